"use strict";
exports.id = 836;
exports.ids = [836];
exports.modules = {

 5836:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(4823);
const again = __webpack_require__(3874);
const reasons = __webpack_require__(3589);
const common = __webpack_require__(4516);

const endMerged = (context, step, time) => endAfterMerge(context, step, time, { isOutsideQueue: false });
const endMergedOnGitHub = (context, step, time) => endAfterMerge(context, step, time, { isOutsideQueue: true });
async function endAfterMerge(context, step, time, { isOutsideQueue }) {
	const { ref, record, readings } = step;
	time.extend();
	const { pullRequestOnGitHub: known } = readings;
	const limit = time.of('lookup').atMost(pullRequest.MERGE_LOOKUP_MS);
	const gitHub = await pullRequest.findMergeCommit(context, limit, ref, pullRequest.isMergedOnGitHub(known, ref) ? known : undefined);
	step.take({ pullRequestOnGitHub: gitHub });
	if (!isOutsideQueue && record?.prBaseBranch === undefined && pullRequest.isClosedWithoutMerge(gitHub, ref))
		return {
			outcome: 'removed',
			passes: false,
			headline: `#${ref.number} left ${pullRequest.QUEUE_PHRASE}`,
			why: [deniedMerge(ref, gitHub)],
			remedy: common.withHint('Look at the pull request on GitHub before you submit it again.'),
		};
	const error = pullRequest.otherHeadMerged(step.ref, readings.submission, record, gitHub);
	if (error !== undefined)
		return pullRequest.endFailed(error);
	const headline = isOutsideQueue ? mergedOutsideHeadline(step) : mergedHeadline(step);
	return { outcome: 'merged', passes: true, headline };
}
function mergedHeadline({ ref, time: { elapsedMs } }) {
	const merged = `#${ref.number} merged into ${ref.targetBranch}`;
	if (elapsedMs < 1000)
		return merged;
	return `${merged} after ${common.duration(elapsedMs / 1000)}`;
}
function mergedOutsideHeadline({ ref, record }) {
	const merged = `#${ref.number} was merged on GitHub, outside ${pullRequest.QUEUE_PHRASE}`;
	if (record?.state === undefined)
		return merged;
	return `${merged}, where it was last ${record.state}`;
}
function deniedMerge({ targetBranch }, gitHub) {
	if (!gitHub?.merged)
		return 'Trunk calls it merged, but on GitHub it is closed without a merge';
	return `Trunk calls it merged, but on GitHub it was merged into ${common.inBackticks(gitHub.baseBranch)}, not into ${common.inBackticks(targetBranch)}`;
}
async function askForMerge(context, step, time) {
	const pullRequestOnGitHub = await clients.readFromGitHub(context, time.of('gitHub'), step.ref);
	step.take({ pullRequestOnGitHub });
	return pullRequest.isMergedOnGitHub(step.readings.pullRequestOnGitHub, step.ref);
}

async function endLeft(context, step, time, end, notes = []) {
	const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, step, time);
	if (isMergedOnGitHub)
		return endMergedOnGitHub(context, step, time);
	const { inputs, ref } = step;
	const name = `#${ref.number}`;
	const reasonsToRead = pullRequest.withoutCoveredReasons(reasons);
	const why = [...notes];
	const unexplained = UNEXPLAINED[end];
	if (reasonsToRead.length === 0 && unexplained !== undefined)
		why.unshift(unexplained);
	const withRemedy = (headline, otherwise, mark) => ({
		outcome: end,
		passes: false,
		mark,
		headline,
		reasons,
		failing,
		why,
		remedy: pullRequest.firstRemedy(reasonsToRead) ?? otherwise,
	});
	switch (end) {
		case 'failed':
			return withRemedy(`${name} failed in ${pullRequest.QUEUE_PHRASE}`, common.withHint('Fix the failing checks, push, then submit it again.'));
		case 'cancelled':
			return {
				...withRemedy(`${name} was cancelled in ${pullRequest.QUEUE_PHRASE}`, common.withHint('Find out what took it out of the queue, then submit it again.'), pullRequest.CANCELLED_MARK),
				whyLabelStays: pullRequest.WAS_CANCELLED,
			};
		case 'removed':
			return withRemedy(`${name} left ${pullRequest.QUEUE_PHRASE}${step.record?.state === 'MERGED' ? '' : ' without a final state'}`, common.withHint('Check the pull request and the queue, then submit it again.'));
		case 'not-submitted':
			return withRemedy(`${name} isn't in ${pullRequest.QUEUE_PHRASE}`, clients.SUBMIT_FIRST);
		case 'not-ready': {
			let headline = `${name} wasn't ready within ${common.duration((inputs.notReadyTimeoutMinutes ?? 0) * 60)}`;
			if (reasonsToRead.length > 0)
				headline += `: ${common.pluralize(reasonsToRead.length, 'thing')} missing`;
			return withRemedy(headline, 'Look at the pull request and its checks, and add what is missing.', pullRequest.UNFINISHED_MARK);
		}
	}
}
const UNEXPLAINED = {
	failed: 'Trunk gives no reason. See the checks of the test branch',
	'not-ready': 'Trunk does not list what is missing. Its own checks may have failed',
};
async function explainEnd(context, step, time) {
	const facts = await step.time.extrasBudget.run(time.of('reasons'), (deadline) => reasons.readWhyNotMerged(context, deadline, step.ref, step.facts));
	step.take({ head: facts.headSha });
	return facts;
}

