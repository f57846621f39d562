const id = 31;
const ids = [31];
const modules = {

/***/ 3835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (Explainer)
});

var runner = __webpack_require__(9051);
var shared_clock = __webpack_require__(6544);
var contract = __webpack_require__(2223);
var within = __webpack_require__(2786);
const WORDS = {
	TEST_RUN_REQUIRED_STATUS_FAILED: 'a required check failed in its test run',
	TEST_RUN_TIMEOUT: 'its test run took longer than the queue allows',
	START_TEST_RUN_MERGE_CONFLICT: 'it conflicts with the branch or with what is ahead in the queue',
	PR_PUSHED_TO: 'commits were pushed to it',
	PR_CLOSED: 'it was closed',
	PR_CONVERTED_TO_DRAFT: 'it was turned into a draft',
	PR_BASE_BRANCH_CHANGED: 'its base branch was changed',
	NOT_READY_TIMEOUT_EXPIRED: 'it was not ready for longer than the queue allows',
	USER_REQUESTED: 'a person asked for it',
};
const IMPLIES = {
	PR_CLOSED: 'closed',
	PR_CONVERTED_TO_DRAFT: 'draft',
};
function lastQueueEvent(answer) {
	const whole = fieldsOf(answer);
	if (whole === undefined)
		return undefined;
	const entries = Object.values(whole)
		.filter(Array.isArray)
		.flatMap((list) => list.slice(-100))
		.map(fieldsOf);
	for (const entry of newestFirst(entries.filter((item) => item !== undefined)).concat(whole)) {
		const event = eventOf(entry);
		if (event !== undefined)
			return event;
	}
	return undefined;
}
function eventOf(entry) {
	const reason = textOf(entry['reason']);
	const actor = textOf(entry['actor']) ?? textOf(fieldsOf(entry['actor'])?.['login']);
	if (reason === undefined && actor === undefined)
		return undefined;
	const words = reason && (WORDS[reason] ?? reason.toLowerCase().replaceAll('_', ' '));
	const by = actor === undefined ? '' : `\`${actor.replaceAll('`', "'")}\``;
	const text = words === undefined ? `it was ${by}` : by === '' ? words : `${words} (${by})`;
	return { text, implies: reason === undefined ? undefined : IMPLIES[reason] };
}
const TIMES = ['at', 'time', 'timestamp', 'createdAt', 'occurredAt', 'stateChangedAt'];
function newestFirst(entries) {
	const timed = entries.map((entry) => ({ entry, at: timeOf(entry) })).reverse();
	if (timed.every(({ at }) => !Number.isNaN(at)))
		timed.sort((one, other) => other.at - one.at);
	return timed.map(({ entry }) => entry);
}
function timeOf(entry) {
	const given = TIMES.map((name) => entry[name]).find((value) => typeof value === 'string');
	return Date.parse(String(given));
}
const fieldsOf = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
	? value
	: undefined;
const textOf = (value) => typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
var reasons = __webpack_require__(5005);
var test_branch = __webpack_require__(4459);







