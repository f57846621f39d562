'use strict';

exports.id = 788;
exports.ids = [788];
exports.modules = {

/***/ 1380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  No: () => (stateOfCheck),
  hv: () => (judgedBySuite),
  iI: () => (isRed),
  yr: () => (checkOutput)
});
const STATES = new Map([
	['success', 'passed'],
	['neutral', 'passed'],
	['skipped', 'passed'],
	['failure', 'failed'],
	['error', 'failed'],
	['cancelled', 'not-run'],
	['timed_out', 'not-run'],
	['startup_failure', 'not-run'],
	['stale', 'not-run'],
]);
const stateOfCheck = (word) => STATES.get(word?.toLowerCase() ?? '') ?? 'pending';
const isRed = ({ state }) => state === 'failed' || state === 'not-run';
const OUTPUT_WORDS = {
	passed: 'success',
	failed: 'failure',
	'not-run': 'failure',
	pending: 'pending',
};
const checkOutput = ({ name, state, url, required = false }) => ({
	name,
	state: OUTPUT_WORDS[state],
	url,
	required,
});
const judgedBySuite = (checks) => withoutCancelledRuns(newestOfSuite(checks));
function newestOfSuite(checks) {
	const keyOf = ({ name, suite }) => JSON.stringify([suite, name]);
	const byKey = new Map();
	for (const check of checks) {
		if (check.kind !== 'run' || check.suite === undefined)
			continue;
		const others = byKey.get(keyOf(check));
		if (others === undefined)
			byKey.set(keyOf(check), [check]);
		else
			others.push(check);
	}
	const isOutdated = (check) => byKey.get(keyOf(check))?.some((other) => isNewerRun(other, check)) === true;
	return checks.filter((check) => check.kind === 'status' || !isOutdated(check));
}
function isNewerRun(run, than) {
	const { startedAt, id } = run;
	const areTimed = startedAt !== undefined && than.startedAt !== undefined;
	if (areTimed && startedAt !== than.startedAt)
		return startedAt > than.startedAt;
	return id !== undefined && than.id !== undefined && id > than.id;
}
function withoutCancelledRuns(checks) {
	const cancelledAt = new Map();
	for (const { suite, conclusion, finishedAt } of checks) {
		if (suite === undefined || conclusion !== 'cancelled' || finishedAt === undefined)
			continue;
		cancelledAt.set(suite, Math.min(cancelledAt.get(suite) ?? finishedAt, finishedAt));
	}
	const begins = ({ suite, startedAt = Number.NEGATIVE_INFINITY }) => inSeconds(startedAt) >= inSeconds(cancelledAt.get(suite) ?? Number.POSITIVE_INFINITY);
	const failed = checks.filter(({ state }) => state === 'failed');
	const hasRealFailure = new Set(failed.filter((check) => !begins(check)).map(({ suite }) => suite));
	return checks.map((check) => check.state === 'failed' && cancelledAt.has(check.suite) && !hasRealFailure.has(check.suite)
		? { ...check, state: 'not-run', followsCancellation: true }
		: check);
}
const inSeconds = (ms) => Math.floor(ms / 1000);

