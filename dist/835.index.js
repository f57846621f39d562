"use strict";
exports.id = 835;
exports.ids = [835];
exports.modules = {

 3835:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullRequest = __webpack_require__(8964);
const clients = __webpack_require__(1599);

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
	run: (inputs, context, location) => pullRequest.submit(inputs, context, context.deadline, location),
});

exports.operation = operation;


 })

};
;