'use strict';

exports.id = 459;
exports.ids = [459];
exports.modules = {

/***/ 3991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_queue_exit_js_0 = __webpack_require__(1152);
var _pull_request_record_js_1 = __webpack_require__(6583);
var _pull_request_report_js_2 = __webpack_require__(2484);
var _pull_request_resolve_js_3 = __webpack_require__(1333);
var _service_requests_js_7 = __webpack_require__(9022);
var _shared_references_js_6 = __webpack_require__(2886);
var _step_inputs_js_4 = __webpack_require__(9428);
var _step_operation_js_5 = __webpack_require__(8244);








const operation = (0, _step_operation_js_5/* .defineOperation */ .h9)({
	about: 'Take a pull request out of the queue.',
	target: _pull_request_resolve_js_3/* .pullRequestTarget */ .Sj,
	inputs: { strict: (0, _step_inputs_js_4/* .flag */ .Jt)() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, { ref, baseBranch }) {
		const name = (0, _shared_references_js_6/* .pullRequestName */ .Ib)(ref);
		const before = await context.service.findPullRequest(ref);
		context.setOutputs((0, _pull_request_record_js_1/* .recordOutputs */ .QS)(before));
		const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false;
		if (context.dryRun && queuedBefore)
			return (0, _step_operation_js_5/* .planned */ .lM)(context.log, [(0, _service_requests_js_7/* .cancelPullRequest */ .np)(ref)]);
		const { outcome, record } = context.dryRun
			? { outcome: undefined, record: before }
			: await (0, _pull_request_queue_exit_js_0/* .cancelVerified */ .Fz)(context, ref);
		const merge = (0, _pull_request_record_js_1/* .mergeSentence */ .ki)(record, ref);
		const wasQueued = queuedBefore || (record?.state === 'CANCELLED' && (0, _pull_request_record_js_1/* .isNewer */ .U4)(record, before));
		const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined;
		const headline = takenOut
			? `${name} was taken out of the queue`
			: merge === undefined
				? `${name} ${queuedBefore ? 'had left the queue already' : 'was not in the queue'}`
				: `${merge}, so there was nothing to cancel`;
		context.log.info(headline);
		if ((before ?? record) === undefined && baseBranch !== ref.targetBranch) {
			const { queue, warning } = await (0, _pull_request_record_js_1/* .lookUpQueue */ .Uy)(context, ref);
			if (queue === undefined)
				context.log.warning(`${name}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`);
		}
		const isRed = !takenOut && inputs.strict;
		const report = {
			status: takenOut ? 'good' : isRed ? 'bad' : 'neutral',
			headline,
			why: isRed && merge === undefined ? [(0, _pull_request_record_js_1/* .shownState */ .B5)(record)] : [],
			facts: [
				['State before', before?.state],
				['State', record?.state],
			],
			remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
		};
		return {
			outcome: takenOut ? 'cancelled' : 'not-queued',
			outputs: (0, _pull_request_record_js_1/* .recordOutputs */ .QS)(record),
			details: { pullRequest: record },
			summary: (0, _pull_request_report_js_2/* .reportSummary */ .hm)(report),
			failure: isRed ? (0, _pull_request_report_js_2/* .reportFailure */ .xV)(`Cancelling ${name}`, report) : undefined,
		};
	},
});

/***/ }),

/***/ 9774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_record_js_0 = __webpack_require__(6583);
var _pull_request_report_js_1 = __webpack_require__(2484);
var _pull_request_resolve_js_2 = __webpack_require__(1333);
var _pull_request_restart_js_3 = __webpack_require__(7383);
var _service_remedies_js_4 = __webpack_require__(1428);
var _service_requests_js_6 = __webpack_require__(9022);
var _shared_references_js_7 = __webpack_require__(2886);
var _step_operation_js_5 = __webpack_require__(8244);








