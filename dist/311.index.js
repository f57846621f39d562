'use strict';

exports.id = 311;
exports.ids = [311,30];
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

/***/ }),

/***/ 3311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (set_impacted_targets_operation)
});

var github_event = __webpack_require__(8860);
var errors = __webpack_require__(4096);
var markdown = __webpack_require__(6801);
var resolve = __webpack_require__(8261);
var runner_workspace = __webpack_require__(3523);
var requests = __webpack_require__(9022);
var best_effort = __webpack_require__(3709);
var broken_words = __webpack_require__(1409);
var shared_errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var shared_text = __webpack_require__(5831);
var zod = __webpack_require__(3587);
var dry_run = __webpack_require__(5088);
var inputs = __webpack_require__(9428);
var operation = __webpack_require__(8244);
var globs = __webpack_require__(8217);

class TargetFilter {
	#include;
	#exclude;
	constructor(include, exclude) {
		this.#include = include.map(patternOf);
		this.#exclude = exclude.map(patternOf);
	}
	keeps(target) {
		const isIncluded = this.#include.length === 0 || matchesAny(this.#include, target);
		const isExcluded = matchesAny(this.#exclude, target);
		return isIncluded && !isExcluded;
	}
	get unmatched() {
		const patterns = [...this.#include, ...this.#exclude];
		return patterns.filter(({ hasMatched }) => !hasMatched).map(({ glob }) => glob);
	}
}
const patternOf = (glob) => ({
	glob,
	matches: (0, globs/* compileGlobs */.t)([glob]),
	hasMatched: false,
});
function matchesAny(patterns, target) {
	let isMatched = false;
	for (const pattern of patterns) {
		if (isMatched && pattern.hasMatched)
			continue;
		if (!pattern.matches(target))
			continue;
		pattern.hasMatched = true;
		isMatched = true;
	}
	return isMatched;
}
var parse_error = __webpack_require__(4567);

function parseChangedFiles(text) {
	const paths = new Set();
	for (const [index, line] of text.split('\n').entries()) {
		const written = line.endsWith('\r') ? line.slice(0, -1) : line;
		if (written.trim() === '')
			continue;
		paths.add(pathOf(written, index + 1));
	}
	return [...paths].map((path) => ({ path }));
}
function pathOf(written, line) {
	if (written.includes('\0'))
		throw notAPath(line, written, 'Write one path per line: run `git diff` without `-z`.');
	if (written.includes('\t'))
		throw notAPath(line, written, 'Run `git diff` with `--name-only`, which prints nothing but paths.');
	if (!written.startsWith('"'))
		return written;
	const path = unquote(written);
	if (path !== undefined)
		return path;
	throw notAPath(line, written, 'Git writes a name in quotes with a backslash before each special character.');
}
function unquote(written) {
	const inner = /^"((?:[^"\\]|\\(?:[0-3][0-7]{2}|[abtnvfr"\\]))+)"$/.exec(written)?.[1];
	if (inner === undefined)
		return undefined;
	const parts = inner.match(/\\[0-7]{3}|\\.|[^\\]+/g) ?? [];
	return Buffer.concat(parts.map(bytesOf)).toString();
}
const ESCAPES = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
function bytesOf(part) {
	if (!part.startsWith('\\'))
		return Buffer.from(part);
	if (part.length === 4)
		return Buffer.from([Number.parseInt(part.slice(1), 8)]);
	return Buffer.from([ESCAPES[part.slice(1)] ?? part.charCodeAt(1)]);
}
const notAPath = (line, written, remedy) => new parse_error/* TargetsParseError */.CD(`line ${line} is ${(0, parse_error/* quoted */.TL)(written)}, which is not a path`, remedy);
var list_lines = __webpack_require__(5886);
var path_patterns = __webpack_require__(3419);
var target_set = __webpack_require__(7363);






const MAX_MAP_BYTES = 1024 * 1024;
const ALL = 'ALL';
async function parseMap(text, place) {
	const whole = problemOfWhole(text);
	if (whole !== undefined)
		return { problems: [`${place(1, 1)}: ${whole}`] };
	const { readNamedTexts } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 9138));
	const { value, problems, warnings } = readNamedTexts(text, problemsOfTexts, place);
	if (value === undefined)
		return { problems };
	const map = value.map(({ name, texts }) => ({
		target: name.text,
		patterns: texts.map((pattern) => pattern.text.trim()),
	}));
	return { map, warnings };
}
function problemOfWhole(text) {
	const bytes = Buffer.byteLength(text);
	if (bytes > MAX_MAP_BYTES)
		return `it has ${bytes} bytes; the limit is ${MAX_MAP_BYTES}`;
	if (text.trim() === ALL)
		return 'it is `ALL`, which is no map; to mark everything as impacted, set `impacted-targets: ALL`';
	if ((0, broken_words/* isBrokenWord */.A)(text))
		return `it is ${(0, parse_error/* quoted */.TL)(text.trim())}, as an expression that went wrong leaves it; check the expression`;
	return undefined;
}
function problemsOfTexts(entries) {
	return entries.flatMap(({ name, texts }) => {
		const target = targetProblem(name.text);
		const ofName = target === undefined ? [] : [{ offset: name.offset, message: target }];
		const ofTexts = texts.flatMap(({ text, offset }) => {
			const message = (0, list_lines/* lineProblem */.OR)(text.trim(), 'paths') ?? (0, globs/* globProblem */.A)((0, path_patterns/* relativePath */.i)(text.trim()));
			return message === undefined ? [] : [{ offset, message }];
		});
		return [...ofName, ...ofTexts];
	});
}
function targetProblem(name) {
	if (Buffer.byteLength(name) > target_set/* MAX_TARGET_BYTES */.vG)
		return `the target ${(0, parse_error/* quoted */.TL)(name)} is longer than ${target_set/* MAX_TARGET_BYTES */.vG} bytes, too long for a target`;
	if (Buffer.from(name).toString() !== name)
		return `the target ${(0, parse_error/* quoted */.TL)(name)} has half of a character`;
	return undefined;
}
function compileMap(map) {
	const groups = new Map();
	for (const [index, { patterns }] of map.entries())
		for (const pattern of patterns) {
			const folder = literalFolder(pattern);
			const ofFolder = groups.get(folder) ?? [];
			const last = ofFolder.at(-1);
			if (last?.index === index)
				last.patterns.push(pattern);
			else
				ofFolder.push({ index, patterns: [pattern] });
			groups.set(folder, ofFolder);
		}
	return (path) => {
		const matching = foldersOf(path)
			.flatMap((folder) => groups.get(folder) ?? [])
			.filter((group) => {
			group.matches ??= (0, path_patterns/* compilePathPatterns */.W)(group.patterns);
			return group.matches(path);
		});
		const indexes = new Set(matching.map(({ index }) => index).sort((a, b) => a - b));
		return [...indexes].map((index) => map[index]);
	};
}
function literalFolder(pattern) {
	const segments = (0, path_patterns/* relativePath */.i)(pattern).split('/');
	const special = segments.findIndex((segment) => segment === '.' || /[*?[\]{}\\]/.test(segment));
	const literal = special === -1 ? segments : segments.slice(0, special);
	return literal.join('/').replace(/\/$/, '');
}
function foldersOf(path) {
	const segments = (0, path_patterns/* relativePath */.i)(path).split('/');
	return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}


const namesOf = ({ path, previousPath }) => previousPath === undefined || previousPath === path ? [path] : [previousPath, path];
function matchFiles(map, files) {
	const entriesOf = compileMap(map);
	const filesOf = new Map(map.map(({ target }) => [target, new Set()]));
	const unmatched = new Set();
	for (const file of files)
		for (const name of namesOf(file)) {
			const entries = entriesOf(name);
			if (entries.length === 0)
				unmatched.add(name);
			for (const { target } of entries)
				filesOf.get(target)?.add(file);
		}
	const impacted = [...filesOf].filter(([, ofTarget]) => ofTarget.size > 0);
	return {
		targets: new Map(impacted
			.filter(([target]) => target !== ALL)
			.map(([target, ofTarget]) => [target, [...ofTarget]])),
		everything: [...(filesOf.get(ALL) ?? [])],
		unmatched: [...unmatched],
	};
}
const changedName = (files, names) => {
	const watched = new Set(names.map(path_patterns/* relativePath */.i));
	return files.flatMap(namesOf).find((name) => watched.has((0, path_patterns/* relativePath */.i)(name)));
};
var github_commits = __webpack_require__(1030);
var verified_write = __webpack_require__(9890);
var clock = __webpack_require__(3412);
var clients = __webpack_require__(9667);
var read_from_github = __webpack_require__(6212);
var read_inputs = __webpack_require__(5119);









const BUDGET_MS = 60_000;
const MAX_READINGS = 4;
async function readPullRequestFiles(context, number, expected) {
	if (!context.github.available)
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			request: readingFiles(number),
			problem: `\`github-token\` ${(0, clients/* gitHubTokenProblem */.wM)(context)}`,
			remedy: 'Leave `github-token` at its default, or set `changed-files-file`.',
		});
	return (0, read_from_github/* askWithinBudget */.Gg)(context, new clock/* SharedTimeBudget */.g7(BUDGET_MS), REMEDY, (limited) => readSettledFiles(limited, number, expected));
}
const REMEDY = 'Run the step again, or set `changed-files-file`.';
async function readSettledFiles(context, number, expected) {
	const { github } = context;
	const commits = await github.commits();
	let before = await firstReading(context, number, expected);
	for (let readings = 1; readings <= MAX_READINGS; readings++) {
		refuseOtherHead(number, expected, before.headSha, readings > 1);
		const files = await commits.listedFiles(number);
		const after = await github.pullRequest(number);
		if (after.headSha === before.headSha) {
			const count = after.changedFiles ?? files.length;
			const isTruncated = after.changedFiles === undefined ? files.length >= github_commits/* MAX_FILES */.B : count > files.length;
			return { headSha: after.headSha, files, count, isTruncated };
		}
		before = after;
	}
	throw movedHead(number, `its head moved ${MAX_READINGS} times while the files were read`);
}
async function firstReading(context, number, { sha }) {
	const { github, event, clock } = context;
	const read = () => github.pullRequest(number);
	if (sha === undefined || !(0, github_event/* isFresh */.pL)(event, clock.now()))
		return read();
	return (0, verified_write/* readSettled */.Gn)(context, read, ({ headSha }) => headSha !== sha);
}
function refuseOtherHead(number, { sha, from }, headSha, hasMoved) {
	if (sha === undefined || from === 'event' || headSha === sha)
		return;
	if (hasMoved)
		throw movedHead(number, `its head moved from ${sha} to ${headSha}`);
	if (from === 'list')
		throw movedHead(number, `its head is ${headSha}, but the list of targets is of ${sha}`);
	throw new shared_errors/* InputError */.dz([
		(0, read_inputs/* inputProblem */.oi)('headSha', `is ${(0, inputs/* quote */.hD)(sha)}, but the head of #${number} is ${headSha}, and GitHub lists the files of that; leave \`head-sha\` out, or set \`changed-files-file\` to the files of your commit`),
	]);
}
const readingFiles = (number) => `Reading the changed files of #${number}`;
const movedHead = (number, problem) => new shared_errors/* ActionError */.lZ('refused', {
	title: `The head of #${number} moved`,
	request: readingFiles(number),
	problem,
	remedy: 'Nothing was sent. The run for the new head uploads its own targets.',
});











