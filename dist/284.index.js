"use strict";
exports.id = 284;
exports.ids = [284];
exports.modules = {

 9284:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const nullableText = zod.nullish(zod.string());
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
const WorkflowEntry = common.mapped(zod.object({
	name: zod.string(),
	object: zod.nullish(zod.object({ text: nullableText, isTruncated: zod.nullish(zod.boolean()) })),
}), ({ name, object }) => ({
	name,
	text: object?.isTruncated ? undefined : (object?.text ?? undefined),
}));
const Folder = common.mapped(zod.nullish(zod.object({ entries: zod.nullish(zod.array(WorkflowEntry)) })), (folder) => (folder?.entries ?? []).filter(({ name }) => /\.ya?ml$/.test(name)));
const NamedRef = zod.nullish(zod.object({ name: zod.string() }));
const WorkflowsAnswer = zod.object({
	repository: zod.object({
		isPrivate: zod.boolean(),
		defaultBranchRef: NamedRef,
		ref: NamedRef,
		object: Folder,
		onDefault: Folder,
	}),
});
const GitObject = zod.nullish(zod.object({
	text: nullableText,
	isTruncated: zod.nullish(zod.boolean()),
	committedDate: nullableText,
}));
const ObjectsAnswer = zod.object({ repository: zod.record(zod.string(), GitObject) });
const MERGE_QUEUE = `
query ($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) { mergeQueue(branch: $branch) { id } }
}`;
const MergeQueueAnswer = zod.object({
	repository: zod.object({ mergeQueue: zod.nullable(zod.object({ id: zod.string() })) }),
});
const ProtectedBranch = common.mapped(zod.object({
	commit: zod.object({ sha: zod.string() }),
	protection: zod.nullish(zod.object({
		required_status_checks: zod.nullish(zod.object({ contexts: zod.nullish(zod.array(zod.string())) })),
	})),
}), ({ commit, protection }) => ({
	sha: commit.sha,
	requiredChecks: protection?.required_status_checks?.contexts ?? [],
}));
const RuleOfBranch = common.mapped(zod.object({
	type: zod.string(),
	ruleset_id: zod.nullish(zod.number()),
	parameters: zod.nullish(zod.looseObject({
		required_status_checks: zod.nullish(zod.array(zod.object({ context: zod.string() }))),
	})),
}), ({ type, ruleset_id: ruleset, parameters }) => ({
	type,
	ruleset: ruleset ?? undefined,
	requiredChecks: (parameters?.required_status_checks ?? []).map(({ context }) => context),
}));
const Ruleset = common.mapped(zod.object({
	id: zod.number(),
	name: zod.string(),
	_links: zod.nullish(zod.object({ html: zod.nullish(zod.object({ href: nullableText })) })),
}), ({ id, name, _links: links }) => ({ id, name, url: common.webLink(links?.html?.href) }));
const ClosedPull = common.mapped(zod.object({
	number: zod.number(),
	draft: zod.nullish(zod.boolean()),
	head: zod.object({
		ref: zod.string(),
		sha: zod.string(),
		repo: zod.nullish(zod.object({ id: zod.number() })),
	}),
	base: zod.object({ repo: zod.object({ id: zod.number() }) }),
}), ({ number, draft, head, base }) => ({
	number,
	isOwnDraft: draft === true && head.repo?.id === base.repo.id,
	branch: head.ref,
	headSha: head.sha,
}));
const READS_CONTENTS = 'contents: read';
const READS_ISSUES = 'issues: read';
const READS_METADATA = 'metadata: read';
const Label = zod.object({ name: zod.string() });
const AnyList = zod.array(zod.unknown());
async function askGraphql(github, deadline, request, text, variables, schema) {
	const { data, errors } = await github.graphql(deadline, request, READS_CONTENTS, text, variables);
	if (errors.length > 0)
		throw clients.refusedQuery(request, READS_CONTENTS, errors);
	return clients.parseAnswer(request, schema, data);
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
	return objects.map((object) => common.parseTime(object?.committedDate));
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
	return github.request(deadline, request, 'pull-requests: read', 'GET /pulls', zod.array(ClosedPull), query);
}

exports.anyIssue = anyIssue;
exports.anyLabel = anyLabel;
exports.closedPulls = closedPulls;
exports.committedAt = committedAt;
exports.hasMergeQueue = hasMergeQueue;
exports.label = label;
exports.readBranch = readBranch;
exports.readRules = readRules;
exports.readRulesets = readRulesets;
exports.readTexts = readTexts;
exports.readWorkflows = readWorkflows;


 })

};
;