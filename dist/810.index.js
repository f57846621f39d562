"use strict";
exports.id = 810;
exports.ids = [810];
exports.modules = {

 8139:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const later = __webpack_require__(7963);
const zod = __webpack_require__(3063);

const OPERATORS = {
	'>': (value, limit) => value > limit,
	'>=': (value, limit) => value >= limit,
	'<': (value, limit) => value < limit,
	'<=': (value, limit) => value <= limit,
	'==': (value, limit) => value === limit,
	'!=': (value, limit) => value !== limit,
};
const conditionsInput = () => zod.pipe(clients.convert((text, refuse) => clients.splitList(text, /\n/).map((line) => {
	const condition = parseCondition(line);
	if (!('problem' in condition))
		return condition;
	const link = condition.hasForm ? 'where' : 'which is';
	return refuse(`has ${clients.quote(line)}, ${link} ${condition.problem}`);
})), zod.array(zod.custom()));
const SERIES = '([a-zA-Z_:][a-zA-Z0-9_:]*)[ \\t]*(?:\\{(.*)\\}[ \\t]*)?';
const CONDITION = new RegExp(`^(?:p(\\d+)[ \\t]*\\([ \\t]*${SERIES}\\)[ \\t]*|${SERIES})(>=|<=|==|!=|>|<)[ \\t]*(\\S+)$`);
const NO_CONDITION = 'not a condition such as mq_depth_current{branch="main"} > 20 or p95(mq_pr_time_in_queue_1h_seconds) > 2700 (one of > >= < <= == !=)';
function parseCondition(text) {
	const parts = CONDITION.exec(text);
	if (parts === null)
		return { hasForm: false, problem: NO_CONDITION };
	const wrongPart = (problem) => ({ hasForm: true, problem });
	const [, percent, histogram, ofHistogram, sample, ofSample, operator = '', number = ''] = parts;
	const percentile = percent === undefined ? undefined : Number(percent);
	if (percentile !== undefined && (percentile < 50 || percentile > 99))
		return wrongPart(`${clients.quote(`p${percent}`)} is not a quantile from p50 to p99`);
	const limit = later.parseValue(number);
	if (limit === undefined || Number.isNaN(limit))
		return wrongPart(`${clients.quote(number)} is not a number${inSeconds(number)}`);
	const matchers = later.parseLabels(ofHistogram ?? ofSample ?? '');
	if (matchers === undefined)
		return wrongPart('each label must be label="value" or label!="value"');
	const isTrue = (value) => OPERATORS[operator]?.(value, limit) === true;
	const name = histogram?.replace(/_bucket$/, '') ?? sample ?? '';
	return { text, percentile, name, matchers, limit, isTrue };
}
const UNITS = { s: 1, m: 60, min: 60, h: 3600 };
function inSeconds(text) {
	const [, amount, unit = ''] = /^([\d.]+)(s|m|min|h)$/.exec(text) ?? [];
	const seconds = Number(amount) * (UNITS[unit] ?? Number.NaN);
	if (Number.isNaN(seconds))
		return '';
	return `; times are in seconds: ${seconds}`;
}

const ABSENT = { doubt: 'there is no such sample' };
function problemOf(condition, families, candidates, readings) {
	const names = metricNames(families);
	if (families.every(({ samples }) => samples.length === 0)) {
		if (isKnownName(condition, names))
			return ABSENT;
		return { doubt: unknownName(condition, names) };
	}
	if (candidates.length === 0)
		return problemOfName(condition, families, names);
	if (hasUnknownLabel(condition, candidates))
		return { mistake: wrongLabels(condition, candidates) };
	if (readings.length === 0)
		return ABSENT;
	return undefined;
}
function metricNames(families) {
	const documented = [...later.DOCUMENTED_METRICS].map(([name, type]) => ({ name, type, help: undefined, samples: [] }));
	const of = (all) => ({
		samples: [...new Set(all.flatMap(later.sampleNames))],
		histograms: [...new Set(all.filter(later.isHistogram).map(({ name }) => name))],
	});
	const absent = documented.filter(({ name }) => families.every((family) => family.name !== name));
	return { ...of([...families, ...absent]), present: of(families) };
}
function isKnownName({ name, percentile }, { samples, histograms }) {
	if (percentile === undefined)
		return samples.includes(name);
	return histograms.includes(name);
}
function problemOfName(condition, families, names) {
	const { name, percentile } = condition;
	if (isKnownName(condition, names))
		return ABSENT;
	if (percentile === undefined && names.histograms.includes(name))
		return { mistake: `${name} is a histogram: use p95(${name}), ${name}_count or ${name}_sum` };
	const isOtherMetric = families.some((family) => family.name === name) || later.DOCUMENTED_METRICS.has(name);
	if (percentile !== undefined && isOtherMetric)
		return { mistake: `${name} is not a histogram, so it has no p${percentile}` };
	const unknown = unknownName(condition, names);
	const isPart = names.samples.some((known) => known === name || known === `${name}_bucket`);
	const isMisspelt = common.misspelt(name, [...names.samples, ...names.histograms]) !== undefined;
	if (isPart || isMisspelt)
		return { mistake: unknown };
	return { doubt: unknown };
}
const MAX_NAMES = 8;
function unknownName(condition, names) {
	if (condition.percentile === undefined)
		return unknownSample(condition.name, names);
	return unknownHistogram(condition.name, names);
}
function unknownSample(name, { samples, histograms, present }) {
	const problem = `no sample is named ${name}`;
	const all = [...new Set([...samples, ...histograms])];
	const meant = common.misspelt(name, samples) ?? common.nearest(name, all) ?? common.misspelt(name, all);
	if (meant === undefined)
		return withPresentNames(problem, present.samples);
	if (histograms.includes(meant))
		return `${problem}; did you mean p95(${meant})?`;
	return `${problem}; did you mean ${meant}?`;
}
function unknownHistogram(name, { samples, histograms, present }) {
	const problem = `no histogram is named ${name}`;
	const word = name.replace(/_(sum|count)$/, '');
	const meant = common.misspelt(word, histograms) ??
		common.nearest(word, histograms) ??
		common.misspelt(word, [...new Set([...histograms, ...samples])]);
	if (meant === undefined)
		return withPresentNames(problem, present.histograms);
	return `${problem}; did you mean ${meant}?`;
}
function withPresentNames(problem, present) {
	if (present.length === 0)
		return problem;
	return `${problem}; there are ${common.firstOf(present, MAX_NAMES)}`;
}
function hasUnknownLabel(condition, candidates) {
	const { name, matchers } = condition;
	const has = (label) => candidates.some(({ labels }) => labels.get(label));
	const isKnownLabel = (label) => has(label) || later.isDocumentedLabel(label, later.metricOf(name));
	const mayBeAbsent = ({ label, value }) => later.isDocumentedValue(label, value) && isKnownLabel(label);
	if (matchers.some(({ label, value }) => value !== '' && !isKnownLabel(label)))
		return true;
	const decisive = matchers.filter((matcher) => !mayBeAbsent(matcher));
	return !candidates.some(({ labels }) => later.hasLabels(decisive, labels));
}
function wrongLabels({ name, text }, candidates) {
	return `no sample of ${name} has the labels of \`${text}\`; it has ${labelValues(candidates)}`;
}
function labelValues(series) {
	const values = new Map();
	for (const [label, value] of series.flatMap(({ labels }) => [...labels]))
		values.set(label, (values.get(label) ?? new Set()).add(value));
	if (values.size === 0)
		return 'none';
	const labels = [...values].map(([label, all]) => {
		const alternatives = [...all].slice(0, 5).map((value) => clients.quote(value));
		if (all.size > alternatives.length)
			alternatives.push('…');
		return `${label}=${alternatives.join(' | ')}`;
	});
	return labels.join(', ');
}

function evaluateCondition(condition, families) {
	const candidates = candidatesFor(condition, families);
	const choosesQueueType = condition.matchers.some(({ label }) => label === later.QUEUE_TYPE);
	const readings = candidates.filter(({ labels }) => later.hasLabels(condition.matchers, labels) && (choosesQueueType || later.isOfMainQueue(labels)));
	const failing = readings.filter(({ value }) => condition.isTrue(value));
	const problem = problemOf(condition, families, candidates, readings);
	if (problem !== undefined)
		return { condition, mistake: problem.mistake, readings, failing, doubt: problem.doubt };
	if (failing.length > 0)
		return { condition, mistake: undefined, readings, failing, doubt: undefined };
	const mistake = missingBuckets(readings);
	return { condition, mistake, readings, failing, doubt: doubtAbout(condition, readings) };
}
function missingBuckets(readings) {
	const reading = readings.find(({ lacksBuckets }) => lacksBuckets);
	if (reading === undefined)
		return undefined;
	return `${reading.series} needs a +Inf bucket and a finite one, which the metric lacks`;
}
function candidatesFor({ name, percentile }, families) {
	if (percentile === undefined)
		return families
			.flatMap(({ samples }) => samples)
			.filter((sample) => sample.name === name)
			.map((sample) => ({
			labels: sample.labels,
			series: later.seriesName(sample),
			value: sample.value,
			isBeyond: false,
		}));
	return families
		.filter((family) => family.name === name && later.isHistogram(family))
		.flatMap(later.histogramSeries)
		.map((series) => ({
		labels: series.labels,
		series: `p${percentile}(${later.seriesName(series)})`,
		...later.quantileOf(percentile / 100, series.buckets),
		...(later.lacksBuckets(series) && { lacksBuckets: true }),
	}));
}
const MAX_READINGS = 5;
function failingReadings({ condition, failing }) {
	const isTime = condition.name.endsWith('_seconds');
	const sentences = failing.map(({ series, value, isBeyond }) => {
		const sentence = `${series} is ${isBeyond ? 'more than ' : ''}${later.formatValue(value)}`;
		if (isTime && Number.isFinite(value))
			return `${sentence}, ${common.duration(value)}`;
		return sentence;
	});
	return common.firstOf(sentences, MAX_READINGS);
}
function doubtAbout(condition, readings) {
	if (readings.every(({ value }) => Number.isNaN(value))) {
		if (condition.percentile === undefined)
			return 'every sample that it matches is NaN';
		return 'nothing was observed in the last hour';
	}
	const beyond = readings.find(({ isBeyond }) => isBeyond && condition.isTrue(Infinity));
	if (beyond === undefined)
		return undefined;
	return `${beyond.series} is above the last bucket, ${later.formatValue(beyond.value)}`;
}

exports.MAX_READINGS = MAX_READINGS;
exports.conditionsInput = conditionsInput;
exports.evaluateCondition = evaluateCondition;
exports.failingReadings = failingReadings;
exports.parseCondition = parseCondition;


 }),

 2810:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const later = __webpack_require__(7963);
