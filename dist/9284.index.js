"use strict";
exports.id = 9284;
exports.ids = [9284];
exports.modules = {

 9284:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const index = __webpack_require__(3690);
const pullFiles = __webpack_require__(7404);

const BoundedText = pullFiles.string().check(pullFiles._minLength(1), pullFiles._maxLength(2000));
const timelineText = pullFiles.lenientField(BoundedText);
const address = pullFiles.lenientField(pullFiles.mapped(BoundedText, (given) => pullFiles.webLink(given)));
const lowerCaseWord = pullFiles.lenientField(pullFiles.string().check(pullFiles._minLength(1), pullFiles._maxLength(200), pullFiles._toLowerCase()));
const reasonField = pullFiles.lenientField(pullFiles.mapped(pullFiles.string().check(pullFiles._trim(), pullFiles._minLength(1), pullFiles._toLowerCase()), (said) => index.truncate(said, 200)));
const MAX_ITEMS = 100;
const items = (item) => pullFiles.mapped(pullFiles._catch(pullFiles.array(pullFiles.unknown()), []), (list) => list.slice(0, MAX_ITEMS).flatMap((one) => item.safeParse(one).data ?? []));
const NumberedPullRequest = pullFiles.object({ prNumber: pullFiles.int().check(pullFiles._positive()) });
const StatusFields = pullFiles.object({
	name: timelineText,
	context: timelineText,
	url: address,
	targetUrl: address,
	detailsUrl: address,
});
const CausingStatus = pullFiles.pipe(pullFiles.mapped(pullFiles.union([BoundedText, StatusFields]), (status) => {
	if (typeof status === 'string')
		return { name: status };
	const { name, context, url, targetUrl, detailsUrl } = status;
	return { name: name ?? context, url: url ?? targetUrl ?? detailsUrl };
}), pullFiles.object({ name: BoundedText, url: pullFiles.optional$1(pullFiles.string()) }));
const Actor = pullFiles.union([BoundedText, pullFiles.mapped(pullFiles.object({ login: BoundedText }), ({ login }) => login)]);
const Members = pullFiles._lazy(() => pullFiles.object({
	reason: reasonField,
	actor: pullFiles.lenientField(Actor),
	failureCausingStatuses: items(CausingStatus),
	testRun: pullFiles.lenientField(pullFiles.object({ id: BoundedText, testedPullRequests: pullFiles.optional$1(items(NumberedPullRequest)) })),
	testRunId: timelineText,
	blockReasons: items(pullFiles.object({ kind: lowerCaseWord, name: timelineText, url: address })),
	conflictCulprit: pullFiles.lenientField(pullFiles.object({
		type: lowerCaseWord,
		prNumber: pullFiles.lenientField(pullFiles.int().check(pullFiles._positive())),
		prUrl: address,
	})),
	waitingFor: items(NumberedPullRequest),
	otherTestedPullRequests: items(NumberedPullRequest),
	prerequisitePullRequests: items(NumberedPullRequest),
}));
function parseTimeline(answer, maxEntries = MAX_ITEMS) {
	const list = Timeline.safeParse(answer).data?.timeline ?? [];
	const entries = list.filter(isEntry);
	const timed = entries.map((entry) => ({ entry, at: timeOf(entry) }));
	if (timed.every(isTimed))
		timed.sort((one, other) => other.at - one.at);
	return timed.slice(0, maxEntries).map(readEntry);
}
const Timeline = pullFiles.object({ timeline: pullFiles.array(pullFiles.unknown()) });
const isEntry = (entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry);
const isTimed = (timed) => timed.at !== undefined;
const timeOf = ({ timestamp }) => typeof timestamp === 'string' ? index.parseTime(timestamp) : undefined;
const STATE_OBJECT_KEYS = {
	NOT_READY: 'notReady',
	PENDING: 'pending',
	TESTING: 'testing',
	PENDING_FAILURE: 'pendingFailure',
	TESTS_PASSED: 'testsPassed',
	MERGED: 'merged',
	FAILED: 'failure',
	CANCELLED: 'cancellation',
};
const STATELESS_OBJECT_KEYS = new Set(['actor', 'testRun', 'conflictCulprit']);
function entryParts(entry, state = '') {
	const own = entry[STATE_OBJECT_KEYS[state] ?? ''];
	if (typeof own === 'object' && own !== null)
		return [own, entry];
	return [
		entry,
		...Object.keys(entry).flatMap((name) => (STATELESS_OBJECT_KEYS.has(name) ? [] : entry[name])),
	];
}
const stateField = pullFiles.lenientField(BoundedText.check(pullFiles._toUpperCase()));
function readEntry({ entry, at }) {
	const state = stateField.parse(entry['state']);
	const parts = entryParts(entry, state).map(membersOf);
	const { testRunId, ...members } = Object.assign({}, ...parts.toReversed());
	const byId = testRunId === undefined ? undefined : { id: testRunId };
	return { testRun: byId, ...members, state, at };
}
const membersOf = (part) => Object.fromEntries(Object.entries(Members.safeParse(part).data ?? {}).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value));

