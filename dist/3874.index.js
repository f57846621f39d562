"use strict";
exports.id = 3874;
exports.ids = [3874];
exports.modules = {

 3874:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const writes = __webpack_require__(140);
const pullFiles = __webpack_require__(7404);
const main = __webpack_require__(4516);
const commits = __webpack_require__(7044);
const reasons = __webpack_require__(363);
const end = __webpack_require__(4823);
const table = __webpack_require__(526);

const nothingSent = (ownsAll) => ({
	stage: 'none',
	isLeaving: false,
	resubmissions: 0,
	ownsAll,
});
const sending = (sent) => ({ ...sent, stage: 'sent', exit: undefined });
const refused = (sent) => ({ ...sent, stage: 'refused' });
function withoutEffect(sent) {
	if (sent.stage === 'refused')
		return { ...sent, stage: 'none' };
	return sent.stage === 'sent' ? { ...sent, stage: 'lost' } : sent;
}
function withProof(sent, record, isOurs) {
	const stage = isOurs ? 'proved' : 'none';
	const next = { ...sent, stage, exit: undefined };
	return pullFiles.isEnded(record?.state) && !commits.isQueued(record) ? left(next, writes.LEFT_BEFORE) : next;
}
const resubmitted = (sent, record) => ({
	...withProof(sent, record, true),
	resubmissions: sent.resubmissions + 1,
});
const left = (sent, exit) => ({ ...sent, stage: 'left', exit });
const leaving = (sent) => ({ ...sent, isLeaving: true });
function afterExit(sent, exit) {
	const { lastRead } = exit;
	if (lastRead === undefined || commits.isQueued(lastRead.record))
		return sent;
	return exit.mayArrive ? { ...sent, stage: 'sent' } : left(sent, exit);
}
const mayArrive = ({ stage }) => stage === 'sent' || stage === 'lost';
const mayTakeOut = (sent) => sent.ownsAll || sent.stage === 'proved' || mayArrive(sent);
const isUncertain = ({ stage }) => stage === 'sent' || stage === 'refused';

async function dequeueIfAllowed(context, deadline, step) {
	const { ref, sent, readings } = step;
	if (sent.exit !== undefined)
		return sent.exit;
	if (!mayTakeOut(sent))
		return { takenOut: false, sentence: NOT_OURS };
	step.update({ sent: leaving(sent) });
	const exit = mayArrive(sent)
		? await writes.dequeueUntilProved(context, deadline, ref, readings.submission.before)
		: await writes.dequeue(context, deadline, ref);
	step.update({ sent: afterExit(step.sent, exit) });
	if (exit.lastRead !== undefined)
		step.takeAnswer(exit.lastRead.record);
	return exit;
}
const NOT_OURS = 'This step did not put it into the queue, so it was left there';

async function endAsOnAbortSays(context, deadline, step, running) {
	try {
		return await running;
	}
	catch (error) {
		if (!deadline.isOver)
			throw error;
		const { reportAborted } = await Promise.all([__webpack_require__.e(3589), __webpack_require__.e(3269)]).then(__webpack_require__.t.bind(__webpack_require__, 3269, 19)).then(n => n.cancelledRun);
		return reportAborted(context, deadline, step);
	}
}

async function reportEnd(context, step, { end: end$1, time }) {
	const { ref, readings, sent } = step;
	const { polls } = readings;
	const { outcome, reasons: reasons$1 = [], failing = [] } = end$1;
	const report = endReport(context, step, end$1);
	await publishEnd(context, step, time, end$1, report);
	const timeline = report.timeline ?? [];
	const listed = reasons.reasonsOutput(reasons$1);
	const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${pullFiles.pullRequestName(ref)}`;
	return {
		outcome,
		outputs: {
			merged: outcome === 'merged',
			'merge-commit-sha': commits.mergeCommitOf(readings.pullRequestOnGitHub, ref),
			'duration-seconds': Math.round(step.time.elapsedMs / 1000),
			polls,
			timeline,
			'failing-checks': failing,
			reasons: listed,
			resubmissions: sent.resubmissions,
		},
		details: {
			timeline,
			failingChecks: failing,
			reasons: listed,
			pullRequest: step.record,
		},
		summary: end.reportSummary(report),
		failure: end$1.passes ? undefined : (end$1.error ?? end.reportFailure(request, report)),
	};
}
async function publishEnd(context, step, time, end$1, report, { comment = step.inputs.comment, droppingLabel = dropLabel(context, step, time, end$1), } = {}) {
	const { ref, inputs, comments } = step;
	const { slackPayloadFile } = inputs;
	await step.time.extrasBudget.run(time.of('report'), (deadline) => Promise.all([
		droppingLabel,
		end.publishReport(context, deadline, { comment, slackPayloadFile, comments }, ref, report, end$1.outcome),
	]));
	if (time.root.isCancelled)
		throw time.root.reason;
}
function endReport({ clock }, { ref, record, readings, sent, pullRequest }, { outcome, passes, mark, headline, reasons: reasons$1 = [], why = [], remedy }) {
	const { pullRequestOnGitHub: onGitHub } = readings;
	return {
		status: statusOf(passes, outcome),
		mark,
		headline,
		reasons: reasons.withoutCoveredReasons(reasons$1),
		why,
		timeline: commits.timelineOf(readings, clock.now()),
		stack: pullFiles.stackPlace(ref),
		commits: [
			['Head commit', record?.prSha?.slice(0, 12)],
			['Merge commit', commits.mergeCommitOf(onGitHub, ref)?.slice(0, 12)],
		],
		facts: [['Submitted again', sent.resubmissions || undefined]],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: onGitHub?.url,
		subject: end.subjectOf(record),
		failedHead: FAILED_ENDS.includes(outcome)
			? (record?.prSha ?? onGitHub?.headSha ?? pullRequest.headSha)
			: undefined,
	};
}
function statusOf(passes, outcome) {
	if (!passes)
		return 'bad';
	return outcome === 'merged' ? 'good' : 'neutral';
}
const FAILED_ENDS = ['failed', 'cancelled', 'removed'];
const LABEL_REMOVAL_OUTCOMES = ['submitted', 'already-queued', 'merged'];
async function dropLabel(context, { inputs, ref, record, time: { extrasBudget } }, time, { outcome, whyLabelStays }) {
	const { removeLabel: label } = inputs;
	if (label === undefined)
		return;
	const staysQueued = commits.isQueued(record) && !LABEL_REMOVAL_OUTCOMES.includes(outcome);
	const why = staysQueued ? 'the pull request is still in the queue' : whyLabelStays;
	if (why === undefined)
		await extrasBudget.run(time.of('report'), (deadline) => main.removeLabel(context, deadline, ref, label));
	else
		context.log.info(`Label ${label} stays, because ${why}`);
}

const EXTRAS_MS = 30_000;
const READING_MS = 4000;
class StepTime {
	extrasBudget = new pullFiles.Budget(EXTRAS_MS);
	startedAt;
	#timeoutMs;
	#timeout;
	constructor(deadline, timeoutMinutes) {
		this.startedAt = deadline.clock.monotonic();
		this.#timeoutMs = timeoutMinutes * 60_000;
		this.#timeout = deadline.restarted(this.#timeoutMs);
	}
	get timeout() {
		return this.#timeout;
	}
	get elapsedMs() {
		return this.now.at - this.startedAt;
	}
	get now() {
		const { clock } = this.#timeout;
		return { at: clock.monotonic(), now: clock.now() };
	}
	get readingMs() {
		return this.#timeout.leftUntil(READING_MS);
	}
	restart() {
		this.#timeout = this.#timeout.restarted(this.#timeoutMs);
	}
	beginEnd(root) {
		return new EndDeadlines(root, this.#timeout);
	}
}
const AFTER_TIMEOUT = {
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
class EndDeadlines {
	root;
	#since;
	#limits;
	constructor(root, timeout) {
		this.root = root;
		this.#since = timeout.passed ? timeout : root.restarted(0);
		this.#limits = timeout.passed ? AFTER_TIMEOUT : AFTER_END;
	}
	of(part) {
		return this.root.atMost(this.#since.leftUntil(this.#limits[part]));
	}
	extend() {
		this.#limits = AFTER_END;
	}
}

class PullRequestStep {
	inputs;
	time;
	logged = new Set();
	#pullRequest;
	#stacks;
	#setOutputs;
	#known;
	#comments;
	constructor({ setOutputs, stacks }, deadline, inputs, pullRequest, more) {
		this.inputs = inputs;
		this.#pullRequest = pullRequest;
		this.#stacks = stacks;
		this.time = new StepTime(deadline, inputs.timeoutMinutes);
		this.#setOutputs = setOutputs;
		this.#comments = more.comments;
		this.#known = { sent: nothingSent(more.ownsAll), readings: commits.beginReadings(this.time.startedAt) };
	}
	get ref() {
		return this.#stacks.current(this.#pullRequest.ref);
	}
	get pullRequest() {
		return { ...this.#pullRequest, ref: this.ref };
	}
	get sent() {
		return this.#known.sent;
	}
	get readings() {
		return this.#known.readings;
	}
	get record() {
		return this.readings.record;
	}
	get facts() {
		const { record, queue, pullRequestOnGitHub: gitHub, runs: seenRuns } = this.readings;
		return { record, queue, gitHub, seenRuns, logged: this.logged };
	}
	update(change) {
		this.#known = { ...this.#known, ...change };
		this.#setOutputs(outputsOf(this.ref, this.#known));
	}
	judgeBy(submission, proof) {
		this.update({ readings: commits.judgedBy(this.readings, this.time.now, submission, proof) });
	}
	takeAnswer(record) {
		this.update({ readings: commits.withAnswer(this.readings, record, this.time.now) });
	}
	take(read) {
		const known = Object.entries(read).filter(([, value]) => value !== undefined);
		this.update({ readings: { ...this.readings, ...Object.fromEntries(known) } });
	}
	get comments() {
		return this.#comments;
	}
	readCommentsAhead(context, deadline) {
		this.#comments ??= main.readCommentsAhead(context, deadline, this.ref.number);
	}
}
function outputsOf(ref, { sent, readings }) {
	const { newest, head, queue, stack } = readings;
	const isUnknown = isUncertain(sent) && !commits.isQueued(newest?.record);
	return {
		...(newest && commits.recordOutputs(newest.record)),
		...(isUnknown && { submitted: undefined }),
		...(head !== undefined && { 'head-sha': head }),
		...(queue && commits.queuePositionOutputs(ref, queue)),
		...(stack && commits.stackOutputs({ stack })),
	};
}

function mayTryAgain(facts) {
	const notAgain = notAgainOf(facts);
	return notAgain === undefined ? { may: true } : { may: false, ...notAgain };
}
function notAgainOf(facts) {
	const { ref, act, record, head, onGitHub, reviews, queue, heldBy, triedHeads } = facts;
	const unread = (why) => ({ kind: 'unread', why });
	if (triedHeads !== 'any') {
		if (!triedHeads.isKnown)
			return unread('the comment that counts the retries cannot be read');
		if (head === undefined)
			return unread('its head commit is not known');
		if (triedHeads.value.includes(head.toLowerCase()))
			return { kind: 'tried-before', why: 'this head commit was retried before' };
	}
	if (onGitHub !== 'any' && !onGitHub.isKnown)
		return unread(`GitHub did not show whether it is still open: ${onGitHub.why}`);
	if (queue !== 'any') {
		if (!queue.isKnown)
			return unread('the queue could not be read');
		const { state: queueState } = queue.value;
		const stop = reasons.stopOf('again-if-named', { ref, gitHub: {}, queueState });
		const lastStep = commits.isQueued(record) ? 'restart its tests' : 'submit it again';
		const remedy = { ...table.REASONS['queue-state'], again: true };
		if (stop !== undefined)
			return { ...stop, next: reasons.wordRemedy(remedy, ref, lastStep) };
	}
	if (heldBy !== 'any') {
		if (!heldBy.isKnown)
			return unread(`the holds of the queue could not be read: ${heldBy.why}`);
		if (heldBy.value !== undefined)
			return { kind: 'held', why: heldBy.value };
	}
	const gitHub = onGitHub === 'any' ? {} : onGitHub.value;
	const stop = reasons.stopOf('again', { ref, gitHub, head });
	if (stop !== undefined)
		return stop;
	const isExpected = act === 'restart'
		? record?.state === 'PENDING_FAILURE'
		: record?.state === 'FAILED' && !commits.isQueued(record);
	if (!isExpected)
		return { kind: 'other-state', why: `it is ${record?.state}` };
	if (act === 'restart' || reviews === 'any')
		return undefined;
	const { changeRequests, changesRequested } = gitHub;
	const why = unreadReviews(changeRequests);
	if (why !== undefined)
		return unread(why);
	const [reviewer = changesRequested ? '' : undefined] = commits.ifKnown(changeRequests) ?? [];
	return reasons.stopOf('again-if-named', { ref, gitHub: {}, changesRequestedBy: reviewer });
}
function unreadReviews(changeRequests) {
	if (changeRequests?.isKnown)
		return undefined;
	return `the reviews could not be read${changeRequests ? `: ${changeRequests.why}` : ''}`;
}
async function submitAtHead(context, deadline, ref, plan, head, call) {
	const { outcome, proof, record, ignored } = await writes.submitVerified(context, deadline, ref, plan, call);
	if (ignored !== undefined)
		context.log.warning(`${pullFiles.pullRequestName(ref)}: ${ignored}`);
	if (outcome !== 'submitted')
		return { result: 'by-other', proof, record };
	const pullRequest = { ref, headSha: head };
	const leave = () => writes.dequeue(context, deadline, ref);
	const settled = await reasons.keepAtHead(context, deadline, pullRequest, record, head, leave);
	if (settled.moved === undefined)
		return { result: 'submitted', proof, record: settled.record };
	return { result: 'other-head', record: settled.record, ...settled.moved };
}
async function submitFailedAgain(context, deadline, ref, failed, { options = {}, head, onSending, ...call }) {
	const { patience = deadline.restarted(context.service.retryTimeoutMs) } = call;
	const { hasChanged, record } = await writes.readFailedAgain(context, deadline, ref, failed, patience);
	if (hasChanged)
		return { result: 'changed', record };
	context.log.info(`${pullFiles.pullRequestName(ref)} failed in the queue; submitting it again`);
	onSending?.();
	const asBefore = writes.optionsAsBefore(failed);
	const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options;
	const plan = { priority, noBatch, before: failed };
	return submitAtHead(context, deadline, ref, plan, head, { ...call, patience });
}

exports.PullRequestStep = PullRequestStep;
exports.dequeueIfAllowed = dequeueIfAllowed;
exports.dropLabel = dropLabel;
exports.endAsOnAbortSays = endAsOnAbortSays;
exports.endReport = endReport;
exports.left = left;
exports.mayArrive = mayArrive;
exports.mayTryAgain = mayTryAgain;
exports.publishEnd = publishEnd;
exports.refused = refused;
exports.reportEnd = reportEnd;
exports.resubmitted = resubmitted;
exports.sending = sending;
exports.submitAtHead = submitAtHead;
exports.submitFailedAgain = submitFailedAgain;
exports.unreadReviews = unreadReviews;
exports.withProof = withProof;
exports.withoutEffect = withoutEffect;

 })

};
;