'use strict';

exports.id = 590;
exports.ids = [590];
exports.modules = {

/***/ 4293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  GP: () => (endUnprovedResubmission),
  Rz: () => (endFailed),
  YO: () => (endUnseen),
  lG: () => (endSeen),
  nN: () => (endAborted),
  nw: () => (askForMerge),
  p5: () => (endLeft),
  qG: () => (leave)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_remedies_js_1 = __webpack_require__(1428);
var _service_schemas_js_2 = __webpack_require__(9662);
var _shared_duration_js_16 = __webpack_require__(7568);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_references_js_4 = __webpack_require__(2886);
var _shared_text_js_5 = __webpack_require__(5831);
var _step_read_from_github_js_6 = __webpack_require__(6212);
var _step_within_js_7 = __webpack_require__(2786);
var _findings_js_8 = __webpack_require__(9664);
var _head_js_9 = __webpack_require__(1740);
var _on_github_js_10 = __webpack_require__(8511);
var _reasons_js_11 = __webpack_require__(3440);
var _record_js_12 = __webpack_require__(6583);
var _view_js_13 = __webpack_require__(7115);
var _wait_js_14 = __webpack_require__(9875);
var _writes_js_15 = __webpack_require__(6994);

















const WAS_CANCELLED = 'the pull request was cancelled';
const CANCELLED = '\ud83d\udeab';
const ON_HOLD = '\u23f8';
const QUEUE = 'the merge queue';
async function endSeen(context, wait, end) {
	if (end === 'merged')
		return endMerged(context, wait);
	if (end === 'head-moved')
		return endMovedHead(context, wait);
	if (await askForMerge(context, wait))
		return endMerged(context, wait, true);
	return endLeft(context, wait, end);
}
async function endUnseen(context, wait, polled) {
	const failure = polled.type === 'failed' ? polled.error : polled.failure;
	if (!(await askForMerge(context, wait)))
		return polled.type === 'failed'
			? endUnanswered(wait.view.ref, polled.error)
			: endTimedOut(context, wait, failure, polled.answered);
	if (failure !== undefined) {
		const { request, problem } = failure.explanation;
		const name = (0, _shared_references_js_4/* .pullRequestName */ .Ib)(wait.view.ref);
		context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`);
	}
	return endMerged(context, wait, true);
}
async function askForMerge(context, wait) {
	const { view } = wait;
	const asked = (0, _step_within_js_7/* .within */ .ux)(context, (0, _wait_js_14/* .leftMs */ .Ok)(wait, 'gitHub'), (limited) => (0, _step_read_from_github_js_6/* .readFromGitHub */ .AQ)(limited, view.ref));
	view.gitHub = (await asked) ?? view.gitHub;
	return (0, _on_github_js_10/* .isMergedOnGitHub */ .$Y)(view.gitHub, view.ref);
}
async function endMerged(context, wait, isOutsideQueue = false) {
	const { view, over } = wait;
	const { ref, looks } = view;
	const { record, submission } = looks;
	if (over !== undefined)
		wait.over = { ...over, limits: _wait_js_14/* .AFTER_END */ .lJ };
	const shown = (0, _on_github_js_10/* .isMergedOnGitHub */ .$Y)(view.gitHub, ref) ? view.gitHub : undefined;
	const ms = Math.min(_wait_js_14/* .MERGE_LOOKUP_MS */ .Xy, (0, _wait_js_14/* .leftMs */ .Ok)(wait, 'lookup'));
	const gitHub = await (0, _step_within_js_7/* .within */ .ux)(context, ms, (limited) => (0, _on_github_js_10/* .findMergeCommit */ .fu)(limited, ref, shown));
	view.gitHub = gitHub ?? view.gitHub;
	if (!isOutsideQueue && record?.prBaseBranch === undefined && (0, _on_github_js_10/* .isClosedWithoutMerge */ .Fw)(gitHub, ref))
		return {
			outcome: 'removed',
			passes: false,
			headline: `#${ref.number} left ${QUEUE}`,
			why: [
				gitHub?.merged
					? `The service calls it merged, but on GitHub it was merged into ${(0, _shared_text_js_5/* .inBackticks */ .Zw)(gitHub.baseBranch)}, not into ${(0, _shared_text_js_5/* .inBackticks */ .Zw)(ref.targetBranch)}`
					: 'The service calls it merged, but on GitHub it is closed without a merge',
			],
			remedy: 'Look at the pull request on GitHub before you submit it again.',
		};
	const error = (0, _head_js_9/* .otherHeadMerged */ .ll)(ref, submission, record, gitHub);
	if (error !== undefined)
		return endFailed(error);
	const waited = (0, _wait_js_14/* .waitedMs */ .h0)(context, wait) / 1000;
	const last = record?.state === undefined ? '' : `, where it was last ${record.state}`;
	return {
		outcome: 'merged',
		passes: true,
		headline: isOutsideQueue
			? `#${ref.number} was merged on GitHub, outside ${QUEUE}${last}`
			: `#${ref.number} merged into ${ref.targetBranch}${waited < 1 ? '' : ` after ${(0, _shared_duration_js_16/* .duration */ .p)(waited)}`}`,
	};
}
async function endMovedHead(context, wait) {
	const { ref, looks } = wait.view;
	const { submission, record } = looks;
	const exit = await leaveInTime(context, wait);
	return endFailed((0, _head_js_9/* .movedHead */ .QQ)(ref, (0, _view_js_13/* .wantedHead */ .Av)(submission) ?? '', record?.prSha, exit));
}
function endFailed(error, otherwise = _shared_errors_js_3/* .ERROR_TITLES */ .N4[error.kind], notes = []) {
	const { request, problem, remedy, title: headline = otherwise } = error.explanation;
	const isAnswer = error instanceof _http_errors_js_0/* .ServiceError */ ._7;
	const why = [isAnswer ? `${request}: ${problem}` : (0, _shared_text_js_5/* .capitalize */ .ZH)(problem), ...notes];
	return { outcome: error.kind, passes: false, headline, why, remedy, error };
}
function endUnanswered({ number }, error) {
	const title = _shared_errors_js_3/* .ERROR_TITLES */ .N4[error.kind];
	const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
	return endFailed(error, `Stopped waiting for #${number}: ${because}`);
}
async function endLeft(context, wait, end, notes = []) {
	const found = await explainEnd(context, wait);
	if (found.isMergedOnGitHub)
		return endMerged(context, wait, true);
	const { inputs, view } = wait;
	const name = `#${view.ref.number}`;
	const { reasons, failing } = found;
	const shown = (0, _reasons_js_11/* .worthReading */ .HT)(reasons);
	const left = { outcome: end, passes: false, reasons, failing };
	const unexplained = shown.length === 0 ? UNEXPLAINED[end] : undefined;
	const why = unexplained === undefined ? notes : [unexplained, ...notes];
	const withRemedy = (headline, otherwise, mark) => {
		const remedy = (0, _reasons_js_11/* .firstRemedy */ .fr)(shown) ?? otherwise;
		return { ...left, mark, headline, why, remedy };
	};
	switch (end) {
		case 'failed':
			return withRemedy(`${name} failed in ${QUEUE}`, 'Fix the failing checks, push, then submit it again.');
		case 'cancelled':
			return {
				...withRemedy(`${name} was cancelled in ${QUEUE}`, 'Find out what took it out of the queue, then submit it again.', CANCELLED),
				keepsLabel: WAS_CANCELLED,
			};
		case 'removed':
			return withRemedy(`${name} left ${QUEUE}${view.looks.record?.state === 'MERGED' ? '' : ' without a final state'}`, 'Check the pull request and the queue, then submit it again.');
		case 'not-submitted':
			return withRemedy(`${name} isn't in ${QUEUE}`, _service_remedies_js_1/* .SUBMIT_FIRST */ .kF);
		case 'not-ready': {
			const limit = (0, _shared_duration_js_16/* .duration */ .p)((inputs.notReadyTimeoutMinutes ?? 0) * 60);
			const missing = shown.length === 0 ? '' : `: ${(0, _shared_text_js_5/* .pluralize */ .td)(shown.length, 'thing')} missing`;
			return withRemedy(`${name} wasn't ready within ${limit}${missing}`, 'Look at the pull request and its checks, and add what is missing.', ON_HOLD);
		}
	}
}
const UNEXPLAINED = {
	failed: 'The service gives no reason. See the checks of the test branch',
	'not-ready': 'The service does not list what is missing. Its own checks may have failed',
};
async function endTimedOut(context, wait, failure, answered) {
	const { inputs, view } = wait;
	const exit = inputs.onTimeout === 'cancel' ? await leaveInTime(context, wait) : undefined;
	if ((0, _record_js_12/* .isMerged */ .TL)(view.looks.record, view.ref))
		return endMerged(context, wait);
	if (exit?.takenOut)
		return endTakenOut(context, wait);
	const name = `#${view.ref.number}`;
	const timedOut = `Timed out after ${(0, _shared_duration_js_16/* .duration */ .p)((0, _wait_js_14/* .waitedMs */ .h0)(context, wait) / 1000)};`;
	const exits = exit === undefined ? [] : [exit.sentence];
	if (failure !== undefined && !answered)
		return {
			outcome: 'timed-out',
			passes: false,
			mark: ON_HOLD,
			headline: `${timedOut} the state of ${name} is not known`,
			why: [`The service did not answer: ${failure.explanation.problem}`, ...exits],
			remedy: 'Check that the service is up and that `api-url` is its address, then run the step again.',
		};
	const found = await explainEnd(context, wait);
	if (found.isMergedOnGitHub)
		return endMerged(context, wait, true);
	const { reasons } = found;
	const state = view.looks.record?.state;
	const isStale = failure !== undefined && exit?.record === undefined;
	const verb = isStale ? 'was last' : (0, _service_schemas_js_2/* .isEnded */ .pl)(state) ? 'is' : 'is still';
	const notes = failure === undefined ? [] : [`The last reading failed: ${failure.explanation.problem}`];
	return {
		outcome: 'timed-out',
		passes: inputs.onTimeout === 'pass',
		mark: ON_HOLD,
		headline: `${timedOut} ${name} ${state === undefined ? 'is not known to the service' : `${verb} ${state}`}`,
		reasons,
		failing: found.failing,
		why: [...notes, ...exits],
		remedy: (0, _reasons_js_11/* .firstRemedy */ .fr)((0, _reasons_js_11/* .worthReading */ .HT)(reasons)) ??
			'Raise `timeout-minutes`, or find out what holds up the queue.',
	};
}
async function endTakenOut(context, wait) {
	const waited = (0, _shared_duration_js_16/* .duration */ .p)((0, _wait_js_14/* .waitedMs */ .h0)(context, wait) / 1000);
	const found = await explainEnd(context, wait);
	if (found.isMergedOnGitHub)
		return endMerged(context, wait, true);
	const reasons = found.reasons.filter(({ kind }) => kind !== 'queue-reason');
	return {
		outcome: 'timed-out',
		passes: false,
		mark: ON_HOLD,
		headline: `Timed out after ${waited}; #${wait.view.ref.number} was taken out of the queue`,
		reasons,
		failing: found.failing,
		remedy: (0, _reasons_js_11/* .firstRemedy */ .fr)((0, _reasons_js_11/* .worthReading */ .HT)(reasons)) ?? 'Find out what held it up, then submit it again.',
	};
}
async function endUnprovedResubmission(context, wait, error) {
	const isRefused = error.status !== undefined && error.status < 500;
	if (isRefused) {
		wait.isUnproved = false;
		context.setOutputs({ submitted: false });
	}
	const leaves = !isRefused && wait.deadline.passed && wait.inputs.onTimeout === 'cancel';
	const exit = leaves ? await leaveInTime(context, wait) : undefined;
	if (exit?.takenOut)
		return endTakenOut(context, wait);
	const exits = exit === undefined ? [] : [exit.sentence];
	const { problem } = error.explanation;
	if (!error.ambiguous)
		return endLeft(context, wait, 'failed', [
			`It could not be submitted again: ${problem}`,
			...exits,
		]);
	const headline = `Couldn't confirm that #${wait.view.ref.number} was submitted again`;
	return endFailed(error, headline, exits);
}
function endAborted(wait, exit) {
	const { view, queue, isUnproved } = wait;
	const { ref, gitHub, looks } = view;
	const { record } = looks;
	const name = `#${ref.number}`;
	const found = record === undefined ? undefined : (0, _findings_js_8/* .findingsOf */ .D)({ ref, record, gitHub }, queue?.state);
	const ended = {
		outcome: 'aborted',
		passes: false,
		mark: CANCELLED,
		failing: found?.failing ?? [],
		reasons: (found?.reasons ?? []).map(({ remedy: _, ...reason }) => reason),
	};
	if (exit?.takenOut)
		return {
			...ended,
			headline: `The run was cancelled, and ${name} was taken out of the queue`,
			remedy: 'Submit it again when it should be merged.',
		};
	const sentence = exit === undefined ? isUnproved && _writes_js_15/* .MAY_ARRIVE */ .Ed : exit.sentence;
	const isOver = (0, _service_schemas_js_2/* .isEnded */ .pl)(record?.state) && sentence !== _writes_js_15/* .MAY_ARRIVE */ .Ed;
	return {
		...ended,
		keepsLabel: WAS_CANCELLED,
		headline: record === undefined
			? `The run was cancelled; no record of ${name} was seen`
			: `The run was cancelled while ${name} was ${record.state ?? 'not known to the service'}`,
		why: sentence ? [sentence] : [],
		remedy: isOver
			? 'There is nothing more to wait for.'
			: 'The pull request may still be merged; cancel it in the queue if it must not be.',
	};
}
function explainEnd(context, wait) {
	const { view, queue, seen, said, extras } = wait;
	const { ref, gitHub, looks } = view;
	const { record } = looks;
	const known = { record, gitHub, queueState: queue?.state, seen, said };
	const asked = (limited) => (0, _findings_js_8/* .explain */ .W)(limited, ref, known);
	return (0, _step_within_js_7/* .withinBudget */ .xV)(context, extras, asked, (0, _wait_js_14/* .leftMs */ .Ok)(wait, 'reasons'));
}
const leaveInTime = (context, wait) => (0, _step_within_js_7/* .within */ .ux)(context, (0, _wait_js_14/* .leftMs */ .Ok)(wait, 'exit'), (limited) => leave(limited, wait));
async function leave(context, wait) {
	const { ref, looks } = wait.view;
	if (!wait.isOurs)
		return { takenOut: false, sentence: NOT_OURS };
	wait.removalStarted = true;
	const exit = wait.isUnproved
		? await (0, _writes_js_15/* .keepOut */ .Ah)(context, ref, looks.submission.before)
		: await (0, _writes_js_15/* .takeOut */ .gu)(context, ref);
	if (exit.record !== undefined)
		(0, _wait_js_14/* .takeRecord */ .vw)(context, wait, exit.record);
	if (exit.sentence === _writes_js_15/* .MAY_ARRIVE */ .Ed && !(0, _record_js_12/* .isQueued */ .MX)(exit.record))
		context.setOutputs({ submitted: undefined });
	return exit;
}
const NOT_OURS = 'It was in the queue before this step, so it was left there';

/***/ }),

