const id = 887;
const ids = [887];
const modules = {

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (stateOfCheck)
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
const stateOfCheck = (word) => {
	return STATES.get(word?.toLowerCase() ?? '') ?? 'pending';
};

/***/ }),

/***/ 3592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  f: () => (findFacts)
});

var best_effort = __webpack_require__(3709);
var facts = __webpack_require__(2627);
var github_event = __webpack_require__(8860);
var test_branch = __webpack_require__(4459);
var test_runs = __webpack_require__(577);
var test_run = __webpack_require__(2846);
async function findRun(search, entry, facts) {
	const { inputs, ref, claim, gitHub, seen = [] } = search;
	const notes = [];
	const read = (id, claim) => readRun(search, facts, notes, id, claim);
	if (inputs.testRunId !== undefined)
		return { run: await read(inputs.testRunId), notes };
	if (claim !== undefined)
		return { run: await read(idOf(claim), claim), notes };
	if (entry?.testRun !== undefined)
		return { run: await read(entry.testRun.id), notes };
	if (entry?.reason === 'start_test_run_merge_conflict')
		return { notes };
	const claimsOf = (tips = []) => tips.flatMap(({ branch, headSha }) => {
		const parsed = (0, test_branch/* parseTestBranch */.cH)(branch, inputs.testBranchPattern);
		return parsed?.number === ref.number ? [{ ...parsed, branch, commit: headSha }] : [];
	});
	const living = claimsOf(await gitHub.testBranches(search));
	const candidates = new Map([
		...[...seen].map((id) => [id, undefined]),
		...living.map((claim) => [idOf(claim), claim]),
	]);
	const runs = [];
	for (const [id, claim] of [...candidates].slice(-5).reverse()) {
		const run = await read(id, claim);
		if (run !== undefined)
			runs.push(run);
	}
	const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
	if (newest !== undefined)
		return { run: newest, notes };
	const [closed] = claimsOf(await gitHub.closedTestBranches(search));
	return { run: closed && (await read(idOf(closed), closed)), notes };
}
const idOf = ({ id, suffix }) => id + suffix;
async function readRun({ context, ref, gitHub, isBrief }, facts, notes, id, claim) {
	const { service, log, event } = context;
	const answer = (0, test_runs/* readTestRun */.we)(service, ref, id, { attempts: isBrief ? 2 : 3 });
	const say = (why) => log.info(`The test run ${id} cannot be read: ${why}`);
	const details = await (0, best_effort/* bestEffort */.z)(context, answer, say);
	if (details === undefined)
		return undefined;
	const isVague = isBrief && details.testBranchSha === undefined;
	const problem = (0, test_branch/* problemOfRun */.KB)(ref.number, details, isVague ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return undefined;
	}
	const known = { facts: await facts() };
	const run = (0, test_run/* testRunOf */.Hi)(id, details, known, ref);
	if (isBrief && (0, test_run/* checksOf */.tg)({ run }).failed.length > 0)
		return run;
	const checks = await gitHub.checks(details.testBranchSha);
	const workflows = isBrief ? undefined : await workflowsOf({ event, gitHub }, details, checks);
	return (0, test_run/* testRunOf */.Hi)(id, details, { ...known, checks, workflows }, ref);
}
async function workflowsOf({ event: { payload }, gitHub }, { testBranchSha: sha }, checks = []) {
	const own = (0, github_event/* valueAt */.fK)(payload, 'workflow_run', 'check_suite_id');
	const name = (0, github_event/* textAt */.$6)(payload, 'workflow_run', 'name');
	if (typeof own !== 'number' || name === undefined || sha === undefined)
		return undefined;
	const isElsewhere = ({ state, suite = own }) => state === 'failed' && suite !== own;
	const others = checks.some(isElsewhere) ? await gitHub.workflows(sha) : undefined;
	return new Map([...(others ?? []), [own, name]]);
}



