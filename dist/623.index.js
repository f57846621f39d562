'use strict';

exports.id = 623;
exports.ids = [623];
exports.modules = {

/***/ 6229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Pu: () => (failureLine),
  QE: () => (yieldingToExplanation),
  Ql: () => (isAboutFailure),
  co: () => (pointerToExplanation),
  hH: () => (WAIT_MARKER),
  v6: () => (EXPLAIN_MARKER)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);

const WAIT_MARKER = 'pull-request';
const EXPLAIN_MARKER = 'explain';
const failureOf = (head) => `failed=${head.toLowerCase()}`;
const failureLine = (head) => `<!-- ${failureOf(head)} -->`;
const isAboutFailure = ({ data }, head) => data === failureOf(head);
const pointerToExplanation = (number, url) => `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`Why #${number} left the queue:`)} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('the explanation', url)}`;
function yieldingToExplanation(number, head) {
	return {
		data: failureOf(head),
		instead: (comments) => {
			const explanation = comments.findLast(({ marker, body }) => marker === EXPLAIN_MARKER && body.startsWith(failureLine(head)));
			return explanation && pointerToExplanation(number, explanation.url);
		},
	};
}

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
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
var _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1946);
var _step_within_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2786);
var _github_questions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1281);
var _on_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8511);
var _reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5005);
var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6583);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4459);
var _test_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8210);












