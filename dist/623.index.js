'use strict';

exports.id = 623;
exports.ids = [623];
exports.modules = {

/***/ 1380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  No: () => (stateOfCheck),
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
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline), HEADER_LENGTH);
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

/***/ 9664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Lu: () => (readHistory),
  Rp: () => (findReasons),
  WX: () => (findingsOf),
  hB: () => (readServiceFacts)
});
var _github_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1380);
var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8860);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1946);
var _step_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2786);
var _github_questions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1281);
var _on_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8511);
var _reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5005);
var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6583);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4459);
var _test_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8210);











function findingsOf({ ref, record, entry, gitHub, run, result = (0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(run, entry), }, queueState, missingPermissions = new Set()) {
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...(0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .failingChecks */ .oe)(result), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()];
	const reasons = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonsOf */ .zM)({
		...{ ref, record, entry, failing, queueState, missingPermissions: [...missingPermissions] },
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver
			? [...result.notRun, ...result.siblings.filter(({ state }) => state === 'not-run')]
			: [],
		unfinished: result.pending.filter(({ kind }) => kind !== undefined),
	});
	return {
		reasons,
		failing: failing.map(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutput */ .yr),
		isMergedOnGitHub: (0, _on_github_js__WEBPACK_IMPORTED_MODULE_5__/* .isMergedOnGitHub */ .$Y)(gitHub, ref),
	};
}
const EXPLAIN_LIMIT_MS = 10_000;
async function findReasons(context, ref, { record, queue, gitHub, seenRuns, logged }) {
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isMerged */ .TL)(record, ref))
		return { reasons: [], failing: [] };
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_3__/* .within */ .ux)(context, EXPLAIN_LIMIT_MS, async (limited) => {
		const questions = new _github_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubQuestions */ .L(limited, ref, _test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_PATTERN */ .Do, logged);
		const inputs = { testBranchPattern: _test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_PATTERN */ .Do };
		const search = { context: limited, ref, questions, inputs, seenRuns, isBrief: true };
		const asked = questions.facts(gitHub);
		const [facts, ofService] = await Promise.all([asked, readServiceFacts(search, record, asked)]);
		const shown = {
			ref,
			record,
			gitHub: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(facts),
			entry: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(ofService.history)?.entry,
			run: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(ofService.run),
		};
		if (shown.gitHub)
			context.setOutputs({ 'head-sha': shown.gitHub.headSha });
		return findingsOf(shown, queue?.state, questions.missingPermissions);
	});
}
const HELD_UP = ['NOT_READY', 'PENDING_FAILURE'];
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
async function readServiceFacts(search, record, facts, asked = readHistory(search, record)) {
	const notes = [];
	const { state = '' } = record ?? {};
	const history = await asked;
	const entry = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(history)?.entry;
	if (!history.isKnown && needsNoQuestions(search, record))
		return { history, run: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)(NOT_ASKED), notes };
	if (UNTESTED.includes(state) || (0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .leftWithPrerequisite */ .OJ)(entry))
		return { history, run: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)('it explains nothing'), notes };
	const run = await findRun({ ...search, facts, notes }, entry);
	return { history, run: run.isKnown ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)((0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .withTested */ .QL)(run.value, entry)) : run, notes };
}
const NOT_ASKED = 'it was not asked';
const needsNoQuestions = ({ isBrief = false }, record) => record === undefined || (isBrief && (0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueued */ .MX)(record) && !HELD_UP.includes(record.state ?? ''));
async function readHistory(search, record) {
	if (needsNoQuestions(search, record))
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)(NOT_ASKED);
	const { context, ref, isBrief = false } = search;
	let problem = '';
	const asked = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 });
	const answer = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, asked, (why, error) => {
		problem = error?.explanation.problem ?? why;
		context.log.debug(`The history of #${ref.number}: ${why}`);
	});
	if (answer === undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)(problem);
	const { parseTimeline } = await __webpack_require__.e(/* import() */ 415).then(__webpack_require__.bind(__webpack_require__, 7415));
	const [newest] = parseTimeline(answer);
	const isPresent = (newest?.state ?? record.state) === record.state && !(0, _record_js__WEBPACK_IMPORTED_MODULE_7__/* .isOlder */ .tW)(answer, record);
	return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined });
}
async function findRun(search, entry) {
	const { inputs, claim, questions, seenRuns = [] } = search;
	const read = (id, claim) => readRun(search, id, claim);
	if (inputs.testRunId !== undefined)
		return read(inputs.testRunId);
	if (claim !== undefined)
		return read(claim.id, claim);
	if (entry?.testRun !== undefined)
		return read(entry.testRun.id);
	if (entry?.reason === 'start_test_run_merge_conflict')
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)('it never had one');
	const living = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(await questions.testBranches('branches')) ?? [];
	const candidates = new Map([
		...[...seenRuns].map((id) => [id, undefined]),
		...living.map((claim) => [claim.id, claim]),
	]);
	const runs = [];
	for (const [id, claim] of [...candidates].slice(-5).reverse()) {
		const run = await read(id, claim);
		if (run.isKnown)
			runs.push(run.value);
	}
	const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
	if (newest !== undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(newest);
	const [closed] = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(await questions.testBranches('closedTests')) ?? [];
	return closed === undefined ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)('nothing names it') : read(closed.id, closed);
}
async function readRun(search, id, claim) {
	const { context, ref, questions, inputs, isBrief, facts, notes } = search;
	const { service, log } = context;
	let why = '';
	const answer = (0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .readTestRun */ .we)(service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const early = claim?.commit !== undefined && !isBrief ? questions.checks(claim.commit) : undefined;
	const details = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, answer, (problem) => {
		why = problem;
		log.info(`The test run ${id} cannot be read: ${problem}`);
	});
	if (details === undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)(why);
	const { testBranchSha: sha } = details;
	const problem = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .problemOfRun */ .KB)(ref.number, details, isBrief && sha === undefined ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)(problem);
	}
	const run = (0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .testRunOf */ .Hi)(id, details, { facts: await facts, checks: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .unread */ .gy)('not asked') }, ref);
	if (isBrief && (0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOf */ .Bg)(run, undefined).failed.length > 0)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(run);
	const checks = await (early ?? questions.checks(sha));
	const workflows = isBrief ? undefined : await workflowsOf(search, details, (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .ifKnown */ .HP)(checks));
	return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)((0, _test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .testRunOf */ .Hi)(id, details, { facts: await facts, checks, workflows }, ref));
}
async function workflowsOf({ context, questions }, { testBranchSha: sha }, checks = []) {
	const { payload } = context.event;
	const own = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'workflow_run', 'check_suite_id');
	const name = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'workflow_run', 'name');
	if (typeof own !== 'number' || name === undefined || sha === undefined)
		return undefined;
	const isElsewhere = ({ state, suite = own }) => state === 'failed' && suite !== own;
	const others = checks.some(isElsewhere) ? await questions.workflows(sha) : undefined;
	return new Map([...(others ?? []), [own, name]]);
}

