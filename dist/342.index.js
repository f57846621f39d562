const id = 342;
const ids = [342];
const modules = {

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  postMain: () => (postMain)
});
var _queue_restore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2260);

async function postMain(runner) {
    const left = runner.core.getState(_queue_restore_js__WEBPACK_IMPORTED_MODULE_0__/* .RESTORE_KEY */ .N6);
    if (left === '')
        return true;
    const { restoreQueue } = await Promise.all(/* import() */[__webpack_require__.e(398), __webpack_require__.e(538), __webpack_require__.e(768), __webpack_require__.e(384)]).then(__webpack_require__.bind(__webpack_require__, 9384));
    return restoreQueue(runner, left);
}


/***/ }),

/***/ 2819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  n: () => (queueName)
});
const queueName = ({ repository, targetBranch }) => `${repository.owner}/${repository.name}@${targetBranch}`;


/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N6: () => (RESTORE_KEY),
  Oz: () => (saveRestore),
  qW: () => (SETTABLE_STATES)
});
var _name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2819);

const RESTORE_KEY = 'restore';
const SETTABLE_STATES = ['running', 'paused', 'draining'];
function saveRestore(context, { ref, found, set }) {
    const name = (0, _name_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .n)(ref);
    const restorable = restorableState(found);
    if (restorable === undefined) {
        context.log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
        return;
    }
    const restore = { ref, found: restorable, set };
    context.saveForPost(RESTORE_KEY, JSON.stringify(restore));
    context.log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
}
const restorableState = (found) => SETTABLE_STATES.find((state) => state === (found === 'switching_modes' ? 'running' : found));


/***/ })

};

export { id, ids, modules };
