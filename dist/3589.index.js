"use strict";
exports.id = 3589;
exports.ids = [3589];
exports.modules = {

 3589:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const commits = __webpack_require__(7044);
const main = __webpack_require__(4516);
const pullFiles = __webpack_require__(7404);
const reasons = __webpack_require__(363);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);

function resultOf(run, entry) {
	const causes = entry?.failureCausingStatuses ?? [];
	const causeNames = namesIn(causes);
	const all = (run?.checks ?? []).map((check) => (causeNames.has(check.name) ? { ...check, required: true } : check));
	const reported = all.filter(({ required }) => required);
	const required = [...reported, ...missingChecks(run, reported)];
	const blamed = blamedChecks(causes, required);
	const blamedNames = namesIn(blamed);
	const classOf = ({ name, state }) => (blamedNames.has(name) ? 'blamed' : state);
	const inClass = (wanted) => required.filter((check) => classOf(check) === wanted);
	const failed = [...inClass('failed'), ...blamed];
	const notRun = inClass('not-run');
	const siblings = siblingsOf(reported, all);
	const isGreen = ({ name }) => isGreenNow(reported.filter((check) => check.name === name));
	return {
		failed,
		notRun,
		pending: inClass('pending'),
		siblings,
		suspects: suspectsOf(siblings, [...failed, ...notRun], reported),
		greenNow: blamed.filter(isGreen),
	};
}
function blamedChecks(causes, required) {
	const isExplained = ({ state, kind }) => {
		if (state === 'failed')
			return true;
		return state === 'not-run' && kind !== undefined;
	};
	const explainedNames = namesIn(required.filter(isExplained));
	return causes
		.filter(({ name }) => !explainedNames.has(name))
		.map(({ name, url }) => ({ name, url, state: 'failed', required: true }));
}
const namesIn = (checks) => new Set(checks.map(({ name }) => name));
function missingChecks(run, reported) {
	const reportedNames = namesIn(reported);
	const state = run?.isWhole ? 'not-run' : 'pending';
	return (run?.required ?? [])
		.filter((name) => !reportedNames.has(name))
		.map((name) => ({ name, required: true, state }));
}
function siblingsOf(reported, all) {
	const suites = new Set(reported.map(({ suite }) => suite));
	return all.filter(({ required, suite, state }) => {
		if (required || suite === undefined || !suites.has(suite))
			return false;
		return state === 'failed' || state === 'not-run';
	});
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
const failsAmong = (checks, check) => checks.some((other) => other.state === 'failed' && isSameCheck(other, check));
const isSameCheck = (one, { name, kind }) => one.name === name && one.kind === kind;

const QUESTIONS_MS = 45_000;
class GitHubQuestions {
	missingPermissions = new Set();
	#context;
	#ref;
	#pattern;
	#logged;
	#budget;
	#deadline;
	constructor(context, deadline, ref, testBranchPattern, logged = new Set(), ms = QUESTIONS_MS) {
		this.#context = context;
		this.#deadline = deadline;
		this.#ref = ref;
		this.#pattern = testBranchPattern;
		this.#logged = logged;
		this.#budget = new pullFiles.Budget(ms);
	}
	async facts(earlier) {
		const { number } = this.#ref;
		const { github } = this.#context;
		if (!github.available) {
			this.#log('`github-token` is empty, so all reasons come from Trunk.');
			return commits.NO_TOKEN;
		}
		const prefix = main.testBranchPrefix(number, this.#pattern);
		const answer = await this.#try(async (deadline) => {
			const { readMergeFacts } = await __webpack_require__.e( 4812).then(__webpack_require__.t.bind(__webpack_require__, 4812, 19)).then(n => n.mergeFacts);
			return readMergeFacts(this.#context, deadline, this.#ref, prefix);
		}, (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (!answer.isKnown) {
			if (earlier !== undefined)
				return commits.known(earlier);
			const other = await this.#try((deadline) => commits.readPullRequest(this.#context, deadline, number), () => { });
			return other.isKnown ? other : answer;
		}
		const facts = answer.value;
		if (facts.lacking?.length)
			this.#log(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts.checksHidden)
			this.missingPermissions.add('checks: read').add('statuses: read');
		if (prefix.includes(String(number)))
			return answer;
		return commits.known({ ...facts, testChecks: [] });
	}
	async checks(sha) {
		if (sha === undefined)
			return commits.unread('the commit is not known');
		const [runs, statuses] = await Promise.all([
			this.ask((commits, ...at) => commits.checkRuns(...at, sha)),
			this.ask((commits, ...at) => commits.statuses(...at, sha)),
		]);
		if (!runs.isKnown)
			return runs;
		if (statuses.isKnown)
			return commits.known([...runs.value, ...statuses.value]);
		return statuses;
	}
	async branch(name) {
		const sha = await this.ask((commits, ...at) => commits.headOf(...at, name));
		if (!sha.isKnown)
			return sha;
		const checks = await this.checks(sha.value);
		if (checks.isKnown)
			return commits.known({ sha: sha.value, checks: checks.value });
		return checks;
	}
	async workflows(sha) {
		const { github, log } = this.#context;
		if (!github.available)
			return undefined;
		const reading = this.share(async (deadline) => (await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7044, 19)).then(n => n.commits)).workflows(github, deadline, sha));
		return commits.bestEffort(this.#deadline, reading, (why) => log.info(why));
	}
	async testBranches(which) {
		const { number } = this.#ref;
		const prefix = main.testBranchPrefix(number, this.#pattern);
		const tips = await this.ask((commits, ...at) => commits[which](...at, prefix));
		if (!tips.isKnown)
			return tips;
		return commits.known(tips.value.flatMap(({ branch, headSha }) => {
			const parsed = main.parseTestBranch(branch, this.#pattern);
			if (parsed?.number === number)
				return [{ ...parsed, branch, commit: headSha }];
			return [];
		}));
	}
	ask(question) {
		const { github } = this.#context;
		return this.#try(async (deadline) => question(await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7044, 19)).then(n => n.commits), github, deadline));
	}
	share(question) {
		return this.#budget.run(this.#deadline, question);
	}
	async #try(question, onFailure = (why) => this.#context.log.info(why)) {
		if (!this.#context.github.available)
			return commits.NO_TOKEN;
		return commits.readFact(this.#deadline, this.share(question), (why, error) => {
			if (error instanceof pullFiles.GitHubError && error.lacksPermission)
				this.missingPermissions.add(error.permission);
			onFailure(why);
		});
	}
	#log(message) {
		if (!this.#logged.has(message))
			this.#context.log.info(message);
		this.#logged.add(message);
	}
}

const BLOCKED_STATES = ['NOT_READY', 'PENDING_FAILURE'];
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
async function readServiceFacts(deadline, search, record, facts, timeline = readTimeline(deadline, search, record)) {
	const notes = [];
	const { state = '' } = record ?? {};
	const history = await timeline;
	const entry = commits.ifKnown(history)?.entry;
	if (!history.isKnown && (record === undefined || isWaitingItsTurn(search, record)))
		return { history, run: commits.unread(NOT_READ), notes };
	if (UNTESTED.includes(state) || timeInQueue.leftWithPrerequisite(entry))
		return { history, run: commits.unread('it explains nothing'), notes };
	const run = await findRun(deadline, { ...search, facts, notes, stateSince: commits.changedAt(record) }, entry);
	return { history, run: run.isKnown ? commits.known(timeInQueue.withTested(run.value, entry)) : run, notes };
}
const NOT_READ = 'it was not asked';
const isWaitingItsTurn = ({ isBrief = false }, record) => isBrief && commits.isQueued(record) && !BLOCKED_STATES.includes(record.state ?? '');
async function readTimeline(deadline, search, record) {
	if (record === undefined || isWaitingItsTurn(search, record))
		return commits.unread(NOT_READ);
	const { context, ref, isBrief = false } = search;
	const reading = context.service.getPullRequestHistory(deadline, ref, {
		attempts: isBrief ? 1 : 2,
	});
	const answer = await commits.readFact(deadline, reading, (why) => context.log.debug(`The history of #${ref.number}: ${why}`));
	if (!answer.isKnown)
		return answer;
	const { parseTimeline } = await __webpack_require__.e( 9284).then(__webpack_require__.t.bind(__webpack_require__, 9284, 19)).then(n => n.timeline);
	const [newest] = parseTimeline(answer.value);
	const isPresent = (newest?.state ?? record.state) === record.state && !commits.isOlder(answer.value, record);
	return commits.known({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined });
}
async function findRun(deadline, search, entry) {
	const { inputs, claim } = search;
	if (inputs.testRunId !== undefined)
		return readRun(deadline, search, inputs.testRunId);
	if (claim !== undefined)
		return readRun(deadline, search, claim.id, claim);
	if (entry?.testRun !== undefined)
		return readRun(deadline, search, entry.testRun.id);
	if (entry?.reason === 'start_test_run_merge_conflict')
		return commits.unread('it never had one');
	const newest = await newestOfSeenRuns(deadline, search);
	if (newest !== undefined)
		return commits.known(newest);
	const [closed] = commits.ifKnown(await search.questions.testBranches('closedTests')) ?? [];
	if (closed === undefined)
		return commits.unread('nothing names it');
	return readRun(deadline, search, closed.id, closed);
}
async function newestOfSeenRuns(deadline, search) {
	const claims = new Map();
	for (const id of search.seenRuns ?? [])
		claims.set(id, undefined);
	const living = commits.ifKnown(await search.questions.testBranches('branches')) ?? [];
	for (const claim of living)
		claims.set(claim.id, claim);
	const runs = [];
	for (const [id, claim] of [...claims].slice(-5).reverse()) {
		const run = await readRun(deadline, search, id, claim);
		if (run.isKnown)
			runs.push(run.value);
	}
	return runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))[0];
}
async function readRun(deadline, search, id, claim) {
	const { context, ref, questions, inputs, isBrief, facts, notes } = search;
	const { service, log } = context;
	const reading = timeInQueue.readTestRun(deadline, service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const early = claim?.commit !== undefined && !isBrief ? questions.checks(claim.commit) : undefined;
	const answer = await commits.readFact(deadline, reading, (why) => log.info(`The test run ${id} cannot be read: ${why}`));
	if (!answer.isKnown)
		return answer;
	const details = answer.value;
	const { testBranchSha: sha } = details;
	const needsNoCommit = isBrief && sha === undefined;
	const problem = main.problemOfRun(ref.number, details, needsNoCommit ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return commits.unread(problem);
	}
	const checks = await (early ?? questions.checks(sha));
	const isExpired = hasExpired(search, details, checks);
	if (isExpired)
		notes.push('GitHub no longer keeps the checks of its test run');
	const workflows = isBrief ? undefined : await workflowsOf(search, details, commits.ifKnown(checks));
	const gitHub = {
		facts: await facts,
		checks: isExpired ? commits.unread('GitHub no longer keeps them') : checks,
		workflows,
		isExpired,
	};
	return commits.known(timeInQueue.testRunOf(id, details, gitHub, ref));
}
const KEPT_MS = 7 * 86_400_000;
function hasExpired({ context, stateSince }, { createdAt }, checks) {
	const madeAt = index.parseTime(createdAt) ?? stateSince;
	const isOld = madeAt !== undefined && context.clock.now() - madeAt > KEPT_MS;
	return isOld && checks.isKnown && checks.value.length === 0;
}
async function workflowsOf({ context, questions }, { testBranchSha: sha }, checks = []) {
	const { payload } = context.event;
	const own = pullFiles.valueAt(payload, 'workflow_run', 'check_suite_id');
	const name = pullFiles.textAt(payload, 'workflow_run', 'name');
	if (typeof own !== 'number' || name === undefined || sha === undefined)
		return undefined;
	const failedElsewhere = checks.some(({ state, suite = own }) => state === 'failed' && suite !== own);
	if (!failedElsewhere)
		return new Map([[own, name]]);
	const others = (await questions.workflows(sha)) ?? [];
	return new Map([...others, [own, name]]);
}

function whyNotMerged({ ref, record, entry, gitHub, run, result = resultOf(run, entry), }, queueState, missingPermissions = new Set()) {
	const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE';
	const isCause = (check) => run?.required.length === 0 && check.state === 'failed';
	const causes = [...failureCauses(result), ...(run?.checks ?? []).filter(isCause)];
	const failing = [...new Map(causes.map((check) => [check.name, check])).values()];
	const stoppedSuspects = result.suspects.filter(({ state }) => state === 'not-run');
	const reasons$1 = reasons.reasonsOf({
		ref,
		record,
		entry,
		failing,
		queueState,
		missingPermissions: [...missingPermissions],
		gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
		notRun: isOver ? [...result.notRun, ...stoppedSuspects] : [],
		unfinished: result.pending.filter(({ kind }) => kind !== undefined),
	});
	return {
		reasons: reasons$1,
		failing: failing.map(commits.checkOutput),
		isMergedOnGitHub: commits.isMergedOnGitHub(gitHub, ref),
		headSha: gitHub?.headSha,
	};
}
const EXPLAIN_LIMIT_MS = 10_000;
async function readWhyNotMerged(context, deadline, ref, { record, queue, gitHub, seenRuns, logged }) {
	if (commits.isMerged(record, ref))
		return { reasons: [], failing: [] };
	const limit = deadline.atMost(EXPLAIN_LIMIT_MS);
	const questions = new GitHubQuestions(context, limit, ref, main.DEFAULT_PATTERN, logged);
	const inputs = { testBranchPattern: main.DEFAULT_PATTERN };
	const search = { context, ref, questions, inputs, seenRuns, isBrief: true };
	const facts = questions.facts(gitHub);
	const [onGitHub, inService] = await Promise.all([
		facts,
		readServiceFacts(limit, search, record, facts),
	]);
	const known = {
		ref: context.stacks.current(ref),
		record,
		gitHub: commits.ifKnown(onGitHub),
		entry: commits.ifKnown(inService.history)?.entry,
		run: commits.ifKnown(inService.run),
	};
	return whyNotMerged(known, queue?.state, questions.missingPermissions);
}

const whyNotMerged$1 = Object.freeze(Object.defineProperty({
	__proto__: null,
	readWhyNotMerged,
	whyNotMerged
}, Symbol.toStringTag, { value: 'Module' }));

exports.GitHubQuestions = GitHubQuestions;
exports.QUESTIONS_MS = QUESTIONS_MS;
exports.failingChecks = failingChecks;
exports.failsAmong = failsAmong;
exports.failureCauses = failureCauses;
exports.isGreenNow = isGreenNow;
exports.isSameCheck = isSameCheck;
exports.readServiceFacts = readServiceFacts;
exports.readTimeline = readTimeline;
exports.readWhyNotMerged = readWhyNotMerged;
exports.resultOf = resultOf;
exports.whyNotMerged = whyNotMerged;
exports.whyNotMerged$1 = whyNotMerged$1;

 })

};
;