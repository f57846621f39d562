'use strict';

exports.id = 935;
exports.ids = [935];
exports.modules = {

/***/ 3614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Jg: () => (GROUPINGS),
  c1: () => (groupsOf),
  ds: () => (TestCounts)
});
var _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(565);

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_FILE */ .tW;
function groupsOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	return grouping === 'file' ? [fileOf(test)] : (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_0__/* .ownersOf */ .K2)(test);
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
		for (const owner of (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_0__/* .ownersOf */ .K2)(test))
			countIn(this.#owners, owner, test, owner.toLowerCase());
		if (this.#grouping === 'file')
			countIn(this.#files, fileOf(test), test);
	}
	result() {
		const { name: _, ...counts } = this.#all;
		const owners = ordered(this.#owners, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_OWNER */ .U);
		const files = ordered(this.#files, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_FILE */ .tW);
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
function countIn(groups, name, test, key = name) {
	const group = groups.get(key) ?? { name, ...NONE };
	groups.set(key, group);
	count(group, test);
}
const ordered = (groups, last) => [...groups.values()].sort((a, b) => Number(a.name === last) - Number(b.name === last) ||
	b.total - a.total ||
	(a.name < b.name ? -1 : 1));

/***/ }),

/***/ 4652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ae: () => (checkFilters),
  Iw: () => (compilePaths),
  Nz: () => (QUARANTINED),
  To: () => (describeFilters),
  mP: () => (compileOwners),
  n5: () => (compileFilters)
});
var _shared_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(992);
var _shared_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3419);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5831);
var _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(565);





const QUARANTINED = ['include', 'exclude', 'only'];
function compileFilters(filters) {
	const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted } = filters;
	const isOwner = compileOwners(codeOwners);
	const isPath = compilePaths(filePaths);
	const isName = (0, _shared_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(names, 'text');
	return (test) => (codeOwners.length === 0 || (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .ownersOf */ .K2)(test).some(isOwner)) &&
		(filePaths.length === 0 || (typeof test.file_path === 'string' && isPath(test.file_path))) &&
		(names.length === 0 || isName(test.name)) &&
		(quarantined === 'include' || (test.quarantined === true) === (quarantined === 'only')) &&
		(0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .impactOf */ .ux)(test) >= minPullRequestsImpacted;
}
function compilePaths(patterns) {
	const matches = (0, _shared_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePathPatterns */ .W)(patterns.map(withSlashes));
	return (path) => matches(withSlashes(path));
}
const withSlashes = (path) => path.replaceAll('\\', '/');
function compileOwners(patterns) {
	if (patterns.length === 0)
		return () => true;
	const named = patterns.filter((pattern) => pattern !== _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_OWNER */ .U);
	const matches = (0, _shared_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(named, 'path', true);
	return (owner) => (owner === _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_OWNER */ .U ? patterns.includes(_unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_OWNER */ .U) : matches(owner));
}
function describeFilters(filters) {
	const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted: impacted } = filters;
	const lists = [
		{ words: codeOwners.length === 1 ? 'code owner' : 'code owners', values: codeOwners },
		{ words: filePaths.length === 1 ? 'file' : 'files', values: filePaths },
		{ words: names.length === 1 ? 'name' : 'names', values: names },
	];
	const others = [
		quarantined === 'exclude' ? 'not quarantined' : '',
		quarantined === 'only' ? 'quarantined' : '',
		impacted > 0 ? `at least ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(impacted, 'pull request')} hit` : '',
	];
	return [
		...lists.filter(({ values }) => values.length > 0),
		...others.filter((words) => words !== '').map((words) => ({ words, values: [] })),
	];
}
function checkFilters(filters) {
	const { codeOwners, filePaths, quarantined, minPullRequestsImpacted } = filters;
	const patterns = codeOwners.filter((pattern) => pattern !== _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_OWNER */ .U);
	const owners = new Set();
	let tests = 0;
	let withFile = false;
	let withQuarantined = false;
	let withImpact = false;
	const without = (isMissing, input, field) => {
		if (!isMissing)
			return [];
		const none = tests === 1 ? 'the only listed test does not have' : `none of the ${tests} listed tests has`;
		const text = `\`${input}\` looks at \`${field}\`, which ${none}.`;
		return [{ headline: `No listed test has the field \`${field}\``, text }];
	};
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
				isOwnerless ? [] : patterns.flatMap((pattern) => unknownOwner(pattern, [...owners])),
				without(filePaths.length > 0 && !withFile, 'file-paths', 'file_path'),
				without(quarantined === 'only' && !withQuarantined, 'quarantined', 'quarantined'),
				without(impact, 'min-pull-requests-impacted', 'pull_requests_impacted_last_7d'),
			].flat();
		},
	};
}
function unknownOwner(pattern, owners) {
	if (owners.some(compileOwners([pattern])))
		return [];
	const closest = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .closestTo */ .zb)(pattern, owners);
	const isNear = closest && closest.edits <= Math.max(3, pattern.length / 3);
	const hint = isNear ? ` Did you mean \`${closest.name}\`?` : '';
	const headline = `No listed test has the code owner \`${pattern}\``;
	return [{ headline, text: `${headline} of \`code-owners\`.${hint}`, owner: pattern }];
}

