"use strict";
exports.id = 2739;
exports.ids = [2739];
exports.modules = {

 2739:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const node_async_hooks = __webpack_require__(6698);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);
const main = __webpack_require__(4516);

const ofStep = new node_async_hooks.AsyncLocalStorage();
const withResubmitHint = (hint, run) => ofStep.run(hint, run);
function withHint(nextStep) {
	const hint = ofStep.getStore();
	return hint === undefined ? nextStep : `${nextStep} ${hint}`;
}

const isQueueCheck = (name, { targetBranch }, gitHub) => name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true;
function checkRows({ checkSuites = [], statusChecks = [], }) {
	const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) => checkRuns.map(({ name, url, status, conclusion }) => {
		const state = commits.stateOfCheck(conclusion);
		const word = conclusion?.toLowerCase();
		return {
			kind: 'run',
			name,
			url,
			state,
			conclusion: word,
			awaitsApproval: commits.awaitsApproval(status, conclusion) || undefined,
			suite: `service ${suite}`,
		};
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = commits.stateOfCheck(word);
		const before = statuses.get(name);
		if (before === undefined || (before.state === 'pending' && state !== 'pending'))
			statuses.set(name, { kind: 'status', name, url, state });
	}
	return [...runs, ...statuses.values()];
}
function reportChecks(details, queue) {
	const isOwn = (name) => isQueueCheck(name, queue);
	const required = new Set(details.requiredStatuses?.filter((name) => !isOwn(name)));
	const byName = new Map();
	for (const { name, url, state } of checkRows(details)) {
		if (isOwn(name))
			continue;
		const check = { name, url, state, required: required.has(name) };
		const before = byName.get(name);
		if (!before || RANKS.indexOf(check.state) > RANKS.indexOf(before.state))
			byName.set(name, check);
	}
	const checks = [...byName.values()];
	return {
		checks,
		failing: checks.filter(commits.isRed),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANKS = ['pending', 'passed', 'not-run', 'failed'];

const WAIT_MARKER = 'pull-request';
const EXPLAIN_MARKER = 'explain';
const explainSeries = (number) => ({
	marker: EXPLAIN_MARKER,
	thread: { number },
});
const failureOf = (head) => `failed=${head.toLowerCase()}`;
const failureMarker = (head) => `<!-- ${failureOf(head)} -->`;
const isAboutFailure = ({ data }, head) => data === failureOf(head);
const pointerToExplanation = (number, url) => pullFiles.inline(pullFiles.words `${`Why #${number} left the queue:`} ${pullFiles.link('the explanation', url)}`);
function yieldingToExplanation(number, head) {
	return {
		data: failureOf(head),
		instead: (comments) => {
			const explanation = comments.findLast(({ marker, body }) => marker === EXPLAIN_MARKER && body.startsWith(failureMarker(head)));
			return explanation && pointerToExplanation(number, explanation.url);
		},
	};
}

const FILES_TO_WRITE = ['metrics-file', 'report-files', 'slack-payload-file'];

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
		inputs: pullFiles.object(shape),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith,
		check: (inputs, scope) => [
			...pullFiles.runChecks(target.checks, inputs, scope),
			...pullFiles.runChecks(spec.checks ?? {}, inputs, scope),
			...pullFiles.runChecks(files, inputs, scope),
		],
		withoutToken: (inputs, event) => withoutToken(inputs, event),
		run: (inputs, context) => withResubmitHint(inputs.resubmitHint, async () => run(inputs, context, await target.resolve(inputs, context, context.deadline))),
	};
}
function fileChecks(shape) {
	const checks = {};
	for (const key of Object.keys(shape)) {
		const input = FILES_TO_WRITE.find((name) => name === pullFiles.inputName(key));
		if (input === undefined)
			continue;
		checks[key] = (inputs, { workspace }) => [inputs[key] ?? []].flat().map((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why && `is ${pullFiles.quote(path)}: ${why}`;
		});
	}
	return checks;
}

function compilePathPatterns(patterns) {
	const matches = pullFiles.compileGlobs(patterns.flatMap(withFolder));
	return (path) => matches(relativePath(path));
}
const relativePath = (path) => /^[./]/.test(path) ? path.replace(/^(?:\.?\/)+/, '') : path;
function withFolder(pattern) {
	const path = relativePath(pattern);
	if (path === '.')
		return ['**'];
	if (path === '' || path.endsWith('/'))
		return [`${path}**`];
	return /[*?]/.test(path) ? [path] : [path, `${path}/**`];
}

const FAILED_BY_CHECK = 'test_run_required_status_failed';
function testRunOf(id, details, gitHub, ref) {
	const facts = commits.ifKnown(gitHub.facts);
	const isOwn = (name) => isQueueCheck(name, ref, facts);
	const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter((name) => !isOwn(name));
	const requiredNames = new Set(required);
	const listed = commits.ifKnown(gitHub.checks) ?? [];
	const onGitHub = listed
		.filter(({ app, name }) => app !== commits.QUEUE_APP && !isOwn(name))
		.map((check) => ({
		...check,
		required: requiredNames.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const rows = checkRows(details);
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: index.parseTime(details.createdAt),
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs,
		required: [...requiredNames],
		allRequired: allRequired(details, gitHub.facts),
		checks: [
			...onGitHub,
			...rows
				.filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
				.map((row) => ({ ...row, required: requiredNames.has(row.name) })),
		],
		gitHubChecks: gitHub.checks,
		isWhole: isWholeRun(details, gitHub, rows),
	};
}
function isWholeRun({ checkSuites, statusChecks }, { checks, isExpired }, rows) {
	if (isExpired)
		return false;
	const onGitHub = commits.ifKnown(checks) ?? [];
	if (onGitHub.length > 0)
		return true;
	if (checkSuites === undefined || statusChecks === undefined)
		return false;
	if (rows.length > 0)
		return true;
	return checks.isKnown;
}
function allRequired({ requiredStatuses }, facts) {
	if (requiredStatuses !== undefined)
		return commits.known(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? commits.unread('GitHub did not show what the branch requires');
}
const isShown = (row, onGitHub) => onGitHub.some(({ name, kind, state, followsCancellation }) => {
	const shownState = followsCancellation ? 'failed' : state;
	return name === row.name && (kind === row.kind || shownState === row.state);
});
function withTested(run, { testRun, ...entry } = {}) {
	if (testRun !== undefined && testRun.id.toLowerCase() !== run.id.toLowerCase())
		return run;
	const named = [...(testRun?.testedPullRequests ?? []), ...(entry.otherTestedPullRequests ?? [])];
	const all = [...named, ...run.tested].map((one) => [one.prNumber, one]);
	return { ...run, tested: [...new Map(all).values()] };
}
const numbersAhead = (run, entry) => [
	...(run?.ahead ?? []),
	...[...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])].map(({ prNumber }) => prNumber),
];
const leftWithPrerequisite = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;
const RUN_ID = new RegExp(`^${main.UUID}(-[^\\s/]{1,100})?$`, 'i');
const testRunInputs = {
	testRunId: pullFiles.optional(pullFiles.convert((text, refuse) => RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${pullFiles.quote(text)}`))),
	testBranchPattern: main.testBranchPattern(),
};
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(deadline, service, queue, id, { testBranchPattern }, options) {
	const read = (id) => service.getMergeQueueTestingDetails(deadline, queue, id, options);
	const bare = id.slice(0, bareRunId(id).length);
	const details = await read(id).catch((error) => {
		if (!pullFiles.hasStatus(error, 404) || bare === id)
			throw error;
		return read(bare);
	});
	const run = main.parseTestBranch(details.testBranch ?? '', testBranchPattern);
	if (run === undefined || bareRunId(run.id) === bareRunId(id))
		return details;
	throw new index.ActionError('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${bareRunId(run.id)}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}

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
		const le = parseValue(sample.labels.get('le') ?? '') ?? Number.NaN;
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
	const type = METRIC_TYPES.find((known) => known === word) ?? fail(`unknown type ${pullFiles.quote(word)}`);
	if (declared.type !== undefined && declared.type !== type)
		fail(`a second TYPE for ${name}`);
	declared.type = type;
}
function parseSample(line, fail) {
	const [, name = '', between = '', word = '', time] = SAMPLE_LINE.exec(line) ?? fail(`${pullFiles.quote(line)} is not a sample`);
	const labels = new Map();
	const pairs = parseLabels(between) ?? fail('a label is not of the form label="value"');
	for (const { label, equal, value } of pairs) {
		if (!equal || label === '__name__')
			fail(`label ${label} is not allowed`);
		if (labels.has(label))
			fail(`label ${label} twice`);
		labels.set(label, value);
	}
	const value = parseValue(word) ?? fail(`${pullFiles.quote(word)} is not a value`);
	if (time === undefined)
		return { name, labels, value };
	if (!/^[+-]?\d{1,19}$/.test(time))
		fail(`${pullFiles.quote(time)} is not a timestamp`);
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

const TIME_IN_QUEUE = 'mq_pr_time_in_queue_1h_seconds';
function typicalTimeIn(exposition, branch) {
	const isOfQueue = ({ labels }) => (labels.get('branch') || branch) === branch && isOfMainQueue(labels);
	const histograms = familiesOf(exposition).filter((family) => family.name === TIME_IN_QUEUE && isHistogram(family));
	for (const { buckets } of histograms.flatMap(histogramSeries).filter(isOfQueue)) {
		const { value, isBeyond } = quantileOf(0.5, buckets);
		if (!Number.isNaN(value))
			return { minutes: Math.max(1, Math.round(value / 60)), isBeyond };
	}
	return undefined;
}
function familiesOf(exposition) {
	try {
		return parseExposition(exposition);
	}
	catch (error) {
		if (error instanceof ExpositionError)
			return [];
		throw error;
	}
}

const timeInQueue = Object.freeze(Object.defineProperty({
	__proto__: null,
	TIME_IN_QUEUE,
	typicalTimeIn
}, Symbol.toStringTag, { value: 'Module' }));

exports.DOCUMENTED_METRICS = DOCUMENTED_METRICS;
exports.ExpositionError = ExpositionError;
exports.FAILED_BY_CHECK = FAILED_BY_CHECK;
exports.MAIN_QUEUE = MAIN_QUEUE;
exports.METRIC_WORDS = METRIC_WORDS;
exports.QUEUE_TYPE = QUEUE_TYPE;
exports.TIME_IN_QUEUE = TIME_IN_QUEUE;
exports.WAIT_MARKER = WAIT_MARKER;
exports.bareRunId = bareRunId;
exports.compilePathPatterns = compilePathPatterns;
exports.defineOperation = defineOperation;
exports.explainSeries = explainSeries;
exports.failureMarker = failureMarker;
exports.formatValue = formatValue;
exports.hasLabels = hasLabels;
exports.histogramSeries = histogramSeries;
exports.isAboutFailure = isAboutFailure;
exports.isDocumentedLabel = isDocumentedLabel;
exports.isDocumentedValue = isDocumentedValue;
exports.isHistogram = isHistogram;
exports.isOfMainQueue = isOfMainQueue;
exports.isQueueCheck = isQueueCheck;
exports.lacksBuckets = lacksBuckets;
exports.leftWithPrerequisite = leftWithPrerequisite;
exports.metricOf = metricOf;
exports.noTarget = noTarget;
exports.numbersAhead = numbersAhead;
exports.parseExposition = parseExposition;
exports.parseLabels = parseLabels;
exports.parseValue = parseValue;
exports.pointerToExplanation = pointerToExplanation;
exports.quantileOf = quantileOf;
exports.readTestRun = readTestRun;
exports.relativePath = relativePath;
exports.reportChecks = reportChecks;
exports.sampleNames = sampleNames;
exports.seriesName = seriesName;
exports.testRunInputs = testRunInputs;
exports.testRunOf = testRunOf;
exports.timeInQueue = timeInQueue;
exports.withHint = withHint;
exports.withTested = withTested;
exports.writeExposition = writeExposition;
exports.yieldingToExplanation = yieldingToExplanation;

 })

};
;