'use strict';

exports.id = 515;
exports.ids = [515];
exports.modules = {

/***/ 9515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $E: () => (reasonLine),
  Dp: () => (changeOutputs),
  II: () => (plannedChanges),
  Qf: () => (readQueue),
  Xl: () => (queueTarget),
  Zg: () => (change),
  hK: () => (QUEUE_OUTPUTS),
  nv: () => (queueOf),
  ud: () => (recordEnsured),
  xB: () => (recordQueue)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8860);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5831);
var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5088);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9428);
var _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6212);
var _step_read_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5119);
var _step_within_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2786);
var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3418);
var _settings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4917);
var _writes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4712);














const inputs = { targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .branch */ .tk)()) };
const QUEUE_OUTPUTS = [
	'target-branch',
	'queue-state',
	'queue-mode',
	'queue-depth',
	'testing-count',
	'oldest-age-seconds',
	'queue',
];
const queueTarget = {
	inputs,
	checks: {
		targetBranch: ({ targetBranch }, { event, repository }) => targetBranch === undefined && branchOfEvent(event, repository).problem,
	},
	outputs: QUEUE_OUTPUTS,
	async resolve(given, context) {
		const ref = queueOf(given, context);
		context.setOutputs({ 'target-branch': ref.targetBranch });
		const number = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(context.event.payload, 'pull_request', 'number');
		if (given.targetBranch === undefined && typeof number === 'number')
			await refuseOtherBase(ref, number, context);
		return ref;
	},
};
function queueOf({ targetBranch }, { event, repository }) {
	if (targetBranch !== undefined)
		return (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .queueRef */ .tQ)(repository, targetBranch);
	const { branch, problem } = branchOfEvent(event, repository);
	if (branch === undefined)
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0, _step_read_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .inputProblem */ .oi)('targetBranch', problem)]);
	return (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .queueRef */ .tQ)(repository, branch);
}
async function refuseOtherBase({ targetBranch }, number, context) {
	const { event, clock } = context;
	if ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .isFresh */ .pL)(event, clock.now()))
		return;
	const present = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_10__/* .withinBudget */ .xV)(context, context.timeBeforeWork, (limited) => (0, _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_8__/* .presentPullRequest */ .a_)(limited, number));
	const { baseBranch = targetBranch } = present ?? {};
	if (baseBranch === targetBranch)
		return;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the queue of the event \`${event.name}\``,
		problem: `the event has the base branch ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inBackticks */ .Zw)(targetBranch)} of #${number}, which is ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inBackticks */ .Zw)(baseBranch)} by now`,
		remedy: 'Set `target-branch` to the branch of the queue.',
	});
}
const ABOUT_THEIR_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
function branchOfEvent(event, repository) {
	const { name, payload, ref } = event;
	const other = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .otherRepository */ .j5)(event, repository);
	if (other !== undefined)
		return missingBranch(`the event is of the repository ${other}`);
	const baseRef = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'merge_group', 'base_ref');
	const base = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'pull_request', 'stack', 'base', 'ref') ??
		(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref') ??
		afterPrefix('refs/heads/', baseRef) ??
		baseRef;
	if (base !== undefined)
		return { branch: base };
	const refOfEvent = ABOUT_THEIR_REF.includes(name) ? ref : '';
	const branch = afterPrefix('refs/heads/', refOfEvent);
	if (branch !== undefined)
		return { branch };
	const tag = afterPrefix('refs/tags/', refOfEvent);
	if (tag !== undefined)
		return missingBranch(`the run is for the tag ${tag}`);
	return missingBranch(name === ''
		? 'the run has no event'
		: `the event \`${name}\` is not about the branch of a queue`);
}
const afterPrefix = (prefix, ref = '') => ref.startsWith(prefix) ? ref.slice(prefix.length) || undefined : undefined;
const missingBranch = (why) => ({
	problem: `is required, because ${why}: set it to the queue's branch`,
});
async function readQueue(context, ref) {
	const queue = await context.service.getQueue(ref);
	recordQueue(context, queue);
	context.log.info((0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .queueLine */ .W5)(ref, queue, context.clock.now()));
	return queue;
}
function recordQueue({ setOutputs, clock }, queue) {
	const { testing, oldestMs } = (0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .queueFigures */ .Lv)(queue, clock.now());
	setOutputs({
		'queue-state': queue.state,
		'queue-mode': queue.mode,
		'queue-depth': queue.enqueuedPullRequests.length,
		'testing-count': testing,
		'oldest-age-seconds': oldestMs === undefined ? undefined : Math.floor(oldestMs / 1000),
		queue,
	});
}
const changeOutputs = (changes) => ({
	changed: changes.length > 0,
	changes,
});
function recordEnsured(context, { queue, changed }) {
	context.setOutputs(changeOutputs(changed));
	recordQueue(context, queue);
}
function plannedChanges({ log }, ref, changes, requests, clause = 'would change') {
	const verdict = (0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .headline */ .Pl)('neutral', (0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .queueSentence */ .Td)(ref, `${clause} (dry run)`));
	const report = `${verdict}\n\n${(0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .changesDiff */ .dO)(changes)}`;
	const { details, ...result } = (0, _step_dry_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planned */ .l)(log, requests, { report });
	return { ...result, outputs: { changed: false, changes }, details: { ...details, changes } };
}
async function change(context, { ref, found, reason, wanted, switchMs }, { ifChanged, ifUnchanged }) {
	const { log, dryRun } = context;
	const changes = (0, _settings_js__WEBPACK_IMPORTED_MODULE_12__/* .missingChanges */ .K6)(found, wanted);
	const isChange = changes.length > 0;
	if (isChange && dryRun)
		return plannedChanges(context, ref, changes, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .updateQueue */ .df)(ref, (0, _settings_js__WEBPACK_IMPORTED_MODULE_12__/* .updateFor */ .pR)(changes))]);
	if (isChange && reason !== undefined)
		log.info(`Reason: ${reason}`);
	const ensured = isChange
		? await (0, _writes_js__WEBPACK_IMPORTED_MODULE_13__/* .ensureQueue */ .QW)(context, ref, changes, wanted, { switchMs })
		: { queue: found, changed: [], missing: [] };
	recordEnsured(context, ensured);
	const queue = (0, _writes_js__WEBPACK_IMPORTED_MODULE_13__/* .requireDone */ .Sy)(ensured);
	const { outcome, clause } = isChange ? ifChanged : ifUnchanged;
	log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(ref)} ${clause}`);
	const more = [reasonLine(reason), isChange && (0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .changesDiff */ .dO)(changes)];
	return {
		outcome,
		details: { queue, changes },
		summary: (0, _report_js__WEBPACK_IMPORTED_MODULE_11__/* .queueReport */ .Qs)(context, ref, queue, 'good', clause, ...more),
	};
}
const reasonLine = (reason) => reason !== undefined && `**Reason:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(reason)}`;

/***/ }),

/***/ 3418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Cl: () => (foldedQueue),
  Lv: () => (queueFigures),
  Pl: () => (headline),
  Qs: () => (queueReport),
  Ry: () => (planDiff),
  Td: () => (queueSentence),
  W5: () => (queueLine),
  YK: () => (problemLine),
  dO: () => (changesDiff),
  l2: () => (branchInProse),
  sD: () => (pullRequests),
  vK: () => (changeLine),
  wk: () => (driftLine)
});
var _github_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6757);
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9662);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7568);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5831);
var _settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4917);









function ageMs(since, now) {
	const at = (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(since);
	return at === undefined ? undefined : Math.max(0, now - at);
}
function queueLine(ref, queue, now) {
	const { testing, oldestMs } = queueFigures(queue, now);
	const parts = [pullRequests(queue.enqueuedPullRequests.length)];
	if (testing !== undefined && testing > 0)
		parts.push(`${testing} under test`);
	if (oldestMs !== undefined)
		parts.push(`the oldest in its state for ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(oldestMs / 1000)}`);
	return `Queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .nM)(ref)} is ${queue.state}: ${parts.join(', ')}`;
}
const pullRequests = (count) => count === 0 ? 'no pull requests' : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(count, 'pull request');
function queueFigures({ enqueuedPullRequests }, now) {
	const ages = enqueuedPullRequests.flatMap((pr) => ageMs(pr.stateChangedAt, now) ?? []);
	return {
		testing: enqueuedPullRequests.every((pr) => pr.state !== undefined)
			? enqueuedPullRequests.filter((pr) => pr.state === 'TESTING').length
			: undefined,
		oldestMs: ages.length === 0 ? undefined : ages.reduce((a, b) => Math.max(a, b)),
	};
}
const headline = (mark, sentence) => `### ${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7[mark]} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(sentence)}`;
const queueSentence = (ref, clause) => `Queue ${branchInProse(ref)} ${clause}`;
function branchInProse({ targetBranch: name }) {
	const isPlain = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(name) === name || name.includes('`');
	return isPlain ? name : `\`${name}\``;
}
const problemLine = ({ problem }) => `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .capitalize */ .ZH)(problem))}.`;
const MARKS_OF_STATES = {
	running: '✅',
	paused: '⏸',
	draining: '⏸',
	switching_modes: '⏳',
};
function queueReport({ clock, event }, ref, queue, mark, clause, ...more) {
	const shown = mark === 'good' ? (MARKS_OF_STATES[queue.state] ?? _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7.neutral) : _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7[mark];
	return [
		[`### ${shown} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(queueSentence(ref, clause))}`, ...countsOf(queue)].join(' · '),
		...more.filter((part) => part !== false),
		...(queue.enqueuedPullRequests.length === 0
			? []
			: [pullRequestTable((0, _github_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPage */ .WR)(ref.repository, event), queue, clock.now())]),
		settingsTable(queue),
	].join('\n\n');
}
function foldedQueue({ clock, event }, ref, queue) {
	const state = queueSentence(ref, `is ${queue.state.replaceAll('_', ' ')}`);
	const line = [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(state), ...countsOf(queue)].join(' · ');
	if (queue.enqueuedPullRequests.length === 0)
		return line;
	return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(line, pullRequestTable((0, _github_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPage */ .WR)(ref.repository, event), queue, clock.now()));
}
function countsOf({ enqueuedPullRequests: all }) {
	if (all.length === 0)
		return ['empty'];
	const known = Object.entries(_service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_WORDS */ .I7).map(([state, word]) => {
		return { word, count: all.filter((pr) => pr.state === state).length };
	});
	const other = all.length - known.reduce((sum, { count }) => sum + count, 0);
	return [...known, { word: 'in another state', count: other }]
		.filter(({ count }) => count > 0)
		.map(({ word, count }) => `${count} ${word}`);
}
const MAX_TITLE_LENGTH = 120;
function pullRequestTable(page, queue, now) {
	const row = (pr, index) => {
		const address = `${page}/pull/${pr.prNumber}`;
		const small = [
			pr.prAuthor ?? [],
			(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .chosenPriority */ .x$)(pr) ?? [],
			pr.skipTheLine ? 'skips the line' : [],
			pr.noBatch ? 'tested alone' : [],
		].flat();
		const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .truncate */ .xv)(pr.prTitle ?? '', MAX_TITLE_LENGTH);
		const age = ageMs(pr.stateChangedAt, now);
		return [
			String(index + 1),
			`${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`#${pr.prNumber}`, address)} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(title)}`.trimEnd() +
				(small.length === 0 ? '' : `<br><sub>${small.map(_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq).join(' · ')}</sub>`),
			pr.state === undefined ? '' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(pr.state),
			age === undefined ? '' : (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(age / 1000).replaceAll(' ', '&nbsp;'),
		];
	};
	const head = [{ number: '#' }, 'Pull request', 'State', { number: 'For' }];
	return (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fittingTable */ .k)(head, queue.enqueuedPullRequests, row);
}
function settingsTable(queue) {
	const rows = _settings_js__WEBPACK_IMPORTED_MODULE_7__/* .settingNames */ .H$.flatMap((name) => {
		const shown = (0, _settings_js__WEBPACK_IMPORTED_MODULE_7__/* .shownSetting */ .mV)(queue, name);
		if (shown === null && name !== 'required-statuses')
			return [];
		const listed = shown === null ? (queue.requiredStatuses ?? []) : [];
		const more = listed.length === 0 ? '' : `: ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(plain(listed))}`;
		const unlimited = name === 'testing-timeout-minutes' && shown === 0 ? ' (no limit)' : '';
		const cell = shown === null ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(value(name, shown)) : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(plain(shown));
		return [[(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name), cell + more + unlimited]];
	});
	return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('Settings', (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['Setting', 'Value'], rows));
}
const DIFF_BUDGET_BYTES = 60 * 1024;
function changesDiff(changes) {
	const budget = new _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .ByteBudget */ .Gz(DIFF_BUDGET_BYTES);
	const blocks = new Map();
	let shown = 0;
	for (const { branch, field, before, after } of changes) {
		const lines = [diffLine('-', field, before), diffLine('+', field, after)].flat();
		if (!budget.take([branch ?? '', ...lines]))
			break;
		blocks.set(branch, [...(blocks.get(branch) ?? []), ...lines]);
		shown++;
	}
	const left = changes.length - shown;
	const rest = `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(left, 'more change')} not shown; \`result-file\` has all of them.`;
	return [...[...blocks].map(diffBlock), ...(left === 0 ? [] : [rest])].join('\n\n');
}
const planDiff = (changes) => `<sub><code>-</code> is the queue now, <code>+</code> is the file.</sub>\n\n${changesDiff(changes)}`;
function diffBlock([branch, lines]) {
	const heading = branch === undefined ? '' : `**${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(branch)}**\n\n`;
	return `${heading}${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(lines, 'diff')}`;
}
function diffLine(sign, field, shown) {
	const words = value(field, shown);
	return words === NOT_SET ? [] : [`${sign} ${field}: ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(words)}`];
}
const changeLine = ({ field, before, after }) => `${field}: ${value(field, before)} → ${value(field, after)}`;
function driftLine({ field, before, after }) {
	if (field === 'queue')
		return after === 'present' ? 'only the file has this queue' : 'the file marks it as absent';
	return `${field} is ${value(field, before)} in the queue, and ${value(field, after)} in the file`;
}
const NOT_SET = 'not set';
const value = (field, shown) => field === 'required-statuses' && shown === null ? "the service's defaults" : plain(shown);
function plain(shown) {
	if (shown === null || shown === undefined)
		return NOT_SET;
	if (Array.isArray(shown))
		return `[${shown.map((item) => JSON.stringify(item)).join(', ')}]`;
	return String(shown);
}

