"use strict";
exports.id = 4812;
exports.ids = [4812];
exports.modules = {

 4812:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const commits = __webpack_require__(7044);

const inParts = (items, size) => Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const isPart = (field) => 'selection' in field;
function part(type, fields) {
	const selected = {};
	const shape = {};
	for (const [text, field] of Object.entries(fields)) {
		const [name = text] = text.split('(');
		selected[text] = isPart(field) ? field.selection : true;
		shape[name] = isPart(field) ? field.schema : field;
	}
	const schema = pullFiles.object(shape);
	return { selection: { type, fields: selected }, schema: schema };
}
const eitherOf = (type, one, other) => ({
	selection: { type, fields: {}, on: [one.selection, other.selection] },
	schema: pullFiles.object({ ...one.schema.shape, ...other.schema.shape }),
});
const onlyIf = (type, only) => ({
	selection: { type, fields: {}, on: [only.selection] },
	schema: only.schema,
});
const optionalPart = ({ selection, schema }) => ({
	selection,
	schema: pullFiles.nullish(schema),
});
const mappedPart = ({ selection, schema }, make) => ({ selection, schema: pullFiles.mapped(pullFiles.nullish(schema), make) });
const nameOf = (type, field) => `${type}.${field.replace(/\(.*/, '')}`;
function selectionText({ type, fields, on = [] }, lacking) {
	const selected = Object.entries(fields)
		.filter(([field]) => !lacking.has(nameOf(type, field)))
		.map(([field, of]) => (of === true ? field : `${field} ${selectionText(of, lacking)}`));
	const fragments = on
		.filter((fragment) => !lacking.has(fragment.type))
		.map((fragment) => `... on ${fragment.type} ${selectionText(fragment, lacking)}`);
	return `{ ${[...selected, ...fragments].join(' ') || '__typename'} }`;
}
function partsOf({ type, fields, on = [] }) {
	return [
		...Object.entries(fields).flatMap(([field, of]) => [
			nameOf(type, field),
			...(of === true ? [] : partsOf(of)),
		]),
		...on.flatMap((fragment) => [fragment.type, ...partsOf(fragment)]),
	];
}
const lacksPartOf = (selection, lacking) => partsOf(selection).some((part) => lacking.has(part));
function unknownParts(selection, lacking, problems) {
	const parts = [...new Set(partsOf(selection))].filter((part) => !lacking.has(part));
	return problems.flatMap(({ message = '' }) => {
		const [, field, type, fragment] = UNKNOWN.exec(message) ?? [];
		const name = field ?? type ?? fragment;
		if (name === undefined)
			return [];
		const owner = /on type '?(\w+)/.exec(message)?.[1];
		const exact = parts.filter((part) => part === `${owner}.${name}`);
		if (exact.length > 0)
			return exact;
		return parts.filter((part) => part === name || part.endsWith(`.${name}`));
	});
}
const UNKNOWN = /^Field '?(\w+)'? doesn't|^No such type '?(\w+)|^Fragment on '?(\w+)/;

const textField = pullFiles.nullish(pullFiles.string());
const NO_ITEMS = { items: [], isWhole: true };
const NOT_SHOWN = { items: [], isWhole: false };
const itemsOf = (item) => pullFiles.nullish(pullFiles.array(pullFiles.nullish(item)).check(pullFiles._maxLength(1000)));
const listOf = (item) => pullFiles.mapped(pullFiles.nullish(pullFiles.object({
	nodes: itemsOf(item),
	pageInfo: pullFiles.nullish(pullFiles.object({ hasNextPage: pullFiles.nullish(pullFiles.boolean()) })),
})), (list) => {
	const items = (list?.nodes ?? []).filter((one) => one != null);
	const isWhole = items.length === list?.nodes?.length && list.pageInfo?.hasNextPage === false;
	return { items, isWhole };
});
const nodesOf = (type, { selection, schema }) => ({
	selection: { type, fields: { nodes: selection } },
	schema: listOf(schema),
});
const PAGE_INFO = { type: 'PageInfo', fields: { hasNextPage: true } };
const connection = (type, { selection, schema }) => ({
	selection: { type, fields: { nodes: selection, pageInfo: PAGE_INFO } },
	schema: listOf(schema),
});
const isRequired = 'isRequired(pullRequestNumber: $number)';
const CheckContext = eitherOf('StatusCheckRollupContext', part('CheckRun', {
	databaseId: pullFiles.nullish(pullFiles.number()),
	name: textField,
	status: textField,
	conclusion: textField,
	detailsUrl: textField,
	startedAt: textField,
	completedAt: textField,
	[isRequired]: pullFiles.nullish(pullFiles.boolean()),
	checkSuite: optionalPart(part('CheckSuite', {
		databaseId: pullFiles.nullish(pullFiles.number()),
		app: optionalPart(part('App', { slug: textField })),
	})),
}), part('StatusContext', {
	context: textField,
	state: textField,
	targetUrl: textField,
	createdAt: textField,
	[isRequired]: pullFiles.nullish(pullFiles.boolean()),
}));
const CONTEXTS = 'StatusCheckRollupContextConnection';
const CheckPage = {
	selection: {
		type: CONTEXTS,
		fields: {
			nodes: CheckContext.selection,
			pageInfo: { type: 'PageInfo', fields: { hasNextPage: true, endCursor: true } },
		},
	},
	schema: pullFiles.mapped(pullFiles.object({
		nodes: pullFiles.array(pullFiles.nullish(CheckContext.schema)).check(pullFiles._maxLength(100)),
		pageInfo: pullFiles.object({ hasNextPage: pullFiles.boolean(), endCursor: textField }),
	}), ({ nodes, pageInfo }) => {
		const items = nodes.filter((node) => node != null);
		const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
		const isCut = pageInfo.hasNextPage && next === undefined;
		return { items, isWhole: items.length === nodes.length && !isCut, next };
	}),
};
const FirstChecks = part('StatusCheckRollup', { 'contexts(first: 100)': CheckPage });
const MoreChecks = part('StatusCheckRollup', {
	'contexts(first: 100, after: $after)': CheckPage,
});
const CHECKS_OF_COMMIT = {
	statusCheckRollup: optionalPart(part('StatusCheckRollup', { 'contexts(first: 100)': connection(CONTEXTS, CheckContext) })),
};
function listedChecks(commit) {
	const rollup = commit?.statusCheckRollup;
	if (rollup === undefined)
		return NOT_SHOWN;
	return rollup?.contexts ?? NO_ITEMS;
}
const TestedCommit = mappedPart(onlyIf('GitObject', part('Commit', CHECKS_OF_COMMIT)), listedChecks);
const TestBranches = nodesOf('RefConnection', part('Ref', { target: TestedCommit }));
const HeadCommit = mappedPart(part('Commit', {
	...CHECKS_OF_COMMIT,
	'checkSuites(first: 100)': nodesOf('CheckSuiteConnection', part('CheckSuite', {
		conclusion: textField,
		workflowRun: optionalPart(part('WorkflowRun', {
			url: textField,
			workflow: optionalPart(part('Workflow', { name: textField })),
		})),
	})),
}), (commit) => ({ ...listedChecks(commit), suites: commit?.checkSuites.items ?? [] }));
const Review = part('PullRequestReview', {
	state: textField,
	author: optionalPart(part('Actor', { login: textField })),
});
const PullRequestPart = part('PullRequest', {
	state: pullFiles.nullish(pullFiles._enum(['OPEN', 'CLOSED', 'MERGED'])),
	url: textField,
	isDraft: pullFiles.nullish(pullFiles.boolean()),
	createdAt: textField,
	headRefOid: textField,
	baseRefName: textField,
	mergeable: textField,
	mergeStateStatus: textField,
	reviewDecision: textField,
	'latestOpinionatedReviews(first: 100)': connection('PullRequestReviewConnection', Review),
	'commits(last: 1)': nodesOf('PullRequestCommitConnection', part('PullRequestCommit', { commit: HeadCommit })),
});
const Branch = mappedPart(part('Ref', {
	refUpdateRule: optionalPart(part('RefUpdateRule', { requiredStatusCheckContexts: itemsOf(pullFiles.string()) })),
	'rules(first: 100)': connection('RepositoryRuleConnection', part('RepositoryRule', {
		parameters: optionalPart(onlyIf('RuleParameters', part('RequiredStatusChecksParameters', {
			requiredStatusChecks: checkNames(),
		}))),
	})),
}), (branch) => {
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
function checkNames() {
	const { selection, schema } = part('StatusCheckConfiguration', { context: textField });
	return { selection, schema: itemsOf(schema) };
}

const MAX_IN_QUERY = 20;
const Answer = pullFiles.object({ repository: pullFiles.looseObject({ ref: Branch.schema }) });
async function askAliased(github, deadline, { request, permission, baseBranch, fields }, lacking) {
	const variables = { ...github.repository, baseBranch: `refs/heads/${baseBranch}` };
	const repositoryOf = {
		type: 'Repository',
		fields: {
			'ref(qualifiedName: $baseBranch)': Branch.selection,
			...Object.fromEntries(fields.map(({ field, selection }) => [field, selection])),
		},
	};
	for (;;) {
		const leftOut = new Set(lacking);
		const branch = selectionText(Branch.selection, lacking);
		const aliased = fields.map(({ alias, field, selection, fill = (text) => text }) => {
			return `${alias}: ${field} ${fill(selectionText(selection, lacking))}`;
		});
		const query = `
query ($owner: String!, $repo: String!, $baseBranch: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $baseBranch) ${branch}
    ${aliased.join('\n    ')}
  }
}`;
		const answer = await github.graphql(deadline, request, permission, query, variables);
		const { data, errors: problems } = answer;
		const parsed = Answer.safeParse(data);
		if (parsed.success) {
			const { ref, ...shown } = parsed.data.repository;
			const isBranchShown = !problems.some(({ path }) => path?.includes('ref'));
			return {
				fields: shown,
				requiredChecks: isBranchShown ? ref : { items: [], isWhole: false },
				problems,
			};
		}
		if (problems.length === 0)
			pullFiles.parseAnswer(request, Answer, data);
		const found = unknownParts(repositoryOf, leftOut, problems);
		if (found.length === 0)
			throw pullFiles.refusedQuery(request, permission, problems);
		for (const part of found)
			lacking.add(part);
	}
}

const Repository = part('Repository', {
	'pullRequest(number: $number)': PullRequestPart,
	'ref(qualifiedName: $baseBranch)': Branch,
	'refs(refPrefix: $testBranches, first: 3)': TestBranches,
});
const MergeFactsAnswer = pullFiles.object({ repository: Repository.schema });
const VARIABLES = {
	owner: 'String!',
	repo: 'String!',
	number: 'Int!',
	baseBranch: 'String!',
	testBranches: 'String!',
};
function queryWithout(lacking) {
	const body = `{ repository(owner: $owner, name: $repo) ${selectionText(Repository.selection, lacking)} }`;
	const declared = Object.entries(VARIABLES)
		.filter(([name]) => body.includes(`$${name}`))
		.map(([name, type]) => `$${name}: ${type}`);
	return `query (${declared.join(', ')}) ${body}`;
}
async function factsAtBase(github, deadline, number, baseBranch, testBranches, readPullRequest) {
	const request = `Asking GitHub what keeps #${number} from being merged`;
	const variables = {
		...github.repository,
		number,
		baseBranch: `refs/heads/${baseBranch}`,
		testBranches: `refs/heads/${testBranches}`,
	};
	const lacking = new Set();
	for (;;) {
		const query = queryWithout(lacking);
		const { data, errors } = await github.graphql(deadline, request, PERMISSION, query, variables);
		const answer = MergeFactsAnswer.safeParse(data);
		if (errors.length === 0 || answer.success) {
			const { repository } = answer.success
				? answer.data
				: pullFiles.parseAnswer(request, MergeFactsAnswer, data);
			const rest = needsRest(repository.pullRequest) ? await readPullRequest() : undefined;
			return mergeFactsOf(repository, rest, errors, lacking);
		}
		const unknown = unknownParts(Repository.selection, lacking, errors);
		if (unknown.length === 0 || unknown.includes('Repository.pullRequest'))
			throw pullFiles.refusedQuery(request, PERMISSION, errors);
		for (const part of unknown)
			lacking.add(part);
	}
}
const PERMISSION = 'pull-requests: read';
const needsRest = ({ state, isDraft, headRefOid, baseRefName, }) => [state, isDraft, headRefOid, baseRefName].some((value) => value == null);
function mergeFactsOf({ pullRequest, ref, refs }, rest, problems, lacking) {
	const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	const isHidden = (part) => problems.some(({ path }) => path?.includes(part));
	const isUnread = (part) => isHidden(part.replace(/.*\./, '')) || lacking.has(part);
	const readable = (commit) => withoutUnreadable(commit, lacking);
	const headCommit = pullRequest.commits.items.at(0)?.commit;
	const head = readable(headCommit ?? NOT_SHOWN);
	const expected = head.items.flatMap((node) => node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : []);
	const required = [...new Set([...ref.items, ...expected])];
	const areRulesWhole = ref.isWhole && !isHidden('ref') && !lacksPartOf(Branch.selection, lacking);
	const checks = checksOfCommit(head, required);
	const unreported = required.filter((name) => !checks.some((check) => check.name === name));
	return {
		closed: state == null ? rest?.closed === true : state !== 'OPEN',
		merged: state == null ? rest?.merged === true : state === 'MERGED',
		url: pullRequest.url ?? rest?.url ?? '',
		draft: pullRequest.isDraft ?? rest?.draft === true,
		createdAt: pullRequest.createdAt ?? rest?.createdAt,
		headSha: pullRequest.headRefOid ?? rest?.headSha ?? '',
		baseBranch: pullRequest.baseRefName ?? rest?.ownBase ?? '',
		conflicting: isConflicting(mergeable, status),
		behind: status === 'BEHIND',
		reviewRequired: review === 'REVIEW_REQUIRED',
		changesRequested: review === 'CHANGES_REQUESTED',
		changeRequests: changeRequestsOf(isUnread('PullRequest.latestOpinionatedReviews')
			? NOT_SHOWN
			: pullRequest.latestOpinionatedReviews),
		checks,
		testChecks: refs.items.flatMap(({ target }) => checksOfCommit(readable(target), required)),
		unreportedChecks: head.isWhole && !isUnread('Commit.statusCheckRollup')
			? commits.known(unreported)
			: commits.unread('GitHub does not show all checks of the head commit'),
		workflowsToApprove: workflowsToApprove(headCommit?.suites ?? []),
		requiredChecks: required,
		allRequiredChecks: areRulesWhole
			? commits.known(required)
			: commits.unread('GitHub does not show all checks that the branch requires'),
		queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
		checksHidden: isHidden('statusCheckRollup'),
		lacking: [...new Set([...lacking].map((part) => part.replace(/.*\./, '')))],
	};
}
function workflowsToApprove(suites) {
	const waiting = suites.flatMap(({ conclusion, workflowRun }) => {
		const name = workflowRun?.workflow?.name;
		if (!name || !commits.awaitsApproval(undefined, conclusion))
			return [];
		return { name, url: pullFiles.webLink(workflowRun.url) };
	});
	return [...new Map(waiting.map((workflow) => [workflow.name, workflow])).values()];
}
function isConflicting(mergeable, status) {
	if (mergeable == null && status == null)
		return undefined;
	return mergeable === 'CONFLICTING' || status === 'DIRTY';
}
const UNREADABLE_RUNS = ['CheckRun', 'CheckRun.name', 'CheckRun.conclusion'];
const UNREADABLE_STATUSES = ['StatusContext', 'StatusContext.context', 'StatusContext.state'];
function withoutUnreadable(commit, lacking) {
	const areRunsShown = !UNREADABLE_RUNS.some((part) => lacking.has(part));
	const areStatusesShown = !UNREADABLE_STATUSES.some((part) => lacking.has(part));
	if (areRunsShown && areStatusesShown)
		return commit;
	const items = commit.items.filter(({ name, context }) => (areRunsShown && name != null) || (areStatusesShown && context != null));
	return { items, isWhole: false };
}
function changeRequestsOf({ items, isWhole }) {
	if (!isWhole || items.some(({ state }) => state == null))
		return commits.unread('GitHub does not show all reviewers');
	const requests = items.filter(({ state }) => state === 'CHANGES_REQUESTED');
	return commits.known(requests.map(({ author }) => author?.login ?? 'ghost'));
}
const isOfQueue = ({ checkSuite }) => checkSuite?.app?.slug === commits.QUEUE_APP;
function checksOfCommit(commit, required) {
	const checks = commit.items.flatMap((node) => {
		const name = node.name ?? node.context;
		if (!name || isOfQueue(node) || node.state === 'EXPECTED')
			return [];
		return {
			name,
			kind: node.name ? 'run' : 'status',
			id: node.databaseId ?? undefined,
			state: commits.stateOfCheck(node.conclusion ?? node.state),
			conclusion: node.conclusion?.toLowerCase(),
			awaitsApproval: commits.awaitsApproval(node.status, node.conclusion) || undefined,
			url: pullFiles.webLink(node.detailsUrl ?? node.targetUrl),
			required: required.includes(name) || (node.isRequired ?? undefined),
			suite: node.checkSuite?.databaseId ?? undefined,
			startedAt: index.parseTime(node.startedAt),
			finishedAt: index.parseTime(node.completedAt ?? node.createdAt),
		};
	});
	return commit.isWhole ? commits.judgedBySuite(checks) : checks;
}
function undefinedIfRefused(error) {
	if (!(error instanceof index.ActionError))
		throw error;
}
async function readMergeFacts(access, deadline, { number, targetBranch }, testBranches) {
	const read = (baseBranch) => factsAtBase(access.github, deadline, number, baseBranch, testBranches, () => commits.readPullRequest(access, deadline, number));
	const expectedBase = access.stacks.of(number).seen?.base ?? targetBranch;
	const facts = await read(expectedBase);
	const stack = access.stacks.of(number);
	if (pullFiles.leadsToTarget(facts.baseBranch, { stack, targetBranch: expectedBase }))
		return { ...facts, baseBranch: expectedBase };
	const pullRequest = await commits.readPullRequest(access, deadline, number).catch(undefinedIfRefused);
	if (pullRequest === undefined)
		return { ...facts, allRequiredChecks: commits.unread('GitHub does not show the stack') };
	const { baseBranch } = pullRequest;
	return { ...(baseBranch === expectedBase ? facts : await read(baseBranch)), baseBranch };
}

const mergeFacts = Object.freeze(Object.defineProperty({
	__proto__: null,
	checksOfCommit,
	isOfQueue,
	mergeFactsOf,
	needsRest,
	readMergeFacts,
	withoutUnreadable
}, Symbol.toStringTag, { value: 'Module' }));

exports.Branch = Branch;
exports.FirstChecks = FirstChecks;
exports.MAX_IN_QUERY = MAX_IN_QUERY;
exports.MoreChecks = MoreChecks;
exports.NOT_SHOWN = NOT_SHOWN;
exports.PullRequestPart = PullRequestPart;
exports.askAliased = askAliased;
exports.checksOfCommit = checksOfCommit;
exports.connection = connection;
exports.inParts = inParts;
exports.isOfQueue = isOfQueue;
exports.lacksPartOf = lacksPartOf;
exports.mergeFacts = mergeFacts;
exports.mergeFactsOf = mergeFactsOf;
exports.needsRest = needsRest;
exports.nodesOf = nodesOf;
exports.onlyIf = onlyIf;
exports.optionalPart = optionalPart;
exports.part = part;
exports.textField = textField;
exports.withoutUnreadable = withoutUnreadable;

 })

};
;