'use strict';

exports.id = 440;
exports.ids = [440];
exports.modules = {

/***/ 8511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $Y: () => (isMergedOnGitHub),
  Fw: () => (isClosedWithoutMerge),
  XC: () => (stackOutputs),
  fu: () => (findMergeCommit),
  xz: () => (mergeCommitOf)
});
var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9890);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);
var _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6212);




function isMergedOnGitHub(pullRequest, ref) {
	if (pullRequest?.merged !== true)
		return false;
	const { baseBranch } = pullRequest;
	return baseBranch === undefined ? (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .isInStack */ .wo)(ref) : (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsToTarget */ .cf)(baseBranch, ref);
}
const stackOutputs = ({ stack: { seen } }) => ({
	'stack-position': seen?.position,
	'stack-size': seen?.size,
});
const mergeCommitOf = (gitHub, ref) => (isMergedOnGitHub(gitHub, ref) ? gitHub?.mergeCommitSha : undefined);
const isClosedWithoutMerge = (pullRequest, ref) => pullRequest?.closed === true && !isMergedOnGitHub(pullRequest, ref);
const PAUSE_MS = 2000;
async function findMergeCommit(context, ref, known) {
	const { github, clock, log, signal } = context;
	if (!github.available || mergeCommitOf(known, ref) !== undefined)
		return known;
	let seen = known;
	const until = clock.monotonic() + _service_verified_write_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTLE_MS */ .lR;
	while (!signal.aborted) {
		const answer = await (0, _step_read_from_github_js__WEBPACK_IMPORTED_MODULE_3__/* .readFromGitHub */ .AQ)(context, ref);
		if (answer === undefined)
			break;
		seen = answer;
		if (mergeCommitOf(seen, ref) !== undefined)
			return seen;
		if (isClosedWithoutMerge(seen, ref) && clock.monotonic() >= until)
			return seen;
		await clock.sleep(PAUSE_MS, signal).catch(() => { });
	}
	if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL)
		throw signal.reason;
	log.warning(`${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestName */ .Ib)(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}

/***/ }),

/***/ 8261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  $g: () => (numberToCommentOn),
  Sj: () => (pullRequestTarget),
  H8: () => (refOf),
  DJ: () => (resolvePullRequest),
  tt: () => (unresolvedPullRequestTarget),
  Yx: () => (withNumber)
});

var github_event = __webpack_require__(8860);
var references = __webpack_require__(2886);
var zod = __webpack_require__(3587);
var github_payload = __webpack_require__(550);
var github_reference = __webpack_require__(6757);





const none = (why) => ({ candidates: [], why });
const one = (facts) => ({ candidates: [facts] });
function pullRequestOfEvent(event, repository) {
	const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name];
	if (read === undefined)
		return none('is not about a pull request');
	const from = (0, github_event/* otherRepository */.j5)(event, repository);
	return from === undefined
		? read(event, repository)
		: none(`is of the repository ${from}, not of ${(0, references/* repositoryName */.aR)(repository)}`);
}
const readerFor = (name, shape, read) => ({ payload }) => {
	const found = (0, github_payload/* part */.y_)(payload, name, shape);
	return found === undefined
		? none(`has no readable ${name.replace('_', ' ')} in its payload`)
		: read(found, (0, github_payload/* part */.y_)(payload, 'repository', github_payload/* Repository */.LN));
};
const ofPullRequest = readerFor('pull_request', github_payload/* PullRequest */.B9, (found) => one(factsOf(found)));
const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request'];
const ofDispatch = (event, repository) => {
	const { name, payload } = event;
	const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload';
	const found = new Set();
	for (const key of KEYS) {
		const value = (0, github_event/* valueAt */.fK)(payload, place, key);
		if (value === undefined || value === null || value === '')
			continue;
		const read = readDispatched(value, repository, event);
		if (typeof read === 'string')
			return none(`has \`${place}.${key}\`, which ${read}`);
		found.add(read);
	}
	if (found.size === 0)
		return none(`has none of \`${KEYS.join('`, `')}\` in \`${place}\``);
	return { candidates: [...found].map((number) => ({ number })) };
};
function readDispatched(value, repository, event) {
	const whole = zod/* object */.Ikc({ number: github_payload/* PullRequestNumber */._B }).safeParse(value);
	if (whole.success)
		return whole.data.number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	const reference = (0, github_reference/* parseReference */.F2)(text);
	if (reference === undefined)
		return 'is not a pull request number or URL';
	return (0, github_reference/* refuseReference */.U)(reference, repository, event) ?? reference.number;
}
const ofRun = (name) => readerFor(name, github_payload/* Run */.KF, (run, own) => {
	const { head_branch: branch, head_repository: from } = run;
	if (branch !== undefined && from === null)
		return none('is of a fork that was deleted');
	const origin = from ?? own;
	const repository = (0, github_event/* fullNameOf */.E4)(origin);
	const head = repository && branch ? { repository, branch } : undefined;
	const candidates = (run.pull_requests ?? [])
		.flatMap((item) => github_payload/* PullRequest */.B9.safeParse(item).data ?? [])
		.filter(({ base }) => !(0, github_event/* isOtherRepository */.JA)(base?.repo, own))
		.filter((item) => !head ||
		(item.head?.ref === branch && (0, github_event/* isOtherRepository */.JA)(item.head?.repo, origin) === false))
		.map((item) => ({
		...factsOf(item),
		isListed: (0, github_event/* isOtherRepository */.JA)(item.head?.repo, own) !== true,
	}));
	if (candidates.length > 0)
		return { candidates };
	const group = (0, github_event/* isOfOwnBranch */.CI)(name, from, own) ? mergeGroup(branch) : undefined;
	return group ?? ask(head ? [head] : [], run.head_sha);
});
function ofBranches(event, repository, commit) {
	const branches = (0, github_event/* branchesOfEvent */.SW)(event, repository).map(({ branch }) => branch);
	const [group] = branches.flatMap((branch) => mergeGroup(branch) ?? []);
	const heads = branches.map((branch) => ({ repository: (0, references/* repositoryName */.aR)(repository), branch }));
	return group ?? ask(heads, (0, github_event/* textAt */.$6)(event.payload, commit));
}
const readers = {
	workflow_dispatch: ofDispatch,
	repository_dispatch: ofDispatch,
	issue_comment: readerFor('issue', github_payload/* Issue */.m2, ({ pull_request, ...issue }) => pull_request === undefined
		? none(`is for issue #${issue.number}, which is not a pull request`)
		: one(factsOf({ ...issue, ...pull_request }))),
	merge_group: ({ payload, ref }) => mergeGroup((0, github_event/* textAt */.$6)(payload, 'merge_group', 'head_ref') ?? ref) ??
		none('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'),
	workflow_run: ofRun('workflow_run'),
	check_run: ofRun('check_run'),
	check_suite: ofRun('check_suite'),
	status: (event, repository) => ofBranches(event, repository, 'sha'),
	push(event, repository) {
		if (event.payload['deleted'] === true)
			return none('deleted its branch');
		if (event.ref.startsWith('refs/tags/'))
			return none('is for a tag, not for a branch');
		return ofBranches(event, repository, 'after');
	},
};
function ask(heads, commit) {
	if (heads.length > 0)
		return { candidates: [], lookup: { heads } };
	return commit === undefined
		? none('names neither a pull request nor a commit')
		: { candidates: [], lookup: { commit } };
}
function mergeGroup(ref = '') {
	const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(ref);
	return parts === null ? undefined : one({ number: Number(parts[2]), baseBranch: parts[1] });
}
function factsOf(pullRequest) {
	const { number, state, draft, merged, merged_at, head, base, stack } = pullRequest;
	return {
		number,
		draft,
		baseBranch: stack?.base ?? base?.ref,
		stack: stack && { ...stack, parent: base?.ref },
		headSha: head?.sha,
		closed: state === undefined ? undefined : state === 'closed',
		merged: merged ?? (merged_at === undefined ? undefined : merged_at !== null),
	};
}
var errors = __webpack_require__(4096);
var best_effort = __webpack_require__(3709);
var shared_errors = __webpack_require__(8835);
var shared_text = __webpack_require__(5831);
var clients = __webpack_require__(9667);
var inputs = __webpack_require__(9428);
var read_from_github = __webpack_require__(6212);
var on_github = __webpack_require__(8511);












