export const id = 848;
export const ids = [848];
export const modules = {

/***/ 2679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ BodyError),
/* harmony export */   i1: () => (/* binding */ UnusableBody),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
class BodyError extends Error {
    name = 'BodyError';
    tooLong;
    constructor(message, options = {}) {
        super(message, options);
        this.tooLong = options.tooLong ?? false;
    }
}
class UnusableBody extends Error {
    name = 'UnusableBody';
    retryable;
    constructor(message, options) {
        super(message, options);
        this.retryable = options.retryable;
    }
}
function readBody(message, clock, limits) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let bytes = 0;
        const settle = (problem, options) => {
            stopTotal();
            stopIdle();
            message.removeListener('data', onData);
            message.removeListener('end', onEnd);
            message.removeListener('close', onClose);
            if (problem !== undefined)
                message.destroy();
            const failure = problem === undefined ? undefined : new BodyError(problem, options);
            if (failure === undefined || limits.cut) {
                try {
                    resolve(decode(chunks, limits.cut === true));
                }
                catch (error) {
                    reject(error);
                }
            }
            else
                reject(failure);
        };
        const silence = () => clock.timer(limits.idleMs, () => settle(`no byte came for ${limits.idleMs / 1000} s`));
        const stopTotal = clock.timer(limits.totalMs, () => settle(`it was not whole after ${Math.round(limits.totalMs / 1000)} s`));
        let stopIdle = silence();
        const onData = (chunk) => {
            bytes += chunk.length;
            if (bytes > limits.maxBytes) {
                chunks.push(chunk.subarray(0, chunk.length - (bytes - limits.maxBytes)));
                return settle(`it is longer than ${limits.maxBytes} bytes`, { tooLong: true });
            }
            chunks.push(chunk);
            stopIdle();
            stopIdle = silence();
        };
        const onEnd = () => settle(message.complete ? undefined : 'the connection was cut in its middle');
        const onClose = () => settle('the connection was cut in its middle');
        message.on('data', onData);
        message.on('end', onEnd);
        message.on('close', onClose);
        message.on('error', (error) => settle(`the connection failed in its middle (${error.message})`, { cause: error }));
        if (message.destroyed && !message.complete)
            onClose();
    });
}
function decode(chunks, lenient) {
    try {
        return new TextDecoder('utf-8', { fatal: !lenient }).decode(Buffer.concat(chunks));
    }
    catch (error) {
        throw new BodyError('it is not UTF-8 text', { cause: error });
    }
}
//# sourceMappingURL=body.js.map

/***/ }),

/***/ 4096:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   wJ: () => (/* binding */ remedyFor)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);


class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    failure;
    ambiguous;
    constructor(kind, explanation, failure, options) {
        super(kind, explanation, options);
        this.failure = failure;
        this.ambiguous = options.ambiguous ?? false;
    }
    get status() {
        return this.failure.type === 'status' ? this.failure.status : undefined;
    }
}
const hasStatus = (error, status) => error instanceof ServiceError && error.status === status;
const describe = (request) => `${request.method} ${request.path.replace(/\?.*/, '')} for ${request.subject}`;
function kindOf(failure) {
    switch (failure.type) {
        case 'not-sent':
        case 'untrusted':
            return 'unavailable';
        case 'no-answer':
            return failure.timedOut ? 'timed-out' : 'unavailable';
        case 'broken-body':
        case 'wrong-shape':
            return 'bad-response';
        case 'status':
            return kindOfStatus(failure.status);
    }
}
function kindOfStatus(status) {
    if (status < 400)
        return 'bad-response';
    if (status === 401 || status === 403)
        return 'unauthorized';
    if (status === 404)
        return 'not-found';
    if (status === 429)
        return 'rate-limited';
    if (status === 408 || status === 425 || (status >= 500 && status !== 501))
        return 'unavailable';
    return 'refused';
}
function remedyFor(kind, failure, path) {
    if (failure.type === 'untrusted')
        return 'Check the certificate of the service, the proxy of the runner and NODE_EXTRA_CA_CERTS.';
    if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
        return 'Redirects are not followed, because they would carry the token away; set `api-url` to the final address.';
    switch (kind) {
        case 'unauthorized':
            return 'Check that `api-token` holds a token of this organization that is still valid.';
        case 'not-found':
            return notFound(path);
        case 'rate-limited':
            return 'Run the step again later, or raise `retry-timeout-seconds`.';
        case 'timed-out':
        case 'unavailable':
            return 'Check that the service is up and `api-url` is right, then run the step again.';
        case 'bad-response':
            return 'Check that `api-url` is the address of the service and not of a proxy or a web page in front of it.';
        case 'unknown-outcome':
            return 'Look at the queue before running the step again.';
        default:
            return 'Read what the service said, correct the inputs, then run the step again.';
    }
}
function notFound(path) {
    if (path.startsWith('/flaky-tests/'))
        return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.';
    if (path.startsWith('/getMergeQueueMetrics'))
        return 'Check `api-url` and `repository`, and that the repository has a queue.';
    return 'Check `api-url`, `repository` and `target-branch`, and that the queue exists.';
}
function excerpt(text) {
    const flat = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(text.trim().replace(/\s+/g, ' '));
    return flat.length > 500 ? `${flat.slice(0, 499).replace(/[\ud800-\udbff]$/, '')}…` : flat;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 3961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
function classifyFailure(effect, failure, attempt) {
    switch (failure.type) {
        case 'not-sent':
            return 'retry';
        case 'no-answer':
            return effect === 'once' ? 'ambiguous' : 'retry';
        case 'broken-body':
            return effect === 'read' ? 'retry' : 'applied';
        case 'wrong-shape':
        case 'untrusted':
            return 'fail';
        case 'status':
            return classifyStatus(effect, failure, attempt);
    }
}
function classifyStatus(effect, { status, retryAfterMs }, attempt) {
    if (status === 429 || (status === 503 && retryAfterMs !== undefined))
        return 'retry';
    if (isTransient(status))
        return effect === 'once' ? 'ambiguous' : 'retry';
    if (status === 409) {
        if (effect === 'once')
            return 'ambiguous';
        return attempt === 0 ? 'retry' : 'fail';
    }
    if (status === 404 && effect === 'once' && attempt > 0)
        return 'ambiguous';
    return 'fail';
}
function isTransient(status) {
    return (status === 408 ||
        status === 425 ||
        status === 500 ||
        status === 502 ||
        status === 503 ||
        status === 504 ||
        (status >= 520 && status <= 529));
}
const LONGEST_DELAY_MS = 20_000;
function backoffMs(effect, attempt, random, retryAfterMs) {
    const base = effect === 'read' ? 500 : 1000;
    const jittered = random * Math.min(LONGEST_DELAY_MS, base * 2 ** Math.min(attempt, 30));
    return Math.max(jittered, retryAfterMs ?? 0);
}
function parseRetryAfter(value, date, now) {
    const text = value?.trim();
    if (text === undefined || text === '')
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text))
        return undefined;
    const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
    if (Number.isNaN(at))
        return undefined;
    const sent = date === undefined ? Number.NaN : Date.parse(date);
    return Math.max(0, at - (Number.isNaN(sent) ? now : sent));
}
//# sourceMappingURL=retry.js.map

/***/ }),

