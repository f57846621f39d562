export const id = 384;
export const ids = [384];
export const modules = {

/***/ 9384:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restoreQueue: () => (/* binding */ restoreQueue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5586);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2204);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
/* harmony import */ var _runner_mask_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2685);
/* harmony import */ var _runner_redact_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8484);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9051);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6027);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8835);
/* harmony import */ var _shared_references_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2886);
/* harmony import */ var _step_common_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5071);
/* harmony import */ var _step_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9428);
/* harmony import */ var _step_operation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8244);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8464);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2819);















const SavedRestore = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    ref: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ host: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(), owner: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() }),
        targetBranch: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().min(1),
    })
        .transform(({ repository, targetBranch }) => (0,_shared_references_js__WEBPACK_IMPORTED_MODULE_11__/* .queueRef */ .t)(repository, targetBranch)),
    found: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(['running', 'paused', 'draining']),
    set: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
});
async function restoreQueue(runner, left) {
    const token = runner.core.getInput('api-token').trim();
    const redact = (0,_runner_redact_js__WEBPACK_IMPORTED_MODULE_12__/* .redactor */ .$)(token);
    const core = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .redactingCore */ .nq)(runner.core, redact);
    (0,_runner_mask_js__WEBPACK_IMPORTED_MODULE_13__/* .maskSecret */ .$)(core, token);
    const log = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .tV)(core);
    try {
        const restore = SavedRestore.parse(JSON.parse(left));
        const { values: inputs, problems } = await (0,_step_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .Ko)(_step_common_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .commonInputs */ .j, core.getInput);
        if (problems.length > 0)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(problems);
        const transport = new _http_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .Transport */ .o({
            baseUrl: inputs.apiUrl,
            headers: { 'x-api-token': inputs.apiToken ?? '' },
            requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
            retryTimeoutMs: (inputs.retryTimeoutSeconds ?? _step_operation_js__WEBPACK_IMPORTED_MODULE_8__/* .RETRY_TIMEOUT_SECONDS */ .P) * 1000,
            clock: runner.clock,
            random: runner.random,
            signal: runner.signal,
            redact,
            onRetry: (message) => log.info(message),
        });
        try {
            const service = new _service_client_js__WEBPACK_IMPORTED_MODULE_4__/* .MergeQueueService */ .L(transport);
            const sentence = await restoreState({ ...runner, service, log }, restore);
            if (inputs.summary)
                await summarize({ ...runner, core }, log, sentence);
        }
        finally {
            transport.close();
        }
        return true;
    }
    catch (error) {
        const why = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ ? error.message : String(error);
        log.error(`The queue could not be put back to what it was before this job: ${why}`, {
            title: 'Merge queue: resume-after-job failed',
        });
        return false;
    }
}
async function restoreState(context, { ref, found, set }) {
    const { service, log } = context;
    const name = (0,_name_js__WEBPACK_IMPORTED_MODULE_14__/* .queueName */ .n)(ref);
    const queue = await service.getQueue(ref).catch((error) => {
        if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            return undefined;
        throw error;
    });
    const now = queue === undefined ? 'gone' : queue.state;
    if (now === found)
        return say(log, `The queue ${name} is ${found}, as it was before this job`);
    if (now !== set) {
        const sentence = `The queue ${name} is ${now} and not ${set} as this job left it: somebody else changed it, so it was left alone`;
        log.notice(sentence);
        return sentence;
    }
    await (0,_change_js__WEBPACK_IMPORTED_MODULE_9__/* .changeQueue */ .g)(context, ref, [{ field: 'state', before: set, after: found }]);
    return say(log, `The queue ${name} was put back from ${set} to ${found}`);
}
function say(log, sentence) {
    log.info(sentence);
    return sentence;
}
async function summarize(runner, log, sentence) {
    if (!runner.env['GITHUB_STEP_SUMMARY'])
        return;
    try {
        await runner.core.summary
            .addRaw(`### Merge queue: end of the job\n\n${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(sentence)}.\n`, true)
            .write();
    }
    catch (error) {
        log.warning(`The job summary could not be written (${error.message}).`);
    }
}
//# sourceMappingURL=restore-state.js.map

/***/ })

};
