'use strict';

exports.id = 761;
exports.ids = [761];
exports.modules = {

/***/ 8860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $6: () => (textAt),
  CI: () => (isOfOwnBranch),
  E4: () => (fullNameOf),
  HG: () => (withheldSecrets),
  JA: () => (isOtherRepository),
  SW: () => (branchesOfEvent),
  Uw: () => (isApproval),
  fK: () => (valueAt),
  j5: () => (otherRepository),
  pL: () => (isFresh),
  q: () => (sameName)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);
var _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(550);



const fullNameOf = (repository) => repository?.full_name ?? /\/repos\/([^/]+\/[^/]+)$/.exec(repository?.url ?? '')?.[1];
function isOtherRepository(repository, own) {
	if (repository === null)
		return true;
	if (repository?.id !== undefined && own?.id !== undefined)
		return repository.id !== own.id;
	const [name, ownName] = [fullNameOf(repository), fullNameOf(own)];
	return name === undefined || ownName === undefined ? undefined : !sameName(name, ownName);
}
function isHeadOfFork({ payload }) {
	const repository = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, 'repository', _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .LN);
	const { head, base } = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, 'pull_request', _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .PullRequest */ .B9) ?? {};
	const run = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, 'workflow_run', _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .Run */ .KF);
	return Boolean(isOtherRepository(head?.repo, base?.repo ?? repository) ||
		isOtherRepository(run?.head_repository, repository));
}
function otherRepository({ payload }, repository) {
	const from = textAt(payload, 'repository', 'full_name');
	return from === undefined || sameName(from, (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryName */ .aR)(repository)) ? undefined : from;
}
function branchesOfEvent(event, repository) {
	if (otherRepository(event, repository) !== undefined)
		return [];
	const { name, payload, ref, sha } = event;
	const own = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, 'repository', _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .LN);
	const tip = (branch, commit) => branch === undefined ? [] : [{ branch, commit }];
	if (name.startsWith('pull_request')) {
		const { head, base } = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, 'pull_request', _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .PullRequest */ .B9) ?? {};
		return isOtherRepository(head?.repo, base?.repo ?? own) === false
			? tip(head?.ref, head?.sha)
			: [];
	}
	switch (name) {
		case 'workflow_run':
		case 'check_run':
		case 'check_suite': {
			const { head_repository, head_branch, head_sha } = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, name, _payload_js__WEBPACK_IMPORTED_MODULE_2__/* .Run */ .KF) ?? {};
			return isOfOwnBranch(name, head_repository, own) ? tip(head_branch, head_sha) : [];
		}
		case 'status':
			return tipsOfStatus(payload);
		case 'push':
			return payload['deleted'] === true
				? []
				: tip(branchIn(textAt(payload, 'ref') ?? ref), textAt(payload, 'after'));
		default:
			return tip(branchIn(ref), sha);
	}
}
const isOfOwnBranch = (name, head, own) => name !== 'workflow_run' || isOtherRepository(head, own) === false;
const branchIn = (ref) => /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
function tipsOfStatus(payload) {
	const { sha, branches } = payload;
	if (typeof sha !== 'string' || !Array.isArray(branches))
		return [];
	return branches.flatMap((entry) => {
		const branch = textAt(entry, 'name');
		return branch !== undefined && valueAt(entry, 'commit', 'sha') === sha
			? [{ branch, commit: sha }]
			: [];
	});
}
const FRESH_MS = 120_000;
const TIMES = [
	['pull_request', 'updated_at'],
	['comment', 'updated_at'],
	['review', 'submitted_at'],
	['workflow_run', 'updated_at'],
	['check_suite', 'updated_at'],
	['check_run', 'completed_at'],
	['check_run', 'started_at'],
	['merge_group', 'head_commit', 'timestamp'],
	['updated_at'],
];
function isFresh({ payload, runAttempt }, now) {
	if (runAttempt !== '1')
		return false;
	const times = TIMES.flatMap((place) => (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(textAt(payload, ...place)) ?? []);
	return Math.abs(now - Math.max(...times)) <= FRESH_MS;
}
const sameName = (one, other) => one.toLowerCase() === other.toLowerCase();
const FROM_FORK = /^pull_request(_review|_review_comment|_review_thread)?$/;
const BY_DEPENDABOT = /^(push|create|deployment|deployment_status|pull_request_target)$/;
function withheldSecrets(event) {
	const { name, actor, payload } = event;
	if (actor === 'dependabot[bot]' && (FROM_FORK.test(name) || BY_DEPENDABOT.test(name)))
		return { from: 'dependabot' };
	if (!FROM_FORK.test(name) || !isHeadOfFork(event))
		return undefined;
	const headRepository = textAt(payload, 'pull_request', 'head', 'repo', 'full_name');
	return { from: 'fork', headRepository };
}
const isApproval = ({ name, payload }, number) => name === 'pull_request_review' &&
	textAt(payload, 'action') === 'submitted' &&
	textAt(payload, 'review', 'state')?.toLowerCase() === 'approved' &&
	valueAt(payload, 'pull_request', 'number') === number;
const valueAt = (payload, ...path) => path.reduce((value, key) => typeof value === 'object' && value !== null
	? value[key]
	: undefined, payload);
function textAt(payload, ...path) {
	const value = valueAt(payload, ...path);
	return typeof value === 'string' && value !== '' ? value : undefined;
}

/***/ }),

/***/ 3177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  NI: () => (refusedQuery),
  Wp: () => (parseAnswer),
  k6: () => (badAnswer),
  wo: () => (isNotPermitted),
  yN: () => (GitHubApi),
  y_: () => (GitHubError)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7575);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3587);





async function loadClient() {
	const path = process.env['GITHUB_EVENT_PATH'];
	delete process.env['GITHUB_EVENT_PATH'];
	try {
		return await Promise.all(/* import() */[__webpack_require__.e(471), __webpack_require__.e(188)]).then(__webpack_require__.bind(__webpack_require__, 8471));
	}
	finally {
		if (path !== undefined)
			process.env['GITHUB_EVENT_PATH'] = path;
	}
}
class GitHubApi {
	#options;
	repository;
	#octokit;
	constructor(options) {
		const { owner, name } = options.repository;
		this.#options = options;
		this.repository = { owner, repo: name };
	}
	async call(request, permission, send) {
		this.#octokit ??= this.#load();
		try {
			return await send(await this.#octokit);
		}
		catch (error) {
			throw explainFailure(request, permission, error);
		}
	}
	request(request, permission, route, schema, parameters) {
		return this.call(request, permission, async (octokit) => {
			const answer = await octokit.request(...this.#ofRepository(route, parameters));
			return parseAnswer(request, schema, answer.data);
		});
	}
	graphql(request, permission, query, variables = {}) {
		return this.call(request, permission, async (octokit) => {
			const url = `${this.#options.apiUrl.replace(/\/api\/v3\/?$/, '/api')}/graphql`;
			const { data } = await octokit.request({ method: 'POST', url, query, variables });
			return parseAnswer(request, GraphqlAnswer, data);
		});
	}
	#ofRepository(route, parameters = {}) {
		const path = route.replace(' ', ' /repos/{owner}/{repo}');
		return [path, { ...this.repository, ...parameters }];
	}
	async #load() {
		const { getOctokit } = await loadClient();
		const { fetchOver } = await __webpack_require__.e(/* import() */ 160).then(__webpack_require__.bind(__webpack_require__, 7160));
		const { transport, token, apiUrl } = this.#options;
		return getOctokit(token, {
			baseUrl: apiUrl,
			request: { fetch: fetchOver(transport) },
			log: { debug() { }, info() { }, warn() { }, error() { } },
		});
	}
	get signal() {
		return this.#options.transport.limits.signal;
	}
	redact(text) {
		return this.#options.transport.redact(text);
	}
	async pause(ms) {
		const { clock, signal } = this.#options.transport.limits;
		await clock.sleep(ms, signal);
	}
	list(request, permission, path, entry, query = {}, isLast = () => false) {
		return this.call(request, permission, async (octokit) => {
			const all = this.#ofRepository(`GET ${path}`, { ...query, per_page: 100 });
			const { method, headers, ...first } = octokit.request.endpoint(...all);
			const entries = [];
			const read = new Set();
			for (let url = first.url; url !== undefined;) {
				if (read.has(url) || read.size === MAX_PAGES)
					throw badAnswer(request, `the list still does not end (pages read: ${read.size})`);
				read.add(url);
				const answer = await octokit.request({ method, headers, url });
				const page = parseAnswer(request, _shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(entry), parseAnswer(request, Page, answer.data));
				entries.push(...page);
				url = isLast(page) ? undefined : nextPage(request, answer.headers.link, url);
			}
			return entries;
		});
	}
}
const MAX_PAGES = 1000;
const Page = _shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .maxLength */ .Ru6(10_000));
function nextPage(request, link, current) {
	const target = /<([^<>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
	if (target === undefined)
		return undefined;
	if (!URL.canParse(target, current))
		throw badAnswer(request, 'the link to the next page is not an address');
	const { origin, href } = new URL(target, current);
	if (origin === new URL(current).origin)
		return href;
	throw badAnswer(request, `the next page is at ${origin}, which is not followed: it would get the token`);
}
const GraphqlProblem = _shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
	type: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
	message: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
	path: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J())),
}), {});
const GraphqlAnswer = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ data: _shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()), errors: _shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(GraphqlProblem)) }), ({ data, errors }) => ({ data, errors: errors ?? [] }));
function refusedQuery(request, permission, errors) {
	const isForbidden = errors.every(({ type = '' }) => FORBIDDEN_TYPES.includes(type));
	const said = errors.map(({ message = 'an error without a message' }) => message).join('; ');
	const problem = `GitHub refused the query: ${(0, _http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(said)}`;
	return new GitHubError(permission, isForbidden ? 'unauthorized' : 'unavailable', { request, problem }, isForbidden ? FORBIDDEN : undefined);
}
const FORBIDDEN_TYPES = ['FORBIDDEN', 'INSUFFICIENT_SCOPES'];
const FORBIDDEN = { type: 'status', status: 403 };
const NO_PERMISSION = /not accessible|\bpermissions?\b|\bscopes?\b|must have .*\b(?:rights|access)\b|access .*\bnot granted/i;
class GitHubError extends _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
	permission;
	lacksPermission;
	constructor(permission, kind, { request, problem }, failure, cause) {
		const status = failure?.type === 'status' ? failure.status : undefined;
		const isForbidden = status === 403 && kind === 'unauthorized';
		const lacksPermission = isForbidden && NO_PERMISSION.test(problem);
		let remedy = remedyFor(kind, permission);
		if (status === 401)
			remedy = BAD_TOKEN;
		if (isForbidden && !lacksPermission)
			remedy = READ_REFUSAL;
		super(kind, { request, problem, remedy }, failure, cause);
		this.permission = permission;
		this.lacksPermission = lacksPermission;
	}
}
const isNotPermitted = (error) => (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 410) || (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.kind === 'unauthorized');
function explainFailure(request, permission, error) {
	if (!(error instanceof Error))
		return error;
	const { cause } = error;
	if (cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) {
		const { problem } = cause.explanation;
		return new GitHubError(permission, cause.kind, { request, problem }, cause.failure, cause);
	}
	return cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ ? cause : error;
}
const BAD_TOKEN = 'Check that `github-token` is current and belongs to this GitHub server, or leave it out: then the step uses the token of the job.';
const READ_REFUSAL = 'Read what GitHub said, then run the step again.';
const REMEDIES = {
	unauthorized: 'Add `{permission}` to the `permissions` of the job, or use a `github-token` that has this permission.',
	'not-found': 'Check that it exists in this repository. GitHub gives the same answer if the `permissions` of the job lack `{permission}`.',
	'rate-limited': 'Run the step again later, or use a `github-token` with its own rate limit.',
	refused: READ_REFUSAL,
	aborted: 'Run the step again if you still need it.',
};
const OTHERWISE = 'Check that GitHub is up and can be reached from the runner, then run the step again.';
const remedyFor = (kind, permission) => (REMEDIES[kind] ?? OTHERWISE).replace('{permission}', permission);
function parseAnswer(request, schema, data) {
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	throw badAnswer(request, (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatch */ .J4)(data, parsed.error, "GitHub's schema"));
}
const badAnswer = (request, problem) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('bad-response', {
	request,
	problem,
	remedy: 'Check that GITHUB_API_URL is the address of GitHub, and that no proxy or web page answers for it.',
});

/***/ }),

/***/ 550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B9: () => (PullRequest),
  KF: () => (Run),
  LN: () => (Repository),
  _B: () => (PullRequestNumber),
  bt: () => (StackField),
  m2: () => (Issue),
  y_: () => (part)
});
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);


const maybeNull = (schema) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(schema), undefined);
const PullRequestNumber = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .positive */ .yjt());
const Text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1));
const text = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(Text);
const textOrNull = maybeNull(Text);
const truth = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY());
const Repository = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), full_name: text, url: text });
const StackField = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)((0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	position: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(PullRequestNumber),
	size: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(PullRequestNumber),
	base: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ref: Text }),
}), ({ base, position, size }) => ({ base: base.ref, position, size }))));
const PullRequest = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	number: PullRequestNumber,
	state: text,
	draft: truth,
	merged: truth,
	merged_at: textOrNull,
	head: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ref: text, sha: text, repo: maybeNull(Repository) })),
	base: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ref: text, repo: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(Repository) })),
	stack: StackField,
}));
const Run = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => {
	const suite = { head_branch: text, pull_requests: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())) };
	return (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		...suite,
		head_sha: text,
		head_repository: maybeNull(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .extend */ .X$i(Repository, { owner: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: text })) })),
		check_suite: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(suite)),
	}), ({ check_suite: suite, ...run }) => ({
		...run,
		head_branch: run.head_branch ?? suite?.head_branch,
		pull_requests: run.pull_requests?.length ? run.pull_requests : suite?.pull_requests,
	}));
});
const Issue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	number: PullRequestNumber,
	pull_request: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ merged_at: textOrNull })),
	state: text,
	draft: truth,
}));
function part(payload, name, shape) {
	const parsed = shape.safeParse(payload[name]);
	return parsed.success ? parsed.data : undefined;
}

/***/ }),

/***/ 6757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B$: () => (isOnServerOfRun),
  F2: () => (parseReference),
  U: () => (refuseReference),
  WR: () => (repositoryPage)
});
var _shared_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);
var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8860);



function parseReference(written) {
	const text = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutInvisible */ .OT)(written);
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
function hostOf(host, protocol) {
	const address = `${protocol}//${host}`;
	return URL.canParse(address) ? new URL(address).host : host;
}
function isOnServerOfRun(repository, { serverUrl, repository: ofRun }) {
	if (!URL.canParse(serverUrl))
		return false;
	const server = new URL(serverUrl);
	const host = hostOf(repository.host, server.protocol);
	if (host === server.host)
		return true;
	const isGitHubCom = [host, server.host].some((one) => /(^|\.)(github|ghe)\.com$/.test(one));
	return !isGitHubCom && (0, _event_js__WEBPACK_IMPORTED_MODULE_2__/* .sameName */ .q)((0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(repository), ofRun);
}
function repositoryPage(repository, event) {
	const isOwn = isOnServerOfRun(repository, event);
	const server = isOwn ? new URL(event.serverUrl).origin : `https://${repository.host}`;
	return `${server}/${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(repository)}`;
}
function refuseReference({ number, url }, ref, event) {
	if (url === undefined)
		return undefined;
	const shown = `${url.host}${url.pathname}`;
	if (url.username !== '' || url.password !== '')
		return `must not contain user info, but is ${url.protocol}//***@${shown}`;
	const repository = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(ref);
	const expected = `/${repository}/pull/${number}/`.toLowerCase();
	const hosts = [hostOf(ref.host, url.protocol)];
	if (isOnServerOfRun(ref, event))
		hosts.push(new URL(event.serverUrl).host);
	if (hosts.includes(url.host) && `${url.pathname}/`.toLowerCase().startsWith(expected))
		return undefined;
	return `is ${url.protocol}//${shown}, but this run is for ${ref.host}/${repository}`;
}

/***/ }),

/***/ 5038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  U: () => (Connections)
});
var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4942);
var _shared_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(808);




