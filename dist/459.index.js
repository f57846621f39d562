const id = 459;
const ids = [459];
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

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Uo: () => (buttons),
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
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(headline), HEADER_LENGTH);
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
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(address);
		if (url === undefined || url.length > ADDRESS_LENGTH)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	return elements.length === 0 ? [] : [{ type: 'actions', elements }];
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

/***/ 3991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  cancel: () => (cancel)
});
var _pull_request_queue_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1152);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1333);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8244);








const cancel = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .defineOperation */ .h9)({
	about: 'Take a pull request out of the queue.',
	target: (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .Sj)(),
	inputs: { strict: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt)() },
	outputs: ['state', 'submitted', 'priority'],
	outcomes: ['cancelled', 'not-queued'],
	async run(inputs, context, { ref }) {
		const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestName */ .Ib)(ref);
		const before = await context.service.findPullRequest(ref);
		context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before));
		const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false;
		if (context.dryRun && queuedBefore)
			return (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .lM)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelPullRequest */ .np)(ref)]);
		const { outcome, record } = context.dryRun
			? { outcome: 'not-queued', record: before }
			: await (0, _pull_request_queue_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelVerified */ .Fz)(context, ref);
		const merged = record?.state === 'MERGED';
		const takenOut = outcome === 'cancelled' && queuedBefore && !merged;
		const headline = takenOut
			? `${name} was taken out of the queue`
			: `${name} ${merged ? 'is already merged, so there was nothing to cancel' : 'was not in the queue'}`;
		context.log.info(headline);
		return {
			outcome: takenOut ? 'cancelled' : 'not-queued',
			outputs: (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record),
			details: { pullRequest: record },
			summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
				status: takenOut ? 'good' : inputs.strict ? 'bad' : 'neutral',
				headline,
				facts: [
					['State before', before?.state],
					['State', record?.state],
				],
				remedy: takenOut || !inputs.strict ? undefined : STRICT_REMEDY,
			}),
			...(takenOut || !inputs.strict ? {} : { failure: notQueued(name, record?.state) }),
		};
	},
});
const STRICT_REMEDY = 'Set `strict: false` if that is fine.';
function notQueued(name, state) {
	const seen = state === undefined ? '' : `; its state is ${state}`;
	return `Cancelling ${name}: it was not in the queue${seen}. ${STRICT_REMEDY}`;
}

/***/ }),

/***/ 7:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  explain: () => (explain)
});

var globs = __webpack_require__(8217);
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
		return { rule: 2, why: `\`${unknown.name}\` is not one of \`test-checks\`` };
	const claimed = new Set(testChecks.flatMap(({ files }) => files ?? []));
	const reportsOf = (check) => files.filter(({ globs }) => (linesOf.get(check) ?? []).some((line) => line.files === undefined
		? !globs.some((glob) => claimed.has(glob))
		: globs.includes(line.files)));
	const silent = failing.find((check) => reportsOf(check).length === 0);
	const nothing = unmatched.length > 0 ? `no file matches \`${unmatched.join('`, `')}\`` : undefined;
	if (silent !== undefined)
		return broken(`no report of \`${silent.name}\`: the job may have crashed before it wrote one${nothing === undefined ? '' : `; ${nothing}`}`);
	if (nothing !== undefined)
		return broken(nothing);
	const bad = files.find(({ problem }) => problem !== undefined);
	if (bad !== undefined)
		return broken(`\`${bad.path}\`, ${bad.problem}`);
	const shared = failing.filter((check) => isShared(linesOf.get(check)));
	if (shared.length > 1)
		return broken(`${shared.map(({ name }) => `\`${name}\``).join(' and ')} failed, and \`test-checks\` does not tell their reports apart`);
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
		return broken(`no report of \`${unproved.name}\` alone has a failing test`);
	return { testsOf };
}
const broken = (why) => ({ rule: 3, why });
const linesFor = ({ name, workflow }, testChecks) => testChecks.filter(({ matches }) => matches(name) || (workflow !== undefined && matches(`${workflow} / ${name}`)));
const isShared = (lines = []) => lines.some(({ files }) => files === undefined);
var errors = __webpack_require__(4096);
var best_effort = __webpack_require__(3709);
var shared_text = __webpack_require__(5831);
var operation = __webpack_require__(8244);
var publish = __webpack_require__(3339);
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
var unhealthy_test = __webpack_require__(565);

const judgeTests = (tests, comparison) => tests.map((test) => {
	const match = matchFailedTest(test, comparison.listing, comparison.workspace);
	if (match.kind !== 'known')
		return { test, ...match };
	return { test, ...(suspicion(test, match.rows, comparison) ?? match) };
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
	return why === undefined ? undefined : { kind: 'touched', rows, rule: 6, why };
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
	return inside.replace(/^(\.\/+)+/, '') || undefined;
}
const isTail = (tail, path) => path === tail || path.endsWith(`/${tail.replace(/^\/+/, '')}`);
var markdown = __webpack_require__(6801);
var pull_request_reasons = __webpack_require__(1059);
var pull_request_report = __webpack_require__(2484);


const NEAR_MS = 10 * 60_000;
function brokenRule(facts, result, flaky) {
	const { evidence, listing } = flaky;
	const first = ofRun(facts, result, flaky) ?? ofChecks(result, evidence);
	if (first !== undefined)
		return first;
	if (!flaky.reportsAreOfRun)
		return { rule: 3, why: 'the reports are not known to be of this test run' };
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
		why: `\`${check.name.replaceAll('`', "'")}\` ${what}`,
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
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
];
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
	const named = (name) => `\`${name.replaceAll('`', "'")}\``;
	if (first?.rule === 4)
		return { rule: 4, why: `${named(first.test.name)}: ${first.why}` };
	for (const [check, tests] of evidence.testsOf) {
		const own = verdicts.filter(({ test }) => tests.includes(test));
		if (own.every(isQuarantined))
			return {
				rule: 4,
				why: `every failing test of ${named(check.name)} is quarantined, so something else failed it`,
			};
	}
	return first && { rule: first.rule, why: `${named(first.test.name)}: ${first.why}` };
}
function ofHead({ gitHub, record, run }, { containsHead }) {
	const head = gitHub?.headSha;
	if (head === undefined)
		return { rule: 7, why: 'the present head commit is not known' };
	if (record?.prSha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(record.prSha, head))
		return { rule: 7, why: 'the head commit has moved since it was submitted' };
	if (run?.sha !== undefined && containsHead === true)
		return undefined;
	return { rule: 7, why: 'the test run is not known to have tested the present head commit' };
}
var test_runs = __webpack_require__(577);


