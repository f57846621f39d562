'use strict';

exports.id = 383;
exports.ids = [383];
exports.modules = {

/***/ 1764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});

var external_node_os_ = __webpack_require__(8161);
var step_inputs = __webpack_require__(9428);

const modules = {
	submit: () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(504), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 3544)),
	cancel: () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(504), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 3991)),
	'restart-tests': () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(504), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 9774)),
	'get-pull-request': () => Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(477)]).then(__webpack_require__.bind(__webpack_require__, 9477)),
	'set-impacted-targets': () => Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(311)]).then(__webpack_require__.bind(__webpack_require__, 3311)),
	'wait-for-merge': () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(504), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 6331)),
	'get-testing-details': () => Promise.all(/* import() | explain */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(504), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 2363)),
	explain: () => Promise.all(/* import() | explain */[__webpack_require__.e(440), __webpack_require__.e(788), __webpack_require__.e(623), __webpack_require__.e(504), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 8066)),
	'get-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 7251)),
	'create-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4627)),
	'update-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 9950)),
	'pause-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 2941)),
	'drain-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4825)),
	'resume-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 852)),
	'delete-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 3268)),
	'apply-queue-config': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 630)),
	'list-flaky': () => Promise.all(/* import() | flaky */[__webpack_require__.e(440), __webpack_require__.e(935), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 7338)),
	'get-metrics': () => Promise.all(/* import() */[__webpack_require__.e(664), __webpack_require__.e(938)]).then(__webpack_require__.bind(__webpack_require__, 7938)),
	'watch-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(664), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4925)),
	'check-setup': () => Promise.all(/* import() | setup */[__webpack_require__.e(815), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 3460)),
	'report-queue': () => Promise.all(/* import() | report */[__webpack_require__.e(515), __webpack_require__.e(788), __webpack_require__.e(935), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 8757)),
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
function unknownOperation(name) {
	if (name === '')
		return `is required: one of ${operationNames.join(', ')}`;
	const word = name.toLowerCase();
	const meant = Object.keys(SYNONYMS).find((known) => SYNONYMS[known]?.split(' ').includes(word));
	return meant === undefined
		? (0, step_inputs/* notOneOf */.NR)(name, operationNames)
		: `is ${(0, step_inputs/* quote */.hD)(name)}, which this action calls \`${meant}\``;
}
const loadOperation = async (name) => operationNames.includes(name) ? (await modules[name]?.())?.operation : undefined;
var runner = __webpack_require__(9051);
var secrets = __webpack_require__(1832);
var runner_workspace = __webpack_require__(3523);
var shared_clock = __webpack_require__(3412);
var errors = __webpack_require__(8835);
var redact = __webpack_require__(513);
var clients = __webpack_require__(9667);
var common_inputs = __webpack_require__(7452);
var step_event = __webpack_require__(9545);
var remedies = __webpack_require__(1428);
var abort = __webpack_require__(808);
var within = __webpack_require__(2786);




async function guarded(run) {
	try {
		return await run();
	}
	catch (error) {
		const failure = error instanceof errors/* ActionError */.lZ ? error : asFailure(error);
		return { outcome: failure.kind, failure };
	}
}
function asFailure(cause) {
	const request = 'Running the operation';
	if (cause instanceof errors/* RunCancelled */.zL) {
		const problem = `${cause.message} The outputs contain what was known at that point`;
		return new errors/* ActionError */.lZ('aborted', { request, problem, remedy: remedies/* REMEDIES */.l0.aborted }, { cause });
	}
	const problem = `an internal error of the action (${cause instanceof Error ? cause.message : String(cause)})`;
	const remedy = 'Check the queue before you run the step again, and report this with the debug log.';
	return new errors/* ActionError */.lZ('unknown-outcome', { request, problem, remedy }, { cause });
}
async function withCancellationGrace(run, running) {
	const { signal, stop } = (0, within/* untilGraceEnds */.j)(run);
	try {
		return await (0,abort/* unlessAborted */.W)(running, signal);
	}
	finally {
		stop();
	}
}
var read_inputs = __webpack_require__(5119);
var links = __webpack_require__(1903);
var nearest = __webpack_require__(992);
var contract = __webpack_require__(2223);





