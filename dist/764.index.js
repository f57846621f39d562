const id = 764;
const ids = [764];
const modules = {

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
	if (!codeowners?.length)
		return [NO_OWNER];
	return codeowners.length === 1 ? codeowners : [...new Set(codeowners)];
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

/***/ }),

/***/ 4367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  explain: () => (explain)
});

var globs = __webpack_require__(8217);
var shared_text = __webpack_require__(5831);
var inputs = __webpack_require__(9428);



const testChecksInput = () => (0, inputs/* convert */.C6)((text, refuse) => (0, inputs/* splitList */.ry)(text, /\n/).map((line) => {
	const [, checks = '', , files] = /^(.*?)(\s*=>\s*(.*))?$/.exec(line) ?? [];
	if (checks === '' || files === '')
		refuse(`has ${(0, inputs/* quote */.hD)(line)}, which is not of the form CHECKS or CHECKS => FILES`);
	return { matches: (0, globs/* compileGlobs */.t)([checks], 'text'), files };
}));
const reportGlobs = (failedTestsFiles, testChecks) => [
	...new Set([...failedTestsFiles, ...testChecks.flatMap(({ files }) => files ?? [])]),
];
function assignReports(failing, testChecks, { files, unmatched }) {
	const linesOf = new Map(failing.map((check) => [check, linesFor(check, testChecks)]));
	const unknown = failing.find((check) => linesOf.get(check)?.length === 0);
	if (unknown !== undefined)
		return { rule: 2, why: `${(0, shared_text/* inBackticks */.Zw)(unknown.name)} is not one of \`test-checks\`` };
	const claimed = new Set(testChecks.flatMap(({ files }) => files ?? []));
	const reportsOf = (check) => files.filter(({ globs }) => (linesOf.get(check) ?? []).some((line) => line.files === undefined
		? !globs.some((glob) => claimed.has(glob))
		: globs.includes(line.files)));
	const silent = failing.find((check) => reportsOf(check).length === 0);
	const nothing = unmatched.length > 0 ? `no file matches ${unmatched.map(shared_text/* inBackticks */.Zw).join(', ')}` : undefined;
	if (silent !== undefined)
		return broken(`no report of ${(0, shared_text/* inBackticks */.Zw)(silent.name)}: the job may have crashed before it wrote one${nothing === undefined ? '' : `; ${nothing}`}`);
	if (nothing !== undefined)
		return broken(nothing);
	const bad = files.find(({ problem }) => problem !== undefined);
	if (bad !== undefined)
		return broken(`${(0, shared_text/* inBackticks */.Zw)(bad.path)}, ${bad.problem}`);
	const shared = failing.filter((check) => isShared(linesOf.get(check)));
	if (shared.length > 1)
		return broken(`${shared.map(({ name }) => (0, shared_text/* inBackticks */.Zw)(name)).join(' and ')} failed, and \`test-checks\` does not tell their reports apart`);
	const owners = new Map(files.map((file) => [file, 0]));
	for (const check of failing)
		for (const file of reportsOf(check))
			owners.set(file, (owners.get(file) ?? 0) + 1);
	const testsOf = new Map(failing.map((check) => [
		check,
		reportsOf(check).flatMap((file) => (owners.get(file) === 1 ? file.failed : [])),
	]));
	const unproved = failing.find((check) => testsOf.get(check)?.length === 0);
	if (unproved !== undefined)
		return broken(`no report of ${(0, shared_text/* inBackticks */.Zw)(unproved.name)} alone has a failing test`);
	return { testsOf };
}
const broken = (why) => ({ rule: 3, why });
const linesFor = ({ name, workflow }, testChecks) => testChecks.filter(({ matches }) => matches(name) || (workflow !== undefined && matches(`${workflow} / ${name}`)));
const isShared = (lines = []) => lines.some(({ files }) => files === undefined);
var errors = __webpack_require__(4096);
var best_effort = __webpack_require__(3709);
var operation = __webpack_require__(8244);
var publish = __webpack_require__(3339);
var pull_request_reasons = __webpack_require__(1059);
var pull_request_record = __webpack_require__(6583);

const FINE = ['merged', 'queued', 'not-submitted'];
const isWanted = (policy, verdict) => policy === 'always' || (policy === 'on-failure' && !FINE.includes(verdict));
async function keepComment(context, comments, body, mayBegin, claim) {
	const keep = async () => {
		const all = await comments.list();
		const target = all.find(({ id }) => id === claim?.id) ?? all.at(-1);
		if (target === undefined) {
			if (mayBegin)
				await comments.create('', body);
			return;
		}
		if (target.body.trimEnd() !== body.trimEnd())
			await comments.update(target, body);
		for (const other of all)
			if (other.id !== target.id && other.data === '')
				await comments.remove(other);
	};
	await (0, best_effort/* bestEffort */.z)(context, keep(), (why) => context.log.warning(`The comment could not be written: ${why}`));
}
var external_node_path_ = __webpack_require__(6760);
var unhealthy_test = __webpack_require__(565);


