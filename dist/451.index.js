'use strict';

exports.id = 451;
exports.ids = [451];
exports.modules = {

/***/ 4836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BC: () => (shortHash),
  Pe: () => (withMarker),
  W$: () => (TEXT_LIMIT),
  dr: () => (cutTitle),
  wD: () => (parseMarked)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);


const TEXT_LIMIT = 65_536;
const TITLE_LIMIT = 256;
function withMarker({ marker, data = '', body }) {
	const text = `<!-- merge-queue-action:${`${marker} ${data}`.trimEnd()} -->\n${body}`;
	if (text.length <= TEXT_LIMIT)
		return text;
	const note = '\n\n… cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, TEXT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
function parseMarked(text) {
	const [first = '', ...lines] = text.replaceAll('\r\n', '\n').split('\n');
	const line = /^<!-- merge-queue-action:(\S+)(?: (.*))? -->$/.exec(first);
	if (line === null)
		return undefined;
	const [, marker = '', data = ''] = line;
	return { marker, data: data.trim(), body: lines.join('\n') };
}
const cutTitle = (title) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(title, TITLE_LIMIT);
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);

/***/ }),

/***/ 5449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P5: () => (STOPPED_STATES),
  d4: () => (forgetState),
  mD: () => (restoredAfterJob)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1404);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);



const STOPPED_STATES = new Map([
	['pause-queue', 'paused'],
	['drain-queue', 'draining'],
]);
const forgetState = ({ saveForPost }) => saveForPost('');
async function restoredAfterJob(context, ref, { found, set, hold, step }, change, isUndone = isRefused, statesOf = () => ({ found: undefined, left: set })) {
	const { log, saveForPost } = context;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(ref);
	const before = found === 'switching_modes' ? 'running' : found;
	const restorable = _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTABLE_STATES */ .qW.find((state) => state === before);
	if (restorable === undefined) {
		log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return change();
	}
	const save = (proved, states) => saveForPost(JSON.stringify({
		found: states.found ?? restorable,
		set,
		left: states.left === set ? undefined : states.left,
		proved,
		hold,
		step,
	}));
	save(false, { found: restorable, left: set });
	log.info(hold === undefined
		? `When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`
		: `When the job ends, the hold ${hold} is removed, and the queue ${name} runs again if no other hold is left`);
	try {
		const result = await change();
		save(true, statesOf(result));
		return result;
	}
	catch (error) {
		if (isUndone(error))
			forgetState(context);
		throw error;
	}
}
const isRefused = (error) => error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && !error.mayTakeEffect;

/***/ }),

/***/ 4379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BH: () => (reportHolds),
  Tx: () => (holdInputs),
  fr: () => (holdChecks),
  kf: () => (stopQueue),
  uC: () => (holdTokenProblem)
});
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9515);
var _queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4917);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9667);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
var _held_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6142);
var _hold_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4818);
var _protocol_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3583);
var _restore_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5449);
var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7336);











const holdInputs = { hold: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .holdName */ .VJ)()), holdUntil: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .time */ .kB)()) };
const holdChecks = {
	hold: ({ hold }, scope) => hold === 'all'
		? 'is "all", which `resume-queue` uses for every hold; choose another name'
		: holdTokenProblem({ hold }, scope),
	holdUntil: ({ holdUntil }, { now }) => holdUntil !== undefined &&
		Date.parse(holdUntil) <= now &&
		`must be in the future, but is ${JSON.stringify(holdUntil)}`,
};
const holdTokenProblem = ({ hold }, scope) => hold === undefined || scope.hasGitHubToken
	? undefined
	: `needs \`github-token\` with \`issues: write\`, and it ${(0, _step_clients_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubTokenProblem */ .wM)(scope)}`;
async function stopQueue(context, ref, stop) {
	const { state, resumeAfterJob, acceptedState, ifChanged, ifUnchanged, hold } = stop;
	if (resumeAfterJob)
		(0, _restore_js__WEBPACK_IMPORTED_MODULE_9__/* .forgetState */ .d4)(context);
	const found = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(context, ref);
	const wanted = { state, acceptedState };
	const changes = (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .missingChanges */ .K6)(found, wanted);
	const make = (queue) => (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .change */ .Zg)(context, { ...stop, ref, found: queue, wanted }, { ifChanged, ifUnchanged: ifUnchanged(queue) });
	if (hold !== undefined) {
		if (!context.dryRun)
			return stopForHold(context, ref, { ...stop, hold }, found, make);
		return { result: plannedHold(context, ref, hold, changes), holds: [] };
	}
	if (resumeAfterJob && !context.dryRun) {
		const states = { found: found.state, set: state };
		if (changes.length > 0)
			return { result: await (0, _restore_js__WEBPACK_IMPORTED_MODULE_9__/* .restoredAfterJob */ .mD)(context, ref, states, () => make(found)), holds: [] };
		context.log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)} is ${found.state} already, so it is not resumed when this job ends. Whoever stopped it can resume it while this job works: use \`hold\` in both.`);
	}
	return { result: await make(found), holds: [] };
}
function plannedHold(context, ref, hold, changes) {
	const requests = changes.length === 0 ? [] : [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .updateQueue */ .df)(ref, (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .updateFor */ .pR)(changes))];
	const clause = `would get the hold \`${hold}\``;
	context.log.info(`Dry run: the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)} ${clause}`);
	return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedChanges */ .II)(context, ref, changes, requests, clause);
}
async function stopForHold(context, ref, { hold: name, holdUntil: until = '', ...stop }, found, make) {
	const { log, event } = context;
	const { store, held, latest } = (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_6__/* .trackQueue */ .TY)(context, ref, found);
	const { reason = '', state, acceptedState, resumeAfterJob } = stop;
	const { runUrl: run, runAttempt: attempt, workflow } = event;
	const step = (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_6__/* .newStepId */ .Sj)();
	const wanted = { name, reason, until, run, attempt, workflow, step };
	let isUndone = false;
	const undo = async (failed) => {
		const own = { name, step, hasPostStep: resumeAfterJob };
		const { error, isClean } = await (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_6__/* .undoStop */ .TK)(context, ref, own, failed);
		isUndone = isClean;
		return error;
	};
	const write = async () => {
		const stopNow = () => make(latest());
		const { stopped, own, comments } = await (0, _protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .stopWithHold */ .o1)(held, wanted, found.state, stopNow, undo);
		log.info(`The hold ${name} of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)} is at ${own.url || 'GitHub'}`);
		const holds = (0, _hold_js__WEBPACK_IMPORTED_MODULE_7__/* .holdsByName */ .xZ)(comments);
		await store.show(holds.filter((hold) => (0, _hold_js__WEBPACK_IMPORTED_MODULE_7__/* .isLive */ .DG)(hold, context.clock.now())));
		return { stopped, own, holds };
	};
	const saved = { found: (0, _protocol_js__WEBPACK_IMPORTED_MODULE_8__/* .settableState */ .MY)(found.state) ?? found.state, set: state, hold: name, step };
	const { stopped, holds } = resumeAfterJob
		? await (0, _restore_js__WEBPACK_IMPORTED_MODULE_9__/* .restoredAfterJob */ .mD)(context, ref, saved, write, () => isUndone, ({ own }) => ({
			found: own.stateBefore,
			left: latest().state === acceptedState ? acceptedState : state,
		}))
		: await write();
	const live = reportHolds(context, ref, name, holds);
	const end = until === '' ? '' : ` until ${(0, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .shownTime */ .h5)(until)}`;
	if (live.some((hold) => hold.name === name))
		log.info(`The hold \`${name}\` keeps it stopped${end}. The queue has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .heldClause */ .TY)(live)}.`);
	const table = live.length === 0 ? '' : `\n\n${(0, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .holdTable */ .cZ)(live)}`;
	return { result: { ...stopped, summary: `${stopped.summary ?? ''}${table}` }, holds: live };
}
function reportHolds({ log, setOutputs, clock }, ref, name, holds) {
	const live = holds.filter((hold) => (0, _hold_js__WEBPACK_IMPORTED_MODULE_7__/* .isLive */ .DG)(hold, clock.now()));
	setOutputs({ holds: live.map(_hold_js__WEBPACK_IMPORTED_MODULE_7__/* .shownHold */ .jY) });
	const own = holds.find((hold) => hold.name === name);
	if (own !== undefined && !(0, _hold_js__WEBPACK_IMPORTED_MODULE_7__/* .isLive */ .DG)(own, clock.now()))
		log.warning(`The hold \`${name}\` of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)} ended while this step ran (${(0, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .shownTime */ .h5)(own.until)}). The queue has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .heldClause */ .TY)(live)}, and the next \`resume-queue\` step ${live.length === 0 ? 'resumes it' : 'leaves it stopped for those'}.`);
	return live;
}

/***/ }),

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Fp: () => (payloadFile),
  Uo: () => (buttons),
  YD: () => (richText),
  iU: () => (message),
  nf: () => (link),
  p_: () => (list),
  qr: () => (footer),
  uW: () => (section)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(withoutTemplates((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline)), HEADER_LENGTH);
	const header = {
		type: 'header',
		text: { type: 'plain_text', text: title, emoji: false },
	};
	const payload = { text: escapeMrkdwn(title), blocks: [header, ...blocks] };
	return JSON.parse(JSON.stringify(payload), (_, value) => typeof value === 'string' ? withoutTemplates(value) : value);
}
const withoutTemplates = (value) => value.replace(/\{(?=\{)/g, `{${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .BREAK */ .sP}`);
const payloadFile = (payload) => `${JSON.stringify(payload, null, 2)}\n`;
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
const TEXT_LENGTH = 300;
const richText = (value) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(value), TEXT_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');
function link(label, address) {
	const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
		if (url === undefined || url.length > ADDRESS_LENGTH)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	return elements.length === 0 ? [] : [{ type: 'actions', elements }];
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  ·  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var _github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4836);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8261);
var _queue_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2902);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3418);
var _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4917);
var _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4712);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9022);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5831);
var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5088);
var _step_github_writes_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4263);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8244);

















