"use strict";
exports.id = 8338;
exports.ids = [8338];
exports.modules = {

 8338:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const node_crypto = __webpack_require__(7598);
const operation = __webpack_require__(4777);
const store = __webpack_require__(5960);

function withNote(cause, note) {
	const failure = cause instanceof index.RunCancelled ? asAborted(cause) : cause;
	if (note === undefined || !(failure instanceof index.ActionError))
		return cause;
	const { problem, remedy } = failure.explanation;
	return failure.withExplanation({
		problem: `${problem}; ${note.problem}`,
		remedy: `${remedy} ${note.remedy}`,
	});
}
const asAborted = (cause) => new index.ActionError('aborted', {
	request: 'Changing the holds of the queue',
	problem: cause.message.replace(/\.$/, ''),
	remedy: pullFiles.REMEDIES.aborted,
}, { cause });

const newStepId = () => node_crypto.randomUUID();
function heldQueue(context, deadline, ref, store, readQueue) {
	const { clock } = context;
	return {
		...store,
		now: () => clock.now(),
		readQueue,
		async setState(after, before) {
			const changes = [{ field: 'state', before, after }];
			const ensured = await operation.ensureQueue(context, deadline, ref, changes, { state: after });
			operation.outputQueueChange(context, ensured);
			return operation.queueOrThrow(ensured);
		},
		settled: (read, contradicts) => pullFiles.readUntilConsistent(deadline, read, contradicts),
		newStep: newStepId,
	};
}

function settableState(state) {
	if (state === 'switching_modes' || state === 'running')
		return 'running';
	if (state === 'paused' || state === 'draining')
		return state;
	return undefined;
}
const isHeld = (queue, comments) => store.liveHolds(comments, queue.now()).length > 0;
async function withoutDeletedComments(queue, comments) {
	const gone = new Set();
	for (const hold of store.liveHolds(comments, queue.now())) {
		for (const comment of hold.comments) {
			if (await queue.exists(comment))
				break;
			gone.add(comment.id);
		}
	}
	if (gone.size === 0)
		return comments;
	return queue.settled(queue.list, (present) => present.some(({ id }) => gone.has(id)));
}
function memoryOfRunning(queue) {
	const time = new Date(queue.now()).toISOString();
	return {
		name: store.MEMORY,
		reason: '',
		since: time,
		until: time,
		run: '',
		attempt: '',
		job: '',
		workflow: '',
		step: queue.newStep(),
		stateBefore: 'running',
	};
}

async function listOwn(queue, { own, isIncomplete }) {
	return own(await queue.settled(queue.list, isIncomplete));
}
async function resumeIfFree(queue, removed, conditions = {}) {
	const release = await tryToResume(queue, removed, conditions);
	const { end, holds, leftovers } = release;
	const isOver = end === 'resumed' || (end === 'running' && holds.length === 0);
	if (isOver)
		await queue.removeLeftovers(leftovers);
	return release;
}
async function tryToResume(queue, removed, { countsAs = (shown) => shown, mayResumeFrom = () => true }) {
	const listed = await queue.list();
	const found = await queue.readQueue();
	const foundState = countsAs(found.state);
	const leaveAs = (end, comments) => ({
		end,
		queue: found,
		foundState,
		...sortedComments(queue, comments),
	});
	if (foundState === 'running')
		return leaveAs('running', listed);
	let comments = await withoutDeletedComments(queue, listed);
	const wasRunning = store.rememberedState(removed) === 'running';
	if (wasRunning && isHeld(queue, comments))
		comments = await passOnMemory(queue, comments);
	if (isHeld(queue, comments))
		return leaveAs('held', comments);
	if (removed.length === 0)
		return leaveAs('no-hold', comments);
	if (!mayResumeFrom(foundState))
		return leaveAs('other-state', comments);
	if (!wasRunning) {
		const list = async () => withoutDeletedComments(queue, await queue.list());
		comments = await queue.settled(list, (present) => store.rememberedState(present) !== 'running');
		if (isHeld(queue, comments))
			return leaveAs('held', comments);
		if (store.rememberedState(comments) !== 'running')
			return leaveAs('stopped-before', comments);
	}
	return resumeQueue(queue, foundState);
}
const MAX_HOLD_ROUNDS = 5;
async function resumeQueue(queue, foundState) {
	const stopped = foundState === 'draining' ? 'draining' : 'paused';
	for (let round = 0; round < MAX_HOLD_ROUNDS; round++) {
		const resumed = await queue.setState('running', foundState);
		const comments = await listAfterResume(queue);
		if (!isHeld(queue, comments))
			return { end: 'resumed', queue: resumed, foundState, ...sortedComments(queue, comments) };
		const stoppedAgain = await queue.setState(stopped, 'running');
		const left = await passOnMemory(queue, await withoutDeletedComments(queue, await queue.list()));
		if (isHeld(queue, left))
			return { end: 'held', queue: stoppedAgain, foundState, ...sortedComments(queue, left) };
	}
	throw new index.ActionError('unknown-outcome', {
		request: 'Resuming the queue',
		problem: `other steps added and removed holds in each of ${MAX_HOLD_ROUNDS} attempts`,
		remedy: 'Check the queue and its holds, then run the step again.',
	});
}
async function listAfterResume(queue) {
	try {
		return await withoutDeletedComments(queue, await queue.list());
	}
	catch (error) {
		if (!(error instanceof index.ActionError) || error.kind === 'aborted')
			throw error;
		throw new index.ActionError('unknown-outcome', {
			...error.explanation,
			problem: `the queue was resumed, and then the holds could not be read again: ${error.explanation.problem}`,
			remedy: 'Check the holds of the queue. If there is one, stop the queue again.',
		}, { cause: error });
	}
}
async function passOnMemory(queue, comments) {
	if (store.rememberedState(comments) === 'running')
		return comments;
	await queue.add(memoryOfRunning(queue));
	return withoutDeletedComments(queue, await queue.list());
}
function sortedComments(queue, comments) {
	const holds = store.liveHolds(comments, queue.now());
	const isLeftover = ({ name }) => !holds.some((hold) => hold.name === name);
	return { holds, leftovers: comments.filter(isLeftover) };
}

async function endHold(context, deadline, ref, readQueue, hold) {
	const { name, remembered } = hold;
	const store$1 = store.holdStore(context, deadline, ref);
	const queue = heldQueue(context, deadline, ref, store$1, readQueue);
	const own = await listOwn(queue, hold);
	const removal = await removeComments(context, ref, queue, own);
	if (removal.failure !== undefined)
		throw failedRemoval(ref, name, removal);
	const ended = own.length === 0 && remembered !== undefined ? [remembered] : own;
	try {
		const release = await resumeIfFree(queue, ended, hold);
		await store$1.show(release.holds);
		return release;
	}
	catch (error) {
		if (own.length === 0)
			throw error;
		throw withRemovedHold(error, ref, name, 'was removed');
	}
}
async function removeComments({ log }, ref, queue, comments) {
	for (const [removed, comment] of comments.entries()) {
		try {
			await queue.remove(comment);
		}
		catch (failure) {
			return { removed, failure };
		}
		if (removed === 0)
			log.info(`Removed the hold ${comment.name} of the queue ${pullFiles.queueName(ref)}`);
	}
	return { removed: comments.length };
}
function failedRemoval(ref, name, { removed, failure }) {
	if (removed > 0)
		return withRemovedHold(failure, ref, name, 'was removed');
	if (failure instanceof pullFiles.HttpError && failure.mayStillApply)
		return withRemovedHold(failure, ref, name, 'may be removed already');
	return failure;
}
const withRemovedHold = (failure, ref, name, fate) => withNote(failure, {
	problem: `the hold \`${name}\` of the queue ${pullFiles.queueName(ref)} ${fate}, but the queue may still be stopped`,
	remedy: store.resumeAnyway(ref),
});
async function removeAllHolds(context, ref, store$1) {
	const comments = await store$1.list();
	const holds = store.liveHolds(comments, context.clock.now());
	for (const comment of comments)
		await store$1.remove(comment);
	if (holds.length > 0)
		context.log.info(`Removed the holds of the queue ${pullFiles.queueName(ref)}: ${store.holdNames(holds)}`);
	await store$1.show([]);
}

const STOPPED_STATES = new Map([
	['pause-queue', 'paused'],
	['drain-queue', 'draining'],
]);
const SavedState = pullFiles.object({
	found: pullFiles._enum(pullFiles.SETTABLE_STATES),
	set: pullFiles._enum(pullFiles.SETTABLE_STATES),
	left: pullFiles.optional$1(pullFiles._enum(pullFiles.SETTABLE_STATES)),
	proved: pullFiles.boolean(),
	hold: pullFiles.optional$1(pullFiles.string()),
	step: pullFiles.optional$1(pullFiles.string()),
});
const forgetState = ({ saveForPost }) => saveForPost('');
function saveBeforeStop({ log, saveForPost }, ref, { found, set, hold, step }) {
	const name = pullFiles.queueName(ref);
	const restorable = settableState(found);
	if (restorable === undefined) {
		log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return undefined;
	}
	const saved = { found: restorable, set, left: undefined, proved: false, hold, step };
	saveForPost(JSON.stringify(saved));
	if (hold === undefined)
		log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
	else
		log.info(`When the job ends, the hold ${hold} is removed, and the queue ${name} runs again if no other hold is left`);
	return saved;
}
function saveProved({ saveForPost }, saved, { found = saved.found, left = saved.set } = {}) {
	const otherLeft = left === saved.set ? undefined : left;
	saveForPost(JSON.stringify({ ...saved, found, left: otherLeft, proved: true }));
}
function parseSavedState(saved) {
	try {
		return SavedState.parse(JSON.parse(saved));
	}
	catch (cause) {
		const problem = 'the state that the step saved for the end of the job is corrupted';
		const remedy = 'Check the queue, and set its state with `update-queue`.';
		const request = 'Reading what to restore';
		throw new index.ActionError('unknown-outcome', { request, problem, remedy }, { cause });
	}
}

exports.STOPPED_STATES = STOPPED_STATES;
exports.endHold = endHold;
exports.forgetState = forgetState;
exports.heldQueue = heldQueue;
exports.isHeld = isHeld;
exports.memoryOfRunning = memoryOfRunning;
exports.newStepId = newStepId;
exports.parseSavedState = parseSavedState;
exports.removeAllHolds = removeAllHolds;
exports.resumeIfFree = resumeIfFree;
exports.saveBeforeStop = saveBeforeStop;
exports.saveProved = saveProved;
exports.settableState = settableState;
exports.withNote = withNote;
exports.withoutDeletedComments = withoutDeletedComments;

 })

};
;