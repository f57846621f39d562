'use strict';

exports.id = 602;
exports.ids = [602];
exports.modules = {

/***/ 5852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  UnhealthyTests: () => (UnhealthyTests),
  readListing: () => (readListing)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);
var _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(565);




const MAX_STALLED_PAGES = 2;
const MAX_PAGES = 10_000;
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
		const listing = new Listing(`${status.toUpperCase()} tests of ${owner}/${name}`);
		for (let request = this.#request(status, undefined);;) {
			const page = await request;
			this.#options.signal.throwIfAborted();
			const fresh = page.tests.flatMap((test) => this.#takeNew(test, status, listing));
			const token = this.truncated ? undefined : listing.next(page);
			if (token !== undefined) {
				request = this.#request(status, token);
				request.catch(() => { });
				await (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .nextTurn */ .tJ)();
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
		const { repository, orgSlug, pageSize } = this.#options;
		return this.#options.service.listUnhealthyTests({
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
		if (own && !_unhealthy_test_js__WEBPACK_IMPORTED_MODULE_3__/* .UNHEALTHY */ .hx.some((known) => known === own))
			this.otherStatuses.set(test.id, own);
		return last === undefined ? (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_3__/* .listedTest */ .k3)(test, status) : [];
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		const isAll = totalRows === undefined || totalRows <= rows;
		const tests = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(isAll ? rows : totalRows, `${status} test`);
		const progress = `${isAll ? '' : `${rows} of `}${tests} on ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(pages, 'page')}`;
		if (ended)
			this.#options.log.info(`Read ${progress}`);
		else if (pages % 100 === 0)
			this.#options.log.info(`Read ${progress} so far`);
	}
}
async function readListing(context, orgSlug, wanted) {
	const statuses = ['broken', 'flaky'];
	const tests = [];
	const listing = new UnhealthyTests({ ...context, orgSlug, statuses, pageSize: 100 });
	for await (const page of listing.pages())
		tests.push(...page.filter(wanted));
	return tests.map((test) => ({ ...test, otherStatus: listing.otherStatuses.get(test.id) }));
}
class Listing {
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
		const missing = (what, count, field, total) => total !== undefined && count < total
			? `the list ended after ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(count, what)}, but its \`${field}\` is ${total}`
			: undefined;
		const { totalRows, rows, different } = this;
		if (totalRows === undefined)
			return missing('page', this.pages, 'total_pages', this.#totalPages);
		return missing(rows > different ? 'different test' : 'test', different, 'total_rows', totalRows);
	}
	get shift() {
		if (this.#shrank)
			return 'the list became shorter while it was being read';
		const isRepeated = this.totalRows === undefined && this.rows > this.different;
		return isRepeated ? 'a test was listed twice' : undefined;
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
		this.#stalled = repeated || tests.length === 0 ? this.#stalled + 1 : 0;
		if (this.#stalled > MAX_STALLED_PAGES)
			throw this.failure(`${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`);
		if (this.pages >= Math.min(MAX_PAGES, 2 * (this.#totalPages ?? MAX_PAGES) + 10))
			throw this.failure(`there is still a next page after ${this.pages} pages`);
		return token;
	}
	failure(problem) {
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-response', {
			request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
			problem,
			remedy: 'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to the service. `max-tests` reads only the first tests.',
		});
	}
}

/***/ }),

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

/***/ 4836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BC: () => (shortHash),
  Pe: () => (withMarker),
  W$: () => (TEXT_LIMIT),
  wD: () => (parseMarked)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const TEXT_LIMIT = 65_536;
function withMarker({ marker, data = '', body }) {
	const text = `<!-- merge-queue-action:${`${marker} ${data}`.trimEnd()} -->\n${body}`;
	if (text.length <= TEXT_LIMIT)
		return text;
	const note = '\n\n… cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, TEXT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
function parseMarked(text) {
	const [first = '', ...lines] = text.replaceAll('\r\n', '\n').split('\n');
	const line = /^<!-- merge-queue-action:(\S+)(?: (.*))? -->$/.exec(first);
	if (line === null)
		return undefined;
	const [, marker = '', data = ''] = line;
	return { marker, data: data.trim(), body: lines.join('\n') };
}
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);

/***/ }),

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Uo: () => (buttons),
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
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline), HEADER_LENGTH);
	return {
		text: escapeMrkdwn(title),
		blocks: [
			{ type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
			...blocks,
		],
	};
}
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

