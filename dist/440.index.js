'use strict';

exports.id = 440;
exports.ids = [440];
exports.modules = {

/***/ 9384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  restoreQueue: () => (restoreQueue)
});
var _runner_secrets_js_0 = __webpack_require__(246);
var _service_queue_settings_js_1 = __webpack_require__(1404);
var _service_verified_write_js_2 = __webpack_require__(9890);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_references_js_15 = __webpack_require__(2886);
var _shared_zod_js_4 = __webpack_require__(3587);
var _step_clients_js_5 = __webpack_require__(9667);
var _step_common_inputs_js_6 = __webpack_require__(7452);
var _step_event_js_7 = __webpack_require__(9545);
var _step_inputs_js_8 = __webpack_require__(9428);
var _step_within_js_9 = __webpack_require__(2786);
var _step_write_report_js_10 = __webpack_require__(4992);
var _operation_js_11 = __webpack_require__(9515);
var _report_js_12 = __webpack_require__(3418);
var _restore_js_13 = __webpack_require__(2260);
var _writes_js_14 = __webpack_require__(4712);
















const SavedState = _shared_zod_js_4/* .object */ .Ikc({
	found: _shared_zod_js_4/* ["enum"] */ .k5n(_service_queue_settings_js_1/* .SETTABLE_STATES */ .qW),
	set: _shared_zod_js_4/* ["enum"] */ .k5n(_service_queue_settings_js_1/* .SETTABLE_STATES */ .qW),
	proved: _shared_zod_js_4/* .boolean */ .zMY(),
});
const postInputs = _shared_zod_js_4/* .object */ .Ikc({
	..._step_common_inputs_js_6/* .commonInputs */ .j.shape,
	..._operation_js_11/* .queueTarget */ .Xl.inputs,
	resumeAfterJob: (0, _step_inputs_js_8/* .flag */ .Jt)(),
});
const PATIENCE_SECONDS = 600;
async function restoreQueue({ core: unsafe, ...outside }, saved) {
	const { signal } = (0, _step_within_js_9/* .untilGraceEnds */ .j)(outside);
	const runner = { ...outside, signal, ...(0, _runner_secrets_js_0/* .hideSecrets */ .s)(unsafe) };
	const { core, log } = runner;
	try {
		const problems = [];
		const inputs = await (0,_step_inputs_js_8/* .readInputs */ .Ko)(postInputs, core.getInput, problems);
		if (!(0,_step_inputs_js_8/* .areComplete */ .sY)(postInputs.shape, inputs))
			throw new _shared_errors_js_3/* .InputError */ .dz(problems);
		const held = _restore_js_13/* .HELD_STATES */ .$$.get(core.getInput('operation').trim());
		const state = inputs.resumeAfterJob && held ? parseSavedState(saved) : undefined;
		if (state === undefined || state.set !== held) {
			log.warning('The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.');
			return true;
		}
		const event = (0,_step_event_js_7/* .readEvent */ .j)(runner.env);
		const repository = (0,_step_common_inputs_js_6/* .repositoryRef */ .W)(inputs, event.serverUrl);
		const ref = _operation_js_11/* .queueTarget */ .Xl.locate(inputs, { event, repository, hasGitHubToken: false });
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS };
		const service = (0,_step_clients_js_5/* .serviceClient */ .rm)({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS);
		const { mark, sentence } = await restoreState({ ...runner, service }, ref, state);
		if (mark === 'warning')
			log.warning(`${sentence}.`);
		else
			log.info(sentence);
		if (inputs.summary)
			(0,_step_write_report_js_10/* .writeSummary */ .Sy)(runner, `${(0,_report_js_12/* .headline */ .Pl)(mark, sentence)}\n`);
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
async function restoreState(context, ref, saved) {
	const { found, set, proved } = saved;
	const name = `The queue ${(0, _shared_references_js_15/* .queueName */ .nM)(ref)}`;
	const state = await presentState(context, ref, saved);
	if (state !== set && (proved || state !== found)) {
		const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`;
		return { mark: 'warning', sentence };
	}
	await (0, _writes_js_14/* .changeQueue */ .gp)(context, ref, {
		changes: [{ field: 'state', before: set, after: found }],
		missing: (queue) => (0, _operation_js_11/* .stateChange */ .wW)(queue, found),
	});
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
var _shared_text_js_6 = __webpack_require__(5831);
var _shared_zod_js_4 = __webpack_require__(3587);
var _inputs_js_5 = __webpack_require__(9428);







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
		inputs: _shared_zod_js_4/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith: (spec.onlyWith ?? {}),
		prepare(values, scope, workspace) {
			const problems = [];
			const ofTarget = values;
			const location = (0, _inputs_js_5/* .areComplete */ .sY)(target.inputs, ofTarget)
				? (0, _inputs_js_5/* .collect */ .Fo)(problems, () => target.locate(ofTarget, scope))
				: undefined;
			const inputs = values;
			const found = spec.checks?.((reads, find) => (0, _inputs_js_5/* .wereRead */ .CU)(values, reads) && find(inputs, scope, location));
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
		const input = _runner_workspace_js_2/* .FILES_TO_WRITE */ .GG.find((name) => name === (0, _inputs_js_5/* .inputName */ .yu)(key));
		if (input === undefined)
			return [];
		return [value ?? []].flat().flatMap((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why === undefined ? [] : `Input \`${input}\` is ${(0, _inputs_js_5/* .quote */ .hD)(path)}: ${why}`;
		});
	});
}
const LONGEST_BODY = 4000;
function planned(log, requests, { bodyFile, why = 'Dry run', report, } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const { text: body, bytes } = bodyOf(request, bodyFile === undefined);
		const shown = bytes > LONGEST_BODY
			? `${body.slice(0, LONGEST_BODY)}\u2026 (${bytes} bytes; \`${bodyFile ?? 'result-file'}\` has all of them)`
			: body;
		log.group(`${why}: ${(0, _http_errors_js_0/* .describe */ .q0)(request)}`, [shown]);
		const sent = bodyFile === undefined ? { body } : { body: shown, bodyFile };
		const parts = [(0, _markdown_markdown_js_1/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js_1/* .codeBlock */ .DV)([shown], 'json')];
		return { sent: { method, path, ...sent }, parts };
	});
	const blocks = plan.flatMap(({ parts }) => parts).join('\n\n');
	const title = `### ${_markdown_markdown_js_1/* .MARKS */ .j7.neutral} ${why}: ${(0, _shared_text_js_6/* .pluralize */ .td)(plan.length, 'request')} planned, none sent`;
	const shown = report === undefined || blocks === '' ? blocks : (0, _markdown_markdown_js_1/* .folded */ .TM)('Requests', blocks);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `${report ?? title}\n\n${shown}`,
	};
}
function bodyOf({ body }, whole) {
	if (!Array.isArray(body)) {
		const text = JSON.stringify(body ?? {});
		return { text, bytes: Buffer.byteLength(text) };
	}
	const slices = body;
	const bytes = slices.reduce((sum, slice) => sum + slice.length, 0);
	return { text: Buffer.concat(whole ? slices : slices.slice(0, 1)).toString(), bytes };
}

/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (readFromGitHub),
  a: () => (presentPullRequest)
});
var _shared_best_effort_js_0 = __webpack_require__(3709);

async function readFromGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return (0, _shared_best_effort_js_0/* .bestEffort */ .z)(context, github.pullRequest(number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
async function presentPullRequest(context, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, { number });
}

/***/ })

};