/***/ }),

/***/ 1281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (GitHubQuestions),
  X: () => (QUESTIONS_MS)
});
var _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3177);
var _http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7575);
var _shared_abort_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(808);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1946);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4459);






const QUESTIONS_MS = 45_000;
class GitHubQuestions {
	missingPermissions = new Set();
	#context;
	#ref;
	#pattern;
	#logged;
	#time;
	#github;
	constructor(context, ref, testBranchPattern, logged = new Set(), ms = QUESTIONS_MS) {
		this.#context = context;
		this.#ref = ref;
		this.#pattern = testBranchPattern;
		this.#logged = logged;
		this.#time = new QuestionTime(context, ms);
		this.#github = context.github.withSignal(this.#time.signal);
	}
	async facts(shown) {
		const { number } = this.#ref;
		if (!this.#github.available) {
			this.#log('`github-token` is empty, so all reasons come from the service.');
			return NO_TOKEN;
		}
		const prefix = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .testBranchPrefix */ .XV)(number, this.#pattern);
		const answer = await this.#try((github) => github.mergeFacts(this.#ref, prefix), (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (!answer.isKnown) {
			if (shown !== undefined)
				return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(shown);
			const other = await this.#try((github) => github.pullRequest(number), () => { });
			return other.isKnown ? other : answer;
		}
		const facts = answer.value;
		if (facts.lacking?.length)
			this.#log(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts.checksHidden)
			this.missingPermissions.add('checks: read').add('statuses: read');
		return prefix.includes(String(number)) ? answer : (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)({ ...facts, testChecks: [] });
	}
	async checks(sha) {
		if (sha === undefined)
			return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .unread */ .gy)('the commit is not known');
		const [runs, statuses] = await Promise.all([
			this.ask((commits) => commits.checkRuns(sha)),
			this.ask((commits) => commits.statuses(sha)),
		]);
		if (!runs.isKnown)
			return runs;
		return statuses.isKnown ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)([...runs.value, ...statuses.value]) : statuses;
	}
	async branch(name) {
		const sha = await this.ask((commits) => commits.headOf(name));
		if (!sha.isKnown)
			return sha;
		const checks = await this.checks(sha.value);
		return checks.isKnown ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)({ sha: sha.value, checks: checks.value }) : checks;
	}
	async workflows(sha) {
		const { log } = this.#context;
		if (!this.#github.available)
			return undefined;
		const asked = this.#time.run(async () => (await this.#github.commits()).workflows(sha));
		return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(this.#time, asked, (why) => log.info(why));
	}
	async testBranches(which) {
		const { number } = this.#ref;
		const prefix = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .testBranchPrefix */ .XV)(number, this.#pattern);
		const tips = await this.ask((commits) => commits[which](prefix));
		if (!tips.isKnown)
			return tips;
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(tips.value.flatMap(({ branch, headSha }) => {
			const parsed = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTestBranch */ .cH)(branch, this.#pattern);
			return parsed?.number === number ? [{ ...parsed, branch, commit: headSha }] : [];
		}));
	}
	ask(question) {
		return this.#try(async (github) => question(await github.commits()));
	}
	share(read) {
		return this.#time.run(() => (0, _shared_abort_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessAborted */ .W)(read(), this.#time.signal));
	}
	get time() {
		return this.#time;
	}
	async #try(question, onFailure = (why) => this.#context.log.info(why)) {
		if (!this.#github.available)
			return NO_TOKEN;
		let problem = '';
		const asked = this.#time.run(async () => (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(await question(this.#github)));
		const answer = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(this.#time, asked, (why, error) => {
			if (error instanceof _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.status === 403 && error.kind === 'unauthorized')
				this.missingPermissions.add(error.permission);
			problem = error?.explanation.problem ?? why;
			onFailure(why);
		});
		return answer ?? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .unread */ .gy)(problem);
	}
	#log(message) {
		if (!this.#logged.has(message))
			this.#context.log.info(message);
		this.#logged.add(message);
	}
}
const NO_TOKEN = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .unread */ .gy)('`github-token` is empty');
class QuestionTime {
	#clock;
	#limit = new AbortController();
	#totalMs;
	#leftMs;
	#open = 0;
	#startedAt = 0;
	#stop = () => { };
	signal;
	constructor({ clock, signal }, ms) {
		this.#clock = clock;
		this.#totalMs = ms;
		this.#leftMs = ms;
		this.signal = AbortSignal.any([signal, this.#limit.signal]);
	}
	async run(question) {
		if (this.#open++ === 0) {
			this.#startedAt = this.#clock.monotonic();
			this.#stop = this.#clock.timer(this.#leftMs, () => this.#limit.abort(new Error(`GitHub did not answer within ${(0, _http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(this.#totalMs)}`)));
		}
		try {
			return await question();
		}
		finally {
			if (--this.#open === 0) {
				this.#stop();
				const passed = this.#clock.monotonic() - this.#startedAt;
				this.#leftMs = Math.max(0, this.#leftMs - passed);
			}
		}
	}
}

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

/***/ 5005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HD: () => (obstacleOf),
  HT: () => (worthReading),
  Pk: () => (reasonsOutput),
  bv: () => (wordRemedy),
  fr: () => (firstRemedy),
  zM: () => (reasonsOf)
});
var _github_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1380);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1946);
var _shared_links_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1903);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5831);
var _on_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);
var _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8424);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6583);
var _test_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8210);










