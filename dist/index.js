'use strict';

/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 770:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__(218);


/***/ }),

/***/ 218:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


__nccwpck_require__(9278);
var tls = __nccwpck_require__(4756);
var http = __nccwpck_require__(8611);
var https = __nccwpck_require__(5692);
var events = __nccwpck_require__(4434);
__nccwpck_require__(2613);
var util = __nccwpck_require__(9023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
	var options = toOptions(host, port, localAddress);
	for (var i = 0, len = self.requests.length; i < len; ++i) {
	  var pending = self.requests[i];
	  if (pending.host === options.host && pending.port === options.port) {
		self.requests.splice(i, 1);
		pending.request.onSocket(socket);
		return;
	  }
	}
	socket.destroy();
	self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
	self.requests.push(options);
	return;
  }

  self.createSocket(options, function(socket) {
	socket.on('free', onFree);
	socket.on('close', onCloseOrRemove);
	socket.on('agentRemove', onCloseOrRemove);
	req.onSocket(socket);

	function onFree() {
	  self.emit('free', socket, options);
	}

	function onCloseOrRemove(err) {
	  self.removeSocket(socket);
	  socket.removeListener('free', onFree);
	  socket.removeListener('close', onCloseOrRemove);
	  socket.removeListener('agentRemove', onCloseOrRemove);
	}
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
	method: 'CONNECT',
	path: options.host + ':' + options.port,
	agent: false,
	headers: {
	  host: options.host + ':' + options.port
	}
  });
  if (options.localAddress) {
	connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
	connectOptions.headers = connectOptions.headers || {};
	connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
		new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
	res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
	process.nextTick(function() {
	  onConnect(res, socket, head);
	});
  }

  function onConnect(res, socket, head) {
	connectReq.removeAllListeners();
	socket.removeAllListeners();

	if (res.statusCode !== 200) {
	  debug('tunneling socket could not be established, statusCode=%d',
		res.statusCode);
	  socket.destroy();
	  var error = new Error('tunneling socket could not be established, ' +
		'statusCode=' + res.statusCode);
	  error.code = 'ECONNRESET';
	  options.request.emit('error', error);
	  self.removeSocket(placeholder);
	  return;
	}
	if (head.length > 0) {
	  debug('got illegal response body from proxy');
	  socket.destroy();
	  var error = new Error('got illegal response body from proxy');
	  error.code = 'ECONNRESET';
	  options.request.emit('error', error);
	  self.removeSocket(placeholder);
	  return;
	}
	debug('tunneling connection has established');
	self.sockets[self.sockets.indexOf(placeholder)] = socket;
	return cb(socket);
  }

  function onError(cause) {
	connectReq.removeAllListeners();

	debug('tunneling socket could not be established, cause=%s\n',
		  cause.message, cause.stack);
	var error = new Error('tunneling socket could not be established, ' +
						  'cause=' + cause.message);
	error.code = 'ECONNRESET';
	options.request.emit('error', error);
	self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket);
  if (pos === -1) {
	return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
	this.createSocket(pending, function(socket) {
	  pending.request.onSocket(socket);
	});
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
	var hostHeader = options.request.getHeader('host');
	var tlsOptions = mergeOptions({}, self.options, {
	  socket: socket,
	  servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
	});

	var secureSocket = tls.connect(0, tlsOptions);
	self.sockets[self.sockets.indexOf(socket)] = secureSocket;
	cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
	return {
	  host: host,
	  port: port,
	  localAddress: localAddress
	};
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
	var overrides = arguments[i];
	if (typeof overrides === 'object') {
	  var keys = Object.keys(overrides);
	  for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
		var k = keys[j];
		if (overrides[k] !== undefined) {
		  target[k] = overrides[k];
		}
	  }
	}
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
	var args = Array.prototype.slice.call(arguments);
	if (typeof args[0] === 'string') {
	  args[0] = 'TUNNEL: ' + args[0];
	} else {
	  args.unshift('TUNNEL:');
	}
	console.error.apply(console, args);
  };
} else {
  debug = function() {};
}


/***/ }),

