"use strict";
exports.id = 963;
exports.ids = [963];
exports.modules = {

 7963:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);
const promises = __webpack_require__(8500);

async function readTypicalTime(context, deadline, branch) {
	const answer = context.service.getMergeQueueMetrics(deadline, context.repository, { attempts: 1 });
	const exposition = await common.bestEffort(deadline, answer, (why, error) => {
		const problem = error?.explanation.problem ?? why;
		context.log.info(`Continuing without the usual time in the queue: ${problem}`);
	});
	if (exposition === undefined)
		return undefined;
	const { typicalTimeIn } = await Promise.resolve().then(() => timeInQueue);
	return typicalTimeIn(exposition, branch);
}

const File = common.mapped(zod.object({ filename: zod.string(), previous_filename: zod.nullish(zod.string()) }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
const Basis = common.mapped(zod.object({
	number: zod.number(),
	changed_files: zod.nullish(zod.number()),
	head: zod.object({ sha: zod.string() }),
	base: zod.object({ ref: zod.string(), sha: zod.nullish(zod.string()) }),
}), ({ number, changed_files, head, base }) => ({
	number,
	headSha: head.sha,
	base: `${base.ref} ${base.sha}`,
	count: changed_files ?? undefined,
}));
const MAX_FILES = 3000;
const MAX_FILE_READINGS = 4;
const PAUSE_MS = 2000;
const PERMISSION = 'pull-requests: read';
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = async (github, deadline, number) => (await github.list(deadline, readingFiles(number), PERMISSION, `/pulls/${number}/files`, File))
	.items;
async function readFilesBasis(github, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const basis = await github.request(deadline, request, PERMISSION, `GET /pulls/${number}`, Basis);
	if (basis.number === number)
		return basis;
	throw clients.badAnswer(request, `it is pull request #${basis.number}, not #${number}`);
}
async function readFiles(github, deadline, number, first) {
	let before = first ?? (await readFilesBasis(github, deadline, number));
	for (let readings = 1;; readings++) {
		const listed = await listFiles(github, deadline, number);
		const items = [...new Map(listed.map((file) => [file.path, file])).values()];
		const after = await readFilesBasis(github, deadline, number);
		const hasMoved = before.headSha !== after.headSha || before.base !== after.base || before.count !== after.count;
		const isWhole = !hasMoved && items.length === after.count;
		const isTooMany = (after.count ?? 0) > MAX_FILES;
		if (isWhole || isTooMany || readings === MAX_FILE_READINGS)
			return { ...after, items, isWhole, hasMoved };
		if (!hasMoved)
			await deadline.sleep(PAUSE_MS);
		before = after;
	}
}
async function readWholeFiles(github, deadline, number) {
	const { items, isWhole } = await readFiles(github, deadline, number);
	if (!isWhole)
		throw incompleteList(readingFiles(number));
	return items;
}
const incompleteList = (request) => new common.ActionError('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

const pullFiles = Object.freeze(Object.defineProperty({
	__proto__: null,
	MAX_FILES,
	MAX_FILE_READINGS,
	incompleteList,
	listFiles,
	readFiles,
	readFilesBasis,
	readWholeFiles
}, Symbol.toStringTag, { value: 'Module' }));

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
	const owners = new Map();
	for (const owner of codeowners ?? []) {
		const key = owner.toLowerCase();
		if (owner !== '' && !owners.has(key))
			owners.set(key, owner);
	}
	return owners.size === 0 ? [NO_OWNER] : [...owners.values()];
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

async function publish(context, deadline, report, { files, slack, comment, issue, ownerIssues }) {
	if (files !== undefined)
		await writeFiles(context, report, files);
	if (slack !== undefined)
		await writeSlack(context, deadline, { report, ...slack });
	if (comment !== undefined)
		await keepComment(context, deadline, { report, ...comment });
	if (issue !== undefined)
		return writeIssues(context, deadline, planOf(issue), ({ keepIssue }) => keepIssue(context, deadline, { report, ...issue }));
	if (ownerIssues === undefined)
		return {};
	const owners = common.pluralize(ownerIssues.owners.size, 'code owner');
	const plan = `an issue for each of ${owners} would be kept up to date`;
	return writeIssues(context, deadline, plan, ({ keepOwnerIssues }) => keepOwnerIssues(context, deadline, ownerIssues));
}
const planOf = ({ title, isDone }) => `the issue ${JSON.stringify(title)} would be ${isDone ? 'closed' : 'kept up to date'}`;
async function writeFiles({ workspace }, report, { paths, formats = {} }) {
	const asMarkdown = () => `${common.markdown(report, common.SUMMARY_BUDGET_BYTES)}\n`;
	for (const path of paths) {
		const content = formats[clients.extensionOf(path)] ?? asMarkdown;
		await workspace.write('report-files', path, content());
	}
}
async function writeSlack({ workspace, log }, deadline, { path, report, ...place }) {
	if (path === undefined)
		return;
	const content = common.payloadFile(common.slackMessage(report, place));
	const writing = workspace.write('slack-payload-file', path, content);
	await common.bestEffort(deadline, writing, log.warning);
}
async function keepComment(context, deadline, { report, ...wanted }) {
	const { dryRun, github, log } = context;
	if (wanted.onlyUpdate && (dryRun || !github.available))
		return;
	if (dryRun)
		return log.info(`Dry run: #${wanted.number} would get a comment with the report`);
	const body = common.markdown(report, common.POST_BUDGET_BYTES);
	await clients.tryWrite(context, deadline, 'comment', 'The comment could not be written', async () => {
		const { upsertComment } = await Promise.resolve().then(() => upserts);
		const { action, url } = await upsertComment(context, deadline, { ...wanted, body });
		return url === undefined ? undefined : `Comment ${action}: ${url}`;
	});
}
async function writeIssues({ dryRun, log }, deadline, plan, write) {
	if (dryRun) {
		log.info(`Dry run: ${plan}`);
		return {};
	}
	let refusal;
	const published = await common.bestEffort(deadline, Promise.resolve().then(() => issues).then(write), (why, error) => {
		if (clients.isNotPermitted(error))
			refusal = error;
		else
			log.warning(`The issue could not be written. ${why}`);
	});
	return published ?? { refusal };
}

const publish$1 = Object.freeze(Object.defineProperty({
	__proto__: null,
	publish
}, Symbol.toStringTag, { value: 'Module' }));

const optionalText = zod.nullish(zod.string());
const CheckRun = common.mapped(zod.object({
	id: zod.nullish(zod.number()),
	name: zod.string(),
	status: optionalText,
	conclusion: optionalText,
	html_url: optionalText,
	details_url: optionalText,
	started_at: optionalText,
	completed_at: optionalText,
	app: zod.nullish(zod.object({ slug: optionalText })),
	check_suite: zod.nullish(zod.object({ id: zod.nullish(zod.number()) })),
}), (run) => ({
	kind: 'run',
	name: run.name,
	id: run.id ?? undefined,
	state: clients.stateOfCheck(run.conclusion),
	conclusion: run.conclusion?.toLowerCase(),
	awaitsApproval: clients.awaitsApproval(run.status, run.conclusion) || undefined,
	url: run.details_url ?? run.html_url ?? undefined,
	suite: run.check_suite?.id ?? undefined,
	app: run.app?.slug ?? undefined,
	startedAt: common.parseTime(run.started_at),
	finishedAt: common.parseTime(run.completed_at),
}));
const Status = common.mapped(zod.object({
	context: zod.string(),
	state: zod.string(),
	target_url: optionalText,
	updated_at: optionalText,
}), (status) => ({
	kind: 'status',
	name: status.context,
	state: clients.stateOfCheck(status.state),
	url: status.target_url ?? undefined,
	finishedAt: common.parseTime(status.updated_at),
}));
const WorkflowRun = zod.object({ name: optionalText, check_suite_id: zod.nullish(zod.number()) });
const Ref = common.mapped(zod.object({ ref: zod.string(), object: zod.object({ sha: zod.string() }) }), ({ ref, object }) => ({
	branch: ref.replace(/^refs\/heads\//, ''),
	headSha: object.sha,
}));
const TestPull = zod.object({
	draft: zod.nullish(zod.boolean()),
	head: zod.object({
		ref: zod.string(),
		sha: zod.string(),
		repo: zod.nullish(zod.object({ id: zod.number() })),
	}),
	base: zod.object({ repo: zod.object({ id: zod.number() }) }),
});
const DatedBranch = zod.object({
	commit: zod.object({ commit: zod.object({ committer: zod.object({ date: zod.string() }) }) }),
});
const MAX_COMMIT_PAGES = 30;
async function checkRuns(github, deadline, sha) {
	const path = '/commits/{sha}/check-runs';
	return clients.judgedBySuite(await readList(github, deadline, sha, 'checks: read', path, 'check_runs', CheckRun));
}
function statuses(github, deadline, sha) {
	return readList(github, deadline, sha, 'statuses: read', '/commits/{sha}/status', 'statuses', Status);
}
async function workflows(github, deadline, sha) {
	const path = '/actions/runs?head_sha={sha}';
	const runs = await readList(github, deadline, sha, 'actions: read', path, 'workflow_runs', WorkflowRun);
	return new Map(runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])));
}
async function contains(github, deadline, sha, ancestor) {
	const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`;
	const Comparison = zod.object({ status: zod.string() });
	const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 };
	const route = 'GET /compare/{range}';
	const { status } = await github.request(deadline, request, CONTENTS, route, Comparison, query);
	return status === 'ahead' || status === 'identical';
}
async function headOf(github, deadline, branch) {
	const request = `Reading the branch ${branch} from GitHub`;
	const Branch = zod.object({ commit: zod.object({ sha: zod.string() }) });
	const route = 'GET /branches/{branch}';
	return (await github.request(deadline, request, CONTENTS, route, Branch, { branch })).commit.sha;
}
async function newestCommitAt(github, deadline, branch) {
	const request = `Reading the newest commit of ${branch} from GitHub`;
	const route = 'GET /branches/{branch}';
	const { commit } = await github.request(deadline, request, CONTENTS, route, DatedBranch, {
		branch,
	});
	const at = common.parseTime(commit.commit.committer.date);
	if (at === undefined)
		throw clients.badAnswer(request, 'the commit has no time');
	return at;
}
async function branches(github, deadline, prefix) {
	const request = `Reading the branches ${prefix}… from GitHub`;
	const query = { ref: `heads/${prefix}` };
	return (await github.list(deadline, request, CONTENTS, '/git/matching-refs/{ref}', Ref, { query })).items;
}
async function closedTests(github, deadline, prefix) {
	const request = 'Reading the closed pull requests of test branches from GitHub';
	const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 };
	const list = zod.array(TestPull);
	const pulls = await github.request(deadline, request, PULL_REQUESTS, 'GET /pulls', list, query);
	return pulls
		.filter(({ draft, head, base }) => draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id)
		.map(({ head }) => ({ branch: head.ref, headSha: head.sha }));
}
async function readList(github, deadline, sha, permission, path, field, item) {
	const request = `Reading the ${field.replace('_', ' ')} of ${sha.slice(0, 12)} from GitHub`;
	const Page = zod.looseObject({ total_count: zod.number() });
	const all = [];
	for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
		const query = { sha, per_page: 100, page };
		const answer = await github.request(deadline, request, permission, `GET ${path}`, Page, query);
		const items = clients.parseAnswer(request, zod.array(item), answer[field]);
		all.push(...items);
		if (all.length >= answer.total_count)
			return all;
		if (items.length === 0)
			break;
	}
	throw incompleteList(request);
}
const CONTENTS = 'contents: read';
const PULL_REQUESTS = 'pull-requests: read';

const commits = Object.freeze(Object.defineProperty({
	__proto__: null,
	branches,
	checkRuns,
	closedTests,
	contains,
	headOf,
	newestCommitAt,
	statuses,
	workflows
}, Symbol.toStringTag, { value: 'Module' }));

const MAX_STALLED_PAGES = 2;
const MAX_LISTING_PAGES = 10_000;
class UnhealthyTests {
	#options;
	#seen = new Map();
	otherStatuses = new Map();
	truncated = false;
	constructor(options) {
		this.#options = options;
	}
	lacks({ id, status }) {
		return this.#options.statuses.includes(status.value) && !this.#seen.has(id);
	}
	async *pages() {
		for (const status of this.#options.statuses) {
			const listing = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			const why = listing.shortfall ?? listing.shift;
			if (why === undefined)
				continue;
			this.#options.log.info(`Reading the ${status} tests again: ${why}`);
			const again = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			again.totalRows ??= listing.totalRows;
			if (again.shortfall !== undefined)
				throw again.failure(again.shortfall);
		}
	}
	async *#pagesOf(status) {
		const { owner, name } = this.#options.repository;
		const listing = new StatusListing(`${status.toUpperCase()} tests of ${owner}/${name}`);
		for (let request = this.#request(status, undefined);;) {
			const page = await request;
			this.#options.deadline.throwIfOver();
			const fresh = page.tests.flatMap((test) => this.#takeNew(test, status, listing));
			const token = this.truncated ? undefined : listing.next(page);
			if (token !== undefined) {
				request = this.#request(status, token);
				request.catch(() => { });
				await promises.setImmediate();
			}
			if (fresh.length > 0)
				yield fresh;
			if (this.truncated)
				return listing;
			this.#logProgress(status, listing, token === undefined);
			if (token === undefined)
				return listing;
		}
	}
	#request(status, pageToken) {
		const { deadline, service, repository, orgSlug, pageSize } = this.#options;
		return service.listUnhealthyTests(deadline, {
			repository,
			orgSlug,
			status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
			pageSize,
			pageToken,
		});
	}
	#takeNew(test, status, listing) {
		const last = this.#seen.get(test.id);
		if (last === undefined)
			this.truncated ||= this.#seen.size >= (this.#options.maxTests ?? Number.POSITIVE_INFINITY);
		if (last === listing || this.truncated)
			return [];
		listing.different++;
		this.#seen.set(test.id, listing);
		const own = test.status?.value?.toLowerCase();
		if (own && !UNHEALTHY.some((known) => known === own))
			this.otherStatuses.set(test.id, own);
		return last === undefined ? listedTest(test, status) : [];
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		let tests = common.pluralize(rows, `${status} test`);
		if (totalRows !== undefined && totalRows > rows)
			tests = `${rows} of ${common.pluralize(totalRows, `${status} test`)}`;
		const progress = `${tests} on ${common.pluralize(pages, 'page')}`;
		if (ended)
			this.#options.log.info(`Read ${progress}`);
		else if (pages % 100 === 0)
			this.#options.log.info(`Read ${progress} so far`);
	}
}
async function readListing(context, deadline, orgSlug, wanted) {
	const statuses = ['broken', 'flaky'];
	const tests = [];
	const listing = new UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 });
	for await (const page of listing.pages())
		tests.push(...page.filter(wanted));
	return tests.map((test) => ({ ...test, otherStatus: listing.otherStatuses.get(test.id) }));
}
class StatusListing {
	#subject;
	#tokens = new Set();
	#pages = new Set();
	#stalled = 0;
	#totalPages;
	pages = 0;
	rows = 0;
	different = 0;
	totalRows;
	#shrank = false;
	constructor(subject) {
		this.#subject = subject;
	}
	get shortfall() {
		const missing = (what, count, field, total) => {
			if (total === undefined || count >= total)
				return undefined;
			return `the list ended after ${common.pluralize(count, what)}, but its \`${field}\` is ${total}`;
		};
		const { totalRows, rows, different } = this;
		if (totalRows === undefined)
			return missing('page', this.pages, 'total_pages', this.#totalPages);
		return missing(rows > different ? 'different test' : 'test', different, 'total_rows', totalRows);
	}
	get shift() {
		if (this.#shrank)
			return 'the list became shorter while it was being read';
		if (this.totalRows === undefined && this.rows > this.different)
			return 'a test was listed twice';
		return undefined;
	}
	next({ tests, page }) {
		this.pages++;
		const ends = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`;
		const repeated = tests.length > 0 && this.#pages.has(ends);
		this.#pages.add(ends);
		if (!repeated)
			this.rows += tests.length;
		const totalRows = page.total_rows ?? this.totalRows;
		this.#shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0);
		this.totalRows = totalRows;
		this.#totalPages = page.total_pages ?? this.#totalPages;
		const token = page.next_page_token;
		if (!token)
			return undefined;
		if (this.#tokens.has(token))
			throw this.failure('the token for the next page was used before, so the list would never end');
		this.#tokens.add(token);
		if (repeated || tests.length === 0)
			this.#stalled++;
		else
			this.#stalled = 0;
		if (this.#stalled > MAX_STALLED_PAGES)
			throw this.failure(`${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`);
		if (this.pages >= Math.min(MAX_LISTING_PAGES, 2 * (this.#totalPages ?? MAX_LISTING_PAGES) + 10))
			throw this.failure(`there is still a next page after ${this.pages} pages`);
		return token;
	}
	failure(problem) {
		return new common.ActionError('bad-response', {
			request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
			problem,
			remedy: 'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to Trunk. `max-tests` reads only the first tests.',
		});
	}
}

const pages = Object.freeze(Object.defineProperty({
	__proto__: null,
	UnhealthyTests,
	readListing
}, Symbol.toStringTag, { value: 'Module' }));

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

async function readMetrics({ service, log }, deadline, repository) {
	const text = await service.getMergeQueueMetrics(deadline, repository);
	try {
		const families = parseExposition(text);
		const samples = families.reduce((sum, family) => sum + family.samples.length, 0);
		log.info(`Read ${common.pluralize(families.length, 'metric')} with ${common.pluralize(samples, 'sample')}`);
		return families;
	}
	catch (cause) {
		if (!(cause instanceof ExpositionError))
			throw cause;
		const request = clients.describeRequest(clients.getMergeQueueMetrics(repository));
		const problem = `the answer is not text exposition 0.0.4: ${cause.message}`;
		const remedy = clients.REMEDIES['bad-response'];
		throw new common.ActionError('bad-response', { request, problem, remedy }, { cause });
	}
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

const MAX_COMMENT_ROUNDS = 4;
async function upsertComment(access, deadline, { number, onlyUpdate, instead, ahead, ...wanted }) {
	const thread = { number };
	const read = firstFrom(deadline, ahead, () => clients.listComments(access, deadline, thread));
	let replacement;
	const text = () => (replacement === undefined ? wanted : { ...wanted, body: replacement });
	const { url, action } = await keepPost(access, deadline, {
		text,
		find: async () => {
			const comments = await read();
			replacement = instead?.(comments);
			return comments.filter(({ marker }) => marker === wanted.marker);
		},
		onlyUpdate: () => onlyUpdate === true || replacement !== undefined,
		create: () => clients.addComment(access, deadline, thread, text()),
		update: ({ id }) => clients.editComment(access, deadline, thread, id, text()),
		dropDuplicate: ({ id }) => clients.deleteComment(access, deadline, thread, id),
	});
	return { url, action };
}
function upsertIssue(access, deadline, wanted) {
	const isWanted = ({ marker }) => marker === wanted.marker;
	const open = firstFrom(deadline, wanted.ahead, () => clients.listIssues(access, deadline, { state: 'open', isWanted }));
	const isEnough = (found) => found.length > 0;
	const closed = () => clients.listIssues(access, deadline, { state: 'closed', isWanted, isEnough });
	return upsertFound(access, deadline, wanted, (state) => (state === 'open' ? open() : closed()));
}
function firstFrom(deadline, ahead, read) {
	let early = ahead;
	return async () => {
		const first = early;
		early = undefined;
		const found = first && (await deadline.race(first));
		return found ?? read();
	};
}
async function upsertIssues(access, deadline, family, wanted, isDone) {
	const isFamily = ({ marker }) => marker.startsWith(`${family}/`);
	const markers = new Set(wanted.map(({ marker }) => marker));
	let lists = familyLists(access, deadline, isFamily, markers);
	const open = await lists('open');
	const find = (marker) => async (state) => (await lists(state)).filter((issue) => issue.marker === marker);
	const inPace = pacer(deadline);
	const paced = async (write) => {
		try {
			return await inPace(write);
		}
		catch (error) {
			if (isListOutdated(error))
				lists = familyLists(access, deadline, isFamily, markers);
			throw error;
		}
	};
	const done = open
		.filter(({ marker }) => !markers.has(marker) && isDone(marker))
		.map(({ marker, title }) => ({ marker, title, body: undefined }));
	const writes = new IssueWrites(deadline);
	for (const issue of [...wanted, ...done])
		await writes.add(issue, () => upsertFound(access, deadline, issue, find(issue.marker), paced));
	const created = writes.numbersOf('created');
	if (created.length > 0)
		await writes.attempt('a duplicate issue', closeDuplicates(access, deadline, isFamily, created, paced));
	return writes;
}
function familyLists(access, deadline, isFamily, wanted) {
	let open;
	let closed;
	return async (state) => {
		open ??= await clients.listIssues(access, deadline, { state: 'open', isWanted: isFamily });
		if (state === 'open')
			return open;
		const openMarkers = new Set(open.map(({ marker }) => marker));
		const isEnough = includesEach([...wanted].filter((marker) => !openMarkers.has(marker)));
		closed ??= await clients.listIssues(access, deadline, {
			state: 'closed',
			isWanted: isFamily,
			isEnough,
		});
		return closed;
	};
}
async function closeDuplicates(access, deadline, isFamily, created, paced) {
	const open = await clients.listIssues(access, deadline, { state: 'open', isWanted: isFamily });
	for (const number of created) {
		const own = open.find(({ id }) => id === number);
		const [, ...duplicates] = open.filter(({ marker }) => marker === own?.marker);
		for (const { id } of duplicates)
			await paced(() => closeAsDuplicate(access, deadline, id));
	}
}
function closeAsDuplicate(access, deadline, number) {
	const change = { state: 'closed', state_reason: 'not_planned' };
	return clients.editIssue(access, deadline, number, change).catch(clients.undefinedIfGone);
}
function upsertFound(access, deadline, { marker, title, body, onlyUpdate = false }, find, paced = (write) => write()) {
	if (body === undefined)
		return repeat(deadline, async () => {
			const open = await find('open');
			const done = { state: 'closed', state_reason: 'completed' };
			for (const { id } of open)
				await paced(() => clients.editIssue(access, deadline, id, done)).catch(clients.undefinedIfGone);
			const [oldest] = open;
			return oldest ? upsertResultOf(oldest, 'closed') : NOTHING_KEPT;
		});
	const text = { marker, body };
	const shortened = clients.cutTitle(access.github.redact(title));
	return keepPost(access, deadline, {
		text: () => text,
		title: shortened,
		find: () => find('open'),
		findClosed: async () => (await find('closed')).at(-1),
		create: () => paced(() => clients.openIssue(access, deadline, shortened, text)),
		onlyUpdate: () => onlyUpdate,
		update: ({ id }) => paced(() => clients.editIssue(access, deadline, id, { title: shortened, text, state: 'open' })),
		dropDuplicate: ({ id }) => paced(() => closeAsDuplicate(access, deadline, id)),
	});
}
function keepPost(access, deadline, target) {
	let created;
	const round = async () => {
		const found = await target.find();
		const [oldest, ...duplicates] = clients.oldestFirst([...(created ? [created] : []), ...found]);
		const post = oldest ?? (await target.findClosed?.());
		if (post === undefined) {
			if (target.onlyUpdate?.())
				return NOTHING_KEPT;
			created = await target.create();
			return 'again';
		}
		const isUnchanged = oldest?.title === (target.title ?? '') && clients.hasText(access, oldest, target.text());
		const written = isUnchanged ? oldest : await target.update(post).catch(clients.undefinedIfGone);
		for (const duplicate of duplicates)
			await target.dropDuplicate(duplicate);
		if (written === undefined)
			return 'again';
		if (oldest === undefined)
			return upsertResultOf(written, 'reopened');
		if (!isUnchanged)
			return upsertResultOf(written, 'updated');
		return upsertResultOf(written, written.id === created?.id ? 'created' : 'unchanged');
	};
	return repeat(deadline, round, () => created && upsertResultOf(created, 'created'));
}
async function repeat(deadline, round, created = () => undefined) {
	for (let left = MAX_COMMENT_ROUNDS; left > 0; left--) {
		try {
			const kept = await round();
			if (kept !== 'again')
				return kept;
		}
		catch (error) {
			const known = created();
			if (known !== undefined && error instanceof common.ActionError)
				return known;
			if (!(error instanceof clients.HttpError) || !error.mayHaveApplied || left === 1)
				throw error;
			await deadline.sleep(1000);
		}
	}
	throw new common.ActionError('unavailable', {
		request: 'Keeping a comment or issue on GitHub up to date',
		problem: 'it was deleted each time it was written',
		remedy: 'Check what else deletes comments or issues of this action.',
	});
}
class IssueWrites {
	kept = new Map();
	refused = [];
	untried = [];
	#deadline;
	constructor(deadline) {
		this.#deadline = deadline;
	}
	async add({ marker, title }, write) {
		if (this.#isHopeless) {
			this.untried.push(title);
			return;
		}
		const kept = await this.attempt(title, write());
		if (kept !== undefined)
			this.kept.set(marker, kept);
	}
	attempt(title, write) {
		return common.bestEffort(this.#deadline, write, (why, error = unavailable(title, why)) => {
			this.refused.push({ title, error });
		});
	}
	numbersOf(action) {
		const changed = [...this.kept.values()].filter((kept) => kept.action === action);
		return changed.flatMap(({ number }) => number ?? []);
	}
	get #isHopeless() {
		const [last] = this.refused.slice(-1);
		if (last === undefined)
			return false;
		const { error } = last;
		const isLimited = error.kind === 'rate-limited' && !clients.hasStatus(error, 422);
		if (isLimited || OUTAGES.includes(error.kind))
			return true;
		const areAllForbidden = this.refused.every((one) => clients.isNotPermitted(one.error));
		return this.kept.size === 0 && this.refused.length > 1 && areAllForbidden;
	}
}
const OUTAGES = ['unavailable', 'timed-out', 'unknown-outcome'];
const unavailable = (title, problem) => new common.ActionError('unavailable', {
	request: `Writing the issue ${JSON.stringify(title)}`,
	problem,
	remedy: 'Run the step again.',
});
function pacer(deadline) {
	let isFirst = true;
	return async (write) => {
		if (!isFirst)
			await deadline.sleep(1000);
		isFirst = false;
		return write();
	};
}
const NOTHING_KEPT = { url: undefined, action: 'none' };
const upsertResultOf = ({ id: number, url }, action) => ({
	number,
	url,
	action,
});
const isListOutdated = (error) => clients.hasStatus(error, 404, 410) || (error instanceof clients.HttpError && error.mayHaveApplied);
const includesEach = (markers) => (found) => markers.every((marker) => found.some((issue) => issue.marker === marker));

const upserts = Object.freeze(Object.defineProperty({
	__proto__: null,
	upsertComment,
	upsertIssue,
	upsertIssues
}, Symbol.toStringTag, { value: 'Module' }));

async function keepIssue(context, deadline, { report, isDone, ...wanted }) {
	const body = isDone ? undefined : common.markdown(report, common.POST_BUDGET_BYTES);
	const { action, number, url } = await upsertIssue(context, deadline, { ...wanted, body });
	if (action !== 'none')
		context.log.info(`Issue #${number} ${action}: ${url}`);
	return { issueNumber: number };
}
const MAX_OWNER_LENGTH = 100;
const ownerMark = (owner) => Buffer.from(common.redact(owner).toLowerCase()).toString('hex');
const ownerOf = (marker) => Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString();
async function keepOwnerIssues(context, deadline, { title, marker: family, owners, isDone }) {
	const { log } = context;
	const wanted = [...owners].map(([owner, report]) => ({
		owner,
		marker: `${family}/${ownerMark(owner)}`,
		title: title.replaceAll(clients.OWNER_PLACEHOLDER, () => common.truncate(owner.replace(common.LINE_BREAKS, ' '), MAX_OWNER_LENGTH)),
		body: common.markdown(report, common.POST_BUDGET_BYTES),
	}));
	const keptIssues = await upsertIssues(context, deadline, family, wanted, (marker) => isDone(ownerOf(marker)));
	const { kept, refused } = keptIssues;
	const issues = wanted.flatMap(({ owner, marker }) => {
		const number = kept.get(marker)?.number;
		return number === undefined ? [] : { owner, number };
	});
	const changes = [...kept.values()].filter(({ action }) => action !== 'unchanged');
	const closedCount = changes.filter(({ action }) => action === 'closed').length;
	log.group(`Issues of ${common.pluralize(issues.length, 'code owner')}: ${changes.length - closedCount} written, ${closedCount} closed`, changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`));
	const refusal = refused.find(({ error }) => clients.isNotPermitted(error))?.error;
	if (refusal === undefined || kept.size > 0)
		warnOfRefused(log, keptIssues);
	return { issues, issueNumber: issues[0]?.number, refusal };
}
function warnOfRefused(log, { kept, refused, untried }) {
	if (refused.length === 0)
		return;
	const problems = new Map();
	const note = (problem, title) => problems.set(problem, [...(problems.get(problem) ?? []), JSON.stringify(title)]);
	for (const { title, error } of refused)
		note(error.explanation.problem, title);
	for (const title of untried)
		note('not tried after that', title);
	const clauses = [...problems].map(([problem, titles]) => `${titles.join(', ')}: ${problem}`);
	const unwritten = refused.length + untried.length;
	const total = common.pluralize(kept.size + unwritten, 'issue');
	log.warning(`${unwritten} of ${total} could not be written. ${clauses.join('; ')}.`);
}
async function ownersWithIssues(context, deadline, family, isWanted, isEnough) {
	const ownersOf = (issues) => issues.map(({ marker }) => ownerOf(marker));
	const reading = clients.listIssues(context, deadline, {
		state: 'all',
		isWanted: ({ marker }) => marker.startsWith(`${family}/`) && isWanted(ownerOf(marker)),
		isEnough: (issues) => isEnough(ownersOf(issues)),
	});
	return ownersOf((await common.bestEffort(deadline, reading, () => { })) ?? []);
}

const issues = Object.freeze(Object.defineProperty({
	__proto__: null,
	keepIssue,
	keepOwnerIssues,
	ownersWithIssues
}, Symbol.toStringTag, { value: 'Module' }));

exports.DOCUMENTED_METRICS = DOCUMENTED_METRICS;
exports.ExpositionError = ExpositionError;
exports.MAIN_QUEUE = MAIN_QUEUE;
exports.MAX_FILES = MAX_FILES;
exports.MAX_FILE_READINGS = MAX_FILE_READINGS;
exports.METRIC_WORDS = METRIC_WORDS;
exports.NO_FILE = NO_FILE;
exports.NO_OWNER = NO_OWNER;
exports.QUEUE_TYPE = QUEUE_TYPE;
exports.TIME_IN_QUEUE = TIME_IN_QUEUE;
exports.UNHEALTHY = UNHEALTHY;
exports.UnhealthyTests = UnhealthyTests;
exports.checkRuns = checkRuns;
exports.commits = commits;
exports.contains = contains;
exports.formatValue = formatValue;
exports.hasLabels = hasLabels;
exports.headOf = headOf;
exports.histogramSeries = histogramSeries;
exports.impactOf = impactOf;
exports.isDocumentedLabel = isDocumentedLabel;
exports.isDocumentedValue = isDocumentedValue;
exports.isHistogram = isHistogram;
exports.isOfMainQueue = isOfMainQueue;
exports.issues = issues;
exports.lacksBuckets = lacksBuckets;
exports.listedTest = listedTest;
exports.metricOf = metricOf;
exports.ownersOf = ownersOf;
exports.pages = pages;
exports.parseExposition = parseExposition;
exports.parseLabels = parseLabels;
exports.parseValue = parseValue;
exports.publish = publish;
exports.publish$1 = publish$1;
exports.pullFiles = pullFiles;
exports.quantileOf = quantileOf;
exports.readFiles = readFiles;
exports.readFilesBasis = readFilesBasis;
exports.readMetrics = readMetrics;
exports.readTypicalTime = readTypicalTime;
exports.readWholeFiles = readWholeFiles;
exports.sampleNames = sampleNames;
exports.seriesName = seriesName;
exports.statuses = statuses;
exports.writeExposition = writeExposition;


 })

};
;