const targetsMapInput = () => (0, inputs/* convert */.C6)(async (text, refuse) => {
	const parsed = await parseMap(text, (line, column) => `line ${line}, column ${column}`);
	if ('map' in parsed)
		return parsed;
	for (const problem of parsed.problems)
		refuse(problem);
	return { map: [], warnings: [] };
});
async function loadMap({ targetsMap, targetsMapFile: path }, { workspace, event, repository, log }) {
	const workflow = workflowFile(event, repository);
	if (targetsMap !== undefined) {
		for (const warning of targetsMap.warnings)
			log.warning(`\`targets-map\`, ${warning}.`);
		return { map: targetsMap.map, sources: workflow };
	}
	if (path === undefined)
		return undefined;
	const text = await workspace.text('targets-map-file', path, MAX_MAP_BYTES);
	const parsed = await parseMap(text, (line, column) => `${path}:${line}:${column}`);
	if (!('map' in parsed))
		throw new shared_errors/* InputError */.dz(parsed.problems, path);
	for (const warning of parsed.warnings)
		log.warning(`${warning}.`);
	return { map: parsed.map, sources: [...workspace.namesInRepository(path), ...workflow] };
}
function workflowFile({ workflowRef, repository: ofRun }, repository) {
	const prefix = `${ofRun}/`;
	const isOwn = (0, github_event/* sameName */.q)(ofRun, (0, references/* repositoryName */.aR)(repository)) && workflowRef.startsWith(prefix);
	const path = /^(.+?\.ya?ml)@/i.exec(workflowRef.slice(prefix.length))?.[1];
	return isOwn && path !== undefined ? [path] : [];
}
async function readChanges({ changedFilesFile: path, onMissingFile }, context, number, expected) {
	try {
		return path === undefined
			? await readPullRequestFiles(context, number, expected)
			: await readChangesFile(context.workspace, path);
	}
	catch (error) {
		if (onMissingFile === 'fail' || !(error instanceof shared_errors/* ActionError */.lZ))
			throw error;
		if (error instanceof runner_workspace/* MissingFileError */.Hb)
			return { unread: 'missing-file', why: MISSING_FILE };
		if (path !== undefined || !isUnread(error, context.signal))
			throw error;
		const why = `GitHub could not be asked for the changed files, and \`on-missing-file\` is \`all\` (${error.explanation.problem})`;
		return { unread: 'files-unread', why };
	}
}
const MISSING_FILE = 'the file with the changed files does not exist, and `on-missing-file` is `all`';
function isUnread(error, signal) {
	if (signal.reason instanceof shared_errors/* RunCancelled */.zL || error instanceof shared_errors/* InputError */.dz)
		return false;
	return error.kind !== 'refused' && error.kind !== 'aborted';
}
async function readChangesFile(workspace, path) {
	const text = await workspace.text('changed-files-file', path);
	try {
		const files = parseChangedFiles(text);
		return { files, count: files.length, isTruncated: false };
	}
	catch (error) {
		if (!(error instanceof parse_error/* TargetsParseError */.CD))
			throw error;
		const { message: problem, remedy } = error;
		const request = `Reading \`changed-files-file\` (${JSON.stringify(path)})`;
		const title = 'The changed files cannot be read';
		throw new shared_errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause: error });
	}
}
function decide({ map, sources }, changes, onUnmatched) {
	if ('unread' in changes)
		return { all: { reason: changes.unread, because: changes.why } };
	const { files, count, isTruncated } = changes;
	const match = matchFiles(map, files);
	const everything = (reason, because) => ({
		match,
		count,
		all: { reason, because },
	});
	const source = changedName(files, sources);
	if (source !== undefined)
		return everything('map-changed', `the pull request changes ${(0, shared_text/* inBackticks */.Zw)(source)}, which decides about its targets`);
	if (isTruncated)
		return everything('too-many-files', `GitHub lists only ${files.length} of the ${count} changed files`);
	const [first] = match.everything;
	if (first !== undefined)
		return everything('map', `${(0, shared_text/* inBackticks */.Zw)(first.path)} matches a pattern of \`ALL\``);
	if (match.unmatched.length > 0 && onUnmatched === 'all')
		return everything('unmatched', `no entry of the map matches ${named(match.unmatched)}`);
	return { match, count };
}
const named = (paths) => (0, shared_text/* firstOf */.Ku)(paths.map(shared_text/* inBackticks */.Zw), 3);
const unmatchedFiles = (unmatched) => new shared_errors/* ActionError */.lZ('refused', {
	title: `The map does not cover ${(0, shared_text/* pluralize */.td)(unmatched.length, 'changed file')}`,
	request: 'Finding the targets of the changed files',
	problem: `no entry of the map matches ${(0, shared_text/* firstOf */.Ku)(unmatched.map(shared_text/* inBackticks */.Zw), 20)}, and \`on-unmatched\` is \`fail\``,
	remedy: 'Add the files to an entry of the map, or set `on-unmatched: all`. Nothing was sent.',
});
const FORMATS = [
	'lines',
	'json',
	'bazel',
	'bazel-diff',
	'target-determinator',
	'nx',
	'turbo',
	'pants',
	'buck2',
	'rush',
	'moon',
	'lerna',
	'pnpm',
	'gradle',
];
const never = () => false;
const always = () => true;
const NOTHING = new Set(['null', 'undefined', 'None', 'nil']);
const hasBlank = (line) => /[ \t\r\0]/.test(line);
const WORD = /^[^"'`{}[\](),<>$#;&| \t\r\0](?:[^ \t\r\0]*[^, \t\r\0])?$/;
const isWord = (line) => WORD.test(line) && !NOTHING.has(line);
const words = (format, what) => ({
	format,
	what,
	begins: always,
	fits: isWord,
	read: (line) => LERNA_PRIVATE.exec(line)?.[1],
	several: (line) => /[,;]/.test(line.replace(PARAMETERS, '')),
});
const LERNA_PRIVATE = /^(\S+) +\(PRIVATE\)$/;
const PARAMETERS = /@\w+=[^,;]*(?:,\w+=[^,;]*)*$/;
const marked = (format, what, line, noise, inHead = new RegExp(line, 'm')) => ({
	format,
	what,
	begins: (first, head) => line.test(first) || (noise.test(first) && inHead.test(head)),
	fits: never,
	read: (text) => line.exec(text)?.[1] ?? (noise.test(text) ? '' : undefined),
});
const plain = {
	format: 'lines',
	what: 'lines',
	begins: always,
	fits: (line) => !line.includes('\r'),
};
const BAZEL_NOISE = /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/;
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m;
const LABEL_KIND = /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/;
const JOINED_LABELS = /^(?:(?:\S+ (?:rule|aspect)|(?:source|generated) file|(?:package|environment) group) )?(?:@@?[^\s/]*)?\/\/.*(?:[ \t](?:\/\/|@)|[,;]$)/;
const bazelLabelKind = {
	...marked('bazel', 'bazel query label_kind', LABEL_KIND, BAZEL_NOISE),
	joined: JOINED_LABELS,
};
const labels = (format, what) => ({
	...marked(format, what, LABEL_LINE, BAZEL_NOISE),
	fits: (line) => line.startsWith('//') && !hasBlank(line) && !/[,;]$/.test(line),
	read: (line) => {
		if (LABEL_LINE.test(line))
			return line.replace(/ \((?:[0-9a-f]{6,}|null)\)$/, '');
		return BAZEL_NOISE.test(line) ? '' : undefined;
	},
	several: (line) => /^(?:@@?[^\s/]*)?\/\/.*[,;](?:@@?[^\s/]*)?\/\//.test(line),
	joined: JOINED_LABELS,
});
const buck2 = {
	...marked('buck2', 'buck2 targets', /^([\w.+=-]+\/\/[^\s:]*:\S+)(?: \(\S+\))?$/, /^Level \d+$/, /^\s*[\w.+=-]+\/\/[^\s:]*:\S+$/m),
	several: (line) => /[,;][\w.+=-]*\/\//.test(line),
};
const pants = {
	...words('pants', 'pants addresses'),
	begins: (line, head) => /^(?![:@]|\/\/)[^\s:]+\/[^\s:]*:[^\s:]+$/.test(line) ||
		(/^\/\/(?:[^\s:/]+\.[^\s:/]+)?:[^\s:]+$/.test(line) &&
			/^(?![:@]|\/\/)(?:[^\s:]+:[^\s:]+|[^\s:]+\/[^\s:]+)$/m.test(head)),
};
const GRADLE_TASK = /^(?:> Task )?(:[^\s:]\S*)(?: (?:SKIPPED|UP-TO-DATE|NO-SOURCE|FROM-CACHE|EXECUTED))?$/;
const GRADLE_PROJECT = /^[|\s]*[+\\]--- (?:Included build|Project) '(:[^']*)'(?: - .*)?$/;
const GRADLE_ROOT = /^Root project\b/m;
const GRADLE_NOISE = /^(?:BUILD SUCCESSFUL\b|> Configure project\b|-{3,}$|\d+ actionable tasks?\b|Configuration cache\b|https?:\/\/\S+\/s\/\w+$)/;
const GRADLE_PROJECTS_NOISE = new RegExp(String.raw `${GRADLE_NOISE.source}|^(?:(?:> Task )?:projects$|Root project\b|Projects:$|Project hierarchy:$|No sub-projects$|To see a list of the tasks\b|For example, try running\b)`);
const gradleProjects = {
	...marked('gradle', 'gradle projects', GRADLE_PROJECT, GRADLE_PROJECTS_NOISE),
	begins: (line, head) => GRADLE_ROOT.test(head) && GRADLE_PROJECTS_NOISE.test(line),
};
const gradleTasks = {
	...marked('gradle', 'gradle tasks', GRADLE_TASK, GRADLE_NOISE),
	several: (line) => /[,;]:/.test(line),
};
const ANY = [
	bazelLabelKind,
	buck2,
	pants,
	labels('bazel', 'bazel labels'),
	gradleProjects,
	gradleTasks,
	words('lines', 'lines'),
];
const LINE_FORMATS = {
	auto: ANY,
	lines: [plain],
	json: [],
	bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
	'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
	'target-determinator': [labels('target-determinator', 'target-determinator labels')],
	nx: [words('nx', 'nx project names')],
	turbo: [],
	pants: [words('pants', 'pants addresses')],
	buck2: [buck2],
	rush: [],
	moon: [words('moon', 'moon project ids')],
	lerna: [words('lerna', 'lerna package names')],
	pnpm: [],
	gradle: [gradleProjects, gradleTasks],
};
var parse_limits = __webpack_require__(1550);
var banners = __webpack_require__(3860);
var lines = __webpack_require__(9376);







