const id = 160;
const ids = [160];
const modules = {

/***/ 7160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  fetchOver: () => (fetchOver)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3961);
var _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8008);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);




const RETRY_TIMEOUT_MS = 60_000;
const ATTEMPTS = 4;
const REDIRECTS = 3;
function fetchOver(options) {
	return async (address, { method, headers, body }) => {
		const { clock, redact, onRetry } = options;
		const { origin } = new URL(address);
		const transport = new _http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .Transport */ .o({
			...options,
			baseUrl: origin,
			headers,
			retryTimeoutMs: RETRY_TIMEOUT_MS,
			remedyFor: () => '',
			readRefusal: readLimit,
			onRetry: (message) => onRetry(`GitHub, ${message}`),
		});
		const limits = { deadline: new _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .Deadline */ .B2(clock, RETRY_TIMEOUT_MS), attempts: ATTEMPTS };
		const effect = effectOf(method, address, body);
		const bytes = body === undefined ? {} : { body: [Buffer.from(redact(body))] };
		try {
			for (let url = address, left = REDIRECTS;; left--) {
				const request = { method, path: url.slice(origin.length), effect, ...bytes };
				const read = (message, attempt) => {
					if (isRedirect(message))
						return redirected(url, left, message, attempt);
					return (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .X)(message) ? response(message, attempt) : undefined;
				};
				const answer = await transport.exchange(request, limits, read);
				if (typeof answer !== 'string')
					return answer;
				url = answer;
			}
		}
		finally {
			transport.close();
		}
	};
}
function effectOf(method, address, body) {
	if (method === 'GET' || method === 'HEAD')
		return 'read';
	if (method !== 'POST')
		return 'repeatable';
	if (!address.endsWith('/graphql'))
		return 'once';
	const { query } = JSON.parse(body ?? '{}');
	return /^\s*query\b/.test(String(query)) ? 'read' : 'once';
}
const isRedirect = ({ statusCode = 0 }) => statusCode >= 300 && statusCode < 400 && statusCode !== 304;
async function redirected(from, left, message, attempt) {
	await attempt.glance(message);
	const { location = '' } = message.headers;
	if (location === '' || !URL.canParse(location, from))
		throw misled('without an address');
	const to = new URL(location, from);
	if (to.origin !== new URL(from).origin)
		throw misled(`to ${to.origin}, which is not followed: it would get the token`);
	if (left <= 0)
		throw misled(`after ${REDIRECTS} redirects, which is too many`);
	return to.href;
}
const misled = (where) => (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .unusableBody */ .U8)('wrong-shape', `with a redirect ${where}`);
async function response(message, attempt) {
	const text = await attempt.body(message);
	const { statusCode: status = 0 } = message;
	const named = Object.entries(message.headers);
	const headers = named.map(([name, value]) => [name, String(value)]);
	const isEmpty = status === 204 || status === 205;
	return new Response(isEmpty ? null : text, { status, headers });
}
const MINUTE_MS = 60_000;
const readLimit = (status, ...answer) => {
	const retryAfterMs = waitMs(status, ...answer);
	return retryAfterMs === undefined
		? { type: 'status', status }
		: { type: 'status', status, retryAfterMs, limited: true };
};
function waitMs(...[status, headers, body, now]) {
	const retryAfterMs = (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .mu)(headers['retry-after'], headers.date, now);
	if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
		return retryAfterMs;
	if (status !== 403 && status !== 429)
		return undefined;
	if (headers['x-ratelimit-remaining'] === '0') {
		const sent = Date.parse(headers.date ?? '') || now;
		const reset = /^\d{1,12}$/.exec(String(headers['x-ratelimit-reset']));
		return reset === null ? MINUTE_MS : Math.max(0, Number(reset[0]) * 1000 - sent);
	}
	return status === 429 || /secondary rate limit/i.test(body) ? MINUTE_MS : undefined;
}

/***/ })

};

export { id, ids, modules };
