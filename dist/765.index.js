"use strict";
exports.id = 765;
exports.ids = [765];
exports.modules = {

 8765:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);
const zod = __webpack_require__(3063);
const node_crypto = __webpack_require__(7598);

const wholeNumberSetting = (min, max = Number.MAX_SAFE_INTEGER) => {
	const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`;
	const wrong = unquoted(`a whole number from ${range}`, /^\d+$/);
	return zod.int({ ...wrong, abort: true }).check(zod._gte(min, wrong), zod._lte(max, wrong));
};
const unquoted = (what, pattern) => {
	const { error } = clients.mustBe(what);
	return {
		error: (issue) => {
			const isQuoted = typeof issue.input === 'string' && pattern.test(issue.input);
			if (isQuoted)
				return `${error(issue)}; remove the quotes`;
			return error(issue);
		},
	};
};
const nonEmpty = (what) => zod.string(clients.mustBe(what)).check(zod._minLength(1, { error: 'must not be empty' }));
function schemaOf(setting) {
	switch (setting.type) {
		case 'boolean':
			return zod.boolean(unquoted('true or false', /^(?:true|false)$/i));
		case 'whole':
			return wholeNumberSetting(setting.min, setting.max);
		case 'word':
			return clients.choice(setting.words);
		case 'text':
			return nonEmpty(setting.example);
		case 'texts':
			return zod.nullable(zod.array(nonEmpty(setting.example), clients.mustBe('a list or null')));
	}
}
const settingsShape = Object.fromEntries(clients.settingFields.map((field) => {
	const { description } = clients.QUEUE_SETTINGS[field];
	const schema = schemaOf(clients.QUEUE_SETTINGS[field]).check(zod.describe(description));
	return [common.kebabCase(field), zod.optional(schema)];
}));
const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' };
const queueSettings = zod.strictObject(settingsShape, notSettings);
const settingNames = Object.keys(settingsShape);
const OWN_SOURCE = 'merge_instance';
function settingOnQueue(queue, field) {
	if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN_SOURCE) !== OWN_SOURCE)
		return null;
	return queue[onTheWire(field)] ?? null;
}
function changedSettings(queue, wanted) {
	return settingNames.flatMap((field) => {
		const after = wanted[field];
		const before = settingOnQueue(queue, field);
		if (after === undefined || agrees(before, after))
			return [];
		return [{ field, before, after }];
	});
}
function stateChange({ state: before }, after) {
	if (after === undefined || after === before)
		return [];
	return [{ field: 'state', before, after }];
}
const missingChanges = (queue, { settings = {}, state, acceptedState }) => [
	...changedSettings(queue, settings),
	...(queue.state === acceptedState ? [] : stateChange(queue, state)),
];
const effectiveChanges = (changes, missing) => changes.filter((change) => !missing.some(({ field }) => field === change.field));
function queueChanges(queue, wanted) {
	const presence = (exists) => (exists ? 'present' : 'absent');
	const before = presence(queue !== undefined);
	const after = presence(wanted !== undefined);
	const settings = changedSettings(queue ?? {}, wanted ?? {});
	if (before === after)
		return settings;
	return [{ field: 'queue', before, after }, ...settings];
}
const agrees = (shown, wanted) => JSON.stringify(comparableValue(shown)) === JSON.stringify(comparableValue(wanted));
function comparableValue(value) {
	if (Array.isArray(value))
		return [...new Set(value)].sort();
	return value;
}
function undoText(changes) {
	const lines = [];
	const missing = [];
	for (const { field, before } of changes) {
		const line = `${field}: ${common.escapeJson(JSON.stringify(before))}`;
		const isSettable = queueSettings.safeParse({ [field]: before }).success;
		if (isSettable && common.redact(line) === line)
			lines.push(line);
		else
			missing.push(field);
	}
	return { text: lines.join('\n'), missing };
}
function updateFor(changes) {
	return Object.fromEntries(changes.map(({ field, after }) => field === 'required-statuses' && after === null
		? ['deleteRequiredStatuses', true]
		: [onTheWire(field), after]));
}
const onTheWire = (setting) => clients.settingFields.find((field) => common.kebabCase(field) === setting) ?? setting;
const oldNameOf = (queue, field) => clients.oldNames.find(([name, old]) => common.kebabCase(name) === field && queue[old] !== undefined)?.[1];

const BoundedText = zod.string().check(zod._minLength(1), zod._maxLength(2000));
const timelineText = common.lenientField(BoundedText);
const address = common.lenientField(common.mapped(BoundedText, (given) => common.webLink(given)));
const lowerCaseWord = common.lenientField(zod.string().check(zod._minLength(1), zod._maxLength(200), zod._toLowerCase()));
const reasonField = common.lenientField(common.mapped(zod.string().check(zod._trim(), zod._minLength(1), zod._toLowerCase()), (said) => common.truncate(said, 200)));
const MAX_ITEMS = 100;
const items = (item) => common.mapped(zod._catch(zod.array(zod.unknown()), []), (list) => list.slice(0, MAX_ITEMS).flatMap((one) => item.safeParse(one).data ?? []));
const NumberedPullRequest = zod.object({ prNumber: zod.int().check(zod._positive()) });
const StatusFields = zod.object({
	name: timelineText,
	context: timelineText,
	url: address,
	targetUrl: address,
	detailsUrl: address,
});
const CausingStatus = zod.pipe(common.mapped(zod.union([BoundedText, StatusFields]), (status) => {
	if (typeof status === 'string')
		return { name: status };
	const { name, context, url, targetUrl, detailsUrl } = status;
	return { name: name ?? context, url: url ?? targetUrl ?? detailsUrl };
}), zod.object({ name: BoundedText, url: zod.optional(zod.string()) }));
const Actor = zod.union([BoundedText, common.mapped(zod.object({ login: BoundedText }), ({ login }) => login)]);
const Members = zod._lazy(() => zod.object({
	reason: reasonField,
	actor: common.lenientField(Actor),
	failureCausingStatuses: items(CausingStatus),
	testRun: common.lenientField(zod.object({ id: BoundedText, testedPullRequests: zod.optional(items(NumberedPullRequest)) })),
	testRunId: timelineText,
	blockReasons: items(zod.object({ kind: lowerCaseWord, name: timelineText, url: address })),
	conflictCulprit: common.lenientField(zod.object({
		type: lowerCaseWord,
		prNumber: common.lenientField(zod.int().check(zod._positive())),
		prUrl: address,
	})),
	waitingFor: items(NumberedPullRequest),
	otherTestedPullRequests: items(NumberedPullRequest),
	prerequisitePullRequests: items(NumberedPullRequest),
}));
function parseTimeline(answer, maxEntries = MAX_ITEMS) {
	const list = Timeline.safeParse(answer).data?.timeline ?? [];
	const entries = list.filter(isEntry);
	const timed = entries.map((entry) => ({ entry, at: timeOf(entry) }));
	if (timed.every(isTimed))
		timed.sort((one, other) => other.at - one.at);
	return timed.slice(0, maxEntries).map(readEntry);
}
const Timeline = zod.object({ timeline: zod.array(zod.unknown()) });
const isEntry = (entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry);
const isTimed = (timed) => timed.at !== undefined;
const timeOf = ({ timestamp }) => typeof timestamp === 'string' ? common.parseTime(timestamp) : undefined;
const STATE_OBJECT_KEYS = {
	NOT_READY: 'notReady',
	PENDING: 'pending',
	TESTING: 'testing',
	PENDING_FAILURE: 'pendingFailure',
	TESTS_PASSED: 'testsPassed',
	MERGED: 'merged',
	FAILED: 'failure',
	CANCELLED: 'cancellation',
};
const STATELESS_OBJECT_KEYS = new Set(['actor', 'testRun', 'conflictCulprit']);
function entryParts(entry, state = '') {
	const own = entry[STATE_OBJECT_KEYS[state] ?? ''];
	if (typeof own === 'object' && own !== null)
		return [own, entry];
	return [
		entry,
		...Object.keys(entry).flatMap((name) => (STATELESS_OBJECT_KEYS.has(name) ? [] : entry[name])),
	];
}
const stateField = common.lenientField(BoundedText.check(zod._toUpperCase()));
function readEntry({ entry, at }) {
	const state = stateField.parse(entry['state']);
	const parts = entryParts(entry, state).map(membersOf);
	const { testRunId, ...members } = Object.assign({}, ...parts.toReversed());
	const byId = testRunId === undefined ? undefined : { id: testRunId };
	return { testRun: byId, ...members, state, at };
}
const membersOf = (part) => Object.fromEntries(Object.entries(Members.safeParse(part).data ?? {}).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value));

const timeline = Object.freeze(Object.defineProperty({
	__proto__: null,
	parseTimeline
}, Symbol.toStringTag, { value: 'Module' }));

const MAX_VISITS = 20;
const MAX_FAILURES = 2;
const MAX_AT_ONCE = 8;
const VISITS_MS = 30_000;
async function readQueueVisits(context, deadline, ref, { enqueuedPullRequests }) {
	const visits = new Map();
	const left = enqueuedPullRequests.slice(0, MAX_VISITS).values();
	const limit = deadline.atMost(VISITS_MS);
	const read = async (entry) => {
		const timeline = await readOneTimeline(context, limit, ref, entry);
		if (timeline?.length)
			visits.set(entry.prNumber, visitOf(entry, timeline));
		return timeline;
	};
	let failures = 0;
	for (const entry of left) {
		const timeline = await read(entry);
		if (timeline !== undefined && timeline.length > 0)
			break;
		if (timeline === undefined)
			failures++;
		if (timeline?.length === 0 || failures === MAX_FAILURES)
			return visits;
	}
	const work = async () => {
		for (const entry of left)
			await read(entry);
	};
	await Promise.all(Array.from({ length: MAX_AT_ONCE }, work));
	return visits;
}
async function readOneTimeline(context, deadline, { targetBranch }, { prNumber }) {
	const { service, repository, log } = context;
	const ref = common.pullRequestRef(repository, targetBranch, prNumber);
	const answer = service.getPullRequestHistory(deadline, ref, { attempts: 1 });
	const record = await common.bestEffort(deadline, answer, (why) => log.info(why));
	return record && parseTimeline(record);
}
function visitOf({ prNumber, state }, timeline) {
	const end = timeline.findIndex((entry) => clients.isEnded(entry.state));
	const present = end === -1 ? timeline : timeline.slice(0, end);
	const entered = present.at(-1);
	const isWhole = entered?.state === 'NOT_READY' || entered?.state === 'PENDING';
	const [newest] = present;
	return {
		enteredAt: isWhole ? entered.at : undefined,
		testedWith: newest?.state === state && clients.isInTestRun(state) ? othersIn(prNumber, newest) : [],
	};
}
function othersIn(number, entry = {}) {
	const tested = [
		...(entry.testRun?.testedPullRequests ?? []),
		...(entry.otherTestedPullRequests ?? []),
	];
	return [...new Set(tested.map(({ prNumber }) => prNumber))].filter((other) => other !== number);
}

function ageMs(since, now) {
	const at = common.parseTime(since);
	return at === undefined ? undefined : Math.max(0, now - at);
}
function queueLine(ref, queue, now) {
	const { testing, oldestMs } = queueFigures(queue, now);
	const parts = [pullRequests(queue.enqueuedPullRequests.length)];
	if (testing !== undefined && testing > 0)
		parts.push(`${testing} under test`);
	if (oldestMs !== undefined)
		parts.push(`the oldest in its state for ${common.duration(oldestMs / 1000)}`);
	return `Queue ${common.queueName(ref)} is ${queue.state}: ${parts.join(', ')}`;
}
function pullRequests(count) {
	if (count === 0)
		return 'no pull requests';
	return common.pluralize(count, 'pull request');
}
function queueFigures({ enqueuedPullRequests }, now) {
	const states = enqueuedPullRequests.map((pr) => pr.state);
	const testing = states.filter((state) => state === 'TESTING').length;
	let oldestMs;
	for (const { stateChangedAt } of enqueuedPullRequests) {
		const age = ageMs(stateChangedAt, now);
		if (age !== undefined)
			oldestMs = Math.max(age, oldestMs ?? 0);
	}
	return { testing: states.includes(undefined) ? undefined : testing, oldestMs };
}
const queueSentence = (ref, clause) => `Queue ${branchInProse(ref)} ${clause}`;
function branchInProse({ targetBranch: name }) {
	const isPlain = common.inline(name) === name || name.includes('`');
	return isPlain ? name : `\`${name}\``;
}
const queueVerdict = (mark, sentence, parts = [], lines = []) => ({ mark: common.MARKS[mark], headline: common.prose(sentence), lines, parts });
const warningLine = (sentence) => common.words `${common.own(common.MARKS.warning)} ${common.prose(sentence)}`;
const problemLine = (problem) => common.words `${common.prose(common.capitalize(problem))}.`;
const MARKS_OF_STATES = new Map([
	['running', '✅'],
	['paused', '⏸'],
	['draining', '⏸'],
	['switching_modes', '⏳'],
]);
function queueReport({ clock, event }, ref, queue, mark, clause, { lines = [], parts = [] } = {}) {
	const page = clients.repositoryPage(ref.repository, event);
	return {
		mark: mark === 'good' ? (MARKS_OF_STATES.get(queue.state) ?? common.MARKS.neutral) : common.MARKS[mark],
		headline: withCounts(queueSentence(ref, clause), queue),
		lines,
		parts: [
			...parts,
			...pullRequestTable(page, queue, clock.now()),
			{ fold: 'Settings', parts: [settingsTable(queue)] },
		],
	};
}
function foldedQueue({ clock, event }, ref, queue) {
	const state = queueSentence(ref, `is ${queue.state.replaceAll('_', ' ')}`);
	const line = withCounts(state, queue);
	if (queue.enqueuedPullRequests.length === 0)
		return line;
	const page = clients.repositoryPage(ref.repository, event);
	return { fold: line, parts: pullRequestTable(page, queue, clock.now()) };
}
const withCounts = (sentence, queue) => common.joined([common.prose(sentence.trim()), ...countsOf(queue)]);
function countsOf({ enqueuedPullRequests: all }) {
	if (all.length === 0)
		return ['empty'];
	const known = Object.entries(clients.STATE_WORDS).map(([state, word]) => {
		return { word, count: all.filter((pr) => pr.state === state).length };
	});
	const other = all.length - known.reduce((sum, { count }) => sum + count, 0);
	return [...known, { word: 'in another state', count: other }]
		.filter(({ count }) => count > 0)
		.map(({ word, count }) => `${count} ${word}`);
}
const MAX_TITLE_LENGTH = 120;
function pullRequestTable(page, queue, now) {
	const { enqueuedPullRequests: all, visits = new Map() } = queue;
	const rows = all.map((pr, index) => {
		const visit = visits.get(pr.prNumber);
		return [
			index + 1,
			pullRequestCell(page, pr, visit?.testedWith),
			pr.state === undefined ? '' : (clients.STATE_WORDS[pr.state] ?? pr.state),
			timeCell(pr, visit?.enteredAt, now),
		];
	});
	const table = { head: [{ number: common.words `#` }, 'Pull request', 'State', { number: 'For' }], rows };
	if (visits.size === 0 || all.length <= MAX_VISITS)
		return [table];
	return [table, [common.small(common.words `The time in the queue was read for the first ${MAX_VISITS}.`)]];
}
function pullRequestCell(page, pr, testedWith = []) {
	const linked = (number) => common.link(`#${number}`, `${page}/pull/${number}`);
	const priority = clients.chosenPriority(pr);
	const details = [];
	if (pr.prAuthor)
		details.push(pr.prAuthor);
	if (priority !== undefined)
		details.push(common.words `priority ${priority}`);
	if (pr.skipTheLine)
		details.push('skips the line');
	if (pr.noBatch)
		details.push('tested alone');
	if (testedWith.length > 0)
		details.push(common.words `tested with ${common.firstLines(testedWith.map(linked), MAX_TESTED_WITH)}`);
	const title = common.truncate(pr.prTitle ?? '', MAX_TITLE_LENGTH);
	return common.withSmallPrint(common.joined([linked(pr.prNumber), title], ' '), details);
}
const MAX_TESTED_WITH = 4;
const SAME_TIME_MS = 60_000;
function timeCell({ stateChangedAt }, enteredAt, now) {
	const inState = ageMs(stateChangedAt, now);
	if (inState === undefined)
		return [];
	const timeOf = (ms) => common.unbroken(common.duration(ms / 1000));
	const inQueue = Math.max(0, now - (enteredAt ?? now));
	if (inQueue - inState < SAME_TIME_MS)
		return timeOf(inState);
	return common.withSmallPrint(timeOf(inState), [common.words `${timeOf(inQueue)} in\u00a0queue`]);
}
function settingsTable(queue) {
	const rows = [];
	for (const name of settingNames) {
		const setting = settingOnQueue(queue, name);
		if (setting !== null) {
			const isUnlimited = name === 'testing-timeout-minutes' && setting === 0;
			const note = isUnlimited ? common.words ` (no limit)` : [];
			rows.push([common.code(name), common.words `${common.code(plainValue(setting))}${note}`]);
		}
		else if (name === 'required-statuses')
			rows.push([common.code(name), defaultStatusesCell(queue)]);
	}
	return { head: ['Setting', 'Value'], rows };
}
function defaultStatusesCell({ requiredStatuses = [] }) {
	const source = value('required-statuses', null);
	if (!requiredStatuses?.length)
		return source;
	return common.words `${source}: ${common.code(plainValue(requiredStatuses))}`;
}
function changesDiff(changes) {
	const blocks = new Map();
	for (const { branch, field, before, after } of changes) {
		const lines = [...diffLine('-', field, before), ...diffLine('+', field, after)];
		blocks.set(branch, [...(blocks.get(branch) ?? []), ...lines]);
	}
	return [...blocks].flatMap(([branch, block]) => [
		branch === undefined ? [] : [common.strong(common.code(branch))],
		{ block, language: 'diff' },
	]);
}
const planDiff = (changes) => [
	[common.small(common.words `${common.code('-')} is the queue now, ${common.code('+')} is the file.`)],
	...changesDiff(changes),
];
function diffLine(sign, field, setting) {
	const isSet = setting !== undefined && (setting !== null || field === 'required-statuses');
	if (!isSet)
		return [];
	return [`${sign} ${field}: ${value(field, setting)}`];
}
function withQueues(sentence, refs) {
	if (refs.length === 0)
		return [];
	const names = refs.map((ref) => common.code(common.queueName(ref)));
	return common.words `${common.prose(sentence)}: ${common.joined(names, ', ')}.`;
}
const changeLine = ({ field, before, after }) => `${field}: ${value(field, before)} → ${value(field, after)}`;
function driftLine({ field, before, after }) {
	if (field === 'queue' && after === 'present')
		return 'only the file has this queue';
	if (field === 'queue')
		return 'the file marks it as absent';
	return `${field} is ${value(field, before)} in the queue, and ${value(field, after)} in the file`;
}
function value(field, setting) {
	if (field === 'required-statuses' && setting === null)
		return "Trunk's defaults";
	return plainValue(setting);
}
function plainValue(setting) {
	if (setting === null || setting === undefined)
		return 'not set';
	if (setting === '')
		return '""';
	if (Array.isArray(setting))
		return `[${setting.map((item) => JSON.stringify(item)).join(', ')}]`;
	return String(setting);
}