async function readTargets(chunks, options) {
	const into = new OnlyTarget(options.into);
	const readerFor = (head) => isJson(head, options.format)
		? jsonTargets({ ...options, into })
		: new LineTargets({ ...options, into }, head);
	let reader;
	for await (const chunk of chunks) {
		reader ??= readerFor(chunk);
		if (!reader.push(chunk))
			break;
	}
	reader ??= readerFor(new Uint8Array());
	const read = await reader.end();
	if (options.format !== 'lines' && (0, broken_words/* isBrokenWord */.A)(into.only ?? ''))
		throw new parse_error/* TargetsParseError */.CD(`its only target is ${(0, parse_error/* quoted */.TL)(into.only ?? '')}, as an expression that went wrong leaves it`, 'Check the expression that wrote it. If it is the name of a target, set `impacted-targets-format: lines`.');
	return read;
}
class OnlyTarget {
	#into;
	#first;
	#hasOthers = false;
	constructor(into) {
		this.#into = into;
	}
	get full() {
		return this.#into.full;
	}
	get only() {
		return this.#hasOthers ? undefined : this.#first;
	}
	add(target) {
		this.#first ??= target;
		this.#hasOthers ||= target !== this.#first;
		this.#into.add(target);
	}
}
function isJson({ buffer, byteOffset, byteLength }, format) {
	if (LINE_FORMATS[format].length === 0)
		return true;
	if (format === 'lines')
		return false;
	const text = (0, lines/* stripAnsi */.aJ)(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'));
	const openings = [...text.matchAll(/^(?:\u00ef\u00bb\u00bf)?([[{].{0,200})/gm)];
	return openings.some(([, opening = '']) => !(0, banners/* isBanner */.X)(opening));
}
function jsonTargets({ format, into }) {
	const chunks = [];
	let size = 0;
	return {
		push(chunk) {
			size += chunk.length;
			if (size > parse_limits/* FILE_LIMIT_BYTES */.dH)
				throw tooMuchJson(`of more than ${parse_limits/* FILE_LIMIT_BYTES */.dH} bytes, and JSON must be read whole`);
			chunks.push(chunk);
			return true;
		},
		async end() {
			const bytes = Buffer.concat(chunks, size);
			const isAll = () => new TextDecoder().decode(bytes).trim() === read_ALL;
			if (format !== 'auto' && size < 100 && isAll())
				return { format, what: 'ALL', all: true };
			if ((0, parse_limits/* isTooDeep */.f_)(bytes))
				throw tooMuchJson(`with ${parse_limits/* TOO_DEEP */.gZ}`);
			const { readJson } = await __webpack_require__.e(/* import() */ 640).then(__webpack_require__.bind(__webpack_require__, 7640));
			const { format: detected, what, names } = readJson(bytes, format);
			for (const name of names) {
				if (Buffer.byteLength(name) > target_set/* MAX_TARGET_BYTES */.vG)
					throw new parse_error/* TargetsParseError */.CD(`the target ${(0, parse_error/* quoted */.TL)(name)} is longer than ${target_set/* MAX_TARGET_BYTES */.vG} bytes, too long for a target`, 'Check the command of the tool.');
				into.add(name);
				if (into.full)
					break;
			}
			return { format: format === 'auto' ? detected : format, what, all: false };
		},
	};
}
const tooMuchJson = (problem) => new parse_error/* TargetsParseError */.CD(`it is JSON ${problem}`, "Write one target per line instead (`jq -r '.[]'`). Lines may have any size.");
const HEAD_BYTES = 64 * 1024;
const read_ALL = 'ALL';
class LineTargets {
	#into;
	#isAuto;
	#takesBanners;
	#formats;
	#head;
	#lines = new lines/* LineReader */.uo((line, number) => this.#take(line, number));
	#banners = new banners/* BannerFilter */.x();
	#format;
	#only;
	constructor({ format, into }, head) {
		this.#into = into;
		this.#isAuto = format === 'auto';
		this.#takesBanners = format !== 'lines';
		this.#formats = LINE_FORMATS[format];
		this.#head = (0, lines/* stripAnsi */.aJ)(Buffer.from(head.subarray(0, HEAD_BYTES)).toString());
	}
	push(chunk) {
		return this.#lines.push(chunk);
	}
	end() {
		this.#lines.end();
		const { format, what, several } = this.#format ?? this.#plainest;
		const only = this.#only ?? '';
		if (only !== read_ALL && this.#isAll(only))
			throw new parse_error/* TargetsParseError */.CD(`its only line is ${(0, parse_error/* quoted */.TL)(only)}, and only \`ALL\` in upper case stands for every target`, 'Write `ALL`. If it is the name of a target, set `impacted-targets-format: lines`.');
		if (several?.(only))
			throw (0, parse_error/* severalTargets */.Lo)(`its only line is ${(0, parse_error/* quoted */.TL)(only)}`);
		return { format, what, all: only === read_ALL };
	}
	get #plainest() {
		return this.#formats.at(-1);
	}
	#take(line, number) {
		if (this.#takesBanners && this.#banners.leavesOut(line))
			return true;
		if (this.#format === undefined) {
			this.#only = line;
			this.#format = this.#choose(line);
			if (this.#isAll(line))
				return true;
		}
		else if (this.#only !== undefined) {
			if (this.#isAll(this.#only))
				this.#into.add(this.#only);
			this.#only = undefined;
		}
		const { fits, read, joined } = this.#format;
		if (fits(line))
			this.#into.add(line);
		else {
			if (line.includes('\r'))
				throw loneCarriageReturn(number);
			if (joined?.test(line))
				throw (0, parse_error/* severalTargets */.Lo)(`line ${number} is ${(0, parse_error/* quoted */.TL)(line)}`);
			const target = line.includes('\0') ? undefined : read?.(line);
			if (target === undefined)
				throw foreign(line, number, this.#format);
			if (target !== '')
				this.#into.add(target);
		}
		return !this.#into.full;
	}
	#choose(first) {
		const marked = this.#formats.find(({ begins }) => begins(first, this.#head));
		return this.#isAll(first) || marked === undefined ? this.#plainest : marked;
	}
	#isAll(line) {
		return (this.#isAuto ? line.toUpperCase() : line) === read_ALL;
	}
}
const loneCarriageReturn = (number) => new parse_error/* TargetsParseError */.CD(`line ${number} contains a carriage return that does not end the line`, 'End each line with LF or CR LF.');
const foreign = (line, number, { what }) => new parse_error/* TargetsParseError */.CD(`line ${number} is ${(0, parse_error/* quoted */.TL)(line)}, which is not a target (format: ${what})`, line.includes('\0')
	? 'Write one target per line, with a line break and not a NUL after each.'
	: line.startsWith('- ')
		? 'Write one target per line, without the dash of a YAML list.'
		: 'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, set `impacted-targets-format: lines`.');
var fitting = __webpack_require__(6569);




const FILES_IN_CELL = 3;
const MAX_OPEN = 10;
const MAX_LISTED = 1000;
const TABLE_BYTES = 300 * 1024;
function reportFromPaths({ match }) {
	if (match === undefined)
		return [];
	const { targets, everything, unmatched } = match;
	const rows = [...(everything.length > 0 ? [[ALL, everything]] : []), ...targets];
	return [targetsTable(rows), unmatchedList(unmatched)].filter((part) => part !== '');
}
function targetsTable(rows) {
	if (rows.length === 0)
		return '';
	const table = (0, fitting/* fittingTable */.k)(['Target', 'Because of'], rows, ([target, files]) => [(0, markdown/* code */.aY)(target), filesCell(files)], 'result', TABLE_BYTES);
	if (rows.length <= MAX_OPEN)
		return table;
	return (0, markdown/* folded */.TM)(`${(0, shared_text/* pluralize */.td)(rows.length, 'target')} and their files`, table);
}
function filesCell(files) {
	const first = files.slice(0, FILES_IN_CELL).map(fileInCell).join('<br>');
	const left = files.length - FILES_IN_CELL;
	return left > 0 ? `${first}<br>and ${left} more` : first;
}
const fileInCell = ({ path, previousPath }) => previousPath === undefined ? (0, markdown/* code */.aY)(path) : `${(0, markdown/* code */.aY)(previousPath)} → ${(0, markdown/* code */.aY)(path)}`;
function unmatchedList(unmatched) {
	if (unmatched.length === 0)
		return '';
	const listed = unmatched.slice(0, MAX_LISTED);
	const left = unmatched.length - listed.length;
	const title = `No entry of the map matches ${(0, shared_text/* pluralize */.td)(unmatched.length, 'changed file')}`;
	const list = (0, markdown/* codeBlock */.DV)(left > 0 ? [...listed, `and ${left} more`] : listed);
	return unmatched.length > MAX_OPEN ? (0, markdown/* folded */.TM)(title, list) : `${title}:\n\n${list}`;
}






















const set_impacted_targets_inputs = {
	impactedTargets: (0, inputs/* optional */.lq)(zod/* string */.YjP()),
	impactedTargetsFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	impactedTargetsFormat: (0, inputs/* choice */.Yq)(['auto', ...FORMATS]),
	includeTargets: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)('targets'), []),
	excludeTargets: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)('targets'), []),
	headSha: (0, inputs/* optional */.lq)((0, inputs/* commitSha */.mJ)()),
	onMissingFile: (0, inputs/* choice */.Yq)(['fail', 'all']),
	onEmpty: (0, inputs/* choice */.Yq)(['fail', 'all', 'send']),
	onTooLarge: (0, inputs/* choice */.Yq)(['all', 'fail']),
	allowForkRun: (0, inputs/* flag */.Jt)(),
	targetsMap: (0, inputs/* optional */.lq)(targetsMapInput()),
	targetsMapFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	changedFilesFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	onUnmatched: (0, inputs/* choice */.Yq)(['all', 'fail', 'ignore']),
};
const TO_TAKE_A_WORD = 'set `impacted-targets-format: lines` if a target really has this name';
const MAPS = ['targetsMap', 'targetsMapFile'];
const REASONS = {
	requested: 'the list is `ALL`',
	'too-large': `the list does not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
	'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
	empty: 'no target is left, and `on-empty` is `all`',
	'refused-413': 'the service found the list too large (HTTP 413)',
};
const set_impacted_targets_operation = (0, operation/* defineOperation */.h)({
	about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
	target: resolve/* unresolvedPullRequestTarget */.tt,
	inputs: set_impacted_targets_inputs,
	outputs: [
		'targets-count',
		'duplicates-removed',
		'targets-sent',
		'all-reason',
		'body-bytes',
		'targets-format',
		'changed-files-count',
		'unmatched-files',
	],
	outcomes: ['uploaded', 'uploaded-all', 'uploaded-none'],
	retryTimeoutSeconds: 300,
	checks: {
		impactedTargets: [
			({ impactedTargets, impactedTargetsFile }) => impactedTargets !== undefined &&
				impactedTargetsFile !== undefined &&
				'is set, and so is `impacted-targets-file`; set one of them',
			(given) => !hasList(given) &&
				!hasMap(given) &&
				given.onEmpty !== 'all' &&
				'is empty, and so are `impacted-targets-file` and `targets-map`, or an earlier step produced no list; a missing list does not mean that the change impacts nothing',
			({ impactedTargets = '', impactedTargetsFormat }) => impactedTargetsFormat !== 'lines' &&
				(0, broken_words/* isBrokenWord */.A)(impactedTargets) &&
				(0, inputs/* brokenWord */.Ul)(impactedTargets, TO_TAKE_A_WORD),
		],
		targetsMap: [
			({ targetsMap, targetsMapFile }) => targetsMap !== undefined &&
				targetsMapFile !== undefined &&
				'is set, and so is `targets-map-file`; set one of them',
			(given, scope) => given.targetsMap !== undefined && missingToken(given, scope),
		],
		targetsMapFile: (given, scope) => given.targetsMapFile !== undefined && missingToken(given, scope),
		headSha: ({ headSha }, { event: { payload, sha } }) => headSha !== undefined &&
			headSha === sha &&
			(0, github_event/* valueAt */.fK)(payload, 'pull_request', 'head') !== undefined &&
			(0, github_event/* valueAt */.fK)(payload, 'pull_request', 'head', 'sha') !== headSha &&
			'is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`',
	},
	onlyWith: {
		impactedTargetsFormat: ['impactedTargets', 'impactedTargetsFile'],
		onMissingFile: ['impactedTargetsFile', ...MAPS],
		changedFilesFile: MAPS,
		onUnmatched: MAPS,
	},
	withoutToken: ({ allowForkRun }, event) => allowForkRun && (0, github_event/* withheldSecrets */.HG)(event)?.from === 'fork' && event.runId !== ''
		? { 'x-forked-workflow-run-id': event.runId }
		: undefined,
	async run(given, context, location) {
		const map = await loadMap(given, context);
		const needs = given.headSha === undefined ? ['head-sha'] : [];
		const pullRequest = await (0, resolve/* resolvePullRequest */.DJ)(location, context, needs);
		const { ref } = pullRequest;
		const expected = expectedHead(given, pullRequest);
		const read = () => readChanges(given, context, ref.number, expected);
		const changes = map !== undefined && !hasList(given) ? await read() : undefined;
		const headOfFiles = changes !== undefined && 'headSha' in changes ? changes.headSha : undefined;
		const sha = headOfFiles ?? expected.sha;
		if (sha === undefined)
			throw new shared_errors/* ActionError */.lZ('invalid-input', {
				request: 'Finding the head commit of the pull request',
				problem: 'neither the event nor GitHub includes it',
				remedy: 'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
			});
		context.setOutputs({ 'head-sha': sha });
		const head = requests/* targetsBodyHead */.vm(ref, sha);
		const fromPaths = async () => map && decide(map, changes ?? (await read()), given.onUnmatched);
		let upload = await prepare(given, context, head, fromPaths);
		logUpload(upload, context);
		if (context.dryRun) {
			const plan = [requests/* setImpactedTargets */.qN(ref, upload.body)];
			const report = map && summarize(ref, sha, upload, given, 'Would upload');
			return (0, dry_run/* planned */.l)(context.log, plan, { note: (0, references/* stackSentence */.gQ)(ref), report });
		}
		try {
			await context.service.setImpactedTargets(ref, upload.body);
		}
		catch (error) {
			const again = upload.sent === 'list' && given.onTooLarge === 'all' && (0, errors/* hasStatus */.Ro)(error, 413);
			if (!again)
				throw error;
			upload = { ...upload, ...everything(head, 'refused-413') };
			logUpload(upload, context);
			await context.service.setImpactedTargets(ref, upload.body);
		}
		if (context.service.authenticated)
			await warnIfHeadMoved(ref, sha, context);
		return {
			outcome: upload.sent === 'list' ? 'uploaded' : `uploaded-${upload.sent}`,
			details: { firstTargets: upload.first, ...detailsOf(upload) },
			summary: summarize(ref, sha, upload, given),
		};
	},
});
const missingToken = ({ changedFilesFile, onMissingFile }, { hasGitHubToken }) => !hasGitHubToken &&
	changedFilesFile === undefined &&
	onMissingFile === 'fail' &&
	'needs `github-token` to ask GitHub for the changed files; leave it at its default, or set `changed-files-file`';
