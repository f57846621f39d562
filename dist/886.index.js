export const id = 886;
export const ids = [886];
export const modules = {

/***/ 6886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pushGroup: () => (/* binding */ pushGroup)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4942);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2679);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4096);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3961);
/* harmony import */ var _runner_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8484);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6544);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8835);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4250);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3087);









const PUSH_MS = 60_000;
const ATTEMPT_MS = 15_000;
async function pushGroup(context, gateway, group) {
    const { clock, random, signal, log } = context;
    const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .Deadline */ .B(clock, PUSH_MS);
    const request = `PUT ${gateway.url}${(0,_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .groupPath */ .z)(group)}`;
    const body = (0,_write_js__WEBPACK_IMPORTED_MODULE_6__/* .writeExposition */ .I)(group.families);
    for (let attempt = 0;; attempt++) {
        const answer = await put(context, gateway, group, body);
        if (answer.ok)
            return;
        const pause = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .backoffMs */ .jo)('repeatable', attempt, random(), undefined);
        if (!answer.transient || pause >= deadline.remainingMs || signal.aborted)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ(answer.kind, { request, problem: answer.problem, remedy: remedyFor(answer.kind) }, { cause: answer.cause });
        log.info(`${request}: ${answer.problem}; trying again`);
        await clock.sleep(pause, signal);
    }
}
async function put({ clock, signal }, { url, credentials }, group, body) {
    const abort = new AbortController();
    const onAbort = () => abort.abort(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const stop = clock.timer(ATTEMPT_MS, () => abort.abort(new Error('no answer')));
    const http = client(abort.signal);
    try {
        const headers = {
            'content-type': 'text/plain; version=0.0.4; charset=utf-8',
            ...(credentials === undefined ? {} : { authorization: basic(credentials) }),
        };
        const { message } = await http.put(`${url}${(0,_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .groupPath */ .z)(group)}`, body, headers);
        return await parseResponse(message, clock, secretsOf(credentials));
    }
    catch (cause) {
        const { code, message } = cause;
        const late = abort.signal.aborted && !signal.aborted;
        return {
            ok: false,
            kind: late ? 'timed-out' : 'unavailable',
            problem: late
                ? `no answer came within ${ATTEMPT_MS / 1000} s`
                : `the connection failed (${(0,_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(code ?? message)})`,
            transient: true,
            cause,
        };
    }
    finally {
        stop();
        signal.removeEventListener('abort', onAbort);
        http.dispose();
    }
}
const client = (signal) => new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq('merge-queue-action', [
    {
        prepareRequest: (request) => {
            request.signal = signal;
            request.host = request.host?.replace(/^\[|\]$/g, '');
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('not used')),
    },
], { allowRedirects: false, allowRetries: false });
const basic = ({ user, password }) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
function secretsOf(credentials) {
    if (credentials === undefined)
        return (text) => text;
    const { user, password } = credentials;
    const pair = (0,_runner_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .redactor */ .$)(`${user}:${password}`);
    const secret = (0,_runner_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .redactor */ .$)(password === '' ? user : password);
    return (text) => secret(pair(text));
}
async function parseResponse(message, clock, redact) {
    const status = message.statusCode ?? 0;
    const limits = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true };
    const said = (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(redact(await (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readBody */ .x8)(message, clock, limits)));
    if (status >= 200 && status < 300)
        return { ok: true };
    return {
        ok: false,
        kind: kindOf(status),
        problem: `HTTP ${status}${said === '' ? '' : `: ${said}`}`,
        transient: status === 429 || (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .isTransient */ .dg)(status),
    };
}
function kindOf(status) {
    if (status < 400)
        return 'bad-response';
    if (status === 401 || status === 403)
        return 'unauthorized';
    if (status === 429)
        return 'rate-limited';
    return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .isTransient */ .dg)(status) ? 'unavailable' : 'refused';
}
function remedyFor(kind) {
    switch (kind) {
        case 'unauthorized':
            return 'Check the user info of `pushgateway-url`.';
        case 'refused':
        case 'bad-response':
            return 'Check that `pushgateway-url` is the address of a Pushgateway, with its path prefix if it has one.';
        default:
            return 'Check that the Pushgateway is up and that the runner reaches it, then run the step again.';
    }
}
//# sourceMappingURL=pushgateway.js.map

/***/ })

};