function judgeTests(tests, comparison) {
	const matches = tests.map((test) => [test, matchFailedTest(test, comparison.listing, comparison.workspace)]);
	const testsOf = new Map();
	for (const [test, { rows }] of matches)
		for (const row of rows)
			testsOf.set(row, (testsOf.get(row) ?? new Set()).add(JSON.stringify(test)));
	return matches.map(([test, match]) => {
		if (match.kind !== 'known')
			return { test, ...match };
		const { rows } = match;
		const isOneOfSeveral = rows.some((row) => (testsOf.get(row)?.size ?? 0) > 1);
		return { test, ...(isOneOfSeveral ? shared(rows) : suspicion(test, rows, comparison)) };
	});
}
const shared = (rows) => ({
	kind: 'ambiguous',
	rows,
	rule: 4,
	why: 'the listing has one test for it and for another failing test of this name',
});
const isQuarantined = ({ rows }) => rows.some(({ quarantined }) => quarantined === true);
function matchFailedTest(test, listing, workspace) {
	const file = normalizePath(test.file, workspace);
	const rows = [...new Map(listing.map((row) => [row.id, row])).values()].filter((row) => row.name === test.name &&
		agree(row.classname, test.classname) &&
		agree(row.parent, test.parent) &&
		agree(normalizePath(row.file_path, workspace), file));
	const doubt = (kind, why) => ({
		kind,
		rows,
		rule: 4,
		why,
	});
	if (rows.length === 0)
		return doubt('unlisted', 'it is not listed as unhealthy');
	const places = rows.map(({ classname, parent, file_path }) => [
		classname || '',
		parent || '',
		normalizePath(file_path, workspace) ?? '',
	]);
	const distinct = (values) => new Set(values.map((value) => JSON.stringify(value))).size;
	const variants = distinct(rows.map(({ variant }) => variant || ''));
	if (distinct(places) > 1 || variants < rows.length)
		return doubt('ambiguous', `it can be any of ${rows.length} tests of the listing`);
	if (rows.some(({ status }) => status.value !== 'flaky'))
		return doubt('broken', 'it is listed as broken');
	return { kind: 'known', rows };
}
function suspicion(test, rows, comparison) {
	const { openedAt, tested, changes, workspace } = comparison;
	if (!rows.every((row) => wasFlakyBefore(row, openedAt, tested)))
		return {
			kind: 'recent',
			rows,
			rule: 5,
			why: 'it became flaky after the pull request was opened, and too few others were impacted',
		};
	const why = touched([test.file, ...rows.map((row) => row.file_path)], changes, workspace);
	return why === undefined ? { kind: 'known', rows } : { kind: 'touched', rows, rule: 6, why };
}
function wasFlakyBefore(row, openedAt, tested) {
	const isOlder = Date.parse(row.status.timestamp ?? '') < Date.parse(openedAt ?? '');
	return isOlder || (tested !== undefined && (0, unhealthy_test/* impactOf */.ux)(row) >= tested + 2);
}
function touched(paths, changes, workspace) {
	const files = paths.flatMap((path) => normalizePath(path, workspace) ?? []);
	if (files.length === 0)
		return 'neither the report nor the listing names its file';
	if (changes.size === 0)
		return 'the pull requests of the run are not known';
	for (const [number, changed] of changes) {
		if (changed === undefined)
			return `the files that #${number} changes can't be read`;
		const names = changed.flatMap(({ path, previousPath }) => [path, previousPath ?? path]);
		if (names.some((name) => files.some((file) => isTail(name, file) || isTail(file, name))))
			return `#${number} changes its file`;
	}
	return undefined;
}
const agree = (listed, reported) => !listed || !reported || listed === reported;
function normalizePath(path, workspace) {
	const slashed = (path ?? '').replaceAll('\\', '/');
	const root = `${workspace.replaceAll('\\', '/').replace(/\/+$/, '')}/`;
	const inside = root !== '/' && slashed.startsWith(root) ? slashed.slice(root.length) : slashed;
	const plain = external_node_path_.posix.normalize(inside);
	return plain === './' || plain === '.' ? undefined : plain;
}
const isTail = (tail, path) => comparable(path).endsWith(comparable(tail));
const comparable = (path) => `/${path
	.normalize()
	.toLowerCase()
	.replace(/^(\.\.\/|\/)+/, '')}`;
var markdown = __webpack_require__(6801);
var pull_request_report = __webpack_require__(2484);
var findings = __webpack_require__(6580);