/***/ }),

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Fp: () => (payloadFile),
  Uo: () => (buttons),
  YD: () => (richText),
  iU: () => (message),
  nf: () => (link),
  p_: () => (list),
  qr: () => (footer),
  uW: () => (section)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(withoutTemplates((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline)), HEADER_LENGTH);
	const header = {
		type: 'header',
		text: { type: 'plain_text', text: title, emoji: false },
	};
	const payload = { text: escapeMrkdwn(title), blocks: [header, ...blocks] };
	return JSON.parse(JSON.stringify(payload), (_, value) => typeof value === 'string' ? withoutTemplates(value) : value);
}
const withoutTemplates = (value) => value.replace(/\{(?=\{)/g, `{${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .BREAK */ .sP}`);
const payloadFile = (payload) => `${JSON.stringify(payload, null, 2)}\n`;
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
const TEXT_LENGTH = 300;
const richText = (value) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(value), TEXT_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');
function link(label, address) {
	const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
		if (url === undefined || url.length > ADDRESS_LENGTH)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	return elements.length === 0 ? [] : [{ type: 'actions', elements }];
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  ·  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 8424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  GW: () => (KINDS),
  oc: () => (LOOK_AT_IT),
  rD: () => (queueReasonOf),
  sY: () => (refusesMerge)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

const kinds = {
	'queue-reason': {},
	'permission-missing': {},
	closed: { remedy: 'Reopen the pull request', again: true },
	draft: { onlyIfOpen: true, remedy: 'Mark it as ready for review', again: true },
	'base-changed': {
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
	},
	'head-moved': {
		page: 'commits',
		remedy: 'Submit the new head commit when its checks have passed',
	},
	'check-failed': { page: 'log', remedy: 'Fix the failing check and push', again: true },
	conflict: {
		onlyIfOpen: true,
		page: 'conflicts',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		again: true,
	},
	'changes-requested': {
		onlyIfOpen: true,
		remedy: 'Make the requested changes, push, and ask for another review',
		again: true,
	},
	'review-required': { onlyIfOpen: true, remedy: 'Ask for a review', again: true },
	'impacted-targets': {
		onlyIfOpen: true,
		remedy: 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
	},
	'check-missing': {
		onlyIfOpen: true,
		page: 'checks',
		remedy: 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
		again: true,
	},
	behind: {
		onlyIfOpen: true,
		remedy: 'Merge `{branch}` into the pull request and push',
		again: true,
	},
	'check-pending': { onlyIfOpen: true, page: 'log', remedy: 'Wait for the check', again: true },
	'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
	'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
};
const KINDS = kinds;
const alsoOnGitHub = (kind, text) => {
	const { remedy = '', again = false } = KINDS[kind];
	return { text, sameAs: kind, remedy, again };
};
const inProgress = (text) => ({ text, remedy: 'Wait for the queue to finish' });
const finished = (text) => ({ text, remedy: 'Nothing is left to do' });
const QUEUE_REASONS = {
	test_run_required_status_failed: alsoOnGitHub('check-failed', 'a required check failed in its test run'),
	test_run_timeout: {
		text: 'its test run took longer than the queue allows',
		remedy: 'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
		again: true,
	},
	start_test_run_merge_conflict: alsoOnGitHub('conflict', 'it conflicts with the branch or with what is ahead in the queue'),
	github_api_merge_already_in_progress: {
		text: 'GitHub was already merging it',
		remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
		refusesMerge: true,
	},
	pr_pushed_to: alsoOnGitHub('head-moved', 'commits were pushed to it'),
	pr_closed: alsoOnGitHub('closed', 'it was closed'),
	pr_converted_to_draft: alsoOnGitHub('draft', 'it was converted to a draft'),
	pr_base_branch_changed: alsoOnGitHub('base-changed', 'its base branch was changed'),
	not_ready_timeout_expired: {
		text: 'it was not ready for longer than the queue allows',
		remedy: 'Fix what kept it from being ready',
		again: true,
	},
	user_requested: {
		text: 'a person cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask who cancelled it before you submit it again',
	},
	trunk_admin_requested: {
		text: 'an administrator of the service cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask the support of the service before you submit it again',
	},
	api_requested: {
		text: 'an API call cancelled it',
		onlyAtEnd: true,
		remedy: 'Find the workflow or tool that cancelled it before you submit it again',
	},
	prerequisite_merge_item_failed: {
		text: 'a pull request that it depends on failed',
		remedy: 'Fix the pull request that it depends on, and submit that first',
		again: true,
	},
	prerequisite_merge_item_cancelled: {
		text: 'a pull request that it depends on was cancelled',
		remedy: 'Submit the pull request that it depends on first',
		again: true,
	},
	prerequisite_merge_item_manually_merged: {
		text: 'a pull request that it depends on was merged by hand',
		remedy: 'Update the pull request with `{branch}`',
		again: true,
	},
	tests_restarted_by_user: inProgress('a person restarted its tests'),
	tests_restarted_by_api_request: inProgress('an API call restarted its tests'),
	merge_item_now_ready: inProgress('it became ready'),
	manual_push_to_target_branch: inProgress('a push to the target branch restarted its tests'),
	skip_the_line_interrupted: inProgress('a more urgent pull request restarted its tests'),
	bisection_required: inProgress('its batch failed, and the queue is looking for the cause'),
	bisection_test_run_passed: inProgress('it passed when its batch was tested in parts'),
	test_run_passed: inProgress('its test run passed'),
	successor_test_run_passed: inProgress('the test run of a pull request behind it passed'),
	passed_by_optimization: inProgress('the queue reused an earlier result of its tests'),
	merge_graph_merge: finished('the queue merged it'),
	merge_graph_direct_merge: finished('the queue merged it without a test run, because it was up to date'),
	manual_merge: finished('a person merged it'),
};
const known = new Map(Object.entries(QUEUE_REASONS));
const LIKE_A_REFUSAL = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/;
function refusesMerge(word = '') {
	const meaning = known.get(word);
	return meaning === undefined ? LIKE_A_REFUSAL.test(word) : meaning.refusesMerge === true;
}
function queueReasonOf({ reason, actor, conflictCulprit: culprit, }) {
	const by = actor === undefined ? undefined : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(actor);
	if (reason === undefined)
		return by === undefined ? undefined : { ...LOOK_AT_IT, text: `it was ${by}` };
	const meaning = known.get(reason) ?? { ...LOOK_AT_IT, text: reason.replaceAll('_', ' ') };
	const blamed = meaning.sameAs === 'conflict' ? ofCulprit(culprit) : undefined;
	const { text } = { ...meaning, ...blamed };
	return { ...meaning, ...blamed, text: by ? `${text} (${by})` : text, url: culprit?.prUrl };
}
const LOOK_AT_IT = {
	remedy: 'Look at the pull request and at the queue',
	again: true,
};
function ofCulprit(culprit) {
	const number = culprit?.prNumber && `#${culprit.prNumber}`;
	switch (culprit?.type) {
		case 'queue_pr':
			return {
				text: `it conflicts with ${number ?? 'a pull request'} ahead of it in the queue`,
				remedy: `Wait until ${number ?? 'that one'} has merged, merge \`{branch}\` into the pull request, resolve the conflict, and push`,
			};
		case 'base_branch':
			return { text: 'it conflicts with the target branch' };
		case 'stacked_pr':
			return {
				text: `it conflicts with ${number ?? 'the pull request'} that it is stacked on`,
				remedy: `Rebase it onto ${number ?? 'the pull request that it is stacked on'}, resolve the conflict, and push`,
			};
		default:
			return undefined;
	}
}

/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D9: () => (testBranchPattern),
  Do: () => (DEFAULT_PATTERN),
  HN: () => (testRunOfEvent),
  KB: () => (problemOfRun),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch),
  kk: () => (UUID)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8860);
var _step_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2223);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);



