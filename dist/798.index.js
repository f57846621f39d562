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
const items = (item) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(item)).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(1000))), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((list) => (list ?? []).filter((one) => one != null)));
const nodes = (item) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: items(item) })), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((found) => found?.nodes ?? []));
const Commit = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusCheckRollup: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ contexts: nodes(CheckNode) })) })));
const UpdateRule = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ requiredStatusCheckContexts: items(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })));
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
			baseRef: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ refUpdateRule: UpdateRule })),
			commits: nodes(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ commit: Commit })),
		}),
		refs: nodes(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ target: Commit })),
	}),
}));
const Problems = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())) })));
async function readMergeFacts(api, number, testBranches) {
	const request = `Asking GitHub what keeps #${number} from being merged`;
	return api.call(request, 'pull-requests: read', async ({ graphql }) => {
		const variables = { ...api.repository, number, testBranches: `refs/heads/${testBranches}` };
		try {
			return factsOf((0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .checked */ .K)(Answer, await graphql(QUERY, variables)), false);
		}
		catch (error) {
			const { data, errors } = error;
			const [answer, problems] = [Answer.safeParse(data), Problems.safeParse(errors)];
			if (!answer.success || !problems.success)
				throw error;
			const checksHidden = problems.data.some(({ path }) => path?.includes('statusCheckRollup'));
			return factsOf(answer.data, checksHidden);
		}
	});
}
function factsOf({ repository }, checksHidden) {
	const { pullRequest, refs } = repository;
	const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	return {
		closed: state !== 'OPEN',
		merged: state === 'MERGED',
		url: pullRequest.url,
		draft: pullRequest.isDraft,
		headSha: pullRequest.headRefOid,
		baseBranch: pullRequest.baseRefName,
		conflicting: mergeable === 'CONFLICTING' || status === 'DIRTY',
		behind: status === 'BEHIND',
		reviewRequired: review === 'REVIEW_REQUIRED',
		changesRequested: review === 'CHANGES_REQUESTED',
		checks: pullRequest.commits.flatMap(({ commit }) => checksOf(commit)),
		testChecks: refs.flatMap(({ target }) => checksOf(target)),
		requiredChecks: pullRequest.baseRef?.refUpdateRule?.requiredStatusCheckContexts ?? [],
		checksHidden,
	};
}
function checksOf(commit) {
	return (commit?.statusCheckRollup?.contexts ?? []).flatMap((node) => {
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
