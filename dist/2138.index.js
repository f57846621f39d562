"use strict";
exports.id = 2138;
exports.ids = [2138];
exports.modules = {

 2138:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

const operation = timeInQueue.defineOperation({
	about: 'Delete an empty queue. You confirm with its exact name.',
	target: operation$1.queueTarget,
	inputs: { confirm: pullFiles.copiedLine() },
	outputs: ['changed', 'changes'],
	outcomes: ['deleted', 'not-found', 'not-empty'],
	checks: {
		confirm({ confirm, targetBranch }, scope) {
			const name = pullFiles.queueName(operation$1.queueOf({ targetBranch }, scope));
			return (confirm !== name &&
				`must be exactly ${pullFiles.quote(name)}, the queue to delete, but is ${pullFiles.quote(confirm)}`);
		},
	},
	async run(_inputs, context, ref) {
		const found = await context.service.findQueue(context.deadline, ref);
		if (found === undefined)
			return noQueueResult(context, ref, 'not-found');
		operation$1.setQueueOutputs(context, found);
		if (context.dryRun && operation$1.isQueueEmpty(found))
			return operation$1.plannedChanges(context, ref, DELETION, [pullFiles.deleteQueue(ref)], 'would be deleted');
		const queue = await operation$1.removeQueue(context, context.deadline, ref, found);
		if (typeof queue === 'string')
			return noQueueResult(context, ref, queue);
		operation$1.setQueueOutputs(context, queue);
		const explanation = operation$1.notEmpty(ref, queue);
		const clause = 'was not deleted: it is not empty';
		return {
			outcome: 'not-empty',
			outputs: operation$1.changeOutputs([]),
			details: { queue },
			summary: operation$1.queueReport(context, ref, queue, 'bad', clause, {
				lines: [operation$1.problemLine(explanation.problem)],
			}),
			failure: new index.ActionError('refused', explanation),
		};
	},
});
const DELETION = [{ field: 'queue', before: 'present', after: 'absent' }];
const NO_QUEUE = Object.fromEntries(operation$1.QUEUE_OUTPUTS.slice(1).map((name) => [name, undefined]));
function noQueueResult(context, ref, outcome) {
	const deleted = outcome === 'deleted';
	const clause = deleted ? 'was deleted' : 'does not exist, so there is nothing to delete';
	context.log.info(`The queue ${pullFiles.queueName(ref)} ${clause}`);
	return {
		outcome,
		outputs: { ...NO_QUEUE, ...operation$1.changeOutputs(deleted ? DELETION : []) },
		summary: operation$1.queueVerdict(deleted ? 'good' : 'neutral', operation$1.queueSentence(ref, clause)),
	};
}

exports.operation = operation;

 })

};
;