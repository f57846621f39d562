'use strict';

exports.id = 924;
exports.ids = [924];
exports.modules = {

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  d: () => (IssueStore)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);


const MAX_WRITES = 3;
class IssueStore {
	#access;
	#names;
	#issues = [];
	#listed = new Set();
	#removed = new Set();
	constructor(access, names) {
		this.#access = access;
		this.#names = names;
	}
	get issue() {
		return this.#issues[0]?.id;
	}
	async read() {
		const attempt = async () => {
			const { unread, ...reading } = await this.#read();
			return { unread, reading };
		};
		const { unread, reading } = await this.#access.settled(attempt, ({ unread: issue }) => issue !== undefined);
		if (unread !== undefined)
			throw this.#unreadable(unread);
		return reading;
	}
	async #read() {
		const posts = await this.#access.posts();
		const listed = await this.#list(posts);
		this.#listed = new Set(listed.map(({ id }) => id));
		const opened = this.#issues.filter(({ id }) => !this.#listed.has(id));
		this.#issues = oldestFirst([...listed, ...opened]);
		const comments = [];
		let unread;
		for (const { id } of this.#issues) {
			const found = await posts.comments(onIssue(id), 'trusted').catch(undefinedIfNotFound);
			if (found === undefined && this.#listed.has(id))
				unread = id;
			comments.push(...this.#own(id, found ?? []));
		}
		return { issues: this.#issues, comments: oldestFirst(comments), unread };
	}
	#list(posts) {
		const { label, marker } = this.#names;
		return posts.issues({
			state: 'all',
			label,
			authors: 'trusted',
			isWanted: (issue) => issue.marker === marker,
		});
	}
	#own(issue, comments) {
		const { commentPrefix } = this.#names;
		return comments
			.filter(({ marker, id }) => marker.startsWith(commentPrefix) && !this.#removed.has(id))
			.map((comment) => ({ ...comment, issue }));
	}
	#unreadable(issue) {
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('not-found', {
			request: `Reading ${this.#names.subject}`,
			problem: `GitHub lists the issue #${issue}, but does not find its comments`,
			remedy: 'Check the issue. GitHub gives the same answer if the `permissions` of the job lack `issues: read`.',
		});
	}
	async add(text, opening) {
		for (let left = MAX_WRITES; left > 0; left--) {
			try {
				const added = await this.#post(text, opening);
				if (added !== undefined)
					return added;
			}
			catch (error) {
				if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.mayHaveApplied))
					throw explainLock(error);
				const found = await this.#findAgain(text);
				if (found !== undefined)
					return found;
				if (left === 1)
					throw error;
			}
		}
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('unavailable', {
			request: `Writing ${this.#names.subject}`,
			problem: `their issue was deleted in each of ${MAX_WRITES} attempts`,
			remedy: 'Check what else deletes issues of this repository, then run the step again.',
		});
	}
	async #post(text, opening) {
		const issue = this.#issues[0] ?? (await this.#open(opening));
		const posts = await this.#access.posts();
		const comment = await posts.addComment(onIssue(issue.id), text).catch(undefinedIfNotFound);
		if (comment !== undefined)
			return { ...comment, issue: issue.id };
		this.#issues = this.#issues.filter(({ id }) => id !== issue.id);
		return undefined;
	}
	async #findAgain({ marker, data }) {
		const find = async () => (await this.read()).comments.find((one) => one.marker === marker && one.data === data);
		return this.#access.settled(find, (found) => found === undefined);
	}
	async #open({ body, data = '' }) {
		const { label, marker } = this.#names;
		const posts = await this.#access.posts();
		const issue = await posts.openIssue(this.#names.title, { marker, data, body }, [label]);
		if (hasLabel(issue, label)) {
			this.#issues = [issue];
			return issue;
		}
		await posts.editIssue(issue.id, { state: 'closed', state_reason: 'not_planned' });
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('refused', {
			request: `Opening the issue with ${this.#names.subject}`,
			problem: `GitHub did not set the label \`${label}\`, by which later steps find the issue`,
			remedy: 'GitHub drops the labels of a token without push access. Use the token of the job with `issues: write`, or a `github-token` that may push.',
		});
	}
	async prove({ id, issue }) {
		const read = async () => {
			const reading = await this.read();
			const isListed = reading.comments.some((comment) => comment.id === id);
			return { reading, isShown: isListed && this.#listed.has(issue) };
		};
		const { reading, isShown } = await this.#access.settled(read, (last) => !last.isShown);
		if (isShown)
			return reading;
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('unknown-outcome', {
			request: `Writing ${this.#names.subject}`,
			problem: 'GitHub acknowledged the comment, but does not list it',
			remedy: 'Check the issue: its label, its author and the author of the comment decide what counts.',
		});
	}
	async exists({ id, issue }) {
		return (await this.#access.posts()).hasComment(onIssue(issue), id);
	}
	async remove({ id, issue }) {
		await (await this.#access.posts()).deleteComment(onIssue(issue), id);
		this.#removed.add(id);
	}
	async show(view) {
		const posts = await this.#access.posts();
		const [oldest, ...others] = this.#issues;
		if (oldest === undefined)
			return;
		const shown = await this.#edit(posts, oldest, view);
		this.#issues = [shown, ...others];
		if (view.isOpen)
			return;
		for (const { id, isOpen } of others)
			if (isOpen)
				await posts.editIssue(id, { state: 'closed' });
	}
	async save(view) {
		if (this.#issues.length === 0)
			await this.#open(view);
		await this.show(view);
	}
	async #edit(posts, issue, { isOpen, body, data = '' }) {
		const { marker, title } = this.#names;
		const text = { marker, data, body };
		const stored = posts.stored(text);
		const isSameText = stored.body.trimEnd() === issue.body.trimEnd() && stored.data === issue.data;
		if (isSameText && issue.isOpen === isOpen)
			return issue;
		const state = isOpen ? 'open' : 'closed';
		return posts.editIssue(issue.id, { state, title, text });
	}
}
const onIssue = (number) => ({ number, isIssue: true });
const oldestFirst = (posts) => [...posts].sort((one, other) => one.id - other.id);
const undefinedIfNotFound = (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .undefinedIfStatus */ .gS)(404, 410);
const hasLabel = ({ labels }, wanted) => labels === undefined || labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
function explainLock(error) {
	if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || !/is locked/i.test(error.explanation.problem))
		return error;
	const remedy = 'Unlock the issue, or delete it; the next step opens a new one.';
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(error.kind, { ...error.explanation, remedy }, { cause: error });
}

/***/ }),

