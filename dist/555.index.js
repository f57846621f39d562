export const id = 555;
export const ids = [555];
export const modules = {

/***/ 1191:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BK: () => (/* binding */ exactlyOne),
  m$: () => (/* binding */ headOfFork),
  My: () => (/* binding */ pullRequestOfEvent),
  q: () => (/* binding */ sameName),
  HG: () => (/* binding */ withheldSecrets)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5586);
;// CONCATENATED MODULE: ./lib/src/github/payload.js

const maybe = (schema) => schema.optional().catch(undefined);
const maybeNull = (schema) => schema.nullish().catch(undefined);
const PullRequestNumber = schemas/* int */.Whr().positive();
const Text = schemas/* string */.YjP().min(1);
const payload_text = maybe(Text);
const textOrNull = maybeNull(Text);
const title = maybe(schemas/* string */.YjP());
const truth = maybe(schemas/* boolean */.zMY());
const person = maybe(schemas/* object */.Ikc({ login: payload_text }));
const Repository = schemas/* object */.Ikc({ id: maybe(schemas/* number */.aig()), full_name: payload_text, url: payload_text });
const PullRequest = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    number: PullRequestNumber,
    state: payload_text,
    draft: truth,
    merged: truth,
    merged_at: textOrNull,
    title,
    html_url: payload_text,
    user: person,
    head: maybe(schemas/* object */.Ikc({ sha: payload_text, ref: payload_text, repo: maybeNull(Repository) })),
    base: maybe(schemas/* object */.Ikc({ ref: payload_text, repo: maybe(Repository) })),
}));
const Run = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    head_sha: payload_text,
    head_branch: payload_text,
    head_repository: maybeNull(Repository.extend({ owner: person })),
    pull_requests: maybe(schemas/* array */.YOg(schemas/* unknown */.L5J())),
}));
const Payload = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    repository: maybe(Repository),
    pull_request: maybe(PullRequest),
    issue: maybe(schemas/* object */.Ikc({
        number: PullRequestNumber,
        pull_request: maybe(schemas/* looseObject */._H3({ html_url: payload_text, merged_at: textOrNull })),
        state: payload_text,
        draft: truth,
        title,
        user: person,
    })),
    inputs: maybe(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    client_payload: maybe(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    merge_group: maybe(schemas/* object */.Ikc({ head_ref: payload_text })),
    workflow_run: maybe(Run),
    check_run: maybe(Run.unwrap().extend({ check_suite: maybe(Run) })),
    check_suite: maybe(Run),
    sha: payload_text,
    after: payload_text,
    deleted: truth,
}));
//# sourceMappingURL=payload.js.map
// EXTERNAL MODULE: ./lib/src/github/reference.js
var github_reference = __webpack_require__(6757);
;// CONCATENATED MODULE: ./lib/src/github/event.js



const none = (why) => ({ type: 'none', why });
const one = (facts) => ({ type: 'one', facts });
function pullRequestOfEvent(event, repository) {
    const payload = Payload.parse(event.payload);
    const from = payload.repository?.full_name;
    if (from !== undefined && !sameName(from, `${repository.owner}/${repository.name}`))
        return none(`is of the repository ${from}, not of ${repository.owner}/${repository.name}`);
    const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name];
    return read?.(payload, event, repository) ?? none('is about no pull request');
}
const ofPullRequest = ({ pull_request }) => pull_request === undefined
    ? none('has no readable pull request in its payload')
    : one(factsOf(pull_request));
const ofComment = ({ issue }) => {
    if (issue === undefined)
        return none('has no readable issue in its payload');
    const { number, state, draft, title, user, pull_request } = issue;
    if (pull_request === undefined)
        return none(`is for issue #${number}, which is no pull request`);
    return one({
        number,
        draft,
        title,
        author: user?.login,
        url: pull_request.html_url,
        closed: event_closed(state),
        merged: pull_request.merged_at === undefined ? undefined : pull_request.merged_at !== null,
    });
};
const ofDispatch = (payload, event, repository) => {
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
};
function dispatched(value, repository) {
    const whole = schemas/* object */.Ikc({ number: PullRequestNumber }).safeParse(value);
    if (whole.success)
        return whole.data;
    const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    const reference = (0,github_reference/* parseReference */.F)(text);
    if (reference === undefined)
        return { problem: 'is no pull request number or URL' };
    const problem = (0,github_reference/* refuseReference */.U)(reference, repository);
    return problem === undefined ? { number: reference.number } : { problem };
}
const ofMergeGroup = ({ merge_group }, event) => mergeGroup(merge_group?.head_ref ?? event.ref) ??
    none('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload');
const ofWorkflowRun = ({ workflow_run, repository }) => {
    if (workflow_run === undefined)
        return none('has no readable workflow run in its payload');
    const { head_sha, head_branch, head_repository } = workflow_run;
    const owner = head_repository?.owner?.login;
    const queueBranch = isFork(head_repository, repository) === false ? head_branch : undefined;
    return listed(workflow_run.pull_requests, repository, queueBranch, {
        commit: head_sha,
        head: owner === undefined || head_branch === undefined ? undefined : `${owner}:${head_branch}`,
    });
};
const ofCheckRun = ({ check_run, repository }) => {
    if (check_run === undefined)
        return none('has no readable check run in its payload');
    const { check_suite, head_sha } = check_run;
    const list = check_run.pull_requests?.length
        ? check_run.pull_requests
        : check_suite?.pull_requests;
    return listed(list, repository, check_suite?.head_branch, { commit: head_sha, head: undefined });
};
const ofCheckSuite = ({ check_suite, repository }) => check_suite === undefined
    ? none('has no readable check suite in its payload')
    : listed(check_suite.pull_requests, repository, check_suite.head_branch, {
        commit: check_suite.head_sha,
        head: undefined,
    });
const ofStatus = ({ sha }) => ask({ commit: sha, head: undefined });
const ofPush = ({ after, deleted }, event) => {
    if (deleted === true)
        return none('deleted its branch');
    if (event.ref.startsWith('refs/tags/'))
        return none('is for a tag, not for a branch');
    return mergeGroup(event.ref) ?? ask({ commit: after, head: undefined });
};
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
    const { pull_request: pullRequest, workflow_run: run, repository } = Payload.parse(payload);
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
//# sourceMappingURL=event.js.map

/***/ }),

/***/ 1022:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ COMMENT_LIMIT)
/* harmony export */ });
const COMMENT_LIMIT = 65_536;
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 6757:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseReference),
/* harmony export */   U: () => (/* binding */ refuseReference)
/* harmony export */ });
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
        return 'must not hold user info';
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
//# sourceMappingURL=reference.js.map

/***/ }),

/***/ 5555:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5586);
// EXTERNAL MODULE: ./lib/src/github/event.js + 1 modules
var github_event = __webpack_require__(1191);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/src/http/errors.js
var http_errors = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/http/retry.js
var retry = __webpack_require__(3961);
// EXTERNAL MODULE: ./lib/src/shared/clock.js
var shared_clock = __webpack_require__(6544);
// EXTERNAL MODULE: ./lib/src/shared/errors.js
var shared_errors = __webpack_require__(8835);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
// EXTERNAL MODULE: ./lib/src/http/body.js
var http_body = __webpack_require__(2679);
;// CONCATENATED MODULE: ./lib/src/github/fetch.js


class NoAnswer extends Error {
    name = 'NoAnswer';
    timedOut;
    constructor(message, options) {
        super(message, options);
        this.timedOut = options.timedOut;
    }
}
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const REDIRECTS = 3;
function fetchOver({ clock, timeoutMs, signal }) {
    return async (address, { method, headers, body }) => {
        const abort = new AbortController();
        let timedOut = false;
        const stop = clock.timer(timeoutMs, () => {
            timedOut = true;
            abort.abort();
        });
        const onAbort = () => abort.abort(signal.reason);
        if (signal.aborted)
            onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        const http = clientWith(abort.signal);
        try {
            for (let url = new URL(address), left = REDIRECTS;; left--) {
                const { message } = await http.request(method, url.href, body ?? null, { ...headers });
                const limits = { maxBytes: MAX_BODY_BYTES, idleMs: timeoutMs, totalMs: timeoutMs };
                const text = await (0,http_body/* readBody */.x8)(message, clock, limits);
                const status = message.statusCode ?? 0;
                if (status < 300 || status >= 400 || status === 304)
                    return response(text, status, message.headers);
                url = redirected(url, message.headers.location, left);
            }
        }
        catch (cause) {
            if (timedOut)
                throw new NoAnswer(`no answer within ${timeoutMs / 1000} s`, { cause, timedOut: true });
            throw new NoAnswer(cause.message, { cause, timedOut: false });
        }
        finally {
            stop();
            signal.removeEventListener('abort', onAbort);
            http.dispose();
        }
    };
}
function clientWith(signal) {
    const handler = {
        prepareRequest(request) {
            request.signal = signal;
            if (request.host)
                request.host = request.host.replace(/^\[|\]$/g, '');
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('not used')),
    };
    return new lib/* HttpClient */.Qq('merge-queue-action', [handler], {
        allowRedirects: false,
        allowRetries: false,
        socketTimeout: 2 ** 31 - 1,
    });
}
function redirected(from, location, left) {
    if (location === undefined || !URL.canParse(location, from.href))
        throw new Error('a redirect that names no address');
    const to = new URL(location, from);
    if (to.origin !== from.origin)
        throw new Error(`a redirect to ${to.origin}, which is not followed: it would get the token`);
    if (left <= 0)
        throw new Error(`more than ${REDIRECTS} redirects`);
    return to;
}
function response(text, status, headers) {
    const bodiless = status === 204 || status === 205 || status === 304;
    const list = Object.entries(headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
    return new Response(bodiless ? null : text, { status, headers: list });
}
//# sourceMappingURL=fetch.js.map
;// CONCATENATED MODULE: ./lib/src/github/octokit.js






const RETRY_TIMEOUT_MS = 60_000;
const RETRIES = 3;
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
            throw this.#explain(call, error);
        }
    }
    async #load() {
        const { getOctokit } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157));
        const { token, apiUrl, requestTimeoutMs, clock, signal } = this.#options;
        const octokit = getOctokit(token, {
            baseUrl: apiUrl,
            request: { fetch: fetchOver({ clock, signal, timeoutMs: requestTimeoutMs }) },
            log: { debug() { }, info() { }, warn() { }, error() { } },
        });
        octokit.hook.wrap('request', (request, options) => this.#retried(options.method, `${options.method} ${options.url}`, () => request(options)));
        return octokit;
    }
    async #retried(method, name, send) {
        const { clock, random, signal, onRetry } = this.#options;
        const deadline = new shared_clock/* Deadline */.B(clock, RETRY_TIMEOUT_MS);
        for (let attempt = 0;; attempt++) {
            try {
                return await send();
            }
            catch (error) {
                const failure = error;
                const waitMs = limitedForMs(failure, clock);
                if (signal.aborted || attempt >= RETRIES || !isRetryable(method, failure, waitMs))
                    throw error;
                const delay = (0,retry/* backoffMs */.jo)('read', attempt, random(), waitMs);
                if (delay >= deadline.remainingMs)
                    throw error;
                onRetry(`GitHub, ${name}: ${said(failure)}; trying again in ${Math.ceil(delay / 1000)} s`);
                await clock.sleep(delay, signal);
            }
        }
    }
    async pause(ms) {
        const { clock, signal } = this.#options;
        await clock.sleep(ms, signal);
    }
    #explain({ request, permission }, error) {
        const { signal, clock } = this.#options;
        const known = error instanceof Error && /^(HttpError|GraphqlResponseError)$/.test(error.name);
        if (!known && !signal.aborted)
            return error;
        const failure = error;
        const cause = failure.cause instanceof NoAnswer ? failure.cause : undefined;
        const status = cause === undefined && 'status' in failure ? failure.status : undefined;
        const ambiguous = cause !== undefined || (status !== undefined && (0,retry/* isTransient */.dg)(status));
        const options = { cause: error, status, ambiguous };
        if (signal.aborted)
            return new GitHubError('aborted', {
                request,
                problem: signal.reason.message,
                remedy: 'Run the step again when needed.',
            }, options);
        const waitMs = limitedForMs(failure, clock);
        const kind = kindOf(status, {
            limited: waitMs !== undefined,
            timedOut: cause?.timedOut ?? false,
        });
        const wait = waitMs ? `; it asks to wait ${Math.ceil(waitMs / 1000)} s` : '';
        const explanation = {
            request,
            problem: `${said(failure)}${wait}`,
            remedy: remedyFor(kind, permission),
        };
        return new GitHubError(kind, explanation, options);
    }
}
function isRetryable(method, failure, waitMs) {
    if (waitMs !== undefined)
        return true;
    return method !== 'POST' && (failure.cause instanceof NoAnswer || (0,retry/* isTransient */.dg)(failure.status));
}
function limitedForMs(failure, clock) {
    const headers = failure.response?.headers;
    if (headers === undefined)
        return undefined;
    const { status } = failure;
    const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], headers['date'], clock.now());
    if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
        return retryAfterMs;
    if (status !== 403 && status !== 429)
        return undefined;
    if (headers['x-ratelimit-remaining'] === '0') {
        const now = Date.parse(headers['date'] ?? '') || clock.now();
        return Math.max(0, Number(headers['x-ratelimit-reset'] ?? 0) * 1000 - now);
    }
    return status === 429 || /secondary rate limit/i.test(failure.message) ? 60_000 : undefined;
}
function said(failure) {
    if (failure.cause instanceof NoAnswer)
        return (0,http_errors/* excerpt */.Kb)(failure.cause.message);
    const status = 'status' in failure ? `HTTP ${failure.status}: ` : '';
    return `${status}${(0,http_errors/* excerpt */.Kb)(failure.message)}`;
}
function kindOf(status, { limited, timedOut }) {
    if (limited)
        return 'rate-limited';
    if (timedOut)
        return 'timed-out';
    if (status === undefined)
        return 'unavailable';
    if (status < 400)
        return 'bad-response';
    if (status === 401 || status === 403)
        return 'unauthorized';
    if (status === 404)
        return 'not-found';
    return (0,retry/* isTransient */.dg)(status) ? 'unavailable' : 'refused';
}
function remedyFor(kind, permission) {
    switch (kind) {
        case 'unauthorized':
            return `Give the job \`permissions: ${permission}\`, or a \`github-token\` that may do it.`;
        case 'not-found':
            return `Check the number and the repository; without \`permissions: ${permission}\` GitHub also says that there is nothing.`;
        case 'rate-limited':
            return 'Run the step again later, or use a `github-token` with a limit of its own.';
        case 'refused':
            return 'Read what GitHub said, then run the step again.';
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
        problem: `it is not what GitHub's schema says (${errors/* prettifyError */.S1(parsed.error).split('\n')[0]})`,
        remedy: 'Check that GITHUB_API_URL is the address of GitHub and not of a proxy or a web page in front of it.',
    });
}
//# sourceMappingURL=octokit.js.map
// EXTERNAL MODULE: ./lib/src/github/limits.js
var limits = __webpack_require__(1022);
;// CONCATENATED MODULE: ./lib/src/github/sticky.js



const Author = schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish();
const Comment = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    user: Author,
}));
const Issue = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    user: Author,
    pull_request: schemas/* unknown */.L5J().optional(),
}));
const Viewer = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1) }) }));
const TRIES = 3;
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
        return this.#untilSeen(async () => {
            const found = await this.#findComment(number, marker);
            if (found === undefined)
                return this.#createComment(number, wanted);
            if (same(found.body, wanted))
                return { url: found.html_url, action: 'unchanged' };
            const call = {
                request: `Updating a comment on #${number}`,
                permission: 'pull-requests: write',
            };
            const { data } = await this.#api.call(call, ({ rest }) => rest.issues.updateComment({ ...this.#repository, comment_id: found.id, body: wanted }));
            return { url: data.html_url, action: 'updated' };
        });
    }
    async issue(wanted) {
        return this.#untilSeen(async () => {
            const open = await this.#findIssue(wanted.marker, 'open');
            const { body } = wanted;
            if (body === undefined) {
                if (open === undefined)
                    return { number: undefined, url: undefined, action: 'none' };
                return this.#updateIssue(open, { state: 'closed', state_reason: 'completed' }, 'closed');
            }
            const text = { title: wanted.title, body: marked(wanted.marker, body) };
            if (open !== undefined) {
                if (open.title === text.title && same(open.body, text.body))
                    return { number: open.number, url: open.html_url, action: 'unchanged' };
                return this.#updateIssue(open, text, 'updated');
            }
            const closed = await this.#findIssue(wanted.marker, 'closed');
            if (closed !== undefined)
                return this.#updateIssue(closed, { ...text, state: 'open' }, 'reopened');
            return this.#createIssue(wanted, text);
        });
    }
    async #untilSeen(keep) {
        for (let tried = 1;; tried++) {
            try {
                return await keep();
            }
            catch (error) {
                if (!(error instanceof GitHubError) || !error.ambiguous || tried >= TRIES)
                    throw error;
                await this.#api.pause(1000);
            }
        }
    }
    #identity() {
        this.#login ??= this.#api
            .call({ request: 'Asking GitHub whose token it is', permission: 'contents: read' }, async (octokit) => checked(Viewer, await octokit.graphql('query { viewer { login } }')))
            .then(({ viewer }) => viewer.login);
        return this.#login;
    }
    async #findComment(number, marker) {
        const login = await this.#identity();
        const call = {
            request: `Reading the comments on #${number}`,
            permission: 'pull-requests: write',
        };
        return this.#api.call(call, (octokit) => find(octokit.paginate.iterator(octokit.rest.issues.listComments, {
            ...this.#repository,
            issue_number: number,
            per_page: 100,
        }), Comment, (comment) => isOurs(comment, marker, login)));
    }
    async #createComment(number, body) {
        const call = { request: `Commenting on #${number}`, permission: 'pull-requests: write' };
        const { data } = await this.#api.call(call, ({ rest }) => rest.issues.createComment({ ...this.#repository, issue_number: number, body }));
        return { url: data.html_url, action: 'created' };
    }
    async #findIssue(marker, state) {
        const login = await this.#identity();
        const call = {
            request: `Looking for the ${state} issue of this report`,
            permission: 'issues: write',
        };
        return this.#api.call(call, (octokit) => find(octokit.paginate.iterator(octokit.rest.issues.listForRepo, {
            ...this.#repository,
            state,
            creator: login,
            per_page: 100,
        }), Issue, (issue) => !issue.pull_request && isOurs(issue, marker, login)));
    }
    async #updateIssue({ number }, change, action) {
        const call = { request: `Updating issue #${number}`, permission: 'issues: write' };
        const { data } = await this.#api.call(call, ({ rest }) => rest.issues.update({ ...this.#repository, issue_number: number, ...change }));
        return { number, url: data.html_url, action };
    }
    async #createIssue({ labels }, text) {
        const call = {
            request: `Opening the issue ${JSON.stringify(text.title)}`,
            permission: 'issues: write',
        };
        const { data } = await this.#api.call(call, ({ rest }) => rest.issues.create({
            ...this.#repository,
            ...text,
            ...(labels === undefined ? {} : { labels: [...labels] }),
        }));
        return { number: data.number, url: data.html_url, action: 'created' };
    }
}
const markerOf = (marker) => `<!-- merge-queue-action:${marker} -->`;
function marked(marker, body) {
    const text = `${markerOf(marker)}\n${body}`;
    if (text.length <= limits/* COMMENT_LIMIT */.W)
        return text;
    const note = '\n\n… cut, because GitHub takes no longer text.';
    const kept = text.slice(0, limits/* COMMENT_LIMIT */.W - note.length);
    return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
const same = (stored, wanted) => (stored ?? '').replace(/\r\n/g, '\n').trimEnd() === wanted.trimEnd();
function isOurs({ body, user, }, marker, login) {
    return (user?.login.toLowerCase() === login.toLowerCase() &&
        (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker));
}
async function find(pages, schema, fits) {
    for await (const { data } of pages) {
        const found = checked(schemas/* array */.YOg(schema), data).find(fits);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
//# sourceMappingURL=sticky.js.map
;// CONCATENATED MODULE: ./lib/src/github/github.js




const PullRequest = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged_at: schemas/* string */.YjP().nullish(),
    draft: schemas/* boolean */.zMY().nullish(),
    merge_commit_sha: schemas/* string */.YjP().nullish(),
    title: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    head: schemas/* object */.Ikc({
        sha: schemas/* string */.YjP(),
        ref: schemas/* string */.YjP(),
        repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish(),
    }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
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
    #token;
    #api;
    #repository;
    #sticky;
    constructor(options) {
        const { owner, name } = options.repository;
        this.#token = options.token;
        this.#api = new GitHubApi(options);
        this.#repository = { owner, repo: name };
        this.#sticky = new Sticky(this.#api, this.#repository);
    }
    get available() {
        return this.#token !== '';
    }
    async pullRequest(number) {
        const call = {
            request: `Reading pull request #${number} from GitHub`,
            permission: 'pull-requests: read',
        };
        return this.#api.call(call, async ({ rest }) => read((await rest.pulls.get({ ...this.#repository, pull_number: number })).data));
    }
    async pullRequestsOfCommit(sha) {
        const call = {
            request: `Reading the pull requests of commit ${sha} from GitHub`,
            permission: 'pull-requests: read',
        };
        return this.#api.call(call, async ({ paginate, rest }) => {
            const list = rest.repos.listPullRequestsAssociatedWithCommit;
            const found = await paginate(list, { ...this.#repository, commit_sha: sha, per_page: 100 });
            return found.map(read);
        });
    }
    async pullRequestsOfHead(head) {
        const call = {
            request: `Reading the pull requests from ${head} from GitHub`,
            permission: 'pull-requests: read',
        };
        return this.#api.call(call, async ({ paginate, rest }) => {
            const query = { ...this.#repository, head, state: 'open', per_page: 100 };
            const found = (await paginate(rest.pulls.list, query)).map(read);
            return found.filter((item) => isFrom(item, head));
        });
    }
    async branches(prefix) {
        const call = {
            request: `Reading the branches ${prefix}… from GitHub`,
            permission: 'contents: read',
        };
        return this.#api.call(call, async ({ paginate, rest }) => {
            const query = { ...this.#repository, ref: `heads/${prefix}`, per_page: 100 };
            const found = await paginate(rest.git.listMatchingRefs, query);
            return checked(schemas/* array */.YOg(schemas/* object */.Ikc({ ref: schemas/* string */.YjP() })), found).map(({ ref }) => ref.replace(/^refs\/heads\//, ''));
        });
    }
    async removeLabel(number, label) {
        const call = {
            request: `Removing the label ${JSON.stringify(label)} from #${number}`,
            permission: 'pull-requests: write',
        };
        try {
            await this.#api.call(call, ({ rest }) => rest.issues.removeLabel({ ...this.#repository, issue_number: number, name: label }));
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
    return branch === headBranch && (0,github_event/* sameName */.q)(headRepository?.split('/')[0] ?? '', owner);
}
const split = (head) => {
    const colon = head.indexOf(':');
    return [head.slice(0, colon), head.slice(colon + 1)];
};
//# sourceMappingURL=github.js.map
// EXTERNAL MODULE: ./lib/src/http/transport.js + 2 modules
var http_transport = __webpack_require__(2204);
;// CONCATENATED MODULE: ./lib/src/operations/index.js
const loaders = new Map([
    ['submit', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 3544))).submit],
    ['cancel', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 3991))).cancel],
    ['restart-tests', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 9774))).restartTests],
    ['get-pull-request', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 9477))).getPullRequest],
    [
        'set-impacted-targets',
        async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 9097))).setImpactedTargets,
    ],
    ['wait-for-merge', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 6331))).waitForMerge],
    ['get-testing-details', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2363))).getTestingDetails],
    ['get-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 7251))).getQueue],
    ['create-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 4627))).createQueue],
    ['update-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 9950))).updateQueue],
    ['pause-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2941))).pauseQueue],
    ['drain-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 4825))).drainQueue],
    ['resume-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 852))).resumeQueue],
    ['delete-queue', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 3268))).deleteQueue],
    ['apply-queue-config', async () => (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 3819))).applyQueueConfig],
    ['list-flaky', async () => (await __webpack_require__.e(/* import() */ 509).then(__webpack_require__.bind(__webpack_require__, 4509))).listFlaky],
    ['get-metrics', async () => (await __webpack_require__.e(/* import() */ 462).then(__webpack_require__.bind(__webpack_require__, 7462))).getMetrics],
]);
const operationNames = [...loaders.keys()];
const loadOperation = async (name) => loaders.get(name)?.();
async function loadOperations() {
    const loaded = new Map();
    for (const [name, load] of loaders)
        loaded.set(name, await load());
    return loaded;
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./lib/src/runner/mask.js
var mask = __webpack_require__(2685);
// EXTERNAL MODULE: ./lib/src/runner/redact.js
var runner_redact = __webpack_require__(8484);
// EXTERNAL MODULE: ./lib/src/runner/runner.js
var runner_runner = __webpack_require__(9051);
// EXTERNAL MODULE: ./lib/src/runner/workspace.js + 1 modules
var workspace = __webpack_require__(3398);
// EXTERNAL MODULE: ./lib/src/service/client.js
var client = __webpack_require__(6027);
;// CONCATENATED MODULE: ./lib/src/shared/docs.js
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/v1/docs';
const docsPage = (path) => `${DOCS}/${path}`;
//# sourceMappingURL=docs.js.map
// EXTERNAL MODULE: ./lib/src/step/common-inputs.js
var common_inputs = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/step/contract.js
var contract = __webpack_require__(2223);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./lib/src/step/inputs.js
var step_inputs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./lib/src/step/hints.js



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
        ? (0,step_inputs/* notOneOf */.NR)(name, known)
        : `is ${(0,step_inputs/* quote */.hD)(name)}, which here is called \`${meant}\``;
}
function misspelledInputs(env) {
    const known = Object.keys(contract/* inputDefaults */.V);
    const unknown = Object.keys(env)
        .filter((key) => key.startsWith('INPUT_'))
        .map((key) => key.slice('INPUT_'.length).toLowerCase())
        .filter((name) => name !== '' && !known.some((input) => input === name));
    return unknown.map((name) => `There is no input \`${name}\`; did you mean \`${(0,mod/* closest */.kp)(name, known)}\`?`);
}
//# sourceMappingURL=hints.js.map
// EXTERNAL MODULE: ./lib/src/markdown/markdown.js
var markdown_markdown = __webpack_require__(6801);
;// CONCATENATED MODULE: ./lib/src/step/missing-token.js




