const id = 4;
const ids = [4];
const modules = {

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $d: () => (FailedAttempt),
  I: () => (kindOf),
  Ro: () => (hasStatus),
  U8: () => (unusableBody),
  _7: () => (ServiceError),
  q0: () => (describe)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

class FailedAttempt extends Error {
	name = 'FailedAttempt';
	failure;
	constructor(failure, problem, cause) {
		super(problem, { cause });
		this.failure = failure;
	}
}
const unusableBody = (type, problem, cause) => new FailedAttempt({ type }, `the service answered, but ${problem}`, cause);
class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
	failure;
	constructor(kind, explanation, failure, cause) {
		super(kind, explanation, { cause });
		this.failure = failure;
	}
	get ambiguous() {
		return this.kind === 'unknown-outcome';
	}
	get status() {
		return this.failure.type === 'status' ? this.failure.status : undefined;
	}
}
const hasStatus = (error, status) => error instanceof ServiceError && error.status === status;
const describe = ({ method, path, subject }) => `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`;
function kindOf(failure) {
	if (failure.type === 'not-sent' || failure.type === 'untrusted')
		return 'unavailable';
	if (failure.type === 'no-answer')
		return failure.timedOut ? 'timed-out' : 'unavailable';
	if (failure.type !== 'status')
		return 'bad-response';
	const { status, limited } = failure;
	if (limited || status === 429)
		return 'rate-limited';
	if (status < 400)
		return 'bad-response';
	if (status === 401 || status === 403)
		return 'unauthorized';
	if (status === 404)
		return 'not-found';
	if (status === 408 || status === 425 || (status >= 500 && status !== 501))
		return 'unavailable';
	return 'refused';
}

/***/ }),

/***/ 7575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Kb: () => (excerpt),
  Wn: () => (describeStatus),
  YA: () => (seconds)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

