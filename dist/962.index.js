"use strict";
exports.id = 962;
exports.ids = [962];
exports.modules = {

 4962:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);

const ATTEMPTS = 4;
const REDIRECTS = 3;
function fetchOver(transport, deadline) {
	return async (address, { method, headers, body }) => {
		const { origin } = new URL(address);
		const patience = deadline.restarted(transport.retryTimeoutMs);
		const limits = { patience, attempts: ATTEMPTS };
		const sent = {
			method,
			headers,
			effect: effectOf(method, body),
			...(body !== undefined && { body: [Buffer.from(body)] }),
		};
		for (let url = address, left = REDIRECTS;; left--) {
			const read = (message, attempt) => {
				if (isRedirect(message))
					return redirected(url, left, message, attempt);
				if (clients.isSuccess(message))
					return response(message, attempt);
				return undefined;
			};
			const request = { ...sent, path: url.slice(origin.length) };
			const answer = await transport.exchange(deadline, request, limits, read);
			if (typeof answer !== 'string')
				return answer;
			url = answer;
		}
	};
}
function effectOf(method, body) {
	if (method === 'GET' || method === 'HEAD')
		return 'safe';
	if (method !== 'POST')
		return 'idempotent';
	const { query } = JSON.parse(body ?? '{}');
	if (/^\s*query\b/.test(String(query)))
		return 'safe';
	return 'unsafe';
}
const isRedirect = ({ statusCode = 0 }) => statusCode >= 300 && statusCode < 400 && statusCode !== 304;
async function redirected(from, left, message, attempt) {
	await attempt.excerpt(message);
	const { location = '' } = message.headers;
	if (location === '' || !URL.canParse(location, from))
		throw badRedirect('without an address');
	const to = new URL(location, from);
	if (to.origin !== new URL(from).origin)
		throw badRedirect(`to ${to.origin}, which is not followed: it would get the token`);
	if (left <= 0)
		throw badRedirect(`after ${REDIRECTS} redirects, which is too many`);
	return to.href;
}
const badRedirect = (where) => new clients.UnusableBody('wrong-shape', `with a redirect ${where}`);
async function response(message, attempt) {
	const text = await attempt.body(message);
	const { statusCode: status = 0 } = message;
	const named = Object.entries(message.headers);
	return {
		status,
		url: '',
		headers: new Map(named.map(([name, value]) => [name, String(value)])),
		text: async () => text,
		arrayBuffer: async () => new TextEncoder().encode(text).buffer,
	};
}

exports.fetchOver = fetchOver;


 })

};
;