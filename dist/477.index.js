'use strict';

exports.id = 477;
exports.ids = [477];
exports.modules = {

/***/ 4082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $l: () => (QUEUE_TYPE),
  DF: () => (isDocumentedLabel),
  QE: () => (isDocumentedValue),
  S6: () => (MAIN_QUEUE),
  ak: () => (metricOf),
  bi: () => (DOCUMENTED_METRICS)
});
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
const QUEUE_TYPE = 'queue_type';
const MAIN_QUEUE = 'main';
const VALUES = {
	conclusion: ['merged', 'failed', 'cancelled'],
	[QUEUE_TYPE]: [MAIN_QUEUE, 'bisection'],
};
const isDocumentedValue = (label, value) => VALUES[label]?.includes(value) === true;
const isDocumentedLabel = (label, metric) => DOCUMENTED_METRICS.has(metric) &&
	(label === QUEUE_TYPE || (label === 'conclusion' && metric === 'mq_pr_conclusions_1h_total'));
const metricOf = (name) => name.replace(/_(sum|count|bucket)$/, '');

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
  cP: () => (hasLabels),
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
const hasLabels = (matchers, labels) => matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal);
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

/***/ 6447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  g: () => (parseExposition),
  z: () => (ExpositionError)
});
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);
var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7897);


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
	const type = _model_js__WEBPACK_IMPORTED_MODULE_1__/* .METRIC_TYPES */ .zm.find((known) => known === word) ?? fail(`unknown type ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(word)}`);
	if (known.type !== undefined && known.type !== type)
		fail(`a second TYPE for ${name}`);
	known.type = type;
}
function parseSample(line, fail) {
	const [, name = '', between = '', word = '', time] = SAMPLE.exec(line) ?? fail(`${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(line)} is not a sample`);
	const labels = new Map();
	const pairs = (0, _model_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLabels */ .Xy)(between) ?? fail('a label is not of the form label="value"');
	for (const { label, equal, value } of pairs) {
		if (!equal || label === '__name__')
			fail(`label ${label} is not allowed`);
		if (labels.has(label))
			fail(`label ${label} twice`);
		labels.set(label, value);
	}
	const value = (0, _model_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValue */ .$x)(word) ?? fail(`${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(word)} is not a value`);
	if (time === undefined)
		return { name, labels, value };
	if (!/^[+-]?\d{1,19}$/.test(time))
		fail(`${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(time)} is not a timestamp`);
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

/***/ }),

/***/ 1383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Cm: () => (histogramSeries),
  Ez: () => (lacksBuckets),
  Xf: () => (quantileOf)
});
var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7897);

function histogramSeries({ name, samples }) {
	const found = new Map();
	for (const sample of samples) {
		const labels = new Map(sample.labels);
		labels.delete('le');
		const key = JSON.stringify([...labels].sort(([a], [b]) => (a < b ? -1 : 1)));
		const series = found.get(key) ?? { name, labels, buckets: [], count: undefined };
		found.set(key, series);
		const le = (0, _model_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$x)(sample.labels.get('le') ?? '') ?? Number.NaN;
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

/***/ }),

/***/ 5508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  s: () => (readTypicalTime)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _documented_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4082);
var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7897);
var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6447);
var _quantile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1383);





const TIME_IN_QUEUE = 'mq_pr_time_in_queue_1h_seconds';
async function readTypicalTime(context, branch) {
	const answer = context.service.getMergeQueueMetrics(context.repository, { attempts: 1 });
	const exposition = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, answer, (why, error) => {
		const problem = error?.explanation.problem ?? why;
		context.log.info(`Continuing without the usual time in the queue: ${problem}`);
	});
	return exposition === undefined ? undefined : typicalTimeIn(exposition, branch);
}
function typicalTimeIn(exposition, branch) {
	const isOfQueue = ({ labels }) => (labels.get('branch') ?? branch) === branch &&
		(labels.get(_documented_js__WEBPACK_IMPORTED_MODULE_1__/* .QUEUE_TYPE */ .$l) ?? _documented_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_QUEUE */ .S6) === _documented_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_QUEUE */ .S6;
	const histograms = familiesOf(exposition).filter((family) => family.name === TIME_IN_QUEUE && (0, _model_js__WEBPACK_IMPORTED_MODULE_2__/* .isHistogram */ .VM)(family));
	for (const { buckets } of histograms.flatMap(_quantile_js__WEBPACK_IMPORTED_MODULE_4__/* .histogramSeries */ .Cm).filter(isOfQueue)) {
		const { value, isBeyond } = (0, _quantile_js__WEBPACK_IMPORTED_MODULE_4__/* .quantileOf */ .Xf)(0.5, buckets);
		if (!Number.isNaN(value))
			return { minutes: Math.max(1, Math.round(value / 60)), isBeyond };
	}
	return undefined;
}
function familiesOf(exposition) {
	try {
		return (0,_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseExposition */ .g)(exposition);
	}
	catch (error) {
		if (error instanceof _parse_js__WEBPACK_IMPORTED_MODULE_3__/* .ExpositionError */ .z)
			return [];
		throw error;
	}
}