/***/ 2204:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ Transport)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
// EXTERNAL MODULE: ./lib/src/shared/clock.js
var shared_clock = __webpack_require__(6544);
// EXTERNAL MODULE: ./lib/src/http/body.js
var http_body = __webpack_require__(2679);
// EXTERNAL MODULE: ./lib/src/http/errors.js
var errors = __webpack_require__(4096);
;// CONCATENATED MODULE: ./lib/src/http/messages.js

function failed(request, failure, problem, options) {
    const kind = options.ambiguous ? 'unknown-outcome' : (0,errors/* kindOf */.I)(failure);
    return new errors/* ServiceError */._7(kind, { request: (0,errors/* describe */.q0)(request), problem, remedy: (0,errors/* remedyFor */.wJ)(kind, failure, request.path) }, failure, options);
}
function abandoned(request, failure, signal, mayBeApplied) {
    const ambiguous = mayBeApplied || (request.effect !== 'read' && failure.type === 'no-answer');
    const kind = ambiguous ? 'unknown-outcome' : 'aborted';
    const problem = `${signal.reason.message.replace(/\.$/, '')} before the service answered`;
    const remedy = ambiguous
        ? (0,errors/* remedyFor */.wJ)(kind, failure, request.path)
        : 'Run the step again when it is needed.';
    return new errors/* ServiceError */._7(kind, { request: (0,errors/* describe */.q0)(request), problem, remedy }, failure, {
        cause: signal.reason,
        ambiguous,
    });
}
const tooLate = (request, deadline) => new errors/* ServiceError */._7('timed-out', {
    request: (0,errors/* describe */.q0)(request),
    problem: `it was not sent: the ${seconds(deadline.totalMs)} for the call are used up`,
    remedy: (0,errors/* remedyFor */.wJ)('timed-out', { type: 'not-sent' }, request.path),
}, { type: 'not-sent' }, {});
const describeAttempts = (problem, attempts, ms) => attempts === 1 ? problem : `${problem} (attempt ${attempts}, after ${seconds(ms)})`;
const outOfTime = (deadline, retryAfterMs) => retryAfterMs !== undefined && retryAfterMs >= deadline.remainingMs
    ? `; it asks to wait ${seconds(retryAfterMs)}, longer than the ${seconds(deadline.remainingMs)} left of ${seconds(deadline.totalMs)}`
    : `; the ${seconds(deadline.totalMs)} for the call are used up`;
