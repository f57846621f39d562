"use strict";
exports.id = 140;
exports.ids = [140];
exports.modules = {

 140:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);

const publishInputs = { comment: pullFiles.commentPolicy(), slackPayloadFile: pullFiles.optional(pullFiles.line()) };
const MAX_HINT_LENGTH = 300;
const resubmitHintInput = () => pullFiles.convert((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line${pullFiles.butIs(text)}`);
	const { length } = [...text];
	if (length <= MAX_HINT_LENGTH)
		return text;
	return refuse(`must have at most ${MAX_HINT_LENGTH} characters, but has ${length}`);
});
const waitInputs = {
	...publishInputs,
	resubmitHint: pullFiles.optional(resubmitHintInput()),
	timeoutMinutes: pullFiles.minutes(),
	pollIntervalSeconds: pullFiles.optional(pullFiles.decimal({ min: 0.05, max: 3600 })),
	onTimeout: pullFiles.choice(['fail', 'cancel', 'pass']),
	onAbort: pullFiles.choice(['leave', 'cancel']),
	notReadyTimeoutMinutes: pullFiles.optional(pullFiles.minutes()),
	resubmit: pullFiles.wholeNumber({ min: 0, max: 5 }),
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
const priorityInput = () => pullFiles.convert((text, refuse) => {
	const word = text.toLowerCase();
	const name = NAMES.find((known) => known === word);
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? `must be a whole number from 0 to 255${pullFiles.butIs(text)}`
		: `must be a number from 0 to 255, or ${NAMES.map((name) => index.inBackticks(name)).join(', ')}${pullFiles.butIs(text)}${pullFiles.didYouMean(OTHER_NAMES[word] ?? text, NAMES)}`);
});
const submitInputs = {
	priority: pullFiles.optional(priorityInput()),
	noBatch: pullFiles.optional(pullFiles.flag()),
	expectedHeadSha: pullFiles.optional(pullFiles.commitSha()),
	skipDraft: pullFiles.flag(),
	requireLabel: pullFiles.optional(pullFiles.line()),
	requireApproval: pullFiles.withDefault(pullFiles.flag(), false),
	removeLabel: pullFiles.optional(pullFiles.line()),
	wait: pullFiles.withDefault(pullFiles.flag(), false),
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
const needsSubmission = ({ before, ...options }) => before === undefined || !commits.isQueued(before) || ignoredOptions(options, before).length > 0;
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
		outcome: outcomeOfSubmission(proof, isRefused, commits.isQueued(before)),
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
const planSubmission = ({ log }, ref, plan) => commits.planOnlyResult(log, [pullFiles.submitPullRequest(ref, plan)], { note: pullFiles.stackSentence(ref) });
function judgeSubmission(record, isRefused, plan, ref) {
	const { before } = plan;
	if (record !== undefined && commits.isQueued(record)) {
		const queued = { proof: 'queued', record, isRefused };
		const agrees = ignoredOptions(plan, record).length === 0 && !commits.isOlder(record, before);
		return agrees ? pullFiles.proved(queued) : pullFiles.contradiction(queued);
	}
	if (record !== undefined && commits.isMerged(record, ref))
		return pullFiles.proved({ proof: 'merged', record, isRefused });
	if (isRefused)
		return pullFiles.NO_EFFECT;
	if (record !== undefined && pullFiles.isEnded(record.state) && commits.isNewer(record, before))
		return pullFiles.contradiction({ proof: 'ended', record, isRefused });
	return commits.isSameState(record, before) ? pullFiles.NO_EFFECT : pullFiles.READ_AGAIN;
}
const optionsAsBefore = (record) => ({
	priority: record.priorityValue ?? record.priorityName,
	noBatch: record.noBatch || undefined,
});
async function readFailedAgain({ service }, deadline, ref, failed, patience) {
	const record = await pullFiles.readUntilConsistent(deadline, () => service.findPullRequest(deadline, ref, { patience }), (record) => record === undefined || commits.isOlder(record, failed), Math.min(pullFiles.SETTLE_MS, patience.remainingMs));
	return { hasChanged: commits.isQueued(record) || !commits.isSameStateAndHead(record, failed), record };
}
const CANCEL_AGAIN_MS = 1000;
async function cancelVerified(context, deadline, ref, { noteQueued = () => { }, beforeAttempt }) {
	const { service, clock } = context;
	const began = clock.monotonic();
	const noteIfQueued = (record) => {
		if (commits.isQueued(record))
			noteQueued();
		return commits.isQueued(record);
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
						return pullFiles.NO_EFFECT;
					const wasGone = sent === 'refused' || record?.state === 'FAILED';
					return pullFiles.proved({ outcome: wasGone ? 'not-queued' : 'cancelled', record });
				},
				missing: () => 'Trunk still showed the pull request in the queue',
				...(beforeAttempt && { beforeAttempt }),
				resendAfterMs: CANCEL_AGAIN_MS,
			});
		}
		catch (error) {
			if (!pullFiles.hasStatus(error, 404))
				throw error;
			const find = () => service.findPullRequest(deadline, ref);
			const record = await pullFiles.readUntilConsistent(deadline, find, noteIfQueued, CANCEL_AGAIN_MS);
			if (!commits.isQueued(record))
				return { outcome: 'not-queued', record };
			if (clock.monotonic() - began >= pullFiles.SETTLE_MS)
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
		const hasEnded = record !== undefined && commits.isNewer(record, before) && pullFiles.isEnded(record.state);
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
	const attempted = await commits.attemptOptional(deadline, cancelVerified(context, deadline, ref, { noteQueued }));
	if (!attempted.succeeded) {
		const { error } = attempted;
		const why = error ? index.explanationText(error.explanation).replace(/\.$/, '') : OUT_OF_TIME;
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	}
	const { outcome, record } = attempted.value;
	const lastRead = { record };
	const elsewhere = commits.mergedElsewhere(record, ref);
	if (elsewhere !== undefined)
		return { takenOut: false, sentence: elsewhere, lastRead };
	if (commits.isMerged(record, ref))
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
				return sent === 'refused' ? pullFiles.NO_EFFECT : judgeRestart(record, before);
			},
			missing: () => 'its state has not changed, which does not confirm that the tests were restarted',
		});
	}
	catch (error) {
		if (!pullFiles.hasStatus(error, 404))
			throw error;
		const record = await pullFiles.readUntilConsistent(deadline, () => service.findPullRequest(deadline, ref), commits.isQueued);
		if (commits.isQueued(record))
			throw error;
		return { outcome: 'left', record };
	}
}
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING'];
function judgeRestart(record, before) {
	const then = commits.changedAt(before);
	if (then === undefined)
		return pullFiles.unprovable('Trunk shows no `stateChangedAt`, which would prove the restart');
	if (record === undefined || !commits.isQueued(record))
		return pullFiles.contradiction({ outcome: 'left', record });
	if ((commits.changedAt(record) ?? then) <= then)
		return pullFiles.NO_EFFECT;
	const { state = '' } = record;
	if (AFTER_RESTART.includes(state))
		return pullFiles.proved({ outcome: 'restarted', record });
	return pullFiles.unprovable(`it moved on to ${state}, which does not confirm that its tests were restarted`);
}

exports.LEFT_BEFORE = LEFT_BEFORE;
exports.MAY_ARRIVE = MAY_ARRIVE;
exports.WAIT_OUTCOMES = WAIT_OUTCOMES;
exports.WAIT_OUTPUTS = WAIT_OUTPUTS;
exports.cancelVerified = cancelVerified;
exports.dequeue = dequeue;
exports.dequeueUntilProved = dequeueUntilProved;
exports.needsSubmission = needsSubmission;
exports.optionsAsBefore = optionsAsBefore;
exports.planSubmission = planSubmission;
exports.priorityInput = priorityInput;
exports.publishInputs = publishInputs;
exports.readFailedAgain = readFailedAgain;
exports.restartVerified = restartVerified;
exports.resubmitHintInput = resubmitHintInput;
exports.submitInputs = submitInputs;
exports.submitVerified = submitVerified;
exports.waitInputs = waitInputs;

 })

};
;