"use strict";
exports.id = 271;
exports.ids = [271];
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

 2271:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const evaluate = __webpack_require__(8139);
const later = __webpack_require__(7963);
const node_net = __webpack_require__(7030);
const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

function pushGroups(families, repository) {
	const groups = new Map();
	for (const family of families) {
		for (const { timestamp: _, ...sample } of family.samples) {
			const key = groupingKey(sample, repository);
			const id = JSON.stringify(key);
			const group = groups.get(id) ?? { key, families: [] };
			groups.set(id, group);
			const last = group.families.at(-1);
			if (last?.name === family.name)
				last.samples.push(sample);
			else
				group.families.push({ ...family, samples: [sample] });
		}
	}
	return [...groups.values()];
}
function groupingKey({ labels }, repository = '') {
	const key = { repo: labels.get('repo') || repository, branch: labels.get('branch') ?? '' };
	return Object.entries(key).filter(([, value]) => value !== '');
}
function groupPath({ key }) {
	const labels = key.map(([label, value]) => {
		if (/^[\w-]+$/.test(value))
			return `/${label}/${value}`;
		return `/${label}@base64/${Buffer.from(value).toString('base64url')}`;
	});
	return `/metrics/job/merge_queue${labels.join('')}`;
}

const pushgatewayInput = () => clients.convert((text, refuse) => {
	const must = (what) => refuse(`must ${what}${clients.butIs(text)}`);
	const url = clients.parseAddress(text, 'https://push.example.com');
	if (typeof url === 'string')
		return must(url);
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isPrivateHost(url.hostname)))
		return must('begin with https:// (http:// is allowed only for hosts of a private network)');
	try {
		return {
			url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
			user: decodeURIComponent(url.username),
			password: decodeURIComponent(url.password),
		};
	}
	catch {
		return must('have user info that is percent-encoded');
	}
});
const PRIVATE_ADDRESSES = new node_net.BlockList();
PRIVATE_ADDRESSES.addSubnet('127.0.0.0', 8);
PRIVATE_ADDRESSES.addSubnet('10.0.0.0', 8);
PRIVATE_ADDRESSES.addSubnet('172.16.0.0', 12);
PRIVATE_ADDRESSES.addSubnet('192.168.0.0', 16);
PRIVATE_ADDRESSES.addAddress('::1', 'ipv6');
PRIVATE_ADDRESSES.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_ADDRESSES.addSubnet('fe80::', 10, 'ipv6');
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|svc|svc\.cluster\.local)$/;
function isPrivateHost(hostname) {
	const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
	const version = node_net.isIP(address);
	if (version === 0)
		return PRIVATE_NAME.test(hostname);
	return PRIVATE_ADDRESSES.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

const COLUMN_OF_METRIC = new Map([
	['mq_depth_current', 'depth'],
	['mq_testing_slots_active', 'testing'],
	['mq_pr_conclusions_1h_total merged', 'merged'],
	['mq_pr_conclusions_1h_total failed', 'failed'],
]);
const HEAD = [
	'Queue',
	{ number: 'In the queue' },
	{ number: common.words `Merged / failed\nin 1\u00a0h` },
	{ number: common.words `Time in the queue\nmedian / p95` },
];
function queuesIn(families) {
	const queues = queueRows(families);
	if (queues.length === 0)
		return undefined;
	const hasRepositories = new Set(queues.map(({ repository }) => repository)).size > 1;
	const rows = queues.map((row) => [
		common.withSmallPrint(common.code(row.branch), hasRepositories && row.repository ? [common.code(row.repository)] : []),
		common.withSmallPrint(shownCount(row.depth) ?? UNKNOWN, row.testing ? [common.words `${later.formatValue(row.testing)} testing`] : []),
		pair(shownCount(row.merged), shownCount(row.failed)),
		pair(row.median, row.p95),
	]);
	return { sentence: sentenceOf(queues), table: { head: HEAD, rows } };
}
function sentenceOf(rows) {
	const [only] = rows;
	const isOnlyQueue = only !== undefined && rows.length === 1;
	const name = isOnlyQueue ? `Queue ${common.inBackticks(only.branch)}` : `${rows.length} queues`;
	const depth = sumOf(rows.map((row) => row.depth));
	const testing = sumOf(rows.map((row) => row.testing));
	const numbers = [];
	if (depth !== undefined)
		numbers.push(`${later.formatValue(depth)} ${isOnlyQueue ? 'in the queue' : 'pull requests'}`);
	if (testing !== undefined)
		numbers.push(`${later.formatValue(testing)} testing`);
	if (numbers.length === 0)
		return name;
	return `${name}: ${numbers.join(', ')}`;
}
function sumOf(values) {
	const known = values.filter((value) => value !== undefined && Number.isFinite(value));
	if (known.length === 0)
		return undefined;
	return known.reduce((sum = 0, value = 0) => sum + value, 0);
}
const UNKNOWN = '–';
function pair(one, other) {
	if (one === undefined && other === undefined)
		return [];
	return common.words `${one ?? UNKNOWN} / ${other ?? UNKNOWN}`;
}
const shownCount = (value) => value === undefined ? undefined : later.formatValue(value);
function queueRows(families) {
	const rows = [];
	const rowOf = (labels) => {
		const branch = labels.get('branch') ?? '';
		if (branch === '' || !later.isOfMainQueue(labels))
			return undefined;
		const repository = labels.get('repo') ?? '';
		const row = rows.find((other) => other.branch === branch &&
			(repository === '' || other.repository === '' || other.repository === repository));
		if (row === undefined) {
			const created = { repository, branch };
			rows.push(created);
			return created;
		}
		if (row.repository === '')
			row.repository = repository;
		return row;
	};
	const documented = families.filter(({ name }) => later.DOCUMENTED_METRICS.has(name));
	for (const { name, labels, value } of documented.flatMap(({ samples }) => samples)) {
		const column = COLUMN_OF_METRIC.get(`${name} ${labels.get('conclusion') ?? ''}`.trimEnd());
		const row = column && rowOf(labels);
		if (row)
			row[column] = value;
	}
	const times = documented.filter((family) => family.name === later.TIME_IN_QUEUE && later.isHistogram(family));
	for (const { labels, buckets } of times.flatMap(later.histogramSeries)) {
		const row = rowOf(labels);
		if (row === undefined)
			continue;
		row.median = shownQuantile(later.TIME_IN_QUEUE, 50, buckets);
		row.p95 = shownQuantile(later.TIME_IN_QUEUE, 95, buckets);
	}
	return rows;
}
function shownQuantile(name, percentile, buckets) {
	const { value, isBeyond } = later.quantileOf(percentile / 100, buckets);
	if (Number.isNaN(value))
		return undefined;
	const text = shownValue(name, value);
	return isBeyond ? common.words `>\u00a0${text}` : text;
}
const isTime = (name) => name.endsWith('_seconds');
function shownValue(name, value) {
	if (isTime(name) && Number.isFinite(value))
		return common.unbroken(common.duration(value));
	return common.lineOf(later.formatValue(Number(value.toPrecision(4))));
}

const PERCENTILES = [50, 90, 95, 99];
function metricsReport(families, verdicts, pushFailure) {
	const samples = families
		.filter((family) => !later.isHistogram(family))
		.flatMap((family) => family.samples);
	const histograms = families.filter(later.isHistogram).flatMap(later.histogramSeries);
	const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels));
	const queues = queuesIn(families);
	const { verdict, exceeded, fine } = reportConditions(verdicts, shared, pushFailure === undefined);
	const series = seriesTables(samples, histograms, shared);
	const tables = queues === undefined
		? series
		: [queues.table, { fold: `All ${samples.length + histograms.length} series`, parts: series }];
	return {
		...(verdict ?? factsVerdict(families, queues?.sentence)),
		lines: [...exceeded, ...(pushFailure ? [common.failureLine(pushFailure.explanation)] : [])],
		parts: [{ items: fine }, ...tables],
	};
}
function seriesTables(samples, histograms, shared) {
	const sampleTable = {
		head: ['Metric', { number: 'Value' }],
		rows: samples.map((sample) => [
			seriesCell(sample, shared),
			shownValue(sample.name, sample.value),
		]),
	};
	const histogramTable = {
		head: [
			'Histogram',
			{ number: 'Count' },
			...PERCENTILES.map((percentile) => ({ number: `p${percentile}` })),
		],
		rows: histograms.map((histogram) => [
			seriesCell(histogram, shared),
			...histogramNumbers(histogram),
		]),
	};
	const tables = [sampleTable, histogramTable].filter(({ rows }) => rows.length > 0);
	if (shared.size === 0)
		return tables;
	return [common.words `All series have ${common.code(later.seriesName({ name: '', labels: shared }))}:`, ...tables];
}
function reportConditions(verdicts, shared, isPushed) {
	const exceeded = exceededReadings(verdicts, shared);
	const fine = verdicts.filter(isFine).map((verdict) => fineLine(verdict, shared));
	const report = (mark, headline) => ({
		verdict: { mark: common.MARKS[mark], headline },
		exceeded,
		fine,
	});
	const [failed, ...otherFailed] = verdicts.filter((verdict) => !isFine(verdict));
	if (failed?.failing.length === 1 && otherFailed.length === 0) {
		const { verdict, more } = spokenReading(failed, failed.failing[0], shared, common.MARKS.bad);
		return { verdict, exceeded: more, fine };
	}
	if (failed !== undefined)
		return report('bad', exceededTitle(verdicts));
	if (!isPushed)
		return report('bad', 'The metrics were read, but not pushed');
	if (verdicts.some(isUnclear))
		return report('warning', uncheckedCount(verdicts));
	const [kept, ...otherKept] = verdicts;
	if (kept === undefined)
		return { verdict: undefined, exceeded, fine };
	if (otherKept.length > 0 || kept.readings.length > 1)
		return report('good', keptTitle(verdicts));
	const { verdict, more } = spokenReading(kept, kept.readings[0], shared, common.MARKS.good);
	return { verdict, exceeded, fine: more };
}
function spokenReading({ condition }, reading, shared, mark) {
	if (reading === undefined)
		return { verdict: { mark, headline: 'The limit is kept' }, more: [] };
	const { name, limit, percentile } = condition;
	const queue = queueOfLabels(reading.labels, shared);
	const metric = later.METRIC_WORDS[name];
	if (queue === undefined || metric === undefined) {
		const headline = common.words `${measured(condition, reading, shared)} (${failsWhen(condition)})`;
		return { verdict: { mark, headline }, more: [] };
	}
	const subject = percentile === undefined ? common.capitalize(metric) : `p${percentile} of the ${metric}`;
	const [sign = ''] = /[<>=!]+/.exec(comparisonOf(condition)) ?? [];
	const allowed = common.words `fails when ${sign}\u00a0${shownValue(name, limit)}`;
	return {
		verdict: {
			mark,
			headline: common.words `${subject} of ${common.code(queue)} is ${readingValue(name, reading)} (${allowed})`,
		},
		more: [common.words `${common.own(mark)} ${common.code(condition.text)}`],
	};
}
function queueOfLabels(labels, shared) {
	const { branch, repo, ...others } = Object.fromEntries(withoutDefaults(labels));
	if (branch === undefined || Object.keys(others).length > 0)
		return undefined;
	if (repo === undefined || shared.has('repo'))
		return branch;
	return `${repo} ${branch}`;
}
function uncheckedCount(verdicts) {
	if (verdicts.length === 1)
		return 'The limit could not be checked';
	const unclear = verdicts.filter(isUnclear).length;
	return `${unclear} of ${verdicts.length} limits could not be checked`;
}
function keptTitle({ length }) {
	if (length === 1)
		return 'The limit is kept';
	return `All ${length} limits are kept`;
}
function factsVerdict(families, queues) {
	const samples = families.reduce((sum, family) => sum + family.samples.length, 0);
	if (samples === 0)
		return { mark: common.MARKS.warning, headline: 'Trunk shows no metrics' };
	if (queues !== undefined)
		return { mark: common.MARKS.neutral, headline: common.prose(queues) };
	const headline = `Read ${common.pluralize(families.length, 'metric')} with ${common.pluralize(samples, 'sample')}`;
	return { mark: common.MARKS.neutral, headline };
}
function exceededLimits(verdicts) {
	const exceeded = verdicts.filter((verdict) => !isFine(verdict));
	const sentences = exceeded.map((verdict) => {
		const { name, limit } = verdict.condition;
		const limits = [comparisonOf(verdict.condition)];
		if (isTime(name) && Number.isFinite(limit))
			limits.push(common.duration(limit));
		return `${evaluate.failingReadings(verdict)} (fails when ${limits.join(', ')})`;
	});
	return sentences.join('; ');
}
function exceededTitle(verdicts) {
	if (verdicts.length === 1)
		return 'The limit is exceeded';
	const exceeded = verdicts.filter((verdict) => !isFine(verdict)).length;
	return `${exceeded} of ${verdicts.length} limits exceeded`;
}
const isFine = ({ failing }) => failing.length === 0;
const isUnclear = ({ doubt }) => doubt !== undefined;
const exceededReadings = (verdicts, shared) => verdicts.flatMap(({ condition, failing }) => {
	const lines = failing
		.slice(0, evaluate.MAX_READINGS)
		.map((reading) => common.words `❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`);
	const more = failing.length - evaluate.MAX_READINGS;
	if (more > 0)
		lines.push(common.words `❌ ${more} more for ${common.code(condition.text)}`);
	return lines;
});
function measured({ name, percentile }, reading, shared) {
	const labels = withoutDefaults(withoutShared(reading.labels, shared));
	const series = later.seriesName({ name, labels });
	const subject = percentile === undefined ? series : `p${percentile}(${series})`;
	return common.words `${common.code(subject)} is ${common.strong(readingValue(name, reading))}`;
}
function readingValue(name, { value, isBeyond }) {
	const text = shownValue(name, value);
	return isBeyond ? common.words `more than ${text}` : text;
}
function failsWhen(condition) {
	const { name, limit } = condition;
	const end = common.words `fails when ${common.code(comparisonOf(condition))}`;
	if (isTime(name) && Number.isFinite(limit))
		return common.words `${end}, ${shownValue(name, limit)}`;
	return end;
}
const comparisonOf = ({ text: condition }) => /[<>=!]=?\s*[^<>=!}]*$/.exec(condition)?.[0] ?? condition;
function familyJson(family, redact) {
	const { name, type, help = '', samples } = family;
	const labelsJson = (labels) => Object.fromEntries([...labels].map(([label, value]) => [redact(label), value]));
	return {
		name,
		type,
		help,
		samples: samples.map(({ labels, value, timestamp, ...sample }) => ({
			...(sample.name !== name && sample),
			labels: labelsJson(labels),
			value: valueJson(value),
			...(timestamp !== undefined && { timestamp: Number(timestamp) }),
		})),
		...(later.isHistogram(family) && {
			quantiles: later.histogramSeries(family).map(({ labels, buckets }) => ({
				labels: labelsJson(labels),
				...Object.fromEntries(PERCENTILES.map((percentile) => [
					`p${percentile}`,
					valueJson(later.quantileOf(percentile / 100, buckets).value),
				])),
			})),
		}),
	};
}
const valueJson = (value) => Number.isFinite(value) ? value : later.formatValue(value);
function fineLine({ condition, doubt, readings }, shared) {
	if (doubt !== undefined)
		return common.words `⚠️ ${common.code(condition.text)}: ${doubt}`;
	const measurements = readings.map((reading) => measured(condition, reading, shared));
	return common.words `✅ ${common.firstLines(measurements, evaluate.MAX_READINGS)} (${failsWhen(condition)})`;
}
function sharedLabels([first, ...others]) {
	if (first === undefined || others.length === 0)
		return new Map();
	return new Map([...first].filter(([label, value]) => others.every((other) => other.get(label) === value)));
}
const withoutDefaults = (labels) => new Map([...labels].filter(([label, value]) => value !== '' && (label !== later.QUEUE_TYPE || value !== later.MAIN_QUEUE)));
const withoutShared = (labels, shared) => new Map([...labels].filter(([label]) => !shared.has(label)));
function seriesCell({ name, labels }, shared) {
	const own = withoutShared(labels, shared);
	return common.withSmallPrint(common.code(name), own.size === 0 ? [] : [common.code(later.seriesName({ name: '', labels: own }))]);
}
function histogramNumbers({ name, buckets, count }) {
	const quantiles = PERCENTILES.map((percentile) => shownQuantile(name, percentile, buckets) ?? '');
	return [count === undefined ? '' : later.formatValue(count), ...quantiles];
}