const NEAR_MS = 10 * 60_000;
function brokenRule(facts, result, flaky) {
	const { evidence, listing } = flaky;
	const first = ofRun(facts, result, flaky) ?? ofChecks(result, evidence);
	if (first !== undefined)
		return first;
	if (evidence.rule !== undefined)
		return { rule: evidence.rule, why: evidence.why };
	if (listing === undefined)
		return { rule: 8, why: 'the listing of flaky tests could not be read to its end' };
	return ofTests(facts, flaky) ?? ofHead(facts, flaky);
}
function ofRun({ run, entry, record }, { failed }, { hasTimeline, hasNewerBranch }) {
	const broken = (why) => ({ rule: 1, why });
	if (run === undefined)
		return broken('the test run is not known');
	if (run.isBisection)
		return broken('the test run is part of a bisection');
	if (hasTimeline)
		return entry?.testRun?.id.toLowerCase() === run.id.toLowerCase()
			? undefined
			: broken('the service does not name this test run as the one that it failed by');
	const ends = [...run.checks.filter(({ required }) => required), ...failed].map(({ finishedAt }) => finishedAt);
	const end = ends.includes(undefined) ? Number.NaN : Math.max(...ends.map((at) => at ?? 0));
	const isNear = Math.abs(end - ((0, pull_request_record/* changedAt */.Ek)(record) ?? Number.NaN)) <= NEAR_MS;
	if (!isNear)
		return broken('it is not known to be the run that it failed by');
	return hasNewerBranch === false ? undefined : broken('there may be a newer test run');
}
function ofChecks({ failed, notRun, pending, siblings }, evidence) {
	const broken = (check, what) => ({
		rule: 2,
		why: `${(0, shared_text/* inBackticks */.Zw)(check.name)} ${what}`,
	});
	const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')];
	if (stopped !== undefined)
		return broken(stopped, 'did not run');
	const [unfinished] = pending;
	if (unfinished !== undefined)
		return broken(unfinished, 'has not finished');
	if (failed.length === 0)
		return { rule: 2, why: 'no required check failed' };
	return evidence.rule === 2 ? { rule: 2, why: evidence.why } : undefined;
}
function testsOf({ run }, flaky) {
	const { evidence, listing } = flaky;
	if (evidence.rule !== undefined || listing === undefined)
		return [];
	const tests = [...evidence.testsOf.values()].flat();
	return judgeTests(tests, { ...flaky, listing, tested: run?.tested.length });
}
function ofTests(facts, flaky) {
	const { evidence } = flaky;
	if (evidence.rule !== undefined)
		return undefined;
	const verdicts = testsOf(facts, flaky);
	const [first] = verdicts
		.flatMap((verdict) => (verdict.kind === 'known' ? [] : [verdict]))
		.toSorted((one, other) => one.rule - other.rule);
	if (first?.rule === 4)
		return { rule: 4, why: `${(0, shared_text/* inBackticks */.Zw)(first.test.name)}: ${first.why}` };
	for (const [check, tests] of evidence.testsOf) {
		const own = verdicts.filter(({ test }) => tests.includes(test));
		if (own.every(isQuarantined))
			return {
				rule: 4,
				why: `every failing test of ${(0, shared_text/* inBackticks */.Zw)(check.name)} is quarantined, so something else failed it`,
			};
	}
	return first && { rule: first.rule, why: `${(0, shared_text/* inBackticks */.Zw)(first.test.name)}: ${first.why}` };
}
function ofHead({ gitHub, record, run }, { containsHead }) {
	const head = gitHub?.headSha;
	if (head === undefined)
		return { rule: 7, why: 'the present head commit is not known' };
	if (record?.prSha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(record.prSha, head))
		return { rule: 7, why: 'the head commit has moved since it was submitted' };
	if (run?.sha !== undefined && containsHead === true)
		return undefined;
	return { rule: 7, why: 'nothing proves that the test run tested the present head commit' };
}
const AGAIN = 'then submit it again.';
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
		next: 'Submit it, with `operation: submit`.',
		when: 'the service has no record of it',
	},
	queued: {
		status: 'neutral',
		text: 'is in the queue, and its result is still open',
		next: 'Wait: the queue goes on by itself.',
		when: 'it waits its turn, is tested, or failed in a run of which others may be the cause',
	},
	'not-ready': {
		status: 'neutral',
		text: 'is in the queue, and held up',
		next: 'Remove what holds it up, as each reason says.',
		when: 'it is not ready, or waits in a queue that does not run',
	},
	cancelled: {
		status: 'neutral',
		text: 'was taken out of the queue',
		next: `Find out who or what took it out, ${AGAIN}`,
		when: 'a person, a push, a close, a draft, another base branch, a timeout or a pull request that it is stacked on took it out',
	},
	conflict: {
		status: 'bad',
		text: 'conflicts with `{branch}` or with what is ahead of it',
		next: `Merge \`{branch}\` into the pull request, resolve the conflict, push, ${AGAIN}`,
		when: 'the service says so, or GitHub does and no required check failed',
	},
	'merge-refused': {
		status: 'bad',
		text: 'passed its tests, and the merge was refused',
		next: `Meet the rule of the branch that refused it, ${AGAIN}`,
		when: 'the service says that GitHub refused the merge',
	},
	infrastructure: {
		status: 'bad',
		text: 'failed without a failed test: checks did not run',
		next: `Look at the logs of these checks and at the runners, ${AGAIN}`,
		when: 'no required check failed, and at least one was cancelled, timed out, could not start or never reported',
	},
	'broken-base': {
		status: 'bad',
		text: 'fails only checks that also fail on `{branch}` at `{commit}`',
		next: `Repair \`{branch}\` first, ${AGAIN}`,
		when: 'every required check that failed also fails on the newest commit of the target branch',
	},
	'known-flaky': {
		status: 'bad',
		text: 'failed, and all of its failing tests are known to be flaky',
		next: 'Submit it again: the failing tests are known to be flaky.',
		when: 'all eight rules hold',
	},
	'check-failed': {
		status: 'bad',
		text: 'failed a required check',
		next: `Fix the failing check and push, ${AGAIN}`,
		when: 'a required check failed, and nothing above explains it',
	},
	undecided: {
		status: 'neutral',
		text: 'is not merged, and the cause is not clear',
		next: 'Look at the pull request, the queue and the checks of the test run.',
		when: 'a check has not finished, nothing failed, or the state is unknown',
	},
};








function explanationOf({ facts, missingPermissions, notes }, verdict, gitHubAvailable) {
	const { reasons, failing } = (0, findings/* findingsOf */.W)(facts, facts.queue?.state, missingPermissions);
	const isUnasked = !gitHubAvailable && facts.record?.state !== 'MERGED';
	return {
		facts,
		verdict,
		reasons: [...reasons, ...(isUnasked ? [NO_TOKEN] : [])].map((reason) => withRemedy(reason, verdict)),
		failing,
		tests: facts.flaky ? testsOf(facts, facts.flaky) : [],
		notes,
	};
}
const NO_TOKEN = {
	kind: 'permission-missing',
	text: "`github-token` is empty, so the action can't ask GitHub",
	remedy: 'Leave `github-token` at its default.',
};
const BY_REASON = ['not-ready', 'cancelled', 'undecided'];
const withRemedy = (reason, { name }) => BY_REASON.includes(name) || reason.kind === 'permission-missing'
	? reason
	: { ...reason, remedy: undefined };
