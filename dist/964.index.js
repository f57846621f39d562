"use strict";
exports.id = 964;
exports.ids = [964];
exports.modules = {

 8964:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const common = __webpack_require__(9248);

const publishInputs = { comment: clients.commentPolicy(), slackPayloadFile: clients.optional(clients.line()) };
const waitInputs = {
	...publishInputs,
	timeoutMinutes: clients.minutes(),
	pollIntervalSeconds: clients.optional(clients.decimal({ min: 0.05, max: 3600 })),
	onTimeout: clients.choice(['fail', 'cancel', 'pass']),
	onAbort: clients.choice(['leave', 'cancel']),
	notReadyTimeoutMinutes: clients.optional(clients.minutes()),
	resubmit: clients.wholeNumber({ min: 0, max: 5 }),
};
const WAIT_OUTPUTS = [
	'priority',
	'queue-state',
	'queue-position',
	'queue-depth',
	'merged',
	'state',
	'submitted',
	'head-sha',
	'merge-commit-sha',
	'duration-seconds',
	'polls',
	'timeline',
	'failing-checks',
	'reasons',
	'resubmissions',
];
const WAIT_OUTCOMES = [
	'merged',
	'failed',
	'cancelled',
	'removed',
	'not-submitted',
	'timed-out',
	'not-ready',
	'aborted',
];
const PRIORITIES = new Map([
	['urgent', 0],
	['high', 10],
	['medium', 100],
	['low', 200],
	['lowest', 255],
]);
const NAMES = [...PRIORITIES.keys()];
const priorityInput = () => clients.convert((text, refuse) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? `must be a whole number from 0 to 255${clients.butIs(text)}`
		: `must be a number from 0 to 255, or ${NAMES.map((name) => common.inBackticks(name)).join(', ')}${clients.butIs(text)}${common.didYouMean(text, NAMES)}`);
});
const submitInputs = {
	priority: clients.optional(priorityInput()),
	noBatch: clients.optional(clients.flag()),
	expectedHeadSha: clients.optional(clients.commitSha()),
	skipDraft: clients.flag(),
	requireLabel: clients.optional(clients.line()),
	requireApproval: clients.withDefault(clients.flag(), false),
	removeLabel: clients.optional(clients.line()),
	wait: clients.withDefault(clients.flag(), false),
	...waitInputs,
};

