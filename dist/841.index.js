const id = 841;
const ids = [841];
const modules = {

/***/ 2679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Qz: () => (refuseHtml),
  Ru: () => (BodyError),
  fY: () => (HtmlPage),
  i1: () => (UnusableBody),
  x8: () => (readBody)
});
class BodyError extends Error {
	name = 'BodyError';
	tooLarge;
	constructor(message, options = {}) {
		super(message, options);
		this.tooLarge = options.tooLarge ?? false;
	}
}
class UnusableBody extends Error {
	name = 'UnusableBody';
	retryable;
	constructor(message, options) {
		super(message, options);
		this.retryable = options.retryable;
	}
}
class HtmlPage extends Error {
	name = 'HtmlPage';
}
function refuseHtml({ headers }, body) {
	const isHtml = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '') ||
		/^\s*(<!--.{0,1000}?-->\s*)?<(!doctype\s+html|html|head|body)\b/is.test(body);
	if (!isHtml)
		return body;
	throw new HtmlPage('answered with an HTML page, which comes from something in front of the service');
}
function readBody(message, clock, limits) {
	return new Promise((resolve, reject) => {
		const chunks = [];
		let bytes = 0;
		const settle = (problem, options) => {
			stopTotal();
			stopIdle();
			message.removeListener('data', onData);
			message.removeListener('end', onEnd);
			message.removeListener('close', onClose);
			if (problem !== undefined)
				message.destroy();
			const failure = problem === undefined ? undefined : new BodyError(problem, options);
			if (failure === undefined || limits.cut) {
				try {
					resolve(decode(Buffer.concat(chunks), limits));
				}
				catch (error) {
					reject(error);
				}
			}
			else
				reject(failure);
		};
		const silence = () => clock.timer(limits.idleMs, () => settle(`no data arrived for ${limits.idleMs / 1000} s`));
		const stopTotal = clock.timer(limits.totalMs, () => settle(`it was not complete after ${Math.round(limits.totalMs / 1000)} s`));
		let stopIdle = silence();
		const onData = (chunk) => {
			bytes += chunk.length;
			if (bytes > limits.maxBytes) {
				chunks.push(chunk.subarray(0, chunk.length - (bytes - limits.maxBytes)));
				return settle(`it is longer than ${limits.maxBytes} bytes`, { tooLarge: true });
			}
			chunks.push(chunk);
			stopIdle();
			stopIdle = silence();
		};
		const onClose = () => settle('the connection closed before the body was complete');
		const onEnd = () => (message.complete ? settle(undefined) : onClose());
		message.on('data', onData);
		message.on('end', onEnd);
		message.on('close', onClose);
		message.on('error', (error) => settle(`the connection failed before the body was complete (${error.message})`, {
			cause: error,
		}));
		if (message.destroyed && !message.complete)
			onClose();
	});
}
function decode(bytes, { maxParts, cut = false }) {
	if (maxParts !== undefined && bytes.length * CONTAINER > maxParts && countParts(bytes) > maxParts)
		throw new BodyError(`it has more than ${maxParts} values and escapes`, { tooLarge: true });
	try {
		return new TextDecoder('utf-8', { fatal: !cut }).decode(bytes);
	}
	catch (error) {
		throw new BodyError('it is not UTF-8 text', { cause: error });
	}
}
const CONTAINER = 8;
function countParts(bytes) {
	let parts = 0;
	for (const byte of bytes)
		parts += PARTS[byte];
	return parts;
}
const PARTS = new Uint8Array(256);
for (const char of ',\\%&')
	PARTS[char.charCodeAt(0)] = 1;
for (const char of '[{')
	PARTS[char.charCodeAt(0)] = CONTAINER;

/***/ }),

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  I: () => (kindOf),
  Ro: () => (hasStatus),
  _7: () => (ServiceError),
  q0: () => (describe)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
	failure;
	ambiguous;
	constructor(kind, explanation, failure, options) {
		super(kind, explanation, options);
		this.failure = failure;
		this.ambiguous = options.ambiguous ?? false;
	}
	get status() {
		return this.failure.type === 'status' ? this.failure.status : undefined;
	}
}
const hasStatus = (error, status) => error instanceof ServiceError && error.status === status;
const describe = ({ method, path, subject }) => `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`;
function kindOf(failure) {
	switch (failure.type) {
		case 'not-sent':
		case 'untrusted':
			return 'unavailable';
		case 'no-answer':
			return failure.timedOut ? 'timed-out' : 'unavailable';
		case 'broken-body':
		case 'html-page':
		case 'wrong-shape':
			return 'bad-response';
		case 'status':
			return failure.limited ? 'rate-limited' : kindOfStatus(failure.status);
	}
}
function kindOfStatus(status) {
	if (status < 400)
		return 'bad-response';
	if (status === 401 || status === 403)
		return 'unauthorized';
	if (status === 404)
		return 'not-found';
	if (status === 429)
		return 'rate-limited';
	if (status === 408 || status === 425 || (status >= 500 && status !== 501))
		return 'unavailable';
	return 'refused';
}

/***/ }),

/***/ 7575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Bg: () => (tooLate),
  Kb: () => (excerpt),
  R$: () => (abandoned),
  U_: () => (describeAttempts),
  Wn: () => (describeStatus),
  YA: () => (seconds),
  gz: () => (failed),
  p3: () => (outOfTime)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);