const inputs = {
	queueConfigFile: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)(),
	prune: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .flag */ .Jt)(),
	failOnDrift: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .flag */ .Jt)(),
	planOnly: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .flag */ .Jt)(),
	comment: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .commentPolicy */ .s9)(),
};
const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_16__/* .defineOperation */ .h)({
	about: 'Make the queues of the repository match a file, or report where they differ.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedPullRequestTarget */ .tt,
	inputs,
	outputs: ['changed', 'changes'],
	outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
	onlyWith: { pullRequest: 'comment', targetBranch: 'comment' },
	async run(given, context, location) {
		const { queueConfigFile: path, prune, comment } = given;
		const pullRequest = await (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .numberToCommentOn */ .$g)(comment, location, context);
		const plans = [];
		const { queues, warnings } = await (0, _queue_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueueConfig */ .S5)(context.workspace, path);
		for (const warning of warnings)
			context.log.warning(`${warning}.`);
		for (const wanted of queues)
			plans.push(await planQueue(context, wanted, prune));
		logPlan(context, plans);
		context.setOutputs((0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOutputs */ .Dp)([]));
		const plan = planSummary(path, plans);
		const ending = conclude(context, given, plans, plan);
		const result = await ending.catch(() => undefined);
		if (pullRequest !== undefined && !context.signal.aborted) {
			const failed = result === undefined || result.failure !== undefined;
			const onlyUpdate = comment !== 'always' && !failed;
			const body = (result?.outcome === 'applied' && result.summary) || plan;
			const wanted = { number: pullRequest, marker: markerOf(path), body, onlyUpdate };
			await (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_14__/* .keepComment */ .Xz)(context, 'the plan', wanted);
		}
		return ending;
	},
});
const markerOf = (path) => `queue-config/${(0, _github_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .shortHash */ .BC)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path))}`;
async function conclude(context, { queueConfigFile: path, failOnDrift, planOnly }, plans, summary) {
	const differing = plans.filter(isDiffering);
	if (differing.length === 0)
		return { outcome: 'in-sync', details: { queues: plans }, summary };
	const changes = differing.flatMap((plan) => plan.changes);
	if (failOnDrift)
		return drifted(path, differing, changes);
	if (!context.dryRun && !planOnly)
		return apply(context, path, differing);
	warnOfOccupied(context, differing);
	const words = { why: context.dryRun ? 'Dry run' : 'Plan only', report: summary };
	const { details, ...plan } = (0, _step_dry_run_js__WEBPACK_IMPORTED_MODULE_13__/* .planned */ .l)(context.log, differing.flatMap(plannedRequests), words);
	return {
		...plan,
		outputs: { changed: false, changes },
		details: { ...details, changes, queues: differing },
	};
}
const isDiffering = ({ action }) => action !== 'none';
function planSummary(path, plans) {
	const differing = plans.filter(isDiffering);
	if (differing.length === 0)
		return (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)('good', `Every queue matches \`${path}\``);
	const title = (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)('neutral', `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_12__/* .pluralize */ .td)(differing.length, 'queue')} would change`);
	const diff = (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .planDiff */ .Ry)(differing.flatMap(({ changes }) => changes));
	return `${title}\n\n${diff}${keptSentence(differing.filter(isKept))}`;
}
function logPlan({ log }, plans) {
	for (const { ref, action, changes } of plans) {
		const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .nM)(ref);
		if (action === 'none')
			log.info(`${name}: matches the file`);
		else
			log.group(`${name}: ${action}`, changes.map(_queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .changeLine */ .vK));
	}
}
const MAX_NAMED = 20;
function drifted(path, differing, changes) {
	const isOne = differing.length === 1;
	const count = isOne ? '1 queue differs' : `${differing.length} queues differ`;
	const named = differing.flatMap((plan) => (plan.queue ? plan.changes : plan.changes.slice(0, 1)));
	const lines = named.map((change) => (isOne ? '' : `${change.branch}: `) + (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .driftLine */ .wk)(change));
	const failure = new _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .ActionError */ .lZ('refused', {
		request: `Comparing the queues with ${path}`,
		problem: `${count} (${branchesOf(differing)}): ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_12__/* .firstOf */ .Ku)(lines, MAX_NAMED, '; ')}`,
		remedy: 'Apply the file, or change it to match the queues.',
	});
	const title = (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)('bad', `${count} from \`${path}\``);
	const why = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)('`fail-on-drift` is true.');
	return {
		outcome: 'drifted',
		outputs: { changed: false, changes },
		details: { queues: differing },
		summary: `${title}\n\n${why}\n\n${(0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .planDiff */ .Ry)(changes)}`,
		failure,
	};
}
const branchesOf = (plans) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_12__/* .firstOf */ .Ku)(plans.map(({ branch }) => branch), MAX_NAMED);
async function apply(context, path, differing) {
	const { log, event } = context;
	if (event.name === 'pull_request')
		log.warning(`This applies ${path} from a pull request, before it is merged. Use \`dry-run: true\` in runs for pull requests, and apply the file in runs for the target branch.`);
	const kept = differing.filter(isKept);
	for (const { ref } of kept)
		log.warning(`The file marks the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .nM)(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`);
	const done = await applyPlans(context, differing);
	const changes = done.flatMap((plan) => plan.changes);
	const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`;
	const report = done.length === 0
		? (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)('warning', 'Nothing was changed')
		: `${(0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)('good', `${changed} to match \`${path}\``)}\n\n${(0, _queue_report_js__WEBPACK_IMPORTED_MODULE_6__/* .changesDiff */ .dO)(changes)}`;
	return {
		outcome: done.length === 0 ? 'planned' : 'applied',
		details: { applied: done, kept: kept.map(({ branch }) => branch) },
		summary: report + keptSentence(kept),
	};
}
const isKept = ({ action }) => action === 'keep';
function keptSentence(kept) {
	if (kept.length === 0)
		return '';
	const names = kept.map(({ ref }) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .nM)(ref))).join(', ');
	return `\n\nNot deleted without <code>prune</code>: ${names}.`;
}
async function planQueue(context, { branch, state, ...settings }, prune) {
	const ref = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueRef */ .tQ)(context.repository, branch);
	const queue = await context.service.findQueue(ref);
	const wanted = state === 'absent' ? undefined : settings;
	const changes = (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .queueChanges */ .Df)(queue, wanted).map((change) => ({ branch, ...change }));
	const action = changes.length === 0 ? 'none' : actionFor(queue, wanted, prune);
	return { branch, ref, settings, queue, action, changes };
}
function actionFor(queue, wanted, prune) {
	if (queue === undefined)
		return 'create';
	if (wanted !== undefined)
		return 'update';
	return prune ? 'delete' : 'keep';
}
function plannedRequests(plan) {
	const { action, ref, settings, changes } = plan;
	if (action === 'create')
		return (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .plannedCreate */ .pS)(ref, settings);
	if (action === 'update')
		return [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_9__/* .updateQueue */ .df)(ref, (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .updateFor */ .pR)(changes))];
	return action === 'delete' && !isOccupied(plan) ? [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_9__/* .deleteQueue */ .jv)(ref)] : [];
}
const isOccupied = ({ action, queue }) => action === 'delete' && queue !== undefined && !(0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .isEmpty */ .Im)(queue);
function warnOfOccupied({ log }, plans) {
	for (const { ref, queue } of plans.filter(isOccupied)) {
		const { request, problem } = (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .notEmpty */ .z2)(ref, queue);
		log.warning(`${request} would fail now: ${problem}.`);
	}
}
async function applyPlans(context, plans) {
	const done = [];
	const deletions = plans.filter(({ action }) => action === 'delete');
	const rest = plans.filter(({ action }) => action === 'create' || action === 'update');
	for (const plan of [...rest, ...deletions]) {
		const record = (changes) => context.setOutputs((0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOutputs */ .Dp)([...done.flatMap((before) => before.changes), ...changes]));
		await applyPlan(context, plan, record).catch((error) => {
			if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .ActionError */ .lZ))
				throw error;
			const before = done.length === 0 ? 'nothing was changed before' : `changed before: ${branchesOf(done)}`;
			const problem = error.explanation.problem.replace(/[.\s]+$/, '');
			throw error.withProblem(`${problem} (queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .nM)(plan.ref)}; ${before})`);
		});
		record(plan.changes);
		done.push(plan);
	}
	return done;
}
async function applyPlan(context, { action, ref, settings, changes, queue }, record) {
	const finish = (ensured) => {
		record(ensured.changed);
		(0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .requireDone */ .Sy)(ensured);
	};
	if (action === 'update')
		finish(await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .ensureQueue */ .QW)(context, ref, changes, { settings }));
	if (action === 'delete') {
		const removal = await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .removeQueue */ .wx)(context, ref, queue);
		if (typeof removal !== 'string')
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .ActionError */ .lZ('refused', (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .notEmpty */ .z2)(ref, removal));
		context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .nM)(ref)} was deleted`);
	}
	if (action === 'create') {
		const created = await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .createAndConfigure */ .Ot)(context, ref, changes, settings);
		if (!created.created)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .ActionError */ .lZ('refused', {
				request: `Creating the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .nM)(ref)}`,
				problem: 'someone else created it while this step ran',
				remedy: 'Run the step again: it compares the queue with the file again.',
			});
		finish(created);
	}
}

/***/ }),

/***/ 4627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _queue_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2902);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);
var _queue_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
var _queue_writes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4712);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8244);








const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_7__/* .defineOperation */ .h)({
	about: 'Create a queue for a branch and configure it.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .queueTarget */ .Xl,
	inputs: { queueSettings: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)((0, _queue_config_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInput */ .K)()) },
	outputs: ['changed', 'changes'],
	outcomes: ['created', 'already-exists'],
	async run({ queueSettings: { settings, warnings } = _queue_config_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETTINGS */ .Ac }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const existing = await context.service.findQueue(ref);
		if (existing !== undefined)
			return alreadyExists(context, ref, existing, settings);
		const changes = (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .queueChanges */ .Df)(undefined, settings);
		if (context.dryRun)
			return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedChanges */ .II)(context, ref, changes, (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .plannedCreate */ .pS)(ref, settings), 'would be created');
		const ensured = await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .createAndConfigure */ .Ot)(context, ref, changes, settings);
		if (!ensured.created)
			return alreadyExists(context, ref, ensured.queue, settings);
		(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .recordEnsured */ .ud)(context, ensured);
		const queue = (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .requireDone */ .Sy)(ensured);
		context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)} was created`);
		return {
			outcome: 'created',
			details: { queue, changes },
			summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReport */ .Qs)(context, ref, queue, 'good', 'was created'),
		};
	},
});
function alreadyExists(context, ref, queue, settings) {
	(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .recordQueue */ .xB)(context, queue);
	const differing = (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .changedSettings */ .Sb)(queue, settings);
	const same = differing.length === 0;
	if (same)
		context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)} already exists, with these settings`);
	else
		context.log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(_queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .changeLine */ .vK).join('; ')}. Use \`update-queue\` with the same settings to change it.`);
	const clause = same ? 'already exists' : 'already exists with other settings';
	const more = !same && `It was not changed:\n\n${(0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .changesDiff */ .dO)(differing)}`;
	return {
		outcome: 'already-exists',
		outputs: (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOutputs */ .Dp)([]),
		details: { queue, differing },
		summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReport */ .Qs)(context, ref, queue, same ? 'good' : 'warning', clause, more),
	};
}

/***/ }),

/***/ 3268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3418);
var _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4712);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9022);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8244);








