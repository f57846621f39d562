"use strict";
exports.id = 54;
exports.ids = [54];
exports.modules = {

 7054:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(4516);

async function postMain(runner) {
	const saved = runner.core.getState(common.POST_STATE);
	if (saved === '')
		return true;
	const { restoreQueue } = await Promise.all([__webpack_require__.e(765), __webpack_require__.e(599), __webpack_require__.e(762)]).then(__webpack_require__.t.bind(__webpack_require__, 5762, 23));
	return restoreQueue(runner, saved);
}

exports.postMain = postMain;


 })

};
;