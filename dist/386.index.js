"use strict";
exports.id = 386;
exports.ids = [386,254];
exports.modules = {

 9254:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const promises = __webpack_require__(8500);
const common = __webpack_require__(9248);
const unhealthyTest = __webpack_require__(6875);

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
		const listing = new Listing(`${status.toUpperCase()} tests of ${owner}/${name}`);
		for (let request = this.#request(status, undefined);;) {
			const page = await request;
			this.#options.signal.throwIfAborted();
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
		if (own && !unhealthyTest.UNHEALTHY.some((known) => known === own))
			this.otherStatuses.set(test.id, own);
		return last === undefined ? unhealthyTest.listedTest(test, status) : [];
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		const isAll = totalRows === undefined || totalRows <= rows;
		const tests = common.pluralize(isAll ? rows : totalRows, `${status} test`);
		const progress = `${isAll ? '' : `${rows} of `}${tests} on ${common.pluralize(pages, 'page')}`;
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
			? `the list ended after ${common.pluralize(count, what)}, but its \`${field}\` is ${total}`
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
		if (this.pages >= Math.min(MAX_LISTING_PAGES, 2 * (this.#totalPages ?? MAX_LISTING_PAGES) + 10))
			throw this.failure(`there is still a next page after ${this.pages} pages`);
		return token;
	}
	failure(problem) {
		return new common.ActionError('bad-response', {
			request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
			problem,
			remedy: 'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to the service. `max-tests` reads only the first tests.',
		});
	}
}

exports.UnhealthyTests = UnhealthyTests;
exports.readListing = readListing;


 }),

 9537:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const common = __webpack_require__(9248);
const unhealthyTest = __webpack_require__(6875);

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || unhealthyTest.NO_FILE;
function groupsOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	return grouping === 'file' ? [fileOf(test)] : unhealthyTest.ownersOf(test);
}
class TestCounts {
	#all = { name: '', ...NO_TESTS };
	#owners = new Map();
	#files = new Map();
	#grouping;
	constructor(grouping) {
		this.#grouping = grouping;
	}
	add(test) {
		addToCounts(this.#all, test);
		for (const owner of unhealthyTest.ownersOf(test))
			countIn(this.#owners, owner, test, owner.toLowerCase());
		if (this.#grouping === 'file')
			countIn(this.#files, fileOf(test), test);
	}
	result() {
		const { name: _, ...counts } = this.#all;
		const owners = ordered(this.#owners, unhealthyTest.NO_OWNER);
		const files = ordered(this.#files, unhealthyTest.NO_FILE);
		const groups = { none: [this.#all], 'code-owner': owners, file: files };
		return { counts, owners, groups: groups[this.#grouping] };
	}
}
const NO_TESTS = { total: 0, flaky: 0, broken: 0, quarantined: 0 };
function addToCounts(counts, test) {
	counts.total++;
	counts[test.status.value]++;
	if (test.quarantined === true)
		counts.quarantined++;
}
function countIn(groups, name, test, key = name) {
	const group = groups.get(key) ?? { name, ...NO_TESTS };
	groups.set(key, group);
	addToCounts(group, test);
}
const ordered = (groups, last) => [...groups.values()].sort((a, b) => Number(a.name === last) - Number(b.name === last) ||
	b.total - a.total ||
	(a.name < b.name ? -1 : 1));

const QUARANTINED = ['include', 'exclude', 'only'];
function compileFilters(filters) {
	const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted } = filters;
	const isOwner = compileOwners(codeOwners);
	const isPath = compilePaths(filePaths);
	const isName = common.compileGlobs(names, 'text');
	return (test) => (codeOwners.length === 0 || unhealthyTest.ownersOf(test).some(isOwner)) &&
		(filePaths.length === 0 || (typeof test.file_path === 'string' && isPath(test.file_path))) &&
		(names.length === 0 || isName(test.name)) &&
		(quarantined === 'include' || (test.quarantined === true) === (quarantined === 'only')) &&
		unhealthyTest.impactOf(test) >= minPullRequestsImpacted;
}
function compilePaths(patterns) {
	const matches = common.compilePathPatterns(patterns.map(withSlashes));
	return (path) => matches(withSlashes(path));
}
const withSlashes = (path) => path.replaceAll('\\', '/');
function compileOwners(patterns) {
	if (patterns.length === 0)
		return () => true;
	const named = patterns.filter((pattern) => pattern !== unhealthyTest.NO_OWNER);
	const matches = common.compileGlobs(named, 'path', true);
	return (owner) => (owner === unhealthyTest.NO_OWNER ? patterns.includes(unhealthyTest.NO_OWNER) : matches(owner));
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
		impacted > 0 ? `at least ${common.pluralize(impacted, 'pull request')} hit` : '',
	];
	return [
		...lists.filter(({ values }) => values.length > 0),
		...others.filter((words) => words !== '').map((words) => ({ words, values: [] })),
	];
}
function checkFilters(filters) {
	const { codeOwners, filePaths, quarantined, minPullRequestsImpacted } = filters;
	const patterns = codeOwners.filter((pattern) => pattern !== unhealthyTest.NO_OWNER);
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
	const closest = common.closestTo(pattern, owners);
	const isNear = closest && closest.edits <= Math.max(3, pattern.length / 3);
	const hint = isNear ? ` Did you mean \`${closest.name}\`?` : '';
	const headline = `No listed test has the code owner \`${pattern}\``;
	return [{ headline, text: `${headline} of \`code-owners\`.${hint}`, owner: pattern }];
}

function countOf({ counts: { total }, truncated, status }) {
	const tests = testsOf(status, total);
	return total === 0
		? `No ${tests}`
		: `${truncated ? 'at least ' : ''}${common.formatCount(total)} ${tests}`;
}
const testsOf = (status, count) => `${status === 'all' ? 'unhealthy' : status} ${count === 1 ? 'test' : 'tests'}`;
const isAboutNew = ({ exceeded }) => exceeded.length > 0 && exceeded.every(({ input }) => input === 'fail-above-new');
function newsOf(report) {
	const [doubt] = report.doubts;
	if (report.counts.total === 0 && doubt !== undefined)
		return doubt.headline;
	const { counts, change } = report;
	const added = change?.new ?? 0;
	if (isAboutNew(report))
		return `${common.formatCount(added)} new ${testsOf(report.status, added)}`;
	if (change === undefined || counts.total === 0)
		return countOf(report);
	return `${countOf(report)}, ${added > 0 ? common.formatCount(added) : 'none'} new`;
}
function doubtTexts({ doubts, counts }) {
	const [first, ...others] = doubts;
	const isHeadline = counts.total === 0 && others.length === 0 && first?.owner !== undefined;
	if (!isHeadline)
		return doubts.map(({ text }) => text);
	return /Did you mean .*/.exec(first.text)?.slice(0, 1) ?? [];
}
const MAX_NAMED = 3;
function firstTests({ change, rows, counts }) {
	const isAboutAll = change === undefined || change.new === 0;
	const tests = isAboutAll ? rows : change.newRows;
	const names = tests.slice(0, MAX_NAMED).map(({ name }) => common.inBackticks(name));
	const total = isAboutAll ? counts.total : change.new;
	const kind = isAboutAll ? 'listed' : 'new';
	if (names.length === 0)
		return `${kind}: ${common.formatCount(total)}`;
	const left = total - names.length;
	const others = left > 0 ? ` and ${common.formatCount(left)} more` : '';
	return `${kind}: ${names.join(', ')}${others}`;
}
function flakyRemedy(report) {
	const { exceeded, quarantined, change } = report;
	const added = change?.new ?? 0;
	const newTests = added === 1 ? 'the new test' : 'the new tests';
	if (exceeded.length > 0)
		return FLAKY_REMEDIES[quarantined](isAboutNew(report) ? newTests : 'some of the tests');
	return added === 0 ? '' : `Fix or quarantine ${newTests} before more pull requests fail.`;
}
const FLAKY_REMEDIES = {
	include: (tests) => `Fix ${tests}, or leave quarantined ones out with \`quarantined: exclude\`.`,
	exclude: (tests) => `Fix or quarantine ${tests}.`,
	only: (tests) => `Fix ${tests}.`,
};
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
		return `${words} ${common.firstOf(values.map(show), MAX_VALUES)}`;
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

const NAME_LENGTH = 64;
const PATH_LENGTH = 48;
const CELL_LENGTH = 200;
function testCell(test, { grouping, mentionOwners, mark }, more = []) {
	const { name, variant, quarantined, status } = test;
	const small = [
		status.value === 'broken' ? 'broken' : '',
		quarantined === true ? 'quarantined' : '',
		grouping === 'file' ? '' : fileCell(test),
		grouping === 'code-owner' ? '' : ownersCell(test, mentionOwners),
		ticketCell(test),
		...more,
	].filter((part) => part !== '');
	return [
		`${mark ?? (status.value === 'broken' ? '❌' : '⚠️')}&nbsp;`,
		breakable(common.link(common.truncate(name, NAME_LENGTH), test.html_url)),
		variant ? ` ${common.code(common.truncate(variant, 60))}` : '',
		small.length === 0 ? '' : `<br><sub>${small.join(' · ')}</sub>`,
	].join('');
}
const breakable = (markdown) => markdown.replace(/(?<=^|>)[^<]+(?=<|$)/g, (label) => label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;'));
function dayOfStatus({ status }) {
	const time = common.parseTime(status.timestamp);
	if (time === undefined)
		return '';
	return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;');
}
const ownersCell = (test, mentionOwners) => unhealthyTest.ownersOf(test)
	.filter((name) => name !== unhealthyTest.NO_OWNER)
	.slice(0, 5)
	.map((name) => shownOwner(name, mentionOwners))
	.join(' ');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return '';
	const page = repository?.html_url?.replace(/\/+$/, '');
	const shown = common.redact(path);
	const segments = shown
		.replace(/\p{Cs}/gu, '\ufffd')
		.split('/')
		.map(encodeURIComponent);
	return breakable(common.link(shortPath(shown), page && `${page}/blob/HEAD/${segments.join('/')}`));
}
function shortPath(path) {
	if (path.length <= PATH_LENGTH)
		return path;
	const slash = path.indexOf('/', path.length - PATH_LENGTH);
	return slash === -1 ? common.truncate(path, CELL_LENGTH) : `…${path.slice(slash)}`;
}
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return '';
	const [path = ''] = common.redact(address).split(/[?#]/, 1);
	const last = path.split('/').filter(Boolean).at(-1) ?? address;
	return common.link(common.truncate(last, 40), address);
}
const OWNER_MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
const shownOwner = (name, mentionOwners) => mentionOwners && OWNER_MENTION.test(name) ? name : common.code(common.truncate(name, 100));

const CLOSING_LINE_BYTES = 2048;
const GROUP_NAME_LENGTH = 200;
const PATTERN_LENGTH = 60;
const SUMMARY = { kind: 'summary', mentionOwners: false };
function flakyMarkdown(report, budgetBytes, place = SUMMARY) {
	const budget = new common.ByteBudget(budgetBytes - CLOSING_LINE_BYTES);
	const doubt = doubtLines(report);
	const top = [flakyHeadline(report), ...(doubt === '' ? [] : [doubt]), numbersLine(report)];
	const parts = top.filter((part) => budget.take([part, '']));
	const shown = new Set();
	for (const { head, rows, total, tests = [], end = [] } of tables(report, place)) {
		const fits = budget.take([...head, ...leftOut(total), ...end, '']);
		const fitting = fits ? common.fitRows(rows, budget) : [];
		if (fitting.length === 0)
			continue;
		parts.push([...head, ...fitting, ...leftOut(total - fitting.length), ...end].join('\n'));
		for (const { id } of tests.slice(0, fitting.length))
			shown.add(id);
	}
	parts.push(closing(report, shown.size, place));
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
const leftOut = (count) => count > 0 ? ['', `… and ${common.formatCount(count)} more.`] : [];
function flakyHeadline(report) {
	const { counts, truncated, exceeded, doubts } = report;
	const what = `${common.prose(common.capitalize(newsOf(report)))}${repositoryIn(report)}${shownFilters(report)}`;
	const limits = exceeded.map(({ input, allowed }) => `${common.code(input)} allows ${common.formatCount(allowed)}`);
	if (limits.length > 0)
		return `### ❌ ${what}; ${limits.join(', ')}`;
	if (counts.total > 0 || doubts.length > 0)
		return `### ⚠️ ${what}`;
	return truncated ? `### ℹ️ ${what} before <code>max-tests</code> ended the list` : `### ✅ ${what}`;
}
const shownFilters = (report) => filtersOf(report, (pattern) => common.code(common.truncate(pattern, PATTERN_LENGTH)));
const repositoryIn = ({ repository, repositoryPage, isOfRun }) => isOfRun ? '' : ` in ${common.link(common.repositoryName(repository), repositoryPage)}`;
const doubtLines = (report) => doubtTexts(report).map(common.prose).join('<br>');
function numbersLine(report) {
	const { counts, change, status } = report;
	const { flaky, broken, quarantined } = counts;
	const numbers = {
		'in all': isAboutNew(report) ? counts.total : 0,
		...(status === 'all' && { flaky, broken }),
		quarantined,
		resolved: change?.resolved ?? 0,
	};
	const shown = Object.entries(numbers).filter(([, count]) => count > 0);
	return shown.map(([name, count]) => `${common.formatCount(count)} ${name}`).join(' · ');
}
function* tables(report, { mentionOwners }) {
	const { change, maxRows } = report;
	const style = { grouping: 'none', mentionOwners };
	if (change?.new) {
		const title = `New since the baseline (${common.formatCount(change.new)})`;
		const rows = change.newRows.slice(0, maxRows);
		yield testTable({ ...style, mark: '🆕' }, title, rows, change.new);
	}
	yield* groupTables(report, mentionOwners);
	yield* groupOverview(report);
	if (change?.resolved) {
		const title = `${common.formatCount(change.resolved)} resolved since the baseline`;
		const rows = change.resolvedRows.slice(0, maxRows);
		const table = testTable({ ...style, mark: '✅' }, '', rows, change.resolved);
		yield { ...foldedTable(title, table), tests: [] };
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
		return change ? `Still unhealthy (${common.formatCount(change.still)})` : '';
	const shown = grouping === 'file' ? common.code(common.truncate(name, GROUP_NAME_LENGTH)) : shownOwner(name, mentionOwners);
	return `${shown} (${common.formatCount(total)})`;
}
const TABLE_COLUMNS = [
	'Test',
	{ number: 'PRs&nbsp;hit<br><sub>in&nbsp;7&nbsp;days</sub>' },
	'Since',
];
const testTable = (style, title, tests, total) => ({
	head: [...(title === '' ? [] : [`#### ${title}`, '']), ...common.tableHead(TABLE_COLUMNS)],
	rows: tests.map((test) => common.tableRow([testCell(test, style), String(unhealthyTest.impactOf(test)), dayCell(test)])),
	total,
	tests,
});
function dayCell(test) {
	const day = dayOfStatus(test);
	return day === '' ? '' : `<sub>${day}</sub>`;
}
const foldedTable = (title, { head, ...rest }) => ({
	...rest,
	head: [`<details><summary>${title}</summary>`, '', ...head],
	end: ['', '</details>'],
});
function* groupOverview({ grouping, groups, owners, maxRows }) {
	const shown = grouping === 'file' ? groups : owners;
	if (shown.length < 2)
		return;
	const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }));
	const rows = shown.slice(0, Math.max(maxRows, 1)).map(({ name, ...counts }) => {
		const { total, flaky, broken, quarantined } = counts;
		const cells = [total, flaky, broken, quarantined].map(common.formatCount);
		return common.tableRow([common.code(common.truncate(name, GROUP_NAME_LENGTH)), ...cells]);
	});
	yield foldedTable(`${common.formatCount(shown.length)} ${grouping === 'file' ? 'files' : 'owners'}`, {
		head: common.tableHead(['', ...numbers]),
		rows,
		total: shown.length,
	});
}
function closing({ counts, files, truncated, change }, shown, { kind }) {
	const notes = [];
	const isWhole = shown >= counts.total;
	if (kind === 'issue' && !isWhole)
		notes.push(`${shownOf(shown, counts.total)}; the output ${common.code('tests-file')} has all of them.`);
	if (kind === 'summary' && counts.total > 0) {
		const where = files.map((file) => common.code(common.truncate(file, 100))).join(', ');
		notes.push(isWhole
			? `All tests are also in ${where}.`
			: `${shownOf(shown, counts.total)}; all of them are in ${where}.`);
	}
	if (truncated)
		notes.push('There are more: <code>max-tests</code> ended the list.');
	if (truncated && change !== undefined)
		notes.push('The list is incomplete, so no test counts as resolved.');
	return notes.length === 0 ? '' : `<sub>${notes.join(' ')}</sub>`;
}
const shownOf = (shown, total) => `${common.formatCount(shown)} of ${common.formatCount(total)} tests ${shown === 1 ? 'is' : 'are'} shown`;

const MAX_TESTS_IN_COMMENT = 10;
const FRAME_BYTES = 8192;
function flakyComment(report, budgetBytes, { mentionOwners, changedFiles = [], runUrl, now }) {
	const { counts, change } = report;
	const isChanged = changeCheck(changedFiles);
	const budget = new common.ByteBudget(budgetBytes - FRAME_BYTES);
	const doubts = doubtLines(report);
	const shownDoubts = budget.take([doubts]) ? doubts : '';
	let left = Math.min(MAX_TESTS_IN_COMMENT, report.maxRows);
	const bullets = (tests, mark) => {
		const first = [...tests.filter(isChanged), ...tests.filter((test) => !isChanged(test))];
		const style = { grouping: 'none', mentionOwners, ...(mark && { mark }) };
		const lines = first
			.slice(0, left)
			.map((test) => `- ${testCell(test, style, moreOf(test, isChanged(test)))}`);
		const fitting = common.fitRows(lines, budget);
		left -= fitting.length;
		return fitting;
	};
	const added = bullets(change?.newRows ?? [], '🆕');
	const others = bullets(rowsBefore(report));
	const isAsked = report.exceeded.some(({ input }) => input === 'fail-above');
	const isFolded = change !== undefined && !isAsked && others.length > 0;
	const shown = added.length + others.length;
	const small = [
		shown < counts.total && !isFolded ? shownOf(shown, counts.total) : '',
		numbersLine(report),
		`${common.utcMinute(now)} UTC`,
		common.link('Run', runUrl),
	].filter((part) => part !== '');
	const next = flakyRemedy(report);
	const parts = [
		flakyHeadline(report),
		shownDoubts,
		next === '' ? '' : common.nextLine(next),
		[...added, ...(isFolded ? [] : others)].join('\n'),
		isFolded ? foldedOthers(others, change.still) : '',
		`<sub>${small.join(' · ')}</sub>`,
	];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function foldedOthers(lines, still) {
	const isWhole = lines.length >= still;
	const count = isWhole ? common.formatCount(still) : `${lines.length} of ${common.formatCount(still)}`;
	return common.folded(`${count} unhealthy before`, lines.join('\n'));
}
const moreOf = (test, isChanged) => {
	const day = dayOfStatus(test);
	return [
		isChanged ? '<b>its file is changed here</b>' : '',
		`hit ${common.pluralize(unhealthyTest.impactOf(test), 'pull request')} in 7 days`,
		day === '' ? '' : `since ${day}`,
	];
};
function changeCheck(files) {
	const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]));
	return ({ file_path: path }) => typeof path === 'string' && paths.has(plainPath(path));
}
const plainPath = (path) => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');

const ISSUE_BYTES = clients.TEXT_LIMIT - 2048;
const MAX_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter((one) => one.file_path).slice(0, MAX_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const facts = [
			`${common.truncate(name, 200)}${variant ? ` (${common.truncate(variant, 60)})` : ''} is ${status.value}`,
			`${common.pluralize(unhealthyTest.impactOf(test), 'pull request')} impacted in the last 7 days`,
			test.quarantined === true ? 'quarantined' : '',
			common.truncate(status.reason ?? '', 300),
			common.truncate(page ?? '', 500),
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
	return /owner/i.test(word) || common.nearest(word, ['owner']) !== undefined;
}
function readIssueAhead(context, title = OWNER_PLACE) {
	if (title.includes(OWNER_PLACE))
		return undefined;
	const isWanted = ({ marker }) => marker === issueMarker(title);
	return clients.readAhead(context, (posts) => posts.issues({ state: 'open', isWanted }));
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
			? `Dry run: an issue for each of ${common.pluralize(owners.size, 'code owner')} would be kept up to date`
			: `Dry run: the issue ${JSON.stringify(title)} would be ${what}`);
		return undefined;
	}
	return clients.writeIssue(context, (isForOwners ? writeOwners : writeOne)(context, reports));
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
		if (owner !== undefined && !known.some(compileOwners([owner])))
			context.log.warning(text);
	return undefined;
}
async function ownersWithIssues(context, title, patterns) {
	const family = `${issueMarker(title)}/`;
	const isAsked = compileOwners(patterns);
	const read = async () => {
		const posts = await context.github.posts();
		return posts.issues({
			state: 'all',
			isWanted: ({ marker }) => marker.startsWith(family) && isAsked(ownerOf(marker)),
			isEnough: (issues) => patterns.every((pattern) => issues.some(({ marker }) => compileOwners([pattern])(ownerOf(marker)))),
		});
	};
	const issues = await common.bestEffort(context, read(), () => { });
	return (issues ?? []).map(({ marker }) => ownerOf(marker));
}
const ownerMark = (owner) => Buffer.from(owner.toLowerCase()).toString('hex');
const ownerOf = (marker) => Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString();
async function writeOne({ github, log, setOutputs }, { title, report, mentionOwners, ahead }) {
	const body = report.counts.total === 0
		? undefined
		: flakyMarkdown(report, ISSUE_BYTES, { kind: 'issue', mentionOwners });
	const kept = await github.upsertIssue({ marker: issueMarker(title), title, body, ahead });
	if (kept.action === 'none')
		return;
	setOutputs({ 'issue-number': kept.number });
	log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`);
}
async function writeOwners({ github, log, setOutputs }, { title, report, owners, isConcerned, mentionOwners }) {
	const family = issueMarker(title);
	const wanted = [...owners].map(([owner, own]) => ({
		owner,
		marker: `${family}/${ownerMark(owner)}`,
		title: title.replaceAll(OWNER_PLACE, () => common.truncate(owner.replace(common.LINE_BREAKS, ' '), MAX_OWNER_LENGTH)),
		body: flakyMarkdown(own, ISSUE_BYTES, { kind: 'issue', mentionOwners }),
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
	log.group(`Issues of ${common.pluralize(issues.length, 'code owner')}: ${changes.length - closed.length} written, ${closed.length} closed`, changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`));
	const forbidden = written.refused.find(({ error }) => clients.isNotPermitted(error));
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
	log.warning(`${left} of ${common.pluralize(all, 'issue')} could not be written. ${named.join('; ')}.`);
}
const MAX_OWNER_LENGTH = 100;
const issueMarker = (subject) => `list-flaky/${clients.shortHash(subject)}`;
const CHANGED_FILES_MS = 20_000;
async function publishComment(context, report, { number, title = '', mentionOwners, onlyUpdate }) {
	const { event, clock } = context;
	const marker = issueMarker(`${report.status} ${title}`);
	const changedFiles = report.counts.total === 0 || onlyUpdate ? undefined : await readChangedFiles(context, number);
	const place = { mentionOwners, changedFiles, runUrl: event.runUrl, now: clock.now() };
	const body = flakyComment(report, ISSUE_BYTES, place);
	await clients.keepComment(context, 'the report', { number, marker, body, onlyUpdate });
}
async function readChangedFiles(context, number) {
	if (!context.github.available)
		return undefined;
	return clients.within(context, CHANGED_FILES_MS, (limited) => {
		const files = limited.github.commits().then((commits) => commits.listedFiles(number));
		return common.bestEffort(limited, files, (why) => limited.log.info(why));
	});
}

exports.GROUPINGS = GROUPINGS;
exports.OWNER_PLACE = OWNER_PLACE;
exports.QUARANTINED = QUARANTINED;
exports.TestCounts = TestCounts;
exports.annotate = annotate;
exports.checkFilters = checkFilters;
exports.compileFilters = compileFilters;
exports.compileOwners = compileOwners;
exports.compilePaths = compilePaths;
exports.describeFilters = describeFilters;
exports.doubtTexts = doubtTexts;
exports.filtersOf = filtersOf;
exports.firstTests = firstTests;
exports.flakyMarkdown = flakyMarkdown;
exports.flakyRemedy = flakyRemedy;
exports.misspeltPlace = misspeltPlace;
exports.newsOf = newsOf;
exports.publishComment = publishComment;
exports.publishIssues = publishIssues;
exports.readIssueAhead = readIssueAhead;
exports.rowsBefore = rowsBefore;


 }),

 6875:
 ((__unused_webpack_module, exports) => {



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

exports.NO_FILE = NO_FILE;
exports.NO_OWNER = NO_OWNER;
exports.UNHEALTHY = UNHEALTHY;
exports.impactOf = impactOf;
exports.listedTest = listedTest;
exports.ownersOf = ownersOf;


 })

};
;