function describeStatus(status, location, body) {
    const said = errorText(body);
    const where = status >= 300 && status < 400 ? originOf(location) : '';
    return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`;
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
function originOf(location) {
    if (location === undefined)
        return '';
    try {
        return ` to ${new URL(location).origin}`;
    }
    catch {
        return ' to a relative address';
    }
}
function errorText(body) {
    try {
        const { message } = JSON.parse(body);
        if (typeof message === 'string')
            return (0,errors/* excerpt */.Kb)(message);
    }
    catch { }
    return (0,errors/* excerpt */.Kb)(body);
}
//# sourceMappingURL=messages.js.map
// EXTERNAL MODULE: ./lib/src/http/retry.js
var retry = __webpack_require__(3961);
;// CONCATENATED MODULE: ./lib/src/http/attempt.js




const CONNECT_MS = 10_000;
const BODY_IDLE_MS = 15_000;
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const GLANCE = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true };
class Attempt {
    #clock;
    #deadline;
    #abort = new AbortController();
    aborted;
    #stops = [];
    #requestTimeoutMs;
    #stopConnect = () => { };
    #stopStatus;
    #connected = false;
    #timeout;
    constructor(clock, deadline, requestTimeoutMs, outer) {
        this.#clock = clock;
        this.#deadline = deadline;
        this.#requestTimeoutMs = requestTimeoutMs;
        this.aborted = new Promise((_, reject) => {
            this.#abort.signal.addEventListener('abort', () => reject(this.#abort.signal.reason));
        });
        this.aborted.catch(() => { });
        const onAbort = () => this.#abort.abort(outer.reason);
        if (outer.aborted)
            onAbort();
        outer.addEventListener('abort', onAbort, { once: true });
        this.#stops.push(() => outer.removeEventListener('abort', onAbort));
        this.#stopStatus = this.#limit(requestTimeoutMs, (ms) => `no status line came within ${seconds(ms)}`);
    }
    get signal() {
        return this.#abort.signal;
    }
    assumeConnected() {
        this.#connected = true;
    }
    watch(socket) {
        this.#connected = false;
        this.#stopConnect = this.#limit(Math.min(CONNECT_MS, this.#requestTimeoutMs), (ms) => `no connection came about within ${seconds(ms)}`);
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
    body(message) {
        return (0,http_body/* readBody */.x8)(message, this.#clock, {
            maxBytes: MAX_BODY_BYTES,
            idleMs: BODY_IDLE_MS,
            totalMs: this.#deadline.remainingMs,
        });
    }
    async glance(message) {
        const totalMs = Math.min(GLANCE.totalMs, this.#deadline.remainingMs);
        const body = await (0,http_body/* readBody */.x8)(message, this.#clock, { ...GLANCE, totalMs });
        if (!message.complete)
            message.destroy();
        return body;
    }
    async refusal(message, redact) {
        const { statusCode: status = 0, headers } = message;
        const body = redact(await this.glance(message));
        const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], headers.date, this.#clock.now());
        return {
            ok: false,
            failure: { type: 'status', status, retryAfterMs },
            problem: describeStatus(status, headers.location, body),
            cause: undefined,
        };
    }
    explain(error) {
        const because = (failure, problem) => ({ ok: false, failure, problem, cause: error });
        if (error instanceof http_body/* UnusableBody */.i1)
            return because({ type: error.retryable ? 'broken-body' : 'wrong-shape' }, `the service answered, but ${error.message}`);
        if (error instanceof http_body/* BodyError */.Ru)
            return because({ type: error.tooLong ? 'wrong-shape' : 'broken-body' }, `the service began to answer, but its body cannot be used: ${error.message}`);
        const { code = '', message } = error;
        const problem = this.#timeout ?? `the connection failed (${(0,errors/* excerpt */.Kb)(code === '' ? message : code)})`;
        if (isUntrusted(code, message))
            return because({ type: 'untrusted' }, problem);
        if (!this.#connected || NO_TUNNEL.test(message))
            return because({ type: 'not-sent' }, problem);
        return because({ type: 'no-answer', timedOut: this.#timeout !== undefined }, problem);
    }
    done() {
        this.#stopConnect();
        this.#stopStatus();
        for (const stop of this.#stops)
            stop();
    }
    #limit(ms, say) {
        const limit = Math.min(ms, this.#deadline.remainingMs);
        return this.#clock.timer(limit, () => {
            this.#timeout = say(limit);
            this.#abort.abort(new Error(this.#timeout));
        });
    }
}
const NO_TUNNEL = /^(tunneling socket could not be established|got illegal response body from proxy)/;
const isUntrusted = (code, message) => /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(code) || /^tunneling socket could not be established, statusCode=40[1-7]/.test(message);
//# sourceMappingURL=attempt.js.map
;// CONCATENATED MODULE: ./lib/src/http/transport.js








class Transport {
    #options;
    #http;
    #fresh;
    #starting;
    constructor(options) {
        this.#options = options;
        this.#http = this.#client({ keepAlive: true });
        this.#fresh = this.#client({ keepAlive: false });
    }
    #client(options) {
        return new lib/* HttpClient */.Qq('merge-queue-action', [
            {
                prepareRequest: (request) => this.#prepare(request),
                canHandleAuthentication: () => false,
                handleAuthentication: () => Promise.reject(new Error('not used')),
            },
        ], {
            allowRedirects: false,
            allowRetries: false,
            ...options,
            socketTimeout: 2 ** 31 - 1,
        });
    }
    async read(request, parse, options = {}) {
        return this.#call(request, options, async (message, attempt) => {
            return parse(this.#options.redact(await attempt.body(message)));
        });
    }
    async write(request, options = {}) {
        return this.#call(request, options, async (message, attempt) => ({
            status: message.statusCode ?? 0,
            body: this.#options.redact(await attempt.glance(message)),
        }));
    }
    get authenticated() {
        return 'x-api-token' in this.#options.headers;
    }
    get retryTimeoutMs() {
        return this.#options.retryTimeoutMs;
    }
    close() {
        this.#http.dispose();
        this.#fresh.dispose();
    }
    async #call(request, options, accept) {
        const { clock, random, retryTimeoutMs, onRetry } = this.#options;
        const deadline = options.deadline ?? new shared_clock/* Deadline */.B(clock, retryTimeoutMs);
        const signal = options.signal ?? this.#options.signal;
        const started = clock.monotonic();
        let last;
        for (let attempt = 0;; attempt++) {
            if (signal.aborted)
                throw abandoned(request, { type: 'not-sent' }, signal, false);
            if (deadline.passed)
                throw last ?? tooLate(request, deadline);
            const outcome = await this.#attempt(request, deadline, signal, accept);
            if (outcome.ok)
                return outcome.value;
            const { failure, problem, cause } = outcome;
            const verdict = (0,retry/* classifyFailure */.XE)(request.effect, failure, attempt);
            const story = describeAttempts(problem, attempt + 1, clock.monotonic() - started);
            const fail = (ambiguous, why = '') => failed(request, failure, `${story}${why}`, { cause, ambiguous });
            if (signal.aborted)
                throw abandoned(request, failure, signal, verdict === 'ambiguous');
            if (verdict !== 'retry')
                throw fail(verdict === 'ambiguous');
            if (options.attempts !== undefined && attempt + 1 >= options.attempts)
                throw fail(false);
            const retryAfterMs = failure.type === 'status' ? failure.retryAfterMs : undefined;
            const delay = (0,retry/* backoffMs */.jo)(request.effect, attempt, random(), retryAfterMs);
            if (delay >= deadline.remainingMs)
                throw fail(false, outOfTime(deadline, retryAfterMs));
            last = fail(false, outOfTime(deadline, retryAfterMs));
            onRetry(`${(0,errors/* describe */.q0)(request)}: ${problem}; trying again in ${seconds(delay)}`);
            await clock.sleep(delay, signal).catch(() => {
                throw abandoned(request, failure, signal, false);
            });
        }
    }
    async #attempt(request, deadline, signal, accept) {
        const { clock, requestTimeoutMs, redact } = this.#options;
        const attempt = new Attempt(clock, deadline, requestTimeoutMs, signal);
        try {
            const message = await this.#send(request, attempt);
            attempt.answered();
            const status = message.statusCode ?? 0;
            if (status >= 200 && status < 300)
                return { ok: true, value: await accept(message, attempt) };
            return await attempt.refusal(message, redact);
        }
        catch (error) {
            return attempt.explain(error);
        }
        finally {
            attempt.done();
        }
    }
    async #send(request, attempt) {
        const { baseUrl, headers } = this.#options;
        const body = encode(request.body);
        this.#starting = attempt;
        const client = request.effect === 'once' ? this.#fresh : this.#http;
        const sent = client.request(request.method, `${baseUrl}${request.path}`, body === undefined ? null : external_node_stream_.Readable.from(body.chunks), {
            ...headers,
            ...(body === undefined
                ? {}
                : { 'content-type': 'application/json', 'content-length': body.bytes }),
        });
        this.#starting = undefined;
        return (await Promise.race([sent, attempt.aborted])).message;
    }
    #prepare(request) {
        const attempt = this.#starting;
        if (attempt === undefined)
            throw new Error('a request was prepared outside an attempt');
        request.signal = attempt.signal;
        request.host = request.host?.replace(/^\[|\]$/g, '');
        if (request.agent instanceof external_node_http_.Agent)
            this.#observe(request.agent, attempt);
        else
            attempt.assumeConnected();
    }
    #observe(agent, attempt) {
        attempt.assumeConnected();
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
    #observed = new WeakSet();
}
function encode(body) {
    if (body === undefined)
        return undefined;
    const chunks = Array.isArray(body)
        ? body
        : [Buffer.from(JSON.stringify(body))];
    return { chunks, bytes: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0) };
}
//# sourceMappingURL=transport.js.map

/***/ }),

/***/ 6569:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ fittingTable),
/* harmony export */   v: () => (/* binding */ fittingElements)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);

function fittingElements(elements, limitBytes) {
    let bytes = '[]'.length;
    const end = elements.findIndex((element, index) => {
        bytes += (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(JSON.stringify(element)) + (index === 0 ? 0 : 1);
        return bytes > limitBytes;
    });
    return end === -1 ? elements : elements.slice(0, end);
}
const TABLE_BUDGET_BYTES = 400 * 1024;
function fittingTable(head, rows, whereTheRestIs) {
    const fitting = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fitRows */ .zV)(rows.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableRow */ .jD), new _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteBudget */ .Gz(TABLE_BUDGET_BYTES));
    const left = rows.length - fitting.length;
    const shown = [...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(head), ...fitting].join('\n');
    return left === 0 ? shown : `${shown}\n\n${left} more are not shown; ${whereTheRestIs}.`;
}
//# sourceMappingURL=fitting.js.map

/***/ }),

/***/ 6801:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   Gz: () => (/* binding */ ByteBudget),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   Xb: () => (/* binding */ SUMMARY_BUDGET_BYTES),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
const SUMMARY_BUDGET_BYTES = 900 * 1024;
const BREAK = '\u200b';
const LINKED = [
    [/@/g, `@${BREAK}`],
    [/#(?=\d)/g, `#${BREAK}`],
    [/(?<=\p{L})-(?=\d)/gu, `-${BREAK}`],
    [/:(?=\S)/g, `:${BREAK}`],
    [/(?<=www)\./gi, `.${BREAK}`],
    [/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK}`],
];
function text(value) {
    const broken = LINKED.reduce((sofar, [pattern, replacement]) => sofar.replace(pattern, replacement), visible(String(value)));
    return entities(broken).replaceAll('&#36;', '<span>&#36;</span>');
}
function code(value) {
    const flat = visible(String(value)).replaceAll('@', `@${BREAK}`);
    const swatch = /^(#|rgb|hsl)/i.test(flat) ? BREAK : '';
    return `<code>${entities(swatch + flat)}</code>`;
}
function link(label, address) {
    const href = webAddress(address);
    return href === undefined
        ? text(label)
        : `<a href="${href.replaceAll('&', '&amp;')}">${text(label)}</a>`;
}
function webAddress(address) {
    if (address === undefined || address === null || !URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    return url.href.replace(/[^\w.~:/?#[\]@!$*+,;=%&-]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
function table(head, rows) {
    return [...tableHead(head), ...rows.map(tableRow)].join('\n');
}
const tableHead = (head) => [
    tableRow(head),
    tableRow(head.map(() => '---')),
];
const tableRow = (cells) => `| ${cells.join(' | ')} |`;
const byteLength = (value) => Buffer.byteLength(value, 'utf8');
class ByteBudget {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    get left() {
        return this.#left;
    }
    take(lines) {
        const bytes = lines.reduce((sum, line) => sum + byteLength(line) + 1, 0);
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
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const visible = (value) => value
    .replace(/[\t\n\r\f\v ]+/g, ' ')
    .trim()
    .replace(INVISIBLE, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
const SPECIAL = /[^\p{L}\p{N} ,/%?._-]|(?<![\p{L}\p{N}])[._-]|[._-](?![\p{L}\p{N}])|(?<=[Ww]{3})\./gu;
const entities = (value) => value.replace(SPECIAL, (char) => `&#${char.codePointAt(0)};`);
//# sourceMappingURL=markdown.js.map

/***/ }),