const FORKS = docsPage('recipes/forks.md');
function missingToken(log, policy, event) {
    const { why, remedy, page } = explain(event);
    const next = page === undefined ? remedy : `${remedy} See ${page}.`;
    if (policy === 'skip') {
        log.warning(`Skipped, because \`api-token\` is empty: ${why}. ${next}`);
        return {
            outcome: 'skipped-no-token',
            summary: [
                `⏭️ Skipped, because <code>api-token</code> is empty: ${(0,markdown_markdown/* text */.Qq)(why)}.`,
                `**What to do next:** ${(0,markdown_markdown/* text */.Qq)(remedy)}${page === undefined ? '' : ` ${(0,markdown_markdown/* link */.nf)('Forks and Dependabot', page)}`}`,
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
    const withheld = (0,github_event/* withheldSecrets */.HG)(event);
    if (withheld?.from === 'fork')
        return {
            why: `the pull request comes from ${withheld.headRepository === undefined ? 'a fork' : `the fork ${withheld.headRepository}`}, and GitHub gives no secrets to its \`${event.name}\` runs`,
            remedy: 'Do this step in a `workflow_run` job instead.',
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
//# sourceMappingURL=missing-token.js.map
// EXTERNAL MODULE: ./lib/src/markdown/fitting.js
var fitting = __webpack_require__(6569);
;// CONCATENATED MODULE: ./lib/src/step/result-json.js


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
    if ((0,markdown_markdown/* byteLength */.dp)(compact) <= limitBytes)
        return compact;
    const root = { ...result, truncated: true };
    for (;;) {
        const fitted = JSON.stringify(root);
        if ((0,markdown_markdown/* byteLength */.dp)(fitted) <= limitBytes)
            return fitted;
        if (!halveHeaviest(root))
            return JSON.stringify({ outcome: result['outcome'], truncated: true });
    }
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
        owner[key] = `${child.slice(0, Math.floor((child.length - 1) / 2)).replace(HALF_PAIR, '')}…`;
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
const HALF_PAIR = /[\ud800-\udbff]$/;
//# sourceMappingURL=result-json.js.map
;// CONCATENATED MODULE: ./lib/src/step/write-report.js






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
        await (0,promises_.writeFile)(path, content);
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
        const elements = (0,fitting/* fittingElements */.v)(value, OUTPUT_LIMIT_BYTES);
        const leftOut = value.length - elements.length;
        if (leftOut > 0)
            log.warning(`Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; the file of \`result-file\` has them all.`);
        return [name, JSON.stringify(elements)];
    });
    return Object.fromEntries(fitted);
}
function writeOutputs({ core, log }, outputs) {
    for (const name of contract/* outputNames */.g) {
        const value = outputs[name];
        const written = value === undefined ? '' : String(value);
        const bytes = (0,markdown_markdown/* byteLength */.dp)(written);
        if (bytes <= OUTPUT_LIMIT_BYTES)
            core.setOutput(name, written);
        else {
            core.setOutput(name, '');
            log.warning(`Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it is left empty, and the file of \`result-file\` holds it.`);
        }
    }
}
async function writeSummary({ core, log, env }, operation, result) {
    if (!env['GITHUB_STEP_SUMMARY'])
        return;
    const body = result.summary ?? summaryOfFailure(result);
    const markdown = `### Merge queue: ${(0,markdown_markdown/* text */.Qq)(operation)}\n\n${body}\n`;
    try {
        await core.summary.addRaw(fitSummary(markdown), true).write();
    }
    catch (error) {
        log.warning(`The job summary could not be written (${error.message}).`);
    }
}
function fitSummary(markdown) {
    if ((0,markdown_markdown/* byteLength */.dp)(markdown) <= markdown_markdown/* SUMMARY_BUDGET_BYTES */.Xb)
        return markdown;
    const lines = markdown.trimEnd().split('\n');
    const fitting = (0,markdown_markdown/* fitRows */.zV)(lines, new markdown_markdown/* ByteBudget */.Gz(markdown_markdown/* SUMMARY_BUDGET_BYTES */.Xb - 1024));
    const left = lines.length - fitting.length;
    return `${fitting.join('\n')}\n\n${left} more lines are not shown; the file of \`result-file\` has everything.\n`;
}
function summaryOfFailure({ outcome, failure }) {
    if (failure === undefined)
        return `Ended as **${(0,markdown_markdown/* text */.Qq)(outcome)}**.`;
    if (!(failure instanceof shared_errors/* ActionError */.lZ))
        return `❌ ${(0,markdown_markdown/* text */.Qq)(failure)}`;
    const { request, problem, remedy } = failure.explanation;
    const problems = failure instanceof shared_errors/* InputError */.dz ? failure.problems : [];
    return [
        `❌ **${(0,markdown_markdown/* text */.Qq)(outcome)}** — ${(0,markdown_markdown/* text */.Qq)(request)}`,
        problems.length > 0
            ? problems.map((problem) => `- ${(0,markdown_markdown/* text */.Qq)(problem)}`).join('\n')
            : (0,markdown_markdown/* text */.Qq)(problem),
        `**What to do next:** ${(0,markdown_markdown/* text */.Qq)(remedy)}`,
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
//# sourceMappingURL=write-report.js.map
;// CONCATENATED MODULE: ./lib/src/main.js




















async function main(runner) {
    const redact = (0,runner_redact/* redactor */.$)(runner.core.getInput('api-token').trim());
    const core = (0,runner_runner/* redactingCore */.nq)(runner.core, redact);
    for (const input of ['api-token', 'github-token'])
        (0,mask/* maskSecret */.$)(core, core.getInput(input).trim());
    const log = (0,runner_runner/* stepLog */.tV)(core);
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
    const { values: inputs, problems: wrong } = await (0,step_inputs/* readInputs */.Ko)(common_inputs/* commonInputs */.j, read);
    if (operation === undefined) {
        const what = unknownOperation(name, operationNames);
        throw new shared_errors/* InputError */.dz([`Input \`operation\` ${what}`, ...wrong]);
    }
    const own = await (0,step_inputs/* readInputs */.Ko)(operation.inputs, read);
    const event = await readEvent(runner.env);
    const repository = (0,step_inputs/* unlessWrong */.ey)(() => (0,common_inputs/* repositoryRef */.W)(inputs, event.serverUrl));
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
    const transport = new http_transport/* Transport */.o({
        baseUrl: inputs.apiUrl,
        headers,
        requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
        retryTimeoutMs: (inputs.retryTimeoutSeconds ?? operation.retryTimeoutSeconds) * 1000,
        clock,
        random,
        signal,
        redact,
        onRetry: (message) => log.info(message),
    });
    const context = {
        service: new client/* MergeQueueService */.L(transport),
        github: new GitHub({
            token: isHostOf(event.serverUrl, repository) ? (inputs.githubToken ?? '') : '',
            apiUrl: event.apiUrl,
            repository,
            requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
            clock,
            random,
            signal,
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
        mask: (secret) => (0,mask/* maskSecret */.$)(runner.core, secret),
    };
    try {
        return await withCancellationGrace(runner, prepared.run(context));
    }
    finally {
        transport.close();
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
                failure: `${error.message} The outputs hold what was known by then.`,
            };
        }
        if (error instanceof shared_errors/* ActionError */.lZ)
            return { outcome: error.kind, failure: error };
        return {
            outcome: 'unknown-outcome',
            failure: new shared_errors/* ActionError */.lZ('unknown-outcome', {
                request: 'Running the operation',
                problem: `an error of the action itself (${error instanceof Error ? error.message : String(error)})`,
                remedy: 'Look at the queue before running the step again, and report this with the debug log.',
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
async function readEvent(env) {
    const path = env['GITHUB_EVENT_PATH'] ?? '';
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const runId = env['GITHUB_RUN_ID'] ?? '';
    return {
        name: env['GITHUB_EVENT_NAME'] ?? '',
        payload: path === '' ? {} : await readPayload(path),
        ref: env['GITHUB_REF'] ?? '',
        sha: env['GITHUB_SHA'] ?? '',
        runId,
        actor: env['GITHUB_ACTOR'] ?? '',
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        runUrl: `${serverUrl}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`,
    };
}
async function readPayload(path) {
    try {
        const payload = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
        return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
            ? payload
            : {};
    }
    catch {
        return {};
    }
}
function workspaceOf({ env }) {
    const temp = env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    return new workspace/* Workspace */.a({
        workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
        temp,
        own: (0,external_node_path_.join)(temp, `merge-queue-action-${(0,external_node_crypto_.randomUUID)()}`),
    });
}
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 1601:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ timelineChart),
/* harmony export */   S9: () => (/* binding */ barChart)
/* harmony export */ });
/* unused harmony export mermaidText */
const LEAST_SCALE = 10;
const LABEL_LENGTH = 32;
function barChart(title, axis, bars) {
    const labels = bars.map(({ label }) => `"${mermaidText(label)}"`);
    const most = Math.max(LEAST_SCALE, ...bars.map(({ value }) => value));
    return [
        '```mermaid',
        '---',
        'config:',
        '  xyChart:',
        '    width: 760',
        `    height: ${100 + 34 * bars.length}`,
        '    showDataLabel: true',
        '  themeVariables:',
        '    xyChart:',
        '      plotColorPalette: "#bf8700"',
        '---',
        'xychart-beta horizontal',
        `  title "${mermaidText(title)}"`,
        `  x-axis [${labels.join(', ')}]`,
        `  y-axis "${mermaidText(axis)}" 0 --> ${most}`,
        `  bar [${bars.map(({ value }) => value).join(', ')}]`,
        '```',
    ].join('\n');
}
function mermaidText(value) {
    const safe = value
        .replace(/[^\p{L}\p{N} ./_@()-]/gu, ' ')
        .replace(/ +/g, ' ')
        .trim();
    const characters = [...safe];
    return characters.length <= LABEL_LENGTH
        ? safe || '?'
        : `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`;
}
const TAGS = { past: 'done, ', good: 'active, milestone, ', bad: 'crit, milestone, ' };
function timelineChart(title, spans) {
    const [first] = spans;
    const last = spans.at(-1);
    if (first === undefined || last === undefined)
        return '';
    const short = last.end - first.start < 600_000;
    return [
        '```mermaid',
        'gantt',
        '  dateFormat x',
        `  axisFormat ${short ? '%H:%M:%S' : '%H:%M'}`,
        `  section ${mermaidText(title)}`,
        ...spans.map(({ label: name, start, end, kind }) => `  ${mermaidText(name)} :${TAGS[kind]}${start}, ${Math.max(end, start + 1)}`),
        '```',
    ].join('\n');
}
//# sourceMappingURL=mermaid.js.map

/***/ }),

/***/ 3819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyQueueConfig: () => (/* binding */ applyQueueConfig)
});

// EXTERNAL MODULE: ./lib/src/markdown/markdown.js
var markdown = __webpack_require__(6801);
// EXTERNAL MODULE: ./lib/src/shared/errors.js
var errors = __webpack_require__(8835);
// EXTERNAL MODULE: ./lib/src/queue/change.js
var change = __webpack_require__(8464);
// EXTERNAL MODULE: ./lib/src/queue/create.js
var create = __webpack_require__(9876);
// EXTERNAL MODULE: ./lib/src/queue/name.js
var queue_name = __webpack_require__(2819);
// EXTERNAL MODULE: ./lib/src/queue/remove.js
var remove = __webpack_require__(4248);
;// CONCATENATED MODULE: ./lib/src/queue/apply.js





async function applyPlans(context, plans, done) {
    const rest = plans.filter(({ action }) => action === 'create' || action === 'update');
    const deletions = plans.filter(({ action }) => action === 'delete');
    for (const plan of [...rest, ...deletions]) {
        const changes = await applyPlan(context, plan).catch((error) => {
            throw error instanceof errors/* ActionError */.lZ ? withProgress(error, plan, done) : error;
        });
        if (changes.length > 0)
            done.push({ branch: plan.branch, changes });
    }
}
async function applyPlan(context, plan) {
    const { action, ref, changes } = plan;
    if (action === 'update')
        return (await (0,change/* changeQueue */.g)(context, ref, changes)).changes;
    await (action === 'create' ? apply_create(context, plan) : apply_remove(context, plan));
    return changes;
}
async function apply_create(context, { ref, settings }) {
    const { created } = await (0,create/* createAndConfigure */.Ot)(context, ref, settings);
    if (created)
        return;
    throw new errors/* ActionError */.lZ('refused', {
        request: `Creating the queue ${(0,queue_name/* queueName */.n)(ref)}`,
        problem: 'somebody else made it while this step ran',
        remedy: 'Run the step again: it compares the queue with the file anew.',
    });
}
async function apply_remove(context, { ref, queue }) {
    const removal = queue !== undefined && queue.enqueuedPullRequests.length > 0
        ? { outcome: 'not-empty', queue }
        : await (0,remove/* removeQueue */.w)(context, ref);
    if (removal.outcome !== 'not-empty') {
        context.log.info(`The queue ${(0,queue_name/* queueName */.n)(ref)} was deleted`);
        return;
    }
    throw new errors/* ActionError */.lZ('refused', (0,remove/* notEmpty */.z)(ref, removal.queue));
}
function withProgress(error, { ref }, done) {
    const { request, problem, remedy } = error.explanation;
    const before = done.length === 0
        ? 'nothing was changed before'
        : `changed before: ${done.map(({ branch }) => branch).join(', ')}`;
    return new errors/* ActionError */.lZ(error.kind, {
        request,
        problem: `${problem.replace(/[.\s]+$/, '')} (queue ${(0,queue_name/* queueName */.n)(ref)}; ${before})`,
        remedy,
    }, { cause: error });
}
//# sourceMappingURL=apply.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5586);
// EXTERNAL MODULE: ./lib/src/step/inputs.js
var inputs = __webpack_require__(9428);
// EXTERNAL MODULE: ./lib/src/queue/settings.js
var queue_settings = __webpack_require__(4917);
// EXTERNAL MODULE: ./lib/src/queue/yaml.js
var yaml = __webpack_require__(1047);
;// CONCATENATED MODULE: ./lib/src/queue/config.js





const queueEntry = schemas/* strictObject */.rej({
    branch: schemas/* string */.YjP({ error: 'must be the name of a branch, in quotes if it looks like a number' })
        .regex(/^\S+$/, {
        error: (issue) => `must be the name of a branch, and is ${(0,inputs/* quote */.hD)(issue.input)}`,
    })
        .describe('Target branch of the queue.'),
    state: schemas/* literal */.euz('absent', { error: (issue) => `can only be absent, and is ${(0,inputs/* quote */.hD)(issue.input)}` })
        .describe('The queue is to go: deleted with `prune`, and only when it is empty.')
        .optional(),
    ...queue_settings/* settingsShape */.n$,
}, queue_settings/* notSettings */.$K)
    .superRefine((entry, context) => {
    if (entry.state === undefined)
        return;
    for (const name of queue_settings/* settingNames */.H$) {
        if (entry[name] !== undefined)
            context.addIssue({
                code: 'custom',
                path: [name],
                message: 'has no meaning for a queue whose `state` is absent',
            });
    }
});
const queueConfig = schemas/* strictObject */.rej({
    queues: schemas/* array */.YOg(queueEntry, { error: 'must be a list of queues' })
        .min(1, { error: 'must name at least one queue' })
        .describe('The queues of this repository, one for each branch.'),
}, { error: 'must begin with `queues:`' })
    .superRefine(({ queues }, context) => {
    const seen = new Set();
    queues.forEach(({ branch }, index) => {
        if (seen.has(branch))
            context.addIssue({
                code: 'custom',
                path: ['queues', index, 'branch'],
                message: `is ${(0,inputs/* quote */.hD)(branch)}, which the file has named before`,
            });
        seen.add(branch);
    });
});
const MAX_BYTES = 1024 * 1024;
async function readQueueConfig(workspace, path) {
    const text = await workspace.text('queue-config-file', path, MAX_BYTES);
    const { value, problems } = await (0,yaml/* readYaml */.g)(text, queueConfig);
    if (value === undefined)
        throw new errors/* InputError */.dz(problems.map((p) => `${path}:${p.line}:${p.column}: ${p.message}`));
    return value.queues.map(({ branch, state, ...settings }) => ({
        branch,
        absent: state === 'absent',
        settings,
    }));
}
//# sourceMappingURL=config.js.map
// EXTERNAL MODULE: ./lib/src/queue/outputs.js
var outputs = __webpack_require__(4176);
// EXTERNAL MODULE: ./lib/src/service/requests.js
var requests = __webpack_require__(9022);
// EXTERNAL MODULE: ./lib/src/shared/references.js
var references = __webpack_require__(2886);
;// CONCATENATED MODULE: ./lib/src/queue/plan.js




async function planQueues(context, wanted, prune) {
    const plans = [];
    for (const { branch, absent, settings } of wanted) {
        const ref = (0,references/* queueRef */.t)(context.repository, branch);
        const queue = await (0,create/* findQueue */.LJ)(context, ref);
        const action = chooseAction(queue, absent, prune);
        const changes = changesOf(queue, absent, settings);
        plans.push({
            branch,
            ref,
            settings,
            queue,
            changes,
            action: changes.length === 0 ? 'none' : action,
        });
    }
    return plans;
}
function chooseAction(queue, absent, prune) {
    if (absent)
        return prune ? 'delete' : 'keep';
    return queue === undefined ? 'create' : 'update';
}
function changesOf(queue, absent, settings) {
    if (absent)
        return queue === undefined ? [] : [{ field: 'queue', before: 'present', after: 'absent' }];
    if (queue !== undefined)
        return (0,queue_settings/* differences */.tX)(queue, settings);
    return [{ field: 'queue', before: 'absent', after: 'present' }, ...(0,queue_settings/* asNewSettings */.C)(settings)];
}
function plannedRequests(plans) {
    return plans.flatMap(({ action, ref, settings, changes }) => {
        switch (action) {
            case 'create':
                return (0,create/* plannedCreate */.pS)(ref, settings);
            case 'update':
                return [(0,requests/* updateQueue */.df)(ref, (0,queue_settings/* updateFor */.pR)(changes))];
            case 'delete':
                return [(0,requests/* deleteQueue */.jv)(ref)];
            default:
                return [];
        }
    });
}
//# sourceMappingURL=plan.js.map
// EXTERNAL MODULE: ./lib/src/queue/report.js
var report = __webpack_require__(3418);
// EXTERNAL MODULE: ./lib/src/step/dry-run.js
var dry_run = __webpack_require__(5088);
// EXTERNAL MODULE: ./lib/src/step/operation.js
var operation = __webpack_require__(8244);
// EXTERNAL MODULE: ./lib/src/step/target.js
var target = __webpack_require__(600);
;// CONCATENATED MODULE: ./lib/src/operations/apply-queue-config.js











const applyQueueConfig = (0,operation/* defineOperation */.h)({
    about: 'Bring the queues of the repository to what a file says, or tell where they differ.',
    target: target/* noTarget */.l,
    inputs: { queueConfigFile: (0,inputs/* line */.n8)(), prune: (0,inputs/* flag */.Jt)(), failOnDrift: (0,inputs/* flag */.Jt)() },
    outputs: outputs/* changeOutputNames */.Id,
    outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
    async run({ queueConfigFile: path, prune, failOnDrift }, context) {
        const wanted = await readQueueConfig(context.workspace, path);
        const plans = await planQueues(context, wanted, prune);
        const differing = plans.filter(({ action }) => action !== 'none');
        logPlan(context, plans);
        context.setOutputs(configOutputs([]));
        if (differing.length === 0)
            return {
                outcome: 'in-sync',
                details: { queues: plans },
                summary: `Every queue is as ${(0,markdown/* code */.aY)(path)} says.`,
            };
        if (failOnDrift)
            return drifted(path, differing);
        if (context.dryRun)
            return dryRun(context, path, differing);
        return apply(context, path, differing);
    },
});
function logPlan({ log }, plans) {
    for (const { ref, action, changes } of plans) {
        const name = (0,queue_name/* queueName */.n)(ref);
        if (action === 'none')
            log.info(`${name}: as the file says`);
        else
            log.group(`${name}: ${action}`, changes.map(report/* changeLine */.vK));
    }
}
const configOutputs = (plans) => ({
    changed: plans.length > 0,
    changes: asRows(plans),
});
const asRows = (plans) => plans.flatMap(({ branch, changes }) => changes.map((change) => ({ branch, ...change })));
function drifted(path, differing) {
    const branches = differing.map(({ branch }) => branch).join(', ');
    return {
        outcome: 'drifted',
        outputs: { ...configOutputs(differing), changed: false },
        details: { queues: differing },
        summary: `❌ The queues differ from ${(0,markdown/* code */.aY)(path)}.\n\n${(0,report/* changesTable */.EI)(differing)}`,
        failure: `Comparing the queues with ${path}: ${differing.length} of them differ (${branches}): ${asRows(differing).slice(0, 20).map(report/* changeLine */.vK).join('; ')}. Apply the file, or change it to what the queues should be.`,
    };
}
function dryRun(context, path, differing) {
    const result = (0,dry_run/* planned */.l)(context.log, plannedRequests(differing));
    return {
        ...result,
        outputs: { ...configOutputs(differing), changed: false },
        details: { ...result.details, queues: differing },
        summary: `The plan for ${(0,markdown/* code */.aY)(path)}:\n\n${(0,report/* changesTable */.EI)(differing)}${keptSentence(differing)}\n\n${result.summary}`,
    };
}
async function apply(context, path, differing) {
    const { log, event } = context;
    if (event.name === 'pull_request')
        log.warning(`This applies ${path} as a pull request has it, before it is merged; use \`dry-run: true\` in pull request runs and apply from the branch.`);
    const kept = differing.filter(({ action }) => action === 'keep');
    for (const { ref } of kept)
        log.warning(`The file says that there is no queue ${(0,queue_name/* queueName */.n)(ref)}, and there is one. It was left alone; \`prune: true\` deletes it when it is empty.`);
    const done = [];
    try {
        await applyPlans(context, differing, done);
    }
    finally {
        context.setOutputs(configOutputs(done));
    }
    return {
        outcome: outcomeOf(done, kept),
        details: { applied: done, kept: kept.map(({ branch }) => branch) },
        summary: `${done.length === 0 ? 'Nothing was changed.' : (0,report/* changesTable */.EI)(done, 'Before', 'After')}${keptSentence(differing)}`,
    };
}
function outcomeOf(done, kept) {
    if (done.length > 0)
        return 'applied';
    return kept.length > 0 ? 'planned' : 'in-sync';
}
function keptSentence(differing) {
    const kept = differing.filter(({ action }) => action === 'keep');
    if (kept.length === 0)
        return '';
    const names = kept.map(({ ref }) => (0,markdown/* code */.aY)((0,queue_name/* queueName */.n)(ref))).join(', ');
    return `\n\nLeft alone without <code>prune</code>: ${names}.`;
}
//# sourceMappingURL=apply-queue-config.js.map

/***/ }),