const resolve_inputs = {
	pullRequest: (0, inputs/* optional */.lq)((0, inputs/* convert */.C6)((text, refuse) => (0, github_reference/* parseReference */.F2)(text) ??
		refuse(`must be a number such as \`123\` or \`#123\`, or the URL of a pull request${(0, inputs/* butIs */.uS)(text)}`))),
	targetBranch: (0, inputs/* optional */.lq)((0, inputs/* branch */.tk)()),
};
const unresolvedPullRequestTarget = {
	inputs: resolve_inputs,
	checks: {
		pullRequest: ({ pullRequest }, { repository, event }) => pullRequest && (0, github_reference/* refuseReference */.U)(pullRequest, repository, event),
	},
	outputs: ['pull-request', 'target-branch', 'head-sha', 'stack-position', 'stack-size'],
	resolve: async ({ pullRequest, targetBranch }) => ({ pullRequest, targetBranch }),
};
const pullRequestTarget = { ...unresolvedPullRequestTarget, resolve: resolvePullRequest };
const withNumber = (location, number) => number === undefined || location.pullRequest !== undefined
	? location
	: { ...location, pullRequest: { number, url: undefined } };
async function resolvePullRequest(location, context, needs = []) {
	return (0, read_from_github/* askBeforeWork */.I5)(context, SET_BOTH, (limited) => resolve(location, limited, needs));
}
function refOf({ pullRequest, targetBranch }, { event, repository, github }) {
	const { candidates, lookup } = pullRequestOfEvent(event, repository);
	const [ofEvent, ...others] = candidates;
	const isNamed = lookup === undefined && others.length === 0;
	const number = pullRequest?.number ?? (isNamed ? ofEvent?.number : undefined);
	if (number === undefined || targetBranch === undefined)
		return undefined;
	return (0, references/* pullRequestRef */.M1)(repository, targetBranch, number, github.stackOf(number));
}
const SET_BOTH = 'Set `pull-request` and `target-branch`, so that the action need not ask GitHub for them.';
async function resolve(location, context, needs) {
	const { repository, setOutputs, github, log } = context;
	const named = await identify(location, context);
	const headOfEvent = named.asked ? undefined : named.facts.headSha;
	setOutputs({ 'pull-request': named.facts.number, 'head-sha': named.facts.headSha });
	const { number } = named.facts;
	const stack = github.stackOf(number);
	if (!github.available || (0, github_event/* isFresh */.pL)(context.event, context.clock.now()))
		(0, references/* noteStack */.bw)(stack, named.facts.stack);
	const known = await addMissingFacts(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (location.targetBranch === undefined && stack.seen === undefined)
		(0, references/* noteStack */.bw)(stack, known.stack);
	if (targetBranch === undefined)
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${missingBase(context, known.number)}, and \`github-token\` ${(0, clients/* gitHubTokenProblem */.wM)(context)}`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	const ref = (0, references/* pullRequestRef */.M1)(repository, targetBranch, number, stack);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha, ...(0, on_github/* stackOutputs */.XC)(ref) });
	const place = (0, references/* stackSentence */.gQ)(ref);
	if (place !== undefined)
		log.info(place);
	return { ...known, headOfEvent, ref };
}
async function numberToCommentOn(comment, location, context) {
	if (comment === 'never')
		return undefined;
	const asked = (0, read_from_github/* askBeforeWork */.I5)(context, SET_BOTH, (limited) => identify(location, limited));
	const named = await (0, best_effort/* bestEffort */.z)(context, asked, (why) => context.log.warning(`No comment was written. ${why}`));
	if (named === undefined)
		return undefined;
	const { facts } = named;
	const { number, headSha, baseBranch, isListed } = facts;
	const targetBranch = location.targetBranch ?? (isListed ? undefined : baseBranch);
	const outputs = { 'pull-request': number, 'head-sha': headSha, 'target-branch': targetBranch };
	context.setOutputs(outputs);
	return number;
}
async function identify({ pullRequest }, context) {
	const { event, repository } = context;
	const found = pullRequestOfEvent(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		const facts = found.candidates.find((candidate) => candidate.number === number) ?? { number };
		return { facts, asked: false };
	}
	const { candidates, why } = found.lookup ? await lookUpOnGitHub(found.lookup, context) : found;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return { facts: first, asked: found.lookup !== undefined };
	const request = `Finding the pull request of ${eventOf(event)}`;
	if (first === undefined)
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			request,
			problem: `the event ${why}`,
			remedy: 'Set `pull-request` to its number, and `target-branch` if there is no `github-token`.',
		});
	throw new shared_errors/* ActionError */.lZ('invalid-input', {
		request,
		problem: `there are several: ${candidates.map(nameOf).join(', ')}`,
		remedy: 'Set `pull-request` to the one you mean.',
	});
}
async function lookUpOnGitHub(lookup, context) {
	const what = 'heads' in lookup
		? `the branch ${lookup.heads.map(({ repository, branch }) => `${repository}:${branch}`).join(', ')}`
		: `the commit ${lookup.commit}`;
	const { github } = context;
	const noToken = `has only ${what}, and \`github-token\` ${(0, clients/* gitHubTokenProblem */.wM)(context)}`;
	if (!github.available)
		return { candidates: [], why: noToken };
	const found = 'heads' in lookup
		? await Promise.all(lookup.heads.map((head) => github.pullRequestsOfHead(head)))
		: [await github.pullRequestsOfCommit(lookup.commit)];
	const candidates = found.flat().filter(({ closed }) => !closed);
	return { candidates, why: `is about ${what}, and GitHub has no open pull request for it` };
}
const nameOf = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function addMissingFacts({ facts, asked }, targetBranch, needs, context) {
	const { github, event, clock } = context;
	const usesState = needs.includes('state');
	if (targetBranch === undefined && facts.baseBranch === undefined)
		return github.available ? github.pullRequest(facts.number) : facts;
	if (targetBranch === undefined && facts.isListed && github.available)
		return readStackedBase(facts, context);
	const isIncomplete = (needs.includes('head-sha') && facts.headSha === undefined) ||
		(usesState && (facts.closed === undefined || facts.draft === undefined));
	const showsState = usesState && (facts.closed ?? facts.draft) !== undefined;
	const wouldSkip = usesState && (facts.closed === true || facts.draft === true);
	const isDoubtful = !asked &&
		(targetBranch === undefined || showsState) &&
		(wouldSkip || !(0, github_event/* isFresh */.pL)(event, clock.now()));
	if (!isDoubtful && !(isIncomplete && github.available))
		return facts;
	return (await (0, read_from_github/* presentPullRequest */.a_)(context, facts.number)) ?? facts;
}
async function readStackedBase(facts, { github, log }) {
	const { number, baseBranch = '' } = facts;
	try {
		return await github.pullRequest(number);
	}
	catch (error) {
		if (!(error instanceof errors/* ServiceError */._7))
			throw error;
		const { request, problem } = error.explanation;
		if (error.kind === 'unauthorized' || error.kind === 'not-found') {
			log.warning(`GitHub does not show to \`github-token\` whether #${number} is in a stack, so its queue is that of ${(0, shared_text/* inBackticks */.Zw)(baseBranch)}, the base branch in the event: ${problem}. Set \`target-branch\`, or give the job \`pull-requests: read\`.`);
			return facts;
		}
		throw new shared_errors/* ActionError */.lZ(error.kind, {
			request,
			problem: `${problem}. Without GitHub, the action can't know whether ${(0, shared_text/* inBackticks */.Zw)(baseBranch)}, the base branch in the event, is only a branch of a stack`,
			remedy: 'Set `target-branch` to the branch of the queue, or run the step again.',
		}, { cause: error });
	}
}
function missingBase({ event, repository }, number) {
	const { candidates } = pullRequestOfEvent(event, repository);
	const isOther = candidates.length > 0 && !candidates.some((one) => one.number === number);
	return isOther
		? `${eventOf(event)} is about ${candidates.map(nameOf).join(', ')}, not about #${number}`
		: `${eventOf(event)} doesn't include the base branch`;
}
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DryRunError */ .Vz);
		if (!refused && (error === undefined || error !== signal.reason))
			throw error;
		onFailure(error.message, refused ? error : undefined);
		return undefined;
	}
}

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  h: () => (defineOperation),
  l: () => (noTarget)
});
var _runner_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3523);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);
var _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5119);




