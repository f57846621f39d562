"use strict";
exports.id = 5393;
exports.ids = [5393];
exports.modules = {

 5393:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const config = __webpack_require__(5596);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Create a queue for a branch and configure it.',
	target: operation$1.queueTarget,
	inputs: { queueSettings: pullFiles.optional(config.settingsInput()) },
	outputs: ['changed', 'changes'],
	outcomes: ['created', 'already-exists'],
	async run({ queueSettings: { settings, warnings } = config.NO_SETTINGS }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const existing = await context.service.findQueue(context.deadline, ref);
		if (existing !== undefined)
			return alreadyExists(context, ref, existing, settings);
		const changes = operation$1.queueChanges(undefined, settings);
		if (context.dryRun)
			return operation$1.plannedChanges(context, ref, changes, operation$1.plannedCreate(ref, settings), 'would be created');
		const ensured = await operation$1.createAndConfigure(context, context.deadline, ref, changes, settings);
		if (!ensured.created)
			return alreadyExists(context, ref, ensured.queue, settings);
		operation$1.outputQueueChange(context, ensured);
		const queue = operation$1.queueOrThrow(ensured);
		context.log.info(`The queue ${pullFiles.queueName(ref)} was created`);
		return {
			outcome: 'created',
			details: { queue, changes },
			summary: operation$1.queueReport(context, ref, queue, 'good', 'was created'),
		};
	},
});
function alreadyExists(context, ref, queue, settings) {
	operation$1.setQueueOutputs(context, queue);
	const differing = operation$1.changedSettings(queue, settings);
	const same = differing.length === 0;
	if (same)
		context.log.info(`The queue ${pullFiles.queueName(ref)} already exists, with these settings`);
	else
		context.log.warning(`The queue ${pullFiles.queueName(ref)} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(operation$1.changeLine).join('; ')}. Use \`update-queue\` with the same settings to change it.`);
	const clause = same ? 'already exists' : 'already exists with other settings';
	const details = same ? {} : { lines: [pullFiles.words `It was not changed:`], parts: operation$1.changesDiff(differing) };
	return {
		outcome: 'already-exists',
		outputs: operation$1.changeOutputs([]),
		details: { queue, differing },
		summary: operation$1.queueReport(context, ref, queue, same ? 'good' : 'warning', clause, details),
	};
}

exports.operation = operation;

 })

};
;