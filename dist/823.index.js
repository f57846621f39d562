"use strict";
exports.id = 823;
exports.ids = [823];
exports.modules = {

 4823:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);

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

const beginReadings = (at) => ({
	runs: new Set(),
	polls: 0,
	states: [],
	...beginSubmission(at, {}),
});
const beginSubmission = (at, submission, proof) => ({
	submission,
	submittedAt: at,
	seenInQueue: isQueued(proof),
	absentSince: undefined,
	absences: 0,
	otherHeadSince: undefined,
	state: undefined,
	stateSince: at,
});
const judgedBy = (readings, { at }, submission, proof) => ({ ...readings, ...beginSubmission(at, submission, proof) });
const answered = (readings, record) => ({ ...readings, newest: { record }, head: record?.prSha ?? readings.head });
function withAnswer(before, record, time) {
	const readings = answered(before, record);
	return record === undefined ? readings : noteRecord(readings, record, time);
}
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
function endOf({ state }) {
	if (state === 'FAILED')
		return 'failed';
	return state === 'CANCELLED' ? 'cancelled' : 'removed';
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
async function settledSubmission(context, deadline, pullRequest, record, expected, leave) {
	const { ref } = pullRequest;
	if (isMerged(record, ref))
		await refuseOtherMerge(context, deadline, pullRequest, record, expected);
	if (expected === undefined || clients.isEnded(record.state))
		return { record };
	const head = await settledHead(context, deadline, ref, record, expected);
	const last = head.record ?? record;
	if (differsFromHead(head.sha, expected))
		return { record: last, moved: { headSha: head.sha, exit: await leave(last) } };
	return { record: { ...last, prSha: head.sha } };
}
async function proveHead(context, deadline, pullRequest, record, expected, leave) {
	const settled = await settledSubmission(context, deadline, pullRequest, record, expected, leave);
	const { moved } = settled;
	if (moved && expected)
		throw movedHead(pullRequest.ref, expected, moved.headSha, moved.exit);
	return settled.record;
}
function movedHead(ref, expected, headSha, exit) {
	const request = `Submitting ${common.pullRequestName(ref)} at ${expected}`;
	if (headSha === undefined)
		return unknownHead(ref, request, exit);
	const problem = `its head is ${common.inBackticks(headSha)}`;
	const againAtNewHead = common.withHint('Run the checks of the new head, then submit that.');
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
			: common.withHint('Make sure that it is not in the queue, run the checks of the new head, then submit that.'),
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
	const present = context.stacks.current(ref);
	const error = otherHeadMerged(present, { expectedHead, headBefore }, record, onGitHub);
	if (error !== undefined)
		throw error;
}

const publishInputs = { comment: clients.commentPolicy(), slackPayloadFile: clients.optional(clients.line()) };
const MAX_HINT_LENGTH = 300;
const resubmitHintInput = () => clients.convert((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line${clients.butIs(text)}`);
	const { length } = [...text];
	if (length <= MAX_HINT_LENGTH)
		return text;
	return refuse(`must have at most ${MAX_HINT_LENGTH} characters, but has ${length}`);
});
const waitInputs = {
	...publishInputs,
	resubmitHint: clients.optional(resubmitHintInput()),
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
const OTHER_NAMES = {
	highest: 'urgent',
	critical: 'urgent',
	immediate: 'urgent',
	top: 'urgent',
	normal: 'medium',
	default: 'medium',
	minor: 'low',
	trivial: 'lowest',
};
const priorityInput = () => clients.convert((text, refuse) => {
	const word = text.toLowerCase();
	const name = NAMES.find((known) => known === word);
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? `must be a whole number from 0 to 255${clients.butIs(text)}`
		: `must be a number from 0 to 255, or ${NAMES.map((name) => common.inBackticks(name)).join(', ')}${clients.butIs(text)}${common.didYouMean(OTHER_NAMES[word] ?? text, NAMES)}`);
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

function ignoredOptions({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const ignored = [];
	const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority;
	const kept = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '');
	if (requested !== undefined && kept !== undefined && kept !== requested)
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
	const { proof, record, isRefused } = await service.submitPullRequest(deadline, ref, plan, {
		patience,
		onSent: (result) => {
			if (result === 'refused')
				onRefused?.();
		},
		judge: (record, sent) => judgeSubmission(record, sent === 'refused', plan, ref),
		missing: (last) => `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
	});
	const kept = proof === 'queued' ? ignoredOptions(plan, record) : [];
	return {
		outcome: outcomeOfSubmission(proof, isRefused, isQueued(before)),
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `Trunk kept ${kept.join(' and ')}`,
	};
}
function outcomeOfSubmission(proof, isRefused, wasQueued) {
	if (!isRefused && !wasQueued)
		return 'submitted';
	return proof === 'merged' ? 'already-merged' : 'already-queued';
}
const planSubmission = ({ log }, ref, plan) => clients.planOnlyResult(log, [clients.submitPullRequest(ref, plan)], { note: common.stackSentence(ref) });
function judgeSubmission(record, isRefused, plan, ref) {
	const { before } = plan;
	if (record !== undefined && isQueued(record)) {
		const queued = { proof: 'queued', record, isRefused };
		const agrees = ignoredOptions(plan, record).length === 0 && !isOlder(record, before);
		return agrees ? clients.proved(queued) : clients.contradiction(queued);
	}
	if (record !== undefined && isMerged(record, ref))
		return clients.proved({ proof: 'merged', record, isRefused });
	if (isRefused)
		return clients.NO_EFFECT;
	if (record !== undefined && clients.isEnded(record.state) && isNewer(record, before))
		return clients.contradiction({ proof: 'ended', record, isRefused });
	return isSameState(record, before) ? clients.NO_EFFECT : clients.READ_AGAIN;
}
const optionsAsBefore = (record) => ({
	priority: record.priorityValue ?? record.priorityName,
	noBatch: record.noBatch || undefined,
});
async function readFailedAgain({ service }, deadline, ref, failed, patience) {
	const record = await clients.readUntilConsistent(deadline, () => service.findPullRequest(deadline, ref, { patience }), (record) => record === undefined || isOlder(record, failed), Math.min(clients.SETTLE_MS, patience.remainingMs));
	return { hasChanged: isQueued(record) || !isSameStateAndHead(record, failed), record };
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
				judge: (record, sent) => {
					if (noteIfQueued(record))
						return clients.NO_EFFECT;
					const wasGone = sent === 'refused' || record?.state === 'FAILED';
					return clients.proved({ outcome: wasGone ? 'not-queued' : 'cancelled', record });
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
			judge: (record, sent) => {
				seen?.(record);
				return sent === 'refused' ? clients.NO_EFFECT : judgeRestart(record, before);
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

const nothingSent = (ownsAll) => ({
	stage: 'none',
	isLeaving: false,
	resubmissions: 0,
	ownsAll,
});
const sending = (sent) => ({ ...sent, stage: 'sent', exit: undefined });
const refused = (sent) => ({ ...sent, stage: 'refused' });
function withoutEffect(sent) {
	if (sent.stage === 'refused')
		return { ...sent, stage: 'none' };
	return sent.stage === 'sent' ? { ...sent, stage: 'lost' } : sent;
}
function withProof(sent, record, isOurs) {
	const stage = isOurs ? 'proved' : 'none';
	const next = { ...sent, stage, exit: undefined };
	return clients.isEnded(record?.state) && !isQueued(record) ? left(next, LEFT_BEFORE) : next;
}
const resubmitted = (sent, record) => ({
	...withProof(sent, record, true),
	resubmissions: sent.resubmissions + 1,
});
const left = (sent, exit) => ({ ...sent, stage: 'left', exit });
const leaving = (sent) => ({ ...sent, isLeaving: true });
function afterExit(sent, exit) {
	const { lastRead } = exit;
	if (lastRead === undefined || isQueued(lastRead.record))
		return sent;
	return exit.mayArrive ? { ...sent, stage: 'sent' } : left(sent, exit);
}
const mayArrive = ({ stage }) => stage === 'sent' || stage === 'lost';
const mayTakeOut = (sent) => sent.ownsAll || sent.stage === 'proved' || mayArrive(sent);
const isUncertain = ({ stage }) => stage === 'sent' || stage === 'refused';

async function dequeueIfAllowed(context, deadline, step) {
	const { ref, sent, readings } = step;
	if (sent.exit !== undefined)
		return sent.exit;
	if (!mayTakeOut(sent))
		return { takenOut: false, sentence: NOT_OURS };
	step.update({ sent: leaving(sent) });
	const exit = mayArrive(sent)
		? await dequeueUntilProved(context, deadline, ref, readings.submission.before)
		: await dequeue(context, deadline, ref);
	step.update({ sent: afterExit(step.sent, exit) });
	if (exit.lastRead !== undefined)
		step.takeAnswer(exit.lastRead.record);
	return exit;
}
const NOT_OURS = 'This step did not put it into the queue, so it was left there';

async function endAsOnAbortSays(context, deadline, step, running) {
	try {
		return await running;
	}
	catch (error) {
		if (!deadline.isOver)
			throw error;
		const { reportAborted } = await Promise.all([__webpack_require__.e(589), __webpack_require__.e(269)]).then(__webpack_require__.t.bind(__webpack_require__, 3269, 23));
		return reportAborted(context, deadline, step);
	}
}

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

function placeOfChecks(facts) {
	const { record, notRun = [], queueReason } = facts;
	const isFailed = reasonsOfChecks(facts)[0]?.name === 'check-failed';
	const queueBlamesCheck = queueReason?.sameAs === 'check-failed';
	if (isFailed && record?.state === 'TESTING')
		return 'queue-reason';
	if (queueBlamesCheck && (isFailed || notRun.length > 0))
		return 'queue-reason';
	return record?.state === 'FAILED' ? 'stack' : 'conflict';
}
function reasonsOfChecks(facts) {
	const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts;
	const { checks = [], testChecks = [], unreportedChecks, workflowsToApprove = [] } = gitHub ?? {};
	const isPending = ({ state, required }) => state === 'pending' && required === true;
	const unreported = common.ifKnown(unreportedChecks);
	const onTestBranch = [...failing, ...notRun, ...testChecks.filter(clients.isRed)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => clients.isRed(check) && check.required !== false);
	const at = (place, some) => some.map((check) => ({ check: check.name, candidate: reasonOfCheck(check, place) }));
	const ofChecks = [
		...at('test branch', onTestBranch),
		...at('test branch', unfinished),
		...at('head commit', onHead),
		...(unreported ?? []).map((check) => ({ check, candidate: reasonOfUnreported(check, facts) })),
		...at('test branch', testChecks.filter(isPending)),
		...at('head commit', checks.filter(isPending)),
	];
	const workflows = unreported?.length === 0 ? [] : workflowsToApprove;
	return [
		...workflows.map(({ name, url }) => {
			const text = `Workflow ${common.inBackticks(name)} waits for approval on the head commit`;
			return { name: 'check-pending', text, url, key: text, remedy: APPROVAL };
		}),
		...ofChecks
			.filter(({ check }) => !isQueueCheck(check, ref, gitHub))
			.map(({ candidate }) => candidate),
		...reasonsOfBlocks(facts),
	];
}
const APPROVAL = { remedy: 'Approve it on GitHub, or ask someone who may', again: true };
const WORKFLOW_APPROVAL = {
	remedy: 'Approve the workflow that waits, because it may report the check',
	again: true,
};
const STOPPED_JOB = {
	remedy: 'Find out why the job was stopped, for example by its own time limit',
	again: true,
};
const KINDS = {
	failed: 'check-failed',
	'not-run': 'check-missing',
	pending: 'check-pending',
	passed: 'check-pending',
};
const titleOf = ({ name, required }) => `${required ? 'Required check' : 'Check'} ${common.inBackticks(name)}`;
function reasonOfCheck(check, place) {
	const { name, url, state, required, awaitsApproval } = check;
	const kind = KINDS[state];
	const text = `${titleOf(check)} ${verbOf(check)} on the ${place}${whyNotRun(check)}`;
	let remedy;
	if (state === 'not-run' && (check.kind !== undefined || !required))
		remedy = STOPPED_JOB;
	if (awaitsApproval)
		remedy = state === 'not-run' ? WORKFLOW_APPROVAL : APPROVAL;
	return { name: kind, text, url, key: `${kind} ${place} ${name}`, remedy };
}
function reasonOfUnreported(name, { gitHub }) {
	const awaitsApproval = (gitHub?.workflowsToApprove ?? []).length > 0;
	return {
		name: 'check-missing',
		text: `${titleOf({ name, required: true })} was never reported`,
		url: gitHub && `${gitHub.url}/checks`,
		key: `unreported ${name}`,
		remedy: awaitsApproval ? WORKFLOW_APPROVAL : undefined,
	};
}
function verbOf({ state, followsCancellation, awaitsApproval }) {
	if (followsCancellation)
		return 'counts as not run';
	if (state === 'failed')
		return 'failed';
	if (state === 'not-run')
		return 'did not run';
	return awaitsApproval ? 'waits for approval' : 'has not finished';
}
function whyNotRun({ state, conclusion, startedAt = Number.NaN, finishedAt = Number.NaN, followsCancellation, }) {
	if (state !== 'not-run')
		return '';
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
const KNOWN_BLOCKS = [
	'behind_base',
	'merge_conflict',
	'failing_required_check',
	'awaiting_required_check',
];
function reasonsOfBlocks({ entry, ref, gitHub }) {
	const page = gitHub?.url;
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = page }) => {
		if (kind === 'behind_base')
			return { name: 'behind', text: behindText(ref.targetBranch), url: page };
		if (kind === 'merge_conflict')
			return {
				name: 'conflict',
				text: conflictText(ref.targetBranch),
				url: page && `${page}/conflicts`,
			};
		if (!KNOWN_BLOCKS.includes(kind))
			return [];
		const state = kind === 'failing_required_check' ? 'failed' : 'pending';
		if (name !== undefined)
			return isQueueCheck(name, ref, gitHub)
				? []
				: reasonOfCheck({ name, url, required: true, state }, 'head commit');
		if (state === 'pending')
			return { name: 'check-pending', text: 'A required check has not finished', url };
		return { name: 'check-failed', text: 'A required check failed on the head commit', url };
	});
}
const behindText = (base) => `It is behind ${common.inBackticks(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${common.inBackticks(base)}`;

const UNKNOWN_WORD = {
	remedy: 'Look at the pull request and at the queue',
	again: true,
};
const rows = {
	'queue-reason': { reason: reasonOfQueue },
	stack: { kind: 'queue-reason', reason: reasonOfStack },
	closed: {
		remedy: 'Reopen the pull request',
		again: true,
		reason: ({ gitHub, queueReason, ...facts }) => gitHub?.closed &&
			!isMergedAnywhere({ gitHub, ...facts }) &&
			queueReason?.sameAs !== 'closed' &&
			'It is closed, which takes it out of the queue',
		stops: ['submit', 'again'],
		clause: ({ gitHub }, it) => gitHub.closed && `${it} is closed`,
	},
	draft: {
		onlyIfOpen: true,
		remedy: 'Mark it as ready for review',
		again: true,
		reason: ({ gitHub, queueReason }) => gitHub?.draft &&
			queueReason?.sameAs !== 'draft' &&
			'It is a draft, which keeps it out of the queue',
		stops: ['submit', 'again'],
		clause: ({ gitHub }, it) => gitHub.draft && `${it} is a draft`,
	},
	'base-changed': {
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
		reason: reasonOfBase,
		stops: ['submit', 'again'],
		clause: ({ gitHub: { baseBranch }, ref }) => baseBranch !== undefined &&
			!common.leadsToTarget(baseBranch, ref) &&
			`its base branch is ${common.inBackticks(baseBranch)}`,
	},
	'head-moved': {
		page: 'commits',
		remedy: 'Submit the new head commit when its checks have passed',
		again: 'named',
		reason: ({ gitHub, record }) => gitHub !== undefined &&
			record?.prSha !== undefined &&
			differsFromHead(gitHub.headSha, record.prSha) &&
			`Its head moved from ${shortHead(record.prSha)} to ${shortHead(gitHub.headSha)}; a push takes it out of the queue`,
		stops: ['again'],
		clause: ({ gitHub: { headSha }, head }) => headSha !== undefined &&
			differsFromHead(headSha, head) &&
			`its head is now ${shortHead(headSha)}`,
	},
	'check-failed': {
		page: 'log',
		remedy: 'Fix the failing check and push',
		again: true,
		reason: reasonsOfChecks,
	},
	'check-missing': {
		onlyIfOpen: true,
		page: 'checks',
		remedy: 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
		again: true,
	},
	'check-pending': {
		onlyIfOpen: true,
		page: 'log',
		remedy: 'Wait for the check',
		again: true,
	},
	conflict: {
		onlyIfOpen: true,
		page: 'conflicts',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		again: true,
		reason: ({ gitHub }) => gitHub?.conflicting && conflictText(gitHub.baseBranch),
		stops: ['again'],
		clause: ({ gitHub, ref }) => gitHub.conflicting && `it conflicts with ${common.inBackticks(ref.targetBranch)}`,
	},
	'changes-requested': {
		onlyIfOpen: true,
		remedy: 'Make the requested changes, push, and ask for another review',
		again: true,
		reason: ({ gitHub }) => gitHub?.changesRequested && 'A review requests changes',
		stops: ['again-if-named'],
		clause: ({ changesRequestedBy: reviewer }) => reviewer !== undefined &&
			`a review${reviewer === '' ? '' : ` by ${common.inBackticks(reviewer)}`} requests changes`,
	},
	'review-required': {
		onlyIfOpen: true,
		remedy: 'Ask for a review',
		again: true,
		reason: ({ gitHub }) => gitHub?.reviewRequired && 'A review is required',
	},
	'impacted-targets': {
		onlyIfOpen: true,
		hasNoUrl: true,
		remedy: 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
		reason: ({ record }) => record?.readiness?.requiresImpactedTargets &&
			record.readiness.hasImpactedTargets === false &&
			'The queue needs impacted targets, and none were uploaded for the head commit',
	},
	behind: {
		onlyIfOpen: true,
		remedy: 'Merge `{branch}` into the pull request and push',
		again: true,
		reason: ({ gitHub }) => gitHub?.behind && behindText(gitHub.baseBranch),
	},
	'unknown-block': {
		kind: 'queue-reason',
		...UNKNOWN_WORD,
		reason: reasonsOfUnknownBlocks,
	},
	'not-mergeable': {
		kind: 'queue-reason',
		hasNoUrl: true,
		remedy: 'Set `github-token`, so that the step can say which',
		reason: ({ gitHub, record }) => gitHub?.conflicting === undefined &&
			record?.readiness?.gitHubMergeability === 'not_mergeable' &&
			'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
	},
	'mergeability-pending': {
		kind: 'queue-reason',
		remedy: 'Wait: GitHub takes a few seconds',
		reason: ({ record }) => record?.readiness?.gitHubMergeability === 'in_progress' &&
			'GitHub is still working out whether it can be merged',
	},
	'queue-state': {
		hasNoUrl: true,
		remedy: 'Resume the queue, for example with `operation: resume-queue`',
		reason: ({ queueState = 'running', ref }) => queueState !== 'running' &&
			`The queue of ${common.inBackticks(ref.targetBranch)} is ${queueState.replaceAll('_', ' ')}`,
		stops: ['again-if-named'],
		clause: ({ queueState = 'running' }) => queueState !== 'running' && `the queue is ${queueState.replaceAll('_', ' ')}`,
	},
	'not-in-queue': {
		remedy: 'Submit it, with `operation: submit`',
		reason: ({ record }) => {
			if (record === undefined)
				return 'It was never submitted to the queue';
			return !isQueued(record) && !clients.isEnded(record.state) && 'It is not in the queue';
		},
	},
	'permission-missing': {
		hasNoUrl: true,
		remedy: 'Give the job `permissions: { checks: read, contents: read, pull-requests: write, statuses: read }`',
		reason: ({ missingPermissions: missing = [] }) => missing.length > 0 &&
			`GitHub does not show everything to \`github-token\`, which lacks ${missing.map(common.inBackticks).join(', ')}`,
	},
};
const REASONS = rows;
const REASON_NAMES = Object.keys(rows);
const shortHead = (sha) => common.inBackticks(sha.slice(0, 12));
function reasonOfQueue(facts) {
	const { queueReason, failing = [], notRun = [], gitHub } = facts;
	if (queueReason === undefined)
		return [];
	const { text, url = gitHub?.url, sameAs } = queueReason;
	const [check] = reasonsOfChecks(facts);
	const isAboutStopped = sameAs === 'check-failed' && failing.length === 0 && notRun.length > 0 && check !== undefined;
	const remedy = isAboutStopped
		? (check.remedy ?? REASONS[check.name ?? 'check-failed'])
		: queueReason;
	return [
		{
			text: `The queue's reason: ${text}`,
			url,
			remedy,
			sameAs: isAboutStopped ? 'check-missing' : sameAs,
			isCauseOfState: true,
		},
	];
}
const MAX_NAMED_PREREQUISITES = 10;
function reasonOfStack({ entry, ref }) {
	const named = [...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])];
	const numbers = [...new Set(named.map(({ prNumber }) => prNumber))];
	const others = numbers.filter((number) => number !== ref.number).map((number) => `#${number}`);
	if (!common.isInStack(ref) || others.length === 0)
		return [];
	const text = `It can only merge after ${common.firstOf(others, MAX_NAMED_PREREQUISITES)}`;
	return [{ text, url: undefined, remedy: { remedy: `Find out what holds up ${others[0]}` } }];
}
const isMergedAnywhere = ({ gitHub, record }) => gitHub?.merged || record?.state === 'MERGED';
const MERGED_ELSEWHERE = {
	remedy: 'Open another pull request into `{branch}` if the change belongs there too',
};
function reasonOfBase(facts) {
	const { gitHub, record, ref } = facts;
	const { targetBranch } = ref;
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? targetBranch;
	const mismatches = record?.readiness?.doesBaseBranchMatch === false && !common.isInStack(ref);
	if (!mismatches && common.leadsToTarget(base, ref))
		return [];
	const isMerged = isMergedAnywhere(facts);
	let text = `Its base branch is ${common.inBackticks(base)}, but the queue is for ${common.inBackticks(targetBranch)}`;
	if (base === targetBranch)
		text = `Its base branch is not ${common.inBackticks(targetBranch)}, the branch of the queue`;
	else if (isMerged)
		text = `It was merged into ${common.inBackticks(base)}, not into ${common.inBackticks(targetBranch)}`;
	return [{ text, url: gitHub?.url, remedy: isMerged ? MERGED_ELSEWHERE : undefined }];
}
function reasonsOfUnknownBlocks({ entry, gitHub }) {
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
		if (kind === undefined || KNOWN_BLOCKS.includes(kind))
			return [];
		let text = `The queue waits for: ${kind.replaceAll('_', ' ')}`;
		if (name !== undefined)
			text += ` (${common.inBackticks(name)})`;
		return { text, url, key: text };
	});
}

