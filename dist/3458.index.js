"use strict";
exports.id = 3458;
exports.ids = [3458];
exports.modules = {

 3458:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const savedState = __webpack_require__(8338);
const store = __webpack_require__(5960);
const stop = __webpack_require__(8765);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

const resumeInputs = {
	expectedState: pullFiles.optional(pullFiles.choice(['paused', 'draining'])),
	hold: pullFiles.optional(pullFiles.holdName()),
	strict: pullFiles.flag(),
};
const operation = timeInQueue.defineOperation({
	about: 'Let a paused or draining queue run again, or end one hold of it.',
	target: operation$1.queueTarget,
	inputs: resumeInputs,
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['resumed', 'unchanged', 'held'],
	checks: { hold: stop.holdTokenProblem },
	onlyWith: { strict: 'hold' },
	async run({ hold, expectedState, strict }, context, ref) {
		const queue = await operation$1.readQueue(context, context.deadline, ref);
		if (hold !== undefined && hold !== 'all') {
			if (context.dryRun)
				return planOneHold(context, context.deadline, ref, queue, hold, expectedState);
			return endOneHold(context, context.deadline, ref, queue, { hold, expectedState, strict });
		}
		const store$1 = store.holdStore(context, context.deadline, ref);
		if (hold === 'all' && context.dryRun)
			return planAllHolds(context, ref, queue, store$1, expectedState);
		if (hold === 'all')
			await savedState.removeAllHolds(context, ref, store$1);
		return resumeDespiteHolds(context, context.deadline, ref, queue, store$1, {
			hold,
			expectedState,
			strict,
		});
	},
});
async function resumeDespiteHolds(context, deadline, ref, queue, store$1, { hold, expectedState, strict }) {
	const { log, github } = context;
	const isOther = queue.state !== 'running' && queue.state !== (expectedState ?? queue.state);
	let unchanged = 'is already running';
	if (isOther)
		unchanged = `is ${queue.state}, not ${expectedState}, so it was not changed`;
	const result = await operation$1.changeQueue(context, deadline, { ref, before: queue, wanted: isOther ? {} : { state: 'running' } }, {
		ifChanged: { outcome: 'resumed', clause: 'was resumed' },
		ifUnchanged: { outcome: 'unchanged', clause: unchanged },
	});
	if (isOther) {
		if (hold === undefined)
			return result;
		context.setOutputs({ holds: [] });
		const doubt = stillStoppedClause(queue.state, expectedState);
		if (strict)
			return { ...result, failure: notResumed(ref, doubt, store.resumeAnyway(ref)) };
		log.warning(`The queue ${pullFiles.queueName(ref)} is ${doubt}. ${store.resumeAnyway(ref)}`);
		return result;
	}
	if (!github.available)
		return result;
	const onFailure = (why) => log.debug(`The holds of the queue could not be read: ${why}`);
	const comments = await commits.bestEffort(deadline, store$1.list(), onFailure);
	if (comments === undefined)
		return result;
	const holds = store.liveHolds(comments, context.clock.now());
	context.setOutputs({ holds: holds.map(store.shownHold) });
	if (holds.length > 0)
		log.warning(`The queue ${pullFiles.queueName(ref)} runs although it has ${store.heldClause(holds)}. To end them, use \`resume-queue\` with \`hold\`.`);
	else if (comments.length > 0 && !context.dryRun) {
		await store$1.removeLeftovers(comments);
		await store$1.show([]);
	}
	return result;
}
const notResumed = (ref, problem, remedy) => new index.ActionError('refused', { request: `Resuming the queue ${pullFiles.queueName(ref)}`, problem, remedy });
const stillStoppedClause = (state, expectedState) => `${state}, not ${expectedState}, and no hold keeps it stopped`;
async function endOneHold(context, deadline, ref, found, { hold, expectedState, strict }) {
	const { log } = context;
	const own = (comments) => comments.filter(({ name }) => name === hold);
	const ended = await savedState.endHold(context, deadline, ref, () => operation$1.readQueue(context, deadline, ref), {
		name: hold,
		own,
		isIncomplete: (comments) => found.state !== 'running' && own(comments).length === 0,
		mayResumeFrom: (state) => state === (expectedState ?? state),
	});
	const { queue } = ended;
	const { outcome, clause, doubt } = conclusion(ended, hold, expectedState);
	const changes = ended.end === 'resumed' ? operation$1.stateChange(found, 'running') : [];
	log.info(`The queue ${pullFiles.queueName(ref)} ${clause}`);
	const failure = doubt && strict ? notResumed(ref, doubt, store.resumeAnyway(ref)) : undefined;
	if (doubt !== undefined && failure === undefined)
		log.warning(`The queue ${pullFiles.queueName(ref)} is ${doubt}. ${store.resumeAnyway(ref)}`);
	let mark = 'good';
	if (doubt !== undefined)
		mark = 'warning';
	if (failure !== undefined)
		mark = 'bad';
	const report = {
		lines: failure === undefined ? [] : [operation$1.problemLine(failure.explanation.problem)],
		parts: [...operation$1.changesDiff(changes), ...(outcome === 'held' ? [store.holdTable(ended.holds)] : [])],
	};
	return {
		outcome,
		outputs: { ...operation$1.changeOutputs(changes), holds: ended.holds.map(store.shownHold) },
		details: { queue, changes },
		summary: operation$1.queueReport(context, ref, queue, mark, clause, report),
		failure,
	};
}
function conclusion({ end, holds, queue: { state } }, hold, expectedState) {
	switch (end) {
		case 'resumed':
			return { outcome: 'resumed', clause: 'was resumed' };
		case 'running':
			return { outcome: 'unchanged', clause: 'is already running' };
		case 'held':
			return { outcome: 'held', clause: `stays ${state}, because it has ${store.heldClause(holds)}` };
		case 'other-state':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, not ${expectedState}, so it was not changed`,
				doubt: stillStoppedClause(state, expectedState),
			};
		case 'no-hold':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, and was not changed`,
				doubt: `${state}, and not by this hold: there is no hold \`${hold}\`. Someone deleted it, or stopped the queue without a hold`,
			};
		case 'stopped-before':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, and was not changed`,
				doubt: `${state}, as it was before its first hold: someone had stopped it without a hold`,
			};
	}
}
async function planOneHold(context, deadline, ref, queue, name, expectedState) {
	const comments = await store.holdStore(context, deadline, ref).list();
	const own = comments.filter((comment) => comment.name === name);
	const others = comments.filter((comment) => comment.name !== name);
	const live = store.liveHolds(others, context.clock.now());
	context.setOutputs({ holds: live.map(store.shownHold) });
	const isFree = own.length > 0 && live.length === 0 && store.rememberedState(comments) === 'running';
	let clause = `would lose the hold \`${name}\``;
	if (live.length > 0)
		clause += `, and would keep ${store.holdNames(live)}`;
	if (own.length === 0)
		clause = `has no hold \`${name}\``;
	return plannedResume(context, ref, queue, isFree, expectedState, clause);
}
async function planAllHolds(context, ref, queue, store$1, expectedState) {
	const holds = store.liveHolds(await store$1.list(), context.clock.now());
	context.setOutputs({ holds: [] });
	const clause = holds.length === 0 ? 'has no holds' : `would lose ${store.heldClause(holds)}`;
	return plannedResume(context, ref, queue, true, expectedState, clause);
}
function plannedResume(context, ref, queue, isFree, expectedState, clause) {
	const isResumed = isFree && queue.state === (expectedState ?? queue.state);
	const changes = isResumed ? operation$1.stateChange(queue, 'running') : [];
	const requests = changes.length === 0 ? [] : [pullFiles.updateQueue(ref, operation$1.updateFor(changes))];
	context.log.info(`Dry run: the queue ${pullFiles.queueName(ref)} ${clause}`);
	return operation$1.plannedChanges(context, ref, changes, requests, clause);
}

exports.operation = operation;

 })

};
;