/***/ 8464:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ changeQueue)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _service_requests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9022);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6544);
/* harmony import */ var _shared_duration_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7568);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2819);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3418);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);
/* harmony import */ var _watch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8449);









const SETTLE_MS = 10_000;
const SWITCH_MS = 60 * 60_000;
async function changeQueue(context, ref, changes) {
    const update = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .updateFor */ .pR)(changes);
    context.log.group(`Updating the queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_6__/* .queueName */ .n)(ref)}`, changes.map((change) => (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .changeLine */ .vK)(change)));
    await context.service.updateQueue(ref, update);
    return { queue: await readBack(context, ref, changes), changes };
}
async function readBack(context, ref, changes) {
    const settle = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B(context.clock, SETTLE_MS);
    for (;;) {
        let queue = await context.service.getQueue(ref).catch((error) => {
            throw error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? unread(ref, error) : error;
        });
        if (queue.state === 'switching_modes')
            queue = await waitOutSwitch(context, ref);
        const missing = changes.filter(({ field, after }) => !(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .agrees */ .ie)((0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownSetting */ .mV)(queue, field), after));
        if (missing.length === 0)
            return queue;
        if (settle.passed)
            throw didNotTake(ref, missing, queue);
        await context.clock.sleep(1000, context.signal);
    }
}
async function waitOutSwitch(context, ref) {
    context.log.info(`The queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_6__/* .queueName */ .n)(ref)} is switching modes: it finishes its running tests first; waiting up to ${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p)(SWITCH_MS / 1000)}`);
    const { done, queue } = await (0,_watch_js__WEBPACK_IMPORTED_MODULE_5__/* .watchQueue */ .B)({
        context,
        ref,
        timeoutMs: SWITCH_MS,
        done: ({ state }) => state !== 'switching_modes',
    });
    if (done)
        return queue;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('timed-out', {
        request: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0,_service_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .updateQueue */ .df)(ref, {})),
        problem: `acknowledged, and the queue is still switching modes after ${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p)(SWITCH_MS / 1000)}`,
        remedy: 'Look at the pull requests under test; the change takes effect when they have ended.',
    });
}
const unread = (ref, cause) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('unknown-outcome', {
    request: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0,_service_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .updateQueue */ .df)(ref, {})),
    problem: `acknowledged, but the queue could not be read back: ${cause.explanation.problem}`,
    remedy: 'Read the queue with `get-queue`; running the step again is safe.',
}, { cause });
function didNotTake(ref, missing, queue) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('refused', {
        request: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)((0,_service_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .updateQueue */ .df)(ref, {})),
        problem: `acknowledged, but ${missing.map((change) => ignored(change, queue)).join('; ')}`,
        remedy: remedyFor(missing.find(({ field }) => field === 'required-statuses')),
    });
}
function ignored({ field, after }, queue) {
    const shown = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownSetting */ .mV)(queue, field);
    const requested = `requested ${shownValue(field, after)}`;
    if (shown === null && field !== 'required-statuses')
        return `\`${field}\` is not shown, ${requested}: this service may not know this setting`;
    const oldName = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .oldNameOf */ .QL)(queue, field);
    const why = oldName === undefined
        ? ''
        : `: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`;
    return `\`${field}\` is still ${shownValue(field, shown)}, ${requested}${why}`;
}
const shownValue = (field, value) => field === 'required-statuses' && value === null ? "the service's defaults" : JSON.stringify(value);
function remedyFor(statuses) {
    if (statuses?.after === null)
        return 'Either the service ignores the reset, or it lists its defaults without their source; name the list instead of `null`.';
    if (Array.isArray(statuses?.after) && statuses.after.length === 0)
        return 'Some services ignore an empty list of statuses; `null` goes back to their defaults.';
    return 'Check that the service and the plan of the organization allow these values, or leave them out.';
}
//# sourceMappingURL=change.js.map

/***/ }),

/***/ 3418:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ changesTable),
/* harmony export */   Lv: () => (/* binding */ queueFigures),
/* harmony export */   Qs: () => (/* binding */ queueReport),
/* harmony export */   W5: () => (/* binding */ queueLine),
/* harmony export */   sD: () => (/* binding */ pullRequests),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* unused harmony export ageMs */
/* harmony import */ var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
/* harmony import */ var _shared_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4917);




function ageMs(since, now) {
    const at = since === undefined ? Number.NaN : Date.parse(since);
    return Number.isNaN(at) ? undefined : Math.max(0, now - at);
}
function queueLine(name, queue, now) {
    const { testing, oldestMs } = queueFigures(queue, now);
    const parts = [pullRequests(queue.enqueuedPullRequests.length)];
    if (testing !== undefined && testing > 0)
        parts.push(`${testing} under test`);
    if (oldestMs !== undefined)
        parts.push(`the oldest in its state for ${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(oldestMs / 1000)}`);
    return `Queue ${name} is ${queue.state}: ${parts.join(', ')}`;
}
const pullRequests = (count) => count === 1 ? '1 pull request' : `${count === 0 ? 'no' : count} pull requests`;
function queueFigures({ enqueuedPullRequests }, now) {
    const ages = enqueuedPullRequests.flatMap((pr) => ageMs(pr.stateChangedAt, now) ?? []);
    return {
        testing: enqueuedPullRequests.every((pr) => pr.state !== undefined)
            ? enqueuedPullRequests.filter((pr) => pr.state === 'TESTING').length
            : undefined,
        oldestMs: ages.length === 0 ? undefined : ages.reduce((a, b) => Math.max(a, b)),
    };
}
function queueReport(ref, queue, now) {
    return [
        `${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(queueLabel(ref))} is **${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(queue.state)}**, with ${pullRequests(queue.enqueuedPullRequests.length)}.`,
        ...(queue.enqueuedPullRequests.length === 0 ? [] : [pullRequestTable(ref, queue, now)]),
        settingsTable(queue),
    ].join('\n\n');
}
const queueLabel = ({ repository, targetBranch }) => `${repository.owner}/${repository.name}@${targetBranch}`;
function pullRequestTable({ repository }, queue, now) {
    const row = (pr, index) => {
        const address = `https://${repository.host}/${repository.owner}/${repository.name}/pull/${pr.prNumber}`;
        const age = ageMs(pr.stateChangedAt, now);
        const remarks = [pr.skipTheLine ? 'skips the line' : '', pr.noBatch ? 'tested alone' : ''];
        return [
            String(index + 1),
            (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`#${pr.prNumber}`, address) + (pr.prTitle === undefined ? '' : ` ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pr.prTitle)}`),
            (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pr.prAuthor ?? ''),
            pr.state === undefined ? '' : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(pr.state),
            age === undefined ? '' : `${(0,_shared_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(age / 1000)} (${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pr.stateChangedAt)})`,
            (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)([pr.priorityName ?? pr.priorityValue ?? '', ...remarks]
                .filter((part) => part !== '')
                .join(', ')),
        ];
    };
    return (0,_markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)(['', 'Pull request', 'Author', 'State', 'Since', 'Priority'], queue.enqueuedPullRequests.map(row), 'the file of `result-file` has them all');
}
function settingsTable(queue) {
    const shown = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingNames */ .H$.flatMap((name) => {
        const value = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownSetting */ .mV)(queue, name);
        return value === null ? [] : [[(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name), (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(plain(value))]];
    });
    if (shown.length === 0)
        return 'The service does not show its settings.';
    return `<details><summary>Settings</summary>\n\n${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Setting', 'Value'], shown)}\n\n</details>`;
}
function changesTable(plans, now = 'Now', wanted = 'Wanted') {
    const branches = plans.some(({ branch }) => branch !== undefined);
    return (0,_markdown_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTable */ .k)([...(branches ? ['Branch'] : []), 'Field', now, wanted], plans.flatMap(({ branch, changes }) => changes.map(({ field, before, after }) => [
        ...(branches ? [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(branch)] : []),
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(field),
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value(field, before)),
        (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value(field, after)),
    ])), 'the file of `result-file` has them all');
}
const changeLine = ({ field, before, after }) => `${field}: ${value(field, before)} → ${value(field, after)}`;
const value = (field, shown) => field === 'required-statuses' && shown === null ? "the service's defaults" : plain(shown);
function plain(shown) {
    if (shown === null || shown === undefined)
        return 'not set';
    if (Array.isArray(shown))
        return shown.length === 0 ? 'none' : shown.join(', ');
    return String(shown);
}
//# sourceMappingURL=report.js.map

