'use strict';

exports.id = 602;
exports.ids = [602];
exports.modules = {

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Fp: () => (payloadFile),
  Uo: () => (buttons),
  YD: () => (richText),
  iU: () => (message),
  nf: () => (link),
  p_: () => (list),
  qr: () => (footer),
  uW: () => (section)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(withoutTemplates((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline)), HEADER_LENGTH);
	const header = {
		type: 'header',
		text: { type: 'plain_text', text: title, emoji: false },
	};
	const payload = { text: escapeMrkdwn(title), blocks: [header, ...blocks] };
	return JSON.parse(JSON.stringify(payload), (_, value) => typeof value === 'string' ? withoutTemplates(value) : value);
}
const withoutTemplates = (value) => value.replace(/\{(?=\{)/g, `{${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .BREAK */ .sP}`);
const payloadFile = (payload) => `${JSON.stringify(payload, null, 2)}\n`;
function list(title, items) {
	if (items.length === 0)
		return [];
	const heading = title === '' ? [] : [section([{ type: 'text', text: title, style: { bold: true } }])];
	return [
		{
			type: 'rich_text',
			elements: [...heading, { type: 'rich_text_list', style: 'bullet', elements: [...items] }],
		},
	];
}
const section = (elements) => ({
	type: 'rich_text_section',
	elements,
});
const TEXT_LENGTH = 300;
const richText = (value) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(value), TEXT_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');
function link(label, address) {
	const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
		if (url === undefined || url.length > ADDRESS_LENGTH)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	return elements.length === 0 ? [] : [{ type: 'actions', elements }];
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  ·  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 7338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (list_flaky_operation)
});

var external_node_path_ = __webpack_require__(6760);
var flaky_counts = __webpack_require__(3614);
var filter = __webpack_require__(4652);
var clock = __webpack_require__(3412);
var unhealthy_test = __webpack_require__(565);


const SORTS = ['impact', 'age', 'name'];
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a, b) => compareText(a.name, b.name) ||
	compareText(a.file_path ?? '', b.file_path ?? '') ||
	compareText(a.variant ?? '', b.variant ?? '') ||
	compareText(a.id, b.id);
