"use strict";
exports.id = 4516;
exports.ids = [4516];
exports.modules = {

 4516:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const node_os = __webpack_require__(8161);
const index = __webpack_require__(3690);
const pullFiles = __webpack_require__(7404);
const node_fs = __webpack_require__(3024);
const node_path = __webpack_require__(6760);
const node_buffer = __webpack_require__(4573);
const commits = __webpack_require__(7044);

const modules = {
	submit: () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(363), __webpack_require__.e(140), __webpack_require__.e(3874), __webpack_require__.e(3835)]).then(__webpack_require__.t.bind(__webpack_require__, 3835, 23)),
	cancel: () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(140), __webpack_require__.e(817)]).then(__webpack_require__.t.bind(__webpack_require__, 817, 23)),
	'restart-tests': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(140), __webpack_require__.e(8940)]).then(__webpack_require__.t.bind(__webpack_require__, 8940, 23)),
	'get-pull-request': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(363), __webpack_require__.e(2855)]).then(__webpack_require__.t.bind(__webpack_require__, 2855, 23)),
	'set-impacted-targets': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(3832)]).then(__webpack_require__.t.bind(__webpack_require__, 3832, 19)).then(n => n.setImpactedTargets),
	'wait-for-merge': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(363), __webpack_require__.e(140), __webpack_require__.e(3589), __webpack_require__.e(3874), __webpack_require__.e(3269), __webpack_require__.e(9206), __webpack_require__.e(1137)]).then(__webpack_require__.t.bind(__webpack_require__, 1137, 23)),
	'get-testing-details': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(9625)]).then(__webpack_require__.t.bind(__webpack_require__, 9625, 23)),
	explain: () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(3945), __webpack_require__.e(8966), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(363), __webpack_require__.e(9254), __webpack_require__.e(140), __webpack_require__.e(3589), __webpack_require__.e(3874), __webpack_require__.e(759), __webpack_require__.e(4152)]).then(__webpack_require__.t.bind(__webpack_require__, 4152, 23)),
	'triage-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(363), __webpack_require__.e(9254), __webpack_require__.e(140), __webpack_require__.e(3589), __webpack_require__.e(3874), __webpack_require__.e(4812), __webpack_require__.e(759), __webpack_require__.e(2091), __webpack_require__.e(2005)]).then(__webpack_require__.t.bind(__webpack_require__, 2005, 23)),
	'submit-ready': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(526), __webpack_require__.e(4823), __webpack_require__.e(363), __webpack_require__.e(140), __webpack_require__.e(3874), __webpack_require__.e(4812), __webpack_require__.e(5515), __webpack_require__.e(8029)]).then(__webpack_require__.t.bind(__webpack_require__, 8029, 23)),
	'get-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(5897)]).then(__webpack_require__.t.bind(__webpack_require__, 5897, 23)),
	'create-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(5596), __webpack_require__.e(5393)]).then(__webpack_require__.t.bind(__webpack_require__, 5393, 23)),
	'update-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(5596), __webpack_require__.e(7956)]).then(__webpack_require__.t.bind(__webpack_require__, 7956, 23)),
	'pause-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(8338), __webpack_require__.e(8765), __webpack_require__.e(8915)]).then(__webpack_require__.t.bind(__webpack_require__, 8915, 23)),
	'drain-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(8338), __webpack_require__.e(8765), __webpack_require__.e(8195)]).then(__webpack_require__.t.bind(__webpack_require__, 8195, 23)),
	'resume-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(8338), __webpack_require__.e(8765), __webpack_require__.e(3458)]).then(__webpack_require__.t.bind(__webpack_require__, 3458, 23)),
	'delete-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(2138)]).then(__webpack_require__.t.bind(__webpack_require__, 2138, 23)),
	'apply-queue-config': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(8966), __webpack_require__.e(9254), __webpack_require__.e(5596), __webpack_require__.e(9352)]).then(__webpack_require__.t.bind(__webpack_require__, 9352, 23)),
	'list-flaky': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8966), __webpack_require__.e(9254), __webpack_require__.e(2655)]).then(__webpack_require__.t.bind(__webpack_require__, 2655, 23)),
	'get-metrics': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(8612), __webpack_require__.e(2271)]).then(__webpack_require__.t.bind(__webpack_require__, 2271, 23)),
	'watch-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(9254), __webpack_require__.e(8612), __webpack_require__.e(2810)]).then(__webpack_require__.t.bind(__webpack_require__, 2810, 23)),
	'check-setup': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(3945), __webpack_require__.e(5960), __webpack_require__.e(1505), __webpack_require__.e(7251)]).then(__webpack_require__.t.bind(__webpack_require__, 7251, 23)),
	'report-queue': () => Promise.all([__webpack_require__.e(2739), __webpack_require__.e(9284), __webpack_require__.e(4777), __webpack_require__.e(526), __webpack_require__.e(363), __webpack_require__.e(9254), __webpack_require__.e(2091), __webpack_require__.e(9323)]).then(__webpack_require__.t.bind(__webpack_require__, 9323, 23)),
};
const operationNames = Object.keys(modules);
const SYNONYMS = {
	submit: 'add add-to-queue enqueue merge queue',
	cancel: 'abort dequeue remove unqueue',
	'restart-tests': 'rerun restart retry',
	'get-pull-request': 'get get-status pr-status state status',
	'set-impacted-targets': 'impacted-targets targets upload upload-impacted-targets upload-targets',
	'wait-for-merge': 'wait',
	'get-testing-details': 'test-details testing-details',
	explain: 'diagnose verdict why',
	'triage-queue': 'incident post-mortem requeue resubmit triage',
	'submit-ready': 'enqueue-ready submit-all sweep',
	'get-queue': 'queue-state queue-status',
	'update-queue': 'configure',
	'pause-queue': 'freeze hold lock pause stop',
	'drain-queue': 'drain',
	'resume-queue': 'release resume start unfreeze unlock unpause',
	'apply-queue-config': 'apply plan sync',
	'list-flaky': 'broken flaky flaky-tests unhealthy',
	'get-metrics': 'metrics statistics stats',
	'watch-queue': 'alert health monitor watch watchdog',
	'check-setup': 'check doctor preflight setup validate verify',
	'report-queue': 'history report weekly-report',
};
const TWO_IN_ONE = 'or use `submit` with `wait: true` to submit and wait for the merge';
function unknownOperation(name) {
	const known = operationNames.map(index.inBackticks).join(', ');
	if (name === '')
		return `is required and is empty. It must be one of ${known}`;
	const several = pullFiles.splitList(name, /[\s,]+/);
	if (several.length > 1 && several.every((one) => operationNames.includes(one)))
		return `is ${pullFiles.quote(name)}, but a step runs one operation; write a step for each, ${TWO_IN_ONE}`;
	const word = name.toLowerCase();
	const meant = Object.keys(SYNONYMS).find((known) => SYNONYMS[known]?.split(' ').includes(word));
	if (meant === undefined)
		return pullFiles.notOneOf(name, operationNames);
	return `is ${pullFiles.quote(name)}, which this action calls \`${meant}\``;
}
async function loadOperation(name) {
	if (operationNames.includes(name))
		return (await modules[name]?.())?.operation;
	return undefined;
}

