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
  g1: () => (record),
  hK: () => (QUEUE_OUTPUTS),
  jv: () => (recordChanges),
  ph: () => (shownChanges),
  wW: () => (stateChange),
  zY: () => (holdQueue)
});
var _github_event_js_0 = __webpack_require__(8860);
var _markdown_markdown_js_1 = __webpack_require__(6801);
var _service_requests_js_12 = __webpack_require__(9022);
var _shared_errors_js_2 = __webpack_require__(8835);
var _shared_references_js_10 = __webpack_require__(2886);
var _shared_text_js_11 = __webpack_require__(5831);
var _step_inputs_js_3 = __webpack_require__(9428);
var _step_operation_js_4 = __webpack_require__(8244);
var _step_read_from_github_js_5 = __webpack_require__(6212);
var _report_js_6 = __webpack_require__(3418);
var _restore_js_7 = __webpack_require__(2260);
var _settings_js_8 = __webpack_require__(4917);
var _writes_js_9 = __webpack_require__(4712);













const inputs = { targetBranch: (0, _step_inputs_js_3/* .optional */ .lq)((0, _step_inputs_js_3/* .branch */ .tk)()) };
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
	outputs: QUEUE_OUTPUTS,
	locate({ targetBranch }, { event, repository }) {
		if (targetBranch !== undefined)
			return (0, _shared_references_js_10/* .queueRef */ .tQ)(repository, targetBranch);
		const number = (0, _github_event_js_0/* .valueAt */ .fK)(event.payload, 'pull_request', 'number');
		const baseOf = typeof number === 'number' ? number : undefined;
		return { ...(0, _shared_references_js_10/* .queueRef */ .tQ)(repository, branchOfEvent(event, repository)), baseOf };
	},
	async resolve({ baseOf, ...ref }, context) {
		context.setOutputs({ 'target-branch': ref.targetBranch });
		if (baseOf !== undefined)
			await refuseOtherBase(ref, baseOf, context);
		return ref;
	},
};
async function refuseOtherBase({ targetBranch }, number, context) {
	const { event, clock } = context;
	if ((0, _github_event_js_0/* .isFresh */ .pL)(event, clock.now()))
		return;
	const { baseBranch = targetBranch } = (await (0, _step_read_from_github_js_5/* .presentPullRequest */ .a)(context, number)) ?? {};
	if (baseBranch === targetBranch)
		return;
	throw new _shared_errors_js_2/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the queue of the event \`${event.name}\``,
		problem: `the event has the base branch ${(0, _shared_text_js_11/* .inBackticks */ .Zw)(targetBranch)} of #${number}, which is ${(0, _shared_text_js_11/* .inBackticks */ .Zw)(baseBranch)} by now`,
		remedy: 'Set `target-branch` to the branch of the queue.',
	});
}
const ABOUT_THEIR_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
function branchOfEvent(event, repository) {
	const { name, payload, ref } = event;
	const other = (0, _github_event_js_0/* .otherRepository */ .j5)(event, repository);
	if (other !== undefined)
		throw needed(`the event is of the repository ${other}`);
	const base = (0, _github_event_js_0/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref') ??
		(0, _github_event_js_0/* .textAt */ .$6)(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '');
	if (base !== undefined)
		return base;
	const isAboutRef = ABOUT_THEIR_REF.includes(name);
	const branch = isAboutRef ? /^refs\/heads\/(.+)$/s.exec(ref)?.[1] : undefined;
	if (branch !== undefined)
		return branch;
	if (isAboutRef && ref.startsWith('refs/tags/'))
		throw needed(`the run is for the tag ${ref.slice(10)}`);
	throw needed(name === ''
		? 'the run has no event'
		: `the event \`${name}\` is not about the branch of a queue`);
}
const needed = (why) => new _shared_errors_js_2/* .InputError */ .dz([
	`Input \`target-branch\` is required, because ${why}: set it to the queue's branch`,
]);
async function readQueue(context, ref) {
	const queue = await context.service.getQueue(ref);
	record(context, queue);
	context.log.info((0, _report_js_6/* .queueLine */ .W5)(ref, queue, context.clock.now()));
	return queue;
}
function record({ setOutputs, clock }, queue) {
	const { testing, oldestMs } = (0, _report_js_6/* .queueFigures */ .Lv)(queue, clock.now());
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
const shownChanges = (changes, lacks) => changes.filter((change) => !lacks.some(({ field }) => field === change.field));
const recordChanges = (context, changes) => (queue, lacks) => {
	context.setOutputs(changeOutputs(shownChanges(changes, lacks)));
	record(context, queue);
};
function plannedChanges({ log }, ref, changes, requests, clause = 'would change') {
	const verdict = (0, _report_js_6/* .headline */ .Pl)('neutral', (0, _report_js_6/* .queueSentence */ .Td)(ref, `${clause} (dry run)`));
	const report = `${verdict}\n\n${(0, _report_js_6/* .changesDiff */ .dO)(changes)}`;
	const { details, ...result } = (0, _step_operation_js_4/* .planned */ .lM)(log, requests, { report });
	return { ...result, outputs: { changed: false, changes }, details: { ...details, changes } };
}
function stateChange({ state: before }, after) {
	return after === undefined || after === before ? [] : [{ field: 'state', before, after }];
}
async function change(context, { ref, found, reason, missing, switchMs }, done, already) {
	const { log, dryRun } = context;
	const changes = missing(found);
	const isChange = changes.length > 0;
	if (isChange && dryRun)
		return plannedChanges(context, ref, changes, [(0, _service_requests_js_12/* .updateQueue */ .df)(ref, (0, _settings_js_8/* .updateFor */ .pR)(changes))]);
	if (isChange && reason !== undefined)
		log.info(`Reason: ${reason}`);
	const onShown = recordChanges(context, changes);
	let queue = found;
	if (isChange)
		queue = await (0, _writes_js_9/* .changeQueue */ .gp)(context, ref, { changes, missing, switchMs, onShown });
	else
		onShown(found, []);
	const [outcome, clause] = isChange ? done : already;
	log.info(`The queue ${(0, _shared_references_js_10/* .queueName */ .nM)(ref)} ${clause}`);
	const more = [reasonLine(reason), isChange && (0, _report_js_6/* .changesDiff */ .dO)(changes)];
	return {
		outcome,
		details: { queue, changes },
		summary: (0, _report_js_6/* .queueReport */ .Qs)(context, ref, queue, 'good', clause, ...more),
	};
}
async function holdQueue(context, ref, hold) {
	const { state, resumeAfterJob, enough, done, already } = hold;
	if (resumeAfterJob)
		(0, _restore_js_7/* .forgetState */ .d4)(context);
	const found = await readQueue(context, ref);
	const missing = (queue) => (queue.state === enough ? [] : stateChange(queue, state));
	const make = () => change(context, { ...hold, ref, found, missing }, done, already(found));
	if (!resumeAfterJob || missing(found).length === 0 || context.dryRun)
		return make();
	return (0, _restore_js_7/* .restoredAfterJob */ .mD)(context, ref, { found: found.state, set: state }, make);
}
const reasonLine = (reason) => reason !== undefined && `**Reason:** ${(0, _markdown_markdown_js_1/* .text */ .Qq)(reason)}`;

/***/ }),