const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_7__/* .defineOperation */ .h)({
	about: 'Delete an empty queue. You confirm with its exact name.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueTarget */ .Xl,
	inputs: { confirm: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .copiedLine */ .V5)() },
	outputs: ['changed', 'changes'],
	outcomes: ['deleted', 'not-found', 'not-empty'],
	checks: {
		confirm({ confirm, targetBranch }, scope) {
			const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)((0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOf */ .nv)({ targetBranch }, scope));
			return (confirm !== name &&
				`must be exactly ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)}, the queue to delete, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(confirm)}`);
		},
	},
	async run(_inputs, context, ref) {
		const found = await context.service.findQueue(ref);
		if (found === undefined)
			return gone(context, ref, 'not-found');
		(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .recordQueue */ .xB)(context, found);
		if (context.dryRun && (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(found))
			return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedChanges */ .II)(context, ref, DELETION, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteQueue */ .jv)(ref)], 'would be deleted');
		const queue = await (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .removeQueue */ .wx)(context, ref, found);
		if (typeof queue === 'string')
			return gone(context, ref, queue);
		(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .recordQueue */ .xB)(context, queue);
		const explanation = (0, _queue_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .notEmpty */ .z2)(ref, queue);
		const clause = 'was not deleted: it is not empty';
		return {
			outcome: 'not-empty',
			outputs: (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOutputs */ .Dp)([]),
			details: { queue },
			summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReport */ .Qs)(context, ref, queue, 'bad', clause, (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .problemLine */ .YK)(explanation)),
			failure: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ('refused', explanation),
		};
	},
});
const DELETION = [{ field: 'queue', before: 'present', after: 'absent' }];
const NO_QUEUE = Object.fromEntries(_queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .QUEUE_OUTPUTS */ .hK.slice(1).map((name) => [name, undefined]));
function gone(context, ref, outcome) {
	const deleted = outcome === 'deleted';
	const clause = deleted ? 'was deleted' : 'does not exist, so there is nothing to delete';
	context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)} ${clause}`);
	return {
		outcome,
		outputs: { ...NO_QUEUE, ...(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOutputs */ .Dp)(deleted ? DELETION : []) },
		summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(deleted ? 'good' : 'neutral', (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .queueSentence */ .Td)(ref, clause)),
	};
}

/***/ }),

/***/ 4825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4379);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);
var _queue_watch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8449);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9662);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9890);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5831);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8244);













const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_11__/* .defineOperation */ .h)({
	about: 'Let running tests finish, start no new ones, and wait until nothing is under test or about to merge.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .queueTarget */ .Xl,
	inputs: {
		reason: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .line */ .n8)()),
		wait: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .flag */ .Jt)(), true),
		timeoutMinutes: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .minutes */ .Gx)(),
		resumeAfterJob: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .flag */ .Jt)(),
		..._holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .holdInputs */ .Tx,
	},
	outputs: ['changed', 'changes', 'duration-seconds', 'polls', 'holds'],
	outcomes: ['draining', 'drained', 'timed-out'],
	checks: _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .holdChecks */ .fr,
	onlyWith: { holdUntil: 'hold' },
	async run({ wait, timeoutMinutes, ...inputs }, context, ref) {
		const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .Deadline */ .B2(context.clock, timeoutMinutes * 60_000);
		const { result, holds } = await (0, _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopQueue */ .kf)(context, ref, {
			state: 'draining',
			acceptedState: 'paused',
			...inputs,
			switchMs: deadline.totalMs,
			ifChanged: { outcome: 'draining', clause: 'is draining' },
			ifUnchanged: ({ state }) => state === 'paused'
				? {
					outcome: 'drained',
					clause: 'is paused, so nothing is tested or merged; it stays paused',
				}
				: { outcome: 'draining', clause: 'was already draining' },
		});
		if (!wait || context.dryRun)
			return result;
		const end = await (0, _queue_watch_js__WEBPACK_IMPORTED_MODULE_3__/* .watchQueue */ .B)(context, ref, deadline.remainingMs, drainCheck(context, ref));
		if (inputs.hold !== undefined)
			(0, _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .reportHolds */ .BH)(context, ref, inputs.hold, holds);
		if (end.queue.state === 'running')
			throw overruled(ref, end.queue);
		const details = { ...result.details, queue: end.queue };
		return { ...conclude(context, ref, end, inputs.reason), details };
	},
});
function conclude(context, ref, end, reason) {
	const { done, queue, polls, waitedMs } = end;
	const left = queue.enqueuedPullRequests;
	if (done && left.length > 0)
		context.log.notice(`These pull requests stay in the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)} until it is resumed: ${names(left)}`);
	const paused = queue.state === 'paused' ? '; it is paused and stays paused' : '';
	const clause = `${done ? 'was' : "wasn't"} drained after ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(waitedMs / 1000)}${paused}`;
	const failure = done ? undefined : notDrained(ref, end);
	const why = failure !== undefined && (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .problemLine */ .YK)(failure.explanation);
	const mark = done ? 'good' : 'bad';
	return {
		outcome: done ? 'drained' : 'timed-out',
		outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
		summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReport */ .Qs)(context, ref, queue, mark, clause, why, (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonLine */ .$E)(reason)),
		failure,
	};
}
const REQUIRED_READINGS = 2;
function drainCheck(context, ref) {
	const { clock } = context;
	let before = '';
	let idleReadings = 0;
	let runningSince;
	return (queue) => {
		(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .recordQueue */ .xB)(context, queue);
		const active = inProgress(queue).length;
		const now = `${active} of ${queue.enqueuedPullRequests.length}`;
		if (now !== before)
			context.log.info((0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .queueLine */ .W5)(ref, queue, clock.now()));
		before = now;
		runningSince = queue.state === 'running' ? (runningSince ?? clock.monotonic()) : undefined;
		if (clock.monotonic() - (runningSince ?? Infinity) >= _service_verified_write_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTLE_MS */ .lR)
			return true;
		const isIdle = queue.state === 'paused' || (queue.state === 'draining' && active === 0);
		idleReadings = isIdle ? idleReadings + 1 : 0;
		return idleReadings >= REQUIRED_READINGS;
	};
}
const inProgress = ({ enqueuedPullRequests }) => enqueuedPullRequests.filter(({ state }) => state !== 'NOT_READY' && state !== 'PENDING' && !(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .isEnded */ .pl)(state));
const overruled = (ref, queue) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ('refused', {
	request: `Waiting for the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)} to drain`,
	problem: `it is ${queue.state} now, with ${(0, _queue_report_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequests */ .sD)(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
	remedy: 'Find out who changed the queue, then drain it again.',
});
function notDrained(ref, { queue, waitedMs }) {
	const active = inProgress(queue);
	const state = queue.state.replaceAll('_', ' ');
	const left = active.length > 0
		? `these are still under test or about to merge: ${names(active)}`
		: queue.state === 'switching_modes'
			? `it is ${state}`
			: 'only one reading showed that nothing is under test or about to merge';
	const choice = active.length > 0 ? ', or cancel those pull requests' : '';
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ('timed-out', {
		request: `Waiting for the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .queueName */ .nM)(ref)} to drain`,
		problem: `after ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(waitedMs / 1000)}, ${left}`,
		remedy: `Raise \`timeout-minutes\`${choice}. The queue is still ${state}.`,
	});
}
const names = (all) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .firstOf */ .Ku)(all.map(({ prNumber, state = '' }) => `#${prNumber} ${state}`.trimEnd()), 20);

/***/ }),

/***/ 7251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _holds_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4818);
var _holds_resume_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(924);
var _holds_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7336);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3418);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9662);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9667);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8244);











const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_10__/* .defineOperation */ .h)({
	about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .queueTarget */ .Xl,
	inputs: { failOn: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .QUEUE_STATES */ .PE), []), holds: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .flag */ .Jt)() },
	outputs: ['holds'],
	outcomes: ['found', 'not-found'],
	async run(inputs, context, ref) {
		const queue = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(context, ref);
		const holds = inputs.holds ? await holdsOf(context, ref) : undefined;
		const gated = inputs.failOn.some((state) => state === queue.state);
		const clause = `is ${queue.state.replaceAll('_', ' ')}${gated ? ', which `fail-on` lists' : ''}`;
		return {
			outcome: 'found',
			details: { queue },
			summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_4__/* .queueReport */ .Qs)(context, ref, queue, gated ? 'bad' : 'good', clause, holds ?? false),
			...(gated && { failure: gatedBy(ref, queue) }),
		};
	},
});
async function holdsOf(context, ref) {
	const { github, log, setOutputs } = context;
	const warn = (why) => log.warning(`The holds of the queue could not be read: ${why}`);
	if (!github.available) {
		warn(`\`holds\` needs \`github-token\`, which ${(0, _step_clients_js__WEBPACK_IMPORTED_MODULE_8__/* .gitHubTokenProblem */ .wM)(context)}.`);
		return false;
	}
	const holds = await (0, _holds_resume_js__WEBPACK_IMPORTED_MODULE_1__/* .readLiveHolds */ .Ti)(context, ref, warn);
	if (holds === undefined)
		return false;
	setOutputs({ holds: holds.map(_holds_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .shownHold */ .jY) });
	log.info(holds.length === 0 ? 'The queue has no holds' : `The queue has ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_2__/* .heldClause */ .TY)(holds)}`);
	return holds.length > 0 && (0, _holds_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdTable */ .cZ)(holds);
}
const gatedBy = (ref, { state }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ('refused', {
	request: `Reading the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)}`,
	problem: `it is ${state}, which \`fail-on\` lists`,
	remedy: `${/^(paused|draining)$/.test(state) ? 'Resume the queue, or run' : 'Run'} the step again when its state has changed.`,
});

/***/ }),

/***/ 2941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4379);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9515);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);




const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .defineOperation */ .h)({
	about: 'Pause a queue: it tests and merges nothing until you resume it.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .queueTarget */ .Xl,
	inputs: { reason: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()), resumeAfterJob: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), ..._holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .holdInputs */ .Tx },
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['paused', 'unchanged'],
	checks: _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .holdChecks */ .fr,
	onlyWith: { holdUntil: 'hold' },
	async run(inputs, context, ref) {
		const { result } = await (0, _holds_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopQueue */ .kf)(context, ref, {
			...inputs,
			state: 'paused',
			ifChanged: { outcome: 'paused', clause: 'was paused' },
			ifUnchanged: () => ({ outcome: 'unchanged', clause: 'is already paused' }),
		});
		return result;
	},
});

/***/ }),

/***/ 852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _holds_held_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6142);
var _holds_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4818);
var _holds_resume_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(924);
var _holds_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4379);
var _holds_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1774);
var _holds_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7336);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3418);
var _queue_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4917);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8244);