const hasList = ({ impactedTargets, impactedTargetsFile }) => impactedTargets !== undefined || impactedTargetsFile !== undefined;
const hasMap = ({ targetsMap, targetsMapFile }) => targetsMap !== undefined || targetsMapFile !== undefined;
function expectedHead(given, { headOfEvent, headSha }) {
	if (given.headSha !== undefined)
		return { sha: given.headSha, from: 'input' };
	return { sha: headOfEvent ?? headSha, from: hasList(given) ? 'list' : 'event' };
}
async function prepare(given, context, head, readDecision) {
	const { workspace, log, setOutputs } = context;
	if (!hasList(given) && !hasMap(given))
		return everything(head, 'empty');
	const filter = new TargetFilter(given.includeTargets, given.excludeTargets);
	const into = new target_set/* TargetSet */.G8(head, (target) => filter.keeps(target));
	const list = hasList(given) ? await readList(given, workspace, into) : undefined;
	if (list === 'missing')
		return everything(head, 'missing-file');
	if (list?.all)
		return { ...everything(head, 'requested'), read: list };
	const isTooLong = into.full;
	const fromPaths = isTooLong ? undefined : await readDecision();
	if (fromPaths !== undefined) {
		logDecision(fromPaths, log);
		setOutputs({
			'changed-files-count': fromPaths.count,
			'unmatched-files': fromPaths.match?.unmatched,
		});
	}
	const read = list ?? READ_FROM_MAP;
	const seen = { read, ...(fromPaths && { fromPaths }) };
	if (fromPaths?.all !== undefined)
		return { ...everythingBecause(head, fromPaths.all), ...seen };
	const { targets, unmatched: files } = fromPaths?.match ?? NO_MATCH;
	if (files.length > 0 && given.onUnmatched === 'fail')
		throw unmatchedFiles(files);
	for (const target of targets.keys())
		into.add(target);
	const { full, count, duplicates, leftOut } = into;
	log.info(`Read as ${read.what}: ${full ? 'more than ' : ''}${(0, shared_text/* pluralize */.td)(count, 'target')}, ${(0, shared_text/* pluralize */.td)(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`);
	if (full && given.onTooLarge === 'all')
		return { ...everything(head, 'too-large'), ...seen, leftOut, moreThan: count };
	if (full)
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			title: 'There are too many impacted targets for one request',
			request: 'Preparing the upload of the impacted targets',
			problem: `more than ${count} targets do not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
			remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
		});
	const unmatched = count === 0 && leftOut > 0 ? filter.unmatched : [];
	if (unmatched.length > 0)
		log.warning(`The filters leave no target: ${noTargetMatches(unmatched)}.`);
	const known = { ...seen, leftOut, count, duplicates, first: into.first(), unmatched };
	if (count > 0)
		return { sent: 'list', body: into.body(), ...known };
	if (given.onEmpty === 'all')
		return { ...everything(head, 'empty'), ...known };
	if (given.onEmpty === 'send')
		return { sent: 'none', body: into.body(), ...known };
	throw nothingLeft(known);
}
const NO_MATCH = { targets: new Map(), unmatched: [] };
const READ_FROM_MAP = { format: 'map', what: 'a targets map', all: false };
async function readList(given, workspace, into) {
	const { impactedTargets = '', impactedTargetsFile: path } = given;
	const chunks = path === undefined
		? [Buffer.from(impactedTargets)]
		: workspace.chunks('impacted-targets-file', path);
	try {
		return await readTargets(chunks, { format: given.impactedTargetsFormat, into });
	}
	catch (error) {
		if (error instanceof runner_workspace/* MissingFileError */.Hb && given.onMissingFile === 'all')
			return 'missing';
		if (!(error instanceof parse_error/* TargetsParseError */.CD))
			throw error;
		const file = `\`impacted-targets-file\` (${JSON.stringify(path)})`;
		const request = `Reading ${path === undefined ? '`impacted-targets`' : file}`;
		const { message: problem, remedy } = error;
		const title = 'The impacted targets cannot be read';
		throw new shared_errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause: error });
	}
}
const EXPECTED_REASONS = new Set(['requested', 'map']);
const everything = (head, reason) => everythingBecause(head, { reason, because: REASONS[reason] });
function everythingBecause(head, all) {
	return { sent: 'all', all, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] };
}
const noTargetMatches = (patterns) => `no target matches ${(0, shared_text/* firstOf */.Ku)(patterns.map(shared_text/* inBackticks */.Zw), MAX_NAMED_FILTERS)}`;
const MAX_NAMED_FILTERS = 10;
function nothingLeft({ read, leftOut = 0, fromPaths, }) {
	const { what } = read ?? READ_FROM_MAP;
	if (leftOut === 0 && fromPaths !== undefined)
		return new shared_errors/* ActionError */.lZ('invalid-input', {
			title: 'There are no impacted targets',
			request: 'Finding the targets of the changed files',
			problem: `${fileCount(fromPaths)}, and none of them belongs to a target`,
			remedy: 'If such a change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
		});
	return new shared_errors/* ActionError */.lZ('invalid-input', {
		title: 'There are no impacted targets',
		request: 'Reading the impacted targets',
		problem: leftOut > 0
			? `the filters left out ${leftOut === 1 ? 'the only target' : `all ${leftOut} targets`} (read as ${what})`
			: `there are none (read as ${what})`,
		remedy: 'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
	});
}
const set_impacted_targets_bytesOf = ({ body }) => body.reduce((sum, chunk) => sum + chunk.length, 0);
function logUpload(upload, { log, setOutputs }) {
	const { sent, all, count, duplicates, read, first } = upload;
	const reason = all?.reason;
	const bytes = set_impacted_targets_bytesOf(upload);
	setOutputs({
		'targets-count': count,
		'duplicates-removed': duplicates,
		'targets-sent': sent,
		'all-reason': reason,
		'body-bytes': bytes,
		'targets-format': read?.format,
	});
	if (sent === 'none')
		log.info(`The list is empty: the change impacts nothing (${bytes} bytes).`);
	if (sent === 'list')
		log.info(`${(0, shared_text/* pluralize */.td)(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`);
	if (reason === 'requested')
		log.info('Every target is impacted (ALL), as requested.');
	else if (reason === 'map')
		log.info(`Every target is impacted (ALL)${because(upload)}.`);
	else if (reason !== undefined)
		log.warning(`Every target is impacted (ALL)${because(upload)}.`);
}
function because({ all, moreThan }) {
	if (all === undefined)
		return '';
	const excess = moreThan === undefined ? '' : `: more than ${moreThan} targets`;
	return `, because ${all.because}${excess}`;
}
function logDecision(decision, log) {
	const { match } = decision;
	if (match === undefined)
		return;
	const ofMap = (0, shared_text/* pluralize */.td)(match.targets.size, 'target');
	const unmatched = match.unmatched.length === 0 ? '' : `, ${match.unmatched.length} unmatched`;
	log.info(`${fileCount(decision)}: ${ofMap} of the map${unmatched}`);
}
const fileCount = ({ count = 0 }) => count === 0 ? 'There are no changed files' : (0, shared_text/* pluralize */.td)(count, 'changed file');
function detailsOf({ fromPaths }) {
	if (fromPaths?.match === undefined)
		return {};
	const targetFiles = [...fromPaths.match.targets].map(([target, files]) => ({
		target,
		files: files.map(({ path }) => path),
	}));
	return { targetFiles };
}
async function warnIfHeadMoved(ref, sha, context) {
	const { service, github, log } = context;
	const { number } = ref;
	const say = (why) => log.info(`The service acknowledged the upload. The action couldn't compare it with the head of #${number}: ${why}`);
	const unlessFailed = (reading) => (0, best_effort/* bestEffort */.z)(context, reading, say);
	const [queue, pullRequest] = await Promise.all([
		unlessFailed(service.findPullRequest(ref, { attempts: 3 })),
		github.available ? unlessFailed(github.pullRequest(number)) : undefined,
	]);
	const other = [
		{ who: 'the queue', sha: queue?.prSha?.toLowerCase() },
		{ who: 'GitHub', sha: pullRequest?.headSha },
	].find((seen) => seen.sha !== undefined && seen.sha !== sha);
	if (other !== undefined)
		log.warning(`The targets were uploaded for ${sha}, but according to ${other.who} the head of #${number} is ${other.sha}, so they do not count. The run for that commit must upload its own.`);
	else if (queue?.readiness?.hasImpactedTargets === false)
		log.warning(`The service acknowledged the upload, but the queue still has no impacted targets for #${number}. Check that ${sha} is the head of the pull request.`);
}
const HEADLINES = {
	list: (name, { count = 0 }) => `${(0, shared_text/* pluralize */.td)(count, 'impacted target')} for ${name}`,
	all: (name) => `ALL for ${name}: it impacts every target`,
	none: (_, __, number) => `an empty list: ${number} impacts no targets`,
};
function summarize(ref, sha, upload, given, verb = 'Uploaded') {
	const { read, leftOut, count, duplicates, all, sent, first, fromPaths, unmatched = [] } = upload;
	const what = HEADLINES[sent]((0, markdown/* text */.Qq)((0, references/* pullRequestName */.Ib)(ref)), upload, (0, markdown/* text */.Qq)(`#${ref.number}`));
	const isExpectedReason = all === undefined || EXPECTED_REASONS.has(all.reason);
	const isAsExpected = isExpectedReason && unmatched.length === 0;
	const mark = markdown/* MARKS */.j7[isAsExpected ? 'good' : 'warning'];
	const place = (0, references/* stackPlace */.i7)(ref);
	const facts = [
		place === undefined ? '' : (0, markdown/* prose */.CS)(place),
		`From ${originOf(given)}${read === undefined ? '' : `, read as ${(0, markdown/* text */.Qq)(read.what)}`}`,
		fromPaths?.count === undefined ? '' : (0, markdown/* text */.Qq)((0, shared_text/* pluralize */.td)(fromPaths.count, 'changed file')),
		`commit ${(0, markdown/* code */.aY)(sha.slice(0, 12))}`,
		duplicates ? `${(0, shared_text/* pluralize */.td)(duplicates, 'duplicate')} removed` : '',
		leftOut ? `${leftOut} left out by filters` : '',
		unmatched.length > 0 ? (0, markdown/* prose */.CS)(noTargetMatches(unmatched)) : '',
		`${set_impacted_targets_bytesOf(upload)} bytes`,
	];
	const title = count === first.length ? 'Targets' : `The first ${first.length} targets`;
	const isInTable = fromPaths !== undefined && !hasList(given);
	return [
		`### ${mark} ${verb} ${what}${(0, markdown/* prose */.CS)(because(upload))}`,
		facts.filter((fact) => fact !== '').join(' · '),
		...(fromPaths === undefined ? [] : reportFromPaths(fromPaths)),
		...(first.length === 0 || isInTable ? [] : [(0, markdown/* folded */.TM)(title, (0, markdown/* codeBlock */.DV)(first))]),
	].join('\n\n');
}
function originOf(given) {
	const { impactedTargets, impactedTargetsFile, targetsMap, targetsMapFile } = given;
	const origins = [
		impactedTargets === undefined ? '' : `the input ${(0, markdown/* code */.aY)('impacted-targets')}`,
		impactedTargetsFile === undefined ? '' : (0, markdown/* code */.aY)(impactedTargetsFile),
		targetsMap === undefined ? '' : `the input ${(0, markdown/* code */.aY)('targets-map')}`,
		targetsMapFile === undefined ? '' : (0, markdown/* code */.aY)(targetsMapFile),
	].filter((origin) => origin !== '');
	return origins.length === 0 ? 'no input' : origins.join(' and ');
}