function testRunOf(id, details, gitHub, ref) {
	const required = details.requiredStatuses ?? gitHub.required ?? [];
	const isRequired = new Set(required.filter((name) => !(0, pull_request_reasons/* isQueueCheck */.o7)(name, ref)));
	const shown = (gitHub.checks ?? [])
		.filter(({ app, name }) => app !== 'trunk-io' && !(0, pull_request_reasons/* isQueueCheck */.o7)(name, ref))
		.map(({ suite, app: _, ...check }) => ({
		...check,
		required: isRequired.has(check.name),
		suite: suite === undefined ? undefined : String(suite),
		workflow: suite === gitHub.workflow?.suite ? gitHub.workflow?.name : undefined,
	}));
	const names = new Set(shown.map(({ name }) => name));
	const others = (0, test_runs/* checkRows */.Uu)(details)
		.filter(({ name }) => !names.has(name) && !(0, pull_request_reasons/* isQueueCheck */.o7)(name, ref))
		.map((row) => ({ ...row, required: isRequired.has(row.name) }));
	const created = Date.parse(details.createdAt ?? '');
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: Number.isNaN(created) ? undefined : created,
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs ?? [],
		required: [...isRequired],
		checks: [...shown, ...others],
		isWhole: gitHub.checks !== undefined ||
			(details.checkSuites !== undefined && details.statusChecks !== undefined),
	};
}
function resultOf(run) {
	const rows = run.checks.filter(({ required }) => required);
	const reported = new Set(rows.map(({ name }) => name));
	const missing = run.required
		.filter((name) => !reported.has(name))
		.map((name) => ({ name, required: true, state: run.isWhole ? 'not-run' : 'pending' }));
	const all = [...rows, ...missing];
	const suites = new Set(rows.flatMap(({ suite }) => suite ?? []));
	const inState = (state) => all.filter((check) => check.state === state);
	return {
		failed: inState('failed'),
		notRun: inState('not-run'),
		pending: inState('pending'),
		siblings: run.checks.filter(({ required, suite, state }) => !required &&
			suite !== undefined &&
			suites.has(suite) &&
			(state === 'failed' || state === 'not-run')),
	};
}
function judge(facts) {
	const name = withoutTests(facts);
	if (name !== 'check-failed' || facts.flaky === undefined)
		return { name };
	const broken = brokenRule(facts, checksOf(facts), facts.flaky);
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
	if (record.state === 'CANCELLED' || isStackedOn(facts))
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
const isStackedOn = ({ entry, record }) => record?.state === 'FAILED' && entry?.reason?.startsWith('prerequisite_merge_item_') === true;
const REFUSED = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/;
function ofFailure(facts) {
	const { entry, gitHub, run } = facts;
	const { failed, notRun, pending } = checksOf(facts);
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
function checksOf({ run, entry }) {
	const result = run ? resultOf(run) : { failed: [], notRun: [], pending: [], siblings: [] };
	const named = new Set(result.failed.map(({ name }) => name));
	const blamed = (entry?.failureCausingStatuses ?? [])
		.filter(({ name }) => !named.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
	const isBlamed = new Set(blamed.map(({ name }) => name));
	const others = (checks) => checks.filter(({ name }) => !isBlamed.has(name));
	return {
		...result,
		failed: [...result.failed, ...blamed],
		notRun: others(result.notRun),
		pending: others(result.pending),
	};
}
const failsOnBase = ({ name, kind }, { base }) => base?.checks.some((check) => check.name === name && check.kind === kind && check.state === 'failed') === true;
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
		text: 'is in the queue, and nothing is decided yet',
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
		text: 'is not merged, and nothing that can be read says why',
		next: 'Look at the pull request, the queue and the checks of the test run.',
		when: 'a check has not finished, nothing failed, or the state is unknown',
	},
};








function explanationOf({ facts, missingPermissions, notes }, verdict, gitHubAvailable) {
	const checks = checksOf(facts);
	const { failed, siblings } = checks;
	const failing = [...failed, ...siblings.filter(({ state }) => state === 'failed')].map(({ name, url, required }) => ({ name, url, required, state: 'failure' }));
	const { ref, record, entry, gitHub, queue } = facts;
	const ended = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const known = {
		...{ ref, record, entry, gitHub, failing, queueState: queue?.state },
		...(ended ? { notRun: checks.notRun, unfinished: checks.pending } : {}),
	};
	const reasons = (0, pull_request_reasons/* reasonsOf */.zM)({ ...known, missingPermissions }).concat(gitHubAvailable || record?.state === 'MERGED' ? [] : [NO_TOKEN]);
	return {
		facts,
		verdict,
		reasons: reasons.map((reason) => withRemedy(reason, verdict)),
		failing,
		tests: facts.flaky ? testsOf(facts, facts.flaky) : [],
		notes,
	};
}
const NO_TOKEN = {
	kind: 'permission-missing',
	text: '`github-token` is empty, so GitHub cannot be asked',
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
	const { status, text: words, next } = VERDICTS[verdict.name];
	const fill = (template) => template
		.replaceAll('{branch}', () => ref.targetBranch)
		.replaceAll('{commit}', () => base?.sha.slice(0, 12) ?? 'its head');
	const others = (run?.tested ?? []).filter(({ prNumber }) => prNumber !== ref.number);
	const together = others.map(({ prNumber }) => `#${prNumber}`).join(', ');
	const isTogether = ['check-failed', 'broken-base', 'known-flaky', 'queued'].includes(verdict.name);
	const { broken } = verdict;
	return {
		status,
		headline: `#${ref.number} ${fill(words)}${isTogether && together !== '' ? `, tested together with ${together}` : ''}`,
		reasons,
		why: [
			...(broken ? [`Not known to be flaky (rule ${broken.rule}): ${broken.why}`] : []),
			...(retry === undefined ? [] : [retry]),
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
	const report = explanationReport(explanation, attempt.text);
	const markdown = explanationSummary(report, explanation);
	const { event, clock } = context;
	const comment = explanationComment(report, explanation, event.runUrl, clock.now());
	for (const said of report.why ?? [])
		context.log.info(said);
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
	for (const { text } of reasons)
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
var timeline = __webpack_require__(7415);
var explainer = __webpack_require__(9860);
var github_event = __webpack_require__(8860);
var test_branch = __webpack_require__(4459);





const MOST_BRANCHES = 5;
async function findRun(search, facts) {
	const notes = [];
	const read = (id, claim) => readRun(search, facts, notes, id, claim);
	const { inputs, claim, gitHub } = search;
	const named = facts.entry?.testRun?.id;
	if (inputs.testRunId !== undefined)
		return { run: await read(inputs.testRunId), notes };
	if (claim !== undefined)
		return { run: await read(claim.id + claim.suffix, claim), notes };
	if (named !== undefined)
		return { run: await read(named), notes };
	const ofBranch = async ({ branch, headSha }) => {
		const parsed = (0, test_branch/* parseTestBranch */.cH)(branch, inputs.testBranchPattern);
		if (parsed?.number !== search.ref.number)
			return undefined;
		return read(parsed.id + parsed.suffix, { ...parsed, branch, commit: headSha });
	};
	const runs = [];
	for (const tip of ((await gitHub.testBranches(search)) ?? []).slice(0, MOST_BRANCHES)) {
		const run = await ofBranch(tip);
		if (run !== undefined)
			runs.push(run);
	}
	const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
	if (newest !== undefined)
		return { run: newest, notes };
	const [closed] = (await gitHub.closedTestBranches(search)) ?? [];
	return { run: closed && (await ofBranch(closed)), notes };
}
async function readRun({ context, ref, gitHub }, facts, notes, id, claim) {
	const { service, log } = context;
	const answer = (0, test_runs/* readTestRun */.we)(service, ref, id, { attempts: 3 });
	const say = (why) => log.info(`The test run ${id} cannot be read: ${why}`);
	const details = await (0, best_effort/* bestEffort */.z)(context, answer, say);
	if (details === undefined)
		return undefined;
	const { number } = ref;
	const own = { number, id, suffix: '', branch: '', commit: details.testBranchSha ?? '-' };
	const problem = (0, test_branch/* problemOfClaim */.TS)(claim ?? own, details);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return undefined;
	}
	const checks = await gitHub.checks(details.testBranchSha);
	const required = facts.gitHub?.requiredChecks;
	return testRunOf(id, details, { checks, required, workflow: workflowOf(context.event) }, ref);
}
function workflowOf({ payload }) {
	const suite = (0, github_event/* valueAt */.fK)(payload, 'workflow_run', 'check_suite_id');
	const name = (0, github_event/* textAt */.$6)(payload, 'workflow_run', 'name');
	return typeof suite === 'number' && name !== undefined ? { suite, name } : undefined;
}




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
	const known = { hasTimeline, reportsAreOfRun, evidence, workspace: context.workspace.root };
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
	return assignReports(failingChecks(checksOf(facts)), inputs.testChecks, reports);
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
	const { missingPermissions } = questions;
	const record = await readRecord(search);
	const [timeline, gitHub, { queue }] = await Promise.all([
		readTimeline(search),
		(0, explainer/* askForFacts */.a)(context, ref, new Set(), missingPermissions),
		(0, pull_request_record/* lookUpQueue */.Uy)(context, ref),
	]);
	const [newest] = timeline;
	const entry = (newest?.state ?? record?.state) === record?.state ? newest : undefined;
	const early = { ref, record, entry, gitHub, queue };
	const { run, notes } = hasRun(early)
		? await findRun(search, early)
		: { run: undefined, notes: [] };
	const known = { ...early, run };
	const facts = { ...known, base: await readBase(search, known) };
	const flaky = await gatherFlaky(search, facts, timeline.length > 0);
	return {
		facts: { ...facts, flaky },
		missingPermissions: [...new Set(missingPermissions)],
		notes,
	};
}
const hasRun = (facts) => facts.record?.state !== 'PENDING' &&
	!['merged', 'not-submitted', 'cancelled', 'not-ready'].includes(judge(facts).name);
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
async function readTimeline({ context, ref }) {
	const history = context.service.getPullRequestHistory(ref, { attempts: 2 });
	const say = (why) => context.log.debug(`The history of #${ref.number}: ${why}`);
	return (0, timeline/* parseTimeline */.p)(await (0, best_effort/* bestEffort */.z)(context, history, say));
}
async function readBase({ ref, gitHub }, facts) {
	if (judge(facts).name !== 'check-failed')
		return undefined;
	const sha = await gitHub.headOf(ref.targetBranch);
	const checks = await gitHub.checks(sha);
	return sha === undefined || checks === undefined ? undefined : { sha, checks };
}



class GitHubQuestions {
	missingPermissions = [];
	#context;
	constructor(context) {
		this.#context = context;
	}
	get available() {
		return this.#context.github.available;
	}
	async checks(sha) {
		if (sha === undefined)
			return undefined;
		const checks = await this.#ask('checks: read', ({ checks }) => checks(sha));
		return checks?.length === 0 ? undefined : checks;
	}
	testBranches({ inputs, ref }) {
		const prefix = (0, test_branch/* testBranchPrefix */.XV)(inputs.testBranchPattern, ref.number);
		return this.#ask('contents: read', ({ branches }) => branches(prefix));
	}
	closedTestBranches({ inputs, ref }) {
		const prefix = (0, test_branch/* testBranchPrefix */.XV)(inputs.testBranchPattern, ref.number);
		return this.#ask('pull-requests: read', ({ closedTests }) => closedTests(prefix));
	}
	headOf(branch) {
		return this.#ask('contents: read', ({ headOf }) => headOf(branch));
	}
	contains(sha, ancestor) {
		return this.#ask('contents: read', ({ contains }) => contains(sha, ancestor));
	}
	files(number) {
		return this.#ask('pull-requests: read', ({ files }) => files(number));
	}
	async openedAt(number) {
		const { github } = this.#context;
		return (await this.#ask('pull-requests: read', () => github.pullRequest(number)))?.createdAt;
	}
	async #ask(permission, question) {
		const { github, log } = this.#context;
		if (!github.available)
			return undefined;
		const answer = question(await github.commits()).catch((error) => {
			if (error instanceof errors/* ServiceError */._7 && error.kind === 'unauthorized')
				this.missingPermissions.push(permissionOf(error, permission));
			throw error;
		});
		return (0, best_effort/* bestEffort */.z)(this.#context, answer, log.info);
	}
}
const permissionOf = (error, otherwise) => /`permissions: ([a-z-]+: [a-z]+)`/.exec(error.explanation.remedy)?.[1] ?? otherwise;
var resolve = __webpack_require__(1333);











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
	about: 'Say why a pull request is not merged, whose failure it is and what to do; try again once if all failing tests are known to be flaky.',
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
		const gitHub = new GitHubQuestions(context);
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
	const where = details.testBranch === undefined ? '' : ` on ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(details.testBranch)}`;
	const reported = checks.map(({ name, url, state, required }) => [
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, url),
		ICONS[state],
		required ? 'yes' : '',
	]);
	const rows = [...reported, ...missing.map((name) => [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(name), '⚪ never reported', 'yes'])];
	return [
		`Test run ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} is **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(details.status ?? 'without a status')}**${where}.`,
		...(tested.length === 0 ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Pull request', 'Title'], tested)]),
		rows.length === 0 ? 'No check has reported yet.' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Check', 'State', 'Required'], rows),
	].join('\n\n');
}
const ICONS = {
	success: '✅ success',
	failure: '❌ failure',
	pending: '🟡 pending',
};

/***/ }),

/***/ 9774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  restartTests: () => (restartTests)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1333);
var _pull_request_restart_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7383);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9022);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8244);








const restartTests = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .defineOperation */ .h9)({
	about: 'Run the tests of a queued pull request again.',
	target: (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .Sj)(),
	inputs: {},
	outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
	outcomes: ['restarted', 'not-queued'],
	async run(_inputs, context, { ref }) {
		const before = await context.service.findPullRequest(ref);
		context.setOutputs({ ...(0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before), 'previous-state': before?.state });
		if (!before?.isCurrentlySubmittedToQueue)
			return notQueued(ref, before);
		if (context.dryRun)
			return (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .lM)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .restartTestsOnPullRequest */ .cl)(ref)]);
		try {
			const { outcome, record } = await (0,_pull_request_restart_js__WEBPACK_IMPORTED_MODULE_4__/* .restartVerified */ .C)(context, ref, before);
			context.setOutputs((0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record));
			if (outcome === 'left')
				return notQueued(ref, record);
			const headline = `The tests of ${(0,_shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref)} were restarted`;
			context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`);
			return {
				outcome,
				details: { before, after: record },
				summary: (0,_pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
					status: 'good',
					headline,
					facts: [
						['State before', before.state],
						['State', record?.state],
					],
				}),
			};
		}
		catch (error) {
			if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
				return notQueued(ref, before);
			throw error;
		}
	},
});
function notQueued(ref, record) {
	const state = record?.state;
	const seen = state === undefined ? 'the service has no record of it' : `its state is ${state}`;
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
			status: 'bad',
			headline: `${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref)} is not in the queue, so there are no tests to restart`,
			why: [seen],
			remedy: 'Submit it first.',
		}),
		failure: `Restarting the tests of ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .pullRequestName */ .Ib)(ref)}: it is not in the queue; ${seen}. Submit it first, with \`operation: submit\`.`,
	};
}