const inputs = {
	expectedState: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .choice */ .Yq)(['paused', 'draining'])),
	hold: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .holdName */ .VJ)()),
	strict: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .flag */ .Jt)(),
};
const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_12__/* .defineOperation */ .h)({
	about: 'Let a paused or draining queue run again, or end one hold of it.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .queueTarget */ .Xl,
	inputs,
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['resumed', 'unchanged', 'held'],
	checks: { hold: _holds_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .holdTokenProblem */ .uC },
	onlyWith: { strict: 'hold' },
	async run({ hold, expectedState, strict }, context, ref) {
		const queue = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .readQueue */ .Qf)(context, ref);
		if (hold !== undefined && hold !== 'all')
			return context.dryRun
				? planRelease(context, ref, queue, hold, expectedState)
				: release(context, ref, queue, { hold, expectedState, strict });
		const store = new _holds_store_js__WEBPACK_IMPORTED_MODULE_4__/* .HoldStore */ .t(context, ref);
		if (hold === 'all' && context.dryRun)
			return planAll(context, ref, queue, store, expectedState);
		if (hold === 'all')
			await (0, _holds_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .removeAllHolds */ .ix)(context, ref, store);
		return resume(context, ref, queue, store, { hold, expectedState, strict });
	},
});
async function resume(context, ref, queue, store, { hold, expectedState, strict }) {
	const { log, github } = context;
	const isOther = queue.state !== 'running' && queue.state !== (expectedState ?? queue.state);
	const unchanged = isOther
		? `is ${queue.state}, not ${expectedState}, so it was not changed`
		: 'is already running';
	const result = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .change */ .Zg)(context, { ref, found: queue, wanted: isOther ? {} : { state: 'running' } }, {
		ifChanged: { outcome: 'resumed', clause: 'was resumed' },
		ifUnchanged: { outcome: 'unchanged', clause: unchanged },
	});
	if (isOther) {
		if (hold === undefined)
			return result;
		context.setOutputs({ holds: [] });
		const doubt = withoutAnyHold(queue.state, expectedState);
		if (strict)
			return { ...result, failure: (0, _holds_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .notResumed */ .rS)(ref, doubt, (0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .resumeAnyway */ .ju)(ref)) };
		log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} is ${doubt}. ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .resumeAnyway */ .ju)(ref)}`);
		return result;
	}
	if (!github.available)
		return result;
	const onFailure = (why) => log.debug(`The holds of the queue could not be read: ${why}`);
	const holds = await (0, _holds_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .readLiveHolds */ .Ti)(context, ref, onFailure, store);
	if (holds === undefined)
		return result;
	context.setOutputs({ holds: holds.map(_holds_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .shownHold */ .jY) });
	if (holds.length > 0)
		log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} runs although it has ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .heldClause */ .TY)(holds)}. To end them, use \`resume-queue\` with \`hold\`.`);
	return result;
}
const withoutAnyHold = (state, expectedState) => `${state}, not ${expectedState}, and no hold keeps it stopped`;
async function release(context, ref, found, { hold, expectedState, strict }) {
	const { log } = context;
	const { store, held, latest } = (0, _holds_held_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .trackQueue */ .TY)(context, ref, found);
	const ended = await (0, _holds_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .endHold */ .Pi)(context, ref, held, store, {
		name: hold,
		isOwn: ({ name }) => name === hold,
		isExpected: found.state !== 'running',
		mayResumeFrom: (state) => state === (expectedState ?? state),
	});
	const queue = latest();
	const { outcome, clause, doubt } = conclusion(ended, hold, queue, expectedState);
	const changes = ended.end === 'resumed' ? (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .stateChange */ .wW)(found, 'running') : [];
	log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} ${clause}`);
	const failure = doubt && strict ? (0, _holds_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .notResumed */ .rS)(ref, doubt, (0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .resumeAnyway */ .ju)(ref)) : undefined;
	if (doubt !== undefined && failure === undefined)
		log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} is ${doubt}. ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .resumeAnyway */ .ju)(ref)}`);
	const mark = failure !== undefined ? 'bad' : doubt === undefined ? 'good' : 'warning';
	const more = [
		failure !== undefined && (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_7__/* .problemLine */ .YK)(failure.explanation),
		changes.length > 0 && (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_7__/* .changesDiff */ .dO)(changes),
		outcome === 'held' && (0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .holdTable */ .cZ)(ended.holds),
	];
	return {
		outcome,
		outputs: { ...(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .changeOutputs */ .Dp)(changes), holds: ended.holds.map(_holds_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .shownHold */ .jY) },
		details: { queue, changes },
		summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_7__/* .queueReport */ .Qs)(context, ref, queue, mark, clause, ...more),
		failure,
	};
}
function conclusion({ end, holds }, hold, { state }, expectedState) {
	switch (end) {
		case 'resumed':
			return { outcome: 'resumed', clause: 'was resumed' };
		case 'running':
			return { outcome: 'unchanged', clause: 'is already running' };
		case 'held':
			return { outcome: 'held', clause: `stays ${state}, because it has ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .heldClause */ .TY)(holds)}` };
		case 'other-state':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, not ${expectedState}, so it was not changed`,
				doubt: withoutAnyHold(state, expectedState),
			};
		case 'no-hold':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, and was not changed`,
				doubt: `${state}, and not by this hold: there is no hold \`${hold}\`. Someone deleted it, or stopped the queue without a hold`,
			};
		case 'stopped-before':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, and was not changed`,
				doubt: `${state}, as it was before its first hold: someone had stopped it without a hold`,
			};
	}
}
async function planRelease(context, ref, queue, name, expectedState) {
	const comments = await new _holds_store_js__WEBPACK_IMPORTED_MODULE_4__/* .HoldStore */ .t(context, ref).list();
	const own = comments.filter((comment) => comment.name === name);
	const others = comments.filter((comment) => comment.name !== name);
	const live = (0, _holds_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(others, context.clock.now());
	context.setOutputs({ holds: live.map(_holds_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .shownHold */ .jY) });
	const isFree = own.length > 0 && live.length === 0 && (0, _holds_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedState */ .Mr)(comments) === 'running';
	const kept = live.length === 0 ? '' : `, and would keep ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .holdNames */ .u2)(live)}`;
	const clause = own.length === 0 ? `has no hold \`${name}\`` : `would lose the hold \`${name}\`${kept}`;
	return plannedResume(context, ref, queue, isFree, expectedState, clause);
}
async function planAll(context, ref, queue, store, expectedState) {
	const holds = (0, _holds_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .liveHolds */ .vC)(await store.list(), context.clock.now());
	context.setOutputs({ holds: [] });
	const clause = holds.length === 0 ? 'has no holds' : `would lose ${(0, _holds_text_js__WEBPACK_IMPORTED_MODULE_5__/* .heldClause */ .TY)(holds)}`;
	return plannedResume(context, ref, queue, true, expectedState, clause);
}
function plannedResume(context, ref, queue, isFree, expectedState, clause) {
	const isResumed = isFree && queue.state === (expectedState ?? queue.state);
	const changes = isResumed ? (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .stateChange */ .wW)(queue, 'running') : [];
	const requests = changes.length === 0 ? [] : [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_9__/* .updateQueue */ .df)(ref, (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .updateFor */ .pR)(changes))];
	context.log.info(`Dry run: the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} ${clause}`);
	return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedChanges */ .II)(context, ref, changes, requests, clause);
}

/***/ }),

/***/ 9950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _queue_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2902);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9515);
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1404);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8244);





const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .defineOperation */ .h)({
	about: 'Change the settings or the state of a queue, and verify the change.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .queueTarget */ .Xl,
	inputs: {
		queueSettings: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _queue_config_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInput */ .K)()),
		queueState: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTABLE_STATES */ .qW)),
	},
	outputs: ['changed', 'changes'],
	outcomes: ['updated', 'unchanged'],
	checks: {
		queueSettings: ({ queueSettings: { settings } = _queue_config_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETTINGS */ .Ac, queueState }) => Object.keys(settings).length === 0 &&
			queueState === undefined &&
			'or `queue-state` must say what to change',
	},
	async run({ queueSettings: { settings, warnings } = _queue_config_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETTINGS */ .Ac, queueState }, context, ref) {
		for (const warning of warnings)
			context.log.warning(warning);
		const wanted = { settings, state: queueState };
		return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .change */ .Zg)(context, { ref, found: await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(context, ref), wanted }, {
			ifChanged: { outcome: 'updated', clause: 'was updated' },
			ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
		});
	},
});

/***/ }),

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (watch_queue_operation)
});

var markdown = __webpack_require__(6801);
var slack = __webpack_require__(4270);
var model = __webpack_require__(7897);
var operation = __webpack_require__(9515);
var queue_report = __webpack_require__(3418);
var best_effort = __webpack_require__(3709);
var errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var shared_text = __webpack_require__(5831);
var clients = __webpack_require__(9667);
var inputs = __webpack_require__(9428);
var step_operation = __webpack_require__(8244);
var marker = __webpack_require__(4836);
var documented = __webpack_require__(4082);
var evaluate = __webpack_require__(9476);
var duration = __webpack_require__(7568);
const QUEUE_SIGNALS = [
	'oldest-testing-minutes',
	'oldest-pending-minutes',
	'depth',
	'stopped-minutes',
	'no-merge-minutes',
];
const unreadSignal = (why) => ({ isRead: false, why });





const BRANCH = 'branch';
function readExpression(condition, { metrics, branch }) {
	if (!metrics.isKnown)
		return unreadSignal(metrics.why);
	const { mistake, doubt, readings } = (0, evaluate/* evaluateCondition */.F9)(condition, metrics.value);
	if (mistake !== undefined)
		return unreadSignal(mistake);
	const own = ofBranch(condition, readings, branch);
	const observed = own.filter(({ value }) => !Number.isNaN(value));
	if (observed.length > 0)
		return highest(condition, observed);
	const mayBeAbsent = own.length > 0 || documented/* DOCUMENTED_METRICS */.bi.has((0, documented/* metricOf */.ak)(condition.name));
	if (mayBeAbsent)
		return { isRead: true, text: `\`${condition.text}\` shows nothing yet` };
	const why = readings.length > 0 ? `no sample of ${condition.name} is of this branch` : doubt;
	return unreadSignal(why ?? `there is no sample of ${condition.name}`);
}
function ofBranch({ matchers }, readings, branch) {
	const choosesBranch = matchers.some(({ label }) => label === BRANCH);
	if (choosesBranch || readings.every(({ labels }) => !labels.has(BRANCH)))
		return readings;
	return readings.filter(({ labels }) => labels.get(BRANCH) === branch);
}
function highest(condition, readings) {
	const [first, ...others] = readings;
	let worst = first;
	for (const reading of others)
		if (reading.value > worst.value)
			worst = reading;
	const more = worst.isBeyond ? 'more than ' : '';
	const text = `\`${condition.text}\` is ${more}${shownValueOf(condition, worst.value)}`;
	const doubt = worst.isBeyond
		? `${worst.series} is above the last bucket, so a limit above ${shownValueOf(condition, worst.value)} is never reached`
		: undefined;
	return { isRead: true, value: worst.value, text, doubt };
}
const shownValueOf = ({ name }, value) => name.endsWith('_seconds') && Number.isFinite(value)
	? (0, duration/* duration */.p)(value)
	: (0, model/* formatValue */.Fl)(Number(value.toPrecision(4)));