/***/ 2613:
/***/ ((module) => {
module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {
module.exports = require("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {
module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {
module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {
module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {
module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {
module.exports = require("net");

/***/ }),

/***/ 4573:
/***/ ((module) => {
module.exports = require("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {
module.exports = require("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {
module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {
module.exports = require("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {
module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {
module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {
module.exports = require("node:path");

/***/ }),

/***/ 7075:
/***/ ((module) => {
module.exports = require("node:stream");

/***/ }),

/***/ 857:
/***/ ((module) => {
module.exports = require("os");

/***/ }),

/***/ 932:
/***/ ((module) => {
module.exports = require("process");

/***/ }),

/***/ 4756:
/***/ ((module) => {
module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {
module.exports = require("util");

/***/ }),

/***/ 9051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
  Kq: () => (WRITING_MS),
  Nl: () => (graceMs),
  j9: () => (POST_STATE),
  tV: () => (stepLog)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8835);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5831);


const POST_STATE = 'restore';
const WRITING_MS = 700;
const graceMs = ({ reason }) => reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL ? reason.graceMs : 0;
const ANNOTATION_LIMIT = 4096;
function stepLog(core, redact) {
	const safe = (message) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(redact(message));
	const annotation = (message) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(safe(message), ANNOTATION_LIMIT);
	const properties = (place = {}) => Object.fromEntries(Object.entries(place).map(([key, value]) => [key, safe(value).replaceAll('\n', ' ')]));
	return {
		debug: (message) => core.debug(safe(message)),
		info: (message) => core.info(safe(message)),
		notice: (message, place) => core.notice(annotation(message), properties(place)),
		warning: (message) => core.warning(annotation(message)),
		error: (message, place) => core.error(annotation(message), properties(place)),
		group(title, lines) {
			core.startGroup(safe(title).replaceAll('\n', ' '));
			for (const line of lines)
				core.info(safe(line));
			core.endGroup();
		},
	};
}

/***/ }),

/***/ 1832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  s: () => (hideSecrets)
});


var json_text = __nccwpck_require__(5812);
var runner = __nccwpck_require__(9051);
function formsOf(secret) {
	const hex = Buffer.from(secret).toString('hex');
	const publicPart = publicLength(secret);
	const groups = [
		[
			1,
			[...caseForms(secret), ...jsonForms(secret), ...percentForms(secret), ...htmlForms(secret)],
		],
		[4 / 3, base64Forms(secret)],
		[2, [hex, hex.toUpperCase()]],
	];
	return groups.flatMap(([growth, texts]) => [...new Set(texts)].map((text) => ({
		text,
		least: Math.min(Math.floor(publicPart * growth) + 1, text.length),
	})));
}
function publicLength(secret) {
	const length = /^(?:github_pat_|trunk_v\d+_|[^_-]*[_-])/.exec(secret)?.[0].length ?? 0;
	return length <= secret.length / 2 ? length : 0;
}
const caseForms = (secret) => [secret, secret.toLowerCase(), secret.toUpperCase()];
function jsonForms(secret) {
	const json = JSON.stringify(secret).slice(1, -1);
	return [
		json,
		json.replaceAll('/', '\\/'),
		json.replace(/[<>&]/g, asCode),
		json.replace(/[^ -~]/g, asCode),
	];
}
const asCode = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
function percentForms(secret) {
	const part = encodeURIComponent(secret);
	const strict = part.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	return [encodeURI(secret), part, strict, inForm]
		.flatMap((form) => [form, form.replaceAll('%20', '+')])
		.flatMap((form) => [
		form.replace(/%../g, (code) => code.toUpperCase()),
		form.replace(/%../g, (code) => code.toLowerCase()),
	]);
}
function htmlForms(secret) {
	const start = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	return ['>', '&gt;'].flatMap((end) => ['"', '&quot;', '&#34;'].flatMap((double) => ["'", '&#39;', '&#x27;', '&apos;'].map((single) => start.replaceAll('>', end).replaceAll('"', double).replaceAll("'", single))));
}
function base64Forms(secret) {
	const bytes = Buffer.from(secret);
	return [0, 1, 2].flatMap((before) => {
		const all = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
		const own = all.slice(before === 0 ? 0 : before + 1);
		const forms = [own, own.replace(/=+$/, ''), own.replace(/.?=+$/, '')];
		return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
	});
}



const STARS = '***';
const MIN_SECRET_LENGTH = 6;
const MIN_MASK_LENGTH = 4;
const MIN_BEGINNING_LENGTH = 4;
function userInfo(address) {
	const written = /^[^/?#]*:\/\/([^/?#]*)@/.exec(address.trim())?.[1] ?? '';
	const [user = '', password = ''] = written.split(/:(.*)/s);
	return [[user, password], [decoded(user), decoded(password)]]
		.flatMap(([name, word]) => [`${name}:${word}`, word === '' ? name : word])
		.filter((secret) => secret !== ':');
}
function decoded(part) {
	try {
		return decodeURIComponent(part);
	}
	catch {
		return part;
	}
}
function hideSecrets(core) {
	const tokens = ['api-token', 'github-token'].map((name) => core.getInput(name).trim());
	const addresses = ['api-url', 'pushgateway-url'].flatMap((name) => userInfo(core.getInput(name)));
	const secrets = [...new Set([...tokens, ...addresses])].filter((secret) => secret !== '');
	for (const mask of masks(secrets))
		core.setSecret(mask);
	const redact = redactor(secrets);
	return {
		core: {
			getInput: core.getInput,
			saveState: core.saveState,
			setOutput: (name, value) => core.setOutput(name, (0, json_text/* redactJson */.Kp)(value, redact)),
			writeSummary: (markdown) => core.writeSummary(redact(markdown)),
		},
		log: (0, runner/* stepLog */.tV)(core, redact),
		redact,
	};
}
function masks(secrets) {
	const lines = secrets.flatMap(formsOf).flatMap(({ text }) => text.split(/[\r\n]+/));
	return new Set(lines.filter((line) => line.length >= MIN_MASK_LENGTH));
}
const CUT_MARK = /(…|\.\.\.|\\u2026|&hellip;)/i;
const CUT_SIGNS = ['…', '...', '\\', '&'];
function redactor(secrets) {
	const forms = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH).flatMap(formsOf);
	const shortest = Math.min(...forms.map(({ text }) => text.length));
	return (text, isCut = false) => {
		const end = isCut ? withoutBeginning(text, forms, 1) : text;
		const whole = end.length < shortest ? end : withoutForms(end, forms);
		if (!CUT_SIGNS.some((sign) => whole.includes(sign)) || !CUT_MARK.test(whole))
			return whole;
		const parts = whole.split(CUT_MARK);
		return parts
			.map((part, at) => at % 2 === 0 && at < parts.length - 1
			? withoutBeginning(part, forms, MIN_BEGINNING_LENGTH)
			: part)
			.join('');
	};
}
function withoutForms(text, forms) {
	const found = [];
	for (const { text: form } of forms)
		for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
			found.push({ start: at, end: at + form.length });
	if (found.length === 0)
		return text;
	found.sort((one, other) => one.start - other.start);
	let result = '';
	let from = 0;
	for (const { start, end } of found) {
		if (start >= from)
			result += text.slice(from, start) + STARS;
		from = Math.max(from, end);
	}
	return result + text.slice(from);
}
function withoutBeginning(text, forms, atLeast) {
	const starts = forms.map(({ text: form, least }) => {
		const head = form.slice(0, Math.max(least, atLeast));
		let at = text.indexOf(head, text.length - form.length);
		while (at !== -1 && !form.startsWith(text.slice(at)))
			at = text.indexOf(head, at + 1);
		return at === -1 ? text.length : at;
	});
	const start = Math.min(text.length, ...starts);
	return start === text.length ? text : text.slice(0, start) + STARS;
}

/***/ }),

/***/ 3412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  B2: () => (Deadline),
  g7: () => (SharedTimeBudget),
  tJ: () => (promises_namespaceObject.setImmediate),
  pe: () => (parseTime),
  ml: () => (systemClock),
  vD: () => (utcMinute)
});
const promises_namespaceObject = require("node:timers/promises");

const MAX_TIMER_MS = 2 ** 31 - 1;
const clamp = (ms) => Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS);
const systemClock = {
	now: () => Date.now(),
	monotonic: () => Number(process.hrtime.bigint()) / 1e6,
	sleep: (ms, signal) => (0, promises_namespaceObject.setTimeout)(clamp(ms), undefined, { signal }).catch(() => {
		throw signal?.reason;
	}),
	timer: (ms, fire) => {
		const timeout = setTimeout(fire, clamp(ms));
		return () => clearTimeout(timeout);
	},
};

class Deadline {
	#clock;
	#end;
	totalMs;
	constructor(clock, totalMs) {
		this.#clock = clock;
		this.#end = clock.monotonic() + totalMs;
		this.totalMs = totalMs;
	}
	get remainingMs() {
		return this.leftUntil(0);
	}
	leftUntil(afterMs) {
		return Math.max(0, this.#end + afterMs - this.#clock.monotonic());
	}
	get passed() {
		return this.remainingMs === 0;
	}
}
class SharedTimeBudget {
	#leftMs;
	constructor(ms) {
		this.#leftMs = ms;
	}
	async run(clock, work) {
		const began = clock.monotonic();
		try {
			return await work(this.#leftMs);
		}
		finally {
			this.#leftMs = Math.max(0, this.#leftMs - (clock.monotonic() - began));
		}
	}
}
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:[\d:.]+)(Z|[+-]\d\d:?\d\d)?$/i;
function parseTime(text) {
	const [, local, zone = 'Z'] = TIME.exec(text ?? '') ?? [];
	const at = Date.parse(`${local}${zone}`);
	return Number.isNaN(at) ? undefined : at;
}
const utcMinute = (at) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/***/ }),

/***/ 8835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
  N4: () => (ERROR_TITLES),
  Vz: () => (DryRunError),
  WE: () => (explain),
  dz: () => (InputError),
  lZ: () => (ActionError),
  zL: () => (RunCancelled)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5831);