const LIMIT_MS = 10_000;
class Explainer {
	#context;
	#ref;
	#said = new Set();
	constructor(context, ref) {
		this.#context = context;
		this.#ref = ref;
	}
	async reasons(known) {
		if (known.record?.state === 'MERGED')
			return [];
		const { record, pullRequest } = known;
		const left = record?.isCurrentlySubmittedToQueue === false;
		return (0, within/* within */.u)(this.#context, LIMIT_MS, async (bounded) => {
			const [gitHub, event] = await Promise.all([
				this.#askGitHub(bounded),
				left ? this.#askService(bounded) : undefined,
			]);
			const facts = gitHub ?? (pullRequest && withoutChecks(pullRequest));
			return (0, reasons/* reasonsOf */.zM)({ ref: this.#ref, ...known, gitHub: facts, event });
		});
	}
	async #askGitHub({ github }) {
		if (!github.available) {
			this.#say('Without `github-token` only the service says why the pull request is not merged.');
			return undefined;
		}
		const { number } = this.#ref;
		try {
			const testBranches = (0,test_branch/* testBranchPrefix */.XV)(contract/* inputDefaults */.V['test-branch-pattern'], number);
			const facts = await github.mergeFacts(number, testBranches);
			if (facts.checksHidden)
				this.#say('`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.');
			return facts;
		}
		catch (error) {
			this.#unlessCancelled(error);
			this.#say(`GitHub does not say why #${number} is not merged: ${error.message}`);
			return undefined;
		}
	}
	async #askService({ service, clock, log }) {
		try {
			const options = { attempts: 1, deadline: new shared_clock/* Deadline */.B2(clock, LIMIT_MS) };
			return lastQueueEvent(await service.getPullRequestHistory(this.#ref, options));
		}
		catch (error) {
			this.#unlessCancelled(error);
			log.debug(`The history of #${this.#ref.number}: ${error.message}`);
			return undefined;
		}
	}
	#unlessCancelled(error) {
		if (this.#context.signal.reason instanceof runner/* RunCancelled */.zL)
			throw error;
	}
	#say(message) {
		if (this.#said.has(message))
			return;
		this.#said.add(message);
		this.#context.log.info(message);
	}
}
const withoutChecks = (pullRequest) => ({
	state: pullRequest.merged ? 'merged' : pullRequest.state,
	url: pullRequest.url,
	draft: pullRequest.draft,
	headSha: pullRequest.headSha,
	baseBranch: pullRequest.baseBranch,
	conflicting: false,
	behind: false,
	review: undefined,
	checks: [],
	testChecks: [],
	requiredChecks: [],
	checksHidden: true,
});

/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  p: () => (readQueuePlace),
  q: () => (QueueNotice)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9051);


const SLOWED = new Map([
	['paused', 'nothing is tested or merged until it is resumed'],
	['draining', 'running tests finish, and nothing new starts until it is resumed'],
	['switching_modes', 'running tests finish before the new mode starts'],
]);
async function readQueuePlace({ service, signal }, ref) {
	try {
		const queue = await service.getQueue(ref, { attempts: 3 });
		const index = queue.enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === ref.number);
		const position = index === -1 ? undefined : index + 1;
		const depth = queue.enqueuedPullRequests.length;
		const slowed = SLOWED.get(queue.state);
		return {
			queue,
			state: queue.state,
			position,
			depth,
			warning: slowed && `The queue of ${ref.targetBranch} is ${queue.state}: ${slowed}`,
			outputs: { 'queue-state': queue.state, 'queue-position': position, 'queue-depth': depth },
		};
	}
	catch (error) {
		if (signal.aborted || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
			throw error;
		return { warning: `The queue could not be read: ${error.explanation.problem}`, outputs: {} };
	}
}
const LOOK_EVERY_MS = 1_800_000;
class QueueNotice {
	#ref;
	#next = Number.NEGATIVE_INFINITY;
	constructor(ref) {
		this.#ref = ref;
	}
	async look({ service, clock, log, setOutputs, signal }, before) {
		if (clock.monotonic() < this.#next)
			return before;
		this.#next = clock.monotonic() + LOOK_EVERY_MS;
		const { targetBranch } = this.#ref;
		try {
			const queue = await service.getQueue(this.#ref, { attempts: 1 });
			setOutputs({ 'queue-state': queue.state, 'queue-depth': queue.enqueuedPullRequests.length });
			const slowed = SLOWED.get(queue.state);
			if (slowed !== undefined && before !== queue.state)
				log.warning(`The queue of ${targetBranch} is ${queue.state}: ${slowed}. Still waiting.`);
			return queue.state;
		}
		catch (error) {
			if (signal.reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
				throw error;
			log.debug(error.message);
			return before;
		}
	}
}

/***/ }),

/***/ 5005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bu: () => (whatIsMissing),
  zM: () => (reasonsOf)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);

