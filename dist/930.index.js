'use strict';

exports.id = 930;
exports.ids = [930,929];
exports.modules = {

/***/ 1380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  No: () => (stateOfCheck),
  hv: () => (judgedBySuite),
  iI: () => (isRed),
  yr: () => (checkOutput)
});
const STATES = new Map([
	['success', 'passed'],
	['neutral', 'passed'],
	['skipped', 'passed'],
	['failure', 'failed'],
	['error', 'failed'],
	['cancelled', 'not-run'],
	['timed_out', 'not-run'],
	['startup_failure', 'not-run'],
	['stale', 'not-run'],
]);
const stateOfCheck = (word) => STATES.get(word?.toLowerCase() ?? '') ?? 'pending';
const isRed = ({ state }) => state === 'failed' || state === 'not-run';
const OUTPUT_WORDS = {
	passed: 'success',
	failed: 'failure',
	'not-run': 'failure',
	pending: 'pending',
};
const checkOutput = ({ name, state, url, required = false }) => ({
	name,
	state: OUTPUT_WORDS[state],
	url,
	required,
});
const judgedBySuite = (checks) => withoutCancelledRuns(newestOfSuite(checks));
function newestOfSuite(checks) {
	const keyOf = ({ name, suite }) => JSON.stringify([suite, name]);
	const byKey = new Map();
	for (const check of checks) {
		if (check.kind !== 'run' || check.suite === undefined)
			continue;
		const others = byKey.get(keyOf(check));
		if (others === undefined)
			byKey.set(keyOf(check), [check]);
		else
			others.push(check);
	}
	const isOutdated = (check) => byKey.get(keyOf(check))?.some((other) => isNewerRun(other, check)) === true;
	return checks.filter((check) => check.kind === 'status' || !isOutdated(check));
}
function isNewerRun(run, than) {
	const { startedAt, id } = run;
	const areTimed = startedAt !== undefined && than.startedAt !== undefined;
	if (areTimed && startedAt !== than.startedAt)
		return startedAt > than.startedAt;
	return id !== undefined && than.id !== undefined && id > than.id;
}
function withoutCancelledRuns(checks) {
	const cancelledAt = new Map();
	for (const { suite, conclusion, finishedAt } of checks) {
		if (suite === undefined || conclusion !== 'cancelled' || finishedAt === undefined)
			continue;
		cancelledAt.set(suite, Math.min(cancelledAt.get(suite) ?? finishedAt, finishedAt));
	}
	const begins = ({ suite, startedAt = Number.NEGATIVE_INFINITY }) => inSeconds(startedAt) >= inSeconds(cancelledAt.get(suite) ?? Number.POSITIVE_INFINITY);
	const failed = checks.filter(({ state }) => state === 'failed');
	const hasRealFailure = new Set(failed.filter((check) => !begins(check)).map(({ suite }) => suite));
	return checks.map((check) => check.state === 'failed' && cancelledAt.has(check.suite) && !hasRealFailure.has(check.suite)
		? { ...check, state: 'not-run', followsCancellation: true }
		: check);
}
const inSeconds = (ms) => Math.floor(ms / 1000);

/***/ }),

/***/ 6310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  repositorySetup: () => (repositorySetup)
});
var _shared_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1903);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3177);




const nullableText = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const WORKFLOWS = `
query ($owner: String!, $repo: String!, $ref: String!, $workflows: String!) {
  repository(owner: $owner, name: $repo) {
    isPrivate
    ref(qualifiedName: $ref) { name }
    object(expression: $workflows) {
      ... on Tree { entries { name object { ... on Blob { text isTruncated } } } }
    }
  }
}`;
const WorkflowEntry = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	object: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ text: nullableText, isTruncated: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()) })),
}), ({ name, object }) => ({
	name,
	text: object?.isTruncated ? undefined : (object?.text ?? undefined),
}));
const WorkflowsAnswer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	repository: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		isPrivate: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
		ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
		object: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ entries: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(WorkflowEntry)) })),
	}),
});
const ProtectedBranch = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	commit: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
	protection: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		required_status_checks: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ contexts: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())) })),
	})),
}), ({ commit, protection }) => ({
	sha: commit.sha,
	requiredChecks: protection?.required_status_checks?.contexts ?? [],
}));
const RuleOfBranch = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	type: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	ruleset_id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
	parameters: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
		required_status_checks: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ context: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }))),
	})),
}), ({ type, ruleset_id: ruleset, parameters }) => ({
	type,
	ruleset: ruleset ?? undefined,
	requiredChecks: (parameters?.required_status_checks ?? []).map(({ context }) => context),
}));
const Ruleset = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
	name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
	_links: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ html: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ href: nullableText })) })),
}), ({ id, name, _links: links }) => ({ id, name, url: (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_3__/* .webLink */ .D)(links?.html?.href) }));
const ClosedPull = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
	draft: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
	head: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		sha: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
		repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
	}),
	base: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }) }),
}), ({ number, draft, head, base }) => ({
	number,
	isOwnDraft: draft === true && head.repo?.id === base.repo.id,
	branch: head.ref,
	headSha: head.sha,
}));
const READS_CONTENTS = 'contents: read';
const READS_ISSUES = 'issues: read';
const READS_METADATA = 'metadata: read';
const repositorySetup = (api) => ({
	async workflows(branch) {
		const request = `Reading the workflows of ${branch} from GitHub`;
		const ref = `refs/heads/${branch}`;
		const variables = { ...api.repository, ref, workflows: `${ref}:.github/workflows` };
		const { data, errors } = await api.graphql(request, READS_CONTENTS, WORKFLOWS, variables);
		if (errors.length > 0)
			throw (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedQuery */ .NI)(request, READS_CONTENTS, errors);
		const { repository } = (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(request, WorkflowsAnswer, data);
		if (repository.ref == null)
			return undefined;
		const entries = repository.object?.entries ?? [];
		return {
			isPublic: !repository.isPrivate,
			files: entries.filter(({ name }) => /\.ya?ml$/.test(name)),
		};
	},
	branch(branch) {
		const request = `Reading the branch ${branch} from GitHub`;
		return api.request(request, READS_CONTENTS, 'GET /branches/{branch}', ProtectedBranch, {
			branch,
		});
	},
	rules(branch) {
		const request = `Reading the rules for ${branch} from GitHub`;
		return api.list(request, READS_METADATA, '/rules/branches/{branch}', RuleOfBranch, { branch });
	},
	rulesets() {
		const request = 'Reading the rulesets from GitHub';
		return api.list(request, READS_METADATA, '/rulesets', Ruleset, { includes_parents: true });
	},
	async label(name) {
		const request = `Reading the label ${JSON.stringify(name)} from GitHub`;
		await api.request(request, READS_ISSUES, 'GET /labels/{name}', _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), { name });
	},
	async anyLabel() {
		const query = { per_page: 1 };
		await api.request('Reading labels from GitHub', READS_ISSUES, 'GET /labels', _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), query);
	},
	async anyIssue() {
		const query = { per_page: 1, state: 'all' };
		await api.request('Reading issues from GitHub', READS_ISSUES, 'GET /issues', _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), query);
	},
	closedPulls(branch) {
		const request = `Reading the closed pull requests for ${branch} from GitHub`;
		const query = {
			base: branch,
			state: 'closed',
			sort: 'updated',
			direction: 'desc',
			per_page: 100,
		};
		return api.request(request, 'pull-requests: read', 'GET /pulls', _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ClosedPull), query);
	},
});

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

/***/ 3460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (check_setup_operation)
});

var github_event = __webpack_require__(8860);
var within = __webpack_require__(2786);
var clients = __webpack_require__(9667);
var octokit = __webpack_require__(3177);
var best_effort = __webpack_require__(3709);


const unanswered = (why) => ({ isKnown: false, why });
async function answerOf(context, work) {
	let failure = unanswered('');
	const settle = async () => ({ isKnown: true, value: await work });
	const answer = await (0, best_effort/* bestEffort */.z)(context, settle(), (why, error) => {
		failure = { isKnown: false, why: error?.explanation.problem ?? why, error };
	});
	return answer ?? failure;
}
function missingPermission(answer) {
	if (answer.isKnown || !(answer.error instanceof octokit/* GitHubError */.y_))
		return undefined;
	return answer.error.lacksPermission ? answer.error.permission : undefined;
}
var test_branch = __webpack_require__(4459);
var test_run = __webpack_require__(8210);
var schemas = __webpack_require__(9662);
var clock = __webpack_require__(3412);
var fact = __webpack_require__(1946);
var references = __webpack_require__(2886);







