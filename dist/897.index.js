"use strict";
exports.id = 897;
exports.ids = [897];
exports.modules = {

 5897:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const operation = clients.defineOperation({
	about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
	target: queue.queueTarget,
	inputs: { failOn: clients.withDefault(clients.choices(clients.QUEUE_STATES), []), holds: clients.flag() },
	outputs: ['holds'],
	outcomes: ['found', 'not-found'],
	async run(inputs, context, ref) {
		const queue$1 = await queue.readQueue(context, context.deadline, ref);
		const holds = inputs.holds ? await holdsOf(context, context.deadline, ref) : [];
		const gated = inputs.failOn.some((state) => state === queue$1.state);
		const visits = context.hasSummary
			? await queue.readQueueVisits(context, context.deadline, ref, queue$1)
			: undefined;
		const shown = visits === undefined ? queue$1 : { ...queue$1, visits };
		const clause = `is ${queue$1.state.replaceAll('_', ' ')}${gated ? ', which `fail-on` lists' : ''}`;
		return {
			outcome: 'found',
			details: { queue: queue$1 },
			summary: queue.queueReport(context, ref, shown, gated ? 'bad' : 'good', clause, { parts: holds }),
			...(gated && { failure: gatedBy(ref, queue$1) }),
		};
	},
});
async function holdsOf(context, deadline, ref) {
	const { github, log, setOutputs } = context;
	const warn = (why) => log.warning(`The holds of the queue could not be read: ${why}`);
	if (!github.available) {
		warn(`\`holds\` needs \`github-token\`, which ${clients.gitHubTokenProblem(context)}.`);
		return [];
	}
	const holds = await queue.readLiveHolds(context, deadline, ref, warn);
	if (holds === undefined)
		return [];
	setOutputs({ holds: holds.map(queue.shownHold) });
	log.info(holds.length === 0 ? 'The queue has no holds' : `The queue has ${queue.heldClause(holds)}`);
	return [queue.holdTable(holds)];
}
const isStopped = (state) => state === 'paused' || state === 'draining';
const gatedBy = (ref, { state }) => new common.ActionError('refused', {
	request: `Reading the queue ${common.queueName(ref)}`,
	problem: `it is ${state}, which \`fail-on\` lists`,
	remedy: isStopped(state)
		? 'Resume the queue, or run the step again when its state has changed.'
		: 'Run the step again when its state has changed.',
});

exports.operation = operation;


 })

};
;