const GRACE_MS = 15_000;
async function watchQueue(context, deadline, ref, timeoutMs, done) {
	const { service, clock, random } = context;
	const started = clock.monotonic();
	const waited = () => clock.monotonic() - started;
	const patience = deadline.restarted(timeoutMs + GRACE_MS);
	const timeout = deadline.restarted(timeoutMs);
	let polls = 0;
	let queue;
	let missingSince;
	const read = async () => {
		polls++;
		return service.getQueue(deadline, ref, { attempts: 1, patience }).catch(asMissing);
	};
	const polled = await clients.poll(context, deadline, timeout, {
		read,
		take: (reading, at) => {
			if (reading.type === 'failure')
				return undefined;
			if (reading.value instanceof Error) {
				missingSince ??= at;
				if (at - missingSince >= clients.SETTLE_MS)
					throw reading.value;
				return undefined;
			}
			missingSince = undefined;
			queue = reading.value;
			return done(queue) || undefined;
		},
		paceMs: () => (missingSince === undefined ? intervalMs(waited(), random()) : clients.CONFIRM_MS),
	});
	if (polled.type === 'failed')
		throw polled.error;
	if (queue !== undefined)
		return { done: polled.type === 'ended', queue, polls, waitedMs: waited() };
	throw new common.ActionError('timed-out', {
		request: `Waiting for the queue ${common.queueName(ref)}`,
		problem: `couldn't read it within ${common.duration(timeoutMs / 1000)}`,
		remedy: 'Check that Trunk is up, then run the step again.',
	});
}
function asMissing(error) {
	if (clients.hasStatus(error, 404))
		return error;
	throw error;
}
const intervalMs = (waitedMs, random) => Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random);