const MAX_SIDE_BY_SIDE = 6;
class Connections {
	answered = false;
	firstRequestAt = Number.POSITIVE_INFINITY;
	#kept;
	#forUnsafe;
	#observed = new WeakSet();
	#starting;
	constructor(unsafe = 'fresh') {
		this.#kept = this.#client({ keepAlive: true, maxSockets: MAX_SIDE_BY_SIDE });
		this.#forUnsafe = unsafe === 'fresh' ? this.#client({ keepAlive: false }) : this.#kept;
	}
	async send(url, { method, effect, body }, headers, attempt) {
		const data = body === undefined ? null : encode(body);
		this.#starting = attempt;
		const sent = (effect === 'unsafe' ? this.#forUnsafe : this.#kept).request(method, url, data, {
			...(body && { 'content-type': 'application/json' }),
			...(Array.isArray(body) && { 'content-length': byteLength(body) }),
			...headers,
		});
		this.#starting = undefined;
		return (await (0, _shared_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessAborted */ .W)(sent, attempt.signal)).message;
	}
	close() {
		this.#kept.dispose();
	}
	#client(options) {
		const handler = {
			prepareRequest: (request) => this.#prepare(request),
			canHandleAuthentication: () => false,
			handleAuthentication: () => Promise.reject(new Error('not used')),
		};
		return new _actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Qq('merge-queue-action', [handler], {
			allowRedirects: false,
			allowRetries: false,
			...options,
			socketTimeout: 2 ** 31 - 1,
		});
	}
	#prepare(request) {
		const attempt = this.#starting;
		if (attempt === undefined)
			throw new Error('a request was prepared outside an attempt');
		request.signal = attempt.signal;
		request.host = request.host?.replace(/^\[|\]$/g, '');
		attempt.assumeConnected();
		if (request.agent instanceof node_http__WEBPACK_IMPORTED_MODULE_0__.Agent)
			this.#observe(request.agent);
	}
	#observe(agent) {
		if (this.#observed.has(agent))
			return;
		this.#observed.add(agent);
		const create = agent.createConnection.bind(agent);
		agent.createConnection = (options, callback) => {
			const socket = create(options, callback);
			this.#starting?.watch(socket);
			return socket;
		};
	}
}
const encode = (body) => Array.isArray(body) ? node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(body) : JSON.stringify(body);
const byteLength = (chunks) => chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);

/***/ }),

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $d: () => (FailedAttempt),
  I: () => (kindOf),
  Ng: () => (describeRequest),
  Ro: () => (hasStatus),
  _7: () => (ServiceError),
  gS: () => (undefinedIfStatus),
  i1: () => (UnusableBody)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

class FailedAttempt extends Error {
	name = 'FailedAttempt';
	failure;
	constructor(failure, problem, cause) {
		super(problem, { cause });
		this.failure = failure;
	}
}
class UnusableBody extends FailedAttempt {
	constructor(type, problem, cause) {
		super({ type }, problem, cause);
	}
}
class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
	failure;
	#earlierMayHaveApplied;
	constructor(kind, explanation, failure, cause, earlierMayHaveApplied = false) {
		super(kind, explanation, { cause });
		this.failure = failure;
		this.#earlierMayHaveApplied = earlierMayHaveApplied;
	}
	withProblem(problem) {
		const explanation = { ...this.explanation, problem };
		return new ServiceError(this.kind, explanation, this.failure, this, this.#earlierMayHaveApplied);
	}
	get mayHaveApplied() {
		return this.kind === 'unknown-outcome';
	}
	get mayTakeEffect() {
		return this.#earlierMayHaveApplied || this.mayHaveApplied || this.kind === 'aborted';
	}
	get status() {
		return this.failure?.type === 'status' ? this.failure.status : undefined;
	}
}
const hasStatus = (error, ...statuses) => error instanceof ServiceError && statuses.some((status) => error.status === status);
const undefinedIfStatus = (...statuses) => (error) => {
	if (!hasStatus(error, ...statuses))
		throw error;
};
const describeRequest = ({ method, path, subject }) => `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`;
function kindOf(failure) {
	if (failure.type === 'not-sent' || failure.type === 'misconfigured')
		return 'unavailable';
	if (failure.type === 'no-answer')
		return failure.timedOut ? 'timed-out' : 'unavailable';
	if (failure.type !== 'status')
		return 'bad-response';
	const { status, limited } = failure;
	if (limited || status === 429)
		return 'rate-limited';
	if (status < 400)
		return 'bad-response';
	if (status === 401 || status === 403)
		return 'unauthorized';
	if (status === 404)
		return 'not-found';
	if (status === 408 || status === 425 || (status >= 500 && status !== 501))
		return 'unavailable';
	return 'refused';
}

/***/ }),

/***/ 7575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Kb: () => (excerpt),
  Wn: () => (describeStatus),
  YA: () => (seconds),
  hS: () => (retryLog)
});
var _shared_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5812);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);


function describeStatus(status, location, body, redact) {
	const said = errorText(body, redact);
	const where = status >= 300 && status < 400 ? originOf(location) : '';
	return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`;
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
const excerpt = (text) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(text.trim().replace(/\s+/g, ' ')), 500);
function originOf(location) {
	if (location === undefined)
		return '';
	return URL.canParse(location) ? ` to ${new URL(location).origin}` : ' to a relative address';
}
function errorText({ text, isCut }, redact) {
	const { message, errors } = ((0, _shared_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text) ?? {});
	const isMessage = typeof message === 'string' && errors === undefined;
	return excerpt(isMessage ? redact(message) : redact(text, isCut));
}
const MAX_LINES = 3;
function retryLog(request, write) {
	let last = '';
	let equal = 0;
	let group = [];
	const end = () => {
		if (group.length > 0)
			write(`${request}: ${last} (${group.length} more)`, group);
		equal = 0;
		group = [];
	};
	const add = (message, attempt, afterMs, delay) => {
		if (message !== last)
			end();
		last = message;
		equal++;
		const next = `trying again in ${seconds(delay)}`;
		if (equal <= MAX_LINES)
			write(`${request}: ${message}; ${next}`);
		else
			group.push(`Attempt ${attempt + 1}, after ${seconds(afterMs)}; ${next}`);
	};
	return { add, end };
}

/***/ }),

/***/ 3961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  FY: () => (NOT_SENT),
  Rw: () => (MAX_PAUSE_MS),
  WG: () => (isPassing),
  XE: () => (classifyFailure),
  hB: () => (requestedPauseMs),
  jo: () => (backoffMs),
  m6: () => (parseHttpDate),
  mu: () => (parseRetryAfter),
  ni: () => (readRefusal)
});
const NOT_SENT = { type: 'not-sent' };
const readRefusal = (status, headers, _body, now) => ({
	type: 'status',
	status,
	retryAfterMs: parseRetryAfter(headers['retry-after'], headers.date, now),
});
function classifyFailure(effect, failure, attempt) {
	const ifMaybeApplied = effect === 'unsafe' ? 'ambiguous' : 'retry';
	if (failure.type === 'not-sent')
		return 'retry';
	if (failure.type === 'no-answer' || failure.type === 'broken-body')
		return ifMaybeApplied;
	if (failure.type !== 'status')
		return 'fail';
	const { status, retryAfterMs, limited } = failure;
	if (limited || status === 429 || (status === 503 && retryAfterMs !== undefined))
		return 'retry';
	if (isTransient(status))
		return ifMaybeApplied;
	if (status === 409 && (effect === 'unsafe' || attempt === 0))
		return ifMaybeApplied;
	return status === 404 && effect === 'unsafe' && attempt > 0 ? 'ambiguous' : 'fail';
}
const TRANSIENT = new Set([408, 425, 500, 502, 503, 504]);
const isTransient = (status) => TRANSIENT.has(status) || (status >= 520 && status <= 529);
function isPassing(failure) {
	if (failure.type !== 'status')
		return failure.type !== 'misconfigured' && failure.type !== 'wrong-shape';
	const { status, limited = false } = failure;
	return limited || status === 429 || status === 409 || isTransient(status);
}
const requestedPauseMs = (failure) => failure?.type === 'status' ? (failure.retryAfterMs ?? 0) : 0;
const MAX_DELAY_MS = 20_000;
function backoffMs(effect, attempt, random, retryAfterMs = 0) {
	const base = effect === 'safe' ? 500 : 1000;
	const jittered = random * Math.min(MAX_DELAY_MS, base * 2 ** attempt);
	return Math.max(jittered, retryAfterMs);
}
const MAX_PAUSE_MS = 365 * 24 * 3600 * 1000;
function parseRetryAfter(value, date, now) {
	const text = (value ?? '').trim();
	if (/^\d+$/.test(text))
		return Math.min(Number(text) * 1000, MAX_PAUSE_MS);
	const at = parseHttpDate(text);
	if (at === undefined)
		return undefined;
	return Math.min(Math.max(0, at - (parseHttpDate(date) ?? now)), MAX_PAUSE_MS);
}
function parseHttpDate(text = '') {
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text))
		return undefined;
	const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
	return Number.isNaN(at) ? undefined : at;
}

/***/ }),

/***/ 5018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  o: () => (Transport),
  X: () => (isSuccess)
});

var shared_clock = __webpack_require__(3412);
var errors = __webpack_require__(8835);
var abort = __webpack_require__(808);
var parse_limits = __webpack_require__(1550);
var http_errors = __webpack_require__(4096);


async function readBody(message, clock, limits) {
	const { bytes, failure } = await readBytes(message, clock, limits);
	if (failure !== undefined)
		throw failure;
	if ((0, parse_limits/* isTooDeep */.f_)(bytes))
		throw new http_errors/* UnusableBody */.i1('wrong-shape', `its body has ${parse_limits/* TOO_DEEP */.gZ}`);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	}
	catch (cause) {
		throw new http_errors/* UnusableBody */.i1('broken-body', 'its body is not UTF-8 text', cause);
	}
}
async function readExcerpt(message, clock, limits) {
	const { bytes, failure } = await readBytes(message, clock, limits);
	return {
		text: new TextDecoder().decode(bytes, { stream: true }),
		isCut: failure !== undefined || !isFramed(message),
	};
}
const isFramed = ({ headers }) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
function readBytes(message, clock, { maxBytes, idleMs, totalMs }) {
	return new Promise((resolve) => {
		const chunks = [];
		let bytes = 0;
		const settle = (failure) => {
			stopTotal();
			stopIdle();
			message.removeListener('data', onData);
			message.removeListener('close', onClose);
			if (failure !== undefined)
				message.destroy();
			resolve({ bytes: Buffer.concat(chunks), failure });
		};
		const fail = (problem, cause) => settle(new http_errors/* UnusableBody */.i1('broken-body', problem, cause));
		const silence = () => clock.timer(idleMs, () => fail(`no data arrived for ${idleMs / 1000} s`));
		const stopTotal = clock.timer(totalMs, () => fail(`its body was not complete after ${Math.round(totalMs / 1000)} s`));
		let stopIdle = silence();
		const onData = (chunk) => {
			bytes += chunk.length;
			if (bytes > maxBytes) {
				chunks.push(chunk.subarray(0, chunk.length - (bytes - maxBytes)));
				return settle(new http_errors/* UnusableBody */.i1('wrong-shape', `its body is longer than ${maxBytes} bytes`));
			}
			chunks.push(chunk);
			stopIdle();
			stopIdle = silence();
		};
		const onClose = () => fail('the connection closed before the body was complete');
		const onEnd = () => (message.complete ? settle() : onClose());
		message.on('data', onData);
		message.on('end', onEnd);
		message.on('close', onClose);
		message.on('error', (error) => fail(`the connection failed before the body was complete (${error.message})`, error));
		if (message.destroyed && !message.complete)
			onClose();
	});
}
var messages = __webpack_require__(7575);
var retry = __webpack_require__(3961);





const CONNECT_MS = 10_000;
const BODY_LIMITS = { maxBytes: 22 * 1024 * 1024, idleMs: 15_000 };
const EXCERPT_LIMITS = { maxBytes: 16 * 1024, idleMs: 2000 };
const EXCERPT_MS = 5000;
class Attempt {
	#options;
	#host;
	#deadline;
	#abort = new AbortController();
	#stopAbort;
	#stopStatus;
	#stopConnect = () => { };
	#connected = false;
	#timeout;
	constructor(options, deadline) {
		this.#options = options;
		this.#host = new URL(options.baseUrl).host;
		this.#deadline = deadline;
		const { signal } = options;
		this.#stopAbort = (0, abort/* onAbort */.u)(signal, () => this.#abort.abort(signal.reason));
		this.#stopStatus = this.#limit(options.requestTimeoutMs, `${this.#host} did not answer`);
	}
	get signal() {
		return this.#abort.signal;
	}
	assumeConnected() {
		this.#connected = true;
	}
	watch(socket) {
		this.#connected = false;
		this.#stopConnect = this.#limit(Math.min(CONNECT_MS, this.#options.requestTimeoutMs), `could not connect to ${this.#host}`);
		const event = 'encrypted' in socket ? 'secureConnect' : 'connect';
		socket.once(event, () => {
			this.#connected = true;
			this.#stopConnect();
		});
	}
	answered() {
		this.#connected = true;
		this.#stopConnect();
		this.#stopStatus();
	}
	async body(message) {
		const limits = { ...BODY_LIMITS, totalMs: this.#deadline.remainingMs };
		const body = await readBody(message, this.#options.clock, limits);
		this.#refuseHtml(message, body);
		return body;
	}
	async acknowledgement(message) {
		this.#refuseHtml(message, (await this.excerpt(message)).text);
	}
	excerpt(message) {
		const limits = { ...EXCERPT_LIMITS, totalMs: Math.min(EXCERPT_MS, this.#deadline.remainingMs) };
		return readExcerpt(message, this.#options.clock, limits);
	}
	async refusal(message) {
		const { statusCode: status = 0, headers } = message;
		const { clock, redact, readRefusal: read = retry/* readRefusal */.ni } = this.#options;
		const body = await this.excerpt(message);
		if (status === 404)
			this.#refuseHtml(message, body.text);
		const problem = (0, messages/* describeStatus */.Wn)(status, headers.location, body, redact);
		return new http_errors/* FailedAttempt */.$d(read(status, headers, body.text, clock.now()), problem);
	}
	#refuseHtml({ headers }, body) {
		const isMarkup = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
		if (!(isMarkup ? hasTag(body) : beginsPage(body)))
			return;
		const what = /^\s*<\?xml/i.test(body) ? 'XML' : 'an HTML page';
		const problem = `${this.#host} answered with ${what}, which comes from something in front of it`;
		throw new http_errors/* FailedAttempt */.$d({ type: 'broken-body' }, problem);
	}
	explain(error) {
		if (error instanceof http_errors/* UnusableBody */.i1) {
			const problem = `${this.#host} answered, but ${error.message}`;
			return new http_errors/* FailedAttempt */.$d(error.failure, problem, error.cause);
		}
		if (error instanceof http_errors/* FailedAttempt */.$d)
			return error;
		const { code = '', message } = error;
		const tunnel = NO_TUNNEL.exec(message);
		if (tunnel !== null) {
			const [, status] = tunnel;
			const said = status === undefined ? 'no usable answer' : `HTTP ${status}`;
			const problem = `the proxy refused to connect to ${this.#host} (${said})`;
			const isFinal = /^40[1-7]$/.test(status ?? '');
			return new http_errors/* FailedAttempt */.$d(isFinal ? PROXY_REFUSES : retry/* NOT_SENT */.FY, problem, error);
		}
		const problem = this.#timeout ??
			`the connection to ${this.#host} failed (${(0, messages/* excerpt */.Kb)(code === '' ? message : code)})`;
		return new http_errors/* FailedAttempt */.$d(this.#failureOf(code, message), problem, error);
	}
	#failureOf(code, message) {
		if (isNoTls(code, message) || code === 'ENOTFOUND')
			return { type: 'not-sent', typo: true };
		if (isUntrusted(code))
			return { type: 'misconfigured', why: 'certificate' };
		if (!this.#connected)
			return retry/* NOT_SENT */.FY;
		return { type: 'no-answer', timedOut: this.#timeout !== undefined };
	}
	done() {
		this.#stopConnect();
		this.#stopStatus();
		this.#stopAbort();
	}
	#limit(ms, problem) {
		const limit = Math.min(ms, this.#deadline.remainingMs);
		return this.#options.clock.timer(limit, () => {
			this.#timeout = `${problem} within ${(0, messages/* seconds */.YA)(limit)}`;
			this.#abort.abort(new Error(this.#timeout));
		});
	}
}
const beginsPage = (body) => /^\s*<[a-z!?]/i.test(body);
const hasTag = (body) => !/^\s*[[{]/.test(body) && /<[a-z!?]/i.test(body);
const PROXY_REFUSES = { type: 'misconfigured', why: 'proxy' };
const NO_TUNNEL = /^(?:tunneling socket could not be established(?:, statusCode=(\d+))?|got illegal response body from proxy)/;
const isNoTls = (code, message) => /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code) ||
	(code === 'EPROTO' && /wrong version number|packet length too long|http request/.test(message));
const isUntrusted = (code) => /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(code);
var http_connections = __webpack_require__(5038);








const TOO_LATE = 'it was not sent, because no time was left for it';
const TOO_MANY = 'it was not sent, because the step has sent as many requests as it may';
const TYPO_MS = 20_000;
const isSuccess = ({ statusCode = 0 }) => statusCode >= 200 && statusCode < 300;
class Transport {
	#options;
	#connections;
	constructor(options, connections = new http_connections/* Connections */.U()) {
		this.#options = options;
		this.#connections = connections;
	}
	withSignal(signal, clock = this.#options.clock) {
		return new Transport({ ...this.#options, signal, clock }, this.#connections);
	}
	withAllowance(allowance) {
		return new Transport({ ...this.#options, allowance }, this.#connections);
	}
	async read(request, parse, options = {}) {
		return this.exchange(request, options, (message, attempt) => 
		isSuccess(message) && message.statusCode !== 206
			? attempt.body(message).then((body) => parse(body, isFramed(message)))
			: undefined);
	}
	async write(request, options = {}) {
		await this.exchange(request, options, (message, attempt) => isSuccess(message) ? attempt.acknowledgement(message) : undefined);
	}
	get authenticated() {
		return 'x-api-token' in this.#options.headers;
	}
	get limits() {
		return this.#options;
	}
	get baseUrl() {
		return this.#options.baseUrl;
	}
	get redact() {
		return this.#options.redact;
	}
	close() {
		this.#connections.close();
	}
	async exchange(request, options, accept) {
		const { clock, signal, retryTimeoutMs, dryRun, onRetry } = this.#options;
		if (dryRun && request.effect !== 'safe')
			throw new errors/* DryRunError */.Vz((0, http_errors/* describeRequest */.Ng)(request));
		const deadline = options.deadline ?? new shared_clock/* Deadline */.B2(clock, retryTimeoutMs);
		const call = { ...options, deadline, started: clock.monotonic(), mayHaveApplied: false };
		this.#connections.firstRequestAt = Math.min(this.#connections.firstRequestAt, call.started);
		const retries = (0, messages/* retryLog */.hS)((0, http_errors/* describeRequest */.Ng)(request), onRetry);
		let last;
		try {
			for (let attempt = 0;; attempt++) {
				if (signal.aborted)
					throw this.#abandoned(request, last?.failure);
				if (deadline.passed)
					throw last ?? this.#error(request, 'timed-out', retry/* NOT_SENT */.FY, TOO_LATE);
				if (!this.#mayAttempt())
					throw last ?? this.#error(request, 'timed-out', retry/* NOT_SENT */.FY, TOO_MANY);
				const answer = await this.#attempt(request, deadline, accept);
				if (!(answer instanceof http_errors/* FailedAttempt */.$d))
					return answer;
				call.mayHaveApplied ||= (0,retry/* classifyFailure */.XE)('unsafe', answer.failure, 0) === 'ambiguous';
				const { delay, error } = this.#next(request, call, answer, attempt);
				last = error;
				retries.add(answer.message, attempt, clock.monotonic() - call.started, delay);
				await clock.sleep(delay, signal).catch(() => { });
			}
		}
		finally {
			retries.end();
		}
	}
	#mayAttempt() {
		const { allowance } = this.#options;
		if (allowance === undefined)
			return true;
		if (allowance.left === 0)
			return false;
		allowance.left--;
		return true;
	}
	#next(request, call, { failure, message, cause }, attempt) {
		const { clock, random, signal } = this.#options;
		const { effect } = request;
		const verdict = (0, retry/* classifyFailure */.XE)(effect, failure, attempt);
		if (signal.aborted)
			throw this.#abandoned(request, failure);
		const after = (0, messages/* seconds */.YA)(clock.monotonic() - call.started);
		const last = attempt === 0 ? message : `${message} (attempt ${attempt + 1}, after ${after})`;
		const fail = (problem = last, kind = (0, http_errors/* kindOf */.I)(failure), met = failure) => this.#error(request, kind, met, problem, cause, call.mayHaveApplied);
		if (verdict === 'ambiguous')
			throw fail(last, 'unknown-outcome');
		if (verdict === 'fail')
			throw fail();
		const retryAfterMs = (0, retry/* requestedPauseMs */.hB)(failure);
		const delay = (0, retry/* backoffMs */.jo)(effect, attempt, random(), retryAfterMs);
		if (failure.type === 'not-sent' && failure.typo && this.#isNeverReached(delay))
			throw fail(last, 'unavailable', { type: 'misconfigured', why: 'address' });
		if (attempt + 1 === call.attempts)
			throw fail();
		const error = fail(`${message}; ${this.#outOfTime(call.deadline, retryAfterMs, attempt + 1)}`);
		if (delay >= call.deadline.remainingMs)
			throw error;
		return { delay, error };
	}
	#outOfTime({ totalMs, remainingMs }, retryAfterMs, attempts) {
		const { timeoutInput, retryTimeoutMs } = this.#options;
		const isInput = timeoutInput !== undefined && totalMs === retryTimeoutMs;
		const source = isInput ? ` (\`${timeoutInput}\`)` : '';
		if (retryAfterMs === 0 || retryAfterMs < remainingMs) {
			const tried = attempts === 1 ? '' : `${attempts} attempts in `;
			return `gave up after ${tried}${(0, messages/* seconds */.YA)(totalMs)}${source}`;
		}
		const pause = retryAfterMs < retry/* MAX_PAUSE_MS */.Rw ? (0, messages/* seconds */.YA)(retryAfterMs) : 'a year or more';
		return `it asks for a pause of ${pause}, but only ${(0, messages/* seconds */.YA)(remainingMs)} are left${source}`;
	}
	#isNeverReached(delay) {
		const { answered, firstRequestAt } = this.#connections;
		return !answered && this.#options.clock.monotonic() - firstRequestAt + delay > TYPO_MS;
	}
	async #attempt(request, deadline, accept) {
		const { baseUrl } = this.#options;
		const attempt = new Attempt(this.#options, deadline);
		try {
			const url = `${baseUrl}${request.path}`;
			const headers = { ...this.#options.headers, ...request.headers };
			const message = await this.#connections.send(url, request, headers, attempt);
			attempt.answered();
			this.#connections.answered = true;
			return await (accept(message, attempt) ?? attempt.refusal(message));
		}
		catch (error) {
			return attempt.explain(error);
		}
		finally {
			attempt.done();
		}
	}
	#abandoned(request, failure = retry/* NOT_SENT */.FY) {
		const cause = this.#options.signal.reason;
		const mayHaveApplied = (0, retry/* classifyFailure */.XE)('unsafe', failure, 0) === 'ambiguous';
		const isUnknown = request.effect !== 'safe' && mayHaveApplied;
		const problem = `${cause.message.replace(/\.$/, '')} before an answer came`;
		return this.#error(request, isUnknown ? 'unknown-outcome' : 'aborted', failure, problem, cause);
	}
	#error(request, kind, failure, problem, cause, mayHaveApplied = false) {
		const remedy = this.#options.remedyFor(kind, failure, request.path);
		const explanation = { request: (0, http_errors/* describeRequest */.Ng)(request), problem, remedy };
		return new http_errors/* ServiceError */._7(kind, explanation, failure, cause, mayHaveApplied);
	}
}

/***/ }),

/***/ 6569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  k: () => (fittingTable),
  v: () => (fittingElements)
});
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);

function fittingElements(elements, limitBytes) {
	const budget = new _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteBudget */ .Gz(limitBytes - 1);
	const end = elements.findIndex((element) => !budget.take([JSON.stringify(element)]));
	return end === -1 ? elements : elements.slice(0, end);
}
const TABLE_BUDGET_BYTES = 400 * 1024;
function fittingTable(head, items, row, output = 'result-file', budgetBytes = TABLE_BUDGET_BYTES) {
	const budget = new _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteBudget */ .Gz(budgetBytes);
	const fitting = [];
	for (const [index, item] of items.entries()) {
		const line = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableRow */ .jD)(row(item, index));
		if (!budget.take([line]))
			break;
		fitting.push(line);
	}
	const left = items.length - fitting.length;
	const shown = [...(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(head), ...fitting].join('\n');
	return left === 0
		? shown
		: `${shown}\n\n${left} more ${left === 1 ? 'is' : 'are'} not shown; the output ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(output)} has all of them.`;
}

/***/ }),

