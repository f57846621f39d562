const id = 363;
const ids = [363];
const modules = {

/***/ 2363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  getTestingDetails: () => (getTestingDetails)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
var _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(577);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);








const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=-|$)/;
const testRunId = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .convert */ .C6)((text, refuse) => UUID.exec(text.toLowerCase())?.[0] ?? refuse('must be the UUID of a test run'));
const getTestingDetails = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .defineOperation */ .h9)({
	about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPullRequestTarget */ .A,
	inputs: { testRunId: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(testRunId()), testBranchPattern: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)() },
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
	checks: [
		({ testBranchPattern }) => {
			const problem = (0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfPattern */ .Px)(testBranchPattern);
			return problem && `Input \`test-branch-pattern\` ${problem}`;
		},
	],
	async run(inputs, context, resolve) {
		const { event } = context;
		const branch = testBranchOf(event, inputs.testBranchPattern);
		const id = inputs.testRunId ?? branch?.id;
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
			? (await resolve({ number: branch?.number })).ref
			: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_7__/* .queueRef */ .tQ)(context.repository, targetBranch);
		const details = await context.service.getMergeQueueTestingDetails(queue, id);
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
function testBranchOf(event, pattern) {
	const { payload } = event;
	const fork = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .headOfFork */ .m$)(event);
	const branches = [
		event.ref,
		fork ? undefined : (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'pull_request', 'head', 'ref'),
		fork ? undefined : (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'workflow_run', 'head_branch'),
		(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'check_run', 'check_suite', 'head_branch'),
		(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'check_suite', 'head_branch'),
		(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'ref'),
		(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(payload, 'branches', '0', 'name'),
	];
	return branches.flatMap((branch = '') => (0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTestBranch */ .cH)(branch, pattern) ?? [])[0];
}
function refuseOtherRun({ testBranch = '' }, id, pattern) {
	const shown = (0, _pull_request_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTestBranch */ .cH)(testBranch, pattern)?.id;
	if (shown === undefined || shown === id)
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
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`#${prNumber}`, prUrl),
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(title ?? ''),
	]);
	const where = details.testBranch === undefined ? '' : ` on ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.testBranch)}`;
	const reported = checks.map(({ name, url, state, required }) => [
		(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, url),
		ICONS[state],
		required ? 'yes' : '',
	]);
	const rows = [...reported, ...missing.map((name) => [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name), '⚪ never reported', 'yes'])];
	return [
		`Test run ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)} is **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(details.status ?? 'without a status')}**${where}.`,
		...(tested.length === 0 ? [] : [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Pull request', 'Title'], tested)]),
		rows.length === 0 ? 'No check has reported yet.' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Check', 'State', 'Required'], rows),
	].join('\n\n');
}
const ICONS = {
	success: '✅ success',
	failure: '❌ failure',
	pending: '🟡 pending',
};

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

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);





const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .convert */ .C6)((text, refuse) => (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReference */ .F)(text) ??
		refuse('must be a number such as 123 or #123, or the URL of a pull request'))),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)()),
};
const target = (resolve) => ({
	inputs,
	outputs: ['pull-request', 'target-branch', 'head-sha'],
	locate(location, { repository }) {
		const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseReference */ .U)(location.pullRequest, repository);
		if (problem !== undefined)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`Input \`pull-request\` ${problem}`]);
		return location;
	},
	resolve,
});
const pullRequestTarget = (...needs) => target((location, context) => resolvePullRequest(location, context, needs));
const optionalPullRequestTarget = target(async (location, own) => ({ number, needs = [], context = own } = {}) => {
	const named = number === undefined ? undefined : { number, url: undefined };
	const pullRequest = location.pullRequest ?? named;
	return resolvePullRequest({ ...location, pullRequest }, context, needs);
});
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${eventOf(context.event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return { ...known, ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number) };
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		return said.candidates.find((candidate) => candidate.number === number) ?? { number };
	}
	const { candidates, why } = said.lookup ? await lookUp(said.lookup, github) : said;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return first;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...(first === undefined
			? {
				problem: `the event ${why}`,
				remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
			}
			: {
				problem: `there are several: ${candidates.map(nameOf).join(', ')}`,
				remedy: 'Set `pull-request` to the one you mean.',
			}),
	});
}
async function lookUp({ head, commit }, github) {
	const named = [head && `the branch ${head}`, commit && `the commit ${commit}`];
	const what = named.filter(Boolean).join(' or ');
	const noToken = `names only ${what}, and there is no \`github-token\` to ask GitHub with`;
	if (!github.available)
		return { candidates: [], why: noToken };
	const open = (found) => found.filter(({ closed }) => !closed);
	let candidates = head === undefined ? [] : open(await github.pullRequestsOfHead(head));
	if (candidates.length === 0 && commit !== undefined)
		candidates = open(await github.pullRequestsOfCommit(commit));
	return { candidates, why: `names ${what}, and GitHub knows no open pull request for it` };
}
const nameOf = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return await github.pullRequest(named.number);
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;

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

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Pu: () => (RETRY_TIMEOUT_SECONDS),
  h9: () => (defineOperation),
  lM: () => (planned),
  lP: () => (noTarget)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);





const noTarget = {
	inputs: {},
	outputs: [],
	locate: () => undefined,
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const problems = [];
			const location = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => target.locate(values, scope));
			for (const check of spec.checks ?? []) {
				const problem = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)(problems, () => check(inputs, scope, location));
				if (problem)
					problems.push(problem);
			}
			if (problems.length > 0)
				throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}
const LONGEST_BODY = 4000;
function planned(log, requests) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const shown = body.length > LONGEST_BODY
			? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
			: body;
		log.group(`Dry run: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request)}`, [shown]);
		return { sent: { method, path, body }, row: [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown)] };
	});
	const rows = plan.map(({ row }) => row);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `Dry run: nothing was sent. These requests were planned:\n\n${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Request', 'Body'], rows)}`,
	};
}
function bodyText({ body }) {
	if (body === undefined)
		return '';
	return Array.isArray(body)
		? Buffer.concat(body).toString()
		: JSON.stringify(body);
}

/***/ })

};

export { id, ids, modules };
