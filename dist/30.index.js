const id = 30;
const ids = [30];
const modules = {

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (stateOfCheck)
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
const stateOfCheck = (word) => {
	return STATES.get(word?.toLowerCase() ?? '') ?? 'pending';
};

/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  branchTips: () => (branchTips),
  changedFiles: () => (changedFiles),
  checkRunsOfCommit: () => (checkRunsOfCommit),
  closedTestPullRequests: () => (closedTestPullRequests),
  containsCommit: () => (containsCommit),
  headOfBranch: () => (headOfBranch),
  statusesOfCommit: () => (statusesOfCommit),
  workflowsOfCommit: () => (workflowsOfCommit)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _check_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(568);
var _octokit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3177);




const text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Run = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	conclusion: text,
	html_url: text,
	details_url: text,
	completed_at: text,
	app: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ slug: text })),
	check_suite: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()) })),
}));
const Status = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ context: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), target_url: text, updated_at: text }));
async function checkRunsOfCommit(api, sha) {
	const request = `Reading the check runs of ${sha.slice(0, 12)} from GitHub`;
	const runs = await listOfCommit(request, async (page) => {
		const route = 'GET /commits/{sha}/check-runs';
		const query = { sha, per_page: 100, page };
		const found = await api.request(request, 'checks: read', route, RunPage, query);
		return { total: found.total_count, items: found.check_runs };
	});
	return runs.map(ofRun);
}
async function statusesOfCommit(api, sha) {
	const request = `Reading the statuses of ${sha.slice(0, 12)} from GitHub`;
	const statuses = await listOfCommit(request, async (page) => {
		const route = 'GET /commits/{sha}/status';
		const query = { sha, per_page: 100, page };
		const found = await api.request(request, 'statuses: read', route, StatusPage, query);
		return { total: found.total_count, items: found.statuses };
	});
	return statuses.map(ofStatus);
}
const ofRun = (run) => ({
	kind: 'run',
	name: run.name,
	state: (0, _check_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOfCheck */ .N)(run.conclusion),
	url: run.details_url ?? run.html_url ?? undefined,
	suite: run.check_suite?.id ?? undefined,
	app: run.app?.slug ?? undefined,
	finishedAt: timeOf(run.completed_at),
});
const ofStatus = (status) => ({
	kind: 'status',
	name: status.context,
	state: (0, _check_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOfCheck */ .N)(status.state),
	url: status.target_url ?? undefined,
	finishedAt: timeOf(status.updated_at),
});
const timeOf = (time) => {
	const at = Date.parse(time ?? '');
	return Number.isNaN(at) ? undefined : at;
};
const MOST_PAGES = 30;
const RunPage = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ total_count: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), check_runs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Run) }));
const StatusPage = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ total_count: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), statuses: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Status) }));
async function listOfCommit(request, read) {
	const all = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const { total, items } = await read(page);
		all.push(...items);
		if (items.length === 0 || all.length >= total)
			return all;
	}
	throw incomplete(request);
}
const incomplete = (request) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('bad-response', {
	request,
	problem: 'the list is longer than GitHub shows',
	remedy: 'Nothing: an incomplete list proves nothing.',
});
const WorkflowRun = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: text, check_suite_id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()) }));
const WorkflowRunPage = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ total_count: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), workflow_runs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(WorkflowRun) }));
async function workflowsOfCommit(api, sha) {
	const request = `Reading the workflows of ${sha.slice(0, 12)} from GitHub`;
	const route = 'GET /actions/runs';
	const runs = await listOfCommit(request, async (page) => {
		const query = { head_sha: sha, per_page: 100, page };
		const found = await api.request(request, 'actions: read', route, WorkflowRunPage, query);
		return { total: found.total_count, items: found.workflow_runs };
	});
	return new Map(runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])));
}
async function containsCommit(api, sha, ancestor) {
	const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`;
	const Comparison = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
	const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 };
	const route = 'GET /compare/{range}';
	const { status } = await api.request(request, 'contents: read', route, Comparison, query);
	return status === 'ahead' || status === 'identical';
}
async function headOfBranch(api, branch) {
	const request = `Reading the branch ${branch} from GitHub`;
	const Branch = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commit: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) });
	const route = 'GET /branches/{branch}';
	return (await api.request(request, 'contents: read', route, Branch, { branch })).commit.sha;
}
const MOST_FILES = 3000;
async function changedFiles(api, number) {
	const request = `Reading the files of #${number} from GitHub`;
	const File = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ filename: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), previous_filename: text });
	const found = await api.list(request, 'pull-requests: read', `/pulls/${number}/files`);
	if (found.length >= MOST_FILES)
		throw incomplete(request);
	return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(File), found).map(({ filename: path, previous_filename }) => ({
		path,
		previousPath: previous_filename ?? undefined,
	}));
}
async function branchTips(api, prefix) {
	const request = `Reading the branches ${prefix}… from GitHub`;
	const Ref = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), object: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) });
	const path = '/git/matching-refs/{ref}';
	const found = await api.list(request, 'contents: read', path, { ref: `heads/${prefix}` });
	return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Ref), found).map(({ ref, object }) => ({
		branch: ref.replace(/^refs\/heads\//, ''),
		headSha: object.sha,
	}));
}
const TestPull = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	draft: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
	head: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
	}),
	base: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }) }),
}));
async function closedTestPullRequests(api, prefix) {
	const request = 'Reading the closed pull requests of test branches from GitHub';
	const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 };
	const list = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(TestPull);
	const found = await api.request(request, 'pull-requests: read', 'GET /pulls', list, query);
	return found
		.filter(({ draft, head, base }) => draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id)
		.map(({ head }) => ({ branch: head.ref, headSha: head.sha }));
}

/***/ })

};

export { id, ids, modules };