const noTarget = {
	inputs: {},
	checks: {},
	outputs: [],
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { about, target, outcomes, run, onlyWith = {}, withoutToken = () => undefined } = spec;
	const shape = { ...target.inputs, ...spec.inputs };
	const files = fileChecks(shape);
	return {
		about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(shape),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith,
		check: (inputs, scope) => [
			...(0, _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(target.checks, inputs, scope),
			...(0, _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(spec.checks ?? {}, inputs, scope),
			...(0, _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(files, inputs, scope),
		],
		withoutToken: (inputs, event) => withoutToken(inputs, event),
		run: async (inputs, context) => run(inputs, context, await target.resolve(inputs, context)),
	};
}
function fileChecks(shape) {
	const checks = {};
	for (const key of Object.keys(shape)) {
		const input = _runner_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .FILES_TO_WRITE */ .GG.find((name) => name === (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)(key));
		if (input === undefined)
			continue;
		checks[key] = (inputs, { workspace }) => [inputs[key] ?? []].flat().map((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why && `is ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}: ${why}`;
		});
	}
	return checks;
}

/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AQ: () => (readFromGitHub),
  Gg: () => (askWithinBudget),
  I5: () => (askBeforeWork),
  a_: () => (presentPullRequest)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2786);



async function readFromGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(context, github.pullRequest(number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
const askBeforeWork = (context, remedy, ask) => askWithinBudget(context, context.timeBeforeWork, remedy, ask);
async function askWithinBudget(context, budget, remedy, ask) {
	let signal;
	try {
		return await (0,_within_js__WEBPACK_IMPORTED_MODULE_2__/* .withinBudget */ .xV)(context, budget, (limited) => {
			signal = limited.signal;
			return ask(limited);
		});
	}
	catch (error) {
		const isOver = signal?.aborted === true && !(signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RunCancelled */ .zL);
		const isAborted = error === signal?.reason || error.kind === 'aborted';
		if (!isOver || !isAborted)
			throw error;
		const request = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.explanation.request : 'Asking GitHub before the work';
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('timed-out', { request, problem: 'GitHub did not answer in time', remedy }, { cause: error });
	}
}
async function presentPullRequest(context, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, { number });
}

/***/ })

};
