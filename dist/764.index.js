'use strict';

exports.id = 764;
exports.ids = [764];
exports.modules = {

/***/ 565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K2: () => (ownersOf),
  U: () => (NO_OWNER),
  hx: () => (UNHEALTHY),
  k3: () => (listedTest),
  tW: () => (NO_FILE),
  ux: () => (impactOf)
});
const UNHEALTHY = ['flaky', 'broken'];
const NO_OWNER = '(no owner)';
const NO_FILE = '(no file)';
function listedTest(test, listed) {
	const own = test.status?.value;
	if (own === listed)
		return test;
	const value = UNHEALTHY.find((known) => known === own?.toLowerCase()) ?? listed;
	return { ...test, status: { ...test.status, value } };
}
function ownersOf({ codeowners }) {
	if (codeowners?.length === 1 && codeowners[0] !== '')
		return codeowners;
	const owners = [...new Set(codeowners)].filter((owner) => owner !== '');
	return owners.length === 0 ? [NO_OWNER] : owners;
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

/***/ }),

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

/***/ 8066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (explain_operation)
});

var globs = __webpack_require__(8217);
var list_lines = __webpack_require__(5886);
var shared_text = __webpack_require__(5831);
var inputs = __webpack_require__(9428);




const testChecksInput = () => (0, inputs/* convert */.C6)((text, refuse) => (0, inputs/* splitList */.ry)(text, /\n/).map((line) => {
	const [, checks = '', , files] = /^(.*?)(\s*=>\s*(.*))?$/.exec(line) ?? [];
	if (checks === '' || files === '')
		refuse(`has ${(0, inputs/* quote */.hD)(line)}, which is not of the form CHECKS or CHECKS => FILES`);
	const problem = (0, list_lines/* listProblem */._A)(text) ?? globLineProblem(checks, 'names');
	const ofFiles = files && globLineProblem(files, 'paths');
	if (problem ?? ofFiles)
		return refuse(`is wrong: ${problem ?? ofFiles}`);
	return { matches: (0, globs/* compileGlobs */.t)([checks], 'text'), files };
}));
const globLineProblem = (glob, listOf) => (0, list_lines/* lineProblem */.OR)(glob, listOf) ?? (0, globs/* globProblem */.A)(glob);
const reportGlobs = (failedTestsFiles, testChecks) => [
	...new Set([...failedTestsFiles, ...testChecks.flatMap(({ files }) => files ?? [])]),
];
function assignReports(failing, testChecks, { files, unmatched }) {
	const claimed = new Set(testChecks.flatMap(({ files }) => files ?? []));
	const checks = failing.map((check) => {
		const lines = linesFor(check, testChecks);
		const reports = files.filter(({ globs }) => lines.some((line) => line.files === undefined
			? !globs.some((glob) => claimed.has(glob))
			: globs.includes(line.files)));
		return { check, name: (0, shared_text/* inBackticks */.Zw)(check.name), lines, reports };
	});
	const unknown = checks.find(({ lines }) => lines.length === 0);
	if (unknown !== undefined)
		return { rule: 2, why: `${unknown.name} is not one of \`test-checks\`` };
	const silent = checks.find(({ reports }) => reports.length === 0);
	const nothing = unmatched.length > 0 ? `no file matches ${unmatched.map(shared_text/* inBackticks */.Zw).join(', ')}` : undefined;
	if (silent !== undefined)
		return noEvidence(`no report of ${silent.name}: the job may have crashed before it wrote one${nothing === undefined ? '' : `; ${nothing}`}`);
	if (nothing !== undefined)
		return noEvidence(nothing);
	const bad = files.find(({ problem }) => problem !== undefined);
	if (bad !== undefined)
		return noEvidence(`${(0, shared_text/* inBackticks */.Zw)(bad.path)}, ${bad.problem}`);
	const empty = checks.find(({ reports }) => reports.every(({ cases }) => cases === 0));
	if (empty !== undefined)
		return noEvidence(`no report of ${empty.name} has a test case: the job may have crashed before its tests`);
	const shared = checks.filter(({ lines }) => lines.some((line) => line.files === undefined));
	if (shared.length > 1)
		return noEvidence(`${shared.map(({ name }) => name).join(' and ')} failed, and \`test-checks\` does not tell their reports apart`);
	const owners = new Map();
	for (const { reports } of checks)
		for (const report of reports)
			owners.set(report, (owners.get(report) ?? 0) + 1);
	const testsOf = new Map(checks.map(({ check, reports }) => [
		check,
		reports.filter((report) => owners.get(report) === 1).flatMap(({ failed }) => failed),
	]));
	const unproved = checks.find(({ check }) => testsOf.get(check)?.length === 0);
	if (unproved !== undefined)
		return noEvidence(`no report of ${unproved.name} alone has a failing test`);
	return { testsOf };
}
const noEvidence = (why) => ({ rule: 3, why });
const linesFor = ({ name, workflow }, testChecks) => testChecks.filter(({ matches }) => matches(name) || (workflow !== undefined && matches(`${workflow} / ${name}`)));
var fitting = __webpack_require__(6569);
var markdown = __webpack_require__(6801);
var findings = __webpack_require__(9664);
var pull_request_reasons = __webpack_require__(5005);
var pull_request_record = __webpack_require__(6583);
var pull_request_report = __webpack_require__(2484);
var fact = __webpack_require__(1946);
var links = __webpack_require__(1903);
var references = __webpack_require__(2886);
var external_node_path_ = __webpack_require__(6760);
var unhealthy_test = __webpack_require__(565);
var shared_clock = __webpack_require__(3412);