async function findFacts(search, record, gitHub) {
	const asked = search.gitHub.facts(search);
	const [shown = gitHub, { entry, hasTimeline, run, notes }] = await Promise.all([
		asked,
		askService(search, record, () => asked),
	]);
	return { facts: { ref: search.ref, record, entry, gitHub: shown, run }, hasTimeline, notes };
}
async function askService(search, record, facts) {
	const { state } = record ?? {};
	const goesOn = record?.isCurrentlySubmittedToQueue && !isHeldUp(state);
	if (record === undefined || (search.isBrief && goesOn))
		return { hasTimeline: false, notes: [] };
	const timeline = await readTimeline(search);
	const [newest] = timeline;
	const entry = (newest?.state ?? state) === state ? newest : undefined;
	const known = { entry, hasTimeline: timeline.length > 0 };
	if (!hasRun(record, entry, search.isBrief))
		return { ...known, notes: [] };
	return { ...known, ...(await findRun(search, entry, facts)) };
}
const isHeldUp = (state) => state === 'NOT_READY' || state === 'PENDING_FAILURE';
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
const hasRun = ({ state = '' }, entry, isBrief = false) => isBrief
	? state === 'FAILED' || state === 'PENDING_FAILURE'
	: !UNTESTED.includes(state) && !(0, facts/* isStacked */.g)(entry);
async function readTimeline({ context, ref, isBrief }) {
	const history = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 });
	const say = (why) => context.log.debug(`The history of #${ref.number}: ${why}`);
	const answer = await (0, best_effort/* bestEffort */.z)(context, history, say);
	return (await __webpack_require__.e(/* import() */ 415).then(__webpack_require__.bind(__webpack_require__, 7415))).parseTimeline(answer);
}

/***/ }),

/***/ 2627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  g: () => (isStacked)
});
const isStacked = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;

/***/ }),

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (findingsOf)
});
var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1059);
var _test_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2846);


function findingsOf({ ref, record, entry, gitHub, run }, queueState, missingPermissions = []) {
	const checks = (0, _test_run_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)({ run, entry });
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...(0, _test_run_js__WEBPACK_IMPORTED_MODULE_1__/* .failingChecks */ .oe)(checks), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()].map(({ name, url, required }) => ({ name, url, required, state: 'failure' }));
	const reasons = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonsOf */ .zM)({
		...{ ref, record, entry, failing, queueState, missingPermissions },
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver ? checks.notRun : [],
		unfinished: checks.pending,
	});
	return { reasons, failing };
}

/***/ }),

/***/ 8986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (GitHubQuestions)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);



class GitHubQuestions {
	missingPermissions = [];
	#context;
	#said;
	constructor(context, said = new Set()) {
		this.#context = context;
		this.#said = said;
	}
	get available() {
		return this.#context.github.available;
	}
	async facts({ inputs, ref: { number } }) {
		const { github } = this.#context;
		if (!github.available)
			this.#say('`github-token` is empty, so all reasons come from the service.');
		const prefix = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .testBranchPrefix */ .XV)(inputs.testBranchPattern, number);
		const facts = await this.#ask('pull-requests: read', () => github.mergeFacts(number, prefix), (why) => this.#say(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (facts?.lacking?.length)
			this.#say(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts?.checksHidden)
			this.missingPermissions.push('checks: read', 'statuses: read');
		return facts;
	}
	async checks(sha) {
		if (sha === undefined)
			return undefined;
		const [runs, statuses] = await Promise.all([
			this.#ask('checks: read', async () => (await this.#commits()).checkRuns(sha)),
			this.#ask('statuses: read', async () => (await this.#commits()).statuses(sha)),
		]);
		const checks = runs && statuses && [...runs, ...statuses];
		return checks?.length === 0 ? undefined : checks;
	}
	async workflows(sha) {
		if (!this.available)
			return undefined;
		const asked = this.#commits().then(({ workflows }) => workflows(sha));
		return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(this.#context, asked, (why) => this.#context.log.info(why));
	}
	testBranches({ inputs, ref }) {
		const prefix = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .testBranchPrefix */ .XV)(inputs.testBranchPattern, ref.number);
		return this.#ask('contents: read', async () => (await this.#commits()).branches(prefix));
	}
	closedTestBranches({ inputs, ref }) {
		const prefix = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .testBranchPrefix */ .XV)(inputs.testBranchPattern, ref.number);
		return this.#ask('pull-requests: read', async () => (await this.#commits()).closedTests(prefix));
	}
	headOf(branch) {
		return this.#ask('contents: read', async () => (await this.#commits()).headOf(branch));
	}
	contains(sha, ancestor) {
		return this.#ask('contents: read', async () => (await this.#commits()).contains(sha, ancestor));
	}
	files(number) {
		return this.#ask('pull-requests: read', async () => (await this.#commits()).files(number));
	}
	async openedAt(number) {
		const { github } = this.#context;
		return (await this.#ask('pull-requests: read', () => github.pullRequest(number)))?.createdAt;
	}
	#commits() {
		return this.#context.github.commits();
	}
	async #ask(permission, question, onFailure = (why) => this.#context.log.info(why)) {
		if (!this.available)
			return undefined;
		const answer = question().catch((error) => {
			if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.kind === 'unauthorized')
				this.missingPermissions.push(permissionOf(error, permission));
			throw error;
		});
		return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(this.#context, answer, onFailure);
	}
	#say(message) {
		if (!this.#said.has(message))
			this.#context.log.info(message);
		this.#said.add(message);
	}
}
const permissionOf = (error, otherwise) => /`permissions: ([a-z-]+: [a-z]+)`/.exec(error.explanation.remedy)?.[1] ?? otherwise;