function isMergedOnGitHub(pullRequest, ref) {
	if (pullRequest?.merged !== true)
		return false;
	const { baseBranch } = pullRequest;
	if (baseBranch === undefined)
		return common.isInStack(ref);
	return common.leadsToTarget(baseBranch, ref);
}
const stackOutputs = ({ stack: { seen } }) => ({
	'stack-position': seen?.position,
	'stack-size': seen?.size,
});
function mergeCommitOf(gitHub, ref) {
	if (isMergedOnGitHub(gitHub, ref))
		return gitHub?.mergeCommitSha;
	return undefined;
}
const isClosedWithoutMerge = (pullRequest, ref) => pullRequest?.closed === true && !isMergedOnGitHub(pullRequest, ref);
const PAUSE_AFTER_MERGE_MS = 2000;
async function findMergeCommit(context, deadline, ref, known) {
	const { github, clock, log } = context;
	if (!github.available || mergeCommitOf(known, ref) !== undefined)
		return known;
	let seen = known;
	const until = clock.monotonic() + clients.SETTLE_MS;
	while (!deadline.isOver) {
		const answer = await clients.readFromGitHub(context, deadline, ref);
		if (answer === undefined)
			break;
		seen = answer;
		if (mergeCommitOf(seen, ref) !== undefined)
			return seen;
		if (isClosedWithoutMerge(seen, ref) && clock.monotonic() >= until)
			return seen;
		await deadline.sleep(PAUSE_AFTER_MERGE_MS).catch(() => { });
	}
	if (deadline.isCancelled)
		throw deadline.reason;
	log.warning(`${common.pullRequestName(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}
const MERGE_LOOKUP_MS = 30_000;
async function readMergeCommit(context, deadline, ref) {
	const gitHub = await findMergeCommit(context, deadline.atMost(MERGE_LOOKUP_MS), ref);
	return mergeCommitOf(gitHub, ref);
}
async function hasLabelNow(context, deadline, { number }, label) {
	const remedy = 'Run the step again: only GitHub knows the labels.';
	const { labels } = await clients.askBeforeWork(context, deadline, remedy, (deadline) => clients.readPullRequest(context, deadline, number));
	return labels.some((name) => name.toLowerCase() === label.toLowerCase());
}

const PULL_REQUEST_OUTPUTS = [
	'pull-request',
	'target-branch',
	'head-sha',
	'stack-position',
	'stack-size',
];
const pullRequestInputs = {
	pullRequest: clients.optional(clients.convert((text, refuse) => clients.parseReference(text) ??
		refuse(`must be a number such as \`123\` or \`#123\`, or the URL of a pull request${clients.butIs(text)}`))),
	targetBranch: clients.optional(clients.branch()),
};
const unresolvedPullRequestTarget = {
	inputs: pullRequestInputs,
	checks: {
		pullRequest: ({ pullRequest }, { repository, event }) => pullRequest && clients.refuseReference(pullRequest, repository, event),
	},
	outputs: PULL_REQUEST_OUTPUTS,
	resolve: async ({ pullRequest, targetBranch }) => ({ pullRequest, targetBranch }),
};
const pullRequestTarget = { ...unresolvedPullRequestTarget, resolve: resolvePullRequest };
function withNumber(location, number) {
	if (number === undefined || location.pullRequest !== undefined)
		return location;
	return { ...location, pullRequest: { number, url: undefined } };
}
async function resolvePullRequest(location, context, deadline, needs = []) {
	return clients.askBeforeWork(context, deadline, SET_BOTH, (deadline) => resolve(location, context, deadline, needs));
}
function refOf$1({ pullRequest, targetBranch }, { event, repository, stacks }) {
	const { candidates, lookup } = clients.pullRequestOfEvent(event, repository);
	const [ofEvent, ...others] = candidates;
	const isNamed = lookup === undefined && others.length === 0;
	const number = pullRequest?.number ?? (isNamed ? ofEvent?.number : undefined);
	if (number === undefined || targetBranch === undefined)
		return undefined;
	return common.pullRequestRef(repository, targetBranch, number, stacks.of(number));
}
const SET_BOTH = 'Set `pull-request` and `target-branch`, so that the action need not ask GitHub for them.';
async function resolve(location, context, deadline, needs) {
	const { repository, setOutputs, github, stacks, log } = context;
	const named = await identify(location, context, deadline);
	const headOfEvent = named.asked ? undefined : named.facts.headSha;
	setOutputs({ 'pull-request': named.facts.number, 'head-sha': named.facts.headSha });
	const { number } = named.facts;
	const stack = stacks.of(number);
	if (!github.available || clients.isFresh(context.event, context.clock.now()))
		common.noteStack(stack, named.facts.stack);
	const known = await addMissingFacts(named, location.targetBranch, needs, context, deadline);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (location.targetBranch === undefined && stack.seen === undefined)
		common.noteStack(stack, known.stack);
	if (targetBranch === undefined)
		throw new common.ActionError('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${missingBase(context, known.number)}, and \`github-token\` ${clients.gitHubTokenProblem(context)}`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	const ref = common.pullRequestRef(repository, targetBranch, number, stack);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha, ...stackOutputs(ref) });
	const place = common.stackSentence(ref);
	if (place !== undefined)
		log.info(place);
	return { ...known, headOfEvent, ref };
}
async function numberToCommentOn(comment, location, context, deadline) {
	if (comment === 'never')
		return undefined;
	const asked = clients.askBeforeWork(context, deadline, SET_BOTH, (deadline) => identify(location, context, deadline));
	const named = await common.bestEffort(deadline, asked, (why) => context.log.warning(`No comment was written. ${why}`));
	if (named === undefined)
		return undefined;
	const { facts } = named;
	const { number, headSha, baseBranch, isListed } = facts;
	const targetBranch = location.targetBranch ?? (isListed ? undefined : baseBranch);
	const outputs = { 'pull-request': number, 'head-sha': headSha, 'target-branch': targetBranch };
	context.setOutputs(outputs);
	return number;
}
async function identify({ pullRequest }, context, deadline) {
	const { event, repository } = context;
	const found = clients.pullRequestOfEvent(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		const facts = found.candidates.find((candidate) => candidate.number === number) ?? { number };
		return { facts, asked: false };
	}
	const { candidates, why } = found.lookup
		? await lookUpOnGitHub(found.lookup, context, deadline)
		: found;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return { facts: first, asked: found.lookup !== undefined };
	const request = `Finding the pull request of ${eventOf(event)}`;
	if (first === undefined)
		throw new common.ActionError('invalid-input', {
			request,
			problem: `the event ${why}`,
			remedy: 'Set `pull-request` to its number, and `target-branch` if there is no `github-token`.',
		});
	throw new common.ActionError('invalid-input', {
		request,
		problem: `there are several: ${candidates.map(numberAndBase).join(', ')}`,
		remedy: 'Set `pull-request` to the one you mean.',
	});
}
async function lookUpOnGitHub(lookup, context, deadline) {
	const what = 'heads' in lookup
		? `the branch ${lookup.heads.map(({ repository, branch }) => `${repository}:${branch}`).join(', ')}`
		: `the commit ${lookup.commit}`;
	const { github } = context;
	const noToken = `has only ${what}, and \`github-token\` ${clients.gitHubTokenProblem(context)}`;
	if (!github.available)
		return { candidates: [], why: noToken };
	const found = 'heads' in lookup
		? await Promise.all(lookup.heads.map((head) => clients.pullRequestsOfHead(context, deadline, head)))
		: [await clients.pullRequestsOfCommit(context, deadline, lookup.commit)];
	const candidates = found.flat().filter(({ closed }) => !closed);
	return { candidates, why: `is about ${what}, and GitHub has no open pull request for it` };
}
function numberAndBase({ number, baseBranch }) {
	if (baseBranch === undefined)
		return `#${number}`;
	return `#${number} (to ${baseBranch})`;
}
async function addMissingFacts(identified, targetBranch, needs, context, deadline) {
	const { facts } = identified;
	const { github } = context;
	if (targetBranch === undefined && facts.baseBranch === undefined) {
		if (!github.available)
			return facts;
		return clients.readPullRequest(context, deadline, facts.number);
	}
	if (targetBranch === undefined && facts.isListed && github.available)
		return readStackedBase(facts, context, deadline);
	const canComplete = github.available && isIncomplete(facts, needs);
	if (!canComplete && !mayBeStale(identified, targetBranch, needs, context))
		return facts;
	return (await clients.readCurrentPullRequest(context, deadline, facts.number)) ?? facts;
}
function isIncomplete({ headSha, closed, draft }, needs) {
	if (needs.includes('head-sha') && headSha === undefined)
		return true;
	return needs.includes('state') && (closed === undefined || draft === undefined);
}
function mayBeStale({ facts, asked }, targetBranch, needs, { event, clock }) {
	if (asked)
		return false;
	const { closed, draft } = facts;
	const needsState = needs.includes('state');
	if (needsState && (closed === true || draft === true))
		return true;
	const usesState = needsState && (closed !== undefined || draft !== undefined);
	const usesBase = targetBranch === undefined;
	return (usesState || usesBase) && !clients.isFresh(event, clock.now());
}
async function readStackedBase(facts, context, deadline) {
	const { log } = context;
	const { number, baseBranch = '' } = facts;
	try {
		return await clients.readPullRequest(context, deadline, number);
	}
	catch (error) {
		if (!(error instanceof clients.HttpError))
			throw error;
		const { request, problem } = error.explanation;
		if (error.kind === 'unauthorized' || error.kind === 'not-found') {
			log.warning(`GitHub does not show to \`github-token\` whether #${number} is in a stack, so its queue is that of ${common.inBackticks(baseBranch)}, the base branch in the event: ${problem}. Set \`target-branch\`, or give the job \`pull-requests: read\`.`);
			return facts;
		}
		throw new common.ActionError(error.kind, {
			request,
			problem: `${problem}. Without GitHub, the action can't know whether ${common.inBackticks(baseBranch)}, the base branch in the event, is only a branch of a stack`,
			remedy: 'Set `target-branch` to the branch of the queue, or run the step again.',
		}, { cause: error });
	}
}
function missingBase({ event, repository }, number) {
	const { candidates } = clients.pullRequestOfEvent(event, repository);
	const isOther = candidates.length > 0 && !candidates.some((one) => one.number === number);
	if (isOther)
		return `${eventOf(event)} is about ${candidates.map(numberAndBase).join(', ')}, not about #${number}`;
	return `${eventOf(event)} doesn't include the base branch`;
}
function eventOf({ name }) {
	if (name === '')
		return 'a run without an event';
	return `the event \`${name}\``;
}

const isMerged = (record, ref) => record?.state === 'MERGED' && common.leadsToTarget(record.prBaseBranch ?? ref.targetBranch, ref);
function mergedElsewhere(record, ref) {
	if (record?.state !== 'MERGED' || isMerged(record, ref))
		return undefined;
	return `#${ref.number} was merged into ${record.prBaseBranch}, not into ${ref.targetBranch}`;
}
function mergeSentence(record, ref) {
	if (isMerged(record, ref))
		return `${common.pullRequestName(ref)} is already merged`;
	return mergedElsewhere(record, ref);
}
function shownState(record) {
	if (record?.state === undefined)
		return 'Trunk has no record of it';
	return `Its state is ${record.state}`;
}
const isQueued = (record) => record?.isCurrentlySubmittedToQueue === true;
const isBeforeTests = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
const changedAt = (record) => common.parseTime(record?.stateChangedAt);
const areDated = (one, other) => changedAt(one) !== undefined && changedAt(other) !== undefined;
function isNewer(record, before) {
	if (before === undefined)
		return true;
	const at = changedAt(record);
	const then = changedAt(before);
	if (at === undefined || then === undefined)
		return record.state !== before.state;
	return at > then;
}
function isOlder(record, than) {
	return (changedAt(record) ?? Infinity) < (changedAt(than) ?? -Infinity);
}
const isSameState = (now, before) => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt;
const isSameStateAndHead = (now, before) => isSameState(now, before) && !differsFromHead(now?.prSha, before.prSha);
const differsFromHead = (headSha, expected) => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase();
function recordOutputs(record) {
	if (record === undefined)
		return { state: undefined, submitted: false, priority: undefined };
	return {
		state: record.state,
		submitted: record.isCurrentlySubmittedToQueue,
		priority: record.priorityName ?? record.priorityValue,
		...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
	};
}

const beginObservations = (at) => ({
	states: [],
	...beginSubmission(at, {}),
});
const beginSubmission = (at, submission, shown) => ({
	submission,
	submittedAt: at,
	seenInQueue: isQueued(shown),
	absentSince: undefined,
	absences: 0,
	otherHeadSince: undefined,
	state: undefined,
	stateSince: at,
});
function noteRecord(before, record, { at, now }) {
	const { state } = record;
	const noted = state === before.state ? before : { ...before, state, stateSince: at };
	const last = before.states.at(-1);
	const isNew = last?.state !== state || (clients.isEnded(state) && last !== undefined && isNewer(record, last.record));
	if (state === undefined || !isNew)
		return { ...noted, record };
	const since = Math.max(changedAt(record) ?? now, last?.at ?? 0);
	return { ...noted, record, states: [...before.states, { state, at: since, record }] };
}
const timelineOf = ({ states }, now) => states.map(({ state, at }, index) => {
	const end = states[index + 1]?.at ?? (clients.isEnded(state) ? at : now);
	const seconds = Math.max(0, Math.round((end - at) / 1000));
	return { state, since: new Date(at).toISOString(), seconds };
});
const wantedHead = ({ expectedHead, pinnedHead }) => expectedHead ?? pinnedHead;
const showsOtherHead = ({ submission }, record) => isQueued(record) &&
	record?.prSha !== undefined &&
	differsFromHead(record.prSha, wantedHead(submission));
function reduceObservation(before, observation, time, rules) {
	const { record } = observation;
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, 'whole-grace');
	const next = noteRecord(before, record, time);
	if (isMerged(record, rules))
		return { next, end: 'merged' };
	if (isQueued(record))
		return reducePresence(next, record, observation.headOnGitHub, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, 'until-seen');
	const { before: earlier } = next.submission;
	const isEarlierEnd = earlier !== undefined && !isNewer(record, earlier);
	const mayBeNewEnd = next.seenInQueue && !areDated(record, earlier);
	if (isEarlierEnd && !mayBeNewEnd)
		return reduceAbsence(next, time.at, rules, 'whole-grace');
	if (!isEarlierEnd && !isOlder(record, before.record))
		return { next, end: endOf(record) };
	const lagging = reduceAbsence(before, time.at, rules, 'until-seen');
	if (lagging.end === undefined)
		return lagging;
	return { next, end: endOf(record) };
}
function endOf({ state }) {
	if (state === 'FAILED')
		return 'failed';
	return state === 'CANCELLED' ? 'cancelled' : 'removed';
}
function reducePresence(before, record, headOnGitHub, at, rules) {
	const seen = { ...before, seenInQueue: true, absentSince: undefined, absences: 0 };
	const { next, end } = reduceHead(seen, record, headOnGitHub, at);
	if (end !== undefined)
		return { next, end };
	const isStuck = record.state === 'NOT_READY' && at - next.stateSince >= rules.notReadyMs;
	return isStuck ? { next, end: 'not-ready' } : { next };
}
function reduceHead(before, record, headOnGitHub, at) {
	const { pinnedHead } = before.submission;
	const head = headOnGitHub ?? record.prSha;
	if (!showsOtherHead(before, record) || !differsFromHead(head, wantedHead(before.submission))) {
		const next = { ...before, otherHeadSince: undefined };
		if (pinnedHead === undefined || head === undefined)
			return { next };
		return { next: { ...next, submission: { ...before.submission, pinnedHead: undefined } } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= clients.SETTLE_MS;
	return counts ? { next, end: 'head-moved' } : { next };
}
function reduceAbsence(before, at, rules, tolerated) {
	const inGrace = at - before.submittedAt < rules.graceMs && (tolerated === 'whole-grace' || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < clients.SETTLE_MS)
		return { next };
	const end = next.seenInQueue ? 'removed' : 'not-submitted';
	if (next.record === undefined)
		return { next, end };
	const record = { ...next.record, isCurrentlySubmittedToQueue: false };
	return { next: { ...next, record }, end };
}

async function headOnGitHub(context, deadline, { number }) {
	if (context.github.available)
		return (await clients.readPullRequest(context, deadline, number)).headSha;
	return undefined;
}
async function headBeforeWork(context, deadline, ref) {
	try {
		return await clients.askBeforeWork(context, deadline, '', (deadline) => headOnGitHub(context, deadline, ref));
	}
	catch (error) {
		if (!(error instanceof common.ActionError) || error.kind !== 'timed-out')
			throw error;
		context.log.info(`${error.explanation.request}: ${error.explanation.problem}`);
		return undefined;
	}
}
async function refuseOtherHead(context, deadline, { ref, headSha, headOfEvent }, record, expected) {
	let head = await headBeforeWork(context, deadline, ref);
	if (!head) {
		const ofQueue = await headOfQueue(context, deadline, ref, record, expected);
		head = contradictingHead([headSha, headOfEvent, ofQueue], expected);
	}
	if (differsFromHead(head, expected))
		throw movedHead(ref, expected, head);
}
function contradictingHead(heads, expected) {
	const known = heads.filter((head) => head !== undefined);
	return known.find((head) => differsFromHead(head, expected)) ?? known[0];
}
async function headOfQueue({ service }, deadline, ref, record, expected) {
	const queued = (now) => (isQueued(now) ? now?.prSha : undefined);
	const isOther = (head) => head !== undefined && differsFromHead(head, expected);
	if (!isOther(queued(record)))
		return queued(record);
	const read = async () => queued(await service.findPullRequest(deadline, ref));
	return clients.readUntilConsistent(deadline, read, isOther);
}
async function settledHead(context, deadline, ref, first, expected) {
	const { service, log } = context;
	const say = (why) => log.info(why);
	const readRecord = () => common.bestEffort(deadline, service.findPullRequest(deadline, ref, { attempts: 1 }), say);
	const readOnGitHub = () => common.bestEffort(deadline, headOnGitHub(context, deadline, ref), say);
	let last;
	const read = async () => {
		const isFirst = last === undefined;
		const record = (isFirst ? first : undefined) ?? (await readRecord());
		const inQueue = record?.prSha ?? last?.inQueue;
		const onGitHub = differsFromHead(inQueue, expected) ? await readOnGitHub() : undefined;
		last = { record: record ?? last?.record, inQueue, onGitHub };
		return last;
	};
	const { record, inQueue, onGitHub } = await clients.readUntilConsistent(deadline, read, (heads) => heads.onGitHub === undefined && differsFromHead(heads.inQueue, expected));
	return { sha: onGitHub ?? inQueue, record };
}
async function proveHead(context, deadline, pullRequest, record, expected, leave) {
	const { ref } = pullRequest;
	if (isMerged(record, ref))
		await refuseOtherMerge(context, deadline, pullRequest, record, expected);
	if (expected === undefined || clients.isEnded(record.state))
		return record;
	const head = await settledHead(context, deadline, ref, record, expected);
	const last = head.record ?? record;
	if (differsFromHead(head.sha, expected))
		throw movedHead(ref, expected, head.sha, await leave(last));
	return { ...last, prSha: head.sha };
}
function movedHead(ref, expected, headSha, exit) {
	const request = `Submitting ${common.pullRequestName(ref)} at ${expected}`;
	if (headSha === undefined)
		return unknownHead(ref, request, exit);
	const problem = `its head is ${common.inBackticks(headSha)}`;
	const againAtNewHead = 'Run the checks of the new head, then submit that.';
	if (exit === undefined)
		return new common.ActionError('refused', {
			request,
			problem,
			remedy: againAtNewHead,
			title: `#${ref.number} was not submitted, because it has another head than expected`,
		});
	return new common.ActionError('refused', {
		request,
		problem: `${problem}. ${exit.sentence}`,
		remedy: exit.takenOut
			? againAtNewHead
			: 'Make sure that it is not in the queue, run the checks of the new head, then submit that.',
		title: `#${ref.number} has another head than expected`,
	});
}
function unknownHead(ref, request, exit) {
	const remedy = 'Leave `github-token` at its default, so that the action can ask GitHub for the head.';
	if (exit === undefined)
		return new common.ActionError('refused', {
			request,
			problem: 'neither the event, the queue nor GitHub shows its head commit',
			remedy,
			title: `#${ref.number} was not submitted, because its head is not known`,
		});
	return new common.ActionError('unknown-outcome', {
		request,
		problem: `neither Trunk nor GitHub showed its head commit. ${exit.sentence}`,
		remedy,
		title: `Couldn't confirm the head of #${ref.number}`,
	});
}
function otherHeadMerged(ref, submission, record, onGitHub) {
	const wanted = wantedHead(submission);
	if (wanted === undefined)
		return undefined;
	const head = headOfMerge(ref, wanted, submission, record, onGitHub);
	const request = `Submitting ${common.pullRequestName(ref)} at ${wanted}`;
	const remedy = 'Run the checks on the target branch, and revert the merge if they fail.';
	if (head === undefined && submission.expectedHead === undefined)
		return undefined;
	if (head === undefined)
		return new common.ActionError('unknown-outcome', {
			request,
			problem: 'neither Trunk nor GitHub returned the head commit of the merge',
			remedy,
			title: `#${ref.number} was merged at a head that is not known`,
		});
	if (!differsFromHead(head, wanted))
		return undefined;
	return new common.ActionError('refused', {
		request,
		problem: `its head was ${common.inBackticks(head)} when it was merged`,
		remedy,
		title: `#${ref.number} was merged at another head than expected`,
	});
}
function headOfMerge(ref, wanted, { headBefore }, record, onGitHub) {
	if (isMergedOnGitHub(onGitHub, ref))
		return onGitHub?.headSha;
	const heads = [onGitHub?.headSha];
	if (isMerged(record, ref))
		heads.unshift(record?.prSha);
	if (headBefore !== undefined && differsFromHead(headBefore, wanted))
		heads.push(headBefore);
	return contradictingHead(heads, wanted);
}
async function refuseOtherMerge(context, deadline, pullRequest, record, expectedHead) {
	if (expectedHead === undefined)
		return;
	const { ref, headSha: headBefore } = pullRequest;
	const ofEvent = isMergedOnGitHub(pullRequest, ref) ? pullRequest : undefined;
	const onGitHub = (await clients.readFromGitHub(context, deadline, ref)) ?? ofEvent;
	const error = otherHeadMerged(ref, { expectedHead, headBefore }, record, onGitHub);
	if (error !== undefined)
		throw error;
}

const WAIT_MARKER = 'pull-request';
const EXPLAIN_MARKER = 'explain';
const failureOf = (head) => `failed=${head.toLowerCase()}`;
const failureMarker = (head) => `<!-- ${failureOf(head)} -->`;
const isAboutFailure = ({ data }, head) => data === failureOf(head);
const pointerToExplanation = (number, url) => common.inline(common.words `${`Why #${number} left the queue:`} ${common.link('the explanation', url)}`);
function yieldingToExplanation(number, head) {
	return {
		data: failureOf(head),
		instead: (comments) => {
			const explanation = comments.findLast(({ marker, body }) => marker === EXPLAIN_MARKER && body.startsWith(failureMarker(head)));
			return explanation && pointerToExplanation(number, explanation.url);
		},
	};
}

const kinds = {
	'queue-reason': {},
	'permission-missing': {},
	closed: { remedy: 'Reopen the pull request', again: true },
	draft: { onlyIfOpen: true, remedy: 'Mark it as ready for review', again: true },
	'base-changed': {
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
	},
	'head-moved': {
		page: 'commits',
		remedy: 'Submit the new head commit when its checks have passed',
	},
	'check-failed': { page: 'log', remedy: 'Fix the failing check and push', again: true },
	conflict: {
		onlyIfOpen: true,
		page: 'conflicts',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		again: true,
	},
	'changes-requested': {
		onlyIfOpen: true,
		remedy: 'Make the requested changes, push, and ask for another review',
		again: true,
	},
	'review-required': { onlyIfOpen: true, remedy: 'Ask for a review', again: true },
	'impacted-targets': {
		onlyIfOpen: true,
		remedy: 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
	},
	'check-missing': {
		onlyIfOpen: true,
		page: 'checks',
		remedy: 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
		again: true,
	},
	behind: {
		onlyIfOpen: true,
		remedy: 'Merge `{branch}` into the pull request and push',
		again: true,
	},
	'check-pending': { onlyIfOpen: true, page: 'log', remedy: 'Wait for the check', again: true },
	'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
	'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
};
const REASON_KINDS = kinds;
const alsoOnGitHub = (kind, text) => {
	const { remedy = '', again = false } = REASON_KINDS[kind];
	return { text, sameAs: kind, remedy, again };
};
const inProgressReason = (text) => ({ text, remedy: 'Wait for the queue to finish' });
const finished = (text) => ({ text, remedy: 'Nothing is left to do' });
const QUEUE_REASONS = {
	test_run_required_status_failed: alsoOnGitHub('check-failed', 'a required check failed in its test run'),
	test_run_timeout: {
		text: 'its test run took longer than the queue allows',
		remedy: 'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
		again: true,
	},
	start_test_run_merge_conflict: alsoOnGitHub('conflict', 'it conflicts with the branch or with what is ahead in the queue'),
	github_api_merge_already_in_progress: {
		text: 'GitHub was already merging it',
		remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
		refusesMerge: true,
	},
	pr_pushed_to: { ...alsoOnGitHub('head-moved', 'commits were pushed to it'), takesOut: true },
	pr_closed: { ...alsoOnGitHub('closed', 'it was closed'), takesOut: true },
	pr_converted_to_draft: {
		...alsoOnGitHub('draft', 'it was converted to a draft'),
		takesOut: true,
	},
	pr_base_branch_changed: {
		...alsoOnGitHub('base-changed', 'its base branch was changed'),
		takesOut: true,
	},
	not_ready_timeout_expired: {
		text: 'it was not ready for longer than the queue allows',
		remedy: 'Fix what kept it from being ready',
		again: true,
		takesOut: true,
	},
	user_requested: {
		text: 'a person cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask who cancelled it before you submit it again',
		takesOut: true,
	},
	trunk_admin_requested: {
		text: 'an administrator of Trunk cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask the support of Trunk before you submit it again',
		takesOut: true,
	},
	api_requested: {
		text: 'an API call cancelled it',
		onlyAtEnd: true,
		remedy: 'Find the workflow or tool that cancelled it before you submit it again',
		takesOut: true,
	},
	prerequisite_merge_item_failed: {
		text: 'a pull request that it depends on failed',
		remedy: 'Fix the pull request that it depends on, and submit that first',
		again: true,
	},
	prerequisite_merge_item_cancelled: {
		text: 'a pull request that it depends on was cancelled',
		remedy: 'Submit the pull request that it depends on first',
		again: true,
	},
	prerequisite_merge_item_manually_merged: {
		text: 'a pull request that it depends on was merged by hand',
		remedy: 'Update the pull request with `{branch}`',
		again: true,
	},
	tests_restarted_by_user: inProgressReason('a person restarted its tests'),
	tests_restarted_by_api_request: inProgressReason('an API call restarted its tests'),
	merge_item_now_ready: inProgressReason('it became ready'),
	manual_push_to_target_branch: inProgressReason('a push to the target branch restarted its tests'),
	skip_the_line_interrupted: inProgressReason('a more urgent pull request restarted its tests'),
	bisection_required: inProgressReason('its batch failed, and the queue is looking for the cause'),
	bisection_test_run_passed: inProgressReason('it passed when its batch was tested in parts'),
	test_run_passed: inProgressReason('its test run passed'),
	successor_test_run_passed: inProgressReason('the test run of a pull request behind it passed'),
	passed_by_optimization: inProgressReason('the queue reused an earlier result of its tests'),
	merge_graph_merge: finished('the queue merged it'),
	merge_graph_direct_merge: finished('the queue merged it without a test run, because it was up to date'),
	manual_merge: finished('a person merged it'),
};
const KNOWN_QUEUE_REASONS = new Map(Object.entries(QUEUE_REASONS));
const LIKE_A_REFUSAL = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/;
function refusesMerge(word = '') {
	const meaning = KNOWN_QUEUE_REASONS.get(word);
	if (meaning === undefined)
		return LIKE_A_REFUSAL.test(word);
	return meaning.refusesMerge === true;
}
const takesOutOfQueue = (word = '') => KNOWN_QUEUE_REASONS.get(word)?.takesOut === true;
function queueReasonOf({ reason, actor, conflictCulprit: culprit, }) {
	if (reason === undefined) {
		if (actor === undefined)
			return undefined;
		return { ...UNKNOWN_REASON_REMEDY, text: `it was ${common.inBackticks(actor)}` };
	}
	const meaning = KNOWN_QUEUE_REASONS.get(reason) ?? {
		...UNKNOWN_REASON_REMEDY,
		text: reason.replaceAll('_', ' '),
	};
	const blamed = meaning.sameAs === 'conflict' ? ofCulprit(culprit) : undefined;
	let text = blamed?.text ?? meaning.text;
	if (actor !== undefined)
		text += ` (${common.inBackticks(actor)})`;
	return { ...meaning, ...blamed, text, url: culprit?.prUrl };
}
const UNKNOWN_REASON_REMEDY = {
	remedy: 'Look at the pull request and at the queue',
	again: true,
};
function ofCulprit(culprit) {
	const number = culprit?.prNumber && `#${culprit.prNumber}`;
	switch (culprit?.type) {
		case 'queue_pr':
			return {
				text: `it conflicts with ${number ?? 'a pull request'} ahead of it in the queue`,
				remedy: `Wait until ${number ?? 'that one'} has merged, merge \`{branch}\` into the pull request, resolve the conflict, and push`,
			};
		case 'base_branch':
			return { text: 'it conflicts with the target branch' };
		case 'stacked_pr':
			return {
				text: `it conflicts with ${number ?? 'the pull request'} that it is stacked on`,
				remedy: `Rebase it onto ${number ?? 'the pull request that it is stacked on'}, resolve the conflict, and push`,
			};
		default:
			return undefined;
	}
}

function reportSummary(report, more = []) {
	const { timeline = [], pullRequestUrl, facts = [] } = report;
	const page = pullRequestUrl === undefined ? [] : [common.link('Pull request', pullRequestUrl)];
	const details = common.joined([...knownFacts(facts), ...stackAndCommits(report), ...page]);
	const folded = { fold: 'Timeline and details', parts: [timelineTable(timeline), details] };
	return {
		...verdictReport(report),
		parts: [timesLine(timeline), timeline.length > 0 ? folded : details, ...more],
	};
}
function reportFailure(request, report) {
	const { headline, reasons = [], why = [], stack, remedy = '' } = report;
	const sentences = [];
	const texts = reasons.map(({ text }) => text);
	if (texts.length > 0)
		sentences.push(common.firstOf(texts, MAX_REPORTED_REASONS, '. '));
	sentences.push(...why);
	if (stack !== undefined)
		sentences.push(`It is ${stack}`);
	const problem = [headline, ...sentences].join('. ');
	return new common.ActionError('refused', { request, problem, details: sentences.join('. '), remedy });
}
function reportComment(report, runUrl, now, details = []) {
	const facts = [...stackAndCommits(report), ...knownFacts(report.commentFacts ?? [])];
	const line = common.joined([...facts, common.own(`${common.utcMinute(now)} UTC`), common.link('Run', runUrl)]);
	const parts = [...details, [common.small(line)]];
	return common.markdown({ ...verdictReport(report), parts }, common.POST_BUDGET_BYTES);
}
function stackAndCommits({ stack, commits = [] }) {
	const facts = knownFacts(commits);
	return stack === undefined ? facts : [common.prose(stack), ...facts];
}
function verdictReport({ status, mark = common.MARKS[status], headline, reasons = [], outlook, why = [], remedy, }) {
	const common$1 = commonRemedy(reasons);
	const isFailure = remedy !== undefined;
	const lines = reasonPoints(reasons, isFailure && common$1 === undefined);
	if (outlook !== undefined)
		lines.push(common.prose(outlook));
	lines.push(...why.map(common.prose));
	const step = common$1 ?? (reasons[0]?.remedy === undefined ? remedy : undefined);
	const next = isFailure && step !== undefined ? common.prose(step) : undefined;
	return { mark, headline: common.prose(headline), lines, next };
}
function commonRemedy(reasons) {
	const remedies = new Set(reasons.map(({ remedy }) => remedy));
	return remedies.size === 1 ? reasons[0]?.remedy : undefined;
}
const knownFacts = (facts) => facts
	.filter(([, value]) => value !== undefined && value !== '')
	.map(([name, value]) => common.words `${name} ${common.code(value ?? '')}`);
const MOST_PHASES = 8;
function timesLine(timeline) {
	if (timeline.length < 2 || timeline.length > MOST_PHASES)
		return [];
	const longest = Math.max(...timeline.map(({ seconds }) => seconds));
	const phases = timeline.map(({ state, since, seconds }) => {
		const word = clients.STATE_WORDS[state] ?? state;
		if (clients.isEnded(state))
			return common.words `${word} ${common.own(since.slice(11, 16))}\u00a0UTC`;
		const time = common.words `${common.duration(seconds)} ${word}`;
		return seconds === longest ? common.strong(time) : time;
	});
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
	return common.words `${common.duration(total)} in the queue: ${common.joined(phases, ' → ')}`;
}
const MAX_REPORTED_REASONS = 10;
function reasonPoints(reasons, withRemedies) {
	const lines = reasons
		.slice(0, MAX_REPORTED_REASONS)
		.map(({ kind, text, url, remedy }) => {
		const { page } = REASON_KINDS[kind];
		const hasPage = page !== undefined && common.webAddress(url) !== undefined;
		const line = hasPage ? common.words `${common.prose(text)} (${common.link(page, url)})` : common.prose(text);
		return withRemedies && remedy !== undefined ? { line, next: common.prose(remedy) } : line;
	});
	const left = reasons.length - lines.length;
	if (left > 0)
		lines.push(common.words `${left} more; the output ${common.code('reasons')} has all of them`);
	return lines;
}
function timelineTable(timeline) {
	let day = '';
	const rows = timeline.map(({ state, since, seconds }) => {
		const [date = '', time = ''] = since.split('T');
		let start = time.slice(0, 5);
		if (date !== day)
			start = `${date} ${start}`;
		day = date;
		return [common.code(state), clients.isEnded(state) ? '' : timeIn(seconds), common.own(start)];
	});
	const allIn = common.words `the output ${common.code('timeline')}`;
	return { head: ['State', { number: 'For' }, common.words `Since (UTC)`], rows, allIn };
}
const timeIn = (seconds) => (seconds === 0 ? '< 1 s' : common.duration(seconds));
const RECOVERED = ['submitted', 'already-queued', 'merged', 'already-merged'];
async function publishReport(context, deadline, { comment, slackPayloadFile, comments }, ref, report, outcome = '') {
	await writeSlack(context, deadline, slackPayloadFile, report);
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && RECOVERED.includes(outcome);
	if (!isWanted && !corrects)
		return;
	const { event, clock } = context;
	const { failedHead } = report;
	const wanted = {
		number: ref.number,
		marker: WAIT_MARKER,
		body: reportComment(report, event.runUrl, clock.now()),
		onlyUpdate: corrects,
		ahead: comments,
	};
	if (failedHead === undefined)
		return clients.keepComment(context, deadline, 'the report', wanted);
	const explanation = yieldingToExplanation(ref.number, failedHead);
	await clients.keepComment(context, deadline, 'the report', { ...wanted, ...explanation });
}
async function writeSlack(context, deadline, path, report) {
	if (path === undefined)
		return;
	const { repository, event } = context;
	const payload = reportSlack(report, common.repositoryName(repository), event.runUrl);
	const written = context.workspace.write('slack-payload-file', path, common.payloadFile(payload));
	await common.bestEffort(deadline, written, context.log.warning);
}
function reportSlack(report, where, runUrl) {
	const { subject, reasons = [], pullRequestUrl } = report;
	const failedCheck = reasons.find(({ kind, url }) => kind === 'check-failed' && common.webAddress(url));
	const pages = [
		['Log', failedCheck?.url ?? runUrl],
		['Pull request', pullRequestUrl],
	];
	return common.slackMessage(verdictReport(report), { where, subject, pages });
}
function subjectOf(record) {
	const { prTitle, prAuthor } = record ?? {};
	if (!prTitle)
		return undefined;
	return prAuthor ? common.words `${prTitle}, by ${prAuthor}` : common.words `${prTitle}`;
}

function endFailed(error, otherwise = common.ERROR_TITLES[error.kind], notes = []) {
	const { request, problem, remedy, title: headline = otherwise } = error.explanation;
	const isAnswer = error instanceof clients.HttpError;
	const why = [isAnswer ? `${request}: ${problem}` : common.capitalize(problem), ...notes];
	return { outcome: error.kind, passes: false, headline, why, remedy, error };
}
function failedResult(error, refused, unproved = refused) {
	if (!(error instanceof common.ActionError) || error.kind === 'aborted')
		throw error;
	const heading = error.kind === 'unknown-outcome' ? unproved : refused;
	const { headline, why = [], remedy } = endFailed(error, heading);
	const summary = reportSummary({ status: 'bad', headline, why, remedy });
	return { outcome: error.kind, summary, failure: error };
}

const STOPPED_QUEUE_EFFECTS = new Map([
	['paused', 'nothing is tested or merged until it is resumed'],
	['draining', 'running tests finish, and nothing new starts until it is resumed'],
	['switching_modes', 'running tests finish before the new mode starts'],
]);
function describeStoppedQueue({ targetBranch }, { state }) {
	const effect = STOPPED_QUEUE_EFFECTS.get(state);
	return effect && `The queue of ${targetBranch} is ${state}: ${effect}`;
}
function queuePositionOutputs({ number }, queue) {
	const all = queue.enqueuedPullRequests;
	return {
		'queue-state': queue.state,
		'queue-position': all.findIndex(({ prNumber }) => prNumber === number) + 1 || undefined,
		'queue-depth': all.length,
	};
}
function queuePositionText(queue, ref) {
	const { 'queue-position': position, 'queue-depth': depth } = queuePositionOutputs(ref, queue);
	if (position === undefined)
		return undefined;
	return `place ${position} of ${depth}`;
}
async function lookUpQueue(context, deadline, ref) {
	const queue = await common.readFact(deadline, context.service.getQueue(deadline, ref, { attempts: 1 }));
	if (!queue.isKnown)
		return { warning: `The queue could not be read: ${queue.why}` };
	return { queue: queue.value, warning: describeStoppedQueue(ref, queue.value) };
}

function resultOf(run, entry) {
	const causes = entry?.failureCausingStatuses ?? [];
	const causeNames = namesIn(causes);
	const all = (run?.checks ?? []).map((check) => (causeNames.has(check.name) ? { ...check, required: true } : check));
	const reported = all.filter(({ required }) => required);
	const required = [...reported, ...missingChecks(run, reported)];
	const blamed = blamedChecks(causes, required);
	const blamedNames = namesIn(blamed);
	const classOf = ({ name, state }) => (blamedNames.has(name) ? 'blamed' : state);
	const inClass = (wanted) => required.filter((check) => classOf(check) === wanted);
	const failed = [...inClass('failed'), ...blamed];
	const notRun = inClass('not-run');
	const siblings = siblingsOf(reported, all);
	const isGreen = ({ name }) => isGreenNow(reported.filter((check) => check.name === name));
	return {
		failed,
		notRun,
		pending: inClass('pending'),
		siblings,
		suspects: suspectsOf(siblings, [...failed, ...notRun], reported),
		greenNow: blamed.filter(isGreen),
	};
}
function blamedChecks(causes, required) {
	const isExplained = ({ state, kind }) => {
		if (state === 'failed')
			return true;
		return state === 'not-run' && kind !== undefined;
	};
	const explainedNames = namesIn(required.filter(isExplained));
	return causes
		.filter(({ name }) => !explainedNames.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
}
const namesIn = (checks) => new Set(checks.map(({ name }) => name));
function missingChecks(run, reported) {
	const reportedNames = namesIn(reported);
	const state = run?.isWhole ? 'not-run' : 'pending';
	return (run?.required ?? [])
		.filter((name) => !reportedNames.has(name))
		.map((name) => ({ name, required: true, state }));
}
function siblingsOf(reported, all) {
	const suites = new Set(reported.map(({ suite }) => suite));
	return all.filter(({ required, suite, state }) => {
		if (required || suite === undefined || !suites.has(suite))
			return false;
		return state === 'failed' || state === 'not-run';
	});
}
function suspectsOf(siblings, notPassed, reported) {
	const names = new Set(notPassed.map(({ name }) => name));
	const rows = reported.filter(({ name }) => names.has(name));
	const hasUnreported = new Set(rows.map(({ name }) => name)).size < names.size;
	const isAnySuite = names.size === 0 || hasUnreported;
	const suites = new Set(rows.map(({ suite }) => suite));
	return siblings.filter(({ suite }) => isAnySuite || suites.has(suite));
}
const isGreenNow = (rows) => rows.every(({ state }) => state === 'passed') &&
	rows.some(({ conclusion }) => conclusion !== 'skipped');
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
];
const failureCauses = ({ failed, suspects }) => [
	...failed,
	...suspects.filter(({ state }) => state === 'failed'),
];

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const testBranchPattern = () => clients.convert((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line, but is ${clients.quote(text)}`);
	const placeholders = text.match(/\{[^}]*\}/g) ?? [];
	if (placeholders.sort().join('') === '{id}{number}')
		return text;
	return refuse('must hold {number} and {id} once each, and no other placeholder');
});
function parseTestBranch(branch, pattern) {
	const source = pattern
		.split(/(\{number\}|\{id\})/)
		.map((part) => {
		if (part === '{number}')
			return '(?<number>[1-9]\\d{0,9})';
		if (part === '{id}')
			return `(?<id>${UUID})(?<suffix>-[^/]*)?`;
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	})
		.join('');
	const found = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (found === undefined)
		return undefined;
	const { number, id = '', suffix = '' } = found;
	return { number: Number(number), id: id.toLowerCase() + suffix };
}
const DEFAULT_PATTERN = clients.inputDefaults['test-branch-pattern'];
const testBranchPrefix = (number, pattern = DEFAULT_PATTERN) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function testRunOfEvent(event, repository, pattern) {
	const [claim, ...others] = clients.branchesOfEvent(event, repository).flatMap((tip) => {
		const parsed = parseTestBranch(tip.branch, pattern);
		return parsed === undefined ? [] : [{ ...tip, ...parsed }];
	});
	return others.length === 0 ? claim : undefined;
}
function problemOfRun(number, { testBranchSha, testedPullRequests = [] }, claim) {
	const { commit, branch } = claim ?? {};
	if (claim && (commit === undefined || testBranchSha?.toLowerCase() !== commit.toLowerCase()))
		return `the event is about the commit ${commit ?? '(none)'} on ${branch}, and the test run is of ${testBranchSha ?? 'an unknown commit'}`;
	if (!testedPullRequests.some(({ prNumber }) => prNumber === number))
		return `the test run does not list #${number} among the pull requests that it tests`;
	return undefined;
}

const QUESTIONS_MS = 45_000;
class GitHubQuestions {
	missingPermissions = new Set();
	#context;
	#ref;
	#pattern;
	#logged;
	#budget;
	#deadline;
	constructor(context, deadline, ref, testBranchPattern, logged = new Set(), ms = QUESTIONS_MS) {
		this.#context = context;
		this.#deadline = deadline;
		this.#ref = ref;
		this.#pattern = testBranchPattern;
		this.#logged = logged;
		this.#budget = new common.Budget(ms);
	}
	async facts(shown) {
		const { number } = this.#ref;
		const { github } = this.#context;
		if (!github.available) {
			this.#log('`github-token` is empty, so all reasons come from Trunk.');
			return NO_TOKEN;
		}
		const prefix = testBranchPrefix(number, this.#pattern);
		const answer = await this.#try(async (deadline) => {
			const { readMergeFacts } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1599, 19)).then(n => n.mergeFacts);
			return readMergeFacts(this.#context, deadline, this.#ref, prefix);
		}, (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (!answer.isKnown) {
			if (shown !== undefined)
				return common.known(shown);
			const other = await this.#try((deadline) => clients.readPullRequest(this.#context, deadline, number), () => { });
			return other.isKnown ? other : answer;
		}
		const facts = answer.value;
		if (facts.lacking?.length)
			this.#log(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts.checksHidden)
			this.missingPermissions.add('checks: read').add('statuses: read');
		if (prefix.includes(String(number)))
			return answer;
		return common.known({ ...facts, testChecks: [] });
	}
	async checks(sha) {
		if (sha === undefined)
			return common.unread('the commit is not known');
		const [runs, statuses] = await Promise.all([
			this.ask((commits, ...at) => commits.checkRuns(...at, sha)),
			this.ask((commits, ...at) => commits.statuses(...at, sha)),
		]);
		if (!runs.isKnown)
			return runs;
		if (statuses.isKnown)
			return common.known([...runs.value, ...statuses.value]);
		return statuses;
	}
	async branch(name) {
		const sha = await this.ask((commits, ...at) => commits.headOf(...at, name));
		if (!sha.isKnown)
			return sha;
		const checks = await this.checks(sha.value);
		if (checks.isKnown)
			return common.known({ sha: sha.value, checks: checks.value });
		return checks;
	}
	async workflows(sha) {
		const { github, log } = this.#context;
		if (!github.available)
			return undefined;
		const asked = this.share(async (deadline) => (await __webpack_require__.e( 44).then(__webpack_require__.t.bind(__webpack_require__, 7044, 23))).workflows(github, deadline, sha));
		return common.bestEffort(this.#deadline, asked, (why) => log.info(why));
	}
	async testBranches(which) {
		const { number } = this.#ref;
		const prefix = testBranchPrefix(number, this.#pattern);
		const tips = await this.ask((commits, ...at) => commits[which](...at, prefix));
		if (!tips.isKnown)
			return tips;
		return common.known(tips.value.flatMap(({ branch, headSha }) => {
			const parsed = parseTestBranch(branch, this.#pattern);
			if (parsed?.number === number)
				return [{ ...parsed, branch, commit: headSha }];
			return [];
		}));
	}
	ask(question) {
		const { github } = this.#context;
		return this.#try(async (deadline) => question(await __webpack_require__.e( 44).then(__webpack_require__.t.bind(__webpack_require__, 7044, 23)), github, deadline));
	}
	share(question) {
		return this.#budget.run(this.#deadline, question);
	}
	async #try(question, onFailure = (why) => this.#context.log.info(why)) {
		if (!this.#context.github.available)
			return NO_TOKEN;
		return common.readFact(this.#deadline, this.share(question), (why, error) => {
			if (error instanceof clients.GitHubError && error.lacksPermission)
				this.missingPermissions.add(error.permission);
			onFailure(why);
		});
	}
	#log(message) {
		if (!this.#logged.has(message))
			this.#context.log.info(message);
		this.#logged.add(message);
	}
}
const NO_TOKEN = common.unread('`github-token` is empty');

const isQueueCheck = (name, { targetBranch }, gitHub) => name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true;
function checkRows({ checkSuites = [], statusChecks = [], }) {
	const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) => checkRuns.map(({ name, url, status, conclusion }) => {
		const state = clients.stateOfCheck(conclusion);
		const word = conclusion?.toLowerCase();
		return {
			kind: 'run',
			name,
			url,
			state,
			conclusion: word,
			awaitsApproval: clients.awaitsApproval(status, conclusion) || undefined,
			suite: `service ${suite}`,
		};
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = clients.stateOfCheck(word);
		const before = statuses.get(name);
		if (before === undefined || (before.state === 'pending' && state !== 'pending'))
			statuses.set(name, { kind: 'status', name, url, state });
	}
	return [...runs, ...statuses.values()];
}
function reportChecks(details, queue) {
	const isOwn = (name) => isQueueCheck(name, queue);
	const required = new Set(details.requiredStatuses?.filter((name) => !isOwn(name)));
	const byName = new Map();
	for (const { name, url, state } of checkRows(details)) {
		if (isOwn(name))
			continue;
		const check = { name, url, state, required: required.has(name) };
		const before = byName.get(name);
		if (!before || RANKS.indexOf(check.state) > RANKS.indexOf(before.state))
			byName.set(name, check);
	}
	const checks = [...byName.values()];
	return {
		checks,
		failing: checks.filter(clients.isRed),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANKS = ['pending', 'passed', 'not-run', 'failed'];

function reasonsOf(facts) {
	const { gitHub, record, ref, entry } = facts;
	if (isMergedOnGitHub(gitHub, ref) || isMerged(record, ref))
		return [];
	const meaning = entry && queueReasonOf(entry);
	const ofQueue = meaning?.onlyAtEnd && isQueued(record) ? undefined : meaning;
	const checks = reasonsOfChecks(facts);
	const groups = [
		{ rank: 'the queue', reasons: ofQueue ? [serviceReason(ofQueue, facts, checks)] : [] },
		{ rank: rankOfChecks(facts, ofQueue, checks), reasons: checks },
		{ rank: 'stack', reasons: reasonsOfStack(facts) },
		{ rank: 'pull request', reasons: reasonsOfPullRequest(facts, ofQueue) },
		{ rank: 'merge', reasons: reasonsOfMerge(facts) },
		{ rank: 'unknown blocks', reasons: reasonsOfUnknownBlocks(facts) },
		{ rank: 'state of the queue', reasons: reasonsOfQueue(facts) },
		{ rank: 'permissions', reasons: reasonsOfPermissions(facts) },
	];
	const ranked = groups.toSorted((one, other) => REASON_RANKS.indexOf(one.rank) - REASON_RANKS.indexOf(other.rank));
	const byKey = new Map();
	for (const candidate of ranked.flatMap(({ reasons }) => reasons)) {
		if (byKey.has(candidate.key))
			continue;
		if (gitHub?.closed && REASON_KINDS[candidate.kind].onlyIfOpen)
			continue;
		const { key, remedy, url, ...reason } = candidate;
		byKey.set(key, { ...reason, url: common.webLink(url), remedy: remedyOf(remedy, facts) });
	}
	return [...byKey.values()];
}
const REASON_RANKS = [
	'checks behind the queue',
	'the queue',
	'checks of a failure',
	'stack',
	'pull request',
	'checks',
	'merge',
	'unknown blocks',
	'state of the queue',
	'permissions',
];
function rankOfChecks({ record, notRun = [] }, ofQueue, [first]) {
	const queueBlamesCheck = ofQueue?.sameAs === 'check-failed';
	const failedInTests = first?.kind === 'check-failed' && record?.state === 'TESTING';
	const hasNamedCheck = first?.kind === 'check-failed' || notRun.length > 0;
	if (failedInTests || (queueBlamesCheck && hasNamedCheck))
		return 'checks behind the queue';
	if (record?.state === 'FAILED')
		return 'checks of a failure';
	return 'checks';
}
const withoutCoveredReasons = (reasons) => reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs));
const reasonsOutput = (reasons) => reasons.map(({ sameAs: _, isCauseOfState: __, ...reason }) => reason);
const reason = (kind, text, url, more = {}) => ({ kind, text, url, key: kind, remedy: REASON_KINDS[kind], ...more });
function serviceReason(meaning, { failing = [], notRun = [], gitHub }, [first]) {
	const { text, url = gitHub?.url, sameAs } = meaning;
	const isAboutStopped = sameAs === 'check-failed' && failing.length === 0 && notRun.length > 0 && first !== undefined;
	const remedy = isAboutStopped ? first.remedy : meaning;
	return {
		...reason('queue-reason', `The queue's reason: ${text}`, url, { remedy }),
		sameAs: isAboutStopped ? 'check-missing' : sameAs,
		isCauseOfState: true,
	};
}
function remedyOf(remedy, { ref, record }) {
	const submit = record === undefined ? 'submit it' : 'submit it again';
	return wordRemedy(remedy, ref, isQueued(record) ? undefined : submit);
}
function wordRemedy({ remedy, again }, { targetBranch }, submit) {
	if (remedy === undefined)
		return undefined;
	const step = remedy.replaceAll('{branch}', () => targetBranch);
	if (!again || submit === undefined)
		return `${step}.`;
	return `${step}, then ${submit}.`;
}
const PERMISSIONS = 'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }';
function reasonsOfPermissions({ missingPermissions: missing = [] }) {
	if (missing.length === 0)
		return [];
	const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(common.inBackticks).join(', ')}`;
	const remedy = `Give the job \`${PERMISSIONS}\``;
	return [reason('permission-missing', text, undefined, { remedy: { remedy } })];
}
const MERGED_ELSEWHERE = {
	remedy: 'Open another pull request into `{branch}` if the change belongs there too',
};
function reasonsOfPullRequest({ gitHub, record, ref }, said) {
	const { url, headSha } = gitHub ?? {};
	const merged = gitHub?.merged || record?.state === 'MERGED';
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch;
	const mismatches = record?.readiness?.doesBaseBranchMatch === false && !common.isInStack(ref);
	const otherBase = mismatches || !common.leadsToTarget(base, ref);
	const sha = record?.prSha;
	const reasons = [];
	if (gitHub?.closed && !merged && said?.sameAs !== 'closed')
		reasons.push(reason('closed', 'It is closed, which takes it out of the queue', url));
	if (gitHub?.draft && said?.sameAs !== 'draft')
		reasons.push(reason('draft', 'It is a draft, which keeps it out of the queue', url));
	if (otherBase && merged) {
		const text = mergedElsewhereText(base, ref);
		reasons.push(reason('base-changed', text, url, { remedy: MERGED_ELSEWHERE }));
	}
	else if (otherBase)
		reasons.push(reason('base-changed', otherBaseText(base, ref), url));
	if (headSha !== undefined && sha !== undefined && differsFromHead(headSha, sha)) {
		const from = common.inBackticks(sha.slice(0, 12));
		const to = common.inBackticks(headSha.slice(0, 12));
		const text = `Its head moved from ${from} to ${to}; a push takes it out of the queue`;
		reasons.push(reason('head-moved', text, `${url}/commits`));
	}
	return reasons;
}
function mergedElsewhereText(base, ref) {
	if (base === ref.targetBranch)
		return otherBaseText(base, ref);
	return `It was merged into ${common.inBackticks(base)}, not into ${common.inBackticks(ref.targetBranch)}`;
}
function otherBaseText(base, { targetBranch }) {
	if (base === targetBranch)
		return `Its base branch is not ${common.inBackticks(targetBranch)}, the branch of the queue`;
	return `Its base branch is ${common.inBackticks(base)}, but the queue is for ${common.inBackticks(targetBranch)}`;
}
function reasonsOfChecks(facts) {
	const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts;
	const { checks = [], testChecks = [], unreportedChecks } = gitHub ?? {};
	const url = gitHub && `${gitHub.url}/checks`;
	const unreported = (common.ifKnown(unreportedChecks) ?? []).map((name) => ({ name, url, required: true, state: 'pending' }));
	const onTestBranch = [...failing, ...notRun, ...testChecks.filter(clients.isRed)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => clients.isRed(check) && check.required !== false);
	const rows = [
		...onTestBranch.map((check) => redRow(check, 'test branch')),
		...unfinished.map((check) => pendingRow(check, 'test branch')),
		...onHead.map((check) => redRow(check, 'head commit')),
		...unreported.map((check) => unreportedRow(check, gitHub)),
		...testChecks.filter(isPending).map((check) => pendingRow(check, 'test branch')),
		...checks.filter(isPending).map((check) => pendingRow(check, 'head commit')),
	];
	const ofOthers = rows.filter(({ check }) => !isQueueCheck(check.name, ref, gitHub));
	return [...reasonsOfWorkflows(gitHub), ...ofOthers.map(reasonOfCheck), ...reasonsOfBlocks(facts)];
}
const reasonsOfWorkflows = ({ workflowsToApprove = [], unreportedChecks, } = {}) => {
	if (unreportedChecks?.isKnown && unreportedChecks.value.length === 0)
		return [];
	return workflowsToApprove.map(({ name, url }) => {
		const text = `Workflow ${common.inBackticks(name)} waits for approval on the head commit`;
		return reason('check-pending', text, url, { key: text, remedy: APPROVAL });
	});
};
function redRow(check, place) {
	if (check.state === 'not-run')
		return { check, kind: 'check-missing', verb: 'did not run', place };
	return { check, kind: 'check-failed', verb: 'failed', place };
}
const pendingRow = (check, place) => ({
	check,
	kind: 'check-pending',
	verb: check.awaitsApproval ? 'waits for approval' : 'has not finished',
	place,
});
const unreportedRow = (check, { workflowsToApprove = [] } = {}) => ({
	check: { ...check, awaitsApproval: workflowsToApprove.length > 0 },
	kind: 'check-missing',
	verb: 'was never reported',
	place: undefined,
});
const APPROVAL = { remedy: 'Approve it on GitHub, or ask someone who may', again: true };
const WORKFLOW_APPROVAL = {
	remedy: 'Approve the workflow that waits, because it may report the check',
	again: true,
};
const STOPPED_JOB = {
	remedy: 'Find out why the job was stopped, for example by its own time limit',
	again: true,
};
function reasonOfCheck({ check, kind, verb, place }) {
	const { name, url, required, kind: source, followsCancellation } = check;
	let text = `${required ? 'Required check' : 'Check'} ${common.inBackticks(name)}`;
	text += followsCancellation ? ' counts as not run' : ` ${verb}`;
	if (place !== undefined)
		text += ` on the ${place}`;
	if (kind === 'check-missing')
		text += whyNotRun(check);
	const key = `${kind} ${place} ${name}`;
	const wasStopped = kind === 'check-missing' && (source !== undefined || !required);
	let remedy = wasStopped ? STOPPED_JOB : REASON_KINDS[kind];
	if (check.awaitsApproval)
		remedy = kind === 'check-missing' ? WORKFLOW_APPROVAL : APPROVAL;
	return reason(kind, text, url, { key, remedy });
}
function whyNotRun({ conclusion, startedAt = Number.NaN, finishedAt = Number.NaN, followsCancellation, }) {
	if (followsCancellation)
		return ': it failed after other jobs of its run were cancelled';
	const word = STOPPED_WORDS.get(conclusion ?? '');
	if (word === undefined)
		return '';
	const seconds = (finishedAt - startedAt) / 1000;
	if (seconds >= 0)
		return `: it ${word} after ${common.duration(seconds)}`;
	return `: it ${word}`;
}
const STOPPED_WORDS = new Map([
	['cancelled', 'was cancelled'],
	['timed_out', 'timed out'],
	['startup_failure', 'could not start'],
]);
function reasonsOfStack({ entry, ref }) {
	const named = [...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])];
	const numbers = [...new Set(named.map(({ prNumber }) => prNumber))];
	const others = numbers.filter((number) => number !== ref.number).map((number) => `#${number}`);
	if (!common.isInStack(ref) || others.length === 0)
		return [];
	const text = `It can only merge after ${common.firstOf(others, MAX_NAMED_PREREQUISITES)}`;
	const remedy = { remedy: `Find out what holds up ${others[0]}` };
	return [reason('queue-reason', text, undefined, { key: 'stack', remedy })];
}
const MAX_NAMED_PREREQUISITES = 10;
const KNOWN_BLOCKS = [
	'behind_base',
	'merge_conflict',
	'failing_required_check',
	'awaiting_required_check',
];
const reasonsOfUnknownBlocks = ({ entry, gitHub }) => (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
	if (kind === undefined || KNOWN_BLOCKS.includes(kind))
		return [];
	let text = `The queue waits for: ${kind.replaceAll('_', ' ')}`;
	if (name !== undefined)
		text += ` (${common.inBackticks(name)})`;
	return reason('queue-reason', text, url, { key: text, remedy: UNKNOWN_REASON_REMEDY });
});
function reasonsOfBlocks({ entry, ref, gitHub }) {
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
		switch (kind) {
			case 'behind_base':
				return reason('behind', behindText(ref.targetBranch), gitHub?.url);
			case 'merge_conflict':
				return reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub));
			case 'failing_required_check':
				if (name === undefined)
					return reason('check-failed', 'A required check failed on the head commit', url);
				if (isQueueCheck(name, ref, gitHub))
					return [];
				return reasonOfCheck({
					check: { name, url, required: true },
					kind: 'check-failed',
					verb: 'failed',
					place: 'head commit',
				});
			case 'awaiting_required_check':
				if (name === undefined)
					return reason('check-pending', 'A required check has not finished', url);
				if (isQueueCheck(name, ref, gitHub))
					return [];
				return reasonOfCheck(pendingRow({ name, url, required: true }, 'head commit'));
			default:
				return [];
		}
	});
}
const behindText = (base) => `It is behind ${common.inBackticks(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${common.inBackticks(base)}`;
const conflictsPage = (gitHub) => gitHub && `${gitHub.url}/conflicts`;
const isPending = ({ state, required }) => state === 'pending' && required === true;
function reasonsOfMerge({ gitHub, record }) {
	const { url, baseBranch = '', conflicting, behind } = gitHub ?? {};
	const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
	const reasons = [];
	if (conflicting)
		reasons.push(reason('conflict', conflictText(baseBranch), conflictsPage(gitHub)));
	if (gitHub?.changesRequested)
		reasons.push(reason('changes-requested', 'A review requests changes', url));
	if (gitHub?.reviewRequired)
		reasons.push(reason('review-required', 'A review is required', url));
	if (requiresImpactedTargets && hasImpactedTargets === false) {
		const text = 'The queue needs impacted targets, and none were uploaded for the head commit';
		reasons.push(reason('impacted-targets', text));
	}
	if (behind)
		reasons.push(reason('behind', behindText(baseBranch), url));
	return reasons;
}
function reasonsOfQueue({ record, queueState = 'running', ref, gitHub, }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	const reasons = [];
	if (gitHub?.conflicting === undefined && mergeability === 'not_mergeable') {
		const text = 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check';
		const remedy = { remedy: 'Set `github-token`, so that the step can say which' };
		reasons.push(reason('queue-reason', text, undefined, { key: 'not mergeable', remedy }));
	}
	if (mergeability === 'in_progress') {
		const text = 'GitHub is still working out whether it can be merged';
		const remedy = { remedy: 'Wait: GitHub takes a few seconds' };
		reasons.push(reason('queue-reason', text, gitHub?.url, { key: 'mergeability', remedy }));
	}
	if (queueState !== 'running') {
		const queue = `The queue of ${common.inBackticks(ref.targetBranch)}`;
		reasons.push(reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`));
	}
	if (record === undefined)
		reasons.push(reason('not-in-queue', 'It was never submitted to the queue', gitHub?.url));
	else if (!isQueued(record) && !clients.isEnded(record.state))
		reasons.push(reason('not-in-queue', 'It is not in the queue', gitHub?.url));
	return reasons;
}
function obstacleOf({ closed, draft, baseBranch, headSha, conflicting }, ref, head) {
	const { targetBranch } = ref;
	const obstacle = (kind, text) => ({
		kind,
		text,
		remedy: wordRemedy(REASON_KINDS[kind], ref, 'submit it again'),
	});
	if (closed)
		return obstacle('closed', 'it is closed');
	if (draft)
		return obstacle('draft', 'it is a draft');
	if (!common.leadsToTarget(baseBranch, ref))
		return obstacle('base-changed', `its base branch is ${common.inBackticks(baseBranch)}`);
	if (differsFromHead(headSha, head))
		return obstacle('head-moved', `its head is now ${common.inBackticks(headSha.slice(0, 12))}`);
	if (conflicting)
		return obstacle('conflict', `it conflicts with ${common.inBackticks(targetBranch)}`);
	return undefined;
}
const firstRemedy = (reasons) => reasons.find(({ remedy }) => remedy !== undefined)?.remedy;

const FAILED_BY_CHECK = 'test_run_required_status_failed';
function testRunOf(id, details, gitHub, ref) {
	const facts = common.ifKnown(gitHub.facts);
	const isOwn = (name) => isQueueCheck(name, ref, facts);
	const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter((name) => !isOwn(name));
	const requiredNames = new Set(required);
	const listed = common.ifKnown(gitHub.checks) ?? [];
	const onGitHub = listed
		.filter(({ app, name }) => app !== clients.QUEUE_APP && !isOwn(name))
		.map((check) => ({
		...check,
		required: requiredNames.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const rows = checkRows(details);
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: common.parseTime(details.createdAt),
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs,
		required: [...requiredNames],
		allRequired: allRequired(details, gitHub.facts),
		checks: [
			...onGitHub,
			...rows
				.filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
				.map((row) => ({ ...row, required: requiredNames.has(row.name) })),
		],
		gitHubChecks: gitHub.checks,
		isWhole: isWholeRun(details, gitHub, rows),
	};
}
function isWholeRun({ checkSuites, statusChecks }, { checks, isExpired }, rows) {
	if (isExpired)
		return false;
	const onGitHub = common.ifKnown(checks) ?? [];
	if (onGitHub.length > 0)
		return true;
	if (checkSuites === undefined || statusChecks === undefined)
		return false;
	if (rows.length > 0)
		return true;
	return checks.isKnown;
}
function allRequired({ requiredStatuses }, facts) {
	if (requiredStatuses !== undefined)
		return common.known(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? common.unread('GitHub did not show what the branch requires');
}
const isShown = (row, onGitHub) => onGitHub.some(({ name, kind, state, followsCancellation }) => {
	const shownState = followsCancellation ? 'failed' : state;
	return name === row.name && (kind === row.kind || shownState === row.state);
});
function withTested(run, { testRun, ...entry } = {}) {
	if (testRun !== undefined && testRun.id.toLowerCase() !== run.id.toLowerCase())
		return run;
	const named = [...(testRun?.testedPullRequests ?? []), ...(entry.otherTestedPullRequests ?? [])];
	const all = [...named, ...run.tested].map((one) => [one.prNumber, one]);
	return { ...run, tested: [...new Map(all).values()] };
}
const numbersAhead = (run, entry) => [
	...(run?.ahead ?? []),
	...[...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])].map(({ prNumber }) => prNumber),
];
const leftWithPrerequisite = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;
const RUN_ID = new RegExp(`^${UUID}(-[^\\s/]{1,100})?$`, 'i');
const testRunInputs = {
	testRunId: clients.optional(clients.convert((text, refuse) => RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${clients.quote(text)}`))),
	testBranchPattern: testBranchPattern(),
};
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(deadline, service, queue, id, { testBranchPattern }, options) {
	const read = (id) => service.getMergeQueueTestingDetails(deadline, queue, id, options);
	const bare = id.slice(0, bareRunId(id).length);
	const details = await read(id).catch((error) => {
		if (!clients.hasStatus(error, 404) || bare === id)
			throw error;
		return read(bare);
	});
	const shown = parseTestBranch(details.testBranch ?? '', testBranchPattern);
	if (shown === undefined || bareRunId(shown.id) === bareRunId(id))
		return details;
	throw new common.ActionError('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${bareRunId(shown.id)}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}

const BLOCKED_STATES = ['NOT_READY', 'PENDING_FAILURE'];
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
async function readServiceFacts(deadline, search, record, facts, timeline = readTimeline(deadline, search, record)) {
	const notes = [];
	const { state = '' } = record ?? {};
	const history = await timeline;
	const entry = common.ifKnown(history)?.entry;
	if (!history.isKnown && (record === undefined || isWaitingItsTurn(search, record)))
		return { history, run: common.unread(NOT_ASKED), notes };
	if (UNTESTED.includes(state) || leftWithPrerequisite(entry))
		return { history, run: common.unread('it explains nothing'), notes };
	const run = await findRun(deadline, { ...search, facts, notes, stateSince: changedAt(record) }, entry);
	return { history, run: run.isKnown ? common.known(withTested(run.value, entry)) : run, notes };
}
const NOT_ASKED = 'it was not asked';
const isWaitingItsTurn = ({ isBrief = false }, record) => isBrief && isQueued(record) && !BLOCKED_STATES.includes(record.state ?? '');
async function readTimeline(deadline, search, record) {
	if (record === undefined || isWaitingItsTurn(search, record))
		return common.unread(NOT_ASKED);
	const { context, ref, isBrief = false } = search;
	const reading = context.service.getPullRequestHistory(deadline, ref, {
		attempts: isBrief ? 1 : 2,
	});
	const answer = await common.readFact(deadline, reading, (why) => context.log.debug(`The history of #${ref.number}: ${why}`));
	if (!answer.isKnown)
		return answer;
	const { parseTimeline } = await __webpack_require__.e( 765).then(__webpack_require__.t.bind(__webpack_require__, 8765, 19)).then(n => n.timeline);
	const [newest] = parseTimeline(answer.value);
	const isPresent = (newest?.state ?? record.state) === record.state && !isOlder(answer.value, record);
	return common.known({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined });
}
async function findRun(deadline, search, entry) {
	const { inputs, claim } = search;
	if (inputs.testRunId !== undefined)
		return readRun(deadline, search, inputs.testRunId);
	if (claim !== undefined)
		return readRun(deadline, search, claim.id, claim);
	if (entry?.testRun !== undefined)
		return readRun(deadline, search, entry.testRun.id);
	if (entry?.reason === 'start_test_run_merge_conflict')
		return common.unread('it never had one');
	const newest = await newestOfSeenRuns(deadline, search);
	if (newest !== undefined)
		return common.known(newest);
	const [closed] = common.ifKnown(await search.questions.testBranches('closedTests')) ?? [];
	if (closed === undefined)
		return common.unread('nothing names it');
	return readRun(deadline, search, closed.id, closed);
}
async function newestOfSeenRuns(deadline, search) {
	const claims = new Map();
	for (const id of search.seenRuns ?? [])
		claims.set(id, undefined);
	const living = common.ifKnown(await search.questions.testBranches('branches')) ?? [];
	for (const claim of living)
		claims.set(claim.id, claim);
	const runs = [];
	for (const [id, claim] of [...claims].slice(-5).reverse()) {
		const run = await readRun(deadline, search, id, claim);
		if (run.isKnown)
			runs.push(run.value);
	}
	return runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))[0];
}
async function readRun(deadline, search, id, claim) {
	const { context, ref, questions, inputs, isBrief, facts, notes } = search;
	const { service, log } = context;
	const reading = readTestRun(deadline, service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const early = claim?.commit !== undefined && !isBrief ? questions.checks(claim.commit) : undefined;
	const answer = await common.readFact(deadline, reading, (why) => log.info(`The test run ${id} cannot be read: ${why}`));
	if (!answer.isKnown)
		return answer;
	const details = answer.value;
	const { testBranchSha: sha } = details;
	const needsNoCommit = isBrief && sha === undefined;
	const problem = problemOfRun(ref.number, details, needsNoCommit ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return common.unread(problem);
	}
	const checks = await (early ?? questions.checks(sha));
	const isExpired = hasExpired(search, details, checks);
	if (isExpired)
		notes.push('GitHub no longer keeps the checks of its test run');
	const workflows = isBrief ? undefined : await workflowsOf(search, details, common.ifKnown(checks));
	const gitHub = {
		facts: await facts,
		checks: isExpired ? common.unread('GitHub no longer keeps them') : checks,
		workflows,
		isExpired,
	};
	return common.known(testRunOf(id, details, gitHub, ref));
}
const KEPT_MS = 7 * 86_400_000;
function hasExpired({ context, stateSince }, { createdAt }, checks) {
	const madeAt = common.parseTime(createdAt) ?? stateSince;
	const isOld = madeAt !== undefined && context.clock.now() - madeAt > KEPT_MS;
	return isOld && checks.isKnown && checks.value.length === 0;
}
async function workflowsOf({ context, questions }, { testBranchSha: sha }, checks = []) {
	const { payload } = context.event;
	const own = clients.valueAt(payload, 'workflow_run', 'check_suite_id');
	const name = clients.textAt(payload, 'workflow_run', 'name');
	if (typeof own !== 'number' || name === undefined || sha === undefined)
		return undefined;
	const failedElsewhere = checks.some(({ state, suite = own }) => state === 'failed' && suite !== own);
	if (!failedElsewhere)
		return new Map([[own, name]]);
	const others = (await questions.workflows(sha)) ?? [];
	return new Map([...others, [own, name]]);
}

function findingsOf({ ref, record, entry, gitHub, run, result = resultOf(run, entry), }, queueState, missingPermissions = new Set()) {
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...failureCauses(result), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()];
	const stoppedSuspects = result.suspects.filter(({ state }) => state === 'not-run');
	const reasons = reasonsOf({
		ref,
		record,
		entry,
		failing,
		queueState,
		missingPermissions: [...missingPermissions],
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver ? [...result.notRun, ...stoppedSuspects] : [],
		unfinished: result.pending.filter(({ kind }) => kind !== undefined),
	});
	return {
		reasons,
		failing: failing.map(clients.checkOutput),
		isMergedOnGitHub: isMergedOnGitHub(gitHub, ref),
		headSha: gitHub?.headSha,
	};
}
const EXPLAIN_LIMIT_MS = 10_000;
async function findReasons(context, deadline, ref, { record, queue, gitHub, seenRuns, logged }) {
	if (isMerged(record, ref))
		return { reasons: [], failing: [] };
	const limit = deadline.atMost(EXPLAIN_LIMIT_MS);
	const questions = new GitHubQuestions(context, limit, ref, DEFAULT_PATTERN, logged);
	const inputs = { testBranchPattern: DEFAULT_PATTERN };
	const search = { context, ref, questions, inputs, seenRuns, isBrief: true };
	const facts = questions.facts(gitHub);
	const [onGitHub, inService] = await Promise.all([
		facts,
		readServiceFacts(limit, search, record, facts),
	]);
	const shown = {
		ref,
		record,
		gitHub: common.ifKnown(onGitHub),
		entry: common.ifKnown(inService.history)?.entry,
		run: common.ifKnown(inService.run),
	};
	return findingsOf(shown, queue?.state, questions.missingPermissions);
}