const RULES = { unlisted: 4, ambiguous: 4, broken: 4, healthy: 4, recent: 5, touched: 6 };
const doubt = (kind, rows, why) => ({ kind, rows, rule: RULES[kind], why });
const hasName = ({ name }) => (0, shared_text/* withoutInvisible */.OT)(name) !== '';
const testTitle = (test) => hasName(test) ? test.name : `${test.classname ?? ''} (no name)`.trim();
function judgeTests(tests, comparison) {
	const { listing, workspace } = comparison;
	const byName = new Map();
	for (const row of listing) {
		const name = row.name.trim();
		const others = byName.get(name);
		if (others === undefined)
			byName.set(name, [row]);
		else
			others.push(row);
	}
	const matches = tests.map((test) => [test, matchFailedTest(test, byName.get(test.name.trim()) ?? [], workspace)]);
	const changed = [...comparison.changes].map(([number, files]) => ({
		number,
		names: (0, fact/* ifKnown */.HP)(files)?.flatMap(({ path, previousPath = path }) => [...new Set([path, previousPath])].map(comparable)),
	}));
	const testsOf = new Map();
	for (const [test, { rows }] of matches)
		for (const row of rows)
			testsOf.set(row, (testsOf.get(row) ?? new Set()).add(JSON.stringify(test)));
	return matches.map(([test, match]) => {
		if (match.kind !== 'known')
			return { test, ...match };
		const { rows } = match;
		const shared = 'another failing test matches the same row of the listing';
		if (rows.some((row) => testsOf.get(row)?.size !== 1))
			return { test, ...doubt('ambiguous', rows, shared) };
		const recent = comparison.openedAt.isKnown
			? 'it became flaky after the pull request was opened, and too few others were impacted'
			: 'GitHub did not show when the pull request was opened, and too few others were impacted';
		if (!rows.every((row) => wasFlakyBefore(row, comparison)))
			return { test, ...doubt('recent', rows, recent) };
		const why = touched([test.file, ...rows.map((row) => row.file_path)], changed, workspace);
		return { test, ...(why === undefined ? match : doubt('touched', rows, why)) };
	});
}
const isQuarantined = ({ rows }) => rows.some(({ quarantined }) => quarantined === true);
function matchFailedTest(test, listing, workspace) {
	if (!hasName(test))
		return doubt('unlisted', [], 'its report gives it no name');
	const file = normalizePath(test.file, workspace);
	const ofName = [...new Map(listing.map((row) => [row.id, row])).values()].filter(({ name }) => name.trim() === test.name.trim());
	const rows = ofName.filter((row) => agree(row.classname, test.classname) &&
		agree(row.parent, test.parent) &&
		isSameFile(normalizePath(row.file_path, workspace), file));
	if (rows.length === 0)
		return doubt('unlisted', rows, unlistedText(test, ofName, workspace));
	const places = rows.map(({ classname, parent, file_path }) => [
		classname || '',
		parent || '',
		normalizePath(file_path, workspace) ?? '',
	]);
	const distinct = (values) => new Set(values.map((value) => JSON.stringify(value))).size;
	const variants = distinct(rows.map(({ variant }) => variant || ''));
	if (distinct(places) > 1 || variants < rows.length)
		return doubt('ambiguous', rows, `it can be any of ${rows.length} tests of the listing`);
	const other = rows.find(({ otherStatus }) => otherStatus !== undefined)?.otherStatus;
	if (other !== undefined)
		return doubt('healthy', rows, `its own status in the listing is ${(0, shared_text/* inBackticks */.Zw)((0, shared_text/* truncate */.xv)(other, 40))}`);
	if (rows.some(({ status }) => status.value !== 'flaky'))
		return doubt('broken', rows, 'it is listed as broken');
	return { kind: 'known', rows };
}
function wasFlakyBefore(row, { openedAt, tested }) {
	const [then, opened] = [(0, shared_clock/* parseTime */.pe)(row.status.timestamp), (0, shared_clock/* parseTime */.pe)((0, fact/* ifKnown */.HP)(openedAt))];
	const isOlder = then !== undefined && opened !== undefined && then < opened;
	return isOlder || (tested !== undefined && (0, unhealthy_test/* impactOf */.ux)(row) >= tested + 2);
}
function touched(paths, changed, workspace) {
	const files = new Set(paths.flatMap((path) => filesIn(path, workspace)));
	if (files.size === 0)
		return 'neither the report nor the listing names its file';
	if (changed.length === 0)
		return 'the pull requests of the run are not known';
	const own = [...files].map(comparable);
	for (const { number, names } of changed) {
		if (names === undefined)
			return `the files that #${number} changes can't be read`;
		if (names.some((name) => own.some((file) => name.endsWith(file) || file.endsWith(name))))
			return `#${number} changes its file`;
	}
	return undefined;
}
const ADDITION = /(?:::.*|:\d+(?::\d+)?|#L?\d+.*|\(\d+(?:,\d+)?\)|\[[\d:,]+\]|\?.*)$/s;
function filesIn(path, workspace) {
	const whole = normalizePath(path, workspace);
	if (whole === undefined)
		return [];
	const bare = whole.replace(ADDITION, '');
	const extension = external_node_path_.posix.extname(bare);
	const isFile = /[a-z]/i.test(extension) && !/\s/.test(extension);
	return isFile ? [whole, bare] : [];
}
function agree(listed, reported) {
	const listedName = listed?.trim();
	const reportedName = reported?.trim();
	return !listedName || !reportedName || listedName === reportedName;
}
const DRIVE = /^[a-z]:\//i;
function isSameFile(listed, reported) {
	if (!listed || !reported || listed === reported)
		return true;
	const isOfOtherMachine = reported.startsWith('/') || DRIVE.test(reported);
	return isOfOtherMachine && reported.endsWith(`/${listed}`);
}
function unlistedText({ classname, parent, file }, [row], workspace) {
	if (row === undefined)
		return 'it is not listed as unhealthy';
	const { file_path: listedFile } = row;
	const isOtherFile = !isSameFile(normalizePath(listedFile, workspace), normalizePath(file, workspace));
	const differences = [
		{ what: 'class', differs: !agree(row.classname, classname), listed: row.classname },
		{ what: 'suite', differs: !agree(row.parent, parent), listed: row.parent },
		{ what: 'file', differs: isOtherFile, listed: listedFile },
	].filter(({ differs }) => differs);
	const places = differences.map(({ what, listed }) => `the ${what} ${(0, shared_text/* inBackticks */.Zw)(listed ?? '')}`);
	return `a test of this name is listed, but in ${places.join(' and ')}`;
}
function normalizePath(path, workspace) {
	const slashed = (path ?? '').replaceAll('\\', '/');
	const root = `${workspace.replaceAll('\\', '/').replace(/\/+$/, '')}/`;
	const isInside = DRIVE.test(root)
		? slashed.toLowerCase().startsWith(root.toLowerCase())
		: slashed.startsWith(root);
	const plain = external_node_path_.posix.normalize(root !== '/' && isInside ? slashed.slice(root.length) : slashed);
	return plain === './' || plain === '.' ? undefined : plain;
}
const comparable = (path) => `/${path
	.normalize()
	.toLowerCase()
	.replace(/^(\.\.\/|\/)+/, '')}`;
var test_run = __webpack_require__(8210);

const NOTHING = { green: [], isAnyOfGreen: false, stopped: [], isGreen: false };
const isFailedByCheck = ({ record, entry }) => (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
	entry?.reason === test_run/* FAILED_BY_CHECK */.tx;
function checksNow({ record, run, entry, result, }) {
	const { failed, notRun, pending, suspects, greenNow } = result;
	const isOver = record?.state === 'FAILED' && entry?.reason === test_run/* FAILED_BY_CHECK */.tx;
	const isLeft = failed.length > greenNow.length || notRun.length + pending.length > 0;
	const hasFailedJob = suspects.some(({ state }) => state === 'failed');
	if (!isOver || isLeft || hasFailedJob || !run.isKnown)
		return NOTHING;
	const stopped = suspects.filter(({ state }) => state === 'not-run').map(({ name }) => name);
	if (stopped.length > 0)
		return { ...NOTHING, stopped };
	if (greenNow.length > 0)
		return { ...NOTHING, green: greenNow.map(({ name }) => name), isGreen: true };
	const { required, checks } = run.value;
	const didRun = (name) => (0, test_run/* isGreenNow */.ig)(checks.filter((check) => check.required && check.name === name));
	if (required.length === 0 || !required.every(didRun))
		return NOTHING;
	return { ...NOTHING, green: required, isAnyOfGreen: required.length > 1, isGreen: true };
}
var errors = __webpack_require__(4096);
var pull_request_head = __webpack_require__(1740);
var on_github = __webpack_require__(8511);
var reason_kinds = __webpack_require__(8424);
var writes = __webpack_require__(6994);
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var best_effort = __webpack_require__(3709);
var dry_run = __webpack_require__(5088);
var pull_request_inputs = __webpack_require__(1499);









const explainInputs = {
	...test_run/* testRunInputs */.dd,
	failedTestsFiles: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)('paths'), []),
	testChecks: (0, inputs/* withDefault */.IQ)(testChecksInput(), []),
	orgSlug: (0, inputs/* optional */.lq)((0, inputs/* orgSlug */.GT)()),
	retryOn: (0, inputs/* choice */.Yq)(['never', 'known-flaky']),
	...pull_request_inputs/* publishInputs */.vZ,
};
function withConclusions(facts) {
	const { history, run, mergeFacts, record } = facts;
	const entry = (0, fact/* ifKnown */.HP)(history)?.entry;
	return {
		...facts,
		entry,
		result: (0, test_run/* resultOf */.Bg)((0, fact/* ifKnown */.HP)(run), entry),
		head: ((0, fact/* ifKnown */.HP)(mergeFacts)?.headSha ?? record?.prSha)?.toLowerCase(),
	};
}
async function readFacts(search) {
	const { context, ref, questions } = search;
	const record = await readRecord(search);
	const asked = questions.facts();
	const history = (0, findings/* readHistory */.Lu)(search, record);
	const readBase = async () => mayBeByCheck(record, (0, fact/* ifKnown */.HP)(await history)?.entry)
		? questions.branch(ref.targetBranch)
		: (0, fact/* unread */.gy)('no check failed');
	const readRun = async () => {
		const [service, mergeFacts] = await Promise.all([
			(0, findings/* readServiceFacts */.hB)(search, record, asked, history),
			asked,
		]);
		const found = withConclusions({ ref, record, ...service, mergeFacts });
		return { ...found, tests: await readTestFacts(search, found) };
	};
	const [found, base, queue] = await Promise.all([readRun(), readBase(), readQueue(context, ref)]);
	return { ...found, base, queue };
}
const mayBeByCheck = (record, entry) => (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
	entry?.reason !== 'start_test_run_merge_conflict' &&
	!(0, test_run/* leftWithPrerequisite */.OJ)(entry);
const RUN_END_LAG_MS = 60_000;
const PAUSE_MS = 5000;
async function readRecord({ context, ref, claim }) {
	const { service, clock, signal, event } = context;
	const deadline = new shared_clock/* Deadline */.B2(clock, claim && reportsEnd(event) ? RUN_END_LAG_MS : 0);
	for (;;) {
		const record = await service.findPullRequest(ref);
		if (record?.state !== 'TESTING' || deadline.passed)
			return record;
		await clock.sleep(Math.min(PAUSE_MS, deadline.remainingMs), signal);
	}
}
const reportsEnd = ({ name, payload }) => payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending');
async function readQueue(context, ref) {
	let problem = '';
	const answer = context.service.getQueue(ref, { attempts: 1 });
	const queue = await (0, best_effort/* bestEffort */.z)(context, answer, (why, error) => {
		problem = error?.explanation.problem ?? why;
	});
	return queue === undefined ? (0, fact/* unread */.gy)(problem) : (0, fact/* known */.eO)(queue);
}
async function readTestFacts(search, { record, run, history, mergeFacts, entry, result }) {
	const { context, inputs } = search;
	const isAsked = inputs.orgSlug !== undefined && inputs.testChecks.length > 0;
	if (!isAsked || !mayBeByCheck(record, entry))
		return undefined;
	const isNamed = result.failed.length > 0;
	if (!isNamed && entry?.reason !== test_run/* FAILED_BY_CHECK */.tx)
		return undefined;
	const evidence = isNamed ? await readEvidence(search, run, result) : UNNAMED;
	const workspace = context.workspace.root;
	const skipped = (0, fact/* unread */.gy)('the reports prove nothing');
	if (evidence.rule !== undefined || !run.isKnown)
		return {
			...{ evidence, workspace, changes: new Map() },
			...{ listing: skipped, containsHead: skipped, hasOtherBranch: skipped },
		};
	const { sha, branch } = run.value;
	const head = mergeFacts.isKnown ? mergeFacts.value.headSha : undefined;
	const hasTimeline = history.isKnown && history.value.hasTimeline;
	const [listing, changes, containsHead, living] = await Promise.all([
		readListing(search, [...evidence.testsOf.values()].flat()),
		readChanges(search, run.value, entry),
		sha && head
			? search.questions.ask((commits) => commits.contains(sha, head))
			: (0, fact/* unread */.gy)('one of the two commits is not known'),
		hasTimeline ? (0, fact/* unread */.gy)('the timeline names the run') : search.questions.testBranches('branches'),
	]);
	const hasOtherBranch = living.isKnown
		? (0, fact/* known */.eO)(living.value.some((other) => other.branch !== branch))
		: living;
	return { evidence, listing, changes, containsHead, hasOtherBranch, workspace };
}
const UNNAMED = {
	rule: 2,
	why: 'nothing that can be read names the required check that failed',
};
const OF_ANOTHER_RUN = {
	rule: 3,
	why: 'the reports are not known to be of this test run',
};
async function readEvidence({ context, inputs, claim, reports }, run, result) {
	const isOfRun = run.isKnown &&
		(inputs.testRunId !== undefined || (claim && (0, test_run/* bareRunId */.D)(claim.id)) === (0, test_run/* bareRunId */.D)(run.value.id));
	if (!isOfRun)
		return OF_ANOTHER_RUN;
	const { readTestReports } = await __webpack_require__.e(/* import() */ 238).then(__webpack_require__.bind(__webpack_require__, 3857));
	const read = await readTestReports(context.workspace, reports);
	for (const { path, cases, failed, problem } of read.files)
		context.log.info(`${path}: ${failed.length} of ${(0, shared_text/* pluralize */.td)(cases, 'test')} failed${problem === undefined ? '' : `; ${problem}`}`);
	return assignReports((0, test_run/* failingChecks */.oe)(result), inputs.testChecks, read);
}
async function readListing({ context, inputs }, tests) {
	const { orgSlug = '' } = inputs;
	const pages = await Promise.all(/* import() | flaky */[__webpack_require__.e(440), __webpack_require__.e(935), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 5852));
	const names = new Set(tests.map(({ name }) => name.trim()));
	let problem = '';
	const read = pages.readListing(context, orgSlug, ({ name }) => names.has(name.trim()));
	const listing = await (0, best_effort/* bestEffort */.z)(context, read, (why, error) => {
		problem = error?.explanation.problem ?? why;
		context.log.warning(`The listing of flaky tests cannot be read: ${why}`);
	});
	return listing === undefined ? (0, fact/* unread */.gy)(problem) : (0, fact/* known */.eO)(listing);
}
async function readChanges({ ref, questions }, run, entry) {
	const tested = run.tested.map(({ prNumber }) => prNumber);
	const numbers = [...new Set([ref.number, ...tested, ...(0, test_run/* numbersAhead */.gm)(run, entry)])];
	const read = async (number) => [
		number,
		await questions.ask((commits) => commits.files(number)),
	];
	return new Map(await Promise.all(numbers.map(read)));
}




function judgeFailures(facts, tests) {
	const { evidence, listing, changes, workspace } = tests;
	const verdicts = evidence.rule === undefined && listing.isKnown
		? judgeTests([...evidence.testsOf.values()].flat(), {
			...{ listing: listing.value, changes, workspace },
			openedAt: openedAt(facts.mergeFacts),
			tested: (0, fact/* ifKnown */.HP)(facts.run)?.tested.length,
		})
		: [];
	return { broken: brokenRule(facts, tests, verdicts), tests: verdicts };
}
function brokenRule(facts, tests, verdicts) {
	const { evidence, listing } = tests;
	const first = brokenIf(1, runProblem(facts, tests)) ?? brokenIf(2, checkProblem(facts));
	if (first !== undefined)
		return first;
	if (evidence.rule !== undefined)
		return evidence;
	if (!listing.isKnown)
		return { rule: 8, why: 'the listing of flaky tests could not be read to its end' };
	return (brokenByTests(evidence.testsOf, verdicts) ??
		brokenIf(7, headProblem(facts, tests)) ??
		brokenIf(undefined, reviewProblem(facts)));
}
function openedAt(mergeFacts) {
	if (!mergeFacts.isKnown)
		return mergeFacts;
	const { createdAt } = mergeFacts.value;
	return createdAt === undefined ? (0, fact/* unread */.gy)('GitHub did not show it') : (0, fact/* known */.eO)(createdAt);
}
const brokenIf = (rule, why) => why === undefined ? undefined : { rule, why };
const NEAR_MS = 10 * 60_000;
function runProblem({ run, history, record, result }, { hasOtherBranch }) {
	if (!run.isKnown)
		return `the test run is not known: ${run.why}`;
	const { id, isBisection, checks } = run.value;
	if (isBisection)
		return 'the test run is part of a bisection';
	if (!history.isKnown)
		return `the timeline could not be read: ${history.why}`;
	const { hasTimeline, entry } = history.value;
	if (hasTimeline)
		return entry?.testRun?.id.toLowerCase() === id.toLowerCase()
			? undefined
			: 'the service does not name this test run as the one that failed it';
	const ends = [...checks.filter(({ required }) => required), ...result.failed].map(({ finishedAt = Number.NaN }) => finishedAt);
	const isNear = Math.abs(Math.max(...ends) - ((0, pull_request_record/* changedAt */.Ek)(record) ?? Number.NaN)) <= NEAR_MS;
	if (!isNear)
		return 'another test run may have failed it';
	if (!hasOtherBranch.isKnown)
		return `the test branches could not be read: ${hasOtherBranch.why}`;
	return hasOtherBranch.value ? 'there may be a newer test run' : undefined;
}
function checkProblem({ run, base, ref, result }) {
	if (!run.isKnown)
		return undefined;
	const { notRun, pending, siblings, greenNow } = result;
	const { gitHubChecks, allRequired } = run.value;
	if (!gitHubChecks.isKnown)
		return `GitHub's checks of the test run could not be read: ${gitHubChecks.why}`;
	if (!allRequired.isKnown)
		return `the required checks could not be read: ${allRequired.why}`;
	if (!base.isKnown)
		return `the checks of ${(0, shared_text/* inBackticks */.Zw)(ref.targetBranch)} could not be read: ${base.why}`;
	const [green] = greenNow;
	if (green !== undefined)
		return `${(0, shared_text/* inBackticks */.Zw)(green.name)} was run again and is green now`;
	const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')];
	if (stopped !== undefined)
		return `${(0, shared_text/* inBackticks */.Zw)(stopped.name)} did not run`;
	const [unfinished] = pending;
	return unfinished && `${(0, shared_text/* inBackticks */.Zw)(unfinished.name)} has not finished`;
}
function brokenByTests(byCheck, verdicts) {
	const [first] = verdicts
		.filter((verdict) => verdict.kind !== 'known')
		.toSorted((one, other) => one.rule - other.rule);
	const broken = first && {
		rule: first.rule,
		why: `${(0, shared_text/* inBackticks */.Zw)(testTitle(first.test))}: ${first.why}`,
	};
	if (broken?.rule === 4)
		return broken;
	for (const [check, tests] of byCheck) {
		const ofCheck = new Set(tests);
		const own = verdicts.filter(({ test }) => ofCheck.has(test));
		if (own.every(isQuarantined))
			return {
				rule: 4,
				why: `every failing test of ${(0, shared_text/* inBackticks */.Zw)(check.name)} is quarantined, so something else failed it`,
			};
	}
	return broken;
}
function headProblem({ mergeFacts, record, run }, { containsHead }) {
	if (!mergeFacts.isKnown)
		return `the present head commit could not be read: ${mergeFacts.why}`;
	if (record?.prSha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(record.prSha, mergeFacts.value.headSha))
		return 'the head commit has moved since it was submitted';
	if (!containsHead.isKnown)
		return `it could not be read whether the test run tested the present head commit: ${containsHead.why}`;
	return (0, fact/* ifKnown */.HP)(run)?.sha !== undefined && containsHead.value
		? undefined
		: 'nothing proves that the test run tested the present head commit';
}
const reviewProblem = ({ mergeFacts, record }) => record?.state === 'FAILED' && mergeFacts.isKnown ? unreadReviews(mergeFacts.value) : undefined;
function unreadReviews({ changeRequests, }) {
	if (changeRequests?.isKnown)
		return undefined;
	return `the reviews could not be read${changeRequests ? `: ${changeRequests.why}` : ''}`;
}







const AGAIN = 'then submit it again';
const VERDICTS = {
	merged: {
		status: 'good',
		text: 'is merged into `{branch}`',
		next: '',
		when: 'the queue or GitHub has merged it into the target branch',
	},
	'not-submitted': {
		status: 'neutral',
		text: 'was never submitted to the queue of `{branch}`',
		next: 'Submit it, with `operation: submit`',
		when: 'the service has no record of it',
	},
	queued: {
		status: 'neutral',
		text: 'is in the queue, and its result is still open',
		next: 'Wait for the queue to finish',
		when: 'it waits, is being tested, or failed in a run that another pull request may have broken',
	},
	'not-ready': {
		status: 'neutral',
		text: 'is in the queue, and held up',
		next: 'Do what each reason suggests',
		when: "it isn't ready, or it waits in a queue that isn't running",
	},
	cancelled: {
		status: 'neutral',
		text: 'was taken out of the queue',
		next: `Find out who or what took it out, ${AGAIN}`,
		when: 'someone cancelled it, pushed to it, closed it, converted it to a draft or changed its base branch, it timed out, or a pull request that it is stacked on left the queue',
	},
	conflict: {
		status: 'bad',
		text: 'conflicts with `{branch}` or with what is ahead of it',
		next: `Merge \`{branch}\` into the pull request, resolve the conflict, push, ${AGAIN}`,
		when: 'the service reports a conflict, or GitHub does and no required check failed',
	},
	'merge-refused': {
		status: 'bad',
		text: 'passed its tests, and the merge was refused',
		next: 'Do what each reason suggests',
		when: 'the service reports that GitHub refused the merge',
	},
	infrastructure: {
		status: 'bad',
		text: 'failed without a failed test: checks did not run',
		next: `Look at the logs of these checks and at the runners, ${AGAIN}`,
		when: 'no required check failed, and at least one was cancelled, timed out, could not start or never reported, or failed only because its run was cancelled',
	},
	'broken-base': {
		status: 'bad',
		text: 'fails only checks that also fail on `{branch}` at `{commit}`',
		next: `Repair \`{branch}\` first, ${AGAIN}`,
		when: 'every required check that failed, and every failed job behind it, also fails on the newest commit of the target branch',
	},
	'known-flaky': {
		status: 'bad',
		text: 'failed, and all of its failing tests are known to be flaky',
		next: 'Submit it again: the failing tests are known to be flaky',
		when: 'all [eight rules](#try-again-automatically) hold and, if it has left the queue, its reviews could be read',
	},
	'check-failed': {
		status: 'bad',
		text: 'failed a required check',
		next: `Fix the failing check and push, ${AGAIN}`,
		when: 'a required check failed, even if only the service says so, and nothing above explains it',
	},
	undecided: {
		status: 'neutral',
		text: 'is not merged, and the cause is not clear',
		next: 'Look at the pull request, the queue and the checks of the test run',
		when: 'a check has not finished, nothing failed, or the state is unknown',
	},
};
const nextOf = (name) => {
	const { next } = VERDICTS[name];
	return next === '' ? '' : `${next}.`;
};
function judge(facts) {
	const name = verdictWithoutRules(facts);
	if (name !== 'check-failed' || facts.tests === undefined)
		return { name, tests: [] };
	const { broken, tests } = judgeFailures(facts, facts.tests);
	return broken === undefined ? { name: 'known-flaky', tests } : { name, broken, tests };
}
function verdictWithoutRules(facts) {
	const { record, ref, entry } = facts;
	if ((0, pull_request_record/* isMerged */.TL)(record, ref) || (0, on_github/* isMergedOnGitHub */.$Y)((0, fact/* ifKnown */.HP)(facts.mergeFacts), ref))
		return 'merged';
	if (record === undefined)
		return 'not-submitted';
	if ((0, pull_request_record/* isQueued */.MX)(record)) {
		if (record.state !== 'PENDING_FAILURE')
			return judgeQueued(facts, record);
		return mayBeFaultOfOther(facts) ? 'queued' : judgeFailure(facts);
	}
	if (record.state === 'CANCELLED')
		return 'cancelled';
	if (record.state !== 'FAILED')
		return 'undecided';
	const wasTakenOut = (0, test_run/* leftWithPrerequisite */.OJ)(entry) || TAKEN_OUT.includes(entry?.reason ?? '');
	return wasTakenOut ? 'cancelled' : judgeFailure(facts);
}
const TAKEN_OUT = [
	'user_requested',
	'trunk_admin_requested',
	'api_requested',
	'pr_pushed_to',
	'pr_closed',
	'pr_converted_to_draft',
	'pr_base_branch_changed',
	'not_ready_timeout_expired',
];
function judgeQueued({ queue }, { state }) {
	const queueState = (0, fact/* ifKnown */.HP)(queue)?.state ?? 'running';
	if (state === 'NOT_READY')
		return 'not-ready';
	if (state === 'PENDING')
		return queueState === 'running' ? 'queued' : 'not-ready';
	if (state === 'TESTS_PASSED' && queueState === 'paused')
		return 'not-ready';
	return state === 'TESTING' || state === 'TESTS_PASSED' ? 'queued' : 'undecided';
}
function mayBeFaultOfOther(facts) {
	const { ref, entry } = facts;
	const [run, queue] = [(0, fact/* ifKnown */.HP)(facts.run), (0, fact/* ifKnown */.HP)(facts.queue)];
	const queued = queue?.enqueuedPullRequests.map(({ prNumber }) => prNumber);
	const isUnfinished = (number) => number !== ref.number && (queued?.includes(number) ?? true);
	const mayBeSingle = queue?.mode === 'single' || (queue?.mode ?? run?.ahead) === undefined;
	return ((run?.tested.length ?? 0) > 1 ||
		(entry?.waitingFor?.length ?? 0) > 0 ||
		(0, test_run/* numbersAhead */.gm)(run, entry).some(isUnfinished) ||
		(mayBeSingle && queued !== undefined && aheadOf(ref.number, queued).length > 0));
}
function aheadOf(number, queued) {
	const at = queued.indexOf(number);
	return at === -1 ? queued : queued.slice(0, at);
}
function judgeFailure(facts) {
	const { entry, result } = facts;
	const { failed, pending } = result;
	if (entry?.reason === 'start_test_run_merge_conflict')
		return 'conflict';
	if ((0, fact/* ifKnown */.HP)(facts.mergeFacts)?.conflicting && failed.length === 0)
		return 'conflict';
	if ((0, reason_kinds/* refusesMerge */.sY)(entry?.reason) && failed.length === 0)
		return 'merge-refused';
	const timedOut = entry?.reason === 'test_run_timeout';
	const isRunning = pending.some(({ kind }) => kind !== undefined);
	if (isRunning && !timedOut)
		return 'undecided';
	if (failed.length === 0)
		return judgeWithoutFailedCheck(facts, timedOut);
	if (pending.length > 0 && !timedOut)
		return 'undecided';
	const onBase = (0, fact/* ifKnown */.HP)(facts.base)?.checks ?? [];
	const causes = (0, test_run/* failureCauses */.x8)(result);
	return causes.every((check) => failsAmong(onBase, check)) ? 'broken-base' : 'check-failed';
}
function judgeWithoutFailedCheck(facts, timedOut) {
	const { notRun, pending } = facts.result;
	const areAllShown = pending.length === 0 || timedOut;
	if (notRun.length + pending.length > 0 && areAllShown)
		return 'infrastructure';
	if (notRun.length > 0 || !isFailedByCheck(facts))
		return 'undecided';
	const { isGreen, stopped } = checksNow(facts);
	return isGreen || stopped.length > 0 ? 'undecided' : 'check-failed';
}
const failsAmong = (checks, { name, kind }) => checks.some((check) => check.name === name && check.kind === kind && check.state === 'failed');

















async function retry(step, { comments, existing } = {}) {
	const { inputs, context, facts, verdict } = step;
	const isCounted = existing?.some((comment) => retriedHead(comment) === facts.head) ?? false;
	if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky')
		return { isCounted };
	const notRetried = (why) => ({ isCounted, text: `Not retried: ${why}` });
	if (isCounted)
		return notRetried('this head commit was retried before');
	if (comments === undefined || existing === undefined)
		return notRetried('the comment that counts the retries cannot be read');
	const plan = planRetry(verdict.name, facts);
	if ('why' in plan)
		return notRetried(plan.why);
	if (context.dryRun)
		return { isCounted, dryRun: (0, dry_run/* planned */.l)(context.log, [requestOf(facts.ref, plan)]) };
	return claimAndSend(step, comments, plan);
}
async function claimAndSend(step, comments, plan) {
	const { context, questions, facts } = step;
	let failure;
	const readAgain = () => Promise.all([questions.facts(), readQueue(context, facts.ref)]);
	const claiming = claimRetry(context, comments, plan.head, readAgain);
	const claimed = await (0, best_effort/* bestEffort */.z)(context, claiming, (why, error) => {
		const { problem = why, remedy } = error?.explanation ?? {};
		failure = { text: `Not retried: it could not be counted: ${problem}`, next: remedy };
	});
	if (failure !== undefined)
		return failure;
	const isCounted = true;
	if (claimed === undefined) {
		const text = 'Not retried: another run has counted it';
		return {
			isCounted,
			isClaimedByOther: true,
			text,
			next: 'Wait for the other run, which retries it.',
		};
	}
	const { claim, present } = claimed;
	try {
		return { ...(await sendRetry(step, plan, present)), isCounted, claim };
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof errors/* ServiceError */._7))
			throw error;
		const { problem, remedy } = error.explanation;
		const text = `The retry failed: ${problem}`;
		return { isCounted, claim, text, ...(error.mayHaveApplied && { error, next: remedy }) };
	}
}
function planRetry(verdict, facts, head = (0, fact/* ifKnown */.HP)(facts.mergeFacts)?.headSha.toLowerCase()) {
	const { record } = facts;
	if (verdict !== 'known-flaky' || record === undefined)
		return { why: 'it is not known to be flaky' };
	if (head === undefined)
		return { why: 'its head commit is not known' };
	const kind = record.state === 'PENDING_FAILURE' ? 'restart' : 'submit';
	return refusalOf(facts, head) ?? { kind, head, record };
}
function refusalOf({ record, mergeFacts, queue, ref }, head) {
	if (!mergeFacts.isKnown)
		return { why: 'its head commit is not known' };
	if (!queue.isKnown)
		return { why: 'the queue could not be read' };
	const { state } = queue.value;
	if (state !== 'running') {
		const remedy = { ...reason_kinds/* KINDS */.GW['queue-state'], again: true };
		const next = (0, pull_request_reasons/* wordRemedy */.bv)(remedy, ref, (0, pull_request_record/* isQueued */.MX)(record) ? 'restart its tests' : 'submit it again');
		return { why: `the queue is ${state.replaceAll('_', ' ')}`, next };
	}
	const obstacle = (0, pull_request_reasons/* obstacleOf */.HD)(mergeFacts.value, ref, head);
	if (obstacle !== undefined)
		return { why: obstacle.text, next: obstacle.remedy };
	if (record?.state === 'PENDING_FAILURE')
		return undefined;
	if (record?.state !== 'FAILED' || (0, pull_request_record/* isQueued */.MX)(record))
		return { why: `it is ${record?.state}` };
	const why = unreadReviews(mergeFacts.value);
	return why === undefined ? requestedChanges(mergeFacts.value, ref) : { why };
}
function requestedChanges({ changeRequests, changesRequested }, ref) {
	const [reviewer] = (0, fact/* ifKnown */.HP)(changeRequests) ?? [];
	if (reviewer === undefined && !changesRequested)
		return undefined;
	const review = reviewer === undefined ? 'a review' : `a review by ${(0, shared_text/* inBackticks */.Zw)(reviewer)}`;
	const next = (0, pull_request_reasons/* wordRemedy */.bv)(reason_kinds/* KINDS */.GW['changes-requested'], ref, 'submit it again');
	return { why: `${review} requests changes`, next };
}
const requestOf = (ref, { kind, record }) => kind === 'restart'
	? (0, requests/* restartTestsOnPullRequest */.cl)(ref)
	: (0, requests/* submitPullRequest */.D6)(ref, (0, writes/* optionsAsBefore */.aR)(record));
