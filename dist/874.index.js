"use strict";
exports.id = 874;
exports.ids = [874];
exports.modules = {

 3874:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);
const pullRequest = __webpack_require__(4823);

function mayTryAgain(facts) {
	const notAgain = notAgainOf(facts);
	return notAgain === undefined ? { may: true } : { may: false, ...notAgain };
}
function notAgainOf(facts) {
	const { ref, act, record, head, onGitHub, reviews, queue, heldBy, triedHeads } = facts;
	const unread = (why) => ({ kind: 'unread', why });
	if (triedHeads !== 'any') {
		if (!triedHeads.isKnown)
			return unread('the comment that counts the retries cannot be read');
		if (head === undefined)
			return unread('its head commit is not known');
		if (triedHeads.value.includes(head.toLowerCase()))
			return { kind: 'tried-before', why: 'this head commit was retried before' };
	}
	if (onGitHub !== 'any' && !onGitHub.isKnown)
		return unread(`GitHub did not show whether it is still open: ${onGitHub.why}`);
	if (queue !== 'any') {
		if (!queue.isKnown)
			return unread('the queue could not be read');
		const { state: queueState } = queue.value;
		const stop = pullRequest.stopOf('again-if-named', { ref, gitHub: {}, queueState });
		const lastStep = pullRequest.isQueued(record) ? 'restart its tests' : 'submit it again';
		const remedy = { ...pullRequest.REASONS['queue-state'], again: true };
		if (stop !== undefined)
			return { ...stop, next: pullRequest.wordRemedy(remedy, ref, lastStep) };
	}
	if (heldBy !== 'any') {
		if (!heldBy.isKnown)
			return unread(`the holds of the queue could not be read: ${heldBy.why}`);
		if (heldBy.value !== undefined)
			return { kind: 'held', why: heldBy.value };
	}
	const gitHub = onGitHub === 'any' ? {} : onGitHub.value;
	const stop = pullRequest.stopOf('again', { ref, gitHub, head });
	if (stop !== undefined)
		return stop;
	const isExpected = act === 'restart'
		? record?.state === 'PENDING_FAILURE'
		: record?.state === 'FAILED' && !pullRequest.isQueued(record);
	if (!isExpected)
		return { kind: 'other-state', why: `it is ${record?.state}` };
	if (act === 'restart' || reviews === 'any')
		return undefined;
	const { changeRequests, changesRequested } = gitHub;
	const why = unreadReviews(changeRequests);
	if (why !== undefined)
		return unread(why);
	const [reviewer = changesRequested ? '' : undefined] = common.ifKnown(changeRequests) ?? [];
	return pullRequest.stopOf('again-if-named', { ref, gitHub: {}, changesRequestedBy: reviewer });
}
function unreadReviews(changeRequests) {
	if (changeRequests?.isKnown)
		return undefined;
	return `the reviews could not be read${changeRequests ? `: ${changeRequests.why}` : ''}`;
}
async function submitAtHead(context, deadline, ref, plan, head, call) {
	const { outcome, proof, record, ignored } = await pullRequest.submitVerified(context, deadline, ref, plan, call);
	if (ignored !== undefined)
		context.log.warning(`${common.pullRequestName(ref)}: ${ignored}`);
	if (outcome !== 'submitted')
		return { result: 'by-other', proof, record };
	const pullRequest$1 = { ref, headSha: head };
	const leave = () => pullRequest.dequeue(context, deadline, ref);
	const settled = await pullRequest.settledSubmission(context, deadline, pullRequest$1, record, head, leave);
	if (settled.moved === undefined)
		return { result: 'submitted', proof, record: settled.record };
	return { result: 'other-head', record: settled.record, ...settled.moved };
}
async function submitFailedAgain(context, deadline, ref, failed, { options = {}, head, onSending, ...call }) {
	const { patience = deadline.restarted(context.service.retryTimeoutMs) } = call;
	const { hasChanged, record } = await pullRequest.readFailedAgain(context, deadline, ref, failed, patience);
	if (hasChanged)
		return { result: 'changed', record };
	context.log.info(`${common.pullRequestName(ref)} failed in the queue; submitting it again`);
	onSending?.();
	const asBefore = pullRequest.optionsAsBefore(failed);
	const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options;
	const plan = { priority, noBatch, before: failed };
	return submitAtHead(context, deadline, ref, plan, head, { ...call, patience });
}

