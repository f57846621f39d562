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
var _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7454);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8261);
var _pull_request_writes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6994);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2886);
var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5088);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8244);










const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_9__/* .defineOperation */ .h)({
	about: 'Take a pull request out of the queue.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .Sj,
	inputs: { strict: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .flag */ .Jt)() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, pullRequest) {
		try {
			return await cancel(inputs, context, pullRequest);
		}
		catch (error) {
			const name = `#${pullRequest.ref.number}`;
			const unproved = `Couldn't confirm that ${name} left the queue`;
			return (0, _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failedResult */ .N)(error, `${name} was not taken out of the queue`, unproved);
		}
	},
});
async function cancel(inputs, context, { ref, baseBranch }) {
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestName */ .Ib)(ref);
	const before = await context.service.findPullRequest(ref);
	context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before));
	const queuedBefore = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isQueued */ .MX)(before);
	if (context.dryRun && queuedBefore) {
		return (0, _step_dry_run_js__WEBPACK_IMPORTED_MODULE_7__/* .planned */ .l)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .cancelPullRequest */ .np)(ref)], { note: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .stackSentence */ .gQ)(ref) });
	}
	const { outcome, record } = context.dryRun
		? { outcome: undefined, record: before }
		: await (0, _pull_request_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelVerified */ .Fz)(context, ref);
	const merge = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSentence */ .ki)(record, ref);
	const wasQueued = queuedBefore || (record?.state === 'CANCELLED' && (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewer */ .U4)(record, before));
	const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined;
	let headline = `${name} ${queuedBefore ? 'had left the queue already' : 'was not in the queue'}`;
	if (takenOut)
		headline = `${name} was taken out of the queue`;
	if (merge !== undefined)
		headline = `${merge}, so there was nothing to cancel`;
	context.log.info(headline);
	const isUnknown = before === undefined && record === undefined;
	if (isUnknown && baseBranch !== ref.targetBranch)
		await warnWithoutQueue(context, ref);
	const isRed = !takenOut && inputs.strict;
	const report = {
		status: takenOut ? 'good' : isRed ? 'bad' : 'neutral',
		headline,
		why: isRed && merge === undefined ? [(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .shownState */ .B5)(record)] : [],
		stack: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .stackPlace */ .i7)(ref),
		facts: [
			['State before', before?.state],
			['State', record?.state],
		],
		remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
	};
	return {
		outcome: takenOut ? 'cancelled' : 'not-queued',
		outputs: (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record),
		details: { pullRequest: record },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .hm)(report),
		failure: isRed ? (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFailure */ .xV)(`Cancelling ${name}`, report) : undefined,
	};
}
async function warnWithoutQueue(context, ref) {
	const { queue, warning } = await (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUpQueue */ .Uy)(context, ref);
	if (queue !== undefined)
		return;
	context.log.warning(`${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestName */ .Ib)(ref)}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`);
}

/***/ }),

/***/ 9774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7454);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8261);
var _pull_request_writes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6994);
var _service_remedies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5831);
var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5088);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8244);