async function reportEnding(context, wait, { ending, time }) {
	const { ref, polls, resubmissions } = wait;
	const { outcome, reasons = [], failing = [] } = ending;
	const report = endingReport(context, wait, ending);
	await publishEnding(context, wait, time, ending, report);
	const timeline = report.timeline ?? [];
	const listed = reasonsOutput(reasons);
	const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${common.pullRequestName(ref)}`;
	return {
		outcome,
		outputs: {
			merged: outcome === 'merged',
			'merge-commit-sha': mergeCommitOf(wait.gitHub, ref),
			'duration-seconds': Math.round(wait.elapsedMs / 1000),
			polls,
			timeline,
			'failing-checks': failing,
			reasons: listed,
			resubmissions,
		},
		details: {
			timeline,
			failingChecks: failing,
			reasons: listed,
			pullRequest: wait.record,
		},
		summary: reportSummary(report),
		failure: ending.passes ? undefined : (ending.error ?? reportFailure(request, report)),
	};
}
const correctComment = (context, deadline, { ref, extras }) => extras.run(deadline, (deadline) => publishReport(context, deadline, { comment: 'on-failure', slackPayloadFile: undefined }, ref, {
	status: 'good',
	headline: `#${ref.number} is in the queue of ${ref.targetBranch}`,
	stack: common.stackPlace(ref),
}, 'already-queued'));
async function publishEnding(context, wait, time, ending, report, comment = wait.inputs.comment) {
	const { extras, ref, inputs } = wait;
	const { slackPayloadFile } = inputs;
	await extras.run(time.of('report'), (deadline) => Promise.all([
		dropLabel(context, deadline, wait, ending),
		publishReport(context, deadline, { comment, slackPayloadFile, comments: wait.comments }, ref, report, ending.outcome),
	]));
	if (time.root.isCancelled)
		throw time.root.reason;
}
function endingReport({ clock }, { ref, record, observations, gitHub, resubmissions, pullRequest }, { outcome, passes, mark, headline, reasons = [], why = [], remedy }) {
	return {
		status: statusOf(passes, outcome),
		mark,
		headline,
		reasons: withoutCoveredReasons(reasons),
		why,
		timeline: timelineOf(observations, clock.now()),
		stack: common.stackPlace(ref),
		commits: [
			['Head commit', record?.prSha?.slice(0, 12)],
			['Merge commit', mergeCommitOf(gitHub, ref)?.slice(0, 12)],
		],
		facts: [['Submitted again', resubmissions || undefined]],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: gitHub?.url,
		subject: subjectOf(record),
		failedHead: FAILED_ENDS.includes(outcome)
			? (record?.prSha ?? gitHub?.headSha ?? pullRequest.headSha)
			: undefined,
	};
}
function statusOf(passes, outcome) {
	if (!passes)
		return 'bad';
	return outcome === 'merged' ? 'good' : 'neutral';
}
const FAILED_ENDS = ['failed', 'cancelled', 'removed'];
const LABEL_REMOVAL_OUTCOMES = ['submitted', 'already-queued', 'merged'];
async function dropLabel(context, deadline, { inputs, ref, record }, { outcome, whyLabelStays }) {
	const { removeLabel: label } = inputs;
	if (label === undefined)
		return;
	const staysQueued = isQueued(record) && !LABEL_REMOVAL_OUTCOMES.includes(outcome);
	const why = staysQueued ? 'the pull request is still in the queue' : whyLabelStays;
	if (why === undefined)
		await clients.removeLabel(context, deadline, ref, label);
	else
		context.log.info(`Label ${label} stays, because ${why}`);
}