const ERROR_TITLES = {
	'invalid-input': 'The step cannot run with these inputs',
	unauthorized: 'Access was denied',
	'not-found': 'The queue, the pull request or the repository was not found',
	refused: 'The request was refused',
	'rate-limited': 'There were too many requests',
	'timed-out': 'No answer came in time',
	unavailable: 'The service is unavailable',
	'bad-response': "The answer can't be used",
	'unknown-outcome': "Couldn't confirm the outcome",
	aborted: 'The run was cancelled',
};
class ActionError extends Error {
	name = 'ActionError';
	kind;
	explanation;
	constructor(kind, explanation, options) {
		super(explain(explanation), options);
		this.kind = kind;
		this.explanation = explanation;
	}
	withProblem(problem) {
		return new ActionError(this.kind, { ...this.explanation, problem }, { cause: this });
	}
}
const MAX_PROBLEM_LENGTH = 3000;
function explain({ request, problem, remedy }) {
	return `${request}: ${asSentence((0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(problem, MAX_PROBLEM_LENGTH))} ${remedy}`;
}
const asSentence = (text) => text.replace(/[.\s]+$/, '').replace(/(?<!\?)$/, '.');
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
	count;
	constructor(problems, file) {
		const isOne = problems.length === 1;
		const wrongInputs = isOne ? '1 input is wrong' : `${problems.length} inputs are wrong`;
		const inFile = `${isOne ? '1 problem' : `${problems.length} problems`} in ${file}`;
		const count = file === undefined ? wrongInputs : inFile;
		const correct = file === undefined ? 'Correct your workflow' : 'Correct the file';
		const remedy = `${correct} and run it again. Nothing was sent.`;
		const list = problems.map((problem) => `- ${problem}`).join('\n');
		super('invalid-input', {
			request: `Reading ${file ?? 'the inputs'}`,
			problem: `${count}\n${list}\n`,
			remedy,
		});
		this.problems = problems;
		this.count = count;
		this.message = isOne ? `${asSentence(String(problems[0]))} ${remedy}` : `${remedy}\n${list}`;
	}
}
class RunCancelled extends Error {
	name = 'RunCancelled';
	graceMs;
	constructor(signal) {
		super(`The run was cancelled (${signal}).`);
		this.graceMs = signal === 'SIGINT' ? 7500 : 2500;
	}
}