const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_10__/* .defineOperation */ .h)({
	about: 'Run the tests of a queued pull request again.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .Sj,
	inputs: {},
	outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
	outcomes: ['restarted', 'not-queued'],
	async run(_inputs, context, { ref }) {
		try {
			return await restart(context, ref);
		}
		catch (error) {
			const tests = `the tests of #${ref.number} were`;
			const unproved = `Couldn't confirm that ${tests} restarted`;
			return (0, _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failedResult */ .N)(error, `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__/* .capitalize */ .ZH)(tests)} not restarted`, unproved);
		}
	},
});
async function restart(context, ref) {
	const before = await context.service.findPullRequest(ref);
	context.setOutputs({ ...(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before), 'previous-state': before?.state });
	if (before === undefined || !(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isQueued */ .MX)(before))
		return notQueued(ref, before);
	if (context.dryRun) {
		return (0, _step_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .planned */ .l)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .restartTestsOnPullRequest */ .cl)(ref)], { note: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .stackSentence */ .gQ)(ref) });
	}
	const show = (record) => context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record));
	const { outcome, record } = await (0, _pull_request_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .restartVerified */ .CI)(context, ref, before, show);
	show(record);
	if (outcome === 'left')
		return notQueued(ref, record);
	const headline = `The tests of ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref)} were restarted`;
	context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`);
	return {
		outcome,
		details: { before, after: record },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .hm)({
			status: 'good',
			headline,
			stack: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .stackPlace */ .i7)(ref),
			facts: [
				['State before', before.state],
				['State', record?.state],
			],
		}),
	};
}
function notQueued(ref, record) {
	const merge = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSentence */ .ki)(record, ref);
	const end = merge ?? `${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref)} is not in the queue`;
	const report = {
		status: 'bad',
		headline: `${end}, so there are no tests to restart`,
		why: merge === undefined ? [(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .shownState */ .B5)(record)] : [],
		stack: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .stackPlace */ .i7)(ref),
		remedy: merge === undefined ? _service_remedies_js__WEBPACK_IMPORTED_MODULE_5__/* .SUBMIT_FIRST */ .kF : 'There is nothing left to do.',
	};
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .hm)(report),
		failure: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFailure */ .xV)(`Restarting the tests of ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref)}`, report),
	};
}

/***/ }),

/***/ 3544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (submit_operation)
});

var inputs = __webpack_require__(1499);
var resolve = __webpack_require__(8261);
var github_event = __webpack_require__(8860);
var errors = __webpack_require__(4096);
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var verified_write = __webpack_require__(9890);
var shared_errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var dry_run = __webpack_require__(5088);
var read_from_github = __webpack_require__(6212);
var within = __webpack_require__(2786);
var pull_request_ending = __webpack_require__(4293);
var failure = __webpack_require__(7454);
var findings = __webpack_require__(9664);
var pull_request_head = __webpack_require__(1740);
var on_github = __webpack_require__(8511);
var pull_request_reasons = __webpack_require__(5005);
var pull_request_record = __webpack_require__(6583);
var pull_request_report = __webpack_require__(2484);
var report_ending = __webpack_require__(9590);
var pull_request_wait = __webpack_require__(9875);
var wait_for_merge = __webpack_require__(8304);
var writes = __webpack_require__(6994);























async function submit_submit(inputs, context, location) {
	const named = (0, resolve/* refOf */.H8)(location, context);
	const reading = named && context.service.findPullRequest(named);
	reading?.catch(() => { });
	const pullRequest = await (0, resolve/* resolvePullRequest */.DJ)(location, context, ['head-sha', 'state']);
	const { ref } = pullRequest;
	const wait = new pull_request_wait/* Wait */.sn(context, inputs, pullRequest, { mayTakeOut: false });
	let before;
	try {
		const first = await (reading ?? context.service.findPullRequest(ref));
		const looked = await lookBeforeSubmission(context, wait, first);
		before = looked.record;
		if (looked.skip)
			return await reportSkip(context, wait, before, looked.skip);
		const { priority, noBatch, expectedHeadSha: expected } = inputs;
		if (expected !== undefined)
			await (0,pull_request_head/* refuseOtherHead */.dj)(context, pullRequest, before, expected);
		const plan = { priority, noBatch, before };
		if (context.dryRun && (0,writes/* needsSubmission */.Kf)(plan))
			return (0,dry_run/* planned */.l)(context.log, [(0,requests/* submitPullRequest */.D6)(ref, plan)], { note: (0,references/* stackSentence */.gQ)(ref) });
		return await (0,wait_for_merge/* untilAborted */.Eu)(context, wait, sendAndReport(context, wait, plan));
	}
	catch (error) {
		if (!(error instanceof shared_errors/* ActionError */.lZ) || error.kind === 'aborted')
			throw error;
		return reportFailed(context, wait, before, error);
	}
}
async function lookBeforeSubmission(context, { inputs, pullRequest }, first) {
	const { priority, noBatch, skipDraft, requireLabel, requireApproval } = inputs;
	let record = first;
	let skip = skipOf(pullRequest, record, skipDraft);
	const waits = inputs.wait && !context.dryRun;
	if (skip === undefined && !waits && !(0, writes/* needsSubmission */.Kf)({ priority, noBatch, before: record })) {
		const again = await lookAgain(context, pullRequest.ref);
		record = again.record;
		skip = skipOf({ ...pullRequest, ...again.gitHub }, record, skipDraft);
	}
	context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(record));
	if (skip === undefined && requireLabel !== undefined)
		skip = await skipWithoutLabel(context, pullRequest.ref, requireLabel);
	if (skip === undefined && requireApproval)
		skip = await skipWithoutApproval(context, pullRequest.ref);
	return { record, skip };
}
const LAG_MS = 3000;
async function lookAgain(context, ref) {
	const { clock, signal, log, service } = context;
	log.info(`${(0, references/* pullRequestName */.Ib)(ref)} is in the queue already; reading once more in ${LAG_MS / 1000} s`);
	await clock.sleep(LAG_MS, signal);
	const [record, gitHub] = await Promise.all([
		service.findPullRequest(ref),
		(0, within/* withinBudget */.xV)(context, context.timeBeforeWork, (limited) => (0, read_from_github/* readFromGitHub */.AQ)(limited, ref)),
	]);
	return { record, gitHub };
}
function skipOf(pullRequest, record, skipDraft) {
	const { ref, merged, closed, draft, baseBranch } = pullRequest;
	const name = `#${ref.number}`;
	const mergedIntoOtherBranch = merged === true && !(0, on_github/* isMergedOnGitHub */.$Y)(pullRequest, ref);
	const recordProvesMerge = (0, pull_request_record/* isMerged */.TL)(record, ref) && !(mergedIntoOtherBranch && record?.prBaseBranch === undefined);
	if ((0, on_github/* isMergedOnGitHub */.$Y)(pullRequest, ref) || recordProvesMerge)
		return { outcome: 'already-merged', headline: `${name} is already merged` };
	const otherBranch = merged ? baseBranch : record?.state === 'MERGED' && record.prBaseBranch;
	if (merged || otherBranch)
		return {
			outcome: 'skipped-closed',
			headline: `${name} is merged into ${otherBranch}, not into ${ref.targetBranch}: not submitted`,
			remedy: `Open another pull request into \`${ref.targetBranch}\` if the change belongs there too.`,
		};
	if (closed)
		return {
			outcome: 'skipped-closed',
			headline: `${name} is closed: not submitted`,
			remedy: 'Reopen the pull request, then submit it again.',
		};
	if (draft && skipDraft)
		return {
			outcome: 'skipped-draft',
			headline: `${name} is a draft: not submitted`,
			remedy: 'Mark it as ready for review, then submit it again.',
		};
	return undefined;
}
async function skipWithoutLabel(context, { number }, label) {
	const { labels } = await (0, read_from_github/* askBeforeWork */.I5)(context, 'Run the step again: only GitHub knows the labels.', ({ github }) => github.pullRequest(number));
	if (labels.some((name) => name.toLowerCase() === label.toLowerCase()))
		return undefined;
	return {
		outcome: 'skipped-label',
		headline: `#${number} does not have the label ${label}: not submitted`,
		remedy: 'Add the label, then submit it again.',
	};
}
async function skipWithoutApproval(context, { number }) {
	const remedy = 'Run the step again: only GitHub knows the reviews.';
	const approval = await (0, read_from_github/* askBeforeWork */.I5)(context, remedy, (limited) => settledApproval(limited, number));
	if (approval === 'approved')
		return undefined;
	return { outcome: 'skipped-approval', ...NOT_APPROVED[approval](number) };
}
const NOT_APPROVED = {
	'not-reviewed': (number) => ({
		headline: `#${number} is not approved: not submitted`,
		remedy: 'Have it approved by someone who can write, then submit it again.',
	}),
	'review-required': (number) => ({
		headline: `#${number} lacks a required approval: not submitted`,
		remedy: 'Have it approved, then submit it again.',
	}),
	'changes-requested': (number) => ({
		headline: `A review requests changes of #${number}: not submitted`,
		remedy: 'Settle what the review requests and have it approved, then submit it again.',
	}),
};
const APPROVAL_PAUSE_MS = 2000;
async function settledApproval(context, number) {
	const { github, clock, signal, event } = context;
	const isFromApproval = (0, github_event/* isApproval */.Uw)(event, number);
	const until = clock.monotonic() + verified_write/* SETTLE_MS */.lR;
	for (;;) {
		const approval = await github.approval(number);
		if (approval === 'approved' || !isFromApproval || clock.monotonic() >= until)
			return approval;
		await clock.sleep(APPROVAL_PAUSE_MS, signal);
	}
}
async function reportSkip(context, wait, record, { outcome, headline, remedy }) {
	const { inputs, ref, pullRequest } = wait;
	const isMerge = outcome === 'already-merged';
	if (isMerge)
		await (0, within/* withinBudget */.xV)(context, context.timeBeforeWork, (limited) => (0, pull_request_head/* refuseOtherMerge */.hf)(limited, pullRequest, record, inputs.expectedHeadSha));
	context.log.info(headline);
	const passes = isMerge || !inputs.wait;
	const whyLabelStays = isMerge ? undefined : 'the pull request was not submitted';
	const ending = { outcome, passes, headline, remedy, whyLabelStays };
	const report = (0, report_ending/* reportOf */.EI)(context, wait, ending);
	const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment;
	await (0, report_ending/* publishEnding */.vw)(context, wait, ending, report, comment);
	if (!(0, pull_request_record/* isMerged */.TL)(record, ref) && pullRequest.headSha !== undefined)
		context.setOutputs({ 'head-sha': pullRequest.headSha });
	const commit = isMerge && inputs.wait ? await readMergeCommit(context, ref) : undefined;
	return {
		outcome,
		outputs: isMerge ? { merged: true, 'merge-commit-sha': commit } : {},
		summary: (0, pull_request_report/* reportSummary */.hm)(report),
		failure: passes ? undefined : (0, pull_request_report/* reportFailure */.xV)(`Submitting ${(0, references/* pullRequestName */.Ib)(ref)}`, report),
	};
}
async function readMergeCommit(context, ref) {
	const gitHub = await (0, within/* within */.ux)(context, pull_request_wait/* MERGE_LOOKUP_MS */.Xy, (limited) => (0, on_github/* findMergeCommit */.fu)(limited, ref));
	return (0, on_github/* mergeCommitOf */.xz)(gitHub, ref);
}
async function sendAndReport(context, wait, plan) {
	const { inputs, pullRequest } = wait;
	const { expectedHeadSha: expectedHead } = inputs;
	const { before } = plan;
	const submission = { before, expectedHead, headBefore: pullRequest.headSha, options: plan };
	wait.beginSubmission(submission);
	const sent = await send(context, wait, plan);
	const submitted = { ...sent, record: await proveHead(context, wait, sent.record) };
	if (!inputs.wait || context.dryRun) {
		if (submitted.proof !== 'ended')
			return reportSubmitted(context, wait, submitted);
		wait.noteOver();
		return (0, report_ending/* reportEnding */.UB)(context, wait, await (0, pull_request_ending/* endSeen */.lG)(context, wait, (0, pull_request_record/* endOf */.pJ)(submitted.record)));
	}
	wait.deadline = (0, pull_request_wait/* deadlineOf */.G0)(context.clock, inputs);
	wait.beginSubmission(submission, submitted.record);
	const [ending] = await Promise.all([
		(0, wait_for_merge/* awaitEnd */.so)(context, wait),
		submitted.proof === 'queued' && describeSubmission(context, wait, submitted),
	]);
	const waited = await (0, report_ending/* reportEnding */.UB)(context, wait, ending);
	const details = { ...waited.details, submission: submitted.outcome, queue: wait.queue };
	return { ...waited, details };
}
async function send(context, wait, plan) {
	const wasQueued = (0, pull_request_record/* isQueued */.MX)(plan.before);
	wait.mayTakeOut = !wasQueued;
	wait.isUnproved = !wasQueued;
	if (!wasQueued)
		context.setOutputs({ submitted: undefined });
	try {
		const submitted = await (0,writes/* submitVerified */.$N)(context, wait.ref, plan);
		wait.mayTakeOut = !wasQueued && submitted.outcome === 'submitted';
		wait.isUnproved = false;
		wait.takeRecord(submitted.record);
		return submitted;
	}
	catch (error) {
		if (error instanceof errors/* ServiceError */._7 && !error.mayTakeEffect)
			context.setOutputs({ submitted: wasQueued });
		throw error;
	}
}
async function proveHead(context, wait, record) {
	const { ref, pullRequest } = wait;
	const { expectedHeadSha: expected } = wait.inputs;
	if ((0, pull_request_record/* isMerged */.TL)(record, ref))
		await (0, pull_request_head/* refuseOtherMerge */.hf)(context, pullRequest, record, expected);
	if (expected === undefined || (0, schemas/* isEnded */.pl)(record.state))
		return record;
	const head = await (0, pull_request_head/* settledHead */.wb)(context, ref, record, expected);
	if (head.record !== undefined)
		wait.takeRecord(head.record);
	if ((0, pull_request_record/* isOtherHead */.Lg)(head.sha, expected))
		throw (0, pull_request_head/* movedHead */.QQ)(ref, expected, head.sha, await (0, pull_request_ending/* leaveQueue */.jw)(context, wait));
	const shown = { ...(wait.looks.record ?? record), prSha: head.sha };
	wait.takeRecord(shown);
	return shown;
}
async function reportSubmitted(context, wait, submitted) {
	const report = await describeSubmission(context, wait, submitted);
	const { outcome, proof, record } = submitted;
	const { headline } = report;
	const ending = {
		outcome: proof === 'merged' ? 'merged' : outcome,
		passes: true,
		headline,
	};
	await (0, report_ending/* publishEnding */.vw)(context, wait, ending, report);
	return {
		outcome,
		details: { pullRequest: record, queue: wait.queue },
		summary: (0, pull_request_report/* reportSummary */.hm)(report),
	};
}
async function describeSubmission(context, wait, submitted) {
	const { ref, inputs } = wait;
	wait.queueReadAt = context.clock.monotonic();
	const [found, reasons] = await (0, within/* withinBudget */.xV)(context, wait.extras, (limited) => Promise.all([
		(0, pull_request_record/* lookUpQueue */.Uy)(limited, ref),
		explainSubmission(limited, ref, submitted.record, inputs.wait),
	]));
	if (found.queue !== undefined)
		wait.takeQueue(found.queue);
	return submissionReport(context, ref, submitted, found, reasons);
}
async function explainSubmission(context, ref, submitted, waits) {
	const record = { ...submitted, prBaseBranch: undefined };
	const reasons = (0, pull_request_reasons/* reasonsOf */.zM)({ ref, record });
	if (reasons.length === 0 || waits)
		return reasons;
	return (await (0, findings/* findReasons */.Rp)(context, ref, { record })).reasons;
}
const MAX_WARNINGS = 5;
function submissionReport({ log }, ref, { outcome, proof, record, ignored }, { queue, warning }, reasons) {
	const [name, full] = [`#${ref.number}`, (0, references/* pullRequestName */.Ib)(ref)];
	const place = queue && (0, pull_request_record/* placeIn */.VV)(queue, ref);
	const headline = proof === 'merged'
		? `${name} ${outcome === 'already-merged' ? 'is already' : 'was submitted and'} merged into ${ref.targetBranch}`
		: `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue of ${ref.targetBranch}${place ? `, ${place}` : ''}`;
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const why = [ignored, warning].filter((text) => text !== undefined);
	const missing = reasons.slice(0, MAX_WARNINGS).map(({ text }) => `Not ready: ${text}`);
	for (const warning of [...why, ...missing])
		log.warning(`${full}: ${warning}`);
	return {
		status: 'good',
		headline,
		reasons,
		why,
		stack: (0, references/* stackPlace */.i7)(ref),
		commits: [['Head commit', record.prSha?.slice(0, 12)]],
		facts: [['State', record.state]],
	};
}
async function reportFailed(context, wait, before, error) {
	const ending = (0, failure/* endFailed */.R)(error, headlineOfFailure(wait, before, error));
	const { why = [], remedy } = ending;
	const report = { status: 'bad', headline: ending.headline, why, remedy };
	await (0, within/* withinBudget */.xV)(context, wait.extras, (limited) => (0, pull_request_report/* publishReport */.S3)(limited, wait.inputs, wait.ref, report));
	return { outcome: error.kind, summary: (0, pull_request_report/* reportSummary */.hm)(report), failure: error };
}
function headlineOfFailure({ ref, record }, before, { kind }) {
	const [name, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`];
	if ((0, pull_request_record/* isQueued */.MX)(before))
		return `${name} was in ${queue} already, and the step failed after that`;
	if (record !== undefined)
		return `${name} was submitted to ${queue}, and the step failed after that`;
	if (kind === 'unknown-outcome')
		return `Couldn't confirm the submission of ${name} to ${queue}`;
	return `${name} was not submitted to ${queue}`;
}
var clients = __webpack_require__(9667);
var operation = __webpack_require__(8244);





const submit_operation = (0, operation/* defineOperation */.h)({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: resolve/* unresolvedPullRequestTarget */.tt,
	inputs: inputs/* submitInputs */.K_,
	onlyWith: {
		timeoutMinutes: 'wait',
		pollIntervalSeconds: 'wait',
		onTimeout: 'wait',
		notReadyTimeoutMinutes: 'wait',
		resubmit: 'wait',
	},
	outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...inputs/* WAIT_OUTPUTS */.lY],
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		'skipped-label',
		'skipped-approval',
		...inputs/* WAIT_OUTCOMES */.Oy,
	],
	checks: {
		requireLabel: ({ requireLabel }, scope) => requireLabel !== undefined &&
			!scope.hasGitHubToken &&
			`needs \`github-token\`, which ${(0, clients/* gitHubTokenProblem */.wM)(scope)}: only GitHub knows the labels`,
		requireApproval: ({ requireApproval }, scope) => requireApproval &&
			!scope.hasGitHubToken &&
			`needs \`github-token\`, which ${(0, clients/* gitHubTokenProblem */.wM)(scope)}: only GitHub knows the reviews`,
	},
	run: submit_submit,
});