const evaluate = __webpack_require__(8139);
const zod = __webpack_require__(3063);

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
	const { mistake, doubt, readings } = evaluate.evaluateCondition(condition, metrics.value);
	if (mistake !== undefined)
		return unreadSignal(mistake);
	const own = ofBranch(condition, readings, branch);
	const observed = own.filter(({ value }) => !Number.isNaN(value));
	if (observed.length > 0)
		return highest(condition, observed);
	const mayBeAbsent = own.length > 0 || later.DOCUMENTED_METRICS.has(later.metricOf(condition.name));
	if (mayBeAbsent)
		return { isRead: true, text: `\`${condition.text}\` shows nothing yet` };
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
	const shownValue = shownValueOf(condition, value);
	if (!isBeyond)
		return { isRead: true, value, text: `\`${condition.text}\` is ${shownValue}`, doubt: undefined };
	const text = `\`${condition.text}\` is more than ${shownValue}`;
	const doubt = `${series} is above the last bucket, so a limit above ${shownValue} is never reached`;
	return { isRead: true, value, text, doubt };
}
function shownValueOf({ name }, value) {
	if (name.endsWith('_seconds') && Number.isFinite(value))
		return common.duration(value);
	return later.formatValue(Number(value.toPrecision(4)));
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
	const times = facts.queue.enqueuedPullRequests.map(({ stateChangedAt }) => common.parseTime(stateChangedAt));
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
const isOnItsWay = (state) => state !== 'NOT_READY' && !clients.isEnded(state);

const READERS = {
	'oldest-testing-minutes': (facts) => readOldest(facts, clients.isInTestRun, {
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
const minutesText = (minutes) => `${Math.floor(minutes)} min`;
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
		const since = common.parseTime(entry.stateChangedAt);
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
	return { isRead: true, value: depth, text: `the queue has ${common.pluralize(depth, 'pull request')}` };
}
function readStop({ at, queue, isHeld }, memory) {
	if (queue.state === 'running')
		return { isRead: true, value: 0, text: 'the queue is running' };
	const state = PAUSED_STATES.get(queue.state);
	if (state === undefined)
		return unreadSignal(`the queue is in the unknown state ${common.inBackticks(queue.state)}`);
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
const signalKey = (name) => clients.shortHash(name);
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
	if (typeof source === 'string')
		return String(limit);
	return shownValueOf(source, limit);
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
	return Number.isFinite(value) ? value : later.formatValue(value);
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
	healthy: '✅',
	degraded: '⚠️',
	severe: '🚨',
	recovered: '✅',
};
const HEALTHY = 'is healthy';
const SIGNAL_WORDS = {
	'oldest-testing-minutes': { name: 'Oldest test run', clause: 'is slow' },
	'oldest-pending-minutes': { name: 'Longest wait for a test run', clause: 'is slow' },
	depth: { name: 'Pull requests in the queue', clause: 'is long' },
	'stopped-minutes': { name: 'Stopped without a hold', clause: 'is stopped' },
	'no-merge-minutes': { name: 'Work, but no merge', clause: 'merges nothing' },
};
function troubleClause(worst) {
	if (worst === undefined)
		return 'is recovering';
	const { source } = worst.watched;
	return typeof source === 'string' ? SIGNAL_WORDS[source].clause : 'has a bad signal';
}
function verdictOf(statement) {
	const { facts, assessment, announcement } = statement;
	const { health, findings } = assessment;
	const queue = `The queue of ${statement.branch}`;
	if (announcement === 'recovered')
		return `${queue} has recovered${afterTime(health, facts.at)}`;
	if (health.tier === 'healthy')
		return `${queue} ${healthyClause(statement)}`;
	const [worst] = badFindings(findings);
	const since = sinceText(health.since ?? facts.at, facts.at);
	return `${queue} ${troubleClause(worst)} since ${since}: ${reasonOf(statement)}`;
}
function healthyClause({ facts, assessment: { findings } }) {
	const unread = findings.filter(({ reading }) => !reading.isRead).length;
	if (unread > 0)
		return `is healthy as far as could be read; ${unread} of ${common.pluralize(findings.length, 'signal')} could not be read`;
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
		return common.MARKS.warning;
	if (PAUSED_STATES.has(facts.queue.state))
		return '⏸';
	return HEALTH_MARKS.healthy;
}
function afterTime({ since }, at) {
	if (since === undefined)
		return '';
	return ` after ${common.duration(Math.max(60, (at - since) / 1000))}`;
}
function reasonOf(statement) {
	const bad = badFindings(statement.assessment.findings);
	const [worst, ...others] = bad;
	if (worst === undefined)
		return recoveryText(statement);
	if (others.length === 0)
		return findingText(worst);
	return `${findingText(worst)}, and ${common.pluralize(others.length, 'more signal')}`;
}
const recoveryText = ({ assessment, recoverAfter }) => `${assessment.health.healthyReadings} of ${common.pluralize(recoverAfter, 'healthy reading')} in a row`;
function badFindings(findings) {
	const bad = findings.filter(({ tier }) => tier !== 'healthy');
	const isSevere = ({ tier }) => isAtLeast(tier, 'severe');
	return [...bad.filter(isSevere), ...bad.filter((finding) => !isSevere(finding))];
}
function sinceText(since, at) {
	const [day, time] = common.utcMinute(since).split(' ');
	const isToday = common.utcMinute(at).startsWith(String(day));
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
	headline: common.prose(verdictOf(statement)),
});
function healthSummary(statement, pages, { isFailing, note, issue, queue }) {
	const verdict = healthVerdict(statement);
	const incident = issue === undefined ? [] : incidentLine(statement.announcement, issue, pages.repository);
	return {
		...verdict,
		mark: isFailing ? common.MARKS.bad : verdict.mark,
		lines: note === undefined ? [] : [common.prose(note)],
		parts: [signalTable(statement.assessment.findings, pages), incident, queue],
	};
}
function incidentLine(announcement, issue, repository) {
	const place = common.link(`#${issue}`, `${repository}/issues/${issue}`);
	if (announcement === undefined)
		return common.words `See ${place} for what was announced.`;
	return common.words `Announced in ${place}.`;
}
function announcementReport(statement, pages) {
	const verdict = healthVerdict(statement);
	if (statement.announcement === 'recovered')
		return { ...verdict, lines: [common.words `${recoveryText(statement)}.`] };
	const [first, ...others] = badFindings(statement.assessment.findings);
	if (first === undefined)
		return verdict;
	if (others.length > 0)
		return { ...verdict, lines: [first, ...others].map((each) => badSignal(each, pages)) };
	const advice = common.prose(adviceOf(first));
	if (advice.length === 0)
		return verdict;
	return { ...verdict, next: common.joined([pullRequestLink(first, pages), advice], ': ') };
}
function badSignal(finding, pages) {
	const place = pullRequestLink(finding, pages);
	const where = place.length === 0 ? [] : common.words ` (${place})`;
	const line = common.words `${common.prose(common.capitalize(findingText(finding)))}${where}`;
	const next = common.prose(adviceOf(finding));
	return next.length === 0 ? line : { line, next };
}
function announcementComment(statement, pages, mentions) {
	const names = mentions.map((name) => common.mention(`@${name}`));
	const time = common.words `${common.own(common.utcMinute(statement.facts.at))} UTC · ${runLink(pages)}`;
	const parts = [common.joined(names, ' '), [common.small(time)]];
	return common.markdown({ ...announcementReport(statement, pages), parts }, common.POST_BUDGET_BYTES);
}
function pullRequestLink({ reading }, { repository }) {
	if (!reading.isRead || reading.pullRequest === undefined)
		return [];
	return [common.link(`#${reading.pullRequest}`, `${repository}/pull/${reading.pullRequest}`)];
}
const runLink = ({ run, workflow }) => common.joined([workflow, common.link('Run', run)], ', ');
function healthIssue(statement, pages) {
	const { facts, assessment } = statement;
	const { health } = assessment;
	if (health.tier === 'healthy')
		return common.markdownParts([
			common.words `${common.own(HEALTH_MARKS.healthy)} The merge queue of ${common.prose(statement.branch)} is healthy. This issue opens again when that changes.`,
			memoryText(statement),
		]);
	const { mark = '', headline } = healthVerdict(statement);
	const reading = common.words `Read on ${common.own(common.utcMinute(facts.at))} UTC by ${runLink(pages)}.`;
	const recovery = health.healthyReadings > 0 ? common.words `${recoveryText(statement)}.` : [];
	return common.markdownParts([
		[common.strong(common.words `${common.own(mark)} ${headline}`)],
		signalTable(assessment.findings, pages),
		common.joined([reading, recovery], ' '),
		common.words `Each announcement is a comment below. The issue closes when the queue counts as recovered. Closing it by hand changes nothing: the next run opens it again.`,
	]);
}
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
	return common.words `Remembered for the next run: ${common.own(parts.join('; '))}.`;
}
const signalTable = (findings, pages) => ({
	head: ['Signal', { number: 'Now' }, { number: 'Limits' }, 'Tier'],
	rows: findings.map((finding) => [
		signalCell(finding, pages),
		valueCell(finding),
		limitsCell(finding.watched),
		tierCell(finding),
	]),
});
function signalCell(finding, pages) {
	const { watched, reading } = finding;
	const smallPrint = reading.isRead ? pullRequestLink(finding, pages) : common.prose(reading.why);
	const { name, source } = watched;
	const signal = typeof source === 'string' ? common.own(SIGNAL_WORDS[source].name) : common.code(name);
	return common.withSmallPrint(signal, [smallPrint]);
}
function unitOf({ source }) {
	if (typeof source === 'string' && source.endsWith('-minutes'))
		return ' min';
	return '';
}
function valueCell({ watched, reading }) {
	if (!reading.isRead || reading.value === undefined)
		return [];
	const { source } = watched;
	const value = typeof source === 'string' ? Math.floor(reading.value) : reading.value;
	return common.unbroken(`${shownLimit(watched, value)}${unitOf(watched)}`);
}
function limitsCell(watched) {
	const { degraded, severe } = watched.limits;
	const limits = [shownLimit(watched, degraded)];
	if (severe !== undefined)
		limits.push(shownLimit(watched, severe));
	return common.unbroken(`${limits.join(' · ')}${unitOf(watched)}`);
}
function tierCell({ tier, reading }) {
	if (!reading.isRead)
		return common.words `❔ unread, stays ${tier}`;
	if (reading.value === undefined)
		return common.words `➖ nothing observed`;
	return common.words `${common.own(HEALTH_MARKS[tier])} ${tier}`;
}

const timeField = zod._catch(zod.optional(zod.number()), undefined);
const countField = zod._catch(zod.number().check(zod._gte(0)), 0);
const tier = zod._enum(TIERS);
const Data = zod.object({
	tier,
	after: zod.number(),
	since: timeField,
	healthy: countField,
	announced: zod._catch(tier, 'healthy'),
	signals: zod._catch(zod.array(zod.tuple([zod.string(), zod._enum(BAD_TIERS)])), []),
	stopped: timeField,
	busy: timeField,
	held: zod._catch(zod.array(zod.tuple([zod.number(), zod.number()])), []),
	holding: zod._catch(zod.boolean(), false),
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
		if (error instanceof common.ActionError && error.kind === 'unknown-outcome')
			await store.remove(deadline, comment);
		throw error;
	}
}

const ANNOUNCING_MS = 60_000;
const assessAgain = ({ facts, rules }, { health }) => assess(health, facts, rules);
function statementOf({ ref, facts, rules }, assessment, announcement) {
	const branch = queue.branchInProse(ref);
	return { branch, facts, assessment, announcement, recoverAfter: rules.recoverAfter };
}
const pagesOf = ({ event }, { ref }) => ({
	repository: clients.repositoryPage(ref.repository, event),
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
	const done = await common.bestEffort(deadline, work, (why, error) => {
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
		return error instanceof clients.HttpError;
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
	const access = { posts: context, settled: clients.readUntilConsistent };
	return new clients.IssueStore(access, {
		label: 'merge-queue-health',
		marker: `queue-health/${encodeURIComponent(ref.targetBranch)}`,
		title: `Merge queue health: ${ref.targetBranch}`,
		commentPrefix: ANNOUNCEMENT_PREFIX,
		subject: `the health of the queue ${common.queueName(ref)}`,
	});
}
async function readGitHubHealth(context, deadline, { ref, queue, watch }, store) {
	const budget = new common.Budget(GITHUB_READING_MS);
	const remedy = 'Run the step again later.';
	const reading = await clients.askGitHub(deadline, budget, remedy, (deadline) => store.read(deadline));
	const needsHolds = PAUSED_STATES.has(queue.state) && SIGNALS_OF_HOLDS.some((signal) => isWatched(watch, signal));
	const needsCommit = isWatched(watch, 'no-merge-minutes') && isBusy(queue) !== false;
	return {
		record: recordOf(reading),
		isHeld: needsHolds ? await readIsHeld(context, deadline, budget, ref) : common.known(false),
		newestCommitAt: needsCommit
			? await readNewestCommitAt(context, deadline, budget, ref)
			: common.unread('it was not needed'),
	};
}
const SIGNALS_OF_HOLDS = ['stopped-minutes', 'oldest-pending-minutes', 'no-merge-minutes'];
async function readNewestCommitAt(context, deadline, budget, { targetBranch }) {
	let why = '';
	const at = await budget.run(deadline, (deadline) => {
		const commits = Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.commits);
		const read = commits.then(({ newestCommitAt }) => newestCommitAt(context.github, deadline, targetBranch));
		return common.bestEffort(deadline, read, (reason) => {
			why = reason;
		});
	});
	if (at === undefined)
		return common.unread(why);
	return common.known(at);
}
async function readIsHeld(context, deadline, budget, ref) {
	let why = '';
	const holds = await budget.run(deadline, (deadline) => queue.readLiveHolds(context, deadline, ref, (reason) => {
		why = reason;
	}));
	if (holds === undefined)
		return common.unread(why);
	context.setOutputs({ holds: holds.map(queue.shownHold) });
	return common.known(holds.length > 0);
}
async function readHealthMetrics(context, deadline, watch) {
	if (watch.every(({ source }) => typeof source === 'string'))
		return common.known([]);
	return common.readFact(deadline, later.readMetrics(context, deadline, context.repository));
}

const MAX_SIGNALS = 50;
const MAX_SIGNAL_NAME_LENGTH = 500;
const watchInput = () => clients.convert(async (text, refuse) => {
	const { ABOUT_KEY, readYaml } = await Promise.all([__webpack_require__.e(248), __webpack_require__.e(505)]).then(__webpack_require__.t.bind(__webpack_require__, 1505, 23));
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value, problems } = readYaml(text, watchSchema(ABOUT_KEY), place);
	for (const problem of problems)
		refuse(`is wrong at ${problem}`);
	return value ?? [];
});
const watchSchema = (aboutKey) => zod.transform((value, { issues }) => {
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
	const guess = common.didYouMean(name, QUEUE_SIGNALS);
	if (guess !== '')
		return { problem: `${common.inBackticks(name)} is not a signal${guess}` };
	const expression = parseExpression(name);
	if (typeof expression === 'string')
		return { problem: expression };
	return { value: expression };
}
const EXPRESSION = 'p95(mq_pr_time_in_queue_1h_seconds)';
function parseExpression(text) {
	if (/[<>]|[=!]=/.test(text.replace(/\{.*\}/, '')))
		return `${common.inBackticks(text)} has a comparison; write \`${EXPRESSION}: [1800, 3600]\`, where a value at or above a limit is bad`;
	const condition = evaluate.parseCondition(`${text} >= 1`);
	if (!('problem' in condition))
		return { ...condition, text };
	if (condition.hasForm)
		return `${common.inBackticks(text)}: ${condition.problem}`;
	const signals = QUEUE_SIGNALS.map((name) => `\`${name}\``).join(', ');
	return `${common.inBackticks(text)} is neither a signal (${signals}) nor an expression such as \`${EXPRESSION}\``;
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
		return `must be a number, but ${clients.quote(limit)} is a text; remove the quotes`;
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
		return `, but is ${clients.quote(value)}`;
	if (typeof value === 'number')
		return `, but is ${value}`;
	return `, but is ${common.truncate(JSON.stringify(value), 60)}`;
}
const MENTION = /^@?([a-z\d](?:-?[a-z\d]){0,38}(?:_[a-z\d]+)?(?:\/[a-z\d][\w.-]{0,99})?)$/i;
const mentionsInput = () => clients.convert((text, refuse) => clients.splitList(text, /\n/).map((line) => {
	const name = MENTION.exec(line)?.[1];
	return (name ??
		refuse(`has ${clients.quote(line)}; each line must be a user or a team, as octocat or octo-org/platform`));
}));

const operation = clients.defineOperation({
	about: 'Watch the health of a queue on a schedule: announce it once when it gets worse, and once when it has recovered.',
	target: queue.queueTarget,
	inputs: {
		watch: watchInput(),
		recoverAfter: clients.wholeNumber({ min: 1, max: 1000 }),
		mention: clients.withDefault(mentionsInput(), []),
		slackPayloadFile: clients.optional(clients.line()),
		failOn: clients.withDefault(clients.choices(BAD_TIERS), []),
	},
	outputs: ['tier', 'previous-tier', 'announced', 'since', 'findings', 'issue-number', 'holds'],
	outcomes: ['healthy', 'degraded', 'severe', 'recovered'],
	checks: {
		watch: (_, scope) => !scope.hasGitHubToken &&
			`needs \`github-token\` with the permission \`issues: write\`, and it ${clients.gitHubTokenProblem(scope)}`,
	},
	async run({ watch, recoverAfter, mention, slackPayloadFile, failOn }, context, ref) {
		const queue$1 = await queue.readQueue(context, context.deadline, ref);
		const metrics = await readHealthMetrics(context, context.deadline, watch);
		const store = healthStore(context, ref);
		const { record, ...facts } = await readGitHubHealth(context, context.deadline, { ref, queue: queue$1, watch }, store);
		const at = context.clock.now();
		const report = {
			ref,
			facts: { at, branch: ref.targetBranch, queue: queue$1, metrics, ...facts },
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
	await later.publish(context, deadline, announcementReport(statement, pages), {
		slack: {
			path,
			where: common.repositoryName(context.repository),
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
	context.log.info(common.capitalize(verdict.replaceAll('`', '')));
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
			queue: queue.foldedQueue(context, report.ref, report.facts.queue),
		}),
	};
}
function tierFailure({ ref, rules }, statement) {
	const [worst] = badFindings(statement.assessment.findings);
	const advice = worst === undefined ? '' : adviceOf(worst);
	const details = `\`fail-on\` lists \`${statement.assessment.health.tier}\``;
	return new common.ActionError('refused', {
		request: `Watching the queue ${common.queueName(ref)}`,
		problem: `${verdictOf(statement)}. ${details}`,
		details,
		remedy: advice ||
			`The step passes after ${common.pluralize(rules.recoverAfter, 'healthy reading')} in a row.`,
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