const failingTests = ({ tests }) => tests.map(({ test, rows, ...verdict }) => ({
	name: test.name,
	...(test.file === undefined ? {} : { file: test.file }),
	known: verdict.kind === 'known',
	...(verdict.kind === 'known' ? {} : { why: verdict.why }),
	rows: rows.map(({ id, html_url: url }) => ({ id, url })),
}));
function explanationReport({ facts, verdict, reasons, notes }, retry) {
	const { ref, run, base, gitHub, record } = facts;
	const { status, text: words } = VERDICTS[verdict.name];
	const { next } = VERDICTS[retry.sent ? 'queued' : verdict.name];
	const fill = (template) => template
		.replaceAll('{branch}', () => ref.targetBranch)
		.replaceAll('{commit}', () => base?.sha.slice(0, 12) ?? 'its head');
	const others = (run?.tested ?? []).filter(({ prNumber }) => prNumber !== ref.number);
	const together = others.map(({ prNumber }) => `#${prNumber}`).join(', ');
	const isTogether = ['check-failed', 'broken-base', 'known-flaky', 'queued'].includes(verdict.name);
	const { broken } = verdict;
	return {
		status,
		mark: retry.sent ? '🔁' : undefined,
		headline: `#${ref.number} ${fill(words)}${isTogether && together !== '' ? `, tested together with ${together}` : ''}`,
		reasons: (0, pull_request_reasons/* worthReading */.HT)(reasons),
		why: [
			...(broken ? [`Not known to be flaky (rule ${broken.rule}): ${broken.why}`] : []),
			...(retry.text === undefined ? [] : [retry.text]),
			...notes,
		],
		facts: [
			['State', record?.state],
			['Test branch', run?.branch],
			['Head commit', (gitHub?.headSha ?? record?.prSha)?.slice(0, 12)],
		],
		remedy: next === '' ? undefined : fill(next),
		pullRequestUrl: gitHub?.url,
	};
}
const explanationSummary = (report, { tests }) => [(0, pull_request_report/* reportSummary */.h)(report), testsTable(tests)].filter((part) => part !== '').join('\n\n');
const explanationComment = (report, { tests }, runUrl, now) => (0, pull_request_report/* reportComment */.e)(report, runUrl, now, testsTable(tests));
const TABLE_BYTES = 20_000;
function testsTable(tests) {
	if (tests.length === 0)
		return '';
	const rows = tests.map((verdict) => (0, markdown/* tableRow */.jD)([testCell(verdict), listingCell(verdict)]));
	const shown = (0, markdown/* fitRows */.zV)(rows, new markdown/* ByteBudget */.Gz(TABLE_BYTES));
	const left = rows.length - shown.length;
	const table = [...(0, markdown/* tableHead */.PP)(['Failing test', 'In the listing']), ...shown].join('\n');
	const more = left === 0 ? '' : `\n\n${left} more are in the output ${(0, markdown/* code */.aY)('failing-tests')}.`;
	return (0, markdown/* folded */.TM)((0, shared_text/* pluralize */.td)(tests.length, 'failing test'), `${table}${more}`);
}
function testCell({ test, rows }) {
	const name = (0, markdown/* link */.nf)(test.name, rows[0]?.html_url);
	return test.file === undefined ? name : `${name}<br><sub>${(0, markdown/* code */.aY)(test.file)}</sub>`;
}
function listingCell(verdict) {
	if (verdict.kind !== 'known')
		return (0, markdown/* prose */.CS)(verdict.why);
	return `known to be flaky${isQuarantined(verdict) ? ', quarantined' : ''}`;
}
var requests = __webpack_require__(9022);
var shared_clock = __webpack_require__(3412);
var pull_request_head = __webpack_require__(1740);
var queue_exit = __webpack_require__(1152);
var restart = __webpack_require__(7383);
var pull_request_submit = __webpack_require__(8682);







const MARKER = 'explain';
function planRetry({ name }, { record, gitHub, queue, ref }) {
	const none = (why) => ({ kind: 'none', why });
	if (name !== 'known-flaky' || record === undefined)
		return none('it is not known to be flaky');
	const head = gitHub?.headSha.toLowerCase();
	if (gitHub === undefined || head === undefined)
		return none('its head commit is not known');
	if (queue === undefined)
		return none('the queue could not be read');
	if (queue.state !== 'running')
		return none(`the queue is ${queue.state.replaceAll('_', ' ')}`);
	if (gitHub.closed)
		return none('it is closed');
	if (gitHub.draft)
		return none('it is a draft');
	if (gitHub.baseBranch !== ref.targetBranch)
		return none('its base branch has changed');
	if (record.state === 'PENDING_FAILURE')
		return { kind: 'restart', head, record };
	if (record.state !== 'FAILED' || record.isCurrentlySubmittedToQueue)
		return none(`it is ${record.state}`);
	if (gitHub.changesRequested !== false)
		return none('a review requests changes, or none can be read');
	return { kind: 'submit', head, record };
}
const retryRequest = (ref, { kind, record }) => kind === 'restart'
	? (0, requests/* restartTestsOnPullRequest */.cl)(ref)
	: (0, requests/* submitPullRequest */.D6)(ref, {
		priority: record.priorityValue ?? record.priorityName,
		noBatch: record.noBatch || undefined,
	});