/***/ }),

/***/ 6331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1499);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8261);
var _pull_request_wait_for_merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8304);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);




const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .defineOperation */ .h)({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .unresolvedPullRequestTarget */ .tt,
	inputs: _pull_request_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .waitInputs */ .FG,
	outputs: ['queue-state', 'queue-position', 'queue-depth', 'priority', ..._pull_request_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .WAIT_OUTPUTS */ .lY],
	outcomes: _pull_request_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .WAIT_OUTCOMES */ .Oy,
	run: _pull_request_wait_for_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .waitForMerge */ .nJ,
});

/***/ }),

/***/ 4293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  GP: () => (endUnprovedResubmission),
  TA: () => (endUndecided),
  jw: () => (leaveQueue),
  lG: () => (endSeen),
  nN: () => (endAborted),
  nw: () => (askForMerge),
  p5: () => (endLeft)
});
var _service_remedies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1428);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5831);
var _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6212);
var _step_within_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2786);
var _failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7454);
var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9664);
var _head_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1740);
var _on_github_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8511);
var _reasons_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5005);
var _record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6583);
var _wait_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9875);
var _writes_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6994);
















const WAS_CANCELLED = 'the pull request was cancelled';
const CANCELLED = '🚫';
const ON_HOLD = '⏸';
const QUEUE = 'the merge queue';
async function endSeen(context, wait, end) {
	if (end === 'merged')
		return endMerged(context, wait);
	if (end === 'head-moved')
		return endMovedHead(context, wait);
	if (await askForMerge(context, wait))
		return endMerged(context, wait, true);
	return endLeft(context, wait, end);
}
async function endUndecided(context, wait, polled) {
	const failure = polled.type === 'failed' ? polled.error : polled.failure;
	if (!(await askForMerge(context, wait)))
		return polled.type === 'failed'
			? endUnanswered(wait.ref, polled.error)
			: endTimedOut(context, wait, failure, polled.answered);
	if (failure !== undefined) {
		const { request, problem } = failure.explanation;
		const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestName */ .Ib)(wait.ref);
		context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`);
	}
	return endMerged(context, wait, true);
}
async function askForMerge(context, wait) {
	const asked = (0, _step_within_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .ux)(context, wait.leftMs('gitHub'), (limited) => (0, _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_5__/* .readFromGitHub */ .AQ)(limited, wait.ref));
	wait.gitHub = (await asked) ?? wait.gitHub;
	return (0, _on_github_js__WEBPACK_IMPORTED_MODULE_10__/* .isMergedOnGitHub */ .$Y)(wait.gitHub, wait.ref);
}
async function endMerged(context, wait, isOutsideQueue = false) {
	const { ref, record, looks } = wait;
	wait.extendEnd();
	const shown = (0, _on_github_js__WEBPACK_IMPORTED_MODULE_10__/* .isMergedOnGitHub */ .$Y)(wait.gitHub, ref) ? wait.gitHub : undefined;
	const ms = Math.min(_wait_js__WEBPACK_IMPORTED_MODULE_13__/* .MERGE_LOOKUP_MS */ .Xy, wait.leftMs('lookup'));
	const gitHub = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .ux)(context, ms, (limited) => (0, _on_github_js__WEBPACK_IMPORTED_MODULE_10__/* .findMergeCommit */ .fu)(limited, ref, shown));
	wait.gitHub = gitHub ?? wait.gitHub;
	if (!isOutsideQueue && record?.prBaseBranch === undefined && (0, _on_github_js__WEBPACK_IMPORTED_MODULE_10__/* .isClosedWithoutMerge */ .Fw)(gitHub, ref))
		return {
			outcome: 'removed',
			passes: false,
			headline: `#${ref.number} left ${QUEUE}`,
			why: [
				gitHub?.merged
					? `The service calls it merged, but on GitHub it was merged into ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inBackticks */ .Zw)(gitHub.baseBranch)}, not into ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inBackticks */ .Zw)(ref.targetBranch)}`
					: 'The service calls it merged, but on GitHub it is closed without a merge',
			],
			remedy: 'Look at the pull request on GitHub before you submit it again.',
		};
	const error = (0, _head_js__WEBPACK_IMPORTED_MODULE_9__/* .otherHeadMerged */ .ll)(ref, looks.submission, record, gitHub);
	if (error !== undefined)
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_7__/* .endFailed */ .R)(error);
	const waited = wait.elapsedMs / 1000;
	const last = record?.state === undefined ? '' : `, where it was last ${record.state}`;
	return {
		outcome: 'merged',
		passes: true,
		headline: isOutsideQueue
			? `#${ref.number} was merged on GitHub, outside ${QUEUE}${last}`
			: `#${ref.number} merged into ${ref.targetBranch}${waited < 1 ? '' : ` after ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_15__/* .duration */ .p)(waited)}`}`,
	};
}
async function endMovedHead(context, wait) {
	const { ref, record, looks } = wait;
	const exit = await leaveQueueInTime(context, wait);
	return (0, _failure_js__WEBPACK_IMPORTED_MODULE_7__/* .endFailed */ .R)((0, _head_js__WEBPACK_IMPORTED_MODULE_9__/* .movedHead */ .QQ)(ref, (0, _record_js__WEBPACK_IMPORTED_MODULE_12__/* .wantedHead */ .Av)(looks.submission) ?? '', record?.prSha, exit));
}
function endUnanswered({ number }, error) {
	const title = _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ERROR_TITLES */ .N4[error.kind];
	const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
	return (0, _failure_js__WEBPACK_IMPORTED_MODULE_7__/* .endFailed */ .R)(error, `Stopped waiting for #${number}: ${because}`);
}
async function endLeft(context, wait, end, notes = []) {
	const found = await explainEnd(context, wait);
	if (found.isMergedOnGitHub)
		return endMerged(context, wait, true);
	const { inputs, ref } = wait;
	const name = `#${ref.number}`;
	const { reasons, failing } = found;
	const shown = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .worthReading */ .HT)(reasons);
	const left = { outcome: end, passes: false, reasons, failing };
	const unexplained = shown.length === 0 ? UNEXPLAINED[end] : undefined;
	const why = unexplained === undefined ? notes : [unexplained, ...notes];
	const withRemedy = (headline, otherwise, mark) => {
		const remedy = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .firstRemedy */ .fr)(shown) ?? otherwise;
		return { ...left, mark, headline, why, remedy };
	};
	switch (end) {
		case 'failed':
			return withRemedy(`${name} failed in ${QUEUE}`, 'Fix the failing checks, push, then submit it again.');
		case 'cancelled':
			return {
				...withRemedy(`${name} was cancelled in ${QUEUE}`, 'Find out what took it out of the queue, then submit it again.', CANCELLED),
				whyLabelStays: WAS_CANCELLED,
			};
		case 'removed':
			return withRemedy(`${name} left ${QUEUE}${wait.record?.state === 'MERGED' ? '' : ' without a final state'}`, 'Check the pull request and the queue, then submit it again.');
		case 'not-submitted':
			return withRemedy(`${name} isn't in ${QUEUE}`, _service_remedies_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBMIT_FIRST */ .kF);
		case 'not-ready': {
			const limit = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_15__/* .duration */ .p)((inputs.notReadyTimeoutMinutes ?? 0) * 60);
			const missing = shown.length === 0 ? '' : `: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .td)(shown.length, 'thing')} missing`;
			return withRemedy(`${name} wasn't ready within ${limit}${missing}`, 'Look at the pull request and its checks, and add what is missing.', ON_HOLD);
		}
	}
}
const UNEXPLAINED = {
	failed: 'The service gives no reason. See the checks of the test branch',
	'not-ready': 'The service does not list what is missing. Its own checks may have failed',
};
async function endTimedOut(context, wait, failure, answered) {
	const { inputs } = wait;
	const exit = inputs.onTimeout === 'cancel' ? await leaveQueueInTime(context, wait) : undefined;
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_12__/* .isMerged */ .TL)(wait.record, wait.ref))
		return endMerged(context, wait);
	if (exit?.takenOut)
		return endTakenOut(context, wait);
	const name = `#${wait.ref.number}`;
	const timedOut = `Timed out after ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_15__/* .duration */ .p)(wait.elapsedMs / 1000)};`;
	const exits = exit === undefined ? [] : [exit.sentence];
	if (failure !== undefined && !answered)
		return {
			outcome: 'timed-out',
			passes: false,
			mark: ON_HOLD,
			headline: `${timedOut} the state of ${name} is not known`,
			why: [`The service did not answer: ${failure.explanation.problem}`, ...exits],
			remedy: 'Check that the service is up and that `api-url` is its address, then run the step again.',
		};
	const found = await explainEnd(context, wait);
	if (found.isMergedOnGitHub)
		return endMerged(context, wait, true);
	const { reasons } = found;
	const state = wait.record?.state;
	const isStale = failure !== undefined && exit?.record === undefined;
	const verb = isStale ? 'was last' : (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(state) ? 'is' : 'is still';
	const notes = failure === undefined ? [] : [`The last reading failed: ${failure.explanation.problem}`];
	return {
		outcome: 'timed-out',
		passes: inputs.onTimeout === 'pass',
		mark: ON_HOLD,
		headline: `${timedOut} ${name} ${state === undefined ? 'is not known to the service' : `${verb} ${state}`}`,
		reasons,
		failing: found.failing,
		why: [...notes, ...exits],
		remedy: (0, _reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .firstRemedy */ .fr)((0, _reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .worthReading */ .HT)(reasons)) ??
			'Raise `timeout-minutes`, or find out what holds up the queue.',
	};
}
async function endTakenOut(context, wait) {
	const waited = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_15__/* .duration */ .p)(wait.elapsedMs / 1000);
	const found = await explainEnd(context, wait);
	if (found.isMergedOnGitHub)
		return endMerged(context, wait, true);
	const reasons = found.reasons.filter(({ isCauseOfState }) => !isCauseOfState);
	return {
		outcome: 'timed-out',
		passes: false,
		mark: ON_HOLD,
		headline: `Timed out after ${waited}; #${wait.ref.number} was taken out of the queue`,
		reasons,
		failing: found.failing,
		remedy: (0, _reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .firstRemedy */ .fr)((0, _reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .worthReading */ .HT)(reasons)) ?? 'Find out what held it up, then submit it again.',
	};
}
async function endUnprovedResubmission(context, wait, error) {
	const isRefused = error.status !== undefined && error.status < 500;
	if (isRefused) {
		wait.isUnproved = false;
		context.setOutputs({ submitted: false });
	}
	const leaves = !isRefused && wait.deadline.passed && wait.inputs.onTimeout === 'cancel';
	const exit = leaves ? await leaveQueueInTime(context, wait) : undefined;
	if (exit?.takenOut)
		return endTakenOut(context, wait);
	const exits = exit === undefined ? [] : [exit.sentence];
	const { problem } = error.explanation;
	if (!error.mayHaveApplied)
		return endLeft(context, wait, 'failed', [
			`It could not be submitted again: ${problem}`,
			...exits,
		]);
	const headline = `Couldn't confirm that #${wait.ref.number} was submitted again`;
	return (0, _failure_js__WEBPACK_IMPORTED_MODULE_7__/* .endFailed */ .R)(error, headline, exits);
}
function endAborted(wait, exit) {
	const { ref, record, gitHub, queue, isUnproved } = wait;
	const name = `#${ref.number}`;
	const found = record === undefined ? undefined : (0, _findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findingsOf */ .WX)({ ref, record, gitHub }, queue?.state);
	const ended = {
		outcome: 'aborted',
		passes: false,
		mark: CANCELLED,
		failing: found?.failing ?? [],
		reasons: (found?.reasons ?? []).map(({ remedy: _, ...reason }) => reason),
	};
	if (exit?.takenOut)
		return {
			...ended,
			headline: `The run was cancelled, and ${name} was taken out of the queue`,
			remedy: 'Submit it again when it should be merged.',
		};
	const sentence = exit === undefined ? isUnproved && _writes_js__WEBPACK_IMPORTED_MODULE_14__/* .MAY_ARRIVE */ .Ed : exit.sentence;
	const isOver = (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(record?.state) && sentence !== _writes_js__WEBPACK_IMPORTED_MODULE_14__/* .MAY_ARRIVE */ .Ed;
	return {
		...ended,
		whyLabelStays: WAS_CANCELLED,
		headline: record === undefined
			? `The run was cancelled; no record of ${name} was seen`
			: `The run was cancelled while ${name} was ${record.state ?? 'not known to the service'}`,
		why: sentence ? [sentence] : [],
		remedy: isOver
			? 'There is nothing more to wait for.'
			: 'The pull request may still be merged; cancel it in the queue if it must not be.',
	};
}
function explainEnd(context, wait) {
	const ask = (limited) => (0, _findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findReasons */ .Rp)(limited, wait.ref, wait);
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_6__/* .withinBudget */ .xV)(context, wait.extras, ask, wait.leftMs('reasons'));
}
const leaveQueueInTime = (context, wait) => (0, _step_within_js__WEBPACK_IMPORTED_MODULE_6__/* .within */ .ux)(context, wait.leftMs('exit'), (limited) => leaveQueue(limited, wait));
async function leaveQueue(context, wait) {
	const { ref, looks } = wait;
	if (!wait.mayTakeOut)
		return { takenOut: false, sentence: NOT_OURS };
	wait.removalStarted = true;
	const exit = wait.isUnproved
		? await (0, _writes_js__WEBPACK_IMPORTED_MODULE_14__/* .keepOut */ .Ah)(context, ref, looks.submission.before)
		: await (0, _writes_js__WEBPACK_IMPORTED_MODULE_14__/* .takeOut */ .gu)(context, ref);
	if (exit.record !== undefined)
		wait.takeRecord(exit.record);
	if (exit.sentence === _writes_js__WEBPACK_IMPORTED_MODULE_14__/* .MAY_ARRIVE */ .Ed && !(0, _record_js__WEBPACK_IMPORTED_MODULE_12__/* .isQueued */ .MX)(exit.record))
		context.setOutputs({ submitted: undefined });
	return exit;
}
const NOT_OURS = 'It was in the queue before this step, so it was left there';

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