const since = ({ status }) => (0, clock/* parseTime */.pe)(status.timestamp) ?? Number.POSITIVE_INFINITY;
const ORDERS = {
	impact: (a, b) => (0, unhealthy_test/* impactOf */.ux)(b) - (0, unhealthy_test/* impactOf */.ux)(a),
	age: (a, b) => since(a) - since(b),
	name: () => 0,
};
function compareBy(sort) {
	const compare = ORDERS[sort];
	return (a, b) => compare(a, b) || byName(a, b);
}
class TopRows {
	#compare;
	#limit;
	rows = [];
	count = 0;
	constructor(compare, limit) {
		this.#compare = compare;
		this.#limit = limit;
	}
	add(row) {
		const { rows } = this;
		this.count++;
		if (rows.length >= this.#limit) {
			const last = rows.at(-1);
			if (last === undefined || this.#compare(row, last) >= 0)
				return;
			rows.pop();
		}
		let [low, high] = [0, rows.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#compare(row, rows[middle]) < 0)
				high = middle;
			else
				low = middle + 1;
		}
		rows.splice(low, 0, row);
	}
}
var globs = __webpack_require__(8217);
var shared_text = __webpack_require__(5831);



const MAX_NOTES = 10;
class UnmatchedPatterns {
	#open;
	constructor({ filePaths, names }) {
		this.#open = [...filePaths.map(filePattern), ...names.map(namePattern)];
	}
	add(tests) {
		this.#open = this.#open.filter(({ matches }) => !tests.some(matches));
	}
	notes(truncated) {
		const none = truncated ? 'no test before the limit of `max-tests`' : 'no unhealthy test';
		const shown = this.#open
			.slice(0, MAX_NOTES)
			.map(({ input, pattern }) => `\`${input}\`: ${none} matches ${(0, shared_text/* inBackticks */.Zw)(pattern)}`);
		const left = this.#open.length - shown.length;
		return left > 0 ? [...shown, `${left} more patterns match none either`] : shown;
	}
}
function filePattern(pattern) {
	const isPath = (0, filter/* compilePaths */.Iw)([pattern]);
	const matches = ({ file_path: path }) => typeof path === 'string' && isPath(path);
	return { input: 'file-paths', pattern, matches };
}
function namePattern(pattern) {
	const isName = (0, globs/* compileGlobs */.t)([pattern], 'text');
	return { input: 'names', pattern, matches: ({ name }) => isName(name) };
}





const MAX_SHOWN_ROWS = 5000;
async function collect(options) {
	const { tests, files, groupBy, byOwner } = options;
	const passes = (0, filter/* compileFilters */.n5)(options);
	const check = (0, filter/* checkFilters */.Ae)(options);
	const patterns = new UnmatchedPatterns(options);
	const baseline = await baselineOf(options.workspace, options.baselineFile);
	const known = new Set();
	for await (const { id } of baseline?.() ?? [])
		known.add(id);
	const all = startReport(options);
	const ofOwners = new Map();
	const hasReport = (0, filter/* compileOwners */.mP)(options.codeOwners);
	const ownGroups = groupBy === 'code-owner' ? 'none' : groupBy;
	const add = (test, news) => {
		all.add(test, news);
		if (!byOwner)
			return;
		for (const owner of (0, unhealthy_test/* ownersOf */.K2)(test).filter(hasReport)) {
			const key = owner.toLowerCase();
			let own = ofOwners.get(key);
			if (own === undefined) {
				const ownOptions = { ...options, groupBy: ownGroups, codeOwners: [owner] };
				own = { owner, report: startReport(ownOptions) };
				ofOwners.set(key, own);
			}
			own.report.add(test, news);
		}
	};
	for await (const page of tests.pages()) {
		for (const test of page)
			check.add(test);
		patterns.add(page);
		const kept = page.filter(passes);
		if (kept.length === 0)
			continue;
		for (const test of kept)
			add(test, baseline === undefined || known.has(test.id) ? 'known' : 'new');
		files.add(kept);
	}
	const { truncated } = tests;
	if (baseline !== undefined && !truncated) {
		const resolved = new Set();
		for await (const test of baseline()) {
			if (!tests.lacks(test) || !passes(test) || resolved.has(test.id))
				continue;
			resolved.add(test.id);
			add(test, 'resolved');
		}
	}
	const owners = [...ofOwners.values()]
		.map(({ owner, report }) => [owner, report.result(truncated, [])])
		.filter(([, { counts }]) => counts.total > 0)
		.sort(([a, one], [b, other]) => other.counts.total - one.counts.total || (a < b ? -1 : 1));
	return {
		report: all.result(truncated, check.doubts()),
		owners: new Map(owners),
		unmatched: patterns.notes(truncated),
	};
}
async function baselineOf(workspace, path) {
	if (path === undefined)
		return undefined;
	const { readBaseline } = await __webpack_require__.e(/* import() | unhealthy */ 505).then(__webpack_require__.bind(__webpack_require__, 8797));
	return () => readBaseline(workspace, path);
}
function startReport(options) {
	const { about, sort, groupBy, maxRows, baselineFile } = options;
	const counts = new flaky_counts/* TestCounts */.ds(groupBy);
	const top = () => new TopRows(compareBy(sort), Math.min(maxRows, MAX_SHOWN_ROWS));
	const shown = top();
	const added = top();
	const resolved = top();
	return {
		add(test, news) {
			if (news === 'resolved')
				resolved.add(test);
			else {
				counts.add(test);
				shown.add(test);
			}
			if (news === 'new')
				added.add(test);
		},
		result(truncated, doubts) {
			const change = {
				new: added.count,
				still: shown.count - added.count,
				newRows: added.rows,
				resolved: truncated ? undefined : resolved.count,
				resolvedRows: resolved.rows,
			};
			return {
				...about,
				...counts.result(),
				filters: (0, filter/* describeFilters */.To)(options),
				doubts,
				grouping: groupBy,
				maxRows,
				rows: shown.rows,
				change: baselineFile === undefined ? undefined : change,
				truncated,
				exceeded: [],
			};
		},
	};
}
var report_files = __webpack_require__(2985);
var csv = __webpack_require__(2570);
var redact = __webpack_require__(513);


const COLUMNS = {
	id: (test) => test.id,
	'repository.html_url': (test) => test.repository?.html_url,
	html_url: (test) => test.html_url,
	name: (test) => test.name,
	variant: (test) => test.variant,
	'status.value': (test) => test.status.value,
	'status.reason': (test) => test.status.reason,
	'status.timestamp': (test) => test.status.timestamp,
	codeowners: (test) => test.codeowners?.join(' '),
	pull_requests_impacted_last_7d: (test) => test.pull_requests_impacted_last_7d,
	quarantined: (test) => test.quarantined,
	file_path: (test) => test.file_path,
	parent: (test) => test.parent,
	classname: (test) => test.classname,
	'ticket.html_url': (test) => test.ticket?.html_url,
};
const CSV_HEADER = Object.keys(COLUMNS);
const OWNERS = /^(?:(?:@[\w-]+(?:\/[\w.-]+)?|\w[\w.+-]*@[\w.-]+)(?: (?!$)|$))+$/;
function csvCells(test) {
	return Object.entries(COLUMNS).map(([name, column]) => {
		const value = column(test);
		if (typeof value !== 'string')
			return String(value ?? '');
		const clean = (0, redact/* redact */.E)(value);
		return name === 'codeowners' && OWNERS.test(clean) ? clean : (0, csv/* neutralizeFormula */.y)(clean);
	});
}
const CSV = {
	begin: (0, csv/* csvRow */.r)(CSV_HEADER),
	page: (tests) => tests.map((test) => (0, csv/* csvRow */.r)(csvCells(test))).join(''),
	end: '',
};


const REPORT_EXTENSIONS = ['.json', '.ndjson', '.csv', '.md'];
const JSON_ARRAY = {
	begin: '[',
	page: (_tests, json, first) => `${first ? '' : ','}\n${onePerLine(json, ',\n')}`,
	end: '\n]\n',
};
const NDJSON = {
	begin: '',
	page: (_tests, json) => `${onePerLine(json, '\n')}\n`,
	end: '',
};
const FORMATS = { '.ndjson': NDJSON, '.csv': CSV };
function onePerLine(json, separator) {
	if (json.includes('[{', 1))
		return JSON.parse(json).map((test) => JSON.stringify(test)).join(separator);
	return json.slice(1, -1).replaceAll(/\},\{(?="\w)/g, `}${separator}{`);
}
class TestFiles {
	#files = [];
	#first = true;
	static open(workspace, own, reports) {
		const opened = new TestFiles();
		try {
			for (const [index, path] of [own, ...reports].entries()) {
				const format = FORMATS[(0,report_files/* extensionOf */.j)(path)] ?? JSON_ARRAY;
				const writer = workspace.writer(index === 0 ? 'tests-file' : 'report-files', path);
				opened.#files.push({ writer, format });
				writer.writeHeader(format.begin);
			}
			return opened;
		}
		catch (error) {
			opened.discard();
			throw error;
		}
	}
	add(tests) {
		const json = JSON.stringify(tests);
		for (const { writer, format } of this.#files)
			writer.write(format.page(tests, json, this.#first));
		this.#first = false;
	}
	commit() {
		for (const { writer, format } of this.#files) {
			writer.write(format.end);
			writer.commit();
		}
		return this.#files.map(({ writer }) => writer.path);
	}
	discard() {
		for (const { writer } of this.#files)
			writer.discard();
	}
}
var flaky_markdown = __webpack_require__(2195);
var pages = __webpack_require__(5852);
var publish = __webpack_require__(5863);
var markdown = __webpack_require__(6801);
var slack = __webpack_require__(4270);
var references = __webpack_require__(2886);
var flaky_report = __webpack_require__(3728);






const MAX_ROWS = 10;
function slackPayload(report, runUrl) {
	const { counts, change, doubts, repository, repositoryPage } = report;
	const name = (0, references/* repositoryName */.aR)(repository);
	const added = change?.newRows ?? [];
	const others = (0, flaky_report/* rowsBefore */.Pq)(report);
	const news = (0, flaky_report/* newsOf */.Lq)(report).replaceAll('`', '').replace(/^N/, 'n');
	const filters = (0, flaky_report/* filtersOf */.$l)(report, (pattern) => (0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(pattern), PATTERN_LENGTH));
	return slack/* message */.iU(`${name}: ${news}${filters}`, [
		...slack/* list */.p_('', doubts.map(doubtLine)),
		...(counts.total === 0 && doubts.length > 0 ? [] : [numbersSection(report)]),
		...list('New since the baseline', added, change?.new ?? 0),
		...list(change === undefined ? 'Tests' : 'Others', others, change?.still ?? counts.total),
		...slack/* footer */.qr([
			['Report of the run', runUrl],
			['Repository', repositoryPage],
		]),
	]);
}
const PATTERN_LENGTH = 40;
const doubtLine = ({ text }) => slack/* section */.uW([{ type: 'text', text: (0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(text.replaceAll('`', '')), 300) }]);
const numbersSection = (report) => ({
	type: 'section',
	fields: numbersOf(report).map(([name, value]) => ({
		type: 'mrkdwn',
		text: `*${name}*\n${value}`,
	})),
});
function numbersOf({ counts, change }) {
	const { flaky, broken, quarantined } = counts;
	return Object.entries({
		Flaky: flaky,
		Broken: broken,
		Quarantined: quarantined,
		...(change && { New: change.new, Resolved: change.resolved }),
	}).map(([name, value]) => [name, value === undefined ? 'unknown' : (0, shared_text/* formatCount */.B4)(value)]);
}
function list(title, rows, total) {
	const shown = rows.slice(0, MAX_ROWS);
	const cut = shown.length < total ? ` (${shown.length} of ${total})` : ` (${total})`;
	return slack/* list */.p_(`${title}${cut}`, shown.map(bullet));
}
function bullet(test) {
	const name = (0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(test.name), 120) || '(no name)';
	const owners = (0, unhealthy_test/* ownersOf */.K2)(test).filter((owner) => owner !== unhealthy_test/* NO_OWNER */.U);
	const facts = [
		`${(0, shared_text/* pluralize */.td)((0, unhealthy_test/* impactOf */.ux)(test), 'pull request')} in 7 days`,
		test.quarantined === true ? 'quarantined' : '',
		(0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(owners.join(', ')), 80),
	].filter((fact) => fact !== '');
	return slack/* section */.uW([
		slack/* link */.nf(name, test.html_url),
		{ type: 'text', text: ` — ${facts.join(', ')}` },
	]);
}
var reference = __webpack_require__(6757);
var resolve = __webpack_require__(8261);
var errors = __webpack_require__(8835);
var clients = __webpack_require__(9667);
var inputs = __webpack_require__(9428);
var operation = __webpack_require__(8244);




















const MAX_COUNT = 1_000_000_000;
const count = (min = 0) => (0, inputs/* wholeNumber */.rD)({ min, max: MAX_COUNT });
const OUTPUT_BUDGET_BYTES = 250 * 1024;
const REPORT_BUDGET_BYTES = markdown/* SUMMARY_BUDGET_BYTES */.Xb - 16 * 1024;
const list_flaky_inputs = {
	orgSlug: (0, inputs/* orgSlug */.GT)(),
	status: (0, inputs/* choice */.Yq)(['flaky', 'broken', 'all']),
	pageSize: (0, inputs/* wholeNumber */.rD)({ min: 1, max: 100 }),
	maxTests: (0, inputs/* optional */.lq)(count(1)),
	codeOwners: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)('owners'), []),
	filePaths: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)('paths'), []),
	names: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)('names'), []),
	quarantined: (0, inputs/* choice */.Yq)(filter/* QUARANTINED */.Nz),
	minPullRequestsImpacted: count(),
	sort: (0, inputs/* choice */.Yq)(SORTS),
	groupBy: (0, inputs/* choice */.Yq)(flaky_counts/* GROUPINGS */.Jg),
	maxRows: count(),
	baselineFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	reportFiles: (0, inputs/* withDefault */.IQ)((0, inputs/* lines */.Mn)('paths'), []),
	issueTitle: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	comment: (0, inputs/* commentPolicy */.s9)(),
	mentionOwners: (0, inputs/* flag */.Jt)(),
	annotations: (0, inputs/* flag */.Jt)(),
	slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	failAbove: (0, inputs/* optional */.lq)(count()),
	failAboveNew: (0, inputs/* optional */.lq)(count()),
};
const list_flaky_operation = (0, operation/* defineOperation */.h)({
	about: 'List the flaky and broken tests of a repository, and report them in an issue, a comment, files or Slack.',
	target: resolve/* unresolvedPullRequestTarget */.tt,
	inputs: list_flaky_inputs,
	outputs: [
		'total-count',
		'flaky-count',
		'broken-count',
		'quarantined-count',
		'new-count',
		'resolved-count',
		'owners',
		'tests-file',
		'report-markdown',
		'issue-number',
		'issues',
		'truncated',
	],
	outcomes: ['listed', 'none', 'threshold-exceeded'],
	checks: {
		reportFiles: ({ reportFiles }) => (0, report_files/* extensionProblem */.X)(reportFiles, REPORT_EXTENSIONS),
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined && (0, clients/* issueTokenProblem */.QF)(scope),
			({ issueTitle = '' }) => {
				const place = (0, publish/* misspeltPlace */.bH)(issueTitle);
				return (place &&
					`contains \`${place}\`. Write \`${publish/* OWNER_PLACE */.CU}\` for the code owner, or leave out the braces`);
			},
		],
		failAboveNew: ({ failAboveNew, baselineFile }) => failAboveNew !== undefined &&
			baselineFile === undefined &&
			'needs `baseline-file` to compare with',
	},
	onlyWith: {
		pullRequest: 'comment',
		targetBranch: 'comment',
		mentionOwners: ['issueTitle', 'comment'],
	},
	async run(given, context, location) {
		const pullRequest = await (0, resolve/* numberToCommentOn */.$g)(given.comment, location, context);
		const listing = await list_flaky_list(given, context);
		const { report } = listing;
		const { counts, owners, change, truncated, exceeded } = report;
		const groups = report.grouping === 'none' ? undefined : report.groups;
		warnOfGaps(given, context, listing);
		for (const note of listing.unmatched)
			context.log.info(note);
		const markdown = (0, flaky_markdown/* flakyMarkdown */.d)(report, REPORT_BUDGET_BYTES);
		const summary = withNotes(markdown, listing.unmatched);
		const refused = await list_flaky_publish(given, context, listing, pullRequest, summary);
		return {
			...outcomeOf(given, report, refused),
			details: { counts, owners, groups, change, truncated, exceeded },
			summary: refused === undefined ? summary : withoutIssue(refused, report, summary),
		};
	},
});
function withNotes(report, notes) {
	if (notes.length === 0)
		return report;
	const [headline = '', ...rest] = report.split('\n\n');
	return [headline, notes.map(markdown/* prose */.CS).join('<br>\n'), ...rest].join('\n\n');
}
function withoutIssue({ explanation }, { exceeded }, report) {
	const why = (0, markdown/* failureLine */.Pu)(explanation);
	return exceeded.length > 0
		? `${report}\n${why}`
		: `### ❌ The tests were listed, but their issue was not written\n\n${why}\n\n${report}`;
}
async function list_flaky_list(given, context) {
	const { repository, event, workspace, service, log, signal } = context;
	const statuses = given.status === 'all' ? unhealthy_test/* UNHEALTHY */.hx : [given.status];
	const tests = new pages.UnhealthyTests({ ...given, repository, service, log, signal, statuses });
	const own = workspace.own('unhealthy-tests.json');
	const listing = given.reportFiles.filter((path) => (0, report_files/* extensionOf */.j)(path) !== '.md');
	const files = TestFiles.open(workspace, own, listing);
	try {
		const named = listing.length > 0 ? listing : [(0,external_node_path_.basename)(own)];
		const about = {
			repository,
			repositoryPage: (0,reference/* repositoryPage */.WR)(repository, event),
			status: given.status,
			files: named,
		};
		const byOwner = given.issueTitle?.includes(publish/* OWNER_PLACE */.CU) === true;
		const options = { ...given, about, workspace, tests, files, byOwner };
		const collection = await collect(options);
		const [testsFile = own] = files.commit();
		record(context, collection.report, testsFile);
		const gates = gatesOf(given, collection.report);
		const exceeded = gates.filter(({ allowed, found }) => found > allowed);
		return { ...collection, report: { ...collection.report, exceeded } };
	}
	catch (error) {
		files.discard();
		throw error;
	}
}
function record({ setOutputs, log }, report, testsFile) {
	const { counts, owners, change, truncated } = report;
	setOutputs({
		'total-count': counts.total,
		'flaky-count': counts.flaky,
		'broken-count': counts.broken,
		'quarantined-count': counts.quarantined,
		'new-count': change?.new,
		'resolved-count': change?.resolved,
		owners: owners.map(({ name: owner, ...numbers }) => ({ owner, ...numbers })),
		'tests-file': testsFile,
		truncated,
	});
	const since = change && `; ${change.new} new, ${change.resolved ?? 'unknown'} resolved`;
	log.info(`Tests after the filters: ${counts.total} (${counts.flaky} flaky, ${counts.broken} broken, ${counts.quarantined} quarantined)${since ?? ''}`);
}
function warnOfGaps(given, { log }, { report }) {
	if (given.issueTitle === undefined)
		for (const { text } of report.doubts)
			log.warning(text);
	const gates = gatesOf(given, report).map(({ input }) => `\`${input}\``);
	if (report.truncated && gates.length > 0 && report.exceeded.length === 0)
		log.warning(`${gates.join(' and ')} checked only the first ${given.maxTests === 1 ? 'test' : `${given.maxTests} tests`}, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`);
}
function outcomeOf(given, report, refused) {
	const { counts, exceeded } = report;
	if (exceeded.length > 0) {
		const gates = exceeded.map(({ input, allowed, found }) => {
			const tests = found === 1 ? '1 test is' : `${found} tests are`;
			return `${tests} ${input === 'fail-above' ? 'listed' : 'new'}, and \`${input}\` allows ${allowed}`;
		});
		const issue = refused === undefined ? '' : `. ${refused.message}`;
		const failure = new errors/* ActionError */.lZ('refused', {
			request: `Listing the tests of ${given.orgSlug}`,
			problem: `${gates.join(', and ')}${issue}`,
			remedy: ADVICE[given.quarantined],
		});
		return { outcome: 'threshold-exceeded', failure };
	}
	if (refused !== undefined)
		return { outcome: refused.kind, failure: refused };
	return { outcome: counts.total === 0 ? 'none' : 'listed' };
}
async function list_flaky_publish(given, context, listing, pullRequest, summary) {
	const { setOutputs, workspace } = context;
	const { report } = listing;
	setOutputs({ 'report-markdown': (0, flaky_markdown/* flakyMarkdown */.d)(report, OUTPUT_BUDGET_BYTES) });
	for (const path of given.reportFiles.filter((file) => (0, report_files/* extensionOf */.j)(file) === '.md'))
		await workspace.write('report-files', path, summary);
	if (given.slackPayloadFile !== undefined) {
		const payload = (0, slack/* payloadFile */.Fp)(slackPayload(report, context.event.runUrl));
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	if (given.annotations)
		(0, publish/* annotate */.fz)(context, report);
	const { comment, issueTitle: title, mentionOwners } = given;
	const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0;
	if (pullRequest !== undefined)
		await (0, publish/* publishComment */.p8)(context, report, { number: pullRequest, title, mentionOwners, onlyUpdate });
	if (title === undefined)
		return undefined;
	const isConcerned = (0, filter/* compileOwners */.mP)(given.codeOwners);
	return (0, publish/* publishIssues */.yC)(context, { ...listing, title, isConcerned, mentionOwners });
}
const ADVICE = {
	include: 'Fix some of the tests, or leave quarantined ones out with `quarantined: exclude`.',
	exclude: 'Fix or quarantine some of the tests.',
	only: 'Fix some of the tests.',
};
function gatesOf({ failAbove, failAboveNew }, { counts, change }) {
	const gates = [
		{ input: 'fail-above', allowed: failAbove, found: counts.total },
		{ input: 'fail-above-new', allowed: failAboveNew, found: change?.new ?? 0 },
	];
	return gates.flatMap(({ allowed, ...gate }) => allowed === undefined ? [] : [{ ...gate, allowed }]);
}

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Xz: () => (keepComment),
  tA: () => (removeLabel),
  tN: () => (writeIssue)
});
var _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3177);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _clients_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9667);



async function keepComment(context, what, wanted) {
	const { dryRun, github, log } = context;
	if (wanted.onlyUpdate && (dryRun || !github.available))
		return;
	if (dryRun)
		return log.info(`Dry run: #${wanted.number} would get a comment with ${what}`);
	await write(context, 'comment', 'The comment could not be written', async () => {
		const { action, url } = await github.upsertComment(wanted);
		return url === undefined ? undefined : `Comment ${action}: ${url}`;
	});
}
async function writeIssue(context, writing) {
	let refusal;
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, writing, (why, error) => {
		if ((0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotPermitted */ .wo)(error))
			refusal = error;
		else
			context.log.warning(`The issue could not be written. ${why}`);
	});
	return refusal;
}
async function removeLabel(context, { number }, label) {
	if (context.dryRun)
		return;
	await write(context, 'remove-label', 'The label could not be removed', async () => {
		const removed = await context.github.removeLabel(number, label);
		return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
	});
}
async function write(context, input, failure, change) {
	const { github, log } = context;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${(0, _clients_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubTokenProblem */ .wM)(context)}.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ })

};