/***/ }),

/***/ 1557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  submit: () => (submit)
});
var _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
var _pull_request_priority_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9270);
var _pull_request_publish_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1333);
var _pull_request_submit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8682);
var _pull_request_wait_conclude_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7571);
var _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2147);
var _pull_request_wait_loop_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4528);
var _pull_request_wait_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4252);
var _pull_request_wait_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1821);
var _pull_request_wait_step_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1512);
var _service_requests_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9022);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9662);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8835);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8244);


















const inputs = {
	priority: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .optional */ .lq)((0, _pull_request_priority_js__WEBPACK_IMPORTED_MODULE_1__/* .priorityInput */ .H)()),
	noBatch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .flag */ .Jt)()),
	expectedHeadSha: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .commitSha */ .mJ)()),
	skipDraft: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .flag */ .Jt)(),
	requireLabel: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)()),
	removeLabel: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .line */ .n8)()),
	wait: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .withDefault */ .IQ)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .flag */ .Jt)(), false),
	..._pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .waitInputs */ .FG,
};
const submit = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_16__/* .defineOperation */ .h9)({
	about: 'Submit a pull request to the queue, and verify that the queue has it.',
	target: (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestTarget */ .Sj)('head-sha', 'state'),
	inputs,
	onlyWith: {
		timeoutMinutes: 'wait',
		pollIntervalSeconds: 'wait',
		onTimeout: 'wait',
		notReadyTimeoutMinutes: 'wait',
		resubmit: 'wait',
	},
	outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ..._pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .WAIT_OUTPUTS */ .lY],
	outcomes: [
		'submitted',
		'already-queued',
		'already-merged',
		'skipped-draft',
		'skipped-closed',
		'skipped-label',
		..._pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .WAIT_OUTCOMES */ .Oy,
	],
	checks: (check) => [
		check(['requireLabel'], ({ requireLabel }, { hasGitHubToken }) => requireLabel !== undefined &&
			!hasGitHubToken &&
			'Input `require-label` needs `github-token`, which is empty: only GitHub knows the labels'),
	],
	async run(given, context, pullRequest) {
		const { ref } = pullRequest;
		const afterwards = (last, ending) => dropLabel(step, last, ending);
		const step = {
			...(0, _pull_request_wait_step_js__WEBPACK_IMPORTED_MODULE_12__/* .beginStep */ .Uz)(context, given, ref, false, afterwards),
			inputs: given,
			pullRequest,
		};
		if (given.comment === 'always' && !context.dryRun)
			context.github.prepareToWrite();
		try {
			return await run(step);
		}
		catch (error) {
			if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_14__/* .ActionError */ .lZ && error.kind !== 'aborted') {
				const report = (0, _pull_request_submit_js__WEBPACK_IMPORTED_MODULE_6__/* .failureReport */ .LK)(ref, error, step.state.record !== undefined);
				await step.extras.spend(context, EXTRA_MS, (limited) => (0, _pull_request_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S3)(limited, given, ref, report));
			}
			throw error;
		}
	},
});
const EXTRA_MS = 30_000;
async function run(step) {
	const { inputs, context, ref, pullRequest } = step;
	const { priority, noBatch, expectedHeadSha: expected } = inputs;
	if (inputs.comment === 'always' && !context.dryRun)
		context.github.prepareToWrite();
	const before = await context.service.findPullRequest(ref);
	context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordOutputs */ .QS)(before));
	const skipped = (0, _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonToSkip */ .bk)(pullRequest, before, inputs.skipDraft) ?? (await reasonOfLabel(step));
	if (skipped !== undefined)
		return skip(step, before, skipped);
	if (expected !== undefined)
		await (0, _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOtherHead */ .dj)(context, pullRequest, before, expected);
	const plan = { priority, noBatch, before };
	if (context.dryRun && (0, _pull_request_submit_js__WEBPACK_IMPORTED_MODULE_6__/* .needsSubmission */ .Kf)(plan))
		return (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_16__/* .planned */ .lM)(context.log, [(0, _service_requests_js__WEBPACK_IMPORTED_MODULE_17__/* .submitPullRequest */ .D6)(ref, plan)]);
	return (0, _pull_request_wait_loop_js__WEBPACK_IMPORTED_MODULE_9__/* .whileQueued */ .Ps)(step, () => submitAndWait(step, plan));
}
async function reasonOfLabel({ inputs, context, ref }) {
	const { requireLabel: label } = inputs;
	if (label === undefined)
		return undefined;
	const { labels } = await context.github.pullRequest(ref.number);
	const isThere = labels.some((name) => name.toLowerCase() === label.toLowerCase());
	const headline = `#${ref.number} does not have the label ${label}: not submitted`;
	return isThere ? undefined : { outcome: 'skipped-label', headline };
}
async function skip(step, record, skipped) {
	const { inputs, context, ref, pullRequest } = step;
	const { outcome, headline } = skipped;
	const isMerge = outcome === 'already-merged';
	if (isMerge)
		await (0, _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOtherMerge */ .hf)(context, pullRequest, record, inputs.expectedHeadSha);
	context.log.info(headline);
	const report = { status: 'neutral', headline };
	if (isMerge)
		await step.extras.spend(context, EXTRA_MS, (limited) => (0, _pull_request_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S3)(limited, {
			comment: inputs.comment === 'always' ? 'on-failure' : inputs.comment,
			slackPayloadFile: undefined,
		}, ref, report, outcome));
	return { outcome, summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportSummary */ .h)(report) };
}
async function submitAndWait(step, plan) {
	const { inputs, ref, context } = step;
	const { before } = plan;
	const submission = { before, expectedHead: inputs.expectedHeadSha, options: plan };
	const isOurs = before?.isCurrentlySubmittedToQueue !== true;
	step.state = { ...step.state, submission, isOurs, isUnproved: isOurs };
	const submitted = await (0, _pull_request_submit_js__WEBPACK_IMPORTED_MODULE_6__/* .submitVerified */ .$N)(context, ref, plan);
	const stillOurs = isOurs && submitted.outcome === 'submitted';
	step.state = { ...step.state, isOurs: stillOurs, isUnproved: false };
	(0, _pull_request_wait_step_js__WEBPACK_IMPORTED_MODULE_12__/* .see */ .oZ)(step, submitted.record);
	await proveHead(step);
	const waits = inputs.wait && !context.dryRun;
	if (!waits && submitted.proof === 'ended')
		return (0, _pull_request_wait_report_js__WEBPACK_IMPORTED_MODULE_10__/* .reportEnding */ .U)(step, await (0, _pull_request_wait_conclude_js__WEBPACK_IMPORTED_MODULE_7__/* .concludeEnd */ .bz)(step, endOf(submitted.record)));
	if (!waits)
		return finish(step, submitted);
	step.deadline = (0, _pull_request_wait_step_js__WEBPACK_IMPORTED_MODULE_12__/* .deadlineOf */ .G0)(context, inputs);
	step.state = { ...step.state, ...(0, _pull_request_wait_state_js__WEBPACK_IMPORTED_MODULE_11__/* .beginSubmission */ .SZ)(context.clock.monotonic(), submission) };
	const [ending, queue] = await Promise.all([
		(0, _pull_request_wait_loop_js__WEBPACK_IMPORTED_MODULE_9__/* .awaitEnd */ .so)(step),
		submitted.proof === 'queued' ? readPlace(step, submitted) : undefined,
	]);
	const waited = await (0, _pull_request_wait_report_js__WEBPACK_IMPORTED_MODULE_10__/* .reportEnding */ .U)(step, ending);
	return { ...waited, details: { ...waited.details, submission: submitted.outcome, queue } };
}
const endOf = ({ state }) => (state === 'FAILED' ? 'failed' : 'cancelled');
async function proveHead(step) {
	const { ref, context, inputs, pullRequest } = step;
	const { record } = step.state;
	const { expectedHeadSha: expected } = inputs;
	if ((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isMerged */ .TL)(record, ref))
		return (0, _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOtherMerge */ .hf)(context, pullRequest, record, expected);
	if (expected === undefined || (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_13__/* .isEnded */ .pl)(record?.state))
		return;
	const head = await (0, _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__/* .settledHead */ .wb)(context, pullRequest, record, expected, (seen) => (0, _pull_request_wait_step_js__WEBPACK_IMPORTED_MODULE_12__/* .see */ .oZ)(step, seen));
	if ((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isOtherHead */ .Lg)(head, expected))
		throw (0, _pull_request_head_js__WEBPACK_IMPORTED_MODULE_0__/* .movedHead */ .QQ)(ref, expected, head, await (0, _pull_request_wait_conclude_js__WEBPACK_IMPORTED_MODULE_7__/* .leave */ .qG)(step, context));
}
async function readPlace(step, submitted) {
	const { context, ref } = step;
	const found = await step.extras.spend(context, EXTRA_MS, (limited) => (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUpQueue */ .Uy)(limited, ref));
	if (found.queue !== undefined)
		context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOutputs */ .WR)(ref, found.queue));
	const report = (0, _pull_request_submit_js__WEBPACK_IMPORTED_MODULE_6__/* .submissionReport */ .Fb)(context, ref, submitted, found);
	return { queue: found.queue, report };
}
async function finish(step, submitted) {
	const { inputs, ref, context, extras } = step;
	const { queue, report } = await readPlace(step, submitted);
	const outcome = submitted.proof === 'merged' ? 'merged' : submitted.outcome;
	await extras.spend(context, EXTRA_MS, (limited) => Promise.all([dropLabel(step, limited), (0, _pull_request_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S3)(limited, inputs, ref, report, outcome)]));
	context.signal.throwIfAborted();
	return {
		outcome: submitted.outcome,
		details: { pullRequest: submitted.record, queue },
		summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportSummary */ .h)(report),
	};
}
async function dropLabel({ inputs, ref, state }, context, ending) {
	const { removeLabel: label, wait } = inputs;
	if (label === undefined)
		return;
	const { outcome, exit } = ending ?? {};
	const isCancelled = outcome === 'cancelled' || (outcome === 'aborted' && !exit?.takenOut);
	const isQueued = wait && state.record?.isCurrentlySubmittedToQueue;
	if (isQueued || isCancelled)
		context.log.info(`Label ${label} stays, because the pull request ${isQueued ? 'is still in the queue' : 'was cancelled'}`);
	else
		await (0, _pull_request_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .removeLabel */ .tA)(context, ref, label);
}