function queueOrThrow({ queue, failure }) {
	if (failure !== undefined)
		throw failure;
	return queue;
}
function plannedCreate(ref, settings) {
	const { mode: _, concurrency: __, ...rest } = settings;
	const later = changedSettings({}, rest);
	const requests = [clients.createQueue(ref, settings)];
	if (later.length > 0)
		requests.push(clients.updateQueue(ref, updateFor(later)));
	return requests;
}
async function createAndConfigure(context, deadline, ref, changes, settings) {
	const { log } = context;
	log.info(`Creating the queue ${common.queueName(ref)}`);
	const sent = await sendCreate(context, deadline, ref, settings);
	if (sent.queue !== undefined && !sent.created) {
		const missing = changedSettings(sent.queue, settings);
		return { queue: sent.queue, changed: [], missing, created: false };
	}
	const configured = sent.queue && (await configureNew(context, deadline, ref, changes, sent.queue, settings));
	const failure = sent.queue === undefined ? sent.failure : configured?.failure;
	const isCancelled = failure !== undefined && deadline.isCancelled;
	let ensured = configured;
	if (isCancelled && sent.sendResult !== 'refused') {
		const late = await configureLate(context, deadline, ref, changes, settings, sent.sendResult);
		ensured = late ?? configured;
	}
	if (ensured === undefined)
		throw failure;
	return { ...ensured, failure, created: true };
}
async function sendCreate({ service }, deadline, ref, settings) {
	let sendResult = 'refused';
	try {
		const proof = await service.createQueue(deadline, ref, settings, {
			onSent: (result) => {
				sendResult = result;
			},
			judge: (queue, sent) => queue === undefined ? clients.NO_EFFECT : clients.proved({ queue, created: sent !== 'refused' }),
			missing: () => 'Trunk did not show the queue',
		});
		return { ...proof, sendResult };
	}
	catch (failure) {
		return { failure, sendResult };
	}
}
async function configureNew(context, deadline, ref, changes, queue, settings) {
	const missing = changedSettings(queue, settings);
	if (missing.length === 0)
		return { queue, changed: changes, missing };
	const update = ensureQueue(context, deadline, ref, missing, { settings }, { isNew: true });
	const ensured = await update.catch((failure) => ({ queue, missing, failure }));
	const changed = effectiveChanges(changes, ensured.missing);
	const { failure } = ensured;
	if (!(failure instanceof common.ActionError))
		return { ...ensured, changed, failure };
	const problem = `the queue ${common.queueName(ref)} was created, but not all of its settings are in place`;
	return {
		...ensured,
		changed,
		failure: failure.withProblem(`${problem}: ${failure.explanation.problem}`),
	};
}
async function configureLate(context, deadline, ref, changes, settings, sendResult) {
	const { log } = context;
	const name = common.queueName(ref);
	const warn = (why) => log.warning(`The run was cancelled before the new queue ${name} had its settings: ${why} Use \`update-queue\` with the same settings to set them.`);
	const last = deadline.afterCancellation(common.graceMs(deadline.signal) - 2 * common.WRITING_MS);
	const configure = async () => {
		const read = () => context.service.findQueue(last, ref);
		const queue = await clients.readUntilConsistent(last, read, (queue) => queue === undefined);
		if (queue === undefined)
			return undefined;
		if (sendResult === 'acknowledged' || looksLikeOurs(queue, settings))
			return configureNew(context, last, ref, changes, queue, settings);
		log.warning(`The run was cancelled while it created the queue ${name}, which now exists. Someone else may have created it, so it was not changed. Use \`update-queue\` with the same settings to change it.`);
		return undefined;
	};
	const late = await common.bestEffort(last, configure(), warn);
	if (late?.failure instanceof Error)
		warn(late.failure.message);
	return late;
}
function looksLikeOurs(queue, { mode, concurrency }) {
	const isDistinctive = mode !== undefined || concurrency !== undefined;
	return (isDistinctive &&
		isQueueEmpty(queue) &&
		changedSettings(queue, { mode, concurrency }).length === 0);
}
const SWITCH_MS = 10 * 60_000;
async function ensureQueue(context, deadline, ref, changes, wanted, { switchMs = SWITCH_MS, isNew = false } = {}) {
	const { service, log } = context;
	log.group(`Updating the queue ${common.queueName(ref)}`, changes.map(changeLine));
	const missingIn = (queue) => missingChanges(queue, wanted);
	const ensured = (queue, failure) => {
		const missing = missingIn(queue);
		return { queue, changed: effectiveChanges(changes, missing), missing, failure };
	};
	const patience = deadline.restarted(service.retryTimeoutMs);
	const send = () => service.updateQueue(deadline, ref, updateFor(changes), {
		patience,
		judge: (queue) => {
			if (queue === undefined)
				return clients.READ_AGAIN;
			const isDone = isSwitching(queue) || missingIn(queue).length === 0;
			return isDone ? clients.proved(queue) : clients.contradiction(queue);
		},
		missing: () => 'Trunk did not show the queue',
	});
	let queue = await (isNew ? sendUntilKnown(deadline, patience, send) : send());
	try {
		if (isSwitching(queue)) {
			await waitOutSwitch(context, deadline, ref, switchMs);
			const read = () => service.getQueue(deadline, ref);
			queue = await clients.readUntilConsistent(deadline, read, (reading) => missingIn(reading).length > 0);
		}
		if (ignoresEmptyList(missingIn(queue)))
			queue = await clearStatuses(context, deadline, ref, wanted, queue);
	}
	catch (failure) {
		return ensured(queue, failure);
	}
	const missing = missingIn(queue);
	return ensured(queue, missing.length === 0 ? undefined : notInForce(ref, missing, queue));
}
const ignoresEmptyList = (missing) => missing.some(({ field, before, after }) => field === 'required-statuses' && before !== null && isEmptyList(after));
const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
async function clearStatuses({ service, log }, deadline, ref, wanted, queue) {
	log.info('Trunk ignored the empty list of `required-statuses`; clearing the list in another way');
	return service.updateQueue(deadline, ref, { deleteRequiredStatuses: true }, {
		judge: (reading) => {
			if (reading === undefined)
				return clients.READ_AGAIN;
			const isCleared = missingChanges(reading, wanted).length === 0 ||
				settingOnQueue(reading, 'required-statuses') === null;
			return isCleared ? clients.proved(reading) : clients.contradiction(reading);
		},
		missing: () => `Trunk still showed ${queue.requiredStatuses?.length ?? 0} statuses`,
	});
}
const ANSWER_MS = 1000;
async function sendUntilKnown(deadline, patience, send) {
	const attempt = () => send().catch(asMissing);
	const isUnknown = (answer) => answer instanceof clients.HttpError;
	const answer = await clients.readUntilConsistent(deadline, attempt, isUnknown, patience.remainingMs - ANSWER_MS);
	if (answer instanceof clients.HttpError)
		throw answer;
	return answer;
}
const isSwitching = ({ state }) => state === 'switching_modes';
async function waitOutSwitch(context, deadline, ref, ms) {
	const limit = common.duration(ms / 1000);
	context.log.info(`The queue ${common.queueName(ref)} is switching modes, which finishes its running tests first; waiting up to ${limit}`);
	const { done } = await watchQueue(context, deadline, ref, ms, (queue) => !isSwitching(queue));
	if (done)
		return;
	throw new common.ActionError('refused', {
		request: clients.describeRequest(clients.updateQueue(ref, {})),
		problem: `Trunk acknowledged it, but the queue is still switching modes after ${limit}`,
		remedy: 'Check the pull requests under test; the change takes effect when they finish.',
	});
}
function notInForce(ref, missing, queue) {
	return new common.ActionError('refused', {
		request: clients.describeRequest(clients.updateQueue(ref, {})),
		problem: `Trunk acknowledged it, but ${missing.map((change) => ignoredClause(change, queue)).join('; ')}`,
		remedy: remedyForStatuses(missing.find(({ field }) => field === 'required-statuses')),
	});
}
function ignoredClause({ field, after }, queue) {
	const value = settingOnQueue(queue, field);
	const requested = `requested ${shownFieldValue(field, after)}`;
	if (value === null && field !== 'required-statuses')
		return `\`${field}\` is not shown, ${requested}: this service may not know this setting`;
	const still = `\`${field}\` is still ${shownFieldValue(field, value)}, ${requested}`;
	const oldName = oldNameOf(queue, field);
	if (oldName === undefined)
		return still;
	return `${still}: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`;
}
function shownFieldValue(field, value) {
	if (field === 'required-statuses' && value === null)
		return "Trunk's defaults";
	return JSON.stringify(value);
}
function remedyForStatuses(statuses) {
	if (statuses?.after === null)
		return 'Either Trunk ignored the reset, or it does not say that the list it shows is its default; name the list instead of `null`.';
	if (Array.isArray(statuses?.after) && statuses.after.length === 0)
		return 'Some services ignore an empty list of statuses; `null` restores their defaults.';
	return 'Check that Trunk and the plan of the organization allow these values, or leave them out.';
}
const isQueueEmpty = ({ enqueuedPullRequests }) => enqueuedPullRequests.length === 0;
async function removeQueue(context, deadline, ref, before) {
	if (before !== undefined && !isQueueEmpty(before))
		return before;
	try {
		return await context.service.deleteQueue(deadline, ref, {
			judge: (queue) => {
				if (queue === undefined)
					return clients.proved('deleted');
				if (isQueueEmpty(queue))
					return clients.NO_EFFECT;
				return clients.contradiction(queue);
			},
			missing: () => 'the queue was still there',
		});
	}
	catch (error) {
		if (!(error instanceof clients.HttpError && ['refused', 'not-found'].includes(error.kind)))
			throw error;
		const queue = await context.service.findQueue(deadline, ref);
		if (queue === undefined)
			return 'not-found';
		if (!isQueueEmpty(queue))
			return queue;
		throw new clients.HttpError('refused', error.explanation, error.failure, error);
	}
}
function notEmpty(ref, queue) {
	const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
	const them = numbers.length === 1 ? 'it' : 'them';
	return {
		request: `Deleting the queue ${common.queueName(ref)}`,
		problem: `it contains ${pullRequests(numbers.length)} (${common.firstOf(numbers, 50)}), and only an empty queue can be deleted`,
		remedy: `Cancel ${them} or let ${them} merge, then run the step again.`,
	};
}

