"use strict";
exports.id = 2810;
exports.ids = [2810];
exports.modules = {

 2810:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const operation$1 = __webpack_require__(4777);
const index = __webpack_require__(3690);
const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);
const publish = __webpack_require__(9254);
const main = __webpack_require__(4516);
const commits = __webpack_require__(7044);
const read = __webpack_require__(8612);
const store = __webpack_require__(5960);

const QUEUE_SIGNALS = [
	'oldest-testing-minutes',
	'oldest-pending-minutes',
	'depth',
	'stopped-minutes',
	'no-merge-minutes',
];
const isTimeSignal = (signal) => signal.endsWith('-minutes');
const unreadSignal = (why) => ({ isRead: false, why });

const BRANCH = 'branch';
function readExpression(condition, { metrics, branch }) {
	if (!metrics.isKnown)
		return unreadSignal(metrics.why);
	const { mistake, doubt, readings } = read.evaluateCondition(condition, metrics.value);
	if (mistake !== undefined)
		return unreadSignal(mistake);
	const own = ofBranch(condition, readings, branch);
	const observed = own.filter(({ value }) => !Number.isNaN(value));
	if (observed.length > 0)
		return highest(condition, observed);
	const mayBeAbsent = own.length > 0 || timeInQueue.DOCUMENTED_METRICS.has(timeInQueue.metricOf(condition.name));
	if (mayBeAbsent)
		return { isRead: true, text: `${subjectOf(condition)} shows nothing yet` };
	if (readings.length > 0)
		return unreadSignal(`no sample of ${condition.name} is of this branch`);
	return unreadSignal(doubt ?? `there is no sample of ${condition.name}`);
}
function ofBranch({ matchers }, readings, branch) {
	const choosesBranch = matchers.some(({ label }) => label === BRANCH);
	if (choosesBranch || readings.every(({ labels }) => !labels.get(BRANCH)))
		return readings;
	return readings.filter(({ labels }) => labels.get(BRANCH) === branch);
}
function highest(condition, readings) {
	const [first, ...others] = readings;
	let worst = first;
	for (const reading of others)
		if (reading.value > worst.value)
			worst = reading;
	const { value, series, isBeyond } = worst;
	const subject = subjectOf(condition);
	if (!isBeyond) {
		const text = `${subject} is ${shownValueOf(condition, value)}`;
		return { isRead: true, value, text, doubt: undefined };
	}
	const bound = shownLimitOf(condition, value);
	const text = `${subject} is more than ${bound}`;
	const doubt = `${series} is above the last bucket, so a limit above ${bound} is never reached`;
	return { isRead: true, value, text, doubt };
}
function expressionName({ text, name, percentile, matchers }) {
	const metric = timeInQueue.METRIC_WORDS[name];
	if (metric === undefined || percentile === undefined || matchers.length > 0)
		return index.inBackticks(text);
	return `${metric} (${percentile} % within)`;
}
function subjectOf(condition) {
	const name = expressionName(condition);
	return name.startsWith('`') ? name : `the ${name}`;
}
const shownValueOf = (condition, value) => formatted(condition, value, pullFiles.spokenDuration);
const shownLimitOf = (condition, limit) => formatted(condition, limit, pullFiles.duration);
function formatted({ name }, value, timeText) {
	if (name.endsWith('_seconds') && Number.isFinite(value))
		return timeText(value);
	return timeInQueue.formatValue(Number(value.toPrecision(4)));
}

function remember(memory, facts) {
	const { stoppedSince, isHeld = false } = memory;
	const busySince = timeSince(isBusy(facts.queue), memory.busySince, facts.at);
	return {
		stoppedSince: timeSince(isStoppedWithoutHold(facts), stoppedSince, facts.at),
		busySince,
		heldPeriods: heldPeriodsAfter({ ...memory, busySince }, facts),
		isHeld: facts.isHeld.isKnown ? facts.isHeld.value : isHeld,
	};
}
function timeSince(isTrue, before, at) {
	if (isTrue === undefined)
		return before;
	if (!isTrue)
		return undefined;
	return before ?? at;
}
function heldPeriodsAfter({ heldPeriods = [], isHeld = false, busySince = Number.POSITIVE_INFINITY }, facts) {
	const { at } = facts;
	const times = facts.queue.enqueuedPullRequests.map(({ stateChangedAt }) => index.parseTime(stateChangedAt));
	const oldest = Math.min(busySince, ...times.map((time) => time ?? 0));
	const needed = heldPeriods.filter(([, until]) => until > oldest);
	if (!facts.isHeld.isKnown || !facts.isHeld.value)
		return needed;
	const current = isHeld ? heldPeriods.at(-1) : undefined;
	if (current === undefined)
		return [...needed, [at, at]].slice(-20);
	const earlier = needed.filter((period) => period !== current);
	return [...earlier, [current[0], at]];
}
const heldMsSince = ({ heldPeriods = [] }, since) => heldPeriods.reduce((sum, [from, until]) => sum + Math.max(0, until - Math.max(from, since)), 0);
const PAUSED_STATES = new Map([
	['paused', 'paused'],
	['draining', 'draining'],
	['switching_modes', 'switching modes'],
]);
function isStoppedWithoutHold({ queue: { state }, isHeld }) {
	if (state === 'running')
		return false;
	if (!PAUSED_STATES.has(state) || !isHeld.isKnown)
		return undefined;
	return !isHeld.value;
}
function isBusy({ enqueuedPullRequests: all }) {
	if (all.some(({ state }) => state !== undefined && isOnItsWay(state)))
		return true;
	if (all.some(({ state }) => state === undefined))
		return undefined;
	return false;
}
const isOnItsWay = (state) => state !== 'NOT_READY' && !pullFiles.isEnded(state);