const PAGE = (0, links/* docsPage */.t)('operations.md');
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
const COMMON = new Set(['operation', ...Object.keys(common_inputs/* commonInputs */.j.shape).map(step_inputs/* inputName */.yu)]);
function inputsWithoutEffect(operationName, { inputs, onlyWith }, values, read) {
	const used = new Set(Object.keys(inputs.shape).map(step_inputs/* inputName */.yu));
	const set = Object.entries(contract/* inputDefaults */.V)
		.filter(([name, value]) => read(name) !== (value ?? ''))
		.map(([name]) => name);
	const unused = set.filter((name) => !COMMON.has(name) && !used.has(name));
	const isSet = (key) => set.includes((0, step_inputs/* inputName */.yu)(key)) && Boolean(values[key]);
	const ineffectiveInputs = Object.entries(onlyWith)
		.map(([key, others = []]) => [(0, step_inputs/* inputName */.yu)(key), [others].flat()])
		.filter(([name, others]) => set.includes(name) && !others.some(isSet))
		.map(([name, others]) => ({ name, needs: quoted(others.map(step_inputs/* inputName */.yu), ' or ') }));
	const clauses = [
		...(unused.length > 0 ? [`\`${operationName}\` does not use ${quoted(unused)}`] : []),
		...[...new Set(ineffectiveInputs.map(({ needs }) => needs))].map((needs) => {
			const names = ineffectiveInputs
				.filter((input) => input.needs === needs)
				.map(({ name }) => name);
			return `${quoted(names)} ${names.length === 1 ? 'has' : 'have'} no effect without ${needs}`;
		}),
	];
	return clauses.length === 0 ? undefined : `${clauses.join('; ')}. See ${PAGE}.`;
}
const quoted = (names, separator = ', ') => names.map((name) => `\`${name}\``).join(separator);
var write_report = __webpack_require__(8789);















