"use strict";
exports.id = 8915;
exports.ids = [8915];
exports.modules = {

 8915:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const stop = __webpack_require__(8765);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Pause a queue: it tests and merges nothing until you resume it.',
	target: operation$1.queueTarget,
	inputs: { reason: pullFiles.optional(pullFiles.line()), resumeAfterJob: pullFiles.flag(), ...stop.holdInputs },
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['paused', 'unchanged'],
	checks: stop.holdChecks,
	onlyWith: { holdUntil: 'hold' },
	async run(inputs, context, ref) {
		const { result } = await stop.stopQueue(context, context.deadline, ref, {
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