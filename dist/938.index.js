'use strict';

exports.id = 938;
exports.ids = [938];
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

/***/ 7938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (get_metrics_operation)
});

var conditions = __webpack_require__(6880);
var evaluate = __webpack_require__(9476);
var metrics_groups = __webpack_require__(4250);
var model = __webpack_require__(7897);
var external_node_net_ = __webpack_require__(7030);
var inputs = __webpack_require__(9428);


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
var read = __webpack_require__(9218);
var fitting = __webpack_require__(6569);
var markdown = __webpack_require__(6801);
var duration = __webpack_require__(7568);
var shared_text = __webpack_require__(5831);
var metrics_quantile = __webpack_require__(1383);
var metrics_documented = __webpack_require__(4082);






const COLUMNS = new Map([
	['mq_depth_current', 'depth'],
	['mq_testing_slots_active', 'testing'],
	['mq_pr_conclusions_1h_total merged', 'merged'],
	['mq_pr_conclusions_1h_total failed', 'failed'],
]);
function queueTable(families) {
	const rows = queueRows(families);
	if (rows.length === 0)
		return '';
	const hasRepositories = new Set(rows.map(({ repository }) => repository)).size > 1;
	const head = [
		'Queue',
		{ number: 'In the queue' },
		{ number: 'Testing' },
		{ number: 'Merged in 1&nbsp;h' },
		{ number: 'Failed in 1&nbsp;h' },
		{ number: 'Median time' },
		{ number: 'p95' },
	];
	return (0, fitting/* fittingTable */.k)(head, rows, ({ repository, branch, depth, testing, merged, failed, ...row }) => [
		hasRepositories && repository !== ''
			? `${(0, markdown/* code */.aY)(branch)}<br><sub>${(0, markdown/* code */.aY)(repository)}</sub>`
			: (0, markdown/* code */.aY)(branch),
		...[depth, testing, merged, failed].map(shownCount),
		row.median ?? '',
		row.p95 ?? '',
	]);
}
const shownCount = (value) => value === undefined ? '' : (0, markdown/* text */.Qq)((0, model/* formatValue */.Fl)(value));
function queueRows(families) {
	const rows = new Map();
	const rowOf = (labels) => {
		const branch = labels.get('branch');
		if (branch === undefined || (labels.get(metrics_documented/* QUEUE_TYPE */.$l) ?? metrics_documented/* MAIN_QUEUE */.S6) !== metrics_documented/* MAIN_QUEUE */.S6)
			return undefined;
		const repository = labels.get('repo') ?? '';
		const key = JSON.stringify([repository, branch]);
		const ofBranch = [...rows.values()].find((other) => other.branch === branch);
		const row = rows.get(key) ?? (repository === '' ? ofBranch : undefined);
		if (row !== undefined)
			return row;
		const created = { repository, branch };
		rows.set(key, created);
		return created;
	};
	const documented = families.filter(({ name }) => metrics_documented/* DOCUMENTED_METRICS */.bi.has(name));
	for (const { name, labels, value } of documented.flatMap(({ samples }) => samples)) {
		const column = COLUMNS.get(`${name} ${labels.get('conclusion') ?? ''}`.trimEnd());
		const row = column && rowOf(labels);
		if (row)
			row[column] = value;
	}
	const times = documented.filter((family) => family.name === 'mq_pr_time_in_queue_1h_seconds' && (0, model/* isHistogram */.VM)(family));
	for (const { labels, buckets } of times.flatMap(metrics_quantile/* histogramSeries */.Cm)) {
		const row = rowOf(labels);
		if (row === undefined)
			continue;
		row.median = shownQuantile(0.5, buckets);
		row.p95 = shownQuantile(0.95, buckets);
	}
	return [...rows.values()];
}
function shownQuantile(quantile, buckets) {
	const { value, isBeyond } = (0, metrics_quantile/* quantileOf */.Xf)(quantile, buckets);
	if (Number.isNaN(value))
		return '';
	const time = (0, markdown/* text */.Qq)((0, duration/* duration */.p)(value)).replaceAll(' ', '&nbsp;');
	return isBeyond ? `&#62;&nbsp;${time}` : time;
}








