"use strict";
exports.id = 2655;
exports.ids = [2655];
exports.modules = {

 2655:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_path = __webpack_require__(6760);
const index = __webpack_require__(3690);
const main = __webpack_require__(4516);
const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);
const publish = __webpack_require__(9254);
const commits = __webpack_require__(7044);
const resolve = __webpack_require__(8966);

const MAX_ANNOTATIONS = 10;
function annotate({ log }, { rows }) {
	for (const test of rows.filter(({ file_path }) => file_path).slice(0, MAX_ANNOTATIONS)) {
		const { name, variant, status, html_url: page, file_path: file } = test;
		const subject = [index.truncate(name, 200)];
		if (variant)
			subject.push(`(${index.truncate(variant, 60)})`);
		const facts = [
			`${subject.join(' ')} is ${status.value}`,
			`${index.pluralize(main.impactOf(test), 'pull request')} impacted in the last 7 days`,
		];
		if (test.quarantined === true)
			facts.push('quarantined');
		if (status.reason)
			facts.push(index.truncate(status.reason, 300));
		if (page)
			facts.push(index.truncate(page, 500));
		const title = status.value === 'broken' ? 'Broken test' : 'Flaky test';
		log.notice(facts.join('; '), { title, file: file ?? '' });
	}
}

const GROUPINGS = ['none', 'code-owner', 'file'];
const fileOf = (test) => test.file_path || main.NO_FILE;
const groupKey = (name, grouping) => grouping === 'code-owner' ? name.toLowerCase() : name;
function groupKeysOf(test, grouping) {
	if (grouping === 'none')
		return [''];
	if (grouping === 'file')
		return [fileOf(test)];
	return main.ownersOf(test).map((owner) => groupKey(owner, grouping));
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
		for (const owner of main.ownersOf(test))
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
		const owners = ordered(this.#owners, main.NO_OWNER);
		const files = ordered(this.#files, main.NO_FILE);
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
	const isName = pullFiles.compileGlobs(names, 'text');
	return (test) => (codeOwners.length === 0 || main.ownersOf(test).some(isOwner)) &&
		(filePaths.length === 0 || (typeof test.file_path === 'string' && isPath(test.file_path))) &&
		(names.length === 0 || isName(test.name)) &&
		(quarantined === 'include' || (test.quarantined === true) === (quarantined === 'only')) &&
		main.impactOf(test) >= minPullRequestsImpacted;
}
function compilePaths(patterns) {
	const matches = timeInQueue.compilePathPatterns(patterns.map(withSlashes));
	return (path) => matches(withSlashes(path));
}
const withSlashes = (path) => path.replaceAll('\\', '/');
function compileOwners(patterns) {
	if (patterns.length === 0)
		return () => true;
	const named = patterns.filter((pattern) => pattern !== main.NO_OWNER);
	const matches = pullFiles.compileGlobs(named, 'path', true);
	return (owner) => {
		if (owner === main.NO_OWNER)
			return patterns.includes(main.NO_OWNER);
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
		const words = `at least ${index.pluralize(impacted, 'pull request')} hit`;
		filterWords.push({ words, values: [] });
	}
	return filterWords;
}
function checkFilters(filters) {
	const { codeOwners, filePaths, quarantined, minPullRequestsImpacted } = filters;
	const patterns = codeOwners.filter((pattern) => pattern !== main.NO_OWNER);
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
	const meant = pullFiles.misspelt(pattern, owners, Math.max(3, pattern.length / 3));
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
const since = ({ status }) => index.parseTime(status.timestamp) ?? Number.POSITIVE_INFINITY;
const ORDERS = {
	impact: (a, b) => main.impactOf(b) - main.impactOf(a),
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
			.map(({ input, pattern }) => `\`${input}\`: ${none} matches ${index.inBackticks(pattern)}`);
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
	const isName = pullFiles.compileGlobs([pattern], 'text');
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
		for (const owner of main.ownersOf(test).filter(hasReport)) {
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
	const { readBaseline } = await Promise.resolve().then(() => baseline);
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
		return `at least ${index.formatCount(total)} ${tests}`;
	return `${index.formatCount(total)} ${tests}`;
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
		return `${index.formatCount(newCount)} new ${testsOf(report.status, newCount)}`;
	if (change === undefined || counts.total === 0)
		return countOf(report);
	if (newCount === 0)
		return `${countOf(report)}, none new`;
	return `${countOf(report)}, ${index.formatCount(newCount)} new`;
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
		.map(({ name, total }) => `${index.truncate(name, 100)} ${index.formatCount(total)}`);
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
	const names = tests.slice(0, MAX_NAMED).map(({ name }) => index.inBackticks(name));
	if (names.length === 0)
		return index.formatCount(total);
	const left = total - names.length;
	if (left <= 0)
		return names.join(', ');
	return `${names.join(', ')} and ${index.formatCount(left)} more`;
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
const NEW_MARK = '\ud83c\udd95';
function testCell(test, { grouping, mentionOwners, mark }, more = []) {
	const { name, variant, quarantined, status } = test;
	const isBroken = status.value === 'broken';
	const facts = [];
	if (isBroken)
		facts.push('broken');
	else if (mark === NEW_MARK)
		facts.push('flaky');
	if (quarantined === true)
		facts.push('quarantined');
	if (grouping !== 'file')
		facts.push(fileCell(test));
	if (grouping !== 'code-owner')
		facts.push(ownersCell(test, mentionOwners));
	facts.push(ticketCell(test), ...more);
	const sign = pullFiles.own(`${mark ?? (isBroken ? pullFiles.MARKS.bad : pullFiles.MARKS.warning)}\u00a0`);
	const label = { ...pullFiles.link(index.truncate(name, NAME_LENGTH), test.html_url), isLong: true };
	const suffix = variant ? pullFiles.words ` ${pullFiles.code(index.truncate(variant, 60))}` : [];
	return pullFiles.withSmallPrint([sign, label, ...suffix], facts);
}
function dayOfStatus({ status }) {
	const time = index.parseTime(status.timestamp);
	if (time === undefined)
		return [];
	return [pullFiles.own(new Date(time).toISOString().slice(0, 10).replaceAll('-', '\u2011'))];
}
const ownersCell = (test, mentionOwners) => pullFiles.joined(main.ownersOf(test)
	.filter((name) => name !== main.NO_OWNER)
	.slice(0, 5)
	.map((name) => shownOwner(name, mentionOwners)), ' ');
function fileCell({ file_path: path, repository }) {
	if (!path)
		return [];
	const page = repository?.html_url?.replace(/\/+$/, '');
	const safePath = index.redact(path);
	const segments = safePath
		.replace(/\p{Cs}/gu, '\ufffd')
		.split('/')
		.map(encodeURIComponent);
	const address = page && `${page}/blob/HEAD/${segments.join('/')}`;
	return [{ ...pullFiles.link(shortPath(safePath), address), isLong: true }];
}
function shortPath(path) {
	if (path.length <= PATH_LENGTH)
		return path;
	const slash = path.indexOf('/', path.length - PATH_LENGTH);
	if (slash === -1)
		return index.truncate(path, CELL_LENGTH);
	return `\u2026${path.slice(slash)}`;
}
function ticketCell({ ticket }) {
	const address = ticket?.html_url;
	if (!address)
		return [];
	const [path = ''] = index.redact(address).split(/[?#]/, 1);
	const last = path.split('/').filter(Boolean).at(-1) ?? address;
	return [pullFiles.link(index.truncate(last, 40), address)];
}
const OWNER_MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i;
function shownOwner(name, mentionOwners) {
	if (mentionOwners && OWNER_MENTION.test(name))
		return pullFiles.mention(name);
	return pullFiles.code(index.truncate(name, 100));
}

const GROUP_NAME_LENGTH = 200;
const PATTERN_LENGTH = 60;
const MAX_VALUES = 3;
const SUMMARY = { kind: 'summary', mentionOwners: false };
function flakyContents(report, place = SUMMARY) {
	const remedy = flakyRemedy(report);
	return {
		...flakyVerdict(report),
		lines: [...doubtTexts(report).map(pullFiles.prose), numbersLine(report), gateLine(report)].filter(isFilled),
		next: remedy === '' ? undefined : pullFiles.prose(remedy),
		parts: [...tables(report, place), closing(report, place)],
	};
}
function gateLine(report) {
	const counts = report.exceeded.length > 0 && !isAboutNew(report) ? ownerCounts(report) : [];
	return counts.length === 0 ? [] : pullFiles.words `By owner: ${pullFiles.joined(counts, ', ')}`;
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
	return {
		report: flakyContents(brief),
		where: pullFiles.repositoryName(repository),
		pages: [
			['Report of the run', runUrl],
			['Repository', repositoryPage],
		],
	};
}
function flakyVerdict(report) {
	const { counts, truncated, exceeded, doubts } = report;
	const count = pullFiles.prose(index.capitalize(countHeadline(report)));
	const verdict = pullFiles.words `${count}${ofOtherRepository(report)}${filtersOf(report)}`;
	const limits = exceeded.map(({ input, allowed }) => pullFiles.words `${pullFiles.code(input)} allows ${index.formatCount(allowed)}`);
	if (limits.length > 0)
		return { mark: pullFiles.MARKS.bad, headline: pullFiles.words `${verdict}; ${pullFiles.joined(limits, ', ')}` };
	if (counts.total > 0 || doubts.length > 0)
		return { mark: pullFiles.MARKS.warning, headline: verdict };
	if (!truncated)
		return { mark: pullFiles.MARKS.good, headline: verdict };
	const headline = pullFiles.words `${verdict} before ${pullFiles.code('max-tests')} ended the list`;
	return { mark: pullFiles.MARKS.neutral, headline };
}
function ofOtherRepository({ repository, repositoryPage, isOfRun }) {
	if (isOfRun)
		return [];
	return pullFiles.words ` in ${pullFiles.link(pullFiles.repositoryName(repository), repositoryPage)}`;
}
function filtersOf({ filters, counts, doubts }) {
	const clauses = filters
		.filter(({ values }) => {
		const isOnlyValue = values.length === 1 && values[0] === doubts[0]?.owner;
		return counts.total > 0 || !isOnlyValue;
	})
		.map(({ words, values }) => {
		const patterns = values.map((value) => pullFiles.code(index.truncate(value, PATTERN_LENGTH)));
		return pullFiles.joined([words, pullFiles.firstLines(patterns, MAX_VALUES)], ' ');
	});
	return clauses.length === 0 ? [] : pullFiles.words ` (${pullFiles.joined(clauses, '; ')})`;
}
const countsIn = (numbers) => Object.entries(numbers)
	.filter(([, count]) => count > 0)
	.map(([name, count]) => `${index.formatCount(count)} ${name}`);
function numbersLine(report) {
	const { counts, change, status } = report;
	const { flaky, broken, quarantined } = counts;
	const statuses = status === 'all' ? { flaky, broken } : {};
	const groups = [
		{ 'in all': isAboutNew(report) ? counts.total : 0 },
		statuses,
		{ 'of them quarantined': quarantined },
		{ 'resolved since the baseline': change?.resolved ?? 0 },
	];
	return pullFiles.joined(groups.map((numbers) => pullFiles.joined(countsIn(numbers), ', ')));
}
function tables(report, { mentionOwners }) {
	const { change, maxRows, grouping, newByGroup } = report;
	const style = { grouping: 'none', mentionOwners };
	const parts = [];
	if (change?.new) {
		const title = pullFiles.words `New since the baseline (${index.formatCount(change.new)})`;
		const rows = change.newRows.slice(0, maxRows);
		parts.push({ ...testTable({ ...style, mark: NEW_MARK }, rows, change.new), title });
	}
	for (const { group, rows } of sectionsOf({ ...report, rows: rowsBefore(report) })) {
		const newCount = newByGroup.get(groupKey(group.name, grouping)) ?? 0;
		const table = testTable({ grouping, mentionOwners }, rows, group.total - newCount);
		parts.push({ ...table, title: titleOf(group, report, mentionOwners) });
	}
	parts.push(...groupOverview(report));
	if (change?.resolved) {
		const fold = `${index.formatCount(change.resolved)} resolved since the baseline`;
		const rows = change.resolvedRows.slice(0, maxRows);
		parts.push({ fold, parts: [testTable({ ...style, mark: '\u2705' }, rows, change.resolved)] });
	}
	return parts;
}
function titleOf({ name, total }, { grouping, change }, mentionOwners) {
	switch (grouping) {
		case 'none':
			return change && pullFiles.words `Still unhealthy (${index.formatCount(change.still)})`;
		case 'file':
			return pullFiles.words `${pullFiles.code(index.truncate(name, GROUP_NAME_LENGTH))} (${index.formatCount(total)})`;
		case 'code-owner':
			return pullFiles.words `${shownOwner(name, mentionOwners)} (${index.formatCount(total)})`;
	}
}
const TABLE_COLUMNS = [
	'Test',
	{ number: [...pullFiles.words `PRs\u00a0hit\n`, pullFiles.small(pullFiles.words `in\u00a07\u00a0days`)] },
	'Since',
];
const testTable = (style, tests, total) => ({
	head: TABLE_COLUMNS,
	rows: tests.map((test) => [
		testCell(test, style),
		main.impactOf(test),
		pullFiles.joined([pullFiles.small(dayOfStatus(test))]),
	]),
	total,
	brief: tests.map(briefTest),
});
function briefTest(test) {
	const owners = main.ownersOf(test).filter((owner) => owner !== main.NO_OWNER);
	const facts = [];
	if (test.status.value === 'broken')
		facts.push('broken');
	facts.push(`${index.pluralize(main.impactOf(test), 'pull request')} in 7 days`);
	if (test.quarantined === true)
		facts.push('quarantined');
	if (owners.length > 0)
		facts.push(index.truncate(owners.join(', '), 80));
	const name = pullFiles.link(index.truncate(test.name, 120).trim() || '(no name)', test.html_url);
	return pullFiles.words `${name} \u2014 ${facts.join(', ')}`;
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
		pullFiles.code(index.truncate(name, GROUP_NAME_LENGTH)),
		...[total, flaky, broken, quarantined].map(index.formatCount),
	]);
	const table = { head: ['', ...numbers], rows, total: counted.length };
	return [{ fold: `${index.formatCount(counted.length)} ${noun}`, parts: [table] }];
}
function closing({ counts, files, truncated, change, rows }, { kind }) {
	const notes = [];
	if (kind === 'issue' && rows.length < counts.total)
		notes.push(pullFiles.words `The output ${pullFiles.code('tests-file')} has all tests.`);
	if (kind === 'summary' && counts.total > 0) {
		const names = files.map((file) => pullFiles.code(index.truncate(file, 100)));
		notes.push(pullFiles.words `All tests are also in ${pullFiles.joined(names, ', ')}.`);
	}
	if (truncated)
		notes.push(pullFiles.words `There are more: ${pullFiles.code('max-tests')} ended the list.`);
	if (truncated && change !== undefined)
		notes.push(pullFiles.words `The list is incomplete, so no test counts as resolved.`);
	return notes.length === 0 ? [] : [pullFiles.small(pullFiles.joined(notes, ' '))];
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
		const clean = index.redact(value);
		return name === 'codeowners' && OWNERS.test(clean) ? clean : main.neutralizeFormula(clean);
	});
}
const CSV = {
	begin: main.csvRow(CSV_HEADER),
	page: (tests) => tests.map((test) => main.csvRow(csvCells(test))).join(''),
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
				const format = TEST_FILE_FORMATS[publish.extensionOf(path)] ?? JSON_ARRAY;
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
const countInput = (min = 0) => pullFiles.wholeNumber({ min, max: MAX_TEST_COUNT });
const flakyInputs = {
	orgSlug: pullFiles.orgSlug(),
	status: pullFiles.choice(['flaky', 'broken', 'all']),
	pageSize: pullFiles.wholeNumber({ min: 1, max: 100 }),
	maxTests: pullFiles.optional(countInput(1)),
	codeOwners: pullFiles.withDefault(pullFiles.globs('owners'), []),
	filePaths: pullFiles.withDefault(pullFiles.globs('paths'), []),
	names: pullFiles.withDefault(pullFiles.globs('names'), []),
	quarantined: pullFiles.choice(QUARANTINED),
	minPullRequestsImpacted: countInput(),
	sort: pullFiles.choice(SORTS),
	groupBy: pullFiles.choice(GROUPINGS),
	maxRows: countInput(),
	baselineFile: pullFiles.optional(pullFiles.line()),
	reportFiles: pullFiles.withDefault(pullFiles.lines('paths'), []),
	issueTitle: pullFiles.optional(pullFiles.line()),
	comment: pullFiles.commentPolicy(),
	mentionOwners: pullFiles.flag(),
	annotations: pullFiles.flag(),
	slackPayloadFile: pullFiles.optional(pullFiles.line()),
	failAbove: pullFiles.optional(countInput()),
	failAboveNew: pullFiles.optional(countInput()),
};

const withNotes = (contents, notes) => ({
	...contents,
	lines: [...notes.map(pullFiles.prose), ...(contents.lines ?? [])],
});
function withoutIssue(refused, { exceeded }, contents) {
	if (exceeded.length === 0)
		return pullFiles.failedAfter(contents, 'The tests were listed, but their issue was not written', refused);
	return { ...contents, lines: [...(contents.lines ?? []), pullFiles.failureLine(refused.explanation)] };
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
		const failure = new index.ActionError('refused', {
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
	const newTests = itemsOf(change?.newRows ?? [], '\ud83c\udd95');
	const otherTests = itemsOf(rowsBefore(report));
	const hasTooMany = report.exceeded.some(({ input }) => input === 'fail-above');
	const parts = [{ items: [...newTests, ...otherTests], total: counts.total }];
	if (change !== undefined && !hasTooMany && otherTests.length > 0) {
		const others = { items: otherTests, total: change.still };
		const fold = `${index.formatCount(change.still)} unhealthy before`;
		parts.splice(0, 1, { items: newTests, total: change.new }, { fold, parts: [others] });
	}
	const smallPrint = pullFiles.joined([
		numbersLine(report),
		pullFiles.own(`${index.utcMinute(now)} UTC`),
		pullFiles.link('Run', runUrl),
	]);
	const lines = doubtTexts(report).map(pullFiles.prose);
	const remedy = flakyRemedy(report);
	const next = remedy === '' ? undefined : pullFiles.prose(remedy);
	return { ...flakyVerdict(report), lines, next, parts: [...parts, [pullFiles.small(smallPrint)]] };
}
function moreOf(test, isChanged) {
	const facts = [];
	if (isChanged)
		facts.push(pullFiles.strong('its file is changed here'));
	facts.push(`hit ${index.pluralize(main.impactOf(test), 'pull request')} in 7 days`);
	const day = dayOfStatus(test);
	if (day.length > 0)
		facts.push(pullFiles.words `since ${day}`);
	return facts;
}
function changeCheck(files) {
	const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]));
	return ({ file_path: path }) => typeof path === 'string' && paths.has(plainPath(path));
}
const plainPath = (path) => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');

function readIssueAhead(context, deadline, title = commits.OWNER_PLACEHOLDER) {
	if (title.includes(commits.OWNER_PLACEHOLDER))
		return undefined;
	const isWanted = ({ marker }) => marker === issueMarker(title);
	return main.readAhead(context, deadline, (posts, deadline) => posts.listIssues(context, deadline, { state: 'open', isWanted }));
}
const issueMarker = (title) => `list-flaky/${commits.shortHash(title)}`;
async function publishTests(given, context, deadline, listing, summary, pullRequest, ahead) {
	const { report } = listing;
	await publish.publish(context, deadline, summary, {
		files: { paths: given.reportFiles.filter((file) => publish.extensionOf(file) === '.md') },
		slack: { path: given.slackPayloadFile, ...flakyMessage(report, context.event.runUrl) },
		comment: pullRequest === undefined
			? undefined
			: await commentOn(pullRequest, given, context, deadline, report),
	});
	const { issueTitle: title } = given;
	if (title === undefined)
		return {};
	const isForOwners = title.includes(commits.OWNER_PLACEHOLDER);
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
	return publish.publish(context, deadline, summary, place);
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
	const { ownersWithIssues } = await Promise.all([__webpack_require__.e(3945), __webpack_require__.e(7963)]).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.issues);
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
	const files = Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7404, 19)).then(n => n.pullFiles).then(({ listFiles }) => listFiles(github, limit, number));
	return commits.bestEffort(limit, files, (why) => log.info(why));
}

