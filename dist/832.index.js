"use strict";
exports.id = 832;
exports.ids = [832,44];
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


 }),

 3832:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(9441);
const common = __webpack_require__(9248);
const commits = __webpack_require__(7044);
const zod = __webpack_require__(3063);

class TargetsParseError extends Error {
	name = 'TargetsParseError';
	remedy;
	constructor(message, remedy) {
		super(message);
		this.remedy = remedy;
	}
}
const severalTargets = (what) => new TargetsParseError(`${what}, which looks like several targets`, 'Write one target per line. If it is the name of one target, set `impacted-targets-format: lines`.');
const quotedText = (text) => JSON.stringify(common.truncate(text, 80));

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
const notAPath = (line, written, remedy) => new TargetsParseError(`line ${line} is ${quotedText(written)}, which is not a path`, remedy);

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const ALL = 'ALL';
const MAX_TARGET_BYTES = 64 * 1024;
const SAMPLE_SIZE = 5;
const BATCH = 4096;
const PLAIN_TARGET = /^[ !#-[\]-~]*$/;
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
		let bytes = this.#bodyBytes + jsonBytes(target);
		if (before > 0)
			bytes += ','.length;
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
			if (sample.length === SAMPLE_SIZE)
				break;
			sample.push(common.truncate(target, 80));
		}
		return sample;
	}
}
function jsonBytes(target) {
	if (PLAIN_TARGET.test(target))
		return target.length + '""'.length;
	return Buffer.byteLength(JSON.stringify(target));
}

const MAX_MAP_BYTES = 1024 * 1024;
async function parseMap(text, place) {
	const whole = problemOfWhole(text);
	if (whole !== undefined)
		return { problems: [`${place(1, 1)}: ${whole}`] };
	const { readNamedTexts } = await __webpack_require__.e( 505).then(__webpack_require__.t.bind(__webpack_require__, 1505, 23));
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
	if (common.isBrokenWord(text))
		return `it is ${quotedText(text.trim())}, as an expression that went wrong leaves it; check the expression`;
	return undefined;
}
function problemsOfTexts(entries) {
	const problems = [];
	for (const { name, texts } of entries) {
		const message = targetProblem(name.text);
		if (message !== undefined)
			problems.push({ offset: name.offset, message });
		for (const { text, offset } of texts) {
			const message = common.lineProblem(text.trim(), 'paths') ?? common.globProblem(common.relativePath(text.trim()));
			if (message !== undefined)
				problems.push({ offset, message });
		}
	}
	return problems;
}
function targetProblem(name) {
	if (Buffer.byteLength(name) > MAX_TARGET_BYTES)
		return `the target ${quotedText(name)} is longer than ${MAX_TARGET_BYTES} bytes, too long for a target`;
	if (Buffer.from(name).toString() !== name)
		return `the target ${quotedText(name)} has half of a character`;
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
			group.matches ??= common.compilePathPatterns(group.patterns);
			return group.matches(path);
		});
		const indexes = new Set(matching.map(({ index }) => index).sort((a, b) => a - b));
		return [...indexes].map((index) => map[index]);
	};
}
function literalFolder(pattern) {
	const segments = common.relativePath(pattern).split('/');
	const special = segments.findIndex((segment) => segment === '.' || /[*?[\]{}\\]/.test(segment));
	const literal = special === -1 ? segments : segments.slice(0, special);
	return literal.join('/').replace(/\/$/, '');
}
function foldersOf(path) {
	const segments = common.relativePath(path).split('/');
	return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}

