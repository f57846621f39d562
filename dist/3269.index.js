"use strict";
exports.id = 3269;
exports.ids = [3269];
exports.modules = {

 3269:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const end = __webpack_require__(4823);
const reasons = __webpack_require__(363);
const again = __webpack_require__(3874);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);
const pullFiles = __webpack_require__(7404);
const whyNotMerged = __webpack_require__(3589);
const timeInQueue = __webpack_require__(2739);
const writes = __webpack_require__(140);

const endMerged = (context, step, time) => endAfterMerge(context, step, time, { isOutsideQueue: false });
const endMergedOnGitHub = (context, step, time) => endAfterMerge(context, step, time, { isOutsideQueue: true });
async function endAfterMerge(context, step, time, { isOutsideQueue }) {
	const { ref, record, readings } = step;
	time.extend();
	const { pullRequestOnGitHub: known } = readings;
	const limit = time.of('lookup').atMost(commits.MERGE_LOOKUP_MS);
	const gitHub = await commits.findMergeCommit(context, limit, ref, commits.isMergedOnGitHub(known, ref) ? known : undefined);
	step.take({ pullRequestOnGitHub: gitHub });
	if (!isOutsideQueue && record?.prBaseBranch === undefined && commits.isClosedWithoutMerge(gitHub, ref))
		return {
			outcome: 'removed',
			passes: false,
			headline: `#${ref.number} left ${end.QUEUE_PHRASE}`,
			why: [deniedMerge(ref, gitHub)],
			remedy: timeInQueue.withHint('Look at the pull request on GitHub before you submit it again.'),
		};
	const error = reasons.otherHeadMerged(step.ref, readings.submission, record, gitHub);
	if (error !== undefined)
		return end.endFailed(error);
	const headline = isOutsideQueue
		? mergedOutsideHeadline(step)
		: mergedHeadline(step, context.clock.now());
	return { outcome: 'merged', passes: true, headline };
}
function mergedHeadline({ ref, readings, time }, now) {
	const merged = `#${ref.number} merged into ${ref.targetBranch}`;
	const seconds = commits.secondsOf(commits.timelineOf(readings, now)) || Math.floor(time.elapsedMs / 1000);
	return seconds === 0 ? merged : `${merged} after ${pullFiles.spokenDuration(seconds)}`;
}
function mergedOutsideHeadline({ ref, record }) {
	const merged = `#${ref.number} was merged on GitHub, outside ${end.QUEUE_PHRASE}`;
	if (record?.state === undefined)
		return merged;
	return `${merged}, where it was last ${record.state}`;
}
function deniedMerge({ targetBranch }, gitHub) {
	if (!gitHub?.merged)
		return 'Trunk calls it merged, but on GitHub it is closed without a merge';
	return `Trunk calls it merged, but on GitHub it was merged into ${index.inBackticks(gitHub.baseBranch)}, not into ${index.inBackticks(targetBranch)}`;
}
async function askForMerge(context, step, time) {
	const pullRequestOnGitHub = await commits.readFromGitHub(context, time.of('gitHub'), step.ref);
	step.take({ pullRequestOnGitHub });
	return commits.isMergedOnGitHub(step.readings.pullRequestOnGitHub, step.ref);
}

