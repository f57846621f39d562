'use strict';

exports.id = 138;
exports.ids = [138];
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
var _shared_text_js_0 = __webpack_require__(5831);
var _markdown_js_1 = __webpack_require__(6801);


const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
function message(headline, blocks) {
	const title = (0, _shared_text_js_0/* .truncate */ .xv)((0, _markdown_js_1/* .visible */ .RK)(headline), HEADER_LENGTH);
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
	const url = (0, _markdown_js_1/* .webAddress */ .Dy)(address);
	return url !== undefined && url.length <= ADDRESS_LENGTH
		? { type: 'link', url, text: label }
		: { type: 'text', text: label };
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js_1/* .webAddress */ .Dy)(address);
		if (url === undefined || url.length > ADDRESS_LENGTH)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	return elements.length === 0 ? [] : [{ type: 'actions', elements }];
}
function footer(pages) {
	const written = pages.flatMap(([label, address]) => {
		const url = (0, _markdown_js_1/* .webAddress */ .Dy)(address);
		return url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`];
	});
	if (written.length === 0)
		return [];
	return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  \u00b7  ') }] }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/***/ }),

/***/ 4351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (readHistory),
  x: () => (askService)
});
var _github_event_js_0 = __webpack_require__(8860);
var _shared_best_effort_js_1 = __webpack_require__(3709);
var _shared_fact_js_6 = __webpack_require__(1946);
var _record_js_2 = __webpack_require__(6583);
var _test_branch_js_3 = __webpack_require__(4459);
var _test_run_js_4 = __webpack_require__(8210);
var _testing_details_js_5 = __webpack_require__(1059);







const HELD_UP = ['NOT_READY', 'PENDING_FAILURE'];
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
async function askService(search, record, facts, asked = readHistory(search, record)) {
	const notes = [];
	const finding = { ...search, facts, notes };
	const { state = '' } = record ?? {};
	const history = await asked;
	const entry = (0, _shared_fact_js_6/* .ifKnown */ .HP)(history)?.entry;
	if (!history.isKnown && isUnasked(search, record))
		return { history, run: (0, _shared_fact_js_6/* .unread */ .gy)(NOT_ASKED), notes };
	if (UNTESTED.includes(state) || (0, _test_run_js_4/* .isStacked */ .gE)(entry))
		return { history, run: (0, _shared_fact_js_6/* .unread */ .gy)('it explains nothing'), notes };
	const run = await findRun(finding, entry);
	return { history, run: run.isKnown ? (0, _shared_fact_js_6/* .known */ .eO)((0, _test_run_js_4/* .withTested */ .QL)(run.value, entry)) : run, notes };
}
const NOT_ASKED = 'it was not asked';
const isUnasked = ({ isBrief = false }, record) => record === undefined ||
	(isBrief && record.isCurrentlySubmittedToQueue && !HELD_UP.includes(record.state ?? ''));
async function readHistory(search, record) {
	if (isUnasked(search, record))
		return (0, _shared_fact_js_6/* .unread */ .gy)(NOT_ASKED);
	const { context, ref, isBrief = false } = search;
	let problem = '';
	const asked = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 });
	const answer = await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, asked, (why, error) => {
		problem = error?.explanation.problem ?? why;
		context.log.debug(`The history of #${ref.number}: ${why}`);
	});
	if (answer === undefined)
		return (0, _shared_fact_js_6/* .unread */ .gy)(problem);
	const { parseTimeline } = await __webpack_require__.e(/* import() */ 415).then(__webpack_require__.bind(__webpack_require__, 7415));
	const [newest] = parseTimeline(answer);
	const isPresent = (newest?.state ?? record.state) === record.state && !(0, _record_js_2/* .isOlder */ .tW)(answer, record);
	return (0, _shared_fact_js_6/* .known */ .eO)({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined });
}
async function findRun(search, entry) {
	const { inputs, claim, gitHub, seen = [] } = search;
	const read = (id, claim) => readRun(search, id, claim);
	if (inputs.testRunId !== undefined)
		return read(inputs.testRunId);
	if (claim !== undefined)
		return read(claim.id, claim);
	if (entry?.testRun !== undefined)
		return read(entry.testRun.id);
	if (entry?.reason === 'start_test_run_merge_conflict')
		return (0, _shared_fact_js_6/* .unread */ .gy)('it never had one');
	const living = (0, _shared_fact_js_6/* .ifKnown */ .HP)(await gitHub.testBranches('branches')) ?? [];
	const candidates = new Map([
		...[...seen].map((id) => [id, undefined]),
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
		return (0, _shared_fact_js_6/* .known */ .eO)(newest);
	const [closed] = (0, _shared_fact_js_6/* .ifKnown */ .HP)(await gitHub.testBranches('closedTests')) ?? [];
	return closed === undefined ? (0, _shared_fact_js_6/* .unread */ .gy)('nothing names it') : read(closed.id, closed);
}
async function readRun(search, id, claim) {
	const { context, ref, gitHub, inputs, isBrief, facts, notes } = search;
	const { service, log } = context;
	let why = '';
	const answer = (0, _testing_details_js_5/* .readTestRun */ .we)(service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const early = claim?.commit !== undefined && !isBrief ? gitHub.checks(claim.commit) : undefined;
	const details = await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, answer, (problem) => {
		why = problem;
		log.info(`The test run ${id} cannot be read: ${problem}`);
	});
	if (details === undefined)
		return (0, _shared_fact_js_6/* .unread */ .gy)(why);
	const { testBranchSha: sha } = details;
	const problem = (0, _test_branch_js_3/* .problemOfRun */ .KB)(ref.number, details, isBrief && sha === undefined ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return (0, _shared_fact_js_6/* .unread */ .gy)(problem);
	}
	const run = (0, _test_run_js_4/* .testRunOf */ .Hi)(id, details, { facts: await facts, checks: (0, _shared_fact_js_6/* .unread */ .gy)('not asked') }, ref);
	if (isBrief && (0, _test_run_js_4/* .resultOf */ .Bg)(run, undefined).failed.length > 0)
		return (0, _shared_fact_js_6/* .known */ .eO)(run);
	const checks = await (early ?? gitHub.checks(sha));
	const workflows = isBrief ? undefined : await workflowsOf(search, details, (0, _shared_fact_js_6/* .ifKnown */ .HP)(checks));
	return (0, _shared_fact_js_6/* .known */ .eO)((0, _test_run_js_4/* .testRunOf */ .Hi)(id, details, { facts: await facts, checks, workflows }, ref));
}
async function workflowsOf({ context, gitHub }, { testBranchSha: sha }, checks = []) {
	const { payload } = context.event;
	const own = (0, _github_event_js_0/* .valueAt */ .fK)(payload, 'workflow_run', 'check_suite_id');
	const name = (0, _github_event_js_0/* .textAt */ .$6)(payload, 'workflow_run', 'name');
	if (typeof own !== 'number' || name === undefined || sha === undefined)
		return undefined;
	const isElsewhere = ({ state, suite = own }) => state === 'failed' && suite !== own;
	const others = checks.some(isElsewhere) ? await gitHub.workflows(sha) : undefined;
	return new Map([...(others ?? []), [own, name]]);
}

/***/ }),

/***/ 9664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (findingsOf),
  W: () => (explain)
});
var _github_check_js_0 = __webpack_require__(1380);
var _shared_fact_js_9 = __webpack_require__(1946);
var _step_within_js_1 = __webpack_require__(2786);
var _find_facts_js_2 = __webpack_require__(4351);
var _github_questions_js_3 = __webpack_require__(1281);
var _on_github_js_4 = __webpack_require__(8511);
var _reasons_js_5 = __webpack_require__(3440);
var _record_js_6 = __webpack_require__(6583);
var _test_branch_js_7 = __webpack_require__(4459);
var _test_run_js_8 = __webpack_require__(8210);