async function endTimedOut(context, step, time, failure, answered) {
	const { inputs } = step;
	const exit = inputs.onTimeout === 'cancel'
		? await pullRequest.dequeueIfAllowed(context, time.of('exit'), step)
		: undefined;
	if (pullRequest.isMerged(step.record, step.ref))
		return endMerged(context, step, time);
	if (exit?.takenOut)
		return endTakenOut(context, step, time);
	const name = `#${step.ref.number}`;
	const timedOut = `Timed out after ${common.duration(step.time.elapsedMs / 1000)};`;
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	if (failure !== undefined && !answered)
		return {
			outcome: 'timed-out',
			passes: false,
			mark: pullRequest.UNFINISHED_MARK,
			headline: `${timedOut} the state of ${name} is not known`,
			why: [`Trunk did not answer: ${failure.explanation.problem}`, ...why],
			remedy: 'Check that Trunk is up and that `api-url` is its address, then run the step again.',
		};
	const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, step, time);
	if (isMergedOnGitHub)
		return endMergedOnGitHub(context, step, time);
	if (failure !== undefined)
		why.unshift(`The last reading failed: ${failure.explanation.problem}`);
	const state = step.record?.state;
	const isStale = failure !== undefined && exit?.lastRead?.record === undefined;
	return {
		outcome: 'timed-out',
		passes: inputs.onTimeout === 'pass',
		mark: pullRequest.UNFINISHED_MARK,
		headline: `${timedOut} ${name} ${stateClause(state, isStale)}`,
		reasons,
		failing,
		why,
		remedy: pullRequest.firstRemedy(pullRequest.withoutCoveredReasons(reasons)) ??
			'Raise `timeout-minutes`, or find out what holds up the queue.',
	};
}
async function endTakenOut(context, step, time) {
	const waited = common.duration(step.time.elapsedMs / 1000);
	const facts = await explainEnd(context, step, time);
	if (facts.isMergedOnGitHub)
		return endMergedOnGitHub(context, step, time);
	const reasons = facts.reasons.filter(({ isCauseOfState }) => !isCauseOfState);
	return {
		outcome: 'timed-out',
		passes: false,
		mark: pullRequest.UNFINISHED_MARK,
		headline: `Timed out after ${waited}; #${step.ref.number} was taken out of the queue`,
		reasons,
		failing: facts.failing,
		remedy: pullRequest.firstRemedy(pullRequest.withoutCoveredReasons(reasons)) ??
			common.withHint('Find out what held it up, then submit it again.'),
	};
}
async function endUnprovedResubmission(context, step, time, error) {
	const leaves = pullRequest.mayArrive(step.sent) && step.time.timeout.passed && step.inputs.onTimeout === 'cancel';
	const exit = leaves ? await pullRequest.dequeueIfAllowed(context, time.of('exit'), step) : undefined;
	if (exit?.takenOut)
		return endTakenOut(context, step, time);
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	if (!error.mayHaveApplied) {
		why.unshift(`It could not be submitted again: ${error.explanation.problem}`);
		return endLeft(context, step, time, 'failed', why);
	}
	const headline = `Couldn't confirm that #${step.ref.number} was submitted again`;
	return pullRequest.endFailed(error, headline, why);
}
function stateClause(state, isStale) {
	if (state === undefined)
		return 'is not known to Trunk';
	if (isStale)
		return `was last ${state}`;
	return clients.isEnded(state) ? `is ${state}` : `is still ${state}`;
}