/***/ 6801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CS: () => (prose),
  DV: () => (codeBlock),
  Dy: () => (webAddress),
  Gz: () => (ByteBudget),
  PP: () => (tableHead),
  Pu: () => (failureLine),
  Qq: () => (text),
  RK: () => (visible),
  TM: () => (folded),
  Wm: () => (headingOf),
  Xb: () => (SUMMARY_BUDGET_BYTES),
  aY: () => (code),
  j7: () => (MARKS),
  jD: () => (tableRow),
  nf: () => (link),
  sE: () => (nextLine),
  sP: () => (BREAK),
  tp: () => (table),
  zV: () => (fitRows)
});
var _shared_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1903);
var _shared_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);



const SUMMARY_BUDGET_BYTES = 900 * 1024;
const BREAK = '\u200b';
const LINKED = [
	[/@/g, `@${BREAK}`],
	[/#(?=\d)/g, `#${BREAK}`],
	[/(?<=[A-Za-z\u0080-\uffff])-(?=\d)/g, `-${BREAK}`],
	[/:(?=\S)/g, `:${BREAK}`],
	[/(?<=www)\./gi, `.${BREAK}`],
	[/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK}`],
];
function text(value) {
	const broken = LINKED.reduce((value, [pattern, replacement]) => value.replace(pattern, replacement), visible(String(value)));
	return entities(broken).replaceAll('&#36;', '<span>&#36;</span>');
}
function code(value) {
	const content = entities(visible(String(value))).replace(/(?<=\S)&#64;/g, '<span>$&</span>');
	return `<code>${content}</code>`;
}
const prose = (value) => visible(String(value))
	.split(/`([^`]*)`/)
	.map((part, i) => (i % 2 === 1 ? code(part) : part.replace(/\S.*\S|\S/s, (core) => text(core))))
	.join('');
const headingOf = (markdown) => /^### (.*)/
	.exec(markdown)?.[1]
	?.replace(/<[^>]*>/g, '')
	.replace(/&#(\d+);/g, (_, char) => String.fromCodePoint(Number(char)))
	.replaceAll(BREAK, '')
	.replace(/^[^\w\s#"`]+ /, '');
function link(label, address) {
	const href = webAddress(address);
	return href === undefined
		? text(label)
		: `<a href="${href.replaceAll('&', '&amp;')}">${text(label)}</a>`;
}
function webAddress(address) {
	const known = (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_2__/* .webLink */ .D)(address && (0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(address));
	if (known === undefined)
		return undefined;
	return new URL(known).href.replace(/[^\w.~:/?#[\]@!$*+,;=%&-]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
const folded = (summary, content) => `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
const failureLine = ({ request, problem }) => `${prose(request)}: ${prose(problem)}`;
const nextLine = (remedy) => `**Next:** ${prose(remedy)}`;
function codeBlock(lines, language = '') {
	const content = lines.map(visible).join('\n');
	const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${language}\n${content}\n${fence}`;
}
const MARKS = { good: '✅', bad: '❌', warning: '⚠️', neutral: 'ℹ️' };
function table(head, rows) {
	return [...tableHead(head), ...rows.map(tableRow)].join('\n');
}
const tableHead = (head) => [
	tableRow(head.map((column) => (typeof column === 'string' ? column : column.number))),
	tableRow(head.map((column) => (typeof column === 'string' ? '---' : '---:'))),
];
const tableRow = (cells) => `| ${cells.join(' | ')} |`;
class ByteBudget {
	#left;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(lines) {
		const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
		if (bytes > this.#left)
			return false;
		this.#left -= bytes;
		return true;
	}
}
function fitRows(rows, budget) {
	const end = rows.findIndex((row) => !budget.take([row]));
	return end === -1 ? rows : rows.slice(0, end);
}
const ASCII = /^[ -~]*$/;
const invisible = () => /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const MAX_VALUE_LENGTH = 20_000;
function visible(value) {
	const line = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(value), MAX_VALUE_LENGTH)
		.replace(/[\t\n\r\f\v ]+/g, ' ')
		.trim();
	if (ASCII.test(line))
		return line;
	return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unstacked */ .Vd)(line).replace(invisible(), (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}
const special = (word) => new RegExp(`[^${word} ,/%?._-]|(?<![${word}])[._-]|[._-](?![${word}])|(?<=[Ww]{3})\\.`, 'gu');
const ASCII_SPECIAL = special('A-Za-z\\d');
let unicodeSpecial;
function specialIn(value) {
	if (ASCII.test(value.replaceAll(BREAK, '')))
		return ASCII_SPECIAL;
	unicodeSpecial ??= special('\\p{L}\\p{N}');
	return unicodeSpecial;
}
const entities = (value) => value.replace(specialIn(value), (char) => `&#${char.codePointAt(0)};`);

/***/ }),

/***/ 1404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Qk: () => (oldNames),
  gd: () => (QUEUE_SETTINGS),
  o0: () => (settingFields),
  qW: () => (SETTABLE_STATES)
});
const boolean = (description) => ({ type: 'boolean', description });
const whole = (min, description) => ({ type: 'whole', min, description });
const word = (words, description) => ({ type: 'word', words, description });
const QUEUE_SETTINGS = {
	concurrency: whole(1, 'How many pull requests are tested at a time.'),
	testingTimeoutMinutes: {
		...whole(0, 'Time limit for one test run, in minutes. 0 is no limit.'),
		max: 4_294_967_295,
	},
	mode: word(['single', 'parallel'], 'One line of pull requests, or one for each set of impacted targets. A change makes the queue switch modes first.'),
	canOptimisticallyMerge: boolean('Merge a pull request when a later one that contains it has passed.'),
	pendingFailureDepth: whole(0, 'How many later pull requests may still save one that failed.'),
	batch: boolean('Test several pull requests together.'),
	batchingMaxWaitTimeMinutes: whole(1, 'Longest time to wait for a batch to fill, in minutes.'),
	batchingMinSize: whole(1, 'Smallest batch that is tested without waiting.'),
	createPrsForTestingBranches: boolean('Open a pull request for each testing branch.'),
	commentsEnabled: boolean('Comment on pull requests.'),
	commandsEnabled: boolean('Take commands from comments.'),
	statusCheckEnabled: boolean('Report a status check on pull requests.'),
	bisectionConcurrency: whole(1, 'How many tests run at a time when a failed batch is split.'),
	requiredStatuses: {
		type: 'texts',
		example: 'the name of a status, in quotes',
		description: "Statuses that a test run must report. `null` restores the service's defaults, and `[]` requires none at all.",
	},
	directMergeMode: word(['off', 'always'], 'Whether a pull request that is up to date with the branch may merge without a test run.'),
	optimizationMode: word(['off', 'bisection_skip_redundant_tests'], 'Whether a bisection uses earlier test results again.'),
	mergeMethod: word(['merge_commit', 'squash', 'rebase'], 'How a pull request is merged.'),
	enqueueingLabel: {
		type: 'text',
		example: 'the name of a label',
		description: 'Label that puts a pull request in the queue.',
	},
	extensionEnabled: boolean('Let the browser extension work with the queue.'),
	labelCommandsEnabled: boolean('Take commands from labels.'),
	stateLabelsEnabled: boolean("Show a pull request's state in the queue as a label."),
};
const SETTABLE_STATES = ['running', 'paused', 'draining'];
const settingFields = Object.keys(QUEUE_SETTINGS);
const oldNames = [
	['testingTimeoutMinutes', 'testingTimeoutMins'],
	['batchingMaxWaitTimeMinutes', 'batchingMaxWaitTimeMins'],
];

/***/ }),

/***/ 1428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AY: () => (FORBIDDEN),
  ao: () => (forkRemedyFor),
  kF: () => (SUBMIT_FIRST),
  l0: () => (REMEDIES),
  wJ: () => (remedyFor)
});
const MISCONFIGURED = {
	certificate: 'Check the certificate of the service. If a private authority issued it, set NODE_EXTRA_CA_CERTS.',
	address: 'Check the host, the port and https:// in `api-url`.',
	proxy: 'Check `https_proxy` and `no_proxy` of the runner, and what the proxy allows.',
};
const SUBMIT_FIRST = 'Submit it first, with `operation: submit`.';
const FORBIDDEN = 'Check that `api-token` is an organization token, that `repository` belongs to its organization, and that no firewall or allow list shuts out the runner.';
const REMEDIES = {
	'invalid-input': 'Correct your workflow and run it again.',
	unauthorized: 'Check that `api-token` is current, belongs to this organization, and is for version 1 of the API.',
	'not-found': 'Check `api-url`, `repository` and `target-branch`, and that the queue exists.',
	refused: 'Read the answer of the service, correct the inputs, then run the step again.',
	'rate-limited': 'Run the step again later, or raise `retry-timeout-seconds`.',
	'timed-out': 'Check that the service is up and `api-url` is right, then run the step again.',
	unavailable: 'Check that the service is up and `api-url` is right, then run the step again.',
	'bad-response': 'Check that `api-url` is the address of the service, and that no proxy or web page answers for it.',
	'unknown-outcome': 'Check the queue before you run the step again.',
	aborted: 'Run the step again if you still need it.',
};
const remedyFor = (kind, failure, path) => {
	if (failure.type === 'misconfigured')
		return MISCONFIGURED[failure.why];
	if (failure.type === 'status' && failure.status === 403)
		return FORBIDDEN;
	if (failure.type === 'status' && failure.status === 407)
		return MISCONFIGURED.proxy;
	if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
		return 'Set `api-url` to the final address: a redirect would carry your token away.';
	if (failure.type === 'status' && failure.status === 501)
		return 'This service does not have this operation. Check that `api-url` is the one that the service documents.';
	return kind === 'not-found' ? notFound(path) : REMEDIES[kind];
};
const forkRemedyFor = (kind, failure, path) => kind === 'unauthorized'
	? "The service refused the run id that `allow-fork-run` sends in place of a token. Start this step with `workflow_run` instead, or with `pull_request_target`, which public repositories allow only by a policy, and run none of the fork's code there."
	: remedyFor(kind, failure, path);
function notFound(path) {
	if (path.startsWith('/flaky-tests/'))
		return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.';
	if (path.startsWith('/getMergeQueueMetrics'))
		return 'Check `api-url` and `repository`, and that the repository has a queue.';
	if (path.startsWith('/getMergeQueueTestingDetails'))
		return 'Check `test-run-id` and `target-branch`. An old test run may be gone.';
	return REMEDIES['not-found'];
}

/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AY: () => (getMergeQueueTestingDetails),
  D6: () => (submitPullRequest),
  IS: () => (getQueue),
  QL: () => (getSubmittedPullRequest),
  V7: () => (getPullRequestHistory),
  cl: () => (restartTestsOnPullRequest),
  df: () => (updateQueue),
  i8: () => (listUnhealthyTests),
  jv: () => (deleteQueue),
  np: () => (cancelPullRequest),
  qN: () => (setImpactedTargets),
  qc: () => (listPullRequests),
  vm: () => (targetsBodyHead),
  y0: () => (createQueue),
  zX: () => (getMergeQueueMetrics)
});
var _shared_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);

