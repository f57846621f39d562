"use strict";
exports.id = 3832;
exports.ids = [3832];
exports.modules = {

 3832:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const commits = __webpack_require__(7044);
const resolve = __webpack_require__(8966);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const main = __webpack_require__(4516);
const promises = __webpack_require__(8500);

class TargetsParseError extends Error {
	name = 'TargetsParseError';
	remedy;
	constructor(message, remedy) {
		super(message);
		this.remedy = remedy;
	}
}
const severalTargets = (what) => new TargetsParseError(`${what}, which looks like several targets`, 'Write one target per line. If it is the name of one target, set `impacted-targets-format: lines`.');
const quotedText = (text) => JSON.stringify(index.truncate(text, 80));

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const ALL = 'ALL';
const meansAll = (word) => /^["'`]?(?:impacts?)?all["'`]?$/i.test(index.withoutInvisible(word).replace(/[\s_-]/g, ''));
const MAX_TARGET_BYTES = 64 * 1024;
const SAMPLE_SIZE = 10;
const BATCH = 4096;
const PLAIN_TARGET = /^[ !#-[\]-~]*$/;
class TargetSet {
	#targets = new Set();
	#head;
	#keep;
	#bodyBytes;
	duplicates = 0;
	leftOut = 0;
	hasAll = false;
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
		if (target === ALL) {
			this.hasAll = true;
			return;
		}
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
			sample.push(index.truncate(target, 80));
		}
		return sample;
	}
}
function jsonBytes(target) {
	if (PLAIN_TARGET.test(target))
		return target.length + '""'.length;
	return Buffer.byteLength(JSON.stringify(target));
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
		const invalid = main.invalidUtf8At(block);
		if (invalid !== undefined)
			throw notUtf8(this.#offset + invalid, block[invalid]);
		const text = new TextDecoder('utf-8', { ignoreBOM: this.#offset > 0 }).decode(block);
		this.#offset += block.length;
		const lines = text.split('\n');
		lines.pop();
		for (const line of lines) {
			this.#line++;
			if (isTooLong(line))
				throw tooLong(this.#line);
			if (!this.#sink(line, this.#line))
				return false;
		}
		return true;
	}
}
const isBlank = (code) => code === 0x20 || code === 0x09 || code === 0x0d;
function plainLine(text) {
	const line = text.includes('\u001b') ? stripAnsi(text) : text;
	let start = 0;
	let end = line.length;
	while (start < end && isBlank(line.charCodeAt(start)))
		start++;
	while (end > start && isBlank(line.charCodeAt(end - 1)))
		end--;
	return line.slice(start, end);
}
const isTooLong = (line) => line.length > MAX_TARGET_BYTES / 3 && Buffer.byteLength(line) > MAX_TARGET_BYTES;
const tooLong = (line) => new TargetsParseError(`line ${line} is longer than ${MAX_TARGET_BYTES} bytes, too long for a name`, 'Write one name per line.');
function notUtf8(offset, byte) {
	const problem = `it is not UTF-8 text: the byte at offset ${offset} belongs to no character`;
	const isUtf16 = offset === 0 && (byte === 0xff || byte === 0xfe);
	if (isUtf16)
		return new TargetsParseError(`${problem} (it begins like UTF-16)`, 'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.');
	return new TargetsParseError(problem, 'Check that the tool wrote all of it, as UTF-8.');
}

async function readChangedFiles(chunks) {
	const paths = new Set();
	const lines = new LineReader((text, number) => {
		const written = text.endsWith('\r') ? text.slice(0, -1) : text;
		if (written.trim() !== '')
			paths.add(pathOf(written, number));
		return true;
	});
	for await (const chunk of chunks)
		lines.push(chunk);
	lines.end();
	return Array.from(paths, (path) => ({ path }));
}
function pathOf(written, line) {
	const isQuoted = written.startsWith('"');
	const path = isQuoted ? unquote(written) : written;
	if (path === undefined)
		throw notAPath(line, written, 'Git writes a name in quotes with a backslash before each special character.');
	const remedy = (isQuoted ? undefined : remedyForLine(path)) ?? remedyForPath(path);
	if (remedy === undefined)
		return path;
	throw notAPath(line, written, remedy);
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
const MARKS = [
	/^(?:[MTADRC ][MTD ]|DD|AU|UD|UA|DU|AA|UU|\?\?|!!) \S/,
	/^[ACDMRTUX?!]\d{0,3} +\S/,
	/^(?:\+\+\+|---|@@+|diff --(?:git|cc|combined)|(?:rename|copy) (?:from|to)|(?:dis)?similarity index) /,
	/^(?:new file|deleted file|old|new) mode \d{6}|^Binary files |^commit [0-9a-f]{7,64}$|^:\d{6} \d{6} /,
	/^index [\da-f]{4,}(?:,[\da-f]+)*\.\.[\da-f]{4,}|^Submodule \S+ (?:[\da-f]{7,}\.\.|contains )/,
	/ \| +(?:\d+(?: [+-]+)?|Bin\b.*|Unmerged)$|^ *\d+ files? changed\b/,
	/^ ?(?:create|delete) mode \d{6} | => |^ rewrite .* \(\d+%\)$|^ *\d+\.\d% \S+\/$/,
	/^\s*(?:modified|deleted|new file|renamed|copied|typechange|both \w+): +\S|^## \S+\.\.\.|^[12u] [.A-Z]{2} [NS]/,
	/^\s*[-*+\u2022<>] +\S|^\s*[[\]{}],?$|^\s*(["'`]).*\1,?$|[,;]\s*$/,
	/^\s*(?:\[\s*(?:["'{]|\]$)|\{\s*["'}])/,
	/^[-dlbcps][rwxsStT-]{9}[.+@]? /,
	/^(?:fatal|error|warning|hint|usage): /,
];
const SEPARATORS = /\s+|[,;|]|\\r|\\n|%0D|%0A/i;
const EXTENSION = /\.(?=\d*[a-z])[\w+-]+["'`)\]}]*$/i;
const PLAIN_PATH = /^[\w@.+-][\w@.+/-]*$/;
function remedyForLine(line) {
	if (pullFiles.isBrokenWord(line) || /\$\{\{|^\[object /.test(line))
		return 'Check the expression or the command that wrote it.';
	if (PLAIN_PATH.test(line))
		return undefined;
	if (line.includes('\0'))
		return 'Write one path per line: run `git diff` without `-z`.';
	const isOtherFormat = line.includes('\t') || MARKS.some((mark) => mark.test(line));
	if (isOtherFormat)
		return 'Run `git diff` with `--name-only`, which prints nothing but paths.';
	if (line.includes('\r'))
		return 'End each line with LF or CR LF.';
	if (line.includes('\u001b'))
		return 'Write the list without colors.';
	const paths = line.split(SEPARATORS).filter((part) => EXTENSION.test(part));
	if (paths.length > 1)
		return 'Write one path per line. If it is the name of one file, write it in double quotes.';
	if (line.includes('\\'))
		return 'Separate folders by `/`. Git writes a name with a backslash in double quotes.';
	return undefined;
}
function remedyForPath(path) {
	if (/^(?:\/|[a-z]:[\\/]|[a-z][a-z\d+.-]*:\/\/)|(?:^|\/)\.\.(?:\/|$)/i.test(path))
		return 'Write each path from the top folder of the repository, as Git does.';
	if (path.includes('//'))
		return 'No path has an empty name between two slashes.';
	return undefined;
}
const notAPath = (line, written, remedy) => new TargetsParseError(`line ${line} is ${quotedText(written)}, which is not a path`, remedy);

function patternProblem(pattern) {
	const ofLine = pullFiles.lineProblem(pattern, 'paths') ?? pullFiles.globProblem(timeInQueue.relativePath(pattern));
	if (ofLine !== undefined)
		return ofLine;
	const path = pattern.replace(/^\.?\//, '');
	const problem = SIGNS.find(({ sign }) => sign.test(path))?.problem ?? separatorProblem(path);
	if (problem === undefined)
		return undefined;
	return `${index.inBackticks(pattern)} matches no path: ${problem}`;
}
const WRITE_ANOTHER = 'write one pattern per line, or braces such as `{a,b}/**`';
const SIGNS = [
	{ sign: /\$\{\{/, problem: 'the expression after `${{` was not evaluated; check it' },
	{
		sign: /^\^|[*+?)\]]\$$/,
		problem: 'a regular expression is not a glob; `**` matches any folders',
	},
	{
		sign: /(?<!(?:^|\/)\+(?:page|layout)@)(?<=[@+?*!])\([^()]*\)/,
		problem: `an extended glob has no meaning here; ${WRITE_ANOTHER}`,
	},
	{ sign: /\|/, problem: `\`|\` has no meaning here; ${WRITE_ANOTHER}` },
	{
		sign: /\\(?:[\p{L}\p{N}_.]|$)|[^/\\]\\[*?\\]/u,
		problem: 'the separator of folders is `/`; for a real backslash write `?`',
	},
	{
		sign: /\{[^{},/]+\.\.[^{},/]+\}/,
		problem: 'braces have no ranges; write each alternative, as in `{1,2,3}`',
	},
	{ sign: /\[[^\]/]*\[:\^?\w+:\]/, problem: 'classes have no names; write `[a-z]` or `[0-9]`' },
	{
		sign: /(?:^|[/{,])\.{2,3}(?:[/},]|$)|(?:^|\/)\.(?:\/|$)/,
		problem: 'no path has a folder of dots; `**` matches any folders',
	},
	{ sign: /^\/|\/\//, problem: 'it has an empty name between two slashes' },
];
const GROUPS = /(?<=^|\/)\(\w[\w-]*(?:,\w[\w-]*)+\)(?=\/|$)/g;
function separatorProblem(pattern) {
	const path = pattern.replace(GROUPS, '');
	const closings = pullFiles.closingBrackets(path);
	for (let at = 0; at < path.length; at++) {
		if (path[at] === '{' || path[at] === '[')
			at = closings.get(at) ?? at;
		if (path[at] !== ',' && path[at] !== ';')
			continue;
		if (/[/*?[{]/.test(path.slice(0, at)) && /[/*?[{]/.test(path.slice(at + 1)))
			return `\`${path[at]}\` separates no patterns; ${WRITE_ANOTHER}`;
	}
	return undefined;
}

const MAX_MAP_BYTES = 1024 * 1024;
async function parseMap(text, place) {
	const whole = problemOfWhole(text);
	if (whole !== undefined)
		return { problems: [`${place(1, 1)}: ${whole}`] };
	const { readNamedTexts } = await __webpack_require__.e( 1505).then(__webpack_require__.t.bind(__webpack_require__, 1505, 19)).then(n => n.yaml);
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
	if (pullFiles.isBrokenWord(text))
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
			const message = patternProblem(text.trim());
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
	if (name !== ALL && meansAll(name))
		return `the key ${quotedText(name)} is no target; to mark everything as impacted, write \`ALL\``;
	if (/[*?]|\/\s*$/.test(name))
		return `the key ${index.inBackticks(name)} is a path, but each key is a target and its value the paths, as in \`web: apps/web/**\``;
	return undefined;
}

function compileMap(map) {
	const rules = map.flatMap(({ patterns }, entry) => patterns.map((pattern) => ({ entry, pattern })));
	const index = new FragmentIndex(rules);
	return (path) => {
		const relative = timeInQueue.relativePath(path);
		const candidates = index.candidates(relative);
		if (candidates.length === 0)
			return [];
		const found = new Set();
		for (const rule of candidates) {
			if (found.has(rule.entry))
				continue;
			rule.matches ??= timeInQueue.compilePathPatterns(withFolderItself(rule.pattern));
			if (rule.matches(relative))
				found.add(rule.entry);
		}
		return [...found].sort((a, b) => a - b).map((entry) => map[entry]);
	};
}
function withFolderItself(pattern) {
	const folder = pattern.replace(/\/(?:\*\*)?$/, '');
	return folder === '' ? [pattern] : [pattern, folder];
}
const FRAGMENT_LENGTH = 3;
class FragmentIndex {
	#byLength = new Map();
	#others = [];
	constructor(rules) {
		const counts = new Map();
		const fragments = rules.map(({ pattern }) => fragmentsOf(pattern));
		for (const fragment of fragments.flat())
			counts.set(fragment, (counts.get(fragment) ?? 0) + 1);
		const countOf = (fragment) => counts.get(fragment);
		for (const [at, rule] of rules.entries()) {
			const ofRule = fragments[at] ?? [];
			if (ofRule.length === 0)
				this.#others.push(rule);
			else
				this.#add(rule, ofRule.reduce((a, b) => (countOf(b) < countOf(a) ? b : a)));
		}
	}
	#add(rule, fragment) {
		const { length } = fragment;
		const ofLength = this.#byLength.get(length) ?? new FragmentsOfLength(length);
		this.#byLength.set(length, ofLength);
		ofLength.add(rule, fragment);
	}
	candidates(path) {
		const candidates = [...this.#others];
		for (const ofLength of this.#byLength.values())
			ofLength.addCandidates(path, candidates);
		return candidates;
	}
}
const BITS = 7;
class FragmentsOfLength {
	#length;
	#rules = new Map();
	#mask;
	#hashes;
	constructor(length) {
		this.#length = length;
		this.#mask = 2 ** (BITS * length) - 1;
		this.#hashes = new Uint8Array(this.#mask + 1);
	}
	add(rule, fragment) {
		const others = this.#rules.get(fragment);
		if (others === undefined)
			this.#rules.set(fragment, [rule]);
		else
			others.push(rule);
		let hash = 0;
		for (let at = 0; at < fragment.length; at++)
			hash = (hash << BITS) ^ fragment.charCodeAt(at);
		this.#hashes[hash & this.#mask] = 1;
	}
	addCandidates(path, candidates) {
		let hash = 0;
		for (let at = 0; at < path.length; at++) {
			hash = ((hash << BITS) ^ path.charCodeAt(at)) & this.#mask;
			if (this.#hashes[hash] === 1)
				candidates.push(...(this.#rules.get(path.slice(at + 1 - this.#length, at + 1)) ?? []));
		}
	}
}
function fragmentsOf(pattern) {
	const literals = timeInQueue.relativePath(pattern)
		.replace(/[[{].*[\]}]|\\./gs, '*')
		.split(/[*?[\]{}\\]+/)
		.map((text) => text.replace(/^\/+|\/+$/g, ''))
		.filter((text) => text !== '');
	const fragments = literals.flatMap((text) => Array.from({ length: text.length - FRAGMENT_LENGTH + 1 }, (_, at) => text.slice(at, at + FRAGMENT_LENGTH)));
	if (fragments.length > 0)
		return fragments;
	return literals.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

function pathsOf({ path, previousPath }) {
	if (previousPath === undefined || previousPath === path)
		return [path];
	return [previousPath, path];
}
const FILES_PER_TURN = 1000;
async function matchFiles(map, files, deadline) {
	const entriesOf = compileMap(map);
	const filesOf = new Map(map.map(({ target }) => [target, []]));
	const unmatched = new Set();
	for (const [index, file] of files.entries()) {
		if (index % FILES_PER_TURN === 0) {
			await promises.setImmediate();
			deadline.throwIfOver();
		}
		for (const name of pathsOf(file)) {
			const entries = entriesOf(name);
			if (entries.length === 0)
				unmatched.add(name);
			for (const { target } of entries) {
				const ofTarget = filesOf.get(target);
				if (ofTarget?.at(-1) !== file)
					ofTarget?.push(file);
			}
		}
	}
	const everything = filesOf.get(ALL) ?? [];
	filesOf.delete(ALL);
	return {
		targets: new Map([...filesOf].filter(([, ofTarget]) => ofTarget.length > 0)),
		everything,
		unmatched: [...unmatched],
	};
}
const changedName = (files, names) => {
	const watched = new Set(names.map(timeInQueue.relativePath));
	const isWatched = (name) => watched.has(timeInQueue.relativePath(name));
	const changed = files.find((file) => pathsOf(file).some(isWatched));
	return changed && pathsOf(changed).find(isWatched);
};

const BUDGET_MS = 60_000;
async function readPullRequestFiles(context, deadline, number, expected) {
	if (!context.github.available)
		throw new index.ActionError('invalid-input', {
			request: readingChangedFiles(number),
			problem: `\`github-token\` ${main.gitHubTokenProblem(context)}`,
			remedy: 'Leave `github-token` at its default, or set `changed-files-file`.',
		});
	return commits.askGitHub(deadline, new pullFiles.Budget(BUDGET_MS), REMEDY, (limit) => readSettledFiles(context, limit, number, expected));
}
const REMEDY = 'Run the step again, or set `changed-files-file`.';
async function readSettledFiles(context, deadline, number, expected) {
	const { github } = context;
	const read = () => pullFiles.readFilesBasis(github, deadline, number);
	const first = await firstReading(context, deadline, read, expected);
	refuseOtherHead(number, expected, first.headSha);
	const files = await pullFiles.readFiles(github, deadline, number, first);
	if (files.headSha !== first.headSha)
		refuseMovedHead(number, expected, first, files);
	if (files.hasMoved && (files.count ?? 0) <= pullFiles.MAX_FILES)
		throw movedError(number, `its head, its base or the number of its files changed each of the ${pullFiles.MAX_FILE_READINGS} times that the files were read`);
	return files;
}
async function firstReading(context, deadline, read, { sha }) {
	const { event, clock } = context;
	if (sha === undefined || !pullFiles.isFresh(event, clock.now()))
		return read();
	return pullFiles.readUntilConsistent(deadline, read, ({ headSha }) => headSha !== sha);
}
function refuseMovedHead(number, { sha, from }, before, after) {
	if (sha !== undefined && from !== 'event')
		throw movedError(number, `its head moved from ${before.headSha} to ${after.headSha}`);
}
function refuseOtherHead(number, { sha, from }, headSha) {
	if (sha === undefined || from === 'event' || headSha === sha)
		return;
	if (from === 'list')
		throw movedError(number, `its head is ${headSha}, but the list of targets is of ${sha}`);
	throw new index.InputError([
		pullFiles.inputProblem('headSha', `is ${pullFiles.quote(sha)}, but the head of #${number} is ${headSha}, and GitHub lists the files of that; leave \`head-sha\` out, or set \`changed-files-file\` to the files of your commit`),
	]);
}
const readingChangedFiles = (number) => `Reading the changed files of #${number}`;
class MovedPullRequestError extends index.ActionError {
}
const movedError = (number, problem) => new MovedPullRequestError('refused', {
	title: `#${number} moved`,
	request: readingChangedFiles(number),
	problem,
	remedy: 'Nothing was sent. If the head moved, the run for the new head uploads its own targets; otherwise run the step again.',
});

const targetsMapInput = () => pullFiles.convert(async (text, refuse) => {
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
	const text = await workspace.readText('targets-map-file', path, MAX_MAP_BYTES);
	const parsed = await parseMap(text, (line, column) => `${path}:${line}:${column}`);
	if (!('map' in parsed))
		throw new index.InputError(parsed.problems, path);
	for (const warning of parsed.warnings)
		log.warning(`${warning}.`);
	return { map: parsed.map, sources: [...workspace.namesInRepository(path), ...workflow] };
}
function workflowFile({ workflowRef, repository: ofRun }, repository) {
	const prefix = `${ofRun}/`;
	const isOwn = pullFiles.sameName(ofRun, pullFiles.repositoryName(repository)) && workflowRef.startsWith(prefix);
	const path = /^(.+?\.ya?ml)@/i.exec(workflowRef.slice(prefix.length))?.[1];
	if (!isOwn || path === undefined)
		return [];
	return [path];
}
async function readChanges({ changedFilesFile: path, onMissingFile }, context, deadline, number, expected) {
	try {
		if (path === undefined) {
			const { items, ...facts } = await readPullRequestFiles(context, deadline, number, expected);
			return { ...facts, files: items };
		}
		return await readChangesFile(context.workspace, path);
	}
	catch (error) {
		if (onMissingFile === 'fail' || !(error instanceof index.ActionError))
			throw error;
		if (error instanceof main.MissingFileError)
			return { unread: 'missing-file', why: MISSING_FILE };
		if (path !== undefined || !isUnread(error, deadline))
			throw error;
		const why = `GitHub does not list the changed files, and \`on-missing-file\` is \`all\` (${error.explanation.problem})`;
		return { unread: 'files-unread', why };
	}
}
const MISSING_FILE = 'the file with the changed files does not exist, and `on-missing-file` is `all`';
function isUnread(error, deadline) {
	if (deadline.isCancelled || error.kind === 'aborted')
		return false;
	return !(error instanceof index.InputError || error instanceof MovedPullRequestError);
}
async function readChangesFile(workspace, path) {
	const chunks = workspace.chunks('changed-files-file', path, pullFiles.FILE_LIMIT_BYTES);
	try {
		const files = await readChangedFiles(chunks);
		return { files, count: files.length, isWhole: true };
	}
	catch (error) {
		if (!(error instanceof TargetsParseError))
			throw error;
		const { message: problem, remedy } = error;
		const request = `Reading \`changed-files-file\` (${JSON.stringify(path)})`;
		const title = 'The changed files cannot be read';
		throw new index.ActionError('invalid-input', { title, request, problem, remedy }, { cause: error });
	}
}
async function decideTargets({ map, sources }, changes, onUnmatched, deadline) {
	if ('unread' in changes)
		return { all: { reason: changes.unread, because: changes.why } };
	const { files, count, isWhole } = changes;
	const match = await matchFiles(map, files, deadline);
	const everything = (reason, because) => ({
		match,
		count,
		all: { reason, because },
	});
	const source = changedName(files, sources);
	if (source !== undefined)
		return everything('map-changed', `the pull request changes ${index.inBackticks(source)}, which decides about its targets`);
	if (!isWhole)
		return everything('too-many-files', partOfFiles(files.length, count));
	const [first] = match.everything;
	if (first !== undefined)
		return everything('map', `${index.inBackticks(first.path)} matches a pattern of \`ALL\``);
	if (match.unmatched.length > 0 && onUnmatched === 'all')
		return everything('unmatched', `no entry of the map matches ${named(match.unmatched)}`);
	return { match, count };
}
function partOfFiles(listed, count) {
	if (count === undefined)
		return 'GitHub does not say how many files the pull request changes';
	if (listed < count)
		return `GitHub lists only ${listed} of the ${count} changed files`;
	return `GitHub lists ${listed} changed files, but counts ${count}`;
}
const named = (paths) => index.firstOf(paths.map(index.inBackticks), 3);
const unmatchedFiles = (unmatched) => new index.ActionError('refused', {
	title: `The map does not cover ${index.pluralize(unmatched.length, 'changed file')}`,
	request: 'Finding the targets of the changed files',
	problem: `no entry of the map matches ${index.firstOf(unmatched.map(index.inBackticks), 20)}, and \`on-unmatched\` is \`fail\``,
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
	matches: pullFiles.compileGlobs([glob]),
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
const wordsFormat = (format, what) => ({
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
	fits: (line) => line.startsWith('//') && !line.endsWith(',') && !line.endsWith(';') && !hasBlank(line),
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
	...wordsFormat('pants', 'pants addresses'),
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
	wordsFormat('lines', 'lines'),
];
const LINE_FORMATS = {
	auto: ANY,
	lines: [plainFormat],
	json: [],
	bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
	'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
	'target-determinator': [labels('target-determinator', 'target-determinator labels')],
	nx: [wordsFormat('nx', 'nx project names')],
	turbo: [],
	pants: [wordsFormat('pants', 'pants addresses')],
	buck2: [buck2],
	rush: [],
	moon: [wordsFormat('moon', 'moon project ids')],
	lerna: [wordsFormat('lerna', 'lerna package names')],
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
	/^\u27a4 YN0000: /,
	/^! (?:Corepack is about to download|The local project doesn't define|For more details about this field)\b/,
	/^\(node:\d+\) \S/,
	/^\(Use `node --trace-/,
	/^\[dotenv@[\d.]+\] \S/,
	/^[\u256d\u256e\u2570\u256f\u2502\u250c\u2510\u2514\u2518\u2500\u2554\u2557\u255a\u255d\u2551\u2550].*[\u256d\u256e\u2570\u256f\u2502\u250c\u2510\u2514\u2518\u2500\u2554\u2557\u255a\u255d\u2551\u2550]$/,
	/^\+-+\+$/,
	/^\|(?: .* )?\|$/,
	/^lerna (?:notice|info|success|verb|http|timing|warn)\b/i,
	/^(?:> +)?NX {1,3}(?:Affected criteria defaulted to|Falling back to ts-node)\b/,
	/^(?:Attention: )?\S+ now collects completely anonymous telemetry\b/,
	/^This information is used to shape\b/,
	/^You can learn more, including how to opt-out\b/,
	/^\u2022 (?:turbo \d|Packages in scope:|Running \S+ in \d|Remote (?:computation )?caching (?:en|dis)abled)/,
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
	/^Publishing [Bb]uild [Ss]can(?:\.\.\.|\u2026)$/,
	/^gradle\/actions: Writing build results to /,
	/^BUILD SUCCESSFUL in \d/,
	/^\d+ actionable tasks?: /,
];
const BEGINS_BANNER = /^[^!-~]|^[+|.\d]/;
const mayBeBanner = (line) => line.includes(' ') || BEGINS_BANNER.test(line);
const isBanner = (line) => mayBeBanner(line) && BANNERS.some((banner) => banner.test(line));
const SCRIPT = /^> \S*@\S* \S+(?: (?:\/|[A-Z]:).*)?$/;
class BannerFilter {
	#last;
	leavesOut(line) {
		const last = this.#last;
		this.#last = undefined;
		if (!mayBeBanner(line))
			return false;
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
	if (options.format !== 'lines' && pullFiles.isBrokenWord(into.only ?? ''))
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
			if (size > pullFiles.FILE_LIMIT_BYTES)
				throw tooMuchJson(`of more than ${pullFiles.FILE_LIMIT_BYTES} bytes, and JSON must be read whole`);
			chunks.push(chunk);
			return true;
		},
		async end() {
			const bytes = Buffer.concat(chunks, size);
			if (pullFiles.isTooDeep(bytes))
				throw tooMuchJson(`with ${pullFiles.TOO_DEEP}`);
			const { readJson } = await __webpack_require__.e( 9727).then(__webpack_require__.t.bind(__webpack_require__, 9727, 23));
			const { format: detected, what, names } = readJson(bytes, format);
			for (const name of names) {
				if (Buffer.byteLength(name) > MAX_TARGET_BYTES)
					throw new TargetsParseError(`the target ${quotedText(name)} is longer than ${MAX_TARGET_BYTES} bytes, too long for a target`, 'Check the command of the tool.');
				into.add(name);
				if (into.full)
					break;
			}
			return { format: format === 'auto' ? detected : format, what };
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
	#lines = new LineReader((text, number) => this.#take(plainLine(text), number));
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
			return { format, what };
		const only = this.#firstLine;
		if (this.#mayMeanAll(only))
			throw new TargetsParseError(`its only line is ${quotedText(only)}, and only \`ALL\` in upper case stands for every target`, 'Write `ALL`. If it is the name of a target, set `impacted-targets-format: lines`.');
		if (several?.(only))
			throw severalTargets(`its only line is ${quotedText(only)}`);
		return { format, what };
	}
	#take(line, number) {
		if (line === '')
			return true;
		if (this.#takesBanners && this.#banners.leavesOut(line))
			return true;
		if (line === ALL) {
			this.#into.add(line);
			return true;
		}
		this.#lineCount++;
		if (this.#lineCount === 1) {
			this.#firstLine = line;
			this.#format = this.#choose(line);
			if (this.#mayMeanAll(line))
				return true;
		}
		if (this.#lineCount === 2 && this.#mayMeanAll(this.#firstLine))
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
		if (this.#mayMeanAll(first))
			return this.#plainest;
		return this.#formats.find(({ begins }) => begins(first, this.#head)) ?? this.#plainest;
	}
	#mayMeanAll(line) {
		return this.#isAuto && meansAll(line);
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
const MAX_TARGETS = 3000;
function reportFromPaths({ match }, isSent) {
	if (match === undefined)
		return [];
	const { targets, everything, unmatched } = match;
	const rows = [...targets];
	if (everything.length > 0)
		rows.unshift([ALL, everything]);
	const parts = [];
	if (rows.length > 0)
		parts.push(targetsTable(rows, isSent));
	if (unmatched.length > 0)
		parts.push(...unmatchedList(unmatched));
	return parts;
}
function targetsTable(targets, isSent) {
	const rows = targets
		.slice(0, MAX_TARGETS)
		.map(([target, files]) => [
		isSent(target) ? pullFiles.code(target) : pullFiles.words `${pullFiles.code(target)} (left out by a filter)`,
		filesCell(files),
	]);
	const allIn = pullFiles.words `the output ${pullFiles.code('result')}`;
	const table = { head: ['Target', 'Because of'], rows, total: targets.length, allIn };
	if (targets.length <= MAX_OPEN)
		return table;
	return { fold: `${index.pluralize(targets.length, 'target')} and their files`, parts: [table] };
}
function filesCell(files) {
	const lines = files.slice(0, FILES_IN_CELL).map(fileInCell);
	const left = files.length - FILES_IN_CELL;
	if (left > 0)
		lines.push(`and ${left} more`);
	return pullFiles.joined(lines, '\n');
}
function fileInCell({ path, previousPath }) {
	if (previousPath === undefined)
		return pullFiles.code(path);
	return pullFiles.words `${pullFiles.code(previousPath)} \u2192 ${pullFiles.code(path)}`;
}
function unmatchedList(unmatched) {
	const title = `No entry of the map matches ${index.pluralize(unmatched.length, 'changed file')}`;
	const list = { block: unmatched.slice(0, MAX_LISTED), total: unmatched.length };
	if (unmatched.length > MAX_OPEN)
		return [{ fold: title, parts: [list] }];
	return [pullFiles.words `${title}:`, list];
}
function logDecision(decision, log) {
	const { match } = decision;
	if (match === undefined)
		return;
	const counts = [`${index.pluralize(match.targets.size, 'target')} of the map`];
	if (match.unmatched.length > 0)
		counts.push(`${match.unmatched.length} unmatched`);
	log.info(`${fileCount(decision)}: ${counts.join(', ')}`);
}
function fileCount({ count = 0 }) {
	if (count === 0)
		return 'There are no changed files';
	return index.pluralize(count, 'changed file');
}

const targetInputs = {
	impactedTargets: pullFiles.optional(pullFiles.string()),
	impactedTargetsFile: pullFiles.optional(pullFiles.line()),
	impactedTargetsFormat: pullFiles.choice(['auto', ...TARGET_FORMATS]),
	includeTargets: pullFiles.withDefault(pullFiles.globs('targets', 'exclude-targets'), []),
	excludeTargets: pullFiles.withDefault(pullFiles.globs('targets'), []),
	headSha: pullFiles.optional(pullFiles.commitSha()),
	onMissingFile: pullFiles.choice(['fail', 'all']),
	onEmpty: pullFiles.choice(['fail', 'all', 'send']),
	onTooLarge: pullFiles.choice(['all', 'fail']),
	allowForkRun: pullFiles.flag(),
	targetsMap: pullFiles.optional(targetsMapInput()),
	targetsMapFile: pullFiles.optional(pullFiles.line()),
	changedFilesFile: pullFiles.optional(pullFiles.line()),
	onUnmatched: pullFiles.choice(['all', 'fail', 'ignore']),
};
const REASONS_FOR_ALL = {
	requested: 'the list has `ALL`',
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
	let targetCount = index.pluralize(count, 'target');
	if (full)
		targetCount = `more than ${targetCount}`;
	log.info(`Read as ${read.what}: ${targetCount}, ${index.pluralize(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`);
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
		if (targets.hasAll) {
			warnOfNeedlessTargets(targets, log);
			return { all: knownReason('requested'), read: list };
		}
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
const READ_FROM_MAP = { format: 'map', what: 'a targets map' };
function warnOfNeedlessTargets({ count, leftOut, full }, log) {
	const others = count + leftOut;
	if (others === 0)
		return;
	const moreThan = full ? 'more than ' : '';
	log.warning(`The list has \`ALL\` among ${moreThan}${index.pluralize(others, 'other target')}, which it makes needless. If the change does not impact everything, take \`ALL\` out.`);
}
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
		if (error instanceof main.MissingFileError && given.onMissingFile === 'all')
			return 'missing';
		if (!(error instanceof TargetsParseError))
			throw error;
		let request = 'Reading `impacted-targets`';
		if (path !== undefined)
			request = `Reading \`impacted-targets-file\` (${JSON.stringify(path)})`;
		const { message: problem, remedy } = error;
		const title = 'The impacted targets cannot be read';
		throw new index.ActionError('invalid-input', { title, request, problem, remedy }, { cause: error });
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
const noTargetMatches = (patterns) => `no target matches ${index.firstOf(patterns.map(index.inBackticks), MAX_NAMED_FILTERS)}`;
const MAX_NAMED_FILTERS = 10;
const tooManyTargets = (count) => new index.ActionError('invalid-input', {
	title: 'There are too many impacted targets for one request',
	request: 'Preparing the upload of the impacted targets',
	problem: `more than ${count} targets do not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
	remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
});
function nothingLeft({ what }, leftOut, fromPaths) {
	if (leftOut === 0 && fromPaths !== undefined)
		return new index.ActionError('invalid-input', {
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
	return new index.ActionError('invalid-input', {
		title: 'There are no impacted targets',
		request: 'Reading the impacted targets',
		problem: `${problem} (read as ${what})`,
		remedy: `${leftOut > 0 ? CHECK_FILTERS : CHECK_COMPUTATION} If the change impacts nothing, set \`on-empty: send\`; to mark every target as impacted, set \`on-empty: all\`.`,
	});
}
const CHECK_FILTERS = 'Check the patterns of `include-targets` and `exclude-targets`.';
const CHECK_COMPUTATION = 'Check that the computation did not fail.';
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
		log.info(`${index.pluralize(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`);
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
const MAX_TARGET_FILES = 10_000;
function detailsOf({ fromPaths }) {
	if (fromPaths?.match === undefined)
		return {};
	const { targets, unmatched } = fromPaths.match;
	let left = MAX_TARGET_FILES;
	const targetFiles = [...targets].map(([target, files]) => {
		const named = files.slice(0, left);
		left -= named.length;
		return { target, count: files.length, files: named.map(({ path }) => path) };
	});
	return { targetFiles, unmatchedFiles: unmatched };
}
const HEADLINES = {
	list: ({ number, targetBranch }, { count = 0 }) => pullFiles.words `${index.pluralize(count, 'impacted target')} for ${`#${number}`}, queue ${pullFiles.code(targetBranch)}`,
	all: ({ number, targetBranch }) => pullFiles.words `ALL for ${`#${number}`}, queue ${pullFiles.code(targetBranch)}: it impacts every target`,
	none: ({ number }) => pullFiles.words `an empty list: ${`#${number}`} impacts no targets`,
};
function summarize(ref, sha, upload, given, verb = 'Uploaded') {
	const { count, all, sent, first, fromPaths, unmatched = [] } = upload;
	const headline = HEADLINES[sent](ref, upload);
	const isExpectedReason = all === undefined || EXPECTED_REASONS.has(all.reason);
	const isAsExpected = isExpectedReason && unmatched.length === 0;
	const parts = [];
	if (fromPaths !== undefined) {
		const filter = new TargetFilter(given.includeTargets, given.excludeTargets);
		const isSent = (target) => all !== undefined || filter.keeps(target);
		parts.push(...reportFromPaths(fromPaths, isSent));
	}
	const isInTable = fromPaths !== undefined && !hasList(given);
	if (first.length > 0 && !isInTable) {
		const isWhole = count === first.length;
		const list = { block: first };
		const title = isWhole ? 'Targets' : `The first ${first.length} targets`;
		parts.push(isWhole && first.length <= MAX_OPEN ? list : { fold: title, parts: [list] });
	}
	return {
		mark: isAsExpected ? pullFiles.MARKS.good : pullFiles.MARKS.warning,
		headline: pullFiles.words `${pullFiles.own(verb)} ${headline}${pullFiles.prose(allTargetsClause(upload))}`,
		lines: [factsOf(ref, sha, upload, given)],
		parts,
	};
}
function factsOf(ref, sha, upload, given) {
	const { read, leftOut = 0, duplicates = 0, fromPaths, unmatched = [] } = upload;
	const facts = [];
	const place = pullFiles.stackPlace(ref);
	if (place !== undefined)
		facts.push(pullFiles.prose(place));
	const source = pullFiles.words `From ${sourceOfTargets(given)}`;
	facts.push(read === undefined ? source : pullFiles.words `${source}, read as ${read.what}`);
	if (fromPaths?.count !== undefined)
		facts.push(index.pluralize(fromPaths.count, 'changed file'));
	facts.push(pullFiles.words `commit ${pullFiles.code(sha.slice(0, 12))}`);
	if (duplicates > 0)
		facts.push(`${index.pluralize(duplicates, 'duplicate')} removed`);
	if (leftOut > 0)
		facts.push(`${leftOut} left out by filters`);
	if (unmatched.length > 0)
		facts.push(pullFiles.prose(noTargetMatches(unmatched)));
	facts.push(`${uploadBytes(upload)} bytes`);
	return pullFiles.joined(facts);
}
function sourceOfTargets(given) {
	const { impactedTargets, impactedTargetsFile, targetsMap, targetsMapFile } = given;
	const origins = [];
	if (impactedTargets !== undefined)
		origins.push(pullFiles.words `the input ${pullFiles.code('impacted-targets')}`);
	if (impactedTargetsFile !== undefined)
		origins.push(pullFiles.code(impactedTargetsFile));
	if (targetsMap !== undefined)
		origins.push(pullFiles.words `the input ${pullFiles.code('targets-map')}`);
	if (targetsMapFile !== undefined)
		origins.push(pullFiles.code(targetsMapFile));
	if (origins.length === 0)
		return 'no input';
	return pullFiles.joined(origins, ' and ');
}

const LINES_FORMAT_ADVICE = 'set `impacted-targets-format: lines` if a target really has this name';
const MAPS = ['targetsMap', 'targetsMapFile'];
const operation = timeInQueue.defineOperation({
	about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
	target: resolve.unresolvedPullRequestTarget,
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
				'is empty, and so are `impacted-targets-file` and `targets-map`; set one of them, or check the step that was to produce the list, because a missing list does not mean that the change impacts nothing',
			({ impactedTargets = '', impactedTargetsFormat }) => impactedTargetsFormat !== 'lines' &&
				pullFiles.isBrokenWord(impactedTargets) &&
				pullFiles.brokenWord(impactedTargets, LINES_FORMAT_ADVICE),
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
			pullFiles.valueAt(payload, 'pull_request', 'head') !== undefined &&
			pullFiles.valueAt(payload, 'pull_request', 'head', 'sha') !== headSha &&
			'is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`',
	},
	onlyWith: {
		impactedTargetsFormat: ['impactedTargets', 'impactedTargetsFile'],
		onMissingFile: ['impactedTargetsFile', ...MAPS],
		changedFilesFile: MAPS,
		onUnmatched: MAPS,
	},
	withoutToken: ({ allowForkRun }, event) => allowForkRun && pullFiles.withheldSecrets(event)?.from === 'fork' && event.runId !== ''
		? { 'x-forked-workflow-run-id': event.runId }
		: undefined,
	async run(given, context, location) {
		const map = await loadMap(given, context);
		const needs = given.headSha === undefined ? ['head-sha'] : [];
		const pullRequest = await resolve.resolvePullRequest(location, context, context.deadline, needs);
		const { ref } = pullRequest;
		const expected = expectedHead(given, pullRequest);
		const read = () => readChanges(given, context, context.deadline, ref.number, expected);
		const changes = map !== undefined && !hasList(given) ? await read() : undefined;
		const headOfFiles = changes !== undefined && 'headSha' in changes ? changes.headSha : undefined;
		const sha = headOfFiles ?? expected.sha;
		if (sha === undefined)
			throw new index.ActionError('invalid-input', {
				request: 'Finding the head commit of the pull request',
				problem: 'neither the event nor GitHub includes it',
				remedy: 'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
			});
		context.setOutputs({ 'head-sha': sha });
		const head = pullFiles.targetsBodyHead(ref, sha);
		const fromPaths = async () => map && decideTargets(map, changes ?? (await read()), given.onUnmatched, context.deadline);
		let upload = await prepareUpload(given, context, head, fromPaths);
		context.setOutputs(uploadOutputs(upload));
		logUpload(upload, context);
		if (context.dryRun) {
			const plan = [pullFiles.setImpactedTargets(ref, upload.body)];
			const report = map && summarize(ref, sha, upload, given, 'Would upload');
			return commits.planOnlyResult(context.log, plan, { note: pullFiles.stackSentence(ref), report });
		}
		try {
			await context.service.setImpactedTargets(context.deadline, ref, upload.body);
		}
		catch (error) {
			const again = upload.sent === 'list' && given.onTooLarge === 'all' && pullFiles.hasStatus(error, 413);
			if (!again)
				throw error;
			upload = { ...upload, ...uploadOfAll(head, 'refused-413') };
			context.setOutputs(uploadOutputs(upload));
			logUpload(upload, context);
			await context.service.setImpactedTargets(context.deadline, ref, upload.body);
		}
		if (context.service.authenticated)
			await warnIfHeadMoved(ref, sha, context, context.deadline);
		return {
			outcome: upload.sent === 'list' ? 'uploaded' : `uploaded-${upload.sent}`,
			details: { firstTargets: upload.first, ...detailsOf(upload) },
			summary: summarize(context.stacks.current(ref), sha, upload, given),
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
async function warnIfHeadMoved(ref, sha, context, deadline) {
	const { service, github, log } = context;
	const { number } = ref;
	const say = (why) => log.info(`Trunk acknowledged the upload. The action couldn't compare it with the head of #${number}: ${why}`);
	const unlessFailed = (reading) => commits.bestEffort(deadline, reading, say);
	const movedAccordingTo = (source, head) => `The targets were uploaded for ${sha}, but according to ${source} the head of #${number} is ${head}, so they do not count. The run for that commit must upload its own.`;
	const readRecord = () => unlessFailed(service.findPullRequest(deadline, ref, { attempts: 3 }));
	const [pullRequest, first] = await Promise.all([
		github.available ? unlessFailed(commits.readPullRequest(context, deadline, number)) : undefined,
		readRecord(),
	]);
	if (pullRequest !== undefined && pullRequest.headSha !== sha) {
		log.warning(movedAccordingTo('GitHub', pullRequest.headSha));
		return;
	}
	const problemOf = (record) => {
		if (record === undefined || !commits.isQueued(record))
			return undefined;
		const head = record.prSha?.toLowerCase() ?? sha;
		if (head !== sha) {
			if (pullRequest !== undefined)
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
	const problem = problemOf(await pullFiles.readUntilConsistent(deadline, readRecord, isContradiction));
	if (problem !== undefined)
		log.warning(problem);
}

const setImpactedTargets = Object.freeze(Object.defineProperty({
	__proto__: null,
	operation
}, Symbol.toStringTag, { value: 'Module' }));

exports.ALL = ALL;
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