const queueInputs = { targetBranch: clients.optional(clients.branch()) };
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
	inputs: queueInputs,
	checks: {
		targetBranch: ({ targetBranch }, { event, repository }) => targetBranch === undefined && branchOfEvent(event, repository).problem,
	},
	outputs: QUEUE_OUTPUTS,
	async resolve(given, context, deadline) {
		const ref = queueOf(given, context);
		context.setOutputs({ 'target-branch': ref.targetBranch });
		const number = clients.valueAt(context.event.payload, 'pull_request', 'number');
		if (given.targetBranch === undefined && typeof number === 'number')
			await refuseOtherBase(ref, number, context, deadline);
		return ref;
	},
};
function queueOf({ targetBranch }, { event, repository }) {
	if (targetBranch !== undefined)
		return common.queueRef(repository, targetBranch);
	const { branch, problem } = branchOfEvent(event, repository);
	if (branch === undefined)
		throw new common.InputError([clients.inputProblem('targetBranch', problem)]);
	return common.queueRef(repository, branch);
}
async function refuseOtherBase({ targetBranch }, number, context, deadline) {
	const { event, clock } = context;
	if (clients.isFresh(event, clock.now()))
		return;
	const present = await context.timeBeforeWork.run(deadline, (deadline) => clients.readCurrentPullRequest(context, deadline, number));
	const { baseBranch = targetBranch } = present ?? {};
	if (baseBranch === targetBranch)
		return;
	throw new common.ActionError('invalid-input', {
		request: `Finding the queue of the event \`${event.name}\``,
		problem: `the event has the base branch ${common.inBackticks(targetBranch)} of #${number}, which is ${common.inBackticks(baseBranch)} by now`,
		remedy: 'Set `target-branch` to the branch of the queue.',
	});
}
const ABOUT_THEIR_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
function branchOfEvent(event, repository) {
	const { name, payload, ref } = event;
	const other = clients.otherRepository(event, repository);
	if (other !== undefined)
		return missingBranch(`the event is of the repository ${other}`);
	const baseRef = clients.textAt(payload, 'merge_group', 'base_ref');
	const base = clients.textAt(payload, 'pull_request', 'stack', 'base', 'ref') ??
		clients.textAt(payload, 'pull_request', 'base', 'ref') ??
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
function afterPrefix(prefix, ref = '') {
	if (ref.startsWith(prefix))
		return ref.slice(prefix.length) || undefined;
	return undefined;
}
const missingBranch = (why) => ({
	problem: `is required, because ${why}: set it to the queue's branch`,
});
async function readQueue(context, deadline, ref) {
	const queue = await context.service.getQueue(deadline, ref);
	setQueueOutputs(context, queue);
	context.log.info(queueLine(ref, queue, context.clock.now()));
	return queue;
}
function setQueueOutputs({ setOutputs, clock }, queue) {
	const { testing, oldestMs } = queueFigures(queue, clock.now());
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
function outputQueueChange(context, { queue, changed }) {
	context.setOutputs(changeOutputs(changed));
	setQueueOutputs(context, queue);
}
function plannedChanges({ log }, ref, changes, requests, clause = 'would change') {
	const sentence = queueSentence(ref, `${clause} (dry run)`);
	const report = queueVerdict('neutral', sentence, changesDiff(changes));
	const { details, ...result } = clients.planOnlyResult(log, requests, { report });
	return { ...result, outputs: { changed: false, changes }, details: { ...details, changes } };
}
async function changeQueue(context, deadline, { ref, before, reason, wanted, switchMs }, { ifChanged, ifUnchanged }) {
	const { log, dryRun } = context;
	const changes = missingChanges(before, wanted);
	const isChange = changes.length > 0;
	if (isChange && dryRun)
		return plannedChanges(context, ref, changes, [clients.updateQueue(ref, updateFor(changes))]);
	if (isChange && reason !== undefined)
		log.info(`Reason: ${reason}`);
	const ensured = isChange
		? await ensureQueue(context, deadline, ref, changes, wanted, { switchMs })
		: { queue: before, changed: []};
	outputQueueChange(context, ensured);
	const queue = queueOrThrow(ensured);
	const { outcome, clause } = isChange ? ifChanged : ifUnchanged;
	log.info(`The queue ${common.queueName(ref)} ${clause}`);
	return {
		outcome,
		details: { queue, changes },
		summary: queueReport(context, ref, queue, 'good', clause, {
			lines: reasonLines(reason),
			parts: changesDiff(isChange ? changes : []),
		}),
	};
}
const reasonLines = (reason) => reason === undefined ? [] : [common.words `${common.strong('Reason:')} ${reason}`];

function withNote(cause, note) {
	const failure = cause instanceof common.RunCancelled ? asAborted(cause) : cause;
	if (note === undefined || !(failure instanceof common.ActionError))
		return cause;
	const { problem, remedy } = failure.explanation;
	return failure.withExplanation({
		problem: `${problem}; ${note.problem}`,
		remedy: `${remedy} ${note.remedy}`,
	});
}
const asAborted = (cause) => new common.ActionError('aborted', {
	request: 'Changing the holds of the queue',
	problem: cause.message.replace(/\.$/, ''),
	remedy: clients.REMEDIES.aborted,
}, { cause });

const newStepId = () => node_crypto.randomUUID();
function heldQueue(context, deadline, ref, store, readQueue) {
	const { clock } = context;
	return {
		...store,
		now: () => clock.now(),
		readQueue,
		async setState(after, before) {
			const changes = [{ field: 'state', before, after }];
			const ensured = await ensureQueue(context, deadline, ref, changes, { state: after });
			outputQueueChange(context, ensured);
			return queueOrThrow(ensured);
		},
		settled: (read, contradicts) => clients.readUntilConsistent(deadline, read, contradicts),
		newStep: newStepId,
	};
}

function holdsByName(comments) {
	const oldestFirst = [...comments].sort((one, other) => one.id - other.id);
	const byName = new Map();
	for (const comment of oldestFirst) {
		const older = byName.get(comment.name);
		byName.set(comment.name, {
			...comment,
			stateBefore: rememberedState([comment, ...(older?.comments ?? [])]),
			comments: [comment, ...(older?.comments ?? [])],
		});
	}
	return [...byName.values()];
}
function rememberedState(holds) {
	const states = holds.map(({ stateBefore }) => stateBefore);
	if (states.includes('running'))
		return 'running';
	return states.find((state) => state !== undefined);
}
function isLive({ name, until }, now) {
	if (name === MEMORY)
		return false;
	const end = common.parseTime(until);
	return end === undefined || now < end;
}
const liveHolds = (comments, now) => holdsByName(comments).filter((hold) => isLive(hold, now));
const shownHold = ({ name, reason, since, until, run }) => ({
	name,
	reason,
	since,
	until,
	run,
});
const MEMORY = '~memory';

function settableState(state) {
	if (state === 'switching_modes' || state === 'running')
		return 'running';
	if (state === 'paused' || state === 'draining')
		return state;
	return undefined;
}
const isHeld = (queue, comments) => liveHolds(comments, queue.now()).length > 0;
async function withoutDeletedComments(queue, comments) {
	const gone = new Set();
	for (const hold of liveHolds(comments, queue.now())) {
		for (const comment of hold.comments) {
			if (await queue.exists(comment))
				break;
			gone.add(comment.id);
		}
	}
	if (gone.size === 0)
		return comments;
	return queue.settled(queue.list, (present) => present.some(({ id }) => gone.has(id)));
}
function memoryOfRunning(queue) {
	const time = new Date(queue.now()).toISOString();
	return {
		name: MEMORY,
		reason: '',
		since: time,
		until: time,
		run: '',
		attempt: '',
		job: '',
		workflow: '',
		step: queue.newStep(),
		stateBefore: 'running',
	};
}

async function listOwn(queue, { own, isIncomplete }) {
	return own(await queue.settled(queue.list, isIncomplete));
}
async function resumeIfFree(queue, removed, conditions = {}) {
	const release = await tryToResume(queue, removed, conditions);
	const { end, holds, leftovers } = release;
	const isOver = end === 'resumed' || (end === 'running' && holds.length === 0);
	if (isOver)
		await queue.removeLeftovers(leftovers);
	return release;
}
async function tryToResume(queue, removed, { countsAs = (shown) => shown, mayResumeFrom = () => true }) {
	const listed = await queue.list();
	const found = await queue.readQueue();
	const foundState = countsAs(found.state);
	const leaveAs = (end, comments) => ({
		end,
		queue: found,
		foundState,
		...sortedComments(queue, comments),
	});
	if (foundState === 'running')
		return leaveAs('running', listed);
	let comments = await withoutDeletedComments(queue, listed);
	const wasRunning = rememberedState(removed) === 'running';
	if (wasRunning && isHeld(queue, comments))
		comments = await passOnMemory(queue, comments);
	if (isHeld(queue, comments))
		return leaveAs('held', comments);
	if (removed.length === 0)
		return leaveAs('no-hold', comments);
	if (!mayResumeFrom(foundState))
		return leaveAs('other-state', comments);
	if (!wasRunning) {
		const list = async () => withoutDeletedComments(queue, await queue.list());
		comments = await queue.settled(list, (present) => rememberedState(present) !== 'running');
		if (isHeld(queue, comments))
			return leaveAs('held', comments);
		if (rememberedState(comments) !== 'running')
			return leaveAs('stopped-before', comments);
	}
	return resumeQueue(queue, foundState);
}
const MAX_HOLD_ROUNDS = 5;
async function resumeQueue(queue, foundState) {
	const stopped = foundState === 'draining' ? 'draining' : 'paused';
	for (let round = 0; round < MAX_HOLD_ROUNDS; round++) {
		const resumed = await queue.setState('running', foundState);
		const comments = await listAfterResume(queue);
		if (!isHeld(queue, comments))
			return { end: 'resumed', queue: resumed, foundState, ...sortedComments(queue, comments) };
		const stoppedAgain = await queue.setState(stopped, 'running');
		const left = await passOnMemory(queue, await withoutDeletedComments(queue, await queue.list()));
		if (isHeld(queue, left))
			return { end: 'held', queue: stoppedAgain, foundState, ...sortedComments(queue, left) };
	}
	throw new common.ActionError('unknown-outcome', {
		request: 'Resuming the queue',
		problem: `other steps added and removed holds in each of ${MAX_HOLD_ROUNDS} attempts`,
		remedy: 'Check the queue and its holds, then run the step again.',
	});
}
async function listAfterResume(queue) {
	try {
		return await withoutDeletedComments(queue, await queue.list());
	}
	catch (error) {
		if (!(error instanceof common.ActionError) || error.kind === 'aborted')
			throw error;
		throw new common.ActionError('unknown-outcome', {
			...error.explanation,
			problem: `the queue was resumed, and then the holds could not be read again: ${error.explanation.problem}`,
			remedy: 'Check the holds of the queue. If there is one, stop the queue again.',
		}, { cause: error });
	}
}
async function passOnMemory(queue, comments) {
	if (rememberedState(comments) === 'running')
		return comments;
	await queue.add(memoryOfRunning(queue));
	return withoutDeletedComments(queue, await queue.list());
}
function sortedComments(queue, comments) {
	const holds = liveHolds(comments, queue.now());
	const isLeftover = ({ name }) => !holds.some((hold) => hold.name === name);
	return { holds, leftovers: comments.filter(isLeftover) };
}

const issueTitle = ({ targetBranch }) => `Merge queue holds: ${targetBranch}`;
function issueText({ targetBranch }, holds) {
	const queue = common.words `The merge queue for ${common.code(targetBranch)}`;
	if (holds.length === 0)
		return common.markdownParts([
			common.words `${queue} has no holds.`,
			'This issue opens again when a workflow stops the queue with a hold.',
		]);
	const named = holds.map(({ name, reason }) => {
		if (reason === '')
			return common.code(name);
		return common.words `${common.code(name)} (${withLinks(reason)})`;
	});
	return common.markdownParts([
		common.words `${queue} is stopped by ${common.pluralize(holds.length, 'hold')}: ${common.joined(named, ', ')}.`,
		common.words `Each hold is a comment below, with its reason and the run that wrote it. The queue runs again when a workflow removes the last hold with ${common.code('resume-queue')}.`,
		common.words `To drop a hold by hand, delete its comment: the queue stays stopped until someone resumes it. Closing this issue drops no hold.`,
	]);
}
function holdComment({ targetBranch }, hold) {
	const { name, reason, since, until, run, workflow } = hold;
	const queue = common.words `the merge queue for ${common.code(targetBranch)}`;
	if (name === MEMORY)
		return common.markdownParts([
			common.words `The merge queue for ${common.code(targetBranch)} was running before its holds. The step that ends the last hold deletes this note.`,
		]);
	const headline = common.joined([common.code(name), withLinks(reason)], ': ');
	const who = workflow === '' ? common.link('A workflow run', run) : common.words `The workflow ${common.link(workflow, run)}`;
	const parts = [
		common.words `${who} stopped ${queue} on ${common.own(shownTime(since))}. ${ending(until)}`,
		common.words `To end it, run ${common.code('resume-queue')} with ${common.code(`hold: ${name}`)}. If you delete this comment instead, the hold is gone, but the queue stays stopped until someone resumes it.`,
	];
	return common.markdown({ headline, parts }, common.POST_BUDGET_BYTES);
}
const withLinks = (reason) => reason
	.split(/(https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?])/)
	.flatMap((part, index) => common.lineOf(index % 2 === 1 ? common.link(part, part) : part));
function ending(until) {
	if (until === '')
		return common.words `The hold has no end date.`;
	return common.words `The hold ends on ${common.own(shownTime(until))}, and the queue starts with the next ${common.code('resume-queue')} step after that.`;
}
function shownTime(time) {
	const at = common.parseTime(time);
	if (at === undefined)
		return 'an unknown date';
	return `${common.utcMinute(at)} UTC`;
}
const holdTable = (holds) => ({
	head: ['Hold', 'Reason', 'Since', 'Until'],
	rows: holds.map(({ name, reason, since, until, run }) => [
		common.code(name),
		withLinks(reason),
		common.link(shownTime(since), run),
		until === '' ? '' : shownTime(until),
	]),
});
const holdNames = (holds) => holds.map(({ name, reason }) => (reason === '' ? name : `${name} (${reason})`)).join(', ');
function heldClause(holds) {
	if (holds.length === 0)
		return 'no holds';
	return `${common.pluralize(holds.length, 'hold')}: ${holdNames(holds)}`;
}
const resumeAnyway = (ref) => `If the queue ${common.queueName(ref)} should run, use \`resume-queue\` without \`hold\`.`;

const HOLDS_LABEL = 'merge-queue-holds';
const COMMENT_MARKER = 'hold/';
const MAX_REASON_LENGTH = 1000;
const HoldData = zod.object({
	reason: zod._catch(zod.string(), ''),
	since: zod._catch(zod.string(), ''),
	until: zod._catch(zod.string(), ''),
	run: zod._catch(zod.string(), ''),
	attempt: zod._catch(zod.string(), ''),
	job: zod._catch(zod.string(), ''),
	workflow: zod._catch(zod.string(), ''),
	step: zod._catch(zod.string(), ''),
	before: zod._catch(zod.optional(zod._enum(clients.SETTABLE_STATES)), undefined),
});
const asData = (value) => JSON.stringify(value, (_, field) => (typeof field === 'string' ? common.redact(field) : field)).replace(/[<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
function parseHold({ id, issue, url, marker, data }) {
	const { before, ...fields } = HoldData.parse(objectIn(data));
	const name = marker.slice(COMMENT_MARKER.length);
	const run = common.webLink(fields.run) ?? '';
	return { ...fields, id, issue, url, name, run, stateBefore: before };
}
function objectIn(text) {
	try {
		const value = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value))
			return value;
		return {};
	}
	catch {
		return {};
	}
}
function holdStore(context, deadline, ref) {
	const { log } = context;
	const access = { posts: context, settled: clients.readUntilConsistent };
	const store = new clients.IssueStore(access, {
		label: HOLDS_LABEL,
		marker: `queue-holds/${encodeURIComponent(ref.targetBranch)}`,
		title: issueTitle(ref),
		commentPrefix: COMMENT_MARKER,
		subject: `the holds of the queue ${common.queueName(ref)}`,
	});
	const remove = (comment) => store.remove(deadline, comment);
	const removeAll = async (comments) => {
		for (const comment of comments)
			await remove(comment);
	};
	return {
		list: async () => (await store.read(deadline)).comments.map(parseHold),
		add: async (hold) => parseHold(await store.add(deadline, textOf(ref, hold), { body: issueText(ref, [hold]) })),
		prove: async (comment) => (await store.prove(deadline, comment)).comments.map(parseHold),
		exists: (comment) => store.exists(deadline, comment),
		remove,
		async removeLeftovers(comments) {
			await common.bestEffort(deadline, removeAll(comments), (why) => log.warning(`An expired hold could not be removed: ${why}`));
		},
		async show(holds) {
			const view = { isOpen: holds.length > 0, body: issueText(ref, holds) };
			await common.bestEffort(deadline, store.show(deadline, view), (why) => log.warning(`The issue that lists the holds could not be updated: ${why}`));
		},
	};
}
function textOf(ref, hold) {
	const { name, stateBefore: before, ...fields } = hold;
	const reason = common.truncate(common.redact(hold.reason), MAX_REASON_LENGTH);
	return {
		marker: `${COMMENT_MARKER}${name}`,
		data: asData({ ...fields, reason, before }),
		body: holdComment(ref, { ...hold, reason }),
	};
}
function readLiveHolds(context, deadline, ref, onFailure) {
	return common.bestEffort(deadline, requireLiveHolds(context, deadline, ref), onFailure);
}
async function requireLiveHolds(context, deadline, ref) {
	const comments = await holdStore(context, deadline, ref).list();
	return liveHolds(comments, context.clock.now());
}

async function endHold(context, deadline, ref, readQueue, hold) {
	const { name, remembered } = hold;
	const store = holdStore(context, deadline, ref);
	const queue = heldQueue(context, deadline, ref, store, readQueue);
	const own = await listOwn(queue, hold);
	const removal = await removeComments(context, ref, queue, own);
	if (removal.failure !== undefined)
		throw failedRemoval(ref, name, removal);
	const ended = own.length === 0 && remembered !== undefined ? [remembered] : own;
	try {
		const release = await resumeIfFree(queue, ended, hold);
		await store.show(release.holds);
		return release;
	}
	catch (error) {
		if (own.length === 0)
			throw error;
		throw withRemovedHold(error, ref, name, 'was removed');
	}
}
async function removeComments({ log }, ref, queue, comments) {
	for (const [removed, comment] of comments.entries()) {
		try {
			await queue.remove(comment);
		}
		catch (failure) {
			return { removed, failure };
		}
		if (removed === 0)
			log.info(`Removed the hold ${comment.name} of the queue ${common.queueName(ref)}`);
	}
	return { removed: comments.length };
}
function failedRemoval(ref, name, { removed, failure }) {
	if (removed > 0)
		return withRemovedHold(failure, ref, name, 'was removed');
	if (failure instanceof clients.HttpError && failure.mayStillApply)
		return withRemovedHold(failure, ref, name, 'may be removed already');
	return failure;
}
const withRemovedHold = (failure, ref, name, fate) => withNote(failure, {
	problem: `the hold \`${name}\` of the queue ${common.queueName(ref)} ${fate}, but the queue may still be stopped`,
	remedy: resumeAnyway(ref),
});
async function removeAllHolds(context, ref, store) {
	const comments = await store.list();
	const holds = liveHolds(comments, context.clock.now());
	for (const comment of comments)
		await store.remove(comment);
	if (holds.length > 0)
		context.log.info(`Removed the holds of the queue ${common.queueName(ref)}: ${holdNames(holds)}`);
	await store.show([]);
}

const isOfStep = ({ name, step }, saved) => name === saved.hold && step !== '' && step === saved.step;
function commentsOfJob(comments, saved, { runUrl, runAttempt, job }) {
	const ofStep = comments.filter((comment) => isOfStep(comment, saved));
	const ofJob = comments.filter((comment) => comment.name === saved.hold &&
		comment.run === common.redact(runUrl) &&
		comment.job === common.redact(job) &&
		!ofStep.includes(comment));
	const attempts = ofJob.map(({ attempt }) => Number(attempt));
	const areEarlier = attempts.every((attempt) => attempt >= 1 && attempt < Number(runAttempt));
	const isCertain = areEarlier && new Set(attempts).size === attempts.length;
	return isCertain ? [...ofStep, ...ofJob] : ofStep;
}
function driftOf(state, { found, left, proved }) {
	if (state === left)
		return 'as-left';
	if (state === found && !proved)
		return 'may-change';
	return 'changed';
}
const GONE = clients.Queue.parse({ state: 'gone', enqueuedPullRequests: [] });
const findQueue = async ({ service }, deadline, ref) => (await service.findQueue(deadline, ref)) ?? GONE;
async function restoreWithHold(context, deadline, ref, run, saved) {
	const { hold: name, found, set, left = set, proved } = saved;
	const states = { found, left, proved };
	const drift = driftOf(await presentState(context, deadline, ref, states), states);
	const release = await endHold(context, deadline, ref, () => findQueue(context, deadline, ref), {
		name,
		own: (comments) => commentsOfJob(comments, saved, run),
		isIncomplete: (comments) => !comments.some((comment) => isOfStep(comment, saved)),
		remembered: { ...NO_TEXT, name, stateBefore: found },
		countsAs: (state) => (drift === 'may-change' && state === found ? left : state),
		mayResumeFrom: (state) => state === left || (left === 'draining' && state === 'paused'),
	});
	return restoredByHold(ref, name, states, release);
}
const NO_TEXT = {
	reason: '',
	since: '',
	until: '',
	run: '',
	attempt: '',
	job: '',
	workflow: '',
	step: '',
};
function restoredByHold(ref, name, { found, left }, { end, queue, foundState, holds }) {
	const { state } = queue;
	const isLeft = holds.some((hold) => hold.name === name);
	let removed = `The hold ${name} of the queue ${common.queueName(ref)} was removed`;
	if (isLeft)
		removed += ' by this job, and stays for another one that uses its name';
	const difference = `not ${left} as this job left it`;
	if (queue === GONE)
		return { mark: 'warning', sentence: `${removed}. The queue was deleted meanwhile` };
	switch (end) {
		case 'resumed':
			if (foundState === left)
				return { mark: 'neutral', sentence: `${removed}, and the queue runs again` };
			return {
				mark: 'warning',
				sentence: `${removed}, and the queue runs again. It was ${foundState}, ${difference}`,
			};
		case 'running':
			return {
				mark: isLeft ? 'notice' : 'neutral',
				sentence: `${removed}. The queue is running already`,
			};
		case 'held':
			if (state === 'running')
				return {
					mark: 'notice',
					sentence: `${removed}. The queue is running. If the change of this job to ${left} still takes effect, it stays ${left}, because it has ${heldClause(holds)}`,
				};
			return {
				mark: 'notice',
				sentence: `${removed}. The queue stays ${state}, because it has ${heldClause(holds)}`,
			};
		case 'other-state':
			return {
				mark: 'warning',
				sentence: `${removed}. The queue is ${state}, ${difference}. Someone else changed it, so it stays ${state} until someone resumes it`,
			};
		case 'no-hold':
		case 'stopped-before':
			return {
				mark: 'warning',
				sentence: `The queue ${common.queueName(ref)} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
			};
	}
}
async function restoreState(context, deadline, ref, { found, set, proved }) {
	const name = `The queue ${common.queueName(ref)}`;
	const states = { found, left: set, proved };
	const state = await presentState(context, deadline, ref, states);
	if (driftOf(state, states) === 'changed') {
		const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`;
		return { mark: 'warning', sentence };
	}
	const changes = [{ field: 'state', before: set, after: found }];
	queueOrThrow(await ensureQueue(context, deadline, ref, changes, { state: found }));
	const restored = `${name} was restored from ${set} to ${found}`;
	if (found === 'running')
		return { mark: 'neutral', sentence: restored };
	const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`;
	return { mark: 'warning', sentence };
}
const LATE_MS = 15000;
async function presentState(context, deadline, ref, { found, left, proved }) {
	const isDoubtful = (queue) => queue === GONE || (proved && queue.state !== left);
	const read = () => clients.readUntilConsistent(deadline, () => findQueue(context, deadline, ref), isDoubtful);
	if (proved)
		return (await read()).state;
	return (await clients.readUntilConsistent(deadline, read, ({ state }) => state === found, LATE_MS)).state;
}

const STOPPED_STATES = new Map([
	['pause-queue', 'paused'],
	['drain-queue', 'draining'],
]);
const SavedState = zod.object({
	found: zod._enum(clients.SETTABLE_STATES),
	set: zod._enum(clients.SETTABLE_STATES),
	left: zod.optional(zod._enum(clients.SETTABLE_STATES)),
	proved: zod.boolean(),
	hold: zod.optional(zod.string()),
	step: zod.optional(zod.string()),
});
const forgetState = ({ saveForPost }) => saveForPost('');
function saveBeforeStop({ log, saveForPost }, ref, { found, set, hold, step }) {
	const name = common.queueName(ref);
	const restorable = settableState(found);
	if (restorable === undefined) {
		log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return undefined;
	}
	const saved = { found: restorable, set, left: undefined, proved: false, hold, step };
	saveForPost(JSON.stringify(saved));
	if (hold === undefined)
		log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
	else
		log.info(`When the job ends, the hold ${hold} is removed, and the queue ${name} runs again if no other hold is left`);
	return saved;
}
function saveProved({ saveForPost }, saved, { found = saved.found, left = saved.set } = {}) {
	const otherLeft = left === saved.set ? undefined : left;
	saveForPost(JSON.stringify({ ...saved, found, left: otherLeft, proved: true }));
}
function parseSavedState(saved) {
	try {
		return SavedState.parse(JSON.parse(saved));
	}
	catch (cause) {
		const problem = 'the state that the step saved for the end of the job is corrupted';
		const remedy = 'Check the queue, and set its state with `update-queue`.';
		const request = 'Reading what to restore';
		throw new common.ActionError('unknown-outcome', { request, problem, remedy }, { cause });
	}
}

const queueEntry = zod.strictObject({
	branch: zod.string({ error: 'must be the name of a branch, in quotes if it looks like a number' })
		.check(zod._regex(common.BRANCH_NAME, { error: ({ input }) => common.branchNameProblem(String(input)) }), zod.describe('Target branch of the queue.')),
	state: zod.optional(zod.literal('absent', {
		error: (issue) => `can only be absent, but is ${clients.quote(issue.input)}`,
	})
		.check(zod.describe('Delete the queue, with `prune` and only when it is empty.'))),
	...settingsShape,
}, notSettings)
	.check(({ value: entry, issues }) => {
	if (entry.state === undefined)
		return;
	for (const name of settingNames) {
		if (entry[name] !== undefined)
			issues.push({
				code: 'custom',
				input: entry,
				path: [name],
				message: 'has no meaning for a queue whose `state` is absent',
			});
	}
});
const queueConfig = zod.strictObject({
	queues: zod.array(queueEntry, { error: 'must be a list of queues' })
		.check(zod._minLength(1, { error: 'must name at least one queue' }), zod.describe('The queues of this repository, one for each branch.')),
}, { error: 'must begin with `queues:`' })
	.check(({ value: { queues }, issues }) => {
	const seen = new Set();
	queues.forEach(({ branch }, index) => {
		if (seen.has(branch))
			issues.push({
				code: 'custom',
				input: branch,
				path: ['queues', index, 'branch'],
				message: `is ${clients.quote(branch)}, which the file already names`,
			});
		seen.add(branch);
	});
});
const MAX_BYTES = 1024 * 1024;
async function readQueueConfig(workspace, path) {
	const text = await workspace.readText('queue-config-file', path, MAX_BYTES);
	const { readYaml } = await Promise.all([__webpack_require__.e(248), __webpack_require__.e(505)]).then(__webpack_require__.t.bind(__webpack_require__, 1505, 23));
	const place = (line, column) => `${path}:${line}:${column}`;
	const { value, problems, warnings } = readYaml(text, queueConfig, place);
	if (value === undefined)
		throw new common.InputError(problems, path);
	return { queues: value.queues, warnings };
}
const NO_SETTINGS = { settings: {}, warnings: [] };
const settingsInput = () => clients.convert(async (text, refuse) => {
	const { readYaml } = await Promise.all([__webpack_require__.e(248), __webpack_require__.e(505)]).then(__webpack_require__.t.bind(__webpack_require__, 1505, 23));
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value = {}, problems, warnings } = readYaml(text, queueSettings, place);
	for (const problem of problems)
		refuse(problem);
	return { settings: value, warnings: warnings.map((one) => `\`queue-settings\`, ${one}.`) };
});