async function reportSkip(context, deadline, wait, record, { outcome, headline, remedy }) {
	const { inputs, ref, pullRequest } = wait;
	const isMerge = outcome === 'already-merged';
	if (isMerge)
		await context.timeBeforeWork.run(deadline, (deadline) => refuseOtherMerge(context, deadline, pullRequest, record, inputs.expectedHeadSha));
	const passes = isMerge || !inputs.wait;
	if (passes)
		context.log.info(headline);
	const whyLabelStays = isMerge ? undefined : 'the pull request was not submitted';
	const ending = { outcome, passes, headline, remedy, whyLabelStays };
	const report = endingReport(context, wait, ending);
	const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment;
	await publishEnding(context, wait, wait.beginEnd(deadline), ending, report, comment);
	if (!isMerged(record, ref) && pullRequest.headSha !== undefined)
		context.setOutputs({ 'head-sha': pullRequest.headSha });
	const commit = isMerge && inputs.wait ? await readMergeCommit(context, deadline, ref) : undefined;
	return {
		outcome,
		outputs: isMerge ? { merged: true, 'merge-commit-sha': commit } : {},
		summary: reportSummary(report),
		failure: passes ? undefined : reportFailure(`Submitting ${common.pullRequestName(ref)}`, report),
	};
}
async function reportSubmitted(context, deadline, wait, submitted) {
	const report = await buildSubmittedReport(context, deadline, wait, submitted);
	const { outcome, proof, record } = submitted;
	const ending = {
		outcome: proof === 'merged' ? 'merged' : outcome};
	await publishEnding(context, wait, wait.beginEnd(deadline), ending, report);
	return {
		outcome,
		outputs: proof === 'merged' ? { merged: true } : {},
		details: { pullRequest: record, queue: wait.queue },
		summary: reportSummary(report),
	};
}
async function buildSubmittedReport(context, deadline, wait, submitted) {
	const { ref, inputs } = wait;
	wait.queueReadAt = context.clock.monotonic();
	const [lookup, reasons] = await wait.extras.run(deadline, (deadline) => Promise.all([
		lookUpQueue(context, deadline, ref),
		explainSubmission(context, deadline, wait, submitted.record, inputs.wait),
	]));
	if (lookup.queue !== undefined)
		wait.takeQueue(lookup.queue);
	return submissionReport(context, ref, submitted, lookup, reasons);
}
async function explainSubmission(context, deadline, wait, submitted, waits) {
	const { ref } = wait;
	const record = { ...submitted, prBaseBranch: undefined };
	const reasons = reasonsOf({ ref, record });
	if (reasons.length === 0 || waits)
		return reasons;
	const findings = await findReasons(context, deadline, ref, { record });
	wait.takeFindings(findings);
	return findings.reasons;
}
const MAX_WARNINGS = 5;
function submissionReport({ log }, ref, { outcome, proof, record, ignored }, { queue, warning }, reasons) {
	const headline = submissionHeadline(ref, outcome, proof, queue && queuePositionText(queue, ref));
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const why = [ignored, warning].filter((text) => text !== undefined);
	const missing = reasons.slice(0, MAX_WARNINGS).map(({ text }) => `Not ready: ${text}`);
	for (const warning of [...why, ...missing])
		log.warning(`${common.pullRequestName(ref)}: ${warning}`);
	return {
		status: 'good',
		headline,
		reasons,
		why,
		stack: common.stackPlace(ref),
		commits: [['Head commit', record.prSha?.slice(0, 12)]],
		facts: [['State', record.state]],
	};
}
function submissionHeadline({ number, targetBranch }, outcome, proof, place) {
	if (proof === 'merged') {
		const verb = outcome === 'already-merged' ? 'is already' : 'was submitted and';
		return `#${number} ${verb} merged into ${targetBranch}`;
	}
	const verb = outcome === 'submitted' ? 'is' : 'was already';
	const headline = `#${number} ${verb} in the queue of ${targetBranch}`;
	if (place === undefined)
		return headline;
	return `${headline}, ${place}`;
}
async function reportFailed(context, deadline, wait, before, error) {
	const ending = endFailed(error, headlineOfFailure(wait, before, error));
	const { why = [], remedy } = ending;
	const report = { status: 'bad', headline: ending.headline, why, remedy };
	await wait.extras.run(deadline, (deadline) => publishReport(context, deadline, { ...wait.inputs, comments: wait.comments }, wait.ref, report));
	return { outcome: error.kind, summary: reportSummary(report), failure: error };
}
function headlineOfFailure({ ref, record }, before, { kind }) {
	const name = `#${ref.number}`;
	const queue = `the queue of ${ref.targetBranch}`;
	if (isQueued(before))
		return `${name} was in ${queue} already, and the step failed after that`;
	if (record !== undefined)
		return `${name} was submitted to ${queue}, and the step failed after that`;
	if (kind === 'unknown-outcome')
		return `Couldn't confirm the submission of ${name} to ${queue}`;
	return `${name} was not submitted to ${queue}`;
}

