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
var _pull_request_record_js_0 = __webpack_require__(6583);
var _pull_request_report_js_1 = __webpack_require__(2484);
var _pull_request_report_ending_js_2 = __webpack_require__(9590);
var _pull_request_resolve_js_3 = __webpack_require__(8261);
var _pull_request_writes_js_4 = __webpack_require__(6994);
var _service_requests_js_5 = __webpack_require__(9022);
var _shared_references_js_6 = __webpack_require__(2886);
var _step_inputs_js_7 = __webpack_require__(9428);
var _step_operation_js_8 = __webpack_require__(8244);









const operation = (0, _step_operation_js_8/* .defineOperation */ .h9)({
	about: 'Take a pull request out of the queue.',
	target: _pull_request_resolve_js_3/* .pullRequestTarget */ .Sj,
	inputs: { strict: (0, _step_inputs_js_7/* .flag */ .Jt)() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, pullRequest) {
		try {
			return await cancel(inputs, context, pullRequest);
		}
		catch (error) {
			const name = `#${pullRequest.ref.number}`;
			const unproved = `Couldn't confirm that ${name} left the queue`;
			return (0, _pull_request_report_ending_js_2/* .failedResult */ .Nq)(error, `${name} was not taken out of the queue`, unproved);
		}
	},
});
async function cancel(inputs, context, { ref, baseBranch }) {
	const name = (0, _shared_references_js_6/* .pullRequestName */ .Ib)(ref);
	const before = await context.service.findPullRequest(ref);
	context.setOutputs((0, _pull_request_record_js_0/* .recordOutputs */ .QS)(before));
	const queuedBefore = (0, _pull_request_record_js_0/* .isQueued */ .MX)(before);
	if (context.dryRun && queuedBefore)
		return (0, _step_operation_js_8/* .planned */ .lM)(context.log, [(0, _service_requests_js_5/* .cancelPullRequest */ .np)(ref)]);
	const { outcome, record } = context.dryRun
		? { outcome: undefined, record: before }
		: await (0, _pull_request_writes_js_4/* .cancelVerified */ .Fz)(context, ref);
	const merge = (0, _pull_request_record_js_0/* .mergeSentence */ .ki)(record, ref);
	const wasQueued = queuedBefore || (record?.state === 'CANCELLED' && (0, _pull_request_record_js_0/* .isNewer */ .U4)(record, before));
	const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined;
	const headline = takenOut
		? `${name} was taken out of the queue`
		: merge === undefined
			? `${name} ${queuedBefore ? 'had left the queue already' : 'was not in the queue'}`
			: `${merge}, so there was nothing to cancel`;
	context.log.info(headline);
	if ((before ?? record) === undefined && baseBranch !== ref.targetBranch) {
		const { queue, warning } = await (0, _pull_request_record_js_0/* .lookUpQueue */ .Uy)(context, ref);
		if (queue === undefined)
			context.log.warning(`${name}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`);
	}
	const isRed = !takenOut && inputs.strict;
	const report = {
		status: takenOut ? 'good' : isRed ? 'bad' : 'neutral',
		headline,
		why: isRed && merge === undefined ? [(0, _pull_request_record_js_0/* .shownState */ .B5)(record)] : [],
		stack: (0, _shared_references_js_6/* .stackPlace */ .i7)(ref),
		facts: [
			['State before', before?.state],
			['State', record?.state],
		],
		remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
	};
	return {
		outcome: takenOut ? 'cancelled' : 'not-queued',
		outputs: (0, _pull_request_record_js_0/* .recordOutputs */ .QS)(record),
		details: { pullRequest: record },
		summary: (0, _pull_request_report_js_1/* .reportSummary */ .hm)(report),
		failure: isRed ? (0, _pull_request_report_js_1/* .reportFailure */ .xV)(`Cancelling ${name}`, report) : undefined,
	};
}

/***/ }),

