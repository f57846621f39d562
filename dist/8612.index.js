"use strict";
exports.id = 8612;
exports.ids = [8612];
exports.modules = {

 8612:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);
const index = __webpack_require__(3690);

const OPERATORS = {
	'>': (value, limit) => value > limit,
	'>=': (value, limit) => value >= limit,
	'<': (value, limit) => value < limit,
	'<=': (value, limit) => value <= limit,
	'==': (value, limit) => value === limit,
	'!=': (value, limit) => value !== limit,
};
const conditionsInput = () => pullFiles.pipe(pullFiles.convert((text, refuse) => pullFiles.splitList(text, /\n/).map((line) => {
	const condition = parseCondition(line);
	if (!('problem' in condition))
		return condition;
	const link = condition.hasForm ? 'where' : 'which is';
	return refuse(`has ${pullFiles.quote(line)}, ${link} ${condition.problem}`);
})), pullFiles.array(pullFiles.custom()));
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
		return wrongPart(`${pullFiles.quote(`p${percent}`)} is not a quantile from p50 to p99`);
	const limit = timeInQueue.parseValue(number);
	if (limit === undefined || Number.isNaN(limit))
		return wrongPart(`${pullFiles.quote(number)} is not a number${inSeconds(number)}`);
	const matchers = timeInQueue.parseLabels(ofHistogram ?? ofSample ?? '');
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
	const documented = [...timeInQueue.DOCUMENTED_METRICS].map(([name, type]) => ({ name, type, help: undefined, samples: [] }));
	const of = (all) => ({
		samples: [...new Set(all.flatMap(timeInQueue.sampleNames))],
		histograms: [...new Set(all.filter(timeInQueue.isHistogram).map(({ name }) => name))],
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
	const isOtherMetric = families.some((family) => family.name === name) || timeInQueue.DOCUMENTED_METRICS.has(name);
	if (percentile !== undefined && isOtherMetric)
		return { mistake: `${name} is not a histogram, so it has no p${percentile}` };
	const unknown = unknownName(condition, names);
	const isPart = names.samples.some((known) => known === name || known === `${name}_bucket`);
	const isMisspelt = pullFiles.misspelt(name, [...names.samples, ...names.histograms]) !== undefined;
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
	const meant = pullFiles.misspelt(name, samples) ?? pullFiles.nearest(name, all) ?? pullFiles.misspelt(name, all);
	if (meant === undefined)
		return withPresentNames(problem, present.samples);
	if (histograms.includes(meant))
		return `${problem}; did you mean p95(${meant})?`;
	return `${problem}; did you mean ${meant}?`;
}
function unknownHistogram(name, { samples, histograms, present }) {
	const problem = `no histogram is named ${name}`;
	const word = name.replace(/_(sum|count)$/, '');
	const meant = pullFiles.misspelt(word, histograms) ??
		pullFiles.nearest(word, histograms) ??
		pullFiles.misspelt(word, [...new Set([...histograms, ...samples])]);
	if (meant === undefined)
		return withPresentNames(problem, present.histograms);
	return `${problem}; did you mean ${meant}?`;
}
function withPresentNames(problem, present) {
	if (present.length === 0)
		return problem;
	return `${problem}; there are ${index.firstOf(present, MAX_NAMES)}`;
}
function hasUnknownLabel(condition, candidates) {
	const { name, matchers } = condition;
	const has = (label) => candidates.some(({ labels }) => labels.get(label));
	const isKnownLabel = (label) => has(label) || timeInQueue.isDocumentedLabel(label, timeInQueue.metricOf(name));
	const mayBeAbsent = ({ label, value }) => timeInQueue.isDocumentedValue(label, value) && isKnownLabel(label);
	if (matchers.some(({ label, value }) => value !== '' && !isKnownLabel(label)))
		return true;
	const decisive = matchers.filter((matcher) => !mayBeAbsent(matcher));
	return !candidates.some(({ labels }) => timeInQueue.hasLabels(decisive, labels));
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
		const alternatives = [...all].slice(0, 5).map((value) => pullFiles.quote(value));
		if (all.size > alternatives.length)
			alternatives.push('\u2026');
		return `${label}=${alternatives.join(' | ')}`;
	});
	return labels.join(', ');
}

function evaluateCondition(condition, families) {
	const candidates = candidatesFor(condition, families);
	const choosesQueueType = condition.matchers.some(({ label }) => label === timeInQueue.QUEUE_TYPE);
	const readings = candidates.filter(({ labels }) => timeInQueue.hasLabels(condition.matchers, labels) && (choosesQueueType || timeInQueue.isOfMainQueue(labels)));
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
			series: timeInQueue.seriesName(sample),
			value: sample.value,
			isBeyond: false,
		}));
	return families
		.filter((family) => family.name === name && timeInQueue.isHistogram(family))
		.flatMap(timeInQueue.histogramSeries)
		.map((series) => ({
		labels: series.labels,
		series: `p${percentile}(${timeInQueue.seriesName(series)})`,
		...timeInQueue.quantileOf(percentile / 100, series.buckets),
		...(timeInQueue.lacksBuckets(series) && { lacksBuckets: true }),
	}));
}
const MAX_READINGS = 5;
function failingReadings({ condition, failing }) {
	const isTime = condition.name.endsWith('_seconds');
	const sentences = failing.map(({ series, value, isBeyond }) => {
		const sentence = `${series} is ${isBeyond ? 'more than ' : ''}${timeInQueue.formatValue(value)}`;
		if (isTime && Number.isFinite(value))
			return `${sentence}, ${pullFiles.duration(value)}`;
		return sentence;
	});
	return index.firstOf(sentences, MAX_READINGS);
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
	return `${beyond.series} is above the last bucket, ${timeInQueue.formatValue(beyond.value)}`;
}

async function readMetrics({ service, log }, deadline, repository) {
	const text = await service.getMergeQueueMetrics(deadline, repository);
	try {
		const families = timeInQueue.parseExposition(text);
		const samples = families.reduce((sum, family) => sum + family.samples.length, 0);
		log.info(`Read ${index.pluralize(families.length, 'metric')} with ${index.pluralize(samples, 'sample')}`);
		return families;
	}
	catch (cause) {
		if (!(cause instanceof timeInQueue.ExpositionError))
			throw cause;
		const request = pullFiles.describeRequest(pullFiles.getMergeQueueMetrics(repository));
		const problem = `the answer is not text exposition 0.0.4: ${cause.message}`;
		const remedy = pullFiles.REMEDIES['bad-response'];
		throw new index.ActionError('bad-response', { request, problem, remedy }, { cause });
	}
}

exports.MAX_READINGS = MAX_READINGS;
exports.conditionsInput = conditionsInput;
exports.evaluateCondition = evaluateCondition;
exports.failingReadings = failingReadings;
exports.parseCondition = parseCondition;
exports.readMetrics = readMetrics;

 })

};
;