/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $K: () => (notSettings),
  Df: () => (queueChanges),
  H$: () => (settingNames),
  K6: () => (missingChanges),
  QL: () => (oldNameOf),
  Sb: () => (changedSettings),
  TJ: () => (queueSettings),
  mV: () => (shownSetting),
  n$: () => (settingsShape),
  pR: () => (updateFor),
  ph: () => (shownChanges),
  wW: () => (stateChange)
});
var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1404);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);




const wholeNumber = (min, max = Number.MAX_SAFE_INTEGER) => {
	const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`;
	const wrong = unquoted(`a whole number from ${range}`, /^\d+$/);
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr({ ...wrong, abort: true }).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minimum */ .BpO(min, wrong), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .maximum */ .PhQ(max, wrong));
};
const unquoted = (what, pattern) => {
	const { error } = (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .mustBe */ .Jq)(what);
	return {
		error: (issue) => {
			const isQuoted = typeof issue.input === 'string' && pattern.test(issue.input);
			return isQuoted ? `${error(issue)}; remove the quotes` : error(issue);
		},
	};
};
const nonEmpty = (what) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .mustBe */ .Jq)(what)).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1, { error: 'must not be empty' }));
function schemaOf(setting) {
	switch (setting.type) {
		case 'boolean':
			return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(unquoted('true or false', /^(?:true|false)$/i));
		case 'whole':
			return wholeNumber(setting.min, setting.max);
		case 'word':
			return (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq)(setting.words);
		case 'text':
			return nonEmpty(setting.example);
		case 'texts':
			return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(nonEmpty(setting.example), (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .mustBe */ .Jq)('a list or null')));
	}
}
const settingsShape = Object.fromEntries(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingFields */ .o0.map((field) => {
	const { description } = _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .QUEUE_SETTINGS */ .gd[field];
	const schema = schemaOf(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .QUEUE_SETTINGS */ .gd[field]).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(description));
	return [(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebabCase */ .kW)(field), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema)];
}));
const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' };
const queueSettings = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(settingsShape, notSettings);
const settingNames = Object.keys(settingsShape);
const OWN_SOURCE = 'merge_instance';
function shownSetting(queue, field) {
	if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN_SOURCE) !== OWN_SOURCE)
		return null;
	return queue[onTheWire(field)] ?? null;
}
function changedSettings(queue, wanted) {
	return settingNames.flatMap((field) => {
		const after = wanted[field];
		const before = shownSetting(queue, field);
		return after === undefined || agrees(before, after) ? [] : [{ field, before, after }];
	});
}
function stateChange({ state: before }, after) {
	return after === undefined || after === before ? [] : [{ field: 'state', before, after }];
}
const missingChanges = (queue, { settings = {}, state, acceptedState }) => [
	...changedSettings(queue, settings),
	...(queue.state === acceptedState ? [] : stateChange(queue, state)),
];
const shownChanges = (changes, missing) => changes.filter((change) => !missing.some(({ field }) => field === change.field));
function queueChanges(queue, wanted) {
	const presence = (exists) => (exists ? 'present' : 'absent');
	const [before, after] = [presence(queue !== undefined), presence(wanted !== undefined)];
	const settings = changedSettings(queue ?? {}, wanted ?? {});
	return before === after ? settings : [{ field: 'queue', before, after }, ...settings];
}
const agrees = (shown, wanted) => JSON.stringify(comparable(shown)) === JSON.stringify(comparable(wanted));
const comparable = (value) => Array.isArray(value) ? [...new Set(value)].sort() : value;
function updateFor(changes) {
	return Object.fromEntries(changes.map(({ field, after }) => field === 'required-statuses' && after === null
		? ['deleteRequiredStatuses', true]
		: [onTheWire(field), after]));
}
const onTheWire = (setting) => _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingFields */ .o0.find((field) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebabCase */ .kW)(field) === setting) ?? setting;
const oldNameOf = (queue, field) => _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .oldNames */ .Qk.find(([name, old]) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebabCase */ .kW)(name) === field && queue[old] !== undefined)?.[1];

/***/ }),

/***/ 8449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (watchQueue),
  j: () => (asMissing)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _step_poll_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9496);







const GRACE_MS = 15_000;
async function watchQueue(context, ref, timeoutMs, done) {
	const { service, clock, random } = context;
	const started = clock.monotonic();
	const waited = () => clock.monotonic() - started;
	const bound = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B2(clock, timeoutMs + GRACE_MS);
	let polls = 0;
	let queue;
	let missingSince;
	const read = async () => {
		polls++;
		return service.getQueue(ref, { attempts: 1, deadline: bound }).catch(asMissing);
	};
	const polled = await (0, _step_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .poll */ .wt)(context, new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B2(clock, timeoutMs), {
		read,
		take: (reading, at) => {
			if (reading.type === 'failure')
				return undefined;
			if (reading.value instanceof Error) {
				missingSince ??= at;
				if (at - missingSince >= _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTLE_MS */ .lR)
					throw reading.value;
				return undefined;
			}
			missingSince = undefined;
			queue = reading.value;
			return done(queue) || undefined;
		},
		paceMs: () => (missingSince === undefined ? intervalMs(waited(), random()) : _step_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIRM_MS */ .MD),
	});
	if (polled.type === 'failed')
		throw polled.error;
	if (queue !== undefined)
		return { done: polled.type === 'ended', queue, polls, waitedMs: waited() };
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('timed-out', {
		request: `Waiting for the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(ref)}`,
		problem: `couldn't read it within ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p)(timeoutMs / 1000)}`,
		remedy: 'Check that the service is up, then run the step again.',
	});
}
function asMissing(error) {
	if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
		return error;
	throw error;
}
const intervalMs = (waitedMs, random) => Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random);

