"use strict";
exports.id = 817;
exports.ids = [817];
exports.modules = {

 817:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(8964);
const clients = __webpack_require__(1599);
const common = __webpack_require__(9248);

const operation = clients.defineOperation({
	about: 'Take a pull request out of the queue.',
	target: pullRequest.pullRequestTarget,
	inputs: { strict: clients.flag(), unlessLabel: clients.optional(clients.line()) },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued', 'skipped-label'],
	checks: {
		unlessLabel: ({ unlessLabel }, scope) => unlessLabel !== undefined && clients.neededTokenProblem(scope, 'only GitHub knows the labels'),
	},
	async run(inputs, context, pullRequest$1) {
		try {
			return await cancel(inputs, context, context.deadline, pullRequest$1);
		}
		catch (error) {
			const name = `#${pullRequest$1.ref.number}`;
			const unproved = `Couldn't confirm that ${name} left the queue`;
			return pullRequest.failedResult(error, `${name} was not taken out of the queue`, unproved);
		}
	},
});
async function cancel(inputs, context, deadline, { ref, baseBranch }) {
	const name = common.pullRequestName(ref);
	const before = await context.service.findPullRequest(deadline, ref);
	context.setOutputs(pullRequest.recordOutputs(before));
	const { unlessLabel } = inputs;
	const queuedBefore = pullRequest.isQueued(before);
	let hasSent = false;
	const beforeAttempt = async () => {
		if (unlessLabel !== undefined)
			await stopIfLabelled(context, deadline, ref, unlessLabel);
		hasSent = true;
	};
	let outcome;
	let record = before;
	try {
		if (context.dryRun)
			await beforeAttempt();
		else
			({ outcome, record } = await pullRequest.cancelVerified(context, deadline, ref, { beforeAttempt }));
	}
	catch (error) {
		if (!(error instanceof LabelStop))
			throw error;
		if (hasSent)
			record = await context.service.findPullRequest(deadline, ref);
		const isCancelled = hasSent && record?.state === 'CANCELLED';
		if (!isCancelled && error.cause !== undefined)
			throw error.cause;
		context.setOutputs(pullRequest.recordOutputs(record));
		if (!isCancelled)
			return skipWithLabel(context, ref, record, error.label);
		outcome = 'cancelled';
	}
	if (context.dryRun && queuedBefore) {
		return clients.planOnlyResult(context.log, [clients.cancelPullRequest(ref)], { note: common.stackSentence(ref) });
	}
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
		await warnWithoutQueue(context, deadline, ref);
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
class LabelStop extends Error {
	label;
	constructor(label, cause) {
		super(`stopped by the label ${label}`, { cause });
		this.label = label;
	}
}
async function stopIfLabelled(context, deadline, ref, label) {
	const hasLabel = await pullRequest.hasLabelNow(context, deadline, ref, label).catch((cause) => {
		throw new LabelStop(label, cause);
	});
	if (hasLabel)
		throw new LabelStop(label);
}
function skipWithLabel({ log }, ref, record, label) {
	const headline = `#${ref.number} has the label ${label}: not taken out of the queue`;
	log.info(headline);
	const facts = [['State', record?.state]];
	return {
		outcome: 'skipped-label',
		details: { pullRequest: record },
		summary: pullRequest.reportSummary({ status: 'neutral', headline, stack: common.stackPlace(ref), facts }),
	};
}
async function warnWithoutQueue(context, deadline, ref) {
	const { queue, warning } = await pullRequest.lookUpQueue(context, deadline, ref);
	if (queue !== undefined)
		return;
	context.log.warning(`${common.pullRequestName(ref)}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`);
}

exports.operation = operation;


 })

};
;