const operation = (0, _step_operation_js_5/* .defineOperation */ .h9)({
	about: 'Run the tests of a queued pull request again.',
	target: _pull_request_resolve_js_2/* .pullRequestTarget */ .Sj,
	inputs: {},
	outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
	outcomes: ['restarted', 'not-queued'],
	async run(_inputs, context, { ref }) {
		const before = await context.service.findPullRequest(ref);
		context.setOutputs({ ...(0, _pull_request_record_js_0/* .recordOutputs */ .QS)(before), 'previous-state': before?.state });
		if (!before?.isCurrentlySubmittedToQueue)
			return notQueued(ref, before);
		if (context.dryRun)
			return (0, _step_operation_js_5/* .planned */ .lM)(context.log, [(0, _service_requests_js_6/* .restartTestsOnPullRequest */ .cl)(ref)]);
		const show = (record) => context.setOutputs((0, _pull_request_record_js_0/* .recordOutputs */ .QS)(record));
		const { outcome, record } = await (0, _pull_request_restart_js_3/* .restartVerified */ .C)(context, ref, before, show);
		show(record);
		if (outcome === 'left')
			return notQueued(ref, record);
		const headline = `The tests of ${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)} were restarted`;
		context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`);
		return {
			outcome,
			details: { before, after: record },
			summary: (0, _pull_request_report_js_1/* .reportSummary */ .hm)({
				status: 'good',
				headline,
				facts: [
					['State before', before.state],
					['State', record?.state],
				],
			}),
		};
	},
});
function notQueued(ref, record) {
	const merge = (0, _pull_request_record_js_0/* .mergeSentence */ .ki)(record, ref);
	const end = merge ?? `${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)} is not in the queue`;
	const report = {
		status: 'bad',
		headline: `${end}, so there are no tests to restart`,
		why: merge === undefined ? [(0, _pull_request_record_js_0/* .shownState */ .B5)(record)] : [],
		remedy: merge === undefined ? _service_remedies_js_4/* .SUBMIT_FIRST */ .kF : 'There is nothing left to do.',
	};
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: (0, _pull_request_report_js_1/* .reportSummary */ .hm)(report),
		failure: (0, _pull_request_report_js_1/* .reportFailure */ .xV)(`Restarting the tests of ${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)}`, report),
	};
}

/***/ }),

/***/ 1557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_head_js_0 = __webpack_require__(1740);
var _pull_request_on_github_js_1 = __webpack_require__(8511);
var _pull_request_priority_js_2 = __webpack_require__(9270);
var _pull_request_publish_js_3 = __webpack_require__(3339);
var _pull_request_record_js_4 = __webpack_require__(6583);
var _pull_request_report_js_5 = __webpack_require__(2484);
var _pull_request_resolve_js_6 = __webpack_require__(1333);
var _pull_request_submit_js_7 = __webpack_require__(8682);
var _pull_request_wait_conclude_js_8 = __webpack_require__(7571);
var _pull_request_wait_inputs_js_9 = __webpack_require__(2147);
var _pull_request_wait_loop_js_10 = __webpack_require__(4528);
var _pull_request_wait_report_js_11 = __webpack_require__(4252);
var _pull_request_wait_state_js_12 = __webpack_require__(1821);
var _pull_request_wait_step_js_13 = __webpack_require__(1512);
var _service_requests_js_21 = __webpack_require__(9022);
var _service_schemas_js_14 = __webpack_require__(9662);
var _shared_errors_js_15 = __webpack_require__(8835);
var _shared_references_js_22 = __webpack_require__(2886);
var _step_github_writes_js_16 = __webpack_require__(4263);
var _step_inputs_js_17 = __webpack_require__(9428);
var _step_operation_js_18 = __webpack_require__(8244);
var _step_read_from_github_js_19 = __webpack_require__(6212);
var _step_within_js_20 = __webpack_require__(2786);























const inputs = {
	priority: (0, _step_inputs_js_17/* .optional */ .lq)((0, _pull_request_priority_js_2/* .priorityInput */ .H)()),
	noBatch: (0, _step_inputs_js_17/* .optional */ .lq)((0, _step_inputs_js_17/* .flag */ .Jt)()),
	expectedHeadSha: (0, _step_inputs_js_17/* .optional */ .lq)((0, _step_inputs_js_17/* .commitSha */ .mJ)()),
	skipDraft: (0, _step_inputs_js_17/* .flag */ .Jt)(),
	requireLabel: (0, _step_inputs_js_17/* .optional */ .lq)((0, _step_inputs_js_17/* .line */ .n8)()),
	removeLabel: (0, _step_inputs_js_17/* .optional */ .lq)((0, _step_inputs_js_17/* .line */ .n8)()),
	wait: (0, _step_inputs_js_17/* .withDefault */ .IQ)((0, _step_inputs_js_17/* .flag */ .Jt)(), false),
	..._pull_request_wait_inputs_js_9/* .waitInputs */ .FG,
};
const operation = (0, _step_operation_js_18/* .defineOperation */ .h9)({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: _pull_request_resolve_js_6/* .optionalPullRequestTarget */ .A_,
	inputs,
	onlyWith: {
		timeoutMinutes: 'wait',
		pollIntervalSeconds: 'wait',
		onTimeout: 'wait',
		notReadyTimeoutMinutes: 'wait',
		resubmit: 'wait',
	},
	outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ..._pull_request_wait_inputs_js_9/* .WAIT_OUTPUTS */ .lY],
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		'skipped-label',
		..._pull_request_wait_inputs_js_9/* .WAIT_OUTCOMES */ .Oy,
	],
	checks: (check) => [
		check(['requireLabel'], ({ requireLabel }, { hasGitHubToken }) => requireLabel !== undefined &&
			!hasGitHubToken &&
			'Input `require-label` needs `github-token`, which is empty: only GitHub knows the labels'),
	],
	async run(given, context, location) {
		let reading;
		const needs = ['head-sha', 'state'];
		const pullRequest = await (0, _pull_request_resolve_js_6/* .resolvePullRequest */ .DJ)(location, context, needs, (found) => {
			reading = context.service.findPullRequest(found);
			reading.catch(() => { });
		});
		const { ref } = pullRequest;
		const afterwards = (last, ending) => dropLabel(step, last, ending);
		const begun = (0, _pull_request_wait_step_js_13/* .beginStep */ .Uz)(context, given, ref, false, afterwards);
		const waits = given.wait && !context.dryRun;
		const step = { ...begun, inputs: given, pullRequest, waits };
		try {
			return await run(step, await (reading ?? context.service.findPullRequest(ref)));
		}
		catch (error) {
			if (error instanceof _shared_errors_js_15/* .ActionError */ .lZ && error.kind !== 'aborted') {
				const { record, submission } = step.state;
				const was = (0, _pull_request_record_js_4/* .isQueued */ .MX)(submission.before) ? 'queued' : record && 'submitted';
				const report = (0, _pull_request_submit_js_7/* .failureReport */ .LK)(ref, error, was);
				await step.extras.spend(context, (limited) => (0, _pull_request_publish_js_3/* .publishReport */ .S3)(limited, given, ref, report));
			}
			throw error;
		}
	},
});
async function run(step, first) {
	const { inputs, context, ref, pullRequest } = step;
	const { priority, noBatch, expectedHeadSha: expected, skipDraft } = inputs;
	let before = first;
	let skipped = reasonToSkip(pullRequest, before, skipDraft);
	if (skipped === undefined && !step.waits && !(0, _pull_request_submit_js_7/* .needsSubmission */ .Kf)({ priority, noBatch, before })) {
		const again = await lookAgain(step);
		before = again.record;
		skipped = reasonToSkip({ ...pullRequest, ...again.gitHub }, before, skipDraft);
	}
	context.setOutputs((0, _pull_request_record_js_4/* .recordOutputs */ .QS)(before));
	skipped ??= await reasonOfLabel(step);
	if (skipped !== undefined)
		return skip(step, before, skipped);
	if (expected !== undefined)
		await (0, _pull_request_head_js_0/* .refuseOtherHead */ .dj)(context, pullRequest, before, expected);
	const plan = { priority, noBatch, before };
	if (context.dryRun && (0, _pull_request_submit_js_7/* .needsSubmission */ .Kf)(plan))
		return (0, _step_operation_js_18/* .planned */ .lM)(context.log, [(0, _service_requests_js_21/* .submitPullRequest */ .D6)(ref, plan)]);
	if (inputs.comment === 'always' && !inputs.wait && !context.dryRun)
		context.github.prepareToWrite({ comment: ref.number });
	return (0, _pull_request_wait_loop_js_10/* .whileQueued */ .Ps)(step, () => submitAndWait(step, plan));
}
const LAG_MS = 3000;
async function lookAgain({ context, ref }) {
	const { clock, signal, log, service } = context;
	log.info(`${(0, _shared_references_js_22/* .pullRequestName */ .Ib)(ref)} is in the queue already; reading once more in ${LAG_MS / 1000} s`);
	await clock.sleep(LAG_MS, signal);
	const [record, gitHub] = await Promise.all([
		service.findPullRequest(ref),
		(0, _step_read_from_github_js_19/* .readFromGitHub */ .A)(context, ref),
	]);
	return { record, gitHub };
}
function reasonToSkip(pullRequest, record, skipDraft) {
	const { ref, merged, closed, draft, baseBranch } = pullRequest;
	const name = `#${ref.number}`;
	if ((0, _pull_request_on_github_js_1/* .isMergedOnGitHub */ .$Y)(pullRequest, ref) || (0, _pull_request_record_js_4/* .isMerged */ .TL)(record, ref))
		return { outcome: 'already-merged', headline: `${name} is already merged` };
	const elsewhere = merged ? baseBranch : record?.state === 'MERGED' && record.prBaseBranch;
	const end = elsewhere ? `merged into ${elsewhere}, not into ${ref.targetBranch}` : 'closed';
	if (closed || merged || elsewhere)
		return { outcome: 'skipped-closed', headline: `${name} is ${end}: not submitted` };
	if (draft && skipDraft)
		return { outcome: 'skipped-draft', headline: `${name} is a draft: not submitted` };
	return undefined;
}
async function reasonOfLabel({ inputs, context, ref }) {
	const { requireLabel: label } = inputs;
	if (label === undefined)
		return undefined;
	const { labels } = await context.github.pullRequest(ref.number);
	const isThere = labels.some((name) => name.toLowerCase() === label.toLowerCase());
	const headline = `#${ref.number} does not have the label ${label}: not submitted`;
	return isThere ? undefined : { outcome: 'skipped-label', headline };
}
async function skip(step, record, skipped) {
	const { inputs, context, ref, pullRequest } = step;
	const { outcome, headline } = skipped;
	const report = { status: 'neutral', headline };
	const isMerge = outcome === 'already-merged';
	if (isMerge)
		await (0, _pull_request_head_js_0/* .refuseOtherMerge */ .hf)(context, pullRequest, record, inputs.expectedHeadSha);
	context.log.info(headline);
	const comment = inputs.comment === 'always' ? 'on-failure' : inputs.comment;
	await step.extras.spend(context, (limited) => Promise.all([
		isMerge && dropLabel(step, limited),
		(0, _pull_request_publish_js_3/* .publishReport */ .S3)(limited, { comment }, ref, report, outcome),
	]));
	const commit = isMerge && inputs.wait ? await mergeCommit(step) : undefined;
	if (!(0, _pull_request_record_js_4/* .isMerged */ .TL)(record, ref) && pullRequest.headSha !== undefined)
		context.setOutputs({ 'head-sha': pullRequest.headSha });
	const outputs = isMerge ? { merged: true, 'merge-commit-sha': commit } : {};
	return { outcome, outputs, summary: (0, _pull_request_report_js_5/* .reportSummary */ .hm)(report) };
}
async function mergeCommit({ context, ref }) {
	const gitHub = await (0, _step_within_js_20/* .within */ .ux)(context, _pull_request_wait_step_js_13/* .MERGE_LOOKUP_MS */ .Xy, (limited) => (0, _pull_request_on_github_js_1/* .findMergeCommit */ .fu)(limited, ref));
	return (0, _pull_request_on_github_js_1/* .mergeCommitOf */ .xz)(gitHub, ref);
}
async function submitAndWait(step, plan) {
	const { inputs, ref, context } = step;
	const { before } = plan;
	const { headSha: headBefore } = step.pullRequest;
	const submission = { before, expectedHead: inputs.expectedHeadSha, headBefore, options: plan };
	const isOurs = before?.isCurrentlySubmittedToQueue !== true;
	step.state = { ...step.state, submission, isOurs, isUnproved: isOurs };
	const proved = await (0, _pull_request_submit_js_7/* .submitVerified */ .$N)(context, ref, plan);
	const isSubmitted = proved.outcome === 'submitted';
	step.state = { ...step.state, isOurs: isOurs && isSubmitted, isUnproved: false };
	(0, _pull_request_wait_step_js_13/* .see */ .oZ)(step, proved.record);
	const submitted = { ...proved, record: await proveHead(step, proved.record) };
	if (!step.waits)
		return submitted.proof === 'ended'
			? (0, _pull_request_wait_report_js_11/* .reportEnding */ .U)(step, await (0, _pull_request_wait_conclude_js_8/* .concludeEnd */ .bz)(step, (0, _pull_request_wait_state_js_12/* .endOf */ .pJ)(submitted.record)))
			: finish(step, submitted);
	step.deadline = (0, _pull_request_wait_step_js_13/* .deadlineOf */ .G0)(context, inputs);
	const now = context.clock.monotonic();
	step.state = { ...step.state, ...(0, _pull_request_wait_state_js_12/* .beginSubmission */ .SZ)(now, submission, submitted.record) };
	const [ending] = await Promise.all([
		(0, _pull_request_wait_loop_js_10/* .awaitEnd */ .so)(step),
		submitted.proof !== 'queued'
			? undefined
			: step.extras.spend(context, (limited) => readPlace(limited, step, submitted)),
	]);
	const waited = await (0, _pull_request_wait_report_js_11/* .reportEnding */ .U)(step, ending);
	const details = { ...waited.details, submission: submitted.outcome, queue: step.state.queue };
	return { ...waited, details };
}
async function proveHead(step, record) {
	const { ref, context, inputs, pullRequest } = step;
	const { expectedHeadSha: expected } = inputs;
	if ((0, _pull_request_record_js_4/* .isMerged */ .TL)(record, ref))
		await (0, _pull_request_head_js_0/* .refuseOtherMerge */ .hf)(context, pullRequest, record, expected);
	if (expected === undefined || (0, _service_schemas_js_14/* .isEnded */ .pl)(record.state))
		return record;
	const head = await (0, _pull_request_head_js_0/* .settledHead */ .wb)(context, pullRequest, record, expected, (seen) => (0, _pull_request_wait_step_js_13/* .see */ .oZ)(step, seen));
	if ((0, _pull_request_record_js_4/* .isOtherHead */ .Lg)(head, expected))
		throw (0, _pull_request_head_js_0/* .movedHead */ .QQ)(ref, expected, head, await (0, _pull_request_wait_conclude_js_8/* .leave */ .qG)(step, context));
	const shown = { ...(step.state.record ?? record), prSha: head };
	(0, _pull_request_wait_step_js_13/* .see */ .oZ)(step, shown);
	return shown;
}
async function readPlace(context, step, submitted) {
	const { ref, inputs } = step;
	step.state = { ...step.state, queueReadAt: context.clock.monotonic() };
	const [found, reasons] = await Promise.all([
		(0, _pull_request_record_js_4/* .lookUpQueue */ .Uy)(context, ref),
		(0, _pull_request_submit_js_7/* .explainSubmission */ .GO)(context, ref, submitted.record, inputs.wait),
	]);
	if (found.queue !== undefined)
		(0, _pull_request_wait_step_js_13/* .seeQueue */ .Ff)(step, found.queue);
	return (0, _pull_request_submit_js_7/* .submissionReport */ .Fb)(context, ref, submitted, found, reasons);
}
async function finish(step, submitted) {
	const { inputs, ref, context, extras } = step;
	const outcome = submitted.proof === 'merged' ? 'merged' : submitted.outcome;
	const report = await extras.spend(context, async (limited) => {
		const place = readPlace(limited, step, submitted);
		const [told] = await Promise.all([place, dropLabel(step, limited)]);
		await (0, _pull_request_publish_js_3/* .publishReport */ .S3)(limited, inputs, ref, told, outcome);
		return told;
	});
	context.signal.throwIfAborted();
	return {
		outcome: submitted.outcome,
		details: { pullRequest: submitted.record, queue: step.state.queue },
		summary: (0, _pull_request_report_js_5/* .reportSummary */ .hm)(report),
	};
}
async function dropLabel({ inputs, ref, state }, context, ending) {
	const { removeLabel: label, wait } = inputs;
	if (label === undefined)
		return;
	const { outcome, exit } = ending ?? {};
	const isCancelled = outcome === 'cancelled' || (outcome === 'aborted' && !exit?.takenOut);
	const isStillQueued = wait && outcome !== 'merged' && (0, _pull_request_record_js_4/* .isQueued */ .MX)(state.record);
	if (isStillQueued || isCancelled)
		context.log.info(`Label ${label} stays, because the pull request ${isStillQueued ? 'is still in the queue' : 'was cancelled'}`);
	else
		await (0, _step_github_writes_js_16/* .removeLabel */ .t)(context, ref, label);
}

