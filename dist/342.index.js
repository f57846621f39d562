export const id = 342;
export const ids = [342];
export const modules = {

/***/ 7342:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postMain: () => (/* binding */ postMain)
/* harmony export */ });
/* harmony import */ var _queue_restore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2260);

async function postMain(runner) {
    const left = runner.core.getState(_queue_restore_js__WEBPACK_IMPORTED_MODULE_0__/* .RESTORE_KEY */ .N);
    if (left === '')
        return true;
    const { restoreQueue } = await Promise.all(/* import() */[__webpack_require__.e(947), __webpack_require__.e(848), __webpack_require__.e(384)]).then(__webpack_require__.bind(__webpack_require__, 9384));
    return restoreQueue(runner, left);
}
//# sourceMappingURL=post.js.map

/***/ }),

/***/ 2819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ queueName)
/* harmony export */ });
const queueName = ({ repository, targetBranch }) => `${repository.owner}/${repository.name}@${targetBranch}`;
//# sourceMappingURL=name.js.map

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

/***/ })

};
