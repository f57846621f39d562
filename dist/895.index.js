const id = 895;
const ids = [895,117];
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
	if (codeowners === undefined || codeowners === null || codeowners.length === 0)
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
var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8628);





const Author = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) }));
const Comment = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	user: Author,
}));
const Issue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	title: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	user: Author,
	pull_request: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
}));
const User = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)) }));
const Viewer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: User }));
const COMMENT_LIMIT = 65_536;
const ROUNDS = 4;
class Sticky {
	#api;
	#repository;
	#login;
	constructor(api, repository) {
		this.#api = api;
		this.#repository = repository;
	}
	async comment({ number, marker, body }) {
		const wanted = marked(marker, body);
		let created;
		const round = async () => {
			const found = await this.#comments(number, marker);
			const [oldest, ...duplicates] = oldestFirst(found, created, ({ id }) => id);
			if (oldest === undefined) {
				created = await this.#createComment(number, wanted);
				return undefined;
			}
			const unchanged = same(oldest.body, wanted);
			const kept = unchanged ? oldest : await this.#updateComment(number, oldest, wanted);
			for (const duplicate of duplicates)
				await this.#deleteComment(number, duplicate);
			if (kept === undefined)
				return undefined;
			const url = kept.html_url;
			if (!unchanged)
				return { url, action: 'updated' };
			return { url, action: kept.id === created?.id ? 'created' : 'unchanged' };
		};
		return this.#settled(round, () => created && { url: created.html_url, action: 'created' });
	}
	async issue({ marker, title, body }) {
		let created;
		const round = async () => {
			const found = await this.#issues(marker, 'open');
			const [oldest, ...duplicates] = oldestFirst(found, created, (issue) => issue.number);
			if (body === undefined) {
				for (const { number } of found)
					await this.#updateIssue(number, CLOSED);
				return { number: oldest?.number, url: oldest?.html_url, action: oldest ? 'closed' : 'none' };
			}
			const wanted = { title, body: marked(marker, body) };
			const target = oldest ?? (await this.#issues(marker, 'closed'))[0];
			if (target === undefined) {
				created = await this.#createIssue(wanted);
				return undefined;
			}
			const unchanged = target.title === title && same(target.body, wanted.body);
			const change = oldest === undefined ? { ...wanted, state: 'open' } : wanted;
			const kept = oldest !== undefined && unchanged ? target : await this.#updateIssue(target.number, change);
			for (const { number } of duplicates)
				await this.#updateIssue(number, DUPLICATE);
			if (kept === undefined)
				return undefined;
			const { number, html_url: url } = kept;
			if (oldest === undefined)
				return { number, url, action: 'reopened' };
			if (!unchanged)
				return { number, url, action: 'updated' };
			return { number, url, action: number === created?.number ? 'created' : 'unchanged' };
		};
		return this.#settled(round, () => {
			if (created === undefined)
				return undefined;
			return { number: created.number, url: created.html_url, action: 'created' };
		});
	}
	async #settled(round, created) {
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
		return this.#onComments('Reading the comments on', number, async (octokit) => {
			const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
			const found = await (0, _pages_js__WEBPACK_IMPORTED_MODULE_4__/* .listAll */ ._)(octokit, route, { ...this.#repository, issue_number: number });
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Comment), found).filter((comment) => isOurs(comment, marker, login));
		});
	}
	async #createComment(number, body) {
		return this.#onComments('Commenting on', number, async ({ rest }) => {
			const query = { ...this.#repository, issue_number: number, body };
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Comment, (await rest.issues.createComment(query)).data);
		});
	}
	async #updateComment(number, { id }, body) {
		const update = this.#onComments('Updating a comment on', number, async ({ rest }) => {
			const query = { ...this.#repository, comment_id: id, body };
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Comment, (await rest.issues.updateComment(query)).data);
		});
		return update.catch(unlessGone);
	}
	async #deleteComment(number, { id }) {
		const query = { ...this.#repository, comment_id: id };
		await this.#onComments('Deleting a duplicate comment on', number, ({ rest }) => rest.issues.deleteComment(query)).catch(unlessGone);
	}
	#onComments(what, number, send) {
		return this.#api.call(`${what} #${number}`, 'pull-requests: write', send);
	}
	#onIssues(request, send) {
		return this.#api.call(request, 'issues: write', send);
	}
	async #issues(marker, state) {
		const creator = await this.#identity();
		return this.#onIssues(`Looking for the ${state} issue of this report`, async (octokit) => {
			const query = { ...this.#repository, state, ...(creator === undefined ? {} : { creator }) };
			const found = [];
			for await (const page of (0, _pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .B)(octokit, 'GET /repos/{owner}/{repo}/issues', query)) {
				const issues = (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Issue), page).filter((issue) => !issue.pull_request);
				found.push(...issues.filter((issue) => isOurs(issue, marker, creator)));
				if (state === 'closed' && found.length > 0)
					break;
			}
			return found;
		});
	}
	async #updateIssue(number, change) {
		const update = this.#onIssues(`Updating issue #${number}`, async ({ rest }) => {
			const query = { ...this.#repository, issue_number: number, ...change };
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Issue, (await rest.issues.update(query)).data);
		});
		return update.catch(unlessGone);
	}
	async #createIssue(text) {
		return this.#onIssues(`Opening the issue ${JSON.stringify(text.title)}`, async ({ rest }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Issue, (await rest.issues.create({ ...this.#repository, ...text })).data));
	}
}
const CLOSED = { state: 'closed', state_reason: 'completed' };
const DUPLICATE = { state: 'closed', state_reason: 'not_planned' };
function oldestFirst(found, created, idOf) {
	const all = created === undefined ? found : [created, ...found];
	const byId = new Map(all.map((item) => [idOf(item), item]));
	return [...byId.values()].sort((one, other) => idOf(one) - idOf(other));
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
const same = (stored, wanted) => (stored ?? '').replace(/\r\n/g, '\n').trimEnd() === wanted.trimEnd();
function isOurs({ body, user }, marker, login) {
	return isAuthor(user, login) && (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker);
}
const isAuthor = (user, login) => login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase();

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
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .x)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(headline), HEADER_LENGTH);
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

