const id = 518;
const ids = [518];
const modules = {

/***/ 1191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  BK: () => (exactlyOne),
  m$: () => (headOfFork),
  My: () => (pullRequestOfEvent),
  q: () => (sameName),
  HG: () => (withheldSecrets)
});

var zod = __webpack_require__(3587);

const maybe = (schema) => zod/* catch */.MfU(zod/* optional */.lqM(schema), undefined);
const maybeNull = (schema) => zod/* catch */.MfU(zod/* nullish */.cl6(schema), undefined);
const PullRequestNumber = zod/* int */.Whr().check(zod/* positive */.yjt());
const Text = zod/* string */.YjP().check(zod/* minLength */.BpQ(1));
const payload_text = maybe(Text);
const textOrNull = maybeNull(Text);
const title = maybe(zod/* string */.YjP());
const truth = maybe(zod/* boolean */.zMY());
const person = maybe(zod/* object */.Ikc({ login: payload_text }));
const Repository = zod/* object */.Ikc({ id: maybe(zod/* number */.aig()), full_name: payload_text, url: payload_text });
const PullRequest = zod/* lazy */.RZV(() => zod/* object */.Ikc({
    number: PullRequestNumber,
    state: payload_text,
    draft: truth,
    merged: truth,
    merged_at: textOrNull,
    title,
    html_url: payload_text,
    user: person,
    head: maybe(zod/* object */.Ikc({ sha: payload_text, ref: payload_text, repo: maybeNull(Repository) })),
    base: maybe(zod/* object */.Ikc({ ref: payload_text, repo: maybe(Repository) })),
}));
const runFields = () => ({
    head_sha: payload_text,
    head_branch: payload_text,
    head_repository: maybeNull(zod/* extend */.X$i(Repository, { owner: person })),
    pull_requests: maybe(zod/* array */.YOg(zod/* unknown */.L5J())),
});
const payload = (fields) => zod/* lazy */.RZV(() => zod/* object */.Ikc({ repository: maybe(Repository), ...fields() }));
const AnyPayload = payload(() => ({}));
const PullRequestPayload = payload(() => ({ pull_request: maybe(PullRequest) }));
const CommentPayload = payload(() => ({
    issue: maybe(zod/* object */.Ikc({
        number: PullRequestNumber,
        pull_request: maybe(zod/* looseObject */._H3({ html_url: payload_text, merged_at: textOrNull })),
        state: payload_text,
        draft: truth,
        title,
        user: person,
    })),
}));
const DispatchPayload = payload(() => ({
    inputs: maybe(zod/* record */.g1P(zod/* string */.YjP(), zod/* unknown */.L5J())),
    client_payload: maybe(zod/* record */.g1P(zod/* string */.YjP(), zod/* unknown */.L5J())),
}));
const MergeGroupPayload = payload(() => ({
    merge_group: maybe(zod/* object */.Ikc({ head_ref: payload_text })),
}));
const WorkflowRunPayload = payload(() => ({ workflow_run: maybe(zod/* object */.Ikc(runFields())) }));
const CheckRunPayload = payload(() => ({
    check_run: maybe(zod/* object */.Ikc({ ...runFields(), check_suite: maybe(zod/* object */.Ikc(runFields())) })),
}));
const CheckSuitePayload = payload(() => ({ check_suite: maybe(zod/* object */.Ikc(runFields())) }));
const StatusPayload = payload(() => ({ sha: payload_text }));
const PushPayload = payload(() => ({ after: payload_text, deleted: truth }));

var github_reference = __webpack_require__(6757);



const none = (why) => ({ type: 'none', why });
const one = (facts) => ({ type: 'one', facts });
function pullRequestOfEvent(event, repository) {
    const from = AnyPayload.parse(event.payload).repository?.full_name;
    if (from !== undefined && !sameName(from, `${repository.owner}/${repository.name}`))
        return none(`is of the repository ${from}, not of ${repository.owner}/${repository.name}`);
    const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name];
    return read?.(event, repository) ?? none('is not about a pull request');
}
const reader = (shape, read) => (event, repository) => read(shape.parse(event.payload), event, repository);
const ofPullRequest = reader(PullRequestPayload, ({ pull_request }) => pull_request === undefined
    ? none('has no readable pull request in its payload')
    : one(factsOf(pull_request)));
const ofComment = reader(CommentPayload, ({ issue }) => {
    if (issue === undefined)
        return none('has no readable issue in its payload');
    const { number, state, draft, title, user, pull_request } = issue;
    if (pull_request === undefined)
        return none(`is for issue #${number}, which is not a pull request`);
    return one({
        number,
        draft,
        title,
        author: user?.login,
        url: pull_request.html_url,
        closed: event_closed(state),
        merged: pull_request.merged_at === undefined ? undefined : pull_request.merged_at !== null,
    });
});
const ofDispatch = reader(DispatchPayload, (payload, event, repository) => {
    const [place, given] = event.name === 'workflow_dispatch'
        ? ['inputs', payload.inputs]
        : ['client_payload', payload.client_payload];
    const found = new Set();
    for (const key of ['pr', 'pr-number', 'pull-request', 'pull_request']) {
        const value = given?.[key];
        if (value === undefined || value === null || value === '')
            continue;
        const { number, problem } = dispatched(value, repository);
        if (number === undefined)
            return none(`has \`${place}.${key}\`, which ${problem}`);
        found.add(number);
    }
    if (found.size === 0)
        return none(`has none of \`pr\`, \`pr-number\`, \`pull-request\`, \`pull_request\` in \`${place}\``);
    return exactlyOne([...found].map((number) => ({ number })));
});
function dispatched(value, repository) {
    const whole = zod/* object */.Ikc({ number: PullRequestNumber }).safeParse(value);
    if (whole.success)
        return whole.data;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    const reference = (0, github_reference/* parseReference */.F)(text);
    if (reference === undefined)
        return { problem: 'is not a pull request number or URL' };
    const problem = (0, github_reference/* refuseReference */.U)(reference, repository);
    return problem === undefined ? { number: reference.number } : { problem };
}
const ofMergeGroup = reader(MergeGroupPayload, ({ merge_group }, event) => mergeGroup(merge_group?.head_ref ?? event.ref) ??
    none('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'));
const ofWorkflowRun = reader(WorkflowRunPayload, ({ workflow_run, repository }) => {
    if (workflow_run === undefined)
        return none('has no readable workflow run in its payload');
    const { head_sha, head_branch, head_repository } = workflow_run;
    const owner = head_repository?.owner?.login;
    const queueBranch = isFork(head_repository, repository) === false ? head_branch : undefined;
    return listed(workflow_run.pull_requests, repository, queueBranch, {
        commit: head_sha,
        head: owner === undefined || head_branch === undefined ? undefined : `${owner}:${head_branch}`,
    });
});
const ofCheckRun = reader(CheckRunPayload, ({ check_run, repository }) => {
    if (check_run === undefined)
        return none('has no readable check run in its payload');
    const { check_suite, head_sha } = check_run;
    const list = check_run.pull_requests?.length
        ? check_run.pull_requests
        : check_suite?.pull_requests;
    return listed(list, repository, check_suite?.head_branch, { commit: head_sha, head: undefined });
});
const ofCheckSuite = reader(CheckSuitePayload, ({ check_suite, repository }) => check_suite === undefined
    ? none('has no readable check suite in its payload')
    : listed(check_suite.pull_requests, repository, check_suite.head_branch, {
        commit: check_suite.head_sha,
        head: undefined,
    }));
const ofStatus = reader(StatusPayload, ({ sha }) => ask({ commit: sha, head: undefined }));
const ofPush = reader(PushPayload, ({ after, deleted }, event) => {
    if (deleted === true)
        return none('deleted its branch');
    if (event.ref.startsWith('refs/tags/'))
        return none('is for a tag, not for a branch');
    return mergeGroup(event.ref) ?? ask({ commit: after, head: undefined });
});
const readers = {
    issue_comment: ofComment,
    workflow_dispatch: ofDispatch,
    repository_dispatch: ofDispatch,
    merge_group: ofMergeGroup,
    workflow_run: ofWorkflowRun,
    check_run: ofCheckRun,
    check_suite: ofCheckSuite,
    status: ofStatus,
    push: ofPush,
};
function listed(list, repository, branch, lookup) {
    const candidates = (list ?? [])
        .map((item) => PullRequest.safeParse(item))
        .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
        .filter(({ base }) => sameRepository(base?.repo, repository))
        .map(factsOf);
    if (candidates.length > 0)
        return exactlyOne(candidates);
    return mergeGroup(branch ?? '') ?? ask(lookup);
}
function sameRepository(base, own) {
    if (base?.id !== undefined && own?.id !== undefined)
        return base.id === own.id;
    const [to, here] = [nameOf(base), nameOf(own)];
    return to === undefined || here === undefined || sameName(to, here);
}
const ask = (lookup) => lookup.commit === undefined && lookup.head === undefined
    ? none('names neither a pull request nor a commit')
    : { type: 'ask', lookup };