/***/ 6142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  NU: () => (heldQueue),
  Sj: () => (newStepId),
  TK: () => (undoStop),
  TY: () => (trackQueue),
  oA: () => (withRemovedHold)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4096);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9515);
var _queue_writes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4712);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9051);
var _service_remedies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9890);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
var _step_within_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2786);
var _hold_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4818);
var _protocol_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3583);
var _store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1774);
var _text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7336);














const newStepId = () => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
function heldQueue(context, ref, store, readState, onChanged) {
	const { clock } = context;
	return {
		now: () => clock.now(),
		readState,
		async setState(after, before) {
			const changes = [{ field: 'state', before, after }];
			const ensured = await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureQueue */ .QW)(context, ref, changes, { state: after });
			(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .recordEnsured */ .ud)(context, ensured);
			onChanged((0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .requireDone */ .Sy)(ensured));
		},
		list: () => store.list(),
		add: (hold) => store.add(hold),
		prove: (comment) => store.prove(comment),
		exists: (comment) => store.exists(comment),
		remove: (comment) => store.remove(comment),
		settled: (read, contradicts) => (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettled */ .Gn)(context, read, contradicts),
		newStep: newStepId,
	};
}
function trackQueue(context, ref, found, store = new _store_js__WEBPACK_IMPORTED_MODULE_12__/* .HoldStore */ .t(context, ref)) {
	let queue = found;
	const readState = async () => {
		queue = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref);
		return queue.state;
	};
	const onChanged = (changed) => {
		queue = changed;
	};
	return { store, held: heldQueue(context, ref, store, readState, onChanged), latest: () => queue };
}
async function undoStop(context, ref, hold, { failure, own, mayBeStopped }) {
	const isRefused = failure instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && !failure.mayTakeEffect;
	if (own === undefined && isRefused)
		return { error: failure, isClean: true };
	let isRemoved = false;
	const onRemoved = () => {
		isRemoved = true;
	};
	const remove = async (bounded) => {
		const store = new _store_js__WEBPACK_IMPORTED_MODULE_12__/* .HoldStore */ .t(bounded, ref);
		const readState = async () => (await bounded.service.getQueue(ref)).state;
		const queue = heldQueue(bounded, ref, store, readState, () => { });
		const end = await (0, _protocol_js__WEBPACK_IMPORTED_MODULE_11__/* .withdraw */ .ne)(queue, hold.step, own, onRemoved);
		await store.show((0, _hold_js__WEBPACK_IMPORTED_MODULE_10__/* .liveHolds */ .vC)(await store.list(), bounded.clock.now()));
		return end;
	};
	const isClean = !mayBeStopped || isRefused;
	try {
		const end = await withinGrace(context, remove);
		const note = noteOn(end, hold, ref);
		return { error: withNote(failure, note), isClean: isClean && end !== 'kept' };
	}
	catch (error) {
		if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ))
			throw error;
		const note = isRemoved ? noteOn('removed', hold, ref) : notRemoved(hold, error, ref);
		return { error: withNote(failure, note), isClean: isClean && isRemoved };
	}
}
function withinGrace(context, work) {
	const { signal } = context;
	if (!(signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .RunCancelled */ .zL))
		return work(context);
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_9__/* .afterAbort */ .Lp)(context, (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .graceMs */ .Nl)(signal) - 2 * _runner_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .WRITING_MS */ .Kq, work);
}
function noteOn(end, { name, hasPostStep }, ref) {
	if (end === 'absent')
		return undefined;
	if (end === 'removed')
		return {
			problem: `the hold \`${name}\` was removed again`,
			remedy: `Check the state of the queue first. ${(0, _text_js__WEBPACK_IMPORTED_MODULE_13__/* .resumeAnyway */ .ju)(ref)}`,
		};
	const problem = `the hold \`${name}\` stays, because the queue is stopped and no other hold keeps it`;
	if (hasPostStep)
		return { problem, remedy: 'The hold ends with this job.' };
	return { problem, remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`.` };
}
const notRemoved = ({ name }, error, ref) => ({
	problem: `the hold \`${name}\` could not be removed again (${error.explanation.problem})`,
	remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`, or delete its comment. Check the state of the queue first. ${(0, _text_js__WEBPACK_IMPORTED_MODULE_13__/* .resumeAnyway */ .ju)(ref)}`,
});
function withNote(cause, note) {
	const failure = cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .RunCancelled */ .zL ? asAborted(cause) : cause;
	if (note === undefined || !(failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ))
		return cause;
	const { request, problem, remedy } = failure.explanation;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ(failure.kind, {
		request,
		problem: `${problem}; ${note.problem}`,
		remedy: `${remedy} ${note.remedy}`,
	}, { cause });
}
const asAborted = (cause) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ('aborted', {
	request: 'Changing the holds of the queue',
	problem: cause.message.replace(/\.$/, ''),
	remedy: _service_remedies_js__WEBPACK_IMPORTED_MODULE_5__/* .REMEDIES */ .l0.aborted,
});
function withRemovedHold(failure, ref, name, isCertain) {
	const was = isCertain ? 'was removed' : 'may be removed already';
	return withNote(failure, {
		problem: `the hold \`${name}\` of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)} ${was}, but the queue may still be stopped`,
		remedy: (0, _text_js__WEBPACK_IMPORTED_MODULE_13__/* .resumeAnyway */ .ju)(ref),
	});
}