function invalidUtf8At(bytes) {
	if (node_buffer.isUtf8(bytes))
		return undefined;
	const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
	const differs = bytes.findIndex((byte, index) => byte !== copy[index]);
	let valid = differs === -1 ? bytes.length : differs;
	while (valid > 0 && !node_buffer.isUtf8(bytes.subarray(0, valid)))
		valid--;
	return valid;
}

class FileWriter {
	path;
	#partial;
	#file;
	#isOpen = true;
	#explain;
	#redact;
	constructor(path, explain, redact) {
		this.#redact = redact;
		this.path = path;
		this.#explain = explain;
		this.#partial = `${path}.${Math.random().toString(36).slice(2)}.partial`;
		this.#file = node_fs.openSync(this.#partial, 'wx');
	}
	write(text) {
		this.#append(index.redactJson(text, this.#redact));
	}
	writeHeader(names) {
		this.#append(names);
	}
	#append(text) {
		try {
			node_fs.appendFileSync(this.#file, text);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	commit() {
		try {
			this.#close();
			node_fs.renameSync(this.#partial, this.path);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	discard() {
		this.#close();
		node_fs.rmSync(this.#partial, { force: true });
	}
	#close() {
		if (this.#isOpen)
			node_fs.closeSync(this.#file);
		this.#isOpen = false;
	}
}

const MAX_ENTRIES = 500_000;
function folderOf(glob) {
	const folder = /^(?:[^*?[\]{}\\/]*\/)*/.exec(glob)?.[0] ?? '';
	if (folder === '' || folder === '/')
		return folder || '.';
	return folder.slice(0, -1);
}
function findFiles(root, glob, ignoreCase = false) {
	const folder = folderOf(glob);
	if (!node_fs.statSync(node_path.resolve(root, folder), { throwIfNoEntry: false })?.isDirectory())
		return [];
	const prefix = folder === '.' && !glob.startsWith('./') ? '' : `${folder.replace(/\/$/, '')}/`;
	const rest = glob.slice(prefix.length);
	const matches = pullFiles.compileGlobs([rest], 'path', ignoreCase);
	const depth = rest.includes('**') ? Number.POSITIVE_INFINITY : rest.split('/').length;
	const paths = [];
	const folders = [''];
	let entries = 0;
	for (const inner of folders) {
		const level = inner.split('/').length;
		for (const entry of node_fs.readdirSync(node_path.resolve(root, folder, inner), { withFileTypes: true })) {
			if (++entries > MAX_ENTRIES)
				throw new RangeError(`more than ${MAX_ENTRIES} entries`);
			const path = `${inner}${entry.name}`;
			if (!entry.isDirectory()) {
				if (matches(path))
					paths.push(`${prefix}${path}`);
			}
			else if (level < depth)
				folders.push(`${path}/`);
		}
	}
	return paths.sort();
}

const realpath = node_fs.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = node_fs.constants.O_RDONLY | (node_fs.constants.O_NOFOLLOW ?? 0) | (node_fs.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there';
const PRIVATE_FOLDERS = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i;
const shownPath = (path) => JSON.stringify(index.truncate(path, 500));
class MissingFileError extends index.ActionError {
	constructor(input, path, { isCheckedOut, near }, options) {
		const perhaps = near === undefined ? '' : `; perhaps ${shownPath(near)}`;
		const file = `there is no file ${shownPath(path)}${perhaps}`;
		const problem = isCheckedOut ? file : `${file}, because the workspace is empty`;
		const remedy = isCheckedOut
			? 'Check the path, and that an earlier step wrote the file.'
			: 'If the file is in the repository, add a step with `actions/checkout` before this one.';
		const title = 'A file is missing';
		super('invalid-input', { title, request: `Reading \`${input}\``, problem, remedy }, options);
	}
}
class Workspace {
	root;
	#temp;
	#redact;
	#platform;
	#own;
	#named = new Map();
	constructor(root, temp, redact, platform = process.platform) {
		this.root = root;
		this.#temp = temp;
		this.#redact = redact;
		this.#platform = platform;
	}
	own(name) {
		this.#own ??= node_fs.mkdtempSync(node_path.join(this.#temp, 'merge-queue-action-'));
		return node_path.join(this.#own, name);
	}
	#locate(input, path) {
		const wanted = node_path.resolve(this.root, path);
		let real;
		try {
			real = realpath(wanted);
		}
		catch (cause) {
			const { code } = cause;
			if (code === 'ENOENT' || code === 'ENOTDIR') {
				const isCheckedOut = node_path.isAbsolute(path) || childrenOf(this.root).length > 0;
				const near = this.#nearestFile(path);
				throw new MissingFileError(input, path, { isCheckedOut, near }, { cause });
			}
			throw wrongPath(input, path, `it cannot be examined (${code})`, cause);
		}
		this.#refuseOutside(input, path, real);
		if (!node_fs.lstatSync(real).isFile())
			throw wrongPath(input, path, 'it is not a regular file');
		return real;
	}
	#nearestFile(path) {
		const folder = node_path.resolve(this.root, node_path.dirname(path));
		if (folder !== this.root && !folder.startsWith(this.root + node_path.sep))
			return undefined;
		const name = pullFiles.nearest(node_path.basename(path), childrenOf(folder));
		return name === undefined ? undefined : node_path.join(node_path.dirname(path), name);
	}
	async *chunks(input, path, limit = MAX_FILE_BYTES) {
		const refuseAbove = (size) => {
			if (size > limit)
				throw tooMuch(input, path, `${size} bytes; the limit is ${limit}`);
		};
		const file = await node_fs.promises.open(this.#locate(input, path), READ_FLAGS).catch((cause) => {
			throw wrongPath(input, path, `it cannot be opened (${cause.code})`, cause);
		});
		try {
			const opened = await file.stat();
			const seen = node_fs.lstatSync(this.#locate(input, path));
			if (!opened.isFile() || !isSame(opened, seen))
				throw wrongPath(input, path, 'it was replaced while it was being opened');
			refuseAbove(opened.size);
			let total = 0;
			for await (const chunk of file.createReadStream({
				highWaterMark: CHUNK_BYTES,
				autoClose: false,
			})) {
				total += chunk.length;
				refuseAbove(total);
				yield chunk;
			}
		}
		catch (error) {
			if (error instanceof index.ActionError)
				throw error;
			const { code, message } = error;
			throw wrongPath(input, path, `it cannot be read to its end (${code ?? message})`, error);
		}
		finally {
			await file.close();
		}
	}
	find(input, globs) {
		const shown = (path) => {
			const wanted = node_path.resolve(this.root, path);
			const name = isInside(this.root, wanted) ? node_path.relative(this.root, wanted) : wanted;
			return name.replaceAll(node_path.sep, '/');
		};
		return new Map(globs.map((glob) => [glob, this.#find(input, glob).map(shown)]));
	}
	#find(input, glob) {
		const pattern = node_path.sep === '\\' ? glob.replaceAll('\\', '/') : glob;
		if (node_fs.existsSync(node_path.resolve(this.root, pattern))) {
			this.#locate(input, pattern);
			return [pattern];
		}
		const existing = nearestExisting(node_path.resolve(this.root, folderOf(pattern)));
		if (existing === undefined)
			throw wrongPath(input, glob, NO_DRIVE);
		this.#refuseOutside(input, glob, realpath(existing));
		const isReadable = (path) => {
			try {
				this.#locate(input, path);
				return true;
			}
			catch (error) {
				if (!(error instanceof index.ActionError))
					throw error;
				return false;
			}
		};
		try {
			const ignoreCase = this.#platform === 'win32' || this.#platform === 'darwin';
			return findFiles(this.root, pattern, ignoreCase).filter(isReadable);
		}
		catch (cause) {
			const { code, message } = cause;
			throw wrongPath(input, glob, `its folders cannot be searched (${code ?? message})`, cause);
		}
	}
	async readText(input, path, limit = pullFiles.FILE_LIMIT_BYTES) {
		const parts = [];
		for await (const chunk of this.chunks(input, path, limit))
			parts.push(chunk);
		const bytes = Buffer.concat(parts);
		const at = invalidUtf8At(bytes);
		if (at === undefined)
			return new TextDecoder().decode(bytes);
		const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`;
		throw wrongPath(input, path, problem);
	}
	namesInRepository(path) {
		const given = node_path.resolve(this.root, path);
		const onTheWay = new Set([...pathsOnTheWay(given), realpath(given)]);
		return [...onTheWay].flatMap((file) => {
			const workspace = [this.root, realpath(this.root)].find((root) => isInside(root, file));
			if (workspace === undefined)
				return [];
			return namesBelow(workspace, file);
		});
	}
	async write(input, path, data) {
		return this.#writing(input, path, (real) => {
			node_fs.writeFileSync(real, index.redactJson(data, this.#redact));
			return real;
		});
	}
	writer(input, path) {
		return this.#writing(input, path, (real, explain) => new FileWriter(real, explain, this.#redact));
	}
	#writing(input, path, write) {
		const explain = (error) => unwritable(input, path, error);
		try {
			node_fs.mkdirSync(node_path.dirname(this.#writable(input, path)), { recursive: true });
			return write(this.#writable(input, path), explain);
		}
		catch (error) {
			throw explain(error);
		}
	}
	#writable(input, path) {
		const wanted = node_path.resolve(this.root, path);
		if (this.#platform === 'win32' && isReservedOnWindows(node_path.basename(wanted)))
			throw wrongPath(input, path, 'Windows reserves this name', undefined, 'Use another file name.');
		const existing = nearestExisting(node_path.dirname(wanted));
		if (existing === undefined)
			throw wrongPath(input, path, NO_DRIVE);
		if (!node_fs.statSync(existing).isDirectory())
			throw wrongPath(input, path, `${shownPath(node_path.basename(existing))} is a file, not a folder`);
		const real = node_path.resolve(realpath(existing), node_path.relative(existing, wanted));
		this.#refuseOutside(input, path, real);
		const link = node_fs.lstatSync(real, { throwIfNoEntry: false });
		if (link !== undefined && !link.isFile())
			throw wrongPath(input, path, 'it is not a regular file');
		return real;
	}
	refusalToWrite(input, path) {
		try {
			const real = this.#writable(input, path);
			const key = real.toLowerCase();
			const before = this.#named.get(key);
			this.#named.set(key, input);
			return before && `\`${before}\` names the same file`;
		}
		catch (error) {
			return unwritable(input, path, error).explanation.problem;
		}
	}
	#refuseOutside(input, path, real) {
		if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
			throw wrongPath(input, path, 'it is a system file');
		for (const root of [this.root, this.#temp]) {
			if (!node_fs.existsSync(root))
				continue;
			const inside = node_path.relative(realpath(root), real);
			const names = inside.split(node_path.sep);
			if (node_path.isAbsolute(inside) || names[0] === '..')
				continue;
			if (names.some((name) => PRIVATE_FOLDERS.test(name)))
				throw wrongPath(input, path, KEPT_PRIVATE);
			return;
		}
		throw wrongPath(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP');
	}
}
const NO_DRIVE = 'its drive or network share does not exist';
function nearestExisting(path, parentOf = node_path.dirname) {
	let existing = path;
	while (!node_fs.existsSync(existing)) {
		const parent = parentOf(existing);
		if (parent === existing)
			return undefined;
		existing = parent;
	}
	return existing;
}
const isReservedOnWindows = (name) => /^(con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]) *(\.|$)/i.test(name) || name.includes(':');
function isInside(root, path) {
	const inside = node_path.relative(root, path);
	return !node_path.isAbsolute(inside) && inside.split(node_path.sep)[0] !== '..';
}
function pathsOnTheWay(path) {
	const paths = new Set();
	for (let at = path; !paths.has(at);) {
		paths.add(at);
		const link = firstLink(at);
		if (link === undefined)
			break;
		at = node_path.resolve(node_path.dirname(link), node_fs.readlinkSync(link), node_path.relative(link, at));
		paths.add(link);
	}
	return paths;
}
function firstLink(path) {
	const above = node_path.dirname(path) === path ? undefined : firstLink(node_path.dirname(path));
	return above ?? (node_fs.lstatSync(path).isSymbolicLink() ? path : undefined);
}
function namesBelow(workspace, path) {
	const repository = repositoryAbove(node_path.dirname(path), workspace);
	const name = node_path.relative(repository, path).replaceAll(node_path.sep, '/');
	if (repository === workspace)
		return [name];
	return [name, ...namesBelow(workspace, repository)];
}
function repositoryAbove(folder, top) {
	if (folder === top || node_fs.existsSync(node_path.join(folder, '.git')))
		return folder;
	return repositoryAbove(node_path.dirname(folder), top);
}
function childrenOf(path) {
	try {
		return node_fs.readdirSync(path);
	}
	catch {
		return [];
	}
}
const isSame = (one, other) => one.ino === other.ino && one.dev === other.dev;
function unwritable(input, path, error) {
	if (error instanceof index.ActionError)
		return error;
	const { code, message } = error;
	const request = `Writing \`${input}\` (${shownPath(path)})`;
	const problem = `the file cannot be written (${code ?? message})`;
	const remedy = 'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.';
	const title = 'A file cannot be written';
	return new index.ActionError('invalid-input', { title, request, problem, remedy }, { cause: error });
}
const tooMuch = (input, path, excess) => wrongPath(input, path, `it has ${excess}`, undefined, 'Use a smaller file.');
function wrongPath(input, path, problem, cause, remedy = 'Use a regular file inside the workspace or RUNNER_TEMP.') {
	const request = `Using \`${input}\` (${shownPath(path)})`;
	const title = 'A file cannot be used';
	return new index.ActionError('invalid-input', { title, request, problem, remedy }, { cause });
}

const noPullRequest = (why) => ({ candidates: [], why });
const exactly = (facts) => ({ candidates: [facts] });
function pullRequestOfEvent(event, repository) {
	const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name];
	if (read === undefined)
		return noPullRequest('is not about a pull request');
	const from = pullFiles.otherRepository(event, repository);
	if (from !== undefined)
		return noPullRequest(`is of the repository ${from}, not of ${pullFiles.repositoryName(repository)}`);
	return read(event, repository);
}
const readerFor = (name, shape, read) => ({ payload }) => {
	const subject = pullFiles.parsePayloadPart(payload, name, shape);
	if (subject === undefined)
		return noPullRequest(`has no readable ${name.replace('_', ' ')} in its payload`);
	return read(subject, pullFiles.parsePayloadPart(payload, 'repository', pullFiles.Repository));
};
const ofPullRequest = readerFor('pull_request', pullFiles.PullRequest, (pullRequest) => exactly(pullRequestFacts(pullRequest)));
const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request'];
const ofDispatch = (event, repository) => {
	const { name, payload } = event;
	const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload';
	const numbers = new Set();
	for (const key of KEYS) {
		const value = pullFiles.valueAt(payload, place, key);
		if (value === undefined || value === null || value === '')
			continue;
		const read = readDispatched(value, repository, event);
		if (typeof read === 'string')
			return noPullRequest(`has \`${place}.${key}\`, which ${read}`);
		numbers.add(read);
	}
	if (numbers.size === 0)
		return noPullRequest(`has none of \`${KEYS.join('`, `')}\` in \`${place}\``);
	return { candidates: [...numbers].map((number) => ({ number })) };
};
function readDispatched(value, repository, event) {
	const whole = pullFiles.object({ number: pullFiles.PullRequestNumber }).safeParse(value);
	if (whole.success)
		return whole.data.number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	const reference = pullFiles.parseReference(text);
	if (reference === undefined)
		return 'is not a pull request number or URL';
	return pullFiles.refuseReference(reference, repository, event) ?? reference.number;
}
const readRunEvent = (name) => readerFor(name, pullFiles.Run, (run, own) => {
	const { head_branch: branch, head_repository: from } = run;
	if (branch !== undefined && from === null)
		return noPullRequest('is of a fork that was deleted');
	const origin = from ?? own;
	const repository = pullFiles.fullNameOf(origin);
	const heads = repository && branch ? [{ repository, branch }] : [];
	const hasHeadOfRun = ({ head }) => head?.ref === branch && pullFiles.isOtherRepository(head?.repo, origin) === false;
	const candidates = (run.pull_requests ?? [])
		.flatMap((item) => pullFiles.PullRequest.safeParse(item).data ?? [])
		.filter(({ base }) => !pullFiles.isOtherRepository(base?.repo, own))
		.filter((item) => heads.length === 0 || hasHeadOfRun(item))
		.map((item) => ({
		...pullRequestFacts(item),
		isListed: pullFiles.isOtherRepository(item.head?.repo, own) !== true,
	}));
	if (candidates.length > 0)
		return { candidates };
	const group = pullFiles.isOfOwnBranch(name, from, own) ? mergeGroup(branch) : undefined;
	return group ?? lookupFor(heads, run.head_sha);
});
function ofBranches(event, repository, commit) {
	const branches = pullFiles.branchesOfEvent(event, repository).map(({ branch }) => branch);
	const [group] = branches.flatMap((branch) => mergeGroup(branch) ?? []);
	const heads = branches.map((branch) => ({ repository: pullFiles.repositoryName(repository), branch }));
	return group ?? lookupFor(heads, pullFiles.textAt(event.payload, commit));
}
const readers = {
	workflow_dispatch: ofDispatch,
	repository_dispatch: ofDispatch,
	issue_comment: readerFor('issue', pullFiles.Issue, ({ pull_request, ...issue }) => {
		if (pull_request === undefined)
			return noPullRequest(`is for issue #${issue.number}, which is not a pull request`);
		return exactly(pullRequestFacts({ ...issue, ...pull_request }));
	}),
	merge_group: ({ payload, ref }) => mergeGroup(pullFiles.textAt(payload, 'merge_group', 'head_ref') ?? ref) ??
		noPullRequest('has no merge queue branch (gh-readonly-queue/\u2026/pr-\u2026) in its payload'),
	workflow_run: readRunEvent('workflow_run'),
	check_run: readRunEvent('check_run'),
	check_suite: readRunEvent('check_suite'),
	status: (event, repository) => ofBranches(event, repository, 'sha'),
	push(event, repository) {
		if (event.payload['deleted'] === true)
			return noPullRequest('deleted its branch');
		if (event.ref.startsWith('refs/tags/'))
			return noPullRequest('is for a tag, not for a branch');
		return ofBranches(event, repository, 'after');
	},
};
function lookupFor(heads, commit) {
	if (heads.length > 0)
		return { candidates: [], lookup: { heads } };
	if (commit === undefined)
		return noPullRequest('names neither a pull request nor a commit');
	return { candidates: [], lookup: { commit } };
}
function mergeGroup(ref = '') {
	const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(ref);
	if (parts === null)
		return undefined;
	return exactly({ number: Number(parts[2]), baseBranch: parts[1] });
}
function pullRequestFacts(pullRequest) {
	const { number, state, draft, merged, merged_at, head, base, stack } = pullRequest;
	return {
		number,
		draft,
		baseBranch: stack?.base ?? base?.ref,
		stack: stack && { ...stack, parent: base?.ref },
		headSha: head?.sha,
		closed: ifDefined(state, (word) => word === 'closed'),
		merged: merged ?? ifDefined(merged_at, (time) => time !== null),
	};
}
const ifDefined = (value, read) => value === undefined ? undefined : read(value);

function withProbableBranch(result, given) {
	const { failure } = result;
	if (failure?.kind !== 'not-found' || given.targetBranch === '')
		return result;
	const hint = baseOfPullRequest(given) ?? otherDefaultBranch(given);
	if (hint === undefined)
		return result;
	const advice = `Check \`target-branch\`: it is ${index.inBackticks(given.targetBranch)}, but ${hint}.`;
	return { ...result, failure: failure.withAdvice(advice) };
}
function baseOfPullRequest(given) {
	const { targetBranch, pullRequest, event, repository } = given;
	const [candidate, ...others] = pullRequestOfEvent(event, repository).candidates;
	if (candidate?.baseBranch === undefined || others.length > 0 || candidate.stack !== undefined)
		return undefined;
	const isAboutAnother = pullRequest !== '' && pullFiles.parseReference(pullRequest)?.number !== candidate.number;
	if (isAboutAnother || candidate.isListed || candidate.baseBranch === targetBranch)
		return undefined;
	return `the base branch of #${candidate.number} is ${index.inBackticks(candidate.baseBranch)}`;
}
const USUAL_NAMES = ['main', 'master'];
function otherDefaultBranch({ targetBranch, event }) {
	const branch = pullFiles.textAt(event.payload, 'repository', 'default_branch');
	if (branch === undefined || branch === targetBranch)
		return undefined;
	const given = targetBranch.toLowerCase();
	const known = branch.toLowerCase();
	const isMisspelled = given === known || pullFiles.isOneEdit(given, known);
	if (!USUAL_NAMES.includes(targetBranch) && !isMisspelled)
		return undefined;
	return `the default branch is ${index.inBackticks(branch)}`;
}

function ignoredProxy(env) {
	const name = ['https_proxy', 'HTTPS_PROXY'].find((one) => env[one]);
	const address = env[name ?? ''] ?? '';
	if (!URL.canParse(address) || new URL(address).hostname !== '')
		return undefined;
	return `\`${name}\` has no effect, because its address does not begin with http://.`;
}

function gitHubTokenProblem({ event, repository, }) {
	if (pullFiles.isOnServerOfRun(repository, event))
		return 'is empty';
	return `is not used, because ${pullFiles.repositoryName(repository)} is on ${repository.host} and this run is on ${event.serverUrl}`;
}
const neededTokenProblem = (scope, why) => !scope.hasGitHubToken && `needs \`github-token\`, which ${gitHubTokenProblem(scope)}: ${why}`;
const issueTokenProblem = (scope) => !scope.hasGitHubToken &&
	`needs \`github-token\` with the permission \`issues: write\`, and it ${gitHubTokenProblem(scope)}`;

const PAGE = pullFiles.docsPage('operations.md');
const INPUTS = Object.keys(pullFiles.inputDefaults);
const OTHER_WORDS = {
	'pull-request': 'pr pr-number pr-id pr-url pull pull-number pull-request-number pull-request-id pull-request-url number',
	'target-branch': 'queue queue-name queue-branch merge-queue branch branch-name base base-branch base-ref main-branch default-branch',
	'api-token': 'token auth-token access-token org-token trunk-token trunk-api-token api-key trunk-api-key x-api-token',
	'github-token': 'gh-token repo-token git-token',
	'api-url': 'url base-url api-host api-address trunk-url trunk-api-url',
	repository: 'repo repo-name repository-name github-repository',
	'repository-host': 'repo-host github-host',
	'timeout-minutes': 'timeout wait-timeout wait-minutes max-wait max-wait-minutes',
	'head-sha': 'sha commit commit-sha head-commit',
	'impacted-targets': 'targets',
	'targets-map': 'map path-map paths-map',
	'changed-files-file': 'changed-files',
	'queue-settings': 'testing-timeout-minutes can-optimistically-merge pending-failure-depth batching-max-wait-time-minutes batching-min-size create-prs-for-testing-branches comments-enabled commands-enabled status-check-enabled bisection-concurrency required-statuses direct-merge-mode optimization-mode merge-method enqueueing-label extension-enabled label-commands-enabled state-labels-enabled',
};
const INPUT_OF_WORD = new Map([
	...Object.entries(OTHER_WORDS).flatMap(([input, words]) => words.split(' ').map((word) => [word, input])),
	...INPUTS.map((input) => [input.replaceAll('-', ''), input]),
	...INPUTS.map((input) => [input, input]),
]);
const MEANT_WITH_UNDERSCORE = [
	'pr-number',
	'pull-request-number',
	'queue-name',
	'base-branch',
	'trunk-token',
];
function unknownInputs(env, operation) {
	const own = inputsOf(operation).filter((input) => input.length >= 6 && !input.includes('-'));
	const problems = [];
	const doubts = [];
	for (const [key, value = ''] of Object.entries(env)) {
		const name = /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase();
		if (name === undefined || INPUTS.includes(name))
			continue;
		const hyphenated = name.replaceAll('_', '-');
		const word = INPUT_OF_WORD.get(hyphenated);
		const isMeant = [...INPUTS, ...MEANT_WITH_UNDERSCORE].includes(hyphenated);
		const misspelt = own.find((input) => pullFiles.isOneEdit(name, input));
		if (name.includes('-') || isMeant)
			problems.push(noSuchInput(name, value, word ?? pullFiles.nearest(name, INPUTS)));
		else if (misspelt !== undefined)
			problems.push(noSuchInput(name, value, misspelt));
		else if (word !== undefined)
			doubts.push(`${index.inBackticks(name)} (perhaps \`${word}\`)`);
	}
	if (doubts.length === 0)
		return { problems, warning: undefined };
	return {
		problems,
		warning: `This action has no input ${doubts.join(', ')}. ${PAGE} lists its inputs.`,
	};
}
const MAY_BE_SECRET = /token|key|secret|pass|auth|credential/;
function noSuchInput(name, value, meant) {
	const given = MAY_BE_SECRET.test(`${name} ${meant}`) ? '' : ` (given as ${pullFiles.givenValue(value)})`;
	const advice = meant === undefined ? `; see ${PAGE}` : `; did you mean \`${meant}\`?`;
	const problem = `There is no input ${index.inBackticks(name)}${given}${advice}`;
	if (name.includes('-'))
		return problem;
	return `${problem} If the step does not set it, rename the environment variable ${index.inBackticks(`INPUT_${name.toUpperCase()}`)}, which the runner would set for an input`;
}
const COMMON = ['operation', ...Object.keys(pullFiles.commonInputs.shape).map(pullFiles.inputName)];
const inputsOf = (operation) => [
	...COMMON,
	...Object.keys(operation?.inputs.shape ?? {}).map(pullFiles.inputName),
];
function inputsWithoutEffect(operationName, operation, values, read) {
	const used = inputsOf(operation);
	const set = Object.entries(pullFiles.inputDefaults)
		.filter(([name, value]) => read(name) !== (value ?? ''))
		.map(([name]) => name);
	const unused = set.filter((name) => !used.includes(name));
	const withMeant = (name) => {
		const meant = `expected-${name}`;
		return used.includes(meant) ? `\`${name}\` (perhaps \`${meant}\`)` : `\`${name}\``;
	};
	const isSet = (key) => set.includes(pullFiles.inputName(key)) && Boolean(values[key]);
	const lists = ({ input, word }) => [values[input]].flat().includes(word);
	const ineffectiveInputs = Object.entries(operation.onlyWith)
		.map(([key, others = []]) => [pullFiles.inputName(key), [others].flat()])
		.filter(([name]) => set.includes(name))
		.filter(([, others]) => !others.some((one) => (typeof one === 'string' ? isSet(one) : lists(one))))
		.map(([name, others]) => ({ name, needs: others.map(needOf).join(' or ') }));
	const clauses = [
		...(unused.length > 0
			? [`\`${operationName}\` does not use ${unused.map(withMeant).join(', ')}`]
			: []),
		...[...new Set(ineffectiveInputs.map(({ needs }) => needs))].map((needs) => {
			const names = ineffectiveInputs
				.filter((input) => input.needs === needs)
				.map(({ name }) => name);
			return `${quoted(names)} ${names.length === 1 ? 'has' : 'have'} no effect without ${needs}`;
		}),
	];
	if (clauses.length === 0)
		return undefined;
	return `${clauses.join('; ')}. See ${PAGE}.`;
}
function needOf(need) {
	if (typeof need === 'string')
		return `\`${pullFiles.inputName(need)}\``;
	return `\`${need.word}\` in \`${pullFiles.inputName(need.input)}\``;
}
const quoted = (names, separator = ', ') => names.map((name) => `\`${name}\``).join(separator);

async function main({ core: unsafe, ...outside }) {
	const runner = { ...outside, ...index.hideSecrets(unsafe) };
	return index.withRedact(runner.redact, () => runStep(runner));
}
async function runStep(runner) {
	const { core, env } = runner;
	const recorded = {};
	const temp = env['RUNNER_TEMP'] || node_os.tmpdir();
	const root = env['GITHUB_WORKSPACE'] || process.cwd();
	const workspace = new Workspace(root, temp, runner.redact);
	const name = core.getInput('operation').trim();
	const summaryWanted = pullFiles.commonInputs.shape.summary.safeParse(core.getInput('summary')).data ?? true;
	const result = await pullFiles.guarded(async () => {
		const step = await readStep(runner, name, workspace);
		return runOperation(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs));
	});
	return pullFiles.writeReport({ ...runner, workspace }, name, result, recorded, summaryWanted);
}
async function readStep({ core, env, log, clock }, name, workspace) {
	const operation = await loadOperation(name);
	const unknown = unknownInputs(env, operation);
	if (unknown.warning !== undefined)
		log.warning(unknown.warning);
	const shape = { ...pullFiles.commonInputs.shape, ...operation?.inputs.shape };
	const reading = await pullFiles.readInputs(shape, core.getInput);
	const { inputs } = reading;
	const event = pullFiles.readEvent(env);
	const problems = [
		...unknown.problems,
		...(operation ? [] : [pullFiles.inputProblem('operation', unknownOperation(name))]),
		...reading.problems,
		...(operation?.check(inputs, scopeOf(inputs, event, workspace, clock.now(), core.getInput)) ??
			[]),
	];
	if (operation === undefined || problems.length > 0)
		throw new index.InputError(problems);
	const repository = pullFiles.repositoryRef(inputs, event.serverUrl);
	if (inputs.githubToken !== undefined && pullFiles.gitHubToken(inputs, event, repository) === '')
		log.info(`\`github-token\` ${gitHubTokenProblem({ event, repository })}.`);
	const ineffective = inputsWithoutEffect(name, operation, inputs, core.getInput);
	if (ineffective !== undefined)
		log.warning(ineffective);
	const proxy = ignoredProxy(env);
	if (proxy !== undefined)
		log.warning(proxy);
	return { operation, inputs, repository, event };
}
const scopeOf = (inputs, event, workspace, now, given) => ({
	given,
	event,
	workspace,
	now,
	get repository() {
		return pullFiles.repositoryRef(inputs, event.serverUrl);
	},
	get hasGitHubToken() {
		return pullFiles.gitHubToken(inputs, event, this.repository) !== '';
	},
});
const BEFORE_WORK_MS = 20_000;
async function runOperation(runner, { operation, inputs, repository, event }, workspace, setOutputs) {
	const { core, log, redact, clock, random, signal } = runner;
	const headers = inputs.apiToken === undefined
		? operation.withoutToken(inputs, event)
		: { 'x-api-token': inputs.apiToken };
	if (headers === undefined) {
		const { missingToken } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7404, 19)).then(n => n.missingToken);
		return missingToken(log, inputs.onMissingToken, event);
	}
	const service = pullFiles.serviceClient({ ...runner, inputs }, headers, operation.retryTimeoutSeconds);
	const github = pullFiles.gitHubClient({ ...runner, inputs }, event, repository);
	const ended = new AbortController();
	const context = {
		service,
		github,
		stacks: new pullFiles.StackTracker(),
		authors: { login: undefined, mayWrite: new Map() },
		repository,
		event,
		workspace,
		log,
		redact,
		clock,
		random,
		deadline: new pullFiles.Deadline(clock, signal),
		ended: ended.signal,
		timeBeforeWork: new pullFiles.Budget(BEFORE_WORK_MS),
		dryRun: inputs.dryRun,
		hasSummary: inputs.summary,
		setOutputs,
		saveForPost: (value) => savePostState(core, value),
	};
	try {
		const running = () => pullFiles.withCancellationGrace(runner, operation.run(inputs, context));
		const targetBranch = core.getInput('target-branch').trim();
		const pullRequest = core.getInput('pull-request').trim();
		const given = { targetBranch, pullRequest, event, repository };
		return withProbableBranch(await pullFiles.guarded(running), given);
	}
	finally {
		ended.abort(new Error('The operation has ended'));
		service.close();
		github.close();
	}
}
function savePostState(core, value) {
	try {
		core.saveState(index.POST_STATE, value);
	}
	catch (cause) {
		const title = 'The state for the post step could not be saved';
		const request = 'Saving the state for the post step';
		const problem = `GITHUB_STATE could not be written (${cause.message})`;
		const remedy = 'Check the disk of the runner and the queue, then run the step again.';
		throw new index.ActionError('refused', { title, request, problem, remedy }, { cause });
	}
}

const main$1 = Object.freeze(Object.defineProperty({
	__proto__: null,
	main
}, Symbol.toStringTag, { value: 'Module' }));

function readAhead({ dryRun, github, ended }, deadline, read) {
	if (dryRun || !github.available)
		return undefined;
	const untilEnd = deadline.until(ended);
	const reading = __webpack_require__.e( 3945).then(__webpack_require__.t.bind(__webpack_require__, 3945, 23))
		.then((posts) => read(posts, untilEnd))
		.catch((error) => {
		if (untilEnd.isOver)
			return undefined;
		throw error;
	});
	reading.catch(() => { });
	return reading;
}
const readCommentsAhead = (context, deadline, number) => readAhead(context, deadline, (posts, time) => posts.listComments(context, time, { number }));
async function removeLabel(context, deadline, { number }, label) {
	if (context.dryRun)
		return;
	await tryWrite(context, deadline, 'remove-label', 'The label could not be removed', async () => {
		const removed = await commits.deleteLabel(context.github, deadline, number, label);
		return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
	});
}
async function tryWrite(context, deadline, input, failure, change) {
	const { github, log } = context;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${gitHubTokenProblem(context)}.`);
	const done = await commits.bestEffort(deadline, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const testBranchPattern = () => pullFiles.convert((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line, but is ${pullFiles.quote(text)}`);
	const placeholders = text.match(/\{[^}]*\}/g) ?? [];
	if (placeholders.sort().join('') === '{id}{number}')
		return text;
	return refuse('must hold {number} and {id} once each, and no other placeholder');
});
function parseTestBranch(branch, pattern) {
	const source = pattern
		.split(/(\{number\}|\{id\})/)
		.map((part) => {
		if (part === '{number}')
			return '(?<number>[1-9]\\d{0,9})';
		if (part === '{id}')
			return `(?<id>${UUID})(?<suffix>-[^/]*)?`;
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	})
		.join('');
	const groups = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (groups === undefined)
		return undefined;
	const { number, id = '', suffix = '' } = groups;
	return { number: Number(number), id: id.toLowerCase() + suffix };
}
const DEFAULT_PATTERN = pullFiles.inputDefaults['test-branch-pattern'];
const testBranchPrefix = (number, pattern = DEFAULT_PATTERN) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function testRunOfEvent(event, repository, pattern) {
	const [claim, ...others] = pullFiles.branchesOfEvent(event, repository).flatMap((tip) => {
		const parsed = parseTestBranch(tip.branch, pattern);
		return parsed === undefined ? [] : [{ ...tip, ...parsed }];
	});
	return others.length === 0 ? claim : undefined;
}
function problemOfRun(number, { testBranchSha, testedPullRequests = [] }, claim) {
	const { commit, branch } = claim ?? {};
	if (claim && (commit === undefined || testBranchSha?.toLowerCase() !== commit.toLowerCase()))
		return `the event is about the commit ${commit ?? '(none)'} on ${branch}, and the test run is of ${testBranchSha ?? 'an unknown commit'}`;
	if (!testedPullRequests.some(({ prNumber }) => prNumber === number))
		return `the test run does not list #${number} among the pull requests that it tests`;
	return undefined;
}

