const id = 537;
const ids = [537,117];
const modules = {

/***/ 614:
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
	if (!codeowners?.length)
		return [NO_OWNER];
	return codeowners.length === 1 ? codeowners : [...new Set(codeowners)];
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

/***/ }),

/***/ 4117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  COMMENT_LIMIT: () => (COMMENT_LIMIT),
  Sticky: () => (Sticky)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _octokit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3177);




const fields = {
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	user: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
};
const Comment = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), ...fields }));
const Issue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	title: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	pull_request: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
	...fields,
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ number, ...issue }) => ({ ...issue, id: number }))));
const User = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)) }));
const Viewer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: User }));
const PULL_REQUESTS = 'pull-requests: write';
const ISSUES = 'issues: write';
const COMMENT_LIMIT = 65_536;
const ROUNDS = 4;
class Sticky {
	#api;
	#login;
	constructor(api) {
		this.#api = api;
	}
	async comment({ number, marker, body }) {
		const wanted = { body: marked(marker, body) };
		const send = (request, route) => this.#api.request(`${request} #${number}`, PULL_REQUESTS, route, Comment, wanted);
		const { url, action } = await this.#keep(wanted, {
			find: () => this.#comments(number, marker),
			create: () => send('Commenting on', `POST /issues/${number}/comments`),
			update: ({ id }) => send('Updating a comment on', `PATCH /issues/comments/${id}`),
			dropDuplicate: ({ id }) => {
				const request = `Deleting a duplicate comment on #${number}`;
				const route = `DELETE /issues/comments/${id}`;
				return this.#api.request(request, PULL_REQUESTS, route, _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
			},
		});
		return { url, action };
	}
	async issue({ marker, title, body }) {
		const update = ({ id }, change) => this.#api.request(`Updating issue #${id}`, ISSUES, `PATCH /issues/${id}`, Issue, change);
		if (body === undefined)
			return this.#settled(async () => {
				const open = oldestFirst(await this.#issues(marker, 'open'));
				for (const item of open)
					await update(item, { state: 'closed', state_reason: 'completed' }).catch(unlessGone);
				const [oldest] = open;
				return oldest ? keptAs(oldest, 'closed') : { url: undefined, action: 'none' };
			});
		const wanted = { title, body: marked(marker, body) };
		return this.#keep(wanted, {
			find: () => this.#issues(marker, 'open'),
			findClosed: async () => (await this.#issues(marker, 'closed'))[0],
			create: () => {
				const request = `Opening the issue ${JSON.stringify(title)}`;
				return this.#api.request(request, ISSUES, 'POST /issues', Issue, wanted);
			},
			update: (item, isClosed) => update(item, isClosed ? { ...wanted, state: 'open' } : wanted),
			dropDuplicate: (item) => update(item, { state: 'closed', state_reason: 'not_planned' }),
		});
	}
	#keep(wanted, store) {
		let created;
		const round = async () => {
			const found = await store.find();
			const [oldest, ...duplicates] = oldestFirst(created ? [created, ...found] : found);
			const target = oldest ?? (await store.findClosed?.());
			if (target === undefined) {
				created = await store.create();
				return undefined;
			}
			const unchanged = oldest !== undefined && isSame(oldest, wanted);
			const isClosed = oldest === undefined;
			const item = unchanged ? oldest : await store.update(target, isClosed).catch(unlessGone);
			for (const duplicate of duplicates)
				await store.dropDuplicate(duplicate).catch(unlessGone);
			if (item === undefined)
				return undefined;
			if (isClosed)
				return keptAs(item, 'reopened');
			if (!unchanged)
				return keptAs(item, 'updated');
			return keptAs(item, item.id === created?.id ? 'created' : 'unchanged');
		};
		return this.#settled(round, () => created && keptAs(created, 'created'));
	}
	async #settled(round, created = () => undefined) {
		for (let left = ROUNDS; left > 0; left--) {
			try {
				const kept = await round();
				if (kept !== undefined)
					return kept;
			}
			catch (error) {
				const known = created();
				if (known !== undefined && error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ)
					return known;
				if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || !error.ambiguous || left === 1)
					throw error;
				await this.#api.pause(1000);
			}
		}
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('unavailable', {
			request: 'Keeping a comment or issue on GitHub up to date',
			problem: 'it was deleted each time it was written',
			remedy: 'Check what else deletes comments or issues of this action.',
		});
	}
	async #identity() {
		const ask = (answer) => this.#api
			.call('Asking GitHub whose token it is', 'contents: read', answer)
			.catch(unlessAborted);
		this.#login ??= await ask(async ({ graphql }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Viewer, await graphql('query { viewer { login } }')).viewer.login);
		this.#login ??= await ask(async ({ rest }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(User, (await rest.users.getAuthenticated()).data).login);
		return this.#login;
	}
	async #comments(number, marker) {
		const login = await this.#identity();
		const request = `Reading the comments on #${number}`;
		const found = await this.#api.list(request, PULL_REQUESTS, `/issues/${number}/comments`);
		return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Comment), found).filter((comment) => isOurs(comment, marker, login));
	}
	async #issues(marker, state) {
		const creator = await this.#identity();
		const request = `Looking for the ${state} issue of this report`;
		const query = { state, ...(creator === undefined ? {} : { creator }) };
		const ours = (entries) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Issue), entries).filter((issue) => !issue.pull_request && isOurs(issue, marker, creator));
		const isLast = (page) => state === 'closed' && ours(page).length > 0;
		return ours(await this.#api.list(request, ISSUES, '/issues', query, isLast));
	}
}
const keptAs = ({ id, html_url }, action) => ({
	number: id,
	url: html_url,
	action,
});
function oldestFirst(items) {
	const byId = new Map(items.map((item) => [item.id, item]));
	return [...byId.values()].sort((one, other) => one.id - other.id);
}
function unlessAborted(error) {
	if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ) || error.kind === 'aborted')
		throw error;
}
function unlessGone(error) {
	if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || (error.status !== 404 && error.status !== 410))
		throw error;
}
const markerOf = (marker) => `<!-- merge-queue-action:${marker} -->`;
function marked(marker, body) {
	const text = `${markerOf(marker)}\n${body}`;
	if (text.length <= COMMENT_LIMIT)
		return text;
	const note = '\n\n… cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, COMMENT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
const isSame = (stored, { title, body }) => stored.title === title && (stored.body ?? '').replace(/\r\n/g, '\n').trimEnd() === body?.trimEnd();
function isOurs({ body, user }, marker, login) {
	const isAuthor = login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase();
	return isAuthor && (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker);
}

/***/ }),

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  iU: () => (message),
  nf: () => (link),
  p_: () => (list),
  qr: () => (footer),
  uW: () => (section)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(headline), HEADER_LENGTH);
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
	const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  ·  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 1537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  listFlaky: () => (listFlaky)
});