const READERS = {
	'oldest-testing-minutes': (facts) => readOldest(facts, pullFiles.isInTestRun, {
		none: 'nothing is under test',
		some: (minutes) => `the oldest test run is ${minutes} old`,
	}),
	'oldest-pending-minutes': readPending,
	depth: readDepth,
	'stopped-minutes': readStop,
	'no-merge-minutes': readNoMerge,
};
function readSignal({ source }, facts, memory) {
	if (typeof source === 'string')
		return READERS[source](facts, memory);
	return readExpression(source, facts);
}
const MS_PER_MINUTE = 60_000;
function minutesSince(since, at) {
	if (since === undefined)
		return 0;
	return Math.max(0, at - since) / MS_PER_MINUTE;
}
const minutesText = (minutes) => pullFiles.spokenDuration(minutes * 60);
function readPending(facts, memory) {
	const reading = readOldest(facts, (state) => state === 'PENDING', {
		none: 'nothing waits for a test run',
		some: (minutes) => `the oldest pull request has waited ${minutes} for a test run`,
	});
	if (!reading.isRead || !reading.value)
		return reading;
	if (!facts.isHeld.isKnown)
		return unreadSignal(facts.isHeld.why);
	const heldMinutes = heldMsSince(memory, facts.at - reading.value * MS_PER_MINUTE) / MS_PER_MINUTE;
	if (heldMinutes === 0)
		return reading;
	const value = Math.max(0, reading.value - heldMinutes);
	const text = `the oldest pull request has waited ${minutesText(value)} for a test run, besides ${minutesText(heldMinutes)} with a hold`;
	return { ...reading, value, text };
}
function readOldest({ queue, at }, isCounted, { none, some }) {
	const oldest = findOldest(queue, isCounted, at);
	if ('why' in oldest)
		return unreadSignal(oldest.why);
	const { pullRequest, minutes } = oldest;
	if (pullRequest === undefined)
		return { isRead: true, value: 0, text: none };
	return { isRead: true, value: minutes, text: some(minutesText(minutes)), pullRequest };
}
function findOldest({ enqueuedPullRequests }, isCounted, at) {
	let pullRequest;
	let minutes = 0;
	for (const entry of enqueuedPullRequests) {
		if (entry.state === undefined)
			return { why: stateMissing(entry) };
		if (!isCounted(entry.state))
			continue;
		const since = index.parseTime(entry.stateChangedAt);
		if (since === undefined)
			return { why: `Trunk does not show since when #${entry.prNumber} is ${entry.state}` };
		const age = minutesSince(since, at);
		if (pullRequest === undefined || age > minutes) {
			pullRequest = entry.prNumber;
			minutes = age;
		}
	}
	return { pullRequest, minutes };
}
const stateMissing = ({ prNumber }) => `Trunk does not show the state of #${prNumber}`;
function readDepth({ queue: { enqueuedPullRequests: all } }) {
	const unknown = all.find(({ state }) => state === undefined);
	if (unknown !== undefined)
		return unreadSignal(stateMissing(unknown));
	const depth = all.filter(({ state }) => state !== 'NOT_READY').length;
	if (all.length === 0)
		return { isRead: true, value: 0, text: 'the queue is empty' };
	if (depth === 0)
		return { isRead: true, value: 0, text: 'nothing in the queue is ready' };
	return { isRead: true, value: depth, text: `the queue has ${index.pluralize(depth, 'pull request')}` };
}
function readStop({ at, queue, isHeld }, memory) {
	if (queue.state === 'running')
		return { isRead: true, value: 0, text: 'the queue is running' };
	const state = PAUSED_STATES.get(queue.state);
	if (state === undefined)
		return unreadSignal(`the queue is in the unknown state ${index.inBackticks(queue.state)}`);
	if (!isHeld.isKnown)
		return unreadSignal(isHeld.why);
	if (isHeld.value)
		return { isRead: true, value: 0, text: `the queue is ${state} and has a hold` };
	const value = minutesSince(memory.stoppedSince, at);
	const text = `the queue has been ${state} for ${minutesText(value)} without a hold`;
	return { isRead: true, value, text };
}
function readNoMerge(facts, memory) {
	const { at, queue, isHeld, newestCommitAt } = facts;
	const oldest = findOldest(queue, isOnItsWay, at);
	if ('why' in oldest)
		return unreadSignal(oldest.why);
	if (oldest.pullRequest === undefined)
		return { isRead: true, value: 0, text: 'nothing is on its way to a merge' };
	if (!isHeld.isKnown)
		return unreadSignal(isHeld.why);
	if (isHeld.value)
		return { isRead: true, value: 0, text: 'the queue has a hold' };
	if (!newestCommitAt.isKnown)
		return unreadSignal(newestCommitAt.why);
	const heldUntil = memory.heldPeriods?.at(-1)?.[1];
	const value = Math.min(Math.max(oldest.minutes, minutesSince(memory.busySince, at)), minutesSince(newestCommitAt.value, at), heldUntil === undefined ? Number.POSITIVE_INFINITY : minutesSince(heldUntil, at));
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
	if (value >= degraded)
		return 'degraded';
	return 'healthy';
}
function limitOf(tier, { degraded, severe }) {
	if (tier === 'severe' && severe !== undefined)
		return severe;
	return degraded;
}

