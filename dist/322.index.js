const id = 322;
const ids = [322];
const modules = {

/***/ 3049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (isMergedOnGitHub),
  X3: () => (askGitHub),
  fu: () => (findMergeCommit),
  nH: () => (ifAnswered)
});
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9051);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


async function ifAnswered({ signal }, answer, log) {
	try {
		return await answer;
	}
	catch (error) {
		if (signal.reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
			throw error;
		log(error.message);
		return undefined;
	}
}
const isMergedOnGitHub = (pullRequest, { targetBranch }) => pullRequest?.merged === true && pullRequest.baseBranch === targetBranch;
async function askGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return ifAnswered(context, github.pullRequest(number), (why) => log.info(`#${number} could not be read from GitHub: ${why}`));
}
const PAUSE_MS = 2000;
async function findMergeCommit(context, ref) {
	const { github, clock, log, signal } = context;
	if (!github.available)
		return undefined;
	let seen;
	while (!signal.aborted) {
		const answer = await askGitHub(context, ref);
		if (answer === undefined)
			break;
		seen = answer;
		if (isMergedOnGitHub(seen, ref) && seen.mergeCommitSha !== undefined)
			return seen;
		await clock.sleep(PAUSE_MS, signal).catch(() => { });
	}
	if (signal.reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
		throw signal.reason;
	log.warning(`${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestName */ .Ib)(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}

/***/ }),

/***/ 3835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W: () => (explain)
});

var shared_clock = __webpack_require__(3412);
var contract = __webpack_require__(2223);
var within = __webpack_require__(2786);
var ask = __webpack_require__(3049);
var github_event = __webpack_require__(1191);

const WORDS = new Map([
	['TEST_RUN_REQUIRED_STATUS_FAILED', 'a required check failed in its test run'],
	['TEST_RUN_TIMEOUT', 'its test run took longer than the queue allows'],
	[
		'START_TEST_RUN_MERGE_CONFLICT',
		'it conflicts with the branch or with what is ahead in the queue',
	],
	['PR_PUSHED_TO', 'commits were pushed to it'],
	['PR_CLOSED', 'it was closed'],
	['PR_CONVERTED_TO_DRAFT', 'it was turned into a draft'],
	['PR_BASE_BRANCH_CHANGED', 'its base branch was changed'],
	['NOT_READY_TIMEOUT_EXPIRED', 'it was not ready for longer than the queue allows'],
	['USER_REQUESTED', 'a person asked for it'],
]);
function lastQueueEvent(answer) {
	const entries = Object.values(answer ?? {})
		.filter(Array.isArray)
		.flatMap((list) => list.slice(-100))
		.filter((entry) => typeof entry === 'object' && entry !== null);
	return [...newestFirst(entries), answer].map(eventOf).find((event) => event !== undefined);
}
function eventOf(entry) {
	const reason = (0, github_event/* textAt */.$6)(entry, 'reason')?.slice(0, 200);
	const actor = ((0, github_event/* textAt */.$6)(entry, 'actor') ?? (0, github_event/* textAt */.$6)(entry, 'actor', 'login'))?.slice(0, 200);
	const words = reason && (WORDS.get(reason) ?? reason.toLowerCase().replaceAll('_', ' '));
	if (actor === undefined)
		return words === undefined ? undefined : { text: words, reason };
	const by = `\`${actor.replaceAll('`', "'")}\``;
	return { text: words === undefined ? `it was ${by}` : `${words} (${by})`, reason };
}
const TIMES = ['at', 'time', 'timestamp', 'createdAt', 'occurredAt', 'stateChangedAt'];
function newestFirst(entries) {
	const timed = entries.map((entry) => ({ entry, at: timeOf(entry) })).reverse();
	if (timed.every(({ at }) => !Number.isNaN(at)))
		timed.sort((one, other) => other.at - one.at);
	return timed.map(({ entry }) => entry);
}
const timeOf = (entry) => Date.parse(TIMES.map((name) => (0, github_event/* textAt */.$6)(entry, name)).find((time) => time !== undefined) ?? '');
var reasons = __webpack_require__(5005);
var test_runs = __webpack_require__(577);







const LIMIT_MS = 10_000;
async function explain(context, ref, known, said = new Set()) {
	const { record } = known;
	if (record?.state === 'MERGED')
		return [];
	const say = (message) => {
		if (!said.has(message))
			context.log.info(message);
		said.add(message);
	};
	return (0, within/* within */.u)(context, LIMIT_MS, async (bounded) => {
		const [gitHub = known.gitHub, event] = await Promise.all([
			askForFacts(bounded, ref, say),
			record?.isCurrentlySubmittedToQueue === false ? askForEvent(bounded, ref) : undefined,
		]);
		return (0, reasons/* reasonsOf */.z)({ ref, ...known, gitHub, event });
	});
}
async function askForFacts(context, { number }, say) {
	const { github } = context;
	if (!github.available) {
		say('Without `github-token` only the service says why the pull request is not merged.');
		return undefined;
	}
	const testBranches = (0, test_runs/* testBranchPrefix */.XV)(contract/* inputDefaults */.V['test-branch-pattern'], number);
	const facts = await (0, ask/* ifAnswered */.nH)(context, github.mergeFacts(number, testBranches), (why) => say(`GitHub does not say why #${number} is not merged: ${why}`));
	if (facts?.checksHidden)
		say('`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.');
	return facts;
}
async function askForEvent(context, ref) {
	const { service, clock, log } = context;
	const options = { attempts: 1, deadline: new shared_clock/* Deadline */.B2(clock, LIMIT_MS) };
	const history = service.getPullRequestHistory(ref, options);
	return lastQueueEvent(await (0, ask/* ifAnswered */.nH)(context, history, (why) => log.debug(`The history of #${ref.number}: ${why}`)));
}

/***/ }),