function describeStatus(status, location, body) {
	const said = errorText(body);
	const where = status >= 300 && status < 400 ? originOf(location) : '';
	return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`;
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
const excerpt = (text) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(text.trim().replace(/\s+/g, ' ')), 500);
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
  FY: () => (NOT_SENT),
  XE: () => (classifyFailure),
  dg: () => (isTransient),
  jo: () => (backoffMs),
  mu: () => (parseRetryAfter),
  ni: () => (readRefusal)
});
const NOT_SENT = { type: 'not-sent' };
const readRefusal = (status, headers, _body, now) => ({
	type: 'status',
	status,
	retryAfterMs: parseRetryAfter(headers['retry-after'], headers.date, now),
});
function classifyFailure(effect, failure, attempt) {
	const maybeApplied = effect === 'once' ? 'ambiguous' : 'retry';
	if (failure.type === 'not-sent')
		return 'retry';
	if (failure.type === 'no-answer' || failure.type === 'broken-body')
		return maybeApplied;
	if (failure.type !== 'status')
		return 'fail';
	const { status, retryAfterMs, limited } = failure;
	if (limited || status === 429 || (status === 503 && retryAfterMs !== undefined))
		return 'retry';
	if (isTransient(status))
		return maybeApplied;
	if (status === 409 && (effect === 'once' || attempt === 0))
		return maybeApplied;
	return status === 404 && effect === 'once' && attempt > 0 ? 'ambiguous' : 'fail';
}
const TRANSIENT = new Set([408, 425, 500, 502, 503, 504]);
const isTransient = (status) => TRANSIENT.has(status) || (status >= 520 && status <= 529);
const LONGEST_DELAY_MS = 20_000;
function backoffMs(effect, attempt, random, retryAfterMs) {
	const base = effect === 'read' ? 500 : 1000;
	const jittered = random * Math.min(LONGEST_DELAY_MS, base * 2 ** attempt);
	return Math.max(jittered, retryAfterMs ?? 0);
}
function parseRetryAfter(value, date, now) {
	const text = (value ?? '').trim();
	if (/^\d+$/.test(text))
		return Number(text) * 1000;
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text))
		return undefined;
	const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
	if (Number.isNaN(at))
		return undefined;
	const sent = Date.parse(date ?? '');
	return Math.max(0, at - (Number.isNaN(sent) ? now : sent));
}

/***/ }),

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  o: () => (Transport),
  X: () => (isSuccess)
});

var shared_clock = __webpack_require__(3412);
var errors = __webpack_require__(8835);
var http_errors = __webpack_require__(4096);

async function readBody(message, clock, limits) {
	const { bytes, failure } = await readBytes(message, clock, limits);
	if (failure !== undefined)
		throw failure;
	const { maxParts } = limits;
	if (bytes.length * CONTAINER > maxParts && countParts(bytes) > maxParts)
		throw (0, http_errors/* unusableBody */.U8)('wrong-shape', `its body has more than ${maxParts} values and escapes`);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	}
	catch (cause) {
		throw (0, http_errors/* unusableBody */.U8)('broken-body', 'its body is not UTF-8 text', cause);
	}
}
async function readExcerpt(message, clock, limits) {
	const { bytes, failure } = await readBytes(message, clock, limits);
	return {
		text: new TextDecoder().decode(bytes, { stream: true }),
		isCut: failure !== undefined || !isFramed(message),
	};
}
const isFramed = ({ headers }) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
function readBytes(message, clock, { maxBytes, idleMs, totalMs }) {
	return new Promise((resolve) => {
		const chunks = [];
		let bytes = 0;
		const settle = (failure) => {
			stopTotal();
			stopIdle();
			message.removeListener('data', onData);
			message.removeListener('end', onEnd);
			message.removeListener('close', onClose);
			if (failure !== undefined)
				message.destroy();
			resolve({ bytes: Buffer.concat(chunks), failure });
		};
		const fail = (problem, cause) => settle((0, http_errors/* unusableBody */.U8)('broken-body', problem, cause));
		const silence = () => clock.timer(idleMs, () => fail(`no data arrived for ${idleMs / 1000} s`));
		const stopTotal = clock.timer(totalMs, () => fail(`its body was not complete after ${Math.round(totalMs / 1000)} s`));
		let stopIdle = silence();
		const onData = (chunk) => {
			bytes += chunk.length;
			if (bytes > maxBytes) {
				chunks.push(chunk.subarray(0, chunk.length - (bytes - maxBytes)));
				return settle((0, http_errors/* unusableBody */.U8)('wrong-shape', `its body is longer than ${maxBytes} bytes`));
			}
			chunks.push(chunk);
			stopIdle();
			stopIdle = silence();
		};
		const onClose = () => fail('the connection closed before the body was complete');
		const onEnd = () => (message.complete ? settle() : onClose());
		message.on('data', onData);
		message.on('end', onEnd);
		message.on('close', onClose);
		message.on('error', (error) => fail(`the connection failed before the body was complete (${error.message})`, error));
		if (message.destroyed && !message.complete)
			onClose();
	});
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
var messages = __webpack_require__(7575);
var retry = __webpack_require__(3961);




const CONNECT_MS = 10_000;
const MOST = { maxBytes: 22 * 1024 * 1024, maxParts: 1_000_000, idleMs: 15_000 };
const GLANCE = { maxBytes: 16 * 1024, idleMs: 2000 };
const GLANCE_MS = 5000;
class Attempt {
	#options;
	#host;
	#deadline;
	#abort = new AbortController();
	#stops = [];
	#stopStatus;
	#stopConnect = () => { };
	#connected = false;
	#timeout;
	constructor(options, deadline) {
		this.#options = options;
		this.#host = new URL(options.baseUrl).host;
		this.#deadline = deadline;
		this.#onAbort(options.signal, (reason) => this.#abort.abort(reason));
		this.#stopStatus = this.#limit(options.requestTimeoutMs, `${this.#host} did not answer`);
	}
	get signal() {
		return this.#abort.signal;
	}
	unlessAborted(work) {
		const aborted = new Promise((_, reject) => this.#onAbort(this.signal, reject));
		return Promise.race([work, aborted]);
	}
	assumeConnected() {
		this.#connected = true;
	}
	watch(socket) {
		this.#connected = false;
		this.#stopConnect = this.#limit(Math.min(CONNECT_MS, this.#options.requestTimeoutMs), `could not connect to ${this.#host}`);
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
		const limits = { ...MOST, totalMs: this.#deadline.remainingMs };
		const body = await readBody(message, this.#options.clock, limits);
		this.#refuseHtml(message, body);
		return this.#options.redact(body);
	}
	async acknowledgement(message) {
		this.#refuseHtml(message, await this.glance(message));
	}
	async glance(message) {
		const limits = { ...GLANCE, totalMs: Math.min(GLANCE_MS, this.#deadline.remainingMs) };
		const { text, isCut } = await readExcerpt(message, this.#options.clock, limits);
		return this.#options.redact(text, isCut);
	}
	async refusal(message) {
		const { statusCode: status = 0, headers } = message;
		const { clock, readRefusal: read = retry/* readRefusal */.ni } = this.#options;
		const body = await this.glance(message);
		if (status === 404)
			this.#refuseHtml(message, body);
		const problem = (0, messages/* describeStatus */.Wn)(status, headers.location, body);
		return new http_errors/* FailedAttempt */.$d(read(status, headers, body, clock.now()), problem);
	}
	#refuseHtml({ headers }, body) {
		const isHtml = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '') ||
			/^\s*(<!--.{0,1000}?-->\s*)?<(!doctype\s+html|html|head|body)\b/is.test(body);
		if (!isHtml)
			return;
		const problem = `${this.#host} answered with an HTML page, which comes from something in front of the service`;
		throw new http_errors/* FailedAttempt */.$d({ type: 'broken-body' }, problem);
	}
	explain(error) {
		if (error instanceof http_errors/* FailedAttempt */.$d)
			return error;
		const { code = '', message } = error;
		const tunnel = NO_TUNNEL.exec(message);
		if (tunnel !== null) {
			const [, status] = tunnel;
			const said = status === undefined ? 'no usable answer' : `HTTP ${status}`;
			const problem = `the proxy refused to connect to ${this.#host} (${said})`;
			const isFinal = /^40[1-7]$/.test(status ?? '');
			return new http_errors/* FailedAttempt */.$d(isFinal ? PROXY_REFUSES : retry/* NOT_SENT */.FY, problem, error);
		}
		const problem = this.#timeout ??
			`the connection to ${this.#host} failed (${(0, messages/* excerpt */.Kb)(code === '' ? message : code)})`;
		return new http_errors/* FailedAttempt */.$d(this.#failureOf(code, message), problem, error);
	}
	#failureOf(code, message) {
		if (isNoTls(code, message) || code === 'ENOTFOUND')
			return { type: 'not-sent', typo: true };
		if (isUntrusted(code))
			return { type: 'untrusted', why: 'certificate' };
		if (!this.#connected)
			return retry/* NOT_SENT */.FY;
		return { type: 'no-answer', timedOut: this.#timeout !== undefined };
	}
	done() {
		this.#stopConnect();
		this.#stopStatus();
		for (const stop of this.#stops)
			stop();
	}
	#onAbort(signal, call) {
		const onAbort = () => call(signal.reason);
		if (signal.aborted)
			onAbort();
		signal.addEventListener('abort', onAbort);
		this.#stops.push(() => signal.removeEventListener('abort', onAbort));
	}
	#limit(ms, problem) {
		const limit = Math.min(ms, this.#deadline.remainingMs);
		return this.#options.clock.timer(limit, () => {
			this.#timeout = `${problem} within ${(0, messages/* seconds */.YA)(limit)}`;
			this.#abort.abort(new Error(this.#timeout));
		});
	}
}
const PROXY_REFUSES = { type: 'untrusted', why: 'proxy' };
const NO_TUNNEL = /^(?:tunneling socket could not be established(?:, statusCode=(\d+))?|got illegal response body from proxy)/;
const isNoTls = (code, message) => /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code) ||
	(code === 'EPROTO' && /wrong version number|packet length too long|http request/.test(message));
const isUntrusted = (code) => /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(code);
var external_node_http_ = __webpack_require__(7067);
var external_node_stream_ = __webpack_require__(7075);
var lib = __webpack_require__(4942);



class Connections {
	answered = false;
	since;
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








const TYPO_MS = 20_000;
const isSuccess = ({ statusCode = 0 }) => statusCode >= 200 && statusCode < 300;
class Transport {
	#options;
	#connections;
	constructor(options, connections = new Connections()) {
		this.#options = options;
		this.#connections = connections;
	}
	withSignal(signal) {
		return new Transport({ ...this.#options, signal }, this.#connections);
	}
	async read(request, parse, options = {}) {
		return this.exchange(request, options, (message, attempt) => isSuccess(message) && message.statusCode !== 206
			? attempt.body(message).then((body) => parse(body, isFramed(message)))
			: undefined);
	}
	async write(request, options = {}) {
		await this.exchange(request, options, (message, attempt) => isSuccess(message) ? attempt.acknowledgement(message) : undefined);
	}
	get authenticated() {
		return 'x-api-token' in this.#options.headers;
	}
	get limits() {
		return this.#options;
	}
	close() {
		this.#connections.close();
	}
	async exchange(request, options, accept) {
		const { clock, signal, retryTimeoutMs, dryRun, onRetry } = this.#options;
		if (dryRun && request.effect !== 'read')
			throw new errors/* DryRunError */.Vz((0, http_errors/* describe */.q0)(request));
		const deadline = options.deadline ?? new shared_clock/* Deadline */.B2(clock, retryTimeoutMs);
		const call = { ...options, deadline, started: clock.monotonic() };
		this.#connections.since ??= call.started;
		let last;
		for (let attempt = 0;; attempt++) {
			if (signal.aborted)
				throw this.#abandoned(request, last?.failure);
			if (deadline.passed)
				throw last ?? this.#error(request, 'timed-out', retry/* NOT_SENT */.FY, tooLate(deadline));
			const answer = await this.#attempt(request, deadline, accept);
			if (!(answer instanceof http_errors/* FailedAttempt */.$d))
				return answer;
			const { delay, error } = this.#next(request, call, answer, attempt);
			last = error;
			onRetry(`${(0, http_errors/* describe */.q0)(request)}: ${answer.message}; trying again in ${(0, messages/* seconds */.YA)(delay)}`);
			await clock.sleep(delay, signal).catch(() => { });
		}
	}
	#next(request, call, { failure, message, cause }, attempt) {
		const { clock, random, signal } = this.#options;
		const { effect } = request;
		const verdict = (0, retry/* classifyFailure */.XE)(effect, failure, attempt);
		if (signal.aborted)
			throw this.#abandoned(request, failure, verdict === 'ambiguous');
		const after = `attempt ${attempt + 1}, after ${(0, messages/* seconds */.YA)(clock.monotonic() - call.started)}`;
		const story = attempt === 0 ? message : `${message} (${after})`;
		const fail = (why = '', kind = (0, http_errors/* kindOf */.I)(failure)) => this.#error(request, kind, failure, `${story}${why}`, cause);
		if (verdict === 'ambiguous')
			throw fail('', 'unknown-outcome');
		if (verdict === 'fail')
			throw fail();
		const retryAfterMs = failure.type === 'status' ? failure.retryAfterMs : undefined;
		const delay = (0, retry/* backoffMs */.jo)(effect, attempt, random(), retryAfterMs);
		if (failure.type === 'not-sent' && failure.typo && this.#isNeverReached(delay))
			throw this.#error(request, 'unavailable', { type: 'untrusted', why: 'address' }, story, cause);
		if (attempt + 1 === call.attempts)
			throw fail();
		const error = fail(`; ${outOfTime(call.deadline, retryAfterMs)}`);
		if (delay >= call.deadline.remainingMs)
			throw error;
		return { delay, error };
	}
	#isNeverReached(delay) {
		const { answered, since = 0 } = this.#connections;
		return !answered && this.#options.clock.monotonic() - since + delay > TYPO_MS;
	}
	async #attempt(request, deadline, accept) {
		const { baseUrl, headers } = this.#options;
		const attempt = new Attempt(this.#options, deadline);
		try {
			const url = `${baseUrl}${request.path}`;
			const message = await this.#connections.send(url, request, headers, attempt);
			attempt.answered();
			this.#connections.answered = true;
			return await (accept(message, attempt) ?? attempt.refusal(message));
		}
		catch (error) {
			return attempt.explain(error);
		}
		finally {
			attempt.done();
		}
	}
	#abandoned(request, failure = retry/* NOT_SENT */.FY, mayBeApplied = false) {
		const cause = this.#options.signal.reason;
		const isOpen = mayBeApplied || (request.effect !== 'read' && failure.type === 'no-answer');
		const problem = `${cause.message.replace(/\.$/, '')} before the service answered`;
		return this.#error(request, isOpen ? 'unknown-outcome' : 'aborted', failure, problem, cause);
	}
	#error(request, kind, failure, problem, cause) {
		const remedy = this.#options.remedyFor(kind, failure, request.path);
		return new http_errors/* ServiceError */._7(kind, { request: (0, http_errors/* describe */.q0)(request), problem, remedy }, failure, cause);
	}
}
const tooLate = (deadline) => `it was not sent: ${outOfTime(deadline)}`;
const outOfTime = ({ totalMs, remainingMs }, retryAfterMs = 0) => retryAfterMs > 0 && retryAfterMs >= remainingMs
	? `it asks to wait ${(0, messages/* seconds */.YA)(retryAfterMs)}, longer than the ${(0, messages/* seconds */.YA)(remainingMs)} left of ${(0, messages/* seconds */.YA)(totalMs)}`
	: `the time for the call (${(0, messages/* seconds */.YA)(totalMs)}) is used up`;

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
		bytes += Buffer.byteLength(JSON.stringify(element)) + (index === 0 ? 0 : 1);
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
	.map((part, i) => (i % 2 === 1 ? code(part) : part.replace(/\S.*\S|\S/s, (core) => text(core))))
	.join('');
function link(label, address) {
	const href = webAddress(address);
	return href === undefined
		? text(label)
		: `<a href="${href.replaceAll('&', '&amp;')}">${text(label)}</a>`;
}
function webAddress(address) {
	if (!address || !URL.canParse(address))
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
class ByteBudget {
	#left;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(lines) {
		const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
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
	const line = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(value, LONGEST_VALUE)
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

const onPullRequest = (path, effect, ref, more = {}) => ({
	...onQueue(path, effect, ref, { pr: { number: ref.number }, ...more }),
	subject: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(ref),
});
const onQueue = (path, effect, ref, more = {}) => ({
	method: 'POST',
	path,
	effect,
	subject: `the queue ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(ref)}`,
	body: { repo: ref.repository, targetBranch: ref.targetBranch, ...more },
});
const submitPullRequest = (ref, { priority, noBatch }) => onPullRequest('/submitPullRequest', 'once', ref, { priority, noBatch });
const cancelPullRequest = (ref) => onPullRequest('/cancelPullRequest', 'once', ref);
const restartTestsOnPullRequest = (ref) => onPullRequest('/restartTestsOnPullRequest', 'once', ref);
const getSubmittedPullRequest = (ref) => onPullRequest('/getSubmittedPullRequest', 'read', ref);
const getPullRequestHistory = (ref) => onPullRequest('/getSubmittedPullRequest', 'read', ref, { includeTimeline: true });
const setImpactedTargets = (ref, body) => ({ ...onPullRequest('/setImpactedTargets', 'repeatable', ref), body });
const getMergeQueueTestingDetails = (ref, testRunId) => ({
	...onQueue('/getMergeQueueTestingDetails', 'read', ref, { testRunId }),
	subject: `test run ${testRunId} on ${ref.targetBranch}`,
});
const createQueue = (ref, { mode, concurrency }) => onQueue('/createQueue', 'once', ref, { mode, concurrency });
const deleteQueue = (ref) => onQueue('/deleteQueue', 'once', ref);
const getQueue = (ref) => onQueue('/getQueue', 'read', ref);
const updateQueue = (ref, update) => onQueue('/updateQueue', 'repeatable', ref, update);
function getMergeQueueMetrics(repository) {
	const query = repository && { repo: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(repository), repoHost: repository.host };
	return {
		method: 'GET',
		path: `/getMergeQueueMetrics${query ? `?${new URLSearchParams(query)}` : ''}`,
		effect: 'read',
		subject: query?.repo ?? 'the organization',
	};
}
const listUnhealthyTests = (query) => ({
	method: 'POST',
	path: '/flaky-tests/list-unhealthy-tests',
	effect: 'read',
	subject: `${query.status} tests of ${(0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryName */ .aR)(query.repository)}`,
	body: {
		repo: query.repository,
		org_url_slug: query.orgSlug,
		page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
		status: query.status,
	},
});

/***/ }),

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
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
const objects = (shape) => optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(shape)));
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
	checkSuites: objects({
		checkRuns: objects({ name: anyText, url: text, status: text, conclusion: text }),
	}),
	statusChecks: objects({ context: anyText, url: text, state: text }),
	testedPullRequests: objects({ prNumber: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), prUrl: text, title: text }),
	dependentPrs: optional(list(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
	impactedTargets: targets,
	impactedTargetsForTestedPrs: targets,
}));