async function main({ core: unsafe, ...outside }) {
	const runner = { ...outside, ...(0, secrets/* hideSecrets */.s)(unsafe) };
	return (0, redact/* withRedact */.o)(runner.redact, () => runStep(runner));
}
async function runStep(runner) {
	const { core, env } = runner;
	const recorded = {};
	const temp = env['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)();
	const root = env['GITHUB_WORKSPACE'] || process.cwd();
	const workspace = new runner_workspace/* Workspace */.aR(root, temp, runner.redact);
	const name = core.getInput('operation').trim();
	const summaryWanted = common_inputs/* commonInputs */.j.shape.summary.safeParse(core.getInput('summary')).data ?? true;
	const result = await guarded(async () => {
		const step = await readStep(runner, name, workspace);
		return run(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs));
	});
	return (0, write_report/* writeReport */.u5)({ ...runner, workspace }, name, result, recorded, summaryWanted);
}
async function readStep({ core, env, log, clock }, name, workspace) {
	const { misspelt, unknown } = unknownInputs(env);
	if (unknown !== undefined)
		log.warning(unknown);
	const operation = await loadOperation(name);
	const shape = { ...common_inputs/* commonInputs */.j.shape, ...operation?.inputs.shape };
	const reading = await (0, read_inputs/* readInputs */.Ko)(shape, core.getInput);
	const { inputs } = reading;
	const event = (0, step_event/* readEvent */.j)(env);
	const problems = [
		...misspelt,
		...(operation ? [] : [(0, read_inputs/* inputProblem */.oi)('operation', unknownOperation(name))]),
		...reading.problems,
		...(operation?.check(inputs, scopeOf(inputs, event, workspace, clock.now())) ?? []),
	];
	if (operation === undefined || problems.length > 0)
		throw new errors/* InputError */.dz(problems);
	const repository = (0, common_inputs/* repositoryRef */.W)(inputs, event.serverUrl);
	if (inputs.githubToken !== undefined && (0, clients/* gitHubToken */.Zd)(inputs, event, repository) === '')
		log.info(`\`github-token\` ${(0, clients/* gitHubTokenProblem */.wM)({ event, repository })}.`);
	const ineffective = inputsWithoutEffect(name, operation, inputs, core.getInput);
	if (ineffective !== undefined)
		log.warning(ineffective);
	return { operation, inputs, repository, event };
}
const scopeOf = (inputs, event, workspace, now) => ({
	event,
	workspace,
	now,
	get repository() {
		return (0, common_inputs/* repositoryRef */.W)(inputs, event.serverUrl);
	},
	get hasGitHubToken() {
		return (0, clients/* gitHubToken */.Zd)(inputs, event, this.repository) !== '';
	},
});
const BEFORE_WORK_MS = 20_000;
async function run(runner, { operation, inputs, repository, event }, workspace, setOutputs) {
	const { core, log, redact, clock, random, signal } = runner;
	const headers = inputs.apiToken === undefined
		? operation.withoutToken(inputs, event)
		: { 'x-api-token': inputs.apiToken };
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
		timeBeforeWork: new shared_clock/* SharedTimeBudget */.g7(BEFORE_WORK_MS),
		dryRun: inputs.dryRun,
		setOutputs,
		saveForPost: (value) => saveState(core, value),
	};
	try {
		return await withCancellationGrace(runner, operation.run(inputs, context));
	}
	finally {
		service.close();
		github.close();
	}
}
function saveState(core, value) {
	try {
		core.saveState(runner/* POST_STATE */.j9, value);
	}
	catch (cause) {
		const title = 'The state for the post step could not be saved';
		const request = 'Saving the state for the post step';
		const problem = `GITHUB_STATE could not be written (${cause.message})`;
		const remedy = 'Check the disk of the runner and the queue, then run the step again.';
		throw new errors/* ActionError */.lZ('refused', { title, request, problem, remedy }, { cause });
	}
}

/***/ }),

/***/ 3523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GG: () => (FILES_TO_WRITE),
  Hb: () => (MissingFileError),
  aR: () => (Workspace)
});