/***/ }),

/***/ 6331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_resolve_js_0 = __webpack_require__(1333);
var _pull_request_wait_inputs_js_1 = __webpack_require__(2147);
var _pull_request_wait_loop_js_2 = __webpack_require__(4528);
var _step_operation_js_3 = __webpack_require__(8244);




const operation = (0, _step_operation_js_3/* .defineOperation */ .h9)({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: _pull_request_resolve_js_0/* .optionalPullRequestTarget */ .A_,
	inputs: _pull_request_wait_inputs_js_1/* .waitInputs */ .FG,
	outputs: ['queue-state', 'queue-position', 'queue-depth', 'priority', ..._pull_request_wait_inputs_js_1/* .WAIT_OUTPUTS */ .lY],
	outcomes: _pull_request_wait_inputs_js_1/* .WAIT_OUTCOMES */ .Oy,
	run: _pull_request_wait_loop_js_2/* .waitForMerge */ .nJ,
});

/***/ }),

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ep: () => (conclude),
  Ku: () => (concludeMerge),
  bz: () => (concludeEnd),
  jw: () => (leaveQueue),
  qG: () => (leave)
});
var _shared_references_js_8 = __webpack_require__(2886);
var _step_read_from_github_js_0 = __webpack_require__(6212);
var _step_within_js_1 = __webpack_require__(2786);
var _head_js_2 = __webpack_require__(1740);
var _on_github_js_3 = __webpack_require__(8511);
var _queue_exit_js_4 = __webpack_require__(1152);
var _record_js_5 = __webpack_require__(6583);
var _state_js_6 = __webpack_require__(1821);
var _step_js_7 = __webpack_require__(1512);