/***/ }),

/***/ 8835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Af: () => (withProblem),
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
const withProblem = (cause, problem) => new ActionError(cause.kind, { ...cause.explanation, problem }, { cause });
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
		const list = problems.map((problem) => `- ${problem}`).join('\n');
		const request = 'Reading the inputs';
		const remedy = 'Nothing was sent; correct the workflow and run it again.';
		super('invalid-input', { request, problem: `${count}\n${list}\n`, remedy });
		this.problems = problems;
		this.message = `${request}: ${count}. ${remedy}\n${list}`;
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
  aig: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig),
  cl6: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.cl6),
  euz: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz),
  k5n: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n),
  lqM: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM),
  mee: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee),
  pdi: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi),
  q0y: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y),
  qgA: () => (zod_mini__WEBPACK_IMPORTED_MODULE_2__.qgA),
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

/***/ 8583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  s: () => (clientOptions),
  r: () => (serviceClient)
});

var transport = __webpack_require__(8008);
var errors = __webpack_require__(4096);
var zod = __webpack_require__(3587);
var requests = __webpack_require__(9022);
var schemas = __webpack_require__(9662);
var shared_clock = __webpack_require__(3412);


const writeRepeatable = (transport, request, proof) => writeProved(transport, request, proof, (call) => transport.write(request, call));
const writeOnce = (transport, request, proof) => writeProved(transport, request, proof, (call) => sendOnce(transport, request, proof, call));
async function writeProved(transport, request, proof, send) {
	const { clock, signal, retryTimeoutMs } = transport.limits;
	const remedy = 'Check the queue before running the step again.';
	const call = {
		deadline: proof.deadline ?? new shared_clock/* Deadline */.B2(clock, retryTimeoutMs),
		signal,
		notProved: (problem, cause) => {
			const explanation = { request: (0, errors/* describe */.q0)(request), problem, remedy };
			const failure = cause?.failure ?? { type: 'broken-body' };
			return new errors/* ServiceError */._7('unknown-outcome', explanation, failure, cause);
		},
	};
	await send(call);
	try {
		return await proof.prove(call);
	}
	catch (cause) {
		if (!(cause instanceof errors/* ServiceError */._7) || cause.kind === 'aborted' || cause.ambiguous)
			throw cause;
		const problem = `the service acknowledged it, but reading it back failed: ${cause.explanation.problem}`;
		throw call.notProved(problem, cause);
	}
}
const PAUSE_MS = 1000;
async function sendOnce(transport, request, proof, call) {
	for (let sent = 1;; sent++) {
		try {
			return await transport.write(request, call);
		}
		catch (error) {
			if (!(error instanceof errors/* ServiceError */._7) || call.signal.aborted)
				throw error;
			const trace = sent > 1 && isRefusal(error);
			if (!error.ambiguous && !trace)
				throw error;
			const applied = await proof.wasApplied(error, call).catch((cause) => {
				if (!(cause instanceof errors/* ServiceError */._7))
					throw cause;
				const problem = `${error.explanation.problem}; reading back failed too: ${cause.explanation.problem}`;
				throw call.notProved(problem, cause);
			});
			if (applied)
				return;
			const last = isRefusal(error) || sent === proof.sends || PAUSE_MS >= call.deadline.remainingMs;
			if (last)
				throw withoutEffect(error);
			await transport.limits.clock.sleep(PAUSE_MS, call.signal);
		}
	}
}
const isRefusal = ({ status }) => status === 404 || status === 409;
function withoutEffect(error) {
	const kind = isRefusal(error) ? (0, errors/* kindOf */.I)(error.failure) : 'unavailable';
	const problem = `${error.explanation.problem}; a read shows that it had no effect`;
	const explanation = { ...error.explanation, problem };
	return new errors/* ServiceError */._7(kind, explanation, error.failure, error);
}





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
		return this.#transport.limits.retryTimeoutMs;
	}
	close() {
		this.#transport.close();
	}
	submitPullRequest(ref, submit, proof) {
		return writeOnce(this.#transport, requests/* submitPullRequest */.D6(ref, submit), proof);
	}
	cancelPullRequest(ref, proof) {
		return writeOnce(this.#transport, requests/* cancelPullRequest */.np(ref), proof);
	}
	restartTestsOnPullRequest(ref, proof) {
		return writeOnce(this.#transport, requests/* restartTestsOnPullRequest */.cl(ref), proof);
	}
	getSubmittedPullRequest(ref, options) {
		const read = (body) => ofNumber(ref.number, parseJson(body, schemas/* SubmittedPullRequest */.Q));
		return this.#transport.read(requests/* getSubmittedPullRequest */.QL(ref), read, options);
	}
	getPullRequestHistory(ref, options) {
		return this.#json(requests/* getPullRequestHistory */.V7(ref), zod/* unknown */.L5J(), options);
	}
	setImpactedTargets(ref, body) {
		return this.#transport.write(requests/* setImpactedTargets */.qN(ref, body));
	}
	getMergeQueueTestingDetails(ref, testRunId, options) {
		return this.#json(requests/* getMergeQueueTestingDetails */.AY(ref, testRunId), schemas/* TestingDetails */.dL, options);
	}
	createQueue(ref, settings, proof) {
		return writeOnce(this.#transport, requests/* createQueue */.y0(ref, settings), proof);
	}
	deleteQueue(ref, proof) {
		return writeOnce(this.#transport, requests/* deleteQueue */.jv(ref), proof);
	}
	getQueue(ref, options) {
		return this.#json(requests/* getQueue */.IS(ref), schemas/* Queue */.op, options);
	}
	updateQueue(ref, update, proof) {
		return writeRepeatable(this.#transport, requests/* updateQueue */.df(ref, update), proof);
	}
	getMergeQueueMetrics(repository) {
		const request = requests/* getMergeQueueMetrics */.zX(repository);
		return this.#transport.read(request, (body, isWhole) => {
			if (body.trim() === '')
				throw (0, errors/* unusableBody */.U8)('broken-body', 'its body is empty');
			if (isWhole || body.endsWith('\n'))
				return body;
			throw (0, errors/* unusableBody */.U8)('wrong-shape', 'its last line is not complete');
		});
	}
	async listUnhealthyTests(query) {
		const page = query.pageToken === undefined
			? (await __webpack_require__.e(/* import() */ 122).then(__webpack_require__.bind(__webpack_require__, 4122))).UnhealthyTestPage
			: (await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(436)]).then(__webpack_require__.bind(__webpack_require__, 8436))).CompiledTestPage;
		return this.#json(requests/* listUnhealthyTests */.i8(query), page);
	}
	#json(request, schema, options) {
		return this.#transport.read(request, (body) => parseJson(body, schema), options);
	}
}
function ofNumber(number, record) {
	const { prNumber = number } = record;
	if (prNumber === number)
		return record;
	throw (0, errors/* unusableBody */.U8)('wrong-shape', `it is the record of #${prNumber}, not of #${number}`);
}
function parseJson(body, schema) {
	let data;
	try {
		data = JSON.parse(body);
	}
	catch (error) {
		const what = body.trim() === '' ? 'its body is empty' : 'its body is not JSON';
		throw (0, errors/* unusableBody */.U8)('broken-body', what, error);
	}
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	const { path = [], message = 'unknown' } = parsed.error.issues[0] ?? {};
	const where = path.length === 0 ? 'its body' : `\`${path.join('.')}\``;
	const what = message.endsWith('received undefined') ? 'it is missing' : message;
	const problem = `${where} is not what the interface says (${what})`;
	throw (0, errors/* unusableBody */.U8)('wrong-shape', problem, parsed.error);
}
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



