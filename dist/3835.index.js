"use strict";
exports.id = 3835;
exports.ids = [3835];
exports.modules = {

 3835:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const reasons = __webpack_require__(363);
const writes = __webpack_require__(140);
const again = __webpack_require__(3874);
const commits = __webpack_require__(7044);
const end = __webpack_require__(4823);
const resolve = __webpack_require__(8966);
const timeInQueue = __webpack_require__(2739);
const table = __webpack_require__(526);
const index = __webpack_require__(3690);
const main = __webpack_require__(4516);

async function reportSkip(context, deadline, step, { outcome, headline, remedy }) {
	const { inputs, ref, pullRequest, readings } = step;
	const { before: record } = readings.submission;
	const isMerge = outcome === 'already-merged';
	const { expectedHeadSha } = inputs;
	if (isMerge && expectedHeadSha !== undefined) {
		await context.timeBeforeWork.run(deadline, (deadline) => reasons.refuseOtherMerge(context, deadline, pullRequest, record, expectedHeadSha));
	}
	const passes = isMerge || !inputs.wait;
	if (passes)
		context.log.info(headline);
	const whyLabelStays = isMerge ? undefined : 'the pull request was not submitted';
	const end$1 = { outcome, passes, headline, remedy, whyLabelStays };
	const report = again.endReport(context, step, end$1);
	const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment;
	await again.publishEnd(context, step, step.time.beginEnd(deadline), end$1, report, { comment });
	if (!commits.isMerged(record, step.ref))
		step.take({ head: pullRequest.headSha });
	const commit = isMerge && inputs.wait ? await commits.readMergeCommit(context, deadline, ref) : undefined;
	return {
		outcome,
		outputs: isMerge ? { merged: true, 'merge-commit-sha': commit } : {},
		summary: end.reportSummary(report),
		failure: passes ? undefined : end.reportFailure(`Submitting ${pullFiles.pullRequestName(ref)}`, report),
	};
}
async function reportSubmitted(context, deadline, step, submitted) {
	const { outcome, proof, record } = submitted;
	const ending = { outcome: proof === 'merged' ? 'merged' : outcome, passes: true };
	const time = step.time.beginEnd(deadline);
	const droppingLabel = again.dropLabel(context, step, time, ending);
	const [report] = await Promise.all([
		buildSubmittedReport(context, deadline, step, submitted),
		droppingLabel,
	]);
	const end$1 = { ...ending};
	await again.publishEnd(context, step, time, end$1, report, { droppingLabel });
	return {
		outcome,
		outputs: proof === 'merged' ? { merged: true } : {},
		details: { pullRequest: record, queue: step.readings.queue },
		summary: end.reportSummary(report),
	};
}
async function buildSubmittedReport(context, deadline, step, submitted) {
	const { ref, inputs } = step;
	const [lookup, reasons] = await step.time.extrasBudget.run(deadline, (deadline) => Promise.all([
		commits.lookUpQueue(context, deadline, ref),
		explainSubmission(context, deadline, step, submitted.record, inputs.wait),
	]));
	step.take({ queue: lookup.queue });
	return submissionReport(context, step.ref, submitted, lookup, reasons);
}
async function explainSubmission(context, deadline, step, submitted, waits) {
	const { ref } = step;
	const record = { ...submitted, prBaseBranch: undefined };
	const reasons$1 = reasons.reasonsOf({ ref, record });
	if (reasons$1.length === 0 || waits)
		return reasons$1;
	const { readWhyNotMerged } = await __webpack_require__.e( 3589).then(__webpack_require__.t.bind(__webpack_require__, 3589, 19)).then(n => n.whyNotMerged$1);
	const notMerged = await readWhyNotMerged(context, deadline, ref, { record });
	step.take({ head: notMerged.headSha });
	return notMerged.reasons;
}
const MAX_WARNINGS = 5;
function submissionReport({ log }, ref, { outcome, proof, record, ignored }, { queue, warning }, reasons) {
	const headline = submissionHeadline(ref, outcome, proof, queue && commits.queuePositionText(queue, ref));
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const why = [ignored, warning].filter((text) => text !== undefined);
	const missing = reasons.slice(0, MAX_WARNINGS).map(({ text }) => `Not ready: ${text}`);
	for (const warning of [...why, ...missing])
		log.warning(`${pullFiles.pullRequestName(ref)}: ${warning}`);
	return {
		status: 'good',
		headline,
		reasons,
		why,
		stack: pullFiles.stackPlace(ref),
		commits: [['Head commit', record.prSha?.slice(0, 12)]],
		facts: [['State', record.state]],
	};
}
function submissionHeadline({ number, targetBranch }, outcome, proof, place) {
	if (proof === 'merged') {
		const verb = outcome === 'already-merged' ? 'is already' : 'was submitted and';
		return `#${number} ${verb} merged into ${targetBranch}`;
	}
	const verb = outcome === 'submitted' ? 'is' : 'was already';
	const headline = `#${number} ${verb} in the queue of ${targetBranch}`;
	if (place === undefined)
		return headline;
	return `${headline}, ${place}`;
}
async function reportFailed(context, deadline, step, error) {
	const end$1 = end.endFailed(error, headlineOfFailure(step, error));
	const { why = [], remedy } = end$1;
	const report = { status: 'bad', headline: end$1.headline, why, remedy };
	await step.time.extrasBudget.run(deadline, (deadline) => end.publishReport(context, deadline, { ...step.inputs, comments: step.comments }, step.ref, report));
	return { outcome: error.kind, summary: end.reportSummary(report), failure: error };
}
function headlineOfFailure({ ref, record, readings }, { kind }) {
	const name = `#${ref.number}`;
	const queue = `the queue of ${ref.targetBranch}`;
	if (commits.isQueued(readings.submission.before))
		return `${name} was in ${queue} already, and the step failed after that`;
	if (record !== undefined)
		return `${name} was submitted to ${queue}, and the step failed after that`;
	if (kind === 'unknown-outcome')
		return `Couldn't confirm the submission of ${name} to ${queue}`;
	return `${name} was not submitted to ${queue}`;
}

async function skipOfNow(context, deadline, step, first) {
	const { inputs, pullRequest } = step;
	const { priority, noBatch, skipDraft, requireLabel, requireApproval } = inputs;
	let record = first;
	let skip = skipOf(pullRequest, record, skipDraft);
	const waits = inputs.wait && !context.dryRun;
	if (skip === undefined && !waits && !writes.needsSubmission({ priority, noBatch, before: record })) {
		const again = await lookAgain(context, deadline, pullRequest.ref);
		record = again.record;
		skip = skipOf({ ...pullRequest, ...again.gitHub, ref: again.ref }, record, skipDraft);
	}
	step.update({ readings: commits.answered(step.readings, record) });
	if (skip === undefined && requireLabel !== undefined)
		skip = await skipWithoutLabel(context, deadline, pullRequest.ref, requireLabel);
	if (skip === undefined && requireApproval)
		skip = await skipWithoutApproval(context, deadline, pullRequest.ref);
	step.judgeBy({ before: record });
	return skip;
}
const LAG_MS = 3000;
async function lookAgain(context, deadline, ref) {
	const { log, service } = context;
	log.info(`${pullFiles.pullRequestName(ref)} is in the queue already; reading once more in ${LAG_MS / 1000} s`);
	await deadline.sleep(LAG_MS);
	const [record, gitHub] = await Promise.all([
		service.findPullRequest(deadline, ref),
		context.timeBeforeWork.run(deadline, (deadline) => commits.readFromGitHub(context, deadline, ref)),
	]);
	return { record, gitHub, ref: context.stacks.current(ref) };
}
function skipOf(pullRequest, record, skipDraft) {
	const { ref, merged, closed, draft, baseBranch } = pullRequest;
	const name = `#${ref.number}`;
	const alreadyMerged = {
		outcome: 'already-merged',
		headline: `${name} is already merged`,
	};
	if (commits.isMergedOnGitHub(pullRequest, ref))
		return alreadyMerged;
	const isDisproved = merged === true && record?.prBaseBranch === undefined;
	if (commits.isMerged(record, ref) && !isDisproved)
		return alreadyMerged;
	if (merged)
		return skipMergedElsewhere(ref, baseBranch);
	if (record?.state === 'MERGED')
		return skipMergedElsewhere(ref, record.prBaseBranch);
	const gitHub = { closed: closed === true, draft: draft === true && skipDraft };
	const stop = reasons.stopOf('submit', { ref, gitHub }, name);
	const outcome = stop && STOPPED_AS[stop.kind];
	return outcome && { outcome, headline: `${stop.why}: not submitted`, remedy: stop.next };
}
const STOPPED_AS = {
	closed: 'skipped-closed',
	draft: 'skipped-draft',
	'base-changed': undefined,
};
const skipMergedElsewhere = (ref, branch) => ({
	outcome: 'skipped-closed',
	headline: `#${ref.number} is merged into ${branch}, not into ${ref.targetBranch}: not submitted`,
	remedy: reasons.wordRemedy(table.MERGED_ELSEWHERE, ref, undefined),
});
async function skipWithoutLabel(context, deadline, ref, label) {
	if (await commits.hasLabelNow(context, deadline, ref, label))
		return undefined;
	return {
		outcome: 'skipped-label',
		headline: `#${ref.number} does not have the label ${label}: not submitted`,
		remedy: timeInQueue.withHint('Add the label, then submit it again.'),
	};
}
async function skipWithoutApproval(context, deadline, { number }) {
	const remedy = 'Run the step again: only GitHub knows the reviews.';
	const approval = await commits.askBeforeWork(context, deadline, remedy, (deadline) => settledApproval(context, deadline, number));
	if (approval === 'approved')
		return undefined;
	return { outcome: 'skipped-approval', ...NOT_APPROVED[approval](number) };
}
const NOT_APPROVED = {
	'not-reviewed': (number) => ({
		headline: `#${number} is not approved: not submitted`,
		remedy: timeInQueue.withHint('Have it approved by someone who can write, then submit it again.'),
	}),
	'review-required': (number) => ({
		headline: `#${number} lacks a required approval: not submitted`,
		remedy: timeInQueue.withHint('Have it approved, then submit it again.'),
	}),
	'changes-requested': (number) => ({
		headline: `A review requests changes of #${number}: not submitted`,
		remedy: timeInQueue.withHint('Settle what the review requests and have it approved, then submit it again.'),
	}),
};
const APPROVAL_PAUSE_MS = 2000;
async function settledApproval(context, deadline, number) {
	const { github, clock, event } = context;
	const { readApproval } = await __webpack_require__.e( 5515).then(__webpack_require__.t.bind(__webpack_require__, 5515, 23));
	const isFromApproval = pullFiles.isApproval(event, number);
	const until = clock.monotonic() + pullFiles.SETTLE_MS;
	for (;;) {
		const approval = await readApproval(github, deadline, number);
		if (approval === 'approved' || !isFromApproval || clock.monotonic() >= until)
			return approval;
		await deadline.sleep(APPROVAL_PAUSE_MS);
	}
}

const operation = timeInQueue.defineOperation({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: resolve.unresolvedPullRequestTarget,
	inputs: writes.submitInputs,
	onlyWith: {
		timeoutMinutes: 'wait',
		pollIntervalSeconds: 'wait',
		onTimeout: 'wait',
		notReadyTimeoutMinutes: 'wait',
		resubmit: 'wait',
	},
	outputs: writes.WAIT_OUTPUTS,
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		'skipped-label',
		'skipped-approval',
		...writes.WAIT_OUTCOMES,
	],
	checks: {
		requireLabel: ({ requireLabel }, scope) => requireLabel !== undefined && main.neededTokenProblem(scope, 'only GitHub knows the labels'),
		requireApproval: ({ requireApproval }, scope) => requireApproval && main.neededTokenProblem(scope, 'only GitHub knows the reviews'),
	},
	run: (inputs, context, location) => submit(inputs, context, context.deadline, location),
});
async function submit(inputs, context, deadline, location) {
	const { step, first } = await begin(inputs, context, deadline, location);
	try {
		const skip = await look(context, deadline, step, await first);
		if (skip !== undefined)
			return await reportSkip(context, deadline, step, skip);
		const plan = decide(step);
		if (context.dryRun && writes.needsSubmission(plan))
			return writes.planSubmission(context, step.ref, plan);
		const acting = act(context, deadline, step, plan).then((submitted) => report(context, deadline, step, submitted));
		return await again.endAsOnAbortSays(context, deadline, step, acting);
	}
	catch (error) {
		if (!(error instanceof index.ActionError) || error.kind === 'aborted')
			throw error;
		return reportFailed(context, deadline, step, error);
	}
}
async function begin(inputs, context, deadline, location) {
	const number = resolve.numberBeforeGitHub(location, context);
	const comments = number !== undefined && inputs.comment === 'always' && !inputs.wait
		? main.readCommentsAhead(context, deadline, number)
		: undefined;
	const needs = ['head-sha', 'state'];
	const { pullRequest, record } = await resolve.resolveWithRecord(location, context, deadline, needs);
	const step = new again.PullRequestStep(context, deadline, inputs, pullRequest, {
		ownsAll: false,
		comments,
	});
	return { step, first: record };
}
async function look(context, deadline, step, first) {
	const skip = await skipOfNow(context, deadline, step, first);
	const { expectedHeadSha } = step.inputs;
	if (skip !== undefined || expectedHeadSha === undefined)
		return skip;
	const { before } = step.readings.submission;
	await reasons.refuseOtherHead(context, deadline, step.pullRequest, before, expectedHeadSha);
	return undefined;
}
function decide({ inputs, readings }) {
	const { priority, noBatch } = inputs;
	return { priority, noBatch, before: readings.submission.before };
}
async function act(context, deadline, step, plan) {
	const { expectedHeadSha } = step.inputs;
	const submitted = await send(context, deadline, step, plan);
	if (expectedHeadSha === undefined)
		return submitted;
	const leave = (last) => {
		step.takeAnswer(last);
		return again.dequeueIfAllowed(context, deadline, step);
	};
	const record = await reasons.proveHead(context, deadline, step.pullRequest, submitted.record, expectedHeadSha, leave);
	step.takeAnswer(record);
	return { ...submitted, record };
}
async function send(context, deadline, step, plan) {
	const { inputs, pullRequest, ref } = step;
	const { before } = plan;
	const isNew = !commits.isQueued(before);
	step.judgeBy({
		before,
		expectedHead: inputs.expectedHeadSha,
		headBefore: pullRequest.headSha,
		options: plan,
	});
	if (isNew)
		step.update({ sent: again.sending(step.sent) });
	try {
		const submitted = await writes.submitVerified(context, deadline, ref, plan, {
			onRefused: () => step.update({ sent: again.refused(step.sent) }),
		});
		const { record, outcome } = submitted;
		step.update({ sent: again.withProof(step.sent, record, isNew && outcome === 'submitted') });
		step.takeAnswer(record);
		return submitted;
	}
	catch (error) {
		if (pullFiles.hadNoEffect(error))
			step.update({ sent: again.withoutEffect(step.sent) });
		throw error;
	}
}
async function report(context, deadline, step, submitted) {
	if (step.inputs.wait && !context.dryRun)
		return waitAndReport(context, deadline, step, submitted);
	if (submitted.proof !== 'ended')
		return reportSubmitted(context, deadline, step, submitted);
	const { endAfterReading } = await Promise.all([__webpack_require__.e(3589), __webpack_require__.e(3269)]).then(__webpack_require__.t.bind(__webpack_require__, 3269, 19)).then(n => n.endWait);
	const time = step.time.beginEnd(deadline);
	const end = await endAfterReading(context, step, time, commits.endOf(submitted.record));
	return again.reportEnd(context, step, { end, time });
}
async function waitAndReport(context, deadline, step, submitted) {
	const { awaitEnd } = await Promise.all([__webpack_require__.e(3589), __webpack_require__.e(3269), __webpack_require__.e(9206)]).then(__webpack_require__.t.bind(__webpack_require__, 9206, 23));
	const isQueued = submitted.proof === 'queued';
	step.time.restart();
	step.judgeBy(step.readings.submission, submitted.record);
	const [end] = await Promise.all([
		awaitEnd(context, deadline, step, { isQueueRead: isQueued }),
		isQueued && buildSubmittedReport(context, deadline, step, submitted),
	]);
	const result = await again.reportEnd(context, step, end);
	const { queue } = step.readings;
	return { ...result, details: { ...result.details, submission: submitted.outcome, queue } };
}

exports.operation = operation;

 })

};
;