"use strict";
exports.id = 749;
exports.ids = [749];
exports.modules = {

 4749:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_os = __webpack_require__(8161);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const modules = {
	submit: () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(835)]).then(__webpack_require__.t.bind(__webpack_require__, 3835, 23)),
	cancel: () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(817)]).then(__webpack_require__.t.bind(__webpack_require__, 817, 23)),
	'restart-tests': () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(940)]).then(__webpack_require__.t.bind(__webpack_require__, 8940, 23)),
	'get-pull-request': () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(855)]).then(__webpack_require__.t.bind(__webpack_require__, 2855, 23)),
	'set-impacted-targets': () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(832)]).then(__webpack_require__.t.bind(__webpack_require__, 3832, 19)).then(n => n.setImpactedTargets),
	'wait-for-merge': () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(589), __webpack_require__.e(874), __webpack_require__.e(836), __webpack_require__.e(137)]).then(__webpack_require__.t.bind(__webpack_require__, 1137, 23)),
	'get-testing-details': () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(589), __webpack_require__.e(625)]).then(__webpack_require__.t.bind(__webpack_require__, 9625, 23)),
	explain: () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(589), __webpack_require__.e(874), __webpack_require__.e(523), __webpack_require__.e(152)]).then(__webpack_require__.t.bind(__webpack_require__, 4152, 23)),
	'triage-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(589), __webpack_require__.e(874), __webpack_require__.e(523), __webpack_require__.e(91), __webpack_require__.e(5)]).then(__webpack_require__.t.bind(__webpack_require__, 2005, 23)),
	'submit-ready': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(823), __webpack_require__.e(874), __webpack_require__.e(29)]).then(__webpack_require__.t.bind(__webpack_require__, 8029, 23)),
	'get-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(897)]).then(__webpack_require__.t.bind(__webpack_require__, 5897, 23)),
	'create-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(393)]).then(__webpack_require__.t.bind(__webpack_require__, 5393, 23)),
	'update-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(956)]).then(__webpack_require__.t.bind(__webpack_require__, 7956, 23)),
	'pause-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(915)]).then(__webpack_require__.t.bind(__webpack_require__, 8915, 23)),
	'drain-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(195)]).then(__webpack_require__.t.bind(__webpack_require__, 8195, 23)),
	'resume-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(458)]).then(__webpack_require__.t.bind(__webpack_require__, 3458, 23)),
	'delete-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(138)]).then(__webpack_require__.t.bind(__webpack_require__, 2138, 23)),
	'apply-queue-config': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(352)]).then(__webpack_require__.t.bind(__webpack_require__, 9352, 23)),
	'list-flaky': () => Promise.all([__webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(655)]).then(__webpack_require__.t.bind(__webpack_require__, 2655, 23)),
	'get-metrics': () => Promise.all([__webpack_require__.e(963), __webpack_require__.e(271)]).then(__webpack_require__.t.bind(__webpack_require__, 2271, 19)).then(n => n.getMetrics),
	'watch-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(963), __webpack_require__.e(810)]).then(__webpack_require__.t.bind(__webpack_require__, 2810, 23)),
	'check-setup': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(589), __webpack_require__.e(248), __webpack_require__.e(251)]).then(__webpack_require__.t.bind(__webpack_require__, 7251, 23)),
	'report-queue': () => Promise.all([__webpack_require__.e(765), __webpack_require__.e(823), __webpack_require__.e(963), __webpack_require__.e(589), __webpack_require__.e(91), __webpack_require__.e(323)]).then(__webpack_require__.t.bind(__webpack_require__, 9323, 23)),
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
function unknownOperation(name) {
	if (name === '')
		return `is required: one of ${operationNames.join(', ')}`;
	const word = name.toLowerCase();
	const meant = Object.keys(SYNONYMS).find((known) => SYNONYMS[known]?.split(' ').includes(word));
	if (meant === undefined)
		return clients.notOneOf(name, operationNames);
	return `is ${clients.quote(name)}, which this action calls \`${meant}\``;
}
async function loadOperation(name) {
	if (operationNames.includes(name))
		return (await modules[name]?.())?.operation;
	return undefined;
}