function serviceError({ request, remedyFor }, kind, failure, problem, options) {
	const remedy = remedyFor(kind, failure, request.path);
	return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(kind, { request: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request), problem, remedy }, failure, options);
}
const failed = (call, failure, problem, options) => serviceError(call, options.ambiguous ? 'unknown-outcome' : (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(failure), failure, problem, options);
function abandoned(call, failure, mayBeApplied) {
	const cause = call.signal.reason;
	const ambiguous = mayBeApplied || (call.request.effect !== 'read' && failure.type === 'no-answer');
	const problem = `${cause.message.replace(/\.$/, '')} before the service answered`;
	const kind = ambiguous ? 'unknown-outcome' : 'aborted';
	return serviceError(call, kind, failure, problem, { cause, ambiguous });
}
const tooLate = (call) => serviceError(call, 'timed-out', { type: 'not-sent' }, `it was not sent: the ${seconds(call.deadline.totalMs)} for the call are used up`, {});
const describeAttempts = (problem, attempts, ms) => attempts === 1 ? problem : `${problem} (attempt ${attempts}, after ${seconds(ms)})`;
const outOfTime = (deadline, retryAfterMs) => retryAfterMs !== undefined && retryAfterMs >= deadline.remainingMs
	? `; it asks to wait ${seconds(retryAfterMs)}, longer than the ${seconds(deadline.remainingMs)} left of ${seconds(deadline.totalMs)}`
	: `; the ${seconds(deadline.totalMs)} for the call are used up`;
function describeStatus(status, location, body) {
	const said = errorText(body);
	const where = status >= 300 && status < 400 ? originOf(location) : '';
	return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`;
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
const excerpt = (text) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .x)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .a)(text.trim().replace(/\s+/g, ' ')), 500);
function originOf(location) {
	if (location === undefined)
		return '';
	try {
		return ` to ${new URL(location).origin}`;
	}
	catch {
		return ' to a relative address';
	}
}
function errorText(body) {
	try {
		const { message, errors } = JSON.parse(body);
		if (typeof message === 'string' && errors === undefined)
			return excerpt(message);
	}
	catch { }
	return excerpt(body);
}

/***/ }),

/***/ 3961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  XE: () => (classifyFailure),
  dg: () => (isTransient),
  jo: () => (backoffMs),
  mu: () => (parseRetryAfter),
  ni: () => (readRefusal)
});
const readRefusal = (status, headers, _body, now) => ({
	type: 'status',
	status,
	retryAfterMs: parseRetryAfter(headers['retry-after'], headers.date, now),
});
function classifyFailure(effect, failure, attempt) {
	switch (failure.type) {
		case 'not-sent':
			return 'retry';
		case 'no-answer':
		case 'html-page':
		case 'broken-body':
			return effect === 'once' ? 'ambiguous' : 'retry';
		case 'wrong-shape':
		case 'untrusted':
			return 'fail';
		case 'status':
			return classifyStatus(effect, failure, attempt);
	}
}
function classifyStatus(effect, { status, retryAfterMs, limited }, attempt) {
	if (limited || status === 429 || (status === 503 && retryAfterMs !== undefined))
		return 'retry';
	if (isTransient(status))
		return effect === 'once' ? 'ambiguous' : 'retry';
	if (status === 409) {
		if (effect === 'once')
			return 'ambiguous';
		return attempt === 0 ? 'retry' : 'fail';
	}
	if (status === 404 && effect === 'once' && attempt > 0)
		return 'ambiguous';
	return 'fail';
}
function isTransient(status) {
	return (status === 408 ||
		status === 425 ||
		status === 500 ||
		status === 502 ||
		status === 503 ||
		status === 504 ||
		(status >= 520 && status <= 529));
}
const LONGEST_DELAY_MS = 20_000;
function backoffMs(effect, attempt, random, retryAfterMs) {
	const base = effect === 'read' ? 500 : 1000;
	const jittered = random * Math.min(LONGEST_DELAY_MS, base * 2 ** attempt);
	return Math.max(jittered, retryAfterMs ?? 0);
}
function parseRetryAfter(value, date, now) {
	const text = value?.trim();
	if (text === undefined || text === '')
		return undefined;
	if (/^\d+$/.test(text))
		return Number(text) * 1000;
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text))
		return undefined;
	const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
	if (Number.isNaN(at))
		return undefined;
	const sent = date === undefined ? Number.NaN : Date.parse(date);
	return Math.max(0, at - (Number.isNaN(sent) ? now : sent));
}

/***/ }),

/***/ 4804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  o: () => (Transport),
  X: () => (isSuccess)
});

var shared_clock = __webpack_require__(6544);
var errors = __webpack_require__(8835);
var http_body = __webpack_require__(2679);
var messages = __webpack_require__(7575);


const CONNECT_MS = 10_000;
const BODY_IDLE_MS = 15_000;
const MOST = { maxBytes: 22 * 1024 * 1024, maxParts: 1_000_000 };
const GLANCE = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true };
class Attempt {
	#host;
	#clock;
	#deadline;
	#abort = new AbortController();
	#stops = [];
	#requestTimeoutMs;
	#stopConnect = () => { };
	#stopStatus;
	#connected = false;
	#timeout;
	constructor(host, clock, deadline, requestTimeoutMs, outer) {
		this.#host = host;
		this.#clock = clock;
		this.#deadline = deadline;
		this.#requestTimeoutMs = requestTimeoutMs;
		const onAbort = () => this.#abort.abort(outer.reason);
		if (outer.aborted)
			onAbort();
		outer.addEventListener('abort', onAbort, { once: true });
		this.#stops.push(() => outer.removeEventListener('abort', onAbort));
		this.#stopStatus = this.#limit(requestTimeoutMs, (ms) => `${this.#host} did not answer within ${(0, messages/* seconds */.YA)(ms)}`);
	}
	get signal() {
		return this.#abort.signal;
	}
	unlessAborted(work) {
		const { signal } = this;
		return new Promise((resolve, reject) => {
			work.then(resolve, reject);
			const onAbort = () => reject(signal.reason);
			if (signal.aborted)
				return onAbort();
			signal.addEventListener('abort', onAbort);
			this.#stops.push(() => signal.removeEventListener('abort', onAbort));
		});
	}
	assumeConnected() {
		this.#connected = true;
	}
	watch(socket) {
		this.#connected = false;
		this.#stopConnect = this.#limit(Math.min(CONNECT_MS, this.#requestTimeoutMs), (ms) => `could not connect to ${this.#host} within ${(0, messages/* seconds */.YA)(ms)}`);
		const event = 'encrypted' in socket ? 'secureConnect' : 'connect';
		socket.once(event, () => {
			this.#connected = true;
			this.#stopConnect();
		});
	}
	answered() {
		this.#connected = true;
		this.#stopConnect();
		this.#stopStatus();
	}
	async body(message) {
		const body = await (0, http_body/* readBody */.x8)(message, this.#clock, {
			...MOST,
			idleMs: BODY_IDLE_MS,
			totalMs: this.#deadline.remainingMs,
		});
		return (0, http_body/* refuseHtml */.Qz)(message, body);
	}
	async acknowledgement(message) {
		return (0, http_body/* refuseHtml */.Qz)(message, await this.glance(message));
	}
	async glance(message) {
		const totalMs = Math.min(GLANCE.totalMs, this.#deadline.remainingMs);
		const body = await (0, http_body/* readBody */.x8)(message, this.#clock, { ...GLANCE, totalMs });
		if (!message.complete)
			message.destroy();
		return body;
	}
	async refusal(message, redact, readRefusal) {
		const { statusCode: status = 0, headers } = message;
		const body = redact(await this.glance(message), true);
		if (status === 404)
			(0, http_body/* refuseHtml */.Qz)(message, body);
		return {
			ok: false,
			failure: readRefusal(status, headers, body, this.#clock.now()),
			problem: (0, messages/* describeStatus */.Wn)(status, headers.location, body),
			cause: undefined,
		};
	}
	explain(error) {
		const because = (failure, problem) => ({ ok: false, failure, problem, cause: error });
		if (error instanceof http_body/* UnusableBody */.i1)
			return because({ type: error.retryable ? 'broken-body' : 'wrong-shape' }, `the service answered, but ${error.message}`);
		if (error instanceof http_body/* BodyError */.Ru)
			return because({ type: error.tooLarge ? 'wrong-shape' : 'broken-body' }, `the service began to answer, but its body cannot be used: ${error.message}`);
		if (error instanceof http_body/* HtmlPage */.fY)
			return because({ type: 'html-page' }, `${this.#host} ${error.message}`);
		const { code = '', message } = error;
		const tunnel = NO_TUNNEL.exec(message);
		if (tunnel !== null) {
			const { status = 'no usable answer' } = tunnel.groups ?? {};
			const problem = `the proxy refused to connect to ${this.#host} (${status.replace('statusCode=', 'HTTP ')})`;
			const final = /=(40[1-7])$/.test(status);
			return because(final ? { type: 'untrusted', why: 'proxy' } : { type: 'not-sent' }, problem);
		}
		const problem = this.#timeout ??
			`the connection to ${this.#host} failed (${(0, messages/* excerpt */.Kb)(code === '' ? message : code)})`;
		if (isNoTls(code, message) || code === 'ENOTFOUND')
			return because({ type: 'not-sent', typo: true }, problem);
		if (isUntrusted(code))
			return because({ type: 'untrusted', why: 'certificate' }, problem);
		if (!this.#connected)
			return because({ type: 'not-sent' }, problem);
		return because({ type: 'no-answer', timedOut: this.#timeout !== undefined }, problem);
	}
	done() {
		this.#stopConnect();
		this.#stopStatus();
		for (const stop of this.#stops)
			stop();
	}
	#limit(ms, say) {
		const limit = Math.min(ms, this.#deadline.remainingMs);
		return this.#clock.timer(limit, () => {
			this.#timeout = say(limit);
			this.#abort.abort(new Error(this.#timeout));
		});
	}
}
const NO_TUNNEL = /^(?:tunneling socket could not be established, (?<status>statusCode=\d+)|tunneling socket could not be established|got illegal response body from proxy)/;
const isNoTls = (code, message) => /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code) ||
	(code === 'EPROTO' && /wrong version number|packet length too long|http request/.test(message));
const isUntrusted = (code) => /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(code);
var external_node_http_ = __webpack_require__(7067);
var external_node_stream_ = __webpack_require__(7075);
var lib = __webpack_require__(4942);



class Connections {
	#kept = this.#client(true);
	#fresh = this.#client(false);
	#observed = new WeakSet();
	#starting;
	async send(url, { method, effect, body }, headers, attempt) {
		const data = body === undefined ? null : encode(body);
		this.#starting = attempt;
		const sent = (effect === 'once' ? this.#fresh : this.#kept).request(method, url, data, {
			...(body && { 'content-type': 'application/json' }),
			...(Array.isArray(body) && { 'content-length': byteLength(body) }),
			...headers,
		});
		this.#starting = undefined;
		return (await attempt.unlessAborted(sent)).message;
	}
	close() {
		this.#kept.dispose();
		this.#fresh.dispose();
	}
	#client(keepAlive) {
		const handler = {
			prepareRequest: (request) => this.#prepare(request),
			canHandleAuthentication: () => false,
			handleAuthentication: () => Promise.reject(new Error('not used')),
		};
		return new lib/* HttpClient */.Qq('merge-queue-action', [handler], {
			allowRedirects: false,
			allowRetries: false,
			keepAlive,
			socketTimeout: 2 ** 31 - 1,
		});
	}
	#prepare(request) {
		const attempt = this.#starting;
		if (attempt === undefined)
			throw new Error('a request was prepared outside an attempt');
		request.signal = attempt.signal;
		request.host = request.host?.replace(/^\[|\]$/g, '');
		attempt.assumeConnected();
		if (request.agent instanceof external_node_http_.Agent)
			this.#observe(request.agent);
	}
	#observe(agent) {
		if (this.#observed.has(agent))
			return;
		this.#observed.add(agent);
		const create = agent.createConnection.bind(agent);
		agent.createConnection = (options, callback) => {
			const socket = create(options, callback);
			this.#starting?.watch(socket);
			return socket;
		};
	}
}
const encode = (body) => Array.isArray(body) ? external_node_stream_.Readable.from(body) : JSON.stringify(body);
const byteLength = (chunks) => chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
var http_errors = __webpack_require__(4096);
var retry = __webpack_require__(3961);







const TYPO_MS = 20_000;
const isTypo = (failure) => failure.type === 'not-sent' && failure.typo === true;
const isSuccess = ({ statusCode = 0 }) => statusCode >= 200 && statusCode < 300;
class Transport {
	#options;
	#peer;
	constructor(options, peer) {
		this.#options = options;
		this.#peer = peer ?? { connections: new Connections(), answered: false, since: undefined };
	}
	withSignal(signal) {
		return new Transport({ ...this.#options, signal }, this.#peer);
	}
	async read(request, parse, options = {}) {
		const { redact } = this.#options;
		return this.exchange(request, options, (message, attempt) => isSuccess(message) && message.statusCode !== 206
			? attempt.body(message).then((body) => parse(redact(body), isFramed(message)))
			: undefined);
	}
	async write(request, options = {}) {
		await this.exchange(request, options, (message, attempt) => isSuccess(message) ? attempt.acknowledgement(message) : undefined);
	}
	get authenticated() {
		return 'x-api-token' in this.#options.headers;
	}
	get retryTimeoutMs() {
		return this.#options.retryTimeoutMs;
	}
	get clock() {
		return this.#options.clock;
	}
	get signal() {
		return this.#options.signal;
	}
	close() {
		this.#peer.connections.close();
	}
	async exchange(request, options, accept) {
		const { clock, signal, retryTimeoutMs, dryRun, remedyFor, onRetry } = this.#options;
		if (dryRun && request.effect !== 'read')
			throw new errors/* DryRunError */.Vz((0, http_errors/* describe */.q0)(request));
		const deadline = options.deadline ?? new shared_clock/* Deadline */.B2(clock, retryTimeoutMs);
		const call = { request, remedyFor, signal, deadline, started: clock.monotonic() };
		this.#peer.since ??= call.started;
		let last;
		for (let attempt = 0;; attempt++) {
			if (signal.aborted)
				throw (0, messages/* abandoned */.R$)(call, { type: 'not-sent' }, false);
			if (deadline.passed)
				throw last ?? (0, messages/* tooLate */.Bg)(call);
			const outcome = await this.#attempt(request, deadline, accept);
			if (outcome.ok)
				return outcome.value;
			const { delay, error } = this.#next(call, outcome, attempt, options.attempts);
			last = error;
			onRetry(`${(0, http_errors/* describe */.q0)(request)}: ${outcome.problem}; trying again in ${(0, messages/* seconds */.YA)(delay)}`);
			await clock.sleep(delay, signal).catch(() => {
				throw (0, messages/* abandoned */.R$)(call, outcome.failure, false);
			});
		}
	}
	#next(call, { failure, problem, cause }, attempt, attempts = Number.POSITIVE_INFINITY) {
		const { request, signal, deadline, started } = call;
		const { clock, random } = this.#options;
		const verdict = (0, retry/* classifyFailure */.XE)(request.effect, failure, attempt);
		const story = (0, messages/* describeAttempts */.U_)(problem, attempt + 1, clock.monotonic() - started);
		const fail = (ambiguous, why = '') => (0, messages/* failed */.gz)(call, failure, `${story}${why}`, { cause, ambiguous });
		if (signal.aborted)
			throw (0, messages/* abandoned */.R$)(call, failure, verdict === 'ambiguous');
		if (verdict !== 'retry')
			throw fail(verdict === 'ambiguous');
		const retryAfterMs = failure.type === 'status' ? failure.retryAfterMs : undefined;
		const delay = (0, retry/* backoffMs */.jo)(request.effect, attempt, random(), retryAfterMs);
		if (isTypo(failure) && this.#isNeverReached(delay))
			throw (0, messages/* failed */.gz)(call, { type: 'untrusted', why: 'address' }, story, { cause });
		if (attempt + 1 >= attempts)
			throw fail(false);
		const error = fail(false, (0, messages/* outOfTime */.p3)(deadline, retryAfterMs));
		if (delay >= deadline.remainingMs)
			throw error;
		return { delay, error };
	}
	#isNeverReached(delay) {
		const { answered, since = 0 } = this.#peer;
		return !answered && this.#options.clock.monotonic() - since + delay > TYPO_MS;
	}
	async #attempt(request, deadline, accept) {
		const { baseUrl, headers, clock, requestTimeoutMs, signal, redact } = this.#options;
		const attempt = new Attempt(new URL(baseUrl).host, clock, deadline, requestTimeoutMs, signal);
		try {
			const url = `${baseUrl}${request.path}`;
			const message = await this.#peer.connections.send(url, request, headers, attempt);
			attempt.answered();
			this.#peer.answered = true;
			const accepted = accept(message, attempt);
			if (accepted !== undefined)
				return { ok: true, value: await accepted };
			return await attempt.refusal(message, redact, this.#options.readRefusal ?? retry/* readRefusal */.ni);
		}
		catch (error) {
			return attempt.explain(error);
		}
		finally {
			attempt.done();
		}
	}
}
const isFramed = ({ headers }) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/***/ }),

