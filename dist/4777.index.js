"use strict";
exports.id = 4777;
exports.ids = [4777];
exports.modules = {

 4777:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const commits = __webpack_require__(7044);
const timeline = __webpack_require__(9284);

const wholeNumberSetting = (min, max = Number.MAX_SAFE_INTEGER) => {
	const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`;
	const wrong = unquoted(`a whole number from ${range}`, /^\d+$/);
	return pullFiles.int({ ...wrong, abort: true }).check(pullFiles._gte(min, wrong), pullFiles._lte(max, wrong));
};
const unquoted = (what, pattern) => {
	const { error } = pullFiles.mustBe(what);
	return {
		error: (issue) => {
			const isQuoted = typeof issue.input === 'string' && pattern.test(issue.input);
			if (isQuoted)
				return `${error(issue)}; remove the quotes`;
			return error(issue);
		},
	};
};
const nonEmpty = (what) => pullFiles.string(pullFiles.mustBe(what)).check(pullFiles._minLength(1, { error: 'must not be empty' }));
function schemaOf(setting) {
	switch (setting.type) {
		case 'boolean':
			return pullFiles.boolean(unquoted('true or false', /^(?:true|false)$/i));
		case 'whole':
			return wholeNumberSetting(setting.min, setting.max);
		case 'word':
			return pullFiles.choice(setting.words);
		case 'text':
			return nonEmpty(setting.example);
		case 'texts':
			return pullFiles.nullable(pullFiles.array(nonEmpty(setting.example), pullFiles.mustBe('a list or null')));
	}
}
const settingsShape = Object.fromEntries(pullFiles.settingFields.map((field) => {
	const { description } = pullFiles.QUEUE_SETTINGS[field];
	const schema = schemaOf(pullFiles.QUEUE_SETTINGS[field]).check(pullFiles.describe(description));
	return [index.kebabCase(field), pullFiles.optional$1(schema)];
}));
const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' };
const queueSettings = pullFiles.strictObject(settingsShape, notSettings);
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
		const line = `${field}: ${index.escapeJson(JSON.stringify(before))}`;
		const isSettable = queueSettings.safeParse({ [field]: before }).success;
		if (isSettable && index.redact(line) === line)
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
const onTheWire = (setting) => pullFiles.settingFields.find((field) => index.kebabCase(field) === setting) ?? setting;
const oldNameOf = (queue, field) => pullFiles.oldNames.find(([name, old]) => index.kebabCase(name) === field && queue[old] !== undefined)?.[1];

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
	const ref = pullFiles.pullRequestRef(repository, targetBranch, prNumber);
	const answer = service.getPullRequestHistory(deadline, ref, { attempts: 1 });
	const record = await commits.bestEffort(deadline, answer, (why) => log.info(why));
	return record && timeline.parseTimeline(record);
}
function visitOf({ prNumber, state }, timeline) {
	const end = timeline.findIndex((entry) => pullFiles.isEnded(entry.state));
	const present = end === -1 ? timeline : timeline.slice(0, end);
	const entered = present.at(-1);
	const isWhole = entered?.state === 'NOT_READY' || entered?.state === 'PENDING';
	const [newest] = present;
	return {
		enteredAt: isWhole ? entered.at : undefined,
		testedWith: newest?.state === state && pullFiles.isInTestRun(state) ? othersIn(prNumber, newest) : [],
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
	const at = index.parseTime(since);
	return at === undefined ? undefined : Math.max(0, now - at);
}
function queueLine(ref, queue, now) {
	const { testing, oldestMs } = queueFigures(queue, now);
	const parts = [pullRequests(queue.enqueuedPullRequests.length)];
	if (testing !== undefined && testing > 0)
		parts.push(`${testing} under test`);
	if (oldestMs !== undefined)
		parts.push(`the oldest in its state for ${pullFiles.spokenDuration(oldestMs / 1000)}`);
	return `Queue ${pullFiles.queueName(ref)} is ${queue.state}: ${parts.join(', ')}`;
}
function pullRequests(count) {
	if (count === 0)
		return 'no pull requests';
	return index.pluralize(count, 'pull request');
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
	const isPlain = pullFiles.inline(name) === name || name.includes('`');
	return isPlain ? name : `\`${name}\``;
}
const queueVerdict = (mark, sentence, parts = [], lines = []) => ({ mark: pullFiles.MARKS[mark], headline: pullFiles.prose(sentence), lines, parts });
const warningLine = (sentence) => pullFiles.words `${pullFiles.own(pullFiles.MARKS.warning)} ${pullFiles.prose(sentence)}`;
const problemLine = (problem) => pullFiles.words `${pullFiles.prose(index.capitalize(problem))}.`;
const MARKS_OF_STATES = new Map([
	['running', '\u2705'],
	['paused', '\u23f8'],
	['draining', '\u23f8'],
	['switching_modes', '\u23f3'],
]);
function queueReport({ clock, event }, ref, queue, mark, clause, { lines = [], next, parts = [] } = {}) {
	const page = pullFiles.repositoryPage(ref.repository, event);
	return {
		mark: mark === 'good' ? (MARKS_OF_STATES.get(queue.state) ?? pullFiles.MARKS.neutral) : pullFiles.MARKS[mark],
		headline: withCounts(queueSentence(ref, clause), queue),
		lines,
		next,
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
	const page = pullFiles.repositoryPage(ref.repository, event);
	return { fold: line, parts: pullRequestTable(page, queue, clock.now()) };
}
const withCounts = (sentence, queue) => pullFiles.joined([pullFiles.prose(sentence.trim()), ...countsOf(queue)]);
function countsOf({ enqueuedPullRequests: all }) {
	if (all.length === 0)
		return ['empty'];
	const known = Object.entries(pullFiles.STATE_WORDS).map(([state, word]) => {
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
			pr.state === undefined ? '' : (pullFiles.STATE_WORDS[pr.state] ?? pr.state),
			timeCell(pr, visit?.enteredAt, now),
		];
	});
	const table = { head: [{ number: pullFiles.words `#` }, 'Pull request', 'State', { number: 'For' }], rows };
	if (visits.size === 0 || all.length <= MAX_VISITS)
		return [table];
	return [table, [pullFiles.small(pullFiles.words `The time in the queue was read for the first ${MAX_VISITS}.`)]];
}
function pullRequestCell(page, pr, testedWith = []) {
	const linked = (number) => pullFiles.link(`#${number}`, `${page}/pull/${number}`);
	const priority = pullFiles.chosenPriority(pr);
	const details = [];
	if (pr.prAuthor)
		details.push(pr.prAuthor);
	if (priority !== undefined)
		details.push(pullFiles.words `priority ${priority}`);
	if (pr.skipTheLine)
		details.push('skips the line');
	if (pr.noBatch)
		details.push('tested alone');
	if (testedWith.length > 0)
		details.push(pullFiles.words `tested with ${pullFiles.firstLines(testedWith.map(linked), MAX_TESTED_WITH)}`);
	const title = index.truncate(pr.prTitle ?? '', MAX_TITLE_LENGTH);
	return pullFiles.withSmallPrint(pullFiles.joined([linked(pr.prNumber), title], ' '), details);
}
const MAX_TESTED_WITH = 4;
const SAME_TIME_MS = 60_000;
function timeCell({ stateChangedAt }, enteredAt, now) {
	const inState = ageMs(stateChangedAt, now);
	if (inState === undefined)
		return [];
	const timeOf = (ms) => pullFiles.unbroken(pullFiles.spokenDuration(ms / 1000));
	const inQueue = Math.max(0, now - (enteredAt ?? now));
	if (inQueue - inState < SAME_TIME_MS)
		return timeOf(inState);
	return pullFiles.withSmallPrint(timeOf(inState), [pullFiles.words `${timeOf(inQueue)} in\u00a0queue`]);
}
function settingsTable(queue) {
	const rows = [];
	for (const name of settingNames) {
		const setting = settingOnQueue(queue, name);
		if (setting !== null) {
			const isUnlimited = name === 'testing-timeout-minutes' && setting === 0;
			const note = isUnlimited ? pullFiles.words ` (no limit)` : [];
			rows.push([pullFiles.code(name), pullFiles.words `${pullFiles.code(plainValue(setting))}${note}`]);
		}
		else if (name === 'required-statuses')
			rows.push([pullFiles.code(name), defaultStatusesCell(queue)]);
	}
	return { head: ['Setting', 'Value'], rows };
}
function defaultStatusesCell({ requiredStatuses = [] }) {
	const source = value('required-statuses', null);
	if (!requiredStatuses?.length)
		return source;
	return pullFiles.words `${source}: ${pullFiles.code(plainValue(requiredStatuses))}`;
}
function changesDiff(changes) {
	const branches = [...new Set(changes.map(({ branch }) => branch))];
	return branches.flatMap((branch) => {
		const ofBranch = changes.filter((change) => change.branch === branch);
		const block = ofBranch.flatMap(diffLines);
		const title = branch === undefined ? [] : [[pullFiles.strong(branchTitle(branch, ofBranch))]];
		return block.length === 0 ? title : [...title, { block, language: 'diff' }];
	});
}
function branchTitle(branch, changes) {
	const presence = changes.find(({ field }) => field === 'queue');
	if (presence === undefined)
		return pullFiles.code(branch);
	return presence.after === 'present'
		? pullFiles.words `New queue ${pullFiles.code(branch)}`
		: pullFiles.words `Queue ${pullFiles.code(branch)}: absent in the file`;
}
const planDiff = (changes) => [
	[pullFiles.small(pullFiles.words `${pullFiles.code('-')} is the queue now, ${pullFiles.code('+')} is the file.`)],
	...changesDiff(changes),
];
function diffLines({ field, before, after }) {
	if (field === 'queue')
		return [];
	if (!Array.isArray(before) || !Array.isArray(after))
		return [...diffLine('-', field, before), ...diffLine('+', field, after)];
	const removed = before.filter((item) => !after.includes(item));
	const added = after.filter((item) => !before.includes(item));
	const kept = before.filter((item) => after.includes(item));
	return [
		`${field}:`,
		...kept.map((item) => JSON.stringify(item)),
		...removed.map((item) => `- ${JSON.stringify(item)}`),
		...added.map((item) => `+ ${JSON.stringify(item)}`),
	];
}
function diffLine(sign, field, setting) {
	const isSet = setting !== undefined && (setting !== null || field === 'required-statuses');
	if (!isSet)
		return [];
	if (!Array.isArray(setting) || setting.length === 0)
		return [`${sign} ${field}: ${value(field, setting)}`];
	return [`${sign} ${field}:`, ...setting.map((item) => `${sign} ${JSON.stringify(item)}`)];
}
function withQueues(sentence, refs) {
	if (refs.length === 0)
		return [];
	const names = refs.map((ref) => pullFiles.code(pullFiles.queueName(ref)));
	return pullFiles.words `${pullFiles.prose(sentence)}: ${pullFiles.joined(names, ', ')}.`;
}
const changeLine = ({ field, before, after }) => `${field}: ${value(field, before)} \u2192 ${value(field, after)}`;
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
	const polled = await pullFiles.poll(context, deadline, timeout, {
		read,
		take: (reading, at) => {
			if (reading.type === 'failure')
				return undefined;
			if (reading.value instanceof Error) {
				missingSince ??= at;
				if (at - missingSince >= pullFiles.SETTLE_MS)
					throw reading.value;
				return undefined;
			}
			missingSince = undefined;
			queue = reading.value;
			return done(queue) || undefined;
		},
		paceMs: () => (missingSince === undefined ? intervalMs(waited(), random()) : pullFiles.CONFIRM_MS),
	});
	if (polled.type === 'failed')
		throw polled.error;
	if (queue !== undefined)
		return { done: polled.type === 'ended', queue, polls, waitedMs: waited() };
	throw new index.ActionError('timed-out', {
		request: `Waiting for the queue ${pullFiles.queueName(ref)}`,
		problem: `couldn't read it within ${pullFiles.duration(timeoutMs / 1000)}`,
		remedy: 'Check that Trunk is up, then run the step again.',
	});
}
function asMissing(error) {
	if (pullFiles.hasStatus(error, 404))
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
	const requests = [pullFiles.createQueue(ref, settings)];
	if (later.length > 0)
		requests.push(pullFiles.updateQueue(ref, updateFor(later)));
	return requests;
}
async function createAndConfigure(context, deadline, ref, changes, settings) {
	const { log } = context;
	log.info(`Creating the queue ${pullFiles.queueName(ref)}`);
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
			judge: (queue, sent) => queue === undefined ? pullFiles.NO_EFFECT : pullFiles.proved({ queue, created: sent !== 'refused' }),
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
	if (!(failure instanceof index.ActionError))
		return { ...ensured, changed, failure };
	const problem = `the queue ${pullFiles.queueName(ref)} was created, but not all of its settings are in place`;
	return {
		...ensured,
		changed,
		failure: failure.withProblem(`${problem}: ${failure.explanation.problem}`),
	};
}
async function configureLate(context, deadline, ref, changes, settings, sendResult) {
	const { log } = context;
	const name = pullFiles.queueName(ref);
	const warn = (why) => log.warning(`The run was cancelled before the new queue ${name} had its settings: ${why} Use \`update-queue\` with the same settings to set them.`);
	const last = deadline.afterCancellation(index.graceMs(deadline.signal) - 2 * index.WRITING_MS);
	const configure = async () => {
		const read = () => context.service.findQueue(last, ref);
		const queue = await pullFiles.readUntilConsistent(last, read, (queue) => queue === undefined);
		if (queue === undefined)
			return undefined;
		if (sendResult === 'acknowledged' || looksLikeOurs(queue, settings))
			return configureNew(context, last, ref, changes, queue, settings);
		log.warning(`The run was cancelled while it created the queue ${name}, which now exists. Someone else may have created it, so it was not changed. Use \`update-queue\` with the same settings to change it.`);
		return undefined;
	};
	const late = await commits.bestEffort(last, configure(), warn);
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
	log.group(`Updating the queue ${pullFiles.queueName(ref)}`, changes.map(changeLine));
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
				return pullFiles.READ_AGAIN;
			const isDone = isSwitching(queue) || missingIn(queue).length === 0;
			return isDone ? pullFiles.proved(queue) : pullFiles.contradiction(queue);
		},
		missing: () => 'Trunk did not show the queue',
	});
	let queue = await (isNew ? sendUntilKnown(deadline, patience, send) : send());
	try {
		if (isSwitching(queue)) {
			await waitOutSwitch(context, deadline, ref, switchMs);
			const read = () => service.getQueue(deadline, ref);
			queue = await pullFiles.readUntilConsistent(deadline, read, (reading) => missingIn(reading).length > 0);
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
				return pullFiles.READ_AGAIN;
			const isCleared = missingChanges(reading, wanted).length === 0 ||
				settingOnQueue(reading, 'required-statuses') === null;
			return isCleared ? pullFiles.proved(reading) : pullFiles.contradiction(reading);
		},
		missing: () => `Trunk still showed ${queue.requiredStatuses?.length ?? 0} statuses`,
	});
}
const ANSWER_MS = 1000;
async function sendUntilKnown(deadline, patience, send) {
	const attempt = () => send().catch(asMissing);
	const isUnknown = (answer) => answer instanceof pullFiles.HttpError;
	const answer = await pullFiles.readUntilConsistent(deadline, attempt, isUnknown, patience.remainingMs - ANSWER_MS);
	if (answer instanceof pullFiles.HttpError)
		throw answer;
	return answer;
}
const isSwitching = ({ state }) => state === 'switching_modes';
async function waitOutSwitch(context, deadline, ref, ms) {
	const limit = pullFiles.duration(ms / 1000);
	context.log.info(`The queue ${pullFiles.queueName(ref)} is switching modes, which finishes its running tests first; waiting up to ${limit}`);
	const { done } = await watchQueue(context, deadline, ref, ms, (queue) => !isSwitching(queue));
	if (done)
		return;
	throw new index.ActionError('refused', {
		request: pullFiles.describeRequest(pullFiles.updateQueue(ref, {})),
		problem: `Trunk acknowledged it, but the queue is still switching modes after ${limit}`,
		remedy: 'Check the pull requests under test; the change takes effect when they finish.',
	});
}
function notInForce(ref, missing, queue) {
	return new index.ActionError('refused', {
		request: pullFiles.describeRequest(pullFiles.updateQueue(ref, {})),
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
					return pullFiles.proved('deleted');
				if (isQueueEmpty(queue))
					return pullFiles.NO_EFFECT;
				return pullFiles.contradiction(queue);
			},
			missing: () => 'the queue was still there',
		});
	}
	catch (error) {
		if (!(error instanceof pullFiles.HttpError && ['refused', 'not-found'].includes(error.kind)))
			throw error;
		const queue = await context.service.findQueue(deadline, ref);
		if (queue === undefined)
			return 'not-found';
		if (!isQueueEmpty(queue))
			return queue;
		throw new pullFiles.HttpError('refused', error.explanation, error.failure, error);
	}
}
function notEmpty(ref, queue) {
	const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
	const them = numbers.length === 1 ? 'it' : 'them';
	return {
		request: `Deleting the queue ${pullFiles.queueName(ref)}`,
		problem: `it contains ${pullRequests(numbers.length)} (${index.firstOf(numbers, 50)}), and only an empty queue can be deleted`,
		remedy: `Cancel ${them} or let ${them} merge, then run the step again.`,
	};
}