/***/ }),

/***/ 2846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Hi: () => (testRunOf),
  oe: () => (failingChecks),
  tg: () => (checksOf)
});
var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1059);
var _test_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(577);


function testRunOf(id, details, gitHub, ref) {
	const isOwn = (name) => (0, _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueueCheck */ .o7)(name, { ref, gitHub: gitHub.facts });
	const required = details.requiredStatuses ?? gitHub.facts?.requiredChecks ?? [];
	const isRequired = new Set(required.filter((name) => !isOwn(name)));
	const shown = (gitHub.checks ?? [])
		.filter(({ app, name }) => app !== 'trunk-io' && !isOwn(name))
		.map(({ suite, app: _, ...check }) => ({
		...check,
		required: isRequired.has(check.name),
		suite: suite === undefined ? undefined : String(suite),
		workflow: suite === undefined ? undefined : gitHub.workflows?.get(suite),
	}));
	const names = new Set(shown.map(({ name }) => name));
	const others = (0, _test_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRows */ .Uu)(details)
		.filter(({ name }) => !names.has(name) && !isOwn(name))
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
function checksOf({ run, entry }) {
	const causes = entry?.failureCausingStatuses ?? [];
	const isCause = new Set(causes.map(({ name }) => name));
	const checks = run?.checks.map((check) => isCause.has(check.name) ? { ...check, required: true } : check);
	const result = run && checks ? resultOf({ ...run, checks }) : NO_CHECKS;
	const stopped = result.notRun.filter(({ kind }) => kind !== undefined);
	const known = new Set([...result.failed, ...stopped].map(({ name }) => name));
	const blamed = causes
		.filter(({ name }) => !known.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
	const isBlamed = new Set(blamed.map(({ name }) => name));
	const others = (all) => all.filter(({ name }) => !isBlamed.has(name));
	return {
		...result,
		failed: [...result.failed, ...blamed],
		notRun: others(result.notRun),
		pending: others(result.pending),
	};
}
const NO_CHECKS = { failed: [], notRun: [], pending: [], siblings: [] };
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
];

/***/ }),

/***/ 9860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (explain)
});
var _step_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2223);
var _step_within_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2786);
var _explain_basic_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3592);
var _explain_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6580);
var _explain_search_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8986);





const LIMIT_MS = 10_000;
async function explain(context, ref, { record, queueState, gitHub, seen = new Set() }, said) {
	if (record?.state === 'MERGED')
		return { reasons: [], failing: [] };
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(context, LIMIT_MS, async (bounded) => {
		const questions = new _explain_search_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubQuestions */ .L(bounded, said);
		const inputs = { testBranchPattern: _step_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .inputDefaults */ .V['test-branch-pattern'] };
		const search = { context: bounded, ref, gitHub: questions, inputs, seen, isBrief: true };
		const { facts } = await (0, _explain_basic_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .findFacts */ .f)(search, record, gitHub);
		return (0, _explain_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsOf */ .W)(facts, queueState, questions.missingPermissions);
	});
}

/***/ }),

/***/ 1059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GW: () => (KINDS),
  fr: () => (firstRemedy),
  o7: () => (isQueueCheck),
  zM: () => (reasonsOf),
  HT: () => (worthReading)
});


var schemas = __webpack_require__(9662);
var links = __webpack_require__(1903);
var shared_text = __webpack_require__(5831);

