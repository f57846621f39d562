'use strict';

exports.id = 798;
exports.ids = [798];
exports.modules = {

/***/ 1380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  No: () => (stateOfCheck),
  iI: () => (isRed),
  yr: () => (checkOutput)
});
const STATES = new Map([
	['success', 'passed'],
	['neutral', 'passed'],
	['skipped', 'passed'],
	['failure', 'failed'],
	['error', 'failed'],
	['cancelled', 'not-run'],
	['timed_out', 'not-run'],
	['startup_failure', 'not-run'],
	['stale', 'not-run'],
]);
const stateOfCheck = (word) => STATES.get(word?.toLowerCase() ?? '') ?? 'pending';
const isRed = ({ state }) => state === 'failed' || state === 'not-run';
const OUTPUT_WORDS = {
	passed: 'success',
	failed: 'failure',
	'not-run': 'failure',
	pending: 'pending',
};
const checkOutput = ({ name, state, url, required = false }) => ({
	name,
	state: OUTPUT_WORDS[state],
	url,
	required,
});

/***/ }),

/***/ 3798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readMergeFacts: () => (readMergeFacts)
});
var _shared_fact_js_4 = __webpack_require__(1946);
var _shared_links_js_5 = __webpack_require__(1903);
var _shared_shapes_js_0 = __webpack_require__(8458);
var _shared_zod_js_1 = __webpack_require__(3587);
var _check_js_2 = __webpack_require__(1380);
var _octokit_js_3 = __webpack_require__(3177);






