const id = 495;
const ids = [495];
const modules = {

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  iU: () => (message),
  nf: () => (link),
  p_: () => (list),
  qr: () => (footer),
  uW: () => (section)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(headline), HEADER_LENGTH);
	return {
		text: escapeMrkdwn(title),
		blocks: [
			{ type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
			...blocks,
		],
	};
}
function list(title, items) {
	if (items.length === 0)
		return [];
	const heading = title === '' ? [] : [section([{ type: 'text', text: title, style: { bold: true } }])];
	return [
		{
			type: 'rich_text',
			elements: [...heading, { type: 'rich_text_list', style: 'bullet', elements: [...items] }],
		},
	];
}
const section = (elements) => ({
	type: 'rich_text_section',
	elements,
});
function link(label, address) {
	const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  ·  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 7495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  submit: () => (submit_submit),
  waitForMerge: () => (wait_for_merge_waitForMerge)
});

var errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var pull_request_record = __webpack_require__(6583);



async function presentHead({ ref, headSha }, { github }) {
	return github.available ? (await github.pullRequest(ref.number)).headSha : headSha;
}
function movedHead(ref, expected, headSha, exit) {
	const seen = headSha === undefined
		? 'its head commit is not known, because neither the event nor GitHub shows it'
		: `its head is ${headSha}`;
	const left = exit === undefined || exit.takenOut;
	return new errors/* ActionError */.lZ('refused', {
		request: `Submitting ${(0, references/* pullRequestName */.Ib)(ref)} at ${expected}`,
		problem: exit === undefined ? seen : `it was submitted, but ${seen}. ${exit.sentence ?? ''}`.trim(),
		remedy: left
			? 'Run the checks of the new head, then submit that.'
			: 'Make sure that it is not in the queue, run the checks of the new head, then submit that.',
	});
}
function otherHeadMerged(ref, expected, headSha) {
	if (headSha === undefined || !(0, pull_request_record/* isOtherHead */.Lg)(headSha, expected))
		return undefined;
	return new errors/* ActionError */.lZ('refused', {
		request: `Submitting ${(0, references/* pullRequestName */.Ib)(ref)} at ${expected}`,
		problem: `it was merged, but at another head: ${headSha}`,
		remedy: 'Run the checks on the target branch, and revert the merge if they fail.',
	});
}
function reasonToSkip({ ref, merged, closed, draft, baseBranch }, record, skipDraft) {
	const name = `#${ref.number}`;
	const mergedHere = merged === true && baseBranch === ref.targetBranch;
	if (mergedHere || (0, pull_request_record/* isMerged */.TL)(record, ref))
		return { outcome: 'already-merged', headline: `${name} is already merged` };
	const elsewhere = merged && baseBranch !== undefined;
	const end = elsewhere ? `merged into ${baseBranch}, not into ${ref.targetBranch}` : 'closed';
	if (closed || merged)
		return { outcome: 'skipped-closed', headline: `${name} is ${end}: not submitted` };
	if (draft && skipDraft)
		return { outcome: 'skipped-draft', headline: `${name} is a draft: not submitted` };
	return undefined;
}
var inputs = __webpack_require__(9428);