function remember({ stoppedSince, busySince }, facts) {
	return {
		stoppedSince: timeSince(isStoppedWithoutHold(facts), stoppedSince, facts.at),
		busySince: timeSince(isBusy(facts.queue), busySince, facts.at),
	};
}
function timeSince(isTrue, before, at) {
	if (isTrue === undefined)
		return before;
	return isTrue ? (before ?? at) : undefined;
}
const STOPPED_STATES = {
	paused: 'paused',
	draining: 'draining',
	switching_modes: 'switching modes',
};
function isStoppedWithoutHold({ queue: { state }, isHeld }) {
	if (state === 'running')
		return false;
	if (STOPPED_STATES[state] === undefined || !isHeld.isKnown)
		return undefined;
	return !isHeld.value;
}
const BUSY_STATES = ['PENDING', 'TESTING'];
function isBusy({ enqueuedPullRequests: all }) {
	if (all.some(({ state = '' }) => BUSY_STATES.includes(state)))
		return true;
	return all.some(({ state }) => state === undefined) ? undefined : false;
}
var clock = __webpack_require__(3412);





const READERS = {
	'oldest-testing-minutes': (facts) => readOldest(facts, ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'], {
		none: 'nothing is under test',
		some: (minutes) => `the oldest test run is ${minutes} old`,
	}),
	'oldest-pending-minutes': (facts) => readOldest(facts, ['PENDING'], {
		none: 'nothing waits for a test run',
		some: (minutes) => `the oldest pull request has waited ${minutes} for a test run`,
	}),
	depth: readDepth,
	'stopped-minutes': readStop,
	'no-merge-minutes': readNoMerge,
};
function readSignal({ source }, facts, memory) {
	return typeof source === 'string' ? READERS[source](facts, memory) : readExpression(source, facts);
}
const MINUTE_MS = 60_000;
const minutesSince = (since, at) => since === undefined ? 0 : Math.max(0, at - since) / MINUTE_MS;
const minutesText = (minutes) => `${Math.floor(minutes)} min`;
function readOldest({ queue, at }, states, { none, some }) {
	const oldest = findOldest(queue, states, at);
	if ('why' in oldest)
		return unreadSignal(oldest.why);
	const { pullRequest, minutes } = oldest;
	if (pullRequest === undefined)
		return { isRead: true, value: 0, text: none };
	return { isRead: true, value: minutes, text: some(minutesText(minutes)), pullRequest };
}
function findOldest({ enqueuedPullRequests }, states, at) {
	let pullRequest;
	let minutes = 0;
	for (const entry of enqueuedPullRequests) {
		if (entry.state === undefined)
			return { why: stateMissing(entry) };
		if (!states.includes(entry.state))
			continue;
		const since = (0, clock/* parseTime */.pe)(entry.stateChangedAt);
		if (since === undefined)
			return { why: `the service does not show since when #${entry.prNumber} is ${entry.state}` };
		const age = minutesSince(since, at);
		if (pullRequest === undefined || age > minutes) {
			pullRequest = entry.prNumber;
			minutes = age;
		}
	}
	return { pullRequest, minutes };
}
const stateMissing = ({ prNumber }) => `the service does not show the state of #${prNumber}`;
function readDepth({ queue: { enqueuedPullRequests: all } }) {
	const unknown = all.find(({ state }) => state === undefined);
	if (unknown !== undefined)
		return unreadSignal(stateMissing(unknown));
	const depth = all.filter(({ state }) => state !== 'NOT_READY').length;
	if (depth === 0)
		return { isRead: true, value: 0, text: 'the queue is empty' };
	return { isRead: true, value: depth, text: `the queue has ${(0, shared_text/* pluralize */.td)(depth, 'pull request')}` };
}
function readStop({ at, queue, isHeld }, memory) {
	if (queue.state === 'running')
		return { isRead: true, value: 0, text: 'the queue is running' };
	const state = STOPPED_STATES[queue.state];
	if (state === undefined)
		return unreadSignal(`the queue is in the unknown state ${(0, shared_text/* inBackticks */.Zw)(queue.state)}`);
	if (!isHeld.isKnown)
		return unreadSignal(isHeld.why);
	if (isHeld.value)
		return { isRead: true, value: 0, text: `the queue is ${state} and has a hold` };
	const value = minutesSince(memory.stoppedSince, at);
	const text = `the queue has been ${state} for ${minutesText(value)} without a hold`;
	return { isRead: true, value, text };
}
function readNoMerge(facts, memory) {
	const { at, queue, newestCommitAt } = facts;
	const oldest = findOldest(queue, BUSY_STATES, at);
	if ('why' in oldest)
		return unreadSignal(oldest.why);
	if (oldest.pullRequest === undefined)
		return { isRead: true, value: 0, text: 'nothing is on its way to a merge' };
	if (!newestCommitAt.isKnown)
		return unreadSignal(newestCommitAt.why);
	const busyMinutes = Math.max(oldest.minutes, minutesSince(memory.busySince, at));
	const value = Math.min(busyMinutes, minutesSince(newestCommitAt.value, at));
	const text = `nothing has merged for ${minutesText(value)}, and pull requests are queued`;
	return { isRead: true, value, text };
}
const TIERS = ['healthy', 'degraded', 'severe'];
const BAD_TIERS = ['degraded', 'severe'];
const isBadTier = (word) => BAD_TIERS.some((tier) => tier === word);
const rankOf = (tier) => TIERS.indexOf(tier);
const isAtLeast = (tier, other) => rankOf(tier) >= rankOf(other);
function worstTier(tiers) {
	let worst = 'healthy';
	for (const tier of tiers)
		if (isAtLeast(tier, worst))
			worst = tier;
	return worst;
}
function tierOfValue(value, { degraded, severe }) {
	if (severe !== undefined && value >= severe)
		return 'severe';
	return value >= degraded ? 'degraded' : 'healthy';
}
const limitOf = (tier, { degraded, severe }) => tier === 'severe' ? (severe ?? degraded) : degraded;





const UNKNOWN_HEALTH = {
	tier: 'healthy',
	healthyReadings: 0,
	announced: 'healthy',
	signalTiers: new Map(),
	memory: {},
};
const signalKey = (name) => (0, marker/* shortHash */.BC)(name);
function assess(before, facts, rules) {
	const memory = remember(before.memory, facts);
	const findings = rules.watch.map((watched) => {
		const reading = readSignal(watched, facts, memory);
		return { watched, reading, tier: tierOfReading(watched, reading, before) };
	});
	const tiers = nextTiers(before, findings, facts.at);
	const health = { ...tiers, signalTiers: badTiersOf(findings), memory: needed(memory, rules) };
	return { before, findings, health, due: announcementDue(health, rules) };
}
function tierOfReading({ name, limits }, reading, before) {
	if (!reading.isRead)
		return before.signalTiers.get(signalKey(name)) ?? 'healthy';
	return reading.value === undefined ? 'healthy' : tierOfValue(reading.value, limits);
}
function badTiersOf(findings) {
	const bad = new Map();
	for (const { watched, tier } of findings)
		if (tier !== 'healthy')
			bad.set(signalKey(watched.name), tier);
	return bad;
}
function needed({ stoppedSince, busySince }, { watch }) {
	return {
		stoppedSince: isWatched(watch, 'stopped-minutes') ? stoppedSince : undefined,
		busySince: isWatched(watch, 'no-merge-minutes') ? busySince : undefined,
	};
}
const isWatched = (watch, source) => watch.some((signal) => signal.source === source);
function nextTiers(before, findings, at) {
	const { tier, since, healthyReadings, announced } = before;
	const worst = worstTier(findings.map((finding) => finding.tier));
	if (worst !== 'healthy')
		return { tier: worst, since: since ?? at, healthyReadings: 0, announced };
	if (tier === 'healthy')
		return { tier, healthyReadings: 0, announced: 'healthy' };
	const isWhole = findings.every(({ reading }) => reading.isRead);
	return { tier, since, announced, healthyReadings: healthyReadings + (isWhole ? 1 : 0) };
}
function announcementDue({ tier, announced, healthyReadings }, { recoverAfter }) {
	if (tier === 'healthy')
		return undefined;
	if (healthyReadings >= recoverAfter)
		return 'recovered';
	return isAtLeast(announced, tier) ? undefined : tier;
}
function announce(health, announcement) {
	if (announcement !== 'recovered')
		return { ...health, announced: announcement };
	return { ...UNKNOWN_HEALTH, signalTiers: health.signalTiers, memory: health.memory };
}
const isForgettable = ({ tier, memory }) => tier === 'healthy' && memory.stoppedSince === undefined && memory.busySince === undefined;
const limitOfFinding = ({ watched, tier }) => limitOf(tier, watched.limits);
function findingText(finding) {
	const { watched, reading } = finding;
	if (!reading.isRead)
		return `\`${watched.name}\` could not be read: ${reading.why}`;
	return `${reading.text}, limit ${shownLimit(watched, limitOfFinding(finding))}`;
}
const shownLimit = ({ source }, limit) => typeof source === 'string' ? String(limit) : shownValueOf(source, limit);







const HEALTH_MARKS = {
	healthy: '✅',
	degraded: '⚠️',
	severe: '🚨',
	recovered: '✅',
};
const CLAUSES = {
	healthy: 'is healthy',
	degraded: 'is degraded',
	severe: 'is severely degraded',
};
function verdictOf(statement) {
	const { branch, facts, assessment, announcement } = statement;
	const { health } = assessment;
	if (announcement === 'recovered')
		return `${branch} has recovered${afterTime(health, facts.at)}`;
	if (health.tier === 'healthy')
		return `${branch} ${healthyClause(statement)}`;
	const since = sinceText(health.since ?? facts.at, facts.at);
	return `${branch} ${CLAUSES[health.tier]} since ${since}: ${reasonOf(statement)}`;
}
function healthyClause({ facts, assessment: { findings } }) {
	const unread = findings.filter(({ reading }) => !reading.isRead).length;
	if (unread > 0)
		return `is healthy as far as could be read; ${unread} of ${(0, shared_text/* pluralize */.td)(findings.length, 'signal')} could not be read`;
	const stopped = STOPPED_STATES[facts.queue.state];
	return stopped === undefined ? CLAUSES.healthy : `is ${stopped}, and healthy otherwise`;
}
function markOfHealth({ facts, assessment, announcement }) {
	const { health, findings } = assessment;
	if (announcement !== undefined)
		return HEALTH_MARKS[announcement];
	if (health.tier !== 'healthy')
		return HEALTH_MARKS[health.tier];
	if (findings.some(({ reading }) => !reading.isRead))
		return markdown/* MARKS */.j7.warning;
	return STOPPED_STATES[facts.queue.state] === undefined ? HEALTH_MARKS.healthy : '⏸';
}
function afterTime({ since }, at) {
	if (since === undefined)
		return '';
	return ` after ${(0, duration/* duration */.p)(Math.max(60, (at - since) / 1000))}`;
}
function reasonOf(statement) {
	const bad = badFindings(statement.assessment.findings);
	const [worst, ...others] = bad;
	if (worst === undefined)
		return recoveryText(statement);
	const more = others.length === 0 ? '' : `, and ${(0, shared_text/* pluralize */.td)(others.length, 'more signal')}`;
	return `${findingText(worst)}${more}`;
}
const recoveryText = ({ assessment, recoverAfter }) => `${assessment.health.healthyReadings} of ${(0, shared_text/* pluralize */.td)(recoverAfter, 'healthy reading')} in a row`;
function badFindings(findings) {
	const bad = findings.filter(({ tier }) => tier !== 'healthy');
	const isSevere = ({ tier }) => isAtLeast(tier, 'severe');
	return [...bad.filter(isSevere), ...bad.filter((finding) => !isSevere(finding))];
}
function sinceText(since, at) {
	const [day, time] = (0, clock/* utcMinute */.vD)(since).split(' ');
	const isToday = (0, clock/* utcMinute */.vD)(at).startsWith(String(day));
	return isToday ? `${time} UTC` : `${day} ${time} UTC`;
}
function adviceOf({ watched: { source }, reading }) {
	if (!reading.isRead)
		return '';
	return typeof source === 'string' ? ADVICE[source] : ADVICE.expression;
}
const ADVICE = {
	'oldest-testing-minutes': 'Look at its test run. If it hangs, cancel it or run `restart-tests`.',
	'oldest-pending-minutes': 'Look at the test runs before it. If they are as fast as ever, raise `concurrency`.',
	depth: 'Look at the test runs. If they are as fast as ever, raise `concurrency`.',
	'stopped-minutes': 'Run `resume-queue`, or, if the queue should stay stopped, stop it with a `hold`.',
	'no-merge-minutes': 'Look at what the first pull requests of the queue wait for.',
	expression: 'Look at the test runs of the last hour.',
};





