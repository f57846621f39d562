"use strict";
exports.id = 855;
exports.ids = [855];
exports.modules = {

 2855:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const later = __webpack_require__(7963);
const pullRequest = __webpack_require__(4823);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: pullRequest.pullRequestTarget,
	inputs: { failOn: clients.withDefault(clients.choices(clients.PULL_REQUEST_STATES), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons', 'ahead', 'typical-minutes'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		try {
			return await read(inputs.failOn, context, context.deadline, ref);
		}
		catch (error) {
			return pullRequest.failedResult(error, `The state of #${ref.number} could not be read`);
		}
	},
});
async function read(failOn, context, deadline, ref) {
	const isGate = failOn.length > 0;
	const record = await (isGate
		? findStated(context, deadline, ref)
		: context.service.findPullRequest(deadline, ref));
	context.setOutputs(pullRequest.recordOutputs(record));
	const state = record?.state;
	const name = common.pullRequestName(ref);
	const gated = failOn.some((wanted) => wanted === state);
	const headline = gated
		? `${name} is ${state}, which \`fail-on\` lists`
		: stateHeadline(name, record);
	context.log.info(headline);
	const { queue, outlook } = pullRequest.isQueued(record) ? await readOutlook(context, deadline, ref) : {};
	const expected = outlook && pullRequest.outlookLine(outlook);
	if (expected !== undefined)
		context.log.info(expected);
	const stoppedQueue = pullRequest.isBeforeTests(record) ? queue : undefined;
	const { readWhyNotMerged } = await __webpack_require__.e( 589).then(__webpack_require__.t.bind(__webpack_require__, 3589, 19)).then(n => n.whyNotMerged$1);
	const notMerged = await readWhyNotMerged(context, deadline, ref, { record, queue: stoppedQueue });
	const { reasons, isMergedOnGitHub, headSha } = notMerged;
	if (headSha !== undefined)
		context.setOutputs({ 'head-sha': headSha });
	const why = [];
	let remedy = pullRequest.firstRemedy(reasons);
	if (isMergedOnGitHub) {
		why.push(`GitHub shows that it is merged into ${ref.targetBranch}`);
		remedy ??= 'There is nothing more to wait for.';
	}
	remedy ??= 'Run the step again when the state has changed.';
	for (const sentence of why)
		context.log.info(sentence);
	const reasonsToRead = pullRequest.withoutCoveredReasons(reasons);
	for (const reason of reasonsToRead)
		context.log.info(`- ${pullRequest.textWithAddress(reason)}`);
	const since = pullRequest.changedAt(record);
	const report = {
		status: gated ? 'bad' : 'neutral',
		headline,
		reasons: reasonsToRead,
		outlook: expected,
		why,
		stack: common.stackPlace(context.stacks.current(ref)),
		commits: [['Head commit', record?.prSha?.slice(0, 12)]],
		facts: [
			['Since (UTC)', since === undefined ? undefined : common.utcMinute(since)],
			['Priority', record && clients.chosenPriority(record)],
		],
		remedy: gated ? remedy : undefined,
	};
	return {
		outcome: record === undefined ? 'not-submitted' : 'found',
		outputs: { reasons: pullRequest.reasonsOutput(reasons), ...pullRequest.outlookOutputs(outlook) },
		details: { pullRequest: record, reasons: pullRequest.reasonsOutput(reasons), ahead: outlook?.ahead },
		summary: pullRequest.reportSummary(report),
		failure: gated ? pullRequest.reportFailure(`Reading ${name}`, report) : undefined,
	};
}
const EXTRAS_MS = 30_000;
async function readOutlook(context, deadline, ref) {
	const limit = deadline.atMost(EXTRAS_MS);
	const [{ queue }, typical] = await Promise.all([
		pullRequest.lookUpQueue(context, limit, ref),
		later.readTypicalTime(context, limit, ref.targetBranch),
	]);
	return { queue, outlook: pullRequest.outlookOf(ref, queue, typical) };
}
async function findStated({ service }, deadline, ref) {
	try {
		const record = await service.getSubmittedPullRequest(deadline, ref);
		if (record.state !== undefined)
			return record;
	}
	catch (error) {
		if (clients.hasStatus(error, 404))
			return undefined;
		throw error;
	}
	throw new common.ActionError('bad-response', {
		request: `Reading ${common.pullRequestName(ref)}`,
		problem: "Trunk returned no state, so the action can't check `fail-on`",
		remedy: 'Run the step again.',
	});
}
function stateHeadline(name, record) {
	if (record === undefined)
		return `${name} is not in the queue`;
	const state = record.state ?? 'in a state that Trunk does not return';
	return `${name} is ${state}${pullRequest.isQueued(record) ? ', in the queue' : ', not in the queue now'}`;
}

exports.operation = operation;


 })

};
;