/***/ 9273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (list_flaky_operation)
});

var external_node_path_ = __webpack_require__(6760);
var unhealthy_test = __webpack_require__(565);

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || unhealthy_test/* NO_FILE */.tW;
function groupsOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	return grouping === 'file' ? [fileOf(test)] : (0, unhealthy_test/* ownersOf */.K2)(test);
}
class TestCounts {
	#all = { name: '', ...NONE };
	#owners = new Map();
	#files = new Map();
	#grouping;
	constructor(grouping) {
		this.#grouping = grouping;
	}
	add(test) {
		count(this.#all, test);
		for (const owner of (0, unhealthy_test/* ownersOf */.K2)(test))
			countIn(this.#owners, owner, test);
		if (this.#grouping === 'file')
			countIn(this.#files, fileOf(test), test);
	}
	result() {
		const { name: _, ...counts } = this.#all;
		const owners = ordered(this.#owners, unhealthy_test/* NO_OWNER */.U);
		const files = ordered(this.#files, unhealthy_test/* NO_FILE */.tW);
		const groups = { none: [this.#all], 'code-owner': owners, file: files };
		return { counts, owners, groups: groups[this.#grouping] };
	}
}
const NONE = { total: 0, flaky: 0, broken: 0, quarantined: 0 };
function count(counts, test) {
	counts.total++;
	counts[test.status.value]++;
	if (test.quarantined === true)
		counts.quarantined++;
}
function countIn(groups, name, test) {
	const group = groups.get(name) ?? { name, ...NONE };
	groups.set(name, group);
	count(group, test);
}
const ordered = (groups, last) => [...groups.values()].sort((a, b) => Number(a.name === last) - Number(b.name === last) ||
	b.total - a.total ||
	(a.name < b.name ? -1 : 1));
var globs = __webpack_require__(8217);
var nearest = __webpack_require__(992);



const QUARANTINED = ['include', 'exclude', 'only'];
function compileFilters(filters) {
	const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted } = filters;
	const isOwner = compileOwners(codeOwners);
	const isPath = compilePaths(filePaths);
	const isName = compileNames(names);
	return (test) => (codeOwners.length === 0 || (0, unhealthy_test/* ownersOf */.K2)(test).some(isOwner)) &&
		(filePaths.length === 0 || (typeof test.file_path === 'string' && isPath(test.file_path))) &&
		(names.length === 0 || isName(test.name)) &&
		(quarantined === 'include' || (test.quarantined === true) === (quarantined === 'only')) &&
		(0, unhealthy_test/* impactOf */.ux)(test) >= minPullRequestsImpacted;
}
function compilePaths(patterns) {
	const normalized = patterns.map(normalizePath).map((path) => path.replace(/(^|\/)$/, '$1**'));
	const matches = (0, globs/* compileGlobs */.t)(normalized);
	const literal = new Set(normalized);
	return (path) => {
		const file = normalizePath(path);
		return literal.has(file) || matches(file);
	};
}
const normalizePath = (path) => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
function compileNames(patterns) {
	const matches = (0, globs/* compileGlobs */.t)(patterns, 'text');
	const literal = new Set(patterns);
	return (name) => literal.has(name) || matches(name);
}
function compileOwners(patterns) {
	if (patterns.length === 0)
		return () => true;
	const matches = (0, globs/* compileGlobs */.t)(patterns.filter((pattern) => pattern !== unhealthy_test/* NO_OWNER */.U));
	return (owner) => (owner === unhealthy_test/* NO_OWNER */.U ? patterns.includes(unhealthy_test/* NO_OWNER */.U) : matches(owner));
}
function checkFilters(filters) {
	const { codeOwners, filePaths, quarantined, minPullRequestsImpacted } = filters;
	const patterns = codeOwners.filter((pattern) => pattern !== unhealthy_test/* NO_OWNER */.U);
	const owners = new Set();
	let tests = 0;
	let withFile = false;
	let withQuarantined = false;
	let withImpact = false;
	const without = (isMissing, input, field) => isMissing
		? {
			text: `\`${input}\` looks at \`${field}\`, which ${tests === 1 ? 'the only listed test does not have' : `none of the ${tests} listed tests has`}.`,
			isOwner: false,
		}
		: [];
	return {
		add(test) {
			tests++;
			for (const owner of test.codeowners ?? [])
				owners.add(owner);
			withFile ||= Boolean(test.file_path);
			withQuarantined ||= typeof test.quarantined === 'boolean';
			withImpact ||= typeof test.pull_requests_impacted_last_7d === 'number';
		},
		doubts() {
			if (tests === 0)
				return [];
			const isOwnerless = owners.size === 0;
			const impact = minPullRequestsImpacted > 0 && !withImpact;
			return [
				without(patterns.length > 0 && isOwnerless, 'code-owners', 'codeowners'),
				...(isOwnerless ? [] : patterns.map((pattern) => unknownOwner(pattern, [...owners]))),
				without(filePaths.length > 0 && !withFile, 'file-paths', 'file_path'),
				without(quarantined === 'only' && !withQuarantined, 'quarantined', 'quarantined'),
				without(impact, 'min-pull-requests-impacted', 'pull_requests_impacted_last_7d'),
			].flat();
		},
	};
}
function unknownOwner(pattern, owners) {
	if (owners.some((0, globs/* compileGlobs */.t)([pattern])))
		return [];
	const closest = (0, nearest/* closestTo */.zb)(pattern, owners);
	const isNear = closest && closest.edits <= Math.max(3, pattern.length / 3);
	const hint = isNear ? ` Did you mean \`${closest.name}\`?` : '';
	const text = `No listed test has the code owner \`${pattern}\` of \`code-owners\`.${hint}`;
	return { text, isOwner: true };
}
var clock = __webpack_require__(3412);


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




const MAX_SHOWN_ROWS = 5000;
async function collect(options) {
	const { tests, files, groupBy, byOwner } = options;
	const passes = compileFilters(options);
	const check = checkFilters(options);
	const baseline = await baselineOf(options.workspace, options.baselineFile);
	const known = new Set();
	for await (const { id } of baseline?.() ?? [])
		known.add(id);
	const all = startReport(options);
	const ofOwners = new Map();
	const hasReport = compileOwners(options.codeOwners);
	const ownOptions = { ...options, groupBy: groupBy === 'code-owner' ? 'none' : groupBy };
	const add = (test, news) => {
		all.add(test, news);
		if (!byOwner)
			return;
		for (const owner of (0, unhealthy_test/* ownersOf */.K2)(test).filter(hasReport)) {
			const report = ofOwners.get(owner) ?? startReport(ownOptions);
			ofOwners.set(owner, report);
			report.add(test, news);
		}
	};
	for await (const page of tests.pages()) {
		for (const test of page)
			check.add(test);
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
	const owners = [...ofOwners]
		.map(([owner, report]) => [owner, report.result(truncated)])
		.filter(([, { counts }]) => counts.total > 0)
		.sort(([a, one], [b, other]) => other.counts.total - one.counts.total || (a < b ? -1 : 1));
	return { report: all.result(truncated), owners: new Map(owners), doubts: check.doubts() };
}
async function baselineOf(workspace, path) {
	if (path === undefined)
		return undefined;
	const { readBaseline } = await __webpack_require__.e(/* import() | unhealthy */ 505).then(__webpack_require__.bind(__webpack_require__, 8797));
	return () => readBaseline(workspace, path);
}
function startReport({ about, sort, groupBy, maxRows, baselineFile }) {
	const counts = new TestCounts(groupBy);
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
		result(truncated) {
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
const FORMULA = '[=+\\-@＝＋－＠]';
const CELL_START = new RegExp(`^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`, 'g');
const neutralizeFormula = (cell) => cell.replace(CELL_START, "'");
const OWNERS = /^(?:(?:@[\w-]+(?:\/[\w.-]+)?|\w[\w.+-]*@[\w.-]+)(?: (?!$)|$))+$/;
function csvCells(test) {
	return Object.entries(COLUMNS).map(([name, column]) => {
		const value = column(test);
		if (typeof value !== 'string')
			return String(value ?? '');
		const clean = (0, redact/* redact */.E)(value);
		return name === 'codeowners' && OWNERS.test(clean) ? clean : neutralizeFormula(clean);
	});
}
async function csvFormat() {
	const { stringify } = await __webpack_require__.e(/* import() */ 789).then(__webpack_require__.bind(__webpack_require__, 6789));
	const write = (rows) => stringify(rows, { record_delimiter: 'windows', quoted_string: true });
	return { begin: write([CSV_HEADER]), page: (tests) => write(tests.map(csvCells)), end: '' };
}


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
const onePerLine = (json, separator) => json.slice(1, -1).replaceAll(/\},\{(?="\w)/g, `}${separator}{`);
const extensionOf = (path) => (0, external_node_path_.extname)(path).toLowerCase();
class TestFiles {
	#files = [];
	#first = true;
	static async open(workspace, own, reports) {
		const opened = new TestFiles();
		try {
			for (const [index, path] of [own, ...reports].entries()) {
				const other = extensionOf(path) === '.ndjson' ? NDJSON : JSON_ARRAY;
				const format = extensionOf(path) === '.csv' ? await csvFormat() : other;
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
var markdown = __webpack_require__(6801);
var references = __webpack_require__(2886);
var shared_text = __webpack_require__(5831);

const formatCount = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
function countOf({ status, counts: { total }, truncated }) {
	const tests = `${status === 'all' ? 'unhealthy' : status} ${total === 1 ? 'test' : 'tests'}`;
	return total === 0
		? `No ${tests}`
		: `${truncated ? 'at least ' : ''}${formatCount(total)} ${tests}`;
}
function newsOf(report) {
	const added = report.change?.new ?? 0;
	return `${countOf(report)}${added > 0 ? `, ${formatCount(added)} new` : ''}`;
}
function rowsBefore({ rows, change }) {
	const added = new Set(change?.newRows.map(({ id }) => id));
	return rows.filter(({ id }) => !added.has(id));
}
function sectionsOf(report) {
	const sections = new Map();
	let left = report.maxRows;
	for (const test of report.rows) {
		for (const name of groupsOf(test, report.grouping)) {
			if (left === 0)
				break;
			const rows = sections.get(name) ?? [];
			sections.set(name, rows);
			rows.push(test);
			left--;
		}
	}
	return report.groups
		.map((group) => ({ group, rows: sections.get(group.name) ?? [] }))
		.filter(({ rows }) => rows.length > 0);
}








const CLOSING_BYTES = 2048;
const CELL_LENGTH = 200;
const NAME_LENGTH = 64;
const PATH_LENGTH = 48;
function flakyMarkdown(report, budgetBytes, mentionOwners = false) {
	const budget = new markdown/* ByteBudget */.Gz(budgetBytes - CLOSING_BYTES);
	const parts = [headline(report), numbersLine(report)].filter((part) => budget.take([part, '']));
	const shown = new Set();
	for (const { head, rows, total, tests = [], end = [] } of tables(report, mentionOwners)) {
		const fits = budget.take([...head, ...leftOut(total), ...end, '']);
		const fitting = fits ? (0, markdown/* fitRows */.zV)(rows, budget) : [];
		if (fitting.length === 0)
			continue;
		parts.push([...head, ...fitting, ...leftOut(total - fitting.length), ...end].join('\n'));
		for (const { id } of tests.slice(0, fitting.length))
			shown.add(id);
	}
	parts.push(closing(report, shown.size));
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
const leftOut = (count) => count > 0 ? ['', `… and ${formatCount(count)} more.`] : [];
function headline(report) {
	const { repository, repositoryPage, counts, truncated, exceeded } = report;
	const where = (0, markdown/* link */.nf)((0, references/* repositoryName */.aR)(repository), repositoryPage);
	const limits = exceeded.map(({ input, allowed }) => `${(0, markdown/* code */.aY)(input)} allows ${formatCount(allowed)}`);
	if (limits.length > 0)
		return `### ❌ ${(0, shared_text/* capitalize */.ZH)(newsOf(report))} in ${where}; ${limits.join(', ')}`;
	if (counts.total > 0)
		return `### ⚠️ ${(0, shared_text/* capitalize */.ZH)(newsOf(report))} in ${where}`;
	return truncated
		? `### ℹ️ ${countOf(report)} in ${where} before <code>max-tests</code> ended the list`
		: `### ✅ ${countOf(report)} in ${where}`;
}
function numbersLine({ counts, change, status }) {
	const { flaky, broken, quarantined } = counts;
	const numbers = {
		...(status === 'all' && { flaky, broken }),
		quarantined,
		resolved: change?.resolved ?? 0,
	};
	const shown = Object.entries(numbers).filter(([, count]) => count > 0);
	return shown.map(([name, count]) => `${formatCount(count)} ${name}`).join(' · ');
}
function* tables(report, mentionOwners) {
	const { change, maxRows } = report;
	const style = { grouping: 'none', mentionOwners };
	if (change?.new) {
		const title = `New since the baseline (${formatCount(change.new)})`;
		const rows = change.newRows.slice(0, maxRows);
		yield testTable({ ...style, mark: '🆕' }, title, rows, change.new);
	}
	yield* groupTables(report, mentionOwners);
	yield* groupOverview(report);
	if (change?.resolved) {
		const title = `${formatCount(change.resolved)} resolved since the baseline`;
		const rows = change.resolvedRows.slice(0, maxRows);
		const table = testTable({ ...style, mark: '✅' }, '', rows, change.resolved);
		yield { ...folded(title, table), tests: [] };
	}
}
function* groupTables(report, mentionOwners) {
	const { change, grouping } = report;
	const newRows = change?.newRows ?? [];
	for (const section of sectionsOf({ ...report, rows: rowsBefore(report) })) {
		const { name, total } = section.group;
		const listed = newRows.filter((test) => groupsOf(test, grouping).includes(name)).length;
		const left = grouping === 'none' && change !== undefined ? change.still : total - listed;
		const title = titleOf(section.group, report, mentionOwners);
		yield testTable({ grouping, mentionOwners }, title, section.rows, left);
	}
}
function titleOf(group, { grouping, change }, mentionOwners) {
	const { name, total } = group;
	if (grouping === 'none')
		return change ? `Still unhealthy (${formatCount(change.still)})` : '';
	const shown = grouping === 'file' ? (0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(name, CELL_LENGTH)) : owner(name, mentionOwners);
	return `${shown} (${formatCount(total)})`;
}
const markdown_COLUMNS = [
	'Test',
	{ number: 'PRs&nbsp;hit<br>in&nbsp;7&nbsp;days' },
	'Since',
];
const testTable = (style, title, tests, total) => ({
	head: [...(title === '' ? [] : [`#### ${title}`, '']), ...(0, markdown/* tableHead */.PP)(markdown_COLUMNS)],
	rows: tests.map((test) => (0, markdown/* tableRow */.jD)([testCell(test, style), String((0, unhealthy_test/* impactOf */.ux)(test)), day(test)])),
	total,
	tests,
});
const folded = (title, { head, ...rest }) => ({
	...rest,
	head: [`<details><summary>${title}</summary>`, '', ...head],
	end: ['', '</details>'],
});
function testCell(test, { grouping, mentionOwners, mark }) {
	const { name, variant, quarantined, status } = test;
	const small = [
		status.value === 'broken' ? 'broken' : '',
		quarantined === true ? 'quarantined' : '',
		grouping === 'file' ? '' : fileCell(test),
		grouping === 'code-owner' ? '' : ownersCell(test, mentionOwners),
		ticketCell(test),
	].filter((part) => part !== '');
	return [
		`${mark ?? (status.value === 'broken' ? '❌' : '⚠️')}&nbsp;`,
		breakable((0, markdown/* link */.nf)((0, shared_text/* truncate */.xv)(name, NAME_LENGTH), test.html_url)),
		variant ? ` ${(0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(variant, 60))}` : '',
		small.length === 0 ? '' : `<br><sub>${small.join(' · ')}</sub>`,
	].join('');
}
const breakable = (markdown) => markdown.replace(/(?<=^|>)[^<]+(?=<|$)/g, (label) => label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;'));
function day({ status }) {
	const time = (0, clock/* parseTime */.pe)(status.timestamp);
	if (time === undefined)
		return '';
	return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;');
}
const ownersCell = (test, mentionOwners) => (0, unhealthy_test/* ownersOf */.K2)(test)
	.filter((name) => name !== unhealthy_test/* NO_OWNER */.U)
	.slice(0, 5)
	.map((name) => owner(name, mentionOwners))
	.join(' ');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return '';
	const page = repository?.html_url?.replace(/\/+$/, '');
	const shown = (0, redact/* redact */.E)(path);
	const segments = shown
		.replace(/\p{Cs}/gu, '\ufffd')
		.split('/')
		.map(encodeURIComponent);
	return breakable((0, markdown/* link */.nf)(shortPath(shown), page && `${page}/blob/HEAD/${segments.join('/')}`));
}
function shortPath(path) {
	if (path.length <= PATH_LENGTH)
		return path;
	const slash = path.indexOf('/', path.length - PATH_LENGTH);
	return slash === -1 ? (0, shared_text/* truncate */.xv)(path, CELL_LENGTH) : `…${path.slice(slash)}`;
}
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return '';
	const [path = ''] = (0, redact/* redact */.E)(address).split(/[?#]/, 1);
	const last = path.split('/').filter(Boolean).at(-1) ?? address;
	return (0, markdown/* link */.nf)((0, shared_text/* truncate */.xv)(last, 40), address);
}
const MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
const owner = (name, mentionOwners) => mentionOwners && MENTION.test(name) ? name : (0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(name, 100));
function* groupOverview({ grouping, groups, owners, maxRows }) {
	const shown = grouping === 'file' ? groups : owners;
	if (shown.length < 2)
		return;
	const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }));
	const rows = shown.slice(0, Math.max(maxRows, 1)).map(({ name, ...counts }) => {
		const { total, flaky, broken, quarantined } = counts;
		const cells = [total, flaky, broken, quarantined].map(formatCount);
		return (0, markdown/* tableRow */.jD)([(0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(name, CELL_LENGTH)), ...cells]);
	});
	yield folded(`${formatCount(shown.length)} ${grouping === 'file' ? 'files' : 'owners'}`, {
		head: (0, markdown/* tableHead */.PP)(['', ...numbers]),
		rows,
		total: shown.length,
	});
}
function closing({ counts, files, truncated, change }, shown) {
	const where = files.map((file) => (0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(file, 100))).join(', ');
	const notes = [];
	if (counts.total > 0)
		notes.push(shown >= counts.total
			? `All tests are also in ${where}.`
			: `${formatCount(shown)} of ${formatCount(counts.total)} tests ${shown === 1 ? 'is' : 'are'} shown; all of them are in ${where}.`);
	if (truncated)
		notes.push('There are more: <code>max-tests</code> ended the list.');
	if (truncated && change !== undefined)
		notes.push('The list is incomplete, so no test counts as resolved.');
	return notes.length === 0 ? '' : `<sub>${notes.join(' ')}</sub>`;
}
var pages = __webpack_require__(5852);
var marker = __webpack_require__(4836);
var octokit = __webpack_require__(3177);
var best_effort = __webpack_require__(3709);
var github_writes = __webpack_require__(4263);








const BODY_BYTES = marker/* TEXT_LIMIT */.W$ - 2048;
const MAX_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter((one) => one.file_path).slice(0, MAX_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const facts = [
			`${(0, shared_text/* truncate */.xv)(name, 200)}${variant ? ` (${(0, shared_text/* truncate */.xv)(variant, 60)})` : ''} is ${status.value}`,
			`${(0, shared_text/* pluralize */.td)((0, unhealthy_test/* impactOf */.ux)(test), 'pull request')} impacted in the last 7 days`,
			test.quarantined === true ? 'quarantined' : '',
			(0, shared_text/* truncate */.xv)(status.reason ?? '', 300),
			(0, shared_text/* truncate */.xv)(page ?? '', 500),
		];
		log.notice(facts.filter((fact) => fact !== '').join('; '), {
			title: `${status.value === 'broken' ? 'Broken' : 'Flaky'} test`,
			file: file ?? '',
		});
	}
}
const OWNER_PLACE = '{owner}';
function misspeltPlace(title) {
	const places = title.match(/\{[^{}]*\}/g) ?? [];
	return places.find((place) => place !== OWNER_PLACE && resemblesOwner(place));
}
function resemblesOwner(place) {
	const word = place.replace(/[^a-z]/gi, '');
	return /owner/i.test(word) || (0, nearest/* nearest */.pA)(word, ['owner']) !== undefined;
}
async function publishIssues(context, reports) {
	const { title, report, owners } = reports;
	const { log, dryRun } = context;
	const isForOwners = title.includes(OWNER_PLACE);
	const doubt = doubtOf(reports);
	let refusal;
	if (doubt !== undefined)
		log.warning(`The issue ${JSON.stringify(title)} was left alone. ${doubt}`);
	else if (dryRun) {
		const what = report.counts.total === 0 ? 'closed' : 'kept up to date';
		log.info(isForOwners
			? `Dry run: an issue for each of ${(0, shared_text/* pluralize */.td)(owners.size, 'code owner')} would be kept up to date`
			: `Dry run: the issue ${JSON.stringify(title)} would be ${what}`);
	}
	else
		await (0, best_effort/* bestEffort */.z)(context, (isForOwners ? writeOwners : writeOne)(context, reports), (why, error) => {
			if ((0, octokit/* isNotPermitted */.wo)(error))
				refusal = error;
			else
				log.warning(`The issue could not be written. ${why}`);
		});
	return refusal;
}
function doubtOf({ title, report, doubts }) {
	const isForOwners = title.includes(OWNER_PLACE);
	const doubt = doubts.find(({ isOwner }) => !(isOwner && isForOwners));
	if (doubt !== undefined)
		return doubt.text;
	return report.truncated && report.counts.total === 0 && !isForOwners
		? '`max-tests` ended the list before any test passed the filters, and a later one might.'
		: undefined;
}
async function writeOne({ github, log, setOutputs }, { title, report, mentionOwners }) {
	const body = report.counts.total === 0 ? undefined : flakyMarkdown(report, BODY_BYTES, mentionOwners);
	const kept = await github.upsertIssue({ marker: markerOf(title), title, body });
	if (kept.action === 'none')
		return;
	setOutputs({ 'issue-number': kept.number });
	log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`);
}
async function writeOwners({ github, log, setOutputs }, { title, report, owners, isConcerned, mentionOwners }) {
	const family = markerOf(title);
	const wanted = [...owners].map(([owner, own]) => ({
		marker: `${family}/${Buffer.from(owner).toString('hex')}`,
		title: title.replaceAll(OWNER_PLACE, () => (0, shared_text/* truncate */.xv)(owner.replace(shared_text/* LINE_BREAKS */.Cm, ' '), MAX_OWNER_LENGTH)),
		body: flakyMarkdown(own, BODY_BYTES, mentionOwners),
	}));
	const isDone = (marker) => !report.truncated && isConcerned(Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString());
	const { kept, closed } = await github.upsertIssues(family, wanted, isDone);
	const issues = [...owners.keys()].map((owner, index) => ({ owner, number: kept[index]?.number }));
	setOutputs({ issues, 'issue-number': issues[0]?.number });
	const changed = kept.filter(({ action }) => action !== 'unchanged');
	log.group(`Issues of ${(0, shared_text/* pluralize */.td)(kept.length, 'code owner')}: ${changed.length} written, ${closed} closed`, changed.map(({ number, action, url }) => `#${number} ${action}: ${url}`));
}
const MAX_OWNER_LENGTH = 100;
const markerOf = (subject) => `list-flaky/${(0, marker/* shortHash */.BC)(subject)}`;
async function publishComment(context, report, { number, title = '', mentionOwners, onlyUpdate }) {
	const marker = markerOf(`${report.status} ${title}`);
	const body = flakyMarkdown(report, BODY_BYTES, mentionOwners);
	await (0, github_writes/* keepComment */.X)(context, 'the report', { number, marker, body, onlyUpdate });
}
var slack = __webpack_require__(4270);






const MAX_ROWS = 10;
function slackPayload(report, runUrl) {
	const { counts, change, repository, repositoryPage } = report;
	const name = (0, references/* repositoryName */.aR)(repository);
	const added = change?.newRows ?? [];
	const others = rowsBefore(report);
	return slack/* message */.iU(`${name}: ${newsOf(report).replace(/^N/, 'n')}`, [
		{
			type: 'section',
			fields: numbersOf(report).map(([name, value]) => ({
				type: 'mrkdwn',
				text: `*${name}*\n${value}`,
			})),
		},
		...list('New since the baseline', added, change?.new ?? 0),
		...list(change === undefined ? 'Tests' : 'Others', others, change?.still ?? counts.total),
		...slack/* footer */.qr([
			['Report of the run', runUrl],
			['Repository', repositoryPage],
		]),
	]);
}
function numbersOf({ counts, change }) {
	const { flaky, broken, quarantined } = counts;
	return Object.entries({
		Flaky: flaky,
		Broken: broken,
		Quarantined: quarantined,
		...(change && { New: change.new, Resolved: change.resolved }),
	}).map(([name, value]) => [name, value === undefined ? 'unknown' : formatCount(value)]);
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
const list_flaky_count = (min = 0) => (0, inputs/* wholeNumber */.rD)({ min, max: MAX_COUNT });
const OUTPUT_BUDGET_BYTES = 250 * 1024;
const REPORT_BUDGET_BYTES = markdown/* SUMMARY_BUDGET_BYTES */.Xb - 1024;
const list_flaky_inputs = {
	orgSlug: (0, inputs/* orgSlug */.GT)(),
	status: (0, inputs/* choice */.Yq)(['flaky', 'broken', 'all']),
	pageSize: (0, inputs/* wholeNumber */.rD)({ min: 1, max: 100 }),
	maxTests: (0, inputs/* optional */.lq)(list_flaky_count(1)),
	codeOwners: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)(), []),
	filePaths: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)(), []),
	names: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)(), []),
	quarantined: (0, inputs/* choice */.Yq)(QUARANTINED),
	minPullRequestsImpacted: list_flaky_count(),
	sort: (0, inputs/* choice */.Yq)(SORTS),
	groupBy: (0, inputs/* choice */.Yq)(GROUPINGS),
	maxRows: list_flaky_count(),
	baselineFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	reportFiles: (0, inputs/* withDefault */.IQ)((0, inputs/* lines */.Mn)(), []),
	issueTitle: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	comment: (0, inputs/* commentPolicy */.s9)(),
	mentionOwners: (0, inputs/* flag */.Jt)(),
	annotations: (0, inputs/* flag */.Jt)(),
	slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	failAbove: (0, inputs/* optional */.lq)(list_flaky_count()),
	failAboveNew: (0, inputs/* optional */.lq)(list_flaky_count()),
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
		reportFiles({ reportFiles }) {
			const wrong = reportFiles.find((path) => !REPORT_EXTENSIONS.some((known) => known === extensionOf(path)));
			return (wrong &&
				`names ${JSON.stringify(wrong)}, which does not end in ${REPORT_EXTENSIONS.join(', ')}`);
		},
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined &&
				!scope.hasGitHubToken &&
				`needs \`github-token\` with the permission \`issues: write\`, and it ${(0, clients/* gitHubTokenProblem */.wM)(scope)}`,
			({ issueTitle = '' }) => {
				const place = misspeltPlace(issueTitle);
				return (place &&
					`contains \`${place}\`. Write \`${OWNER_PLACE}\` for the code owner, or leave out the braces`);
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
		const summary = flakyMarkdown(report, REPORT_BUDGET_BYTES);
		const refused = await publish(given, context, listing, pullRequest, summary);
		return {
			...outcomeOf(given, report, refused),
			details: { counts, owners, groups, change, truncated, exceeded },
			summary: refused === undefined ? summary : withoutIssue(refused, report, summary),
		};
	},
});
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
	const listing = given.reportFiles.filter((path) => extensionOf(path) !== '.md');
	const files = await TestFiles.open(workspace, own, listing);
	try {
		const named = listing.length > 0 ? listing : [(0,external_node_path_.basename)(own)];
		const about = {
			repository,
			repositoryPage: (0,reference/* repositoryPage */.WR)(repository, event),
			status: given.status,
			files: named,
		};
		const byOwner = given.issueTitle?.includes(OWNER_PLACE) === true;
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
function warnOfGaps(given, { log }, { report, doubts }) {
	for (const { text } of doubts)
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
async function publish(given, context, listing, pullRequest, summary) {
	const { setOutputs, workspace } = context;
	const { report } = listing;
	setOutputs({ 'report-markdown': flakyMarkdown(report, OUTPUT_BUDGET_BYTES) });
	for (const path of given.reportFiles.filter((file) => extensionOf(file) === '.md'))
		await workspace.write('report-files', path, summary);
	if (given.slackPayloadFile !== undefined) {
		const payload = `${JSON.stringify(slackPayload(report, context.event.runUrl), null, 2)}\n`;
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	if (given.annotations)
		annotate(context, report);
	const { comment, issueTitle: title, mentionOwners } = given;
	const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0;
	if (pullRequest !== undefined)
		await publishComment(context, report, { number: pullRequest, title, mentionOwners, onlyUpdate });
	if (title === undefined)
		return undefined;
	const isConcerned = compileOwners(given.codeOwners);
	return publishIssues(context, { ...listing, title, isConcerned, mentionOwners });
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
  X: () => (keepComment),
  t: () => (removeLabel)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9667);


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
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${(0, _clients_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubTokenProblem */ .wM)(context)}.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ })

};