function exactlyOne(candidates) {
    const [first, ...others] = candidates;
    if (first === undefined)
        return none('has no pull request');
    return others.length === 0 ? one(first) : { type: 'several', candidates };
}
function mergeGroup(ref) {
    const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(ref);
    return parts === null ? undefined : one({ number: Number(parts[2]), baseBranch: parts[1] });
}
function factsOf(pullRequest) {
    const { number, state, draft, merged, merged_at, title, html_url, user, head, base } = pullRequest;
    const headRepository = nameOf(head?.repo);
    return {
        number,
        draft,
        title,
        headRepository,
        baseBranch: base?.ref,
        headSha: head?.sha,
        headBranch: head?.ref,
        fork: isFork(head?.repo, base?.repo),
        closed: event_closed(state),
        merged: merged ?? (merged_at === undefined ? undefined : merged_at !== null),
        author: user?.login,
        url: html_url,
    };
}
const nameOf = (repository) => repository?.full_name ?? /\/repos\/([^/]+\/[^/]+)$/.exec(repository?.url ?? '')?.[1];
function isFork(head, base) {
    if (head === null)
        return true;
    if (head?.id !== undefined && base?.id !== undefined)
        return head.id !== base.id;
    const [from, to] = [nameOf(head), nameOf(base)];
    return from === undefined || to === undefined ? undefined : !sameName(from, to);
}
function headOfFork({ payload }) {
    const { pull_request: pullRequest, repository } = PullRequestPayload.parse(payload);
    const { workflow_run: run } = WorkflowRunPayload.parse(payload);
    const { head, base } = pullRequest ?? {};
    return (isFork(head?.repo, base?.repo ?? repository) === true ||
        isFork(run?.head_repository, repository) === true);
}
const event_closed = (state) => state === undefined ? undefined : state === 'closed';
const sameName = (one, other) => one.toLowerCase() === other.toLowerCase();
const FORK_EVENTS = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'pull_request_review_thread',
]);
const DEPENDABOT_EVENTS = new Set([
    ...FORK_EVENTS,
    'pull_request_target',
    'push',
    'create',
    'deployment',
    'deployment_status',
]);
function withheldSecrets(event) {
    if (event.actor === 'dependabot[bot]' && DEPENDABOT_EVENTS.has(event.name))
        return { from: 'dependabot' };
    if (!FORK_EVENTS.has(event.name))
        return undefined;
    const parsed = PullRequest.safeParse(event.payload['pull_request']);
    if (!parsed.success)
        return undefined;
    const { fork, headRepository } = factsOf(parsed.data);
    return fork ? { from: 'fork', headRepository } : undefined;
}


/***/ }),

/***/ 1022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (COMMENT_LIMIT)
});
const COMMENT_LIMIT = 65_536;


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
    if (url.host === hostOf(host, url) && `${url.pathname}/`.toLowerCase().startsWith(expected))
        return undefined;
    return `is a pull request of ${url.host}${url.pathname.replace(/\/pull\/.*/, '')}, and this run is for ${host}/${repository}`;
}
function hostOf(host, { protocol }) {
    const address = `${protocol}//${host}`;
    return URL.canParse(address) ? new URL(address).host : host;
}


/***/ }),

/***/ 9518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (main)
});

var external_node_fs_ = __webpack_require__(3024);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var zod = __webpack_require__(3587);
var github_event = __webpack_require__(1191);
var errors = __webpack_require__(4096);
var messages = __webpack_require__(7575);
var shared_errors = __webpack_require__(8835);
var body = __webpack_require__(2679);
var http_transport = __webpack_require__(4804);
var shared_clock = __webpack_require__(6544);
var retry = __webpack_require__(3961);

const MINUTE_MS = 60_000;
const readLimit = (status, headers, body, now) => {
    const retryAfterMs = waitMs(status, headers, body, now);
    return retryAfterMs === undefined
        ? { type: 'status', status }
        : { type: 'status', status, retryAfterMs, limited: true };
};
function waitMs(status, headers, body, now) {
    const retryAfterMs = (0, retry/* parseRetryAfter */.mu)(headers['retry-after'], headers.date, now);
    if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
        return retryAfterMs;
    if (status !== 403 && status !== 429)
        return undefined;
    if (headers['x-ratelimit-remaining'] === '0') {
        const sent = Date.parse(headers.date ?? '') || now;
        const reset = /^\d{1,12}$/.exec(String(headers['x-ratelimit-reset']));
        return reset === null ? MINUTE_MS : Math.max(0, Number(reset[0]) * 1000 - sent);
    }
    return status === 429 || /secondary rate limit/i.test(body) ? MINUTE_MS : undefined;
}




const RETRY_TIMEOUT_MS = 60_000;
const ATTEMPTS = 4;
const REDIRECTS = 3;
function fetchOver(options) {
    return async (address, { method, headers, body }) => {
        const { clock, redact, onRetry } = options;
        const { origin } = new URL(address);
        const transport = new http_transport/* Transport */.o({
            ...options,
            baseUrl: origin,
            headers,
            retryTimeoutMs: RETRY_TIMEOUT_MS,
            remedyFor: () => '',
            readRefusal: readLimit,
            onRetry: (message) => onRetry(`GitHub, ${message}`),
        });
        const limits = { deadline: new shared_clock/* Deadline */.B(clock, RETRY_TIMEOUT_MS), attempts: ATTEMPTS };
        const effect = effectOf(method, address, body);
        const bytes = body === undefined ? {} : { body: [Buffer.from(redact(body))] };
        try {
            for (let url = address, left = REDIRECTS;; left--) {
                const request = { method, path: url.slice(origin.length), effect, ...bytes };
                const answer = await transport.exchange(request, limits, (message, attempt) => {
                    if (isRedirect(message))
                        return redirected(url, left, message, attempt);
                    return (0,http_transport/* isSuccess */.X)(message) ? response(message, attempt, options) : undefined;
                });
                if (typeof answer !== 'string')
                    return answer;
                url = answer;
            }
        }
        finally {
            transport.close();
        }
    };
}
function effectOf(method, address, body) {
    if (method === 'GET' || method === 'HEAD')
        return 'read';
    if (method !== 'POST')
        return 'repeatable';
    if (!address.endsWith('/graphql'))
        return 'once';
    const { query } = JSON.parse(body ?? '{}');
    return /^\s*query\b/.test(String(query)) ? 'read' : 'once';
}
const isRedirect = ({ statusCode = 0 }) => statusCode >= 300 && statusCode < 400 && statusCode !== 304;
async function redirected(from, left, message, attempt) {
    await attempt.glance(message);
    const { location = '' } = message.headers;
    if (location === '' || !URL.canParse(location, from))
        throw misled('without an address');
    const to = new URL(location, from);
    if (to.origin !== new URL(from).origin)
        throw misled(`to ${to.origin}, which is not followed: it would get the token`);
    if (left <= 0)
        throw misled(`after ${REDIRECTS} redirects, which is too many`);
    return to.href;
}
const misled = (where) => new body/* UnusableBody */.i1(`with a redirect ${where}`, { retryable: false });
async function response(message, attempt, { redact }) {
    const text = redact(await attempt.body(message));
    const status = message.statusCode ?? 0;
    const isEmpty = status === 204 || status === 205;
    return new Response(isEmpty ? null : text, { status, headers: headerList(message.headers) });
}
const headerList = (headers) => Object.entries(headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);





