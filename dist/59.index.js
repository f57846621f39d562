'use strict';

exports.id = 59;
exports.ids = [59];
exports.modules = {

/***/ 9384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  restoreQueue: () => (restoreQueue)
});
var _runner_secrets_js_0 = __webpack_require__(1832);
var _service_queue_settings_js_1 = __webpack_require__(1404);
var _service_verified_write_js_2 = __webpack_require__(9890);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_redact_js_4 = __webpack_require__(513);
var _shared_references_js_5 = __webpack_require__(2886);
var _shared_zod_js_6 = __webpack_require__(3587);
var _step_clients_js_7 = __webpack_require__(9667);
var _step_common_inputs_js_8 = __webpack_require__(7452);
var _step_event_js_9 = __webpack_require__(9545);
var _step_inputs_js_10 = __webpack_require__(9428);
var _step_within_js_11 = __webpack_require__(2786);
var _step_write_report_js_12 = __webpack_require__(4992);
var _held_queue_js_13 = __webpack_require__(6033);
var _hold_store_js_14 = __webpack_require__(9933);
var _hold_text_js_15 = __webpack_require__(7613);
var _operation_js_16 = __webpack_require__(9515);
var _report_js_17 = __webpack_require__(3418);
var _restore_js_18 = __webpack_require__(2260);
var _resume_js_19 = __webpack_require__(2755);
var _writes_js_20 = __webpack_require__(4712);





