/***/ 9774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_record_js_0 = __webpack_require__(6583);
var _pull_request_report_js_1 = __webpack_require__(2484);
var _pull_request_report_ending_js_2 = __webpack_require__(9590);
var _pull_request_resolve_js_3 = __webpack_require__(8261);
var _pull_request_writes_js_4 = __webpack_require__(6994);
var _service_remedies_js_5 = __webpack_require__(1428);
var _service_requests_js_6 = __webpack_require__(9022);
var _shared_references_js_7 = __webpack_require__(2886);
var _shared_text_js_8 = __webpack_require__(5831);
var _step_operation_js_9 = __webpack_require__(8244);










const operation = (0, _step_operation_js_9/* .defineOperation */ .h9)({
	about: 'Run the tests of a queued pull request again.',
	target: _pull_request_resolve_js_3/* .pullRequestTarget */ .Sj,
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
			return (0, _pull_request_report_ending_js_2/* .failedResult */ .Nq)(error, `${(0, _shared_text_js_8/* .capitalize */ .ZH)(tests)} not restarted`, unproved);
		}
	},
});
async function restart(context, ref) {
	const before = await context.service.findPullRequest(ref);
	context.setOutputs({ ...(0, _pull_request_record_js_0/* .recordOutputs */ .QS)(before), 'previous-state': before?.state });
	if (before === undefined || !(0, _pull_request_record_js_0/* .isQueued */ .MX)(before))
		return notQueued(ref, before);
	if (context.dryRun)
		return (0, _step_operation_js_9/* .planned */ .lM)(context.log, [(0, _service_requests_js_6/* .restartTestsOnPullRequest */ .cl)(ref)]);
	const show = (record) => context.setOutputs((0, _pull_request_record_js_0/* .recordOutputs */ .QS)(record));
	const { outcome, record } = await (0, _pull_request_writes_js_4/* .restartVerified */ .CI)(context, ref, before, show);
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
}
function notQueued(ref, record) {
	const merge = (0, _pull_request_record_js_0/* .mergeSentence */ .ki)(record, ref);
	const end = merge ?? `${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)} is not in the queue`;
	const report = {
		status: 'bad',
		headline: `${end}, so there are no tests to restart`,
		why: merge === undefined ? [(0, _pull_request_record_js_0/* .shownState */ .B5)(record)] : [],
		remedy: merge === undefined ? _service_remedies_js_5/* .SUBMIT_FIRST */ .kF : 'There is nothing left to do.',
	};
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: (0, _pull_request_report_js_1/* .reportSummary */ .hm)(report),
		failure: (0, _pull_request_report_js_1/* .reportFailure */ .xV)(`Restarting the tests of ${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)}`, report),
	};
}

/***/ }),

/***/ 3544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (submit_operation)
});

var priority = __webpack_require__(9270);
var resolve = __webpack_require__(8261);
var errors = __webpack_require__(4096);
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var shared_errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var operation = __webpack_require__(8244);
var read_from_github = __webpack_require__(6212);
var within = __webpack_require__(2786);
var pull_request_ending = __webpack_require__(4293);
var findings = __webpack_require__(9664);
var pull_request_head = __webpack_require__(1740);
var on_github = __webpack_require__(8511);
var publish = __webpack_require__(3339);
var pull_request_record = __webpack_require__(6583);
var pull_request_report = __webpack_require__(2484);
var report_ending = __webpack_require__(9590);
var pull_request_view = __webpack_require__(7115);
var pull_request_wait = __webpack_require__(9875);
var wait_for_merge = __webpack_require__(3249);
var writes = __webpack_require__(6994);





