const UNHEALTHY = ['flaky', 'broken'];
const NO_OWNER = '(no owner)';
const NO_FILE = '(no file)';
function listedTest(test, listed) {
	const own = test.status?.value;
	if (own === listed)
		return test;
	const value = UNHEALTHY.find((known) => known === own?.toLowerCase()) ?? listed;
	return { ...test, status: { ...test.status, value } };
}
function ownersOf({ codeowners }) {
	if (codeowners?.length === 1 && codeowners[0] !== '')
		return codeowners;
	const owners = new Map();
	for (const owner of codeowners ?? []) {
		const key = owner.toLowerCase();
		if (owner !== '' && !owners.has(key))
			owners.set(key, owner);
	}
	return owners.size === 0 ? [NO_OWNER] : [...owners.values()];
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

const csvRow = (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
const FORMULA = '[=+\\-@\uff1d\uff0b\uff0d\uff20]';
const CELL_START = new RegExp(`^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`, 'g');
const neutralizeFormula = (cell) => cell.replace(CELL_START, "'");

exports.DEFAULT_PATTERN = DEFAULT_PATTERN;
exports.MissingFileError = MissingFileError;
exports.NO_FILE = NO_FILE;
exports.NO_OWNER = NO_OWNER;
exports.UNHEALTHY = UNHEALTHY;
exports.UUID = UUID;
exports.csvRow = csvRow;
exports.gitHubTokenProblem = gitHubTokenProblem;
exports.impactOf = impactOf;
exports.invalidUtf8At = invalidUtf8At;
exports.issueTokenProblem = issueTokenProblem;
exports.listedTest = listedTest;
exports.main = main$1;
exports.neededTokenProblem = neededTokenProblem;
exports.neutralizeFormula = neutralizeFormula;
exports.ownersOf = ownersOf;
exports.parseTestBranch = parseTestBranch;
exports.problemOfRun = problemOfRun;
exports.pullRequestOfEvent = pullRequestOfEvent;
exports.readAhead = readAhead;
exports.readCommentsAhead = readCommentsAhead;
exports.removeLabel = removeLabel;
exports.testBranchPattern = testBranchPattern;
exports.testBranchPrefix = testBranchPrefix;
exports.testRunOfEvent = testRunOfEvent;
exports.tryWrite = tryWrite;

 })

};
;