"use strict";
exports.id = 271;
exports.ids = [271];
exports.modules = {

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


 }),

 2271:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const read = __webpack_require__(8612);
const parse = __webpack_require__(7937);
const node_net = __webpack_require__(7030);
const clients = __webpack_require__(1599);
const common = __webpack_require__(9248);
const quantile = __webpack_require__(2265);
const timeInQueue = __webpack_require__(2739);

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
		common.withSmallPrint(shownCount(row.depth) ?? UNKNOWN, row.testing ? [common.words `${parse.formatValue(row.testing)} testing`] : []),
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
		numbers.push(`${parse.formatValue(depth)} ${isOnlyQueue ? 'in the queue' : 'pull requests'}`);
	if (testing !== undefined)
		numbers.push(`${parse.formatValue(testing)} testing`);
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
const shownCount = (value) => value === undefined ? undefined : parse.formatValue(value);
function queueRows(families) {
	const rows = [];
	const rowOf = (labels) => {
		const branch = labels.get('branch') ?? '';
		if (branch === '' || !quantile.isOfMainQueue(labels))
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
	const documented = families.filter(({ name }) => quantile.DOCUMENTED_METRICS.has(name));
	for (const { name, labels, value } of documented.flatMap(({ samples }) => samples)) {
		const column = COLUMN_OF_METRIC.get(`${name} ${labels.get('conclusion') ?? ''}`.trimEnd());
		const row = column && rowOf(labels);
		if (row)
			row[column] = value;
	}
	const times = documented.filter((family) => family.name === timeInQueue.TIME_IN_QUEUE && parse.isHistogram(family));
	for (const { labels, buckets } of times.flatMap(quantile.histogramSeries)) {
		const row = rowOf(labels);
		if (row === undefined)
			continue;
		row.median = shownQuantile(timeInQueue.TIME_IN_QUEUE, 50, buckets);
		row.p95 = shownQuantile(timeInQueue.TIME_IN_QUEUE, 95, buckets);
	}
	return rows;
}
function shownQuantile(name, percentile, buckets) {
	const { value, isBeyond } = quantile.quantileOf(percentile / 100, buckets);
	if (Number.isNaN(value))
		return undefined;
	const shown = shownValue(name, value);
	return isBeyond ? common.words `>\u00a0${shown}` : shown;
}
const isTime = (name) => name.endsWith('_seconds');
function shownValue(name, value) {
	if (isTime(name) && Number.isFinite(value))
		return common.unbroken(common.duration(value));
	return common.lineOf(parse.formatValue(Number(value.toPrecision(4))));
}

const PERCENTILES = [50, 90, 95, 99];
function metricsReport(families, verdicts, pushFailure) {
	const samples = families
		.filter((family) => !parse.isHistogram(family))
		.flatMap((family) => family.samples);
	const histograms = families.filter(parse.isHistogram).flatMap(quantile.histogramSeries);
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
	return [common.words `All series have ${common.code(parse.seriesName({ name: '', labels: shared }))}:`, ...tables];
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
	const metric = quantile.METRIC_WORDS[name];
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
		return `${read.failingReadings(verdict)} (fails when ${limits.join(', ')})`;
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
		.slice(0, read.MAX_READINGS)
		.map((reading) => common.words `❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`);
	const more = failing.length - read.MAX_READINGS;
	if (more > 0)
		lines.push(common.words `❌ ${more} more for ${common.code(condition.text)}`);
	return lines;
});
function measured({ name, percentile }, reading, shared) {
	const labels = withoutDefaults(withoutShared(reading.labels, shared));
	const series = parse.seriesName({ name, labels });
	const subject = percentile === undefined ? series : `p${percentile}(${series})`;
	return common.words `${common.code(subject)} is ${common.strong(readingValue(name, reading))}`;
}
function readingValue(name, { value, isBeyond }) {
	const shown = shownValue(name, value);
	return isBeyond ? common.words `more than ${shown}` : shown;
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
		...(parse.isHistogram(family) && {
			quantiles: quantile.histogramSeries(family).map(({ labels, buckets }) => ({
				labels: labelsJson(labels),
				...Object.fromEntries(PERCENTILES.map((percentile) => [
					`p${percentile}`,
					valueJson(quantile.quantileOf(percentile / 100, buckets).value),
				])),
			})),
		}),
	};
}
const valueJson = (value) => Number.isFinite(value) ? value : parse.formatValue(value);
function fineLine({ condition, doubt, readings }, shared) {
	if (doubt !== undefined)
		return common.words `⚠️ ${common.code(condition.text)}: ${doubt}`;
	const measurements = readings.map((reading) => measured(condition, reading, shared));
	return common.words `✅ ${common.firstLines(measurements, read.MAX_READINGS)} (${failsWhen(condition)})`;
}
function sharedLabels([first, ...others]) {
	if (first === undefined || others.length === 0)
		return new Map();
	return new Map([...first].filter(([label, value]) => others.every((other) => other.get(label) === value)));
}
const withoutDefaults = (labels) => new Map([...labels].filter(([label, value]) => value !== '' && (label !== quantile.QUEUE_TYPE || value !== quantile.MAIN_QUEUE)));
const withoutShared = (labels, shared) => new Map([...labels].filter(([label]) => !shared.has(label)));
function seriesCell({ name, labels }, shared) {
	const own = withoutShared(labels, shared);
	return common.withSmallPrint(common.code(name), own.size === 0 ? [] : [common.code(parse.seriesName({ name: '', labels: own }))]);
}
function histogramNumbers({ name, buckets, count }) {
	const quantiles = PERCENTILES.map((percentile) => shownQuantile(name, percentile, buckets) ?? '');
	return [count === undefined ? '' : parse.formatValue(count), ...quantiles];
}

const operation = clients.defineOperation({
	about: 'Read the metrics of the queues as a table, JSON or a file, push them to a Pushgateway, or fail on a condition.',
	target: clients.noTarget,
	inputs: {
		metricsScope: clients.choice(['repository', 'organization']),
		metricsFile: clients.optional(clients.line()),
		pushgatewayUrl: clients.optional(pushgatewayInput()),
		failWhen: clients.withDefault(read.conditionsInput(), []),
	},
	outputs: ['metrics', 'metrics-file'],
	outcomes: ['read', 'threshold-exceeded'],
	async run({ metricsScope, metricsFile, pushgatewayUrl, failWhen }, context) {
		const repository = metricsScope === 'repository' ? context.repository : undefined;
		const families = await read.readMetrics(context, context.deadline, repository);
		const metrics = families.map((family) => familyJson(family, context.redact));
		context.setOutputs({ metrics });
		if (metricsFile !== undefined) {
			const exposition = parse.writeExposition(families);
			const path = await context.workspace.write('metrics-file', metricsFile, exposition);
			context.setOutputs({ 'metrics-file': path });
		}
		const verdicts = failWhen.map((condition) => read.evaluateCondition(condition, families));
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
						value: parse.formatValue(value),
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