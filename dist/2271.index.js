"use strict";
exports.id = 2271;
exports.ids = [2271];
exports.modules = {

 2271:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const read = __webpack_require__(8612);
const timeInQueue = __webpack_require__(2739);
const node_net = __webpack_require__(7030);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);

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

const pushgatewayInput = () => pullFiles.convert((text, refuse) => {
	const must = (what) => refuse(`must ${what}${pullFiles.butIs(text)}`);
	const url = pullFiles.parseAddress(text, 'https://push.example.com');
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
	{ number: pullFiles.words `Merged / failed\nin 1\u00a0h` },
	{ number: pullFiles.words `Time in the queue\nmedian / p95` },
];
function queuesIn(families) {
	const queues = queueRows(families);
	if (queues.length === 0)
		return undefined;
	const hasRepositories = new Set(queues.map(({ repository }) => repository)).size > 1;
	const rows = queues.map((row) => [
		pullFiles.withSmallPrint(pullFiles.code(row.branch), hasRepositories && row.repository ? [pullFiles.code(row.repository)] : []),
		pullFiles.withSmallPrint(shownCount(row.depth) ?? UNKNOWN, row.testing ? [pullFiles.words `${timeInQueue.formatValue(row.testing)} testing`] : []),
		pair(shownCount(row.merged), shownCount(row.failed)),
		pair(row.median, row.p95),
	]);
	return { sentence: sentenceOf(queues), table: { head: HEAD, rows } };
}
function sentenceOf(rows) {
	const [only] = rows;
	const isOnlyQueue = only !== undefined && rows.length === 1;
	const name = isOnlyQueue ? `Queue ${index.inBackticks(only.branch)}` : `${rows.length} queues`;
	const depth = sumOf(rows.map((row) => row.depth));
	const testing = sumOf(rows.map((row) => row.testing));
	const numbers = [];
	if (depth !== undefined)
		numbers.push(`${timeInQueue.formatValue(depth)} ${isOnlyQueue ? 'in the queue' : 'pull requests'}`);
	if (testing !== undefined)
		numbers.push(`${timeInQueue.formatValue(testing)} testing`);
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
const UNKNOWN = '\u2013';
function pair(one, other) {
	if (one === undefined && other === undefined)
		return pullFiles.lineOf(UNKNOWN);
	return pullFiles.words `${one ?? UNKNOWN} / ${other ?? UNKNOWN}`;
}
const shownCount = (value) => value === undefined ? undefined : timeInQueue.formatValue(value);
function queueRows(families) {
	const rows = [];
	const rowOf = (labels) => {
		const branch = labels.get('branch') ?? '';
		if (branch === '' || !timeInQueue.isOfMainQueue(labels))
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
	const documented = families.filter(({ name }) => timeInQueue.DOCUMENTED_METRICS.has(name));
	for (const { name, labels, value } of documented.flatMap(({ samples }) => samples)) {
		const column = COLUMN_OF_METRIC.get(`${name} ${labels.get('conclusion') ?? ''}`.trimEnd());
		const row = column && rowOf(labels);
		if (row)
			row[column] = value;
	}
	const times = documented.filter((family) => family.name === timeInQueue.TIME_IN_QUEUE && timeInQueue.isHistogram(family));
	for (const { labels, buckets } of times.flatMap(timeInQueue.histogramSeries)) {
		const row = rowOf(labels);
		if (row === undefined)
			continue;
		row.median = shownQuantile(timeInQueue.TIME_IN_QUEUE, 50, buckets);
		row.p95 = shownQuantile(timeInQueue.TIME_IN_QUEUE, 95, buckets);
	}
	return rows;
}
function shownQuantile(name, percentile, buckets) {
	const { value, isBeyond } = timeInQueue.quantileOf(percentile / 100, buckets);
	if (Number.isNaN(value))
		return undefined;
	const text = shownValue(name, value);
	return isBeyond ? pullFiles.words `>\u00a0${text}` : text;
}
const isTime = (name) => name.endsWith('_seconds');
function shownValue(name, value) {
	if (isTime(name) && Number.isFinite(value))
		return pullFiles.unbroken(pullFiles.duration(value));
	return pullFiles.lineOf(timeInQueue.formatValue(Number(value.toPrecision(4))));
}

const PERCENTILES = [50, 90, 95, 99];
function metricsReport(families, verdicts, pushFailure) {
	const samples = families
		.filter((family) => !timeInQueue.isHistogram(family))
		.flatMap((family) => family.samples);
	const histograms = families.filter(timeInQueue.isHistogram).flatMap(timeInQueue.histogramSeries);
	const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels));
	const queues = queuesIn(families);
	const { verdict, exceeded, fine } = reportConditions(verdicts, shared, pushFailure === undefined);
	const series = seriesTables(samples, histograms, shared);
	const tables = queues === undefined
		? series
		: [queues.table, { fold: `All ${samples.length + histograms.length} series`, parts: series }];
	return {
		...(verdict ?? factsVerdict(families, queues?.sentence)),
		lines: [...exceeded, ...(pushFailure ? [pullFiles.failureLine(pushFailure.explanation)] : [])],
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
	return [pullFiles.words `All series have ${pullFiles.code(timeInQueue.seriesName({ name: '', labels: shared }))}:`, ...tables];
}
function reportConditions(verdicts, shared, isPushed) {
	const exceeded = exceededReadings(verdicts, shared);
	const fine = verdicts.filter(isFine).map((verdict) => fineLine(verdict, shared));
	const report = (mark, headline) => ({
		verdict: { mark: pullFiles.MARKS[mark], headline },
		exceeded,
		fine,
	});
	const [failed, ...otherFailed] = verdicts.filter((verdict) => !isFine(verdict));
	if (failed?.failing.length === 1 && otherFailed.length === 0) {
		const { verdict, more } = spokenReading(failed, failed.failing[0], shared, pullFiles.MARKS.bad);
		return { verdict, exceeded: more, fine };
	}
	if (failed !== undefined) {
		const { verdict } = spokenReading(failed, failed.failing[0], shared, pullFiles.MARKS.bad);
		const more = verdicts.reduce((sum, { failing }) => sum + failing.length, -1);
		const headline = pullFiles.words `${verdict.headline}, and ${more} more`;
		return { verdict: { ...verdict, headline }, exceeded, fine };
	}
	if (!isPushed)
		return report('bad', 'The metrics were read, but not pushed');
	if (verdicts.some(isUnclear))
		return report('warning', uncheckedCount(verdicts));
	const [kept, ...otherKept] = verdicts;
	if (kept === undefined)
		return { verdict: undefined, exceeded, fine };
	if (otherKept.length > 0 || kept.readings.length > 1)
		return report('good', keptTitle(verdicts));
	const { verdict, more } = spokenReading(kept, kept.readings[0], shared, pullFiles.MARKS.good);
	return { verdict, exceeded, fine: more };
}
function spokenReading({ condition }, reading, shared, mark) {
	if (reading === undefined)
		return { verdict: { mark, headline: 'The limit is kept' }, more: [] };
	const { name, limit, percentile } = condition;
	const queue = queueOfLabels(reading.labels, shared);
	const metric = timeInQueue.METRIC_WORDS[name];
	if (queue === undefined || metric === undefined) {
		const headline = pullFiles.words `${measured(condition, reading, shared)} (${failsWhen(condition)})`;
		return { verdict: { mark, headline }, more: [] };
	}
	const subject = percentile === undefined ? index.capitalize(metric) : `p${percentile} of the ${metric}`;
	const [sign = ''] = /[<>=!]+/.exec(comparisonOf(condition)) ?? [];
	const allowed = pullFiles.words `fails when ${sign}\u00a0${shownValue(name, limit)}`;
	return {
		verdict: {
			mark,
			headline: pullFiles.words `${subject} of ${pullFiles.code(queue)} is ${readingValue(name, reading)} (${allowed})`,
		},
		more: [pullFiles.words `${pullFiles.own(mark)} ${pullFiles.code(condition.text)}`],
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
		return { mark: pullFiles.MARKS.warning, headline: 'Trunk shows no metrics' };
	if (queues !== undefined)
		return { mark: pullFiles.MARKS.neutral, headline: pullFiles.prose(queues) };
	const headline = `Read ${index.pluralize(families.length, 'metric')} with ${index.pluralize(samples, 'sample')}`;
	return { mark: pullFiles.MARKS.neutral, headline };
}
function exceededLimits(verdicts) {
	const exceeded = verdicts.filter((verdict) => !isFine(verdict));
	const sentences = exceeded.map((verdict) => {
		const { name, limit } = verdict.condition;
		const limits = [comparisonOf(verdict.condition)];
		if (isTime(name) && Number.isFinite(limit))
			limits.push(pullFiles.duration(limit));
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
		.map((reading) => pullFiles.words `\u274c ${measured(condition, reading, shared)} (${failsWhen(condition)})`);
	const more = failing.length - read.MAX_READINGS;
	if (more > 0)
		lines.push(pullFiles.words `\u274c ${more} more for ${pullFiles.code(condition.text)}`);
	return lines;
});
function measured({ name, percentile }, reading, shared) {
	const labels = withoutDefaults(withoutShared(reading.labels, shared));
	const series = timeInQueue.seriesName({ name, labels });
	const subject = percentile === undefined ? series : `p${percentile}(${series})`;
	return pullFiles.words `${pullFiles.code(subject)} is ${pullFiles.strong(readingValue(name, reading))}`;
}
function readingValue(name, { value, isBeyond }) {
	const text = shownValue(name, value);
	return isBeyond ? pullFiles.words `more than ${text}` : text;
}
function failsWhen(condition) {
	const { name, limit } = condition;
	const end = pullFiles.words `fails when ${pullFiles.code(comparisonOf(condition))}`;
	if (isTime(name) && Number.isFinite(limit))
		return pullFiles.words `${end}, ${shownValue(name, limit)}`;
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
		...(timeInQueue.isHistogram(family) && {
			quantiles: timeInQueue.histogramSeries(family).map(({ labels, buckets }) => ({
				labels: labelsJson(labels),
				...Object.fromEntries(PERCENTILES.map((percentile) => [
					`p${percentile}`,
					valueJson(timeInQueue.quantileOf(percentile / 100, buckets).value),
				])),
			})),
		}),
	};
}
const valueJson = (value) => Number.isFinite(value) ? value : timeInQueue.formatValue(value);
function fineLine({ condition, doubt, readings }, shared) {
	if (doubt !== undefined)
		return pullFiles.words `\u26a0\ufe0f ${pullFiles.code(condition.text)}: ${doubt}`;
	const measurements = readings.map((reading) => measured(condition, reading, shared));
	return pullFiles.words `\u2705 ${pullFiles.firstLines(measurements, read.MAX_READINGS)} (${failsWhen(condition)})`;
}
function sharedLabels([first, ...others]) {
	if (first === undefined || others.length === 0)
		return new Map();
	return new Map([...first].filter(([label, value]) => others.every((other) => other.get(label) === value)));
}
const withoutDefaults = (labels) => new Map([...labels].filter(([label, value]) => value !== '' && (label !== timeInQueue.QUEUE_TYPE || value !== timeInQueue.MAIN_QUEUE)));
const withoutShared = (labels, shared) => new Map([...labels].filter(([label]) => !shared.has(label)));
function seriesCell({ name, labels }, shared) {
	const own = withoutShared(labels, shared);
	return pullFiles.withSmallPrint(pullFiles.code(name), own.size === 0 ? [] : [pullFiles.code(timeInQueue.seriesName({ name: '', labels: own }))]);
}
function histogramNumbers({ name, buckets, count }) {
	const quantiles = PERCENTILES.map((percentile) => shownQuantile(name, percentile, buckets) ?? '');
	return [count === undefined ? '' : timeInQueue.formatValue(count), ...quantiles];
}

const operation = timeInQueue.defineOperation({
	about: 'Read the metrics of the queues as a table, JSON or a file, push them to a Pushgateway, or fail on a condition.',
	target: timeInQueue.noTarget,
	inputs: {
		metricsScope: pullFiles.choice(['repository', 'organization']),
		metricsFile: pullFiles.optional(pullFiles.line()),
		pushgatewayUrl: pullFiles.optional(pushgatewayInput()),
		failWhen: pullFiles.withDefault(read.conditionsInput(), []),
	},
	outputs: ['metrics', 'metrics-file'],
	outcomes: ['read', 'threshold-exceeded'],
	async run({ metricsScope, metricsFile, pushgatewayUrl, failWhen }, context) {
		const repository = metricsScope === 'repository' ? context.repository : undefined;
		const families = await read.readMetrics(context, context.deadline, repository);
		const metrics = families.map((family) => familyJson(family, context.redact));
		context.setOutputs({ metrics });
		if (metricsFile !== undefined) {
			const exposition = timeInQueue.writeExposition(families);
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
						value: timeInQueue.formatValue(value),
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
		const failure = new index.ActionError('refused', {
			title: exceededTitle(verdicts),
			request: 'Checking `fail-when`',
			problem,
			remedy: 'Check the queue, or change the condition in `fail-when`.',
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
	const groups = pushGroups(families, repository && pullFiles.repositoryName(repository));
	if (context.dryRun) {
		context.log.group('Dry run: these groups would be pushed', groups.map((group) => `PUT ${gateway.url}${groupPath(group)}`));
		return { groups: [] };
	}
	const { pushGroup } = await Promise.resolve().then(() => pushgateway);
	const pushed = [];
	try {
		for (const group of groups) {
			await pushGroup(context, deadline, gateway, group);
			pushed.push(groupPath(group));
		}
	}
	catch (error) {
		if (!(error instanceof index.ActionError) || deadline.isOver)
			throw error;
		return { groups: pushed, failure: error };
	}
	let line = `Pushed ${index.pluralize(pushed.length, 'group')} to ${gateway.url}`;
	if (pushed.length > 0)
		line += `: ${pushed.join(' ')}`;
	context.log.info(line);
	return { groups: pushed };
}
function reportUnmatched({ log }, verdicts) {
	const problems = verdicts.flatMap(({ mistake }) => mistake ?? []);
	if (problems.length > 0)
		throw new index.ActionError('invalid-input', {
			request: 'Checking `fail-when`',
			problem: problems.join('; '),
			remedy: 'Fix the condition; the output `metrics` lists every name with its labels.',
		});
	for (const { condition, doubt } of verdicts)
		if (doubt !== undefined)
			log.warning(`\`fail-when\`: \`${condition.text}\` is not true, because ${doubt.replace(/[^?]$/, '$&.')}`);
}

async function pushGroup(context, deadline, { url, user, password }, group) {
	const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
	const transport = new pullFiles.Transport({
		...context,
		baseUrl: url,
		headers: {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			...(user + password !== '' && { authorization: basic }),
		},
		requestTimeoutMs: 15_000,
		retryTimeoutMs: 60_000,
		remedyFor: pushRemedyFor,
		onRetry: (message) => context.log.info(message),
	});
	const families = group.families.map((family) => withoutSecrets(family, context.redact));
	try {
		await transport.write(deadline, {
			method: 'PUT',
			path: groupPath({ ...group, key: group.key.map(([k, v]) => [k, context.redact(v)]) }),
			effect: 'idempotent',
			subject: `the Pushgateway ${url}`,
			body: [Buffer.from(context.redact(timeInQueue.writeExposition(families)))],
		});
	}
	finally {
		transport.close();
	}
}
const withoutSecrets = (family, redact) => ({
	...family,
	help: family.help && redact(family.help),
	samples: family.samples.map((sample) => ({
		...sample,
		labels: new Map([...sample.labels].map(([label, value]) => [label, redact(value)])),
	})),
});
const pushRemedyFor = (kind, failure) => {
	if (failure.type === 'status' && failure.status === 400)
		return 'See the answer of the Pushgateway. If it has metrics that contradict these, delete their group there, then run the step again.';
	if (kind === 'unauthorized')
		return 'Check the user info of `pushgateway-url`.';
	if (['not-found', 'refused', 'bad-response'].includes(kind))
		return 'Check that `pushgateway-url` is the address of a Pushgateway, with its path prefix if it has one.';
	if (['aborted', 'unknown-outcome'].includes(kind))
		return 'Run the step again if you still need it. Pushing twice is harmless.';
	return 'Check that the Pushgateway is up and that the runner can reach it, then run the step again.';
};

const pushgateway = Object.freeze(Object.defineProperty({
	__proto__: null,
	pushGroup
}, Symbol.toStringTag, { value: 'Module' }));

exports.operation = operation;

 })

};
;