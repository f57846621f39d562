const id = 378;
const ids = [378];
const modules = {

/***/ 5005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  GW: () => (KINDS),
  SM: () => (remedyOf),
  zM: () => (reasonsOf)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);

const kinds = {
	'queue-reason': {},
	closed: { remedy: 'Reopen the pull request', again: true },
	draft: { ofOpen: true, remedy: 'Mark it as ready for review', again: true },
	'base-changed': {
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
	},
	'head-moved': { page: 'commits', remedy: 'Submit the new head commit' },
	'check-failed': { page: 'log', remedy: 'Fix the failing checks and push', again: true },
	conflict: {
		ofOpen: true,
		page: 'files',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		again: true,
	},
	'changes-requested': {
		ofOpen: true,
		remedy: 'Make the requested changes and ask for another review',
		again: true,
	},
	'review-required': { ofOpen: true, remedy: 'Ask for a review', again: true },
	'impacted-targets': {
		ofOpen: true,
		remedy: 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
	},
	'check-missing': {
		ofOpen: true,
		page: 'checks',
		remedy: 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
	},
	behind: { ofOpen: true, remedy: 'Merge `{branch}` into the pull request and push', again: true },
	'check-pending': { ofOpen: true, page: 'log', remedy: 'Wait for the check', again: true },
	'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
	'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
};
const KINDS = kinds;
function reasonsOf(facts) {
	const { gitHub, record, ref, event } = facts;
	if (gitHub?.merged && gitHub.baseBranch === ref.targetBranch)
		return [];
	if (record?.state === 'MERGED')
		return [];
	const testsFirst = record?.state === 'FAILED';
	const found = [
		event && reason('queue-reason', `The queue says: ${event.text}`, gitHub?.url),
		...(testsFirst ? ofTests(facts) : []),
		...ofPullRequest(facts),
		...(testsFirst ? [] : ofTests(facts)),
		...ofMerge(facts),
		...ofQueue(facts),
	];
	const applying = found.filter((one) => one !== undefined && one !== false);
	return unique(applying.filter(({ kind }) => !gitHub?.closed || !KINDS[kind].ofOpen));
}
const reason = (kind, text, url) => ({ kind, text, url });
function ofPullRequest({ gitHub, record, ref, event }) {
	const { url, merged, headSha } = gitHub ?? {};
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch;
	const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false;
	const isClosed = gitHub?.closed && !merged && event?.reason !== 'PR_CLOSED';
	const isDraft = gitHub?.draft && event?.reason !== 'PR_CONVERTED_TO_DRAFT';
	const sha = record?.prSha;
	const hasMoved = headSha !== undefined && sha !== undefined && sha !== headSha;
	return [
		isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
		isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
		otherBase && reason('base-changed', otherBaseText(base, ref, merged), url),
		hasMoved &&
			reason('head-moved', `Its head moved from ${quoted(short(sha))} to ${quoted(short(headSha))}; a push takes it out of the queue`, `${url}/commits`),
	];
}
function otherBaseText(base, { targetBranch }, merged = false) {
	if (base === targetBranch)
		return `Its base branch is not ${quoted(targetBranch)}, the branch of the queue`;
	return merged
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
const that = (kind, what) => ({ name, url, required }) => reason(kind, `${required ? 'Required check' : 'Check'} ${quoted(name)} ${what}`, url);
function ofMerge({ gitHub, record }) {
	const { url, baseBranch = '', conflicting, behind } = gitHub ?? {};
	const base = quoted(baseBranch);
	const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
	return [
		conflicting && reason('conflict', `It conflicts with ${base}`, `${url}/conflicts`),
		gitHub?.changesRequested && reason('changes-requested', 'A review requests changes', url),
		gitHub?.reviewRequired && reason('review-required', 'A review is required', url),
		requiresImpactedTargets &&
			hasImpactedTargets === false &&
			reason('impacted-targets', 'The queue needs impacted targets, and none were uploaded for the head commit'),
		behind && reason('behind', `It is behind ${base}, which must be merged into it first`, url),
	];
}
function ofQueue({ record, queueState = 'running', ref, gitHub }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	const queue = `The queue of ${quoted(ref.targetBranch)}`;
	const absent = record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue';
	return [
		gitHub === undefined &&
			mergeability === 'not_mergeable' &&
			reason('queue-reason', 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check'),
		mergeability === 'in_progress' &&
			reason('queue-reason', 'GitHub is still working out whether it can be merged', gitHub?.url),
		queueState !== 'running' &&
			reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`),
		!record?.isCurrentlySubmittedToQueue &&
			!(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(record?.state) &&
			reason('not-in-queue', absent, gitHub?.url),
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
function remedyOf(reasons, { targetBranch }, queued = false) {
	const { remedy, again } = reasons.map(({ kind }) => KINDS[kind]).find((kind) => kind.remedy) ?? {};
	const next = queued ? '; the queue then continues by itself' : ', then submit it again';
	return remedy && `${remedy.replace('{branch}', () => targetBranch)}${again ? next : ''}.`;
}

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ek: () => (changedAt),
  LC: () => (readUntil),
  Lg: () => (isOtherHead),
  OE: () => (slowdown),
  QS: () => (recordOutputs),
  Qf: () => (readQueue),
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
var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5005);





function reportSummary(story) {
	const { reasons = [], why = [], remedy, timeline = [], facts = [], links = [] } = story;
	const known = facts.filter(([, value]) => value !== undefined && value !== '');
	const names = known.map(([name]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name));
	const addresses = links.filter(([, address]) => address !== undefined);
	return [
		`${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[story.status]} **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(story.headline)}**`,
		[...reasonLines(reasons), ...why.map((said) => `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said)}`)].join('\n'),
		remedy === undefined ? '' : `**What to do next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(remedy)}`,
		timelineReport(timeline),
		known.length === 0 ? '' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(names, [known.map(([, value]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value))]),
		addresses.map(([name, address]) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, address)).join(' · '),
	]
		.filter((part) => part !== '')
		.join('\n\n');
}
const reportComment = (story) => reportSummary({ ...story, timeline: [] });
const MOST_REASONS = 10;
function reasonLines(reasons) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url }) => {
		const { page } = _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW[kind];
		const more = page === undefined || (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(page, url)})`;
		return `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said)}${more}`;
	});
	const left = reasons.length - lines.length;
	const more = `- ${left} more; the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('reasons')} has all of them`;
	return left <= 0 ? lines : [...lines, more];
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
	const squares = timeline.map(({ state, seconds }) => {
		const length = (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total));
		return squareOf(state).repeat(length);
	});
	return squares.join('');
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