const INITIAL_HEALTH = {
	tier: 'healthy',
	healthyReadings: 0,
	announced: 'healthy',
	signalTiers: new Map(),
	memory: {},
};
const signalKey = (name) => commits.shortHash(name);
function assess(before, facts, rules) {
	const memory = remember(before.memory, facts);
	const findings = rules.watch.map((watched) => {
		const reading = readSignal(watched, facts, memory);
		return { watched, reading, tier: tierOfReading(watched, reading, before) };
	});
	const tiers = nextTiers(before, findings, facts.at, rules);
	const health = { ...tiers, signalTiers: badTiersOf(findings), memory: needed(memory, rules) };
	return { before, findings, health, due: announcementDue(health, rules) };
}
function tierOfReading({ name, limits }, reading, before) {
	if (!reading.isRead)
		return before.signalTiers.get(signalKey(name)) ?? 'healthy';
	if (reading.value === undefined)
		return 'healthy';
	return tierOfValue(reading.value, limits);
}
function badTiersOf(findings) {
	const bad = new Map();
	for (const { watched, tier } of findings)
		if (tier !== 'healthy')
			bad.set(signalKey(watched.name), tier);
	return bad;
}
function needed(memory, { watch }) {
	const { stoppedSince, busySince, heldPeriods, isHeld } = memory;
	const isNoMergeWatched = isWatched(watch, 'no-merge-minutes');
	const areHoldsNeeded = isNoMergeWatched || isWatched(watch, 'oldest-pending-minutes');
	return {
		stoppedSince: isWatched(watch, 'stopped-minutes') ? stoppedSince : undefined,
		busySince: isNoMergeWatched ? busySince : undefined,
		...(areHoldsNeeded && heldPeriods?.length && { heldPeriods, isHeld }),
	};
}
const isWatched = (watch, source) => watch.some((signal) => signal.source === source);
function nextTiers(before, findings, at, { recoverAfter }) {
	const { tier, since, announced } = before;
	const worst = worstTier(findings.map((finding) => finding.tier));
	if (worst !== 'healthy')
		return { tier: worst, since: since ?? at, healthyReadings: 0, announced };
	if (tier === 'healthy')
		return { tier, healthyReadings: 0, announced: 'healthy' };
	const isWhole = findings.every(({ reading }) => reading.isRead);
	const healthyReadings = before.healthyReadings + Number(isWhole);
	if (announced === 'healthy' && healthyReadings >= recoverAfter)
		return { tier: 'healthy', healthyReadings: 0, announced };
	return { tier, since, announced, healthyReadings };
}
function announcementDue({ tier, announced, healthyReadings }, { recoverAfter }) {
	if (tier === 'healthy')
		return undefined;
	if (healthyReadings >= recoverAfter)
		return 'recovered';
	if (isAtLeast(announced, tier))
		return undefined;
	return tier;
}
function withAnnouncement(health, announcement) {
	if (announcement !== 'recovered')
		return { ...health, announced: announcement };
	return { ...INITIAL_HEALTH, signalTiers: health.signalTiers, memory: health.memory };
}
const isForgettable = ({ tier, memory }) => tier === 'healthy' && Object.values(memory).every((time) => time === undefined);
const limitOfFinding = ({ watched, tier }) => limitOf(tier, watched.limits);
function findingText(finding) {
	const { watched, reading } = finding;
	if (!reading.isRead)
		return `\`${watched.name}\` could not be read: ${reading.why}`;
	return `${reading.text}, limit ${shownLimit(watched, limitOfFinding(finding))}`;
}
function shownLimit({ source }, limit) {
	if (typeof source !== 'string')
		return shownLimitOf(source, limit);
	return isTimeSignal(source) ? pullFiles.duration(limit * 60) : String(limit);
}