async function conclude(step, polled) {
	if (polled.type === 'ended')
		return concludeEnd(step, polled.end);
	const failure = polled.type === 'failed' ? polled.error : polled.failure;
	const gitHub = await readInTime(step);
	if (!(0, _on_github_js_3/* .isMergedOnGitHub */ .$Y)(gitHub, step.ref))
		return polled.type === 'failed'
			? { outcome: polled.error.kind, error: polled.error }
			: concludeTimeout(step, polled, gitHub);
	if (failure !== undefined) {
		const { request, problem } = failure.explanation;
		const name = (0, _shared_references_js_8/* .pullRequestName */ .Ib)(step.ref);
		step.context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`);
	}
	return concludeMerge(step, gitHub);
}
async function concludeEnd(step, end) {
	if (end === 'merged')
		return concludeMerge(step);
	if (end === 'head-moved')
		return concludeMovedHead(step);
	const gitHub = await readInTime(step);
	if ((0, _on_github_js_3/* .isMergedOnGitHub */ .$Y)(gitHub, step.ref))
		return concludeMerge(step, gitHub);
	return { outcome: end, gitHub };
}
async function concludeTimeout(step, { failure, answered }, gitHub) {
	const { onTimeout } = step.inputs;
	const exit = onTimeout === 'cancel' ? await leaveQueue(step) : undefined;
	if ((0, _record_js_5/* .isMerged */ .TL)(step.state.record, step.ref))
		return concludeMerge(step);
	const unanswered = failure !== undefined && !answered;
	const what = unanswered ? 'The service did not answer' : 'The last reading failed';
	const note = failure && `${what}: ${failure.explanation.problem}`;
	const passes = onTimeout === 'pass' && !unanswered;
	const isStale = failure !== undefined && exit?.record === undefined;
	return { outcome: 'timed-out', gitHub, passes, exit, note, unanswered, isStale };
}
async function concludeMerge(step, shown, outsideQueue = shown !== undefined) {
	const { ref, state } = step;
	const gitHub = await (0, _step_js_7/* .bounded */ .Mm)(step, _step_js_7/* .END_BY */ .CR.gitHub + _step_js_7/* .MERGE_LOOKUP_MS */ .Xy, (context) => (0, _step_within_js_1/* .within */ .ux)(context, _step_js_7/* .MERGE_LOOKUP_MS */ .Xy, (lookup) => (0, _on_github_js_3/* .findMergeCommit */ .fu)(lookup, ref, shown)));
	const error = (0, _head_js_2/* .otherHeadMerged */ .ll)(ref, state.submission, state.record, gitHub);
	return { outcome: error?.kind ?? 'merged', error, gitHub, outsideQueue };
}
async function concludeMovedHead(step) {
	const { submission, record } = step.state;
	const exit = await leaveQueue(step);
	const error = (0, _head_js_2/* .movedHead */ .QQ)(step.ref, (0, _state_js_6/* .wantedHead */ .Av)(submission) ?? '', record?.prSha, exit);
	return { outcome: error.kind, error, exit };
}
const leaveQueue = (step) => (0, _step_js_7/* .bounded */ .Mm)(step, _step_js_7/* .END_BY */ .CR.exit, (context) => leave(step, context));
async function leave(step, context) {
	const { isOurs, isUnproved, submission } = step.state;
	if (!isOurs)
		return { takenOut: false, sentence: NOT_OURS };
	step.state = { ...step.state, removalStarted: true };
	const exit = isUnproved
		? await (0, _queue_exit_js_4/* .keepOut */ .Ah)(context, step.ref, submission.before)
		: await (0, _queue_exit_js_4/* .takeOut */ .gu)(context, step.ref);
	if (exit.record !== undefined)
		(0, _step_js_7/* .see */ .oZ)(step, exit.record);
	return exit;
}
const NOT_OURS = 'It was in the queue before this step, so it was left there.';
const readInTime = (step) => (0, _step_js_7/* .bounded */ .Mm)(step, _step_js_7/* .END_BY */ .CR.gitHub, (context) => (0, _step_read_from_github_js_0/* .readFromGitHub */ .A)(context, step.ref));

/***/ }),

/***/ 2147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FG: () => (waitInputs),
  Oy: () => (WAIT_OUTCOMES),
  lY: () => (WAIT_OUTPUTS)
});
var _step_inputs_js_0 = __webpack_require__(9428);
var _publish_js_1 = __webpack_require__(3339);


const waitInputs = {
	..._publish_js_1/* .publishInputs */ .vZ,
	timeoutMinutes: (0, _step_inputs_js_0/* .minutes */ .Gx)(),
	pollIntervalSeconds: (0, _step_inputs_js_0/* .optional */ .lq)((0, _step_inputs_js_0/* .decimal */ ._)({ min: 0.05, max: 3600 })),
	onTimeout: (0, _step_inputs_js_0/* .choice */ .Yq)(['fail', 'cancel', 'pass']),
	onAbort: (0, _step_inputs_js_0/* .choice */ .Yq)(['leave', 'cancel']),
	notReadyTimeoutMinutes: (0, _step_inputs_js_0/* .optional */ .lq)((0, _step_inputs_js_0/* .minutes */ .Gx)()),
	resubmit: (0, _step_inputs_js_0/* .wholeNumber */ .rD)({ min: 0, max: 5 }),
};
const WAIT_OUTPUTS = [
	'merged',
	'state',
	'submitted',
	'head-sha',
	'merge-commit-sha',
	'duration-seconds',
	'polls',
	'timeline',
	'failing-checks',
	'reasons',
	'resubmissions',
];
const WAIT_OUTCOMES = [
	'merged',
	'failed',
	'cancelled',
	'removed',
	'not-submitted',
	'timed-out',
	'not-ready',
	'aborted',
];

/***/ }),

/***/ 4528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  so: () => (awaitEnd),
  nJ: () => (waitForMerge),
  Ps: () => (whileQueued)
});

var errors = __webpack_require__(4096);
var runner = __webpack_require__(9051);
var clock = __webpack_require__(3412);
var duration = __webpack_require__(7568);
var shared_errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var poll = __webpack_require__(9496);
var read_from_github = __webpack_require__(6212);
var within = __webpack_require__(2786);
var search = __webpack_require__(8986);
var on_github = __webpack_require__(8511);
var queue_exit = __webpack_require__(1152);
var pull_request_record = __webpack_require__(6583);
var resolve = __webpack_require__(1333);
var pull_request_submit = __webpack_require__(8682);
var test_branch = __webpack_require__(4459);
var conclude = __webpack_require__(7571);
var best_effort = __webpack_require__(3709);
var findings = __webpack_require__(6580);
var reasons = __webpack_require__(1059);
var wait_step = __webpack_require__(1512);







const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
async function logLook(step, context, before) {
	if (step.state.states.length > before.states.length) {
		logState(step, context);
		if (step.state.state === 'TESTING')
			await rememberRuns(step, context);
	}
	if ((0, pull_request_record/* isIdle */.xB)(step.state.record))
		await readQueue(step, context);
	if (context.clock.monotonic() - step.state.loggedAt >= HEARTBEAT_MS)
		await logHeartbeat(step, context);
}
function logState(step, context) {
	const { record } = step.state;
	const why = record?.state === 'NOT_READY' ? (0, reasons/* reasonsOf */.zM)({ ref: step.ref, record }) : [];
	log(step, context, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
}
async function readQueue(step, context) {
	const { state, ref } = step;
	const now = context.clock.monotonic();
	if (now - state.queueReadAt < QUEUE_EVERY_MS)
		return;
	const { queue, warning } = await (0, pull_request_record/* lookUpQueue */.Uy)(context, ref);
	step.state = { ...step.state, queueReadAt: now };
	if (queue === undefined)
		return context.log.debug(`${warning}`);
	if (warning !== undefined && queue.state !== state.queue?.state)
		context.log.warning(`${warning}. Still waiting.`);
	(0, wait_step/* seeQueue */.Ff)(step, queue);
}
async function logHeartbeat(step, context) {
	const { record, queue, startedAt } = step.state;
	const { clock } = context;
	const waited = clock.monotonic() - startedAt;
	const limit = waited + step.deadline.remainingMs;
	const why = record?.state === 'NOT_READY'
		? await (0, findings/* explain */.W)(context, step.ref, { record, queueState: queue?.state, ...step.memory })
		: undefined;
	const place = (0, pull_request_record/* isIdle */.xB)(record) && queue && (0, pull_request_record/* placeIn */.VV)(queue, step.ref);
	const now = [
		record === undefined ? 'Still no record of it' : `Still ${record.state}`,
		...(place ? [place] : []),
		`${(0, duration/* duration */.p)(waited / 1000)} of ${(0, duration/* duration */.p)(limit / 1000)}`,
	].join(', ');
	const reason = why?.reasons[0]?.text;
	log(step, context, reason === undefined ? now : `${now}. ${reason}`);
}
function log(step, context, line) {
	step.state = { ...step.state, loggedAt: context.clock.monotonic() };
	context.log.info(line);
}
async function rememberRuns({ ref: { number }, memory }, context) {
	const { github, log } = context;
	if (!github.available)
		return;
	const prefix = (0, test_branch/* testBranchPrefix */.XV)(number);
	const listed = github.commits().then((commits) => commits.branches(prefix));
	const say = (why) => log.debug(`The test branches could not be listed: ${why}`);
	for (const { branch } of (await (0, best_effort/* bestEffort */.z)(context, listed, say)) ?? []) {
		const found = (0, test_branch/* parseTestBranch */.cH)(branch, test_branch/* DEFAULT_PATTERN */.Do);
		if (found?.number === number)
			memory.seen.add(found.id);
	}
}
var report = __webpack_require__(4252);
var wait_state = __webpack_require__(1821);





















async function waitForMerge(inputs, context, location) {
	const deadline = (0, wait_step/* deadlineOf */.G0)(context, inputs);
	const ref = await (0, within/* within */.ux)(context, deadline.remainingMs, async (limited) => {
		try {
			return (await (0,resolve/* resolvePullRequest */.DJ)(location, limited)).ref;
		}
		catch (error) {
			if (!deadline.passed || context.signal.aborted)
				throw error;
			throw new shared_errors/* ActionError */.lZ('timed-out', {
				request: 'Asking GitHub for the pull request to wait for',
				problem: 'it did not answer before the time was up',
				remedy: 'Set `pull-request` and `target-branch`, so that GitHub need not be asked.',
			});
		}
	});
	const step = { ...(0, wait_step/* beginStep */.Uz)(context, inputs, ref, true), deadline };
	if (inputs.comment === 'always' && !context.dryRun)
		context.github.prepareToWrite();
	return whileQueued(step, async () => (0,report/* reportEnding */.U)(step, await awaitEnd(step)));
}
async function whileQueued(step, work) {
	try {
		return await work();
	}
	catch (error) {
		if (!step.context.signal.aborted)
			throw error;
		return concludeAborted(step);
	}
}
async function concludeAborted(step) {
	const { context, inputs } = step;
	const ms = (0, runner/* graceMs */.Nl)(context.signal) - runner/* WRITING_MS */.Kq - MARGIN_MS;
	const deadline = new clock/* Deadline */.B2(context.clock, ms);
	const asks = step.state.removalStarted || inputs.onAbort === 'cancel';
	const exit = asks
		? await (0, within/* afterAbort */.Lp)(context, ms - LAST_WORDS_MS, (last) => (0, conclude/* leave */.qG)(step, last))
		: { takenOut: false };
	const note = !asks && step.state.isUnproved ? queue_exit/* MAY_ARRIVE */.Ed : undefined;
	return (0, within/* afterAbort */.Lp)(context, deadline.remainingMs, (last) => (0, report/* reportEnding */.U)({ ...step, context: last }, { outcome: 'aborted', exit, note }));
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;
async function awaitEnd(step) {
	const limit = (0, duration/* duration */.p)(step.inputs.timeoutMinutes * 60);
	step.context.log.info(`Waiting up to ${limit} for ${(0, references/* pullRequestName */.Ib)(step.ref)} to be merged`);
	for (;;) {
		const polled = await (0, wait_step/* bounded */.Mm)(step, wait_step/* END_BY */.CR.reading, (context) => pollRecord(step, context));
		const ending = await (0, conclude/* conclude */.Ep)(step, polled);
		const final = await unlessResubmitted(step, ending);
		if (final !== undefined)
			return final;
	}
}
const ASIDE_MS = 4000;
function pollRecord(step, context) {
	const rules = rulesOf(step);
	return (0, poll/* poll */.wt)(context, step.deadline, {
		read: () => look(step, context),
		take: async (reading) => {
			const before = step.state;
			let end;
			if (reading.type === 'answer') {
				const reduction = (0, wait_state/* reduceLook */.e4)(before, reading.value, (0, wait_step/* timeOf */.nR)(context), rules);
				step.state = reduction.next;
				end = reduction.end;
				context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(reading.value.record));
			}
			await (0, within/* within */.ux)(context, ASIDE_MS, (limited) => logLook(step, limited, before));
			return end;
		},
		paceMs: (at) => (0, wait_state/* nextLookMs */.V$)(step.state, at, step.inputs, context.random()),
	});
}
function rulesOf({ inputs, ref }) {
	const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = inputs;
	return {
		targetBranch: ref.targetBranch,
		graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
		notReadyMs: (minutes ?? Infinity) * 60_000,
	};
}
async function look(step, context) {
	const { ref } = step;
	step.state = { ...step.state, polls: step.state.polls + 1 };
	const record = await context.service.findPullRequest(ref, { attempts: 1 });
	if (!record?.isCurrentlySubmittedToQueue || !(0, wait_state/* showsOtherHead */.$c)(step.state, record))
		return { record };
	const gitHub = await (0, within/* within */.ux)(context, ASIDE_MS, (limited) => (0, read_from_github/* readFromGitHub */.A)(limited, ref));
	return { record, headOnGitHub: gitHub?.headSha };
}
async function unlessResubmitted(step, ending) {
	const { inputs, context, ref, state } = step;
	const { record, submission } = state;
	const isAsked = ending.outcome === 'failed' && state.resubmissions < inputs.resubmit;
	if (!isAsked || record === undefined || step.deadline.passed || context.dryRun)
		return ending;
	const { options = {}, expectedHead } = submission;
	const facts = await (0, wait_step/* bounded */.Mm)(step, wait_step/* END_BY */.CR.gitHub, (limited) => new search/* GitHubQuestions */.L(limited, ref, test_branch/* DEFAULT_PATTERN */.Do, step.memory.said).facts());
	const head = record.prSha ?? submission.pinnedHead ?? expectedHead ?? facts?.headSha;
	const obstacle = facts && (0, on_github/* obstacleOf */.HD)(facts, ref, head);
	if (obstacle !== undefined)
		return { ...ending, note: `It was not submitted again, because ${obstacle}` };
	const ms = Math.min(context.service.retryTimeoutMs, step.deadline.leftUntil(wait_step/* END_BY */.CR.reading));
	const resubmission = { ...submission, before: record };
	step.state = { ...state, isUnproved: true, isOurs: true, submission: resubmission };
	try {
		const deadline = new clock/* Deadline */.B2(context.clock, ms);
		const resubmitted = await (0,pull_request_submit/* resubmit */.OW)(context, ref, record, options, deadline);
		const again = resubmitted.sent ? resubmitted.record : undefined;
		const resubmissions = state.resubmissions + (again === undefined ? 0 : 1);
		step.state = { ...step.state, isUnproved: false, resubmissions };
		if (again !== undefined)
			(0,wait_step/* see */.oZ)(step, again);
		const pinnedHead = (0,pull_request_record/* isOtherHead */.Lg)(again?.prSha, head) ? head : undefined;
		const next = { before: record, expectedHead, pinnedHead, options };
		const now = context.clock.monotonic();
		step.state = { ...step.state, ...(0,wait_state/* beginSubmission */.SZ)(now, next, resubmitted.record) };
		return undefined;
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof errors/* ServiceError */._7))
			throw error;
		return concludeResubmission(step, ending, error);
	}
}
async function concludeResubmission(step, ending, error) {
	const isRefused = error.status !== undefined && error.status < 500;
	if (isRefused)
		step.state = { ...step.state, isUnproved: false };
	const leaves = !isRefused && step.deadline.passed && step.inputs.onTimeout === 'cancel';
	const exit = leaves ? await (0, conclude/* leaveQueue */.jw)(step) : undefined;
	if (exit?.takenOut)
		return { outcome: 'timed-out', exit };
	if (error.ambiguous)
		return { ...ending, outcome: error.kind, error, exit };
	const note = `It could not be submitted again: ${error.explanation.problem}`;
	return { ...ending, note, exit };
}

/***/ }),

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  U: () => (reportEnding)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_remedies_js_1 = __webpack_require__(1428);
var _service_schemas_js_2 = __webpack_require__(9662);
var _shared_duration_js_14 = __webpack_require__(7568);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_references_js_13 = __webpack_require__(2886);
var _shared_text_js_15 = __webpack_require__(5831);
var _explain_findings_js_4 = __webpack_require__(6580);
var _on_github_js_5 = __webpack_require__(8511);
var _publish_js_6 = __webpack_require__(3339);
var _queue_exit_js_7 = __webpack_require__(1152);
var _reasons_js_8 = __webpack_require__(1059);
var _report_js_9 = __webpack_require__(2484);
var _conclude_js_10 = __webpack_require__(7571);
var _state_js_11 = __webpack_require__(1821);
var _step_js_12 = __webpack_require__(1512);
















async function reportEnding(step, ending) {
	const { context, extras, deadline, inputs, ref } = step;
	if (!context.dryRun && inputs.comment !== 'never' && ending.outcome !== 'merged')
		context.github.prepareToWrite({ comment: ref.number });
	const lookupMs = ending.outcome === 'merged' ? _step_js_12/* .MERGE_LOOKUP_MS */ .Xy : 0;
	const leftMs = (afterMs) => deadline.leftUntil(afterMs + lookupMs);
	const { reasons, failing, isMergedOnGitHub } = await extras.spend(context, (limited) => explainEnding({ ...step, context: limited }, ending), leftMs(_step_js_12/* .END_BY */ .CR.reasons));
	if (isMergedOnGitHub)
		return reportEnding(step, await (0, _conclude_js_10/* .concludeMerge */ .Ku)(step, undefined, true));
	const { report, failure } = describeEnding(step, ending, reasons);
	const publish = (limited) => Promise.all([
		step.afterwards(limited, ending),
		(0, _publish_js_6/* .publishReport */ .S3)(limited, inputs, ref, report, ending.outcome),
	]);
	await extras.spend(context, publish, leftMs(_step_js_12/* .END_BY */ .CR.report));
	if (context.signal.reason instanceof _shared_errors_js_3/* .RunCancelled */ .zL)
		throw context.signal.reason;
	const { record, polls, resubmissions } = step.state;
	const timeline = report.timeline ?? [];
	return {
		outcome: ending.outcome,
		outputs: {
			merged: ending.outcome === 'merged',
			'merge-commit-sha': (0, _on_github_js_5/* .mergeCommitOf */ .xz)(ending.gitHub, step.ref),
			'duration-seconds': Math.round(secondsOf(step)),
			polls,
			timeline,
			'failing-checks': failing,
			reasons,
			resubmissions,
		},
		details: { timeline, failingChecks: failing, reasons, pullRequest: record },
		summary: (0, _report_js_9/* .reportSummary */ .hm)(report),
		failure,
	};
}
const NOTHING = { reasons: [], failing: [] };
async function explainEnding(step, ending) {
	const { context, ref } = step;
	const { record, queue } = step.state;
	const { outcome, error, gitHub, unanswered } = ending;
	if (outcome === 'merged' || error !== undefined || unanswered)
		return NOTHING;
	const known = { record, queueState: queue?.state, gitHub };
	if (outcome === 'aborted')
		return record === undefined ? NOTHING : (0, _explain_findings_js_4/* .findingsOf */ .D)({ ref, ...known }, queue?.state);
	const findings = await (0, _explain_findings_js_4/* .explain */ .W)(context, ref, { ...known, ...step.memory });
	if (!ending.exit?.takenOut)
		return findings;
	return { ...findings, reasons: findings.reasons.filter(({ kind }) => kind !== 'queue-reason') };
}
const secondsOf = ({ context, state }) => (context.clock.monotonic() - state.startedAt) / 1000;
function describeEnding(step, ending, found) {
	const { context, state } = step;
	const reasons = (0, _reasons_js_8/* .worthReading */ .HT)(found);
	const [headline, remedy] = verdictOf(step, ending, reasons);
	const merged = ending.outcome === 'merged';
	const passes = merged || ending.passes === true;
	const report = {
		status: merged ? 'good' : passes ? 'neutral' : 'bad',
		mark: MARKS_OF_OUTCOMES[ending.outcome],
		headline,
		reasons: ending.outcome === 'aborted' ? reasons.map(withoutRemedy) : reasons,
		why: notesOf(ending, reasons),
		timeline: (0, _state_js_11/* .timelineOf */ .hf)(state, context.clock.now()),
		facts: [
			['Head commit', state.record?.prSha?.slice(0, 12)],
			['Merge commit', (0, _on_github_js_5/* .mergeCommitOf */ .xz)(ending.gitHub, step.ref)?.slice(0, 12)],
			['Submitted again', state.resubmissions || undefined],
		],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: ending.gitHub?.url,
	};
	if (passes)
		return { report };
	const request = `${state.polls === 0 ? 'Submitting' : 'Waiting for'} ${(0, _shared_references_js_13/* .pullRequestName */ .Ib)(step.ref)}`;
	return { report, failure: ending.error ?? (0, _report_js_9/* .reportFailure */ .xV)(request, report) };
}
const withoutRemedy = ({ remedy: _, ...reason }) => reason;
const MARKS_OF_OUTCOMES = {
	cancelled: '\ud83d\udeab',
	aborted: '\ud83d\udeab',
	'not-ready': '\u23f8',
	'timed-out': '\u23f8',
};
function verdictOf(step, ending, reasons) {
	const { ref, inputs } = step;
	const { record } = step.state;
	const [name, queue] = [`#${ref.number}`, 'the merge queue'];
	const state = record?.state ?? 'not known to the service';
	const waited = (0, _shared_duration_js_14/* .duration */ .p)(secondsOf(step));
	const missing = reasons.length === 0 ? '' : `: ${(0, _shared_text_js_15/* .pluralize */ .td)(reasons.length, 'thing')} missing`;
	const verdicts = {
		merged: [
			ending.outsideQueue
				? `${name} was merged on GitHub, outside the merge queue${record?.state === undefined ? '' : `, where it was last ${record.state}`}`
				: `${name} merged into ${ref.targetBranch}${secondsOf(step) < 1 ? '' : ` after ${waited}`}`,
			'',
		],
		failed: [`${name} failed in ${queue}`, 'Fix the failing checks, push, then submit it again.'],
		cancelled: [
			`${name} was cancelled in ${queue}`,
			'Find out what took it out of the queue, then submit it again.',
		],
		removed: [
			`${name} left ${queue}${record?.state === 'MERGED' ? '' : ' without a final state'}`,
			'Check the pull request and the queue, then submit it again.',
		],
		'not-submitted': [`${name} isn't in ${queue}`, _service_remedies_js_1/* .SUBMIT_FIRST */ .kF],
		'not-ready': [
			`${name} wasn't ready within ${(0, _shared_duration_js_14/* .duration */ .p)((inputs.notReadyTimeoutMinutes ?? 0) * 60)}${missing}`,
			'Make it ready; the queue then continues by itself.',
		],
		'timed-out': timeoutVerdict(step, ending, `Timed out after ${waited};`),
		aborted: [
			ending.exit?.takenOut
				? `The run was cancelled, and ${name} was taken out of the queue`
				: record === undefined
					? `The run was cancelled; no record of ${name} was seen`
					: `The run was cancelled while ${name} was ${state}`,
			remedyAfterAbort(step, ending),
		],
	};
	const { problem = '', remedy = '' } = ending.error?.explanation ?? {};
	const [headline, otherwise] = ending.error instanceof _http_errors_js_0/* .ServiceError */ ._7
		? [_shared_errors_js_3/* .ERROR_TITLES */ .N4[ending.error.kind], remedy]
		: (verdicts[ending.outcome] ?? [problem, remedy]);
	return [headline, ending.outcome === 'aborted' ? otherwise : ((0, _reasons_js_8/* .firstRemedy */ .fr)(reasons) ?? otherwise)];
}
function timeoutVerdict({ ref, state: { record } }, { exit, unanswered, isStale }, said) {
	const name = `#${ref.number}`;
	if (exit?.takenOut)
		return [
			`${said} ${name} was taken out of the queue`,
			'Find out what held it up, then submit it again.',
		];
	if (unanswered)
		return [
			`${said} the state of ${name} is not known`,
			'Check that the service is up and that `api-url` is its address, then run the step again.',
		];
	const state = record?.state;
	const is = state === undefined
		? 'is not known to the service'
		: `${isStale ? 'was last' : (0, _service_schemas_js_2/* .isEnded */ .pl)(state) ? 'is' : 'is still'} ${state}`;
	return [`${said} ${name} ${is}`, 'Raise `timeout-minutes`, or find out what holds up the queue.'];
}
function remedyAfterAbort({ state: { record } }, { exit, note }) {
	if (exit?.takenOut)
		return 'Submit it again when it should be merged.';
	const mayArrive = note === _queue_exit_js_7/* .MAY_ARRIVE */ .Ed || exit?.sentence === _queue_exit_js_7/* .MAY_ARRIVE */ .Ed;
	if ((0, _service_schemas_js_2/* .isEnded */ .pl)(record?.state) && !mayArrive)
		return 'There is nothing more to wait for.';
	return 'The pull request may still be merged; cancel it in the queue if it must not be.';
}
function notesOf({ outcome, note, exit, error }, reasons) {
	const unexplained = reasons.length === 0 && !error ? UNEXPLAINED[outcome] : undefined;
	const { request, problem } = (error instanceof _http_errors_js_0/* .ServiceError */ ._7 && error.explanation) || {};
	const answer = request && `${request}: ${problem}`;
	const isInHeadline = exit?.takenOut && (outcome === 'timed-out' || outcome === 'aborted');
	return [answer, unexplained, note, isInHeadline ? undefined : exit?.sentence]
		.filter((sentence) => sentence !== undefined)
		.map((sentence) => sentence.replace(/\.$/, ''));
}
const UNEXPLAINED = {
	failed: 'The service gives no reason. See the checks of the test branch',
	'not-ready': 'The service does not list what is missing. Its own checks may have failed',
};

/***/ }),