const clientOptions = ({ inputs, redact, log, clock, random, signal, }) => ({
	requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
	dryRun: inputs.dryRun,
	clock,
	random,
	signal,
	redact,
	onRetry: (message) => log.info(message),
});
function serviceClient(environment, headers, defaultRetryTimeoutSeconds) {
	const { inputs } = environment;
	return new MergeQueueService(new transport/* Transport */.o({
		...clientOptions(environment),
		baseUrl: inputs.apiUrl,
		headers,
		retryTimeoutMs: (inputs.retryTimeoutSeconds ?? defaultRetryTimeoutSeconds) * 1000,
		remedyFor: remedyFor,
	}));
}

/***/ }),

/***/ 7452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Wb: () => (repositoryRef),
  hX: () => (LONGEST_JOB_SECONDS),
  j$: () => (commonInputs)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const LONGEST_JOB_SECONDS = 5 * 24 * 3600;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const apiUrl = () => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .convert */ .C6)((text, refuse) => {
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
const repository = () => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .convert */ .C6)((text, refuse) => {
	const [, owner, name] = /^([^\s/]+(?:\/[^\s/]+)*)\/([^\s/]+)$/.exec(text) ?? [];
	return owner && name ? { owner, name } : refuse('must be owner/name');
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
	retryTimeoutSeconds: (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decimal */ ._)({ min: 0.01, max: LONGEST_JOB_SECONDS })),
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
  Fo: () => (collect),
  Jq: () => (mustBe),
  Jt: () => (flag),
  Ko: () => (readInputs),
  Mn: () => (lines),
  NR: () => (notOneOf),
  NW: () => (orElse),
  Yq: () => (choice),
  _: () => (decimal),
  hD: () => (quote),
  lq: () => (optional),
  mJ: () => (commitSha),
  n8: () => (line),
  rD: () => (wholeNumber),
  ry: () => (splitList),
  s9: () => (commentPolicy),
  yu: () => (inputName),
  zM: () => (choices)
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5831);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);