/***/ }),

/***/ 6331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  waitForMerge: () => (waitForMerge)
});
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1333);
var _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2147);
var _pull_request_wait_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4528);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);




const waitForMerge = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .defineOperation */ .h9)({
	about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalPullRequestTarget */ .A_,
	inputs: _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .waitInputs */ .FG,
	outputs: ['queue-state', 'queue-position', 'queue-depth', 'priority', ..._pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .WAIT_OUTPUTS */ .lY],
	outcomes: _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .WAIT_OUTCOMES */ .Oy,
	run: _pull_request_wait_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .waitForMerge */ .nJ,
});

/***/ }),

/***/ 3049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (isMergedOnGitHub),
  X3: () => (askGitHub),
  fu: () => (findMergeCommit)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);



const isMergedOnGitHub = (pullRequest, { targetBranch }) => pullRequest?.merged === true && pullRequest.baseBranch === targetBranch;
async function askGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	const say = (why) => log.info(`#${number} could not be read from GitHub: ${why}`);
	return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, github.pullRequest(number), say);
}
const PAUSE_MS = 2000;
async function findMergeCommit(context, ref) {
	const { github, clock, log, signal } = context;
	if (!github.available)
		return undefined;
	let seen;
	while (!signal.aborted) {
		const answer = await askGitHub(context, ref);
		if (answer === undefined)
			break;
		seen = answer;
		if (isMergedOnGitHub(seen, ref) && seen.mergeCommitSha !== undefined)
			return seen;
		await clock.sleep(PAUSE_MS, signal).catch(() => { });
	}
	if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL)
		throw signal.reason;
	log.warning(`${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestName */ .Ib)(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}

/***/ }),

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  QQ: () => (movedHead),
  bk: () => (reasonToSkip),
  dj: () => (refuseOtherHead),
  hf: () => (refuseOtherMerge),
  ll: () => (otherHeadMerged),
  wb: () => (settledHead)
});
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9890);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _ask_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3049);
var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);






async function headOnGitHub({ github }, { number }) {
	return github.available ? (await github.pullRequest(number)).headSha : undefined;
}
async function refuseOtherHead(context, { ref, headSha, headOfEvent }, record, expected) {
	const onGitHub = await headOnGitHub(context, ref);
	if (onGitHub !== undefined) {
		if ((0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(onGitHub, expected))
			throw movedHead(ref, expected, onGitHub);
		return;
	}
	const ofQueue = await headOfQueue(context, ref, record, expected);
	const heads = [headSha, headOfEvent, ofQueue].filter((head) => head !== undefined);
	const other = heads.find((head) => (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(head, expected));
	if (heads.length === 0 || other !== undefined)
		throw movedHead(ref, expected, other);
}
async function headOfQueue({ service, clock, signal }, ref, record, expected) {
	const queued = (found) => found?.isCurrentlySubmittedToQueue ? found.prSha : undefined;
	const isOther = (head) => head !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(head, expected);
	if (!isOther(queued(record)))
		return queued(record);
	const read = async () => queued(await service.findPullRequest(ref));
	return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettled */ .Gn)({ clock, signal }, read, isOther);
}
async function settledHead(context, { ref, headSha }, record, expected, seen) {
	const { service, github, log } = context;
	let present = record;
	let decided = false;
	const say = (why) => log.info(why);
	const look = async () => {
		present ??= await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, service.findPullRequest(ref, { attempts: 1 }), say);
		const shown = present?.prSha;
		if (present !== undefined)
			seen(present);
		present = undefined;
		if (shown !== undefined && !(0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(shown, expected))
			return shown;
		const onGitHub = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, headOnGitHub(context, ref), say);
		decided = onGitHub !== undefined;
		return onGitHub ?? shown ?? (github.available ? undefined : headSha);
	};
	return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettled */ .Gn)(context, look, (head) => !decided && (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(head, expected));
}
function movedHead(ref, expected, headSha, exit) {
	const seen = headSha === undefined
		? 'its head commit is not known, because neither the event nor GitHub shows it'
		: `its head is ${headSha}`;
	const left = exit === undefined || exit.takenOut;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', {
		request: `Submitting ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestName */ .Ib)(ref)} at ${expected}`,
		problem: exit === undefined ? seen : `it was submitted, but ${seen}. ${exit.sentence ?? ''}`.trim(),
		remedy: left
			? 'Run the checks of the new head, then submit that.'
			: 'Make sure that it is not in the queue, run the checks of the new head, then submit that.',
	});
}
function otherHeadMerged(ref, { expectedHead, pinnedHead }, headSha) {
	const request = `Submitting ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestName */ .Ib)(ref)} at ${expectedHead ?? pinnedHead}`;
	const remedy = 'Run the checks on the target branch, and revert the merge if they fail.';
	if (headSha === undefined && expectedHead !== undefined)
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('unknown-outcome', {
			request,
			problem: 'it was merged, but neither the service nor GitHub shows at which head',
			remedy,
		});
	if (headSha === undefined || !(0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(headSha, expectedHead ?? pinnedHead))
		return undefined;
	const problem = `it was merged, but at another head: ${headSha}`;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', { request, problem, remedy });
}
async function refuseOtherMerge(context, { ref, headSha }, record, expectedHead) {
	if (expectedHead === undefined)
		return;
	const onGitHub = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .askGitHub */ .X3)(context, ref);
	const ofQueue = (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record, ref) ? record?.prSha : undefined;
	const shown = onGitHub?.headSha;
	const heads = (0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .isMergedOnGitHub */ .$Y)(onGitHub, ref) ? [shown] : [ofQueue, shown, headSha];
	const known = heads.filter((head) => head !== undefined);
	const other = known.find((head) => (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isOtherHead */ .Lg)(head, expectedHead));
	const error = otherHeadMerged(ref, { expectedHead }, other ?? known[0]);
	if (error !== undefined)
		throw error;
}
function reasonToSkip({ ref, merged, closed, draft, baseBranch }, record, skipDraft) {
	const name = `#${ref.number}`;
	const mergedHere = merged === true && baseBranch === ref.targetBranch;
	if (mergedHere || (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record, ref))
		return { outcome: 'already-merged', headline: `${name} is already merged` };
	const elsewhere = merged && baseBranch !== undefined;
	const end = elsewhere ? `merged into ${baseBranch}, not into ${ref.targetBranch}` : 'closed';
	if (closed || merged)
		return { outcome: 'skipped-closed', headline: `${name} is ${end}: not submitted` };
	if (draft && skipDraft)
		return { outcome: 'skipped-draft', headline: `${name} is a draft: not submitted` };
	return undefined;
}

/***/ }),

/***/ 9270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (priorityInput),
  t: () => (differences)
});
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);

