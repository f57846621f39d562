'use strict';

exports.id = 623;
exports.ids = [623];
exports.modules = {

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N: () => (stateOfCheck),
  l: () => (FOR_A_MERGE)
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
const FOR_A_MERGE = {
	passed: 'success',
	failed: 'failure',
	'not-run': 'failure',
	pending: 'pending',
};
const stateOfCheck = (word) => STATES.get(word?.toLowerCase() ?? '') ?? 'pending';

/***/ }),

/***/ 4351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  f: () => (findFacts)
});
var _github_event_js_0 = __webpack_require__(8860);
var _shared_best_effort_js_1 = __webpack_require__(3709);
var _record_js_2 = __webpack_require__(6583);
var _test_branch_js_3 = __webpack_require__(4459);
var _test_run_js_4 = __webpack_require__(8210);
var _testing_details_js_5 = __webpack_require__(1059);






async function findFacts(search, record, gitHub) {
	const asked = search.gitHub.facts(gitHub);
	const notes = [];
	const [shown, { hasTimeline, ...found }] = await Promise.all([
		asked,
		askService({ ...search, asked, notes }, record),
	]);
	const facts = { ref: search.ref, record, gitHub: shown, ...found };
	return { facts, hasTimeline, notes };
}
const HELD_UP = ['NOT_READY', 'PENDING_FAILURE'];
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
async function askService(search, record) {
	const { context, ref, isBrief = false } = search;
	const { state = '' } = record ?? {};
	const goesOn = record?.isCurrentlySubmittedToQueue && !HELD_UP.includes(state);
	if (record === undefined || (isBrief && goesOn))
		return {};
	const history = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 });
	const say = (why) => context.log.debug(`The history of #${ref.number}: ${why}`);
	const answer = await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, history, say);
	const { parseTimeline } = await __webpack_require__.e(/* import() */ 415).then(__webpack_require__.bind(__webpack_require__, 7415));
	const [newest] = parseTimeline(answer);
	const isPresent = (newest?.state ?? record.state) === record.state;
	const entry = isPresent && answer && !(0, _record_js_2/* .isOlder */ .tW)(answer, record) ? newest : undefined;
	const hasRun = !UNTESTED.includes(state) && !(0, _test_run_js_4/* .isStacked */ .gE)(entry);
	const run = hasRun ? await findRun(search, entry) : undefined;
	return { entry, run: run && (0, _test_run_js_4/* .withTested */ .QL)(run, entry), hasTimeline: newest !== undefined };
}
async function findRun(search, entry) {
	const { inputs, ref, claim, gitHub, seen = [] } = search;
	const read = (id, claim) => readRun(search, id, claim);
	if (inputs.testRunId !== undefined)
		return read(inputs.testRunId);
	if (claim !== undefined)
		return read(claim.id, claim);
	if (entry?.testRun !== undefined)
		return read(entry.testRun.id);
	if (entry?.reason === 'start_test_run_merge_conflict')
		return undefined;
	const claimsOf = (tips = []) => tips.flatMap(({ branch, headSha }) => {
		const parsed = (0, _test_branch_js_3/* .parseTestBranch */ .cH)(branch, inputs.testBranchPattern);
		return parsed?.number === ref.number ? [{ ...parsed, branch, commit: headSha }] : [];
	});
	const living = claimsOf(await gitHub.testBranches('branches'));
	const candidates = new Map([
		...[...seen].map((id) => [id, undefined]),
		...living.map((claim) => [claim.id, claim]),
	]);
	const runs = [];
	for (const [id, claim] of [...candidates].slice(-5).reverse()) {
		const run = await read(id, claim);
		if (run !== undefined)
			runs.push(run);
	}
	const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
	if (newest !== undefined)
		return newest;
	const [closed] = claimsOf(await gitHub.testBranches('closedTests'));
	return closed && read(closed.id, closed);
}
async function readRun(search, id, claim) {
	const { context, ref, gitHub, inputs, isBrief, asked, notes } = search;
	const { service, log } = context;
	const answer = (0, _testing_details_js_5/* .readTestRun */ .we)(service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const say = (why) => log.info(`The test run ${id} cannot be read: ${why}`);
	const details = await (0, _shared_best_effort_js_1/* .bestEffort */ .z)(context, answer, say);
	if (details === undefined)
		return undefined;
	const isVague = isBrief && details.testBranchSha === undefined;
	const problem = (0, _test_branch_js_3/* .problemOfRun */ .KB)(ref.number, details, isVague ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return undefined;
	}
	const known = { facts: await asked };
	const run = (0, _test_run_js_4/* .testRunOf */ .Hi)(id, details, known, ref);
	if (isBrief && (0, _test_run_js_4/* .checksOf */ .tg)({ run }).failed.length > 0)
		return run;
	const checks = await gitHub.checks(details.testBranchSha);
	const workflows = isBrief ? undefined : await workflowsOf(search, details, checks);
	return (0, _test_run_js_4/* .testRunOf */ .Hi)(id, details, { ...known, checks, workflows }, ref);
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
var _step_within_js_0 = __webpack_require__(2786);
var _find_facts_js_1 = __webpack_require__(4351);
var _github_questions_js_2 = __webpack_require__(1281);
var _on_github_js_3 = __webpack_require__(8511);
var _reasons_js_4 = __webpack_require__(3440);
var _record_js_5 = __webpack_require__(6583);
var _test_branch_js_6 = __webpack_require__(4459);
var _test_run_js_7 = __webpack_require__(8210);








function findingsOf({ ref, record, entry, gitHub, run }, queueState, missingPermissions = new Set()) {
	const checks = (0, _test_run_js_7/* .checksOf */ .tg)({ run, entry });
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...(0, _test_run_js_7/* .failingChecks */ .oe)(checks), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()].map(({ name, url, required }) => ({ name, url, required, state: 'failure' }));
	const reasons = (0, _reasons_js_4/* .reasonsOf */ .zM)({
		...{ ref, record, entry, failing, queueState, missingPermissions: [...missingPermissions] },
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver ? checks.notRun : [],
		unfinished: checks.pending.filter(({ kind }) => kind !== undefined),
	});
	return { reasons, failing, isMergedOnGitHub: (0, _on_github_js_3/* .isMergedOnGitHub */ .$Y)(gitHub, ref) };
}
const LIMIT_MS = 10_000;
async function explain(context, ref, { record, queueState, gitHub, seen = new Set(), said }) {
	if ((0, _record_js_5/* .isMerged */ .TL)(record, ref))
		return { reasons: [], failing: [] };
	return (0, _step_within_js_0/* .within */ .ux)(context, LIMIT_MS, async (bounded) => {
		const questions = new _github_questions_js_2/* .GitHubQuestions */ .L(bounded, ref, _test_branch_js_6/* .DEFAULT_PATTERN */ .Do, said);
		const inputs = { testBranchPattern: _test_branch_js_6/* .DEFAULT_PATTERN */ .Do };
		const search = { context: bounded, ref, gitHub: questions, inputs, seen, isBrief: true };
		const { facts } = await (0, _find_facts_js_1/* .findFacts */ .f)(search, record, gitHub);
		if (facts.gitHub)
			context.setOutputs({ 'head-sha': facts.gitHub.headSha });
		return findingsOf(facts, queueState, questions.missingPermissions);
	});
}

/***/ }),

