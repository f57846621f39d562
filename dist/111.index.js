const id = 111;
const ids = [111];
const modules = {

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $d: () => (FailedAttempt),
  I: () => (kindOf),
  Ro: () => (hasStatus),
  U8: () => (unusableBody),
  _7: () => (ServiceError),
  q0: () => (describe)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

class FailedAttempt extends Error {
	name = 'FailedAttempt';
	failure;
	constructor(failure, problem, cause) {
		super(problem, { cause });
		this.failure = failure;
	}
}
const unusableBody = (type, problem, cause) => new FailedAttempt({ type }, `the service answered, but ${problem}`, cause);
class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
	failure;
	#lost;
	constructor(kind, explanation, failure, cause, lost = false) {
		super(kind, explanation, { cause });
		this.failure = failure;
		this.#lost = lost;
	}
	withProblem(problem) {
		return new ServiceError(this.kind, { ...this.explanation, problem }, this.failure, this, this.#lost);
	}
	get ambiguous() {
		return this.kind === 'unknown-outcome';
	}
	get mayTakeEffect() {
		return this.#lost || this.ambiguous || this.kind === 'aborted';
	}
	get status() {
		return this.failure?.type === 'status' ? this.failure.status : undefined;
	}
}
const hasStatus = (error, status) => error instanceof ServiceError && error.status === status;
const describe = ({ method, path, subject }) => `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`;
function kindOf(failure) {
	if (failure.type === 'not-sent' || failure.type === 'misconfigured')
		return 'unavailable';
	if (failure.type === 'no-answer')
		return failure.timedOut ? 'timed-out' : 'unavailable';
	if (failure.type !== 'status')
		return 'bad-response';
	const { status, limited } = failure;
	if (limited || status === 429)
		return 'rate-limited';
	if (status < 400)
		return 'bad-response';
	if (status === 401 || status === 403)
		return 'unauthorized';
	if (status === 404)
		return 'not-found';
	if (status === 408 || status === 425 || (status >= 500 && status !== 501))
		return 'unavailable';
	return 'refused';
}

/***/ }),

/***/ 2569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});

var external_node_os_ = __webpack_require__(8161);
var step_inputs = __webpack_require__(9428);

const modules = {
	submit: () => Promise.all(/* import() | waits */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(396), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 1557)),
	cancel: () => Promise.all(/* import() | waits */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(396), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 3991)),
	'restart-tests': () => Promise.all(/* import() | waits */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(396), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 9774)),
	'get-pull-request': () => Promise.all(/* import() */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(477)]).then(__webpack_require__.bind(__webpack_require__, 9477)),
	'set-impacted-targets': () => Promise.all(/* import() */[__webpack_require__.e(432), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 4645)),
	'wait-for-merge': () => Promise.all(/* import() | waits */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(396), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 6331)),
	'get-testing-details': () => Promise.all(/* import() | explain */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(396), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 2363)),
	explain: () => Promise.all(/* import() | explain */[__webpack_require__.e(432), __webpack_require__.e(919), __webpack_require__.e(396), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 696)),
	'get-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 7251)),
	'create-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4627)),
	'update-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 9950)),
	'pause-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 2941)),
	'drain-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4825)),
	'resume-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 852)),
	'delete-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 3268)),
	'apply-queue-config': () => Promise.all(/* import() | queues */[__webpack_require__.e(432), __webpack_require__.e(515), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 630)),
	'list-flaky': () => Promise.all(/* import() | flaky */[__webpack_require__.e(432), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 9273)),
	'get-metrics': () => __webpack_require__.e(/* import() */ 165).then(__webpack_require__.bind(__webpack_require__, 8165)),
};
const operationNames = Object.keys(modules);
const SYNONYMS = {
	submit: 'add enqueue merge queue',
	cancel: 'abort dequeue remove unqueue',
	'restart-tests': 'rerun restart retry',
	'get-pull-request': 'get status',
	'set-impacted-targets': 'impacted-targets targets upload-impacted-targets upload-targets',
	'wait-for-merge': 'wait',
	'get-testing-details': 'testing-details',
	explain: 'diagnose verdict why',
	'get-queue': 'queue-status',
	'update-queue': 'configure',
	'pause-queue': 'freeze pause',
	'drain-queue': 'drain',
	'resume-queue': 'resume unpause',
	'apply-queue-config': 'apply',
	'list-flaky': 'broken flaky flaky-tests unhealthy',
	'get-metrics': 'metrics',
};
function unknownOperation(name) {
	if (name === '')
		return `is required: one of ${operationNames.join(', ')}`;
	const word = name.toLowerCase();
	const meant = Object.keys(SYNONYMS).find((own) => SYNONYMS[own]?.split(' ').includes(word));
	return meant === undefined
		? (0, step_inputs/* notOneOf */.NR)(name, operationNames)
		: `is ${(0, step_inputs/* quote */.hD)(name)}, which this action calls \`${meant}\``;
}
const loadOperation = async (name) => operationNames.includes(name) ? (await modules[name]?.())?.operation : undefined;
var secrets = __webpack_require__(246);
var runner_workspace = __webpack_require__(3523);
var errors = __webpack_require__(8835);
var clients = __webpack_require__(9667);
var common_inputs = __webpack_require__(7452);
var step_event = __webpack_require__(9545);
var within = __webpack_require__(2786);