const PRIORITIES = new Map([
	['urgent', 0],
	['high', 10],
	['medium', 100],
	['low', 200],
	['lowest', 255],
]);
const NAMES = [...PRIORITIES.keys()];
const priorityInput = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .convert */ .C6)((text, refuse) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? 'must be a whole number from 0 to 255'
		: `${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .notOneOf */ .NR)(text, NAMES)} A number from 0 to 255 works too.`);
});
function differences({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
	const found = [];
	const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority;
	const shown = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '');
	if (requested !== undefined && shown !== undefined && shown !== requested)
		found.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`);
	if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
		found.push(`no-batch ${batching} instead of ${noBatch}`);
	return found;
}

/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S3: () => (publishReport),
  tA: () => (removeLabel),
  vZ: () => (publishInputs)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
var _markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4270);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5831);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);
var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2484);






const publishInputs = { comment: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .commentPolicy */ .s9)(), slackPayloadFile: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)()) };
async function publishReport(context, { comment, slackPayloadFile }, ref, report, outcome) {
	if (slackPayloadFile !== undefined)
		await writeSlack(context, slackPayloadFile, report);
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && (outcome === 'merged' || outcome === 'already-merged');
	if (isWanted || (corrects && context.github.available))
		await keepComment(context, ref, report, corrects);
}
async function writeSlack(context, path, report) {
	const { repository, event } = context;
	const payload = reportSlack(report, `${repository.owner}/${repository.name}`, event.runUrl);
	const text = `${JSON.stringify(payload, null, 2)}\n`;
	const written = context.workspace.write('slack-payload-file', path, text);
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, written, context.log.warning);
}
const MOST_LINES = 5;
const LINE_LENGTH = 300;
function reportSlack(report, repository, runUrl) {
	const { headline, status, mark = _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKS */ .j7[status], reasons = [], why = [], remedy } = report;
	const lines = [
		...reasons.slice(0, MOST_LINES).map(bullet),
		...why.slice(0, MOST_LINES).map((said) => _markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW(prose(said))),
	];
	return _markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
		..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_('', lines),
		...(remedy === undefined
			? []
			: [{ type: 'rich_text', elements: [_markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW(prose(`Next: ${remedy}`))] }]),
		..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .buttons */ .Uo([
			['Log', runUrl],
			['Pull request', report.pullRequestUrl],
		]),
	]);
}
const bullet = ({ text, url }) => _markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW([
	...prose(text),
	...((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(url) === undefined
		? []
		: [{ type: 'text', text: ' ' }, _markdown_slack_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf('(open)', url)]),
]);
const prose = (value) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .truncate */ .xv)((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(value), LINE_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');
const keepComment = (context, { number }, report, onlyUpdate) => onGitHub(context, 'comment', 'The comment could not be written', async () => {
	const { event, clock, github } = context;
	const body = (0, _report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportComment */ .e)(report, event.runUrl, clock.now());
	const kept = await github.upsertComment({ number, marker: 'pull-request', body, onlyUpdate });
	return kept.url === undefined ? undefined : `Comment ${kept.action}: ${kept.url}`;
});
const removeLabel = (context, { number }, label) => onGitHub(context, 'remove-label', 'The label could not be removed', async () => {
	const removed = await context.github.removeLabel(number, label);
	return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
});
async function onGitHub(context, input, failure, change) {
	const { github, log, dryRun } = context;
	if (dryRun)
		return;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which is empty.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ }),

/***/ 1152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ah: () => (keepOut),
  Fz: () => (cancelVerified),
  gu: () => (takeOut)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9890);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);





async function cancelVerified({ service }, ref) {
	try {
		return await service.cancelPullRequest(ref, {
			judge: (record) => record?.isCurrentlySubmittedToQueue ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_EFFECT */ .kE : (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_2__/* .proved */ .tT)({ outcome: 'cancelled', record }),
			missing: () => 'the service still showed the pull request in the queue',
			resendAfterMs: 1000,
		});
	}
	catch (error) {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await service.findPullRequest(ref);
		if (record?.isCurrentlySubmittedToQueue)
			throw error;
		return { outcome: 'not-queued', record };
	}
}
const KEEP_OUT_PAUSE_MS = 500;
async function keepOut(context, ref, before) {
	const { clock, signal } = context;
	let record;
	while (!signal.aborted) {
		const exit = await takeOut(context, ref);
		record = exit.record ?? record;
		const hasArrived = exit.record !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isNewer */ .U4)(exit.record, before);
		if (hasArrived && (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(exit.record?.state))
			return exit;
		await clock.sleep(KEEP_OUT_PAUSE_MS, signal).catch(() => { });
	}
	if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RunCancelled */ .zL)
		throw signal.reason;
	return { takenOut: false, sentence: MAY_ARRIVE, record };
}
const MAY_ARRIVE = 'The submission had no answer, and no reading showed the pull request in the queue: it may still be put into the queue.';
async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue.' };
	try {
		const { outcome, record } = await cancelVerified(context, ref);
		context.setOutputs((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOutputs */ .QS)(record));
		const end = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record, ref) ? 'merged' : outcome;
		return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record };
	}
	catch (error) {
		const { reason } = context.signal;
		const outOfTime = error === reason;
		if (reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RunCancelled */ .zL || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ || outOfTime))
			throw error;
		const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? (0, _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error.explanation) : OUT_OF_TIME;
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	}
}
const SENTENCES = {
	merged: 'It was merged before it could be taken out of the queue.',
	cancelled: 'It was taken out of the queue.',
	'not-queued': 'It had already left the queue.',
};
const OUT_OF_TIME = 'no read showed it out of the queue in the time that was left. Look at the queue.';

/***/ }),

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (restartVerified)
});
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9890);
var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);


function restartVerified({ service }, ref, before) {
	return service.restartTestsOnPullRequest(ref, {
		sends: 2,
		judge: (record, conflict) => (conflict ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_EFFECT */ .kE : judgeRestart(record, before)),
		missing: () => 'its state has not changed, so it is not known whether the tests were restarted',
	});
}
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING'];
function judgeRestart(record, before) {
	const then = (0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .changedAt */ .Ek)(before);
	if (then === undefined)
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .doubt */ .B2)('the service shows no `stateChangedAt`, which would prove the restart');
	if (!record?.isCurrentlySubmittedToQueue)
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .contradiction */ .qX)({ outcome: 'left', record });
	if (((0, _record_js__WEBPACK_IMPORTED_MODULE_1__/* .changedAt */ .Ek)(record) ?? then) <= then)
		return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_EFFECT */ .kE;
	const { state = '' } = record;
	if (AFTER_RESTART.includes(state))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .proved */ .tT)({ outcome: 'restarted', record });
	return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .doubt */ .B2)(`it moved on to ${state}, so it is not known whether its tests were restarted`);
}

/***/ }),

/***/ 8682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $N: () => (submitVerified),
  Fb: () => (submissionReport),
  Kf: () => (needsSubmission),
  LK: () => (failureReport),
  OW: () => (resubmit)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _priority_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9270);
var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1059);
var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);






const needsSubmission = ({ before, ...options }) => !before?.isCurrentlySubmittedToQueue || (0, _priority_js__WEBPACK_IMPORTED_MODULE_2__/* .differences */ .t)(options, before).length > 0;
async function submitVerified({ service }, ref, plan, deadline) {
	const { before } = plan;
	if (before !== undefined && !needsSubmission(plan))
		return { outcome: 'already-queued', proof: 'queued', record: before };
	const shown = await service.submitPullRequest(ref, plan, {
		deadline,
		judge: (record, conflict) => judgeSubmission(record, conflict, plan, ref),
		missing: (last) => `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
	});
	const { proof, record } = shown;
	const already = before?.isCurrentlySubmittedToQueue || shown.conflict;
	const kept = proof === 'queued' ? (0, _priority_js__WEBPACK_IMPORTED_MODULE_2__/* .differences */ .t)(plan, record) : [];
	return {
		outcome: already ? 'already-queued' : 'submitted',
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
	};
}
function judgeSubmission(record, conflict, plan, ref) {
	const { before } = plan;
	if (record?.isCurrentlySubmittedToQueue) {
		const queued = { proof: 'queued', record, conflict };
		return (0, _priority_js__WEBPACK_IMPORTED_MODULE_2__/* .differences */ .t)(plan, record).length === 0 ? (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .proved */ .tT)(queued) : (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .contradiction */ .qX)(queued);
	}
	if (conflict)
		return _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_EFFECT */ .kE;
	if (record !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record, ref))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .proved */ .tT)({ proof: 'merged', record, conflict });
	if (record !== undefined && (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(record.state) && (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .isNewer */ .U4)(record, before))
		return (0, _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .proved */ .tT)({ proof: 'ended', record, conflict });
	return isUnchanged(record, before) ? _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_EFFECT */ .kE : _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .UNCLEAR */ .tH;
}
const isUnchanged = (now, before) => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt;
async function resubmit(context, ref, failed, options, deadline) {
	const before = await context.service.findPullRequest(ref, { deadline });
	if (before?.isCurrentlySubmittedToQueue || !isUnchanged(before, failed))
		return undefined;
	const { priority = failed.priorityValue ?? failed.priorityName, noBatch = failed.noBatch || undefined, } = options;
	context.log.info(`${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestName */ .Ib)(ref)} failed in the queue; submitting it again`);
	return (await submitVerified(context, ref, { priority, noBatch, before }, deadline)).record;
}
function submissionReport({ log }, ref, { outcome, proof, record, ignored }, { queue, warning }) {
	const [name, full] = [`#${ref.number}`, (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestName */ .Ib)(ref)];
	const position = queue && (0, _record_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOutputs */ .WR)(ref, queue)['queue-position'];
	const place = position === undefined ? '' : `, place ${position} of ${queue?.enqueuedPullRequests.length}`;
	const headline = proof === 'merged'
		? `${name} was submitted and merged into ${ref.targetBranch}`
		: `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue of ${ref.targetBranch}${place}`;
	log.info(`${headline}; state ${record.state ?? 'not known'}`);
	const shown = { ...record, prBaseBranch: undefined };
	const reasons = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsOf */ .zM)({ ref, record: shown });
	const why = [ignored, warning].filter((text) => text !== undefined);
	const missing = reasons.map(({ text }) => `Not ready: ${text}`);
	for (const warning of [...why, ...missing])
		log.warning(`${full}: ${warning}`);
	return {
		status: 'good',
		headline,
		reasons,
		why,
		facts: [
			['State', record.state],
			['Head commit', record.prSha?.slice(0, 12)],
		],
	};
}
function failureReport(ref, { kind, explanation }, sent) {
	const { problem, remedy } = explanation;
	const [what, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`];
	let headline = `${what} was not submitted to ${queue}`;
	if (kind === 'unknown-outcome')
		headline = `Couldn't confirm whether ${what} is in ${queue}`;
	if (sent)
		headline = `${what} was submitted to ${queue}, and the step failed after that`;
	return { status: 'bad', headline, why: [problem], remedy };
}

/***/ }),

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ep: () => (conclude),
  XG: () => (concludeAborted),
  bz: () => (concludeEnd),
  jw: () => (leaveQueue),
  qG: () => (leave)
});
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9051);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
var _step_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2786);
var _ask_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3049);
var _head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1740);
var _queue_exit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1152);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6583);
var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1512);









async function conclude(step, polled) {
	const { inputs, context } = step;
	if (inputs.comment !== 'never' && !context.dryRun)
		context.github.prepareToWrite();
	if (polled.type === 'ended')
		return concludeEnd(step, polled.end);
	return polled.type === 'failed'
		? concludeFailure(step, polled.error)
		: concludeTimeout(step, polled.failure);
}
async function concludeEnd(step, end) {
	if (end === 'merged')
		return concludeMerge(step);
	if (end === 'head-moved')
		return concludeMovedHead(step);
	const gitHub = await readFromGitHub(step);
	if ((0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .isMergedOnGitHub */ .$Y)(gitHub, step.ref))
		return concludeMerge(step, true);
	return { outcome: end, gitHub };
}
async function concludeFailure(step, error) {
	if (!(0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .isMergedOnGitHub */ .$Y)(await readFromGitHub(step), step.ref))
		return { outcome: error.kind, error };
	const { request, problem } = error.explanation;
	step.context.log.warning(`${request}: ${problem}. GitHub shows that ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestName */ .Ib)(step.ref)} is merged.`);
	return concludeMerge(step, true);
}
async function concludeTimeout(step, failure) {
	const gitHub = await readFromGitHub(step);
	if ((0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .isMergedOnGitHub */ .$Y)(gitHub, step.ref))
		return concludeMerge(step, true);
	const { onTimeout } = step.inputs;
	const exit = onTimeout === 'cancel' ? await leaveQueue(step) : undefined;
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isMerged */ .TL)(step.state.record, step.ref))
		return concludeMerge(step);
	const note = failure && `The service did not answer: ${failure.explanation.problem}`;
	return { outcome: 'timed-out', gitHub, passes: onTimeout === 'pass', exit, note };
}
async function concludeMerge(step, outsideQueue = false) {
	const { ref, state } = step;
	const gitHub = await (0, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .bounded */ .Mm)(step, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .END_BY */ .CR.gitHub + _step_js__WEBPACK_IMPORTED_MODULE_7__/* .MERGE_LOOKUP_MS */ .Xy, (context) => (0, _step_within_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(context, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .MERGE_LOOKUP_MS */ .Xy, (lookup) => (0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .findMergeCommit */ .fu)(lookup, ref)));
	const shown = (0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .isMergedOnGitHub */ .$Y)(gitHub, ref) ? gitHub.headSha : state.record?.prSha;
	const error = (0, _head_js__WEBPACK_IMPORTED_MODULE_4__/* .otherHeadMerged */ .ll)(ref, state.submission, shown ?? gitHub?.headSha);
	return { outcome: error?.kind ?? 'merged', error, gitHub, outsideQueue };
}
async function concludeMovedHead(step) {
	const { expectedHead, pinnedHead = '' } = step.state.submission;
	const head = step.state.record?.prSha;
	const exit = await leaveQueue(step);
	const error = (0, _head_js__WEBPACK_IMPORTED_MODULE_4__/* .movedHead */ .QQ)(step.ref, expectedHead ?? pinnedHead, head, exit);
	return { outcome: error.kind, error, exit };
}
async function concludeAborted(step, report) {
	const { context, inputs } = step;
	const ms = (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .graceMs */ .Nl)(context.signal) - _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .WRITING_MS */ .Kq - MARGIN_MS;
	const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(context.clock, ms);
	const asks = step.state.removalStarted || inputs.onAbort === 'cancel';
	const exit = asks
		? await (0, _step_within_js__WEBPACK_IMPORTED_MODULE_2__/* .afterAbort */ .Lp)(context, ms - LAST_WORDS_MS, (last) => leave(step, last))
		: LEFT_AS_ASKED;
	const note = !asks && step.state.isUnproved ? MAY_ARRIVE : undefined;
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_2__/* .afterAbort */ .Lp)(context, deadline.remainingMs, (last) => report({ ...step, context: last }, { outcome: 'aborted', exit, note }));
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;
const LEFT_AS_ASKED = { takenOut: false };
const MAY_ARRIVE = 'The submission had no answer, so the pull request may still be put into the queue';
const leaveQueue = (step) => (0, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .bounded */ .Mm)(step, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .END_BY */ .CR.exit, (context) => leave(step, context));
async function leave(step, context) {
	const { isOurs, isUnproved, submission } = step.state;
	if (!isOurs)
		return {
			takenOut: false,
			sentence: 'It was in the queue before this step, so it was left there.',
		};
	step.state = { ...step.state, removalStarted: true };
	const exit = isUnproved
		? await (0, _queue_exit_js__WEBPACK_IMPORTED_MODULE_5__/* .keepOut */ .Ah)(context, step.ref, submission.before)
		: await (0, _queue_exit_js__WEBPACK_IMPORTED_MODULE_5__/* .takeOut */ .gu)(context, step.ref);
	if (exit.record !== undefined)
		(0, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .see */ .oZ)(step, exit.record);
	return exit;
}
const readFromGitHub = (step) => (0, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .bounded */ .Mm)(step, _step_js__WEBPACK_IMPORTED_MODULE_7__/* .END_BY */ .CR.gitHub, (context) => (0, _ask_js__WEBPACK_IMPORTED_MODULE_3__/* .askGitHub */ .X3)(context, step.ref));

/***/ }),