/***/ 1281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (GitHubQuestions)
});
var _github_octokit_js_0 = __webpack_require__(3177);
var _shared_best_effort_js_1 = __webpack_require__(3709);
var _test_branch_js_2 = __webpack_require__(4459);



class GitHubQuestions {
	missingPermissions = new Set();
	#context;
	#number;
	#testBranches;
	#said;
	constructor(context, { number }, testBranchPattern, said = new Set()) {
		this.#context = context;
		this.#number = number;
		this.#testBranches = (0, _test_branch_js_2/* .testBranchPrefix */ .XV)(number, testBranchPattern);
		this.#said = said;
	}
	async facts(known) {
		const { github } = this.#context;
		const number = this.#number;
		if (!github.available) {
			this.#say('`github-token` is empty, so all reasons come from the service.');
			return undefined;
		}
		const facts = await this.#try(() => github.mergeFacts(number, this.#testBranches), (why) => this.#say(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (facts === undefined)
			return known ?? (0, _shared_best_effort_js_1/* .bestEffort */ .z)(this.#context, github.pullRequest(number), () => { });
		if (facts.lacking?.length)
			this.#say(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts.checksHidden)
			this.missingPermissions.add('checks: read').add('statuses: read');
		return facts;
	}
	async checks(sha) {
		if (sha === undefined)
			return undefined;
		const [runs, statuses] = await Promise.all([
			this.ask((commits) => commits.checkRuns(sha)),
			this.ask((commits) => commits.statuses(sha)),
		]);
		return runs && statuses && [...runs, ...statuses];
	}
	async workflows(sha) {
		const { github, log } = this.#context;
		if (!github.available)
			return undefined;
		const asked = github.commits().then((commits) => commits.workflows(sha));
		return (0, _shared_best_effort_js_1/* .bestEffort */ .z)(this.#context, asked, (why) => log.info(why));
	}
	testBranches(which) {
		return this.ask((commits) => commits[which](this.#testBranches));
	}
	async openedAt() {
		return (await this.#try((github) => github.pullRequest(this.#number)))?.createdAt;
	}
	ask(question) {
		return this.#try(async (github) => question(await github.commits()));
	}
	async #try(question, onFailure = (why) => this.#context.log.info(why)) {
		const { github } = this.#context;
		if (!github.available)
			return undefined;
		return (0, _shared_best_effort_js_1/* .bestEffort */ .z)(this.#context, question(github), (why, error) => {
			if (error instanceof _github_octokit_js_0/* .GitHubError */ .y_ && error.status === 403 && error.kind === 'unauthorized')
				this.missingPermissions.add(error.permission);
			onFailure(why);
		});
	}
	#say(message) {
		if (!this.#said.has(message))
			this.#context.log.info(message);
		this.#said.add(message);
	}
}

/***/ }),

/***/ 8511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (isMergedOnGitHub),
  HD: () => (obstacleOf),
  fu: () => (findMergeCommit),
  xz: () => (mergeCommitOf)
});
var _shared_errors_js_0 = __webpack_require__(8835);
var _shared_references_js_4 = __webpack_require__(2886);
var _shared_text_js_3 = __webpack_require__(5831);
var _step_read_from_github_js_1 = __webpack_require__(6212);
var _record_js_2 = __webpack_require__(6583);





