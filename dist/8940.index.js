"use strict";
exports.id = 8940;
exports.ids = [8940];
exports.modules = {

 8940:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const end = __webpack_require__(4823);
const commits = __webpack_require__(7044);
const resolve = __webpack_require__(8966);
const writes = __webpack_require__(140);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Run the tests of a queued pull request again.',
	target: resolve.pullRequestTarget,
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
			return end.failedResult(error, `${index.capitalize(tests)} not restarted`, unproved);
		}
	},
});
async function restart(context, deadline, ref) {
	const before = await context.service.findPullRequest(deadline, ref);
	context.setOutputs({ ...commits.recordOutputs(before), 'previous-state': before?.state });
	if (before === undefined || !commits.isQueued(before))
		return notQueued(ref, before);
	if (context.dryRun) {
		return commits.planOnlyResult(context.log, [pullFiles.restartTestsOnPullRequest(ref)], {
			note: pullFiles.stackSentence(ref),
		});
	}
	const show = (record) => context.setOutputs(commits.recordOutputs(record));
	const { outcome, record } = await writes.restartVerified(context, deadline, ref, before, show);
	show(record);
	if (outcome === 'left')
		return notQueued(ref, record);
	const headline = `The tests of ${pullFiles.pullRequestName(ref)} were restarted`;
	context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`);
	return {
		outcome,
		details: { before, after: record },
		summary: end.reportSummary({
			status: 'good',
			headline,
			stack: pullFiles.stackPlace(ref),
			facts: [
				['State before', before.state],
				['State', record?.state],
			],
		}),
	};
}
function notQueued(ref, record) {
	const merge = commits.mergeSentence(record, ref);
	const end$1 = merge ?? `${pullFiles.pullRequestName(ref)} is not in the queue`;
	const report = {
		status: 'bad',
		headline: `${end$1}, so there are no tests to restart`,
		why: merge === undefined ? [commits.shownState(record)] : [],
		stack: pullFiles.stackPlace(ref),
		remedy: merge === undefined ? pullFiles.SUBMIT_FIRST : 'There is nothing left to do.',
	};
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: end.reportSummary(report),
		failure: end.reportFailure(`Restarting the tests of ${pullFiles.pullRequestName(ref)}`, report),
	};
}

exports.operation = operation;

 })

};
;