const RETRIED = 'retried=';
function retriedHead({ data }) {
	if (data.startsWith(RETRIED))
		return data.slice(RETRIED.length).toLowerCase();
	return undefined;
}
const CLAIM_PAUSE_MS = 2000;
async function claimRetry(context, deadline, { series, head, body }, readAgain) {
	const claim = await clients.createOwnComment(context, deadline, series, {
		data: `${RETRIED}${head}`,
		body,
	});
	await deadline.sleep(CLAIM_PAUSE_MS);
	const list = clients.listOwnComments(context, deadline, series);
	const [listed, present] = await Promise.all([list, readAgain()]);
	const claims = listed.filter((comment) => retriedHead(comment) === head.toLowerCase());
	if (claims[0]?.id === claim.id)
		return { claim, present };
	if (claims.some(({ id }) => id === claim.id))
		await clients.deleteComment(context, deadline, series.thread, claim.id);
	return undefined;
}
async function tryOnce(context, deadline, claimed, readAgain, act) {
	const claiming = claimRetry(context, deadline, claimed, readAgain);
	const attempted = await common.attemptOptional(deadline, claiming);
	if (!attempted.succeeded) {
		const { problem = attempted.why, remedy } = attempted.error?.explanation ?? {};
		return { result: 'unclaimed', why: problem, remedy };
	}
	if (attempted.value === undefined)
		return { result: 'claimed-by-other' };
	const { claim, present } = attempted.value;
	try {
		return { result: 'tried', claim, value: await act(present) };
	}
	catch (error) {
		if (deadline.isOver || !(error instanceof common.ActionError))
			throw error;
		const mayHaveApplied = error instanceof clients.HttpError && error.mayHaveApplied;
		return { result: 'failed', claim, error, mayHaveApplied };
	}
}

const sameText = (one, other) => one.toLowerCase() === other.toLowerCase();
const includesText = (all, wanted) => all.some((one) => sameText(one, wanted));
function isSelected({ labels, author }, rules) {
	const logins = rules.authors.map((name) => name.replace(/^app\/(.*)$/i, '$1[bot]'));
	return (rules.labels.every((label) => includesText(labels, label)) &&
		(logins.length === 0 || includesText(logins, author)));
}
const hasLabelOf = (labels, rules) => rules.excludeLabels.some((label) => includesText(labels, label)) ||
	!rules.labels.every((label) => includesText(labels, label));
