"use strict";
exports.id = 817;
exports.ids = [817];
exports.modules = {

 817:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const end = __webpack_require__(4823);
const commits = __webpack_require__(7044);
const resolve = __webpack_require__(8966);
const writes = __webpack_require__(140);
const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);
const main = __webpack_require__(4516);

const operation = timeInQueue.defineOperation({
	about: 'Take a pull request out of the queue.',
	target: resolve.pullRequestTarget,
	inputs: { strict: pullFiles.flag(), unlessLabel: pullFiles.optional(pullFiles.line()) },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued', 'skipped-label'],
	checks: {
		unlessLabel: ({ unlessLabel }, scope) => unlessLabel !== undefined && main.neededTokenProblem(scope, 'only GitHub knows the labels'),
	},
	async run(inputs, context, pullRequest) {
		try {
			return await cancel(inputs, context, context.deadline, pullRequest);
		}
		catch (error) {
			const name = `#${pullRequest.ref.number}`;
			const unproved = `Couldn't confirm that ${name} left the queue`;
			return end.failedResult(error, `${name} was not taken out of the queue`, unproved);
		}
	},
});
async function cancel(inputs, context, deadline, { ref: named, baseBranch }) {
	const before = await context.service.findPullRequest(deadline, named);
	context.setOutputs(commits.recordOutputs(before));
	const done = await takeOut(context, deadline, named, before, inputs.unlessLabel);
	const { record, label } = done;
	const ref = context.stacks.current(named);
	if (label !== undefined)
		return skipWithLabel(context, ref, record, label);
	if (context.dryRun && commits.isQueued(before))
		return commits.planOnlyResult(context.log, [pullFiles.cancelPullRequest(ref)], { note: pullFiles.stackSentence(ref) });
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
			return await writes.cancelVerified(context, deadline, ref, { beforeAttempt });
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
	const name = pullFiles.pullRequestName(ref);
	const merge = commits.mergeSentence(record, ref);
	const wasQueued = commits.isQueued(before) || (record?.state === 'CANCELLED' && commits.isNewer(record, before));
	const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined;
	let headline = `${name} was not in the queue`;
	if (commits.isQueued(before))
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
		why: isRed && merge === undefined ? [commits.shownState(record)] : [],
		stack: pullFiles.stackPlace(ref),
		facts: [
			['State before', before?.state],
			['State', record?.state],
		],
		remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
	};
	return {
		outcome: takenOut ? 'cancelled' : 'not-queued',
		outputs: commits.recordOutputs(record),
		details: { pullRequest: record },
		summary: end.reportSummary(report),
		failure: isRed ? end.reportFailure(`Cancelling ${name}`, report) : undefined,
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
	const hasLabel = await commits.hasLabelNow(context, deadline, ref, label).catch((cause) => {
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
		outputs: commits.recordOutputs(record),
		details: { pullRequest: record },
		summary: end.reportSummary({ status: 'neutral', headline, stack: pullFiles.stackPlace(ref), facts }),
	};
}
async function warnWithoutQueue(context, deadline, ref) {
	const { queue, warning } = await commits.lookUpQueue(context, deadline, ref);
	if (queue !== undefined)
		return;
	context.log.warning(`${pullFiles.pullRequestName(ref)}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`);
}

exports.operation = operation;

 })

};
;