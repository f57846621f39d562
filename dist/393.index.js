"use strict";
exports.id = 393;
exports.ids = [393];
exports.modules = {

 5393:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);

const operation = clients.defineOperation({
	about: 'Create a queue for a branch and configure it.',
	target: queue.queueTarget,
	inputs: { queueSettings: clients.optional(queue.settingsInput()) },
	outputs: ['changed', 'changes'],
	outcomes: ['created', 'already-exists'],
	async run({ queueSettings: { settings, warnings } = queue.NO_SETTINGS }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const existing = await context.service.findQueue(context.deadline, ref);
		if (existing !== undefined)
			return alreadyExists(context, ref, existing, settings);
		const changes = queue.queueChanges(undefined, settings);
		if (context.dryRun)
			return queue.plannedChanges(context, ref, changes, queue.plannedCreate(ref, settings), 'would be created');
		const ensured = await queue.createAndConfigure(context, context.deadline, ref, changes, settings);
		if (!ensured.created)
			return alreadyExists(context, ref, ensured.queue, settings);
		queue.outputQueueChange(context, ensured);
		const queue$1 = queue.queueOrThrow(ensured);
		context.log.info(`The queue ${common.queueName(ref)} was created`);
		return {
			outcome: 'created',
			details: { queue: queue$1, changes },
			summary: queue.queueReport(context, ref, queue$1, 'good', 'was created'),
		};
	},
});
function alreadyExists(context, ref, queue$1, settings) {
	queue.setQueueOutputs(context, queue$1);
	const differing = queue.changedSettings(queue$1, settings);
	const same = differing.length === 0;
	if (same)
		context.log.info(`The queue ${common.queueName(ref)} already exists, with these settings`);
	else
		context.log.warning(`The queue ${common.queueName(ref)} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(queue.changeLine).join('; ')}. Use \`update-queue\` with the same settings to change it.`);
	const clause = same ? 'already exists' : 'already exists with other settings';
	const details = same ? {} : { lines: [common.words `It was not changed:`], parts: queue.changesDiff(differing) };
	return {
		outcome: 'already-exists',
		outputs: queue.changeOutputs([]),
		details: { queue: queue$1, differing },
		summary: queue.queueReport(context, ref, queue$1, same ? 'good' : 'warning', clause, details),
	};
}

exports.operation = operation;


 })

};
;