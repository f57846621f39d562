"use strict";
exports.id = 817;
exports.ids = [817];
exports.modules = {

 817:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(9441);
const clients = __webpack_require__(1599);
const common = __webpack_require__(9248);

const operation = clients.defineOperation({
	about: 'Take a pull request out of the queue.',
	target: pullRequest.pullRequestTarget,
	inputs: { strict: clients.flag() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, pullRequest$1) {
		try {
			return await cancel(inputs, context, pullRequest$1);
		}
		catch (error) {
			const name = `#${pullRequest$1.ref.number}`;
			const unproved = `Couldn't confirm that ${name} left the queue`;
			return pullRequest.failedResult(error, `${name} was not taken out of the queue`, unproved);
		}
	},
});
async function cancel(inputs, context, { ref, baseBranch }) {
	const name = common.pullRequestName(ref);
	const before = await context.service.findPullRequest(ref);
	context.setOutputs(pullRequest.recordOutputs(before));
	const queuedBefore = pullRequest.isQueued(before);
	if (context.dryRun && queuedBefore) {
		return clients.planOnlyResult(context.log, [clients.cancelPullRequest(ref)], { note: common.stackSentence(ref) });
	}
	const { outcome, record } = context.dryRun
		? { outcome: undefined, record: before }
		: await pullRequest.cancelVerified(context, ref);
	const merge = pullRequest.mergeSentence(record, ref);
	const wasQueued = queuedBefore || (record?.state === 'CANCELLED' && pullRequest.isNewer(record, before));
	const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined;
	let headline = `${name} was not in the queue`;
	if (queuedBefore)
		headline = `${name} had left the queue already`;
	if (takenOut)
		headline = `${name} was taken out of the queue`;
	if (merge !== undefined)
		headline = `${merge}, so there was nothing to cancel`;
	const isUnknown = before === undefined && record === undefined;
	if (isUnknown && baseBranch !== ref.targetBranch)
		await warnWithoutQueue(context, ref);
	const isRed = !takenOut && inputs.strict;
	if (!isRed)
		context.log.info(headline);
	let status = 'neutral';
	if (takenOut)
		status = 'good';
	if (isRed)
		status = 'bad';
	const report = {
		status,
		headline,
		why: isRed && merge === undefined ? [pullRequest.shownState(record)] : [],
		stack: common.stackPlace(ref),
		facts: [
			['State before', before?.state],
			['State', record?.state],
		],
		remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
	};
	return {
		outcome: takenOut ? 'cancelled' : 'not-queued',
		outputs: pullRequest.recordOutputs(record),
		details: { pullRequest: record },
		summary: pullRequest.reportSummary(report),
		failure: isRed ? pullRequest.reportFailure(`Cancelling ${name}`, report) : undefined,
	};
}
async function warnWithoutQueue(context, ref) {
	const { queue, warning } = await pullRequest.lookUpQueue(context, ref);
	if (queue !== undefined)
		return;
	context.log.warning(`${common.pullRequestName(ref)}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`);
}

exports.operation = operation;


 })

};
;