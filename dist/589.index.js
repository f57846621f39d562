"use strict";
exports.id = 589;
exports.ids = [589];
exports.modules = {

 3589:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);
const pullRequest = __webpack_require__(4823);

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

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const testBranchPattern = () => clients.convert((text, refuse) => {
	if (/[\r\n]/.test(text))
		return refuse(`must be a single line, but is ${clients.quote(text)}`);
	const placeholders = text.match(/\{[^}]*\}/g) ?? [];
	if (placeholders.sort().join('') === '{id}{number}')
		return text;
	return refuse('must hold {number} and {id} once each, and no other placeholder');
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
	const groups = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (groups === undefined)
		return undefined;
	const { number, id = '', suffix = '' } = groups;
	return { number: Number(number), id: id.toLowerCase() + suffix };
}
const DEFAULT_PATTERN = clients.inputDefaults['test-branch-pattern'];
const testBranchPrefix = (number, pattern = DEFAULT_PATTERN) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function testRunOfEvent(event, repository, pattern) {
	const [claim, ...others] = clients.branchesOfEvent(event, repository).flatMap((tip) => {
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
		this.#budget = new common.Budget(ms);
	}
	async facts(earlier) {
		const { number } = this.#ref;
		const { github } = this.#context;
		if (!github.available) {
			this.#log('`github-token` is empty, so all reasons come from Trunk.');
			return common.NO_TOKEN;
		}
		const prefix = testBranchPrefix(number, this.#pattern);
		const answer = await this.#try(async (deadline) => {
			const { readMergeFacts } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1599, 19)).then(n => n.mergeFacts);
			return readMergeFacts(this.#context, deadline, this.#ref, prefix);
		}, (why) => this.#log(`GitHub couldn't be asked why #${number} isn't merged: ${why}`));
		if (!answer.isKnown) {
			if (earlier !== undefined)
				return common.known(earlier);
			const other = await this.#try((deadline) => clients.readPullRequest(this.#context, deadline, number), () => { });
			return other.isKnown ? other : answer;
		}
		const facts = answer.value;
		if (facts.lacking?.length)
			this.#log(`This GitHub lacks ${facts.lacking.join(', ')}, so some reasons may be missing.`);
		if (facts.checksHidden)
			this.missingPermissions.add('checks: read').add('statuses: read');
		if (prefix.includes(String(number)))
			return answer;
		return common.known({ ...facts, testChecks: [] });
	}
	async checks(sha) {
		if (sha === undefined)
			return common.unread('the commit is not known');
		const [runs, statuses] = await Promise.all([
			this.ask((commits, ...at) => commits.checkRuns(...at, sha)),
			this.ask((commits, ...at) => commits.statuses(...at, sha)),
		]);
		if (!runs.isKnown)
			return runs;
		if (statuses.isKnown)
			return common.known([...runs.value, ...statuses.value]);
		return statuses;
	}
	async branch(name) {
		const sha = await this.ask((commits, ...at) => commits.headOf(...at, name));
		if (!sha.isKnown)
			return sha;
		const checks = await this.checks(sha.value);
		if (checks.isKnown)
			return common.known({ sha: sha.value, checks: checks.value });
		return checks;
	}
	async workflows(sha) {
		const { github, log } = this.#context;
		if (!github.available)
			return undefined;
		const reading = this.share(async (deadline) => (await __webpack_require__.e( 963).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.commits)).workflows(github, deadline, sha));
		return common.bestEffort(this.#deadline, reading, (why) => log.info(why));
	}
	async testBranches(which) {
		const { number } = this.#ref;
		const prefix = testBranchPrefix(number, this.#pattern);
		const tips = await this.ask((commits, ...at) => commits[which](...at, prefix));
		if (!tips.isKnown)
			return tips;
		return common.known(tips.value.flatMap(({ branch, headSha }) => {
			const parsed = parseTestBranch(branch, this.#pattern);
			if (parsed?.number === number)
				return [{ ...parsed, branch, commit: headSha }];
			return [];
		}));
	}
	ask(question) {
		const { github } = this.#context;
		return this.#try(async (deadline) => question(await __webpack_require__.e( 963).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.commits), github, deadline));
	}
	share(question) {
		return this.#budget.run(this.#deadline, question);
	}
	async #try(question, onFailure = (why) => this.#context.log.info(why)) {
		if (!this.#context.github.available)
			return common.NO_TOKEN;
		return common.readFact(this.#deadline, this.share(question), (why, error) => {
			if (error instanceof clients.GitHubError && error.lacksPermission)
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

const FAILED_BY_CHECK = 'test_run_required_status_failed';
function testRunOf(id, details, gitHub, ref) {
	const facts = common.ifKnown(gitHub.facts);
	const isOwn = (name) => pullRequest.isQueueCheck(name, ref, facts);
	const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter((name) => !isOwn(name));
	const requiredNames = new Set(required);
	const listed = common.ifKnown(gitHub.checks) ?? [];
	const onGitHub = listed
		.filter(({ app, name }) => app !== clients.QUEUE_APP && !isOwn(name))
		.map((check) => ({
		...check,
		required: requiredNames.has(check.name),
		workflow: gitHub.workflows?.get(check.suite),
	}));
	const rows = pullRequest.checkRows(details);
	return {
		id,
		branch: details.testBranch,
		sha: details.testBranchSha?.toLowerCase(),
		status: details.status?.toLowerCase(),
		createdAt: common.parseTime(details.createdAt),
		isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
		tested: details.testedPullRequests ?? [],
		ahead: details.dependentPrs,
		required: [...requiredNames],
		allRequired: allRequired(details, gitHub.facts),
		checks: [
			...onGitHub,
			...rows
				.filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
				.map((row) => ({ ...row, required: requiredNames.has(row.name) })),
		],
		gitHubChecks: gitHub.checks,
		isWhole: isWholeRun(details, gitHub, rows),
	};
}
function isWholeRun({ checkSuites, statusChecks }, { checks, isExpired }, rows) {
	if (isExpired)
		return false;
	const onGitHub = common.ifKnown(checks) ?? [];
	if (onGitHub.length > 0)
		return true;
	if (checkSuites === undefined || statusChecks === undefined)
		return false;
	if (rows.length > 0)
		return true;
	return checks.isKnown;
}
function allRequired({ requiredStatuses }, facts) {
	if (requiredStatuses !== undefined)
		return common.known(requiredStatuses);
	if (!facts.isKnown)
		return facts;
	return facts.value.allRequiredChecks ?? common.unread('GitHub did not show what the branch requires');
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
const leftWithPrerequisite = (entry) => entry?.reason?.startsWith('prerequisite_merge_item_') === true;
const RUN_ID = new RegExp(`^${UUID}(-[^\\s/]{1,100})?$`, 'i');
const testRunInputs = {
	testRunId: clients.optional(clients.convert((text, refuse) => RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${clients.quote(text)}`))),
	testBranchPattern: testBranchPattern(),
};
const bareRunId = (id) => id.slice(0, 36).toLowerCase();
async function readTestRun(deadline, service, queue, id, { testBranchPattern }, options) {
	const read = (id) => service.getMergeQueueTestingDetails(deadline, queue, id, options);
	const bare = id.slice(0, bareRunId(id).length);
	const details = await read(id).catch((error) => {
		if (!clients.hasStatus(error, 404) || bare === id)
			throw error;
		return read(bare);
	});
	const run = parseTestBranch(details.testBranch ?? '', testBranchPattern);
	if (run === undefined || bareRunId(run.id) === bareRunId(id))
		return details;
	throw new common.ActionError('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${bareRunId(run.id)}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}

const BLOCKED_STATES = ['NOT_READY', 'PENDING_FAILURE'];
const UNTESTED = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED'];
async function readServiceFacts(deadline, search, record, facts, timeline = readTimeline(deadline, search, record)) {
	const notes = [];
	const { state = '' } = record ?? {};
	const history = await timeline;
	const entry = common.ifKnown(history)?.entry;
	if (!history.isKnown && (record === undefined || isWaitingItsTurn(search, record)))
		return { history, run: common.unread(NOT_READ), notes };
	if (UNTESTED.includes(state) || leftWithPrerequisite(entry))
		return { history, run: common.unread('it explains nothing'), notes };
	const run = await findRun(deadline, { ...search, facts, notes, stateSince: pullRequest.changedAt(record) }, entry);
	return { history, run: run.isKnown ? common.known(withTested(run.value, entry)) : run, notes };
}
const NOT_READ = 'it was not asked';
const isWaitingItsTurn = ({ isBrief = false }, record) => isBrief && pullRequest.isQueued(record) && !BLOCKED_STATES.includes(record.state ?? '');
async function readTimeline(deadline, search, record) {
	if (record === undefined || isWaitingItsTurn(search, record))
		return common.unread(NOT_READ);
	const { context, ref, isBrief = false } = search;
	const reading = context.service.getPullRequestHistory(deadline, ref, {
		attempts: isBrief ? 1 : 2,
	});
	const answer = await common.readFact(deadline, reading, (why) => context.log.debug(`The history of #${ref.number}: ${why}`));
	if (!answer.isKnown)
		return answer;
	const { parseTimeline } = await __webpack_require__.e( 765).then(__webpack_require__.t.bind(__webpack_require__, 8765, 19)).then(n => n.timeline);
	const [newest] = parseTimeline(answer.value);
	const isPresent = (newest?.state ?? record.state) === record.state && !pullRequest.isOlder(answer.value, record);
	return common.known({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined });
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
		return common.unread('it never had one');
	const newest = await newestOfSeenRuns(deadline, search);
	if (newest !== undefined)
		return common.known(newest);
	const [closed] = common.ifKnown(await search.questions.testBranches('closedTests')) ?? [];
	if (closed === undefined)
		return common.unread('nothing names it');
	return readRun(deadline, search, closed.id, closed);
}
async function newestOfSeenRuns(deadline, search) {
	const claims = new Map();
	for (const id of search.seenRuns ?? [])
		claims.set(id, undefined);
	const living = common.ifKnown(await search.questions.testBranches('branches')) ?? [];
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
	const reading = readTestRun(deadline, service, ref, id, inputs, { attempts: isBrief ? 2 : 3 });
	const early = claim?.commit !== undefined && !isBrief ? questions.checks(claim.commit) : undefined;
	const answer = await common.readFact(deadline, reading, (why) => log.info(`The test run ${id} cannot be read: ${why}`));
	if (!answer.isKnown)
		return answer;
	const details = answer.value;
	const { testBranchSha: sha } = details;
	const needsNoCommit = isBrief && sha === undefined;
	const problem = problemOfRun(ref.number, details, needsNoCommit ? undefined : claim);
	if (problem !== undefined) {
		notes.push(`The test run ${id} does not count: ${problem}`);
		return common.unread(problem);
	}
	const checks = await (early ?? questions.checks(sha));
	const isExpired = hasExpired(search, details, checks);
	if (isExpired)
		notes.push('GitHub no longer keeps the checks of its test run');
	const workflows = isBrief ? undefined : await workflowsOf(search, details, common.ifKnown(checks));
	const gitHub = {
		facts: await facts,
		checks: isExpired ? common.unread('GitHub no longer keeps them') : checks,
		workflows,
		isExpired,
	};
	return common.known(testRunOf(id, details, gitHub, ref));
}
const KEPT_MS = 7 * 86_400_000;
function hasExpired({ context, stateSince }, { createdAt }, checks) {
	const madeAt = common.parseTime(createdAt) ?? stateSince;
	const isOld = madeAt !== undefined && context.clock.now() - madeAt > KEPT_MS;
	return isOld && checks.isKnown && checks.value.length === 0;
}
async function workflowsOf({ context, questions }, { testBranchSha: sha }, checks = []) {
	const { payload } = context.event;
	const own = clients.valueAt(payload, 'workflow_run', 'check_suite_id');
	const name = clients.textAt(payload, 'workflow_run', 'name');
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
	const reasons = pullRequest.reasonsOf({
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
		reasons,
		failing: failing.map(clients.checkOutput),
		isMergedOnGitHub: pullRequest.isMergedOnGitHub(gitHub, ref),
		headSha: gitHub?.headSha,
	};
}
const EXPLAIN_LIMIT_MS = 10_000;
async function readWhyNotMerged(context, deadline, ref, { record, queue, gitHub, seenRuns, logged }) {
	if (pullRequest.isMerged(record, ref))
		return { reasons: [], failing: [] };
	const limit = deadline.atMost(EXPLAIN_LIMIT_MS);
	const questions = new GitHubQuestions(context, limit, ref, DEFAULT_PATTERN, logged);
	const inputs = { testBranchPattern: DEFAULT_PATTERN };
	const search = { context, ref, questions, inputs, seenRuns, isBrief: true };
	const facts = questions.facts(gitHub);
	const [onGitHub, inService] = await Promise.all([
		facts,
		readServiceFacts(limit, search, record, facts),
	]);
	const known = {
		ref: context.stacks.current(ref),
		record,
		gitHub: common.ifKnown(onGitHub),
		entry: common.ifKnown(inService.history)?.entry,
		run: common.ifKnown(inService.run),
	};
	return whyNotMerged(known, queue?.state, questions.missingPermissions);
}

const whyNotMerged$1 = Object.freeze(Object.defineProperty({
	__proto__: null,
	readWhyNotMerged,
	whyNotMerged
}, Symbol.toStringTag, { value: 'Module' }));

exports.DEFAULT_PATTERN = DEFAULT_PATTERN;
exports.FAILED_BY_CHECK = FAILED_BY_CHECK;
exports.GitHubQuestions = GitHubQuestions;
exports.QUESTIONS_MS = QUESTIONS_MS;
exports.bareRunId = bareRunId;
exports.failingChecks = failingChecks;
exports.failureCauses = failureCauses;
exports.isGreenNow = isGreenNow;
exports.leftWithPrerequisite = leftWithPrerequisite;
exports.numbersAhead = numbersAhead;
exports.parseTestBranch = parseTestBranch;
exports.problemOfRun = problemOfRun;
exports.readServiceFacts = readServiceFacts;
exports.readTestRun = readTestRun;
exports.readTimeline = readTimeline;
exports.readWhyNotMerged = readWhyNotMerged;
exports.resultOf = resultOf;
exports.testBranchPrefix = testBranchPrefix;
exports.testRunInputs = testRunInputs;
exports.testRunOf = testRunOf;
exports.testRunOfEvent = testRunOfEvent;
exports.whyNotMerged = whyNotMerged;
exports.whyNotMerged$1 = whyNotMerged$1;
exports.withTested = withTested;


 })

};
;