"use strict";
exports.id = 655;
exports.ids = [655];
exports.modules = {

 2655:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_path = __webpack_require__(6760);
const common = __webpack_require__(4516);
const later = __webpack_require__(7963);
const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(4823);

const MAX_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter(({ file_path }) => file_path).slice(0, MAX_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const subject = [common.truncate(name, 200)];
		if (variant)
			subject.push(`(${common.truncate(variant, 60)})`);
		const facts = [
			`${subject.join(' ')} is ${status.value}`,
			`${common.pluralize(later.impactOf(test), 'pull request')} impacted in the last 7 days`,
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

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || later.NO_FILE;
const groupKey = (name, grouping) => grouping === 'code-owner' ? name.toLowerCase() : name;
function groupKeysOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	if (grouping === 'file')
		return [fileOf(test)];
	return later.ownersOf(test).map((owner) => groupKey(owner, grouping));
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
		for (const owner of later.ownersOf(test))
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
		const owners = ordered(this.#owners, later.NO_OWNER);
		const files = ordered(this.#files, later.NO_FILE);
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
	return (test) => (codeOwners.length === 0 || later.ownersOf(test).some(isOwner)) &&
		(filePaths.length === 0 || (typeof test.file_path === 'string' && isPath(test.file_path))) &&
		(names.length === 0 || isName(test.name)) &&
		(quarantined === 'include' || (test.quarantined === true) === (quarantined === 'only')) &&
		later.impactOf(test) >= minPullRequestsImpacted;
}
function compilePaths(patterns) {
	const matches = common.compilePathPatterns(patterns.map(withSlashes));
	return (path) => matches(withSlashes(path));
}
const withSlashes = (path) => path.replaceAll('\\', '/');
function compileOwners(patterns) {
	if (patterns.length === 0)
		return () => true;
	const named = patterns.filter((pattern) => pattern !== later.NO_OWNER);
	const matches = common.compileGlobs(named, 'path', true);
	return (owner) => {
		if (owner === later.NO_OWNER)
			return patterns.includes(later.NO_OWNER);
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
	const patterns = codeOwners.filter((pattern) => pattern !== later.NO_OWNER);
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
	const text = `${headline} of \`code-owners\`.`;
	const meant = common.misspelt(pattern, owners, Math.max(3, pattern.length / 3));
	if (meant === undefined)
		return [{ headline, text, owner: pattern }];
	const guess = `Did you mean \`${meant}\`?`;
	return [{ headline, text: `${text} ${guess}`, guess, owner: pattern }];
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
	impact: (a, b) => later.impactOf(b) - later.impactOf(a),
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
		for (const owner of later.ownersOf(test).filter(hasReport)) {
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
	return first.guess === undefined ? [] : [first.guess];
}
const MAX_OWNERS = 5;
function ownerCounts({ owners }) {
	if (owners.length < 2)
		return [];
	const counts = owners
		.slice(0, MAX_OWNERS)
		.map(({ name, total }) => `${common.truncate(name, 100)} ${common.formatCount(total)}`);
	const left = owners.length - MAX_OWNERS;
	return left > 0 ? [...counts, `${left} more owners`] : counts;
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
const ownersCell = (test, mentionOwners) => common.joined(later.ownersOf(test)
	.filter((name) => name !== later.NO_OWNER)
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
		lines: [...doubtTexts(report).map(common.prose), numbersLine(report), gateLine(report)].filter(isFilled),
		parts: [...tables(report, place), closing(report, place)],
	};
}
function gateLine(report) {
	const counts = report.exceeded.length > 0 && !isAboutNew(report) ? ownerCounts(report) : [];
	return counts.length === 0 ? [] : common.words `By owner: ${common.joined(counts, ', ')}`;
}
const isFilled = ({ length }) => length > 0;
const MAX_SLACK_TESTS = 10;
function flakyMessage(report, runUrl) {
	const { counts, repository, repositoryPage } = report;
	const groups = [{ name: '', ...counts }];
	const newRows = report.change?.newRows.slice(0, MAX_SLACK_TESTS) ?? [];
	const rows = rowsBefore(report).slice(0, MAX_SLACK_TESTS - newRows.length);
	const change = report.change && { ...report.change, newRows };
	const brief = { ...report, grouping: 'none', groups, rows, change };
	const remedy = flakyRemedy(report);
	const next = remedy === '' ? undefined : common.prose(remedy);
	return {
		report: { ...flakyContents(brief), next },
		where: common.repositoryName(repository),
		pages: [
			['Report of the run', runUrl],
			['Repository', repositoryPage],
		],
	};
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
		later.impactOf(test),
		common.joined([common.small(dayOfStatus(test))]),
	]),
	total,
	brief: tests.map(briefTest),
});
function briefTest(test) {
	const owners = later.ownersOf(test).filter((owner) => owner !== later.NO_OWNER);
	const facts = [];
	if (test.status.value === 'broken')
		facts.push('broken');
	facts.push(`${common.pluralize(later.impactOf(test), 'pull request')} in 7 days`);
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
	page: (_tests, rows, first) => `${first ? '' : ','}\n${rows.join(',\n')}`,
	end: '\n]\n',
};
const NDJSON = {
	begin: '',
	page: (_tests, rows) => `${rows.join('\n')}\n`,
	end: '',
};
const TEST_FILE_FORMATS = { '.ndjson': NDJSON, '.csv': CSV };
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
		const rows = tests.map((test) => JSON.stringify(test));
		for (const { writer, format } of this.#files)
			writer.write(format.page(tests, rows, this.#first));
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
		const owners = isAboutNew(report) ? [] : ownerCounts(report);
		if (owners.length > 0)
			problems.push(`By owner: ${owners.join(', ')}`);
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
function flakyComment(report, { mentionOwners, changedFiles = [], runUrl, now }) {
	const { counts, change } = report;
	const isChanged = changeCheck(changedFiles);
	let left = Math.min(MAX_TESTS_IN_COMMENT, report.maxRows);
	const itemsOf = (tests, mark) => {
		const first = [...tests.filter(isChanged), ...tests.filter((test) => !isChanged(test))];
		const style = { grouping: 'none', mentionOwners, ...(mark && { mark }) };
		const listed = first.slice(0, left);
		left -= listed.length;
		return listed.map((test) => testCell(test, style, moreOf(test, isChanged(test))));
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
	return { ...flakyVerdict(report), lines, next, parts: [...parts, [common.small(smallPrint)]] };
}
function moreOf(test, isChanged) {
	const facts = [];
	if (isChanged)
		facts.push(common.strong('its file is changed here'));
	facts.push(`hit ${common.pluralize(later.impactOf(test), 'pull request')} in 7 days`);
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

function readIssueAhead(context, deadline, title = clients.OWNER_PLACEHOLDER) {
	if (title.includes(clients.OWNER_PLACEHOLDER))
		return undefined;
	const isWanted = ({ marker }) => marker === issueMarker(title);
	return clients.readAhead(context, deadline, (posts, deadline) => posts.listIssues(context, deadline, { state: 'open', isWanted }));
}
const issueMarker = (title) => `list-flaky/${clients.shortHash(title)}`;
async function publishTests(given, context, deadline, listing, summary, pullRequest, ahead) {
	const { report } = listing;
	await later.publish(context, deadline, summary, {
		files: { paths: given.reportFiles.filter((file) => clients.extensionOf(file) === '.md') },
		slack: { path: given.slackPayloadFile, ...flakyMessage(report, context.event.runUrl) },
		comment: pullRequest === undefined
			? undefined
			: await commentOn(pullRequest, given, context, deadline, report),
	});
	const { issueTitle: title } = given;
	if (title === undefined)
		return {};
	const isForOwners = title.includes(clients.OWNER_PLACEHOLDER);
	const reason = isForOwners
		? await reasonAgainstOwnerIssues(context, deadline, title, report)
		: reasonAgainstIssue(report);
	if (reason !== undefined) {
		context.log.warning(`${reason} The issue ${JSON.stringify(title)} was left alone.`);
		return {};
	}
	const place = isForOwners
		? { ownerIssues: ownerIssues(title, given, listing) }
		: {
			issue: {
				title,
				marker: issueMarker(title),
				report: issueContents(given, report),
				isDone: report.counts.total === 0,
				ahead,
			},
		};
	return later.publish(context, deadline, summary, place);
}
const issueContents = ({ mentionOwners }, report) => flakyContents(report, { kind: 'issue', mentionOwners });
function ownerIssues(title, given, { owners, report }) {
	const isConcerned = compileOwners(given.codeOwners);
	return {
		title,
		marker: issueMarker(title),
		owners: new Map([...owners].map(([owner, own]) => [owner, issueContents(given, own)])),
		isDone: (owner) => !report.truncated && isConcerned(owner),
	};
}
function reasonAgainstIssue({ doubts, truncated, counts }) {
	if (doubts.length > 0)
		return doubts.map(({ text }) => text).join(' ');
	if (truncated && counts.total === 0)
		return '`max-tests` ended the list before any test passed the filters, and a later one might.';
	return undefined;
}
async function reasonAgainstOwnerIssues(context, deadline, title, { doubts }) {
	const reasons = doubts.filter(({ owner }) => owner === undefined);
	if (reasons.length > 0)
		return reasons.map(({ text }) => text).join(' ');
	const patterns = doubts.flatMap(({ owner }) => owner ?? []);
	if (patterns.length === 0)
		return undefined;
	const { ownersWithIssues } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.issues);
	const isUnknown = (pattern, owners) => !owners.some(compileOwners([pattern]));
	const knownOwners = await ownersWithIssues(context, deadline, issueMarker(title), compileOwners(patterns), (owners) => !patterns.some((pattern) => isUnknown(pattern, owners)));
	for (const { owner, text } of doubts)
		if (owner !== undefined && isUnknown(owner, knownOwners))
			context.log.warning(text);
	return undefined;
}
const CHANGED_FILES_MS = 20_000;
async function commentOn(number, { comment, issueTitle = '', mentionOwners }, context, deadline, report) {
	const { event, clock } = context;
	const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0;
	const hasTests = report.counts.total > 0 && !onlyUpdate;
	const changedFiles = hasTests ? await readChangedFiles(context, deadline, number) : undefined;
	const facts = { mentionOwners, changedFiles, runUrl: event.runUrl, now: clock.now() };
	return {
		number,
		marker: issueMarker(`${report.status} ${issueTitle}`),
		report: flakyComment(report, facts),
		onlyUpdate,
	};
}
async function readChangedFiles(context, deadline, number) {
	if (!context.github.available)
		return undefined;
	const { github, log } = context;
	const limit = deadline.atMost(CHANGED_FILES_MS);
	const files = Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.pullFiles).then(({ listFiles }) => listFiles(github, limit, number));
	return common.bestEffort(limit, files, (why) => log.info(why));
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
		const contents = flakyContents(report);
		context.setOutputs({ 'report-markdown': common.markdown(contents, common.OUTPUT_BUDGET_BYTES) });
		if (given.annotations)
			annotate(context, report);
		const summary = withNotes(contents, listing.unmatched);
		const { issueNumber, issues, refusal } = await publishTests(given, context, context.deadline, listing, summary, pullRequest$1, ahead);
		context.setOutputs({ issues, 'issue-number': issueNumber });
		return {
			...flakyOutcome(given, report, refusal),
			details: { counts, owners, groups, change, truncated, exceeded },
			summary: refusal === undefined ? summary : withoutIssue(refusal, report, summary),
		};
	},
});
async function listTests(given, context, deadline) {
	const { repository, event, workspace, service, log } = context;
	const statuses = given.status === 'all' ? later.UNHEALTHY : [given.status];
	const tests = new later.UnhealthyTests({ ...given, repository, service, log, deadline, statuses });
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