function reasonsOf(facts) {
	const { gitHub, record, ref, entry } = facts;
	if ((0, _on_github_js__WEBPACK_IMPORTED_MODULE_4__/* .isMergedOnGitHub */ .$Y)(gitHub, ref) || (0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isMerged */ .TL)(record, ref))
		return [];
	const shown = entry && (0, _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .queueReasonOf */ .rD)(entry);
	const ofQueue = shown?.onlyAtEnd && (0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(record) ? undefined : shown;
	const service = ofQueue && queueReason(ofQueue, ofQueue.url ?? gitHub?.url);
	const testsFirst = record?.state === 'FAILED';
	const tests = reasonsOfTests(facts);
	const checksFirst = ofQueue?.sameAs === 'check-failed' && tests[0]?.kind === 'check-failed';
	const found = [
		...(checksFirst ? [...tests, service] : [service, ...(testsFirst ? tests : [])]),
		...reasonsOfStack(facts),
		...reasonsOfPullRequest(facts, ofQueue),
		...tests,
		...reasonsOfMerge(facts),
		...reasonsOfUnknownBlocks(facts),
		...reasonsOfQueue(facts),
		...reasonsOfPermissions(facts),
	];
	const byKey = new Map();
	for (const one of found) {
		if (!one || (gitHub?.closed && _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW[one.kind].onlyIfOpen) || byKey.has(one.key))
			continue;
		const { key, remedy, ...reason } = one;
		const worded = { ...reason, url: (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_8__/* .webLink */ .D)(one.url), remedy: remedyOf(remedy, facts) };
		byKey.set(key, worded);
	}
	return [...byKey.values()];
}
const worthReading = (reasons) => reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs));
const reasonsOutput = (reasons) => reasons.map(({ sameAs: _, isCauseOfState: __, ...reason }) => reason);
const reason = (kind, text, url, more = {}) => ({ kind, text, url, key: kind, remedy: _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW[kind], ...more });
const queueReason = (meaning, url) => ({
	...reason('queue-reason', `The queue's reason: ${meaning.text}`, url, { remedy: meaning }),
	sameAs: meaning.sameAs,
	isCauseOfState: true,
});
function remedyOf(remedy, { ref, record }) {
	const submit = record === undefined ? 'submit it' : 'submit it again';
	return wordRemedy(remedy, ref, (0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(record) ? undefined : submit);
}
function wordRemedy({ remedy, again }, { targetBranch }, submit) {
	const last = again && submit !== undefined ? `, then ${submit}` : '';
	return remedy && `${remedy.replaceAll('{branch}', () => targetBranch)}${last}.`;
}
const PERMISSIONS = 'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }';
function reasonsOfPermissions({ missingPermissions: missing = [] }) {
	if (missing.length === 0)
		return [];
	const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw).join(', ')}`;
	const remedy = `Give the job \`${PERMISSIONS}\``;
	return [reason('permission-missing', text, undefined, { remedy: { remedy } })];
}
const MERGED_ELSEWHERE = {
	remedy: 'Open another pull request into `{branch}` if the change belongs there too',
};
function reasonsOfPullRequest({ gitHub, record, ref }, said) {
	const { url, headSha } = gitHub ?? {};
	const merged = gitHub?.merged || record?.state === 'MERGED';
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch;
	const otherBase = !(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .isInStack */ .wo)(ref) &&
		(base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false);
	const isClosed = gitHub?.closed && !merged && said?.sameAs !== 'closed';
	const isDraft = gitHub?.draft && said?.sameAs !== 'draft';
	const sha = record?.prSha;
	const hasMoved = headSha !== undefined && sha !== undefined && (0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isOtherHead */ .Lg)(headSha, sha);
	return [
		isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
		isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
		otherBase &&
			reason('base-changed', otherBaseText(base, ref, merged), url, merged ? { remedy: MERGED_ELSEWHERE } : {}),
		hasMoved &&
			reason('head-moved', `Its head moved from ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(sha.slice(0, 12))} to ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(headSha.slice(0, 12))}; a push takes it out of the queue`, `${url}/commits`),
	];
}
function otherBaseText(base, { targetBranch }, merged) {
	if (base === targetBranch)
		return `Its base branch is not ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(targetBranch)}, the branch of the queue`;
	return merged
		? `It was merged into ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(base)}, not into ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(targetBranch)}`
		: `Its base branch is ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(base)}, but the queue is for ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(targetBranch)}`;
}
function reasonsOfTests(facts) {
	const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts;
	const { checks = [], testChecks = [], unreportedChecks } = gitHub ?? {};
	const url = gitHub && `${gitHub.url}/checks`;
	const unreported = ((0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_9__/* .ifKnown */ .HP)(unreportedChecks) ?? []).map((name) => ({ name, url, required: true, state: 'pending' }));
	const inTests = [...failing, ...testChecks.filter(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isRed */ .iI)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => (0, _github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isRed */ .iI)(check) && check.required !== false);
	const list = (kind, what, place, found) => found
		.filter(({ name }) => !(0, _test_run_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueueCheck */ .o7)(name, ref, gitHub))
		.map((check) => reasonOfCheck(kind, what, place, check));
	return [
		...list('check-failed', 'failed', 'test branch', inTests),
		...list('check-missing', 'did not run', 'test branch', notRun),
		...list('check-pending', 'has not finished', 'test branch', unfinished),
		...list('check-failed', 'failed', 'head commit', onHead),
		...list('check-missing', 'was never reported', undefined, unreported),
		...list('check-pending', 'has not finished', 'test branch', testChecks.filter(isPending)),
		...list('check-pending', 'has not finished', 'head commit', checks.filter(isPending)),
		...reasonsOfBlocks(facts),
	];
}
const STOPPED_JOB = { remedy: 'Find out why the job was stopped', again: true };
function reasonOfCheck(kind, what, place, { name, url, required }) {
	const check = `${required ? 'Required check' : 'Check'} ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(name)}`;
	const where = place === undefined ? '' : ` on the ${place}`;
	const key = `${kind} ${place} ${name}`;
	const remedy = kind === 'check-missing' && !required ? STOPPED_JOB : _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW[kind];
	return reason(kind, `${check} ${what}${where}`, url, { key, remedy });
}
function reasonsOfStack({ entry, ref }) {
	const named = [...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])];
	const numbers = [...new Set(named.map(({ prNumber }) => prNumber))];
	const others = numbers.filter((number) => number !== ref.number).map((number) => `#${number}`);
	if (!(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .isInStack */ .wo)(ref) || others.length === 0)
		return [];
	const text = `It can only merge after ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(others, MAX_BELOW)}`;
	const remedy = { remedy: `Find out what holds up ${others[0]}` };
	return [reason('queue-reason', text, undefined, { key: 'stack', remedy })];
}
const MAX_BELOW = 10;
const KNOWN_BLOCKS = [
	'behind_base',
	'merge_conflict',
	'failing_required_check',
	'awaiting_required_check',
];
const reasonsOfUnknownBlocks = ({ entry, gitHub }) => (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
	if (kind === undefined || KNOWN_BLOCKS.includes(kind))
		return [];
	const named = name === undefined ? '' : ` (${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(name)})`;
	const text = `The queue waits for: ${kind.replaceAll('_', ' ')}${named}`;
	return reason('queue-reason', text, url, { key: text, remedy: _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .LOOK_AT_IT */ .oc });
});
function reasonsOfBlocks({ entry, ref, gitHub }) {
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
		switch (kind) {
			case 'behind_base':
				return reason('behind', behindText(ref.targetBranch), gitHub?.url);
			case 'merge_conflict':
				return reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub));
			case 'failing_required_check':
				if (name === undefined)
					return reason('check-failed', 'A required check failed on the head commit', url);
				if ((0, _test_run_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueueCheck */ .o7)(name, ref, gitHub))
					return [];
				return reasonOfCheck('check-failed', 'failed', 'head commit', {
					name,
					url,
					required: true,
				});
			case 'awaiting_required_check':
				if (name === undefined)
					return reason('check-pending', 'A required check has not finished', url);
				if ((0, _test_run_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueueCheck */ .o7)(name, ref, gitHub))
					return [];
				return reasonOfCheck('check-pending', 'has not finished', 'head commit', {
					...{ name, url, required: true },
				});
			default:
				return [];
		}
	});
}
const behindText = (base) => `It is behind ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(base)}`;
const conflictsPage = (gitHub) => gitHub && `${gitHub.url}/conflicts`;
const isPending = ({ state, required }) => state === 'pending' && required === true;
function reasonsOfMerge({ gitHub, record }) {
	const { url, baseBranch = '', conflicting, behind } = gitHub ?? {};
	const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
	return [
		conflicting && reason('conflict', conflictText(baseBranch), conflictsPage(gitHub)),
		gitHub?.changesRequested && reason('changes-requested', 'A review requests changes', url),
		gitHub?.reviewRequired && reason('review-required', 'A review is required', url),
		requiresImpactedTargets &&
			hasImpactedTargets === false &&
			reason('impacted-targets', 'The queue needs impacted targets, and none were uploaded for the head commit'),
		behind && reason('behind', behindText(baseBranch), url),
	];
}
function reasonsOfQueue({ record, queueState = 'running', ref, gitHub, }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	const queue = `The queue of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(ref.targetBranch)}`;
	const absent = record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue';
	return [
		gitHub?.conflicting === undefined &&
			mergeability === 'not_mergeable' &&
			reason('queue-reason', 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check', undefined, {
				key: 'not mergeable',
				remedy: { remedy: 'Set `github-token`, so that the step can say which' },
			}),
		mergeability === 'in_progress' &&
			reason('queue-reason', 'GitHub is still working out whether it can be merged', gitHub?.url, {
				key: 'mergeability',
				remedy: { remedy: 'Wait: GitHub takes a few seconds' },
			}),
		queueState !== 'running' &&
			reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`),
		!(0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isQueued */ .MX)(record) && !(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(record?.state) && reason('not-in-queue', absent, gitHub?.url),
	];
}
function obstacleOf({ closed, draft, baseBranch, headSha, conflicting }, ref, head) {
	const { targetBranch } = ref;
	const obstacle = (kind, text) => ({
		kind,
		text,
		remedy: wordRemedy(_reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW[kind], ref, 'submit it again'),
	});
	if (closed)
		return obstacle('closed', 'it is closed');
	if (draft)
		return obstacle('draft', 'it is a draft');
	if (baseBranch !== targetBranch && !(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .isInStack */ .wo)(ref))
		return obstacle('base-changed', `its base branch is ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(baseBranch)}`);
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isOtherHead */ .Lg)(headSha, head))
		return obstacle('head-moved', `its head is now ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(headSha.slice(0, 12))}`);
	if (conflicting)
		return obstacle('conflict', `it conflicts with ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(targetBranch)}`);
	return undefined;
}
const firstRemedy = (reasons) => reasons.find(({ remedy }) => remedy !== undefined)?.remedy;

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $c: () => (showsOtherHead),
  Av: () => (wantedHead),
  B5: () => (shownState),
  Ek: () => (changedAt),
  Lg: () => (isOtherHead),
  Lq: () => (mergedElsewhere),
  MX: () => (isQueued),
  QS: () => (recordOutputs),
  S3: () => (beginLooks),
  SZ: () => (beginSubmission),
  TL: () => (isMerged),
  U4: () => (isNewer),
  Uy: () => (lookUpQueue),
  VV: () => (placeIn),
  WR: () => (placeOutputs),
  _5: () => (isUnchanged),
  cF: () => (noteRecord),
  e4: () => (reduceLook),
  hf: () => (timelineOf),
  ki: () => (mergeSentence),
  pJ: () => (endOf),
  si: () => (isAsBefore),
  tW: () => (isOlder),
  xB: () => (isIdle)
});
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);





const isMerged = (record, ref) => record?.state === 'MERGED' &&
	((0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .isInStack */ .wo)(ref) || (record.prBaseBranch ?? ref.targetBranch) === ref.targetBranch);
const mergedElsewhere = (record, ref) => record?.state === 'MERGED' && !isMerged(record, ref)
	? `#${ref.number} was merged into ${record.prBaseBranch}, not into ${ref.targetBranch}`
	: undefined;
