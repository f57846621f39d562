"use strict";
exports.id = 835;
exports.ids = [835];
exports.modules = {

 3835:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(4823);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: pullRequest.submitInputs,
	onlyWith: {
		timeoutMinutes: 'wait',
		pollIntervalSeconds: 'wait',
		onTimeout: 'wait',
		notReadyTimeoutMinutes: 'wait',
		resubmit: 'wait',
	},
	outputs: pullRequest.WAIT_OUTPUTS,
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		'skipped-label',
		'skipped-approval',
		...pullRequest.WAIT_OUTCOMES,
	],
	checks: {
		requireLabel: ({ requireLabel }, scope) => requireLabel !== undefined && clients.neededTokenProblem(scope, 'only GitHub knows the labels'),
		requireApproval: ({ requireApproval }, scope) => requireApproval && clients.neededTokenProblem(scope, 'only GitHub knows the reviews'),
	},
	run: (inputs, context, location) => submit(inputs, context, context.deadline, location),
});
async function submit(inputs, context, deadline, location) {
	const { step, first } = await begin(inputs, context, deadline, location);
	try {
		const skip = await look(context, deadline, step, await first);
		if (skip !== undefined)
			return await pullRequest.reportSkip(context, deadline, step, skip);
		const plan = decide(step);
		if (context.dryRun && pullRequest.needsSubmission(plan))
			return pullRequest.planSubmission(context, step.ref, plan);
		const acting = act(context, deadline, step, plan).then((submitted) => report(context, deadline, step, submitted));
		return await pullRequest.endAsOnAbortSays(context, deadline, step, acting);
	}
	catch (error) {
		if (!(error instanceof common.ActionError) || error.kind === 'aborted')
			throw error;
		return pullRequest.reportFailed(context, deadline, step, error);
	}
}
async function begin(inputs, context, deadline, location) {
	const named = pullRequest.refOf(location, context);
	const ahead = named && context.service.findPullRequest(deadline, named);
	ahead?.catch(() => { });
	const comments = named && inputs.comment === 'always' && !inputs.wait
		? clients.readAhead(context, deadline, (posts, time) => posts.listComments(context, time, { number: named.number }))
		: undefined;
	const pullRequest$1 = await pullRequest.resolvePullRequest(location, context, deadline, ['head-sha', 'state']);
	const step = new pullRequest.PullRequestStep(context, deadline, inputs, pullRequest$1, {
		ownsAll: false,
		comments,
	});
	return { step, first: ahead ?? context.service.findPullRequest(deadline, pullRequest$1.ref) };
}
async function look(context, deadline, step, first) {
	const skip = await pullRequest.skipOfNow(context, deadline, step, first);
	const { expectedHeadSha } = step.inputs;
	if (skip !== undefined || expectedHeadSha === undefined)
		return skip;
	const { before } = step.readings.submission;
	await pullRequest.refuseOtherHead(context, deadline, step.pullRequest, before, expectedHeadSha);
	return undefined;
}
function decide({ inputs, readings }) {
	const { priority, noBatch } = inputs;
	return { priority, noBatch, before: readings.submission.before };
}
async function act(context, deadline, step, plan) {
	const { expectedHeadSha } = step.inputs;
	const submitted = await send(context, deadline, step, plan);
	if (expectedHeadSha === undefined)
		return submitted;
	const leave = (last) => {
		step.takeAnswer(last);
		return pullRequest.dequeueIfAllowed(context, deadline, step);
	};
	const record = await pullRequest.proveHead(context, deadline, step.pullRequest, submitted.record, expectedHeadSha, leave);
	step.takeAnswer(record);
	return { ...submitted, record };
}
async function send(context, deadline, step, plan) {
	const { inputs, pullRequest: pullRequest$1, ref } = step;
	const { before } = plan;
	const isNew = !pullRequest.isQueued(before);
	step.judgeBy({
		before,
		expectedHead: inputs.expectedHeadSha,
		headBefore: pullRequest$1.headSha,
		options: plan,
	});
	if (isNew)
		step.update({ sent: pullRequest.sending(step.sent) });
	try {
		const submitted = await pullRequest.submitVerified(context, deadline, ref, plan, {
			onRefused: () => step.update({ sent: pullRequest.refused(step.sent) }),
		});
		const { record, outcome } = submitted;
		step.update({ sent: pullRequest.withProof(step.sent, record, isNew && outcome === 'submitted') });
		step.takeAnswer(record);
		return submitted;
	}
	catch (error) {
		if (clients.hadNoEffect(error))
			step.update({ sent: pullRequest.withoutEffect(step.sent) });
		throw error;
	}
}
async function report(context, deadline, step, submitted) {
	if (step.inputs.wait && !context.dryRun)
		return waitAndReport(context, deadline, step, submitted);
	if (submitted.proof !== 'ended')
		return pullRequest.reportSubmitted(context, deadline, step, submitted);
	const { endAfterReading } = await Promise.all([__webpack_require__.e(589), __webpack_require__.e(874), __webpack_require__.e(836)]).then(__webpack_require__.t.bind(__webpack_require__, 5836, 19)).then(n => n.endWait);
	const time = step.time.beginEnd(deadline);
	const end = await endAfterReading(context, step, time, pullRequest.endOf(submitted.record));
	return pullRequest.reportEnd(context, step, { end, time });
}
async function waitAndReport(context, deadline, step, submitted) {
	const { awaitEnd } = await Promise.all([__webpack_require__.e(589), __webpack_require__.e(874), __webpack_require__.e(836), __webpack_require__.e(206)]).then(__webpack_require__.t.bind(__webpack_require__, 9206, 23));
	const isQueued = submitted.proof === 'queued';
	step.time.restart();
	step.judgeBy(step.readings.submission, submitted.record);
	const [end] = await Promise.all([
		awaitEnd(context, deadline, step, { isQueueRead: isQueued }),
		isQueued && pullRequest.buildSubmittedReport(context, deadline, step, submitted),
	]);
	const result = await pullRequest.reportEnd(context, step, end);
	const { queue } = step.readings;
	return { ...result, details: { ...result.details, submission: submitted.outcome, queue } };
}

exports.operation = operation;


 })

};
;