const operation = timeInQueue.defineOperation({
	about: 'List the flaky and broken tests of a repository, and report them in an issue, a comment, files or Slack.',
	target: resolve.unresolvedPullRequestTarget,
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
		reportFiles: ({ reportFiles }) => publish.extensionProblem(reportFiles, REPORT_EXTENSIONS),
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined && main.issueTokenProblem(scope),
			({ issueTitle = '' }) => {
				const place = commits.misspeltPlaceholder(issueTitle);
				return (place &&
					`contains \`${place}\`. Write \`${commits.OWNER_PLACEHOLDER}\` for the code owner, or leave out the braces`);
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
		const pullRequest = await resolve.numberToCommentOn(given.comment, location, context, context.deadline);
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
		context.setOutputs({ 'report-markdown': pullFiles.markdown(contents, pullFiles.OUTPUT_BUDGET_BYTES) });
		if (given.annotations)
			annotate(context, report);
		const summary = withNotes(contents, listing.unmatched);
		const { issueNumber, issues, refusal } = await publishTests(given, context, context.deadline, listing, summary, pullRequest, ahead);
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
	const statuses = given.status === 'all' ? main.UNHEALTHY : [given.status];
	const tests = new publish.UnhealthyTests({ ...given, repository, service, log, deadline, statuses });
	const own = workspace.own('unhealthy-tests.json');
	const listing = given.reportFiles.filter((path) => publish.extensionOf(path) !== '.md');
	const files = TestFiles.open(workspace, own, listing);
	try {
		const named = listing.length > 0 ? listing : [node_path.basename(own)];
		const about = {
			repository,
			repositoryPage: pullFiles.repositoryPage(repository, event),
			isOfRun: pullFiles.sameName(pullFiles.repositoryName(repository), event.repository),
			status: given.status,
			files: named,
		};
		const byOwner = given.issueTitle?.includes(commits.OWNER_PLACEHOLDER) === true;
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

const INPUT = 'baseline-file';
const LONG_LINE = 64 * 1024;
async function* readBaseline(workspace, path) {
	let number = 0;
	let ended = false;
	for await (const text of linesOfFile(workspace, path)) {
		const line = text.trim();
		number++;
		const isOtherFirstLine = number === 1 && line !== '[';
		const isOtherSecondLine = number === 2 && !/^(\{.*\},?|\])$/.test(line);
		if (isOtherFirstLine || isOtherSecondLine)
			return yield* readWhole(workspace, path);
		if (ended && line !== '')
			throw wrongBaseline(path, `line ${number} comes after the end of the list`);
		if (line === ']')
			ended = true;
		else if (number > 1 && !ended) {
			if (line.length > LONG_LINE && pullFiles.isTooDeep(Buffer.from(line)))
				throw wrongBaseline(path, `line ${number} has ${pullFiles.TOO_DEEP}`);
			const parse = () => pullFiles.parse(pullFiles.UnhealthyTest, JSON.parse(line.replace(/,$/, '')));
			yield main.listedTest(reading(path, `line ${number} is not a test`, parse), 'flaky');
		}
	}
	if (!ended)
		throw wrongBaseline(path, 'it is cut off: its list has no end');
}
async function* readWhole(workspace, path) {
	const text = await workspace.readText(INPUT, path);
	if (pullFiles.isTooDeep(Buffer.from(text)))
		throw wrongBaseline(path, `it has ${pullFiles.TOO_DEEP}`);
	const parse = () => pullFiles.array(pullFiles.UnhealthyTest).parse(JSON.parse(text));
	for (const test of reading(path, 'it is not a list of tests', parse))
		yield main.listedTest(test, 'flaky');
}
function reading(path, problem, run) {
	try {
		return run();
	}
	catch (cause) {
		throw wrongBaseline(path, problem, cause);
	}
}
async function* linesOfFile(workspace, path) {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	let rest = '';
	for await (const chunk of workspace.chunks(INPUT, path)) {
		const decode = () => decoder.decode(chunk, { stream: true });
		const [end = '', ...lines] = reading(path, 'it is not UTF-8 text', decode).split('\n');
		if (rest.length > pullFiles.FILE_LIMIT_BYTES)
			throw wrongBaseline(path, 'one of its lines is too long');
		rest += end;
		for (const line of lines) {
			yield rest;
			rest = line;
		}
	}
	rest += reading(path, 'it is not UTF-8 text', () => decoder.decode());
	if (rest !== '')
		yield rest;
}
function wrongBaseline(path, problem, cause) {
	const request = `Reading \`${INPUT}\` (${JSON.stringify(path)})`;
	const remedy = 'Name the `tests-file` of an earlier run, or leave the input empty in the first one.';
	return new index.ActionError('invalid-input', { request, problem, remedy }, { cause });
}

const baseline = Object.freeze(Object.defineProperty({
	__proto__: null,
	readBaseline
}, Symbol.toStringTag, { value: 'Module' }));

exports.operation = operation;

 })

};
;