const SavedState = _shared_zod_js_6/* .object */ .Ikc({
	found: _shared_zod_js_6/* ["enum"] */ .k5n(_service_queue_settings_js_1/* .SETTABLE_STATES */ .qW),
	set: _shared_zod_js_6/* ["enum"] */ .k5n(_service_queue_settings_js_1/* .SETTABLE_STATES */ .qW),
	proved: _shared_zod_js_6/* .boolean */ .zMY(),
	hold: _shared_zod_js_6/* .optional */ .lqM(_shared_zod_js_6/* .string */ .YjP()),
});
const postInputs = _shared_zod_js_6/* .object */ .Ikc({
	..._step_common_inputs_js_8/* .commonInputs */ .j.shape,
	..._operation_js_16/* .queueTarget */ .Xl.inputs,
	resumeAfterJob: (0, _step_inputs_js_10/* .flag */ .Jt)(),
	hold: (0, _step_inputs_js_10/* .optional */ .lq)((0, _step_inputs_js_10/* .holdName */ .VJ)()),
});
const PATIENCE_SECONDS = 600;
async function restoreQueue({ core: unsafe, ...outside }, saved) {
	const { signal } = (0, _step_within_js_11/* .untilGraceEnds */ .j)(outside);
	const runner = { ...outside, signal, ...(0, _runner_secrets_js_0/* .hideSecrets */ .s)(unsafe) };
	return (0, _shared_redact_js_4/* .withRedact */ .o)(runner.redact, () => restore(runner, saved));
}
async function restore(runner, saved) {
	const { core, log } = runner;
	try {
		const problems = [];
		const inputs = await (0,_step_inputs_js_10/* .readInputs */ .Ko)(postInputs, core.getInput, problems);
		if (!(0,_step_inputs_js_10/* .areComplete */ .sY)(postInputs.shape, inputs))
			throw new _shared_errors_js_3/* .InputError */ .dz(problems);
		const held = _restore_js_18/* .STOPPED_STATES */ .P5.get(core.getInput('operation').trim());
		const state = inputs.resumeAfterJob && held ? parseSavedState(saved) : undefined;
		if (state === undefined || state.set !== held || state.hold !== inputs.hold) {
			log.warning('The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.');
			return true;
		}
		const event = (0,_step_event_js_9/* .readEvent */ .j)(runner.env);
		const repository = (0,_step_common_inputs_js_8/* .repositoryRef */ .W)(inputs, event.serverUrl);
		const hasGitHubToken = (0,_step_clients_js_7/* .gitHubToken */ .Zd)(inputs, event, repository) !== '';
		const now = runner.clock.now();
		const ref = _operation_js_16/* .queueTarget */ .Xl.locate(inputs, { event, repository, hasGitHubToken, now });
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS };
		const service = (0,_step_clients_js_7/* .serviceClient */ .rm)({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS);
		const github = (0,_step_clients_js_7/* .gitHubClient */ .XB)({ ...runner, inputs: patient }, event, repository);
		const context = { ...runner, service, github, setOutputs: () => { } };
		const { hold: name } = state;
		const { mark, sentence } = name === undefined
			? await restoreState(context, ref, state)
			: await restoreWithHold(context, ref, { ...state, hold: name });
		if (mark === 'warning')
			log.warning(`${sentence}.`);
		else if (mark === 'notice')
			log.notice(`${sentence}.`);
		else
			log.info(sentence);
		if (inputs.summary)
			(0,_step_write_report_js_12/* .writeSummary */ .Sy)(runner, `${(0,_report_js_17/* .headline */ .Pl)(mark === 'notice' ? 'neutral' : mark, sentence)}\n`);
		return true;
	}
	catch (error) {
		const why = error instanceof _shared_errors_js_3/* .ActionError */ .lZ ? error.message : String(error);
		log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
			title: 'Merge queue: resume-after-job failed',
		});
		return false;
	}
}
function parseSavedState(saved) {
	try {
		return SavedState.parse(JSON.parse(saved));
	}
	catch (cause) {
		const problem = 'the state that the step saved for the end of the job is corrupted';
		const remedy = 'Check the queue, and set its state with `update-queue`.';
		const request = 'Reading what to restore';
		throw new _shared_errors_js_3/* .ActionError */ .lZ('unknown-outcome', { request, problem, remedy }, { cause });
	}
}
async function restoreWithHold(context, ref, saved) {
	const { hold: name, found, set, proved } = saved;
	const queueIs = `The queue ${(0, _shared_references_js_5/* .queueName */ .nM)(ref)}`;
	const store = new _hold_store_js_14/* .HoldStore */ .t(context, ref);
	let state = await presentState(context, ref, saved);
	const isLate = !proved && state === found;
	const readState = async () => {
		const shown = await context.service.findQueue(ref);
		state = shown?.state ?? 'gone';
		return isLate && state === found ? set : state;
	};
	const queue = (0, _held_queue_js_13/* .heldQueue */ .N)(context, ref, store, readState, (changed) => {
		state = changed.state;
	});
	const nothing = { reason: '', since: '', until: '', run: '', workflow: '' };
	const remembered = { name, ...nothing, stateBefore: found };
	const { end, holds } = await (0, _resume_js_19/* .endHold */ .Pi)(context, ref, queue, store, { name, remembered });
	const removed = `The hold ${name} of the queue ${(0, _shared_references_js_5/* .queueName */ .nM)(ref)} was removed`;
	switch (end) {
		case 'resumed':
			return { mark: 'neutral', sentence: `${removed}, and the queue runs again` };
		case 'running':
			return { mark: 'neutral', sentence: `${removed}. The queue is running already` };
		case 'held':
			return {
				mark: 'notice',
				sentence: `${removed}. The queue stays ${state}, because it has ${(0, _hold_text_js_15/* .heldClause */ .TY)(holds)}`,
			};
		default:
			return {
				mark: 'warning',
				sentence: `${queueIs} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
			};
	}
}
async function restoreState(context, ref, saved) {
	const { found, set, proved } = saved;
	const name = `The queue ${(0, _shared_references_js_5/* .queueName */ .nM)(ref)}`;
	const state = await presentState(context, ref, saved);
	if (state !== set && (proved || state !== found)) {
		const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`;
		return { mark: 'warning', sentence };
	}
	const changes = [{ field: 'state', before: set, after: found }];
	(0, _writes_js_20/* .requireDone */ .Sy)(await (0, _writes_js_20/* .ensureQueue */ .QW)(context, ref, changes, { state: found }));
	const restored = `${name} was restored from ${set} to ${found}`;
	if (found === 'running')
		return { mark: 'neutral', sentence: restored };
	const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`;
	return { mark: 'warning', sentence };
}
const LATE_MS = 15_000;
async function presentState(context, ref, { found, set, proved }) {
	const find = () => context.service.findQueue(ref);
	const read = () => (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, find, (queue) => queue === undefined || (proved && queue.state !== set));
	const queue = proved
		? await read()
		: await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, read, (shown) => shown?.state === found, LATE_MS);
	return queue?.state ?? 'gone';
}

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js_0 = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js_0/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js_0/* .ActionError */ .lZ && !(error instanceof _errors_js_0/* .DryRunError */ .Vz);
		if (!refused && (error === undefined || error !== signal.reason))
			throw error;
		onFailure(error.message, refused ? error : undefined);
		return undefined;
	}
}

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  h9: () => (defineOperation),
  lM: () => (planned),
  lP: () => (noTarget)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _markdown_markdown_js_1 = __webpack_require__(6801);
var _runner_workspace_js_2 = __webpack_require__(3523);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_text_js_4 = __webpack_require__(5831);
var _shared_zod_js_5 = __webpack_require__(3587);
var _inputs_js_6 = __webpack_require__(9428);







const noTarget = {
	inputs: {},
	outputs: [],
	locate: () => undefined,
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js_5/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith: (spec.onlyWith ?? {}),
		prepare(values, scope, workspace) {
			const problems = [];
			const ofTarget = values;
			const location = (0, _inputs_js_6/* .areComplete */ .sY)(target.inputs, ofTarget)
				? (0, _inputs_js_6/* .collect */ .Fo)(problems, () => target.locate(ofTarget, scope))
				: undefined;
			const inputs = values;
			const found = spec.checks?.((reads, find) => (0, _inputs_js_6/* .wereRead */ .CU)(values, reads) && find(inputs, scope, location));
			problems.push(...(found ?? []).flatMap((problem) => problem || []));
			problems.push(...refusedFiles(values, workspace));
			if (problems.length > 0)
				throw new _shared_errors_js_3/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}
function refusedFiles(values, workspace) {
	return Object.entries(values).flatMap(([key, value]) => {
		const input = _runner_workspace_js_2/* .FILES_TO_WRITE */ .GG.find((name) => name === (0, _inputs_js_6/* .inputName */ .yu)(key));
		if (input === undefined)
			return [];
		return [value ?? []].flat().flatMap((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why === undefined ? [] : `Input \`${input}\` is ${(0, _inputs_js_6/* .quote */ .hD)(path)}: ${why}`;
		});
	});
}
const MAX_SHOWN_BODY = 4000;
function planned(log, requests, { why = 'Dry run', report } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const bytes = Buffer.byteLength(body);
		const shown = bytes > MAX_SHOWN_BODY
			? `${body.slice(0, MAX_SHOWN_BODY)}\u2026 (${bytes} bytes; \`result-file\` has the whole body)`
			: body;
		log.group(`${why}: ${(0, _http_errors_js_0/* .describe */ .q0)(request)}`, [shown]);
		const parts = [(0, _markdown_markdown_js_1/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js_1/* .codeBlock */ .DV)([shown], 'json')];
		return { sent: { method, path, body }, parts };
	});
	const blocks = plan.flatMap(({ parts }) => parts).join('\n\n');
	const title = `### ${_markdown_markdown_js_1/* .MARKS */ .j7.neutral} ${why}: ${(0, _shared_text_js_4/* .pluralize */ .td)(plan.length, 'request')} planned, none sent`;
	const shown = report === undefined || blocks === '' ? blocks : (0, _markdown_markdown_js_1/* .folded */ .TM)('Requests', blocks);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `${report ?? title}\n\n${shown}`,
	};
}
const bodyText = ({ body = {} }) => Array.isArray(body) ? Buffer.concat(body).toString() : JSON.stringify(body);

