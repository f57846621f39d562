'use strict';

exports.id = 165;
exports.ids = [165];
exports.modules = {

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  v: () => (pushGroups),
  z: () => (groupPath)
});
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
	const labels = key.map(([label, value]) => /^[\w-]+$/.test(value)
		? `/${label}/${value}`
		: `/${label}@base64/${Buffer.from(value).toString('base64url')}`);
	return `/metrics/job/merge_queue${labels.join('')}`;
}

/***/ }),

/***/ 7897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $x: () => (parseValue),
  Fl: () => (formatValue),
  I0: () => (writeExposition),
  JQ: () => (sampleNames),
  VM: () => (isHistogram),
  Xy: () => (parseLabels),
  f_: () => (seriesName),
  zm: () => (METRIC_TYPES)
});
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
	return Object.is(value, -0) ? '-0' : String(value);
}
function parseValue(text) {
	if (/^nan$/i.test(text))
		return Number.NaN;
	const infinite = /^([+-]?)inf(inity)?$/i.exec(text);
	if (infinite !== null)
		return infinite[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : parseHex(text);
	return value !== undefined && Number.isFinite(value) ? value : undefined;
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
const LABEL = /([a-zA-Z_]\w*)[ \t]*(!?=)[ \t]*"([^"\\]*(?:\\[\\"n][^"\\]*)*)"[ \t]*(?:,[ \t]*|$)/gy;
function parseLabels(text) {
	const list = text.replace(/^[ \t]+/, '');
	const found = [...list.matchAll(LABEL)];
	if (found.map(([whole]) => whole).join('') !== list)
		return undefined;
	return found.map(([, label = '', operator, value = '']) => ({
		label,
		equal: operator === '=',
		value: value.replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char)),
	}));
}
function seriesName({ name, labels }) {
	const escaped = (value) => escapeLines(value).replaceAll('"', '\\"');
	const pairs = [...labels].map(([label, value]) => `${label}="${escaped(value)}"`);
	return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}
const escapeLines = (value) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
function writeExposition(families) {
	return families
		.flatMap(({ name, type, help, samples }) => [
		...(help === undefined ? [] : [`# HELP ${name} ${escapeLines(help)}`]),
		`# TYPE ${name} ${type}`,
		...samples.map((sample) => {
			const { value, timestamp } = sample;
			const time = timestamp === undefined ? '' : ` ${timestamp}`;
			return `${seriesName(sample)} ${formatValue(value)}${time}`;
		}),
	])
		.map((line) => `${line}\n`)
		.join('');
}

/***/ }),

/***/ 8165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (get_metrics_operation)
});

var errors = __webpack_require__(4096);
var nearest = __webpack_require__(992);
var shared_text = __webpack_require__(5831);
var inputs = __webpack_require__(9428);
var model = __webpack_require__(7897);