function findingsOf({ ref, record, entry, gitHub, run }, queueState, missingPermissions = new Set()) {
	const result = (0, _test_run_js_8/* .resultOf */ .Bg)(run, entry);
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...(0, _test_run_js_8/* .failingChecks */ .oe)(result), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()];
	const reasons = (0, _reasons_js_5/* .reasonsOf */ .zM)({
		...{ ref, record, entry, failing, queueState, missingPermissions: [...missingPermissions] },
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver
			? [...result.notRun, ...result.siblings.filter(({ state }) => state === 'not-run')]
			: [],
		unfinished: result.pending.filter(({ kind }) => kind !== undefined),
	});
	return {
		reasons,
		failing: failing.map(_github_check_js_0/* .checkOutput */ .yr),
		isMergedOnGitHub: (0, _on_github_js_4/* .isMergedOnGitHub */ .$Y)(gitHub, ref),
	};
}
const LIMIT_MS = 10_000;
async function explain(context, ref, { record, queueState, gitHub, seen = new Set(), said }) {
	if ((0, _record_js_6/* .isMerged */ .TL)(record, ref))
		return { reasons: [], failing: [] };
	return (0, _step_within_js_1/* .within */ .ux)(context, LIMIT_MS, async (bounded) => {
		const questions = new _github_questions_js_3/* .GitHubQuestions */ .L(bounded, ref, _test_branch_js_7/* .DEFAULT_PATTERN */ .Do, said);
		const inputs = { testBranchPattern: _test_branch_js_7/* .DEFAULT_PATTERN */ .Do };
		const search = { context: bounded, ref, gitHub: questions, inputs, seen, isBrief: true };
		const asked = questions.facts(gitHub);
		const [facts, ofService] = await Promise.all([asked, (0, _find_facts_js_2/* .askService */ .x)(search, record, asked)]);
		const shown = {
			ref,
			record,
			gitHub: (0, _shared_fact_js_9/* .ifKnown */ .HP)(facts),
			entry: (0, _shared_fact_js_9/* .ifKnown */ .HP)(ofService.history)?.entry,
			run: (0, _shared_fact_js_9/* .ifKnown */ .HP)(ofService.run),
		};
		if (shown.gitHub)
			context.setOutputs({ 'head-sha': shown.gitHub.headSha });
		return findingsOf(shown, queueState, questions.missingPermissions);
	});
}

/***/ }),

/***/ 1281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (GitHubQuestions),
  X: () => (QUESTIONS_MS)
});
var _github_octokit_js_0 = __webpack_require__(3177);
var _http_messages_js_1 = __webpack_require__(7575);
var _shared_abort_js_5 = __webpack_require__(808);
var _shared_best_effort_js_2 = __webpack_require__(3709);
var _shared_fact_js_4 = __webpack_require__(1946);
var _test_branch_js_3 = __webpack_require__(4459);






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
		const prefix = (0, _test_branch_js_3/* .testBranchPrefix */ .XV)(number, this.#pattern);
		const answer = await this.#try((github) => github.mergeFacts(this.#ref, prefix), (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (!answer.isKnown) {
			if (shown !== undefined)
				return (0, _shared_fact_js_4/* .known */ .eO)(shown);
			const other = await this.#try((github) => github.pullRequest(number), () => { });
			return other.isKnown ? other : answer;
		}
		const facts = answer.value;
		if (facts.lacking?.length)
			this.#log(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts.checksHidden)
			this.missingPermissions.add('checks: read').add('statuses: read');
		return prefix.includes(String(number)) ? answer : (0, _shared_fact_js_4/* .known */ .eO)({ ...facts, testChecks: [] });
	}
	async checks(sha) {
		if (sha === undefined)
			return (0, _shared_fact_js_4/* .unread */ .gy)('the commit is not known');
		const [runs, statuses] = await Promise.all([
			this.ask((commits) => commits.checkRuns(sha)),
			this.ask((commits) => commits.statuses(sha)),
		]);
		if (!runs.isKnown)
			return runs;
		return statuses.isKnown ? (0, _shared_fact_js_4/* .known */ .eO)([...runs.value, ...statuses.value]) : statuses;
	}
	async branch(name) {
		const sha = await this.ask((commits) => commits.headOf(name));
		if (!sha.isKnown)
			return sha;
		const checks = await this.checks(sha.value);
		return checks.isKnown ? (0, _shared_fact_js_4/* .known */ .eO)({ sha: sha.value, checks: checks.value }) : checks;
	}
	async workflows(sha) {
		const { log } = this.#context;
		if (!this.#github.available)
			return undefined;
		const asked = this.#time.run(async () => (await this.#github.commits()).workflows(sha));
		return (0, _shared_best_effort_js_2/* .bestEffort */ .z)(this.#time, asked, (why) => log.info(why));
	}
	async testBranches(which) {
		const { number } = this.#ref;
		const prefix = (0, _test_branch_js_3/* .testBranchPrefix */ .XV)(number, this.#pattern);
		const tips = await this.ask((commits) => commits[which](prefix));
		if (!tips.isKnown)
			return tips;
		return (0, _shared_fact_js_4/* .known */ .eO)(tips.value.flatMap(({ branch, headSha }) => {
			const parsed = (0, _test_branch_js_3/* .parseTestBranch */ .cH)(branch, this.#pattern);
			return parsed?.number === number ? [{ ...parsed, branch, commit: headSha }] : [];
		}));
	}
	ask(question) {
		return this.#try(async (github) => question(await github.commits()));
	}
	share(read) {
		return this.#time.run(() => (0, _shared_abort_js_5/* .unlessAborted */ .W)(read(), this.#time.signal));
	}
	get time() {
		return this.#time;
	}
	async #try(question, onFailure = (why) => this.#context.log.info(why)) {
		if (!this.#github.available)
			return NO_TOKEN;
		let problem = '';
		const asked = this.#time.run(async () => (0, _shared_fact_js_4/* .known */ .eO)(await question(this.#github)));
		const answer = await (0, _shared_best_effort_js_2/* .bestEffort */ .z)(this.#time, asked, (why, error) => {
			if (error instanceof _github_octokit_js_0/* .GitHubError */ .y_ && error.status === 403 && error.kind === 'unauthorized')
				this.missingPermissions.add(error.permission);
			problem = error?.explanation.problem ?? why;
			onFailure(why);
		});
		return answer ?? (0, _shared_fact_js_4/* .unread */ .gy)(problem);
	}
	#log(message) {
		if (!this.#logged.has(message))
			this.#context.log.info(message);
		this.#logged.add(message);
	}
}
const NO_TOKEN = (0, _shared_fact_js_4/* .unread */ .gy)('`github-token` is empty');
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
			this.#stop = this.#clock.timer(this.#leftMs, () => this.#limit.abort(new Error(`GitHub did not answer within ${(0, _http_messages_js_1/* .seconds */ .YA)(this.#totalMs)}`)));
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

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  QQ: () => (movedHead),
  dj: () => (refuseOtherHead),
  hf: () => (refuseOtherMerge),
  ll: () => (otherHeadMerged),
  wb: () => (settledHead)
});
var _service_verified_write_js_0 = __webpack_require__(9890);
var _shared_best_effort_js_1 = __webpack_require__(3709);
var _shared_errors_js_2 = __webpack_require__(8835);
var _shared_references_js_3 = __webpack_require__(2886);
var _shared_text_js_4 = __webpack_require__(5831);
var _step_read_from_github_js_5 = __webpack_require__(6212);
var _on_github_js_6 = __webpack_require__(8511);
var _record_js_7 = __webpack_require__(6583);
var _view_js_8 = __webpack_require__(7115);