const PUSH_FIX = 'Fix the failing check and push';
const NOTHING = 'Wait: the queue goes on by itself';
const QUEUE_REASONS = {
	test_run_required_status_failed: {
		text: 'a required check failed in its test run',
		like: 'check-failed',
		remedy: PUSH_FIX,
		again: true,
	},
	test_run_timeout: {
		text: 'its test run took longer than the queue allows',
		remedy: 'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
		again: true,
	},
	start_test_run_merge_conflict: {
		text: 'it conflicts with the branch or with what is ahead in the queue',
		like: 'conflict',
		remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
		again: true,
	},
	github_api_merge_already_in_progress: {
		text: 'GitHub was already merging it',
		remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
	},
	pr_pushed_to: {
		text: 'commits were pushed to it',
		like: 'head-moved',
		remedy: 'Submit the new head commit when its checks have passed',
	},
	pr_closed: {
		text: 'it was closed',
		like: 'closed',
		remedy: 'Reopen the pull request',
		again: true,
	},
	pr_converted_to_draft: {
		text: 'it was turned into a draft',
		like: 'draft',
		remedy: 'Mark it as ready for review',
		again: true,
	},
	pr_base_branch_changed: {
		text: 'its base branch was changed',
		like: 'base-changed',
		remedy: 'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
	},
	not_ready_timeout_expired: {
		text: 'it was not ready for longer than the queue allows',
		remedy: 'Fix what kept it from being ready',
		again: true,
	},
	user_requested: {
		text: 'a person asked for it',
		ofEnd: true,
		remedy: 'Ask who cancelled it before you submit it again',
	},
	trunk_admin_requested: {
		text: 'an administrator of the service asked for it',
		ofEnd: true,
		remedy: 'Ask the support of the service before you submit it again',
	},
	api_requested: {
		text: 'a call of the API asked for it',
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
	tests_restarted_by_user: { text: 'a person restarted its tests', remedy: NOTHING },
	tests_restarted_by_api_request: {
		text: 'a call of the API restarted its tests',
		remedy: NOTHING,
	},
	merge_item_now_ready: { text: 'it became ready', remedy: NOTHING },
	manual_push_to_target_branch: {
		text: 'a push to the target branch restarted its tests',
		remedy: NOTHING,
	},
	skip_the_line_interrupted: {
		text: 'a more urgent pull request restarted its tests',
		remedy: NOTHING,
	},
	bisection_required: {
		text: 'its batch failed, and the queue is looking for the cause',
		remedy: NOTHING,
	},
	bisection_test_run_passed: {
		text: 'it passed when its batch was tested in parts',
		remedy: NOTHING,
	},
	test_run_passed: { text: 'its test run passed', remedy: NOTHING },
	successor_test_run_passed: {
		text: 'the test run of a pull request behind it passed',
		remedy: NOTHING,
	},
	passed_by_optimization: {
		text: 'the queue reused an earlier result of its tests',
		remedy: NOTHING,
	},
	merge_graph_merge: { text: 'the queue merged it', remedy: 'Nothing is left to do' },
	merge_graph_direct_merge: {
		text: 'the queue merged it without a test run, because it was up to date',
		remedy: 'Nothing is left to do',
	},
	manual_merge: { text: 'a person merged it', remedy: 'Nothing is left to do' },
};
const QUEUE_SAYS = 'The queue says: ';
const SAME_AS = new Map(Object.values(QUEUE_REASONS).flatMap(({ text, like }) => like === undefined ? [] : [[`${QUEUE_SAYS}${text}`, like]]));
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
function reasonsOf(facts) {
	const { gitHub, record, ref, entry } = facts;
	if (gitHub?.merged && gitHub.baseBranch === ref.targetBranch)
		return [];
	if (record?.state === 'MERGED')
		return [];
	const said = saidBy(entry, record);
	const service = said && {
		...reason('queue-reason', `${QUEUE_SAYS}${said.text}`, said.url ?? gitHub?.url),
		next: said,
	};
	const testsFirst = record?.state === 'FAILED';
	const tests = ofTests(facts);
	const checksSayMore = said?.like === 'check-failed' && tests[0]?.kind === 'check-failed';
	const found = [
		...(checksSayMore ? [...tests, service] : [service, ...(testsFirst ? tests : [])]),
		...ofPullRequest(facts, said),
		...tests,
		...ofMerge(facts),
		...ofQueue(facts),
		...ofPermissions(facts),
	];
	const applying = found.filter((one) => one !== undefined && one !== false);
	return unique(applying.filter(({ kind }) => !gitHub?.closed || !KINDS[kind].ofOpen)).map(({ next, ...found }) => ({
		...found,
		url: (0, links/* webLink */.D)(found.url),
		remedy: remedyOf(next ?? KINDS[found.kind], facts),
	}));
}
const worthReading = (reasons) => reasons.filter(({ text }) => !reasons.some(({ kind }) => kind === SAME_AS.get(text)));
const saidBy = (entry, record) => {
	const said = entry && queueReasonOf(entry);
	return said?.ofEnd && record?.isCurrentlySubmittedToQueue ? undefined : said;
};
const reason = (kind, text, url) => ({ kind, text, url });
function remedyOf({ remedy, again }, { ref, record }) {
	const next = again && !record?.isCurrentlySubmittedToQueue ? ', then submit it again' : '';
	return remedy && `${remedy.replaceAll('{branch}', () => ref.targetBranch)}${next}.`;
}
const PERMISSIONS = 'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }';
function ofPermissions({ missingPermissions: missing = [] }) {
	if (missing.length === 0)
		return [];
	const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(shared_text/* inBackticks */.Zw).join(', ')}`;
	return [
		{ ...reason('permission-missing', text), next: { remedy: `Give the job \`${PERMISSIONS}\`` } },
	];
}
function ofPullRequest({ gitHub, record, ref }, said) {
	const { url, merged, headSha } = gitHub ?? {};
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch;
	const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false;
	const isClosed = gitHub?.closed && !merged && said?.like !== 'closed';
	const isDraft = gitHub?.draft && said?.like !== 'draft';
	const sha = record?.prSha;
	const hasMoved = headSha !== undefined && sha !== undefined && sha !== headSha;
	return [
		isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
		isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
		otherBase && reason('base-changed', otherBaseText(base, ref, merged), url),
		hasMoved &&
			reason('head-moved', `Its head moved from ${(0, shared_text/* inBackticks */.Zw)(reasons_short(sha))} to ${(0, shared_text/* inBackticks */.Zw)(reasons_short(headSha))}; a push takes it out of the queue`, `${url}/commits`),
	];
}
function otherBaseText(base, { targetBranch }, merged = false) {
	if (base === targetBranch)
		return `Its base branch is not ${(0, shared_text/* inBackticks */.Zw)(targetBranch)}, the branch of the queue`;
	return merged
		? `It was merged into ${(0, shared_text/* inBackticks */.Zw)(base)}, not into ${(0, shared_text/* inBackticks */.Zw)(targetBranch)}`
		: `Its base branch is ${(0, shared_text/* inBackticks */.Zw)(base)}, but the queue is for ${(0, shared_text/* inBackticks */.Zw)(targetBranch)}`;
}
function ofTests(facts) {
	const { failing = [], gitHub } = facts;
	const isCause = ({ name }) => !isQueueCheck(name, facts);
	const checks = (gitHub?.checks ?? []).filter(isCause);
	const testChecks = (gitHub?.testChecks ?? []).filter(isCause);
	const requiredChecks = (gitHub?.requiredChecks ?? []).filter((name) => isCause({ name }));
	const inTests = [...failing.filter(isCause), ...testChecks.filter(hasFailed)];
	const reported = new Set(checks.map(({ name }) => name));
	const expected = [
		...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
		...requiredChecks.filter((name) => !reported.has(name)),
	];
	const unreported = { required: true, url: gitHub && `${gitHub.url}/checks` };
	return [
		...inTests
			.toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false))
			.map(that('check-failed', 'failed on the test branch')),
		...(facts.notRun ?? [])
			.map((check) => ({ ...check, required: true }))
			.map(that('check-missing', 'did not run on the test branch')),
		...(facts.unfinished ?? [])
			.map((check) => ({ ...check, required: true }))
			.map(that('check-pending', 'has not finished on the test branch')),
		...checks
			.filter((check) => hasFailed(check) && check.required !== false)
			.map(that('check-failed', 'failed on the head commit')),
		...expected
			.map((name) => ({ ...unreported, name }))
			.map(that('check-missing', 'was never reported')),
		...testChecks
			.filter(isPending)
			.map(that('check-pending', 'has not finished on the test branch')),
		...checks.filter(isPending).map(that('check-pending', 'has not finished on the head commit')),
		...ofBlocks(facts),
	];
}
function ofBlocks({ entry, ref, gitHub }) {
	const onHead = (state) => `${state} on the head commit`;
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url }) => {
		if (name !== undefined && isQueueCheck(name, { ref, gitHub }))
			return [];
		const check = { name: name ?? '', url: url ?? gitHub?.url, required: true };
		switch (kind) {
			case 'behind_base':
				return [reason('behind', behindText(ref.targetBranch), gitHub?.url)];
			case 'merge_conflict':
				return [reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub))];
			case 'failing_required_check':
				if (name !== undefined)
					return [that('check-failed', onHead('failed'))(check)];
				return [reason('check-failed', 'A required check failed on the head commit', check.url)];
			case 'awaiting_required_check':
				if (name !== undefined)
					return [that('check-pending', onHead('has not finished'))(check)];
				return [reason('check-pending', 'A required check has not finished', check.url)];
			default:
				return [];
		}
	});
}
const behindText = (base) => `It is behind ${(0, shared_text/* inBackticks */.Zw)(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${(0, shared_text/* inBackticks */.Zw)(base)}`;
const conflictsPage = (gitHub) => gitHub && `${gitHub.url}/conflicts`;
const isQueueCheck = (name, { ref, gitHub }) => name.endsWith(`Merge Queue (${ref.targetBranch})`) || gitHub?.queueChecks?.includes(name) === true;
const hasFailed = ({ state }) => state === 'failure';
const isPending = ({ state, required }) => state === 'pending' && required === true;
const that = (kind, what) => ({ name, url, required }) => reason(kind, `${required ? 'Required check' : 'Check'} ${(0, shared_text/* inBackticks */.Zw)(name)} ${what}`, url);
function ofMerge({ gitHub, record }) {
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
const NOT_MERGEABLE = {
	...reason('queue-reason', 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check'),
	next: { remedy: 'Set `github-token`, so that the step can say which' },
};
function ofQueue({ record, queueState = 'running', ref, gitHub }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	const queue = `The queue of ${(0, shared_text/* inBackticks */.Zw)(ref.targetBranch)}`;
	const absent = record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue';
	return [
		gitHub === undefined && mergeability === 'not_mergeable' && NOT_MERGEABLE,
		mergeability === 'in_progress' && {
			...reason('queue-reason', 'GitHub is still working out whether it can be merged', gitHub?.url),
			next: { remedy: 'Wait: GitHub takes a few seconds' },
		},
		queueState !== 'running' &&
			reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`),
		!record?.isCurrentlySubmittedToQueue &&
			!(0, schemas/* isEnded */.pl)(record?.state) &&
			reason('not-in-queue', absent, gitHub?.url),
	];
}
function unique(reasons) {
	const byText = new Map();
	for (const reason of reasons) {
		const key = reason.text.replace(/^Required check/, 'Check');
		if (!byText.has(key))
			byText.set(key, reason);
	}
	return [...byText.values()];
}
const reasons_short = (sha) => sha.slice(0, 12);
const firstRemedy = (reasons) => reasons.find(({ remedy }) => remedy !== undefined)?.remedy;

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ek: () => (changedAt),
  Lg: () => (isOtherHead),
  OE: () => (slowdown),
  QS: () => (recordOutputs),
  TL: () => (isMerged),
  U4: () => (isNewer),
  Uy: () => (lookUpQueue),
  WR: () => (placeOutputs),
  tW: () => (isOlder),
  xB: () => (isIdle)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);

const isMerged = (record, { targetBranch }) => record?.state === 'MERGED' && (record.prBaseBranch ?? targetBranch) === targetBranch;
const isIdle = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
function changedAt(record) {
	const stamp = record?.stateChangedAt ?? '';
	const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(stamp) ? Date.parse(stamp) : Number.NaN;
	return Number.isNaN(at) ? undefined : at;
}
function isNewer(record, before) {
	if (before === undefined)
		return true;
	const [at, then] = [changedAt(record), changedAt(before)];
	return at === undefined || then === undefined ? record.state !== before.state : at > then;
}
function isOlder(record, than) {
	const [at, then] = [changedAt(record), changedAt(than)];
	return at !== undefined && then !== undefined && at < then;
}
const isOtherHead = (headSha, expected) => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase();
function recordOutputs(record) {
	if (record === undefined)
		return { submitted: false };
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
async function lookUpQueue(context, ref) {
	let warning;
	const answer = context.service.getQueue(ref, { attempts: 1 });
	const queue = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, answer, (_, error) => {
		warning = `The queue could not be read: ${error?.explanation.problem}`;
	});
	return { queue, warning: queue ? slowdown(ref, queue) : warning };
}

/***/ }),

/***/ 2484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  e: () => (reportComment),
  h: () => (reportSummary)
});
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);
var _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7568);
var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1059);





function reportSummary(report) {
	const { timeline = [], pullRequestUrl } = report;
	const page = pullRequestUrl === undefined ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Pull request', pullRequestUrl)];
	const facts = [...knownFacts(report), ...page].join(' · ');
	return join(...verdict(report), timesLine(timeline), timeline.length === 0
		? facts
		: (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('Timeline and details', join(timelineReport(timeline), facts)));
}
function reportComment(report, runUrl, now, details = '') {
	const time = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
	const { facts = [] } = report;
	const commits = knownFacts({ facts: facts.filter(([name]) => name.endsWith(' commit')) });
	const origin = [...commits, `${time} UTC`, (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Run', runUrl)].join(' · ');
	return join(...verdict(report), details, `<sub>${origin}</sub>`);
}
const join = (...parts) => parts.filter((part) => part !== '').join('\n\n');
function verdict({ reasons = [], why = [], remedy, ...report }) {
	const remedies = remedy === undefined ? [] : [...new Set(reasons.map((one) => one.remedy))];
	const [common] = remedies.length === 1 ? remedies : [];
	const next = common ?? (reasons[0]?.remedy === undefined ? remedy : undefined);
	const withRemedies = common === undefined && remedy !== undefined;
	return [
		`### ${report.mark ?? _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7[report.status]} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(report.headline)}`,
		listOf([...reasonLines(reasons, withRemedies), ...why.map((said) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said))]),
		next === undefined ? '' : nextStep(next),
	];
}
const nextStep = (remedy) => `**Next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(remedy)}`;
const listOf = (lines) => lines.length === 1 ? `${lines[0]}` : lines.map((line) => `- ${line}`).join('\n');
const knownFacts = ({ facts = [] }) => facts.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name)} ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value)}`]);
const MOST_PHASES = 8;
function timesLine(timeline) {
	if (timeline.length < 2 || timeline.length > MOST_PHASES)
		return '';
	const longest = Math.max(...timeline.map(({ seconds }) => seconds));
	const phases = timeline.map(({ state, since, seconds }) => {
		const word = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_WORDS */ .I7[state] ?? state);
		if ((0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state))
			return `${word} ${since.slice(11, 16)} UTC`;
		const time = `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(seconds))} ${word}`;
		return seconds === longest ? `**${time}**` : time;
	});
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
	return `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(total))} in the queue: ${phases.join(' → ')}`;
}
const MOST_REASONS = 10;
function reasonLines(reasons, withRemedies) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url, remedy }) => {
		const { page } = _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW[kind];
		const more = page === undefined || (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(page, url)})`;
		const next = withRemedies && remedy !== undefined ? `<br>${nextStep(remedy)}` : '';
		return `${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(said)}${more}${next}`;
	});
	const left = reasons.length - lines.length;
	return left <= 0
		? lines
		: [...lines, `${left} more; the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('reasons')} has all of them`];
}
const SQUARES = {
	NOT_READY: '🟨',
	PENDING: '🟨',
	TESTING: '🟦',
	TESTS_PASSED: '🟩',
	PENDING_FAILURE: '🟧',
	MERGED: '✅',
	FAILED: '❌',
	CANCELLED: '🚫',
};
const STRIP_LENGTH = 30;
function timelineReport(timeline) {
	if (timeline.length === 0)
		return '';
	let day = '';
	const row = ({ state, since, seconds }) => {
		const isNewDay = since.slice(0, 10) !== day;
		day = since.slice(0, 10);
		return [
			squareOf(state),
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(state),
			(0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0, _shared_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p)(seconds)),
			isNewDay ? since.slice(0, 16).replace('T', ' ') : since.slice(11, 16),
		];
	};
	const where = `the output ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('timeline')} has all of them`;
	const table = (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)(['', 'State', { number: 'For' }, 'Since (UTC)'], timeline, row, where);
	return timeline.length < 2 || timeline.length > STRIP_LENGTH
		? table
		: `${strip(timeline)}\n\n${table}`;
}
function strip(timeline) {
	const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
	const squares = timeline.map(({ state, seconds }) => {
		const length = (0, _service_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnded */ .pl)(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total));
		return squareOf(state).repeat(length);
	});
	return squares.join('');
}
const squareOf = (state) => SQUARES[state] ?? '⬜';