const RETRIED = 'retried=';
const retriedHead = ({ data }) => data.startsWith(RETRIED) ? data.slice(RETRIED.length).toLowerCase() : undefined;
const CLAIM_PAUSE_MS = 2000;
async function claimRetry({ clock, signal }, comments, head, readAgain) {
	const claim = await comments.create(`${RETRIED}${head}`, `Trying \`${head.slice(0, 12)}\` again.`);
	await clock.sleep(CLAIM_PAUSE_MS, signal);
	const [listed, present] = await Promise.all([comments.list(), readAgain()]);
	const claims = listed.filter((comment) => retriedHead(comment) === head);
	if (claims[0]?.id === claim.id)
		return { claim, present };
	if (claims.some(({ id }) => id === claim.id))
		await comments.remove(claim);
	return undefined;
}
async function sendRetry({ context, facts, verdict }, plan, [mergeFacts, queue]) {
	const { ref } = facts;
	const now = planRetry(verdict.name, { record: plan.record, mergeFacts, queue, ref }, plan.head);
	if ('why' in now)
		return { text: `Nothing was sent: ${now.why}`, next: now.next ?? nextOf('undecided') };
	const { last, ...sent } = plan.kind === 'restart'
		? await sendRestart(context, ref, plan)
		: await sendSubmission(context, ref, plan);
	const isOver = (0, pull_request_record/* isMerged */.TL)(last.record, ref) || (0, on_github/* isMergedOnGitHub */.$Y)((0, fact/* ifKnown */.HP)(mergeFacts), ref);
	if (isOver)
		return { ...sent, last, next: nextOf('merged') };
	return { ...sent, last, next: nextOf((0, pull_request_record/* isQueued */.MX)(last.record) ? 'queued' : 'undecided') };
}
async function sendRestart(context, ref, { record: judged }) {
	const record = await context.service.findPullRequest(ref);
	if (record === undefined || !(0, pull_request_record/* isQueued */.MX)(record) || !(0, pull_request_record/* isAsBefore */.si)(record, judged))
		return { text: `Nothing was sent: it is ${record?.state ?? 'gone'} now`, last: { record } };
	const { outcome, ...last } = await (0, writes/* restartVerified */.CI)(context, ref, record);
	if (outcome === 'left')
		return { text: 'It left the queue meanwhile', last };
	return { isSent: true, text: 'Its tests were restarted once', last };
}
async function sendSubmission(context, ref, { record: judged, head }) {
	const { clock, service } = context;
	const deadline = new shared_clock/* Deadline */.B2(clock, service.retryTimeoutMs);
	const { sent, ...last } = await (0, writes/* resubmit */.OW)(context, ref, judged, {}, deadline);
	if (!sent)
		return { text: 'Nothing was sent: its state has changed meanwhile', last };
	const { sha: shown } = await (0, pull_request_head/* settledHead */.wb)(context, ref, last.record, head);
	if ((0, pull_request_record/* isOtherHead */.Lg)(shown, head)) {
		const exit = await (0, writes/* takeOut */.gu)({ ...context, setOutputs() { } }, ref);
		const text = `It was submitted again, but its head moved meanwhile. ${exit.sentence}`;
		return { text, last: { ...last, ...exit } };
	}
	const { state } = last.record ?? {};
	const end = (0, schemas/* isEnded */.pl)(state) ? `, and is ${state} now` : '';
	return { isSent: true, text: `It was submitted again once${end}`, last };
}