const PERCENTILES = [50, 90, 95, 99];
function metricsReport(families, verdicts, pushFailure) {
	const samples = families.flatMap((family) => ((0, model/* isHistogram */.VM)(family) ? [] : family.samples));
	const histograms = families.filter(model/* isHistogram */.VM).flatMap(metrics_quantile/* histogramSeries */.Cm);
	const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels));
	const percentiles = PERCENTILES.map((percentile) => ({ number: `p${percentile}` }));
	const queues = queueTable(families);
	const series = [
		shared.size === 0 ? '' : `All series have ${(0, markdown/* code */.aY)((0, model/* seriesName */.f_)({ name: '', labels: shared }))}:`,
		tableOf(['Metric', { number: 'Value' }], samples, (sample) => [
			seriesCell(sample, shared),
			shownValue(sample.name, sample.value),
		]),
		tableOf(['Histogram', { number: 'Count' }, ...percentiles], histograms, (one) => [
			seriesCell(one, shared),
			...numbersOf(one),
		]),
	].filter((part) => part !== '');
	const count = samples.length + histograms.length;
	return [
		headline(families, verdicts, pushFailure === undefined),
		exceededList(verdicts, shared),
		pushFailure === undefined ? '' : (0, markdown/* failureLine */.Pu)(pushFailure.explanation),
		verdicts
			.filter(isFine)
			.map((verdict) => fineLine(verdict, shared))
			.join('\n'),
		queues,
		...(queues === '' ? series : [(0, markdown/* folded */.TM)(`All ${count} series`, series.join('\n\n'))]),
	]
		.filter((part) => part !== '')
		.join('\n\n');
}
function exceededLimits(verdicts) {
	const exceeded = verdicts.filter((verdict) => !isFine(verdict));
	const found = exceeded.map((verdict) => {
		const { name, limit } = verdict.condition;
		const time = isTime(name) && Number.isFinite(limit) ? `, ${(0, duration/* duration */.p)(limit)}` : '';
		return `${(0, evaluate/* failingReadings */._L)(verdict)} (fails when ${comparisonOf(verdict.condition)}${time})`;
	});
	const said = found.join('; ');
	return verdicts.length === 1 ? said : `${exceededCount(verdicts)}: ${said}`;
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
			.slice(0, evaluate/* MAX_READINGS */.XA)
			.map((reading) => `- ❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`),
		...(failing.length > evaluate/* MAX_READINGS */.XA
			? [`- ❌ ${failing.length - evaluate/* MAX_READINGS */.XA} more for ${(0, markdown/* code */.aY)(condition.text)}`]
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
function failsWhen(condition) {
	const { name, limit } = condition;
	const end = (0, markdown/* code */.aY)(comparisonOf(condition));
	const time = isTime(name) && Number.isFinite(limit) ? `, ${shownValue(name, limit)}` : '';
	return `fails when ${end}${time}`;
}
const comparisonOf = ({ text: condition }) => /[<>=!]=?\s*[^<>=!}]*$/.exec(condition)?.[0] ?? condition;
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
			quantiles: (0, metrics_quantile/* histogramSeries */.Cm)(family).map(({ labels, buckets }) => ({
				labels: labelsJson(labels),
				...Object.fromEntries(PERCENTILES.map((percentile) => [
					`p${percentile}`,
					valueJson((0, metrics_quantile/* quantileOf */.Xf)(percentile / 100, buckets).value),
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
	return `- ✅ ${(0, shared_text/* firstOf */.Ku)(found, evaluate/* MAX_READINGS */.XA)} (${failsWhen(condition)})`;
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
		const { value, isBeyond } = (0, metrics_quantile/* quantileOf */.Xf)(percentile / 100, buckets);
		return Number.isNaN(value) ? '' : `${isBeyond ? '&#62;&nbsp;' : ''}${shownValue(name, value)}`;
	}),
];
function shownValue(name, value) {
	if (isTime(name) && Number.isFinite(value))
		return (0, markdown/* text */.Qq)((0, duration/* duration */.p)(value)).replaceAll(' ', '&nbsp;');
	return (0, markdown/* text */.Qq)((0, model/* formatValue */.Fl)(Number(value.toPrecision(4))));
}
var errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var operation = __webpack_require__(8244);












const get_metrics_operation = (0, operation/* defineOperation */.h)({
	about: 'Read the metrics of the queues as a table, JSON or a file, push them to a Pushgateway, or fail on a condition.',
	target: operation/* noTarget */.l,
	inputs: {
		metricsScope: (0, inputs/* choice */.Yq)(['repository', 'organization']),
		metricsFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		pushgatewayUrl: (0, inputs/* optional */.lq)(pushgatewayInput()),
		failWhen: (0, inputs/* withDefault */.IQ)((0, conditions/* conditionsInput */.L)(), []),
	},
	outputs: ['metrics', 'metrics-file'],
	outcomes: ['read', 'threshold-exceeded'],
	async run({ metricsScope, metricsFile, pushgatewayUrl, failWhen }, context) {
		const repository = metricsScope === 'repository' ? context.repository : undefined;
		const families = await (0, read/* readMetrics */.U)(context, repository);
		const metrics = families.map((family) => familyJson(family, context.redact));
		context.setOutputs({ metrics });
		if (metricsFile !== undefined) {
			const exposition = (0, model/* writeExposition */.I0)(families);
			const path = await context.workspace.write('metrics-file', metricsFile, exposition);
			context.setOutputs({ 'metrics-file': path });
		}
		const verdicts = failWhen.map((condition) => (0, evaluate/* evaluateCondition */.F9)(condition, families));
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
		const pushed = pushFailure === undefined ? '' : `. ${pushFailure.message}`;
		const failure = new errors/* ActionError */.lZ('refused', {
			request: 'Checking `fail-when`',
			problem: `${exceededLimits(verdicts)}${pushed}`,
			remedy: 'Check the queue, or change the condition.',
		});
		return { outcome: 'threshold-exceeded', failure };
	}
	return pushFailure === undefined
		? { outcome: 'read' }
		: { outcome: pushFailure.kind, failure: pushFailure };
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
		if (!(error instanceof errors/* ActionError */.lZ) || context.signal.aborted)
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
		throw new errors/* ActionError */.lZ('invalid-input', {
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
		withoutToken: (inputs, event) => withoutToken(inputs, event),
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
