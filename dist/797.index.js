const id = 797;
const ids = [797,122,436];
const modules = {

/***/ 8797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readBaseline: () => (readBaseline)
});
var _service_unhealthy_compiled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8436);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(614);




const INPUT = 'baseline-file';
const MOST_BYTES_WHOLE = 256 * 1024 * 1024;
async function* readBaseline(workspace, path) {
	let number = 0;
	let ended = false;
	for await (const text of linesOf(workspace, path)) {
		const line = text.trim();
		number++;
		const ours = number === 1 ? line === '[' : number > 2 || /^(\{.*\},?|\])$/.test(line);
		if (!ours)
			return yield* readWhole(workspace, path);
		if (ended && line !== '')
			throw wrong(path, `line ${number} comes after the end of the list`);
		if (line === ']')
			ended = true;
		else if (number > 1 && !ended) {
			const parse = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA(_service_unhealthy_compiled_js__WEBPACK_IMPORTED_MODULE_0__.CompiledTest, JSON.parse(line.replace(/,$/, '')));
			yield (0, _test_js__WEBPACK_IMPORTED_MODULE_3__/* .listedTest */ .k3)(attempt(path, `line ${number} is not a test`, parse), 'flaky');
		}
	}
	if (!ended)
		throw wrong(path, 'it is cut off: its list has no end');
}
async function* readWhole(workspace, path) {
	const text = await workspace.text(INPUT, path, MOST_BYTES_WHOLE);
	const parse = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_service_unhealthy_compiled_js__WEBPACK_IMPORTED_MODULE_0__.CompiledTest).parse(JSON.parse(text));
	for (const test of attempt(path, 'it is not a list of tests', parse))
		yield (0, _test_js__WEBPACK_IMPORTED_MODULE_3__/* .listedTest */ .k3)(test, 'flaky');
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
		if (rest.length > MOST_BYTES_WHOLE)
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

/***/ 8436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  CompiledTest: () => (CompiledTest),
  CompiledTestPage: () => (CompiledTestPage)
});
var zod_v4_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2214);
var _unhealthy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4122);


const CompiledTest = (0, zod_v4_core__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)(_unhealthy_js__WEBPACK_IMPORTED_MODULE_0__.UnhealthyTest);
const CompiledTestPage = (0, _unhealthy_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(CompiledTest);

/***/ }),

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
