const id = 477;
const ids = [477];
const modules = {

/***/ 9477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  getPullRequest: () => (getPullRequest)
});
var _pull_request_explainer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9860);
var _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5005);
var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2484);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5071);
var _service_schemas_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9662);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8244);









const getPullRequest = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_7__/* .defineOperation */ .h9)({
	about: 'Read the state of a pull request in the queue. Can serve as a gate.',
	target: (0, _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestTarget */ .S)(),
	inputs: { failOn: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .orElse */ .NW)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .PULL_REQUEST_STATES */ .fc), []) },
	outputs: ['state', 'submitted', 'priority', 'reasons'],
	outcomes: ['found', 'not-submitted'],
	async run(inputs, context, { ref }) {
		const record = await (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(context.service, ref);
		context.setOutputs((0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOutputs */ .QS)(record));
		const state = record?.state;
		const headline = headlineOf((0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestName */ .Ib)(ref), record);
		context.log.info(headline);
		const { queue } = (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isIdle */ .xB)(record) ? await (0, _pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref) : {};
		const reasons = await (0, _pull_request_explainer_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(context, ref, { record, queueState: queue?.state });
		for (const { text } of reasons)
			context.log.info(`- ${text}`);
		const remedy = (0, _pull_request_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .remedyOf */ .SM)(reasons, ref, record?.isCurrentlySubmittedToQueue) ??
			'Check the pull request, then run the step again.';
		const gated = inputs.failOn.some((wanted) => wanted === state);
		return {
			outcome: record === undefined ? 'not-submitted' : 'found',
			outputs: { reasons },
			details: { pullRequest: record, reasons },
			summary: (0, _pull_request_report_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSummary */ .h)({
				status: gated ? 'bad' : 'neutral',
				headline,
				reasons,
				facts: [
					['Since (UTC)', record?.stateChangedAt],
					['Priority', record?.priorityName ?? record?.priorityValue],
					['Head commit', record?.prSha?.slice(0, 12)],
				],
				remedy: gated ? remedy : undefined,
			}),
			...(gated && {
				failure: `Reading ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestName */ .Ib)(ref)}: it is ${state}, which \`fail-on\` lists. ${[...reasons.map(({ text }) => text), ''].join('. ')}${remedy}`,
			}),
		};
	},
});
function headlineOf(name, record) {
	if (record === undefined)
		return `${name} was never submitted to the queue`;
	const state = record.state ?? 'in a state that the service does not name';
	return `${name} is ${state}${record.isCurrentlySubmittedToQueue ? ', in the queue' : ', not in the queue now'}`;
}

/***/ }),

/***/ 3049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (isMergedOnGitHub),
  X3: () => (askGitHub),
  fu: () => (findMergeCommit),
  nH: () => (ifAnswered)
});
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9051);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