/***/ }),

/***/ 4917:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ notSettings),
/* harmony export */   C: () => (/* binding */ asNewSettings),
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   QL: () => (/* binding */ oldNameOf),
/* harmony export */   TJ: () => (/* binding */ queueSettings),
/* harmony export */   ie: () => (/* binding */ agrees),
/* harmony export */   mV: () => (/* binding */ shownSetting),
/* harmony export */   n$: () => (/* binding */ settingsShape),
/* harmony export */   pR: () => (/* binding */ updateFor),
/* harmony export */   tX: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5586);
/* harmony import */ var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9662);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);



const whole = ({ min, max }, description) => {
    const range = max === undefined ? `${min} up` : `${min} to ${max}`;
    const error = (issue) => `must be a whole number from ${range}, and is ${(0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(shown(issue.input))}`;
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr({ error })
        .min(min, { error })
        .max(max ?? Number.MAX_SAFE_INTEGER, { error })
        .describe(description)
        .optional();
};
const truth = (description) => zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY({ error: (issue) => `must be true or false, and is ${(0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(shown(issue.input))}` })
    .describe(description)
    .optional();
const oneOf = (values, description) => zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY((0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .anyCase */ .n9)(values), zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(values, { error: (issue) => (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .notOneOf */ .NR)(shown(issue.input), values) }))
    .describe(description)
    .optional();
const statusName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({
    error: (issue) => `must be the name of a status, in quotes, and is ${shown(issue.input)}`,
})
    .min(1, { error: 'must not be empty' });
const settingsShape = {
    concurrency: whole({ min: 1 }, 'How many pull requests are tested at a time.'),
    'testing-timeout-minutes': whole({ min: 0, max: 4_294_967_295 }, 'Time limit for one test run, in minutes; 0 is no limit.'),
    mode: oneOf(['single', 'parallel'], 'One line, or one line for each set of impacted targets. A change makes the queue switch modes first.'),
    'can-optimistically-merge': truth('Merge a pull request when a later one that contains it has passed.'),
    'pending-failure-depth': whole({ min: 0 }, 'How many later pull requests may still save one that failed.'),
    batch: truth('Test several pull requests together.'),
    'batching-max-wait-time-minutes': whole({ min: 1 }, 'Longest time to wait for a batch to fill, in minutes.'),
    'batching-min-size': whole({ min: 1 }, 'Smallest batch that is tested without waiting.'),
    'create-prs-for-testing-branches': truth('Open a pull request for each testing branch.'),
    'comments-enabled': truth('Comment on pull requests.'),
    'commands-enabled': truth('Take commands from comments.'),
    'status-check-enabled': truth('Report a status check on pull requests.'),
    'bisection-concurrency': whole({ min: 1 }, 'How many tests run at a time when a failed batch is split.'),
    'required-statuses': zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(statusName, {
        error: (issue) => `must be a list or null, and is ${(0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(shown(issue.input))}`,
    })
        .nullable()
        .describe("Statuses that a test run must report. Left out: untouched; null: the service's defaults; []: none at all.")
        .optional(),
    'direct-merge-mode': oneOf(['off', 'always'], 'Whether a pull request that is up to date with the branch may merge without a test run.'),
    'optimization-mode': oneOf(['off', 'bisection_skip_redundant_tests'], 'Whether a bisection uses earlier test results again.'),
    'merge-method': oneOf(['merge_commit', 'squash', 'rebase'], 'How a pull request is merged.'),
    'enqueueing-label': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({
        error: (issue) => `must be the name of a label, and is ${(0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(shown(issue.input))}`,
    })
        .min(1, { error: 'must not be empty' })
        .describe('Label that puts a pull request in the queue.')
        .optional(),
    'extension-enabled': truth('Let the browser extension work with the queue.'),
    'label-commands-enabled': truth('Take commands from labels.'),
    'state-labels-enabled': truth("Show a pull request's state in the queue as a label."),
};
const notSettings = { error: 'must be settings, a line each, such as concurrency: 5' };
const queueSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(settingsShape, notSettings);
const settingNames = Object.keys(settingsShape);
const OWN = 'merge_instance';
function shownSetting(queue, field) {
    if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN) !== OWN)
        return null;
    return queue[fieldName(field)] ?? null;
}
function differences(queue, wanted) {
    return settingNames.flatMap((field) => {
        const after = wanted[field];
        const before = shownSetting(queue, field);
        return after === undefined || agrees(before, after) ? [] : [{ field, before, after }];
    });
}
const asNewSettings = (settings) => differences({}, settings);
const agrees = (shownNow, wanted) => JSON.stringify(comparable(shownNow)) === JSON.stringify(comparable(wanted));
const comparable = (value) => Array.isArray(value) ? [...new Set(value)].sort() : value;
function updateFor(changes) {
    return Object.fromEntries(changes.map(({ field, after }) => field === 'required-statuses' && after === null
        ? ['deleteRequiredStatuses', true]
        : [fieldName(field), after]));
}
const fieldName = (setting) => setting.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
function oldNameOf(queue, field) {
    const name = new Map(Object.entries(_service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .OLD_FIELD_NAMES */ .QM)).get(fieldName(field));
    return name === undefined || queue[name] === undefined ? undefined : name;
}
const shown = (value) => typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing');
//# sourceMappingURL=settings.js.map

/***/ }),

/***/ 8449:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ watchQueue)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6544);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2819);




