'use strict';

exports.id = 396;
exports.ids = [396];
exports.modules = {

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Uo: () => (buttons),
  iU: () => (message),
  nf: () => (link),
  p_: () => (list),
  qr: () => (footer),
  uW: () => (section)
});
var _shared_text_js_1 = __webpack_require__(5831);
var _markdown_js_0 = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js_1/* .truncate */ .xv)((0, _markdown_js_0/* .visible */ .RK)(headline), HEADER_LENGTH);
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
	const url = (0, _markdown_js_0/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js_0/* .webAddress */ .Dy)(address);
		if (url === undefined || url.length > ADDRESS_LENGTH)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	return elements.length === 0 ? [] : [{ type: 'actions', elements }];
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js_0/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  \u00b7  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  QQ: () => (movedHead),
  dj: () => (refuseOtherHead),
  hf: () => (refuseOtherMerge),
  ll: () => (otherHeadMerged),
  wb: () => (settledHead)
});
var _service_verified_write_js_0 = __webpack_require__(9890);
var _shared_best_effort_js_1 = __webpack_require__(3709);
var _shared_errors_js_2 = __webpack_require__(8835);
var _shared_references_js_7 = __webpack_require__(2886);
var _shared_text_js_8 = __webpack_require__(5831);
var _step_read_from_github_js_3 = __webpack_require__(6212);
var _on_github_js_4 = __webpack_require__(8511);
var _record_js_5 = __webpack_require__(6583);
var _wait_state_js_6 = __webpack_require__(1821);









const headOnGitHub = async ({ github }, { number }) => github.available ? (await github.pullRequest(number)).headSha : undefined;
async function refuseOtherHead(context, { ref, headSha, headOfEvent }, record, expected) {
	const onGitHub = await headOnGitHub(context, ref);
	const heads = onGitHub
		? [onGitHub]
		: [headSha, headOfEvent, await headOfQueue(context, ref, record, expected)];
	const head = otherOrFirst(heads, expected);
	if ((0, _record_js_5/* .isOtherHead */ .Lg)(head, expected))
		throw movedHead(ref, expected, head);
}
function otherOrFirst(heads, expected) {
	const known = heads.filter((head) => head !== undefined);
	return known.find((head) => (0, _record_js_5/* .isOtherHead */ .Lg)(head, expected)) ?? known[0];
}
async function headOfQueue({ service, clock, signal }, ref, record, expected) {
	const queued = (found) => found?.isCurrentlySubmittedToQueue ? found.prSha : undefined;
	const isOther = (head) => head !== undefined && (0, _record_js_5/* .isOtherHead */ .Lg)(head, expected);
	if (!isOther(queued(record)))
		return queued(record);
	const read = async () => queued(await service.findPullRequest(ref));
	return (0, _service_verified_write_js_0/* .readSettled */ .Gn)({ clock, signal }, read, isOther);
}
async function settledHead(context, { ref, headSha }, record, expected, seen) {
	const { service, github, log } = context;
	let present = record;
	let shown;
	let onGitHub;
	const say = (why) => log.info(why);
	const look = async () => {
		present ??= await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, service.findPullRequest(ref, { attempts: 1 }), say);
		shown = present?.prSha ?? shown;
		if (present !== undefined)
			seen?.(present);
		present = undefined;
		if (!(0, _record_js_5/* .isOtherHead */ .Lg)(shown, expected))
			return shown;
		onGitHub = await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, headOnGitHub(context, ref), say);
		return onGitHub ?? shown ?? (github.available ? undefined : headSha);
	};
	return (0, _service_verified_write_js_0/* .readSettled */ .Gn)(context, look, (head) => !onGitHub && (0, _record_js_5/* .isOtherHead */ .Lg)(head, expected));
}
function movedHead(ref, expected, headSha, exit) {
	const request = `Submitting ${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)} at ${expected}`;
	const seen = headSha === undefined
		? 'its head commit is not known, because neither the event nor GitHub shows it'
		: `its head is ${(0, _shared_text_js_8/* .inBackticks */ .Zw)(headSha)}`;
	const again = 'Run the checks of the new head, then submit that.';
	if (exit === undefined) {
		const ask = 'Leave `github-token` at its default, so that GitHub can be asked for the head.';
		const remedy = headSha === undefined ? ask : again;
		return new _shared_errors_js_2/* .ActionError */ .lZ('refused', { request, problem: seen, remedy });
	}
	const problem = `it was submitted, but ${seen}. ${exit.sentence ?? ''}`.trim();
	const remedy = exit.takenOut
		? again
		: 'Make sure that it is not in the queue, run the checks of the new head, then submit that.';
	return new _shared_errors_js_2/* .ActionError */ .lZ('refused', { request, problem, remedy });
}
function otherHeadMerged(ref, submission, record, onGitHub) {
	const wanted = (0, _wait_state_js_6/* .wantedHead */ .Av)(submission);
	if (wanted === undefined)
		return undefined;
	const ofQueue = (0, _record_js_5/* .isMerged */ .TL)(record, ref) ? record?.prSha : undefined;
	const shown = onGitHub?.headSha;
	const heads = (0, _on_github_js_4/* .isMergedOnGitHub */ .$Y)(onGitHub, ref) ? [shown] : [ofQueue, shown, submission.headBefore];
	const headSha = otherOrFirst(heads, wanted);
	const isUnknown = headSha === undefined;
	if (isUnknown ? submission.expectedHead === undefined : !(0, _record_js_5/* .isOtherHead */ .Lg)(headSha, wanted))
		return undefined;
	return new _shared_errors_js_2/* .ActionError */ .lZ(isUnknown ? 'unknown-outcome' : 'refused', {
		request: `Submitting ${(0, _shared_references_js_7/* .pullRequestName */ .Ib)(ref)} at ${wanted}`,
		problem: isUnknown
			? 'it was merged, but neither the service nor GitHub returned its head commit'
			: `it was merged, but at another head: ${(0, _shared_text_js_8/* .inBackticks */ .Zw)(headSha)}`,
		remedy: 'Run the checks on the target branch, and revert the merge if they fail.',
	});
}
async function refuseOtherMerge(context, { ref, headSha: headBefore }, record, expectedHead) {
	if (expectedHead === undefined)
		return;
	const onGitHub = await (0, _step_read_from_github_js_3/* .readFromGitHub */ .A)(context, ref);
	const error = otherHeadMerged(ref, { expectedHead, headBefore }, record, onGitHub);
	if (error !== undefined)
		throw error;
}