/***/ 2147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FG: () => (waitInputs),
  Oy: () => (WAIT_OUTCOMES),
  lY: () => (WAIT_OUTPUTS)
});
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);
var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);


const LONGEST_MINUTES = 14_400;
const waitInputs = {
	..._publish_js__WEBPACK_IMPORTED_MODULE_1__/* .publishInputs */ .vZ,
	timeoutMinutes: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0, max: LONGEST_MINUTES }),
	pollIntervalSeconds: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0.05, max: 3600 })),
	onTimeout: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'cancel', 'pass']),
	onAbort: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['leave', 'cancel']),
	notReadyTimeoutMinutes: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0, max: LONGEST_MINUTES })),
	resubmit: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)({ min: 0, max: 5 }),
};
const WAIT_OUTPUTS = [
	'merged',
	'state',
	'submitted',
	'head-sha',
	'merge-commit-sha',
	'duration-seconds',
	'polls',
	'timeline',
	'failing-checks',
	'reasons',
	'resubmissions',
];
const WAIT_OUTCOMES = [
	'merged',
	'failed',
	'cancelled',
	'removed',
	'not-submitted',
	'timed-out',
	'not-ready',
	'aborted',
];

/***/ }),

/***/ 4528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  so: () => (awaitEnd),
  nJ: () => (waitForMerge),
  Ps: () => (whileQueued)
});

var errors = __webpack_require__(4096);
var best_effort = __webpack_require__(3709);
var clock = __webpack_require__(3412);
var duration = __webpack_require__(7568);
var shared_errors = __webpack_require__(8835);
var references = __webpack_require__(2886);
var contract = __webpack_require__(2223);
var poll = __webpack_require__(9496);
var within = __webpack_require__(2786);
var ask = __webpack_require__(3049);
var pull_request_record = __webpack_require__(6583);
var resolve = __webpack_require__(1333);
var pull_request_submit = __webpack_require__(8682);
var test_branch = __webpack_require__(4459);
var conclude = __webpack_require__(7571);
var explainer = __webpack_require__(9860);
var reasons = __webpack_require__(1059);





const HEARTBEAT_MS = 300_000;
const QUEUE_EVERY_MS = 1_800_000;
async function logLook(step, context, before) {
	const { states } = step.state;
	const isNew = states.length > before.states.length;
	if (isNew) {
		logState(step, context);
		if (step.state.state === 'TESTING')
			await step.testRuns.remember(context);
	}
	if ((0, pull_request_record/* isIdle */.xB)(step.state.record))
		await readQueue(step, context);
	if (context.clock.monotonic() - step.state.loggedAt >= HEARTBEAT_MS)
		await logHeartbeat(step, context);
}
function logState(step, context) {
	const { record } = step.state;
	const why = record?.state === 'NOT_READY' ? (0, reasons/* reasonsOf */.zM)({ ref: step.ref, record }) : [];
	log(step, context, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '));
}
async function readQueue(step, context) {
	const { service, clock, log: stepLog, setOutputs } = context;
	const { state, ref } = step;
	if (clock.monotonic() - state.queueReadAt < QUEUE_EVERY_MS)
		return;
	const answer = service.getQueue(ref, { attempts: 1 });
	const queue = await (0, best_effort/* bestEffort */.z)(context, answer, (why) => stepLog.debug(why));
	step.state = { ...step.state, queueReadAt: clock.monotonic() };
	if (queue === undefined)
		return;
	const place = (0, pull_request_record/* placeOutputs */.WR)(ref, queue);
	setOutputs(place);
	const slowed = (0, pull_request_record/* slowdown */.OE)(ref, queue);
	if (slowed !== undefined && queue.state !== state.queueState)
		stepLog.warning(`${slowed}. Still waiting.`);
	const position = place['queue-position'];
	step.state = {
		...step.state,
		queueState: queue.state,
		place: position === undefined ? undefined : `place ${position} of ${place['queue-depth']}`,
	};
}
async function logHeartbeat(step, context) {
	const { record, queueState, place, startedAt } = step.state;
	const { clock } = context;
	const waited = clock.monotonic() - startedAt;
	const limit = waited + step.deadline.remainingMs;
	const why = record?.state === 'NOT_READY'
		? await (0, explainer/* explain */.W)(context, step.ref, { record, queueState, testRuns: step.testRuns }, step.said)
		: undefined;
	const now = [
		`Still ${record?.state ?? 'without a record'}`,
		...((0, pull_request_record/* isIdle */.xB)(record) && place !== undefined ? [place] : []),
		`${(0, duration/* duration */.p)(waited / 1000)} of ${(0, duration/* duration */.p)(limit / 1000)}`,
	].join(', ');
	const reason = why?.reasons[0]?.text;
	log(step, context, reason === undefined ? now : `${now}. ${reason}`);
}
function log(step, context, line) {
	step.state = { ...step.state, loggedAt: context.clock.monotonic() };
	context.log.info(line);
}
var report = __webpack_require__(4252);
var wait_state = __webpack_require__(1821);
var wait_step = __webpack_require__(1512);



















async function waitForMerge(inputs, context, location) {
	const deadline = (0, wait_step/* deadlineOf */.G0)(context, inputs);
	const ref = await (0, within/* within */.ux)(context, deadline.remainingMs, async (limited) => {
		try {
			return (await (0,resolve/* resolvePullRequest */.DJ)(location, limited)).ref;
		}
		catch (error) {
			if (!deadline.passed || context.signal.aborted)
				throw error;
			throw new shared_errors/* ActionError */.lZ('timed-out', {
				request: 'Asking GitHub for the pull request to wait for',
				problem: 'it did not answer before the time was up',
				remedy: 'Set `pull-request` and `target-branch`, so that GitHub need not be asked.',
			});
		}
	});
	const step = { ...(0, wait_step/* beginStep */.Uz)(context, inputs, ref, true), deadline };
	return whileQueued(step, async () => (0,report/* reportEnding */.U)(step, await awaitEnd(step)));
}
async function whileQueued(step, work) {
	try {
		return await work();
	}
	catch (error) {
		if (!step.context.signal.aborted)
			throw error;
		return (0, conclude/* concludeAborted */.XG)(step, report/* reportEnding */.U);
	}
}
async function awaitEnd(step) {
	const limit = (0, duration/* duration */.p)(step.inputs.timeoutMinutes * 60);
	step.context.log.info(`Waiting up to ${limit} for ${(0, references/* pullRequestName */.Ib)(step.ref)} to be merged`);
	for (;;) {
		const polled = await (0, wait_step/* bounded */.Mm)(step, wait_step/* END_BY */.CR.reading, (context) => pollRecord(step, context));
		const ending = await (0, conclude/* conclude */.Ep)(step, polled);
		const final = await unlessResubmitted(step, ending);
		if (final !== undefined)
			return final;
	}
}
function pollRecord(step, context) {
	const rules = rulesOf(step);
	return (0, poll/* poll */.wt)(context, step.deadline, {
		read: () => look(step, context),
		take: async (reading) => {
			const before = step.state;
			const time = (0, wait_step/* timeOf */.nR)(context);
			const { next, end } = reading.type === 'answer'
				? (0, wait_state/* reduceLook */.e4)(before, reading.value, time, rules)
				: { next: before, end: undefined };
			step.state = next;
			if (reading.type === 'answer')
				context.setOutputs((0, pull_request_record/* recordOutputs */.QS)(reading.value.record));
			await logLook(step, context, before);
			return end;
		},
		paceMs: (at) => (0, wait_state/* nextLookMs */.V$)(step.state, at, step.inputs, context.random()),
	});
}
function rulesOf({ inputs, ref }) {
	const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = inputs;
	return {
		targetBranch: ref.targetBranch,
		graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
		notReadyMs: minutes === undefined ? undefined : minutes * 60_000,
	};
}
async function look(step, context) {
	const { ref } = step;
	step.state = { ...step.state, polls: step.state.polls + 1 };
	const record = await context.service.findPullRequest(ref, { attempts: 1 });
	if (!record?.isCurrentlySubmittedToQueue || !(0, wait_state/* showsOtherHead */.$c)(step.state, record))
		return { record };
	return { record, headOnGitHub: (await (0, ask/* askGitHub */.X3)(context, ref))?.headSha };
}
async function unlessResubmitted(step, ending) {
	const { inputs, context, ref, state } = step;
	const { record, submission } = state;
	const isAsked = ending.outcome === 'failed' && state.resubmissions < inputs.resubmit;
	if (!isAsked || record === undefined || step.deadline.passed || context.dryRun)
		return ending;
	const { options = {}, expectedHead } = submission;
	const head = record.prSha ?? expectedHead;
	const blocked = await (0, wait_step/* bounded */.Mm)(step, wait_step/* END_BY */.CR.gitHub, (limited) => whatBlocks(limited, step, head));
	if (blocked !== undefined)
		return { ...ending, note: `It was not submitted again, because ${blocked}` };
	const ms = Math.min(context.service.retryTimeoutMs, step.deadline.leftUntil(wait_step/* END_BY */.CR.reading));
	step.state = {
		...state,
		isUnproved: true,
		isOurs: true,
		submission: { ...submission, before: record },
	};
	try {
		const again = await (0,pull_request_submit/* resubmit */.OW)(context, ref, record, options, new clock/* Deadline */.B2(context.clock, ms));
		step.state = { ...step.state, isUnproved: false };
		if (again !== undefined) {
			step.state = { ...step.state, resubmissions: state.resubmissions + 1 };
			(0,wait_step/* see */.oZ)(step, again);
		}
		const pinnedHead = (0,pull_request_record/* isOtherHead */.Lg)(again?.prSha, head) ? head : undefined;
		const next = { before: record, expectedHead, pinnedHead, options };
		step.state = { ...step.state, ...(0,wait_state/* beginSubmission */.SZ)(context.clock.monotonic(), next) };
		return undefined;
	}
	catch (error) {
		if (context.signal.aborted || !(error instanceof errors/* ServiceError */._7))
			throw error;
		return concludeResubmission(step, ending, error);
	}
}
async function concludeResubmission(step, ending, error) {
	const isRefused = error.status !== undefined && error.status < 500;
	if (isRefused)
		step.state = { ...step.state, isUnproved: false };
	const leaves = !isRefused && step.deadline.passed && step.inputs.onTimeout === 'cancel';
	const exit = leaves ? await (0, conclude/* leaveQueue */.jw)(step) : undefined;
	if (exit?.takenOut)
		return { outcome: 'timed-out', exit };
	if (error.ambiguous)
		return { ...ending, outcome: error.kind, error, exit };
	const note = `It could not be submitted again: ${error.explanation.problem}`;
	return { ...ending, note, exit };
}
async function whatBlocks(context, { ref }, head) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	const prefix = (0, test_branch/* testBranchPrefix */.XV)(contract/* inputDefaults */.V['test-branch-pattern'], ref.number);
	const facts = await (0, best_effort/* bestEffort */.z)(context, github.mergeFacts(ref.number, prefix), (why) => log.info(`#${ref.number} could not be read from GitHub: ${why}`));
	if (facts === undefined)
		return undefined;
	if (facts.closed)
		return 'it is closed';
	if (facts.draft)
		return 'it is a draft';
	if (facts.baseBranch !== ref.targetBranch)
		return `its base branch is \`${facts.baseBranch}\``;
	if (facts.conflicting)
		return `it conflicts with \`${ref.targetBranch}\``;
	if ((0, pull_request_record/* isOtherHead */.Lg)(facts.headSha, head))
		return `its head is now \`${facts.headSha.slice(0, 12)}\``;
	return undefined;
}