const PREFIX = test_branch/* DEFAULT_PATTERN */.Do.split('{number}')[0] ?? '';
const MAX_DRAFTS = 2;
const MAX_TIMELINES = 3;
async function findNewestRun(facts) {
	const [living, closed] = await Promise.all([
		facts.askCommits((commits) => commits.branches(PREFIX)),
		facts.closedPulls(),
	]);
	const tips = living.isKnown ? living.value : [];
	const pulls = closed.isKnown ? closed.value : [];
	const drafts = pulls.filter(({ isOwnDraft }) => isOwnDraft);
	const sources = [
		async () => tips.flatMap(candidateOf).slice(-4),
		async () => drafts.flatMap(candidateOf).slice(0, MAX_DRAFTS),
		async () => fromTimelines(facts, pulls.filter(({ isOwnDraft }) => !isOwnDraft)),
	];
	let unconfirmed;
	for (const source of sources) {
		const candidates = await source();
		const newest = await newestConfirmed(facts, candidates);
		if (newest !== undefined)
			return { isKnown: true, value: await withChecks(facts, newest) };
		unconfirmed ??= candidates.find(({ claim }) => claim !== undefined);
	}
	if (unconfirmed !== undefined)
		return { isKnown: true, value: await withChecks(facts, unconfirmed) };
	if (!living.isKnown)
		return living;
	return closed.isKnown ? { isKnown: true, value: undefined } : closed;
}
function candidateOf({ branch, headSha: commit, }) {
	const parsed = (0, test_branch/* parseTestBranch */.cH)(branch, test_branch/* DEFAULT_PATTERN */.Do);
	if (parsed === undefined)
		return [];
	return { number: parsed.number, id: parsed.id, claim: { ...parsed, branch, commit } };
}
async function fromTimelines({ context, ref, askService }, pulls) {
	const read = async ({ number, }) => {
		const answer = await askService(() => context.service.getPullRequestHistory(testedPullRequest(ref, number), { attempts: 1 }));
		if (!answer.isKnown)
			return [];
		const { parseTimeline } = await __webpack_require__.e(/* import() */ 415).then(__webpack_require__.bind(__webpack_require__, 7415));
		const named = parseTimeline(answer.value).find(({ testRun }) => testRun !== undefined);
		return named?.testRun === undefined ? [] : [{ number, id: named.testRun.id }];
	};
	const newest = pulls.slice(0, MAX_TIMELINES);
	return (await Promise.all(newest.map(read))).flat();
}
async function newestConfirmed(facts, candidates) {
	const read = await Promise.all(candidates.map((candidate) => withDetails(facts, candidate)));
	const confirmed = read.filter(({ details }) => details !== undefined);
	const createdAt = ({ details }) => (0, clock/* parseTime */.pe)(details?.createdAt) ?? 0;
	return confirmed.toSorted((one, other) => createdAt(other) - createdAt(one))[0];
}
async function withDetails({ context, ref, askService }, candidate) {
	const { number, id, claim } = candidate;
	const pattern = { testBranchPattern: test_branch/* DEFAULT_PATTERN */.Do };
	const answer = await askService(() => (0, test_run/* readTestRun */.we)(context.service, ref, id, pattern, { attempts: 1 }));
	const isConfirmed = answer.isKnown && (0, test_branch/* problemOfRun */.KB)(number, answer.value, claim) === undefined;
	return isConfirmed ? { ...candidate, details: answer.value } : candidate;
}
async function withChecks({ ref, askCommits }, { number, id, claim, details }) {
	const sha = details?.testBranchSha ?? claim?.commit;
	const onGitHub = await readChecks(askCommits, sha);
	const shown = (0, test_run/* testRunOf */.Hi)(id, details ?? schemas/* TestingDetails */.dL.parse({}), { checks: onGitHub, facts: (0, fact/* unread */.gy)('they were not asked') }, testedPullRequest(ref, number));
	const isKnown = onGitHub.isKnown || shown.checks.length > 0;
	return {
		branch: details?.testBranch ?? claim?.branch ?? id,
		sha,
		run: details && shown,
		checks: isKnown ? (0, fact/* known */.eO)(shown.checks) : onGitHub,
	};
}
const testedPullRequest = ({ repository, targetBranch }, number) => (0, references/* pullRequestRef */.M1)(repository, targetBranch, number);
async function readChecks(askCommits, sha) {
	if (sha === undefined)
		return unanswered('the commit is not known');
	const [runs, statuses] = await Promise.all([
		askCommits((commits) => commits.checkRuns(sha)),
		askCommits((commits) => commits.statuses(sha)),
	]);
	if (!runs.isKnown)
		return runs;
	return statuses.isKnown ? (0, fact/* known */.eO)([...runs.value, ...statuses.value]) : statuses;
}
var dist = __webpack_require__(8815);
var shared_text = __webpack_require__(5831);
function admits(patterns, name) {
	let isAdmitted = false;
	for (const pattern of patterns) {
		const isNegative = pattern.startsWith('!');
		const matches = matchesPattern(isNegative ? pattern.slice(1) : pattern, name);
		if (matches === undefined)
			return undefined;
		if (matches)
			isAdmitted = !isNegative;
	}
	return isAdmitted;
}
function matchesPattern(pattern, name) {
	const parts = patternParts(pattern);
	if (parts === undefined)
		return undefined;
	let places = new Set([0]);
	for (const part of parts)
		places = new Set([...places].flatMap((place) => part(name, place)));
	return places.has(name.length);
}
const PATTERN_TOKEN = /\*\*\/|\*\*|\*|\[[^\]]*\]|\\.|[^[\\]/gsu;
function patternParts(pattern) {
	const tokens = pattern.match(PATTERN_TOKEN) ?? [];
	if (tokens.join('') !== pattern || tokens.includes('[]'))
		return undefined;
	const parts = [];
	for (const token of tokens) {
		const before = parts.at(-1);
		if (token === '?' && before !== undefined)
			parts.splice(-1, 1, optionally(before));
		else if (token === '+' && before !== undefined)
			parts.splice(-1, 1, repeatedly(before));
		else
			parts.push(patternPart(token));
	}
	return parts;
}
function patternPart(token) {
	if (token === '**/')
		return anyFolders;
	if (token === '**')
		return optionally(repeatedly(character(() => true)));
	if (token === '*')
		return optionally(repeatedly(character((char) => char !== '/')));
	if (token.startsWith('['))
		return character(classOf(token.slice(1, -1)));
	const literal = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token;
	return character((char) => char === literal);
}
const character = (accepts) => (text, from) => {
	const char = text.charAt(from);
	return char !== '' && accepts(char) ? [from + 1] : [];
};
const optionally = (part) => (text, from) => [from, ...part(text, from)];
const repeatedly = (part) => (text, from) => {
	const ends = new Set();
	for (let next = [...part(text, from)]; next.length > 0;) {
		for (const end of next)
			ends.add(end);
		next = next.flatMap((end) => part(text, end)).filter((end) => !ends.has(end));
	}
	return [...ends];
};
const anyFolders = (text, from) => {
	const ends = [from];
	for (let at = from + 1; at < text.length; at++)
		if (text.charAt(at) === '/')
			ends.push(at + 1);
	return ends;
};
function classOf(members) {
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)];
	return (char) => ranges.some(([, from = '', to = from]) => char >= from && char <= to);
}



const MAX_WORKFLOW_LENGTH = 256 * 1024;
const MAX_WORKFLOW_ALIASES = 1000;
function readWorkflow({ name, text = '' }) {
	const content = parseWorkflow(text);
	if (!isRecord(content))
		return undefined;
	const triggers = triggersOf(content['on']);
	return triggers && { name, triggers, uses: usesOf(content['jobs']), text };
}
function parseWorkflow(text) {
	if (text.length > MAX_WORKFLOW_LENGTH)
		return undefined;
	try {
		const document = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false });
		if (document.errors.length > 0 || !(0,dist/* isMap */.jh)(document.contents))
			return undefined;
		return document.toJS({ maxAliasCount: MAX_WORKFLOW_ALIASES });
	}
	catch {
		return undefined;
	}
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function triggersOf(on) {
	if (typeof on === 'string')
		return new Map([[on, undefined]]);
	if (Array.isArray(on))
		return new Map(on.map((event) => [String(event), undefined]));
	return isRecord(on) ? new Map(Object.entries(on)) : undefined;
}
function usesOf(jobs) {
	const all = isRecord(jobs) ? Object.values(jobs) : [];
	const callers = all.flatMap((job) => {
		if (!isRecord(job))
			return [];
		return [job, ...(Array.isArray(job['steps']) ? job['steps'] : [])];
	});
	return callers.flatMap((caller) => {
		if (!isRecord(caller) || typeof caller['uses'] !== 'string')
			return [];
		const inputs = isRecord(caller['with']) ? caller['with'] : {};
		return { reference: caller['uses'], inputs };
	});
}
const EXCLUSIVE = [
	['branches', 'branches-ignore'],
	['tags', 'tags-ignore'],
	['paths', 'paths-ignore'],
];
function pushRefusal(workflow, branch) {
	if (!workflow.triggers.has('push'))
		return 'does not start on `push`';
	const filters = workflow.triggers.get('push');
	const isForTags = hasFilter(filters, 'tags') || hasFilter(filters, 'tags-ignore');
	const isForBranches = hasFilter(filters, 'branches') || hasFilter(filters, 'branches-ignore');
	if (isForTags && !isForBranches)
		return 'starts on `push` only for tags';
	return branchRefusal('push', filters, branch);
}
function pullRequestRefusal(workflow, baseBranch) {
	if (!workflow.triggers.has('pull_request'))
		return 'does not start on `pull_request`';
	const filters = workflow.triggers.get('pull_request');
	const types = filterTexts(filters, 'types');
	if (types.length > 0 && !types.includes('opened') && !types.includes('synchronize'))
		return `starts on \`pull_request\` only for ${types.map(shared_text/* inBackticks */.Zw).join(', ')}`;
	return branchRefusal('pull_request', filters, baseBranch);
}
function branchRefusal(event, filters, branch) {
	const both = EXCLUSIVE.find((names) => names.every((name) => hasFilter(filters, name)));
	if (both !== undefined) {
		const names = both.map(shared_text/* inBackticks */.Zw).join(' and ');
		return `has both ${names} for \`${event}\`, which GitHub refuses`;
	}
	const included = filterTexts(filters, 'branches');
	const ignored = filterTexts(filters, 'branches-ignore');
	const isIncluded = included.length === 0 || admits(included, branch);
	const isIgnored = admits(ignored, branch);
	if (isIncluded === undefined || isIgnored === undefined)
		return `has a branch pattern for \`${event}\` that GitHub refuses`;
	if (!isIncluded)
		return `starts on \`${event}\` only for ${included.map(shared_text/* inBackticks */.Zw).join(', ')}`;
	if (isIgnored)
		return `ignores ${ignored.map(shared_text/* inBackticks */.Zw).join(', ')} on \`${event}\``;
	return undefined;
}
const hasFilter = (filters, name) => filterTexts(filters, name).length > 0;
function filterTexts(filters, name) {
	const value = isRecord(filters) ? filters[name] : undefined;
	return [value ?? []].flat().map(String);
}
function workflowsUsing(workflows, isWanted) {
	const found = new Set(workflows.filter(({ uses }) => uses.some(isWanted)));
	const calls = ({ reference }) => [...found].some(({ name }) => reference === `./.github/workflows/${name}`);
	for (let before = 0; before !== found.size;) {
		before = found.size;
		for (const workflow of workflows)
			if (workflow.uses.some(calls))
				found.add(workflow);
	}
	return workflows.filter((workflow) => found.has(workflow));
}