const isMergedOnGitHub = (pullRequest, { targetBranch }) => pullRequest?.merged === true && pullRequest.baseBranch === targetBranch;
const mergeCommitOf = (gitHub, ref) => (isMergedOnGitHub(gitHub, ref) ? gitHub?.mergeCommitSha : undefined);
function obstacleOf({ closed, draft, baseBranch, headSha, conflicting }, { targetBranch }, head) {
	if (closed)
		return 'it is closed';
	if (draft)
		return 'it is a draft';
	if (baseBranch !== targetBranch)
		return `its base branch is ${(0, _shared_text_js_3/* .inBackticks */ .Zw)(baseBranch)}`;
	if ((0, _record_js_2/* .isOtherHead */ .Lg)(headSha, head))
		return `its head is now ${(0, _shared_text_js_3/* .inBackticks */ .Zw)(headSha.slice(0, 12))}`;
	return conflicting ? `it conflicts with ${(0, _shared_text_js_3/* .inBackticks */ .Zw)(targetBranch)}` : undefined;
}
const PAUSE_MS = 2000;
async function findMergeCommit(context, ref, known) {
	const { github, clock, log, signal } = context;
	if (!github.available || mergeCommitOf(known, ref) !== undefined)
		return known;
	let seen = known;
	while (!signal.aborted) {
		const answer = await (0, _step_read_from_github_js_1/* .readFromGitHub */ .A)(context, ref);
		if (answer === undefined)
			break;
		seen = answer;
		if (mergeCommitOf(seen, ref) !== undefined)
			return seen;
		await clock.sleep(PAUSE_MS, signal).catch(() => { });
	}
	if (signal.reason instanceof _shared_errors_js_0/* .RunCancelled */ .zL)
		throw signal.reason;
	log.warning(`${(0, _shared_references_js_4/* .pullRequestName */ .Ib)(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}

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
  HT: () => (worthReading)
});

var schemas = __webpack_require__(9662);
var links = __webpack_require__(1903);
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
const QUEUE_SAYS = "The queue's reason: ";
const SAME_AS = new Map(Object.values(QUEUE_REASONS).map(({ text, like }) => [`${QUEUE_SAYS}${text}`, like]));
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
	const word = entry && queueReasonOf(entry);
	const said = word?.ofEnd && record?.isCurrentlySubmittedToQueue ? undefined : word;
	const service = said && reason('queue-reason', `${QUEUE_SAYS}${said.text}`, said.url ?? gitHub?.url, said);
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
	const byText = new Map();
	for (const one of found) {
		if (!one || (gitHub?.closed && reason_kinds/* KINDS */.G[one.kind].ofOpen))
			continue;
		const key = one.text.replace(/^Required check/, 'Check');
		const worded = { ...one, url: (0, links/* webLink */.D)(one.url), remedy: remedyOf(one.remedy, facts) };
		if (!byText.has(key))
			byText.set(key, worded);
	}
	return [...byText.values()];
}
const worthReading = (reasons) => reasons.filter(({ text }) => !reasons.some(({ kind }) => kind === SAME_AS.get(text)));
const reason = (kind, text, url, remedy = reason_kinds/* KINDS */.G[kind]) => ({ kind, text, url, remedy });
function remedyOf({ remedy, again }, { ref, record }) {
	const next = again && !record?.isCurrentlySubmittedToQueue ? ', then submit it again' : '';
	return remedy && `${remedy.replaceAll('{branch}', () => ref.targetBranch)}${next}.`;
}
const PERMISSIONS = 'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }';
function ofPermissions({ missingPermissions: missing = [] }) {
	if (missing.length === 0)
		return [];
	const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(shared_text/* inBackticks */.Zw).join(', ')}`;
	const remedy = `Give the job \`${PERMISSIONS}\``;
	return [reason('permission-missing', text, undefined, { remedy })];
}
const MERGED_ELSEWHERE = {
	remedy: 'Open another pull request into `{branch}` if the change belongs there too',
};
function ofPullRequest({ gitHub, record, ref }, said) {
	const { url, headSha } = gitHub ?? {};
	const merged = gitHub?.merged || record?.state === 'MERGED';
	const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch;
	const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false;
	const isClosed = gitHub?.closed && !merged && said?.like !== 'closed';
	const isDraft = gitHub?.draft && said?.like !== 'draft';
	const sha = record?.prSha;
	const hasMoved = headSha !== undefined && sha !== undefined && (0, pull_request_record/* isOtherHead */.Lg)(headSha, sha);
	return [
		isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
		isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
		otherBase &&
			reason('base-changed', otherBaseText(base, ref, merged), url, merged ? MERGED_ELSEWHERE : undefined),
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
function ofTests(facts) {
	const { failing = [], notRun = [], unfinished = [], gitHub } = facts;
	const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {};
	const reported = new Set(checks.map(({ name }) => name));
	const url = gitHub && `${gitHub.url}/checks`;
	const unreported = [
		...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
		...requiredChecks.filter((name) => !reported.has(name)),
	].map((name) => ({ name, url, required: true }));
	const inTests = [...failing, ...testChecks.filter(hasFailed)].toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
	const onHead = checks.filter((check) => hasFailed(check) && check.required !== false);
	const that = (kind, what, found) => found
		.filter(({ name }) => !(0, testing_details/* isQueueCheck */.o7)(name, facts.ref, gitHub))
		.map(({ name, url, required }) => reason(kind, `${required ? 'Required check' : 'Check'} ${(0, shared_text/* inBackticks */.Zw)(name)} ${what}`, url));
	return [
		...that('check-failed', 'failed on the test branch', inTests),
		...that('check-missing', 'did not run on the test branch', notRun),
		...that('check-pending', 'has not finished on the test branch', unfinished),
		...that('check-failed', 'failed on the head commit', onHead),
		...that('check-missing', 'was never reported', unreported),
		...that('check-pending', 'has not finished on the test branch', testChecks.filter(isPending)),
		...that('check-pending', 'has not finished on the head commit', checks.filter(isPending)),
		...ofBlocks(facts),
	];
}
function ofBlocks({ entry, ref, gitHub }) {
	return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
		if (name !== undefined && (0, testing_details/* isQueueCheck */.o7)(name, ref, gitHub))
			return [];
		const check = name === undefined ? 'A required check' : `Required check ${(0, shared_text/* inBackticks */.Zw)(name)}`;
		const place = name === undefined ? '' : ' on the head commit';
		switch (kind) {
			case 'behind_base':
				return reason('behind', behindText(ref.targetBranch), gitHub?.url);
			case 'merge_conflict':
				return reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub));
			case 'failing_required_check':
				return reason('check-failed', `${check} failed on the head commit`, url);
			case 'awaiting_required_check':
				return reason('check-pending', `${check} has not finished${place}`, url);
			default:
				return [];
		}
	});
}
const behindText = (base) => `It is behind ${(0, shared_text/* inBackticks */.Zw)(base)}, which must be merged into it first`;
const conflictText = (base) => `It conflicts with ${(0, shared_text/* inBackticks */.Zw)(base)}`;
const conflictsPage = (gitHub) => gitHub && `${gitHub.url}/conflicts`;
const hasFailed = ({ state }) => state === 'failure';
const isPending = ({ state, required }) => state === 'pending' && required === true;
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
const NOT_MERGEABLE = reason('queue-reason', 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check', undefined, { remedy: 'Set `github-token`, so that the step can say which' });
function ofQueue({ record, queueState = 'running', ref, gitHub }) {
	const mergeability = record?.readiness?.gitHubMergeability;
	const queue = `The queue of ${(0, shared_text/* inBackticks */.Zw)(ref.targetBranch)}`;
	const absent = record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue';
	return [
		gitHub?.conflicting === undefined && mergeability === 'not_mergeable' && NOT_MERGEABLE,
		mergeability === 'in_progress' &&
			reason('queue-reason', 'GitHub is still working out whether it can be merged', gitHub?.url, {
				remedy: 'Wait: GitHub takes a few seconds',
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

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B5: () => (shownState),
  Ek: () => (changedAt),
  Lg: () => (isOtherHead),
  Lq: () => (mergedElsewhere),
  MX: () => (isQueued),
  QS: () => (recordOutputs),
  TL: () => (isMerged),
  U4: () => (isNewer),
  Uy: () => (lookUpQueue),
  VV: () => (placeIn),
  WR: () => (placeOutputs),
  _5: () => (isUnchanged),
  ki: () => (mergeSentence),
  tW: () => (isOlder),
  xB: () => (isIdle)
});
var _shared_best_effort_js_0 = __webpack_require__(3709);
var _shared_clock_js_1 = __webpack_require__(3412);
var _shared_references_js_2 = __webpack_require__(2886);



const isMerged = (record, { targetBranch }) => record?.state === 'MERGED' && (record.prBaseBranch ?? targetBranch) === targetBranch;
const mergedElsewhere = (record, ref) => record?.state === 'MERGED' && !isMerged(record, ref)
	? `#${ref.number} was merged into ${record.prBaseBranch}, not into ${ref.targetBranch}`
	: undefined;
const mergeSentence = (record, ref) => isMerged(record, ref) ? `${(0, _shared_references_js_2/* .pullRequestName */ .Ib)(ref)} is already merged` : mergedElsewhere(record, ref);
const shownState = (record) => record?.state === undefined ? 'The service has no record of it' : `Its state is ${record.state}`;
const isQueued = (record) => record?.isCurrentlySubmittedToQueue === true;
const isIdle = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
const changedAt = (record) => (0, _shared_clock_js_1/* .parseTime */ .pe)(record?.stateChangedAt);
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
	const queue = await (0, _shared_best_effort_js_0/* .bestEffort */ .z)(context, answer, (_, error) => {
		warning = `The queue could not be read: ${error?.explanation.problem}`;
	});
	return { queue, warning: queue ? slowdown(ref, queue) : warning };
}

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
var _shared_text_js_6 = __webpack_require__(5831);
var _reason_kinds_js_5 = __webpack_require__(8424);








function reportSummary(report, more = '') {
	const { timeline = [], pullRequestUrl } = report;
	const page = pullRequestUrl === undefined ? [] : [(0, _markdown_markdown_js_1/* .link */ .nf)('Pull request', pullRequestUrl)];
	const facts = [...knownFacts(report), ...page].join(' \u00b7 ');
	return join(...verdict(report), timesLine(timeline), timeline.length === 0
		? facts
		: (0, _markdown_markdown_js_1/* .folded */ .TM)('Timeline and details', join(timelineReport(timeline), facts)), more);
}
function reportFailure(request, report) {
	const { headline, reasons = [], why = [], remedy = '' } = report;
	const texts = reasons.map(({ text }) => text);
	const said = texts.length === 0 ? [] : [(0, _shared_text_js_6/* .firstOf */ .Ku)(texts, MOST_REASONS, '. ')];
	const problem = [headline, ...said, ...why].join('. ');
	return new _shared_errors_js_4/* .ActionError */ .lZ('refused', { request, problem, remedy });
}
function reportComment(report, runUrl, now, details = '') {
	const { facts = [] } = report;
	const commits = knownFacts({ facts: facts.filter(([name]) => name.endsWith(' commit')) });
	const origin = [...commits, `${(0, _shared_clock_js_3/* .utcMinute */ .vD)(now)} UTC`, (0, _markdown_markdown_js_1/* .link */ .nf)('Run', runUrl)].join(' \u00b7 ');
	return join(...verdict(report), details, `<sub>${origin}</sub>`);
}
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
const knownFacts = ({ facts = [] }) => facts.flatMap(([name, value]) => value === undefined || value === '' ? [] : [`${(0, _markdown_markdown_js_1/* .text */ .Qq)(name)} ${(0, _markdown_markdown_js_1/* .code */ .aY)(value)}`]);
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
	return `${(0, _markdown_markdown_js_1/* .text */ .Qq)((0, _shared_duration_js_7/* .duration */ .p)(secondsOf(timeline)))} in the queue: ${phases.join(' \u2192 ')}`;
}
const secondsOf = (timeline) => timeline.reduce((sum, { seconds }) => sum + seconds, 0);
const MOST_REASONS = 10;
function reasonLines(reasons, withRemedies) {
	const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url, remedy }) => {
		const { page } = _reason_kinds_js_5/* .KINDS */ .G[kind];
		const more = page === undefined || (0, _markdown_markdown_js_1/* .webAddress */ .Dy)(url) === undefined ? '' : ` (${(0, _markdown_markdown_js_1/* .link */ .nf)(page, url)})`;
		const next = withRemedies && remedy !== undefined ? `<br>${(0, _markdown_markdown_js_1/* .nextLine */ .sE)(remedy)}` : '';
		return `${(0, _markdown_markdown_js_1/* .prose */ .CS)(said)}${more}${next}`;
	});
	const left = reasons.length - lines.length;
	return left <= 0
		? lines
		: [...lines, `${left} more; the output ${(0, _markdown_markdown_js_1/* .code */ .aY)('reasons')} has all of them`];
}
const SQUARES = {
	NOT_READY: '\ud83d\udfe8',
	PENDING: '\ud83d\udfe8',
	TESTING: '\ud83d\udfe6',
	TESTS_PASSED: '\ud83d\udfe9',
	PENDING_FAILURE: '\ud83d\udfe7',
	MERGED: '\u2705',
	FAILED: '\u274c',
	CANCELLED: '\ud83d\udeab',
};
const STRIP_LENGTH = 30;
function timelineReport(timeline) {
	let day = '';
	const row = ({ state, since, seconds }) => {
		const isNewDay = since.slice(0, 10) !== day;
		day = since.slice(0, 10);
		return [
			squareOf(state),
			(0, _markdown_markdown_js_1/* .code */ .aY)(state),
			(0, _service_schemas_js_2/* .isEnded */ .pl)(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0, _markdown_markdown_js_1/* .text */ .Qq)((0, _shared_duration_js_7/* .duration */ .p)(seconds)),
			isNewDay ? since.slice(0, 16).replace('T', ' ') : since.slice(11, 16),
		];
	};
	const head = ['', 'State', { number: 'For' }, 'Since (UTC)'];
	const table = (0, _markdown_fitting_js_0/* .fittingTable */ .k)(head, timeline, row, 'timeline');
	return timeline.length < 2 || timeline.length > STRIP_LENGTH
		? table
		: `${strip(timeline)}\n\n${table}`;
}
function strip(timeline) {
	const total = secondsOf(timeline) || 1;
	const squares = timeline.map(({ state, seconds }) => {
		const length = (0, _service_schemas_js_2/* .isEnded */ .pl)(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total));
		return squareOf(state).repeat(length);
	});
	return squares.join('');
}
const squareOf = (state) => SQUARES[state] ?? '\u2b1c';

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
  Hi: () => (testRunOf),
  QL: () => (withTested),
  Ym: () => (presentHead),
  gE: () => (isStacked),
  gm: () => (numbersAhead),
  oe: () => (failingChecks),
  tg: () => (checksOf)
});
var _shared_clock_js_0 = __webpack_require__(3412);
var _testing_details_js_1 = __webpack_require__(1059);