async function endAfterReading(context, step, time, end) {
	if (step.inputs.comment !== 'never')
		step.readCommentsAhead(context, time.root);
	if (end === 'merged')
		return endMerged(context, step, time);
	if (end === 'head-moved')
		return endMovedHead(context, step, time);
	if (await askForMerge(context, step, time))
		return endMergedOnGitHub(context, step, time);
	return endLeft(context, step, time, end);
}
async function endWithoutReading(context, step, time, polled) {
	const failure = polled.type === 'failed' ? polled.error : polled.failure;
	if (!(await askForMerge(context, step, time))) {
		if (polled.type === 'failed')
			return endUnanswered(step.ref, polled.error);
		return endTimedOut(context, step, time, failure, polled.answered);
	}
	if (failure !== undefined) {
		const { request, problem } = failure.explanation;
		const name = common.pullRequestName(step.ref);
		context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`);
	}
	return endMergedOnGitHub(context, step, time);
}
async function endMovedHead(context, step, time) {
	const { ref, record, readings } = step;
	const exit = await pullRequest.dequeueIfAllowed(context, time.of('exit'), step);
	return pullRequest.endFailed(pullRequest.movedHead(ref, pullRequest.wantedHead(readings.submission) ?? '', record?.prSha, exit));
}
function endUnanswered({ number }, error) {
	const title = common.ERROR_TITLES[error.kind];
	const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
	return pullRequest.endFailed(error, `Stopped waiting for #${number}: ${because}`);
}

const endWait = Object.freeze(Object.defineProperty({
	__proto__: null,
	endAfterReading,
	endWithoutReading
}, Symbol.toStringTag, { value: 'Module' }));

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
	return inDoubt ? Math.min(pace, clients.CONFIRM_MS) : pace;
}

const limitsOf = ({ pollIntervalSeconds, notReadyTimeoutMinutes = Infinity }, { targetBranch, stack }) => ({
	targetBranch,
	stack,
	graceMs: graceMsOf(pollIntervalSeconds),
	notReadyMs: notReadyTimeoutMinutes * 60_000,
});
const GRACE_MS = 60_000;
const graceMsOf = (pollIntervalSeconds = Infinity) => pollIntervalSeconds <= 1 ? clients.SETTLE_MS : GRACE_MS;
const showsOtherHead = ({ submission }, record) => pullRequest.isQueued(record) &&
	record?.prSha !== undefined &&
	pullRequest.differsFromHead(record.prSha, pullRequest.wantedHead(submission));