const FEW_ATTEMPTS = { attempts: 2 };
function setupFacts(context, ref) {
	const { service, github } = context;
	const { targetBranch } = ref;
	const askGitHub = async (question) => {
		if (github.available)
			return answerOf(context, question());
		return unanswered(`\`github-token\` ${(0, clients/* gitHubTokenProblem */.wM)(context)}`);
	};
	const askService = async (question) => service.authenticated ? answerOf(context, question()) : unanswered('`api-token` is empty');
	const askSetup = (question) => askGitHub(async () => question(await github.repositorySetup()));
	const askCommits = (question) => askGitHub(async () => question(await github.commits()));
	const branch = readOnce(() => askSetup((setup) => setup.branch(targetBranch)));
	const tip = async () => {
		const answer = await branch();
		return answer.isKnown ? answer.value.sha : `heads/${targetBranch}`;
	};
	const facts = {
		context,
		ref,
		branch,
		askSetup,
		askCommits,
		askService,
		probe: readOnce(() => answerOf(context, readProbe(context, ref))),
		metrics: readOnce(() => askService(() => service.getMergeQueueMetrics(context.repository, FEW_ATTEMPTS))),
		workflows: readOnce(async () => readWorkflows(targetBranch, askSetup)),
		checkRuns: readOnce(async () => {
			const commit = await tip();
			return askCommits((commits) => commits.checkRuns(commit));
		}),
		statuses: readOnce(async () => {
			const commit = await tip();
			return askCommits((commits) => commits.statuses(commit));
		}),
		closedPulls: readOnce(() => askSetup((setup) => setup.closedPulls(targetBranch))),
		rulesets: readOnce(() => askSetup((setup) => setup.rulesets())),
		anyIssue: readOnce(() => askSetup((setup) => setup.anyIssue())),
		newestRun: readOnce(() => findNewestRun(facts)),
		rules: (name) => askSetup((setup) => setup.rules(name)),
	};
	return facts;
}
async function readProbe({ service, clock }, ref) {
	const probe = await service.probeQueue(ref, FEW_ATTEMPTS);
	return { ...probe, receivedAt: clock.now() };
}
function readOnce(read) {
	let answer;
	return () => {
		answer ??= read();
		return answer;
	};
}
async function readWorkflows(branch, askSetup) {
	const answer = await askSetup((setup) => setup.workflows(branch));
	if (!answer.isKnown)
		return answer;
	if (answer.value === undefined)
		return unanswered(`GitHub shows no branch \`${branch}\``);
	const { isPublic, files } = answer.value;
	const workflows = files.flatMap((file) => readWorkflow(file) ?? []);
	const isRead = ({ name }) => workflows.some((workflow) => workflow.name === name);
	const unreadable = files.filter((file) => !isRead(file)).map(({ name }) => name);
	return { isKnown: true, value: { isPublic, workflows, unreadable } };
}
async function queueOfSetup({ probe, ref }) {
	const answer = await probe();
	if (!answer.isKnown)
		return answer;
	const { queue, status } = answer.value;
	if (queue !== undefined)
		return { isKnown: true, value: queue };
	if (status === 404)
		return unanswered(`there is no queue for \`${ref.targetBranch}\``);
	return unanswered('the service did not accept the token');
}
var reference = __webpack_require__(6757);
var errors = __webpack_require__(4096);
var links = __webpack_require__(1903);
const CHECKS = [
	'api',
	'token',
	'queue',
	'test-runs',
	'required-checks',
	'branch-rules',
	'label',
	'events',
	'targets',
	'permissions',
	'listing',
	'metrics',
];
const okRow = (check, text, url = '') => ({
	check,
	level: 'ok',
	text,
	remedy: '',
	url,
});
const problemRow = (check, text, remedy, url = '') => ({
	check,
	level: 'problem',
	text,
	remedy,
	url,
});
const warningRow = (check, text, remedy, url = '') => ({
	check,
	level: 'warning',
	text,
	remedy,
	url,
});
const unknownRow = (check, text, remedy = '', url = '') => ({
	check,
	level: 'unknown',
	text,
	remedy,
	url,
});






const TEST_BRANCH = 'trunk-merge/pr-1/00000000-0000-4000-8000-000000000000';
const TEMPORARY_BRANCH = 'trunk-temp/pr-1/00000000-0000-4000-8000-000000000000';
const MAX_LISTED_NAMES = 5;
const RUN_TESTS = 'Add `trunk-merge/**` to `branches` of `push` in each workflow with a required check. Or let the queue open pull requests for its test branches: `create-prs-for-testing-branches: true` in `queue-settings`.';
async function checkTestRuns(facts) {
	const [workflows, queue] = await Promise.all([facts.workflows(), queueOfSetup(facts)]);
	const opensPullRequests = queue.isKnown && queue.value.createPrsForTestingBranches === true;
	if (workflows.isKnown) {
		const { targetBranch } = facts.ref;
		const started = startedBy(workflows.value, targetBranch, opensPullRequests);
		if (started !== undefined)
			return [okRow('test-runs', started)];
	}
	const row = await rowOfTestBranch(facts);
	if (row?.level === 'ok')
		return [row];
	const doubt = doubtAboutWorkflows(workflows, queue.isKnown, facts.ref);
	if (doubt !== undefined)
		return [unknownRow('test-runs', doubt, RUN_TESTS)];
	const refusals = workflows.isKnown
		? refusalsOf(workflows.value, facts.ref, opensPullRequests)
		: '';
	const found = `No workflow of ${(0, shared_text/* inBackticks */.Zw)(facts.ref.targetBranch)} runs for branches such as \`trunk-merge/pr-1/…\`${refusals}`;
	if (row === undefined)
		return [await rowWithoutTestBranch(facts, found)];
	if (row.level === 'unknown')
		return [row];
	return [problemRow('test-runs', `${found}. ${row.text}`, RUN_TESTS, row.url)];
}
function startedBy({ workflows }, targetBranch, opensPullRequests) {
	const onPush = workflows.filter((workflow) => pushRefusal(workflow, TEST_BRANCH) === undefined);
	if (onPush.length > 0)
		return `${workflowNames(onPush)} on \`push\` for branches such as \`trunk-merge/pr-1/…\``;
	const onPull = workflows.filter((workflow) => pullRequestRefusal(workflow, targetBranch) === undefined);
	if (opensPullRequests && onPull.length > 0)
		return `${workflowNames(onPull)} on \`pull_request\`, for the pull requests of the queue's test branches`;
	return undefined;
}
function workflowNames(workflows) {
	const names = workflows.map(({ name }) => (0, shared_text/* inBackticks */.Zw)(name));
	return `${(0, shared_text/* firstOf */.Ku)(names, MAX_LISTED_NAMES)} ${names.length === 1 ? 'runs' : 'run'}`;
}
function doubtAboutWorkflows(workflows, isQueueKnown, { targetBranch }) {
	if (!workflows.isKnown)
		return `The workflows could not be read: ${workflows.why}`;
	const { unreadable, workflows: all } = workflows.value;
	if (unreadable.length > 0)
		return `${(0, shared_text/* firstOf */.Ku)(unreadable.map(shared_text/* inBackticks */.Zw), MAX_LISTED_NAMES)} could not be read, and no other workflow runs for test branches`;
	const mayBeByPullRequest = all.some((workflow) => pullRequestRefusal(workflow, targetBranch) === undefined);
	if (mayBeByPullRequest && !isQueueKnown)
		return 'Workflows run on `pull_request`, and it is not known whether the queue opens pull requests for its test branches';
	return undefined;
}
function refusalsOf({ workflows }, { targetBranch }, opensPullRequests) {
	const event = opensPullRequests ? 'pull_request' : 'push';
	const refusalOf = (workflow) => opensPullRequests
		? pullRequestRefusal(workflow, targetBranch)
		: pushRefusal(workflow, TEST_BRANCH);
	const close = workflows.filter(({ triggers }) => triggers.has(event));
	const refusals = close.map((workflow) => `${(0, shared_text/* inBackticks */.Zw)(workflow.name)} ${refusalOf(workflow)}`);
	if (refusals.length > 0)
		return `: ${(0, shared_text/* firstOf */.Ku)(refusals, 3, '; ')}`;
	const onPull = workflows.filter(({ triggers }) => triggers.has('pull_request'));
	if (onPull.length === 0)
		return '';
	return `: ${workflowNames(onPull)} only on \`pull_request\`, and the queue opens none for its test branches`;
}
async function rowOfTestBranch(facts) {
	const newest = await facts.newestRun();
	if (!newest.isKnown)
		return unknownRow('test-runs', `Test branches could not be read: ${newest.why}`, RUN_TESTS);
	if (newest.value === undefined)
		return undefined;
	const { branch, sha, checks } = newest.value;
	const url = commitPage(facts, sha);
	if (!checks.isKnown)
		return unknownRow('test-runs', `The checks of ${(0, shared_text/* inBackticks */.Zw)(branch)} could not be read: ${checks.why}`, RUN_TESTS, url);
	if (checks.value.length === 0)
		return problemRow('test-runs', `No check was reported on ${(0, shared_text/* inBackticks */.Zw)(branch)}`, '', url);
	const names = [...new Set(checks.value.map(({ name }) => (0, shared_text/* inBackticks */.Zw)(name)))];
	const reported = `${(0, shared_text/* firstOf */.Ku)(names, MAX_LISTED_NAMES)} reported on ${(0, shared_text/* inBackticks */.Zw)(branch)}`;
	return okRow('test-runs', reported, url);
}
async function rowWithoutTestBranch(facts, found) {
	const [runs, statuses] = await Promise.all([facts.checkRuns(), facts.statuses()]);
	for (const answer of [runs, statuses])
		if (!answer.isKnown)
			return unknownRow('test-runs', `${found}; checks of other systems could not be read: ${answer.why}`, RUN_TESTS);
	const checks = [runs, statuses].flatMap((answer) => (answer.isKnown ? answer.value : []));
	const others = checks.filter(({ kind, app, name }) => !(0, test_run/* isQueueCheck */.o7)(name, facts.ref) &&
		(kind === 'status' || (app !== 'github-actions' && app !== 'trunk-io')));
	if (others.length === 0)
		return problemRow('test-runs', found, RUN_TESTS);
	const names = [...new Set(others.map(({ name }) => (0, shared_text/* inBackticks */.Zw)(name)))];
	return unknownRow('test-runs', `${found}. Another system reports ${(0, shared_text/* firstOf */.Ku)(names, MAX_LISTED_NAMES)} on ${(0, shared_text/* inBackticks */.Zw)(facts.ref.targetBranch)}, and no test branch was found to see whether it also tests those`, 'Submit a pull request, and run this check again while the queue tests it.');
}
async function checkRequiredChecks(facts) {
	const required = await requiredChecks(facts);
	if (!required.isKnown)
		return [unknownRow('required-checks', required.why)];
	const { names, source, doubt } = required.value;
	if (names.length === 0 && doubt !== undefined)
		return [unknownRow('required-checks', doubt)];
	if (names.length === 0)
		return [
			warningRow('required-checks', `${source} requires no check, so the queue merges without waiting for tests`, 'Set `required-statuses` of the queue, or require checks for the branch.'),
		];
	const newest = await facts.newestRun();
	const verdict = judgeRun(newest, facts.context.clock.now());
	const all = (0, shared_text/* firstOf */.Ku)(names.map(shared_text/* inBackticks */.Zw), MAX_LISTED_NAMES);
	if (typeof verdict === 'string')
		return [
			unknownRow('required-checks', `${source} requires ${all}; ${verdict}`, 'Run this check again after the queue has tested a pull request.'),
		];
	return rowsOfRequired(facts, required.value, verdict);
}
async function requiredChecks(facts) {
	const queue = await queueOfSetup(facts);
	if (!queue.isKnown)
		return { isKnown: false, why: `The queue is not known: ${queue.why}` };
	const isOther = (name) => !(0, test_run/* isQueueCheck */.o7)(name, facts.ref);
	const own = queue.value.requiredStatuses;
	if (own !== undefined) {
		const value = { names: own.filter(isOther), source: 'The queue', doubt: undefined };
		return { isKnown: true, value };
	}
	const { targetBranch } = facts.ref;
	const [branch, rules] = await Promise.all([facts.branch(), facts.rules(targetBranch)]);
	const ofProtection = branch.isKnown ? branch.value.requiredChecks : [];
	const ofRules = rules.isKnown ? rules.value.flatMap((rule) => rule.requiredChecks) : [];
	const unreadPart = [branch, rules].find((answer) => !answer.isKnown);
	const doubt = unreadPart === undefined || unreadPart.isKnown
		? undefined
		: `What the branch requires could not be read: ${unreadPart.why}`;
	const names = [...new Set([...ofProtection, ...ofRules])].filter(isOther);
	return { isKnown: true, value: { names, source: (0, shared_text/* inBackticks */.Zw)(targetBranch), doubt } };
}
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;
function judgeRun(newest, now) {
	if (!newest.isKnown)
		return `test runs could not be read: ${newest.why}`;
	if (newest.value === undefined)
		return 'no test run was found';
	const { run, branch } = newest.value;
	if (run === undefined)
		return `Trunk does not show the test run of ${(0, shared_text/* inBackticks */.Zw)(branch)}`;
	if (run.status === undefined && run.checks.some(({ state }) => state === 'pending'))
		return `the newest test run, ${(0, shared_text/* inBackticks */.Zw)(branch)}, is in progress`;
	if (run.status === 'in_progress')
		return `the newest test run, ${(0, shared_text/* inBackticks */.Zw)(branch)}, is in progress`;
	if (!run.isWhole)
		return `the checks of ${(0, shared_text/* inBackticks */.Zw)(branch)} could not be read`;
	if (run.createdAt !== undefined && now - run.createdAt > MAX_AGE_MS)
		return `the newest test run, ${(0, shared_text/* inBackticks */.Zw)(branch)}, is so old that its checks have expired`;
	return run;
}
function rowsOfRequired(facts, { names, source, doubt }, run) {
	const reported = new Set(run.checks.map(({ name }) => name));
	const branch = run.branch ?? run.id;
	const url = commitPage(facts, run.sha);
	const missing = names.filter((name) => !reported.has(name));
	const rows = missing.map((name) => problemRow('required-checks', `${source} requires ${(0, shared_text/* inBackticks */.Zw)(name)}, which was not reported on ${(0, shared_text/* inBackticks */.Zw)(branch)}`, 'Run its workflow for the test branches, correct the name, or no longer require it.', url));
	if (doubt !== undefined)
		return [...rows, unknownRow('required-checks', doubt)];
	if (rows.length > 0)
		return rows;
	const all = (0, shared_text/* firstOf */.Ku)(names.map(shared_text/* inBackticks */.Zw), MAX_LISTED_NAMES);
	return [okRow('required-checks', `${all} reported on ${(0, shared_text/* inBackticks */.Zw)(branch)}`, url)];
}
function commitPage({ context, ref }, sha) {
	if (sha === undefined)
		return '';
	return `${(0, reference/* repositoryPage */.WR)(ref.repository, context.event)}/commit/${encodeURIComponent(sha)}`;
}











