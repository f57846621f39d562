'use strict';

exports.id = 415;
exports.ids = [415];
exports.modules = {

/***/ 7415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  parseTimeline: () => (parseTimeline)
});
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
var _shared_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1903);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8458);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3587);





const Text = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(2000));
const text = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(Text);
const address = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)((0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(Text, (given) => (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_4__/* .webLink */ .D)(given)));
const word = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(200), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .toLowerCase */ .PXX()));
const reason = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)((0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr(), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .toLowerCase */ .PXX()), (said) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(said, 200)));
const MAX_ITEMS = 100;
const items = (item, max = MAX_ITEMS) => (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), []), (list) => list.slice(0, max).flatMap((one) => item.safeParse(one).data ?? []));
const PullRequestNumber = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ prNumber: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .positive */ .yjt()) });
const StatusFields = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
	name: text,
	context: text,
	url: address,
	targetUrl: address,
	detailsUrl: address,
});
const CausingStatus = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL((0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([Text, StatusFields]), (status) => {
	if (typeof status === 'string')
		return { name: status };
	const { name, context, url, targetUrl, detailsUrl } = status;
	return { name: name ?? context, url: url ?? targetUrl ?? detailsUrl };
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: Text, url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) }));
const Actor = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([Text, (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: Text }), ({ login }) => login)]);
const Members = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
	reason,
	actor: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(Actor),
	failureCausingStatuses: items(CausingStatus),
	testRun: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: Text, testedPullRequests: _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(items(PullRequestNumber)) })),
	testRunId: text,
	blockReasons: items(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: word, name: text, url: address })),
	conflictCulprit: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: word, prNumber: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .positive */ .yjt())), prUrl: address })),
	waitingFor: items(PullRequestNumber),
	otherTestedPullRequests: items(PullRequestNumber),
	prerequisitePullRequests: items(PullRequestNumber),
}));
function parseTimeline(answer, maxEntries = MAX_ITEMS) {
	const Timeline = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ timeline: items(Entry, Number.POSITIVE_INFINITY) });
	const entries = Timeline.safeParse(answer).data?.timeline ?? [];
	const ordered = entries.every(isTimed)
		? entries.toSorted((one, other) => other.at - one.at)
		: entries;
	return ordered.slice(0, maxEntries);
}
const isTimed = (entry) => entry.at !== undefined;
const OBJECTS = {
	NOT_READY: 'notReady',
	PENDING: 'pending',
	TESTING: 'testing',
	PENDING_FAILURE: 'pendingFailure',
	TESTS_PASSED: 'testsPassed',
	MERGED: 'merged',
	FAILED: 'failure',
	CANCELLED: 'cancellation',
};
const OTHERS = new Set(['actor', 'testRun', 'conflictCulprit']);
function partsOf(entry, state = '') {
	const own = entry[OBJECTS[state] ?? ''];
	if (typeof own === 'object' && own !== null)
		return [own, entry];
	return [entry, ...Object.keys(entry).flatMap((name) => (OTHERS.has(name) ? [] : entry[name]))];
}
const Head = _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ timestamp: text, state: (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(Text.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .toUpperCase */ .Ih0())) });
const Entry = (0, _shared_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .mapped */ .CV)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _shared_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), readEntry);
function readEntry(entry) {
	const { state, timestamp } = Head.parse(entry);
	const parts = partsOf(entry, state).map(membersOf);
	const { testRunId, ...members } = Object.assign({}, ...parts.toReversed());
	const byId = testRunId === undefined ? undefined : { id: testRunId };
	return { testRun: byId, ...members, state, at: (0, _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(timestamp) };
}
const membersOf = (part) => Object.fromEntries(Object.entries(Members.safeParse(part).data ?? {}).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value));

/***/ })

};