async function ifAnswered({ signal }, answer, log) {
	try {
		return await answer;
	}
	catch (error) {
		if (signal.reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
			throw error;
		log(error.message);
		return undefined;
	}
}
const isMergedOnGitHub = (pullRequest, { targetBranch }) => pullRequest?.merged === true && pullRequest.baseBranch === targetBranch;
async function askGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	const say = (why) => log.info(`#${number} could not be read from GitHub: ${why}`);
	return ifAnswered(context, github.pullRequest(number), say);
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
	if (signal.reason instanceof _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
		throw signal.reason;
	log.warning(`${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestName */ .Ib)(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}

/***/ }),

/***/ 9860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (explain)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _step_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2223);
var _step_within_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2786);
var _ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3049);
var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5005);
var _test_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(577);






const LIMIT_MS = 10_000;
async function explain(context, ref, known, said = new Set()) {
	const { record } = known;
	if (record?.state === 'MERGED')
		return [];
	const say = (message) => {
		if (!said.has(message))
			context.log.info(message);
		said.add(message);
	};
	return (0, _step_within_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .u)(context, LIMIT_MS, async (bounded) => {
		const [gitHub = known.gitHub, event] = await Promise.all([
			askForFacts(bounded, ref, say),
			record?.isCurrentlySubmittedToQueue === false ? askForEvent(bounded, ref) : undefined,
		]);
		return (0, _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsOf */ .zM)({ ref, ...known, gitHub, event });
	});
}
async function askForFacts(context, { number }, say) {
	const { github } = context;
	if (!github.available) {
		say('Without `github-token` only the service says why the pull request is not merged.');
		return undefined;
	}
	const testBranches = (0, _test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .testBranchPrefix */ .XV)(_step_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .inputDefaults */ .V['test-branch-pattern'], number);
	const sayWhy = (why) => say(`GitHub does not say why #${number} is not merged: ${why}`);
	const facts = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAnswered */ .nH)(context, github.mergeFacts(number, testBranches), sayWhy);
	if (facts?.checksHidden)
		say('`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.');
	return facts;
}
async function askForEvent(context, ref) {
	const { service, log } = context;
	const history = service.getPullRequestHistory(ref, { attempts: 1 });
	const say = (why) => log.debug(`The history of #${ref.number}: ${why}`);
	return lastQueueEvent(await (0, _ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAnswered */ .nH)(context, history, say));
}
const WORDS = new Map([
	['TEST_RUN_REQUIRED_STATUS_FAILED', 'a required check failed in its test run'],
	['TEST_RUN_TIMEOUT', 'its test run took longer than the queue allows'],
	[
		'START_TEST_RUN_MERGE_CONFLICT',
		'it conflicts with the branch or with what is ahead in the queue',
	],
	['PR_PUSHED_TO', 'commits were pushed to it'],
	['PR_CLOSED', 'it was closed'],
	['PR_CONVERTED_TO_DRAFT', 'it was turned into a draft'],
	['PR_BASE_BRANCH_CHANGED', 'its base branch was changed'],
	['NOT_READY_TIMEOUT_EXPIRED', 'it was not ready for longer than the queue allows'],
	['USER_REQUESTED', 'a person asked for it'],
]);
function lastQueueEvent(answer) {
	const entries = Object.values(answer ?? {})
		.filter(Array.isArray)
		.flatMap((list) => list.slice(-100))
		.filter((entry) => typeof entry === 'object' && entry !== null);
	return [...newestFirst(entries), answer].map(eventOf).find((event) => event !== undefined);
}
function eventOf(entry) {
	const reason = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, 'reason')?.slice(0, 200);
	const actor = ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, 'actor') ?? (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, 'actor', 'login'))?.slice(0, 200);
	const words = reason && (WORDS.get(reason) ?? reason.toLowerCase().replaceAll('_', ' '));
	if (actor === undefined)
		return words === undefined ? undefined : { text: words, reason };
	const by = `\`${actor.replaceAll('`', "'")}\``;
	return { text: words === undefined ? `it was ${by}` : `${words} (${by})`, reason };
}
const TIMES = ['at', 'time', 'timestamp', 'createdAt', 'occurredAt', 'stateChangedAt'];
function newestFirst(entries) {
	const timed = entries.map((entry) => ({ entry, at: timeOf(entry) })).reverse();
	if (timed.every(({ at }) => !Number.isNaN(at)))
		timed.sort((one, other) => other.at - one.at);
	return timed.map(({ entry }) => entry);
}
const timeOf = (entry) => Date.parse(TIMES.map((name) => (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, name)).find((time) => time !== undefined) ?? '');