async function submit_submit(inputs, context, location) {
	const known = (0, resolve/* refOf */.H8)(location, context);
	const reading = known && context.service.findPullRequest(known);
	reading?.catch(() => { });
	const pullRequest = await (0, resolve/* resolvePullRequest */.DJ)(location, context, ['head-sha', 'state']);
	const { ref } = pullRequest;
	const wait = (0, pull_request_wait/* beginWait */.db)(context, inputs, pullRequest, false);
	let before;
	try {
		const first = await (reading ?? context.service.findPullRequest(ref));
		const looked = await look(context, inputs, pullRequest, first);
		before = looked.record;
		if (looked.skip)
			return await reportSkip(context, inputs, wait, looked.record, looked.skip);
		const { priority, noBatch, expectedHeadSha: expected } = inputs;
		if (expected !== undefined)
			await (0,pull_request_head/* refuseOtherHead */.dj)(context, pullRequest, before, expected);
		const plan = { priority, noBatch, before };
		if (context.dryRun && (0,writes/* needsSubmission */.Kf)(plan))
			return (0,operation/* planned */.lM)(context.log, [(0,requests/* submitPullRequest */.D6)(ref, plan)]);
		return await untilAborted(context, wait, sendAndReport(context, inputs, wait, plan));
	}
	catch (error) {
		if (!(error instanceof shared_errors/* ActionError */.lZ) || error.kind === 'aborted')
			throw error;
		return reportFailed(context, wait, before, error);
	}
}
async function untilAborted(context, wait, running) {
	try {
		return await running;
	}
	catch (error) {
		if (!context.signal.aborted)
			throw error;
		return (0, wait_for_merge/* reportAborted */.yV)(context, wait);
	}
}
async function look(context, inputs, pullRequest, first) {
	const { priority, noBatch, skipDraft, wait } = inputs;
	let record = first;
	let skip = skipOf(pullRequest, record, skipDraft);
	const waits = wait && !context.dryRun;
	if (skip === undefined && !waits && !(0, writes/* needsSubmission */.Kf)({ priority, noBatch, before: record })) {
		const again = await lookAgain(context, pullRequest.ref);
		record = again.record;
		skip = skipOf({ ...pullRequest, ...again.gitHub }, record, skipDraft);
	}
	context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(record));
	skip ??= await skipOfLabel(context, inputs, pullRequest.ref);
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
	const isElsewhere = merged === true && !(0, on_github/* isMergedOnGitHub */.$Y)(pullRequest, ref);
	const isProved = (0, pull_request_record/* isMerged */.TL)(record, ref) && !(isElsewhere && record?.prBaseBranch === undefined);
	if ((0, on_github/* isMergedOnGitHub */.$Y)(pullRequest, ref) || isProved)
		return { outcome: 'already-merged', headline: `${name} is already merged` };
	const elsewhere = merged ? baseBranch : record?.state === 'MERGED' && record.prBaseBranch;
	if (merged || elsewhere)
		return {
			outcome: 'skipped-closed',
			headline: `${name} is merged into ${elsewhere}, not into ${ref.targetBranch}: not submitted`,
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
async function skipOfLabel(context, { requireLabel: label }, { number }) {
	if (label === undefined)
		return undefined;
	const { labels } = await (0, read_from_github/* askBeforeWork */.I5)(context, 'Run the step again: only GitHub knows the labels.', ({ github }) => github.pullRequest(number));
	if (labels.some((name) => name.toLowerCase() === label.toLowerCase()))
		return undefined;
	return {
		outcome: 'skipped-label',
		headline: `#${number} does not have the label ${label}: not submitted`,
		remedy: 'Add the label, then submit it again.',
	};
}
async function reportSkip(context, inputs, wait, record, { outcome, headline, remedy }) {
	const { ref, event } = wait.view;
	const isMerge = outcome === 'already-merged';
	if (isMerge)
		await (0, within/* withinBudget */.xV)(context, context.timeBeforeWork, (limited) => (0, pull_request_head/* refuseOtherMerge */.hf)(limited, event, record, inputs.expectedHeadSha));
	context.log.info(headline);
	const passes = isMerge || !inputs.wait;
	const keepsLabel = isMerge ? undefined : 'the pull request was not submitted';
	const ending = { outcome, passes, headline, remedy, keepsLabel };
	const report = (0, report_ending/* reportOf */.EI)(context, wait, ending);
	const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment;
	await (0, report_ending/* publishEnding */.vw)(context, wait, ending, report, comment);
	if (!(0, pull_request_record/* isMerged */.TL)(record, ref) && event.headSha !== undefined)
		context.setOutputs({ 'head-sha': event.headSha });
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
async function sendAndReport(context, inputs, wait, plan) {
	const { view } = wait;
	const { expectedHeadSha: expectedHead } = inputs;
	const { headSha: headBefore } = view.event;
	const submission = { before: plan.before, expectedHead, headBefore, options: plan };
	view.looks = { ...view.looks, submission };
	const sent = await send(context, wait, plan);
	const submitted = { ...sent, record: await proveHead(context, wait, sent.record, expectedHead) };
	if (!inputs.wait || context.dryRun) {
		if (submitted.proof !== 'ended')
			return reportSubmitted(context, inputs, wait, submitted);
		(0, pull_request_wait/* noteOver */.Jd)(context, wait);
		const end = await (0, pull_request_ending/* endSeen */.lG)(context, wait, (0, pull_request_view/* endOf */.pJ)(submitted.record));
		return (0, report_ending/* reportEnding */.UB)(context, wait, end);
	}
	wait.deadline = (0, pull_request_wait/* deadlineOf */.G0)(context.clock, inputs);
	const now = context.clock.monotonic();
	view.looks = { ...view.looks, ...(0, pull_request_view/* beginSubmission */.SZ)(now, submission, submitted.record) };
	const waiting = (0, wait_for_merge/* awaitEnd */.so)(context, wait);
	const place = submitted.proof === 'queued' && readPlace(context, inputs, wait, submitted);
	const [ending] = await Promise.all([waiting, place]);
	const waited = await (0, report_ending/* reportEnding */.UB)(context, wait, ending);
	const details = { ...waited.details, submission: submitted.outcome, queue: wait.queue };
	return { ...waited, details };
}
async function send(context, wait, plan) {
	const wasQueued = (0, pull_request_record/* isQueued */.MX)(plan.before);
	wait.isOurs = !wasQueued;
	wait.isUnproved = !wasQueued;
	if (!wasQueued)
		context.setOutputs({ submitted: undefined });
	try {
		const submitted = await (0,writes/* submitVerified */.$N)(context, wait.view.ref, plan);
		wait.isOurs = !wasQueued && submitted.outcome === 'submitted';
		wait.isUnproved = false;
		(0,pull_request_wait/* takeRecord */.vw)(context, wait, submitted.record);
		return submitted;
	}
	catch (error) {
		if (error instanceof errors/* ServiceError */._7 && !error.mayTakeEffect)
			context.setOutputs({ submitted: wasQueued });
		throw error;
	}
}
async function proveHead(context, wait, record, expected) {
	const { ref, event } = wait.view;
	if ((0, pull_request_record/* isMerged */.TL)(record, ref))
		await (0, pull_request_head/* refuseOtherMerge */.hf)(context, event, record, expected);
	if (expected === undefined || (0, schemas/* isEnded */.pl)(record.state))
		return record;
	const head = await (0, pull_request_head/* settledHead */.wb)(context, ref, record, expected);
	if (head.record !== undefined)
		(0, pull_request_wait/* takeRecord */.vw)(context, wait, head.record);
	if ((0, pull_request_record/* isOtherHead */.Lg)(head.sha, expected))
		throw (0, pull_request_head/* movedHead */.QQ)(ref, expected, head.sha, await (0, pull_request_ending/* leave */.qG)(context, wait));
	const shown = { ...(wait.view.looks.record ?? record), prSha: head.sha };
	(0, pull_request_wait/* takeRecord */.vw)(context, wait, shown);
	return shown;
}
async function reportSubmitted(context, inputs, wait, submitted) {
	const report = await readPlace(context, inputs, wait, submitted);
	const { outcome, proof, record } = submitted;
	const { headline } = report;
	const ending = { outcome: proof === 'merged' ? 'merged' : outcome, passes: true, headline };
	await (0, report_ending/* publishEnding */.vw)(context, wait, ending, report);
	return {
		outcome,
		details: { pullRequest: record, queue: wait.queue },
		summary: (0, pull_request_report/* reportSummary */.hm)(report),
	};
}
async function readPlace(context, inputs, wait, submitted) {
	const { ref } = wait.view;
	wait.queueReadAt = context.clock.monotonic();
	const [found, reasons] = await (0, within/* withinBudget */.xV)(context, wait.extras, (limited) => Promise.all([
		(0, pull_request_record/* lookUpQueue */.Uy)(limited, ref),
		explainSubmission(limited, ref, submitted.record, inputs.wait),
	]));
	if (found.queue !== undefined)
		(0, pull_request_wait/* takeQueue */.HR)(context, wait, found.queue);
	return submissionReport(context, ref, submitted, found, reasons);
}
async function explainSubmission(context, ref, submitted, waits) {
	const record = { ...submitted, prBaseBranch: undefined };
	const { reasons } = (0, findings/* findingsOf */.D)({ ref, record });
	if (reasons.length === 0 || waits)
		return reasons;
	return (await (0, findings/* explain */.W)(context, ref, { record })).reasons;
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
	const { ref, looks } = wait.view;
	const [name, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`];
	let headline = `${name} was not submitted to ${queue}`;
	if (error.kind === 'unknown-outcome')
		headline = `Couldn't confirm the submission of ${name} to ${queue}`;
	if (looks.record !== undefined)
		headline = `${name} was submitted to ${queue}, and the step failed after that`;
	if ((0, pull_request_record/* isQueued */.MX)(before))
		headline = `${name} was in ${queue} already, and the step failed after that`;
	const ending = (0, pull_request_ending/* endFailed */.Rz)(error, headline);
	const { why = [], remedy } = ending;
	const report = { status: 'bad', headline: ending.headline, why, remedy };
	await (0, within/* withinBudget */.xV)(context, wait.extras, (limited) => (0, publish/* publishReport */.S3)(limited, wait.inputs, ref, report));
	return { outcome: error.kind, summary: (0, pull_request_report/* reportSummary */.hm)(report), failure: error };
}
var wait_inputs = __webpack_require__(1289);
var inputs = __webpack_require__(9428);






const submit_operation = (0, operation/* defineOperation */.h9)({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: resolve/* optionalPullRequestTarget */.A_,
	inputs: {
		priority: (0, inputs/* optional */.lq)((0, priority/* priorityInput */.H)()),
		noBatch: (0, inputs/* optional */.lq)((0, inputs/* flag */.Jt)()),
		expectedHeadSha: (0, inputs/* optional */.lq)((0, inputs/* commitSha */.mJ)()),
		skipDraft: (0, inputs/* flag */.Jt)(),
		requireLabel: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		removeLabel: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		wait: (0, inputs/* withDefault */.IQ)((0, inputs/* flag */.Jt)(), false),
		...wait_inputs/* waitInputs */.FG,
	},
	onlyWith: {
		timeoutMinutes: 'wait',
		pollIntervalSeconds: 'wait',
		onTimeout: 'wait',
		notReadyTimeoutMinutes: 'wait',
		resubmit: 'wait',
	},
	outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...wait_inputs/* WAIT_OUTPUTS */.lY],
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		'skipped-label',
		...wait_inputs/* WAIT_OUTCOMES */.Oy,
	],
	checks: (check) => [
		check(['requireLabel'], ({ requireLabel }, { hasGitHubToken }) => requireLabel !== undefined &&
			!hasGitHubToken &&
			'Input `require-label` needs `github-token`, which is empty: only GitHub knows the labels'),
	],
	run: submit_submit,
});

/***/ }),