const RETRIED = 'retried=';
const headOf = ({ data }) => data.startsWith(RETRIED) ? data.slice(RETRIED.length).toLowerCase() : undefined;
const CLAIM_PAUSE_MS = 2000;
async function claimRetry({ clock, signal }, comments, head) {
	const isOfHead = (comment) => headOf(comment) === head;
	if ((await comments.list()).some(isOfHead))
		return undefined;
	const claim = await comments.create(`${RETRIED}${head}`, `Trying \`${head.slice(0, 12)}\` again.`);
	await clock.sleep(CLAIM_PAUSE_MS, signal);
	const claims = (await comments.list()).filter(isOfHead);
	if (claims[0]?.id === claim.id)
		return claim;
	if (claims.some(({ id }) => id === claim.id))
		await comments.remove(claim);
	return undefined;
}
async function sendRetry(context, ref, plan) {
	const not = (why) => ({ sent: false, text: `Nothing was sent: ${why}` });
	const pullRequest = await context.github.pullRequest(ref.number);
	const moved = changeOf(pullRequest, ref, plan.head);
	if (moved !== undefined)
		return not(moved);
	return plan.kind === 'restart'
		? retry_restart(context, ref, plan, not)
		: retry_submit(context, ref, plan, not);
}
function changeOf({ closed, draft, baseBranch, headSha }, { targetBranch }, head) {
	if (closed)
		return 'it was closed meanwhile';
	if (draft)
		return 'it was turned into a draft meanwhile';
	if (baseBranch !== targetBranch)
		return 'its base branch was changed meanwhile';
	return (0, pull_request_record/* isOtherHead */.Lg)(headSha, head) ? 'its head moved meanwhile' : undefined;
}
const retry_restart = async (context, ref, { record: judged }, not) => {
	const record = await context.service.findPullRequest(ref);
	const isAsJudged = record?.isCurrentlySubmittedToQueue === true &&
		record.state === judged.state &&
		record.stateChangedAt === judged.stateChangedAt;
	if (!isAsJudged)
		return not(`it is ${record?.state ?? 'gone'} now`);
	const { outcome, record: after } = await (0, restart/* restartVerified */.C)(context, ref, record);
	if (outcome === 'left')
		return { sent: false, text: 'It left the queue meanwhile', record: after };
	return { sent: true, text: 'Its tests were restarted once', record: after };
};
const retry_submit = async (context, ref, { record: judged, head }, not) => {
	const { clock, service } = context;
	const deadline = new shared_clock/* Deadline */.B2(clock, service.retryTimeoutMs);
	const record = await (0, pull_request_submit/* resubmit */.OW)(context, ref, judged, {}, deadline);
	if (record === undefined)
		return not('its state has changed meanwhile');
	const shown = await (0, pull_request_head/* settledHead */.wb)(context, { ref, headSha: undefined }, record, head, () => { });
	if ((0, pull_request_record/* isOtherHead */.Lg)(shown, head)) {
		const { sentence = '' } = await (0, queue_exit/* takeOut */.gu)(context, ref);
		return not(`its head moved while it was submitted. ${sentence}`);
	}
	return { sent: true, text: 'It was submitted again once', record };
};