/***/ 6569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  k: () => (fittingTable),
  v: () => (fittingElements)
});
var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6801);

function fittingElements(elements, limitBytes) {
	let bytes = '[]'.length;
	const end = elements.findIndex((element, index) => {
		bytes += (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(JSON.stringify(element)) + (index === 0 ? 0 : 1);
		return bytes > limitBytes;
	});
	return end === -1 ? elements : elements.slice(0, end);
}
const TABLE_BUDGET_BYTES = 400 * 1024;
function fittingTable(head, items, row, whereTheRestIs) {
	const budget = new _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteBudget */ .Gz(TABLE_BUDGET_BYTES);
	const fitting = [];
	for (const [index, item] of items.entries()) {
		const line = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableRow */ .jD)(row(item, index));
		if (!budget.take([line]))
			break;
		fitting.push(line);
	}
	const left = items.length - fitting.length;
	const shown = [...(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(head), ...fitting].join('\n');
	return left === 0 ? shown : `${shown}\n\n${left} more are not shown; ${whereTheRestIs}.`;
}

/***/ }),

/***/ 6801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  CS: () => (prose),
  Dy: () => (webAddress),
  Gz: () => (ByteBudget),
  PP: () => (tableHead),
  Qq: () => (text),
  RK: () => (visible),
  Xb: () => (SUMMARY_BUDGET_BYTES),
  aY: () => (code),
  dp: () => (byteLength),
  j7: () => (MARKS),
  jD: () => (tableRow),
  nf: () => (link),
  tp: () => (table),
  zV: () => (fitRows)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