async function endLeft(context, step, time, end$1, notes = []) {
	const { reasons: reasons$1, failing, isMergedOnGitHub } = await explainEnd(context, step, time);
	if (isMergedOnGitHub)
		return endMergedOnGitHub(context, step, time);
	const { inputs, ref } = step;
	const name = `#${ref.number}`;
	const reasonsToRead = reasons.withoutCoveredReasons(reasons$1);
	const why = [...notes];
	const unexplained = UNEXPLAINED[end$1];
	if (reasonsToRead.length === 0 && unexplained !== undefined)
		why.unshift(unexplained);
	const withRemedy = (headline, otherwise, mark) => ({
		outcome: end$1,
		passes: false,
		mark,
		headline,
		reasons: reasons$1,
		failing,
		why,
		remedy: reasons.firstRemedy(reasonsToRead) ?? otherwise,
	});
	switch (end$1) {
		case 'failed':
			return withRemedy(`${name} failed in ${end.QUEUE_PHRASE}`, timeInQueue.withHint('Fix the failing checks, push, then submit it again.'));
		case 'cancelled':
			return {
				...withRemedy(`${name} was cancelled in ${end.QUEUE_PHRASE}`, timeInQueue.withHint('Find out what took it out of the queue, then submit it again.'), end.CANCELLED_MARK),
				whyLabelStays: end.WAS_CANCELLED,
			};
		case 'removed':
			return withRemedy(`${name} left ${end.QUEUE_PHRASE}${step.record?.state === 'MERGED' ? '' : ' without a final state'}`, timeInQueue.withHint('Check the pull request and the queue, then submit it again.'));
		case 'not-submitted':
			return withRemedy(`${name} isn't in ${end.QUEUE_PHRASE}`, pullFiles.SUBMIT_FIRST);
		case 'not-ready': {
			let headline = `${name} wasn't ready within ${pullFiles.duration((inputs.notReadyTimeoutMinutes ?? 0) * 60)}`;
			if (reasonsToRead.length > 0)
				headline += `: ${index.pluralize(reasonsToRead.length, 'thing')} missing`;
			return withRemedy(headline, 'Look at the pull request and its checks, and add what is missing.', end.UNFINISHED_MARK);
		}
	}
}
const UNEXPLAINED = {
	failed: 'Trunk gives no reason. See the checks of the test branch',
	'not-ready': 'Trunk does not list what is missing. Its own checks may have failed',
};
async function explainEnd(context, step, time) {
	const facts = await step.time.extrasBudget.run(time.of('reasons'), (deadline) => whyNotMerged.readWhyNotMerged(context, deadline, step.ref, step.facts));
	step.take({ head: facts.headSha });
	return facts;
}

async function endTimedOut(context, step, time, failure, answered) {
	const { inputs } = step;
	const exit = inputs.onTimeout === 'cancel'
		? await again.dequeueIfAllowed(context, time.of('exit'), step)
		: undefined;
	if (commits.isMerged(step.record, step.ref))
		return endMerged(context, step, time);
	if (exit?.takenOut)
		return endTakenOut(context, step, time);
	const name = `#${step.ref.number}`;
	const after = `after ${pullFiles.duration(step.time.elapsedMs / 1000)}`;
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	if (failure !== undefined && !answered)
		return {
			outcome: 'timed-out',
			passes: false,
			mark: end.UNFINISHED_MARK,
			headline: `The state of ${name} is not known ${after}`,
			why: [`Trunk did not answer: ${failure.explanation.problem}`, ...why],
			remedy: 'Check that Trunk is up and that `api-url` is its address, then run the step again.',
		};
	const { reasons: reasons$1, failing, isMergedOnGitHub } = await explainEnd(context, step, time);
	if (isMergedOnGitHub)
		return endMergedOnGitHub(context, step, time);
	if (failure !== undefined)
		why.unshift(`The last reading failed: ${failure.explanation.problem}`);
	const state = step.record?.state;
	const isStale = failure !== undefined && exit?.lastRead?.record === undefined;
	if (exit === undefined && !isStale && commits.isQueued(step.record))
		why.push('It stays in the queue and can still merge');
	return {
		outcome: 'timed-out',
		passes: inputs.onTimeout === 'pass',
		mark: end.UNFINISHED_MARK,
		headline: `${name} ${stateClause(state, isStale)} ${after}`,
		reasons: reasons$1,
		failing,
		why,
		remedy: reasons.firstRemedy(reasons.withoutCoveredReasons(reasons$1)) ??
			'Raise `timeout-minutes`, or find out what holds up the queue.',
	};
}
async function endTakenOut(context, step, time) {
	const waited = pullFiles.duration(step.time.elapsedMs / 1000);
	const facts = await explainEnd(context, step, time);
	if (facts.isMergedOnGitHub)
		return endMergedOnGitHub(context, step, time);
	const reasons$1 = facts.reasons.filter(({ isCauseOfState }) => !isCauseOfState);
	return {
		outcome: 'timed-out',
		passes: false,
		mark: end.UNFINISHED_MARK,
		headline: `#${step.ref.number} was taken out of the queue after ${waited}`,
		why: ['`on-timeout: cancel` took it out, because it had not merged in time'],
		reasons: reasons$1,
		failing: facts.failing,
		remedy: reasons.firstRemedy(reasons.withoutCoveredReasons(reasons$1)) ??
			timeInQueue.withHint('Find out what held it up, then submit it again.'),
	};
}
async function endUnprovedResubmission(context, step, time, error) {
	const leaves = again.mayArrive(step.sent) && step.time.timeout.passed && step.inputs.onTimeout === 'cancel';
	const exit = leaves ? await again.dequeueIfAllowed(context, time.of('exit'), step) : undefined;
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
	return end.endFailed(error, headline, why);
}
function stateClause(state, isStale) {
	if (state === undefined)
		return 'is not known to Trunk';
	const word = pullFiles.STATE_WORDS[state] ?? state;
	const named = word.toUpperCase().replaceAll(' ', '_') === state ? word : `${word} (${state})`;
	if (isStale)
		return `was last seen ${named}`;
	return pullFiles.isEnded(state) ? `is ${named}` : `is still ${named}`;
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
		const name = pullFiles.pullRequestName(step.ref);
		context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`);
	}
	return endMergedOnGitHub(context, step, time);
}
async function endMovedHead(context, step, time) {
	const { ref, record, readings } = step;
	const exit = await again.dequeueIfAllowed(context, time.of('exit'), step);
	return end.endFailed(reasons.movedHead(ref, commits.wantedHead(readings.submission) ?? '', record?.prSha, exit));
}
function endUnanswered({ number }, error) {
	const title = index.ERROR_TITLES[error.kind];
	const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
	return end.endFailed(error, `Stopped waiting for #${number}: ${because}`);
}

