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
var _http_errors_js_0 = __webpack_require__(4096);
var _pull_request_findings_js_1 = __webpack_require__(9664);
var _pull_request_reasons_js_2 = __webpack_require__(3440);
var _pull_request_record_js_3 = __webpack_require__(6583);
var _pull_request_report_js_4 = __webpack_require__(2484);
var _pull_request_report_ending_js_5 = __webpack_require__(9590);
var _pull_request_resolve_js_6 = __webpack_require__(8261);
var _service_schemas_js_7 = __webpack_require__(9662);
var _shared_clock_js_8 = __webpack_require__(3412);
var _shared_errors_js_9 = __webpack_require__(8835);
var _shared_references_js_10 = __webpack_require__(2886);
var _step_inputs_js_11 = __webpack_require__(9428);
var _step_operation_js_12 = __webpack_require__(8244);













const operation = (0, _step_operation_js_12/* .defineOperation */ .h9)({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: _pull_request_resolve_js_6/* .pullRequestTarget */ .Sj,
	inputs: { failOn: (0, _step_inputs_js_11/* .withDefault */ .IQ)((0, _step_inputs_js_11/* .choices */ .zM)(_service_schemas_js_7/* .PULL_REQUEST_STATES */ .fc), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		try {
			return await read(inputs.failOn, context, ref);
		}
		catch (error) {
			return (0, _pull_request_report_ending_js_5/* .failedResult */ .Nq)(error, `The state of #${ref.number} could not be read`);
		}
	},
});
async function read(failOn, context, ref) {
	const isGate = failOn.length > 0;
	const record = await (isGate ? findStated(context, ref) : context.service.findPullRequest(ref));
	context.setOutputs((0, _pull_request_record_js_3/* .recordOutputs */ .QS)(record));
	const state = record?.state;
	const name = (0, _shared_references_js_10/* .pullRequestName */ .Ib)(ref);
	const gated = failOn.some((wanted) => wanted === state);
	const headline = gated ? `${name} is ${state}, which \`fail-on\` lists` : headlineOf(name, record);
	context.log.info(headline);
	const { queue } = (0, _pull_request_record_js_3/* .isIdle */ .xB)(record) ? await (0, _pull_request_record_js_3/* .lookUpQueue */ .Uy)(context, ref) : {};
	const known = { record, queueState: queue?.state };
	const { reasons, isMergedOnGitHub } = await (0, _pull_request_findings_js_1/* .explain */ .W)(context, ref, known);
	const merge = isMergedOnGitHub ? `GitHub shows that it is merged into ${ref.targetBranch}` : '';
	if (merge !== '')
		context.log.info(merge);
	const shown = (0, _pull_request_reasons_js_2/* .worthReading */ .HT)(reasons);
	for (const { text } of shown)
		context.log.info(`- ${text}`);
	const otherwise = isMergedOnGitHub
		? 'There is nothing more to wait for.'
		: 'Run the step again when the state has changed.';
	const remedy = (0, _pull_request_reasons_js_2/* .firstRemedy */ .fr)(reasons) ?? otherwise;
	const since = (0, _pull_request_record_js_3/* .changedAt */ .Ek)(record);
	const report = {
		status: gated ? 'bad' : 'neutral',
		headline,
		reasons: shown,
		why: merge === '' ? [] : [merge],
		stack: (0, _shared_references_js_10/* .stackPlace */ .i7)(ref),
		commits: [['Head commit', record?.prSha?.slice(0, 12)]],
		facts: [
			['Since (UTC)', since === undefined ? undefined : (0, _shared_clock_js_8/* .utcMinute */ .vD)(since)],
			['Priority', record && (0, _service_schemas_js_7/* .chosenPriority */ .x$)(record)],
		],
		remedy: gated ? remedy : undefined,
	};
	return {
		outcome: record === undefined ? 'not-submitted' : 'found',
		outputs: { reasons: (0, _pull_request_reasons_js_2/* .reasonsOutput */ .Pk)(reasons) },
		details: { pullRequest: record, reasons: (0, _pull_request_reasons_js_2/* .reasonsOutput */ .Pk)(reasons) },
		summary: (0, _pull_request_report_js_4/* .reportSummary */ .hm)(report),
		failure: gated ? (0, _pull_request_report_js_4/* .reportFailure */ .xV)(`Reading ${name}`, report) : undefined,
	};
}
async function findStated({ service }, ref) {
	try {
		const record = await service.getSubmittedPullRequest(ref);
		if (record.state !== undefined)
			return record;
	}
	catch (error) {
		if ((0, _http_errors_js_0/* .hasStatus */ .Ro)(error, 404))
			return undefined;
		throw error;
	}
	throw new _shared_errors_js_9/* .ActionError */ .lZ('bad-response', {
		request: `Reading ${(0, _shared_references_js_10/* .pullRequestName */ .Ib)(ref)}`,
		problem: "the service returned no state, so the action can't check `fail-on`",
		remedy: 'Run the step again.',
	});
}
function headlineOf(name, record) {
	if (record === undefined)
		return `${name} is not in the queue`;
	const state = record.state ?? 'in a state that the service does not return';
	return `${name} is ${state}${(0, _pull_request_record_js_3/* .isQueued */ .MX)(record) ? ', in the queue' : ', not in the queue now'}`;
}

/***/ })

};
