"use strict";
exports.id = 915;
exports.ids = [915];
exports.modules = {

 8915:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);

const operation = clients.defineOperation({
	about: 'Pause a queue: it tests and merges nothing until you resume it.',
	target: queue.queueTarget,
	inputs: { reason: clients.optional(clients.line()), resumeAfterJob: clients.flag(), ...queue.holdInputs },
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['paused', 'unchanged'],
	checks: queue.holdChecks,
	onlyWith: { holdUntil: 'hold' },
	async run(inputs, context, ref) {
		const { result } = await queue.stopQueue(context, context.deadline, ref, {
			...inputs,
			state: 'paused',
			ifChanged: { outcome: 'paused', clause: 'was paused' },
			ifUnchanged: () => ({ outcome: 'unchanged', clause: 'is already paused' }),
		});
		return result;
	},
});

exports.operation = operation;


 })

};
;