function ignoredOptions({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const ignored = [];
	const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority;
	const shown = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '');
	if (requested !== undefined && shown !== undefined && shown !== requested)
		ignored.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`);
	if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
		ignored.push(`no-batch ${batching} instead of ${noBatch}`);
	return ignored;
}
const needsSubmission = ({ before, ...options }) => before === undefined || !isQueued(before) || ignoredOptions(options, before).length > 0;
async function submitVerified({ service }, deadline, ref, plan, { patience, onRefused } = {}) {
	const { before } = plan;
	if (before !== undefined && !needsSubmission(plan))
		return { outcome: 'already-queued', proof: 'queued', record: before };
	const { proof, record, conflict } = await service.submitPullRequest(deadline, ref, plan, {
		patience,
		onSent: (result) => {
			if (result === 'refused')
				onRefused?.();
		},
		judge: (record, conflict) => judgeSubmission(record, conflict, plan, ref),
		missing: (last) => `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
	});
	const kept = proof === 'queued' ? ignoredOptions(plan, record) : [];
	return {
		outcome: outcomeOfSubmission(proof, conflict, isQueued(before)),
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `Trunk kept ${kept.join(' and ')}`,
	};
}
function outcomeOfSubmission(proof, conflict, wasQueued) {
	if (!conflict && !wasQueued)
		return 'submitted';
	return proof === 'merged' ? 'already-merged' : 'already-queued';
}
const planSubmission = ({ log }, ref, plan) => clients.planOnlyResult(log, [clients.submitPullRequest(ref, plan)], { note: common.stackSentence(ref) });
function judgeSubmission(record, conflict, plan, ref) {
	const { before } = plan;
	if (record !== undefined && isQueued(record)) {
		const queued = { proof: 'queued', record, conflict };
		const agrees = ignoredOptions(plan, record).length === 0 && !isOlder(record, before);
		return agrees ? clients.proved(queued) : clients.contradiction(queued);
	}
	if (record !== undefined && isMerged(record, ref))
		return clients.proved({ proof: 'merged', record, conflict });
	if (conflict)
		return clients.NO_EFFECT;
	if (record !== undefined && clients.isEnded(record.state) && isNewer(record, before))
		return clients.contradiction({ proof: 'ended', record, conflict });
	return isSameState(record, before) ? clients.NO_EFFECT : clients.UNCLEAR;
}
const optionsAsBefore = (record) => ({
	priority: record.priorityValue ?? record.priorityName,
	noBatch: record.noBatch || undefined,
});
async function readFailedAgain({ service }, deadline, ref, failed, patience) {
	const record = await clients.readUntilConsistent(deadline, () => service.findPullRequest(deadline, ref, { patience }), (record) => record === undefined || isOlder(record, failed), Math.min(clients.SETTLE_MS, patience.remainingMs));
	return { hasChanged: isQueued(record) || !isSameStateAndHead(record, failed), record };
}
async function resubmit(context, deadline, ref, failed, options, call) {
	const asBefore = optionsAsBefore(failed);
	const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options;
	const name = common.pullRequestName(ref);
	context.log.info(`${name} failed in the queue; submitting it again`);
	const submitted = await submitVerified(context, deadline, ref, { priority, noBatch, before: failed }, call);
	const { ignored } = submitted;
	if (ignored !== undefined)
		context.log.warning(`${name}: ${ignored}`);
	return submitted;
}
const CANCEL_AGAIN_MS = 1000;
async function cancelVerified(context, deadline, ref, { noteQueued = () => { }, beforeAttempt }) {
	const { service, clock } = context;
	const began = clock.monotonic();
	const noteIfQueued = (record) => {
		if (isQueued(record))
			noteQueued();
		return isQueued(record);
	};
	for (;;) {
		try {
			return await service.cancelPullRequest(deadline, ref, {
				onSent: (result) => {
					if (result === 'acknowledged')
						noteQueued();
				},
				judge: (record, conflict) => {
					if (noteIfQueued(record))
						return clients.NO_EFFECT;
					const outcome = conflict || record?.state === 'FAILED' ? 'not-queued' : 'cancelled';
					return clients.proved({ outcome, record });
				},
				missing: () => 'Trunk still showed the pull request in the queue',
				...(beforeAttempt && { beforeAttempt }),
				resendAfterMs: CANCEL_AGAIN_MS,
			});
		}
		catch (error) {
			if (!clients.hasStatus(error, 404))
				throw error;
			const find = () => service.findPullRequest(deadline, ref);
			const record = await clients.readUntilConsistent(deadline, find, noteIfQueued, CANCEL_AGAIN_MS);
			if (!isQueued(record))
				return { outcome: 'not-queued', record };
			if (clock.monotonic() - began >= clients.SETTLE_MS)
				throw error;
		}
	}
}
const DEQUEUE_PAUSE_MS = 500;
async function dequeueUntilProved(context, deadline, ref, before) {
	let record;
	let wasQueued = false;
	const noteQueued = () => {
		wasQueued = true;
	};
	while (!deadline.isOver) {
		const exit = await dequeue(context, deadline, ref, noteQueued);
		record = exit.lastRead?.record ?? record;
		const hasEnded = record !== undefined && isNewer(record, before) && clients.isEnded(record.state);
		if (wasQueued && hasEnded)
			return exit;
		await deadline.sleep(DEQUEUE_PAUSE_MS).catch(() => { });
	}
	return { takenOut: false, sentence: MAY_ARRIVE, mayArrive: true, lastRead: record && { record } };
}
const MAY_ARRIVE = 'No read has shown the submission yet, so the pull request may still be put into the queue';
async function dequeue(context, deadline, ref, noteQueued) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue' };
	const attempted = await common.attemptOptional(deadline, cancelVerified(context, deadline, ref, { noteQueued }));
	if (!attempted.succeeded) {
		const { error } = attempted;
		const why = error ? common.explanationText(error.explanation).replace(/\.$/, '') : OUT_OF_TIME;
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	}
	const { outcome, record } = attempted.value;
	const lastRead = { record };
	const elsewhere = mergedElsewhere(record, ref);
	if (elsewhere !== undefined)
		return { takenOut: false, sentence: elsewhere, lastRead };
	if (isMerged(record, ref))
		return { takenOut: false, sentence: MERGED_BEFORE, lastRead };
	if (outcome === 'cancelled')
		return { takenOut: true, sentence: 'It was taken out of the queue', lastRead };
	return { ...LEFT_BEFORE, lastRead };
}
const LEFT_BEFORE = {
	takenOut: false,
	sentence: 'It had already left the queue',
};
const MERGED_BEFORE = 'It was merged before it could be taken out of the queue';
const OUT_OF_TIME = "the action couldn't confirm that it left before the time was up. Look at the queue";
async function restartVerified(context, deadline, ref, before, seen) {
	const { service } = context;
	try {
		return await service.restartTestsOnPullRequest(deadline, ref, {
			sends: 2,
			judge: (record, conflict) => {
				seen?.(record);
				return conflict ? clients.NO_EFFECT : judgeRestart(record, before);
			},
			missing: () => 'its state has not changed, which does not confirm that the tests were restarted',
		});
	}
	catch (error) {
		if (!clients.hasStatus(error, 404))
			throw error;
		const record = await clients.readUntilConsistent(deadline, () => service.findPullRequest(deadline, ref), isQueued);
		if (isQueued(record))
			throw error;
		return { outcome: 'left', record };
	}
}
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING'];
function judgeRestart(record, before) {
	const then = changedAt(before);
	if (then === undefined)
		return clients.unprovable('Trunk shows no `stateChangedAt`, which would prove the restart');
	if (record === undefined || !isQueued(record))
		return clients.contradiction({ outcome: 'left', record });
	if ((changedAt(record) ?? then) <= then)
		return clients.NO_EFFECT;
	const { state = '' } = record;
	if (AFTER_RESTART.includes(state))
		return clients.proved({ outcome: 'restarted', record });
	return clients.unprovable(`it moved on to ${state}, which does not confirm that its tests were restarted`);
}