/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HN: () => (testRunOfEvent),
  KB: () => (problemOfRun),
  Px: () => (problemOfPattern),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8860);

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
function problemOfPattern(pattern) {
	const placeholders = pattern.match(/\{[^}]*\}/g) ?? [];
	if (placeholders.sort().join('') === '{id}{number}')
		return undefined;
	return 'must hold {number} and {id} once each, and no other placeholder';
}
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
	return { number: Number(number), id: id.toLowerCase(), suffix: suffix.toLowerCase() };
}
const testBranchPrefix = (pattern, number) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
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

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (bareRunId),
  UB: () => (rememberRuns),
  Uu: () => (checkRows),
  nC: () => (testRunId),
  oG: () => (reportChecks),
  we: () => (readTestRun)
});
var _github_check_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4096);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3709);
var _step_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2223);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
var _test_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4459);






const testRunId = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .convert */ .C6)((text, refuse) => RUN_ID.test(text)
	? text.slice(0, 36).toLowerCase() + text.slice(36)
	: refuse(`must be the UUID of a test run, but is ${(0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)}`));
const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[^\s/]{1,100})?$/i;
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(service, queue, id, options) {
	try {
		return await service.getMergeQueueTestingDetails(queue, id, options);
	}
	catch (error) {
		if (!(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404) || bareRunId(id).length === id.length)
			throw error;
		return service.getMergeQueueTestingDetails(queue, bareRunId(id), options);
	}
}
function checkRows({ checkSuites = [], statusChecks = [], }) {
	const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) => checkRuns.map(({ name, url, conclusion }) => {
		const state = (0, _github_check_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfCheck */ .N)(conclusion);
		return { kind: 'run', name, url, state, suite: `service ${suite}` };
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = (0, _github_check_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfCheck */ .N)(word);
		const before = statuses.get(name);
		if (before === undefined || (before.state === 'pending' && state !== 'pending'))
			statuses.set(name, { kind: 'status', name, url, state });
	}
	return [...runs, ...statuses.values()];
}
function reportChecks(details) {
	const required = new Set(details.requiredStatuses);
	const byName = new Map();
	for (const { name, url, state } of checkRows(details)) {
		const check = { name, url, state: FOR_A_MERGE[state], required: required.has(name) };
		const before = byName.get(name);
		if (before === undefined || RANK[check.state] > RANK[before.state])
			byName.set(name, check);
	}
	const checks = [...byName.values()];
	return {
		checks,
		failing: checks.filter((check) => check.state === 'failure'),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const FOR_A_MERGE = {
	passed: 'success',
	failed: 'failure',
	'not-run': 'failure',
	pending: 'pending',
};
const RANK = { pending: 0, success: 1, failure: 2 };
async function rememberRuns(context, { number }, ids) {
	const { github, log } = context;
	if (!github.available)
		return;
	const pattern = _step_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .inputDefaults */ .V['test-branch-pattern'];
	const listed = github
		.commits()
		.then(({ branches }) => branches((0, _test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .testBranchPrefix */ .XV)(pattern, number)));
	const say = (why) => log.debug(`The test branches could not be listed: ${why}`);
	for (const { branch } of (await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)(context, listed, say)) ?? []) {
		const found = (0, _test_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTestBranch */ .cH)(branch, pattern);
		if (found?.number === number)
			ids.add(found.id + found.suffix);
	}
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

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Lp: () => (afterAbort),
  b9: () => (Allowance),
  j: () => (untilGraceEnds),
  ux: () => (within)
});
var _http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7575);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9051);


