'use strict';

exports.id = 415;
exports.ids = [415];
exports.modules = {

/***/ 7415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  parseTimeline: () => (parseTimeline)
});
var _shared_clock_js_0 = __webpack_require__(3412);
var _shared_links_js_4 = __webpack_require__(1903);
var _shared_shapes_js_1 = __webpack_require__(8458);
var _shared_text_js_2 = __webpack_require__(5831);
var _shared_zod_js_3 = __webpack_require__(3587);





const Text = _shared_zod_js_3/* .string */ .YjP().check(_shared_zod_js_3/* .minLength */ .BpQ(1), _shared_zod_js_3/* .maxLength */ .Ru6(2000));
const text = (0, _shared_shapes_js_1/* .maybe */ .n)(Text);
const address = (0, _shared_shapes_js_1/* .maybe */ .n)((0, _shared_shapes_js_1/* .mapped */ .C)(Text, (given) => (0, _shared_links_js_4/* .webLink */ .D)(given)));
const word = (0, _shared_shapes_js_1/* .maybe */ .n)(_shared_zod_js_3/* .string */ .YjP().check(_shared_zod_js_3/* .minLength */ .BpQ(1), _shared_zod_js_3/* .maxLength */ .Ru6(200), _shared_zod_js_3/* .toLowerCase */ .PXX()));
const reason = (0, _shared_shapes_js_1/* .maybe */ .n)((0, _shared_shapes_js_1/* .mapped */ .C)(_shared_zod_js_3/* .string */ .YjP().check(_shared_zod_js_3/* .trim */ .Bqr(), _shared_zod_js_3/* .minLength */ .BpQ(1), _shared_zod_js_3/* .toLowerCase */ .PXX()), (said) => (0, _shared_text_js_2/* .truncate */ .xv)(said, 200)));
const MAX_ITEMS = 100;
const items = (item, most = MAX_ITEMS) => (0, _shared_shapes_js_1/* .mapped */ .C)(_shared_zod_js_3/* ["catch"] */ .MfU(_shared_zod_js_3/* .array */ .YOg(_shared_zod_js_3/* .unknown */ .L5J()), []), (list) => list.slice(0, most).flatMap((one) => item.safeParse(one).data ?? []));
const PullRequestNumber = _shared_zod_js_3/* .object */ .Ikc({ prNumber: _shared_zod_js_3/* .int */ .Whr().check(_shared_zod_js_3/* .positive */ .yjt()) });
const StatusFields = _shared_zod_js_3/* .object */ .Ikc({
	name: text,
	context: text,
	url: address,
	targetUrl: address,
	detailsUrl: address,
});
const CausingStatus = _shared_zod_js_3/* .pipe */ .FsL((0, _shared_shapes_js_1/* .mapped */ .C)(_shared_zod_js_3/* .union */ .KCZ([Text, StatusFields]), (status) => {
	if (typeof status === 'string')
		return { name: status };
	const { name, context, url, targetUrl, detailsUrl } = status;
	return { name: name ?? context, url: url ?? targetUrl ?? detailsUrl };
}), _shared_zod_js_3/* .object */ .Ikc({ name: Text, url: _shared_zod_js_3/* .optional */ .lqM(_shared_zod_js_3/* .string */ .YjP()) }));
const Actor = _shared_zod_js_3/* .union */ .KCZ([Text, (0, _shared_shapes_js_1/* .mapped */ .C)(_shared_zod_js_3/* .object */ .Ikc({ login: Text }), ({ login }) => login)]);
const Members = _shared_zod_js_3/* .lazy */ .RZV(() => _shared_zod_js_3/* .object */ .Ikc({
	reason,
	actor: (0, _shared_shapes_js_1/* .maybe */ .n)(Actor),
	failureCausingStatuses: items(CausingStatus),
	testRun: (0, _shared_shapes_js_1/* .maybe */ .n)(_shared_zod_js_3/* .object */ .Ikc({ id: Text, testedPullRequests: _shared_zod_js_3/* .optional */ .lqM(items(PullRequestNumber)) })),
	testRunId: text,
	blockReasons: items(_shared_zod_js_3/* .object */ .Ikc({ kind: word, name: text, url: address })),
	conflictCulprit: (0, _shared_shapes_js_1/* .maybe */ .n)(_shared_zod_js_3/* .object */ .Ikc({ type: word, prNumber: (0, _shared_shapes_js_1/* .maybe */ .n)(_shared_zod_js_3/* .int */ .Whr().check(_shared_zod_js_3/* .positive */ .yjt())), prUrl: address })),
	waitingFor: items(PullRequestNumber),
	otherTestedPullRequests: items(PullRequestNumber),
	prerequisitePullRequests: items(PullRequestNumber),
}));
function parseTimeline(answer) {
	const Timeline = _shared_zod_js_3/* .object */ .Ikc({ timeline: items(Entry, Number.POSITIVE_INFINITY) });
	const entries = Timeline.safeParse(answer).data?.timeline ?? [];
	const ordered = entries.every(isTimed)
		? entries.toSorted((one, other) => other.at - one.at)
		: entries;
	return ordered.slice(0, MAX_ITEMS);
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
const Head = _shared_zod_js_3/* .object */ .Ikc({ timestamp: text, state: (0, _shared_shapes_js_1/* .maybe */ .n)(Text.check(_shared_zod_js_3/* .toUpperCase */ .Ih0())) });
const Entry = (0, _shared_shapes_js_1/* .mapped */ .C)(_shared_zod_js_3/* .record */ .g1P(_shared_zod_js_3/* .string */ .YjP(), _shared_zod_js_3/* .unknown */ .L5J()), readEntry);
function readEntry(entry) {
	const { state, timestamp } = Head.parse(entry);
	const parts = partsOf(entry, state).map(membersOf);
	const { testRunId, ...members } = Object.assign({}, ...parts.toReversed());
	const byId = testRunId === undefined ? undefined : { id: testRunId };
	return { testRun: byId, ...members, state, at: (0, _shared_clock_js_0/* .parseTime */ .pe)(timestamp) };
}
const membersOf = (part) => Object.fromEntries(Object.entries(Members.safeParse(part).data ?? {}).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value));

/***/ })

};