/***/ 3991:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancel: () => (/* binding */ cancel)
/* harmony export */ });
/* harmony import */ var _pull_request_cancel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1252);
/* harmony import */ var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
/* harmony import */ var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
/* harmony import */ var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7452);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9022);
/* harmony import */ var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5088);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);








const cancel = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .defineOperation */ .h)({
    about: 'Take a pull request out of the queue.',
    target: (0,_pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .S)(),
    inputs: { strict: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)() },
    outputs: ['state', 'submitted', 'priority'],
    outcomes: ['cancelled', 'not-queued'],
    async run(inputs, context, { ref }) {
        const name = (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(ref);
        const before = await (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(context.service, ref);
        context.setOutputs((0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before));
        const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false;
        if (context.dryRun && queuedBefore)
            return (0,_step_dry_run_js__WEBPACK_IMPORTED_MODULE_4__/* .planned */ .l)(context.log, [(0,_service_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelPullRequest */ .np)(ref)]);
        const { outcome, record } = context.dryRun
            ? { outcome: 'not-queued', record: before }
            : await (0,_pull_request_cancel_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelVerified */ .F)(context, ref);
        const came = outcome === 'cancelled' && queuedBefore && record?.state !== 'MERGED';
        const state = record?.state;
        const headline = came
            ? `${name} was taken out of the queue`
            : state === 'MERGED'
                ? `${name} is merged already, so there was nothing to cancel`
                : `${name} was not in the queue`;
        context.log.info(headline);
        return {
            outcome: came ? 'cancelled' : 'not-queued',
            outputs: (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(record),
            details: { pullRequest: record },
            summary: (0,_pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
                status: came ? 'good' : inputs.strict ? 'bad' : 'neutral',
                headline,
                facts: [
                    ['State before', before?.state],
                    ['State', state],
                ],
            }),
            ...(came || !inputs.strict
                ? {}
                : {
                    failure: `Cancelling ${name}: it was not in the queue${state === undefined ? '' : `; its state is ${state}`}. Set \`strict: false\` when that is fine.`,
                }),
        };
    },
});
//# sourceMappingURL=cancel.js.map

/***/ }),

/***/ 4627:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createQueue: () => (/* binding */ createQueue)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
/* harmony import */ var _queue_create_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9876);
/* harmony import */ var _queue_dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8556);
/* harmony import */ var _queue_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1613);
/* harmony import */ var _queue_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2819);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4176);
/* harmony import */ var _queue_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3418);
/* harmony import */ var _queue_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4917);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3805);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8244);











const createQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_9__/* .defineOperation */ .h)({
    about: 'Make a queue for a branch and set its settings.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_8__/* .queueTarget */ .X,
    inputs: { queueSettings: (0,_queue_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsInput */ .K)().optional() },
    outputs: [..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .queueOutputNames */ .lR, ..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .changeOutputNames */ .Id],
    outcomes: ['created', 'already-exists'],
    async run({ queueSettings: settings = {} }, context, ref) {
        const there = await (0,_queue_create_js__WEBPACK_IMPORTED_MODULE_1__/* .findQueue */ .LJ)(context, ref);
        if (there !== undefined)
            return alreadyExists(context, ref, there, settings);
        const changes = (0,_queue_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .asNewSettings */ .C)(settings);
        if (context.dryRun)
            return (0,_queue_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedChanges */ .I)(context.log, changes, (0,_queue_create_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedCreate */ .pS)(ref, settings));
        const { queue, created } = await (0,_queue_create_js__WEBPACK_IMPORTED_MODULE_1__/* .createAndConfigure */ .Ot)(context, ref, settings);
        if (!created)
            return alreadyExists(context, ref, queue, settings);
        (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1)(context, queue);
        context.log.info(`The queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .n)(ref)} was created`);
        return {
            outcome: 'created',
            outputs: { ...(0,_queue_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .changeOutputs */ .Dp)(changes), changed: true },
            details: { queue, changes },
            summary: `Created.\n\n${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .queueReport */ .Qs)(ref, queue, context.clock.now())}`,
        };
    },
});
function alreadyExists(context, ref, queue, settings) {
    (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1)(context, queue);
    const differing = (0,_queue_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .differences */ .tX)(queue, settings);
    if (differing.length === 0)
        context.log.info(`The queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .n)(ref)} is there already, with these settings`);
    else
        context.log.warning(`The queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .n)(ref)} is there already and was left as it is. It differs from \`queue-settings\`: ${differing.map(_queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .changeLine */ .vK).join('; ')}. Use \`update-queue\` to change it.`);
    return {
        outcome: 'already-exists',
        outputs: (0,_queue_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .changeOutputs */ .Dp)([]),
        details: { queue, differing },
        summary: [
            `${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_queue_name_js__WEBPACK_IMPORTED_MODULE_10__/* .queueName */ .n)(ref))} was there already.`,
            ...(differing.length === 0
                ? []
                : [`It differs and was left as it is:\n\n${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .changesTable */ .EI)([{ changes: differing }])}`]),
            (0,_queue_report_js__WEBPACK_IMPORTED_MODULE_5__/* .queueReport */ .Qs)(ref, queue, context.clock.now()),
        ].join('\n\n'),
    };
}
//# sourceMappingURL=create-queue.js.map

/***/ }),

/***/ 3268:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteQueue: () => (/* binding */ deleteQueue)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
/* harmony import */ var _queue_create_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9876);
/* harmony import */ var _queue_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2819);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4176);
/* harmony import */ var _queue_remove_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4248);
/* harmony import */ var _queue_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3418);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3805);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9022);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8835);
/* harmony import */ var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5088);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8244);













const deleteQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_10__/* .defineOperation */ .h)({
    about: 'Delete an empty queue; `confirm` repeats which one.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_6__/* .queueTarget */ .X,
    inputs: { confirm: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .line */ .n8)() },
    outputs: [..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .queueOutputNames */ .lR, 'changed'],
    outcomes: ['deleted', 'not-found', 'not-empty'],
    checks: [
        ({ confirm }, _scope, ref) => ref === undefined || confirm === (0,_queue_name_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .n)(ref)
            ? undefined
            : `Input \`confirm\` must be exactly ${(0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)((0,_queue_name_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .n)(ref))}, the queue to delete, and is ${(0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(confirm)}`,
    ],
    async run(_inputs, context, ref) {
        const queue = await (0,_queue_create_js__WEBPACK_IMPORTED_MODULE_1__/* .findQueue */ .LJ)(context, ref);
        if (queue === undefined)
            return gone(context, ref, 'not-found');
        (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)(context, queue);
        if (queue.enqueuedPullRequests.length > 0)
            return refuse(context, ref, queue);
        if (context.dryRun)
            return (0,_step_dry_run_js__WEBPACK_IMPORTED_MODULE_8__/* .planned */ .l)(context.log, [(0,_service_requests_js__WEBPACK_IMPORTED_MODULE_12__/* .deleteQueue */ .jv)(ref)]);
        const removal = await (0,_queue_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeQueue */ .w)(context, ref);
        return removal.outcome === 'not-empty'
            ? refuse(context, ref, removal.queue)
            : gone(context, ref, removal.outcome);
    },
});
const NO_QUEUE = Object.fromEntries(_queue_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .queueOutputNames */ .lR.filter((name) => name !== 'target-branch').map((name) => [name, undefined]));
function gone(context, ref, outcome) {
    const what = outcome === 'deleted' ? 'was deleted' : 'does not exist, so there is nothing to do';
    context.log.info(`The queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .n)(ref)} ${what}`);
    return {
        outcome,
        outputs: { ...NO_QUEUE, changed: outcome === 'deleted' },
        summary: `${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_queue_name_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .n)(ref))} ${what}.`,
    };
}
function refuse(context, ref, queue) {
    (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)(context, queue);
    return {
        outcome: 'not-empty',
        outputs: { changed: false },
        details: { queue },
        summary: `❌ Not deleted, because it is not empty.\n\n${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_4__/* .queueReport */ .Qs)(ref, queue, context.clock.now())}`,
        failure: (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .explain */ .WE)((0,_queue_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .notEmpty */ .z)(ref, queue)),
    };
}
//# sourceMappingURL=delete-queue.js.map

/***/ }),

/***/ 4825:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   drainQueue: () => (/* binding */ drainQueue)
/* harmony export */ });
/* harmony import */ var _queue_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2819);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4176);
/* harmony import */ var _queue_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3418);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3805);
/* harmony import */ var _queue_watch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8449);
/* harmony import */ var _shared_duration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7568);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8835);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8244);










const LONGEST_MINUTES = 5 * 24 * 60;
const drainQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_7__/* .defineOperation */ .h)({
    about: 'Let running tests finish and start nothing new; wait until the queue is empty.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_3__/* .queueTarget */ .X,
    inputs: {
        reason: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .line */ .n8)().optional(),
        wait: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .flag */ .Jt)().default(true),
        timeoutMinutes: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .decimal */ ._)({ min: 0, max: LONGEST_MINUTES }),
        resumeAfterJob: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .flag */ .Jt)(),
    },
    outputs: [..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOutputNames */ .lR, ..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOutputNames */ .Id, 'duration-seconds', 'polls'],
    outcomes: ['draining', 'drained', 'timed-out'],
    async run({ reason, wait, timeoutMinutes, resumeAfterJob }, context, ref) {
        const found = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref);
        const request = {
            ref,
            queue: found,
            reason,
            state: 'draining',
            restore: resumeAfterJob,
        };
        let queue = found;
        if (found.state === 'draining') {
            context.setOutputs((0,_queue_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOutputs */ .Dp)([]));
            context.log.info('The queue was draining already');
        }
        else {
            const set = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .setState */ .wb)(context, request);
            if ('planned' in set)
                return set.planned;
            queue = set.queue;
        }
        if (wait && !context.dryRun)
            return waitUntilEmpty(context, ref, reason, timeoutMinutes * 60_000);
        return {
            outcome: 'draining',
            details: { queue },
            summary: (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateReport */ .Ip)(request, `Draining, with ${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequests */ .sD)(queue.enqueuedPullRequests.length)} left.`, queue, context.clock.now()),
        };
    },
});
async function waitUntilEmpty(context, ref, reason, timeoutMs) {
    const { clock } = context;
    const started = clock.monotonic();
    const look = lookAtDrain(context, ref);
    const { done, queue, polls } = await (0,_queue_watch_js__WEBPACK_IMPORTED_MODULE_4__/* .watchQueue */ .B)({ context, ref, timeoutMs, done: look });
    const waitedMs = clock.monotonic() - started;
    const depth = queue.enqueuedPullRequests.length;
    const sentence = done
        ? `Empty after ${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(waitedMs / 1000)}.`
        : `Not empty after ${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(waitedMs / 1000)}: ${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequests */ .sD)(depth)} left.`;
    return {
        outcome: done ? 'drained' : 'timed-out',
        outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
        details: { queue },
        summary: (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateReport */ .Ip)({ ref, reason }, sentence, queue, clock.now()),
        ...(done
            ? {}
            : {
                failure: `Waiting for the queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_9__/* .queueName */ .n)(ref)} to be empty: after ${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(waitedMs / 1000)} it is ${queue.state} with ${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequests */ .sD)(depth)} (${leftOver(queue)}). Cancel them or raise \`timeout-minutes\`; the queue was left draining.`,
            }),
    };
}
function lookAtDrain(context, ref) {
    let depth = -1;
    let stuck = false;
    return (queue) => {
        (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1)(context, queue);
        const now = queue.enqueuedPullRequests.length;
        if (now !== depth)
            context.log.info((0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .queueLine */ .W5)((0,_queue_name_js__WEBPACK_IMPORTED_MODULE_9__/* .queueName */ .n)(ref), queue, context.clock.now()));
        depth = now;
        if (now === 0 && queue.state !== 'running')
            return true;
        if (queue.state === 'running' || queue.state === 'paused')
            throw overruled(ref, queue);
        const waiting = queue.enqueuedPullRequests.every(({ state }) => state === 'PENDING' || state === 'NOT_READY');
        if (waiting && !stuck)
            context.log.warning(`Nothing is under test any more, and a draining queue does not start what waits: ${leftOver(queue)}. Cancel them, or they keep the queue from being empty.`);
        stuck = waiting;
        return false;
    };
}
const overruled = (ref, queue) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ('refused', {
    request: `Waiting for the queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_9__/* .queueName */ .n)(ref)} to be empty`,
    problem: `it is ${queue.state} now, with ${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequests */ .sD)(queue.enqueuedPullRequests.length)}: somebody else ended the drain`,
    remedy: 'Find out who changed the queue, then drain it again.',
});
function leftOver({ enqueuedPullRequests: all }) {
    const shown = all
        .slice(0, 20)
        .map(({ prNumber, state }) => `#${prNumber}${state === undefined ? '' : ` ${state}`}`);
    return [...shown, ...(all.length > 20 ? [`${all.length - 20} more`] : [])].join(', ');
}
//# sourceMappingURL=drain-queue.js.map

/***/ }),

/***/ 9477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   getPullRequest: () => (/* binding */ getPullRequest)
/* harmony export */ });
/* harmony import */ var _pull_request_readiness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2784);
/* harmony import */ var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6583);
/* harmony import */ var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2484);
/* harmony import */ var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7452);
/* harmony import */ var _service_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9662);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8244);







const getPullRequest = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .defineOperation */ .h)({
    about: 'Read the state of a pull request in the queue, and use it as a gate.',
    target: (0,_pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestTarget */ .S)(),
    inputs: { failOn: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .PULL_REQUEST_STATES */ .fc).default([]) },
    outputs: ['state', 'submitted', 'priority'],
    outcomes: ['found', 'not-submitted'],
    async run(inputs, context, { ref }) {
        const record = await (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(context.service, ref);
        context.setOutputs((0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOutputs */ .QS)(record));
        const state = record?.state;
        const headline = headlineOf((0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(ref), record);
        context.log.info(headline);
        const gated = inputs.failOn.some((wanted) => wanted === state);
        return {
            outcome: record === undefined ? 'not-submitted' : 'found',
            details: { pullRequest: record },
            summary: (0,_pull_request_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportSummary */ .h)({
                status: gated ? 'bad' : 'neutral',
                headline,
                why: (0,_pull_request_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .whatIsMissing */ .B)(record?.readiness).map((phrase) => `Not ready: ${phrase}`),
                facts: [
                    ['Since (UTC)', record?.stateChangedAt],
                    ['Priority', record?.priorityName ?? record?.priorityValue],
                    ['Head commit', record?.prSha?.slice(0, 12)],
                ],
                remedy: gated ? 'Look at the pull request, then run the step again.' : undefined,
            }),
            ...(gated
                ? {
                    failure: `Reading ${(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(ref)}: it is ${state}, which \`fail-on\` names. Look at the pull request, then run the step again.`,
                }
                : {}),
        };
    },
});
function headlineOf(name, record) {
    if (record === undefined)
        return `${name} was never submitted to the queue`;
    const state = record.state ?? 'in no state that the service names';
    return `${name} is ${state}${record.isCurrentlySubmittedToQueue ? ', in the queue' : ', not in the queue now'}`;
}
//# sourceMappingURL=get-pull-request.js.map

/***/ }),

/***/ 7251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   getQueue: () => (/* binding */ getQueue)
/* harmony export */ });
/* harmony import */ var _queue_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2819);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4176);
/* harmony import */ var _queue_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3418);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3805);
/* harmony import */ var _service_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9662);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);








const getQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .defineOperation */ .h)({
    about: 'Read a queue: its state, its settings, and who is in it since when. Use it as a gate.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_3__/* .queueTarget */ .X,
    inputs: { failOn: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .choices */ .zM)(_service_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .QUEUE_STATES */ .PE).default([]) },
    outputs: _queue_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOutputNames */ .lR,
    outcomes: ['found', 'not-found'],
    async run(inputs, context, ref) {
        const queue = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref);
        const gated = inputs.failOn.some((state) => state === queue.state);
        return {
            outcome: 'found',
            details: { queue },
            summary: (0,_queue_report_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReport */ .Qs)(ref, queue, context.clock.now()),
            ...(gated
                ? {
                    failure: `Reading the queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .n)(ref)}: it is ${queue.state}, which \`fail-on\` names. Resume the queue, or run the step again when it has changed.`,
                }
                : {}),
        };
    },
});
//# sourceMappingURL=get-queue.js.map

/***/ }),

/***/ 2363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   getTestingDetails: () => (/* binding */ getTestingDetails)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5586);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
/* harmony import */ var _pull_request_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9431);
/* harmony import */ var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7452);
/* harmony import */ var _pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4459);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
/* harmony import */ var _shared_references_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2886);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8244);










const testRunId = () => zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()
    .toLowerCase()
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-.*)?$/, {
    error: 'must be the UUID of a test run',
})
    .transform((id) => id.slice(0, 36));
const getTestingDetails = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_6__/* .defineOperation */ .h)({
    about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
    target: _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPullRequestTarget */ .A,
    inputs: {
        testRunId: testRunId().optional(),
        testBranchPattern: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(),
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
            const problem = (0,_pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .problemOfPattern */ .Px)(testBranchPattern);
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
        const report = (0,_pull_request_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .reportChecks */ .o)(details);
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
    const fork = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .headOfFork */ .m$)(event);
    const branches = [
        event.ref,
        fork ? undefined : at(payload, 'pull_request', 'head', 'ref'),
        fork ? undefined : at(payload, 'workflow_run', 'head_branch'),
        at(payload, 'check_run', 'check_suite', 'head_branch'),
        at(payload, 'check_suite', 'head_branch'),
        at(payload, 'ref'),
        at(payload, 'branches', '0', 'name'),
    ];
    return branches
        .filter((branch) => branch !== undefined)
        .map((branch) => (0,_pull_request_test_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTestBranch */ .cH)(branch, pattern))
        .find((found) => found !== undefined);
}
function at(value, ...path) {
    const found = path.reduce((inner, key) => typeof inner === 'object' && inner !== null
        ? inner[key]
        : undefined, value);
    return typeof found === 'string' ? found : undefined;
}
async function queueOf(targetBranch, branch, { repository, setOutputs }, resolve) {
    if (targetBranch === undefined)
        return (await resolve({ number: branch?.number })).ref;
    setOutputs({ 'target-branch': targetBranch });
    return (0,_shared_references_js__WEBPACK_IMPORTED_MODULE_9__/* .queueRef */ .t)(repository, targetBranch);
}
const noTestRun = (event) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ('invalid-input', {
    request: 'Finding the test run',
    problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
    remedy: 'Set `test-run-id`, or `test-branch-pattern` where the queue names its branches otherwise.',
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
        `Test run ${id}: ${details.status ?? 'no status'}, testing ${tested || 'nothing that it names'}`,
        ...failing.map(({ name, url }) => `Failed: ${name}${url === undefined ? '' : ` (${url})`}`),
        ...missing.map((name) => `Required and never reported: ${name}`),
    ];
}
function summary(id, details, { checks, missing }) {
    const tested = (details.testedPullRequests ?? []).map(({ prNumber, prUrl, title }) => [
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`#${prNumber}`, prUrl),
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(title ?? ''),
    ]);
    return [
        `Test run ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)} is **${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(details.status ?? 'without a status')}** on ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.testBranch ?? '')}.`,
        tested.length === 0 ? '' : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Pull request', 'Title'], tested),
        checks.length + missing.length === 0
            ? 'No check has reported yet.'
            : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Check', 'State', 'Required'], [
                ...checks.map((check) => [
                    (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(check.name, check.url),
                    ICONS[check.state],
                    check.required ? 'yes' : '',
                ]),
                ...missing.map((name) => [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(name), '⚪ never reported', 'yes']),
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
//# sourceMappingURL=get-testing-details.js.map

/***/ }),

/***/ 2941:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pauseQueue: () => (/* binding */ pauseQueue)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4176);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3805);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8244);






const pauseQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .defineOperation */ .h)({
    about: 'Pause a queue: nothing is tested and nothing merges until it is resumed.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_3__/* .queueTarget */ .X,
    inputs: { reason: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)().optional(), resumeAfterJob: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt)() },
    outputs: [..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .queueOutputNames */ .lR, ..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOutputNames */ .Id],
    outcomes: ['paused', 'unchanged'],
    async run({ reason, resumeAfterJob }, context, ref) {
        const queue = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref);
        const request = { ref, queue, reason, state: 'paused', restore: resumeAfterJob };
        if (queue.state === 'paused')
            return (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .unchanged */ .Cv)(context, request, `The queue was paused already${resumeAfterJob ? '; that pause is not undone when the job ends' : ''}`);
        const set = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .setState */ .wb)(context, request);
        if ('planned' in set)
            return set.planned;
        return {
            outcome: 'paused',
            details: { queue: set.queue, changes: set.changes },
            summary: (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateReport */ .Ip)(request, `Paused; it was **${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(queue.state)}** before.`, set.queue, context.clock.now()),
        };
    },
});
//# sourceMappingURL=pause-queue.js.map

/***/ }),

/***/ 9774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restartTests: () => (/* binding */ restartTests)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
/* harmony import */ var _pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2484);
/* harmony import */ var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7452);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9022);
/* harmony import */ var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9890);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6544);
/* harmony import */ var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5088);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8244);









const SETTLE_MS = 5000;
const restartTests = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_7__/* .defineOperation */ .h)({
    about: 'Run the tests of a queued pull request again.',
    target: (0,_pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestTarget */ .S)(),
    inputs: {},
    outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
    outcomes: ['restarted', 'not-queued'],
    async run(_inputs, context, { ref }) {
        const before = await (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(context.service, ref);
        context.setOutputs({ ...(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(before), 'previous-state': before?.state });
        if (!before?.isCurrentlySubmittedToQueue)
            return notQueued(ref, before);
        if (context.dryRun)
            return (0,_step_dry_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planned */ .l)(context.log, [(0,_service_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .restartTestsOnPullRequest */ .cl)(ref)]);
        try {
            await restart(context, ref, before);
        }
        catch (error) {
            if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
                return notQueued(ref, before);
            throw error;
        }
        const after = await (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(context.service, ref);
        const headline = `The tests of ${(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(ref)} were restarted`;
        context.log.info(`${headline}: ${before.state} before, ${after?.state ?? 'not known'} now`);
        return {
            outcome: 'restarted',
            outputs: { 'previous-state': before.state, ...(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOutputs */ .QS)(after) },
            details: { before, after },
            summary: (0,_pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
                status: 'good',
                headline,
                facts: [
                    ['State before', before.state],
                    ['State', after?.state],
                ],
            }),
        };
    },
});
async function restart({ service, clock, signal }, ref, before) {
    const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .Deadline */ .B(clock, service.retryTimeoutMs);
    const call = { deadline };
    await (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendVerified */ .F)({
        clock,
        deadline,
        signal,
        sends: 2,
        send: () => service.restartTestsOnPullRequest(ref, call),
        readBack: async (error) => {
            if (error.status === 409)
                return 'not-applied';
            if (await moved())
                return 'applied';
            await settle(clock, deadline, signal);
            return (await moved()) ? 'applied' : 'not-applied';
        },
    });
    async function moved() {
        const now = await (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(service, ref, call);
        return now?.stateChangedAt !== before.stateChangedAt;
    }
}
const settle = (clock, deadline, signal) => clock.sleep(Math.min(SETTLE_MS, deadline.remainingMs), signal);
function notQueued(ref, record) {
    const state = record?.state;
    const seen = state === undefined ? 'it was never submitted' : `its state is ${state}`;
    return {
        outcome: 'not-queued',
        details: { pullRequest: record },
        summary: (0,_pull_request_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSummary */ .h)({
            status: 'bad',
            headline: `${(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(ref)} is not in the queue, so there are no tests to restart`,
            why: [seen],
            remedy: 'Submit it first.',
        }),
        failure: `Restarting the tests of ${(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(ref)}: it is not in the queue, ${seen}. Submit it first, with \`operation: submit\`.`,
    };
}
//# sourceMappingURL=restart-tests.js.map

/***/ }),

/***/ 852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeQueue: () => (/* binding */ resumeQueue)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4176);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3805);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8244);






const resumeQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .defineOperation */ .h)({
    about: 'Let a paused or draining queue run again.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_3__/* .queueTarget */ .X,
    inputs: { expectedState: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .choice */ .Yq)(['paused', 'draining']).optional() },
    outputs: [..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .queueOutputNames */ .lR, ..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOutputNames */ .Id],
    outcomes: ['resumed', 'unchanged'],
    async run({ expectedState }, context, ref) {
        const queue = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context, ref);
        if (queue.state === 'running')
            return (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .unchanged */ .Cv)(context, { ref, queue }, 'The queue was running already');
        if (expectedState !== undefined && queue.state !== expectedState)
            return (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .unchanged */ .Cv)(context, { ref, queue }, `The queue is ${queue.state} and not ${expectedState}, so it was left as it is`);
        const set = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .setState */ .wb)(context, { ref, queue, state: 'running', restore: false });
        if ('planned' in set)
            return set.planned;
        return {
            outcome: 'resumed',
            details: { queue: set.queue, changes: set.changes },
            summary: (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateReport */ .Ip)({ ref }, `Running again; it was **${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(queue.state)}** before.`, set.queue, context.clock.now()),
        };
    },
});
//# sourceMappingURL=resume-queue.js.map