const HINDERING = new Set([
	'creation',
	'update',
	'deletion',
	'non_fast_forward',
	'required_status_checks',
	'pull_request',
]);
const NOT_JUDGED = 'Classic branch protection is not judged';
async function checkBranchRules(facts) {
	const answers = await Promise.all([facts.rules(TEST_BRANCH), facts.rules(TEMPORARY_BRANCH)]);
	const rows = [];
	for (const answer of answers)
		if (!answer.isKnown)
			rows.push(unknownRow('branch-rules', `Rules could not be read: ${answer.why}. ${NOT_JUDGED}`));
	const rules = answers.flatMap((answer) => (answer.isKnown ? answer.value : []));
	const hindering = rules.filter(({ type }) => HINDERING.has(type));
	if (hindering.length > 0)
		rows.unshift(...(await rowsOfRules(facts, hindering)));
	if (rows.length > 0)
		return rows.slice(0, answers.every(({ isKnown }) => !isKnown) ? 1 : undefined);
	const text = `No ruleset covers branches such as \`trunk-merge/pr-1/…\` or \`trunk-temp/pr-1/…\`. ${NOT_JUDGED}`;
	return [okRow('branch-rules', text)];
}
async function rowsOfRules(facts, rules) {
	const named = await facts.rulesets();
	const ids = [...new Set(rules.map(({ ruleset }) => ruleset))];
	return ids.map((id) => {
		const types = [
			...new Set(rules.filter(({ ruleset }) => ruleset === id).map(({ type }) => type)),
		];
		const ruleset = named.isKnown ? named.value.find((one) => one.id === id) : undefined;
		const name = ruleset === undefined ? `A ruleset (${id})` : `The ruleset ${(0, shared_text/* inBackticks */.Zw)(ruleset.name)}`;
		const list = types.map(shared_text/* inBackticks */.Zw).join(', ');
		return warningRow('branch-rules', `${name} covers the queue's branches, with ${list}. The queue may be allowed to bypass it. ${NOT_JUDGED}`, 'Exclude `trunk-merge/**` and `trunk-temp/**` from it, or check that the app `trunk-io` may bypass it.', ruleset?.url);
	});
}
async function checkLabel(facts, label) {
	const name = (0, shared_text/* inBackticks */.Zw)(label);
	const url = `${(0, reference/* repositoryPage */.WR)(facts.ref.repository, facts.context.event)}/labels`;
	const [answer, queue] = await Promise.all([
		facts.askSetup((setup) => setup.label(label)),
		queueOfSetup(facts),
	]);
	if (!answer.isKnown && (0, errors/* hasStatus */.Ro)(answer.error, 404)) {
		const others = await facts.askSetup((setup) => setup.anyLabel());
		if (others.isKnown)
			return [
				problemRow('label', `There is no label ${name}`, `Create it: ${(0, shared_text/* inBackticks */.Zw)(`gh label create "${label}"`)}.`, url),
			];
	}
	if (!answer.isKnown)
		return [unknownRow('label', `Labels could not be read: ${answer.why}`, '', url)];
	if (queue.isKnown && (0, github_event/* sameName */.q)(queue.value.enqueueingLabel ?? '', label))
		return [
			warningRow('label', `${name} is also the queue's own \`enqueueing-label\`, so both enqueue by it`, 'Use another label in your workflows, or leave enqueuing to the queue.', url),
		];
	return [okRow('label', `The label ${name} exists`, url)];
}
const FORKS_PAGE = (0, links/* docsPage */.t)('recipes/forks.md');
async function checkEvents(facts) {
	const { actionRepository } = facts.context.event;
	if (actionRepository === '')
		return [
			unknownRow('events', 'This step uses the action by a local path, so its name is not known'),
		];
	const answer = await facts.workflows();
	if (!answer.isKnown)
		return [unknownRow('events', `The workflows could not be read: ${answer.why}`)];
	const { isPublic, workflows, unreadable } = answer.value;
	if (!isPublic)
		return [
			okRow('events', 'The repository is not public, so GitHub blocks no `pull_request_target`'),
		];
	const using = workflowsUsing(workflows, (use) => isUseOf(use, actionRepository));
	const blocked = using.filter(({ triggers }) => triggers.has('pull_request_target'));
	const rows = blocked.map(({ name }) => warningRow('events', `${(0, shared_text/* inBackticks */.Zw)(name)} starts on \`pull_request_target\`, which GitHub blocks in public repositories without a policy that allows it`, 'Allow the event in the Actions policy of the repository, or let people with write access comment a command instead.', FORKS_PAGE));
	if (unreadable.length > 0) {
		const names = (0, shared_text/* firstOf */.Ku)(unreadable.map(shared_text/* inBackticks */.Zw), 5);
		rows.push(unknownRow('events', `${names} could not be read`));
	}
	if (rows.length > 0)
		return rows;
	return [okRow('events', 'No workflow with this action starts on `pull_request_target`')];
}
function isUseOf({ reference }, repository) {
	const [, used = ''] = /^([^/@]+\/[^/@]+)(?:\/[^@]*)?@/.exec(reference) ?? [];
	return (0, github_event/* sameName */.q)(used, repository);
}
async function checkTargets(facts) {
	const [queue, workflows] = await Promise.all([queueOfSetup(facts), facts.workflows()]);
	if (!queue.isKnown)
		return [unknownRow('targets', `The queue is not known: ${queue.why}`)];
	const { mode = '' } = queue.value;
	if (mode === '')
		return [unknownRow('targets', 'Trunk does not show the mode of the queue')];
	if (mode !== 'parallel')
		return [
			problemRow('targets', `The queue is in mode ${(0, shared_text/* inBackticks */.Zw)(mode)}, so impacted targets have no effect`, 'Set `mode: parallel` in `queue-settings`, or leave out `targets`.'),
		];
	if (!workflows.isKnown)
		return [unknownRow('targets', `The workflows could not be read: ${workflows.why}`)];
	const all = workflows.value.workflows;
	const uploading = new Set([
		...workflowsUsing(all, uploadsTargets),
		...all.filter(({ text }) => text.includes('setImpactedTargets')),
	]);
	const names = [...uploading].map(({ name }) => (0, shared_text/* inBackticks */.Zw)(name));
	if (names.length > 0)
		return [okRow('targets', `The queue is parallel; uploads: ${(0, shared_text/* firstOf */.Ku)(names, 5)}`)];
	const { unreadable } = workflows.value;
	if (unreadable.length > 0) {
		const unread = (0, shared_text/* firstOf */.Ku)(unreadable.map(shared_text/* inBackticks */.Zw), 5);
		return [
			unknownRow('targets', `${unread} could not be read, and no other workflow uploads targets`),
		];
	}
	return [
		warningRow('targets', `No workflow of ${(0, shared_text/* inBackticks */.Zw)(facts.ref.targetBranch)} uploads impacted targets, so no pull request gets ready`, 'Add one, unless another system uploads them. The page has one for each build tool.', (0, links/* docsPage */.t)('recipes/impacted-targets.md')),
	];
}
const uploadsTargets = ({ reference, inputs }) => inputs['operation'] === 'set-impacted-targets' ||
	/\/merge-queue-action\/\.github\/workflows\/impacted-targets\.yml@/.test(reference) ||
	/^trunk-io\/merge-action[@/]/.test(reference);
