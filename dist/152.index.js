"use strict";
exports.id = 152;
exports.ids = [152,577];
exports.modules = {

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

 4577:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const File = common.mapped(zod.object({ filename: zod.string(), previous_filename: zod.nullish(zod.string()) }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
const Basis = common.mapped(zod.object({
	number: zod.number(),
	changed_files: zod.nullish(zod.number()),
	head: zod.object({ sha: zod.string() }),
	base: zod.object({ ref: zod.string(), sha: zod.nullish(zod.string()) }),
}), ({ number, changed_files, head, base }) => ({
	number,
	headSha: head.sha,
	base: `${base.ref} ${base.sha}`,
	count: changed_files ?? undefined,
}));
const MAX_FILES = 3000;
const MAX_FILE_READINGS = 4;
const PAUSE_MS = 2000;
const PERMISSION = 'pull-requests: read';
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = async (github, deadline, number) => (await github.list(deadline, readingFiles(number), PERMISSION, `/pulls/${number}/files`, File))
	.items;
async function readFilesBasis(github, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const basis = await github.request(deadline, request, PERMISSION, `GET /pulls/${number}`, Basis);
	if (basis.number === number)
		return basis;
	throw clients.badAnswer(request, `it is pull request #${basis.number}, not #${number}`);
}
async function readFiles(github, deadline, number, first) {
	let before = first ?? (await readFilesBasis(github, deadline, number));
	for (let readings = 1;; readings++) {
		const listed = await listFiles(github, deadline, number);
		const items = [...new Map(listed.map((file) => [file.path, file])).values()];
		const after = await readFilesBasis(github, deadline, number);
		const hasMoved = before.headSha !== after.headSha || before.base !== after.base || before.count !== after.count;
		const isWhole = !hasMoved && items.length === after.count;
		const isTooMany = (after.count ?? 0) > MAX_FILES;
		if (isWhole || isTooMany || readings === MAX_FILE_READINGS)
			return { ...after, items, isWhole, hasMoved };
		if (!hasMoved)
			await deadline.sleep(PAUSE_MS);
		before = after;
	}
}
async function readWholeFiles(github, deadline, number) {
	const { items, isWhole } = await readFiles(github, deadline, number);
	if (!isWhole)
		throw incompleteList(readingFiles(number));
	return items;
}
const incompleteList = (request) => new common.ActionError('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

exports.MAX_FILES = MAX_FILES;
exports.MAX_FILE_READINGS = MAX_FILE_READINGS;
exports.incompleteList = incompleteList;
exports.listFiles = listFiles;
exports.readFiles = readFiles;
exports.readFilesBasis = readFilesBasis;
exports.readWholeFiles = readWholeFiles;


 }),

 5498:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const common = __webpack_require__(9248);

async function readTypicalTime(context, deadline, branch) {
	const answer = context.service.getMergeQueueMetrics(deadline, context.repository, { attempts: 1 });
	const exposition = await common.bestEffort(deadline, answer, (why, error) => {
		const problem = error?.explanation.problem ?? why;
		context.log.info(`Continuing without the usual time in the queue: ${problem}`);
	});
	if (exposition === undefined)
		return undefined;
	const { typicalTimeIn } = await __webpack_require__.e( 739).then(__webpack_require__.t.bind(__webpack_require__, 2739, 23));
	return typicalTimeIn(exposition, branch);
}

exports.readTypicalTime = readTypicalTime;


 }),

 4152:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(8964);
const node_path = __webpack_require__(6760);
const unhealthyTest = __webpack_require__(6875);
const pullFiles = __webpack_require__(4577);
const typical = __webpack_require__(5498);

const testChecksInput = () => clients.convert((text, refuse) => clients.splitList(text, /\n/).map((line) => {
	const [, checks = '', , files] = /^(.*?)(\s*=>\s*(.*))?$/.exec(line) ?? [];
	if (checks === '' || files === '')
		refuse(`has ${clients.quote(line)}, which is not of the form CHECKS or CHECKS => FILES`);
	const problem = common.listProblem(text) ?? globLineProblem(checks, 'names');
	const ofFiles = files && globLineProblem(files, 'paths');
	if (problem ?? ofFiles)
		return refuse(`is wrong: ${problem ?? ofFiles}`);
	return { matches: common.compileGlobs([checks], 'text'), files };
}));
const globLineProblem = (glob, listOf) => common.lineProblem(glob, listOf) ?? common.globProblem(glob);
const reportGlobs = (failedTestsFiles, testChecks) => [
	...new Set([...failedTestsFiles, ...testChecks.flatMap(({ files }) => files ?? [])]),
];
function assignReports(failing, testChecks, read) {
	const matched = matchReports(failing, testChecks, read.files);
	const problem = evidenceProblem(matched, read);
	if (problem !== undefined)
		return problem;
	const testsOf = testsOfEach(matched);
	const unproved = matched.find(({ check }) => testsOf.get(check)?.length === 0);
	if (unproved !== undefined)
		return noEvidence(`no report of ${unproved.name} alone has a failing test`);
	return { testsOf };
}
function matchReports(failing, testChecks, files) {
	const claimed = new Set(testChecks.flatMap(({ files }) => files ?? []));
	const isUnclaimed = ({ globs }) => !globs.some((glob) => claimed.has(glob));
	return failing.map((check) => {
		const lines = linesFor(check, testChecks);
		const takesUnclaimed = lines.some(({ files }) => files === undefined);
		const reports = files.filter((report) => {
			if (takesUnclaimed && isUnclaimed(report))
				return true;
			return lines.some(({ files }) => files !== undefined && report.globs.includes(files));
		});
		return {
			check,
			name: common.inBackticks(check.name),
			isListed: lines.length > 0,
			takesUnclaimed,
			reports,
		};
	});
}
const linesFor = ({ name, workflow }, testChecks) => testChecks.filter(({ matches }) => matches(name) || (workflow !== undefined && matches(`${workflow} / ${name}`)));
function evidenceProblem(matched, { files, unmatched }) {
	const unlisted = matched.find(({ isListed }) => !isListed);
	if (unlisted !== undefined)
		return { rule: 2, why: `${unlisted.name} is not one of \`test-checks\`` };
	const missing = [];
	const unreported = matched.find(({ reports }) => reports.length === 0);
	if (unreported !== undefined)
		missing.push(`no report of ${unreported.name}: the job may have crashed before it wrote one`);
	if (unmatched.length > 0)
		missing.push(`no file matches ${unmatched.map(common.inBackticks).join(', ')}`);
	if (missing.length > 0)
		return noEvidence(missing.join('; '));
	const unreadable = files.find(({ problem }) => problem !== undefined);
	if (unreadable !== undefined)
		return noEvidence(`${common.inBackticks(unreadable.path)}, ${unreadable.problem}`);
	const empty = matched.find(({ reports }) => reports.every(({ cases }) => cases === 0));
	if (empty !== undefined)
		return noEvidence(`no report of ${empty.name} has a test case: the job may have crashed before its tests`);
	const sharing = matched.filter(({ takesUnclaimed }) => takesUnclaimed);
	if (sharing.length > 1)
		return noEvidence(`${sharing.map(({ name }) => name).join(' and ')} failed, and \`test-checks\` does not tell their reports apart`);
	return undefined;
}
const noEvidence = (why) => ({ rule: 3, why });
function testsOfEach(matched) {
	const owners = new Map();
	for (const { reports } of matched)
		for (const report of reports)
			owners.set(report, (owners.get(report) ?? 0) + 1);
	const testsOf = new Map();
	for (const { check, reports } of matched) {
		const own = reports.filter((report) => owners.get(report) === 1);
		const tests = own.flatMap(({ failed }) => failed);
		testsOf.set(check, tests);
	}
	return testsOf;
}

