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
var _pull_request_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9431);
var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
var _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4459);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9428);
var _step_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8244);










const testRunId = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_5__/* .toLowerCase */ .PXX(), _shared_zod_js__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-.*)?$/, {
	error: 'must be the UUID of a test run',
})), _shared_zod_js__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((id) => id.slice(0, 36)));
const getTestingDetails = (0, _step_operation_js__WEBPACK_IMPORTED_MODULE_7__/* .defineOperation */ .h)({
	about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
	target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPullRequestTarget */ .A,
	inputs: {
		testRunId: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(testRunId()),
		testBranchPattern: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .line */ .n8)(),
	},
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
			const problem = (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .problemOfPattern */ .Px)(testBranchPattern);
			return problem && `Input \`test-branch-pattern\` ${problem}`;
		},
	],
	async run(inputs, context, resolve) {
		const branch = testBranchOf(context.event, inputs.testBranchPattern);
		const id = inputs.testRunId ?? branch?.id;
		if (id === undefined)
			throw noTestRun(context.event);
		const queue = await queueOf(inputs.targetBranch, branch, context, resolve);
		const details = await context.service.getMergeQueueTestingDetails(queue, id);
		refuseOtherRun(details, id, inputs.testBranchPattern);
		const report = (0, _pull_request_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .reportChecks */ .o)(details);
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
	return branches
		.filter((branch) => branch !== undefined)
		.map((branch) => (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTestBranch */ .cH)(branch, pattern))
		.find((found) => found !== undefined);
}
async function queueOf(targetBranch, branch, { repository, setOutputs }, resolve) {
	if (targetBranch === undefined)
		return (await resolve({ number: branch?.number })).ref;
	setOutputs({ 'target-branch': targetBranch });
	return (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_9__/* .queueRef */ .tQ)(repository, targetBranch);
}
function refuseOtherRun({ testBranch = '' }, id, pattern) {
	const shown = (0, _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTestBranch */ .cH)(testBranch, pattern)?.id;
	if (shown === undefined || shown === id)
		return;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ('bad-response', {
		request: `POST /getMergeQueueTestingDetails for test run ${id}`,
		problem: `it shows the test run ${shown}`,
		remedy: 'Check `test-run-id`, then run the step again.',
	});
}
const noTestRun = (event) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ('invalid-input', {
	request: 'Finding the test run',
	problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
	remedy: 'Set `test-run-id`, or set `test-branch-pattern` if the queue names its branches differently.',
});
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
	return [
		`Test run ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)} is **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(details.status ?? 'without a status')}**${where}.`,
		tested.length === 0 ? '' : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Pull request', 'Title'], tested),
		checks.length + missing.length === 0
			? 'No check has reported yet.'
			: (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Check', 'State', 'Required'], [
				...checks.map((check) => [
					(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(check.name, check.url),
					ICONS[check.state],
					check.required ? 'yes' : '',
				]),
				...missing.map((name) => [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name), '⚪ never reported', 'yes']),
			]),
	]
		.filter((part) => part !== '')
		.join('\n\n');
}
const ICONS = {
	success: '✅ success',
	failure: '❌ failure',
	pending: '🟡 pending',
};

/***/ }),

/***/ 9431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  o: () => (reportChecks)
});
function reportChecks(details) {
	const required = new Set(details.requiredStatuses ?? []);
	const newest = reduceRows(statuses(details), ({ state }) => state === 'pending');
	const rows = [...checkRuns(details), ...newest.values()];
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
const checkRuns = ({ checkSuites }) => (checkSuites ?? [])
	.flatMap(({ checkRuns }) => checkRuns ?? [])
	.map(({ name, url, conclusion }) => ({ name, url, state: stateOfRun(conclusion) }));
const statuses = ({ statusChecks }) => (statusChecks ?? []).map(({ context, url, state }) => ({
	name: context,
	url,
	state: stateOfStatus(state),
}));
function stateOfRun(conclusion) {
	if (conclusion === undefined || conclusion === '')
		return 'pending';
	return ['success', 'neutral', 'skipped'].includes(conclusion.toLowerCase())
		? 'success'
		: 'failure';
}
function stateOfStatus(state) {
	const lower = state?.toLowerCase();
	if (lower === 'success')
		return 'success';
	return lower === 'failure' || lower === 'error' ? 'failure' : 'pending';
}

/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);