const EXPLAIN_OUTPUTS = [
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
];
async function concludeExplanation(step) {
	const { inputs, context, ref, explanation } = step;
	const { verdict } = explanation;
	setFacts(context, explanation);
	const comments = await commentsOf(step);
	const attempt = await retry(step, comments);
	const report = explanationReport(explanation, attempt);
	const markdown = explanationSummary(report, explanation);
	const { event, clock } = context;
	const comment = explanationComment(report, explanation, event.runUrl, clock.now());
	for (const said of report.why ?? [])
		context.log.info(said);
	const next = report.reasons?.[0]?.remedy ?? report.remedy;
	if (next !== undefined)
		context.log.info(`Next: ${next}`);
	if (comments !== undefined && !context.dryRun)
		await keepComment(context, comments, comment, isWanted(inputs.comment, verdict.name), attempt.claim);
	await (0, publish/* publishReport */.S3)(context, { ...inputs, comment: 'never' }, ref, report);
	if (attempt.sent)
		context.setOutputs({ state: attempt.record?.state, submitted: true });
	context.setOutputs({
		retries: attempt.isCounted ? 1 : 0,
		'report-markdown': (0, shared_text/* truncate */.xv)(markdown, OUTPUT_LENGTH),
	});
	if (attempt.error !== undefined)
		throw attempt.error;
	const { summary, details, outcome } = attempt.plan ?? {};
	const ended = verdict.name === 'not-submitted' ? verdict.name : 'explained';
	return {
		outcome: outcome ?? (attempt.sent ? 'retried' : ended),
		details: { ...detailsOf(explanation), ...details },
		summary: summary === undefined ? markdown : `${markdown}\n\n${summary}`,
	};
}
const OUTPUT_LENGTH = 60_000;
async function retry(step, comments) {
	const { inputs, context, ref, explanation } = step;
	const { verdict, facts } = explanation;
	const head = (facts.gitHub?.headSha ?? facts.record?.prSha)?.toLowerCase();
	const own = comments && (await (0, best_effort/* bestEffort */.z)(context, comments.list(), context.log.warning));
	const isCounted = own?.some((comment) => headOf(comment) === head) ?? false;
	const not = (text) => ({
		sent: false,
		isCounted,
		text: text && `Not retried: ${text}`,
	});
	if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky')
		return not();
	if (isCounted)
		return not('this head commit was retried before');
	if (own === undefined)
		return not('the comment that counts the retries cannot be read');
	const plan = planRetry(verdict, facts);
	if (plan.kind === 'none')
		return not(plan.why);
	if (context.dryRun)
		return { ...not(), plan: (0, operation/* planned */.lM)(context.log, [retryRequest(ref, plan)]) };
	return claimAndSend(step, comments, plan);
}
async function claimAndSend({ context, ref }, comments, plan) {
	let why = '';
	const counting = claimRetry(context, comments, plan.head).then((claim) => ({ claim }));
	const counted = await (0, best_effort/* bestEffort */.z)(context, counting, (problem) => {
		why = problem;
	});
	if (counted === undefined)
		return { sent: false, isCounted: false, text: `Not retried: it could not be counted. ${why}` };
	const { claim } = counted;
	if (claim === undefined)
		return { sent: false, isCounted: true, text: 'Not retried: another run has counted it' };
	try {
		return { ...(await sendRetry(context, ref, plan)), isCounted: true, claim };
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof errors/* ServiceError */._7))
			throw error;
		const text = `The retry failed: ${error.explanation.problem}`;
		return { sent: false, isCounted: true, claim, text, error: error.ambiguous ? error : undefined };
	}
}
async function commentsOf({ inputs, context, ref }) {
	const { github, log } = context;
	if (inputs.comment === 'never')
		return undefined;
	if (github.available)
		return github.ownComments(MARKER, ref.number);
	log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
	return undefined;
}
function setFacts({ setOutputs, log }, explanation) {
	const { facts, verdict, reasons, failing } = explanation;
	const { record, queue, run, ref } = facts;
	setOutputs({
		verdict: verdict.name,
		reasons,
		'failing-checks': failing,
		'failing-tests': failingTests(explanation),
		'tested-pull-requests': run?.tested ?? [],
		state: record?.state,
		submitted: record?.isCurrentlySubmittedToQueue ?? false,
		...(record?.prSha === undefined ? {} : { 'head-sha': record.prSha }),
		...(queue && (0, pull_request_record/* placeOutputs */.WR)(ref, queue)),
		'test-branch': run?.branch,
		'test-status': run?.status,
	});
	log.info(`#${ref.number} on ${ref.targetBranch}: ${verdict.name}`);
	for (const { text } of (0, pull_request_reasons/* worthReading */.HT)(reasons))
		log.info(`- ${text}`);
}
const detailsOf = (explanation) => ({
	verdict: explanation.verdict,
	reasons: explanation.reasons,
	failingChecks: explanation.failing,
	failingTests: failingTests(explanation),
	pullRequest: explanation.facts.record,
	testRun: explanation.facts.run,
});
var basic_facts = __webpack_require__(3592);
var test_run = __webpack_require__(2846);
var explain_facts = __webpack_require__(2627);
function judge(facts) {
	const name = withoutTests(facts);
	if (name !== 'check-failed' || facts.flaky === undefined)
		return { name };
	const broken = brokenRule(facts, (0, test_run/* checksOf */.tg)(facts), facts.flaky);
	return broken === undefined ? { name: 'known-flaky' } : { name, broken };
}
function withoutTests(facts) {
	const { record, ref, gitHub } = facts;
	const mergedOnGitHub = gitHub?.merged === true && gitHub.baseBranch === ref.targetBranch;
	if ((0, pull_request_record/* isMerged */.TL)(record, ref) || mergedOnGitHub)
		return 'merged';
	if (record === undefined)
		return 'not-submitted';
	if (record.isCurrentlySubmittedToQueue && record.state !== 'PENDING_FAILURE')
		return inQueue(facts, record);
	if (record.isCurrentlySubmittedToQueue)
		return isNotItsOwn(facts) ? 'queued' : ofFailure(facts);
	if (record.state === 'CANCELLED' || (record.state === 'FAILED' && (0, explain_facts/* isStacked */.g)(facts.entry)))
		return 'cancelled';
	return record.state === 'FAILED' ? ofFailure(facts) : 'undecided';
}
function inQueue({ queue }, { state = '' }) {
	if (state === 'NOT_READY')
		return 'not-ready';
	if (state === 'PENDING')
		return (queue?.state ?? 'running') === 'running' ? 'queued' : 'not-ready';
	return state === 'TESTING' || state === 'TESTS_PASSED' ? 'queued' : 'undecided';
}
function isNotItsOwn({ run, entry, queue, ref }) {
	const ahead = [
		...(run?.ahead ?? []),
		...(entry?.prerequisitePullRequests ?? []).map(({ prNumber }) => prNumber),
	];
	const queued = queue?.enqueuedPullRequests.map(({ prNumber }) => prNumber);
	const isUnfinished = (number) => number !== ref.number && (queued?.includes(number) ?? true);
	return ((run?.tested.length ?? 0) > 1 ||
		(entry?.waitingFor?.length ?? 0) > 0 ||
		ahead.some(isUnfinished));
}
const REFUSED = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/;
function ofFailure(facts) {
	const { entry, gitHub, run } = facts;
	const { failed, notRun, pending } = (0, test_run/* checksOf */.tg)(facts);
	if (entry?.reason === 'start_test_run_merge_conflict')
		return 'conflict';
	if (gitHub?.conflicting && failed.length === 0)
		return 'conflict';
	if (REFUSED.test(entry?.reason ?? '') && failed.length === 0)
		return 'merge-refused';
	const timedOut = entry?.reason === 'test_run_timeout';
	if (pending.length > 0 && !timedOut)
		return 'undecided';
	if (failed.length === 0) {
		const something = notRun.length > 0 || (timedOut && pending.length > 0);
		return run !== undefined && something ? 'infrastructure' : 'undecided';
	}
	return failed.every((check) => failsOnBase(check, facts)) ? 'broken-base' : 'check-failed';
}
const failsOnBase = ({ name, kind }, { base }) => base?.checks.some((check) => check.name === name && check.kind === kind && check.state === 'failed') === true;