const presentHead = ({ gitHub, record }) => (gitHub?.headSha ?? record?.prSha)?.toLowerCase();
const numbersAhead = ({ run, entry }) => [
	...(run?.ahead ?? []),
	...[...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])].map(({ prNumber }) => prNumber),
];
function withTested(run, { testRun, ...entry } = {}) {
	if (testRun !== undefined && testRun.id.toLowerCase() !== run.id.toLowerCase())
		return run;
	const named = [...(testRun?.testedPullRequests ?? []), ...(entry.otherTestedPullRequests ?? [])];
	const all = [...named, ...run.tested].map((one) => [one.prNumber, one]);
	return { ...run, tested: [...new Map(all).values()] };
}
const isStacked = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;
function testRunOf(id, details, gitHub, ref) {
	const isOwn = (name) => (0, _testing_details_js_1/* .isQueueCheck */ .o7)(name, ref, gitHub.facts);
	const required = details.requiredStatuses ?? gitHub.facts?.requiredChecks ?? [];
	const isRequired = new Set(required.filter((name) => !isOwn(name)));
	const shown = (gitHub.checks ?? [])
		.filter(({ app, name }) => app !== 'trunk-io' && !isOwn(name))
		.map(({ app: _, ...check }) => ({
		...check,
		required: isRequired.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const names = new Set(shown.map(({ name }) => name));
	const rows = (0, _testing_details_js_1/* .checkRows */ .Uu)(details);
	const ofService = details.checkSuites && details.statusChecks && rows;
	const others = rows
		.filter(({ name }) => !names.has(name) && !isOwn(name))
		.map((row) => ({ ...row, required: isRequired.has(row.name) }));
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: (0, _shared_clock_js_0/* .parseTime */ .pe)(details.createdAt),
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs ?? [],
		required: [...isRequired],
		checks: [...shown, ...others],
		isWhole: Boolean(ofService?.length || gitHub.checks?.length) ||
			(ofService !== undefined && gitHub.checks !== undefined),
	};
}
function checksOf({ run, entry }) {
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
	const known = new Set([...failed, ...stopped].map(({ name }) => name));
	const blamed = causes
		.filter(({ name }) => !known.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
	const isBlamed = new Set(blamed.map(({ name }) => name));
	const others = (checks) => checks.filter(({ name }) => !isBlamed.has(name));
	const suites = new Set(reported.map(({ suite }) => suite));
	return {
		failed: [...failed, ...blamed],
		notRun: others(notRun),
		pending: others(inState('pending')),
		siblings: all.filter(({ required, suite, state }) => !required &&
			suite !== undefined &&
			suites.has(suite) &&
			(state === 'failed' || state === 'not-run')),
	};
}
const failingChecks = ({ failed, siblings }) => [
	...failed,
	...siblings.filter(({ state }) => state === 'failed'),
];

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
var _github_check_state_js_0 = __webpack_require__(568);
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
		const state = (0, _github_check_state_js_0/* .stateOfCheck */ .N)(conclusion);
		return { kind: 'run', name, url, state, suite: `service ${suite}` };
	}));
	const statuses = new Map();
	for (const { context: name, url, state: word } of statusChecks) {
		const state = (0, _github_check_state_js_0/* .stateOfCheck */ .N)(word);
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
		const check = { name, url, state: _github_check_state_js_0/* .FOR_A_MERGE */ .l[state], required: required.has(name) };
		const before = byName.get(name);
		if (!before || RANKS.indexOf(check.state) > RANKS.indexOf(before.state))
			byName.set(name, check);
	}
	const checks = [...byName.values()];
	return {
		checks,
		failing: checks.filter((check) => check.state === 'failure'),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANKS = ['pending', 'success', 'failure'];

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