const timeline = Object.freeze(Object.defineProperty({
	__proto__: null,
	parseTimeline
}, Symbol.toStringTag, { value: 'Module' }));

const nullableText = pullFiles.nullish(pullFiles.string());
const WORKFLOWS = `
query ($owner: String!, $repo: String!, $ref: String!, $workflows: String!) {
  repository(owner: $owner, name: $repo) {
    isPrivate
    defaultBranchRef { name }
    ref(qualifiedName: $ref) { name }
    object(expression: $workflows) { ...files }
    onDefault: object(expression: "HEAD:.github/workflows") { ...files }
  }
}
fragment files on Tree { entries { name object { ... on Blob { text isTruncated } } } }`;
const WorkflowEntry = pullFiles.mapped(pullFiles.object({
	name: pullFiles.string(),
	object: pullFiles.nullish(pullFiles.object({ text: nullableText, isTruncated: pullFiles.nullish(pullFiles.boolean()) })),
}), ({ name, object }) => ({
	name,
	text: object?.isTruncated ? undefined : (object?.text ?? undefined),
}));
const Folder = pullFiles.mapped(pullFiles.nullish(pullFiles.object({ entries: pullFiles.nullish(pullFiles.array(WorkflowEntry)) })), (folder) => (folder?.entries ?? []).filter(({ name }) => /\.ya?ml$/.test(name)));
const NamedRef = pullFiles.nullish(pullFiles.object({ name: pullFiles.string() }));
const WorkflowsAnswer = pullFiles.object({
	repository: pullFiles.object({
		isPrivate: pullFiles.boolean(),
		defaultBranchRef: NamedRef,
		ref: NamedRef,
		object: Folder,
		onDefault: Folder,
	}),
});
const GitObject = pullFiles.nullish(pullFiles.object({
	text: nullableText,
	isTruncated: pullFiles.nullish(pullFiles.boolean()),
	committedDate: nullableText,
}));
const ObjectsAnswer = pullFiles.object({ repository: pullFiles.record(pullFiles.string(), GitObject) });
const MERGE_QUEUE = `
query ($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) { mergeQueue(branch: $branch) { id } }
}`;
const MergeQueueAnswer = pullFiles.object({
	repository: pullFiles.object({ mergeQueue: pullFiles.nullable(pullFiles.object({ id: pullFiles.string() })) }),
});
const ProtectedBranch = pullFiles.mapped(pullFiles.object({
	commit: pullFiles.object({ sha: pullFiles.string() }),
	protection: pullFiles.nullish(pullFiles.object({
		required_status_checks: pullFiles.nullish(pullFiles.object({ contexts: pullFiles.nullish(pullFiles.array(pullFiles.string())) })),
	})),
}), ({ commit, protection }) => ({
	sha: commit.sha,
	requiredChecks: protection?.required_status_checks?.contexts ?? [],
}));
const RuleOfBranch = pullFiles.mapped(pullFiles.object({
	type: pullFiles.string(),
	ruleset_id: pullFiles.nullish(pullFiles.number()),
	parameters: pullFiles.nullish(pullFiles.looseObject({
		required_status_checks: pullFiles.nullish(pullFiles.array(pullFiles.object({ context: pullFiles.string() }))),
	})),
}), ({ type, ruleset_id: ruleset, parameters }) => ({
	type,
	ruleset: ruleset ?? undefined,
	requiredChecks: (parameters?.required_status_checks ?? []).map(({ context }) => context),
}));
const Ruleset = pullFiles.mapped(pullFiles.object({
	id: pullFiles.number(),
	name: pullFiles.string(),
	_links: pullFiles.nullish(pullFiles.object({ html: pullFiles.nullish(pullFiles.object({ href: nullableText })) })),
}), ({ id, name, _links: links }) => ({ id, name, url: pullFiles.webLink(links?.html?.href) }));
const ClosedPull = pullFiles.mapped(pullFiles.object({
	number: pullFiles.number(),
	draft: pullFiles.nullish(pullFiles.boolean()),
	head: pullFiles.object({
		ref: pullFiles.string(),
		sha: pullFiles.string(),
		repo: pullFiles.nullish(pullFiles.object({ id: pullFiles.number() })),
	}),
	base: pullFiles.object({ repo: pullFiles.object({ id: pullFiles.number() }) }),
}), ({ number, draft, head, base }) => ({
	number,
	isOwnDraft: draft === true && head.repo?.id === base.repo.id,
	branch: head.ref,
	headSha: head.sha,
}));
const READS_CONTENTS = 'contents: read';
const READS_ISSUES = 'issues: read';
const READS_METADATA = 'metadata: read';
const Label = pullFiles.object({ name: pullFiles.string() });
const AnyList = pullFiles.array(pullFiles.unknown());
async function askGraphql(github, deadline, request, text, variables, schema) {
	const { data, errors } = await github.graphql(deadline, request, READS_CONTENTS, text, variables);
	if (errors.length > 0)
		throw pullFiles.refusedQuery(request, READS_CONTENTS, errors);
	return pullFiles.parseAnswer(request, schema, data);
}
async function readObjects(github, deadline, request, expressions) {
	const names = expressions.map((_, index) => `o${index}`);
	const parameters = names.map((name) => `$${name}: String!`).join(', ');
	const fields = names.map((name) => `${name}: object(expression: $${name}) { ...facts }`);
	const text = `
query ($owner: String!, $repo: String!, ${parameters}) {
  repository(owner: $owner, name: $repo) { ${fields.join(' ')} }
}
fragment facts on GitObject { ... on Blob { text isTruncated } ... on Commit { committedDate } }`;
	const variables = Object.fromEntries(names.map((name, index) => [name, expressions[index]]));
	const all = { ...github.repository, ...variables };
	const { repository } = await askGraphql(github, deadline, request, text, all, ObjectsAnswer);
	return names.map((name) => repository[name]);
}
async function readWorkflows(github, deadline, branch) {
	const request = `Reading the workflows of ${branch} from GitHub`;
	const ref = `refs/heads/${branch}`;
	const variables = { ...github.repository, ref, workflows: `${ref}:.github/workflows` };
	const { repository } = await askGraphql(github, deadline, request, WORKFLOWS, variables, WorkflowsAnswer);
	if (repository.ref == null)
		return undefined;
	const { name = branch } = repository.defaultBranchRef ?? {};
	return {
		isPublic: !repository.isPrivate,
		files: repository.object,
		filesOnDefault: name === branch ? undefined : repository.onDefault,
	};
}
async function readTexts(github, deadline, files) {
	const objects = await readObjects(github, deadline, 'Reading composite actions from GitHub', files);
	return objects.map((object) => {
		if (object?.isTruncated)
			return '[';
		return object?.text ?? undefined;
	});
}
async function committedAt(github, deadline, shas) {
	const objects = await readObjects(github, deadline, 'Reading the times of commits from GitHub', shas);
	return objects.map((object) => index.parseTime(object?.committedDate));
}
async function hasMergeQueue(github, deadline, branch) {
	const request = `Asking GitHub for its own merge queue of ${branch}`;
	const variables = { ...github.repository, branch };
	const { repository } = await askGraphql(github, deadline, request, MERGE_QUEUE, variables, MergeQueueAnswer);
	return repository.mergeQueue !== null;
}
function readBranch(github, deadline, branch) {
	const request = `Reading the branch ${branch} from GitHub`;
	return github.request(deadline, request, READS_CONTENTS, 'GET /branches/{branch}', ProtectedBranch, {
		branch,
	});
}
async function readRules(github, deadline, branch) {
	const request = `Reading the rules for ${branch} from GitHub`;
	const path = '/rules/branches/{branch}';
	const query = { branch };
	return (await github.list(deadline, request, READS_METADATA, path, RuleOfBranch, { query })).items;
}
async function readRulesets(github, deadline) {
	const request = 'Reading the rulesets from GitHub';
	const query = { includes_parents: true };
	return (await github.list(deadline, request, READS_METADATA, '/rulesets', Ruleset, { query }))
		.items;
}
async function label(github, deadline, name) {
	const request = `Reading the label ${JSON.stringify(name)} from GitHub`;
	await github.request(deadline, request, READS_ISSUES, 'GET /labels/{name}', Label, { name });
}
async function anyLabel(github, deadline) {
	const request = 'Reading labels from GitHub';
	await github.request(deadline, request, READS_ISSUES, 'GET /labels', AnyList, { per_page: 1 });
}
async function anyIssue(github, deadline) {
	const request = 'Reading issues from GitHub';
	const page = { per_page: 1, state: 'all' };
	await github.request(deadline, request, READS_ISSUES, 'GET /issues', AnyList, page);
}
function closedPulls(github, deadline, branch) {
	const request = `Reading the closed pull requests for ${branch} from GitHub`;
	const query = {
		base: branch,
		state: 'closed',
		sort: 'updated',
		direction: 'desc',
		per_page: 100,
	};
	return github.request(deadline, request, 'pull-requests: read', 'GET /pulls', pullFiles.array(ClosedPull), query);
}

const repositorySetup = Object.freeze(Object.defineProperty({
	__proto__: null,
	anyIssue,
	anyLabel,
	closedPulls,
	committedAt,
	hasMergeQueue,
	label,
	readBranch,
	readRules,
	readRulesets,
	readTexts,
	readWorkflows
}, Symbol.toStringTag, { value: 'Module' }));

exports.parseTimeline = parseTimeline;
exports.repositorySetup = repositorySetup;
exports.timeline = timeline;

 })

};
;