/***/ 8895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  listFlaky: () => (listFlaky)
});

var external_node_path_ = __webpack_require__(6760);
var shared_text = __webpack_require__(5831);
var flaky_test = __webpack_require__(614);


const MOST_ANNOTATIONS = 10;
function flakyAnnotations(tests) {
	return tests
		.filter((test) => test.file_path)
		.slice(0, MOST_ANNOTATIONS)
		.map((test) => ({
		message: [
			`${(0, shared_text/* truncate */.x)(test.name, 200)}${test.variant ? ` (${(0, shared_text/* truncate */.x)(test.variant, 60)})` : ''} is ${test.status.value}`,
			`${(0, flaky_test/* impactOf */.ux)(test)} ${(0, flaky_test/* impactOf */.ux)(test) === 1 ? 'pull request' : 'pull requests'} impacted in the last 7 days`,
			...(test.quarantined === true ? ['quarantined'] : []),
			...(test.status.reason ? [(0, shared_text/* truncate */.x)(test.status.reason, 300)] : []),
			...(test.html_url ? [(0, shared_text/* truncate */.x)(test.html_url, 500)] : []),
		].join('; '),
		place: {
			title: `${test.status.value === 'broken' ? 'Broken' : 'Flaky'} test`,
			file: test.file_path ?? '',
		},
	}));
}

