'use strict';

exports.id = 569;
exports.ids = [569];
exports.modules = {

/***/ 2569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});

var external_node_os_ = __webpack_require__(8161);
var step_inputs = __webpack_require__(9428);

const modules = {
	submit: () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(590), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 3544)),
	cancel: () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(590), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 3991)),
	'restart-tests': () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(590), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 9774)),
	'get-pull-request': () => Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(590), __webpack_require__.e(477)]).then(__webpack_require__.bind(__webpack_require__, 9477)),
	'set-impacted-targets': () => Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 4645)),
	'wait-for-merge': () => Promise.all(/* import() | waits */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(590), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 6331)),
	'get-testing-details': () => Promise.all(/* import() | explain */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 2363)),
	explain: () => Promise.all(/* import() | explain */[__webpack_require__.e(440), __webpack_require__.e(138), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 2319)),
	'get-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 7251)),
	'create-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4627)),
	'update-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 9950)),
	'pause-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 2941)),
	'drain-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 4825)),
	'resume-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 852)),
	'delete-queue': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 3268)),
	'apply-queue-config': () => Promise.all(/* import() | queues */[__webpack_require__.e(440), __webpack_require__.e(762), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 630)),
	'list-flaky': () => Promise.all(/* import() | flaky */[__webpack_require__.e(440), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 9273)),
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
var runner_runner = __webpack_require__(9051);
var secrets = __webpack_require__(1832);
var runner_workspace = __webpack_require__(3523);
var shared_clock = __webpack_require__(3412);
var errors = __webpack_require__(8835);
var redact = __webpack_require__(513);
var references = __webpack_require__(2886);
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
const COMMON = new Set(['operation', ...Object.keys(common_inputs/* commonInputs */.j.shape).map(step_inputs/* inputName */.yu)]);
function inputsWithoutEffect(operationName, { inputs, onlyWith }, values, read) {
	const used = new Set(Object.keys(inputs.shape).map(step_inputs/* inputName */.yu));
	const set = Object.entries(contract/* inputDefaults */.V)
		.filter(([name, value]) => read(name) !== (value ?? ''))
		.map(([name]) => name);
	const unused = set.filter((name) => !COMMON.has(name) && !used.has(name));
	const isSet = (key) => set.includes((0, step_inputs/* inputName */.yu)(key)) && Boolean(values[key]);
	const ineffectiveInputs = Object.entries(onlyWith)
		.map(([key, others]) => [(0, step_inputs/* inputName */.yu)(key), [others].flat()])
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
var write_report = __webpack_require__(4992);
















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
	const problems = [...misspelt];
	const operation = await loadOperation(name);
	if (operation === undefined)
		problems.push(`Input \`operation\` ${unknownOperation(name)}`);
	const inputs = await (0, step_inputs/* readInputs */.Ko)(common_inputs/* commonInputs */.j, core.getInput, problems);
	if (operation === undefined)
		throw new errors/* InputError */.dz(problems);
	const values = await (0, step_inputs/* readInputs */.Ko)(operation.inputs, core.getInput, problems);
	const event = (0, step_event/* readEvent */.j)(env);
	const repository = (0, step_inputs/* wereRead */.CU)(inputs, ['repository', 'repositoryHost'])
		? (0, common_inputs/* repositoryRef */.W)(inputs, event.serverUrl)
		: undefined;
	const prepared = repository &&
		(0, step_inputs/* collect */.Fo)(problems, () => {
			const hasGitHubToken = (0, clients/* gitHubToken */.Zd)(inputs, event, repository) !== '';
			return operation.prepare(values, { repository, event, hasGitHubToken, now: clock.now() }, workspace);
		});
	if (problems.length > 0 || !prepared || !(0, step_inputs/* areComplete */.sY)(common_inputs/* commonInputs */.j.shape, inputs))
		throw new errors/* InputError */.dz(problems);
	if (inputs.githubToken !== undefined && (0, clients/* gitHubToken */.Zd)(inputs, event, repository) === '')
		log.info(`\`github-token\` is not used: ${(0, references/* repositoryName */.aR)(repository)} is on ${repository.host}, and this run is on ${event.serverUrl}.`);
	const needless = inputsWithoutEffect(name, operation, values, core.getInput);
	if (needless !== undefined)
		log.warning(needless);
	return { operation, prepared, inputs, repository, event };
}
const BEFORE_WORK_MS = 20_000;
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
		timeBeforeWork: new shared_clock/* SharedTimeBudget */.g7(BEFORE_WORK_MS),
		dryRun: inputs.dryRun,
		setOutputs,
		saveForPost: (value) => core.saveState(runner_runner/* POST_STATE */.j9, value),
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

/***/ 2575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (docsPage)
});
const docsPage = (path) => `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`;

/***/ })

};