/***/ }),

/***/ 9477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _metrics_typical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5508);
var _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7454);
var _pull_request_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9664);
var _pull_request_outlook_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7599);
var _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5005);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8261);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9662);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8244);
var _step_within_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2786);
















const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_14__/* .defineOperation */ .h)({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestTarget */ .Sj,
	inputs: { failOn: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_9__/* .PULL_REQUEST_STATES */ .fc), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons', 'ahead', 'typical-minutes'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		try {
			return await read(inputs.failOn, context, ref);
		}
		catch (error) {
			return (0, _pull_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failedResult */ .N)(error, `The state of #${ref.number} could not be read`);
		}
	},
});
async function read(failOn, context, ref) {
	const isGate = failOn.length > 0;
	const record = await (isGate ? findStated(context, ref) : context.service.findPullRequest(ref));
	context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOutputs */ .QS)(record));
	const state = record?.state;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestName */ .Ib)(ref);
	const gated = failOn.some((wanted) => wanted === state);
	const headline = gated ? `${name} is ${state}, which \`fail-on\` lists` : headlineOf(name, record);
	context.log.info(headline);
	const { queue, outlook } = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(record) ? await readOutlook(context, ref) : {};
	const expected = outlook && (0, _pull_request_outlook_js__WEBPACK_IMPORTED_MODULE_4__/* .outlookLine */ .yN)(outlook);
	if (expected !== undefined)
		context.log.info(expected);
	const stoppedQueue = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isIdle */ .xB)(record) ? queue : undefined;
	const { reasons, isMergedOnGitHub } = await (0, _pull_request_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findReasons */ .Rp)(context, ref, {
		record,
		queue: stoppedQueue,
	});
	const merge = isMergedOnGitHub ? `GitHub shows that it is merged into ${ref.targetBranch}` : '';
	if (merge !== '')
		context.log.info(merge);
	const shown = (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .worthReading */ .HT)(reasons);
	for (const { text } of shown)
		context.log.info(`- ${text}`);
	const otherwise = isMergedOnGitHub
		? 'There is nothing more to wait for.'
		: 'Run the step again when the state has changed.';
	const remedy = (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .firstRemedy */ .fr)(reasons) ?? otherwise;
	const since = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__/* .changedAt */ .Ek)(record);
	const report = {
		status: gated ? 'bad' : 'neutral',
		headline,
		reasons: shown,
		outlook: expected,
		why: merge === '' ? [] : [merge],
		stack: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_12__/* .stackPlace */ .i7)(ref),
		commits: [['Head commit', record?.prSha?.slice(0, 12)]],
		facts: [
			['Since (UTC)', since === undefined ? undefined : (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .utcMinute */ .vD)(since)],
			['Priority', record && (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_9__/* .chosenPriority */ .x$)(record)],
		],
		remedy: gated ? remedy : undefined,
	};
	return {
		outcome: record === undefined ? 'not-submitted' : 'found',
		outputs: { reasons: (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonsOutput */ .Pk)(reasons), ...(0, _pull_request_outlook_js__WEBPACK_IMPORTED_MODULE_4__/* .outlookOutputs */ .YS)(outlook) },
		details: { pullRequest: record, reasons: (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonsOutput */ .Pk)(reasons), ahead: outlook?.ahead },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_7__/* .reportSummary */ .hm)(report),
		failure: gated ? (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_7__/* .reportFailure */ .xV)(`Reading ${name}`, report) : undefined,
	};
}
const EXTRAS_MS = 30_000;
const readOutlook = (context, ref) => (0, _step_within_js__WEBPACK_IMPORTED_MODULE_15__/* .within */ .ux)(context, EXTRAS_MS, async (limited) => {
	const [{ queue }, typical] = await Promise.all([
		(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__/* .lookUpQueue */ .Uy)(limited, ref),
		(0, _metrics_typical_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypicalTime */ .s)(limited, ref.targetBranch),
	]);
	return { queue, outlook: (0, _pull_request_outlook_js__WEBPACK_IMPORTED_MODULE_4__/* .outlookOf */ .jH)(ref, queue, typical) };
});
async function findStated({ service }, ref) {
	try {
		const record = await service.getSubmittedPullRequest(ref);
		if (record.state !== undefined)
			return record;
	}
	catch (error) {
		if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			return undefined;
		throw error;
	}
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .ActionError */ .lZ('bad-response', {
		request: `Reading ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestName */ .Ib)(ref)}`,
		problem: "the service returned no state, so the action can't check `fail-on`",
		remedy: 'Run the step again.',
	});
}
function headlineOf(name, record) {
	if (record === undefined)
		return `${name} is not in the queue`;
	const state = record.state ?? 'in a state that the service does not return';
	return `${name} is ${state}${(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(record) ? ', in the queue' : ', not in the queue now'}`;
}