/***/ }),

/***/ 9270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (priorityInput),
  P: () => (ignoredOptions)
});
var _shared_nearest_js_0 = __webpack_require__(992);
var _shared_text_js_2 = __webpack_require__(5831);
var _step_inputs_js_1 = __webpack_require__(9428);



const PRIORITIES = new Map([
	['urgent', 0],
	['high', 10],
	['medium', 100],
	['low', 200],
	['lowest', 255],
]);
const NAMES = [...PRIORITIES.keys()];
const priorityInput = () => (0, _step_inputs_js_1/* .convert */ .C6)((text, refuse) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? `must be a whole number from 0 to 255${(0, _step_inputs_js_1/* .butIs */ .uS)(text)}`
		: `must be a number from 0 to 255, or ${NAMES.map((name) => (0, _shared_text_js_2/* .inBackticks */ .Zw)(name)).join(', ')}${(0, _step_inputs_js_1/* .butIs */ .uS)(text)}${(0, _shared_nearest_js_0/* .didYouMean */ .au)(text, NAMES)}`);
});
function ignoredOptions({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const found = [];
	const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority;
	const shown = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '');
	if (requested !== undefined && shown !== undefined && shown !== requested)
		found.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`);
	if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
		found.push(`no-batch ${batching} instead of ${noBatch}`);
	return found;
}

/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S3: () => (publishReport),
  mu: () => (writeSlack),
  vZ: () => (publishInputs)
});
var _markdown_markdown_js_0 = __webpack_require__(6801);
var _markdown_slack_js_1 = __webpack_require__(4270);
var _shared_best_effort_js_2 = __webpack_require__(3709);
var _shared_references_js_7 = __webpack_require__(2886);
var _shared_text_js_8 = __webpack_require__(5831);
var _step_github_writes_js_3 = __webpack_require__(4263);
var _step_inputs_js_4 = __webpack_require__(9428);
var _reason_kinds_js_5 = __webpack_require__(8424);
var _report_js_6 = __webpack_require__(2484);









const publishInputs = { comment: (0, _step_inputs_js_4/* .commentPolicy */ .s9)(), slackPayloadFile: (0, _step_inputs_js_4/* .optional */ .lq)((0, _step_inputs_js_4/* .line */ .n8)()) };
async function publishReport(context, { comment, slackPayloadFile }, ref, report, outcome) {
	await writeSlack(context, slackPayloadFile, report);
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && (outcome === 'merged' || outcome === 'already-merged');
	if (!isWanted && !corrects)
		return;
	const { event, clock } = context;
	const body = (0, _report_js_6/* .reportComment */ .eG)(report, event.runUrl, clock.now());
	const wanted = { number: ref.number, marker: 'pull-request', body, onlyUpdate: corrects };
	await (0, _step_github_writes_js_3/* .keepComment */ .X)(context, 'the report', wanted);
}
async function writeSlack(context, path, report) {
	if (path === undefined)
		return;
	const { repository, event } = context;
	const payload = reportSlack(report, (0, _shared_references_js_7/* .repositoryName */ .aR)(repository), event.runUrl);
	const text = `${JSON.stringify(payload, null, 2)}\n`;
	const written = context.workspace.write('slack-payload-file', path, text);
	await (0, _shared_best_effort_js_2/* .bestEffort */ .z)(context, written, context.log.warning);
}
const MOST_LINES = 5;
const LINE_LENGTH = 300;
function reportSlack(report, repository, runUrl) {
	const { headline, status, mark = _markdown_markdown_js_0/* .MARKS */ .j7[status], reasons = [], why = [], remedy } = report;
	const left = reasons.length - MOST_LINES;
	const more = left > 0 ? [`${left} more`] : [];
	const plain = (said) => _markdown_slack_js_1/* .section */ .uW(prose(said));
	const lines = [
		...reasons.slice(0, MOST_LINES).map(bullet),
		...[...more, ...why.slice(0, MOST_LINES)].map(plain),
	];
	const next = remedy === undefined ? [] : [plain(`Next: ${remedy}`)];
	return _markdown_slack_js_1/* .message */ .iU(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
		..._markdown_slack_js_1/* .list */ .p_('', lines),
		...next.map((element) => ({ type: 'rich_text', elements: [element] })),
		..._markdown_slack_js_1/* .buttons */ .Uo([
			['Log', runUrl],
			['Pull request', report.pullRequestUrl],
		]),
	]);
}
function bullet({ kind, text, url }) {
	const page = _markdown_slack_js_1/* .link */ .nf(`(${_reason_kinds_js_5/* .KINDS */ .G[kind].page ?? 'pull request'})`, url);
	const linked = (0, _markdown_markdown_js_0/* .webAddress */ .Dy)(url) === undefined ? [] : [{ type: 'text', text: ' ' }, page];
	return _markdown_slack_js_1/* .section */ .uW([...prose(text), ...linked]);
}
const prose = (value) => (0, _shared_text_js_8/* .truncate */ .xv)((0, _markdown_markdown_js_0/* .visible */ .RK)(value), LINE_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');

/***/ }),

/***/ 1152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ah: () => (keepOut),
  Ed: () => (MAY_ARRIVE),
  Fz: () => (cancelVerified),
  gu: () => (takeOut)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_schemas_js_1 = __webpack_require__(9662);
var _service_verified_write_js_2 = __webpack_require__(9890);
var _shared_best_effort_js_3 = __webpack_require__(3709);
var _shared_errors_js_4 = __webpack_require__(8835);
var _record_js_5 = __webpack_require__(6583);






const CANCEL_AGAIN_MS = 1000;
async function cancelVerified(context, ref) {
	const { service, clock } = context;
	const began = clock.monotonic();
	for (;;) {
		try {
			return await service.cancelPullRequest(ref, {
				judge: (record, conflict) => {
					if ((0,_record_js_5/* .isQueued */ .MX)(record))
						return _service_verified_write_js_2/* .NO_EFFECT */ .kE;
					const outcome = conflict || record?.state === 'FAILED' ? 'not-queued' : 'cancelled';
					return (0,_service_verified_write_js_2/* .proved */ .tT)({ outcome, record });
				},
				missing: () => 'the service still showed the pull request in the queue',
				resendAfterMs: CANCEL_AGAIN_MS,
			});
		}
		catch (error) {
			if (!(0, _http_errors_js_0/* .hasStatus */ .Ro)(error, 404))
				throw error;
			const find = () => service.findPullRequest(ref);
			const record = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, find, _record_js_5/* .isQueued */ .MX, CANCEL_AGAIN_MS);
			if (!(0, _record_js_5/* .isQueued */ .MX)(record))
				return { outcome: 'not-queued', record };
			if (clock.monotonic() - began >= _service_verified_write_js_2/* .SETTLE_MS */ .lR)
				throw error;
		}
	}
}
const KEEP_OUT_PAUSE_MS = 500;
async function keepOut(context, ref, before) {
	const { clock, signal } = context;
	let record;
	while (!signal.aborted) {
		const exit = await takeOut(context, ref);
		record = exit.record ?? record;
		const hasArrived = exit.record !== undefined && (0, _record_js_5/* .isNewer */ .U4)(exit.record, before);
		if (hasArrived && (0, _service_schemas_js_1/* .isEnded */ .pl)(exit.record?.state))
			return exit;
		await clock.sleep(KEEP_OUT_PAUSE_MS, signal).catch(() => { });
	}
	return { takenOut: false, sentence: MAY_ARRIVE, record };
}
const MAY_ARRIVE = 'The service never answered the submission, so the pull request may still be put into the queue.';
async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue.' };
	let why = '';
	const left = await (0, _shared_best_effort_js_3/* .bestEffort */ .z)(context, cancelVerified(context, ref), (_, error) => {
		why = error === undefined ? OUT_OF_TIME : (0, _shared_errors_js_4/* .explain */ .WE)(error.explanation);
	});
	if (left === undefined)
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	const { outcome, record } = left;
	context.setOutputs((0, _record_js_5/* .recordOutputs */ .QS)(record));
	const elsewhere = (0, _record_js_5/* .mergedElsewhere */ .Lq)(record, ref);
	if (elsewhere !== undefined)
		return { takenOut: false, sentence: `${elsewhere}.`, record };
	const end = (0, _record_js_5/* .isMerged */ .TL)(record, ref) ? 'merged' : outcome;
	return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record };
}
const SENTENCES = {
	merged: 'It was merged before it could be taken out of the queue.',
	cancelled: 'It was taken out of the queue.',
	'not-queued': 'It had already left the queue.',
};
const OUT_OF_TIME = "the action couldn't confirm that it left before the time was up. Look at the queue.";

/***/ }),

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (restartVerified)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_verified_write_js_1 = __webpack_require__(9890);
var _record_js_2 = __webpack_require__(6583);



async function restartVerified(context, ref, before, seen) {
	const { service } = context;
	try {
		return await service.restartTestsOnPullRequest(ref, {
			sends: 2,
			judge: (record, conflict) => {
				seen?.(record);
				return conflict ? _service_verified_write_js_1/* .NO_EFFECT */ .kE : judgeRestart(record, before);
			},
			missing: () => 'its state has not changed, which does not confirm that the tests were restarted',
		});
	}
	catch (error) {
		if (!(0, _http_errors_js_0/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await (0, _service_verified_write_js_1/* .readSettled */ .Gn)(context, () => service.findPullRequest(ref), _record_js_2/* .isQueued */ .MX);
		if ((0, _record_js_2/* .isQueued */ .MX)(record))
			throw error;
		return { outcome: 'left', record };
	}
}
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING'];
function judgeRestart(record, before) {
	const then = (0, _record_js_2/* .changedAt */ .Ek)(before);
	if (then === undefined)
		return (0, _service_verified_write_js_1/* .doubt */ .B2)('the service shows no `stateChangedAt`, which would prove the restart');
	if (!record?.isCurrentlySubmittedToQueue)
		return (0, _service_verified_write_js_1/* .contradiction */ .qX)({ outcome: 'left', record });
	if (((0, _record_js_2/* .changedAt */ .Ek)(record) ?? then) <= then)
		return _service_verified_write_js_1/* .NO_EFFECT */ .kE;
	const { state = '' } = record;
	if (AFTER_RESTART.includes(state))
		return (0, _service_verified_write_js_1/* .proved */ .tT)({ outcome: 'restarted', record });
	return (0, _service_verified_write_js_1/* .doubt */ .B2)(`it moved on to ${state}, which does not confirm that its tests were restarted`);
}

/***/ }),

/***/ 8682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $N: () => (submitVerified),
  Fb: () => (submissionReport),
  GO: () => (explainSubmission),
  Kf: () => (needsSubmission),
  LK: () => (failureReport),
  OW: () => (resubmit),
  aR: () => (optionsAsBefore)
});
var _service_schemas_js_0 = __webpack_require__(9662);
var _service_verified_write_js_1 = __webpack_require__(9890);
var _shared_references_js_5 = __webpack_require__(2886);
var _explain_findings_js_2 = __webpack_require__(6580);
var _priority_js_3 = __webpack_require__(9270);
var _record_js_4 = __webpack_require__(6583);






const needsSubmission = ({ before, ...options }) => !before?.isCurrentlySubmittedToQueue || (0, _priority_js_3/* .ignoredOptions */ .P)(options, before).length > 0;
async function submitVerified({ service }, ref, plan, deadline) {
	const { before } = plan;
	if (before !== undefined && !needsSubmission(plan))
		return { outcome: 'already-queued', proof: 'queued', record: before };
	const shown = await service.submitPullRequest(ref, plan, {
		deadline,
		judge: (record, conflict) => judgeSubmission(record, conflict, plan, ref),
		missing: (last) => `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
	});
	const { proof, record, conflict } = shown;
	const explained = proof === 'merged' ? 'already-merged' : 'already-queued';
	const wasQueued = before?.isCurrentlySubmittedToQueue ? 'already-queued' : 'submitted';
	const kept = proof === 'queued' ? (0, _priority_js_3/* .ignoredOptions */ .P)(plan, record) : [];
	return {
		outcome: conflict ? explained : wasQueued,
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
	};
}
function judgeSubmission(record, conflict, plan, ref) {
	const { before } = plan;
	if (record?.isCurrentlySubmittedToQueue) {
		const queued = { proof: 'queued', record, conflict };
		const agrees = (0, _priority_js_3/* .ignoredOptions */ .P)(plan, record).length === 0 && !(0, _record_js_4/* .isOlder */ .tW)(record, before);
		return agrees ? (0, _service_verified_write_js_1/* .proved */ .tT)(queued) : (0, _service_verified_write_js_1/* .contradiction */ .qX)(queued);
	}
	if (record !== undefined && (0, _record_js_4/* .isMerged */ .TL)(record, ref))
		return (0, _service_verified_write_js_1/* .proved */ .tT)({ proof: 'merged', record, conflict });
	if (conflict)
		return _service_verified_write_js_1/* .NO_EFFECT */ .kE;
	if (record !== undefined && (0, _service_schemas_js_0/* .isEnded */ .pl)(record.state) && (0, _record_js_4/* .isNewer */ .U4)(record, before))
		return (0, _service_verified_write_js_1/* .proved */ .tT)({ proof: 'ended', record, conflict });
	return (0, _record_js_4/* .isUnchanged */ ._5)(record, before) ? _service_verified_write_js_1/* .NO_EFFECT */ .kE : _service_verified_write_js_1/* .UNCLEAR */ .tH;
}
const optionsAsBefore = (record) => ({
	priority: record.priorityValue ?? record.priorityName,
	noBatch: record.noBatch || undefined,
});
async function resubmit(context, ref, failed, options, deadline) {
	const asBefore = optionsAsBefore(failed);
	const before = await (0, _service_verified_write_js_1/* .readSettled */ .Gn)(context, () => context.service.findPullRequest(ref, { deadline }), (found) => found === undefined || (0, _record_js_4/* .isOlder */ .tW)(found, failed), Math.min(_service_verified_write_js_1/* .SETTLE_MS */ .lR, deadline.remainingMs));
	if (before?.isCurrentlySubmittedToQueue || !(0, _record_js_4/* .isUnchanged */ ._5)(before, failed))
		return { sent: false, record: before };
	const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options;
	const name = (0, _shared_references_js_5/* .pullRequestName */ .Ib)(ref);
	context.log.info(`${name} failed in the queue; submitting it again`);
	const plan = { priority, noBatch, before };
	const { record, ignored } = await submitVerified(context, ref, plan, deadline);
	if (ignored !== undefined)
		context.log.warning(`${name}: ${ignored}`);
	return { sent: true, record };
}
async function explainSubmission(context, ref, submitted, waits) {
	const record = { ...submitted, prBaseBranch: undefined };
	const { reasons } = (0, _explain_findings_js_2/* .findingsOf */ .D)({ ref, record });
	if (reasons.length === 0 || waits)
		return reasons;
	return (await (0, _explain_findings_js_2/* .explain */ .W)(context, ref, { record })).reasons;
}
const MOST_WARNINGS = 5;
function submissionReport({ log }, ref, { outcome, proof, record, ignored }, { queue, warning }, reasons) {
	const [name, full] = [`#${ref.number}`, (0, _shared_references_js_5/* .pullRequestName */ .Ib)(ref)];
	const place = queue && (0, _record_js_4/* .placeIn */ .VV)(queue, ref);
	const headline = proof === 'merged'
		? `${name} ${outcome === 'already-merged' ? 'is already' : 'was submitted and'} merged into ${ref.targetBranch}`
		: `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue of ${ref.targetBranch}${place ? `, ${place}` : ''}`;
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const why = [ignored, warning].filter((text) => text !== undefined);
	const missing = reasons.slice(0, MOST_WARNINGS).map(({ text }) => `Not ready: ${text}`);
	for (const warning of [...why, ...missing])
		log.warning(`${full}: ${warning}`);
	return {
		status: 'good',
		headline,
		reasons,
		why,
		facts: [
			['State', record.state],
			['Head commit', record.prSha?.slice(0, 12)],
		],
	};
}
function failureReport(ref, { kind, explanation }, was) {
	const { problem, remedy } = explanation;
	const [what, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`];
	let headline = `${what} was not submitted to ${queue}`;
	if (kind === 'unknown-outcome')
		headline = `Couldn't confirm whether ${what} is in ${queue}`;
	if (was === 'submitted')
		headline = `${what} was submitted to ${queue}, and the step failed after that`;
	if (was === 'queued')
		headline = `${what} was in ${queue} already, and the step failed after that`;
	return { status: 'bad', headline, why: [problem], remedy };
}

/***/ }),

