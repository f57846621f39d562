"use strict";
exports.id = 195;
exports.ids = [195];
exports.modules = {

 8195:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Let running tests finish, start no new ones, and wait until nothing is under test or about to merge.',
	target: queue.queueTarget,
	inputs: {
		reason: clients.optional(clients.line()),
		wait: clients.withDefault(clients.flag(), true),
		timeoutMinutes: clients.minutes(),
		resumeAfterJob: clients.flag(),
		...queue.holdInputs,
	},
	outputs: ['changed', 'changes', 'duration-seconds', 'polls', 'holds'],
	outcomes: ['draining', 'drained', 'timed-out'],
	checks: queue.holdChecks,
	onlyWith: { holdUntil: 'hold' },
	async run({ wait, timeoutMinutes, ...inputs }, context, ref) {
		const timeout = context.deadline.restarted(timeoutMinutes * 60_000);
		const { result, holds } = await queue.stopQueue(context, context.deadline, ref, {
			state: 'draining',
			acceptedState: 'paused',
			...inputs,
			switchMs: timeout.totalMs,
			ifChanged: { outcome: 'draining', clause: 'is draining' },
			ifUnchanged: ({ state }) => (state === 'paused' ? STAYS_PAUSED : ALREADY_DRAINING),
		});
		if (!wait || context.dryRun)
			return result;
		const end = await queue.watchQueue(context, context.deadline, ref, timeout.remainingMs, drainCheck(context, ref));
		if (inputs.hold !== undefined)
			queue.reportHolds(context, ref, inputs.hold, holds);
		if (end.queue.state === 'running')
			throw overruled(ref, end.queue);
		const details = { ...result.details, queue: end.queue };
		return { ...concludeDrain(context, ref, end, inputs.reason), details };
	},
});
const ALREADY_DRAINING = { outcome: 'draining', clause: 'was already draining' };
const STAYS_PAUSED = {
	outcome: 'drained',
	clause: 'is paused, so nothing is tested or merged; it stays paused',
};
function concludeDrain(context, ref, end, reason) {
	const { done, queue: queue$1, polls, waitedMs } = end;
	const left = queue$1.enqueuedPullRequests;
	if (done && left.length > 0)
		context.log.notice(`These pull requests stay in the queue ${common.queueName(ref)} until it is resumed: ${numbersOfAll(left)}`);
	const outputs = { 'duration-seconds': Math.round(waitedMs / 1000), polls };
	let clause = `drained after ${common.duration(waitedMs / 1000)}`;
	if (queue$1.state === 'paused')
		clause += '; it is paused and stays paused';
	const reasonGiven = queue.reasonLines(reason);
	if (done) {
		const summary = queue.queueReport(context, ref, queue$1, 'good', `was ${clause}`, {
			lines: reasonGiven,
		});
		return { outcome: 'drained', outputs, summary };
	}
	const failure = notDrained(ref, end);
	const why = queue.problemLine(failure.explanation.problem);
	const summary = queue.queueReport(context, ref, queue$1, 'bad', `wasn't ${clause}`, {
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
	return (queue$1) => {
		queue.setQueueOutputs(context, queue$1);
		const active = pullRequestsInProgress(queue$1).length;
		const now = `${active} of ${queue$1.enqueuedPullRequests.length}`;
		if (now !== before)
			context.log.info(queue.queueLine(ref, queue$1, clock.now()));
		before = now;
		runningSince = queue$1.state === 'running' ? (runningSince ?? clock.monotonic()) : undefined;
		if (clock.monotonic() - (runningSince ?? Infinity) >= clients.SETTLE_MS)
			return true;
		const isIdle = queue$1.state === 'paused' || (queue$1.state === 'draining' && active === 0);
		if (!isIdle)
			idleReadings = 0;
		else
			idleReadings++;
		return idleReadings >= REQUIRED_READINGS;
	};
}
const pullRequestsInProgress = ({ enqueuedPullRequests }) => enqueuedPullRequests.filter(({ state }) => state !== 'NOT_READY' && state !== 'PENDING' && !clients.isEnded(state));
const overruled = (ref, queue$1) => new common.ActionError('refused', {
	request: `Waiting for the queue ${common.queueName(ref)} to drain`,
	problem: `it is ${queue$1.state} now, with ${queue.pullRequests(queue$1.enqueuedPullRequests.length)}: someone else ended the drain`,
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
	return new common.ActionError('timed-out', {
		request: `Waiting for the queue ${common.queueName(ref)} to drain`,
		problem: `after ${common.duration(waitedMs / 1000)}, ${left}`,
		remedy: `Raise \`timeout-minutes\`${choice}. The queue is still ${state}.`,
	});
}
const numbersOfAll = (all) => common.firstOf(all.map(({ prNumber, state = '' }) => `#${prNumber} ${state}`.trimEnd()), 20);

exports.operation = operation;


 })

};
;