function histogramSeries({ name, samples }) {
	const found = new Map();
	for (const sample of samples) {
		const labels = new Map(sample.labels);
		labels.delete('le');
		const key = JSON.stringify([...labels].sort(([a], [b]) => (a < b ? -1 : 1)));
		const series = found.get(key) ?? { name, labels, buckets: [], count: undefined };
		found.set(key, series);
		const le = (0, model/* parseValue */.$x)(sample.labels.get('le') ?? '') ?? Number.NaN;
		if (sample.name === `${name}_count`)
			series.count ??= sample.value;
		else if (sample.name === `${name}_bucket` && !Number.isNaN(le))
			series.buckets.push({ le, count: sample.value });
	}
	for (const { buckets } of found.values())
		buckets.sort((a, b) => a.le - b.le);
	return [...found.values()];
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





const OPERATORS = {
	'>': (value, limit) => value > limit,
	'>=': (value, limit) => value >= limit,
	'<': (value, limit) => value < limit,
	'<=': (value, limit) => value <= limit,
	'==': (value, limit) => value === limit,
	'!=': (value, limit) => value !== limit,
};
const conditionsInput = () => (0, inputs/* convert */.C6)((text, refuse) => (0, inputs/* splitList */.ry)(text, /\n/).map((line) => {
	const condition = parseCondition(line);
	return typeof condition === 'string' ? refuse(`has ${(0, inputs/* quote */.hD)(line)}, ${condition}`) : condition;
}));
const SERIES = '([a-zA-Z_:][a-zA-Z0-9_:]*)[ \\t]*(?:\\{(.*)\\}[ \\t]*)?';
const CONDITION = new RegExp(`^(?:p(\\d+)[ \\t]*\\([ \\t]*${SERIES}\\)[ \\t]*|${SERIES})(>=|<=|==|!=|>|<)[ \\t]*(\\S+)$`);
function parseCondition(text) {
	const parts = CONDITION.exec(text);
	if (parts === null)
		return 'which is not a condition such as mq_depth_current{branch="main"} > 20 or p95(mq_pr_time_in_queue_1h_seconds) > 2700 (one of > >= < <= == !=)';
	const [, percent, histogram, ofHistogram, sample, ofSample, operator = '', number = ''] = parts;
	const percentile = percent === undefined ? undefined : Number(percent);
	if (percentile !== undefined && (percentile < 50 || percentile > 99))
		return `where ${(0, inputs/* quote */.hD)(`p${percent}`)} is not a quantile from p50 to p99`;
	const limit = (0, model/* parseValue */.$x)(number);
	if (limit === undefined || Number.isNaN(limit))
		return `where ${(0, inputs/* quote */.hD)(number)} is not a number${inSeconds(number)}`;
	const matchers = (0, model/* parseLabels */.Xy)(ofHistogram ?? ofSample ?? '');
	if (matchers === undefined)
		return 'where each label must be label="value" or label!="value"';
	const isTrue = (value) => OPERATORS[operator]?.(value, limit) === true;
	const name = histogram?.replace(/_bucket$/, '') ?? sample ?? '';
	return { text, percentile, name, matchers, limit, isTrue };
}
const UNITS = { s: 1, m: 60, min: 60, h: 3600 };
function inSeconds(text) {
	const [, amount, unit = ''] = /^([\d.]+)(s|m|min|h)$/.exec(text) ?? [];
	const seconds = Number(amount) * (UNITS[unit] ?? Number.NaN);
	return Number.isNaN(seconds) ? '' : `; times are in seconds: ${seconds}`;
}
function evaluateCondition(condition, families) {
	const { matchers, isTrue } = condition;
	const candidates = candidatesFor(condition, families);
	const readings = candidates.filter(({ labels }) => matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal));
	const failing = readings.filter(({ value }) => isTrue(value));
	const isKnown = knownNames(condition, families).includes(condition.name);
	const doubt = isKnown ? doubtAbout(condition, readings) : unknownName(condition, families);
	return {
		condition,
		mistake: readings.length > 0
			? missingBuckets(readings, failing)
			: mistakeIn(condition, families, candidates),
		readings,
		failing,
		doubt: failing.length > 0 ? undefined : doubt,
	};
}
function missingBuckets(readings, failing) {
	const found = readings.find((reading) => reading.lacksBuckets);
	if (found === undefined || failing.length > 0)
		return undefined;
	return `${found.series} needs a +Inf bucket and a finite one, which the metric lacks`;
}
const knownNames = ({ percentile }, families) => percentile === undefined
	? [...new Set(families.flatMap(model/* sampleNames */.JQ))]
	: families.filter(model/* isHistogram */.VM).map(({ name }) => name);