const READS = {
	'contents: read': ({ branch }) => branch(),
	'checks: read': ({ checkRuns }) => checkRuns(),
	'statuses: read': ({ statuses }) => statuses(),
	'pull-requests: read': ({ closedPulls }) => closedPulls(),
	'issues: read': ({ anyIssue }) => anyIssue(),
};
const READS_FOR_REASONS = [
	'contents: read',
	'checks: read',
	'statuses: read',
	'pull-requests: read',
];
const FEATURE_PERMISSIONS = {
	submit: { reads: READS_FOR_REASONS, writes: ['pull-requests: write'] },
	explain: { reads: READS_FOR_REASONS, writes: ['pull-requests: write'] },
	targets: { reads: ['pull-requests: read'], writes: [] },
	holds: { reads: ['issues: read'], writes: ['issues: write'] },
	label: { reads: ['issues: read'], writes: [] },
	'list-flaky': { reads: [], writes: ['issues: write'] },
	metrics: { reads: [], writes: [] },
};
async function checkPermissions(facts, features) {
	const needs = features.flatMap((feature) => FEATURE_PERMISSIONS[feature] ?? []);
	const reads = [...new Set(needs.flatMap((need) => need.reads))];
	const writes = [...new Set(needs.flatMap((need) => need.writes))];
	const { context } = facts;
	if (!context.github.available && reads.length > 0)
		return [unknownRow('permissions', `Not tried: \`github-token\` ${(0, clients/* gitHubTokenProblem */.wM)(context)}`)];
	const answers = await Promise.all(reads.map(async (permission) => ({ permission, answer: await READS[permission]?.(facts) })));
	const rows = [];
	const works = [];
	for (const { permission, answer } of answers) {
		if (answer === undefined || answer.isKnown)
			works.push(permission);
		else
			rows.push(rowOfPermission(permission, answer));
	}
	if (works.length === 0 && rows.length > 0)
		return withWrites(rows, writes);
	const list = works.map(shared_text/* inBackticks */.Zw).join(', ');
	const read = works.length === 0 ? 'The features read nothing from GitHub' : `The token has ${list}`;
	return [...rows, okRow('permissions', `${read}${notTried(writes)}`)];
}
function rowOfPermission(permission, answer) {
	const why = answer.isKnown ? '' : answer.why;
	const name = (0, shared_text/* inBackticks */.Zw)(permission);
	if (missingPermission(answer) === undefined)
		return unknownRow('permissions', `${name} could not be tried: ${why}`);
	return problemRow('permissions', `The token lacks ${name}: ${why}`, `Add ${name} to the \`permissions\` of the jobs.`, (0, links/* docsPage */.t)('trust.md#permissions'));
}
const notTried = (writes) => writes.length === 0
	? ''
	: `. Not checked, because only writing shows it: ${writes.map(shared_text/* inBackticks */.Zw).join(', ')}`;
const withWrites = (rows, writes) => rows.map((row, index) => index === rows.length - 1 ? { ...row, text: `${row.text}${notTried(writes)}` } : row);
var holds_resume = __webpack_require__(924);
var holds_text = __webpack_require__(7336);
var parse = __webpack_require__(6447);
var report = __webpack_require__(3418);
var remedies = __webpack_require__(1428);
var duration = __webpack_require__(7568);
var missing_token = __webpack_require__(3929);












const MAX_SKEW_MS = 60_000;
const TOKEN_PAGE = (0, links/* docsPage */.t)('trust.md#the-token');
const remedyOfError = (error, otherwise) => error?.explanation.remedy ?? otherwise;
async function checkApi(facts) {
	const { context, probe } = facts;
	const address = (0, shared_text/* inBackticks */.Zw)(context.service.baseUrl);
	const answer = await probe();
	if (!answer.isKnown) {
		const text = `${address} can't be used: ${answer.why}`;
		const remedy = remedyOfError(answer.error, remedies/* REMEDIES */.l0.unavailable);
		if ((0, errors/* hasStatus */.Ro)(answer.error, 403))
			return [unknownRow('api', text, remedies/* FORBIDDEN */.AY)];
		return [problemRow('api', text, remedy)];
	}
	const { status, sentAt, receivedAt } = answer.value;
	if (status === 404 && !(await isKnownService(facts))) {
		const text = `${address} answers HTTP 404, which a wrong address would do as well`;
		return [unknownRow('api', text, 'Check `api-url`.')];
	}
	if (sentAt === undefined)
		return [okRow('api', `${address} answers. It sends no time to compare clocks with`)];
	const skewMs = Math.abs(sentAt - receivedAt);
	if (skewMs <= MAX_SKEW_MS)
		return [okRow('api', `${address} answers as version 1`)];
	return [
		warningRow('api', `The clocks of the service and of this runner differ by ${(0, duration/* duration */.p)(skewMs / 1000)}`, 'Set the clock of the runner. Ages in summaries and the end of a hold depend on it.'),
	];
}
async function isKnownService({ metrics }) {
	const answer = await metrics();
	return answer.isKnown || (0, errors/* hasStatus */.Ro)(answer.error, 401);
}
async function checkToken(facts) {
	const { context, probe, metrics } = facts;
	if (!context.service.authenticated) {
		const { why, remedy } = (0, missing_token/* reasonForMissingToken */.Z)(context.event);
		return [problemRow('token', `\`api-token\` is empty, because ${why}`, remedy, TOKEN_PAGE)];
	}
	const answer = await probe();
	if (!answer.isKnown)
		return [refusedToken(answer) ?? tokenUnknown(answer.why)];
	const { status } = answer.value;
	if (status === 401)
		return [
			problemRow('token', "Trunk doesn't accept it: HTTP 401", remedies/* REMEDIES */.l0.unauthorized, TOKEN_PAGE),
		];
	if (status !== 404)
		return [okRow('token', 'Trunk accepts it')];
	const other = await metrics();
	if (other.isKnown)
		return [okRow('token', 'Trunk accepts it')];
	return [refusedToken(other) ?? tokenUnknown('the queue was not found, and nothing else answered')];
}
function refusedToken({ error, why }) {
	if ((0, errors/* hasStatus */.Ro)(error, 401))
		return problemRow('token', `Trunk doesn't accept it: ${why}`, remedies/* REMEDIES */.l0.unauthorized, TOKEN_PAGE);
	if ((0, errors/* hasStatus */.Ro)(error, 403))
		return problemRow('token', `Trunk doesn't allow it: ${why}`, remedies/* FORBIDDEN */.AY, TOKEN_PAGE);
	return undefined;
}
const tokenUnknown = (why) => unknownRow('token', `Not known: ${why}`, 'See the row `api`.');
async function checkQueue({ context, ref, probe, }) {
	const name = (0, shared_text/* inBackticks */.Zw)(ref.targetBranch);
	const answer = await probe();
	if (!answer.isKnown)
		return [unknownRow('queue', `Not known: ${answer.why}`, 'See the row `api`.')];
	const { status, queue } = answer.value;
	if (queue === undefined && status === 404)
		return [
			problemRow('queue', `There is no queue for ${name}`, 'Check `target-branch` and `repository`, or create the queue in Trunk or with `create-queue`.'),
		];
	if (queue === undefined)
		return [
			unknownRow('queue', 'Not known: Trunk shows it only with a token', 'See the row `token`.'),
		];
	if (queue.state === 'running')
		return [okRow('queue', `${name} ${runningClause(queue)}`)];
	return [await stoppedRow({ context, ref }, queue)];
}
function runningClause({ mode, enqueuedPullRequests }) {
	const details = [(0, report/* pullRequests */.sD)(enqueuedPullRequests.length)];
	if (mode !== undefined)
		details.unshift(`mode ${(0, shared_text/* inBackticks */.Zw)(mode)}`);
	return `is running (${details.join(', ')})`;
}
async function stoppedRow({ context, ref }, { state }) {
	const found = `${(0, shared_text/* inBackticks */.Zw)(ref.targetBranch)} is ${state.replaceAll('_', ' ')}`;
	const resume = 'Resume it with `resume-queue` when it may merge again.';
	if (!context.github.available)
		return warningRow('queue', `${found}; holds are not known without \`github-token\``, resume);
	let problem = '';
	const holds = await (0, holds_resume/* readLiveHolds */.Ti)(context, ref, (why) => {
		problem = why;
	});
	if (holds === undefined)
		return warningRow('queue', `${found}; its holds could not be read: ${problem}`, resume);
	if (holds.length === 0)
		return warningRow('queue', `${found}, without a hold`, resume);
	const remedy = 'End each hold with `resume-queue` when its reason is over.';
	return warningRow('queue', `${found} by ${(0, holds_text/* heldClause */.TY)(holds)}`, remedy, holds[0]?.url);
}
async function checkListing({ context, askService }, orgSlug) {
	const { repository, service } = context;
	const slug = (0, shared_text/* inBackticks */.Zw)(orgSlug);
	const query = { repository, orgSlug, status: 'FLAKY', pageSize: 1 };
	const answer = await askService(() => service.listUnhealthyTests(query, FEW_ATTEMPTS));
	if (answer.isKnown)
		return [okRow('listing', `The listing of ${slug} answers`)];
	return [endpointRow('listing', answer)];
}
async function checkMetrics({ metrics }) {
	const answer = await metrics();
	if (!answer.isKnown)
		return [endpointRow('metrics', answer)];
	try {
		const families = (0,parse/* parseExposition */.g)(answer.value);
		return [okRow('metrics', `The metrics answer, with ${(0,shared_text/* pluralize */.td)(families.length, 'metric')}`)];
	}
	catch (error) {
		if (!(error instanceof parse/* ExpositionError */.z))
			throw error;
		const text = `The answer is not text exposition 0.0.4: ${error.message}`;
		return [problemRow('metrics', text, remedies/* REMEDIES */.l0['bad-response'])];
	}
}
function endpointRow(check, { why, error }) {
	const isAnswer = error !== undefined &&
		['unauthorized', 'not-found', 'refused', 'bad-response'].includes(error.kind);
	if (isAnswer)
		return problemRow(check, why, error.explanation.remedy);
	return unknownRow(check, `Not known: ${why}`);
}