function findingsOf({ ref, record, entry, gitHub, run, result = (0, _test_run_js__WEBPACK_IMPORTED_MODULE_10__/* .resultOf */ .Bg)(run, entry), }, queueState, missingPermissions = new Set()) {
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...(0, _test_run_js__WEBPACK_IMPORTED_MODULE_10__/* .failureCauses */ .x8)(result), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()];
	const reasons = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsOf */ .zM)({
		...{ ref, record, entry, failing, queueState, missingPermissions: [...missingPermissions] },
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver
			? [...result.notRun, ...result.suspects.filter(({ state }) => state === 'not-run')]
			: [],
		unfinished: result.pending.filter(({ kind }) => kind !== undefined),
	});
	return {
		reasons,
		failing: failing.map(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOutput */ .yr),
		isMergedOnGitHub: (0, _on_github_js__WEBPACK_IMPORTED_MODULE_6__/* .isMergedOnGitHub */ .$Y)(gitHub, ref),
	};
}
const EXPLAIN_LIMIT_MS = 10_000;
async function findReasons(context, ref, { record, queue, gitHub, seenRuns, logged }) {
	if ((0, _record_js__WEBPACK_IMPORTED_MODULE_8__/* .isMerged */ .TL)(record, ref))
		return { reasons: [], failing: [] };
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_4__/* .within */ .ux)(context, EXPLAIN_LIMIT_MS, async (limited) => {
		const questions = new _github_questions_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubQuestions */ .L(limited, ref, _test_branch_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_PATTERN */ .Do, logged);
		const inputs = { testBranchPattern: _test_branch_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_PATTERN */ .Do };
		const search = { context: limited, ref, questions, inputs, seenRuns, isBrief: true };
		const asked = questions.facts(gitHub);
		const [facts, ofService] = await Promise.all([asked, readServiceFacts(search, record, asked)]);
		const shown = {
			ref,
			record,
			gitHub: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(facts),
			entry: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(ofService.history)?.entry,
			run: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(ofService.run),
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
	const entry = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(history)?.entry;
	if (!history.isKnown && needsNoQuestions(search, record))
		return { history, run: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)(NOT_ASKED), notes };
	if (UNTESTED.includes(state) || (0, _test_run_js__WEBPACK_IMPORTED_MODULE_10__/* .leftWithPrerequisite */ .OJ)(entry))
		return { history, run: (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)('it explains nothing'), notes };
	const run = await findRun({ ...search, facts, notes, stateSince: (0, _record_js__WEBPACK_IMPORTED_MODULE_8__/* .changedAt */ .Ek)(record) }, entry);
	return { history, run: run.isKnown ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)((0, _test_run_js__WEBPACK_IMPORTED_MODULE_10__/* .withTested */ .QL)(run.value, entry)) : run, notes };
}
const NOT_ASKED = 'it was not asked';
const needsNoQuestions = ({ isBrief = false }, record) => record === undefined || (isBrief && (0, _record_js__WEBPACK_IMPORTED_MODULE_8__/* .isQueued */ .MX)(record) && !HELD_UP.includes(record.state ?? ''));
async function readHistory(search, record) {
	if (needsNoQuestions(search, record))
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)(NOT_ASKED);
	const { context, ref, isBrief = false } = search;
	let problem = '';
	const asked = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 });
	const answer = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, asked, (why, error) => {
		problem = error?.explanation.problem ?? why;
		context.log.debug(`The history of #${ref.number}: ${why}`);
	});
	if (answer === undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)(problem);
	const { parseTimeline } = await __webpack_require__.e(/* import() */ 415).then(__webpack_require__.bind(__webpack_require__, 7415));
	const [newest] = parseTimeline(answer);
	const isPresent = (newest?.state ?? record.state) === record.state && !(0, _record_js__WEBPACK_IMPORTED_MODULE_8__/* .isOlder */ .tW)(answer, record);
	return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined });
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
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)('it never had one');
	const living = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(await questions.testBranches('branches')) ?? [];
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
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)(newest);
	const [closed] = (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(await questions.testBranches('closedTests')) ?? [];
	return closed === undefined ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)('nothing names it') : read(closed.id, closed);
}
async function readRun(search, id, claim) {
	const { context, ref, questions, inputs, isBrief, facts, notes } = search;
	const { service, log } = context;
	let why = '';
	const answer = (0, _test_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readTestRun */ .we)(service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const early = claim?.commit !== undefined && !isBrief ? questions.checks(claim.commit) : undefined;
	const details = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, answer, (problem) => {
		why = problem;
		log.info(`The test run ${id} cannot be read: ${problem}`);
	});
	if (details === undefined)
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)(why);
	const { testBranchSha: sha } = details;
	const problem = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_9__/* .problemOfRun */ .KB)(ref.number, details, isBrief && sha === undefined ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)(problem);
	}
	const checks = await (early ?? questions.checks(sha));
	const isExpired = hasExpired(search, details, checks);
	if (isExpired)
		notes.push('GitHub no longer keeps the checks of its test run');
	const workflows = isBrief ? undefined : await workflowsOf(search, details, (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .ifKnown */ .HP)(checks));
	const gitHub = {
		facts: await facts,
		checks: isExpired ? (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .unread */ .gy)('GitHub no longer keeps them') : checks,
		workflows,
		isExpired,
	};
	return (0, _shared_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)((0, _test_run_js__WEBPACK_IMPORTED_MODULE_10__/* .testRunOf */ .Hi)(id, details, gitHub, ref));
}
const KEPT_MS = 7 * 86_400_000;
function hasExpired({ context, stateSince }, { createdAt }, checks) {
	const madeAt = (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(createdAt) ?? stateSince;
	const isOld = madeAt !== undefined && context.clock.now() - madeAt > KEPT_MS;
	return isOld && checks.isKnown && checks.value.length === 0;
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
			if (error instanceof _github_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.lacksPermission)
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
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7568);
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
	const tests = reasonsOfTests(facts);
	const service = ofQueue && serviceReason(ofQueue, facts, tests);
	const testsFirst = record?.state === 'FAILED';
	const checksFirst = beginsWithChecks(facts, ofQueue, tests);
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
function beginsWithChecks({ record, notRun = [] }, ofQueue, [first]) {
	if (first?.kind === 'check-failed')
		return ofQueue?.sameAs === 'check-failed' || record?.state === 'TESTING';
	return ofQueue?.sameAs === 'check-failed' && notRun.length > 0;
}
function serviceReason(meaning, { failing = [], notRun = [], gitHub }, [first]) {
	const { text, url = gitHub?.url, sameAs } = meaning;
	const isAboutStopped = sameAs === 'check-failed' && failing.length === 0 && notRun.length > 0 && first !== undefined;
	const remedy = isAboutStopped ? first.remedy : meaning;
	const found = reason('queue-reason', `The queue's reason: ${text}`, url, { remedy });
	return { ...found, sameAs: isAboutStopped ? 'check-missing' : sameAs, isCauseOfState: true };
}
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
	const mismatches = record?.readiness?.doesBaseBranchMatch === false && !(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .isInStack */ .wo)(ref);
	const otherBase = mismatches || !(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsToTarget */ .cf)(base, ref);
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
	const onTestBranch = [...failing, ...notRun, ...testChecks.filter(_github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isRed */ .iI)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => (0, _github_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isRed */ .iI)(check) && check.required !== false);
	const list = (kind, what, place, found) => found
		.filter(({ name }) => !(0, _test_run_js__WEBPACK_IMPORTED_MODULE_7__/* .isQueueCheck */ .o7)(name, ref, gitHub))
		.map((check) => reasonOfCheck(kind, what, place, check));
	const listRed = (place, found) => found.flatMap((check) => check.state === 'not-run'
		? list('check-missing', 'did not run', place, [check])
		: list('check-failed', 'failed', place, [check]));
	return [
		...listRed('test branch', onTestBranch),
		...list('check-pending', 'has not finished', 'test branch', unfinished),
		...listRed('head commit', onHead),
		...list('check-missing', 'was never reported', undefined, unreported),
		...list('check-pending', 'has not finished', 'test branch', testChecks.filter(isPending)),
		...list('check-pending', 'has not finished', 'head commit', checks.filter(isPending)),
		...reasonsOfBlocks(facts),
	];
}
const STOPPED_JOB = {
	remedy: 'Find out why the job was stopped, for example by its own time limit',
	again: true,
};
function reasonOfCheck(kind, what, place, check) {
	const { name, url, required, kind: source, followsCancellation } = check;
	const title = `${required ? 'Required check' : 'Check'} ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inBackticks */ .Zw)(name)}`;
	const verb = followsCancellation ? 'counts as not run' : what;
	const where = place === undefined ? '' : ` on the ${place}`;
	const why = kind === 'check-missing' ? whyNotRun(check) : '';
	const key = `${kind} ${place} ${name}`;
	const wasStopped = kind === 'check-missing' && (source !== undefined || !required);
	const remedy = wasStopped ? STOPPED_JOB : _reason_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW[kind];
	return reason(kind, `${title} ${verb}${where}${why}`, url, { key, remedy });
}
function whyNotRun({ conclusion, startedAt = Number.NaN, finishedAt = Number.NaN, followsCancellation, }) {
	if (followsCancellation)
		return ': it failed after other jobs of its run were cancelled';
	const word = STOPPED_WORDS.get(conclusion ?? '');
	if (word === undefined)
		return '';
	const seconds = (finishedAt - startedAt) / 1000;
	return seconds >= 0 ? `: it ${word} after ${(0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_10__/* .duration */ .p)(seconds)}` : `: it ${word}`;
}
const STOPPED_WORDS = new Map([
	['cancelled', 'was cancelled'],
	['timed_out', 'timed out'],
	['startup_failure', 'could not start'],
]);
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
	if (!(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsToTarget */ .cf)(baseBranch, ref))
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





