const id = 790;
const ids = [790];
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
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .x)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(headline), HEADER_LENGTH);
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

/***/ 790:
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
	if (mergedHere || (record !== undefined && (0, pull_request_record/* isMerged */.TL)(record, ref.targetBranch)))
		return { outcome: 'already-merged', headline: `${name} is already merged` };
	if (merged && baseBranch !== undefined)
		return {
			outcome: 'skipped-closed',
			headline: `${name} is merged into ${baseBranch}, not into ${ref.targetBranch}: not submitted`,
		};
	if (closed || merged)
		return { outcome: 'skipped-closed', headline: `${name} is closed: not submitted` };
	if (draft && skipDraft)
		return { outcome: 'skipped-draft', headline: `${name} is a draft: not submitted` };
	return undefined;
}
var zod = __webpack_require__(3587);
var inputs = __webpack_require__(9428);


const PRIORITIES = {
	urgent: 0,
	high: 10,
	medium: 100,
	low: 200,
	lowest: 255,
};
const NAMES = Object.keys(PRIORITIES);
const priorityInput = () => (0, inputs/* convert */.C6)((text, context) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	const message = /^\d/.test(text)
		? 'must be a whole number from 0 to 255'
		: `${(0, inputs/* notOneOf */.NR)(text, NAMES)} A number from 0 to 255 works too.`;
	context.issues.push({ code: 'custom', message, input: text });
	return zod/* NEVER */.tmp;
});
function differences({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const found = [];
	const requested = typeof priority === 'string' ? PRIORITIES[priority] : priority;
	const shown = priorityValue ?? PRIORITIES[priorityName?.toLowerCase() ?? ''];
	if (requested !== undefined && shown !== undefined && shown !== requested)
		found.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`);
	if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
		found.push(`no-batch ${batching} instead of ${noBatch}`);
	return found;
}
var timeline = __webpack_require__(485);


class Progress {
	#context;
	#ref;
	#timeline = new timeline/* Timeline */.K();
	#started;
	record;
	polls = 0;
	resubmissions = 0;
	queueState;
	constructor(context, ref) {
		this.#context = context;
		this.#ref = ref;
		this.#started = context.clock.monotonic();
	}
	get merged() {
		return this.record !== undefined && (0, pull_request_record/* isMerged */.TL)(this.record, this.#ref.targetBranch);
	}
	get seconds() {
		return (this.#context.clock.monotonic() - this.#started) / 1000;
	}
	see(record) {
		this.record = record;
		this.#context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(record));
		return this.#timeline.see(record, this.#context.clock.now());
	}
	result(known) {
		return {
			failing: [],
			...known,
			record: this.record,
			queueState: this.queueState,
			timeline: this.#timeline.phases(this.#context.clock.now()),
			seconds: Math.round(this.seconds),
			polls: this.polls,
			resubmissions: this.resubmissions,
		};
	}
}
var runner = __webpack_require__(9051);
var within = __webpack_require__(2786);
var pull_request_report = __webpack_require__(2484);
var markdown = __webpack_require__(6801);
var slack = __webpack_require__(4270);
var shared_text = __webpack_require__(5831);



const MOST_REASONS = 5;
const LINE_LENGTH = 300;
function reportSlack(report) {
	const { headline, status, reasons = [], why = [], remedy, links = [] } = report;
	const lines = [
		...reasons.slice(0, MOST_REASONS).map(bullet),
		...why.slice(0, MOST_REASONS).map((said) => slack/* section */.uW(prose(said))),
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
const prose = (value) => (0, shared_text/* truncate */.x)((0, markdown/* visible */.RK)(value), LINE_LENGTH)
	.split(/`([^`]*)`/)
	.flatMap((part, index) => {
	if (part === '')
		return [];
	return index % 2 === 0
		? [{ type: 'text', text: part }]
		: [{ type: 'text', text: part, style: { code: true } }];
});






const publishInputs = { comment: (0, inputs/* commentPolicy */.s9)(), slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()) };
async function publishReport(context, { comment, slackPayloadFile }, ref, { failed, report }) {
	if (slackPayloadFile !== undefined)
		await writeSlack(context, slackPayloadFile, report);
	if (comment === 'always' || (comment === 'on-failure' && failed))
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
const MARKER = 'pull-request';
async function keepComment(context, { number }, body) {
	const { github, log, dryRun, signal } = context;
	if (dryRun)
		return;
	if (!github.available) {
		log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
		return;
	}
	const comment = { number, marker: MARKER, body };
	try {
		const { url, action } = await github.upsertComment(comment).catch((error) => {
			if (!(signal.reason instanceof runner/* RunCancelled */.zL))
				throw error;
			const ms = (0,runner/* graceMs */.Nl)(signal) / 2 - runner/* WRITING_MS */.Kq;
			return (0,within/* afterAbort */.L)(context, ms, (last) => last.github.upsertComment(comment));
		});
		log.info(`Comment ${action}: ${url}`);
	}
	catch (error) {
		log.warning(`The comment could not be written: ${error.message}`);
	}
}
async function removeLabel({ github, log, dryRun }, { number }, label) {
	if (dryRun)
		return;
	if (!github.available) {
		log.warning('`remove-label` needs `github-token`, which is empty: the label was not removed.');
		return;
	}
	try {
		const removed = await github.removeLabel(number, label);
		log.info(removed ? `Label ${label} removed` : `Label ${label} was not there`);
	}
	catch (error) {
		log.warning(`The label could not be removed: ${error.message}`);
	}
}
var cancel = __webpack_require__(1252);





async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue.' };
	try {
		const { outcome, record } = await (0,cancel/* cancelVerified */.F)(context, ref);
		context.setOutputs((0,pull_request_record/* recordOutputs */.QS)(record));
		if (record !== undefined && (0,pull_request_record/* isMerged */.TL)(record, ref.targetBranch))
			return {
				takenOut: false,
				sentence: 'It was merged before it could be taken out of the queue.',
				record,
			};
		return outcome === 'cancelled'
			? { takenOut: true, sentence: 'It was taken out of the queue.', record }
			: { takenOut: false, sentence: 'It had already left the queue.', record };
	}
	catch (error) {
		const { reason } = context.signal;
		const outOfTime = error === reason;
		if (reason instanceof runner/* RunCancelled */.zL || !(error instanceof errors/* ActionError */.lZ || outOfTime))
			throw error;
		const why = error instanceof errors/* ActionError */.lZ ? (0, errors/* explain */.WE)(error.explanation) : OUT_OF_TIME;
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	}
}
const OUT_OF_TIME = 'no read showed it out of the queue in the time that was left. Look at the queue.';
async function whileQueued(guard, work, aborted) {
	try {
		return await work();
	}
	catch (error) {
		if (!guard.context.signal.aborted)
			throw error;
		return aborted(await exitAfterAbort(guard));
	}
}
async function exitAfterAbort({ context, ref, onAbort }) {
	const ms = (0, runner/* graceMs */.Nl)(context.signal);
	if (onAbort === 'leave' || ms === 0)
		return { takenOut: false };
	return (0, within/* afterAbort */.L)(context, ms / 2, (bounded) => takeOut(bounded, ref));
}
var resolve = __webpack_require__(5071);
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var verified_write = __webpack_require__(9890);






const needsSubmission = ({ before, ...options }) => !before?.isCurrentlySubmittedToQueue || differences(options, before).length > 0;
async function submitVerified({ service, clock }, ref, plan, deadline) {
	const { before } = plan;
	if (before !== undefined && !needsSubmission(plan))
		return { outcome: 'already-queued', proof: 'queued', record: before };
	let already = before?.isCurrentlySubmittedToQueue === true;
	const read = (call) => (0, pull_request_record/* readRecord */.aE)(service, ref, call);
	const { proof, record } = await service.submitPullRequest(ref, plan).send({
		...(deadline === undefined ? {} : { deadline }),
		readBack: async (error, call) => {
			const conflict = error.status === 409;
			const first = await read(call);
			const shown = proofOf(first, plan, ref);
			if (conflict && shown !== 'queued')
				return 'not-applied';
			already ||= conflict;
			return shown === undefined && isUnchanged(first, before) ? 'not-applied' : 'applied';
		},
		prove: (call) => readUntilProved({ clock, read }, ref, plan, call),
	});
	const kept = proof === 'queued' ? differences(plan, record) : [];
	return {
		outcome: already ? 'already-queued' : 'submitted',
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
	};
}
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
async function readUntilProved({ clock, read, }, ref, plan, call) {
	for (let pause = FIRST_PAUSE_MS;; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
		const record = await read(call);
		const proof = proofOf(record, plan, ref);
		if (record !== undefined && proof !== undefined)
			return { record, proof };
		if (pause >= call.deadline.remainingMs) {
			const { totalMs } = call.deadline;
			const problem = `it was sent, but for ${Math.round(totalMs / 1000)} s no read showed the pull request in the queue (${record?.state ?? 'no record'})`;
			throw (0, verified_write/* notProved */.or)((0, requests/* submitPullRequest */.D6)(ref, plan), problem);
		}
		await clock.sleep(pause, call.signal);
	}
}
function proofOf(now, { before }, { targetBranch }) {
	if (now === undefined)
		return undefined;
	if ((0, pull_request_record/* isMerged */.TL)(now, targetBranch))
		return 'merged';
	if (now.isCurrentlySubmittedToQueue)
		return 'queued';
	return (0, schemas/* isEnded */.pl)(now.state) && (0, pull_request_record/* isNewer */.U4)(now, before) ? 'ended' : undefined;
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
var queue_place = __webpack_require__(4653);
var reasons = __webpack_require__(5005);



async function reportSubmission(context, ref, { outcome, proof, record, ignored }) {
	const { log, setOutputs, event } = context;
	const place = await (0, queue_place/* readQueuePlace */.p)(context, ref);
	setOutputs(place.outputs);
	const headline = proof === 'merged'
		? `${(0, references/* pullRequestName */.Ib)(ref)} was submitted and is merged`
		: `${(0, references/* pullRequestName */.Ib)(ref)} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue${inWords(place)}`;
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const missing = (0, reasons/* whatIsMissing */.Bu)(record.readiness).map((phrase) => `Not ready: ${phrase}`);
	const why = [ignored, place.warning, ...missing].filter((text) => text !== undefined);
	for (const warning of why)
		log.warning(`${(0, references/* pullRequestName */.Ib)(ref)}: ${warning}`);
	const report = {
		status: 'good',
		headline,
		why,
		facts: [
			['State', record.state],
			['Priority', record.priorityName ?? record.priorityValue],
			['Queue', place.state],
			['Head commit', record.prSha?.slice(0, 12)],
		],
		links: [['This run', event.runUrl]],
	};
	return { place, report };
}
const inWords = ({ position, depth }) => position === undefined ? '' : `, place ${position} of ${depth}`;
function failureReport(ref, { kind, explanation }, sent) {
	return {
		status: 'bad',
		headline: failureHeadline(ref, kind, sent),
		why: [explanation.problem],
		remedy: explanation.remedy,
	};
}
function failureHeadline(ref, kind, sent) {
	const what = `#${ref.number}`;
	const queue = `the queue of ${ref.targetBranch}`;
	if (sent)
		return `${what} was submitted to ${queue}, and the step failed after that`;
	if (kind === 'unknown-outcome')
		return `It is not known whether ${what} is in ${queue}`;
	return `${what} was not submitted to ${queue}`;
}
var explainer = __webpack_require__(3835);
var shared_clock = __webpack_require__(6544);

const MERGE_LOOKUP_MS = 30_000;
const END_BY = { reading: 4000, gitHub: 7000, exit: 11_000, reasons: 12_500, report: 14_000 };
const LONGEST_END_MS = END_BY.report + MERGE_LOOKUP_MS;
class WaitDeadline {
	#timeout;
	#end;
	constructor(clock, timeoutMinutes) {
		const ms = timeoutMinutes * 60_000;
		this.#timeout = new shared_clock/* Deadline */.B2(clock, ms);
		this.#end = new shared_clock/* Deadline */.B2(clock, ms + LONGEST_END_MS);
	}
	get remainingMs() {
		return this.#timeout.remainingMs;
	}
	get passed() {
		return this.#timeout.passed;
	}
	leftUntil(afterMs) {
		return Math.max(0, this.#end.remainingMs - LONGEST_END_MS + afterMs);
	}
}
var duration = __webpack_require__(7568);


const isMergedOnGitHub = (pullRequest, { targetBranch }) => pullRequest?.merged === true && pullRequest.baseBranch === targetBranch;
async function askGitHub({ github, log, signal }, { number }) {
	if (!github.available)
		return undefined;
	try {
		return await github.pullRequest(number);
	}
	catch (error) {
		if (signal.reason instanceof runner/* RunCancelled */.zL)
			throw error;
		log.info(`#${number} could not be read from GitHub: ${error.message}`);
		return undefined;
	}
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
	if (signal.reason instanceof runner/* RunCancelled */.zL)
		throw signal.reason;
	log.warning(`${(0, references/* pullRequestName */.Ib)(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}
var remedies = __webpack_require__(3726);





function failureOf(ref, ending, reasons) {
	if (ending.outcome === 'merged' || ending.passes)
		return undefined;
	if (ending.error !== undefined)
		return ending.error;
	const { problem, remedy } = formatEnding(ref, ending, reasons);
	const sentences = [problem, ...reasons.map(({ text }) => text), ...notes(ending, reasons)];
	return `Waiting for ${(0, references/* pullRequestName */.Ib)(ref)} to be merged: ${sentences.join('. ')}. ${remedy}`;
}
const mergeCommitOf = (ref, { gitHub }) => isMergedOnGitHub(gitHub, ref) ? gitHub.mergeCommitSha : undefined;
function waitReport(ref, ending, reasons, runUrl) {
	const { problem, remedy } = formatEnding(ref, ending, reasons);
	const merged = ending.outcome === 'merged';
	return {
		status: merged ? 'good' : ending.passes ? 'neutral' : 'bad',
		headline: `${problem} (waited ${(0, duration/* duration */.p)(ending.seconds)})`,
		reasons,
		why: notes(ending, reasons),
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
}
function formatEnding(ref, ending, reasons) {
	const name = (0, references/* pullRequestName */.Ib)(ref);
	const state = ending.record?.state ?? 'not known to the service';
	const known = (0, remedies/* remedyOf */.S)(reasons, ref, ending.record?.isCurrentlySubmittedToQueue === true);
	const fixAndSubmit = 'Fix the failing checks, push, and submit again.';
	const endings = {
		merged: [
			ending.outside
				? `#${ref.number} is merged on GitHub, outside the queue, which reports ${state}`
				: `#${ref.number} is merged into ${ref.targetBranch}`,
			'',
		],
		failed: [`${name} failed in the queue`, known ?? fixAndSubmit],
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
		'timed-out': [`${name} is ${state}, and the time is up`, known ?? remedyAfterTimeout(ending)],
		aborted: [`the run was cancelled while ${name} was ${state}`, remedyAfterAbort(ending)],
	};
	const { problem, remedy } = ending.error?.explanation ?? {
		problem: `${name} is ${state}`,
		remedy: fixAndSubmit,
	};
	const [what, next] = endings[ending.outcome] ?? [problem, remedy];
	return { problem: what, remedy: next };
}
const remedyAfterTimeout = ({ exit }) => exit?.takenOut
	? 'Find out what held it up, then submit it again.'
	: 'Raise `timeout-minutes`, or find out what holds up the queue.';
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
const IDLE = { share: 0.2, minSeconds: 5, maxSeconds: 60 };
const TESTING = { share: 0.1, minSeconds: 10, maxSeconds: 30 };
const ENDING = { share: 0.1, minSeconds: 3, maxSeconds: 15 };
const PACES = new Map([
	['TESTING', TESTING],
	['TESTS_PASSED', ENDING],
	['PENDING_FAILURE', ENDING],
]);
function pollIntervalMs(state, secondsInState, random) {
	const { share, minSeconds, maxSeconds } = PACES.get(state ?? '') ?? IDLE;
	const seconds = Math.min(maxSeconds, Math.max(minSeconds, share * secondsInState));
	return seconds * 1000 * (0.9 + 0.2 * random);
}
var contract = __webpack_require__(2223);
var checks = __webpack_require__(9431);
var test_branch = __webpack_require__(4459);




const PATTERN = contract/* inputDefaults */.V['test-branch-pattern'];
class TestRuns {
	#ids = new Set();
	#ref;
	constructor(ref) {
		this.#ref = ref;
	}
	async remember({ github, log, signal }) {
		if (!github.available)
			return;
		try {
			for (const branch of await github.branches((0,test_branch/* testBranchPrefix */.XV)(PATTERN, this.#ref.number))) {
				const found = (0,test_branch/* parseTestBranch */.cH)(branch, PATTERN);
				if (found?.number === this.#ref.number)
					this.#ids.add(found.id);
			}
		}
		catch (error) {
			if (signal.reason instanceof runner/* RunCancelled */.zL)
				throw error;
			log.debug(`The test branches could not be listed: ${error.message}`);
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
	async #failingOf({ service, log, signal }, id) {
		try {
			const details = await service.getMergeQueueTestingDetails(this.#ref, id, { attempts: 2 });
			const tested = details.testedPullRequests?.some(({ prNumber }) => prNumber === this.#ref.number);
			return tested ? (0,checks/* reportChecks */.o)(details).failing : [];
		}
		catch (error) {
			if (signal.reason instanceof runner/* RunCancelled */.zL)
				throw error;
			log.debug(`Testing details of ${id}: ${error.message}`);
			return [];
		}
	}
}






const HEARTBEAT_MS = 300_000;
class WaitLog {
	#context;
	#ref;
	#name;
	#progress;
	#deadline;
	#queue;
	#explainer;
	#spokeAt;
	#failing = false;
	constructor(context, ref, progress, deadline) {
		this.#context = context;
		this.#ref = ref;
		this.#name = (0, references/* pullRequestName */.Ib)(ref);
		this.#progress = progress;
		this.#deadline = deadline;
		this.#queue = new queue_place/* QueueNotice */.q(ref);
		this.#spokeAt = context.clock.monotonic();
	}
	async reading(bounded, reading, changed) {
		this.#outage(reading);
		if (changed && reading.type === 'record')
			this.#change(reading.record);
		if ((0, pull_request_record/* isIdle */.xB)(this.#progress.record))
			this.#progress.queueState = await this.#queue.look(bounded, this.#progress.queueState);
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
	#change({ state, readiness }) {
		const missing = state === 'NOT_READY' ? (0, reasons/* whatIsMissing */.Bu)(readiness) : [];
		const why = missing.length === 0 ? '' : `: ${missing.join('; ')}`;
		this.#say(`${this.#name} is ${state}${why}`);
	}
	async #heartbeat(bounded) {
		const state = this.#progress.record?.state ?? 'not known to the service';
		const waited = (0, duration/* duration */.p)(this.#progress.seconds);
		const left = (0, duration/* duration */.p)(this.#deadline.remainingMs / 1000);
		const reason = state === 'NOT_READY' ? await this.#firstReason(bounded) : undefined;
		const why = reason === undefined ? '' : `. ${reason.text}`;
		this.#say(`Still waiting: ${this.#name} is ${state} after ${waited}; ${left} left${why}`);
	}
	async #firstReason(bounded) {
		this.#explainer ??= new explainer/* Explainer */.H(bounded, this.#ref);
		const { record, queueState } = this.#progress;
		const [first] = await this.#explainer.reasons({ record, queueState });
		return first;
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
	switch (reading.type) {
		case 'record':
			return reduceRecord(answered(before, at), reading.record, at, rules);
		case 'missing':
			return reduceStale(answered(before, at), at, rules);
		case 'failure':
			return reduceFailure(before, reading.error, at);
	}
}
const answered = (before, at) => ({
	...before,
	answered: true,
	lastAnswerAt: at,
	refusals: 0,
});
function reduceRecord(before, record, at, rules) {
	const { state } = record;
	const next = state === before.state ? before : { ...before, state, stateSince: at };
	if ((0, pull_request_record/* isMerged */.TL)(record, rules.targetBranch))
		return { next, end: { outcome: 'merged' } };
	if (record.isCurrentlySubmittedToQueue)
		return reducePresence(next, record, at, rules);
	if (state !== 'FAILED' && state !== 'CANCELLED')
		return reduceAbsence(next, at, rules);
	if (rules.before !== undefined && !(0, pull_request_record/* isNewer */.U4)(record, rules.before))
		return reduceStale(next, at, rules);
	return { next, end: { outcome: state === 'FAILED' ? 'failed' : 'cancelled' } };
}
function reducePresence(before, { state, prSha }, at, { notReadyMs, headSha }) {
	const next = { ...before, seenInQueue: true, absences: 0 };
	if (prSha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(prSha, headSha))
		return { next, end: { outcome: 'head-moved' } };
	const tooLong = state === 'NOT_READY' && notReadyMs !== undefined && at - next.stateSince >= notReadyMs;
	return tooLong ? { next, end: { outcome: 'not-ready' } } : { next };
}
function reduceStale(before, at, rules) {
	return at - before.startedAt < rules.graceMs
		? { next: { ...before, absences: 0 } }
		: reduceAbsence(before, at, rules);
}
function reduceAbsence(before, at, rules) {
	const next = { ...before, absences: before.absences + 1 };
	if (!next.seenInQueue && at - next.startedAt < rules.graceMs)
		return { next: { ...next, absences: 0 } };
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
class Watch {
	#inputs;
	#ref;
	#context;
	#progress;
	#deadline;
	#testRuns;
	#log;
	#submission;
	#state;
	#lastFailure;
	constructor({ inputs, ref, context, progress, submission, deadline }) {
		this.#inputs = inputs;
		this.#ref = ref;
		this.#context = context;
		this.#progress = progress;
		this.#submission = submission ?? { before: undefined };
		this.#deadline = deadline ?? new WaitDeadline(context.clock, inputs.timeoutMinutes);
		this.#testRuns = new TestRuns(ref);
		this.#log = new WaitLog(context, ref, progress, this.#deadline);
		this.#state = begin(context.clock.monotonic());
	}
	get deadline() {
		return this.#deadline;
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
		switch (end.outcome) {
			case 'error':
				return this.#failed(end.error);
			case 'merged':
				return this.#merged();
			case 'head-moved':
				return this.#headMoved();
			default: {
				const gitHub = await this.#askGitHub();
				if (isMergedOnGitHub(gitHub, this.#ref))
					return this.#merged(end.outcome);
				const failing = end.outcome === 'failed' ? await this.#failingChecks() : [];
				return this.#progress.result({ outcome: end.outcome, gitHub, failing });
			}
		}
	}
	async #poll(bounded) {
		const { clock, signal } = this.#context;
		for (;;) {
			const last = this.#deadline.passed;
			const reading = await this.#read(bounded);
			const at = clock.monotonic();
			const { next, end } = reduceWaitState(this.#state, reading, at, this.#rules());
			this.#state = next;
			await this.#note(bounded, reading);
			if (end !== undefined)
				return end;
			if (last || bounded.signal.aborted)
				return 'timed-out';
			await clock.sleep(Math.min(this.#pauseMs(reading), this.#deadline.remainingMs), signal);
		}
	}
	#rules() {
		const { pollIntervalSeconds, notReadyTimeoutMinutes } = this.#inputs;
		return {
			targetBranch: this.#ref.targetBranch,
			graceMs: pollIntervalSeconds !== undefined && pollIntervalSeconds <= 1 ? 10_000 : 60_000,
			notReadyMs: notReadyTimeoutMinutes === undefined ? undefined : notReadyTimeoutMinutes * 60_000,
			before: this.#submission.before,
			headSha: this.#submission.headSha,
		};
	}
	async #read({ service, setOutputs }) {
		this.#progress.polls++;
		try {
			const record = await service.getSubmittedPullRequest(this.#ref, { attempts: 1 });
			return record.state === undefined && !record.isCurrentlySubmittedToQueue
				? { type: 'missing' }
				: { type: 'record', record };
		}
		catch (error) {
			if (this.#context.signal.aborted || !(error instanceof http_errors/* ServiceError */._7))
				throw error;
			if (error.status !== 404)
				return { type: 'failure', error };
			setOutputs((0, pull_request_record/* recordOutputs */.QS)(undefined));
			return { type: 'missing' };
		}
	}
	async #note(bounded, reading) {
		if (reading.type === 'failure' && reading.error.kind !== 'aborted')
			this.#lastFailure = reading.error;
		const changed = reading.type === 'record' && this.#progress.see(reading.record);
		await this.#log.reading(bounded, reading, changed);
		if (changed && reading.record.state === 'TESTING')
			await this.#testRuns.remember(bounded);
	}
	#pauseMs(reading) {
		const { clock, random } = this.#context;
		const fixed = this.#inputs.pollIntervalSeconds;
		const inState = (clock.monotonic() - this.#state.stateSince) / 1000;
		const pace = fixed === undefined ? pollIntervalMs(this.#state.state, inState, random()) : fixed * 1000;
		if (reading.type === 'failure') {
			const requested = requestedPauseMs(reading.error);
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
		const explained = this.#state.answered || polls > 1
			? new http_errors/* ServiceError */._7(error.kind, {
				...error.explanation,
				problem: `${error.explanation.problem} (poll ${polls}, ${silent} after the ${since})`,
			}, error.failure, { cause: error })
			: error;
		return this.#progress.result({ outcome: error.kind, error: explained });
	}
	async #merged(outside) {
		const gitHub = await this.#bounded(END_BY.gitHub + MERGE_LOOKUP_MS, (bounded) => (0, within/* within */.u)(bounded, MERGE_LOOKUP_MS, (lookup) => findMergeCommit(lookup, this.#ref)));
		const { record } = this.#progress;
		const headSha = isMergedOnGitHub(gitHub, this.#ref) ? gitHub.headSha : record?.prSha;
		const error = otherHeadMerged(this.#ref, this.#submission.headSha, headSha);
		const outcome = error?.kind ?? 'merged';
		return this.#progress.result({ outcome, error, gitHub, outside });
	}
	async #headMoved() {
		const { headSha = '' } = this.#submission;
		const exit = await this.#takeOut();
		const error = movedHead(this.#ref, headSha, this.#progress.record?.prSha, exit);
		return this.#progress.result({ outcome: error.kind, error, exit });
	}
	async #timedOut() {
		const gitHub = await this.#askGitHub();
		if (isMergedOnGitHub(gitHub, this.#ref))
			return this.#merged('timed-out');
		const { onTimeout } = this.#inputs;
		const exit = onTimeout === 'cancel' ? await this.#takeOut() : undefined;
		if (this.#progress.merged)
			return this.#merged();
		const passes = onTimeout === 'pass';
		const note = this.#state.answered ? undefined : this.#silence();
		return this.#progress.result({ outcome: 'timed-out', gitHub, passes, exit, note });
	}
	#silence() {
		const problem = this.#lastFailure?.explanation.problem;
		return `The service did not answer${problem === undefined ? '' : `: ${problem}`}`;
	}
	async #takeOut() {
		const exit = await this.#bounded(END_BY.exit, (bounded) => takeOut(bounded, this.#ref));
		if (exit.record !== undefined)
			this.#progress.see(exit.record);
		return exit;
	}
	#askGitHub() {
		return this.#bounded(END_BY.gitHub, (bounded) => askGitHub(bounded, this.#ref));
	}
	#failingChecks() {
		return this.#bounded(END_BY.reasons, (bounded) => this.#testRuns.failingChecks(bounded));
	}
	async #unlessResubmitted(result) {
		const { record, resubmissions } = this.#progress;
		const allowed = result.outcome === 'failed' && resubmissions < this.#inputs.resubmit;
		if (!allowed || record === undefined || this.#deadline.passed)
			return result;
		const { options = {} } = this.#submission;
		const headSha = record.prSha ?? this.#submission.headSha;
		const { gitHub } = result;
		if (gitHub && (gitHub.state !== 'open' || (0, pull_request_record/* isOtherHead */.Lg)(gitHub.headSha, headSha)))
			return result;
		const { clock, service } = this.#context;
		const ms = Math.min(service.retryTimeoutMs, this.#deadline.leftUntil(END_BY.exit));
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
				return this.#progress.result({ ...result, outcome: error.kind, error });
			return { ...result, note: `It could not be submitted again: ${error.explanation.problem}` };
		}
		this.#submission = { before: record, headSha, options };
		this.#state = begin(clock.monotonic());
		return undefined;
	}
	#bounded(afterMs, work) {
		return (0, within/* within */.u)(this.#context, this.#deadline.leftUntil(afterMs), work);
	}
}
const requestedPauseMs = ({ failure }) => failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0;











async function waitForMerge(inputs, resolve, context) {
	const deadline = new WaitDeadline(context.clock, inputs.timeoutMinutes);
	const ref = await (0, within/* within */.u)(context, deadline.remainingMs, async (bounded) => {
		try {
			return (await resolve({ context: bounded })).ref;
		}
		catch (error) {
			throw deadline.passed && !context.signal.aborted ? NOT_RESOLVED : error;
		}
	});
	const step = { inputs, ref, context, progress: new Progress(context, ref) };
	return whileQueued({ context, ref, onAbort: inputs.onAbort }, () => waitInQueue({ ...step, deadline }), (exit) => abortedStep(step, exit));
}
const NOT_RESOLVED = new errors/* ActionError */.lZ('timed-out', {
	request: 'Asking GitHub for the pull request to wait for',
	problem: 'it did not answer before the time was up',
	remedy: 'Set `pull-request` and `target-branch`, so that GitHub need not be asked.',
});
async function waitInQueue(options) {
	const { context, afterwards } = options;
	const watch = new Watch(options);
	const result = await watch.run();
	const lookupMs = result.outcome === 'merged' ? MERGE_LOOKUP_MS : 0;
	const leftUntil = (afterMs) => watch.deadline.leftUntil(afterMs + lookupMs);
	const reasons = await (0, within/* within */.u)(context, leftUntil(END_BY.reasons), (bounded) => explain({ ...options, context: bounded }, result));
	return (0, within/* within */.u)(context, leftUntil(END_BY.report), async (bounded) => {
		await afterwards?.(bounded);
		return report({ ...options, context: bounded }, result, reasons);
	});
}
async function concludeStep(step, result) {
	return report(step, result, await explain(step, result));
}
async function abortedStep(step, exit) {
	const { progress } = step;
	if (exit.record !== undefined)
		progress.see(exit.record);
	return concludeStep(step, progress.result({ outcome: 'aborted', exit }));
}
async function explain({ ref, context }, { outcome, error, record, failing, queueState, gitHub }) {
	if (outcome === 'merged' || error !== undefined)
		return [];
	if (outcome === 'aborted')
		return (0, reasons/* reasonsOf */.zM)({ ref, record, failing, queueState });
	return new explainer/* Explainer */.H(context, ref).reasons({ record, failing, queueState, pullRequest: gitHub });
}
async function report({ inputs, ref, context }, result, reasons) {
	const story = waitReport(ref, result, reasons, context.event.runUrl);
	const failure = failureOf(ref, result, reasons);
	const failed = failure !== undefined;
	await publishReport(context, inputs, ref, { failed, report: story });
	return {
		outcome: result.outcome,
		outputs: {
			merged: result.outcome === 'merged',
			'merge-commit-sha': mergeCommitOf(ref, result),
			'duration-seconds': result.seconds,
			polls: result.polls,
			timeline: result.timeline,
			'failing-checks': result.failing,
			reasons,
			resubmissions: result.resubmissions,
		},
		details: {
			timeline: result.timeline,
			failingChecks: result.failing,
			reasons,
			pullRequest: result.record,
		},
		summary: (0, pull_request_report/* reportSummary */.h)(story),
		...(failed ? { failure } : {}),
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
zod/* object */.Ikc(waitInputs);
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
var dry_run = __webpack_require__(5088);
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
const submit_submit = (0, operation/* defineOperation */.h)({
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
		const step = new SubmitStep(given, context, pullRequest);
		try {
			return await step.run();
		}
		catch (error) {
			if (error instanceof errors/* ActionError */.lZ && error.kind !== 'aborted')
				await step.publish(error);
			throw error;
		}
	},
});
class SubmitStep {
	#inputs;
	#context;
	#pullRequest;
	#progress;
	constructor(given, context, pullRequest) {
		this.#inputs = given;
		this.#context = context;
		this.#pullRequest = pullRequest;
		this.#progress = new Progress(context, pullRequest.ref);
	}
	get #step() {
		const { ref } = this.#pullRequest;
		return { inputs: this.#inputs, ref, context: this.#context, progress: this.#progress };
	}
	async run() {
		const { inputs, ref, context } = this.#step;
		const before = await (0, pull_request_record/* readRecord */.aE)(context.service, ref);
		context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(before));
		const skipped = reasonToSkip(this.#pullRequest, before, inputs.skipDraft);
		if (skipped !== undefined) {
			this.#refuseOtherMerge(before);
			context.log.info(skipped.headline);
			return { outcome: skipped.outcome, summary: (0, pull_request_report/* reportSummary */.h)({ status: 'neutral', ...skipped }) };
		}
		await this.#checkHead();
		const plan = { priority: inputs.priority, noBatch: inputs.noBatch, before };
		if (context.dryRun && needsSubmission(plan))
			return (0, dry_run/* planned */.l)(context.log, [(0, requests/* submitPullRequest */.D6)(ref, plan)]);
		const guard = { context, ref, onAbort: inputs.onAbort };
		return whileQueued(guard, () => this.#submit(plan, guard), (exit) => abortedStep(this.#step, exit));
	}
	async publish(error) {
		const { inputs, ref, context, progress } = this.#step;
		const report = failureReport(ref, error, progress.record !== undefined);
		await publishReport(context, inputs, ref, { failed: true, report });
	}
	async #checkHead() {
		const { expectedHeadSha: expected } = this.#inputs;
		if (expected === undefined)
			return;
		const head = await presentHead(this.#pullRequest, this.#context);
		if ((0, pull_request_record/* isOtherHead */.Lg)(head, expected))
			throw movedHead(this.#pullRequest.ref, expected, head);
	}
	async #submit(plan, guard) {
		const { inputs, ref, context, progress } = this.#step;
		const submitted = await submitVerified(context, ref, plan);
		progress.see(submitted.record);
		await this.#refuseOtherHead(plan, guard);
		const submission = { before: plan.before, headSha: inputs.expectedHeadSha, options: plan };
		if (submitted.proof === 'ended')
			return inputs.wait ? this.#wait(submission) : this.#end(submission);
		const said = await reportSubmission(context, ref, submitted);
		if (!inputs.wait || context.dryRun)
			return this.#finish(submitted, said);
		const details = { submission: submitted.outcome, queue: said.place.queue };
		const waited = await this.#wait(submission);
		return { ...waited, details: { ...waited.details, ...details } };
	}
	#refuseOtherMerge(record) {
		const { inputs, ref } = this.#step;
		if (record === undefined || !(0, pull_request_record/* isMerged */.TL)(record, ref.targetBranch))
			return;
		const error = otherHeadMerged(ref, inputs.expectedHeadSha, record.prSha);
		if (error !== undefined)
			throw error;
	}
	async #refuseOtherHead(plan, guard) {
		const { ref, context, progress } = this.#step;
		const { expectedHeadSha: expected } = this.#inputs;
		const { record } = progress;
		this.#refuseOtherMerge(record);
		if (expected === undefined || (0, schemas/* isEnded */.pl)(record?.state))
			return;
		const head = record?.prSha ?? (await this.#headOrUnknown());
		if (!(0, pull_request_record/* isOtherHead */.Lg)(head, expected))
			return;
		if (!needsSubmission(plan))
			throw movedHead(ref, expected, head);
		guard.onAbort = 'cancel';
		throw movedHead(ref, expected, head, await takeOut(context, ref));
	}
	async #headOrUnknown() {
		const { signal, log } = this.#context;
		try {
			return await presentHead(this.#pullRequest, this.#context);
		}
		catch (error) {
			if (signal.aborted || !(error instanceof errors/* ActionError */.lZ))
				throw error;
			log.info(error.message);
			return undefined;
		}
	}
	async #finish(submitted, { place, report }) {
		const { inputs, ref, context } = this.#step;
		await this.#removeLabel(context);
		await publishReport(context, inputs, ref, { failed: false, report });
		context.signal.throwIfAborted();
		return {
			outcome: submitted.outcome,
			outputs: place.outputs,
			details: { pullRequest: submitted.record, queue: place.queue },
			summary: (0, pull_request_report/* reportSummary */.h)(report),
		};
	}
	async #end(submission) {
		const outcome = this.#progress.record?.state === 'FAILED' ? 'failed' : 'cancelled';
		const result = await new Watch({ ...this.#step, submission }).conclude({ outcome });
		await this.#removeLabel(this.#context);
		return concludeStep(this.#step, result);
	}
	#wait(submission) {
		return waitInQueue({
			...this.#step,
			submission,
			afterwards: (bounded) => this.#removeLabel(bounded),
		});
	}
	async #removeLabel(context) {
		const { removeLabel: label, wait } = this.#inputs;
		if (label === undefined)
			return;
		if (wait && this.#progress.record?.isCurrentlySubmittedToQueue)
			context.log.info(`Label ${label} stays, because the pull request is still in the queue`);
		else
			await removeLabel(context, this.#pullRequest.ref, label);
	}
}




const wait_for_merge_waitForMerge = (0, operation/* defineOperation */.h)({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: resolve/* optionalPullRequestTarget */.A,
	inputs: waitInputs,
	outputs: ['queue-state', 'queue-depth', 'priority', ...WAIT_OUTPUTS],
	outcomes: WAIT_OUTCOMES,
	async run(inputs, context, resolve) {
		return waitForMerge(inputs, resolve, context);
	},
});



/***/ }),

/***/ 1252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (cancelVerified)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9022);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6544);
var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);





const LAG_MS = 30_000;
async function cancelVerified({ service, clock }, ref) {
	try {
		const record = await service.cancelPullRequest(ref).send({
			readBack: async (_, call) => (await (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecord */ .aE)(service, ref, call))?.isCurrentlySubmittedToQueue
				? 'not-applied'
				: 'applied',
			prove: (call) => readUntilOut({ service, clock }, ref, call),
		});
		return { outcome: 'cancelled', record };
	}
	catch (error) {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await (0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecord */ .aE)(service, ref);
		if (record?.isCurrentlySubmittedToQueue)
			throw error;
		return { outcome: 'not-queued', record };
	}
}
async function readUntilOut({ service, clock }, ref, call) {
	const lag = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B2(clock, Math.min(LAG_MS, call.deadline.remainingMs));
	for (let pause = 500;; pause *= 2) {
		const record = await (0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecord */ .aE)(service, ref, call);
		if (!record?.isCurrentlySubmittedToQueue)
			return record;
		if (pause >= lag.remainingMs)
			throw stillQueued(ref, lag.totalMs);
		await clock.sleep(pause, call.signal);
	}
}
const stillQueued = (ref, ms) => (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .notProved */ .or)((0, _service_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelPullRequest */ .np)(ref), `the service acknowledged it, and still shows the pull request in the queue ${Math.round(ms / 1000)} s later`);

/***/ }),

/***/ 9431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  o: () => (reportChecks)
});
function reportChecks(details) {
	const required = new Set(details.requiredStatuses ?? []);
	const newest = reduceRows(statuses(details), ({ state }) => state === 'pending');
	const rows = [...checkRuns(details), ...newest.values()];
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
const checkRuns = ({ checkSuites }) => (checkSuites ?? [])
	.flatMap(({ checkRuns }) => checkRuns ?? [])
	.map(({ name, url, conclusion }) => ({ name, url, state: stateOfRun(conclusion) }));
const statuses = ({ statusChecks }) => (statusChecks ?? []).map(({ context, url, state }) => ({
	name: context,
	url,
	state: stateOfStatus(state),
}));
function stateOfRun(conclusion) {
	if (conclusion === undefined || conclusion === '')
		return 'pending';
	return ['success', 'neutral', 'skipped'].includes(conclusion.toLowerCase())
		? 'success'
		: 'failure';
}
function stateOfStatus(state) {
	const lower = state?.toLowerCase();
	if (lower === 'success')
		return 'success';
	return lower === 'failure' || lower === 'error' ? 'failure' : 'pending';
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
	for (const request of requests) {
		log.group(`Dry run: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request)}`, [shown(request)]);
	}
	return {
		outcome: 'planned',
		details: {
			planned: requests.map((request) => ({
				method: request.method,
				path: request.path,
				body: bodyText(request),
			})),
		},
		summary: [
			'Dry run: nothing was sent. These requests were planned:',
			'',
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Request', 'Body'], requests.map((request) => [
				(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${request.method} ${request.path}`),
				(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown(request)),
			])),
		].join('\n'),
	};
}
function bodyText({ body }) {
	if (body === undefined)
		return '';
	return Array.isArray(body)
		? Buffer.concat(body).toString()
		: JSON.stringify(body);
}
function shown(request) {
	const body = bodyText(request);
	return body.length > LONGEST_BODY
		? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
		: body;
}

/***/ })

};

export { id, ids, modules };