const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const testBranchPattern = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`);
	const placeholders = text.match(/\{[^}]*\}/g) ?? [];
	return placeholders.sort().join('') === '{id}{number}'
		? text
		: refuse('must hold {number} and {id} once each, and no other placeholder');
});
function parseTestBranch(branch, pattern) {
	const source = pattern
		.split(/(\{number\}|\{id\})/)
		.map((part) => {
		if (part === '{number}')
			return '(?<number>[1-9]\\d{0,9})';
		if (part === '{id}')
			return `(?<id>${UUID})(?<suffix>-[^/]*)?`;
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	})
		.join('');
	const found = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (found === undefined)
		return undefined;
	const { number, id = '', suffix = '' } = found;
	return { number: Number(number), id: id.toLowerCase() + suffix };
}
const DEFAULT_PATTERN = _step_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .inputDefaults */ .V['test-branch-pattern'];
const testBranchPrefix = (number, pattern = DEFAULT_PATTERN) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function testRunOfEvent(event, repository, pattern) {
	const [claim, ...others] = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .branchesOfEvent */ .SW)(event, repository).flatMap((tip) => {
		const parsed = parseTestBranch(tip.branch, pattern);
		return parsed === undefined ? [] : [{ ...tip, ...parsed }];
	});
	return others.length === 0 ? claim : undefined;
}
function problemOfRun(number, { testBranchSha, testedPullRequests = [] }, claim) {
	const { commit, branch } = claim ?? {};
	if (claim && (commit === undefined || testBranchSha?.toLowerCase() !== commit.toLowerCase()))
		return `the event is about the commit ${commit ?? '(none)'} on ${branch}, and the test run is of ${testBranchSha ?? 'an unknown commit'}`;
	if (!testedPullRequests.some(({ prNumber }) => prNumber === number))
		return `the test run does not list #${number} among the pull requests that it tests`;
	return undefined;
}