/***/ }),

/***/ 5812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
  GO: () => (escapeJson),
  IL: () => (jsonValue),
  Kp: () => (redactJson)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5831);

const escapeJson = (json) => (0, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i)(json) ? json : json.replace(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .OLD_COMMAND */ .q0, '\\u0023').replace(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asEscape */ .M_);
function redactJson(text, redact) {
	const redacted = redact(text);
	if (redacted === text && !hasNestedSecret(text, redact))
		return text;
	if (isDocument(text))
		return redactValues(text, redact);
	const lines = text.split('\n').map((line) => ({ line, isJson: isDocument(unseparated(line)) }));
	if (!lines.some(({ isJson }) => isJson))
		return redacted;
	const clean = lines.map(({ line, isJson }) => isJson ? redactValues(line, redact) : redact(line));
	return clean.join('\n');
}
function hasNestedSecret(text, redact) {
	if (!text.includes('\\'))
		return false;
	const inner = text.replace(/\\(.?)/gs, '$1');
	return redact(inner) !== inner || hasNestedSecret(inner, redact);
}
const unseparated = (line) => line.replace(/^,|,$/g, '');
const isDocument = (text) => /^\s*[[{]/.test(text) && jsonValue(text) !== undefined;
function jsonValue(text) {
	try {
		return JSON.parse(text);
	}
	catch {
		return undefined;
	}
}
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*/g;
const redactValues = (json, redact) => json.replace(TOKEN, (token, string, colon) => {
	if (colon !== undefined)
		return token;
	if (string === undefined)
		return redact(token) === token ? token : '"***"';
	const value = string.includes('\\') ? JSON.parse(string) : string.slice(1, -1);
	const clean = redactJson(value, redact);
	return clean === value ? token : escapeJson(JSON.stringify(clean));
});

/***/ }),

/***/ 513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  E: () => (redact),
  o: () => (withRedact)
});
const external_node_async_hooks_namespaceObject = require("node:async_hooks");

const ofStep = new external_node_async_hooks_namespaceObject.AsyncLocalStorage();
const withRedact = (redact, run) => ofStep.run(redact, run);
const redact = (text, isCut) => ofStep.getStore()?.(text, isCut) ?? text;

/***/ }),

/***/ 5831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
  $i: () => (isPlain),
  B4: () => (formatCount),
  Cm: () => (LINE_BREAKS),
  Ku: () => (firstOf),
  M_: () => (asEscape),
  OT: () => (withoutInvisible),
  Pk: () => (UNSAFE),
  Vd: () => (unstacked),
  ZH: () => (capitalize),
  Zw: () => (inBackticks),
  aj: () => (sanitize),
  kW: () => (kebabCase),
  q0: () => (OLD_COMMAND),
  td: () => (pluralize),
  xv: () => (truncate)
});
var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(513);

const PLAIN = /^[\t\n\x20-\x7e]*$/;
const UNSAFE = 
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const asEscape = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
const OLD_COMMAND = /#(?=\p{DI}*#\p{DI}*\[)/gu;
const COMMAND = /^((?:[^\S\n]|\p{DI})*)(?=:\p{DI}*:)/gmu;
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const unstacked = (text) => text.replace(/(\p{M}{6})\p{M}+/gu, '$1');
const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const isPlain = (text) => PLAIN.test(text) && !text.includes('##[');
function sanitize(text) {
	if (isPlain(text) && !text.includes('::'))
		return text;
	return unstacked(text)
		.replace(/\r\n?/g, '\n')
		.replace(UNSAFE, asEscape)
		.replace(OLD_COMMAND, '#\\')
		.replace(COMMAND, '$1\\');
}
function truncate(text, limit) {
	if (text.length <= limit)
		return text;
	const clean = (0, _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(text);
	if (clean.length <= limit)
		return clean;
	return `${clean.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const withoutInvisible = (text) => text.replace(INVISIBLE, '').trim();
const MAX_NAME_LENGTH = 300;
const inBackticks = (name) => `\`${truncate((0, _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(name), MAX_NAME_LENGTH).replaceAll('`', "'")}\``;
function firstOf(texts, max, separator = ', ') {
	const left = texts.length - max;
	return `${texts.slice(0, max).join(separator)}${left > 0 ? ` and ${left} more` : ''}`;
}
const formatCount = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
const pluralize = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/***/ }),