/***/ 3418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Lv: () => (queueFigures),
  Pl: () => (headline),
  Qs: () => (queueReport),
  Td: () => (queueSentence),
  W5: () => (queueLine),
  YK: () => (problemLine),
  dO: () => (changesDiff),
  sD: () => (pullRequests),
  vK: () => (changeLine)
});
var _markdown_fitting_js_0 = __webpack_require__(6569);
var _markdown_markdown_js_1 = __webpack_require__(6801);
var _service_schemas_js_2 = __webpack_require__(9662);
var _shared_clock_js_3 = __webpack_require__(3412);
var _shared_duration_js_5 = __webpack_require__(7568);
var _shared_references_js_6 = __webpack_require__(2886);
var _shared_text_js_7 = __webpack_require__(5831);
var _settings_js_4 = __webpack_require__(4917);








function ageMs(since, now) {
	const at = (0, _shared_clock_js_3/* .parseTime */ .pe)(since);
	return at === undefined ? undefined : Math.max(0, now - at);
}
function queueLine(ref, queue, now) {
	const { testing, oldestMs } = queueFigures(queue, now);
	const parts = [pullRequests(queue.enqueuedPullRequests.length)];
	if (testing !== undefined && testing > 0)
		parts.push(`${testing} under test`);
	if (oldestMs !== undefined)
		parts.push(`the oldest in its state for ${(0, _shared_duration_js_5/* .duration */ .p)(oldestMs / 1000)}`);
	return `Queue ${(0, _shared_references_js_6/* .queueName */ .nM)(ref)} is ${queue.state}: ${parts.join(', ')}`;
}
const pullRequests = (count) => count === 0 ? 'no pull requests' : (0, _shared_text_js_7/* .pluralize */ .td)(count, 'pull request');
function queueFigures({ enqueuedPullRequests }, now) {
	const ages = enqueuedPullRequests.flatMap((pr) => ageMs(pr.stateChangedAt, now) ?? []);
	return {
		testing: enqueuedPullRequests.every((pr) => pr.state !== undefined)
			? enqueuedPullRequests.filter((pr) => pr.state === 'TESTING').length
			: undefined,
		oldestMs: ages.length === 0 ? undefined : ages.reduce((a, b) => Math.max(a, b)),
	};
}
const headline = (mark, sentence) => `### ${_markdown_markdown_js_1/* .MARKS */ .j7[mark]} ${(0, _markdown_markdown_js_1/* .prose */ .CS)(sentence)}`;
function queueSentence({ targetBranch: name }, clause) {
	const isPlain = (0, _markdown_markdown_js_1/* .text */ .Qq)(name) === name || name.includes('`');
	return `Queue ${isPlain ? name : `\`${name}\``} ${clause}`;
}
const problemLine = ({ problem }) => `${(0, _markdown_markdown_js_1/* .prose */ .CS)((0, _shared_text_js_7/* .capitalize */ .ZH)(problem))}.`;
const MARKS_OF_STATES = {
	running: '\u2705',
	paused: '\u23f8',
	draining: '\u23f8',
	switching_modes: '\u23f3',
};
function queueReport({ clock }, ref, queue, mark, clause, ...more) {
	const shown = mark === 'good' ? (MARKS_OF_STATES[queue.state] ?? _markdown_markdown_js_1/* .MARKS */ .j7.neutral) : _markdown_markdown_js_1/* .MARKS */ .j7[mark];
	return [
		[`### ${shown} ${(0, _markdown_markdown_js_1/* .prose */ .CS)(queueSentence(ref, clause))}`, ...countsOf(queue)].join(' \u00b7 '),
		...more.filter((part) => part !== false),
		...(queue.enqueuedPullRequests.length === 0 ? [] : [pullRequestTable(ref, queue, clock.now())]),
		settingsTable(queue),
	].join('\n\n');
}
function countsOf({ enqueuedPullRequests: all }) {
	if (all.length === 0)
		return ['empty'];
	const known = Object.entries(_service_schemas_js_2/* .STATE_WORDS */ .I7).map(([state, word]) => {
		return { word, count: all.filter((pr) => pr.state === state).length };
	});
	const other = all.length - known.reduce((sum, { count }) => sum + count, 0);
	return [...known, { word: 'in another state', count: other }]
		.filter(({ count }) => count > 0)
		.map(({ word, count }) => `${count} ${word}`);
}
const MOST_TITLE_LENGTH = 120;
function pullRequestTable({ repository }, queue, now) {
	const row = (pr, index) => {
		const address = `${(0, _shared_references_js_6/* .repositoryPage */ .WR)(repository)}/pull/${pr.prNumber}`;
		const small = [
			pr.prAuthor ?? [],
			(0, _service_schemas_js_2/* .chosenPriority */ .x$)(pr) ?? [],
			pr.skipTheLine ? 'skips the line' : [],
			pr.noBatch ? 'tested alone' : [],
		].flat();
		const title = (0, _shared_text_js_7/* .truncate */ .xv)(pr.prTitle ?? '', MOST_TITLE_LENGTH);
		const age = ageMs(pr.stateChangedAt, now);
		return [
			String(index + 1),
			`${(0, _markdown_markdown_js_1/* .link */ .nf)(`#${pr.prNumber}`, address)} ${(0, _markdown_markdown_js_1/* .text */ .Qq)(title)}`.trimEnd() +
				(small.length === 0 ? '' : `<br><sub>${small.map(_markdown_markdown_js_1/* .text */ .Qq).join(' \u00b7 ')}</sub>`),
			pr.state === undefined ? '' : (0, _markdown_markdown_js_1/* .code */ .aY)(pr.state),
			age === undefined ? '' : (0, _shared_duration_js_5/* .duration */ .p)(age / 1000).replaceAll(' ', '&nbsp;'),
		];
	};
	const head = [{ number: '#' }, 'Pull request', 'State', { number: 'For' }];
	return (0, _markdown_fitting_js_0/* .fittingTable */ .k)(head, queue.enqueuedPullRequests, row);
}
function settingsTable(queue) {
	const rows = _settings_js_4/* .settingNames */ .H$.flatMap((name) => {
		const shown = (0, _settings_js_4/* .shownSetting */ .mV)(queue, name);
		if (shown === null && name !== 'required-statuses')
			return [];
		const listed = shown === null ? (queue.requiredStatuses ?? []) : [];
		const more = listed.length === 0 ? '' : `: ${(0, _markdown_markdown_js_1/* .code */ .aY)(plain(listed))}`;
		const unlimited = name === 'testing-timeout-minutes' && shown === 0 ? ' (no limit)' : '';
		const cell = shown === null ? (0, _markdown_markdown_js_1/* .text */ .Qq)(value(name, shown)) : (0, _markdown_markdown_js_1/* .code */ .aY)(plain(shown));
		return [[(0, _markdown_markdown_js_1/* .code */ .aY)(name), cell + more + unlimited]];
	});
	return (0, _markdown_markdown_js_1/* .folded */ .TM)('Settings', (0, _markdown_markdown_js_1/* .table */ .tp)(['Setting', 'Value'], rows));
}
const DIFF_BUDGET_BYTES = 60 * 1024;
function changesDiff(changes) {
	const budget = new _markdown_markdown_js_1/* .ByteBudget */ .Gz(DIFF_BUDGET_BYTES);
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
	const rest = `${(0, _shared_text_js_7/* .pluralize */ .td)(left, 'more change')} not shown; \`result-file\` has all of them.`;
	return [...[...blocks].map(diffBlock), ...(left === 0 ? [] : [rest])].join('\n\n');
}
function diffBlock([branch, lines]) {
	const heading = branch === undefined ? '' : `**${(0, _markdown_markdown_js_1/* .code */ .aY)(branch)}**\n\n`;
	return `${heading}${(0, _markdown_markdown_js_1/* .codeBlock */ .DV)(lines, 'diff')}`;
}
function diffLine(sign, field, shown) {
	const words = value(field, shown);
	return words === NOT_SET ? [] : [`${sign} ${field}: ${(0, _markdown_markdown_js_1/* .visible */ .RK)(words)}`];
}
const changeLine = ({ field, before, after }) => `${field}: ${value(field, before)} \u2192 ${value(field, after)}`;
const NOT_SET = 'not set';
const value = (field, shown) => field === 'required-statuses' && shown === null ? "the service's defaults" : plain(shown);
function plain(shown) {
	if (shown === null || shown === undefined)
		return NOT_SET;
	if (Array.isArray(shown))
		return JSON.stringify(shown).replaceAll('","', '", "');
	return String(shown);
}