const mergeSentence = (record, ref) => isMerged(record, ref) ? `${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestName */ .Ib)(ref)} is already merged` : mergedElsewhere(record, ref);
const shownState = (record) => record?.state === undefined ? 'The service has no record of it' : `Its state is ${record.state}`;
const isQueued = (record) => record?.isCurrentlySubmittedToQueue === true;
const isIdle = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
const changedAt = (record) => (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(record?.stateChangedAt);
function isNewer(record, before) {
	if (before === undefined)
		return true;
	const [at, then] = [changedAt(record), changedAt(before)];
	return at === undefined || then === undefined ? record.state !== before.state : at > then;
}
function isOlder(record, than) {
	return (changedAt(record) ?? Infinity) < (changedAt(than) ?? -Infinity);
}
const isUnchanged = (now, before) => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt;
const isAsBefore = (now, before) => isUnchanged(now, before) && !isOtherHead(now?.prSha, before.prSha);
const isOtherHead = (headSha, expected) => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase();
function recordOutputs(record) {
	if (record === undefined)
		return { state: undefined, submitted: false, priority: undefined };
	return {
		state: record.state,
		submitted: record.isCurrentlySubmittedToQueue,
		priority: record.priorityName ?? record.priorityValue,
		...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
	};
}
const SLOWED = new Map([
	['paused', 'nothing is tested or merged until it is resumed'],
	['draining', 'running tests finish, and nothing new starts until it is resumed'],
	['switching_modes', 'running tests finish before the new mode starts'],
]);
function slowdown({ targetBranch }, { state }) {
	const slowed = SLOWED.get(state);
	return slowed && `The queue of ${targetBranch} is ${state}: ${slowed}`;
}
function placeOutputs({ number }, queue) {
	const all = queue.enqueuedPullRequests;
	return {
		'queue-state': queue.state,
		'queue-position': all.findIndex(({ prNumber }) => prNumber === number) + 1 || undefined,
		'queue-depth': all.length,
	};
}
function placeIn(queue, ref) {
	const { 'queue-position': position, 'queue-depth': depth } = placeOutputs(ref, queue);
	return position === undefined ? undefined : `place ${position} of ${depth}`;
}
async function lookUpQueue(context, ref) {
	let warning;
	const answer = context.service.getQueue(ref, { attempts: 1 });
	const queue = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, answer, (_, error) => {
		warning = `The queue could not be read: ${error?.explanation.problem}`;
	});
	return { queue, warning: queue ? slowdown(ref, queue) : warning };
}
const beginLooks = (at) => ({ states: [], ...beginSubmission(at, {}) });
const beginSubmission = (at, submission, shown) => ({
	submission,
	submittedAt: at,
	seenInQueue: isQueued(shown),
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
	const isNew = last?.state !== state || ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(state) && last !== undefined && isNewer(record, last.record));
	if (state === undefined || !isNew)
		return { ...noted, record };
	const since = Math.max(changedAt(record) ?? now, last?.at ?? 0);
	return { ...noted, record, states: [...before.states, { state, at: since, record }] };
}
const timelineOf = ({ states }, now) => states.map(({ state, at }, index) => {
	const end = states[index + 1]?.at ?? ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnded */ .pl)(state) ? at : now);
	const seconds = Math.max(0, Math.round((end - at) / 1000));
	return { state, since: new Date(at).toISOString(), seconds };
});
const wantedHead = ({ expectedHead, pinnedHead }) => expectedHead ?? pinnedHead;
const showsOtherHead = ({ submission }, record) => isQueued(record) &&
	record?.prSha !== undefined &&
	isOtherHead(record.prSha, wantedHead(submission));