const FEATURES = ['submit', 'explain', 'targets', 'holds', 'list-flaky', 'metrics'];
const MAX_MS = 45_000;
const MAX_REQUESTS = 40;
function withSetupLimits(context, work) {
	const allowance = { left: MAX_REQUESTS };
	return (0, within/* within */.ux)(context, MAX_MS, (limited) => work({
		...limited,
		service: limited.service.withAllowance(allowance),
		github: limited.github.withAllowance(allowance),
	}));
}
async function checkSetup(context, ref, question) {
	const facts = setupFacts(context, ref);
	const rows = (await Promise.all(checksFor(facts, question))).flat();
	rows.sort((one, other) => CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check));
	return { rows, facts };
}
function checksFor(facts, { features, label, orgSlug }) {
	const wants = (feature) => features.includes(feature);
	const needs = label === undefined ? features : [...features, 'label'];
	const checks = [checkApi(facts), checkToken(facts), checkQueue(facts)];
	if (wants('submit')) {
		checks.push(checkTestRuns(facts), checkRequiredChecks(facts));
		checks.push(checkBranchRules(facts), checkEvents(facts));
	}
	if (label !== undefined)
		checks.push(checkLabel(facts, label));
	if (wants('targets'))
		checks.push(checkTargets(facts));
	checks.push(checkPermissions(facts, needs));
	if (wants('list-flaky') && orgSlug !== undefined)
		checks.push(checkListing(facts, orgSlug));
	if (wants('metrics'))
		checks.push(checkMetrics(facts));
	return checks;
}
var markdown = __webpack_require__(6801);



const LEVEL_MARKS = {
	ok: '✅',
	warning: '⚠️',
	problem: '❌',
	unknown: '❔',
};
function countRows(rows) {
	const count = (level) => rows.filter((row) => row.level === level).length;
	return {
		ok: count('ok'),
		warning: count('warning'),
		problem: count('problem'),
		unknown: count('unknown'),
	};
}
function findingsClause({ problem, warning }) {
	const parts = [];
	if (problem > 0)
		parts.push((0, shared_text/* pluralize */.td)(problem, 'problem'));
	if (warning > 0)
		parts.push((0, shared_text/* pluralize */.td)(warning, 'warning'));
	return parts.join(', ');
}
function unmadeClause({ unknown }) {
	return unknown === 0 ? '' : `${(0, shared_text/* pluralize */.td)(unknown, 'check')} could not be made`;
}
function setupReport(ref, rows, isFailed) {
	const cells = rows.map(({ check, level, text, remedy, url }) => [
		LEVEL_MARKS[level],
		nameCell(check),
		(0, markdown/* prose */.CS)(text) + (url === '' ? '' : ` ${(0, markdown/* link */.nf)('↗', url)}`),
		(0, markdown/* prose */.CS)(remedy),
	]);
	const heading = setupHeading(ref, countRows(rows), isFailed);
	return `${heading}\n\n${(0, markdown/* table */.tp)(['', 'Check', 'Found', 'What to do'], cells)}`;
}
const nameCell = (check) => check.replaceAll('-', '&#8209;');
function setupHeading(ref, counts, isFailed) {
	const name = (0, references/* queueName */.nM)(ref);
	const parts = [findingsClause(counts), unmadeClause(counts)].filter((part) => part !== '');
	const found = parts.length === 0 ? '' : `: ${parts.join('; ')}`;
	if (isFailed)
		return `### ❌ ${(0, markdown/* prose */.CS)(`The set-up of ${name} is not ready${found}`)}`;
	const mark = parts.length === 0 ? LEVEL_MARKS.ok : LEVEL_MARKS.warning;
	return `### ${mark} ${(0, markdown/* prose */.CS)(`The set-up of ${name} is ready${found}`)}`;
}
function rowLine({ check, level, text, remedy }) {
	const next = remedy === '' ? '' : ` Next: ${remedy}`;
	return `${LEVEL_MARKS[level]} ${check}: ${text}.${next}`;
}
var operation = __webpack_require__(9515);


const setupTarget = {
	...operation/* queueTarget */.Xl,
	resolve: async (given) => given,
};
const resolveSetupQueue = (given, context) => operation/* queueTarget */.Xl.resolve(given, context);
async function recordSetupQueue(facts) {
	const answer = await queueOfSetup(facts);
	if (answer.isKnown)
		(0, operation/* recordQueue */.xB)(facts.context, answer.value);
}
var shared_errors = __webpack_require__(8835);
var inputs = __webpack_require__(9428);
var step_operation = __webpack_require__(8244);








const check_setup_operation = (0, step_operation/* defineOperation */.h)({
	about: 'Check your set-up, and say how to fix what is missing. It only reads.',
	target: setupTarget,
	inputs: {
		features: (0, inputs/* withDefault */.IQ)((0, inputs/* choices */.zM)(FEATURES), ['submit', 'explain']),
		label: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		orgSlug: (0, inputs/* optional */.lq)((0, inputs/* orgSlug */.GT)()),
		strict: (0, inputs/* flag */.Jt)(),
	},
	checks: {
		orgSlug: ({ features, orgSlug: slug }) => features.includes('list-flaky') &&
			slug === undefined &&
			'is required, because `features` lists `list-flaky`',
	},
	outputs: ['checks', 'problem-count', 'warning-count', 'unknown-count'],
	outcomes: ['ready', 'problems'],
	withoutToken({ onMissingToken }, event) {
		if (onMissingToken === 'skip')
			return undefined;
		const isWithheld = (0, github_event/* withheldSecrets */.HG)(event) !== undefined;
		return onMissingToken === 'skip-forks' && isWithheld ? undefined : {};
	},
	async run(inputs, context, given) {
		const { ref, rows } = await withSetupLimits(context, async (limited) => {
			const ref = await resolveSetupQueue(given, limited);
			const { rows, facts } = await checkSetup(limited, ref, inputs);
			await recordSetupQueue(facts);
			return { ref, rows };
		});
		for (const row of rows)
			context.log.info(rowLine(row));
		const counts = countRows(rows);
		const isFailed = counts.problem > 0 || (inputs.strict && counts.warning > 0);
		return {
			outcome: isFailed ? 'problems' : 'ready',
			outputs: {
				checks: rows,
				'problem-count': counts.problem,
				'warning-count': counts.warning,
				'unknown-count': counts.unknown,
			},
			details: { checks: rows },
			summary: setupReport(ref, rows, isFailed),
			...(isFailed && { failure: notReady(ref, rows, inputs.strict) }),
		};
	},
});
function notReady(ref, rows, strict) {
	const bad = rows.filter(({ level }) => level === 'problem' || (strict && level === 'warning'));
	const list = bad.map(({ check, text }) => `${check}: ${text}`).join('; ');
	const [first] = bad;
	const isOne = bad.length === 1;
	return new shared_errors/* ActionError */.lZ('refused', {
		request: `Checking the set-up of ${(0, references/* queueName */.nM)(ref)}`,
		problem: `${findingsClause(countRows(bad))} (${list})`,
		remedy: isOne && first !== undefined
			? first.remedy
			: 'Do what the table in the summary says about each.',
	});
}

/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D9: () => (testBranchPattern),
  Do: () => (DEFAULT_PATTERN),
  HN: () => (testRunOfEvent),
  KB: () => (problemOfRun),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch),
  kk: () => (UUID)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8860);
var _step_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2223);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);



const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const testBranchPattern = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`);
	const placeholders = text.match(/\{[^}]*\}/g) ?? [];
	return placeholders.sort().join('') === '{id}{number}'
		? text
		: refuse('must hold {number} and {id} once each, and no other placeholder');
});
function parseTestBranch(branch, pattern) {
	const source = pattern
		.split(/(\{number\}|\{id\})/)
		.map((part) => {
		if (part === '{number}')
			return '(?<number>[1-9]\\d{0,9})';
		if (part === '{id}')
			return `(?<id>${UUID})(?<suffix>-[^/]*)?`;
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	})
		.join('');
	const found = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (found === undefined)
		return undefined;
	const { number, id = '', suffix = '' } = found;
	return { number: Number(number), id: id.toLowerCase() + suffix };
}
const DEFAULT_PATTERN = _step_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .inputDefaults */ .V['test-branch-pattern'];
const testBranchPrefix = (number, pattern = DEFAULT_PATTERN) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function testRunOfEvent(event, repository, pattern) {
	const [claim, ...others] = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .branchesOfEvent */ .SW)(event, repository).flatMap((tip) => {
		const parsed = parseTestBranch(tip.branch, pattern);
		return parsed === undefined ? [] : [{ ...tip, ...parsed }];
	});
	return others.length === 0 ? claim : undefined;
}
function problemOfRun(number, { testBranchSha, testedPullRequests = [] }, claim) {
	const { commit, branch } = claim ?? {};
	if (claim && (commit === undefined || testBranchSha?.toLowerCase() !== commit.toLowerCase()))
		return `the event is about the commit ${commit ?? '(none)'} on ${branch}, and the test run is of ${testBranchSha ?? 'an unknown commit'}`;
	if (!testedPullRequests.some(({ prNumber }) => prNumber === number))
		return `the test run does not list #${number} among the pull requests that it tests`;
	return undefined;
}

/***/ }),

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bg: () => (resultOf),
  D: () => (bareRunId),
  Hi: () => (testRunOf),
  OJ: () => (leftWithPrerequisite),
  QL: () => (withTested),
  dd: () => (testRunInputs),
  gm: () => (numbersAhead),
  ig: () => (isGreenNow),
  o7: () => (isQueueCheck),
  oG: () => (reportChecks),
  oe: () => (failingChecks),
  tx: () => (FAILED_BY_CHECK),
  we: () => (readTestRun),
  x8: () => (failureCauses)
});
var _github_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1380);
var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4096);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1946);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4459);