const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReference */ .F)(text) ??
		refuse('must be a number such as 123 or #123, or the URL of a pull request'))),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()),
};
const target = (resolve) => ({
	inputs,
	outputs: ['pull-request', 'target-branch', 'head-sha'],
	locate(location, { repository }) {
		const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseReference */ .U)(location.pullRequest, repository);
		if (problem !== undefined)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`Input \`pull-request\` ${problem}`]);
		return location;
	},
	resolve,
});
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
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${eventOf(context.event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
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
	const named = [head && `the branch ${head}`, commit && `the commit ${commit}`];
	const what = named.filter(Boolean).join(' or ');
	const noToken = `names only ${what}, and there is no \`github-token\` to ask GitHub with`;
	if (!github.available)
		return { candidates: [], why: noToken };
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
  lM: () => (planned),
  lP: () => (noTarget)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);





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
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const problems = [];
			const location = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => target.locate(values, scope));
			for (const check of spec.checks ?? []) {
				const problem = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => check(inputs, scope, location));
				if (problem)
					problems.push(problem);
			}
			if (problems.length > 0)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}
const LONGEST_BODY = 4000;
function planned(log, requests) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const shown = body.length > LONGEST_BODY
			? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
			: body;
		log.group(`Dry run: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request)}`, [shown]);
		return { sent: { method, path, body }, row: [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown)] };
	});
	const rows = plan.map(({ row }) => row);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `Dry run: nothing was sent. These requests were planned:\n\n${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Request', 'Body'], rows)}`,
	};
}
function bodyText({ body }) {
	if (body === undefined)
		return '';
	return Array.isArray(body)
		? Buffer.concat(body).toString()
		: JSON.stringify(body);
}

/***/ })

};

export { id, ids, modules };