const GROUPINGS = ['none', 'code-owner', 'file'];
const nothing = () => ({ total: 0, flaky: 0, broken: 0, quarantined: 0 });
function groupsOf(test, grouping) {
	switch (grouping) {
		case 'none':
			return [''];
		case 'code-owner':
			return (0, flaky_test/* ownersOf */.K2)(test);
		case 'file':
			return [test.file_path || flaky_test/* NO_FILE */.tW];
	}
}
class TestCounts {
	#all = nothing();
	#owners = new Map();
	#files;
	#grouping;
	constructor(grouping) {
		this.#grouping = grouping;
		this.#files = grouping === 'file' ? new Map() : undefined;
	}
	add(test) {
		count(this.#all, test);
		for (const owner of (0, flaky_test/* ownersOf */.K2)(test))
			count(entry(this.#owners, owner), test);
		if (this.#files)
			for (const file of groupsOf(test, 'file'))
				count(entry(this.#files, file), test);
	}
	get all() {
		return this.#all;
	}
	get owners() {
		return ordered(this.#owners, flaky_test/* NO_OWNER */.U);
	}
	get groups() {
		if (this.#files)
			return ordered(this.#files, flaky_test/* NO_FILE */.tW);
		return this.#grouping === 'code-owner' ? this.owners : [{ name: '', ...this.#all }];
	}
}
function count(counts, test) {
	counts.total++;
	counts[test.status.value]++;
	if (test.quarantined === true)
		counts.quarantined++;
}
function entry(groups, name) {
	const found = groups.get(name);
	if (found !== undefined)
		return found;
	const made = nothing();
	groups.set(name, made);
	return made;
}
function ordered(groups, last) {
	return [...groups]
		.map(([name, counts]) => ({ name, ...counts }))
		.sort((a, b) => Number(a.name === last) - Number(b.name === last) ||
		b.total - a.total ||
		(a.name < b.name ? -1 : 1));
}

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
const compareSince = (a, b) => {
	const [left, right] = [since(a), since(b)];
	return left === right ? 0 : left < right ? -1 : 1;
};
function compareBy(sort) {
	switch (sort) {
		case 'impact':
			return (a, b) => (0, flaky_test/* impactOf */.ux)(b) - (0, flaky_test/* impactOf */.ux)(a) || byName(a, b);
		case 'age':
			return (a, b) => compareSince(a, b) || byName(a, b);
		case 'name':
			return byName;
	}
}
class TopRows {
	#compare;
	#limit;
	#rows = [];
	constructor(compare, limit) {
		this.#compare = compare;
		this.#limit = limit;
	}
	get rows() {
		return this.#rows;
	}
	add(row) {
		const rows = this.#rows;
		if (rows.length >= this.#limit) {
			const last = rows.at(-1);
			if (last === undefined || this.#compare(row, last) >= 0)
				return;
			rows.pop();
		}
		rows.splice(this.#place(row), 0, row);
	}
	#place(row) {
		let [low, high] = [0, this.#rows.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#compare(row, this.#rows[middle]) < 0)
				high = middle;
			else
				low = middle + 1;
		}
		return low;
	}
}


const MOST_ROWS = 5000;
async function collect(options) {
	const { tests, passes, files, grouping } = options;
	const baseline = await Baseline.read(options);
	const limit = Math.min(options.maxRows, MOST_ROWS);
	const topRows = () => new TopRows(compareBy(options.sort), limit);
	const testCounts = new TestCounts(grouping);
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
			if (baseline === undefined || baseline.ids.has(test.id))
				continue;
			newCount++;
			topNew.add(test);
		}
		await files.add(kept);
	}
	const counts = testCounts.all;
	const change = baseline && {
		new: newCount,
		still: counts.total - newCount,
		newRows: topNew.rows,
		...(await baseline.resolved(tests, passes, topRows())),
	};
	return {
		counts,
		grouping,
		groups: testCounts.groups,
		owners: testCounts.owners,
		rows: top.rows,
		change,
		truncated: tests.truncated,
	};
}
class Baseline {
	ids = new Set();
	#tests;
	constructor(tests) {
		this.#tests = tests;
	}
	static async read({ baselineFile, workspace }) {
		if (baselineFile === undefined)
			return undefined;
		const { readBaseline } = await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(797)]).then(__webpack_require__.bind(__webpack_require__, 8797));
		const baseline = new Baseline(() => readBaseline(workspace, baselineFile));
		for await (const test of baseline.#tests())
			baseline.ids.add(test.id);
		return baseline;
	}
	async resolved(seen, passes, top) {
		if (seen.truncated)
			return { resolved: undefined, resolvedRows: [] };
		const resolved = new Set();
		for await (const test of this.#tests()) {
			if (seen.ids.has(test.id) || !passes(test) || !seen.asks(test) || resolved.has(test.id))
				continue;
			resolved.add(test.id);
			top.add(test);
		}
		return { resolved: resolved.size, resolvedRows: top.rows };
	}
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
		if (value === undefined || value === null)
			return '';
		return typeof value === 'string' ? neutralizeFormula(value) : String(value);
	});
}
async function csvFormat() {
	const { stringify } = await __webpack_require__.e(/* import() */ 789).then(__webpack_require__.bind(__webpack_require__, 6789));
	const write = (rows) => stringify(rows, { record_delimiter: 'windows', quoted_string: true });
	return {
		begin: write([CSV_HEADER]),
		page: (tests) => write(tests.map(csvCells)),
		end: '',
	};
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
async function formatOf(path) {
	switch (extensionOf(path)) {
		case '.csv':
			return csvFormat();
		case '.ndjson':
			return NDJSON;
		default:
			return JSON_ARRAY;
	}
}
class TestFiles {
	#files;
	#first = true;
	constructor(files) {
		this.#files = files;
	}
	static async open(workspace, own, reports) {
		const files = [];
		try {
			for (const [input, path] of [
				['tests-file', own],
				...reports.map((path) => ['report-files', path]),
			]) {
				const format = await formatOf(path);
				const writer = await workspace.writer(input, path);
				files.push({ writer, format });
				await writer.write(format.begin);
			}
		}
		catch (error) {
			for (const { writer } of files)
				await writer.discard();
			throw error;
		}
		return new TestFiles(files);
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
		const matches = (0, shared_globs/* compileGlobs */.t)(names, { style: 'text' });
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

function sectionsOf(report, limit) {
	const sections = new Map();
	let left = limit;
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
	return report.groups.flatMap((group) => {
		const rows = sections.get(group.name);
		return rows === undefined ? [] : [{ group, rows }];
	});
}





const CLOSING_BYTES = 2048;
const CELL_LENGTH = 200;
const PLACE_LENGTH = 80;
const REASON_LENGTH = 140;
function flakyMarkdown(report, options) {
	const budget = new markdown/* ByteBudget */.Gz(options.budgetBytes - CLOSING_BYTES);
	const lines = [];
	const add = (part) => {
		if (part.length > 0 && budget.take([...part, '']))
			lines.push(...part, '');
	};
	add(headline(report));
	add(headlineTable(report));
	const context = { report, options, budget, shown: new Set() };
	const parts = [
		newSection(context),
		...mainSections(context),
		groupOverview(context),
		resolvedSection(context),
	];
	for (const part of parts)
		if (part.length > 0)
			lines.push(...part, '');
	lines.push(...closing(report, context.shown.size));
	return `${lines.join('\n').trim()}\n`;
}
const STATUS_WORDS = { flaky: 'flaky', broken: 'broken', all: 'unhealthy' };
function headline({ repository, status, counts, truncated }) {
	const full = `${repository.owner}/${repository.name}`;
	const where = (0, markdown/* link */.nf)(full, `https://${repository.host}/${full}`);
	const words = STATUS_WORDS[status];
	if (counts.total === 0)
		return truncated
			? [`No ${words} tests in ${where} before <code>max-tests</code> ended the list.`]
			: [`✅ No ${words} tests in ${where}.`];
	const least = truncated ? 'at least ' : '';
	return [
		`⚠️ **${least}${number(counts.total)} ${words} ${plural(counts.total, 'test')}** in ${where}`,
	];
}
function headlineTable({ counts, change, status }) {
	if (counts.total === 0 && (change === undefined || !change.resolved))
		return [];
	const columns = [
		...(status === 'broken' ? [] : [['Flaky', number(counts.flaky)]]),
		...(status === 'flaky' ? [] : [['Broken', number(counts.broken)]]),
		['Quarantined', number(counts.quarantined)],
		...(change === undefined
			? []
			: [
				['New', change.new === 0 ? '0' : `**${number(change.new)}**`],
				[
					'Resolved',
					change.resolved === undefined ? 'unknown' : number(change.resolved),
				],
				['Still', number(change.still)],
			]),
	];
	return [
		...(0, markdown/* tableHead */.PP)(columns.map(([name]) => ({ number: name }))),
		(0, markdown/* tableRow */.jD)(columns.map(([, value]) => value)),
	];
}
function newSection(context) {
	const { change } = context.report;
	if (change === undefined || change.new === 0)
		return [];
	const title = `#### 🆕 New since the baseline (${number(change.new)})`;
	const rows = change.newRows.slice(0, context.options.maxRows);
	const ungrouped = { ...context, report: { ...context.report, grouping: 'none' } };
	return testTable(ungrouped, title, rows, change.new, context.shown);
}
function mainSections(context) {
	const { report, options } = context;
	const newRows = report.change?.newRows ?? [];
	const isNew = new Set(newRows.map(({ id }) => id));
	const rows = report.rows.filter(({ id }) => !isNew.has(id));
	return sectionsOf({ ...report, rows }, options.maxRows).map(({ group, rows }) => {
		const fresh = newRows.filter((test) => groupsOf(test, report.grouping).includes(group.name)).length;
		const total = report.grouping === 'none' ? report.change?.still : undefined;
		const title = sectionTitle(context, group);
		return testTable(context, title, rows, total ?? group.total - fresh, context.shown);
	});
}
function sectionTitle({ report, options }, group) {
	switch (report.grouping) {
		case 'none':
			return report.change === undefined
				? ''
				: `#### Still unhealthy (${number(report.change.still)})`;
		case 'code-owner':
			return `#### ${owner(group.name, options)} (${number(group.total)})`;
		case 'file':
			return `#### ${(0, markdown/* code */.aY)((0, shared_text/* truncate */.x)(group.name, CELL_LENGTH))} (${number(group.total)})`;
	}
}
function testTable({ report, options, budget }, title, rows, total, listed) {
	const columns = columnsFor(report, options);
	const head = [
		...(title === '' ? [] : [title, '']),
		...(0, markdown/* tableHead */.PP)(columns.map((column) => column.head)),
	];
	const lines = rows.map((row) => (0, markdown/* tableRow */.jD)(columns.map((column) => column.cell(row))));
	const { table, fitting } = fittingTable(head, lines, total, budget);
	for (const { id } of rows.slice(0, fitting))
		listed?.add(id);
	return table;
}
function fittingTable(head, lines, total, budget, end = []) {
	const left = (shown) => shown < total ? ['', `… and ${number(total - shown)} more.`] : [];
	if (!budget.take([...head, ...left(0), ...end, '']))
		return { table: [], fitting: 0 };
	const rows = (0, markdown/* fitRows */.zV)(lines, budget);
	const table = rows.length === 0 ? [] : [...head, ...rows, ...left(rows.length), ...end];
	return { table, fitting: rows.length };
}
function columnsFor({ grouping, status }, options) {
	return [
		{ head: 'Test', cell: testCell },
		...(status === 'all' ? [{ head: 'Status', cell: statusCell }] : []),
		{ head: { number: 'PRs hit' }, cell: (test) => String((0, flaky_test/* impactOf */.ux)(test)) },
		{ head: 'Since', cell: day },
		...(grouping === 'code-owner'
			? []
			: [{ head: 'Owners', cell: (test) => ownersCell(test, options) }]),
		...(grouping === 'file' ? [] : [{ head: 'File', cell: fileCell }]),
		{ head: 'Ticket', cell: ticketCell },
	];
}
function testCell(test) {
	const { name, variant, quarantined } = test;
	return [
		(0, markdown/* link */.nf)((0, shared_text/* truncate */.x)(name, CELL_LENGTH), test.html_url),
		variant ? ` ${(0, markdown/* code */.aY)((0, shared_text/* truncate */.x)(variant, 60))}` : '',
		quarantined === true ? ' 🔒&nbsp;quarantined' : '',
		...small(test),
	].join('');
}
const statusCell = ({ status }) => status.value === 'broken' ? '**broken**' : status.value;
function small(test) {
	const { name, file_path: file, classname, parent, status } = test;
	const place = [classname, parent].find((value) => value && value !== file && !name.includes(value));
	const parts = [
		...(place ? [(0, markdown/* text */.Qq)((0, shared_text/* truncate */.x)(place, PLACE_LENGTH))] : []),
		...(status.reason ? [(0, markdown/* text */.Qq)((0, shared_text/* truncate */.x)(status.reason, REASON_LENGTH))] : []),
	];
	return parts.length === 0 ? [] : ['<br><sub>', parts.join(' · '), '</sub>'];
}
function day({ status }) {
	const time = Date.parse(status.timestamp ?? '');
	if (Number.isNaN(time))
		return '';
	return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;');
}
const ownersCell = (test, options) => (0, flaky_test/* ownersOf */.K2)(test)
	.filter((name) => name !== flaky_test/* NO_OWNER */.U)
	.slice(0, 5)
	.map((name) => owner(name, options))
	.join('<br>');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return '';
	const page = repository?.html_url;
	const address = page
		? `${page.replace(/\/+$/, '')}/blob/HEAD/${path.split('/').map(encodeSegment).join('/')}`
		: undefined;
	return (0, markdown/* link */.nf)((0, shared_text/* truncate */.x)(path, CELL_LENGTH), address);
}
const encodeSegment = (segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'));
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return '';
	const last = address
		.replace(/[?#].*/s, '')
		.split('/')
		.filter(Boolean)
		.at(-1) ?? address;
	return (0, markdown/* link */.nf)((0, shared_text/* truncate */.x)(last, 40), address);
}
const MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
const owner = (name, { mentionOwners }) => mentionOwners && MENTION.test(name) ? name : (0, markdown/* code */.aY)((0, shared_text/* truncate */.x)(name, 100));
function groupOverview({ report, options, budget }) {
	const byFile = report.grouping === 'file';
	const groups = byFile ? report.groups : report.owners;
	if (groups.length < 2)
		return [];
	const what = byFile ? 'file' : 'owner';
	const summary = `<details><summary>${number(groups.length)} ${plural(groups.length, what)}</summary>`;
	const head = [
		summary,
		'',
		...(0, markdown/* tableHead */.PP)([
			'',
			...['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name })),
		]),
	];
	const rows = groups
		.slice(0, Math.max(options.maxRows, 1))
		.map((group) => (0, markdown/* tableRow */.jD)([(0, markdown/* code */.aY)((0, shared_text/* truncate */.x)(group.name, CELL_LENGTH)), ...counted(group)]));
	return fittingTable(head, rows, groups.length, budget, ['', '</details>']).table;
}
const counted = ({ total, flaky, broken, quarantined }) => [total, flaky, broken, quarantined].map(number);
function resolvedSection(context) {
	const { change } = context.report;
	if (!change?.resolved)
		return [];
	const title = `#### ✅ Resolved since the baseline (${number(change.resolved)})`;
	const rows = change.resolvedRows.slice(0, context.options.maxRows);
	return testTable(context, title, rows, change.resolved);
}
function closing(report, shown) {
	const { counts, files, truncated, change } = report;
	const notes = [
		...(counts.total > 0 ? [shownNote(counts.total, shown, files), IMPACT_NOTE] : []),
		...(truncated ? ['There are more: <code>max-tests</code> ended the list.'] : []),
		...(truncated && change !== undefined
			? ['Which tests are resolved is not known, because the list is incomplete.']
			: []),
	];
	return notes.length === 0 ? [] : [`<sub>${notes.join(' ')}</sub>`];
}
const IMPACT_NOTE = 'PRs hit: pull requests impacted in the last 7 days.';
function shownNote(total, shown, files) {
	const where = files.map((file) => (0, markdown/* code */.aY)((0, shared_text/* truncate */.x)(file, 100))).join(', ');
	if (shown >= total)
		return `All tests are also in ${where}.`;
	return `${number(shown)} of ${number(total)} tests are shown; all of them are in ${where}.`;
}
const number = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
const plural = (count, word) => (count === 1 ? word : `${word}s`);
var clock = __webpack_require__(6544);
var errors = __webpack_require__(8835);

const MOST_STALLED_PAGES = 2;
const MOST_PAGES = 10_000;
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
		const { rows, totalRows } = this;
		if (totalRows !== undefined)
			return rows < totalRows
				? `the list ended after ${rows} tests, but its \`total_rows\` is ${totalRows}`
				: undefined;
		const totalPages = this.#totalPages ?? 0;
		return this.pages < totalPages
			? `the list ended after ${this.pages} pages, but its \`total_pages\` is ${totalPages}`
			: undefined;
	}
	next({ tests, page }) {
		this.pages++;
		const repeated = this.#repeats(tests);
		if (!repeated)
			this.rows += tests.length;
		this.#count(page);
		const token = page.next_page_token;
		if (token === undefined || token === null || token === '')
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
	#count({ total_rows: rows, total_pages: pages }) {
		const totalRows = rows ?? this.totalRows;
		this.shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0);
		this.totalRows = totalRows;
		this.#totalPages = pages ?? this.#totalPages;
	}
	#repeats(tests) {
		const page = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`;
		if (tests.length === 0 || !this.#pages.has(page)) {
			this.#pages.add(page);
			return false;
		}
		return true;
	}
}



class UnhealthyTests {
	#options;
	ids = new Set();
	truncated = false;
	constructor(options) {
		this.#options = options;
	}
	asks(test) {
		return this.#options.query.statuses.includes(test.status.value);
	}
	async *pages() {
		for (const status of this.#options.query.statuses) {
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
		const { owner, name } = this.#options.query.repository;
		const listing = new Listing(`${status.toUpperCase()} tests of ${owner}/${name}`);
		for (let request = this.#request(status, undefined);;) {
			const page = await request;
			this.#options.signal.throwIfAborted();
			const fresh = this.#fresh(page.tests, status);
			const token = this.truncated ? undefined : listing.next(page);
			if (token !== undefined) {
				request = this.#prefetch(status, token);
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
	#prefetch(status, token) {
		const request = this.#request(status, token);
		request.catch(() => { });
		return request;
	}
	#request(status, pageToken) {
		const { repository, orgSlug, pageSize } = this.#options.query;
		return this.#options.service.listUnhealthyTests({
			repository,
			orgSlug,
			status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
			pageSize,
			pageToken,
		});
	}
	#fresh(tests, status) {
		const limit = this.#options.query.maxTests ?? Number.POSITIVE_INFINITY;
		const fresh = [];
		for (const test of tests) {
			if (this.ids.has(test.id))
				continue;
			if (this.ids.size >= limit) {
				this.truncated = true;
				break;
			}
			this.ids.add(test.id);
			fresh.push((0, flaky_test/* listedTest */.k3)(test, status));
		}
		return fresh;
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		const of = totalRows === undefined || totalRows <= rows ? '' : ` of ${totalRows}`;
		const progress = `${rows}${of} ${status} tests on ${pages} ${pages === 1 ? 'page' : 'pages'}`;
		if (ended)
			this.#options.log.info(`Read ${progress}`);
		else if (pages % 100 === 0)
			this.#options.log.info(`Read ${progress} so far`);
	}
}
var external_node_crypto_ = __webpack_require__(7598);
var sticky = __webpack_require__(4117);




const RESERVED_BYTES = 2048;
async function publishIssue(context, title, report, options) {
	const { github, log, setOutputs, dryRun } = context;
	const empty = report.counts.total === 0;
	if (empty && report.truncated)
		return log.warning(`The issue ${JSON.stringify(title)} was not changed: \`max-tests\` ended the list before any test passed the filters, and a later one might.`);
	if (dryRun)
		return log.info(`Dry run: the issue ${JSON.stringify(title)} would be ${empty ? 'closed' : 'kept up to date'}`);
	const marker = `list-flaky/${(0, external_node_crypto_.createHash)('sha256').update(title).digest('hex').slice(0, 16)}`;
	const body = empty ? undefined : bodyOf(report, options);
	await warnOnFailure('issue', context, async () => {
		const { number, action, url } = await github.upsertIssue({ marker, title, body });
		if (action === 'none')
			return;
		setOutputs({ 'issue-number': number });
		log.info(`Issue #${number} ${action}: ${url}`);
	});
}
async function publishComment(context, number, report, options) {
	const { github, log, dryRun } = context;
	if (dryRun)
		return log.info(`Dry run: #${number} would get a comment with the report`);
	if (!github.available)
		return log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
	const body = bodyOf(report, options);
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
const bodyOf = (report, options) => flakyMarkdown(report, { ...options, budgetBytes: sticky.COMMENT_LIMIT - RESERVED_BYTES });
var slack = __webpack_require__(4270);




const slack_MOST_ROWS = 10;
const NAME_LENGTH = 120;
const OWNERS_LENGTH = 80;
function slackPayload(report, runUrl) {
	const { counts, change, repository } = report;
	const page = `https://${repository.host}/${repository.owner}/${repository.name}`;
	return slack/* message */.iU(headlineOf(report), [
		{
			type: 'section',
			fields: numbersOf(report).map(([name, value]) => ({
				type: 'mrkdwn',
				text: `*${name}*\n${value}`,
			})),
		},
		...(change !== undefined ? list('New since the baseline', change.newRows, change.new) : []),
		...list(change === undefined ? 'Tests' : 'All', report.rows, counts.total),
		...slack/* footer */.qr([
			['Report of the run', runUrl],
			['Repository', page],
		]),
	]);
}
function headlineOf({ counts, repository, status, truncated }) {
	const words = status === 'all' ? 'unhealthy' : status;
	const number = counts.total === 0 ? 'No' : `${truncated ? 'At least ' : ''}${counts.total}`;
	const tests = counts.total === 1 ? 'test' : 'tests';
	return `${number} ${words} ${tests} in ${repository.owner}/${repository.name}`;
}
function numbersOf({ counts, change }) {
	return [
		['Flaky', String(counts.flaky)],
		['Broken', String(counts.broken)],
		['Quarantined', String(counts.quarantined)],
		...(change === undefined
			? []
			: [
				['New', String(change.new)],
				['Resolved', String(change.resolved ?? 'unknown')],
			]),
	];
}
function list(title, rows, total) {
	const shown = rows.slice(0, slack_MOST_ROWS);
	const cut = shown.length < total ? ` (${shown.length} of ${total})` : ` (${total})`;
	return slack/* list */.p_(`${title}${cut}`, shown.map(bullet));
}
function bullet(test) {
	const name = (0, shared_text/* truncate */.x)((0, markdown/* visible */.RK)(test.name), NAME_LENGTH) || '(no name)';
	const owners = (0, flaky_test/* ownersOf */.K2)(test).filter((owner) => owner !== flaky_test/* NO_OWNER */.U);
	const facts = [
		`${(0, flaky_test/* impactOf */.ux)(test)} pull requests in 7 days`,
		...(test.quarantined === true ? ['quarantined'] : []),
		...(owners.length > 0 ? [(0, shared_text/* truncate */.x)((0, markdown/* visible */.RK)(owners.join(', ')), OWNERS_LENGTH)] : []),
	];
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
const listFlaky = (0, operation/* defineOperation */.h)({
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
	checks: [onlyKnownExtensions, baselineForNew],
	async run(given, context, resolve) {
		const pullRequest = await destinations(given, context, resolve);
		const { report, testsFile } = await list_flaky_list(given, context);
		outputCounts(report, testsFile, context);
		const exceeded = thresholdsExceeded(given, report);
		if (exceeded.length === 0)
			warnOfPart(given, report, context);
		await publish(given, context, report, pullRequest, exceeded.length > 0);
		return {
			outcome: outcomeOf(report, exceeded),
			details: detailsOf(report),
			summary: flakyMarkdown(report, summaryOptions(given)),
			...(exceeded.length > 0 && { failure: failureOf(given, exceeded) }),
		};
	},
});
function onlyKnownExtensions({ reportFiles }) {
	const wrong = reportFiles.find((path) => !REPORT_EXTENSIONS.some((known) => known === extensionOf(path)));
	return (wrong &&
		`Input \`report-files\` names ${JSON.stringify(wrong)}, which does not end in ${REPORT_EXTENSIONS.join(', ')}`);
}
function baselineForNew({ failAboveNew, baselineFile }) {
	return failAboveNew !== undefined && baselineFile === undefined
		? 'Input `fail-above-new` needs `baseline-file` to compare with'
		: undefined;
}
async function list_flaky_list(given, context) {
	const { service, repository, workspace, log, signal } = context;
	const statuses = given.status === 'all' ? flaky_test/* UNHEALTHY */.hx : [given.status];
	const { orgSlug, pageSize, maxTests } = given;
	const query = { repository, orgSlug, statuses, pageSize, maxTests };
	const tests = new UnhealthyTests({ service, query, log, signal });
	const own = await workspace.own('unhealthy-tests.json');
	const listing = given.reportFiles.filter((path) => extensionOf(path) !== '.md');
	const files = await TestFiles.open(workspace, own, listing);
	try {
		const collected = await collect({
			workspace,
			tests,
			passes: compileFilters(given),
			files,
			sort: given.sort,
			grouping: given.groupBy,
			maxRows: given.maxRows,
			baselineFile: given.baselineFile,
		});
		const [testsFile = own] = await files.commit();
		const named = listing.length > 0 ? listing : [(0,external_node_path_.basename)(testsFile)];
		return { report: { repository, status: given.status, files: named, ...collected }, testsFile };
	}
	catch (error) {
		await files.discard();
		throw error;
	}
}
function outputCounts(report, testsFile, { setOutputs, log }) {
	const { counts, change, truncated } = report;
	setOutputs({
		'total-count': counts.total,
		'flaky-count': counts.flaky,
		'broken-count': counts.broken,
		'quarantined-count': counts.quarantined,
		'new-count': change?.new,
		'resolved-count': change?.resolved,
		owners: report.owners.map(ownerRow),
		'tests-file': testsFile,
		truncated,
	});
	const since = change === undefined ? '' : `; ${change.new} new, ${change.resolved ?? 'unknown'} resolved`;
	log.info(`${counts.total} tests after the filters: ${counts.flaky} flaky, ${counts.broken} broken, ${counts.quarantined} quarantined${since}`);
}
const summaryOptions = ({ maxRows }) => ({
	maxRows,
	mentionOwners: false,
	budgetBytes: markdown/* SUMMARY_BUDGET_BYTES */.Xb - 1024,
});
async function destinations(given, context, resolve) {
	if (given.issueTitle !== undefined && !context.github.available)
		throw new errors/* ActionError */.lZ('invalid-input', {
			request: 'Reading `issue-title`',
			problem: '`github-token` is empty, so no issue can be written',
			remedy: 'Set `github-token`, with the permission `issues: write`.',
		});
	if (given.comment === 'never')
		return undefined;
	const { ref } = await resolve();
	return ref.number;
}
async function publish(given, context, report, pullRequest, exceeded) {
	const { setOutputs, log, workspace } = context;
	const options = { maxRows: given.maxRows, mentionOwners: given.mentionOwners };
	setOutputs({
		'report-markdown': flakyMarkdown(report, {
			maxRows: given.maxRows,
			mentionOwners: false,
			budgetBytes: OUTPUT_BUDGET_BYTES,
		}),
	});
	for (const path of given.reportFiles.filter((file) => extensionOf(file) === '.md'))
		await workspace.write('report-files', path, flakyMarkdown(report, summaryOptions(given)));
	if (given.slackPayloadFile !== undefined) {
		const payload = `${JSON.stringify(slackPayload(report, context.event.runUrl), null, 2)}\n`;
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	if (given.annotations)
		for (const { message, place } of flakyAnnotations(report.rows))
			log.notice(message, place);
	if (pullRequest !== undefined && (given.comment === 'always' || exceeded))
		await publishComment(context, pullRequest, report, options);
	if (given.issueTitle !== undefined)
		await publishIssue(context, given.issueTitle, report, options);
}
const failureOf = ({ orgSlug, quarantined }, exceeded) => `Listing the tests of ${orgSlug}: ${exceeded.join(', and ')}. ${ADVICE[quarantined]}; the report names them.`;
const ADVICE = {
	include: 'Fix tests, or leave quarantined ones out with `quarantined: exclude`',
	exclude: 'Fix or quarantine tests',
	only: 'Repair tests',
};
function thresholdsExceeded(given, { counts, change }) {
	const { failAbove = MOST, failAboveNew = MOST } = given;
	const added = change?.new ?? 0;
	return [
		...(counts.total > failAbove
			? [`${counts.total} tests are listed, and \`fail-above\` allows ${failAbove}`]
			: []),
		...(added > failAboveNew
			? [`${added} tests are new, and \`fail-above-new\` allows ${failAboveNew}`]
			: []),
	];
}
function warnOfPart(given, { truncated }, { log }) {
	const compared = [
		...(given.failAbove === undefined ? [] : ['`fail-above`']),
		...(given.failAboveNew === undefined ? [] : ['`fail-above-new`']),
	];
	if (truncated && compared.length > 0)
		log.warning(`${compared.join(' and ')} checked only the first ${given.maxTests} tests, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`);
}
function outcomeOf({ counts }, exceeded) {
	if (exceeded.length > 0)
		return 'threshold-exceeded';
	return counts.total === 0 ? 'none' : 'listed';
}
const ownerRow = ({ name, total, flaky, broken, quarantined }) => ({
	owner: name,
	total,
	flaky,
	broken,
	quarantined,
});
const detailsOf = ({ counts, owners, groups, grouping, change, truncated }) => ({
	counts,
	owners,
	...(grouping === 'none' ? {} : { groups }),
	...(change && { change }),
	truncated,
});

/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);






const pullRequestReference = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .convert */ .C6)((text, context) => {
	const reference = (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F)(text);
	if (reference !== undefined)
		return reference;
	context.issues.push({
		code: 'custom',
		message: 'must be a number such as 123 or #123, or the URL of a pull request',
		input: text,
	});
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
});
const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(pullRequestReference()),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)()),
};
const OUTPUTS = ['pull-request', 'target-branch', 'head-sha'];
const locate = (location, { repository }) => {
	const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseReference */ .U)(location.pullRequest, repository);
	return problem === undefined ? { location } : { problems: [`Input \`pull-request\` ${problem}`] };
};
const pullRequestTarget = (...needs) => ({
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: (location, context) => resolvePullRequest(location, context, needs),
});
const optionalPullRequestTarget = {
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: async (location, own) => ({ number, needs = [], context = own } = {}) => {
		const named = number === undefined ? undefined : { number, url: undefined };
		const pullRequest = location.pullRequest ?? named;
		return resolvePullRequest({ ...location, pullRequest }, context, needs);
	},
};
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw targetUnknown(known.number, context);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return {
		ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number),
		headSha: known.headSha,
		draft: known.draft,
		closed: known.closed,
		merged: known.merged,
		baseBranch: known.baseBranch,
	};
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const same = said.type === 'one' && said.facts.number === pullRequest.number;
		return same ? said.facts : { number: pullRequest.number };
	}
	const found = said.type === 'ask' ? await lookUp(said.lookup, github) : said;
	if (found.type === 'one')
		return found.facts;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...notFound(found),
	});
}
async function lookUp({ head, commit }, github) {
	const what = [head && `the branch ${head}`, commit && `the commit ${commit}`]
		.filter(Boolean)
		.join(' or ');
	if (!github.available)
		return {
			type: 'none',
			why: `names only ${what}, and there is no \`github-token\` to ask GitHub with`,
		};
	let found = [];
	if (head !== undefined)
		found = await github.pullRequestsOfHead(head);
	if (!found.some(isOpen) && commit !== undefined)
		found = await github.pullRequestsOfCommit(commit);
	const result = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .exactlyOne */ .BK)(found.filter(isOpen).map(factsOf));
	return result.type === 'none'
		? { type: 'none', why: `names ${what}, and GitHub knows no open pull request for it` }
		: result;
}
const isOpen = ({ state }) => state === 'open';
function notFound(found) {
	if (found.type === 'several')
		return {
			problem: `there are several: ${found.candidates.map(candidate).join(', ')}`,
			remedy: 'Set `pull-request` to the one you mean.',
		};
	return {
		problem: found.type === 'none' ? `the event ${found.why}` : 'there is none',
		remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
	};
}
const candidate = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return factsOf(await github.pullRequest(named.number));
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const factsOf = ({ state, ...pullRequest }) => ({
	...pullRequest,
	closed: state === 'closed',
});
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;
const targetUnknown = (number, { event }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
	request: `Finding the target branch of #${number}`,
	problem: `${eventOf(event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
	remedy: 'Set `target-branch`, or leave `github-token` at its default.',
});

/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (compileGlobs)
});
function compileGlobs(patterns, { style = 'path' } = {}) {
	if (patterns.length === 0)
		return () => false;
	const automaton = new Automaton(program(patterns, style === 'path'));
	return (text) => automaton.matches(text);
}
const SLASH = 0x2f;
const code = (char) => char.codePointAt(0);
function program(patterns, slashStops) {
	const start = { type: 'fork', to: [] };
	const instructions = [start];
	for (const pattern of patterns) {
		start.to.push(instructions.length);
		emit(tokens(pattern), instructions, slashStops);
		instructions.push({ type: 'end' });
	}
	return instructions;
}
function tokens(pattern) {
	const chars = [...pattern];
	const lastBracket = chars.lastIndexOf(']');
	const found = [];
	const open = [];
	for (let at = 0; at < chars.length; at++) {
		const char = chars[at];
		if (char === '\\' && at + 1 < chars.length) {
			found.push({ type: 'char', char: code(chars[++at]) });
		}
		else if (char === '*') {
			let end = at;
			while (chars[end + 1] === '*')
				end++;
			const wholeFolder = end > at && chars[end + 1] === '/' && startsSegment(found.at(-1), open.at(-1));
			found.push({ type: end === at ? '*' : wholeFolder ? '**/' : '**' });
			at = wholeFolder ? end + 1 : end;
		}
		else if (char === '[' && at + 2 <= lastBracket) {
			const first = at + (/[!^]/.test(chars[at + 1]) ? 2 : 1);
			const end = chars.indexOf(']', first + 1);
			if (end === -1)
				found.push({ type: 'char', char: code(char) });
			else {
				found.push({ type: 'class', takes: classOf(chars.slice(first, end), first > at + 1) });
				at = end;
			}
		}
		else if (char === '?' || char === '{' || char === ',' || char === '}') {
			if (char === '{')
				open.push(startsSegment(found.at(-1), open.at(-1)));
			else if (char === '}')
				open.pop();
			found.push({ type: char });
		}
		else
			found.push({ type: 'char', char: code(char) });
	}
	return pairBraces(found);
}
const startsSegment = (before, inGroup = false) => before === undefined ||
	before.type === '**/' ||
	(before.type === 'char' && before.char === SLASH) ||
	((before.type === '{' || before.type === ',') && inGroup);
function pairBraces(found) {
	const special = new Set();
	const open = [];
	for (const [at, { type }] of found.entries()) {
		if (type === '{')
			open.push({ at, commas: [] });
		else if (type === ',')
			open.at(-1)?.commas.push(at);
		else if (type === '}') {
			const pair = open.pop();
			if (pair === undefined || pair.commas.length === 0)
				continue;
			for (const part of [pair.at, ...pair.commas, at])
				special.add(part);
		}
	}
	return found.map((token, at) => (token.type === '{' || token.type === ',' || token.type === '}') && !special.has(at)
		? { type: 'char', char: code(token.type) }
		: token);
}
function classOf(chars, negated) {
	const ranges = [];
	for (let at = 0; at < chars.length; at++) {
		const from = code(chars[at]);
		const isRange = chars[at + 1] === '-' && at + 2 < chars.length;
		ranges.push([from, isRange ? code(chars[at + 2]) : from]);
		if (isRange)
			at += 2;
	}
	return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== negated;
}
function emit(found, into, slashStops) {
	const any = () => true;
	const inside = slashStops ? (char) => char !== SLASH : any;
	const open = [];
	const fork = () => {
		const to = [];
		into.push({ type: 'fork', to });
		return to;
	};
	for (const token of found) {
		const group = open.at(-1);
		if (token.type === 'char')
			into.push({ type: 'one', takes: (char) => char === token.char });
		else if (token.type === 'class')
			into.push({ type: 'one', takes: (char) => inside(char) && token.takes(char) });
		else if (token.type === '?')
			into.push({ type: 'one', takes: inside });
		else if (token.type === '*')
			into.push({ type: 'many', takes: inside });
		else if (token.type === '**')
			into.push({ type: 'many', takes: any });
		else if (token.type === '**/') {
			const to = fork();
			to.push(into.length, into.length + 2);
			into.push({ type: 'many', takes: any }, { type: 'one', takes: (char) => char === SLASH });
		}
		else if (token.type === '{') {
			const to = fork();
			to.push(into.length);
			open.push({ fork: to, ends: [] });
		}
		else if (token.type === ',') {
			group?.ends.push(fork());
			group?.fork.push(into.length);
		}
		else {
			for (const end of group?.ends ?? [])
				end.push(into.length);
			open.pop();
		}
	}
}
const CACHE_STATES = 1_000_000;
class Automaton {
	#program;
	#round;
	#rounds = 0;
	#nodes = new Map();
	#cached = 0;
	#start;
	constructor(instructions) {
		this.#program = instructions;
		this.#round = new Uint32Array(instructions.length);
		this.#start = this.#node([0]);
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
	#step(node, char) {
		const reached = [];
		for (const state of node.states) {
			const instruction = this.#program[state];
			if (instruction.type === 'one' && instruction.takes(char))
				reached.push(state + 1);
			else if (instruction.type === 'many' && instruction.takes(char))
				reached.push(state);
		}
		return this.#node(reached);
	}
	#node(reached) {
		const round = ++this.#rounds;
		const states = [];
		let accepts = false;
		const pending = [...reached];
		for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
			if (this.#round[state] === round)
				continue;
			this.#round[state] = round;
			const instruction = this.#program[state];
			if (instruction.type === 'fork')
				for (const to of instruction.to)
					pending.push(to);
			else if (instruction.type === 'end')
				accepts = true;
			else {
				states.push(state);
				if (instruction.type === 'many')
					pending.push(state + 1);
			}
		}
		states.sort((one, other) => one - other);
		return this.#remember({ states, accepts, next: new Map() });
	}
	#remember(node) {
		const key = `${node.accepts ? '+' : '-'}${node.states.join()}`;
		const known = this.#nodes.get(key);
		if (known !== undefined)
			return known;
		if (this.#cached > CACHE_STATES) {
			this.#nodes.clear();
			this.#cached = 0;
			this.#start?.next.clear();
		}
		this.#nodes.set(key, node);
		this.#cached += node.states.length + 1;
		return node;
	}
}

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (RETRY_TIMEOUT_SECONDS),
  h: () => (defineOperation)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const located = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => target.locate(values, scope));
			const location = located && 'location' in located ? located.location : undefined;
			const checked = spec.checks?.map((check) => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => check(inputs, scope, location)));
			const problems = [
				...(located && 'problems' in located ? located.problems : []),
				...(checked ?? []).filter((problem) => problem !== undefined),
			];
			if (problems.length > 0)
				return { problems };
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}

/***/ })

};

export { id, ids, modules };