/***/ }),

/***/ 3419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (compilePathPatterns),
  i: () => (relativePath)
});
var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

function compilePathPatterns(patterns) {
	const matches = (0, _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(patterns.flatMap(withFolder));
	return (path) => matches(relativePath(path));
}
const relativePath = (path) => path.replace(/^(?:\.?\/)+/, '');
function withFolder(pattern) {
	const path = relativePath(pattern);
	if (path === '.')
		return ['**'];
	if (path === '' || path.endsWith('/'))
		return [`${path}**`];
	return /[*?]/.test(path) ? [path] : [path, `${path}/**`];
}

/***/ }),

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (planned)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);



const MAX_SHOWN_BODY = 4000;
function planned(log, requests, { why = 'Dry run', note, report } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const bytes = Buffer.byteLength(body);
		const shown = bytes > MAX_SHOWN_BODY
			? `${body.slice(0, MAX_SHOWN_BODY)}… (${bytes} bytes; \`result-file\` has the whole body)`
			: body;
		log.group(`${why}: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .Ng)(request)}`, [shown]);
		const parts = [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)([shown], 'json')];
		return { sent: { method, path, body }, parts };
	});
	const blocks = plan.flatMap(({ parts }) => parts).join('\n\n');
	const heading = `### ${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7.neutral} ${why}: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(plan.length, 'request')} planned, none sent`;
	const title = note === undefined ? heading : `${heading}\n\n${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(note)}`;
	const shown = report === undefined || blocks === '' ? blocks : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('Requests', blocks);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `${report ?? title}\n\n${shown}`,
	};
}
const bodyText = ({ body = {} }) => Array.isArray(body) ? Buffer.concat(body).toString() : JSON.stringify(body);