const onPullRequest = (path, effect, ref, more = {}) => ({
	...onQueue(path, effect, ref, { pr: { number: ref.number }, ...more }),
	subject: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref),
});
const onQueue = (path, effect, ref, more = {}) => ({
	method: 'POST',
	path,
	effect,
	subject: `the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(ref)}`,
	body: { repo: ref.repository, targetBranch: ref.targetBranch, ...more },
});
const submitPullRequest = (ref, { priority, noBatch }) => onPullRequest('/submitPullRequest', 'unsafe', ref, { priority, noBatch });
const cancelPullRequest = (ref) => onPullRequest('/cancelPullRequest', 'unsafe', ref);
const restartTestsOnPullRequest = (ref) => onPullRequest('/restartTestsOnPullRequest', 'unsafe', ref);
const getSubmittedPullRequest = (ref) => onPullRequest('/getSubmittedPullRequest', 'safe', ref);
const getPullRequestHistory = (ref) => onPullRequest('/getSubmittedPullRequest', 'safe', ref, { includeTimeline: true });
const MAX_PAGE = 100;
const listPullRequests = (ref, { since, until, cursor }) => onQueue('/listPullRequests', 'safe', ref, { since, until, take: MAX_PAGE, cursor });
const setImpactedTargets = (ref, body) => ({ ...onPullRequest('/setImpactedTargets', 'idempotent', ref), body });
function targetsBodyHead(ref, sha) {
	const { body } = onQueue('', 'safe', ref, { pr: { number: ref.number, sha } });
	return Buffer.from(`${JSON.stringify(body).slice(0, -1)},"impactedTargets":`);
}
const getMergeQueueTestingDetails = (ref, testRunId) => ({
	...onQueue('/getMergeQueueTestingDetails', 'safe', ref, { testRunId }),
	subject: `test run ${testRunId} on ${ref.targetBranch}`,
});
const createQueue = (ref, { mode, concurrency }) => onQueue('/createQueue', 'unsafe', ref, { mode, concurrency });
const deleteQueue = (ref) => onQueue('/deleteQueue', 'unsafe', ref);
const getQueue = (ref) => onQueue('/getQueue', 'safe', ref);
const updateQueue = (ref, update) => onQueue('/updateQueue', 'idempotent', ref, update);
function getMergeQueueMetrics(repository) {
	const query = repository && { repo: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(repository), repoHost: repository.host };
	return {
		method: 'GET',
		path: `/getMergeQueueMetrics${query ? `?${new URLSearchParams(query)}` : ''}`,
		effect: 'safe',
		subject: query?.repo ?? 'the organization',
	};
}
const listUnhealthyTests = (query) => ({
	method: 'POST',
	path: '/flaky-tests/list-unhealthy-tests',
	effect: 'safe',
	subject: `${query.status} tests of ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(query.repository)}`,
	body: {
		repo: query.repository,
		org_url_slug: query.orgSlug,
		page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
		status: query.status,
	},
});

/***/ }),

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ae: () => (anyText),
  I7: () => (STATE_WORDS),
  N7: () => (optionalField),
  Nu: () => (openList),
  PE: () => (QUEUE_STATES),
  Q: () => (SubmittedPullRequest),
  dL: () => (TestingDetails),
  fc: () => (PULL_REQUEST_STATES),
  ho: () => (open),
  i: () => (PullRequestPage),
  op: () => (Queue),
  p_: () => (list),
  pl: () => (isEnded),
  rr: () => (PullRequestHistory),
  x$: () => (chosenPriority)
});
var _shared_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1903);
var _shared_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _queue_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1404);





const PULL_REQUEST_STATES = [
	'NOT_READY',
	'PENDING',
	'TESTING',
	'TESTS_PASSED',
	'MERGED',
	'FAILED',
	'CANCELLED',
	'PENDING_FAILURE',
];
const STATE_WORDS = {
	TESTING: 'testing',
	TESTS_PASSED: 'about to merge',
	PENDING_FAILURE: 'pending failure',
	PENDING: 'waiting',
	NOT_READY: 'not ready',
	MERGED: 'merged',
	FAILED: 'failed',
	CANCELLED: 'cancelled',
};
function chosenPriority({ priorityName, priorityValue, usedDefaultPriorityName: byDefault = 'medium', }) {
	const shown = priorityName ?? priorityValue;
	return shown === byDefault || shown === 100 ? undefined : shown;
}
const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'];
const anyText = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(65_536));
const upperState = anyText.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .toUpperCase */ .Ih0());
const optionalField = (schema) => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(schema), (value) => value ?? undefined);
const list = (element, maxLength = 50_000) => listOf(element, maxLength, (_, parsed) => parsed);
const openList = (shape) => listOf(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(shape), 50_000, withOthers);
const listOf = (element, maxLength, keep) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((values, context) => {
	const refuse = (issue) => {
		context.issues.push({ code: 'custom', input: values, ...issue });
		return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
	};
	if (!Array.isArray(values))
		return refuse({ code: 'invalid_type', expected: 'array' });
	if (values.length > maxLength)
		return refuse({ code: 'too_big', origin: 'array', maximum: maxLength, inclusive: true });
	const elements = [];
	for (let index = 0; index < values.length; index++) {
		const parsed = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(element, values[index]);
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			return refuse({ message: issue?.message, path: [index, ...(issue?.path ?? [])] });
		}
		elements.push(keep(values[index], parsed.data));
	}
	return elements;
});
const open = (shape) => {
	const schema = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(shape);
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
		const parsed = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(schema, value);
		if (parsed.success)
			return withOthers(value, parsed.data);
		const [issue] = parsed.error.issues;
		context.issues.push({
			code: 'custom',
			message: issue?.message,
			path: issue?.path,
			input: value,
		});
		return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
	});
};
function withOthers(value, parsed) {
	const names = Object.keys(value);
	if (names.length === Object.keys(parsed).length)
		return parsed;
	const others = names.filter((name) => !Object.hasOwn(parsed, name) && name !== '__proto__');
	const members = others.map((name) => [(0, _shared_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(name), value[name]]);
	return { ...parsed, ...Object.fromEntries(members) };
}
const text = optionalField(anyText);
const link = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(anyText), _shared_links_js__WEBPACK_IMPORTED_MODULE_4__/* .webLink */ .D);
const number = optionalField(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
const truth = optionalField(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY());
const texts = optionalField(list(anyText));
const targets = optionalField(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (typeof value === 'string' ? [value] : value)), list(anyText, 1_000_000)));
const objects = (shape) => optionalField(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(shape)));
const Readiness = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => open({
	hasImpactedTargets: truth,
	requiresImpactedTargets: truth,
	doesBaseBranchMatch: truth,
	gitHubMergeability: text,
}));
const PullRequestHistory = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
	prNumber: number,
	prTitle: text,
	state: optionalField(upperState),
	stateChangedAt: text,
}));
const pullRequestFields = {
	id: text,
	state: optionalField(upperState),
	stateChangedAt: text,
	priorityValue: number,
	priorityName: text,
	usedDefaultPriorityName: text,
	skipTheLine: truth,
	noBatch: truth,
	prTitle: text,
	prSha: text,
	prBaseBranch: text,
	prAuthor: text,
};
const isEnded = (state = '') => ['MERGED', 'FAILED', 'CANCELLED'].includes(state);
const SubmittedPullRequest = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(open({
	...pullRequestFields,
	readiness: optionalField(Readiness),
	forceEnqueued: truth,
	isCurrentlySubmittedToQueue: truth,
	prNumber: number,
}), (record, context) => {
	const { state, isCurrentlySubmittedToQueue: inQueue = state && !isEnded(state) } = record;
	if (typeof inQueue === 'boolean')
		return { ...record, isCurrentlySubmittedToQueue: inQueue };
	const message = 'neither `state` nor `isCurrentlySubmittedToQueue` is there';
	context.issues.push({ code: 'custom', message, input: record });
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
}));
const enqueuedFields = { ...pullRequestFields, prNumber: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() };
const PullRequestPage = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ pullRequests: openList(enqueuedFields), nextCursor: text }));
const word = optionalField(anyText.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .toLowerCase */ .PXX()));
const bySettingType = { boolean: truth, text, whole: number, word, texts };
const Queue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(QueueFields, withNewNames));
const QueueFields = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => open({
	state: anyText.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .toLowerCase */ .PXX()),
	branch: text,
	...Object.fromEntries(_queue_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingFields */ .o0.map((field) => [field, bySettingType[_queue_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .QUEUE_SETTINGS */ .gd[field].type]])),
	testingTimeoutMins: number,
	batchingMaxWaitTimeMins: number,
	requiredStatusesSource: word,
	enqueuedPullRequests: openList(enqueuedFields),
}));
const withNewNames = (queue) => ({
	...queue,
	...Object.fromEntries(_queue_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .oldNames */ .Qk.map(([field, old]) => [field, queue[field] ?? queue[old]])),
});
const TestingDetails = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	requiredStatuses: texts,
	testBranch: text,
	testBranchSha: text,
	status: word,
	createdAt: text,
	checkSuites: objects({
		checkRuns: objects({ name: anyText, url: link, status: text, conclusion: text }),
	}),
	statusChecks: objects({ context: anyText, url: link, state: text }),
	testedPullRequests: objects({ prNumber: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), prUrl: link, title: text }),
	dependentPrs: optionalField(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig())),
	impactedTargets: targets,
	impactedTargetsForTestedPrs: targets,
}));

/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  B2: () => (doubt),
  Gn: () => (readSettled),
  Mq: () => (writeProved),
  kE: () => (NO_EFFECT),
  lR: () => (SETTLE_MS),
  qX: () => (contradiction),
  tH: () => (UNCLEAR),
  tT: () => (proved)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _remedies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1428);




const proved = (value) => ({ shows: 'effect', value });
const contradiction = (value) => ({ shows: 'contradiction', value });
const NO_EFFECT = { shows: 'no-effect' };
const UNCLEAR = { shows: 'nothing' };
const doubt = (why) => ({ shows: 'doubt', why });
async function writeProved(transport, request, find, proof) {
	const { clock, signal, retryTimeoutMs } = transport.limits;
	const deadline = proof.deadline ?? new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(clock, retryTimeoutMs);
	const resendAfterMs = proof.resendAfterMs ?? SETTLE_MS;
	const call = { clock, signal, deadline, request, find, proof };
	let mayHaveApplied = false;
	for (let sent = 1;; sent++) {
		try {
			await transport.write(request, { deadline });
		}
		catch (error) {
			if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
				throw error;
			mayHaveApplied ||= error.mayHaveApplied && error.status !== 409;
			proof.onSent?.(mayHaveApplied ? 'may-have-applied' : 'refused');
			if (signal.aborted)
				throw error;
			const mayBeOurs = sent > 1 && isRefusal(error);
			if (!error.mayHaveApplied && !mayBeOurs)
				throw error;
			const refused = isRefusal(error);
			const settleMs = refused ? SETTLE_MS : resendAfterMs;
			const found = await readBack(call, `${error.explanation.problem};`, !mayHaveApplied, settleMs);
			if (found.shows !== 'no-effect')
				return found.value;
			const last = refused || sent === proof.sends || deadline.remainingMs <= resendAfterMs;
			if (last)
				throw withoutEffect(error);
			continue;
		}
		proof.onSent?.('acknowledged');
		return (await readBack(call, 'the service acknowledged it, but', false)).value;
	}
}
const isRefusal = ({ status }) => status === 404 || status === 409;
const SETTLE_MS = 10_000;
async function readBack({ request, find, proof, ...time }, sent, conflict, noEffectMs) {
	const { signal, deadline } = time;
	let last;
	const read = async () => {
		last = await find({ deadline });
		return proof.judge(last, conflict);
	};
	const notProved = (why, cause, kind = 'unknown-outcome') => {
		const remedy = _remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .REMEDIES */ .l0['unknown-outcome'];
		const explanation = { request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .Ng)(request), problem: `${sent} ${why}`, remedy };
		const failure = cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? cause.failure : undefined;
		return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(kind, explanation, failure, cause);
	};
	const { reading, final } = await readUntil(time, read, noEffectMs).catch((cause) => {
		if (signal.reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RunCancelled */ .zL)
			throw notProved(UNREAD, cause, 'aborted');
		if (!(cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || cause.kind === 'aborted')
			throw cause;
		throw notProved(`reading it back failed: ${cause.explanation.problem}`, cause);
	});
	if (reading.shows === 'doubt')
		throw notProved(reading.why);
	if (final)
		return reading;
	const seconds = Math.round(deadline.totalMs / 1000);
	throw notProved(`for ${seconds} s ${proof.missing(last)}`);
}
const UNREAD = 'the run was cancelled before a reading showed what it did';
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;
async function readUntil({ clock, signal, deadline }, read, noEffectMs = Number.POSITIVE_INFINITY, contradictionMs = SETTLE_MS) {
	const never = Number.POSITIVE_INFINITY;
	const settleMs = { contradiction: contradictionMs, 'no-effect': noEffectMs, nothing: never };
	let before;
	let unchangedSince = clock.monotonic();
	for (let pause = FIRST_PAUSE_MS;; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
		const reading = await read();
		const { shows } = reading;
		if (shows === 'effect' || shows === 'doubt')
			return { reading, final: true };
		if (shows !== before)
			unchangedSince = clock.monotonic();
		before = shows;
		const left = unchangedSince + settleMs[shows] - clock.monotonic();
		if (left <= 0)
			return { reading, final: true };
		const wait = Math.min(pause, left);
		if (wait >= deadline.remainingMs)
			return { reading, final: shows === 'contradiction' };
		await clock.sleep(wait, signal);
	}
}
async function readSettled({ clock, signal }, read, contradicts, ms = SETTLE_MS) {
	const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(clock, Number.POSITIVE_INFINITY);
	const judged = async () => {
		const record = await read();
		return contradicts(record) ? contradiction(record) : proved(record);
	};
	return (await readUntil({ clock, signal, deadline }, judged, undefined, ms)).reading.value;
}
function withoutEffect(error) {
	const kind = error.failure && isRefusal(error) ? (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(error.failure) : 'unavailable';
	const problem = `${error.explanation.problem}; later readings show that it had no effect`;
	const explanation = { ...error.explanation, problem };
	return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(kind, explanation, error.failure, error);
}

/***/ }),

/***/ 808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (unlessAborted),
  u: () => (onAbort)
});
function onAbort(signal, call) {
	if (signal.aborted)
		call();
	signal.addEventListener('abort', call);
	return () => signal.removeEventListener('abort', call);
}
async function unlessAborted(work, signal) {
	let stop = () => { };
	const aborted = new Promise((_, reject) => {
		stop = onAbort(signal, () => reject(signal.reason));
	});
	try {
		return await Promise.race([work, aborted]);
	}
	finally {
		stop();
	}
}

/***/ }),

/***/ 5230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (BRANCH_NAME),
  h: () => (branchNameProblem)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

