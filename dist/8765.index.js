"use strict";
exports.id = 8765;
exports.ids = [8765];
exports.modules = {

 8765:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const operation = __webpack_require__(4777);
const main = __webpack_require__(4516);
const savedState = __webpack_require__(8338);
const store = __webpack_require__(5960);
const index = __webpack_require__(3690);

async function stopWithHold(queue, wanted, presentState, stop) {
	const existing = await queue.list();
	const hold = newHold(wanted, existing, presentState, queue.now());
	let own;
	let mayBeStopped = false;
	try {
		own = await queue.add(hold);
		const comments = await queue.prove(own);
		const before = await queue.readQueue();
		const stateBefore = await rememberRunning(queue, own, comments, savedState.settableState(before.state));
		own = { ...own, stateBefore };
		mayBeStopped = true;
		const result = await stop(before);
		if (await isStillThere(queue, own))
			return { end: 'stopped', result, before, own, comments };
	}
	catch (failure) {
		return { end: 'failed', failure, own, mayBeStopped };
	}
	throw await removedMeanwhile(queue, own);
}
function newHold(wanted, existing, presentState, now) {
	const sameName = store.liveHolds(existing, now).find(({ name }) => name === wanted.name);
	return {
		...wanted,
		since: sameName?.since || new Date(now).toISOString(),
		stateBefore: stateBeforeHolds(existing, savedState.settableState(presentState), now),
	};
}
function stateBeforeHolds(comments, presentState, now) {
	if (presentState === 'running' && store.liveHolds(comments, now).length === 0)
		return presentState;
	return store.rememberedState(comments) ?? presentState;
}
async function rememberRunning(queue, own, comments, stateNow) {
	if (own.stateBefore === 'running')
		return 'running';
	const others = comments.filter(({ id }) => id !== own.id);
	const isFirst = store.liveHolds(others, queue.now()).length === 0;
	const isRemembered = store.rememberedState(others) === 'running';
	if (!isFirst)
		return isRemembered ? 'running' : own.stateBefore;
	if (!isRemembered && stateNow !== 'running')
		return own.stateBefore;
	await queue.add(savedState.memoryOfRunning(queue));
	return 'running';
}
async function isStillThere(queue, own) {
	if (await queue.exists(own))
		return true;
	const isListed = (comments) => comments.some(({ id }) => id === own.id);
	return isListed(await queue.settled(queue.list, isListed));
}
async function removedMeanwhile(queue, own) {
	const request = `Stopping the queue with the hold ${own.name}`;
	const removed = 'someone removed the hold at the same time, and the queue';
	const remedy = 'Run the step again if the queue should stop for this reason. If it should run, use `resume-queue` without `hold`.';
	try {
		const { end } = await savedState.resumeIfFree(queue, [own]);
		return new index.ActionError('refused', {
			request,
			problem: `${removed} ${END_CLAUSES[end]}`,
			remedy,
		});
	}
	catch (cause) {
		if (!(cause instanceof index.ActionError || cause instanceof index.RunCancelled))
			throw cause;
		const kind = cause instanceof index.ActionError ? cause.kind : 'aborted';
		const why = cause instanceof index.ActionError ? cause.explanation.problem : cause.message;
		const problem = `${removed} may still be stopped: ${why}`;
		return new index.ActionError(kind, { request, problem, remedy }, { cause });
	}
}
const END_CLAUSES = {
	running: 'is running',
	resumed: 'is running again',
	held: 'stays stopped because of other holds',
	'no-hold': 'stays stopped',
	'other-state': 'stays stopped',
	'stopped-before': 'stays stopped, as it was before the first hold',
};

async function undoStop(context, deadline, ref, hold, { failure, own, mayBeStopped }) {
	if (own === undefined && pullFiles.hadNoEffect(failure))
		return { error: failure, isClean: true };
	const fate = await withdrawAndShow(context, inGrace(deadline), ref, hold.step, own).catch(asActionError);
	const error = savedState.withNote(failure, noteOn(fate, hold, ref));
	const isGone = fate === 'removed' || fate === 'absent';
	const isStateUntouched = !mayBeStopped || pullFiles.hadNoEffect(failure);
	return { error, isClean: isGone && isStateUntouched };
}
function asActionError(error) {
	if (error instanceof index.ActionError)
		return error;
	if (!(error instanceof pullFiles.TimeOver))
		throw error;
	const request = 'Removing the hold again';
	return new index.ActionError('timed-out', { request, problem: error.message, remedy: '' });
}
function inGrace(deadline) {
	if (!deadline.isCancelled)
		return deadline;
	return deadline.afterCancellation(index.graceMs(deadline.signal) - 2 * index.WRITING_MS);
}
async function withdrawAndShow(context, deadline, ref, step, written) {
	const store$1 = store.holdStore(context, deadline, ref);
	const queue = savedState.heldQueue(context, deadline, ref, store$1, () => context.service.getQueue(deadline, ref));
	const show = async () => store$1.show(store.liveHolds(await store$1.list(), context.clock.now()));
	const { end, own } = await withdraw(queue, step, written);
	if (end !== 'removed') {
		await show();
		return end;
	}
	await savedState.resumeIfFree(queue, [own]).then(show).catch(asActionError);
	return end;
}
async function withdraw(queue, step, written) {
	const isOwn = (comment) => comment.step === step;
	const hasNone = (comments) => !comments.some(isOwn);
	const comments = written === undefined ? await queue.settled(queue.list, hasNone) : await queue.list();
	const own = written ?? comments.find(isOwn);
	if (own === undefined)
		return { end: 'absent' };
	const { state } = await queue.readQueue();
	if (state !== 'running' && !(await hasOther(queue, comments, own)))
		return { end: 'kept' };
	await queue.remove(own);
	return { end: 'removed', own };
}
async function hasOther(queue, comments, own) {
	const isOther = ({ id }) => id !== own.id;
	const others = (await savedState.withoutDeletedComments(queue, comments.filter(isOther))).filter(isOther);
	return savedState.isHeld(queue, others);
}
function noteOn(fate, { name, hasPostStep }, ref) {
	if (fate === 'absent')
		return undefined;
	if (fate === 'removed')
		return {
			problem: `the hold \`${name}\` was removed again`,
			remedy: `Check the state of the queue first. ${store.resumeAnyway(ref)}`,
		};
	if (fate instanceof index.ActionError)
		return {
			problem: `the hold \`${name}\` could not be removed again (${fate.explanation.problem})`,
			remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`, or delete its comment. Check the state of the queue first. ${store.resumeAnyway(ref)}`,
		};
	const problem = `the hold \`${name}\` stays, because the queue is stopped and no other hold keeps it`;
	if (hasPostStep)
		return { problem, remedy: 'The hold ends with this job.' };
	return { problem, remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`.` };
}

const holdInputs = { hold: pullFiles.optional(pullFiles.holdName()), holdUntil: pullFiles.optional(pullFiles.timeInput()) };
const holdChecks = {
	hold: ({ hold }, scope) => hold === 'all'
		? 'is "all", which `resume-queue` uses for every hold; choose another name'
		: holdTokenProblem({ hold }, scope),
	holdUntil: ({ holdUntil }, { now }) => holdUntil !== undefined &&
		Date.parse(holdUntil) <= now &&
		`must be in the future, but is ${JSON.stringify(holdUntil)}`,
};
function holdTokenProblem({ hold }, scope) {
	if (hold === undefined || scope.hasGitHubToken)
		return undefined;
	return `needs \`github-token\` with \`issues: write\`, and it ${main.gitHubTokenProblem(scope)}`;
}
async function stopQueue(context, deadline, ref, stop) {
	if (stop.resumeAfterJob)
		savedState.forgetState(context);
	const queueBefore = await operation.readQueue(context, deadline, ref);
	const changes = operation.missingChanges(queueBefore, stateOf(stop));
	const stopped = await stopAsWanted(context, deadline, ref, stop, queueBefore, changes);
	const { summary } = stopped.result;
	if (summary === undefined || context.dryRun)
		return stopped;
	const next = pullFiles.prose(howItEnds(stop, queueBefore, changes));
	return { ...stopped, result: { ...stopped.result, summary: { ...summary, next } } };
}
function howItEnds({ hold, resumeAfterJob }, { state }, changes) {
	if (hold !== undefined)
		return resumeAfterJob
			? `Nothing to do: the hold \`${hold}\` ends with this job.`
			: `To end the hold, run \`resume-queue\` with \`hold: ${hold}\`.`;
	return resumeAfterJob && changes.length > 0
		? `Nothing to do: the queue is ${state} again when this job ends.`
		: 'To let the queue run again, use `resume-queue`.';
}
async function stopAsWanted(context, deadline, ref, stop, queueBefore, changes) {
	const { hold, resumeAfterJob } = stop;
	if (hold !== undefined) {
		if (!context.dryRun)
			return stopForHold(context, deadline, ref, { ...stop, hold }, queueBefore);
		return { result: plannedHold(context, ref, hold, changes), holds: [] };
	}
	if (resumeAfterJob && !context.dryRun) {
		if (changes.length > 0)
			return {
				result: await stopUntilJobEnds(context, deadline, ref, stop, queueBefore),
				holds: [],
			};
		context.log.warning(`The queue ${pullFiles.queueName(ref)} is ${queueBefore.state} already, so it is not resumed when this job ends. Whoever stopped it can resume it while this job works: use \`hold\` in both.`);
	}
	return { result: await changeState(context, deadline, ref, stop, queueBefore), holds: [] };
}
const stateOf = ({ state, acceptedState }) => ({ state, acceptedState });
const changeState = (context, deadline, ref, stop, queueBefore) => operation.changeQueue(context, deadline, {
	ref,
	before: queueBefore,
	wanted: stateOf(stop),
	reason: stop.reason,
	switchMs: stop.switchMs,
}, { ifChanged: stop.ifChanged, ifUnchanged: stop.ifUnchanged(queueBefore) });
async function stopUntilJobEnds(context, deadline, ref, stop, queueBefore) {
	const saved = savedState.saveBeforeStop(context, ref, { found: queueBefore.state, set: stop.state });
	try {
		const result = await changeState(context, deadline, ref, stop, queueBefore);
		if (saved !== undefined)
			savedState.saveProved(context, saved);
		return result;
	}
	catch (error) {
		if (saved !== undefined && pullFiles.hadNoEffect(error))
			savedState.forgetState(context);
		throw error;
	}
}
function plannedHold(context, ref, hold, changes) {
	const requests = changes.length === 0 ? [] : [pullFiles.updateQueue(ref, operation.updateFor(changes))];
	const clause = `would get the hold \`${hold}\``;
	context.log.info(`Dry run: the queue ${pullFiles.queueName(ref)} ${clause}`);
	return operation.plannedChanges(context, ref, changes, requests, clause);
}
async function stopForHold(context, deadline, ref, stop, queueBefore) {
	const { log } = context;
	const { hold: name, holdUntil: until = '', resumeAfterJob, state, acceptedState } = stop;
	const step = savedState.newStepId();
	const saved = resumeAfterJob
		? savedState.saveBeforeStop(context, ref, { found: queueBefore.state, set: state, hold: name, step })
		: undefined;
	const store$1 = store.holdStore(context, deadline, ref);
	const queue = savedState.heldQueue(context, deadline, ref, store$1, () => operation.readQueue(context, deadline, ref));
	const wanted = wantedHold(context, stop, step);
	const stopped = await stopWithHold(queue, wanted, queueBefore.state, (before) => changeState(context, deadline, ref, stop, before));
	if (stopped.end === 'failed') {
		const own = { name, step, hasPostStep: resumeAfterJob };
		const { error, isClean } = await undoStop(context, deadline, ref, own, stopped);
		if (isClean && saved !== undefined)
			savedState.forgetState(context);
		throw error;
	}
	const { own, before, result } = stopped;
	log.info(`The hold ${name} of the queue ${pullFiles.queueName(ref)} is at ${own.url || 'GitHub'}`);
	const holds = store.holdsByName(stopped.comments);
	await store$1.show(holds.filter((hold) => store.isLive(hold, context.clock.now())));
	if (saved !== undefined) {
		const left = before.state === acceptedState ? acceptedState : state;
		savedState.saveProved(context, saved, { found: own.stateBefore, left });
	}
	const live = reportHolds(context, ref, name, holds);
	if (live.some((hold) => hold.name === name)) {
		const end = until === '' ? '' : ` until ${store.shownTime(until)}`;
		log.info(`The hold \`${name}\` keeps it stopped${end}. The queue has ${store.heldClause(live)}.`);
	}
	const summary = result.summary && pullFiles.withParts(result.summary, [store.holdTable(live)]);
	return { result: { ...result, summary }, holds: live };
}
function wantedHold({ event }, { hold: name, reason = '', holdUntil: until = '' }, step) {
	const { runUrl: run, runAttempt: attempt, job, workflow } = event;
	return { name, reason, until, run, attempt, job, workflow, step };
}
function reportHolds({ log, setOutputs, clock }, ref, name, holds) {
	const live = holds.filter((hold) => store.isLive(hold, clock.now()));
	setOutputs({ holds: live.map(store.shownHold) });
	const own = holds.find((hold) => hold.name === name);
	if (own !== undefined && !store.isLive(own, clock.now()))
		log.warning(`The hold \`${name}\` of the queue ${pullFiles.queueName(ref)} ended while this step ran (${store.shownTime(own.until)}). The queue has ${store.heldClause(live)}, and the next \`resume-queue\` step ${live.length === 0 ? 'resumes it' : 'leaves it stopped for those'}.`);
	return live;
}

exports.holdChecks = holdChecks;
exports.holdInputs = holdInputs;
exports.holdTokenProblem = holdTokenProblem;
exports.reportHolds = reportHolds;
exports.stopQueue = stopQueue;

 })

};
;