const OUTAGE_MS = 10 * 60_000;
async function watchQueue({ context, ref, timeoutMs, done }) {
    const { service, clock, random, signal, log } = context;
    const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B(clock, timeoutMs);
    const started = clock.monotonic();
    let heard = started;
    let seen;
    let refusals = 0;
    for (let polls = 1;; polls++) {
        const last = deadline.passed;
        let pauseMs = 0;
        try {
            const queue = await service.getQueue(ref, { attempts: 1 });
            heard = clock.monotonic();
            refusals = 0;
            seen = queue;
            if (done(queue))
                return { done: true, queue, polls };
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || signal.aborted)
                throw error;
            refusals = isRefusal(error) ? refusals + 1 : 0;
            if (isFinal(error) || refusals >= 2)
                throw error;
            if (clock.monotonic() - heard >= OUTAGE_MS)
                throw error;
            log.info(`${error.explanation.request}: ${error.explanation.problem}; still waiting`);
            if (error.failure.type === 'status')
                pauseMs = error.failure.retryAfterMs ?? 0;
        }
        if (last) {
            if (seen !== undefined)
                return { done: false, queue: seen, polls };
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('timed-out', {
                request: `Waiting for the queue ${(0,_name_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .n)(ref)}`,
                problem: `no reading came within ${Math.round(timeoutMs / 1000)} s`,
                remedy: 'Check that the service is up, then run the step again.',
            });
        }
        const interval = Math.max(pauseMs, intervalMs(clock.monotonic() - started, random()));
        await clock.sleep(Math.min(interval, deadline.remainingMs), signal);
    }
}
const intervalMs = (waitedMs, random) => Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random);
const isRefusal = ({ status }) => status === 401 || status === 403 || status === 404;
function isFinal({ failure }) {
    if (failure.type === 'untrusted' || failure.type === 'wrong-shape')
        return true;
    if (failure.type !== 'status')
        return false;
    const { status } = failure;
    return status < 400 || status === 400 || status === 405 || status === 422 || status === 501;
}
//# sourceMappingURL=watch.js.map

/***/ }),

/***/ 2685:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ maskSecret)
/* harmony export */ });
function maskSecret(core, secret) {
    if (secret === '')
        return;
    core.setSecret(secret);
    core.setSecret(Buffer.from(secret).toString('base64'));
    const encoded = encodeURIComponent(secret);
    if (encoded !== secret)
        core.setSecret(encoded);
}
//# sourceMappingURL=mask.js.map

/***/ }),

/***/ 6027:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ MergeQueueService)
/* harmony export */ });
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2679);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);



class MergeQueueService {
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    get authenticated() {
        return this.#transport.authenticated;
    }
    get retryTimeoutMs() {
        return this.#transport.retryTimeoutMs;
    }
    submitPullRequest(ref, submit, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .submitPullRequest */ .D6(ref, submit), options);
    }
    cancelPullRequest(ref, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelPullRequest */ .np(ref), options);
    }
    restartTestsOnPullRequest(ref, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .restartTestsOnPullRequest */ .cl(ref), options);
    }
    getSubmittedPullRequest(ref, options) {
        return this.#json(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .getSubmittedPullRequest */ .QL(ref), _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .SubmittedPullRequest */ .Q, options);
    }
    setImpactedTargets(ref, body, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .setImpactedTargets */ .qN(ref, body), options);
    }
    getMergeQueueTestingDetails(ref, testRunId, options) {
        return this.#json(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .getMergeQueueTestingDetails */ .AY(ref, testRunId), _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .TestingDetails */ .dL, options);
    }
    createQueue(ref, settings, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .createQueue */ .y0(ref, settings), options);
    }
    deleteQueue(ref, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteQueue */ .jv(ref), options);
    }
    getQueue(ref, options) {
        return this.#json(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .getQueue */ .IS(ref), _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .Queue */ .op, options);
    }
    updateQueue(ref, update, options) {
        return this.#transport.write(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .updateQueue */ .df(ref, update), options);
    }
    getMergeQueueMetrics(repository, options) {
        return this.#transport.read(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .getMergeQueueMetrics */ .zX(repository), (body) => {
            if (body.trim() !== '')
                return body;
            throw new _http_body_js__WEBPACK_IMPORTED_MODULE_0__/* .UnusableBody */ .i1('its body is empty', { retryable: true });
        }, options);
    }
    listUnhealthyTests(query, options) {
        return this.#json(_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .listUnhealthyTests */ .i8(query), _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .UnhealthyTestPage */ .En, options);
    }
    #json(request, schema, options) {
        return this.#transport.read(request, (body) => parseJson(body, schema), options);
    }
}
function parseJson(body, schema) {
    let data;
    try {
        data = JSON.parse(body);
    }
    catch (error) {
        const what = body.trim() === '' ? 'its body is empty' : 'its body is not JSON';
        throw new _http_body_js__WEBPACK_IMPORTED_MODULE_0__/* .UnusableBody */ .i1(what, { retryable: true, cause: error });
    }
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? 'its body' : `\`${issue.path.join('.')}\``;
    throw new _http_body_js__WEBPACK_IMPORTED_MODULE_0__/* .UnusableBody */ .i1(`${where} is not what the interface says (${issue?.message ?? 'unknown'})`, {
        retryable: false,
        cause: parsed.error,
    });
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 9022:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ getMergeQueueTestingDetails),
/* harmony export */   D6: () => (/* binding */ submitPullRequest),
/* harmony export */   IS: () => (/* binding */ getQueue),
/* harmony export */   QL: () => (/* binding */ getSubmittedPullRequest),
/* harmony export */   cl: () => (/* binding */ restartTestsOnPullRequest),
/* harmony export */   df: () => (/* binding */ updateQueue),
/* harmony export */   i8: () => (/* binding */ listUnhealthyTests),
/* harmony export */   jv: () => (/* binding */ deleteQueue),
/* harmony export */   np: () => (/* binding */ cancelPullRequest),
/* harmony export */   qN: () => (/* binding */ setImpactedTargets),
/* harmony export */   y0: () => (/* binding */ createQueue),
/* harmony export */   zX: () => (/* binding */ getMergeQueueMetrics)
/* harmony export */ });
const pullRequestBody = ({ repository, targetBranch, number }) => ({
    repo: repository,
    targetBranch,
    pr: { number },
});
const queueBody = ({ repository, targetBranch }) => ({ repo: repository, targetBranch });
const pullRequestSubject = (ref) => `#${ref.number} on ${ref.targetBranch}`;
const queueSubject = (ref) => `the queue ${ref.repository.owner}/${ref.repository.name}@${ref.targetBranch}`;
const repositorySubject = (repository) => `${repository.owner}/${repository.name}`;
function post(path, effect, subject, body) {
    return { method: 'POST', path, effect, subject, body };
}
const submitPullRequest = (ref, options) => post('/submitPullRequest', 'once', pullRequestSubject(ref), {
    ...pullRequestBody(ref),
    ...(options.priority === undefined ? {} : { priority: options.priority }),
    ...(options.noBatch === undefined ? {} : { noBatch: options.noBatch }),
});
const cancelPullRequest = (ref) => post('/cancelPullRequest', 'once', pullRequestSubject(ref), pullRequestBody(ref));
const restartTestsOnPullRequest = (ref) => post('/restartTestsOnPullRequest', 'once', pullRequestSubject(ref), pullRequestBody(ref));
const getSubmittedPullRequest = (ref) => post('/getSubmittedPullRequest', 'read', pullRequestSubject(ref), pullRequestBody(ref));
const setImpactedTargets = (ref, body) => post('/setImpactedTargets', 'repeatable', pullRequestSubject(ref), body);
const getMergeQueueTestingDetails = (ref, testRunId) => post('/getMergeQueueTestingDetails', 'read', `test run ${testRunId} on ${ref.targetBranch}`, {
    ...queueBody(ref),
    testRunId,
});
const createQueue = (ref, settings) => post('/createQueue', 'once', queueSubject(ref), {
    ...queueBody(ref),
    ...(settings.mode === undefined ? {} : { mode: settings.mode }),
    ...(settings.concurrency === undefined ? {} : { concurrency: settings.concurrency }),
});
const deleteQueue = (ref) => post('/deleteQueue', 'once', queueSubject(ref), queueBody(ref));
const getQueue = (ref) => post('/getQueue', 'read', queueSubject(ref), queueBody(ref));
const updateQueue = (ref, update) => post('/updateQueue', 'repeatable', queueSubject(ref), { ...queueBody(ref), ...update });
function getMergeQueueMetrics(repository) {
    const query = repository === undefined
        ? ''
        : `?${new URLSearchParams({ repo: repositorySubject(repository), repoHost: repository.host })}`;
    return {
        method: 'GET',
        path: `/getMergeQueueMetrics${query}`,
        effect: 'read',
        subject: repository === undefined ? 'the organization' : repositorySubject(repository),
    };
}
const listUnhealthyTests = (query) => post('/flaky-tests/list-unhealthy-tests', 'read', `${query.status} tests of ${repositorySubject(query.repository)}`, {
    repo: query.repository,
    org_url_slug: query.orgSlug,
    page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
    status: query.status,
});
//# sourceMappingURL=requests.js.map