function reduceReading(earlier, reading, time, rules) {
	const { record } = reading;
	const before = pullRequest.answered(earlier, record);
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, 'whole-grace');
	const next = pullRequest.noteRecord(before, record, time);
	if (pullRequest.isMerged(record, rules))
		return { next, end: 'merged' };
	if (pullRequest.isQueued(record))
		return reducePresence(next, record, reading.headOnGitHub, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, 'until-seen');
	const { before: endedBefore } = next.submission;
	const isEarlierEnd = endedBefore !== undefined && !pullRequest.isNewer(record, endedBefore);
	const mayBeNewEnd = next.seenInQueue && !pullRequest.areDated(record, endedBefore);
	if (isEarlierEnd && !mayBeNewEnd)
		return reduceAbsence(next, time.at, rules, 'whole-grace');
	if (!isEarlierEnd && !pullRequest.isOlder(record, before.record))
		return { next, end: pullRequest.endOf(record) };
	const lagging = reduceAbsence(before, time.at, rules, 'until-seen');
	if (lagging.end === undefined)
		return lagging;
	return { next, end: pullRequest.endOf(record) };
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
	if (!showsOtherHead(before, record) || !pullRequest.differsFromHead(head, pullRequest.wantedHead(before.submission))) {
		const next = { ...before, otherHeadSince: undefined };
		if (pinnedHead === undefined || head === undefined)
			return { next };
		return { next: { ...next, submission: { ...before.submission, pinnedHead: undefined } } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= clients.SETTLE_MS;
	return counts ? { next, end: 'head-moved' } : { next };
}
function reduceAbsence(before, at, rules, tolerated) {
	const inGrace = at - before.submittedAt < rules.graceMs && (tolerated === 'whole-grace' || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < clients.SETTLE_MS)
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
	if (record === undefined || (await askForMerge(context, step, time)))
		return { time, end: await endAfterReading(context, step, time, 'failed') };
	const notAgain = async (why) => {
		const note = `It was not submitted again, because ${why}`;
		return { time, end: await endLeft(context, step, time, 'failed', [note]) };
	};
	const facts = await readForResubmission(context, step, time);
	const head = record.prSha ?? pinnedHead ?? expectedHead ?? common.ifKnown(facts)?.headSha;
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
		const gitHub = new reasons.GitHubQuestions(context, deadline, ref, reasons.DEFAULT_PATTERN, logged);
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
				step.update({ sent: pullRequest.sending(step.sent) });
			},
			onRefused: () => step.update({ sent: pullRequest.refused(step.sent) }),
		});
		if (again$1.result !== 'submitted') {
			step.judgeBy(next, again$1.record);
			step.update({ sent: pullRequest.withProof(step.sent, again$1.record, false) });
			if (again$1.record !== undefined)
				step.takeAnswer(again$1.record);
			return undefined;
		}
		const { record } = again$1;
		step.update({ sent: pullRequest.resubmitted(step.sent, record) });
		step.takeAnswer(record);
		const pinnedHead = pullRequest.differsFromHead(record.prSha, head) ? head : undefined;
		step.judgeBy({ ...next, pinnedHead }, record);
		return undefined;
	}
	catch (error) {
		if (deadline.isOver || !(error instanceof clients.HttpError))
			throw error;
		if (clients.hadNoEffect(error))
			step.update({ sent: pullRequest.withoutEffect(step.sent) });
		const time = step.time.beginEnd(deadline);
		return { time, end: await endUnprovedResubmission(context, step, time, error) };
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
		if (!common.leadsToTarget(base, ref) && !this.#basesRead.has(base)) {
			this.#basesRead.add(base);
			await clients.readFromGitHub(this.#context, deadline, ref);
			this.#step.take({ stack: this.#step.ref.stack });
		}
		const { position = Number.POSITIVE_INFINITY } = this.#step.ref.stack.seen ?? { position: 1 };
		if (position <= 2 || this.#areMembersRead || !github.available)
			return;
		this.#areMembersRead = true;
		const noted = clients.noteMembersBelow(this.#context, deadline, ref.number);
		await common.bestEffort(deadline, noted, (why) => log.debug(`The members of the stack below #${ref.number} could not be read: ${why}`));
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
		if (isDue && pullRequest.isBeforeTests(record))
			await this.#readQueue(deadline);
		if (clock.monotonic() - this.#loggedAt >= HEARTBEAT_MS)
			await this.#logHeartbeat(deadline);
	}
	#logState() {
		const { ref, record } = this.#step;
		const why = record?.state === 'NOT_READY' ? pullRequest.reasonsOf({ ref, record }) : [];
		this.#log([`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
	}
	async #readQueue(deadline) {
		const { clock, log } = this.#context;
		const { ref, readings } = this.#step;
		const now = clock.monotonic();
		const { queue, warning } = await pullRequest.lookUpQueue(this.#context, deadline, ref);
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
		const place = pullRequest.isBeforeTests(record) && queue && pullRequest.queuePositionText(queue, ref);
		if (place)
			line += `, ${place}`;
		const total = elapsedMs + time.timeout.remainingMs;
		line += `, ${common.duration(elapsedMs / 1000)} of ${common.duration(total / 1000)}`;
		if (record?.state === 'NOT_READY') {
			const known = { ...this.#step.facts, gitHub: undefined };
			const { headSha, reasons: reasons$1 } = await reasons.readWhyNotMerged(this.#context, deadline, ref, known);
			this.#step.take({ head: headSha });
			const [reason] = reasons$1;
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
		const prefix = reasons.testBranchPrefix(number);
		const listed = __webpack_require__.e( 963).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.commits).then(({ branches }) => branches(github, deadline, prefix));
		const branches = await common.bestEffort(deadline, listed, (why) => log.debug(`The test branches could not be listed: ${why}`));
		const ids = (branches ?? []).flatMap(({ branch }) => {
			const run = reasons.parseTestBranch(branch, reasons.DEFAULT_PATTERN);
			return run?.number === number ? [run.id] : [];
		});
		this.#step.take({ runs: new Set([...this.#step.readings.runs, ...ids]) });
	}
}

exports.StackReader = StackReader;
exports.WaitLog = WaitLog;
exports.endAfterReading = endAfterReading;
exports.endWait = endWait;
exports.endWithoutReading = endWithoutReading;
exports.limitsOf = limitsOf;
exports.nextReadingMs = nextReadingMs;
exports.reduceReading = reduceReading;
exports.resubmitFailed = resubmitFailed;
exports.showsOtherHead = showsOtherHead;


 })

};
;