async function stopWithHold(queue, wanted, presentState, stop) {
	const existing = await queue.list();
	const hold = newHold(wanted, existing, presentState, queue.now());
	let own;
	let mayBeStopped = false;
	try {
		own = await queue.add(hold);
		const comments = await queue.prove(own);
		const before = await queue.readQueue();
		const stateBefore = await rememberRunning(queue, own, comments, settableState(before.state));
		own = { ...own, stateBefore };
		mayBeStopped = true;
		const result = await stop(before);
		if (await isStillThere(queue, own))
			return { end: 'stopped', result, before, own, comments };
	}
	catch (failure) {
		return { end: 'failed', failure, own, mayBeStopped };
	}
	throw await removedMeanwhile(queue, own);
}
function newHold(wanted, existing, presentState, now) {
	const sameName = liveHolds(existing, now).find(({ name }) => name === wanted.name);
	return {
		...wanted,
		since: sameName?.since || new Date(now).toISOString(),
		stateBefore: stateBeforeHolds(existing, settableState(presentState), now),
	};
}
function stateBeforeHolds(comments, presentState, now) {
	if (presentState === 'running' && liveHolds(comments, now).length === 0)
		return presentState;
	return rememberedState(comments) ?? presentState;
}
async function rememberRunning(queue, own, comments, stateNow) {
	if (own.stateBefore === 'running')
		return 'running';
	const others = comments.filter(({ id }) => id !== own.id);
	const isFirst = liveHolds(others, queue.now()).length === 0;
	const isRemembered = rememberedState(others) === 'running';
	if (!isFirst)
		return isRemembered ? 'running' : own.stateBefore;
	if (!isRemembered && stateNow !== 'running')
		return own.stateBefore;
	await queue.add(memoryOfRunning(queue));
	return 'running';
}
async function isStillThere(queue, own) {
	if (await queue.exists(own))
		return true;
	const isListed = (comments) => comments.some(({ id }) => id === own.id);
	return isListed(await queue.settled(queue.list, isListed));
}
async function removedMeanwhile(queue, own) {
	const request = `Stopping the queue with the hold ${own.name}`;
	const removed = 'someone removed the hold at the same time, and the queue';
	const remedy = 'Run the step again if the queue should stop for this reason. If it should run, use `resume-queue` without `hold`.';
	try {
		const { end } = await resumeIfFree(queue, [own]);
		return new common.ActionError('refused', {
			request,
			problem: `${removed} ${END_CLAUSES[end]}`,
			remedy,
		});
	}
	catch (cause) {
		if (!(cause instanceof common.ActionError || cause instanceof common.RunCancelled))
			throw cause;
		const kind = cause instanceof common.ActionError ? cause.kind : 'aborted';
		const why = cause instanceof common.ActionError ? cause.explanation.problem : cause.message;
		const problem = `${removed} may still be stopped: ${why}`;
		return new common.ActionError(kind, { request, problem, remedy }, { cause });
	}
}
const END_CLAUSES = {
	running: 'is running',
	resumed: 'is running again',
	held: 'stays stopped because of other holds',
	'no-hold': 'stays stopped',
	'other-state': 'stays stopped',
	'stopped-before': 'stays stopped, as it was before the first hold',
};