const OF_OPEN_ONES = new Set([
	'draft',
	'conflict',
	'changes-requested',
	'review-required',
	'impacted-targets',
	'check-missing',
	'behind',
	'check-pending',
]);
function reasonsOf(facts) {
	const { gitHub, ref } = facts;
	if (gitHub?.state === 'merged' && gitHub.baseBranch === ref.targetBranch)
		return [];
	if (facts.record?.state === 'MERGED')
		return [];
	const all = [
		...ofEvent(facts),
		...(facts.record?.state === 'FAILED' ? ofTests(facts) : []),
		...ofPullRequest(facts),
		...(facts.record?.state === 'FAILED' ? [] : ofTests(facts)),
		...ofMerge(facts),
		...ofQueue(facts),
	];
	const open = gitHub === undefined || gitHub.state === 'open';
	return unique(all.filter(({ kind }) => open || !OF_OPEN_ONES.has(kind)));
}
const ofEvent = ({ event, gitHub }) => event === undefined
	? []
	: [{ kind: 'queue-reason', text: `The queue says: ${event.text}`, url: gitHub?.url }];
function ofPullRequest({ gitHub, record, ref, event }) {
	const reasons = [];
	const url = gitHub?.url;
	if (gitHub?.state === 'closed' && event?.implies !== 'closed')
		reasons.push({ kind: 'closed', text: 'It is closed, which takes it out of the queue', url });
	if (gitHub?.draft && event?.implies !== 'draft')
		reasons.push({ kind: 'draft', text: 'It is a draft, which keeps it out of the queue', url });
	const base = gitHub?.baseBranch ?? record?.prBaseBranch;
	const otherBase = base !== undefined && base !== ref.targetBranch;
	if (gitHub?.state === 'merged' && otherBase)
		reasons.push({
			kind: 'base-changed',
			text: `It was merged into ${quoted(base)}, not into ${quoted(ref.targetBranch)}`,
			url,
		});
	else if (otherBase || record?.readiness?.doesBaseBranchMatch === false)
		reasons.push({
			kind: 'base-changed',
			text: otherBase
				? `Its base branch is ${quoted(base)}, and the queue is that of ${quoted(ref.targetBranch)}`
				: `Its base branch is not ${quoted(ref.targetBranch)}, the branch of the queue`,
			url,
		});
	if (gitHub !== undefined && record?.prSha !== undefined && gitHub.headSha !== record.prSha)
		reasons.push({
			kind: 'head-moved',
			text: `Its head moved from ${quoted(short(record.prSha))} to ${quoted(short(gitHub.headSha))}; a push takes it out of the queue`,
			url: url && `${url}/commits`,
		});
	return reasons;
}
function ofTests({ failing = [], missing = [], gitHub }) {
	const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {};
	const required = byRequired([...failing, ...testChecks.filter(hasFailed)]);
	const reported = new Set(checks.map(({ name }) => name));
	const unreported = [
		...missing,
		...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
		...requiredChecks.filter((name) => !reported.has(name)),
	];
	return [
		...required.map((check) => failed(check, 'the test branch')),
		...checks
			.filter((c) => hasFailed(c) && c.required !== false)
			.map((c) => failed(c, 'the head commit')),
		...unreported.map((name) => ({
			kind: 'check-missing',
			text: `Required check ${quoted(name)} was never reported`,
			url: gitHub && `${gitHub.url}/checks`,
		})),
		...testChecks.filter(isPending).map((check) => pending(check, 'the test branch')),
		...checks.filter(isPending).map((check) => pending(check, 'the head commit')),
	];
}
const hasFailed = ({ state }) => state === 'failure';
const isPending = ({ state, required }) => state === 'pending' && required === true;
const byRequired = (checks) => [...checks].sort((one, other) => Number(other.required === true) - Number(one.required === true));
const failed = ({ name, url, required }, place) => ({
	kind: 'check-failed',
	text: `${required ? 'Required check' : 'Check'} ${quoted(name)} failed on ${place}`,
	url,
});
const pending = ({ name, url }, place) => ({
	kind: 'check-pending',
	text: `Required check ${quoted(name)} has not finished on ${place}`,
	url,
});
function ofMerge({ gitHub, record }) {
	const reasons = [];
	const url = gitHub?.url;
	if (gitHub?.conflicting)
		reasons.push({
			kind: 'conflict',
			text: `It conflicts with ${quoted(gitHub.baseBranch)}`,
			url: `${url}/conflicts`,
		});
	if (gitHub?.review === 'changes-requested')
		reasons.push({ kind: 'changes-requested', text: 'A review requests changes', url });
	if (gitHub?.review === 'required')
		reasons.push({ kind: 'review-required', text: 'A review is required', url });
	if (targetsAreMissing(record?.readiness))
		reasons.push({
			kind: 'impacted-targets',
			text: 'The queue needs impacted targets, and none were uploaded for the head commit',
		});
	if (gitHub?.behind)
		reasons.push({
			kind: 'behind',
			text: `It is behind ${quoted(gitHub.baseBranch)}, which must be merged into it first`,
			url,
		});
	return reasons;
}
function ofQueue({ record, queueState, ref, gitHub }) {
	const reasons = [];
	const mergeability = record?.readiness?.gitHubMergeability;
	if (gitHub === undefined && mergeability === 'not_mergeable')
		reasons.push({
			kind: 'queue-reason',
			text: 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
		});
	if (mergeability === 'in_progress')
		reasons.push({
			kind: 'queue-reason',
			text: 'GitHub is still working out whether it can be merged',
			url: gitHub?.url,
		});
	if (queueState !== undefined && queueState !== 'running')
		reasons.push({
			kind: 'queue-state',
			text: `The queue of ${quoted(ref.targetBranch)} is ${queueState.replaceAll('_', ' ')}`,
		});
	if (!record?.isCurrentlySubmittedToQueue && !(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(record?.state))
		reasons.push({
			kind: 'not-in-queue',
			text: record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue',
			url: gitHub?.url,
		});
	return reasons;
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
function whatIsMissing(readiness) {
	if (readiness === undefined)
		return [];
	const missing = [];
	if (targetsAreMissing(readiness))
		missing.push('the queue needs impacted targets and none were uploaded for the head commit');
	if (readiness.doesBaseBranchMatch === false)
		missing.push('the base branch of the pull request is not the branch of the queue');
	if (readiness.gitHubMergeability === 'not_mergeable')
		missing.push('GitHub says that it cannot be merged (a conflict, a missing review or a failed required check)');
	if (readiness.gitHubMergeability === 'in_progress')
		missing.push('GitHub is still working out whether it can be merged');
	return missing;
}
const targetsAreMissing = (readiness) => readiness?.requiresImpactedTargets === true && readiness.hasImpactedTargets === false;

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ek: () => (changedAt),
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
const isMerged = ({ state, prBaseBranch }, targetBranch) => state === 'MERGED' && (prBaseBranch === undefined || prBaseBranch === targetBranch);
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

/***/ 3726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S: () => (remedyOf)
});
const REMEDIES = {
	closed: { clause: () => 'Reopen the pull request', resubmit: true },
	draft: { clause: () => 'Mark it as ready for review', resubmit: true },
	'base-changed': {
		clause: ({ targetBranch }) => `Change its base branch back to \`${targetBranch}\`, or submit it to the queue of its new base branch`,
	},
	'head-moved': { clause: () => 'Submit the new head commit' },
	'check-failed': { clause: () => 'Fix the failing checks and push', resubmit: true },
	conflict: {
		clause: ({ targetBranch }) => `Merge \`${targetBranch}\` into the pull request, resolve the conflict, and push`,
		resubmit: true,
	},
	'changes-requested': {
		clause: () => 'Make the requested changes and ask for another review',
		resubmit: true,
	},
	'review-required': { clause: () => 'Ask for a review', resubmit: true },
	'impacted-targets': {
		clause: () => 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
	},
	'check-missing': {
		clause: () => 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
	},
	behind: {
		clause: ({ targetBranch }) => `Merge \`${targetBranch}\` into the pull request and push`,
		resubmit: true,
	},
	'check-pending': { clause: () => 'Wait for the check', resubmit: true },
	'queue-state': {
		clause: () => 'Resume the queue, for example with `operation: resume-queue`',
	},
	'not-in-queue': { clause: () => 'Submit it, with `operation: submit`' },
};
function remedyOf(reasons, ref, queued) {
	for (const { kind } of reasons) {
		const remedy = REMEDIES[kind];
		if (remedy === undefined)
			continue;
		const clause = remedy.clause(ref);
		if (!remedy.resubmit)
			return `${clause}.`;
		return queued
			? `${clause}; the queue then continues by itself.`
			: `${clause}, then submit it again.`;
	}
	return undefined;
}