/***/ 9590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  EI: () => (reportOf),
  Nq: () => (failedResult),
  UB: () => (reportEnding),
  vw: () => (publishEnding)
});
var _shared_errors_js_0 = __webpack_require__(8835);
var _shared_references_js_1 = __webpack_require__(2886);
var _step_github_writes_js_2 = __webpack_require__(4263);
var _step_within_js_3 = __webpack_require__(2786);
var _ending_js_4 = __webpack_require__(4293);
var _on_github_js_5 = __webpack_require__(8511);
var _publish_js_6 = __webpack_require__(3339);
var _reasons_js_7 = __webpack_require__(3440);
var _record_js_8 = __webpack_require__(6583);
var _report_js_9 = __webpack_require__(2484);
var _view_js_10 = __webpack_require__(7115);
var _wait_js_11 = __webpack_require__(9875);












async function reportEnding(context, wait, ending) {
	const { view, polls, resubmissions } = wait;
	const { outcome, reasons = [], failing = [] } = ending;
	const report = reportOf(context, wait, ending);
	await publishEnding(context, wait, ending, report);
	const timeline = report.timeline ?? [];
	const request = `${polls === 0 ? 'Submitting' : 'Waiting for'} ${(0, _shared_references_js_1/* .pullRequestName */ .Ib)(view.ref)}`;
	return {
		outcome,
		outputs: {
			merged: outcome === 'merged',
			'merge-commit-sha': (0, _on_github_js_5/* .mergeCommitOf */ .xz)(view.gitHub, view.ref),
			'duration-seconds': Math.round((0, _wait_js_11/* .waitedMs */ .h0)(context, wait) / 1000),
			polls,
			timeline,
			'failing-checks': failing,
			reasons: (0, _reasons_js_7/* .reasonsOutput */ .Pk)(reasons),
			resubmissions,
		},
		details: {
			timeline,
			failingChecks: failing,
			reasons: (0, _reasons_js_7/* .reasonsOutput */ .Pk)(reasons),
			pullRequest: view.looks.record,
		},
		summary: (0, _report_js_9/* .reportSummary */ .hm)(report),
		failure: ending.passes ? undefined : (ending.error ?? (0, _report_js_9/* .reportFailure */ .xV)(request, report)),
	};
}
function failedResult(error, refused, unproved = refused) {
	if (!(error instanceof _shared_errors_js_0/* .ActionError */ .lZ) || error.kind === 'aborted')
		throw error;
	const heading = error.kind === 'unknown-outcome' ? unproved : refused;
	const { headline, why = [], remedy } = (0, _ending_js_4/* .endFailed */ .Rz)(error, heading);
	const summary = (0, _report_js_9/* .reportSummary */ .hm)({ status: 'bad', headline, why, remedy });
	return { outcome: error.kind, summary, failure: error };
}
async function publishEnding(context, wait, ending, report, comment = wait.inputs.comment) {
	const { extras, inputs, view } = wait;
	const { slackPayloadFile } = inputs;
	const publish = (limited) => Promise.all([
		dropLabel(limited, wait, ending),
		(0, _publish_js_6/* .publishReport */ .S3)(limited, { comment, slackPayloadFile }, view.ref, report, ending.outcome),
	]);
	await (0, _step_within_js_3/* .withinBudget */ .xV)(context, extras, publish, (0, _wait_js_11/* .leftMs */ .Ok)(wait, 'report'));
	if (context.signal.reason instanceof _shared_errors_js_0/* .RunCancelled */ .zL)
		throw context.signal.reason;
}
function reportOf({ clock }, { view, resubmissions }, { outcome, passes, mark, headline, reasons = [], why = [], remedy }) {
	return {
		status: !passes ? 'bad' : outcome === 'merged' ? 'good' : 'neutral',
		mark,
		headline,
		reasons: (0, _reasons_js_7/* .worthReading */ .HT)(reasons),
		why,
		timeline: (0, _view_js_10/* .timelineOf */ .hf)(view.looks, clock.now()),
		stack: (0, _shared_references_js_1/* .stackPlace */ .i7)(view.ref),
		commits: [
			['Head commit', view.looks.record?.prSha?.slice(0, 12)],
			['Merge commit', (0, _on_github_js_5/* .mergeCommitOf */ .xz)(view.gitHub, view.ref)?.slice(0, 12)],
		],
		facts: [['Submitted again', resubmissions || undefined]],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: view.gitHub?.url,
	};
}
const SUBMITTED = ['submitted', 'already-queued', 'merged'];
async function dropLabel(context, { removeLabel: label, view }, { outcome, keepsLabel }) {
	if (label === undefined)
		return;
	const isLeft = (0, _record_js_8/* .isQueued */ .MX)(view.looks.record) && !SUBMITTED.includes(outcome);
	const why = isLeft ? 'the pull request is still in the queue' : keepsLabel;
	if (why === undefined)
		await (0, _step_github_writes_js_2/* .removeLabel */ .t)(context, view.ref, label);
	else
		context.log.info(`Label ${label} stays, because ${why}`);
}