async function lookBeforeSubmission(context, deadline, { inputs, pullRequest }, first) {
	const { priority, noBatch, skipDraft, requireLabel, requireApproval } = inputs;
	let record = first;
	let skip = skipOf(pullRequest, record, skipDraft);
	const waits = inputs.wait && !context.dryRun;
	if (skip === undefined && !waits && !needsSubmission({ priority, noBatch, before: record })) {
		const again = await lookAgain(context, deadline, pullRequest.ref);
		record = again.record;
		skip = skipOf({ ...pullRequest, ...again.gitHub }, record, skipDraft);
	}
	context.setOutputs(recordOutputs(record));
	if (skip === undefined && requireLabel !== undefined)
		skip = await skipWithoutLabel(context, deadline, pullRequest.ref, requireLabel);
	if (skip === undefined && requireApproval)
		skip = await skipWithoutApproval(context, deadline, pullRequest.ref);
	return { record, skip };
}
const LAG_MS = 3000;
async function lookAgain(context, deadline, ref) {
	const { log, service } = context;
	log.info(`${common.pullRequestName(ref)} is in the queue already; reading once more in ${LAG_MS / 1000} s`);
	await deadline.sleep(LAG_MS);
	const [record, gitHub] = await Promise.all([
		service.findPullRequest(deadline, ref),
		context.timeBeforeWork.run(deadline, (deadline) => clients.readFromGitHub(context, deadline, ref)),
	]);
	return { record, gitHub };
}
function skipOf(pullRequest, record, skipDraft) {
	const { ref, merged, closed, draft, baseBranch } = pullRequest;
	const name = `#${ref.number}`;
	const alreadyMerged = {
		outcome: 'already-merged',
		headline: `${name} is already merged`,
	};
	if (isMergedOnGitHub(pullRequest, ref))
		return alreadyMerged;
	const isDisproved = merged === true && record?.prBaseBranch === undefined;
	if (isMerged(record, ref) && !isDisproved)
		return alreadyMerged;
	if (merged)
		return skipMergedElsewhere(ref, baseBranch);
	if (record?.state === 'MERGED')
		return skipMergedElsewhere(ref, record.prBaseBranch);
	if (closed)
		return {
			outcome: 'skipped-closed',
			headline: `${name} is closed: not submitted`,
			remedy: 'Reopen the pull request, then submit it again.',
		};
	if (draft && skipDraft)
		return {
			outcome: 'skipped-draft',
			headline: `${name} is a draft: not submitted`,
			remedy: 'Mark it as ready for review, then submit it again.',
		};
	return undefined;
}
const skipMergedElsewhere = (ref, branch) => ({
	outcome: 'skipped-closed',
	headline: `#${ref.number} is merged into ${branch}, not into ${ref.targetBranch}: not submitted`,
	remedy: `Open another pull request into \`${ref.targetBranch}\` if the change belongs there too.`,
});
async function skipWithoutLabel(context, deadline, ref, label) {
	if (await hasLabelNow(context, deadline, ref, label))
		return undefined;
	return {
		outcome: 'skipped-label',
		headline: `#${ref.number} does not have the label ${label}: not submitted`,
		remedy: 'Add the label, then submit it again.',
	};
}
async function skipWithoutApproval(context, deadline, { number }) {
	const remedy = 'Run the step again: only GitHub knows the reviews.';
	const approval = await clients.askBeforeWork(context, deadline, remedy, (deadline) => settledApproval(context, deadline, number));
	if (approval === 'approved')
		return undefined;
	return { outcome: 'skipped-approval', ...NOT_APPROVED[approval](number) };
}
const NOT_APPROVED = {
	'not-reviewed': (number) => ({
		headline: `#${number} is not approved: not submitted`,
		remedy: 'Have it approved by someone who can write, then submit it again.',
	}),
	'review-required': (number) => ({
		headline: `#${number} lacks a required approval: not submitted`,
		remedy: 'Have it approved, then submit it again.',
	}),
	'changes-requested': (number) => ({
		headline: `A review requests changes of #${number}: not submitted`,
		remedy: 'Settle what the review requests and have it approved, then submit it again.',
	}),
};
const APPROVAL_PAUSE_MS = 2000;
async function settledApproval(context, deadline, number) {
	const { github, clock, event } = context;
	const { readApproval } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1599, 19)).then(n => n.approval);
	const isFromApproval = clients.isApproval(event, number);
	const until = clock.monotonic() + clients.SETTLE_MS;
	for (;;) {
		const approval = await readApproval(github, deadline, number);
		if (approval === 'approved' || !isFromApproval || clock.monotonic() >= until)
			return approval;
		await deadline.sleep(APPROVAL_PAUSE_MS);
	}
}

const QUEUE_PHRASE = 'the merge queue';
const WAS_CANCELLED = 'the pull request was cancelled';
const CANCELLED_MARK = '🚫';
const UNFINISHED_MARK = '⏸';

const dequeueInTime = (context, wait, time) => dequeueIfAllowed(context, time.of('exit'), wait);
async function dequeueIfAllowed(context, deadline, wait) {
	const { ref, observations } = wait;
	if (wait.exit !== undefined)
		return wait.exit;
	const leaving = wait.beginLeaving();
	if (leaving === undefined)
		return { takenOut: false, sentence: NOT_OURS };
	const exit = leaving.isProved
		? await dequeue(context, deadline, ref)
		: await dequeueUntilProved(context, deadline, ref, observations.submission.before);
	leaving.left(exit);
	return exit;
}
const NOT_OURS = 'This step did not put it into the queue, so it was left there';

async function untilAborted(context, deadline, wait, running) {
	try {
		return await running;
	}
	catch (error) {
		if (!deadline.isOver)
			throw error;
		return reportAborted(context, deadline, wait);
	}
}
async function reportAborted(context, run, wait) {
	const ms = common.graceMs(run.signal) - common.WRITING_MS - MARGIN_MS;
	const deadline = run.afterCancellation(ms);
	let exit;
	if (wait.isLeaving || wait.inputs.onAbort === 'cancel')
		exit = await dequeueIfAllowed(context, deadline.atMost(ms - LAST_WORDS_MS), wait);
	return reportEnding(context, wait, {
		ending: endAborted(wait, exit),
		time: wait.beginEnd(deadline),
	});
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;
function endAborted(wait, exit) {
	const { ref, record, gitHub, queue } = wait;
	const name = `#${ref.number}`;
	const findings = record === undefined ? undefined : findingsOf({ ref, record, gitHub }, queue?.state);
	const ended = {
		outcome: 'aborted',
		passes: false,
		mark: CANCELLED_MARK,
		failing: findings?.failing ?? [],
		reasons: (findings?.reasons ?? []).map(({ remedy: _, ...reason }) => reason),
	};
	if (exit?.takenOut)
		return {
			...ended,
			headline: `The run was cancelled, and ${name} was taken out of the queue`,
			remedy: 'Submit it again when it should be merged.',
		};
	let headline = `The run was cancelled; no record of ${name} was seen`;
	if (record !== undefined)
		headline = `The run was cancelled while ${name} was ${record.state ?? 'not known to Trunk'}`;
	let { mayArrive } = wait;
	const why = [];
	if (exit !== undefined) {
		why.push(exit.sentence);
		mayArrive = exit.mayArrive === true;
	}
	else if (mayArrive)
		why.push(MAY_ARRIVE);
	let remedy = 'The pull request may still be merged; cancel it in the queue if it must not be.';
	if (clients.isEnded(record?.state) && !mayArrive)
		remedy = 'There is nothing more to wait for.';
	return { ...ended, whyLabelStays: WAS_CANCELLED, headline, why, remedy };
}

const endMerged = (context, wait, time) => concludeMerge(context, wait, time, { isOutsideQueue: false });
const endMergedOnGitHub = (context, wait, time) => concludeMerge(context, wait, time, { isOutsideQueue: true });
async function concludeMerge(context, wait, time, { isOutsideQueue }) {
	const { ref, record, observations } = wait;
	time.extend();
	const shown = isMergedOnGitHub(wait.gitHub, ref) ? wait.gitHub : undefined;
	const limit = time.of('lookup').atMost(MERGE_LOOKUP_MS);
	const gitHub = await findMergeCommit(context, limit, ref, shown);
	wait.gitHub = gitHub ?? wait.gitHub;
	if (!isOutsideQueue && record?.prBaseBranch === undefined && isClosedWithoutMerge(gitHub, ref))
		return {
			outcome: 'removed',
			passes: false,
			headline: `#${ref.number} left ${QUEUE_PHRASE}`,
			why: [deniedMerge(ref, gitHub)],
			remedy: 'Look at the pull request on GitHub before you submit it again.',
		};
	const error = otherHeadMerged(ref, observations.submission, record, gitHub);
	if (error !== undefined)
		return endFailed(error);
	const headline = isOutsideQueue ? mergedOutsideHeadline(wait) : mergedHeadline(wait);
	return { outcome: 'merged', passes: true, headline };
}
function mergedHeadline({ ref, elapsedMs }) {
	const merged = `#${ref.number} merged into ${ref.targetBranch}`;
	if (elapsedMs < 1000)
		return merged;
	return `${merged} after ${common.duration(elapsedMs / 1000)}`;
}
function mergedOutsideHeadline({ ref, record }) {
	const merged = `#${ref.number} was merged on GitHub, outside ${QUEUE_PHRASE}`;
	if (record?.state === undefined)
		return merged;
	return `${merged}, where it was last ${record.state}`;
}
function deniedMerge({ targetBranch }, gitHub) {
	if (!gitHub?.merged)
		return 'Trunk calls it merged, but on GitHub it is closed without a merge';
	return `Trunk calls it merged, but on GitHub it was merged into ${common.inBackticks(gitHub.baseBranch)}, not into ${common.inBackticks(targetBranch)}`;
}
async function askForMerge(context, wait, time) {
	const asked = clients.readFromGitHub(context, time.of('gitHub'), wait.ref);
	wait.gitHub = (await asked) ?? wait.gitHub;
	return isMergedOnGitHub(wait.gitHub, wait.ref);
}

async function endLeft(context, wait, time, end, notes = []) {
	const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, wait, time);
	if (isMergedOnGitHub)
		return endMergedOnGitHub(context, wait, time);
	const { inputs, ref } = wait;
	const name = `#${ref.number}`;
	const reasonsToRead = withoutCoveredReasons(reasons);
	const why = [...notes];
	const unexplained = UNEXPLAINED[end];
	if (reasonsToRead.length === 0 && unexplained !== undefined)
		why.unshift(unexplained);
	const withRemedy = (headline, otherwise, mark) => ({
		outcome: end,
		passes: false,
		mark,
		headline,
		reasons,
		failing,
		why,
		remedy: firstRemedy(reasonsToRead) ?? otherwise,
	});
	switch (end) {
		case 'failed':
			return withRemedy(`${name} failed in ${QUEUE_PHRASE}`, 'Fix the failing checks, push, then submit it again.');
		case 'cancelled':
			return {
				...withRemedy(`${name} was cancelled in ${QUEUE_PHRASE}`, 'Find out what took it out of the queue, then submit it again.', CANCELLED_MARK),
				whyLabelStays: WAS_CANCELLED,
			};
		case 'removed':
			return withRemedy(`${name} left ${QUEUE_PHRASE}${wait.record?.state === 'MERGED' ? '' : ' without a final state'}`, 'Check the pull request and the queue, then submit it again.');
		case 'not-submitted':
			return withRemedy(`${name} isn't in ${QUEUE_PHRASE}`, clients.SUBMIT_FIRST);
		case 'not-ready': {
			let headline = `${name} wasn't ready within ${common.duration((inputs.notReadyTimeoutMinutes ?? 0) * 60)}`;
			if (reasonsToRead.length > 0)
				headline += `: ${common.pluralize(reasonsToRead.length, 'thing')} missing`;
			return withRemedy(headline, 'Look at the pull request and its checks, and add what is missing.', UNFINISHED_MARK);
		}
	}
}
const UNEXPLAINED = {
	failed: 'Trunk gives no reason. See the checks of the test branch',
	'not-ready': 'Trunk does not list what is missing. Its own checks may have failed',
};
async function explainEnd(context, wait, time) {
	const findings = await wait.extras.run(time.of('reasons'), (deadline) => findReasons(context, deadline, wait.ref, wait));
	wait.takeFindings(findings);
	return findings;
}