const SUMMARY_BUDGET_BYTES = 900 * 1024;
const BREAK = '\u200b';
const LINKED = [
	[/@/g, `@${BREAK}`],
	[/#(?=\d)/g, `#${BREAK}`],
	[/(?<=[A-Za-z\u0080-\uffff])-(?=\d)/g, `-${BREAK}`],
	[/:(?=\S)/g, `:${BREAK}`],
	[/(?<=www)\./gi, `.${BREAK}`],
	[/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK}`],
];
function text(value) {
	const broken = LINKED.reduce((sofar, [pattern, replacement]) => sofar.replace(pattern, replacement), visible(String(value)));
	return entities(broken).replaceAll('&#36;', '<span>&#36;</span>');
}
function code(value) {
	const flat = visible(String(value)).replaceAll('@', `@${BREAK}`);
	const swatch = /^(#|rgb|hsl)/i.test(flat) ? BREAK : '';
	return `<code>${entities(swatch + flat)}</code>`;
}
const prose = (value) => visible(String(value))
	.split(/`([^`]*)`/)
	.map((part, index) => (index % 2 === 1 ? code(part) : spaced(part)))
	.join('');
const spaced = (part) => part.trim() === ''
	? part
	: `${part.startsWith(' ') ? ' ' : ''}${text(part)}${part.endsWith(' ') ? ' ' : ''}`;
function link(label, address) {
	const href = webAddress(address);
	return href === undefined
		? text(label)
		: `<a href="${href.replaceAll('&', '&amp;')}">${text(label)}</a>`;
}
function webAddress(address) {
	if (address === undefined || address === null || !URL.canParse(address))
		return undefined;
	const url = new URL(address);
	if (url.protocol !== 'https:' && url.protocol !== 'http:')
		return undefined;
	if (url.username !== '' || url.password !== '')
		return undefined;
	return url.href.replace(/[^\w.~:/?#[\]@!$*+,;=%&-]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
const MARKS = { good: '✅', bad: '❌', warning: '⚠️', neutral: 'ℹ️' };
function table(head, rows) {
	return [...tableHead(head), ...rows.map(tableRow)].join('\n');
}
const tableHead = (head) => [
	tableRow(head.map((column) => (typeof column === 'string' ? column : column.number))),
	tableRow(head.map((column) => (typeof column === 'string' ? '---' : '---:'))),
];
const tableRow = (cells) => `| ${cells.join(' | ')} |`;
const byteLength = (value) => Buffer.byteLength(value, 'utf8');
class ByteBudget {
	#left;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(lines) {
		const bytes = lines.reduce((sum, line) => sum + byteLength(line) + 1, 0);
		if (bytes > this.#left)
			return false;
		this.#left -= bytes;
		return true;
	}
}
function fitRows(rows, budget) {
	const end = rows.findIndex((row) => !budget.take([row]));
	return end === -1 ? rows : rows.slice(0, end);
}
const ASCII = /^[ -~]*$/;
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const LONGEST_VALUE = 20_000;
function visible(value) {
	const line = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .x)(value, LONGEST_VALUE)
		.replace(/[\t\n\r\f\v ]+/g, ' ')
		.trim();
	if (ASCII.test(line))
		return line;
	return line.replace(INVISIBLE, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}
const special = (word) => new RegExp(`[^${word} ,/%?._-]|(?<![${word}])[._-]|[._-](?![${word}])|(?<=[Ww]{3})\\.`, 'gu');
const SPECIAL = special('\\p{L}\\p{N}');
const ASCII_SPECIAL = special('A-Za-z\\d');
const entities = (value) => value.replace(ASCII.test(value.replaceAll(BREAK, '')) ? ASCII_SPECIAL : SPECIAL, (char) => `&#${char.codePointAt(0)};`);

/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AY: () => (getMergeQueueTestingDetails),
  D6: () => (submitPullRequest),
  IS: () => (getQueue),
  QL: () => (getSubmittedPullRequest),
  V7: () => (getPullRequestHistory),
  cl: () => (restartTestsOnPullRequest),
  df: () => (updateQueue),
  i8: () => (listUnhealthyTests),
  jv: () => (deleteQueue),
  np: () => (cancelPullRequest),
  qN: () => (setImpactedTargets),
  y0: () => (createQueue),
  zX: () => (getMergeQueueMetrics)
});
var _shared_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);

const pullRequestBody = ({ repository, targetBranch, number }) => ({
	repo: repository,
	targetBranch,
	pr: { number },
});
const queueBody = ({ repository, targetBranch }) => ({ repo: repository, targetBranch });
const queueSubject = (ref) => `the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(ref)}`;
function post(path, effect, subject, body) {
	return { method: 'POST', path, effect, subject, body };
}
const submitPullRequest = (ref, options) => post('/submitPullRequest', 'once', (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref), {
	...pullRequestBody(ref),
	priority: options.priority,
	noBatch: options.noBatch,
});
const cancelPullRequest = (ref) => post('/cancelPullRequest', 'once', (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref), pullRequestBody(ref));
const restartTestsOnPullRequest = (ref) => post('/restartTestsOnPullRequest', 'once', (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref), pullRequestBody(ref));
const getSubmittedPullRequest = (ref) => post('/getSubmittedPullRequest', 'read', (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref), pullRequestBody(ref));
const getPullRequestHistory = (ref) => post('/getSubmittedPullRequest', 'read', (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref), {
	...pullRequestBody(ref),
	includeTimeline: true,
});
const setImpactedTargets = (ref, body) => post('/setImpactedTargets', 'repeatable', (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref), body);
const getMergeQueueTestingDetails = (ref, testRunId) => post('/getMergeQueueTestingDetails', 'read', `test run ${testRunId} on ${ref.targetBranch}`, {
	...queueBody(ref),
	testRunId,
});
const createQueue = (ref, settings) => post('/createQueue', 'once', queueSubject(ref), {
	...queueBody(ref),
	mode: settings.mode,
	concurrency: settings.concurrency,
});
const deleteQueue = (ref) => post('/deleteQueue', 'once', queueSubject(ref), queueBody(ref));
const getQueue = (ref) => post('/getQueue', 'read', queueSubject(ref), queueBody(ref));
const updateQueue = (ref, update) => post('/updateQueue', 'repeatable', queueSubject(ref), { ...queueBody(ref), ...update });
function getMergeQueueMetrics(repository) {
	const query = repository === undefined
		? ''
		: `?${new URLSearchParams({ repo: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(repository), repoHost: repository.host })}`;
	return {
		method: 'GET',
		path: `/getMergeQueueMetrics${query}`,
		effect: 'read',
		subject: repository === undefined ? 'the organization' : (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(repository),
	};
}
const listUnhealthyTests = (query) => post('/flaky-tests/list-unhealthy-tests', 'read', `${query.status} tests of ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(query.repository)}`, {
	repo: query.repository,
	org_url_slug: query.orgSlug,
	page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
	status: query.status,
});

/***/ }),

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BZ: () => (History),
  PE: () => (QUEUE_STATES),
  Q: () => (SubmittedPullRequest),
  QM: () => (OLD_FIELD_NAMES),
  dL: () => (TestingDetails),
  fc: () => (PULL_REQUEST_STATES),
  lq: () => (optional),
  op: () => (Queue),
  p_: () => (list),
  pl: () => (isEnded)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);

const PULL_REQUEST_STATES = [
	'NOT_READY',
	'PENDING',
	'TESTING',
	'TESTS_PASSED',
	'MERGED',
	'FAILED',
	'CANCELLED',
	'PENDING_FAILURE',
];
const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'];
const anyText = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(65_536));
const upperState = anyText.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .toUpperCase */ .Ih0());
const optional = (schema) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(schema), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => value ?? undefined));
const list = (element, most = 50_000) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((values, context) => {
	const refuse = (issue) => {
		context.issues.push({ code: 'custom', input: values, ...issue });
		return _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .NEVER */ .tmp;
	};
	if (!Array.isArray(values))
		return refuse({ code: 'invalid_type', expected: 'array' });
	if (values.length > most)
		return refuse({ code: 'too_big', origin: 'array', maximum: most, inclusive: true });
	const elements = [];
	for (let index = 0; index < values.length; index++) {
		const parsed = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(element, values[index]);
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			return refuse({ message: issue?.message, path: [index, ...(issue?.path ?? [])] });
		}
		elements.push(parsed.data);
	}
	return elements;
});
const text = optional(anyText);
const number = optional(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const truth = optional(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const texts = optional(list(anyText));
const targets = optional(list(anyText, 1_000_000));
const Readiness = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	hasImpactedTargets: truth,
	requiresImpactedTargets: truth,
	doesBaseBranchMatch: truth,
	gitHubMergeability: text,
}));
const pullRequestFields = {
	id: text,
	state: optional(upperState),
	stateChangedAt: text,
	priorityValue: number,
	priorityName: text,
	usedDefaultPriorityName: text,
	skipTheLine: truth,
	noBatch: truth,
	prTitle: text,
	prSha: text,
	prBaseBranch: text,
	prAuthor: text,
};
const ENDED = new Set(['MERGED', 'FAILED', 'CANCELLED']);
const isEnded = (state) => ENDED.has(state);
const SubmittedPullRequest = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	...pullRequestFields,
	readiness: optional(Readiness),
	forceEnqueued: truth,
	isCurrentlySubmittedToQueue: truth,
	prNumber: number,
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((record, context) => {
	const { state, isCurrentlySubmittedToQueue: inQueue = state && !isEnded(state) } = record;
	if (typeof inQueue === 'boolean')
		return { ...record, isCurrentlySubmittedToQueue: inQueue };
	const message = 'neither `state` nor `isCurrentlySubmittedToQueue` is there';
	context.issues.push({ code: 'custom', message, input: record });
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .NEVER */ .tmp;
})));
const History = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();
const EnqueuedPullRequest = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...pullRequestFields, prNumber: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }));
const word = optional(anyText.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .toLowerCase */ .PXX()));
const OLD_FIELD_NAMES = {
	testingTimeoutMinutes: 'testingTimeoutMins',
	batchingMaxWaitTimeMinutes: 'batchingMaxWaitTimeMins',
};
const Queue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(QueueFields, _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(withNewNames)));
const QueueFields = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	state: anyText.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .toLowerCase */ .PXX()),
	branch: text,
	concurrency: number,
	testingTimeoutMinutes: number,
	testingTimeoutMins: number,
	mode: word,
	canOptimisticallyMerge: truth,
	pendingFailureDepth: number,
	batch: truth,
	batchingMaxWaitTimeMinutes: number,
	batchingMaxWaitTimeMins: number,
	batchingMinSize: number,
	createPrsForTestingBranches: truth,
	commentsEnabled: truth,
	commandsEnabled: truth,
	statusCheckEnabled: truth,
	bisectionConcurrency: number,
	requiredStatuses: texts,
	requiredStatusesSource: word,
	directMergeMode: word,
	optimizationMode: word,
	mergeMethod: word,
	enqueueingLabel: text,
	extensionEnabled: truth,
	labelCommandsEnabled: truth,
	stateLabelsEnabled: truth,
	enqueuedPullRequests: list(EnqueuedPullRequest),
}));
const withNewNames = (queue) => ({
	...queue,
	testingTimeoutMinutes: queue.testingTimeoutMinutes ?? queue.testingTimeoutMins,
	batchingMaxWaitTimeMinutes: queue.batchingMaxWaitTimeMinutes ?? queue.batchingMaxWaitTimeMins,
});
const TestingDetails = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	requiredStatuses: texts,
	testBranch: text,
	testBranchSha: text,
	status: text,
	createdAt: text,
	checkSuites: optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
		checkRuns: optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
			name: anyText,
			url: text,
			status: text,
			conclusion: text,
		}))),
	}))),
	statusChecks: optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ context: anyText, url: text, state: text }))),
	testedPullRequests: optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ prNumber: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), prUrl: text, title: text }))),
	dependentPrs: optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
	impactedTargets: targets,
	impactedTargetsForTestedPrs: targets,
}));

