"use strict";
exports.id = 137;
exports.ids = [137,206];
exports.modules = {

 1137:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(4823);
const clients = __webpack_require__(1599);
const awaitEnd = __webpack_require__(9206);

const operation = clients.defineOperation({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: pullRequest.waitInputs,
	outputs: pullRequest.WAIT_OUTPUTS,
	outcomes: pullRequest.WAIT_OUTCOMES,
	run: (inputs, context, location) => waitForMerge(inputs, context, context.deadline, location),
});
async function waitForMerge(inputs, context, deadline, location) {
	const pullRequest$1 = await pullRequest.resolvePullRequest(location, context, deadline);
	const step = new pullRequest.PullRequestStep(context, deadline, inputs, pullRequest$1, { ownsAll: true });
	const reporting = awaitEnd.awaitEnd(context, deadline, step, { isQueueRead: false }).then((end) => pullRequest.reportEnd(context, step, end));
	return pullRequest.endAsOnAbortSays(context, deadline, step, reporting);
}

exports.operation = operation;


 }),

 9206:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(4823);
const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const wait = __webpack_require__(5836);

async function awaitEnd(context, deadline, step, { isQueueRead }) {
	const { inputs, ref } = step;
	const limit = common.duration(inputs.timeoutMinutes * 60);
	context.log.info(`Waiting up to ${limit} for ${common.pullRequestName(ref)} to be merged`);
	const log = new wait.WaitLog(context, step, isQueueRead);
	const stack = new wait.StackReader(context, step);
	let mayCorrect = inputs.comment !== 'never';
	const afterReading = async (limit, isNewState) => {
		if (mayCorrect && pullRequest.isQueued(step.record)) {
			mayCorrect = false;
			await correctComment(context, limit, step);
		}
		await log.noteReading(limit, isNewState);
	};
	for (;;) {
		const polled = await pollRecord(context, deadline, step, stack, afterReading);
		const time = step.time.beginEnd(deadline);
		if (polled.type !== 'ended')
			return { time, end: await wait.endWithoutReading(context, step, time, polled) };
		const mayRetry = polled.end === 'failed' && step.sent.resubmissions < inputs.resubmit;
		if (!mayRetry || step.time.timeout.passed || context.dryRun)
			return { time, end: await wait.endAfterReading(context, step, time, polled.end) };
		const end = await wait.resubmitFailed(context, deadline, step, time);
		if (end !== undefined)
			return end;
	}
}
const ASIDE_MS = 4000;
function pollRecord(context, deadline, step, stack, afterReading) {
	const limit = deadline.atMost(step.time.readingMs);
	return clients.poll(context, limit, step.time.timeout, {
		read: () => readRecord(context, limit, step, stack),
		take: async (reading) => {
			const { length } = step.readings.states;
			const end = reading.type === 'answer' ? takeReading(step, reading.value) : undefined;
			await afterReading(limit.atMost(ASIDE_MS), step.readings.states.length > length);
			return end;
		},
		paceMs: (at) => wait.nextReadingMs(step.readings, at, step.inputs, context.random()),
	});
}
async function readRecord(context, deadline, step, stack) {
	const { ref, readings } = step;
	step.take({ polls: readings.polls + 1 });
	const record = await context.service.findPullRequest(deadline, ref, { attempts: 1 });
	await stack.read(deadline.atMost(ASIDE_MS), record);
	if (!wait.showsOtherHead(step.readings, record))
		return { record };
	const pullRequest = await clients.readFromGitHub(context, deadline.atMost(ASIDE_MS), ref);
	return { record, headOnGitHub: pullRequest?.headSha };
}
const STILL_QUEUED = ['head-moved', 'not-ready'];
function takeReading(step, reading) {
	const limits = wait.limitsOf(step.inputs, step.ref);
	const { next, end } = wait.reduceReading(step.readings, reading, step.time.now, limits);
	const hasLeft = end !== undefined && !STILL_QUEUED.includes(end);
	step.update({ readings: next, sent: hasLeft ? pullRequest.left(step.sent, pullRequest.LEFT_BEFORE) : step.sent });
	return end;
}
const correctComment = (context, deadline, { ref, time }) => time.extrasBudget.run(deadline, (deadline) => pullRequest.publishReport(context, deadline, { comment: 'on-failure', slackPayloadFile: undefined }, ref, {
	status: 'good',
	headline: `#${ref.number} is in the queue of ${ref.targetBranch}`,
	stack: common.stackPlace(ref),
}, 'already-queued'));

exports.awaitEnd = awaitEnd;


 })

};
;