async function endTimedOut(context, wait, time, failure, answered) {
	const { inputs } = wait;
	const exit = inputs.onTimeout === 'cancel' ? await dequeueInTime(context, wait, time) : undefined;
	if (isMerged(wait.record, wait.ref))
		return endMerged(context, wait, time);
	if (exit?.takenOut)
		return endTakenOut(context, wait, time);
	const name = `#${wait.ref.number}`;
	const timedOut = `Timed out after ${common.duration(wait.elapsedMs / 1000)};`;
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	if (failure !== undefined && !answered)
		return {
			outcome: 'timed-out',
			passes: false,
			mark: UNFINISHED_MARK,
			headline: `${timedOut} the state of ${name} is not known`,
			why: [`Trunk did not answer: ${failure.explanation.problem}`, ...why],
			remedy: 'Check that Trunk is up and that `api-url` is its address, then run the step again.',
		};
	const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, wait, time);
	if (isMergedOnGitHub)
		return endMergedOnGitHub(context, wait, time);
	if (failure !== undefined)
		why.unshift(`The last reading failed: ${failure.explanation.problem}`);
	const state = wait.record?.state;
	const isStale = failure !== undefined && exit?.lastRead?.record === undefined;
	return {
		outcome: 'timed-out',
		passes: inputs.onTimeout === 'pass',
		mark: UNFINISHED_MARK,
		headline: `${timedOut} ${name} ${stateClause(state, isStale)}`,
		reasons,
		failing,
		why,
		remedy: firstRemedy(withoutCoveredReasons(reasons)) ??
			'Raise `timeout-minutes`, or find out what holds up the queue.',
	};
}
async function endTakenOut(context, wait, time) {
	const waited = common.duration(wait.elapsedMs / 1000);
	const findings = await explainEnd(context, wait, time);
	if (findings.isMergedOnGitHub)
		return endMergedOnGitHub(context, wait, time);
	const reasons = findings.reasons.filter(({ isCauseOfState }) => !isCauseOfState);
	return {
		outcome: 'timed-out',
		passes: false,
		mark: UNFINISHED_MARK,
		headline: `Timed out after ${waited}; #${wait.ref.number} was taken out of the queue`,
		reasons,
		failing: findings.failing,
		remedy: firstRemedy(withoutCoveredReasons(reasons)) ??
			'Find out what held it up, then submit it again.',
	};
}
async function endUnprovedResubmission(context, wait, time, error) {
	const leaves = wait.mayArrive && wait.timeout.passed && wait.inputs.onTimeout === 'cancel';
	const exit = leaves ? await dequeueInTime(context, wait, time) : undefined;
	if (exit?.takenOut)
		return endTakenOut(context, wait, time);
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	if (!error.mayHaveApplied) {
		why.unshift(`It could not be submitted again: ${error.explanation.problem}`);
		return endLeft(context, wait, time, 'failed', why);
	}
	const headline = `Couldn't confirm that #${wait.ref.number} was submitted again`;
	return endFailed(error, headline, why);
}
function stateClause(state, isStale) {
	if (state === undefined)
		return 'is not known to Trunk';
	if (isStale)
		return `was last ${state}`;
	return clients.isEnded(state) ? `is ${state}` : `is still ${state}`;
}