/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  X8: () => (onceWrite),
  or: () => (notProved),
  pI: () => (repeatableWrite)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6544);


const repeatableWrite = (transport, request) => ({
	send: (proof) => sendProved(transport, request, proof, (call) => transport.write(request, call)),
});
const onceWrite = (transport, request) => ({
	send: (proof) => sendProved(transport, request, proof, (call) => sendOnce(transport, request, proof, call)),
});
async function sendProved(transport, request, { deadline = new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Deadline */ .B2(transport.clock, transport.retryTimeoutMs), prove }, send) {
	const call = { deadline, signal: transport.signal };
	await send(call);
	try {
		return await prove(call);
	}
	catch (cause) {
		if (!(cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || cause.kind === 'aborted' || cause.ambiguous)
			throw cause;
		const problem = `the service acknowledged it, but reading it back failed: ${cause.explanation.problem}`;
		throw notProved(request, problem, cause);
	}
}
const PAUSE_MS = 1000;
async function sendOnce(transport, request, proof, call) {
	const { sends = Number.POSITIVE_INFINITY } = proof;
	for (let sent = 1;; sent++) {
		try {
			return await transport.write(request, call);
		}
		catch (error) {
			if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || call.signal.aborted)
				throw error;
			const trace = sent > 1 && isRefusal(error);
			if (!error.ambiguous && !trace)
				throw error;
			if ((await readBack(request, proof, error, call)) === 'applied')
				return;
			const last = isRefusal(error) || sent >= sends || PAUSE_MS >= call.deadline.remainingMs;
			if (last)
				throw withoutEffect(error);
			await transport.clock.sleep(PAUSE_MS, call.signal);
		}
	}
}
const isRefusal = ({ status }) => status === 404 || status === 409;
async function readBack(request, proof, sent, call) {
	try {
		return await proof.readBack(sent, call);
	}
	catch (cause) {
		if (!(cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
			throw cause;
		const problem = `${sent.explanation.problem}; reading back failed too: ${cause.explanation.problem}`;
		throw notProved(request, problem, cause);
	}
}
function notProved(request, problem, cause) {
	const remedy = 'Check the queue before running the step again.';
	const explanation = { request: (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request), problem, remedy };
	const failure = cause?.failure ?? { type: 'broken-body' };
	return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unknown-outcome', explanation, failure, { cause, ambiguous: true });
}
function withoutEffect(error) {
	const kind = error.status === 409 ? 'refused' : error.status === 404 ? 'not-found' : 'unavailable';
	const problem = `${error.explanation.problem}; a read shows that it had no effect`;
	const explanation = { ...error.explanation, problem };
	return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(kind, explanation, error.failure, { cause: error });
}

/***/ }),

/***/ 8835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Vz: () => (DryRunError),
  WE: () => (explain),
  dz: () => (InputError),
  lZ: () => (ActionError)
});
class ActionError extends Error {
	name = 'ActionError';
	kind;
	explanation;
	constructor(kind, explanation, options) {
		super(explain(explanation), options);
		this.kind = kind;
		this.explanation = explanation;
	}
}
function explain({ request, problem, remedy }) {
	return `${request}: ${problem.replace(/[.\s]+$/, '')}. ${remedy}`;
}
class DryRunError extends ActionError {
	constructor(request) {
		super('refused', {
			request,
			problem: 'it was not sent, because this is a dry run',
			remedy: 'Report this as a bug: the operation should have ended with its plan.',
		});
	}
}
class InputError extends ActionError {
	problems;
	constructor(problems) {
		const count = problems.length === 1 ? 'a wrong input' : `${problems.length} wrong inputs`;
		super('invalid-input', {
			request: 'Reading the inputs',
			problem: `${count}\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`,
			remedy: 'Nothing was sent; correct the workflow and run it again.',
		});
		this.problems = problems;
		this.message = `Reading the inputs: ${count}. Nothing was sent; correct the workflow and run it again.\n${problems
			.map((problem) => `- ${problem}`)
			.join('\n')}`;
	}
}

/***/ }),

/***/ 3587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BpO: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.BpO),
  BpQ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.BpQ),
  FsL: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL),
  IeY: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.IeY),
  Ih0: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ih0),
  Ikc: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc),
  KCZ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ),
  L5J: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J),
  MfU: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU),
  PXX: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.PXX),
  PhQ: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.PhQ),
  RZV: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.RZV),
  Ru6: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ru6),
  Rvf: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf),
  S1_: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.S1_),
  Whr: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr),
  X$i: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.X$i),
  YOg: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg),
  YPB: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB),
  YjP: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP),
  _H3: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__._H3),
  aig: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig),
  cl6: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.cl6),
  euz: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz),
  g1P: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P),
  k5n: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n),
  lqM: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM),
  mee: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee),
  pdi: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi),
  q0y: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y),
  rej: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej),
  tmp: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.tmp),
  uEf: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.uEf),
  xLC: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.xLC),
  yGV: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.yGV),
  yjt: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.yjt),
  zMY: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9410);