/***/ 1821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $c: () => (showsOtherHead),
  Av: () => (wantedHead),
  SZ: () => (beginSubmission),
  V$: () => (nextLookMs),
  X0: () => (beginState),
  cF: () => (noteRecord),
  e4: () => (reduceLook),
  hf: () => (timelineOf),
  pJ: () => (endOf)
});
var _service_schemas_js_0 = __webpack_require__(9662);
var _service_verified_write_js_1 = __webpack_require__(9890);
var _step_poll_js_2 = __webpack_require__(9496);
var _record_js_3 = __webpack_require__(6583);




const beginState = (at, isOurs) => ({
	startedAt: at,
	states: [],
	queueReadAt: Number.NEGATIVE_INFINITY,
	loggedAt: at,
	polls: 0,
	resubmissions: 0,
	isOurs,
	...beginSubmission(at, {}),
});
const beginSubmission = (at, submission, shown) => ({
	submission,
	submittedAt: at,
	seenInQueue: shown?.isCurrentlySubmittedToQueue === true,
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
	const isNew = last?.state !== state || ((0, _service_schemas_js_0/* .isEnded */ .pl)(state) && last !== undefined && (0, _record_js_3/* .isNewer */ .U4)(record, last.record));
	if (state === undefined || !isNew)
		return { ...noted, record };
	const since = Math.max((0, _record_js_3/* .changedAt */ .Ek)(record) ?? now, last?.at ?? 0);
	return { ...noted, record, states: [...before.states, { state, at: since, record }] };
}
const timelineOf = ({ states }, now) => states.map(({ state, at }, index) => {
	const end = states[index + 1]?.at ?? ((0, _service_schemas_js_0/* .isEnded */ .pl)(state) ? at : now);
	const seconds = Math.max(0, Math.round((end - at) / 1000));
	return { state, since: new Date(at).toISOString(), seconds };
});
const wantedHead = ({ expectedHead, pinnedHead }) => expectedHead ?? pinnedHead;
const showsOtherHead = ({ submission }, { prSha }) => prSha !== undefined && (0, _record_js_3/* .isOtherHead */ .Lg)(prSha, wantedHead(submission));
function reduceLook(before, look, time, rules) {
	const { record } = look;
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, true);
	const next = noteRecord(before, record, time);
	if ((0, _record_js_3/* .isMerged */ .TL)(record, rules))
		return { next, end: 'merged' };
	if (record.isCurrentlySubmittedToQueue)
		return reducePresence(next, { ...look, record }, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, false);
	const { before: earlier } = next.submission;
	if (earlier !== undefined && !(0, _record_js_3/* .isNewer */ .U4)(record, earlier))
		return reduceAbsence(next, time.at, rules, true);
	if (!(0, _record_js_3/* .isOlder */ .tW)(record, before.record))
		return { next, end: endOf(record) };
	const lagging = reduceAbsence(before, time.at, rules, false);
	return lagging.end === undefined ? lagging : { next, end: endOf(record) };
}
function endOf({ state }) {
	if (state === 'FAILED')
		return 'failed';
	return state === 'CANCELLED' ? 'cancelled' : 'removed';
}
function reducePresence(before, look, at, rules) {
	const seen = { ...before, seenInQueue: true, absentSince: undefined, absences: 0 };
	const { next, end } = reduceHead(seen, look, at);
	const isStuck = look.record.state === 'NOT_READY' && at - next.stateSince >= rules.notReadyMs;
	return { next, end: end ?? (isStuck ? 'not-ready' : undefined) };
}
function reduceHead(before, look, at) {
	const { record, headOnGitHub } = look;
	const { pinnedHead } = before.submission;
	const head = headOnGitHub ?? record.prSha;
	if (!showsOtherHead(before, record) || !(0, _record_js_3/* .isOtherHead */ .Lg)(head, wantedHead(before.submission))) {
		const isShown = pinnedHead !== undefined && head !== undefined;
		const submission = isShown ? { ...before.submission, pinnedHead: undefined } : before.submission;
		return { next: { ...before, submission, otherHeadSince: undefined } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= _service_verified_write_js_1/* .SETTLE_MS */ .lR;
	return { next, end: counts ? 'head-moved' : undefined };
}
function reduceAbsence(before, at, rules, isStale) {
	const inGrace = at - before.submittedAt < rules.graceMs && (isStale || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < _service_verified_write_js_1/* .SETTLE_MS */ .lR)
		return { next };
	const record = next.record && { ...next.record, isCurrentlySubmittedToQueue: false };
	const end = next.seenInQueue ? 'removed' : 'not-submitted';
	return { next: record === undefined ? next : { ...next, record }, end };
}
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
function nextLookMs({ state, stateSince, absences, otherHeadSince }, at, { pollIntervalSeconds }, random) {
	const pace = pollIntervalSeconds === undefined
		? pollIntervalMs(state, (at - stateSince) / 1000, random)
		: pollIntervalSeconds * 1000;
	const inDoubt = absences > 0 || otherHeadSince !== undefined;
	return inDoubt ? Math.min(pace, _step_poll_js_2/* .CONFIRM_MS */ .MD) : pace;
}

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (keepComment),
  t: () => (removeLabel)
});
var _shared_best_effort_js_0 = __webpack_require__(3709);