const inputName = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const optional = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM;
const orElse = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf;
const convert = (read) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((text, { issues }) => read(text, (message) => {
	issues.push({ code: 'custom', message, input: text });
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
})));
const mustBe = (what) => ({
	error: ({ input }) => `must be ${what}, but is ${quote(input)}`,
});
const flag = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .stringbool */ .uEf({
	truthy: ['true', 'True', 'TRUE'],
	falsy: ['false', 'False', 'FALSE'],
	case: 'sensitive',
	...mustBe('a YAML boolean, true or false'),
});
const decimal = (bounds) => numeric(/^\d+(\.\d+)?$/, 'a decimal number such as 30 or 0.5', bounds);
const wholeNumber = (bounds) => numeric(/^\d+$/, 'a whole number such as 5', bounds);
const numeric = (pattern, what, { min, max }) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(pattern, mustBe(what))), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(Number))
	.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((value) => value >= min && value <= max, { error: `must be from ${min} to ${max}` }));
const choice = (values) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((word) => meant(values, word) ?? word), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(values, { error: (issue) => notOneOf(issue.input, values) }));
const meant = (values, word) => values.find((value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase());
const commentPolicy = () => choice(['never', 'on-failure', 'always']);
const lines = () => convert((text) => splitList(text, /\n/));
const choices = (values) => convert((text, refuse) => splitList(text, /[\n,]/).map((item) => meant(values, item) ?? refuse(notOneOf(item, values))));
const line = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/^[^\r\n]*$/, { error: 'must be a single line' }));
const commitSha = () => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
	.check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, mustBe('a full commit SHA')), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .toLowerCase */ .PXX());
