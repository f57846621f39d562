'use strict';

exports.id = 456;
exports.ids = [456];
exports.modules = {

/***/ 957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  restoreQueue: () => (restoreQueue)
});
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3418);
var _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4712);
var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1404);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9890);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(513);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3587);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9667);
var _step_common_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7452);
var _step_event_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9545);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9428);
var _step_read_inputs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5119);
var _step_within_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2786);
var _step_write_report_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8789);
var _held_queue_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6142);
var _restore_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5449);
var _resume_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(924);
var _store_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(1774);
var _text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7336);






















const SavedState = _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
	found: _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTABLE_STATES */ .qW),
	set: _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTABLE_STATES */ .qW),
	left: _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTABLE_STATES */ .qW)),
	proved: _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY(),
	hold: _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()),
	step: _shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()),
});
const postInputs = {
	..._step_common_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .commonInputs */ .j.shape,
	..._queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueTarget */ .Xl.inputs,
	resumeAfterJob: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .flag */ .Jt)(),
	hold: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .holdName */ .VJ)()),
};
const PATIENCE_SECONDS = 600;
async function restoreQueue({ core: unsafe, ...outside }, saved) {
	const { signal } = (0, _step_within_js__WEBPACK_IMPORTED_MODULE_15__/* .untilGraceEnds */ .j)(outside);
	const clock = (0, _step_within_js__WEBPACK_IMPORTED_MODULE_15__/* .hurriedClock */ .oU)(outside.clock, outside.signal);
	const runner = { ...outside, clock, signal, ...(0, _runner_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .hideSecrets */ .s)(unsafe) };
	return (0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .withRedact */ .o)(runner.redact, () => restore(runner, saved));
}
async function restore(runner, saved) {
	const { core, log } = runner;
	try {
		const { inputs, problems } = await (0,_step_read_inputs_js__WEBPACK_IMPORTED_MODULE_14__/* .readInputs */ .Ko)(postInputs, core.getInput);
		if (problems.length > 0)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .InputError */ .dz(problems);
		const held = _restore_js__WEBPACK_IMPORTED_MODULE_18__/* .STOPPED_STATES */ .P5.get(core.getInput('operation').trim());
		const state = inputs.resumeAfterJob && held ? parseSavedState(saved) : undefined;
		if (state === undefined || state.set !== held || state.hold !== inputs.hold) {
			log.warning('The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.');
			return true;
		}
		const event = (0,_step_event_js__WEBPACK_IMPORTED_MODULE_12__/* .readEvent */ .j)(runner.env);
		const repository = (0,_step_common_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .repositoryRef */ .W)(inputs, event.serverUrl);
		const ref = (0,_queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOf */ .nv)(inputs, { event, repository });
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS };
		const service = (0,_step_clients_js__WEBPACK_IMPORTED_MODULE_10__/* .serviceClient */ .rm)({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS);
		const github = (0,_step_clients_js__WEBPACK_IMPORTED_MODULE_10__/* .gitHubClient */ .XB)({ ...runner, inputs: patient }, event, repository);
		const context = { ...runner, service, github, setOutputs: () => { } };
		const { hold: name } = state;
		const { mark, sentence } = name === undefined
			? await restoreState(context, ref, state)
			: await restoreWithHold(context, ref, event, { ...state, hold: name });
		if (mark === 'warning')
			log.warning(`${sentence}.`);
		else if (mark === 'notice')
			log.notice(`${sentence}.`);
		else
			log.info(sentence);
		if (inputs.summary)
			(0,_step_write_report_js__WEBPACK_IMPORTED_MODULE_16__/* .writeSummary */ .Sy)(runner, `${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(mark === 'notice' ? 'neutral' : mark, sentence)}\n`);
		return true;
	}
	catch (error) {
		const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ ? error.message : String(error);
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
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ('unknown-outcome', { request, problem, remedy }, { cause });
	}
}
const isOfJob = ({ hold, step }, { runUrl, runAttempt }) => ({ name, step: writer, run, attempt }) => {
	if (name !== hold)
		return false;
	if (writer !== '' && writer === step)
		return true;
	return run === runUrl && Number(attempt) < Number(runAttempt);
};
async function restoreWithHold(context, ref, run, saved) {
	const { hold: name, found, set, left = set, proved } = saved;
	const store = new _store_js__WEBPACK_IMPORTED_MODULE_20__/* .HoldStore */ .t(context, ref);
	let state = await presentState(context, ref, { found, set: left, proved });
	const isLate = !proved && state === found;
	const readState = async () => {
		const shown = await context.service.findQueue(ref);
		state = shown?.state ?? 'gone';
		return isLate && state === found ? left : state;
	};
	const queue = (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_17__/* .heldQueue */ .NU)(context, ref, store, readState, (changed) => {
		state = changed.state;
	});
	let stoppedState = state;
	const { end, holds } = await (0, _resume_js__WEBPACK_IMPORTED_MODULE_19__/* .endHold */ .Pi)(context, ref, queue, store, {
		name,
		isOwn: isOfJob(saved, run),
		isExpected: true,
		remembered: { ...NO_TEXT, name, stateBefore: found },
		mayResumeFrom: (present) => {
			stoppedState = present;
			return present === left || (left === 'draining' && present === 'paused');
		},
	});
	const removed = `The hold ${name} of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)} was removed`;
	const difference = `not ${left} as this job left it`;
	switch (end) {
		case 'resumed':
			if (stoppedState === left)
				return { mark: 'neutral', sentence: `${removed}, and the queue runs again` };
			return {
				mark: 'warning',
				sentence: `${removed}, and the queue runs again. It was ${stoppedState}, ${difference}`,
			};
		case 'running':
			return { mark: 'neutral', sentence: `${removed}. The queue is running already` };
		case 'held':
			return {
				mark: 'notice',
				sentence: `${removed}. The queue stays ${state}, because it has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_21__/* .heldClause */ .TY)(holds)}`,
			};
		case 'other-state':
			return {
				mark: 'warning',
				sentence: `${removed}. The queue is ${state}, ${difference}. Someone else changed it, so it stays ${state} until someone resumes it`,
			};
		default:
			return {
				mark: 'warning',
				sentence: `The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
			};
	}
}
const NO_TEXT = {
	reason: '',
	since: '',
	until: '',
	run: '',
	attempt: '',
	workflow: '',
	step: '',
};
async function restoreState(context, ref, saved) {
	const { found, set, proved } = saved;
	const name = `The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)}`;
	const state = await presentState(context, ref, saved);
	if (state !== set && (proved || state !== found)) {
		const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`;
		return { mark: 'warning', sentence };
	}
	const changes = [{ field: 'state', before: set, after: found }];
	(0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .requireDone */ .Sy)(await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureQueue */ .QW)(context, ref, changes, { state: found }));
	const restored = `${name} was restored from ${set} to ${found}`;
	if (found === 'running')
		return { mark: 'neutral', sentence: restored };
	const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`;
	return { mark: 'warning', sentence };
}
const LATE_MS = 15_000;
async function presentState(context, ref, { found, set, proved }) {
	const find = () => context.service.findQueue(ref);
	const read = () => (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettled */ .Gn)(context, find, (queue) => queue === undefined || (proved && queue.state !== set));
	const queue = proved
		? await read()
		: await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettled */ .Gn)(context, read, (shown) => shown?.state === found, LATE_MS);
	return queue?.state ?? 'gone';
}

/***/ }),

/***/ 5449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P5: () => (STOPPED_STATES),
  d4: () => (forgetState),
  mD: () => (restoredAfterJob)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1404);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);



const STOPPED_STATES = new Map([
	['pause-queue', 'paused'],
	['drain-queue', 'draining'],
]);
const forgetState = ({ saveForPost }) => saveForPost('');
async function restoredAfterJob(context, ref, { found, set, hold, step }, change, isUndone = isRefused, statesOf = () => ({ found: undefined, left: set })) {
	const { log, saveForPost } = context;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(ref);
	const before = found === 'switching_modes' ? 'running' : found;
	const restorable = _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTABLE_STATES */ .qW.find((state) => state === before);
	if (restorable === undefined) {
		log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return change();
	}
	const save = (proved, states) => saveForPost(JSON.stringify({
		found: states.found ?? restorable,
		set,
		left: states.left === set ? undefined : states.left,
		proved,
		hold,
		step,
	}));
	save(false, { found: restorable, left: set });
	log.info(hold === undefined
		? `When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`
		: `When the job ends, the hold ${hold} is removed, and the queue ${name} runs again if no other hold is left`);
	try {
		const result = await change();
		save(true, statesOf(result));
		return result;
	}
	catch (error) {
		if (isUndone(error))
			forgetState(context);
		throw error;
	}
}
const isRefused = (error) => error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && !error.mayTakeEffect;

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
  Gg: () => (askWithinBudget),
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
const askBeforeWork = (context, remedy, ask) => askWithinBudget(context, context.timeBeforeWork, remedy, ask);
async function askWithinBudget(context, budget, remedy, ask) {
	let signal;
	try {
		return await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .withinBudget */ .xV)(context, budget, (limited) => {
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
