"use strict";
exports.id = 655;
exports.ids = [655,254];
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
		if (own && !unhealthyTest.UNHEALTHY.some((known) => known === own))
			this.otherStatuses.set(test.id, own);
		return last === undefined ? unhealthyTest.listedTest(test, status) : [];
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

exports.UnhealthyTests = UnhealthyTests;
exports.readListing = readListing;


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
	const owners = new Map();
	for (const owner of codeowners ?? []) {
		const key = owner.toLowerCase();
		if (owner !== '' && !owners.has(key))
			owners.set(key, owner);
	}
	return owners.size === 0 ? [NO_OWNER] : [...owners.values()];
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

exports.NO_FILE = NO_FILE;
exports.NO_OWNER = NO_OWNER;
exports.UNHEALTHY = UNHEALTHY;
exports.impactOf = impactOf;
exports.listedTest = listedTest;
exports.ownersOf = ownersOf;


 }),

 2655:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_path = __webpack_require__(6760);
const unhealthyTest = __webpack_require__(6875);
const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const pages = __webpack_require__(9254);
const pullRequest = __webpack_require__(8964);

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || unhealthyTest.NO_FILE;
const groupKey = (name, grouping) => grouping === 'code-owner' ? name.toLowerCase() : name;
function groupKeysOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	if (grouping === 'file')
		return [fileOf(test)];
	return unhealthyTest.ownersOf(test).map((owner) => groupKey(owner, grouping));
}
class TestCounts {
	#all = { name: '', ...NO_TESTS };
	#owners = new Map();
	#files = new Map();
	#newByGroup = new Map();
	#grouping;
	constructor(grouping) {
		this.#grouping = grouping;
	}
	add(test, isNew = false) {
		addToCounts(this.#all, test);
		for (const owner of unhealthyTest.ownersOf(test))
			countIn(this.#owners, owner, test, groupKey(owner, 'code-owner'));
		if (this.#grouping === 'file')
			countIn(this.#files, fileOf(test), test);
		if (!isNew)
			return;
		for (const key of groupKeysOf(test, this.#grouping))
			this.#newByGroup.set(key, (this.#newByGroup.get(key) ?? 0) + 1);
	}
	result() {
		const { name: _, ...counts } = this.#all;
		const owners = ordered(this.#owners, unhealthyTest.NO_OWNER);
		const files = ordered(this.#files, unhealthyTest.NO_FILE);
		const groups = { none: [this.#all], 'code-owner': owners, file: files };
		return { counts, owners, groups: groups[this.#grouping], newByGroup: this.#newByGroup };
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
	return (owner) => {
		if (owner === unhealthyTest.NO_OWNER)
			return patterns.includes(unhealthyTest.NO_OWNER);
		return matches(owner);
	};
}
function describeFilters(filters) {
	const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted: impacted } = filters;
	const filterWords = [];
	const addList = (noun, values) => {
		if (values.length === 1)
			filterWords.push({ words: noun, values });
		if (values.length > 1)
			filterWords.push({ words: `${noun}s`, values });
	};
	addList('code owner', codeOwners);
	addList('file', filePaths);
	addList('name', names);
	if (quarantined === 'exclude')
		filterWords.push({ words: 'not quarantined', values: [] });
	if (quarantined === 'only')
		filterWords.push({ words: 'quarantined', values: [] });
	if (impacted > 0) {
		const words = `at least ${common.pluralize(impacted, 'pull request')} hit`;
		filterWords.push({ words, values: [] });
	}
	return filterWords;
}
function checkFilters(filters) {
	const { codeOwners, filePaths, quarantined, minPullRequestsImpacted } = filters;
	const patterns = codeOwners.filter((pattern) => pattern !== unhealthyTest.NO_OWNER);
	const owners = new Set();
	let tests = 0;
	let withFile = false;
	let withQuarantined = false;
	let withImpact = false;
	const missingField = (input, field) => {
		const none = tests === 1 ? 'the only listed test does not have' : `none of the ${tests} listed tests has`;
		const text = `\`${input}\` looks at \`${field}\`, which ${none}.`;
		return { headline: `No listed test has the field \`${field}\``, text };
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
			const doubts = [];
			if (patterns.length > 0 && owners.size === 0)
				doubts.push(missingField('code-owners', 'codeowners'));
			if (owners.size > 0)
				doubts.push(...patterns.flatMap((pattern) => unknownOwner(pattern, [...owners])));
			if (filePaths.length > 0 && !withFile)
				doubts.push(missingField('file-paths', 'file_path'));
			if (quarantined === 'only' && !withQuarantined)
				doubts.push(missingField('quarantined', 'quarantined'));
			if (minPullRequestsImpacted > 0 && !withImpact)
				doubts.push(missingField('min-pull-requests-impacted', 'pull_requests_impacted_last_7d'));
			return doubts;
		},
	};
}
function unknownOwner(pattern, owners) {
	if (owners.some(compileOwners([pattern])))
		return [];
	const headline = `No listed test has the code owner \`${pattern}\``;
	const sentences = [`${headline} of \`code-owners\`.`];
	const closest = common.closestTo(pattern, owners);
	if (closest !== undefined && closest.edits <= Math.max(3, pattern.length / 3))
		sentences.push(`Did you mean \`${closest.name}\`?`);
	return [{ headline, text: sentences.join(' '), owner: pattern }];
}

const SORTS = ['impact', 'age', 'name'];
function compareText(a, b) {
	if (a === b)
		return 0;
	return a < b ? -1 : 1;
}
const byName = (a, b) => compareText(a.name, b.name) ||
	compareText(a.file_path ?? '', b.file_path ?? '') ||
	compareText(a.variant ?? '', b.variant ?? '') ||
	compareText(a.id, b.id);
const since = ({ status }) => common.parseTime(status.timestamp) ?? Number.POSITIVE_INFINITY;
const ORDERS = {
	impact: (a, b) => unhealthyTest.impactOf(b) - unhealthyTest.impactOf(a),
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
		let low = 0;
		let high = rows.length;
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
		const notes = this.#open
			.slice(0, MAX_NOTES)
			.map(({ input, pattern }) => `\`${input}\`: ${none} matches ${common.inBackticks(pattern)}`);
		const left = this.#open.length - notes.length;
		if (left > 0)
			notes.push(`${left} more patterns match none either`);
		return notes;
	}
}
function filePattern(pattern) {
	const isPath = compilePaths([pattern]);
	const matches = ({ file_path: path }) => typeof path === 'string' && isPath(path);
	return { input: 'file-paths', pattern, matches };
}
function namePattern(pattern) {
	const isName = common.compileGlobs([pattern], 'text');
	return { input: 'names', pattern, matches: ({ name }) => isName(name) };
}

const MAX_SHOWN_ROWS = 5000;
async function collect(options) {
	const { tests, files, groupBy, byOwner } = options;
	const passes = compileFilters(options);
	const check = checkFilters(options);
	const patterns = new UnmatchedPatterns(options);
	const baseline = await baselineOf(options.workspace, options.baselineFile);
	const knownIds = new Set();
	for await (const { id } of baseline?.() ?? [])
		knownIds.add(id);
	const all = startReport(options);
	const ofOwners = new Map();
	const hasReport = compileOwners(options.codeOwners);
	const ownGroups = groupBy === 'code-owner' ? 'none' : groupBy;
	const add = (test, news) => {
		all.add(test, news);
		if (!byOwner)
			return;
		for (const owner of unhealthyTest.ownersOf(test).filter(hasReport)) {
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
		const passing = page.filter(passes);
		if (passing.length === 0)
			continue;
		for (const test of passing) {
			const isKnown = baseline === undefined || knownIds.has(test.id);
			add(test, isKnown ? 'known' : 'new');
		}
		files.add(passing);
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
		.sort(([nameA, a], [nameB, b]) => b.counts.total - a.counts.total || (nameA < nameB ? -1 : 1));
	return {
		report: all.result(truncated, check.doubts()),
		owners: new Map(owners),
		unmatched: patterns.notes(truncated),
	};
}
async function baselineOf(workspace, path) {
	if (path === undefined)
		return undefined;
	const { readBaseline } = await __webpack_require__.e( 535).then(__webpack_require__.t.bind(__webpack_require__, 535, 23));
	return () => readBaseline(workspace, path);
}
function startReport(options) {
	const { about, sort, groupBy, maxRows, baselineFile } = options;
	const counts = new TestCounts(groupBy);
	const top = () => new TopRows(compareBy(sort), Math.min(maxRows, MAX_SHOWN_ROWS));
	const listedTests = top();
	const newTests = top();
	const resolvedTests = top();
	return {
		add(test, news) {
			if (news === 'resolved') {
				resolvedTests.add(test);
				return;
			}
			const isNew = news === 'new';
			counts.add(test, isNew);
			listedTests.add(test);
			if (isNew)
				newTests.add(test);
		},
		result(truncated, doubts) {
			const change = {
				new: newTests.count,
				still: listedTests.count - newTests.count,
				newRows: newTests.rows,
				resolved: truncated ? undefined : resolvedTests.count,
				resolvedRows: resolvedTests.rows,
			};
			return {
				...about,
				...counts.result(),
				filters: describeFilters(options),
				quarantined: options.quarantined,
				doubts,
				grouping: groupBy,
				maxRows,
				rows: listedTests.rows,
				change: baselineFile === undefined ? undefined : change,
				truncated,
				exceeded: [],
			};
		},
	};
}

function countOf({ counts: { total }, truncated, status }) {
	const tests = testsOf(status, total);
	if (total === 0)
		return `No ${tests}`;
	if (truncated)
		return `at least ${common.formatCount(total)} ${tests}`;
	return `${common.formatCount(total)} ${tests}`;
}
function testsOf(status, count) {
	const adjective = status === 'all' ? 'unhealthy' : status;
	return count === 1 ? `${adjective} test` : `${adjective} tests`;
}
const isAboutNew = ({ exceeded }) => exceeded.length > 0 && exceeded.every(({ input }) => input === 'fail-above-new');
function countHeadline(report) {
	const [doubt] = report.doubts;
	if (report.counts.total === 0 && doubt !== undefined)
		return doubt.headline;
	const { counts, change } = report;
	const newCount = change?.new ?? 0;
	if (isAboutNew(report))
		return `${common.formatCount(newCount)} new ${testsOf(report.status, newCount)}`;
	if (change === undefined || counts.total === 0)
		return countOf(report);
	if (newCount === 0)
		return `${countOf(report)}, none new`;
	return `${countOf(report)}, ${common.formatCount(newCount)} new`;
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
	if (change === undefined || change.new === 0)
		return `listed: ${firstNames(rows, counts.total)}`;
	return `new: ${firstNames(change.newRows, change.new)}`;
}
function firstNames(tests, total) {
	const names = tests.slice(0, MAX_NAMED).map(({ name }) => common.inBackticks(name));
	if (names.length === 0)
		return common.formatCount(total);
	const left = total - names.length;
	if (left <= 0)
		return names.join(', ');
	return `${names.join(', ')} and ${common.formatCount(left)} more`;
}
function flakyRemedy(report) {
	const { exceeded, quarantined, change } = report;
	const newCount = change?.new ?? 0;
	const newTests = newCount === 1 ? 'the new test' : 'the new tests';
	const remedy = FLAKY_REMEDIES[quarantined];
	if (isAboutNew(report))
		return remedy(newTests);
	if (exceeded.length > 0)
		return remedy('some of the tests');
	if (newCount > 0)
		return `Fix or quarantine ${newTests} before more pull requests fail.`;
	return '';
}
const FLAKY_REMEDIES = {
	include: (tests) => `Fix ${tests}, or leave quarantined ones out with \`quarantined: exclude\`.`,
	exclude: (tests) => `Fix or quarantine ${tests}.`,
	only: (tests) => `Fix ${tests}.`,
};
function rowsBefore({ rows, change }) {
	const newIds = new Set(change?.newRows.map(({ id }) => id));
	return rows.filter(({ id }) => !newIds.has(id));
}
function sectionsOf(report) {
	const sections = new Map();
	let left = report.maxRows;
	for (const test of report.rows) {
		for (const key of groupKeysOf(test, report.grouping)) {
			if (left === 0)
				break;
			const rows = sections.get(key) ?? [];
			sections.set(key, rows);
			rows.push(test);
			left--;
		}
	}
	return report.groups
		.map((group) => ({ group, rows: sections.get(groupKey(group.name, report.grouping)) ?? [] }))
		.filter(({ rows }) => rows.length > 0);
}

const NAME_LENGTH = 64;
const PATH_LENGTH = 48;
const CELL_LENGTH = 200;
function testCell(test, { grouping, mentionOwners, mark }, more = []) {
	const { name, variant, quarantined, status } = test;
	const isBroken = status.value === 'broken';
	const facts = [];
	if (isBroken)
		facts.push('broken');
	if (quarantined === true)
		facts.push('quarantined');
	if (grouping !== 'file')
		facts.push(fileCell(test));
	if (grouping !== 'code-owner')
		facts.push(ownersCell(test, mentionOwners));
	facts.push(ticketCell(test), ...more);
	const sign = common.own(`${mark ?? (isBroken ? common.MARKS.bad : common.MARKS.warning)}\u00a0`);
	const label = { ...common.link(common.truncate(name, NAME_LENGTH), test.html_url), isLong: true };
	const suffix = variant ? common.words ` ${common.code(common.truncate(variant, 60))}` : [];
	return common.withSmallPrint([sign, label, ...suffix], facts);
}
function dayOfStatus({ status }) {
	const time = common.parseTime(status.timestamp);
	if (time === undefined)
		return [];
	return [common.own(new Date(time).toISOString().slice(0, 10).replaceAll('-', '\u2011'))];
}
const ownersCell = (test, mentionOwners) => common.joined(unhealthyTest.ownersOf(test)
	.filter((name) => name !== unhealthyTest.NO_OWNER)
	.slice(0, 5)
	.map((name) => shownOwner(name, mentionOwners)), ' ');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return [];
	const page = repository?.html_url?.replace(/\/+$/, '');
	const safePath = common.redact(path);
	const segments = safePath
		.replace(/\p{Cs}/gu, '\ufffd')
		.split('/')
		.map(encodeURIComponent);
	const address = page && `${page}/blob/HEAD/${segments.join('/')}`;
	return [{ ...common.link(shortPath(safePath), address), isLong: true }];
}
function shortPath(path) {
	if (path.length <= PATH_LENGTH)
		return path;
	const slash = path.indexOf('/', path.length - PATH_LENGTH);
	if (slash === -1)
		return common.truncate(path, CELL_LENGTH);
	return `…${path.slice(slash)}`;
}
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return [];
	const [path = ''] = common.redact(address).split(/[?#]/, 1);
	const last = path.split('/').filter(Boolean).at(-1) ?? address;
	return [common.link(common.truncate(last, 40), address)];
}
const OWNER_MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
function shownOwner(name, mentionOwners) {
	if (mentionOwners && OWNER_MENTION.test(name))
		return common.mention(name);
	return common.code(common.truncate(name, 100));
}

const GROUP_NAME_LENGTH = 200;
const PATTERN_LENGTH = 60;
const MAX_VALUES = 3;
const SUMMARY = { kind: 'summary', mentionOwners: false };
function flakyContents(report, place = SUMMARY) {
	return {
		...flakyVerdict(report),
		lines: [...doubtTexts(report).map(common.prose), numbersLine(report)].filter(isFilled),
		parts: [...tables(report, place), closing(report, place)],
	};
}
const isFilled = ({ length }) => length > 0;
const MAX_SLACK_TESTS = 10;
function flakySlack(report, runUrl) {
	const { counts, repository, repositoryPage } = report;
	const groups = [{ name: '', ...counts }];
	const newRows = report.change?.newRows.slice(0, MAX_SLACK_TESTS) ?? [];
	const rows = rowsBefore(report).slice(0, MAX_SLACK_TESTS - newRows.length);
	const change = report.change && { ...report.change, newRows };
	const brief = { ...report, grouping: 'none', groups, rows, change };
	const remedy = flakyRemedy(report);
	const next = remedy === '' ? undefined : common.prose(remedy);
	const pages = [
		['Report of the run', runUrl],
		['Repository', repositoryPage],
	];
	return common.slackMessage({ ...flakyContents(brief), next }, { where: common.repositoryName(repository), pages });
}
function flakyVerdict(report) {
	const { counts, truncated, exceeded, doubts } = report;
	const count = common.prose(common.capitalize(countHeadline(report)));
	const verdict = common.words `${count}${ofOtherRepository(report)}${filtersOf(report)}`;
	const limits = exceeded.map(({ input, allowed }) => common.words `${common.code(input)} allows ${common.formatCount(allowed)}`);
	if (limits.length > 0)
		return { mark: common.MARKS.bad, headline: common.words `${verdict}; ${common.joined(limits, ', ')}` };
	if (counts.total > 0 || doubts.length > 0)
		return { mark: common.MARKS.warning, headline: verdict };
	if (!truncated)
		return { mark: common.MARKS.good, headline: verdict };
	const headline = common.words `${verdict} before ${common.code('max-tests')} ended the list`;
	return { mark: common.MARKS.neutral, headline };
}
function ofOtherRepository({ repository, repositoryPage, isOfRun }) {
	if (isOfRun)
		return [];
	return common.words ` in ${common.link(common.repositoryName(repository), repositoryPage)}`;
}
function filtersOf({ filters, counts, doubts }) {
	const clauses = filters
		.filter(({ values }) => {
		const isOnlyValue = values.length === 1 && values[0] === doubts[0]?.owner;
		return counts.total > 0 || !isOnlyValue;
	})
		.map(({ words, values }) => {
		const patterns = values.map((value) => common.code(common.truncate(value, PATTERN_LENGTH)));
		return common.joined([words, common.firstLines(patterns, MAX_VALUES)], ' ');
	});
	return clauses.length === 0 ? [] : common.words ` (${common.joined(clauses, '; ')})`;
}
function numbersLine(report) {
	const { counts, change, status } = report;
	const { flaky, broken, quarantined } = counts;
	const numbers = {
		'in all': isAboutNew(report) ? counts.total : 0,
		...(status === 'all' && { flaky, broken }),
		quarantined,
		resolved: change?.resolved ?? 0,
	};
	return common.joined(Object.entries(numbers)
		.filter(([, count]) => count > 0)
		.map(([name, count]) => `${common.formatCount(count)} ${name}`));
}
function tables(report, { mentionOwners }) {
	const { change, maxRows, grouping, newByGroup } = report;
	const style = { grouping: 'none', mentionOwners };
	const parts = [];
	if (change?.new) {
		const title = common.words `New since the baseline (${common.formatCount(change.new)})`;
		const rows = change.newRows.slice(0, maxRows);
		parts.push({ ...testTable({ ...style, mark: '🆕' }, rows, change.new), title });
	}
	for (const { group, rows } of sectionsOf({ ...report, rows: rowsBefore(report) })) {
		const newCount = newByGroup.get(groupKey(group.name, grouping)) ?? 0;
		const table = testTable({ grouping, mentionOwners }, rows, group.total - newCount);
		parts.push({ ...table, title: titleOf(group, report, mentionOwners) });
	}
	parts.push(...groupOverview(report));
	if (change?.resolved) {
		const fold = `${common.formatCount(change.resolved)} resolved since the baseline`;
		const rows = change.resolvedRows.slice(0, maxRows);
		parts.push({ fold, parts: [testTable({ ...style, mark: '✅' }, rows, change.resolved)] });
	}
	return parts;
}
function titleOf({ name, total }, { grouping, change }, mentionOwners) {
	switch (grouping) {
		case 'none':
			return change && common.words `Still unhealthy (${common.formatCount(change.still)})`;
		case 'file':
			return common.words `${common.code(common.truncate(name, GROUP_NAME_LENGTH))} (${common.formatCount(total)})`;
		case 'code-owner':
			return common.words `${shownOwner(name, mentionOwners)} (${common.formatCount(total)})`;
	}
}
const TABLE_COLUMNS = [
	'Test',
	{ number: [...common.words `PRs\u00a0hit\n`, common.small(common.words `in\u00a07\u00a0days`)] },
	'Since',
];
const testTable = (style, tests, total) => ({
	head: TABLE_COLUMNS,
	rows: tests.map((test) => [
		testCell(test, style),
		unhealthyTest.impactOf(test),
		common.joined([common.small(dayOfStatus(test))]),
	]),
	total,
	brief: tests.map(briefTest),
});
function briefTest(test) {
	const owners = unhealthyTest.ownersOf(test).filter((owner) => owner !== unhealthyTest.NO_OWNER);
	const facts = [];
	if (test.status.value === 'broken')
		facts.push('broken');
	facts.push(`${common.pluralize(unhealthyTest.impactOf(test), 'pull request')} in 7 days`);
	if (test.quarantined === true)
		facts.push('quarantined');
	if (owners.length > 0)
		facts.push(common.truncate(owners.join(', '), 80));
	const name = common.link(common.truncate(test.name, 120).trim() || '(no name)', test.html_url);
	return common.words `${name} — ${facts.join(', ')}`;
}
function groupOverview({ grouping, groups, owners, maxRows }) {
	const noun = grouping === 'file' ? 'files' : 'owners';
	const counted = grouping === 'file' ? groups : owners;
	if (counted.length < 2)
		return [];
	const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }));
	const rows = counted
		.slice(0, Math.max(maxRows, 1))
		.map(({ name, total, flaky, broken, quarantined }) => [
		common.code(common.truncate(name, GROUP_NAME_LENGTH)),
		...[total, flaky, broken, quarantined].map(common.formatCount),
	]);
	const table = { head: ['', ...numbers], rows, total: counted.length };
	return [{ fold: `${common.formatCount(counted.length)} ${noun}`, parts: [table] }];
}
function closing({ counts, files, truncated, change, rows }, { kind }) {
	const notes = [];
	if (kind === 'issue' && rows.length < counts.total)
		notes.push(common.words `The output ${common.code('tests-file')} has all tests.`);
	if (kind === 'summary' && counts.total > 0) {
		const names = files.map((file) => common.code(common.truncate(file, 100)));
		notes.push(common.words `All tests are also in ${common.joined(names, ', ')}.`);
	}
	if (truncated)
		notes.push(common.words `There are more: ${common.code('max-tests')} ended the list.`);
	if (truncated && change !== undefined)
		notes.push(common.words `The list is incomplete, so no test counts as resolved.`);
	return notes.length === 0 ? [] : [common.small(common.joined(notes, ' '))];
}

const CSV_COLUMNS = {
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
const CSV_HEADER = Object.keys(CSV_COLUMNS);
const OWNERS = /^(?:(?:@[\w-]+(?:\/[\w.-]+)?|\w[\w.+-]*@[\w.-]+)(?: (?!$)|$))+$/;
function csvCells(test) {
	return Object.entries(CSV_COLUMNS).map(([name, column]) => {
		const value = column(test);
		if (typeof value !== 'string')
			return String(value ?? '');
		const clean = common.redact(value);
		return name === 'codeowners' && OWNERS.test(clean) ? clean : common.neutralizeFormula(clean);
	});
}
const CSV = {
	begin: common.csvRow(CSV_HEADER),
	page: (tests) => tests.map((test) => common.csvRow(csvCells(test))).join(''),
	end: '',
};

const REPORT_EXTENSIONS = ['.json', '.ndjson', '.csv', '.md'];
const JSON_ARRAY = {
	begin: '[',
	page: (_tests, json, first) => `${first ? '' : ','}\n${jsonPerLine(json, ',\n')}`,
	end: '\n]\n',
};
const NDJSON = {
	begin: '',
	page: (_tests, json) => `${jsonPerLine(json, '\n')}\n`,
	end: '',
};
const TEST_FILE_FORMATS = { '.ndjson': NDJSON, '.csv': CSV };
function jsonPerLine(json, separator) {
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
				const format = TEST_FILE_FORMATS[clients.extensionOf(path)] ?? JSON_ARRAY;
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

const MAX_TEST_COUNT = 1_000_000_000;
const countInput = (min = 0) => clients.wholeNumber({ min, max: MAX_TEST_COUNT });
const flakyInputs = {
	orgSlug: clients.orgSlug(),
	status: clients.choice(['flaky', 'broken', 'all']),
	pageSize: clients.wholeNumber({ min: 1, max: 100 }),
	maxTests: clients.optional(countInput(1)),
	codeOwners: clients.withDefault(clients.globs('owners'), []),
	filePaths: clients.withDefault(clients.globs('paths'), []),
	names: clients.withDefault(clients.globs('names'), []),
	quarantined: clients.choice(QUARANTINED),
	minPullRequestsImpacted: countInput(),
	sort: clients.choice(SORTS),
	groupBy: clients.choice(GROUPINGS),
	maxRows: countInput(),
	baselineFile: clients.optional(clients.line()),
	reportFiles: clients.withDefault(clients.lines('paths'), []),
	issueTitle: clients.optional(clients.line()),
	comment: clients.commentPolicy(),
	mentionOwners: clients.flag(),
	annotations: clients.flag(),
	slackPayloadFile: clients.optional(clients.line()),
	failAbove: clients.optional(countInput()),
	failAboveNew: clients.optional(countInput()),
};

const withNotes = (contents, notes) => ({
	...contents,
	lines: [...notes.map(common.prose), ...(contents.lines ?? [])],
});
function withoutIssue(refused, { exceeded }, contents) {
	if (exceeded.length === 0)
		return common.failedAfter(contents, 'The tests were listed, but their issue was not written', refused);
	return { ...contents, lines: [...(contents.lines ?? []), common.failureLine(refused.explanation)] };
}
function flakyOutputs(report, testsFile) {
	const { counts, owners, change, truncated } = report;
	return {
		'total-count': counts.total,
		'flaky-count': counts.flaky,
		'broken-count': counts.broken,
		'quarantined-count': counts.quarantined,
		'new-count': change?.new,
		'resolved-count': change?.resolved,
		owners: owners.map(({ name: owner, ...numbers }) => ({ owner, ...numbers })),
		'tests-file': testsFile,
		truncated,
	};
}
function logCounts({ log }, { counts, change }) {
	let line = `Tests after the filters: ${counts.total} (${counts.flaky} flaky, ${counts.broken} broken, ${counts.quarantined} quarantined)`;
	if (change !== undefined)
		line += `; ${change.new} new, ${change.resolved ?? 'unknown'} resolved`;
	log.info(line);
}
function warnOfGaps(given, { log }, { report }) {
	if (given.issueTitle === undefined)
		for (const { text } of report.doubts)
			log.warning(text);
	const gates = gatesOf(given, report).map(({ input }) => `\`${input}\``);
	if (!report.truncated || gates.length === 0 || report.exceeded.length > 0)
		return;
	const tests = given.maxTests === 1 ? 'test' : `${given.maxTests} tests`;
	log.warning(`${gates.join(' and ')} checked only the first ${tests}, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`);
}
function flakyOutcome(given, report, refused) {
	const { counts, exceeded } = report;
	if (exceeded.length > 0) {
		const problems = [firstTests(report)];
		if (refused !== undefined)
			problems.push(refused.message);
		const failure = new common.ActionError('refused', {
			request: `Listing the tests of ${given.orgSlug}`,
			problem: problems.join('. '),
			remedy: flakyRemedy(report),
		});
		return { outcome: 'threshold-exceeded', failure };
	}
	if (refused !== undefined)
		return { outcome: refused.kind, failure: refused };
	return { outcome: counts.total === 0 ? 'none' : 'listed' };
}
function gatesOf({ failAbove, failAboveNew }, { counts, change }) {
	const gates = [];
	if (failAbove !== undefined)
		gates.push({ input: 'fail-above', allowed: failAbove, found: counts.total });
	if (failAboveNew !== undefined)
		gates.push({ input: 'fail-above-new', allowed: failAboveNew, found: change?.new ?? 0 });
	return gates;
}

const MAX_TESTS_IN_COMMENT = 10;
function flakyComment(report, { mentionOwners, changedFiles = [], runUrl, now }, budgetBytes = common.POST_BUDGET_BYTES) {
	const { counts, change } = report;
	const isChanged = changeCheck(changedFiles);
	let left = Math.min(MAX_TESTS_IN_COMMENT, report.maxRows);
	const itemsOf = (tests, mark) => {
		const first = [...tests.filter(isChanged), ...tests.filter((test) => !isChanged(test))];
		const style = { grouping: 'none', mentionOwners, ...(mark && { mark }) };
		const shown = first.slice(0, left);
		left -= shown.length;
		return shown.map((test) => testCell(test, style, moreOf(test, isChanged(test))));
	};
	const newTests = itemsOf(change?.newRows ?? [], '🆕');
	const otherTests = itemsOf(rowsBefore(report));
	const hasTooMany = report.exceeded.some(({ input }) => input === 'fail-above');
	const parts = [{ items: [...newTests, ...otherTests], total: counts.total }];
	if (change !== undefined && !hasTooMany && otherTests.length > 0) {
		const others = { items: otherTests, total: change.still };
		const fold = `${common.formatCount(change.still)} unhealthy before`;
		parts.splice(0, 1, { items: newTests, total: change.new }, { fold, parts: [others] });
	}
	const smallPrint = common.joined([
		numbersLine(report),
		common.own(`${common.utcMinute(now)} UTC`),
		common.link('Run', runUrl),
	]);
	const lines = doubtTexts(report).map(common.prose);
	const remedy = flakyRemedy(report);
	const next = remedy === '' ? undefined : common.prose(remedy);
	const contents = { ...flakyVerdict(report), lines, next, parts: [...parts, [common.small(smallPrint)]] };
	return common.markdown(contents, budgetBytes);
}
function moreOf(test, isChanged) {
	const facts = [];
	if (isChanged)
		facts.push(common.strong('its file is changed here'));
	facts.push(`hit ${common.pluralize(unhealthyTest.impactOf(test), 'pull request')} in 7 days`);
	const day = dayOfStatus(test);
	if (day.length > 0)
		facts.push(common.words `since ${day}`);
	return facts;
}
function changeCheck(files) {
	const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]));
	return ({ file_path: path }) => typeof path === 'string' && paths.has(plainPath(path));
}
const plainPath = (path) => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');

const MAX_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter(({ file_path }) => file_path).slice(0, MAX_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const subject = [common.truncate(name, 200)];
		if (variant)
			subject.push(`(${common.truncate(variant, 60)})`);
		const facts = [
			`${subject.join(' ')} is ${status.value}`,
			`${common.pluralize(unhealthyTest.impactOf(test), 'pull request')} impacted in the last 7 days`,
		];
		if (test.quarantined === true)
			facts.push('quarantined');
		if (status.reason)
			facts.push(common.truncate(status.reason, 300));
		if (page)
			facts.push(common.truncate(page, 500));
		const title = status.value === 'broken' ? 'Broken test' : 'Flaky test';
		log.notice(facts.join('; '), { title, file: file ?? '' });
	}
}
function readIssueAhead(context, deadline, title = clients.OWNER_PLACEHOLDER) {
	if (title.includes(clients.OWNER_PLACEHOLDER))
		return undefined;
	const isWanted = ({ marker }) => marker === issueMarker(title);
	return clients.readAhead(context, deadline, (posts, deadline) => posts.listIssues(context, deadline, { state: 'open', isWanted }));
}
async function publishIssues(context, deadline, reports) {
	const { title } = reports;
	const { log, dryRun } = context;
	const isForOwners = title.includes(clients.OWNER_PLACEHOLDER);
	const reason = isForOwners
		? await reasonAgainstIssues(context, deadline, reports)
		: reasonAgainstIssue(reports);
	if (reason !== undefined) {
		log.warning(`${reason} The issue ${JSON.stringify(title)} was left alone.`);
		return undefined;
	}
	if (dryRun) {
		log.info(`Dry run: ${isForOwners ? plannedIssues(reports) : plannedIssue(reports)}`);
		return undefined;
	}
	if (isForOwners)
		return clients.writeIssue(context, deadline, writeOwners(context, deadline, reports));
	return clients.writeIssue(context, deadline, writeOne(context, deadline, reports));
}
const plannedIssues = ({ owners }) => `an issue for each of ${common.pluralize(owners.size, 'code owner')} would be kept up to date`;
function plannedIssue({ title, report }) {
	const change = report.counts.total === 0 ? 'closed' : 'kept up to date';
	return `the issue ${JSON.stringify(title)} would be ${change}`;
}
function reasonAgainstIssue({ report }) {
	const { doubts, truncated, counts } = report;
	if (doubts.length > 0)
		return doubts.map(({ text }) => text).join(' ');
	if (truncated && counts.total === 0)
		return '`max-tests` ended the list before any test passed the filters, and a later one might.';
	return undefined;
}
async function reasonAgainstIssues(context, deadline, { title, report }) {
	const { doubts } = report;
	const reasons = doubts.filter(({ owner }) => owner === undefined);
	if (reasons.length > 0)
		return reasons.map(({ text }) => text).join(' ');
	const patterns = doubts.flatMap(({ owner }) => owner ?? []);
	if (patterns.length === 0)
		return undefined;
	const knownOwners = await ownersWithIssues(context, deadline, title, patterns);
	for (const { owner, text } of doubts)
		if (owner !== undefined && !knownOwners.some(compileOwners([owner])))
			context.log.warning(text);
	return undefined;
}
async function ownersWithIssues(context, deadline, title, patterns) {
	const family = `${issueMarker(title)}/`;
	const isInDoubt = compileOwners(patterns);
	const read = async () => {
		const { listIssues } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1599, 19)).then(n => n.posts);
		return listIssues(context, deadline, {
			state: 'all',
			isWanted: ({ marker }) => marker.startsWith(family) && isInDoubt(ownerOf(marker)),
			isEnough: (issues) => patterns.every((pattern) => issues.some(({ marker }) => compileOwners([pattern])(ownerOf(marker)))),
		});
	};
	const issues = await common.bestEffort(deadline, read(), () => { });
	return (issues ?? []).map(({ marker }) => ownerOf(marker));
}
const ownerMark = (owner) => Buffer.from(common.redact(owner).toLowerCase()).toString('hex');
const ownerOf = (marker) => Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString();
async function writeOne(context, deadline, { title, report, mentionOwners, ahead }) {
	const { log, setOutputs } = context;
	const { upsertIssue } = await __webpack_require__.e( 990).then(__webpack_require__.t.bind(__webpack_require__, 5990, 23));
	let body;
	if (report.counts.total > 0)
		body = issueBody(report, mentionOwners);
	const kept = await upsertIssue(context, deadline, {
		marker: issueMarker(title),
		title,
		body,
		ahead,
	});
	if (kept.action === 'none')
		return;
	setOutputs({ 'issue-number': kept.number });
	log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`);
}
const issueBody = (report, mentionOwners) => common.markdown(flakyContents(report, { kind: 'issue', mentionOwners }), common.POST_BUDGET_BYTES);
async function writeOwners(context, deadline, { title, report, owners, isConcerned, mentionOwners }) {
	const { log, setOutputs } = context;
	const { upsertIssues } = await __webpack_require__.e( 990).then(__webpack_require__.t.bind(__webpack_require__, 5990, 23));
	const family = issueMarker(title);
	const ownerIssues = [...owners].map(([owner, ownReport]) => ({
		owner,
		marker: `${family}/${ownerMark(owner)}`,
		title: title.replaceAll(clients.OWNER_PLACEHOLDER, () => common.truncate(owner.replace(common.LINE_BREAKS, ' '), MAX_OWNER_LENGTH)),
		body: issueBody(ownReport, mentionOwners),
	}));
	const isDone = (marker) => !report.truncated && isConcerned(ownerOf(marker));
	const keptIssues = await upsertIssues(context, deadline, family, ownerIssues, isDone);
	const issues = [];
	for (const { owner, marker } of ownerIssues) {
		const number = keptIssues.kept.get(marker)?.number;
		if (number !== undefined)
			issues.push({ owner, number });
	}
	setOutputs({ issues, 'issue-number': issues[0]?.number });
	const changes = [...keptIssues.kept.values()].filter(({ action }) => action !== 'unchanged');
	const closedCount = changes.filter(({ action }) => action === 'closed').length;
	log.group(`Issues of ${common.pluralize(issues.length, 'code owner')}: ${changes.length - closedCount} written, ${closedCount} closed`, changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`));
	const forbidden = keptIssues.refused.find(({ error }) => clients.isNotPermitted(error));
	if (forbidden === undefined || keptIssues.kept.size > 0)
		warnOfRefused(log, keptIssues);
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
	const clauses = [...problems].map(([problem, titles]) => `${titles.join(', ')}: ${problem}`);
	const unwritten = refused.length + untried.length;
	const total = common.pluralize(kept.size + unwritten, 'issue');
	log.warning(`${unwritten} of ${total} could not be written. ${clauses.join('; ')}.`);
}
const MAX_OWNER_LENGTH = 100;
const issueMarker = (subject) => `list-flaky/${clients.shortHash(subject)}`;
const CHANGED_FILES_MS = 20_000;
async function publishComment(context, deadline, report, { number, title = '', mentionOwners, onlyUpdate }) {
	const { event, clock } = context;
	const marker = issueMarker(`${report.status} ${title}`);
	let changedFiles;
	if (report.counts.total > 0 && !onlyUpdate)
		changedFiles = await readChangedFiles(context, deadline, number);
	const place = { mentionOwners, changedFiles, runUrl: event.runUrl, now: clock.now() };
	const body = flakyComment(report, place);
	await clients.keepComment(context, deadline, 'the report', { number, marker, body, onlyUpdate });
}
async function readChangedFiles(context, deadline, number) {
	if (!context.github.available)
		return undefined;
	const { github, log } = context;
	const limit = deadline.atMost(CHANGED_FILES_MS);
	const files = __webpack_require__.e( 577).then(__webpack_require__.t.bind(__webpack_require__, 4577, 23)).then(({ listFiles }) => listFiles(github, limit, number));
	return common.bestEffort(limit, files, (why) => log.info(why));
}

async function publishTests(given, context, deadline, listing, { pullRequest, ahead }, contents) {
	const { setOutputs, workspace } = context;
	const { report } = listing;
	setOutputs({ 'report-markdown': common.markdown(flakyContents(report), common.OUTPUT_BUDGET_BYTES) });
	for (const path of given.reportFiles.filter((file) => clients.extensionOf(file) === '.md'))
		await workspace.write('report-files', path, `${common.markdown(contents, common.SUMMARY_BUDGET_BYTES)}\n`);
	if (given.slackPayloadFile !== undefined) {
		const payload = common.payloadFile(flakySlack(report, context.event.runUrl));
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	if (given.annotations)
		annotate(context, report);
	const { comment, issueTitle: title, mentionOwners } = given;
	const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0;
	if (pullRequest !== undefined)
		await publishComment(context, deadline, report, {
			number: pullRequest,
			title,
			mentionOwners,
			onlyUpdate,
		});
	if (title === undefined)
		return undefined;
	const isConcerned = compileOwners(given.codeOwners);
	return publishIssues(context, deadline, { ...listing, title, isConcerned, mentionOwners, ahead });
}

const operation = clients.defineOperation({
	about: 'List the flaky and broken tests of a repository, and report them in an issue, a comment, files or Slack.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: flakyInputs,
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
		reportFiles: ({ reportFiles }) => clients.extensionProblem(reportFiles, REPORT_EXTENSIONS),
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined && clients.issueTokenProblem(scope),
			({ issueTitle = '' }) => {
				const place = clients.misspeltPlaceholder(issueTitle);
				return (place &&
					`contains \`${place}\`. Write \`${clients.OWNER_PLACEHOLDER}\` for the code owner, or leave out the braces`);
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
		const pullRequest$1 = await pullRequest.numberToCommentOn(given.comment, location, context, context.deadline);
		const ahead = readIssueAhead(context, context.deadline, given.issueTitle);
		const { testsFile, ...listing } = await listTests(given, context, context.deadline);
		context.setOutputs(flakyOutputs(listing.report, testsFile));
		logCounts(context, listing.report);
		const { report } = listing;
		const { counts, owners, change, truncated, exceeded } = report;
		const groups = report.grouping === 'none' ? undefined : report.groups;
		warnOfGaps(given, context, listing);
		for (const note of listing.unmatched)
			context.log.info(note);
		const summary = withNotes(flakyContents(report), listing.unmatched);
		const refused = await publishTests(given, context, context.deadline, listing, { pullRequest: pullRequest$1, ahead }, summary);
		return {
			...flakyOutcome(given, report, refused),
			details: { counts, owners, groups, change, truncated, exceeded },
			summary: refused === undefined ? summary : withoutIssue(refused, report, summary),
		};
	},
});
async function listTests(given, context, deadline) {
	const { repository, event, workspace, service, log } = context;
	const statuses = given.status === 'all' ? unhealthyTest.UNHEALTHY : [given.status];
	const tests = new pages.UnhealthyTests({ ...given, repository, service, log, deadline, statuses });
	const own = workspace.own('unhealthy-tests.json');
	const listing = given.reportFiles.filter((path) => clients.extensionOf(path) !== '.md');
	const files = TestFiles.open(workspace, own, listing);
	try {
		const named = listing.length > 0 ? listing : [node_path.basename(own)];
		const about = {
			repository,
			repositoryPage: clients.repositoryPage(repository, event),
			isOfRun: clients.sameName(common.repositoryName(repository), event.repository),
			status: given.status,
			files: named,
		};
		const byOwner = given.issueTitle?.includes(clients.OWNER_PLACEHOLDER) === true;
		const options = { ...given, about, workspace, tests, files, byOwner };
		const collection = await collect(options);
		const [testsFile = own] = files.commit();
		const gates = gatesOf(given, collection.report);
		const exceeded = gates.filter(({ allowed, found }) => found > allowed);
		return { ...collection, report: { ...collection.report, exceeded }, testsFile };
	}
	catch (error) {
		files.discard();
		throw error;
	}
}

exports.operation = operation;


 })

};
;