async function main({ core: unsafe, ...outside }) {
	const runner = { ...outside, ...common.hideSecrets(unsafe) };
	return common.withRedact(runner.redact, () => runStep(runner));
}
async function runStep(runner) {
	const { core, env } = runner;
	const recorded = {};
	const temp = env['RUNNER_TEMP'] || node_os.tmpdir();
	const root = env['GITHUB_WORKSPACE'] || process.cwd();
	const workspace = new common.Workspace(root, temp, runner.redact);
	const name = core.getInput('operation').trim();
	const summaryWanted = clients.commonInputs.shape.summary.safeParse(core.getInput('summary')).data ?? true;
	const result = await clients.guarded(async () => {
		const step = await readStep(runner, name, workspace);
		return runOperation(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs));
	});
	return clients.writeReport({ ...runner, workspace }, name, result, recorded, summaryWanted);
}
async function readStep({ core, env, log, clock }, name, workspace) {
	const operation = await loadOperation(name);
	const unknown = clients.unknownInputs(env, operation);
	if (unknown.warning !== undefined)
		log.warning(unknown.warning);
	const shape = { ...clients.commonInputs.shape, ...operation?.inputs.shape };
	const reading = await clients.readInputs(shape, core.getInput);
	const { inputs } = reading;
	const event = clients.readEvent(env);
	const problems = [
		...unknown.problems,
		...(operation ? [] : [clients.inputProblem('operation', unknownOperation(name))]),
		...reading.problems,
		...(operation?.check(inputs, scopeOf(inputs, event, workspace, clock.now(), core.getInput)) ??
			[]),
	];
	if (operation === undefined || problems.length > 0)
		throw new common.InputError(problems);
	const repository = clients.repositoryRef(inputs, event.serverUrl);
	if (inputs.githubToken !== undefined && clients.gitHubToken(inputs, event, repository) === '')
		log.info(`\`github-token\` ${clients.gitHubTokenProblem({ event, repository })}.`);
	const ineffective = clients.inputsWithoutEffect(name, operation, inputs, core.getInput);
	if (ineffective !== undefined)
		log.warning(ineffective);
	return { operation, inputs, repository, event };
}
const scopeOf = (inputs, event, workspace, now, given) => ({
	given,
	event,
	workspace,
	now,
	get repository() {
		return clients.repositoryRef(inputs, event.serverUrl);
	},
	get hasGitHubToken() {
		return clients.gitHubToken(inputs, event, this.repository) !== '';
	},
});
const BEFORE_WORK_MS = 20_000;
async function runOperation(runner, { operation, inputs, repository, event }, workspace, setOutputs) {
	const { core, log, redact, clock, random, signal } = runner;
	const headers = inputs.apiToken === undefined
		? operation.withoutToken(inputs, event)
		: { 'x-api-token': inputs.apiToken };
	if (headers === undefined) {
		const { missingToken } = await __webpack_require__.e( 223).then(__webpack_require__.t.bind(__webpack_require__, 3223, 23));
		return missingToken(log, inputs.onMissingToken, event);
	}
	const service = clients.serviceClient({ ...runner, inputs }, headers, operation.retryTimeoutSeconds);
	const github = clients.gitHubClient({ ...runner, inputs }, event, repository);
	const ended = new AbortController();
	const context = {
		service,
		github,
		stacks: new common.StackTracker(),
		authors: { login: undefined, mayWrite: new Map() },
		repository,
		event,
		workspace,
		log,
		redact,
		clock,
		random,
		deadline: new common.Deadline(clock, signal),
		ended: ended.signal,
		timeBeforeWork: new common.Budget(BEFORE_WORK_MS),
		dryRun: inputs.dryRun,
		hasSummary: inputs.summary,
		setOutputs,
		saveForPost: (value) => savePostState(core, value),
	};
	try {
		const running = () => clients.withCancellationGrace(runner, operation.run(inputs, context));
		const targetBranch = core.getInput('target-branch').trim();
		const pullRequest = core.getInput('pull-request').trim();
		const given = { targetBranch, pullRequest, event, repository };
		return clients.withProbableBranch(await clients.guarded(running), given);
	}
	finally {
		ended.abort(new Error('The operation has ended'));
		service.close();
		github.close();
	}
}
function savePostState(core, value) {
	try {
		core.saveState(common.POST_STATE, value);
	}
	catch (cause) {
		const title = 'The state for the post step could not be saved';
		const request = 'Saving the state for the post step';
		const problem = `GITHUB_STATE could not be written (${cause.message})`;
		const remedy = 'Check the disk of the runner and the queue, then run the step again.';
		throw new common.ActionError('refused', { title, request, problem, remedy }, { cause });
	}
}

exports.main = main;


 })

};
;