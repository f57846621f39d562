"use strict";
exports.id = 8029;
exports.ids = [8029];
exports.modules = {

 8029:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);
const mergeFacts = __webpack_require__(4812);
const pullFiles = __webpack_require__(7404);
const approval = __webpack_require__(5515);
const store = __webpack_require__(5960);
const writes = __webpack_require__(140);
const timeInQueue = __webpack_require__(2739);
const again = __webpack_require__(3874);
const reasons = __webpack_require__(363);
const operation$1 = __webpack_require__(4777);
const main = __webpack_require__(4516);

const MAX_LISTS_IN_QUERY = 50;
const MAX_AT_ONCE = 4;
const MAX_PAGES_OF_CHECKS = 20;
function headOf(commit) {
	const { selection, schema } = mergeFacts.part('PullRequestCommit', { commit });
	return {
		selection: { type: 'PullRequestCommitConnection', fields: { nodes: selection } },
		schema: pullFiles.object({ nodes: pullFiles.tuple([schema]) }),
	};
}
const rollupOf = ({ selection, schema }) => ({
	selection,
	schema: pullFiles.nullable(schema),
});
const PullRequest = mergeFacts.part('PullRequest', {
	state: pullFiles.string(),
	isDraft: pullFiles.boolean(),
	headRefOid: pullFiles.string(),
	baseRefName: pullFiles.string(),
	mergeable: pullFiles.string(),
	reviewDecision: pullFiles.nullish(pullFiles.string()),
	'labels(first: 100)': mergeFacts.connection('LabelConnection', mergeFacts.part('Label', { name: mergeFacts.textField })),
	'latestOpinionatedReviews(first: 100, writersOnly: true)': mergeFacts.connection('PullRequestReviewConnection', mergeFacts.part('PullRequestReview', { state: mergeFacts.textField })),
	'commits(last: 1)': headOf(mergeFacts.part('Commit', {
		committedDate: mergeFacts.textField,
		statusCheckRollup: rollupOf(mergeFacts.FirstChecks),
		'checkSuites(first: 100)': mergeFacts.nodesOf('CheckSuiteConnection', mergeFacts.part('CheckSuite', { createdAt: mergeFacts.textField, conclusion: mergeFacts.textField })),
	})),
});
const NextChecks = mergeFacts.part('PullRequest', {
	headRefOid: pullFiles.string(),
	'commits(last: 1)': headOf(mergeFacts.part('Commit', { statusCheckRollup: rollupOf(mergeFacts.MoreChecks) })),
});
const Mergeable = mergeFacts.part('PullRequest', { headRefOid: pullFiles.string(), mergeable: pullFiles.string() });
const PERMISSION = 'pull-requests: read';
class ReadyFactsReader {
	#github;
	#baseBranch;
	#lacking = new Set();
	constructor(github, baseBranch) {
		this.#github = github;
		this.#baseBranch = baseBranch;
	}
	async read(deadline, numbers) {
		const questions = numbers.map((number) => ({ number }));
		const answers = [];
		for (const parts of mergeFacts.inParts(mergeFacts.inParts(questions, mergeFacts.MAX_IN_QUERY), MAX_AT_ONCE)) {
			const ask = (numbers) => this.#ask(deadline, numbers, PullRequest);
			answers.push(...(await Promise.all(parts.map(ask))));
		}
		const pulls = new Map(answers.flatMap((answer) => [...answer.pulls]));
		const branches = answers.map((answer) => answer.requiredChecks);
		const requiredChecks = branches.find(({ isWhole }) => isWhole) ?? mergeFacts.NOT_SHOWN;
		const areRulesWhole = requiredChecks.isWhole && !mergeFacts.lacksPartOf(mergeFacts.Branch.selection, this.#lacking);
		const checks = await this.#readChecks(deadline, pulls);
		return new Map([...pulls].map(([number, pull]) => {
			if (!pull.isKnown)
				return [number, pull];
			if (!areRulesWhole)
				return [number, commits.unread('GitHub does not show all checks that the branch requires')];
			const ofHead = checks.get(number) ?? commits.known(mergeFacts.NOT_SHOWN);
			if (!ofHead.isKnown)
				return [number, ofHead];
			const readable = mergeFacts.withoutUnreadable(ofHead.value, this.#lacking);
			return [number, readyFactsOf(pull.value, readable, requiredChecks.items)];
		}));
	}
	async readConflicts(deadline, heads) {
		const questions = [...heads.keys()].map((number) => ({ number }));
		const { pulls } = await this.#ask(deadline, questions, Mergeable);
		const conflicts = new Map();
		for (const [number, answer] of pulls) {
			if (!answer.isKnown || answer.value.headRefOid !== heads.get(number))
				continue;
			const isConflicting = conflictOf(answer.value.mergeable);
			if (isConflicting !== undefined)
				conflicts.set(number, isConflicting);
		}
		return conflicts;
	}
	async #readChecks(deadline, pulls) {
		const lists = new Map();
		const heads = new Map();
		let more = [];
		const take = (number, rollup) => {
			const page = rollup?.contexts ?? { items: [], isWhole: true, next: undefined };
			const before = commits.ifKnown(lists.get(number)) ?? { items: [], isWhole: true };
			const isWhole = before.isWhole && page.isWhole;
			lists.set(number, commits.known({ items: [...before.items, ...page.items], isWhole }));
			if (page.next !== undefined)
				more.push({ number, after: page.next });
		};
		for (const [number, pull] of pulls) {
			if (!pull.isKnown)
				continue;
			heads.set(number, pull.value.headRefOid);
			take(number, pull.value.commits.nodes[0].commit.statusCheckRollup);
		}
		const parts = mergeFacts.inParts(more, MAX_LISTS_IN_QUERY);
		for (const part of parts) {
			more = [...part];
			for (let pages = 1; more.length > 0 && pages < MAX_PAGES_OF_CHECKS; pages++) {
				const { pulls: answers } = await this.#ask(deadline, more, NextChecks);
				more = [];
				for (const [number, answer] of answers) {
					if (!answer.isKnown)
						lists.set(number, answer);
					else if (answer.value.headRefOid !== heads.get(number))
						lists.set(number, commits.unread('its head moved meanwhile'));
					else
						take(number, answer.value.commits.nodes[0].commit.statusCheckRollup);
				}
			}
			for (const { number } of more)
				lists.set(number, commits.unread('its head has too many checks'));
		}
		return lists;
	}
	async #ask(deadline, questions, { selection, schema }) {
		const failed = (why, error) => ({
			pulls: new Map(questions.map(({ number }) => [number, commits.unread(why, error)])),
			requiredChecks: mergeFacts.NOT_SHOWN,
		});
		try {
			const { fields, problems, requiredChecks } = await mergeFacts.askAliased(this.#github, deadline, {
				request: `Asking GitHub which pull requests are ready (${questions.length} of them)`,
				permission: PERMISSION,
				baseBranch: this.#baseBranch,
				fields: questions.map(({ number, after = '' }) => ({
					alias: aliasOf(number),
					field: `pullRequest(number: ${number})`,
					selection,
					fill: (text) => text
						.replaceAll('$number', String(number))
						.replace('$after', () => JSON.stringify(after)),
				})),
			}, this.#lacking);
			const pulls = questions.map(({ number }) => [number, answerOf(fields, problems, number, schema)]);
			return { pulls: new Map(pulls), requiredChecks };
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof index.ActionError))
				throw error;
			return failed(error.explanation.problem, error);
		}
	}
}
const aliasOf = (number) => `p${number}`;
function answerOf(fields, problems, number, schema) {
	const hidden = problems.find(({ path }) => path?.includes(aliasOf(number)));
	if (hidden !== undefined)
		return commits.unread(`GitHub does not show it: ${hidden.message ?? 'no reason'}`);
	const parsed = schema.safeParse(fields[aliasOf(number)]);
	return parsed.success ? commits.known(parsed.data) : commits.unread('GitHub does not show all of it');
}
function readyFactsOf(pull, head, requiredOfBranch) {
	const { labels, latestOpinionatedReviews: reviews, commits: commits$1, reviewDecision } = pull;
	if (!head.isWhole)
		return commits.unread('GitHub does not show all checks of its head');
	const approval$1 = reviewDecision === undefined
		? undefined
		: (approval.approvalByDecision(reviewDecision) ?? approval.approvalByReviews(reviews.items, !reviews.isWhole));
	const expected = head.items.flatMap((node) => node.state === 'EXPECTED' ? (node.context ?? []) : []);
	const requiredChecks = [...new Set([...requiredOfBranch, ...expected])];
	const names = labels.items.flatMap(({ name }) => name ?? []);
	const { commit } = commits$1.nodes[0];
	const suites = commit.checkSuites.items;
	const starts = suites.flatMap(({ createdAt }) => index.parseTime(createdAt) ?? []);
	return commits.known({
		isOpen: pull.state === 'OPEN',
		isDraft: pull.isDraft,
		headSha: pull.headRefOid,
		baseBranch: pull.baseRefName,
		labels: labels.isWhole && names.length === labels.items.length ? names : undefined,
		isConflicting: conflictOf(pull.mergeable),
		approval: approval$1,
		checks: mergeFacts.checksOfCommit(head, requiredChecks),
		requiredChecks,
		queueChecks: head.items.flatMap((node) => (mergeFacts.isOfQueue(node) ? (node.name ?? []) : [])),
		awaitsApproval: suites.some(({ conclusion }) => commits.awaitsApproval(undefined, conclusion)),
		pushedAt: starts.length > 0 ? Math.min(...starts) : index.parseTime(commit.committedDate),
	});
}
function conflictOf(mergeable) {
	if (mergeable === 'CONFLICTING')
		return true;
	return mergeable === 'MERGEABLE' ? false : undefined;
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
	for (const part of mergeFacts.inParts(all.filter(isLeft), MAX_RECORDS_AT_ONCE)) {
		const records = part.map(async (pull) => {
			const record = await commits.readFact(time.service, context.service.findPullRequest(time.service, refOf(context, queueRef, pull.number)));
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
const refOf = ({ repository, stacks }, { targetBranch }, number) => pullFiles.pullRequestRef(repository, targetBranch, number, stacks.of(number));
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
			facts.set(number, commits.known({ ...factsOf(facts, number), isConflicting }));
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
	const isOther = (name) => !timeInQueue.isQueueCheck(name, ref, facts);
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
	if (commits.isQueued(value))
		return { reason: 'queued' };
	if (value?.state !== 'FAILED' && value?.state !== 'CANCELLED')
		return undefined;
	const { prSha } = value;
	if (prSha !== undefined)
		return commits.differsFromHead(prSha, headSha) ? undefined : { reason: 'failed-before' };
	const isFromBefore = (commits.changedAt(value) ?? Infinity) < (pushedAt ?? -Infinity);
	return isFromBefore ? undefined : { reason: 'failed-before' };
}
const MAX_STACK_READINGS = 5;
class Stacks {
	#context;
	#ref;
	#byHead;
	constructor(context, ref, open) {
		const own = open.filter((pull) => commits.isOwnHead(context.github, pull));
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
					? await commits.readFact(deadline, commits.readPullRequest(this.#context, deadline, number))
					: commits.unread('too many stacks');
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
const READING_MS$1 = 60_000;
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
			const time = index === 0 ? first : deadline.atMost(READING_MS$1);
			const now = await commits.readFact(time, this.#readQueue(time));
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
			if (deadline.isCancelled || !(error instanceof index.ActionError))
				throw error;
			this.#refuse(number, error);
		}
	}
	async #reasonNow(time, { ref, pullRequest, ...judged }) {
		const { clock, service } = this.#context;
		const { number } = ref;
		const fact = (await this.#reader.read(time, [number])).get(number);
		if (fact?.isKnown && fact.value.isOpen && commits.differsFromHead(fact.value.headSha, judged.headSha))
			throw reasons.movedHead(ref, judged.headSha, fact.value.headSha);
		const reason = reasonOf(pullRequest, fact, this.#rules, ref, clock.now());
		if (reason !== undefined)
			return reason;
		this.#before = await commits.readFact(time, service.findPullRequest(time, ref));
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
			const sent = await again.submitAtHead(context, deadline, ref, plan, headSha);
			if (sent.result === 'by-other') {
				this.#sent--;
				this.#skipped.push({ number, reason: sent.proof === 'merged' ? 'closed' : 'queued' });
				if (sent.proof === 'queued')
					this.#queued.add(number);
				return;
			}
			const { record } = sent;
			if (sent.result === 'other-head')
				throw reasons.movedHead(ref, headSha, sent.headSha, sent.exit);
			if (sent.proof === 'ended' || (pullFiles.isEnded(record.state) && record.state !== 'MERGED'))
				throw endedAtOnce(pullFiles.pullRequestName(ref), record);
			context.log.info(`Submitted ${pullFiles.pullRequestName(ref)}`);
			this.#submitted.push(number);
			this.#queued.add(number);
		}
		catch (error) {
			if (pullFiles.hadNoEffect(error))
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
const endedAtOnce = (name, { state }) => new index.ActionError('refused', {
	request: `Submitting ${name}`,
	problem: `the queue ended it at once (${state})`,
	remedy: 'Read the reasons on the pull request, and submit it again when they are gone.',
});

const OUTPUTS = [
	...operation$1.QUEUE_OUTPUTS,
	'holds',
	'submitted-pull-requests',
	'submitted-count',
	'skipped',
	'ready-count',
];
const operation = timeInQueue.defineOperation({
	about: 'Submit every open pull request that is ready, the oldest push first.',
	target: operation$1.queueTarget,
	inputs: {
		labels: pullFiles.withDefault(pullFiles.lines('names'), []),
		authors: pullFiles.withDefault(pullFiles.lines('names'), []),
		excludeLabels: pullFiles.withDefault(pullFiles.lines('names'), []),
		requireApproval: pullFiles.withDefault(pullFiles.flag(), true),
		minAgeMinutes: pullFiles.withDefault(pullFiles.minutes(), 0),
		priority: pullFiles.optional(writes.priorityInput()),
		noBatch: pullFiles.optional(pullFiles.flag()),
		maxInQueue: pullFiles.wholeNumber({ min: 1, max: 10_000 }),
		maxSubmissions: pullFiles.wholeNumber({ min: 1, max: 1000 }),
	},
	outputs: OUTPUTS,
	outcomes: ['submitted', 'none', 'stopped', 'full', 'partial'],
	checks: {
		labels: [
			({ labels, authors }) => labels.length === 0 &&
				authors.length === 0 &&
				'or `authors` is required, because not every open pull request may go into the queue',
			(_, scope) => main.neededTokenProblem(scope, 'only GitHub knows what is ready'),
		],
	},
	run: submitReady,
});
const UNTIL_FIRST_MS = 60_000;
const READING_MS = 45_000;
const READING_REQUESTS = 22;
const FIRST_LOOK_REQUESTS = 10;
const TOO_SLOW = 'Run the step again: what cannot be read is not submitted.';
async function submitReady(inputs, context, ref) {
	const { deadline, log, dryRun } = context;
	const rules = withoutBackslashes(inputs);
	const first = deadline.atMost(UNTIL_FIRST_MS).withRequests(FIRST_LOOK_REQUESTS);
	const time = {
		gitHub: deadline.atMost(READING_MS).withRequests(READING_REQUESTS),
		service: deadline.atMost(READING_MS),
	};
	const reader = new ReadyFactsReader(context.github, ref.targetBranch);
	const [now, open] = await Promise.all([
		commits.askGitHub(deadline, new pullFiles.Budget(READING_MS), TOO_SLOW, () => readQueueAndHolds(context, time, ref), 'no answer came in time'),
		commits.askGitHub(deadline, new pullFiles.Budget(READING_MS), TOO_SLOW, () => commits.openPullRequests(context, time.gitHub)),
	]);
	const judged = await judgeOpen(context, time, ref, rules, open, now.queue, reader);
	await warnOfUnknownLabels(context, time.gitHub, rules, open);
	const { ready } = judged;
	log.info(`${index.pluralize(ready.length, 'pull request')} of ${open.length} open ones: ready`);
	const limits = { ...inputs, ...rules };
	const turn = new InTurn(context, judged, rules, limits, reader, (time) => readQueueAndHolds(context, { gitHub: time, service: time }, ref));
	let done;
	if (now.stoppedBy !== undefined)
		done = stoppedAtOnce(judged);
	else if (dryRun)
		done = planInTurn(inputs, judged, now);
	else
		done = await turn.run(deadline, first, ready);
	if (done.endedBy === 'stopped')
		log.info(`Nothing more is submitted: ${now.stoppedBy ?? 'the queue was stopped meanwhile'}`);
	return resultOf(context, ref, inputs, judged, done);
}
const withoutBackslashes = (inputs) => {
	const plain = (names) => names.map((name) => name.replace(/^\\/, ''));
	return {
		...inputs,
		labels: plain(inputs.labels),
		authors: plain(inputs.authors),
		excludeLabels: plain(inputs.excludeLabels),
	};
};
async function readQueueAndHolds(context, time, ref) {
	const [queue, holds] = await Promise.all([
		operation$1.readQueue(context, time.service, ref, { patience: time.service }),
		store.requireLiveHolds(context, time.gitHub, ref),
	]);
	context.setOutputs({ holds: holds.map(store.shownHold) });
	if (queue.state !== 'running')
		return { queue, stoppedBy: `the queue is ${queue.state}` };
	if (holds.length > 0)
		return { queue, stoppedBy: `the queue has ${store.heldClause(holds)}` };
	return { queue };
}
async function warnOfUnknownLabels({ github, log }, deadline, { labels, excludeLabels }, open) {
	const used = new Set(open.flatMap((pull) => pull.labels.map((label) => label.toLowerCase())));
	const setup = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 9284, 19)).then(n => n.repositorySetup);
	for (const label of [...labels, ...excludeLabels]) {
		if (used.has(label.toLowerCase()))
			continue;
		await commits.bestEffort(deadline, setup.label(github, deadline, label), (_, error) => {
			if (error?.kind === 'not-found')
				log.warning(`The repository has no label ${index.inBackticks(label)}.`);
		});
	}
}
const stoppedAtOnce = ({ ready }) => ({
	submitted: [],
	skipped: ready.map(({ ref }) => ({ number: ref.number, reason: 'stopped' })),
	endedBy: 'stopped',
});
function planInTurn({ maxInQueue, maxSubmissions }, { ready, queued }, { queue }) {
	const room = Math.max(0, maxInQueue - countInQueue(queue.enqueuedPullRequests, queued));
	const numbers = ready.map(({ ref }) => ref.number);
	const submitted = numbers.slice(0, Math.min(room, maxSubmissions));
	return {
		submitted,
		skipped: numbers.slice(submitted.length).map((number) => ({ number, reason: 'limit' })),
		endedBy: room < maxSubmissions && room < numbers.length ? 'full' : undefined,
	};
}
function resultOf(context, ref, inputs, judged, done) {
	const { log, dryRun } = context;
	const { submitted, endedBy, refusal } = done;
	const skipped = [...judged.skipped, ...done.skipped].toSorted((a, b) => a.number - b.number);
	const unread = skipped.filter(({ reason }) => reason === 'unread');
	if (unread.length > 0)
		log.warning(`Skipped ${index.pluralize(unread.length, 'pull request')} that could not be read: ${unread[0]?.why ?? 'GitHub did not answer'}`);
	const isPlan = dryRun && submitted.length > 0;
	const outputs = {
		'submitted-pull-requests': isPlan ? [] : submitted,
		'submitted-count': isPlan ? 0 : submitted.length,
		skipped: skipped.map(({ number, reason }) => ({ number, reason })),
		'ready-count': judged.ready.length,
	};
	const summary = reportOf(context, ref, submitted, skipped, isPlan);
	const details = { skipped, submitted: outputs['submitted-pull-requests'] };
	if (isPlan) {
		const requests = judged.ready
			.filter((ready) => submitted.includes(ready.ref.number))
			.map((ready) => pullFiles.submitPullRequest(ready.ref, inputs));
		const plan = commits.planOnlyResult(log, requests, { report: summary });
		return { ...plan, outputs, details: { ...plan.details, ...details } };
	}
	const isRefused = refusal !== undefined;
	if (isRefused && submitted.length === 0)
		return { ...pullFiles.failedAtLast(summary, 'Every submission was refused', refusal), outputs, details };
	let outcome = endedBy ?? 'none';
	if (submitted.length > 0)
		outcome = isRefused ? 'partial' : 'submitted';
	return { outcome, outputs, details, summary };
}
const REASON_WORDS = {
	refused: 'Refused, or not proved',
	limit: 'Ready, but over a limit',
	stopped: 'Ready, but the queue is stopped',
	unread: 'Could not be read',
	'failed-before': 'The queue has thrown out this head before',
	checks: 'A check is missing, running or red',
	approval: 'Not approved',
	conflict: 'Has a conflict',
	stack: 'In a stack: goes with another member, or waits for one below',
	'too-young': 'Pushed too recently',
	label: 'Its labels',
	draft: 'Draft',
	closed: 'Closed, merged or on another base branch',
	queued: 'In the queue already',
};
function reportOf({ event }, ref, submitted, skipped, isPlan) {
	const page = pullFiles.repositoryPage(ref.repository, event);
	const linked = (numbers) => pullFiles.joined(numbers.map((number) => pullFiles.link(`#${number}`, `${page}/pull/${number}`)), ', ');
	const items = Object.entries(REASON_WORDS).flatMap(([reason, text]) => {
		const numbers = skipped.flatMap((one) => (one.reason === reason ? one.number : []));
		return numbers.length === 0 ? [] : [pullFiles.words `${text} (${numbers.length}): ${linked(numbers)}`];
	});
	const skips = items.length === 0 ? [] : [{ title: 'Not submitted', items }];
	const isNone = submitted.length === 0;
	return operation$1.queueVerdict(isNone ? 'neutral' : 'good', operation$1.queueSentence(ref, clauseOf(submitted.length, isPlan)), skips, isNone ? [] : [linked(submitted)]);
}
function clauseOf(count, isPlan) {
	if (count === 0)
		return 'got no pull request';
	if (isPlan)
		return `would get ${index.pluralize(count, 'pull request')} (dry run)`;
	return `got ${index.pluralize(count, 'pull request')}`;
}

exports.operation = operation;

 })

};
;