/***/ 1512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CR: () => (END_BY),
  Ff: () => (seeQueue),
  G0: () => (deadlineOf),
  Mm: () => (bounded),
  Uz: () => (beginStep),
  Xy: () => (MERGE_LOOKUP_MS),
  nR: () => (timeOf),
  oZ: () => (see)
});
var _shared_clock_js_0 = __webpack_require__(3412);
var _step_within_js_1 = __webpack_require__(2786);
var _record_js_2 = __webpack_require__(6583);
var _state_js_3 = __webpack_require__(1821);




const EXTRAS_MS = 30_000;
const deadlineOf = ({ clock }, { timeoutMinutes }) => new _shared_clock_js_0/* .Deadline */ .B2(clock, timeoutMinutes * 60_000);
const beginStep = (context, inputs, ref, isOurs, afterwards = async () => { }) => ({
	inputs,
	ref,
	context,
	extras: new _step_within_js_1/* .Allowance */ .b9(EXTRAS_MS),
	memory: { seen: new Set(), said: new Set() },
	afterwards,
	deadline: deadlineOf(context, inputs),
	state: (0, _state_js_3/* .beginState */ .X0)(context.clock.monotonic(), isOurs),
});
const timeOf = ({ clock }) => ({
	at: clock.monotonic(),
	now: clock.now(),
});
function see(step, record) {
	step.state = (0, _state_js_3/* .noteRecord */ .cF)(step.state, record, timeOf(step.context));
	step.context.setOutputs((0, _record_js_2/* .recordOutputs */ .QS)(record));
}
function seeQueue(step, queue) {
	step.state = { ...step.state, queue };
	step.context.setOutputs((0, _record_js_2/* .placeOutputs */ .WR)(step.ref, queue));
}
const MERGE_LOOKUP_MS = 30_000;
const END_BY = {
	reading: 4000,
	gitHub: 7000,
	exit: 11_000,
	reasons: 12_500,
	report: 14_000,
};
const bounded = ({ context, deadline }, afterMs, work) => (0, _step_within_js_1/* .within */ .ux)(context, deadline.leftUntil(afterMs), work);

/***/ })

};