(0, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A());


/***/ }),

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  s: () => (clientOptions),
  r: () => (serviceClient)
});

var transport = __webpack_require__(4804);
var http_body = __webpack_require__(2679);
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var verified_write = __webpack_require__(9890);




class MergeQueueService {
	#transport;
	constructor(transport) {
		this.#transport = transport;
	}
	withSignal(signal) {
		return new MergeQueueService(this.#transport.withSignal(signal));
	}
	get authenticated() {
		return this.#transport.authenticated;
	}
	get retryTimeoutMs() {
		return this.#transport.retryTimeoutMs;
	}
	close() {
		this.#transport.close();
	}
	submitPullRequest(ref, submit) {
		return (0, verified_write/* onceWrite */.X8)(this.#transport, requests/* submitPullRequest */.D6(ref, submit));
	}
	cancelPullRequest(ref) {
		return (0, verified_write/* onceWrite */.X8)(this.#transport, requests/* cancelPullRequest */.np(ref));
	}
	restartTestsOnPullRequest(ref) {
		return (0, verified_write/* onceWrite */.X8)(this.#transport, requests/* restartTestsOnPullRequest */.cl(ref));
	}
	getSubmittedPullRequest(ref, options) {
		const read = (body) => ofNumber(ref.number, parseJson(body, schemas/* SubmittedPullRequest */.Q));
		return this.#transport.read(requests/* getSubmittedPullRequest */.QL(ref), read, options);
	}
	getPullRequestHistory(ref, options) {
		return this.#json(requests/* getPullRequestHistory */.V7(ref), schemas/* History */.BZ, options);
	}
	setImpactedTargets(ref, body, options) {
		return this.#transport.write(requests/* setImpactedTargets */.qN(ref, body), options);
	}
	getMergeQueueTestingDetails(ref, testRunId, options) {
		return this.#json(requests/* getMergeQueueTestingDetails */.AY(ref, testRunId), schemas/* TestingDetails */.dL, options);
	}
	createQueue(ref, settings) {
		return (0, verified_write/* onceWrite */.X8)(this.#transport, requests/* createQueue */.y0(ref, settings));
	}
	deleteQueue(ref) {
		return (0, verified_write/* onceWrite */.X8)(this.#transport, requests/* deleteQueue */.jv(ref));
	}
	getQueue(ref, options) {
		return this.#json(requests/* getQueue */.IS(ref), schemas/* Queue */.op, options);
	}
	updateQueue(ref, update) {
		return (0, verified_write/* repeatableWrite */.pI)(this.#transport, requests/* updateQueue */.df(ref, update));
	}
	getMergeQueueMetrics(repository, options) {
		return this.#transport.read(requests/* getMergeQueueMetrics */.zX(repository), (body, isWhole) => {
			if (body.trim() === '')
				throw new http_body/* UnusableBody */.i1('its body is empty', { retryable: true });
			if (isWhole || body.endsWith('\n'))
				return body;
			throw new http_body/* UnusableBody */.i1('its last line is not complete', { retryable: false });
		}, options);
	}
	async listUnhealthyTests(query, options) {
		const page = query.pageToken === undefined
			? (await __webpack_require__.e(/* import() */ 122).then(__webpack_require__.bind(__webpack_require__, 4122))).UnhealthyTestPage
			: (await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(436)]).then(__webpack_require__.bind(__webpack_require__, 8436))).CompiledTestPage;
		return this.#json(requests/* listUnhealthyTests */.i8(query), page, options);
	}
	#json(request, schema, options) {
		return this.#transport.read(request, (body) => parseJson(body, schema), options);
	}
}
function ofNumber(number, record) {
	const { prNumber = number } = record;
	if (prNumber === number)
		return record;
	throw new http_body/* UnusableBody */.i1(`it is the record of #${prNumber}, not of #${number}`, {
		retryable: false,
	});
}
function parseJson(body, schema) {
	let data;
	try {
		data = JSON.parse(body);
	}
	catch (error) {
		const what = body.trim() === '' ? 'its body is empty' : 'its body is not JSON';
		throw new http_body/* UnusableBody */.i1(what, { retryable: true, cause: error });
	}
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	const issue = parsed.error.issues[0];
	const where = issue === undefined || issue.path.length === 0 ? 'its body' : `\`${issue.path.join('.')}\``;
	throw new http_body/* UnusableBody */.i1(`${where} is not what the interface says (${problemOf(issue?.message)})`, {
		retryable: false,
		cause: parsed.error,
	});
}
const problemOf = (message = 'unknown') => message.endsWith('received undefined') ? 'it is missing' : message;
const UNTRUSTED = {
	certificate: 'Check the certificate of the service; if a private authority issued it, set NODE_EXTRA_CA_CERTS.',
	address: 'Check the host, the port and https:// in `api-url`.',
	proxy: 'Check `https_proxy` and `no_proxy` of the runner, and what the proxy allows.',
};
const remedyFor = (kind, failure, path) => {
	if (failure.type === 'untrusted')
		return UNTRUSTED[failure.why];
	if (failure.type === 'status' && failure.status === 407)
		return UNTRUSTED.proxy;
	if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
		return 'Redirects are not followed, because they would carry the token away; set `api-url` to the final address.';
	switch (kind) {
		case 'unauthorized':
			return 'Check that `api-token` holds a valid token of this organization for v1 of the API; a token of another API version does not work here.';
		case 'not-found':
			return notFound(path);
		case 'rate-limited':
			return 'Run the step again later, or raise `retry-timeout-seconds`.';
		case 'timed-out':
		case 'unavailable':
			return 'Check that the service is up and `api-url` is right, then run the step again.';
		case 'bad-response':
			return 'Check that `api-url` is the address of the service and not of a proxy or a web page in front of it.';
		case 'unknown-outcome':
			return 'Check the queue before running the step again.';
		case 'aborted':
			return 'Run the step again when it is needed.';
		default:
			return 'Read what the service said, correct the inputs, then run the step again.';
	}
};
function notFound(path) {
	if (path.startsWith('/flaky-tests/'))
		return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.';
	if (path.startsWith('/getMergeQueueMetrics'))
		return 'Check `api-url` and `repository`, and that the repository has a queue.';
	return 'Check `api-url`, `repository` and `target-branch`, and that the queue exists.';
}



const clientOptions = (environment) => {
	const { inputs, redact, log, clock, random, signal } = environment;
	return {
		requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
		dryRun: inputs.dryRun,
		clock,
		random,
		signal,
		redact,
		onRetry: (message) => log.info(message),
	};
};
function serviceClient(environment, headers, retryTimeoutSeconds) {
	const { inputs } = environment;
	return new MergeQueueService(new transport/* Transport */.o({
		...clientOptions(environment),
		baseUrl: inputs.apiUrl,
		headers,
		retryTimeoutMs: (inputs.retryTimeoutSeconds ?? retryTimeoutSeconds) * 1000,
		remedyFor: remedyFor,
	}));
}

/***/ }),

