const id = 384;
const ids = [384];
const modules = {

/***/ 9384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  restoreQueue: () => (restoreQueue)
});
var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1232);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8583);
var _step_common_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7452);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);
var _step_write_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8789);
var _report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3418);
var _restore_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2260);
var _writes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4712);












const Restore = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
		repository: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ host: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), owner: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
		targetBranch: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)),
	}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ repository, targetBranch }) => (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueRef */ .tQ)(repository, targetBranch))),
	found: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_restore_js__WEBPACK_IMPORTED_MODULE_11__/* .SETTABLE_STATES */ .qW),
	set: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_restore_js__WEBPACK_IMPORTED_MODULE_11__/* .SETTABLE_STATES */ .qW),
});
async function restoreQueue({ core: unsafe, ...outside }, left) {
	const runner = { ...outside, ...(0, _runner_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s0)(unsafe) };
	const { core, log } = runner;
	try {
		const restore = savedRestore(left);
		const problems = [];
		const inputs = await (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readInputs */ .Ko)(_step_common_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .commonInputs */ .j$, core.getInput, problems);
		if (problems.length > 0)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(problems);
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const service = (0,_step_clients_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceClient */ .r)({ ...runner, inputs }, headers, _step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .RETRY_TIMEOUT_SECONDS */ .Pu);
		try {
			const sentence = await restoreState({ ...runner, service }, restore);
			if (inputs.summary)
				(0,_step_write_report_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSummary */ .Sy)(runner, `### Merge queue: end of the job\n\n${(0,_report_js__WEBPACK_IMPORTED_MODULE_8__/* .headline */ .Pl)('neutral', sentence)}\n`);
		}
		finally {
			service.close();
		}
		return true;
	}
	catch (error) {
		const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.message : String(error);
		log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
			title: 'Merge queue: resume-after-job failed',
		});
		return false;
	}
}
function savedRestore(left) {
	try {
		return Restore.parse(JSON.parse(left));
	}
	catch (cause) {
		const problem = 'the state that the step saved for the end of the job is corrupted';
		const remedy = 'Check the queue, and set its state with `update-queue`.';
		const request = 'Reading what to restore';
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('unknown-outcome', { request, problem, remedy }, { cause });
	}
}
async function restoreState(context, { ref, found, set }) {
	const name = `The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)}`;
	const now = (await findForSure(context, ref))?.state ?? 'gone';
	if (now !== found && now !== set) {
		const sentence = `${name} is ${now}, not ${set} as this job left it: someone else changed it, so it was not restored`;
		context.log.notice(sentence);
		return sentence;
	}
	if (now !== found)
		await (0, _writes_js__WEBPACK_IMPORTED_MODULE_9__/* .changeQueue */ .gp)(context, ref, [{ field: 'state', before: set, after: found }]);
	const sentence = now === found
		? `${name} is ${found}, as it was before this job`
		: `${name} was restored from ${set} to ${found}`;
	context.log.info(sentence);
	return sentence;
}
async function findForSure(context, ref) {
	const queue = await (0, _writes_js__WEBPACK_IMPORTED_MODULE_9__/* .findQueue */ .LJ)(context, ref);
	if (queue !== undefined)
		return queue;
	context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} was not found; asking again in 5 s`);
	await context.clock.sleep(5000, context.signal);
	return (0, _writes_js__WEBPACK_IMPORTED_MODULE_9__/* .findQueue */ .LJ)(context, ref);
}

/***/ })

};

export { id, ids, modules };
