"use strict";
exports.id = 817;
exports.ids = [817];
exports.modules = {

 817:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(4823);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

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
async function cancel(inputs, context, deadline, { ref: named, baseBranch }) {
	const before = await context.service.findPullRequest(deadline, named);
	context.setOutputs(pullRequest.recordOutputs(before));
	const done = await takeOut(context, deadline, named, before, inputs.unlessLabel);
	const { record, label } = done;
	const ref = context.stacks.current(named);
	if (label !== undefined)
		return skipWithLabel(context, ref, record, label);
	if (context.dryRun && pullRequest.isQueued(before))
		return clients.planOnlyResult(context.log, [clients.cancelPullRequest(ref)], { note: common.stackSentence(ref) });
	const isUnknown = before === undefined && record === undefined;
	if (isUnknown && baseBranch !== ref.targetBranch)
		await warnWithoutQueue(context, deadline, ref);
	return report(context, ref, before, done, inputs.strict);
}
async function takeOut(context, deadline, ref, before, unlessLabel) {
	let hasSent = false;
	const beforeAttempt = async () => {
		if (unlessLabel !== undefined)
			await stopIfLabelled(context, deadline, ref, unlessLabel);
		hasSent = true;
	};
	try {
		if (!context.dryRun)
			return await pullRequest.cancelVerified(context, deadline, ref, { beforeAttempt });
		await beforeAttempt();
		return { record: before };
	}
	catch (error) {
		if (!(error instanceof LabelStop))
			throw error;
		const { cause, label } = error;
		const record = hasSent ? await context.service.findPullRequest(deadline, ref) : before;
		if (hasSent && record?.state === 'CANCELLED')
			return { outcome: 'cancelled', record };
		if (cause !== undefined)
			throw cause;
		return { record, label };
	}
}
function report({ log }, ref, before, { outcome, record }, strict) {
	const name = common.pullRequestName(ref);
	const merge = pullRequest.mergeSentence(record, ref);
	const wasQueued = pullRequest.isQueued(before) || (record?.state === 'CANCELLED' && pullRequest.isNewer(record, before));
	const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined;
	let headline = `${name} was not in the queue`;
	if (pullRequest.isQueued(before))
		headline = `${name} had left the queue already`;
	if (takenOut)
		headline = `${name} was taken out of the queue`;
	if (merge !== undefined)
		headline = `${merge}, so there was nothing to cancel`;
	const isRed = !takenOut && strict;
	if (!isRed)
		log.info(headline);
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
		outputs: pullRequest.recordOutputs(record),
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