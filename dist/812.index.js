"use strict";
exports.id = 812;
exports.ids = [812];
exports.modules = {

 4812:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

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
const textField = zod.nullish(zod.string());
const CheckNode = zod.object({
	databaseId: zod.nullish(zod.number()),
	name: textField,
	conclusion: textField,
	detailsUrl: textField,
	context: textField,
	state: textField,
	targetUrl: textField,
	isRequired: zod.nullish(zod.boolean()),
	startedAt: textField,
	completedAt: textField,
	checkSuite: zod.nullish(zod.object({
		databaseId: zod.nullish(zod.number()),
		app: zod.nullish(zod.object({ slug: textField })),
	})),
});
const itemsOf = (item) => zod.nullish(zod.array(zod.nullish(item)).check(zod._maxLength(1000)));
const connection = (item) => common.mapped(zod.nullish(zod.object({
	nodes: itemsOf(item),
	pageInfo: zod.nullish(zod.object({ hasNextPage: zod.nullish(zod.boolean()) })),
})), (found) => {
	const items = (found?.nodes ?? []).filter((one) => one != null);
	const isWhole = items.length === found?.nodes?.length && found.pageInfo?.hasNextPage === false;
	return { items, isWhole };
});
const NO_ITEMS = { items: [], isWhole: true };
const NOT_SHOWN = { items: [], isWhole: false };
const Commit = common.mapped(zod.nullish(zod.object({ statusCheckRollup: zod.nullish(zod.object({ contexts: connection(CheckNode) })) })), (commit) => {
	if (commit?.statusCheckRollup === undefined)
		return NOT_SHOWN;
	return commit.statusCheckRollup?.contexts ?? NO_ITEMS;
});
const Review = zod.object({
	state: zod.string(),
	author: zod.nullish(zod.object({ login: zod.string() })),
});
const UpdateRule = zod.nullish(zod.object({ requiredStatusCheckContexts: itemsOf(zod.string()) }));
const Rule = zod.object({
	parameters: zod.nullish(zod.object({ requiredStatusChecks: itemsOf(zod.object({ context: textField })) })),
});
const Branch = common.mapped(zod.nullish(zod.object({ refUpdateRule: UpdateRule, rules: connection(Rule) })), (branch) => {
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
const MergeFactsAnswer = zod.object({
	repository: zod.object({
		pullRequest: zod.object({
			state: zod._enum(['OPEN', 'CLOSED', 'MERGED']),
			url: zod.nullish(zod.string()),
			isDraft: zod.boolean(),
			createdAt: textField,
			headRefOid: zod.string(),
			baseRefName: zod.string(),
			mergeable: textField,
			mergeStateStatus: textField,
			reviewDecision: textField,
			latestOpinionatedReviews: connection(Review),
			commits: connection(zod.object({ commit: Commit })),
		}),
		ref: Branch,
		refs: connection(zod.object({ target: Commit })),
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
			return mergeFactsOf(clients.parseAnswer(request, MergeFactsAnswer, data), [], lacking);
		const answer = MergeFactsAnswer.safeParse(data);
		if (answer.success)
			return mergeFactsOf(answer.data, errors, lacking);
		const found = PARTS.filter((part) => !lacking.has(part) && isLacking(part, errors));
		if (found.length === 0)
			throw clients.refusedQuery(request, PERMISSION, errors);
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
function mergeFactsOf({ repository }, problems, lacking) {
	const { pullRequest, ref, refs } = repository;
	const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	const isHidden = (...parts) => problems.some(({ path }) => path?.some((part) => parts.includes(String(part))));
	const isUnread = (...parts) => parts.some((part) => lacking.has(part)) || isHidden(...parts);
	const head = pullRequest.commits.items.at(0)?.commit ?? NOT_SHOWN;
	const expected = head.items.flatMap((node) => node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : []);
	const required = [...new Set([...ref.items, ...expected])];
	const areRulesWhole = ref.isWhole && !isHidden('ref') && !isUnread('refUpdateRule', 'rules');
	const checks = checksOfCommit(head, required);
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
		testChecks: refs.items.flatMap(({ target }) => checksOfCommit(target, required)),
		unreportedChecks: head.isWhole && !isUnread('statusCheckRollup')
			? common.known(unreported)
			: common.unread('GitHub does not show all checks of the head commit'),
		requiredChecks: required,
		allRequiredChecks: areRulesWhole
			? common.known(required)
			: common.unread('GitHub does not show all checks that the branch requires'),
		queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
		checksHidden: isHidden('statusCheckRollup'),
		lacking: [...lacking],
	};
}
function changeRequestsOf({ items, isWhole, }) {
	if (!isWhole)
		return common.unread('GitHub does not show all reviewers');
	const requests = items.filter(({ state }) => state === 'CHANGES_REQUESTED');
	return common.known(requests.map(({ author }) => author?.login ?? 'ghost'));
}
const isOfQueue = ({ checkSuite }) => checkSuite?.app?.slug === clients.QUEUE_APP;
function checksOfCommit(commit, required) {
	const checks = commit.items.flatMap((node) => {
		const name = node.name ?? node.context;
		if (!name || isOfQueue(node) || node.state === 'EXPECTED')
			return [];
		return {
			name,
			kind: node.name ? 'run' : 'status',
			id: node.databaseId ?? undefined,
			state: clients.stateOfCheck(node.conclusion ?? node.state),
			conclusion: node.conclusion?.toLowerCase(),
			url: common.webLink(node.detailsUrl ?? node.targetUrl),
			required: required.includes(name) || (node.isRequired ?? undefined),
			suite: node.checkSuite?.databaseId ?? undefined,
			startedAt: common.parseTime(node.startedAt),
			finishedAt: common.parseTime(node.completedAt),
		};
	});
	return commit.isWhole ? clients.judgedBySuite(checks) : checks;
}

exports.readMergeFacts = readMergeFacts;


 })

};
;