/***/ }),

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  U: () => (reportEnding)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5831);
var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3049);
var _explainer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9860);
var _publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1059);
var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2484);
var _state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1821);
var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1512);











async function reportEnding(step, ending) {
	const { context, extras, deadline, inputs, ref } = step;
	if (isCommentLikely(step, ending))
		context.github.prepareToWrite();
	const lookupMs = ending.outcome === 'merged' ? _step_js__WEBPACK_IMPORTED_MODULE_8__/* .MERGE_LOOKUP_MS */ .Xy : 0;
	const leftMs = (afterMs) => deadline.leftUntil(afterMs + lookupMs);
	const { reasons, failing } = await extras.spend(context, leftMs(_step_js__WEBPACK_IMPORTED_MODULE_8__/* .END_BY */ .CR.reasons), (limited) => explainEnding({ ...step, context: limited }, ending));
	const { report, failure } = describeEnding(step, ending, reasons);
	await extras.spend(context, leftMs(_step_js__WEBPACK_IMPORTED_MODULE_8__/* .END_BY */ .CR.report), (limited) => Promise.all([
		step.afterwards(limited, ending),
		(0, _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .publishReport */ .S3)(limited, inputs, ref, report, ending.outcome),
	]));
	if (context.signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL)
		throw context.signal.reason;
	const { record, polls, resubmissions } = step.state;
	const timeline = report.timeline ?? [];
	return {
		outcome: ending.outcome,
		outputs: {
			merged: ending.outcome === 'merged',
			'merge-commit-sha': mergeCommitOf(step, ending),
			'duration-seconds': Math.round(secondsOf(step)),
			polls,
			timeline,
			'failing-checks': failing,
			reasons,
			resubmissions,
		},
		details: { timeline, failingChecks: failing, reasons, pullRequest: record },
		summary: (0, _report_js__WEBPACK_IMPORTED_MODULE_6__/* .reportSummary */ .h)(report),
		...(failure === undefined ? {} : { failure }),
	};
}
const isCommentLikely = ({ inputs: { comment }, context }, { outcome }) => !context.dryRun && (comment === 'always' || (comment === 'on-failure' && outcome !== 'merged'));
async function explainEnding(step, ending) {
	const { context, ref, testRuns } = step;
	const { record, queueState } = step.state;
	const { outcome, error, gitHub } = ending;
	if (outcome === 'merged' || error !== undefined)
		return { reasons: [], failing: [] };
	const known = { record, queueState, gitHub };
	if (outcome === 'aborted')
		return { reasons: record === undefined ? [] : (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonsOf */ .zM)({ ref, ...known }), failing: [] };
	return (0, _explainer_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .W)(context, ref, { ...known, testRuns }, step.said);
}
const secondsOf = ({ context, state }) => (context.clock.monotonic() - state.startedAt) / 1000;
const mergeCommitOf = ({ ref }, { gitHub }) => (0, _ask_js__WEBPACK_IMPORTED_MODULE_2__/* .isMergedOnGitHub */ .$Y)(gitHub, ref) ? gitHub.mergeCommitSha : undefined;
function describeEnding(step, ending, reasons) {
	const { context, state } = step;
	const [headline, remedy] = verdictOf(step, ending, reasons);
	const merged = ending.outcome === 'merged';
	const passes = merged || ending.passes === true;
	const why = notesOf(ending, reasons);
	const report = {
		status: merged ? 'good' : passes ? 'neutral' : 'bad',
		mark: MARKS_OF_OUTCOMES[ending.outcome],
		headline,
		reasons,
		why,
		timeline: (0, _state_js__WEBPACK_IMPORTED_MODULE_7__/* .timelineOf */ .hf)(state, context.clock.now()),
		facts: [
			['Head commit', state.record?.prSha?.slice(0, 12)],
			['Merge commit', mergeCommitOf(step, ending)?.slice(0, 12)],
			['Submitted again', state.resubmissions || undefined],
		],
		remedy: passes ? undefined : remedy,
		pullRequestUrl: ending.gitHub?.url,
	};
	if (passes)
		return { report };
	const sentences = [headline, ...reasons.map(({ text }) => text), ...why].join('. ');
	return { report, failure: ending.error ?? `${sentences}. ${remedy}` };
}
const MARKS_OF_OUTCOMES = {
	cancelled: '🚫',
	aborted: '🚫',
	'not-ready': '⏸',
	'timed-out': '⏸',
};
function verdictOf(step, ending, reasons) {
	const { ref, inputs } = step;
	const { record } = step.state;
	const [name, queue] = [`#${ref.number}`, 'the merge queue'];
	const state = record?.state ?? 'not known to the service';
	const waited = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p)(secondsOf(step));
	const verdicts = {
		merged: [
			ending.outsideQueue
				? `${name} was merged on GitHub, outside the merge queue, which reports ${state}`
				: `${name} merged into ${ref.targetBranch}${secondsOf(step) < 1 ? '' : ` after ${waited}`}`,
			'',
		],
		failed: [`${name} failed in ${queue}`, 'Fix the failing checks, push, then submit it again.'],
		cancelled: [
			`${name} was cancelled in ${queue}`,
			'Find out what took it out of the queue, then submit it again.',
		],
		removed: [removedHeadline(step), 'Check the pull request and the queue, then submit it again.'],
		'not-submitted': [`${name} isn't in ${queue}`, 'Submit it first, with `operation: submit`.'],
		'not-ready': [
			`${name} wasn't ready within ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p)((inputs.notReadyTimeoutMinutes ?? 0) * 60)}${missing(reasons)}`,
			'Make it ready; the queue then continues by itself.',
		],
		'timed-out': [
			`Timed out after ${waited}; ${name} ${ending.exit?.takenOut ? 'was' : 'is'} ${record === undefined ? state : `still ${state}`}`,
			ending.exit?.takenOut
				? 'Find out what held it up, then submit it again.'
				: 'Raise `timeout-minutes`, or find out what holds up the queue.',
		],
		aborted: [`The run was cancelled while ${name} was ${state}`, remedyAfterAbort(step, ending)],
	};
	const { problem = '', remedy = '' } = ending.error?.explanation ?? {};
	const [headline, otherwise] = verdicts[ending.outcome] ?? [problem, remedy];
	return [headline, ending.outcome === 'aborted' ? otherwise : ((0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .firstRemedy */ .fr)(reasons) ?? otherwise)];
}
function removedHeadline({ ref, state: { record } }) {
	const base = record?.prBaseBranch;
	return record?.state === 'MERGED' && base !== undefined
		? `#${ref.number} was merged into ${base}, not into ${ref.targetBranch}`
		: `#${ref.number} left the merge queue without a final state`;
}
const missing = (reasons) => reasons.length === 0 ? '' : `: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_10__/* .pluralize */ .td)(reasons.length, 'thing')} missing`;
function remedyAfterAbort({ state: { record } }, { exit }) {
	if (exit?.takenOut)
		return 'Submit it again when it should be merged.';
	if ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(record?.state))
		return 'There is nothing more to wait for.';
	return 'The pull request may still be merged; cancel it in the queue if it must not be.';
}
function notesOf({ outcome, note, exit, error }, reasons) {
	const unexplained = reasons.length === 0 && !error ? UNEXPLAINED[outcome] : undefined;
	return [unexplained, note, exit?.sentence]
		.filter((sentence) => sentence !== undefined)
		.map((sentence) => sentence.replace(/\.$/, ''));
}
const UNEXPLAINED = {
	failed: 'The service does not say why; see the checks of the test branch',
	'not-ready': 'The service does not say what is missing; its own checks may have failed',
};

