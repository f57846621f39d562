"use strict";
exports.id = 137;
exports.ids = [137];
exports.modules = {

 1137:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(8964);
const clients = __webpack_require__(1599);

const operation = clients.defineOperation({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: pullRequest.waitInputs,
	outputs: pullRequest.WAIT_OUTPUTS,
	outcomes: pullRequest.WAIT_OUTCOMES,
	run: (inputs, context, location) => pullRequest.waitForMerge(inputs, context, context.deadline, location),
});

exports.operation = operation;


 })

};
;