async function gatherFlaky(search, facts, hasTimeline) {
	const { context, claim, gitHub } = search;
	const { orgSlug, testChecks, testRunId } = search.inputs;
	const asked = orgSlug !== undefined && testChecks.length > 0;
	if (!asked || judge(facts).name !== 'check-failed')
		return undefined;
	const { run } = facts;
	const reportsAreOfRun = run !== undefined && (testRunId !== undefined || claim?.id === run.id.slice(0, 36));
	const evidence = reportsAreOfRun
		? await readEvidence(search, facts)
		: { rule: 3, why: 'the reports are not known to be of this test run' };
	const known = { hasTimeline, evidence, workspace: context.workspace.root };
	if (evidence.rule !== undefined)
		return { ...known, ...NOTHING_READ };
	const tests = [...evidence.testsOf.values()].flat();
	const [listing, changes, openedAt, containsHead, hasNewerBranch] = await Promise.all([
		readListing(search, orgSlug, tests),
		readChanges(search, facts),
		gitHub.openedAt(search.ref.number),
		readContainsHead(search, facts),
		hasTimeline ? false : readNewerBranch(search, facts),
	]);
	return { ...known, listing, changes, openedAt, containsHead, hasNewerBranch };
}
const NOTHING_READ = {
	listing: undefined,
	changes: new Map(),
	openedAt: undefined,
	containsHead: undefined,
	hasNewerBranch: undefined,
};
async function readEvidence({ context, inputs, reports: found }, facts) {
	const { workspace, log } = context;
	const { readTestReports } = await __webpack_require__.e(/* import() */ 276).then(__webpack_require__.bind(__webpack_require__, 3276));
	const reports = await readTestReports(workspace, 'failed-tests-files', found);
	for (const { path, cases, failed, problem } of reports.files)
		log.info(`${path}: ${failed.length} of ${cases} tests failed${problem === undefined ? '' : `; ${problem}`}`);
	return assignReports((0, test_run/* failingChecks */.oe)((0, test_run/* checksOf */.tg)(facts)), inputs.testChecks, reports);
}
async function readListing({ context }, orgSlug, tests) {
	const pages = await Promise.all(/* import() | flaky */[__webpack_require__.e(432), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 5852));
	const names = new Set(tests.map(({ name }) => name));
	const read = pages.readListing(context, orgSlug, ({ name }) => names.has(name));
	return (0, best_effort/* bestEffort */.z)(context, read, (why) => context.log.warning(`The listing of flaky tests cannot be read: ${why}`));
}
async function readChanges({ ref, gitHub }, { run, entry }) {
	const numbers = new Set([
		ref.number,
		...(run?.tested ?? []).map(({ prNumber }) => prNumber),
		...(run?.ahead ?? []),
		...(entry?.prerequisitePullRequests ?? []).map(({ prNumber }) => prNumber),
	]);
	const changes = new Map();
	for (const number of numbers)
		changes.set(number, await gitHub.files(number));
	return changes;
}
async function readContainsHead(search, { run, gitHub }) {
	const head = gitHub?.headSha;
	if (run?.sha === undefined || head === undefined)
		return undefined;
	return search.gitHub.contains(run.sha, head);
}
async function readNewerBranch(search, { run }) {
	if (run === undefined)
		return undefined;
	const living = await search.gitHub.testBranches(search);
	return living?.some(({ branch }) => branch !== run.branch);
}





async function gather(search) {
	const { context, ref, gitHub: questions } = search;
	const record = await readRecord(search);
	const [{ facts: found, hasTimeline, notes }, { queue }] = await Promise.all([
		(0, basic_facts/* findFacts */.f)(search, record),
		(0, pull_request_record/* lookUpQueue */.Uy)(context, ref),
	]);
	const known = { ...found, queue };
	const facts = { ...known, base: await readBase(search, known) };
	const flaky = await gatherFlaky(search, facts, hasTimeline);
	return {
		facts: { ...facts, flaky },
		missingPermissions: [...new Set(questions.missingPermissions)],
		notes,
	};
}
const LAG_MS = 60_000;
const PAUSE_MS = 5000;
async function readRecord({ context, ref, claim, }) {
	const { service, clock, signal, event } = context;
	const deadline = new shared_clock/* Deadline */.B2(clock, claim && hasEnded(event) ? LAG_MS : 0);
	for (;;) {
		const record = await service.findPullRequest(ref);
		if (record?.state !== 'TESTING' || deadline.passed)
			return record;
		await clock.sleep(Math.min(PAUSE_MS, deadline.remainingMs), signal);
	}
}
const hasEnded = ({ name, payload }) => payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending');
async function readBase({ ref, gitHub }, facts) {
	if (judge(facts).name !== 'check-failed')
		return undefined;
	const sha = await gitHub.headOf(ref.targetBranch);
	const checks = await gitHub.checks(sha);
	return sha === undefined || checks === undefined ? undefined : { sha, checks };
}
var search = __webpack_require__(8986);
var resolve = __webpack_require__(1333);
var test_branch = __webpack_require__(4459);
var test_runs = __webpack_require__(577);











const explain_inputs = {
	testRunId: (0, inputs/* optional */.lq)((0, test_runs/* testRunId */.nC)()),
	testBranchPattern: (0, inputs/* line */.n8)(),
	failedTestsFiles: (0, inputs/* withDefault */.IQ)((0, inputs/* lines */.Mn)(), []),
	testChecks: (0, inputs/* withDefault */.IQ)(testChecksInput(), []),
	orgSlug: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	retryOn: (0, inputs/* choice */.Yq)(['never', 'known-flaky']),
	comment: (0, inputs/* commentPolicy */.s9)(),
	slackPayloadFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
};
const explain = (0, operation/* defineOperation */.h9)({
	about: "Explain why a pull request isn't merged, whose failure it is and what to do, and try again once if all failing tests are known to be flaky.",
	target: resolve/* optionalPullRequestTarget */.A_,
	inputs: explain_inputs,
	outputs: EXPLAIN_OUTPUTS,
	outcomes: ['explained', 'retried', 'not-submitted'],
	checks: (check) => [
		check(['testBranchPattern'], ({ testBranchPattern }) => {
			const problem = (0, test_branch/* problemOfPattern */.Px)(testBranchPattern);
			return problem && `Input \`test-branch-pattern\` ${problem}`;
		}),
		check(['retryOn', 'comment'], ({ retryOn, comment }) => retryOn !== 'never' &&
			comment === 'never' &&
			'Input `retry-on` needs `comment: on-failure` or `comment: always`: the comment counts the retries'),
		check(['retryOn', 'failedTestsFiles', 'testChecks', 'orgSlug'], (given) => {
			const { retryOn, failedTestsFiles, testChecks, orgSlug } = given;
			if (retryOn === 'never')
				return undefined;
			const hasFiles = failedTestsFiles.length > 0 || testChecks.some(({ files }) => files);
			const missing = [
				...(hasFiles ? [] : ['`failed-tests-files`']),
				...(testChecks.length > 0 ? [] : ['`test-checks`']),
				...(orgSlug === undefined ? ['`org-slug`'] : []),
			];
			return missing.length > 0 && `Input \`retry-on\` needs ${missing.join(' and ')}`;
		}),
	],
	onlyWith: { failedTestsFiles: 'testChecks', testChecks: 'orgSlug' },
	async run(given, context, location) {
		const { event, repository, github, workspace } = context;
		const globs = reportGlobs(given.failedTestsFiles, given.testChecks);
		const reports = workspace.find('failed-tests-files', globs);
		const claim = (0, test_branch/* testRunOfEvent */.HN)(event, repository, given.testBranchPattern);
		const { ref } = await (0, resolve/* resolvePullRequest */.DJ)((0, resolve/* withNumber */.Yx)(location, claim?.number), context);
		const own = claim?.number === ref.number ? claim : undefined;
		const gitHub = new search/* GitHubQuestions */.L(context);
		const gathered = await gather({ context, ref, inputs: given, claim: own, reports, gitHub });
		const verdict = judge(gathered.facts);
		const explanation = explanationOf(gathered, verdict, github.available);
		return concludeExplanation({ inputs: given, context, ref, explanation });
	},
});

