"use strict";
exports.id = 7956;
exports.ids = [7956];
exports.modules = {

 7956:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const config = __webpack_require__(5596);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Change the settings or the state of a queue, and verify the change.',
	target: operation$1.queueTarget,
	inputs: {
		queueSettings: pullFiles.optional(config.settingsInput()),
		queueState: pullFiles.optional(pullFiles.choice(pullFiles.SETTABLE_STATES)),
	},
	outputs: ['changed', 'changes', 'undo'],
	outcomes: ['updated', 'unchanged'],
	async run({ queueSettings: { settings, warnings } = config.NO_SETTINGS, queueState }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const wanted = { settings, state: queueState };
		const before = await operation$1.readQueue(context, context.deadline, ref);
		if (!context.dryRun)
			outputUndo(context, operation$1.changedSettings(before, settings));
		return operation$1.changeQueue(context, context.deadline, { ref, before, wanted }, {
			ifChanged: { outcome: 'updated', clause: 'was updated' },
			ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
		});
	},
});
function outputUndo({ log, setOutputs }, changes) {
	const { text, missing } = operation$1.undoText(changes);
	setOutputs({ undo: text });
	if (missing.length > 0)
		log.warning(`The output \`undo\` cannot restore ${missing.map(index.inBackticks).join(', ')}, because Trunk does not show a value that could be set again.`);
}

exports.operation = operation;

 })

};
;