/***/ }),

/***/ 9875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G0: () => (deadlineOf),
  HR: () => (takeQueue),
  Jd: () => (noteOver),
  Ok: () => (leftMs),
  Xy: () => (MERGE_LOOKUP_MS),
  db: () => (beginWait),
  h0: () => (waitedMs),
  lJ: () => (AFTER_END),
  nR: () => (timeOf),
  vw: () => (takeRecord)
});
var _shared_clock_js_0 = __webpack_require__(3412);
var _record_js_1 = __webpack_require__(6583);
var _view_js_2 = __webpack_require__(7115);



const EXTRAS_MS = 30_000;
function beginWait({ clock }, inputs, pullRequest, isOurs) {
	const now = clock.monotonic();
	return {
		inputs,
		view: { ref: pullRequest.ref, event: pullRequest, gitHub: undefined, looks: (0, _view_js_2/* .beginLooks */ .S3)(now) },
		removeLabel: inputs.removeLabel,
		extras: new _shared_clock_js_0/* .SharedTimeBudget */ .g7(EXTRAS_MS),
		seen: new Set(),
		said: new Set(),
		startedAt: now,
		deadline: deadlineOf(clock, inputs),
		over: undefined,
		queue: undefined,
		queueReadAt: Number.NEGATIVE_INFINITY,
		loggedAt: now,
		polls: 0,
		resubmissions: 0,
		isOurs,
		isUnproved: false,
		removalStarted: false,
	};
}
const deadlineOf = (clock, { timeoutMinutes }) => new _shared_clock_js_0/* .Deadline */ .B2(clock, timeoutMinutes * 60_000);
const timeOf = ({ clock }) => ({
	at: clock.monotonic(),
	now: clock.now(),
});
function takeRecord(context, { view }, record) {
	view.looks = (0, _view_js_2/* .noteRecord */ .cF)(view.looks, record, timeOf(context));
	context.setOutputs((0, _record_js_1/* .recordOutputs */ .QS)(record));
}
function takeQueue(context, wait, queue) {
	wait.queue = queue;
	context.setOutputs((0, _record_js_1/* .placeOutputs */ .WR)(wait.view.ref, queue));
}
const AFTER_TIMEOUT = {
	reading: 4000,
	gitHub: 7000,
	exit: 11_000,
	lookup: 40_000,
	reasons: 12_500,
	report: 14_000,
};
const AFTER_END = {
	reading: 4000,
	gitHub: 12_000,
	exit: 16_000,
	lookup: 40_000,
	reasons: 30_000,
	report: 44_000,
};
function noteOver({ clock }, wait) {
	wait.over = wait.deadline.passed
		? { since: wait.deadline, limits: AFTER_TIMEOUT }
		: { since: new _shared_clock_js_0/* .Deadline */ .B2(clock, 0), limits: AFTER_END };
}
const leftMs = ({ over, deadline }, part) => over === undefined
	? deadline.leftUntil(AFTER_TIMEOUT[part])
	: over.since.leftUntil(over.limits[part]);
const MERGE_LOOKUP_MS = 30_000;
const waitedMs = ({ clock }, { startedAt }) => clock.monotonic() - startedAt;

/***/ })

};