const alsoOnGitHub = (kind, text) => {
	const { remedy = '', again = false } = REASONS[kind];
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
		again: 'named',
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
		again: 'named',
		takesOut: true,
	},
	trunk_admin_requested: {
		text: 'an administrator of Trunk cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask the support of Trunk before you submit it again',
		again: 'named',
		takesOut: true,
	},
	api_requested: {
		text: 'an API call cancelled it',
		onlyAtEnd: true,
		remedy: 'Find the workflow or tool that cancelled it before you submit it again',
		again: 'named',
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
		return { ...UNKNOWN_WORD, text: `it was ${common.inBackticks(actor)}` };
	}
	const meaning = KNOWN_QUEUE_REASONS.get(reason) ?? {
		...UNKNOWN_WORD,
		text: reason.replaceAll('_', ' '),
	};
	const blamed = meaning.sameAs === 'conflict' ? ofCulprit(culprit) : undefined;
	let text = blamed?.text ?? meaning.text;
	if (actor !== undefined)
		text += ` (${common.inBackticks(actor)})`;
	return { ...meaning, ...blamed, text, url: culprit?.prUrl };
}
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

function reasonsOf(known) {
	const { gitHub, record, ref, entry } = known;
	if (isMergedOnGitHub(gitHub, ref) || isMerged(record, ref))
		return [];
	const meaning = entry && queueReasonOf(entry);
	const queueReason = meaning?.onlyAtEnd && isQueued(record) ? undefined : meaning;
	const facts = { ...known, queueReason };
	const place = placeOfChecks(facts);
	const names = REASON_NAMES.flatMap((name) => {
		if (name === 'check-failed')
			return [];
		return name === place ? ['check-failed', name] : [name];
	});
	const byKey = new Map();
	for (const finder of names)
		for (const candidate of candidatesOf(finder, facts)) {
			const { name = finder, text, url, key = name, sameAs, isCauseOfState } = candidate;
			const { kind = name, onlyIfOpen, ...row } = REASONS[name];
			if (byKey.has(key) || (gitHub?.closed && onlyIfOpen))
				continue;
			const remedy = remedyOf(candidate.remedy ?? row, facts);
			byKey.set(key, { kind, text, url: common.webLink(url), remedy, sameAs, isCauseOfState });
		}
	return [...byKey.values()];
}
function candidatesOf(name, facts) {
	const { reason, hasNoUrl, page } = REASONS[name];
	const text = reason?.(facts);
	if (!text)
		return [];
	if (typeof text !== 'string')
		return text;
	const url = facts.gitHub?.url;
	if (url === undefined || hasNoUrl)
		return [{ text, url: undefined }];
	return [{ text, url: page === undefined ? url : `${url}/${page}` }];
}
const withoutCoveredReasons = (reasons) => reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs));
const reasonsOutput = (reasons) => reasons.map(({ sameAs: _, isCauseOfState: __, ...reason }) => reason);
function remedyOf(remedy, { ref, record }) {
	const submit = record === undefined ? 'submit it' : 'submit it again';
	return wordRemedy(remedy, ref, isQueued(record) ? undefined : submit);
}
function wordRemedy({ remedy, again }, { targetBranch }, lastStep) {
	if (remedy === undefined)
		return undefined;
	const step = remedy.replaceAll('{branch}', () => targetBranch);
	if (again === 'named')
		return common.withHint(`${step}.`);
	if (!again || lastStep === undefined)
		return `${step}.`;
	const sentence = `${step}, then ${lastStep}.`;
	return lastStep === 'submit it again' ? common.withHint(sentence) : sentence;
}
function stopOf(act, facts, it = 'it') {
	for (const kind of REASON_NAMES) {
		const row = REASONS[kind];
		const why = row.stops?.includes(act) && row.clause?.(facts, it);
		if (why)
			return { kind, why, next: wordRemedy(row, facts.ref, 'submit it again') };
	}
	return undefined;
}
const firstRemedy = (reasons) => reasons.find(({ remedy }) => remedy !== undefined)?.remedy;