function healthHeading(statement) {
	return `${markOfHealth(statement)} ${(0, markdown/* prose */.CS)(verdictOf(statement))}`;
}
function announcementComment(statement, pages, mentions) {
	const { facts, announcement } = statement;
	return joined(`### ${healthHeading(statement)}`, announcement === 'recovered'
		? `${(0, markdown/* prose */.CS)(recoveryText(statement))}.`
		: badSignals(statement, pages), 
	mentions.map((name) => `@${name}`).join(' '), `<sub>${(0, clock/* utcMinute */.vD)(facts.at)} UTC · ${runLink(pages)}</sub>`);
}
function badSignals({ assessment }, pages) {
	const bad = badFindings(assessment.findings);
	const [first, ...others] = bad;
	if (first === undefined)
		return '';
	if (others.length === 0) {
		const place = pullRequestLink(first, pages);
		return sentences(place === '' ? '' : `${place}:`, (0, markdown/* prose */.CS)(adviceOf(first)));
	}
	return bad.map((finding) => `- ${badSignal(finding, pages)}`).join('\n');
}
function badSignal(finding, pages) {
	const place = pullRequestLink(finding, pages);
	const text = (0, markdown/* prose */.CS)((0, shared_text/* capitalize */.ZH)(findingText(finding)));
	return sentences(place === '' ? `${text}.` : `${text} (${place}).`, (0, markdown/* prose */.CS)(adviceOf(finding)));
}
const sentences = (...parts) => parts.filter((part) => part !== '').join(' ');
function pullRequestLink({ reading }, { repository }) {
	if (!reading.isRead || reading.pullRequest === undefined)
		return '';
	return (0, markdown/* link */.nf)(`#${reading.pullRequest}`, `${repository}/pull/${reading.pullRequest}`);
}
const runLink = ({ run, workflow }) => workflow === '' ? (0, markdown/* link */.nf)('Run', run) : `${(0, markdown/* text */.Qq)(workflow)}, ${(0, markdown/* link */.nf)('Run', run)}`;
function healthIssue(statement, pages) {
	const { facts, assessment } = statement;
	const { health } = assessment;
	if (health.tier === 'healthy')
		return joined(`${HEALTH_MARKS.healthy} The merge queue of ${(0, markdown/* prose */.CS)(statement.branch)} is healthy. This issue opens again when that changes.`, memoryText(statement));
	const progress = health.healthyReadings > 0 ? ` ${recoveryText(statement)}.` : '';
	return joined(`**${healthHeading(statement)}**`, signalTable(assessment.findings, pages), `Read on ${(0, clock/* utcMinute */.vD)(facts.at)} UTC by ${runLink(pages)}.${progress}`, `Each announcement is a comment below. The issue closes when the queue counts as recovered. Closing it by hand changes nothing: the next run opens it again.`);
}
function memoryText({ assessment, facts: { at } }) {
	const { stoppedSince, busySince } = assessment.health.memory;
	const parts = [];
	if (stoppedSince !== undefined)
		parts.push(`stopped without a hold since ${sinceText(stoppedSince, at)}`);
	if (busySince !== undefined)
		parts.push(`never without work since ${sinceText(busySince, at)}`);
	return parts.length === 0 ? '' : `Remembered for the next run: ${parts.join('; ')}.`;
}
function signalTable(findings, pages) {
	const row = (finding) => [
		signalCell(finding, pages),
		valueCell(finding),
		limitsCell(finding.watched),
		tierCell(finding),
	];
	const head = ['Signal', { number: 'Now' }, { number: 'Limits' }, 'Tier'];
	return (0, markdown/* table */.tp)(head, findings.map(row));
}
function signalCell(finding, pages) {
	const { watched, reading } = finding;
	const name = (0, markdown/* code */.aY)(watched.name);
	const small = reading.isRead ? pullRequestLink(finding, pages) : (0, markdown/* prose */.CS)(reading.why);
	return small === '' ? name : `${name}<br><sub>${small}</sub>`;
}
const unitOf = ({ source }) => typeof source === 'string' && source.endsWith('-minutes') ? ' min' : '';
function valueCell({ watched, reading }) {
	if (!reading.isRead || reading.value === undefined)
		return '';
	const { source } = watched;
	const shown = typeof source === 'string' ? Math.floor(reading.value) : reading.value;
	return unbroken(`${shownLimit(watched, shown)}${unitOf(watched)}`);
}
function limitsCell(watched) {
	const { degraded, severe } = watched.limits;
	const limits = severe === undefined ? [degraded] : [degraded, severe];
	const shown = limits.map((limit) => shownLimit(watched, limit)).join(' · ');
	return unbroken(`${shown}${unitOf(watched)}`);
}
const unbroken = (shown) => (0, markdown/* text */.Qq)(shown).replaceAll(' ', '&nbsp;');
function tierCell({ tier, reading }) {
	if (!reading.isRead)
		return `❔ unread, stays ${tier}`;
	if (reading.value === undefined)
		return '➖ nothing observed';
	return `${HEALTH_MARKS[tier]} ${tier}`;
}
const joined = (...parts) => parts.filter((part) => part !== '' && part !== false).join('\n\n');




function healthSlack(statement, repository, pages) {
	const headline = `${markOfHealth(statement)} ${repository}: ${verdictOf(statement)}`;
	const items = linesOf(statement).map((line) => slack/* section */.uW(slack/* richText */.YD(line)));
	return slack/* message */.iU(headline.replaceAll('`', ''), [
		...slack/* list */.p_('', items),
		...slack/* buttons */.Uo([
			['Queue health', pages.issue],
			['Run', pages.run],
		]),
	]);
}
function linesOf(statement) {
	const { assessment, announcement } = statement;
	if (announcement === 'recovered')
		return [recoveryText(statement)];
	const bad = badFindings(assessment.findings);
	const [first, ...others] = bad;
	if (first === undefined || others.length > 0)
		return bad.map((finding) => (0, shared_text/* capitalize */.ZH)(findingText(finding)));
	const number = first.reading.isRead ? first.reading.pullRequest : undefined;
	return [number === undefined ? adviceOf(first) : `#${number}: ${adviceOf(first)}`];
}
var reference = __webpack_require__(6757);
var http_errors = __webpack_require__(4096);
var within = __webpack_require__(2786);
var zod = __webpack_require__(3587);



const time = zod/* catch */.MfU(zod/* optional */.lqM(zod/* number */.aig()), undefined);
const count = zod/* catch */.MfU(zod/* number */.aig().check(zod/* minimum */.BpO(0)), 0);
const tier = zod/* enum */.k5n(TIERS);
const Data = zod/* object */.Ikc({
	tier,
	after: zod/* number */.aig(),
	since: time,
	healthy: count,
	announced: zod/* catch */.MfU(tier, 'healthy'),
	signals: zod/* catch */.MfU(zod/* array */.YOg(zod/* tuple */.PVZ([zod/* string */.YjP(), zod/* enum */.k5n(BAD_TIERS)])), []),
	stopped: time,
	busy: time,
});
function writeRecord({ health, after }, unique) {
	const { tier, since, healthyReadings, announced, signalTiers, memory } = health;
	const data = {
		tier,
		after,
		since,
		healthy: healthyReadings,
		announced,
		signals: [...signalTiers],
		stopped: memory.stoppedSince,
		busy: memory.busySince,
		id: unique,
	};
	return JSON.stringify(data);
}
function readRecord(line) {
	const parsed = Data.safeParse(jsonOf(line));
	if (!parsed.success)
		return undefined;
	const { after, tier, since, healthy, announced, signals, stopped, busy } = parsed.data;
	if (tier === 'healthy')
		return {
			after,
			health: { ...UNKNOWN_HEALTH, memory: { stoppedSince: stopped, busySince: busy } },
		};
	return {
		after,
		health: {
			tier,
			since,
			healthyReadings: healthy,
			announced,
			signalTiers: new Map(signals),
			memory: { stoppedSince: stopped, busySince: busy },
		},
	};
}
function jsonOf(line) {
	try {
		return JSON.parse(line);
	}
	catch {
		return undefined;
	}
}




const ANNOUNCEMENT_PREFIX = 'health/';
function countingAnnouncements(comments) {
	const counting = [];
	for (const { id, marker, data } of comments) {
		const last = counting.at(-1)?.id ?? 0;
		const record = readRecord(data) ?? damagedRecord(marker, last);
		if (last <= record.after)
			counting.push({ id, record });
	}
	return counting;
}
function damagedRecord(marker, after) {
	const word = marker.slice(ANNOUNCEMENT_PREFIX.length);
	if (!isBadTier(word))
		return { after, health: UNKNOWN_HEALTH };
	return { after, health: { ...UNKNOWN_HEALTH, tier: word, announced: word } };
}
function recordOf({ issues, comments }) {
	const record = readRecord(issues[0]?.data ?? '');
	const last = countingAnnouncements(comments).at(-1);
	if (last === undefined)
		return record ?? { health: UNKNOWN_HEALTH, after: 0 };
	if (record !== undefined && record.after >= last.id)
		return record;
	return { health: last.record.health, after: last.id };
}
const MAX_ROUNDS = 3;
async function announceOnce(store, first, judge, texts, uniqueId) {
	let record = first;
	for (let round = 1;; round++) {
		const assessment = judge(record);
		const { due, health } = assessment;
		const unannounced = { health, after: record.after };
		if (due === undefined || round > MAX_ROUNDS)
			return { assessment, record: unannounced };
		const announced = announce(health, due);
		const text = {
			marker: `${ANNOUNCEMENT_PREFIX}${due}`,
			data: writeRecord({ health: announced, after: record.after }, `${uniqueId}-${round}`),
			body: texts.comment(assessment, due),
		};
		const opening = { body: texts.issue(assessment), data: writeRecord(unannounced) };
		const comment = await store.add(text, opening);
		const reading = await proved(store, comment);
		if (countingAnnouncements(reading.comments).some(({ id }) => id === comment.id))
			return { assessment, record: { health: announced, after: comment.id }, announcement: due };
		await store.remove(comment);
		record = recordOf(reading);
	}
}
async function proved(store, comment) {
	try {
		return await store.prove(comment);
	}
	catch (error) {
		if (error instanceof errors/* ActionError */.lZ && error.kind === 'unknown-outcome')
			await store.remove(comment);
		throw error;
	}
}









