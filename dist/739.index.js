"use strict";
exports.id = 739;
exports.ids = [739];
exports.modules = {

 7937:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);

const METRIC_TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];
const isHistogram = ({ type }) => type === 'histogram';
const SUFFIXES = {
	histogram: ['_sum', '_count', '_bucket'],
	summary: ['', '_sum', '_count'],
};
function sampleNames({ name, type, samples }) {
	const usual = (SUFFIXES[type] ?? ['']).map((suffix) => `${name}${suffix}`);
	return [...new Set([...usual, ...samples.map((sample) => sample.name)])];
}
function formatValue(value) {
	if (value === Number.POSITIVE_INFINITY)
		return '+Inf';
	if (value === Number.NEGATIVE_INFINITY)
		return '-Inf';
	if (Object.is(value, -0))
		return '-0';
	return String(value);
}
function parseValue(text) {
	if (/^nan$/i.test(text))
		return Number.NaN;
	if (/^\+?inf(inity)?$/i.test(text))
		return Number.POSITIVE_INFINITY;
	if (/^-inf(inity)?$/i.test(text))
		return Number.NEGATIVE_INFINITY;
	const value = parseDecimal(text) ?? parseHex(text);
	if (value === undefined || !Number.isFinite(value))
		return undefined;
	return value;
}
function parseDecimal(text) {
	if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text))
		return undefined;
	return Number(text);
}
function parseHex(text) {
	const parts = /^([+-]?)0x([\da-f]*)\.?([\da-f]*)p([+-]?\d+)$/i.exec(text);
	if (parts === null)
		return undefined;
	const [, sign, whole = '', fraction = '', exponent] = parts;
	if (whole === '' && fraction === '')
		return undefined;
	const digits = Number.parseInt(whole + fraction, 16);
	return (sign === '-' ? -1 : 1) * digits * 2 ** (Number(exponent) - 4 * fraction.length);
}
const hasLabels = (matchers, labels) => matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal);
const LABEL_PAIR = /([a-zA-Z_]\w*)[ \t]*(!?=)[ \t]*"([^"\\]*(?:\\[\\"n][^"\\]*)*)"[ \t]*(?:,[ \t]*|$)/gy;
function parseLabels(text) {
	const list = text.replace(/^[ \t]+/, '');
	const pairs = [...list.matchAll(LABEL_PAIR)];
	if (pairs.map(([whole]) => whole).join('') !== list)
		return undefined;
	return pairs.map(([, label = '', operator, value = '']) => ({
		label,
		equal: operator === '=',
		value: value.replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char)),
	}));
}
function seriesName({ name, labels }) {
	if (labels.size === 0)
		return name;
	const escaped = (value) => escapeLines(value).replaceAll('"', '\\"');
	const pairs = [...labels].map(([label, value]) => `${label}="${escaped(value)}"`);
	return `${name}{${pairs.join(',')}}`;
}
const escapeLines = (value) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
function writeExposition(families) {
	const lines = [];
	for (const { name, type, help, samples } of families) {
		if (help !== undefined)
			lines.push(`# HELP ${name} ${escapeLines(help)}`);
		lines.push(`# TYPE ${name} ${type}`);
		for (const sample of samples)
			lines.push(sampleLine(sample));
	}
	return lines.map((line) => `${line}\n`).join('');
}
function sampleLine(sample) {
	const line = `${seriesName(sample)} ${formatValue(sample.value)}`;
	if (sample.timestamp === undefined)
		return line;
	return `${line} ${sample.timestamp}`;
}