/***/ 4942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.d(__webpack_exports__, {
  Qq: () => (HttpClient)
});


var external_http_ = __nccwpck_require__(8611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
var external_https_ = __nccwpck_require__(5692);
var external_https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
function getProxyUrl(reqUrl) {
	const usingSsl = reqUrl.protocol === 'https:';
	if (checkBypass(reqUrl)) {
		return undefined;
	}
	const proxyVar = (() => {
		if (usingSsl) {
			return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
		}
		else {
			return process.env['http_proxy'] || process.env['HTTP_PROXY'];
		}
	})();
	if (proxyVar) {
		try {
			return new DecodedURL(proxyVar);
		}
		catch (_a) {
			if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
				return new DecodedURL(`http://${proxyVar}`);
		}
	}
	else {
		return undefined;
	}
}
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) {
		return false;
	}
	const reqHost = reqUrl.hostname;
	if (isLoopbackAddress(reqHost)) {
		return true;
	}
	const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
	if (!noProxy) {
		return false;
	}
	let reqPort;
	if (reqUrl.port) {
		reqPort = Number(reqUrl.port);
	}
	else if (reqUrl.protocol === 'http:') {
		reqPort = 80;
	}
	else if (reqUrl.protocol === 'https:') {
		reqPort = 443;
	}
	const upperReqHosts = [reqUrl.hostname.toUpperCase()];
	if (typeof reqPort === 'number') {
		upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	}
	for (const upperNoProxyItem of noProxy
		.split(',')
		.map(x => x.trim().toUpperCase())
		.filter(x => x)) {
		if (upperNoProxyItem === '*' ||
			upperReqHosts.some(x => x === upperNoProxyItem ||
				x.endsWith(`.${upperNoProxyItem}`) ||
				(upperNoProxyItem.startsWith('.') &&
					x.endsWith(`${upperNoProxyItem}`)))) {
			return true;
		}
	}
	return false;
}
function isLoopbackAddress(host) {
	const hostLower = host.toLowerCase();
	return (hostLower === 'localhost' ||
		hostLower.startsWith('127.') ||
		hostLower.startsWith('[::1]') ||
		hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
	constructor(url, base) {
		super(url, base);
		this._decodedUsername = decodeURIComponent(super.username);
		this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
}
var tunnel = __nccwpck_require__(770);
var undici = __nccwpck_require__(9087);
var __awaiter = function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};





var HttpCodes;
(function (HttpCodes) {
	HttpCodes[HttpCodes["OK"] = 200] = "OK";
	HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
	HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
	HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
	HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
	HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
	HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
	HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
	HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
	HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
	HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
	HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
	HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
	HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
	HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
	HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
	HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
	HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
	HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
	HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
	HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
	HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
	HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
	HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
	HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
	HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
	HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
	Headers["Accept"] = "accept";
	Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
	MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
const HttpRedirectCodes = [
	HttpCodes.MovedPermanently,
	HttpCodes.ResourceMoved,
	HttpCodes.SeeOther,
	HttpCodes.TemporaryRedirect,
	HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
	HttpCodes.BadGateway,
	HttpCodes.ServiceUnavailable,
	HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
	constructor(message, statusCode) {
		super(message);
		this.name = 'HttpClientError';
		this.statusCode = statusCode;
		Object.setPrototypeOf(this, HttpClientError.prototype);
	}
}
class HttpClientResponse {
	constructor(message) {
		this.message = message;
	}
	readBody() {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
				let output = Buffer.alloc(0);
				this.message.on('data', (chunk) => {
					output = Buffer.concat([output, chunk]);
				});
				this.message.on('end', () => {
					resolve(output.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
				const chunks = [];
				this.message.on('data', (chunk) => {
					chunks.push(chunk);
				});
				this.message.on('end', () => {
					resolve(Buffer.concat(chunks));
				});
			}));
		});
	}
}
class HttpClient {
	constructor(userAgent, handlers, requestOptions) {
		this._ignoreSslError = false;
		this._allowRedirects = true;
		this._allowRedirectDowngrade = false;
		this._maxRedirects = 50;
		this._allowRetries = false;
		this._maxRetries = 1;
		this._keepAlive = false;
		this._disposed = false;
		this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
		this.handlers = handlers || [];
		this.requestOptions = requestOptions;
		if (requestOptions) {
			if (requestOptions.ignoreSslError != null) {
				this._ignoreSslError = requestOptions.ignoreSslError;
			}
			this._socketTimeout = requestOptions.socketTimeout;
			if (requestOptions.allowRedirects != null) {
				this._allowRedirects = requestOptions.allowRedirects;
			}
			if (requestOptions.allowRedirectDowngrade != null) {
				this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
			}
			if (requestOptions.maxRedirects != null) {
				this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
			}
			if (requestOptions.keepAlive != null) {
				this._keepAlive = requestOptions.keepAlive;
			}
			if (requestOptions.allowRetries != null) {
				this._allowRetries = requestOptions.allowRetries;
			}
			if (requestOptions.maxRetries != null) {
				this._maxRetries = requestOptions.maxRetries;
			}
		}
	}
	options(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
		});
	}
	get(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('GET', requestUrl, null, additionalHeaders || {});
		});
	}
	del(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('DELETE', requestUrl, null, additionalHeaders || {});
		});
	}
	post(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('POST', requestUrl, data, additionalHeaders || {});
		});
	}
	patch(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('PATCH', requestUrl, data, additionalHeaders || {});
		});
	}
	put(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('PUT', requestUrl, data, additionalHeaders || {});
		});
	}
	head(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('HEAD', requestUrl, null, additionalHeaders || {});
		});
	}
	sendStream(verb, requestUrl, stream, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request(verb, requestUrl, stream, additionalHeaders);
		});
	}
	getJson(requestUrl_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			const res = yield this.get(requestUrl, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	postJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] =
				this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.post(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	putJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] =
				this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.put(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	patchJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] =
				this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.patch(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	request(verb, requestUrl, data, headers) {
		return __awaiter(this, void 0, void 0, function* () {
			if (this._disposed) {
				throw new Error('Client has already been disposed.');
			}
			const parsedUrl = new URL(requestUrl);
			let info = this._prepareRequest(verb, parsedUrl, headers);
			const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
				? this._maxRetries + 1
				: 1;
			let numTries = 0;
			let response;
			do {
				response = yield this.requestRaw(info, data);
				if (response &&
					response.message &&
					response.message.statusCode === HttpCodes.Unauthorized) {
					let authenticationHandler;
					for (const handler of this.handlers) {
						if (handler.canHandleAuthentication(response)) {
							authenticationHandler = handler;
							break;
						}
					}
					if (authenticationHandler) {
						return authenticationHandler.handleAuthentication(this, info, data);
					}
					else {
						return response;
					}
				}
				let redirectsRemaining = this._maxRedirects;
				while (response.message.statusCode &&
					HttpRedirectCodes.includes(response.message.statusCode) &&
					this._allowRedirects &&
					redirectsRemaining > 0) {
					const redirectUrl = response.message.headers['location'];
					if (!redirectUrl) {
						break;
					}
					const parsedRedirectUrl = new URL(redirectUrl);
					if (parsedUrl.protocol === 'https:' &&
						parsedUrl.protocol !== parsedRedirectUrl.protocol &&
						!this._allowRedirectDowngrade) {
						throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
					}
					yield response.readBody();
					if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
						for (const header in headers) {
							if (header.toLowerCase() === 'authorization') {
								delete headers[header];
							}
						}
					}
					info = this._prepareRequest(verb, parsedRedirectUrl, headers);
					response = yield this.requestRaw(info, data);
					redirectsRemaining--;
				}
				if (!response.message.statusCode ||
					!HttpResponseRetryCodes.includes(response.message.statusCode)) {
					return response;
				}
				numTries += 1;
				if (numTries < maxTries) {
					yield response.readBody();
					yield this._performExponentialBackoff(numTries);
				}
			} while (numTries < maxTries);
			return response;
		});
	}
	dispose() {
		if (this._agent) {
			this._agent.destroy();
		}
		this._disposed = true;
	}
	requestRaw(info, data) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => {
				function callbackForResult(err, res) {
					if (err) {
						reject(err);
					}
					else if (!res) {
						reject(new Error('Unknown error'));
					}
					else {
						resolve(res);
					}
				}
				this.requestRawWithCallback(info, data, callbackForResult);
			});
		});
	}
	requestRawWithCallback(info, data, onResult) {
		if (typeof data === 'string') {
			if (!info.options.headers) {
				info.options.headers = {};
			}
			info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
		}
		let callbackCalled = false;
		function handleResult(err, res) {
			if (!callbackCalled) {
				callbackCalled = true;
				onResult(err, res);
			}
		}
		const req = info.httpModule.request(info.options, (msg) => {
			const res = new HttpClientResponse(msg);
			handleResult(undefined, res);
		});
		let socket;
		req.on('socket', sock => {
			socket = sock;
		});
		req.setTimeout(this._socketTimeout || 3 * 60000, () => {
			if (socket) {
				socket.end();
			}
			handleResult(new Error(`Request timeout: ${info.options.path}`));
		});
		req.on('error', function (err) {
			handleResult(err);
		});
		if (data && typeof data === 'string') {
			req.write(data, 'utf8');
		}
		if (data && typeof data !== 'string') {
			data.on('close', function () {
				req.end();
			});
			data.pipe(req);
		}
		else {
			req.end();
		}
	}
	getAgent(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		return this._getAgent(parsedUrl);
	}
	getAgentDispatcher(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		const proxyUrl = getProxyUrl(parsedUrl);
		const useProxy = proxyUrl && proxyUrl.hostname;
		if (!useProxy) {
			return;
		}
		return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
	}
	_prepareRequest(method, requestUrl, headers) {
		const info = {};
		info.parsedUrl = requestUrl;
		const usingSsl = info.parsedUrl.protocol === 'https:';
		info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
		const defaultPort = usingSsl ? 443 : 80;
		info.options = {};
		info.options.host = info.parsedUrl.hostname;
		info.options.port = info.parsedUrl.port
			? parseInt(info.parsedUrl.port)
			: defaultPort;
		info.options.path =
			(info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
		info.options.method = method;
		info.options.headers = this._mergeHeaders(headers);
		if (this.userAgent != null) {
			info.options.headers['user-agent'] = this.userAgent;
		}
		info.options.agent = this._getAgent(info.parsedUrl);
		if (this.handlers) {
			for (const handler of this.handlers) {
				handler.prepareRequest(info.options);
			}
		}
		return info;
	}
	_mergeHeaders(headers) {
		if (this.requestOptions && this.requestOptions.headers) {
			return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
		}
		return lowercaseKeys(headers || {});
	}
	_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
			if (headerValue) {
				clientHeader =
					typeof headerValue === 'number' ? headerValue.toString() : headerValue;
			}
		}
		const additionalValue = additionalHeaders[header];
		if (additionalValue !== undefined) {
			return typeof additionalValue === 'number'
				? additionalValue.toString()
				: additionalValue;
		}
		if (clientHeader !== undefined) {
			return clientHeader;
		}
		return _default;
	}
	_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
			if (headerValue) {
				if (typeof headerValue === 'number') {
					clientHeader = String(headerValue);
				}
				else if (Array.isArray(headerValue)) {
					clientHeader = headerValue.join(', ');
				}
				else {
					clientHeader = headerValue;
				}
			}
		}
		const additionalValue = additionalHeaders[Headers.ContentType];
		if (additionalValue !== undefined) {
			if (typeof additionalValue === 'number') {
				return String(additionalValue);
			}
			else if (Array.isArray(additionalValue)) {
				return additionalValue.join(', ');
			}
			else {
				return additionalValue;
			}
		}
		if (clientHeader !== undefined) {
			return clientHeader;
		}
		return _default;
	}
	_getAgent(parsedUrl) {
		let agent;
		const proxyUrl = getProxyUrl(parsedUrl);
		const useProxy = proxyUrl && proxyUrl.hostname;
		if (this._keepAlive && useProxy) {
			agent = this._proxyAgent;
		}
		if (!useProxy) {
			agent = this._agent;
		}
		if (agent) {
			return agent;
		}
		const usingSsl = parsedUrl.protocol === 'https:';
		let maxSockets = 100;
		if (this.requestOptions) {
			maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
		}
		if (proxyUrl && proxyUrl.hostname) {
			const agentOptions = {
				maxSockets,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
					proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
				})), { host: proxyUrl.hostname, port: proxyUrl.port })
			};
			let tunnelAgent;
			const overHttps = proxyUrl.protocol === 'https:';
			if (usingSsl) {
				tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
			}
			else {
				tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
			}
			agent = tunnelAgent(agentOptions);
			this._proxyAgent = agent;
		}
		if (!agent) {
			const options = { keepAlive: this._keepAlive, maxSockets };
			agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
			this._agent = agent;
		}
		if (usingSsl && this._ignoreSslError) {
			agent.options = Object.assign(agent.options || {}, {
				rejectUnauthorized: false
			});
		}
		return agent;
	}
	_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
		let proxyAgent;
		if (this._keepAlive) {
			proxyAgent = this._proxyAgentDispatcher;
		}
		if (proxyAgent) {
			return proxyAgent;
		}
		const usingSsl = parsedUrl.protocol === 'https:';
		proxyAgent = new undici/* ProxyAgent */.k(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
			token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
		})));
		this._proxyAgentDispatcher = proxyAgent;
		if (usingSsl && this._ignoreSslError) {
			proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
				rejectUnauthorized: false
			});
		}
		return proxyAgent;
	}
	_getUserAgentWithOrchestrationId(userAgent) {
		const baseUserAgent = userAgent || 'actions/http-client';
		const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
		if (orchId) {
			const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
			return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
		}
		return baseUserAgent;
	}
	_performExponentialBackoff(retryNumber) {
		return __awaiter(this, void 0, void 0, function* () {
			retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
			const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
			return new Promise(resolve => setTimeout(() => resolve(), ms));
		});
	}
	_processResponse(res, options) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
				const statusCode = res.message.statusCode || 0;
				const response = {
					statusCode,
					result: null,
					headers: {}
				};
				if (statusCode === HttpCodes.NotFound) {
					resolve(response);
				}
				function dateTimeDeserializer(key, value) {
					if (typeof value === 'string') {
						const a = new Date(value);
						if (!isNaN(a.valueOf())) {
							return a;
						}
					}
					return value;
				}
				let obj;
				let contents;
				try {
					contents = yield res.readBody();
					if (contents && contents.length > 0) {
						if (options && options.deserializeDates) {
							obj = JSON.parse(contents, dateTimeDeserializer);
						}
						else {
							obj = JSON.parse(contents);
						}
						response.result = obj;
					}
					response.headers = res.message.headers;
				}
				catch (err) {
				}
				if (statusCode > 299) {
					let msg;
					if (obj && obj.message) {
						msg = obj.message;
					}
					else if (contents && contents.length > 0) {
						msg = contents;
					}
					else {
						msg = `Failed request: (${statusCode})`;
					}
					const err = new HttpClientError(msg, statusCode);
					err.result = response.result;
					reject(err);
				}
				else {
					resolve(response);
				}
			}));
		});
	}
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});