/***/ }),

/***/ 4818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  DG: () => (isLive),
  Mr: () => (rememberedState),
  Qy: () => (MEMORY),
  jY: () => (shownHold),
  vC: () => (liveHolds),
  xZ: () => (holdsByName)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);

function holdsByName(comments) {
	const oldestFirst = [...comments].sort((one, other) => one.id - other.id);
	const byName = new Map();
	for (const comment of oldestFirst) {
		const older = byName.get(comment.name);
		byName.set(comment.name, {
			...comment,
			stateBefore: rememberedState([comment, ...(older?.comments ?? [])]),
			comments: [comment, ...(older?.comments ?? [])],
		});
	}
	return [...byName.values()];
}
function rememberedState(holds) {
	const states = holds.map(({ stateBefore }) => stateBefore);
	if (states.includes('running'))
		return 'running';
	return states.find((state) => state !== undefined);
}
function isLive({ name, until }, now) {
	if (name === MEMORY)
		return false;
	const end = (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(until);
	return end === undefined || now < end;
}
const liveHolds = (comments, now) => holdsByName(comments).filter((hold) => isLive(hold, now));
const shownHold = ({ name, reason, since, until, run }) => ({
	name,
	reason,
	since,
	until,
	run,
});
const MEMORY = '~memory';

/***/ }),

