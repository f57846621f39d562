const id = 798;
const ids = [798];
const modules = {

/***/ 3798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readMergeFacts: () => (readMergeFacts)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3177);


const QUERY = `
query ($owner: String!, $repo: String!, $number: Int!, $testBranches: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft headRefOid baseRefName mergeable mergeStateStatus reviewDecision
      baseRef { refUpdateRule { requiredStatusCheckContexts } }
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit {
  statusCheckRollup { contexts(first: 100) { nodes {
    ... on CheckRun { name status conclusion detailsUrl isRequired(pullRequestNumber: $number) }
    ... on StatusContext { context state targetUrl isRequired(pullRequestNumber: $number) }
  } } }
}`;
const text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const CheckNode = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	name: text,
	conclusion: text,
	detailsUrl: text,
	context: text,
	state: text,
	targetUrl: text,
	isRequired: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
}));
const items = (item) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(item)).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(1000)));
const Nodes = (item) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: items(item) }));
const Commit = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusCheckRollup: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ contexts: Nodes(CheckNode) })) })));
const Answer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	repository: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
		pullRequest: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
			state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
			url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
			isDraft: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
			headRefOid: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
			baseRefName: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
			mergeable: text,
			mergeStateStatus: text,
			reviewDecision: text,
			baseRef: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
				refUpdateRule: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ requiredStatusCheckContexts: items(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
			})),
			commits: Nodes(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ commit: Commit })),
		}),
		refs: Nodes(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ target: Commit })),
	}),
}));
const Problems = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: text, message: text, path: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())) })));
async function readMergeFacts(api, repository, number, testBranches) {
	const request = `Asking GitHub what keeps #${number} from being merged`;
	return api.call(request, 'pull-requests: read', async ({ graphql }) => {
		const variables = { ...repository, number, testBranches: `refs/heads/${testBranches}` };
		const { data, problems } = await partly(graphql, variables);
		return factsOf((0, _octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .checked */ .K)(Answer, data), problems.some(hidesChecks));
	});
}
async function partly(graphql, variables) {
	try {
		return { data: await graphql(QUERY, variables), problems: [] };
	}
	catch (error) {
		const { data, errors } = error;
		const problems = Problems.safeParse(errors);
		if (!Answer.safeParse(data).success || !problems.success)
			throw error;
		return { data, problems: problems.data };
	}
}
const hidesChecks = ({ path }) => path?.includes('statusCheckRollup') === true;
function factsOf({ repository }, checksHidden) {
	const { pullRequest, refs } = repository;
	const { mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	const [head] = present(pullRequest.commits?.nodes);
	const required = pullRequest.baseRef?.refUpdateRule?.requiredStatusCheckContexts;
	return {
		state: STATES[pullRequest.state],
		url: pullRequest.url,
		draft: pullRequest.isDraft,
		headSha: pullRequest.headRefOid,
		baseBranch: pullRequest.baseRefName,
		conflicting: mergeable === 'CONFLICTING' || status === 'DIRTY',
		behind: status === 'BEHIND',
		review: review ? REVIEWS[review] : undefined,
		checks: checksOf(head?.commit),
		testChecks: present(refs?.nodes).flatMap(({ target }) => checksOf(target)),
		requiredChecks: present(required),
		checksHidden,
	};
}
const STATES = { OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' };
const REVIEWS = {
	REVIEW_REQUIRED: 'required',
	CHANGES_REQUESTED: 'changes-requested',
};
const present = (items) => (items ?? []).filter((item) => item !== null && item !== undefined);
function checksOf(commit) {
	return present(commit?.statusCheckRollup?.contexts?.nodes).flatMap((node) => {
		const name = node.name ?? node.context;
		if (!name)
			return [];
		const state = stateOf(node.conclusion ?? node.state);
		const url = node.detailsUrl ?? node.targetUrl ?? undefined;
		return [{ name, state, url, required: node.isRequired ?? undefined }];
	});
}
function stateOf(word) {
	if (word === 'EXPECTED')
		return 'expected';
	if (!word || word === 'PENDING')
		return 'pending';
	return ['SUCCESS', 'NEUTRAL', 'SKIPPED'].includes(word) ? 'success' : 'failure';
}

/***/ })

};

export { id, ids, modules };