async function undoStop(context, deadline, ref, hold, { failure, own, mayBeStopped }) {
	if (own === undefined && clients.hadNoEffect(failure))
		return { error: failure, isClean: true };
	const fate = await withdrawAndShow(context, inGrace(deadline), ref, hold.step, own).catch(asActionError);
	const error = withNote(failure, noteOn(fate, hold, ref));
	const isGone = fate === 'removed' || fate === 'absent';
	const isStateUntouched = !mayBeStopped || clients.hadNoEffect(failure);
	return { error, isClean: isGone && isStateUntouched };
}
function asActionError(error) {
	if (error instanceof common.ActionError)
		return error;
	if (!(error instanceof common.TimeOver))
		throw error;
	const request = 'Removing the hold again';
	return new common.ActionError('timed-out', { request, problem: error.message, remedy: '' });
}
function inGrace(deadline) {
	if (!deadline.isCancelled)
		return deadline;
	return deadline.afterCancellation(common.graceMs(deadline.signal) - 2 * common.WRITING_MS);
}
async function withdrawAndShow(context, deadline, ref, step, written) {
	const store = holdStore(context, deadline, ref);
	const queue = heldQueue(context, deadline, ref, store, () => context.service.getQueue(deadline, ref));
	const show = async () => store.show(liveHolds(await store.list(), context.clock.now()));
	const { end, own } = await withdraw(queue, step, written);
	if (end !== 'removed') {
		await show();
		return end;
	}
	await resumeIfFree(queue, [own]).then(show).catch(asActionError);
	return end;
}
async function withdraw(queue, step, written) {
	const isOwn = (comment) => comment.step === step;
	const hasNone = (comments) => !comments.some(isOwn);
	const comments = written === undefined ? await queue.settled(queue.list, hasNone) : await queue.list();
	const own = written ?? comments.find(isOwn);
	if (own === undefined)
		return { end: 'absent' };
	const { state } = await queue.readQueue();
	if (state !== 'running' && !(await hasOther(queue, comments, own)))
		return { end: 'kept' };
	await queue.remove(own);
	return { end: 'removed', own };
}
async function hasOther(queue, comments, own) {
	const isOther = ({ id }) => id !== own.id;
	const others = (await withoutDeletedComments(queue, comments.filter(isOther))).filter(isOther);
	return isHeld(queue, others);
}
function noteOn(fate, { name, hasPostStep }, ref) {
	if (fate === 'absent')
		return undefined;
	if (fate === 'removed')
		return {
			problem: `the hold \`${name}\` was removed again`,
			remedy: `Check the state of the queue first. ${resumeAnyway(ref)}`,
		};
	if (fate instanceof common.ActionError)
		return {
			problem: `the hold \`${name}\` could not be removed again (${fate.explanation.problem})`,
			remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`, or delete its comment. Check the state of the queue first. ${resumeAnyway(ref)}`,
		};
	const problem = `the hold \`${name}\` stays, because the queue is stopped and no other hold keeps it`;
	if (hasPostStep)
		return { problem, remedy: 'The hold ends with this job.' };
	return { problem, remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`.` };
}