function pathsOf({ path, previousPath }) {
	if (previousPath === undefined || previousPath === path)
		return [path];
	return [previousPath, path];
}
function matchFiles(map, files) {
	const entriesOf = compileMap(map);
	const filesOf = new Map(map.map(({ target }) => [target, new Set()]));
	const unmatched = new Set();
	for (const file of files)
		for (const name of pathsOf(file)) {
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
	const watched = new Set(names.map(common.relativePath));
	return files.flatMap(pathsOf).find((name) => watched.has(common.relativePath(name)));
};

const BUDGET_MS = 60_000;
const MAX_FILE_READINGS = 4;
async function readPullRequestFiles(context, number, expected) {
	if (!context.github.available)
		throw new common.ActionError('invalid-input', {
			request: readingChangedFiles(number),
			problem: `\`github-token\` ${clients.gitHubTokenProblem(context)}`,
			remedy: 'Leave `github-token` at its default, or set `changed-files-file`.',
		});
	const budget = new common.SharedTimeBudget(BUDGET_MS);
	return clients.askWithinBudget(context, budget, REMEDY, (contextWithDeadline) => readSettledFiles(contextWithDeadline, number, expected));
}
const REMEDY = 'Run the step again, or set `changed-files-file`.';
async function readSettledFiles(context, number, expected) {
	const { github } = context;
	const commits$1 = await github.commits();
	let before = await firstReading(context, number, expected);
	for (let readings = 1; readings <= MAX_FILE_READINGS; readings++) {
		refuseMovedHead(number, expected, before.headSha, readings > 1);
		const files = await commits$1.listedFiles(number);
		const after = await github.pullRequest(number);
		if (after.headSha === before.headSha) {
			const { headSha, changedFiles: count } = after;
			if (count !== undefined)
				return { headSha, files, count, isTruncated: count > files.length };
			const isTruncated = files.length >= commits.MAX_FILES;
			return { headSha, files, count: files.length, isTruncated };
		}
		before = after;
	}
	throw movedHeadError(number, `its head moved ${MAX_FILE_READINGS} times while the files were read`);
}
async function firstReading(context, number, { sha }) {
	const { github, event, clock } = context;
	const read = () => github.pullRequest(number);
	if (sha === undefined || !clients.isFresh(event, clock.now()))
		return read();
	return clients.readUntilConsistent(context, read, ({ headSha }) => headSha !== sha);
}
function refuseMovedHead(number, { sha, from }, headSha, hasMoved) {
	if (sha === undefined || from === 'event' || headSha === sha)
		return;
	if (hasMoved)
		throw movedHeadError(number, `its head moved from ${sha} to ${headSha}`);
	if (from === 'list')
		throw movedHeadError(number, `its head is ${headSha}, but the list of targets is of ${sha}`);
	throw new common.InputError([
		clients.inputProblem('headSha', `is ${clients.quote(sha)}, but the head of #${number} is ${headSha}, and GitHub lists the files of that; leave \`head-sha\` out, or set \`changed-files-file\` to the files of your commit`),
	]);
}
const readingChangedFiles = (number) => `Reading the changed files of #${number}`;
const movedHeadError = (number, problem) => new common.ActionError('refused', {
	title: `The head of #${number} moved`,
	request: readingChangedFiles(number),
	problem,
	remedy: 'Nothing was sent. The run for the new head uploads its own targets.',
});

const targetsMapInput = () => clients.convert(async (text, refuse) => {
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
		throw new common.InputError(parsed.problems, path);
	for (const warning of parsed.warnings)
		log.warning(`${warning}.`);
	return { map: parsed.map, sources: [...workspace.namesInRepository(path), ...workflow] };
}
function workflowFile({ workflowRef, repository: ofRun }, repository) {
	const prefix = `${ofRun}/`;
	const isOwn = clients.sameName(ofRun, common.repositoryName(repository)) && workflowRef.startsWith(prefix);
	const path = /^(.+?\.ya?ml)@/i.exec(workflowRef.slice(prefix.length))?.[1];
	if (!isOwn || path === undefined)
		return [];
	return [path];
}
async function readChanges({ changedFilesFile: path, onMissingFile }, context, number, expected) {
	try {
		if (path === undefined)
			return await readPullRequestFiles(context, number, expected);
		return await readChangesFile(context.workspace, path);
	}
	catch (error) {
		if (onMissingFile === 'fail' || !(error instanceof common.ActionError))
			throw error;
		if (error instanceof common.MissingFileError)
			return { unread: 'missing-file', why: MISSING_FILE };
		if (path !== undefined || !isUnread(error, context.signal))
			throw error;
		const why = `GitHub could not be asked for the changed files, and \`on-missing-file\` is \`all\` (${error.explanation.problem})`;
		return { unread: 'files-unread', why };
	}
}
const MISSING_FILE = 'the file with the changed files does not exist, and `on-missing-file` is `all`';
function isUnread(error, signal) {
	if (signal.reason instanceof common.RunCancelled || error instanceof common.InputError)
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
		if (!(error instanceof TargetsParseError))
			throw error;
		const { message: problem, remedy } = error;
		const request = `Reading \`changed-files-file\` (${JSON.stringify(path)})`;
		const title = 'The changed files cannot be read';
		throw new common.ActionError('invalid-input', { title, request, problem, remedy }, { cause: error });
	}
}
function decideTargets({ map, sources }, changes, onUnmatched) {
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
		return everything('map-changed', `the pull request changes ${common.inBackticks(source)}, which decides about its targets`);
	if (isTruncated)
		return everything('too-many-files', `GitHub lists only ${files.length} of the ${count} changed files`);
	const [first] = match.everything;
	if (first !== undefined)
		return everything('map', `${common.inBackticks(first.path)} matches a pattern of \`ALL\``);
	if (match.unmatched.length > 0 && onUnmatched === 'all')
		return everything('unmatched', `no entry of the map matches ${named(match.unmatched)}`);
	return { match, count };
}
const named = (paths) => common.firstOf(paths.map(common.inBackticks), 3);
const unmatchedFiles = (unmatched) => new common.ActionError('refused', {
	title: `The map does not cover ${common.pluralize(unmatched.length, 'changed file')}`,
	request: 'Finding the targets of the changed files',
	problem: `no entry of the map matches ${common.firstOf(unmatched.map(common.inBackticks), 20)}, and \`on-unmatched\` is \`fail\``,
	remedy: 'Add the files to an entry of the map, or set `on-unmatched: all`. Nothing was sent.',
});

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
	matches: common.compileGlobs([glob]),
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

const TARGET_FORMATS = [
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
const NOTHING_WORDS = new Set(['null', 'undefined', 'None', 'nil']);
const hasBlank = (line) => /[ \t\r\0]/.test(line);
const WORD = /^[^"'`{}[\](),<>$#;&| \t\r\0](?:[^ \t\r\0]*[^, \t\r\0])?$/;
const isWord = (line) => WORD.test(line) && !NOTHING_WORDS.has(line);
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
const plainFormat = {
	format: 'lines',
	what: 'lines',
	begins: always,
	fits: (line) => !line.includes('\r'),
};
const BAZEL_NOISE = /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/;
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m;
const LABEL_KIND = /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/;
const JOINED_LABELS_TEXT = /^(?:(?:\S+ (?:rule|aspect)|(?:source|generated) file|(?:package|environment) group) )?(?:@@?[^\s/]*)?\/\/.*(?:[ \t](?:\/\/|@)|[,;]$)/;
const bazelLabelKind = {
	...marked('bazel', 'bazel query label_kind', LABEL_KIND, BAZEL_NOISE),
	joined: JOINED_LABELS_TEXT,
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
	joined: JOINED_LABELS_TEXT,
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
	lines: [plainFormat],
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
const MAY_BE_BANNER = / |^[^!-~]|^[+|.\d]/;
const isBanner = (line) => MAY_BE_BANNER.test(line) && BANNERS.some((banner) => banner.test(line));
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
		if (this.#rest.length > MAX_TARGET_BYTES)
			throw tooLong(this.#line + 1);
		return goesOn;
	}
	end() {
		this.#split(Buffer.concat([this.#rest, Buffer.from('\n')]));
	}
	#split(block) {
		const invalid = common.invalidUtf8At(block);
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
const isTooLong = (line) => line.length > MAX_TARGET_BYTES / 3 && Buffer.byteLength(line) > MAX_TARGET_BYTES;
const tooLong = (line) => new TargetsParseError(`line ${line} is longer than ${MAX_TARGET_BYTES} bytes, too long for a target`, 'Write one target per line, or JSON.');
function notUtf8(offset, byte) {
	const problem = `it is not UTF-8 text: the byte at offset ${offset} belongs to no character`;
	const isUtf16 = offset === 0 && (byte === 0xff || byte === 0xfe);
	if (isUtf16)
		return new TargetsParseError(`${problem} (it begins like UTF-16)`, 'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.');
	return new TargetsParseError(problem, 'Check that the tool wrote all of it, as UTF-8.');
}

async function readTargets(chunks, options) {
	const into = new OnlyTarget(options.into);
	const readerFor = (head) => {
		if (isJson(head, options.format))
			return jsonTargets({ ...options, into });
		return new LineTargets({ ...options, into }, head);
	};
	let reader;
	for await (const chunk of chunks) {
		reader ??= readerFor(chunk);
		if (!reader.push(chunk))
			break;
	}
	reader ??= readerFor(new Uint8Array());
	const read = await reader.end();
	if (options.format !== 'lines' && common.isBrokenWord(into.only ?? ''))
		throw new TargetsParseError(`its only target is ${quotedText(into.only ?? '')}, as an expression that went wrong leaves it`, 'Check the expression that wrote it. If it is the name of a target, set `impacted-targets-format: lines`.');
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
		if (this.#hasOthers)
			return undefined;
		return this.#first;
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
	const text = stripAnsi(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'));
	const openings = [...text.matchAll(/^(?:\u00ef\u00bb\u00bf)?([[{].{0,200})/gm)];
	return openings.some(([, opening = '']) => !isBanner(opening));
}
function jsonTargets({ format, into }) {
	const chunks = [];
	let size = 0;
	return {
		push(chunk) {
			size += chunk.length;
			if (size > common.FILE_LIMIT_BYTES)
				throw tooMuchJson(`of more than ${common.FILE_LIMIT_BYTES} bytes, and JSON must be read whole`);
			chunks.push(chunk);
			return true;
		},
		async end() {
			const bytes = Buffer.concat(chunks, size);
			const isAll = () => new TextDecoder().decode(bytes).trim() === ALL;
			if (format !== 'auto' && size < 100 && isAll())
				return { format, what: 'ALL', all: true };
			if (common.isTooDeep(bytes))
				throw tooMuchJson(`with ${common.TOO_DEEP}`);
			const { readJson } = await __webpack_require__.e( 727).then(__webpack_require__.t.bind(__webpack_require__, 9727, 23));
			const { format: detected, what, names } = readJson(bytes, format);
			for (const name of names) {
				if (Buffer.byteLength(name) > MAX_TARGET_BYTES)
					throw new TargetsParseError(`the target ${quotedText(name)} is longer than ${MAX_TARGET_BYTES} bytes, too long for a target`, 'Check the command of the tool.');
				into.add(name);
				if (into.full)
					break;
			}
			return { format: format === 'auto' ? detected : format, what, all: false };
		},
	};
}
const tooMuchJson = (problem) => new TargetsParseError(`it is JSON ${problem}`, "Write one target per line instead (`jq -r '.[]'`). Lines may have any size.");
const HEAD_BYTES = 64 * 1024;
class LineTargets {
	#into;
	#isAuto;
	#takesBanners;
	#formats;
	#head;
	#lines = new LineReader((line, number) => this.#take(line, number));
	#banners = new BannerFilter();
	#plainest;
	#format;
	#firstLine = '';
	#lineCount = 0;
	constructor({ format, into }, head) {
		this.#into = into;
		this.#isAuto = format === 'auto';
		this.#takesBanners = format !== 'lines';
		this.#formats = LINE_FORMATS[format];
		this.#plainest = this.#formats.at(-1);
		this.#format = this.#plainest;
		this.#head = stripAnsi(Buffer.from(head.subarray(0, HEAD_BYTES)).toString());
	}
	push(chunk) {
		return this.#lines.push(chunk);
	}
	end() {
		this.#lines.end();
		const { format, what, several } = this.#format;
		if (this.#lineCount !== 1)
			return { format, what, all: false };
		const only = this.#firstLine;
		if (only === ALL)
			return { format, what, all: true };
		if (this.#isAll(only))
			throw new TargetsParseError(`its only line is ${quotedText(only)}, and only \`ALL\` in upper case stands for every target`, 'Write `ALL`. If it is the name of a target, set `impacted-targets-format: lines`.');
		if (several?.(only))
			throw severalTargets(`its only line is ${quotedText(only)}`);
		return { format, what, all: false };
	}
	#take(line, number) {
		if (this.#takesBanners && this.#banners.leavesOut(line))
			return true;
		this.#lineCount++;
		if (this.#lineCount === 1) {
			this.#firstLine = line;
			this.#format = this.#choose(line);
			if (this.#isAll(line))
				return true;
		}
		if (this.#lineCount === 2 && this.#isAll(this.#firstLine))
			this.#into.add(this.#firstLine);
		const target = this.#targetIn(line, number);
		if (target !== '')
			this.#into.add(target);
		return !this.#into.full;
	}
	#targetIn(line, number) {
		const format = this.#format;
		if (format.fits(line))
			return line;
		if (line.includes('\r'))
			throw loneCarriageReturn(number);
		if (format.joined?.test(line))
			throw severalTargets(`line ${number} is ${quotedText(line)}`);
		const target = line.includes('\0') ? undefined : format.read?.(line);
		if (target === undefined)
			throw otherFormat(line, number, format);
		return target;
	}
	#choose(first) {
		if (this.#isAll(first))
			return this.#plainest;
		return this.#formats.find(({ begins }) => begins(first, this.#head)) ?? this.#plainest;
	}
	#isAll(line) {
		if (this.#isAuto)
			return line.toUpperCase() === ALL;
		return line === ALL;
	}
}
const loneCarriageReturn = (number) => new TargetsParseError(`line ${number} contains a carriage return that does not end the line`, 'End each line with LF or CR LF.');
const otherFormat = (line, number, { what }) => new TargetsParseError(`line ${number} is ${quotedText(line)}, which is not a target (format: ${what})`, adviceOn(line));
function adviceOn(line) {
	if (line.includes('\0'))
		return 'Write one target per line, with a line break and not a NUL after each.';
	if (line.startsWith('- '))
		return 'Write one target per line, without the dash of a YAML list.';
	return 'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, set `impacted-targets-format: lines`.';
}

const FILES_IN_CELL = 3;
const MAX_OPEN = 10;
const MAX_LISTED = 1000;
const TARGETS_BYTES = 300 * 1024;
function reportFromPaths({ match }) {
	if (match === undefined)
		return [];
	const { targets, everything, unmatched } = match;
	const rows = [...targets];
	if (everything.length > 0)
		rows.unshift([ALL, everything]);
	const parts = [];
	if (rows.length > 0)
		parts.push(targetsTable(rows));
	if (unmatched.length > 0)
		parts.push(unmatchedList(unmatched));
	return parts;
}
function targetsTable(rows) {
	const table = common.fittingTable(['Target', 'Because of'], rows, ([target, files]) => [common.code(target), filesCell(files)], 'result', TARGETS_BYTES);
	if (rows.length <= MAX_OPEN)
		return table;
	return common.folded(`${common.pluralize(rows.length, 'target')} and their files`, table);
}
function filesCell(files) {
	const lines = files.slice(0, FILES_IN_CELL).map(fileInCell);
	const left = files.length - FILES_IN_CELL;
	if (left > 0)
		lines.push(`and ${left} more`);
	return lines.join('<br>');
}
function fileInCell({ path, previousPath }) {
	if (previousPath === undefined)
		return common.code(path);
	return `${common.code(previousPath)} → ${common.code(path)}`;
}
function unmatchedList(unmatched) {
	const title = `No entry of the map matches ${common.pluralize(unmatched.length, 'changed file')}`;
	const lines = unmatched.slice(0, MAX_LISTED);
	const left = unmatched.length - lines.length;
	if (left > 0)
		lines.push(`and ${left} more`);
	const list = common.codeBlock(lines);
	if (unmatched.length > MAX_OPEN)
		return common.folded(title, list);
	return `${title}:\n\n${list}`;
}
function logDecision(decision, log) {
	const { match } = decision;
	if (match === undefined)
		return;
	const counts = [`${common.pluralize(match.targets.size, 'target')} of the map`];
	if (match.unmatched.length > 0)
		counts.push(`${match.unmatched.length} unmatched`);
	log.info(`${fileCount(decision)}: ${counts.join(', ')}`);
}
function fileCount({ count = 0 }) {
	if (count === 0)
		return 'There are no changed files';
	return common.pluralize(count, 'changed file');
}

const targetInputs = {
	impactedTargets: clients.optional(zod.string()),
	impactedTargetsFile: clients.optional(clients.line()),
	impactedTargetsFormat: clients.choice(['auto', ...TARGET_FORMATS]),
	includeTargets: clients.withDefault(clients.globs('targets'), []),
	excludeTargets: clients.withDefault(clients.globs('targets'), []),
	headSha: clients.optional(clients.commitSha()),
	onMissingFile: clients.choice(['fail', 'all']),
	onEmpty: clients.choice(['fail', 'all', 'send']),
	onTooLarge: clients.choice(['all', 'fail']),
	allowForkRun: clients.flag(),
	targetsMap: clients.optional(targetsMapInput()),
	targetsMapFile: clients.optional(clients.line()),
	changedFilesFile: clients.optional(clients.line()),
	onUnmatched: clients.choice(['all', 'fail', 'ignore']),
};
const REASONS_FOR_ALL = {
	requested: 'the list is `ALL`',
	'too-large': `the list does not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
	'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
	empty: 'no target is left, and `on-empty` is `all`',
	'refused-413': 'Trunk found the list too large (HTTP 413)',
};
const hasList = ({ impactedTargets, impactedTargetsFile }) => impactedTargets !== undefined || impactedTargetsFile !== undefined;
const hasMap = ({ targetsMap, targetsMapFile }) => targetsMap !== undefined || targetsMapFile !== undefined;
async function prepareUpload(given, context, head, readDecision) {
	const { log } = context;
	const filter = new TargetFilter(given.includeTargets, given.excludeTargets);
	const targets = new TargetSet(head, (target) => filter.keeps(target));
	const { all, read, fromPaths } = await readSources(given, context, targets, readDecision);
	if (all !== undefined)
		return { ...everythingBecause(head, all), read, fromPaths };
	addTargetsOfMap(targets, fromPaths, given);
	const { full, count, duplicates, leftOut } = targets;
	let targetCount = common.pluralize(count, 'target');
	if (full)
		targetCount = `more than ${targetCount}`;
	log.info(`Read as ${read.what}: ${targetCount}, ${common.pluralize(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`);
	if (full) {
		if (given.onTooLarge === 'fail')
			throw tooManyTargets(count);
		return { ...uploadOfAll(head, 'too-large'), read, fromPaths, leftOut, moreThan: count };
	}
	const facts = { read, fromPaths, leftOut, count, duplicates };
	if (count > 0)
		return { ...facts, sent: 'list', body: targets.body(), first: targets.first() };
	const unmatched = leftOut > 0 ? filter.unmatched : [];
	if (unmatched.length > 0)
		log.warning(`The filters leave no target: ${noTargetMatches(unmatched)}.`);
	switch (given.onEmpty) {
		case 'all':
			return { ...facts, ...uploadOfAll(head, 'empty'), unmatched };
		case 'send':
			return { ...facts, sent: 'none', body: targets.body(), first: [], unmatched };
		case 'fail':
			throw nothingLeft(read, leftOut, fromPaths);
	}
}
async function readSources(given, { workspace, log, setOutputs }, targets, readDecision) {
	if (!hasList(given) && !hasMap(given))
		return { all: knownReason('empty') };
	let read = READ_FROM_MAP;
	if (hasList(given)) {
		const list = await readTargetsList(given, workspace, targets);
		if (list === 'missing')
			return { all: knownReason('missing-file') };
		if (list.all)
			return { all: knownReason('requested'), read: list };
		read = list;
	}
	if (targets.full)
		return { read };
	const fromPaths = await readDecision();
	if (fromPaths === undefined)
		return { read };
	logDecision(fromPaths, log);
	setOutputs({
		'changed-files-count': fromPaths.count,
		'unmatched-files': fromPaths.match?.unmatched,
	});
	if (fromPaths.all !== undefined)
		return { all: fromPaths.all, read, fromPaths };
	return { read, fromPaths };
}
const READ_FROM_MAP = { format: 'map', what: 'a targets map', all: false };
function addTargetsOfMap(targets, fromPaths, { onUnmatched }) {
	if (fromPaths?.match === undefined)
		return;
	const { match } = fromPaths;
	if (match.unmatched.length > 0 && onUnmatched === 'fail')
		throw unmatchedFiles(match.unmatched);
	for (const target of match.targets.keys())
		targets.add(target);
}
async function readTargetsList(given, workspace, into) {
	const { impactedTargets = '', impactedTargetsFile: path } = given;
	const chunks = path === undefined
		? [Buffer.from(impactedTargets)]
		: workspace.chunks('impacted-targets-file', path);
	try {
		return await readTargets(chunks, { format: given.impactedTargetsFormat, into });
	}
	catch (error) {
		if (error instanceof common.MissingFileError && given.onMissingFile === 'all')
			return 'missing';
		if (!(error instanceof TargetsParseError))
			throw error;
		let request = 'Reading `impacted-targets`';
		if (path !== undefined)
			request = `Reading \`impacted-targets-file\` (${JSON.stringify(path)})`;
		const { message: problem, remedy } = error;
		const title = 'The impacted targets cannot be read';
		throw new common.ActionError('invalid-input', { title, request, problem, remedy }, { cause: error });
	}
}
const EXPECTED_REASONS = new Set(['requested', 'map']);
const uploadOfAll = (head, reason) => everythingBecause(head, knownReason(reason));
const knownReason = (reason) => ({
	reason,
	because: REASONS_FOR_ALL[reason],
});
function everythingBecause(head, all) {
	return { sent: 'all', all, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] };
}
const noTargetMatches = (patterns) => `no target matches ${common.firstOf(patterns.map(common.inBackticks), MAX_NAMED_FILTERS)}`;
const MAX_NAMED_FILTERS = 10;
const tooManyTargets = (count) => new common.ActionError('invalid-input', {
	title: 'There are too many impacted targets for one request',
	request: 'Preparing the upload of the impacted targets',
	problem: `more than ${count} targets do not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
	remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
});
function nothingLeft({ what }, leftOut, fromPaths) {
	if (leftOut === 0 && fromPaths !== undefined)
		return new common.ActionError('invalid-input', {
			title: 'There are no impacted targets',
			request: 'Finding the targets of the changed files',
			problem: `${fileCount(fromPaths)}, and none of them belongs to a target`,
			remedy: 'If such a change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
		});
	let problem = 'there are none';
	if (leftOut === 1)
		problem = 'the filters left out the only target';
	if (leftOut > 1)
		problem = `the filters left out all ${leftOut} targets`;
	return new common.ActionError('invalid-input', {
		title: 'There are no impacted targets',
		request: 'Reading the impacted targets',
		problem: `${problem} (read as ${what})`,
		remedy: 'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
	});
}
const uploadBytes = ({ body }) => body.reduce((sum, chunk) => sum + chunk.length, 0);

function uploadOutputs(upload) {
	return {
		'targets-count': upload.count,
		'duplicates-removed': upload.duplicates,
		'targets-sent': upload.sent,
		'all-reason': upload.all?.reason,
		'body-bytes': uploadBytes(upload),
		'targets-format': upload.read?.format,
	};
}
function logUpload(upload, { log }) {
	const { sent, all, count, first } = upload;
	const reason = all?.reason;
	const bytes = uploadBytes(upload);
	if (sent === 'none')
		log.info(`The list is empty: the change impacts nothing (${bytes} bytes).`);
	if (sent === 'list')
		log.info(`${common.pluralize(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`);
	if (reason === 'requested')
		log.info('Every target is impacted (ALL), as requested.');
	else if (reason === 'map')
		log.info(`Every target is impacted (ALL)${allTargetsClause(upload)}.`);
	else if (reason !== undefined)
		log.warning(`Every target is impacted (ALL)${allTargetsClause(upload)}.`);
}
function allTargetsClause({ all, moreThan }) {
	if (all === undefined)
		return '';
	if (moreThan === undefined)
		return `, because ${all.because}`;
	return `, because ${all.because}: more than ${moreThan} targets`;
}
function detailsOf({ fromPaths }) {
	if (fromPaths?.match === undefined)
		return {};
	const targetFiles = [...fromPaths.match.targets].map(([target, files]) => ({
		target,
		files: files.map(({ path }) => path),
	}));
	return { targetFiles };
}
const HEADLINES = {
	list: (name, { count = 0 }) => `${common.pluralize(count, 'impacted target')} for ${name}`,
	all: (name) => `ALL for ${name}: it impacts every target`,
	none: (_, __, number) => `an empty list: ${number} impacts no targets`,
};
function summarize(ref, sha, upload, given, verb = 'Uploaded') {
	const { count, all, sent, first, fromPaths, unmatched = [] } = upload;
	const headline = HEADLINES[sent](common.text(common.pullRequestName(ref)), upload, common.text(`#${ref.number}`));
	const isExpectedReason = all === undefined || EXPECTED_REASONS.has(all.reason);
	const isAsExpected = isExpectedReason && unmatched.length === 0;
	const mark = isAsExpected ? common.MARKS.good : common.MARKS.warning;
	const parts = [
		`### ${mark} ${verb} ${headline}${common.prose(allTargetsClause(upload))}`,
		factsOf(ref, sha, upload, given),
	];
	if (fromPaths !== undefined)
		parts.push(...reportFromPaths(fromPaths));
	const isInTable = fromPaths !== undefined && !hasList(given);
	if (first.length > 0 && !isInTable) {
		const title = count === first.length ? 'Targets' : `The first ${first.length} targets`;
		parts.push(common.folded(title, common.codeBlock(first)));
	}
	return parts.join('\n\n');
}
function factsOf(ref, sha, upload, given) {
	const { read, leftOut = 0, duplicates = 0, fromPaths, unmatched = [] } = upload;
	const facts = [];
	const place = common.stackPlace(ref);
	if (place !== undefined)
		facts.push(common.prose(place));
	const source = `From ${sourceOfTargets(given)}`;
	if (read === undefined)
		facts.push(source);
	else
		facts.push(`${source}, read as ${common.text(read.what)}`);
	if (fromPaths?.count !== undefined)
		facts.push(common.text(common.pluralize(fromPaths.count, 'changed file')));
	facts.push(`commit ${common.code(sha.slice(0, 12))}`);
	if (duplicates > 0)
		facts.push(`${common.pluralize(duplicates, 'duplicate')} removed`);
	if (leftOut > 0)
		facts.push(`${leftOut} left out by filters`);
	if (unmatched.length > 0)
		facts.push(common.prose(noTargetMatches(unmatched)));
	facts.push(`${uploadBytes(upload)} bytes`);
	return facts.join(' · ');
}
function sourceOfTargets(given) {
	const { impactedTargets, impactedTargetsFile, targetsMap, targetsMapFile } = given;
	const origins = [];
	if (impactedTargets !== undefined)
		origins.push(`the input ${common.code('impacted-targets')}`);
	if (impactedTargetsFile !== undefined)
		origins.push(common.code(impactedTargetsFile));
	if (targetsMap !== undefined)
		origins.push(`the input ${common.code('targets-map')}`);
	if (targetsMapFile !== undefined)
		origins.push(common.code(targetsMapFile));
	if (origins.length === 0)
		return 'no input';
	return origins.join(' and ');
}

const LINES_FORMAT_ADVICE = 'set `impacted-targets-format: lines` if a target really has this name';
const MAPS = ['targetsMap', 'targetsMapFile'];
const operation = clients.defineOperation({
	about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: targetInputs,
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
				common.isBrokenWord(impactedTargets) &&
				clients.brokenWord(impactedTargets, LINES_FORMAT_ADVICE),
		],
		targetsMap: [
			({ targetsMap, targetsMapFile }) => targetsMap !== undefined &&
				targetsMapFile !== undefined &&
				'is set, and so is `targets-map-file`; set one of them',
			(given, scope) => given.targetsMap !== undefined && mapTokenProblem(given, scope),
		],
		targetsMapFile: (given, scope) => given.targetsMapFile !== undefined && mapTokenProblem(given, scope),
		headSha: ({ headSha }, { event: { payload, sha } }) => headSha !== undefined &&
			headSha === sha &&
			clients.valueAt(payload, 'pull_request', 'head') !== undefined &&
			clients.valueAt(payload, 'pull_request', 'head', 'sha') !== headSha &&
			'is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`',
	},
	onlyWith: {
		impactedTargetsFormat: ['impactedTargets', 'impactedTargetsFile'],
		onMissingFile: ['impactedTargetsFile', ...MAPS],
		changedFilesFile: MAPS,
		onUnmatched: MAPS,
	},
	withoutToken: ({ allowForkRun }, event) => allowForkRun && clients.withheldSecrets(event)?.from === 'fork' && event.runId !== ''
		? { 'x-forked-workflow-run-id': event.runId }
		: undefined,
	async run(given, context, location) {
		const map = await loadMap(given, context);
		const needs = given.headSha === undefined ? ['head-sha'] : [];
		const pullRequest$1 = await pullRequest.resolvePullRequest(location, context, needs);
		const { ref } = pullRequest$1;
		const expected = expectedHead(given, pullRequest$1);
		const read = () => readChanges(given, context, ref.number, expected);
		const changes = map !== undefined && !hasList(given) ? await read() : undefined;
		const headOfFiles = changes !== undefined && 'headSha' in changes ? changes.headSha : undefined;
		const sha = headOfFiles ?? expected.sha;
		if (sha === undefined)
			throw new common.ActionError('invalid-input', {
				request: 'Finding the head commit of the pull request',
				problem: 'neither the event nor GitHub includes it',
				remedy: 'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
			});
		context.setOutputs({ 'head-sha': sha });
		const head = clients.targetsBodyHead(ref, sha);
		const fromPaths = async () => map && decideTargets(map, changes ?? (await read()), given.onUnmatched);
		let upload = await prepareUpload(given, context, head, fromPaths);
		context.setOutputs(uploadOutputs(upload));
		logUpload(upload, context);
		if (context.dryRun) {
			const plan = [clients.setImpactedTargets(ref, upload.body)];
			const report = map && summarize(ref, sha, upload, given, 'Would upload');
			return clients.planOnlyResult(context.log, plan, { note: common.stackSentence(ref), report });
		}
		try {
			await context.service.setImpactedTargets(ref, upload.body);
		}
		catch (error) {
			const again = upload.sent === 'list' && given.onTooLarge === 'all' && clients.hasStatus(error, 413);
			if (!again)
				throw error;
			upload = { ...upload, ...uploadOfAll(head, 'refused-413') };
			context.setOutputs(uploadOutputs(upload));
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
const mapTokenProblem = ({ changedFilesFile, onMissingFile }, { hasGitHubToken }) => !hasGitHubToken &&
	changedFilesFile === undefined &&
	onMissingFile === 'fail' &&
	'needs `github-token` to ask GitHub for the changed files; leave it at its default, or set `changed-files-file`';
function expectedHead(given, { headOfEvent, headSha }) {
	if (given.headSha !== undefined)
		return { sha: given.headSha, from: 'input' };
	return { sha: headOfEvent ?? headSha, from: hasList(given) ? 'list' : 'event' };
}
async function warnIfHeadMoved(ref, sha, context) {
	const { service, github, log } = context;
	const { number } = ref;
	const say = (why) => log.info(`Trunk acknowledged the upload. The action couldn't compare it with the head of #${number}: ${why}`);
	const unlessFailed = (reading) => common.bestEffort(context, reading, say);
	const movedAccordingTo = (source, head) => `The targets were uploaded for ${sha}, but according to ${source} the head of #${number} is ${head}, so they do not count. The run for that commit must upload its own.`;
	const readRecord = () => unlessFailed(service.findPullRequest(ref, { attempts: 3 }));
	const [pullRequest$1, first] = await Promise.all([
		github.available ? unlessFailed(github.pullRequest(number)) : undefined,
		readRecord(),
	]);
	if (pullRequest$1 !== undefined && pullRequest$1.headSha !== sha) {
		log.warning(movedAccordingTo('GitHub', pullRequest$1.headSha));
		return;
	}
	const problemOf = (record) => {
		if (record === undefined || !pullRequest.isQueued(record))
			return undefined;
		const head = record.prSha?.toLowerCase() ?? sha;
		if (head !== sha) {
			if (pullRequest$1 !== undefined)
				return undefined;
			return movedAccordingTo('the queue', head);
		}
		const { requiresImpactedTargets, hasImpactedTargets } = record.readiness ?? {};
		if (hasImpactedTargets !== false || requiresImpactedTargets === false)
			return undefined;
		return `Trunk acknowledged the upload, but the queue still has no impacted targets for #${number}. Check that ${sha} is the head of the pull request.`;
	};
	if (problemOf(first) === undefined)
		return;
	const isContradiction = (record) => problemOf(record) !== undefined;
	const problem = problemOf(await clients.readUntilConsistent(context, readRecord, isContradiction));
	if (problem !== undefined)
		log.warning(problem);
}

const setImpactedTargets = Object.freeze(Object.defineProperty({
	__proto__: null,
	operation
}, Symbol.toStringTag, { value: 'Module' }));

exports.BannerFilter = BannerFilter;
exports.TargetsParseError = TargetsParseError;
exports.isBanner = isBanner;
exports.notUtf8 = notUtf8;
exports.quotedText = quotedText;
exports.setImpactedTargets = setImpactedTargets;
exports.severalTargets = severalTargets;
exports.stripAnsi = stripAnsi;


 })

};
;