async function guarded(run) {
	try {
		return await run();
	}
	catch (error) {
		if (error instanceof errors/* RunCancelled */.zL) {
			return {
				outcome: 'aborted',
				failure: `${error.message} The outputs contain what was known at that point.`,
			};
		}
		if (error instanceof errors/* ActionError */.lZ)
			return { outcome: error.kind, failure: error };
		const explanation = {
			request: 'Running the operation',
			problem: `an internal error of the action (${error instanceof Error ? error.message : String(error)})`,
			remedy: 'Check the queue before you run the step again, and report this with the debug log.',
		};
		const failure = new errors/* ActionError */.lZ('unknown-outcome', explanation, { cause: error });
		return { outcome: failure.kind, failure };
	}
}
async function withCancellationGrace(run, running) {
	let stop = () => { };
	const killed = new Promise((_, reject) => {
		stop = (0, within/* onGraceEnd */.Dp)(run, () => reject(run.signal.reason));
	});
	try {
		return await Promise.race([running, killed]);
	}
	finally {
		stop();
	}
}
var docs = __webpack_require__(2575);
var nearest = __webpack_require__(992);
var contract = __webpack_require__(2223);





const PAGE = (0, docs/* docsPage */.t)('operations.md');
function unknownInputs(env) {
	const known = Object.keys(contract/* inputDefaults */.V);
	const names = Object.keys(env)
		.flatMap((key) => /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase() ?? [])
		.filter((name) => !known.includes(name));
	const meantBy = new Map(names.map((name) => [name, (0, nearest/* misspelt */.IM)(name, known)]));
	const others = names.filter((name) => meantBy.get(name) === undefined);
	return {
		misspelt: [...meantBy].flatMap(([name, meant]) => meant === undefined
			? []
			: `There is no input \`${name}\`; did you mean \`${meant}\`? If the step does not set it, rename the environment variable \`INPUT_${name.toUpperCase()}\`, which the runner would set for an input`),
		unknown: others.length === 0
			? undefined
			: `This action has no input ${others.map((name) => `\`${name}\`${perhaps(name, known)}`).join(', ')}. ${PAGE} lists its inputs.`,
	};
}
function perhaps(name, known) {
	const meant = (0, nearest/* nearest */.pA)(name, known);
	return meant === undefined ? '' : ` (perhaps \`${meant}\`)`;
}
const COMMON = new Set(['operation', ...Object.keys(common_inputs/* commonInputs */.j$.shape).map(step_inputs/* inputName */.yu)]);
function inputsWithoutEffect(operationName, { inputs, onlyWith }, values, read) {
	const used = new Set(Object.keys(inputs.shape).map(step_inputs/* inputName */.yu));
	const set = Object.entries(contract/* inputDefaults */.V)
		.filter(([name, value]) => read(name) !== (value ?? ''))
		.map(([name]) => name);
	const unused = set.filter((name) => !COMMON.has(name) && !used.has(name));
	const conditions = Object.entries(onlyWith)
		.filter(([key, other]) => set.includes((0, step_inputs/* inputName */.yu)(key)) && !values[other])
		.map(([key, other]) => `${quoted([(0, step_inputs/* inputName */.yu)(key)])} without ${quoted([(0, step_inputs/* inputName */.yu)(other)])}`);
	const clauses = [
		unused.length > 0 && `\`${operationName}\` does not use ${quoted(unused)}`,
		conditions.length > 0 && `${conditions.join(', ')} has no effect`,
	].filter(Boolean);
	return clauses.length === 0 ? undefined : `${clauses.join('; ')}. See ${PAGE}.`;
}
const quoted = (names) => names.map((name) => `\`${name}\``).join(', ');
var write_report = __webpack_require__(4992);