/***/ }),

/***/ 9097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  setImpactedTargets: () => (/* binding */ setImpactedTargets)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5586);
// EXTERNAL MODULE: ./lib/src/github/event.js + 1 modules
var github_event = __webpack_require__(1191);
// EXTERNAL MODULE: ./lib/src/http/errors.js
var errors = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/markdown/markdown.js
var markdown = __webpack_require__(6801);
// EXTERNAL MODULE: ./lib/src/pull-request/resolve.js
var resolve = __webpack_require__(7452);
// EXTERNAL MODULE: ./lib/src/runner/workspace.js + 1 modules
var runner_workspace = __webpack_require__(3398);
// EXTERNAL MODULE: ./lib/src/service/requests.js
var requests = __webpack_require__(9022);
// EXTERNAL MODULE: ./lib/src/shared/errors.js
var shared_errors = __webpack_require__(8835);
// EXTERNAL MODULE: ./lib/src/shared/globs.js
var globs = __webpack_require__(8217);
// EXTERNAL MODULE: ./lib/src/step/dry-run.js
var dry_run = __webpack_require__(5088);
// EXTERNAL MODULE: ./lib/src/step/inputs.js
var inputs = __webpack_require__(9428);
// EXTERNAL MODULE: ./lib/src/step/operation.js
var operation = __webpack_require__(8244);
;// CONCATENATED MODULE: ./lib/src/targets/formats.js
const FORMATS = [
    'lines',
    'json',
    'bazel',
    'bazel-diff',
    'target-determinator',
    'nx',
    'turbo',
    'pants',
    'buck2',
    'rush',
    'moon',
    'lerna',
    'pnpm',
    'gradle',
];
//# sourceMappingURL=formats.js.map
// EXTERNAL MODULE: ./lib/src/targets/parse-error.js
var parse_error = __webpack_require__(4567);
// EXTERNAL MODULE: ./lib/src/targets/ansi.js
var ansi = __webpack_require__(1620);
// EXTERNAL MODULE: ./lib/src/targets/lines.js
var lines = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/src/targets/line-formats.js

const TWO_SLASHES = 0x2f2f;
const COMMA = 0x2c;
const never = () => false;
const always = () => true;
const SUSPICIOUS = new Uint8Array(256);
for (const byte of Buffer.from('"\'`{}[](),<>$#;&|'))
    SUSPICIOUS[byte] = 1;
const NOTHING = new Set(['null', 'undefined', 'None', 'nil']);
const isNothing = (bytes, start, end) => end - start <= 9 && NOTHING.has((0,lines/* textOf */.b6)(bytes, start, end));
const isWord = (bytes, start, end, inner) => inner !== lines/* INNER_SPACE */.sS &&
    SUSPICIOUS[bytes.getUint8(start)] === 0 &&
    bytes.getUint8(end - 1) !== COMMA &&
    !isNothing(bytes, start, end);
const words = (format, what) => ({
    format,
    what,
    begins: always,
    fits: isWord,
});
const plain = { format: 'lines', what: 'lines', begins: always, fits: always };
const BAZEL_NOISE = /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/;
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m;
const LABEL_KIND = /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/;
const LABEL_KIND_LINE = new RegExp(LABEL_KIND, 'm');
const bazelLabelKind = {
    format: 'bazel',
    what: 'bazel query label_kind',
    begins: (line, head) => LABEL_KIND.test(line) || (BAZEL_NOISE.test(line) && LABEL_KIND_LINE.test(head)),
    fits: never,
    read: (line) => LABEL_KIND.exec(line)?.[1] ?? (BAZEL_NOISE.test(line) ? '' : undefined),
};
const labels = (format, what) => ({
    format,
    what,
    begins: (line, head) => LABEL_LINE.test(line) || (BAZEL_NOISE.test(line) && LABEL_LINE.test(head)),
    fits: (bytes, start, end, inner) => inner !== lines/* INNER_SPACE */.sS && end - start > 1 && bytes.getInt16(start, true) === TWO_SLASHES,
    read: (line) => {
        if (LABEL_LINE.test(line))
            return line.replace(/ \((?:[0-9a-f]{6,}|null)\)$/, '');
        return BAZEL_NOISE.test(line) ? '' : undefined;
    },
});
const BUCK_TARGET = /^([\w.+=-]+\/\/[^\s:]*:\S+)(?: \(\S+\))?$/;
const buck2 = {
    format: 'buck2',
    what: 'buck2 targets',
    begins: (line, head) => BUCK_TARGET.test(line) ||
        (/^Level \d+$/.test(line) && /^\s*[\w.+=-]+\/\/[^\s:]*:\S+$/m.test(head)),
    fits: never,
    read: (line) => BUCK_TARGET.exec(line)?.[1] ?? (/^Level \d+$/.test(line) ? '' : undefined),
};
const pants = {
    format: 'pants',
    what: 'pants addresses',
    begins: (line, head) => /^(?![:@]|\/\/)[^\s:]+\/[^\s:]*:[^\s:]+$/.test(line) ||
        (/^\/\/(?:[^\s:/]+\.[^\s:/]+)?:[^\s:]+$/.test(line) &&
            /^(?![:@]|\/\/)(?:[^\s:]+:[^\s:]+|[^\s:]+\/[^\s:]+)$/m.test(head)),
    fits: isWord,
};
const GRADLE_TASK = /^(?:> Task )?(:[^\s:]\S*)(?: (?:SKIPPED|UP-TO-DATE|NO-SOURCE|FROM-CACHE|EXECUTED))?$/;
const GRADLE_TASK_LINE = new RegExp(GRADLE_TASK, 'm');
const GRADLE_PROJECT = /^[|\s]*[+\\]--- (?:Included build|Project) '(:[^']*)'(?: - .*)?$/;
const GRADLE_ROOT = /^Root project\b/m;
const GRADLE_NOISE = /^(?:BUILD SUCCESSFUL\b|> Configure project\b|-{3,}$|\d+ actionable tasks?\b|Configuration cache\b|Calculating task graph\b|Reusing configuration cache\b|Starting a Gradle Daemon\b|Daemon will be stopped\b|To honour the JVM settings\b|Welcome to Gradle\b|Here are the highlights\b|For more details see\b)/;
const GRADLE_PROJECTS_NOISE = /^(?:(?:> Task )?:projects$|Root project\b|Projects:$|Project hierarchy:$|No sub-projects$|To see a list of the tasks\b|For example, try running\b)/;
const gradleProjects = {
    format: 'gradle',
    what: 'gradle projects',
    begins: (line, head) => GRADLE_ROOT.test(head) && (GRADLE_NOISE.test(line) || GRADLE_PROJECTS_NOISE.test(line)),
    fits: never,
    read: (line) => GRADLE_PROJECT.exec(line)?.[1] ??
        (GRADLE_NOISE.test(line) || GRADLE_PROJECTS_NOISE.test(line) ? '' : undefined),
};
const gradleTasks = {
    format: 'gradle',
    what: 'gradle tasks',
    begins: (line, head) => GRADLE_TASK.test(line) || (GRADLE_NOISE.test(line) && GRADLE_TASK_LINE.test(head)),
    fits: never,
    read: (line) => GRADLE_TASK.exec(line)?.[1] ?? (GRADLE_NOISE.test(line) ? '' : undefined),
};
const ANY = [
    bazelLabelKind,
    buck2,
    pants,
    labels('bazel', 'bazel labels'),
    gradleProjects,
    gradleTasks,
    words('lines', 'lines'),
];
const LINE_FORMATS = {
    auto: ANY,
    lines: [plain],
    json: [],
    bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
    'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
    'target-determinator': [labels('target-determinator', 'target-determinator labels')],
    nx: [words('nx', 'nx project names')],
    turbo: [],
    pants: [words('pants', 'pants addresses')],
    buck2: [buck2],
    rush: [],
    moon: [words('moon', 'moon project ids')],
    lerna: [words('lerna', 'lerna package names')],
    pnpm: [],
    gradle: [gradleProjects, gradleTasks],
};
//# sourceMappingURL=line-formats.js.map
// EXTERNAL MODULE: ./lib/src/targets/target-set.js + 1 modules
var target_set = __webpack_require__(4024);
;// CONCATENATED MODULE: ./lib/src/targets/read.js





const JSON_LIMIT_BYTES = 64 * 1024 * 1024;
async function readTargets(chunks, options) {
    let reader;
    let json = LINE_FORMATS[options.format].length === 0 ? new Collector() : undefined;
    for await (const chunk of chunks) {
        if (reader === undefined && json === undefined) {
            if (isJson(chunk, options.format))
                json = new Collector();
            else
                reader = new LineTargets(options, chunk);
        }
        if (json !== undefined)
            json.push(chunk);
        else if (reader?.push(chunk) === false)
            break;
    }
    if (json === undefined)
        return (reader ?? new LineTargets(options, new Uint8Array())).end();
    return takeJson(json.bytes(), options);
}
const JSON_LINE = /^(?:\u00ef\u00bb\u00bf)?(?:\u001b\[[\d;]*m)*[[{]/m;
function isJson(head, format) {
    if (format === 'lines')
        return false;
    return JSON_LINE.test(Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1'));
}
class Collector {
    #chunks = [];
    #size = 0;
    push(chunk) {
        this.#size += chunk.length;
        if (this.#size > JSON_LIMIT_BYTES)
            throw new parse_error/* TargetsParseError */.CD(`it is JSON of more than ${JSON_LIMIT_BYTES} bytes, and JSON must be read whole`, "Write one target a line instead (jq -r '.[]'), which may have any size.");
        this.#chunks.push(Buffer.from(chunk));
    }
    bytes() {
        return Buffer.concat(this.#chunks, this.#size);
    }
}
async function takeJson(bytes, { format, keep, into }) {
    if (format !== 'auto' && bytes.length < 100 && trimmed(bytes) === ALL)
        return { format, what: 'ALL', all: true, leftOut: 0 };
    const { readJson } = await __webpack_require__.e(/* import() */ 640).then(__webpack_require__.bind(__webpack_require__, 7640));
    const { shape, names } = readJson(bytes, format);
    let leftOut = 0;
    for (const name of names) {
        if (Buffer.byteLength(name) > target_set/* LONGEST_TARGET_BYTES */.Xq)
            throw new parse_error/* TargetsParseError */.CD(`the target ${(0,parse_error/* quoted */.TL)(name)} is longer than ${target_set/* LONGEST_TARGET_BYTES */.Xq} bytes, which no target is`, 'Check the command of the tool.');
        if (keep === undefined || keep(name))
            into.addText(name);
        else
            leftOut++;
        if (into.full)
            break;
    }
    return {
        format: format === 'auto' ? shape.format : format,
        what: shape.what,
        all: false,
        leftOut,
    };
}
const HEAD_BYTES = 64 * 1024;
const ALL = 'ALL';
const trimmed = (bytes) => (0,lines/* textOf */.b6)(bytes, 0, bytes.length)
    .replace(/^\ufeff/, '')
    .trim();
class LineTargets {
    #options;
    #head;
    #lines = new lines/* LineReader */.uo((...line) => this.#take(...line));
    #format;
    #maybeAll = false;
    #leftOut = 0;
    constructor(options, head) {
        this.#options = options;
        this.#head = (0,ansi/* stripAnsi */.a)((0,lines/* textOf */.b6)(head, 0, Math.min(head.length, HEAD_BYTES)));
    }
    push(chunk) {
        return this.#lines.push(chunk);
    }
    end() {
        this.#lines.end();
        const { format, what } = this.#format ?? this.#none();
        return { format, what, all: this.#maybeAll, leftOut: this.#leftOut };
    }
    #none() {
        return LINE_FORMATS[this.#options.format].at(-1);
    }
    #take(bytes, start, end, inner, number) {
        if (this.#format === undefined || this.#maybeAll) {
            if (this.#format === undefined &&
                end - start === ALL.length &&
                (0,lines/* textOf */.b6)(bytes, start, end) === ALL) {
                this.#maybeAll = true;
                this.#format = this.#none();
                return true;
            }
            if (this.#maybeAll) {
                this.#maybeAll = false;
                this.#addText(ALL);
            }
            else
                this.#format = this.#choose((0,lines/* textOf */.b6)(bytes, start, end));
        }
        const { fits, read } = this.#format;
        if (fits(bytes, start, end, inner))
            this.#add(bytes, start, end);
        else {
            const target = read?.((0,lines/* textOf */.b6)(bytes, start, end));
            if (target === undefined)
                throw this.#foreign((0,lines/* textOf */.b6)(bytes, start, end), number);
            if (target !== '')
                this.#addText(target);
        }
        return !this.#options.into.full;
    }
    #choose(first) {
        const formats = LINE_FORMATS[this.#options.format];
        return formats.find(({ begins }) => begins(first, this.#head)) ?? formats.at(-1);
    }
    #add(bytes, start, end) {
        const { keep, into } = this.#options;
        if (keep === undefined || keep((0,lines/* textOf */.b6)(bytes, start, end)))
            into.add(bytes, start, end);
        else
            this.#leftOut++;
    }
    #addText(target) {
        const { keep, into } = this.#options;
        if (keep === undefined || keep(target))
            into.addText(target);
        else
            this.#leftOut++;
    }
    #foreign(line, number) {
        const { what } = this.#format;
        return new parse_error/* TargetsParseError */.CD(`it was read as ${what}, and line ${number} is ${(0,parse_error/* quoted */.TL)(line)}, which is no target of that format`, 'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, name `impacted-targets-format: lines`.');
    }
}
//# sourceMappingURL=read.js.map
;// CONCATENATED MODULE: ./lib/src/operations/set-impacted-targets.js
















const set_impacted_targets_inputs = {
    impactedTargets: schemas/* string */.YjP().optional(),
    impactedTargetsFile: (0,inputs/* line */.n8)().optional(),
    impactedTargetsFormat: (0,inputs/* choice */.Yq)(['auto', ...FORMATS]),
    includeTargets: (0,inputs/* lines */.Mn)().default([]),
    excludeTargets: (0,inputs/* lines */.Mn)().default([]),
    headSha: (0,inputs/* commitSha */.mJ)().optional(),
    onMissingFile: (0,inputs/* choice */.Yq)(['fail', 'all']),
    onEmpty: (0,inputs/* choice */.Yq)(['fail', 'all', 'send']),
    onTooLarge: (0,inputs/* choice */.Yq)(['all', 'fail']),
    allowForkRun: (0,inputs/* flag */.Jt)(),
};
const REASONS = {
    requested: 'the list is `ALL`',
    'too-large': `the list does not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
    'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
    empty: 'no target is left, and `on-empty` is `all`',
    'refused-413': 'the service found the list too large (HTTP 413)',
};
const setImpactedTargets = (0,operation/* defineOperation */.h)({
    about: 'Upload the targets that a pull request impacts, for a parallel queue.',
    target: resolve/* optionalPullRequestTarget */.A,
    inputs: set_impacted_targets_inputs,
    outputs: [
        'targets-count',
        'duplicates-removed',
        'targets-sent',
        'all-reason',
        'body-bytes',
        'targets-format',
    ],
    outcomes: ['uploaded', 'uploaded-all', 'uploaded-none'],
    retryTimeoutSeconds: 300,
    checks: [notBoth, notNeither, notTheMergeCommit],
    withoutToken: ({ allowForkRun }, event) => allowForkRun && (0,github_event/* withheldSecrets */.HG)(event)?.from === 'fork' && event.runId !== ''
        ? { 'x-forked-workflow-run-id': event.runId }
        : undefined,
    async run(given, context, resolve) {
        const { ref, headSha } = await resolve({
            needs: given.headSha === undefined ? ['head-sha'] : [],
        });
        const sha = headCommit(given, headSha);
        context.setOutputs({ 'head-sha': sha });
        const head = bodyHead(ref, sha);
        let upload = await prepare(given, context, head);
        logUpload(upload, context);
        if (context.dryRun)
            return (0,dry_run/* planned */.l)(context.log, [requests/* setImpactedTargets */.qN(ref, upload.body)]);
        try {
            await context.service.setImpactedTargets(ref, upload.body);
        }
        catch (error) {
            const again = upload.sent === 'list' && given.onTooLarge === 'all' && (0,errors/* hasStatus */.Ro)(error, 413);
            if (!again)
                throw error;
            upload = { ...upload, ...everything(head, 'refused-413') };
            logUpload(upload, context);
            await context.service.setImpactedTargets(ref, upload.body);
        }
        if (context.service.authenticated)
            await warnIfHeadMoved(ref, sha, context);
        return {
            outcome: upload.sent === 'list' ? 'uploaded' : `uploaded-${upload.sent}`,
            outputs: outputsOf(upload),
            details: { firstTargets: upload.first },
            summary: summarize(ref, sha, upload),
        };
    },
});
function notBoth({ impactedTargets, impactedTargetsFile }) {
    return impactedTargets !== undefined && impactedTargetsFile !== undefined
        ? 'Inputs `impacted-targets` and `impacted-targets-file` are both set; set one of them'
        : undefined;
}
function notNeither({ impactedTargets, impactedTargetsFile, onEmpty }) {
    return impactedTargets === undefined && impactedTargetsFile === undefined && onEmpty !== 'all'
        ? 'Neither `impacted-targets` nor `impacted-targets-file` is set, or the step that should give the list gave none; a missing list is never sent as "impacts nothing"'
        : undefined;
}
function notTheMergeCommit({ headSha }, { event }) {
    const head = event.payload['pull_request']?.head;
    return headSha !== undefined &&
        head !== undefined &&
        head.sha !== headSha &&
        event.sha === headSha
        ? 'Input `head-sha` is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`'
        : undefined;
}
function headCommit({ headSha }, resolved) {
    const sha = headSha ?? resolved;
    if (sha !== undefined)
        return sha;
    throw new shared_errors/* ActionError */.lZ('invalid-input', {
        request: 'Finding the head commit of the pull request',
        problem: 'the event does not tell it, and GitHub could not be asked',
        remedy: 'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
    });
}
function bodyHead({ repository, targetBranch, number }, sha) {
    const { host, owner, name } = repository;
    const rest = { repo: { host, owner, name }, targetBranch, pr: { number, sha } };
    return Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"impactedTargets":`);
}
async function prepare(given, { workspace, log }, head) {
    const { impactedTargets, impactedTargetsFile: path, includeTargets, excludeTargets } = given;
    if (impactedTargets === undefined && path === undefined)
        return everything(head, 'empty');
    const into = new target_set/* TargetSet */.G8(head);
    const chunks = path === undefined
        ? [Buffer.from(impactedTargets)]
        : workspace.chunks('impacted-targets-file', path, { reuse: true });
    const keep = filter(includeTargets, excludeTargets);
    let read;
    try {
        read = await readTargets(chunks, { format: given.impactedTargetsFormat, keep, into });
    }
    catch (error) {
        if (error instanceof runner_workspace/* MissingFileError */.H && given.onMissingFile === 'all')
            return everything(head, 'missing-file');
        if (error instanceof parse_error/* TargetsParseError */.CD)
            throw unreadable(error, path);
        throw error;
    }
    if (read.all)
        return { ...everything(head, 'requested'), read };
    log.info(`Read as ${read.what}: ${into.full ? 'more than ' : ''}${into.count} targets, ${into.duplicates} duplicates removed, ${read.leftOut} left out by the filters`);
    if (into.full)
        return { ...tooLarge(given, into, head), read };
    const known = { read, count: into.count, duplicates: into.duplicates, first: into.first() };
    if (into.count > 0)
        return { sent: 'list', body: into.body(), ...known };
    if (given.onEmpty === 'all')
        return { ...everything(head, 'empty'), ...known };
    if (given.onEmpty === 'send')
        return { sent: 'none', body: into.body(), ...known };
    throw nothingLeft(read);
}
function filter(include, exclude) {
    if (include.length === 0 && exclude.length === 0)
        return undefined;
    const included = include.length === 0 ? () => true : (0,globs/* compileGlobs */.t)(include);
    const excluded = (0,globs/* compileGlobs */.t)(exclude);
    return (target) => included(target) && !excluded(target);
}
function everything(head, reason) {
    return { sent: 'all', reason, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] };
}
function tooLarge({ onTooLarge }, into, head) {
    if (onTooLarge === 'all')
        return { ...everything(head, 'too-large'), moreThan: into.count };
    throw new shared_errors/* ActionError */.lZ('invalid-input', {
        request: 'Preparing the upload of the impacted targets',
        problem: `more than ${into.count} targets do not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
        remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
    });
}
function nothingLeft({ what, leftOut }) {
    return new shared_errors/* ActionError */.lZ('invalid-input', {
        request: 'Reading the impacted targets',
        problem: leftOut > 0
            ? `the filters left none of ${leftOut} targets (read as ${what})`
            : `there is none (read as ${what})`,
        remedy: 'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to impact everything, `on-empty: all`.',
    });
}
function unreadable(error, path) {
    const source = path === undefined
        ? '`impacted-targets`'
        : `\`impacted-targets-file\` (${JSON.stringify(path)})`;
    return new shared_errors/* ActionError */.lZ('invalid-input', { request: `Reading ${source}`, problem: error.message, remedy: error.remedy }, { cause: error });
}
const bytesOf = (body) => body.reduce((sum, chunk) => sum + chunk.length, 0);
const outputsOf = (upload) => ({
    'targets-count': upload.count,
    'duplicates-removed': upload.duplicates,
    'targets-sent': upload.sent,
    'all-reason': upload.reason,
    'body-bytes': bytesOf(upload.body),
    'targets-format': upload.read?.format,
});
function logUpload(upload, { log, setOutputs }) {
    setOutputs(outputsOf(upload));
    const bytes = `${bytesOf(upload.body)} bytes`;
    if (upload.sent === 'none')
        log.info(`The list is empty: the change impacts nothing (${bytes}).`);
    if (upload.sent === 'list')
        log.info(`${upload.count} targets, ${bytes}. The first: ${upload.first.join(', ')}`);
    if (upload.reason === 'requested')
        log.info('Every target is impacted (ALL), as requested.');
    else if (upload.reason !== undefined)
        log.warning(`Every target is impacted (ALL), because ${why(upload, upload.reason)}.`);
}
const why = ({ moreThan }, reason) => moreThan === undefined ? REASONS[reason] : `${REASONS[reason]}: more than ${moreThan} targets`;
async function warnIfHeadMoved(ref, sha, context) {
    const [queue, head] = await Promise.all([readQueue(ref, context), readHead(ref, context)]);
    const { log } = context;
    const other = [
        { who: 'the queue', sha: queue?.prSha?.toLowerCase() },
        { who: 'GitHub', sha: head },
    ].find((seen) => seen.sha !== undefined && seen.sha !== sha);
    if (other !== undefined)
        log.warning(`The targets were uploaded for ${sha}, and for ${other.who} the head of #${ref.number} is ${other.sha}: they do not count for it. The run for that commit must upload its own.`);
    else if (queue?.readiness?.hasImpactedTargets === false)
        log.warning(`The upload was acknowledged, but the queue says that #${ref.number} has no impacted targets. Check that ${sha} is the head of the pull request.`);
}
async function readQueue(ref, { service, log }) {
    try {
        return await service.getSubmittedPullRequest(ref, { attempts: 3 });
    }
    catch (error) {
        if (!(error instanceof shared_errors/* ActionError */.lZ))
            throw error;
        if (!(0,errors/* hasStatus */.Ro)(error, 404))
            log.info(`The upload was acknowledged; reading the pull request back failed: ${error.message}`);
        return undefined;
    }
}
async function readHead({ number }, { github, log }) {
    if (!github.available)
        return undefined;
    try {
        return (await github.pullRequest(number)).headSha;
    }
    catch (error) {
        if (!(error instanceof shared_errors/* ActionError */.lZ))
            throw error;
        log.info(`Whether #${number} has a newer head could not be told: ${error.message}`);
        return undefined;
    }
}
function summarize(ref, sha, upload) {
    const sent = upload.reason === undefined
        ? upload.sent === 'none'
            ? 'an empty list: the change impacts nothing'
            : `${upload.count} targets`
        : `ALL: ${why(upload, upload.reason)}`;
    const rows = [
        ['Pull request', (0,markdown/* text */.Qq)(`#${ref.number} on ${ref.targetBranch}`)],
        ['Head commit', (0,markdown/* code */.aY)(sha)],
        ['Sent', (0,markdown/* text */.Qq)(sent)],
        ['Read as', (0,markdown/* text */.Qq)(upload.read?.what ?? '–')],
        ['Duplicates removed', (0,markdown/* text */.Qq)(upload.duplicates ?? '–')],
        ['Left out by filters', (0,markdown/* text */.Qq)(upload.read?.leftOut ?? '–')],
        ['Request', (0,markdown/* text */.Qq)(`${bytesOf(upload.body)} bytes`)],
        ...(upload.first.length > 0 ? [['First targets', upload.first.map(markdown/* code */.aY).join('<br>')]] : []),
    ];
    return (0,markdown/* table */.tp)(['Impacted targets', ''], rows);
}
//# sourceMappingURL=set-impacted-targets.js.map

/***/ }),

/***/ 3544:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  submit: () => (/* binding */ submit_submit)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(5586);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/src/pull-request/comment.js
var comment = __webpack_require__(5517);
// EXTERNAL MODULE: ./lib/src/pull-request/queue-place.js
var queue_place = __webpack_require__(4653);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/pull-request/report.js
var report = __webpack_require__(2484);
// EXTERNAL MODULE: ./lib/src/pull-request/resolve.js
var resolve = __webpack_require__(7452);
// EXTERNAL MODULE: ./lib/src/http/errors.js
var errors = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/service/verified-write.js
var verified_write = __webpack_require__(9890);
// EXTERNAL MODULE: ./lib/src/shared/clock.js
var clock = __webpack_require__(6544);
;// CONCATENATED MODULE: ./lib/src/pull-request/submit.js




async function submitVerified(context, ref, plan) {
    const { before } = plan;
    const queued = before?.isCurrentlySubmittedToQueue === true;
    if (queued && differences(plan, before).length === 0)
        return { outcome: 'already-queued', record: before };
    if (context.dryRun)
        return { outcome: 'planned' };
    const deadline = new clock/* Deadline */.B(context.clock, context.service.retryTimeoutMs);
    const conflict = await send(context, ref, plan, { deadline });
    const record = await readUntilQueued(context, ref, before, { deadline });
    if (!queued && !conflict)
        return { outcome: 'submitted', record, ignored: ignored(plan, record) };
    return { outcome: 'already-queued', record, ignored: ignored(plan, record) };
}
async function send({ service, clock, signal }, ref, plan, call) {
    let conflict = false;
    await (0,verified_write/* sendVerified */.F)({
        clock,
        deadline: call.deadline,
        signal,
        send: () => service.submitPullRequest(ref, plan, call),
        readBack: async (error) => {
            const now = await (0,pull_request_record/* readRecord */.aE)(service, ref, call);
            conflict = error.status === 409;
            return isNewSubmission(plan.before, now) ? 'applied' : 'not-applied';
        },
    });
    return conflict;
}
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
async function readUntilQueued({ service, clock, signal }, ref, before, call) {
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
        const record = await readAfterWrite(() => (0,pull_request_record/* readRecord */.aE)(service, ref, call));
        if (record !== undefined && isNewSubmission(before, record))
            return record;
        if (pause >= call.deadline.remainingMs)
            throw neverSeen(ref, call.deadline.totalMs, record);
        await clock.sleep(pause, signal);
    }
}
async function readAfterWrite(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.kind === 'aborted')
            throw error;
        throw new errors/* ServiceError */._7('unknown-outcome', {
            ...error.explanation,
            problem: `the submission was acknowledged, but reading it back failed: ${error.explanation.problem}`,
            remedy: 'Look at the queue before running the step again.',
        }, error.failure, { cause: error, ambiguous: true });
    }
}
function isNewSubmission(before, now) {
    if (now === undefined)
        return false;
    return now.isCurrentlySubmittedToQueue || now.stateChangedAt !== before?.stateChangedAt;
}
const PRIORITY_VALUES = {
    urgent: 0,
    high: 10,
    medium: 100,
    low: 200,
    lowest: 255,
};
function differences({ priority, noBatch }, record) {
    const found = [];
    const wanted = typeof priority === 'string' ? PRIORITY_VALUES[priority] : priority;
    if (wanted !== undefined && record.priorityValue !== undefined && record.priorityValue !== wanted)
        found.push(`priority ${record.priorityName ?? record.priorityValue} instead of ${priority}`);
    if (noBatch !== undefined && record.noBatch !== undefined && record.noBatch !== noBatch)
        found.push(`no-batch ${record.noBatch} instead of ${noBatch}`);
    return found;
}
function ignored(options, record) {
    const found = differences(options, record);
    return found.length === 0 ? undefined : `The service kept ${found.join(' and ')}`;
}
const neverSeen = (ref, ms, record) => new errors/* ServiceError */._7('unknown-outcome', {
    request: `POST /submitPullRequest for ${(0,pull_request_record/* nameOf */.Vb)(ref)}`,
    problem: `the service acknowledged it, but for ${Math.round(ms / 1000)} s no read showed it in the queue (${record?.state ?? 'no record'})`,
    remedy: 'Look at the queue before running the step again.',
}, { type: 'broken-body' }, { ambiguous: true });
//# sourceMappingURL=submit.js.map
// EXTERNAL MODULE: ./lib/src/pull-request/wait.js + 6 modules
var wait = __webpack_require__(4229);
// EXTERNAL MODULE: ./lib/src/pull-request/wait-inputs.js
var wait_inputs = __webpack_require__(1289);
// EXTERNAL MODULE: ./lib/src/service/requests.js
var requests = __webpack_require__(9022);
// EXTERNAL MODULE: ./lib/src/shared/errors.js
var shared_errors = __webpack_require__(8835);
// EXTERNAL MODULE: ./lib/src/step/dry-run.js
var dry_run = __webpack_require__(5088);
// EXTERNAL MODULE: ./lib/src/step/inputs.js
var inputs = __webpack_require__(9428);
// EXTERNAL MODULE: ./lib/src/step/operation.js
var operation = __webpack_require__(8244);
;// CONCATENATED MODULE: ./lib/src/operations/submit.js