function mistakeIn(condition, families, candidates) {
	const { name, percentile, text } = condition;
	if (candidates.length > 0)
		return `no sample of ${name} has the labels of \`${text}\`; it has ${labelValues(candidates)}`;
	const family = families.find((known) => known.name === name);
	const hasSamples = [name, `${name}_bucket`].some((each) => families.flatMap(model/* sampleNames */.JQ).includes(each));
	if (family === undefined && percentile !== undefined && hasSamples)
		return unknownName(condition, families);
	if (family === undefined || (0, model/* isHistogram */.VM)(family) === (percentile !== undefined))
		return undefined;
	return (0, model/* isHistogram */.VM)(family)
		? `${name} is a histogram: use p95(${name}), ${name}_count or ${name}_sum`
		: `${name} is not a histogram, so it has no p${percentile}`;
}
function labelValues(series) {
	const values = new Map();
	for (const [label, value] of series.flatMap(({ labels }) => [...labels]))
		values.set(label, (values.get(label) ?? new Set()).add(value));
	const shown = [...values].map(([label, all]) => {
		const some = [...all].slice(0, 5).map((value) => (0, inputs/* quote */.hD)(value));
		return `${label}=${some.join(' | ')}${all.size > some.length ? ' | …' : ''}`;
	});
	return shown.length === 0 ? 'none' : shown.join(', ');
}
function candidatesFor({ name, percentile }, families) {
	if (percentile === undefined)
		return families
			.flatMap(({ samples }) => samples)
			.filter((sample) => sample.name === name)
			.map((sample) => ({
			labels: sample.labels,
			series: (0, model/* seriesName */.f_)(sample),
			value: sample.value,
			isBeyond: false,
		}));
	return families
		.filter((family) => family.name === name && (0, model/* isHistogram */.VM)(family))
		.flatMap(histogramSeries)
		.map((series) => ({
		labels: series.labels,
		series: `p${percentile}(${(0, model/* seriesName */.f_)(series)})`,
		...quantileOf(percentile / 100, series.buckets),
		...(lacksBuckets(series) && { lacksBuckets: true }),
	}));
}
const MAX_READINGS = 5;
function failingReadings({ failing }) {
	const found = failing.map(({ series, value, isBeyond }) => `${series} is ${isBeyond ? 'more than ' : ''}${(0, model/* formatValue */.Fl)(value)}`);
	return (0, shared_text/* firstOf */.Ku)(found, MAX_READINGS);
}
function doubtAbout(condition, readings) {
	if (readings.length === 0)
		return 'there is no such sample';
	if (readings.every(({ value }) => Number.isNaN(value)))
		return condition.percentile === undefined
			? 'every sample that it matches is NaN'
			: 'nothing was observed in the last hour';
	const beyond = readings.find(({ isBeyond }) => isBeyond && condition.isTrue(Infinity));
	return beyond && `${beyond.series} is above the last bucket, ${(0, model/* formatValue */.Fl)(beyond.value)}`;
}
const MAX_NAMES = 8;
function unknownName(condition, families) {
	const { name, percentile } = condition;
	const histograms = families.filter(model/* isHistogram */.VM).map((each) => each.name);
	const names = knownNames(condition, families);
	const none = `no ${percentile === undefined ? 'sample' : 'histogram'} is named ${name}`;
	const meant = (0, nearest/* nearest */.pA)(percentile === undefined ? name : name.replace(/_(sum|count)$/, ''), [
		...new Set([...names, ...histograms]),
	]);
	if (meant !== undefined)
		return `${none}; did you mean ${names.includes(meant) ? meant : `p95(${meant})`}?`;
	return names.length === 0 ? none : `${none}; there are ${(0, shared_text/* firstOf */.Ku)(names, MAX_NAMES)}`;
}
var metrics_groups = __webpack_require__(4250);


