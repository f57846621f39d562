const id = 510;
const ids = [510];
const modules = {

/***/ 1191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  at: () => (at),
  m$: () => (headOfFork),
  My: () => (pullRequestOfEvent),
  q: () => (sameName),
  $6: () => (textAt),
  HG: () => (withheldSecrets)
});

var references = __webpack_require__(2886);
var zod = __webpack_require__(3587);

const maybe = (schema) => zod/* catch */.MfU(zod/* optional */.lqM(schema), undefined);
const maybeNull = (schema) => zod/* catch */.MfU(zod/* nullish */.cl6(schema), undefined);
const PullRequestNumber = zod/* int */.Whr().check(zod/* positive */.yjt());
const Text = zod/* string */.YjP().check(zod/* minLength */.BpQ(1));
const payload_text = maybe(Text);
const textOrNull = maybeNull(Text);
const truth = maybe(zod/* boolean */.zMY());
const Repository = zod/* object */.Ikc({ id: maybe(zod/* number */.aig()), full_name: payload_text, url: payload_text });
const PullRequest = zod/* lazy */.RZV(() => zod/* object */.Ikc({
	number: PullRequestNumber,
	state: payload_text,
	draft: truth,
	merged: truth,
	merged_at: textOrNull,
	head: maybe(zod/* object */.Ikc({ sha: payload_text, repo: maybeNull(Repository) })),
	base: maybe(zod/* object */.Ikc({ ref: payload_text, repo: maybe(Repository) })),
}));
const runFields = () => ({
	head_sha: payload_text,
	head_branch: payload_text,
	head_repository: maybeNull(zod/* extend */.X$i(Repository, { owner: maybe(zod/* object */.Ikc({ login: payload_text })) })),
	pull_requests: maybe(zod/* array */.YOg(zod/* unknown */.L5J())),
});
const Run = zod/* lazy */.RZV(() => zod/* object */.Ikc(runFields()));
const CheckRun = zod/* lazy */.RZV(() => zod/* object */.Ikc({ ...runFields(), check_suite: maybe(Run) }));
const Issue = zod/* lazy */.RZV(() => zod/* object */.Ikc({
	number: PullRequestNumber,
	pull_request: maybe(zod/* object */.Ikc({ merged_at: textOrNull })),
	state: payload_text,
	draft: truth,
}));
function part(payload, name, shape) {
	const parsed = shape.safeParse(payload[name]);
	return parsed.success ? parsed.data : undefined;
}
var github_reference = __webpack_require__(6757);




