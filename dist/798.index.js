'use strict';

exports.id = 798;
exports.ids = [798];
exports.modules = {

/***/ 1380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  No: () => (stateOfCheck),
  hv: () => (judgedBySuite),
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
const judgedBySuite = (checks) => withoutCancelledRuns(newestOfSuite(checks));
function newestOfSuite(checks) {
	const keyOf = ({ name, suite }) => JSON.stringify([suite, name]);
	const byKey = new Map();
	for (const check of checks) {
		if (check.kind !== 'run' || check.suite === undefined)
			continue;
		const others = byKey.get(keyOf(check));
		if (others === undefined)
			byKey.set(keyOf(check), [check]);
		else
			others.push(check);
	}
	const isOutdated = (check) => byKey.get(keyOf(check))?.some((other) => isNewerRun(other, check)) === true;
	return checks.filter((check) => check.kind === 'status' || !isOutdated(check));
}
function isNewerRun(run, than) {
	const { startedAt, id } = run;
	const areTimed = startedAt !== undefined && than.startedAt !== undefined;
	if (areTimed && startedAt !== than.startedAt)
		return startedAt > than.startedAt;
	return id !== undefined && than.id !== undefined && id > than.id;
}
function withoutCancelledRuns(checks) {
	const cancelledAt = new Map();
	for (const { suite, conclusion, finishedAt } of checks) {
		if (suite === undefined || conclusion !== 'cancelled' || finishedAt === undefined)
			continue;
		cancelledAt.set(suite, Math.min(cancelledAt.get(suite) ?? finishedAt, finishedAt));
	}
	const begins = ({ suite, startedAt = Number.NEGATIVE_INFINITY }) => inSeconds(startedAt) >= inSeconds(cancelledAt.get(suite) ?? Number.POSITIVE_INFINITY);
	const failed = checks.filter(({ state }) => state === 'failed');
	const hasRealFailure = new Set(failed.filter((check) => !begins(check)).map(({ suite }) => suite));
	return checks.map((check) => check.state === 'failed' && cancelledAt.has(check.suite) && !hasRealFailure.has(check.suite)
		? { ...check, state: 'not-run', followsCancellation: true }
		: check);
}
const inSeconds = (ms) => Math.floor(ms / 1000);

/***/ }),

/***/ 3798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readMergeFacts: () => (readMergeFacts)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1946);
var _shared_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1903);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1380);
var _octokit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3177);







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
      ... on RequiredStatusChecksParameters { requiredStatusChecks { context } } } }
      pageInfo { hasNextPage } }`);
	const rollup = part('statusCheckRollup', `statusCheckRollup { contexts(first: 100) { nodes {
      ... on CheckRun {
        databaseId name status conclusion detailsUrl startedAt completedAt ${isRequired}
        ${part('checkSuite', 'checkSuite { databaseId app { slug } }')}
      }
      ... on StatusContext { context state targetUrl ${isRequired} }
    } pageInfo { hasNextPage } } }`);
	const reviews = part('latestOpinionatedReviews', `latestOpinionatedReviews(first: 100) {
      nodes { state author { login } } pageInfo { hasNextPage }
    }`);
	return `