function reduceLook(before, look, time, rules) {
	const { record } = look;
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, true);
	const next = noteRecord(before, record, time);
	if (isMerged(record, rules))
		return { next, end: 'merged' };
	if (isQueued(record))
		return reducePresence(next, { ...look, record }, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, false);
	const { before: earlier } = next.submission;
	if (earlier !== undefined && !isNewer(record, earlier))
		return reduceAbsence(next, time.at, rules, true);
	if (!isOlder(record, before.record))
		return { next, end: endOf(record) };
	const lagging = reduceAbsence(before, time.at, rules, false);
	return lagging.end === undefined ? lagging : { next, end: endOf(record) };
}
function endOf({ state }) {
	if (state === 'FAILED')
		return 'failed';
	return state === 'CANCELLED' ? 'cancelled' : 'removed';
}
function reducePresence(before, look, at, rules) {
	const seen = { ...before, seenInQueue: true, absentSince: undefined, absences: 0 };
	const { next, end } = reduceHead(seen, look, at);
	const isStuck = look.record.state === 'NOT_READY' && at - next.stateSince >= rules.notReadyMs;
	return { next, end: end ?? (isStuck ? 'not-ready' : undefined) };
}
function reduceHead(before, look, at) {
	const { record, headOnGitHub } = look;
	const { pinnedHead } = before.submission;
	const head = headOnGitHub ?? record.prSha;
	if (!showsOtherHead(before, record) || !isOtherHead(head, wantedHead(before.submission))) {
		const isShown = pinnedHead !== undefined && head !== undefined;
		const submission = isShown ? { ...before.submission, pinnedHead: undefined } : before.submission;
		return { next: { ...before, submission, otherHeadSince: undefined } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTLE_MS */ .lR;
	return { next, end: counts ? 'head-moved' : undefined };
}
function reduceAbsence(before, at, rules, mayPredateSubmission) {
	const inGrace = at - before.submittedAt < rules.graceMs && (mayPredateSubmission || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTLE_MS */ .lR)
		return { next };
	const record = next.record && { ...next.record, isCurrentlySubmittedToQueue: false };
	const end = next.seenInQueue ? 'removed' : 'not-submitted';
	return { next: record === undefined ? next : { ...next, record }, end };
}

/***/ }),