const none = (why) => ({ candidates: [], why });
const one = (facts) => ({ candidates: [facts] });
function pullRequestOfEvent(event, repository) {
	const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name];
	if (read === undefined)
		return none('is not about a pull request');
	const from = textAt(event.payload, 'repository', 'full_name');
	return from === undefined || sameName(from, (0, references/* repositoryName */.aR)(repository))
		? read(event, repository)
		: none(`is of the repository ${from}, not of ${(0, references/* repositoryName */.aR)(repository)}`);
}
const about = (name, shape, read) => ({ payload }) => {
	const found = part(payload, name, shape);
	return found === undefined
		? none(`has no readable ${name.replace('_', ' ')} in its payload`)
		: read(found, part(payload, 'repository', Repository));
};
const ofPullRequest = about('pull_request', PullRequest, (found) => one(factsOf(found)));
const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request'];
const ofDispatch = ({ name, payload }, repository) => {
	const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload';
	const found = new Set();
	for (const key of KEYS) {
		const value = at(payload, place, key);
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
	const whole = zod/* object */.Ikc({ number: PullRequestNumber }).safeParse(value);
	if (whole.success)
		return whole.data.number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	const reference = (0, github_reference/* parseReference */.F)(text);
	if (reference === undefined)
		return 'is not a pull request number or URL';
	return (0, github_reference/* refuseReference */.U)(reference, repository) ?? reference.number;
}
const readers = {
	workflow_dispatch: ofDispatch,
	repository_dispatch: ofDispatch,
	issue_comment: about('issue', Issue, ({ pull_request, ...issue }) => pull_request === undefined
		? none(`is for issue #${issue.number}, which is not a pull request`)
		: one(factsOf({ ...issue, ...pull_request }))),
	merge_group: ({ payload, ref }) => mergeGroup(textAt(payload, 'merge_group', 'head_ref') ?? ref) ??
		none('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'),
	workflow_run: about('workflow_run', Run, (run, repository) => {
		const { head_sha, head_branch, head_repository } = run;
		const owner = head_repository?.owner?.login;
		const head = owner === undefined || head_branch === undefined ? {} : { head: `${owner}:${head_branch}` };
		const queueBranch = isOther(head_repository, repository) === false ? head_branch : undefined;
		return listed(run.pull_requests, repository, queueBranch, { commit: head_sha, ...head });
	}),
	check_run: about('check_run', CheckRun, (run, repository) => {
		const { check_suite: suite, head_sha } = run;
		const list = run.pull_requests?.length ? run.pull_requests : suite?.pull_requests;
		return listed(list, repository, suite?.head_branch, { commit: head_sha });
	}),
	check_suite: about('check_suite', Run, (suite, repository) => listed(suite.pull_requests, repository, suite.head_branch, { commit: suite.head_sha })),
	status: ({ payload }) => ask({ commit: textAt(payload, 'sha') }),
	push({ payload, ref }) {
		if (payload['deleted'] === true)
			return none('deleted its branch');
		if (ref.startsWith('refs/tags/'))
			return none('is for a tag, not for a branch');
		return mergeGroup(ref) ?? ask({ commit: textAt(payload, 'after') });
	},
};
function listed(list, repository, branch, lookup) {
	const candidates = (list ?? [])
		.flatMap((item) => PullRequest.safeParse(item).data ?? [])
		.filter(({ base }) => !isOther(base?.repo, repository))
		.map(factsOf);
	if (candidates.length > 0)
		return { candidates };
	return mergeGroup(branch ?? '') ?? ask(lookup);
}
const ask = (lookup) => lookup.commit === undefined && lookup.head === undefined
	? none('names neither a pull request nor a commit')
	: { candidates: [], lookup };
function mergeGroup(ref) {
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
const nameOf = (repository) => repository?.full_name ?? /\/repos\/([^/]+\/[^/]+)$/.exec(repository?.url ?? '')?.[1];
function isOther(repository, own) {
	if (repository === null)
		return true;
	if (repository?.id !== undefined && own?.id !== undefined)
		return repository.id !== own.id;
	const [name, ownName] = [nameOf(repository), nameOf(own)];
	return name === undefined || ownName === undefined ? undefined : !sameName(name, ownName);
}
function headOfFork({ payload }) {
	const repository = part(payload, 'repository', Repository);
	const { head, base } = part(payload, 'pull_request', PullRequest) ?? {};
	const run = part(payload, 'workflow_run', Run);
	return Boolean(isOther(head?.repo, base?.repo ?? repository) || isOther(run?.head_repository, repository));
}
const sameName = (one, other) => one.toLowerCase() === other.toLowerCase();
const FROM_FORK = /^pull_request(_review|_review_comment|_review_thread)?$/;
const BY_DEPENDABOT = /^(push|create|deployment|deployment_status|pull_request_target)$/;
function withheldSecrets(event) {
	const { name, actor, payload } = event;
	if (actor === 'dependabot[bot]' && (FROM_FORK.test(name) || BY_DEPENDABOT.test(name)))
		return { from: 'dependabot' };
	if (!FROM_FORK.test(name) || !headOfFork(event))
		return undefined;
	const headRepository = textAt(payload, 'pull_request', 'head', 'repo', 'full_name');
	return { from: 'fork', headRepository };
}
const at = (payload, ...path) => path.reduce((value, key) => typeof value === 'object' && value !== null
	? value[key]
	: undefined, payload);
function textAt(payload, ...path) {
	const value = at(payload, ...path);
	return typeof value === 'string' && value !== '' ? value : undefined;
}

/***/ }),