const PRIORITIES = new Map([
	['urgent', 0],
	['high', 10],
	['medium', 100],
	['low', 200],
	['lowest', 255],
]);
const NAMES = [...PRIORITIES.keys()];
const priorityInput = () => (0, inputs/* convert */.C6)((text, refuse) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? 'must be a whole number from 0 to 255'
		: `${(0, inputs/* notOneOf */.NR)(text, NAMES)} A number from 0 to 255 works too.`);
});
function differences({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const found = [];
	const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority;
	const shown = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '');
	if (requested !== undefined && shown !== undefined && shown !== requested)
		found.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`);
	if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
		found.push(`no-batch ${batching} instead of ${noBatch}`);
	return found;
}
var schemas = __webpack_require__(9662);


class Progress {
	#context;
	#states = [];
	#started;
	record;
	polls = 0;
	resubmissions = 0;
	leaving = false;
	queueState;
	constructor(context) {
		this.#context = context;
		this.#started = context.clock.monotonic();
	}
	get seconds() {
		return (this.#context.clock.monotonic() - this.#started) / 1000;
	}
	see(record) {
		this.record = record;
		this.#context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(record));
		const { state } = record;
		const last = this.#states.at(-1);
		if (state === undefined)
			return false;
		if (last?.state === state && !((0, schemas/* isEnded */.pl)(state) && (0, pull_request_record/* isNewer */.U4)(record, last.record)))
			return false;
		const at = (0, pull_request_record/* changedAt */.Ek)(record) ?? this.#context.clock.now();
		this.#states.push({ state, at: Math.max(at, last?.at ?? at), record });
		return true;
	}
	seen() {
		const { record, queueState, polls, resubmissions } = this;
		const now = this.#context.clock.now();
		const timeline = this.#states.map(({ state, at }, index) => {
			const end = this.#states[index + 1]?.at ?? ((0, schemas/* isEnded */.pl)(state) ? at : now);
			return {
				state,
				since: new Date(at).toISOString(),
				seconds: Math.max(0, Math.round((end - at) / 1000)),
			};
		});
		const seconds = Math.round(this.seconds);
		return { record, queueState, timeline, seconds, polls, resubmissions };
	}
}
var markdown = __webpack_require__(6801);
var slack = __webpack_require__(4270);
var runner = __webpack_require__(9051);
var shared_text = __webpack_require__(5831);
var within = __webpack_require__(2786);
var pull_request_report = __webpack_require__(2484);








const publishInputs = { comment: (0, inputs/* commentPolicy */.s9)(), slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()) };
async function publishReport(context, { comment, slackPayloadFile }, ref, report) {
	if (slackPayloadFile !== undefined)
		await writeSlack(context, slackPayloadFile, report);
	if (comment === 'always' || (comment === 'on-failure' && report.status === 'bad'))
		await keepComment(context, ref, (0, pull_request_report/* reportComment */.e)(report));
}
async function writeSlack({ workspace, log }, path, report) {
	try {
		const payload = `${JSON.stringify(reportSlack(report), null, 2)}\n`;
		await workspace.write('slack-payload-file', path, payload);
	}
	catch (error) {
		if (!(error instanceof errors/* ActionError */.lZ))
			throw error;
		log.warning(error.message);
	}
}
const MOST_LINES = 5;
const LINE_LENGTH = 300;
function reportSlack(report) {
	const { headline, status, reasons = [], why = [], remedy, links = [] } = report;
	const lines = [
		...reasons.slice(0, MOST_LINES).map(bullet),
		...why.slice(0, MOST_LINES).map((said) => slack/* section */.uW(prose(said))),
	];
	return slack/* message */.iU(`${markdown/* MARKS */.j7[status]} ${headline.replaceAll('`', '')}`, [
		...slack/* list */.p_('', lines),
		...(remedy === undefined
			? []
			: [{ type: 'rich_text', elements: [slack/* section */.uW(prose(`Next: ${remedy}`))] }]),
		...slack/* footer */.qr(links),
	]);
}
const bullet = ({ text, url }) => slack/* section */.uW([
	...prose(text),
	...((0, markdown/* webAddress */.Dy)(url) === undefined
		? []
		: [{ type: 'text', text: ' ' }, slack/* link */.nf('(open)', url)]),
]);
const prose = (value) => (0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(value), LINE_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');
const keepComment = (context, { number }, body) => onGitHub(context, 'comment', 'The comment could not be written', async () => {
	const { github, signal } = context;
	const comment = { number, marker: 'pull-request', body };
	const { url, action } = await github.upsertComment(comment).catch((error) => {
		if (!(signal.reason instanceof runner/* RunCancelled */.zL))
			throw error;
		const ms = (0, runner/* graceMs */.Nl)(signal) / 2 - runner/* WRITING_MS */.Kq;
		return (0, within/* afterAbort */.L)(context, ms, (last) => last.github.upsertComment(comment));
	});
	return `Comment ${action}: ${url}`;
});
const removeLabel = (context, { number }, label) => onGitHub(context, 'remove-label', 'The label could not be removed', async () => {
	const removed = await context.github.removeLabel(number, label);
	return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
});
async function onGitHub({ github, log, dryRun }, input, failure, change) {
	if (dryRun)
		return;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which is empty.`);
	try {
		log.info(await change());
	}
	catch (error) {
		log.warning(`${failure}: ${error.message}`);
	}
}
var queue_exit = __webpack_require__(1152);
var resolve = __webpack_require__(5071);
var pull_request_reasons = __webpack_require__(5005);





