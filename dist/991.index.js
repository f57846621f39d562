const id = 991;
const ids = [991];
const modules = {

/***/ 3991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  cancel: () => (cancel)
});
var _pull_request_queue_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1152);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8244);








const cancel = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .defineOperation */ .h9)({
	about: 'Take a pull request out of the queue.',
	target: (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .S)(),
	inputs: { strict: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt)() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, { ref }) {
		const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestName */ .Ib)(ref);
		const before = await (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(context.service, ref);
		context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before));
		const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false;
		if (context.dryRun && queuedBefore)
			return (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .lM)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelPullRequest */ .np)(ref)]);
		const { outcome, record } = context.dryRun
			? { outcome: 'not-queued', record: before }
			: await (0, _pull_request_queue_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelVerified */ .F)(context, ref);
		const merged = record?.state === 'MERGED';
		const takenOut = outcome === 'cancelled' && queuedBefore && !merged;
		const headline = takenOut
			? `${name} was taken out of the queue`
			: `${name} ${merged ? 'is already merged, so there was nothing to cancel' : 'was not in the queue'}`;
		context.log.info(headline);
		return {
			outcome: takenOut ? 'cancelled' : 'not-queued',
			outputs: (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record),
			details: { pullRequest: record },
			summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
				status: takenOut ? 'good' : inputs.strict ? 'bad' : 'neutral',
				headline,
				facts: [
					['State before', before?.state],
					['State', record?.state],
				],
			}),
			...(takenOut || !inputs.strict ? {} : { failure: notQueued(name, record?.state) }),
		};
	},
});
function notQueued(name, state) {
	const seen = state === undefined ? '' : `; its state is ${state}`;
	return `Cancelling ${name}: it was not in the queue${seen}. Set \`strict: false\` if that is fine.`;
}

/***/ }),

/***/ 1152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (cancelVerified),
  g: () => (takeOut)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9051);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);





const LAG_MS = 30_000;
async function cancelVerified({ service, clock }, ref) {
	const readOut = async (call) => {
		const record = await (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecord */ .aE)(service, ref, call);
		return record?.isCurrentlySubmittedToQueue ? undefined : { outcome: 'cancelled', record };
	};
	try {
		return await service.cancelPullRequest(ref, {
			wasApplied: async (_, call) => (await readOut(call)) !== undefined,
			prove: (call) => {
				const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B2(clock, Math.min(LAG_MS, call.deadline.remainingMs));
				const late = (seconds) => `the service acknowledged it, and still shows the pull request in the queue ${seconds} s later`;
				return (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readUntil */ .LC)({ clock }, { ...call, deadline }, () => readOut(call), late, LAG_MS);
			},
		});
	}
	catch (error) {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecord */ .aE)(service, ref);
		if (record?.isCurrentlySubmittedToQueue)
			throw error;
		return { outcome: 'not-queued', record };
	}
}
async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue.' };
	try {
		const { outcome, record } = await cancelVerified(context, ref);
		context.setOutputs((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOutputs */ .QS)(record));
		const end = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record, ref) ? 'merged' : outcome;
		return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record };
	}
	catch (error) {
		const { reason } = context.signal;
		const outOfTime = error === reason;
		if (reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ || outOfTime))
			throw error;
		const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? (0, _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error.explanation) : OUT_OF_TIME;
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	}
}
const SENTENCES = {
	merged: 'It was merged before it could be taken out of the queue.',
	cancelled: 'It was taken out of the queue.',
	'not-queued': 'It had already left the queue.',
};
const OUT_OF_TIME = 'no read showed it out of the queue in the time that was left. Look at the queue.';

/***/ })

};

export { id, ids, modules };