/***/ 795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  O: () => (slowdown),
  Q: () => (readQueue)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);

const SLOWED = new Map([
	['paused', 'nothing is tested or merged until it is resumed'],
	['draining', 'running tests finish, and nothing new starts until it is resumed'],
	['switching_modes', 'running tests finish before the new mode starts'],
]);
function slowdown({ targetBranch }, { state }) {
	const slowed = SLOWED.get(state);
	return slowed && `The queue of ${targetBranch} is ${state}: ${slowed}`;
}
async function readQueue({ service, signal }, ref) {
	try {
		const queue = await service.getQueue(ref, { attempts: 3 });
		return { queue, warning: slowdown(ref, queue) };
	}
	catch (error) {
		if (signal.aborted || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
			throw error;
		return { warning: `The queue could not be read: ${error.explanation.problem}` };
	}
}

/***/ }),

/***/ 8424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G: () => (KINDS),
  S: () => (remedyOf)
});
const kinds = {
	'queue-reason': {},
	closed: { remedy: 'Reopen the pull request', resubmit: true },
	draft: { ofOpen: true, remedy: 'Mark it as ready for review', resubmit: true },
	'base-changed': {
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
	},
	'head-moved': { page: 'commits', remedy: 'Submit the new head commit' },
	'check-failed': { page: 'log', remedy: 'Fix the failing checks and push', resubmit: true },
	conflict: {
		ofOpen: true,
		page: 'files',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		resubmit: true,
	},
	'changes-requested': {
		ofOpen: true,
		remedy: 'Make the requested changes and ask for another review',
		resubmit: true,
	},
	'review-required': { ofOpen: true, remedy: 'Ask for a review', resubmit: true },
	'impacted-targets': {
		ofOpen: true,
		remedy: 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
	},
	'check-missing': {
		ofOpen: true,
		page: 'checks',
		remedy: 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
	},
	behind: {
		ofOpen: true,
		remedy: 'Merge `{branch}` into the pull request and push',
		resubmit: true,
	},
	'check-pending': { ofOpen: true, page: 'log', remedy: 'Wait for the check', resubmit: true },
	'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
	'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
};
const KINDS = kinds;
function remedyOf(reasons, { targetBranch }, queued = false) {
	const { remedy, resubmit } = reasons.map(({ kind }) => KINDS[kind]).find((kind) => kind.remedy) ?? {};
	const next = queued ? '; the queue then continues by itself' : ', then submit it again';
	return remedy && `${remedy.replace('{branch}', () => targetBranch)}${resubmit ? next : ''}.`;
}

/***/ }),

/***/ 5005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (reasonsOf)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
var _reason_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8424);