function notOneOf(value, values) {
	const nearest = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(asText(value).toLowerCase(), [...values]);
	return `is ${quote(value)}, which is not one of ${values.join(', ')}; did you mean ${nearest}?`;
}
const quote = (value) => JSON.stringify((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .xv)(asText(value), 60));
const asText = (value) => typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing');
const splitList = (text, separator) => text
	.split(separator)
	.map((item) => item.trim())
	.filter((item) => item !== '');
const MISSING = 'is required and is empty. If its value is an expression such as `vars.MERGE_QUEUE_API_URL`, that variable is not set: set it under Settings → Secrets and variables → Actions → Variables';
async function readInputs(schema, read, problems) {
	const values = {};
	for (const [key, field] of Object.entries(schema.shape)) {
		const name = inputName(key);
		const given = read(name).trim();
		const parsed = await field.safeParseAsync(given === '' ? undefined : given);
		if (parsed.success)
			Object.defineProperty(values, key, { value: parsed.data, enumerable: true });
		else {
			const messages = given === '' ? [MISSING] : parsed.error.issues.map(({ message }) => message);
			problems.push(...new Set(messages.map((message) => `Input \`${name}\` ${message}`)));
			Object.defineProperty(values, key, {
				get: () => {
					throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([]);
				},
			});
		}
	}
	return values;
}
function collect(problems, derive) {
	try {
		return derive();
	}
	catch (error) {
		if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz))
			throw error;
		problems.push(...error.problems);
		return undefined;
	}
}