/***/ }),

/***/ 2195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  d: () => (flakyMarkdown)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
var _shared_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(513);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5831);
var _counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3614);
var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3728);
var _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(565);








const CLOSING_BYTES = 2048;
const CELL_LENGTH = 200;
const NAME_LENGTH = 64;
const PATTERN_LENGTH = 60;
const PATH_LENGTH = 48;
function flakyMarkdown(report, budgetBytes, mentionOwners = false) {
	const budget = new _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteBudget */ .Gz(budgetBytes - CLOSING_BYTES);
	const doubt = doubtLines(report);
	const top = [headline(report), ...(doubt === '' ? [] : [doubt]), numbersLine(report)];
	const parts = top.filter((part) => budget.take([part, '']));
	const shown = new Set();
	for (const { head, rows, total, tests = [], end = [] } of tables(report, mentionOwners)) {
		const fits = budget.take([...head, ...leftOut(total), ...end, '']);
		const fitting = fits ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fitRows */ .zV)(rows, budget) : [];
		if (fitting.length === 0)
			continue;
		parts.push([...head, ...fitting, ...leftOut(total - fitting.length), ...end].join('\n'));
		for (const { id } of tests.slice(0, fitting.length))
			shown.add(id);
	}
	parts.push(closing(report, shown.size));
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
const leftOut = (count) => count > 0 ? ['', `… and ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(count)} more.`] : [];
function headline(report) {
	const { repository, repositoryPage, counts, truncated, exceeded, doubts } = report;
	const page = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0, _shared_references_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryName */ .aR)(repository), repositoryPage);
	const where = `${page}${(0, _report_js__WEBPACK_IMPORTED_MODULE_6__/* .filtersOf */ .$l)(report, (pattern) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(pattern, PATTERN_LENGTH)))}`;
	const news = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalize */ .ZH)((0, _report_js__WEBPACK_IMPORTED_MODULE_6__/* .newsOf */ .Lq)(report)));
	const limits = exceeded.map(({ input, allowed }) => `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(input)} allows ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(allowed)}`);
	if (limits.length > 0)
		return `### ❌ ${news} in ${where}; ${limits.join(', ')}`;
	if (counts.total > 0 || doubts.length > 0)
		return `### ⚠️ ${news} in ${where}`;
	return truncated
		? `### ℹ️ ${news} in ${where} before <code>max-tests</code> ended the list`
		: `### ✅ ${news} in ${where}`;
}
function doubtLines({ doubts, counts }) {
	const [first, ...others] = doubts;
	if (first === undefined)
		return '';
	const isHeadline = counts.total === 0 && others.length === 0;
	const hint = /Did you mean .*/.exec(first.text)?.[0] ?? '';
	return isHeadline && first.owner !== undefined
		? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(hint)
		: doubts.map(({ text: why }) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(why)).join('<br>');
}
function numbersLine({ counts, change, status }) {
	const { flaky, broken, quarantined } = counts;
	const numbers = {
		...(status === 'all' && { flaky, broken }),
		quarantined,
		resolved: change?.resolved ?? 0,
	};
	const shown = Object.entries(numbers).filter(([, count]) => count > 0);
	return shown.map(([name, count]) => `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(count)} ${name}`).join(' · ');
}
function* tables(report, mentionOwners) {
	const { change, maxRows } = report;
	const style = { grouping: 'none', mentionOwners };
	if (change?.new) {
		const title = `New since the baseline (${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(change.new)})`;
		const rows = change.newRows.slice(0, maxRows);
		yield testTable({ ...style, mark: '🆕' }, title, rows, change.new);
	}
	yield* groupTables(report, mentionOwners);
	yield* groupOverview(report);
	if (change?.resolved) {
		const title = `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(change.resolved)} resolved since the baseline`;
		const rows = change.resolvedRows.slice(0, maxRows);
		const table = testTable({ ...style, mark: '✅' }, '', rows, change.resolved);
		yield { ...folded(title, table), tests: [] };
	}
}
function* groupTables(report, mentionOwners) {
	const { change, grouping } = report;
	const newRows = change?.newRows ?? [];
	for (const section of (0, _report_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionsOf */ .Ks)({ ...report, rows: (0, _report_js__WEBPACK_IMPORTED_MODULE_6__/* .rowsBefore */ .Pq)(report) })) {
		const { name, total } = section.group;
		const listed = newRows.filter((test) => (0, _counts_js__WEBPACK_IMPORTED_MODULE_5__/* .groupsOf */ .c1)(test, grouping).includes(name)).length;
		const left = grouping === 'none' && change !== undefined ? change.still : total - listed;
		const title = titleOf(section.group, report, mentionOwners);
		yield testTable({ grouping, mentionOwners }, title, section.rows, left);
	}
}
function titleOf(group, { grouping, change }, mentionOwners) {
	const { name, total } = group;
	if (grouping === 'none')
		return change ? `Still unhealthy (${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(change.still)})` : '';
	const shown = grouping === 'file' ? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(name, CELL_LENGTH)) : owner(name, mentionOwners);
	return `${shown} (${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(total)})`;
}
const COLUMNS = [
	'Test',
	{ number: 'PRs&nbsp;hit<br>in&nbsp;7&nbsp;days' },
	'Since',
];
const testTable = (style, title, tests, total) => ({
	head: [...(title === '' ? [] : [`#### ${title}`, '']), ...(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(COLUMNS)],
	rows: tests.map((test) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableRow */ .jD)([testCell(test, style), String((0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_7__/* .impactOf */ .ux)(test)), day(test)])),
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
		breakable((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(name, NAME_LENGTH), test.html_url)),
		variant ? ` ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(variant, 60))}` : '',
		small.length === 0 ? '' : `<br><sub>${small.join(' · ')}</sub>`,
	].join('');
}
const breakable = (markdown) => markdown.replace(/(?<=^|>)[^<]+(?=<|$)/g, (label) => label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;'));
function day({ status }) {
	const time = (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(status.timestamp);
	if (time === undefined)
		return '';
	return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;');
}
const ownersCell = (test, mentionOwners) => (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_7__/* .ownersOf */ .K2)(test)
	.filter((name) => name !== _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_OWNER */ .U)
	.slice(0, 5)
	.map((name) => owner(name, mentionOwners))
	.join(' ');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return '';
	const page = repository?.html_url?.replace(/\/+$/, '');
	const shown = (0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(path);
	const segments = shown
		.replace(/\p{Cs}/gu, '\ufffd')
		.split('/')
		.map(encodeURIComponent);
	return breakable((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(shortPath(shown), page && `${page}/blob/HEAD/${segments.join('/')}`));
}
function shortPath(path) {
	if (path.length <= PATH_LENGTH)
		return path;
	const slash = path.indexOf('/', path.length - PATH_LENGTH);
	return slash === -1 ? (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(path, CELL_LENGTH) : `…${path.slice(slash)}`;
}
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return '';
	const [path = ''] = (0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(address).split(/[?#]/, 1);
	const last = path.split('/').filter(Boolean).at(-1) ?? address;
	return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(last, 40), address);
}
const MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
const owner = (name, mentionOwners) => mentionOwners && MENTION.test(name) ? name : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(name, 100));
function* groupOverview({ grouping, groups, owners, maxRows }) {
	const shown = grouping === 'file' ? groups : owners;
	if (shown.length < 2)
		return;
	const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }));
	const rows = shown.slice(0, Math.max(maxRows, 1)).map(({ name, ...counts }) => {
		const { total, flaky, broken, quarantined } = counts;
		const cells = [total, flaky, broken, quarantined].map(_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4);
		return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableRow */ .jD)([(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(name, CELL_LENGTH)), ...cells]);
	});
	yield folded(`${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(shown.length)} ${grouping === 'file' ? 'files' : 'owners'}`, {
		head: (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['', ...numbers]),
		rows,
		total: shown.length,
	});
}
function closing({ counts, files, truncated, change }, shown) {
	const where = files.map((file) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(file, 100))).join(', ');
	const notes = [];
	if (counts.total > 0)
		notes.push(shown >= counts.total
			? `All tests are also in ${where}.`
			: `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(shown)} of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.total)} tests ${shown === 1 ? 'is' : 'are'} shown; all of them are in ${where}.`);
	if (truncated)
		notes.push('There are more: <code>max-tests</code> ended the list.');
	if (truncated && change !== undefined)
		notes.push('The list is incomplete, so no test counts as resolved.');
	return notes.length === 0 ? '' : `<sub>${notes.join(' ')}</sub>`;
}