const pullRequestReference = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .convert */ .C6)((text, context) => {
	const reference = (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F)(text);
	if (reference !== undefined)
		return reference;
	context.issues.push({
		code: 'custom',
		message: 'must be a number such as 123 or #123, or the URL of a pull request',
		input: text,
	});
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
});
const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(pullRequestReference()),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)()),
};
const OUTPUTS = ['pull-request', 'target-branch', 'head-sha'];
const locate = (location, { repository }) => {
	const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseReference */ .U)(location.pullRequest, repository);
	return problem === undefined ? { location } : { problems: [`Input \`pull-request\` ${problem}`] };
};
const pullRequestTarget = (...needs) => ({
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: (location, context) => resolvePullRequest(location, context, needs),
});
const optionalPullRequestTarget = {
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: async (location, own) => ({ number, needs = [], context = own } = {}) => {
		const named = number === undefined ? undefined : { number, url: undefined };
		const pullRequest = location.pullRequest ?? named;
		return resolvePullRequest({ ...location, pullRequest }, context, needs);
	},
};
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw targetUnknown(known.number, context);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return {
		ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number),
		headSha: known.headSha,
		draft: known.draft,
		closed: known.closed,
		merged: known.merged,
		baseBranch: known.baseBranch,
	};
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const same = said.type === 'one' && said.facts.number === pullRequest.number;
		return same ? said.facts : { number: pullRequest.number };
	}
	const found = said.type === 'ask' ? await lookUp(said.lookup, github) : said;
	if (found.type === 'one')
		return found.facts;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...notFound(found),
	});
}
async function lookUp({ head, commit }, github) {
	const what = [head && `the branch ${head}`, commit && `the commit ${commit}`]
		.filter(Boolean)
		.join(' or ');
	if (!github.available)
		return {
			type: 'none',
			why: `names only ${what}, and there is no \`github-token\` to ask GitHub with`,
		};
	let found = [];
	if (head !== undefined)
		found = await github.pullRequestsOfHead(head);
	if (!found.some(isOpen) && commit !== undefined)
		found = await github.pullRequestsOfCommit(commit);
	const result = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .exactlyOne */ .BK)(found.filter(isOpen).map(factsOf));
	return result.type === 'none'
		? { type: 'none', why: `names ${what}, and GitHub knows no open pull request for it` }
		: result;
}
const isOpen = ({ state }) => state === 'open';
function notFound(found) {
	if (found.type === 'several')
		return {
			problem: `there are several: ${found.candidates.map(candidate).join(', ')}`,
			remedy: 'Set `pull-request` to the one you mean.',
		};
	return {
		problem: found.type === 'none' ? `the event ${found.why}` : 'there is none',
		remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
	};
}
const candidate = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return factsOf(await github.pullRequest(named.number));
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const factsOf = ({ state, ...pullRequest }) => ({
	...pullRequest,
	closed: state === 'closed',
});
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;
const targetUnknown = (number, { event }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
	request: `Finding the target branch of #${number}`,
	problem: `${eventOf(event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
	remedy: 'Set `target-branch`, or leave `github-token` at its default.',
});

/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Px: () => (problemOfPattern),
  XV: () => (testBranchPrefix),
  cH: () => (parseTestBranch)
});
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
function problemOfPattern(pattern) {
	const holders = pattern.match(/\{[^}]*\}/g) ?? [];
	const valid = holders.filter((holder) => holder === '{id}').length === 1 &&
		holders.filter((holder) => holder === '{number}').length === 1 &&
		holders.length === 2;
	return valid ? undefined : 'must hold {number} and {id} once each, and no other placeholder';
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

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (RETRY_TIMEOUT_SECONDS),
  h: () => (defineOperation)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const located = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => target.locate(values, scope));
			const location = located && 'location' in located ? located.location : undefined;
			const checked = spec.checks?.map((check) => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => check(inputs, scope, location)));
			const problems = [
				...(located && 'problems' in located ? located.problems : []),
				...(checked ?? []).filter((problem) => problem !== undefined),
			];
			if (problems.length > 0)
				return { problems };
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}

/***/ })

};

export { id, ids, modules };