const headOnGitHub = async ({ github }, { number }) => github.available ? (await github.pullRequest(number)).headSha : undefined;
async function headBeforeWork(context, ref) {
	try {
		return await (0,_step_read_from_github_js_5/* .askBeforeWork */ .I5)(context, '', (limited) => headOnGitHub(limited, ref));
	}
	catch (error) {
		if (!(error instanceof _shared_errors_js_2/* .ActionError */ .lZ) || error.kind !== 'timed-out')
			throw error;
		context.log.info(`${error.explanation.request}: ${error.explanation.problem}`);
		return undefined;
	}
}
async function refuseOtherHead(context, { ref, headSha, headOfEvent }, record, expected) {
	const onGitHub = await headBeforeWork(context, ref);
	const heads = onGitHub
		? [onGitHub]
		: [headSha, headOfEvent, await headOfQueue(context, ref, record, expected)];
	const head = otherOrFirst(heads, expected);
	if ((0, _record_js_7/* .isOtherHead */ .Lg)(head, expected))
		throw movedHead(ref, expected, head);
}
function otherOrFirst(heads, expected) {
	const known = heads.filter((head) => head !== undefined);
	return known.find((head) => (0, _record_js_7/* .isOtherHead */ .Lg)(head, expected)) ?? known[0];
}
async function headOfQueue({ service, clock, signal }, ref, record, expected) {
	const queued = (found) => (0, _record_js_7/* .isQueued */ .MX)(found) ? found?.prSha : undefined;
	const isOther = (head) => head !== undefined && (0, _record_js_7/* .isOtherHead */ .Lg)(head, expected);
	if (!isOther(queued(record)))
		return queued(record);
	const read = async () => queued(await service.findPullRequest(ref));
	return (0, _service_verified_write_js_0/* .readSettled */ .Gn)({ clock, signal }, read, isOther);
}
async function settledHead(context, ref, first, expected) {
	const { service, log } = context;
	const say = (why) => log.info(why);
	let unread = first;
	let record = first;
	let shown;
	let onGitHub;
	const look = async () => {
		unread ??= await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, service.findPullRequest(ref, { attempts: 1 }), say);
		record = unread ?? record;
		shown = unread?.prSha ?? shown;
		unread = undefined;
		if (!(0, _record_js_7/* .isOtherHead */ .Lg)(shown, expected))
			return shown;
		onGitHub = await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, headOnGitHub(context, ref), say);
		return onGitHub ?? shown;
	};
	const sha = await (0, _service_verified_write_js_0/* .readSettled */ .Gn)(context, look, (head) => !onGitHub && (0, _record_js_7/* .isOtherHead */ .Lg)(head, expected));
	return { sha, record };
}
function movedHead(ref, expected, headSha, exit) {
	const request = `Submitting ${(0, _shared_references_js_3/* .pullRequestName */ .Ib)(ref)} at ${expected}`;
	const again = 'Run the checks of the new head, then submit that.';
	const allowGitHub = 'Leave `github-token` at its default, so that the action can ask GitHub for the head.';
	if (exit === undefined) {
		const isKnown = headSha !== undefined;
		const problem = isKnown
			? `its head is ${(0, _shared_text_js_4/* .inBackticks */ .Zw)(headSha)}`
			: 'neither the event, the queue nor GitHub shows its head commit';
		const title = isKnown
			? `#${ref.number} was not submitted, because it has another head than expected`
			: `#${ref.number} was not submitted, because its head is not known`;
		const remedy = isKnown ? again : allowGitHub;
		return new _shared_errors_js_2/* .ActionError */ .lZ('refused', { request, problem, remedy, title });
	}
	const seen = headSha === undefined
		? 'neither the service nor GitHub showed its head commit'
		: `its head is ${(0, _shared_text_js_4/* .inBackticks */ .Zw)(headSha)}`;
	const problem = `${seen}. ${exit.sentence}`;
	if (headSha === undefined)
		return new _shared_errors_js_2/* .ActionError */ .lZ('unknown-outcome', {
			...{ request, problem, remedy: allowGitHub },
			title: `Couldn't confirm the head of #${ref.number}`,
		});
	const remedy = exit.takenOut
		? again
		: 'Make sure that it is not in the queue, run the checks of the new head, then submit that.';
	const title = `#${ref.number} has another head than expected`;
	return new _shared_errors_js_2/* .ActionError */ .lZ('refused', { request, problem, remedy, title });
}
function otherHeadMerged(ref, submission, record, onGitHub) {
	const wanted = (0, _view_js_8/* .wantedHead */ .Av)(submission);
	if (wanted === undefined)
		return undefined;
	const ofQueue = (0, _record_js_7/* .isMerged */ .TL)(record, ref) ? record?.prSha : undefined;
	const shown = onGitHub?.headSha;
	const heads = (0, _on_github_js_6/* .isMergedOnGitHub */ .$Y)(onGitHub, ref) ? [shown] : [ofQueue, shown];
	const { headBefore = wanted } = submission;
	const isOtherBefore = !(0, _on_github_js_6/* .isMergedOnGitHub */ .$Y)(onGitHub, ref) && (0, _record_js_7/* .isOtherHead */ .Lg)(headBefore, wanted);
	const headSha = otherOrFirst(isOtherBefore ? [...heads, headBefore] : heads, wanted);
	const isUnknown = headSha === undefined;
	if (isUnknown ? submission.expectedHead === undefined : !(0, _record_js_7/* .isOtherHead */ .Lg)(headSha, wanted))
		return undefined;
	return new _shared_errors_js_2/* .ActionError */ .lZ(isUnknown ? 'unknown-outcome' : 'refused', {
		request: `Submitting ${(0, _shared_references_js_3/* .pullRequestName */ .Ib)(ref)} at ${wanted}`,
		problem: isUnknown
			? 'neither the service nor GitHub returned the head commit of the merge'
			: `its head was ${(0, _shared_text_js_4/* .inBackticks */ .Zw)(headSha)} when it was merged`,
		remedy: 'Run the checks on the target branch, and revert the merge if they fail.',
		title: isUnknown
			? `#${ref.number} was merged at a head that is not known`
			: `#${ref.number} was merged at another head than expected`,
	});
}
async function refuseOtherMerge(context, pullRequest, record, expectedHead) {
	if (expectedHead === undefined)
		return;
	const { ref, headSha: headBefore } = pullRequest;
	const ofEvent = (0, _on_github_js_6/* .isMergedOnGitHub */ .$Y)(pullRequest, ref) ? pullRequest : undefined;
	const onGitHub = (await (0, _step_read_from_github_js_5/* .readFromGitHub */ .AQ)(context, ref)) ?? ofEvent;
	const error = otherHeadMerged(ref, { expectedHead, headBefore }, record, onGitHub);
	if (error !== undefined)
		throw error;
}

/***/ }),

/***/ 9270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  H: () => (priorityInput),
  P: () => (ignoredOptions)
});
var _shared_nearest_js_0 = __webpack_require__(992);
var _shared_text_js_1 = __webpack_require__(5831);
var _step_inputs_js_2 = __webpack_require__(9428);



const PRIORITIES = new Map([
	['urgent', 0],
	['high', 10],
	['medium', 100],
	['low', 200],
	['lowest', 255],
]);
const NAMES = [...PRIORITIES.keys()];
const priorityInput = () => (0, _step_inputs_js_2/* .convert */ .C6)((text, refuse) => {
	const name = NAMES.find((known) => known === text.toLowerCase());
	if (name !== undefined)
		return name;
	if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
		return Number(text);
	return refuse(/^\d/.test(text)
		? `must be a whole number from 0 to 255${(0, _step_inputs_js_2/* .butIs */ .uS)(text)}`
		: `must be a number from 0 to 255, or ${NAMES.map((name) => (0, _shared_text_js_1/* .inBackticks */ .Zw)(name)).join(', ')}${(0, _step_inputs_js_2/* .butIs */ .uS)(text)}${(0, _shared_nearest_js_0/* .didYouMean */ .au)(text, NAMES)}`);
});
function ignoredOptions({ priority, noBatch }, { priorityValue, priorityName, noBatch: batching }) {
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
  mu: () => (writeSlack),
  vZ: () => (publishInputs)
});
var _markdown_markdown_js_0 = __webpack_require__(6801);
var _markdown_slack_js_1 = __webpack_require__(4270);
var _shared_best_effort_js_2 = __webpack_require__(3709);
var _shared_references_js_3 = __webpack_require__(2886);
var _shared_text_js_4 = __webpack_require__(5831);
var _step_github_writes_js_5 = __webpack_require__(4263);
var _step_inputs_js_6 = __webpack_require__(9428);
var _reason_kinds_js_7 = __webpack_require__(8424);
var _report_js_8 = __webpack_require__(2484);