/***/ }),

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Br: () => (TestRuns),
  Px: () => (problemOfPattern),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch),
  oG: () => (reportChecks)
});
var _step_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2223);
var _ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3049);


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
			return `(?<id>${UUID})(?:-[^/]*)?`;
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	})
		.join('');
	const found = new RegExp(`^(?:refs/heads/)?${source}$`, 'i').exec(branch)?.groups;
	if (found === undefined)
		return undefined;
	return { number: Number(found['number']), id: String(found['id']).toLowerCase() };
}
const testBranchPrefix = (pattern, number) => (pattern.split('{id}')[0] ?? '').replace('{number}', String(number));
function reportChecks(details) {
	const { requiredStatuses, statusChecks = [], checkSuites = [] } = details;
	const required = new Set(requiredStatuses);
	const statuses = statusChecks.map(({ context: name, url, state: word = '' }) => {
		const state = STATUSES.get(word.toLowerCase()) ?? 'pending';
		return { name, url, state };
	});
	const runs = checkSuites
		.flatMap(({ checkRuns }) => checkRuns ?? [])
		.map(({ name, url, conclusion }) => ({ name, url, state: stateOfRun(conclusion) }));
	const newest = reduceRows(statuses, ({ state }) => state === 'pending');
	const rows = [...runs, ...newest.values()];
	const byName = reduceRows(rows, (before, row) => RANK[row.state] > RANK[before.state]);
	const checks = [...byName.values()].map((row) => ({ ...row, required: required.has(row.name) }));
	return {
		checks,
		failing: checks.filter((check) => check.state === 'failure'),
		missing: [...required].filter((name) => !byName.has(name)),
	};
}
const RANK = { pending: 0, success: 1, failure: 2 };
function reduceRows(rows, replaces) {
	const byName = new Map();
	for (const row of rows) {
		const before = byName.get(row.name);
		if (before === undefined || (row.state !== 'pending' && replaces(before, row)))
			byName.set(row.name, row);
	}
	return byName;
}
function stateOfRun(conclusion) {
	if (conclusion === undefined || conclusion === '')
		return 'pending';
	const passes = ['success', 'neutral', 'skipped'].includes(conclusion.toLowerCase());
	return passes ? 'success' : 'failure';
}
const STATUSES = new Map([
	['success', 'success'],
	['failure', 'failure'],
	['error', 'failure'],
]);
class TestRuns {
	#ids = new Set();
	#ref;
	constructor(ref) {
		this.#ref = ref;
	}
	async remember(context) {
		const { github, log } = context;
		if (!github.available)
			return;
		const pattern = _step_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .inputDefaults */ .V['test-branch-pattern'];
		const listed = github.branches(testBranchPrefix(pattern, this.#ref.number));
		const say = (why) => log.debug(`The test branches could not be listed: ${why}`);
		const branches = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAnswered */ .nH)(context, listed, say);
		for (const branch of branches ?? []) {
			const found = parseTestBranch(branch, pattern);
			if (found?.number === this.#ref.number)
				this.#ids.add(found.id);
		}
	}
	async failingChecks(context) {
		await this.remember(context);
		const byName = new Map();
		for (const id of this.#ids)
			for (const check of await this.#failingOf(context, id))
				byName.set(check.name, check);
		return [...byName.values()];
	}
	async #failingOf(context, id) {
		const { service, log } = context;
		const answer = service.getMergeQueueTestingDetails(this.#ref, id, { attempts: 2 });
		const say = (why) => log.debug(`Testing details of ${id}: ${why}`);
		const details = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAnswered */ .nH)(context, answer, say);
		const { number } = this.#ref;
		const isOfThis = details?.testedPullRequests?.some(({ prNumber }) => prNumber === number);
		return details && isOfThis ? reportChecks(details).failing : [];
	}
}

/***/ }),

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  L: () => (afterAbort),
  u: () => (within)
});
var _http_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7575);

const afterAbort = (context, ms, work) => within(context, ms, work, []);
async function within(context, ms, work, signals = [context.signal]) {
	const limit = new AbortController();
	const stop = context.clock.timer(ms, () => limit.abort(new Error(`${(0, _http_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .seconds */ .YA)(ms)} passed`)));
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

/***/ })

};

export { id, ids, modules };
