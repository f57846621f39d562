"use strict";
exports.id = 956;
exports.ids = [956];
exports.modules = {

 7956:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);

const operation = clients.defineOperation({
	about: 'Change the settings or the state of a queue, and verify the change.',
	target: queue.queueTarget,
	inputs: {
		queueSettings: clients.optional(queue.settingsInput()),
		queueState: clients.optional(clients.choice(clients.SETTABLE_STATES)),
	},
	outputs: ['changed', 'changes'],
	outcomes: ['updated', 'unchanged'],
	checks: {
		queueSettings: ({ queueSettings: { settings } = queue.NO_SETTINGS, queueState }) => Object.keys(settings).length === 0 &&
			queueState === undefined &&
			'or `queue-state` must say what to change',
	},
	async run({ queueSettings: { settings, warnings } = queue.NO_SETTINGS, queueState }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const wanted = { settings, state: queueState };
		return queue.changeQueue(context, { ref, found: await queue.readQueue(context, ref), wanted }, {
			ifChanged: { outcome: 'updated', clause: 'was updated' },
			ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
		});
	},
});

exports.operation = operation;


 })

};
;