var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(8835);
var json_text = __webpack_require__(5812);
var parse_limits = __webpack_require__(1550);
var shared_text = __webpack_require__(5831);
var utf8 = __webpack_require__(5919);


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
		this.#file = (0, external_node_fs_.openSync)(this.#partial, 'wx');
	}
	write(text) {
		this.#append((0, json_text/* redactJson */.Kp)(text, this.#redact));
	}
	writeHeader(names) {
		this.#append(names);
	}
	#append(text) {
		try {
			(0,external_node_fs_.appendFileSync)(this.#file, text);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	commit() {
		try {
			this.#close();
			(0,external_node_fs_.renameSync)(this.#partial, this.path);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	discard() {
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



const MAX_ENTRIES = 500_000;
function folderOf(glob) {
	const folder = /^(?:[^*?[\]{}\\/]*\/)*/.exec(glob)?.[0] ?? '';
	return folder === '' || folder === '/' ? folder || '.' : folder.slice(0, -1);
}
function findFiles(root, glob, ignoreCase = false) {
	const folder = folderOf(glob);
	if (!(0, external_node_fs_.statSync)((0, external_node_path_.resolve)(root, folder), { throwIfNoEntry: false })?.isDirectory())
		return [];
	const prefix = folder === '.' && !glob.startsWith('./') ? '' : `${folder.replace(/\/$/, '')}/`;
	const rest = glob.slice(prefix.length);
	const matches = (0, globs/* compileGlobs */.t)([rest], 'path', ignoreCase);
	const depth = rest.includes('**') ? Number.POSITIVE_INFINITY : rest.split('/').length;
	const found = [];
	const folders = [''];
	let entries = 0;
	for (const inner of folders) {
		const level = inner.split('/').length;
		for (const entry of (0, external_node_fs_.readdirSync)((0, external_node_path_.resolve)(root, folder, inner), { withFileTypes: true })) {
			if (++entries > MAX_ENTRIES)
				throw new RangeError(`more than ${MAX_ENTRIES} entries`);
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









const realpath = external_node_fs_.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there';
const PRIVATE = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i;
const shownPath = (path) => JSON.stringify((0, shared_text/* truncate */.xv)(path, 500));
const FILES_TO_WRITE = ['metrics-file', 'report-files', 'slack-payload-file'];
class MissingFileError extends errors/* ActionError */.lZ {
	constructor(input, path, isCheckedOut, options) {
		const file = `there is no file ${shownPath(path)}`;
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
		this.#own ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(this.#temp, 'merge-queue-action-'));
		return (0, external_node_path_.join)(this.#own, name);
	}
	#locate(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.root, path);
		let real;
		try {
			real = realpath(wanted);
		}
		catch (cause) {
			const { code } = cause;
			if (code === 'ENOENT' || code === 'ENOTDIR') {
				const isCheckedOut = (0, external_node_path_.isAbsolute)(path) || childrenOf(this.root).length > 0;
				throw new MissingFileError(input, path, isCheckedOut, { cause });
			}
			throw wrong(input, path, `it cannot be examined (${code})`, cause);
		}
		this.#refuseOutside(input, path, real);
		if (!(0, external_node_fs_.lstatSync)(real).isFile())
			throw wrong(input, path, 'it is not a regular file');
		return real;
	}
	async *chunks(input, path, limit = MAX_FILE_BYTES) {
		const refuseAbove = (size) => {
			if (size > limit)
				throw tooMuch(input, path, `${size} bytes; the limit is ${limit}`);
		};
		const file = await external_node_fs_.promises.open(this.#locate(input, path), READ_FLAGS).catch((cause) => {
			throw wrong(input, path, `it cannot be opened (${cause.code})`, cause);
		});
		try {
			const opened = await file.stat();
			const seen = (0,external_node_fs_.lstatSync)(this.#locate(input, path));
			if (!opened.isFile() || !isSame(opened, seen))
				throw wrong(input, path, 'it was replaced while it was being opened');
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
			if (error instanceof errors/* ActionError */.lZ)
				throw error;
			const { code, message } = error;
			throw wrong(input, path, `it cannot be read to its end (${code ?? message})`, error);
		}
		finally {
			await file.close();
		}
	}
	find(input, globs) {
		const shown = (path) => {
			const wanted = (0, external_node_path_.resolve)(this.root, path);
			const inside = (0, external_node_path_.relative)(this.root, wanted);
			const isInside = !(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..';
			return (isInside ? inside : wanted).replaceAll(external_node_path_.sep, '/');
		};
		return new Map(globs.map((glob) => [glob, this.#find(input, glob).map(shown)]));
	}
	#find(input, glob) {
		const pattern = external_node_path_.sep === '\\' ? glob.replaceAll('\\', '/') : glob;
		if ((0, external_node_fs_.existsSync)((0, external_node_path_.resolve)(this.root, pattern))) {
			this.#locate(input, pattern);
			return [pattern];
		}
		const existing = nearestExisting((0, external_node_path_.resolve)(this.root, folderOf(pattern)));
		if (existing === undefined)
			throw wrong(input, glob, NO_DRIVE);
		this.#refuseOutside(input, glob, realpath(existing));
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
			const ignoreCase = this.#platform === 'win32' || this.#platform === 'darwin';
			return findFiles(this.root, pattern, ignoreCase).filter(isReadable);
		}
		catch (cause) {
			const { code, message } = cause;
			throw wrong(input, glob, `its folders cannot be searched (${code ?? message})`, cause);
		}
	}
	async text(input, path, limit = parse_limits/* FILE_LIMIT_BYTES */.dH) {
		const parts = [];
		for await (const chunk of this.chunks(input, path, limit))
			parts.push(chunk);
		const bytes = Buffer.concat(parts);
		const at = (0, utf8/* invalidUtf8At */.M)(bytes);
		if (at === undefined)
			return new TextDecoder().decode(bytes);
		const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`;
		throw wrong(input, path, problem);
	}
	namesInRepository(path) {
		const given = (0, external_node_path_.resolve)(this.root, path);
		return [...new Set([given, realpath(given)])].flatMap((file) => {
			const workspace = [this.root, realpath(this.root)].find((root) => isInside(root, file));
			if (workspace === undefined)
				return [];
			return (0, external_node_path_.relative)(repositoryAbove((0, external_node_path_.dirname)(file), workspace), file).replaceAll(external_node_path_.sep, '/');
		});
	}
	async write(input, path, data) {
		return this.#writing(input, path, (real) => {
			(0, external_node_fs_.writeFileSync)(real, (0, json_text/* redactJson */.Kp)(data, this.#redact));
			return real;
		});
	}
	writer(input, path) {
		return this.#writing(input, path, (real, explain) => new FileWriter(real, explain, this.#redact));
	}
	#writing(input, path, write) {
		const explain = (error) => unwritable(input, path, error);
		try {
			(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(this.#writable(input, path)), { recursive: true });
			return write(this.#writable(input, path), explain);
		}
		catch (error) {
			throw explain(error);
		}
	}
	#writable(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.root, path);
		if (this.#platform === 'win32' && isReservedOnWindows((0, external_node_path_.basename)(wanted)))
			throw wrong(input, path, 'Windows reserves this name', undefined, 'Use another file name.');
		const existing = nearestExisting((0, external_node_path_.dirname)(wanted));
		if (existing === undefined)
			throw wrong(input, path, NO_DRIVE);
		if (!(0, external_node_fs_.statSync)(existing).isDirectory())
			throw wrong(input, path, `${shownPath((0, external_node_path_.basename)(existing))} is a file, not a folder`);
		const real = (0, external_node_path_.resolve)(realpath(existing), (0, external_node_path_.relative)(existing, wanted));
		this.#refuseOutside(input, path, real);
		const link = (0, external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
		if (link !== undefined && !link.isFile())
			throw wrong(input, path, 'it is not a regular file');
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
			throw wrong(input, path, 'it is a system file');
		for (const root of [this.root, this.#temp]) {
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
const NO_DRIVE = 'its drive or network share does not exist';
function nearestExisting(path, parentOf = external_node_path_.dirname) {
	let existing = path;
	while (!(0, external_node_fs_.existsSync)(existing)) {
		const parent = parentOf(existing);
		if (parent === existing)
			return undefined;
		existing = parent;
	}
	return existing;
}
const isReservedOnWindows = (name) => /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i.test(name) || name.includes(':');
function isInside(root, path) {
	const inside = (0, external_node_path_.relative)(root, path);
	return !(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..';
}
function repositoryAbove(folder, top) {
	if (folder === top || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, '.git')))
		return folder;
	return repositoryAbove((0, external_node_path_.dirname)(folder), top);
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
function unwritable(input, path, error) {
	if (error instanceof errors/* ActionError */.lZ)
		return error;
	const { code, message } = error;
	const request = `Writing \`${input}\` (${shownPath(path)})`;
	const problem = `the file cannot be written (${code ?? message})`;
	const remedy = 'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.';
	const title = 'A file cannot be written';
	return new errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause: error });
}
const tooMuch = (input, path, excess) => wrong(input, path, `it has ${excess}`, undefined, 'Use a smaller file.');
function wrong(input, path, problem, cause, remedy = 'Use a regular file inside the workspace or RUNNER_TEMP.') {
	const request = `Using \`${input}\` (${shownPath(path)})`;
	const title = 'A file cannot be used';
	return new errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause });
}

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
