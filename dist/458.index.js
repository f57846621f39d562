"use strict";
exports.id = 458;
exports.ids = [458];
exports.modules = {

 3458:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const resumeInputs = {
	expectedState: clients.optional(clients.choice(['paused', 'draining'])),
	hold: clients.optional(clients.holdName()),
	strict: clients.flag(),
};
const operation = clients.defineOperation({
	about: 'Let a paused or draining queue run again, or end one hold of it.',
	target: queue.queueTarget,
	inputs: resumeInputs,
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['resumed', 'unchanged', 'held'],
	checks: { hold: queue.holdTokenProblem },
	onlyWith: { strict: 'hold' },
	async run({ hold, expectedState, strict }, context, ref) {
		const queue$1 = await queue.readQueue(context, context.deadline, ref);
		if (hold !== undefined && hold !== 'all') {
			if (context.dryRun)
				return planOneHold(context, context.deadline, ref, queue$1, hold, expectedState);
			return endOneHold(context, context.deadline, ref, queue$1, { hold, expectedState, strict });
		}
		const store = queue.holdStore(context, context.deadline, ref);
		if (hold === 'all' && context.dryRun)
			return planAllHolds(context, ref, queue$1, store, expectedState);
		if (hold === 'all')
			await queue.removeAllHolds(context, ref, store);
		return resumeDespiteHolds(context, context.deadline, ref, queue$1, store, {
			hold,
			expectedState,
			strict,
		});
	},
});
async function resumeDespiteHolds(context, deadline, ref, queue$1, store, { hold, expectedState, strict }) {
	const { log, github } = context;
	const isOther = queue$1.state !== 'running' && queue$1.state !== (expectedState ?? queue$1.state);
	let unchanged = 'is already running';
	if (isOther)
		unchanged = `is ${queue$1.state}, not ${expectedState}, so it was not changed`;
	const result = await queue.changeQueue(context, deadline, { ref, before: queue$1, wanted: isOther ? {} : { state: 'running' } }, {
		ifChanged: { outcome: 'resumed', clause: 'was resumed' },
		ifUnchanged: { outcome: 'unchanged', clause: unchanged },
	});
	if (isOther) {
		if (hold === undefined)
			return result;
		context.setOutputs({ holds: [] });
		const doubt = stillStoppedClause(queue$1.state, expectedState);
		if (strict)
			return { ...result, failure: notResumed(ref, doubt, queue.resumeAnyway(ref)) };
		log.warning(`The queue ${common.queueName(ref)} is ${doubt}. ${queue.resumeAnyway(ref)}`);
		return result;
	}
	if (!github.available)
		return result;
	const onFailure = (why) => log.debug(`The holds of the queue could not be read: ${why}`);
	const comments = await common.bestEffort(deadline, store.list(), onFailure);
	if (comments === undefined)
		return result;
	const holds = queue.liveHolds(comments, context.clock.now());
	context.setOutputs({ holds: holds.map(queue.shownHold) });
	if (holds.length > 0)
		log.warning(`The queue ${common.queueName(ref)} runs although it has ${queue.heldClause(holds)}. To end them, use \`resume-queue\` with \`hold\`.`);
	else if (comments.length > 0 && !context.dryRun) {
		await store.removeLeftovers(comments);
		await store.show([]);
	}
	return result;
}
const notResumed = (ref, problem, remedy) => new common.ActionError('refused', { request: `Resuming the queue ${common.queueName(ref)}`, problem, remedy });
const stillStoppedClause = (state, expectedState) => `${state}, not ${expectedState}, and no hold keeps it stopped`;
async function endOneHold(context, deadline, ref, found, { hold, expectedState, strict }) {
	const { log } = context;
	const own = (comments) => comments.filter(({ name }) => name === hold);
	const ended = await queue.endHold(context, deadline, ref, () => queue.readQueue(context, deadline, ref), {
		name: hold,
		own,
		isIncomplete: (comments) => found.state !== 'running' && own(comments).length === 0,
		mayResumeFrom: (state) => state === (expectedState ?? state),
	});
	const { queue: queue$1 } = ended;
	const { outcome, clause, doubt } = conclusion(ended, hold, expectedState);
	const changes = ended.end === 'resumed' ? queue.stateChange(found, 'running') : [];
	log.info(`The queue ${common.queueName(ref)} ${clause}`);
	const failure = doubt && strict ? notResumed(ref, doubt, queue.resumeAnyway(ref)) : undefined;
	if (doubt !== undefined && failure === undefined)
		log.warning(`The queue ${common.queueName(ref)} is ${doubt}. ${queue.resumeAnyway(ref)}`);
	let mark = 'good';
	if (doubt !== undefined)
		mark = 'warning';
	if (failure !== undefined)
		mark = 'bad';
	const report = {
		lines: failure === undefined ? [] : [queue.problemLine(failure.explanation.problem)],
		parts: [...queue.changesDiff(changes), ...(outcome === 'held' ? [queue.holdTable(ended.holds)] : [])],
	};
	return {
		outcome,
		outputs: { ...queue.changeOutputs(changes), holds: ended.holds.map(queue.shownHold) },
		details: { queue: queue$1, changes },
		summary: queue.queueReport(context, ref, queue$1, mark, clause, report),
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
			return { outcome: 'held', clause: `stays ${state}, because it has ${queue.heldClause(holds)}` };
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
async function planOneHold(context, deadline, ref, queue$1, name, expectedState) {
	const comments = await queue.holdStore(context, deadline, ref).list();
	const own = comments.filter((comment) => comment.name === name);
	const others = comments.filter((comment) => comment.name !== name);
	const live = queue.liveHolds(others, context.clock.now());
	context.setOutputs({ holds: live.map(queue.shownHold) });
	const isFree = own.length > 0 && live.length === 0 && queue.rememberedState(comments) === 'running';
	let clause = `would lose the hold \`${name}\``;
	if (live.length > 0)
		clause += `, and would keep ${queue.holdNames(live)}`;
	if (own.length === 0)
		clause = `has no hold \`${name}\``;
	return plannedResume(context, ref, queue$1, isFree, expectedState, clause);
}
async function planAllHolds(context, ref, queue$1, store, expectedState) {
	const holds = queue.liveHolds(await store.list(), context.clock.now());
	context.setOutputs({ holds: [] });
	const clause = holds.length === 0 ? 'has no holds' : `would lose ${queue.heldClause(holds)}`;
	return plannedResume(context, ref, queue$1, true, expectedState, clause);
}
function plannedResume(context, ref, queue$1, isFree, expectedState, clause) {
	const isResumed = isFree && queue$1.state === (expectedState ?? queue$1.state);
	const changes = isResumed ? queue.stateChange(queue$1, 'running') : [];
	const requests = changes.length === 0 ? [] : [clients.updateQueue(ref, queue.updateFor(changes))];
	context.log.info(`Dry run: the queue ${common.queueName(ref)} ${clause}`);
	return queue.plannedChanges(context, ref, changes, requests, clause);
}

exports.operation = operation;


 })

};
;