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
var _pull_request_explain_findings_js_1 = __webpack_require__(6580);
var _pull_request_reasons_js_2 = __webpack_require__(1059);
var _pull_request_record_js_3 = __webpack_require__(6583);
var _pull_request_report_js_4 = __webpack_require__(2484);
var _pull_request_resolve_js_5 = __webpack_require__(1333);
var _service_schemas_js_6 = __webpack_require__(9662);
var _shared_clock_js_7 = __webpack_require__(3412);
var _shared_errors_js_8 = __webpack_require__(8835);
var _shared_references_js_11 = __webpack_require__(2886);
var _step_inputs_js_9 = __webpack_require__(9428);
var _step_operation_js_10 = __webpack_require__(8244);












const operation = (0, _step_operation_js_10/* .defineOperation */ .h9)({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: _pull_request_resolve_js_5/* .pullRequestTarget */ .Sj,
	inputs: { failOn: (0, _step_inputs_js_9/* .withDefault */ .IQ)((0, _step_inputs_js_9/* .choices */ .zM)(_service_schemas_js_6/* .PULL_REQUEST_STATES */ .fc), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		const isGate = inputs.failOn.length > 0;
		const record = await (isGate ? findStated(context, ref) : context.service.findPullRequest(ref));
		context.setOutputs((0, _pull_request_record_js_3/* .recordOutputs */ .QS)(record));
		const state = record?.state;
		const name = (0, _shared_references_js_11/* .pullRequestName */ .Ib)(ref);
		const gated = inputs.failOn.some((wanted) => wanted === state);
		const headline = gated
			? `${name} is ${state}, which \`fail-on\` lists`
			: headlineOf(name, record);
		context.log.info(headline);
		const { queue } = (0, _pull_request_record_js_3/* .isIdle */ .xB)(record) ? await (0, _pull_request_record_js_3/* .lookUpQueue */ .Uy)(context, ref) : {};
		const known = { record, queueState: queue?.state };
		const { reasons, isMergedOnGitHub } = await (0, _pull_request_explain_findings_js_1/* .explain */ .W)(context, ref, known);
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
			facts: [
				['Since (UTC)', since === undefined ? undefined : (0, _shared_clock_js_7/* .utcMinute */ .vD)(since)],
				['Priority', record && (0, _service_schemas_js_6/* .chosenPriority */ .x$)(record)],
				['Head commit', record?.prSha?.slice(0, 12)],
			],
			remedy: gated ? remedy : undefined,
		};
		return {
			outcome: record === undefined ? 'not-submitted' : 'found',
			outputs: { reasons },
			details: { pullRequest: record, reasons },
			summary: (0, _pull_request_report_js_4/* .reportSummary */ .hm)(report),
			failure: gated ? (0, _pull_request_report_js_4/* .reportFailure */ .xV)(`Reading ${name}`, report) : undefined,
		};
	},
});
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
	throw new _shared_errors_js_8/* .ActionError */ .lZ('bad-response', {
		request: `Reading ${(0, _shared_references_js_11/* .pullRequestName */ .Ib)(ref)}`,
		problem: "the service returned no state, so the action can't check `fail-on`",
		remedy: 'Run the step again.',
	});
}
function headlineOf(name, record) {
	if (record === undefined)
		return `${name} is not in the queue`;
	const state = record.state ?? 'in a state that the service does not return';
	return `${name} is ${state}${record.isCurrentlySubmittedToQueue ? ', in the queue' : ', not in the queue now'}`;
}

/***/ })

};