const publishInputs = { comment: (0, _step_inputs_js_6/* .commentPolicy */ .s9)(), slackPayloadFile: (0, _step_inputs_js_6/* .optional */ .lq)((0, _step_inputs_js_6/* .line */ .n8)()) };
async function publishReport(context, { comment, slackPayloadFile }, ref, report, outcome) {
	await writeSlack(context, slackPayloadFile, report);
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && (outcome === 'merged' || outcome === 'already-merged');
	if (!isWanted && !corrects)
		return;
	const { event, clock } = context;
	const body = (0, _report_js_8/* .reportComment */ .eG)(report, event.runUrl, clock.now());
	const wanted = { number: ref.number, marker: 'pull-request', body, onlyUpdate: corrects };
	await (0, _step_github_writes_js_5/* .keepComment */ .X)(context, 'the report', wanted);
}
async function writeSlack(context, path, report) {
	if (path === undefined)
		return;
	const { repository, event } = context;
	const payload = reportSlack(report, (0, _shared_references_js_3/* .repositoryName */ .aR)(repository), event.runUrl);
	const text = `${JSON.stringify(payload, null, 2)}\n`;
	const written = context.workspace.write('slack-payload-file', path, text);
	await (0, _shared_best_effort_js_2/* .bestEffort */ .z)(context, written, context.log.warning);
}
const MAX_LINES = 5;
const LINE_LENGTH = 300;
function reportSlack(report, repository, runUrl) {
	const { headline, status, mark = _markdown_markdown_js_0/* .MARKS */ .j7[status], reasons = [], why = [], remedy } = report;
	const left = reasons.length - MAX_LINES;
	const more = left > 0 ? [`${left} more`] : [];
	const plain = (said) => _markdown_slack_js_1/* .section */ .uW(prose(said));
	const lines = [
		...reasons.slice(0, MAX_LINES).map(bullet),
		...[...more, ...why.slice(0, MAX_LINES)].map(plain),
	];
	const next = remedy === undefined ? [] : [plain(`Next: ${remedy}`)];
	return _markdown_slack_js_1/* .message */ .iU(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
		..._markdown_slack_js_1/* .list */ .p_('', lines),
		...next.map((element) => ({ type: 'rich_text', elements: [element] })),
		..._markdown_slack_js_1/* .buttons */ .Uo([
			['Log', runUrl],
			['Pull request', report.pullRequestUrl],
		]),
	]);
}
function bullet({ kind, text, url }) {
	const page = _markdown_slack_js_1/* .link */ .nf(`(${_reason_kinds_js_7/* .KINDS */ .G[kind].page ?? 'pull request'})`, url);
	const linked = (0, _markdown_markdown_js_0/* .webAddress */ .Dy)(url) === undefined ? [] : [{ type: 'text', text: ' ' }, page];
	return _markdown_slack_js_1/* .section */ .uW([...prose(text), ...linked]);
}
const prose = (value) => (0, _shared_text_js_4/* .truncate */ .xv)((0, _markdown_markdown_js_0/* .visible */ .RK)(value), LINE_LENGTH)
	.split(/`([^`]*)`/)
	.map((text, index) => ({
	type: 'text',
	text,
	...(index % 2 === 1 ? { style: { code: true } } : {}),
}))
	.filter(({ text }) => text !== '');

/***/ }),

/***/ 8424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G: () => (KINDS)
});
const kinds = {
	'queue-reason': {},
	'permission-missing': {},
	closed: { remedy: 'Reopen the pull request', again: true },
	draft: { ofOpen: true, remedy: 'Mark it as ready for review', again: true },
	'base-changed': {
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
	},
	'head-moved': {
		page: 'commits',
		remedy: 'Submit the new head commit when its checks have passed',
	},
	'check-failed': { page: 'log', remedy: 'Fix the failing check and push', again: true },
	conflict: {
		ofOpen: true,
		page: 'conflicts',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		again: true,
	},
	'changes-requested': {
		ofOpen: true,
		remedy: 'Make the requested changes, push, and ask for another review',
		again: true,
	},
	'review-required': { ofOpen: true, remedy: 'Ask for a review', again: true },
	'impacted-targets': {
		ofOpen: true,
		remedy: 'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
	},
	'check-missing': {
		ofOpen: true,
		page: 'checks',
		remedy: 'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
		again: true,
	},
	behind: { ofOpen: true, remedy: 'Merge `{branch}` into the pull request and push', again: true },
	'check-pending': { ofOpen: true, page: 'log', remedy: 'Wait for the check', again: true },
	'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
	'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
};
const KINDS = kinds;

/***/ }),

/***/ 3440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  fr: () => (firstRemedy),
  zM: () => (reasonsOf),
  Pk: () => (reasonsOutput),
  HT: () => (worthReading)
});

var github_check = __webpack_require__(1380);
var schemas = __webpack_require__(9662);
var links = __webpack_require__(1903);
var references = __webpack_require__(2886);
var shared_text = __webpack_require__(5831);
var on_github = __webpack_require__(8511);
var reason_kinds = __webpack_require__(8424);


const like = (kind, text) => {
	const { remedy = '', again = false } = reason_kinds/* KINDS */.G[kind];
	return { text, like: kind, remedy, again };
};
const goesOn = (text) => ({ text, remedy: 'Wait for the queue to finish' });
const isDone = (text) => ({ text, remedy: 'Nothing is left to do' });
const QUEUE_REASONS = {
	test_run_required_status_failed: like('check-failed', 'a required check failed in its test run'),
	test_run_timeout: {
		text: 'its test run took longer than the queue allows',
		remedy: 'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
		again: true,
	},
	start_test_run_merge_conflict: like('conflict', 'it conflicts with the branch or with what is ahead in the queue'),
	github_api_merge_already_in_progress: {
		text: 'GitHub was already merging it',
		remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
	},
	pr_pushed_to: like('head-moved', 'commits were pushed to it'),
	pr_closed: like('closed', 'it was closed'),
	pr_converted_to_draft: like('draft', 'it was converted to a draft'),
	pr_base_branch_changed: like('base-changed', 'its base branch was changed'),
	not_ready_timeout_expired: {
		text: 'it was not ready for longer than the queue allows',
		remedy: 'Fix what kept it from being ready',
		again: true,
	},
	user_requested: {
		text: 'a person cancelled it',
		ofEnd: true,
		remedy: 'Ask who cancelled it before you submit it again',
	},
	trunk_admin_requested: {
		text: 'an administrator of the service cancelled it',
		ofEnd: true,
		remedy: 'Ask the support of the service before you submit it again',
	},
	api_requested: {
		text: 'an API call cancelled it',
		ofEnd: true,
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
	tests_restarted_by_user: goesOn('a person restarted its tests'),
	tests_restarted_by_api_request: goesOn('an API call restarted its tests'),
	merge_item_now_ready: goesOn('it became ready'),
	manual_push_to_target_branch: goesOn('a push to the target branch restarted its tests'),
	skip_the_line_interrupted: goesOn('a more urgent pull request restarted its tests'),
	bisection_required: goesOn('its batch failed, and the queue is looking for the cause'),
	bisection_test_run_passed: goesOn('it passed when its batch was tested in parts'),
	test_run_passed: goesOn('its test run passed'),
	successor_test_run_passed: goesOn('the test run of a pull request behind it passed'),
	passed_by_optimization: goesOn('the queue reused an earlier result of its tests'),
	merge_graph_merge: isDone('the queue merged it'),
	merge_graph_direct_merge: isDone('the queue merged it without a test run, because it was up to date'),
	manual_merge: isDone('a person merged it'),
};
const known = new Map(Object.entries(QUEUE_REASONS));
function queueReasonOf({ reason, actor, conflictCulprit: culprit, }) {
	const by = actor === undefined ? undefined : (0, shared_text/* inBackticks */.Zw)(actor);
	if (reason === undefined)
		return by === undefined ? undefined : { ...OTHER, text: `it was ${by}` };
	const meaning = known.get(reason) ?? { ...OTHER, text: reason.replaceAll('_', ' ') };
	const blamed = meaning.like === 'conflict' ? ofCulprit(culprit) : undefined;
	const { text } = { ...meaning, ...blamed };
	return { ...meaning, ...blamed, text: by ? `${text} (${by})` : text, url: culprit?.prUrl };
}
const OTHER = { remedy: 'Look at the pull request and at the queue', again: true };
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
var pull_request_record = __webpack_require__(6583);
var testing_details = __webpack_require__(1059);










function reasonsOf(facts) {
	const { gitHub, record, ref, entry } = facts;
	if ((0, on_github/* isMergedOnGitHub */.$Y)(gitHub, ref) || (0, pull_request_record/* isMerged */.TL)(record, ref))
		return [];
	const shown = entry && queueReasonOf(entry);
	const ofQueue = shown?.ofEnd && record?.isCurrentlySubmittedToQueue ? undefined : shown;
	const service = ofQueue && queueReason(ofQueue, ofQueue.url ?? gitHub?.url);
	const testsFirst = record?.state === 'FAILED';
	const tests = reasonsOfTests(facts);
	const checksFirst = ofQueue?.like === 'check-failed' && tests[0]?.kind === 'check-failed';
	const found = [
		...(checksFirst ? [...tests, service] : [service, ...(testsFirst ? tests : [])]),
		...reasonsOfStack(facts),
		...reasonsOfPullRequest(facts, ofQueue),
		...tests,
		...reasonsOfMerge(facts),
		...reasonsOfQueue(facts),
		...reasonsOfPermissions(facts),
	];
	const byKey = new Map();
	for (const one of found) {
		if (!one || (gitHub?.closed && reason_kinds/* KINDS */.G[one.kind].ofOpen) || byKey.has(one.key))
			continue;
		const { key, remedy, ...reason } = one;
		const worded = { ...reason, url: (0, links/* webLink */.D)(one.url), remedy: remedyOf(remedy, facts) };
		byKey.set(key, worded);
	}
	return [...byKey.values()];
}
const worthReading = (reasons) => reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs));
const reasonsOutput = (reasons) => reasons.map(({ sameAs: _, ...reason }) => reason);
const reason = (kind, text, url, more = {}) => ({ kind, text, url, key: kind, remedy: reason_kinds/* KINDS */.G[kind], ...more });
const queueReason = (said, url) => ({
	...reason('queue-reason', `The queue's reason: ${said.text}`, url, { remedy: said }),
	sameAs: said.like,
});
function remedyOf({ remedy, again }, { ref, record }) {
	const submit = record === undefined ? ', then submit it' : ', then submit it again';
	const next = again && !record?.isCurrentlySubmittedToQueue ? submit : '';
	return remedy && `${remedy.replaceAll('{branch}', () => ref.targetBranch)}${next}.`;
}
const PERMISSIONS = 'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }';
function reasonsOfPermissions({ missingPermissions: missing = [] }) {
	if (missing.length === 0)
		return [];
	const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(shared_text/* inBackticks */.Zw).join(', ')}`;
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
	const otherBase = !(0, references/* isInStack */.wo)(ref) &&
		(base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false);
	const isClosed = gitHub?.closed && !merged && said?.like !== 'closed';
	const isDraft = gitHub?.draft && said?.like !== 'draft';
	const sha = record?.prSha;
	const hasMoved = headSha !== undefined && sha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(headSha, sha);
	return [
		isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
		isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
		otherBase &&
			reason('base-changed', otherBaseText(base, ref, merged), url, merged ? { remedy: MERGED_ELSEWHERE } : {}),
		hasMoved &&
			reason('head-moved', `Its head moved from ${(0, shared_text/* inBackticks */.Zw)(sha.slice(0, 12))} to ${(0, shared_text/* inBackticks */.Zw)(headSha.slice(0, 12))}; a push takes it out of the queue`, `${url}/commits`),
	];
}
function otherBaseText(base, { targetBranch }, merged) {
	if (base === targetBranch)
		return `Its base branch is not ${(0, shared_text/* inBackticks */.Zw)(targetBranch)}, the branch of the queue`;
	return merged
		? `It was merged into ${(0, shared_text/* inBackticks */.Zw)(base)}, not into ${(0, shared_text/* inBackticks */.Zw)(targetBranch)}`
		: `Its base branch is ${(0, shared_text/* inBackticks */.Zw)(base)}, but the queue is for ${(0, shared_text/* inBackticks */.Zw)(targetBranch)}`;
}
function reasonsOfTests(facts) {
	const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts;
	const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {};
	const reported = new Set(checks.map(({ name }) => name));
	const url = gitHub && `${gitHub.url}/checks`;
	const unreported = requiredChecks
		.filter((name) => !reported.has(name))
		.map((name) => ({ name, url, required: true, state: 'pending' }));
	const inTests = [...failing, ...testChecks.filter(github_check/* isRed */.iI)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => (0, github_check/* isRed */.iI)(check) && check.required !== false);
	const list = (kind, what, place, found) => found
		.filter(({ name }) => !(0, testing_details/* isQueueCheck */.o7)(name, ref, gitHub))
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
	const check = `${required ? 'Required check' : 'Check'} ${(0, shared_text/* inBackticks */.Zw)(name)}`;
	const where = place === undefined ? '' : ` on the ${place}`;
	const key = `${kind} ${place} ${name}`;
	const remedy = kind === 'check-missing' && !required ? STOPPED_JOB : reason_kinds/* KINDS */.G[kind];
	return reason(kind, `${check} ${what}${where}`, url, { key, remedy });
}
function reasonsOfStack({ entry, ref }) {
	const named = [...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])];
	const numbers = [...new Set(named.map(({ prNumber }) => prNumber))];
	const others = numbers.filter((number) => number !== ref.number).map((number) => `#${number}`);
	if (!(0, references/* isInStack */.wo)(ref) || others.length === 0)
		return [];
	const text = `It can only merge after ${(0, shared_text/* firstOf */.Ku)(others, MAX_BELOW)}`;
	const remedy = { remedy: `Find out what holds up ${others[0]}` };
	return [reason('queue-reason', text, undefined, { key: 'stack', remedy })];
}
const MAX_BELOW = 10;
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
				if ((0, testing_details/* isQueueCheck */.o7)(name, ref, gitHub))
					return [];
				return reasonOfCheck('check-failed', 'failed', 'head commit', { name, url, required: true });
			case 'awaiting_required_check':
				if (name === undefined)
					return reason('check-pending', 'A required check has not finished', url);
				if ((0, testing_details/* isQueueCheck */.o7)(name, ref, gitHub))
					return [];
				return reasonOfCheck('check-pending', 'has not finished', 'head commit', {
					...{ name, url, required: true },
				});
			default:
				return [];
		}
	});
}
const behindText = (base) => `It is behind ${(0, shared_text/* inBackticks */.Zw)(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${(0, shared_text/* inBackticks */.Zw)(base)}`;
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
function reasonsOfQueue({ record, queueState = 'running', ref, gitHub }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	const queue = `The queue of ${(0, shared_text/* inBackticks */.Zw)(ref.targetBranch)}`;
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
		!record?.isCurrentlySubmittedToQueue &&
			!(0, schemas/* isEnded */.pl)(record?.state) &&
			reason('not-in-queue', absent, gitHub?.url),
	];
}
const firstRemedy = (reasons) => reasons.find(({ remedy }) => remedy !== undefined)?.remedy;