var external_node_path_ = __webpack_require__(6760);
var flaky_test = __webpack_require__(614);

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || flaky_test/* NO_FILE */.tW;
function groupsOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	return grouping === 'file' ? [fileOf(test)] : (0, flaky_test/* ownersOf */.K2)(test);
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
		for (const owner of (0, flaky_test/* ownersOf */.K2)(test))
			countIn(this.#owners, owner, test);
		if (this.#grouping === 'file')
			countIn(this.#files, fileOf(test), test);
	}
	result() {
		const { name: _, ...counts } = this.#all;
		const owners = ordered(this.#owners, flaky_test/* NO_OWNER */.U);
		const files = ordered(this.#files, flaky_test/* NO_FILE */.tW);
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

const SORTS = ['impact', 'age', 'name'];
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a, b) => compareText(a.name, b.name) ||
	compareText(a.file_path ?? '', b.file_path ?? '') ||
	compareText(a.variant ?? '', b.variant ?? '') ||
	compareText(a.id, b.id);
function since({ status }) {
	const time = Date.parse(status.timestamp ?? '');
	return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}
const ORDERS = {
	impact: (a, b) => (0, flaky_test/* impactOf */.ux)(b) - (0, flaky_test/* impactOf */.ux)(a),
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
	constructor(compare, limit) {
		this.#compare = compare;
		this.#limit = limit;
	}
	add(row) {
		const { rows } = this;
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


const MOST_ROWS = 5000;
async function collect(options) {
	const { tests, passes, files, groupBy, maxRows } = options;
	const baseline = await baselineOf(options.workspace, options.baselineFile);
	const known = new Set();
	for await (const { id } of baseline?.() ?? [])
		known.add(id);
	const topRows = () => new TopRows(compareBy(options.sort), Math.min(maxRows, MOST_ROWS));
	const testCounts = new TestCounts(groupBy);
	const top = topRows();
	const topNew = topRows();
	let newCount = 0;
	for await (const page of tests.pages()) {
		const kept = page.filter(passes);
		if (kept.length === 0)
			continue;
		for (const test of kept) {
			testCounts.add(test);
			top.add(test);
			if (baseline === undefined || known.has(test.id))
				continue;
			newCount++;
			topNew.add(test);
		}
		await files.add(kept);
	}
	const result = testCounts.result();
	const change = baseline && {
		new: newCount,
		still: result.counts.total - newCount,
		newRows: topNew.rows,
		...(await resolvedSince(baseline(), options, topRows())),
	};
	const { truncated } = tests;
	return { ...result, grouping: groupBy, maxRows, rows: top.rows, change, truncated };
}
async function baselineOf(workspace, path) {
	if (path === undefined)
		return undefined;
	const { readBaseline } = await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(797)]).then(__webpack_require__.bind(__webpack_require__, 8797));
	return () => readBaseline(workspace, path);
}
async function resolvedSince(baseline, { tests: seen, passes }, top) {
	if (seen.truncated)
		return { resolved: undefined, resolvedRows: [] };
	const resolved = new Set();
	for await (const test of baseline) {
		if (seen.ids.has(test.id) || !passes(test) || !seen.asks(test) || resolved.has(test.id))
			continue;
		resolved.add(test.id);
		top.add(test);
	}
	return { resolved: resolved.size, resolvedRows: top.rows };
}
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
const neutralizeFormula = (cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
function csvCells(test) {
	return Object.values(COLUMNS).map((column) => {
		const value = column(test);
		return typeof value === 'string' ? neutralizeFormula(value) : String(value ?? '');
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
const onePerLine = (json, separator) => json.slice(1, -1).replaceAll('},{"', `}${separator}{"`);
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
				const writer = await workspace.writer(index === 0 ? 'tests-file' : 'report-files', path);
				opened.#files.push({ writer, format });
				await writer.write(format.begin);
			}
			return opened;
		}
		catch (error) {
			await opened.discard();
			throw error;
		}
	}
	async add(tests) {
		const json = JSON.stringify(tests);
		for (const { writer, format } of this.#files)
			await writer.write(format.page(tests, json, this.#first));
		this.#first = false;
	}
	async commit() {
		for (const { writer, format } of this.#files) {
			await writer.write(format.end);
			await writer.commit();
		}
		return this.#files.map(({ writer }) => writer.path);
	}
	async discard() {
		for (const { writer } of this.#files)
			await writer.discard();
	}
}
var shared_globs = __webpack_require__(8217);


const QUARANTINED = ['include', 'exclude', 'only'];
function compileFilters(filters) {
	const checks = [];
	const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted } = filters;
	if (codeOwners.length > 0)
		checks.push(ownerFilter(codeOwners));
	if (filePaths.length > 0) {
		const matches = (0, shared_globs/* compileGlobs */.t)(filePaths);
		checks.push(({ file_path: path }) => typeof path === 'string' && matches(path));
	}
	if (names.length > 0) {
		const matches = (0, shared_globs/* compileGlobs */.t)(names, 'text');
		checks.push(({ name }) => matches(name));
	}
	if (quarantined !== 'include')
		checks.push((test) => (test.quarantined === true) === (quarantined === 'only'));
	if (minPullRequestsImpacted > 0)
		checks.push((test) => (0, flaky_test/* impactOf */.ux)(test) >= minPullRequestsImpacted);
	return (test) => checks.every((check) => check(test));
}
function ownerFilter(patterns) {
	const globs = patterns.filter((pattern) => pattern !== flaky_test/* NO_OWNER */.U);
	const matches = (0, shared_globs/* compileGlobs */.t)(globs);
	const withoutOwner = globs.length < patterns.length;
	return (test) => (0, flaky_test/* ownersOf */.K2)(test).some((owner) => (owner === flaky_test/* NO_OWNER */.U ? withoutOwner : matches(owner)));
}
var markdown = __webpack_require__(6801);
var shared_text = __webpack_require__(5831);

const number = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
function countOf({ status, counts: { total }, truncated }) {
	const tests = `${status === 'all' ? 'unhealthy' : status} ${total === 1 ? 'test' : 'tests'}`;
	return total === 0 ? `No ${tests}` : `${truncated ? 'at least ' : ''}${number(total)} ${tests}`;
}
function numbersOf({ counts, change }) {
	const { flaky, broken, quarantined } = counts;
	return Object.entries({
		Flaky: flaky,
		Broken: broken,
		Quarantined: quarantined,
		...(change && { New: change.new, Resolved: change.resolved, Still: change.still }),
	}).map(([name, value]) => [name, value === undefined ? 'unknown' : number(value)]);
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
function flakyMarkdown(report, budgetBytes, mentionOwners = false) {
	const budget = new markdown/* ByteBudget */.Gz(budgetBytes - CLOSING_BYTES);
	const parts = [headline(report), numbersTable(report)].filter((part) => budget.take([part, '']));
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
const leftOut = (count) => count > 0 ? ['', `… and ${number(count)} more.`] : [];
function headline(report) {
	const { repository, counts, truncated } = report;
	const name = `${repository.owner}/${repository.name}`;
	const where = (0, markdown/* link */.nf)(name, `https://${repository.host}/${name}`);
	if (counts.total > 0)
		return `⚠️ **${countOf(report)}** in ${where}`;
	return truncated
		? `${countOf(report)} in ${where} before <code>max-tests</code> ended the list.`
		: `✅ ${countOf(report)} in ${where}.`;
}
function numbersTable(report) {
	const { counts, change, status } = report;
	if (counts.total === 0 && !change?.resolved)
		return '';
	const others = { flaky: 'Broken', broken: 'Flaky', all: undefined }[status];
	const columns = numbersOf(report).filter(([name]) => name !== others);
	return (0, markdown/* table */.tp)(columns.map(([name]) => ({ number: name })), [columns.map(([name, value]) => (name === 'New' && value !== '0' ? `**${value}**` : value))]);
}
function* tables(report, mentionOwners) {
	const { change, maxRows } = report;
	const columns = columnsFor(report, 'none', mentionOwners);
	if (change !== undefined && change.new > 0) {
		const title = `🆕 New since the baseline (${number(change.new)})`;
		yield testTable(columns, title, change.newRows.slice(0, maxRows), change.new);
	}
	yield* groupTables(report, mentionOwners);
	yield* groupOverview(report);
	if (change?.resolved) {
		const title = `✅ Resolved since the baseline (${number(change.resolved)})`;
		const rows = change.resolvedRows.slice(0, maxRows);
		yield { ...testTable(columns, title, rows, change.resolved), tests: [] };
	}
}
function* groupTables(report, mentionOwners) {
	const { change, grouping } = report;
	const columns = columnsFor(report, grouping, mentionOwners);
	const newRows = change?.newRows ?? [];
	const isNew = new Set(newRows.map(({ id }) => id));
	const rows = report.rows.filter(({ id }) => !isNew.has(id));
	for (const section of sectionsOf({ ...report, rows })) {
		const { name, total } = section.group;
		const listed = newRows.filter((test) => groupsOf(test, grouping).includes(name)).length;
		const left = grouping === 'none' && change !== undefined ? change.still : total - listed;
		yield testTable(columns, titleOf(section.group, report, mentionOwners), section.rows, left);
	}
}
function titleOf(group, { grouping, change }, mentionOwners) {
	const { name, total } = group;
	if (grouping === 'none')
		return change ? `Still unhealthy (${number(change.still)})` : '';
	const shown = grouping === 'file' ? (0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(name, CELL_LENGTH)) : owner(name, mentionOwners);
	return `${shown} (${number(total)})`;
}
const testTable = (columns, title, tests, total) => ({
	head: [
		...(title === '' ? [] : [`#### ${title}`, '']),
		...(0, markdown/* tableHead */.PP)(columns.map((column) => column.head)),
	],
	rows: tests.map((test) => (0, markdown/* tableRow */.jD)(columns.map((column) => column.cell(test)))),
	total,
	tests,
});
function columnsFor({ status }, grouping, mentionOwners) {
	const owners = (test) => ownersCell(test, mentionOwners);
	return [
		{ head: 'Test', cell: testCell },
		...(status === 'all' ? [{ head: 'Status', cell: statusCell }] : []),
		{ head: { number: 'PRs hit' }, cell: (test) => String((0, flaky_test/* impactOf */.ux)(test)) },
		{ head: 'Since', cell: day },
		...(grouping === 'code-owner' ? [] : [{ head: 'Owners', cell: owners }]),
		...(grouping === 'file' ? [] : [{ head: 'File', cell: fileCell }]),
		{ head: 'Ticket', cell: ticketCell },
	];
}
function testCell(test) {
	const { name, variant, quarantined, file_path: file, classname, parent, status } = test;
	const place = [classname, parent].find((value) => value && value !== file && !name.includes(value));
	const small = [(0, shared_text/* truncate */.xv)(place ?? '', 80), (0, shared_text/* truncate */.xv)(status.reason ?? '', 140)]
		.filter((part) => part !== '')
		.map(markdown/* text */.Qq);
	return [
		(0, markdown/* link */.nf)((0, shared_text/* truncate */.xv)(name, CELL_LENGTH), test.html_url),
		variant ? ` ${(0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(variant, 60))}` : '',
		quarantined === true ? ' 🔒&nbsp;quarantined' : '',
		small.length === 0 ? '' : `<br><sub>${small.join(' · ')}</sub>`,
	].join('');
}
const statusCell = ({ status }) => status.value === 'broken' ? '**broken**' : status.value;
function day({ status }) {
	const time = Date.parse(status.timestamp ?? '');
	if (Number.isNaN(time))
		return '';
	return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;');
}
const ownersCell = (test, mentionOwners) => (0, flaky_test/* ownersOf */.K2)(test)
	.filter((name) => name !== flaky_test/* NO_OWNER */.U)
	.slice(0, 5)
	.map((name) => owner(name, mentionOwners))
	.join('<br>');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return '';
	const page = repository?.html_url?.replace(/\/+$/, '');
	const segments = path
		.replace(/\p{Cs}/gu, '\ufffd')
		.split('/')
		.map(encodeURIComponent);
	return (0, markdown/* link */.nf)((0, shared_text/* truncate */.xv)(path, CELL_LENGTH), page && `${page}/blob/HEAD/${segments.join('/')}`);
}
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return '';
	const [path = ''] = address.split(/[?#]/, 1);
	const last = path.split('/').filter(Boolean).at(-1) ?? address;
	return (0, markdown/* link */.nf)((0, shared_text/* truncate */.xv)(last, 40), address);
}
const MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
const owner = (name, mentionOwners) => mentionOwners && MENTION.test(name) ? name : (0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(name, 100));
function* groupOverview({ grouping, groups, owners, maxRows }) {
	const shown = grouping === 'file' ? groups : owners;
	if (shown.length < 2)
		return;
	const what = grouping === 'file' ? 'files' : 'owners';
	const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }));
	yield {
		head: [
			`<details><summary>${number(shown.length)} ${what}</summary>`,
			'',
			...(0, markdown/* tableHead */.PP)(['', ...numbers]),
		],
		rows: shown.slice(0, Math.max(maxRows, 1)).map(({ name, ...counts }) => {
			const { total, flaky, broken, quarantined } = counts;
			return (0, markdown/* tableRow */.jD)([
				(0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(name, CELL_LENGTH)),
				...[total, flaky, broken, quarantined].map(number),
			]);
		}),
		total: shown.length,
		end: ['', '</details>'],
	};
}
function closing({ counts, files, truncated, change }, shown) {
	const where = files.map((file) => (0, markdown/* code */.aY)((0, shared_text/* truncate */.xv)(file, 100))).join(', ');
	const notes = [];
	if (counts.total > 0)
		notes.push(shown >= counts.total
			? `All tests are also in ${where}.`
			: `${number(shown)} of ${number(counts.total)} tests are shown; all of them are in ${where}.`, 'PRs hit: pull requests impacted in the last 7 days.');
	if (truncated)
		notes.push('There are more: <code>max-tests</code> ended the list.');
	if (truncated && change !== undefined)
		notes.push('Which tests are resolved is not known, because the list is incomplete.');
	return notes.length === 0 ? '' : `<sub>${notes.join(' ')}</sub>`;
}
var clock = __webpack_require__(3412);
var errors = __webpack_require__(8835);




const MOST_STALLED_PAGES = 2;
const MOST_PAGES = 10_000;
class UnhealthyTests {
	#options;
	ids = new Set();
	truncated = false;
	constructor(options) {
		this.#options = options;
	}
	asks(test) {
		return this.#options.statuses.includes(test.status.value);
	}
	async *pages() {
		for (const status of this.#options.statuses) {
			const listing = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			if (listing.shortfall === undefined && !listing.shrank)
				continue;
			const why = listing.shortfall ?? 'the list became shorter while it was being read';
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
			const fresh = page.tests.flatMap((test) => this.#takeNew(test, status));
			const token = this.truncated ? undefined : listing.next(page);
			if (token !== undefined) {
				request = this.#request(status, token);
				request.catch(() => { });
				await (0, clock/* nextTurn */.tJ)();
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
	#takeNew(test, status) {
		if (this.ids.has(test.id))
			return [];
		this.truncated ||= this.ids.size >= (this.#options.maxTests ?? Number.POSITIVE_INFINITY);
		if (this.truncated)
			return [];
		this.ids.add(test.id);
		return (0, flaky_test/* listedTest */.k3)(test, status);
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		const of = totalRows === undefined || totalRows <= rows ? '' : ` of ${totalRows}`;
		const progress = `${rows}${of} ${status} tests on ${(0, shared_text/* counted */.hS)(pages, 'page')}`;
		if (ended)
			this.#options.log.info(`Read ${progress}`);
		else if (pages % 100 === 0)
			this.#options.log.info(`Read ${progress} so far`);
	}
}
class Listing {
	#subject;
	#tokens = new Set();
	#pages = new Set();
	#stalled = 0;
	#totalPages;
	pages = 0;
	rows = 0;
	totalRows;
	shrank = false;
	constructor(subject) {
		this.#subject = subject;
	}
	get shortfall() {
		const missing = (what, count, field, total) => total !== undefined && count < total
			? `the list ended after ${count} ${what}, but its \`${field}\` is ${total}`
			: undefined;
		return this.totalRows === undefined
			? missing('pages', this.pages, 'total_pages', this.#totalPages)
			: missing('tests', this.rows, 'total_rows', this.totalRows);
	}
	next({ tests, page }) {
		this.pages++;
		const ends = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`;
		const repeated = tests.length > 0 && this.#pages.has(ends);
		this.#pages.add(ends);
		if (!repeated)
			this.rows += tests.length;
		const totalRows = page.total_rows ?? this.totalRows;
		this.shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0);
		this.totalRows = totalRows;
		this.#totalPages = page.total_pages ?? this.#totalPages;
		const token = page.next_page_token;
		if (!token)
			return undefined;
		if (this.#tokens.has(token))
			throw this.failure('the token for the next page was used before, so the list would never end');
		this.#tokens.add(token);
		this.#stalled = repeated || tests.length === 0 ? this.#stalled + 1 : 0;
		if (this.#stalled > MOST_STALLED_PAGES)
			throw this.failure(`${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`);
		if (this.pages >= Math.min(MOST_PAGES, 2 * (this.#totalPages ?? MOST_PAGES) + 10))
			throw this.failure(`there is still a next page after ${this.pages} pages`);
		return token;
	}
	failure(problem) {
		return new errors/* ActionError */.lZ('bad-response', {
			request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
			problem,
			remedy: 'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to the service. `max-tests` reads only the first tests.',
		});
	}
}
var external_node_crypto_ = __webpack_require__(7598);
var sticky = __webpack_require__(4117);






const BODY_BYTES = sticky.COMMENT_LIMIT - 2048;
const MOST_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter((one) => one.file_path).slice(0, MOST_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const facts = [
			`${(0, shared_text/* truncate */.xv)(name, 200)}${variant ? ` (${(0, shared_text/* truncate */.xv)(variant, 60)})` : ''} is ${status.value}`,
			`${(0, shared_text/* counted */.hS)((0, flaky_test/* impactOf */.ux)(test), 'pull request')} impacted in the last 7 days`,
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
async function publishIssue(context, title, report, mentionOwners) {
	const { github, log, setOutputs, dryRun } = context;
	const empty = report.counts.total === 0;
	if (empty && report.truncated)
		return log.warning(`The issue ${JSON.stringify(title)} was not changed: \`max-tests\` ended the list before any test passed the filters, and a later one might.`);
	if (dryRun)
		return log.info(`Dry run: the issue ${JSON.stringify(title)} would be ${empty ? 'closed' : 'kept up to date'}`);
	const marker = `list-flaky/${(0, external_node_crypto_.createHash)('sha256').update(title).digest('hex').slice(0, 16)}`;
	const body = empty ? undefined : flakyMarkdown(report, BODY_BYTES, mentionOwners);
	await warnOnFailure('issue', context, async () => {
		const { number, action, url } = await github.upsertIssue({ marker, title, body });
		if (action === 'none')
			return;
		setOutputs({ 'issue-number': number });
		log.info(`Issue #${number} ${action}: ${url}`);
	});
}
async function publishComment(context, number, report, mentionOwners) {
	const { github, log, dryRun } = context;
	if (dryRun)
		return log.info(`Dry run: #${number} would get a comment with the report`);
	if (!github.available)
		return log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
	const body = flakyMarkdown(report, BODY_BYTES, mentionOwners);
	await warnOnFailure('comment', context, async () => {
		const { url, action } = await github.upsertComment({ number, marker: 'list-flaky', body });
		log.info(`Comment ${action}: ${url}`);
	});
}
async function warnOnFailure(what, { log }, write) {
	try {
		await write();
	}
	catch (error) {
		if (!(error instanceof errors/* ActionError */.lZ))
			throw error;
		log.warning(`The ${what} could not be written. ${error.message}`);
	}
}
var slack = __webpack_require__(4270);





const slack_MOST_ROWS = 10;
function slackPayload(report, runUrl) {
	const { counts, change, repository } = report;
	const name = `${repository.owner}/${repository.name}`;
	return slack/* message */.iU(`${countOf(report).replace(/^a/, 'A')} in ${name}`, [
		{
			type: 'section',
			fields: numbersOf(report)
				.filter(([name]) => name !== 'Still')
				.map(([name, value]) => ({ type: 'mrkdwn', text: `*${name}*\n${value}` })),
		},
		...(change !== undefined ? list('New since the baseline', change.newRows, change.new) : []),
		...list(change === undefined ? 'Tests' : 'All', report.rows, counts.total),
		...slack/* footer */.qr([
			['Report of the run', runUrl],
			['Repository', `https://${repository.host}/${name}`],
		]),
	]);
}
function list(title, rows, total) {
	const shown = rows.slice(0, slack_MOST_ROWS);
	const cut = shown.length < total ? ` (${shown.length} of ${total})` : ` (${total})`;
	return slack/* list */.p_(`${title}${cut}`, shown.map(bullet));
}
function bullet(test) {
	const name = (0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(test.name), 120) || '(no name)';
	const owners = (0, flaky_test/* ownersOf */.K2)(test).filter((owner) => owner !== flaky_test/* NO_OWNER */.U);
	const facts = [
		`${(0, shared_text/* counted */.hS)((0, flaky_test/* impactOf */.ux)(test), 'pull request')} in 7 days`,
		test.quarantined === true ? 'quarantined' : '',
		(0, shared_text/* truncate */.xv)((0, markdown/* visible */.RK)(owners.join(', ')), 80),
	].filter((fact) => fact !== '');
	return slack/* section */.uW([
		slack/* link */.nf(name, test.html_url),
		{ type: 'text', text: ` — ${facts.join(', ')}` },
	]);
}
var resolve = __webpack_require__(5071);
var inputs = __webpack_require__(9428);
var operation = __webpack_require__(8244);
















const MOST = 1_000_000_000;
const list_flaky_count = (min = 0) => (0, inputs/* wholeNumber */.rD)({ min, max: MOST });
const OUTPUT_BUDGET_BYTES = 250 * 1024;
const REPORT_BUDGET_BYTES = markdown/* SUMMARY_BUDGET_BYTES */.Xb - 1024;
const list_flaky_inputs = {
	orgSlug: (0, inputs/* line */.n8)(),
	status: (0, inputs/* choice */.Yq)(['flaky', 'broken', 'all']),
	pageSize: (0, inputs/* wholeNumber */.rD)({ min: 1, max: 100 }),
	maxTests: (0, inputs/* optional */.lq)(list_flaky_count(1)),
	codeOwners: (0, inputs/* orElse */.NW)((0, inputs/* lines */.Mn)(), []),
	filePaths: (0, inputs/* orElse */.NW)((0, inputs/* lines */.Mn)(), []),
	names: (0, inputs/* orElse */.NW)((0, inputs/* lines */.Mn)(), []),
	quarantined: (0, inputs/* choice */.Yq)(QUARANTINED),
	minPullRequestsImpacted: list_flaky_count(),
	sort: (0, inputs/* choice */.Yq)(SORTS),
	groupBy: (0, inputs/* choice */.Yq)(GROUPINGS),
	maxRows: list_flaky_count(),
	baselineFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	reportFiles: (0, inputs/* orElse */.NW)((0, inputs/* lines */.Mn)(), []),
	issueTitle: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	comment: (0, inputs/* commentPolicy */.s9)(),
	mentionOwners: (0, inputs/* flag */.Jt)(),
	annotations: (0, inputs/* flag */.Jt)(),
	slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	failAbove: (0, inputs/* optional */.lq)(list_flaky_count()),
	failAboveNew: (0, inputs/* optional */.lq)(list_flaky_count()),
};
const listFlaky = (0, operation/* defineOperation */.h9)({
	about: 'List the flaky and broken tests of a repository, and report them in an issue, a comment, files or Slack.',
	target: resolve/* optionalPullRequestTarget */.A,
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
		'truncated',
	],
	outcomes: ['listed', 'none', 'threshold-exceeded'],
	checks: [
		({ reportFiles }) => {
			const wrong = reportFiles.find((path) => !REPORT_EXTENSIONS.some((known) => known === extensionOf(path)));
			return (wrong &&
				`Input \`report-files\` names ${JSON.stringify(wrong)}, which does not end in ${REPORT_EXTENSIONS.join(', ')}`);
		},
		({ failAboveNew, baselineFile }) => failAboveNew !== undefined &&
			baselineFile === undefined &&
			'Input `fail-above-new` needs `baseline-file` to compare with',
	],
	async run(given, context, resolve) {
		if (given.issueTitle !== undefined && !context.github.available)
			throw new errors/* ActionError */.lZ('invalid-input', {
				request: 'Reading `issue-title`',
				problem: '`github-token` is empty, so no issue can be written',
				remedy: 'Set `github-token`, with the permission `issues: write`.',
			});
		const pullRequest = given.comment === 'never' ? undefined : (await resolve()).ref.number;
		const report = await list_flaky_list(given, context);
		const { counts, owners, change, truncated } = report;
		const groups = report.grouping === 'none' ? undefined : report.groups;
		const outcome = counts.total === 0 ? 'none' : 'listed';
		const gates = gatesOf(given, report);
		const exceeded = gates
			.filter(({ allowed = 0, found }) => found > allowed)
			.map(({ input, allowed, found, what }) => {
			const tests = found === 1 ? '1 test is' : `${found} tests are`;
			return `${tests} ${what}, and ${input} allows ${allowed}`;
		});
		const failed = exceeded.length > 0;
		if (truncated && gates.length > 0 && !failed)
			context.log.warning(`${gates.map(({ input }) => input).join(' and ')} checked only the first ${given.maxTests} tests, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`);
		await publish(given, context, report, pullRequest, failed);
		return {
			outcome: failed ? 'threshold-exceeded' : outcome,
			details: { counts, owners, groups, change, truncated },
			summary: flakyMarkdown(report, REPORT_BUDGET_BYTES),
			...(failed && {
				failure: `Listing the tests of ${given.orgSlug}: ${exceeded.join(', and ')}. ${ADVICE[given.quarantined]}; the report names them.`,
			}),
		};
	},
});
async function list_flaky_list(given, context) {
	const { repository, workspace, setOutputs, log } = context;
	const statuses = given.status === 'all' ? flaky_test/* UNHEALTHY */.hx : [given.status];
	const tests = new UnhealthyTests({ ...given, ...context, statuses });
	const own = await workspace.own('unhealthy-tests.json');
	const listing = given.reportFiles.filter((path) => extensionOf(path) !== '.md');
	const files = await TestFiles.open(workspace, own, listing);
	try {
		const passes = compileFilters(given);
		const collected = await collect({ ...given, workspace, tests, passes, files });
		const [testsFile = own] = await files.commit();
		const named = listing.length > 0 ? listing : [(0,external_node_path_.basename)(testsFile)];
		const { counts, owners, change, truncated } = collected;
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
		return { repository, status: given.status, files: named, ...collected };
	}
	catch (error) {
		await files.discard();
		throw error;
	}
}
async function publish(given, context, report, pullRequest, exceeded) {
	const { setOutputs, workspace } = context;
	setOutputs({ 'report-markdown': flakyMarkdown(report, OUTPUT_BUDGET_BYTES) });
	for (const path of given.reportFiles.filter((file) => extensionOf(file) === '.md'))
		await workspace.write('report-files', path, flakyMarkdown(report, REPORT_BUDGET_BYTES));
	if (given.slackPayloadFile !== undefined) {
		const payload = `${JSON.stringify(slackPayload(report, context.event.runUrl), null, 2)}\n`;
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	if (given.annotations)
		annotate(context, report);
	if (pullRequest !== undefined && (given.comment === 'always' || exceeded))
		await publishComment(context, pullRequest, report, given.mentionOwners);
	if (given.issueTitle !== undefined)
		await publishIssue(context, given.issueTitle, report, given.mentionOwners);
}
const ADVICE = {
	include: 'Fix tests, or leave quarantined ones out with `quarantined: exclude`',
	exclude: 'Fix or quarantine tests',
	only: 'Repair tests',
};
function gatesOf({ failAbove, failAboveNew }, { counts, change }) {
	const gates = [
		{ input: '`fail-above`', allowed: failAbove, found: counts.total, what: 'listed' },
		{ input: '`fail-above-new`', allowed: failAboveNew, found: change?.new ?? 0, what: 'new' },
	];
	return gates.filter(({ allowed }) => allowed !== undefined);
}

/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);





const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReference */ .F)(text) ??
		refuse('must be a number such as 123 or #123, or the URL of a pull request'))),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()),
};
const target = (resolve) => ({
	inputs,
	outputs: ['pull-request', 'target-branch', 'head-sha'],
	locate(location, { repository }) {
		const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseReference */ .U)(location.pullRequest, repository);
		if (problem !== undefined)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`Input \`pull-request\` ${problem}`]);
		return location;
	},
	resolve,
});
const pullRequestTarget = (...needs) => target((location, context) => resolvePullRequest(location, context, needs));
const optionalPullRequestTarget = target(async (location, own) => ({ number, needs = [], context = own } = {}) => {
	const named = number === undefined ? undefined : { number, url: undefined };
	const pullRequest = location.pullRequest ?? named;
	return resolvePullRequest({ ...location, pullRequest }, context, needs);
});
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${eventOf(context.event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return { ...known, ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number) };
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		return said.candidates.find((candidate) => candidate.number === number) ?? { number };
	}
	const { candidates, why } = said.lookup ? await lookUp(said.lookup, github) : said;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return first;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...(first === undefined
			? {
				problem: `the event ${why}`,
				remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
			}
			: {
				problem: `there are several: ${candidates.map(nameOf).join(', ')}`,
				remedy: 'Set `pull-request` to the one you mean.',
			}),
	});
}
async function lookUp({ head, commit }, github) {
	const named = [head && `the branch ${head}`, commit && `the commit ${commit}`];
	const what = named.filter(Boolean).join(' or ');
	const noToken = `names only ${what}, and there is no \`github-token\` to ask GitHub with`;
	if (!github.available)
		return { candidates: [], why: noToken };
	const open = (found) => found.filter(({ closed }) => !closed);
	let candidates = head === undefined ? [] : open(await github.pullRequestsOfHead(head));
	if (candidates.length === 0 && commit !== undefined)
		candidates = open(await github.pullRequestsOfCommit(commit));
	return { candidates, why: `names ${what}, and GitHub knows no open pull request for it` };
}
const nameOf = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return await github.pullRequest(named.number);
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;