const endWait = Object.freeze(Object.defineProperty({
	__proto__: null,
	endAfterReading,
	endWithoutReading
}, Symbol.toStringTag, { value: 'Module' }));

async function reportAborted(context, run, step) {
	const ms = index.graceMs(run.signal) - index.WRITING_MS - MARGIN_MS;
	const deadline = run.afterCancellation(ms);
	let exit;
	if (step.sent.isLeaving || step.inputs.onAbort === 'cancel')
		exit = await again.dequeueIfAllowed(context, deadline.atMost(ms - LAST_WORDS_MS), step);
	return again.reportEnd(context, step, {
		end: endAborted(step, exit),
		time: step.time.beginEnd(deadline),
	});
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;
function endAborted(step, exit) {
	const { ref, record, readings } = step;
	const { pullRequestOnGitHub: gitHub, queue } = readings;
	const name = `#${ref.number}`;
	const { failing = [], reasons = [] } = record === undefined ? {} : whyNotMerged.whyNotMerged({ ref, record, gitHub }, queue?.state);
	const ended = {
		outcome: 'aborted',
		passes: false,
		mark: end.CANCELLED_MARK,
		failing,
		reasons: reasons.map(({ remedy: _, ...reason }) => reason),
	};
	if (exit?.takenOut)
		return {
			...ended,
			headline: `The run was cancelled, and ${name} was taken out of the queue`,
			remedy: timeInQueue.withHint('Submit it again when it should be merged.'),
		};
	let headline = `The run was cancelled; no record of ${name} was seen`;
	if (record !== undefined)
		headline = `The run was cancelled while ${name} was ${record.state ?? 'not known to Trunk'}`;
	const isOnItsWay = exit === undefined ? again.mayArrive(step.sent) : exit.mayArrive === true;
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	else if (isOnItsWay)
		why.push(writes.MAY_ARRIVE);
	let remedy = 'The pull request may still be merged; cancel it in the queue if it must not be.';
	if (pullFiles.isEnded(record?.state) && !isOnItsWay)
		remedy = 'There is nothing more to wait for.';
	return { ...ended, whyLabelStays: end.WAS_CANCELLED, headline, why, remedy };
}

const cancelledRun = Object.freeze(Object.defineProperty({
	__proto__: null,
	reportAborted
}, Symbol.toStringTag, { value: 'Module' }));

exports.askForMerge = askForMerge;
exports.cancelledRun = cancelledRun;
exports.endAfterReading = endAfterReading;
exports.endLeft = endLeft;
exports.endUnprovedResubmission = endUnprovedResubmission;
exports.endWait = endWait;
exports.endWithoutReading = endWithoutReading;

 })

};
;