/***/ }),

/***/ 4712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Im: () => (isEmpty),
  Ot: () => (createAndConfigure),
  QW: () => (ensureQueue),
  Sy: () => (requireDone),
  pS: () => (plannedCreate),
  wx: () => (removeQueue),
  z2: () => (notEmpty)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9051);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9890);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3709);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5831);
var _step_within_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2786);
var _report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3418);
var _settings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4917);
var _watch_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8449);














function requireDone({ queue, failure }) {
	if (failure !== undefined)
		throw failure;
	return queue;
}
function plannedCreate(ref, settings) {
	const { mode: _, concurrency: __, ...rest } = settings;
	const later = (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .changedSettings */ .Sb)({}, rest);
	return [
		(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .createQueue */ .y0)(ref, settings),
		...(later.length === 0 ? [] : [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .updateQueue */ .df)(ref, (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .updateFor */ .pR)(later))]),
	];
}
async function createAndConfigure(context, ref, changes, settings) {
	const { log, signal } = context;
	log.info(`Creating the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)}`);
	const sent = await sendCreate(context, ref, settings);
	if (sent.queue !== undefined && !sent.created) {
		const missing = (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .changedSettings */ .Sb)(sent.queue, settings);
		return { queue: sent.queue, changed: [], missing, created: false };
	}
	const configured = sent.queue && (await configureNew(context, ref, changes, sent.queue, settings));
	const failure = sent.queue === undefined ? sent.failure : configured?.failure;
	const isCancelled = failure !== undefined && signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .RunCancelled */ .zL;
	const late = isCancelled && sent.sendResult !== 'refused'
		? await configureLate(context, ref, changes, settings, sent.sendResult)
		: undefined;
	const ensured = late ?? configured;
	if (ensured === undefined)
		throw failure;
	return { ...ensured, failure, created: true };
}
async function sendCreate({ service }, ref, settings) {
	let sendResult = 'refused';
	try {
		const shown = await service.createQueue(ref, settings, {
			onSent: (result) => {
				sendResult = result;
			},
			judge: (queue, conflict) => queue === undefined ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFECT */ .kE : (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .proved */ .tT)({ queue, created: !conflict }),
			missing: () => 'the service did not show the queue',
		});
		return { ...shown, sendResult };
	}
	catch (failure) {
		return { failure, sendResult };
	}
}
async function configureNew(context, ref, changes, queue, settings) {
	const missing = (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .changedSettings */ .Sb)(queue, settings);
	if (missing.length === 0)
		return { queue, changed: changes, missing };
	const update = ensureQueue(context, ref, missing, { settings }, { isNew: true });
	const ensured = await update.catch((failure) => ({ queue, missing, failure }));
	const { failure } = ensured;
	const problem = `the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)} was created, but not all of its settings are in place`;
	return {
		...ensured,
		changed: (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .shownChanges */ .ph)(changes, ensured.missing),
		failure: failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ
			? failure.withProblem(`${problem}: ${failure.explanation.problem}`)
			: failure,
	};
}
async function configureLate(context, ref, changes, settings, sendResult) {
	const { log, signal } = context;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref);
	const warn = (why) => log.warning(`The run was cancelled before the new queue ${name} had its settings: ${why} Use \`update-queue\` with the same settings to set them.`);
	const configure = async (last) => {
		const read = () => last.service.findQueue(ref);
		const queue = await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettled */ .Gn)(last, read, (found) => found === undefined);
		if (queue === undefined)
			return undefined;
		if (sendResult === 'acknowledged' || looksLikeOurs(queue, settings))
			return configureNew(last, ref, changes, queue, settings);
		log.warning(`The run was cancelled while it created the queue ${name}, which now exists. Someone else may have created it, so it was not changed. Use \`update-queue\` with the same settings to change it.`);
		return undefined;
	};
	const late = await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_9__/* .afterAbort */ .Lp)(context, (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .graceMs */ .Nl)(signal) - 2 * _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITING_MS */ .Kq, (last) => (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z)(last, configure(last), warn));
	if (late?.failure instanceof Error)
		warn(late.failure.message);
	return late;
}
function looksLikeOurs(queue, { mode, concurrency }) {
	const isDistinctive = mode !== undefined || concurrency !== undefined;
	return (isDistinctive && isEmpty(queue) && (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .changedSettings */ .Sb)(queue, { mode, concurrency }).length === 0);
}
const SWITCH_MS = 10 * 60_000;
async function ensureQueue(context, ref, changes, wanted, { switchMs = SWITCH_MS, isNew = false } = {}) {
	const { service, clock, log } = context;
	log.group(`Updating the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)}`, changes.map(_report_js__WEBPACK_IMPORTED_MODULE_10__/* .changeLine */ .vK));
	const missingIn = (queue) => (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .missingChanges */ .K6)(queue, wanted);
	const ensured = (queue, failure) => {
		const missing = missingIn(queue);
		return { queue, changed: (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .shownChanges */ .ph)(changes, missing), missing, failure };
	};
	const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .Deadline */ .B2(clock, service.retryTimeoutMs);
	const send = () => service.updateQueue(ref, (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .updateFor */ .pR)(changes), {
		deadline,
		judge: (queue) => {
			if (queue === undefined)
				return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .UNCLEAR */ .tH;
			const isDone = isSwitching(queue) || missingIn(queue).length === 0;
			return isDone ? (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .proved */ .tT)(queue) : (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .contradiction */ .qX)(queue);
		},
		missing: () => 'the service did not show the queue',
	});
	let queue = await (isNew ? sendUntilKnown(context, deadline, send) : send());
	try {
		if (isSwitching(queue)) {
			await waitOutSwitch(context, ref, switchMs);
			const read = () => service.getQueue(ref);
			queue = await (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettled */ .Gn)(context, read, (shown) => missingIn(shown).length > 0);
		}
		if (ignoresEmptyList(missingIn(queue)))
			queue = await clearStatuses(context, ref, wanted, queue);
	}
	catch (failure) {
		return ensured(queue, failure);
	}
	const missing = missingIn(queue);
	return ensured(queue, missing.length === 0 ? undefined : notInForce(ref, missing, queue));
}
const ignoresEmptyList = (missing) => missing.some(({ field, before, after }) => field === 'required-statuses' && before !== null && isEmptyList(after));
const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
async function clearStatuses({ service, log }, ref, wanted, queue) {
	log.info('The service ignored the empty list of `required-statuses`; clearing the list in another way');
	return service.updateQueue(ref, { deleteRequiredStatuses: true }, {
		judge: (shown) => {
			if (shown === undefined)
				return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .UNCLEAR */ .tH;
			const isCleared = (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .missingChanges */ .K6)(shown, wanted).length === 0 ||
				(0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .shownSetting */ .mV)(shown, 'required-statuses') === null;
			return isCleared ? (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .proved */ .tT)(shown) : (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .contradiction */ .qX)(shown);
		},
		missing: () => `the service still showed ${queue.requiredStatuses?.length ?? 0} statuses`,
	});
}
const ANSWER_MS = 1000;
async function sendUntilKnown(context, deadline, send) {
	const attempt = () => send().catch(_watch_js__WEBPACK_IMPORTED_MODULE_12__/* .asMissing */ .j);
	const isUnknown = (answer) => answer instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7;
	const answer = await (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettled */ .Gn)(context, attempt, isUnknown, deadline.remainingMs - ANSWER_MS);
	if (answer instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
		throw answer;
	return answer;
}
const isSwitching = ({ state }) => state === 'switching_modes';
async function waitOutSwitch(context, ref, ms) {
	const limit = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_13__/* .duration */ .p)(ms / 1000);
	context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)} is switching modes, which finishes its running tests first; waiting up to ${limit}`);
	const { done } = await (0, _watch_js__WEBPACK_IMPORTED_MODULE_12__/* .watchQueue */ .B)(context, ref, ms, (queue) => !isSwitching(queue));
	if (done)
		return;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ('refused', {
		request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .Ng)((0, _service_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .updateQueue */ .df)(ref, {})),
		problem: `the service acknowledged it, but the queue is still switching modes after ${limit}`,
		remedy: 'Check the pull requests under test; the change takes effect when they finish.',
	});
}
function notInForce(ref, missing, queue) {
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ('refused', {
		request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .Ng)((0, _service_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .updateQueue */ .df)(ref, {})),
		problem: `the service acknowledged it, but ${missing.map((change) => ignoredClause(change, queue)).join('; ')}`,
		remedy: remedyForStatuses(missing.find(({ field }) => field === 'required-statuses')),
	});
}
function ignoredClause({ field, after }, queue) {
	const shown = (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .shownSetting */ .mV)(queue, field);
	const requested = `requested ${shownValue(field, after)}`;
	if (shown === null && field !== 'required-statuses')
		return `\`${field}\` is not shown, ${requested}: this service may not know this setting`;
	const still = `\`${field}\` is still ${shownValue(field, shown)}, ${requested}`;
	const oldName = (0, _settings_js__WEBPACK_IMPORTED_MODULE_11__/* .oldNameOf */ .QL)(queue, field);
	if (oldName === undefined)
		return still;
	return `${still}: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`;
}
const shownValue = (field, value) => field === 'required-statuses' && value === null ? "the service's defaults" : JSON.stringify(value);
function remedyForStatuses(statuses) {
	if (statuses?.after === null)
		return 'Either the service ignored the reset, or it does not say that the list it shows is its default; name the list instead of `null`.';
	if (Array.isArray(statuses?.after) && statuses.after.length === 0)
		return 'Some services ignore an empty list of statuses; `null` restores their defaults.';
	return 'Check that the service and the plan of the organization allow these values, or leave them out.';
}
const isEmpty = ({ enqueuedPullRequests }) => enqueuedPullRequests.length === 0;
async function removeQueue(context, ref, found) {
	if (found !== undefined && !isEmpty(found))
		return found;
	try {
		return await context.service.deleteQueue(ref, {
			judge: (queue) => {
				if (queue === undefined)
					return (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .proved */ .tT)('deleted');
				return isEmpty(queue) ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFECT */ .kE : (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_3__/* .contradiction */ .qX)(queue);
			},
			missing: () => 'the queue was still there',
		});
	}
	catch (error) {
		if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && ['refused', 'not-found'].includes(error.kind)))
			throw error;
		const queue = await context.service.findQueue(ref);
		if (queue === undefined)
			return 'not-found';
		if (!isEmpty(queue))
			return queue;
		throw new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('refused', error.explanation, error.failure, error);
	}
}
function notEmpty(ref, queue) {
	const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
	const them = numbers.length === 1 ? 'it' : 'them';
	return {
		request: `Deleting the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)}`,
		problem: `it contains ${(0, _report_js__WEBPACK_IMPORTED_MODULE_10__/* .pullRequests */ .sD)(numbers.length)} (${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__/* .firstOf */ .Ku)(numbers, 50)}), and only an empty queue can be deleted`,
		remedy: `Cancel ${them} or let ${them} merge, then run the step again.`,
	};
}

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