async function judgeOpen(context, time, queueRef, rules, open, queue, reader) {
	const queued = new Set(queue.enqueuedPullRequests.map(({ prNumber }) => prNumber));
	const queuedByRecord = new Set();
	const isQueuedNow = (number) => queued.has(number) || queuedByRecord.has(number);
	const stacks = new Stacks(context, queueRef, open);
	const selected = open.filter((pull) => isSelected(pull, rules));
	const { candidates, unreadStacks } = await stacks.candidates(time.gitHub, selected);
	const below = candidates.flatMap((pull) => stacks.below(pull) ?? []);
	const all = [...new Set([...candidates, ...below])];
	const skips = new Map();
	const skip = (number, reason, why) => {
		skips.set(number, { number, reason, why });
	};
	for (const { number } of unreadStacks)
		skip(number, 'unread', 'GitHub does not show its stack');
	const isCandidate = new Set(candidates.map(({ number }) => number));
	for (const { number, draft, labels } of all) {
		if (queued.has(number))
			skip(number, 'queued');
		else if (draft)
			skip(number, 'draft');
		else if (isCandidate.has(number) && hasLabelOf(labels, rules))
			skip(number, 'label');
	}
	const isLeft = ({ number }) => !skips.has(number);
	const facts = await readFacts(time.gitHub, reader, all.filter(isLeft));
	for (const pull of all.filter(isLeft)) {
		const { number } = pull;
		const forAll = isCandidate.has(number) ? rules : { ...rules, labels: [], excludeLabels: [] };
		const reason = reasonOf(pull, facts.get(number), forAll, queueRef, context.clock.now());
		if (reason !== undefined)
			skip(number, reason.reason, reason.why);
	}
	for (const part of common.inParts(all.filter(isLeft), MAX_RECORDS_AT_ONCE)) {
		const records = part.map(async (pull) => {
			const record = await common.readFact(time.service, context.service.findPullRequest(time.service, refOf(context, queueRef, pull.number)));
			const reason = reasonOfRecord(record, factsOf(facts, pull.number));
			if (reason === undefined)
				return;
			if (reason.reason === 'queued')
				queuedByRecord.add(pull.number);
			skip(pull.number, reason.reason, reason.why);
		});
		await Promise.all(records);
	}
	const ready = all.filter(isLeft).map(({ number }) => number);
	for (const pull of all.filter(isLeft)) {
		const members = stacks.below(pull) ?? [];
		const areReady = members.every(({ number }) => ready.includes(number) || isQueuedNow(number));
		if (!areReady)
			skip(pull.number, 'stack');
	}
	for (const upper of open) {
		const isTaken = isQueuedNow(upper.number) || (isCandidate.has(upper.number) && isLeft(upper));
		if (!isTaken)
			continue;
		for (const { number } of stacks.below(upper) ?? [])
			if (!skips.has(number))
				skip(number, 'stack');
	}
	const order = ({ pushedAt, pullRequest }) => pushedAt ?? Date.parse(pullRequest.createdAt ?? '');
	return {
		ready: candidates
			.filter(isLeft)
			.map((pullRequest) => {
			const { headSha, pushedAt } = factsOf(facts, pullRequest.number);
			return { ref: refOf(context, queueRef, pullRequest.number), pullRequest, headSha, pushedAt };
		})
			.toSorted((a, b) => order(a) - order(b) || a.ref.number - b.ref.number),
		skipped: selected.flatMap(({ number }) => skips.get(number) ?? []),
		queued: queuedByRecord,
	};
}
const MAX_RECORDS_AT_ONCE = 8;
const refOf = ({ repository, stacks }, { targetBranch }, number) => common.pullRequestRef(repository, targetBranch, number, stacks.of(number));
function factsOf(facts, number) {
	const fact = facts.get(number);
	if (!fact?.isKnown)
		throw new TypeError(`#${number} was judged without facts`);
	return fact.value;
}
const CONFLICT_PAUSES_MS = [3000, 7000];
async function readFacts(deadline, reader, pulls) {
	const facts = new Map(await reader.read(deadline, pulls.map(({ number }) => number)));
	for (const pauseMs of CONFLICT_PAUSES_MS) {
		const uncomputed = new Map([...facts].flatMap(([number, fact]) => fact.isKnown && fact.value.isConflicting === undefined
			? [[number, fact.value.headSha]]
			: []));
		if (uncomputed.size === 0 || deadline.remainingMs < pauseMs)
			break;
		await deadline.sleep(pauseMs);
		for (const [number, isConflicting] of await reader.readConflicts(deadline, uncomputed))
			facts.set(number, common.known({ ...factsOf(facts, number), isConflicting }));
	}
	return facts;
}
function reasonOf(pull, fact, rules, queueRef, now) {
	if (!fact?.isKnown)
		return { reason: 'unread', why: fact?.why };
	const { value: facts } = fact;
	const isSameBase = [pull.ownBase, queueRef.targetBranch].includes(facts.baseBranch);
	if (!facts.isOpen || !isSameBase)
		return { reason: 'closed' };
	if (facts.isDraft)
		return { reason: 'draft' };
	const needsLabels = rules.labels.length > 0 || rules.excludeLabels.length > 0;
	if (needsLabels && facts.labels === undefined)
		return { reason: 'unread', why: 'GitHub does not show all of its labels' };
	if (hasLabelOf(facts.labels ?? [], rules))
		return { reason: 'label' };
	if (facts.isConflicting === undefined)
		return { reason: 'unread', why: 'GitHub has not computed whether it conflicts' };
	if (facts.isConflicting)
		return { reason: 'conflict' };
	if (!haveChecksPassed(facts, queueRef))
		return { reason: 'checks' };
	if (rules.requireApproval && facts.approval === undefined)
		return { reason: 'unread', why: 'GitHub does not show whether it is approved' };
	if (rules.requireApproval && facts.approval !== 'approved')
		return { reason: 'approval' };
	if (rules.minAgeMinutes === 0)
		return undefined;
	if (facts.pushedAt === undefined)
		return { reason: 'unread', why: 'GitHub does not show when its head was pushed' };
	return now - facts.pushedAt < rules.minAgeMinutes * 60_000 ? { reason: 'too-young' } : undefined;
}
function haveChecksPassed(facts, ref) {
	const isOther = (name) => !pullRequest.isQueueCheck(name, ref, facts);
	const checks = facts.checks.filter(({ name }) => isOther(name));
	const requiredNames = facts.requiredChecks.filter(isOther);
	const required = checks.filter((check) => check.required);
	const arePassed = (some) => some.every(({ state }) => state === 'passed');
	if (requiredNames.length === 0 && required.length === 0)
		return checks.length > 0 && arePassed(checks) && !facts.awaitsApproval;
	const areReported = requiredNames.every((name) => checks.some((check) => check.name === name));
	return areReported && arePassed(required);
}
function reasonOfRecord(record, { headSha, pushedAt }) {
	if (!record.isKnown)
		return { reason: 'unread', why: record.why };
	const { value } = record;
	if (pullRequest.isQueued(value))
		return { reason: 'queued' };
	if (value?.state !== 'FAILED' && value?.state !== 'CANCELLED')
		return undefined;
	const { prSha } = value;
	if (prSha !== undefined)
		return pullRequest.differsFromHead(prSha, headSha) ? undefined : { reason: 'failed-before' };
	const isFromBefore = (pullRequest.changedAt(value) ?? Infinity) < (pushedAt ?? -Infinity);
	return isFromBefore ? undefined : { reason: 'failed-before' };
}
const MAX_STACK_READINGS = 5;
class Stacks {
	#context;
	#ref;
	#byHead;
	constructor(context, ref, open) {
		const own = open.filter((pull) => clients.isOwnHead(context.github, pull));
		this.#context = context;
		this.#ref = ref;
		this.#byHead = new Map(own.map((pull) => [pull.head.branch, pull]));
	}
	below({ ownBase }) {
		const members = [];
		for (let base = ownBase; base !== this.#ref.targetBranch;) {
			const member = this.#byHead.get(base);
			if (member === undefined || members.includes(member))
				return undefined;
			members.push(member);
			base = member.ownBase;
		}
		return members;
	}
	async candidates(deadline, selected) {
		const { stacks } = this.#context;
		const { targetBranch } = this.#ref;
		const unreadStacks = [];
		const members = new Set();
		const above = selected
			.filter(({ ownBase }) => ownBase !== targetBranch)
			.toSorted((a, b) => (this.below(b)?.length ?? 0) - (this.below(a)?.length ?? 0));
		let readings = 0;
		for (const pull of above) {
			const { number, ownBase } = pull;
			const below = this.below(pull);
			let stack = stacks.of(number).seen;
			if (stack === undefined && pull.isListed && below !== undefined) {
				const read = readings++ < MAX_STACK_READINGS
					? await common.readFact(deadline, clients.readPullRequest(this.#context, deadline, number))
					: common.unread('too many stacks');
				if (!read.isKnown)
					unreadStacks.push(pull);
				else
					stack = read.value.stack;
			}
			if (stack?.base !== targetBranch)
				continue;
			members.add(number);
			for (const member of below ?? []) {
				if (member.ownBase === targetBranch)
					continue;
				members.add(member.number);
				stacks.note(member.number, { base: targetBranch, parent: member.ownBase });
			}
			stacks.note(number, { ...stack, parent: ownBase });
		}
		const candidates = selected.filter(({ number, ownBase }) => ownBase === targetBranch || members.has(number));
		return { candidates, unreadStacks };
	}
}

const MAX_REFUSALS_IN_A_ROW = 3;
const READING_MS = 60_000;
class InTurn {
	#context;
	#rules;
	#limits;
	#options;
	#reader;
	#readQueue;
	#submitted = [];
	#skipped = [];
	#queued;
	#sent = 0;
	#refusals = 0;
	#refusal;
	constructor(context, { queued }, rules, limits, reader, readQueue) {
		this.#context = context;
		this.#rules = rules;
		this.#limits = limits;
		this.#options = { priority: limits.priority, noBatch: limits.noBatch };
		this.#reader = reader;
		this.#readQueue = readQueue;
		this.#queued = new Set(queued);
	}
	async run(deadline, first, ready) {
		const { log } = this.#context;
		for (const [index, next] of ready.entries()) {
			const rest = ready.slice(index);
			if (this.#sent >= this.#limits.maxSubmissions)
				return this.#end(rest, 'limit');
			if (this.#refusals >= MAX_REFUSALS_IN_A_ROW)
				return this.#end(rest, 'limit');
			const time = index === 0 ? first : deadline.atMost(READING_MS);
			const now = await common.readFact(time, this.#readQueue(time));
			if (!now.isKnown) {
				log.warning(`The queue or its holds could not be read again: ${now.why}`);
				return this.#end(rest, 'unread', undefined, now.why);
			}
			const { queue, stoppedBy } = now.value;
			if (stoppedBy !== undefined)
				return this.#end(rest, 'stopped', 'stopped');
			if (this.#countQueued(queue) >= this.#limits.maxInQueue)
				return this.#end(rest, 'limit', 'full');
			await this.#takeTurn(deadline, time, next);
		}
		return this.#end([], 'limit');
	}
	#end(rest, reason, endedBy, why) {
		this.#skipped.push(...rest.map(({ ref }) => ({ number: ref.number, reason, why })));
		return {
			submitted: this.#submitted,
			skipped: this.#skipped,
			endedBy,
			refusal: this.#refusal,
		};
	}
	#countQueued({ enqueuedPullRequests }) {
		return countInQueue(enqueuedPullRequests, this.#queued);
	}
	async #takeTurn(deadline, time, next) {
		const { number } = next.ref;
		try {
			const reason = await this.#reasonNow(time, next);
			if (reason !== undefined) {
				if (reason.reason === 'queued')
					this.#queued.add(number);
				this.#skipped.push({ number, ...reason });
				return;
			}
			await this.#submit(deadline, next);
			this.#refusals = 0;
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof common.ActionError))
				throw error;
			this.#refuse(number, error);
		}
	}
	async #reasonNow(time, { ref, pullRequest: pullRequest$1, ...judged }) {
		const { clock, service } = this.#context;
		const { number } = ref;
		const fact = (await this.#reader.read(time, [number])).get(number);
		if (fact?.isKnown && fact.value.isOpen && pullRequest.differsFromHead(fact.value.headSha, judged.headSha))
			throw pullRequest.movedHead(ref, judged.headSha, fact.value.headSha);
		const reason = reasonOf(pullRequest$1, fact, this.#rules, ref, clock.now());
		if (reason !== undefined)
			return reason;
		this.#before = await common.readFact(time, service.findPullRequest(time, ref));
		return reasonOfRecord(this.#before, judged);
	}
	#before;
	async #submit(deadline, { ref, headSha }) {
		const context = this.#context;
		const { number } = ref;
		const before = this.#before?.isKnown ? this.#before.value : undefined;
		this.#sent++;
		try {
			const plan = { ...this.#options, before };
			const sent = await submitAtHead(context, deadline, ref, plan, headSha);
			if (sent.result === 'by-other') {
				this.#sent--;
				this.#skipped.push({ number, reason: sent.proof === 'merged' ? 'closed' : 'queued' });
				if (sent.proof === 'queued')
					this.#queued.add(number);
				return;
			}
			const { record } = sent;
			if (sent.result === 'other-head')
				throw pullRequest.movedHead(ref, headSha, sent.headSha, sent.exit);
			if (sent.proof === 'ended' || (clients.isEnded(record.state) && record.state !== 'MERGED'))
				throw endedAtOnce(common.pullRequestName(ref), record);
			context.log.info(`Submitted ${common.pullRequestName(ref)}`);
			this.#submitted.push(number);
			this.#queued.add(number);
		}
		catch (error) {
			if (clients.hadNoEffect(error))
				this.#sent--;
			else
				this.#queued.add(number);
			throw error;
		}
	}
	#refuse(number, error) {
		const { problem } = error.explanation;
		this.#context.log.warning(`#${number} was not submitted: ${error.message}`);
		this.#refusals++;
		this.#refusal ??= error;
		this.#skipped.push({ number, reason: 'refused', why: problem });
	}
}
const countInQueue = (enqueued, queued) => new Set([...enqueued.map(({ prNumber }) => prNumber), ...queued]).size;
const endedAtOnce = (name, { state }) => new common.ActionError('refused', {
	request: `Submitting ${name}`,
	problem: `the queue ended it at once (${state})`,
	remedy: 'Read the reasons on the pull request, and submit it again when they are gone.',
});

exports.InTurn = InTurn;
exports.countInQueue = countInQueue;
exports.judgeOpen = judgeOpen;
exports.mayTryAgain = mayTryAgain;
exports.retriedHead = retriedHead;
exports.submitFailedAgain = submitFailedAgain;
exports.tryOnce = tryOnce;
exports.unreadReviews = unreadReviews;


 })

};
;