/***/ }),

/***/ 1821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $c: () => (showsOtherHead),
  SZ: () => (beginSubmission),
  V$: () => (nextLookMs),
  X0: () => (beginState),
  cF: () => (noteRecord),
  e4: () => (reduceLook),
  hf: () => (timelineOf)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
var _step_poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9496);
var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);




const beginState = (at, isOurs) => ({
	startedAt: at,
	record: undefined,
	states: [],
	queueState: undefined,
	place: undefined,
	queueReadAt: Number.NEGATIVE_INFINITY,
	loggedAt: at,
	polls: 0,
	resubmissions: 0,
	isOurs,
	isUnproved: false,
	removalStarted: false,
	...beginSubmission(at, {}),
});
const beginSubmission = (at, submission) => ({
	submission,
	submittedAt: at,
	seenInQueue: false,
	absentSince: undefined,
	absences: 0,
	otherHeadSince: undefined,
	state: undefined,
	stateSince: at,
});
function noteRecord(before, record, { at, now }) {
	const { state } = record;
	const noted = state === before.state ? before : { ...before, state, stateSince: at };
	const last = before.states.at(-1);
	const isNew = last?.state !== state || ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(state) && last !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewer */ .U4)(record, last.record));
	if (state === undefined || !isNew)
		return { ...noted, record };
	const since = Math.max((0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .changedAt */ .Ek)(record) ?? now, last?.at ?? 0);
	return { ...noted, record, states: [...before.states, { state, at: since, record }] };
}
const timelineOf = ({ states }, now) => states.map(({ state, at }, index) => {
	const end = states[index + 1]?.at ?? ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(state) ? at : now);
	const seconds = Math.max(0, Math.round((end - at) / 1000));
	return { state, since: new Date(at).toISOString(), seconds };
});
const showsOtherHead = ({ submission: { expectedHead, pinnedHead } }, { prSha }) => prSha !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .isOtherHead */ .Lg)(prSha, expectedHead ?? pinnedHead);
function reduceLook(before, look, time, rules) {
	const { record } = look;
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, true);
	const next = noteRecord(before, record, time);
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .isMerged */ .TL)(record, rules))
		return { next, end: 'merged' };
	if (record.isCurrentlySubmittedToQueue)
		return reducePresence(next, { ...look, record }, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, false);
	const { before: earlier } = next.submission;
	if (earlier !== undefined && !(0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewer */ .U4)(record, earlier))
		return reduceAbsence(next, time.at, rules, true);
	return { next, end: record.state === 'FAILED' ? 'failed' : 'cancelled' };
}
function reducePresence(before, look, at, { notReadyMs }) {
	const { next, end } = reduceHead({ ...before, seenInQueue: true, absentSince: undefined, absences: 0 }, look, at);
	const isStuck = look.record.state === 'NOT_READY' && at - next.stateSince >= (notReadyMs ?? Infinity);
	return end === undefined && isStuck ? { next, end: 'not-ready' } : { next, ...(end && { end }) };
}
function reduceHead(before, { record, headOnGitHub }, at) {
	const { expectedHead, pinnedHead } = before.submission;
	const expected = expectedHead ?? pinnedHead;
	const head = headOnGitHub ?? record.prSha;
	if (!showsOtherHead(before, record) || !(0, _record_js__WEBPACK_IMPORTED_MODULE_3__/* .isOtherHead */ .Lg)(head, expected)) {
		const isShown = pinnedHead !== undefined && head !== undefined;
		const submission = isShown ? { ...before.submission, pinnedHead: undefined } : before.submission;
		return { next: { ...before, submission, otherHeadSince: undefined } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTLE_MS */ .lR;
	return counts ? { next, end: 'head-moved' } : { next };
}
function reduceAbsence(before, at, rules, isStale) {
	const inGrace = at - before.submittedAt < rules.graceMs && (isStale || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTLE_MS */ .lR)
		return { next };
	return { next, end: next.seenInQueue ? 'removed' : 'not-submitted' };
}
const IDLE = [0.2, 5, 60];
const ENDING = [0.1, 3, 15];
const PACES = {
	TESTING: [0.1, 10, 30],
	TESTS_PASSED: ENDING,
	PENDING_FAILURE: ENDING,
};
function pollIntervalMs(state, secondsInState, random) {
	const [share, least, most] = PACES[state ?? ''] ?? IDLE;
	const seconds = Math.min(most, Math.max(least, share * secondsInState));
	return seconds * 1000 * (0.9 + 0.2 * random);
}
function nextLookMs({ state, stateSince, absences, otherHeadSince }, at, { pollIntervalSeconds }, random) {
	const pace = pollIntervalSeconds === undefined
		? pollIntervalMs(state, (at - stateSince) / 1000, random)
		: pollIntervalSeconds * 1000;
	const inDoubt = absences > 0 || otherHeadSince !== undefined;
	return inDoubt ? Math.min(pace, _step_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRM_MS */ .MD) : pace;
}

/***/ }),

/***/ 1512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CR: () => (END_BY),
  G0: () => (deadlineOf),
  Mm: () => (bounded),
  Uz: () => (beginStep),
  Xy: () => (MERGE_LOOKUP_MS),
  nR: () => (timeOf),
  oZ: () => (see)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _step_within_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2786);
var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
var _test_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(577);
var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1821);





const EXTRAS_MS = 30_000;
const deadlineOf = ({ clock }, { timeoutMinutes }) => new _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .Deadline */ .B2(clock, timeoutMinutes * 60_000);
const beginStep = (context, inputs, ref, isOurs, afterwards = async () => { }) => ({
	inputs,
	ref,
	context,
	extras: new _step_within_js__WEBPACK_IMPORTED_MODULE_1__/* .Allowance */ .b9(context.clock, EXTRAS_MS),
	testRuns: new _test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .TestRuns */ .Br(ref),
	said: new Set(),
	afterwards,
	deadline: deadlineOf(context, inputs),
	state: (0, _state_js__WEBPACK_IMPORTED_MODULE_4__/* .beginState */ .X0)(context.clock.monotonic(), isOurs),
});
const timeOf = ({ clock }) => ({
	at: clock.monotonic(),
	now: clock.now(),
});
function see(step, record) {
	step.state = (0, _state_js__WEBPACK_IMPORTED_MODULE_4__/* .noteRecord */ .cF)(step.state, record, timeOf(step.context));
	step.context.setOutputs((0, _record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOutputs */ .QS)(record));
}
const MERGE_LOOKUP_MS = 30_000;
const END_BY = {
	reading: 4000,
	gitHub: 7000,
	exit: 11_000,
	reasons: 12_500,
	report: 14_000,
};
const bounded = ({ context, deadline }, afterMs, work) => (0, _step_within_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(context, deadline.leftUntil(afterMs), work);

/***/ }),

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MD: () => (CONFIRM_MS),
  wt: () => (poll)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3961);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);




const LONGEST_SILENCE_MS = 600_000;
const OUTAGE_PACE_MS = 30_000;
const LONGEST_REQUESTED_PAUSE_MS = 60_000;
const CONFIRM_MS = 5000;
async function poll({ clock, log, signal }, deadline, { read, take, paceMs }) {
	let contact = firstContact(clock.monotonic());
	for (let polls = 1;; polls++) {
		const last = deadline.passed;
		const reading = await attempt(read, signal);
		const at = clock.monotonic();
		if (!signal.aborted) {
			const before = contact;
			contact = reduceContact(before, reading, at);
			if (contact.isOver && reading.type === 'failure')
				return { type: 'failed', error: describeEnd(reading.error, before, polls, at) };
			logOutage(log, before, reading, polls);
		}
		const end = await take(reading, at);
		if (end !== undefined)
			return { type: 'ended', end };
		if (last || signal.aborted)
			return { type: 'timed-out', failure: contact.answered ? undefined : contact.failure };
		const pause = pauseMs(reading, paceMs(clock.monotonic()), log);
		await clock.sleep(Math.min(pause, deadline.remainingMs), signal);
	}
}
async function attempt(read, signal) {
	try {
		return { type: 'answer', value: await read() };
	}
	catch (error) {
		if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RunCancelled */ .zL || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
			throw error;
		return { type: 'failure', error };
	}
}
const firstContact = (at) => ({
	answered: false,
	lastAnswerAt: at,
	refusals: 0,
	failure: undefined,
	isOver: false,
});
const isMomentary = ({ failure, status }) => status === 401 || status === 403 || failure.type === 'wrong-shape';
function reduceContact(before, reading, at) {
	if (reading.type === 'answer')
		return { ...firstContact(at), answered: true };
	const { error } = reading;
	const next = { ...before, failure: error };
	if ((0, _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassing */ .WG)(error.failure))
		return { ...next, isOver: at - before.lastAnswerAt > LONGEST_SILENCE_MS };
	const refusals = before.refusals + 1;
	const isAskedAgain = before.answered && refusals < 2 && isMomentary(error);
	return { ...next, refusals, isOver: !isAskedAgain };
}
function describeEnd(error, { answered, lastAnswerAt }, polls, at) {
	if (!answered && polls <= 1)
		return error;
	const silent = (0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)((at - lastAnswerAt) / 1000);
	const since = answered ? 'last answer' : 'start';
	return error.withProblem(`${error.explanation.problem} (poll ${polls}, ${silent} after the ${since})`);
}
function logOutage(log, { failure }, reading, polls) {
	if (reading.type === 'failure' && failure === undefined) {
		const { request, problem } = reading.error.explanation;
		log.info(`${request}: ${problem}; still waiting`);
	}
	if (reading.type === 'answer' && failure !== undefined)
		log.info(`The service answers again (poll ${polls})`);
}
function pauseMs(reading, paceMs, log) {
	if (reading.type === 'answer')
		return paceMs;
	const { failure } = reading.error;
	const requested = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0;
	const least = Math.min(requested, LONGEST_REQUESTED_PAUSE_MS);
	const pause = Math.max(Math.min(paceMs, OUTAGE_PACE_MS), least);
	if (requested > 0)
		log.info(`The service asks for a pause of ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(requested / 1000)}; polling again in ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(pause / 1000)}`);
	return pause;
}

/***/ })

};

export { id, ids, modules };