const needsSubmission = ({ before, ...options }) => !before?.isCurrentlySubmittedToQueue || differences(options, before).length > 0;
async function submitVerified({ service, clock }, ref, plan, deadline) {
	const { before } = plan;
	if (before !== undefined && !needsSubmission(plan))
		return { outcome: 'already-queued', proof: 'queued', record: before };
	let already = before?.isCurrentlySubmittedToQueue === true;
	const read = (call) => (0, pull_request_record/* readRecord */.aE)(service, ref, call);
	const { proof, record } = await service.submitPullRequest(ref, plan, {
		deadline,
		wasApplied: async (error, call) => {
			const conflict = error.status === 409;
			const first = await read(call);
			const shown = proofOf(first, plan, ref);
			if (conflict && shown !== 'queued')
				return false;
			already ||= conflict;
			return shown !== undefined || !isUnchanged(first, before);
		},
		prove: (call) => {
			let last;
			const readProof = async () => {
				last = await read(call);
				const proof = proofOf(last, plan, ref);
				return last && proof && { record: last, proof };
			};
			const late = (seconds) => `it was sent, but for ${seconds} s no read showed the pull request in the queue (${last?.state ?? 'no record'})`;
			return (0, pull_request_record/* readUntil */.LC)({ clock }, call, readProof, late);
		},
	});
	const kept = proof === 'queued' ? differences(plan, record) : [];
	return {
		outcome: already ? 'already-queued' : 'submitted',
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
	};
}
function proofOf(now, { before }, ref) {
	if ((0, pull_request_record/* isMerged */.TL)(now, ref))
		return 'merged';
	if (now?.isCurrentlySubmittedToQueue)
		return 'queued';
	return now !== undefined && (0, schemas/* isEnded */.pl)(now.state) && (0, pull_request_record/* isNewer */.U4)(now, before) ? 'ended' : undefined;
}
const isUnchanged = (now, before) => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt;
async function resubmit(context, ref, failed, options, deadline) {
	const before = await (0, pull_request_record/* readRecord */.aE)(context.service, ref, { deadline });
	if (before?.isCurrentlySubmittedToQueue || !isUnchanged(before, failed))
		return undefined;
	const { priority = failed.priorityValue ?? failed.priorityName, noBatch = failed.noBatch || undefined, } = options;
	context.log.info(`${(0, references/* pullRequestName */.Ib)(ref)} failed in the queue; submitting it again`);
	return (await submitVerified(context, ref, { priority, noBatch, before }, deadline)).record;
}
async function reportSubmission(context, ref, { outcome, proof, record, ignored }) {
	const { log, setOutputs, event } = context;
	const { queue, warning } = await (0, pull_request_record/* readQueue */.Qf)(context, ref);
	const all = queue?.enqueuedPullRequests ?? [];
	const position = all.findIndex(({ prNumber }) => prNumber === ref.number) + 1 || undefined;
	if (queue !== undefined)
		setOutputs({
			'queue-state': queue.state,
			'queue-position': position,
			'queue-depth': all.length,
		});
	const name = (0, references/* pullRequestName */.Ib)(ref);
	const place = position === undefined ? '' : `, place ${position} of ${all.length}`;
	const headline = proof === 'merged'
		? `${name} was submitted and is merged`
		: `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue${place}`;
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const shown = { ...record, prBaseBranch: undefined };
	const missing = (0, pull_request_reasons/* reasonsOf */.zM)({ ref, record: shown }).map(({ text }) => `Not ready: ${text}`);
	const why = [ignored, warning, ...missing].filter((text) => text !== undefined);
	for (const warning of why)
		log.warning(`${name}: ${warning}`);
	const report = {
		status: 'good',
		headline,
		why,
		facts: [
			['State', record.state],
			['Priority', record.priorityName ?? record.priorityValue],
			['Queue', queue?.state],
			['Head commit', record.prSha?.slice(0, 12)],
		],
		links: [['This run', event.runUrl]],
	};
	return { queue, report };
}
function failureReport(ref, { kind, explanation }, sent) {
	const { problem, remedy } = explanation;
	const [what, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`];
	let headline = `${what} was not submitted to ${queue}`;
	if (kind === 'unknown-outcome')
		headline = `It is not known whether ${what} is in ${queue}`;
	if (sent)
		headline = `${what} was submitted to ${queue}, and the step failed after that`;
	return { status: 'bad', headline, why: [problem], remedy };
}
var explainer = __webpack_require__(9860);
var duration = __webpack_require__(7568);
var ask = __webpack_require__(3049);





const mergeCommitOf = (ref, { gitHub }) => (0, ask/* isMergedOnGitHub */.$Y)(gitHub, ref) ? gitHub.mergeCommitSha : undefined;
function waitReport(ref, ending, reasons, runUrl) {
	const [problem, remedy] = formatEnding(ref, ending, reasons);
	const why = notes(ending, reasons);
	const merged = ending.outcome === 'merged';
	const report = {
		status: merged ? 'good' : ending.passes ? 'neutral' : 'bad',
		headline: `${problem} (waited ${(0, duration/* duration */.p)(ending.seconds)})`,
		reasons,
		why,
		timeline: ending.timeline,
		facts: [
			['Head commit', ending.record?.prSha?.slice(0, 12)],
			['Merge commit', mergeCommitOf(ref, ending)?.slice(0, 12)],
			['Priority', ending.record?.priorityName ?? ending.record?.priorityValue],
			['Polls', ending.polls],
			['Submitted again', ending.resubmissions || undefined],
		],
		remedy: merged ? undefined : remedy,
		links: [
			[`Pull request #${ref.number}`, ending.gitHub?.url],
			['This run', runUrl],
		],
	};
	if (merged || ending.passes)
		return { report };
	const sentences = [problem, ...reasons.map(({ text }) => text), ...why].join('. ');
	const failure = `Waiting for ${(0, references/* pullRequestName */.Ib)(ref)} to be merged: ${sentences}. ${remedy}`;
	return { report, failure: ending.error ?? failure };
}
function formatEnding(ref, ending, reasons) {
	const name = (0, references/* pullRequestName */.Ib)(ref);
	const state = ending.record?.state ?? 'not known to the service';
	const known = (0, pull_request_reasons/* remedyOf */.SM)(reasons, ref, ending.record?.isCurrentlySubmittedToQueue);
	const afterTimeout = ending.exit?.takenOut
		? 'Find out what held it up, then submit it again.'
		: 'Raise `timeout-minutes`, or find out what holds up the queue.';
	const endings = {
		merged: [
			ending.outside
				? `#${ref.number} is merged on GitHub, outside the queue, which reports ${state}`
				: `#${ref.number} is merged into ${ref.targetBranch}`,
			'',
		],
		failed: [
			`${name} failed in the queue`,
			known ?? 'Fix the failing checks, push, and submit again.',
		],
		cancelled: [
			`${name} was cancelled`,
			known ?? 'Find out what took it out of the queue, then submit it again.',
		],
		removed: [
			`${name} left the queue without reaching a final state; its state is ${state}`,
			known ?? 'Check the pull request and the queue, then submit it again.',
		],
		'not-submitted': [`${name} is not in the queue`, 'Submit it first, with `operation: submit`.'],
		'not-ready': [
			`${name} stayed NOT_READY for too long`,
			known ?? 'Make it ready; the queue then continues without another submission.',
		],
		'timed-out': [`${name} is ${state}, and the time is up`, known ?? afterTimeout],
		aborted: [`the run was cancelled while ${name} was ${state}`, remedyAfterAbort(ending)],
	};
	const { problem = '', remedy = '' } = ending.error?.explanation ?? {};
	return endings[ending.outcome] ?? [problem, remedy];
}
function remedyAfterAbort({ exit, record }) {
	if (exit?.takenOut)
		return 'Submit it again when it should be merged.';
	if ((0, schemas/* isEnded */.pl)(record?.state))
		return 'There is nothing more to wait for.';
	return 'The pull request may still be merged; cancel it in the queue if it must not be.';
}
function notes({ outcome, note, exit }, reasons) {
	const unexplained = reasons.length === 0 ? UNEXPLAINED[outcome] : undefined;
	return [unexplained, note, exit?.sentence]
		.filter((sentence) => sentence !== undefined)
		.map((sentence) => sentence.replace(/\.$/, ''));
}
const UNEXPLAINED = {
	failed: 'The service does not say why; see the checks of the test branch',
	'not-ready': 'The service does not say what is missing; its own checks may have failed',
};
var http_errors = __webpack_require__(4096);
var shared_clock = __webpack_require__(3412);
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
var test_runs = __webpack_require__(577);