/***/ }),

/***/ 7454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (failedResult),
  R: () => (endFailed)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);
var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2484);




function endFailed(error, otherwise = _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_TITLES */ .N4[error.kind], notes = []) {
	const { request, problem, remedy, title: headline = otherwise } = error.explanation;
	const isAnswer = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7;
	const why = [isAnswer ? `${request}: ${problem}` : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalize */ .ZH)(problem), ...notes];
	return { outcome: error.kind, passes: false, headline, why, remedy, error };
}
function failedResult(error, refused, unproved = refused) {
	if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ) || error.kind === 'aborted')
		throw error;
	const heading = error.kind === 'unknown-outcome' ? unproved : refused;
	const { headline, why, remedy } = endFailed(error, heading);
	const summary = (0, _report_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSummary */ .hm)({ status: 'bad', headline, why, remedy });
	return { outcome: error.kind, summary, failure: error };
}

/***/ }),

/***/ 7599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  YS: () => (outlookOutputs),
  jH: () => (outlookOf),
  yN: () => (outlookLine)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

function outlookOf(ref, queue, typical, dependsOn) {
	const entries = queue?.enqueuedPullRequests ?? [];
	const index = entries.findIndex(({ prNumber }) => prNumber === ref.number);
	if (index === -1)
		return { ahead: undefined, mayShareNoTarget: false, typical };
	const isParallel = queue?.mode === 'parallel';
	const all = entries
		.slice(0, index)
		.map(({ prNumber, state, prTitle }) => ({ number: prNumber, state, title: prTitle }));
	if (isParallel && dependsOn !== undefined) {
		const ahead = all.filter(({ number }) => dependsOn.includes(number));
		return { ahead, mayShareNoTarget: false, typical };
	}
	return { ahead: all, mayShareNoTarget: isParallel && all.length > 0, typical };
}
const outlookOutputs = (outlook) => ({
	ahead: outlook?.ahead,
	'typical-minutes': outlook?.typical?.minutes,
});
function outlookLine({ ahead, mayShareNoTarget, typical }) {
	const parts = [];
	if (ahead?.length === 0)
		parts.push('nothing is ahead');
	else if (mayShareNoTarget)
		parts.push(`${ahead?.length} ahead, of which only those with a shared target hold it up`);
	else if (ahead !== undefined)
		parts.push(`${ahead.length} ahead`);
	if (typical !== undefined) {
		const about = typical.isBeyond ? 'more than' : 'about';
		parts.push(`half of the last hour's pull requests took ${about} ${typical.minutes} min`);
	}
	return parts.length === 0 ? undefined : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .capitalize */ .ZH)(parts.join('; '));
}

/***/ })

};