const ANNOUNCING_MS = 60_000;
const judge = ({ facts, rules }, { health }) => assess(health, facts, rules);
function statementOf({ ref, facts, rules }, assessment, announcement) {
	const branch = (0, queue_report/* branchInProse */.l2)(ref);
	return { branch, facts, assessment, announcement, recoverAfter: rules.recoverAfter };
}
const pagesOf = ({ event }, { ref }) => ({
	repository: (0, reference/* repositoryPage */.WR)(ref.repository, event),
	run: event.runUrl,
	workflow: event.workflow,
});
function publishHealth(context, report, storeIn) {
	return (0, within/* within */.ux)(context, ANNOUNCING_MS, async (bounded) => {
		const store = storeIn(bounded);
		const announced = await unlessTemporary(bounded, announceIn(bounded, report, store), (why) => `The announcement was not written, and the next run will try again: ${why}`);
		const result = announced ?? unannounced(report);
		const stored = await unlessTemporary(bounded, storeHealth(bounded, report, store, result), (why) => `The issue with the health of the queue could not be updated: ${why}`);
		return { ...result, issue: stored ?? store.issue };
	});
}
function unannounced(report) {
	const assessment = judge(report, report.record);
	return { assessment, record: { health: assessment.health, after: report.record.after } };
}
async function unlessTemporary(bounded, work, warningOf) {
	let refusal;
	const done = await (0, best_effort/* bestEffort */.z)(bounded, work, (why, error) => {
		if (error === undefined || isTemporary(error))
			bounded.log.warning(warningOf(why));
		else
			refusal = error;
	});
	if (refusal !== undefined)
		throw refusal;
	return done;
}
const LASTING = ['unauthorized', 'not-found', 'refused'];
function isTemporary(error) {
	if (error.kind === 'unknown-outcome')
		return error instanceof http_errors/* ServiceError */._7;
	return !LASTING.includes(error.kind);
}
function announceIn(context, report, store) {
	const { event, random } = context;
	const pages = pagesOf(context, report);
	const texts = {
		comment: (assessment, announcement) => announcementComment(statementOf(report, assessment, announcement), pages, report.mentions),
		issue: (assessment) => healthIssue(statementOf(report, assessment), pages),
	};
	const uniqueId = `${event.runId}-${event.runAttempt}-${random().toString(36).slice(2)}`;
	return announceOnce(store, report.record, (record) => judge(report, record), texts, uniqueId);
}
async function storeHealth(context, report, store, { assessment, record }) {
	if (store.issue === undefined && isForgettable(record.health))
		return undefined;
	const { health } = record;
	const body = healthIssue(statementOf(report, { ...assessment, health }), pagesOf(context, report));
	await store.save({ isOpen: health.tier !== 'healthy', body, data: writeRecord(record) });
	return store.issue;
}
var issue_store = __webpack_require__(887);
var hold = __webpack_require__(4818);
var resume = __webpack_require__(924);
var read = __webpack_require__(9218);
var verified_write = __webpack_require__(9890);
var fact = __webpack_require__(1946);
var read_from_github = __webpack_require__(6212);














const READING_MS = 30_000;
function healthStore(context, ref) {
	let current = context;
	const access = {
		posts: () => current.github.posts(),
		settled: (read, contradicts) => (0, verified_write/* readSettled */.Gn)(current, read, contradicts),
	};
	const store = new issue_store/* IssueStore */.d(access, {
		label: 'merge-queue-health',
		marker: `queue-health/${encodeURIComponent(ref.targetBranch)}`,
		title: `Merge queue health: ${ref.targetBranch}`,
		commentPrefix: ANNOUNCEMENT_PREFIX,
		subject: `the health of the queue ${(0, references/* queueName */.nM)(ref)}`,
	});
	return (bounded) => {
		current = bounded;
		return store;
	};
}
async function readGitHubHealth(context, { ref, queue, watch }, storeIn) {
	const budget = new clock/* SharedTimeBudget */.g7(READING_MS);
	const remedy = 'Run the step again later.';
	const reading = await (0, read_from_github/* askBeforeWork */.I5)({ ...context, timeBeforeWork: budget }, remedy, (limited) => storeIn(limited).read());
	const isStopped = STOPPED_STATES[queue.state] !== undefined;
	const needsHolds = isStopped && isWatched(watch, 'stopped-minutes');
	const needsCommit = isWatched(watch, 'no-merge-minutes') && isBusy(queue) !== false;
	return {
		record: recordOf(reading),
		isHeld: needsHolds ? await readIsHeld(context, budget, ref) : (0, fact/* known */.eO)(false),
		newestCommitAt: needsCommit
			? await readNewestCommitAt(context, budget, ref)
			: (0, fact/* unread */.gy)('it was not needed'),
	};
}
async function readNewestCommitAt(context, budget, { targetBranch }) {
	let why = '';
	const at = await (0, within/* withinBudget */.xV)(context, budget, (limited) => {
		const commits = limited.github.commits();
		const read = commits.then(({ newestCommitAt }) => newestCommitAt(targetBranch));
		return (0, best_effort/* bestEffort */.z)(limited, read, (reason) => {
			why = reason;
		});
	});
	return at === undefined ? (0, fact/* unread */.gy)(why) : (0, fact/* known */.eO)(at);
}
async function readIsHeld(context, budget, ref) {
	let why = '';
	const holds = await (0, within/* withinBudget */.xV)(context, budget, (limited) => (0, resume/* readLiveHolds */.Ti)(limited, ref, (reason) => {
		why = reason;
	}));
	if (holds === undefined)
		return (0, fact/* unread */.gy)(why);
	context.setOutputs({ holds: holds.map(hold/* shownHold */.jY) });
	return (0, fact/* known */.eO)(holds.length > 0);
}
async function readHealthMetrics(context, watch) {
	if (watch.every(({ source }) => typeof source === 'string'))
		return (0, fact/* known */.eO)([]);
	let why = '';
	const families = await (0, best_effort/* bestEffort */.z)(context, (0, read/* readMetrics */.U)(context, context.repository), (reason) => {
		why = reason;
	});
	return families === undefined ? (0, fact/* unread */.gy)(why) : (0, fact/* known */.eO)(families);
}
var conditions = __webpack_require__(6880);
var nearest = __webpack_require__(992);






const MAX_SIGNALS = 50;
const MAX_NAME_LENGTH = 500;
const watchInput = () => (0, inputs/* convert */.C6)(async (text, refuse) => {
	const { ABOUT_KEY, readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 9138));
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value, problems } = readYaml(text, watchSchema(ABOUT_KEY), place);
	for (const problem of problems)
		refuse(`is wrong at ${problem}`);
	return value ?? [];
});
const watchSchema = (aboutKey) => zod/* transform */.pdi((value, { issues }) => {
	const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
	const entries = isMapping ? Object.entries(value) : [];
	const refuse = (message, path, params = {}) => issues.push({ code: 'custom', input: value, message, path, params });
	if (!isMapping)
		refuse('must be signals with their limits, such as depth: [20, 50]', []);
	else if (entries.length === 0)
		refuse('must name at least one signal', []);
	else if (entries.length > MAX_SIGNALS)
		refuse(`must have at most ${MAX_SIGNALS} signals`, []);
	return entries.flatMap(([name, given]) => {
		const source = sourceOf(name);
		const limits = limitsOf(given);
		if ('problem' in source)
			refuse(source.problem, [name], { [aboutKey]: true });
		if (typeof limits === 'string')
			refuse(limits, [name]);
		if ('problem' in source || typeof limits === 'string')
			return [];
		return { name, source: source.value, limits };
	});
});
function sourceOf(name) {
	const signal = QUEUE_SIGNALS.find((known) => known === name);
	if (signal !== undefined)
		return { value: signal };
	if (name.length > MAX_NAME_LENGTH)
		return { problem: `a key is longer than ${MAX_NAME_LENGTH} characters` };
	const meant = (0, nearest/* nearest */.pA)(name, QUEUE_SIGNALS);
	if (meant !== undefined)
		return { problem: `${(0, shared_text/* inBackticks */.Zw)(name)} is not a signal; did you mean \`${meant}\`?` };
	const expression = parseExpression(name);
	return typeof expression === 'string' ? { problem: expression } : { value: expression };
}
const EXPRESSION = 'p95(mq_pr_time_in_queue_1h_seconds)';
function parseExpression(text) {
	if (/[<>]|[=!]=/.test(text.replace(/\{.*\}/, '')))
		return `${(0, shared_text/* inBackticks */.Zw)(text)} has a comparison; write \`${EXPRESSION}: [1800, 3600]\`, where a value at or above a limit is bad`;
	const condition = (0, conditions/* parseCondition */.z)(`${text} >= 1`);
	if (typeof condition !== 'string')
		return { ...condition, text };
	const isOfOtherShape = condition.startsWith('which is not a condition');
	const known = QUEUE_SIGNALS.map((name) => `\`${name}\``).join(', ');
	return isOfOtherShape
		? `${(0, shared_text/* inBackticks */.Zw)(text)} is neither a signal (${known}) nor an expression such as \`${EXPRESSION}\``
		: `${(0, shared_text/* inBackticks */.Zw)(text)}: ${condition.replace(/^where /, '')}`;
}
function limitsOf(given) {
	if (!Array.isArray(given)) {
		const problem = problemOfLimit(given);
		return problem ?? { degraded: Number(given) };
	}
	const [degraded, severe, ...more] = given;
	if (more.length > 0 || given.length < 2)
		return `must have two limits in brackets, degraded and severe, such as [60, 120]${butItIs(given)}`;
	const problem = problemOfLimit(degraded) ?? problemOfLimit(severe);
	if (problem !== undefined)
		return problem;
	if (severe < degraded)
		return `must have the lower limit first${butItIs(given)}`;
	return { degraded, severe };
}
function problemOfLimit(limit) {
	if (typeof limit === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(limit))
		return `must be a number, but ${(0, inputs/* quote */.hD)(limit)} is a text; remove the quotes`;
	if (typeof limit !== 'number')
		return `must be a number such as 60, or two in brackets such as [60, 120]${butItIs(limit)}`;
	return Number.isFinite(limit) && limit > 0 ? undefined : `must be above 0${butItIs(limit)}`;
}
function butItIs(value) {
	if (value === null)
		return ', but is empty';
	return `, but is ${typeof value === 'string' ? (0, inputs/* quote */.hD)(value) : shownNumber(value)}`;
}
const shownNumber = (value) => typeof value === 'number' ? String(value) : (0, shared_text/* truncate */.xv)(JSON.stringify(value), 60);
const MENTION = /^@?([a-z\d](?:-?[a-z\d]){0,38}(?:_[a-z\d]+)?(?:\/[a-z\d][\w.-]{0,99})?)$/i;
const mentionsInput = () => (0, inputs/* convert */.C6)((text, refuse) => (0, inputs/* splitList */.ry)(text, /\n/).map((line) => {
	const name = MENTION.exec(line)?.[1];
	return (name ??
		refuse(`has ${(0, inputs/* quote */.hD)(line)}; each line must be a user or a team, as octocat or octo-org/platform`));
}));




