/***/ }),

/***/ 9590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  EI: () => (reportOf),
  UB: () => (reportEnding),
  vw: () => (publishEnding)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);
var _step_github_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4263);
var _step_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2786);
var _on_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);
var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5005);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6583);
var _report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2484);








async function reportEnding(context, wait, ending) {
	const { ref, polls, resubmissions } = wait;
	const { outcome, reasons = [], failing = [] } = ending;
	const report = reportOf(context, wait, ending);
	await publishEnding(context, wait, ending, report);
	const timeline = report.timeline ?? [];
	const listed = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonsOutput */ .Pk)(reasons);
	const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestName */ .Ib)(ref)}`;
	return {
		outcome,
		outputs: {
			merged: outcome === 'merged',
			'merge-commit-sha': (0, _on_github_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeCommitOf */ .xz)(wait.gitHub, ref),
			'duration-seconds': Math.round(wait.elapsedMs / 1000),
			polls,
			timeline,
			'failing-checks': failing,
			reasons: listed,
			resubmissions,
		},
		details: {
			timeline,
			failingChecks: failing,
			reasons: listed,
			pullRequest: wait.record,
		},
		summary: (0, _report_js__WEBPACK_IMPORTED_MODULE_7__/* .reportSummary */ .hm)(report),
		failure: ending.passes ? undefined : (ending.error ?? (0, _report_js__WEBPACK_IMPORTED_MODULE_7__/* .reportFailure */ .xV)(request, report)),
	};
}
async function publishEnding(context, wait, ending, report, comment = wait.inputs.comment) {
	const { extras, ref, inputs } = wait;
	const { slackPayloadFile } = inputs;
	const publish = (limited) => Promise.all([
		dropLabel(limited, wait, ending),
		(0, _report_js__WEBPACK_IMPORTED_MODULE_7__/* .publishReport */ .S3)(limited, { comment, slackPayloadFile }, ref, report, ending.outcome),
	]);
	await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_3__/* .withinBudget */ .xV)(context, extras, publish, wait.leftMs('report'));
	if (context.signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
		throw context.signal.reason;
}
function reportOf({ clock }, { ref, record, looks, gitHub, resubmissions, pullRequest }, { outcome, passes, mark, headline, reasons = [], why = [], remedy }) {
	return {
		status: !passes ? 'bad' : outcome === 'merged' ? 'good' : 'neutral',
		mark,
		headline,
		reasons: (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .worthReading */ .HT)(reasons),
		why,
		timeline: (0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .timelineOf */ .hf)(looks, clock.now()),
		stack: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .stackPlace */ .i7)(ref),
		commits: [
			['Head commit', record?.prSha?.slice(0, 12)],
			['Merge commit', (0, _on_github_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeCommitOf */ .xz)(gitHub, ref)?.slice(0, 12)],
		],
		facts: [['Submitted again', resubmissions || undefined]],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: gitHub?.url,
		subject: (0, _report_js__WEBPACK_IMPORTED_MODULE_7__/* .subjectOf */ .et)(record),
		failedHead: FAILURES.includes(outcome)
			? (record?.prSha ?? gitHub?.headSha ?? pullRequest.headSha)
			: undefined,
	};
}
const FAILURES = ['failed', 'cancelled', 'removed'];
const SUBMITTED = ['submitted', 'already-queued', 'merged'];
async function dropLabel(context, { inputs, ref, record }, { outcome, whyLabelStays }) {
	const { removeLabel: label } = inputs;
	if (label === undefined)
		return;
	const staysQueued = (0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(record) && !SUBMITTED.includes(outcome);
	const why = staysQueued ? 'the pull request is still in the queue' : whyLabelStays;
	if (why === undefined)
		await (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeLabel */ .tA)(context, ref, label);
	else
		context.log.info(`Label ${label} stays, because ${why}`);
}

/***/ }),

/***/ 8304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Eu: () => (untilAborted),
  nJ: () => (waitForMerge),
  so: () => (awaitEnd)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9051);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7568);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _step_poll_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9496);
var _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6212);
var _step_within_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2786);
var _ending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4293);
var _findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9664);
var _github_questions_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1281);
var _on_github_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8511);
var _reasons_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5005);
var _record_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6583);
var _report_ending_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9590);
var _resolve_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8261);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4459);
var _wait_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9875);
var _writes_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6994);




















async function waitForMerge(inputs, context, location) {
	const deadline = (0, _wait_js__WEBPACK_IMPORTED_MODULE_17__/* .deadlineOf */ .G0)(context.clock, inputs);
	const pullRequest = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, deadline.remainingMs, (limited) => (0, _resolve_js__WEBPACK_IMPORTED_MODULE_15__/* .resolvePullRequest */ .DJ)(location, limited));
	const wait = new _wait_js__WEBPACK_IMPORTED_MODULE_17__/* .Wait */ .sn(context, inputs, pullRequest, { mayTakeOut: true });
	wait.deadline = deadline;
	const waiting = awaitEnd(context, wait);
	return untilAborted(context, wait, waiting.then((ending) => (0, _report_ending_js__WEBPACK_IMPORTED_MODULE_14__/* .reportEnding */ .UB)(context, wait, ending)));
}
async function awaitEnd(context, wait) {
	const { inputs, ref } = wait;
	const limit = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_19__/* .duration */ .p)(inputs.timeoutMinutes * 60);
	context.log.info(`Waiting up to ${limit} for ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestName */ .Ib)(ref)} to be merged`);
	for (;;) {
		wait.resume();
		const polled = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, wait.leftMs('reading'), (limited) => pollRecord(limited, wait));
		wait.noteOver();
		if (polled.type !== 'ended')
			return (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .endUndecided */ .TA)(context, wait, polled);
		const mayRetry = polled.end === 'failed' && wait.resubmissions < inputs.resubmit;
		if (!mayRetry || wait.deadline.passed || context.dryRun)
			return (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .endSeen */ .lG)(context, wait, polled.end);
		const ending = await submitAgain(context, wait);
		if (ending !== undefined)
			return ending;
	}
}
const ASIDE_MS = 4000;
function pollRecord(context, wait) {
	return (0, _step_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .poll */ .wt)(context, wait.deadline, {
		read: () => look(context, wait),
		take: async (reading) => {
			const { length } = wait.looks.states;
			const end = reading.type === 'answer' ? wait.takeLook(reading.value) : undefined;
			const isNewState = wait.looks.states.length > length;
			await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, ASIDE_MS, (limited) => logLook(limited, wait, isNewState));
			return end;
		},
		paceMs: (at) => nextLookMs(wait.looks, at, wait.inputs, context.random()),
	});
}
async function look(context, wait) {
	const { ref } = wait;
	wait.polls++;
	const record = await context.service.findPullRequest(ref, { attempts: 1 });
	await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, ASIDE_MS, (limited) => noticeStack(limited, ref, record));
	if (!(0, _record_js__WEBPACK_IMPORTED_MODULE_13__/* .showsOtherHead */ .$c)(wait.looks, record))
		return { record };
	const gitHub = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, ASIDE_MS, (limited) => (0, _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_6__/* .readFromGitHub */ .AQ)(limited, ref));
	return { record, headOnGitHub: gitHub?.headSha };
}
async function noticeStack(context, ref, record) {
	const { stack, targetBranch, number } = ref;
	const { github, log } = context;
	const base = record?.prBaseBranch ?? targetBranch;
	if (!(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsToTarget */ .cf)(base, ref) && !stack.askedAbout?.has(base)) {
		stack.askedAbout = new Set(stack.askedAbout).add(base);
		await (0, _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_6__/* .readFromGitHub */ .AQ)(context, ref);
		context.setOutputs((0, _on_github_js__WEBPACK_IMPORTED_MODULE_11__/* .stackOutputs */ .XC)(ref));
	}
	const { position = Number.POSITIVE_INFINITY } = stack.seen ?? { position: 1 };
	if (position <= 2 || stack.areMembersRead || !github.available)
		return;
	stack.areMembersRead = true;
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, github.noteMembersBelow(number), (why) => log.debug(`The members of the stack below #${number} could not be read: ${why}`));
}
const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
async function logLook(context, wait, isNewState) {
	const { record } = wait;
	if (isNewState) {
		logState(context, wait);
		if (record?.state === 'TESTING')
			await rememberRuns(context, wait);
	}
	const isDue = context.clock.monotonic() - wait.queueReadAt >= QUEUE_EVERY_MS;
	if (isDue && (0, _record_js__WEBPACK_IMPORTED_MODULE_13__/* .isIdle */ .xB)(record))
		await readQueue(context, wait);
	if (context.clock.monotonic() - wait.loggedAt >= HEARTBEAT_MS)
		await logHeartbeat(context, wait);
}
function logState(context, wait) {
	const { ref, record } = wait;
	const why = record?.state === 'NOT_READY' ? (0, _reasons_js__WEBPACK_IMPORTED_MODULE_12__/* .reasonsOf */ .zM)({ ref, record }) : [];
	log(context, wait, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
}
async function readQueue(context, wait) {
	const now = context.clock.monotonic();
	const { queue, warning } = await (0, _record_js__WEBPACK_IMPORTED_MODULE_13__/* .lookUpQueue */ .Uy)(context, wait.ref);
	wait.queueReadAt = now;
	if (queue === undefined)
		return context.log.debug(`${warning}`);
	if (warning !== undefined && queue.state !== wait.queue?.state)
		context.log.warning(`${warning}. Still waiting.`);
	wait.takeQueue(queue);
}
async function logHeartbeat(context, wait) {
	const { ref, record, queue, seenRuns, logged, deadline, elapsedMs } = wait;
	const found = record?.state === 'NOT_READY'
		? await (0, _findings_js__WEBPACK_IMPORTED_MODULE_9__/* .findReasons */ .Rp)(context, ref, { record, queue, seenRuns, logged })
		: undefined;
	const place = (0, _record_js__WEBPACK_IMPORTED_MODULE_13__/* .isIdle */ .xB)(record) && queue && (0, _record_js__WEBPACK_IMPORTED_MODULE_13__/* .placeIn */ .VV)(queue, ref);
	const now = [
		record === undefined ? 'Still no record of it' : `Still ${record.state}`,
		...(place ? [place] : []),
		`${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_19__/* .duration */ .p)(elapsedMs / 1000)} of ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_19__/* .duration */ .p)((elapsedMs + deadline.remainingMs) / 1000)}`,
	].join(', ');
	const reason = found?.reasons[0]?.text;
	log(context, wait, reason === undefined ? now : `${now}. ${reason}`);
}
function log({ clock, log }, wait, line) {
	wait.loggedAt = clock.monotonic();
	log.info(line);
}
async function rememberRuns(context, { ref, seenRuns }) {
	const { github, log } = context;
	const { number } = ref;
	if (!github.available)
		return;
	const prefix = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_16__/* .testBranchPrefix */ .XV)(number);
	const listed = github.commits().then((commits) => commits.branches(prefix));
	const branches = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, listed, (why) => log.debug(`The test branches could not be listed: ${why}`));
	for (const { branch } of branches ?? []) {
		const found = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_16__/* .parseTestBranch */ .cH)(branch, _test_branch_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_PATTERN */ .Do);
		if (found?.number === number)
			seenRuns.add(found.id);
	}
}
const IDLE = [0.2, 5, 60];
const ENDING = [0.1, 3, 15];
const PACES = {
	TESTING: [0.1, 10, 30],
	TESTS_PASSED: ENDING,
	PENDING_FAILURE: ENDING,
};
function pollIntervalMs(state, secondsInState, random) {
	const [share, least, most] = PACES[state ?? ''] ?? IDLE;
	const seconds = Math.min(most, Math.max(least, share * secondsInState));
	return seconds * 1000 * (0.9 + 0.2 * random);
}
function nextLookMs({ state, stateSince, absences, otherHeadSince }, at, { pollIntervalSeconds }, random) {
	const pace = pollIntervalSeconds === undefined
		? pollIntervalMs(state, (at - stateSince) / 1000, random)
		: pollIntervalSeconds * 1000;
	const inDoubt = absences > 0 || otherHeadSince !== undefined;
	return inDoubt ? Math.min(pace, _step_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIRM_MS */ .MD) : pace;
}
async function submitAgain(context, wait) {
	const { ref, record } = wait;
	const { pinnedHead, expectedHead } = wait.looks.submission;
	if (record === undefined || (await (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .askForMerge */ .nw)(context, wait)))
		return (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .endSeen */ .lG)(context, wait, 'failed');
	const notAgain = (why) => (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .endLeft */ .p5)(context, wait, 'failed', [`It was not submitted again, because ${why}`]);
	const shown = await readForResubmission(context, wait);
	if (shown?.isKnown === false)
		return notAgain(`GitHub did not show whether it is still open: ${shown.why}`);
	const facts = shown?.value;
	const head = record.prSha ?? pinnedHead ?? expectedHead ?? facts?.headSha;
	const obstacle = facts && (0, _reasons_js__WEBPACK_IMPORTED_MODULE_12__/* .obstacleOf */ .HD)(facts, ref, head);
	if (obstacle !== undefined)
		return notAgain(obstacle.text);
	return sendAgain(context, wait, record, head);
}
const MAX_QUESTIONS = 3;
const QUESTION_PAUSE_MS = 5000;
async function readForResubmission(context, wait) {
	const { github, clock, signal, log } = context;
	const { ref, logged } = wait;
	for (let asked = 1; github.available; asked++) {
		const { facts, isPermitted } = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, wait.leftMs('gitHub'), async (limited) => {
			const questions = new _github_questions_js__WEBPACK_IMPORTED_MODULE_10__/* .GitHubQuestions */ .L(limited, ref, _test_branch_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_PATTERN */ .Do, logged);
			const facts = await questions.facts();
			return { facts, isPermitted: questions.missingPermissions.size === 0 };
		});
		if (!facts.isKnown && !isPermitted) {
			log.warning(`#${ref.number} is submitted again without GitHub's word that it is still open, because \`github-token\` may not read pull requests. Add \`pull-requests: read\` to the \`permissions\` of the job.`);
			return undefined;
		}
		if (facts.isKnown || asked === MAX_QUESTIONS)
			return facts;
		await clock.sleep(Math.min(QUESTION_PAUSE_MS, wait.leftMs('gitHub')), signal);
	}
	return undefined;
}
async function sendAgain(context, wait, failed, head) {
	const { ref, looks } = wait;
	const { submission } = looks;
	const { options = {}, expectedHead } = submission;
	wait.resume();
	const ms = Math.min(context.service.retryTimeoutMs, wait.leftMs('reading'));
	wait.isUnproved = true;
	wait.mayTakeOut = true;
	wait.beginSubmission({ ...submission, before: failed });
	context.setOutputs({ submitted: undefined });
	try {
		const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .Deadline */ .B2(context.clock, ms);
		const resubmitted = await (0,_writes_js__WEBPACK_IMPORTED_MODULE_18__/* .resubmit */ .OW)(context, ref, failed, options, deadline);
		wait.isUnproved = false;
		const again = resubmitted.sent ? resubmitted.record : undefined;
		if (again !== undefined) {
			wait.resubmissions++;
			wait.takeRecord(again);
		}
		const pinnedHead = (0,_record_js__WEBPACK_IMPORTED_MODULE_13__/* .isOtherHead */ .Lg)(again?.prSha, head) ? head : undefined;
		const next = { before: failed, expectedHead, pinnedHead, options };
		wait.beginSubmission(next, resubmitted.record);
		return undefined;
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
			throw error;
		wait.noteOver();
		return (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .endUnprovedResubmission */ .GP)(context, wait, error);
	}
}
async function untilAborted(context, wait, running) {
	try {
		return await running;
	}
	catch (error) {
		if (!context.signal.aborted)
			throw error;
		return reportAborted(context, wait);
	}
}
async function reportAborted(context, wait) {
	const ms = (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .graceMs */ .Nl)(context.signal) - _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITING_MS */ .Kq - MARGIN_MS;
	const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .Deadline */ .B2(context.clock, ms);
	const exit = wait.removalStarted || wait.inputs.onAbort === 'cancel'
		? await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .afterAbort */ .Lp)(context, ms - LAST_WORDS_MS, (last) => (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .leaveQueue */ .jw)(last, wait))
		: undefined;
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_7__/* .afterAbort */ .Lp)(context, deadline.remainingMs, (last) => (0, _report_ending_js__WEBPACK_IMPORTED_MODULE_14__/* .reportEnding */ .UB)(last, wait, (0, _ending_js__WEBPACK_IMPORTED_MODULE_8__/* .endAborted */ .nN)(wait, exit)));
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;