const holdInputs = { hold: clients.optional(clients.holdName()), holdUntil: clients.optional(clients.timeInput()) };
const holdChecks = {
	hold: ({ hold }, scope) => hold === 'all'
		? 'is "all", which `resume-queue` uses for every hold; choose another name'
		: holdTokenProblem({ hold }, scope),
	holdUntil: ({ holdUntil }, { now }) => holdUntil !== undefined &&
		Date.parse(holdUntil) <= now &&
		`must be in the future, but is ${JSON.stringify(holdUntil)}`,
};
function holdTokenProblem({ hold }, scope) {
	if (hold === undefined || scope.hasGitHubToken)
		return undefined;
	return `needs \`github-token\` with \`issues: write\`, and it ${clients.gitHubTokenProblem(scope)}`;
}
async function stopQueue(context, deadline, ref, stop) {
	const { hold, resumeAfterJob } = stop;
	if (resumeAfterJob)
		forgetState(context);
	const queueBefore = await readQueue(context, deadline, ref);
	const changes = missingChanges(queueBefore, stateOf(stop));
	if (hold !== undefined) {
		if (!context.dryRun)
			return stopForHold(context, deadline, ref, { ...stop, hold }, queueBefore);
		return { result: plannedHold(context, ref, hold, changes), holds: [] };
	}
	if (resumeAfterJob && !context.dryRun) {
		if (changes.length > 0)
			return {
				result: await stopUntilJobEnds(context, deadline, ref, stop, queueBefore),
				holds: [],
			};
		context.log.warning(`The queue ${common.queueName(ref)} is ${queueBefore.state} already, so it is not resumed when this job ends. Whoever stopped it can resume it while this job works: use \`hold\` in both.`);
	}
	return { result: await changeState(context, deadline, ref, stop, queueBefore), holds: [] };
}
const stateOf = ({ state, acceptedState }) => ({ state, acceptedState });
const changeState = (context, deadline, ref, stop, queueBefore) => changeQueue(context, deadline, {
	ref,
	before: queueBefore,
	wanted: stateOf(stop),
	reason: stop.reason,
	switchMs: stop.switchMs,
}, { ifChanged: stop.ifChanged, ifUnchanged: stop.ifUnchanged(queueBefore) });
async function stopUntilJobEnds(context, deadline, ref, stop, queueBefore) {
	const saved = saveBeforeStop(context, ref, { found: queueBefore.state, set: stop.state });
	try {
		const result = await changeState(context, deadline, ref, stop, queueBefore);
		if (saved !== undefined)
			saveProved(context, saved);
		return result;
	}
	catch (error) {
		if (saved !== undefined && clients.hadNoEffect(error))
			forgetState(context);
		throw error;
	}
}
function plannedHold(context, ref, hold, changes) {
	const requests = changes.length === 0 ? [] : [clients.updateQueue(ref, updateFor(changes))];
	const clause = `would get the hold \`${hold}\``;
	context.log.info(`Dry run: the queue ${common.queueName(ref)} ${clause}`);
	return plannedChanges(context, ref, changes, requests, clause);
}
async function stopForHold(context, deadline, ref, stop, queueBefore) {
	const { log } = context;
	const { hold: name, holdUntil: until = '', resumeAfterJob, state, acceptedState } = stop;
	const step = newStepId();
	const saved = resumeAfterJob
		? saveBeforeStop(context, ref, { found: queueBefore.state, set: state, hold: name, step })
		: undefined;
	const store = holdStore(context, deadline, ref);
	const queue = heldQueue(context, deadline, ref, store, () => readQueue(context, deadline, ref));
	const wanted = wantedHold(context, stop, step);
	const stopped = await stopWithHold(queue, wanted, queueBefore.state, (before) => changeState(context, deadline, ref, stop, before));
	if (stopped.end === 'failed') {
		const own = { name, step, hasPostStep: resumeAfterJob };
		const { error, isClean } = await undoStop(context, deadline, ref, own, stopped);
		if (isClean && saved !== undefined)
			forgetState(context);
		throw error;
	}
	const { own, before, result } = stopped;
	log.info(`The hold ${name} of the queue ${common.queueName(ref)} is at ${own.url || 'GitHub'}`);
	const holds = holdsByName(stopped.comments);
	await store.show(holds.filter((hold) => isLive(hold, context.clock.now())));
	if (saved !== undefined) {
		const left = before.state === acceptedState ? acceptedState : state;
		saveProved(context, saved, { found: own.stateBefore, left });
	}
	const live = reportHolds(context, ref, name, holds);
	if (live.some((hold) => hold.name === name)) {
		const end = until === '' ? '' : ` until ${shownTime(until)}`;
		log.info(`The hold \`${name}\` keeps it stopped${end}. The queue has ${heldClause(live)}.`);
	}
	const summary = result.summary && common.withParts(result.summary, [holdTable(live)]);
	return { result: { ...result, summary }, holds: live };
}
function wantedHold({ event }, { hold: name, reason = '', holdUntil: until = '' }, step) {
	const { runUrl: run, runAttempt: attempt, job, workflow } = event;
	return { name, reason, until, run, attempt, job, workflow, step };
}
function reportHolds({ log, setOutputs, clock }, ref, name, holds) {
	const live = holds.filter((hold) => isLive(hold, clock.now()));
	setOutputs({ holds: live.map(shownHold) });
	const own = holds.find((hold) => hold.name === name);
	if (own !== undefined && !isLive(own, clock.now()))
		log.warning(`The hold \`${name}\` of the queue ${common.queueName(ref)} ended while this step ran (${shownTime(own.until)}). The queue has ${heldClause(live)}, and the next \`resume-queue\` step ${live.length === 0 ? 'resumes it' : 'leaves it stopped for those'}.`);
	return live;
}