function reasonsOf(facts) {
	const { gitHub, record, ref, event } = facts;
	if (gitHub?.merged && gitHub.baseBranch === ref.targetBranch)
		return [];
	if (record?.state === 'MERGED')
		return [];
	const hasFailed = record?.state === 'FAILED';
	const found = [
		event &&
			{ kind: 'queue-reason', text: `The queue says: ${event.text}`, url: gitHub?.url },
		...(hasFailed ? ofTests(facts) : []),
		...ofPullRequest(facts),
		...(hasFailed ? [] : ofTests(facts)),
		...ofMerge(facts),
		...ofQueue(facts),
	];
	return unique(found
		.filter((reason) => reason !== undefined && reason !== false)
		.filter(({ kind }) => !gitHub?.closed || !_reason_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .KINDS */ .G[kind].ofOpen));
}
function ofPullRequest({ gitHub, record, ref, event }) {
	const url = gitHub?.url;
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch;
	const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false;
	const sha = record?.prSha;
	return [
		gitHub?.closed &&
			!gitHub.merged &&
			event?.reason !== 'PR_CLOSED' && {
			kind: 'closed',
			text: 'It is closed, which takes it out of the queue',
			url,
		},
		gitHub?.draft &&
			event?.reason !== 'PR_CONVERTED_TO_DRAFT' && {
			kind: 'draft',
			text: 'It is a draft, which keeps it out of the queue',
			url,
		},
		otherBase && { kind: 'base-changed', text: otherBaseText(base, ref, gitHub), url },
		gitHub &&
			sha !== undefined &&
			gitHub.headSha !== sha && {
			kind: 'head-moved',
			text: `Its head moved from ${quoted(short(sha))} to ${quoted(short(gitHub.headSha))}; a push takes it out of the queue`,
			url: `${gitHub.url}/commits`,
		},
	];
}
function otherBaseText(base, { targetBranch }, gitHub) {
	if (base === targetBranch)
		return `Its base branch is not ${quoted(targetBranch)}, the branch of the queue`;
	return gitHub?.merged
		? `It was merged into ${quoted(base)}, not into ${quoted(targetBranch)}`
		: `Its base branch is ${quoted(base)}, and the queue is that of ${quoted(targetBranch)}`;
}
function ofTests({ failing = [], gitHub }) {
	const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {};
	const inTests = [...failing, ...testChecks.filter(hasFailed)];
	const reported = new Set(checks.map(({ name }) => name));
	const expected = [
		...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
		...requiredChecks.filter((name) => !reported.has(name)),
	];
	const unreported = { required: true, url: gitHub && `${gitHub.url}/checks` };
	return [
		...inTests
			.toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false))
			.map(that('check-failed', 'failed on the test branch')),
		...checks
			.filter((check) => hasFailed(check) && check.required !== false)
			.map(that('check-failed', 'failed on the head commit')),
		...expected
			.map((name) => ({ ...unreported, name }))
			.map(that('check-missing', 'was never reported')),
		...testChecks
			.filter(isPending)
			.map(that('check-pending', 'has not finished on the test branch')),
		...checks.filter(isPending).map(that('check-pending', 'has not finished on the head commit')),
	];
}
const hasFailed = ({ state }) => state === 'failure';
const isPending = ({ state, required }) => state === 'pending' && required === true;
const that = (kind, what) => ({ name, url, required }) => ({
	kind,
	text: `${required ? 'Required check' : 'Check'} ${quoted(name)} ${what}`,
	url,
});
function ofMerge({ gitHub, record }) {
	const url = gitHub?.url;
	const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
	return [
		gitHub?.conflicting && {
			kind: 'conflict',
			text: `It conflicts with ${quoted(gitHub.baseBranch)}`,
			url: `${url}/conflicts`,
		},
		gitHub?.review === 'changes-requested' && {
			kind: 'changes-requested',
			text: 'A review requests changes',
			url,
		},
		gitHub?.review === 'required' && { kind: 'review-required', text: 'A review is required', url },
		requiresImpactedTargets &&
			hasImpactedTargets === false && {
			kind: 'impacted-targets',
			text: 'The queue needs impacted targets, and none were uploaded for the head commit',
		},
		gitHub?.behind && {
			kind: 'behind',
			text: `It is behind ${quoted(gitHub.baseBranch)}, which must be merged into it first`,
			url,
		},
	];
}
function ofQueue({ record, queueState = 'running', ref, gitHub }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	return [
		gitHub === undefined &&
			mergeability === 'not_mergeable' && {
			kind: 'queue-reason',
			text: 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
		},
		mergeability === 'in_progress' && {
			kind: 'queue-reason',
			text: 'GitHub is still working out whether it can be merged',
			url: gitHub?.url,
		},
		queueState !== 'running' && {
			kind: 'queue-state',
			text: `The queue of ${quoted(ref.targetBranch)} is ${queueState.replaceAll('_', ' ')}`,
		},
		!record?.isCurrentlySubmittedToQueue &&
			!(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(record?.state) && {
			kind: 'not-in-queue',
			text: record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue',
			url: gitHub?.url,
		},
	];
}
function unique(reasons) {
	const byText = new Map();
	for (const reason of reasons) {
		const key = reason.text.replace(/^Required check/, 'Check');
		if (!byText.has(key))
			byText.set(key, reason);
	}
	return [...byText.values()];
}
const quoted = (name) => `\`${name.replaceAll('`', "'")}\``;
const short = (sha) => sha.slice(0, 12);

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ek: () => (changedAt),
  LC: () => (readUntil),
  Lg: () => (isOtherHead),
  QS: () => (recordOutputs),
  TL: () => (isMerged),
  U4: () => (isNewer),
  aE: () => (readRecord),
  xB: () => (isIdle)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);

