'use strict';

exports.id = 432;
exports.ids = [432];
exports.modules = {

/***/ 1333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  $g: () => (numberToCommentOn),
  A_: () => (optionalPullRequestTarget),
  Sj: () => (pullRequestTarget),
  DJ: () => (resolvePullRequest),
  Yx: () => (withNumber)
});

var github_event = __webpack_require__(8860);
var references = __webpack_require__(2886);
var zod = __webpack_require__(3587);
var github_payload = __webpack_require__(550);
var shared_text = __webpack_require__(5831);

function parseReference(written) {
	const text = (0, shared_text/* withoutInvisible */.OT)(written);
	const number = /^#?([1-9]\d{0,9})$/.exec(text);
	if (number !== null)
		return { number: Number(number[1]), url: undefined };
	if (!URL.canParse(text))
		return undefined;
	const url = new URL(text);
	const path = /^(?:\/[^/]+){2,}?\/pull\/([1-9]\d{0,9})(?:\/|$)/.exec(url.pathname);
	if (path === null || !/^https?:$/.test(url.protocol))
		return undefined;
	return { number: Number(path[1]), url };
}
function refuseReference({ number, url }, { host, owner, name }) {
	if (url === undefined)
		return undefined;
	const shown = `${url.host}${url.pathname}`;
	if (url.username !== '' || url.password !== '')
		return `must not contain user info, but is ${url.protocol}//***@${shown}`;
	const repository = `${owner}/${name}`;
	const expected = `/${repository}/pull/${number}/`.toLowerCase();
	const address = `${url.protocol}//${host}`;
	const own = URL.canParse(address) ? new URL(address).host : host;
	if (url.host === own && `${url.pathname}/`.toLowerCase().startsWith(expected))
		return undefined;
	return `is ${url.protocol}//${shown}, but this run is for ${host}/${repository}`;
}





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
const ofDispatch = ({ name, payload }, repository) => {
	const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload';
	const found = new Set();
	for (const key of KEYS) {
		const value = (0, github_event/* valueAt */.fK)(payload, place, key);
		if (value === undefined || value === null || value === '')
			continue;
		const read = dispatched(value, repository);
		if (typeof read === 'string')
			return none(`has \`${place}.${key}\`, which ${read}`);
		found.add(read);
	}
	if (found.size === 0)
		return none(`has none of \`${KEYS.join('`, `')}\` in \`${place}\``);
	return { candidates: [...found].map((number) => ({ number })) };
};
function dispatched(value, repository) {
	const whole = zod/* object */.Ikc({ number: github_payload/* PullRequestNumber */._B }).safeParse(value);
	if (whole.success)
		return whole.data.number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	const reference = parseReference(text);
	if (reference === undefined)
		return 'is not a pull request number or URL';
	return refuseReference(reference, repository) ?? reference.number;
}
const ofRun = (name) => readerFor(name, github_payload/* Run */.KF, (run, own) => {
	const { head_branch: branch, head_repository: from } = run;
	if (branch !== undefined && from === null)
		return none('is of a fork that was deleted');
	const origin = from ?? own;
	const repository = (0, github_event/* nameOf */.Vb)(origin);
	const head = repository && branch ? { repository, branch } : undefined;
	const candidates = (run.pull_requests ?? [])
		.flatMap((item) => github_payload/* PullRequest */.B9.safeParse(item).data ?? [])
		.filter(({ base }) => !(0, github_event/* isOther */.bv)(base?.repo, own))
		.filter((item) => !head || (item.head?.ref === branch && (0, github_event/* isOther */.bv)(item.head?.repo, origin) === false))
		.map(factsOf);
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
		none('has no merge queue branch (gh-readonly-queue/\u2026/pr-\u2026) in its payload'),
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
	const { number, state, draft, merged, merged_at, head, base } = pullRequest;
	return {
		number,
		draft,
		baseBranch: base?.ref,
		headSha: head?.sha,
		closed: state === undefined ? undefined : state === 'closed',
		merged: merged ?? (merged_at === undefined ? undefined : merged_at !== null),
	};
}
var errors = __webpack_require__(8835);
var inputs = __webpack_require__(9428);
var read_from_github = __webpack_require__(6212);







const resolve_inputs = {
	pullRequest: (0, inputs/* optional */.lq)((0, inputs/* convert */.C6)((text, refuse) => parseReference(text) ??
		refuse(`must be a number such as \`123\` or \`#123\`, or the URL of a pull request${(0, inputs/* butIs */.uS)(text)}`))),
	targetBranch: (0, inputs/* optional */.lq)((0, inputs/* branch */.tk)()),
};
const optionalPullRequestTarget = {
	inputs: resolve_inputs,
	outputs: ['pull-request', 'target-branch', 'head-sha'],
	locate(location, { repository }) {
		const problem = location.pullRequest && refuseReference(location.pullRequest, repository);
		if (problem !== undefined)
			throw new errors/* InputError */.dz([`Input \`pull-request\` ${problem}`]);
		return location;
	},
	resolve: async (location) => location,
};
const pullRequestTarget = { ...optionalPullRequestTarget, resolve: resolvePullRequest };
const withNumber = (location, number) => number === undefined || location.pullRequest !== undefined
	? location
	: { ...location, pullRequest: { number, url: undefined } };
async function resolvePullRequest(location, context, needs = [], found = () => { }) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	const headOfEvent = named.asked ? undefined : named.facts.headSha;
	setOutputs({ 'pull-request': named.facts.number, 'head-sha': named.facts.headSha });
	if (location.targetBranch !== undefined)
		found((0, references/* pullRequestRef */.M1)(repository, location.targetBranch, named.facts.number));
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw new errors/* ActionError */.lZ('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${eventOf(context.event)} doesn't include the base branch, and \`github-token\` is empty`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return { ...known, headOfEvent, ref: (0, references/* pullRequestRef */.M1)(repository, targetBranch, known.number) };
}
async function numberToCommentOn(comment, location, context) {
	if (comment === 'never')
		return undefined;
	const { facts } = await nameOne(location, context);
	const { number, headSha, baseBranch } = facts;
	const targetBranch = location.targetBranch ?? baseBranch;
	const outputs = { 'pull-request': number, 'head-sha': headSha, 'target-branch': targetBranch };
	context.setOutputs(outputs);
	return number;
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const found = pullRequestOfEvent(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		const facts = found.candidates.find((candidate) => candidate.number === number) ?? { number };
		return { facts, asked: false };
	}
	const { candidates, why } = found.lookup ? await lookUp(found.lookup, github) : found;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return { facts: first, asked: found.lookup !== undefined };
	const request = `Finding the pull request of ${eventOf(event)}`;
	if (first === undefined)
		throw new errors/* ActionError */.lZ('invalid-input', {
			request,
			problem: `the event ${why}`,
			remedy: 'Set `pull-request` to its number, and `target-branch` if there is no `github-token`.',
		});
	throw new errors/* ActionError */.lZ('invalid-input', {
		request,
		problem: `there are several: ${candidates.map(nameOf).join(', ')}`,
		remedy: 'Set `pull-request` to the one you mean.',
	});
}
async function lookUp(lookup, github) {
	const what = 'heads' in lookup
		? `the branch ${lookup.heads.map(({ repository, branch }) => `${repository}:${branch}`).join(', ')}`
		: `the commit ${lookup.commit}`;
	const noToken = `has only ${what}, and there is no \`github-token\` to ask GitHub with`;
	if (!github.available)
		return { candidates: [], why: noToken };
	const found = 'heads' in lookup
		? await Promise.all(lookup.heads.map((head) => github.pullRequestsOfHead(head)))
		: [await github.pullRequestsOfCommit(lookup.commit)];
	const candidates = found.flat().filter(({ closed }) => !closed);
	return { candidates, why: `is about ${what}, and GitHub has no open pull request for it` };
}
const nameOf = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete({ facts, asked }, targetBranch, needs, context) {
	const { github, event, clock } = context;
	const usesState = needs.includes('state');
	if (targetBranch === undefined && facts.baseBranch === undefined)
		return github.available ? github.pullRequest(facts.number) : facts;
	const isIncomplete = (needs.includes('head-sha') && facts.headSha === undefined) ||
		(usesState && (facts.closed === undefined || facts.draft === undefined));
	const showsState = usesState && (facts.closed ?? facts.draft) !== undefined;
	const wouldSkip = usesState && (facts.closed === true || facts.draft === true);
	const isDoubtful = !asked &&
		(targetBranch === undefined || showsState) &&
		(wouldSkip || !(0, github_event/* isFresh */.pL)(event, clock.now()));
	if (!isDoubtful && !(isIncomplete && github.available))
		return facts;
	return (await (0, read_from_github/* presentPullRequest */.a)(context, facts.number)) ?? facts;
}
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js_0 = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js_0/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js_0/* .ActionError */ .lZ && !(error instanceof _errors_js_0/* .DryRunError */ .Vz);
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
  h9: () => (defineOperation),
  lM: () => (planned),
  lP: () => (noTarget)
});
var _http_errors_js_0 = __webpack_require__(4096);
var _markdown_markdown_js_1 = __webpack_require__(6801);
var _runner_workspace_js_2 = __webpack_require__(3523);
var _shared_errors_js_3 = __webpack_require__(8835);
var _shared_text_js_6 = __webpack_require__(5831);
var _shared_zod_js_4 = __webpack_require__(3587);
var _inputs_js_5 = __webpack_require__(9428);







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
		inputs: _shared_zod_js_4/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith: (spec.onlyWith ?? {}),
		prepare(values, scope, workspace) {
			const problems = [];
			const ofTarget = values;
			const location = (0, _inputs_js_5/* .areComplete */ .sY)(target.inputs, ofTarget)
				? (0, _inputs_js_5/* .collect */ .Fo)(problems, () => target.locate(ofTarget, scope))
				: undefined;
			const inputs = values;
			const found = spec.checks?.((reads, find) => (0, _inputs_js_5/* .wereRead */ .CU)(values, reads) && find(inputs, scope, location));
			problems.push(...(found ?? []).flatMap((problem) => problem || []));
			problems.push(...refusedFiles(values, workspace));
			if (problems.length > 0)
				throw new _shared_errors_js_3/* .InputError */ .dz(problems);
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}
function refusedFiles(values, workspace) {
	return Object.entries(values).flatMap(([key, value]) => {
		const input = _runner_workspace_js_2/* .FILES_TO_WRITE */ .GG.find((name) => name === (0, _inputs_js_5/* .inputName */ .yu)(key));
		if (input === undefined)
			return [];
		return [value ?? []].flat().flatMap((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why === undefined ? [] : `Input \`${input}\` is ${(0, _inputs_js_5/* .quote */ .hD)(path)}: ${why}`;
		});
	});
}
const LONGEST_BODY = 4000;
function planned(log, requests, { bodyFile, why = 'Dry run', report, } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const { text: body, bytes } = bodyOf(request, bodyFile === undefined);
		const shown = bytes > LONGEST_BODY
			? `${body.slice(0, LONGEST_BODY)}\u2026 (${bytes} bytes; \`${bodyFile ?? 'result-file'}\` has all of them)`
			: body;
		log.group(`${why}: ${(0, _http_errors_js_0/* .describe */ .q0)(request)}`, [shown]);
		const sent = bodyFile === undefined ? { body } : { body: shown, bodyFile };
		const parts = [(0, _markdown_markdown_js_1/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js_1/* .codeBlock */ .DV)([shown], 'json')];
		return { sent: { method, path, ...sent }, parts };
	});
	const blocks = plan.flatMap(({ parts }) => parts).join('\n\n');
	const title = `### ${_markdown_markdown_js_1/* .MARKS */ .j7.neutral} ${why}: ${(0, _shared_text_js_6/* .pluralize */ .td)(plan.length, 'request')} planned, none sent`;
	const shown = report === undefined || blocks === '' ? blocks : (0, _markdown_markdown_js_1/* .folded */ .TM)('Requests', blocks);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `${report ?? title}\n\n${shown}`,
	};
}
function bodyOf({ body }, whole) {
	if (!Array.isArray(body)) {
		const text = JSON.stringify(body ?? {});
		return { text, bytes: Buffer.byteLength(text) };
	}
	const slices = body;
	const bytes = slices.reduce((sum, slice) => sum + slice.length, 0);
	return { text: Buffer.concat(whole ? slices : slices.slice(0, 1)).toString(), bytes };
}

/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (readFromGitHub),
  a: () => (presentPullRequest)
});
var _shared_best_effort_js_0 = __webpack_require__(3709);

async function readFromGitHub(context, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return (0, _shared_best_effort_js_0/* .bestEffort */ .z)(context, github.pullRequest(number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
async function presentPullRequest(context, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, { number });
}

/***/ })

};