const FAILED_BY_CHECK = 'test_run_required_status_failed';
function testRunOf(id, details, gitHub, ref) {
	const facts = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .ifKnown */ .HP)(gitHub.facts);
	const isOwn = (name) => isQueueCheck(name, ref, facts);
	const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter((name) => !isOwn(name));
	const isRequired = new Set(required);
	const listed = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .ifKnown */ .HP)(gitHub.checks) ?? [];
	const onGitHub = listed
		.filter(({ app, name }) => app !== 'trunk-io' && !isOwn(name))
		.map((check) => ({
		...check,
		required: isRequired.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const rows = checkRows(details);
	const ofService = details.checkSuites && details.statusChecks && rows;
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(details.createdAt),
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs,
		required: [...isRequired],
		allRequired: allRequired(details, gitHub.facts),
		checks: [
			...onGitHub,
			...rows
				.filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
				.map((row) => ({ ...row, required: isRequired.has(row.name) })),
		],
		gitHubChecks: gitHub.checks,
		isWhole: !gitHub.isExpired &&
			(Boolean(ofService?.length || listed.length) ||
				(ofService !== undefined && gitHub.checks.isKnown)),
	};
}
function allRequired({ requiredStatuses }, facts) {
	if (requiredStatuses !== undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .unread */ .gy)('GitHub did not show what the branch requires');
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
function resultOf(run, entry) {
	const causes = entry?.failureCausingStatuses ?? [];
	const isCause = new Set(causes.map(({ name }) => name));
	const all = (run?.checks ?? []).map((check) => (isCause.has(check.name) ? { ...check, required: true } : check));
	const reported = all.filter(({ required }) => required);
	const names = new Set(reported.map(({ name }) => name));
	const missing = (run?.required ?? [])
		.filter((name) => !names.has(name))
		.map((name) => ({ name, required: true, state: run?.isWhole ? 'not-run' : 'pending' }));
	const inState = (state) => [...reported, ...missing].filter((check) => check.state === state);
	const [failed, notRun] = [inState('failed'), inState('not-run')];
	const stopped = notRun.filter(({ kind }) => kind !== undefined);
	const explained = new Set([...failed, ...stopped].map(({ name }) => name));
	const blamed = causes
		.filter(({ name }) => !explained.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
	const isBlamed = new Set(blamed.map(({ name }) => name));
	const others = (checks) => checks.filter(({ name }) => !isBlamed.has(name));
	const suites = new Set(reported.map(({ suite }) => suite));
	const siblings = all.filter(({ required, suite, state }) => !required &&
		suite !== undefined &&
		suites.has(suite) &&
		(state === 'failed' || state === 'not-run'));
	return {
		failed: [...failed, ...blamed],
		notRun: others(notRun),
		pending: others(inState('pending')),
		siblings,
		suspects: suspectsOf(siblings, [...failed, ...notRun, ...blamed], reported),
		greenNow: blamed.filter(({ name }) => isGreenNow(reported.filter((check) => check.name === name))),
	};
}
function suspectsOf(siblings, notPassed, reported) {
	const names = new Set(notPassed.map(({ name }) => name));
	const rows = reported.filter(({ name }) => names.has(name));
	const hasUnreported = new Set(rows.map(({ name }) => name)).size < names.size;
	const isAnySuite = names.size === 0 || hasUnreported;
	const suites = new Set(rows.map(({ suite }) => suite));
	return siblings.filter(({ suite }) => isAnySuite || suites.has(suite));
}
const isGreenNow = (rows) => rows.every(({ state }) => state === 'passed') &&
	rows.some(({ conclusion }) => conclusion !== 'skipped');
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
];
const failureCauses = ({ failed, suspects }) => [
	...failed,
	...suspects.filter(({ state }) => state === 'failed'),
];
const leftWithPrerequisite = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;
const RUN_ID = new RegExp(`^${_test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .UUID */ .kk}(-[^\\s/]{1,100})?$`, 'i');
const testRunInputs = {
	testRunId: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .convert */ .C6)((text, refuse) => RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)}`))),
	testBranchPattern: (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .testBranchPattern */ .D9)(),
};
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(service, queue, id, { testBranchPattern }, options) {
	const read = (id) => service.getMergeQueueTestingDetails(queue, id, options);
	const bare = id.slice(0, bareRunId(id).length);
	const details = await read(id).catch((error) => {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404) || bare === id)
			throw error;
		return read(bare);
	});
	const shown = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTestBranch */ .cH)(details.testBranch ?? '', testBranchPattern);
	if (shown === undefined || bareRunId(shown.id) === bareRunId(id))
		return details;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${bareRunId(shown.id)}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}
const isQueueCheck = (name, { targetBranch }, gitHub) => name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true;
function checkRows({ checkSuites = [], statusChecks = [], }) {
	const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) => checkRuns.map(({ name, url, conclusion }) => {
		const state = (0, _github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfCheck */ .No)(conclusion);
		const word = conclusion?.toLowerCase();
		return { kind: 'run', name, url, state, conclusion: word, suite: `service ${suite}` };
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = (0, _github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfCheck */ .No)(word);
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
		failing: checks.filter(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isRed */ .iI),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANKS = ['pending', 'passed', 'not-run', 'failed'];

/***/ }),

/***/ 3523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GG: () => (FILES_TO_WRITE),
  Hb: () => (MissingFileError),
  aR: () => (Workspace)
});


var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(8835);
var json_text = __webpack_require__(5812);
var parse_limits = __webpack_require__(1550);
var shared_text = __webpack_require__(5831);
var utf8 = __webpack_require__(5919);


class FileWriter {
	path;
	#partial;
	#file;
	#isOpen = true;
	#explain;
	#redact;
	constructor(path, explain, redact) {
		this.#redact = redact;
		this.path = path;
		this.#explain = explain;
		this.#partial = `${path}.${Math.random().toString(36).slice(2)}.partial`;
		this.#file = (0, external_node_fs_.openSync)(this.#partial, 'wx');
	}
	write(text) {
		this.#append((0, json_text/* redactJson */.Kp)(text, this.#redact));
	}
	writeHeader(names) {
		this.#append(names);
	}
	#append(text) {
		try {
			(0,external_node_fs_.appendFileSync)(this.#file, text);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	commit() {
		try {
			this.#close();
			(0,external_node_fs_.renameSync)(this.#partial, this.path);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	discard() {
		this.#close();
		(0, external_node_fs_.rmSync)(this.#partial, { force: true });
	}
	#close() {
		if (this.#isOpen)
			(0, external_node_fs_.closeSync)(this.#file);
		this.#isOpen = false;
	}
}
var globs = __webpack_require__(8217);



const MAX_ENTRIES = 500_000;
function folderOf(glob) {
	const folder = /^(?:[^*?[\]{}\\/]*\/)*/.exec(glob)?.[0] ?? '';
	return folder === '' || folder === '/' ? folder || '.' : folder.slice(0, -1);
}
function findFiles(root, glob, ignoreCase = false) {
	const folder = folderOf(glob);
	if (!(0, external_node_fs_.statSync)((0, external_node_path_.resolve)(root, folder), { throwIfNoEntry: false })?.isDirectory())
		return [];
	const prefix = folder === '.' && !glob.startsWith('./') ? '' : `${folder.replace(/\/$/, '')}/`;
	const rest = glob.slice(prefix.length);
	const matches = (0, globs/* compileGlobs */.t)([rest], 'path', ignoreCase);
	const depth = rest.includes('**') ? Number.POSITIVE_INFINITY : rest.split('/').length;
	const found = [];
	const folders = [''];
	let entries = 0;
	for (const inner of folders) {
		const level = inner.split('/').length;
		for (const entry of (0, external_node_fs_.readdirSync)((0, external_node_path_.resolve)(root, folder, inner), { withFileTypes: true })) {
			if (++entries > MAX_ENTRIES)
				throw new RangeError(`more than ${MAX_ENTRIES} entries`);
			const path = `${inner}${entry.name}`;
			if (!entry.isDirectory()) {
				if (matches(path))
					found.push(`${prefix}${path}`);
			}
			else if (level < depth)
				folders.push(`${path}/`);
		}
	}
	return found.sort();
}









const realpath = external_node_fs_.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there';
const PRIVATE = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i;
const shownPath = (path) => JSON.stringify((0, shared_text/* truncate */.xv)(path, 500));
const FILES_TO_WRITE = ['metrics-file', 'report-files', 'slack-payload-file'];
class MissingFileError extends errors/* ActionError */.lZ {
	constructor(input, path, isCheckedOut, options) {
		const file = `there is no file ${shownPath(path)}`;
		const problem = isCheckedOut ? file : `${file}, because the workspace is empty`;
		const remedy = isCheckedOut
			? 'Check the path, and that an earlier step wrote the file.'
			: 'If the file is in the repository, add a step with `actions/checkout` before this one.';
		const title = 'A file is missing';
		super('invalid-input', { title, request: `Reading \`${input}\``, problem, remedy }, options);
	}
}
class Workspace {
	root;
	#temp;
	#redact;
	#platform;
	#own;
	#named = new Map();
	constructor(root, temp, redact, platform = process.platform) {
		this.root = root;
		this.#temp = temp;
		this.#redact = redact;
		this.#platform = platform;
	}
	own(name) {
		this.#own ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(this.#temp, 'merge-queue-action-'));
		return (0, external_node_path_.join)(this.#own, name);
	}
	#locate(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.root, path);
		let real;
		try {
			real = realpath(wanted);
		}
		catch (cause) {
			const { code } = cause;
			if (code === 'ENOENT' || code === 'ENOTDIR') {
				const isCheckedOut = (0, external_node_path_.isAbsolute)(path) || childrenOf(this.root).length > 0;
				throw new MissingFileError(input, path, isCheckedOut, { cause });
			}
			throw wrong(input, path, `it cannot be examined (${code})`, cause);
		}
		this.#refuseOutside(input, path, real);
		if (!(0, external_node_fs_.lstatSync)(real).isFile())
			throw wrong(input, path, 'it is not a regular file');
		return real;
	}
	async *chunks(input, path, limit = MAX_FILE_BYTES) {
		const refuseAbove = (size) => {
			if (size > limit)
				throw tooMuch(input, path, `${size} bytes; the limit is ${limit}`);
		};
		const file = await external_node_fs_.promises.open(this.#locate(input, path), READ_FLAGS).catch((cause) => {
			throw wrong(input, path, `it cannot be opened (${cause.code})`, cause);
		});
		try {
			const opened = await file.stat();
			const seen = (0,external_node_fs_.lstatSync)(this.#locate(input, path));
			if (!opened.isFile() || !isSame(opened, seen))
				throw wrong(input, path, 'it was replaced while it was being opened');
			refuseAbove(opened.size);
			let total = 0;
			for await (const chunk of file.createReadStream({
				highWaterMark: CHUNK_BYTES,
				autoClose: false,
			})) {
				total += chunk.length;
				refuseAbove(total);
				yield chunk;
			}
		}
		catch (error) {
			if (error instanceof errors/* ActionError */.lZ)
				throw error;
			const { code, message } = error;
			throw wrong(input, path, `it cannot be read to its end (${code ?? message})`, error);
		}
		finally {
			await file.close();
		}
	}
	find(input, globs) {
		const shown = (path) => {
			const wanted = (0, external_node_path_.resolve)(this.root, path);
			const inside = (0, external_node_path_.relative)(this.root, wanted);
			const isInside = !(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..';
			return (isInside ? inside : wanted).replaceAll(external_node_path_.sep, '/');
		};
		return new Map(globs.map((glob) => [glob, this.#find(input, glob).map(shown)]));
	}
	#find(input, glob) {
		const pattern = external_node_path_.sep === '\\' ? glob.replaceAll('\\', '/') : glob;
		if ((0, external_node_fs_.existsSync)((0, external_node_path_.resolve)(this.root, pattern))) {
			this.#locate(input, pattern);
			return [pattern];
		}
		const existing = nearestExisting((0, external_node_path_.resolve)(this.root, folderOf(pattern)));
		if (existing === undefined)
			throw wrong(input, glob, NO_DRIVE);
		this.#refuseOutside(input, glob, realpath(existing));
		const isReadable = (path) => {
			try {
				this.#locate(input, path);
				return true;
			}
			catch (error) {
				if (!(error instanceof errors/* ActionError */.lZ))
					throw error;
				return false;
			}
		};
		try {
			const ignoreCase = this.#platform === 'win32' || this.#platform === 'darwin';
			return findFiles(this.root, pattern, ignoreCase).filter(isReadable);
		}
		catch (cause) {
			const { code, message } = cause;
			throw wrong(input, glob, `its folders cannot be searched (${code ?? message})`, cause);
		}
	}
	async text(input, path, limit = parse_limits/* FILE_LIMIT_BYTES */.dH) {
		const parts = [];
		for await (const chunk of this.chunks(input, path, limit))
			parts.push(chunk);
		const bytes = Buffer.concat(parts);
		const at = (0, utf8/* invalidUtf8At */.M)(bytes);
		if (at === undefined)
			return new TextDecoder().decode(bytes);
		const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`;
		throw wrong(input, path, problem);
	}
	namesInRepository(path) {
		const given = (0, external_node_path_.resolve)(this.root, path);
		return [...new Set([given, realpath(given)])].flatMap((file) => {
			const workspace = [this.root, realpath(this.root)].find((root) => isInside(root, file));
			if (workspace === undefined)
				return [];
			return (0, external_node_path_.relative)(repositoryAbove((0, external_node_path_.dirname)(file), workspace), file).replaceAll(external_node_path_.sep, '/');
		});
	}
	async write(input, path, data) {
		return this.#writing(input, path, (real) => {
			(0, external_node_fs_.writeFileSync)(real, (0, json_text/* redactJson */.Kp)(data, this.#redact));
			return real;
		});
	}
	writer(input, path) {
		return this.#writing(input, path, (real, explain) => new FileWriter(real, explain, this.#redact));
	}
	#writing(input, path, write) {
		const explain = (error) => unwritable(input, path, error);
		try {
			(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(this.#writable(input, path)), { recursive: true });
			return write(this.#writable(input, path), explain);
		}
		catch (error) {
			throw explain(error);
		}
	}
	#writable(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.root, path);
		if (this.#platform === 'win32' && isReservedOnWindows((0, external_node_path_.basename)(wanted)))
			throw wrong(input, path, 'Windows reserves this name', undefined, 'Use another file name.');
		const existing = nearestExisting((0, external_node_path_.dirname)(wanted));
		if (existing === undefined)
			throw wrong(input, path, NO_DRIVE);
		if (!(0, external_node_fs_.statSync)(existing).isDirectory())
			throw wrong(input, path, `${shownPath((0, external_node_path_.basename)(existing))} is a file, not a folder`);
		const real = (0, external_node_path_.resolve)(realpath(existing), (0, external_node_path_.relative)(existing, wanted));
		this.#refuseOutside(input, path, real);
		const link = (0, external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
		if (link !== undefined && !link.isFile())
			throw wrong(input, path, 'it is not a regular file');
		return real;
	}
	refusalToWrite(input, path) {
		try {
			const real = this.#writable(input, path);
			const key = real.toLowerCase();
			const before = this.#named.get(key);
			this.#named.set(key, input);
			return before && `\`${before}\` names the same file`;
		}
		catch (error) {
			return unwritable(input, path, error).explanation.problem;
		}
	}
	#refuseOutside(input, path, real) {
		if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
			throw wrong(input, path, 'it is a system file');
		for (const root of [this.root, this.#temp]) {
			if (!(0, external_node_fs_.existsSync)(root))
				continue;
			const inside = (0, external_node_path_.relative)(realpath(root), real);
			const names = inside.split(external_node_path_.sep);
			if ((0, external_node_path_.isAbsolute)(inside) || names[0] === '..')
				continue;
			if (names.some((name) => PRIVATE.test(name)))
				throw wrong(input, path, KEPT_PRIVATE);
			return;
		}
		throw wrong(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP');
	}
}
const NO_DRIVE = 'its drive or network share does not exist';
function nearestExisting(path, parentOf = external_node_path_.dirname) {
	let existing = path;
	while (!(0, external_node_fs_.existsSync)(existing)) {
		const parent = parentOf(existing);
		if (parent === existing)
			return undefined;
		existing = parent;
	}
	return existing;
}
const isReservedOnWindows = (name) => /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i.test(name) || name.includes(':');
function isInside(root, path) {
	const inside = (0, external_node_path_.relative)(root, path);
	return !(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..';
}
function repositoryAbove(folder, top) {
	if (folder === top || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, '.git')))
		return folder;
	return repositoryAbove((0, external_node_path_.dirname)(folder), top);
}
function childrenOf(path) {
	try {
		return (0,external_node_fs_.readdirSync)(path);
	}
	catch {
		return [];
	}
}
const isSame = (one, other) => one.ino === other.ino && one.dev === other.dev;
function unwritable(input, path, error) {
	if (error instanceof errors/* ActionError */.lZ)
		return error;
	const { code, message } = error;
	const request = `Writing \`${input}\` (${shownPath(path)})`;
	const problem = `the file cannot be written (${code ?? message})`;
	const remedy = 'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.';
	const title = 'A file cannot be written';
	return new errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause: error });
}
const tooMuch = (input, path, excess) => wrong(input, path, `it has ${excess}`, undefined, 'Use a smaller file.');
function wrong(input, path, problem, cause, remedy = 'Use a regular file inside the workspace or RUNNER_TEMP.') {
	const request = `Using \`${input}\` (${shownPath(path)})`;
	const title = 'A file cannot be used';
	return new errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause });
}

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DryRunError */ .Vz);
		if (!refused && (error === undefined || error !== signal.reason))
			throw error;
		onFailure(error.message, refused ? error : undefined);
		return undefined;
	}
}

