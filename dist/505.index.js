'use strict';

exports.id = 505;
exports.ids = [505];
exports.modules = {

/***/ 8797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readBaseline: () => (readBaseline)
});
var _service_unhealthy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4122);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_parse_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);
var _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(565);





const INPUT = 'baseline-file';
const LONG_LINE = 64 * 1024;
async function* readBaseline(workspace, path) {
	let number = 0;
	let ended = false;
	for await (const text of linesOf(workspace, path)) {
		const line = text.trim();
		number++;
		const isOurLayout = number === 1 ? line === '[' : number > 2 || /^(\{.*\},?|\])$/.test(line);
		if (!isOurLayout)
			return yield* readWhole(workspace, path);
		if (ended && line !== '')
			throw wrong(path, `line ${number} comes after the end of the list`);
		if (line === ']')
			ended = true;
		else if (number > 1 && !ended) {
			if (line.length > LONG_LINE && (0, _shared_parse_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooDeep */ .f_)(Buffer.from(line)))
				throw wrong(path, `line ${number} has ${_shared_parse_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_DEEP */ .gZ}`);
			const parse = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qgA(_service_unhealthy_js__WEBPACK_IMPORTED_MODULE_0__/* .UnhealthyTest */ .F, JSON.parse(line.replace(/,$/, '')));
			yield (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .listedTest */ .k3)(attempt(path, `line ${number} is not a test`, parse), 'flaky');
		}
	}
	if (!ended)
		throw wrong(path, 'it is cut off: its list has no end');
}
async function* readWhole(workspace, path) {
	const text = await workspace.text(INPUT, path);
	if ((0, _shared_parse_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooDeep */ .f_)(Buffer.from(text)))
		throw wrong(path, `it has ${_shared_parse_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_DEEP */ .gZ}`);
	const parse = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_service_unhealthy_js__WEBPACK_IMPORTED_MODULE_0__/* .UnhealthyTest */ .F).parse(JSON.parse(text));
	for (const test of attempt(path, 'it is not a list of tests', parse))
		yield (0, _unhealthy_test_js__WEBPACK_IMPORTED_MODULE_4__/* .listedTest */ .k3)(test, 'flaky');
}
function attempt(path, problem, run) {
	try {
		return run();
	}
	catch (cause) {
		throw wrong(path, problem, cause);
	}
}
async function* linesOf(workspace, path) {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	let rest = '';
	for await (const chunk of workspace.chunks(INPUT, path)) {
		const decode = () => decoder.decode(chunk, { stream: true });
		const [end = '', ...lines] = attempt(path, 'it is not UTF-8 text', decode).split('\n');
		if (rest.length > _shared_parse_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT_BYTES */ .dH)
			throw wrong(path, 'one of its lines is too long');
		rest += end;
		for (const line of lines) {
			yield rest;
			rest = line;
		}
	}
	rest += attempt(path, 'it is not UTF-8 text', () => decoder.decode());
	if (rest !== '')
		yield rest;
}
function wrong(path, problem, cause) {
	const request = `Reading \`${INPUT}\` (${JSON.stringify(path)})`;
	const remedy = 'Name the `tests-file` of an earlier run, or leave the input empty in the first one.';
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', { request, problem, remedy }, { cause });
}

/***/ }),

/***/ 565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  K2: () => (ownersOf),
  U: () => (NO_OWNER),
  hx: () => (UNHEALTHY),
  k3: () => (listedTest),
  tW: () => (NO_FILE),
  ux: () => (impactOf)
});
const UNHEALTHY = ['flaky', 'broken'];
const NO_OWNER = '(no owner)';
const NO_FILE = '(no file)';
function listedTest(test, listed) {
	const own = test.status?.value;
	if (own === listed)
		return test;
	const value = UNHEALTHY.find((known) => known === own?.toLowerCase()) ?? listed;
	return { ...test, status: { ...test.status, value } };
}
function ownersOf({ codeowners }) {
	if (codeowners?.length === 1 && codeowners[0] !== '')
		return codeowners;
	const owners = [...new Set(codeowners)].filter((owner) => owner !== '');
	return owners.length === 0 ? [NO_OWNER] : owners;
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

/***/ }),

/***/ 4122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  F: () => (UnhealthyTest),
  UnhealthyTestPage: () => (UnhealthyTestPage)
});
var _shared_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1903);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8458);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9662);




const text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae);
const link = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(text, (address) => (address === null ? null : (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_3__/* .webLink */ .D)(address))));
const page = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ html_url: link }));
const testFields = {
	id: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae,
	repository: page,
	html_url: link,
	name: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae,
	variant: text,
	status: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ value: text, reason: text, timestamp: text })),
	codeowners: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae)),
	pull_requests_impacted_last_7d: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
	quarantined: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
	file_path: text,
	parent: text,
	classname: text,
	ticket: page,
};
const UnhealthyTest = (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .open */ .ho)(testFields);
const UnhealthyTestPage = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
	tests: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .openList */ .Nu)(testFields),
	page: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
		total_rows: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
		total_pages: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
		next_page_token: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
	}),
});

/***/ })

};