/***/ }),

/***/ 9087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (fetch),
  k: () => (ProxyAgent)
});

class ProxyAgent {}

function fetch() {
  return Promise.reject(
	new Error('undici is not part of this action: give Octokit a fetch of its own'),
  )
}


/***/ })

/******/ 	});
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop));
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				{ // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
var __webpack_exports__ = {};
(() => {

var toolkit_namespaceObject = {};
__nccwpck_require__.r(toolkit_namespaceObject);
__nccwpck_require__.d(toolkit_namespaceObject, {
  debug: () => (core_debug),
  endGroup: () => (endGroup),
  error: () => (error),
  getInput: () => (getInput),
  getState: () => (getState),
  info: () => (info),
  notice: () => (notice),
  saveState: () => (saveState),
  setOutput: () => (setOutput),
  setSecret: () => (core_setSecret),
  startGroup: () => (startGroup),
  warning: () => (warning)
});

var secrets = __nccwpck_require__(1832);
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_os_ = __nccwpck_require__(8161);


function writeSummary(markdown) {
	(0, external_node_fs_.appendFileSync)(process.env['GITHUB_STEP_SUMMARY'] ?? '', `${markdown}${external_node_os_.EOL}`);
}
var external_os_ = __nccwpck_require__(857);
function utils_toCommandValue(input) {
	if (input === null || input === undefined) {
		return '';
	}
	else if (typeof input === 'string' || input instanceof String) {
		return input;
	}
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) {
		return {};
	}
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}


function command_issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
	command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
	constructor(command, properties, message) {
		if (!command) {
			command = 'missing.command';
		}
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += ' ';
			let first = true;
			for (const key in this.properties) {
				if (this.properties.hasOwnProperty(key)) {
					const val = this.properties[key];
					if (val) {
						if (first) {
							first = false;
						}
						else {
							cmdStr += ',';
						}
						cmdStr += `${key}=${escapeProperty(val)}`;
					}
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
}
function escapeData(s) {
	return utils_toCommandValue(s)
		.replace(/%/g, '%25')
		.replace(/\r/g, '%0D')
		.replace(/\n/g, '%0A');
}
function escapeProperty(s) {
	return utils_toCommandValue(s)
		.replace(/%/g, '%25')
		.replace(/\r/g, '%0D')
		.replace(/\n/g, '%0A')
		.replace(/:/g, '%3A')
		.replace(/,/g, '%2C');
}
const external_crypto_namespaceObject = require("crypto");
var external_fs_ = __nccwpck_require__(9896);




function file_command_issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) {
		throw new Error(`Unable to find environment variable for file command ${command}`);
	}
	if (!external_fs_.existsSync(filePath)) {
		throw new Error(`Missing file at path: ${filePath}`);
	}
	external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
		encoding: 'utf8'
	});
}
function file_command_prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
	const convertedValue = utils_toCommandValue(value);
	if (key.includes(delimiter)) {
		throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	}
	if (convertedValue.includes(delimiter)) {
		throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	}
	return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