const BRANCH_NAME = new RegExp([
	'^',
	'(?!refs/)',
	'(?!HEAD$)',
	'(?![-/])',
	'(?!.*[./]$)',
	String.raw `(?!.*(\.\.|@\{|//))`,
	String.raw `(?!(.*/)?\.)`,
	String.raw `(?!.*\.lock(/|$))`,
	String.raw `[^\x00-\x20\x7f~^:?*[\\\u200b-\u200f\u2060-\u2064\ufeff]+`,
	'$',
].join(''));
function branchNameProblem(name, given = name) {
	if (BRANCH_NAME.test(name))
		return undefined;
	const shown = JSON.stringify((0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(given, 60));
	const why = name.startsWith('refs/')
		? ''
		: /[*?[]/.test(name)
			? ', which is a glob; name one branch'
			: ', which Git does not allow as the name of a branch';
	return `must be a branch such as main, but is ${shown}${name === '' ? '' : why}`;
}

/***/ }),

/***/ 1409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (isBrokenWord)
});
const BROKEN_WORDS = new Set([
	'true',
	'false',
	'null',
	'undefined',
	'NaN',
	'Array',
	'Object',
	'[object Object]',
]);
const isBrokenWord = (value) => BROKEN_WORDS.has(value.trim());

/***/ }),

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  HP: () => (ifKnown),
  eO: () => (known),
  gy: () => (unread)
});
const known = (value) => ({ isKnown: true, value });
const unread = (why) => ({ isKnown: false, why });
const ifKnown = (fact) => fact?.isKnown ? fact.value : undefined;

/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (globProblem),
  t: () => (compileGlobs)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);


const MAX_ALTERNATIVES = 1000;
const MAX_LENGTH = 4096;
const MAX_EXPANDED = 100_000;
function compileGlobs(patterns, style = 'path', ignoreCase = false) {
	const flags = ignoreCase ? 'ius' : 'us';
	const expressions = patterns.flatMap((pattern) => alternatives(pattern, style).map((tokens) => new RegExp(toRegExp(tokens, style), flags)));
	return (text) => expressions.some((expression) => expression.test(text));
}
const TOKEN = /\\.|\[[!^].[^\]]*\]|\[[^!^][^\]]*\]|\*+\/?|./gsu;
function alternatives(pattern, style) {
	const problem = globProblem(pattern);
	if (problem !== undefined)
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([problem]);
	return readingsOf(pattern, style).flatMap((tokens) => [...expand(tokens)]);
}
const MAX_SPECIAL_SEGMENTS = 6;
function readingsOf(pattern, style) {
	const tokens = tokensOf(pattern);
	const segments = style === 'path' ? segmentsOf(tokens) : [tokens];
	const special = segments.filter(isSpecial).length;
	const isTooSpecial = special > MAX_SPECIAL_SEGMENTS;
	let readings = [[]];
	if (isTooSpecial)
		readings = [tokens, toTheLetter(tokens)];
	else
		for (const segment of segments) {
			const ways = isSpecial(segment) ? [segment, toTheLetter(segment)] : [segment];
			readings = readings.flatMap((before) => ways.map((way) => [...before, ...way]));
		}
	if (pattern.startsWith('\\'))
		readings.push([...pattern.slice(1)].map(escaped));
	return readings;
}
function segmentsOf(tokens) {
	const segments = [[]];
	let depth = 0;
	for (const token of tokens) {
		segments.at(-1)?.push(token);
		if (token === '{')
			depth++;
		if (token === '}')
			depth--;
		if (depth === 0 && token.endsWith('/'))
			segments.push([]);
	}
	return segments;
}
const isSpecial = (segment) => segment.some((token) => token === '{' || /^[[\\]./su.test(token));
const toTheLetter = (tokens) => tokens.flatMap((token) => (/^[*?]/.test(token) ? [token] : [...token].map(escaped)));
const escaped = (character) => `\\${character}`;
function globProblem(pattern) {
	const glob = `the glob ${JSON.stringify((0, _text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(pattern, 60))}`;
	if (pattern.length > MAX_LENGTH)
		return `${glob} has ${pattern.length} characters, more than ${MAX_LENGTH}`;
	let count = 0;
	let expanded = 0;
	for (const alternative of expand(tokensOf(pattern))) {
		expanded += alternative.length;
		if (++count > MAX_ALTERNATIVES)
			return `${glob} has braces with more than ${MAX_ALTERNATIVES} alternatives`;
		if (expanded > MAX_EXPANDED)
			return `${glob} has alternatives with more than ${MAX_EXPANDED} characters together`;
	}
	return undefined;
}
const tokensOf = (pattern) => (pattern.match(TOKEN) ?? []).flatMap((token) => (token === '*/' ? ['*', '/'] : token));
function* expand(tokens) {
	for (let open = tokens.indexOf('{'); open !== -1; open = tokens.indexOf('{', open + 1)) {
		const marks = [open];
		let depth = 1;
		let at = open;
		while (depth > 0 && ++at < tokens.length) {
			if (tokens[at] === '{')
				depth++;
			if (tokens[at] === '}')
				depth--;
			if (depth === 0 || (depth === 1 && tokens[at] === ','))
				marks.push(at);
		}
		if (depth > 0 || marks.length < 3)
			continue;
		for (const [index, end] of marks.slice(1).entries()) {
			const part = tokens.slice(marks[index] + 1, end);
			yield* expand([...tokens.slice(0, open), ...part, ...tokens.slice(at + 1)]);
		}
		return;
	}
	yield tokens;
}
function toRegExp(tokens, style) {
	const character = style === 'path' ? '[^/]' : '.';
	let count = 0;
	const atomic = (expression) => `(?=(?<w${++count}>${expression}))\\k<w${count}>`;
	const pieces = piecesOf(tokens, style, character);
	const source = (piece, isLast) => {
		const { wildcard, fixed } = piece;
		const folders = wildcard.startsWith('**') ? '(?:[^/]*/)*?' : '';
		if (wildcard === '' || wildcard === '**/')
			return folders + fixed;
		const run = `${character}*?${fixed}`;
		return folders + (isLast ? run : atomic(run));
	};
	const spans = spansOf(pieces).map((span) => ({
		startsDeep: span[0]?.wildcard.startsWith('**'),
		text: span.map((piece) => source(piece, piece === pieces.at(-1))).join(''),
	}));
	const settledSpans = spans.map(({ startsDeep, text }, index) => startsDeep && index < spans.length - 1 ? atomic(text) : text);
	return `^${settledSpans.join('')}$`;
}
function piecesOf(tokens, style, character) {
	const pieces = [];
	let wildcard = '';
	let fixed = '';
	const next = (following) => {
		pieces.push({ wildcard, fixed });
		wildcard = following;
		fixed = '';
	};
	for (const [index, token] of tokens.entries()) {
		const startsSegment = tokens[index - 1]?.endsWith('/') ?? true;
		if (!token.startsWith('*'))
			fixed += singleCharacter(token, character);
		else if (style === 'path' && startsSegment && token.endsWith('/'))
			next('**/');
		else {
			next(style === 'path' && token.startsWith('**') ? '**' : '*');
			if (token.endsWith('/'))
				fixed = '/';
		}
	}
	next('');
	return pieces;
}
function spansOf(pieces) {
	const spans = [];
	for (const piece of pieces) {
		const span = spans.at(-1);
		if (span === undefined || piece.wildcard.startsWith('**'))
			spans.push([piece]);
		else
			span.push(piece);
	}
	return spans;
}
function singleCharacter(token, character) {
	if (token === '?')
		return character;
	const [, negation = '', members] = /^\[([!^]?)(.+)\]$/su.exec(token) ?? [];
	if (members === undefined)
		return literal(token.length > 1 ? token.replace('\\', '') : token);
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].filter(([, from = '', to = from]) => codeOf(from) <= codeOf(to));
	const set = ranges.map(([, from = '', to = from]) => `${literal(from)}-${literal(to)}`).join('');
	return `(?=${character})[${negation && '^'}${set}]`;
}
const codeOf = (character) => character.codePointAt(0);
const literal = (character) => `\\u{${codeOf(character).toString(16)}}`;

/***/ }),

/***/ 1903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  D: () => (webLink),
  t: () => (docsPage)
});
const PLAIN = /^https?:\/\/[a-z]+(?:\.[a-z]+)*\//i;
function webLink(address) {
	if (!address || !/^https?:\/\//i.test(address))
		return undefined;
	if (PLAIN.test(address))
		return address;
	if (!URL.canParse(address))
		return undefined;
	const { username, password } = new URL(address);
	return username === '' && password === '' ? address : undefined;
}
const docsPage = (path) => `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`;

/***/ }),

/***/ 5886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  OR: () => (lineProblem),
  _A: () => (listProblem),
  xc: () => (closingBrackets)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

function listProblem(text) {
	const items = itemsOfList(text.trim());
	if (items === undefined)
		return undefined;
	const given = `${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(text.trim())} is a list in JSON or Python`;
	return items.length === 0 ? `${given}, and it is empty` : `${given}; ${onePerLine(items)}`;
}
function lineProblem(line, listOf) {
	if (listOf !== 'paths' && line.startsWith('\\'))
		return undefined;
	const given = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(line);
	const literally = `or ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(literalLine(line, listOf))} if it really begins so`;
	const instead = (item) => `${item === '' ? 'leave the line out' : `write ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(item)}`}, ${literally}`;
	const isList = listProblem(line);
	if (isList !== undefined)
		return `${isList}, ${literally}`;
	if (isQuoted(line))
		return `${given} is in quotes; ${instead(plainItem(line))}`;
	if (LIST_DASH.test(line))
		return `${given} begins with the dash of a YAML list; ${instead(plainItem(line))}`;
	if (line.startsWith('!'))
		return `${given} begins with \`!\`, and there is no negation; ${instead('')}`;
	if (listOf === 'targets' && line.includes('...'))
		return `${given} has \`...\`, which is no wildcard here; write ${withoutDots(line)}, ${literally}`;
	const parts = partsOf(line, listOf);
	if (parts.length < 2)
		return undefined;
	const items = parts.map(plainItem).filter((part) => part !== '');
	if (items.length < 2)
		return `${given} has a comma at its end; write ${items.map(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)}`;
	return `${given} names several ${listOf} in one line; ${onePerLine(items)}`;
}
const QUOTED = [
	/^"(?:[^"]|\\")*"$/s,
	/^'(?:[^']|\\')*'$/s,
	/^`[^`]*`$/s,
	/^[“„][^“„”]*[“”]$/s,
	/^[‘‚][^‘‚’]*[‘’]$/s,
];
const isQuoted = (line) => QUOTED.some((pattern) => pattern.test(line));
const LIST_DASH = /^-(?:\s|$)/;
function plainItem(line) {
	const item = line.trim().replace(LIST_DASH, '').trim();
	return isQuoted(item) ? item.slice(1, -1).trim() : item;
}
const literalLine = (line, listOf) => listOf === 'paths' ? `?${line.slice(1)}` : `\\${line}`;
function withoutDots(pattern) {
	const glob = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(pattern.replaceAll('...', '**'));
	const folder = /^(.*[^/])\/\.\.\.$/.exec(pattern)?.[1];
	return folder === undefined ? glob : `${glob} and ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(`${folder}:*`)}`;
}
const MAX_SHOWN_ITEMS = 5;
function onePerLine(items) {
	const shown = items.slice(0, MAX_SHOWN_ITEMS).map(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw).join(', ');
	return `write one per line: ${shown}${items.length > MAX_SHOWN_ITEMS ? ', …' : ''}`;
}
function partsOf(line, listOf) {
	switch (listOf) {
		case 'names':
			return [line];
		case 'owners':
			return line.startsWith('@') ? line.split(/[,;\s]+(?=@)/) : [line];
		case 'targets': {
			const labels = line.split(/[,;]?\s+(?=\/\/|@)/);
			return labels.length > 1 ? labels : splitAtCommas(line);
		}
		case 'paths': {
			const folded = line.split(/(?<=\/|\*\*)\s+/);
			return folded.length > 1 ? folded : splitAtCommas(line);
		}
	}
}
function splitAtCommas(line) {
	const text = /^\[([^[\]]*)\]$/s.exec(line)?.[1] ?? line;
	const closings = closingBrackets(text);
	const parts = [];
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		at = closings.get(at) ?? at;
		const next = text[at + 1];
		if (text[at] !== ',' || (next !== undefined && !/\s/.test(next)))
			continue;
		parts.push(text.slice(start, at));
		start = at + 1;
	}
	return [...parts, text.slice(start)];
}
const CLOSING = { '(': ')', '[': ']', '{': '}' };
function closingBrackets(text) {
	const closings = new Map();
	const open = [];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		const closing = CLOSING[character];
		const last = open.at(-1);
		if (closing !== undefined)
			open.push({ at, closing });
		else if (character === last?.closing) {
			closings.set(last.at, at);
			open.pop();
		}
	}
	return closings;
}
const TEXT = /[bfru]{0,2}(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/i.source;
const ITEM = `(?:${TEXT}|-?\\d+(?:\\.\\d+)?|true|false|null|None)`;
const FLAT_LIST = new RegExp(`^\\[\\s*(?:${ITEM}\\s*(?:,\\s*${ITEM}\\s*)*(?:,\\s*)?)?\\]$`, 'i');
function itemsOfList(text) {
	if (!text.startsWith('[') || !text.endsWith(']'))
		return undefined;
	try {
		const list = JSON.parse(text);
		return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
	}
	catch {
		if (!FLAT_LIST.test(text))
			return undefined;
	}
	const items = text.match(new RegExp(ITEM, 'gi')) ?? [];
	return items.map((item) => item.replace(/^[bfru]{0,2}(["'])(.*)\1$/i, '$2'));
}

/***/ }),

/***/ 992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  IM: () => (misspelt),
  au: () => (didYouMean),
  pA: () => (nearest),
  zb: () => (closestTo)
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

function nearest(word, known) {
	const given = plain(word).replace(/^\W+|\W+$/g, '');
	const closest = closestTo(given, known);
	if (closest === undefined || given === '')
		return undefined;
	const { name: near, edits } = closest;
	const few = Math.min(MAX_EDITS, Math.ceil(Math.min(given.length, near.length) / 3));
	if (edits <= few || beginAlike(given, plain(near)))
		return near;
	const parts = partsOf(given);
	const holding = known.filter((name) => {
		const all = partsOf(plain(name));
		return given.length * 4 > name.length && parts.every((part) => all.includes(part));
	});
	return holding.length === 1 ? holding[0] : undefined;
}
const plain = (word) => word.toLowerCase().replaceAll('-', '_');
function beginAlike(one, other) {
	const length = Math.max(4, Math.ceil(Math.max(one.length, other.length) / 2));
	return one.length >= length && one.slice(0, length) === other.slice(0, length);
}
const partsOf = (word) => word.split(/[^a-z0-9]+/);
const MAX_EDITS = 3;
function misspelt(word, known) {
	const closest = closestTo(word, known);
	return closest && closest.edits <= MAX_EDITS ? closest.name : undefined;
}
const closestTo = (word, known) => known
	.map((name) => ({ name, edits: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(plain(word), plain(name)) }))
	.toSorted((one, other) => one.edits - other.edits)[0];
function didYouMean(word, known) {
	const meant = nearest(word, known);
	return meant === undefined ? '' : `; did you mean \`${meant}\`?`;
}

/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  dH: () => (FILE_LIMIT_BYTES),
  f_: () => (isTooDeep),
  gZ: () => (TOO_DEEP)
});
const FILE_LIMIT_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 1000;
const TOO_DEEP = `more than ${MAX_DEPTH} lists and objects within each other`;
const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\[]{}'].map((char) => char.charCodeAt(0));
function isTooDeep(bytes, maxDepth = MAX_DEPTH) {
	if (hasFewOpeners(bytes, maxDepth))
		return false;
	let depth = 0;
	let inString = false;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE)
			inString = !inString;
		else if (byte === BACKSLASH && inString)
			at++;
		else if (inString)
			continue;
		else if (byte === LIST || byte === OBJECT)
			depth++;
		else if (byte === LIST_END || byte === OBJECT_END)
			depth--;
		if (depth > maxDepth)
			return true;
	}
	return false;
}
function hasFewOpeners(bytes, max) {
	let count = 0;
	for (const opener of [LIST, OBJECT])
		for (let at = bytes.indexOf(opener); at !== -1; at = bytes.indexOf(opener, at + 1))
			if (++count > max)
				return false;
	return true;
}

/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ib: () => (pullRequestName),
  M1: () => (pullRequestRef),
  aR: () => (repositoryName),
  bw: () => (noteStack),
  cf: () => (leadsToTarget),
  dL: () => (noteMember),
  gQ: () => (stackSentence),
  i7: () => (stackPlace),
  nM: () => (queueName),
  tQ: () => (queueRef),
  wo: () => (isInStack)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