async function keepComment(context, what, wanted) {
	const { dryRun, github, log } = context;
	if (wanted.onlyUpdate && (dryRun || !github.available))
		return;
	if (dryRun)
		return log.info(`Dry run: #${wanted.number} would get a comment with ${what}`);
	await write(context, 'comment', 'The comment could not be written', async () => {
		const { action, url } = await github.upsertComment(wanted);
		return url === undefined ? undefined : `Comment ${action}: ${url}`;
	});
}
async function removeLabel(context, { number }, label) {
	if (context.dryRun)
		return;
	await write(context, 'remove-label', 'The label could not be removed', async () => {
		const removed = await context.github.removeLabel(number, label);
		return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
	});
}
async function write(context, input, failure, change) {
	const { github, log } = context;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which is empty.`);
	const done = await (0, _shared_best_effort_js_0/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ }),

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MD: () => (CONFIRM_MS),
  wt: () => (poll)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _http_retry_js_1 = __webpack_require__(3961);
var _shared_duration_js_3 = __webpack_require__(7568);
var _shared_errors_js_2 = __webpack_require__(8835);




const LONGEST_SILENCE_MS = 600_000;
const OUTAGE_PACE_MS = 30_000;
const LONGEST_REQUESTED_PAUSE_MS = 60_000;
const CONFIRM_MS = 5000;
async function poll({ clock, log, signal }, deadline, { read, take, paceMs }) {
	let contact = firstContact(clock.monotonic());
	let requestedBefore = 0;
	for (let polls = 1;; polls++) {
		const last = deadline.passed;
		const reading = await attempt(read, signal);
		const at = clock.monotonic();
		if (!signal.aborted) {
			const before = contact;
			contact = reduceContact(before, reading, at);
			if (contact.isOver && reading.type === 'failure')
				return { type: 'failed', error: describeEnd(reading.error, before, polls, at) };
			logOutage(log, before, reading, polls);
		}
		const end = await take(reading, at);
		if (end !== undefined)
			return { type: 'ended', end };
		const error = reading.type === 'failure' ? reading.error : undefined;
		if (last || signal.aborted)
			return { type: 'timed-out', failure: error, answered: contact.answered };
		const requested = (0, _http_retry_js_1/* .requestedPauseMs */ .hB)(error?.failure);
		const pace = Math.min(paceMs(clock.monotonic()), error ? OUTAGE_PACE_MS : Infinity);
		const pause = Math.max(pace, Math.min(requested, LONGEST_REQUESTED_PAUSE_MS));
		if (requested > 0 && requestedBefore === 0)
			log.info(`The service asks for a pause of ${(0, _shared_duration_js_3/* .duration */ .p)(requested / 1000)}; polling again in ${(0, _shared_duration_js_3/* .duration */ .p)(pause / 1000)}`);
		requestedBefore = requested;
		await clock.sleep(Math.min(pause, deadline.remainingMs), signal);
	}
}
async function attempt(read, signal) {
	try {
		return { type: 'answer', value: await read() };
	}
	catch (error) {
		if (signal.reason instanceof _shared_errors_js_2/* .RunCancelled */ .zL || !(error instanceof _http_errors_js_0/* .ServiceError */ ._7))
			throw error;
		return { type: 'failure', error };
	}
}
const firstContact = (at) => ({
	answered: false,
	lastAnswerAt: at,
	refusals: 0,
	failure: undefined,
});
const isMomentary = ({ failure, status }) => status === 401 || status === 403 || failure?.type === 'wrong-shape';
function reduceContact(before, reading, at) {
	if (reading.type === 'answer')
		return { ...firstContact(at), answered: true };
	const { error } = reading;
	const next = { ...before, failure: error };
	if (error.failure !== undefined && (0, _http_retry_js_1/* .isPassing */ .WG)(error.failure))
		return { ...next, isOver: at - before.lastAnswerAt > LONGEST_SILENCE_MS };
	const refusals = before.refusals + 1;
	const isAskedAgain = before.answered && refusals < 2 && isMomentary(error);
	return { ...next, refusals, isOver: !isAskedAgain };
}
function describeEnd(error, { answered, lastAnswerAt }, polls, at) {
	if (!answered && polls <= 1)
		return error;
	const silent = (0, _shared_duration_js_3/* .duration */ .p)((at - lastAnswerAt) / 1000);
	const since = answered ? 'last answer' : 'start';
	return error.withProblem(`${error.explanation.problem} (poll ${polls}, ${silent} after the ${since})`);
}
function logOutage(log, { failure }, reading, polls) {
	if (reading.type === 'failure' && failure === undefined) {
		const { request, problem } = reading.error.explanation;
		log.info(`${request}: ${problem}; still waiting`);
	}
	if (reading.type === 'answer' && failure !== undefined)
		log.info(`The service answers again (poll ${polls})`);
}

/***/ })

};