/***/ 2484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  S3: () => (publishReport),
  eG: () => (reportComment),
  hm: () => (reportSummary),
  mu: () => (writeSlack),
  xV: () => (reportFailure)
});
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4270);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9662);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3709);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3412);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5831);
var _step_github_writes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4263);
var _reason_kinds_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8424);












function reportSummary(report, more = '') {
	const { timeline = [], pullRequestUrl, facts = [] } = report;
	const page = pullRequestUrl === undefined ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Pull request', pullRequestUrl)];
	const details = [...knownFacts(facts), ...stackAndCommits(report), ...page].join(' · ');
	return join(...verdict(report), timesLine(timeline), timeline.length === 0
		? details
		: (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('Timeline and details', join(timelineTable(timeline), details)), more);
}
function reportFailure(request, report) {
	const { headline, reasons = [], why = [], stack, remedy = '' } = report;
	const texts = reasons.map(({ text }) => text);
	const said = texts.length === 0 ? [] : [(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__/* .firstOf */ .Ku)(texts, MOST_REASONS, '. ')];
	const place = stack === undefined ? [] : [`It is ${stack}`];
	const problem = [headline, ...said, ...why, ...place].join('. ');
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ('refused', { request, problem, remedy });
}
function reportComment(report, runUrl, now, details = '') {
	const line = [...stackAndCommits(report), `${(0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .utcMinute */ .vD)(now)} UTC`, (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Run', runUrl)].join(' · ');
	return join(...verdict(report), details, `<sub>${line}</sub>`);
}
const stackAndCommits = ({ stack, commits = [] }) => [
	...(stack === undefined ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(stack)]),
	...knownFacts(commits),
];
const join = (...parts) => parts.filter((part) => part !== '').join('\n\n');
function verdict({ reasons = [], why = [], remedy, ...report }) {
	const remedies = remedy === undefined ? [] : [...new Set(reasons.map((one) => one.remedy))];
	const [common] = remedies.length === 1 ? remedies : [];
	const next = common ?? (reasons[0]?.remedy === undefined ? remedy : undefined);
	const withRemedies = common === undefined && remedy !== undefined;
	const lines = [...reasonLines(reasons, withRemedies), ...why.map((said) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said))];
	return [
		`### ${report.mark ?? _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[report.status]} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(report.headline)}`,
		lines.map((line) => (lines.length === 1 ? line : `- ${line}`)).join('\n'),
		next === undefined ? '' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nextLine */ .sE)(next),
	];
}
const knownFacts = (facts) => facts.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name)} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value)}`]);
const MOST_PHASES = 8;
function timesLine(timeline) {
	if (timeline.length < 2 || timeline.length > MOST_PHASES)
		return '';
	const longest = Math.max(...timeline.map(({ seconds }) => seconds));
	const phases = timeline.map(({ state, since, seconds }) => {
		const word = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_WORDS */ .I7[state] ?? state);
		if ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(state))
			return `${word} ${since.slice(11, 16)}&nbsp;UTC`;
		const time = `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_11__/* .duration */ .p)(seconds))} ${word}`;
		return seconds === longest ? `**${time}**` : time;
	});
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
	return `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_11__/* .duration */ .p)(total))} in the queue: ${phases.join(' → ')}`;
}
const MOST_REASONS = 10;
function reasonLines(reasons, withRemedies) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url, remedy }) => {
		const { page } = _reason_kinds_js__WEBPACK_IMPORTED_MODULE_10__/* .KINDS */ .GW[kind];
		const more = page === undefined || (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(page, url)})`;
		const next = withRemedies && remedy !== undefined ? `<br>${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nextLine */ .sE)(remedy)}` : '';
		return `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said)}${more}${next}`;
	});
	const left = reasons.length - lines.length;
	return left <= 0
		? lines
		: [...lines, `${left} more; the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('reasons')} has all of them`];
}
function timelineTable(timeline) {
	let day = '';
	const row = ({ state, since, seconds }) => {
		const isNewDay = since.slice(0, 10) !== day;
		day = since.slice(0, 10);
		return [
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(state),
			(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_11__/* .duration */ .p)(seconds)),
			isNewDay ? since.slice(0, 16).replace('T', ' ') : since.slice(11, 16),
		];
	};
	return (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)(['State', { number: 'For' }, 'Since (UTC)'], timeline, row, 'timeline');
}
async function publishReport(context, { comment, slackPayloadFile }, ref, report, outcome) {
	await writeSlack(context, slackPayloadFile, report);
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && (outcome === 'merged' || outcome === 'already-merged');
	if (!isWanted && !corrects)
		return;
	const { event, clock } = context;
	const body = reportComment(report, event.runUrl, clock.now());
	const wanted = { number: ref.number, marker: 'pull-request', body, onlyUpdate: corrects };
	await (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_9__/* .keepComment */ .X)(context, 'the report', wanted);
}
async function writeSlack(context, path, report) {
	if (path === undefined)
		return;
	const { repository, event } = context;
	const payload = reportSlack(report, (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryName */ .aR)(repository), event.runUrl);
	const text = `${JSON.stringify(payload, null, 2)}\n`;
	const written = context.workspace.write('slack-payload-file', path, text);
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z)(context, written, context.log.warning);
}
const MAX_LINES = 5;
const LINE_LENGTH = 300;
function reportSlack(report, repository, runUrl) {
	const { headline, status, mark = _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[status], reasons = [], why = [], remedy } = report;
	const left = reasons.length - MAX_LINES;
	const more = left > 0 ? [`${left} more`] : [];
	const plain = (said) => _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW(slackText(said));
	const lines = [
		...reasons.slice(0, MAX_LINES).map(bullet),
		...[...more, ...why.slice(0, MAX_LINES)].map(plain),
	];
	const next = remedy === undefined ? [] : [plain(`Next: ${remedy}`)];
	return _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
		..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_('', lines),
		...next.map((element) => ({ type: 'rich_text', elements: [element] })),
		..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .buttons */ .Uo([
			['Log', runUrl],
			['Pull request', report.pullRequestUrl],
		]),
	]);
}
function bullet({ kind, text, url }) {
	const page = _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf(`(${_reason_kinds_js__WEBPACK_IMPORTED_MODULE_10__/* .KINDS */ .GW[kind].page ?? 'pull request'})`, url);
	const linked = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url) === undefined ? [] : [{ type: 'text', text: ' ' }, page];
	return _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW([...slackText(text), ...linked]);
}
const slackText = (value) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__/* .truncate */ .xv)((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(value), LINE_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');

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
  o7: () => (isQueueCheck),
  oG: () => (reportChecks),
  oe: () => (failingChecks),
  we: () => (readTestRun)
});
var _github_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1380);
var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4096);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1946);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4459);







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
		isWhole: Boolean(ofService?.length || listed.length) ||
			(ofService !== undefined && gitHub.checks.isKnown),
	};
}
function allRequired({ requiredStatuses }, facts) {
	if (requiredStatuses !== undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .unread */ .gy)('GitHub did not show what the branch requires');
}
const isShown = (row, onGitHub) => onGitHub.some(({ name, kind, state }) => name === row.name && (kind === row.kind || state === row.state));
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
	const rowsOf = (name) => reported.filter((check) => check.name === name);
	return {
		failed: [...failed, ...blamed],
		notRun: others(notRun),
		pending: others(inState('pending')),
		siblings: all.filter(({ required, suite, state }) => !required &&
			suite !== undefined &&
			suites.has(suite) &&
			(state === 'failed' || state === 'not-run')),
		greenNow: blamed.filter(({ name }) => rowsOf(name).length > 0 && rowsOf(name).every(({ state }) => state === 'passed')),
	};
}
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
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
		return { kind: 'run', name, url, state, suite: `service ${suite}` };
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

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  p: () => (duration)
});
function duration(seconds) {
	const whole = Math.max(0, Math.round(seconds));
	const parts = [
		[Math.floor(whole / 86_400), 'd'],
		[Math.floor((whole % 86_400) / 3600), 'h'],
		[Math.floor((whole % 3600) / 60), 'min'],
		[whole % 60, 's'],
	];
	const first = parts.findIndex(([amount]) => amount > 0);
	if (first === -1)
		return '0 s';
	return parts
		.slice(first, first + 2)
		.filter(([amount]) => amount > 0)
		.map(([amount, unit]) => `${amount} ${unit}`)
		.join(' ');
}

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (keepComment),
  t: () => (removeLabel)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9667);


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
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${(0, _clients_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubTokenProblem */ .wM)(context)}.`);
	const done = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ })

};
