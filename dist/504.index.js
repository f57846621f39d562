'use strict';

exports.id = 504;
exports.ids = [504];
exports.modules = {

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  QQ: () => (movedHead),
  dj: () => (refuseOtherHead),
  hf: () => (refuseOtherMerge),
  ll: () => (otherHeadMerged),
  wb: () => (settledHead)
});
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9890);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5831);
var _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6212);
var _on_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8511);
var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6583);








const headOnGitHub = async ({ github }, { number }) => github.available ? (await github.pullRequest(number)).headSha : undefined;
async function headBeforeWork(context, ref) {
	try {
		return await (0,_step_read_from_github_js__WEBPACK_IMPORTED_MODULE_5__/* .askBeforeWork */ .I5)(context, '', (limited) => headOnGitHub(limited, ref));
	}
	catch (error) {
		if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ) || error.kind !== 'timed-out')
			throw error;
		context.log.info(`${error.explanation.request}: ${error.explanation.problem}`);
		return undefined;
	}
}
async function refuseOtherHead(context, { ref, headSha, headOfEvent }, record, expected) {
	const onGitHub = await headBeforeWork(context, ref);
	const heads = onGitHub
		? [onGitHub]
		: [headSha, headOfEvent, await headOfQueue(context, ref, record, expected)];
	const head = otherOrFirst(heads, expected);
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(head, expected))
		throw movedHead(ref, expected, head);
}
function otherOrFirst(heads, expected) {
	const known = heads.filter((head) => head !== undefined);
	return known.find((head) => (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(head, expected)) ?? known[0];
}
async function headOfQueue({ service, clock, signal }, ref, record, expected) {
	const queued = (found) => (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(found) ? found?.prSha : undefined;
	const isOther = (head) => head !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(head, expected);
	if (!isOther(queued(record)))
		return queued(record);
	const read = async () => queued(await service.findPullRequest(ref));
	return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettled */ .Gn)({ clock, signal }, read, isOther);
}
async function settledHead(context, ref, first, expected) {
	const { service, log } = context;
	const say = (why) => log.info(why);
	let unread = first;
	let record = first;
	let shown;
	let onGitHub;
	const look = async () => {
		unread ??= await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, service.findPullRequest(ref, { attempts: 1 }), say);
		record = unread ?? record;
		shown = unread?.prSha ?? shown;
		unread = undefined;
		if (!(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(shown, expected))
			return shown;
		onGitHub = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, headOnGitHub(context, ref), say);
		return onGitHub ?? shown;
	};
	const sha = await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettled */ .Gn)(context, look, (head) => !onGitHub && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(head, expected));
	return { sha, record };
}
function movedHead(ref, expected, headSha, exit) {
	const request = `Submitting ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestName */ .Ib)(ref)} at ${expected}`;
	const again = 'Run the checks of the new head, then submit that.';
	const allowGitHub = 'Leave `github-token` at its default, so that the action can ask GitHub for the head.';
	if (exit === undefined) {
		const isKnown = headSha !== undefined;
		const problem = isKnown
			? `its head is ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inBackticks */ .Zw)(headSha)}`
			: 'neither the event, the queue nor GitHub shows its head commit';
		const title = isKnown
			? `#${ref.number} was not submitted, because it has another head than expected`
			: `#${ref.number} was not submitted, because its head is not known`;
		const remedy = isKnown ? again : allowGitHub;
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', { request, problem, remedy, title });
	}
	const seen = headSha === undefined
		? 'neither the service nor GitHub showed its head commit'
		: `its head is ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inBackticks */ .Zw)(headSha)}`;
	const problem = `${seen}. ${exit.sentence}`;
	if (headSha === undefined)
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('unknown-outcome', {
			...{ request, problem, remedy: allowGitHub },
			title: `Couldn't confirm the head of #${ref.number}`,
		});
	const remedy = exit.takenOut
		? again
		: 'Make sure that it is not in the queue, run the checks of the new head, then submit that.';
	const title = `#${ref.number} has another head than expected`;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', { request, problem, remedy, title });
}
function otherHeadMerged(ref, submission, record, onGitHub) {
	const wanted = (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .wantedHead */ .Av)(submission);
	if (wanted === undefined)
		return undefined;
	const ofQueue = (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isMerged */ .TL)(record, ref) ? record?.prSha : undefined;
	const shown = onGitHub?.headSha;
	const heads = (0, _on_github_js__WEBPACK_IMPORTED_MODULE_6__/* .isMergedOnGitHub */ .$Y)(onGitHub, ref) ? [shown] : [ofQueue, shown];
	const { headBefore = wanted } = submission;
	const isOtherBefore = !(0, _on_github_js__WEBPACK_IMPORTED_MODULE_6__/* .isMergedOnGitHub */ .$Y)(onGitHub, ref) && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(headBefore, wanted);
	const headSha = otherOrFirst(isOtherBefore ? [...heads, headBefore] : heads, wanted);
	const isUnknown = headSha === undefined;
	if (isUnknown ? submission.expectedHead === undefined : !(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherHead */ .Lg)(headSha, wanted))
		return undefined;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(isUnknown ? 'unknown-outcome' : 'refused', {
		request: `Submitting ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestName */ .Ib)(ref)} at ${wanted}`,
		problem: isUnknown
			? 'neither the service nor GitHub returned the head commit of the merge'
			: `its head was ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inBackticks */ .Zw)(headSha)} when it was merged`,
		remedy: 'Run the checks on the target branch, and revert the merge if they fail.',
		title: isUnknown
			? `#${ref.number} was merged at a head that is not known`
			: `#${ref.number} was merged at another head than expected`,
	});
}
async function refuseOtherMerge(context, pullRequest, record, expectedHead) {
	if (expectedHead === undefined)
		return;
	const { ref, headSha: headBefore } = pullRequest;
	const ofEvent = (0, _on_github_js__WEBPACK_IMPORTED_MODULE_6__/* .isMergedOnGitHub */ .$Y)(pullRequest, ref) ? pullRequest : undefined;
	const onGitHub = (await (0, _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_5__/* .readFromGitHub */ .AQ)(context, ref)) ?? ofEvent;
	const error = otherHeadMerged(ref, { expectedHead, headBefore }, record, onGitHub);
	if (error !== undefined)
		throw error;
}