const OPTIONAL = {
	mergeStateStatus: [],
	reviewDecision: [],
	latestOpinionatedReviews: [],
	refUpdateRule: ['requiredStatusCheckContexts'],
	rules: ['RequiredStatusChecksParameters', 'requiredStatusChecks'],
	statusCheckRollup: [],
	isRequired: [],
	checkSuite: ['app', 'slug'],
};
const PARTS = Object.keys(OPTIONAL);
function queryWithout(lacking) {
	const part = (name, text = name) => (lacking.has(name) ? '' : text);
	const isRequired = part('isRequired', 'isRequired(pullRequestNumber: $number)');
	const protection = part('refUpdateRule', 'refUpdateRule { requiredStatusCheckContexts }');
	const rules = part('rules', `rules(first: 100) { nodes { parameters {
      ... on RequiredStatusChecksParameters { requiredStatusChecks { context } } } } }`);
	const rollup = part('statusCheckRollup', `statusCheckRollup { contexts(first: 100) { nodes {
      ... on CheckRun {
        name status conclusion detailsUrl ${isRequired}
        ${part('checkSuite', 'checkSuite { app { slug } }')}
      }
      ... on StatusContext { context state targetUrl ${isRequired} }
    } } }`);
	const reviews = part('latestOpinionatedReviews', `latestOpinionatedReviews(first: 100) {
      nodes { state author { login } } pageInfo { hasNextPage }
    }`);
	return `
query ($owner: String!, $repo: String!, $number: Int!, $testBranches: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft createdAt headRefOid baseRefName mergeable
      ${part('mergeStateStatus')} ${part('reviewDecision')} ${reviews}
      baseRef { name ${protection} ${rules} }
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit { oid ${rollup} }`;
}
const text = _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .string */ .YjP());
const CheckNode = _shared_zod_js_1/* .object */ .Ikc({
	name: text,
	conclusion: text,
	detailsUrl: text,
	context: text,
	state: text,
	targetUrl: text,
	isRequired: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .boolean */ .zMY()),
	checkSuite: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ app: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ slug: text })) })),
});
const items = (item) => (0, _shared_shapes_js_0/* .mapped */ .C)(_shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .array */ .YOg(_shared_zod_js_1/* .nullish */ .cl6(item)).check(_shared_zod_js_1/* .maxLength */ .Ru6(1000))), (list) => (list ?? []).filter((one) => one != null));
const nodes = (item) => (0, _shared_shapes_js_0/* .mapped */ .C)(_shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ nodes: items(item) })), (found) => found?.nodes ?? []);
const Commit = (0, _shared_shapes_js_0/* .mapped */ .C)(_shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ statusCheckRollup: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ contexts: nodes(CheckNode) })) })), (commit) => commit?.statusCheckRollup?.contexts ?? []);
const Review = _shared_zod_js_1/* .object */ .Ikc({
	state: _shared_zod_js_1/* .string */ .YjP(),
	author: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ login: _shared_zod_js_1/* .string */ .YjP() })),
});
const Reviews = _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({
	nodes: _shared_zod_js_1/* .array */ .YOg(_shared_zod_js_1/* .nullable */ .mee(Review)),
	pageInfo: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ hasNextPage: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .boolean */ .zMY()) })),
}));
const UpdateRule = _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ requiredStatusCheckContexts: items(_shared_zod_js_1/* .string */ .YjP()) }));
const Rule = _shared_zod_js_1/* .object */ .Ikc({
	parameters: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ requiredStatusChecks: items(_shared_zod_js_1/* .object */ .Ikc({ context: text })) })),
});
const BaseRef = (0, _shared_shapes_js_0/* .mapped */ .C)(_shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .object */ .Ikc({ refUpdateRule: UpdateRule, rules: nodes(Rule) })), (branch) => {
	const ruled = (branch?.rules ?? []).flatMap(({ parameters }) => (parameters?.requiredStatusChecks ?? []).flatMap(({ context }) => context ?? []));
	return [...new Set([...(branch?.refUpdateRule?.requiredStatusCheckContexts ?? []), ...ruled])];
});
const Answer = _shared_zod_js_1/* .object */ .Ikc({
	repository: _shared_zod_js_1/* .object */ .Ikc({
		pullRequest: _shared_zod_js_1/* .object */ .Ikc({
			state: _shared_zod_js_1/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
			url: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .string */ .YjP()),
			isDraft: _shared_zod_js_1/* .boolean */ .zMY(),
			createdAt: text,
			headRefOid: _shared_zod_js_1/* .string */ .YjP(),
			baseRefName: _shared_zod_js_1/* .string */ .YjP(),
			mergeable: text,
			mergeStateStatus: text,
			reviewDecision: text,
			latestOpinionatedReviews: Reviews,
			baseRef: BaseRef,
			commits: nodes(_shared_zod_js_1/* .object */ .Ikc({ commit: Commit })),
		}),
		refs: nodes(_shared_zod_js_1/* .object */ .Ikc({ target: Commit })),
	}),
});
const Problems = _shared_zod_js_1/* .array */ .YOg(_shared_zod_js_1/* .object */ .Ikc({ path: _shared_zod_js_1/* .nullish */ .cl6(_shared_zod_js_1/* .array */ .YOg(_shared_zod_js_1/* .unknown */ .L5J())), message: _shared_zod_js_1/* ["catch"] */ .MfU(text, undefined) }));
async function readMergeFacts(api, number, testBranches) {
	const request = `Asking GitHub what keeps #${number} from being merged`;
	const variables = { ...api.repository, number, testBranches: `refs/heads/${testBranches}` };
	return api.call(request, 'pull-requests: read', async ({ graphql }) => {
		const lacking = new Set();
		for (;;) {
			try {
				const whole = (0,_octokit_js_3/* .checked */ .KD)(Answer, await graphql(queryWithout(lacking), variables));
				return factsOf(whole, [], lacking);
			}
			catch (error) {
				const { data, errors } = error;
				const [answer, problems] = [Answer.safeParse(data), Problems.safeParse(errors)];
				if (!problems.success)
					throw error;
				if (answer.success)
					return factsOf(answer.data, problems.data, lacking);
				const found = PARTS.filter((part) => !lacking.has(part) && isLacking(part, problems.data));
				if (found.length === 0)
					throw error;
				for (const part of found)
					lacking.add(part);
			}
		}
	});
}
const isLacking = (part, problems) => problems.some(({ message }) => {
	const unknown = /^(?:Field|No such type) '?(\w+)|^Fragment on (\w+)/.exec(message ?? '');
	const name = unknown?.[1] ?? unknown?.[2] ?? '';
	return name === part || OPTIONAL[part].some((other) => other === name);
});
const QUEUE_APP = 'trunk-io';
function factsOf({ repository }, problems, lacking) {
	const { pullRequest, refs } = repository;
	const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	const isHidden = (...parts) => problems.some(({ path }) => path?.some((part) => parts.includes(String(part))));
	const head = pullRequest.commits.flatMap(({ commit }) => commit);
	const expected = head.flatMap((node) => node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : []);
	const required = [...new Set([...pullRequest.baseRef, ...expected])];
	const areRulesWhole = !lacking.has('refUpdateRule') &&
		!lacking.has('rules') &&
		!isHidden('baseRef', 'refUpdateRule', 'rules');
	return {
		closed: state !== 'OPEN',
		merged: state === 'MERGED',
		url: pullRequest.url ?? '',
		draft: pullRequest.isDraft,
		createdAt: pullRequest.createdAt ?? undefined,
		headSha: pullRequest.headRefOid,
		baseBranch: pullRequest.baseRefName,
		conflicting: mergeable === 'CONFLICTING' || status === 'DIRTY',
		behind: status === 'BEHIND',
		reviewRequired: review === 'REVIEW_REQUIRED',
		changesRequested: review === 'CHANGES_REQUESTED',
		changeRequests: changeRequestsOf(lacking.has('latestOpinionatedReviews') ? undefined : pullRequest.latestOpinionatedReviews),
		checks: checksOf(head, required),
		testChecks: refs.flatMap(({ target }) => checksOf(target, required)),
		requiredChecks: required,
		allRequiredChecks: areRulesWhole
			? (0, _shared_fact_js_4/* .known */ .eO)(required)
			: (0, _shared_fact_js_4/* .unread */ .gy)('GitHub does not show all checks that the branch requires'),
		queueChecks: head.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
		checksHidden: isHidden('statusCheckRollup'),
		lacking: [...lacking],
	};
}
function changeRequestsOf(reviews) {
	if (!reviews)
		return (0, _shared_fact_js_4/* .unread */ .gy)('GitHub does not show the newest reviews');
	if (reviews.pageInfo?.hasNextPage !== false)
		return (0, _shared_fact_js_4/* .unread */ .gy)('GitHub does not show all reviewers');
	const shown = reviews.nodes.filter((review) => review !== null);
	if (shown.length < reviews.nodes.length)
		return (0, _shared_fact_js_4/* .unread */ .gy)('GitHub hides a review');
	const requests = shown.filter(({ state }) => state === 'CHANGES_REQUESTED');
	return (0, _shared_fact_js_4/* .known */ .eO)(requests.map(({ author }) => author?.login ?? 'ghost'));
}
const isOfQueue = ({ checkSuite }) => checkSuite?.app?.slug === QUEUE_APP;
function checksOf(commit, required) {
	return commit.flatMap((node) => {
		const name = node.name ?? node.context;
		if (!name || isOfQueue(node) || node.state === 'EXPECTED')
			return [];
		return {
			name,
			kind: node.name ? 'run' : 'status',
			state: (0, _check_js_2/* .stateOfCheck */ .No)(node.conclusion ?? node.state),
			url: (0, _shared_links_js_5/* .webLink */ .D)(node.detailsUrl ?? node.targetUrl),
			required: required.includes(name) || (node.isRequired ?? undefined),
		};
	});
}

/***/ }),

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HP: () => (ifKnown),
  eO: () => (known),
  gy: () => (unread)
});
const known = (value) => ({ isKnown: true, value });
const unread = (why) => ({ isKnown: false, why });
const ifKnown = (fact) => fact?.isKnown ? fact.value : undefined;

/***/ })

};
