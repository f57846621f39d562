"use strict";
exports.id = 2855;
exports.ids = [2855];
exports.modules = {

 2855:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const commits = __webpack_require__(7044);
const end = __webpack_require__(4823);
const reasons = __webpack_require__(363);
const resolve = __webpack_require__(8966);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: resolve.pullRequestTarget,
	inputs: { failOn: pullFiles.withDefault(pullFiles.choices(pullFiles.PULL_REQUEST_STATES), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons', 'ahead', 'typical-minutes'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		try {
			return await read(inputs.failOn, context, context.deadline, ref);
		}
		catch (error) {
			return end.failedResult(error, `The state of #${ref.number} could not be read`);
		}
	},
});
async function read(failOn, context, deadline, ref) {
	const isGate = failOn.length > 0;
	const record = await (isGate
		? findStated(context, deadline, ref)
		: context.service.findPullRequest(deadline, ref));
	context.setOutputs(commits.recordOutputs(record));
	const state = record?.state;
	const name = pullFiles.pullRequestName(ref);
	const gated = failOn.some((wanted) => wanted === state);
	const headline = gated
		? `${name} is ${state}, which \`fail-on\` lists`
		: stateHeadline(name, record);
	context.log.info(headline);
	const { queue, outlook } = commits.isQueued(record) ? await readOutlook(context, deadline, ref) : {};
	const expected = outlook && commits.outlookLine(outlook);
	if (expected !== undefined)
		context.log.info(expected);
	const stoppedQueue = commits.isBeforeTests(record) ? queue : undefined;
	const { readWhyNotMerged } = await __webpack_require__.e( 3589).then(__webpack_require__.t.bind(__webpack_require__, 3589, 19)).then(n => n.whyNotMerged$1);
	const notMerged = await readWhyNotMerged(context, deadline, ref, { record, queue: stoppedQueue });
	const { reasons: reasons$1, isMergedOnGitHub, headSha } = notMerged;
	if (headSha !== undefined)
		context.setOutputs({ 'head-sha': headSha });
	const why = [];
	let remedy = reasons.firstRemedy(reasons$1);
	if (isMergedOnGitHub) {
		why.push(`GitHub shows that it is merged into ${ref.targetBranch}`);
		remedy ??= 'There is nothing more to wait for.';
	}
	remedy ??= 'Run the step again when the state has changed.';
	for (const sentence of why)
		context.log.info(sentence);
	const reasonsToRead = reasons.withoutCoveredReasons(reasons$1);
	for (const reason of reasonsToRead)
		context.log.info(`- ${end.textWithAddress(reason)}`);
	const since = commits.changedAt(record);
	const report = {
		status: gated ? 'bad' : 'neutral',
		headline,
		reasons: reasonsToRead,
		outlook: expected,
		why,
		stack: pullFiles.stackPlace(context.stacks.current(ref)),
		commits: [['Head commit', record?.prSha?.slice(0, 12)]],
		facts: [
			['Since (UTC)', since === undefined ? undefined : index.utcMinute(since)],
			['Priority', record && pullFiles.chosenPriority(record)],
		],
		remedy: gated ? remedy : undefined,
	};
	return {
		outcome: record === undefined ? 'not-submitted' : 'found',
		outputs: { reasons: reasons.reasonsOutput(reasons$1), ...commits.outlookOutputs(outlook) },
		details: { pullRequest: record, reasons: reasons.reasonsOutput(reasons$1), ahead: outlook?.ahead },
		summary: end.reportSummary(report),
		failure: gated ? end.reportFailure(`Reading ${name}`, report) : undefined,
	};
}
const EXTRAS_MS = 30_000;
async function readOutlook(context, deadline, ref) {
	const limit = deadline.atMost(EXTRAS_MS);
	const [{ queue }, typical] = await Promise.all([
		commits.lookUpQueue(context, limit, ref),
		commits.readTypicalTime(context, limit, ref.targetBranch),
	]);
	return { queue, outlook: commits.outlookOf(ref, queue, typical) };
}
async function findStated({ service }, deadline, ref) {
	try {
		const record = await service.getSubmittedPullRequest(deadline, ref);
		if (record.state !== undefined)
			return record;
	}
	catch (error) {
		if (pullFiles.hasStatus(error, 404))
			return undefined;
		throw error;
	}
	throw new index.ActionError('bad-response', {
		request: `Reading ${pullFiles.pullRequestName(ref)}`,
		problem: "Trunk returned no state, so the action can't check `fail-on`",
		remedy: 'Run the step again.',
	});
}
function stateHeadline(name, record) {
	if (record === undefined)
		return `${name} is not in the queue`;
	const state = record.state ?? 'in a state that Trunk does not return';
	return `${name} is ${state}${commits.isQueued(record) ? ', in the queue' : ', not in the queue now'}`;
}

exports.operation = operation;

 })

};
;