const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'lowest'];
const priority = () => schemas/* string */.YjP().transform((text, context) => {
    const name = PRIORITIES.find((known) => known === text.toLowerCase());
    if (name !== undefined)
        return name;
    if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
        return Number(text);
    const message = /^\d/.test(text)
        ? 'must be a whole number from 0 to 255'
        : `${(0,inputs/* notOneOf */.NR)(text, PRIORITIES)} A number from 0 to 255 is fine too.`;
    context.issues.push({ code: 'custom', message, input: text });
    return core/* NEVER */.tm;
});
const submit_inputs = {
    priority: priority().optional(),
    noBatch: (0,inputs/* flag */.Jt)().optional(),
    expectedHeadSha: (0,inputs/* commitSha */.mJ)().optional(),
    skipDraft: (0,inputs/* flag */.Jt)(),
    removeLabel: (0,inputs/* line */.n8)().optional(),
    wait: (0,inputs/* flag */.Jt)().default(false),
    ...wait_inputs/* waitInputs */.FG,
};
const submit_submit = (0,operation/* defineOperation */.h)({
    about: 'Submit a pull request to the queue, and prove that it is in it.',
    target: (0,resolve/* pullRequestTarget */.S)('head-sha', 'state'),
    inputs: submit_inputs,
    outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...wait_inputs/* WAIT_OUTPUTS */.lY],
    outcomes: [
        'submitted',
        'already-queued',
        'already-merged',
        'skipped-draft',
        'skipped-closed',
        ...wait_inputs/* WAIT_OUTCOMES */.Oy,
    ],
    async run(given, context, pullRequest) {
        let queued = false;
        try {
            return await submitAndReport(given, pullRequest, context, () => {
                queued = true;
            });
        }
        catch (error) {
            if (error instanceof shared_errors/* ActionError */.lZ && error.kind !== 'aborted')
                await (0,comment/* keepComment */.X)(context, given.comment, pullRequest.ref, {
                    failed: true,
                    body: (0,report/* reportComment */.e)(refusedStory(pullRequest, error, queued)),
                });
            throw error;
        }
    },
});
async function submitAndReport(given, pullRequest, context, onQueued) {
    const { ref } = pullRequest;
    const before = await (0,pull_request_record/* readRecord */.aE)(context.service, ref);
    context.setOutputs((0,pull_request_record/* recordOutputs */.QS)(before));
    const skipped = skip(given, pullRequest, before?.state);
    if (skipped !== undefined) {
        context.log.info(skipped.headline);
        return { outcome: skipped.outcome, summary: (0,report/* reportSummary */.h)({ status: 'neutral', ...skipped }) };
    }
    refuseMovedHead(given, ref, await headNow(given, pullRequest, context));
    const plan = { priority: given.priority, noBatch: given.noBatch, before };
    if (context.dryRun && plan.before?.isCurrentlySubmittedToQueue !== true)
        return (0,dry_run/* planned */.l)(context.log, [(0,requests/* submitPullRequest */.D6)(ref, plan)]);
    const submitted = await submitVerified(context, ref, plan);
    if (submitted.outcome === 'planned')
        return (0,dry_run/* planned */.l)(context.log, [(0,requests/* submitPullRequest */.D6)(ref, plan)]);
    onQueued();
    context.setOutputs((0,pull_request_record/* recordOutputs */.QS)(submitted.record));
    refuseMovedHead(given, ref, submitted.record.prSha ?? pullRequest.headSha, 'it was submitted, but ');
    const reported = await submit_report(given, pullRequest, submitted, context);
    if (!given.wait || context.dryRun)
        return reported;
    const waited = await (0,wait/* waitForMerge */.n)(given, ref, context, {
        leftover: before?.stateChangedAt,
        record: submitted.record,
    });
    return { ...waited, details: { ...waited.details, submission: reported.outcome } };
}
async function submit_report(given, { ref }, { outcome, record, ignored }, context) {
    const { log } = context;
    const place = await (0,queue_place/* readQueuePlace */.p)(context, ref);
    context.setOutputs({ ...(0,pull_request_record/* recordOutputs */.QS)(record), ...place.outputs });
    const already = outcome === 'already-queued';
    const where = place.position === undefined ? '' : `, place ${place.position} of ${place.depth}`;
    const headline = `${(0,pull_request_record/* nameOf */.Vb)(ref)} ${already ? 'was in the queue already' : 'is in the queue'}${where}`;
    log.info(`${headline}; state ${record.state ?? 'not known'}`);
    const missing = (0,readiness/* whatIsMissing */.B)(record.readiness);
    const warnings = [
        ...(ignored === undefined ? [] : [ignored]),
        ...(place.warning === undefined ? [] : [place.warning]),
        ...missing.map((phrase) => `Not ready: ${phrase}`),
    ];
    for (const warning of warnings)
        log.warning(`${(0,pull_request_record/* nameOf */.Vb)(ref)}: ${warning}`);
    if (given.removeLabel !== undefined && !context.dryRun)
        await removeLabel(context, ref.number, given.removeLabel);
    const story = {
        status: 'good',
        headline,
        why: warnings,
        facts: [
            ['State', record.state],
            ['Priority', record.priorityName ?? record.priorityValue],
            ['Queue', place.state],
            ['Head commit', record.prSha?.slice(0, 12)],
        ],
        links: [['This run', context.event.runUrl]],
    };
    if (!given.wait) {
        const body = (0,report/* reportComment */.e)(story);
        await (0,comment/* keepComment */.X)(context, given.comment, ref, { failed: false, body });
    }
    return {
        outcome,
        outputs: place.outputs,
        details: { pullRequest: record, queue: place.queue },
        summary: (0,report/* reportSummary */.h)(story),
    };
}
function skip({ skipDraft }, { ref, merged, closed, draft }, state) {
    if (merged || state === 'MERGED')
        return { outcome: 'already-merged', headline: `#${ref.number} is merged already` };
    if (closed)
        return { outcome: 'skipped-closed', headline: `#${ref.number} is closed: not submitted` };
    if (draft && skipDraft)
        return { outcome: 'skipped-draft', headline: `#${ref.number} is a draft: not submitted` };
    return undefined;
}
async function headNow({ expectedHeadSha }, { ref, headSha }, { github }) {
    if (expectedHeadSha === undefined || !github.available)
        return headSha;
    return (await github.pullRequest(ref.number)).headSha;
}
function refuseMovedHead({ expectedHeadSha }, ref, headSha, before = '') {
    if (expectedHeadSha === undefined || headSha?.toLowerCase() === expectedHeadSha)
        return;
    throw new shared_errors/* ActionError */.lZ('refused', {
        request: `Submitting ${(0,pull_request_record/* nameOf */.Vb)(ref)} at ${expectedHeadSha}`,
        problem: `${before}${headSha === undefined
            ? 'its head commit is not known, because the event does not tell it and there is no `github-token`'
            : `its head is ${headSha}`}`,
        remedy: 'Run the checks of the new head, then submit that; or cancel it when it is in the queue.',
    });
}
async function removeLabel({ github, log }, number, label) {
    if (!github.available) {
        log.warning('`remove-label` needs `github-token`, which is empty: the label stays.');
        return;
    }
    try {
        const removed = await github.removeLabel(number, label);
        log.info(removed ? `Label ${label} removed` : `Label ${label} was not there`);
    }
    catch (error) {
        log.warning(`The label could not be removed: ${error.message}`);
    }
}
const refusedStory = ({ ref }, { kind, explanation }, queued) => ({
    status: 'bad',
    headline: refusedHeadline(ref, kind, queued),
    why: [explanation.problem],
    remedy: explanation.remedy,
});
function refusedHeadline(ref, kind, queued) {
    const what = `#${ref.number}`;
    const queue = `the queue of ${ref.targetBranch}`;
    if (queued)
        return `${what} was submitted to ${queue}, and the step failed after that`;
    if (kind === 'unknown-outcome')
        return `It is not known whether ${what} is in ${queue}`;
    return `${what} was not submitted to ${queue}`;
}
//# sourceMappingURL=submit.js.map

/***/ }),

/***/ 9950:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   updateQueue: () => (/* binding */ updateQueue)
/* harmony export */ });
/* harmony import */ var _queue_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8464);
/* harmony import */ var _queue_dry_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8556);
/* harmony import */ var _queue_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1613);
/* harmony import */ var _queue_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2819);
/* harmony import */ var _queue_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4176);
/* harmony import */ var _queue_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3418);
/* harmony import */ var _queue_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _queue_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4279);
/* harmony import */ var _queue_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3805);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9022);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8244);












const updateQueue = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_9__/* .defineOperation */ .h)({
    about: 'Change settings or the state of a queue: only what differs is sent, then read back.',
    target: _queue_target_js__WEBPACK_IMPORTED_MODULE_7__/* .queueTarget */ .X,
    inputs: {
        queueSettings: (0,_queue_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsInput */ .K)().optional(),
        queueState: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .choice */ .Yq)(['running', 'paused', 'draining']).optional(),
    },
    outputs: [..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .queueOutputNames */ .lR, ..._queue_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOutputNames */ .Id],
    outcomes: ['updated', 'unchanged'],
    checks: [
        ({ queueSettings = {}, queueState }) => Object.keys(queueSettings).length === 0 && queueState === undefined
            ? 'Input `queue-settings` or `queue-state` must say what to change'
            : undefined,
    ],
    async run({ queueSettings = {}, queueState }, context, ref) {
        const before = await (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readQueue */ .Qf)(context, ref);
        const wanted = [
            ...(0,_queue_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .differences */ .tX)(before, queueSettings),
            ...(queueState === undefined || queueState === before.state
                ? []
                : [(0,_queue_state_js__WEBPACK_IMPORTED_MODULE_6__/* .stateChange */ .wW)(before, queueState)]),
        ];
        if (wanted.length === 0)
            return (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .Cv)(context, { ref, queue: before }, 'The queue is as asked for');
        if (context.dryRun)
            return (0,_queue_dry_run_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedChanges */ .I)(context.log, wanted, [(0,_service_requests_js__WEBPACK_IMPORTED_MODULE_10__/* .updateQueue */ .df)(ref, (0,_queue_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .updateFor */ .pR)(wanted))]);
        const { queue, changes } = await (0,_queue_change_js__WEBPACK_IMPORTED_MODULE_0__/* .changeQueue */ .g)(context, ref, wanted);
        (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1)(context, queue);
        if (changes.length === 0)
            return (0,_queue_state_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .Cv)(context, { ref, queue }, 'The update changed nothing');
        context.log.info(`The queue ${(0,_queue_name_js__WEBPACK_IMPORTED_MODULE_11__/* .queueName */ .n)(ref)} was updated`);
        return {
            outcome: 'updated',
            outputs: (0,_queue_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOutputs */ .Dp)(changes),
            details: { queue, changes },
            summary: `${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_4__/* .changesTable */ .EI)([{ changes }], 'Before', 'After')}\n\n${(0,_queue_report_js__WEBPACK_IMPORTED_MODULE_4__/* .queueReport */ .Qs)(ref, queue, context.clock.now())}`,
        };
    },
});
//# sourceMappingURL=update-queue.js.map

/***/ }),

/***/ 6331:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitForMerge: () => (/* binding */ waitForMerge)
/* harmony export */ });
/* harmony import */ var _pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7452);
/* harmony import */ var _pull_request_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4229);
/* harmony import */ var _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1289);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);




const waitForMerge = (0,_step_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .defineOperation */ .h)({
    about: 'Wait until the pull request is merged, and fail when it leaves the queue in another way.',
    target: (0,_pull_request_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestTarget */ .S)(),
    inputs: _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .waitInputs */ .FG,
    outputs: ['queue-state', 'queue-depth', 'priority', ..._pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .WAIT_OUTPUTS */ .lY],
    outcomes: _pull_request_wait_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .WAIT_OUTCOMES */ .Oy,
    async run(inputs, context, { ref }) {
        return (0,_pull_request_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .waitForMerge */ .n)(inputs, ref, context);
    },
});
//# sourceMappingURL=wait-for-merge.js.map

/***/ }),

/***/ 1252:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ cancelVerified)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6544);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);




const LAG_MS = 30_000;
async function cancelVerified({ service, clock, signal: runSignal }, ref, options = {}) {
    const signal = options.signal ?? runSignal;
    const deadline = options.deadline ?? new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B(clock, service.retryTimeoutMs);
    const call = { deadline, signal };
    const read = () => (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecord */ .aE)(service, ref, call);
    try {
        await (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .sendVerified */ .F)({
            clock,
            deadline,
            signal,
            send: () => service.cancelPullRequest(ref, call),
            readBack: async () => (await read())?.isCurrentlySubmittedToQueue ? 'not-applied' : 'applied',
        });
    }
    catch (error) {
        if (!(0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            throw error;
        const record = await read();
        if (record?.isCurrentlySubmittedToQueue)
            throw error;
        return { outcome: 'not-queued', record };
    }
    const lag = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B(clock, Math.min(LAG_MS, deadline.remainingMs));
    for (let pause = 500;; pause *= 2) {
        const record = await read();
        if (!record?.isCurrentlySubmittedToQueue)
            return { outcome: 'cancelled', record };
        if (pause >= lag.remainingMs)
            throw stillQueued(ref, lag.totalMs);
        await clock.sleep(pause, signal);
    }
}
const stillQueued = (ref, ms) => new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unknown-outcome', {
    request: `POST /cancelPullRequest for ${(0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(ref)}`,
    problem: `the service acknowledged it, and still shows the pull request in the queue ${Math.round(ms / 1000)} s later`,
    remedy: 'Look at the queue before running the step again.',
}, { type: 'broken-body' }, { ambiguous: true });
//# sourceMappingURL=cancel.js.map

/***/ }),

/***/ 9431:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ reportChecks)
/* harmony export */ });
function reportChecks(details) {
    const required = new Set(details.requiredStatuses ?? []);
    const byName = new Map();
    for (const row of rows(details)) {
        const before = byName.get(row.name);
        if (before === undefined || RANK[row.state] > RANK[before.state])
            byName.set(row.name, { ...row, required: required.has(row.name) });
    }
    const checks = [...byName.values()];
    return {
        checks,
        failing: checks.filter((check) => check.state === 'failure'),
        missing: [...required].filter((name) => !byName.has(name)),
    };
}
const RANK = { pending: 0, success: 1, failure: 2 };
function* rows(details) {
    for (const suite of details.checkSuites ?? [])
        for (const run of suite.checkRuns ?? [])
            yield { name: run.name, url: run.url, state: stateOfRun(run.conclusion) };
    for (const status of details.statusChecks ?? [])
        yield { name: status.context, url: status.url, state: stateOfStatus(status.state) };
}
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
//# sourceMappingURL=checks.js.map

/***/ }),

/***/ 5517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ keepComment),
/* harmony export */   k: () => (/* binding */ commentInput)
/* harmony export */ });
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);

const commentInput = { comment: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['never', 'on-failure', 'always']) };
const MARKER = 'pull-request';
async function keepComment({ github, log, dryRun }, policy, ref, { failed, body }) {
    const wanted = policy === 'always' || (policy === 'on-failure' && failed);
    if (!wanted || dryRun)
        return;
    if (!github.available) {
        log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
        return;
    }
    try {
        const { url, action } = await github.upsertComment({ number: ref.number, marker: MARKER, body });
        log.info(`Comment ${action}: ${url}`);
    }
    catch (error) {
        log.warning(`The comment could not be written: ${error.message}`);
    }
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 4653:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readQueuePlace),
/* harmony export */   q: () => (/* binding */ QueueNotice)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);

const SLOWED = new Map([
    ['paused', 'nothing is tested or merged until it is resumed'],
    ['draining', 'running tests end and nothing new starts until it is resumed'],
    ['switching_modes', 'running tests end before the new mode starts'],
]);
async function readQueuePlace({ service, signal }, ref) {
    try {
        const queue = await service.getQueue(ref, { attempts: 3 });
        const index = queue.enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === ref.number);
        const position = index === -1 ? undefined : index + 1;
        const depth = queue.enqueuedPullRequests.length;
        const slowed = SLOWED.get(queue.state);
        return {
            queue,
            state: queue.state,
            position,
            depth,
            warning: slowed && `The queue of ${ref.targetBranch} is ${queue.state}: ${slowed}`,
            outputs: { 'queue-state': queue.state, 'queue-position': position, 'queue-depth': depth },
        };
    }
    catch (error) {
        if (signal.aborted || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        return { warning: `The queue could not be read: ${error.explanation.problem}`, outputs: {} };
    }
}
const LOOK_MS = 1_800_000;
class QueueNotice {
    #context;
    #ref;
    #next = Number.NEGATIVE_INFINITY;
    #state;
    constructor(context, ref) {
        this.#context = context;
        this.#ref = ref;
    }
    get state() {
        return this.#state;
    }
    async look() {
        const { service, clock, log, setOutputs, signal } = this.#context;
        if (clock.monotonic() < this.#next)
            return;
        this.#next = clock.monotonic() + LOOK_MS;
        const ref = this.#ref;
        try {
            const queue = await service.getQueue(ref, { attempts: 1 });
            setOutputs({ 'queue-state': queue.state, 'queue-depth': queue.enqueuedPullRequests.length });
            const slowed = SLOWED.get(queue.state);
            if (slowed !== undefined && this.#state !== queue.state)
                log.warning(`The queue of ${ref.targetBranch} is ${queue.state}: ${slowed}. The wait goes on.`);
            this.#state = queue.state;
        }
        catch (error) {
            if (signal.aborted || !(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                throw error;
            log.debug(error.message);
        }
    }
}
//# sourceMappingURL=queue-place.js.map

/***/ }),

/***/ 2784:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ whatIsMissing)
/* harmony export */ });
/* unused harmony export targetsAreMissing */
function whatIsMissing(readiness) {
    if (readiness === undefined)
        return [];
    const missing = [];
    if (targetsAreMissing(readiness))
        missing.push('the queue needs impacted targets and none were uploaded for the head commit');
    if (readiness.doesBaseBranchMatch === false)
        missing.push('the base branch of the pull request is not the branch of the queue');
    if (readiness.gitHubMergeability === 'not_mergeable')
        missing.push('GitHub says that it cannot be merged (a conflict, a missing review or a red required check)');
    if (readiness.gitHubMergeability === 'in_progress')
        missing.push('GitHub is still working out whether it can be merged');
    return missing;
}
const targetsAreMissing = (readiness) => readiness?.requiresImpactedTargets === true && readiness.hasImpactedTargets === false;
//# sourceMappingURL=readiness.js.map

/***/ }),

/***/ 6583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ recordOutputs),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   aE: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);

async function readRecord(service, ref, options) {
    try {
        const record = await service.getSubmittedPullRequest(ref, options);
        return record.state === undefined && !record.isCurrentlySubmittedToQueue ? undefined : record;
    }
    catch (error) {
        if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            return undefined;
        throw error;
    }
}
function recordOutputs(record) {
    if (record === undefined)
        return { submitted: false };
    return {
        state: record.state,
        submitted: record.isCurrentlySubmittedToQueue,
        priority: record.priorityName ?? record.priorityValue,
        ...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
    };
}
const nameOf = (ref) => `#${ref.number} on ${ref.targetBranch}`;
//# sourceMappingURL=record.js.map

