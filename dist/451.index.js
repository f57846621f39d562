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
  wD: () => (parseMarked)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const TEXT_LIMIT = 65_536;
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
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);

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
		for (const wanted of await (0, _queue_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueueConfig */ .S5)(context.workspace, path))
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
			await (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_14__/* .keepComment */ .X)(context, 'the plan', wanted);
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
	async run({ queueSettings: settings = {} }, context, ref) {
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
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3418);
var _queue_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(124);
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
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueTarget */ .Xl,
	inputs: {
		reason: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .line */ .n8)()),
		wait: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .flag */ .Jt)(), true),
		timeoutMinutes: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .minutes */ .Gx)(),
		resumeAfterJob: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .flag */ .Jt)(),
		..._queue_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .holdInputs */ .Tx,
	},
	outputs: ['changed', 'changes', 'duration-seconds', 'polls', 'holds'],
	outcomes: ['draining', 'drained', 'timed-out'],
	checks: _queue_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .holdChecks */ .fr,
	onlyWith: { holdUntil: 'hold' },
	async run({ wait, timeoutMinutes, ...inputs }, context, ref) {
		const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .Deadline */ .B2(context.clock, timeoutMinutes * 60_000);
		const result = await (0, _queue_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopQueue */ .kf)(context, ref, {
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
	const why = failure !== undefined && (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .problemLine */ .YK)(failure.explanation);
	const mark = done ? 'good' : 'bad';
	return {
		outcome: done ? 'drained' : 'timed-out',
		outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
		summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReport */ .Qs)(context, ref, queue, mark, clause, why, (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonLine */ .$E)(reason)),
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
		(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .recordQueue */ .xB)(context, queue);
		const active = inProgress(queue).length;
		const now = `${active} of ${queue.enqueuedPullRequests.length}`;
		if (now !== before)
			context.log.info((0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .queueLine */ .W5)(ref, queue, clock.now()));
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
	problem: `it is ${queue.state} now, with ${(0, _queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequests */ .sD)(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
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
var _queue_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7089);
var _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7613);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3418);
var _queue_resume_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2755);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9662);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9667);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8244);











const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_10__/* .defineOperation */ .h)({
	about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .queueTarget */ .Xl,
	inputs: { failOn: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .QUEUE_STATES */ .PE), []), holds: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .flag */ .Jt)() },
	outputs: ['holds'],
	outcomes: ['found', 'not-found'],
	async run(inputs, context, ref) {
		const queue = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref);
		const holds = inputs.holds ? await holdsOf(context, ref) : undefined;
		const gated = inputs.failOn.some((state) => state === queue.state);
		const clause = `is ${queue.state.replaceAll('_', ' ')}${gated ? ', which `fail-on` lists' : ''}`;
		return {
			outcome: 'found',
			details: { queue },
			summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_3__/* .queueReport */ .Qs)(context, ref, queue, gated ? 'bad' : 'good', clause, holds ?? false),
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
	const holds = await (0, _queue_resume_js__WEBPACK_IMPORTED_MODULE_4__/* .readLiveHolds */ .Ti)(context, ref, warn);
	if (holds === undefined)
		return false;
	setOutputs({ holds: holds.map(_queue_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .shownHold */ .jY) });
	log.info(holds.length === 0 ? 'The queue has no holds' : `The queue has ${(0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_1__/* .heldClause */ .TY)(holds)}`);
	return holds.length > 0 && (0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_1__/* .holdTable */ .cZ)(holds);
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
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9515);
var _queue_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(124);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);




const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .defineOperation */ .h)({
	about: 'Pause a queue: it tests and merges nothing until you resume it.',
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueTarget */ .Xl,
	inputs: { reason: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()), resumeAfterJob: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), ..._queue_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .holdInputs */ .Tx },
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['paused', 'unchanged'],
	checks: _queue_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .holdChecks */ .fr,
	onlyWith: { holdUntil: 'hold' },
	async run(inputs, context, ref) {
		return (0, _queue_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopQueue */ .kf)(context, ref, {
			...inputs,
			state: 'paused',
			ifChanged: { outcome: 'paused', clause: 'was paused' },
			ifUnchanged: () => ({ outcome: 'unchanged', clause: 'is already paused' }),
		});
	},
});

/***/ }),

/***/ 852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _queue_held_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6033);
var _queue_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7089);
var _queue_hold_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9933);
var _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7613);
var _queue_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9515);
var _queue_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3418);
var _queue_resume_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2755);
var _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4917);
var _queue_stop_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(124);
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
	target: _queue_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .queueTarget */ .Xl,
	inputs,
	outputs: ['changed', 'changes', 'holds'],
	outcomes: ['resumed', 'unchanged', 'held'],
	checks: { hold: _queue_stop_js__WEBPACK_IMPORTED_MODULE_8__/* .holdTokenProblem */ .uC },
	onlyWith: { strict: 'hold' },
	async run({ hold, expectedState, strict }, context, ref) {
		const queue = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(context, ref);
		if (hold !== undefined && hold !== 'all')
			return context.dryRun
				? planRelease(context, ref, queue, hold, expectedState)
				: release(context, ref, queue, { hold, expectedState, strict });
		if (hold === 'all' && !context.dryRun)
			await (0, _queue_resume_js__WEBPACK_IMPORTED_MODULE_6__/* .removeAllHolds */ .ix)(context, ref);
		return resume(context, ref, queue, expectedState);
	},
});
async function resume(context, ref, queue, expectedState) {
	const isOther = queue.state !== 'running' && expectedState !== undefined && queue.state !== expectedState;
	const unchanged = isOther
		? `is ${queue.state}, not ${expectedState}, so it was not changed`
		: 'is already running';
	const result = await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .change */ .Zg)(context, { ref, found: queue, wanted: isOther ? {} : { state: 'running' } }, {
		ifChanged: { outcome: 'resumed', clause: 'was resumed' },
		ifUnchanged: { outcome: 'unchanged', clause: unchanged },
	});
	if (!context.github.available || isOther)
		return result;
	const holds = await (0, _queue_resume_js__WEBPACK_IMPORTED_MODULE_6__/* .readLiveHolds */ .Ti)(context, ref, (why) => context.log.debug(`The holds of the queue could not be read: ${why}`));
	if (holds === undefined)
		return result;
	context.setOutputs({ holds: holds.map(_queue_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .shownHold */ .jY) });
	if (holds.length > 0)
		context.log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} runs although it has ${(0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__/* .heldClause */ .TY)(holds)}. To end them, use \`resume-queue\` with \`hold\`.`);
	return result;
}
async function release(context, ref, found, { hold, expectedState, strict }) {
	const { log } = context;
	const { store, held, latest } = (0, _queue_held_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .trackQueue */ .TY)(context, ref, found);
	const ended = await (0, _queue_resume_js__WEBPACK_IMPORTED_MODULE_6__/* .endHold */ .Pi)(context, ref, held, store, { name: hold, expectedState });
	const queue = latest();
	const { outcome, clause, doubt } = conclusion(ended, hold, queue, expectedState);
	const changes = ended.end === 'resumed' ? (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .stateChange */ .wW)(found, 'running') : [];
	log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} ${clause}`);
	const failure = doubt && strict ? (0, _queue_resume_js__WEBPACK_IMPORTED_MODULE_6__/* .notResumed */ .rS)(ref, doubt, (0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__/* .resumeAnyway */ .ju)(ref)) : undefined;
	if (doubt !== undefined && failure === undefined)
		log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .nM)(ref)} is ${doubt}. ${(0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__/* .resumeAnyway */ .ju)(ref)}`);
	const mark = failure !== undefined ? 'bad' : doubt === undefined ? 'good' : 'warning';
	const more = [
		failure !== undefined && (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .problemLine */ .YK)(failure.explanation),
		changes.length > 0 && (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .changesDiff */ .dO)(changes),
		outcome === 'held' && (0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__/* .holdTable */ .cZ)(ended.holds),
	];
	return {
		outcome,
		outputs: { ...(0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .changeOutputs */ .Dp)(changes), holds: ended.holds.map(_queue_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .shownHold */ .jY) },
		details: { queue, changes },
		summary: (0, _queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .queueReport */ .Qs)(context, ref, queue, mark, clause, ...more),
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
			return { outcome: 'held', clause: `stays ${state}, because it has ${(0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__/* .heldClause */ .TY)(holds)}` };
		case 'other-state':
			return {
				outcome: 'unchanged',
				clause: `is ${state}, not ${expectedState}, so it was not changed`,
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
	const holds = await new _queue_hold_store_js__WEBPACK_IMPORTED_MODULE_2__/* .HoldStore */ .t(context, ref).read();
	const own = holds.find((hold) => hold.name === name);
	const live = holds.filter((hold) => hold !== own && (0, _queue_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(hold, context.clock.now()));
	context.setOutputs({ holds: live.map(_queue_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .shownHold */ .jY) });
	const isFree = own !== undefined &&
		live.length === 0 &&
		(expectedState ?? queue.state) === queue.state &&
		holds.some(({ stateBefore }) => stateBefore === 'running');
	const changes = isFree ? (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .stateChange */ .wW)(queue, 'running') : [];
	const requests = changes.length === 0 ? [] : [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_9__/* .updateQueue */ .df)(ref, (0, _queue_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .updateFor */ .pR)(changes))];
	const others = live.length === 0 ? '' : `, and would keep ${(0, _queue_hold_text_js__WEBPACK_IMPORTED_MODULE_3__/* .holdNames */ .u2)(live)}`;
	const clause = own === undefined ? `has no hold \`${name}\`` : `would lose the hold \`${name}\`${others}`;
	return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .plannedChanges */ .II)(context, ref, changes, requests, clause);
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
		queueSettings: ({ queueSettings = {}, queueState }) => Object.keys(queueSettings).length === 0 &&
			queueState === undefined &&
			'or `queue-state` must say what to change',
	},
	async run({ queueSettings = {}, queueState }, context, ref) {
		const wanted = { settings: queueSettings, state: queueState };
		return (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .change */ .Zg)(context, { ref, found: await (0, _queue_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(context, ref), wanted }, {
			ifChanged: { outcome: 'updated', clause: 'was updated' },
			ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
		});
	},
});