async function main({ core: unsafe, ...outside }) {
	const runner = { ...outside, ...(0, secrets/* hideSecrets */.s)(unsafe) };
	const { core, env } = runner;
	const recorded = {};
	const temp = env['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)();
	const root = env['GITHUB_WORKSPACE'] || process.cwd();
	const workspace = new runner_workspace/* Workspace */.a(root, temp, runner.redact);
	const name = core.getInput('operation').trim();
	const summaryWanted = common_inputs/* commonInputs */.j$.shape.summary.safeParse(core.getInput('summary')).data ?? true;
	const result = await guarded(async () => {
		const step = await readStep(runner, name, workspace);
		return run(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs));
	});
	return (0, write_report/* writeReport */.u5)({ ...runner, workspace }, name, result, recorded, summaryWanted);
}
async function readStep({ core, env, log }, name, workspace) {
	const { misspelt, unknown } = unknownInputs(env);
	if (unknown !== undefined)
		log.warning(unknown);
	const problems = [...misspelt];
	const operation = await loadOperation(name);
	if (operation === undefined)
		problems.push(`Input \`operation\` ${unknownOperation(name)}`);
	const inputs = await (0, step_inputs/* readInputs */.Ko)(common_inputs/* commonInputs */.j$, core.getInput, problems);
	if (operation === undefined)
		throw new errors/* InputError */.dz(problems);
	const values = await (0, step_inputs/* readInputs */.Ko)(operation.inputs, core.getInput, problems);
	const event = (0, step_event/* readEvent */.j)(env);
	const repository = (0, step_inputs/* wereRead */.CU)(inputs, ['repository', 'repositoryHost'])
		? (0, common_inputs/* repositoryRef */.Wb)(inputs, event.serverUrl)
		: undefined;
	const prepared = repository &&
		(0, step_inputs/* collect */.Fo)(problems, () => {
			const hasGitHubToken = (0, clients/* gitHubToken */.Zd)(inputs, event, repository) !== '';
			return operation.prepare(values, { repository, event, hasGitHubToken }, workspace);
		});
	if (problems.length > 0 || !prepared || !(0, step_inputs/* areComplete */.sY)(common_inputs/* commonInputs */.j$.shape, inputs))
		throw new errors/* InputError */.dz(problems);
	const needless = inputsWithoutEffect(name, operation, values, core.getInput);
	if (needless !== undefined)
		log.warning(needless);
	return { operation, prepared, inputs, repository, event };
}
async function run(runner, { operation, prepared, inputs, repository, event }, workspace, setOutputs) {
	const { core, log, redact, clock, random, signal } = runner;
	const headers = inputs.apiToken === undefined ? prepared.withoutToken() : { 'x-api-token': inputs.apiToken };
	if (headers === undefined) {
		const { missingToken } = await __webpack_require__.e(/* import() */ 929).then(__webpack_require__.bind(__webpack_require__, 3929));
		return missingToken(log, inputs.onMissingToken, event);
	}
	const service = (0, clients/* serviceClient */.rm)({ ...runner, inputs }, headers, operation.retryTimeoutSeconds);
	const github = (0, clients/* gitHubClient */.XB)({ ...runner, inputs }, event, repository);
	const context = {
		service,
		github,
		repository,
		event,
		workspace,
		log,
		redact,
		clock,
		random,
		signal,
		dryRun: inputs.dryRun,
		setOutputs,
		saveForPost: core.saveState,
	};
	try {
		return await withCancellationGrace(runner, prepared.run(context));
	}
	finally {
		service.close();
		github.close();
	}
}