/***/ }),

/***/ 2484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  eG: () => (reportComment),
  hm: () => (reportSummary),
  xV: () => (reportFailure)
});
var _markdown_fitting_js_0 = __webpack_require__(6569);
var _markdown_markdown_js_1 = __webpack_require__(6801);
var _service_schemas_js_2 = __webpack_require__(9662);
var _shared_clock_js_3 = __webpack_require__(3412);
var _shared_duration_js_7 = __webpack_require__(7568);
var _shared_errors_js_4 = __webpack_require__(8835);
var _shared_text_js_5 = __webpack_require__(5831);
var _reason_kinds_js_6 = __webpack_require__(8424);








function reportSummary(report, more = '') {
	const { timeline = [], pullRequestUrl, facts = [] } = report;
	const page = pullRequestUrl === undefined ? [] : [(0, _markdown_markdown_js_1/* .link */ .nf)('Pull request', pullRequestUrl)];
	const details = [...knownFacts(facts), ...origin(report), ...page].join(' \u00b7 ');
	return join(...verdict(report), timesLine(timeline), timeline.length === 0
		? details
		: (0, _markdown_markdown_js_1/* .folded */ .TM)('Timeline and details', join(timelineTable(timeline), details)), more);
}
function reportFailure(request, report) {
	const { headline, reasons = [], why = [], stack, remedy = '' } = report;
	const texts = reasons.map(({ text }) => text);
	const said = texts.length === 0 ? [] : [(0, _shared_text_js_5/* .firstOf */ .Ku)(texts, MOST_REASONS, '. ')];
	const place = stack === undefined ? [] : [`It is ${stack}`];
	const problem = [headline, ...said, ...why, ...place].join('. ');
	return new _shared_errors_js_4/* .ActionError */ .lZ('refused', { request, problem, remedy });
}
function reportComment(report, runUrl, now, details = '') {
	const line = [...origin(report), `${(0, _shared_clock_js_3/* .utcMinute */ .vD)(now)} UTC`, (0, _markdown_markdown_js_1/* .link */ .nf)('Run', runUrl)].join(' \u00b7 ');
	return join(...verdict(report), details, `<sub>${line}</sub>`);
}
const origin = ({ stack, commits = [] }) => [
	...(stack === undefined ? [] : [(0, _markdown_markdown_js_1/* .prose */ .CS)(stack)]),
	...knownFacts(commits),
];
const join = (...parts) => parts.filter((part) => part !== '').join('\n\n');
function verdict({ reasons = [], why = [], remedy, ...report }) {
	const remedies = remedy === undefined ? [] : [...new Set(reasons.map((one) => one.remedy))];
	const [common] = remedies.length === 1 ? remedies : [];
	const next = common ?? (reasons[0]?.remedy === undefined ? remedy : undefined);
	const withRemedies = common === undefined && remedy !== undefined;
	const lines = [...reasonLines(reasons, withRemedies), ...why.map((said) => (0, _markdown_markdown_js_1/* .prose */ .CS)(said))];
	return [
		`### ${report.mark ?? _markdown_markdown_js_1/* .MARKS */ .j7[report.status]} ${(0, _markdown_markdown_js_1/* .prose */ .CS)(report.headline)}`,
		lines.map((line) => (lines.length === 1 ? line : `- ${line}`)).join('\n'),
		next === undefined ? '' : (0, _markdown_markdown_js_1/* .nextLine */ .sE)(next),
	];
}
const knownFacts = (facts) => facts.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`${(0, _markdown_markdown_js_1/* .text */ .Qq)(name)} ${(0, _markdown_markdown_js_1/* .code */ .aY)(value)}`]);
const MOST_PHASES = 8;
function timesLine(timeline) {
	if (timeline.length < 2 || timeline.length > MOST_PHASES)
		return '';
	const longest = Math.max(...timeline.map(({ seconds }) => seconds));
	const phases = timeline.map(({ state, since, seconds }) => {
		const word = (0, _markdown_markdown_js_1/* .text */ .Qq)(_service_schemas_js_2/* .STATE_WORDS */ .I7[state] ?? state);
		if ((0, _service_schemas_js_2/* .isEnded */ .pl)(state))
			return `${word} ${since.slice(11, 16)}&nbsp;UTC`;
		const time = `${(0, _markdown_markdown_js_1/* .text */ .Qq)((0, _shared_duration_js_7/* .duration */ .p)(seconds))} ${word}`;
		return seconds === longest ? `**${time}**` : time;
	});
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
	return `${(0, _markdown_markdown_js_1/* .text */ .Qq)((0, _shared_duration_js_7/* .duration */ .p)(total))} in the queue: ${phases.join(' \u2192 ')}`;
}
const MOST_REASONS = 10;
function reasonLines(reasons, withRemedies) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url, remedy }) => {
		const { page } = _reason_kinds_js_6/* .KINDS */ .G[kind];
		const more = page === undefined || (0, _markdown_markdown_js_1/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js_1/* .link */ .nf)(page, url)})`;
		const next = withRemedies && remedy !== undefined ? `<br>${(0, _markdown_markdown_js_1/* .nextLine */ .sE)(remedy)}` : '';
		return `${(0, _markdown_markdown_js_1/* .prose */ .CS)(said)}${more}${next}`;
	});
	const left = reasons.length - lines.length;
	return left <= 0
		? lines
		: [...lines, `${left} more; the output ${(0, _markdown_markdown_js_1/* .code */ .aY)('reasons')} has all of them`];
}
function timelineTable(timeline) {
	let day = '';
	const row = ({ state, since, seconds }) => {
		const isNewDay = since.slice(0, 10) !== day;
		day = since.slice(0, 10);
		return [
			(0, _markdown_markdown_js_1/* .code */ .aY)(state),
			(0, _service_schemas_js_2/* .isEnded */ .pl)(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0, _markdown_markdown_js_1/* .text */ .Qq)((0, _shared_duration_js_7/* .duration */ .p)(seconds)),
			isNewDay ? since.slice(0, 16).replace('T', ' ') : since.slice(11, 16),
		];
	};
	return (0, _markdown_fitting_js_0/* .fittingTable */ .k)(['State', { number: 'For' }, 'Since (UTC)'], timeline, row, 'timeline');
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
var _github_event_js_0 = __webpack_require__(8860);
var _step_contract_js_1 = __webpack_require__(2223);
var _step_inputs_js_2 = __webpack_require__(9428);



const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const testBranchPattern = () => (0, _step_inputs_js_2/* .convert */ .C6)((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line, but is ${(0, _step_inputs_js_2/* .quote */ .hD)(text)}`);
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
const DEFAULT_PATTERN = _step_contract_js_1/* .inputDefaults */ .V['test-branch-pattern'];
const testBranchPrefix = (number, pattern = DEFAULT_PATTERN) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function testRunOfEvent(event, repository, pattern) {
	const [claim, ...others] = (0, _github_event_js_0/* .branchesOfEvent */ .SW)(event, repository).flatMap((tip) => {
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
  Hi: () => (testRunOf),
  QL: () => (withTested),
  gE: () => (isStacked),
  gm: () => (numbersAhead),
  oe: () => (failingChecks)
});
var _shared_clock_js_0 = __webpack_require__(3412);
var _shared_fact_js_2 = __webpack_require__(1946);
var _testing_details_js_1 = __webpack_require__(1059);



function testRunOf(id, details, gitHub, ref) {
	const facts = (0, _shared_fact_js_2/* .ifKnown */ .HP)(gitHub.facts);
	const isOwn = (name) => (0, _testing_details_js_1/* .isQueueCheck */ .o7)(name, ref, facts);
	const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter((name) => !isOwn(name));
	const isRequired = new Set(required);
	const listed = (0, _shared_fact_js_2/* .ifKnown */ .HP)(gitHub.checks) ?? [];
	const onGitHub = listed
		.filter(({ app, name }) => app !== 'trunk-io' && !isOwn(name))
		.map((check) => ({
		...check,
		required: isRequired.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const rows = (0, _testing_details_js_1/* .checkRows */ .Uu)(details);
	const ofService = details.checkSuites && details.statusChecks && rows;
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: (0, _shared_clock_js_0/* .parseTime */ .pe)(details.createdAt),
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
		return (0, _shared_fact_js_2/* .known */ .eO)(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? (0, _shared_fact_js_2/* .unread */ .gy)('GitHub did not show what the branch requires');
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
const isStacked = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;

/***/ }),

/***/ 1059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (bareRunId),
  Uu: () => (checkRows),
  dd: () => (testRunInputs),
  o7: () => (isQueueCheck),
  oG: () => (reportChecks),
  we: () => (readTestRun)
});
var _github_check_js_0 = __webpack_require__(1380);
var _http_errors_js_1 = __webpack_require__(4096);
var _shared_errors_js_2 = __webpack_require__(8835);
var _step_inputs_js_3 = __webpack_require__(9428);
var _test_branch_js_4 = __webpack_require__(4459);





const RUN_ID = new RegExp(`^${_test_branch_js_4/* .UUID */ .kk}(-[^\\s/]{1,100})?$`, 'i');
const testRunInputs = {
	testRunId: (0, _step_inputs_js_3/* .optional */ .lq)((0, _step_inputs_js_3/* .convert */ .C6)((text, refuse) => RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${(0, _step_inputs_js_3/* .quote */ .hD)(text)}`))),
	testBranchPattern: (0, _test_branch_js_4/* .testBranchPattern */ .D9)(),
};
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(service, queue, id, { testBranchPattern }, options) {
	const read = (id) => service.getMergeQueueTestingDetails(queue, id, options);
	const bare = id.slice(0, bareRunId(id).length);
	const details = await read(id).catch((error) => {
		if (!(0, _http_errors_js_1/* .hasStatus */ .Ro)(error, 404) || bare === id)
			throw error;
		return read(bare);
	});
	const shown = (0, _test_branch_js_4/* .parseTestBranch */ .cH)(details.testBranch ?? '', testBranchPattern);
	if (shown === undefined || bareRunId(shown.id) === bareRunId(id))
		return details;
	throw new _shared_errors_js_2/* .ActionError */ .lZ('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${bareRunId(shown.id)}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}
const isQueueCheck = (name, { targetBranch }, gitHub) => name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true;
function checkRows({ checkSuites = [], statusChecks = [], }) {
	const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) => checkRuns.map(({ name, url, conclusion }) => {
		const state = (0, _github_check_js_0/* .stateOfCheck */ .No)(conclusion);
		return { kind: 'run', name, url, state, suite: `service ${suite}` };
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = (0, _github_check_js_0/* .stateOfCheck */ .No)(word);
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
		failing: checks.filter(_github_check_js_0/* .isRed */ .iI),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANKS = ['pending', 'passed', 'not-run', 'failed'];

/***/ }),

/***/ 7115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $c: () => (showsOtherHead),
  Av: () => (wantedHead),
  S3: () => (beginLooks),
  SZ: () => (beginSubmission),
  V$: () => (nextLookMs),
  cF: () => (noteRecord),
  e4: () => (reduceLook),
  hf: () => (timelineOf),
  pJ: () => (endOf)
});
var _service_schemas_js_0 = __webpack_require__(9662);
var _service_verified_write_js_1 = __webpack_require__(9890);
var _step_poll_js_2 = __webpack_require__(9496);
var _record_js_3 = __webpack_require__(6583);




const beginLooks = (at) => ({ states: [], ...beginSubmission(at, {}) });
const beginSubmission = (at, submission, shown) => ({
	submission,
	submittedAt: at,
	seenInQueue: (0, _record_js_3/* .isQueued */ .MX)(shown),
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
	const isNew = last?.state !== state || ((0, _service_schemas_js_0/* .isEnded */ .pl)(state) && last !== undefined && (0, _record_js_3/* .isNewer */ .U4)(record, last.record));
	if (state === undefined || !isNew)
		return { ...noted, record };
	const since = Math.max((0, _record_js_3/* .changedAt */ .Ek)(record) ?? now, last?.at ?? 0);
	return { ...noted, record, states: [...before.states, { state, at: since, record }] };
}
const timelineOf = ({ states }, now) => states.map(({ state, at }, index) => {
	const end = states[index + 1]?.at ?? ((0, _service_schemas_js_0/* .isEnded */ .pl)(state) ? at : now);
	const seconds = Math.max(0, Math.round((end - at) / 1000));
	return { state, since: new Date(at).toISOString(), seconds };
});
const wantedHead = ({ expectedHead, pinnedHead }) => expectedHead ?? pinnedHead;
const showsOtherHead = ({ submission }, { prSha }) => prSha !== undefined && (0, _record_js_3/* .isOtherHead */ .Lg)(prSha, wantedHead(submission));
function reduceLook(before, look, time, rules) {
	const { record } = look;
	if (record === undefined)
		return reduceAbsence(before, time.at, rules, true);
	const next = noteRecord(before, record, time);
	if ((0, _record_js_3/* .isMerged */ .TL)(record, rules))
		return { next, end: 'merged' };
	if ((0, _record_js_3/* .isQueued */ .MX)(record))
		return reducePresence(next, { ...look, record }, time.at, rules);
	if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
		return reduceAbsence(next, time.at, rules, false);
	const { before: earlier } = next.submission;
	if (earlier !== undefined && !(0, _record_js_3/* .isNewer */ .U4)(record, earlier))
		return reduceAbsence(next, time.at, rules, true);
	if (!(0, _record_js_3/* .isOlder */ .tW)(record, before.record))
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
	if (!showsOtherHead(before, record) || !(0, _record_js_3/* .isOtherHead */ .Lg)(head, wantedHead(before.submission))) {
		const isShown = pinnedHead !== undefined && head !== undefined;
		const submission = isShown ? { ...before.submission, pinnedHead: undefined } : before.submission;
		return { next: { ...before, submission, otherHeadSince: undefined } };
	}
	const otherHeadSince = before.otherHeadSince ?? at;
	const next = { ...before, otherHeadSince };
	const counts = headOnGitHub !== undefined || at - otherHeadSince >= _service_verified_write_js_1/* .SETTLE_MS */ .lR;
	return { next, end: counts ? 'head-moved' : undefined };
}
function reduceAbsence(before, at, rules, isStale) {
	const inGrace = at - before.submittedAt < rules.graceMs && (isStale || !before.seenInQueue);
	const absentSince = before.absentSince ?? at;
	const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 };
	if (next.absences < 2 || at - absentSince < _service_verified_write_js_1/* .SETTLE_MS */ .lR)
		return { next };
	const record = next.record && { ...next.record, isCurrentlySubmittedToQueue: false };
	const end = next.seenInQueue ? 'removed' : 'not-submitted';
	return { next: record === undefined ? next : { ...next, record }, end };
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
	return inDoubt ? Math.min(pace, _step_poll_js_2/* .CONFIRM_MS */ .MD) : pace;
}

/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $N: () => (submitVerified),
  Ah: () => (keepOut),
  CI: () => (restartVerified),
  Ed: () => (MAY_ARRIVE),
  Fz: () => (cancelVerified),
  Kf: () => (needsSubmission),
  OW: () => (resubmit),
  aR: () => (optionsAsBefore),
  gu: () => (takeOut)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _service_schemas_js_1 = __webpack_require__(9662);
var _service_verified_write_js_2 = __webpack_require__(9890);
var _shared_best_effort_js_3 = __webpack_require__(3709);
var _shared_errors_js_4 = __webpack_require__(8835);
var _shared_references_js_5 = __webpack_require__(2886);
var _priority_js_6 = __webpack_require__(9270);
var _record_js_7 = __webpack_require__(6583);








const needsSubmission = ({ before, ...options }) => before === undefined || !(0, _record_js_7/* .isQueued */ .MX)(before) || (0, _priority_js_6/* .ignoredOptions */ .P)(options, before).length > 0;
async function submitVerified({ service }, ref, plan, deadline) {
	const { before } = plan;
	if (before !== undefined && !needsSubmission(plan))
		return { outcome: 'already-queued', proof: 'queued', record: before };
	const shown = await service.submitPullRequest(ref, plan, {
		deadline,
		judge: (record, conflict) => judgeSubmission(record, conflict, plan, ref),
		missing: (last) => `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
	});
	const { proof, record, conflict } = shown;
	const explained = proof === 'merged' ? 'already-merged' : 'already-queued';
	const wasQueued = (0, _record_js_7/* .isQueued */ .MX)(before) ? 'already-queued' : 'submitted';
	const kept = proof === 'queued' ? (0, _priority_js_6/* .ignoredOptions */ .P)(plan, record) : [];
	return {
		outcome: conflict ? explained : wasQueued,
		proof,
		record,
		ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
	};
}
function judgeSubmission(record, conflict, plan, ref) {
	const { before } = plan;
	if (record !== undefined && (0, _record_js_7/* .isQueued */ .MX)(record)) {
		const queued = { proof: 'queued', record, conflict };
		const agrees = (0, _priority_js_6/* .ignoredOptions */ .P)(plan, record).length === 0 && !(0, _record_js_7/* .isOlder */ .tW)(record, before);
		return agrees ? (0, _service_verified_write_js_2/* .proved */ .tT)(queued) : (0, _service_verified_write_js_2/* .contradiction */ .qX)(queued);
	}
	if (record !== undefined && (0, _record_js_7/* .isMerged */ .TL)(record, ref))
		return (0, _service_verified_write_js_2/* .proved */ .tT)({ proof: 'merged', record, conflict });
	if (conflict)
		return _service_verified_write_js_2/* .NO_EFFECT */ .kE;
	if (record !== undefined && (0, _service_schemas_js_1/* .isEnded */ .pl)(record.state) && (0, _record_js_7/* .isNewer */ .U4)(record, before))
		return (0, _service_verified_write_js_2/* .proved */ .tT)({ proof: 'ended', record, conflict });
	return (0, _record_js_7/* .isUnchanged */ ._5)(record, before) ? _service_verified_write_js_2/* .NO_EFFECT */ .kE : _service_verified_write_js_2/* .UNCLEAR */ .tH;
}
const optionsAsBefore = (record) => ({
	priority: record.priorityValue ?? record.priorityName,
	noBatch: record.noBatch || undefined,
});
async function resubmit(context, ref, failed, options, deadline) {
	const asBefore = optionsAsBefore(failed);
	const before = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, () => context.service.findPullRequest(ref, { deadline }), (found) => found === undefined || (0, _record_js_7/* .isOlder */ .tW)(found, failed), Math.min(_service_verified_write_js_2/* .SETTLE_MS */ .lR, deadline.remainingMs));
	if ((0, _record_js_7/* .isQueued */ .MX)(before) || !(0, _record_js_7/* .isAsBefore */ .si)(before, failed))
		return { sent: false, record: before };
	const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options;
	const name = (0, _shared_references_js_5/* .pullRequestName */ .Ib)(ref);
	context.log.info(`${name} failed in the queue; submitting it again`);
	const plan = { priority, noBatch, before };
	const { record, ignored } = await submitVerified(context, ref, plan, deadline);
	if (ignored !== undefined)
		context.log.warning(`${name}: ${ignored}`);
	return { sent: true, record };
}
const CANCEL_AGAIN_MS = 1000;
async function cancelVerified(context, ref) {
	const { service, clock } = context;
	const began = clock.monotonic();
	for (;;) {
		try {
			return await service.cancelPullRequest(ref, {
				judge: (record, conflict) => {
					if ((0,_record_js_7/* .isQueued */ .MX)(record))
						return _service_verified_write_js_2/* .NO_EFFECT */ .kE;
					const outcome = conflict || record?.state === 'FAILED' ? 'not-queued' : 'cancelled';
					return (0,_service_verified_write_js_2/* .proved */ .tT)({ outcome, record });
				},
				missing: () => 'the service still showed the pull request in the queue',
				resendAfterMs: CANCEL_AGAIN_MS,
			});
		}
		catch (error) {
			if (!(0, _http_errors_js_0/* .hasStatus */ .Ro)(error, 404))
				throw error;
			const find = () => service.findPullRequest(ref);
			const record = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, find, _record_js_7/* .isQueued */ .MX, CANCEL_AGAIN_MS);
			if (!(0, _record_js_7/* .isQueued */ .MX)(record))
				return { outcome: 'not-queued', record };
			if (clock.monotonic() - began >= _service_verified_write_js_2/* .SETTLE_MS */ .lR)
				throw error;
		}
	}
}
const KEEP_OUT_PAUSE_MS = 500;
async function keepOut(context, ref, before) {
	const { clock, signal } = context;
	let record;
	while (!signal.aborted) {
		const exit = await takeOut(context, ref);
		record = exit.record ?? record;
		const hasArrived = exit.record !== undefined && (0, _record_js_7/* .isNewer */ .U4)(exit.record, before);
		if (hasArrived && (0, _service_schemas_js_1/* .isEnded */ .pl)(exit.record?.state))
			return exit;
		await clock.sleep(KEEP_OUT_PAUSE_MS, signal).catch(() => { });
	}
	return { takenOut: false, sentence: MAY_ARRIVE, record };
}
const MAY_ARRIVE = 'No read has shown the submission yet, so the pull request may still be put into the queue';
async function takeOut(context, ref) {
	if (context.dryRun)
		return { takenOut: false, sentence: 'Dry run: it was left in the queue' };
	let why = '';
	const left = await (0, _shared_best_effort_js_3/* .bestEffort */ .z)(context, cancelVerified(context, ref), (_, error) => {
		why = error === undefined ? OUT_OF_TIME : (0, _shared_errors_js_4/* .explain */ .WE)(error.explanation).replace(/\.$/, '');
	});
	if (left === undefined)
		return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` };
	const { outcome, record } = left;
	context.setOutputs((0, _record_js_7/* .recordOutputs */ .QS)(record));
	const elsewhere = (0, _record_js_7/* .mergedElsewhere */ .Lq)(record, ref);
	if (elsewhere !== undefined)
		return { takenOut: false, sentence: elsewhere, record };
	const end = (0, _record_js_7/* .isMerged */ .TL)(record, ref) ? 'merged' : outcome;
	return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record };
}
const SENTENCES = {
	merged: 'It was merged before it could be taken out of the queue',
	cancelled: 'It was taken out of the queue',
	'not-queued': 'It had already left the queue',
};
const OUT_OF_TIME = "the action couldn't confirm that it left before the time was up. Look at the queue";
async function restartVerified(context, ref, before, seen) {
	const { service } = context;
	try {
		return await service.restartTestsOnPullRequest(ref, {
			sends: 2,
			judge: (record, conflict) => {
				seen?.(record);
				return conflict ? _service_verified_write_js_2/* .NO_EFFECT */ .kE : judgeRestart(record, before);
			},
			missing: () => 'its state has not changed, which does not confirm that the tests were restarted',
		});
	}
	catch (error) {
		if (!(0, _http_errors_js_0/* .hasStatus */ .Ro)(error, 404))
			throw error;
		const record = await (0, _service_verified_write_js_2/* .readSettled */ .Gn)(context, () => service.findPullRequest(ref), _record_js_7/* .isQueued */ .MX);
		if ((0, _record_js_7/* .isQueued */ .MX)(record))
			throw error;
		return { outcome: 'left', record };
	}
}
const AFTER_RESTART = ['NOT_READY', 'PENDING', 'TESTING'];
function judgeRestart(record, before) {
	const then = (0, _record_js_7/* .changedAt */ .Ek)(before);
	if (then === undefined)
		return (0, _service_verified_write_js_2/* .doubt */ .B2)('the service shows no `stateChangedAt`, which would prove the restart');
	if (record === undefined || !(0, _record_js_7/* .isQueued */ .MX)(record))
		return (0, _service_verified_write_js_2/* .contradiction */ .qX)({ outcome: 'left', record });
	if (((0, _record_js_7/* .changedAt */ .Ek)(record) ?? then) <= then)
		return _service_verified_write_js_2/* .NO_EFFECT */ .kE;
	const { state = '' } = record;
	if (AFTER_RESTART.includes(state))
		return (0, _service_verified_write_js_2/* .proved */ .tT)({ outcome: 'restarted', record });
	return (0, _service_verified_write_js_2/* .doubt */ .B2)(`it moved on to ${state}, which does not confirm that its tests were restarted`);
}

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

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HP: () => (ifKnown),
  eO: () => (known),
  gy: () => (unread)
});
const known = (value) => ({ isKnown: true, value });
const unread = (why) => ({ isKnown: false, why });
const ifKnown = (fact) => fact?.isKnown ? fact.value : undefined;

/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X: () => (keepComment),
  t: () => (removeLabel)
});
var _shared_best_effort_js_0 = __webpack_require__(3709);

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
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which is empty.`);
	const done = await (0, _shared_best_effort_js_0/* .bestEffort */ .z)(context, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

/***/ }),

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  MD: () => (CONFIRM_MS),
  wt: () => (poll)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _http_retry_js_1 = __webpack_require__(3961);