function noteStack(memory, stack) {
	if (stack === undefined)
		return;
	memory.seen = stack;
	noteMember(memory, stack.parent);
}
function noteMember(memory, branch) {
	if (branch !== undefined)
		memory.branches = new Set(memory.branches).add(branch);
}
const isInStack = ({ stack, targetBranch, }) => stack.seen?.base === targetBranch;
function leadsToTarget(baseBranch, ref) {
	if (baseBranch === ref.targetBranch)
		return true;
	return isInStack(ref) && (ref.stack.branches?.has(baseBranch) ?? true);
}
function stackPlace({ stack: { seen } }) {
	if (seen === undefined)
		return undefined;
	const { base, position, size } = seen;
	const place = position === undefined ? '' : `${position}${size === undefined ? '' : ` of ${size}`} `;
	return `${place}in a stack on ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .inBackticks */ .Zw)(base)}`;
}
function stackSentence(ref) {
	const place = stackPlace(ref);
	return place && `#${ref.number} is ${place}`;
}
function queueRef(repository, targetBranch) {
	if (targetBranch === '')
		throw new TypeError('A queue needs the name of its branch.');
	return { repository, targetBranch };
}
function pullRequestRef(repository, targetBranch, number, stack = { seen: undefined }) {
	if (!Number.isSafeInteger(number) || number < 1)
		throw new TypeError(`A pull request needs a number, not ${number}.`);
	return { ...queueRef(repository, targetBranch), number, stack };
}
const repositoryName = ({ owner, name }) => `${owner}/${name}`;
const queueName = ({ repository, targetBranch }) => `${repositoryName(repository)}@${targetBranch}`;
const pullRequestName = ({ number, targetBranch }) => `#${number} on ${targetBranch}`;

/***/ }),

/***/ 8458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CV: () => (mapped),
  J4: () => (mismatch),
  no: () => (maybe)
});
var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);

const maybe = (schema) => _zod_js__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), undefined);
const mapped = (schema, make) => _zod_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(schema, _zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(make));
function mismatch(data, error, schema) {
	const { path = [], message = 'unknown' } = error.issues[0] ?? {};
	const field = path.reduce((value, key) => Object(value)[key], data);
	const where = path.length === 0 ? 'its body' : `\`${path.join('.')}\``;
	return `${where} does not match ${schema} (${field === undefined ? 'it is missing' : message})`;
}

/***/ }),

/***/ 3587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BpO: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.BpO),
  BpQ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.BpQ),
  Bqr: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Bqr),
  FsL: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL),
  IeY: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.IeY),
  Ih0: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ih0),
  Ikc: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc),
  KCZ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ),
  L5J: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J),
  MfU: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU),
  PVZ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ),
  PXX: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.PXX),
  PhQ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.PhQ),
  RZV: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.RZV),
  Ru6: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ru6),
  Rvf: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf),
  Vxk: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Vxk),
  Whr: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr),
  X$i: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.X$i),
  YOg: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg),
  YPB: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB),
  YjP: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP),
  _H3: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__._H3),
  aig: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig),
  bpZ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.bpZ),
  cl6: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.cl6),
  euz: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz),
  g1P: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P),
  k5n: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n),
  lqM: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM),
  mee: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee),
  pdi: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi),
  q0y: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y),
  qgA: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.qgA),
  rej: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej),
  tmp: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.tmp),
  uEf: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.uEf),
  xLC: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.xLC),
  yGV: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.yGV),
  yjt: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.yjt),
  zMY: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2407);

(0, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A());


/***/ }),

/***/ 9667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  XB: () => (gitHubClient),
  Zd: () => (gitHubToken),
  wM: () => (gitHubTokenProblem),
  QF: () => (issueTokenProblem),
  rm: () => (serviceClient)
});

var errors = __webpack_require__(4096);
var shared_errors = __webpack_require__(8835);
var fact = __webpack_require__(1946);
var references = __webpack_require__(2886);
var shapes = __webpack_require__(8458);
var zod = __webpack_require__(3587);
var github_event = __webpack_require__(8860);
var octokit = __webpack_require__(3177);
var payload = __webpack_require__(550);









const PullRequest = zod/* lazy */.RZV(() => (0, shapes/* mapped */.CV)(zod/* object */.Ikc({
	number: zod/* number */.aig(),
	state: zod/* enum */.k5n(['open', 'closed']),
	merged: zod/* nullish */.cl6(zod/* boolean */.zMY()),
	merged_at: zod/* nullish */.cl6(zod/* string */.YjP()),
	draft: zod/* nullish */.cl6(zod/* boolean */.zMY()),
	labels: zod/* nullish */.cl6(zod/* array */.YOg(zod/* object */.Ikc({ name: zod/* nullish */.cl6(zod/* string */.YjP()) }))),
	merge_commit_sha: zod/* nullish */.cl6(zod/* string */.YjP()),
	html_url: zod/* nullish */.cl6(zod/* string */.YjP()),
	created_at: zod/* nullish */.cl6(zod/* string */.YjP()),
	changed_files: zod/* nullish */.cl6(zod/* number */.aig()),
	head: zod/* object */.Ikc({
		sha: zod/* string */.YjP(),
		ref: zod/* nullish */.cl6(zod/* string */.YjP()),
		repo: zod/* nullish */.cl6(zod/* object */.Ikc({ full_name: zod/* string */.YjP() })),
	}),
	base: zod/* object */.Ikc({ ref: zod/* string */.YjP() }),
	stack: payload/* StackField */.bt,
}), ({ head, base, stack, ...found }) => {
	const merged = found.merged === true || found.merged_at != null;
	const ownStack = stack && { ...stack, parent: base.ref };
	return {
		number: found.number,
		closed: found.state === 'closed',
		merged,
		draft: found.draft ?? false,
		labels: (found.labels ?? []).flatMap(({ name }) => name ?? []),
		headSha: head.sha,
		head: { repository: head.repo?.full_name ?? '', branch: head.ref ?? '' },
		ownBase: base.ref,
		baseBranch: stack?.base ?? base.ref,
		stack: ownStack,
		mergeCommitSha: merged ? (found.merge_commit_sha ?? undefined) : undefined,
		url: found.html_url ?? '',
		createdAt: found.created_at ?? undefined,
		changedFiles: found.changed_files ?? undefined,
	};
}));
const MAX_MEMBERS = 50;
function undefinedIfRefused(error) {
	if (!(error instanceof shared_errors/* ActionError */.lZ))
		throw error;
}
function undefinedIfNoLabel(error) {
	if (!(0, errors/* hasStatus */.Ro)(error, 404) || !/label/i.test(error.explanation.problem))
		throw error;
}
class GitHub {
	#options;
	#api;
	#tokenOwner;
	#stacks;
	constructor(options, tokenOwner = { login: undefined }, stacks = new Map()) {
		this.#options = options;
		this.#tokenOwner = tokenOwner;
		this.#stacks = stacks;
		this.#api = new octokit/* GitHubApi */.yN(options);
	}
	get available() {
		return this.#options.token !== '';
	}
	withSignal(signal, clock) {
		const transport = this.#options.transport.withSignal(signal, clock);
		return new GitHub({ ...this.#options, transport }, this.#tokenOwner, this.#stacks);
	}
	withAllowance(allowance) {
		const transport = this.#options.transport.withAllowance(allowance);
		return new GitHub({ ...this.#options, transport }, this.#tokenOwner, this.#stacks);
	}
	close() {
		this.#options.transport.close();
	}
	async pullRequest(number) {
		const request = `Reading pull request #${number} from GitHub`;
		const route = `GET /pulls/${number}`;
		const found = await this.#api.request(request, 'pull-requests: read', route, PullRequest);
		if (found.number !== number)
			throw (0, octokit/* badAnswer */.k6)(request, `it is pull request #${found.number}, not #${number}`);
		return this.#withStack(found);
	}
	stackOf(number) {
		const memory = this.#stacks.get(number) ?? { seen: undefined };
		this.#stacks.set(number, memory);
		return memory;
	}
	#withStack(found) {
		const memory = this.stackOf(found.number);
		(0, references/* noteStack */.bw)(memory, found.stack);
		const { seen } = memory;
		const isMember = seen !== undefined && (0, references/* leadsToTarget */.cf)(found.ownBase, { stack: memory, targetBranch: seen.base });
		return { ...found, baseBranch: isMember ? seen.base : found.ownBase, stack: seen };
	}
	async noteMembersBelow(number) {
		const memory = this.stackOf(number);
		const { owner, repo } = this.#api.repository;
		let branch = memory.seen?.parent;
		for (let links = 1; links < MAX_MEMBERS && branch !== memory.seen?.base; links++) {
			if (branch === undefined)
				return;
			const found = await this.pullRequestsOfHead({ repository: `${owner}/${repo}`, branch });
			branch = found.length === 1 ? found[0]?.ownBase : undefined;
			(0, references/* noteMember */.dL)(memory, branch);
		}
	}
	async mergeFacts({ number, targetBranch }, testBranches) {
		const { readMergeFacts } = await __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 3798));
		const read = (baseBranch) => readMergeFacts(this.#api, number, baseBranch, testBranches);
		const stack = this.stackOf(number);
		const expectedBase = stack.seen?.base ?? targetBranch;
		const facts = await read(expectedBase);
		if ((0, references/* leadsToTarget */.cf)(facts.baseBranch, { stack, targetBranch: expectedBase }))
			return { ...facts, baseBranch: expectedBase };
		const pullRequest = await this.pullRequest(number).catch(undefinedIfRefused);
		if (pullRequest === undefined)
			return { ...facts, allRequiredChecks: (0, fact/* unread */.gy)('GitHub does not show the stack') };
		const { baseBranch } = pullRequest;
		return { ...(baseBranch === expectedBase ? facts : await read(baseBranch)), baseBranch };
	}
	async approval(number) {
		const { readApproval } = await __webpack_require__.e(/* import() */ 577).then(__webpack_require__.bind(__webpack_require__, 3577));
		return readApproval(this.#api, number);
	}
	async commits() {
		const { commits } = await __webpack_require__.e(/* import() */ 30).then(__webpack_require__.bind(__webpack_require__, 1030));
		return commits(this.#api);
	}
	async repositorySetup() {
		const { repositorySetup } = await Promise.all(/* import() | setup */[__webpack_require__.e(815), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6310));
		return repositorySetup(this.#api);
	}
	async posts() {
		const { Posts } = await __webpack_require__.e(/* import() | comments */ 125).then(__webpack_require__.bind(__webpack_require__, 4971));
		return new Posts(this.#api, this.#tokenOwner);
	}
	async ownComments(marker, number) {
		const { OwnComments } = await __webpack_require__.e(/* import() | comments */ 125).then(__webpack_require__.bind(__webpack_require__, 4971));
		return new OwnComments(await this.posts(), marker, { number });
	}
	pullRequestsOfCommit(sha) {
		const request = `Reading the pull requests of commit ${sha} from GitHub`;
		return this.#pullRequests(request, '/commits/{sha}/pulls', { sha });
	}
	async pullRequestsOfHead({ repository, branch }) {
		const head = `${repository.split('/')[0]}:${branch}`;
		const request = `Reading the pull requests from ${head} from GitHub`;
		const found = await this.#pullRequests(request, '/pulls', { head, state: 'open' });
		return found.filter(({ head: from }) => from.branch === branch && (0, github_event/* sameName */.q)(from.repository, repository));
	}
	async closedPullRequests(since) {
		const { closedPullRequests } = await __webpack_require__.e(/* import() */ 22).then(__webpack_require__.bind(__webpack_require__, 6022));
		return closedPullRequests(this.#api, since);
	}
	async #pullRequests(request, path, query) {
		const found = await this.#api.list(request, 'pull-requests: read', path, PullRequest, query);
		const { owner, repo } = this.#api.repository;
		const isOwn = ({ head }) => (0, github_event/* sameName */.q)(head.repository, `${owner}/${repo}`);
		return found.map((one) => ({
			...this.#withStack(one),
			isListed: one.stack === undefined && isOwn(one),
		}));
	}
	async removeLabel(number, label) {
		const request = `Removing the label ${JSON.stringify(label)} from #${number}`;
		const route = `DELETE /issues/${number}/labels/{name}`;
		const labels = zod/* array */.YOg(zod/* unknown */.L5J());
		const left = await this.#api
			.request(request, 'pull-requests: write', route, labels, { name: label })
			.catch(undefinedIfNoLabel);
		return left !== undefined;
	}
	upsertComment = async (wanted) => (await this.#sticky()).comment(wanted);
	upsertIssue = async (wanted) => (await this.#sticky()).issue(wanted);
	upsertIssues = async (...family) => (await this.#sticky()).issues(...family);
	async #sticky() {
		const { Sticky } = await __webpack_require__.e(/* import() | comments */ 125).then(__webpack_require__.bind(__webpack_require__, 4117));
		return new Sticky(this.#api, await this.posts());
	}
}
var reference = __webpack_require__(6757);
var connections = __webpack_require__(5038);
var retry = __webpack_require__(3961);
var transport = __webpack_require__(5018);



const RETRY_TIMEOUT_MS = 60_000;
const gitHubTransport = (options, apiUrl) => new transport/* Transport */.o({
	...options,
	baseUrl: URL.canParse(apiUrl) ? new URL(apiUrl).origin : apiUrl,
	headers: {},
	retryTimeoutMs: RETRY_TIMEOUT_MS,
	remedyFor: () => '',
	readRefusal: readLimit,
	onRetry: (message, group) => options.onRetry(`GitHub, ${message}`, group),
}, 
new connections/* Connections */.U('kept'));
const MINUTE_MS = 60_000;
const TOO_QUICKLY_MS = 10_000;
const readLimit = (status, ...answer) => {
	const retryAfterMs = waitMs(status, ...answer);
	return retryAfterMs === undefined
		? { type: 'status', status }
		: { type: 'status', status, retryAfterMs, limited: true };
};
function waitMs(...[status, headers, body, now]) {
	const retryAfterMs = (0, retry/* parseRetryAfter */.mu)(headers['retry-after'], headers.date, now);
	if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
		return retryAfterMs;
	if (status === 422 && /submitted too quickly/i.test(body))
		return retryAfterMs ?? TOO_QUICKLY_MS;
	if (status !== 403 && status !== 429)
		return undefined;
	if (headers['x-ratelimit-remaining'] === '0') {
		const sent = (0, retry/* parseHttpDate */.m6)(headers.date) ?? now;
		const reset = /^\d{1,12}$/.exec(String(headers['x-ratelimit-reset']));
		return reset === null ? MINUTE_MS : Math.max(0, Number(reset[0]) * 1000 - sent);
	}
	return status === 429 || /secondary rate limit/i.test(body) ? MINUTE_MS : undefined;
}
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var verified_write = __webpack_require__(9890);







class MergeQueueService {
	#transport;
	constructor(transport) {
		this.#transport = transport;
	}
	withSignal(signal, clock) {
		return new MergeQueueService(this.#transport.withSignal(signal, clock));
	}
	withAllowance(allowance) {
		return new MergeQueueService(this.#transport.withAllowance(allowance));
	}
	get authenticated() {
		return this.#transport.authenticated;
	}
	get baseUrl() {
		return this.#transport.baseUrl;
	}
	get retryTimeoutMs() {
		return this.#transport.limits.retryTimeoutMs;
	}
	close() {
		this.#transport.close();
	}
	submitPullRequest(ref, submit, proof) {
		return this.#writePullRequest(ref, requests/* submitPullRequest */.D6(ref, submit), proof);
	}
	cancelPullRequest(ref, proof) {
		return this.#writePullRequest(ref, requests/* cancelPullRequest */.np(ref), proof);
	}
	restartTestsOnPullRequest(ref, proof) {
		return this.#writePullRequest(ref, requests/* restartTestsOnPullRequest */.cl(ref), proof);
	}
	getSubmittedPullRequest(ref, options) {
		const read = (body) => ofNumber(ref.number, parseJson(body, schemas/* SubmittedPullRequest */.Q));
		return this.#transport.read(requests/* getSubmittedPullRequest */.QL(ref), read, options);
	}
	async findPullRequest(ref, options) {
		const record = await this.getSubmittedPullRequest(ref, options).catch(undefinedIfNotFound);
		const isEmpty = record?.state === undefined && !record?.isCurrentlySubmittedToQueue;
		return isEmpty ? undefined : record;
	}
	listPullRequests(ref, query) {
		return this.#json(requests/* listPullRequests */.qc(ref, query), schemas/* PullRequestPage */.i);
	}
	getPullRequestHistory(ref, options) {
		const read = (body) => ofNumber(ref.number, parseJson(body, schemas/* PullRequestHistory */.rr));
		return this.#transport.read(requests/* getPullRequestHistory */.V7(ref), read, options);
	}
	setImpactedTargets(ref, body) {
		return this.#transport.write(requests/* setImpactedTargets */.qN(ref, body));
	}
	getMergeQueueTestingDetails(ref, testRunId, options) {
		return this.#json(requests/* getMergeQueueTestingDetails */.AY(ref, testRunId), schemas/* TestingDetails */.dL, options);
	}
	createQueue(ref, settings, proof) {
		return this.#writeQueue(ref, requests/* createQueue */.y0(ref, settings), proof);
	}
	deleteQueue(ref, proof) {
		return this.#writeQueue(ref, requests/* deleteQueue */.jv(ref), proof);
	}
	getQueue(ref, options) {
		const read = (body) => ofBranch(ref.targetBranch, parseJson(body, schemas/* Queue */.op));
		return this.#transport.read(requests/* getQueue */.IS(ref), read, options);
	}
	probeQueue(ref, options) {
		const request = requests/* getQueue */.IS(ref);
		return this.#transport.exchange(request, options ?? {}, (message, attempt) => {
			const { statusCode: status = 0, headers } = message;
			if (!(0, transport/* isSuccess */.X)(message) && status !== 401 && status !== 404)
				return undefined;
			return attempt.body(message).then((body) => ({
				status,
				sentAt: (0, retry/* parseHttpDate */.m6)(headers.date),
				queue: (0, transport/* isSuccess */.X)(message) ? ofBranch(ref.targetBranch, parseJson(body, schemas/* Queue */.op)) : undefined,
			}));
		});
	}
	findQueue(ref, options) {
		return this.getQueue(ref, options).catch(undefinedIfNotFound);
	}
	updateQueue(ref, update, proof) {
		return this.#writeQueue(ref, requests/* updateQueue */.df(ref, update), proof);
	}
	getMergeQueueMetrics(repository, options) {
		const request = requests/* getMergeQueueMetrics */.zX(repository);
		const read = (body, isWhole) => {
			if (isWhole || body.endsWith('\n'))
				return body;
			if (body === '')
				throw new errors/* UnusableBody */.i1('broken-body', 'its body is empty');
			throw new errors/* UnusableBody */.i1('wrong-shape', 'its last line is not complete');
		};
		return this.#transport.read(request, read, options);
	}
	async listUnhealthyTests(query, options) {
		const { UnhealthyTestPage: page } = await __webpack_require__.e(/* import() | unhealthy */ 505).then(__webpack_require__.bind(__webpack_require__, 4122));
		return this.#json(requests/* listUnhealthyTests */.i8(query), page, options);
	}
	#writePullRequest(ref, request, proof) {
		return (0, verified_write/* writeProved */.Mq)(this.#transport, request, (call) => this.findPullRequest(ref, call), proof);
	}
	#writeQueue(ref, request, proof) {
		return (0, verified_write/* writeProved */.Mq)(this.#transport, request, (call) => this.findQueue(ref, call), proof);
	}
	#json(request, schema, options) {
		return this.#transport.read(request, (body) => parseJson(body, schema), options);
	}
}
const undefinedIfNotFound = (0, errors/* undefinedIfStatus */.gS)(404);
function ofNumber(number, record) {
	const { prNumber = number } = record;
	if (prNumber === number)
		return record;
	throw new errors/* UnusableBody */.i1('wrong-shape', `it is the record of #${prNumber}, not of #${number}`);
}
function ofBranch(targetBranch, queue) {
	const { branch = targetBranch } = queue;
	if (branch === targetBranch)
		return queue;
	throw new errors/* UnusableBody */.i1('wrong-shape', `it is the queue of ${JSON.stringify(branch)}, not of ${JSON.stringify(targetBranch)}`);
}
function parseJson(body, schema) {
	let data;
	try {
		data = JSON.parse(body);
	}
	catch (error) {
		const what = body.trim() === '' ? 'its body is empty' : 'its body is not JSON';
		throw new errors/* UnusableBody */.i1('broken-body', what, error);
	}
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	const problem = (0, shapes/* mismatch */.J4)(data, parsed.error, 'the interface');
	throw new errors/* UnusableBody */.i1('wrong-shape', problem, parsed.error);
}
var remedies = __webpack_require__(1428);







const clientOptions = ({ inputs, redact, log, clock, random, signal }) => ({
	requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
	dryRun: inputs.dryRun,
	clock,
	random,
	signal,
	redact,
	onRetry: (message, group) => group === undefined ? log.info(message) : log.group(message, group),
});
function serviceClient(environment, headers, defaultRetryTimeoutSeconds) {
	const { inputs } = environment;
	return new MergeQueueService(new transport/* Transport */.o({
		...clientOptions(environment),
		baseUrl: inputs.apiUrl,
		headers,
		retryTimeoutMs: (inputs.retryTimeoutSeconds ?? defaultRetryTimeoutSeconds) * 1000,
		timeoutInput: 'retry-timeout-seconds',
		remedyFor: 'x-api-token' in headers ? remedies/* remedyFor */.wJ : remedies/* forkRemedyFor */.ao,
	}));
}
const gitHubToken = ({ githubToken = '' }, event, repository) => ((0, reference/* isOnServerOfRun */.B$)(repository, event) ? githubToken : '');
const gitHubTokenProblem = ({ event, repository, }) => (0, reference/* isOnServerOfRun */.B$)(repository, event)
	? 'is empty'
	: `is not used, because ${(0, references/* repositoryName */.aR)(repository)} is on ${repository.host} and this run is on ${event.serverUrl}`;
const issueTokenProblem = (scope) => !scope.hasGitHubToken &&
	`needs \`github-token\` with the permission \`issues: write\`, and it ${gitHubTokenProblem(scope)}`;
function gitHubClient(environment, event, repository) {
	const { apiUrl } = event;
	return new GitHub({
		transport: gitHubTransport(clientOptions(environment), apiUrl),
		apiUrl,
		repository,
		token: gitHubToken(environment.inputs, event, repository),
	});
}

/***/ }),

/***/ 7452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (repositoryRef),
  j: () => (commonInputs)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const MAX_JOB_SECONDS = 5 * 24 * 3600;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const apiUrl = () => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .convert */ .C6)((text, refuse) => {
	const must = (what) => refuse(`must ${what}${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .butIs */ .uS)(text)}`);
	const url = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddress */ .or)(text, 'https://api.example.com/v1');
	if (typeof url === 'string')
		return must(url);
	if (url.username !== '' || url.password !== '')
		return must('not contain user info');
	const loopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
	if (url.protocol !== 'https:' && !loopback)
		return must('begin with https:// (http:// is allowed only for loopback), or the token would be sent in clear text');
	const path = url.pathname.replace(/\/+$/, '');
	if (path.endsWith('/v2'))
		return refuse(`is ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}, but this action speaks only version 1 of the API; use ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${url.origin}${path.slice(0, -1)}1`)}, and a token for version 1`);
	if (!path.endsWith('/v1')) {
		const meant = probableApiUrl(url.origin, path);
		const perhaps = meant === undefined ? '' : `; perhaps ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(meant)}`;
		return refuse(`must end with \`/v1\`, but is ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}${perhaps}`);
	}
	return `${url.origin}${path}`;
});
function probableApiUrl(origin, path) {
	if (/^https:\/\/((app|www)\.)?trunk\.io$/.test(origin))
		return 'https://api.trunk.io/v1';
	const ofEndpoint = /^.*?\/v1(?=\/)/.exec(path)?.[0];
	if (ofEndpoint !== undefined)
		return `${origin}${ofEndpoint}`;
	return /^(\/api)?$/.test(path) ? `${origin}${path}/v1` : undefined;
}
const repository = () => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .convert */ .C6)((text, refuse) => {
	const [, owner, name] = /^([^\s/:]+(?:\/[^\s/]+)*)\/([^\s/]+)$/.exec(text) ?? [];
	if (owner && name)
		return { owner, name };
	const path = URL.canParse(text) ? new URL(text).pathname.slice(1).replace(/\.git$/, '') : '';
	const meant = /^[^/]+\/[^/]+$/.test(path) ? `; perhaps ${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}` : '';
	return refuse(`must be \`owner/name\`${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .butIs */ .uS)(text)}${meant}`);
});
const host = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i, {
	error: ({ input }) => `must be a host such as github.com or git.example.com:8443, without https://${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .butIs */ .uS)(String(input))}`,
}));
const token = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[\x21-\x7e]+$/, {
	error: ({ input }) => /^bearer\s/i.test(String(input))
		? 'begins with "Bearer"; store it again, without this word'
		: 'contains a character that an HTTP header cannot carry; store it again, without line breaks or spaces',
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^(?!trunk_v2_)/, {
	error: 'is a key for version 2 of the API, but this action supports only version 1; store an organization token for version 1',
}));
const commonInputs = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	apiUrl: apiUrl(),
	apiToken: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(token()),
	onMissingToken: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(['fail', 'skip', 'skip-forks']),
	repository: repository(),
	repositoryHost: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(host()),
	githubToken: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)({ error: 'must be a single line' })),
	requestTimeoutSeconds: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decimal */ ._)({ min: 0.01, max: 3600 }),
	retryTimeoutSeconds: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decimal */ ._)({ min: 0.01, max: MAX_JOB_SECONDS })),
	dryRun: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(),
	summary: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(),
});
function repositoryRef(inputs, serverUrl) {
	const fallback = URL.canParse(serverUrl) ? new URL(serverUrl).host : 'github.com';
	return { host: inputs.repositoryHost ?? fallback, ...inputs.repository };
}