/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $$: () => (HELD_STATES),
  d4: () => (forgetState),
  mD: () => (restoredAfterJob)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_queue_settings_js_1 = __webpack_require__(1404);
var _shared_references_js_2 = __webpack_require__(2886);



const HELD_STATES = new Map([
	['pause-queue', 'paused'],
	['drain-queue', 'draining'],
]);
const forgetState = ({ saveForPost }) => saveForPost('');
async function restoredAfterJob(context, ref, { found, set }, change) {
	const { log, saveForPost } = context;
	const name = (0, _shared_references_js_2/* .queueName */ .nM)(ref);
	const before = found === 'switching_modes' ? 'running' : found;
	const restorable = _service_queue_settings_js_1/* .SETTABLE_STATES */ .qW.find((state) => state === before);
	if (restorable === undefined) {
		log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return change();
	}
	const save = (proved) => saveForPost(JSON.stringify({ found: restorable, set, proved }));
	save(false);
	log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
	try {
		const result = await change();
		save(true);
		return result;
	}
	catch (error) {
		if (error instanceof _http_errors_js_0/* .ServiceError */ ._7 && !error.mayTakeEffect)
			forgetState(context);
		throw error;
	}
}

/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $K: () => (notSettings),
  Df: () => (queueChanges),
  H$: () => (settingNames),
  QL: () => (oldNameOf),
  Sb: () => (changedSettings),
  TJ: () => (queueSettings),
  mV: () => (shownSetting),
  n$: () => (settingsShape),
  pR: () => (updateFor)
});
var _service_queue_settings_js_0 = __webpack_require__(1404);
var _shared_text_js_3 = __webpack_require__(5831);
var _shared_zod_js_1 = __webpack_require__(3587);
var _step_inputs_js_2 = __webpack_require__(9428);