/***/ 7452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  W: () => (repositoryRef),
  j: () => (commonInputs)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const LONGEST_SECONDS = 5 * 24 * 3600;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const apiUrl = () => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .convert */ .C6)((text, context) => {
	const refuse = (message) => {
		context.issues.push({ code: 'custom', message, input: text });
		return _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .NEVER */ .tmp;
	};
	if (/\s/.test(text))
		return refuse('must not contain whitespace');
	if (!URL.canParse(text))
		return refuse('is not an absolute address such as https://api.example.com/v1');
	const url = new URL(text);
	if (url.username !== '' || url.password !== '')
		return refuse('must not contain user info');
	if (text.includes('?') || text.includes('#'))
		return refuse('must not contain a query or a fragment');
	const loopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
	if (url.protocol !== 'https:' && !loopback)
		return refuse('must begin with https:// (http:// is allowed only for loopback), or the token would be sent in clear text');
	const path = url.pathname.replace(/\/+$/, '');
	if (path.endsWith('/v2'))
		return refuse('ends with /v2, but this action supports only version 1 of the API; use the address that ends with /v1, and a token for version 1');
	if (!path.endsWith('/v1'))
		return refuse('must end with /v1, the version of the service');
	return `${url.origin}${path}`;
});
const repository = () => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .convert */ .C6)((text, context) => {
	const parts = /^([^\s/]+(?:\/[^\s/]+)*)\/([^\s/]+)$/.exec(text);
	if (parts === null) {
		context.issues.push({ code: 'custom', message: 'must be owner/name', input: text });
		return _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .NEVER */ .tmp;
	}
	return { owner: parts[1], name: parts[2] };
});
const host = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i, {
	error: 'must be a host such as github.com or git.example.com:8443, without https://',
}));
const token = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[\x21-\x7e]+$/, {
	error: 'contains a character that an HTTP header cannot carry; store it again, without line breaks or spaces',
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^(?!trunk_v2_)/, {
	error: 'is a key for version 2 of the API, but this action supports only version 1; store an organization token for version 1',
}));
const commonInputs = _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	apiUrl: apiUrl(),
	apiToken: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(token()),
	onMissingToken: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(['fail', 'skip']),
	repository: repository(),
	repositoryHost: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(host()),
	githubToken: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)()),
	requestTimeoutSeconds: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decimal */ ._)({ min: 0.01, max: 3600 }),
	retryTimeoutSeconds: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decimal */ ._)({ min: 0.01, max: LONGEST_SECONDS })),
	dryRun: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(),
	summary: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(),
});
function repositoryRef(inputs, serverUrl) {
	const fallback = URL.canParse(serverUrl) ? new URL(serverUrl).host : 'github.com';
	return { host: inputs.repositoryHost ?? fallback, ...inputs.repository };
}

/***/ }),

/***/ 2223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  V: () => (inputDefaults),
  g: () => (outputNames)
});
const inputDefaults = {
	'operation': '', 'api-url': '', 'api-token': '', 'on-missing-token': 'fail',
	'repository': undefined, 'repository-host': '', 'pull-request': '', 'target-branch': '',
	'github-token': undefined, 'request-timeout-seconds': '30', 'retry-timeout-seconds': '',
	'dry-run': 'false', 'summary': 'true', 'priority': '', 'no-batch': '', 'expected-head-sha': '',
	'skip-draft': 'true', 'remove-label': '', 'comment': 'never', 'wait': '', 'strict': 'false',
	'fail-on': '', 'impacted-targets': '', 'impacted-targets-file': '',
	'impacted-targets-format': 'auto', 'include-targets': '', 'exclude-targets': '', 'head-sha': '',
	'on-missing-file': 'fail', 'on-empty': 'fail', 'on-too-large': 'all', 'allow-fork-run': 'false',
	'timeout-minutes': '60', 'poll-interval-seconds': '', 'on-timeout': 'fail', 'on-abort': 'leave',
	'not-ready-timeout-minutes': '', 'resubmit': '0', 'test-run-id': '',
	'test-branch-pattern': 'trunk-merge/pr-{number}/{id}', 'queue-settings': '', 'queue-state': '',
	'reason': '', 'resume-after-job': 'false', 'expected-state': '', 'confirm': '',
	'queue-config-file': '.github/merge-queue.yml', 'prune': 'false', 'fail-on-drift': 'false',
	'org-slug': '', 'status': 'flaky', 'page-size': '100', 'max-tests': '', 'code-owners': '',
	'file-paths': '', 'names': '', 'quarantined': 'include', 'min-pull-requests-impacted': '0',
	'sort': 'impact', 'group-by': 'none', 'max-rows': '50', 'baseline-file': '', 'report-files': '',
	'issue-title': '', 'mention-owners': 'false', 'annotations': 'false', 'slack-payload-file': '',
	'fail-above': '', 'fail-above-new': '', 'metrics-scope': 'repository', 'metrics-file': '',
	'pushgateway-url': '', 'fail-when': '',
};
const outputNames = [
	'outcome', 'result', 'result-file', 'pull-request', 'target-branch', 'state', 'submitted',
	'head-sha', 'priority', 'queue-state', 'queue-position', 'queue-depth', 'previous-state',
	'targets-count', 'duplicates-removed', 'targets-sent', 'all-reason', 'body-bytes',
	'targets-format', 'merged', 'merge-commit-sha', 'duration-seconds', 'polls', 'timeline',
	'failing-checks', 'reasons', 'resubmissions', 'test-status', 'test-branch', 'test-branch-sha',
	'tested-pull-requests', 'missing-checks', 'impacted-targets-file', 'queue-mode', 'testing-count',
	'oldest-age-seconds', 'queue', 'changed', 'changes', 'total-count', 'flaky-count', 'broken-count',
	'quarantined-count', 'new-count', 'resolved-count', 'owners', 'tests-file', 'report-markdown',
	'issue-number', 'truncated', 'metrics', 'metrics-file',
];

/***/ }),

/***/ 9428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C6: () => (convert),
  Jt: () => (flag),
  Ko: () => (readInputs),
  Mn: () => (lines),
  NR: () => (notOneOf),
  NW: () => (orElse),
  Yq: () => (choice),
  _: () => (decimal),
  ey: () => (unlessWrong),
  hD: () => (quote),
  lq: () => (optional),
  mJ: () => (commitSha),
  n8: () => (line),
  n9: () => (anyCase),
  rD: () => (wholeNumber),
  s9: () => (commentPolicy),
  yu: () => (inputName),
  zM: () => (choices)
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);



const inputName = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const optional = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM;
const orElse = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf;
const convert = (read) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(read));
const flag = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .stringbool */ .uEf({
	truthy: ['true', 'True', 'TRUE'],
	falsy: ['false', 'False', 'FALSE'],
	case: 'sensitive',
	error: (issue) => `must be a YAML boolean, true or false, but is ${quote(issue.input)}`,
});
const decimal = (bounds) => numeric(/^\d+(\.\d+)?$/, (input) => `must be a decimal number such as 30 or 0.5, but is ${quote(input)}`, bounds);
const wholeNumber = (bounds) => numeric(/^\d+$/, (input) => `must be a whole number such as 5, but is ${quote(input)}`, bounds);
const numeric = (pattern, error, { min, max }) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(pattern, { error: ({ input }) => error(input) })), _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(Number))
	.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((value) => value >= min && value <= max, { error: `must be from ${min} to ${max}` }));
const choice = (values) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(anyCase(values)), _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(values, { error: (issue) => notOneOf(String(issue.input), values) }));
const anyCase = (values) => (word) => values.find((value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase()) ?? word;
const commentPolicy = () => choice(['never', 'on-failure', 'always']);
const lines = () => convert((text) => splitList(text, /\n/));
const choices = (values) => convert((text, context) => splitList(text, /[\n,]/).flatMap((item) => {
	const found = values.find((value) => value.toLowerCase() === item.toLowerCase());
	if (found !== undefined)
		return [found];
	context.issues.push({ code: 'custom', message: notOneOf(item, values), input: item });
	return [];
}));
const line = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^[^\r\n]*$/, { error: 'must be a single line' }));
const commitSha = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, {
	error: (issue) => `must be a full commit SHA, but is ${quote(issue.input)}`,
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .toLowerCase */ .PXX());
function notOneOf(value, values) {
	const nearest = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(value.toLowerCase(), [...values]);
	return `is ${quote(value)}, which is not one of ${values.join(', ')}; did you mean ${nearest}?`;
}
function quote(value) {
	return JSON.stringify((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .x)(String(value), 60));
}
const splitList = (text, separator) => text
	.split(separator)
	.map((item) => item.trim())
	.filter((item) => item !== '');
const SOURCES = new Map([
	[
		'api-url',
		'is required and is empty. An expression such as `vars.MERGE_QUEUE_API_URL` is empty while the variable is not set: set it under Settings → Secrets and variables → Actions → Variables',
	],
]);
const missingInput = (name) => SOURCES.get(name) ?? 'is required and is empty';
class WrongInput extends Error {
	name = 'WrongInput';
}
async function readInputs(schema, read) {
	const problems = [];
	const values = {};
	for (const [key, field] of Object.entries(schema.shape)) {
		const name = inputName(key);
		const given = read(name).trim();
		const parsed = await field.safeParseAsync(given === '' ? undefined : given);
		if (parsed.success)
			Object.defineProperty(values, key, { value: parsed.data, enumerable: true });
		else {
			const messages = parsed.error.issues.map(({ message }) => given === '' ? missingInput(name) : message);
			problems.push(...new Set(messages.map((message) => `Input \`${name}\` ${message}`)));
			Object.defineProperty(values, key, {
				get: () => {
					throw new WrongInput(name);
				},
			});
		}
	}
	return { values: values, problems };
}
function unlessWrong(check) {
	try {
		return check();
	}
	catch (error) {
		if (error instanceof WrongInput)
			return undefined;
		throw error;
	}
}

