"use strict";
exports.id = 44;
exports.ids = [44,577];
exports.modules = {

 7044:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const pullFiles = __webpack_require__(4577);
const zod = __webpack_require__(3063);

const optionalText = zod.nullish(zod.string());
const CheckRun = common.mapped(zod.object({
	id: zod.nullish(zod.number()),
	name: zod.string(),
	status: optionalText,
	conclusion: optionalText,
	html_url: optionalText,
	details_url: optionalText,
	started_at: optionalText,
	completed_at: optionalText,
	app: zod.nullish(zod.object({ slug: optionalText })),
	check_suite: zod.nullish(zod.object({ id: zod.nullish(zod.number()) })),
}), (run) => ({
	kind: 'run',
	name: run.name,
	id: run.id ?? undefined,
	state: clients.stateOfCheck(run.conclusion),
	conclusion: run.conclusion?.toLowerCase(),
	awaitsApproval: clients.awaitsApproval(run.status, run.conclusion) || undefined,
	url: run.details_url ?? run.html_url ?? undefined,
	suite: run.check_suite?.id ?? undefined,
	app: run.app?.slug ?? undefined,
	startedAt: common.parseTime(run.started_at),
	finishedAt: common.parseTime(run.completed_at),
}));
const Status = common.mapped(zod.object({
	context: zod.string(),
	state: zod.string(),
	target_url: optionalText,
	updated_at: optionalText,
}), (status) => ({
	kind: 'status',
	name: status.context,
	state: clients.stateOfCheck(status.state),
	url: status.target_url ?? undefined,
	finishedAt: common.parseTime(status.updated_at),
}));
const WorkflowRun = zod.object({ name: optionalText, check_suite_id: zod.nullish(zod.number()) });
const Ref = common.mapped(zod.object({ ref: zod.string(), object: zod.object({ sha: zod.string() }) }), ({ ref, object }) => ({
	branch: ref.replace(/^refs\/heads\//, ''),
	headSha: object.sha,
}));
const TestPull = zod.object({
	draft: zod.nullish(zod.boolean()),
	head: zod.object({
		ref: zod.string(),
		sha: zod.string(),
		repo: zod.nullish(zod.object({ id: zod.number() })),
	}),
	base: zod.object({ repo: zod.object({ id: zod.number() }) }),
});
const DatedBranch = zod.object({
	commit: zod.object({ commit: zod.object({ committer: zod.object({ date: zod.string() }) }) }),
});
const MAX_COMMIT_PAGES = 30;
async function checkRuns(github, deadline, sha) {
	const path = '/commits/{sha}/check-runs';
	return clients.judgedBySuite(await readList(github, deadline, sha, 'checks: read', path, 'check_runs', CheckRun));
}
function statuses(github, deadline, sha) {
	return readList(github, deadline, sha, 'statuses: read', '/commits/{sha}/status', 'statuses', Status);
}
async function workflows(github, deadline, sha) {
	const path = '/actions/runs?head_sha={sha}';
	const runs = await readList(github, deadline, sha, 'actions: read', path, 'workflow_runs', WorkflowRun);
	return new Map(runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])));
}
async function contains(github, deadline, sha, ancestor) {
	const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`;
	const Comparison = zod.object({ status: zod.string() });
	const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 };
	const route = 'GET /compare/{range}';
	const { status } = await github.request(deadline, request, CONTENTS, route, Comparison, query);
	return status === 'ahead' || status === 'identical';
}
async function headOf(github, deadline, branch) {
	const request = `Reading the branch ${branch} from GitHub`;
	const Branch = zod.object({ commit: zod.object({ sha: zod.string() }) });
	const route = 'GET /branches/{branch}';
	return (await github.request(deadline, request, CONTENTS, route, Branch, { branch })).commit.sha;
}
async function newestCommitAt(github, deadline, branch) {
	const request = `Reading the newest commit of ${branch} from GitHub`;
	const route = 'GET /branches/{branch}';
	const { commit } = await github.request(deadline, request, CONTENTS, route, DatedBranch, {
		branch,
	});
	const at = common.parseTime(commit.commit.committer.date);
	if (at === undefined)
		throw clients.badAnswer(request, 'the commit has no time');
	return at;
}
async function branches(github, deadline, prefix) {
	const request = `Reading the branches ${prefix}… from GitHub`;
	const query = { ref: `heads/${prefix}` };
	return (await github.list(deadline, request, CONTENTS, '/git/matching-refs/{ref}', Ref, { query })).items;
}
async function closedTests(github, deadline, prefix) {
	const request = 'Reading the closed pull requests of test branches from GitHub';
	const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 };
	const list = zod.array(TestPull);
	const found = await github.request(deadline, request, PULL_REQUESTS, 'GET /pulls', list, query);
	return found
		.filter(({ draft, head, base }) => draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id)
		.map(({ head }) => ({ branch: head.ref, headSha: head.sha }));
}
async function readList(github, deadline, sha, permission, path, field, item) {
	const request = `Reading the ${field.replace('_', ' ')} of ${sha.slice(0, 12)} from GitHub`;
	const Page = zod.looseObject({ total_count: zod.number() });
	const all = [];
	for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
		const query = { sha, per_page: 100, page };
		const found = await github.request(deadline, request, permission, `GET ${path}`, Page, query);
		const items = clients.parseAnswer(request, zod.array(item), found[field]);
		all.push(...items);
		if (all.length >= found.total_count)
			return all;
		if (items.length === 0)
			break;
	}
	throw pullFiles.incompleteList(request);
}
const CONTENTS = 'contents: read';
const PULL_REQUESTS = 'pull-requests: read';

exports.branches = branches;
exports.checkRuns = checkRuns;
exports.closedTests = closedTests;
exports.contains = contains;
exports.headOf = headOf;
exports.newestCommitAt = newestCommitAt;
exports.statuses = statuses;
exports.workflows = workflows;


 }),

 4577:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const File = common.mapped(zod.object({ filename: zod.string(), previous_filename: zod.nullish(zod.string()) }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
const Basis = common.mapped(zod.object({
	number: zod.number(),
	changed_files: zod.nullish(zod.number()),
	head: zod.object({ sha: zod.string() }),
	base: zod.object({ ref: zod.string(), sha: zod.nullish(zod.string()) }),
}), ({ number, changed_files, head, base }) => ({
	number,
	headSha: head.sha,
	base: `${base.ref} ${base.sha}`,
	count: changed_files ?? undefined,
}));
const MAX_FILES = 3000;
const MAX_FILE_READINGS = 4;
const PAUSE_MS = 2000;
const PERMISSION = 'pull-requests: read';
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = async (github, deadline, number) => (await github.list(deadline, readingFiles(number), PERMISSION, `/pulls/${number}/files`, File))
	.items;
async function readFilesBasis(github, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const basis = await github.request(deadline, request, PERMISSION, `GET /pulls/${number}`, Basis);
	if (basis.number === number)
		return basis;
	throw clients.badAnswer(request, `it is pull request #${basis.number}, not #${number}`);
}
async function readFiles(github, deadline, number, first) {
	let before = first ?? (await readFilesBasis(github, deadline, number));
	for (let readings = 1;; readings++) {
		const listed = await listFiles(github, deadline, number);
		const items = [...new Map(listed.map((file) => [file.path, file])).values()];
		const after = await readFilesBasis(github, deadline, number);
		const hasMoved = before.headSha !== after.headSha || before.base !== after.base || before.count !== after.count;
		const isWhole = !hasMoved && items.length === after.count;
		const isTooMany = (after.count ?? 0) > MAX_FILES;
		if (isWhole || isTooMany || readings === MAX_FILE_READINGS)
			return { ...after, items, isWhole, hasMoved };
		if (!hasMoved)
			await deadline.sleep(PAUSE_MS);
		before = after;
	}
}
async function readWholeFiles(github, deadline, number) {
	const { items, isWhole } = await readFiles(github, deadline, number);
	if (!isWhole)
		throw incompleteList(readingFiles(number));
	return items;
}
const incompleteList = (request) => new common.ActionError('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

exports.MAX_FILES = MAX_FILES;
exports.MAX_FILE_READINGS = MAX_FILE_READINGS;
exports.incompleteList = incompleteList;
exports.listFiles = listFiles;
exports.readFiles = readFiles;
exports.readFilesBasis = readFilesBasis;
exports.readWholeFiles = readWholeFiles;


 })

};
;