const wholeNumber = (min, max = Number.MAX_SAFE_INTEGER) => {
	const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`;
	const wrong = (0, _step_inputs_js_2/* .mustBe */ .Jq)(`a whole number from ${range}`);
	return _shared_zod_js_1/* .int */ .Whr({ ...wrong, abort: true }).check(_shared_zod_js_1/* .minimum */ .BpO(min, wrong), _shared_zod_js_1/* .maximum */ .PhQ(max, wrong));
};
const name = (what) => _shared_zod_js_1/* .string */ .YjP((0, _step_inputs_js_2/* .mustBe */ .Jq)(what)).check(_shared_zod_js_1/* .minLength */ .BpQ(1, { error: 'must not be empty' }));
function schemaOf(setting) {
	switch (setting.type) {
		case 'boolean':
			return _shared_zod_js_1/* .boolean */ .zMY((0, _step_inputs_js_2/* .mustBe */ .Jq)('true or false'));
		case 'whole':
			return wholeNumber(setting.min, setting.max);
		case 'word':
			return (0, _step_inputs_js_2/* .choice */ .Yq)(setting.words);
		case 'text':
			return name(setting.example);
		case 'texts':
			return _shared_zod_js_1/* .nullable */ .mee(_shared_zod_js_1/* .array */ .YOg(name(setting.example), (0, _step_inputs_js_2/* .mustBe */ .Jq)('a list or null')));
	}
}
const settingsShape = Object.fromEntries(_service_queue_settings_js_0/* .settingFields */ .o0.map((field) => {
	const { description } = _service_queue_settings_js_0/* .QUEUE_SETTINGS */ .gd[field];
	const schema = schemaOf(_service_queue_settings_js_0/* .QUEUE_SETTINGS */ .gd[field]).check(_shared_zod_js_1/* .describe */ .q0y(description));
	return [(0, _shared_text_js_3/* .kebabCase */ .kW)(field), _shared_zod_js_1/* .optional */ .lqM(schema)];
}));
const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' };
const queueSettings = _shared_zod_js_1/* .strictObject */ .rej(settingsShape, notSettings);
const settingNames = Object.keys(settingsShape);
const OWN = 'merge_instance';
function shownSetting(queue, field) {
	if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN) !== OWN)
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
function queueChanges(queue, wanted) {
	const presence = (exists) => (exists ? 'present' : 'absent');
	const [before, after] = [presence(queue !== undefined), presence(wanted !== undefined)];
	const settings = changedSettings(queue ?? {}, wanted ?? {});
	return before === after ? settings : [{ field: 'queue', before, after }, ...settings];
}
const agrees = (shownNow, wanted) => JSON.stringify(comparable(shownNow)) === JSON.stringify(comparable(wanted));
const comparable = (value) => Array.isArray(value) ? [...new Set(value)].sort() : value;
function updateFor(changes) {
	return Object.fromEntries(changes.map(({ field, after }) => field === 'required-statuses' && after === null
		? ['deleteRequiredStatuses', true]
		: [onTheWire(field), after]));
}
const onTheWire = (setting) => _service_queue_settings_js_0/* .settingFields */ .o0.find((field) => (0, _shared_text_js_3/* .kebabCase */ .kW)(field) === setting) ?? setting;
const oldNameOf = (queue, field) => _service_queue_settings_js_0/* .oldNames */ .Qk.find(([name, old]) => (0, _shared_text_js_3/* .kebabCase */ .kW)(name) === field && queue[old] !== undefined)?.[1];

/***/ }),

/***/ 8449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (watchQueue),
  F: () => (unlessMissing)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_verified_write_js_1 = __webpack_require__(9890);
var _shared_clock_js_2 = __webpack_require__(3412);
var _shared_duration_js_6 = __webpack_require__(7568);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_references_js_5 = __webpack_require__(2886);
var _step_poll_js_4 = __webpack_require__(9496);







const GRACE_MS = 15_000;
async function watchQueue(context, ref, timeoutMs, done) {
	const { service, clock, random } = context;
	const started = clock.monotonic();
	const waited = () => clock.monotonic() - started;
	const bound = new _shared_clock_js_2/* .Deadline */ .B2(clock, timeoutMs + GRACE_MS);
	let polls = 0;
	let queue;
	let missingSince;
	const read = async () => {
		polls++;
		return service.getQueue(ref, { attempts: 1, deadline: bound }).catch(unlessMissing);
	};
	const polled = await (0, _step_poll_js_4/* .poll */ .wt)(context, new _shared_clock_js_2/* .Deadline */ .B2(clock, timeoutMs), {
		read,
		take: (reading, at) => {
			if (reading.type === 'failure')
				return undefined;
			if (reading.value instanceof Error) {
				missingSince ??= at;
				if (at - missingSince >= _service_verified_write_js_1/* .SETTLE_MS */ .lR)
					throw reading.value;
				return undefined;
			}
			missingSince = undefined;
			queue = reading.value;
			return done(queue) || undefined;
		},
		paceMs: () => (missingSince === undefined ? intervalMs(waited(), random()) : _step_poll_js_4/* .CONFIRM_MS */ .MD),
	});
	if (polled.type === 'failed')
		throw polled.error;
	if (queue !== undefined)
		return { done: polled.type === 'ended', queue, polls, waitedMs: waited() };
	throw new _shared_errors_js_3/* .ActionError */ .lZ('timed-out', {
		request: `Waiting for the queue ${(0, _shared_references_js_5/* .queueName */ .nM)(ref)}`,
		problem: `couldn't read it within ${(0, _shared_duration_js_6/* .duration */ .p)(timeoutMs / 1000)}`,
		remedy: 'Check that the service is up, then run the step again.',
	});
}
function unlessMissing(error) {
	if ((0, _http_errors_js_0/* .hasStatus */ .Ro)(error, 404))
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
  gp: () => (changeQueue),
  pS: () => (plannedCreate),
  wx: () => (removeQueue),
  z2: () => (notEmpty)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _runner_runner_js_1 = __webpack_require__(9051);
var _service_requests_js_10 = __webpack_require__(9022);
var _service_verified_write_js_2 = __webpack_require__(9890);
var _shared_best_effort_js_3 = __webpack_require__(3709);
var _shared_clock_js_4 = __webpack_require__(3412);
var _shared_duration_js_12 = __webpack_require__(7568);
var _shared_errors_js_5 = __webpack_require__(8835);
var _shared_references_js_11 = __webpack_require__(2886);
var _shared_text_js_13 = __webpack_require__(5831);
var _step_within_js_6 = __webpack_require__(2786);
var _report_js_7 = __webpack_require__(3418);
var _settings_js_8 = __webpack_require__(4917);
var _watch_js_9 = __webpack_require__(8449);














function plannedCreate(ref, settings) {
	const { mode: _, concurrency: __, ...rest } = settings;
	const later = (0, _settings_js_8/* .changedSettings */ .Sb)({}, rest);
	return [
		(0, _service_requests_js_10/* .createQueue */ .y0)(ref, settings),
		...(later.length === 0 ? [] : [(0, _service_requests_js_10/* .updateQueue */ .df)(ref, (0, _settings_js_8/* .updateFor */ .pR)(later))]),
	];
}
async function createAndConfigure(context, ref, settings, onShown) {
	const { log, service, signal } = context;
	const name = (0, _shared_references_js_11/* .queueName */ .nM)(ref);
	log.info(`Creating the queue ${name}`);
	const missing = (shown) => (0, _settings_js_8/* .changedSettings */ .Sb)(shown, settings);
	const configure = (bounded, queue) => {
		const changes = missing(queue);
		onShown(queue, changes);
		if (changes.length === 0)
			return queue;
		const change = { changes, missing, onShown, isNew: true };
		return changeQueue(bounded, ref, change).catch((error) => {
			if (!(error instanceof _shared_errors_js_5/* .ActionError */ .lZ))
				throw error;
			const half = `the queue ${name} was created, but not all of its settings are in place`;
			throw (0, _shared_errors_js_5/* .withProblem */ .Af)(error, `${half}: ${error.explanation.problem}`);
		});
	};
	let fate = 'refused';
	const configureLate = async (last) => {
		const read = () => last.service.findQueue(ref);
		const queue = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(last, read, (found) => found === undefined);
		if (queue === undefined)
			return;
		if (fate === 'acknowledged' || looksLikeOurs(queue, settings))
			await configure(last, queue);
		else
			log.warning(`The run was cancelled while it created the queue ${name}, which now exists. Someone else may have created it, so it was left as it is. Use \`update-queue\` with the same settings to change it.`);
	};
	try {
		const { queue, created } = await service.createQueue(ref, settings, {
			onSent: (end) => {
				fate = end;
			},
			judge: (found, conflict) => found === undefined ? _service_verified_write_js_2/* .NO_EFFECT */ .kE : (0,_service_verified_write_js_2/* .proved */ .tT)({ queue: found, created: !conflict }),
			missing: () => 'the service did not show the queue',
		});
		return { queue: created ? await configure(context, queue) : queue, created };
	}
	catch (error) {
		if (signal.reason instanceof _shared_errors_js_5/* .RunCancelled */ .zL && fate !== 'refused')
			await (0, _step_within_js_6/* .afterAbort */ .Lp)(context, (0, _runner_runner_js_1/* .graceMs */ .Nl)(signal) - 2 * _runner_runner_js_1/* .WRITING_MS */ .Kq, (last) => (0, _shared_best_effort_js_3/* .bestEffort */ .z)(last, configureLate(last), (why) => log.warning(`The run was cancelled before the new queue ${name} had its settings: ${why} Use \`update-queue\` with the same settings to set them.`)));
		throw error;
	}
}
function looksLikeOurs(queue, { mode, concurrency }) {
	const isTold = mode !== undefined || concurrency !== undefined;
	return isTold && isEmpty(queue) && (0, _settings_js_8/* .changedSettings */ .Sb)(queue, { mode, concurrency }).length === 0;
}
const SWITCH_MS = 10 * 60_000;
async function changeQueue(context, ref, { changes, missing, switchMs = SWITCH_MS, onShown, isNew = false }) {
	const { service, clock, log } = context;
	log.group(`Updating the queue ${(0, _shared_references_js_11/* .queueName */ .nM)(ref)}`, changes.map(_report_js_7/* .changeLine */ .vK));
	const deadline = new _shared_clock_js_4/* .Deadline */ .B2(clock, service.retryTimeoutMs);
	const send = () => service.updateQueue(ref, (0, _settings_js_8/* .updateFor */ .pR)(changes), {
		deadline,
		judge: (shown) => {
			if (shown === undefined)
				return _service_verified_write_js_2/* .UNCLEAR */ .tH;
			const isDone = isSwitching(shown) || missing(shown).length === 0;
			return isDone ? (0, _service_verified_write_js_2/* .proved */ .tT)(shown) : (0, _service_verified_write_js_2/* .contradiction */ .qX)(shown);
		},
		missing: () => 'the service did not show the queue',
	});
	let queue = await (isNew ? sendUntilKnown(context, deadline, send) : send());
	if (isSwitching(queue)) {
		onShown?.(queue, missing(queue));
		await waitOutSwitch(context, ref, switchMs);
		const read = () => context.service.getQueue(ref);
		queue = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, read, (shown) => missing(shown).length > 0);
	}
	const ignored = missing(queue);
	onShown?.(queue, ignored);
	if (ignored.length > 0)
		throw didNotTake(ref, ignored, queue);
	return queue;
}
const ANSWER_MS = 1000;
async function sendUntilKnown(context, deadline, send) {
	const attempt = () => send().catch(_watch_js_9/* .unlessMissing */ .F);
	const isUnknown = (answer) => answer instanceof _http_errors_js_0/* .ServiceError */ ._7;
	const answer = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, attempt, isUnknown, deadline.remainingMs - ANSWER_MS);
	if (answer instanceof _http_errors_js_0/* .ServiceError */ ._7)
		throw answer;
	return answer;
}
const isSwitching = ({ state }) => state === 'switching_modes';
async function waitOutSwitch(context, ref, ms) {
	const limit = (0, _shared_duration_js_12/* .duration */ .p)(ms / 1000);
	context.log.info(`The queue ${(0, _shared_references_js_11/* .queueName */ .nM)(ref)} is switching modes, which finishes its running tests first; waiting up to ${limit}`);
	const { done } = await (0, _watch_js_9/* .watchQueue */ .B)(context, ref, ms, (queue) => !isSwitching(queue));
	if (done)
		return;
	throw new _shared_errors_js_5/* .ActionError */ .lZ('refused', {
		request: (0, _http_errors_js_0/* .describe */ .q0)((0, _service_requests_js_10/* .updateQueue */ .df)(ref, {})),
		problem: `the service acknowledged it, but the queue is still switching modes after ${limit}`,
		remedy: 'Check the pull requests under test; the change takes effect when they finish.',
	});
}
function didNotTake(ref, missing, queue) {
	return new _shared_errors_js_5/* .ActionError */ .lZ('refused', {
		request: (0, _http_errors_js_0/* .describe */ .q0)((0, _service_requests_js_10/* .updateQueue */ .df)(ref, {})),
		problem: `the service acknowledged it, but ${missing.map((change) => ignored(change, queue)).join('; ')}`,
		remedy: remedyForStatuses(missing.find(({ field }) => field === 'required-statuses')),
	});
}
function ignored({ field, after }, queue) {
	const shown = (0, _settings_js_8/* .shownSetting */ .mV)(queue, field);
	const requested = `requested ${shownValue(field, after)}`;
	if (shown === null && field !== 'required-statuses')
		return `\`${field}\` is not shown, ${requested}: this service may not know this setting`;
	const still = `\`${field}\` is still ${shownValue(field, shown)}, ${requested}`;
	const oldName = (0, _settings_js_8/* .oldNameOf */ .QL)(queue, field);
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
					return (0,_service_verified_write_js_2/* .proved */ .tT)('deleted');
				return isEmpty(queue) ? _service_verified_write_js_2/* .NO_EFFECT */ .kE : (0,_service_verified_write_js_2/* .contradiction */ .qX)(queue);
			},
			missing: () => 'the queue was still there',
		});
	}
	catch (error) {
		if (!(error instanceof _http_errors_js_0/* .ServiceError */ ._7 && /^(refused|not-found)$/.test(error.kind)))
			throw error;
		const queue = await context.service.findQueue(ref);
		if (queue === undefined)
			return 'not-found';
		if (!isEmpty(queue))
			return queue;
		throw new _http_errors_js_0/* .ServiceError */ ._7('refused', error.explanation, error.failure, error);
	}
}
function notEmpty(ref, queue) {
	const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
	const them = numbers.length === 1 ? 'it' : 'them';
	return {
		request: `Deleting the queue ${(0, _shared_references_js_11/* .queueName */ .nM)(ref)}`,
		problem: `it contains ${(0, _report_js_7/* .pullRequests */ .sD)(numbers.length)} (${(0, _shared_text_js_13/* .firstOf */ .Ku)(numbers, 50)}), and only an empty queue can be deleted`,
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
