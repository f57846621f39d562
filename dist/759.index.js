"use strict";
exports.id = 759;
exports.ids = [759];
exports.modules = {

 759:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const commits = __webpack_require__(7044);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const whyNotMerged = __webpack_require__(3589);
const timeInQueue = __webpack_require__(2739);
const reasons = __webpack_require__(363);
const again = __webpack_require__(3874);
const node_path = __webpack_require__(6760);
const main = __webpack_require__(4516);
const writes = __webpack_require__(140);
const posts = __webpack_require__(3945);

const testChecksInput = () => pullFiles.convert((text, refuse) => pullFiles.splitList(text, /\n/).map((line) => {
	const [, checks = '', , files] = /^(.*?)(\s*=>\s*(.*))?$/.exec(line) ?? [];
	if (checks === '' || files === '')
		refuse(`has ${pullFiles.quote(line)}, which is not of the form CHECKS or CHECKS => FILES`);
	const problem = pullFiles.listProblem(text) ?? globLineProblem(checks, 'names');
	const ofFiles = files && globLineProblem(files, 'paths');
	if (problem ?? ofFiles)
		return refuse(`is wrong: ${problem ?? ofFiles}`);
	return { matches: pullFiles.compileGlobs([checks], 'text'), files };
}));
const globLineProblem = (glob, listOf) => pullFiles.lineProblem(glob, listOf) ?? pullFiles.globProblem(glob);
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
			name: index.inBackticks(check.name),
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
		missing.push(`no file matches ${unmatched.map(index.inBackticks).join(', ')}`);
	if (missing.length > 0)
		return noEvidence(missing.join('; '));
	const unreadable = files.find(({ problem }) => problem !== undefined);
	if (unreadable !== undefined)
		return noEvidence(`${index.inBackticks(unreadable.path)}, ${unreadable.problem}`);
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

const NO_CHECKS = { green: [], isAnyOfGreen: false, stopped: [], isGreen: false };
const isFailedByCheck = ({ record, entry, }) => (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
	entry?.reason === timeInQueue.FAILED_BY_CHECK;
function checksNow({ record, run, entry, result, }) {
	const { failed, notRun, pending, suspects, greenNow } = result;
	const isOver = record?.state === 'FAILED' && entry?.reason === timeInQueue.FAILED_BY_CHECK;
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
	const didRun = (name) => whyNotMerged.isGreenNow(checks.filter((check) => check.required && check.name === name));
	if (required.length === 0 || !required.every(didRun))
		return NO_CHECKS;
	return { ...NO_CHECKS, green: required, isAnyOfGreen: required.length > 1, isGreen: true };
}

const HEADLINES = {
	merged: ({ ref }, it) => `${it} is merged into ${index.inBackticks(ref.targetBranch)}`,
	'not-submitted': ({ ref }, it) => `${it} was never submitted to the queue of ${index.inBackticks(ref.targetBranch)}`,
	queued: (facts, it) => `${it} is in the queue, and its result is still open${others(facts)}`,
	'not-ready': (_, it) => `${it} is in the queue, and held up`,
	cancelled: (_, it) => `${it} was taken out of the queue`,
	conflict: conflictHeadline,
	'merge-refused': (_, it) => `${it} passed its tests, and the merge was refused`,
	infrastructure: infrastructureHeadline,
	'broken-base': (facts, it) => `Not your change (${it}): ${failsOnBase(facts)}`,
	'known-flaky': (facts, it) => `${it} failed, and all of its failing tests are known to be flaky${others(facts)}`,
	'check-failed': checkFailedHeadline,
	undecided: undecidedHeadline,
};
const verdictHeadline = (facts, verdict) => HEADLINES[verdict](facts, `#${facts.ref.number}`);
function notesOnCauses(facts, verdict) {
	const isCompared = verdict === 'broken-base' || verdict === 'check-failed';
	if (!isCompared || !facts.base.isKnown)
		return [];
	const { all, own, passing, onBase } = causesOf(facts);
	const branch = index.inBackticks(facts.ref.targetBranch);
	const notes = [];
	if (own.length > 0)
		notes.push(`${named(own, 'fails', 'fail')} on the head commit, too, and ${branch} had passed before this test run`);
	if (verdict === 'check-failed' && onBase.length > 0)
		notes.push(failsOnBase(facts));
	const isAboutBase = notes.length > 0 || onBase.length > 0 || (all.length > 0 && passing.length === all.length);
	if (isAboutBase)
		notes.push(`The newest commit of ${branch} is ${index.inBackticks(facts.base.value.sha.slice(0, 12))}`);
	return notes;
}
const failsOnBase = (facts) => `${named(causesOf(facts).onBase, 'also fails', 'also fail')} on ${index.inBackticks(facts.ref.targetBranch)}`;
function causesOf(facts) {
	const all = whyNotMerged.failureCauses(facts.result);
	const onBase = commits.ifKnown(facts.base)?.checks ?? [];
	const isPassing = (check) => {
		const rows = onBase.filter((row) => whyNotMerged.isSameCheck(row, check));
		return rows.length > 0 && whyNotMerged.isGreenNow(rows);
	};
	return {
		all,
		own: all.filter((check) => isPassing(check) && isProvedOwn(facts, check, onBase)),
		passing: all.filter(isPassing),
		onBase: all.filter((check) => whyNotMerged.failsAmong(onBase, check)),
	};
}
function isProvedOwn({ ref, record, run, entry, mergeFacts }, check, onBase) {
	if (!run.isKnown || !mergeFacts.isKnown || record?.prSha === undefined || pullFiles.isInStack(ref))
		return false;
	const { tested, ahead, createdAt = Number.NEGATIVE_INFINITY } = run.value;
	const isAlone = ahead !== undefined &&
		timeInQueue.numbersAhead(run.value, entry).length === 0 &&
		tested.every(({ prNumber }) => prNumber === ref.number);
	const wasGreen = onBase
		.filter((row) => whyNotMerged.isSameCheck(row, check))
		.every(({ finishedAt = Number.POSITIVE_INFINITY }) => finishedAt <= createdAt);
	const { headSha, checks = [] } = mergeFacts.value;
	return isAlone && wasGreen && !commits.differsFromHead(headSha, record.prSha) && whyNotMerged.failsAmong(checks, check);
}
const MAX_NAMES = 3;
function named(checks, singular, plural) {
	const names = namesOf(checks);
	return `${joinedNames(names)} ${names.length === 1 ? singular : plural}`;
}
function theChecks(checks) {
	const names = namesOf(checks);
	return `the ${names.length === 1 ? 'check' : 'checks'} ${joinedNames(names)}`;
}
const namesOf = (checks) => [
	...new Set(checks.map(({ name }) => index.inBackticks(name))),
];
function joinedNames(names) {
	const last = names.at(-1) ?? '';
	if (names.length < 2)
		return last;
	if (names.length > MAX_NAMES)
		return index.firstOf(names, MAX_NAMES);
	return `${names.slice(0, -1).join(', ')} and ${last}`;
}
function checkFailedHeadline(facts, it) {
	const { all, own, passing } = causesOf(facts);
	if (all.length === 0)
		return `${it} failed a required check, and nothing that can be read names it${others(facts)}`;
	if (own.length > 0)
		return `Yours (${it}): ${named(own, 'fails', 'fail')}`;
	let headline = `${it} failed ${theChecks(all)}`;
	if (passing.length === all.length)
		headline += `, which ${namesOf(all).length === 1 ? 'passes' : 'pass'} on ${index.inBackticks(facts.ref.targetBranch)}`;
	return headline + others(facts);
}
function conflictHeadline({ ref, mergeFacts }, it) {
	const branch = index.inBackticks(ref.targetBranch);
	if (commits.ifKnown(mergeFacts)?.conflicting)
		return `${it} conflicts with ${branch}`;
	return `${it} conflicts with ${branch} or with what is ahead of it`;
}
function infrastructureHeadline({ result }, it) {
	const clauses = [];
	if (result.notRun.length > 0)
		clauses.push(`${joinedNames(namesOf(result.notRun))} did not run`);
	if (result.pending.length > 0)
		clauses.push(`${joinedNames(namesOf(result.pending))} did not finish`);
	return `${it} failed without a failed test: ${clauses.join(', ')}`;
}
function undecidedHeadline(facts, it) {
	if (!isFailedByCheck(facts))
		return `${it} is not merged, and the cause is not clear`;
	const { isGreen, stopped } = checksNow(facts);
	const { failed, notRun } = facts.result;
	if (isGreen)
		return `${it} failed a required check, which is green now`;
	if (stopped.length > 0)
		return `${it} failed, although no required check did: ${joinedNames(stopped.map(index.inBackticks))} did not run`;
	if (failed.length > 0)
		return `${it} failed ${theChecks(failed)}, and another check has not finished`;
	if (notRun.length > 0)
		return `${it} failed, and not all of its checks can be read`;
	return `${it} failed a required check, and one has not finished`;
}
function others({ ref, run }) {
	const tested = commits.ifKnown(run)?.tested ?? [];
	const numbers = tested.map(({ prNumber }) => prNumber).filter((number) => number !== ref.number);
	if (numbers.length === 0)
		return '';
	return `, tested together with ${numbers.map((number) => `#${number}`).join(', ')}`;
}

const RULES = { unlisted: 4, ambiguous: 4, broken: 4, healthy: 4, recent: 5, touched: 6 };
const doubtfulTest = (kind, rows, why) => ({ kind, rows, rule: RULES[kind], why });
const hasName = ({ name }) => index.withoutInvisible(name) !== '';
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
	names: commits.ifKnown(files)?.flatMap(({ path, previousPath = path }) => [...new Set([path, previousPath])].map(comparablePath)),
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
		return doubtfulTest('healthy', rows, `its own status in the listing is ${index.inBackticks(index.truncate(other, 40))}`);
	if (rows.some(({ status }) => status.value !== 'flaky'))
		return doubtfulTest('broken', rows, 'it is listed as broken');
	return { kind: 'known', rows };
}
function wasFlakyBefore(row, { openedAt, tested }) {
	const then = index.parseTime(row.status.timestamp);
	const opened = index.parseTime(commits.ifKnown(openedAt));
	const isOlder = then !== undefined && opened !== undefined && then < opened;
	return isOlder || (tested !== undefined && main.impactOf(row) >= tested + 2);
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
	const places = differences.map(({ what, listed }) => `the ${what} ${index.inBackticks(listed ?? '')}`);
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

function judgeFailures(facts, tests) {
	const { evidence, listing, changes, workspace } = tests;
	if (evidence.rule !== undefined || !listing.isKnown)
		return { broken: brokenRule(facts, tests, []), tests: [] };
	const verdicts = judgeTests([...evidence.testsOf.values()].flat(), {
		listing: listing.value,
		changes,
		workspace,
		openedAt: openedAt(facts.mergeFacts),
		tested: commits.ifKnown(facts.run)?.tested.length,
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
		return commits.unread('GitHub did not show it');
	return commits.known(createdAt);
}
const brokenIf = (rule, why) => why === undefined ? undefined : { rule, why };
const NEAR_MS = 10 * 60_000;
function isNearFailure({ checks }, { failed }, failedAt) {
	const ends = [...checks.filter(({ required }) => required), ...failed].map(({ finishedAt = Number.NaN }) => finishedAt);
	return Math.abs(Math.max(...ends) - (failedAt ?? Number.NaN)) <= NEAR_MS;
}
function runProblem({ run, history, record, result }, { hasOtherBranch }) {
	if (!run.isKnown)
		return `the test run is not known: ${run.why}`;
	const { id, isBisection } = run.value;
	if (isBisection)
		return 'the test run is part of a bisection';
	if (!history.isKnown)
		return `the timeline could not be read: ${history.why}`;
	const { hasTimeline, entry } = history.value;
	if (hasTimeline)
		return entry?.testRun?.id.toLowerCase() === id.toLowerCase()
			? undefined
			: 'Trunk does not name this test run as the one that failed it';
	const isNear = isNearFailure(run.value, result, commits.changedAt(record));
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
		return `the checks of ${index.inBackticks(ref.targetBranch)} could not be read: ${base.why}`;
	const [green] = greenNow;
	if (green !== undefined)
		return `${index.inBackticks(green.name)} was run again and is green now`;
	const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')];
	if (stopped !== undefined)
		return `${index.inBackticks(stopped.name)} did not run`;
	const [unfinished] = pending;
	return unfinished && `${index.inBackticks(unfinished.name)} has not finished`;
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
			return `${index.inBackticks(testTitle(verdict.test))}: ${verdict.why}`;
	return undefined;
}
function quarantineProblem(byCheck, verdicts) {
	for (const [check, tests] of byCheck) {
		const ofCheck = new Set(tests);
		const own = verdicts.filter(({ test }) => ofCheck.has(test));
		if (own.every(isQuarantined))
			return `every failing test of ${index.inBackticks(check.name)} is quarantined, so something else failed it`;
	}
	return undefined;
}
function headProblem({ mergeFacts, record, run }, { containsHead }) {
	if (!mergeFacts.isKnown)
		return `the present head commit could not be read: ${mergeFacts.why}`;
	if (record?.prSha !== undefined && commits.differsFromHead(record.prSha, mergeFacts.value.headSha))
		return 'the head commit has moved since it was submitted';
	if (!containsHead.isKnown)
		return `it could not be read whether the test run tested the present head commit: ${containsHead.why}`;
	if (commits.ifKnown(run)?.sha !== undefined && containsHead.value)
		return undefined;
	return 'nothing proves that the test run tested the present head commit';
}
function reviewProblem({ mergeFacts, record }) {
	if (record?.state === 'FAILED' && mergeFacts.isKnown)
		return again.unreadReviews(mergeFacts.value.changeRequests);
	return undefined;
}

const AGAIN = 'then submit it again';
const VERDICTS = {
	merged: {
		status: 'good',
		next: '',
		when: 'the queue or GitHub has merged it into the target branch',
	},
	'not-submitted': {
		status: 'neutral',
		next: 'Submit it, with `operation: submit`',
		when: 'Trunk has no record of it',
	},
	queued: {
		status: 'neutral',
		next: 'Wait for the queue to finish',
		when: 'it waits, is being tested, or failed in a run that another pull request may have broken',
	},
	'not-ready': {
		status: 'neutral',
		next: 'Do what each reason suggests',
		when: "it isn't ready, or it waits in a queue that isn't running",
	},
	cancelled: {
		status: 'neutral',
		next: `Find out who or what took it out, ${AGAIN}`,
		isAgain: true,
		when: 'someone cancelled it, pushed to it, closed it, converted it to a draft or changed its base branch, it timed out, or a pull request that it is stacked on left the queue',
	},
	conflict: {
		status: 'bad',
		next: `Merge \`{branch}\` into the pull request, resolve the conflict, push, ${AGAIN}`,
		when: 'Trunk reports a conflict, or GitHub does and no required check failed',
	},
	'merge-refused': {
		status: 'bad',
		next: 'Do what each reason suggests',
		when: 'Trunk reports that GitHub refused the merge',
	},
	infrastructure: {
		status: 'bad',
		next: `Look at the logs of these checks and at the runners, ${AGAIN}`,
		isAgain: true,
		when: 'no required check failed, and at least one was cancelled, timed out, could not start or never reported, or failed only because its run was cancelled',
	},
	'broken-base': {
		status: 'bad',
		next: `Repair \`{branch}\` first, ${AGAIN}`,
		when: 'every required check that failed, and every failed job behind it, also fails on the newest commit of the target branch',
	},
	'known-flaky': {
		status: 'bad',
		next: 'Submit it again: the failing tests are known to be flaky',
		isAgain: true,
		when: 'all [eight rules](#try-again-automatically) hold and, if it has left the queue, its reviews could be read',
	},
	'check-failed': {
		status: 'bad',
		next: `Fix the failing check and push, ${AGAIN}`,
		isAgain: true,
		when: 'a required check failed, even if only Trunk says so, and nothing above explains it. The headline says "Yours" only if the check also failed on the head commit, and the target branch had passed it before a test run of this pull request alone',
	},
	undecided: {
		status: 'neutral',
		next: 'Look at the pull request, the queue and the checks of the test run',
		when: 'a check has not finished, nothing failed, or the state is unknown',
	},
};
function nextOf(name, { targetBranch }) {
	const { next, isAgain } = VERDICTS[name];
	if (next === '')
		return '';
	const sentence = `${next.replaceAll('{branch}', () => targetBranch)}.`;
	return isAgain ? timeInQueue.withHint(sentence) : sentence;
}
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
	if (commits.isMerged(record, ref) || commits.isMergedOnGitHub(commits.ifKnown(facts.mergeFacts), ref))
		return 'merged';
	if (record === undefined)
		return 'not-submitted';
	if (commits.isQueued(record)) {
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
	const wasTakenOut = timeInQueue.leftWithPrerequisite(entry) || reasons.takesOutOfQueue(entry?.reason);
	return wasTakenOut ? 'cancelled' : judgeFailure(facts);
}
function judgeQueued({ queue }, { state }) {
	const queueState = commits.ifKnown(queue)?.state ?? 'running';
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
	const run = commits.ifKnown(facts.run);
	const queue = commits.ifKnown(facts.queue);
	const queued = queue?.enqueuedPullRequests.map(({ prNumber }) => prNumber);
	const isUnfinished = (number) => number !== ref.number && (queued?.includes(number) ?? true);
	const mayBeSingle = queue?.mode === 'single' || (queue?.mode ?? run?.ahead) === undefined;
	return ((run?.tested.length ?? 0) > 1 ||
		(entry?.waitingFor?.length ?? 0) > 0 ||
		timeInQueue.numbersAhead(run, entry).some(isUnfinished) ||
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
	if (commits.ifKnown(facts.mergeFacts)?.conflicting && failed.length === 0)
		return 'conflict';
	if (reasons.refusesMerge(entry?.reason) && failed.length === 0)
		return 'merge-refused';
	const timedOut = entry?.reason === 'test_run_timeout';
	const isRunning = pending.some(({ kind }) => kind !== undefined);
	if (isRunning && !timedOut)
		return 'undecided';
	if (failed.length === 0)
		return judgeWithoutFailedCheck(facts, timedOut);
	if (pending.length > 0 && !timedOut)
		return 'undecided';
	const onBase = commits.ifKnown(facts.base)?.checks ?? [];
	const causes = whyNotMerged.failureCauses(result);
	if (causes.every((check) => whyNotMerged.failsAmong(onBase, check)))
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

const explainInputs = {
	...timeInQueue.testRunInputs,
	failedTestsFiles: pullFiles.withDefault(pullFiles.globs('paths'), []),
	testChecks: pullFiles.withDefault(testChecksInput(), []),
	orgSlug: pullFiles.optional(pullFiles.orgSlug()),
	retryOn: pullFiles.choice(['never', 'known-flaky']),
	...writes.publishInputs,
	resubmitHint: pullFiles.optional(writes.resubmitHintInput()),
};
function withConclusions(facts) {
	const { history, run, mergeFacts, record } = facts;
	const entry = commits.ifKnown(history)?.entry;
	return {
		...facts,
		entry,
		result: whyNotMerged.resultOf(commits.ifKnown(run), entry),
		head: (commits.ifKnown(mergeFacts)?.headSha ?? record?.prSha)?.toLowerCase(),
	};
}
async function readFacts(deadline, search, first) {
	const { context, ref, questions } = search;
	const record = await readRecord(search, deadline, first);
	const readingMergeFacts = questions.facts();
	const history = whyNotMerged.readTimeline(deadline, search, record);
	const readBase = async () => {
		if (!mayBeByCheck(record, commits.ifKnown(await history)?.entry))
			return commits.unread('no check failed');
		return questions.branch(ref.targetBranch);
	};
	const readRun = async () => {
		const [service, mergeFacts] = await Promise.all([
			whyNotMerged.readServiceFacts(deadline, search, record, readingMergeFacts, history),
			readingMergeFacts,
		]);
		const runFacts = withConclusions({
			ref: context.stacks.current(ref),
			record,
			...service,
			mergeFacts,
		});
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
	!timeInQueue.leftWithPrerequisite(entry);
const RUN_END_LAG_MS = 60_000;
const PAUSE_MS = 5000;
async function readRecord({ context, ref, claim }, deadline, first) {
	const { service, event } = context;
	const lag = deadline.restarted(claim && reportsEnd(event) ? RUN_END_LAG_MS : 0);
	let record = await first;
	while (record?.state === 'TESTING' && !lag.passed) {
		await deadline.sleep(Math.min(PAUSE_MS, lag.remainingMs));
		record = await service.findPullRequest(deadline, ref);
	}
	return record;
}
const reportsEnd = ({ name, payload }) => payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending');
async function readQueueOnce(context, deadline, ref) {
	return commits.readFact(deadline, context.service.getQueue(deadline, ref, { attempts: 1 }));
}
async function readTestFacts(deadline, search, { record, run, history, mergeFacts, entry, result }) {
	const { context, inputs } = search;
	const isAsked = inputs.orgSlug !== undefined && inputs.testChecks.length > 0;
	if (!isAsked || !mayBeByCheck(record, entry))
		return undefined;
	const isNamed = result.failed.length > 0;
	if (!isNamed && entry?.reason !== timeInQueue.FAILED_BY_CHECK)
		return undefined;
	const { evidence, counts } = isNamed ? await readEvidence(search, run, result) : UNNAMED;
	const workspace = context.workspace.root;
	if (evidence.rule !== undefined || !run.isKnown) {
		const skipped = commits.unread('the reports prove nothing');
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
		readContainsHead(search, run.value, commits.ifKnown(mergeFacts)?.headSha),
		hasTimeline ? commits.unread('the timeline names the run') : readOtherBranch(search, run.value),
	]);
	return { evidence, counts, listing, changes, containsHead, hasOtherBranch, workspace };
}
async function readContainsHead({ questions }, { sha }, head) {
	if (!sha || !head)
		return commits.unread('one of the two commits is not known');
	return questions.ask((commits, ...at) => commits.contains(...at, sha, head));
}
async function readOtherBranch({ questions }, { branch }) {
	const living = await questions.testBranches('branches');
	if (!living.isKnown)
		return living;
	return commits.known(living.value.some((other) => other.branch !== branch));
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
		(inputs.testRunId !== undefined || (claim && timeInQueue.bareRunId(claim.id)) === timeInQueue.bareRunId(run.value.id));
	if (!isOfRun)
		return OF_ANOTHER_RUN;
	const { readTestReports } = await __webpack_require__.e( 9723).then(__webpack_require__.t.bind(__webpack_require__, 9723, 23));
	const read = await readTestReports(context.workspace, reports);
	for (const { path, cases, failed, problem } of read.files) {
		const line = `${path}: ${failed.length} of ${index.pluralize(cases, 'test')} failed`;
		context.log.info(problem === undefined ? line : `${line}; ${problem}`);
	}
	return {
		evidence: assignReports(whyNotMerged.failingChecks(result), inputs.testChecks, read),
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
	const pages = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 9254, 19)).then(n => n.pages);
	const names = new Set(tests.map(({ name }) => name.trim()));
	const read = pages.readListing(context, deadline, orgSlug, ({ name }) => names.has(name.trim()));
	return commits.readFact(deadline, read, (why) => context.log.warning(`The listing of flaky tests cannot be read: ${why}`));
}
async function readFilesOfRun({ ref, questions }, run, entry) {
	const tested = run.tested.map(({ prNumber }) => prNumber);
	const numbers = [...new Set([ref.number, ...tested, ...timeInQueue.numbersAhead(run, entry)])];
	const read = async (number) => [
		number,
		await questions.ask((_, ...at) => pullFiles.readWholeFiles(...at, number)),
	];
	return new Map(await Promise.all(numbers.map(read)));
}

const RETRIED = 'retried=';
function retriedHead({ data }) {
	if (data.startsWith(RETRIED))
		return data.slice(RETRIED.length).toLowerCase();
	return undefined;
}
const CLAIM_PAUSE_MS = 2000;
async function claimRetry(context, deadline, { series, head, body }, readAgain) {
	const claim = await posts.createOwnComment(context, deadline, series, {
		data: `${RETRIED}${head}`,
		body,
	});
	await deadline.sleep(CLAIM_PAUSE_MS);
	const list = posts.listOwnComments(context, deadline, series);
	const [listed, present] = await Promise.all([list, readAgain()]);
	const claims = listed.filter((comment) => retriedHead(comment) === head.toLowerCase());
	if (claims[0]?.id === claim.id)
		return { claim, present };
	if (claims.some(({ id }) => id === claim.id))
		await posts.deleteComment(context, deadline, series.thread, claim.id);
	return undefined;
}
async function tryOnce(context, deadline, claimed, readAgain, act) {
	const claiming = claimRetry(context, deadline, claimed, readAgain);
	const attempted = await commits.attemptOptional(deadline, claiming);
	if (!attempted.succeeded) {
		const { problem = attempted.why, remedy } = attempted.error?.explanation ?? {};
		return { result: 'unclaimed', why: problem, remedy };
	}
	if (attempted.value === undefined)
		return { result: 'claimed-by-other' };
	const { claim, present } = attempted.value;
	try {
		return { result: 'tried', claim, value: await act(present) };
	}
	catch (error) {
		if (deadline.isOver || !(error instanceof index.ActionError))
			throw error;
		const mayHaveApplied = error instanceof pullFiles.HttpError && error.mayHaveApplied;
		return { result: 'failed', claim, error, mayHaveApplied };
	}
}

exports.VERDICTS = VERDICTS;
exports.checksNow = checksNow;
exports.explainInputs = explainInputs;
exports.failsOnBase = failsOnBase;
exports.isNearFailure = isNearFailure;
exports.isQuarantined = isQuarantined;
exports.judge = judge;
exports.nextOf = nextOf;
exports.notesOnCauses = notesOnCauses;
exports.readFacts = readFacts;
exports.readQueueOnce = readQueueOnce;
exports.reportGlobs = reportGlobs;
exports.retriedHead = retriedHead;
exports.testTitle = testTitle;
exports.tryOnce = tryOnce;
exports.verdictHeadline = verdictHeadline;
exports.verdictWithoutRules = verdictWithoutRules;
exports.withConclusions = withConclusions;

 })

};
;