exports.NO_SETTINGS = NO_SETTINGS;
exports.QUEUE_OUTPUTS = QUEUE_OUTPUTS;
exports.STOPPED_STATES = STOPPED_STATES;
exports.branchInProse = branchInProse;
exports.changeLine = changeLine;
exports.changeOutputs = changeOutputs;
exports.changeQueue = changeQueue;
exports.changedSettings = changedSettings;
exports.changesDiff = changesDiff;
exports.createAndConfigure = createAndConfigure;
exports.driftLine = driftLine;
exports.endHold = endHold;
exports.ensureQueue = ensureQueue;
exports.foldedQueue = foldedQueue;
exports.heldClause = heldClause;
exports.holdChecks = holdChecks;
exports.holdInputs = holdInputs;
exports.holdNames = holdNames;
exports.holdStore = holdStore;
exports.holdTable = holdTable;
exports.holdTokenProblem = holdTokenProblem;
exports.isQueueEmpty = isQueueEmpty;
exports.liveHolds = liveHolds;
exports.notEmpty = notEmpty;
exports.outputQueueChange = outputQueueChange;
exports.parseSavedState = parseSavedState;
exports.parseTimeline = parseTimeline;
exports.planDiff = planDiff;
exports.plannedChanges = plannedChanges;
exports.plannedCreate = plannedCreate;
exports.problemLine = problemLine;
exports.pullRequests = pullRequests;
exports.queueChanges = queueChanges;
exports.queueLine = queueLine;
exports.queueOf = queueOf;
exports.queueOrThrow = queueOrThrow;
exports.queueReport = queueReport;
exports.queueSentence = queueSentence;
exports.queueTarget = queueTarget;
exports.queueVerdict = queueVerdict;
exports.readLiveHolds = readLiveHolds;
exports.readQueue = readQueue;
exports.readQueueConfig = readQueueConfig;
exports.readQueueVisits = readQueueVisits;
exports.reasonLines = reasonLines;
exports.rememberedState = rememberedState;
exports.removeAllHolds = removeAllHolds;
exports.removeQueue = removeQueue;
exports.reportHolds = reportHolds;
exports.requireLiveHolds = requireLiveHolds;
exports.restoreState = restoreState;
exports.restoreWithHold = restoreWithHold;
exports.resumeAnyway = resumeAnyway;
exports.setQueueOutputs = setQueueOutputs;
exports.settingsInput = settingsInput;
exports.shownHold = shownHold;
exports.stateChange = stateChange;
exports.stopQueue = stopQueue;
exports.timeline = timeline;
exports.undoText = undoText;
exports.updateFor = updateFor;
exports.warningLine = warningLine;
exports.watchQueue = watchQueue;
exports.withQueues = withQueues;


 })

};
;