/***/ 3583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MY: () => (settableState),
  f0: () => (releaseHold),
  ne: () => (withdraw),
  o1: () => (stopWithHold)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
var _hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4818);


const MAX_ROUNDS = 5;
function settableState(state) {
	if (state === 'switching_modes' || state === 'running')
		return 'running';
	return state === 'paused' || state === 'draining' ? state : undefined;
}
function stateBeforeHolds(comments, found, now) {
	if (found === 'running' && (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(comments, now).length === 0)
		return found;
	return (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(comments) ?? found;
}
async function stopWithHold(queue, wanted, found, stop, undo) {
	const existing = await queue.list();
	const hold = newHold(wanted, existing, found, queue.now());
	let own;
	let mayBeStopped = false;
	let held;
	let isThere;
	try {
		own = await queue.add(hold);
		const comments = await queue.prove(own);
		await rememberRunning(queue, own, comments);
		mayBeStopped = true;
		held = { stopped: await stop(), own, comments };
		isThere = await isStillThere(queue, own);
	}
	catch (failure) {
		throw await undo({ failure, own, mayBeStopped });
	}
	if (isThere)
		return held;
	throw await removedMeanwhile(queue, own);
}
function newHold(wanted, existing, found, now) {
	const sameName = (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(existing, now).find(({ name }) => name === wanted.name);
	return {
		...wanted,
		since: sameName?.since || new Date(now).toISOString(),
		stateBefore: stateBeforeHolds(existing, settableState(found), now),
	};
}
async function rememberRunning(queue, own, comments) {
	const state = settableState(await queue.readState());
	if (own.stateBefore === 'running')
		return;
	const others = comments.filter(({ id }) => id !== own.id);
	if ((0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(others) === 'running')
		return;
	const isFirst = (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(others, queue.now()).length === 0;
	if (isFirst && state === 'running')
		await queue.add(memoryOfRunning(queue));
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
		const { end } = await resumeIfFree(queue, { removed: [own] });
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('refused', {
			request,
			problem: `${removed} ${END_CLAUSES[end]}`,
			remedy,
		});
	}
	catch (cause) {
		if (!(cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ || cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL))
			throw cause;
		const kind = cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? cause.kind : 'aborted';
		const why = cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? cause.explanation.problem : cause.message;
		const problem = `${removed} may still be stopped: ${why}`;
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(kind, { request, problem, remedy }, { cause });
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
async function withdraw(queue, step, written, onRemoved) {
	const isOwn = (comment) => comment.step === step;
	const hasNone = (comments) => !comments.some(isOwn);
	const comments = written === undefined ? await queue.settled(queue.list, hasNone) : await queue.list();
	const own = written ?? comments.find(isOwn);
	if (own === undefined)
		return 'absent';
	if ((await queue.readState()) !== 'running') {
		const others = await withoutGone(queue, comments.filter(({ id }) => id !== own.id));
		if ((0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(others.filter(({ id }) => id !== own.id), queue.now()).length === 0)
			return 'kept';
	}
	await queue.remove(own);
	onRemoved();
	await resumeIfFree(queue, { removed: [own] });
	return 'removed';
}
async function releaseHold(queue, { isOwn, isExpected, remembered, mayResumeFrom, onRemoving }) {
	const isMissing = (comments) => !comments.some(isOwn);
	const comments = isExpected ? await queue.settled(queue.list, isMissing) : await queue.list();
	const own = comments.filter(isOwn);
	for (const comment of own) {
		onRemoving?.(false);
		await queue.remove(comment);
		onRemoving?.(true);
	}
	const removed = own.length === 0 && remembered !== undefined ? [remembered] : own;
	return resumeIfFree(queue, { removed, mayResumeFrom });
}
async function resumeIfFree(queue, { removed, mayResumeFrom = () => true }) {
	const listed = await queue.list();
	const state = await queue.readState();
	if (state === 'running')
		return released(queue, 'running', listed);
	let comments = await withoutGone(queue, listed);
	if (isHeld(queue, comments)) {
		if ((0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(removed) === 'running')
			comments = await handOver(queue, comments);
		if (isHeld(queue, comments))
			return released(queue, 'held', comments);
	}
	if (removed.length === 0)
		return released(queue, 'no-hold', comments);
	if (!mayResumeFrom(state))
		return released(queue, 'other-state', comments);
	if ((0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(removed) !== 'running') {
		comments = await queue.settled(queue.list, (shown) => (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(shown) !== 'running');
		if (isHeld(queue, comments))
			return released(queue, 'held', comments);
		if ((0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(comments) !== 'running')
			return released(queue, 'stopped-before', comments);
	}
	return resume(queue, state);
}
async function resume(queue, state) {
	const stopped = settableState(state) === 'draining' ? 'draining' : 'paused';
	for (let round = 0; round < MAX_ROUNDS; round++) {
		await queue.setState('running', state);
		const comments = await listAfterResume(queue);
		if (!isHeld(queue, comments))
			return released(queue, 'resumed', comments);
		await queue.setState(stopped, 'running');
		const left = await handOver(queue, await withoutGone(queue, await queue.list()));
		if (isHeld(queue, left))
			return released(queue, 'held', left);
	}
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('unknown-outcome', {
		request: 'Resuming the queue',
		problem: `other steps added and removed holds in each of ${MAX_ROUNDS} attempts`,
		remedy: 'Check the queue and its holds, then run the step again.',
	});
}
const isHeld = (queue, comments) => (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(comments, queue.now()).length > 0;
function released(queue, end, comments) {
	const holds = (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(comments, queue.now());
	const isKept = ({ name }) => holds.some((hold) => hold.name === name);
	return { end, holds, leftovers: comments.filter((comment) => !isKept(comment)) };
}
async function listAfterResume(queue) {
	try {
		return await withoutGone(queue, await queue.list());
	}
	catch (error) {
		if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || error.kind === 'aborted')
			throw error;
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('unknown-outcome', {
			...error.explanation,
			problem: `the queue was resumed, and then the holds could not be read again: ${error.explanation.problem}`,
			remedy: 'Check the holds of the queue. If there is one, stop the queue again.',
		}, { cause: error });
	}
}
async function withoutGone(queue, comments) {
	const gone = new Set();
	for (const hold of (0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(comments, queue.now())) {
		for (const comment of hold.comments) {
			if (await queue.exists(comment))
				break;
			gone.add(comment.id);
		}
	}
	if (gone.size === 0)
		return comments;
	return queue.settled(queue.list, (shown) => shown.some(({ id }) => gone.has(id)));
}
async function handOver(queue, comments) {
	if ((0, _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(comments) === 'running')
		return comments;
	await queue.add(memoryOfRunning(queue));
	return withoutGone(queue, await queue.list());
}
function memoryOfRunning(queue) {
	const time = new Date(queue.now()).toISOString();
	return {
		name: _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .MEMORY */ .Qy,
		reason: '',
		since: time,
		until: time,
		run: '',
		attempt: '',
		workflow: '',
		step: queue.newStep(),
		stateBefore: 'running',
	};
}

/***/ }),

/***/ 924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Pi: () => (endHold),
  Ti: () => (readLiveHolds),
  ix: () => (removeAllHolds),
  rS: () => (notResumed)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _held_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6142);
var _hold_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4818);
var _protocol_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3583);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1774);
var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7336);









async function endHold(context, ref, queue, store, { name, ...own }) {
	let hasBegun = false;
	let isRemoved = false;
	const onRemoving = (isDone) => {
		hasBegun = true;
		if (isDone && !isRemoved)
			context.log.info(`Removed the hold ${name} of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)}`);
		isRemoved ||= isDone;
	};
	try {
		const release = await (0,_protocol_js__WEBPACK_IMPORTED_MODULE_6__/* .releaseHold */ .f0)(queue, { ...own, onRemoving });
		await tidyUp(context, store, release);
		return release;
	}
	catch (error) {
		const isInDoubt = hasBegun && error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.mayTakeEffect;
		if (!isRemoved && !isInDoubt)
			throw error;
		throw (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .withRemovedHold */ .oA)(error, ref, name, isRemoved);
	}
}
async function tidyUp(context, store, { end, leftovers, holds }) {
	const isOver = end === 'resumed' || (end === 'running' && holds.length === 0);
	if (isOver) {
		const removal = async () => {
			for (const comment of leftovers)
				await store.remove(comment);
		};
		await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, removal(), (why) => context.log.warning(`An expired hold could not be removed: ${why}`));
	}
	await store.show(holds);
}
async function removeAllHolds(context, ref, store) {
	const comments = await store.list();
	const holds = (0, _hold_js__WEBPACK_IMPORTED_MODULE_5__/* .liveHolds */ .vC)(comments, context.clock.now());
	for (const comment of comments)
		await store.remove(comment);
	if (holds.length > 0)
		context.log.info(`Removed the holds of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)}: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_8__/* .holdNames */ .u2)(holds)}`);
	await store.show([]);
}
function readLiveHolds(context, ref, onFailure, store = new _store_js__WEBPACK_IMPORTED_MODULE_7__/* .HoldStore */ .t(context, ref)) {
	const read = async () => (0, _hold_js__WEBPACK_IMPORTED_MODULE_5__/* .liveHolds */ .vC)(await store.list(), context.clock.now());
	return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, read(), onFailure);
}
const notResumed = (ref, problem, remedy) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', { request: `Resuming the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)}`, problem, remedy });

/***/ }),

/***/ 1774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (HoldStore)
});
var _github_issue_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(887);
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1404);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9890);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3709);
var _shared_links_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1903);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5831);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3587);
var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7336);