const afterAbort = (context, ms, work) => within(context, ms, work, []);
function untilGraceEnds({ clock, signal }) {
	const end = new AbortController();
	const begin = () => void clock.timer((0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .graceMs */ .Nl)(signal) - _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .WRITING_MS */ .Kq, () => end.abort(signal.reason));
	if (signal.aborted)
		begin();
	else
		signal.addEventListener('abort', begin, { once: true });
	return end.signal;
}
async function within(context, ms, work, signals = [context.signal]) {
	const limit = new AbortController();
	const stop = context.clock.timer(ms, () => limit.abort(new Error(`${(0, _http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(ms)} passed`)));
	const signal = AbortSignal.any([...signals, limit.signal]);
	try {
		return await work({
			...context,
			signal,
			service: context.service.withSignal(signal),
			github: context.github.withSignal(signal),
		});
	}
	finally {
		stop();
	}
}
class Allowance {
	#clock;
	#leftMs;
	constructor(clock, ms) {
		this.#clock = clock;
		this.#leftMs = ms;
	}
	async spend(context, ms, work) {
		const began = this.#clock.monotonic();
		try {
			return await within(context, Math.min(ms, this.#leftMs), work);
		}
		finally {
			this.#leftMs = Math.max(0, this.#leftMs - (this.#clock.monotonic() - began));
		}
	}
}

/***/ })

};

export { id, ids, modules };