class ExpositionError extends Error {
	name = 'ExpositionError';
}
const DECLARATION = /^#[ \t]*(HELP|TYPE)(?![^ \t])(?:[ \t]+([a-zA-Z_:][a-zA-Z0-9_:]*)(?![^ \t])[ \t]*(.*))?/s;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?![\w:])[ \t]*(?:\{(.*)\}[ \t]*)?([^ \t}]+)(?:[ \t]+([^ \t}]+))?[ \t]*$/s;
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
			mention(sample.name, names);
		}
	});
	return assemble(names, samples);
}
function mention(name, names) {
	const known = names.get(name) ?? {};
	names.set(name, known);
	return known;
}
function declare(line, names, fail) {
	const [, keyword, name, rest = ''] = DECLARATION.exec(line) ?? [];
	if (keyword === undefined)
		return;
	const known = mention(name ?? fail(`${keyword} names no metric`), names);
	if (keyword === 'HELP') {
		if (known.help !== undefined)
			fail(`a second HELP for ${name}`);
		known.help = rest.replace(/\\([\\n])/g, (_, char) => (char === 'n' ? '\n' : '\\'));
		return;
	}
	const word = rest.trimEnd();
	const type = model/* METRIC_TYPES */.zm.find((known) => known === word) ?? fail(`unknown type ${(0, inputs/* quote */.hD)(word)}`);
	if (known.type !== undefined && known.type !== type)
		fail(`a second TYPE for ${name}`);
	known.type = type;
}
function parseSample(line, fail) {
	const [, name = '', between = '', word = '', time] = SAMPLE.exec(line) ?? fail(`${(0, inputs/* quote */.hD)(line)} is not a sample`);
	const labels = new Map();
	const pairs = (0, model/* parseLabels */.Xy)(between) ?? fail('a label is not of the form label="value"');
	for (const { label, equal, value } of pairs) {
		if (!equal || label === '__name__')
			fail(`label ${label} is not allowed`);
		if (labels.has(label))
			fail(`label ${label} twice`);
		labels.set(label, value);
	}
	const value = (0, model/* parseValue */.$x)(word) ?? fail(`${(0, inputs/* quote */.hD)(word)} is not a value`);
	if (time === undefined)
		return { name, labels, value };
	if (!/^[+-]?\d{1,19}$/.test(time))
		fail(`${(0, inputs/* quote */.hD)(time)} is not a timestamp`);
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
var external_node_net_ = __webpack_require__(7030);


const pushgatewayInput = () => (0, inputs/* convert */.C6)((text, refuse) => {
	const must = (what) => refuse(`must ${what}${(0, inputs/* butIs */.uS)(text)}`);
	const url = (0, inputs/* parseAddress */.or)(text, 'https://push.example.com');
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
const PRIVATE = new external_node_net_.BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|svc|svc\.cluster\.local)$/;
function isPrivateHost(hostname) {
	const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
	const version = (0, external_node_net_.isIP)(address);
	if (version === 0)
		return PRIVATE_NAME.test(hostname);
	return PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
var fitting = __webpack_require__(6569);
var markdown = __webpack_require__(6801);
var duration = __webpack_require__(7568);







const PERCENTILES = [50, 90, 95, 99];
function metricsReport(families, verdicts, pushFailure) {
	const samples = families.flatMap((family) => ((0, model/* isHistogram */.VM)(family) ? [] : family.samples));
	const histograms = families.filter(model/* isHistogram */.VM).flatMap(histogramSeries);
	const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels));
	const percentiles = PERCENTILES.map((percentile) => ({ number: `p${percentile}` }));
	return [
		headline(families, verdicts, pushFailure === undefined),
		exceededList(verdicts, shared),
		pushFailure === undefined ? '' : (0, markdown/* failureLine */.Pu)(pushFailure.explanation),
		verdicts
			.filter(isFine)
			.map((verdict) => fineLine(verdict, shared))
			.join('\n'),
		shared.size === 0 ? '' : `All series have ${(0, markdown/* code */.aY)((0, model/* seriesName */.f_)({ name: '', labels: shared }))}:`,
		tableOf(['Metric', { number: 'Value' }], samples, (sample) => [
			seriesCell(sample, shared),
			shownValue(sample.name, sample.value),
		]),
		tableOf(['Histogram', { number: 'Count' }, ...percentiles], histograms, (series) => [
			seriesCell(series, shared),
			...numbersOf(series),
		]),
	]
		.filter((part) => part !== '')
		.join('\n\n');
}
function exceededCount(verdicts) {
	const exceeded = verdicts.filter((verdict) => !isFine(verdict)).length;
	return verdicts.length === 1
		? 'the limit is exceeded'
		: `${exceeded} of ${verdicts.length} limits exceeded`;
}
const isFine = ({ failing }) => failing.length === 0;
function exceededList(verdicts, shared) {
	const lines = verdicts.flatMap(({ condition, failing }) => [
		...failing
			.slice(0, MAX_READINGS)
			.map((reading) => `- ❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`),
		...(failing.length > MAX_READINGS
			? [`- ❌ ${failing.length - MAX_READINGS} more for ${(0, markdown/* code */.aY)(condition.text)}`]
			: []),
	]);
	return lines.join('\n');
}
function measured(condition, { labels, value, isBeyond }, shared) {
	const { name, percentile } = condition;
	const series = (0, model/* seriesName */.f_)({ name, labels: withoutShared(labels, shared) });
	const shown = percentile === undefined ? series : `p${percentile}(${series})`;
	return `${(0, markdown/* code */.aY)(shown)} is **${isBeyond ? 'more than ' : ''}${shownValue(name, value)}**`;
}
function failsWhen({ text: condition, name, limit }) {
	const end = (0, markdown/* code */.aY)(/[<>=!]=?\s*[^<>=!}]*$/.exec(condition)?.[0] ?? condition);
	const time = isTime(name) && Number.isFinite(limit) ? `, ${shownValue(name, limit)}` : '';
	return `fails when ${end}${time}`;
}
const isTime = (name) => name.endsWith('_seconds');
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
		...((0, model/* isHistogram */.VM)(family) && {
			quantiles: histogramSeries(family).map(({ labels, buckets }) => ({
				labels: labelsJson(labels),
				...Object.fromEntries(PERCENTILES.map((percentile) => [
					`p${percentile}`,
					valueJson(quantileOf(percentile / 100, buckets).value),
				])),
			})),
		}),
	};
}
const valueJson = (value) => Number.isFinite(value) ? value : (0, model/* formatValue */.Fl)(value);
const tableOf = (head, items, cells) => (items.length === 0 ? '' : (0, fitting/* fittingTable */.k)(head, items, cells));
function headline(families, verdicts, isPushed) {
	if (!verdicts.every(isFine))
		return `### ❌ ${(0, shared_text/* capitalize */.ZH)(exceededCount(verdicts))}`;
	if (!isPushed)
		return '### ❌ The metrics were read, but not pushed';
	const samples = families.reduce((sum, family) => sum + family.samples.length, 0);
	const mark = samples === 0 || verdicts.some(({ doubt }) => doubt !== undefined) ? '⚠️' : '✅';
	return `### ${mark} Read ${(0, shared_text/* pluralize */.td)(families.length, 'metric')} with ${(0, shared_text/* pluralize */.td)(samples, 'sample')}`;
}
function fineLine({ condition, doubt, readings }, shared) {
	if (doubt !== undefined)
		return `- ⚠️ ${(0, markdown/* code */.aY)(condition.text)}: ${(0, markdown/* text */.Qq)(doubt)}`;
	const found = readings.map((reading) => measured(condition, reading, shared));
	return `- ✅ ${(0, shared_text/* firstOf */.Ku)(found, MAX_READINGS)} (${failsWhen(condition)})`;
}
function sharedLabels([first, ...others]) {
	if (first === undefined || others.length === 0)
		return new Map();
	return new Map([...first].filter(([label, value]) => others.every((other) => other.get(label) === value)));
}
const withoutShared = (labels, shared) => new Map([...labels].filter(([label]) => !shared.has(label)));
function seriesCell({ name, labels }, shared) {
	const own = withoutShared(labels, shared);
	const below = (0, markdown/* code */.aY)((0, model/* seriesName */.f_)({ name: '', labels: own }));
	return own.size === 0 ? (0, markdown/* code */.aY)(name) : `${(0, markdown/* code */.aY)(name)}<br><sub>${below}</sub>`;
}
const numbersOf = ({ name, buckets, count }) => [
	count === undefined ? '' : (0, markdown/* text */.Qq)((0, model/* formatValue */.Fl)(count)),
	...PERCENTILES.map((percentile) => {
		const { value, isBeyond } = quantileOf(percentile / 100, buckets);
		return Number.isNaN(value) ? '' : `${isBeyond ? '&#62;&nbsp;' : ''}${shownValue(name, value)}`;
	}),
];
function shownValue(name, value) {
	if (isTime(name) && Number.isFinite(value))
		return (0, markdown/* text */.Qq)((0, duration/* duration */.p)(value)).replaceAll(' ', '&nbsp;');
	return (0, markdown/* text */.Qq)((0, model/* formatValue */.Fl)(Number(value.toPrecision(4))));
}
var remedies = __webpack_require__(1428);
var requests = __webpack_require__(9022);
var shared_errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var operation = __webpack_require__(8244);














