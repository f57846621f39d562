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
var _shared_links_js_2 = __webpack_require__(1903);
var _shared_text_js_3 = __webpack_require__(5831);
var _shared_zod_js_1 = __webpack_require__(3587);




const maybe = (schema) => _shared_zod_js_1/* ["catch"] */ .MfU(_shared_zod_js_1/* .optional */ .lqM(schema), undefined);
const Text = _shared_zod_js_1/* .string */ .YjP().check(_shared_zod_js_1/* .minLength */ .BpQ(1), _shared_zod_js_1/* .maxLength */ .Ru6(2000));
const text = maybe(Text);
const address = maybe(_shared_zod_js_1/* .pipe */ .FsL(Text, _shared_zod_js_1/* .transform */ .pdi((given) => (0, _shared_links_js_2/* .webLink */ .D)(given))));
const word = maybe(_shared_zod_js_1/* .string */ .YjP().check(_shared_zod_js_1/* .minLength */ .BpQ(1), _shared_zod_js_1/* .maxLength */ .Ru6(200), _shared_zod_js_1/* .toLowerCase */ .PXX()));
const reason = maybe(_shared_zod_js_1/* .pipe */ .FsL(_shared_zod_js_1/* .string */ .YjP().check(_shared_zod_js_1/* .minLength */ .BpQ(1), _shared_zod_js_1/* .toLowerCase */ .PXX()), _shared_zod_js_1/* .transform */ .pdi((said) => (0, _shared_text_js_3/* .truncate */ .xv)(said, 200))));
const items = (item) => _shared_zod_js_1/* .pipe */ .FsL(_shared_zod_js_1/* ["catch"] */ .MfU(_shared_zod_js_1/* .array */ .YOg(_shared_zod_js_1/* .unknown */ .L5J()), []), _shared_zod_js_1/* .transform */ .pdi((list) => list.slice(0, 100).flatMap((one) => item.safeParse(one).data ?? [])));
const PullRequest = _shared_zod_js_1/* .object */ .Ikc({ prNumber: _shared_zod_js_1/* .int */ .Whr().check(_shared_zod_js_1/* .positive */ .yjt()) });
const CausingStatus = _shared_zod_js_1/* .pipe */ .FsL(_shared_zod_js_1/* .union */ .KCZ([
	_shared_zod_js_1/* .pipe */ .FsL(Text, _shared_zod_js_1/* .transform */ .pdi((name) => ({ name }))),
	_shared_zod_js_1/* .object */ .Ikc({
		name: text,
		context: text,
		url: address,
		targetUrl: address,
		detailsUrl: address,
	}),
]), _shared_zod_js_1/* .transform */ .pdi((status, context) => {
	const { name, context: of, url, targetUrl, detailsUrl } = status;
	if (name !== undefined || of !== undefined)
		return { name: name ?? of ?? '', url: url ?? targetUrl ?? detailsUrl };
	context.issues.push({ code: 'custom', message: 'no name', input: status });
	return _shared_zod_js_1/* .NEVER */ .tmp;
}));
const Actor = _shared_zod_js_1/* .union */ .KCZ([
	Text,
	_shared_zod_js_1/* .pipe */ .FsL(_shared_zod_js_1/* .object */ .Ikc({ login: Text }), _shared_zod_js_1/* .transform */ .pdi(({ login }) => login)),
]);
const Members = _shared_zod_js_1/* .lazy */ .RZV(() => _shared_zod_js_1/* .object */ .Ikc({
	reason,
	actor: maybe(Actor),
	failureCausingStatuses: items(CausingStatus),
	testRun: maybe(_shared_zod_js_1/* .object */ .Ikc({ id: Text })),
	testRunId: text,
	blockReasons: items(_shared_zod_js_1/* .object */ .Ikc({ kind: word, name: text, url: address })),
	conflictCulprit: maybe(_shared_zod_js_1/* .object */ .Ikc({ type: word, prNumber: maybe(_shared_zod_js_1/* .int */ .Whr().check(_shared_zod_js_1/* .positive */ .yjt())), prUrl: address })),
	waitingFor: items(PullRequest),
	prerequisitePullRequests: items(PullRequest),
}));
function parseTimeline(answer) {
	const { timeline } = _shared_zod_js_1/* .object */ .Ikc({ timeline: items(Entry) }).safeParse(answer).data ?? {};
	const entries = timeline ?? [];
	return entries.every(isTimed) ? entries.toSorted((one, other) => other.at - one.at) : entries;
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
const Head = _shared_zod_js_1/* .object */ .Ikc({ timestamp: text, state: maybe(Text.check(_shared_zod_js_1/* .toUpperCase */ .Ih0())) });
const Entry = _shared_zod_js_1/* .pipe */ .FsL(_shared_zod_js_1/* .record */ .g1P(_shared_zod_js_1/* .string */ .YjP(), _shared_zod_js_1/* .unknown */ .L5J()), _shared_zod_js_1/* .transform */ .pdi(readEntry));
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