/***/ }),

/***/ 9875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G0: () => (deadlineOf),
  Xy: () => (MERGE_LOOKUP_MS),
  sn: () => (Wait)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);


const EXTRAS_MS = 30_000;
class Wait {
	inputs;
	ref;
	pullRequest;
	extras = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .SharedTimeBudget */ .g7(EXTRAS_MS);
	seenRuns = new Set();
	logged = new Set();
	deadline;
	gitHub;
	looks;
	queue;
	queueReadAt = Number.NEGATIVE_INFINITY;
	loggedAt;
	polls = 0;
	resubmissions = 0;
	mayTakeOut;
	isUnproved = false;
	removalStarted = false;
	#clock;
	#setOutputs;
	#rules;
	#startedAt;
	#over;
	constructor({ clock, setOutputs }, inputs, pullRequest, { mayTakeOut }) {
		const now = clock.monotonic();
		this.inputs = inputs;
		this.ref = pullRequest.ref;
		this.pullRequest = pullRequest;
		this.deadline = deadlineOf(clock, inputs);
		this.looks = (0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .beginLooks */ .S3)(now);
		this.loggedAt = now;
		this.mayTakeOut = mayTakeOut;
		this.#clock = clock;
		this.#setOutputs = setOutputs;
		this.#rules = rulesOf(inputs, this.ref);
		this.#startedAt = now;
	}
	get record() {
		return this.looks.record;
	}
	beginSubmission(submission, shown) {
		const begun = (0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .beginSubmission */ .SZ)(this.#clock.monotonic(), submission, shown);
		this.looks = { ...this.looks, ...begun };
	}
	takeLook(look) {
		const { next, end } = (0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .reduceLook */ .e4)(this.looks, look, this.#time, this.#rules);
		this.looks = next;
		this.#setOutputs((0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(look.record));
		return end;
	}
	takeRecord(record) {
		this.looks = (0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .noteRecord */ .cF)(this.looks, record, this.#time);
		this.#setOutputs((0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record));
	}
	takeQueue(queue) {
		this.queue = queue;
		this.#setOutputs((0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOutputs */ .WR)(this.ref, queue));
	}
	noteOver() {
		this.#over = this.deadline.passed
			? { since: this.deadline, limits: AFTER_TIMEOUT }
			: { since: new _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .Deadline */ .B2(this.#clock, 0), limits: AFTER_END };
	}
	resume() {
		this.#over = undefined;
	}
	extendEnd() {
		if (this.#over !== undefined)
			this.#over = { ...this.#over, limits: AFTER_END };
	}
	leftMs(part) {
		return this.#over === undefined
			? this.deadline.leftUntil(AFTER_TIMEOUT[part])
			: this.#over.since.leftUntil(this.#over.limits[part]);
	}
	get elapsedMs() {
		return this.#clock.monotonic() - this.#startedAt;
	}
	get #time() {
		return { at: this.#clock.monotonic(), now: this.#clock.now() };
	}
}
const deadlineOf = (clock, { timeoutMinutes }) => new _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .Deadline */ .B2(clock, timeoutMinutes * 60_000);
function rulesOf({ pollIntervalSeconds = 60, notReadyTimeoutMinutes = Infinity }, { targetBranch, stack }) {
	return {
		targetBranch,
		stack,
		graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
		notReadyMs: notReadyTimeoutMinutes * 60_000,
	};
}
const AFTER_TIMEOUT = {
	reading: 4000,
	gitHub: 7000,
	exit: 11_000,
	lookup: 40_000,
	reasons: 12_500,
	report: 14_000,
};
const AFTER_END = {
	...AFTER_TIMEOUT,
	gitHub: 12_000,
	exit: 16_000,
	reasons: 30_000,
	report: 44_000,
};
const MERGE_LOOKUP_MS = 30_000;

/***/ }),

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MD: () => (CONFIRM_MS),
  wt: () => (poll)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3961);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);




const MAX_SILENCE_MS = 600_000;
const MAX_OUTAGE_PACE_MS = 30_000;
const MAX_REQUESTED_PAUSE_MS = 60_000;
const CONFIRM_MS = 5000;
async function poll({ clock, log, signal }, deadline, { read, take, paceMs }) {
	let contact = firstContact(clock.monotonic());
	let requestedBefore = 0;
	for (let polls = 1;; polls++) {
		const isLast = deadline.passed;
		const reading = await attempt(read, signal);
		const at = clock.monotonic();
		if (!signal.aborted) {
			const before = contact;
			contact = reduceContact(before, reading, at);
			if (contact.isOver && reading.type === 'failure')
				return { type: 'failed', error: describeEnd(reading.error, before, polls, at) };
			logOutage(log, before, reading, polls);
		}
		const end = await take(reading, at);
		if (end !== undefined)
			return { type: 'ended', end };
		const error = reading.type === 'failure' ? reading.error : undefined;
		if (isLast || signal.aborted)
			return { type: 'timed-out', failure: error, answered: contact.answered };
		const requested = (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .requestedPauseMs */ .hB)(error?.failure);
		const pace = Math.min(paceMs(clock.monotonic()), error ? MAX_OUTAGE_PACE_MS : Infinity);
		const pause = Math.max(pace, Math.min(requested, MAX_REQUESTED_PAUSE_MS));
		if (requested > 0 && requestedBefore === 0)
			log.info(`The service asks for a pause of ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(requested / 1000)}; polling again in ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(pause / 1000)}`);
		requestedBefore = requested;
		await clock.sleep(Math.min(pause, deadline.remainingMs), signal);
	}
}
async function attempt(read, signal) {
	try {
		return { type: 'answer', value: await read() };
	}
	catch (error) {
		if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RunCancelled */ .zL || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
			throw error;
		return { type: 'failure', error };
	}
}
const firstContact = (at) => ({
	answered: false,
	lastAnswerAt: at,
	refusals: 0,
	failure: undefined,
});
const isMomentary = ({ failure, status }) => status === 401 || status === 403 || failure?.type === 'wrong-shape';
function reduceContact(before, reading, at) {
	if (reading.type === 'answer')
		return { ...firstContact(at), answered: true };
	const { error } = reading;
	const next = { ...before, failure: error };
	if (error.failure !== undefined && (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassing */ .WG)(error.failure))
		return { ...next, isOver: at - before.lastAnswerAt > MAX_SILENCE_MS };
	const refusals = before.refusals + 1;
	const isAskedAgain = before.answered && refusals < 2 && isMomentary(error);
	return { ...next, refusals, isOver: !isAskedAgain };
}
function describeEnd(error, { answered, lastAnswerAt }, polls, at) {
	if (!answered && polls <= 1)
		return error;
	const silent = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)((at - lastAnswerAt) / 1000);
	const since = answered ? 'last answer' : 'start';
	return error.withProblem(`${error.explanation.problem} (poll ${polls}, ${silent} after the ${since})`);
}
function logOutage(log, { failure }, reading, polls) {
	if (reading.type === 'failure' && failure === undefined) {
		const { request, problem } = reading.error.explanation;
		log.info(`${request}: ${problem}; still waiting`);
	}
	if (reading.type === 'answer' && failure !== undefined)
		log.info(`The service answers again (poll ${polls})`);
}

/***/ })

};