const get_metrics_operation = (0, operation/* defineOperation */.h)({
	about: 'Read the metrics of the queues as a table, JSON or a file, push them to a Pushgateway, or fail on a condition.',
	target: operation/* noTarget */.l,
	inputs: {
		metricsScope: (0, inputs/* choice */.Yq)(['repository', 'organization']),
		metricsFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		pushgatewayUrl: (0, inputs/* optional */.lq)(pushgatewayInput()),
		failWhen: (0, inputs/* withDefault */.IQ)(conditionsInput(), []),
	},
	outputs: ['metrics', 'metrics-file'],
	outcomes: ['read', 'threshold-exceeded'],
	async run({ metricsScope, metricsFile, pushgatewayUrl, failWhen }, context) {
		const repository = metricsScope === 'repository' ? context.repository : undefined;
		const families = await readMetrics(context, repository);
		const metrics = families.map((family) => familyJson(family, context.redact));
		context.setOutputs({ metrics });
		if (metricsFile !== undefined) {
			const exposition = (0, model/* writeExposition */.I0)(families);
			const path = await context.workspace.write('metrics-file', metricsFile, exposition);
			context.setOutputs({ 'metrics-file': path });
		}
		const verdicts = failWhen.map((condition) => evaluateCondition(condition, families));
		reportUnmatched(context, verdicts);
		const { groups, failure } = await push(context, pushgatewayUrl, families, repository);
		return {
			...verdictResult(verdicts, failure),
			details: {
				metrics,
				conditions: verdicts.map(({ condition, readings, failing }) => ({
					condition: condition.text,
					matched: readings.length,
					failing: failing.map(({ series, value }) => ({
						sample: series,
						value: (0, model/* formatValue */.Fl)(value),
					})),
				})),
				pushed: groups,
			},
			summary: metricsReport(families, verdicts, failure),
		};
	},
});
function verdictResult(verdicts, pushFailure) {
	const failing = verdicts.filter((verdict) => verdict.failing.length > 0);
	if (failing.length > 0) {
		const found = failing.map((one) => `\`${one.condition.text}\`: ${failingReadings(one)}`);
		const pushed = pushFailure === undefined ? '' : `. ${pushFailure.message}`;
		const failure = new shared_errors/* ActionError */.lZ('refused', {
			request: 'Checking `fail-when`',
			problem: `${exceededCount(verdicts)} (${found.join('; ')})${pushed}`,
			remedy: 'Check the queue, or change the condition.',
		});
		return { outcome: 'threshold-exceeded', failure };
	}
	return pushFailure === undefined
		? { outcome: 'read' }
		: { outcome: pushFailure.kind, failure: pushFailure };
}
async function readMetrics({ service, log }, repository) {
	const text = await service.getMergeQueueMetrics(repository);
	try {
		const families = parseExposition(text);
		const samples = families.reduce((sum, family) => sum + family.samples.length, 0);
		log.info(`Read ${(0,shared_text/* pluralize */.td)(families.length, 'metric')} with ${(0,shared_text/* pluralize */.td)(samples, 'sample')}`);
		return families;
	}
	catch (cause) {
		if (!(cause instanceof ExpositionError))
			throw cause;
		const request = (0, errors/* describeRequest */.Ng)((0, requests/* getMergeQueueMetrics */.zX)(repository));
		const problem = `the answer is not text exposition 0.0.4: ${cause.message}`;
		const remedy = remedies/* REMEDIES */.l0['bad-response'];
		throw new shared_errors/* ActionError */.lZ('bad-response', { request, problem, remedy }, { cause });
	}
}
async function push(context, gateway, families, repository) {
	if (gateway === undefined)
		return { groups: [] };
	const groups = (0, metrics_groups/* pushGroups */.v)(families, repository && (0, references/* repositoryName */.aR)(repository));
	if (context.dryRun) {
		context.log.group('Dry run: these groups would be pushed', groups.map((group) => `PUT ${gateway.url}${(0, metrics_groups/* groupPath */.z)(group)}`));
		return { groups: [] };
	}
	const { pushGroup } = await __webpack_require__.e(/* import() */ 886).then(__webpack_require__.bind(__webpack_require__, 6886));
	const pushed = [];
	try {
		for (const group of groups) {
			await pushGroup(context, gateway, group);
			pushed.push((0,metrics_groups/* groupPath */.z)(group));
		}
	}
	catch (error) {
		if (!(error instanceof shared_errors/* ActionError */.lZ) || context.signal.aborted)
			throw error;
		return { groups: pushed, failure: error };
	}
	const names = pushed.length === 0 ? '' : `: ${pushed.join(' ')}`;
	context.log.info(`Pushed ${(0, shared_text/* pluralize */.td)(pushed.length, 'group')} to ${gateway.url}${names}`);
	return { groups: pushed };
}
function reportUnmatched({ log }, verdicts) {
	const problems = verdicts.flatMap(({ mistake }) => mistake ?? []);
	if (problems.length > 0)
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			request: 'Checking `fail-when`',
			problem: problems.join('; '),
			remedy: 'Fix the condition; the output `metrics` lists every name with its labels.',
		});
	for (const { condition, doubt } of verdicts)
		if (doubt !== undefined)
			log.warning(`\`fail-when\`: \`${condition.text}\` is not true, because ${doubt.replace(/[^?]$/, '$&.')}`);
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
  h: () => (defineOperation),
  l: () => (noTarget)
});
var _runner_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3523);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);
var _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5119);




const noTarget = {
	inputs: {},
	checks: {},
	outputs: [],
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { about, target, outcomes, run, onlyWith = {}, withoutToken = () => undefined } = spec;
	const shape = { ...target.inputs, ...spec.inputs };
	const files = fileChecks(shape);
	return {
		about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(shape),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith,
		check: (inputs, scope) => [
			...(0, _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(target.checks, inputs, scope),
			...(0, _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(spec.checks ?? {}, inputs, scope),
			...(0, _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(files, inputs, scope),
		],
		withoutToken,
		run: async (inputs, context) => run(inputs, context, await target.resolve(inputs, context)),
	};
}
function fileChecks(shape) {
	const checks = {};
	for (const key of Object.keys(shape)) {
		const input = _runner_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .FILES_TO_WRITE */ .GG.find((name) => name === (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)(key));
		if (input === undefined)
			continue;
		checks[key] = (inputs, { workspace }) => [inputs[key] ?? []].flat().map((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why && `is ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}: ${why}`;
		});
	}
	return checks;
}

/***/ })

};