const isMerged = (record, ref) => record?.state === 'MERGED' && (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsToTarget */ .cf)(record.prBaseBranch ?? ref.targetBranch, ref);
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
  et: () => (subjectOf),
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
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7568);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5831);
var _step_github_writes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4263);
var _failure_comments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6229);
var _reason_kinds_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8424);













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
	const { commentFacts = [] } = report;
	const facts = [...stackAndCommits(report), ...knownFacts(commentFacts)];
	const line = [...facts, `${(0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .utcMinute */ .vD)(now)} UTC`, (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Run', runUrl)].join(' · ');
	return join(...verdict(report), details, `<sub>${line}</sub>`);
}
const stackAndCommits = ({ stack, commits = [] }) => [
	...(stack === undefined ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(stack)]),
	...knownFacts(commits),
];
const join = (...parts) => parts.filter((part) => part !== '').join('\n\n');
function verdict({ reasons = [], outlook, why = [], remedy, ...report }) {
	const remedies = remedy === undefined ? [] : [...new Set(reasons.map((one) => one.remedy))];
	const [common] = remedies.length === 1 ? remedies : [];
	const next = common ?? (reasons[0]?.remedy === undefined ? remedy : undefined);
	const withRemedies = common === undefined && remedy !== undefined;
	const further = outlook === undefined ? why : [outlook, ...why];
	const lines = [...reasonLines(reasons, withRemedies), ...further.map((said) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said))];
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
		const time = `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(seconds))} ${word}`;
		return seconds === longest ? `**${time}**` : time;
	});
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
	return `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(total))} in the queue: ${phases.join(' → ')}`;
}
const MOST_REASONS = 10;
function reasonLines(reasons, withRemedies) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url, remedy }) => {
		const { page } = _reason_kinds_js__WEBPACK_IMPORTED_MODULE_11__/* .KINDS */ .GW[kind];
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
			(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(seconds)),
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
	const { failedHead } = report;
	const about = failedHead === undefined ? {} : (0, _failure_comments_js__WEBPACK_IMPORTED_MODULE_10__/* .yieldingToExplanation */ .QE)(ref.number, failedHead);
	const wanted = { number: ref.number, marker: _failure_comments_js__WEBPACK_IMPORTED_MODULE_10__/* .WAIT_MARKER */ .hH, body, onlyUpdate: corrects, ...about };
	await (0, _step_github_writes_js__WEBPACK_IMPORTED_MODULE_9__/* .keepComment */ .Xz)(context, 'the report', wanted);
}
async function writeSlack(context, path, report) {
	if (path === undefined)
		return;
	const { repository, event } = context;
	const payload = reportSlack(report, (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryName */ .aR)(repository), event.runUrl);
	const written = context.workspace.write('slack-payload-file', path, _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadFile */ .Fp(payload));
	await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z)(context, written, context.log.warning);
}
const MAX_LINES = 5;
function reportSlack(report, repository, runUrl) {
	const { headline, status, mark = _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[status], reasons = [], why = [], remedy } = report;
	const further = report.outlook === undefined ? why : [report.outlook, ...why];
	const left = reasons.length - MAX_LINES;
	const more = left > 0 ? [`${left} more`] : [];
	const plain = (said) => _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW(_markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .richText */ .YD(said));
	const lines = [
		...reasons.slice(0, MAX_LINES).map(bullet),
		...[...more, ...further.slice(0, MAX_LINES)].map(plain),
	];
	const subject = report.subject === undefined ? [] : [plain(report.subject)];
	const next = remedy === undefined ? [] : [_markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW([...NEXT, ..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .richText */ .YD(remedy)])];
	const failedCheck = reasons.find(({ kind, url }) => kind === 'check-failed' && (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url));
	return _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
		...subject.map((element) => ({ type: 'rich_text', elements: [element] })),
		..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_('', lines),
		...next.map((element) => ({ type: 'rich_text', elements: [element] })),
		..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .buttons */ .Uo([
			['Log', failedCheck?.url ?? runUrl],
			['Pull request', report.pullRequestUrl],
		]),
	]);
}
const NEXT = [
	{ type: 'text', text: 'Next:', style: { bold: true } },
	{ type: 'text', text: ' ' },
];
function subjectOf(record) {
	const { prTitle, prAuthor } = record ?? {};
	if (!prTitle)
		return undefined;
	const title = prTitle.replaceAll('`', "'");
	return prAuthor ? `${title}, by ${prAuthor}` : title;
}
function bullet({ kind, text, url }) {
	const page = _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf(`(${_reason_kinds_js__WEBPACK_IMPORTED_MODULE_11__/* .KINDS */ .GW[kind].page ?? 'pull request'})`, url);
	const linked = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url) === undefined ? [] : [{ type: 'text', text: ' ' }, page];
	return _markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW([..._markdown_slack_js__WEBPACK_IMPORTED_MODULE_2__/* .richText */ .YD(text), ...linked]);
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

/***/ })

};