/***/ }),

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bg: () => (resultOf),
  D: () => (bareRunId),
  Hi: () => (testRunOf),
  OJ: () => (leftWithPrerequisite),
  QL: () => (withTested),
  dd: () => (testRunInputs),
  gm: () => (numbersAhead),
  ig: () => (isGreenNow),
  o7: () => (isQueueCheck),
  oG: () => (reportChecks),
  oe: () => (failingChecks),
  tx: () => (FAILED_BY_CHECK),
  we: () => (readTestRun),
  x8: () => (failureCauses)
});
var _github_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1380);
var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4096);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1946);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4459);







const FAILED_BY_CHECK = 'test_run_required_status_failed';
function testRunOf(id, details, gitHub, ref) {
	const facts = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .ifKnown */ .HP)(gitHub.facts);
	const isOwn = (name) => isQueueCheck(name, ref, facts);
	const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter((name) => !isOwn(name));
	const isRequired = new Set(required);
	const listed = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .ifKnown */ .HP)(gitHub.checks) ?? [];
	const onGitHub = listed
		.filter(({ app, name }) => app !== 'trunk-io' && !isOwn(name))
		.map((check) => ({
		...check,
		required: isRequired.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const rows = checkRows(details);
	const ofService = details.checkSuites && details.statusChecks && rows;
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(details.createdAt),
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs,
		required: [...isRequired],
		allRequired: allRequired(details, gitHub.facts),
		checks: [
			...onGitHub,
			...rows
				.filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
				.map((row) => ({ ...row, required: isRequired.has(row.name) })),
		],
		gitHubChecks: gitHub.checks,
		isWhole: !gitHub.isExpired &&
			(Boolean(ofService?.length || listed.length) ||
				(ofService !== undefined && gitHub.checks.isKnown)),
	};
}
function allRequired({ requiredStatuses }, facts) {
	if (requiredStatuses !== undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .unread */ .gy)('GitHub did not show what the branch requires');
}
const isShown = (row, onGitHub) => onGitHub.some(({ name, kind, state, followsCancellation }) => {
	const shownState = followsCancellation ? 'failed' : state;
	return name === row.name && (kind === row.kind || shownState === row.state);
});
function withTested(run, { testRun, ...entry } = {}) {
	if (testRun !== undefined && testRun.id.toLowerCase() !== run.id.toLowerCase())
		return run;
	const named = [...(testRun?.testedPullRequests ?? []), ...(entry.otherTestedPullRequests ?? [])];
	const all = [...named, ...run.tested].map((one) => [one.prNumber, one]);
	return { ...run, tested: [...new Map(all).values()] };
}
const numbersAhead = (run, entry) => [
	...(run?.ahead ?? []),
	...[...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])].map(({ prNumber }) => prNumber),
];
function resultOf(run, entry) {
	const causes = entry?.failureCausingStatuses ?? [];
	const isCause = new Set(causes.map(({ name }) => name));
	const all = (run?.checks ?? []).map((check) => (isCause.has(check.name) ? { ...check, required: true } : check));
	const reported = all.filter(({ required }) => required);
	const names = new Set(reported.map(({ name }) => name));
	const missing = (run?.required ?? [])
		.filter((name) => !names.has(name))
		.map((name) => ({ name, required: true, state: run?.isWhole ? 'not-run' : 'pending' }));
	const inState = (state) => [...reported, ...missing].filter((check) => check.state === state);
	const [failed, notRun] = [inState('failed'), inState('not-run')];
	const stopped = notRun.filter(({ kind }) => kind !== undefined);
	const explained = new Set([...failed, ...stopped].map(({ name }) => name));
	const blamed = causes
		.filter(({ name }) => !explained.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
	const isBlamed = new Set(blamed.map(({ name }) => name));
	const others = (checks) => checks.filter(({ name }) => !isBlamed.has(name));
	const suites = new Set(reported.map(({ suite }) => suite));
	const siblings = all.filter(({ required, suite, state }) => !required &&
		suite !== undefined &&
		suites.has(suite) &&
		(state === 'failed' || state === 'not-run'));
	return {
		failed: [...failed, ...blamed],
		notRun: others(notRun),
		pending: others(inState('pending')),
		siblings,
		suspects: suspectsOf(siblings, [...failed, ...notRun, ...blamed], reported),
		greenNow: blamed.filter(({ name }) => isGreenNow(reported.filter((check) => check.name === name))),
	};
}
function suspectsOf(siblings, notPassed, reported) {
	const names = new Set(notPassed.map(({ name }) => name));
	const rows = reported.filter(({ name }) => names.has(name));
	const hasUnreported = new Set(rows.map(({ name }) => name)).size < names.size;
	const isAnySuite = names.size === 0 || hasUnreported;
	const suites = new Set(rows.map(({ suite }) => suite));
	return siblings.filter(({ suite }) => isAnySuite || suites.has(suite));
}
const isGreenNow = (rows) => rows.every(({ state }) => state === 'passed') &&
	rows.some(({ conclusion }) => conclusion !== 'skipped');
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
];
const failureCauses = ({ failed, suspects }) => [
	...failed,
	...suspects.filter(({ state }) => state === 'failed'),
];
const leftWithPrerequisite = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;
const RUN_ID = new RegExp(`^${_test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .UUID */ .kk}(-[^\\s/]{1,100})?$`, 'i');
const testRunInputs = {
	testRunId: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .convert */ .C6)((text, refuse) => RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)}`))),
	testBranchPattern: (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .testBranchPattern */ .D9)(),
};
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(service, queue, id, { testBranchPattern }, options) {
	const read = (id) => service.getMergeQueueTestingDetails(queue, id, options);
	const bare = id.slice(0, bareRunId(id).length);
	const details = await read(id).catch((error) => {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404) || bare === id)
			throw error;
		return read(bare);
	});
	const shown = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTestBranch */ .cH)(details.testBranch ?? '', testBranchPattern);
	if (shown === undefined || bareRunId(shown.id) === bareRunId(id))
		return details;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${bareRunId(shown.id)}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}
const isQueueCheck = (name, { targetBranch }, gitHub) => name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true;
function checkRows({ checkSuites = [], statusChecks = [], }) {
	const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) => checkRuns.map(({ name, url, conclusion }) => {
		const state = (0, _github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfCheck */ .No)(conclusion);
		const word = conclusion?.toLowerCase();
		return { kind: 'run', name, url, state, conclusion: word, suite: `service ${suite}` };
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = (0, _github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfCheck */ .No)(word);
		const before = statuses.get(name);
		if (before === undefined || (before.state === 'pending' && state !== 'pending'))
			statuses.set(name, { kind: 'status', name, url, state });
	}
	return [...runs, ...statuses.values()];
}
function reportChecks(details, queue) {
	const isOwn = (name) => isQueueCheck(name, queue);
	const required = new Set(details.requiredStatuses?.filter((name) => !isOwn(name)));
	const byName = new Map();
	for (const { name, url, state } of checkRows(details)) {
		if (isOwn(name))
			continue;
		const check = { name, url, state, required: required.has(name) };
		const before = byName.get(name);
		if (!before || RANKS.indexOf(check.state) > RANKS.indexOf(before.state))
			byName.set(name, check);
	}
	const checks = [...byName.values()];
	return {
		checks,
		failing: checks.filter(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isRed */ .iI),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANKS = ['pending', 'passed', 'not-run', 'failed'];

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Xz: () => (keepComment),
  tA: () => (removeLabel),
  tN: () => (writeIssue)
});
var _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3177);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _clients_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9667);



async function keepComment(context, what, wanted) {
	const { dryRun, github, log } = context;
	if (wanted.onlyUpdate && (dryRun || !github.available))
		return;
	if (dryRun)
		return log.info(`Dry run: #${wanted.number} would get a comment with ${what}`);
	await write(context, 'comment', 'The comment could not be written', async () => {
		const { action, url } = await github.upsertComment(wanted);
		return url === undefined ? undefined : `Comment ${action}: ${url}`;
	});
}
async function writeIssue(context, writing) {
	let refusal;
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, writing, (why, error) => {
		if ((0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotPermitted */ .wo)(error))
			refusal = error;
		else
			context.log.warning(`The issue could not be written. ${why}`);
	});
	return refusal;
}
async function removeLabel(context, { number }, label) {
	if (context.dryRun)
		return;
	await write(context, 'remove-label', 'The label could not be removed', async () => {
		const removed = await context.github.removeLabel(number, label);
		return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
	});
}
async function write(context, input, failure, change) {
	const { github, log } = context;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${(0, _clients_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubTokenProblem */ .wM)(context)}.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ })

};