/***/ 6331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _pull_request_resolve_js_0 = __webpack_require__(8261);
var _pull_request_wait_for_merge_js_1 = __webpack_require__(3249);
var _pull_request_wait_inputs_js_2 = __webpack_require__(1289);
var _step_operation_js_3 = __webpack_require__(8244);




const operation = (0, _step_operation_js_3/* .defineOperation */ .h9)({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: _pull_request_resolve_js_0/* .optionalPullRequestTarget */ .A_,
	inputs: _pull_request_wait_inputs_js_2/* .waitInputs */ .FG,
	outputs: ['queue-state', 'queue-position', 'queue-depth', 'priority', ..._pull_request_wait_inputs_js_2/* .WAIT_OUTPUTS */ .lY],
	outcomes: _pull_request_wait_inputs_js_2/* .WAIT_OUTCOMES */ .Oy,
	run: _pull_request_wait_for_merge_js_1/* .waitForMerge */ .nJ,
});

/***/ }),

/***/ 3249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  so: () => (awaitEnd),
  yV: () => (reportAborted),
  nJ: () => (waitForMerge)
});

var errors = __webpack_require__(4096);
var runner = __webpack_require__(9051);
var clock = __webpack_require__(3412);
var duration = __webpack_require__(7568);
var references = __webpack_require__(2886);
var poll = __webpack_require__(9496);
var read_from_github = __webpack_require__(6212);
var within = __webpack_require__(2786);
var pull_request_ending = __webpack_require__(4293);
var github_questions = __webpack_require__(1281);
var on_github = __webpack_require__(8511);
var pull_request_record = __webpack_require__(6583);
var report_ending = __webpack_require__(9590);
var resolve = __webpack_require__(8261);
var test_branch = __webpack_require__(4459);
var pull_request_view = __webpack_require__(7115);
var pull_request_wait = __webpack_require__(9875);
var best_effort = __webpack_require__(3709);
var findings = __webpack_require__(9664);
var reasons = __webpack_require__(3440);