/***/ }),

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

/***/ 5863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CU: () => (OWNER_PLACE),
  bH: () => (misspeltPlace),
  fz: () => (annotate),
  p8: () => (publishComment),
  yC: () => (publishIssues)
});
var _github_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4836);
var _github_octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3177);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(992);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5831);
var _step_github_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4263);
var _filter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4652);
var _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2195);
var _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(565);









const BODY_BYTES = _github_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT_LIMIT */ .W$ - 2048;
const MAX_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter((one) => one.file_path).slice(0, MAX_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const facts = [
			`${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(name, 200)}${variant ? ` (${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(variant, 60)})` : ''} is ${status.value}`,
			`${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .td)((0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_8__/* .impactOf */ .ux)(test), 'pull request')} impacted in the last 7 days`,
			test.quarantined === true ? 'quarantined' : '',
			(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(status.reason ?? '', 300),
			(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(page ?? '', 500),
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
	return /owner/i.test(word) || (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(word, ['owner']) !== undefined;
}
async function publishIssues(context, reports) {
	const { title, report, owners } = reports;
	const { log, dryRun } = context;
	const isForOwners = title.includes(OWNER_PLACE);
	const reason = isForOwners
		? await reasonAgainstIssues(context, reports)
		: reasonAgainstIssue(reports);
	if (reason !== undefined) {
		log.warning(`${reason} The issue ${JSON.stringify(title)} was left alone.`);
		return undefined;
	}
	if (dryRun) {
		const what = report.counts.total === 0 ? 'closed' : 'kept up to date';
		log.info(isForOwners
			? `Dry run: an issue for each of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .td)(owners.size, 'code owner')} would be kept up to date`
			: `Dry run: the issue ${JSON.stringify(title)} would be ${what}`);
		return undefined;
	}
	return (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .writeIssue */ .tN)(context, (isForOwners ? writeOwners : writeOne)(context, reports));
}
function reasonAgainstIssue({ report }) {
	const { doubts, truncated, counts } = report;
	if (doubts.length > 0)
		return doubts.map(({ text }) => text).join(' ');
	return truncated && counts.total === 0
		? '`max-tests` ended the list before any test passed the filters, and a later one might.'
		: undefined;
}
async function reasonAgainstIssues(context, { title, report }) {
	const { doubts } = report;
	const reasons = doubts.filter(({ owner }) => owner === undefined);
	if (reasons.length > 0)
		return reasons.map(({ text }) => text).join(' ');
	const patterns = doubts.flatMap(({ owner }) => owner ?? []);
	const known = patterns.length === 0 ? [] : await ownersWithIssues(context, title, patterns);
	for (const { owner, text } of doubts)
		if (owner !== undefined && !known.some((0, _filter_js__WEBPACK_IMPORTED_MODULE_6__/* .compileOwners */ .mP)([owner])))
			context.log.warning(text);
	return undefined;
}
async function ownersWithIssues(context, title, patterns) {
	const family = `${markerOf(title)}/`;
	const isAsked = (0, _filter_js__WEBPACK_IMPORTED_MODULE_6__/* .compileOwners */ .mP)(patterns);
	const read = async () => {
		const posts = await context.github.posts();
		return posts.issues({
			state: 'all',
			isWanted: ({ marker }) => marker.startsWith(family) && isAsked(ownerOf(marker)),
			isEnough: (issues) => patterns.every((pattern) => issues.some(({ marker }) => (0, _filter_js__WEBPACK_IMPORTED_MODULE_6__/* .compileOwners */ .mP)([pattern])(ownerOf(marker)))),
		});
	};
	const issues = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, read(), () => { });
	return (issues ?? []).map(({ marker }) => ownerOf(marker));
}
const ownerMark = (owner) => Buffer.from(owner.toLowerCase()).toString('hex');
const ownerOf = (marker) => Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString();
async function writeOne({ github, log, setOutputs }, { title, report, mentionOwners }) {
	const body = report.counts.total === 0 ? undefined : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .flakyMarkdown */ .d)(report, BODY_BYTES, mentionOwners);
	const kept = await github.upsertIssue({ marker: markerOf(title), title, body });
	if (kept.action === 'none')
		return;
	setOutputs({ 'issue-number': kept.number });
	log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`);
}
async function writeOwners({ github, log, setOutputs }, { title, report, owners, isConcerned, mentionOwners }) {
	const family = markerOf(title);
	const wanted = [...owners].map(([owner, own]) => ({
		owner,
		marker: `${family}/${ownerMark(owner)}`,
		title: title.replaceAll(OWNER_PLACE, () => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(owner.replace(_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .LINE_BREAKS */ .Cm, ' '), MAX_OWNER_LENGTH)),
		body: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .flakyMarkdown */ .d)(own, BODY_BYTES, mentionOwners),
	}));
	const isDone = (marker) => !report.truncated && isConcerned(ownerOf(marker));
	const written = await github.upsertIssues(family, wanted, isDone);
	const issues = wanted.flatMap(({ owner, marker }) => {
		const number = written.kept.get(marker)?.number;
		return number === undefined ? [] : [{ owner, number }];
	});
	setOutputs({ issues, 'issue-number': issues[0]?.number });
	const changes = [...written.kept.values()].filter(({ action }) => action !== 'unchanged');
	const closed = changes.filter(({ action }) => action === 'closed');
	log.group(`Issues of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .td)(issues.length, 'code owner')}: ${changes.length - closed.length} written, ${closed.length} closed`, changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`));
	const forbidden = written.refused.find(({ error }) => (0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotPermitted */ .wo)(error));
	if (forbidden === undefined || written.kept.size > 0)
		warnOfRefused(log, written);
	if (forbidden !== undefined)
		throw forbidden.error;
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
	const named = [...problems].map(([problem, titles]) => `${titles.join(', ')}: ${problem}`);
	const left = refused.length + untried.length;
	const all = kept.size + left;
	log.warning(`${left} of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .td)(all, 'issue')} could not be written. ${named.join('; ')}.`);
}
const MAX_OWNER_LENGTH = 100;
const markerOf = (subject) => `list-flaky/${(0, _github_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .BC)(subject)}`;
async function publishComment(context, report, { number, title = '', mentionOwners, onlyUpdate }) {
	const marker = markerOf(`${report.status} ${title}`);
	const body = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .flakyMarkdown */ .d)(report, BODY_BYTES, mentionOwners);
	await (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .keepComment */ .Xz)(context, 'the report', { number, marker, body, onlyUpdate });
}

