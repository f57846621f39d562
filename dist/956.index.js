"use strict";
exports.id = 956;
exports.ids = [956];
exports.modules = {

 7956:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Change the settings or the state of a queue, and verify the change.',
	target: queue.queueTarget,
	inputs: {
		queueSettings: clients.optional(queue.settingsInput()),
		queueState: clients.optional(clients.choice(clients.SETTABLE_STATES)),
	},
	outputs: ['changed', 'changes', 'undo'],
	outcomes: ['updated', 'unchanged'],
	async run({ queueSettings: { settings, warnings } = queue.NO_SETTINGS, queueState }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const wanted = { settings, state: queueState };
		const before = await queue.readQueue(context, context.deadline, ref);
		if (!context.dryRun)
			outputUndo(context, queue.changedSettings(before, settings));
		return queue.changeQueue(context, context.deadline, { ref, before, wanted }, {
			ifChanged: { outcome: 'updated', clause: 'was updated' },
			ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
		});
	},
});
function outputUndo({ log, setOutputs }, changes) {
	const { text, missing } = queue.undoText(changes);
	setOutputs({ undo: text });
	if (missing.length > 0)
		log.warning(`The output \`undo\` cannot restore ${missing.map(common.inBackticks).join(', ')}, because Trunk does not show a value that could be set again.`);
}

exports.operation = operation;


 })

};
;