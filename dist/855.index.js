"use strict";
exports.id = 855;
exports.ids = [855];
exports.modules = {

 5498:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const common = __webpack_require__(9248);

async function readTypicalTime(context, deadline, branch) {
	const answer = context.service.getMergeQueueMetrics(deadline, context.repository, { attempts: 1 });
	const exposition = await common.bestEffort(deadline, answer, (why, error) => {
		const problem = error?.explanation.problem ?? why;
		context.log.info(`Continuing without the usual time in the queue: ${problem}`);
	});
	if (exposition === undefined)
		return undefined;
	const { typicalTimeIn } = await __webpack_require__.e( 739).then(__webpack_require__.t.bind(__webpack_require__, 2739, 23));
	return typicalTimeIn(exposition, branch);
}

exports.readTypicalTime = readTypicalTime;


 }),

 2855:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const typical = __webpack_require__(5498);
const pullRequest = __webpack_require__(8964);
const common = __webpack_require__(9248);

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
	const findings = await pullRequest.findReasons(context, deadline, ref, { record, queue: stoppedQueue });
	const { reasons, isMergedOnGitHub, headSha } = findings;
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
	for (const { text } of reasonsToRead)
		context.log.info(`- ${text}`);
	const since = pullRequest.changedAt(record);
	const report = {
		status: gated ? 'bad' : 'neutral',
		headline,
		reasons: reasonsToRead,
		outlook: expected,
		why,
		stack: common.stackPlace(ref),
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
	const [{ queue }, typical$1] = await Promise.all([
		pullRequest.lookUpQueue(context, limit, ref),
		typical.readTypicalTime(context, limit, ref.targetBranch),
	]);
	return { queue, outlook: pullRequest.outlookOf(ref, queue, typical$1) };
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