/***/ }),

/***/ 3728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $l: () => (filtersOf),
  Ks: () => (sectionsOf),
  Lq: () => (newsOf),
  Pq: () => (rowsBefore)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);
var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3614);


function countOf({ status, counts: { total }, truncated }) {
	const tests = `${status === 'all' ? 'unhealthy' : status} ${total === 1 ? 'test' : 'tests'}`;
	return total === 0
		? `No ${tests}`
		: `${truncated ? 'at least ' : ''}${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(total)} ${tests}`;
}
function newsOf(report) {
	const [doubt] = report.doubts;
	if (report.counts.total === 0 && doubt !== undefined)
		return doubt.headline;
	const added = report.change?.new ?? 0;
	return `${countOf(report)}${added > 0 ? `, ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(added)} new` : ''}`;
}
const MAX_VALUES = 3;
function filtersOf(report, show) {
	const { filters, counts, doubts } = report;
	const isSaid = ({ values }) => counts.total === 0 && values.length === 1 && values[0] === doubts[0]?.owner;
	const unsaid = filters.filter((filter) => !isSaid(filter));
	if (unsaid.length === 0)
		return '';
	const written = unsaid.map(({ words, values }) => {
		if (values.length === 0)
			return words;
		return `${words} ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(values.map(show), MAX_VALUES)}`;
	});
	return ` (${written.join('; ')})`;
}
function rowsBefore({ rows, change }) {
	const added = new Set(change?.newRows.map(({ id }) => id));
	return rows.filter(({ id }) => !added.has(id));
}
function sectionsOf(report) {
	const sections = new Map();
	let left = report.maxRows;
	for (const test of report.rows) {
		for (const name of (0, _counts_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsOf */ .c1)(test, report.grouping)) {
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
  dr: () => (cutTitle),
  wD: () => (parseMarked)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);


const TEXT_LIMIT = 65_536;
const TITLE_LIMIT = 256;
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
const cutTitle = (title) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(title, TITLE_LIMIT);
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);

/***/ }),