/***/ }),

/***/ 2363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  getTestingDetails: () => (getTestingDetails)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1333);
var _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
var _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(577);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);








const getTestingDetails = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .defineOperation */ .h9)({
	about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalPullRequestTarget */ .A_,
	inputs: { testRunId: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .testRunId */ .nC)()), testBranchPattern: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)() },
	outputs: [
		'test-status',
		'test-branch',
		'test-branch-sha',
		'tested-pull-requests',
		'failing-checks',
		'missing-checks',
		'impacted-targets-file',
	],
	outcomes: ['found'],
	checks: (check) => [
		check(['testBranchPattern'], ({ testBranchPattern }) => {
			const problem = (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOfPattern */ .Px)(testBranchPattern);
			return problem && `Input \`test-branch-pattern\` ${problem}`;
		}),
	],
	async run(inputs, context, location) {
		const { event } = context;
		const branch = (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunOfEvent */ .HN)(event, context.repository, inputs.testBranchPattern);
		const id = inputs.testRunId ?? (branch && branch.id + branch.suffix);
		if (id === undefined)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ('invalid-input', {
				request: 'Finding the test run',
				problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
				remedy: 'Set `test-run-id`, or set `test-branch-pattern` if the queue names its branches differently.',
			});
		const { targetBranch } = inputs;
		if (targetBranch !== undefined)
			context.setOutputs({ 'target-branch': targetBranch });
		const queue = targetBranch === undefined
			? (await (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePullRequest */ .DJ)((0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .withNumber */ .Yx)(location, branch?.number), context)).ref
			: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueRef */ .tQ)(context.repository, targetBranch);
		const details = await (0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .readTestRun */ .we)(context.service, queue, id);
		refuseOtherRun(details, id, inputs.testBranchPattern);
		const report = (0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .reportChecks */ .oG)(details);
		for (const line of logLines(id, details, report))
			context.log.info(line);
		return {
			outcome: 'found',
			outputs: {
				'test-status': details.status,
				'test-branch': details.testBranch,
				'test-branch-sha': details.testBranchSha,
				'tested-pull-requests': details.testedPullRequests ?? [],
				'failing-checks': report.failing,
				'missing-checks': report.missing,
				'impacted-targets-file': await writeTargets(details, context),
			},
			details: { testRunId: id, testingDetails: details, ...report },
			summary: summary(id, details, report),
		};
	},
});
function refuseOtherRun({ testBranch = '' }, id, pattern) {
	const shown = (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTestBranch */ .cH)(testBranch, pattern)?.id;
	if (shown === undefined || shown === (0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .bareRunId */ .D)(id))
		return;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${shown}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}
async function writeTargets({ impactedTargets }, { workspace }) {
	if (impactedTargets === undefined)
		return undefined;
	const path = await workspace.own('impacted-targets.txt');
	const body = impactedTargets.map((target) => `${target}\n`).join('');
	return workspace.write('impacted-targets-file', path, body);
}
function logLines(id, details, { failing, missing }) {
	const tested = (details.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`).join(', ');
	return [
		`Test run ${id}: ${details.status ?? 'no status'}, ${tested === '' ? 'names no pull request' : `testing ${tested}`}`,
		...failing.map(({ name, url }) => `Failed: ${name}${url === undefined ? '' : ` (${url})`}`),
		...missing.map((name) => `Required and never reported: ${name}`),
	];
}
function summary(id, details, { checks, missing }) {
	const tested = (details.testedPullRequests ?? []).map(({ prNumber, prUrl, title }) => [
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`#${prNumber}`, prUrl),
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(title ?? ''),
	]);
	const pulls = (details.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`).join(', ');
	const { status, testBranch } = details;
	const verdict = status === undefined ? 'has no status' : `is ${status.replaceAll('_', ' ')}`;
	const where = testBranch === undefined ? '' : ` on ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(testBranch)}`;
	const reported = checks.map(({ name, url, state, required }) => [
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, url),
		ICONS[state],
		required ? 'yes' : '',
	]);
	const rows = [...reported, ...missing.map((name) => [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(name), '⚪ never reported', 'yes'])];
	return [
		`### ${MARKS_OF_STATUSES[status ?? ''] ?? _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS */ .j7.neutral} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`The test run${pulls === '' ? '' : ` of ${pulls}`} ${verdict}`)}`,
		`Test run ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)}${where}`,
		...(tested.length === 0 ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Pull request', 'Title'], tested)]),
		rows.length === 0 ? 'No check has reported yet.' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Check', 'State', 'Required'], rows),
	].join('\n\n');
}
const MARKS_OF_STATUSES = {
	succeeded: '✅',
	failed: '❌',
	cancelled: '🚫',
};
const ICONS = {
	success: '✅ success',
	failure: '❌ failure',
	pending: '🟡 pending',
};

/***/ })

};

export { id, ids, modules };
