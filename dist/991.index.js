'use strict';

exports.id = 991;
exports.ids = [991];
exports.modules = {

/***/ 9384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  restoreQueue: () => (restoreQueue)
});
var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1832);
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1404);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9890);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(513);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3587);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9667);
var _step_common_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7452);
var _step_event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9545);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9428);
var _step_read_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5119);
var _step_within_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2786);
var _step_write_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4992);
var _held_queue_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6033);
var _hold_store_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9933);
var _hold_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7613);
var _operation_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9515);
var _report_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3418);
var _restore_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2260);
var _resume_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2755);
var _writes_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4712);






















const SavedState = _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
	found: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTABLE_STATES */ .qW),
	set: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTABLE_STATES */ .qW),
	proved: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
	hold: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
});
const postInputs = {
	..._step_common_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .commonInputs */ .j.shape,
	..._operation_js__WEBPACK_IMPORTED_MODULE_17__/* .queueTarget */ .Xl.inputs,
	resumeAfterJob: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .flag */ .Jt)(),
	hold: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .holdName */ .VJ)()),
};
const PATIENCE_SECONDS = 600;
async function restoreQueue({ core: unsafe, ...outside }, saved) {
	const { signal } = (0, _step_within_js__WEBPACK_IMPORTED_MODULE_12__/* .untilGraceEnds */ .j)(outside);
	const runner = { ...outside, signal, ...(0, _runner_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(unsafe) };
	return (0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .withRedact */ .o)(runner.redact, () => restore(runner, saved));
}
async function restore(runner, saved) {
	const { core, log } = runner;
	try {
		const { inputs, problems } = await (0,_step_read_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .readInputs */ .Ko)(postInputs, core.getInput);
		if (problems.length > 0)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(problems);
		const held = _restore_js__WEBPACK_IMPORTED_MODULE_19__/* .STOPPED_STATES */ .P5.get(core.getInput('operation').trim());
		const state = inputs.resumeAfterJob && held ? parseSavedState(saved) : undefined;
		if (state === undefined || state.set !== held || state.hold !== inputs.hold) {
			log.warning('The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.');
			return true;
		}
		const event = (0,_step_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readEvent */ .j)(runner.env);
		const repository = (0,_step_common_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryRef */ .W)(inputs, event.serverUrl);
		const ref = (0,_operation_js__WEBPACK_IMPORTED_MODULE_17__/* .queueOf */ .nv)(inputs, { event, repository });
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS };
		const service = (0,_step_clients_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceClient */ .rm)({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS);
		const github = (0,_step_clients_js__WEBPACK_IMPORTED_MODULE_7__/* .gitHubClient */ .XB)({ ...runner, inputs: patient }, event, repository);
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
			(0,_step_write_report_js__WEBPACK_IMPORTED_MODULE_13__/* .writeSummary */ .Sy)(runner, `${(0,_report_js__WEBPACK_IMPORTED_MODULE_18__/* .headline */ .Pl)(mark === 'notice' ? 'neutral' : mark, sentence)}\n`);
		return true;
	}
	catch (error) {
		const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? error.message : String(error);
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
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('unknown-outcome', { request, problem, remedy }, { cause });
	}
}
async function restoreWithHold(context, ref, saved) {
	const { hold: name, found, set, proved } = saved;
	const queueIs = `The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)}`;
	const store = new _hold_store_js__WEBPACK_IMPORTED_MODULE_15__/* .HoldStore */ .t(context, ref);
	let state = await presentState(context, ref, saved);
	const isLate = !proved && state === found;
	const readState = async () => {
		const shown = await context.service.findQueue(ref);
		state = shown?.state ?? 'gone';
		return isLate && state === found ? set : state;
	};
	const queue = (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_14__/* .heldQueue */ .NU)(context, ref, store, readState, (changed) => {
		state = changed.state;
	});
	const nothing = { reason: '', since: '', until: '', run: '', workflow: '' };
	const remembered = { name, ...nothing, stateBefore: found };
	const { end, holds } = await (0, _resume_js__WEBPACK_IMPORTED_MODULE_20__/* .endHold */ .Pi)(context, ref, queue, store, { name, remembered });
	const removed = `The hold ${name} of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)} was removed`;
	switch (end) {
		case 'resumed':
			return { mark: 'neutral', sentence: `${removed}, and the queue runs again` };
		case 'running':
			return { mark: 'neutral', sentence: `${removed}. The queue is running already` };
		case 'held':
			return {
				mark: 'notice',
				sentence: `${removed}. The queue stays ${state}, because it has ${(0, _hold_text_js__WEBPACK_IMPORTED_MODULE_16__/* .heldClause */ .TY)(holds)}`,
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
	const name = `The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)}`;
	const state = await presentState(context, ref, saved);
	if (state !== set && (proved || state !== found)) {
		const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`;
		return { mark: 'warning', sentence };
	}
	const changes = [{ field: 'state', before: set, after: found }];
	(0, _writes_js__WEBPACK_IMPORTED_MODULE_21__/* .requireDone */ .Sy)(await (0, _writes_js__WEBPACK_IMPORTED_MODULE_21__/* .ensureQueue */ .QW)(context, ref, changes, { state: found }));
	const restored = `${name} was restored from ${set} to ${found}`;
	if (found === 'running')
		return { mark: 'neutral', sentence: restored };
	const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`;
	return { mark: 'warning', sentence };
}
const LATE_MS = 15_000;
async function presentState(context, ref, { found, set, proved }) {
	const find = () => context.service.findQueue(ref);
	const read = () => (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettled */ .Gn)(context, find, (queue) => queue === undefined || (proved && queue.state !== set));
	const queue = proved
		? await read()
		: await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettled */ .Gn)(context, read, (shown) => shown?.state === found, LATE_MS);
	return queue?.state ?? 'gone';
}

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DryRunError */ .Vz);
		if (!refused && (error === undefined || error !== signal.reason))
			throw error;
		onFailure(error.message, refused ? error : undefined);
		return undefined;
	}
}

/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AQ: () => (readFromGitHub),
  I5: () => (askBeforeWork),
  a_: () => (presentPullRequest)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2786);



async function readFromGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, github.pullRequest(number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
async function askBeforeWork(context, remedy, ask) {
	let signal;
	try {
		return await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .withinBudget */ .xV)(context, context.timeBeforeWork, (limited) => {
			signal = limited.signal;
			return ask(limited);
		});
	}
	catch (error) {
		const isOver = signal?.aborted === true && !(signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL);
		const isAborted = error === signal?.reason || error.kind === 'aborted';
		if (!isOver || !isAborted)
			throw error;
		const request = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.explanation.request : 'Asking GitHub before the work';
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('timed-out', { request, problem: 'GitHub did not answer in time', remedy }, { cause: error });
	}
}
async function presentPullRequest(context, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, { number });
}

/***/ })

};