async function readRecord(service, ref, options) {
	try {
		const record = await service.getSubmittedPullRequest(ref, options);
		return record.state === undefined && !record.isCurrentlySubmittedToQueue ? undefined : record;
	}
	catch (error) {
		if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			return undefined;
		throw error;
	}
}
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
async function readUntil({ clock }, { deadline, signal, notProved }, read, late, longestPauseMs = LONGEST_PAUSE_MS) {
	for (let pause = FIRST_PAUSE_MS;; pause = Math.min(longestPauseMs, pause * 2)) {
		const proof = await read();
		if (proof !== undefined)
			return proof;
		if (pause >= deadline.remainingMs)
			throw notProved(late(Math.round(deadline.totalMs / 1000)));
		await clock.sleep(pause, signal);
	}
}
const isMerged = (record, { targetBranch }) => record?.state === 'MERGED' && (record.prBaseBranch ?? targetBranch) === targetBranch;
const isIdle = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
function changedAt(record) {
	const stamp = record?.stateChangedAt ?? '';
	const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(stamp) ? Date.parse(stamp) : Number.NaN;
	return Number.isNaN(at) ? undefined : at;
}
function isNewer(record, before) {
	if (before === undefined)
		return true;
	const [at, then] = [changedAt(record), changedAt(before)];
	return at === undefined || then === undefined ? record.state !== before.state : at > then;
}
const isOtherHead = (headSha, expected) => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase();
function recordOutputs(record) {
	if (record === undefined)
		return { submitted: false };
	return {
		state: record.state,
		submitted: record.isCurrentlySubmittedToQueue,
		priority: record.priorityName ?? record.priorityValue,
		...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
	};
}

/***/ }),

/***/ 2484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  e: () => (reportComment),
  h: () => (reportSummary)
});
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7568);
var _reason_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8424);





