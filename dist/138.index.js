"use strict";
exports.id = 138;
exports.ids = [138];
exports.modules = {

 2138:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Delete an empty queue. You confirm with its exact name.',
	target: queue.queueTarget,
	inputs: { confirm: clients.copiedLine() },
	outputs: ['changed', 'changes'],
	outcomes: ['deleted', 'not-found', 'not-empty'],
	checks: {
		confirm({ confirm, targetBranch }, scope) {
			const name = common.queueName(queue.queueOf({ targetBranch }, scope));
			return (confirm !== name &&
				`must be exactly ${clients.quote(name)}, the queue to delete, but is ${clients.quote(confirm)}`);
		},
	},
	async run(_inputs, context, ref) {
		const found = await context.service.findQueue(context.deadline, ref);
		if (found === undefined)
			return noQueueResult(context, ref, 'not-found');
		queue.setQueueOutputs(context, found);
		if (context.dryRun && queue.isQueueEmpty(found))
			return queue.plannedChanges(context, ref, DELETION, [clients.deleteQueue(ref)], 'would be deleted');
		const queue$1 = await queue.removeQueue(context, context.deadline, ref, found);
		if (typeof queue$1 === 'string')
			return noQueueResult(context, ref, queue$1);
		queue.setQueueOutputs(context, queue$1);
		const explanation = queue.notEmpty(ref, queue$1);
		const clause = 'was not deleted: it is not empty';
		return {
			outcome: 'not-empty',
			outputs: queue.changeOutputs([]),
			details: { queue: queue$1 },
			summary: queue.queueReport(context, ref, queue$1, 'bad', clause, {
				lines: [queue.problemLine(explanation.problem)],
			}),
			failure: new common.ActionError('refused', explanation),
		};
	},
});
const DELETION = [{ field: 'queue', before: 'present', after: 'absent' }];
const NO_QUEUE = Object.fromEntries(queue.QUEUE_OUTPUTS.slice(1).map((name) => [name, undefined]));
function noQueueResult(context, ref, outcome) {
	const deleted = outcome === 'deleted';
	const clause = deleted ? 'was deleted' : 'does not exist, so there is nothing to delete';
	context.log.info(`The queue ${common.queueName(ref)} ${clause}`);
	return {
		outcome,
		outputs: { ...NO_QUEUE, ...queue.changeOutputs(deleted ? DELETION : []) },
		summary: queue.queueVerdict(deleted ? 'good' : 'neutral', queue.queueSentence(ref, clause)),
	};
}

exports.operation = operation;


 })

};
;