/***/ }),

/***/ 9662:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ UnhealthyTestPage),
/* harmony export */   Fn: () => (/* binding */ UnhealthyTest),
/* harmony export */   PE: () => (/* binding */ QUEUE_STATES),
/* harmony export */   Q: () => (/* binding */ SubmittedPullRequest),
/* harmony export */   QM: () => (/* binding */ OLD_FIELD_NAMES),
/* harmony export */   dL: () => (/* binding */ TestingDetails),
/* harmony export */   fc: () => (/* binding */ PULL_REQUEST_STATES),
/* harmony export */   op: () => (/* binding */ Queue)
/* harmony export */ });
/* unused harmony exports Readiness, EnqueuedPullRequest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5586);

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
const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'];
const upperState = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .transform((state) => state.toUpperCase());
const optional = (schema) => schema.nullish().transform((value) => value ?? undefined);
const text = optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const number = optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const truth = optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const texts = optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()));
const anything = optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()));
const Readiness = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    hasImpactedTargets: truth,
    requiresImpactedTargets: truth,
    doesBaseBranchMatch: truth,
    gitHubMergeability: text,
}));
const pullRequestFields = {
    id: text,
    state: optional(upperState),
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
const SubmittedPullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...pullRequestFields,
    readiness: optional(Readiness),
    forceEnqueued: truth,
    isCurrentlySubmittedToQueue: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    prNumber: number,
}));
const EnqueuedPullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...pullRequestFields, prNumber: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }));
const word = optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().toLowerCase());
const OLD_FIELD_NAMES = {
    testingTimeoutMinutes: 'testingTimeoutMins',
    batchingMaxWaitTimeMinutes: 'batchingMaxWaitTimeMins',
};
const Queue = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => QueueFields.transform(withNewNames));
const QueueFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).toLowerCase(),
    branch: text,
    concurrency: number,
    testingTimeoutMinutes: number,
    testingTimeoutMins: number,
    mode: word,
    canOptimisticallyMerge: truth,
    pendingFailureDepth: number,
    batch: truth,
    batchingMaxWaitTimeMinutes: number,
    batchingMaxWaitTimeMins: number,
    batchingMinSize: number,
    createPrsForTestingBranches: truth,
    commentsEnabled: truth,
    commandsEnabled: truth,
    statusCheckEnabled: truth,
    bisectionConcurrency: number,
    requiredStatuses: texts,
    requiredStatusesSource: word,
    directMergeMode: word,
    optimizationMode: word,
    mergeMethod: word,
    enqueueingLabel: text,
    extensionEnabled: truth,
    labelCommandsEnabled: truth,
    stateLabelsEnabled: truth,
    enqueuedPullRequests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(EnqueuedPullRequest),
}));
const withNewNames = (queue) => ({
    ...queue,
    testingTimeoutMinutes: queue.testingTimeoutMinutes ?? queue.testingTimeoutMins,
    batchingMaxWaitTimeMinutes: queue.batchingMaxWaitTimeMinutes ?? queue.batchingMaxWaitTimeMins,
});
const TestingDetails = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    requiredStatuses: texts,
    testBranch: text,
    testBranchSha: text,
    status: text,
    createdAt: text,
    checkSuites: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        checkRuns: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            url: text,
            status: text,
            conclusion: text,
        }))),
    }))),
    statusChecks: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ context: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), url: text, state: text }))),
    testedPullRequests: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ prNumber: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), prUrl: text, title: text }))),
    dependentPrs: anything,
    impactedTargets: texts,
    impactedTargetsForTestedPrs: anything,
}));
const textOrNull = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish();
const linkOrNull = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ html_url: textOrNull }).nullish();
const UnhealthyTest = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    repository: linkOrNull,
    html_url: textOrNull,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    variant: textOrNull,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        value: textOrNull,
        reason: textOrNull,
        timestamp: textOrNull,
    })
        .nullish(),
    codeowners: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish(),
    pull_requests_impacted_last_7d: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    quarantined: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    file_path: textOrNull,
    parent: textOrNull,
    classname: textOrNull,
    ticket: linkOrNull,
}));
const UnhealthyTestPage = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(UnhealthyTest.unwrap()),
    page: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total_rows: number,
        total_pages: number,
        page_index: number,
        next_page_token: text,
        prev_page_token: text,
        last_page_token: text,
    }),
}));
//# sourceMappingURL=schemas.js.map

/***/ }),

/***/ 7568:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
function duration(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    const parts = [
        [Math.floor(whole / 86_400), 'd'],
        [Math.floor((whole % 86_400) / 3600), 'h'],
        [Math.floor((whole % 3600) / 60), 'min'],
        [whole % 60, 's'],
    ];
    const first = parts.findIndex(([amount]) => amount > 0);
    if (first === -1)
        return '0 s';
    return parts
        .slice(first, first + 2)
        .filter(([amount]) => amount > 0)
        .map(([amount, unit]) => `${amount} ${unit}`)
        .join(' ');
}
//# sourceMappingURL=duration.js.map

/***/ }),

/***/ 8835:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   lZ: () => (/* binding */ ActionError)
/* harmony export */ });
class ActionError extends Error {
    name = 'ActionError';
    kind;
    explanation;
    constructor(kind, explanation, options) {
        super(explain(explanation), options);
        this.kind = kind;
        this.explanation = explanation;
    }
}
function explain({ request, problem, remedy }) {
    return `${request}: ${problem.replace(/[.\s]+$/, '')}. ${remedy}`;
}
class InputError extends ActionError {
    problems;
    constructor(problems) {
        const count = problems.length === 1 ? 'a wrong input' : `${problems.length} wrong inputs`;
        super('invalid-input', {
            request: 'Reading the inputs',
            problem: `${count}\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`,
            remedy: 'Nothing was sent; correct the workflow and run it again.',
        });
        this.problems = problems;
        this.message = `Reading the inputs: ${count}. Nothing was sent; correct the workflow and run it again.\n${problems
            .map((problem) => `- ${problem}`)
            .join('\n')}`;
    }
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 2886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ pullRequestRef),
/* harmony export */   t: () => (/* binding */ queueRef)
/* harmony export */ });
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
//# sourceMappingURL=references.js.map