function findingJson(finding) {
	const { watched, reading, tier } = finding;
	const value = reading.isRead ? (reading.value ?? null) : null;
	return {
		signal: watched.name,
		value: value === null ? null : valueForOutput(watched, value),
		limit: limitOfFinding(finding),
		tier,
		text: findingText(finding),
	};
}
function valueForOutput({ source }, value) {
	if (typeof source === 'string')
		return Math.floor(value * 10) / 10;
	return Number.isFinite(value) ? value : timeInQueue.formatValue(value);
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

const HEALTH_MARKS = {
	healthy: '\u2705',
	degraded: '\u26a0\ufe0f',
	severe: '\ud83d\udea8',
	recovered: '\u2705',
};
const HEALTHY = 'is healthy';
const SLOW = { degraded: 'is slow', severe: 'is very slow' };
const SIGNAL_WORDS = {
	'oldest-testing-minutes': { name: 'Oldest test run', clauses: SLOW },
	'oldest-pending-minutes': { name: 'Longest wait for a test run', clauses: SLOW },
	depth: {
		name: 'Pull requests in the queue',
		clauses: { degraded: 'is long', severe: 'is very long' },
	},
	'stopped-minutes': {
		name: 'Stopped without a hold',
		clauses: { degraded: 'is stopped', severe: 'is still stopped' },
	},
	'no-merge-minutes': {
		name: 'Work, but no merge',
		clauses: { degraded: 'merges nothing', severe: 'still merges nothing' },
	},
};
const EXPRESSION_CLAUSES = {
	degraded: 'has a bad signal',
	severe: 'has a very bad signal',
};
function troubleClause(worst) {
	if (worst === undefined || !isBadTier(worst.tier))
		return 'is recovering';
	const { source } = worst.watched;
	const clauses = typeof source === 'string' ? SIGNAL_WORDS[source].clauses : EXPRESSION_CLAUSES;
	return clauses[worst.tier];
}
const verdictOf = (statement) => verdictWith(statement, reasonOf(statement));
function headlineOf(statement) {
	const { findings } = statement.assessment;
	const bad = badFindings(findings).length;
	if (bad < 2)
		return verdictOf(statement);
	return verdictWith(statement, `${bad} of ${findings.length} signals are bad`);
}
function verdictWith(statement, reason) {
	const { facts, assessment, announcement } = statement;
	const { health, findings } = assessment;
	const queue = `The queue of ${statement.branch}`;
	if (announcement === 'recovered')
		return `${queue} has recovered${afterTime(health, facts.at)}`;
	if (health.tier === 'healthy')
		return `${queue} ${healthyClause(statement)}`;
	const [worst] = badFindings(findings);
	const since = sinceText(health.since ?? facts.at, facts.at);
	return `${queue} ${troubleClause(worst)} since ${since}: ${reason}`;
}
function healthyClause({ facts, assessment: { findings } }) {
	const unread = findings.filter(({ reading }) => !reading.isRead).length;
	if (unread > 0)
		return `is healthy as far as could be read; ${unread} of ${index.pluralize(findings.length, 'signal')} could not be read`;
	const pausedWord = PAUSED_STATES.get(facts.queue.state);
	if (pausedWord === undefined)
		return HEALTHY;
	return `is ${pausedWord}, and healthy otherwise`;
}
function markOfHealth({ facts, assessment, announcement }) {
	const { health, findings } = assessment;
	if (announcement !== undefined)
		return HEALTH_MARKS[announcement];
	if (health.tier !== 'healthy')
		return HEALTH_MARKS[health.tier];
	if (findings.some(({ reading }) => !reading.isRead))
		return pullFiles.MARKS.warning;
	if (PAUSED_STATES.has(facts.queue.state))
		return '\u23f8';
	return HEALTH_MARKS.healthy;
}
function afterTime({ since }, at) {
	if (since === undefined)
		return '';
	return ` after ${pullFiles.spokenDuration(Math.max(60, (at - since) / 1000))}`;
}
function reasonOf(statement) {
	const bad = badFindings(statement.assessment.findings);
	const [worst, ...others] = bad;
	if (worst === undefined)
		return recoveryText(statement);
	if (others.length === 0)
		return findingText(worst);
	return `${findingText(worst)}, and ${others.length} more`;
}
const recoveryText = ({ assessment, recoverAfter }) => `${assessment.health.healthyReadings} of ${index.pluralize(recoverAfter, 'healthy reading')} in a row`;
function badFindings(findings) {
	const bad = findings.filter(({ tier }) => tier !== 'healthy');
	const isSevere = ({ tier }) => isAtLeast(tier, 'severe');
	return [...bad.filter(isSevere), ...bad.filter((finding) => !isSevere(finding))];
}
function sinceText(since, at) {
	const [day, time] = index.utcMinute(since).split(' ');
	const isToday = index.utcMinute(at).startsWith(String(day));
	if (isToday)
		return `${time} UTC`;
	return `${day} ${time} UTC`;
}
function adviceOf({ watched: { source }, reading }) {
	if (!reading.isRead)
		return '';
	if (typeof source === 'string')
		return ADVICE[source];
	return ADVICE.expression;
}
const ADVICE = {
	'oldest-testing-minutes': 'Look at its test run. If it hangs, cancel it or run `restart-tests`.',
	'oldest-pending-minutes': 'Look at the test runs before it. If they are as fast as ever, raise `concurrency`.',
	depth: 'Look at the test runs. If they are as fast as ever, raise `concurrency`.',
	'stopped-minutes': 'Run `resume-queue`, or, if the queue should stay stopped, stop it with a `hold`.',
	'no-merge-minutes': 'Look at what the first pull requests of the queue wait for.',
	expression: 'Look at the test runs of the last hour.',
};

const healthVerdict = (statement) => ({
	mark: markOfHealth(statement),
	headline: pullFiles.prose(headlineOf(statement)),
});
function healthSummary(statement, pages, { isFailing, note, issue, queue }) {
	const report = healthReport(statement, pages);
	const incident = issue === undefined ? [] : incidentLine(statement.announcement, issue, pages.repository);
	return {
		...report,
		mark: isFailing ? pullFiles.MARKS.bad : report.mark,
		lines: [...(note === undefined ? [] : [pullFiles.prose(note)]), ...(report.lines ?? [])],
		parts: [signalTable(statement.assessment.findings, pages), incident, queue],
	};
}
function incidentLine(announcement, issue, repository) {
	const place = pullFiles.link(`#${issue}`, `${repository}/issues/${issue}`);
	if (announcement === undefined)
		return pullFiles.words `See ${place} for what was announced.`;
	return pullFiles.words `Announced in ${place}.`;
}
function healthReport(statement, pages) {
	const verdict = healthVerdict(statement);
	if (statement.announcement === 'recovered')
		return { ...verdict, lines: [pullFiles.words `${recoveryText(statement)}.`] };
	const [first, ...others] = badFindings(statement.assessment.findings);
	if (first === undefined)
		return verdict;
	if (others.length > 0)
		return { ...verdict, lines: [first, ...others].map((each) => badSignal(each, pages)) };
	const advice = pullFiles.prose(adviceOf(first));
	if (advice.length === 0)
		return verdict;
	return { ...verdict, next: pullFiles.joined([pullRequestLink(first, pages), advice], ': ') };
}
function badSignal(finding, pages) {
	const place = pullRequestLink(finding, pages);
	const where = place.length === 0 ? [] : pullFiles.words ` (${place})`;
	const line = pullFiles.words `${pullFiles.prose(index.capitalize(findingText(finding)))}${where}`;
	const next = pullFiles.prose(adviceOf(finding));
	return next.length === 0 ? line : { line, next };
}
function announcementComment(statement, pages, mentions) {
	const names = mentions.map((name) => pullFiles.mention(`@${name}`));
	const time = pullFiles.words `${pullFiles.own(index.utcMinute(statement.facts.at))} UTC \u00b7 ${runLink(pages)}`;
	const parts = [pullFiles.joined(names, ' '), [pullFiles.small(time)]];
	return pullFiles.markdown({ ...healthReport(statement, pages), parts }, pullFiles.POST_BUDGET_BYTES);
}
function pullRequestLink({ reading }, { repository }) {
	if (!reading.isRead || reading.pullRequest === undefined)
		return [];
	return [pullFiles.link(`#${reading.pullRequest}`, `${repository}/pull/${reading.pullRequest}`)];
}
const runLink = ({ run, workflow }) => pullFiles.joined([workflow, pullFiles.link('Run', run)], ', ');
function healthIssue(statement, pages) {
	const { facts, assessment } = statement;
	const { health } = assessment;
	if (health.tier === 'healthy')
		return pullFiles.markdownParts([
			pullFiles.words `${pullFiles.own(HEALTH_MARKS.healthy)} The merge queue of ${pullFiles.prose(statement.branch)} is healthy. This issue opens again when that changes.`,
			memoryText(statement),
		]);
	const recovery = health.healthyReadings > 0 ? pullFiles.words `${recoveryText(statement)}.` : [];
	const readings = index.pluralize(statement.recoverAfter, 'healthy reading');
	const parts = [
		signalTable(assessment.findings, pages),
		pullFiles.joined([readingLine(facts, pages), recovery], ' '),
		pullFiles.words `Each announcement is a comment below. The issue closes by itself after ${pullFiles.own(readings)} in a row. If you close it before, the next run opens it again.`,
	];
	return pullFiles.markdown({ ...healthReport(statement, pages), parts }, pullFiles.POST_BUDGET_BYTES);
}
const readingLine = ({ at }, pages) => pullFiles.words `Read on ${pullFiles.own(index.utcMinute(at))} UTC by ${runLink(pages)}.`;
function memoryText({ assessment, facts: { at } }) {
	const { stoppedSince, busySince, heldPeriods } = assessment.health.memory;
	const parts = [];
	if (stoppedSince !== undefined)
		parts.push(`stopped without a hold since ${sinceText(stoppedSince, at)}`);
	if (busySince !== undefined)
		parts.push(`never without work since ${sinceText(busySince, at)}`);
	const heldUntil = heldPeriods?.at(-1)?.[1];
	if (heldUntil !== undefined)
		parts.push(`last seen with a hold at ${sinceText(heldUntil, at)}`);
	if (parts.length === 0)
		return [];
	return pullFiles.words `Remembered for the next run: ${pullFiles.own(parts.join('; '))}.`;
}
const signalTable = (findings, pages) => ({
	head: ['Signal', { number: pullFiles.withSmallPrint('Now', [TIER_LIMITS]) }],
	rows: findings.map((finding) => [
		signalCell(finding, pages),
		pullFiles.withSmallPrint(valueLine(finding), [limitsLine(finding.watched)]),
	]),
});
const TIER_LIMITS = pullFiles.words `limits: ${pullFiles.own(HEALTH_MARKS.degraded)} degraded \u00b7 ${pullFiles.own(HEALTH_MARKS.severe)} severe`;
function signalCell(finding, pages) {
	const { watched, reading } = finding;
	const { source } = watched;
	const smallPrint = reading.isRead ? pullRequestLink(finding, pages) : pullFiles.prose(reading.why);
	const name = typeof source === 'string' ? SIGNAL_WORDS[source].name : expressionName(source);
	return pullFiles.withSmallPrint(pullFiles.words `${pullFiles.own(signalMark(finding))} ${pullFiles.prose(index.capitalize(name))}`, [smallPrint]);
}
function signalMark({ tier, reading }) {
	if (!reading.isRead)
		return pullFiles.MARKS.neutral;
	if (reading.value === undefined)
		return '\u2796';
	return HEALTH_MARKS[tier];
}
function valueLine({ watched, reading, tier }) {
	if (!reading.isRead)
		return pullFiles.words `unread, stays ${tier}`;
	if (reading.value === undefined)
		return pullFiles.words `nothing yet`;
	const { source } = watched;
	if (typeof source !== 'string')
		return pullFiles.unbroken(shownValueOf(source, reading.value));
	if (!isTimeSignal(source))
		return pullFiles.words `${reading.value}`;
	return pullFiles.unbroken(reading.value === 0 ? '0 min' : pullFiles.spokenDuration(reading.value * 60));
}
function limitsLine(watched) {
	const { degraded, severe } = watched.limits;
	const limits = [`${HEALTH_MARKS.degraded} ${shownLimit(watched, degraded)}`];
	if (severe !== undefined)
		limits.push(`${HEALTH_MARKS.severe} ${shownLimit(watched, severe)}`);
	return pullFiles.unbroken(limits.join(' \u00b7 '));
}

const timeField = pullFiles._catch(pullFiles.optional$1(pullFiles.number()), undefined);
const countField = pullFiles._catch(pullFiles.number().check(pullFiles._gte(0)), 0);
const tier = pullFiles._enum(TIERS);
const Data = pullFiles.object({
	tier,
	after: pullFiles.number(),
	since: timeField,
	healthy: countField,
	announced: pullFiles._catch(tier, 'healthy'),
	signals: pullFiles._catch(pullFiles.array(pullFiles.tuple([pullFiles.string(), pullFiles._enum(BAD_TIERS)])), []),
	stopped: timeField,
	busy: timeField,
	held: pullFiles._catch(pullFiles.array(pullFiles.tuple([pullFiles.number(), pullFiles.number()])), []),
	holding: pullFiles._catch(pullFiles.boolean(), false),
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
		held: memory.heldPeriods,
		holding: memory.isHeld,
		id: unique,
	};
	return JSON.stringify(data);
}
function readHealthRecord(line) {
	const parsed = Data.safeParse(jsonOf(line));
	if (!parsed.success)
		return undefined;
	const { after, tier, since, healthy, announced, signals, stopped, busy, held, holding } = parsed.data;
	const memory = {
		stoppedSince: stopped,
		busySince: busy,
		...(held.length > 0 && { heldPeriods: held, isHeld: holding }),
	};
	if (tier === 'healthy')
		return { after, health: { ...INITIAL_HEALTH, memory } };
	return {
		after,
		health: {
			tier,
			since,
			healthyReadings: healthy,
			announced,
			signalTiers: new Map(signals),
			memory,
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
		const record = readHealthRecord(data) ?? damagedRecord(marker, last);
		if (last <= record.after)
			counting.push({ id, record });
	}
	return counting;
}
function damagedRecord(marker, after) {
	const word = marker.slice(ANNOUNCEMENT_PREFIX.length);
	if (!isBadTier(word))
		return { after, health: INITIAL_HEALTH };
	return { after, health: { ...INITIAL_HEALTH, tier: word, announced: word } };
}
function recordOf({ issues, comments }) {
	const record = readHealthRecord(issues[0]?.data ?? '');
	const last = countingAnnouncements(comments).at(-1);
	if (last === undefined)
		return record ?? { health: INITIAL_HEALTH, after: 0 };
	if (record !== undefined && record.after >= last.id)
		return record;
	return { health: last.record.health, after: last.id };
}
const MAX_ROUNDS = 3;
async function announceOnce(store, deadline, first, judge, texts, uniqueId) {
	let record = first;
	for (let round = 1;; round++) {
		const assessment = judge(record);
		const { due, health } = assessment;
		const unannounced = { health, after: record.after };
		if (due === undefined || round > MAX_ROUNDS)
			return { assessment, record: unannounced };
		const announced = withAnnouncement(health, due);
		const text = {
			marker: `${ANNOUNCEMENT_PREFIX}${due}`,
			data: writeRecord({ health: announced, after: record.after }, `${uniqueId}-${round}`),
			body: texts.comment(assessment, due),
		};
		const opening = { body: texts.issue(assessment), data: writeRecord(unannounced) };
		const comment = await store.add(deadline, text, opening);
		const reading = await proveComment(store, deadline, comment);
		if (countingAnnouncements(reading.comments).some(({ id }) => id === comment.id))
			return { assessment, record: { health: announced, after: comment.id }, announcement: due };
		await store.remove(deadline, comment);
		record = recordOf(reading);
	}
}
async function proveComment(store, deadline, comment) {
	try {
		return await store.prove(deadline, comment);
	}
	catch (error) {
		if (error instanceof index.ActionError && error.kind === 'unknown-outcome')
			await store.remove(deadline, comment);
		throw error;
	}
}

const ANNOUNCING_MS = 60_000;
const assessAgain = ({ facts, rules }, { health }) => assess(health, facts, rules);
function statementOf({ ref, facts, rules }, assessment, announcement) {
	const branch = operation$1.branchInProse(ref);
	return { branch, facts, assessment, announcement, recoverAfter: rules.recoverAfter };
}
const pagesOf = ({ event }, { ref }) => ({
	repository: pullFiles.repositoryPage(ref.repository, event),
	run: event.runUrl,
	workflow: event.workflow,
});
async function publishHealth(context, deadline, report, store) {
	const announcing = deadline.atMost(ANNOUNCING_MS);
	const announced = await unlessTemporary(context, announcing, announceIn(context, announcing, report, store), (why) => `The announcement was not written, and the next run will try again: ${why}`);
	const result = announced ?? unannounced(report);
	const stored = await unlessTemporary(context, announcing, storeHealth(context, announcing, report, store, result), (why) => `The issue with the health of the queue could not be updated: ${why}`);
	return { ...result, issue: stored ?? store.issue };
}
function unannounced(report) {
	const assessment = assessAgain(report, report.record);
	return { assessment, record: { health: assessment.health, after: report.record.after } };
}
async function unlessTemporary(context, deadline, work, warningOf) {
	let refusal;
	const done = await commits.bestEffort(deadline, work, (why, error) => {
		if (error === undefined || isTemporary(error))
			context.log.warning(warningOf(why));
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
		return error instanceof pullFiles.HttpError;
	return !LASTING.includes(error.kind);
}
function announceIn(context, deadline, report, store) {
	const { event, random } = context;
	const pages = pagesOf(context, report);
	const texts = {
		comment: (assessment, announcement) => announcementComment(statementOf(report, assessment, announcement), pages, report.mentions),
		issue: (assessment) => healthIssue(statementOf(report, assessment), pages),
	};
	const uniqueId = `${event.runId}-${event.runAttempt}-${random().toString(36).slice(2)}`;
	return announceOnce(store, deadline, report.record, (record) => assessAgain(report, record), texts, uniqueId);
}
async function storeHealth(context, deadline, report, store, { assessment, record }) {
	if (store.issue === undefined && isForgettable(record.health))
		return undefined;
	const { health } = record;
	const body = healthIssue(statementOf(report, { ...assessment, health }), pagesOf(context, report));
	await store.save(deadline, { isOpen: health.tier !== 'healthy', body, data: writeRecord(record) });
	return store.issue;
}

const GITHUB_READING_MS = 30_000;
function healthStore(context, ref) {
	const access = { posts: context, settled: pullFiles.readUntilConsistent };
	return new store.IssueStore(access, {
		label: 'merge-queue-health',
		marker: `queue-health/${encodeURIComponent(ref.targetBranch)}`,
		title: `Merge queue health: ${ref.targetBranch}`,
		commentPrefix: ANNOUNCEMENT_PREFIX,
		subject: `the health of the queue ${pullFiles.queueName(ref)}`,
	});
}
async function readGitHubHealth(context, deadline, { ref, queue, watch }, store) {
	const budget = new pullFiles.Budget(GITHUB_READING_MS);
	const remedy = 'Run the step again later.';
	const reading = await commits.askGitHub(deadline, budget, remedy, (deadline) => store.read(deadline));
	const needsHolds = PAUSED_STATES.has(queue.state) && SIGNALS_OF_HOLDS.some((signal) => isWatched(watch, signal));
	const needsCommit = isWatched(watch, 'no-merge-minutes') && isBusy(queue) !== false;
	return {
		record: recordOf(reading),
		isHeld: needsHolds ? await readIsHeld(context, deadline, budget, ref) : commits.known(false),
		newestCommitAt: needsCommit
			? await readNewestCommitAt(context, deadline, budget, ref)
			: commits.unread('it was not needed'),
	};
}
const SIGNALS_OF_HOLDS = ['stopped-minutes', 'oldest-pending-minutes', 'no-merge-minutes'];
async function readNewestCommitAt(context, deadline, budget, { targetBranch }) {
	let why = '';
	const at = await budget.run(deadline, (deadline) => {
		const commits$1 = Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7044, 19)).then(n => n.commits);
		const read = commits$1.then(({ newestCommitAt }) => newestCommitAt(context.github, deadline, targetBranch));
		return commits.bestEffort(deadline, read, (reason) => {
			why = reason;
		});
	});
	if (at === undefined)
		return commits.unread(why);
	return commits.known(at);
}
async function readIsHeld(context, deadline, budget, ref) {
	let why = '';
	const holds = await budget.run(deadline, (deadline) => store.readLiveHolds(context, deadline, ref, (reason) => {
		why = reason;
	}));
	if (holds === undefined)
		return commits.unread(why);
	context.setOutputs({ holds: holds.map(store.shownHold) });
	return commits.known(holds.length > 0);
}
async function readHealthMetrics(context, deadline, watch) {
	if (watch.every(({ source }) => typeof source === 'string'))
		return commits.known([]);
	return commits.readFact(deadline, read.readMetrics(context, deadline, context.repository));
}

const MAX_SIGNALS = 50;
const MAX_SIGNAL_NAME_LENGTH = 500;
const watchInput = () => pullFiles.convert(async (text, refuse) => {
	const { ABOUT_KEY, readYaml } = await __webpack_require__.e( 1505).then(__webpack_require__.t.bind(__webpack_require__, 1505, 19)).then(n => n.yaml);
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value, problems } = readYaml(text, watchSchema(ABOUT_KEY), place);
	for (const problem of problems)
		refuse(`is wrong at ${problem}`);
	return value ?? [];
});
const watchSchema = (aboutKey) => pullFiles.transform((value, { issues }) => {
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
	if (name.length > MAX_SIGNAL_NAME_LENGTH)
		return { problem: `a key is longer than ${MAX_SIGNAL_NAME_LENGTH} characters` };
	const guess = pullFiles.didYouMean(name, QUEUE_SIGNALS);
	if (guess !== '')
		return { problem: `${index.inBackticks(name)} is not a signal${guess}` };
	const expression = parseExpression(name);
	if (typeof expression === 'string')
		return { problem: expression };
	return { value: expression };
}
const EXPRESSION = 'p95(mq_pr_time_in_queue_1h_seconds)';
function parseExpression(text) {
	if (/[<>]|[=!]=/.test(text.replace(/\{.*\}/, '')))
		return `${index.inBackticks(text)} has a comparison; write \`${EXPRESSION}: [1800, 3600]\`, where a value at or above a limit is bad`;
	const condition = read.parseCondition(`${text} >= 1`);
	if (!('problem' in condition))
		return { ...condition, text };
	if (condition.hasForm)
		return `${index.inBackticks(text)}: ${condition.problem}`;
	const signals = QUEUE_SIGNALS.map((name) => `\`${name}\``).join(', ');
	return `${index.inBackticks(text)} is neither a signal (${signals}) nor an expression such as \`${EXPRESSION}\``;
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
		return `must be a number, but ${pullFiles.quote(limit)} is a text; remove the quotes`;
	if (typeof limit !== 'number')
		return `must be a number such as 60, or two in brackets such as [60, 120]${butItIs(limit)}`;
	if (!Number.isFinite(limit) || limit <= 0)
		return `must be above 0${butItIs(limit)}`;
	return undefined;
}
function butItIs(value) {
	if (value === null)
		return ', but is empty';
	if (typeof value === 'string')
		return `, but is ${pullFiles.quote(value)}`;
	if (typeof value === 'number')
		return `, but is ${value}`;
	return `, but is ${index.truncate(JSON.stringify(value), 60)}`;
}
const MENTION = /^@?([a-z\d](?:-?[a-z\d]){0,38}(?:_[a-z\d]+)?(?:\/[a-z\d][\w.-]{0,99})?)$/i;
const mentionsInput = () => pullFiles.convert((text, refuse) => pullFiles.splitList(text, /\n/).map((line) => {
	const name = MENTION.exec(line)?.[1];
	return (name ??
		refuse(`has ${pullFiles.quote(line)}; each line must be a user or a team, as octocat or octo-org/platform`));
}));

const operation = timeInQueue.defineOperation({
	about: 'Watch the health of a queue on a schedule: announce it once when it gets worse, and once when it has recovered.',
	target: operation$1.queueTarget,
	inputs: {
		watch: watchInput(),
		recoverAfter: pullFiles.wholeNumber({ min: 1, max: 1000 }),
		mention: pullFiles.withDefault(mentionsInput(), []),
		slackPayloadFile: pullFiles.optional(pullFiles.line()),
		failOn: pullFiles.withDefault(pullFiles.choices(BAD_TIERS), []),
	},
	outputs: ['tier', 'previous-tier', 'announced', 'since', 'findings', 'issue-number', 'holds'],
	outcomes: ['healthy', 'degraded', 'severe', 'recovered'],
	checks: {
		watch: (_, scope) => !scope.hasGitHubToken &&
			`needs \`github-token\` with the permission \`issues: write\`, and it ${main.gitHubTokenProblem(scope)}`,
	},
	async run({ watch, recoverAfter, mention, slackPayloadFile, failOn }, context, ref) {
		const queue = await operation$1.readQueue(context, context.deadline, ref);
		const metrics = await readHealthMetrics(context, context.deadline, watch);
		const store = healthStore(context, ref);
		const { record, ...facts } = await readGitHubHealth(context, context.deadline, { ref, queue, watch }, store);
		const at = context.clock.now();
		const report = {
			ref,
			facts: { at, branch: ref.targetBranch, queue, metrics, ...facts },
			record,
			rules: { watch, recoverAfter },
			mentions: mention,
		};
		const expected = unannounced(report);
		const { issue } = store;
		context.setOutputs(healthOutputs({ ...expected, issue }));
		warnOfSignals(context, expected.assessment.findings);
		if (context.dryRun)
			return dryRunResult(context, report, { ...expected, issue }, failOn);
		const published = await publishHealth(context, context.deadline, report, store);
		context.setOutputs(healthOutputs(published));
		if (published.announcement !== undefined)
			await writeMessage(context, context.deadline, report, published, slackPayloadFile);
		const outcome = published.announcement === 'recovered' ? 'recovered' : published.record.health.tier;
		return healthResult(context, report, published, { outcome, failOn });
	},
});
async function writeMessage(context, deadline, report, { assessment, announcement, issue }, path) {
	const pages = pagesOf(context, report);
	const statement = statementOf(report, assessment, announcement);
	await publish.publish(context, deadline, healthReport(statement, pages), {
		slack: {
			path,
			where: pullFiles.repositoryName(context.repository),
			pages: [
				['Queue health', `${pages.repository}/issues/${issue}`],
				['Run', pages.run],
			],
		},
	});
}
function healthOutputs({ assessment, record, announcement, issue }) {
	const { since } = announcement === 'recovered' ? assessment.health : record.health;
	return {
		tier: record.health.tier,
		'previous-tier': assessment.before.tier,
		announced: announcement !== undefined,
		since: since === undefined ? undefined : new Date(since).toISOString(),
		findings: assessment.findings.map(findingJson),
		'issue-number': issue,
	};
}
function healthResult(context, report, { assessment, record, announcement, issue }, { outcome, failOn, note }) {
	const { tier } = record.health;
	const statement = statementOf(report, assessment, announcement);
	const pages = pagesOf(context, report);
	const isFailing = failOn.some((named) => isAtLeast(tier, named));
	const failure = isFailing ? tierFailure(report, statement) : undefined;
	const verdict = verdictOf(statement);
	context.log.info(index.capitalize(verdict.replaceAll('`', '')));
	return {
		outcome,
		failure,
		details: {
			recoverAfter: report.rules.recoverAfter,
			healthyReadings: record.health.healthyReadings,
		},
		summary: healthSummary(statement, pages, {
			isFailing,
			note,
			issue,
			queue: operation$1.foldedQueue(context, report.ref, report.facts.queue),
		}),
	};
}
function tierFailure({ ref, rules }, statement) {
	const [worst] = badFindings(statement.assessment.findings);
	const advice = worst === undefined ? '' : adviceOf(worst);
	const details = `\`fail-on\` lists \`${statement.assessment.health.tier}\``;
	return new index.ActionError('refused', {
		request: `Watching the queue ${pullFiles.queueName(ref)}`,
		problem: `${verdictOf(statement)}. ${details}`,
		details,
		remedy: advice ||
			`The step passes after ${index.pluralize(rules.recoverAfter, 'healthy reading')} in a row.`,
	});
}
function dryRunResult(context, report, expected, failOn) {
	const { due, health } = expected.assessment;
	if (due === undefined)
		return healthResult(context, report, expected, { outcome: health.tier, failOn });
	const note = `Dry run: \`${due}\` would be announced.`;
	context.log.info(note);
	return healthResult(context, report, expected, { outcome: 'planned', failOn, note });
}

exports.operation = operation;

 })

};
;