"use strict";
exports.id = 526;
exports.ids = [526];
exports.modules = {

 526:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const commits = __webpack_require__(7044);
const timeInQueue = __webpack_require__(2739);

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
	const unreported = commits.ifKnown(unreportedChecks);
	const onTestBranch = [...failing, ...notRun, ...testChecks.filter(commits.isRed)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => commits.isRed(check) && check.required !== false);
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
			const text = `Workflow ${index.inBackticks(name)} waits for approval on the head commit`;
			return { name: 'check-pending', text, url, key: text, remedy: APPROVAL };
		}),
		...ofChecks
			.filter(({ check }) => !timeInQueue.isQueueCheck(check, ref, gitHub))
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
const titleOf = ({ name, required }) => `${required ? 'Required check' : 'Check'} ${index.inBackticks(name)}`;
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
		return `: it ${word} after ${pullFiles.duration(seconds)}`;
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
			return timeInQueue.isQueueCheck(name, ref, gitHub)
				? []
				: reasonOfCheck({ name, url, required: true, state }, 'head commit');
		if (state === 'pending')
			return { name: 'check-pending', text: 'A required check has not finished', url };
		return { name: 'check-failed', text: 'A required check failed on the head commit', url };
	});
}
const behindText = (base) => `It is behind ${index.inBackticks(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${index.inBackticks(base)}`;

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
			!pullFiles.leadsToTarget(baseBranch, ref) &&
			`its base branch is ${index.inBackticks(baseBranch)}`,
	},
	'head-moved': {
		page: 'commits',
		remedy: 'Submit the new head commit when its checks have passed',
		again: 'named',
		reason: ({ gitHub, record }) => gitHub !== undefined &&
			record?.prSha !== undefined &&
			commits.differsFromHead(gitHub.headSha, record.prSha) &&
			`Its head moved from ${shortHead(record.prSha)} to ${shortHead(gitHub.headSha)}; a push takes it out of the queue`,
		stops: ['again'],
		clause: ({ gitHub: { headSha }, head }) => headSha !== undefined &&
			commits.differsFromHead(headSha, head) &&
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
		clause: ({ gitHub, ref }) => gitHub.conflicting && `it conflicts with ${index.inBackticks(ref.targetBranch)}`,
	},
	'changes-requested': {
		onlyIfOpen: true,
		remedy: 'Make the requested changes, push, and ask for another review',
		again: true,
		reason: ({ gitHub }) => gitHub?.changesRequested && 'A review requests changes',
		stops: ['again-if-named'],
		clause: ({ changesRequestedBy: reviewer }) => reviewer !== undefined &&
			`a review${reviewer === '' ? '' : ` by ${index.inBackticks(reviewer)}`} requests changes`,
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
			`The queue of ${index.inBackticks(ref.targetBranch)} is ${queueState.replaceAll('_', ' ')}`,
		stops: ['again-if-named'],
		clause: ({ queueState = 'running' }) => queueState !== 'running' && `the queue is ${queueState.replaceAll('_', ' ')}`,
	},
	'not-in-queue': {
		remedy: 'Submit it, with `operation: submit`',
		reason: ({ record }) => {
			if (record === undefined)
				return 'It was never submitted to the queue';
			return !commits.isQueued(record) && !pullFiles.isEnded(record.state) && 'It is not in the queue';
		},
	},
	'permission-missing': {
		hasNoUrl: true,
		remedy: 'Give the job `permissions: { checks: read, contents: read, pull-requests: write, statuses: read }`',
		reason: ({ missingPermissions: missing = [] }) => missing.length > 0 &&
			`GitHub does not show everything to \`github-token\`, which lacks ${missing.map(index.inBackticks).join(', ')}`,
	},
};
const REASONS = rows;
const REASON_NAMES = Object.keys(rows);
const shortHead = (sha) => index.inBackticks(sha.slice(0, 12));
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
	if (!pullFiles.isInStack(ref) || others.length === 0)
		return [];
	const text = `It can only merge after ${index.firstOf(others, MAX_NAMED_PREREQUISITES)}`;
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
	const mismatches = record?.readiness?.doesBaseBranchMatch === false && !pullFiles.isInStack(ref);
	if (!mismatches && pullFiles.leadsToTarget(base, ref))
		return [];
	const isMerged = isMergedAnywhere(facts);
	let text = `Its base branch is ${index.inBackticks(base)}, but the queue is for ${index.inBackticks(targetBranch)}`;
	if (base === targetBranch)
		text = `Its base branch is not ${index.inBackticks(targetBranch)}, the branch of the queue`;
	else if (isMerged)
		text = `It was merged into ${index.inBackticks(base)}, not into ${index.inBackticks(targetBranch)}`;
	return [{ text, url: gitHub?.url, remedy: isMerged ? MERGED_ELSEWHERE : undefined }];
}
function reasonsOfUnknownBlocks({ entry, gitHub }) {
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
		if (kind === undefined || KNOWN_BLOCKS.includes(kind))
			return [];
		let text = `The queue waits for: ${kind.replaceAll('_', ' ')}`;
		if (name !== undefined)
			text += ` (${index.inBackticks(name)})`;
		return { text, url, key: text };
	});
}

exports.MERGED_ELSEWHERE = MERGED_ELSEWHERE;
exports.REASONS = REASONS;
exports.REASON_NAMES = REASON_NAMES;
exports.UNKNOWN_WORD = UNKNOWN_WORD;
exports.placeOfChecks = placeOfChecks;

 })

};
;