class ExpositionError extends Error {
	name = 'ExpositionError';
}
const DECLARATION = /^#[ \t]*(HELP|TYPE)(?![^ \t])(?:[ \t]+([a-zA-Z_:][a-zA-Z0-9_:]*)(?![^ \t])[ \t]*(.*))?/s;
const SAMPLE_LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?![\w:])[ \t]*(?:\{(.*)\}[ \t]*)?([^ \t}]+)(?:[ \t]+([^ \t}]+))?[ \t]*$/s;
const MAX_LINES = 90_000;
const MAX_LINE_LENGTH = 65_536;
function parseExposition(text) {
	const names = new Map();
	const samples = [];
	text.split('\n', MAX_LINES + 2).forEach((content, index) => {
		const fail = (problem) => {
			throw new ExpositionError(`line ${index + 1}: ${problem}`);
		};
		if (index > MAX_LINES)
			fail(`there are more than ${MAX_LINES} lines`);
		if (content.length > MAX_LINE_LENGTH)
			fail(`it has more than ${MAX_LINE_LENGTH} characters`);
		const line = content.replace(/^[ \t]+/, '');
		if (line.startsWith('#'))
			declare(line, names, fail);
		else if (line !== '') {
			const sample = parseSample(line, fail);
			samples.push(sample);
			declarationOf(sample.name, names);
		}
	});
	return assemble(names, samples);
}
function declarationOf(name, names) {
	const declared = names.get(name) ?? {};
	names.set(name, declared);
	return declared;
}
function declare(line, names, fail) {
	const [, keyword, name, rest = ''] = DECLARATION.exec(line) ?? [];
	if (keyword === undefined)
		return;
	const declared = declarationOf(name ?? fail(`${keyword} names no metric`), names);
	if (keyword === 'HELP') {
		if (declared.help !== undefined)
			fail(`a second HELP for ${name}`);
		declared.help = rest.replace(/\\([\\n])/g, (_, char) => (char === 'n' ? '\n' : '\\'));
		return;
	}
	const word = rest.trimEnd();
	const type = METRIC_TYPES.find((known) => known === word) ?? fail(`unknown type ${clients.quote(word)}`);
	if (declared.type !== undefined && declared.type !== type)
		fail(`a second TYPE for ${name}`);
	declared.type = type;
}
function parseSample(line, fail) {
	const [, name = '', between = '', word = '', time] = SAMPLE_LINE.exec(line) ?? fail(`${clients.quote(line)} is not a sample`);
	const labels = new Map();
	const pairs = parseLabels(between) ?? fail('a label is not of the form label="value"');
	for (const { label, equal, value } of pairs) {
		if (!equal || label === '__name__')
			fail(`label ${label} is not allowed`);
		if (labels.has(label))
			fail(`label ${label} twice`);
		labels.set(label, value);
	}
	const value = parseValue(word) ?? fail(`${clients.quote(word)} is not a value`);
	if (time === undefined)
		return { name, labels, value };
	if (!/^[+-]?\d{1,19}$/.test(time))
		fail(`${clients.quote(time)} is not a timestamp`);
	const timestamp = BigInt(time);
	if (BigInt.asIntN(64, timestamp) !== timestamp)
		fail('a timestamp beyond 64 bits');
	return { name, labels, value, timestamp };
}
function assemble(names, samples) {
	const belongsTo = (name) => {
		const [, whole = '', part] = /^(.+)_(bucket|sum|count)$/.exec(name) ?? [];
		const type = names.get(whole)?.type;
		const isPart = type === 'histogram' || (type === 'summary' && part !== 'bucket');
		const own = names.get(name);
		return isPart && own?.type === undefined && own?.help === undefined ? whole : name;
	};
	const families = new Map([...names.keys()].map((n) => [belongsTo(n), []]));
	for (const sample of samples)
		families.get(belongsTo(sample.name))?.push(sample);
	return [...families].map(([name, samples]) => {
		const { type = 'untyped', help } = names.get(name) ?? {};
		return { name, type, help, samples };
	});
}

exports.ExpositionError = ExpositionError;
exports.formatValue = formatValue;
exports.hasLabels = hasLabels;
exports.isHistogram = isHistogram;
exports.parseExposition = parseExposition;
exports.parseLabels = parseLabels;
exports.parseValue = parseValue;
exports.sampleNames = sampleNames;
exports.seriesName = seriesName;
exports.writeExposition = writeExposition;


 }),

 2265:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const parse = __webpack_require__(7937);

const GAUGES = [
	'mq_depth_current',
	'mq_awaiting_mergeability',
	'mq_testing_slots_active',
	'mq_pr_conclusions_1h_total',
	'mq_pr_restarts_1h_total',
];
const HISTOGRAMS = [
	'mq_pr_wait_duration_1h_seconds',
	'mq_pr_test_duration_1h_seconds',
	'mq_pr_time_in_queue_1h_seconds',
];
const DOCUMENTED_METRICS = new Map([
	...GAUGES.map((name) => [name, 'gauge']),
	...HISTOGRAMS.map((name) => [name, 'histogram']),
]);
const METRIC_WORDS = {
	mq_depth_current: 'depth',
	mq_awaiting_mergeability: 'number not ready',
	mq_testing_slots_active: 'number under test',
	mq_pr_restarts_1h_total: 'restarts in 1 h',
	mq_pr_wait_duration_1h_seconds: 'wait for a test run',
	mq_pr_test_duration_1h_seconds: 'time under test',
	mq_pr_time_in_queue_1h_seconds: 'time in the queue',
};
const QUEUE_TYPE = 'queue_type';
const MAIN_QUEUE = 'main';
const isOfMainQueue = (labels) => (labels.get(QUEUE_TYPE) || MAIN_QUEUE) === MAIN_QUEUE;
const VALUES = {
	conclusion: ['merged', 'failed', 'cancelled'],
	[QUEUE_TYPE]: [MAIN_QUEUE, 'bisection'],
};
const isDocumentedValue = (label, value) => VALUES[label]?.includes(value) === true;
const isDocumentedLabel = (label, metric) => DOCUMENTED_METRICS.has(metric) &&
	(label === QUEUE_TYPE || (label === 'conclusion' && metric === 'mq_pr_conclusions_1h_total'));
