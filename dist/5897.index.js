"use strict";
exports.id = 5897;
exports.ids = [5897];
exports.modules = {

 5897:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const store = __webpack_require__(5960);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const main = __webpack_require__(4516);

const operation = timeInQueue.defineOperation({
	about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
	target: operation$1.queueTarget,
	inputs: { failOn: pullFiles.withDefault(pullFiles.choices(pullFiles.QUEUE_STATES), []), holds: pullFiles.flag() },
	outputs: ['holds'],
	outcomes: ['found', 'not-found'],
	async run(inputs, context, ref) {
		const queue = await operation$1.readQueue(context, context.deadline, ref);
		const holds = inputs.holds ? await holdsOf(context, context.deadline, ref) : [];
		const gated = inputs.failOn.some((state) => state === queue.state);
		const visits = context.hasSummary
			? await operation$1.readQueueVisits(context, context.deadline, ref, queue)
			: undefined;
		const shown = visits === undefined ? queue : { ...queue, visits };
		const clause = `is ${queue.state.replaceAll('_', ' ')}${gated ? ', which `fail-on` lists' : ''}`;
		return {
			outcome: 'found',
			details: { queue },
			summary: operation$1.queueReport(context, ref, shown, gated ? 'bad' : 'good', clause, { parts: holds }),
			...(gated && { failure: gatedBy(ref, queue) }),
		};
	},
});
async function holdsOf(context, deadline, ref) {
	const { github, log, setOutputs } = context;
	const warn = (why) => log.warning(`The holds of the queue could not be read: ${why}`);
	if (!github.available) {
		warn(`\`holds\` needs \`github-token\`, which ${main.gitHubTokenProblem(context)}.`);
		return [];
	}
	const holds = await store.readLiveHolds(context, deadline, ref, warn);
	if (holds === undefined)
		return [];
	setOutputs({ holds: holds.map(store.shownHold) });
	log.info(holds.length === 0 ? 'The queue has no holds' : `The queue has ${store.heldClause(holds)}`);
	return [store.holdTable(holds)];
}
const isStopped = (state) => state === 'paused' || state === 'draining';
const gatedBy = (ref, { state }) => new index.ActionError('refused', {
	request: `Reading the queue ${pullFiles.queueName(ref)}`,
	problem: `it is ${state}, which \`fail-on\` lists`,
	remedy: isStopped(state)
		? 'Resume the queue, or run the step again when its state has changed.'
		: 'Run the step again when its state has changed.',
});

exports.operation = operation;

 })

};
;