/***/ }),

/***/ 756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  u: () => (writeReport),
  S: () => (writeSummary)
});

var external_node_fs_ = __webpack_require__(3024);
var fitting = __webpack_require__(6569);
var markdown_markdown = __webpack_require__(6801);
var errors = __webpack_require__(8835);
var contract = __webpack_require__(2223);
var shared_text = __webpack_require__(5831);



const errorJson = ({ request, problem, remedy }) => ({
	asked: request,
	got: problem,
	next: remedy,
});
function resultContent(operation, { outcome, failure, details }, outputs) {
	const error = failure === undefined
		? {}
		: {
			error: failure instanceof errors/* ActionError */.lZ ? errorJson(failure.explanation) : { got: failure },
		};
	const step = { operation, outcome, outputs, ...error };
	return { ...step, ...details, ...step };
}
function fitResult(text, limitBytes) {
	const result = JSON.parse(text);
	const compact = JSON.stringify(result);
	if ((0, markdown_markdown/* byteLength */.dp)(compact) <= limitBytes)
		return compact;
	const root = { ...beginnings(result, limitBytes), truncated: true };
	for (;;) {
		const fitted = JSON.stringify(root);
		if ((0, markdown_markdown/* byteLength */.dp)(fitted) <= limitBytes)
			return fitted;
		if (!halveHeaviest(root))
			return JSON.stringify({ outcome: result['outcome'], truncated: true });
	}
}
function beginnings(value, limitBytes) {
	if (typeof value === 'string')
		return value.slice(0, limitBytes);
	if (Array.isArray(value))
		return value.slice(0, limitBytes / 2).map((item) => beginnings(item, limitBytes));
	if (typeof value !== 'object' || value === null)
		return value;
	const fields = Object.entries(value).map(([key, child]) => [key, beginnings(child, limitBytes)]);
	return Object.fromEntries(fields);
}
function halveHeaviest(value) {
	const children = Object.entries(value).map(([key, child]) => ({
		key,
		child,
		weight: weigh(child),
	}));
	const heaviest = children.reduce((most, next) => (next.weight > most.weight ? next : most), {
		key: '',
		child: undefined,
		weight: 0,
	});
	const { key, child } = heaviest;
	const owner = value;
	if (typeof child === 'string' && child.length > 1) {
		owner[key] = (0, shared_text/* truncate */.x)(child, Math.floor((child.length + 1) / 2));
		return true;
	}
	if (typeof child !== 'object' || child === null)
		return false;
	const crowded = Array.isArray(child) && child.every((item) => weigh(item) <= heaviest.weight / 2);
	if (!crowded && halveHeaviest(child))
		return true;
	if (!Array.isArray(child) || child.length === 0)
		return false;
	owner[key] = child.slice(0, Math.floor(child.length / 2));
	return true;
}
const weigh = (value) => JSON.stringify(value)?.length ?? 0;






const OUTPUT_LIMIT_BYTES = 256 * 1024;
async function writeReport(destination, operation, result, recorded, summaryWanted) {
	const { log } = destination;
	const outputs = write_report_fitting({ ...recorded, ...result.outputs, outcome: result.outcome }, log);
	const problems = [];
	const attempt = async (what, write) => {
		try {
			await write();
		}
		catch (error) {
			problems.push(`${what} could not be written (${error.message})`);
		}
	};
	let content = resultText(destination, operation, { ...result, details: {} }, outputs);
	await attempt('The details of the result', () => {
		content = resultText(destination, operation, result, outputs);
	});
	let resultFile = '';
	await attempt('The result file', async () => {
		const path = await destination.workspace.own('result.json');
		(0,external_node_fs_.writeFileSync)(path, content);
		resultFile = path;
	});
	await attempt('The outputs', () => writeOutputs(destination, {
		...outputs,
		'result-file': resultFile,
		result: fitResult(content, OUTPUT_LIMIT_BYTES),
	}));
	if (summaryWanted) {
		const body = result.summary ?? summaryOfFailure(result);
		writeSummary(destination, fitSummary(`### Merge queue: ${(0, markdown_markdown/* text */.Qq)(operation)}\n\n${body}\n`));
	}
	const failure = failureMessage(result, problems);
	if (failure === undefined) {
		log.info(`Outcome: ${result.outcome}`);
		return true;
	}
	log.error(failure, { title: `Merge queue: ${operation} ended as ${result.outcome}` });
	if (result.failure instanceof errors/* ActionError */.lZ)
		log.debug(causes(result.failure));
	return false;
}
const resultText = ({ redact }, operation, result, outputs) => redact(`${JSON.stringify(resultContent(operation, result, outputs), null, 2)}\n`);
function write_report_fitting(outputs, log) {
	const fitted = Object.entries(outputs).map(([name, value]) => {
		if (!Array.isArray(value))
			return [name, value];
		const elements = (0, fitting/* fittingElements */.v)(value, OUTPUT_LIMIT_BYTES);
		const leftOut = value.length - elements.length;
		if (leftOut > 0)
			log.warning(`Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`);
		return [name, JSON.stringify(elements)];
	});
	return Object.fromEntries(fitted);
}
function writeOutputs({ core, log }, outputs) {
	for (const name of contract/* outputNames */.g) {
		const value = outputs[name];
		const written = value === undefined ? '' : String(value);
		const bytes = (0, markdown_markdown/* byteLength */.dp)(written);
		if (bytes <= OUTPUT_LIMIT_BYTES)
			core.setOutput(name, written);
		else {
			core.setOutput(name, '');
			log.warning(`Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`);
		}
	}
}
function writeSummary({ core, log, env }, markdown) {
	if (!env['GITHUB_STEP_SUMMARY'])
		return;
	try {
		core.writeSummary(markdown);
	}
	catch (error) {
		log.warning(`The job summary could not be written (${error.message}).`);
	}
}
function fitSummary(markdown) {
	if ((0, markdown_markdown/* byteLength */.dp)(markdown) <= markdown_markdown/* SUMMARY_BUDGET_BYTES */.Xb)
		return markdown;
	const lines = markdown.trimEnd().split('\n');
	const fitting = (0, markdown_markdown/* fitRows */.zV)(lines, new markdown_markdown/* ByteBudget */.Gz(markdown_markdown/* SUMMARY_BUDGET_BYTES */.Xb - 1024));
	const left = lines.length - fitting.length;
	return `${fitting.join('\n')}\n\n${left} more lines are not shown; \`result-file\` has everything.\n`;
}
function summaryOfFailure({ outcome, failure }) {
	if (failure === undefined)
		return `Ended as **${(0, markdown_markdown/* text */.Qq)(outcome)}**.`;
	if (!(failure instanceof errors/* ActionError */.lZ))
		return `❌ ${(0, markdown_markdown/* text */.Qq)(failure)}`;
	const { request, problem, remedy } = failure.explanation;
	const problems = failure instanceof errors/* InputError */.dz ? failure.problems : [];
	return [
		`❌ **${(0, markdown_markdown/* text */.Qq)(outcome)}** — ${(0, markdown_markdown/* text */.Qq)(request)}`,
		problems.length > 0
			? problems.map((problem) => `- ${(0, markdown_markdown/* text */.Qq)(problem)}`).join('\n')
			: (0, markdown_markdown/* text */.Qq)(problem),
		`**What to do next:** ${(0, markdown_markdown/* text */.Qq)(remedy)}`,
	].join('\n\n');
}
function failureMessage(result, problems) {
	const { failure } = result;
	const message = failure instanceof errors/* ActionError */.lZ ? failure.message : failure;
	if (message === undefined && problems.length === 0)
		return undefined;
	return [message, ...problems.map((problem) => `${problem}.`)].filter(Boolean).join('\n');
}
function causes(error) {
	if (!(error instanceof Error))
		return String(error);
	const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`;
	return `${error.stack ?? error.message}${below}`;
}

/***/ })

};

export { id, ids, modules };