/***/ }),

/***/ 2484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ reportComment),
/* harmony export */   h: () => (/* binding */ reportSummary)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
/* harmony import */ var _markdown_mermaid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1601);
/* harmony import */ var _shared_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7568);



const KINDS = new Map([
    ['MERGED', 'good'],
    ['FAILED', 'bad'],
    ['CANCELLED', 'bad'],
]);
const ICONS = { good: '✅', bad: '❌', neutral: 'ℹ️' };
function reportSummary(story) {
    return sections([
        headline(story),
        chart(story),
        timelineTable(story.timeline ?? []),
        ...pieces(story),
    ]);
}
function reportComment(story) {
    return sections([headline(story), ...pieces(story)]);
}
function pieces(story) {
    const facts = (story.facts ?? []).filter(([, value]) => value !== undefined && value !== '');
    return [
        (story.why ?? []).map((sentence) => `- ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(sentence)}`).join('\n'),
        failingTable(story.failing ?? []),
        facts.length === 0
            ? ''
            : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(facts.map(([name]) => (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(name)), [facts.map(([, value]) => (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(value))]),
        story.remedy === undefined ? '' : `**What to do next:** ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(story.remedy)}`,
        (story.links ?? [])
            .filter(([, address]) => address !== undefined)
            .map(([name, address]) => (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, address))
            .join(' · '),
    ];
}
const headline = ({ status, headline: said }) => `${ICONS[status]} **${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(said)}**`;
function chart({ headline: title, timeline = [] }) {
    if (timeline.length < 2)
        return '';
    return (0,_markdown_mermaid_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineChart */ .IY)((/#(\d+)/.exec(title)?.[1] ?? '').replace(/^/, 'PR '), timeline.map(({ state, since, seconds }, index) => {
        const start = Date.parse(since);
        const end = Date.parse(timeline[index + 1]?.since ?? '') || start + seconds * 1000;
        return { label: state, start, end, kind: KINDS.get(state) ?? 'past' };
    }));
}
function timelineTable(timeline) {
    if (timeline.length === 0)
        return '';
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['State', 'Since (UTC)', 'For'], timeline.map(({ state, since, seconds }) => [
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(state),
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(since.replace('T', ' ').replace(/\.\d+Z$/, '')),
        KINDS.has(state) ? '' : seconds === 0 ? '&lt; 1 s' : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p)(seconds)),
    ]));
}
function failingTable(failing) {
    if (failing.length === 0)
        return '';
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Failing check', 'Required'], failing.map(({ name, url, required }) => [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, url), required ? 'yes' : 'no']));
}
const sections = (parts) => parts.filter((part) => part !== '').join('\n\n');
//# sourceMappingURL=report.js.map

/***/ }),

/***/ 7452:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ optionalPullRequestTarget),
/* harmony export */   S: () => (/* binding */ pullRequestTarget)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5586);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8532);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
/* harmony import */ var _github_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6757);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
/* harmony import */ var _shared_references_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2886);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9428);






const pullRequestReference = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().transform((text, context) => {
    const reference = (0,_github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F)(text);
    if (reference !== undefined)
        return reference;
    context.issues.push({
        code: 'custom',
        message: 'must be a number such as 123 or #123, or the URL of a pull request',
        input: text,
    });
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .NEVER */ .tm;
});
const inputs = {
    pullRequest: pullRequestReference().optional(),
    targetBranch: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)().optional(),
};
const OUTPUTS = ['pull-request', 'target-branch', 'head-sha'];
const locate = (location, { repository }) => {
    const problem = location.pullRequest && (0,_github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseReference */ .U)(location.pullRequest, repository);
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
    resolve: async (location, context) => ({ number, needs = [] } = {}) => {
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
        ref: (0,_shared_references_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestRef */ .M)(repository, targetBranch, known.number),
        headSha: known.headSha,
        draft: known.draft,
        closed: known.closed,
        merged: known.merged,
    };
}
async function nameOne({ pullRequest }, { event, repository, github }) {
    const told = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
    if (pullRequest !== undefined) {
        const same = told.type === 'one' && told.facts.number === pullRequest.number;
        return same ? told.facts : { number: pullRequest.number };
    }
    const found = told.type === 'ask' ? await lookUp(told.lookup, github, repository) : told;
    if (found.type === 'one')
        return found.facts;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
        request: `Finding the pull request of the event ${event.name === '' ? '(none)' : `\`${event.name}\``}`,
        ...notFound(found),
    });
}
async function lookUp({ head, commit }, github, repository) {
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
    const result = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .exactlyOne */ .BK)(found.filter(isOpen).map((item) => factsOf(item, repository)));
    return result.type === 'none'
        ? { type: 'none', why: `names ${what}, and GitHub knows no open pull request of it` }
        : result;
}
const isOpen = ({ state }) => state === 'open';
function notFound(found) {
    if (found.type === 'several')
        return {
            problem: `there are several: ${found.candidates.map(candidate).join(', ')}`,
            remedy: 'Set `pull-request` to the one that is meant.',
        };
    return {
        problem: found.type === 'none' ? `the event ${found.why}` : 'there is none',
        remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
    };
}
const candidate = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, repository, log, signal }) {
    const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
    const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
        (needs.includes('state') && (named.closed === undefined || named.draft === undefined));
    if (!github.available || (!baseMissing && !factMissing))
        return named;
    try {
        return factsOf(await github.pullRequest(named.number), repository);
    }
    catch (error) {
        if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
            throw error;
        log.info(`Going on without what GitHub knows of #${named.number}: ${error.message}`);
        return named;
    }
}
function factsOf({ state, ...pullRequest }, { owner, name }) {
    const head = pullRequest.headRepository;
    return {
        ...pullRequest,
        closed: state === 'closed',
        fork: head?.toLowerCase() !== `${owner}/${name}`.toLowerCase(),
    };
}
const targetUnknown = (number, { event }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
    request: `Finding the target branch of #${number}`,
    problem: `the event \`${event.name}\` does not tell the base branch, and there is no \`github-token\` to ask GitHub with`,
    remedy: 'Set `target-branch`, or leave `github-token` at its default.',
});
//# sourceMappingURL=resolve.js.map

/***/ }),

/***/ 4459:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Px: () => (/* binding */ problemOfPattern),
/* harmony export */   XV: () => (/* binding */ testBranchPrefix),
/* harmony export */   cH: () => (/* binding */ parseTestBranch)
/* harmony export */ });
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
//# sourceMappingURL=test-branch.js.map

/***/ }),

/***/ 1289:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ waitInputs),
/* harmony export */   Oy: () => (/* binding */ WAIT_OUTCOMES),
/* harmony export */   lY: () => (/* binding */ WAIT_OUTPUTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5586);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5517);



const LONGEST_MINUTES = 14_400;
const waitInputs = {
    ..._comment_js__WEBPACK_IMPORTED_MODULE_1__/* .commentInput */ .k,
    timeoutMinutes: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0, max: LONGEST_MINUTES }),
    pollIntervalSeconds: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0.05, max: 3600 }).optional(),
    onTimeout: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'cancel', 'pass']),
    onAbort: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['leave', 'cancel']),
    notReadyTimeoutMinutes: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0, max: LONGEST_MINUTES }).optional(),
};
const waitSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(waitInputs);
const WAIT_OUTPUTS = [
    'merged',
    'state',
    'submitted',
    'head-sha',
    'merge-commit-sha',
    'duration-seconds',
    'polls',
    'timeline',
    'failing-checks',
];
const WAIT_OUTCOMES = [
    'merged',
    'failed',
    'cancelled',
    'removed',
    'not-submitted',
    'timed-out',
    'not-ready',
    'aborted',
];
//# sourceMappingURL=wait-inputs.js.map

/***/ }),

/***/ 4229:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ waitForMerge)
});

// EXTERNAL MODULE: ./lib/src/pull-request/comment.js
var comment = __webpack_require__(5517);
// EXTERNAL MODULE: ./lib/src/pull-request/report.js
var report = __webpack_require__(2484);
// EXTERNAL MODULE: ./lib/src/shared/duration.js
var duration = __webpack_require__(7568);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var pull_request_readiness = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait-result.js



function failureOf(ref, ending) {
    if (ending.outcome === 'merged' || ending.passes)
        return undefined;
    if (ending.error !== undefined)
        return ending.error;
    const { problem, remedy } = formatEnding(ref, ending);
    return `Waiting for ${(0,pull_request_record/* nameOf */.Vb)(ref)} to be merged: ${[problem, ...reasons(ref, ending)].join('. ')}. ${remedy}`;
}
function waitReport(ref, ending, runUrl) {
    const { problem, remedy } = formatEnding(ref, ending);
    const merged = ending.outcome === 'merged';
    return {
        status: merged ? 'good' : ending.passes ? 'neutral' : 'bad',
        headline: `${problem} (waited ${(0,duration/* duration */.p)(ending.seconds)})`,
        why: reasons(ref, ending),
        timeline: ending.timeline,
        failing: ending.failing,
        facts: [
            ['Head commit', ending.record?.prSha?.slice(0, 12)],
            [
                'Merge commit',
                ending.gitHub?.merged ? ending.gitHub.mergeCommitSha?.slice(0, 12) : undefined,
            ],
            ['Priority', ending.record?.priorityName ?? ending.record?.priorityValue],
            ['Polls', ending.polls],
        ],
        remedy: merged ? undefined : remedy,
        links: [
            [`Pull request #${ref.number}`, ending.gitHub?.url],
            ['This run', runUrl],
        ],
    };
}
function formatEnding(ref, ending) {
    const name = (0,pull_request_record/* nameOf */.Vb)(ref);
    const state = ending.record?.state ?? 'not known to the service';
    const resubmit = 'Correct what is wrong, then submit it again.';
    switch (ending.outcome) {
        case 'merged':
            return {
                problem: ending.outside
                    ? `#${ref.number} is merged on GitHub, outside the queue, which says ${state}`
                    : `#${ref.number} is merged into ${ref.targetBranch}`,
                remedy: '',
            };
        case 'failed':
            return { problem: `${name} failed in the queue`, remedy: resubmit };
        case 'cancelled':
            return {
                problem: `${name} was cancelled`,
                remedy: 'Find out who took it out, then submit it again.',
            };
        case 'removed':
            return {
                problem: `${name} left the queue without an end; its state is ${state}`,
                remedy: 'Look at the pull request and the queue, then submit it again.',
            };
        case 'not-submitted':
            return {
                problem: `${name} is not in the queue`,
                remedy: 'Submit it first, with `operation: submit`.',
            };
        case 'not-ready':
            return {
                problem: `${name} stayed NOT_READY for too long`,
                remedy: 'Make it ready; it goes on by itself.',
            };
        case 'timed-out':
            return {
                problem: `${name} is ${state}, and the time is up`,
                remedy: ending.takenOut
                    ? 'Look at what held it up, then submit it again.'
                    : 'Raise `timeout-minutes`, or look at what holds up the queue.',
            };
        case 'aborted':
            return {
                problem: `the run was cancelled while ${name} was ${state}`,
                remedy: remedyAfterAbort(ending),
            };
        default:
            return {
                problem: ending.error?.explanation.problem ?? `${name} is ${state}`,
                remedy: ending.error?.explanation.remedy ?? resubmit,
            };
    }
}
function remedyAfterAbort({ takenOut, record }) {
    if (takenOut)
        return 'Submit it again when it is to be merged.';
    if (record?.state === 'MERGED')
        return 'There is nothing more to wait for.';
    return 'The pull request may still be merged; cancel it in the queue when it must not be.';
}
function reasons(ref, ending) {
    const { gitHub, record, failing, outcome } = ending;
    const reasons = [];
    if (outcome === 'merged')
        return reasons;
    if (failing.length > 0)
        reasons.push(`These checks failed: ${failing.map(({ name }) => name).join(', ')}`);
    else if (outcome === 'failed')
        reasons.push('The service does not say why; the checks of the test branch do');
    if (record?.state === 'NOT_READY' || outcome === 'not-ready') {
        const missing = (0,pull_request_readiness/* whatIsMissing */.B)(record?.readiness);
        reasons.push(...(missing.length > 0
            ? missing.map((phrase) => `Not ready: ${phrase}`)
            : ['The service does not say what is missing; its own checks may be red']));
    }
    if (ending.queueState !== undefined && ending.queueState !== 'running')
        reasons.push(`The queue of ${ref.targetBranch} is ${ending.queueState}`);
    if (gitHub?.state === 'closed')
        reasons.push('It is closed on GitHub, which takes it out of the queue');
    if (gitHub?.draft)
        reasons.push('It is a draft on GitHub, which takes it out of the queue');
    if (gitHub !== undefined && record?.prSha !== undefined && gitHub.headSha !== record.prSha)
        reasons.push(`Its head moved from ${record.prSha.slice(0, 12)} to ${gitHub.headSha.slice(0, 12)}; a push takes it out of the queue`);
    if (gitHub !== undefined && gitHub.baseBranch !== ref.targetBranch)
        reasons.push(`Its base branch is now ${gitHub.baseBranch}`);
    if (ending.cancelled !== undefined)
        reasons.push(ending.cancelled.replace(/\.$/, ''));
    return reasons;
}
//# sourceMappingURL=wait-result.js.map
// EXTERNAL MODULE: ./lib/src/http/errors.js
var errors = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/runner/runner.js
var runner = __webpack_require__(9051);
// EXTERNAL MODULE: ./lib/src/shared/clock.js
var shared_clock = __webpack_require__(6544);
// EXTERNAL MODULE: ./lib/src/shared/errors.js
var shared_errors = __webpack_require__(8835);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel.js
var cancel = __webpack_require__(1252);
;// CONCATENATED MODULE: ./lib/src/pull-request/polling.js
const IDLE = { share: 0.2, minSeconds: 5, maxSeconds: 60 };
const TESTING = { share: 0.1, minSeconds: 10, maxSeconds: 30 };
const ENDING = { share: 0.1, minSeconds: 3, maxSeconds: 15 };
const PACES = new Map([
    ['TESTING', TESTING],
    ['TESTS_PASSED', ENDING],
    ['PENDING_FAILURE', ENDING],
]);
function pollIntervalMs(state, secondsInState, random) {
    const { share, minSeconds, maxSeconds } = PACES.get(state ?? '') ?? IDLE;
    const seconds = Math.min(maxSeconds, Math.max(minSeconds, share * secondsInState));
    return seconds * 1000 * (0.9 + 0.2 * random);
}
//# sourceMappingURL=polling.js.map
// EXTERNAL MODULE: ./lib/src/pull-request/queue-place.js
var queue_place = __webpack_require__(4653);
// EXTERNAL MODULE: ./lib/src/step/contract.js
var contract = __webpack_require__(2223);
// EXTERNAL MODULE: ./lib/src/pull-request/checks.js
var checks = __webpack_require__(9431);
// EXTERNAL MODULE: ./lib/src/pull-request/test-branch.js
var test_branch = __webpack_require__(4459);
;// CONCATENATED MODULE: ./lib/src/pull-request/test-runs.js



const PATTERN = contract/* inputDefaults */.V['test-branch-pattern'];
class TestRuns {
    #ids = new Set();
    #context;
    #ref;
    constructor(context, ref) {
        this.#context = context;
        this.#ref = ref;
    }
    async remember() {
        const { github, log, signal } = this.#context;
        if (!github.available)
            return;
        try {
            for (const branch of await github.branches((0,test_branch/* testBranchPrefix */.XV)(PATTERN, this.#ref.number))) {
                const found = (0,test_branch/* parseTestBranch */.cH)(branch, PATTERN);
                if (found?.number === this.#ref.number)
                    this.#ids.add(found.id);
            }
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            log.debug(`The test branches could not be listed: ${error.message}`);
        }
    }
    async failingChecks() {
        await this.remember();
        const byName = new Map();
        for (const id of this.#ids)
            for (const check of await this.#failingOf(id))
                byName.set(check.name, check);
        return [...byName.values()];
    }
    async #failingOf(id) {
        const { service, log, signal } = this.#context;
        try {
            const details = await service.getMergeQueueTestingDetails(this.#ref, id, { attempts: 2 });
            const tested = details.testedPullRequests?.some(({ prNumber }) => prNumber === this.#ref.number);
            return tested ? (0,checks/* reportChecks */.o)(details).failing : [];
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            log.debug(`Testing details of ${id}: ${error.message}`);
            return [];
        }
    }
}
//# sourceMappingURL=test-runs.js.map
;// CONCATENATED MODULE: ./lib/src/pull-request/timeline.js
const ENDS = new Set(['MERGED', 'FAILED', 'CANCELLED']);
class Timeline {
    #seen = [];
    see(state, stateChangedAt, now) {
        const last = this.#seen.at(-1);
        if (last?.state === state)
            return false;
        const told = stateChangedAt === undefined ? Number.NaN : Date.parse(stateChangedAt);
        const at = Number.isNaN(told) ? now : told;
        this.#seen.push({ state, at: Math.max(at, last?.at ?? at) });
        return true;
    }
    phases(now) {
        return this.#seen.map(({ state, at }, index) => {
            const next = this.#seen[index + 1];
            const end = next?.at ?? (ENDS.has(state) ? at : now);
            return {
                state,
                since: new Date(at).toISOString(),
                seconds: Math.max(0, Math.round((end - at) / 1000)),
            };
        });
    }
}
//# sourceMappingURL=timeline.js.map
// EXTERNAL MODULE: ./lib/src/http/retry.js
var retry = __webpack_require__(3961);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait-state.js

const LONGEST_SILENCE_MS = 600_000;
const begin = (at) => ({
    startedAt: at,
    lastAnswerAt: at,
    answered: false,
    seenInQueue: false,
    absences: 0,
    refusals: 0,
    state: undefined,
    stateSince: at,
});
function reduceWaitState(before, look, at, rules) {
    switch (look.type) {
        case 'record':
            return reduceRecord(answered(before, at), look.record, at, rules);
        case 'missing':
            return reduceStale(answered(before, at), at, rules);
        case 'failure':
            return reduceFailure(before, look.error, at);
    }
}
const answered = (memory, at) => ({
    ...memory,
    answered: true,
    lastAnswerAt: at,
    refusals: 0,
});
function reduceRecord(memory, record, at, rules) {
    const { state, isCurrentlySubmittedToQueue: inQueue } = record;
    const moved = state === memory.state ? memory : { ...memory, state, stateSince: at };
    if (state === 'MERGED')
        return { memory: moved, end: { outcome: 'merged' } };
    if (inQueue) {
        const present = { ...moved, seenInQueue: true, absences: 0 };
        const tooLong = state === 'NOT_READY' &&
            rules.notReadyMs !== undefined &&
            at - present.stateSince >= rules.notReadyMs;
        return tooLong ? { memory: present, end: { outcome: 'not-ready' } } : { memory: present };
    }
    const leftover = rules.leftover !== undefined && record.stateChangedAt === rules.leftover;
    if (leftover)
        return reduceStale(moved, at, rules);
    if (state === 'FAILED')
        return { memory: moved, end: { outcome: 'failed' } };
    if (state === 'CANCELLED')
        return { memory: moved, end: { outcome: 'cancelled' } };
    return reduceAbsence(moved, at, rules);
}
function reduceStale(memory, at, rules) {
    return at - memory.startedAt < rules.graceMs
        ? { memory: { ...memory, absences: 0 } }
        : reduceAbsence(memory, at, rules);
}
function reduceAbsence(memory, at, rules) {
    const absent = { ...memory, absences: memory.absences + 1 };
    if (!absent.seenInQueue && at - absent.startedAt < rules.graceMs)
        return { memory: { ...absent, absences: 0 } };
    if (absent.absences < 2)
        return { memory: absent };
    return { memory: absent, end: { outcome: absent.seenInQueue ? 'removed' : 'not-submitted' } };
}
function reduceFailure(before, error, at) {
    const { status } = error;
    if (status === 401 || status === 403) {
        const memory = { ...before, refusals: before.refusals + 1 };
        const askOnceMore = before.answered && memory.refusals < 2;
        return askOnceMore ? { memory } : { memory, end: { outcome: 'error', error } };
    }
    const silentTooLong = at - before.lastAnswerAt > LONGEST_SILENCE_MS;
    if (silentTooLong || !mayPass(error))
        return { memory: before, end: { outcome: 'error', error } };
    return { memory: before };
}
function mayPass({ failure }) {
    if (failure.type === 'untrusted')
        return false;
    if (failure.type !== 'status')
        return true;
    const { status } = failure;
    return status === 429 || status === 409 || (0,retry/* isTransient */.dg)(status);
}
//# sourceMappingURL=wait-state.js.map
;// CONCATENATED MODULE: ./lib/src/pull-request/watch.js













const HEARTBEAT_MS = 300_000;
const watch_IDLE = new Set(['NOT_READY', 'PENDING']);
const CONFIRM_MS = 5000;
const OUTAGE_PACE_MS = 30_000;
class Watch {
    #inputs;
    #ref;
    #context;
    #leftover;
    #deadline;
    #started;
    #timeline = new Timeline();
    #testRuns;
    #queue;
    #memory;
    #record;
    #polls = 0;
    #spokeAt;
    #failing = false;
    constructor(inputs, ref, context, submission) {
        this.#inputs = inputs;
        this.#ref = ref;
        this.#context = context;
        this.#leftover = submission?.leftover;
        this.#testRuns = new TestRuns(context, ref);
        this.#queue = new queue_place/* QueueNotice */.q(context, ref);
        this.#started = context.clock.monotonic();
        this.#spokeAt = this.#started;
        this.#memory = begin(this.#started);
        const { state, stateChangedAt } = submission?.record ?? {};
        if (state !== undefined)
            this.#timeline.see(state, stateChangedAt, context.clock.now());
        this.#deadline = new shared_clock/* Deadline */.B(context.clock, inputs.timeoutMinutes * 60_000);
    }
    async run() {
        const { signal, log } = this.#context;
        log.info(`Waiting up to ${(0,duration/* duration */.p)(this.#inputs.timeoutMinutes * 60)} for ${(0,pull_request_record/* nameOf */.Vb)(this.#ref)} to be merged`);
        try {
            return await this.#loop();
        }
        catch (error) {
            if (signal.aborted)
                return this.#aborted(signal.reason);
            throw error;
        }
    }
    async #loop() {
        for (;;) {
            const last = this.#deadline.passed;
            const look = await this.#look();
            const at = this.#context.clock.monotonic();
            const { memory, end } = reduceWaitState(this.#memory, look, at, this.#rules());
            this.#memory = memory;
            await this.#logReading(look);
            if (end !== undefined)
                return this.#ended(end);
            if (last)
                return this.#timedOut();
            await this.#context.clock.sleep(Math.min(this.#pauseMs(look), this.#deadline.remainingMs), this.#context.signal);
        }
    }
    #rules() {
        const { pollIntervalSeconds, notReadyTimeoutMinutes } = this.#inputs;
        return {
            graceMs: pollIntervalSeconds !== undefined && pollIntervalSeconds <= 1 ? 10_000 : 60_000,
            notReadyMs: notReadyTimeoutMinutes === undefined ? undefined : notReadyTimeoutMinutes * 60_000,
            leftover: this.#leftover,
        };
    }
    async #look() {
        const { service, signal, setOutputs } = this.#context;
        this.#polls++;
        try {
            const record = await service.getSubmittedPullRequest(this.#ref, { attempts: 1 });
            this.#record = record;
            setOutputs((0,pull_request_record/* recordOutputs */.QS)(record));
            return record.state === undefined && !record.isCurrentlySubmittedToQueue
                ? { type: 'missing' }
                : { type: 'record', record };
        }
        catch (error) {
            if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
                throw error;
            if (error.status === 404) {
                setOutputs((0,pull_request_record/* recordOutputs */.QS)(undefined));
                return { type: 'missing' };
            }
            return { type: 'failure', error };
        }
    }
    #pauseMs(look) {
        const { clock, random } = this.#context;
        const fixed = this.#inputs.pollIntervalSeconds;
        const inState = (clock.monotonic() - this.#memory.stateSince) / 1000;
        const pace = fixed === undefined ? pollIntervalMs(this.#memory.state, inState, random()) : fixed * 1000;
        if (look.type === 'failure') {
            const { failure } = look.error;
            const request = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0;
            return Math.max(Math.min(pace, OUTAGE_PACE_MS), request);
        }
        return this.#memory.absences > 0 ? Math.min(pace, CONFIRM_MS) : pace;
    }
    async #logReading(look) {
        const { clock, log } = this.#context;
        const at = clock.monotonic();
        const name = (0,pull_request_record/* nameOf */.Vb)(this.#ref);
        if (look.type === 'failure') {
            if (!this.#failing)
                log.info(`${look.error.explanation.request}: ${look.error.explanation.problem}; going on`);
            this.#failing = true;
        }
        else if (this.#failing) {
            this.#failing = false;
            log.info(`The service answers again after ${this.#polls} looks`);
        }
        if (look.type === 'record' && look.record.state !== undefined) {
            const { state, stateChangedAt, readiness } = look.record;
            if (this.#timeline.see(state, stateChangedAt, clock.now())) {
                const missing = state === 'NOT_READY' ? (0,pull_request_readiness/* whatIsMissing */.B)(readiness) : [];
                log.info(`${name} is ${state}${missing.length === 0 ? '' : `: ${missing.join('; ')}`}`);
                this.#spokeAt = at;
                if (state === 'TESTING')
                    await this.#testRuns.remember();
            }
        }
        if (watch_IDLE.has(this.#memory.state ?? ''))
            await this.#queue.look();
        if (at - this.#spokeAt >= HEARTBEAT_MS) {
            this.#spokeAt = at;
            const waited = (0,duration/* duration */.p)((at - this.#started) / 1000);
            const left = (0,duration/* duration */.p)(this.#deadline.remainingMs / 1000);
            log.info(`Still waiting: ${name} is ${this.#memory.state ?? 'not known'} after ${waited}; ${left} left`);
        }
    }
    async #ended(end) {
        if (end.outcome === 'error') {
            const error = this.#memory.answered || this.#polls > 1
                ? new errors/* ServiceError */._7(end.error.kind, {
                    ...end.error.explanation,
                    problem: `${end.error.explanation.problem} (look ${this.#polls}, ${(0,duration/* duration */.p)((this.#context.clock.monotonic() - this.#memory.lastAnswerAt) / 1000)} after the last answer)`,
                }, end.error.failure, { cause: end.error })
                : end.error;
            return this.#ending({ outcome: end.error.kind, error });
        }
        if (end.outcome === 'merged')
            return this.#ending({ outcome: 'merged', gitHub: await this.#askGitHub(2) });
        const gitHub = await this.#askGitHub(1);
        if (gitHub?.merged)
            return this.#ending({ outcome: 'merged', gitHub, outside: end.outcome });
        const failing = end.outcome === 'failed' ? await this.#testRuns.failingChecks() : [];
        return this.#ending({ outcome: end.outcome, gitHub, failing });
    }
    async #timedOut() {
        const gitHub = await this.#askGitHub(1);
        if (gitHub?.merged)
            return this.#ending({ outcome: 'merged', gitHub, outside: 'timed-out' });
        const { onTimeout } = this.#inputs;
        const cancelled = onTimeout === 'cancel' ? await this.#takeOut(undefined, this.#context.signal) : {};
        if (this.#record?.state === 'MERGED')
            return this.#ending({ outcome: 'merged', gitHub: await this.#askGitHub(2) });
        return this.#ending({
            outcome: 'timed-out',
            gitHub,
            passes: onTimeout === 'pass',
            ...cancelled,
        });
    }
    async #aborted(reason) {
        const grace = reason instanceof runner/* RunCancelled */.zL ? reason.graceMs : 0;
        const cancelled = this.#inputs.onAbort === 'cancel' && grace > 0
            ? await this.#takeOut(grace / 2, new AbortController().signal)
            : {};
        return this.#ending({ outcome: 'aborted', ...cancelled });
    }
    async #takeOut(limitMs, signal) {
        const { clock, dryRun, setOutputs } = this.#context;
        if (dryRun)
            return { cancelled: 'Dry run: it was left in the queue.' };
        try {
            const options = limitMs === undefined ? { signal } : { signal, deadline: new shared_clock/* Deadline */.B(clock, limitMs) };
            const { outcome, record } = await (0,cancel/* cancelVerified */.F)(this.#context, this.#ref, options);
            setOutputs((0,pull_request_record/* recordOutputs */.QS)(record));
            if (record?.state === 'MERGED') {
                this.#record = record;
                this.#timeline.see(record.state, record.stateChangedAt, clock.now());
                return { cancelled: 'It was merged before it could be taken out of the queue.' };
            }
            return outcome === 'cancelled'
                ? { cancelled: 'It was taken out of the queue.', takenOut: true }
                : { cancelled: 'It was not in the queue any more when it was to be taken out.' };
        }
        catch (error) {
            const why = error instanceof errors/* ServiceError */._7 ? (0,shared_errors/* explain */.WE)(error.explanation) : error.message;
            return { cancelled: `It could not be taken out of the queue: ${why}` };
        }
    }
    async #askGitHub(tries) {
        const { github, log, clock, signal } = this.#context;
        if (!github.available)
            return undefined;
        try {
            for (let left = tries;; left--) {
                const pullRequest = await github.pullRequest(this.#ref.number);
                if (pullRequest.merged || left <= 1)
                    return pullRequest;
                await clock.sleep(2000, signal);
            }
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            log.info(`GitHub could not be asked about #${this.#ref.number}: ${error.message}`);
            return undefined;
        }
    }
    #ending(known) {
        const { clock } = this.#context;
        return {
            failing: [],
            ...known,
            record: this.#record,
            queueState: this.#queue.state,
            timeline: this.#timeline.phases(clock.now()),
            seconds: Math.round((clock.monotonic() - this.#started) / 1000),
            polls: this.#polls,
        };
    }
}
//# sourceMappingURL=watch.js.map
;// CONCATENATED MODULE: ./lib/src/pull-request/wait.js




async function waitForMerge(inputs, ref, context, submission) {
    const ending = await new Watch(inputs, ref, context, submission).run();
    const story = waitReport(ref, ending, context.event.runUrl);
    const failure = failureOf(ref, ending);
    const passed = failure === undefined;
    await (0,comment/* keepComment */.X)(context, inputs.comment, ref, { failed: !passed, body: (0,report/* reportComment */.e)(story) });
    return {
        outcome: ending.outcome,
        outputs: {
            merged: ending.outcome === 'merged',
            'merge-commit-sha': ending.gitHub?.merged ? ending.gitHub.mergeCommitSha : undefined,
            'duration-seconds': ending.seconds,
            polls: ending.polls,
            timeline: ending.timeline,
            'failing-checks': ending.failing,
        },
        details: {
            timeline: ending.timeline,
            failingChecks: ending.failing,
            pullRequest: ending.record,
        },
        summary: (0,report/* reportSummary */.h)(story),
        ...(passed ? {} : { failure }),
    };
}
//# sourceMappingURL=wait.js.map

/***/ }),

/***/ 9876:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Ot: () => (/* binding */ createAndConfigure),
/* harmony export */   pS: () => (/* binding */ plannedCreate)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9022);
/* harmony import */ var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6544);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8464);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2819);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);