var _shared_duration_js_3 = __webpack_require__(7568);
var _shared_errors_js_2 = __webpack_require__(8835);




const LONGEST_SILENCE_MS = 600_000;
const OUTAGE_PACE_MS = 30_000;
const LONGEST_REQUESTED_PAUSE_MS = 60_000;
const CONFIRM_MS = 5000;
async function poll({ clock, log, signal }, deadline, { read, take, paceMs }) {
	let contact = firstContact(clock.monotonic());
	let requestedBefore = 0;
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
		const error = reading.type === 'failure' ? reading.error : undefined;
		if (last || signal.aborted)
			return { type: 'timed-out', failure: error, answered: contact.answered };
		const requested = (0, _http_retry_js_1/* .requestedPauseMs */ .hB)(error?.failure);
		const pace = Math.min(paceMs(clock.monotonic()), error ? OUTAGE_PACE_MS : Infinity);
		const pause = Math.max(pace, Math.min(requested, LONGEST_REQUESTED_PAUSE_MS));
		if (requested > 0 && requestedBefore === 0)
			log.info(`The service asks for a pause of ${(0, _shared_duration_js_3/* .duration */ .p)(requested / 1000)}; polling again in ${(0, _shared_duration_js_3/* .duration */ .p)(pause / 1000)}`);
		requestedBefore = requested;
		await clock.sleep(Math.min(pause, deadline.remainingMs), signal);
	}
}
async function attempt(read, signal) {
	try {
		return { type: 'answer', value: await read() };
	}
	catch (error) {
		if (signal.reason instanceof _shared_errors_js_2/* .RunCancelled */ .zL || !(error instanceof _http_errors_js_0/* .ServiceError */ ._7))
			throw error;
		return { type: 'failure', error };
	}
}
const firstContact = (at) => ({
	answered: false,
	lastAnswerAt: at,
	refusals: 0,
	failure: undefined,
});
const isMomentary = ({ failure, status }) => status === 401 || status === 403 || failure?.type === 'wrong-shape';
function reduceContact(before, reading, at) {
	if (reading.type === 'answer')
		return { ...firstContact(at), answered: true };
	const { error } = reading;
	const next = { ...before, failure: error };
	if (error.failure !== undefined && (0, _http_retry_js_1/* .isPassing */ .WG)(error.failure))
		return { ...next, isOver: at - before.lastAnswerAt > LONGEST_SILENCE_MS };
	const refusals = before.refusals + 1;
	const isAskedAgain = before.answered && refusals < 2 && isMomentary(error);
	return { ...next, refusals, isOver: !isAskedAgain };
}
function describeEnd(error, { answered, lastAnswerAt }, polls, at) {
	if (!answered && polls <= 1)
		return error;
	const silent = (0, _shared_duration_js_3/* .duration */ .p)((at - lastAnswerAt) / 1000);
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

/***/ })

};