/***/ 2570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  r: () => (csvRow),
  y: () => (neutralizeFormula)
});
const csvRow = (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
const FORMULA = '[=+\\-@＝＋－＠]';
const CELL_START = new RegExp(`^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`, 'g');
const neutralizeFormula = (cell) => cell.replace(CELL_START, "'");

/***/ }),

/***/ 3419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (compilePathPatterns),
  i: () => (relativePath)
});
var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

function compilePathPatterns(patterns) {
	const matches = (0, _globs_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(patterns.flatMap(withFolder));
	return (path) => matches(relativePath(path));
}
const relativePath = (path) => path.replace(/^(?:\.?\/)+/, '');
function withFolder(pattern) {
	const path = relativePath(pattern);
	if (path === '.')
		return ['**'];
	if (path === '' || path.endsWith('/'))
		return [`${path}**`];
	return /[*?]/.test(path) ? [path] : [path, `${path}/**`];
}

/***/ }),

/***/ 2985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (extensionProblem),
  j: () => (extensionOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

const extensionOf = (path) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path).toLowerCase();
function extensionProblem(paths, known) {
	const wrong = paths.find((path) => !known.includes(extensionOf(path)));
	return wrong && `names ${JSON.stringify(wrong)}, which does not end in ${known.join(', ')}`;
}

/***/ })

};
