"use strict";
exports.id = 44;
exports.ids = [44];
exports.modules = {

 7044:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const optionalText = zod.nullish(zod.string());
const CheckRun = common.mapped(zod.object({
	id: zod.nullish(zod.number()),
	name: zod.string(),
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
const File = common.mapped(zod.object({ filename: zod.string(), previous_filename: optionalText }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
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
const MAX_FILES = 3000;
const commits = (api) => ({
	async checkRuns(sha) {
		const path = '/commits/{sha}/check-runs';
		return clients.judgedBySuite(await readList(api, sha, 'checks: read', path, 'check_runs', CheckRun));
	},
	statuses(sha) {
		return readList(api, sha, 'statuses: read', '/commits/{sha}/status', 'statuses', Status);
	},
	async workflows(sha) {
		const path = '/actions/runs?head_sha={sha}';
		const runs = await readList(api, sha, 'actions: read', path, 'workflow_runs', WorkflowRun);
		return new Map(runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])));
	},
	async contains(sha, ancestor) {
		const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`;
		const Comparison = zod.object({ status: zod.string() });
		const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 };
		const route = 'GET /compare/{range}';
		const { status } = await api.request(request, CONTENTS, route, Comparison, query);
		return status === 'ahead' || status === 'identical';
	},
	async headOf(branch) {
		const request = `Reading the branch ${branch} from GitHub`;
		const Branch = zod.object({ commit: zod.object({ sha: zod.string() }) });
		const route = 'GET /branches/{branch}';
		return (await api.request(request, CONTENTS, route, Branch, { branch })).commit.sha;
	},
	async newestCommitAt(branch) {
		const request = `Reading the newest commit of ${branch} from GitHub`;
		const route = 'GET /branches/{branch}';
		const { commit } = await api.request(request, CONTENTS, route, DatedBranch, { branch });
		const at = common.parseTime(commit.commit.committer.date);
		if (at === undefined)
			throw clients.badAnswer(request, 'the commit has no time');
		return at;
	},
	async files(number) {
		const found = await listFiles(api, number);
		if (found.length >= MAX_FILES)
			throw incomplete(readingFiles(number));
		return found;
	},
	listedFiles(number) {
		return listFiles(api, number);
	},
	branches(prefix) {
		const request = `Reading the branches ${prefix}… from GitHub`;
		const query = { ref: `heads/${prefix}` };
		return api.list(request, CONTENTS, '/git/matching-refs/{ref}', Ref, query);
	},
	async closedTests(prefix) {
		const request = 'Reading the closed pull requests of test branches from GitHub';
		const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 };
		const list = zod.array(TestPull);
		const found = await api.request(request, PULL_REQUESTS, 'GET /pulls', list, query);
		return found
			.filter(({ draft, head, base }) => draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id)
			.map(({ head }) => ({ branch: head.ref, headSha: head.sha }));
	},
});
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = (api, number) => api.list(readingFiles(number), PULL_REQUESTS, `/pulls/${number}/files`, File);
async function readList(api, sha, permission, path, field, item) {
	const request = `Reading the ${field.replace('_', ' ')} of ${sha.slice(0, 12)} from GitHub`;
	const Page = zod.looseObject({ total_count: zod.number() });
	const all = [];
	for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
		const query = { sha, per_page: 100, page };
		const found = await api.request(request, permission, `GET ${path}`, Page, query);
		const items = clients.parseAnswer(request, zod.array(item), found[field]);
		all.push(...items);
		if (all.length >= found.total_count)
			return all;
		if (items.length === 0)
			break;
	}
	throw incomplete(request);
}
const CONTENTS = 'contents: read';
const PULL_REQUESTS = 'pull-requests: read';
const incomplete = (request) => new common.ActionError('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

exports.MAX_FILES = MAX_FILES;
exports.commits = commits;


 })

};
;