function explain(facts, verdict, missingPermissions, isGitHubAvailable) {
	const { ref, record } = facts;
	const { reasons, failing } = (0, findings/* findingsOf */.WX)({ ...facts, run: (0, fact/* ifKnown */.HP)(facts.run), gitHub: (0, fact/* ifKnown */.HP)(facts.mergeFacts) }, (0, fact/* ifKnown */.HP)(facts.queue)?.state, missingPermissions);
	const present = checksNow(facts);
	const isStopped = present.stopped.length > 0;
	const keepsRemedy = ({ kind }) => (BY_REASON.includes(verdict.name) && !present.isGreen) ||
		kind === 'permission-missing' ||
		(verdict.name === 'not-submitted' && OBSTACLES.includes(kind));
	const isUnasked = !isGitHubAvailable && record?.state !== 'MERGED';
	const all = [...reasons, ...(isUnasked ? [NO_TOKEN] : [])].map((reason) => keepsRemedy(reason) ? reason : { ...reason, remedy: undefined });
	const fill = (template) => template
		.replaceAll('{branch}', () => ref.targetBranch)
		.replaceAll('{commit}', () => (0, fact/* ifKnown */.HP)(facts.base)?.sha.slice(0, 12) ?? 'its head');
	return {
		reasons: all,
		failing,
		headline: `#${ref.number} ${fill(headlineOf(facts, verdict))}${testedTogether(facts, verdict)}`,
		shownReasons: (0, pull_request_reasons/* worthReading */.HT)(all).filter(({ kind, sameAs }) => (kind !== 'not-in-queue' || verdict.name !== 'not-submitted') &&
			(sameAs !== 'check-failed' || !isStopped)),
		notes: [...notesOnGreen(present), ...notesOnCancelled(facts), ...facts.notes],
		next: fill(nextStep(facts, verdict, present)),
	};
}
function notesOnGreen({ green, isAnyOfGreen }) {
	if (isAnyOfGreen)
		return ['All required checks are green now: one of them was run again'];
	return green.map((name) => `${(0, shared_text/* inBackticks */.Zw)(name)} is green now: it was run again`);
}
function notesOnCancelled({ result }) {
	const isTornDown = result.notRun.some(({ followsCancellation }) => followsCancellation);
	return isTornDown
		? ['A job that was cancelled may also have reached its own time limit, `timeout-minutes`']
		: [];
}
const NO_TOKEN = {
	kind: 'permission-missing',
	text: "`github-token` is empty, so the action can't ask GitHub",
	remedy: 'Leave `github-token` at its default.',
};
const BY_REASON = ['not-ready', 'cancelled', 'merge-refused', 'undecided'];
const OBSTACLES = ['closed', 'draft', 'base-changed'];
function headlineOf(facts, { name }) {
	const { text } = VERDICTS[name];
	if (!isFailedByCheck(facts))
		return text;
	const { isGreen, stopped } = checksNow(facts);
	const { failed, notRun, suspects } = facts.result;
	if (name === 'check-failed')
		return failed.length + suspects.length > 0
			? text
			: `${text}, and nothing that can be read names it`;
	if (name !== 'undecided')
		return text;
	if (isGreen)
		return 'failed a required check, which is green now';
	if (stopped.length > 0)
		return `failed, although no required check did: ${stopped.map(shared_text/* inBackticks */.Zw).join(', ')} did not run`;
	if (failed.length > 0)
		return 'failed a required check, and another has not finished';
	if (notRun.length > 0)
		return 'failed, and not all of its checks can be read';
	return 'failed a required check, and one has not finished';
}
const TESTED_TOGETHER = [
	'check-failed',
	'broken-base',
	'known-flaky',
	'queued',
];
function testedTogether({ ref, run }, { name }) {
	const tested = (0, fact/* ifKnown */.HP)(run)?.tested ?? [];
	const others = tested.filter(({ prNumber }) => prNumber !== ref.number);
	if (!TESTED_TOGETHER.includes(name) || others.length === 0)
		return '';
	return `, tested together with ${others.map(({ prNumber }) => `#${prNumber}`).join(', ')}`;
}
function nextStep(facts, { name }, { isGreen }) {
	const { record, head, result } = facts;
	const isUnnamed = result.failed.length + result.suspects.length === 0;
	if (name === 'check-failed' && isUnnamed)
		return 'Find the check that failed in the test run, fix it and push, then submit it again.';
	const hasPassed = isGreen && (name === 'check-failed' || name === 'undecided');
	if (!hasPassed && name !== 'known-flaky')
		return nextOf(name);
	const refusal = refusalOf(facts, (hasPassed ? record?.prSha : undefined) ?? head);
	if (refusal?.next !== undefined)
		return refusal.next;
	if (hasPassed)
		return 'Submit it again: the check that failed is green now.';
	return (0, pull_request_record/* isQueued */.MX)(record)
		? 'Restart its tests: the failing tests are known to be flaky.'
		: nextOf(name);
}
function explanationReport(facts, verdict, { headline, shownReasons, notes, next }, attempt) {
	const { record } = attempt.last ?? facts;
	return {
		status: VERDICTS[verdict.name].status,
		mark: attempt.isSent ? '🔁' : undefined,
		headline,
		reasons: shownReasons,
		why: [
			...(verdict.broken ? [brokenText(verdict.broken)] : []),
			...(attempt.text === undefined ? [] : [attempt.text]),
			...notes,
		],
		stack: (0, references/* stackPlace */.i7)(facts.ref),
		commits: [['Head commit', facts.head?.slice(0, 12)]],
		facts: [
			['State', record?.state],
			['Test branch', (0, fact/* ifKnown */.HP)(facts.run)?.branch],
		],
		commentFacts: [
			['Title', record?.prTitle],
			['Author', record?.prAuthor],
			['Test branch', (0, fact/* ifKnown */.HP)(facts.run)?.branch],
		],
		subject: (0, pull_request_report/* subjectOf */.et)(record),
		remedy: (attempt.next ?? next) || undefined,
		pullRequestUrl: (0, fact/* ifKnown */.HP)(facts.mergeFacts)?.url,
	};
}
const brokenText = ({ rule, why }) => `Not known to be flaky${rule === undefined ? '' : ` (rule ${rule})`}: ${why}`;
const failingTests = ({ tests }) => tests.map(({ test, rows, ...verdict }) => ({
	name: test.name,
	file: test.file,
	known: verdict.kind === 'known',
	why: verdict.kind === 'known' ? undefined : verdict.why,
	rows: rows.map(({ id, html_url: url }) => ({ id, url })),
}));
const TABLE_BYTES = 20_000;
function testsReport({ tests, broken }) {
	const rules = broken?.rule === undefined ? '' : (0, markdown/* link */.nf)('The rules of a retry', (0, links/* docsPage */.t)(explanation_RULES));
	if (tests.length === 0)
		return rules;
	const row = (verdict) => [testCell(verdict), listingCell(verdict)];
	const head = ['Failing test', 'In the listing'];
	const table = (0, fitting/* fittingTable */.k)(head, tests, row, 'failing-tests', TABLE_BYTES);
	const folding = (0, markdown/* folded */.TM)((0, shared_text/* pluralize */.td)(tests.length, 'failing test'), table);
	return rules === '' ? folding : `${rules}\n\n${folding}`;
}
const explanation_RULES = 'recipes/kicked.md#try-again-automatically';
function testCell({ test, rows }) {
	const name = (0, markdown/* link */.nf)(testTitle(test), rows[0]?.html_url);
	return test.file === undefined ? name : `${name}<br><sub>${(0, markdown/* code */.aY)(test.file)}</sub>`;
}
function listingCell(verdict) {
	if (verdict.kind !== 'known')
		return (0, markdown/* prose */.CS)(verdict.why);
	return `known to be flaky${isQuarantined(verdict) ? ', quarantined' : ''}`;
}
var failure_comments = __webpack_require__(6229);
var pull_request_outlook = __webpack_require__(7599);