/***/ }),

/***/ 2223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (inputDefaults),
  g: () => (outputNames)
});
const inputDefaults = {
	'operation': '',
	'api-url': '',
	'api-token': '',
	'on-missing-token': 'fail',
	'repository': undefined,
	'repository-host': '',
	'pull-request': '',
	'target-branch': '',
	'github-token': undefined,
	'request-timeout-seconds': '30',
	'retry-timeout-seconds': '',
	'dry-run': 'false',
	'summary': 'true',
	'priority': '',
	'no-batch': '',
	'expected-head-sha': '',
	'skip-draft': 'true',
	'require-label': '',
	'require-approval': 'false',
	'remove-label': '',
	'comment': 'never',
	'wait': '',
	'strict': 'false',
	'fail-on': '',
	'impacted-targets': '',
	'impacted-targets-file': '',
	'impacted-targets-format': 'auto',
	'include-targets': '',
	'exclude-targets': '',
	'head-sha': '',
	'on-missing-file': 'fail',
	'on-empty': 'fail',
	'on-too-large': 'all',
	'targets-map': '',
	'targets-map-file': '',
	'changed-files-file': '',
	'on-unmatched': 'all',
	'allow-fork-run': 'false',
	'timeout-minutes': '60',
	'poll-interval-seconds': '',
	'on-timeout': 'fail',
	'on-abort': 'leave',
	'not-ready-timeout-minutes': '',
	'resubmit': '0',
	'test-run-id': '',
	'test-branch-pattern': 'trunk-merge/pr-{number}/{id}',
	'failed-tests-files': '',
	'test-checks': '',
	'retry-on': 'never',
	'queue-settings': '',
	'queue-state': '',
	'reason': '',
	'hold': '',
	'hold-until': '',
	'holds': 'false',
	'resume-after-job': 'false',
	'expected-state': '',
	'confirm': '',
	'queue-config-file': '.github/merge-queue.yml',
	'prune': 'false',
	'fail-on-drift': 'false',
	'plan-only': 'false',
	'org-slug': '',
	'status': 'flaky',
	'page-size': '100',
	'max-tests': '',
	'code-owners': '',
	'file-paths': '',
	'names': '',
	'quarantined': 'include',
	'min-pull-requests-impacted': '0',
	'sort': 'impact',
	'group-by': 'none',
	'max-rows': '50',
	'baseline-file': '',
	'report-files': '',
	'issue-title': '',
	'mention-owners': 'false',
	'annotations': 'false',
	'slack-payload-file': '',
	'fail-above': '',
	'fail-above-new': '',
	'metrics-scope': 'repository',
	'metrics-file': '',
	'pushgateway-url': '',
	'fail-when': '',
	'watch': 'oldest-testing-minutes: [60, 120]\noldest-pending-minutes: [60, 120]\nstopped-minutes: [30, 120]',
	'recover-after': '3',
	'mention': '',
	'features': '',
	'label': '',
	'period': '7d',
	'max-pull-requests': '2000',
};
const outputNames = [
	'outcome',
	'result',
	'result-file',
	'pull-request',
	'target-branch',
	'state',
	'submitted',
	'head-sha',
	'stack-position',
	'stack-size',
	'priority',
	'queue-state',
	'queue-position',
	'queue-depth',
	'ahead',
	'typical-minutes',
	'previous-state',
	'targets-count',
	'duplicates-removed',
	'targets-sent',
	'all-reason',
	'body-bytes',
	'targets-format',
	'changed-files-count',
	'unmatched-files',
	'merged',
	'merge-commit-sha',
	'duration-seconds',
	'polls',
	'timeline',
	'failing-checks',
	'reasons',
	'verdict',
	'failing-tests',
	'retries',
	'resubmissions',
	'test-status',
	'test-branch',
	'test-branch-sha',
	'tested-pull-requests',
	'missing-checks',
	'impacted-targets-file',
	'queue-mode',
	'testing-count',
	'oldest-age-seconds',
	'queue',
	'changed',
	'changes',
	'holds',
	'total-count',
	'flaky-count',
	'broken-count',
	'quarantined-count',
	'new-count',
	'resolved-count',
	'owners',
	'tests-file',
	'report-markdown',
	'issue-number',
	'issues',
	'truncated',
	'metrics',
	'metrics-file',
	'tier',
	'previous-tier',
	'announced',
	'since',
	'findings',
	'checks',
	'problem-count',
	'warning-count',
	'unknown-count',
	'merged-count',
	'failed-count',
	'cancelled-count',
	'failure-rate',
	'time-in-queue-p50-seconds',
	'time-in-queue-p95-seconds',
	'report',
];

/***/ }),

/***/ 9545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  j: () => (readEvent)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

function readEvent(env) {
	const serverUrl = withoutSlash(env['GITHUB_SERVER_URL'] || 'https://github.com');
	const repository = env['GITHUB_REPOSITORY'] ?? '';
	const runId = env['GITHUB_RUN_ID'] ?? '';
	return {
		name: env['GITHUB_EVENT_NAME'] ?? '',
		payload: readPayload(env['GITHUB_EVENT_PATH'] ?? ''),
		ref: env['GITHUB_REF'] ?? '',
		sha: env['GITHUB_SHA'] ?? '',
		runId,
		runAttempt: env['GITHUB_RUN_ATTEMPT'] ?? '',
		actor: env['GITHUB_ACTOR'] ?? '',
		repository,
		serverUrl,
		apiUrl: withoutSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
		workflow: env['GITHUB_WORKFLOW'] ?? '',
		workflowRef: env['GITHUB_WORKFLOW_REF'] ?? '',
		actionRepository: env['GITHUB_ACTION_REPOSITORY'] ?? '',
		runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
	};
}
const withoutSlash = (address) => address.replace(/\/+$/, '');
function readPayload(path) {
	try {
		const payload = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
		return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
			? payload
			: {};
	}
	catch {
		return {};
	}
}

/***/ }),

/***/ 9428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C6: () => (convert),
  GT: () => (orgSlug),
  Gx: () => (minutes),
  IQ: () => (withDefault),
  Jq: () => (mustBe),
  Jt: () => (flag),
  Mn: () => (lines),
  NR: () => (notOneOf),
  Ul: () => (brokenWord),
  V5: () => (copiedLine),
  VJ: () => (holdName),
  Yq: () => (choice),
  _: () => (decimal),
  gV: () => (globs),
  hD: () => (quote),
  kB: () => (time),
  lq: () => (optional),
  mJ: () => (commitSha),
  n8: () => (line),
  or: () => (parseAddress),
  rD: () => (wholeNumber),
  ry: () => (splitList),
  s9: () => (commentPolicy),
  tk: () => (branch),
  uS: () => (butIs),
  yu: () => (inputName),
  zM: () => (choices)
});
var _shared_branch_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5230);
var _shared_broken_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1409);
var _shared_globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
var _shared_list_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5886);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(992);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8458);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5831);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3587);