require("path");
__nccwpck_require__(4942);
external_os_.platform();
external_os_.arch();






var ExitCode;
(function (ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function core_setSecret(secret) {
	command_issueCommand('add-mask', {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
	if (options && options.required && !val) {
		throw new Error(`Input required and not supplied: ${name}`);
	}
	if (options && options.trimWhitespace === false) {
		return val;
	}
	return val.trim();
}
function setOutput(name, value) {
	const filePath = process.env['GITHUB_OUTPUT'] || '';
	if (filePath) {
		return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
	}
	process.stdout.write(external_os_.EOL);
	command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
function core_debug(message) {
	command_issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
	command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
	command_issue('group', name);
}
function endGroup() {
	command_issue('endgroup');
}
function saveState(name, value) {
	const filePath = process.env['GITHUB_STATE'] || '';
	if (filePath) {
		return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
	}
	command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
function getState(name) {
	return process.env[`STATE_${name}`] || '';
}

var clock = __nccwpck_require__(3412);
var errors = __nccwpck_require__(8835);





process.exitCode = 1;
const core = { ...toolkit_namespaceObject, writeSummary: writeSummary };
const cancellation = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
	process.on(name, () => cancellation.abort(new errors/* RunCancelled */.zL(name)));
}
const fail = (problem) => {
	(0, secrets/* hideSecrets */.s)(core).log.error(`Internal error of the action: ${problem instanceof Error ? problem.stack : problem}`);
	process.exit(1);
};
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
const inPostStep = /[\\/]post\.js$/.test(process.argv[1] ?? '');
const runner = {
	core,
	env: process.env,
	clock: clock/* systemClock */.ml,
	signal: cancellation.signal,
	random: Math.random,
};
const run = async () => inPostStep
	? (await __nccwpck_require__.e(/* import() */ 342).then(__nccwpck_require__.bind(__nccwpck_require__, 7342))).postMain(runner)
	: (await Promise.all(/* import() */[__nccwpck_require__.e(95), __nccwpck_require__.e(761), __nccwpck_require__.e(383)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1764))).main(runner);
run().then((proven) => {
	if (proven)
		process.exitCode = 0;
	process.stdout.write('', () => process.exit());
}, fail);
})();

module.exports = __webpack_exports__;
/******/ })()
;