/***/ }),

/***/ 3860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (isBanner),
  x: () => (BannerFilter)
});
const BANNERS = [
	/^npm (?:warn|notice|info|verbose|verb|http|timing)\b/i,
	/^npm notice$/,
	/^(?:WARN|WARNING) {1,2}\S/,
	/^\[(?:WARN|INFO)\] \S/,
	/^No projects matched the filters(?: "[^"]*")? in "/,
	/^yarn run v\d/,
	/^warning:? \S/,
	/^\$ \S/,
	/^Done in [\d.]+m?s\.?(?: using pnpm v\S+)?$/,
	/^➤ YN0000: /,
	/^! (?:Corepack is about to download|The local project doesn't define|For more details about this field)\b/,
	/^\(node:\d+\) \S/,
	/^\(Use `node --trace-/,
	/^\[dotenv@[\d.]+\] \S/,
	/^[╭╮╰╯│┌┐└┘─╔╗╚╝║═].*[╭╮╰╯│┌┐└┘─╔╗╚╝║═]$/,
	/^\+-+\+$/,
	/^\|(?: .* )?\|$/,
	/^lerna (?:notice|info|success|verb|http|timing|warn)\b/i,
	/^(?:> +)?NX {1,3}(?:Affected criteria defaulted to|Falling back to ts-node)\b/,
	/^(?:Attention: )?\S+ now collects completely anonymous telemetry\b/,
	/^This information is used to shape\b/,
	/^You can learn more, including how to opt-out\b/,
	/^• (?:turbo \d|Packages in scope:|Running \S+ in \d|Remote (?:computation )?caching (?:en|dis)abled)/,
	/^Rush Multi-Project Build Tool \d/,
	/^Node\.js version is v?\d/,
	/^Starting "rush /,
	/^The rush\.json configuration requests Rush version \d/,
	/^(?:Trying to acquire lock for|Acquired lock for|Found|Invoking|Installing) (?:"?rush\b|@microsoft\/rush\b)/,
	/Assuming all projects are affected\.$/,
	/^\d\d:\d\d:\d\d\.\d\d \[(?:INFO|WARN|DEBUG)\] /,
	/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:Downloading https?:|Using unreleased version )/,
	/^Downloading https?:\/\/\S+$/,
	/^(?:\.*\d{1,3}%)+\.*$/,
	/^Unzipping \S.* to \S/,
	/^Set executable permissions for: /,
	/^Welcome to Gradle \d/,
	/^Here are the highlights of this release:$/,
	/^For more details see https?:/,
	/^(?:Starting a Gradle Daemon|Daemon will be stopped|To honour the JVM settings)\b/,
	/^The Daemon will expire\b/,
	/^(?:Calculating task graph|Reusing configuration cache|Configuration cache entry)\b/,
	/^Consider enabling configuration cache\b/,
	/^[A-Z][\w' -]* (?:is an incubating feature|are incubating features)\.$/,
	/^(?:NOTE: )?Picked up \w+: /,
	/^OpenJDK \S+ Server VM warning: /,
	/^WARNING: \S/,
	/^w: file:\/\//,
	/^(?:\[Incubating\] )?Problems report is available at: /,
	/^Deprecated Gradle features were used in this build\b/,
	/^(?:You can use|Use) '--warning-mode all'/,
	/^(?:For more on this, please refer to|See) https:\/\/docs\.gradle\.org\//,
	/^Publishing [Bb]uild [Ss]can(?:\.\.\.|…)$/,
	/^gradle\/actions: Writing build results to /,
	/^BUILD SUCCESSFUL in \d/,
	/^\d+ actionable tasks?: /,
];
const isBanner = (line) => BANNERS.some((banner) => banner.test(line));
const SCRIPT = /^> \S*@\S* \S+(?: (?:\/|[A-Z]:).*)?$/;
class BannerFilter {
	#last;
	leavesOut(line) {
		const last = this.#last;
		this.#last = undefined;
		if (last === 'script' && line.startsWith('> '))
			return true;
		if (last === 'highlights' && line.startsWith('- ')) {
			this.#last = last;
			return true;
		}
		if (SCRIPT.test(line))
			this.#last = 'script';
		else if (line.startsWith('Here are the highlights of this release'))
			this.#last = 'highlights';
		return this.#last !== undefined || isBanner(line);
	}
}

/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  T3: () => (notUtf8),
  aJ: () => (stripAnsi),
  uo: () => (LineReader)
});
var _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
var _parse_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4567);
var _target_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7363);



const ANSI = 
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;
const stripAnsi = (text) => text.replace(ANSI, '');
class LineReader {
	#sink;
	#rest = new Uint8Array();
	#offset = 0;
	#line = 0;
	constructor(sink) {
		this.#sink = sink;
	}
	push(chunk) {
		const bytes = Buffer.concat([this.#rest, chunk]);
		const end = bytes.lastIndexOf('\n') + 1;
		const goesOn = this.#split(bytes.subarray(0, end));
		this.#rest = goesOn ? bytes.subarray(end) : new Uint8Array();
		if (this.#rest.length > _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG)
			throw tooLong(this.#line + 1);
		return goesOn;
	}
	end() {
		this.#split(Buffer.concat([this.#rest, Buffer.from('\n')]));
	}
	#split(block) {
		const invalid = (0, _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidUtf8At */ .M)(block);
		if (invalid !== undefined)
			throw notUtf8(this.#offset + invalid, block[invalid]);
		const text = new TextDecoder('utf-8', { ignoreBOM: this.#offset > 0 }).decode(block);
		this.#offset += block.length;
		const isColored = text.includes('\u001b');
		const lines = text.split('\n');
		lines.pop();
		for (const raw of lines) {
			this.#line++;
			if (isTooLong(raw))
				throw tooLong(this.#line);
			const line = trim(isColored ? stripAnsi(raw) : raw);
			if (line !== '' && !this.#sink(line, this.#line))
				return false;
		}
		return true;
	}
}
const isBlank = (code) => code === 0x20 || code === 0x09 || code === 0x0d;
function trim(line) {
	let start = 0;
	let end = line.length;
	while (start < end && isBlank(line.charCodeAt(start)))
		start++;
	while (end > start && isBlank(line.charCodeAt(end - 1)))
		end--;
	return line.slice(start, end);
}
const isTooLong = (line) => line.length > _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG / 3 && Buffer.byteLength(line) > _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG;
const tooLong = (line) => new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .CD(`line ${line} is longer than ${_target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG} bytes, too long for a target`, 'Write one target per line, or JSON.');
function notUtf8(offset, byte) {
	const utf16 = offset === 0 && (byte === 0xff || byte === 0xfe);
	return new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .CD(`it is not UTF-8 text: the byte at offset ${offset} belongs to no character${utf16 ? ' (it begins like UTF-16)' : ''}`, utf16
		? 'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.'
		: 'Check that the tool wrote all of it, as UTF-8.');
}

/***/ }),

/***/ 4567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CD: () => (TargetsParseError),
  Lo: () => (severalTargets),
  TL: () => (quoted)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

class TargetsParseError extends Error {
	name = 'TargetsParseError';
	remedy;
	constructor(message, remedy) {
		super(message);
		this.remedy = remedy;
	}
}
const severalTargets = (what) => new TargetsParseError(`${what}, which looks like several targets`, 'Write one target per line. If it is the name of one target, set `impacted-targets-format: lines`.');
const quoted = (text) => JSON.stringify((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(text, 80));

/***/ }),

/***/ 7363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G8: () => (TargetSet),
  TF: () => (BODY_LIMIT_BYTES),
  vG: () => (MAX_TARGET_BYTES)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const MAX_TARGET_BYTES = 64 * 1024;
const SAMPLE = 5;
const BATCH = 4096;
const PLAIN = /^[ !#-[\]-~]*$/;
class TargetSet {
	#targets = new Set();
	#head;
	#keep;
	#bodyBytes;
	duplicates = 0;
	leftOut = 0;
	full = false;
	constructor(head, keep = () => true) {
		this.#head = head;
		this.#keep = keep;
		this.#bodyBytes = head.length + '[]}'.length;
	}
	get count() {
		return this.#targets.size;
	}
	get bodyBytes() {
		return this.#bodyBytes;
	}
	add(target) {
		if (!this.#keep(target)) {
			this.leftOut++;
			return;
		}
		if (this.full)
			return;
		const before = this.#targets.size;
		this.#targets.add(target);
		if (this.#targets.size === before) {
			this.duplicates++;
			return;
		}
		const bytes = this.#bodyBytes + jsonBytes(target) + (before === 0 ? 0 : ','.length);
		if (bytes <= BODY_LIMIT_BYTES)
			this.#bodyBytes = bytes;
		else {
			this.#targets.delete(target);
			this.full = true;
		}
	}
	body() {
		const targets = [...this.#targets];
		const pieces = [this.#head];
		for (let at = 0; at === 0 || at < targets.length; at += BATCH) {
			const piece = Buffer.from(JSON.stringify(targets.slice(at, at + BATCH)));
			if (at > 0)
				piece.write(',');
			pieces.push(piece.subarray(0, -1));
		}
		return [...pieces, Buffer.from(']}')];
	}
	first() {
		const sample = [];
		for (const target of this.#targets) {
			if (sample.length === SAMPLE)
				break;
			sample.push((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(target, 80));
		}
		return sample;
	}
}
const jsonBytes = (target) => PLAIN.test(target) ? target.length + '""'.length : Buffer.byteLength(JSON.stringify(target));

/***/ })

};
