const id = 122;
const ids = [122];
const modules = {

/***/ 4122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (UnhealthyTest),
  UnhealthyTestPage: () => (UnhealthyTestPage)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);


class WrongField extends Error {
	field;
	constructor(field, problem = 'a value of another type') {
		super(problem);
		this.field = field;
	}
}
function object(row, field) {
	const value = row[field];
	if (value != null && (typeof value !== 'object' || Array.isArray(value)))
		throw new WrongField(field);
	return value;
}
function maybe(row, field, type) {
	const value = row[field];
	if (value != null && typeof value !== type)
		throw new WrongField(field);
	return value;
}
function text(row, field) {
	const value = row[field];
	if (typeof value !== 'string')
		throw new WrongField(field);
	return value;
}
const MOST_OWNERS = 50_000;
function texts(row, field) {
	const value = row[field];
	if (value == null)
		return value;
	if (!Array.isArray(value))
		throw new WrongField(field);
	if (value.length > MOST_OWNERS)
		throw new WrongField(field, `Too big: more than ${MOST_OWNERS} elements`);
	if (!value.every((item) => typeof item === 'string'))
		throw new WrongField(field);
	return value;
}
function page(row) {
	const address = maybe(row, 'html_url', 'string');
	return address == null || /^https?:\/\//i.test(address) ? address : undefined;
}
function link(row, field) {
	const value = object(row, field);
	return value && { html_url: page(value) };
}
function readTest(row) {
	const status = object(row, 'status');
	return {
		id: text(row, 'id'),
		repository: link(row, 'repository'),
		html_url: page(row),
		name: text(row, 'name'),
		variant: maybe(row, 'variant', 'string'),
		status: status && {
			value: maybe(status, 'value', 'string'),
			reason: maybe(status, 'reason', 'string'),
			timestamp: maybe(status, 'timestamp', 'string'),
		},
		codeowners: texts(row, 'codeowners'),
		pull_requests_impacted_last_7d: maybe(row, 'pull_requests_impacted_last_7d', 'number'),
		quarantined: maybe(row, 'quarantined', 'boolean'),
		file_path: maybe(row, 'file_path', 'string'),
		parent: maybe(row, 'parent', 'string'),
		classname: maybe(row, 'classname', 'string'),
		ticket: link(row, 'ticket'),
	};
}
const UnhealthyTest = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((row, { issues }) => {
	try {
		if (typeof row !== 'object' || row === null || Array.isArray(row))
			throw new WrongField('', 'it is no object');
		return readTest(row);
	}
	catch (error) {
		if (!(error instanceof WrongField))
			throw error;
		const { field, message } = error;
		const path = field === '' ? [] : [field];
		issues.push({ code: 'custom', input: row, path, message });
		return _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .NEVER */ .tmp;
	}
});
const UnhealthyTestPage = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	tests: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(UnhealthyTest),
	page: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
		total_rows: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
		total_pages: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
		next_page_token: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
	}),
});

/***/ })

};

export { id, ids, modules };