const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
class WaitLog {
	#context;
	#ref;
	#progress;
	#deadline;
	#said = new Set();
	#nextQueue = Number.NEGATIVE_INFINITY;
	#spokeAt;
	#failing = false;
	constructor(context, ref, progress, deadline) {
		this.#context = context;
		this.#ref = ref;
		this.#progress = progress;
		this.#deadline = deadline;
		this.#spokeAt = context.clock.monotonic();
	}
	async reading(bounded, reading, changed) {
		this.#outage(reading);
		if (changed !== undefined)
			this.#change(changed);
		if ((0, pull_request_record/* isIdle */.xB)(this.#progress.record))
			await this.#readQueue(bounded);
		if (this.#context.clock.monotonic() - this.#spokeAt >= HEARTBEAT_MS)
			await this.#heartbeat(bounded);
	}
	pause(requestedMs, ms) {
		const [requested, next] = [(0, duration/* duration */.p)(requestedMs / 1000), (0, duration/* duration */.p)(ms / 1000)];
		this.#context.log.info(`The service asks for a pause of ${requested}; polling again in ${next}`);
	}
	#outage(reading) {
		const { log } = this.#context;
		if (reading.type === 'failure' && !this.#failing) {
			const { request, problem } = reading.error.explanation;
			log.info(`${request}: ${problem}; still waiting`);
		}
		if (reading.type !== 'failure' && this.#failing)
			log.info(`The service answers again (poll ${this.#progress.polls})`);
		this.#failing = reading.type === 'failure';
	}
	#change(record) {
		const { state } = record;
		const why = state === 'NOT_READY' ? (0, pull_request_reasons/* reasonsOf */.zM)({ ref: this.#ref, record }) : [];
		const now = `${(0, references/* pullRequestName */.Ib)(this.#ref)} is ${state}`;
		this.#say([now, ...why.map(({ text }) => text)].join('. '));
	}
	async #readQueue(bounded) {
		const { service, clock, log, setOutputs } = bounded;
		if (clock.monotonic() < this.#nextQueue)
			return;
		this.#nextQueue = clock.monotonic() + QUEUE_EVERY_MS;
		const answer = service.getQueue(this.#ref, { attempts: 1 });
		const queue = await (0, ask/* ifAnswered */.nH)(bounded, answer, (why) => log.debug(why));
		if (queue === undefined)
			return;
		setOutputs({ 'queue-state': queue.state, 'queue-depth': queue.enqueuedPullRequests.length });
		const slowed = (0, pull_request_record/* slowdown */.OE)(this.#ref, queue);
		if (slowed !== undefined && queue.state !== this.#progress.queueState)
			log.warning(`${slowed}. Still waiting.`);
		this.#progress.queueState = queue.state;
	}
	async #heartbeat(bounded) {
		const { record, queueState, seconds } = this.#progress;
		const state = record?.state ?? 'not known to the service';
		const left = (0, duration/* duration */.p)(this.#deadline.remainingMs / 1000);
		const ask = () => (0, explainer/* explain */.W)(bounded, this.#ref, { record, queueState }, this.#said);
		const [reason] = state === 'NOT_READY' ? await ask() : [];
		const why = reason === undefined ? '' : `. ${reason.text}`;
		const now = `${(0, references/* pullRequestName */.Ib)(this.#ref)} is ${state} after ${(0, duration/* duration */.p)(seconds)}`;
		this.#say(`Still waiting: ${now}; ${left} left${why}`);
	}
	#say(line) {
		this.#spokeAt = this.#context.clock.monotonic();
		this.#context.log.info(line);
	}
}
var retry = __webpack_require__(3961);


const LONGEST_SILENCE_MS = 600_000;
const begin = (at) => ({
	startedAt: at,
	lastAnswerAt: at,
	answered: false,
	seenInQueue: false,
	absences: 0,
	refusals: 0,
	state: undefined,
	stateSince: at,
});
function reduceWaitState(before, reading, at, rules) {
	if (reading.type === 'failure')
		return reduceFailure(before, reading.error, at);
	const answered = { ...before, answered: true, lastAnswerAt: at, refusals: 0 };
	return reading.record === undefined
		? reduceAbsence(answered, at, rules, true)
		: reduceRecord(answered, reading.record, at, rules);
}
function reduceRecord(before, record, at, rules) {
	const { state } = record;
	const next = state === before.state ? before : { ...before, state, stateSince: at };
	if ((0, pull_request_record/* isMerged */.TL)(record, rules))
		return { next, end: { outcome: 'merged' } };
	if (record.isCurrentlySubmittedToQueue)
		return reducePresence(next, record, at, rules);
	if (state !== 'FAILED' && state !== 'CANCELLED')
		return reduceAbsence(next, at, rules, false);
	if (rules.before !== undefined && !(0, pull_request_record/* isNewer */.U4)(record, rules.before))
		return reduceAbsence(next, at, rules, true);
	return { next, end: { outcome: state === 'FAILED' ? 'failed' : 'cancelled' } };
}
function reducePresence(before, { state, prSha }, at, { notReadyMs, headSha }) {
	const next = { ...before, seenInQueue: true, absences: 0 };
	if (prSha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(prSha, headSha))
		return { next, end: { outcome: 'head-moved' } };
	const tooLong = state === 'NOT_READY' && notReadyMs !== undefined && at - next.stateSince >= notReadyMs;
	return tooLong ? { next, end: { outcome: 'not-ready' } } : { next };
}
function reduceAbsence(before, at, rules, isStale) {
	const inGrace = at - before.startedAt < rules.graceMs && (isStale || !before.seenInQueue);
	const next = { ...before, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2)
		return { next };
	return { next, end: { outcome: next.seenInQueue ? 'removed' : 'not-submitted' } };
}
function reduceFailure(before, error, at) {
	const { status } = error;
	if (status === 401 || status === 403) {
		const next = { ...before, refusals: before.refusals + 1 };
		const askOnceMore = before.answered && next.refusals < 2;
		return askOnceMore ? { next } : { next, end: { outcome: 'error', error } };
	}
	const silentTooLong = at - before.lastAnswerAt > LONGEST_SILENCE_MS;
	if (silentTooLong || !mayPass(error))
		return { next: before, end: { outcome: 'error', error } };
	return { next: before };
}
function mayPass({ failure }) {
	if (failure.type === 'untrusted')
		return false;
	if (failure.type !== 'status')
		return true;
	const { status } = failure;
	return status === 429 || status === 409 || (0, retry/* isTransient */.dg)(status);
}















const CONFIRM_MS = 5000;
const OUTAGE_PACE_MS = 30_000;
const LONGEST_REQUESTED_PAUSE_MS = 60_000;
const MERGE_LOOKUP_MS = 30_000;
const END_BY = { reading: 4000, gitHub: 7000, exit: 11_000, reasons: 12_500, report: 14_000 };
const deadlineOf = ({ clock }, { timeoutMinutes }) => new shared_clock/* Deadline */.B2(clock, timeoutMinutes * 60_000);
class Watch {
	#inputs;
	#ref;
	#context;
	#progress;
	#testRuns;
	#log;
	deadline;
	#submission;
	#state;
	#lastFailure;
	constructor({ inputs, ref, context, progress, submission, deadline }) {
		this.#inputs = inputs;
		this.#ref = ref;
		this.#context = context;
		this.#progress = progress;
		this.#submission = submission ?? {};
		this.deadline = deadline ?? deadlineOf(context, inputs);
		this.#testRuns = new test_runs/* TestRuns */.Br(ref);
		this.#log = new WaitLog(context, ref, progress, this.deadline);
		this.#state = begin(context.clock.monotonic());
	}
	async run() {
		const { log } = this.#context;
		const limit = (0, duration/* duration */.p)(this.#inputs.timeoutMinutes * 60);
		log.info(`Waiting up to ${limit} for ${(0, references/* pullRequestName */.Ib)(this.#ref)} to be merged`);
		for (;;) {
			const end = await this.#bounded(END_BY.reading, (bounded) => this.#poll(bounded));
			const result = end === 'timed-out' ? await this.#timedOut() : await this.conclude(end);
			const final = await this.#unlessResubmitted(result);
			if (final !== undefined)
				return final;
		}
	}
	async conclude(end) {
		if (end.outcome === 'error')
			return this.#failed(end.error);
		const { outcome } = end;
		if (outcome === 'merged')
			return this.#merged();
		if (outcome === 'head-moved')
			return this.#headMoved();
		const gitHub = await this.#askGitHub();
		if ((0, ask/* isMergedOnGitHub */.$Y)(gitHub, this.#ref))
			return this.#merged(outcome);
		const read = (bounded) => this.#testRuns.failingChecks(bounded);
		const failing = outcome === 'failed' ? await this.#bounded(END_BY.reasons, read) : [];
		return this.#result({ outcome, gitHub, failing });
	}
	async #poll(bounded) {
		const { clock, signal } = this.#context;
		for (;;) {
			const last = this.deadline.passed;
			const reading = await this.#read(bounded);
			const at = clock.monotonic();
			const { next, end } = reduceWaitState(this.#state, reading, at, this.#rules());
			this.#state = next;
			await this.#note(bounded, reading);
			if (end !== undefined)
				return end;
			if (last || bounded.signal.aborted)
				return 'timed-out';
			await clock.sleep(Math.min(this.#pauseMs(reading), this.deadline.remainingMs), signal);
		}
	}
	#rules() {
		const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = this.#inputs;
		return {
			...this.#submission,
			targetBranch: this.#ref.targetBranch,
			graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
			notReadyMs: minutes === undefined ? undefined : minutes * 60_000,
		};
	}
	async #read({ service, setOutputs }) {
		this.#progress.polls++;
		try {
			const record = await (0,pull_request_record/* readRecord */.aE)(service, this.#ref, { attempts: 1 });
			if (record === undefined)
				setOutputs((0,pull_request_record/* recordOutputs */.QS)(record));
			return { type: 'record', record };
		}
		catch (error) {
			if (this.#context.signal.aborted || !(error instanceof http_errors/* ServiceError */._7))
				throw error;
			return { type: 'failure', error };
		}
	}
	async #note(bounded, reading) {
		if (reading.type === 'failure' && reading.error.kind !== 'aborted')
			this.#lastFailure = reading.error;
		const record = reading.type === 'record' ? reading.record : undefined;
		const changed = record !== undefined && this.#progress.see(record);
		await this.#log.reading(bounded, reading, changed ? record : undefined);
		if (changed && record.state === 'TESTING')
			await this.#testRuns.remember(bounded);
	}
	#pauseMs(reading) {
		const { clock, random } = this.#context;
		const fixed = this.#inputs.pollIntervalSeconds;
		const inState = (clock.monotonic() - this.#state.stateSince) / 1000;
		const pace = fixed === undefined ? pollIntervalMs(this.#state.state, inState, random()) : fixed * 1000;
		if (reading.type === 'failure') {
			const { failure } = reading.error;
			const requested = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0;
			const least = Math.min(requested, LONGEST_REQUESTED_PAUSE_MS);
			const pause = Math.max(Math.min(pace, OUTAGE_PACE_MS), least);
			if (requested > 0)
				this.#log.pause(requested, pause);
			return pause;
		}
		return this.#state.absences > 0 ? Math.min(pace, CONFIRM_MS) : pace;
	}
	#failed(error) {
		const { polls } = this.#progress;
		const silent = (0, duration/* duration */.p)((this.#context.clock.monotonic() - this.#state.lastAnswerAt) / 1000);
		const since = this.#state.answered ? 'last answer' : 'start';
		const first = !this.#state.answered && polls <= 1;
		const when = first ? '' : ` (poll ${polls}, ${silent} after the ${since})`;
		const explanation = { ...error.explanation, problem: `${error.explanation.problem}${when}` };
		const explained = new errors/* ActionError */.lZ(error.kind, explanation, { cause: error });
		return this.#result({ outcome: error.kind, error: explained });
	}
	async #merged(outside) {
		const find = (bounded) => (0, within/* within */.u)(bounded, MERGE_LOOKUP_MS, (lookup) => (0, ask/* findMergeCommit */.fu)(lookup, this.#ref));
		const gitHub = await this.#bounded(END_BY.gitHub + MERGE_LOOKUP_MS, find);
		const { record } = this.#progress;
		const headSha = (0, ask/* isMergedOnGitHub */.$Y)(gitHub, this.#ref) ? gitHub.headSha : record?.prSha;
		const error = otherHeadMerged(this.#ref, this.#submission.headSha, headSha);
		const outcome = error?.kind ?? 'merged';
		return this.#result({ outcome, error, gitHub, outside });
	}
	async #headMoved() {
		const { headSha = '' } = this.#submission;
		const exit = await this.#takeOut();
		const error = movedHead(this.#ref, headSha, this.#progress.record?.prSha, exit);
		return this.#result({ outcome: error.kind, error, exit });
	}
	async #timedOut() {
		const gitHub = await this.#askGitHub();
		if ((0, ask/* isMergedOnGitHub */.$Y)(gitHub, this.#ref))
			return this.#merged('timed-out');
		const { onTimeout } = this.#inputs;
		const exit = onTimeout === 'cancel' ? await this.#takeOut() : undefined;
		if ((0, pull_request_record/* isMerged */.TL)(this.#progress.record, this.#ref))
			return this.#merged();
		const passes = onTimeout === 'pass';
		const why = this.#lastFailure && `: ${this.#lastFailure.explanation.problem}`;
		const note = this.#state.answered ? undefined : `The service did not answer${why ?? ''}`;
		return this.#result({ outcome: 'timed-out', gitHub, passes, exit, note });
	}
	async #takeOut() {
		const exit = await this.#bounded(END_BY.exit, (bounded) => (0, queue_exit/* takeOut */.g)(bounded, this.#ref));
		if (exit.record !== undefined)
			this.#progress.see(exit.record);
		return exit;
	}
	#askGitHub() {
		return this.#bounded(END_BY.gitHub, (bounded) => (0, ask/* askGitHub */.X3)(bounded, this.#ref));
	}
	async #unlessResubmitted(result) {
		const { record, resubmissions } = this.#progress;
		const allowed = result.outcome === 'failed' && resubmissions < this.#inputs.resubmit;
		if (!allowed || record === undefined || this.deadline.passed)
			return result;
		const { options = {} } = this.#submission;
		const headSha = record.prSha ?? this.#submission.headSha;
		const { gitHub } = result;
		if (gitHub && (gitHub.closed || (0, pull_request_record/* isOtherHead */.Lg)(gitHub.headSha, headSha)))
			return result;
		const { clock, service } = this.#context;
		const ms = Math.min(service.retryTimeoutMs, this.deadline.leftUntil(END_BY.exit));
		try {
			const deadline = new shared_clock/* Deadline */.B2(clock, ms);
			const again = await resubmit(this.#context, this.#ref, record, options, deadline);
			if (again !== undefined) {
				this.#progress.resubmissions++;
				this.#progress.see(again);
			}
		}
		catch (error) {
			if (this.#context.signal.aborted || !(error instanceof http_errors/* ServiceError */._7))
				throw error;
			if (error.ambiguous)
				return this.#result({ ...result, outcome: error.kind, error });
			return { ...result, note: `It could not be submitted again: ${error.explanation.problem}` };
		}
		this.#submission = { before: record, headSha, options };
		this.#state = begin(clock.monotonic());
		return undefined;
	}
	#result(ending) {
		return { ...ending, ...this.#progress.seen() };
	}
	#bounded(afterMs, work) {
		return (0, within/* within */.u)(this.#context, this.deadline.leftUntil(afterMs), work);
	}
}











async function waitForMerge(inputs, context, resolve) {
	const deadline = deadlineOf(context, inputs);
	const ref = await (0, within/* within */.u)(context, deadline.remainingMs, async (bounded) => {
		try {
			return (await resolve({ context: bounded })).ref;
		}
		catch (error) {
			if (!deadline.passed || context.signal.aborted)
				throw error;
			throw new errors/* ActionError */.lZ('timed-out', {
				request: 'Asking GitHub for the pull request to wait for',
				problem: 'it did not answer before the time was up',
				remedy: 'Set `pull-request` and `target-branch`, so that GitHub need not be asked.',
			});
		}
	});
	const step = { inputs, ref, context, progress: new Progress(context), deadline };
	return whileQueued(step, () => waitInQueue(step));
}
async function whileQueued(step, work) {
	const { context, ref, inputs, progress } = step;
	try {
		return await work();
	}
	catch (error) {
		if (!context.signal.aborted)
			throw error;
		const ms = (0, runner/* graceMs */.Nl)(context.signal) / 2;
		const leaves = ms > 0 && (progress.leaving || inputs.onAbort === 'cancel');
		const exit = leaves
			? await (0, within/* afterAbort */.L)(context, ms, (bounded) => (0, queue_exit/* takeOut */.g)(bounded, ref))
			: { takenOut: false };
		if (exit.record !== undefined)
			progress.see(exit.record);
		return concludeStep(step, { outcome: 'aborted', exit, ...progress.seen() });
	}
}
async function waitInQueue(step) {
	const { context } = step;
	const watch = new Watch(step);
	const result = await watch.run();
	const lookupMs = result.outcome === 'merged' ? MERGE_LOOKUP_MS : 0;
	const leftUntil = (afterMs) => watch.deadline.leftUntil(afterMs + lookupMs);
	const ask = (bounded) => reasonsFor({ ...step, context: bounded }, result);
	const reasons = await (0, within/* within */.u)(context, leftUntil(END_BY.reasons), ask);
	return (0, within/* within */.u)(context, leftUntil(END_BY.report), async (bounded) => {
		await step.afterwards?.(bounded);
		return report({ ...step, context: bounded }, result, reasons);
	});
}
async function concludeStep(step, result) {
	return report(step, result, await reasonsFor(step, result));
}
async function reasonsFor({ ref, context }, result) {
	if (result.outcome === 'merged' || result.error !== undefined)
		return [];
	if (result.outcome === 'aborted')
		return (0, pull_request_reasons/* reasonsOf */.zM)({ ref, ...result });
	return (0, explainer/* explain */.W)(context, ref, result);
}
async function report({ inputs, ref, context }, result, reasons) {
	const { outcome, timeline, failing = [], polls, resubmissions } = result;
	const { report, failure } = waitReport(ref, result, reasons, context.event.runUrl);
	await publishReport(context, inputs, ref, report);
	return {
		outcome,
		outputs: {
			merged: outcome === 'merged',
			'merge-commit-sha': mergeCommitOf(ref, result),
			'duration-seconds': result.seconds,
			polls,
			timeline,
			'failing-checks': failing,
			reasons,
			resubmissions,
		},
		details: { timeline, failingChecks: failing, reasons, pullRequest: result.record },
		summary: (0, pull_request_report/* reportSummary */.h)(report),
		...(failure === undefined ? {} : { failure }),
	};
}


const LONGEST_MINUTES = 14_400;
const waitInputs = {
	...publishInputs,
	timeoutMinutes: (0, inputs/* decimal */._)({ min: 0, max: LONGEST_MINUTES }),
	pollIntervalSeconds: (0, inputs/* optional */.lq)((0, inputs/* decimal */._)({ min: 0.05, max: 3600 })),
	onTimeout: (0, inputs/* choice */.Yq)(['fail', 'cancel', 'pass']),
	onAbort: (0, inputs/* choice */.Yq)(['leave', 'cancel']),
	notReadyTimeoutMinutes: (0, inputs/* optional */.lq)((0, inputs/* decimal */._)({ min: 0, max: LONGEST_MINUTES })),
	resubmit: (0, inputs/* wholeNumber */.rD)({ min: 0, max: 5 }),
};
const WAIT_OUTPUTS = [
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
var requests = __webpack_require__(9022);
var operation = __webpack_require__(8244);

















const submit_inputs = {
	priority: (0, inputs/* optional */.lq)(priorityInput()),
	noBatch: (0, inputs/* optional */.lq)((0, inputs/* flag */.Jt)()),
	expectedHeadSha: (0, inputs/* optional */.lq)((0, inputs/* commitSha */.mJ)()),
	skipDraft: (0, inputs/* flag */.Jt)(),
	removeLabel: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	wait: (0, inputs/* orElse */.NW)((0, inputs/* flag */.Jt)(), false),
	...waitInputs,
};
const submit_submit = (0, operation/* defineOperation */.h9)({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: (0, resolve/* pullRequestTarget */.S)('head-sha', 'state'),
	inputs: submit_inputs,
	outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...WAIT_OUTPUTS],
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		...WAIT_OUTCOMES,
	],
	async run(given, context, pullRequest) {
		const { ref } = pullRequest;
		const step = { inputs: given, context, ref, pullRequest, progress: new Progress(context) };
		try {
			return await run(step);
		}
		catch (error) {
			if (error instanceof errors/* ActionError */.lZ && error.kind !== 'aborted') {
				const report = failureReport(ref, error, step.progress.record !== undefined);
				await publishReport(context, given, ref, report);
			}
			throw error;
		}
	},
});
async function run(step) {
	const { inputs, context, ref, pullRequest } = step;
	const { priority, noBatch, expectedHeadSha: expected } = inputs;
	const before = await (0, pull_request_record/* readRecord */.aE)(context.service, ref);
	context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(before));
	const skipped = reasonToSkip(pullRequest, before, inputs.skipDraft);
	if (skipped !== undefined) {
		refuseOtherMerge(step, before);
		context.log.info(skipped.headline);
		return { outcome: skipped.outcome, summary: (0, pull_request_report/* reportSummary */.h)({ status: 'neutral', ...skipped }) };
	}
	if (expected !== undefined) {
		const head = await presentHead(pullRequest, context);
		if ((0, pull_request_record/* isOtherHead */.Lg)(head, expected))
			throw movedHead(ref, expected, head);
	}
	const plan = { priority, noBatch, before };
	if (context.dryRun && needsSubmission(plan))
		return (0, operation/* planned */.lM)(context.log, [(0, requests/* submitPullRequest */.D6)(ref, plan)]);
	return whileQueued(step, () => submitAndWait(step, plan));
}
async function submitAndWait(step, plan) {
	const { inputs, ref, context, progress } = step;
	const submitted = await submitVerified(context, ref, plan);
	progress.see(submitted.record);
	await refuseOtherHead(step, plan);
	const submission = { before: plan.before, headSha: inputs.expectedHeadSha, options: plan };
	const wait = () => waitInQueue({ ...step, submission, afterwards: (bounded) => dropLabel(step, bounded) });
	if (submitted.proof === 'ended')
		return inputs.wait ? wait() : conclude(step, submission);
	const said = await reportSubmission(context, ref, submitted);
	if (!inputs.wait || context.dryRun)
		return finish(step, submitted, said);
	const details = { submission: submitted.outcome, queue: said.queue };
	const waited = await wait();
	return { ...waited, details: { ...waited.details, ...details } };
}
function refuseOtherMerge({ inputs, ref }, record) {
	if (!(0, pull_request_record/* isMerged */.TL)(record, ref))
		return;
	const error = otherHeadMerged(ref, inputs.expectedHeadSha, record?.prSha);
	if (error !== undefined)
		throw error;
}
async function refuseOtherHead(step, plan) {
	const { ref, context, inputs } = step;
	const { record } = step.progress;
	const { expectedHeadSha: expected } = inputs;
	refuseOtherMerge(step, record);
	if (expected === undefined || (0, schemas/* isEnded */.pl)(record?.state))
		return;
	const head = record?.prSha ?? (await headOrUnknown(step));
	if (!(0, pull_request_record/* isOtherHead */.Lg)(head, expected))
		return;
	if (!needsSubmission(plan))
		throw movedHead(ref, expected, head);
	step.progress.leaving = true;
	throw movedHead(ref, expected, head, await (0, queue_exit/* takeOut */.g)(context, ref));
}
async function headOrUnknown({ pullRequest, context }) {
	try {
		return await presentHead(pullRequest, context);
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof errors/* ActionError */.lZ))
			throw error;
		context.log.info(error.message);
		return undefined;
	}
}
async function finish(step, submitted, { queue, report }) {
	const { inputs, ref, context } = step;
	await dropLabel(step, context);
	await publishReport(context, inputs, ref, report);
	context.signal.throwIfAborted();
	return {
		outcome: submitted.outcome,
		details: { pullRequest: submitted.record, queue },
		summary: (0, pull_request_report/* reportSummary */.h)(report),
	};
}
async function conclude(step, submission) {
	const outcome = step.progress.record?.state === 'FAILED' ? 'failed' : 'cancelled';
	const result = await new Watch({ ...step, submission }).conclude({ outcome });
	await dropLabel(step, step.context);
	return concludeStep(step, result);
}
async function dropLabel({ inputs, ref, progress }, context) {
	const { removeLabel: label, wait } = inputs;
	if (label === undefined)
		return;
	if (wait && progress.record?.isCurrentlySubmittedToQueue)
		context.log.info(`Label ${label} stays, because the pull request is still in the queue`);
	else
		await removeLabel(context, ref, label);
}




const wait_for_merge_waitForMerge = (0, operation/* defineOperation */.h9)({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: resolve/* optionalPullRequestTarget */.A,
	inputs: waitInputs,
	outputs: ['queue-state', 'queue-depth', 'priority', ...WAIT_OUTPUTS],
	outcomes: WAIT_OUTCOMES,
	run: waitForMerge,
});



/***/ }),

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
	const say = (why) => log.info(`#${number} could not be read from GitHub: ${why}`);
	return ifAnswered(context, github.pullRequest(number), say);
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

/***/ 9860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (explain)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _step_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2223);
var _step_within_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2786);
var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3049);
var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5005);
var _test_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(577);






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
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .u)(context, LIMIT_MS, async (bounded) => {
		const [gitHub = known.gitHub, event] = await Promise.all([
			askForFacts(bounded, ref, say),
			record?.isCurrentlySubmittedToQueue === false ? askForEvent(bounded, ref) : undefined,
		]);
		return (0, _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsOf */ .zM)({ ref, ...known, gitHub, event });
	});
}
async function askForFacts(context, { number }, say) {
	const { github } = context;
	if (!github.available) {
		say('Without `github-token` only the service says why the pull request is not merged.');
		return undefined;
	}
	const testBranches = (0, _test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .testBranchPrefix */ .XV)(_step_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .inputDefaults */ .V['test-branch-pattern'], number);
	const sayWhy = (why) => say(`GitHub does not say why #${number} is not merged: ${why}`);
	const facts = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAnswered */ .nH)(context, github.mergeFacts(number, testBranches), sayWhy);
	if (facts?.checksHidden)
		say('`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.');
	return facts;
}
async function askForEvent(context, ref) {
	const { service, log } = context;
	const history = service.getPullRequestHistory(ref, { attempts: 1 });
	const say = (why) => log.debug(`The history of #${ref.number}: ${why}`);
	return lastQueueEvent(await (0, _ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAnswered */ .nH)(context, history, say));
}
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
	const reason = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, 'reason')?.slice(0, 200);
	const actor = ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, 'actor') ?? (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, 'actor', 'login'))?.slice(0, 200);
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
const timeOf = (entry) => Date.parse(TIMES.map((name) => (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, name)).find((time) => time !== undefined) ?? '');

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
				const late = (seconds) => `the service acknowledged it, and still shows the pull request in the queue ${seconds} s later`;
				return (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readUntil */ .LC)({ clock }, { ...call, deadline }, () => readOut(call), late, LAG_MS);
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
	const placeholders = pattern.match(/\{[^}]*\}/g) ?? [];
	if (placeholders.sort().join('') === '{id}{number}')
		return undefined;
	return 'must hold {number} and {id} once each, and no other placeholder';
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
	const statuses = statusChecks.map(({ context: name, url, state: word = '' }) => {
		const state = STATUSES.get(word.toLowerCase()) ?? 'pending';
		return { name, url, state };
	});
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
	const passes = ['success', 'neutral', 'skipped'].includes(conclusion.toLowerCase());
	return passes ? 'success' : 'failure';
}
const STATUSES = new Map([
	['success', 'success'],
	['failure', 'failure'],
	['error', 'failure'],
]);
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
		const pattern = _step_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .inputDefaults */ .V['test-branch-pattern'];
		const listed = github.branches(testBranchPrefix(pattern, this.#ref.number));
		const say = (why) => log.debug(`The test branches could not be listed: ${why}`);
		const branches = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAnswered */ .nH)(context, listed, say);
		for (const branch of branches ?? []) {
			const found = parseTestBranch(branch, pattern);
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
		const say = (why) => log.debug(`Testing details of ${id}: ${why}`);
		const details = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAnswered */ .nH)(context, answer, say);
		const { number } = this.#ref;
		const isOfThis = details?.testedPullRequests?.some(({ prNumber }) => prNumber === number);
		return details && isOfThis ? reportChecks(details).failing : [];
	}
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