/***/ }),

/***/ 8789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Sy: () => (writeSummary),
  u5: () => (writeReport)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6569);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5831);
var _contract_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2223);






const OUTPUT_LIMIT_BYTES = 256 * 1024;
async function writeReport(destination, operation, result, recorded, summaryWanted) {
	const { log } = destination;
	const outputs = fitting({ ...recorded, ...result.outputs, outcome: result.outcome }, log);
	const problems = [];
	const attempt = async (what, write) => {
		try {
			await write();
		}
		catch (error) {
			problems.push(`${what} could not be written (${error.message}).`);
		}
	};
	let content = resultText(destination, operation, { ...result, details: {} }, outputs);
	await attempt('The details of the result', () => {
		content = resultText(destination, operation, result, outputs);
	});
	let resultFile = '';
	await attempt('The result file', async () => {
		const path = await destination.workspace.own('result.json');
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content);
		resultFile = path;
	});
	await attempt('The outputs', () => writeOutputs(destination, {
		...outputs,
		'result-file': resultFile,
		result: fitResult(content, OUTPUT_LIMIT_BYTES),
	}));
	if (summaryWanted) {
		const body = result.summary ?? summaryOfFailure(result);
		writeSummary(destination, fitSummary(`### Merge queue: ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(operation)}\n\n${body}\n`));
	}
	const { outcome, failure } = result;
	const message = failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? failure.message : failure;
	const said = [message ?? [], ...problems].flat();
	if (said.length === 0) {
		log.info(`Outcome: ${outcome}`);
		return true;
	}
	log.error(said.join('\n'), { title: `Merge queue: ${operation} ended as ${outcome}` });
	if (failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ)
		log.debug(causes(failure));
	return false;
}
function resultText({ redact }, operation, { outcome, failure, details }, outputs) {
	const said = failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? failure.explanation : undefined;
	const error = { asked: said?.request, got: said?.problem ?? failure, next: said?.remedy };
	const step = { operation, outcome, outputs, ...(failure !== undefined && { error }) };
	return redact(`${JSON.stringify({ ...step, ...details, ...step }, null, 2)}\n`);
}
const ELEMENT_LENGTH = 64;
function fitResult(text, limitBytes) {
	const result = JSON.parse(text);
	const compact = JSON.stringify(result);
	if (Buffer.byteLength(compact) <= limitBytes)
		return compact;
	for (let most = Math.ceil(limitBytes / 2); most > 0; most = Math.floor(most / 2)) {
		const longest = Math.min(limitBytes, most * ELEMENT_LENGTH);
		const shortened = (_, value) => {
			if (typeof value === 'string')
				return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .truncate */ .xv)(value, longest);
			return Array.isArray(value) ? value.slice(0, most) : value;
		};
		const fitted = JSON.stringify({ ...result, truncated: true }, shortened);
		if (Buffer.byteLength(fitted) <= limitBytes)
			return fitted;
	}
	return JSON.stringify({ outcome: result['outcome'], truncated: true });
}
function fitting(outputs, log) {
	const fitted = Object.entries(outputs).map(([name, value]) => {
		if (!Array.isArray(value))
			return [name, value];
		const elements = (0, _markdown_fitting_js__WEBPACK_IMPORTED_MODULE_1__/* .fittingElements */ .v)(value, OUTPUT_LIMIT_BYTES);
		const leftOut = value.length - elements.length;
		if (leftOut > 0)
			log.warning(`Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`);
		return [name, JSON.stringify(elements)];
	});
	return Object.fromEntries(fitted);
}
function writeOutputs({ core, log }, outputs) {
	for (const name of _contract_js__WEBPACK_IMPORTED_MODULE_4__/* .outputNames */ .g) {
		const value = outputs[name];
		const written = value === undefined ? '' : String(value);
		const bytes = Buffer.byteLength(written);
		const fits = bytes <= OUTPUT_LIMIT_BYTES;
		core.setOutput(name, fits ? written : '');
		if (!fits)
			log.warning(`Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`);
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
	if (Buffer.byteLength(markdown) <= _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BUDGET_BYTES */ .Xb)
		return markdown;
	const lines = markdown.trimEnd().split('\n');
	const fitting = (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fitRows */ .zV)(lines, new _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .ByteBudget */ .Gz(_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BUDGET_BYTES */ .Xb - 1024));
	const left = lines.length - fitting.length;
	return `${fitting.join('\n')}\n\n${left} more lines are not shown; \`result-file\` has everything.\n`;
}
function summaryOfFailure({ outcome, failure }) {
	if (failure === undefined)
		return `Ended as **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(outcome)}**.`;
	if (!(failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ))
		return `❌ ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(failure)}`;
	const { request, problem, remedy } = failure.explanation;
	const problems = failure instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz ? failure.problems : undefined;
	return [
		`❌ **${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(outcome)}** — ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(request)}`,
		problems?.map((each) => `- ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(each)}`).join('\n') ?? (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(problem),
		`**What to do next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(remedy)}`,
	].join('\n\n');
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
