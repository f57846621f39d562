"use strict";
exports.id = 8195;
exports.ids = [8195];
exports.modules = {

 8195:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const stop = __webpack_require__(8765);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Let running tests finish, start no new ones, and wait until nothing is under test or about to merge.',
	target: operation$1.queueTarget,
	inputs: {
		reason: pullFiles.optional(pullFiles.line()),
		wait: pullFiles.withDefault(pullFiles.flag(), true),
		timeoutMinutes: pullFiles.minutes(),
		resumeAfterJob: pullFiles.flag(),
		...stop.holdInputs,
	},
	outputs: ['changed', 'changes', 'duration-seconds', 'polls', 'holds'],
	outcomes: ['draining', 'drained', 'timed-out'],
	checks: stop.holdChecks,
	onlyWith: { holdUntil: 'hold' },
	async run({ wait, timeoutMinutes, ...inputs }, context, ref) {
		const timeout = context.deadline.restarted(timeoutMinutes * 60_000);
		const { result, holds } = await stop.stopQueue(context, context.deadline, ref, {
			state: 'draining',
			acceptedState: 'paused',
			...inputs,
			switchMs: timeout.totalMs,
			ifChanged: { outcome: 'draining', clause: 'is draining', lines: [NOTHING_NEW_STARTS] },
			ifUnchanged: ({ state }) => (state === 'paused' ? STAYS_PAUSED : ALREADY_DRAINING),
		});
		if (!wait || context.dryRun)
			return result;
		const end = await operation$1.watchQueue(context, context.deadline, ref, timeout.remainingMs, drainCheck(context, ref));
		if (inputs.hold !== undefined)
			stop.reportHolds(context, ref, inputs.hold, holds);
		if (end.queue.state === 'running')
			throw overruled(ref, end.queue);
		const details = { ...result.details, queue: end.queue };
		const { next } = result.summary ?? {};
		return { ...concludeDrain(context, ref, end, inputs.reason, next), details };
	},
});
const NOTHING_NEW_STARTS = pullFiles.words `Tests that run may finish, and what they pass merges. Nothing new starts until it is resumed.`;
const NOTHING_STARTS = pullFiles.words `Nothing is tested or merged until it is resumed. Pull requests that are submitted meanwhile wait.`;
const ALREADY_DRAINING = {
	outcome: 'draining',
	clause: 'was already draining',
	lines: [NOTHING_NEW_STARTS],
};
const STAYS_PAUSED = {
	outcome: 'drained',
	clause: 'is paused, so nothing is tested or merged; it stays paused',
};
function concludeDrain(context, ref, end, reason, next) {
	const { done, queue, polls, waitedMs } = end;
	const left = queue.enqueuedPullRequests;
	if (done && left.length > 0)
		context.log.notice(`These pull requests stay in the queue ${pullFiles.queueName(ref)} until it is resumed: ${numbersOfAll(left)}`);
	const outputs = { 'duration-seconds': Math.round(waitedMs / 1000), polls };
	let clause = `drained after ${pullFiles.spokenDuration(waitedMs / 1000)}`;
	if (queue.state === 'paused')
		clause += '; it is paused and stays paused';
	const reasonGiven = operation$1.reasonLines(reason);
	if (done) {
		const summary = operation$1.queueReport(context, ref, queue, 'good', `was ${clause}`, {
			lines: [...reasonGiven, NOTHING_STARTS],
			next,
		});
		return { outcome: 'drained', outputs, summary };
	}
	const failure = notDrained(ref, end);
	const why = operation$1.problemLine(failure.explanation.problem);
	const summary = operation$1.queueReport(context, ref, queue, 'bad', `wasn't ${clause}`, {
		lines: [why, ...reasonGiven],
	});
	return { outcome: 'timed-out', outputs, summary, failure };
}
const REQUIRED_READINGS = 2;
function drainCheck(context, ref) {
	const { clock } = context;
	let before = '';
	let idleReadings = 0;
	let runningSince;
	return (queue) => {
		operation$1.setQueueOutputs(context, queue);
		const active = pullRequestsInProgress(queue).length;
		const now = `${active} of ${queue.enqueuedPullRequests.length}`;
		if (now !== before)
			context.log.info(operation$1.queueLine(ref, queue, clock.now()));
		before = now;
		runningSince = queue.state === 'running' ? (runningSince ?? clock.monotonic()) : undefined;
		if (clock.monotonic() - (runningSince ?? Infinity) >= pullFiles.SETTLE_MS)
			return true;
		const isIdle = queue.state === 'paused' || (queue.state === 'draining' && active === 0);
		if (!isIdle)
			idleReadings = 0;
		else
			idleReadings++;
		return idleReadings >= REQUIRED_READINGS;
	};
}
const pullRequestsInProgress = ({ enqueuedPullRequests }) => enqueuedPullRequests.filter(({ state }) => state !== 'NOT_READY' && state !== 'PENDING' && !pullFiles.isEnded(state));
const overruled = (ref, queue) => new index.ActionError('refused', {
	request: `Waiting for the queue ${pullFiles.queueName(ref)} to drain`,
	problem: `it is ${queue.state} now, with ${operation$1.pullRequests(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
	remedy: 'Find out who changed the queue, then drain it again.',
});
function notDrained(ref, { queue, waitedMs }) {
	const active = pullRequestsInProgress(queue);
	const state = queue.state.replaceAll('_', ' ');
	let left = 'only one reading showed that nothing is under test or about to merge';
	if (queue.state === 'switching_modes')
		left = `it is ${state}`;
	if (active.length > 0)
		left = `these are still under test or about to merge: ${numbersOfAll(active)}`;
	const choice = active.length > 0 ? ', or cancel those pull requests' : '';
	return new index.ActionError('timed-out', {
		request: `Waiting for the queue ${pullFiles.queueName(ref)} to drain`,
		problem: `after ${pullFiles.spokenDuration(waitedMs / 1000)}, ${left}`,
		remedy: `Raise \`timeout-minutes\`${choice}. The queue is still ${state}.`,
	});
}
const numbersOfAll = (all) => index.firstOf(all.map(({ prNumber, state = '' }) => `#${prNumber} ${state}`.trimEnd()), 20);

exports.operation = operation;

 })

};
;