/***/ }),

/***/ 1499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BE: () => (PRIORITIES),
  FG: () => (waitInputs),
  K_: () => (submitInputs),
  Oy: () => (WAIT_OUTCOMES),
  lY: () => (WAIT_OUTPUTS),
  vZ: () => (publishInputs)
});
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(992);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);



const publishInputs = { comment: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commentPolicy */ .s9)(), slackPayloadFile: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()) };
const waitInputs = {
	...publishInputs,
	timeoutMinutes: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .minutes */ .Gx)(),
	pollIntervalSeconds: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .decimal */ ._)({ min: 0.05, max: 3600 })),
	onTimeout: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['fail', 'cancel', 'pass']),
	onAbort: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['leave', 'cancel']),
	notReadyTimeoutMinutes: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .minutes */ .Gx)()),
	resubmit: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)({ min: 0, max: 5 }),
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
const PRIORITIES = new Map([
	['urgent', 0],
	['high', 10],
	['medium', 100],
	['low', 200],
	['lowest', 255],
]);
const NAMES = [...PRIORITIES.keys()];
const priorityInput = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? `must be a whole number from 0 to 255${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .butIs */ .uS)(text)}`
		: `must be a number from 0 to 255, or ${NAMES.map((name) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inBackticks */ .Zw)(name)).join(', ')}${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .butIs */ .uS)(text)}${(0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(text, NAMES)}`);
});
const submitInputs = {
	priority: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(priorityInput()),
	noBatch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)()),
	expectedHeadSha: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commitSha */ .mJ)()),
	skipDraft: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(),
	requireLabel: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()),
	requireApproval: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(),
	removeLabel: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()),
	wait: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), false),
	...waitInputs,
};