function reportSummary(story) {
	const { reasons = [], why = [], remedy, timeline = [], facts = [], links = [] } = story;
	const known = facts.filter(([, value]) => value !== undefined && value !== '');
	const addresses = links.filter(([, address]) => address !== undefined);
	return [
		`${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[story.status]} **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(story.headline)}**`,
		[...reasonLines(reasons), ...why.map((said) => `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said)}`)].join('\n'),
		remedy === undefined ? '' : `**What to do next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(remedy)}`,
		timelineReport(timeline),
		known.length === 0
			? ''
			: (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(known.map(([name]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name)), [known.map(([, value]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value))]),
		addresses.map(([name, address]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, address)).join(' · '),
	]
		.filter((part) => part !== '')
		.join('\n\n');
}
const reportComment = (story) => reportSummary({ ...story, timeline: [] });
const MOST_REASONS = 10;
function reasonLines(reasons) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url }) => {
		const { page } = _reason_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .G[kind];
		const more = page === undefined || (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(page, url)})`;
		return `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said)}${more}`;
	});
	const left = reasons.length - lines.length;
	return left <= 0
		? lines
		: [...lines, `- ${left} more; the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('reasons')} has all of them`];
}
const SQUARES = {
	NOT_READY: '🟨',
	PENDING: '🟨',
	TESTING: '🟦',
	TESTS_PASSED: '🟩',
	PENDING_FAILURE: '🟧',
	MERGED: '✅',
	FAILED: '❌',
	CANCELLED: '🚫',
};
const STRIP_LENGTH = 30;
function timelineReport(timeline) {
	if (timeline.length === 0)
		return '';
	const row = ({ state, since, seconds }) => [
		squareOf(state),
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(state),
		since.slice(0, 19).replace('T', ' '),
		(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(seconds)),
	];
	const where = `the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('timeline')} has all of them`;
	const table = (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)(['', 'State', 'Since (UTC)', { number: 'For' }], timeline, row, where);
	return timeline.length < 2 || timeline.length > STRIP_LENGTH
		? table
		: `${strip(timeline)}\n\n${table}`;
}
function strip(timeline) {
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
	return timeline
		.map(({ state, seconds }) => squareOf(state).repeat((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total))))
		.join('');
}
const squareOf = (state) => SQUARES[state] ?? '⬜';

/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);





const pullRequestReference = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReference */ .F)(text) ??
	refuse('must be a number such as 123 or #123, or the URL of a pull request'));
const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(pullRequestReference()),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()),
};
const OUTPUTS = ['pull-request', 'target-branch', 'head-sha'];
const locate = (location, { repository }) => {
	const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseReference */ .U)(location.pullRequest, repository);
	if (problem !== undefined)
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`Input \`pull-request\` ${problem}`]);
	return location;
};
const target = (resolve) => ({ inputs, outputs: OUTPUTS, locate, resolve });
const pullRequestTarget = (...needs) => target((location, context) => resolvePullRequest(location, context, needs));
const optionalPullRequestTarget = target(async (location, own) => ({ number, needs = [], context = own } = {}) => {
	const named = number === undefined ? undefined : { number, url: undefined };
	const pullRequest = location.pullRequest ?? named;
	return resolvePullRequest({ ...location, pullRequest }, context, needs);
});
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw targetUnknown(known.number, context);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return { ...known, ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number) };
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		return said.candidates.find((candidate) => candidate.number === number) ?? { number };
	}
	const { candidates, why } = said.lookup ? await lookUp(said.lookup, github) : said;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return first;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...(first === undefined
			? {
				problem: `the event ${why}`,
				remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
			}
			: {
				problem: `there are several: ${candidates.map(nameOf).join(', ')}`,
				remedy: 'Set `pull-request` to the one you mean.',
			}),
	});
}
async function lookUp({ head, commit }, github) {
	const what = [head && `the branch ${head}`, commit && `the commit ${commit}`]
		.filter(Boolean)
		.join(' or ');
	if (!github.available) {
		const why = `names only ${what}, and there is no \`github-token\` to ask GitHub with`;
		return { candidates: [], why };
	}
	const open = (found) => found.filter(({ closed }) => !closed);
	let candidates = head === undefined ? [] : open(await github.pullRequestsOfHead(head));
	if (candidates.length === 0 && commit !== undefined)
		candidates = open(await github.pullRequestsOfCommit(commit));
	return { candidates, why: `names ${what}, and GitHub knows no open pull request for it` };
}
const nameOf = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return await github.pullRequest(named.number);
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;
const targetUnknown = (number, { event }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
	request: `Finding the target branch of #${number}`,
	problem: `${eventOf(event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
	remedy: 'Set `target-branch`, or leave `github-token` at its default.',
});

/***/ }),

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Br: () => (TestRuns),
  Px: () => (problemOfPattern),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch),
  oG: () => (reportChecks)
});
var _step_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2223);
var _ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3049);


const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
function problemOfPattern(pattern) {
	const placeholders = pattern
		.match(/\{[^}]*\}/g)
		?.sort()
		.join('');
	return placeholders === '{id}{number}'
		? undefined
		: 'must hold {number} and {id} once each, and no other placeholder';
}
function parseTestBranch(branch, pattern) {
	const source = pattern
		.split(/(\{number\}|\{id\})/)
		.map((part) => {
		if (part === '{number}')
			return '(?<number>[1-9]\\d{0,9})';
		if (part === '{id}')
			return `(?<id>${UUID})(?:-[^/]*)?`;
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	})
		.join('');
	const found = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (found === undefined)
		return undefined;
	return { number: Number(found['number']), id: String(found['id']).toLowerCase() };
}
const testBranchPrefix = (pattern, number) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function reportChecks(details) {
	const { requiredStatuses, statusChecks = [], checkSuites = [] } = details;
	const required = new Set(requiredStatuses);
	const statuses = statusChecks.map(({ context: name, url, state = '' }) => ({
		name,
		url,
		state: STATUSES.get(state.toLowerCase()) ?? 'pending',
	}));
	const runs = checkSuites
		.flatMap(({ checkRuns }) => checkRuns ?? [])
		.map(({ name, url, conclusion }) => ({ name, url, state: stateOfRun(conclusion) }));
	const newest = reduceRows(statuses, ({ state }) => state === 'pending');
	const rows = [...runs, ...newest.values()];
	const byName = reduceRows(rows, (before, row) => RANK[row.state] > RANK[before.state]);
	const checks = [...byName.values()].map((row) => ({ ...row, required: required.has(row.name) }));
	return {
		checks,
		failing: checks.filter((check) => check.state === 'failure'),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANK = { pending: 0, success: 1, failure: 2 };
function reduceRows(rows, replaces) {
	const byName = new Map();
	for (const row of rows) {
		const before = byName.get(row.name);
		if (before === undefined || (row.state !== 'pending' && replaces(before, row)))
			byName.set(row.name, row);
	}
	return byName;
}
function stateOfRun(conclusion) {
	if (conclusion === undefined || conclusion === '')
		return 'pending';
	return ['success', 'neutral', 'skipped'].includes(conclusion.toLowerCase())
		? 'success'
		: 'failure';
}
const STATUSES = new Map([
	['success', 'success'],
	['failure', 'failure'],
	['error', 'failure'],
]);
const PATTERN = _step_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .inputDefaults */ .V['test-branch-pattern'];
class TestRuns {
	#ids = new Set();
	#ref;
	constructor(ref) {
		this.#ref = ref;
	}
	async remember(context) {
		const { github, log } = context;
		if (!github.available)
			return;
		const listed = github.branches(testBranchPrefix(PATTERN, this.#ref.number));
		const branches = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAnswered */ .nH)(context, listed, (why) => log.debug(`The test branches could not be listed: ${why}`));
		for (const branch of branches ?? []) {
			const found = parseTestBranch(branch, PATTERN);
			if (found?.number === this.#ref.number)
				this.#ids.add(found.id);
		}
	}
	async failingChecks(context) {
		await this.remember(context);
		const byName = new Map();
		for (const id of this.#ids)
			for (const check of await this.#failingOf(context, id))
				byName.set(check.name, check);
		return [...byName.values()];
	}
	async #failingOf(context, id) {
		const { service, log } = context;
		const answer = service.getMergeQueueTestingDetails(this.#ref, id, { attempts: 2 });
		const details = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAnswered */ .nH)(context, answer, (why) => log.debug(`Testing details of ${id}: ${why}`));
		const isOfThis = details?.testedPullRequests?.some(({ prNumber }) => prNumber === this.#ref.number);
		return details && isOfThis ? reportChecks(details).failing : [];
	}
}

/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  p: () => (duration)
});
function duration(seconds) {
	const whole = Math.max(0, Math.round(seconds));
	const parts = [
		[Math.floor(whole / 86_400), 'd'],
		[Math.floor((whole % 86_400) / 3600), 'h'],
		[Math.floor((whole % 3600) / 60), 'min'],
		[whole % 60, 's'],
	];
	const first = parts.findIndex(([amount]) => amount > 0);
	if (first === -1)
		return '0 s';
	return parts
		.slice(first, first + 2)
		.filter(([amount]) => amount > 0)
		.map(([amount, unit]) => `${amount} ${unit}`)
		.join(' ');
}

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Pu: () => (RETRY_TIMEOUT_SECONDS),
  h9: () => (defineOperation),
  lP: () => (noTarget)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);



const noTarget = {
	inputs: {},
	outputs: [],
	locate: () => undefined,
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const problems = [];
			const location = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .collect */ .Fo)(problems, () => target.locate(values, scope));
			for (const check of spec.checks ?? []) {
				const problem = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .collect */ .Fo)(problems, () => check(inputs, scope, location));
				if (problem)
					problems.push(problem);
			}
			if (problems.length > 0)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}

/***/ }),

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (afterAbort),
  u: () => (within)
});
var _http_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7575);

const afterAbort = (context, ms, work) => within(context, ms, work, []);
async function within(context, ms, work, signals = [context.signal]) {
	const limit = new AbortController();
	const stop = context.clock.timer(ms, () => limit.abort(new Error(`${(0, _http_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .seconds */ .YA)(ms)} passed`)));
	const signal = AbortSignal.any([...signals, limit.signal]);
	try {
		return await work({
			...context,
			signal,
			service: context.service.withSignal(signal),
			github: context.github.withSignal(signal),
		});
	}
	finally {
		stop();
	}
}

/***/ })

};

export { id, ids, modules };
