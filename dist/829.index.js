const id = 829;
const ids = [829];
const modules = {

/***/ 3418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  EI: () => (changesTable),
  Lv: () => (queueFigures),
  Pl: () => (headline),
  Qs: () => (queueReport),
  W5: () => (queueLine),
  sD: () => (pullRequests),
  vK: () => (changeLine)
});
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7568);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4917);





function ageMs(since, now) {
	const at = since === undefined ? Number.NaN : Date.parse(since);
	return Number.isNaN(at) ? undefined : Math.max(0, now - at);
}
const queueLine = (ref, queue, now) => `Queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)} is ${queue.state}: ${figuresLine(queue, now)}`;
function figuresLine(queue, now) {
	const { testing, oldestMs } = queueFigures(queue, now);
	const parts = [pullRequests(queue.enqueuedPullRequests.length)];
	if (testing !== undefined && testing > 0)
		parts.push(`${testing} under test`);
	if (oldestMs !== undefined)
		parts.push(`the oldest in its state for ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(oldestMs / 1000)}`);
	return parts.join(', ');
}
const pullRequests = (count) => count === 1 ? '1 pull request' : `${count === 0 ? 'no' : count} pull requests`;
function queueFigures({ enqueuedPullRequests }, now) {
	const ages = enqueuedPullRequests.flatMap((pr) => ageMs(pr.stateChangedAt, now) ?? []);
	return {
		testing: enqueuedPullRequests.every((pr) => pr.state !== undefined)
			? enqueuedPullRequests.filter((pr) => pr.state === 'TESTING').length
			: undefined,
		oldestMs: ages.length === 0 ? undefined : ages.reduce((a, b) => Math.max(a, b)),
	};
}
function headline(mark, sentence) {
	return `${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[mark]} **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(sentence)}**`;
}
function queueReport({ clock }, ref, queue, mark, clause, ...more) {
	const now = clock.now();
	const figures = figuresLine(queue, now);
	return [
		headline(mark, `The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)} ${clause}`),
		...more.filter((part) => part !== false),
		`${figures.charAt(0).toUpperCase()}${figures.slice(1)}.`,
		...(queue.enqueuedPullRequests.length === 0 ? [] : [pullRequestTable(ref, queue, now)]),
		settingsTable(queue),
	].join('\n\n');
}
function pullRequestTable({ repository }, queue, now) {
	const row = (pr, index) => {
		const address = `https://${repository.host}/${repository.owner}/${repository.name}/pull/${pr.prNumber}`;
		const priority = [
			pr.priorityName ?? pr.priorityValue ?? [],
			pr.skipTheLine ? 'skips the line' : [],
			pr.noBatch ? 'tested alone' : [],
		].flat();
		return [
			String(index + 1),
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`#${pr.prNumber}`, address) + (pr.prTitle === undefined ? '' : ` ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pr.prTitle)}`),
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pr.prAuthor ?? ''),
			pr.state === undefined ? '' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(pr.state),
			sinceCell(pr.stateChangedAt, now),
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(priority.join(', ')),
		];
	};
	return (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)([{ number: 'Position' }, 'Pull request', 'Author', 'State', 'Since (UTC)', 'Priority'], queue.enqueuedPullRequests, row, '`result-file` has all of them');
}
function sinceCell(since, now) {
	const age = ageMs(since, now);
	if (since === undefined || age === undefined)
		return '';
	const utc = new Date(since).toISOString().slice(0, 19).replace('T', ' ');
	return `${utc} (${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(age / 1000)})`;
}
function settingsTable(queue) {
	const rows = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$.flatMap((name) => {
		const shown = (0, _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownSetting */ .mV)(queue, name);
		if (shown === null && name !== 'required-statuses')
			return [];
		const listed = shown === null ? (queue.requiredStatuses ?? []) : [];
		const more = listed.length === 0 ? '' : `: ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(plain(listed))}`;
		const unlimited = name === 'testing-timeout-minutes' && shown === 0 ? ' (no limit)' : '';
		const cell = shown === null ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value(name, shown)) : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(plain(shown));
		return [[(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name), cell + more + unlimited]];
	});
	return `<details><summary>Settings</summary>\n\n${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Setting', 'Value'], rows)}\n\n</details>`;
}
function changesTable(changes, now = 'Now', wanted = 'Wanted') {
	const branches = changes.some(({ branch }) => branch !== undefined);
	return (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)([...(branches ? ['Branch'] : []), 'Field', now, wanted], changes, ({ branch, field, before, after }) => [
		...(branches ? [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(branch)] : []),
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(field),
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value(field, before)),
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value(field, after)),
	], '`result-file` has all of them');
}
const changeLine = ({ field, before, after }) => `${field}: ${value(field, before)} → ${value(field, after)}`;
const value = (field, shown) => field === 'required-statuses' && shown === null ? "the service's defaults" : plain(shown);
function plain(shown) {
	if (shown === null || shown === undefined)
		return 'not set';
	if (Array.isArray(shown))
		return shown.length === 0 ? 'none' : shown.join(', ');
	return String(shown);
}