const inputName = _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebabCase */ .kW;
const optional = _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM;
const withDefault = _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf;
const convert = (read) => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), (text, { issues }) => read(text, (message) => {
	issues.push({ code: 'custom', message, input: text });
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .NEVER */ .tmp;
}));
const mustBe = (what) => ({
	error: ({ input }) => `must be ${what}, but is ${quote(input)}`,
});
const flag = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .stringbool */ .uEf({
	truthy: ['true', 'True', 'TRUE'],
	falsy: ['false', 'False', 'FALSE'],
	case: 'sensitive',
	...mustBe('a YAML boolean, true or false'),
});
const decimal = (bounds) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(numeric(/^-?\d+(\.\d+)?$/, 'a decimal number such as 30 or 0.5', bounds), _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig());
const minutes = () => decimal({ min: 0, max: 14_400 });
const wholeNumber = (bounds) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(numeric(/^-?\d+$/, 'a whole number such as 5', bounds), _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr());
const numeric = (pattern, what, { min, max }) => convert((text, refuse) => {
	if (!pattern.test(text))
		return refuse(`must be ${what}${butIs(text)}`);
	const value = Number(text);
	return !text.startsWith('-') && value >= min && value <= max
		? value
		: refuse(`must be from ${min} to ${max}${butIs(text)}`);
});
const choice = (values) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .transform */ .pdi((word) => canonical(values, word) ?? word), _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(values, { error: (issue) => notOneOf(issue.input, values) }));
const canonical = (values, word) => values.find((value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase());
const commentPolicy = () => choice(['never', 'on-failure', 'always']);
const lines = (listOf) => convert((text, refuse) => {
	const items = splitList(text, /\n/);
	for (const problem of lineProblems(text, items, listOf))
		refuse(`is wrong: ${problem}`);
	return items;
});
const globs = (listOf) => convert((text, refuse) => {
	const patterns = splitList(text, /\n/);
	const problems = lineProblems(text, patterns, listOf);
	for (const problem of problems.length > 0 ? problems : patterns.map(_shared_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .globProblem */ .A))
		if (problem !== undefined)
			refuse(`is wrong: ${problem}`);
	return patterns;
});
function lineProblems(text, items, listOf) {
	const ofList = (0, _shared_list_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .listProblem */ ._A)(text);
	if (ofList !== undefined)
		return [ofList];
	return items.flatMap((item) => (0, _shared_list_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .lineProblem */ .OR)(item, listOf) ?? []);
}
const choices = (values) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(convert((text, refuse) => {
	const items = splitList(text, /[\n,]/);
	if (items.length === 0)
		return refuse(`must name one of ${values.join(', ')}${butIs(text)}`);
	return items.map((item) => canonical(values, item) ?? refuse(notOneOf(item, values)));
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(values)));
const line = (wrong = mustBe('a single line')) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(/^[^\r\n]*$/, wrong));
const orgSlug = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(/^[^\s/:]+$/, mustBe('the slug of the organization, such as octo-org')));
const copiedLine = () => convert((text, refuse) => /[\r\n]/.test(text) ? refuse(`must be a single line${butIs(text)}`) : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutInvisible */ .OT)(text));
const holdName = () => convert((text, refuse) => {
	if ((0, _shared_broken_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isBrokenWord */ .A)(text))
		return refuse(brokenWord(text, 'name the hold by its reason'));
	return /^[a-z\d-]{1,40}$/.test(text)
		? text
		: refuse(`must be lower-case letters, digits and dashes, at most 40 of them${butIs(text)}`);
});
const brokenWord = (text, remedy) => `is ${quote(text)}, as an expression that went wrong leaves it; check the expression, or ${remedy}`;
const time = () => convert((text, refuse) => {
	const match = /^(\d{4}-\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)$/i.exec(text);
	const [, month, day = '', clock, zone = ''] = match ?? [];
	const written = `${month}-${day}T${clock}${zone.toUpperCase()}`;
	const isDay = new Date(`${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
	return match !== null && isDay && !Number.isNaN(Date.parse(written))
		? written
		: refuse(`must be a time with its zone such as 2026-09-21T08:00:00Z${butIs(text)}`);
});
const branch = () => convert((text, refuse) => {
	const name = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutInvisible */ .OT)(text).replace(/^refs\/heads\//, '');
	if (/[\r\n]/.test(name))
		return refuse(`must be a single line${butIs(text)}`);
	const problem = (0, _shared_branch_name_js__WEBPACK_IMPORTED_MODULE_0__/* .branchNameProblem */ .h)(name, text);
	return problem === undefined ? name : refuse(problem);
});
function parseAddress(text, example) {
	if (/\s/.test(text))
		return 'not contain whitespace';
	if (!URL.canParse(text))
		return `be an absolute address such as ${example}`;
	return /[?#]/.test(text) ? 'not contain a query or a fragment' : new URL(text);
}
const commitSha = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()
	.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, mustBe('a full commit SHA')), _shared_zod_js__WEBPACK_IMPORTED_MODULE_7__/* .toLowerCase */ .PXX());
function notOneOf(value, values) {
	const meant = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(asText(value), values);
	const guess = meant === undefined ? '.' : `; did you mean ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .inBackticks */ .Zw)(meant)}?`;
	const known = values.map((one) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .inBackticks */ .Zw)(one)).join(', ');
	return `is ${quote(value)}${guess} It must be one of ${known}`;
}
const butIs = (text) => `, but is ${quote(text.replace(/^.*@/s, '***@').replace(/(\/.*?[?#]).*/s, '$1***'))}`;
const quote = (value) => JSON.stringify((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .truncate */ .xv)(asText(value), 60));
const asText = (value) => typeof value === 'string' || typeof value === 'number'
	? String(value)
	: (JSON.stringify(value) ?? 'missing');
const splitList = (text, separator) => text
	.split(separator)
	.map((item) => item.trim())
	.filter((item) => item !== '');

/***/ }),

/***/ 2250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  j: () => (outputText),
  s: () => (jsonText)
});
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
var _shared_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5812);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);



const DOCUMENTS = new Set(['report-markdown']);
const onlyWebLinks = (key, value) => /url$/i.test(key) && typeof value === 'string' && (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .Dy)(value) === undefined
	? undefined
	: value;
function jsonText(value, indent, replacer = (_, each) => each) {
	const json = JSON.stringify(value, (key, each) => onlyWebLinks(key, replacer(key, each)), indent);
	return (0, _shared_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeJson */ .GO)(json);
}
function outputText(name, value) {
	if (value === undefined)
		return '';
	if (typeof value === 'object' && value !== null)
		return jsonText(value);
	const written = String(value);
	if (DOCUMENTS.has(name))
		return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)(written);
	const json = /^[[{]/.test(written) ? (0, _shared_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonValue */ .IL)(written) : undefined;
	return json === undefined ? (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitize */ .aj)(written).replace(_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_BREAKS */ .Cm, ' ') : jsonText(json);
}

/***/ }),

/***/ 5119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  JT: () => (runChecks),
  Ko: () => (readInputs),
  oi: () => (inputProblem)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);



const inputProblem = (key, problem) => `Input \`${(0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)(key)}\` ${problem}`;
const MISSING = {
	apiUrl: 'is required and is empty. If its value is an expression such as `vars.MERGE_QUEUE_API_URL`, that variable is not set: set it under Settings → Secrets and variables → Actions → Variables',
};
const MISSING_ELSE = 'is required and is empty. If its value is an expression, that expression has no value in this run';
async function readInputs(shape, read) {
	const inputs = {};
	const problems = [];
	for (const [key, field] of Object.entries(shape)) {
		const given = read((0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)(key)).trim();
		const { data, error } = await _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParseAsync */ .bpZ(field, given === '' ? undefined : given);
		if (error === undefined) {
			inputs[key] = data;
			continue;
		}
		const missing = [MISSING[key] ?? MISSING_ELSE];
		const messages = given === '' ? missing : error.issues.map(({ message }) => message);
		const wrong = [...new Set(messages)].map((message) => inputProblem(key, message));
		problems.push(...wrong);
		throwWhenRead(inputs, key, new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(wrong));
	}
	return { inputs: inputs, problems };
}
function throwWhenRead(inputs, key, error) {
	const get = () => {
		throw error;
	};
	Object.defineProperty(inputs, key, { get, enumerable: true });
}
function runChecks(checks, inputs, scope) {
	const run = (check) => {
		try {
			return check(inputs, scope);
		}
		catch (error) {
			if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz)
				return undefined;
			throw error;
		}
	};
	return Object.entries(checks).flatMap(([key, ofInput = []]) => {
		const found = [ofInput].flat().flatMap(run);
		return found.flatMap((problem) => (problem ? inputProblem(key, problem) : []));
	});
}

/***/ }),

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Lp: () => (afterAbort),
  j: () => (untilGraceEnds),
  oU: () => (hurriedClock),
  ux: () => (within),
  xV: () => (withinBudget)
});
var _http_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7575);
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9051);
var _shared_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(808);



const afterAbort = (context, ms, work) => within({ ...context, clock: hurriedClock(context.clock, context.signal) }, ms, work, []);
const MAX_PAUSE_AFTER_CANCEL_MS = 1000;
function hurriedClock(clock, run) {
	return {
		now: () => clock.now(),
		monotonic: () => clock.monotonic(),
		timer: (ms, fire) => clock.timer(ms, fire),
		async sleep(ms, signal) {
			const end = clock.monotonic() + ms;
			try {
				const signals = signal === undefined ? [run] : [signal, run];
				return await clock.sleep(ms, AbortSignal.any(signals));
			}
			catch (error) {
				signal?.throwIfAborted();
				if (!run.aborted)
					throw error;
			}
			const leftMs = Math.max(0, end - clock.monotonic());
			return clock.sleep(Math.min(leftMs, MAX_PAUSE_AFTER_CANCEL_MS), signal);
		},
	};
}
function untilGraceEnds({ clock, signal }) {
	const end = new AbortController();
	let stop = () => { };
	(0, _shared_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .onAbort */ .u)(signal, () => {
		stop = clock.timer((0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .graceMs */ .Nl)(signal) - _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITING_MS */ .Kq, () => end.abort(signal.reason));
	});
	return { signal: end.signal, stop: () => stop() };
}
async function within(context, ms, work, signals = [context.signal]) {
	const limit = new AbortController();
	const stop = context.clock.timer(ms, () => limit.abort(new Error(`${(0, _http_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .seconds */ .YA)(ms)} passed`)));
	const signal = AbortSignal.any([...signals, limit.signal]);
	const { clock } = context;
	try {
		return await work({
			...context,
			signal,
			service: context.service.withSignal(signal, clock),
			github: context.github.withSignal(signal, clock),
		});
	}
	finally {
		stop();
	}
}
const withinBudget = (context, budget, work, ms = Number.POSITIVE_INFINITY) => budget.run(context.clock, (leftMs) => within(context, Math.min(ms, leftMs), work));

/***/ }),

/***/ 8789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Sy: () => (writeSummary),
  u5: () => (writeReport)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5812);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5831);
var _contract_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2223);
var _output_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2250);








const OUTPUT_LIMIT_BYTES = 256 * 1024;
function writeReport(destination, operation, result, recorded, summaryWanted) {
	const { log } = destination;
	const given = { ...recorded, ...result.outputs, outcome: result.outcome };
	const outputs = fitting(given, destination);
	const problems = [];
	const attempt = (what, write) => {
		try {
			return write();
		}
		catch (error) {
			problems.push(`${what} could not be written (${error.message}).`);
			return undefined;
		}
	};
	const textWith = (end) => resultText(destination, operation, end, outputs);
	const content = attempt('The details of the result', () => textWith(result)) ??
		textWith({ ...result, details: {} });
	const resultFile = attempt('The result file', () => {
		const path = destination.workspace.own('result.json');
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content);
		return path;
	});
	attempt('The outputs', () => writeOutputs(destination, {
		...outputs,
		'result-file': resultFile ?? '',
		result: fitResult(content, OUTPUT_LIMIT_BYTES),
	}));
	const title = stepTitle(operation, result);
	if (summaryWanted) {
		const body = withNext(result.summary ?? summaryOfEnd(result), result.failure);
		const heading = `${markOf(result)}${title}`;
		const above = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .headingOf */ .Wm)(body) !== undefined ? '' : `### ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(heading)}\n\n`;
		writeSummary(destination, fitSummary(`${above}${body}\n`));
	}
	const { outcome, failure } = result;
	if (problems.length > 0 && failure === undefined)
		problems.push(`The operation itself ended as \`${outcome}\`. ${MAKE_ROOM}`);
	const said = [failure?.message ?? [], ...problems].flat();
	if (said.length === 0) {
		log.info(`Outcome: ${outcome}`);
		return true;
	}
	log.error(said.join('\n'), { title });
	if (failure !== undefined)
		log.debug(causes(failure));
	return false;
}
const MAKE_ROOM = 'Check the disk of the runner, `RUNNER_TEMP` and `GITHUB_OUTPUT`, before you run the step again.';
function resultText({ redact }, operation, { outcome, failure, details }, outputs) {
	const step = { operation, outcome, outputs, ...(failure && { error: errorOf(failure) }) };
	return (0, _shared_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .redactJson */ .Kp)(`${(0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)({ ...step, ...details, ...step }, 2)}\n`, redact);
}
const errorOf = ({ explanation: { request, problem, remedy } }) => ({
	asked: request,
	got: problem,
	next: remedy,
});
const CHARS_PER_ELEMENT = 64;
function fitResult(text, limitBytes) {
	const result = JSON.parse(text);
	const compact = (0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)(result);
	if (Buffer.byteLength(compact) <= limitBytes)
		return compact;
	for (let maxElements = Math.ceil(limitBytes / 2); maxElements > 0; maxElements = Math.floor(maxElements / 2)) {
		const longest = Math.min(limitBytes, maxElements * CHARS_PER_ELEMENT);
		const shortened = (_, value) => {
			if (typeof value === 'string')
				return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .truncate */ .xv)(value, longest);
			return Array.isArray(value) ? value.slice(0, maxElements) : value;
		};
		const fitted = (0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)({ ...result, truncated: true }, undefined, shortened);
		if (Buffer.byteLength(fitted) <= limitBytes)
			return fitted;
	}
	return (0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)({ outcome: result['outcome'], truncated: true });
}
function fitting(outputs, { log, redact }) {
	const fitted = Object.entries(outputs).map(([name, value]) => {
		if (typeof value === 'string')
			return [name, (0, _shared_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .redactJson */ .Kp)(value, redact)];
		if (typeof value !== 'object')
			return [name, value];
		if (!Array.isArray(value)) {
			const whole = (0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)(value);
			const fitted = fitResult(whole, OUTPUT_LIMIT_BYTES);
			if (fitted !== whole)
				log.warning(`Output \`${name}\` has no room for all of its lists, so \`truncated\` is set.`);
			return [name, fitted];
		}
		const elements = (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fittingElements */ .v)(value, OUTPUT_LIMIT_BYTES);
		const leftOut = value.length - elements.length;
		if (leftOut > 0)
			log.warning(`Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`);
		return [name, (0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)(elements)];
	});
	return Object.fromEntries(fitted);
}
function writeOutputs({ core, log }, outputs) {
	for (const name of _contract_js__WEBPACK_IMPORTED_MODULE_6__/* .outputNames */ .g) {
		const written = (0, _output_text_js__WEBPACK_IMPORTED_MODULE_7__/* .outputText */ .j)(name, outputs[name]);
		const bytes = Buffer.byteLength(written);
		const fits = bytes <= OUTPUT_LIMIT_BYTES;
		core.setOutput(name, fits ? written : '');
		if (!fits)
			log.warning(`Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`);
	}
}
function writeSummary({ core, log, env }, markdown) {
	if (!env['GITHUB_STEP_SUMMARY'])
		return;
	try {
		core.writeSummary(markdown);
	}
	catch (error) {
		log.warning(`The job summary could not be written (${error.message}).`);
	}
}
function fitSummary(markdown) {
	if (Buffer.byteLength(markdown) <= _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BUDGET_BYTES */ .Xb)
		return markdown;
	const lines = markdown.trimEnd().split('\n');
	const fitting = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fitRows */ .zV)(lines, new _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .ByteBudget */ .Gz(_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BUDGET_BYTES */ .Xb - 1024));
	const left = lines.length - fitting.length;
	return `${fitting.join('\n')}\n\n${left} more ${left === 1 ? 'line is' : 'lines are'} not shown; \`result-file\` has everything.\n`;
}
function stepTitle(operation, { outcome, failure, summary = '' }) {
	const name = operation === '' ? 'The step' : operation;
	if (failure === undefined)
		return `Merge queue: ${name}`;
	if (failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz)
		return `${name} did not start: ${failure.count}`;
	return ((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .headingOf */ .Wm)(summary) ??
		failure.explanation.title ??
		_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ERROR_TITLES */ .N4[outcome] ??
		`${name} ended as ${outcome}`);
}
function markOf({ outcome, failure }) {
	if (failure === undefined)
		return '';
	return outcome === 'aborted' ? '🚫 ' : '❌ ';
}
function summaryOfEnd({ outcome, failure }) {
	if (failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz)
		return failure.problems.map((each) => `- ${withValues(each)}`).join('\n');
	if (failure === undefined)
		return `Ended as **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(outcome)}**.`;
	return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .failureLine */ .Pu)(failure.explanation);
}
function withNext(body, failure) {
	if (failure === undefined || body.includes((0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nextLine */ .sE)('')))
		return body;
	const parts = body.split('\n\n');
	const reasons = /^(?!\||<details|```|#)./.test(parts[1] ?? '') ? 1 : 0;
	return parts.toSpliced(1 + reasons, 0, (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nextLine */ .sE)(failure.explanation.remedy)).join('\n\n');
}
const withValues = (problem) => (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(problem.replace(/`[^`]*`|"((?:[^"\\`]|\\.)*)"/g, (quoted, value) => value ? `\`${value}\`` : quoted));
function causes(error) {
	if (!(error instanceof Error))
		return String(error);
	const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`;
	return `${error.stack ?? error.message}${below}`;
}

/***/ })

};
