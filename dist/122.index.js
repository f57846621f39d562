const id = 122;
const ids = [122];
const modules = {

/***/ 4122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  UnhealthyTest: () => (UnhealthyTest),
  UnhealthyTestPage: () => (UnhealthyTestPage),
  pageOf: () => (pageOf)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);


const textOrNull = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const linkOrNull = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ html_url: textOrNull }));
const UnhealthyTest = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
	repository: linkOrNull,
	html_url: textOrNull,
	name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
	variant: textOrNull,
	status: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: textOrNull, reason: textOrNull, timestamp: textOrNull })),
	codeowners: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
	pull_requests_impacted_last_7d: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
	quarantined: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
	file_path: textOrNull,
	parent: textOrNull,
	classname: textOrNull,
	ticket: linkOrNull,
});
const pageOf = (test) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	tests: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(test),
	page: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
		total_rows: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
		total_pages: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
		next_page_token: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
	}),
});
const UnhealthyTestPage = pageOf(UnhealthyTest);

/***/ })

};

export { id, ids, modules };
