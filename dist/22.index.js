'use strict';

exports.id = 22;
exports.ids = [22];
exports.modules = {

/***/ 6022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  closedPullRequests: () => (closedPullRequests)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8860);
var _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(550);





const text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const Closed = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	title: text,
	merged_at: text,
	updated_at: text,
	head: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })) }),
	base: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
	stack: _payload_js__WEBPACK_IMPORTED_MODULE_4__/* .StackField */ .bt,
}), ({ number, title, merged_at, updated_at, head, base, stack }) => ({
	number,
	title: title ?? '',
	mergedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(merged_at),
	updatedAt: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(updated_at),
	headBranch: head.ref,
	headRepository: head.repo?.full_name ?? '',
	baseBranch: stack?.base ?? base.ref,
}));
async function closedPullRequests(api, since) {
	const isRecent = ({ updatedAt }) => updatedAt === undefined || updatedAt >= since;
	const found = await api.list('Reading the closed pull requests from GitHub', 'pull-requests: read', '/pulls', Closed, { state: 'closed', sort: 'updated', direction: 'desc' }, (page) => !page.every(isRecent));
	const { owner, repo } = api.repository;
	return found.filter(isRecent).map(({ headRepository, ...pullRequest }) => ({
		...pullRequest,
		isOwnHead: (0, _event_js__WEBPACK_IMPORTED_MODULE_3__/* .sameName */ .q)(headRepository, `${owner}/${repo}`),
	}));
}

/***/ })

};