/***/ 3177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K: () => (checked),
  y: () => (GitHubApi)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _http_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7575);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);




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
			throw explained(request, permission, error);
		}
	}
	request(request, permission, route, schema, parameters) {
		return this.call(request, permission, async (octokit) => checked(schema, (await octokit.request(...this.#ofRepository(route, parameters))).data));
	}
	#ofRepository(route, parameters = {}) {
		const path = route.replace(' ', ' /repos/{owner}/{repo}');
		return [path, { ...this.repository, ...parameters }];
	}
	async #load() {
		const { getOctokit } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157));
		const { fetchOver } = await __webpack_require__.e(/* import() */ 160).then(__webpack_require__.bind(__webpack_require__, 7160));
		const { token, apiUrl } = this.#options;
		return getOctokit(token, {
			baseUrl: apiUrl,
			request: { fetch: fetchOver(this.#options) },
			log: { debug() { }, info() { }, warn() { }, error() { } },
		});
	}
	async pause(ms) {
		const { clock, signal } = this.#options;
		await clock.sleep(ms, signal);
	}
	list(request, permission, path, query = {}, isLast = () => false) {
		return this.call(request, permission, async (octokit) => {
			const all = this.#ofRepository(`GET ${path}`, { ...query, per_page: 100 });
			const { method, headers, ...first } = octokit.request.endpoint(...all);
			const entries = [];
			const read = new Set();
			for (let url = first.url; url !== undefined;) {
				if (read.has(url) || read.size === MOST_PAGES)
					throw badAnswer(`the list still does not end (pages read: ${read.size})`);
				read.add(url);
				const answer = await octokit.request({ method, headers, url });
				const page = checked(Page, answer.data);
				entries.push(...page);
				url = isLast(page) ? undefined : nextPage(answer.headers.link, url);
			}
			return entries;
		});
	}
}
const MOST_PAGES = 1000;
const Page = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(10_000));
function nextPage(link, current) {
	const target = /<([^<>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
	if (target === undefined)
		return undefined;
	if (!URL.canParse(target, current))
		throw badAnswer('the link to the next page is not an address');
	const { origin, href } = new URL(target, current);
	if (origin === new URL(current).origin)
		return href;
	throw badAnswer(`the next page is at ${origin}, which is not followed: it would get the token`);
}
function explained(request, permission, error) {
	if (!(error instanceof Error))
		return error;
	const { cause } = error;
	if (cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) {
		const { kind, failure } = cause;
		const explanation = { ...cause.explanation, request, remedy: remedyFor(kind, permission) };
		return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(kind, explanation, failure, cause);
	}
	if (cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ)
		return cause;
	if (error.name !== 'GraphqlResponseError')
		return error;
	const problem = (0, _http_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(error.message);
	const explanation = { request, problem, remedy: remedyFor('unavailable', permission) };
	return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unavailable', explanation, { type: 'wrong-shape' }, error);
}
const REMEDIES = {
	unauthorized: 'Give the job `permissions: {permission}`, or use a `github-token` that has this permission.',
	'not-found': 'Check the number and the repository; GitHub gives the same answer without `permissions: {permission}`.',
	'rate-limited': 'Run the step again later, or use a `github-token` with its own rate limit.',
	refused: 'Read what GitHub said, then run the step again.',
	aborted: 'Run the step again when it is needed.',
};
const OTHERWISE = 'Check that GitHub is up and can be reached from the runner, then run the step again.';
const remedyFor = (kind, permission) => (REMEDIES[kind] ?? OTHERWISE).replace('{permission}', permission);
function checked(schema, data) {
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	const [first] = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1_(parsed.error).split('\n');
	throw badAnswer(`it is not what GitHub's schema says (${first})`);
}
const badAnswer = (problem) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('bad-response', {
	request: 'Reading the answer of GitHub',
	problem,
	remedy: 'Check that GITHUB_API_URL is the address of GitHub and not of a proxy or a web page in front of it.',
});

/***/ }),

/***/ 6757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (parseReference),
  U: () => (refuseReference)
});
function parseReference(text) {
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
	if (url.username !== '' || url.password !== '')
		return 'must not contain user info';
	const repository = `${owner}/${name}`;
	const expected = `/${repository}/pull/${number}/`.toLowerCase();
	const address = `${url.protocol}//${host}`;
	const own = URL.canParse(address) ? new URL(address).host : host;
	if (url.host === own && `${url.pathname}/`.toLowerCase().startsWith(expected))
		return undefined;
	return `is a pull request of ${url.host}${url.pathname.replace(/\/pull\/.*/, '')}, and this run is for ${host}/${repository}`;
}

/***/ }),

/***/ 6510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});

var external_node_os_ = __webpack_require__(8161);
var mod = __webpack_require__(1916);
var errors = __webpack_require__(4096);
var zod = __webpack_require__(3587);
var github_event = __webpack_require__(1191);
var octokit = __webpack_require__(3177);