const findQueue = ({ service }, ref, options) => service.getQueue(ref, options).catch((error) => {
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
        return undefined;
    throw error;
});
const forCreate = ({ mode, concurrency }) => ({ mode, concurrency });
function plannedCreate(ref, settings) {
    const { mode: _, concurrency: __, ...rest } = settings;
    const later = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .asNewSettings */ .C)(rest);
    return [
        (0,_service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .createQueue */ .y0)(ref, forCreate(settings)),
        ...(later.length === 0 ? [] : [(0,_service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .updateQueue */ .df)(ref, (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .updateFor */ .pR)(later))]),
    ];
}
async function createAndConfigure(context, ref, settings) {
    const created = await create(context, ref, settings);
    const queue = await context.service.getQueue(ref).catch((error) => {
        throw created ? halfDone(ref, error) : error;
    });
    if (!created)
        return { queue, created };
    context.setOutputs({ changed: true });
    const changes = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .differences */ .tX)(queue, settings);
    if (changes.length === 0)
        return { queue, created };
    const changed = await (0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .changeQueue */ .g)(context, ref, changes).catch((error) => {
        throw halfDone(ref, error);
    });
    return { queue: changed.queue, created };
}
async function create(context, ref, settings) {
    context.log.info(`Creating the queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .n)(ref)}`);
    let conflicts = 0;
    let silences = 0;
    const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B(context.clock, context.service.retryTimeoutMs);
    await (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .sendVerified */ .F)({
        clock: context.clock,
        deadline,
        signal: context.signal,
        send: () => context.service
            .createQueue(ref, forCreate(settings), { deadline })
            .catch((error) => {
            if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 409))
                conflicts++;
            else
                silences++;
            throw error;
        }),
        readBack: async () => (await findQueue(context, ref, { deadline })) === undefined ? 'not-applied' : 'applied',
    });
    return conflicts === 0 || silences > 0;
}
function halfDone(ref, cause) {
    if (!(cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ))
        return cause;
    const { request, problem, remedy } = cause.explanation;
    const explanation = {
        request,
        problem: `the queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_7__/* .queueName */ .n)(ref)} was created, but not all of its settings are in place: ${problem}`,
        remedy,
    };
    return cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7
        ? new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(cause.kind, explanation, cause.failure, { cause })
        : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ(cause.kind, explanation, { cause });
}
//# sourceMappingURL=create.js.map

/***/ }),

/***/ 8556:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ plannedChanges)
/* harmony export */ });
/* harmony import */ var _step_dry_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5088);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4176);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);



function plannedChanges(log, changes, requests) {
    const result = (0,_step_dry_run_js__WEBPACK_IMPORTED_MODULE_0__/* .planned */ .l)(log, requests);
    return {
        ...result,
        outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedOutputs */ .hu)(changes),
        details: { ...result.details, changes },
        summary: changes.length === 0
            ? (result.summary ?? '')
            : `${(0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .changesTable */ .EI)([{ changes }])}\n\n${result.summary}`,
    };
}
//# sourceMappingURL=dry-run.js.map

/***/ }),

/***/ 1613:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ settingsInput)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5586);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8532);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4917);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1047);



const settingsInput = () => zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform(async (text, context) => {
    const { value, problems } = await (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text, _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .queueSettings */ .TJ);
    if (value !== undefined)
        return value;
    for (const { line: at, column, message } of problems)
        context.issues.push({
            code: 'custom',
            message: `line ${at}, column ${column}: ${message}`,
            input: text,
        });
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
});
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 2819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ queueName)
/* harmony export */ });
const queueName = ({ repository, targetBranch }) => `${repository.owner}/${repository.name}@${targetBranch}`;
//# sourceMappingURL=name.js.map

/***/ }),

/***/ 4176:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ queueOutputs),
/* harmony export */   Dp: () => (/* binding */ changeOutputs),
/* harmony export */   Id: () => (/* binding */ changeOutputNames),
/* harmony export */   hu: () => (/* binding */ plannedOutputs),
/* harmony export */   lR: () => (/* binding */ queueOutputNames)
/* harmony export */ });
/* harmony import */ var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);



const queueOutputNames = [
    'target-branch',
    'queue-state',
    'queue-mode',
    'queue-depth',
    'testing-count',
    'oldest-age-seconds',
    'queue',
];
const changeOutputNames = ['changed', 'changes'];
const QUEUE_BUDGET_BYTES = 250 * 1024;
function queueOutputs(queue, now) {
    const { testing, oldestMs } = (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .queueFigures */ .Lv)(queue, now);
    return {
        'queue-state': queue.state,
        'queue-mode': queue.mode,
        'queue-depth': queue.enqueuedPullRequests.length,
        'testing-count': testing,
        'oldest-age-seconds': oldestMs === undefined ? undefined : Math.floor(oldestMs / 1000),
        queue: fittingQueue(queue),
    };
}
const changeOutputs = (changes) => ({
    changed: changes.length > 0,
    changes,
});
const plannedOutputs = (changes) => ({
    ...changeOutputs(changes),
    changed: false,
});
function fittingQueue(queue) {
    const { enqueuedPullRequests, ...settings } = queue;
    const room = QUEUE_BUDGET_BYTES - (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .byteLength */ .dp)(JSON.stringify(settings));
    return JSON.stringify({
        ...settings,
        enqueuedPullRequests: (0,_markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingElements */ .v)(enqueuedPullRequests, room),
    });
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 4248:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ removeQueue),
/* harmony export */   z: () => (/* binding */ notEmpty)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9022);
/* harmony import */ var _service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9890);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6544);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
/* harmony import */ var _create_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9876);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3418);







const SETTLE_MS = 10_000;
async function removeQueue(context, ref) {
    const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B(context.clock, context.service.retryTimeoutMs);
    try {
        await (0,_service_verified_write_js__WEBPACK_IMPORTED_MODULE_1__/* .sendVerified */ .F)({
            clock: context.clock,
            deadline,
            signal: context.signal,
            send: () => context.service.deleteQueue(ref, { deadline }),
            readBack: async () => (await (0,_create_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(context, ref, { deadline })) === undefined ? 'applied' : 'not-applied',
        });
    }
    catch (error) {
        const refused = (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 400) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 409);
        if (!refused && !(0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            throw error;
        const queue = await (0,_create_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(context, ref);
        if (queue === undefined)
            return { outcome: 'not-found' };
        if (queue.enqueuedPullRequests.length === 0)
            throw error;
        return { outcome: 'not-empty', queue };
    }
    return confirmGone(context, ref);
}
async function confirmGone(context, ref) {
    const settle = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Deadline */ .B(context.clock, SETTLE_MS);
    for (;;) {
        const queue = await (0,_create_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(context, ref);
        if (queue === undefined)
            return { outcome: 'deleted' };
        if (settle.passed) {
            const depth = queue.enqueuedPullRequests.length;
            if (depth > 0)
                return { outcome: 'not-empty', queue };
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('unknown-outcome', {
                request: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0,_service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .deleteQueue */ .jv)(ref)),
                problem: 'acknowledged, but the queue is still there',
                remedy: 'Look at the queue before running the step again.',
            });
        }
        await context.clock.sleep(1000, context.signal);
    }
}
function notEmpty(ref, queue) {
    const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
    const shown = numbers.slice(0, 50).join(', ');
    const more = numbers.length > 50 ? ` and ${numbers.length - 50} more` : '';
    return {
        request: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0,_service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .deleteQueue */ .jv)(ref)),
        problem: `it holds ${(0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequests */ .sD)(numbers.length)} (${shown}${more}), and only an empty queue can be deleted`,
        remedy: 'Cancel them or let them merge, then run the step again.',
    };
}
//# sourceMappingURL=remove.js.map

/***/ }),

/***/ 2260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ RESTORE_KEY),
/* harmony export */   O: () => (/* binding */ saveRestore)
/* harmony export */ });
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2819);

const RESTORE_KEY = 'restore';
function saveRestore(context, restore) {
    const found = restore.found === 'switching_modes' ? 'running' : restore.found;
    context.saveForPost(RESTORE_KEY, JSON.stringify({ ...restore, found }));
    context.log.info(`When the job ends, the queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .n)(restore.ref)} goes back to ${found}, if it is still ${restore.set} then`);
}
//# sourceMappingURL=restore.js.map

/***/ }),

/***/ 4279:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ unchanged),
/* harmony export */   Ip: () => (/* binding */ stateReport),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   wW: () => (/* binding */ stateChange),
/* harmony export */   wb: () => (/* binding */ setState)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9022);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8464);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8556);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2819);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4176);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3418);
/* harmony import */ var _restore_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2260);








async function readQueue(context, ref) {
    const queue = await context.service.getQueue(ref);
    record(context, queue);
    context.log.info((0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .queueLine */ .W5)((0,_name_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .n)(ref), queue, context.clock.now()));
    return queue;
}
function record({ setOutputs, clock }, queue) {
    setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .queueOutputs */ .Ac)(queue, clock.now()));
}
const stateChange = (queue, state) => ({
    field: 'state',
    before: queue.state,
    after: state,
});
async function setState(context, { ref, queue, state, reason, restore }) {
    const changes = [stateChange(queue, state)];
    if (context.dryRun)
        return { planned: (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedChanges */ .I)(context.log, changes, [(0,_service_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .updateQueue */ .df)(ref, { state })]) };
    if (reason !== undefined)
        context.log.info(`Reason: ${reason}`);
    if (restore)
        (0,_restore_js__WEBPACK_IMPORTED_MODULE_7__/* .saveRestore */ .O)(context, { ref, found: queue.state, set: state });
    const changed = await (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeQueue */ .g)(context, ref, changes);
    context.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOutputs */ .Dp)(changes));
    record(context, changed.queue);
    context.log.info(`The queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .n)(ref)} was ${queue.state} and is ${state} now`);
    return changed;
}
function stateReport({ ref, reason }, sentence, queue, now) {
    return [
        `${sentence}${reason === undefined ? '' : `\n\n**Reason:** ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(reason)}`}`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .queueReport */ .Qs)(ref, queue, now),
    ].join('\n\n');
}
function unchanged(context, request, why) {
    const { ref, queue } = request;
    context.log.info(why);
    context.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOutputs */ .Dp)([]));
    return {
        outcome: 'unchanged',
        details: { queue },
        summary: stateReport(request, `${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_name_js__WEBPACK_IMPORTED_MODULE_5__/* .queueName */ .n)(ref))}: ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(why)}.`, queue, context.clock.now()),
    };
}
//# sourceMappingURL=state.js.map

/***/ }),

/***/ 3805:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ queueTarget)
/* harmony export */ });
/* unused harmony export branchOfEvent */
/* harmony import */ var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);


const inputs = { targetBranch: (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)().optional() };
const queueTarget = {
    inputs,
    outputs: ['target-branch'],
    locate({ targetBranch }, { event, repository }) {
        if (targetBranch !== undefined)
            return { location: (0,_shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .queueRef */ .t)(repository, targetBranch) };
        const found = branchOfEvent(event);
        if ('branch' in found)
            return { location: (0,_shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .queueRef */ .t)(repository, found.branch) };
        const problem = `Input \`target-branch\` is required, because ${found.why}: set it to the queue's branch`;
        return { problems: [problem] };
    },
    async resolve(ref, { setOutputs }) {
        setOutputs({ 'target-branch': ref.targetBranch });
        return ref;
    },
};
function branchOfEvent({ name, payload, ref, }) {
    const base = text(at(payload, 'pull_request', 'base', 'ref'));
    if (base !== undefined)
        return { branch: base };
    const group = text(at(payload, 'merge_group', 'base_ref'))?.replace(/^refs\/heads\//, '');
    if (group !== undefined)
        return { branch: group };
    if (at(payload, 'issue', 'pull_request') !== undefined)
        return { why: 'the event does not say the base branch of the pull request' };
    const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
    if (branch !== undefined)
        return { branch };
    if (ref.startsWith('refs/tags/'))
        return { why: `the run is for the tag ${ref.slice(10)}` };
    return { why: `the event ${JSON.stringify(name)} has no branch` };
}
function at(value, ...path) {
    return path.reduce((inner, key) => typeof inner === 'object' && inner !== null
        ? inner[key]
        : undefined, value);
}
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
//# sourceMappingURL=target.js.map

/***/ }),

/***/ 1047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

async function readYaml(text, schema) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lineCounter = new yaml.LineCounter();
    const read = check(yaml, text, schema, lineCounter);
    if (!Array.isArray(read))
        return { value: read.value, problems: [] };
    const problems = read.map(({ offset, message }) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col), message };
    });
    problems.sort((a, b) => a.line - b.line || a.column - b.column);
    return { value: undefined, problems };
}
function check(yaml, text, schema, lineCounter) {
    const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
    const document = yaml.parseDocument(text, options);
    const syntax = [...document.errors, ...document.warnings];
    if (syntax.length > 0)
        return syntax.map(({ pos, message }) => ({ offset: pos[0], message }));
    const duplicates = duplicateKeys(yaml, document);
    if (duplicates.length > 0)
        return duplicates;
    let data;
    try {
        data = document.toJS({ maxAliasCount: 100 }) ?? {};
    }
    catch (error) {
        return [{ offset: 0, message: error.message }];
    }
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return { value: parsed.data };
    return parsed.error.issues.flatMap((issue) => findingsOf(yaml, document, schema, issue));
}
function duplicateKeys(yaml, document) {
    const findings = [];
    yaml.visit(document, {
        Map(_, map) {
            const seen = new Set();
            for (const { key } of map.items) {
                if (!yaml.isScalar(key))
                    continue;
                const name = String(key.value);
                if (seen.has(name))
                    findings.push({ offset: key.range?.[0] ?? 0, message: `duplicate key \`${name}\`` });
                seen.add(name);
            }
        },
    });
    return findings;
}
function findingsOf(yaml, document, schema, issue) {
    if (issue.code === 'unrecognized_keys') {
        const known = keysAt(schema, issue.path);
        return issue.keys.map((key) => ({
            offset: offsetOfKey(yaml, document, issue.path, key),
            message: unknownKey(key, known),
        }));
    }
    const name = issue.path.findLast((part) => typeof part === 'string');
    const what = name === undefined ? '' : `\`${String(name)}\` `;
    return [{ offset: offsetOf(yaml, document, issue.path), message: `${what}${issue.message}` }];
}
function offsetOf(yaml, document, path) {
    for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (yaml.isNode(node))
            return node.range?.[0] ?? 0;
    }
    return document.contents?.range?.[0] ?? 0;
}
function offsetOfKey(yaml, document, path, name) {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = yaml.isMap(map)
        ? map.items.find(({ key }) => yaml.isScalar(key) && String(key.value) === name)
        : undefined;
    const at = yaml.isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    return at ?? offsetOf(yaml, document, path);
}
function unknownKey(key, known) {
    const hint = known.length === 0 ? '' : `; did you mean \`${(0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(key, [...known])}\`?`;
    return `unknown key \`${key}\`${hint}`;
}
function keysAt(schema, path) {
    let at = schema;
    for (const part of path) {
        const { def } = at;
        at = def.element ?? def.shape?.[String(part)];
        if (at === undefined)
            return [];
    }
    return Object.keys(at.def.shape ?? {});
}
//# sourceMappingURL=yaml.js.map

/***/ }),