/***/ }),

/***/ 2902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
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
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 1047));
	const place = (line, column) => `${path}:${line}:${column}`;
	const { value, problems } = readYaml(text, queueConfig, place);
	if (value === undefined)
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(problems, path);
	return value.queues;
}
const settingsInput = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .convert */ .C6)(async (text, refuse) => {
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 1047));
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value = {}, problems } = readYaml(text, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .queueSettings */ .TJ, place);
	for (const problem of problems)
		refuse(problem);
	return value;
});

/***/ }),

/***/ 124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Tx: () => (holdInputs),
  fr: () => (holdChecks),
  kf: () => (stopQueue),
  uC: () => (holdTokenProblem)
});
var _service_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);
var _step_clients_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9667);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);
var _held_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6033);
var _hold_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7089);
var _hold_protocol_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6077);
var _hold_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7613);
var _operation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9515);
var _restore_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2260);
var _settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4917);











const holdInputs = { hold: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .holdName */ .VJ)()), holdUntil: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .time */ .kB)()) };
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
	: `needs \`github-token\` with \`issues: write\`, and it ${(0, _step_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubTokenProblem */ .wM)(scope)}`;
async function stopQueue(context, ref, stop) {
	const { state, resumeAfterJob, acceptedState, ifChanged, ifUnchanged, hold } = stop;
	if (resumeAfterJob)
		(0, _restore_js__WEBPACK_IMPORTED_MODULE_9__/* .forgetState */ .d4)(context);
	const found = await (0, _operation_js__WEBPACK_IMPORTED_MODULE_8__/* .readQueue */ .Qf)(context, ref);
	const wanted = { state, acceptedState };
	const changes = (0, _settings_js__WEBPACK_IMPORTED_MODULE_10__/* .missingChanges */ .K6)(found, wanted);
	const make = (queue) => (0, _operation_js__WEBPACK_IMPORTED_MODULE_8__/* .change */ .Zg)(context, { ...stop, ref, found: queue, wanted }, { ifChanged, ifUnchanged: ifUnchanged(queue) });
	if (hold !== undefined)
		return context.dryRun
			? plannedHold(context, ref, hold, changes)
			: stopForHold(context, ref, { ...stop, hold }, found, make);
	if (!resumeAfterJob || context.dryRun)
		return make(found);
	if (changes.length > 0)
		return (0, _restore_js__WEBPACK_IMPORTED_MODULE_9__/* .restoredAfterJob */ .mD)(context, ref, { found: found.state, set: state }, () => make(found));
	context.log.warning(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(ref)} is ${found.state} already, so it is not resumed when this job ends. Whoever stopped it can resume it while this job works: use \`hold\` in both.`);
	return make(found);
}
function plannedHold(context, ref, hold, changes) {
	const requests = changes.length === 0 ? [] : [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .updateQueue */ .df)(ref, (0, _settings_js__WEBPACK_IMPORTED_MODULE_10__/* .updateFor */ .pR)(changes))];
	return (0, _operation_js__WEBPACK_IMPORTED_MODULE_8__/* .plannedChanges */ .II)(context, ref, changes, requests, `would get the hold \`${hold}\``);
}
async function stopForHold(context, ref, { hold: name, holdUntil: until = '', ...stop }, found, make) {
	const { log, event, clock, setOutputs } = context;
	const { store, held, latest } = (0, _held_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .trackQueue */ .TY)(context, ref, found);
	const { reason = '', state, resumeAfterJob } = stop;
	const wanted = { name, reason, until, run: event.runUrl, workflow: event.workflow };
	const write = async () => {
		const stopNow = () => make(latest());
		const { holds, stopped } = await (0, _hold_protocol_js__WEBPACK_IMPORTED_MODULE_6__/* .stopWithHold */ .o1)(held, wanted, found.state, stopNow);
		const own = holds.find((hold) => hold.name === name);
		const live = holds.filter((hold) => (0, _hold_js__WEBPACK_IMPORTED_MODULE_5__/* .isLive */ .DG)(hold, clock.now()));
		log.info(`The hold ${name} of the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(ref)} is at ${own?.url ?? 'GitHub'}`);
		setOutputs({ holds: live.map(_hold_js__WEBPACK_IMPORTED_MODULE_5__/* .shownHold */ .jY) });
		await store.show(live);
		return { stopped, live, stateBefore: own?.stateBefore };
	};
	const saved = { found: (0, _hold_protocol_js__WEBPACK_IMPORTED_MODULE_6__/* .settableState */ .MY)(found.state) ?? found.state, set: state, hold: name };
	const { stopped, live } = resumeAfterJob
		? await (0, _restore_js__WEBPACK_IMPORTED_MODULE_9__/* .restoredAfterJob */ .mD)(context, ref, saved, write, (end) => end.stateBefore)
		: await write();
	const end = until === '' ? '' : ` until ${(0, _hold_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shownTime */ .h5)(until)}`;
	const line = `The hold \`${name}\` keeps it stopped${end}. The queue has ${(0, _hold_text_js__WEBPACK_IMPORTED_MODULE_7__/* .heldClause */ .TY)(live)}.`;
	log.info(line);
	return { ...stopped, summary: `${stopped.summary ?? ''}\n\n${(0, _hold_text_js__WEBPACK_IMPORTED_MODULE_7__/* .holdTable */ .cZ)(live)}` };
}

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (keepComment),
  t: () => (removeLabel)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9667);


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
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${(0, _clients_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubTokenProblem */ .wM)(context)}.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ })

};