/***/ }),

/***/ 3523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (MissingFileError),
  a: () => (Workspace)
});

var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(1455);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(8835);
var json_text = __webpack_require__(5812);
var parse_limits = __webpack_require__(1550);
var utf8 = __webpack_require__(5919);
var external_node_util_ = __webpack_require__(7975);



const BUFFER_BYTES = 1 << 20;
const encoder = new TextEncoder();
const append = (0, external_node_util_.promisify)(external_node_fs_.appendFile);
class FileWriter {
	path;
	#partial;
	#file;
	#isOpen = true;
	#buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	#used = 0;
	#other = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	#taken = Promise.resolve();
	#explain;
	#redact;
	constructor(path, explain, redact) {
		this.#redact = redact;
		this.path = path;
		this.#explain = explain;
		this.#partial = `${path}.${Math.random().toString(36).slice(2)}.partial`;
		this.#file = (0, external_node_fs_.openSync)(this.#partial, 'wx');
	}
	write(text) {
		return this.#append((0, json_text/* redactJson */.Kp)(text, this.#redact));
	}
	writeJson(piece) {
		const isClean = this.#redact(piece) === piece;
		return this.#append(isClean ? piece : (0, json_text/* redactValues */.se)(piece, this.#redact));
	}
	writeHeader(names) {
		return this.#append(names);
	}
	async #append(text) {
		for (let rest = text; rest !== '';) {
			const { read, written } = encoder.encodeInto(rest, this.#buffer.subarray(this.#used));
			this.#used += written;
			rest = rest.slice(read);
			if (rest !== '')
				await this.#flush();
		}
	}
	async commit() {
		await this.#flush();
		await this.#taken;
		try {
			this.#close();
			(0,external_node_fs_.renameSync)(this.#partial, this.path);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	async #flush() {
		await this.#taken;
		this.#taken = append(this.#file, this.#buffer.subarray(0, this.#used)).catch((error) => {
			throw this.#explain(error);
		});
		this.#taken.catch(() => { });
		const free = this.#other;
		this.#other = this.#buffer;
		this.#buffer = free;
		this.#used = 0;
	}
	async discard() {
		await this.#taken.catch(() => { });
		this.#close();
		(0, external_node_fs_.rmSync)(this.#partial, { force: true });
	}
	#close() {
		if (this.#isOpen)
			(0, external_node_fs_.closeSync)(this.#file);
		this.#isOpen = false;
	}
}
var globs = __webpack_require__(8217);



const MOST_ENTRIES = 500_000;
function folderOf(glob) {
	const folder = /^(?:[^*?[\]{}\\/]*\/)*/.exec(glob)?.[0] ?? '';
	return folder === '' || folder === '/' ? folder || '.' : folder.slice(0, -1);
}
function findFiles(root, glob) {
	const folder = folderOf(glob);
	if (!(0, external_node_fs_.statSync)((0, external_node_path_.resolve)(root, folder), { throwIfNoEntry: false })?.isDirectory())
		return [];
	const prefix = folder === '.' && !glob.startsWith('./') ? '' : `${folder.replace(/\/$/, '')}/`;
	const rest = glob.slice(prefix.length);
	const matches = (0, globs/* compileGlobs */.t)([rest]);
	const depth = rest.includes('**') ? Number.POSITIVE_INFINITY : rest.split('/').length;
	const found = [];
	const folders = [''];
	let entries = 0;
	for (const inner of folders) {
		const level = inner.split('/').length;
		for (const entry of (0, external_node_fs_.readdirSync)((0, external_node_path_.resolve)(root, folder, inner), { withFileTypes: true })) {
			if (++entries > MOST_ENTRIES)
				throw new RangeError(`more than ${MOST_ENTRIES} entries`);
			const path = `${inner}${entry.name}`;
			if (!entry.isDirectory()) {
				if (matches(path))
					found.push(`${prefix}${path}`);
			}
			else if (level < depth)
				folders.push(`${path}/`);
		}
	}
	return found.sort();
}
var __addDisposableResource = function (env, value, async) {
	if (value !== null && value !== void 0) {
		if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
		var dispose, inner;
		if (async) {
			if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
			dispose = value[Symbol.asyncDispose];
		}
		if (dispose === void 0) {
			if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
			dispose = value[Symbol.dispose];
			if (async) inner = dispose;
		}
		if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
		if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
		env.stack.push({ value: value, dispose: dispose, async: async });
	}
	else if (async) {
		env.stack.push({ async: true });
	}
	return value;
};
var __disposeResources = (function (SuppressedError) {
	return function (env) {
		function fail(e) {
			env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
			env.hasError = true;
		}
		var r, s = 0;
		function next() {
			while (r = env.stack.pop()) {
				try {
					if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
					if (r.dispose) {
						var result = r.dispose.call(r.value);
						if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
					}
					else s |= 1;
				}
				catch (e) {
					fail(e);
				}
			}
			if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
			if (env.hasError) throw env.error;
		}
		return next();
	};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
	var e = new Error(message);
	return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









const realpath = external_node_fs_.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const LONGEST_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there';
const PRIVATE = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i;
class MissingFileError extends errors/* ActionError */.lZ {
	constructor(input, path, isCheckedOut, options) {
		const file = `there is no file ${JSON.stringify(path)}`;
		const problem = isCheckedOut ? file : `${file}, because the workspace is empty`;
		const remedy = isCheckedOut
			? 'Check the path, and that an earlier step wrote the file.'
			: 'If the file is in the repository, add a step with `actions/checkout` before this one.';
		super('invalid-input', { request: `Reading \`${input}\``, problem, remedy }, options);
	}
}
class Workspace {
	#root;
	#temp;
	#redact;
	#own;
	get root() {
		return this.#root;
	}
	constructor(root, temp, redact) {
		this.#root = root;
		this.#temp = temp;
		this.#redact = redact;
	}
	own(name) {
		this.#own ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(this.#temp, 'merge-queue-action-'));
		return (0, external_node_path_.join)(this.#own, name);
	}
	#locate(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.#root, path);
		let real;
		try {
			real = realpath(wanted);
		}
		catch (cause) {
			const { code } = cause;
			if (code === 'ENOENT' || code === 'ENOTDIR')
				throw new MissingFileError(input, path, this.#isCheckedOut(path), { cause });
			throw wrong(input, path, `it cannot be examined (${code})`, cause);
		}
		this.#refuseOutside(input, path, real);
		const found = (0, external_node_fs_.lstatSync)(real);
		if (!found.isFile())
			throw wrong(input, path, 'it is not a regular file');
		if (found.nlink > 1 && this.#privateFiles().some((file) => isSame(file, found)))
			throw wrong(input, path, KEPT_PRIVATE);
		return real;
	}
	#isCheckedOut(path) {
		return (0, external_node_path_.isAbsolute)(path) || childrenOf(this.#root).length > 0;
	}
	async *chunks(input, path, limit = LONGEST_FILE_BYTES) {
		const env_1 = { stack: [], error: void 0, hasError: false };
		try {
			const refuseAbove = (size) => {
				if (size > limit)
					throw tooMuch(input, path, `${size} bytes; the limit is ${limit}`);
			};
			const file = __addDisposableResource(env_1, await (0,promises_.open)(this.#locate(input, path), READ_FLAGS).catch((cause) => {
				throw wrong(input, path, `it cannot be opened (${cause.code})`, cause);
			})
			, true);
			const opened = await file.stat();
			const seen = (0,external_node_fs_.lstatSync)(this.#locate(input, path));
			if (!opened.isFile() || !isSame(opened, seen))
				throw wrong(input, path, 'it was replaced while it was being opened');
			refuseAbove(opened.size);
			let total = 0;
			try {
				for await (const chunk of readAhead(file)) {
					total += chunk.length;
					refuseAbove(total);
					yield chunk;
				}
			}
			catch (error) {
				if (error instanceof errors/* ActionError */.lZ)
					throw error;
				const { code, message } = error;
				throw wrong(input, path, `it cannot be read to its end (${code ?? message})`, error);
			}
		}
		catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = true;
		}
		finally {
			const result_1 = __disposeResources(env_1);
			if (result_1)
				await result_1;
		}
	}
	find(input, globs) {
		const shown = (path) => {
			const wanted = (0, external_node_path_.resolve)(this.#root, path);
			const inside = (0, external_node_path_.relative)(this.#root, wanted);
			const isInside = !(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..';
			return (isInside ? inside : wanted).replaceAll(external_node_path_.sep, '/');
		};
		return new Map(globs.map((glob) => [glob, this.#find(input, glob).map(shown)]));
	}
	#find(input, glob) {
		const pattern = external_node_path_.sep === '\\' ? glob.replaceAll('\\', '/') : glob;
		if ((0, external_node_fs_.existsSync)((0, external_node_path_.resolve)(this.#root, pattern))) {
			this.#locate(input, pattern);
			return [pattern];
		}
		this.#refuseOutside(input, glob, realpath(nearestFolder((0, external_node_path_.resolve)(this.#root, folderOf(pattern)))));
		const isReadable = (path) => {
			try {
				this.#locate(input, path);
				return true;
			}
			catch (error) {
				if (!(error instanceof errors/* ActionError */.lZ))
					throw error;
				return false;
			}
		};
		try {
			return findFiles(this.#root, pattern).filter(isReadable);
		}
		catch (cause) {
			const { code, message } = cause;
			throw wrong(input, glob, `its folders cannot be searched (${code ?? message})`, cause);
		}
	}
	async text(input, path, limit = parse_limits/* FILE_LIMIT_BYTES */.dH, limits = parse_limits/* FILE_LIMITS */.SK) {
		const parts = [];
		for await (const chunk of this.chunks(input, path, limit))
			parts.push(Buffer.from(chunk));
		const bytes = Buffer.concat(parts);
		const excess = (0, parse_limits/* excessOf */.FR)(bytes, limits);
		if (excess !== undefined)
			throw tooMuch(input, path, excess);
		const at = (0, utf8/* invalidUtf8At */.M)(bytes);
		if (at === undefined)
			return new TextDecoder().decode(bytes);
		const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`;
		throw wrong(input, path, problem);
	}
	async write(input, path, data) {
		try {
			const real = this.#destination(input, path);
			(0,external_node_fs_.writeFileSync)(real, (0,json_text/* redactJson */.Kp)(data, this.#redact));
			return real;
		}
		catch (error) {
			throw unwritable(input, path, error);
		}
	}
	async writer(input, path) {
		const explain = (error) => unwritable(input, path, error);
		try {
			return new FileWriter(this.#destination(input, path), explain, this.#redact);
		}
		catch (error) {
			throw explain(error);
		}
	}
	#destination(input, path) {
		const wanted = this.#writable(input, path);
		(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(wanted), { recursive: true });
		return this.#writable(input, path);
	}
	#writable(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.#root, path);
		const existing = nearestFolder((0, external_node_path_.dirname)(wanted));
		const real = (0, external_node_path_.resolve)(realpath(existing), (0, external_node_path_.relative)(existing, wanted));
		this.#refuseOutside(input, path, real);
		const link = (0, external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
		if (link !== undefined && !link.isFile())
			throw wrong(input, path, 'it is not a regular file');
		return real;
	}
	refusalToWrite(input, path) {
		try {
			this.#writable(input, path);
			return undefined;
		}
		catch (error) {
			return unwritable(input, path, error).explanation.problem;
		}
	}
	#privateFiles() {
		return [this.#root, this.#temp].flatMap((root) => childrenOf(root)
			.filter((name) => PRIVATE.test(name))
			.map((name) => (0, external_node_path_.join)(root, name))
			.flatMap((path) => [path, ...childrenOf(path).map((name) => (0, external_node_path_.join)(path, name))])
			.flatMap((path) => (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) ?? []));
	}
	#refuseOutside(input, path, real) {
		if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
			throw wrong(input, path, 'it is a system file');
		for (const root of [this.#root, this.#temp]) {
			if (!(0, external_node_fs_.existsSync)(root))
				continue;
			const inside = (0, external_node_path_.relative)(realpath(root), real);
			const names = inside.split(external_node_path_.sep);
			if ((0, external_node_path_.isAbsolute)(inside) || names[0] === '..')
				continue;
			if (names.some((name) => PRIVATE.test(name)))
				throw wrong(input, path, KEPT_PRIVATE);
			return;
		}
		throw wrong(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP');
	}
}
function nearestFolder(path) {
	let existing = path;
	while (!(0, external_node_fs_.existsSync)(existing))
		existing = (0, external_node_path_.dirname)(existing);
	return existing;
}
function childrenOf(path) {
	try {
		return (0,external_node_fs_.readdirSync)(path);
	}
	catch {
		return [];
	}
}
const isSame = (one, other) => one.ino === other.ino && one.dev === other.dev;
async function* readAhead(file) {
	const buffers = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
	const read = (buffer) => {
		const reading = file.read(buffer, 0, buffer.length);
		reading.catch(() => { });
		return reading;
	};
	let reading = read(buffers[0]);
	for (let turn = 1;; turn++) {
		const { bytesRead, buffer } = await reading;
		if (bytesRead === 0)
			return;
		reading = read(buffers[turn % 2]);
		yield buffer.subarray(0, bytesRead);
	}
}
function unwritable(input, path, error) {
	if (error instanceof errors/* ActionError */.lZ)
		return error;
	const { code, message } = error;
	const request = `Writing \`${input}\` (${JSON.stringify(path)})`;
	const problem = `the file cannot be written (${code ?? message})`;
	const remedy = 'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.';
	return new errors/* ActionError */.lZ('invalid-input', { request, problem, remedy }, { cause: error });
}
const tooMuch = (input, path, excess) => wrong(input, path, `it has ${excess}`, undefined, 'Use a smaller file.');
function wrong(input, path, problem, cause, remedy = 'Use a regular file inside the workspace or RUNNER_TEMP.') {
	const request = `Using \`${input}\` (${JSON.stringify(path)})`;
	return new errors/* ActionError */.lZ('invalid-input', { request, problem, remedy }, { cause });
}

/***/ }),

/***/ 2575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (docsPage)
});
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/v1/docs';
const docsPage = (path) => `${DOCS}/${path}`;

/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (compileGlobs)
});
function compileGlobs(patterns, style = 'path') {
	const start = [];
	const program = [{ to: start }, { to: [] }];
	for (const pattern of patterns) {
		start.push(program.length);
		compile(pattern, style, program);
		program.push({ to: [END] });
	}
	const automaton = new Automaton(program);
	return (text) => automaton.matches(text);
}
const START = 0;
const END = 1;
const TOKEN = /\\(?<escaped>.)|\*\*+\/?|./gsu;
const CLASS = /\[[!^](?<excluded>.[^\]]*)\]|\[(?<included>[^!^][^\]]*)\]/;
const CLASS_OR_TOKEN = new RegExp(`${CLASS.source}|${TOKEN.source}`, 'gsu');
function tokensOf(pattern) {
	const end = pattern.lastIndexOf(']') + 1;
	return [...pattern.slice(0, end).matchAll(CLASS_OR_TOKEN), ...pattern.slice(end).matchAll(TOKEN)];
}
const code = (char) => char.codePointAt(0);
function compile(pattern, style, program) {
	const slash = code('/');
	const any = () => true;
	const inSegment = style === 'text' ? any : (char) => char !== slash;
	const one = (takes) => program.push({ takes, to: [program.length + 1] });
	const literal = (text) => {
		const only = code(text);
		one((char) => char === only);
	};
	const many = (takes) => {
		const at = program.length;
		program.push({ to: [at + 1, at + 2] }, { takes, to: [at] });
	};
	const open = [];
	let startsSegment = true;
	for (const { 0: token, groups: { escaped, excluded, included } = {} } of tokensOf(pattern)) {
		const group = token === '}' ? open.pop() : open.at(-1);
		if (escaped !== undefined)
			literal(escaped);
		else if (excluded !== undefined)
			one(classOf(excluded, true, inSegment));
		else if (included !== undefined)
			one(classOf(included, false, inSegment));
		else if (token === '?')
			one(inSegment);
		else if (token === '*')
			many(inSegment);
		else if (token.startsWith('**')) {
			const isFolders = startsSegment && token.endsWith('/');
			if (isFolders)
				program.push({ to: [program.length + 1, program.length + 4] });
			many(any);
			if (token.endsWith('/'))
				literal('/');
		}
		else if (token === '}' && group !== undefined && group.places.length > 1)
			fork(program, group.places);
		else {
			if (token === '{')
				open.push({ places: [program.length], startsSegment });
			else if (token === ',')
				group?.places.push(program.length);
			literal(token);
		}
		if (token === ',')
			startsSegment = group?.startsSegment === true;
		else if (token !== '{')
			startsSegment = token.endsWith('/');
	}
}
function fork(program, places) {
	const end = program.length;
	for (const [index, at] of places.entries())
		program[at] = { to: index === 0 ? places.map((place) => place + 1) : [end] };
}
function classOf(members, negated, inSegment) {
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].map(([, from = '', to = from]) => [code(from), code(to)]);
	return (char) => inSegment(char) && ranges.some(([from, to]) => char >= from && char <= to) !== negated;
}
const CACHE_STATES = 1_000_000;
class Automaton {
	#program;
	#nodes = new Map();
	#cached = 0;
	#start;
	constructor(program) {
		this.#program = program;
		this.#start = this.#node([START]);
	}
	matches(text) {
		let node = this.#start;
		for (let at = 0; at < text.length; at++) {
			const char = text.codePointAt(at);
			if (char > 0xffff)
				at++;
			let next = node.next.get(char);
			if (next === undefined) {
				next = this.#step(node, char);
				node.next.set(char, next);
				this.#cached++;
			}
			if (next.states.length === 0)
				return next.accepts && at === text.length - 1;
			node = next;
		}
		return node.accepts;
	}
	#step({ states }, char) {
		const taking = states.map((state) => this.#program[state]);
		return this.#node(taking.flatMap(({ takes, to }) => (takes?.(char) ? to : [])));
	}
	#node(reached) {
		const all = new Set(reached);
		for (const state of all) {
			const { takes, to } = this.#program[state];
			if (takes === undefined)
				for (const next of to)
					all.add(next);
		}
		const accepts = all.has(END);
		const states = [...all].filter((state) => this.#program[state]?.takes).sort((a, b) => a - b);
		const key = `${accepts ? '+' : '-'}${states.join()}`;
		const known = this.#nodes.get(key);
		if (known !== undefined)
			return known;
		if (this.#cached > CACHE_STATES) {
			this.#nodes.clear();
			this.#cached = 0;
			this.#start?.next.clear();
		}
		const node = { states, accepts, next: new Map() };
		this.#nodes.set(key, node);
		this.#cached += states.length + 1;
		return node;
	}
}

/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ib: () => (pullRequestName),
  M1: () => (pullRequestRef),
  aR: () => (repositoryName),
  nM: () => (queueName),
  tQ: () => (queueRef)
});
function queueRef(repository, targetBranch) {
	if (targetBranch === '')
		throw new TypeError('A queue needs the name of its branch.');
	return { repository, targetBranch };
}
function pullRequestRef(repository, targetBranch, number) {
	if (!Number.isSafeInteger(number) || number < 1)
		throw new TypeError(`A pull request needs a number, not ${number}.`);
	return { ...queueRef(repository, targetBranch), number };
}
const repositoryName = ({ owner, name }) => `${owner}/${name}`;
const queueName = ({ repository, targetBranch }) => `${repositoryName(repository)}@${targetBranch}`;
const pullRequestName = ({ number, targetBranch }) => `#${number} on ${targetBranch}`;

/***/ }),

/***/ 5919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  M: () => (invalidUtf8At)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function invalidUtf8At(bytes) {
	if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
		return undefined;
	const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
	const differs = bytes.findIndex((byte, index) => byte !== copy[index]);
	let valid = differs === -1 ? bytes.length : differs;
	while (valid > 0 && !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, valid)))
		valid--;
	return valid;
}

/***/ })

};

export { id, ids, modules };