/***/ }),

/***/ 5071:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ repositoryRef),
/* harmony export */   j: () => (/* binding */ commonInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);


const LONGEST_SECONDS = 5 * 24 * 3600;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const apiUrl = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
    const refuse = (message) => {
        context.issues.push({ code: 'custom', message, input: text });
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
    };
    if (/\s/.test(text))
        return refuse('must not hold white space');
    if (!URL.canParse(text))
        return refuse('is not an absolute address such as https://api.example.com/v1');
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return refuse('must not hold user info');
    if (text.includes('?') || text.includes('#'))
        return refuse('must not hold a query or a fragment');
    const loopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
    if (url.protocol !== 'https:' && !loopback)
        return refuse('must begin with https:// (http:// is for loopback alone), or the token would travel in clear text');
    const path = url.pathname.replace(/\/+$/, '');
    if (path.endsWith('/v2'))
        return refuse('ends with /v2, and this action speaks version 1 of the API; use the address that ends with /v1, with a token of version 1');
    if (!path.endsWith('/v1'))
        return refuse('must end with /v1, the version of the service');
    return `${url.origin}${path}`;
});
const repository = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
    const parts = /^([^\s/]+(?:\/[^\s/]+)*)\/([^\s/]+)$/.exec(text);
    if (parts === null) {
        context.issues.push({ code: 'custom', message: 'must be owner/name', input: text });
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
    }
    return { owner: parts[1], name: parts[2] };
});
const host = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine((text) => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text), {
    error: 'must be a host such as github.com or git.example.com:8443, without https://',
});
const token = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .refine((text) => /^[\x21-\x7e]+$/.test(text), {
    error: 'holds a character that an HTTP header cannot carry; store it again, without line breaks or spaces',
})
    .refine((text) => !text.startsWith('trunk_v2_'), {
    error: 'is a key of version 2 of the API, and this action speaks version 1; store an organization token of version 1',
});
const commonInputs = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    apiUrl: apiUrl(),
    apiToken: token().optional(),
    onMissingToken: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['fail', 'skip']),
    repository: repository(),
    repositoryHost: host().optional(),
    githubToken: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)().optional(),
    requestTimeoutSeconds: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0.01, max: 3600 }),
    retryTimeoutSeconds: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 0.01, max: LONGEST_SECONDS }).optional(),
    dryRun: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)(),
    summary: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)(),
});
function repositoryRef(inputs, serverUrl) {
    const fallback = URL.canParse(serverUrl) ? new URL(serverUrl).host : 'github.com';
    return { host: inputs.repositoryHost ?? fallback, ...inputs.repository };
}
//# sourceMappingURL=common-inputs.js.map

/***/ }),

/***/ 9428:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   NR: () => (/* binding */ notOneOf),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   ey: () => (/* binding */ unlessWrong),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   mJ: () => (/* binding */ commitSha),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   n9: () => (/* binding */ anyCase),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yu: () => (/* binding */ inputName),
/* harmony export */   zM: () => (/* binding */ choices)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);


const inputName = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const flag = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .stringbool */ .uEf({
    truthy: ['true', 'True', 'TRUE'],
    falsy: ['false', 'False', 'FALSE'],
    case: 'sensitive',
    error: (issue) => `must be a YAML boolean, true or false, and is ${quote(issue.input)}`,
});
const decimal = (bounds) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^\d+(\.\d+)?$/, {
    error: (issue) => `must be a decimal number such as 30 or 0.5, and is ${quote(issue.input)}`,
})
    .transform(Number)
    .refine((value) => value >= bounds.min && value <= bounds.max, {
    error: `must be from ${bounds.min} to ${bounds.max}`,
});
const wholeNumber = (bounds) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^\d+$/, {
    error: (issue) => `must be a whole number such as 5, and is ${quote(issue.input)}`,
})
    .transform(Number)
    .refine((value) => value >= bounds.min && value <= bounds.max, {
    error: `must be from ${bounds.min} to ${bounds.max}`,
});
const choice = (values) => zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY(anyCase(values), zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(values, { error: (issue) => notOneOf(String(issue.input), values) }));
const anyCase = (values) => (word) => values.find((value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase()) ?? word;
const lines = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => splitList(text, /\n/));
const choices = (values) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => splitList(text, /[\n,]/).flatMap((item) => {
    const found = values.find((value) => value.toLowerCase() === item.toLowerCase());
    if (found !== undefined)
        return [found];
    context.issues.push({ code: 'custom', message: notOneOf(item, values), input: item });
    return [];
}));
const line = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine((text) => !/[\r\n]/.test(text), { error: 'must be a single line' });
const commitSha = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, {
    error: (issue) => `must be a full commit SHA, and is ${quote(issue.input)}`,
})
    .toLowerCase();
function notOneOf(value, values) {
    const nearest = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(value.toLowerCase(), [...values]);
    return `is ${quote(value)}, which is not one of ${values.join(', ')}; did you mean ${nearest}?`;
}
function quote(value) {
    const text = String(value);
    return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
const splitList = (text, separator) => text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const SOURCES = new Map([
    [
        'api-url',
        'is required and is empty. An expression such as `vars.MERGE_QUEUE_API_URL` is empty while the variable is not set: set it under Settings → Secrets and variables → Actions → Variables',
    ],
]);
const missingInput = (name) => SOURCES.get(name) ?? 'is required and is empty';
class WrongInput extends Error {
    name = 'WrongInput';
}
async function readInputs(schema, read) {
    const problems = [];
    const values = {};
    for (const [key, field] of Object.entries(schema.shape)) {
        const name = inputName(key);
        const given = read(name).trim();
        const parsed = await field.safeParseAsync(given === '' ? undefined : given);
        if (parsed.success)
            Object.defineProperty(values, key, { value: parsed.data, enumerable: true });
        else {
            const messages = parsed.error.issues.map(({ message }) => given === '' ? missingInput(name) : message);
            problems.push(...new Set(messages.map((message) => `Input \`${name}\` ${message}`)));
            Object.defineProperty(values, key, {
                get: () => {
                    throw new WrongInput(name);
                },
            });
        }
    }
    return { values: values, problems };
}
function unlessWrong(check) {
    try {
        return check();
    }
    catch (error) {
        if (error instanceof WrongInput)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 8244:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ RETRY_TIMEOUT_SECONDS),
/* harmony export */   h: () => (/* binding */ defineOperation)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5586);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);


const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
    const { target } = spec;
    return {
        about: spec.about,
        inputs: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
        outputs: [...new Set([...target.outputs, ...spec.outputs])],
        outcomes: spec.outcomes,
        retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
        prepare(values, scope) {
            const inputs = values;
            const located = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessWrong */ .ey)(() => target.locate(values, scope));
            const location = located && 'location' in located ? located.location : undefined;
            const checked = spec.checks?.map((check) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessWrong */ .ey)(() => check(inputs, scope, location)));
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
//# sourceMappingURL=operation.js.map

/***/ })

};