const queueInputs = { targetBranch: pullFiles.optional(pullFiles.branch()) };
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
		const number = pullFiles.valueAt(context.event.payload, 'pull_request', 'number');
		if (given.targetBranch === undefined && typeof number === 'number')
			await refuseOtherBase(ref, number, context, deadline);
		return ref;
	},
};
function queueOf({ targetBranch }, { event, repository }) {
	if (targetBranch !== undefined)
		return pullFiles.queueRef(repository, targetBranch);
	const { branch, problem } = branchOfEvent(event, repository);
	if (branch === undefined)
		throw new index.InputError([pullFiles.inputProblem('targetBranch', problem)]);
	return pullFiles.queueRef(repository, branch);
}
async function refuseOtherBase({ targetBranch }, number, context, deadline) {
	const { event, clock } = context;
	if (pullFiles.isFresh(event, clock.now()))
		return;
	const present = await context.timeBeforeWork.run(deadline, (deadline) => commits.readCurrentPullRequest(context, deadline, number));
	const { baseBranch = targetBranch } = present ?? {};
	if (baseBranch === targetBranch)
		return;
	throw new index.ActionError('invalid-input', {
		request: `Finding the queue of the event \`${event.name}\``,
		problem: `the event has the base branch ${index.inBackticks(targetBranch)} of #${number}, which is ${index.inBackticks(baseBranch)} by now`,
		remedy: 'Set `target-branch` to the branch of the queue.',
	});
}
const ABOUT_THEIR_REF = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
function branchOfEvent(event, repository) {
	const { name, payload, ref } = event;
	const other = pullFiles.otherRepository(event, repository);
	if (other !== undefined)
		return missingBranch(`the event is of the repository ${other}`);
	const baseRef = pullFiles.textAt(payload, 'merge_group', 'base_ref');
	const base = pullFiles.textAt(payload, 'pull_request', 'stack', 'base', 'ref') ??
		pullFiles.textAt(payload, 'pull_request', 'base', 'ref') ??
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
async function readQueue(context, deadline, ref, options) {
	const queue = await context.service.getQueue(deadline, ref, options);
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
	const { details, ...result } = commits.planOnlyResult(log, requests, { report });
	return { ...result, outputs: { changed: false, changes }, details: { ...details, changes } };
}
async function changeQueue(context, deadline, { ref, before, reason, wanted, switchMs }, { ifChanged, ifUnchanged }) {
	const { log, dryRun } = context;
	const changes = missingChanges(before, wanted);
	const isChange = changes.length > 0;
	if (isChange && dryRun)
		return plannedChanges(context, ref, changes, [pullFiles.updateQueue(ref, updateFor(changes))]);
	if (isChange && reason !== undefined)
		log.info(`Reason: ${reason}`);
	const ensured = isChange
		? await ensureQueue(context, deadline, ref, changes, wanted, { switchMs })
		: { queue: before, changed: []};
	outputQueueChange(context, ensured);
	const queue = queueOrThrow(ensured);
	const { outcome, clause, lines = [] } = isChange ? ifChanged : ifUnchanged;
	log.info(`The queue ${pullFiles.queueName(ref)} ${clause}`);
	return {
		outcome,
		details: { queue, changes },
		summary: queueReport(context, ref, queue, 'good', clause, {
			lines: [...reasonLines(reason), ...lines],
			parts: changesDiff(isChange ? changes : []),
		}),
	};
}
const reasonLines = (reason) => reason === undefined ? [] : [pullFiles.words `${pullFiles.strong('Reason:')} ${reason}`];

exports.QUEUE_OUTPUTS = QUEUE_OUTPUTS;
exports.branchInProse = branchInProse;
exports.changeLine = changeLine;
exports.changeOutputs = changeOutputs;
exports.changeQueue = changeQueue;
exports.changedSettings = changedSettings;
exports.changesDiff = changesDiff;
exports.createAndConfigure = createAndConfigure;
exports.driftLine = driftLine;
exports.ensureQueue = ensureQueue;
exports.foldedQueue = foldedQueue;
exports.isQueueEmpty = isQueueEmpty;
exports.missingChanges = missingChanges;
exports.notEmpty = notEmpty;
exports.notSettings = notSettings;
exports.outputQueueChange = outputQueueChange;
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
exports.queueSettings = queueSettings;
exports.queueTarget = queueTarget;
exports.queueVerdict = queueVerdict;
exports.readQueue = readQueue;
exports.readQueueVisits = readQueueVisits;
exports.reasonLines = reasonLines;
exports.removeQueue = removeQueue;
exports.setQueueOutputs = setQueueOutputs;
exports.settingNames = settingNames;
exports.settingsShape = settingsShape;
exports.stateChange = stateChange;
exports.undoText = undoText;
exports.updateFor = updateFor;
exports.warningLine = warningLine;
exports.watchQueue = watchQueue;
exports.withQueues = withQueues;

 })

};
;