query (
  $owner: String!, $repo: String!, $number: Int!, $baseBranch: String!, $testBranches: String!
) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft createdAt headRefOid baseRefName mergeable
      ${part('mergeStateStatus')} ${part('reviewDecision')} ${reviews}
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    ref(qualifiedName: $baseBranch) { name ${protection} ${rules} }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit { oid ${rollup} }`;
}
const text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const CheckNode = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	databaseId: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
	name: text,
	conclusion: text,
	detailsUrl: text,
	context: text,
	state: text,
	targetUrl: text,
	isRequired: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
	startedAt: text,
	completedAt: text,
	checkSuite: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
		databaseId: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
		app: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ slug: text })),
	})),
});
const list = (item) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(item)).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(1000)));
const connection = (item) => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	nodes: list(item),
	pageInfo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hasNextPage: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()) })),
})), (found) => {
	const items = (found?.nodes ?? []).filter((one) => one != null);
	const isWhole = items.length === found?.nodes?.length && found.pageInfo?.hasNextPage === false;
	return { items, isWhole };
});
const NONE = { items: [], isWhole: true };
const NOT_SHOWN = { items: [], isWhole: false };
const Commit = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ statusCheckRollup: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ contexts: connection(CheckNode) })) })), (commit) => {
	if (commit?.statusCheckRollup === undefined)
		return NOT_SHOWN;
	return commit.statusCheckRollup?.contexts ?? NONE;
});
const Review = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	author: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
});
const UpdateRule = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ requiredStatusCheckContexts: list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) }));
const Rule = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	parameters: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ requiredStatusChecks: list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ context: text })) })),
});
const Branch = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ refUpdateRule: UpdateRule, rules: connection(Rule) })), (branch) => {
	if (branch == null)
		return NOT_SHOWN;
	const { refUpdateRule, rules } = branch;
	const ruled = rules.items.flatMap(({ parameters }) => parameters?.requiredStatusChecks ?? []);
	const names = [
		...(refUpdateRule?.requiredStatusCheckContexts ?? []),
		...ruled.map((check) => check?.context),
	];
	const items = names.flatMap((name) => name ?? []);
	return { items, isWhole: rules.isWhole && items.length === names.length };
});
const Answer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	repository: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
		pullRequest: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
			state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['OPEN', 'CLOSED', 'MERGED']),
			url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
			isDraft: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
			createdAt: text,
			headRefOid: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
			baseRefName: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
			mergeable: text,
			mergeStateStatus: text,
			reviewDecision: text,
			latestOpinionatedReviews: connection(Review),
			commits: connection(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: Commit })),
		}),
		ref: Branch,
		refs: connection(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ target: Commit })),
	}),
});
async function readMergeFacts(api, number, baseBranch, testBranches) {
	const request = `Asking GitHub what keeps #${number} from being merged`;
	const variables = {
		...api.repository,
		number,
		baseBranch: `refs/heads/${baseBranch}`,
		testBranches: `refs/heads/${testBranches}`,
	};
	const lacking = new Set();
	for (;;) {
		const query = queryWithout(lacking);
		const { data, errors } = await api.graphql(request, PERMISSION, query, variables);
		if (errors.length === 0)
			return factsOf((0, _octokit_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(request, Answer, data), [], lacking);
		const answer = Answer.safeParse(data);
		if (answer.success)
			return factsOf(answer.data, errors, lacking);
		const found = PARTS.filter((part) => !lacking.has(part) && isLacking(part, errors));
		if (found.length === 0)
			throw (0, _octokit_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedQuery */ .NI)(request, PERMISSION, errors);
		for (const part of found)
			lacking.add(part);
	}
}
const PERMISSION = 'pull-requests: read';
const isLacking = (part, problems) => problems.some(({ message }) => {
	const unknown = /^(?:Field|No such type) '?(\w+)|^Fragment on (\w+)/.exec(message ?? '');
	const name = unknown?.[1] ?? unknown?.[2] ?? '';
	return name === part || OPTIONAL[part].some((other) => other === name);
});
const QUEUE_APP = 'trunk-io';
function factsOf({ repository }, problems, lacking) {
	const { pullRequest, ref, refs } = repository;
	const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	const isHidden = (...parts) => problems.some(({ path }) => path?.some((part) => parts.includes(String(part))));
	const isUnread = (...parts) => parts.some((part) => lacking.has(part)) || isHidden(...parts);
	const head = pullRequest.commits.items.at(0)?.commit ?? NOT_SHOWN;
	const expected = head.items.flatMap((node) => node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : []);
	const required = [...new Set([...ref.items, ...expected])];
	const areRulesWhole = ref.isWhole && !isHidden('ref') && !isUnread('refUpdateRule', 'rules');
	const checks = checksOf(head, required);
	const unreported = required.filter((name) => !checks.some((check) => check.name === name));
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
		changeRequests: changeRequestsOf(isUnread('latestOpinionatedReviews') ? NOT_SHOWN : pullRequest.latestOpinionatedReviews),
		checks,
		testChecks: refs.items.flatMap(({ target }) => checksOf(target, required)),
		unreportedChecks: head.isWhole && !isUnread('statusCheckRollup')
			? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(unreported)
			: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .unread */ .gy)('GitHub does not show all checks of the head commit'),
		requiredChecks: required,
		allRequiredChecks: areRulesWhole
			? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(required)
			: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .unread */ .gy)('GitHub does not show all checks that the branch requires'),
		queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
		checksHidden: isHidden('statusCheckRollup'),
		lacking: [...lacking],
	};
}
function changeRequestsOf({ items, isWhole, }) {
	if (!isWhole)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .unread */ .gy)('GitHub does not show all reviewers');
	const requests = items.filter(({ state }) => state === 'CHANGES_REQUESTED');
	return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(requests.map(({ author }) => author?.login ?? 'ghost'));
}
const isOfQueue = ({ checkSuite }) => checkSuite?.app?.slug === QUEUE_APP;
function checksOf(commit, required) {
	const checks = commit.items.flatMap((node) => {
		const name = node.name ?? node.context;
		if (!name || isOfQueue(node) || node.state === 'EXPECTED')
			return [];
		return {
			name,
			kind: node.name ? 'run' : 'status',
			id: node.databaseId ?? undefined,
			state: (0, _check_js__WEBPACK_IMPORTED_MODULE_3__/* .stateOfCheck */ .No)(node.conclusion ?? node.state),
			conclusion: node.conclusion?.toLowerCase(),
			url: (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_6__/* .webLink */ .D)(node.detailsUrl ?? node.targetUrl),
			required: required.includes(name) || (node.isRequired ?? undefined),
			suite: node.checkSuite?.databaseId ?? undefined,
			startedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(node.startedAt),
			finishedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(node.completedAt),
		};
	});
	return commit.isWhole ? (0, _check_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedBySuite */ .hv)(checks) : checks;
}

/***/ })

};