const metricOf = (name) => name.replace(/_(sum|count|bucket)$/, '');

function histogramSeries({ name, samples }) {
	const histograms = new Map();
	for (const sample of samples) {
		const labels = new Map(sample.labels);
		labels.delete('le');
		const key = JSON.stringify([...labels].sort(([a], [b]) => (a < b ? -1 : 1)));
		const series = histograms.get(key) ?? { name, labels, buckets: [], count: undefined };
		histograms.set(key, series);
		const le = parse.parseValue(sample.labels.get('le') ?? '') ?? Number.NaN;
		if (sample.name === `${name}_count`)
			series.count ??= sample.value;
		else if (sample.name === `${name}_bucket` && !Number.isNaN(le))
			series.buckets.push({ le, count: sample.value });
	}
	for (const { buckets } of histograms.values())
		buckets.sort((a, b) => a.le - b.le);
	return [...histograms.values()];
}
function quantileOf(quantile, buckets) {
	const within = (value) => ({ value, isBeyond: false });
	const rising = withRisingCounts(buckets);
	const last = rising.at(-1);
	if (last?.le !== Number.POSITIVE_INFINITY || rising.length < 2 || !(last.count > 0))
		return within(Number.NaN);
	const rank = quantile * last.count;
	const bucket = rising.find(({ count }) => count > 0 && count >= rank) ?? last;
	const below = rising[rising.indexOf(bucket) - 1];
	if (bucket === last)
		return { value: rising.at(-2)?.le ?? Number.NaN, isBeyond: true };
	if (below === undefined && bucket.le <= 0)
		return within(bucket.le);
	const start = below?.le ?? 0;
	const counted = bucket.count - (below?.count ?? 0);
	return within(start + (bucket.le - start) * ((rank - (below?.count ?? 0)) / counted));
}
const lacksBuckets = ({ buckets, count = 0 }) => (buckets.at(-1)?.le !== Infinity || buckets[0]?.le === Infinity) &&
	(buckets.length === 0 ? count > 0 : buckets.some((bucket) => bucket.count > 0));
function withRisingCounts(buckets) {
	const rising = [];
	for (const { le, count } of buckets) {
		const last = rising.at(-1);
		if (last?.le === le)
			last.count += count;
		else
			rising.push({ le, count: Math.max(count, last?.count ?? 0) });
	}
	return rising;
}

exports.DOCUMENTED_METRICS = DOCUMENTED_METRICS;
exports.MAIN_QUEUE = MAIN_QUEUE;
exports.METRIC_WORDS = METRIC_WORDS;
exports.QUEUE_TYPE = QUEUE_TYPE;
exports.histogramSeries = histogramSeries;
exports.isDocumentedLabel = isDocumentedLabel;
exports.isDocumentedValue = isDocumentedValue;
exports.isOfMainQueue = isOfMainQueue;
exports.lacksBuckets = lacksBuckets;
exports.metricOf = metricOf;
exports.quantileOf = quantileOf;


 }),

 2739:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const quantile = __webpack_require__(2265);
const parse = __webpack_require__(7937);

const TIME_IN_QUEUE = 'mq_pr_time_in_queue_1h_seconds';
function typicalTimeIn(exposition, branch) {
	const isOfQueue = ({ labels }) => (labels.get('branch') || branch) === branch && quantile.isOfMainQueue(labels);
	const histograms = familiesOf(exposition).filter((family) => family.name === TIME_IN_QUEUE && parse.isHistogram(family));
	for (const { buckets } of histograms.flatMap(quantile.histogramSeries).filter(isOfQueue)) {
		const { value, isBeyond } = quantile.quantileOf(0.5, buckets);
		if (!Number.isNaN(value))
			return { minutes: Math.max(1, Math.round(value / 60)), isBeyond };
	}
	return undefined;
}
function familiesOf(exposition) {
	try {
		return parse.parseExposition(exposition);
	}
	catch (error) {
		if (error instanceof parse.ExpositionError)
			return [];
		throw error;
	}
}

exports.TIME_IN_QUEUE = TIME_IN_QUEUE;
exports.typicalTimeIn = typicalTimeIn;


 })

};
;