class GitHubError extends shared_errors/* ActionError */.lZ {
    status;
    ambiguous;
    constructor(kind, explanation, options) {
        super(kind, explanation, options);
        this.status = options.status;
        this.ambiguous = options.ambiguous;
    }
}
class GitHubApi {
    #options;
    #octokit;
    constructor(options) {
        this.#options = options;
    }
    async call(call, send) {
        this.#octokit ??= this.#load();
        try {
            return await send(await this.#octokit);
        }
        catch (error) {
            throw explained(call, error);
        }
    }
    async #load() {
        const { getOctokit } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157));
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
}
function explained({ request, permission }, error) {
    if (!(error instanceof Error))
        return error;
    const { cause } = error;
    if (cause instanceof errors/* ServiceError */._7) {
        const { kind, explanation } = cause;
        return new GitHubError(kind, { ...explanation, request, remedy: remedyFor(kind, permission) }, { cause, status: cause.status, ambiguous: cause.ambiguous });
    }
    if (cause instanceof shared_errors/* ActionError */.lZ)
        return cause;
    if (error.name !== 'GraphqlResponseError')
        return error;
    const explanation = {
        request,
        problem: (0, messages/* excerpt */.Kb)(error.message),
        remedy: remedyFor('unavailable', permission),
    };
    const options = { cause: error, status: undefined, ambiguous: false };
    return new GitHubError('unavailable', explanation, options);
}
function remedyFor(kind, permission) {
    switch (kind) {
        case 'unauthorized':
            return `Give the job \`permissions: ${permission}\`, or use a \`github-token\` that has this permission.`;
        case 'not-found':
            return `Check the number and the repository; GitHub gives the same answer without \`permissions: ${permission}\`.`;
        case 'rate-limited':
            return 'Run the step again later, or use a `github-token` with its own rate limit.';
        case 'refused':
            return 'Read what GitHub said, then run the step again.';
        case 'aborted':
            return 'Run the step again when it is needed.';
        default:
            return 'Check that GitHub is up and can be reached from the runner, then run the step again.';
    }
}
function checked(schema, data) {
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    throw new shared_errors/* ActionError */.lZ('bad-response', {
        request: 'Reading the answer of GitHub',
        problem: `it is not what GitHub's schema says (${zod/* prettifyError */.S1_(parsed.error).split('\n')[0]})`,
        remedy: 'Check that GITHUB_API_URL is the address of GitHub and not of a proxy or a web page in front of it.',
    });
}