/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (compileGlobs)
});
function compileGlobs(patterns, style = 'path') {
	const start = [];
	const program = [{ to: start }, { to: [] }];
	for (const pattern of patterns) {
		start.push(program.length);
		compile(pattern, style, program);
		program.push({ to: [END] });
	}
	const automaton = new Automaton(program);
	return (text) => automaton.matches(text);
}
const START = 0;
const END = 1;
const TOKEN = /\\(?<escaped>.)|\*\*+\/?|./gsu;
const CLASS = /\[[!^](?<excluded>.[^\]]*)\]|\[(?<included>[^!^][^\]]*)\]/;
const CLASS_OR_TOKEN = new RegExp(`${CLASS.source}|${TOKEN.source}`, 'gsu');
function tokensOf(pattern) {
	const end = pattern.lastIndexOf(']') + 1;
	return [...pattern.slice(0, end).matchAll(CLASS_OR_TOKEN), ...pattern.slice(end).matchAll(TOKEN)];
}
const code = (char) => char.codePointAt(0);
function compile(pattern, style, program) {
	const slash = code('/');
	const any = () => true;
	const inSegment = style === 'text' ? any : (char) => char !== slash;
	const one = (takes) => program.push({ takes, to: [program.length + 1] });
	const literal = (text) => {
		const only = code(text);
		one((char) => char === only);
	};
	const many = (takes) => {
		const at = program.length;
		program.push({ to: [at + 1, at + 2] }, { takes, to: [at] });
	};
	const open = [];
	let startsSegment = true;
	for (const { 0: token, groups: { escaped, excluded, included } = {} } of tokensOf(pattern)) {
		const group = token === '}' ? open.pop() : open.at(-1);
		if (escaped !== undefined)
			literal(escaped);
		else if (excluded !== undefined)
			one(classOf(excluded, true, inSegment));
		else if (included !== undefined)
			one(classOf(included, false, inSegment));
		else if (token === '?')
			one(inSegment);
		else if (token === '*')
			many(inSegment);
		else if (token.startsWith('**')) {
			const isFolders = startsSegment && token.endsWith('/');
			if (isFolders)
				program.push({ to: [program.length + 1, program.length + 4] });
			many(any);
			if (token.endsWith('/'))
				literal('/');
		}
		else if (token === '}' && group !== undefined && group.places.length > 1)
			fork(program, group.places);
		else {
			if (token === '{')
				open.push({ places: [program.length], startsSegment });
			else if (token === ',')
				group?.places.push(program.length);
			literal(token);
		}
		if (token === ',')
			startsSegment = group?.startsSegment === true;
		else if (token !== '{')
			startsSegment = token.endsWith('/');
	}
}
function fork(program, places) {
	const end = program.length;
	for (const [index, at] of places.entries())
		program[at] = { to: index === 0 ? places.map((place) => place + 1) : [end] };
}
function classOf(members, negated, inSegment) {
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].map(([, from = '', to = from]) => [code(from), code(to)]);
	return (char) => inSegment(char) && ranges.some(([from, to]) => char >= from && char <= to) !== negated;
}
const CACHE_STATES = 1_000_000;
class Automaton {
	#program;
	#nodes = new Map();
	#cached = 0;
	#start;
	constructor(program) {
		this.#program = program;
		this.#start = this.#node([START]);
	}
	matches(text) {
		let node = this.#start;
		for (let at = 0; at < text.length; at++) {
			const char = text.codePointAt(at);
			if (char > 0xffff)
				at++;
			let next = node.next.get(char);
			if (next === undefined) {
				next = this.#step(node, char);
				node.next.set(char, next);
				this.#cached++;
			}
			if (next.states.length === 0)
				return next.accepts && at === text.length - 1;
			node = next;
		}
		return node.accepts;
	}
	#step({ states }, char) {
		const taking = states.map((state) => this.#program[state]);
		return this.#node(taking.flatMap(({ takes, to }) => (takes?.(char) ? to : [])));
	}
	#node(reached) {
		const all = new Set(reached);
		for (const state of all) {
			const { takes, to } = this.#program[state];
			if (takes === undefined)
				for (const next of to)
					all.add(next);
		}
		const accepts = all.has(END);
		const states = [...all].filter((state) => this.#program[state]?.takes).sort((a, b) => a - b);
		const key = `${accepts ? '+' : '-'}${states.join()}`;
		const known = this.#nodes.get(key);
		if (known !== undefined)
			return known;
		if (this.#cached > CACHE_STATES) {
			this.#nodes.clear();
			this.#cached = 0;
			this.#start?.next.clear();
		}
		const node = { states, accepts, next: new Map() };
		this.#nodes.set(key, node);
		this.#cached += states.length + 1;
		return node;
	}
}

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Pu: () => (RETRY_TIMEOUT_SECONDS),
  h9: () => (defineOperation),
  lM: () => (planned),
  lP: () => (noTarget)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);





const noTarget = {
	inputs: {},
	outputs: [],
	locate: () => undefined,
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const problems = [];
			const location = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => target.locate(values, scope));
			for (const check of spec.checks ?? []) {
				const problem = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => check(inputs, scope, location));
				if (problem)
					problems.push(problem);
			}
			if (problems.length > 0)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}
const LONGEST_BODY = 4000;
function planned(log, requests) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const shown = body.length > LONGEST_BODY
			? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
			: body;
		log.group(`Dry run: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request)}`, [shown]);
		return { sent: { method, path, body }, row: [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown)] };
	});
	const rows = plan.map(({ row }) => row);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `Dry run: nothing was sent. These requests were planned:\n\n${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Request', 'Body'], rows)}`,
	};
}
function bodyText({ body }) {
	if (body === undefined)
		return '';
	return Array.isArray(body)
		? Buffer.concat(body).toString()
		: JSON.stringify(body);
}

/***/ })

};

export { id, ids, modules };