const LABEL = 'merge-queue-holds';
const COMMENT_MARKER = 'hold/';
const MAX_REASON_LENGTH = 1000;
const HoldData = _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
	reason: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	since: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	until: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	run: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	attempt: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	workflow: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	step: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
	before: _shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTABLE_STATES */ .qW)), undefined),
});
const asData = (value) => JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
function parseHold(comment) {
	const { id, url, marker, data } = comment;
	const { before, ...fields } = HoldData.parse(objectIn(data));
	const name = marker.slice(COMMENT_MARKER.length);
	const run = (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_8__/* .webLink */ .D)(fields.run) ?? '';
	return { ...fields, id, name, run, stateBefore: before, url, comment };
}
function objectIn(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
	}
	catch {
		return {};
	}
}
class HoldStore {
	#context;
	#ref;
	#store;
	constructor(context, ref) {
		this.#context = context;
		this.#ref = ref;
		this.#store = new _github_issue_store_js__WEBPACK_IMPORTED_MODULE_0__/* .IssueStore */ .d({
			posts: () => context.github.posts(),
			settled: (read, contradicts) => (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettled */ .Gn)(context, read, contradicts),
		}, {
			label: LABEL,
			marker: `queue-holds/${encodeURIComponent(ref.targetBranch)}`,
			title: (0, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .issueTitle */ .al)(ref),
			commentPrefix: COMMENT_MARKER,
			subject: `the holds of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(ref)}`,
		});
	}
	async list() {
		return (await this.#store.read()).comments.map(parseHold);
	}
	async add(hold) {
		const opening = { body: (0, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .issueText */ .v4)(this.#ref, [hold]) };
		return parseHold(await this.#store.add(this.#textOf(hold), opening));
	}
	async prove({ comment }) {
		return (await this.#store.prove(comment)).comments.map(parseHold);
	}
	exists({ comment }) {
		return this.#store.exists(comment);
	}
	remove({ comment }) {
		return this.#store.remove(comment);
	}
	async show(holds) {
		const { log } = this.#context;
		const view = { isOpen: holds.length > 0, body: (0, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .issueText */ .v4)(this.#ref, holds) };
		await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .bestEffort */ .z)(this.#context, this.#store.show(view), (why) => log.warning(`The issue that lists the holds could not be updated: ${why}`));
	}
	#textOf(hold) {
		const { redact } = this.#context;
		const { name, stateBefore: before, ...fields } = hold;
		const reason = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .truncate */ .xv)(redact(hold.reason), MAX_REASON_LENGTH);
		const workflow = redact(hold.workflow);
		return {
			marker: `${COMMENT_MARKER}${name}`,
			data: asData({ ...fields, reason, workflow, before }),
			body: (0, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .holdComment */ .Hz)(this.#ref, { ...hold, reason }),
		};
	}
}

/***/ }),

/***/ 7336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Hz: () => (holdComment),
  TY: () => (heldClause),
  al: () => (issueTitle),
  cZ: () => (holdTable),
  h5: () => (shownTime),
  ju: () => (resumeAnyway),
  u2: () => (holdNames),
  v4: () => (issueText)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5831);
var _hold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4818);





const issueTitle = ({ targetBranch }) => `Merge queue holds: ${targetBranch}`;
function issueText({ targetBranch }, holds) {
	const queue = `The merge queue for ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(targetBranch)}`;
	if (holds.length === 0)
		return `${queue} has no holds.\n\nThis issue opens again when a workflow stops the queue with a hold.`;
	const named = holds.map(({ name, reason }) => reason === '' ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name) : `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)} (${withLinks(reason)})`);
	return [
		`${queue} is stopped by ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(holds.length, 'hold')}: ${named.join(', ')}.`,
		'Each hold is a comment below, with its reason and the run that wrote it. The queue runs again when a workflow removes the last hold with `resume-queue`.',
		'To drop a hold by hand, delete its comment. Closing this issue drops no hold.',
	].join('\n\n');
}
function holdComment({ targetBranch }, hold) {
	const { name, reason, since, until, run, workflow } = hold;
	if (name === _hold_js__WEBPACK_IMPORTED_MODULE_4__/* .MEMORY */ .Qy)
		return `The merge queue for ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(targetBranch)} was running before its holds. The step that ends the last hold deletes this note.`;
	const who = workflow === '' ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('A workflow run', run) : `The workflow ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(workflow, run)}`;
	return [
		`### ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)}${reason === '' ? '' : `: ${withLinks(reason)}`}`,
		`${who} stopped the merge queue for ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(targetBranch)} on ${shownTime(since)}. ${ending(until)}`,
		`To end it, run \`resume-queue\` with \`hold: ${name}\`. If you delete this comment instead, the hold is gone, but the queue stays stopped until someone resumes it.`,
	].join('\n\n');
}
const withLinks = (reason) => reason
	.split(/(https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?])/)
	.map((part, index) => (index % 2 === 1 ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(part, part) : spaced(part)))
	.join('');
const spaced = (part) => part.replace(/\S.*\S|\S/s, (core) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(core));
const ending = (until) => until === ''
	? 'The hold has no end date.'
	: `The hold ends on ${shownTime(until)}, and the queue starts with the next \`resume-queue\` step after that.`;
function shownTime(time) {
	const at = (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(time);
	return at === undefined ? 'an unknown date' : `${(0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .utcMinute */ .vD)(at)} UTC`;
}
const holdTable = (holds) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Hold', 'Reason', 'Since', 'Until'], holds.map(({ name, reason, since, until, run }) => [
	(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name),
	withLinks(reason),
	(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(shownTime(since), run),
	until === '' ? '' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(shownTime(until)),
]));
const holdNames = (holds) => holds.map(({ name, reason }) => (reason === '' ? name : `${name} (${reason})`)).join(', ');
function heldClause(holds) {
	if (holds.length === 0)
		return 'no holds';
	return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(holds.length, 'hold')}: ${holdNames(holds)}`;
}
const resumeAnyway = (ref) => `If the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(ref)} should run, use \`resume-queue\` without \`hold\`.`;

/***/ })

};
