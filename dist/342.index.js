'use strict';

exports.id = 342;
exports.ids = [342];
exports.modules = {

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  postMain: () => (postMain)
});
var _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9051);

async function postMain(runner) {
	const saved = runner.core.getState(_runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_STATE */ .j9);
	if (saved === '')
		return true;
	const { restoreQueue } = await Promise.all(/* import() */[__webpack_require__.e(95), __webpack_require__.e(515), __webpack_require__.e(924), __webpack_require__.e(761), __webpack_require__.e(456)]).then(__webpack_require__.bind(__webpack_require__, 957));
	return restoreQueue(runner, saved);
}

/***/ })

};