async function concludeObservedEnd(context, wait, time, end) {
	const { number } = wait.ref;
	if (wait.inputs.comment !== 'never')
		wait.comments ??= clients.readAhead(context, time.root, (posts, deadline) => posts.listComments(context, deadline, { number }));
	if (end === 'merged')
		return endMerged(context, wait, time);
	if (end === 'head-moved')
		return endMovedHead(context, wait, time);
	if (await askForMerge(context, wait, time))
		return endMergedOnGitHub(context, wait, time);
	return endLeft(context, wait, time, end);
}
async function endUndecided(context, wait, time, polled) {
	const failure = polled.type === 'failed' ? polled.error : polled.failure;
	if (!(await askForMerge(context, wait, time))) {
		if (polled.type === 'failed')
			return endUnanswered(wait.ref, polled.error);
		return endTimedOut(context, wait, time, failure, polled.answered);
	}
	if (failure !== undefined) {
		const { request, problem } = failure.explanation;
		const name = common.pullRequestName(wait.ref);
		context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`);
	}
	return endMergedOnGitHub(context, wait, time);
}
async function endMovedHead(context, wait, time) {
	const { ref, record, observations } = wait;
	const exit = await dequeueInTime(context, wait, time);
	return endFailed(movedHead(ref, wantedHead(observations.submission) ?? '', record?.prSha, exit));
}
function endUnanswered({ number }, error) {
	const title = common.ERROR_TITLES[error.kind];
	const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
	return endFailed(error, `Stopped waiting for #${number}: ${because}`);
}

const AFTER_TIMEOUT = {
	gitHub: 7000,
	exit: 11_000,
	lookup: 40_000,
	reasons: 12_500,
	report: 14_000,
};
const AFTER_END = {
	...AFTER_TIMEOUT,
	gitHub: 12_000,
	exit: 16_000,
	reasons: 30_000,
	report: 44_000,
};
class EndDeadlines {
	root;
	#since;
	#limits;
	constructor(root, timeout) {
		this.root = root;
		this.#since = timeout.passed ? timeout : root.restarted(0);
		this.#limits = timeout.passed ? AFTER_TIMEOUT : AFTER_END;
	}
	of(part) {
		return this.root.atMost(this.#since.leftUntil(this.#limits[part]));
	}
	extend() {
		this.#limits = AFTER_END;
	}
}

const STILL_QUEUED = ['head-moved', 'not-ready'];
const EXTRA_QUESTIONS_MS = 30_000;
class Wait {
	inputs;
	ref;
	pullRequest;
	extras = new common.Budget(EXTRA_QUESTIONS_MS);
	seenRuns = new Set();
	logged = new Set();
	gitHub;
	comments;
	observations;
	queue;
	queueReadAt = Number.NEGATIVE_INFINITY;
	loggedAt;
	polls = 0;
	resubmissions = 0;
	exit;
	#removal;
	#removalOfOthers;
	#isLeaving = false;
	#timeout;
	#clock;
	#setOutputs;
	#rules;
	#startedAt;
	constructor({ clock, setOutputs }, deadline, inputs, pullRequest, removal) {
		const now = clock.monotonic();
		this.inputs = inputs;
		this.ref = pullRequest.ref;
		this.pullRequest = pullRequest;
		this.#timeout = timeoutOf(deadline, inputs);
		this.observations = beginObservations(now);
		this.loggedAt = now;
		this.#removal = removal;
		this.#removalOfOthers = removal;
		this.#clock = clock;
		this.#setOutputs = setOutputs;
		this.#rules = rulesOf(inputs, this.ref);
		this.#startedAt = now;
	}
	get record() {
		return this.observations.record;
	}
	get timeout() {
		return this.#timeout;
	}
	get mayArrive() {
		return this.#removal === 'once-shown';
	}
	get isLeaving() {
		return this.#isLeaving;
	}
	judgeBy(submission, shown) {
		const begun = beginSubmission(this.#clock.monotonic(), submission, shown);
		this.observations = { ...this.observations, ...begun };
	}
	sending(submission, isNew) {
		this.judgeBy(submission);
		if (isNew) {
			this.#removal = 'once-shown';
			this.exit = undefined;
			this.#setOutputs({ submitted: undefined });
		}
		return {
			proved: (record, isOurs) => this.#takeSubmitted(record, isOurs),
			refused: () => {
				this.#removal = this.#removalOfOthers;
			},
			noteNoEffect: () => this.#setOutputs({ submitted: !isNew }),
		};
	}
	takeSubmissionOfOther(submission, shown) {
		this.judgeBy(submission, shown);
		this.#takeSubmitted(shown, false);
	}
	#takeSubmitted(record, isOurs) {
		this.#removal = isOurs ? 'allowed' : this.#removalOfOthers;
		this.exit = clients.isEnded(record?.state) && !isQueued(record) ? LEFT_BEFORE : undefined;
		if (record !== undefined)
			this.takeRecord(record);
	}
	begin(shown) {
		this.#timeout = timeoutOf(this.#timeout, this.inputs);
		this.judgeBy(this.observations.submission, shown);
	}
	beginLeaving() {
		if (this.#removal === 'forbidden')
			return undefined;
		this.#isLeaving = true;
		return {
			isProved: this.#removal === 'allowed',
			left: (exit) => this.#noteExit(exit),
		};
	}
	#noteExit(exit) {
		const { lastRead, mayArrive } = exit;
		if (lastRead?.record !== undefined)
			this.takeRecord(lastRead.record);
		else if (lastRead !== undefined)
			this.#setOutputs(recordOutputs(undefined));
		if (isQueued(lastRead?.record))
			return;
		if (mayArrive)
			this.#setOutputs({ submitted: undefined });
		else if (lastRead !== undefined)
			this.exit = exit;
	}
	takeFindings({ headSha }) {
		if (headSha !== undefined)
			this.#setOutputs({ 'head-sha': headSha });
	}
	takeObservation(observation) {
		const { next, end } = reduceObservation(this.observations, observation, this.#time, this.#rules);
		this.observations = next;
		this.#setOutputs(recordOutputs(observation.record));
		if (end !== undefined && !STILL_QUEUED.includes(end))
			this.exit = LEFT_BEFORE;
		return end;
	}
	takeRecord(record) {
		this.observations = noteRecord(this.observations, record, this.#time);
		this.#setOutputs(recordOutputs(record));
	}
	takeQueue(queue) {
		this.queue = queue;
		this.#setOutputs(queuePositionOutputs(this.ref, queue));
	}
	get readingMs() {
		return this.#timeout.leftUntil(READING_MS);
	}
	beginEnd(root) {
		return new EndDeadlines(root, this.#timeout);
	}
	get elapsedMs() {
		return this.#clock.monotonic() - this.#startedAt;
	}
	get #time() {
		return { at: this.#clock.monotonic(), now: this.#clock.now() };
	}
}
const timeoutOf = (deadline, { timeoutMinutes }) => deadline.restarted(timeoutMinutes * 60_000);
function rulesOf({ pollIntervalSeconds = 60, notReadyTimeoutMinutes = Infinity }, { targetBranch, stack }) {
	return {
		targetBranch,
		stack,
		graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
		notReadyMs: notReadyTimeoutMinutes * 60_000,
	};
}
const READING_MS = 4000;

const IDLE = [0.2, 5, 60];
const ENDING = [0.1, 3, 15];
const PACES = {
	TESTING: [0.1, 10, 30],
	TESTS_PASSED: ENDING,
	PENDING_FAILURE: ENDING,
};
function pollIntervalMs(state, secondsInState, random) {
	const [share, least, most] = PACES[state ?? ''] ?? IDLE;
	const seconds = Math.min(most, Math.max(least, share * secondsInState));
	return seconds * 1000 * (0.9 + 0.2 * random);
}
function nextObservationMs({ state, stateSince, absences, otherHeadSince }, at, { pollIntervalSeconds }, random) {
	const pace = pollIntervalSeconds === undefined
		? pollIntervalMs(state, (at - stateSince) / 1000, random)
		: pollIntervalSeconds * 1000;
	const inDoubt = absences > 0 || otherHeadSince !== undefined;
	return inDoubt ? Math.min(pace, clients.CONFIRM_MS) : pace;
}

async function submitAgain(context, deadline, wait, time) {
	const { ref, record } = wait;
	const { pinnedHead, expectedHead } = wait.observations.submission;
	if (record === undefined || (await askForMerge(context, wait, time)))
		return { time, ending: await concludeObservedEnd(context, wait, time, 'failed') };
	const notAgain = async (why) => {
		const note = `It was not submitted again, because ${why}`;
		return { time, ending: await endLeft(context, wait, time, 'failed', [note]) };
	};
	const shown = await readForResubmission(context, wait, time);
	if (shown?.isKnown === false)
		return notAgain(`GitHub did not show whether it is still open: ${shown.why}`);
	const facts = shown?.value;
	const head = record.prSha ?? pinnedHead ?? expectedHead ?? facts?.headSha;
	const obstacle = facts && obstacleOf(facts, ref, head);
	if (obstacle !== undefined)
		return notAgain(obstacle.text);
	return sendAgain(context, deadline, wait, record, head);
}
const MAX_QUESTIONS = 3;
const QUESTION_PAUSE_MS = 5000;
async function readForResubmission(context, wait, time) {
	const { github, log } = context;
	const { ref, logged } = wait;
	for (let asked = 1; github.available; asked++) {
		const deadline = time.of('gitHub');
		const questions = new GitHubQuestions(context, deadline, ref, DEFAULT_PATTERN, logged);
		const facts = await questions.facts();
		if (!facts.isKnown && questions.missingPermissions.size > 0) {
			log.warning(`#${ref.number} is submitted again without GitHub's word that it is still open, because \`github-token\` may not read pull requests. Add \`pull-requests: read\` to the \`permissions\` of the job.`);
			return undefined;
		}
		if (facts.isKnown || asked === MAX_QUESTIONS)
			return facts;
		await time.root.sleep(Math.min(QUESTION_PAUSE_MS, deadline.remainingMs));
	}
	return undefined;
}
async function sendAgain(context, deadline, wait, failed, head) {
	const { ref, observations } = wait;
	const { options = {}, expectedHead } = observations.submission;
	const patience = deadline.restarted(Math.min(context.service.retryTimeoutMs, wait.readingMs));
	const next = { before: failed, expectedHead, options };
	let sent;
	try {
		const present = await readFailedAgain(context, deadline, ref, failed, patience);
		if (present.hasChanged) {
			wait.takeSubmissionOfOther(next, present.record);
			return undefined;
		}
		sent = wait.sending({ ...observations.submission, before: failed }, true);
		const call = { patience, onRefused: sent.refused };
		const { outcome, record } = await resubmit(context, deadline, ref, failed, options, call);
		if (outcome !== 'submitted') {
			wait.takeSubmissionOfOther(next, record);
			return undefined;
		}
		wait.resubmissions++;
		sent.proved(record, true);
		const pinnedHead = differsFromHead(record.prSha, head) ? head : undefined;
		wait.judgeBy({ ...next, pinnedHead }, record);
		return undefined;
	}
	catch (error) {
		if (deadline.isOver || !(error instanceof clients.HttpError))
			throw error;
		if (clients.hadNoEffect(error))
			sent?.noteNoEffect();
		const time = wait.beginEnd(deadline);
		return { time, ending: await endUnprovedResubmission(context, wait, time, error) };
	}
}

const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
async function logObservation(context, deadline, wait, isNewState) {
	const { record } = wait;
	if (isNewState) {
		logState(context, wait);
		if (record?.state === 'TESTING')
			await rememberRuns(context, deadline, wait);
	}
	const isDue = context.clock.monotonic() - wait.queueReadAt >= QUEUE_EVERY_MS;
	if (isDue && isBeforeTests(record))
		await readQueueOfWait(context, deadline, wait);
	if (context.clock.monotonic() - wait.loggedAt >= HEARTBEAT_MS)
		await logHeartbeat(context, deadline, wait);
}
function logState(context, wait) {
	const { ref, record } = wait;
	const why = record?.state === 'NOT_READY' ? reasonsOf({ ref, record }) : [];
	log(context, wait, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
}
async function readQueueOfWait(context, deadline, wait) {
	const now = context.clock.monotonic();
	const { queue, warning } = await lookUpQueue(context, deadline, wait.ref);
	wait.queueReadAt = now;
	if (queue === undefined)
		return context.log.debug(`${warning}`);
	if (warning !== undefined && queue.state !== wait.queue?.state)
		context.log.warning(`${warning}. Still waiting.`);
	wait.takeQueue(queue);
}
async function logHeartbeat(context, deadline, wait) {
	const { ref, record, queue, seenRuns, logged, timeout, elapsedMs } = wait;
	let line = record === undefined ? 'Still no record of it' : `Still ${record.state}`;
	const place = isBeforeTests(record) && queue && queuePositionText(queue, ref);
	if (place)
		line += `, ${place}`;
	const total = elapsedMs + timeout.remainingMs;
	line += `, ${common.duration(elapsedMs / 1000)} of ${common.duration(total / 1000)}`;
	if (record?.state === 'NOT_READY') {
		const findings = await findReasons(context, deadline, ref, { record, queue, seenRuns, logged });
		wait.takeFindings(findings);
		const [reason] = findings.reasons;
		if (reason !== undefined)
			line += `. ${reason.text}`;
	}
	log(context, wait, line);
}
function log({ clock, log }, wait, line) {
	wait.loggedAt = clock.monotonic();
	log.info(line);
}
async function rememberRuns(context, deadline, { ref, seenRuns }) {
	const { github, log } = context;
	const { number } = ref;
	if (!github.available)
		return;
	const prefix = testBranchPrefix(number);
	const listed = __webpack_require__.e( 44).then(__webpack_require__.t.bind(__webpack_require__, 7044, 23)).then(({ branches }) => branches(github, deadline, prefix));
	const branches = await common.bestEffort(deadline, listed, (why) => log.debug(`The test branches could not be listed: ${why}`));
	for (const { branch } of branches ?? []) {
		const found = parseTestBranch(branch, DEFAULT_PATTERN);
		if (found?.number === number)
			seenRuns.add(found.id);
	}
}

async function waitForMerge(inputs, context, deadline, location) {
	const pullRequest = await resolvePullRequest(location, context, deadline);
	const wait = new Wait(context, deadline, inputs, pullRequest, 'allowed');
	const waiting = awaitEnd(context, deadline, wait);
	return untilAborted(context, deadline, wait, waiting.then((concluded) => reportEnding(context, wait, concluded)));
}
async function awaitEnd(context, deadline, wait) {
	const { inputs, ref } = wait;
	const limit = common.duration(inputs.timeoutMinutes * 60);
	context.log.info(`Waiting up to ${limit} for ${common.pullRequestName(ref)} to be merged`);
	let mayCorrect = inputs.comment !== 'never';
	const afterReading = async (limit, isNewState) => {
		if (mayCorrect && isQueued(wait.record)) {
			mayCorrect = false;
			await correctComment(context, limit, wait);
		}
		await logObservation(context, limit, wait, isNewState);
	};
	for (;;) {
		const polled = await pollRecord(context, deadline.atMost(wait.readingMs), wait, afterReading);
		const time = wait.beginEnd(deadline);
		if (polled.type !== 'ended')
			return { time, ending: await endUndecided(context, wait, time, polled) };
		const mayRetry = polled.end === 'failed' && wait.resubmissions < inputs.resubmit;
		if (!mayRetry || wait.timeout.passed || context.dryRun)
			return { time, ending: await concludeObservedEnd(context, wait, time, polled.end) };
		const concluded = await submitAgain(context, deadline, wait, time);
		if (concluded !== undefined)
			return concluded;
	}
}
const ASIDE_MS = 4000;
function pollRecord(context, deadline, wait, afterReading) {
	return clients.poll(context, deadline, wait.timeout, {
		read: () => observe(context, deadline, wait),
		take: async (reading) => {
			const { length } = wait.observations.states;
			const end = reading.type === 'answer' ? wait.takeObservation(reading.value) : undefined;
			const isNewState = wait.observations.states.length > length;
			await afterReading(deadline.atMost(ASIDE_MS), isNewState);
			return end;
		},
		paceMs: (at) => nextObservationMs(wait.observations, at, wait.inputs, context.random()),
	});
}
async function observe(context, deadline, wait) {
	const { ref } = wait;
	wait.polls++;
	const record = await context.service.findPullRequest(deadline, ref, { attempts: 1 });
	await noticeStack(context, deadline.atMost(ASIDE_MS), ref, record);
	if (!showsOtherHead(wait.observations, record))
		return { record };
	const gitHub = await clients.readFromGitHub(context, deadline.atMost(ASIDE_MS), ref);
	return { record, headOnGitHub: gitHub?.headSha };
}
async function noticeStack(context, deadline, ref, record) {
	const { stack, targetBranch, number } = ref;
	const { github, log } = context;
	const base = record?.prBaseBranch ?? targetBranch;
	if (!common.leadsToTarget(base, ref) && !stack.askedAbout?.has(base)) {
		stack.askedAbout = new Set(stack.askedAbout).add(base);
		await clients.readFromGitHub(context, deadline, ref);
		context.setOutputs(stackOutputs(ref));
	}
	const { position = Number.POSITIVE_INFINITY } = stack.seen ?? { position: 1 };
	if (position <= 2 || stack.areMembersRead || !github.available)
		return;
	stack.areMembersRead = true;
	await common.bestEffort(deadline, clients.noteMembersBelow(context, deadline, number), (why) => log.debug(`The members of the stack below #${number} could not be read: ${why}`));
}

async function submit(inputs, context, deadline, location) {
	const named = refOf$1(location, context);
	const reading = named && context.service.findPullRequest(deadline, named);
	reading?.catch(() => { });
	const comments = named && inputs.comment === 'always' && !inputs.wait
		? clients.readAhead(context, deadline, (posts, time) => posts.listComments(context, time, { number: named.number }))
		: undefined;
	const pullRequest = await resolvePullRequest(location, context, deadline, ['head-sha', 'state']);
	const { ref } = pullRequest;
	const wait = new Wait(context, deadline, inputs, pullRequest, 'forbidden');
	wait.comments = comments;
	let before;
	try {
		const first = await (reading ?? context.service.findPullRequest(deadline, ref));
		const looked = await lookBeforeSubmission(context, deadline, wait, first);
		before = looked.record;
		if (looked.skip)
			return await reportSkip(context, deadline, wait, before, looked.skip);
		const { priority, noBatch, expectedHeadSha: expected } = inputs;
		if (expected !== undefined)
			await refuseOtherHead(context, deadline, pullRequest, before, expected);
		const plan = { priority, noBatch, before };
		if (context.dryRun && needsSubmission(plan))
			return planSubmission(context, ref, plan);
		return await untilAborted(context, deadline, wait, sendAndReport(context, deadline, wait, plan));
	}
	catch (error) {
		if (!(error instanceof common.ActionError) || error.kind === 'aborted')
			throw error;
		return reportFailed(context, deadline, wait, before, error);
	}
}
async function sendAndReport(context, deadline, wait, plan) {
	const { inputs, pullRequest } = wait;
	const { expectedHeadSha: expectedHead } = inputs;
	const { before } = plan;
	const submission = { before, expectedHead, headBefore: pullRequest.headSha, options: plan };
	const isNew = !isQueued(before);
	const proved = await send(context, deadline, wait, submission, plan, isNew);
	const record = await proveHead(context, deadline, pullRequest, proved.record, expectedHead, (last) => {
		wait.takeRecord(last);
		return dequeueIfAllowed(context, deadline, wait);
	});
	wait.takeRecord(record);
	const submitted = { ...proved, record };
	if (!inputs.wait || context.dryRun) {
		if (submitted.proof !== 'ended')
			return reportSubmitted(context, deadline, wait, submitted);
		const time = wait.beginEnd(deadline);
		const ending = await concludeObservedEnd(context, wait, time, endOf(submitted.record));
		return reportEnding(context, wait, { ending, time });
	}
	wait.begin(submitted.record);
	const [concluded] = await Promise.all([
		awaitEnd(context, deadline, wait),
		submitted.proof === 'queued' && buildSubmittedReport(context, deadline, wait, submitted),
	]);
	const waited = await reportEnding(context, wait, concluded);
	const details = { ...waited.details, submission: submitted.outcome, queue: wait.queue };
	return { ...waited, details };
}
async function send(context, deadline, wait, submission, plan, isNew) {
	const sent = wait.sending(submission, isNew);
	try {
		const submitted = await submitVerified(context, deadline, wait.ref, plan, {
			onRefused: sent.refused,
		});
		sent.proved(submitted.record, isNew && submitted.outcome === 'submitted');
		return submitted;
	}
	catch (error) {
		if (clients.hadNoEffect(error))
			sent.noteNoEffect();
		throw error;
	}
}

function outlookOf(ref, queue, typical, dependsOn) {
	const entries = queue?.enqueuedPullRequests ?? [];
	const index = entries.findIndex(({ prNumber }) => prNumber === ref.number);
	if (index === -1)
		return { ahead: undefined, mayShareNoTarget: false, typical };
	const isParallel = queue?.mode === 'parallel';
	const all = entries
		.slice(0, index)
		.map(({ prNumber, state, prTitle }) => ({ number: prNumber, state, title: prTitle }));
	if (isParallel && dependsOn !== undefined) {
		const ahead = all.filter(({ number }) => dependsOn.includes(number));
		return { ahead, mayShareNoTarget: false, typical };
	}
	return { ahead: all, mayShareNoTarget: isParallel && all.length > 0, typical };
}
const outlookOutputs = (outlook) => ({
	ahead: outlook?.ahead,
	'typical-minutes': outlook?.typical?.minutes,
});
function outlookLine({ ahead, mayShareNoTarget, typical }) {
	const parts = [];
	if (ahead?.length === 0)
		parts.push('nothing is ahead');
	else if (mayShareNoTarget)
		parts.push(`${ahead?.length} ahead, of which only those with a shared target hold it up`);
	else if (ahead !== undefined)
		parts.push(`${ahead.length} ahead`);
	if (typical !== undefined) {
		const about = typical.isBeyond ? 'more than' : 'about';
		parts.push(`half of the last hour's pull requests took ${about} ${typical.minutes} min`);
	}
	if (parts.length === 0)
		return undefined;
	return common.capitalize(parts.join('; '));
}

const sameText = (one, other) => one.toLowerCase() === other.toLowerCase();
const includesText = (all, wanted) => all.some((one) => sameText(one, wanted));
function isSelected({ labels, author }, rules) {
	const logins = rules.authors.map((name) => name.replace(/^app\/(.*)$/i, '$1[bot]'));
	return (rules.labels.every((label) => includesText(labels, label)) &&
		(logins.length === 0 || includesText(logins, author)));
}
const hasLabelOf = (shown, rules) => rules.excludeLabels.some((label) => includesText(shown, label)) ||
	!rules.labels.every((label) => includesText(shown, label));
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
	if (hasLabelOf(facts.labels, rules))
		return { reason: 'label' };
	if (facts.isConflicting === undefined)
		return { reason: 'unread', why: 'GitHub has not computed whether it conflicts' };
	if (facts.isConflicting)
		return { reason: 'conflict' };
	if (!haveChecksPassed(facts, queueRef))
		return { reason: 'checks' };
	if (rules.requireApproval && facts.approval !== 'approved')
		return { reason: 'approval' };
	if (rules.minAgeMinutes === 0)
		return undefined;
	if (facts.pushedAt === undefined)
		return { reason: 'unread', why: 'GitHub does not show when its head was pushed' };
	return now - facts.pushedAt < rules.minAgeMinutes * 60_000 ? { reason: 'too-young' } : undefined;
}
function haveChecksPassed(facts, ref) {
	const isOther = (name) => !isQueueCheck(name, ref, facts);
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
	if (isQueued(value))
		return { reason: 'queued' };
	if (value?.state !== 'FAILED' && value?.state !== 'CANCELLED')
		return undefined;
	const { prSha } = value;
	if (prSha !== undefined)
		return differsFromHead(prSha, headSha) ? undefined : { reason: 'failed-before' };
	const isFromBefore = (changedAt(value) ?? Infinity) < (pushedAt ?? -Infinity);
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
				common.noteStack(stacks.of(member.number), { base: targetBranch, parent: member.ownBase });
			}
			common.noteStack(stacks.of(number), { ...stack, parent: ownBase });
		}
		const candidates = selected.filter(({ number, ownBase }) => ownBase === targetBranch || members.has(number));
		return { candidates, unreadStacks };
	}
}

const MAX_REFUSALS_IN_A_ROW = 3;
const LOOK_MS = 60_000;
class InTurn {
	#context;
	#rules;
	#limits;
	#options;
	#reader;
	#look;
	#submitted = [];
	#skipped = [];
	#queued;
	#sent = 0;
	#refusals = 0;
	#refusal;
	constructor(context, { queued }, rules, limits, reader, look) {
		this.#context = context;
		this.#rules = rules;
		this.#limits = limits;
		this.#options = { priority: limits.priority, noBatch: limits.noBatch };
		this.#reader = reader;
		this.#look = look;
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
			const time = index === 0 ? first : deadline.atMost(LOOK_MS);
			const now = await common.readFact(time, this.#look(time));
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
	async #reasonNow(time, { ref, pullRequest, ...judged }) {
		const { clock, service } = this.#context;
		const { number } = ref;
		const fact = (await this.#reader.read(time, [number])).get(number);
		if (fact?.isKnown && fact.value.isOpen && differsFromHead(fact.value.headSha, judged.headSha))
			throw movedHead(ref, judged.headSha, fact.value.headSha);
		const reason = reasonOf(pullRequest, fact, this.#rules, ref, clock.now());
		if (reason !== undefined)
			return reason;
		this.#before = await common.readFact(time, service.findPullRequest(time, ref));
		return reasonOfRecord(this.#before, judged);
	}
	#before;
	async #submit(deadline, { ref, pullRequest, headSha }) {
		const context = this.#context;
		const { number } = ref;
		const before = this.#before?.isKnown ? this.#before.value : undefined;
		this.#sent++;
		try {
			const submitted = await submitVerified(context, deadline, ref, { ...this.#options, before });
			const { outcome, proof, ignored } = submitted;
			if (outcome !== 'submitted') {
				this.#sent--;
				this.#skipped.push({ number, reason: proof === 'merged' ? 'closed' : 'queued' });
				if (proof === 'queued')
					this.#queued.add(number);
				return;
			}
			const resolved = { ...pullRequest, ref, headOfEvent: undefined };
			const leave = () => dequeue(context, deadline, ref);
			const record = await proveHead(context, deadline, resolved, submitted.record, headSha, leave);
			if (proof === 'ended' || (clients.isEnded(record.state) && record.state !== 'MERGED'))
				throw endedAtOnce(common.pullRequestName(ref), record);
			if (ignored !== undefined)
				context.log.warning(`${common.pullRequestName(ref)}: ${ignored}`);
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
const countInQueue = (shown, queued) => new Set([...shown.map(({ prNumber }) => prNumber), ...queued]).size;
const endedAtOnce = (name, { state }) => new common.ActionError('refused', {
	request: `Submitting ${name}`,
	problem: `the queue ended it at once (${state})`,
	remedy: 'Read the reasons on the pull request, and submit it again when they are gone.',
});

exports.DEFAULT_PATTERN = DEFAULT_PATTERN;
exports.EXPLAIN_MARKER = EXPLAIN_MARKER;
exports.FAILED_BY_CHECK = FAILED_BY_CHECK;
exports.GitHubQuestions = GitHubQuestions;
exports.InTurn = InTurn;
exports.QUESTIONS_MS = QUESTIONS_MS;
exports.REASON_KINDS = REASON_KINDS;
exports.WAIT_MARKER = WAIT_MARKER;
exports.WAIT_OUTCOMES = WAIT_OUTCOMES;
exports.WAIT_OUTPUTS = WAIT_OUTPUTS;
exports.bareRunId = bareRunId;
exports.cancelVerified = cancelVerified;
exports.changedAt = changedAt;
exports.countInQueue = countInQueue;
exports.dequeue = dequeue;
exports.differsFromHead = differsFromHead;
exports.failedResult = failedResult;
exports.failingChecks = failingChecks;
exports.failureCauses = failureCauses;
exports.failureMarker = failureMarker;
exports.findReasons = findReasons;
exports.findingsOf = findingsOf;
exports.firstRemedy = firstRemedy;
exports.hasLabelNow = hasLabelNow;
exports.isAboutFailure = isAboutFailure;
exports.isBeforeTests = isBeforeTests;
exports.isGreenNow = isGreenNow;
exports.isMerged = isMerged;
exports.isMergedOnGitHub = isMergedOnGitHub;
exports.isNewer = isNewer;
exports.isQueueCheck = isQueueCheck;
exports.isQueued = isQueued;
exports.isSameStateAndHead = isSameStateAndHead;
exports.judgeOpen = judgeOpen;
exports.leftWithPrerequisite = leftWithPrerequisite;
exports.lookUpQueue = lookUpQueue;
exports.mergeSentence = mergeSentence;
exports.numberToCommentOn = numberToCommentOn;
exports.numbersAhead = numbersAhead;
exports.obstacleOf = obstacleOf;
exports.optionsAsBefore = optionsAsBefore;
exports.outlookLine = outlookLine;
exports.outlookOf = outlookOf;
exports.outlookOutputs = outlookOutputs;
exports.parseTestBranch = parseTestBranch;
exports.pointerToExplanation = pointerToExplanation;
exports.priorityInput = priorityInput;
exports.problemOfRun = problemOfRun;
exports.publishInputs = publishInputs;
exports.pullRequestTarget = pullRequestTarget;
exports.queuePositionOutputs = queuePositionOutputs;
exports.readFailedAgain = readFailedAgain;
exports.readServiceFacts = readServiceFacts;
exports.readTestRun = readTestRun;
exports.readTimeline = readTimeline;
exports.reasonsOutput = reasonsOutput;
exports.recordOutputs = recordOutputs;
exports.refusesMerge = refusesMerge;
exports.reportChecks = reportChecks;
exports.reportComment = reportComment;
exports.reportFailure = reportFailure;
exports.reportSummary = reportSummary;
exports.resolvePullRequest = resolvePullRequest;
exports.restartVerified = restartVerified;
exports.resubmit = resubmit;
exports.resultOf = resultOf;
exports.settledHead = settledHead;
exports.shownState = shownState;
exports.subjectOf = subjectOf;
exports.submit = submit;
exports.submitInputs = submitInputs;
exports.takesOutOfQueue = takesOutOfQueue;
exports.testRunInputs = testRunInputs;
exports.testRunOf = testRunOf;
exports.testRunOfEvent = testRunOfEvent;
exports.unresolvedPullRequestTarget = unresolvedPullRequestTarget;
exports.waitForMerge = waitForMerge;
exports.waitInputs = waitInputs;
exports.withNumber = withNumber;
exports.withoutCoveredReasons = withoutCoveredReasons;
exports.wordRemedy = wordRemedy;
exports.writeSlack = writeSlack;


 })

};
;