/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $N: () => (submitVerified),
  Ah: () => (keepOut),
  CI: () => (restartVerified),
  Ed: () => (MAY_ARRIVE),
  Fz: () => (cancelVerified),
  Kf: () => (needsSubmission),
  OW: () => (resubmit),
  aR: () => (optionsAsBefore),
  gu: () => (takeOut)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9890);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1499);
var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6583);








function ignoredOptions({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const found = [];
	const requested = typeof priority === 'string' ? _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .PRIORITIES */ .BE.get(priority) : priority;
	const shown = priorityValue ?? _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .PRIORITIES */ .BE.get(priorityName?.toLowerCase() ?? '');
	if (requested !== undefined && shown !== undefined && shown !== requested)
		found.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`);
	if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
		found.push(`no-batch ${batching} instead of ${noBatch}`);
	return found;
}
const needsSubmission = ({ before, ...options }) => before === undefined || !(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(before) || ignoredOptions(options, before).length > 0;
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
	const wasQueued = (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(before) ? 'already-queued' : 'submitted';
	const kept = proof === 'queued' ? ignoredOptions(plan, record) : [];
	return {
		outcome: conflict ? explained : wasQueued,
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
	};
}
function judgeSubmission(record, conflict, plan, ref) {
	const { before } = plan;
	if (record !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(record)) {
		const queued = { proof: 'queued', record, conflict };
		const agrees = ignoredOptions(plan, record).length === 0 && !(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOlder */ .tW)(record, before);
		return agrees ? (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .proved */ .tT)(queued) : (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)(queued);
	}
	if (record !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isMerged */ .TL)(record, ref))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .proved */ .tT)({ proof: 'merged', record, conflict });
	if (conflict)
		return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_EFFECT */ .kE;
	if (record !== undefined && (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(record.state) && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isNewer */ .U4)(record, before))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .proved */ .tT)({ proof: 'ended', record, conflict });
	return (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isUnchanged */ ._5)(record, before) ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_EFFECT */ .kE : _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .UNCLEAR */ .tH;
}
const optionsAsBefore = (record) => ({
	priority: record.priorityValue ?? record.priorityName,
	noBatch: record.noBatch || undefined,
});
async function resubmit(context, ref, failed, options, deadline) {
	const asBefore = optionsAsBefore(failed);
	const before = await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettled */ .Gn)(context, () => context.service.findPullRequest(ref, { deadline }), (found) => found === undefined || (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOlder */ .tW)(found, failed), Math.min(_service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTLE_MS */ .lR, deadline.remainingMs));
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(before) || !(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isAsBefore */ .si)(before, failed))
		return { sent: false, record: before };
	const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestName */ .Ib)(ref);
	context.log.info(`${name} failed in the queue; submitting it again`);
	const plan = { priority, noBatch, before };
	const { record, ignored } = await submitVerified(context, ref, plan, deadline);
	if (ignored !== undefined)
		context.log.warning(`${name}: ${ignored}`);
	return { sent: true, record };
}
const CANCEL_AGAIN_MS = 1000;
async function cancelVerified(context, ref) {
	const { service, clock } = context;
	const began = clock.monotonic();
	for (;;) {
		try {
			return await service.cancelPullRequest(ref, {
				judge: (record, conflict) => {
					if ((0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(record))
						return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_EFFECT */ .kE;
					const outcome = conflict || record?.state === 'FAILED' ? 'not-queued' : 'cancelled';
					return (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .proved */ .tT)({ outcome, record });
				},
				missing: () => 'the service still showed the pull request in the queue',
				resendAfterMs: CANCEL_AGAIN_MS,
			});
		}
		catch (error) {
			if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
				throw error;
			const find = () => service.findPullRequest(ref);
			const record = await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettled */ .Gn)(context, find, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX, CANCEL_AGAIN_MS);
			if (!(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(record))
				return { outcome: 'not-queued', record };
			if (clock.monotonic() - began >= _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTLE_MS */ .lR)
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
		const hasArrived = exit.record !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isNewer */ .U4)(exit.record, before);
		if (hasArrived && (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(exit.record?.state))
			return exit;
		await clock.sleep(KEEP_OUT_PAUSE_MS, signal).catch(() => { });
	}
	return { takenOut: false, sentence: MAY_ARRIVE, record };
}
const MAY_ARRIVE = 'No read has shown the submission yet, so the pull request may still be put into the queue';
async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue' };
	let why = '';
	const left = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .bestEffort */ .z)(context, cancelVerified(context, ref), (_, error) => {
		why = error === undefined ? OUT_OF_TIME : (0, _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(error.explanation).replace(/\.$/, '');
	});
	if (left === undefined)
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	const { outcome, record } = left;
	context.setOutputs((0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .recordOutputs */ .QS)(record));
	const elsewhere = (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .mergedElsewhere */ .Lq)(record, ref);
	if (elsewhere !== undefined)
		return { takenOut: false, sentence: elsewhere, record };
	const end = (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isMerged */ .TL)(record, ref) ? 'merged' : outcome;
	return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record };
}
const SENTENCES = {
	merged: 'It was merged before it could be taken out of the queue',
	cancelled: 'It was taken out of the queue',
	'not-queued': 'It had already left the queue',
};
const OUT_OF_TIME = "the action couldn't confirm that it left before the time was up. Look at the queue";
async function restartVerified(context, ref, before, seen) {
	const { service } = context;
	try {
		return await service.restartTestsOnPullRequest(ref, {
			sends: 2,
			judge: (record, conflict) => {
				seen?.(record);
				return conflict ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_EFFECT */ .kE : judgeRestart(record, before);
			},
			missing: () => 'its state has not changed, which does not confirm that the tests were restarted',
		});
	}
	catch (error) {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettled */ .Gn)(context, () => service.findPullRequest(ref), _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX);
		if ((0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(record))
			throw error;
		return { outcome: 'left', record };
	}
}
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING'];
function judgeRestart(record, before) {
	const then = (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .changedAt */ .Ek)(before);
	if (then === undefined)
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .doubt */ .B2)('the service shows no `stateChangedAt`, which would prove the restart');
	if (record === undefined || !(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(record))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)({ outcome: 'left', record });
	if (((0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .changedAt */ .Ek)(record) ?? then) <= then)
		return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_EFFECT */ .kE;
	const { state = '' } = record;
	if (AFTER_RESTART.includes(state))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .proved */ .tT)({ outcome: 'restarted', record });
	return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .doubt */ .B2)(`it moved on to ${state}, which does not confirm that its tests were restarted`);
}

/***/ }),

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (planned)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);



const MAX_SHOWN_BODY = 4000;
function planned(log, requests, { why = 'Dry run', note, report } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const bytes = Buffer.byteLength(body);
		const shown = bytes > MAX_SHOWN_BODY
			? `${body.slice(0, MAX_SHOWN_BODY)}… (${bytes} bytes; \`result-file\` has the whole body)`
			: body;
		log.group(`${why}: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .Ng)(request)}`, [shown]);
		const parts = [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)([shown], 'json')];
		return { sent: { method, path, body }, parts };
	});
	const blocks = plan.flatMap(({ parts }) => parts).join('\n\n');
	const heading = `### ${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7.neutral} ${why}: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(plan.length, 'request')} planned, none sent`;
	const title = note === undefined ? heading : `${heading}\n\n${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(note)}`;
	const shown = report === undefined || blocks === '' ? blocks : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('Requests', blocks);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `${report ?? title}\n\n${shown}`,
	};
}
const bodyText = ({ body = {} }) => Array.isArray(body) ? Buffer.concat(body).toString() : JSON.stringify(body);

/***/ })

};