function announce({ context: { setOutputs, log }, facts, verdict, outlook }, { reasons, failing }) {
	const { ref, record, head } = facts;
	const [run, queue] = [(0, fact/* ifKnown */.HP)(facts.run), (0, fact/* ifKnown */.HP)(facts.queue)];
	const tests = failingTests(verdict);
	const listed = (0, pull_request_reasons/* reasonsOutput */.Pk)(reasons);
	setOutputs({
		verdict: verdict.name,
		reasons: listed,
		'failing-checks': failing,
		'failing-tests': tests,
		'tested-pull-requests': run?.tested ?? [],
		...stateOutputs(record),
		...(head !== undefined && { 'head-sha': head }),
		...(queue && (0, pull_request_record/* placeOutputs */.WR)(ref, queue)),
		'test-branch': run?.branch,
		'test-status': run?.status,
		...(0, pull_request_outlook/* outlookOutputs */.YS)(outlook),
	});
	log.info(`#${ref.number} on ${ref.targetBranch}: ${verdict.name}`);
	for (const { text } of (0, pull_request_reasons/* worthReading */.HT)(reasons))
		log.info(`- ${text}`);
	const { name, broken } = verdict;
	return {
		...{ verdict: { name, broken }, reasons: listed, failingChecks: failing, failingTests: tests },
		...{ pullRequest: record, testRun: run },
	};
}
const stateOutputs = (record) => ({
	state: record?.state,
	submitted: (0, pull_request_record/* isQueued */.MX)(record),
});
async function publish(step, explanation, attempt, known, details) {
	const { inputs, context, facts, verdict } = step;
	const report = {
		...explanationReport(facts, verdict, explanation, attempt),
		outlook: step.outlook && (0, pull_request_outlook/* outlookLine */.yN)(step.outlook),
	};
	if (report.outlook !== undefined)
		context.log.info(report.outlook);
	const tests = testsReport(verdict);
	const markdown = (0, pull_request_report/* reportSummary */.hm)(report, tests);
	for (const line of report.why ?? [])
		context.log.info(line);
	const next = report.reasons?.[0]?.remedy ?? report.remedy;
	if (next !== undefined)
		context.log.info(`Next: ${next}`);
	if (known?.existing !== undefined && !context.dryRun) {
		const { event, clock, log } = context;
		const text = (0, pull_request_report/* reportComment */.eG)(report, event.runUrl, clock.now(), tests);
		const failedHead = failedHeadOf(step);
		const body = failedHead === undefined ? text : `${(0, failure_comments/* failureLine */.Pu)(failedHead)}\n${text}`;
		const url = await (0, best_effort/* bestEffort */.z)(context, keepComment(step, known, body, attempt), (why) => log.warning(`The comment could not be written: ${why}`));
		if (url !== undefined && failedHead !== undefined)
			await (0, best_effort/* bestEffort */.z)(context, replaceWaitComment(step, failedHead, url), (why) => log.warning(`The comment of the step that waits could not be updated: ${why}`));
	}
	await (0, pull_request_report/* writeSlack */.mu)(context, inputs.slackPayloadFile, report);
	if (attempt.last !== undefined)
		context.setOutputs(stateOutputs(attempt.last.record));
	context.setOutputs({
		retries: attempt.isCounted ? 1 : 0,
		'report-markdown': (0, shared_text/* truncate */.xv)(markdown, OUTPUT_LENGTH),
	});
	if (attempt.error !== undefined)
		throw attempt.error;
	const { dryRun, isSent } = attempt;
	const ended = verdict.name === 'not-submitted' ? verdict.name : 'explained';
	return {
		outcome: dryRun?.outcome ?? (isSent ? 'retried' : ended),
		details: { ...details, ...dryRun?.details },
		summary: dryRun === undefined ? markdown : `${markdown}\n\n${dryRun.summary}`,
	};
}
const OUTPUT_LENGTH = 60_000;
async function readComments({ github, log }, questions, policy, number) {
	if (policy === 'never')
		return undefined;
	if (!github.available) {
		log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
		return undefined;
	}
	const comments = await github.ownComments(failure_comments/* EXPLAIN_MARKER */.v6, number);
	const listed = questions.share(() => comments.list());
	return {
		comments,
		existing: await (0, best_effort/* bestEffort */.z)(questions.time, listed, (why) => log.warning(`The comments could not be read, so none is written: ${why}`)),
	};
}
const FINE = ['merged', 'queued', 'not-submitted'];
const NO_FAILURE = [...FINE, 'not-ready'];
function failedHeadOf({ facts, verdict }) {
	if (NO_FAILURE.includes(verdict.name))
		return undefined;
	return facts.record?.prSha ?? facts.head;
}
async function replaceWaitComment({ context, facts }, failedHead, url) {
	const { number } = facts.ref;
	const comments = await context.github.ownComments(failure_comments/* WAIT_MARKER */.hH, number);
	const pointer = (0, failure_comments/* pointerToExplanation */.co)(number, url);
	for (const comment of await comments.list())
		if ((0, failure_comments/* isAboutFailure */.Ql)(comment, failedHead) && comment.body.trimEnd() !== pointer)
			await comments.update(comment, pointer);
}
async function keepComment({ inputs, verdict }, { comments, existing = [] }, body, { claim, isClaimedByOther }) {
	const all = isClaimedByOther ? await comments.list() : existing;
	const target = claim ?? all.at(-1);
	if (target === undefined) {
		const isWanted = inputs.comment === 'always' || !FINE.includes(verdict.name);
		return isWanted ? (await comments.create('', body)).url : undefined;
	}
	if (target.body.trimEnd() !== body.trimEnd())
		await comments.update(target, body);
	for (const other of all)
		if (other.id !== target.id && other.data === '')
			await comments.remove(other);
	return target.url;
}
var metrics_typical = __webpack_require__(5508);
var github_questions = __webpack_require__(1281);
var resolve = __webpack_require__(8261);
var test_branch = __webpack_require__(4459);
var operation = __webpack_require__(8244);
var within = __webpack_require__(2786);















