'use strict';

exports.id = 30;
exports.ids = [30];
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

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (MAX_FILES),
  commits: () => (commits)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);
var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1380);
var _octokit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3177);






const text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP());
const CheckRun = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
	id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
	name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
	conclusion: text,
	html_url: text,
	details_url: text,
	started_at: text,
	completed_at: text,
	app: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ slug: text })),
	check_suite: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()) })),
}), (run) => ({
	kind: 'run',
	name: run.name,
	id: run.id ?? undefined,
	state: (0, _check_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOfCheck */ .No)(run.conclusion),
	conclusion: run.conclusion?.toLowerCase(),
	url: run.details_url ?? run.html_url ?? undefined,
	suite: run.check_suite?.id ?? undefined,
	app: run.app?.slug ?? undefined,
	startedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(run.started_at),
	finishedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(run.completed_at),
}));
const Status = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ context: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), target_url: text, updated_at: text }), (status) => ({
	kind: 'status',
	name: status.context,
	state: (0, _check_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOfCheck */ .No)(status.state),
	url: status.target_url ?? undefined,
	finishedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(status.updated_at),
}));
const WorkflowRun = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: text, check_suite_id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()) });
const File = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ filename: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), previous_filename: text }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
const Ref = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), object: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) }), ({ ref, object }) => ({
	branch: ref.replace(/^refs\/heads\//, ''),
	headSha: object.sha,
}));
const TestPull = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
	draft: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
	head: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
		ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
		sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
		repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })),
	}),
	base: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }) }),
});
const DatedBranch = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
	commit: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ commit: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ committer: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ date: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) }) }),
});
const MAX_PAGES = 30;
const MAX_FILES = 3000;
const commits = (api) => ({
	async checkRuns(sha) {
		const path = '/commits/{sha}/check-runs';
		return (0, _check_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedBySuite */ .hv)(await listOf(api, sha, 'checks: read', path, 'check_runs', CheckRun));
	},
	statuses(sha) {
		return listOf(api, sha, 'statuses: read', '/commits/{sha}/status', 'statuses', Status);
	},
	async workflows(sha) {
		const path = '/actions/runs?head_sha={sha}';
		const runs = await listOf(api, sha, 'actions: read', path, 'workflow_runs', WorkflowRun);
		return new Map(runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])));
	},
	async contains(sha, ancestor) {
		const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`;
		const Comparison = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ status: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
		const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 };
		const route = 'GET /compare/{range}';
		const { status } = await api.request(request, CONTENTS, route, Comparison, query);
		return status === 'ahead' || status === 'identical';
	},
	async headOf(branch) {
		const request = `Reading the branch ${branch} from GitHub`;
		const Branch = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ commit: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
		const route = 'GET /branches/{branch}';
		return (await api.request(request, CONTENTS, route, Branch, { branch })).commit.sha;
	},
	async newestCommitAt(branch) {
		const request = `Reading the newest commit of ${branch} from GitHub`;
		const route = 'GET /branches/{branch}';
		const { commit } = await api.request(request, CONTENTS, route, DatedBranch, { branch });
		const at = (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(commit.commit.committer.date);
		if (at === undefined)
			throw (0, _octokit_js__WEBPACK_IMPORTED_MODULE_5__/* .badAnswer */ .k6)(request, 'the commit has no time');
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
		const list = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(TestPull);
		const found = await api.request(request, PULL_REQUESTS, 'GET /pulls', list, query);
		return found
			.filter(({ draft, head, base }) => draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id)
			.map(({ head }) => ({ branch: head.ref, headSha: head.sha }));
	},
});
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = (api, number) => api.list(readingFiles(number), PULL_REQUESTS, `/pulls/${number}/files`, File);
async function listOf(api, sha, permission, path, field, item) {
	const request = `Reading the ${field.replace('_', ' ')} of ${sha.slice(0, 12)} from GitHub`;
	const Page = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ total_count: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() });
	const all = [];
	for (let page = 1; page <= MAX_PAGES; page++) {
		const query = { sha, per_page: 100, page };
		const found = await api.request(request, permission, `GET ${path}`, Page, query);
		const items = (0, _octokit_js__WEBPACK_IMPORTED_MODULE_5__/* .parseAnswer */ .Wp)(request, _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item), found[field]);
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
const incomplete = (request) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

/***/ })

};