const RULES = { unlisted: 4, ambiguous: 4, broken: 4, healthy: 4, recent: 5, touched: 6 };
const doubtfulTest = (kind, rows, why) => ({ kind, rows, rule: RULES[kind], why });
const hasName = ({ name }) => common.withoutInvisible(name) !== '';
function testTitle(test) {
	if (hasName(test))
		return test.name;
	return `${test.classname ?? ''} (no name)`.trim();
}
function judgeTests(tests, comparison) {
	const { listing, workspace } = comparison;
	const byName = rowsByName(listing);
	const changed = changedNames(comparison.changes);
	const matches = tests.map((test) => ({
		test,
		match: matchFailedTest(test, byName.get(test.name.trim()) ?? [], workspace),
	}));
	const sharedRows = rowsOfSeveralTests(matches);
	return matches.map(({ test, match }) => {
		if (match.kind !== 'known')
			return { test, ...match };
		const { rows } = match;
		if (rows.some((row) => sharedRows.has(row)))
			return { test, ...doubtfulTest('ambiguous', rows, SHARED_ROW) };
		if (!rows.every((row) => wasFlakyBefore(row, comparison)))
			return { test, ...doubtfulTest('recent', rows, recentText(comparison)) };
		const change = fileChangeProblem([test.file, ...rows.map((row) => row.file_path)], changed, workspace);
		if (change !== undefined)
			return { test, ...doubtfulTest('touched', rows, change) };
		return { test, ...match };
	});
}
function rowsByName(listing) {
	const byName = new Map();
	for (const row of listing) {
		const name = row.name.trim();
		const others = byName.get(name);
		if (others === undefined)
			byName.set(name, [row]);
		else
			others.push(row);
	}
	return byName;
}
const changedNames = (changes) => [...changes].map(([number, files]) => ({
	number,
	names: common.ifKnown(files)?.flatMap(({ path, previousPath = path }) => [...new Set([path, previousPath])].map(comparablePath)),
}));
const SHARED_ROW = 'another failing test matches the same row of the listing';
function rowsOfSeveralTests(matches) {
	const testsOf = new Map();
	for (const { test, match } of matches)
		for (const row of match.rows)
			testsOf.set(row, (testsOf.get(row) ?? new Set()).add(JSON.stringify(test)));
	const shared = [...testsOf].filter(([, ofRow]) => ofRow.size > 1);
	return new Set(shared.map(([row]) => row));
}
const isQuarantined = ({ rows }) => rows.some(({ quarantined }) => quarantined === true);
function matchFailedTest(test, listing, workspace) {
	if (!hasName(test))
		return doubtfulTest('unlisted', [], 'its report gives it no name');
	const file = normalizePath(test.file, workspace);
	const ofName = [...new Map(listing.map((row) => [row.id, row])).values()].filter(({ name }) => name.trim() === test.name.trim());
	const rows = ofName.filter((row) => agree(row.classname, test.classname) &&
		agree(row.parent, test.parent) &&
		isSameFile(normalizePath(row.file_path, workspace), file));
	if (rows.length === 0)
		return doubtfulTest('unlisted', rows, unlistedText(test, ofName, workspace));
	const places = rows.map(({ classname, parent, file_path }) => [
		classname || '',
		parent || '',
		normalizePath(file_path, workspace) ?? '',
	]);
	const distinct = (values) => new Set(values.map((value) => JSON.stringify(value))).size;
	const variants = distinct(rows.map(({ variant }) => variant || ''));
	if (distinct(places) > 1 || variants < rows.length)
		return doubtfulTest('ambiguous', rows, `it can be any of ${rows.length} tests of the listing`);
	const other = rows.find(({ otherStatus }) => otherStatus !== undefined)?.otherStatus;
	if (other !== undefined)
		return doubtfulTest('healthy', rows, `its own status in the listing is ${common.inBackticks(common.truncate(other, 40))}`);
	if (rows.some(({ status }) => status.value !== 'flaky'))
		return doubtfulTest('broken', rows, 'it is listed as broken');
	return { kind: 'known', rows };
}
function wasFlakyBefore(row, { openedAt, tested }) {
	const then = common.parseTime(row.status.timestamp);
	const opened = common.parseTime(common.ifKnown(openedAt));
	const isOlder = then !== undefined && opened !== undefined && then < opened;
	return isOlder || (tested !== undefined && unhealthyTest.impactOf(row) >= tested + 2);
}
function recentText({ openedAt }) {
	if (!openedAt.isKnown)
		return 'GitHub did not show when the pull request was opened, and too few others were impacted';
	return 'it became flaky after the pull request was opened, and too few others were impacted';
}
function fileChangeProblem(paths, changed, workspace) {
	const files = new Set(paths.flatMap((path) => filesIn(path, workspace)));
	if (files.size === 0)
		return 'neither the report nor the listing names its file';
	if (changed.length === 0)
		return 'the pull requests of the run are not known';
	const own = [...files].map(comparablePath);
	for (const { number, names } of changed) {
		if (names === undefined)
			return `the files that #${number} changes can't be read`;
		if (names.some((name) => own.some((file) => name.endsWith(file) || file.endsWith(name))))
			return `#${number} changes its file`;
	}
	return undefined;
}
const ADDITION = /(?:::.*|:\d+(?::\d+)?|#L?\d+.*|\(\d+(?:,\d+)?\)|\[[\d:,]+\]|\?.*)$/s;
function filesIn(path, workspace) {
	const whole = normalizePath(path, workspace);
	if (whole === undefined)
		return [];
	const bare = whole.replace(ADDITION, '');
	const extension = node_path.posix.extname(bare);
	const isFile = /[a-z]/i.test(extension) && !/\s/.test(extension);
	return isFile ? [whole, bare] : [];
}
function agree(listed, reported) {
	const listedName = listed?.trim();
	const reportedName = reported?.trim();
	return !listedName || !reportedName || listedName === reportedName;
}
const DRIVE = /^[a-z]:\//i;
function isSameFile(listed, reported) {
	if (!listed || !reported || listed === reported)
		return true;
	const isOfOtherMachine = reported.startsWith('/') || DRIVE.test(reported);
	return isOfOtherMachine && reported.endsWith(`/${listed}`);
}
function unlistedText({ classname, parent, file }, [row], workspace) {
	if (row === undefined)
		return 'it is not listed as unhealthy';
	const { file_path: listedFile } = row;
	const isOtherFile = !isSameFile(normalizePath(listedFile, workspace), normalizePath(file, workspace));
	const differences = [
		{ what: 'class', differs: !agree(row.classname, classname), listed: row.classname },
		{ what: 'suite', differs: !agree(row.parent, parent), listed: row.parent },
		{ what: 'file', differs: isOtherFile, listed: listedFile },
	].filter(({ differs }) => differs);
	const places = differences.map(({ what, listed }) => `the ${what} ${common.inBackticks(listed ?? '')}`);
	return `a test of this name is listed, but in ${places.join(' and ')}`;
}
function normalizePath(path, workspace) {
	const slashed = (path ?? '').replaceAll('\\', '/');
	const root = `${workspace.replaceAll('\\', '/').replace(/\/+$/, '')}/`;
	const isInside = DRIVE.test(root)
		? slashed.toLowerCase().startsWith(root.toLowerCase())
		: slashed.startsWith(root);
	const plain = node_path.posix.normalize(root !== '/' && isInside ? slashed.slice(root.length) : slashed);
	return plain === './' || plain === '.' ? undefined : plain;
}
const comparablePath = (path) => `/${path
	.normalize()
	.toLowerCase()
	.replace(/^(\.\.\/|\/)+/, '')}`;

const NO_CHECKS = { green: [], isAnyOfGreen: false, stopped: [], isGreen: false };
const isFailedByCheck = ({ record, entry, }) => (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
	entry?.reason === pullRequest.FAILED_BY_CHECK;
function checksNow({ record, run, entry, result, }) {
	const { failed, notRun, pending, suspects, greenNow } = result;
	const isOver = record?.state === 'FAILED' && entry?.reason === pullRequest.FAILED_BY_CHECK;
	const isLeft = failed.length > greenNow.length || notRun.length + pending.length > 0;
	const hasFailedJob = suspects.some(({ state }) => state === 'failed');
	if (!isOver || isLeft || hasFailedJob || !run.isKnown)
		return NO_CHECKS;
	const stopped = suspects.filter(({ state }) => state === 'not-run').map(({ name }) => name);
	if (stopped.length > 0)
		return { ...NO_CHECKS, stopped };
	if (greenNow.length > 0)
		return { ...NO_CHECKS, green: greenNow.map(({ name }) => name), isGreen: true };
	const { required, checks } = run.value;
	const didRun = (name) => pullRequest.isGreenNow(checks.filter((check) => check.required && check.name === name));
	if (required.length === 0 || !required.every(didRun))
		return NO_CHECKS;
	return { ...NO_CHECKS, green: required, isAnyOfGreen: required.length > 1, isGreen: true };
}

function judgeFailures(facts, tests) {
	const { evidence, listing, changes, workspace } = tests;
	if (evidence.rule !== undefined || !listing.isKnown)
		return { broken: brokenRule(facts, tests, []), tests: [] };
	const verdicts = judgeTests([...evidence.testsOf.values()].flat(), {
		listing: listing.value,
		changes,
		workspace,
		openedAt: openedAt(facts.mergeFacts),
		tested: common.ifKnown(facts.run)?.tested.length,
	});
	return { broken: brokenRule(facts, tests, verdicts), tests: verdicts };
}
function brokenRule(facts, tests, verdicts) {
	const { evidence, listing } = tests;
	const first = brokenIf(1, runProblem(facts, tests)) ?? brokenIf(2, checkProblem(facts));
	if (first !== undefined)
		return first;
	if (evidence.rule !== undefined)
		return evidence;
	if (!listing.isKnown)
		return { rule: 8, why: 'the listing of flaky tests could not be read to its end' };
	return (brokenByTests(evidence.testsOf, verdicts) ??
		brokenIf(7, headProblem(facts, tests)) ??
		brokenIf(undefined, reviewProblem(facts)));
}
function openedAt(mergeFacts) {
	if (!mergeFacts.isKnown)
		return mergeFacts;
	const { createdAt } = mergeFacts.value;
	if (createdAt === undefined)
		return common.unread('GitHub did not show it');
	return common.known(createdAt);
}
const brokenIf = (rule, why) => why === undefined ? undefined : { rule, why };
const NEAR_MS = 10 * 60_000;
function runProblem({ run, history, record, result }, { hasOtherBranch }) {
	if (!run.isKnown)
		return `the test run is not known: ${run.why}`;
	const { id, isBisection, checks } = run.value;
	if (isBisection)
		return 'the test run is part of a bisection';
	if (!history.isKnown)
		return `the timeline could not be read: ${history.why}`;
	const { hasTimeline, entry } = history.value;
	if (hasTimeline)
		return entry?.testRun?.id.toLowerCase() === id.toLowerCase()
			? undefined
			: 'Trunk does not name this test run as the one that failed it';
	const ends = [...checks.filter(({ required }) => required), ...result.failed].map(({ finishedAt = Number.NaN }) => finishedAt);
	const isNear = Math.abs(Math.max(...ends) - (pullRequest.changedAt(record) ?? Number.NaN)) <= NEAR_MS;
	if (!isNear)
		return 'another test run may have failed it';
	if (!hasOtherBranch.isKnown)
		return `the test branches could not be read: ${hasOtherBranch.why}`;
	if (hasOtherBranch.value)
		return 'there may be a newer test run';
	return undefined;
}
function checkProblem({ run, base, ref, result }) {
	if (!run.isKnown)
		return undefined;
	const { notRun, pending, siblings, greenNow } = result;
	const { gitHubChecks, allRequired } = run.value;
	if (!gitHubChecks.isKnown)
		return `GitHub's checks of the test run could not be read: ${gitHubChecks.why}`;
	if (!allRequired.isKnown)
		return `the required checks could not be read: ${allRequired.why}`;
	if (!base.isKnown)
		return `the checks of ${common.inBackticks(ref.targetBranch)} could not be read: ${base.why}`;
	const [green] = greenNow;
	if (green !== undefined)
		return `${common.inBackticks(green.name)} was run again and is green now`;
	const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')];
	if (stopped !== undefined)
		return `${common.inBackticks(stopped.name)} did not run`;
	const [unfinished] = pending;
	return unfinished && `${common.inBackticks(unfinished.name)} has not finished`;
}
function brokenByTests(byCheck, verdicts) {
	return (brokenIf(4, testProblem(4, verdicts)) ??
		brokenIf(4, quarantineProblem(byCheck, verdicts)) ??
		brokenIf(5, testProblem(5, verdicts)) ??
		brokenIf(6, testProblem(6, verdicts)));
}
function testProblem(rule, verdicts) {
	for (const verdict of verdicts)
		if (verdict.kind !== 'known' && verdict.rule === rule)
			return `${common.inBackticks(testTitle(verdict.test))}: ${verdict.why}`;
	return undefined;
}
function quarantineProblem(byCheck, verdicts) {
	for (const [check, tests] of byCheck) {
		const ofCheck = new Set(tests);
		const own = verdicts.filter(({ test }) => ofCheck.has(test));
		if (own.every(isQuarantined))
			return `every failing test of ${common.inBackticks(check.name)} is quarantined, so something else failed it`;
	}
	return undefined;
}
function headProblem({ mergeFacts, record, run }, { containsHead }) {
	if (!mergeFacts.isKnown)
		return `the present head commit could not be read: ${mergeFacts.why}`;
	if (record?.prSha !== undefined && pullRequest.differsFromHead(record.prSha, mergeFacts.value.headSha))
		return 'the head commit has moved since it was submitted';
	if (!containsHead.isKnown)
		return `it could not be read whether the test run tested the present head commit: ${containsHead.why}`;
	if (common.ifKnown(run)?.sha !== undefined && containsHead.value)
		return undefined;
	return 'nothing proves that the test run tested the present head commit';
}
function reviewProblem({ mergeFacts, record }) {
	if (record?.state === 'FAILED' && mergeFacts.isKnown)
		return unreadReviews(mergeFacts.value);
	return undefined;
}
function unreadReviews({ changeRequests, }) {
	if (changeRequests?.isKnown)
		return undefined;
	return `the reviews could not be read${changeRequests ? `: ${changeRequests.why}` : ''}`;
}

function planRetry(verdict, facts, head = common.ifKnown(facts.mergeFacts)?.headSha.toLowerCase()) {
	const { record } = facts;
	if (verdict !== 'known-flaky' || record === undefined)
		return { why: 'it is not known to be flaky' };
	if (head === undefined)
		return { why: 'its head commit is not known' };
	const kind = record.state === 'PENDING_FAILURE' ? 'restart' : 'submit';
	return refusalOf(facts, head) ?? { kind, head, record };
}
function refusalOf({ record, mergeFacts, queue, ref }, head) {
	if (!mergeFacts.isKnown)
		return { why: 'its head commit is not known' };
	if (!queue.isKnown)
		return { why: 'the queue could not be read' };
	const { state } = queue.value;
	if (state !== 'running') {
		const remedy = { ...pullRequest.REASON_KINDS['queue-state'], again: true };
		const retryStep = pullRequest.isQueued(record) ? 'restart its tests' : 'submit it again';
		const next = pullRequest.wordRemedy(remedy, ref, retryStep);
		return { why: `the queue is ${state.replaceAll('_', ' ')}`, next };
	}
	const obstacle = pullRequest.obstacleOf(mergeFacts.value, ref, head);
	if (obstacle !== undefined)
		return { why: obstacle.text, next: obstacle.remedy };
	if (record?.state === 'PENDING_FAILURE')
		return undefined;
	if (record?.state !== 'FAILED' || pullRequest.isQueued(record))
		return { why: `it is ${record?.state}` };
	const why = unreadReviews(mergeFacts.value);
	if (why !== undefined)
		return { why };
	return requestedChanges(mergeFacts.value, ref);
}
function requestedChanges({ changeRequests, changesRequested }, ref) {
	const [reviewer] = common.ifKnown(changeRequests) ?? [];
	if (reviewer === undefined && !changesRequested)
		return undefined;
	const next = pullRequest.wordRemedy(pullRequest.REASON_KINDS['changes-requested'], ref, 'submit it again');
	if (reviewer === undefined)
		return { why: 'a review requests changes', next };
	return { why: `a review by ${common.inBackticks(reviewer)} requests changes`, next };
}
function requestOf(ref, { kind, record }) {
	if (kind === 'restart')
		return clients.restartTestsOnPullRequest(ref);
	return clients.submitPullRequest(ref, pullRequest.optionsAsBefore(record));
}

const AGAIN = 'then submit it again';
const VERDICTS = {
	merged: {
		status: 'good',
		text: 'is merged into `{branch}`',
		next: '',
		when: 'the queue or GitHub has merged it into the target branch',
	},
	'not-submitted': {
		status: 'neutral',
		text: 'was never submitted to the queue of `{branch}`',
		next: 'Submit it, with `operation: submit`',
		when: 'Trunk has no record of it',
	},
	queued: {
		status: 'neutral',
		text: 'is in the queue, and its result is still open',
		next: 'Wait for the queue to finish',
		when: 'it waits, is being tested, or failed in a run that another pull request may have broken',
	},
	'not-ready': {
		status: 'neutral',
		text: 'is in the queue, and held up',
		next: 'Do what each reason suggests',
		when: "it isn't ready, or it waits in a queue that isn't running",
	},
	cancelled: {
		status: 'neutral',
		text: 'was taken out of the queue',
		next: `Find out who or what took it out, ${AGAIN}`,
		when: 'someone cancelled it, pushed to it, closed it, converted it to a draft or changed its base branch, it timed out, or a pull request that it is stacked on left the queue',
	},
	conflict: {
		status: 'bad',
		text: 'conflicts with `{branch}` or with what is ahead of it',
		next: `Merge \`{branch}\` into the pull request, resolve the conflict, push, ${AGAIN}`,
		when: 'Trunk reports a conflict, or GitHub does and no required check failed',
	},
	'merge-refused': {
		status: 'bad',
		text: 'passed its tests, and the merge was refused',
		next: 'Do what each reason suggests',
		when: 'Trunk reports that GitHub refused the merge',
	},
	infrastructure: {
		status: 'bad',
		text: 'failed without a failed test: checks did not run',
		next: `Look at the logs of these checks and at the runners, ${AGAIN}`,
		when: 'no required check failed, and at least one was cancelled, timed out, could not start or never reported, or failed only because its run was cancelled',
	},
	'broken-base': {
		status: 'bad',
		text: 'fails only checks that also fail on `{branch}` at `{commit}`',
		next: `Repair \`{branch}\` first, ${AGAIN}`,
		when: 'every required check that failed, and every failed job behind it, also fails on the newest commit of the target branch',
	},
	'known-flaky': {
		status: 'bad',
		text: 'failed, and all of its failing tests are known to be flaky',
		next: 'Submit it again: the failing tests are known to be flaky',
		when: 'all [eight rules](#try-again-automatically) hold and, if it has left the queue, its reviews could be read',
	},
	'check-failed': {
		status: 'bad',
		text: 'failed a required check',
		next: `Fix the failing check and push, ${AGAIN}`,
		when: 'a required check failed, even if only Trunk says so, and nothing above explains it',
	},
	undecided: {
		status: 'neutral',
		text: 'is not merged, and the cause is not clear',
		next: 'Look at the pull request, the queue and the checks of the test run',
		when: 'a check has not finished, nothing failed, or the state is unknown',
	},
};
const nextOf = (name) => {
	const { next } = VERDICTS[name];
	return next === '' ? '' : `${next}.`;
};
function judge(facts) {
	const name = verdictWithoutRules(facts);
	if (name !== 'check-failed' || facts.tests === undefined)
		return { name, tests: [] };
	const { broken, tests } = judgeFailures(facts, facts.tests);
	if (broken === undefined)
		return { name: 'known-flaky', tests };
	return { name, broken, tests };
}
function verdictWithoutRules(facts) {
	const { record, ref, entry } = facts;
	if (pullRequest.isMerged(record, ref) || pullRequest.isMergedOnGitHub(common.ifKnown(facts.mergeFacts), ref))
		return 'merged';
	if (record === undefined)
		return 'not-submitted';
	if (pullRequest.isQueued(record)) {
		if (record.state !== 'PENDING_FAILURE')
			return judgeQueued(facts, record);
		if (mayBeFaultOfOther(facts))
			return 'queued';
		return judgeFailure(facts);
	}
	if (record.state === 'CANCELLED')
		return 'cancelled';
	if (record.state !== 'FAILED')
		return 'undecided';
	const wasTakenOut = pullRequest.leftWithPrerequisite(entry) || pullRequest.takesOutOfQueue(entry?.reason);
	return wasTakenOut ? 'cancelled' : judgeFailure(facts);
}
function judgeQueued({ queue }, { state }) {
	const queueState = common.ifKnown(queue)?.state ?? 'running';
	if (state === 'NOT_READY')
		return 'not-ready';
	if (state === 'PENDING')
		return queueState === 'running' ? 'queued' : 'not-ready';
	if (state === 'TESTS_PASSED' && queueState === 'paused')
		return 'not-ready';
	if (state === 'TESTING' || state === 'TESTS_PASSED')
		return 'queued';
	return 'undecided';
}
function mayBeFaultOfOther(facts) {
	const { ref, entry } = facts;
	const run = common.ifKnown(facts.run);
	const queue = common.ifKnown(facts.queue);
	const queued = queue?.enqueuedPullRequests.map(({ prNumber }) => prNumber);
	const isUnfinished = (number) => number !== ref.number && (queued?.includes(number) ?? true);
	const mayBeSingle = queue?.mode === 'single' || (queue?.mode ?? run?.ahead) === undefined;
	return ((run?.tested.length ?? 0) > 1 ||
		(entry?.waitingFor?.length ?? 0) > 0 ||
		pullRequest.numbersAhead(run, entry).some(isUnfinished) ||
		(mayBeSingle && queued !== undefined && aheadOf(ref.number, queued).length > 0));
}
function aheadOf(number, queued) {
	const at = queued.indexOf(number);
	return at === -1 ? queued : queued.slice(0, at);
}
function judgeFailure(facts) {
	const { entry, result } = facts;
	const { failed, pending } = result;
	if (entry?.reason === 'start_test_run_merge_conflict')
		return 'conflict';
	if (common.ifKnown(facts.mergeFacts)?.conflicting && failed.length === 0)
		return 'conflict';
	if (pullRequest.refusesMerge(entry?.reason) && failed.length === 0)
		return 'merge-refused';
	const timedOut = entry?.reason === 'test_run_timeout';
	const isRunning = pending.some(({ kind }) => kind !== undefined);
	if (isRunning && !timedOut)
		return 'undecided';
	if (failed.length === 0)
		return judgeWithoutFailedCheck(facts, timedOut);
	if (pending.length > 0 && !timedOut)
		return 'undecided';
	const onBase = common.ifKnown(facts.base)?.checks ?? [];
	const causes = pullRequest.failureCauses(result);
	if (causes.every((check) => failsAmong(onBase, check)))
		return 'broken-base';
	return 'check-failed';
}
function judgeWithoutFailedCheck(facts, timedOut) {
	const { notRun, pending } = facts.result;
	const areAllShown = pending.length === 0 || timedOut;
	if (notRun.length + pending.length > 0 && areAllShown)
		return 'infrastructure';
	if (notRun.length > 0 || !isFailedByCheck(facts))
		return 'undecided';
	const { isGreen, stopped } = checksNow(facts);
	if (isGreen || stopped.length > 0)
		return 'undecided';
	return 'check-failed';
}
const failsAmong = (checks, { name, kind }) => checks.some((check) => check.name === name && check.kind === kind && check.state === 'failed');

function explain(facts, verdict, missingPermissions, isGitHubAvailable) {
	const { ref, record } = facts;
	const { reasons, failing } = pullRequest.findingsOf({ ...facts, run: common.ifKnown(facts.run), gitHub: common.ifKnown(facts.mergeFacts) }, common.ifKnown(facts.queue)?.state, missingPermissions);
	const present = checksNow(facts);
	const isStopped = present.stopped.length > 0;
	const keepsRemedy = ({ kind }) => (VERDICTS_WITH_REASON_REMEDIES.includes(verdict.name) && !present.isGreen) ||
		kind === 'permission-missing' ||
		(verdict.name === 'not-submitted' && OBSTACLES.includes(kind));
	const all = reasons.map((reason) => keepsRemedy(reason) ? reason : { ...reason, remedy: undefined });
	if (!isGitHubAvailable && record?.state !== 'MERGED')
		all.push(NO_TOKEN_REASON);
	const fill = (template) => template
		.replaceAll('{branch}', () => ref.targetBranch)
		.replaceAll('{commit}', () => common.ifKnown(facts.base)?.sha.slice(0, 12) ?? 'its head');
	return {
		reasons: all,
		failing,
		headline: `#${ref.number} ${fill(verdictHeadline(facts, verdict))}${testedTogether(facts, verdict)}`,
		shownReasons: pullRequest.withoutCoveredReasons(all).filter(({ kind, sameAs }) => (kind !== 'not-in-queue' || verdict.name !== 'not-submitted') &&
			(sameAs !== 'check-failed' || !isStopped)),
		notes: [...notesOnGreen(present), ...notesOnCancelled(facts), ...facts.notes],
		next: fill(nextStep(facts, verdict, present)),
	};
}
function notesOnGreen({ green, isAnyOfGreen }) {
	if (isAnyOfGreen)
		return ['All required checks are green now: one of them was run again'];
	return green.map((name) => `${common.inBackticks(name)} is green now: it was run again`);
}
function notesOnCancelled({ result }) {
	const isTornDown = result.notRun.some(({ followsCancellation }) => followsCancellation);
	if (isTornDown)
		return ['A job that was cancelled may also have reached its own time limit, `timeout-minutes`'];
	return [];
}
const NO_TOKEN_REASON = {
	kind: 'permission-missing',
	text: "`github-token` is empty, so the action can't ask GitHub",
	remedy: 'Leave `github-token` at its default.',
};
const VERDICTS_WITH_REASON_REMEDIES = [
	'not-ready',
	'cancelled',
	'merge-refused',
	'undecided',
];
const OBSTACLES = ['closed', 'draft', 'base-changed'];
function verdictHeadline(facts, { name }) {
	const { text } = VERDICTS[name];
	if (!isFailedByCheck(facts))
		return text;
	const { isGreen, stopped } = checksNow(facts);
	const { failed, notRun, suspects } = facts.result;
	if (name === 'check-failed' && failed.length + suspects.length === 0)
		return `${text}, and nothing that can be read names it`;
	if (name !== 'undecided')
		return text;
	if (isGreen)
		return 'failed a required check, which is green now';
	if (stopped.length > 0)
		return `failed, although no required check did: ${stopped.map(common.inBackticks).join(', ')} did not run`;
	if (failed.length > 0)
		return 'failed a required check, and another has not finished';
	if (notRun.length > 0)
		return 'failed, and not all of its checks can be read';
	return 'failed a required check, and one has not finished';
}
const TESTED_TOGETHER = [
	'check-failed',
	'broken-base',
	'known-flaky',
	'queued',
];
function testedTogether({ ref, run }, { name }) {
	const tested = common.ifKnown(run)?.tested ?? [];
	const others = tested.filter(({ prNumber }) => prNumber !== ref.number);
	if (!TESTED_TOGETHER.includes(name) || others.length === 0)
		return '';
	return `, tested together with ${others.map(({ prNumber }) => `#${prNumber}`).join(', ')}`;
}
function nextStep(facts, { name }, { isGreen }) {
	const { record, head, result } = facts;
	const isUnnamed = result.failed.length + result.suspects.length === 0;
	if (name === 'check-failed' && isUnnamed)
		return 'Find the check that failed in the test run, fix it and push, then submit it again.';
	const hasPassed = isGreen && (name === 'check-failed' || name === 'undecided');
	if (!hasPassed && name !== 'known-flaky')
		return nextOf(name);
	const refusal = refusalOf(facts, (hasPassed ? record?.prSha : undefined) ?? head);
	if (refusal?.next !== undefined)
		return refusal.next;
	if (hasPassed)
		return 'Submit it again: the check that failed is green now.';
	if (pullRequest.isQueued(record))
		return 'Restart its tests: the failing tests are known to be flaky.';
	return nextOf(name);
}
function explanationReport(facts, verdict, { headline, shownReasons, notes, next }, attempt) {
	const { record } = attempt.last ?? facts;
	const why = [...countLine(facts.tests?.counts)];
	if (verdict.broken)
		why.push(brokenText(verdict.broken));
	if (attempt.text !== undefined)
		why.push(attempt.text);
	why.push(...notes);
	return {
		status: VERDICTS[verdict.name].status,
		mark: attempt.isSent ? '🔁' : undefined,
		headline,
		reasons: shownReasons,
		why,
		stack: common.stackPlace(facts.ref),
		commits: [['Head commit', facts.head?.slice(0, 12)]],
		facts: [
			['State', record?.state],
			['Test branch', common.ifKnown(facts.run)?.branch],
		],
		commentFacts: [
			['Title', record?.prTitle],
			['Author', record?.prAuthor],
			['Test branch', common.ifKnown(facts.run)?.branch],
		],
		subject: pullRequest.subjectOf(record),
		remedy: (attempt.next ?? next) || undefined,
		pullRequestUrl: common.ifKnown(facts.mergeFacts)?.url,
	};
}
function countLine(counts) {
	if (counts === undefined || counts.failed === 0)
		return [];
	const { failed, cases, isWhole } = counts;
	if (!isWhole)
		return [`At least ${countedTests(failed)} failed`];
	return [`${common.formatCount(failed)} of ${countedTests(cases)} failed`];
}
const countedTests = (count) => `${common.formatCount(count)} ${count === 1 ? 'test' : 'tests'}`;
function brokenText({ rule, why }) {
	if (rule === undefined)
		return `Not known to be flaky: ${why}`;
	return `Not known to be flaky (rule ${rule}): ${why}`;
}
const failingTests = ({ tests }) => tests.map(({ test, rows, ...verdict }) => ({
	name: test.name,
	file: test.file,
	known: verdict.kind === 'known',
	why: verdict.kind === 'known' ? undefined : verdict.why,
	rows: rows.map(({ id, html_url: url }) => ({ id, url })),
}));
const MAX_FAILING_TESTS = 50;
function testsReport({ tests, broken }) {
	const rules = broken?.rule === undefined ? [] : [[common.link('The rules of a retry', common.docsPage(RULES_PAGE))]];
	if (tests.length === 0)
		return rules;
	const rows = tests
		.slice(0, MAX_FAILING_TESTS)
		.map((verdict) => [testVerdictCell(verdict), listingCell(verdict)]);
	const table = {
		head: ['Failing test', 'In the listing'],
		rows,
		total: tests.length,
		allIn: common.words `the output ${common.code('failing-tests')}`,
	};
	return [{ fold: 'The failing tests', parts: [table, ...rules] }];
}
const RULES_PAGE = 'recipes/kicked.md#try-again-automatically';
function testVerdictCell({ test, rows }) {
	const name = common.link(testTitle(test), rows[0]?.html_url);
	return common.withSmallPrint(name, test.file === undefined ? [] : [common.code(test.file)]);
}
function listingCell(verdict) {
	if (verdict.kind !== 'known')
		return common.prose(verdict.why);
	if (isQuarantined(verdict))
		return common.prose('known to be flaky, quarantined');
	return common.prose('known to be flaky');
}

const explainInputs = {
	...pullRequest.testRunInputs,
	failedTestsFiles: clients.withDefault(clients.globs('paths'), []),
	testChecks: clients.withDefault(testChecksInput(), []),
	orgSlug: clients.optional(clients.orgSlug()),
	retryOn: clients.choice(['never', 'known-flaky']),
	...pullRequest.publishInputs,
};
function withConclusions(facts) {
	const { history, run, mergeFacts, record } = facts;
	const entry = common.ifKnown(history)?.entry;
	return {
		...facts,
		entry,
		result: pullRequest.resultOf(common.ifKnown(run), entry),
		head: (common.ifKnown(mergeFacts)?.headSha ?? record?.prSha)?.toLowerCase(),
	};
}
async function readFacts(deadline, search) {
	const { context, ref, questions } = search;
	const record = await readRecord(search, deadline);
	const asked = questions.facts();
	const history = pullRequest.readTimeline(deadline, search, record);
	const readBase = async () => {
		if (!mayBeByCheck(record, common.ifKnown(await history)?.entry))
			return common.unread('no check failed');
		return questions.branch(ref.targetBranch);
	};
	const readRun = async () => {
		const [service, mergeFacts] = await Promise.all([
			pullRequest.readServiceFacts(deadline, search, record, asked, history),
			asked,
		]);
		const runFacts = withConclusions({ ref, record, ...service, mergeFacts });
		return { ...runFacts, tests: await readTestFacts(deadline, search, runFacts) };
	};
	const [runFacts, base, queue] = await Promise.all([
		readRun(),
		readBase(),
		readQueueOnce(context, deadline, ref),
	]);
	return { ...runFacts, base, queue };
}
const mayBeByCheck = (record, entry) => (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
	entry?.reason !== 'start_test_run_merge_conflict' &&
	!pullRequest.leftWithPrerequisite(entry);
const RUN_END_LAG_MS = 60_000;
const PAUSE_MS = 5000;
async function readRecord({ context, ref, claim }, deadline) {
	const { service, event } = context;
	const lag = deadline.restarted(claim && reportsEnd(event) ? RUN_END_LAG_MS : 0);
	for (;;) {
		const record = await service.findPullRequest(deadline, ref);
		if (record?.state !== 'TESTING' || lag.passed)
			return record;
		await deadline.sleep(Math.min(PAUSE_MS, lag.remainingMs));
	}
}
const reportsEnd = ({ name, payload }) => payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending');
async function readQueueOnce(context, deadline, ref) {
	return common.readFact(deadline, context.service.getQueue(deadline, ref, { attempts: 1 }));
}
async function readTestFacts(deadline, search, { record, run, history, mergeFacts, entry, result }) {
	const { context, inputs } = search;
	const isAsked = inputs.orgSlug !== undefined && inputs.testChecks.length > 0;
	if (!isAsked || !mayBeByCheck(record, entry))
		return undefined;
	const isNamed = result.failed.length > 0;
	if (!isNamed && entry?.reason !== pullRequest.FAILED_BY_CHECK)
		return undefined;
	const { evidence, counts } = isNamed ? await readEvidence(search, run, result) : UNNAMED;
	const workspace = context.workspace.root;
	if (evidence.rule !== undefined || !run.isKnown) {
		const skipped = common.unread('the reports prove nothing');
		return {
			evidence,
			counts,
			workspace,
			changes: new Map(),
			listing: skipped,
			containsHead: skipped,
			hasOtherBranch: skipped,
		};
	}
	const hasTimeline = history.isKnown && history.value.hasTimeline;
	const [listing, changes, containsHead, hasOtherBranch] = await Promise.all([
		readKnownTests(search, deadline, [...evidence.testsOf.values()].flat()),
		readFilesOfRun(search, run.value, entry),
		readContainsHead(search, run.value, common.ifKnown(mergeFacts)?.headSha),
		hasTimeline ? common.unread('the timeline names the run') : readOtherBranch(search, run.value),
	]);
	return { evidence, counts, listing, changes, containsHead, hasOtherBranch, workspace };
}
async function readContainsHead({ questions }, { sha }, head) {
	if (!sha || !head)
		return common.unread('one of the two commits is not known');
	return questions.ask((commits, ...at) => commits.contains(...at, sha, head));
}
async function readOtherBranch({ questions }, { branch }) {
	const living = await questions.testBranches('branches');
	if (!living.isKnown)
		return living;
	return common.known(living.value.some((other) => other.branch !== branch));
}
const UNNAMED = {
	evidence: { rule: 2, why: 'nothing that can be read names the required check that failed' },
	counts: undefined,
};
const OF_ANOTHER_RUN = {
	evidence: { rule: 3, why: 'the reports are not known to be of this test run' },
	counts: undefined,
};
async function readEvidence({ context, inputs, claim, reports }, run, result) {
	const isOfRun = run.isKnown &&
		(inputs.testRunId !== undefined || (claim && pullRequest.bareRunId(claim.id)) === pullRequest.bareRunId(run.value.id));
	if (!isOfRun)
		return OF_ANOTHER_RUN;
	const { readTestReports } = await __webpack_require__.e( 723).then(__webpack_require__.t.bind(__webpack_require__, 9723, 23));
	const read = await readTestReports(context.workspace, reports);
	for (const { path, cases, failed, problem } of read.files) {
		const line = `${path}: ${failed.length} of ${common.pluralize(cases, 'test')} failed`;
		context.log.info(problem === undefined ? line : `${line}; ${problem}`);
	}
	return {
		evidence: assignReports(pullRequest.failingChecks(result), inputs.testChecks, read),
		counts: countTests(read),
	};
}
function countTests({ files, unmatched }) {
	if (files.length === 0)
		return undefined;
	const failed = new Set(files.flatMap((file) => file.failed.map((test) => JSON.stringify(test))));
	return {
		failed: failed.size,
		cases: files.reduce((sum, file) => sum + file.cases, 0),
		isWhole: unmatched.length === 0 && files.every(({ problem }) => problem === undefined),
	};
}
async function readKnownTests({ context, inputs }, deadline, tests) {
	const { orgSlug = '' } = inputs;
	const pages = await __webpack_require__.e( 254).then(__webpack_require__.t.bind(__webpack_require__, 9254, 23));
	const names = new Set(tests.map(({ name }) => name.trim()));
	const read = pages.readListing(context, deadline, orgSlug, ({ name }) => names.has(name.trim()));
	return common.readFact(deadline, read, (why) => context.log.warning(`The listing of flaky tests cannot be read: ${why}`));
}
async function readFilesOfRun({ ref, questions }, run, entry) {
	const tested = run.tested.map(({ prNumber }) => prNumber);
	const numbers = [...new Set([ref.number, ...tested, ...pullRequest.numbersAhead(run, entry)])];
	const read = async (number) => [
		number,
		await questions.ask((_, ...at) => pullFiles.readWholeFiles(...at, number)),
	];
	return new Map(await Promise.all(numbers.map(read)));
}

function verdictOutputs({ facts, verdict, outlook }, { reasons, failing }) {
	const { ref, record, head } = facts;
	const run = common.ifKnown(facts.run);
	const queue = common.ifKnown(facts.queue);
	return {
		verdict: verdict.name,
		reasons: pullRequest.reasonsOutput(reasons),
		'failing-checks': failing,
		'failing-tests': failingTests(verdict),
		'tested-pull-requests': run?.tested ?? [],
		...stateOutputs(record),
		...(head !== undefined && { 'head-sha': head }),
		...(queue && pullRequest.queuePositionOutputs(ref, queue)),
		'test-branch': run?.branch,
		'test-status': run?.status,
		...pullRequest.outlookOutputs(outlook),
	};
}
function detailsOfVerdict({ facts, verdict }, { reasons, failing }) {
	const { name, broken } = verdict;
	return {
		verdict: { name, broken },
		reasons: pullRequest.reasonsOutput(reasons),
		failingChecks: failing,
		failingTests: failingTests(verdict),
		pullRequest: facts.record,
		testRun: common.ifKnown(facts.run),
	};
}
function logVerdict({ context: { log }, facts: { ref }, verdict }, { reasons }) {
	log.info(`#${ref.number} on ${ref.targetBranch}: ${verdict.name}`);
	for (const { text } of pullRequest.withoutCoveredReasons(reasons))
		log.info(`- ${text}`);
}
const stateOutputs = (record) => ({
	state: record?.state,
	submitted: pullRequest.isQueued(record),
});
async function publishVerdict(step, deadline, explanation, attempt, known) {
	const { inputs, context, facts, verdict } = step;
	const report = {
		...explanationReport(facts, verdict, explanation, attempt),
		outlook: step.outlook && pullRequest.outlookLine(step.outlook),
	};
	if (report.outlook !== undefined)
		context.log.info(report.outlook);
	const tests = testsReport(verdict);
	const summary = pullRequest.reportSummary(report, tests);
	for (const line of report.why ?? [])
		context.log.info(line);
	const next = report.reasons?.[0]?.remedy ?? report.remedy;
	if (next !== undefined)
		context.log.info(`Next: ${next}`);
	if (known?.existing !== undefined && !context.dryRun) {
		const text = pullRequest.reportComment(report, context.event.runUrl, context.clock.now(), tests);
		await writeExplainComments(step, deadline, known, text, attempt);
	}
	await pullRequest.writeSlack(context, deadline, inputs.slackPayloadFile, report);
	if (attempt.last !== undefined)
		context.setOutputs(stateOutputs(attempt.last.record));
	context.setOutputs({
		retries: attempt.isCounted ? 1 : 0,
		'report-markdown': common.markdown(summary, common.OUTPUT_BUDGET_BYTES),
	});
	if (attempt.error !== undefined)
		throw attempt.error;
	const details = detailsOfVerdict(step, explanation);
	const { dryRun, isSent } = attempt;
	if (dryRun !== undefined)
		return {
			outcome: dryRun.outcome,
			details: { ...details, ...dryRun.details },
			summary: dryRun.summary && common.withParts(summary, common.asParts(dryRun.summary)),
		};
	if (isSent)
		return { outcome: 'retried', details, summary };
	const outcome = verdict.name === 'not-submitted' ? verdict.name : 'explained';
	return { outcome, details, summary };
}
async function writeExplainComments(step, deadline, known, text, attempt) {
	const { context } = step;
	const { log } = context;
	const failedHead = failedHeadOf(step);
	const body = failedHead === undefined ? text : `${pullRequest.failureMarker(failedHead)}\n${text}`;
	const url = await common.bestEffort(deadline, keepVerdictComment(step, deadline, known, body, attempt), (why) => log.warning(`The comment could not be written: ${why}`));
	if (url === undefined || failedHead === undefined)
		return;
	await common.bestEffort(deadline, replaceWaitComment(step, deadline, failedHead, url), (why) => log.warning(`The comment of the step that waits could not be updated: ${why}`));
}
async function readComments(context, deadline, questions, policy, number) {
	const { github, log } = context;
	if (policy === 'never')
		return undefined;
	if (!github.available) {
		log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
		return undefined;
	}
	const series = { marker: pullRequest.EXPLAIN_MARKER, thread: { number } };
	const listed = questions.share((deadline) => clients.listOwnComments(context, deadline, series));
	return {
		series,
		existing: await common.bestEffort(deadline, listed, (why) => log.warning(`The comments could not be read, so none is written: ${why}`)),
	};
}
const VERDICTS_WITHOUT_COMMENT = ['merged', 'queued', 'not-submitted'];
const NO_FAILURE = [...VERDICTS_WITHOUT_COMMENT, 'not-ready'];
function failedHeadOf({ facts, verdict }) {
	if (NO_FAILURE.includes(verdict.name))
		return undefined;
	return facts.record?.prSha ?? facts.head;
}
async function replaceWaitComment({ context, facts }, deadline, failedHead, url) {
	const { number } = facts.ref;
	const series = { marker: pullRequest.WAIT_MARKER, thread: { number } };
	const pointer = pullRequest.pointerToExplanation(number, url);
	for (const comment of await clients.listOwnComments(context, deadline, series))
		if (pullRequest.isAboutFailure(comment, failedHead) && comment.body.trimEnd() !== pointer)
			await clients.updateOwnComment(context, deadline, series, { ...comment, body: pointer });
}
async function keepVerdictComment({ inputs, context, verdict }, deadline, { series, existing = [] }, body, { claim, isClaimedByOther }) {
	const all = isClaimedByOther
		? await clients.listOwnComments(context, deadline, series)
		: existing;
	const target = claim ?? all.at(-1);
	if (target === undefined) {
		const isWanted = inputs.comment === 'always' || !VERDICTS_WITHOUT_COMMENT.includes(verdict.name);
		if (!isWanted)
			return undefined;
		return (await clients.createOwnComment(context, deadline, series, { data: '', body })).url;
	}
	if (target.body.trimEnd() !== body.trimEnd())
		await clients.updateOwnComment(context, deadline, series, { ...target, body });
	for (const other of all)
		if (other.id !== target.id && other.data === '')
			await clients.deleteComment(context, deadline, series.thread, other.id);
	return target.url;
}

async function retry(step, deadline, { series, existing } = {}) {
	const { inputs, context, facts, verdict } = step;
	const heads = existing?.map(retriedHead) ?? [];
	const isCounted = facts.head !== undefined && heads.includes(facts.head);
	if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky')
		return { isCounted };
	const notRetried = (why) => ({ isCounted, text: `Not retried: ${why}` });
	if (isCounted)
		return notRetried('this head commit was retried before');
	if (series === undefined || existing === undefined)
		return notRetried('the comment that counts the retries cannot be read');
	const plan = planRetry(verdict.name, facts);
	if ('why' in plan)
		return notRetried(plan.why);
	if (context.dryRun)
		return { isCounted, dryRun: clients.planOnlyResult(context.log, [requestOf(facts.ref, plan)]) };
	return claimAndSend(step, deadline, series, plan);
}
async function claimAndSend(step, deadline, series, plan) {
	const { context, questions, facts } = step;
	const readAgain = () => Promise.all([questions.facts(), readQueueOnce(context, deadline, facts.ref)]);
	const claiming = claimRetry(context, deadline, series, plan.head, readAgain);
	const attempted = await common.attemptOptional(deadline, claiming);
	if (!attempted.succeeded) {
		const { problem = attempted.why, remedy } = attempted.error?.explanation ?? {};
		return { text: `Not retried: it could not be counted: ${problem}`, next: remedy };
	}
	if (attempted.value === undefined)
		return {
			isCounted: true,
			isClaimedByOther: true,
			text: 'Not retried: another run has counted it',
			next: 'Wait for the other run, which retries it.',
		};
	const { claim, present } = attempted.value;
	try {
		return { ...(await sendRetry(step, deadline, plan, present)), isCounted: true, claim };
	}
	catch (error) {
		if (deadline.isOver || !(error instanceof clients.HttpError))
			throw error;
		const { problem, remedy } = error.explanation;
		const failed = { isCounted: true, claim, text: `The retry failed: ${problem}` };
		if (error.mayHaveApplied)
			return { ...failed, error, next: remedy };
		return failed;
	}
}
const RETRIED = 'retried=';
function retriedHead({ data }) {
	if (data.startsWith(RETRIED))
		return data.slice(RETRIED.length).toLowerCase();
	return undefined;
}
const CLAIM_PAUSE_MS = 2000;
async function claimRetry(context, deadline, series, head, readAgain) {
	const claim = await clients.createOwnComment(context, deadline, series, {
		data: `${RETRIED}${head}`,
		body: `Trying \`${head.slice(0, 12)}\` again.`,
	});
	await deadline.sleep(CLAIM_PAUSE_MS);
	const list = clients.listOwnComments(context, deadline, series);
	const [listed, present] = await Promise.all([list, readAgain()]);
	const claims = listed.filter((comment) => retriedHead(comment) === head);
	if (claims[0]?.id === claim.id)
		return { claim, present };
	if (claims.some(({ id }) => id === claim.id))
		await clients.deleteComment(context, deadline, series.thread, claim.id);
	return undefined;
}
async function sendRetry({ context, facts, verdict }, deadline, plan, [mergeFacts, queue]) {
	const { ref } = facts;
	const now = planRetry(verdict.name, { record: plan.record, mergeFacts, queue, ref }, plan.head);
	if ('why' in now)
		return { text: `Nothing was sent: ${now.why}`, next: now.next ?? nextOf('undecided') };
	const send = plan.kind === 'restart' ? sendRestart : sendSubmission;
	const sent = await send(context, deadline, ref, plan);
	const { record } = sent.last;
	if (pullRequest.isMerged(record, ref) || pullRequest.isMergedOnGitHub(common.ifKnown(mergeFacts), ref))
		return { ...sent, next: nextOf('merged') };
	return { ...sent, next: nextOf(pullRequest.isQueued(record) ? 'queued' : 'undecided') };
}
async function sendRestart(context, deadline, ref, { record: judged }) {
	const record = await context.service.findPullRequest(deadline, ref);
	if (pullRequest.isQueued(record) && pullRequest.differsFromHead(record?.prSha, judged.prSha))
		return { text: `Nothing was sent: its head is ${shortHead(record)} now`, last: { record } };
	if (record === undefined || !pullRequest.isQueued(record) || !pullRequest.isSameStateAndHead(record, judged))
		return { text: `Nothing was sent: it is ${record?.state ?? 'gone'} now`, last: { record } };
	const { outcome, ...last } = await pullRequest.restartVerified(context, deadline, ref, record);
	if (outcome === 'left')
		return { text: 'It left the queue meanwhile', last };
	return { isSent: true, text: 'Its tests were restarted once', last };
}
const shortHead = (record) => record?.prSha === undefined ? 'not known' : common.inBackticks(record.prSha.slice(0, 12));
async function sendSubmission(context, deadline, ref, { record: judged, head }) {
	const patience = deadline.restarted(context.service.retryTimeoutMs);
	const { hasChanged, ...present } = await pullRequest.readFailedAgain(context, deadline, ref, judged, patience);
	if (hasChanged)
		return { text: 'Nothing was sent: its state has changed meanwhile', last: present };
	const { outcome, ...last } = await pullRequest.resubmit(context, deadline, ref, judged, {}, { patience });
	if (outcome !== 'submitted')
		return { text: 'Not submitted again: someone else has submitted it meanwhile', last };
	const { sha: shown } = await pullRequest.settledHead(context, deadline, ref, last.record, head);
	if (pullRequest.differsFromHead(shown, head)) {
		const exit = await pullRequest.dequeue(context, deadline, ref);
		const text = `It was submitted again, but its head moved meanwhile. ${exit.sentence}`;
		return { text, last: exit.lastRead ?? last };
	}
	let text = 'It was submitted again once';
	const { state } = last.record;
	if (clients.isEnded(state))
		text += `, and is ${state} now`;
	return { isSent: true, text, last };
}

const operation = clients.defineOperation({
	about: "Explain why a pull request isn't merged, whose failure it is and what to do, and try again once if all failing tests are known to be flaky.",
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: explainInputs,
	outputs: [
		'verdict',
		'reasons',
		'failing-checks',
		'failing-tests',
		'retries',
		'tested-pull-requests',
		'report-markdown',
		'state',
		'submitted',
		'queue-state',
		'queue-position',
		'queue-depth',
		'test-branch',
		'test-status',
		'ahead',
		'typical-minutes',
	],
	outcomes: ['explained', 'retried', 'not-submitted'],
	checks: {
		retryOn: [
			({ retryOn, comment }) => retryOn !== 'never' &&
				comment === 'never' &&
				'needs `comment: on-failure` or `comment: always`: the comment counts the retries',
			({ retryOn, failedTestsFiles, testChecks, orgSlug }) => {
				if (retryOn === 'never')
					return undefined;
				const hasFiles = failedTestsFiles.length > 0 || testChecks.some(({ files }) => files);
				const missing = [
					...(hasFiles ? [] : ['`failed-tests-files`']),
					...(testChecks.length > 0 ? [] : ['`test-checks`']),
					...(orgSlug === undefined ? ['`org-slug`'] : []),
				];
				return missing.length > 0 && `needs ${missing.join(' and ')}`;
			},
		],
	},
	onlyWith: { failedTestsFiles: 'testChecks', testChecks: 'orgSlug' },
	async run(inputs, context, location) {
		const { event, repository, github, workspace, clock } = context;
		const globs = reportGlobs(inputs.failedTestsFiles, inputs.testChecks);
		const reports = workspace.find('failed-tests-files', globs);
		const named = pullRequest.testRunOfEvent(event, repository, inputs.testBranchPattern);
		const startedAt = clock.monotonic();
		const { ref } = await pullRequest.resolvePullRequest(pullRequest.withNumber(location, named?.number), context, context.deadline);
		const claim = named?.number === ref.number ? named : undefined;
		const ms = Math.max(0, pullRequest.QUESTIONS_MS - (clock.monotonic() - startedAt));
		const questions = new pullRequest.GitHubQuestions(context, context.deadline, ref, inputs.testBranchPattern, new Set(), ms);
		const [facts, comments] = await Promise.all([
			readFacts(context.deadline, { context, ref, inputs, claim, reports, questions }),
			readComments(context, context.deadline, questions, inputs.comment, ref.number),
		]);
		const verdict = judge(facts);
		const outlook = verdict.name === 'queued' ? await readOutlookOf(context, context.deadline, facts) : undefined;
		const explanation = explain(facts, verdict, questions.missingPermissions, github.available);
		const step = { inputs, context, questions, facts, verdict, outlook };
		context.setOutputs(verdictOutputs(step, explanation));
		logVerdict(step, explanation);
		const attempt = await retry(step, context.deadline, comments);
		return publishVerdict(step, context.deadline, explanation, attempt, comments);
	},
});
const OUTLOOK_MS = 30_000;
async function readOutlookOf(context, deadline, facts) {
	const { ref, entry } = facts;
	const run = common.ifKnown(facts.run);
	const typical$1 = await typical.readTypicalTime(context, deadline.atMost(OUTLOOK_MS), ref.targetBranch);
	const dependsOn = run?.ahead && pullRequest.numbersAhead(run, entry);
	return pullRequest.outlookOf(ref, common.ifKnown(facts.queue), typical$1, dependsOn);
}

exports.operation = operation;


 })

};
;