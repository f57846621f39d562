"use strict";
exports.id = 940;
exports.ids = [940];
exports.modules = {

 8940:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(4823);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Run the tests of a queued pull request again.',
	target: pullRequest.pullRequestTarget,
	inputs: {},
	outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
	outcomes: ['restarted', 'not-queued'],
	async run(_inputs, context, { ref }) {
		try {
			return await restart(context, context.deadline, ref);
		}
		catch (error) {
			const tests = `the tests of #${ref.number} were`;
			const unproved = `Couldn't confirm that ${tests} restarted`;
			return pullRequest.failedResult(error, `${common.capitalize(tests)} not restarted`, unproved);
		}
	},
});
async function restart(context, deadline, ref) {
	const before = await context.service.findPullRequest(deadline, ref);
	context.setOutputs({ ...pullRequest.recordOutputs(before), 'previous-state': before?.state });
	if (before === undefined || !pullRequest.isQueued(before))
		return notQueued(ref, before);
	if (context.dryRun) {
		return clients.planOnlyResult(context.log, [clients.restartTestsOnPullRequest(ref)], {
			note: common.stackSentence(ref),
		});
	}
	const show = (record) => context.setOutputs(pullRequest.recordOutputs(record));
	const { outcome, record } = await pullRequest.restartVerified(context, deadline, ref, before, show);
	show(record);
	if (outcome === 'left')
		return notQueued(ref, record);
	const headline = `The tests of ${common.pullRequestName(ref)} were restarted`;
	context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`);
	return {
		outcome,
		details: { before, after: record },
		summary: pullRequest.reportSummary({
			status: 'good',
			headline,
			stack: common.stackPlace(ref),
			facts: [
				['State before', before.state],
				['State', record?.state],
			],
		}),
	};
}
function notQueued(ref, record) {
	const merge = pullRequest.mergeSentence(record, ref);
	const end = merge ?? `${common.pullRequestName(ref)} is not in the queue`;
	const report = {
		status: 'bad',
		headline: `${end}, so there are no tests to restart`,
		why: merge === undefined ? [pullRequest.shownState(record)] : [],
		stack: common.stackPlace(ref),
		remedy: merge === undefined ? clients.SUBMIT_FIRST : 'There is nothing left to do.',
	};
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: pullRequest.reportSummary(report),
		failure: pullRequest.reportFailure(`Restarting the tests of ${common.pullRequestName(ref)}`, report),
	};
}

exports.operation = operation;


 })

};
;