const WAIT_MARKER = 'pull-request';
const EXPLAIN_MARKER = 'explain';
const explainSeries = (number) => ({
	marker: EXPLAIN_MARKER,
	thread: { number },
});
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
	const texts = reasons.map(textWithAddress);
	if (texts.length > 0)
		sentences.push(common.firstOf(texts, MAX_REPORTED_REASONS, '. '));
	sentences.push(...why);
	if (stack !== undefined)
		sentences.push(`It is ${stack}`);
	const problem = [headline, ...sentences].join('. ');
	return new common.ActionError('refused', { request, problem, details: sentences.join('. '), remedy });
}
function textWithAddress({ kind, text, url }) {
	const address = kind === 'check-failed' ? common.webAddress(url) : undefined;
	return address === undefined ? text : `${text} (${address})`;
}
function reportComment(report, runUrl, now, details = []) {
	const facts = [...stackAndCommits(report), ...knownFacts(report.commentFacts ?? [])];
	const line = common.joined([...facts, common.own(`${common.utcMinute(now)} UTC`), common.link('Run', runUrl)]);
	const parts = [...details, [common.small(line)]];
	return { ...verdictReport(report), parts };
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
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
	const missed = lastBeforeMissedTests(timeline);
	if (missed !== undefined)
		return common.words `${common.duration(total)} in the queue, where it was last seen ${clients.STATE_WORDS[missed] ?? missed}`;
	const longest = Math.max(...timeline.map(({ seconds }) => seconds));
	const phases = timeline.map(({ state, since, seconds }) => {
		const word = clients.STATE_WORDS[state] ?? state;
		if (clients.isEnded(state))
			return common.words `${word} ${common.own(since.slice(11, 16))}\u00a0UTC`;
		const time = common.words `${common.duration(seconds)} ${word}`;
		return seconds === longest ? common.strong(time) : time;
	});
	return common.words `${common.duration(total)} in the queue: ${common.joined(phases, ' → ')}`;
}
const TESTS = ['TESTING', 'PENDING_FAILURE', 'TESTS_PASSED'];
function lastBeforeMissedTests(timeline) {
	if (timeline.at(-1)?.state !== 'MERGED')
		return undefined;
	if (timeline.some(({ state }) => TESTS.includes(state)))
		return undefined;
	return timeline.at(-2)?.state;
}
const MAX_REPORTED_REASONS = 10;
function reasonPoints(reasons, withRemedies) {
	const lines = reasons
		.slice(0, MAX_REPORTED_REASONS)
		.map(({ kind, text, url, remedy }) => {
		const { page } = REASONS[kind];
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
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && RECOVERED.includes(outcome);
	if (!isWanted && !corrects && slackPayloadFile === undefined)
		return;
	const { publish } = await __webpack_require__.e( 963).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.publish$1);
	const { event, clock, repository } = context;
	const { failedHead } = report;
	await publish(context, deadline, reportComment(report, event.runUrl, clock.now()), {
		slack: {
			path: slackPayloadFile,
			...reportMessage(report, common.repositoryName(repository), event.runUrl),
		},
		comment: isWanted || corrects
			? {
				number: ref.number,
				marker: WAIT_MARKER,
				onlyUpdate: corrects,
				ahead: comments,
				...(failedHead !== undefined && yieldingToExplanation(ref.number, failedHead)),
			}
			: undefined,
	});
}
function reportMessage(report, where, runUrl) {
	const { subject, reasons = [], pullRequestUrl } = report;
	const failedCheck = reasons.find(({ kind, url }) => kind === 'check-failed' && common.webAddress(url));
	const pages = [
		['Log', failedCheck?.url ?? runUrl],
		['Pull request', pullRequestUrl],
	];
	return { report: verdictReport(report), where, subject, pages };
}
function subjectOf(record) {
	const { prTitle, prAuthor } = record ?? {};
	if (!prTitle)
		return undefined;
	return prAuthor ? common.words `${prTitle}, by ${prAuthor}` : common.words `${prTitle}`;
}

async function reportEnd(context, step, { end, time }) {
	const { ref, readings, sent } = step;
	const { polls } = readings;
	const { outcome, reasons = [], failing = [] } = end;
	const report = endReport(context, step, end);
	await publishEnd(context, step, time, end, report);
	const timeline = report.timeline ?? [];
	const listed = reasonsOutput(reasons);
	const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${common.pullRequestName(ref)}`;
	return {
		outcome,
		outputs: {
			merged: outcome === 'merged',
			'merge-commit-sha': mergeCommitOf(readings.pullRequestOnGitHub, ref),
			'duration-seconds': Math.round(step.time.elapsedMs / 1000),
			polls,
			timeline,
			'failing-checks': failing,
			reasons: listed,
			resubmissions: sent.resubmissions,
		},
		details: {
			timeline,
			failingChecks: failing,
			reasons: listed,
			pullRequest: step.record,
		},
		summary: reportSummary(report),
		failure: end.passes ? undefined : (end.error ?? reportFailure(request, report)),
	};
}
async function publishEnd(context, step, time, end, report, comment = step.inputs.comment) {
	const { ref, inputs, comments } = step;
	const { slackPayloadFile } = inputs;
	await step.time.extrasBudget.run(time.of('report'), (deadline) => Promise.all([
		dropLabel(context, deadline, step, end),
		publishReport(context, deadline, { comment, slackPayloadFile, comments }, ref, report, end.outcome),
	]));
	if (time.root.isCancelled)
		throw time.root.reason;
}
function endReport({ clock }, { ref, record, readings, sent, pullRequest }, { outcome, passes, mark, headline, reasons = [], why = [], remedy }) {
	const { pullRequestOnGitHub: onGitHub } = readings;
	return {
		status: statusOf(passes, outcome),
		mark,
		headline,
		reasons: withoutCoveredReasons(reasons),
		why,
		timeline: timelineOf(readings, clock.now()),
		stack: common.stackPlace(ref),
		commits: [
			['Head commit', record?.prSha?.slice(0, 12)],
			['Merge commit', mergeCommitOf(onGitHub, ref)?.slice(0, 12)],
		],
		facts: [['Submitted again', sent.resubmissions || undefined]],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: onGitHub?.url,
		subject: subjectOf(record),
		failedHead: FAILED_ENDS.includes(outcome)
			? (record?.prSha ?? onGitHub?.headSha ?? pullRequest.headSha)
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

async function reportSkip(context, deadline, step, { outcome, headline, remedy }) {
	const { inputs, ref, pullRequest, readings } = step;
	const { before: record } = readings.submission;
	const isMerge = outcome === 'already-merged';
	const { expectedHeadSha } = inputs;
	if (isMerge && expectedHeadSha !== undefined) {
		await context.timeBeforeWork.run(deadline, (deadline) => refuseOtherMerge(context, deadline, pullRequest, record, expectedHeadSha));
	}
	const passes = isMerge || !inputs.wait;
	if (passes)
		context.log.info(headline);
	const whyLabelStays = isMerge ? undefined : 'the pull request was not submitted';
	const end = { outcome, passes, headline, remedy, whyLabelStays };
	const report = endReport(context, step, end);
	const comment = passes && inputs.comment === 'always' ? 'on-failure' : inputs.comment;
	await publishEnd(context, step, step.time.beginEnd(deadline), end, report, comment);
	if (!isMerged(record, step.ref))
		step.take({ head: pullRequest.headSha });
	const commit = isMerge && inputs.wait ? await readMergeCommit(context, deadline, ref) : undefined;
	return {
		outcome,
		outputs: isMerge ? { merged: true, 'merge-commit-sha': commit } : {},
		summary: reportSummary(report),
		failure: passes ? undefined : reportFailure(`Submitting ${common.pullRequestName(ref)}`, report),
	};
}
async function reportSubmitted(context, deadline, step, submitted) {
	const report = await buildSubmittedReport(context, deadline, step, submitted);
	const { outcome, proof, record } = submitted;
	const end = {
		outcome: proof === 'merged' ? 'merged' : outcome};
	await publishEnd(context, step, step.time.beginEnd(deadline), end, report);
	return {
		outcome,
		outputs: proof === 'merged' ? { merged: true } : {},
		details: { pullRequest: record, queue: step.readings.queue },
		summary: reportSummary(report),
	};
}
async function buildSubmittedReport(context, deadline, step, submitted) {
	const { ref, inputs } = step;
	const [lookup, reasons] = await step.time.extrasBudget.run(deadline, (deadline) => Promise.all([
		lookUpQueue(context, deadline, ref),
		explainSubmission(context, deadline, step, submitted.record, inputs.wait),
	]));
	step.take({ queue: lookup.queue });
	return submissionReport(context, step.ref, submitted, lookup, reasons);
}
async function explainSubmission(context, deadline, step, submitted, waits) {
	const { ref } = step;
	const record = { ...submitted, prBaseBranch: undefined };
	const reasons = reasonsOf({ ref, record });
	if (reasons.length === 0 || waits)
		return reasons;
	const { readWhyNotMerged } = await __webpack_require__.e( 589).then(__webpack_require__.t.bind(__webpack_require__, 3589, 19)).then(n => n.whyNotMerged$1);
	const notMerged = await readWhyNotMerged(context, deadline, ref, { record });
	step.take({ head: notMerged.headSha });
	return notMerged.reasons;
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
async function reportFailed(context, deadline, step, error) {
	const end = endFailed(error, headlineOfFailure(step, error));
	const { why = [], remedy } = end;
	const report = { status: 'bad', headline: end.headline, why, remedy };
	await step.time.extrasBudget.run(deadline, (deadline) => publishReport(context, deadline, { ...step.inputs, comments: step.comments }, step.ref, report));
	return { outcome: error.kind, summary: reportSummary(report), failure: error };
}
function headlineOfFailure({ ref, record, readings }, { kind }) {
	const name = `#${ref.number}`;
	const queue = `the queue of ${ref.targetBranch}`;
	if (isQueued(readings.submission.before))
		return `${name} was in ${queue} already, and the step failed after that`;
	if (record !== undefined)
		return `${name} was submitted to ${queue}, and the step failed after that`;
	if (kind === 'unknown-outcome')
		return `Couldn't confirm the submission of ${name} to ${queue}`;
	return `${name} was not submitted to ${queue}`;
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
function refOf({ pullRequest, targetBranch }, { event, repository, stacks }) {
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
	const headOfEvent = named.isFromGitHub ? undefined : named.facts.headSha;
	setOutputs({ 'pull-request': named.facts.number, 'head-sha': named.facts.headSha });
	const { number } = named.facts;
	if (!github.available || clients.isFresh(context.event, context.clock.now()))
		stacks.note(number, named.facts.stack);
	const known = await addMissingFacts(named, location.targetBranch, needs, context, deadline);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (location.targetBranch === undefined && stacks.of(number).seen === undefined)
		stacks.note(number, known.stack);
	if (targetBranch === undefined)
		throw new common.ActionError('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${missingBase(context, known.number)}, and \`github-token\` ${clients.gitHubTokenProblem(context)}`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	const ref = common.pullRequestRef(repository, targetBranch, number, stacks.of(number));
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha, ...stackOutputs(ref) });
	const place = common.stackSentence(ref);
	if (place !== undefined)
		log.info(place);
	return { ...known, headOfEvent, ref };
}
async function numberToCommentOn(comment, location, context, deadline) {
	if (comment === 'never')
		return undefined;
	const question = clients.askBeforeWork(context, deadline, SET_BOTH, (deadline) => identify(location, context, deadline));
	const named = await common.bestEffort(deadline, question, (why) => context.log.warning(`No comment was written. ${why}`));
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
	const ofEvent = clients.pullRequestOfEvent(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		const isNamed = (candidate) => candidate.number === number;
		const facts = ofEvent.candidates.find(isNamed) ?? { number };
		return { facts, isFromGitHub: false };
	}
	const { candidates, why } = ofEvent.lookup
		? await lookUpOnGitHub(ofEvent.lookup, context, deadline)
		: ofEvent;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return { facts: first, isFromGitHub: ofEvent.lookup !== undefined };
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
	const listed = 'heads' in lookup
		? await Promise.all(lookup.heads.map((head) => clients.pullRequestsOfHead(context, deadline, head)))
		: [await clients.pullRequestsOfCommit(context, deadline, lookup.commit)];
	const candidates = listed.flat().filter(({ closed }) => !closed);
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
function mayBeStale({ facts, isFromGitHub }, targetBranch, needs, { event, clock }) {
	if (isFromGitHub)
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

async function skipOfNow(context, deadline, step, first) {
	const { inputs, pullRequest } = step;
	const { priority, noBatch, skipDraft, requireLabel, requireApproval } = inputs;
	let record = first;
	let skip = skipOf(pullRequest, record, skipDraft);
	const waits = inputs.wait && !context.dryRun;
	if (skip === undefined && !waits && !needsSubmission({ priority, noBatch, before: record })) {
		const again = await lookAgain(context, deadline, pullRequest.ref);
		record = again.record;
		skip = skipOf({ ...pullRequest, ...again.gitHub, ref: again.ref }, record, skipDraft);
	}
	step.update({ readings: answered(step.readings, record) });
	if (skip === undefined && requireLabel !== undefined)
		skip = await skipWithoutLabel(context, deadline, pullRequest.ref, requireLabel);
	if (skip === undefined && requireApproval)
		skip = await skipWithoutApproval(context, deadline, pullRequest.ref);
	step.judgeBy({ before: record });
	return skip;
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
	return { record, gitHub, ref: context.stacks.current(ref) };
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
	const gitHub = { closed: closed === true, draft: draft === true && skipDraft };
	const stop = stopOf('submit', { ref, gitHub }, name);
	const outcome = stop && STOPPED_AS.get(stop.kind);
	return outcome && { outcome, headline: `${stop.why}: not submitted`, remedy: stop.next };
}
const STOPPED_AS = new Map([
	['closed', 'skipped-closed'],
	['draft', 'skipped-draft'],
]);
const skipMergedElsewhere = (ref, branch) => ({
	outcome: 'skipped-closed',
	headline: `#${ref.number} is merged into ${branch}, not into ${ref.targetBranch}: not submitted`,
	remedy: wordRemedy(MERGED_ELSEWHERE, ref, undefined),
});
async function skipWithoutLabel(context, deadline, ref, label) {
	if (await hasLabelNow(context, deadline, ref, label))
		return undefined;
	return {
		outcome: 'skipped-label',
		headline: `#${ref.number} does not have the label ${label}: not submitted`,
		remedy: common.withHint('Add the label, then submit it again.'),
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
		remedy: common.withHint('Have it approved by someone who can write, then submit it again.'),
	}),
	'review-required': (number) => ({
		headline: `#${number} lacks a required approval: not submitted`,
		remedy: common.withHint('Have it approved, then submit it again.'),
	}),
	'changes-requested': (number) => ({
		headline: `A review requests changes of #${number}: not submitted`,
		remedy: common.withHint('Settle what the review requests and have it approved, then submit it again.'),
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

const EXTRAS_MS = 30_000;
const READING_MS = 4000;
class StepTime {
	extrasBudget = new common.Budget(EXTRAS_MS);
	startedAt;
	#timeoutMs;
	#timeout;
	constructor(deadline, timeoutMinutes) {
		this.startedAt = deadline.clock.monotonic();
		this.#timeoutMs = timeoutMinutes * 60_000;
		this.#timeout = deadline.restarted(this.#timeoutMs);
	}
	get timeout() {
		return this.#timeout;
	}
	get elapsedMs() {
		return this.now.at - this.startedAt;
	}
	get now() {
		const { clock } = this.#timeout;
		return { at: clock.monotonic(), now: clock.now() };
	}
	get readingMs() {
		return this.#timeout.leftUntil(READING_MS);
	}
	restart() {
		this.#timeout = this.#timeout.restarted(this.#timeoutMs);
	}
	beginEnd(root) {
		return new EndDeadlines(root, this.#timeout);
	}
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

class PullRequestStep {
	inputs;
	time;
	logged = new Set();
	#pullRequest;
	#stacks;
	#setOutputs;
	#known;
	#comments;
	constructor({ setOutputs, stacks }, deadline, inputs, pullRequest, more) {
		this.inputs = inputs;
		this.#pullRequest = pullRequest;
		this.#stacks = stacks;
		this.time = new StepTime(deadline, inputs.timeoutMinutes);
		this.#setOutputs = setOutputs;
		this.#comments = more.comments;
		this.#known = { sent: nothingSent(more.ownsAll), readings: beginReadings(this.time.startedAt) };
	}
	get ref() {
		return this.#stacks.current(this.#pullRequest.ref);
	}
	get pullRequest() {
		return { ...this.#pullRequest, ref: this.ref };
	}
	get sent() {
		return this.#known.sent;
	}
	get readings() {
		return this.#known.readings;
	}
	get record() {
		return this.readings.record;
	}
	get facts() {
		const { record, queue, pullRequestOnGitHub: gitHub, runs: seenRuns } = this.readings;
		return { record, queue, gitHub, seenRuns, logged: this.logged };
	}
	update(change) {
		this.#known = { ...this.#known, ...change };
		this.#setOutputs(outputsOf(this.ref, this.#known));
	}
	judgeBy(submission, proof) {
		this.update({ readings: judgedBy(this.readings, this.time.now, submission, proof) });
	}
	takeAnswer(record) {
		this.update({ readings: withAnswer(this.readings, record, this.time.now) });
	}
	take(read) {
		const known = Object.entries(read).filter(([, value]) => value !== undefined);
		this.update({ readings: { ...this.readings, ...Object.fromEntries(known) } });
	}
	get comments() {
		return this.#comments;
	}
	readCommentsAhead(context, deadline) {
		const { number } = this.ref;
		this.#comments ??= clients.readAhead(context, deadline, (posts, time) => posts.listComments(context, time, { number }));
	}
}
function outputsOf(ref, { sent, readings }) {
	const { newest, head, queue, stack } = readings;
	const isUnknown = isUncertain(sent) && !isQueued(newest?.record);
	return {
		...(newest && recordOutputs(newest.record)),
		...(isUnknown && { submitted: undefined }),
		...(head !== undefined && { 'head-sha': head }),
		...(queue && queuePositionOutputs(ref, queue)),
		...(stack && stackOutputs({ stack })),
	};
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

const QUEUE_PHRASE = 'the merge queue';
const WAS_CANCELLED = 'the pull request was cancelled';
const CANCELLED_MARK = '🚫';
const UNFINISHED_MARK = '⏸';

exports.CANCELLED_MARK = CANCELLED_MARK;
exports.LEFT_BEFORE = LEFT_BEFORE;
exports.MAY_ARRIVE = MAY_ARRIVE;
exports.MERGE_LOOKUP_MS = MERGE_LOOKUP_MS;
exports.PullRequestStep = PullRequestStep;
exports.QUEUE_PHRASE = QUEUE_PHRASE;
exports.REASONS = REASONS;
exports.UNFINISHED_MARK = UNFINISHED_MARK;
exports.WAIT_MARKER = WAIT_MARKER;
exports.WAIT_OUTCOMES = WAIT_OUTCOMES;
exports.WAIT_OUTPUTS = WAIT_OUTPUTS;
exports.WAS_CANCELLED = WAS_CANCELLED;
exports.answered = answered;
exports.areDated = areDated;
exports.buildSubmittedReport = buildSubmittedReport;
exports.cancelVerified = cancelVerified;
exports.changedAt = changedAt;
exports.checkRows = checkRows;
exports.dequeue = dequeue;
exports.dequeueIfAllowed = dequeueIfAllowed;
exports.differsFromHead = differsFromHead;
exports.endAsOnAbortSays = endAsOnAbortSays;
exports.endFailed = endFailed;
exports.endOf = endOf;
exports.explainSeries = explainSeries;
exports.failedResult = failedResult;
exports.failureMarker = failureMarker;
exports.findMergeCommit = findMergeCommit;
exports.firstRemedy = firstRemedy;
exports.hasLabelNow = hasLabelNow;
exports.isAboutFailure = isAboutFailure;
exports.isBeforeTests = isBeforeTests;
exports.isClosedWithoutMerge = isClosedWithoutMerge;
exports.isMerged = isMerged;
exports.isMergedOnGitHub = isMergedOnGitHub;
exports.isNewer = isNewer;
exports.isOlder = isOlder;
exports.isQueueCheck = isQueueCheck;
exports.isQueued = isQueued;
exports.isSameStateAndHead = isSameStateAndHead;
exports.left = left;
exports.lookUpQueue = lookUpQueue;
exports.mayArrive = mayArrive;
exports.mergeSentence = mergeSentence;
exports.movedHead = movedHead;
exports.needsSubmission = needsSubmission;
exports.noteRecord = noteRecord;
exports.numberToCommentOn = numberToCommentOn;
exports.optionsAsBefore = optionsAsBefore;
exports.otherHeadMerged = otherHeadMerged;
exports.outlookLine = outlookLine;
exports.outlookOf = outlookOf;
exports.outlookOutputs = outlookOutputs;
exports.planSubmission = planSubmission;
exports.pointerToExplanation = pointerToExplanation;
exports.priorityInput = priorityInput;
exports.proveHead = proveHead;
exports.publishInputs = publishInputs;
exports.publishReport = publishReport;
exports.pullRequestTarget = pullRequestTarget;
exports.queuePositionOutputs = queuePositionOutputs;
exports.queuePositionText = queuePositionText;
exports.readFailedAgain = readFailedAgain;
exports.reasonsOf = reasonsOf;
exports.reasonsOutput = reasonsOutput;
exports.recordOutputs = recordOutputs;
exports.refOf = refOf;
exports.refuseOtherHead = refuseOtherHead;
exports.refused = refused;
exports.refusesMerge = refusesMerge;
exports.reportChecks = reportChecks;
exports.reportComment = reportComment;
exports.reportEnd = reportEnd;
exports.reportFailed = reportFailed;
exports.reportFailure = reportFailure;
exports.reportMessage = reportMessage;
exports.reportSkip = reportSkip;
exports.reportSubmitted = reportSubmitted;
exports.reportSummary = reportSummary;
exports.resolvePullRequest = resolvePullRequest;
exports.restartVerified = restartVerified;
exports.resubmitHintInput = resubmitHintInput;
exports.resubmitted = resubmitted;
exports.sending = sending;
exports.settledSubmission = settledSubmission;
exports.shownState = shownState;
exports.skipOfNow = skipOfNow;
exports.stopOf = stopOf;
exports.subjectOf = subjectOf;
exports.submitInputs = submitInputs;
exports.submitVerified = submitVerified;
exports.takesOutOfQueue = takesOutOfQueue;
exports.textWithAddress = textWithAddress;
exports.unresolvedPullRequestTarget = unresolvedPullRequestTarget;
exports.waitInputs = waitInputs;
exports.wantedHead = wantedHead;
exports.withNumber = withNumber;
exports.withProof = withProof;
exports.withoutCoveredReasons = withoutCoveredReasons;
exports.withoutEffect = withoutEffect;
exports.wordRemedy = wordRemedy;


 })

};
;