const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
async function logLook(context, wait, isNewState) {
	const { record } = wait.view.looks;
	if (isNewState) {
		logState(context, wait);
		if (record?.state === 'TESTING')
			await rememberRuns(context, wait);
	}
	if ((0, pull_request_record/* isIdle */.xB)(record))
		await readQueue(context, wait);
	if (context.clock.monotonic() - wait.loggedAt >= HEARTBEAT_MS)
		await logHeartbeat(context, wait);
}
function logState(context, wait) {
	const { ref, looks } = wait.view;
	const { record } = looks;
	const why = record?.state === 'NOT_READY' ? (0, reasons/* reasonsOf */.zM)({ ref, record }) : [];
	log(context, wait, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
}
async function readQueue(context, wait) {
	const now = context.clock.monotonic();
	if (now - wait.queueReadAt < QUEUE_EVERY_MS)
		return;
	const { queue, warning } = await (0, pull_request_record/* lookUpQueue */.Uy)(context, wait.view.ref);
	wait.queueReadAt = now;
	if (queue === undefined)
		return context.log.debug(`${warning}`);
	if (warning !== undefined && queue.state !== wait.queue?.state)
		context.log.warning(`${warning}. Still waiting.`);
	(0, pull_request_wait/* takeQueue */.HR)(context, wait, queue);
}
async function logHeartbeat(context, wait) {
	const { deadline, queue, said, seen, view } = wait;
	const { ref, looks } = view;
	const { record } = looks;
	const waited = (0, pull_request_wait/* waitedMs */.h0)(context, wait);
	const found = record?.state === 'NOT_READY'
		? await (0, findings/* explain */.W)(context, ref, { record, queueState: queue?.state, seen, said })
		: undefined;
	const place = (0, pull_request_record/* isIdle */.xB)(record) && queue && (0, pull_request_record/* placeIn */.VV)(queue, ref);
	const now = [
		record === undefined ? 'Still no record of it' : `Still ${record.state}`,
		...(place ? [place] : []),
		`${(0, duration/* duration */.p)(waited / 1000)} of ${(0, duration/* duration */.p)((waited + deadline.remainingMs) / 1000)}`,
	].join(', ');
	const reason = found?.reasons[0]?.text;
	log(context, wait, reason === undefined ? now : `${now}. ${reason}`);
}
function log({ clock, log }, wait, line) {
	wait.loggedAt = clock.monotonic();
	log.info(line);
}
async function rememberRuns(context, { view, seen }) {
	const { github, log } = context;
	const { number } = view.ref;
	if (!github.available)
		return;
	const prefix = (0, test_branch/* testBranchPrefix */.XV)(number);
	const listed = github.commits().then((commits) => commits.branches(prefix));
	const branches = await (0, best_effort/* bestEffort */.z)(context, listed, (why) => log.debug(`The test branches could not be listed: ${why}`));
	for (const { branch } of branches ?? []) {
		const found = (0, test_branch/* parseTestBranch */.cH)(branch, test_branch/* DEFAULT_PATTERN */.Do);
		if (found?.number === number)
			seen.add(found.id);
	}
}
var writes = __webpack_require__(6994);



















async function waitForMerge(inputs, context, location) {
	const deadline = (0, pull_request_wait/* deadlineOf */.G0)(context.clock, inputs);
	const pullRequest = await (0, within/* within */.ux)(context, deadline.remainingMs, (limited) => (0, resolve/* resolvePullRequest */.DJ)(location, limited));
	const wait = (0, pull_request_wait/* beginWait */.db)(context, inputs, pullRequest, true);
	wait.deadline = deadline;
	try {
		return await (0,report_ending/* reportEnding */.UB)(context, wait, await awaitEnd(context, wait));
	}
	catch (error) {
		if (!context.signal.aborted)
			throw error;
		return reportAborted(context, wait);
	}
}
async function awaitEnd(context, wait) {
	const { inputs, view } = wait;
	const limit = (0, duration/* duration */.p)(inputs.timeoutMinutes * 60);
	context.log.info(`Waiting up to ${limit} for ${(0, references/* pullRequestName */.Ib)(view.ref)} to be merged`);
	for (;;) {
		wait.over = undefined;
		const polled = await (0, within/* within */.ux)(context, (0, pull_request_wait/* leftMs */.Ok)(wait, 'reading'), (limited) => pollRecord(limited, wait));
		(0, pull_request_wait/* noteOver */.Jd)(context, wait);
		if (polled.type !== 'ended')
			return (0, pull_request_ending/* endUnseen */.YO)(context, wait, polled);
		const mayRetry = polled.end === 'failed' && wait.resubmissions < inputs.resubmit;
		if (!mayRetry || wait.deadline.passed || context.dryRun)
			return (0, pull_request_ending/* endSeen */.lG)(context, wait, polled.end);
		const ending = await submitAgain(context, wait);
		if (ending !== undefined)
			return ending;
	}
}
const ASIDE_MS = 4000;
function pollRecord(context, wait) {
	const { inputs, view } = wait;
	const rules = rulesOf(wait);
	return (0, poll/* poll */.wt)(context, wait.deadline, {
		read: () => look(context, wait),
		take: async (reading) => {
			const { length } = view.looks.states;
			let end;
			if (reading.type === 'answer') {
				const reduced = (0, pull_request_view/* reduceLook */.e4)(view.looks, reading.value, (0, pull_request_wait/* timeOf */.nR)(context), rules);
				view.looks = reduced.next;
				end = reduced.end;
				context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(reading.value.record));
			}
			const isNewState = view.looks.states.length > length;
			await (0, within/* within */.ux)(context, ASIDE_MS, (limited) => logLook(limited, wait, isNewState));
			return end;
		},
		paceMs: (at) => (0, pull_request_view/* nextLookMs */.V$)(view.looks, at, inputs, context.random()),
	});
}
function rulesOf({ inputs, view }) {
	const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = inputs;
	return {
		targetBranch: view.ref.targetBranch,
		stack: view.ref.stack,
		graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
		notReadyMs: (minutes ?? Infinity) * 60_000,
	};
}
async function look(context, wait) {
	const { view } = wait;
	wait.polls++;
	const record = await context.service.findPullRequest(view.ref, { attempts: 1 });
	await (0, within/* within */.ux)(context, ASIDE_MS, (limited) => (0, on_github/* noticeStack */.BP)(limited, view.ref, record));
	if (record === undefined || !(0, pull_request_record/* isQueued */.MX)(record) || !(0, pull_request_view/* showsOtherHead */.$c)(view.looks, record))
		return { record };
	const gitHub = await (0, within/* within */.ux)(context, ASIDE_MS, (limited) => (0, read_from_github/* readFromGitHub */.AQ)(limited, view.ref));
	return { record, headOnGitHub: gitHub?.headSha };
}
async function submitAgain(context, wait) {
	const { view } = wait;
	const { ref } = view;
	const { record, submission } = view.looks;
	if (record === undefined || (await (0, pull_request_ending/* askForMerge */.nw)(context, wait)))
		return (0, pull_request_ending/* endSeen */.lG)(context, wait, 'failed');
	const shown = await readForResubmission(context, wait);
	if (shown?.isKnown === false)
		return (0, pull_request_ending/* endLeft */.p5)(context, wait, 'failed', [
			`It was not submitted again, because GitHub did not show whether it is still open: ${shown.why}`,
		]);
	const facts = shown?.value;
	const { options = {}, expectedHead } = submission;
	const head = record.prSha ?? submission.pinnedHead ?? expectedHead ?? facts?.headSha;
	const obstacle = facts && (0, on_github/* obstacleOf */.HD)(facts, ref, head);
	if (obstacle !== undefined)
		return (0, pull_request_ending/* endLeft */.p5)(context, wait, 'failed', [`It was not submitted again, because ${obstacle}`]);
	wait.over = undefined;
	const ms = Math.min(context.service.retryTimeoutMs, (0, pull_request_wait/* leftMs */.Ok)(wait, 'reading'));
	wait.isUnproved = true;
	wait.isOurs = true;
	view.looks = { ...view.looks, submission: { ...submission, before: record } };
	context.setOutputs({ submitted: undefined });
	try {
		const deadline = new clock/* Deadline */.B2(context.clock, ms);
		const resubmitted = await (0,writes/* resubmit */.OW)(context, ref, record, options, deadline);
		wait.isUnproved = false;
		const again = resubmitted.sent ? resubmitted.record : undefined;
		if (again !== undefined) {
			wait.resubmissions++;
			(0,pull_request_wait/* takeRecord */.vw)(context, wait, again);
		}
		const pinnedHead = (0,pull_request_record/* isOtherHead */.Lg)(again?.prSha, head) ? head : undefined;
		const next = { before: record, expectedHead, pinnedHead, options };
		const now = context.clock.monotonic();
		view.looks = { ...view.looks, ...(0,pull_request_view/* beginSubmission */.SZ)(now, next, resubmitted.record) };
		return undefined;
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof errors/* ServiceError */._7))
			throw error;
		(0, pull_request_wait/* noteOver */.Jd)(context, wait);
		return (0, pull_request_ending/* endUnprovedResubmission */.GP)(context, wait, error);
	}
}
const MAX_QUESTIONS = 3;
const QUESTION_PAUSE_MS = 5000;
async function readForResubmission(context, wait) {
	const { github, clock, signal } = context;
	const { view, said } = wait;
	for (let asked = 1; github.available; asked++) {
		const { facts, isPermitted } = await (0, within/* within */.ux)(context, (0, pull_request_wait/* leftMs */.Ok)(wait, 'gitHub'), async (limited) => {
			const questions = new github_questions/* GitHubQuestions */.L(limited, view.ref, test_branch/* DEFAULT_PATTERN */.Do, said);
			const facts = await questions.facts();
			return { facts, isPermitted: questions.missingPermissions.size === 0 };
		});
		if (!facts.isKnown && !isPermitted)
			return undefined;
		if (facts.isKnown || asked === MAX_QUESTIONS)
			return facts;
		await clock.sleep(Math.min(QUESTION_PAUSE_MS, (0, pull_request_wait/* leftMs */.Ok)(wait, 'gitHub')), signal);
	}
	return undefined;
}
async function reportAborted(context, wait) {
	const ms = (0, runner/* graceMs */.Nl)(context.signal) - runner/* WRITING_MS */.Kq - MARGIN_MS;
	const deadline = new clock/* Deadline */.B2(context.clock, ms);
	const exit = wait.removalStarted || wait.inputs.onAbort === 'cancel'
		? await (0, within/* afterAbort */.Lp)(context, ms - LAST_WORDS_MS, (last) => (0, pull_request_ending/* leave */.qG)(last, wait))
		: undefined;
	return (0, within/* afterAbort */.Lp)(context, deadline.remainingMs, (last) => (0, report_ending/* reportEnding */.UB)(last, wait, (0, pull_request_ending/* endAborted */.nN)(wait, exit)));
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;

/***/ }),

/***/ 1289:
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

/***/ })

};
