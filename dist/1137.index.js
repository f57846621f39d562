"use strict";
exports.id = 1137;
exports.ids = [1137];
exports.modules = {

 1137:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const writes = __webpack_require__(140);
const again = __webpack_require__(3874);
const resolve = __webpack_require__(8966);
const timeInQueue = __webpack_require__(2739);
const awaitEnd = __webpack_require__(9206);

const operation = timeInQueue.defineOperation({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: resolve.unresolvedPullRequestTarget,
	inputs: writes.waitInputs,
	outputs: writes.WAIT_OUTPUTS,
	outcomes: writes.WAIT_OUTCOMES,
	run: (inputs, context, location) => waitForMerge(inputs, context, context.deadline, location),
});
async function waitForMerge(inputs, context, deadline, location) {
	const pullRequest = await resolve.resolvePullRequest(location, context, deadline);
	const step = new again.PullRequestStep(context, deadline, inputs, pullRequest, { ownsAll: true });
	const reporting = awaitEnd.awaitEnd(context, deadline, step, { isQueueRead: false }).then((end) => again.reportEnd(context, step, end));
	return again.endAsOnAbortSays(context, deadline, step, reporting);
}

exports.operation = operation;

 })

};
;