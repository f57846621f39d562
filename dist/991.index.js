const id = 991;
const ids = [991];
const modules = {

/***/ 3991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  cancel: () => (cancel)
});
var _pull_request_queue_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1152);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5088);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);









const cancel = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .defineOperation */ .h9)({
	about: 'Take a pull request out of the queue.',
	target: (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .S)(),
	inputs: { strict: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, { ref }) {
		const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref);
		const before = await (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(context.service, ref);
		context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before));
		const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false;
		if (context.dryRun && queuedBefore)
			return (0, _step_dry_run_js__WEBPACK_IMPORTED_MODULE_4__/* .planned */ .l)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .cancelPullRequest */ .np)(ref)]);
		const { outcome, record } = context.dryRun
			? { outcome: 'not-queued', record: before }
			: await (0, _pull_request_queue_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelVerified */ .F)(context, ref);
		const merged = record?.state === 'MERGED';
		const takenOut = outcome === 'cancelled' && queuedBefore && !merged;
		const headline = takenOut
			? `${name} was taken out of the queue`
			: `${name} ${merged ? 'is already merged, so there was nothing to cancel' : 'was not in the queue'}`;
		context.log.info(headline);
		return {
			outcome: takenOut ? 'cancelled' : 'not-queued',
			outputs: (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record),
			details: { pullRequest: record },
			summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
				status: takenOut ? 'good' : inputs.strict ? 'bad' : 'neutral',
				headline,
				facts: [
					['State before', before?.state],
					['State', record?.state],
				],
			}),
			...(takenOut || !inputs.strict ? {} : { failure: notQueued(name, record?.state) }),
		};
	},
});
function notQueued(name, state) {
	const seen = state === undefined ? '' : `; its state is ${state}`;
	return `Cancelling ${name}: it was not in the queue${seen}. Set \`strict: false\` if that is fine.`;
}

/***/ }),

/***/ 1152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (cancelVerified),
  g: () => (takeOut)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9051);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);





const LAG_MS = 30_000;
async function cancelVerified({ service, clock }, ref) {
	const readOut = async (call) => {
		const record = await (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecord */ .aE)(service, ref, call);
		return record?.isCurrentlySubmittedToQueue ? undefined : { outcome: 'cancelled', record };
	};
	try {
		return await service.cancelPullRequest(ref, {
			wasApplied: async (_, call) => (await readOut(call)) !== undefined,
			prove: (call) => {
				const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B2(clock, Math.min(LAG_MS, call.deadline.remainingMs));
				const read = () => readOut(call);
				return (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readUntil */ .LC)({ clock }, { ...call, deadline }, read, stillQueued, LAG_MS);
			},
		});
	}
	catch (error) {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecord */ .aE)(service, ref);
		if (record?.isCurrentlySubmittedToQueue)
			throw error;
		return { outcome: 'not-queued', record };
	}
}
const stillQueued = (seconds) => `the service acknowledged it, and still shows the pull request in the queue ${seconds} s later`;
async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue.' };
	try {
		const { outcome, record } = await cancelVerified(context, ref);
		context.setOutputs((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOutputs */ .QS)(record));
		const end = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record, ref) ? 'merged' : outcome;
		return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record };
	}
	catch (error) {
		const { reason } = context.signal;
		const outOfTime = error === reason;
		if (reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ || outOfTime))
			throw error;
		const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? (0, _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error.explanation) : OUT_OF_TIME;
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	}
}
const SENTENCES = {
	merged: 'It was merged before it could be taken out of the queue.',
	cancelled: 'It was taken out of the queue.',
	'not-queued': 'It had already left the queue.',
};
const OUT_OF_TIME = 'no read showed it out of the queue in the time that was left. Look at the queue.';

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

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (planned)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


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

/***/ })

};

export { id, ids, modules };
