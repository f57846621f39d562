const id = 886;
const ids = [886];
const modules = {

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  pushGroup: () => (pushGroup)
});
var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4942);
var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2679);
var _http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4096);
var _http_retry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3961);
var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1232);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6544);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8835);
var _groups_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4250);
var _write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3087);









const PUSH_MS = 60_000;
const ATTEMPT_MS = 15_000;
async function pushGroup(context, gateway, group) {
    const { clock, random, signal, dryRun, log } = context;
    const deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .Deadline */ .B(clock, PUSH_MS);
    const request = `PUT ${gateway.url}${(0, _groups_js__WEBPACK_IMPORTED_MODULE_6__/* .groupPath */ .z)(group)}`;
    if (dryRun)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DryRunError */ .Vz(request);
    const body = (0, _write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeExposition */ .I)(group.families);
    for (let attempt = 0;; attempt++) {
        const answer = await put(context, gateway, group, body);
        if (answer.ok)
            return;
        const pause = (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_8__/* .backoffMs */ .jo)('repeatable', attempt, random(), undefined);
        if (!answer.transient || pause >= deadline.remainingMs || signal.aborted)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ(answer.kind, { request, problem: answer.problem, remedy: remedyFor(answer.kind) }, { cause: answer.cause });
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
        const { message } = await http.put(`${url}${(0,_groups_js__WEBPACK_IMPORTED_MODULE_6__/* .groupPath */ .z)(group)}`, body, headers);
        return await parseResponse(message, clock, redactorOf(credentials));
    }
    catch (cause) {
        const { code, message } = cause;
        const late = abort.signal.aborted && !signal.aborted;
        return {
            ok: false,
            kind: late ? 'timed-out' : 'unavailable',
            problem: late
                ? `no answer came within ${ATTEMPT_MS / 1000} s`
                : `the connection failed (${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(code ?? message)})`,
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
const redactorOf = (credentials) => (0, _runner_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p)(credentials === undefined ? [] : (0, _runner_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialSecrets */ .DJ)(credentials.user, credentials.password));
async function parseResponse(message, clock, redact) {
    const status = message.statusCode ?? 0;
    const limits = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true };
    const said = (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(redact(await (0, _http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readBody */ .x8)(message, clock, limits), true));
    if (status >= 200 && status < 300)
        return { ok: true };
    return {
        ok: false,
        kind: kindOf(status),
        problem: `HTTP ${status}${said === '' ? '' : `: ${said}`}`,
        transient: status === 429 || (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_8__/* .isTransient */ .dg)(status),
    };
}
function kindOf(status) {
    if (status < 400)
        return 'bad-response';
    if (status === 401 || status === 403)
        return 'unauthorized';
    if (status === 429)
        return 'rate-limited';
    return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_8__/* .isTransient */ .dg)(status) ? 'unavailable' : 'refused';
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


/***/ })

};

export { id, ids, modules };