const explain_operation = (0, operation/* defineOperation */.h)({
	about: "Explain why a pull request isn't merged, whose failure it is and what to do, and try again once if all failing tests are known to be flaky.",
	target: resolve/* unresolvedPullRequestTarget */.tt,
	inputs: explainInputs,
	outputs: [
		'verdict',
		'reasons',
		'failing-checks',
		'failing-tests',
		'retries',
		'tested-pull-requests',
		'report-markdown',
		'state',
		'submitted',
		'queue-state',
		'queue-position',
		'queue-depth',
		'test-branch',
		'test-status',
		'ahead',
		'typical-minutes',
	],
	outcomes: ['explained', 'retried', 'not-submitted'],
	checks: {
		retryOn: [
			({ retryOn, comment }) => retryOn !== 'never' &&
				comment === 'never' &&
				'needs `comment: on-failure` or `comment: always`: the comment counts the retries',
			({ retryOn, failedTestsFiles, testChecks, orgSlug }) => {
				if (retryOn === 'never')
					return undefined;
				const hasFiles = failedTestsFiles.length > 0 || testChecks.some(({ files }) => files);
				const missing = [
					...(hasFiles ? [] : ['`failed-tests-files`']),
					...(testChecks.length > 0 ? [] : ['`test-checks`']),
					...(orgSlug === undefined ? ['`org-slug`'] : []),
				];
				return missing.length > 0 && `needs ${missing.join(' and ')}`;
			},
		],
	},
	onlyWith: { failedTestsFiles: 'testChecks', testChecks: 'orgSlug' },
	async run(inputs, context, location) {
		const { event, repository, github, workspace, clock } = context;
		const globs = reportGlobs(inputs.failedTestsFiles, inputs.testChecks);
		const reports = workspace.find('failed-tests-files', globs);
		const named = (0, test_branch/* testRunOfEvent */.HN)(event, repository, inputs.testBranchPattern);
		const startedAt = clock.monotonic();
		const { ref } = await (0, resolve/* resolvePullRequest */.DJ)((0, resolve/* withNumber */.Yx)(location, named?.number), context);
		const claim = named?.number === ref.number ? named : undefined;
		const ms = Math.max(0, github_questions/* QUESTIONS_MS */.X - (clock.monotonic() - startedAt));
		const questions = new github_questions/* GitHubQuestions */.L(context, ref, inputs.testBranchPattern, new Set(), ms);
		const [facts, comments] = await Promise.all([
			readFacts({ context, ref, inputs, claim, reports, questions }),
			readComments(context, questions, inputs.comment, ref.number),
		]);
		const verdict = judge(facts);
		const outlook = verdict.name === 'queued' ? await readOutlook(context, facts) : undefined;
		const explanation = explain(facts, verdict, questions.missingPermissions, github.available);
		const step = { inputs, context, questions, facts, verdict, outlook };
		const details = announce(step, explanation);
		const attempt = await retry(step, comments);
		return publish(step, explanation, attempt, comments, details);
	},
});
const EXTRAS_MS = 30_000;
async function readOutlook(context, facts) {
	const { ref, entry } = facts;
	const run = (0, fact/* ifKnown */.HP)(facts.run);
	const typical = await (0, within/* within */.ux)(context, EXTRAS_MS, (limited) => (0, metrics_typical/* readTypicalTime */.s)(limited, ref.targetBranch));
	const dependsOn = run?.ahead && (0, test_run/* numbersAhead */.gm)(run, entry);
	return (0, pull_request_outlook/* outlookOf */.jH)(ref, (0, fact/* ifKnown */.HP)(facts.queue), typical, dependsOn);
}