const operation = clients.defineOperation({
	about: 'Read the metrics of the queues as a table, JSON or a file, push them to a Pushgateway, or fail on a condition.',
	target: clients.noTarget,
	inputs: {
		metricsScope: clients.choice(['repository', 'organization']),
		metricsFile: clients.optional(clients.line()),
		pushgatewayUrl: clients.optional(pushgatewayInput()),
		failWhen: clients.withDefault(evaluate.conditionsInput(), []),
	},
	outputs: ['metrics', 'metrics-file'],
	outcomes: ['read', 'threshold-exceeded'],
	async run({ metricsScope, metricsFile, pushgatewayUrl, failWhen }, context) {
		const repository = metricsScope === 'repository' ? context.repository : undefined;
		const families = await later.readMetrics(context, context.deadline, repository);
		const metrics = families.map((family) => familyJson(family, context.redact));
		context.setOutputs({ metrics });
		if (metricsFile !== undefined) {
			const exposition = later.writeExposition(families);
			const path = await context.workspace.write('metrics-file', metricsFile, exposition);
			context.setOutputs({ 'metrics-file': path });
		}
		const verdicts = failWhen.map((condition) => evaluate.evaluateCondition(condition, families));
		reportUnmatched(context, verdicts);
		const { groups, failure } = await push(context, context.deadline, pushgatewayUrl, families, repository);
		const result = conditionsOutcome(verdicts, failure);
		return {
			...result,
			details: {
				metrics,
				conditions: verdicts.map(({ condition, readings, failing }) => ({
					condition: condition.text,
					matched: readings.length,
					failing: failing.map(({ series, value }) => ({
						sample: series,
						value: later.formatValue(value),
					})),
				})),
				pushed: groups,
			},
			summary: metricsReport(families, verdicts, failure),
		};
	},
});
function conditionsOutcome(verdicts, pushFailure) {
	const failing = verdicts.filter((verdict) => verdict.failing.length > 0);
	if (failing.length > 0) {
		let problem = exceededLimits(verdicts);
		if (pushFailure !== undefined)
			problem += `. ${pushFailure.message}`;
		const failure = new common.ActionError('refused', {
			title: exceededTitle(verdicts),
			request: 'Checking `fail-when`',
			problem,
			remedy: 'Check the queue, or change the condition.',
		});
		return { outcome: 'threshold-exceeded', failure };
	}
	if (pushFailure === undefined)
		return { outcome: 'read' };
	return { outcome: pushFailure.kind, failure: pushFailure };
}
async function push(context, deadline, gateway, families, repository) {
	if (gateway === undefined)
		return { groups: [] };
	const groups = pushGroups(families, repository && common.repositoryName(repository));
	if (context.dryRun) {
		context.log.group('Dry run: these groups would be pushed', groups.map((group) => `PUT ${gateway.url}${groupPath(group)}`));
		return { groups: [] };
	}
	const { pushGroup } = await __webpack_require__.e( 476).then(__webpack_require__.t.bind(__webpack_require__, 4476, 23));
	const pushed = [];
	try {
		for (const group of groups) {
			await pushGroup(context, deadline, gateway, group);
			pushed.push(groupPath(group));
		}
	}
	catch (error) {
		if (!(error instanceof common.ActionError) || deadline.isOver)
			throw error;
		return { groups: pushed, failure: error };
	}
	let line = `Pushed ${common.pluralize(pushed.length, 'group')} to ${gateway.url}`;
	if (pushed.length > 0)
		line += `: ${pushed.join(' ')}`;
	context.log.info(line);
	return { groups: pushed };
}
function reportUnmatched({ log }, verdicts) {
	const problems = verdicts.flatMap(({ mistake }) => mistake ?? []);
	if (problems.length > 0)
		throw new common.ActionError('invalid-input', {
			request: 'Checking `fail-when`',
			problem: problems.join('; '),
			remedy: 'Fix the condition; the output `metrics` lists every name with its labels.',
		});
	for (const { condition, doubt } of verdicts)
		if (doubt !== undefined)
			log.warning(`\`fail-when\`: \`${condition.text}\` is not true, because ${doubt.replace(/[^?]$/, '$&.')}`);
}

const getMetrics = Object.freeze(Object.defineProperty({
	__proto__: null,
	operation
}, Symbol.toStringTag, { value: 'Module' }));

exports.getMetrics = getMetrics;
exports.groupPath = groupPath;


 })

};
;