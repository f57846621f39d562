'use strict';

exports.id = 477;
exports.ids = [477];
exports.modules = {

/***/ 9477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7454);
var _pull_request_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9664);
var _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5005);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8261);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9662);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8244);













const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_12__/* .defineOperation */ .h)({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestTarget */ .Sj,
	inputs: { failOn: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .PULL_REQUEST_STATES */ .fc), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		try {
			return await read(inputs.failOn, context, ref);
		}
		catch (error) {
			return (0, _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failedResult */ .N)(error, `The state of #${ref.number} could not be read`);
		}
	},
});
async function read(failOn, context, ref) {
	const isGate = failOn.length > 0;
	const record = await (isGate ? findStated(context, ref) : context.service.findPullRequest(ref));
	context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOutputs */ .QS)(record));
	const state = record?.state;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .pullRequestName */ .Ib)(ref);
	const gated = failOn.some((wanted) => wanted === state);
	const headline = gated ? `${name} is ${state}, which \`fail-on\` lists` : headlineOf(name, record);
	context.log.info(headline);
	const { queue } = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdle */ .xB)(record) ? await (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUpQueue */ .Uy)(context, ref) : {};
	const { reasons, isMergedOnGitHub } = await (0, _pull_request_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findReasons */ .Rp)(context, ref, { record, queue });
	const merge = isMergedOnGitHub ? `GitHub shows that it is merged into ${ref.targetBranch}` : '';
	if (merge !== '')
		context.log.info(merge);
	const shown = (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .worthReading */ .HT)(reasons);
	for (const { text } of shown)
		context.log.info(`- ${text}`);
	const otherwise = isMergedOnGitHub
		? 'There is nothing more to wait for.'
		: 'Run the step again when the state has changed.';
	const remedy = (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .firstRemedy */ .fr)(reasons) ?? otherwise;
	const since = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_4__/* .changedAt */ .Ek)(record);
	const report = {
		status: gated ? 'bad' : 'neutral',
		headline,
		reasons: shown,
		why: merge === '' ? [] : [merge],
		stack: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .stackPlace */ .i7)(ref),
		commits: [['Head commit', record?.prSha?.slice(0, 12)]],
		facts: [
			['Since (UTC)', since === undefined ? undefined : (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__/* .utcMinute */ .vD)(since)],
			['Priority', record && (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenPriority */ .x$)(record)],
		],
		remedy: gated ? remedy : undefined,
	};
	return {
		outcome: record === undefined ? 'not-submitted' : 'found',
		outputs: { reasons: (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsOutput */ .Pk)(reasons) },
		details: { pullRequest: record, reasons: (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsOutput */ .Pk)(reasons) },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_5__/* .reportSummary */ .hm)(report),
		failure: gated ? (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_5__/* .reportFailure */ .xV)(`Reading ${name}`, report) : undefined,
	};
}
async function findStated({ service }, ref) {
	try {
		const record = await service.getSubmittedPullRequest(ref);
		if (record.state !== undefined)
			return record;
	}
	catch (error) {
		if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			return undefined;
		throw error;
	}
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .ActionError */ .lZ('bad-response', {
		request: `Reading ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .pullRequestName */ .Ib)(ref)}`,
		problem: "the service returned no state, so the action can't check `fail-on`",
		remedy: 'Run the step again.',
	});
}
function headlineOf(name, record) {
	if (record === undefined)
		return `${name} is not in the queue`;
	const state = record.state ?? 'in a state that the service does not return';
	return `${name} is ${state}${(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isQueued */ .MX)(record) ? ', in the queue' : ', not in the queue now'}`;
}

/***/ }),

/***/ 7454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (failedResult),
  R: () => (endFailed)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);
var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2484);




function endFailed(error, otherwise = _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_TITLES */ .N4[error.kind], notes = []) {
	const { request, problem, remedy, title: headline = otherwise } = error.explanation;
	const isAnswer = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7;
	const why = [isAnswer ? `${request}: ${problem}` : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalize */ .ZH)(problem), ...notes];
	return { outcome: error.kind, passes: false, headline, why, remedy, error };
}
function failedResult(error, refused, unproved = refused) {
	if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ) || error.kind === 'aborted')
		throw error;
	const heading = error.kind === 'unknown-outcome' ? unproved : refused;
	const { headline, why, remedy } = endFailed(error, heading);
	const summary = (0, _report_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSummary */ .hm)({ status: 'bad', headline, why, remedy });
	return { outcome: error.kind, summary, failure: error };
}

/***/ })

};
