"use strict";
exports.id = 36;
exports.ids = [36];
exports.modules = {

 2655:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_path = __webpack_require__(6760);
const publish = __webpack_require__(9537);
const common = __webpack_require__(9248);
const unhealthyTest = __webpack_require__(6875);
const clients = __webpack_require__(1599);
const pages = __webpack_require__(9254);
const pullRequest = __webpack_require__(9441);

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
	const isPath = publish.compilePaths([pattern]);
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
	const passes = publish.compileFilters(options);
	const check = publish.checkFilters(options);
	const patterns = new UnmatchedPatterns(options);
	const baseline = await baselineOf(options.workspace, options.baselineFile);
	const knownIds = new Set();
	for await (const { id } of baseline?.() ?? [])
		knownIds.add(id);
	const all = startReport(options);
	const ofOwners = new Map();
	const hasReport = publish.compileOwners(options.codeOwners);
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
	const counts = new publish.TestCounts(groupBy);
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
			counts.add(test);
			listedTests.add(test);
			if (news === 'new')
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
				filters: publish.describeFilters(options),
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
	quarantined: clients.choice(publish.QUARANTINED),
	minPullRequestsImpacted: countInput(),
	sort: clients.choice(SORTS),
	groupBy: clients.choice(publish.GROUPINGS),
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

function withNotes(report, notes) {
	if (notes.length === 0)
		return report;
	const [headline = '', ...rest] = report.split('\n\n');
	return [headline, notes.map(common.prose).join('<br>\n'), ...rest].join('\n\n');
}
function noIssueText({ explanation }, { exceeded }, report) {
	const why = common.failureLine(explanation);
	if (exceeded.length > 0)
		return `${report}\n${why}`;
	const headline = '### ❌ The tests were listed, but their issue was not written';
	return `${headline}\n\n${why}\n\n${report}`;
}
function setFlakyOutputs({ setOutputs, log }, report, testsFile) {
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
		const problems = [publish.firstTests(report)];
		if (refused !== undefined)
			problems.push(refused.message);
		const failure = new common.ActionError('refused', {
			request: `Listing the tests of ${given.orgSlug}`,
			problem: problems.join('. '),
			remedy: publish.flakyRemedy(report),
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

const MAX_SLACK_TESTS = 10;
function flakySlack(report, runUrl) {
	const { counts, change, doubts, exceeded, repository, repositoryPage } = report;
	const name = common.repositoryName(repository);
	const newTests = change?.newRows ?? [];
	const otherTests = publish.rowsBefore(report);
	const news = publish.newsOf(report).replaceAll('`', '').replace(/^N/, 'n');
	const filters = publish.filtersOf(report, (pattern) => common.truncate(common.visible(pattern), SLACK_PATTERN_LENGTH));
	let headline = `${name}: ${news}${filters}`;
	const limits = exceeded.map(({ input, allowed }) => `${input} allows ${common.formatCount(allowed)}`);
	if (limits.length > 0)
		headline += `; ${limits.join(', ')}`;
	const blocks = common.bulletList('', publish.doubtTexts(report).map(doubtLine));
	if (counts.total > 0 || doubts.length === 0)
		blocks.push(numbersSection(report));
	blocks.push(...common.nextParagraph(publish.flakyRemedy(report)));
	blocks.push(...testList('New since the baseline', newTests, change?.new ?? 0));
	const firstOthers = otherTests.slice(0, Math.max(0, MAX_SLACK_TESTS - newTests.length));
	if (change === undefined)
		blocks.push(...testList('Tests', firstOthers, counts.total));
	else
		blocks.push(...testList('Others', firstOthers, change.still));
	const footer = common.footer([
		['Report of the run', runUrl],
		['Repository', repositoryPage],
	]);
	return common.message(headline, [...blocks, ...footer]);
}
const SLACK_PATTERN_LENGTH = 40;
const doubtLine = (text) => common.section([{ type: 'text', text: common.truncate(common.visible(text.replaceAll('`', '')), 300) }]);
const numbersSection = (report) => ({
	type: 'section',
	fields: flakyNumbers(report).map(([name, value]) => ({
		type: 'mrkdwn',
		text: `*${name}*\n${value}`,
	})),
});
function flakyNumbers({ counts, change, status }) {
	const { flaky, broken, quarantined } = counts;
	return Object.entries({
		...(status !== 'broken' && { Flaky: flaky }),
		...(status !== 'flaky' && { Broken: broken }),
		Quarantined: quarantined,
		...(change && { New: change.new, Resolved: change.resolved }),
	}).map(([name, value]) => [name, value === undefined ? 'unknown' : common.formatCount(value)]);
}
function testList(title, rows, total) {
	const bullets = rows.slice(0, MAX_SLACK_TESTS).map(testBullet);
	if (bullets.length < total)
		return common.bulletList(`${title} (${bullets.length} of ${total})`, bullets);
	return common.bulletList(`${title} (${total})`, bullets);
}
function testBullet(test) {
	const name = common.truncate(common.visible(test.name), 120) || '(no name)';
	const owners = unhealthyTest.ownersOf(test).filter((owner) => owner !== unhealthyTest.NO_OWNER);
	const facts = [];
	if (test.status.value === 'broken')
		facts.push('broken');
	facts.push(`${common.pluralize(unhealthyTest.impactOf(test), 'pull request')} in 7 days`);
	if (test.quarantined === true)
		facts.push('quarantined');
	const ownerNames = common.truncate(common.visible(owners.join(', ')), 80);
	if (ownerNames !== '')
		facts.push(ownerNames);
	return common.section([
		common.linkElement(name, test.html_url),
		{ type: 'text', text: ` — ${facts.join(', ')}` },
	]);
}

const REPORT_BUDGET_BYTES = common.SUMMARY_BUDGET_BYTES - 16 * 1024;
async function publishTests(given, context, listing, { pullRequest, ahead }, summary) {
	const { setOutputs, workspace } = context;
	const { report } = listing;
	setOutputs({ 'report-markdown': publish.flakyMarkdown(report, common.OUTPUT_BUDGET_BYTES) });
	for (const path of given.reportFiles.filter((file) => clients.extensionOf(file) === '.md'))
		await workspace.write('report-files', path, summary);
	if (given.slackPayloadFile !== undefined) {
		const payload = common.payloadFile(flakySlack(report, context.event.runUrl));
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	if (given.annotations)
		publish.annotate(context, report);
	const { comment, issueTitle: title, mentionOwners } = given;
	const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0;
	if (pullRequest !== undefined)
		await publish.publishComment(context, report, { number: pullRequest, title, mentionOwners, onlyUpdate });
	if (title === undefined)
		return undefined;
	const isConcerned = publish.compileOwners(given.codeOwners);
	return publish.publishIssues(context, { ...listing, title, isConcerned, mentionOwners, ahead });
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
				const place = publish.misspeltPlace(issueTitle);
				return (place &&
					`contains \`${place}\`. Write \`${publish.OWNER_PLACE}\` for the code owner, or leave out the braces`);
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
		const pullRequest$1 = await pullRequest.numberToCommentOn(given.comment, location, context);
		const ahead = publish.readIssueAhead(context, given.issueTitle);
		const listing = await listTests(given, context);
		const { report } = listing;
		const { counts, owners, change, truncated, exceeded } = report;
		const groups = report.grouping === 'none' ? undefined : report.groups;
		warnOfGaps(given, context, listing);
		for (const note of listing.unmatched)
			context.log.info(note);
		const markdown = publish.flakyMarkdown(report, REPORT_BUDGET_BYTES);
		const summary = withNotes(markdown, listing.unmatched);
		const refused = await publishTests(given, context, listing, { pullRequest: pullRequest$1, ahead }, summary);
		return {
			...flakyOutcome(given, report, refused),
			details: { counts, owners, groups, change, truncated, exceeded },
			summary: refused === undefined ? summary : noIssueText(refused, report, summary),
		};
	},
});
async function listTests(given, context) {
	const { repository, event, workspace, service, log, signal } = context;
	const statuses = given.status === 'all' ? unhealthyTest.UNHEALTHY : [given.status];
	const tests = new pages.UnhealthyTests({ ...given, repository, service, log, signal, statuses });
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
		const byOwner = given.issueTitle?.includes(publish.OWNER_PLACE) === true;
		const options = { ...given, about, workspace, tests, files, byOwner };
		const collection = await collect(options);
		const [testsFile = own] = files.commit();
		setFlakyOutputs(context, collection.report, testsFile);
		const gates = gatesOf(given, collection.report);
		const exceeded = gates.filter(({ allowed, found }) => found > allowed);
		return { ...collection, report: { ...collection.report, exceeded } };
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