/***/ }),

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MD: () => (CONFIRM_MS),
  wt: () => (poll)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3961);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);




const MAX_SILENCE_MS = 600_000;
const MAX_OUTAGE_PACE_MS = 30_000;
const MAX_REQUESTED_PAUSE_MS = 60_000;
const CONFIRM_MS = 5000;
async function poll({ clock, log, signal }, deadline, { read, take, paceMs }) {
	let contact = firstContact(clock.monotonic());
	let requestedBefore = 0;
	for (let polls = 1;; polls++) {
		const isLast = deadline.passed;
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
		if (isLast || signal.aborted)
			return { type: 'timed-out', failure: error, answered: contact.answered };
		const requested = (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .requestedPauseMs */ .hB)(error?.failure);
		const pace = Math.min(paceMs(clock.monotonic()), error ? MAX_OUTAGE_PACE_MS : Infinity);
		const pause = Math.max(pace, Math.min(requested, MAX_REQUESTED_PAUSE_MS));
		if (requested > 0 && requestedBefore === 0)
			log.info(`The service asks for a pause of ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(requested / 1000)}; polling again in ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(pause / 1000)}`);
		requestedBefore = requested;
		await clock.sleep(Math.min(pause, deadline.remainingMs), signal);
	}
}
async function attempt(read, signal) {
	try {
		return { type: 'answer', value: await read() };
	}
	catch (error) {
		if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RunCancelled */ .zL || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
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
	if (error.failure !== undefined && (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassing */ .WG)(error.failure))
		return { ...next, isOver: at - before.lastAnswerAt > MAX_SILENCE_MS };
	const refusals = before.refusals + 1;
	const isAskedAgain = before.answered && refusals < 2 && isMomentary(error);
	return { ...next, refusals, isOver: !isAskedAgain };
}
function describeEnd(error, { answered, lastAnswerAt }, polls, at) {
	if (!answered && polls <= 1)
		return error;
	const silent = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)((at - lastAnswerAt) / 1000);
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