/***/ }),

/***/ 2363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  operation: () => (operation)
});
var _github_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1380);
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8261);
var _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4459);
var _pull_request_test_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8210);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8244);









const operation = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_8__/* .defineOperation */ .h)({
	about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedPullRequestTarget */ .tt,
	inputs: _pull_request_test_run_js__WEBPACK_IMPORTED_MODULE_5__/* .testRunInputs */ .dd,
	outputs: [
		'test-status',
		'test-branch',
		'test-branch-sha',
		'tested-pull-requests',
		'failing-checks',
		'missing-checks',
		'impacted-targets-file',
	],
	outcomes: ['found'],
	async run(inputs, context, location) {
		const { event } = context;
		const branch = (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .testRunOfEvent */ .HN)(event, context.repository, inputs.testBranchPattern);
		const id = inputs.testRunId ?? branch?.id;
		if (id === undefined)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ('invalid-input', {
				request: 'Finding the test run',
				problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
				remedy: 'Set `test-run-id`, or set `test-branch-pattern` if the queue names its branches differently.',
			});
		const { targetBranch } = inputs;
		context.setOutputs({ 'target-branch': targetBranch });
		const queue = targetBranch === undefined
			? (await (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePullRequest */ .DJ)((0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .withNumber */ .Yx)(location, branch?.number), context)).ref
			: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueRef */ .tQ)(context.repository, targetBranch);
		const details = await (0, _pull_request_test_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readTestRun */ .we)(context.service, queue, id, inputs);
		const report = (0, _pull_request_test_run_js__WEBPACK_IMPORTED_MODULE_5__/* .reportChecks */ .oG)(details, queue);
		for (const line of logLines(id, details, report))
			context.log.info(line);
		return {
			outcome: 'found',
			outputs: {
				'test-status': details.status,
				'test-branch': details.testBranch,
				'test-branch-sha': details.testBranchSha,
				'tested-pull-requests': details.testedPullRequests ?? [],
				'failing-checks': report.failing.map(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutput */ .yr),
				'missing-checks': report.missing,
				'impacted-targets-file': await writeTargets(details, context),
			},
			details: {
				testRunId: id,
				testingDetails: details,
				checks: report.checks.map(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutput */ .yr),
				failing: report.failing.map(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutput */ .yr),
				missing: report.missing,
			},
			summary: summary(id, details, report),
		};
	},
});
async function writeTargets({ impactedTargets }, { workspace }) {
	if (impactedTargets === undefined)
		return undefined;
	const path = workspace.own('impacted-targets.txt');
	const body = impactedTargets.map((target) => `${target}\n`).join('');
	return workspace.write('impacted-targets-file', path, body);
}
const pullRequestsOf = ({ testedPullRequests = [] }) => testedPullRequests.map(({ prNumber }) => `#${prNumber}`).join(', ');
function logLines(id, details, { failing, missing }) {
	const tested = pullRequestsOf(details);
	return [
		`Test run ${id}: ${details.status ?? 'no status'}, ${tested === '' ? 'names no pull request' : `testing ${tested}`}`,
		...failing.map(({ name, url }) => `Failed: ${name}${url === undefined ? '' : ` (${url})`}`),
		...missing.map((name) => `Required and never reported: ${name}`),
	];
}
function summary(id, details, { checks, missing }) {
	const { status, testBranch, testedPullRequests: tested = [] } = details;
	const pulls = pullRequestsOf(details);
	const [mark, verdict] = STATUSES[status ?? ''] ?? [_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7.neutral, `is ${status}`];
	const where = testBranch === undefined ? '' : ` on ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(testBranch)}`;
	const rows = [
		...checks.map(({ name, url, state, required }) => [
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(name, url),
			ICONS[state],
			required ? 'yes' : '',
		]),
		...missing.map((name) => [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(name), '⚪ never reported', 'yes']),
	];
	const list = (head, cells) => (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fittingTable */ .k)(head, cells, (row) => row);
	return [
		`### ${mark} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`The test run${pulls === '' ? '' : ` of ${pulls}`} ${verdict}`)}`,
		`Test run ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(id)}${where}`,
		tested.length > 0 &&
			list(['Pull request', 'Title'], tested.map(({ prNumber, prUrl, title = '' }) => [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`#${prNumber}`, prUrl), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(title)])),
		rows.length === 0 ? 'No check has reported yet.' : list(['Check', 'State', 'Required'], rows),
	]
		.filter(Boolean)
		.join('\n\n');
}
const STATUSES = {
	'': [_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7.neutral, 'has no status'],
	in_progress: [_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7.neutral, 'is in progress'],
	failed: [_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7.bad, 'failed'],
	cancelled: ['🚫', 'was cancelled'],
	succeeded: [_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7.good, 'passed'],
};
const ICONS = {
	passed: '✅ success',
	failed: '❌ failure',
	'not-run': '❌ did not run',
	pending: '🟡 pending',
};

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