/***/ 3398:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ MissingFileError),
  a: () => (/* binding */ Workspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/shared/errors.js
var errors = __webpack_require__(8835);
// EXTERNAL MODULE: ./lib/src/shared/utf8.js
var utf8 = __webpack_require__(5919);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/runner/file-writer.js


const CHUNK_LENGTH = 1 << 19;
class FileWriter {
    path;
    #partial;
    #file;
    #waiting = '';
    constructor(path, partial, file) {
        this.path = path;
        this.#partial = partial;
        this.#file = file;
    }
    static async open(path) {
        const partial = `${path}.${(0,external_node_crypto_.randomUUID)()}.partial`;
        return new FileWriter(path, partial, await (0,promises_.open)(partial, 'wx'));
    }
    async write(text) {
        this.#waiting += text;
        if (this.#waiting.length >= CHUNK_LENGTH)
            await this.#flush();
    }
    async commit() {
        await this.#flush();
        await this.#file.close();
        await (0,promises_.rename)(this.#partial, this.path);
    }
    async #flush() {
        const text = this.#waiting;
        this.#waiting = '';
        await this.#file.appendFile(text);
    }
    async discard() {
        await this.#file.close();
        await (0,promises_.rm)(this.#partial, { force: true });
    }
}
//# sourceMappingURL=file-writer.js.map
;// CONCATENATED MODULE: ./lib/src/runner/workspace.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
            remedy: 'Check the path, and that the step before wrote the file.',
        }, options);
    }
}
class Workspace {
    #workspace;
    #temp;
    #own;
    constructor(options) {
        this.#workspace = options.workspace;
        this.#temp = options.temp;
        this.#own = options.own;
    }
    async own(name) {
        await (0,promises_.mkdir)(this.#own).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
        return (0,external_node_path_.join)(this.#own, name);
    }
    async locate(input, path) {
        const wanted = (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(this.#workspace, path);
        let real;
        try {
            real = await (0,promises_.realpath)(wanted);
        }
        catch (cause) {
            const { code } = cause;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                throw new MissingFileError(input, path, { cause });
            throw wrong(input, path, `it cannot be looked at (${code})`, cause);
        }
        await this.#refuseOutside(input, path, real);
        const stat = await (0,promises_.lstat)(real);
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
        const invalid = (0,utf8/* invalidUtf8At */.M)(bytes);
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
                throw wrong(input, path, 'it was replaced while it was opened');
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
        const wanted = (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(this.#workspace, path);
        const folder = await this.#prepareFolder(input, path, wanted);
        const real = (0,external_node_path_.join)(folder, wanted.slice((0,external_node_path_.dirname)(wanted).length + 1));
        const link = await (0,promises_.lstat)(real).catch(() => undefined);
        if (link !== undefined && !link.isFile())
            throw wrong(input, path, 'it is not a regular file');
        await (0,promises_.writeFile)(real, data);
        return real;
    }
    async writer(input, path) {
        const wanted = (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(this.#workspace, path);
        const folder = await this.#prepareFolder(input, path, wanted);
        const real = (0,external_node_path_.join)(folder, wanted.slice((0,external_node_path_.dirname)(wanted).length + 1));
        const link = await (0,promises_.lstat)(real).catch(() => undefined);
        if (link !== undefined && !link.isFile())
            throw wrong(input, path, 'it is not a regular file');
        return FileWriter.open(real);
    }
    async #prepareFolder(input, path, wanted) {
        let existing = (0,external_node_path_.dirname)(wanted);
        while (!(await exists(existing)))
            existing = (0,external_node_path_.dirname)(existing);
        await this.#refuseOutside(input, path, await (0,promises_.realpath)(existing));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(wanted), { recursive: true });
        return (0,promises_.realpath)((0,external_node_path_.dirname)(wanted));
    }
    async #refuseOutside(input, path, real) {
        if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
            throw wrong(input, path, 'it is a file of the system');
        for (const root of [this.#workspace, this.#temp]) {
            const realRoot = await (0,promises_.realpath)(root).catch(() => undefined);
            if (realRoot === undefined)
                continue;
            const inside = (0,external_node_path_.relative)(realRoot, real);
            if (inside === '' || (!(0,external_node_path_.isAbsolute)(inside) && inside.split(external_node_path_.sep)[0] !== '..'))
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
const exists = (path) => (0,promises_.access)(path).then(() => true, () => false);
const tooLarge = (input, path, size, limit) => wrong(input, path, `it has ${size} bytes, and at most ${limit} are read`);
const wrong = (input, path, problem, cause) => new errors/* ActionError */.lZ('invalid-input', {
    request: `Using \`${input}\` (${JSON.stringify(path)})`,
    problem,
    remedy: 'Name a regular file inside the workspace or RUNNER_TEMP.',
}, { cause });
//# sourceMappingURL=workspace.js.map

/***/ }),

/***/ 9890:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ sendVerified)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);

async function sendVerified(options) {
    const { clock, deadline, signal, pauseMs = 1000, sends = Number.POSITIVE_INFINITY } = options;
    for (let sent = 1;; sent++) {
        try {
            await options.send();
            return 'acknowledged';
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || signal.aborted)
                throw error;
            const trace = sent > 1 && (error.status === 404 || error.status === 409);
            if (!error.ambiguous && !trace)
                throw error;
            if ((await readBackOr(error, options)) === 'applied')
                return 'read-back';
            const refused = error.status === 404 || error.status === 409;
            if (refused || sent >= sends || pauseMs >= deadline.remainingMs)
                throw withoutEffect(error);
            await clock.sleep(pauseMs, signal);
        }
    }
}
async function readBackOr(sent, options) {
    try {
        return await options.readBack(sent);
    }
    catch (cause) {
        if (!(cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw cause;
        throw new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unknown-outcome', {
            ...sent.explanation,
            problem: `${sent.explanation.problem}; reading back failed too: ${cause.explanation.problem}`,
        }, sent.failure, { cause, ambiguous: true });
    }
}
function withoutEffect(error) {
    const kind = error.status === 409 ? 'refused' : error.status === 404 ? 'not-found' : 'unavailable';
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(kind, {
        ...error.explanation,
        problem: `${error.explanation.problem}; a read shows that it had no effect`,
    }, error.failure, { cause: error });
}
//# sourceMappingURL=verified-write.js.map

/***/ }),

/***/ 8217:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ compileGlobs)
/* harmony export */ });
function compileGlobs(patterns, { style = 'path' } = {}) {
    if (patterns.length === 0)
        return () => false;
    const automaton = new Automaton(program(patterns, style === 'path'));
    return (text) => automaton.matches(text);
}
const SLASH = 0x2f;
const code = (char) => char.codePointAt(0);
function program(patterns, slashStops) {
    const start = { type: 'fork', to: [] };
    const instructions = [start];
    for (const pattern of patterns) {
        start.to.push(instructions.length);
        emit(tokens(pattern), instructions, slashStops);
        instructions.push({ type: 'end' });
    }
    return instructions;
}
function tokens(pattern) {
    const chars = [...pattern];
    const lastBracket = chars.lastIndexOf(']');
    const found = [];
    for (let at = 0; at < chars.length; at++) {
        const char = chars[at];
        if (char === '\\' && at + 1 < chars.length) {
            found.push({ type: 'char', char: code(chars[++at]) });
        }
        else if (char === '*') {
            let end = at;
            while (chars[end + 1] === '*')
                end++;
            const wholeFolder = end > at && chars[end + 1] === '/' && startsSegment(found.at(-1));
            found.push({ type: end === at ? '*' : wholeFolder ? '**/' : '**' });
            at = wholeFolder ? end + 1 : end;
        }
        else if (char === '[' && at + 2 <= lastBracket) {
            const first = at + (/[!^]/.test(chars[at + 1]) ? 2 : 1);
            const end = chars.indexOf(']', first + 1);
            if (end === -1)
                found.push({ type: 'char', char: code(char) });
            else {
                found.push({ type: 'class', takes: classOf(chars.slice(first, end), first > at + 1) });
                at = end;
            }
        }
        else if (char === '?' || char === '{' || char === ',' || char === '}') {
            found.push({ type: char });
        }
        else
            found.push({ type: 'char', char: code(char) });
    }
    return pairBraces(found);
}
const startsSegment = (before) => before === undefined ||
    before.type === '{' ||
    before.type === ',' ||
    before.type === '**/' ||
    (before.type === 'char' && before.char === SLASH);
function pairBraces(found) {
    const special = new Set();
    const open = [];
    for (const [at, { type }] of found.entries()) {
        if (type === '{')
            open.push({ at, commas: [] });
        else if (type === ',')
            open.at(-1)?.commas.push(at);
        else if (type === '}') {
            const pair = open.pop();
            if (pair === undefined || pair.commas.length === 0)
                continue;
            for (const part of [pair.at, ...pair.commas, at])
                special.add(part);
        }
    }
    return found.map((token, at) => (token.type === '{' || token.type === ',' || token.type === '}') && !special.has(at)
        ? { type: 'char', char: code(token.type) }
        : token);
}
function classOf(chars, negated) {
    const ranges = [];
    for (let at = 0; at < chars.length; at++) {
        const from = code(chars[at]);
        const isRange = chars[at + 1] === '-' && at + 2 < chars.length;
        ranges.push([from, isRange ? code(chars[at + 2]) : from]);
        if (isRange)
            at += 2;
    }
    return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== negated;
}
function emit(found, into, slashStops) {
    const any = () => true;
    const inside = slashStops ? (char) => char !== SLASH : any;
    const open = [];
    const fork = () => {
        const to = [];
        into.push({ type: 'fork', to });
        return to;
    };
    for (const token of found) {
        const group = open.at(-1);
        if (token.type === 'char')
            into.push({ type: 'one', takes: (char) => char === token.char });
        else if (token.type === 'class')
            into.push({ type: 'one', takes: (char) => inside(char) && token.takes(char) });
        else if (token.type === '?')
            into.push({ type: 'one', takes: inside });
        else if (token.type === '*')
            into.push({ type: 'many', takes: inside });
        else if (token.type === '**')
            into.push({ type: 'many', takes: any });
        else if (token.type === '**/') {
            const to = fork();
            to.push(into.length, into.length + 2);
            into.push({ type: 'many', takes: any }, { type: 'one', takes: (char) => char === SLASH });
        }
        else if (token.type === '{') {
            const to = fork();
            to.push(into.length);
            open.push({ fork: to, ends: [] });
        }
        else if (token.type === ',') {
            group?.ends.push(fork());
            group?.fork.push(into.length);
        }
        else {
            for (const end of group?.ends ?? [])
                end.push(into.length);
            open.pop();
        }
    }
}
const CACHE_STATES = 1_000_000;
class Automaton {
    #program;
    #round;
    #rounds = 0;
    #nodes = new Map();
    #cached = 0;
    #start;
    constructor(instructions) {
        this.#program = instructions;
        this.#round = new Uint32Array(instructions.length);
        this.#start = this.#node([0]);
    }
    matches(text) {
        let node = this.#start;
        for (let at = 0; at < text.length; at++) {
            const char = text.codePointAt(at);
            if (char > 0xffff)
                at++;
            let next = node.next.get(char);
            if (next === undefined) {
                next = this.#step(node, char);
                node.next.set(char, next);
                this.#cached++;
            }
            if (next.states.length === 0)
                return next.accepts && at === text.length - 1;
            node = next;
        }
        return node.accepts;
    }
    #step(node, char) {
        const reached = [];
        for (const state of node.states) {
            const instruction = this.#program[state];
            if (instruction.type === 'one' && instruction.takes(char))
                reached.push(state + 1);
            else if (instruction.type === 'many' && instruction.takes(char))
                reached.push(state);
        }
        return this.#node(reached);
    }
    #node(reached) {
        const round = ++this.#rounds;
        const states = [];
        let accepts = false;
        const pending = [...reached];
        for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
            if (this.#round[state] === round)
                continue;
            this.#round[state] = round;
            const instruction = this.#program[state];
            if (instruction.type === 'fork')
                for (const to of instruction.to)
                    pending.push(to);
            else if (instruction.type === 'end')
                accepts = true;
            else {
                states.push(state);
                if (instruction.type === 'many')
                    pending.push(state + 1);
            }
        }
        states.sort((one, other) => one - other);
        return this.#remember({ states, accepts, next: new Map() });
    }
    #remember(node) {
        const key = `${node.accepts ? '+' : '-'}${node.states.join()}`;
        const known = this.#nodes.get(key);
        if (known !== undefined)
            return known;
        if (this.#cached > CACHE_STATES) {
            this.#nodes.clear();
            this.#cached = 0;
            this.#start?.next.clear();
        }
        this.#nodes.set(key, node);
        this.#cached += node.states.length + 1;
        return node;
    }
}
//# sourceMappingURL=globs.js.map

/***/ }),

/***/ 5919:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ invalidUtf8At)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function invalidUtf8At(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
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
    while (valid > 0 && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, valid)))
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
//# sourceMappingURL=utf8.js.map

/***/ }),

/***/ 2223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ inputDefaults),
/* harmony export */   g: () => (/* binding */ outputNames)
/* harmony export */ });
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
//# sourceMappingURL=contract.js.map

/***/ }),

/***/ 5088:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ planned)
/* harmony export */ });
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);

const LONGEST_BODY = 4000;
function planned(log, requests) {
    for (const request of requests) {
        log.group(`Dry run: ${request.method} ${request.path} for ${request.subject}`, [shown(request)]);
    }
    return {
        outcome: 'planned',
        details: {
            planned: requests.map((request) => ({
                method: request.method,
                path: request.path,
                body: bodyText(request),
            })),
        },
        summary: [
            'Dry run: nothing was sent. These requests were planned:',
            '',
            (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Request', 'Body'], requests.map((request) => [
                (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${request.method} ${request.path}`),
                (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(shown(request)),
            ])),
        ].join('\n'),
    };
}
function bodyText({ body }) {
    if (body === undefined)
        return '';
    return Array.isArray(body)
        ? Buffer.concat(body).toString()
        : JSON.stringify(body);
}
function shown(request) {
    const body = bodyText(request);
    return body.length > LONGEST_BODY
        ? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; the file of result-file has them all)`
        : body;
}
//# sourceMappingURL=dry-run.js.map

/***/ }),

/***/ 600:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ noTarget)
/* harmony export */ });
const noTarget = {
    inputs: {},
    outputs: [],
    locate: () => ({ location: undefined }),
    resolve: async () => undefined,
};
//# sourceMappingURL=target.js.map

/***/ }),

/***/ 1620:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ stripAnsi)
/* harmony export */ });
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;
const stripAnsi = (text) => text.replace(ANSI, '');
//# sourceMappingURL=ansi.js.map

/***/ }),

/***/ 9376:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ notUtf8),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   ke: () => (/* binding */ hasByteOrderMark),
/* harmony export */   sS: () => (/* binding */ INNER_SPACE),
/* harmony export */   uo: () => (/* binding */ LineReader)
/* harmony export */ });
/* harmony import */ var _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _ansi_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1620);
/* harmony import */ var _parse_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4567);
/* harmony import */ var _swar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7386);
/* harmony import */ var _target_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4024);





const INNER_SPACE = 1;
const ESCAPE = 2;
const SPACE = 4;
const NEWLINE = 0x0a;
const CLASS = new Uint8Array(256);
CLASS[NEWLINE] = 0x80;
CLASS[0x1b] = ESCAPE;
for (const blank of [0x09, 0x0d, 0x20])
    CLASS[blank] = SPACE;
class LineReader {
    #sink;
    #longest;
    #rest = new Uint8Array();
    #offset = 0;
    #line = 0;
    constructor(sink, longest = _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_TARGET_BYTES */ .Xq) {
        this.#sink = sink;
        this.#longest = longest;
    }
    push(chunk) {
        const first = chunk.indexOf(NEWLINE);
        if (first === -1) {
            this.#keep(chunk);
            return true;
        }
        let from = 0;
        if (this.#rest.length > 0) {
            const line = Buffer.concat([this.#rest, chunk.subarray(0, first + 1)]);
            this.#rest = new Uint8Array();
            if (!this.#lines(line))
                return false;
            from = first + 1;
        }
        const last = chunk.lastIndexOf(NEWLINE) + 1;
        if (last > from && !this.#lines(chunk.subarray(from, last)))
            return false;
        this.#keep(chunk.subarray(last));
        return true;
    }
    end() {
        if (this.#rest.length > 0)
            this.#lines(Buffer.concat([this.#rest, Buffer.from('\n')]));
    }
    #keep(bytes) {
        if (this.#rest.length + bytes.length > this.#longest)
            throw this.#tooLong(this.#line + 1);
        if (bytes.length > 0)
            this.#rest = Buffer.concat([this.#rest, bytes]);
    }
    #lines(block) {
        const invalid = (0,_shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidUtf8At */ .M)(block);
        if (invalid !== undefined)
            throw notUtf8(this.#offset + invalid, block[invalid]);
        const goOn = this.#split(block, this.#offset === 0 && hasByteOrderMark(block) ? 3 : 0);
        this.#offset += block.length;
        return goOn;
    }
    #split(block, from) {
        const sink = this.#sink;
        const bytes = (0,_swar_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .du)(block);
        const lastWord = block.length - 4;
        let start = from;
        let seen = 0;
        for (let at = from; at < block.length; at++) {
            for (; at <= lastWord; at += 4) {
                if ((0,_swar_js__WEBPACK_IMPORTED_MODULE_3__/* .anyBlank */ .ho)(bytes.getInt32(at, true)) !== 0)
                    break;
            }
            const kind = CLASS[bytes.getUint8(at)];
            if (kind === 0)
                continue;
            if (kind !== 0x80) {
                seen |= kind;
                continue;
            }
            this.#line++;
            if (at - start > this.#longest)
                throw this.#tooLong(this.#line);
            if (seen === 0
                ? at > start && !sink(bytes, start, at, 0, this.#line)
                : !this.#odd(block, start, at, seen))
                return false;
            start = at + 1;
            seen = 0;
        }
        return true;
    }
    #odd(block, from, to, seen) {
        let bytes = block;
        let start = from;
        let end = to;
        if ((seen & ESCAPE) !== 0) {
            bytes = Buffer.from((0,_ansi_js__WEBPACK_IMPORTED_MODULE_4__/* .stripAnsi */ .a)(Buffer.from(block.subarray(from, to)).toString()));
            start = 0;
            end = bytes.length;
        }
        while (start < end && CLASS[bytes[start]] === SPACE)
            start++;
        while (end > start && CLASS[bytes[end - 1]] === SPACE)
            end--;
        if (start === end)
            return true;
        let inner = 0;
        for (let at = start; at < end; at++)
            if (CLASS[bytes[at]] === SPACE)
                inner = INNER_SPACE;
        return this.#sink((0,_swar_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .du)(bytes), start, end, inner, this.#line);
    }
    #tooLong(line) {
        return new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .CD(`line ${line} is longer than ${this.#longest} bytes, which no target is`, 'Write one target a line, or JSON.');
    }
}
const textOf = (bytes, start, end) => Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
const hasByteOrderMark = (bytes) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
function notUtf8(offset, byte) {
    const utf16 = offset === 0 && (byte === 0xff || byte === 0xfe);
    return new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .CD(`it is not UTF-8 text: the byte at offset ${offset} belongs to no character${utf16 ? ' (it begins as UTF-16 does)' : ''}`, utf16
        ? 'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.'
        : 'Check that the tool wrote the whole of it, as UTF-8.');
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 4567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ TargetsParseError),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
class TargetsParseError extends Error {
    name = 'TargetsParseError';
    remedy;
    constructor(message, remedy) {
        super(message);
        this.remedy = remedy;
    }
}
const shortened = (text) => text.length > 80 ? `${text.slice(0, 80).replace(/[\ud800-\udbff]$/, '')}…` : text;
const quoted = (text) => JSON.stringify(shortened(text));
//# sourceMappingURL=parse-error.js.map

/***/ }),

/***/ 7386:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ anyEscaped),
/* harmony export */   Yr: () => (/* binding */ hashed),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   ho: () => (/* binding */ anyBlank)
/* harmony export */ });
const { imul } = Math;
const viewOf = ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset, length);
const anyBlank = (word) => (word - 0x21212121) & ~word & 0x80808080;
function anyEscaped(word) {
    const quotes = word ^ 0x22222222;
    const backslashes = word ^ 0x5c5c5c5c;
    return ((((word - 0x20202020) & ~word) |
        ((quotes - 0x01010101) & ~quotes) |
        ((backslashes - 0x01010101) & ~backslashes)) &
        0x80808080);
}
const hashed = (hash, word) => (imul(hash ^ word, 0x9e3779b1) + ((hash << 13) | (hash >>> 19))) | 0;
//# sourceMappingURL=swar.js.map

/***/ }),

/***/ 4024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TF: () => (/* binding */ BODY_LIMIT_BYTES),
  Xq: () => (/* binding */ LONGEST_TARGET_BYTES),
  G8: () => (/* binding */ TargetSet)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/targets/hash-index.js
const NUMBER = (1 << 23) - 1;
const FIRST_SLOTS = 1 << 7;
const MANY_SLOTS = 1 << 19;
const STEP = 1 << 6;
const FULLEST = 13 / 16;
class HashIndex {
    #same;
    #slots = new Int32Array(FIRST_SLOTS);
    #hashes = new Int32Array(FIRST_SLOTS);
    #firsts = new Int32Array(FIRST_SLOTS);
    #count = 0;
    #most = FIRST_SLOTS * FULLEST;
    constructor(same) {
        this.#same = same;
    }
    add(hash, first, end) {
        const place = this.#find(hash, first, end);
        if (this.#slots[place] !== 0)
            return false;
        const number = ++this.#count;
        this.#slots[place] = slotOf(hash, number);
        this.#hashes[number] = hash;
        this.#firsts[number] = first;
        if (number >= this.#most)
            this.#grow();
        return true;
    }
    #find(hash, first, end) {
        const slots = this.#slots;
        const last = slots.length - 1;
        let place = hash & last;
        for (let slot = slots[place]; slot !== 0; slot = slots[place]) {
            const number = slot & NUMBER;
            const found = slot === slotOf(hash, number) &&
                this.#hashes[number] === hash &&
                this.#same(this.#firsts[number], first, end);
            if (found)
                break;
            place = (place + 1) & last;
        }
        return place;
    }
    #grow() {
        const slots = new Int32Array(this.#slots.length * (this.#slots.length < MANY_SLOTS ? STEP : 2));
        const last = slots.length - 1;
        for (let number = 1; number <= this.#count; number++) {
            const hash = this.#hashes[number];
            let place = hash & last;
            while (slots[place] !== 0)
                place = (place + 1) & last;
            slots[place] = slotOf(hash, number);
        }
        this.#slots = slots;
        this.#most = slots.length * FULLEST;
        this.#hashes = longer(this.#hashes, slots.length);
        this.#firsts = longer(this.#firsts, slots.length);
    }
}
const slotOf = (hash, number) => (hash & ~NUMBER) | number;
function longer(numbers, length) {
    const copy = new Int32Array(length);
    copy.set(numbers);
    return copy;
}
//# sourceMappingURL=hash-index.js.map
// EXTERNAL MODULE: ./lib/src/targets/parse-error.js
var parse_error = __webpack_require__(4567);
// EXTERNAL MODULE: ./lib/src/targets/swar.js
var swar = __webpack_require__(7386);
;// CONCATENATED MODULE: ./lib/src/targets/target-set.js




const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const LONGEST_TARGET_BYTES = 64 * 1024;
const { imul } = Math;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN = 0x5b;
const CLOSE = Buffer.from(']}');
const ESCAPE = new Uint8Array(256);
ESCAPE.fill(1, 0, 0x20);
for (const [byte, letter] of [
    [0x08, 'b'],
    [0x09, 't'],
    [0x0a, 'n'],
    [0x0c, 'f'],
    [0x0d, 'r'],
    [QUOTE, '"'],
    [BACKSLASH, '\\'],
])
    ESCAPE[byte] = letter.charCodeAt(0);
const SLACK_BYTES = 6 * LONGEST_TARGET_BYTES + 16;
const SAMPLE = 5;
class TargetSet {
    #body = Buffer.allocUnsafeSlow(BODY_LIMIT_BYTES + SLACK_BYTES);
    #used;
    #words = (0,swar/* viewOf */.du)(this.#body);
    #known = new HashIndex((known, first, end) => this.#same(known, first, end));
    #seed = (0,external_node_crypto_.randomBytes)(4).readInt32LE();
    #headBytes;
    #sampleEnd;
    #count = 0;
    #duplicates = 0;
    #full = false;
    constructor(head) {
        this.#body.set(head);
        this.#body[head.length] = OPEN;
        this.#used = head.length + 1;
        this.#headBytes = this.#used;
        this.#sampleEnd = this.#used;
    }
    get count() {
        return this.#count;
    }
    get duplicates() {
        return this.#duplicates;
    }
    get full() {
        return this.#full;
    }
    get bodyBytes() {
        return this.#used + CLOSE.length;
    }
    body() {
        this.#body.set(CLOSE, this.#used);
        return [this.#body.subarray(0, this.bodyBytes)];
    }
    first() {
        const sample = this.#body.subarray(this.#headBytes, this.#sampleEnd);
        return JSON.parse(`[${sample}]`).map(parse_error/* shortened */.vI);
    }
    add(bytes, start, end) {
        if (this.#full)
            return;
        const body = this.#body;
        let at = this.#used;
        if (this.#count > 0)
            body[at++] = COMMA;
        body[at++] = QUOTE;
        const first = at;
        let hash = this.#seed;
        let escapes = 0;
        let from = start;
        const words = this.#words;
        for (; from + 4 <= end; from += 4, at += 4) {
            const word = bytes.getInt32(from, true);
            words.setInt32(at, word, true);
            escapes |= (0,swar/* anyEscaped */.OJ)(word);
            hash = (0,swar/* hashed */.Yr)(hash, word);
        }
        for (; from < end; from++) {
            const byte = bytes.getUint8(from);
            body[at++] = byte;
            escapes |= ESCAPE[byte];
            hash = imul(hash ^ byte, 0x01000193);
        }
        if (escapes !== 0)
            at = writeEscaped(body, first, bytes, start, end);
        body[at++] = QUOTE;
        if (!this.#known.add(mix(hash), first, at))
            this.#duplicates++;
        else if (at + CLOSE.length > BODY_LIMIT_BYTES)
            this.#full = true;
        else
            this.#take(at);
    }
    addText(text) {
        const bytes = Buffer.from(text);
        this.add((0,swar/* viewOf */.du)(bytes), 0, bytes.length);
    }
    #same(known, first, end) {
        const words = this.#words;
        const shift = known - first;
        let at = first;
        for (; at + 4 <= end; at += 4)
            if (words.getInt32(at, true) !== words.getInt32(at + shift, true))
                return false;
        for (; at < end; at++)
            if (words.getUint8(at) !== words.getUint8(at + shift))
                return false;
        return true;
    }
    #take(end) {
        this.#used = end;
        this.#count++;
        if (this.#count <= SAMPLE)
            this.#sampleEnd = end;
    }
}
function writeEscaped(body, first, bytes, start, end) {
    let at = first;
    for (let from = start; from < end; from++) {
        const byte = bytes.getUint8(from);
        const letter = ESCAPE[byte];
        if (letter === 0)
            body[at++] = byte;
        else if (letter === 1)
            at += body.write(`\\u${byte.toString(16).padStart(4, '0')}`, at, 'latin1');
        else {
            body[at++] = BACKSLASH;
            body[at++] = letter;
        }
    }
    return at;
}
function mix(hash) {
    let mixed = hash ^ (hash >>> 16);
    mixed = imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = imul(mixed, 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
}
//# sourceMappingURL=target-set.js.map

/***/ })

};