/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AQ: () => (readFromGitHub),
  I5: () => (askBeforeWork),
  a_: () => (presentPullRequest)
});
var _shared_best_effort_js_0 = __webpack_require__(3709);
var _shared_errors_js_1 = __webpack_require__(8835);
var _within_js_2 = __webpack_require__(2786);



async function readFromGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return (0, _shared_best_effort_js_0/* .bestEffort */ .z)(context, github.pullRequest(number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
async function askBeforeWork(context, remedy, ask) {
	let signal;
	try {
		return await (0,_within_js_2/* .withinBudget */ .xV)(context, context.timeBeforeWork, (limited) => {
			signal = limited.signal;
			return ask(limited);
		});
	}
	catch (error) {
		const isOver = signal?.aborted === true && !(signal.reason instanceof _shared_errors_js_1/* .RunCancelled */ .zL);
		const isAborted = error === signal?.reason || error.kind === 'aborted';
		if (!isOver || !isAborted)
			throw error;
		const request = error instanceof _shared_errors_js_1/* .ActionError */ .lZ ? error.explanation.request : 'Asking GitHub before the work';
		throw new _shared_errors_js_1/* .ActionError */ .lZ('timed-out', { request, problem: 'GitHub did not answer in time', remedy }, { cause: error });
	}
}
async function presentPullRequest(context, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, { number });
}

/***/ })

};