/***/ }),

/***/ 2484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  e: () => (reportComment),
  h: () => (reportSummary)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(485);


function reportSummary(story) {
	return sections([...opening(story), (0, _timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineReport */ .s)(story.timeline ?? []), ...rest(story)]);
}
function reportComment(story) {
	return sections([...opening(story), ...rest(story)]);
}
const opening = (story) => [
	headline(story),
	[
		...reasonLines(story.reasons ?? []),
		...(story.why ?? []).map((said) => `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(said)}`),
	].join('\n'),
	story.remedy === undefined ? '' : `**What to do next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(story.remedy)}`,
];
function rest({ facts = [], links = [] }) {
	const known = facts.filter(([, value]) => value !== undefined && value !== '');
	return [
		known.length === 0
			? ''
			: (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(known.map(([name]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(name)), [known.map(([, value]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(value))]),
		links
			.filter(([, address]) => address !== undefined)
			.map(([name, address]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, address))
			.join(' · '),
	];
}
const MOST_REASONS = 10;
const PAGES = {
	'check-failed': 'log',
	'check-pending': 'log',
	'check-missing': 'checks',
	conflict: 'files',
	'head-moved': 'commits',
};
function reasonLines(reasons) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url }) => {
		const page = PAGES[kind];
		const more = page === undefined || (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(page, url)})`;
		return `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(said)}${more}`;
	});
	const left = reasons.length - lines.length;
	return left <= 0
		? lines
		: [...lines, `- ${left} more; the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('reasons')} has all of them`];
}
const headline = ({ status, headline: said }) => `${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS */ .j7[status]} **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(said)}**`;
const sections = (parts) => parts.filter((part) => part !== '').join('\n\n');

/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);






const pullRequestReference = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .convert */ .C6)((text, context) => {
	const reference = (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F)(text);
	if (reference !== undefined)
		return reference;
	context.issues.push({
		code: 'custom',
		message: 'must be a number such as 123 or #123, or the URL of a pull request',
		input: text,
	});
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
});
const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(pullRequestReference()),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)()),
};
const OUTPUTS = ['pull-request', 'target-branch', 'head-sha'];
const locate = (location, { repository }) => {
	const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseReference */ .U)(location.pullRequest, repository);
	return problem === undefined ? { location } : { problems: [`Input \`pull-request\` ${problem}`] };
};
const pullRequestTarget = (...needs) => ({
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: (location, context) => resolvePullRequest(location, context, needs),
});
const optionalPullRequestTarget = {
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: async (location, own) => ({ number, needs = [], context = own } = {}) => {
		const named = number === undefined ? undefined : { number, url: undefined };
		const pullRequest = location.pullRequest ?? named;
		return resolvePullRequest({ ...location, pullRequest }, context, needs);
	},
};
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw targetUnknown(known.number, context);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return {
		ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number),
		headSha: known.headSha,
		draft: known.draft,
		closed: known.closed,
		merged: known.merged,
		baseBranch: known.baseBranch,
	};
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const same = said.type === 'one' && said.facts.number === pullRequest.number;
		return same ? said.facts : { number: pullRequest.number };
	}
	const found = said.type === 'ask' ? await lookUp(said.lookup, github) : said;
	if (found.type === 'one')
		return found.facts;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...notFound(found),
	});
}
async function lookUp({ head, commit }, github) {
	const what = [head && `the branch ${head}`, commit && `the commit ${commit}`]
		.filter(Boolean)
		.join(' or ');
	if (!github.available)
		return {
			type: 'none',
			why: `names only ${what}, and there is no \`github-token\` to ask GitHub with`,
		};
	let found = [];
	if (head !== undefined)
		found = await github.pullRequestsOfHead(head);
	if (!found.some(isOpen) && commit !== undefined)
		found = await github.pullRequestsOfCommit(commit);
	const result = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .exactlyOne */ .BK)(found.filter(isOpen).map(factsOf));
	return result.type === 'none'
		? { type: 'none', why: `names ${what}, and GitHub knows no open pull request for it` }
		: result;
}
const isOpen = ({ state }) => state === 'open';
function notFound(found) {
	if (found.type === 'several')
		return {
			problem: `there are several: ${found.candidates.map(candidate).join(', ')}`,
			remedy: 'Set `pull-request` to the one you mean.',
		};
	return {
		problem: found.type === 'none' ? `the event ${found.why}` : 'there is none',
		remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
	};
}
const candidate = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return factsOf(await github.pullRequest(named.number));
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const factsOf = ({ state, ...pullRequest }) => ({
	...pullRequest,
	closed: state === 'closed',
});
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;
const targetUnknown = (number, { event }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
	request: `Finding the target branch of #${number}`,
	problem: `${eventOf(event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
	remedy: 'Set `target-branch`, or leave `github-token` at its default.',
});

/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Px: () => (problemOfPattern),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch)
});
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
function problemOfPattern(pattern) {
	const holders = pattern.match(/\{[^}]*\}/g) ?? [];
	const valid = holders.filter((holder) => holder === '{id}').length === 1 &&
		holders.filter((holder) => holder === '{number}').length === 1 &&
		holders.length === 2;
	return valid ? undefined : 'must hold {number} and {id} once each, and no other placeholder';
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

/***/ }),

/***/ 485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (Timeline),
  s: () => (timelineReport)
});
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7568);
var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);





class Timeline {
	#seen = [];
	see(record, now) {
		const { state } = record;
		const last = this.#seen.at(-1);
		if (state === undefined)
			return false;
		if (last?.state === state && !((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) && (0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewer */ .U4)(record, last.record)))
			return false;
		const at = (0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .changedAt */ .Ek)(record) ?? now;
		this.#seen.push({ state, at: Math.max(at, last?.at ?? at), record });
		return true;
	}
	phases(now) {
		return this.#seen.map(({ state, at }, index) => {
			const next = this.#seen[index + 1];
			const end = next?.at ?? ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? at : now);
			return {
				state,
				since: new Date(at).toISOString(),
				seconds: Math.max(0, Math.round((end - at) / 1000)),
			};
		});
	}
}
const MARKS = {
	NOT_READY: '🟨',
	PENDING: '🟨',
	TESTING: '🟦',
	TESTS_PASSED: '🟩',
	PENDING_FAILURE: '🟧',
	MERGED: '✅',
	FAILED: '❌',
	CANCELLED: '🚫',
};
const OTHER = '⬜';
const STRIP_LENGTH = 30;
function timelineReport(timeline) {
	if (timeline.length === 0)
		return '';
	const row = ({ state, since, seconds }) => [
		markOf(state),
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
		.map(({ state, seconds }) => markOf(state).repeat((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total))))
		.join('');
}
const markOf = (state) => MARKS[state] ?? OTHER;

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
  P: () => (RETRY_TIMEOUT_SECONDS),
  h: () => (defineOperation)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const located = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => target.locate(values, scope));
			const location = located && 'location' in located ? located.location : undefined;
			const checked = spec.checks?.map((check) => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => check(inputs, scope, location)));
			const problems = [
				...(located && 'problems' in located ? located.problems : []),
				...(checked ?? []).filter((problem) => problem !== undefined),
			];
			if (problems.length > 0)
				return { problems };
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

const within = (context, ms, work) => bounded(context, ms, work, [context.signal]);
const afterAbort = (context, ms, work) => bounded(context, ms, work, []);
async function bounded(context, ms, work, signals) {
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