/***/ }),

/***/ 5919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  M: () => (invalidUtf8At)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function invalidUtf8At(bytes) {
	if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
		return undefined;
	const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
	const differs = bytes.findIndex((byte, index) => byte !== copy[index]);
	let valid = differs === -1 ? bytes.length : differs;
	while (valid > 0 && !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, valid)))
		valid--;
	return valid;
}

/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z: () => (reasonForMissingToken),
  missingToken: () => (missingToken)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8860);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1903);




const FORKS = (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPage */ .t)('recipes/forks.md');
function missingToken(log, policy, event) {
	const withheld = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldSecrets */ .HG)(event);
	const { why, remedy } = reasonForMissingToken(event);
	const next = withheld === undefined ? remedy : `${remedy} See ${FORKS}.`;
	if (policy === 'fail' || (policy === 'skip-forks' && withheld === undefined))
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('invalid-input', {
			title: 'There is no API token',
			request: 'Reading `api-token`',
			problem: `it is empty, because ${why}`,
			remedy: `${next} If runs without secrets are expected, set \`on-missing-token: skip-forks\`.`,
		});
	log.warning(`Skipped, because \`api-token\` is empty (${why}). ${next}`);
	const page = withheld === undefined ? '' : ` ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Forks and Dependabot', FORKS)}`;
	return {
		outcome: 'skipped-no-token',
		summary: `⏭️ Skipped, because <code>api-token</code> is empty (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(why)}).\n\n**Next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(remedy)}${page}`,
	};
}
function reasonForMissingToken(event) {
	const { name } = event;
	const withheld = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldSecrets */ .HG)(event);
	if (withheld?.from === 'fork')
		return {
			why: `the pull request comes from ${withheld.headRepository === undefined ? 'a fork' : `the fork ${withheld.headRepository}`}, and GitHub gives no secrets to its \`${name}\` runs`,
			remedy: "Let a person with write access comment a command (`issue_comment`), or start this step with `workflow_run` or `pull_request_target`, which public repositories allow only by a policy. Run none of the fork's code there.",
		};
	if (withheld !== undefined && name === 'pull_request_target')
		return {
			why: 'Dependabot opened the pull request, and GitHub gives no secrets to its `pull_request_target` runs',
			remedy: 'Use `pull_request` with a Dependabot secret, or a `workflow_run` job.',
		};
	if (withheld !== undefined)
		return {
			why: "Dependabot started this run, which gets only the Dependabot secrets, and the secret isn't one of them",
			remedy: 'Set it under Settings → Secrets and variables → Dependabot as well.',
		};
	return {
		why: 'the secret is not set for this job: it does not exist, its name is misspelled, or it belongs to an environment that the job does not use',
		remedy: 'Set it under Settings → Secrets and variables → Actions; the secret of an environment needs `environment:` in the job, and a reusable workflow needs `secrets: inherit`.',
	};
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

/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AQ: () => (readFromGitHub),
  Gg: () => (askWithinBudget),
  I5: () => (askBeforeWork),
  a_: () => (presentPullRequest)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2786);



async function readFromGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, github.pullRequest(number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
const askBeforeWork = (context, remedy, ask) => askWithinBudget(context, context.timeBeforeWork, remedy, ask);
async function askWithinBudget(context, budget, remedy, ask) {
	let signal;
	try {
		return await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .withinBudget */ .xV)(context, budget, (limited) => {
			signal = limited.signal;
			return ask(limited);
		});
	}
	catch (error) {
		const isOver = signal?.aborted === true && !(signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL);
		const isAborted = error === signal?.reason || error.kind === 'aborted';
		if (!isOver || !isAborted)
			throw error;
		const request = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.explanation.request : 'Asking GitHub before the work';
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('timed-out', { request, problem: 'GitHub did not answer in time', remedy }, { cause: error });
	}
}
async function presentPullRequest(context, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, { number });
}

/***/ })

};