/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $K: () => (notSettings),
  H$: () => (settingNames),
  QL: () => (oldNameOf),
  TJ: () => (queueSettings),
  ie: () => (agrees),
  mV: () => (shownSetting),
  n$: () => (settingsShape),
  pR: () => (updateFor),
  tX: () => (differences)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);



const setting = (schema, description) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(schema.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y(description)));
const whole = (min, description, max = Number.MAX_SAFE_INTEGER) => {
	const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`;
	const wrong = (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .mustBe */ .Jq)(`a whole number from ${range}`);
	return setting(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(wrong).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .minimum */ .BpO(min, wrong), _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .maximum */ .PhQ(max, wrong)), description);
};
const truth = (description) => setting(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .mustBe */ .Jq)('true or false')), description);
const name = (what) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .mustBe */ .Jq)(what)).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1, { error: 'must not be empty' }));
const settingsShape = {
	concurrency: whole(1, 'How many pull requests are tested at a time.'),
	'testing-timeout-minutes': whole(0, 'Time limit for one test run, in minutes; 0 is no limit.', 4_294_967_295),
	mode: setting((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['single', 'parallel']), 'One line of pull requests, or one for each set of impacted targets. A change makes the queue switch modes first.'),
	'can-optimistically-merge': truth('Merge a pull request when a later one that contains it has passed.'),
	'pending-failure-depth': whole(0, 'How many later pull requests may still save one that failed.'),
	batch: truth('Test several pull requests together.'),
	'batching-max-wait-time-minutes': whole(1, 'Longest time to wait for a batch to fill, in minutes.'),
	'batching-min-size': whole(1, 'Smallest batch that is tested without waiting.'),
	'create-prs-for-testing-branches': truth('Open a pull request for each testing branch.'),
	'comments-enabled': truth('Comment on pull requests.'),
	'commands-enabled': truth('Take commands from comments.'),
	'status-check-enabled': truth('Report a status check on pull requests.'),
	'bisection-concurrency': whole(1, 'How many tests run at a time when a failed batch is split.'),
	'required-statuses': setting(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(name('the name of a status, in quotes'), (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .mustBe */ .Jq)('a list or null'))), "Statuses that a test run must report. Left out: untouched; null: the service's defaults; []: none at all."),
	'direct-merge-mode': setting((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['off', 'always']), 'Whether a pull request that is up to date with the branch may merge without a test run.'),
	'optimization-mode': setting((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['off', 'bisection_skip_redundant_tests']), 'Whether a bisection uses earlier test results again.'),
	'merge-method': setting((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['merge_commit', 'squash', 'rebase']), 'How a pull request is merged.'),
	'enqueueing-label': setting(name('the name of a label'), 'Label that puts a pull request in the queue.'),
	'extension-enabled': truth('Let the browser extension work with the queue.'),
	'label-commands-enabled': truth('Take commands from labels.'),
	'state-labels-enabled': truth("Show a pull request's state in the queue as a label."),
};
const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' };
const queueSettings = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(settingsShape, notSettings);
const settingNames = Object.keys(settingsShape);
const OWN = 'merge_instance';
function shownSetting(queue, field) {
	if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN) !== OWN)
		return null;
	return queue[fieldName(field)] ?? null;
}
function differences(queue, wanted) {
	return settingNames.flatMap((field) => {
		const after = wanted[field];
		const before = shownSetting(queue, field);
		return after === undefined || agrees(before, after) ? [] : [{ field, before, after }];
	});
}
const agrees = (shownNow, wanted) => JSON.stringify(comparable(shownNow)) === JSON.stringify(comparable(wanted));
const comparable = (value) => Array.isArray(value) ? [...new Set(value)].sort() : value;
function updateFor(changes) {
	return Object.fromEntries(changes.map(({ field, after }) => field === 'required-statuses' && after === null
		? ['deleteRequiredStatuses', true]
		: [fieldName(field), after]));
}
const fieldName = (setting) => setting.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
function oldNameOf(queue, field) {
	const name = new Map(Object.entries(_service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .OLD_FIELD_NAMES */ .QM)).get(fieldName(field));
	return name === undefined || queue[name] === undefined ? undefined : name;
}

/***/ }),

/***/ 8449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B: () => (watchQueue)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);





const OUTAGE_MS = 10 * 60_000;
const GRACE_MS = 15_000;
const LONGEST_PAUSE_MS = 60_000;
async function watchQueue(context, ref, timeoutMs, done) {
	const { service, clock, random, signal, log } = context;
	const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(clock, timeoutMs);
	const bound = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(clock, timeoutMs + GRACE_MS);
	const started = clock.monotonic();
	const waited = () => clock.monotonic() - started;
	let answeredAt = started;
	let seen;
	let refusals = 0;
	for (let polls = 1;; polls++) {
		const last = deadline.passed;
		let pauseMs = 0;
		try {
			const queue = await service.getQueue(ref, { attempts: 1, deadline: bound });
			answeredAt = clock.monotonic();
			refusals = 0;
			seen = queue;
			if (done(queue))
				return { done: true, queue, polls, waitedMs: waited() };
		}
		catch (error) {
			if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || signal.aborted)
				throw error;
			refusals = [401, 403, 404].includes(error.status ?? 0) ? refusals + 1 : 0;
			if (isFinal(error) || refusals >= 2)
				throw error;
			if (clock.monotonic() - answeredAt >= OUTAGE_MS)
				throw error;
			log.info(`${error.explanation.request}: ${error.explanation.problem}; still waiting`);
			pauseMs = requestedPause(error, log);
		}
		if (last) {
			if (seen !== undefined)
				return { done: false, queue: seen, polls, waitedMs: waited() };
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('timed-out', {
				request: `Waiting for the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(ref)}`,
				problem: `it could not be read within ${Math.round(timeoutMs / 1000)} s`,
				remedy: 'Check that the service is up, then run the step again.',
			});
		}
		const interval = Math.max(pauseMs, intervalMs(waited(), random()));
		await clock.sleep(Math.min(interval, deadline.remainingMs), signal);
	}
}
function requestedPause({ failure }, log) {
	const pauseMs = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0;
	if (pauseMs === 0)
		return 0;
	const cap = pauseMs > LONGEST_PAUSE_MS ? '; this wait pauses for at most 60 s' : '';
	log.info(`The service asks for a pause of ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(pauseMs / 1000)}${cap}`);
	return Math.min(pauseMs, LONGEST_PAUSE_MS);
}
const intervalMs = (waitedMs, random) => Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random);
function isFinal({ failure: { type }, status }) {
	if (status === undefined)
		return type === 'untrusted' || type === 'wrong-shape';
	return status < 400 || [400, 405, 422, 501].includes(status);
}

/***/ }),

/***/ 4712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Im: () => (isEmpty),
  LJ: () => (findQueue),
  Ot: () => (createAndConfigure),
  gp: () => (changeQueue),
  pS: () => (plannedCreate),
  wx: () => (removeQueue),
  z2: () => (notEmpty)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9022);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3418);
var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);
var _watch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8449);









const findQueue = ({ service }, ref, options) => service.getQueue(ref, options).catch((error) => {
	if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
		return undefined;
	throw error;
});
function plannedCreate(ref, settings) {
	const { mode: _, concurrency: __, ...rest } = settings;
	const later = (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .differences */ .tX)({}, rest);
	return [
		(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .createQueue */ .y0)(ref, settings),
		...(later.length === 0 ? [] : [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .updateQueue */ .df)(ref, (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .updateFor */ .pR)(later))]),
	];
}
async function createAndConfigure(context, ref, settings) {
	context.log.info(`Creating the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)}`);
	let conflicts = 0;
	let silences = 0;
	const queue = await context.service.createQueue(ref, settings, {
		wasApplied: async (error, call) => {
			if (error.status === 409)
				conflicts++;
			else
				silences++;
			return (await findQueue(context, ref, call)) !== undefined;
		},
		prove: () => context.service.getQueue(ref),
	});
	if (conflicts > 0 && silences === 0)
		return { queue, created: false };
	context.setOutputs({ changed: true });
	const changes = (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .differences */ .tX)(queue, settings);
	if (changes.length === 0)
		return { queue, created: true };
	const half = `the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)} was created, but not all of its settings are in place`;
	const changed = await changeQueue(context, ref, changes).catch((error) => {
		if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ))
			throw error;
		throw (0, _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .withProblem */ .Af)(error, `${half}: ${error.explanation.problem}`);
	});
	return { queue: changed, created: true };
}
const SETTLE_MS = 10_000;
const SWITCH_MS = 60 * 60_000;
async function changeQueue(context, ref, changes) {
	context.log.group(`Updating the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)}`, changes.map(_report_js__WEBPACK_IMPORTED_MODULE_3__/* .changeLine */ .vK));
	const prove = async () => {
		const settle = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(context.clock, SETTLE_MS);
		for (;;) {
			let queue = await context.service.getQueue(ref);
			if (queue.state === 'switching_modes')
				queue = await waitOutSwitch(context, ref);
			const isMissing = (change) => !(0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .agrees */ .ie)((0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownSetting */ .mV)(queue, change.field), change.after);
			const missing = changes.filter(isMissing);
			if (missing.length === 0)
				return queue;
			if (settle.passed)
				throw didNotTake(ref, missing, queue);
			await context.clock.sleep(1000, context.signal);
		}
	};
	return context.service.updateQueue(ref, (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .updateFor */ .pR)(changes), { prove });
}
async function waitOutSwitch(context, ref) {
	context.log.info(`The queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .nM)(ref)} is switching modes: it finishes its running tests first; waiting up to ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(SWITCH_MS / 1000)}`);
	const hasSwitched = ({ state }) => state !== 'switching_modes';
	const { done, queue } = await (0, _watch_js__WEBPACK_IMPORTED_MODULE_5__/* .watchQueue */ .B)(context, ref, SWITCH_MS, hasSwitched);
	if (done)
		return queue;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('timed-out', {
		request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .updateQueue */ .df)(ref, {})),
		problem: `acknowledged, but the queue is still switching modes after ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(SWITCH_MS / 1000)}`,
		remedy: 'Check the pull requests under test; the change takes effect when they finish.',
	});
}
function didNotTake(ref, missing, queue) {
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', {
		request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .updateQueue */ .df)(ref, {})),
		problem: `acknowledged, but ${missing.map((change) => ignored(change, queue)).join('; ')}`,
		remedy: remedyFor(missing.find(({ field }) => field === 'required-statuses')),
	});
}
function ignored({ field, after }, queue) {
	const shown = (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownSetting */ .mV)(queue, field);
	const requested = `requested ${shownValue(field, after)}`;
	if (shown === null && field !== 'required-statuses')
		return `\`${field}\` is not shown, ${requested}: this service may not know this setting`;
	const still = `\`${field}\` is still ${shownValue(field, shown)}, ${requested}`;
	const oldName = (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .oldNameOf */ .QL)(queue, field);
	if (oldName === undefined)
		return still;
	return `${still}: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`;
}
const shownValue = (field, value) => field === 'required-statuses' && value === null ? "the service's defaults" : JSON.stringify(value);
function remedyFor(statuses) {
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
			wasApplied: async (_, call) => (await findQueue(context, ref, call)) === undefined,
			prove: (call) => confirmGone(context, ref, call),
		});
	}
	catch (error) {
		const refused = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && /^(refused|not-found)$/.test(error.kind);
		if (!refused)
			throw error;
		const queue = await findQueue(context, ref);
		if (queue === undefined)
			return 'not-found';
		if (isEmpty(queue))
			throw error;
		return queue;
	}
}
async function confirmGone(context, ref, { notProved }) {
	const settle = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(context.clock, SETTLE_MS);
	for (;;) {
		const queue = await findQueue(context, ref);
		if (queue === undefined)
			return 'deleted';
		if (settle.passed) {
			if (!isEmpty(queue))
				return queue;
			throw notProved('acknowledged, but the queue is still there');
		}
		await context.clock.sleep(1000, context.signal);
	}
}
function notEmpty(ref, queue) {
	const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
	const shown = numbers.slice(0, 50).join(', ');
	const more = numbers.length > 50 ? ` and ${numbers.length - 50} more` : '';
	return {
		request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .deleteQueue */ .jv)(ref)),
		problem: `it contains ${(0, _report_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequests */ .sD)(numbers.length)} (${shown}${more}), and only an empty queue can be deleted`,
		remedy: 'Cancel them or let them merge, then run the step again.',
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

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Pu: () => (RETRY_TIMEOUT_SECONDS),
  h9: () => (defineOperation),
  lM: () => (planned),
  lP: () => (noTarget)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);





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
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const problems = [];
			const location = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => target.locate(values, scope));
			for (const check of spec.checks ?? []) {
				const problem = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => check(inputs, scope, location));
				if (problem)
					problems.push(problem);
			}
			if (problems.length > 0)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}
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

/***/ })

};

export { id, ids, modules };