const PullRequest = zod/* lazy */.RZV(() => zod/* pipe */.FsL(zod/* object */.Ikc({
	number: zod/* number */.aig(),
	state: zod/* enum */.k5n(['open', 'closed']),
	merged_at: zod/* nullish */.cl6(zod/* string */.YjP()),
	draft: zod/* nullish */.cl6(zod/* boolean */.zMY()),
	merge_commit_sha: zod/* nullish */.cl6(zod/* string */.YjP()),
	html_url: zod/* string */.YjP(),
	head: zod/* object */.Ikc({
		sha: zod/* string */.YjP(),
		ref: zod/* string */.YjP(),
		repo: zod/* nullish */.cl6(zod/* object */.Ikc({ full_name: zod/* string */.YjP() })),
	}),
	base: zod/* object */.Ikc({ ref: zod/* string */.YjP() }),
}), zod/* transform */.pdi(({ number, state, merged_at, draft, merge_commit_sha, html_url, head, base }) => {
	const merged = merged_at != null;
	return {
		number,
		closed: state === 'closed',
		merged,
		draft: draft ?? false,
		headSha: head.sha,
		head: { owner: head.repo?.full_name.split('/')[0] ?? '', branch: head.ref },
		baseBranch: base.ref,
		mergeCommitSha: merged ? (merge_commit_sha ?? undefined) : undefined,
		url: html_url,
	};
})));
class GitHub {
	#options;
	#api;
	#sticky;
	constructor(options) {
		this.#options = options;
		this.#api = new octokit/* GitHubApi */.y(options);
	}
	get available() {
		return this.#options.token !== '';
	}
	withSignal(signal) {
		return new GitHub({ ...this.#options, signal });
	}
	async pullRequest(number) {
		const request = `Reading pull request #${number} from GitHub`;
		const route = `GET /pulls/${number}`;
		return this.#api.request(request, 'pull-requests: read', route, PullRequest);
	}
	async mergeFacts(number, testBranches) {
		const { readMergeFacts } = await __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 3798));
		return readMergeFacts(this.#api, number, testBranches);
	}
	async pullRequestsOfCommit(sha) {
		const request = `Reading the pull requests of commit ${sha} from GitHub`;
		return this.#pullRequests(request, '/commits/{sha}/pulls', { sha });
	}
	async pullRequestsOfHead(head) {
		const request = `Reading the pull requests from ${head} from GitHub`;
		const found = await this.#pullRequests(request, '/pulls', { head, state: 'open' });
		const isOfHead = ({ head: { owner, branch } }) => head.endsWith(`:${branch}`) && (0, github_event/* sameName */.q)(head, `${owner}:${branch}`);
		return found.filter(isOfHead);
	}
	async #pullRequests(request, path, query) {
		const list = await this.#api.list(request, 'pull-requests: read', path, query);
		return (0, octokit/* checked */.K)(zod/* array */.YOg(PullRequest), list);
	}
	async branches(prefix) {
		const request = `Reading the branches ${prefix}… from GitHub`;
		const path = '/git/matching-refs/{ref}';
		const found = await this.#api.list(request, 'contents: read', path, { ref: `heads/${prefix}` });
		const refs = (0, octokit/* checked */.K)(zod/* array */.YOg(zod/* object */.Ikc({ ref: zod/* string */.YjP() })), found);
		return refs.map(({ ref }) => ref.replace(/^refs\/heads\//, ''));
	}
	async removeLabel(number, label) {
		const request = `Removing the label ${JSON.stringify(label)} from #${number}`;
		const route = `DELETE /issues/${number}/labels/{name}`;
		const labels = zod/* array */.YOg(zod/* unknown */.L5J());
		try {
			await this.#api.request(request, 'pull-requests: write', route, labels, { name: label });
			return true;
		}
		catch (error) {
			if ((0, errors/* hasStatus */.Ro)(error, 404))
				return false;
			throw error;
		}
	}
	upsertComment = async (wanted) => (await this.#loadSticky()).comment(wanted);
	upsertIssue = async (wanted) => (await this.#loadSticky()).issue(wanted);
	#loadSticky() {
		this.#sticky ??= __webpack_require__.e(/* import() */ 117).then(__webpack_require__.bind(__webpack_require__, 4117)).then(({ Sticky }) => new Sticky(this.#api));
		return this.#sticky;
	}
}
var step_inputs = __webpack_require__(9428);

const loaders = new Map([
	['submit', async () => (await Promise.all(/* import() */[__webpack_require__.e(378), __webpack_require__.e(495)]).then(__webpack_require__.bind(__webpack_require__, 7495))).submit],
	['cancel', async () => (await Promise.all(/* import() */[__webpack_require__.e(378), __webpack_require__.e(991)]).then(__webpack_require__.bind(__webpack_require__, 3991))).cancel],
	['restart-tests', async () => (await Promise.all(/* import() */[__webpack_require__.e(378), __webpack_require__.e(601)]).then(__webpack_require__.bind(__webpack_require__, 3601))).restartTests],
	['get-pull-request', async () => (await Promise.all(/* import() */[__webpack_require__.e(378), __webpack_require__.e(477)]).then(__webpack_require__.bind(__webpack_require__, 9477))).getPullRequest],
	[
		'set-impacted-targets',
		async () => (await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 4645))).setImpactedTargets,
	],
	['wait-for-merge', async () => (await Promise.all(/* import() */[__webpack_require__.e(378), __webpack_require__.e(495)]).then(__webpack_require__.bind(__webpack_require__, 7495))).waitForMerge],
	['get-testing-details', async () => (await __webpack_require__.e(/* import() */ 363).then(__webpack_require__.bind(__webpack_require__, 2363))).getTestingDetails],
	['get-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).getQueue],
	['create-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).createQueue],
	['update-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).updateQueue],
	['pause-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).pauseQueue],
	['drain-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).drainQueue],
	['resume-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).resumeQueue],
	['delete-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).deleteQueue],
	['apply-queue-config', async () => (await Promise.all(/* import() */[__webpack_require__.e(829), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 8225))).applyQueueConfig],
	['list-flaky', async () => (await __webpack_require__.e(/* import() */ 537).then(__webpack_require__.bind(__webpack_require__, 1537))).listFlaky],
	['get-metrics', async () => (await __webpack_require__.e(/* import() */ 165).then(__webpack_require__.bind(__webpack_require__, 8165))).getMetrics],
]);
const operationNames = [...loaders.keys()];
const SYNONYMS = {
	submit: 'add enqueue merge queue',
	cancel: 'abort dequeue remove unqueue',
	'restart-tests': 'rerun restart retry',
	'get-pull-request': 'get status',
	'set-impacted-targets': 'impacted-targets targets upload-impacted-targets upload-targets',
	'wait-for-merge': 'wait',
	'get-testing-details': 'testing-details',
	'get-queue': 'queue-status',
	'update-queue': 'configure',
	'pause-queue': 'freeze pause',
	'drain-queue': 'drain',
	'resume-queue': 'resume unpause',
	'apply-queue-config': 'apply',
	'list-flaky': 'broken flaky flaky-tests unhealthy',
	'get-metrics': 'metrics',
};
function unknownOperation(name) {
	if (name === '')
		return `is required: one of ${operationNames.join(', ')}`;
	const word = name.toLowerCase();
	const meant = Object.keys(SYNONYMS).find((own) => SYNONYMS[own]?.split(' ').includes(word));
	return meant === undefined
		? (0, step_inputs/* notOneOf */.NR)(name, operationNames)
		: `is ${(0, step_inputs/* quote */.hD)(name)}, which this action calls \`${meant}\``;
}
const loadOperation = async (name) => loaders.get(name)?.();
var secrets = __webpack_require__(1232);
var runner_workspace = __webpack_require__(3398);
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/v1/docs';
const docsPage = (path) => `${DOCS}/${path}`;
var shared_errors = __webpack_require__(8835);
var clients = __webpack_require__(8583);
var common_inputs = __webpack_require__(7452);
var contract = __webpack_require__(2223);
var external_node_fs_ = __webpack_require__(3024);

function readEvent(env) {
	const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
	const runId = env['GITHUB_RUN_ID'] ?? '';
	return {
		name: env['GITHUB_EVENT_NAME'] ?? '',
		payload: readPayload(env['GITHUB_EVENT_PATH'] ?? ''),
		ref: env['GITHUB_REF'] ?? '',
		sha: env['GITHUB_SHA'] ?? '',
		runId,
		actor: env['GITHUB_ACTOR'] ?? '',
		serverUrl,
		apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
		runUrl: `${serverUrl}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`,
	};
}
function readPayload(path) {
	try {
		const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
		return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
			? payload
			: {};
	}
	catch {
		return {};
	}
}
var runner = __webpack_require__(9051);


async function guarded(run) {
	try {
		return await run();
	}
	catch (error) {
		if (error instanceof runner/* RunCancelled */.zL) {
			return {
				outcome: 'aborted',
				failure: `${error.message} The outputs contain what was known at that point.`,
			};
		}
		if (error instanceof shared_errors/* ActionError */.lZ)
			return { outcome: error.kind, failure: error };
		const explanation = {
			request: 'Running the operation',
			problem: `an internal error of the action (${error instanceof Error ? error.message : String(error)})`,
			remedy: 'Check the queue before running the step again, and report this with the debug log.',
		};
		const failure = new shared_errors/* ActionError */.lZ('unknown-outcome', explanation, { cause: error });
		return { outcome: failure.kind, failure };
	}
}
async function withCancellationGrace({ clock, signal }, running) {
	let stop = () => { };
	const killed = new Promise((_, reject) => {
		const onAbort = () => {
			stop = clock.timer((0, runner/* graceMs */.Nl)(signal) - runner/* WRITING_MS */.Kq, () => reject(signal.reason));
		};
		if (signal.aborted)
			onAbort();
		else
			signal.addEventListener('abort', onAbort, { once: true });
	});
	try {
		return await Promise.race([running, killed]);
	}
	finally {
		stop();
	}
}
var markdown = __webpack_require__(6801);




const FORKS = docsPage('recipes/forks.md');
function missingToken(log, policy, event) {
	const withheld = (0, github_event/* withheldSecrets */.HG)(event);
	const { why, remedy } = explain(event, withheld);
	const next = withheld === undefined ? remedy : `${remedy} See ${FORKS}.`;
	if (policy === 'fail')
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			request: 'Reading `api-token`',
			problem: `it is empty: ${why}`,
			remedy: `${next} Where runs without secrets are expected, set \`on-missing-token: skip\`.`,
		});
	log.warning(`Skipped, because \`api-token\` is empty: ${why}. ${next}`);
	const page = withheld === undefined ? '' : ` ${(0, markdown/* link */.nf)('Forks and Dependabot', FORKS)}`;
	return {
		outcome: 'skipped-no-token',
		summary: `⏭️ Skipped, because <code>api-token</code> is empty: ${(0, markdown/* text */.Qq)(why)}.\n\n**What to do next:** ${(0, markdown/* text */.Qq)(remedy)}${page}`,
	};
}
function explain({ name }, withheld) {
	if (withheld?.from === 'fork')
		return {
			why: `the pull request comes from ${withheld.headRepository === undefined ? 'a fork' : `the fork ${withheld.headRepository}`}, and GitHub gives no secrets to its \`${name}\` runs`,
			remedy: 'Run this step in a `workflow_run` job instead.',
		};
	if (withheld !== undefined && name === 'pull_request_target')
		return {
			why: 'Dependabot opened the pull request, and GitHub gives no secrets to its `pull_request_target` runs',
			remedy: 'Use `pull_request` with a Dependabot secret, or a `workflow_run` job.',
		};
	if (withheld !== undefined)
		return {
			why: 'Dependabot started this run, which reads the Dependabot secrets and not the Actions secrets, and the secret is not set there',
			remedy: 'Set it under Settings → Secrets and variables → Dependabot as well.',
		};
	return {
		why: 'no Actions secret of that name reaches this job: it is not set, its name is misspelled, or it belongs to an environment that the job does not name',
		remedy: 'Set it under Settings → Secrets and variables → Actions; the secret of an environment needs `environment:` in the job, and a reusable workflow needs `secrets: inherit`.',
	};
}
var write_report = __webpack_require__(8789);
















async function main({ core: unsafe, ...outside }) {
	const runner = { ...outside, ...(0, secrets/* hideSecrets */.s0)(unsafe) };
	const { core, env } = runner;
	const recorded = {};
	const temp = env['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)();
	const root = env['GITHUB_WORKSPACE'] || process.cwd();
	const workspace = new runner_workspace/* Workspace */.a(root, temp, runner.redact);
	const name = core.getInput('operation').trim();
	const summaryWanted = common_inputs/* commonInputs */.j$.shape.summary.safeParse(core.getInput('summary')).data ?? true;
	const result = await guarded(async () => {
		warnOfMisspelledInputs(runner);
		const step = await readStep(runner, name);
		warnOfUnusedInputs(runner, step.operation);
		return run(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs));
	});
	return (0, write_report/* writeReport */.u5)({ ...runner, workspace }, name, result, recorded, summaryWanted);
}
async function readStep({ core, env }, name) {
	const operation = await loadOperation(name);
	const problems = [];
	if (operation === undefined)
		problems.push(`Input \`operation\` ${unknownOperation(name)}`);
	const inputs = await (0, step_inputs/* readInputs */.Ko)(common_inputs/* commonInputs */.j$, core.getInput, problems);
	if (operation === undefined)
		throw new shared_errors/* InputError */.dz(problems);
	const values = await (0, step_inputs/* readInputs */.Ko)(operation.inputs, core.getInput, problems);
	const event = readEvent(env);
	const repository = (0, step_inputs/* collect */.Fo)(problems, () => (0, common_inputs/* repositoryRef */.Wb)(inputs, event.serverUrl));
	const prepared = repository && (0, step_inputs/* collect */.Fo)(problems, () => operation.prepare(values, { repository, event }));
	if (problems.length > 0 || !repository || !prepared)
		throw new shared_errors/* InputError */.dz(problems);
	return { operation, prepared, inputs, repository, event };
}
async function run(runner, { operation, prepared, inputs, repository, event }, workspace, setOutputs) {
	const { core, log, clock, random, signal } = runner;
	const headers = inputs.apiToken === undefined ? prepared.withoutToken() : { 'x-api-token': inputs.apiToken };
	if (headers === undefined)
		return missingToken(log, inputs.onMissingToken, event);
	const service = (0, clients/* serviceClient */.r)({ ...runner, inputs }, headers, operation.retryTimeoutSeconds);
	const context = {
		service,
		github: new GitHub({
			...(0, clients/* clientOptions */.s)({ ...runner, inputs }),
			token: isHostOf(event.serverUrl, repository) ? (inputs.githubToken ?? '') : '',
			apiUrl: event.apiUrl,
			repository,
		}),
		repository,
		event,
		workspace,
		log,
		clock,
		random,
		signal,
		dryRun: inputs.dryRun,
		setOutputs,
		saveForPost: core.saveState,
	};
	try {
		return await withCancellationGrace(runner, prepared.run(context));
	}
	finally {
		service.close();
	}
}
const isHostOf = (serverUrl, { host }) => URL.canParse(serverUrl) && new URL(serverUrl).host === host.toLowerCase();
function warnOfMisspelledInputs({ env, log }) {
	const known = Object.keys(contract/* inputDefaults */.V);
	const given = Object.keys(env).flatMap((key) => /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase() ?? []);
	for (const name of given.filter((input) => !known.includes(input)))
		log.warning(`There is no input \`${name}\`; did you mean \`${(0, mod/* closest */.kp)(name, known)}\`?`);
}
const COMMON = new Set(['operation', ...Object.keys(common_inputs/* commonInputs */.j$.shape).map(step_inputs/* inputName */.yu)]);
function warnOfUnusedInputs({ core, log }, operation) {
	const used = new Set(Object.keys(operation.inputs.shape).map(step_inputs/* inputName */.yu));
	const unused = Object.entries(contract/* inputDefaults */.V)
		.filter(([name]) => !COMMON.has(name) && !used.has(name))
		.filter(([name, value]) => core.getInput(name) !== (value ?? ''))
		.map(([name]) => `\`${name}\``);
	if (unused.length > 0)
		log.warning(`This operation does not use ${unused.join(', ')}; ${docsPage('operations.md')} lists what it uses.`);
}

/***/ }),

/***/ 3398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (MissingFileError),
  a: () => (Workspace)
});

var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(1455);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(8835);
var utf8 = __webpack_require__(5919);
var external_node_util_ = __webpack_require__(7975);


const BUFFER_BYTES = 1 << 20;
const encoder = new TextEncoder();
const append = (0, external_node_util_.promisify)(external_node_fs_.appendFile);
class FileWriter {
	path;
	#partial;
	#file;
	#isOpen = true;
	#buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	#used = 0;
	#other = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	#taken = Promise.resolve();
	#explain;
	constructor(path, explain) {
		this.path = path;
		this.#explain = explain;
		this.#partial = `${path}.${Math.random().toString(36).slice(2)}.partial`;
		this.#file = (0, external_node_fs_.openSync)(this.#partial, 'wx');
	}
	async write(text) {
		for (let rest = text; rest !== '';) {
			const { read, written } = encoder.encodeInto(rest, this.#buffer.subarray(this.#used));
			this.#used += written;
			rest = rest.slice(read);
			if (rest !== '')
				await this.#flush();
		}
	}
	async commit() {
		await this.#flush();
		await this.#taken;
		try {
			this.#close();
			(0,external_node_fs_.renameSync)(this.#partial, this.path);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	async #flush() {
		await this.#taken;
		this.#taken = append(this.#file, this.#buffer.subarray(0, this.#used)).catch((error) => {
			throw this.#explain(error);
		});
		this.#taken.catch(() => { });
		const free = this.#other;
		this.#other = this.#buffer;
		this.#buffer = free;
		this.#used = 0;
	}
	async discard() {
		await this.#taken.catch(() => { });
		this.#close();
		(0, external_node_fs_.rmSync)(this.#partial, { force: true });
	}
	#close() {
		if (this.#isOpen)
			(0, external_node_fs_.closeSync)(this.#file);
		this.#isOpen = false;
	}
}
var __addDisposableResource = function (env, value, async) {
	if (value !== null && value !== void 0) {
		if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
		var dispose, inner;
		if (async) {
			if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
			dispose = value[Symbol.asyncDispose];
		}
		if (dispose === void 0) {
			if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
			dispose = value[Symbol.dispose];
			if (async) inner = dispose;
		}
		if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
		if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
		env.stack.push({ value: value, dispose: dispose, async: async });
	}
	else if (async) {
		env.stack.push({ async: true });
	}
	return value;
};
var __disposeResources = (function (SuppressedError) {
	return function (env) {
		function fail(e) {
			env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
			env.hasError = true;
		}
		var r, s = 0;
		function next() {
			while (r = env.stack.pop()) {
				try {
					if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
					if (r.dispose) {
						var result = r.dispose.call(r.value);
						if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
					}
					else s |= 1;
				}
				catch (e) {
					fail(e);
				}
			}
			if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
			if (env.hasError) throw env.error;
		}
		return next();
	};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
	var e = new Error(message);
	return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






const realpath = external_node_fs_.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const LONGEST_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
class MissingFileError extends errors/* ActionError */.lZ {
	constructor(input, path, options) {
		const problem = `there is no file ${JSON.stringify(path)}`;
		const remedy = 'Check the path, and that an earlier step wrote the file.';
		super('invalid-input', { request: `Reading \`${input}\``, problem, remedy }, options);
	}
}
class Workspace {
	#root;
	#temp;
	#redact;
	#own;
	constructor(root, temp, redact) {
		this.#root = root;
		this.#temp = temp;
		this.#redact = redact;
	}
	async own(name) {
		this.#own ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(this.#temp, 'merge-queue-action-'));
		return (0, external_node_path_.join)(this.#own, name);
	}
	#locate(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.#root, path);
		let real;
		try {
			real = realpath(wanted);
		}
		catch (cause) {
			const { code } = cause;
			if (code === 'ENOENT' || code === 'ENOTDIR')
				throw new MissingFileError(input, path, { cause });
			throw wrong(input, path, `it cannot be examined (${code})`, cause);
		}
		this.#refuseOutside(input, path, real);
		if (!(0, external_node_fs_.lstatSync)(real).isFile())
			throw wrong(input, path, 'it is not a regular file');
		return real;
	}
	async *chunks(input, path, limit = LONGEST_FILE_BYTES) {
		const env_1 = { stack: [], error: void 0, hasError: false };
		try {
			const refuseAbove = (size) => {
				if (size > limit)
					throw wrong(input, path, `it has ${size} bytes; the limit is ${limit}`);
			};
			const file = __addDisposableResource(env_1, await (0,promises_.open)(this.#locate(input, path), READ_FLAGS).catch((cause) => {
				throw wrong(input, path, `it cannot be opened (${cause.code})`, cause);
			}), true);
			const opened = await file.stat();
			const seen = (0,external_node_fs_.lstatSync)(this.#locate(input, path));
			if (!opened.isFile() || opened.ino !== seen.ino || opened.dev !== seen.dev)
				throw wrong(input, path, 'it was replaced while it was being opened');
			refuseAbove(opened.size);
			let total = 0;
			try {
				for await (const chunk of readAhead(file)) {
					total += chunk.length;
					refuseAbove(total);
					yield chunk;
				}
			}
			catch (error) {
				if (error instanceof errors/* ActionError */.lZ)
					throw error;
				const { code, message } = error;
				throw wrong(input, path, `it cannot be read to its end (${code ?? message})`, error);
			}
		}
		catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = true;
		}
		finally {
			const result_1 = __disposeResources(env_1);
			if (result_1)
				await result_1;
		}
	}
	async text(input, path, limit) {
		const parts = [];
		for await (const chunk of this.chunks(input, path, limit))
			parts.push(Buffer.from(chunk));
		const bytes = Buffer.concat(parts);
		const at = (0, utf8/* invalidUtf8At */.M)(bytes);
		if (at === undefined)
			return new TextDecoder().decode(bytes);
		const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`;
		throw wrong(input, path, problem);
	}
	async write(input, path, data) {
		try {
			const real = this.#destination(input, path);
			(0,external_node_fs_.writeFileSync)(real, this.#redact(data));
			return real;
		}
		catch (error) {
			throw unwritable(input, path, error);
		}
	}
	async writer(input, path) {
		const explain = (error) => unwritable(input, path, error);
		try {
			return new FileWriter(this.#destination(input, path), explain);
		}
		catch (error) {
			throw explain(error);
		}
	}
	#destination(input, path) {
		const wanted = (0, external_node_path_.resolve)(this.#root, path);
		let existing = (0, external_node_path_.dirname)(wanted);
		while (!(0, external_node_fs_.existsSync)(existing))
			existing = (0, external_node_path_.dirname)(existing);
		this.#refuseOutside(input, path, realpath(existing));
		(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(wanted), { recursive: true });
		const real = (0, external_node_path_.join)(realpath((0, external_node_path_.dirname)(wanted)), (0, external_node_path_.basename)(wanted));
		const link = (0, external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
		if (link !== undefined && !link.isFile())
			throw wrong(input, path, 'it is not a regular file');
		return real;
	}
	#refuseOutside(input, path, real) {
		if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
			throw wrong(input, path, 'it is a system file');
		for (const root of [this.#root, this.#temp]) {
			if (!(0, external_node_fs_.existsSync)(root))
				continue;
			const inside = (0, external_node_path_.relative)(realpath(root), real);
			if (inside === '' || (!(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..'))
				return;
		}
		throw wrong(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP');
	}
}
async function* readAhead(file) {
	const buffers = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
	const read = (buffer) => {
		const reading = file.read(buffer, 0, buffer.length);
		reading.catch(() => { });
		return reading;
	};
	let reading = read(buffers[0]);
	for (let turn = 1;; turn++) {
		const { bytesRead, buffer } = await reading;
		if (bytesRead === 0)
			return;
		reading = read(buffers[turn % 2]);
		yield buffer.subarray(0, bytesRead);
	}
}
function unwritable(input, path, error) {
	if (error instanceof errors/* ActionError */.lZ)
		return error;
	const { code, message } = error;
	const request = `Writing \`${input}\` (${JSON.stringify(path)})`;
	const problem = `the file cannot be written (${code ?? message})`;
	const remedy = 'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.';
	return new errors/* ActionError */.lZ('invalid-input', { request, problem, remedy }, { cause: error });
}
function wrong(input, path, problem, cause) {
	const request = `Using \`${input}\` (${JSON.stringify(path)})`;
	const remedy = 'Name a regular file inside the workspace or RUNNER_TEMP.';
	return new errors/* ActionError */.lZ('invalid-input', { request, problem, remedy }, { cause });
}

/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ib: () => (pullRequestName),
  M1: () => (pullRequestRef),
  aR: () => (repositoryName),
  nM: () => (queueName),
  tQ: () => (queueRef)
});
function queueRef(repository, targetBranch) {
	if (targetBranch === '')
		throw new TypeError('A queue needs the name of its branch.');
	return { repository, targetBranch };
}
function pullRequestRef(repository, targetBranch, number) {
	if (!Number.isSafeInteger(number) || number < 1)
		throw new TypeError(`A pull request needs a number, not ${number}.`);
	return { ...queueRef(repository, targetBranch), number };
}
const repositoryName = ({ owner, name }) => `${owner}/${name}`;
const queueName = ({ repository, targetBranch }) => `${repositoryName(repository)}@${targetBranch}`;
const pullRequestName = ({ number, targetBranch }) => `#${number} on ${targetBranch}`;

/***/ }),

/***/ 5919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  M: () => (invalidUtf8At)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function invalidUtf8At(bytes) {
	if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
		return undefined;
	const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
	const differs = bytes.findIndex((byte, index) => byte !== copy[index]);
	let valid = differs === -1 ? bytes.length : differs;
	while (valid > 0 && !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, valid)))
		valid--;
	return valid;
}

/***/ })

};

export { id, ids, modules };
