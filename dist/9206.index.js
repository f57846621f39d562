"use strict";
exports.id = 9206;
exports.ids = [9206];
exports.modules = {

 9206:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const commits = __webpack_require__(7044);
const end = __webpack_require__(4823);
const again = __webpack_require__(3874);
const writes = __webpack_require__(140);
const pullFiles = __webpack_require__(7404);
const endWait = __webpack_require__(3269);
const whyNotMerged = __webpack_require__(3589);
const main = __webpack_require__(4516);
const reasons = __webpack_require__(363);

const IDLE = [0.2, 5, 60];
const LAST_STATES = [0.1, 3, 15];
const PACES = {
	TESTING: [0.1, 10, 30],
	TESTS_PASSED: LAST_STATES,
	PENDING_FAILURE: LAST_STATES,
};
function pollIntervalMs(state, secondsInState, random) {
	const [share, least, most] = PACES[state ?? ''] ?? IDLE;
	const seconds = Math.min(most, Math.max(least, share * secondsInState));
	return seconds * 1000 * (0.9 + 0.2 * random);
}
function nextReadingMs({ state, stateSince, absences, otherHeadSince }, at, { pollIntervalSeconds }, random) {
	const pace = pollIntervalSeconds === undefined
		? pollIntervalMs(state, (at - stateSince) / 1000, random)
		: pollIntervalSeconds * 1000;
	const inDoubt = absences > 0 || otherHeadSince !== undefined;
	return inDoubt ? Math.min(pace, pullFiles.CONFIRM_MS) : pace;
}

const limitsOf = ({ pollIntervalSeconds, notReadyTimeoutMinutes = Infinity }, { targetBranch, stack }) => ({
	targetBranch,
	stack,
	graceMs: graceMsOf(pollIntervalSeconds),
	notReadyMs: notReadyTimeoutMinutes * 60_000,
});
const GRACE_MS = 60_000;
const graceMsOf = (pollIntervalSeconds = Infinity) => pollIntervalSeconds <= 1 ? pullFiles.SETTLE_MS : GRACE_MS;
const showsOtherHead = ({ submission }, record) => commits.isQueued(record) &&
	record?.prSha !== undefined &&
	commits.differsFromHead(record.prSha, commits.wantedHead(submission));
function reduceReading(earlier, reading, time, rules) {
	const { record } = reading;
	const before = commits.answered(earlier, record);
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, 'whole-grace');
	const next = commits.noteRecord(before, record, time);
	if (commits.isMerged(record, rules))
		return { next, end: 'merged' };
	if (commits.isQueued(record))
		return reducePresence(next, record, reading.headOnGitHub, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, 'until-seen');
	const { before: endedBefore } = next.submission;
	const isEarlierEnd = endedBefore !== undefined && !commits.isNewer(record, endedBefore);
	const mayBeNewEnd = next.seenInQueue && !commits.areDated(record, endedBefore);
	if (isEarlierEnd && !mayBeNewEnd)
		return reduceAbsence(next, time.at, rules, 'whole-grace');
	if (!isEarlierEnd && !commits.isOlder(record, before.record))
		return { next, end: commits.endOf(record) };
	const lagging = reduceAbsence(before, time.at, rules, 'until-seen');
	if (lagging.end === undefined)
		return lagging;
	return { next, end: commits.endOf(record) };
}
function reducePresence(before, record, headOnGitHub, at, rules) {
	const seen = { ...before, seenInQueue: true, absentSince: undefined, absences: 0 };
	const { next, end } = reduceHead(seen, record, headOnGitHub, at);
	if (end !== undefined)
		return { next, end };
	const isStuck = record.state === 'NOT_READY' && at - next.stateSince >= rules.notReadyMs;
	return isStuck ? { next, end: 'not-ready' } : { next };
}
function reduceHead(before, record, headOnGitHub, at) {
	const { pinnedHead } = before.submission;
	const head = headOnGitHub ?? record.prSha;
	if (!showsOtherHead(before, record) || !commits.differsFromHead(head, commits.wantedHead(before.submission))) {
		const next = { ...before, otherHeadSince: undefined };
		if (pinnedHead === undefined || head === undefined)
			return { next };
		return { next: { ...next, submission: { ...before.submission, pinnedHead: undefined } } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= pullFiles.SETTLE_MS;
	return counts ? { next, end: 'head-moved' } : { next };
}
function reduceAbsence(before, at, rules, tolerated) {
	const inGrace = at - before.submittedAt < rules.graceMs && (tolerated === 'whole-grace' || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < pullFiles.SETTLE_MS)
		return { next };
	const end = next.seenInQueue ? 'removed' : 'not-submitted';
	if (next.record === undefined)
		return { next, end };
	const record = { ...next.record, isCurrentlySubmittedToQueue: false };
	return { next: { ...next, record }, end };
}

async function resubmitFailed(context, deadline, step, time) {
	const { record } = step;
	const { pinnedHead, expectedHead } = step.readings.submission;
	if (record === undefined || (await endWait.askForMerge(context, step, time)))
		return { time, end: await endWait.endAfterReading(context, step, time, 'failed') };
	const notAgain = async (why) => {
		const note = `It was not submitted again, because ${why}`;
		return { time, end: await endWait.endLeft(context, step, time, 'failed', [note]) };
	};
	const facts = await readForResubmission(context, step, time);
	const head = record.prSha ?? pinnedHead ?? expectedHead ?? commits.ifKnown(facts)?.headSha;
	const again$1 = again.mayTryAgain({
		ref: step.ref,
		act: 'submit',
		record,
		head,
		onGitHub: facts ?? 'any',
		reviews: 'any',
		queue: 'any',
		heldBy: 'any',
		triedHeads: 'any',
	});
	if (!again$1.may)
		return notAgain(again$1.why);
	return sendAgain(context, deadline, step, record, head);
}
const MAX_QUESTIONS = 3;
const QUESTION_PAUSE_MS = 5000;
async function readForResubmission(context, step, time) {
	const { github, log } = context;
	const { ref, logged } = step;
	for (let attempt = 1; github.available; attempt++) {
		const deadline = time.of('gitHub');
		const gitHub = new whyNotMerged.GitHubQuestions(context, deadline, ref, main.DEFAULT_PATTERN, logged);
		const facts = await gitHub.facts();
		if (!facts.isKnown && gitHub.missingPermissions.size > 0) {
			log.warning(`#${ref.number} is submitted again without GitHub's word that it is still open, because \`github-token\` may not read pull requests. Add \`pull-requests: read\` to the \`permissions\` of the job.`);
			return undefined;
		}
		if (facts.isKnown || attempt === MAX_QUESTIONS)
			return facts;
		await time.root.sleep(Math.min(QUESTION_PAUSE_MS, deadline.remainingMs));
	}
	return undefined;
}
async function sendAgain(context, deadline, step, failed, head) {
	const { ref, readings } = step;
	const { options = {}, expectedHead } = readings.submission;
	const patience = deadline.restarted(Math.min(context.service.retryTimeoutMs, step.time.readingMs));
	const next = { before: failed, expectedHead, options };
	try {
		const again$1 = await again.submitFailedAgain(context, deadline, ref, failed, {
			options,
			patience,
			onSending: () => {
				step.judgeBy({ ...readings.submission, before: failed });
				step.update({ sent: again.sending(step.sent) });
			},
			onRefused: () => step.update({ sent: again.refused(step.sent) }),
		});
		if (again$1.result !== 'submitted') {
			step.judgeBy(next, again$1.record);
			step.update({ sent: again.withProof(step.sent, again$1.record, false) });
			if (again$1.record !== undefined)
				step.takeAnswer(again$1.record);
			return undefined;
		}
		const { record } = again$1;
		step.update({ sent: again.resubmitted(step.sent, record) });
		step.takeAnswer(record);
		const pinnedHead = commits.differsFromHead(record.prSha, head) ? head : undefined;
		step.judgeBy({ ...next, pinnedHead }, record);
		return undefined;
	}
	catch (error) {
		if (deadline.isOver || !(error instanceof pullFiles.HttpError))
			throw error;
		if (pullFiles.hadNoEffect(error))
			step.update({ sent: again.withoutEffect(step.sent) });
		const time = step.time.beginEnd(deadline);
		return { time, end: await endWait.endUnprovedResubmission(context, step, time, error) };
	}
}

class StackReader {
	#context;
	#step;
	#basesRead = new Set();
	#areMembersRead = false;
	constructor(context, step) {
		this.#context = context;
		this.#step = step;
	}
	async read(deadline, record) {
		const { github, log } = this.#context;
		const { ref } = this.#step;
		const base = record?.prBaseBranch ?? ref.targetBranch;
		if (!pullFiles.leadsToTarget(base, ref) && !this.#basesRead.has(base)) {
			this.#basesRead.add(base);
			await commits.readFromGitHub(this.#context, deadline, ref);
			this.#step.take({ stack: this.#step.ref.stack });
		}
		const { position = Number.POSITIVE_INFINITY } = this.#step.ref.stack.seen ?? { position: 1 };
		if (position <= 2 || this.#areMembersRead || !github.available)
			return;
		this.#areMembersRead = true;
		const noted = commits.noteMembersBelow(this.#context, deadline, ref.number);
		await commits.bestEffort(deadline, noted, (why) => log.debug(`The members of the stack below #${ref.number} could not be read: ${why}`));
	}
}

const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
class WaitLog {
	#context;
	#step;
	#queueReadAt;
	#loggedAt;
	constructor(context, step, isQueueRead) {
		this.#context = context;
		this.#step = step;
		this.#queueReadAt = isQueueRead ? context.clock.monotonic() : Number.NEGATIVE_INFINITY;
		this.#loggedAt = step.time.startedAt;
	}
	async noteReading(deadline, isNewState) {
		const { clock } = this.#context;
		const { record } = this.#step;
		if (isNewState) {
			this.#logState();
			if (record?.state === 'TESTING')
				await this.#rememberRuns(deadline);
		}
		const isDue = clock.monotonic() - this.#queueReadAt >= QUEUE_EVERY_MS;
		if (isDue && commits.isBeforeTests(record))
			await this.#readQueue(deadline);
		if (clock.monotonic() - this.#loggedAt >= HEARTBEAT_MS)
			await this.#logHeartbeat(deadline);
	}
	#logState() {
		const { ref, record } = this.#step;
		const why = record?.state === 'NOT_READY' ? reasons.reasonsOf({ ref, record }) : [];
		this.#log([`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
	}
	async #readQueue(deadline) {
		const { clock, log } = this.#context;
		const { ref, readings } = this.#step;
		const now = clock.monotonic();
		const { queue, warning } = await commits.lookUpQueue(this.#context, deadline, ref);
		this.#queueReadAt = now;
		if (queue === undefined)
			return log.debug(`${warning}`);
		if (warning !== undefined && queue.state !== readings.queue?.state)
			log.warning(`${warning}. Still waiting.`);
		this.#step.take({ queue });
	}
	async #logHeartbeat(deadline) {
		const { ref, record, readings, time } = this.#step;
		const { queue } = readings;
		const { elapsedMs } = time;
		let line = record === undefined ? 'Still no record of it' : `Still ${record.state}`;
		const place = commits.isBeforeTests(record) && queue && commits.queuePositionText(queue, ref);
		if (place)
			line += `, ${place}`;
		const total = elapsedMs + time.timeout.remainingMs;
		line += `, ${pullFiles.duration(elapsedMs / 1000)} of ${pullFiles.duration(total / 1000)}`;
		if (record?.state === 'NOT_READY') {
			const known = { ...this.#step.facts, gitHub: undefined };
			const { headSha, reasons } = await whyNotMerged.readWhyNotMerged(this.#context, deadline, ref, known);
			this.#step.take({ head: headSha });
			const [reason] = reasons;
			if (reason !== undefined)
				line += `. ${reason.text}`;
		}
		this.#log(line);
	}
	#log(line) {
		this.#loggedAt = this.#context.clock.monotonic();
		this.#context.log.info(line);
	}
	async #rememberRuns(deadline) {
		const { github, log } = this.#context;
		const { number } = this.#step.ref;
		if (!github.available)
			return;
		const prefix = main.testBranchPrefix(number);
		const listed = Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7044, 19)).then(n => n.commits).then(({ branches }) => branches(github, deadline, prefix));
		const branches = await commits.bestEffort(deadline, listed, (why) => log.debug(`The test branches could not be listed: ${why}`));
		const ids = (branches ?? []).flatMap(({ branch }) => {
			const run = main.parseTestBranch(branch, main.DEFAULT_PATTERN);
			return run?.number === number ? [run.id] : [];
		});
		this.#step.take({ runs: new Set([...this.#step.readings.runs, ...ids]) });
	}
}

async function awaitEnd(context, deadline, step, { isQueueRead }) {
	const { inputs, ref } = step;
	const limit = pullFiles.duration(inputs.timeoutMinutes * 60);
	context.log.info(`Waiting up to ${limit} for ${pullFiles.pullRequestName(ref)} to be merged`);
	const log = new WaitLog(context, step, isQueueRead);
	const stack = new StackReader(context, step);
	let mayCorrect = inputs.comment !== 'never';
	const afterReading = async (limit, isNewState) => {
		if (mayCorrect && commits.isQueued(step.record)) {
			mayCorrect = false;
			await correctComment(context, limit, step);
		}
		await log.noteReading(limit, isNewState);
	};
	for (;;) {
		const polled = await pollRecord(context, deadline, step, stack, afterReading);
		const time = step.time.beginEnd(deadline);
		if (polled.type !== 'ended')
			return { time, end: await endWait.endWithoutReading(context, step, time, polled) };
		const mayRetry = polled.end === 'failed' && step.sent.resubmissions < inputs.resubmit;
		if (!mayRetry || step.time.timeout.passed || context.dryRun)
			return { time, end: await endWait.endAfterReading(context, step, time, polled.end) };
		const end = await resubmitFailed(context, deadline, step, time);
		if (end !== undefined)
			return end;
	}
}
const ASIDE_MS = 4000;
function pollRecord(context, deadline, step, stack, afterReading) {
	const limit = deadline.atMost(step.time.readingMs);
	return pullFiles.poll(context, limit, step.time.timeout, {
		read: () => readRecord(context, limit, step, stack),
		take: async (reading) => {
			const { length } = step.readings.states;
			const end = reading.type === 'answer' ? takeReading(step, reading.value) : undefined;
			await afterReading(limit.atMost(ASIDE_MS), step.readings.states.length > length);
			return end;
		},
		paceMs: (at) => nextReadingMs(step.readings, at, step.inputs, context.random()),
	});
}
async function readRecord(context, deadline, step, stack) {
	const { ref, readings } = step;
	step.take({ polls: readings.polls + 1 });
	const record = await context.service.findPullRequest(deadline, ref, { attempts: 1 });
	await stack.read(deadline.atMost(ASIDE_MS), record);
	if (!showsOtherHead(step.readings, record))
		return { record };
	const pullRequest = await commits.readFromGitHub(context, deadline.atMost(ASIDE_MS), ref);
	return { record, headOnGitHub: pullRequest?.headSha };
}
const STILL_QUEUED = ['head-moved', 'not-ready'];
function takeReading(step, reading) {
	const limits = limitsOf(step.inputs, step.ref);
	const { next, end } = reduceReading(step.readings, reading, step.time.now, limits);
	const hasLeft = end !== undefined && !STILL_QUEUED.includes(end);
	step.update({ readings: next, sent: hasLeft ? again.left(step.sent, writes.LEFT_BEFORE) : step.sent });
	return end;
}
const correctComment = (context, deadline, { ref, time }) => time.extrasBudget.run(deadline, (deadline) => end.publishReport(context, deadline, { comment: 'on-failure', slackPayloadFile: undefined }, ref, {
	status: 'good',
	headline: `#${ref.number} is in the queue of ${ref.targetBranch}`,
	stack: pullFiles.stackPlace(ref),
}, 'already-queued'));

exports.awaitEnd = awaitEnd;

 })

};
;