const watch_queue_operation = (0, step_operation/* defineOperation */.h)({
	about: 'Watch the health of a queue on a schedule: announce it once when it gets worse, and once when it has recovered.',
	target: operation/* queueTarget */.Xl,
	inputs: {
		watch: watchInput(),
		recoverAfter: (0, inputs/* wholeNumber */.rD)({ min: 1, max: 1000 }),
		mention: (0, inputs/* withDefault */.IQ)(mentionsInput(), []),
		slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		failOn: (0, inputs/* withDefault */.IQ)((0, inputs/* choices */.zM)(BAD_TIERS), []),
	},
	outputs: ['tier', 'previous-tier', 'announced', 'since', 'findings', 'issue-number', 'holds'],
	outcomes: ['healthy', 'degraded', 'severe', 'recovered'],
	checks: {
		watch: (_, scope) => !scope.hasGitHubToken &&
			`needs \`github-token\` with the permission \`issues: write\`, and it ${(0, clients/* gitHubTokenProblem */.wM)(scope)}`,
	},
	async run({ watch, recoverAfter, mention, slackPayloadFile, failOn }, context, ref) {
		const queue = await (0, operation/* readQueue */.Qf)(context, ref);
		const metrics = await readHealthMetrics(context, watch);
		const storeIn = healthStore(context, ref);
		const { record, ...facts } = await readGitHubHealth(context, { ref, queue, watch }, storeIn);
		const at = context.clock.now();
		const report = {
			ref,
			facts: { at, branch: ref.targetBranch, queue, metrics, ...facts },
			record,
			rules: { watch, recoverAfter },
			mentions: mention,
		};
		const expected = unannounced(report);
		const issue = storeIn(context).issue;
		recordHealth(context, { ...expected, issue });
		warnOfSignals(context, expected.assessment.findings);
		if (context.dryRun)
			return dryRunResult(context, report, { ...expected, issue }, failOn);
		const published = await publishHealth(context, report, storeIn);
		recordHealth(context, published);
		if (published.announcement !== undefined && slackPayloadFile !== undefined)
			await writeHealthSlack(context, report, published, slackPayloadFile);
		const outcome = published.announcement === 'recovered' ? 'recovered' : published.record.health.tier;
		return healthResult(context, report, published, { outcome, failOn });
	},
});
function recordHealth({ setOutputs }, { assessment, record, announcement, issue }) {
	const { since } = announcement === 'recovered' ? assessment.health : record.health;
	setOutputs({
		tier: record.health.tier,
		'previous-tier': assessment.before.tier,
		announced: announcement !== undefined,
		since: since === undefined ? undefined : new Date(since).toISOString(),
		findings: assessment.findings.map(findingJson),
		'issue-number': issue,
	});
}
function findingJson(finding) {
	const { watched, reading, tier } = finding;
	const value = reading.isRead ? (reading.value ?? null) : null;
	return {
		signal: watched.name,
		value: value === null ? null : jsonValue(watched, value),
		limit: limitOfFinding(finding),
		tier,
		text: findingText(finding),
	};
}
function jsonValue({ source }, value) {
	if (typeof source === 'string')
		return Math.floor(value * 10) / 10;
	return Number.isFinite(value) ? value : (0, model/* formatValue */.Fl)(value);
}
function warnOfSignals({ log }, findings) {
	const reasons = new Map();
	for (const { watched, reading, tier } of findings) {
		if (reading.isRead) {
			if (isDoubtful(watched, reading))
				log.warning(`\`watch\`: ${reading.doubt}.`);
			continue;
		}
		const signals = reasons.get(reading.why) ?? [];
		reasons.set(reading.why, [...signals, `\`${watched.name}\` (stays ${tier})`]);
	}
	for (const [why, signals] of reasons)
		log.warning(`Unread: ${signals.join(', ')}, because ${why.replace(/[^?.]$/, '$&.')}`);
}
const isDoubtful = ({ limits }, { doubt, value = 0 }) => doubt !== undefined && (limits.severe ?? limits.degraded) > value;
async function writeHealthSlack(context, report, { assessment, announcement, issue }, path) {
	const { repository, run } = pagesOf(context, report);
	const payload = healthSlack(statementOf(report, assessment, announcement), (0, references/* repositoryName */.aR)(context.repository), { issue: `${repository}/issues/${issue}`, run });
	const written = context.workspace.write('slack-payload-file', path, (0, slack/* payloadFile */.Fp)(payload));
	await (0, best_effort/* bestEffort */.z)(context, written, context.log.warning);
}
function healthResult(context, report, { assessment, record, announcement, issue }, { outcome, failOn, note = '' }) {
	const { tier } = record.health;
	const statement = statementOf(report, assessment, announcement);
	const pages = pagesOf(context, report);
	const isFailing = failOn.some((named) => isAtLeast(tier, named));
	const failure = isFailing ? failureOf(report, statement) : undefined;
	const verdict = verdictOf(statement);
	context.log.info((0, shared_text/* capitalize */.ZH)(verdict.replaceAll('`', '')));
	const heading = isFailing ? `${markdown/* MARKS */.j7.bad} ${(0, markdown/* prose */.CS)(verdict)}` : healthHeading(statement);
	const incident = issue === undefined ? '' : incidentLine(announcement, issue, pages.repository);
	return {
		outcome,
		failure,
		details: {
			recoverAfter: report.rules.recoverAfter,
			healthyReadings: record.health.healthyReadings,
		},
		summary: [
			`### ${heading}`,
			note,
			signalTable(assessment.findings, pages),
			incident,
			(0, queue_report/* foldedQueue */.Cl)(context, report.ref, report.facts.queue),
		]
			.filter((part) => part !== '')
			.join('\n\n'),
	};
}
function incidentLine(announcement, issue, repository) {
	const place = (0, markdown/* link */.nf)(`#${issue}`, `${repository}/issues/${issue}`);
	return announcement === undefined
		? `See ${place} for what was announced.`
		: `Announced in ${place}.`;
}
function failureOf({ ref, rules }, statement) {
	const [worst] = badFindings(statement.assessment.findings);
	const advice = worst === undefined ? '' : adviceOf(worst);
	return new errors/* ActionError */.lZ('refused', {
		request: `Watching the queue ${(0, references/* queueName */.nM)(ref)}`,
		problem: `${verdictOf(statement)}, which \`fail-on\` lists`,
		remedy: advice ||
			`The step passes after ${(0, shared_text/* pluralize */.td)(rules.recoverAfter, 'healthy reading')} in a row.`,
	});
}
function dryRunResult(context, report, expected, failOn) {
	const { due, health } = expected.assessment;
	if (due === undefined)
		return healthResult(context, report, expected, { outcome: health.tier, failOn });
	const note = `Dry run: \`${due}\` would be announced.`;
	context.log.info(note);
	return healthResult(context, report, expected, { outcome: 'planned', failOn, note: (0, markdown/* prose */.CS)(note) });
}

/***/ }),

/***/ 2902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ac: () => (NO_SETTINGS),
  K: () => (settingsInput),
  S5: () => (readQueueConfig)
});
var _shared_branch_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5230);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);
var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);





const queueEntry = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
	branch: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: 'must be the name of a branch, in quotes if it looks like a number' })
		.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(_shared_branch_name_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_NAME */ .P, { error: ({ input }) => (0, _shared_branch_name_js__WEBPACK_IMPORTED_MODULE_0__/* .branchNameProblem */ .h)(String(input)) }), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('Target branch of the queue.')),
	state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('absent', {
		error: (issue) => `can only be absent, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(issue.input)}`,
	})
		.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('Delete the queue, with `prune` and only when it is empty.'))),
	..._settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsShape */ .n$,
}, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .notSettings */ .$K)
	.check(({ value: entry, issues }) => {
	if (entry.state === undefined)
		return;
	for (const name of _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .settingNames */ .H$) {
		if (entry[name] !== undefined)
			issues.push({
				code: 'custom',
				input: entry,
				path: [name],
				message: 'has no meaning for a queue whose `state` is absent',
			});
	}
});
const queueConfig = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
	queues: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(queueEntry, { error: 'must be a list of queues' })
		.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1, { error: 'must name at least one queue' }), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('The queues of this repository, one for each branch.')),
}, { error: 'must begin with `queues:`' })
	.check(({ value: { queues }, issues }) => {
	const seen = new Set();
	queues.forEach(({ branch }, index) => {
		if (seen.has(branch))
			issues.push({
				code: 'custom',
				input: branch,
				path: ['queues', index, 'branch'],
				message: `is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(branch)}, which the file already names`,
			});
		seen.add(branch);
	});
});
const MAX_BYTES = 1024 * 1024;
async function readQueueConfig(workspace, path) {
	const text = await workspace.text('queue-config-file', path, MAX_BYTES);
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 9138));
	const place = (line, column) => `${path}:${line}:${column}`;
	const { value, problems, warnings } = readYaml(text, queueConfig, place);
	if (value === undefined)
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(problems, path);
	return { queues: value.queues, warnings };
}
const NO_SETTINGS = { settings: {}, warnings: [] };
const settingsInput = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .convert */ .C6)(async (text, refuse) => {
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 9138));
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value = {}, problems, warnings } = readYaml(text, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .queueSettings */ .TJ, place);
	for (const problem of problems)
		refuse(problem);
	return { settings: value, warnings: warnings.map((one) => `\`queue-settings\`, ${one}.`) };
});

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Xz: () => (keepComment),
  tA: () => (removeLabel),
  tN: () => (writeIssue)
});
var _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3177);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _clients_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9667);



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
async function writeIssue(context, writing) {
	let refusal;
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, writing, (why, error) => {
		if ((0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotPermitted */ .wo)(error))
			refusal = error;
		else
			context.log.warning(`The issue could not be written. ${why}`);
	});
	return refusal;
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
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${(0, _clients_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubTokenProblem */ .wM)(context)}.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ })

};