const QUERY = `
query ($owner: String!, $repo: String!, $number: Int!, $testBranches: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft headRefOid baseRefName mergeable mergeStateStatus reviewDecision
      baseRef { refUpdateRule { requiredStatusCheckContexts } }
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit {
  statusCheckRollup { contexts(first: 100) { nodes {
    ... on CheckRun { name status conclusion detailsUrl isRequired(pullRequestNumber: $number) }
    ... on StatusContext { context state targetUrl isRequired(pullRequestNumber: $number) }
  } } }
}`;
const merge_facts_text = zod/* nullish */.cl6(zod/* string */.YjP());
const CheckNode = zod/* lazy */.RZV(() => zod/* object */.Ikc({
    name: merge_facts_text,
    conclusion: merge_facts_text,
    detailsUrl: merge_facts_text,
    context: merge_facts_text,
    state: merge_facts_text,
    targetUrl: merge_facts_text,
    isRequired: zod/* nullish */.cl6(zod/* boolean */.zMY()),
}));
const Nodes = (item) => zod/* nullish */.cl6(zod/* object */.Ikc({ nodes: zod/* nullish */.cl6(zod/* array */.YOg(zod/* nullish */.cl6(item))) }));
const Answer = zod/* lazy */.RZV(() => {
    const commit = zod/* nullish */.cl6(zod/* object */.Ikc({ statusCheckRollup: zod/* nullish */.cl6(zod/* object */.Ikc({ contexts: Nodes(CheckNode) })) }));
    return zod/* object */.Ikc({
        repository: zod/* object */.Ikc({
            pullRequest: zod/* object */.Ikc({
                state: zod/* enum */.k5n(['OPEN', 'CLOSED', 'MERGED']),
                url: zod/* string */.YjP(),
                isDraft: zod/* boolean */.zMY(),
                headRefOid: zod/* string */.YjP(),
                baseRefName: zod/* string */.YjP(),
                mergeable: merge_facts_text,
                mergeStateStatus: merge_facts_text,
                reviewDecision: merge_facts_text,
                baseRef: zod/* nullish */.cl6(zod/* object */.Ikc({
                    refUpdateRule: zod/* nullish */.cl6(zod/* object */.Ikc({ requiredStatusCheckContexts: zod/* nullish */.cl6(zod/* array */.YOg(merge_facts_text)) })),
                })),
                commits: Nodes(zod/* object */.Ikc({ commit })),
            }),
            refs: Nodes(zod/* object */.Ikc({ target: commit })),
        }),
    });
});
const Problems = zod/* lazy */.RZV(() => zod/* array */.YOg(zod/* object */.Ikc({ type: merge_facts_text, message: merge_facts_text, path: zod/* nullish */.cl6(zod/* array */.YOg(zod/* unknown */.L5J())) })));
async function readMergeFacts(api, repository, number, testBranches) {
    const call = {
        request: `Asking GitHub what keeps #${number} from being merged`,
        permission: 'pull-requests: read',
    };
    return api.call(call, async ({ graphql }) => {
        const variables = { ...repository, number, testBranches: `refs/heads/${testBranches}` };
        const { data, problems } = await partly(graphql, variables);
        return factsOf(checked(Answer, data), problems.some(hidesChecks));
    });
}
async function partly(graphql, variables) {
    try {
        return { data: await graphql(QUERY, variables), problems: [] };
    }
    catch (error) {
        const { data, errors } = error;
        const problems = Problems.safeParse(errors);
        if (!Answer.safeParse(data).success || !problems.success)
            throw error;
        return { data, problems: problems.data };
    }
}
const hidesChecks = ({ path }) => path?.includes('statusCheckRollup') === true;
function factsOf({ repository }, checksHidden) {
    const { pullRequest, refs } = repository;
    const { mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
    const [head] = present(pullRequest.commits?.nodes);
    const required = pullRequest.baseRef?.refUpdateRule?.requiredStatusCheckContexts;
    return {
        state: STATES[pullRequest.state],
        url: pullRequest.url,
        draft: pullRequest.isDraft,
        headSha: pullRequest.headRefOid,
        baseBranch: pullRequest.baseRefName,
        conflicting: mergeable === 'CONFLICTING' || status === 'DIRTY',
        behind: status === 'BEHIND',
        review: review ? REVIEWS[review] : undefined,
        checks: checksOf(head?.commit),
        testChecks: present(refs?.nodes).flatMap(({ target }) => checksOf(target)),
        requiredChecks: present(required),
        checksHidden,
    };
}
const STATES = { OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' };
const REVIEWS = {
    REVIEW_REQUIRED: 'required',
    CHANGES_REQUESTED: 'changes-requested',
};
const present = (items) => (items ?? []).filter((item) => item !== null && item !== undefined);
function checksOf(commit) {
    return present(commit?.statusCheckRollup?.contexts?.nodes).flatMap((node) => {
        const name = node.name ?? node.context;
        if (!name)
            return [];
        const state = stateOf(node.conclusion ?? node.state);
        const url = node.detailsUrl ?? node.targetUrl ?? undefined;
        return [{ name, state, url, required: node.isRequired ?? undefined }];
    });
}
function stateOf(word) {
    if (word === 'EXPECTED')
        return 'expected';
    if (!word || word === 'PENDING')
        return 'pending';
    return ['SUCCESS', 'NEUTRAL', 'SKIPPED'].includes(word) ? 'success' : 'failure';
}



const MOST_PAGES = 1000;
async function* pages(octokit, route, parameters) {
    const { method, headers, url: first, } = octokit.request.endpoint(route, { ...parameters, per_page: 100 });
    const read = new Set();
    for (let url = first; url !== undefined;) {
        if (read.has(url) || read.size === MOST_PAGES)
            throw endless(read.size);
        read.add(url);
        const answer = await octokit.request({ method, headers, url });
        yield checked(zod/* array */.YOg(zod/* unknown */.L5J()), answer.data);
        url = nextPage(answer.headers.link, url);
    }
}
async function listAll(...list) {
    const entries = [];
    for await (const page of pages(...list))
        entries.push(...page);
    return entries;
}
function nextPage(link, current) {
    const target = /<([^<>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
    if (target === undefined)
        return undefined;
    const next = URL.canParse(target, current) ? new URL(target, current) : undefined;
    if (next?.origin === new URL(current).origin)
        return next.href;
    throw badList(next === undefined
        ? 'the link to the next page is not an address'
        : `the next page is at ${next.origin}, which is not followed because it would get the token`);
}
const endless = (count) => badList(`after ${count} ${count === 1 ? 'page' : 'pages'} the list still does not end`);
const badList = (problem) => new shared_errors/* ActionError */.lZ('bad-response', {
    request: 'Reading a list from GitHub',
    problem,
    remedy: 'Check that GITHUB_API_URL is the address of GitHub and not of a proxy in front of it.',
});

var limits = __webpack_require__(1022);





const Author = zod/* nullish */.cl6(zod/* object */.Ikc({ login: zod/* string */.YjP(), type: zod/* nullish */.cl6(zod/* string */.YjP()) }));
const Comment = zod/* lazy */.RZV(() => zod/* object */.Ikc({
    id: zod/* number */.aig(),
    body: zod/* nullish */.cl6(zod/* string */.YjP()),
    html_url: zod/* string */.YjP(),
    user: Author,
}));
const Issue = zod/* lazy */.RZV(() => zod/* object */.Ikc({
    number: zod/* number */.aig(),
    title: zod/* string */.YjP(),
    state: zod/* string */.YjP(),
    body: zod/* nullish */.cl6(zod/* string */.YjP()),
    html_url: zod/* string */.YjP(),
    user: Author,
    pull_request: zod/* optional */.lqM(zod/* unknown */.L5J()),
}));
const User = zod/* lazy */.RZV(() => zod/* object */.Ikc({ login: zod/* string */.YjP().check(zod/* minLength */.BpQ(1)) }));
const Viewer = zod/* lazy */.RZV(() => zod/* object */.Ikc({ viewer: User }));
const ROUNDS = 4;
class Sticky {
    #api;
    #repository;
    #login;
    constructor(api, repository) {
        this.#api = api;
        this.#repository = repository;
    }
    async comment({ number, marker, body }) {
        const wanted = marked(marker, body);
        let created;
        const round = async () => {
            const found = await this.#comments(number, marker);
            const [oldest, ...duplicates] = oldestFirst(found, created, ({ id }) => id);
            if (oldest === undefined) {
                created = await this.#createComment(number, wanted);
                return undefined;
            }
            const unchanged = same(oldest.body, wanted);
            const kept = unchanged ? oldest : await this.#updateComment(number, oldest, wanted);
            for (const duplicate of duplicates)
                await this.#deleteComment(number, duplicate);
            if (kept === undefined)
                return undefined;
            const url = kept.html_url;
            if (!unchanged)
                return { url, action: 'updated' };
            return { url, action: kept.id === created?.id ? 'created' : 'unchanged' };
        };
        return this.#settled(round, () => created && { url: created.html_url, action: 'created' });
    }
    async issue({ marker, title, body }) {
        let created;
        const round = async () => {
            const found = await this.#issues(marker, 'open');
            const [oldest, ...duplicates] = oldestFirst(found, created, (issue) => issue.number);
            if (body === undefined) {
                for (const { number } of found)
                    await this.#updateIssue(number, CLOSED);
                return { number: oldest?.number, url: oldest?.html_url, action: oldest ? 'closed' : 'none' };
            }
            const wanted = { title, body: marked(marker, body) };
            const target = oldest ?? (await this.#issues(marker, 'closed'))[0];
            if (target === undefined) {
                created = await this.#createIssue(wanted);
                return undefined;
            }
            const unchanged = target.title === title && same(target.body, wanted.body);
            const change = oldest === undefined ? { ...wanted, state: 'open' } : wanted;
            const kept = oldest !== undefined && unchanged ? target : await this.#updateIssue(target.number, change);
            for (const { number } of duplicates)
                await this.#updateIssue(number, DUPLICATE);
            if (kept === undefined)
                return undefined;
            const { number, html_url: url } = kept;
            if (oldest === undefined)
                return { number, url, action: 'reopened' };
            if (!unchanged)
                return { number, url, action: 'updated' };
            return { number, url, action: number === created?.number ? 'created' : 'unchanged' };
        };
        return this.#settled(round, () => {
            if (created === undefined)
                return undefined;
            return { number: created.number, url: created.html_url, action: 'created' };
        });
    }
    async #settled(round, created) {
        for (let left = ROUNDS; left > 0; left--) {
            try {
                const kept = await round();
                if (kept !== undefined)
                    return kept;
            }
            catch (error) {
                const known = created();
                if (known !== undefined && error instanceof shared_errors/* ActionError */.lZ)
                    return known;
                if (!(error instanceof GitHubError) || !error.ambiguous || left === 1)
                    throw error;
                await this.#api.pause(1000);
            }
        }
        throw new shared_errors/* ActionError */.lZ('unavailable', {
            request: 'Keeping a comment or issue on GitHub up to date',
            problem: 'it was deleted each time it was written',
            remedy: 'Check what else deletes comments or issues of this action.',
        });
    }
    async #identity() {
        const call = { request: 'Asking GitHub whose token it is', permission: 'contents: read' };
        this.#login ??= await this.#api
            .call(call, async ({ graphql }) => {
            const { viewer } = checked(Viewer, await graphql('query { viewer { login } }'));
            return viewer.login;
        })
            .catch(unlessAborted);
        this.#login ??= await this.#api
            .call(call, async ({ rest }) => checked(User, (await rest.users.getAuthenticated()).data))
            .then(({ login }) => login, unlessAborted);
        return this.#login;
    }
    async #comments(number, marker) {
        const login = await this.#identity();
        return this.#api.call(commentCall('Reading the comments on', number), async (octokit) => {
            const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
            const found = await listAll(octokit, route, { ...this.#repository, issue_number: number });
            return checked(zod/* array */.YOg(Comment), found).filter((comment) => isOurs(comment, marker, login));
        });
    }
    async #createComment(number, body) {
        return this.#api.call(commentCall('Commenting on', number), async ({ rest }) => {
            const query = { ...this.#repository, issue_number: number, body };
            return checked(Comment, (await rest.issues.createComment(query)).data);
        });
    }
    async #updateComment(number, { id }, body) {
        const update = this.#api.call(commentCall('Updating a comment on', number), async ({ rest }) => {
            const query = { ...this.#repository, comment_id: id, body };
            return checked(Comment, (await rest.issues.updateComment(query)).data);
        });
        return update.catch(unlessGone);
    }
    async #deleteComment(number, { id }) {
        const call = commentCall('Deleting a duplicate comment on', number);
        const query = { ...this.#repository, comment_id: id };
        await this.#api.call(call, ({ rest }) => rest.issues.deleteComment(query)).catch(unlessGone);
    }
    async #issues(marker, state) {
        const creator = await this.#identity();
        const call = {
            request: `Looking for the ${state} issue of this report`,
            permission: 'issues: write',
        };
        return this.#api.call(call, async (octokit) => {
            const query = { ...this.#repository, state, ...(creator === undefined ? {} : { creator }) };
            const found = [];
            for await (const page of pages(octokit, 'GET /repos/{owner}/{repo}/issues', query)) {
                const issues = checked(zod/* array */.YOg(Issue), page).filter((issue) => !issue.pull_request);
                found.push(...issues.filter((issue) => isOurs(issue, marker, creator)));
                if (state === 'closed' && found.length > 0)
                    break;
            }
            return found;
        });
    }
    async #updateIssue(number, change) {
        const call = { request: `Updating issue #${number}`, permission: 'issues: write' };
        const update = this.#api.call(call, async ({ rest }) => {
            const query = { ...this.#repository, issue_number: number, ...change };
            return checked(Issue, (await rest.issues.update(query)).data);
        });
        return update.catch(unlessGone);
    }
    async #createIssue(text) {
        const call = {
            request: `Opening the issue ${JSON.stringify(text.title)}`,
            permission: 'issues: write',
        };
        return this.#api.call(call, async ({ rest }) => checked(Issue, (await rest.issues.create({ ...this.#repository, ...text })).data));
    }
}
const CLOSED = { state: 'closed', state_reason: 'completed' };
const DUPLICATE = { state: 'closed', state_reason: 'not_planned' };
const commentCall = (what, number) => ({
    request: `${what} #${number}`,
    permission: 'pull-requests: write',
});
function oldestFirst(found, created, idOf) {
    const all = created === undefined ? found : [created, ...found];
    const byId = new Map(all.map((item) => [idOf(item), item]));
    return [...byId.values()].sort((one, other) => idOf(one) - idOf(other));
}
function unlessAborted(error) {
    if (!(error instanceof shared_errors/* ActionError */.lZ) || error.kind === 'aborted')
        throw error;
}
function unlessGone(error) {
    if (!(error instanceof GitHubError) || (error.status !== 404 && error.status !== 410))
        throw error;
}
const markerOf = (marker) => `<!-- merge-queue-action:${marker} -->`;
function marked(marker, body) {
    const text = `${markerOf(marker)}\n${body}`;
    if (text.length <= limits/* COMMENT_LIMIT */.W)
        return text;
    const note = '\n\n… cut, because GitHub accepts no longer text.';
    const kept = text.slice(0, limits/* COMMENT_LIMIT */.W - note.length);
    return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
const same = (stored, wanted) => (stored ?? '').replace(/\r\n/g, '\n').trimEnd() === wanted.trimEnd();
function isOurs({ body, user }, marker, login) {
    return isAuthor(user, login) && (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker);
}
const isAuthor = (user, login) => login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase();






const PullRequest = zod/* lazy */.RZV(() => zod/* object */.Ikc({
    number: zod/* number */.aig(),
    state: zod/* enum */.k5n(['open', 'closed']),
    merged_at: zod/* nullish */.cl6(zod/* string */.YjP()),
    draft: zod/* nullish */.cl6(zod/* boolean */.zMY()),
    merge_commit_sha: zod/* nullish */.cl6(zod/* string */.YjP()),
    title: zod/* string */.YjP(),
    html_url: zod/* string */.YjP(),
    user: zod/* nullish */.cl6(zod/* object */.Ikc({ login: zod/* string */.YjP() })),
    head: zod/* object */.Ikc({
        sha: zod/* string */.YjP(),
        ref: zod/* string */.YjP(),
        repo: zod/* nullish */.cl6(zod/* object */.Ikc({ full_name: zod/* string */.YjP() })),
    }),
    base: zod/* object */.Ikc({ ref: zod/* string */.YjP() }),
}));
const read = (data) => {
    const { head, base, ...rest } = checked(PullRequest, data);
    const merged = rest.merged_at != null;
    return {
        number: rest.number,
        state: rest.state,
        merged,
        draft: rest.draft ?? false,
        headSha: head.sha,
        headBranch: head.ref,
        headRepository: head.repo?.full_name,
        baseBranch: base.ref,
        mergeCommitSha: merged ? (rest.merge_commit_sha ?? undefined) : undefined,
        title: rest.title,
        author: rest.user?.login ?? 'ghost',
        url: rest.html_url,
    };
};
class GitHub {
    #options;
    #api;
    #repository;
    #sticky;
    constructor(options) {
        const { owner, name } = options.repository;
        this.#options = options;
        this.#api = new GitHubApi(options);
        this.#repository = { owner, repo: name };
        this.#sticky = new Sticky(this.#api, this.#repository);
    }
    get available() {
        return this.#options.token !== '';
    }
    withSignal(signal) {
        return new GitHub({ ...this.#options, signal });
    }
    async pullRequest(number) {
        const call = {
            request: `Reading pull request #${number} from GitHub`,
            permission: 'pull-requests: read',
        };
        return this.#api.call(call, async ({ rest }) => read((await rest.pulls.get({ ...this.#repository, pull_number: number })).data));
    }
    async mergeFacts(number, testBranches) {
        return readMergeFacts(this.#api, this.#repository, number, testBranches);
    }
    async pullRequestsOfCommit(sha) {
        const call = {
            request: `Reading the pull requests of commit ${sha} from GitHub`,
            permission: 'pull-requests: read',
        };
        return this.#api.call(call, async (octokit) => {
            const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
            return (await listAll(octokit, route, { ...this.#repository, commit_sha: sha })).map(read);
        });
    }
    async pullRequestsOfHead(head) {
        const call = {
            request: `Reading the pull requests from ${head} from GitHub`,
            permission: 'pull-requests: read',
        };
        return this.#api.call(call, async (octokit) => {
            const query = { ...this.#repository, head, state: 'open' };
            const found = (await listAll(octokit, 'GET /repos/{owner}/{repo}/pulls', query)).map(read);
            return found.filter((item) => isFrom(item, head));
        });
    }
    async branches(prefix) {
        const call = {
            request: `Reading the branches ${prefix}… from GitHub`,
            permission: 'contents: read',
        };
        return this.#api.call(call, async (octokit) => {
            const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
            const found = await listAll(octokit, route, { ...this.#repository, ref: `heads/${prefix}` });
            return checked(zod/* array */.YOg(zod/* object */.Ikc({ ref: zod/* string */.YjP() })), found).map(({ ref }) => ref.replace(/^refs\/heads\//, ''));
        });
    }
    async removeLabel(number, label) {
        const call = {
            request: `Removing the label ${JSON.stringify(label)} from #${number}`,
            permission: 'pull-requests: write',
        };
        try {
            await this.#api.call(call, async ({ rest }) => {
                const query = { ...this.#repository, issue_number: number, name: label };
                checked(zod/* array */.YOg(zod/* unknown */.L5J()), (await rest.issues.removeLabel(query)).data);
            });
            return true;
        }
        catch (error) {
            if (error instanceof GitHubError && error.status === 404)
                return false;
            throw error;
        }
    }
    async upsertComment(wanted) {
        return this.#sticky.comment(wanted);
    }
    async upsertIssue(wanted) {
        return this.#sticky.issue(wanted);
    }
}
function isFrom({ headBranch, headRepository }, head) {
    const [owner = '', branch] = split(head);
    return branch === headBranch && (0, github_event/* sameName */.q)(headRepository?.split('/')[0] ?? '', owner);
}
const split = (head) => {
    const colon = head.indexOf(':');
    return [head.slice(0, colon), head.slice(colon + 1)];
};
const loaders = new Map([
    ['submit', async () => (await Promise.all(/* import() */[__webpack_require__.e(917), __webpack_require__.e(611)]).then(__webpack_require__.bind(__webpack_require__, 5611))).submit],
    ['cancel', async () => (await __webpack_require__.e(/* import() */ 991).then(__webpack_require__.bind(__webpack_require__, 3991))).cancel],
    ['restart-tests', async () => (await __webpack_require__.e(/* import() */ 601).then(__webpack_require__.bind(__webpack_require__, 3601))).restartTests],
    ['get-pull-request', async () => (await Promise.all(/* import() */[__webpack_require__.e(917), __webpack_require__.e(477)]).then(__webpack_require__.bind(__webpack_require__, 9477))).getPullRequest],
    [
        'set-impacted-targets',
        async () => (await __webpack_require__.e(/* import() */ 97).then(__webpack_require__.bind(__webpack_require__, 9097))).setImpactedTargets,
    ],
    ['wait-for-merge', async () => (await Promise.all(/* import() */[__webpack_require__.e(917), __webpack_require__.e(611)]).then(__webpack_require__.bind(__webpack_require__, 5611))).waitForMerge],
    ['get-testing-details', async () => (await __webpack_require__.e(/* import() */ 363).then(__webpack_require__.bind(__webpack_require__, 2363))).getTestingDetails],
    ['get-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).getQueue],
    ['create-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).createQueue],
    ['update-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).updateQueue],
    ['pause-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).pauseQueue],
    ['drain-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).drainQueue],
    ['resume-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).resumeQueue],
    ['delete-queue', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).deleteQueue],
    ['apply-queue-config', async () => (await Promise.all(/* import() */[__webpack_require__.e(768), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 1156))).applyQueueConfig],
    ['list-flaky', async () => (await __webpack_require__.e(/* import() */ 509).then(__webpack_require__.bind(__webpack_require__, 4509))).listFlaky],
    ['get-metrics', async () => (await __webpack_require__.e(/* import() */ 462).then(__webpack_require__.bind(__webpack_require__, 7462))).getMetrics],
]);
const operationNames = [...loaders.keys()];
const loadOperation = async (name) => loaders.get(name)?.();

var runner_runner = __webpack_require__(9051);
var secrets = __webpack_require__(1232);
var workspace = __webpack_require__(3398);
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/v1/docs';
const docsPage = (path) => `${DOCS}/${path}`;

var common_inputs = __webpack_require__(7452);
var contract = __webpack_require__(2223);
var mod = __webpack_require__(1916);
var step_inputs = __webpack_require__(9428);



const SYNONYMS = new Map([
    ['add', 'submit'],
    ['enqueue', 'submit'],
    ['merge', 'submit'],
    ['queue', 'submit'],
    ['abort', 'cancel'],
    ['dequeue', 'cancel'],
    ['remove', 'cancel'],
    ['unqueue', 'cancel'],
    ['rerun', 'restart-tests'],
    ['restart', 'restart-tests'],
    ['retry', 'restart-tests'],
    ['get', 'get-pull-request'],
    ['status', 'get-pull-request'],
    ['impacted-targets', 'set-impacted-targets'],
    ['targets', 'set-impacted-targets'],
    ['upload-impacted-targets', 'set-impacted-targets'],
    ['upload-targets', 'set-impacted-targets'],
    ['wait', 'wait-for-merge'],
    ['testing-details', 'get-testing-details'],
    ['queue-status', 'get-queue'],
    ['configure', 'update-queue'],
    ['freeze', 'pause-queue'],
    ['pause', 'pause-queue'],
    ['drain', 'drain-queue'],
    ['resume', 'resume-queue'],
    ['unpause', 'resume-queue'],
    ['apply', 'apply-queue-config'],
    ['broken', 'list-flaky'],
    ['flaky', 'list-flaky'],
    ['flaky-tests', 'list-flaky'],
    ['unhealthy', 'list-flaky'],
    ['metrics', 'get-metrics'],
]);
function unknownOperation(name, known) {
    if (name === '')
        return `is required: one of ${known.join(', ')}`;
    const meant = SYNONYMS.get(name.toLowerCase());
    return meant === undefined
        ? (0, step_inputs/* notOneOf */.NR)(name, known)
        : `is ${(0, step_inputs/* quote */.hD)(name)}, which this action calls \`${meant}\``;
}
function misspelledInputs(env) {
    const known = Object.keys(contract/* inputDefaults */.V);
    const unknown = Object.keys(env)
        .filter((key) => key.startsWith('INPUT_'))
        .map((key) => key.slice('INPUT_'.length).toLowerCase())
        .filter((name) => name !== '' && !known.some((input) => input === name));
    return unknown.map((name) => `There is no input \`${name}\`; did you mean \`${(0, mod/* closest */.kp)(name, known)}\`?`);
}

var markdown_markdown = __webpack_require__(6801);




const FORKS = docsPage('recipes/forks.md');
function missingToken(log, policy, event) {
    const { why, remedy, page } = explain(event);
    const next = page === undefined ? remedy : `${remedy} See ${page}.`;
    if (policy === 'skip') {
        log.warning(`Skipped, because \`api-token\` is empty: ${why}. ${next}`);
        return {
            outcome: 'skipped-no-token',
            summary: [
                `⏭️ Skipped, because <code>api-token</code> is empty: ${(0, markdown_markdown/* text */.Qq)(why)}.`,
                `**What to do next:** ${(0, markdown_markdown/* text */.Qq)(remedy)}${page === undefined ? '' : ` ${(0, markdown_markdown/* link */.nf)('Forks and Dependabot', page)}`}`,
            ].join('\n\n'),
        };
    }
    throw new shared_errors/* ActionError */.lZ('invalid-input', {
        request: 'Reading `api-token`',
        problem: `it is empty: ${why}`,
        remedy: `${next} Where runs without secrets are expected, set \`on-missing-token: skip\`.`,
    });
}
function explain(event) {
    const withheld = (0, github_event/* withheldSecrets */.HG)(event);
    if (withheld?.from === 'fork')
        return {
            why: `the pull request comes from ${withheld.headRepository === undefined ? 'a fork' : `the fork ${withheld.headRepository}`}, and GitHub gives no secrets to its \`${event.name}\` runs`,
            remedy: 'Run this step in a `workflow_run` job instead.',
            page: FORKS,
        };
    if (withheld?.from === 'dependabot')
        return event.name === 'pull_request_target'
            ? {
                why: 'Dependabot opened the pull request, and GitHub gives no secrets to its `pull_request_target` runs',
                remedy: 'Use `pull_request` with a Dependabot secret, or a `workflow_run` job.',
                page: FORKS,
            }
            : {
                why: 'Dependabot started this run, which reads the Dependabot secrets and not the Actions secrets, and the secret is not set there',
                remedy: 'Set it under Settings → Secrets and variables → Dependabot as well.',
            };
    return {
        why: 'no Actions secret of that name reaches this job: it is not set, its name is misspelled, or it belongs to an environment that the job does not name',
        remedy: 'Set it under Settings → Secrets and variables → Actions; the secret of an environment needs `environment:` in the job, and a reusable workflow needs `secrets: inherit`.',
    };
}

var service_client = __webpack_require__(35);
var fitting = __webpack_require__(6569);
var shared_text = __webpack_require__(5831);



const errorJson = ({ request, problem, remedy }) => ({
    asked: request,
    got: problem,
    next: remedy,
});
function resultContent(operation, { outcome, failure, details }, outputs) {
    const error = failure === undefined
        ? {}
        : {
            error: failure instanceof shared_errors/* ActionError */.lZ ? errorJson(failure.explanation) : { got: failure },
        };
    const step = { operation, outcome, outputs, ...error };
    return { ...step, ...details, ...step };
}
function fitResult(text, limitBytes) {
    const result = JSON.parse(text);
    const compact = JSON.stringify(result);
    if ((0, markdown_markdown/* byteLength */.dp)(compact) <= limitBytes)
        return compact;
    const root = { ...beginnings(result, limitBytes), truncated: true };
    for (;;) {
        const fitted = JSON.stringify(root);
        if ((0, markdown_markdown/* byteLength */.dp)(fitted) <= limitBytes)
            return fitted;
        if (!halveHeaviest(root))
            return JSON.stringify({ outcome: result['outcome'], truncated: true });
    }
}
function beginnings(value, limitBytes) {
    if (typeof value === 'string')
        return value.slice(0, limitBytes);
    if (Array.isArray(value))
        return value.slice(0, limitBytes / 2).map((item) => beginnings(item, limitBytes));
    if (typeof value !== 'object' || value === null)
        return value;
    const fields = Object.entries(value).map(([key, child]) => [key, beginnings(child, limitBytes)]);
    return Object.fromEntries(fields);
}
function halveHeaviest(value) {
    const children = Object.entries(value).map(([key, child]) => ({
        key,
        child,
        weight: weigh(child),
    }));
    const heaviest = children.reduce((most, next) => (next.weight > most.weight ? next : most), {
        key: '',
        child: undefined,
        weight: 0,
    });
    const { key, child } = heaviest;
    const owner = value;
    if (typeof child === 'string' && child.length > 1) {
        owner[key] = (0, shared_text/* truncate */.x)(child, Math.floor((child.length + 1) / 2));
        return true;
    }
    if (typeof child !== 'object' || child === null)
        return false;
    const crowded = Array.isArray(child) && child.every((item) => weigh(item) <= heaviest.weight / 2);
    if (!crowded && halveHeaviest(child))
        return true;
    if (!Array.isArray(child) || child.length === 0)
        return false;
    owner[key] = child.slice(0, Math.floor(child.length / 2));
    return true;
}
const weigh = (value) => JSON.stringify(value)?.length ?? 0;






const OUTPUT_LIMIT_BYTES = 256 * 1024;
async function writeReport(destination, operation, result, recorded, summaryWanted) {
    const { log } = destination;
    const outputs = write_report_fitting({ ...recorded, ...result.outputs, outcome: result.outcome }, log);
    const problems = [];
    const attempt = async (what, write) => {
        try {
            await write();
        }
        catch (error) {
            problems.push(`${what} could not be written (${error.message})`);
        }
    };
    let content = resultText(destination, operation, { ...result, details: {} }, outputs);
    await attempt('The details of the result', () => {
        content = resultText(destination, operation, result, outputs);
    });
    let resultFile = '';
    await attempt('The result file', async () => {
        const path = await destination.workspace.own('result.json');
        (0,external_node_fs_.writeFileSync)(path, content);
        resultFile = path;
    });
    await attempt('The outputs', () => writeOutputs(destination, {
        ...outputs,
        'result-file': resultFile,
        result: fitResult(content, OUTPUT_LIMIT_BYTES),
    }));
    if (summaryWanted)
        await writeSummary(destination, operation, result);
    const failure = failureMessage(result, problems);
    if (failure === undefined) {
        log.info(`Outcome: ${result.outcome}`);
        return true;
    }
    log.error(failure, { title: `Merge queue: ${operation} ended as ${result.outcome}` });
    if (result.failure instanceof shared_errors/* ActionError */.lZ)
        log.debug(causes(result.failure));
    return false;
}
const resultText = ({ redact }, operation, result, outputs) => redact(`${JSON.stringify(resultContent(operation, result, outputs), null, 2)}\n`);
function write_report_fitting(outputs, log) {
    const fitted = Object.entries(outputs).map(([name, value]) => {
        if (!Array.isArray(value))
            return [name, value];
        const elements = (0, fitting/* fittingElements */.v)(value, OUTPUT_LIMIT_BYTES);
        const leftOut = value.length - elements.length;
        if (leftOut > 0)
            log.warning(`Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`);
        return [name, JSON.stringify(elements)];
    });
    return Object.fromEntries(fitted);
}
function writeOutputs({ core, log }, outputs) {
    for (const name of contract/* outputNames */.g) {
        const value = outputs[name];
        const written = value === undefined ? '' : String(value);
        const bytes = (0, markdown_markdown/* byteLength */.dp)(written);
        if (bytes <= OUTPUT_LIMIT_BYTES)
            core.setOutput(name, written);
        else {
            core.setOutput(name, '');
            log.warning(`Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`);
        }
    }
}
async function writeSummary({ core, log, env }, operation, result) {
    if (!env['GITHUB_STEP_SUMMARY'])
        return;
    const body = result.summary ?? summaryOfFailure(result);
    const markdown = `### Merge queue: ${(0, markdown_markdown/* text */.Qq)(operation)}\n\n${body}\n`;
    try {
        await core.summary.addRaw(fitSummary(markdown), true).write();
    }
    catch (error) {
        log.warning(`The job summary could not be written (${error.message}).`);
    }
}
function fitSummary(markdown) {
    if ((0, markdown_markdown/* byteLength */.dp)(markdown) <= markdown_markdown/* SUMMARY_BUDGET_BYTES */.Xb)
        return markdown;
    const lines = markdown.trimEnd().split('\n');
    const fitting = (0, markdown_markdown/* fitRows */.zV)(lines, new markdown_markdown/* ByteBudget */.Gz(markdown_markdown/* SUMMARY_BUDGET_BYTES */.Xb - 1024));
    const left = lines.length - fitting.length;
    return `${fitting.join('\n')}\n\n${left} more lines are not shown; \`result-file\` has everything.\n`;
}
function summaryOfFailure({ outcome, failure }) {
    if (failure === undefined)
        return `Ended as **${(0, markdown_markdown/* text */.Qq)(outcome)}**.`;
    if (!(failure instanceof shared_errors/* ActionError */.lZ))
        return `❌ ${(0, markdown_markdown/* text */.Qq)(failure)}`;
    const { request, problem, remedy } = failure.explanation;
    const problems = failure instanceof shared_errors/* InputError */.dz ? failure.problems : [];
    return [
        `❌ **${(0, markdown_markdown/* text */.Qq)(outcome)}** — ${(0, markdown_markdown/* text */.Qq)(request)}`,
        problems.length > 0
            ? problems.map((problem) => `- ${(0, markdown_markdown/* text */.Qq)(problem)}`).join('\n')
            : (0, markdown_markdown/* text */.Qq)(problem),
        `**What to do next:** ${(0, markdown_markdown/* text */.Qq)(remedy)}`,
    ].join('\n\n');
}
function failureMessage(result, problems) {
    const { failure } = result;
    const message = failure instanceof shared_errors/* ActionError */.lZ ? failure.message : failure;
    if (message === undefined && problems.length === 0)
        return undefined;
    return [message, ...problems.map((problem) => `${problem}.`)].filter(Boolean).join('\n');
}
function causes(error) {
    if (!(error instanceof Error))
        return String(error);
    const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`;
    return `${error.stack ?? error.message}${below}`;
}

















async function main(runner) {
    const { core, log, redact } = (0, secrets/* hideSecrets */.s0)(runner.core);
    const recorded = {};
    const setOutputs = (outputs) => void Object.assign(recorded, outputs);
    const workspace = workspaceOf(runner);
    const name = core.getInput('operation').trim();
    const summaryWanted = common_inputs/* commonInputs */.j.shape.summary.safeParse(core.getInput('summary')).data ?? true;
    const result = await guarded(async () => {
        for (const warning of misspelledInputs(runner.env))
            log.warning(warning);
        const step = await readStep(runner, name);
        warnOfUnusedInputs(runner, log, step.operation);
        return run(runner, log, step, workspace, setOutputs, redact);
    });
    return writeReport({ core, log, redact, workspace, env: runner.env }, name, result, recorded, summaryWanted);
}
async function readStep(runner, name) {
    const read = (input) => runner.core.getInput(input);
    const operation = await loadOperation(name);
    const { values: inputs, problems: wrong } = await (0, step_inputs/* readInputs */.Ko)(common_inputs/* commonInputs */.j, read);
    if (operation === undefined) {
        const what = unknownOperation(name, operationNames);
        throw new shared_errors/* InputError */.dz([`Input \`operation\` ${what}`, ...wrong]);
    }
    const own = await (0, step_inputs/* readInputs */.Ko)(operation.inputs, read);
    const event = readEvent(runner.env);
    const repository = (0, step_inputs/* unlessWrong */.ey)(() => (0, common_inputs/* repositoryRef */.W)(inputs, event.serverUrl));
    const prepared = repository && operation.prepare(own.values, { repository, event });
    const found = prepared && 'problems' in prepared ? prepared.problems : [];
    const problems = [...wrong, ...own.problems, ...found];
    if (problems.length > 0 || !repository || !prepared || 'problems' in prepared)
        throw new shared_errors/* InputError */.dz(problems);
    return { operation, prepared, inputs, repository, event };
}
async function run(runner, log, { operation, prepared, inputs, repository, event }, workspace, setOutputs, redact) {
    const { clock, random, signal } = runner;
    const headers = inputs.apiToken === undefined ? prepared.withoutToken() : { 'x-api-token': inputs.apiToken };
    if (headers === undefined)
        return missingToken(log, inputs.onMissingToken, event);
    const { retryTimeoutSeconds } = operation;
    const service = (0, service_client/* serviceClient */.r)({ ...runner, inputs, headers, retryTimeoutSeconds, redact, log });
    const context = {
        service,
        github: new GitHub({
            token: isHostOf(event.serverUrl, repository) ? (inputs.githubToken ?? '') : '',
            apiUrl: event.apiUrl,
            repository,
            requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
            dryRun: inputs.dryRun,
            clock,
            random,
            signal,
            redact,
            onRetry: (message) => log.info(message),
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
        saveForPost: (key, value) => runner.core.saveState(key, value),
    };
    try {
        return await withCancellationGrace(runner, prepared.run(context));
    }
    finally {
        service.close();
    }
}
const isHostOf = (serverUrl, { host }) => URL.canParse(serverUrl) && new URL(serverUrl).host === host.toLowerCase();
async function guarded(run) {
    try {
        return await run();
    }
    catch (error) {
        if (error instanceof runner_runner/* RunCancelled */.zL) {
            return {
                outcome: 'aborted',
                failure: `${error.message} The outputs contain what was known at that point.`,
            };
        }
        if (error instanceof shared_errors/* ActionError */.lZ)
            return { outcome: error.kind, failure: error };
        return {
            outcome: 'unknown-outcome',
            failure: new shared_errors/* ActionError */.lZ('unknown-outcome', {
                request: 'Running the operation',
                problem: `an internal error of the action (${error instanceof Error ? error.message : String(error)})`,
                remedy: 'Check the queue before running the step again, and report this with the debug log.',
            }, { cause: error }),
        };
    }
}
const WRITING_MS = 700;
async function withCancellationGrace(runner, running) {
    const { clock, signal } = runner;
    let stop = () => { };
    const killed = new Promise((_, reject) => {
        const onAbort = () => {
            const reason = signal.reason;
            const grace = reason instanceof runner_runner/* RunCancelled */.zL ? reason.graceMs : 0;
            stop = clock.timer(Math.max(0, grace - WRITING_MS), () => reject(reason));
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
const COMMON = new Set(['operation', ...Object.keys(common_inputs/* commonInputs */.j.shape).map(step_inputs/* inputName */.yu)]);
function warnOfUnusedInputs(runner, log, operation) {
    const used = new Set(Object.keys(operation.inputs.shape).map(step_inputs/* inputName */.yu));
    const unused = Object.entries(contract/* inputDefaults */.V)
        .filter(([name]) => !COMMON.has(name) && !used.has(name))
        .filter(([name, value]) => runner.core.getInput(name) !== (value ?? ''))
        .map(([name]) => `\`${name}\``);
    if (unused.length > 0)
        log.warning(`This operation does not use ${unused.join(', ')}; ${docsPage('operations.md')} lists what it uses.`);
}
function readEvent(env) {
    const path = env['GITHUB_EVENT_PATH'] ?? '';
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const runId = env['GITHUB_RUN_ID'] ?? '';
    return {
        name: env['GITHUB_EVENT_NAME'] ?? '',
        payload: path === '' ? {} : readPayload(path),
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
function workspaceOf({ env }) {
    const temp = env['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)();
    return new workspace/* Workspace */.a({
        workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
        temp,
        own: (0, external_node_path_.join)(temp, 'merge-queue-action-'),
    });
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
var external_node_crypto_ = __webpack_require__(7598);


const BUFFER_BYTES = 1 << 20;
const encoder = new TextEncoder();
class FileWriter {
    path;
    #partial;
    #file;
    #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    #used = 0;
    #explain;
    constructor(path, partial, file, explain) {
        this.path = path;
        this.#partial = partial;
        this.#file = file;
        this.#explain = explain;
    }
    static async open(path, explain) {
        const partial = `${path}.${(0, external_node_crypto_.randomUUID)()}.partial`;
        return new FileWriter(path, partial, await (0, promises_.open)(partial, 'wx'), explain);
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
        try {
            await this.#file.close();
            await (0,promises_.rename)(this.#partial, this.path);
        }
        catch (error) {
            throw this.#explain(error);
        }
    }
    async #flush() {
        try {
            await this.#file.appendFile(this.#buffer.subarray(0, this.#used));
        }
        catch (error) {
            throw this.#explain(error);
        }
        this.#used = 0;
    }
    async discard() {
        await this.#file.close();
        await (0, promises_.rm)(this.#partial, { force: true });
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






const CHUNK_BYTES = 512 * 1024;
const LONGEST_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
class MissingFileError extends errors/* ActionError */.lZ {
    constructor(input, path, options) {
        super('invalid-input', {
            request: `Reading \`${input}\``,
            problem: `there is no file ${JSON.stringify(path)}`,
            remedy: 'Check the path, and that an earlier step wrote the file.',
        }, options);
    }
}
class Workspace {
    #workspace;
    #temp;
    #own;
    #ownFolder;
    constructor(options) {
        this.#workspace = options.workspace;
        this.#temp = options.temp;
        this.#own = options.own;
    }
    async own(name) {
        this.#ownFolder ??= (0, external_node_fs_.mkdtempSync)(this.#own);
        return (0, external_node_path_.join)(this.#ownFolder, name);
    }
    async locate(input, path) {
        const wanted = (0, external_node_path_.isAbsolute)(path) ? path : (0, external_node_path_.resolve)(this.#workspace, path);
        let real;
        try {
            real = await (0,promises_.realpath)(wanted);
        }
        catch (cause) {
            const { code } = cause;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                throw new MissingFileError(input, path, { cause });
            throw wrong(input, path, `it cannot be examined (${code})`, cause);
        }
        await this.#refuseOutside(input, path, real);
        const stat = await (0, promises_.lstat)(real);
        if (!stat.isFile())
            throw wrong(input, path, 'it is not a regular file');
        return real;
    }
    async *chunks(input, path, options = {}) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { limit = LONGEST_FILE_BYTES, reuse = false } = options;
            const file = __addDisposableResource(env_1, await this.#open(input, path, limit), true);
            let total = 0;
            try {
                for await (const chunk of readAhead(file, reuse)) {
                    total += chunk.length;
                    if (total > limit)
                        throw tooLarge(input, path, total, limit);
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
        for await (const chunk of this.chunks(input, path, { limit }))
            parts.push(chunk);
        const bytes = Buffer.concat(parts);
        const invalid = (0, utf8/* invalidUtf8At */.M)(bytes);
        if (invalid !== undefined)
            throw wrong(input, path, `it is not UTF-8 text: the byte at offset ${invalid} belongs to no character`);
        return new TextDecoder().decode(bytes);
    }
    async #open(input, path, limit) {
        const real = await this.locate(input, path);
        let file;
        try {
            file = await (0,promises_.open)(real, READ_FLAGS);
        }
        catch (cause) {
            throw wrong(input, path, `it cannot be opened (${cause.code})`, cause);
        }
        try {
            const opened = await file.stat();
            const seen = await (0,promises_.lstat)(await this.locate(input, path));
            if (!opened.isFile() || opened.ino !== seen.ino || opened.dev !== seen.dev)
                throw wrong(input, path, 'it was replaced while it was being opened');
            if (opened.size > limit)
                throw tooLarge(input, path, opened.size, limit);
            return file;
        }
        catch (error) {
            await file.close();
            throw error;
        }
    }
    async write(input, path, data) {
        try {
            const real = await this.#destination(input, path);
            await (0,promises_.writeFile)(real, data);
            return real;
        }
        catch (error) {
            throw unwritable(input, path, error);
        }
    }
    async writer(input, path) {
        const explain = (error) => unwritable(input, path, error);
        try {
            return await FileWriter.open(await this.#destination(input, path), explain);
        }
        catch (error) {
            throw explain(error);
        }
    }
    async #destination(input, path) {
        const wanted = (0, external_node_path_.isAbsolute)(path) ? path : (0, external_node_path_.resolve)(this.#workspace, path);
        const folder = await this.#prepareFolder(input, path, wanted);
        const real = (0, external_node_path_.join)(folder, (0, external_node_path_.basename)(wanted));
        const link = await (0, promises_.lstat)(real).catch(() => undefined);
        if (link !== undefined && !link.isFile())
            throw wrong(input, path, 'it is not a regular file');
        return real;
    }
    async #prepareFolder(input, path, wanted) {
        let existing = (0, external_node_path_.dirname)(wanted);
        while (!(await exists(existing)))
            existing = (0, external_node_path_.dirname)(existing);
        await this.#refuseOutside(input, path, await (0, promises_.realpath)(existing));
        await (0, promises_.mkdir)((0, external_node_path_.dirname)(wanted), { recursive: true });
        return (0, promises_.realpath)((0, external_node_path_.dirname)(wanted));
    }
    async #refuseOutside(input, path, real) {
        if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
            throw wrong(input, path, 'it is a system file');
        for (const root of [this.#workspace, this.#temp]) {
            const realRoot = await (0, promises_.realpath)(root).catch(() => undefined);
            if (realRoot === undefined)
                continue;
            const inside = (0, external_node_path_.relative)(realRoot, real);
            if (inside === '' || (!(0, external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..'))
                return;
        }
        throw wrong(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP');
    }
}
async function* readAhead(file, reuse) {
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
        const free = reuse ? buffers[turn % 2] : Buffer.allocUnsafeSlow(CHUNK_BYTES);
        reading = read(free);
        yield buffer.subarray(0, bytesRead);
    }
}
const exists = (path) => (0, promises_.access)(path).then(() => true, () => false);
const tooLarge = (input, path, size, limit) => wrong(input, path, `it has ${size} bytes; the limit is ${limit}`);
function unwritable(input, path, error) {
    if (error instanceof errors/* ActionError */.lZ)
        return error;
    const { code, message } = error;
    return new errors/* ActionError */.lZ('invalid-input', {
        request: `Writing \`${input}\` (${JSON.stringify(path)})`,
        problem: `the file cannot be written (${code ?? message})`,
        remedy: 'Name a file in a writable folder, on a disk with enough space; no parent folder may be a file.',
    }, { cause: error });
}
const wrong = (input, path, problem, cause) => new errors/* ActionError */.lZ('invalid-input', {
    request: `Using \`${input}\` (${JSON.stringify(path)})`,
    problem,
    remedy: 'Name a regular file inside the workspace or RUNNER_TEMP.',
}, { cause });


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
    let valid = 0;
    let invalid = bytes.length;
    while (invalid - valid > 1) {
        const middle = valid + ((invalid - valid) >> 1);
        if (decodesSoFar(bytes.subarray(0, middle)))
            valid = middle;
        else
            invalid = middle;
    }
    while (valid > 0 && !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, valid)))
        valid--;
    return valid;
}
function decodesSoFar(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
        return true;
    }
    catch {
        return false;
    }
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
    'allow-fork-run': 'false',
    'timeout-minutes': '60',
    'poll-interval-seconds': '',
    'on-timeout': 'fail',
    'on-abort': 'leave',
    'not-ready-timeout-minutes': '',
    'resubmit': '0',
    'test-run-id': '',
    'test-branch-pattern': 'trunk-merge/pr-{number}/{id}',
    'queue-settings': '',
    'queue-state': '',
    'reason': '',
    'resume-after-job': 'false',
    'expected-state': '',
    'confirm': '',
    'queue-config-file': '.github/merge-queue.yml',
    'prune': 'false',
    'fail-on-drift': 'false',
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
    'priority',
    'queue-state',
    'queue-position',
    'queue-depth',
    'previous-state',
    'targets-count',
    'duplicates-removed',
    'targets-sent',
    'all-reason',
    'body-bytes',
    'targets-format',
    'merged',
    'merge-commit-sha',
    'duration-seconds',
    'polls',
    'timeline',
    'failing-checks',
    'reasons',
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
    'truncated',
    'metrics',
    'metrics-file',
];


/***/ })

};

export { id, ids, modules };
