 (() => { 
 	"use strict";
 	var __webpack_modules__ = ({

 4434:
 ((module) => {

module.exports = require("events");

 }),

 9896:
 ((module) => {

module.exports = require("fs");

 }),

 8611:
 ((module) => {

module.exports = require("http");

 }),

 5692:
 ((module) => {

module.exports = require("https");

 }),

 6698:
 ((module) => {

module.exports = require("node:async_hooks");

 }),

 4573:
 ((module) => {

module.exports = require("node:buffer");

 }),

 7598:
 ((module) => {

module.exports = require("node:crypto");

 }),

 8474:
 ((module) => {

module.exports = require("node:events");

 }),

 3024:
 ((module) => {

module.exports = require("node:fs");

 }),

 7067:
 ((module) => {

module.exports = require("node:http");

 }),

 7030:
 ((module) => {

module.exports = require("node:net");

 }),

 8161:
 ((module) => {

module.exports = require("node:os");

 }),

 6760:
 ((module) => {

module.exports = require("node:path");

 }),

 7075:
 ((module) => {

module.exports = require("node:stream");

 }),

 8500:
 ((module) => {

module.exports = require("node:timers/promises");

 }),

 857:
 ((module) => {

module.exports = require("os");

 }),

 4756:
 ((module) => {

module.exports = require("tls");

 }),

 9023:
 ((module) => {

module.exports = require("util");

 }),

 4516:
 ((__unused_webpack_module, exports, __nccwpck_require__) => {



const node_fs = __nccwpck_require__(3024);
const node_os = __nccwpck_require__(8161);
const http = __nccwpck_require__(8611);
const https = __nccwpck_require__(5692);
const require$$1 = __nccwpck_require__(4756);
const require$$4 = __nccwpck_require__(4434);
const require$$6 = __nccwpck_require__(9023);
const os = __nccwpck_require__(857);
const promises = __nccwpck_require__(8500);
const zod = __nccwpck_require__(3063);
const node_path = __nccwpck_require__(6760);
const node_buffer = __nccwpck_require__(4573);
const node_events = __nccwpck_require__(8474);
const node_async_hooks = __nccwpck_require__(6698);

const ofStep$1 = new node_async_hooks.AsyncLocalStorage();
const withRedact = (redact, run) => ofStep$1.run(redact, run);
const redact = (text, isCut) => ofStep$1.getStore()?.(text, isCut) ?? text;

const PLAIN_TEXT = /^[\t\n\x20-\x7e]*$/;
const UNSAFE = 
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const asEscape = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
const OLD_COMMAND = /#(?=\p{DI}*#\p{DI}*\[)/gu;
const COMMAND = /^((?:[^\S\n]|\p{DI})*)(?=:\p{DI}*:)/gmu;
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const unstacked = (text) => text.replace(/(\p{M}{6})\p{M}+/gu, '$1');
const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const isPlain = (text) => PLAIN_TEXT.test(text) && !text.includes('##[');
function sanitize(text) {
	if (isPlain(text) && !text.includes('::'))
		return text;
	return unstacked(text)
		.replace(/\r\n?/g, '\n')
		.replace(UNSAFE, asEscape)
		.replace(OLD_COMMAND, '#\\')
		.replace(COMMAND, '$1\\');
}
const sanitizedLine = (text) => sanitize(text).replace(LINE_BREAKS, ' ');
function truncate(text, limit) {
	if (text.length <= limit)
		return text;
	const clean = redact(text);
	if (clean.length <= limit)
		return clean;
	return `${clean.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const withoutInvisible = (text) => text.replace(INVISIBLE, '').trim();
const MAX_NAME_LENGTH = 300;
const inBackticks = (name) => `\`${truncate(redact(name), MAX_NAME_LENGTH).replaceAll('`', "'")}\``;
function firstOf(texts, max, separator = ', ') {
	const left = texts.length - max;
	return `${texts.slice(0, max).join(separator)}${left > 0 ? ` and ${left} more` : ''}`;
}
const formatCount = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
const pluralize = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function escapeJson(json) {
	if (isPlain(json))
		return json;
	return json.replace(OLD_COMMAND, '\\u0023').replace(UNSAFE, asEscape);
}
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
const JSON_TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*/g;
const redactValues = (json, redact) => json.replace(JSON_TOKEN, (token, string, colon) => {
	if (colon !== undefined)
		return token;
	if (string === undefined)
		return redact(token) === token ? token : '"***"';
	const value = string.includes('\\') ? JSON.parse(string) : string.slice(1, -1);
	const clean = redactJson(value, redact);
	if (clean === value)
		return token;
	return escapeJson(JSON.stringify(clean));
});

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
		super(explanationText(explanation), options);
		this.kind = kind;
		this.explanation = explanation;
	}
	withExplanation(changes) {
		return new ActionError(this.kind, { ...this.explanation, ...changes }, { cause: this });
	}
	withProblem(problem) {
		return this.withExplanation({ problem, details: undefined });
	}
	withAdvice(sentence) {
		return this.withExplanation({ remedy: `${sentence} ${this.explanation.remedy}` });
	}
}
const MAX_PROBLEM_LENGTH = 3000;
function explanationText({ request, problem, remedy }) {
	return `${request}: ${asSentence(truncate(problem, MAX_PROBLEM_LENGTH))} ${remedy}`;
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
		let count = isOne ? '1 input is wrong' : `${problems.length} inputs are wrong`;
		let remedy = 'Correct your workflow and run it again. Nothing was sent.';
		if (file !== undefined) {
			count = `${isOne ? '1 problem' : `${problems.length} problems`} in ${file}`;
			remedy = 'Correct the file and run it again. Nothing was sent.';
		}
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
		super(`The runner sent ${signal}.`);
		this.graceMs = signal === 'SIGINT' ? 7500 : 2500;
	}
}

const POST_STATE = 'restore';
const WRITING_MS = 700;
const graceMs = ({ reason }) => reason instanceof RunCancelled ? reason.graceMs : 0;
const ANNOTATION_LIMIT = 4096;
function stepLog(core, redact) {
	const safe = (message) => sanitize(redact(message));
	const annotation = (message) => truncate(safe(message), ANNOTATION_LIMIT);
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
			writeOutputs: (outputs) => core.writeOutputs(Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, redactJson(value, redact)]))),
			writeSummary: (markdown) => core.writeSummary(redact(markdown)),
		},
		log: stepLog(core, redact),
		redact,
	};
}
function masks(secrets) {
	const lines = secrets.flatMap(formsOf).flatMap(({ text }) => text.split(/[\r\n]+/));
	return new Set(lines.filter((line) => line.length >= MIN_MASK_LENGTH));
}
const CUT_MARK = /(…|\.\.\.|\\u2026|&hellip;)/i;
const CUT_SIGNS = ['…', '...', '\\', '&'];
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
function redactor(secrets) {
	const forms = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH).flatMap(formsOf);
	const shortest = Math.min(...forms.map(({ text }) => text.length));
	const anyForm = new RegExp(forms.map(({ text }) => text.replace(SPECIAL, '\\$&')).join('|'));
	return (text, isCut = false) => {
		const end = isCut ? withoutBeginning(text, forms, 1) : text;
		const isClean = end.length < shortest || !anyForm.test(end);
		const whole = isClean ? end : withoutForms(end, forms);
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
	const matches = [];
	for (const { text: form } of forms)
		for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
			matches.push({ start: at, end: at + form.length });
	if (matches.length === 0)
		return text;
	matches.sort((one, other) => one.start - other.start);
	let result = '';
	let from = 0;
	for (const { start, end } of matches) {
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
	if (start === text.length)
		return text;
	return text.slice(0, start) + STARS;
}

function writeSummary(markdown) {
	node_fs.appendFileSync(process.env['GITHUB_STEP_SUMMARY'] ?? '', `${markdown}${node_os.EOL}`);
}

function toCommandValue(input) {
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

function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = '') {
	issueCommand(name, {}, message);
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
	return toCommandValue(s)
		.replace(/%/g, '%25')
		.replace(/\r/g, '%0D')
		.replace(/\n/g, '%0A');
}
function escapeProperty(s) {
	return toCommandValue(s)
		.replace(/%/g, '%25')
		.replace(/\r/g, '%0D')
		.replace(/\n/g, '%0A')
		.replace(/:/g, '%3A')
		.replace(/,/g, '%2C');
}

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

var tunnel$1 = {};

var hasRequiredTunnel$1;

function requireTunnel$1 () {
	if (hasRequiredTunnel$1) return tunnel$1;
	hasRequiredTunnel$1 = 1;
	var tls = require$$1;
	var http$1 = http;
	var https$1 = https;
	var events = require$$4;
	var util = require$$6;


	tunnel$1.httpOverHttp = httpOverHttp;
	tunnel$1.httpsOverHttp = httpsOverHttp;
	tunnel$1.httpOverHttps = httpOverHttps;
	tunnel$1.httpsOverHttps = httpsOverHttps;


	function httpOverHttp(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = http$1.request;
	  return agent;
	}

	function httpsOverHttp(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = http$1.request;
	  agent.createSocket = createSecureSocket;
	  agent.defaultPort = 443;
	  return agent;
	}

	function httpOverHttps(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = https$1.request;
	  return agent;
	}

	function httpsOverHttps(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = https$1.request;
	  agent.createSocket = createSecureSocket;
	  agent.defaultPort = 443;
	  return agent;
	}


	function TunnelingAgent(options) {
	  var self = this;
	  self.options = options || {};
	  self.proxyOptions = self.options.proxy || {};
	  self.maxSockets = self.options.maxSockets || http$1.Agent.defaultMaxSockets;
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
	  connectReq.useChunkedEncodingByDefault = false; 
	  connectReq.once('response', onResponse); 
	  connectReq.once('upgrade', onUpgrade);   
	  connectReq.once('connect', onConnect);   
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
	  if (typeof host === 'string') { 
	    return {
	      host: host,
	      port: port,
	      localAddress: localAddress
	    };
	  }
	  return host; 
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
	tunnel$1.debug = debug; 
	return tunnel$1;
}

var tunnel;
var hasRequiredTunnel;

function requireTunnel () {
	if (hasRequiredTunnel) return tunnel;
	hasRequiredTunnel = 1;
	tunnel =  requireTunnel$1();
	return tunnel;
}

var tunnelExports =  requireTunnel();


class ProxyAgent {}

function fetch() {
  return Promise.reject(
	new Error('undici is not part of this action: give Octokit a fetch of its own'),
  )
}

var __awaiter = ( false) || function (thisArg, _arguments, P, generator) {
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
		info.httpModule = usingSsl ? https : http;
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
			maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets;
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
				tunnelAgent = overHttps ? tunnelExports.httpsOverHttps : tunnelExports.httpsOverHttp;
			}
			else {
				tunnelAgent = overHttps ? tunnelExports.httpOverHttps : tunnelExports.httpOverHttp;
			}
			agent = tunnelAgent(agentOptions);
			this._proxyAgent = agent;
		}
		if (!agent) {
			const options = { keepAlive: this._keepAlive, maxSockets };
			agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
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
		proxyAgent = new ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
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

var ExitCode;
(function (ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand('add-mask', {}, secret);
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
function debug(message) {
	issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
	issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function startGroup(name) {
	issue('group', name);
}
function endGroup() {
	issue('endgroup');
}
function getState(name) {
	return process.env[`STATE_${name}`] || '';
}


const toolkit = Object.freeze(Object.defineProperty({
	__proto__: null,
	debug,
	endGroup,
	error,
	getInput,
	getState,
	info,
	notice,
	setSecret,
	startGroup,
	warning
}, Symbol.toStringTag, { value: 'Module' }));

function writeOutputs(outputs) {
	append('GITHUB_OUTPUT', outputs);
}
function saveState(name, value) {
	append('GITHUB_STATE', { [name]: value });
}
function append(file, values) {
	const { randomUUID } = process.getBuiltinModule('node:crypto');
	const delimiter = `ghadelimiter_${randomUUID()}`;
	const parts = Object.entries(values).map(([name, value]) => `${name}<<${delimiter}${node_os.EOL}${value}${node_os.EOL}${delimiter}${node_os.EOL}`);
	node_fs.appendFileSync(process.env[file] ?? '', parts.join(''));
}

const MAX_TIMER_MS = 2 ** 31 - 1;
const clamp = (ms) => Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS);
const systemClock = {
	now: () => Date.now(),
	monotonic: () => Number(process.hrtime.bigint()) / 1e6,
	sleep: (ms, signal) => promises.setTimeout(clamp(ms), undefined, { signal }).catch(() => {
		throw signal?.reason;
	}),
	timer: (ms, fire) => {
		const timeout = setTimeout(fire, clamp(ms));
		return () => clearTimeout(timeout);
	},
};
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:[\d:.]+)(Z|[+-]\d\d:?\d\d)?$/i;
function parseTime(text) {
	const [, local, zone = 'Z'] = TIME.exec(text ?? '') ?? [];
	const at = Date.parse(`${local}${zone}`);
	return Number.isNaN(at) ? undefined : at;
}
const utcMinute = (at) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const BRANCH_NAME = new RegExp([
	'^',
	'(?!refs/)',
	'(?!HEAD$)',
	'(?![-/])',
	'(?!.*[./]$)',
	String.raw `(?!.*(\.\.|@\{|//))`,
	String.raw `(?!(.*/)?\.)`,
	String.raw `(?!.*\.lock(/|$))`,
	String.raw `[^\x00-\x20\x7f~^:?*[\\\u200b-\u200f\u2060-\u2064\ufeff]+`,
	'$',
].join(''));
function branchNameProblem(name, given = name) {
	if (BRANCH_NAME.test(name))
		return undefined;
	const quoted = JSON.stringify(truncate(given, 60));
	return `must be a branch such as main, but is ${quoted}${reasonAgainst(name)}`;
}
function reasonAgainst(name) {
	if (name === '' || name.startsWith('refs/'))
		return '';
	if (/[*?[]/.test(name))
		return ', which is a glob; name one branch';
	return ', which Git does not allow as the name of a branch';
}

const BROKEN_WORDS = new Set([
	'true',
	'false',
	'null',
	'undefined',
	'NaN',
	'Array',
	'Object',
	'[object Object]',
]);
const isBrokenWord = (value) => BROKEN_WORDS.has(value.trim());

const MAX_ALTERNATIVES = 1000;
const MAX_LENGTH = 4096;
const MAX_EXPANDED = 100_000;
function compileGlobs(patterns, style = 'path', ignoreCase = false) {
	const flags = ignoreCase ? 'ius' : 'us';
	const expressions = patterns.flatMap((pattern) => alternatives(pattern, style).map((tokens) => new RegExp(toRegExp(tokens, style), flags)));
	return (text) => expressions.some((expression) => expression.test(text));
}
const GLOB_TOKEN = /\\.|\[[!^].[^\]]*\]|\[[^!^][^\]]*\]|\*+\/?|./gsu;
function alternatives(pattern, style) {
	const problem = globProblem(pattern);
	if (problem !== undefined)
		throw new InputError([problem]);
	return readingsOf(pattern, style).flatMap((tokens) => [...expand(tokens)]);
}
const MAX_SPECIAL_SEGMENTS = 6;
function readingsOf(pattern, style) {
	const tokens = tokensOf(pattern);
	const segments = style === 'path' ? segmentsOf(tokens) : [tokens];
	const special = segments.filter(isSpecial).length;
	const isTooSpecial = special > MAX_SPECIAL_SEGMENTS;
	let readings = [[]];
	if (isTooSpecial)
		readings = [tokens, toTheLetter(tokens)];
	else
		for (const segment of segments) {
			const ways = isSpecial(segment) ? [segment, toTheLetter(segment)] : [segment];
			readings = readings.flatMap((before) => ways.map((way) => [...before, ...way]));
		}
	if (pattern.startsWith('\\'))
		readings.push([...pattern.slice(1)].map(escaped));
	return readings;
}
function segmentsOf(tokens) {
	const segments = [[]];
	let depth = 0;
	for (const token of tokens) {
		segments.at(-1)?.push(token);
		if (token === '{')
			depth++;
		if (token === '}')
			depth--;
		if (depth === 0 && token.endsWith('/'))
			segments.push([]);
	}
	return segments;
}
const isSpecial = (segment) => segment.some((token) => token === '{' || /^[[\\]./su.test(token));
const toTheLetter = (tokens) => tokens.flatMap((token) => (/^[*?]/.test(token) ? [token] : [...token].map(escaped)));
const escaped = (character) => `\\${character}`;
function globProblem(pattern) {
	const glob = `the glob ${JSON.stringify(truncate(pattern, 60))}`;
	if (pattern.length > MAX_LENGTH)
		return `${glob} has ${pattern.length} characters, more than ${MAX_LENGTH}`;
	let count = 0;
	let expanded = 0;
	for (const alternative of expand(tokensOf(pattern))) {
		expanded += alternative.length;
		if (++count > MAX_ALTERNATIVES)
			return `${glob} has braces with more than ${MAX_ALTERNATIVES} alternatives`;
		if (expanded > MAX_EXPANDED)
			return `${glob} has alternatives with more than ${MAX_EXPANDED} characters together`;
	}
	return undefined;
}
const tokensOf = (pattern) => (pattern.match(GLOB_TOKEN) ?? []).flatMap((token) => (token === '*/' ? ['*', '/'] : token));
function* expand(tokens) {
	for (let open = tokens.indexOf('{'); open !== -1; open = tokens.indexOf('{', open + 1)) {
		const marks = [open];
		let depth = 1;
		let at = open;
		while (depth > 0 && ++at < tokens.length) {
			if (tokens[at] === '{')
				depth++;
			if (tokens[at] === '}')
				depth--;
			if (depth === 0 || (depth === 1 && tokens[at] === ','))
				marks.push(at);
		}
		if (depth > 0 || marks.length < 3)
			continue;
		for (const [index, end] of marks.slice(1).entries()) {
			const part = tokens.slice(marks[index] + 1, end);
			yield* expand([...tokens.slice(0, open), ...part, ...tokens.slice(at + 1)]);
		}
		return;
	}
	yield tokens;
}
function toRegExp(tokens, style) {
	const character = style === 'path' ? '[^/]' : '.';
	let count = 0;
	const atomic = (expression) => `(?=(?<w${++count}>${expression}))\\k<w${count}>`;
	const pieces = piecesOf(tokens, style, character);
	const source = (piece, isLast) => {
		const { wildcard, fixed } = piece;
		const folders = wildcard.startsWith('**') ? '(?:[^/]*/)*?' : '';
		if (wildcard === '' || wildcard === '**/')
			return folders + fixed;
		const run = `${character}*?${fixed}`;
		return folders + (isLast ? run : atomic(run));
	};
	const spans = spansOf(pieces).map((span) => ({
		startsDeep: span[0]?.wildcard.startsWith('**'),
		text: span.map((piece) => source(piece, piece === pieces.at(-1))).join(''),
	}));
	const settledSpans = spans.map(({ startsDeep, text }, index) => startsDeep && index < spans.length - 1 ? atomic(text) : text);
	return `^${settledSpans.join('')}$`;
}
function piecesOf(tokens, style, character) {
	const pieces = [];
	let wildcard = '';
	let fixed = '';
	const next = (following) => {
		pieces.push({ wildcard, fixed });
		wildcard = following;
		fixed = '';
	};
	for (const [index, token] of tokens.entries()) {
		const startsSegment = tokens[index - 1]?.endsWith('/') ?? true;
		if (!token.startsWith('*'))
			fixed += singleCharacter(token, character);
		else if (style === 'path' && startsSegment && token.endsWith('/'))
			next('**/');
		else {
			next(style === 'path' && token.startsWith('**') ? '**' : '*');
			if (token.endsWith('/'))
				fixed = '/';
		}
	}
	next('');
	return pieces;
}
function spansOf(pieces) {
	const spans = [];
	for (const piece of pieces) {
		const span = spans.at(-1);
		if (span === undefined || piece.wildcard.startsWith('**'))
			spans.push([piece]);
		else
			span.push(piece);
	}
	return spans;
}
function singleCharacter(token, character) {
	if (token === '?')
		return character;
	const [, negation = '', members] = /^\[([!^]?)(.+)\]$/su.exec(token) ?? [];
	if (members === undefined)
		return literal(token.length > 1 ? token.replace('\\', '') : token);
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].filter(([, from = '', to = from]) => codeOf(from) <= codeOf(to));
	const set = ranges.map(([, from = '', to = from]) => `${literal(from)}-${literal(to)}`).join('');
	return `(?=${character})[${negation && '^'}${set}]`;
}
const codeOf = (character) => character.codePointAt(0);
const literal = (character) => `\\u{${codeOf(character).toString(16)}}`;

function listProblem(text) {
	const items = itemsOfList(text.trim());
	if (items === undefined)
		return undefined;
	const given = `${inBackticks(text.trim())} is a list in JSON or Python`;
	if (items.length === 0)
		return `${given}, and it is empty`;
	return `${given}; ${onePerLine(items)}`;
}
function lineProblem(line, listOf, excludedBy) {
	if (listOf !== 'paths' && line.startsWith('\\'))
		return undefined;
	const given = inBackticks(line);
	const literally = `or ${inBackticks(literalLine(line, listOf))} if it really begins so`;
	const instead = (item) => `${item === '' ? 'leave the line out' : `write ${inBackticks(item)}`}, ${literally}`;
	const isList = listProblem(line);
	if (isList !== undefined)
		return `${isList}, ${literally}`;
	if (isQuoted(line))
		return `${given} is in quotes; ${instead(plainItem(line))}`;
	if (LIST_DASH.test(line))
		return `${given} begins with the dash of a YAML list; ${instead(plainItem(line))}`;
	if (line.startsWith('!') && excludedBy !== undefined && line.length > 1)
		return `${given} begins with \`!\`, and there is no negation; write ${inBackticks(line.slice(1))} into ${inBackticks(excludedBy)}, ${literally}`;
	if (line.startsWith('!'))
		return `${given} begins with \`!\`, and there is no negation; ${instead('')}`;
	if (listOf === 'targets' && line.includes('...'))
		return `${given} has \`...\`, which is no wildcard here; write ${withoutDots(line)}, ${literally}`;
	const parts = partsOf(line, listOf);
	if (parts.length < 2)
		return undefined;
	const items = parts.map(plainItem).filter((part) => part !== '');
	if (items.length < 2)
		return `${given} has a comma at its end; write ${items.map(inBackticks)}`;
	return `${given} names several ${listOf} in one line; ${onePerLine(items)}`;
}
const QUOTED = [
	/^"(?:[^"]|\\")*"$/s,
	/^'(?:[^']|\\')*'$/s,
	/^`[^`]*`$/s,
	/^[“„][^“„”]*[“”]$/s,
	/^[‘‚][^‘‚’]*[‘’]$/s,
];
const isQuoted = (line) => QUOTED.some((pattern) => pattern.test(line));
const LIST_DASH = /^-(?:\s|$)/;
function plainItem(line) {
	const item = line.trim().replace(LIST_DASH, '').trim();
	return isQuoted(item) ? item.slice(1, -1).trim() : item;
}
const literalLine = (line, listOf) => listOf === 'paths' ? `?${line.slice(1)}` : `\\${line}`;
function withoutDots(pattern) {
	const glob = inBackticks(pattern.replaceAll('...', '**'));
	const folder = /^(.*[^/])\/\.\.\.$/.exec(pattern)?.[1];
	if (folder === undefined)
		return glob;
	return `${glob} and ${inBackticks(`${folder}:*`)}`;
}
const MAX_SHOWN_ITEMS = 5;
function onePerLine(items) {
	const shown = items.slice(0, MAX_SHOWN_ITEMS).map(inBackticks).join(', ');
	return `write one per line: ${shown}${items.length > MAX_SHOWN_ITEMS ? ', …' : ''}`;
}
function partsOf(line, listOf) {
	switch (listOf) {
		case 'names':
			return [line];
		case 'owners':
			return line.startsWith('@') ? line.split(/[,;\s]+(?=@)/) : [line];
		case 'targets': {
			const labels = line.split(/[,;]?\s+(?=\/\/|@)/);
			return labels.length > 1 ? labels : splitAtCommas(line);
		}
		case 'paths': {
			const folded = line.split(/(?<=\/|\*\*)\s+/);
			return folded.length > 1 ? folded : splitAtCommas(line);
		}
	}
}
function splitAtCommas(line) {
	const text = /^\[([^[\]]*)\]$/s.exec(line)?.[1] ?? line;
	const closings = closingBrackets(text);
	const parts = [];
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		at = closings.get(at) ?? at;
		const next = text[at + 1];
		if (text[at] !== ',' || (next !== undefined && !/\s/.test(next)))
			continue;
		parts.push(text.slice(start, at));
		start = at + 1;
	}
	return [...parts, text.slice(start)];
}
const CLOSING = { '(': ')', '[': ']', '{': '}' };
function closingBrackets(text) {
	const closings = new Map();
	const open = [];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		const closing = CLOSING[character];
		const last = open.at(-1);
		if (closing !== undefined)
			open.push({ at, closing });
		else if (character === last?.closing) {
			closings.set(last.at, at);
			open.pop();
		}
	}
	return closings;
}
const TEXT = /[bfru]{0,2}(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/i.source;
const ITEM = `(?:${TEXT}|-?\\d+(?:\\.\\d+)?|true|false|null|None)`;
const FLAT_LIST = new RegExp(`^\\[\\s*(?:${ITEM}\\s*(?:,\\s*${ITEM}\\s*)*(?:,\\s*)?)?\\]$`, 'i');
function itemsOfList(text) {
	if (!text.startsWith('[') || !text.endsWith(']'))
		return undefined;
	try {
		const list = JSON.parse(text);
		return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
	}
	catch {
		if (!FLAT_LIST.test(text))
			return undefined;
	}
	const items = text.match(new RegExp(ITEM, 'gi')) ?? [];
	return items.map((item) => item.replace(/^[bfru]{0,2}(["'])(.*)\1$/i, '$2'));
}

const peq = new Uint32Array(0x10000);
const myers_32 = (a, b) => {
	const n = a.length;
	const m = b.length;
	const lst = 1 << (n - 1);
	let pv = -1;
	let mv = 0;
	let sc = n;
	let i = n;
	while (i--) {
		peq[a.charCodeAt(i)] |= 1 << i;
	}
	for (i = 0; i < m; i++) {
		let eq = peq[b.charCodeAt(i)];
		const xv = eq | mv;
		eq |= ((eq & pv) + pv) ^ pv;
		mv |= ~(eq | pv);
		pv &= eq;
		if (mv & lst) {
			sc++;
		}
		if (pv & lst) {
			sc--;
		}
		mv = (mv << 1) | 1;
		pv = (pv << 1) | ~(xv | mv);
		mv &= xv;
	}
	i = n;
	while (i--) {
		peq[a.charCodeAt(i)] = 0;
	}
	return sc;
};
const myers_x = (b, a) => {
	const n = a.length;
	const m = b.length;
	const mhc = [];
	const phc = [];
	const hsize = Math.ceil(n / 32);
	const vsize = Math.ceil(m / 32);
	for (let i = 0; i < hsize; i++) {
		phc[i] = -1;
		mhc[i] = 0;
	}
	let j = 0;
	for (; j < vsize - 1; j++) {
		let mv = 0;
		let pv = -1;
		const start = j * 32;
		const vlen = Math.min(32, m) + start;
		for (let k = start; k < vlen; k++) {
			peq[b.charCodeAt(k)] |= 1 << k;
		}
		for (let i = 0; i < n; i++) {
			const eq = peq[a.charCodeAt(i)];
			const pb = (phc[(i / 32) | 0] >>> i) & 1;
			const mb = (mhc[(i / 32) | 0] >>> i) & 1;
			const xv = eq | mv;
			const xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
			let ph = mv | ~(xh | pv);
			let mh = pv & xh;
			if ((ph >>> 31) ^ pb) {
				phc[(i / 32) | 0] ^= 1 << i;
			}
			if ((mh >>> 31) ^ mb) {
				mhc[(i / 32) | 0] ^= 1 << i;
			}
			ph = (ph << 1) | pb;
			mh = (mh << 1) | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (let k = start; k < vlen; k++) {
			peq[b.charCodeAt(k)] = 0;
		}
	}
	let mv = 0;
	let pv = -1;
	const start = j * 32;
	const vlen = Math.min(32, m - start) + start;
	for (let k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] |= 1 << k;
	}
	let score = m;
	for (let i = 0; i < n; i++) {
		const eq = peq[a.charCodeAt(i)];
		const pb = (phc[(i / 32) | 0] >>> i) & 1;
		const mb = (mhc[(i / 32) | 0] >>> i) & 1;
		const xv = eq | mv;
		const xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
		let ph = mv | ~(xh | pv);
		let mh = pv & xh;
		score += (ph >>> (m - 1)) & 1;
		score -= (mh >>> (m - 1)) & 1;
		if ((ph >>> 31) ^ pb) {
			phc[(i / 32) | 0] ^= 1 << i;
		}
		if ((mh >>> 31) ^ mb) {
			mhc[(i / 32) | 0] ^= 1 << i;
		}
		ph = (ph << 1) | pb;
		mh = (mh << 1) | mb;
		pv = mh | ~(xv | ph);
		mv = ph & xv;
	}
	for (let k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] = 0;
	}
	return score;
};
const distance = (a, b) => {
	if (a.length < b.length) {
		const tmp = b;
		b = a;
		a = tmp;
	}
	if (b.length === 0) {
		return a.length;
	}
	if (a.length <= 32) {
		return myers_32(a, b);
	}
	return myers_x(a, b);
};

function nearest(word, known) {
	const given = plain(word).replace(/^\W+|\W+$/g, '');
	const closest = closestTo(given, known);
	if (closest === undefined || given === '')
		return undefined;
	const { name: near, edits } = closest;
	const few = Math.min(MAX_EDITS, Math.ceil(Math.min(given.length, near.length) / 3));
	if (edits <= few || beginAlike(given, plain(near)))
		return near;
	const parts = wordParts(given);
	const holding = known.filter((name) => {
		const all = wordParts(plain(name));
		return given.length * 4 > name.length && parts.every((part) => all.includes(part));
	});
	return holding.length === 1 ? holding[0] : undefined;
}
const plain = (word) => word.toLowerCase().replaceAll('-', '_');
function beginAlike(one, other) {
	const length = Math.max(4, Math.ceil(Math.max(one.length, other.length) / 2));
	return one.length >= length && one.slice(0, length) === other.slice(0, length);
}
const wordParts = (word) => word.split(/[^a-z0-9]+/);
const MAX_EDITS = 3;
function misspelt(word, known, maxEdits = MAX_EDITS) {
	const closest = closestTo(word, known);
	return closest && closest.edits <= maxEdits ? closest.name : undefined;
}
const closestTo = (word, known) => known
	.map((name) => ({ name, edits: distance(plain(word), plain(name)) }))
	.toSorted((one, other) => one.edits - other.edits)[0];
function isOneEdit(one, other) {
	if (distance(one, other) === 1)
		return true;
	const at = [...one].findIndex((character, index) => character !== other[index]);
	const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
	return at !== -1 && swapped === other;
}
function didYouMean(word, known) {
	const meant = nearest(word, known);
	if (meant === undefined)
		return '';
	return `; did you mean \`${meant}\`?`;
}

zod.config(zod.en());

const mapped = (schema, make) => zod.pipe(schema, zod.transform(make));
const optionalField = (schema) => mapped(zod.nullish(schema), (value) => value ?? undefined);
const lenientField = (schema) => zod._catch(zod.optional(schema), undefined);
function mismatch(data, error, schema) {
	const { path = [], message = 'unknown' } = error.issues[0] ?? {};
	const field = path.reduce((value, key) => Object(value)[key], data);
	const where = path.length === 0 ? 'its body' : `\`${path.join('.')}\``;
	return `${where} does not match ${schema} (${field === undefined ? 'it is missing' : message})`;
}

const FILE_LIMIT_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 1000;
const TOO_DEEP = `more than ${MAX_DEPTH} lists and objects within each other`;
const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\[]{}'].map((char) => char.charCodeAt(0));
function isTooDeep(bytes, maxDepth = MAX_DEPTH) {
	if (hasFewOpeners(bytes, maxDepth))
		return false;
	let depth = 0;
	let inString = false;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE)
			inString = !inString;
		else if (byte === BACKSLASH && inString)
			at++;
		else if (inString)
			continue;
		else if (byte === LIST || byte === OBJECT)
			depth++;
		else if (byte === LIST_END || byte === OBJECT_END)
			depth--;
		if (depth > maxDepth)
			return true;
	}
	return false;
}
function hasFewOpeners(bytes, max) {
	let count = 0;
	for (const opener of [LIST, OBJECT])
		for (let at = bytes.indexOf(opener); at !== -1; at = bytes.indexOf(opener, at + 1))
			if (++count > max)
				return false;
	return true;
}

function invalidUtf8At(bytes) {
	if (node_buffer.isUtf8(bytes))
		return undefined;
	const copy = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
	const differs = bytes.findIndex((byte, index) => byte !== copy[index]);
	let valid = differs === -1 ? bytes.length : differs;
	while (valid > 0 && !node_buffer.isUtf8(bytes.subarray(0, valid)))
		valid--;
	return valid;
}

class FileWriter {
	path;
	#partial;
	#file;
	#isOpen = true;
	#explain;
	#redact;
	constructor(path, explain, redact) {
		this.#redact = redact;
		this.path = path;
		this.#explain = explain;
		this.#partial = `${path}.${Math.random().toString(36).slice(2)}.partial`;
		this.#file = node_fs.openSync(this.#partial, 'wx');
	}
	write(text) {
		this.#append(redactJson(text, this.#redact));
	}
	writeHeader(names) {
		this.#append(names);
	}
	#append(text) {
		try {
			node_fs.appendFileSync(this.#file, text);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	commit() {
		try {
			this.#close();
			node_fs.renameSync(this.#partial, this.path);
		}
		catch (error) {
			throw this.#explain(error);
		}
	}
	discard() {
		this.#close();
		node_fs.rmSync(this.#partial, { force: true });
	}
	#close() {
		if (this.#isOpen)
			node_fs.closeSync(this.#file);
		this.#isOpen = false;
	}
}

const MAX_ENTRIES = 500_000;
function folderOf(glob) {
	const folder = /^(?:[^*?[\]{}\\/]*\/)*/.exec(glob)?.[0] ?? '';
	if (folder === '' || folder === '/')
		return folder || '.';
	return folder.slice(0, -1);
}
function findFiles(root, glob, ignoreCase = false) {
	const folder = folderOf(glob);
	if (!node_fs.statSync(node_path.resolve(root, folder), { throwIfNoEntry: false })?.isDirectory())
		return [];
	const prefix = folder === '.' && !glob.startsWith('./') ? '' : `${folder.replace(/\/$/, '')}/`;
	const rest = glob.slice(prefix.length);
	const matches = compileGlobs([rest], 'path', ignoreCase);
	const depth = rest.includes('**') ? Number.POSITIVE_INFINITY : rest.split('/').length;
	const paths = [];
	const folders = [''];
	let entries = 0;
	for (const inner of folders) {
		const level = inner.split('/').length;
		for (const entry of node_fs.readdirSync(node_path.resolve(root, folder, inner), { withFileTypes: true })) {
			if (++entries > MAX_ENTRIES)
				throw new RangeError(`more than ${MAX_ENTRIES} entries`);
			const path = `${inner}${entry.name}`;
			if (!entry.isDirectory()) {
				if (matches(path))
					paths.push(`${prefix}${path}`);
			}
			else if (level < depth)
				folders.push(`${path}/`);
		}
	}
	return paths.sort();
}

const realpath = node_fs.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = node_fs.constants.O_RDONLY | (node_fs.constants.O_NOFOLLOW ?? 0) | (node_fs.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there';
const PRIVATE_FOLDERS = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i;
const shownPath = (path) => JSON.stringify(truncate(path, 500));
class MissingFileError extends ActionError {
	constructor(input, path, isCheckedOut, options) {
		const file = `there is no file ${shownPath(path)}`;
		const problem = isCheckedOut ? file : `${file}, because the workspace is empty`;
		const remedy = isCheckedOut
			? 'Check the path, and that an earlier step wrote the file.'
			: 'If the file is in the repository, add a step with `actions/checkout` before this one.';
		const title = 'A file is missing';
		super('invalid-input', { title, request: `Reading \`${input}\``, problem, remedy }, options);
	}
}
class Workspace {
	root;
	#temp;
	#redact;
	#platform;
	#own;
	#named = new Map();
	constructor(root, temp, redact, platform = process.platform) {
		this.root = root;
		this.#temp = temp;
		this.#redact = redact;
		this.#platform = platform;
	}
	own(name) {
		this.#own ??= node_fs.mkdtempSync(node_path.join(this.#temp, 'merge-queue-action-'));
		return node_path.join(this.#own, name);
	}
	#locate(input, path) {
		const wanted = node_path.resolve(this.root, path);
		let real;
		try {
			real = realpath(wanted);
		}
		catch (cause) {
			const { code } = cause;
			if (code === 'ENOENT' || code === 'ENOTDIR') {
				const isCheckedOut = node_path.isAbsolute(path) || childrenOf(this.root).length > 0;
				throw new MissingFileError(input, path, isCheckedOut, { cause });
			}
			throw wrongPath(input, path, `it cannot be examined (${code})`, cause);
		}
		this.#refuseOutside(input, path, real);
		if (!node_fs.lstatSync(real).isFile())
			throw wrongPath(input, path, 'it is not a regular file');
		return real;
	}
	async *chunks(input, path, limit = MAX_FILE_BYTES) {
		const refuseAbove = (size) => {
			if (size > limit)
				throw tooMuch(input, path, `${size} bytes; the limit is ${limit}`);
		};
		const file = await node_fs.promises.open(this.#locate(input, path), READ_FLAGS).catch((cause) => {
			throw wrongPath(input, path, `it cannot be opened (${cause.code})`, cause);
		});
		try {
			const opened = await file.stat();
			const seen = node_fs.lstatSync(this.#locate(input, path));
			if (!opened.isFile() || !isSame(opened, seen))
				throw wrongPath(input, path, 'it was replaced while it was being opened');
			refuseAbove(opened.size);
			let total = 0;
			for await (const chunk of file.createReadStream({
				highWaterMark: CHUNK_BYTES,
				autoClose: false,
			})) {
				total += chunk.length;
				refuseAbove(total);
				yield chunk;
			}
		}
		catch (error) {
			if (error instanceof ActionError)
				throw error;
			const { code, message } = error;
			throw wrongPath(input, path, `it cannot be read to its end (${code ?? message})`, error);
		}
		finally {
			await file.close();
		}
	}
	find(input, globs) {
		const shown = (path) => {
			const wanted = node_path.resolve(this.root, path);
			const name = isInside(this.root, wanted) ? node_path.relative(this.root, wanted) : wanted;
			return name.replaceAll(node_path.sep, '/');
		};
		return new Map(globs.map((glob) => [glob, this.#find(input, glob).map(shown)]));
	}
	#find(input, glob) {
		const pattern = node_path.sep === '\\' ? glob.replaceAll('\\', '/') : glob;
		if (node_fs.existsSync(node_path.resolve(this.root, pattern))) {
			this.#locate(input, pattern);
			return [pattern];
		}
		const existing = nearestExisting(node_path.resolve(this.root, folderOf(pattern)));
		if (existing === undefined)
			throw wrongPath(input, glob, NO_DRIVE);
		this.#refuseOutside(input, glob, realpath(existing));
		const isReadable = (path) => {
			try {
				this.#locate(input, path);
				return true;
			}
			catch (error) {
				if (!(error instanceof ActionError))
					throw error;
				return false;
			}
		};
		try {
			const ignoreCase = this.#platform === 'win32' || this.#platform === 'darwin';
			return findFiles(this.root, pattern, ignoreCase).filter(isReadable);
		}
		catch (cause) {
			const { code, message } = cause;
			throw wrongPath(input, glob, `its folders cannot be searched (${code ?? message})`, cause);
		}
	}
	async readText(input, path, limit = FILE_LIMIT_BYTES) {
		const parts = [];
		for await (const chunk of this.chunks(input, path, limit))
			parts.push(chunk);
		const bytes = Buffer.concat(parts);
		const at = invalidUtf8At(bytes);
		if (at === undefined)
			return new TextDecoder().decode(bytes);
		const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`;
		throw wrongPath(input, path, problem);
	}
	namesInRepository(path) {
		const given = node_path.resolve(this.root, path);
		const onTheWay = new Set([...pathsOnTheWay(given), realpath(given)]);
		return [...onTheWay].flatMap((file) => {
			const workspace = [this.root, realpath(this.root)].find((root) => isInside(root, file));
			if (workspace === undefined)
				return [];
			return namesBelow(workspace, file);
		});
	}
	async write(input, path, data) {
		return this.#writing(input, path, (real) => {
			node_fs.writeFileSync(real, redactJson(data, this.#redact));
			return real;
		});
	}
	writer(input, path) {
		return this.#writing(input, path, (real, explain) => new FileWriter(real, explain, this.#redact));
	}
	#writing(input, path, write) {
		const explain = (error) => unwritable(input, path, error);
		try {
			node_fs.mkdirSync(node_path.dirname(this.#writable(input, path)), { recursive: true });
			return write(this.#writable(input, path), explain);
		}
		catch (error) {
			throw explain(error);
		}
	}
	#writable(input, path) {
		const wanted = node_path.resolve(this.root, path);
		if (this.#platform === 'win32' && isReservedOnWindows(node_path.basename(wanted)))
			throw wrongPath(input, path, 'Windows reserves this name', undefined, 'Use another file name.');
		const existing = nearestExisting(node_path.dirname(wanted));
		if (existing === undefined)
			throw wrongPath(input, path, NO_DRIVE);
		if (!node_fs.statSync(existing).isDirectory())
			throw wrongPath(input, path, `${shownPath(node_path.basename(existing))} is a file, not a folder`);
		const real = node_path.resolve(realpath(existing), node_path.relative(existing, wanted));
		this.#refuseOutside(input, path, real);
		const link = node_fs.lstatSync(real, { throwIfNoEntry: false });
		if (link !== undefined && !link.isFile())
			throw wrongPath(input, path, 'it is not a regular file');
		return real;
	}
	refusalToWrite(input, path) {
		try {
			const real = this.#writable(input, path);
			const key = real.toLowerCase();
			const before = this.#named.get(key);
			this.#named.set(key, input);
			return before && `\`${before}\` names the same file`;
		}
		catch (error) {
			return unwritable(input, path, error).explanation.problem;
		}
	}
	#refuseOutside(input, path, real) {
		if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
			throw wrongPath(input, path, 'it is a system file');
		for (const root of [this.root, this.#temp]) {
			if (!node_fs.existsSync(root))
				continue;
			const inside = node_path.relative(realpath(root), real);
			const names = inside.split(node_path.sep);
			if (node_path.isAbsolute(inside) || names[0] === '..')
				continue;
			if (names.some((name) => PRIVATE_FOLDERS.test(name)))
				throw wrongPath(input, path, KEPT_PRIVATE);
			return;
		}
		throw wrongPath(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP');
	}
}
const NO_DRIVE = 'its drive or network share does not exist';
function nearestExisting(path, parentOf = node_path.dirname) {
	let existing = path;
	while (!node_fs.existsSync(existing)) {
		const parent = parentOf(existing);
		if (parent === existing)
			return undefined;
		existing = parent;
	}
	return existing;
}
const isReservedOnWindows = (name) => /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i.test(name) || name.includes(':');
function isInside(root, path) {
	const inside = node_path.relative(root, path);
	return !node_path.isAbsolute(inside) && inside.split(node_path.sep)[0] !== '..';
}
function pathsOnTheWay(path) {
	const paths = new Set();
	for (let at = path; !paths.has(at);) {
		paths.add(at);
		const link = firstLink(at);
		if (link === undefined)
			break;
		at = node_path.resolve(node_path.dirname(link), node_fs.readlinkSync(link), node_path.relative(link, at));
		paths.add(link);
	}
	return paths;
}
function firstLink(path) {
	const above = node_path.dirname(path) === path ? undefined : firstLink(node_path.dirname(path));
	return above ?? (node_fs.lstatSync(path).isSymbolicLink() ? path : undefined);
}
function namesBelow(workspace, path) {
	const repository = repositoryAbove(node_path.dirname(path), workspace);
	const name = node_path.relative(repository, path).replaceAll(node_path.sep, '/');
	if (repository === workspace)
		return [name];
	return [name, ...namesBelow(workspace, repository)];
}
function repositoryAbove(folder, top) {
	if (folder === top || node_fs.existsSync(node_path.join(folder, '.git')))
		return folder;
	return repositoryAbove(node_path.dirname(folder), top);
}
function childrenOf(path) {
	try {
		return node_fs.readdirSync(path);
	}
	catch {
		return [];
	}
}
const isSame = (one, other) => one.ino === other.ino && one.dev === other.dev;
function unwritable(input, path, error) {
	if (error instanceof ActionError)
		return error;
	const { code, message } = error;
	const request = `Writing \`${input}\` (${shownPath(path)})`;
	const problem = `the file cannot be written (${code ?? message})`;
	const remedy = 'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.';
	const title = 'A file cannot be written';
	return new ActionError('invalid-input', { title, request, problem, remedy }, { cause: error });
}
const tooMuch = (input, path, excess) => wrongPath(input, path, `it has ${excess}`, undefined, 'Use a smaller file.');
function wrongPath(input, path, problem, cause, remedy = 'Use a regular file inside the workspace or RUNNER_TEMP.') {
	const request = `Using \`${input}\` (${shownPath(path)})`;
	const title = 'A file cannot be used';
	return new ActionError('invalid-input', { title, request, problem, remedy }, { cause });
}

function onAbort(signal, call) {
	if (signal.aborted)
		call();
	node_events.setMaxListeners(0, signal);
	signal.addEventListener('abort', call);
	return () => signal.removeEventListener('abort', call);
}
async function unlessAborted(work, signal) {
	let stop = () => { };
	const aborted = new Promise((_, reject) => {
		stop = onAbort(signal, () => reject(signal.reason));
	});
	try {
		return await Promise.race([work, aborted]);
	}
	finally {
		stop();
	}
}

function duration(seconds) {
	const whole = Math.max(0, Math.round(seconds));
	const parts = [
		[Math.floor(whole / 86_400), 'd'],
		[Math.floor((whole % 86_400) / 3600), 'h'],
		[Math.floor((whole % 3600) / 60), 'min'],
		[whole % 60, 's'],
	];
	const first = parts.findIndex(([amount]) => amount > 0);
	if (first === -1)
		return '0 s';
	return parts
		.slice(first, first + 2)
		.filter(([amount]) => amount > 0)
		.map(([amount, unit]) => `${amount} ${unit}`)
		.join(' ');
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;

var _a;
class TimeOver extends Error {
	constructor(ms) {
		super(`${seconds(ms)} passed`);
	}
}
const MAX_PAUSE_AFTER_CANCEL_MS = 1000;
class Deadline {
	clock;
	signal;
	totalMs;
	#end;
	#hurry;
	#requests;
	constructor(clock, signal, totalMs = Number.POSITIVE_INFINITY, hurry) {
		this.clock = clock;
		this.signal = signal;
		this.totalMs = totalMs;
		this.#end = clock.monotonic() + totalMs;
		this.#hurry = hurry;
	}
	atMost(ms) {
		return ms < this.remainingMs ? this.#derive(ms) : this;
	}
	until(signal) {
		return this.#derive(this.remainingMs, AbortSignal.any([this.signal, signal]));
	}
	withRequests(left) {
		const derived = this.#derive(this.remainingMs);
		derived.#requests = { left };
		return derived;
	}
	restarted(ms) {
		return new _a(this.clock, this.signal, ms, this.#hurry);
	}
	afterCancellation(ms) {
		return new _a(this.clock, new AbortController().signal, ms, this.signal);
	}
	#derive(ms, signal = this.signal) {
		const derived = new _a(this.clock, signal, ms, this.#hurry);
		derived.#requests = this.#requests;
		return derived;
	}
	get remainingMs() {
		return this.leftUntil(0);
	}
	leftUntil(afterMs) {
		return Math.max(0, this.#end + afterMs - this.clock.monotonic());
	}
	get passed() {
		return this.remainingMs < 1;
	}
	get isCancelled() {
		return this.signal.reason instanceof RunCancelled;
	}
	get isOver() {
		return this.signal.aborted || this.passed;
	}
	get reason() {
		return this.signal.aborted ? this.signal.reason : new TimeOver(this.totalMs);
	}
	throwIfOver() {
		if (this.isOver)
			throw this.reason;
	}
	takeRequest() {
		if (this.#requests === undefined)
			return true;
		if (this.#requests.left === 0)
			return false;
		this.#requests.left--;
		return true;
	}
	async sleep(ms) {
		await this.#pause(Math.min(ms, this.remainingMs));
		this.throwIfOver();
	}
	async #pause(ms) {
		const { clock, signal } = this;
		const hurry = this.#hurry;
		if (hurry === undefined)
			return clock.sleep(ms, signal);
		const end = clock.monotonic() + ms;
		try {
			return await clock.sleep(ms, AbortSignal.any([signal, hurry]));
		}
		catch (error) {
			signal.throwIfAborted();
			if (!hurry.aborted)
				throw error;
		}
		const leftMs = Math.max(0, end - clock.monotonic());
		return clock.sleep(Math.min(leftMs, MAX_PAUSE_AFTER_CANCEL_MS), signal);
	}
	async race(work) {
		const end = new AbortController();
		const stop = Number.isFinite(this.totalMs)
			? this.clock.timer(this.remainingMs, () => end.abort(this.reason))
			: () => { };
		try {
			return await unlessAborted(work, AbortSignal.any([this.signal, end.signal]));
		}
		finally {
			stop();
		}
	}
}
_a = Deadline;
class Budget {
	#leftMs;
	#running = 0;
	#startedAt = 0;
	constructor(ms) {
		this.#leftMs = ms;
	}
	async run(deadline, work) {
		const { clock } = deadline;
		if (this.#running++ === 0)
			this.#startedAt = clock.monotonic();
		try {
			return await work(deadline.atMost(this.#leftAt(clock)));
		}
		finally {
			if (--this.#running === 0)
				this.#leftMs = this.#leftAt(clock);
		}
	}
	#leftAt(clock) {
		return Math.max(0, this.#leftMs - (clock.monotonic() - this.#startedAt));
	}
}

const NOTHING_SEEN = {};
class StackTracker {
	#stacks = new Map();
	of(number) {
		return this.#stacks.get(number) ?? NOTHING_SEEN;
	}
	note(number, stack) {
		if (stack === undefined)
			return;
		this.#stacks.set(number, { ...this.of(number), seen: stack });
		this.noteMember(number, stack.parent);
	}
	noteMember(number, branch) {
		if (branch === undefined)
			return;
		const { seen, branches } = this.of(number);
		this.#stacks.set(number, { seen, branches: new Set(branches).add(branch) });
	}
	current(ref) {
		return { ...ref, stack: this.of(ref.number) };
	}
}
const isInStack = ({ stack, targetBranch, }) => stack.seen?.base === targetBranch;
function leadsToTarget(baseBranch, ref) {
	if (baseBranch === ref.targetBranch)
		return true;
	return isInStack(ref) && (ref.stack.branches?.has(baseBranch) ?? true);
}
function stackPlace({ stack: { seen } }) {
	if (seen === undefined)
		return undefined;
	const { base, position, size } = seen;
	const stack = `in a stack on ${inBackticks(base)}`;
	if (position === undefined)
		return stack;
	if (size === undefined)
		return `${position} ${stack}`;
	return `${position} of ${size} ${stack}`;
}
function stackSentence(ref) {
	const place = stackPlace(ref);
	return place && `#${ref.number} is ${place}`;
}
function queueRef(repository, targetBranch) {
	if (targetBranch === '')
		throw new TypeError('A queue needs the name of its branch.');
	return { repository, targetBranch };
}
function pullRequestRef(repository, targetBranch, number, stack = NOTHING_SEEN) {
	if (!Number.isSafeInteger(number) || number < 1)
		throw new TypeError(`A pull request needs a number, not ${number}.`);
	return { ...queueRef(repository, targetBranch), number, stack };
}
const repositoryName = ({ owner, name }) => `${owner}/${name}`;
const queueName = ({ repository, targetBranch }) => `${repositoryName(repository)}@${targetBranch}`;
const pullRequestName = ({ number, targetBranch }) => `#${number} on ${targetBranch}`;

const PLAIN_ADDRESS = /^https?:\/\/[a-z]+(?:\.[a-z]+)*\//i;
function webLink(address) {
	if (!address || !/^https?:\/\//i.test(address))
		return undefined;
	if (PLAIN_ADDRESS.test(address))
		return address;
	if (!URL.canParse(address))
		return undefined;
	const { username, password } = new URL(address);
	if (username === '' && password === '')
		return address;
	return undefined;
}
const docsPage = (path) => `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`;

const words = (literals, ...values) => literals.flatMap((literal, index) => [
	...(literal === '' ? [] : [own(literal)]),
	...lineOf(values[index] ?? ''),
]);
function lineOf(value) {
	if (typeof value === 'string')
		return textOf(value);
	if (typeof value === 'number')
		return [{ own: String(value) }];
	return 'map' in value ? value : [value];
}
function textOf(value) {
	const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? [];
	const space = (blanks) => (blanks === '' ? [] : [{ own: ' ' }]);
	return [...space(before), ...(text === '' ? [] : [{ text }]), ...space(after)];
}
const own = (value) => ({ own: value });
const code = (value) => ({ code: String(value) });
const link = (label, url) => ({
	link: label,
	url,
});
const strong = (value) => ({ strong: lineOf(value) });
const small = (value) => ({ small: lineOf(value) });
const mention = (name) => ({ mention: name });
const prose = (message) => 
redact(message)
	.split(/`([^`]*)`/)
	.flatMap((part, index) => (index % 2 === 1 ? [code(part)] : textOf(part)));
function joined(values, separator = ' · ') {
	const lines = values.map(lineOf).filter(({ length }) => length > 0);
	return lines.flatMap((line, index) => (index === 0 ? line : [{ own: separator }, ...line]));
}
function firstLines(values, max, separator = ', ') {
	const left = values.length - max;
	const first = joined(values.slice(0, max), separator);
	return left > 0 ? words `${first} and ${left} more` : first;
}
function withSmallPrint(main, facts) {
	const below = joined(facts);
	if (below.length === 0)
		return lineOf(main);
	return [...lineOf(main), { own: '\n' }, small(below)];
}
const unbroken = (value) => [{ own: value.replaceAll(' ', '\u00a0') }];
const plainText = (value) => lineOf(value)
	.map((span) => {
	if ('strong' in span)
		return plainText(span.strong);
	if ('small' in span)
		return plainText(span.small);
	return String(Object.values(span)[0]);
})
	.join('');

const MARKS = { good: '✅', bad: '❌', warning: '⚠️', neutral: 'ℹ️' };
const failureLine = ({ request, problem }) => words `${prose(request)}: ${prose(problem)}`;
function withNext(report, failure) {
	const { next, lines = [] } = report;
	const hasNext = next !== undefined || lines.some(isPoint);
	if (failure === undefined || hasNext)
		return report;
	return { ...report, next: prose(failure.explanation.remedy) };
}
const isPoint = (line) => typeof line === 'object' && 'line' in line;
const withParts = (report, parts) => ({
	...report,
	parts: [...(report.parts ?? []), ...parts],
});
function failedAfter(report, headline, { explanation }) {
	return {
		mark: MARKS.bad,
		headline,
		lines: [failureLine(explanation)],
		next: prose(explanation.remedy),
		parts: asParts(report),
		...(report.wholeIn && { wholeIn: report.wholeIn }),
	};
}
function asParts({ mark = '', headline, lines = [], parts = [] }) {
	const verdict = strong(joined([{ own: mark }, headline], ' '));
	const paragraphs = lines.map((line) => lineOf(isPoint(line) ? line.line : line));
	return [[verdict], ...paragraphs, ...parts];
}

const SUMMARY_BUDGET_BYTES = 900 * 1024;
const OUTPUT_BUDGET_BYTES = 250 * 1024;
const POST_BUDGET_BYTES = 63_488;
const BREAK = '\u200b';
const LINKED = [
	[/@/g, `@${BREAK}`],
	[/#(?=\d)/g, `#${BREAK}`],
	[/(?<=[A-Za-z\u0080-\uffff])-(?=\d)/g, `-${BREAK}`],
	[/:(?=\S)/g, `:${BREAK}`],
	[/(?<=www)\./gi, `.${BREAK}`],
	[/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK}`],
];
const CLOSING_BYTES = 512;
function markdown(report, budgetBytes) {
	const { mark = '', headline, lines = [], next, parts = [], wholeIn = RESULT_FILE } = report;
	const budget = new ByteBudget(budgetBytes - CLOSING_BYTES);
	const heading = inline(lineOf(headline).flatMap((span) => ('strong' in span ? span.strong : [span])));
	const points = lines.map((line) => {
		if (!isPoint(line))
			return inline(line);
		return `${inline(line.line)}<br>${nextLine(line.next)}`;
	});
	const blocks = [`### ${mark === '' ? '' : `${mark} `}${heading}`];
	if (points.length > 1)
		blocks.push(points.map((point) => `- ${point}`).join('\n'));
	else
		blocks.push(...points);
	if (next !== undefined)
		blocks.push(nextLine(next));
	const top = blocks.filter((block) => budget.take([block, '']));
	return [...top, ...writtenParts(parts, budget, wholeIn)].join('\n\n');
}
const markdownParts = (parts, budgetBytes = POST_BUDGET_BYTES) => writtenParts(parts, new ByteBudget(budgetBytes - CLOSING_BYTES), RESULT_FILE).join('\n\n');
const RESULT_FILE = words `${code('result-file')} has everything`;
function writtenParts(parts, budget, wholeIn) {
	const blocks = parts.map((part) => writePart(part, budget)).filter((block) => block !== '');
	if (!budget.isExceeded)
		return blocks;
	return [...blocks, `<sub>More did not fit; ${inline(wholeIn)}.</sub>`];
}
const nextLine = (step) => `**Next:** ${inline(step)}`;
function writePart(part, budget) {
	if (typeof part === 'string' || 'map' in part)
		return fittingText(inline(part), budget);
	if ('items' in part)
		return fittingRows(part, part.items, (item) => `- ${inline(item)}`, budget);
	if ('rows' in part)
		return fittingRows(part, part.rows, tableRow, budget, tableHead(part.head));
	if ('block' in part) {
		const longest = part.block.reduce((most, line) => Math.max(most, longestFence(line)), 2);
		const fence = '`'.repeat(longest + 1);
		const head = [`${fence}${part.language ?? ''}`];
		return fittingRows(part, part.block, visible, budget, head, [fence]);
	}
	const open = `<details><summary>${inline(part.fold)}</summary>`;
	if (!budget.take([open, '', '', '</details>', '']))
		return '';
	const blocks = part.parts.map((each) => writePart(each, budget)).filter((block) => block !== '');
	if (blocks.length === 0)
		return '';
	return [open, ...blocks, '</details>'].join('\n\n');
}
const fittingText = (block, budget) => budget.take([block, '']) ? block : '';
function fittingRows({ title, total, allIn }, rows, write, budget, head = [], end = []) {
	const all = total ?? rows.length;
	const place = allIn === undefined ? '' : ` in ${inline(allIn)}`;
	const leftOut = (count) => count <= 0 ? [] : ['', `… and ${formatCount(count)} more${place}.`];
	const titled = title === undefined ? [] : [`#### ${inline(title)}`, ''];
	if (!budget.take([...titled, ...head, ...end, ...leftOut(all + 1), '']))
		return '';
	const fitting = [];
	for (const row of rows) {
		const line = write(row);
		if (!budget.take([line]))
			break;
		fitting.push(line);
	}
	if (fitting.length === 0)
		return '';
	return [...titled, ...head, ...fitting, ...end, ...leftOut(all - fitting.length)].join('\n');
}
function tableHead(columns) {
	const isNumber = (column) => typeof column === 'object' && 'number' in column;
	return [
		tableRow(columns.map((column) => (isNumber(column) ? column.number : column))),
		tableRow(columns.map((column) => ({ own: isNumber(column) ? '---:' : '---' }))),
	];
}
const tableRow = (cells) => `| ${cells.map(inline).join(' | ')} |`;
function inline(value) {
	let isAfterWord = false;
	return lineOf(value)
		.map((span) => {
		const written = writeSpan(span);
		const isBroken = isAfterWord && 'text' in span && /^[\w&]/.test(written);
		isAfterWord = 'own' in span && /[\w@#:.-]$/.test(span.own);
		return isBroken ? `&#8203;${written}` : written;
	})
		.join('');
}
function writeSpan(span) {
	if ('own' in span)
		return ownText(span.own);
	if ('text' in span)
		return escapedText(span.text);
	if ('code' in span)
		return codeSpan(span.code);
	if ('link' in span)
		return linkSpan(span);
	if ('mention' in span)
		return span.mention;
	if ('strong' in span)
		return `**${inline(span.strong)}**`;
	const fine = inline(span.small);
	return fine === '' ? '' : `<sub>${fine}</sub>`;
}
const OWN_SIGNS = {
	'\n': '<br>',
	'\u00a0': '&nbsp;',
	'\u2011': '&#8209;',
};
const ownText = (own) => own.replace(/[\n\u00a0\u2011<>&*_|[\]`~\\$]/g, (sign) => OWN_SIGNS[sign] ?? `&#${sign.charCodeAt(0)};`);
function escapedText(value) {
	const broken = LINKED.reduce((value, [pattern, replacement]) => value.replace(pattern, replacement), visible(value));
	return entities(broken).replaceAll('&#36;', '<span>&#36;</span>');
}
function codeSpan(value) {
	const content = entities(visible(value)).replace(/(?<=\S)&#64;/g, '<span>$&</span>');
	return `<code>${content}</code>`;
}
function linkSpan({ link, url, isLong = false }) {
	const label = isLong ? breakable(escapedText(link)) : escapedText(link);
	const href = webAddress(url);
	if (href === undefined)
		return label;
	return `<a href="${href.replaceAll('&', '&amp;')}">${label}</a>`;
}
const breakable = (label) => label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;');
function webAddress(address) {
	const known = webLink(address && redact(address));
	if (known === undefined)
		return undefined;
	return new URL(known).href.replace(/[^\w.~:/?#[\]@!$*+,;=%&-]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
const longestFence = (line) => Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
class ByteBudget {
	#left;
	isExceeded = false;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(lines) {
		const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
		if (bytes > this.#left) {
			this.isExceeded = true;
			return false;
		}
		this.#left -= bytes;
		return true;
	}
}
const ASCII = /^[ -~]*$/;
const invisible = () => /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const MAX_VALUE_LENGTH = 20_000;
function visible(value) {
	const line = truncate(redact(value), MAX_VALUE_LENGTH)
		.replace(/[\t\n\r\f\v ]+/g, ' ')
		.trim();
	if (ASCII.test(line))
		return line;
	return unstacked(line).replace(invisible(), (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}
const special = (word) => new RegExp(`[^${word} ,/%?._-]|(?<![${word}])[._-]|[._-](?![${word}])|(?<=[Ww]{3})\\.`, 'gu');
const ASCII_SPECIAL = special('A-Za-z\\d');
let unicodeSpecial;
function specialIn(value) {
	if (ASCII.test(value.replaceAll(BREAK, '')))
		return ASCII_SPECIAL;
	unicodeSpecial ??= special('\\p{L}\\p{N}');
	return unicodeSpecial;
}
const entities = (value) => value.replace(specialIn(value), (char) => `&#${char.codePointAt(0)};`);

function fittingElements(elements, limitBytes, jsonOf) {
	const budget = new ByteBudget(limitBytes - 1);
	const end = elements.findIndex((element) => !budget.take([jsonOf(element)]));
	if (end === -1)
		return elements;
	return elements.slice(0, end);
}

const known = (value) => ({ isKnown: true, value });
const unread = (why, error) => ({ isKnown: false, why, error });
const NO_TOKEN = unread('`github-token` is empty');
const ifKnown = (fact) => fact?.isKnown ? fact.value : undefined;

async function attemptOptional(deadline, work) {
	try {
		return { succeeded: true, value: await work };
	}
	catch (error) {
		if (deadline.isCancelled)
			throw error;
		if (error instanceof ActionError && !(error instanceof DryRunError))
			return { succeeded: false, why: error.message, error };
		const isOver = error instanceof TimeOver || error === deadline.signal.reason;
		if (!isOver || !(error instanceof Error))
			throw error;
		return { succeeded: false, why: error.message, error: undefined };
	}
}
async function bestEffort(deadline, work, onFailure) {
	const attempted = await attemptOptional(deadline, work);
	if (attempted.succeeded)
		return attempted.value;
	onFailure(attempted.why, attempted.error);
	return undefined;
}
async function readFact(deadline, reading, onFailure = () => { }) {
	const attempted = await attemptOptional(deadline, reading);
	if (attempted.succeeded)
		return known(attempted.value);
	const { why, error } = attempted;
	onFailure(why, error);
	return unread(error?.explanation.problem ?? why, error);
}

const ofStep = new node_async_hooks.AsyncLocalStorage();
const withResubmitHint = (hint, run) => ofStep.run(hint, run);
function withHint(nextStep) {
	const hint = ofStep.getStore();
	return hint === undefined ? nextStep : `${nextStep} ${hint}`;
}

const FILES_TO_WRITE = ['metrics-file', 'report-files', 'slack-payload-file'];

function compilePathPatterns(patterns) {
	const matches = compileGlobs(patterns.flatMap(withFolder));
	return (path) => matches(relativePath(path));
}
const relativePath = (path) => /^[./]/.test(path) ? path.replace(/^(?:\.?\/)+/, '') : path;
function withFolder(pattern) {
	const path = relativePath(pattern);
	if (path === '.')
		return ['**'];
	if (path === '' || path.endsWith('/'))
		return [`${path}**`];
	return /[*?]/.test(path) ? [path] : [path, `${path}/**`];
}

const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
const TEXT_LENGTH = 300;
const NEXT_LENGTH = 700;
const MAX_SLACK_LINES = 5;
const MAX_SLACK_ROWS = 10;
function slackMessage(report, { where, subject, pages }) {
	const { mark = '', headline, lines = [], parts = [] } = report;
	const points = lines.map((line) => (isPoint(line) ? line : { line, next: undefined }));
	const next = report.next ?? points[0]?.next;
	const blocks = subject === undefined ? [] : [paragraph(subject)];
	blocks.push(...bullets(undefined, points.map(({ line }) => line), MAX_SLACK_LINES));
	if (next !== undefined)
		blocks.push(paragraph(words `${strong('Next:')} ${next}`, NEXT_LENGTH));
	for (const part of parts) {
		if (typeof part === 'string' || !('items' in part || 'rows' in part))
			continue;
		const items = 'items' in part ? part.items : part.brief;
		blocks.push(...bullets(part.title, items ?? [], MAX_SLACK_ROWS, part.total));
	}
	return message(`${mark} ${where}: ${plainText(headline)}`.trim(), [...blocks, ...buttons(pages)]);
}
const payloadFile = (payload) => `${JSON.stringify(payload, null, 2)}\n`;
function message(headline, blocks) {
	const title = truncate(withoutTemplates(visible(headline)), HEADER_LENGTH);
	const header = {
		type: 'header',
		text: { type: 'plain_text', text: title, emoji: false },
	};
	const payload = { text: escapeMrkdwn(title), blocks: [header, ...blocks] };
	return JSON.parse(JSON.stringify(payload), (_, value) => typeof value === 'string' ? withoutTemplates(value) : value);
}
const withoutTemplates = (value) => value.replace(/\{(?=\{)/g, `{${BREAK}`);
function bullets(title, items, max, total = items.length) {
	const [first] = items;
	if (first === undefined)
		return [];
	if (title === undefined && items.length === 1)
		return [paragraph(first)];
	const shown = items.slice(0, max);
	const left = total - shown.length;
	if (left > 0)
		shown.push(words `${left} more`);
	const heading = title === undefined ? [] : [section(strong(title))];
	const list = {
		type: 'rich_text_list',
		style: 'bullet',
		elements: shown.map((item) => section(item)),
	};
	return [{ type: 'rich_text', elements: [...heading, list] }];
}
const paragraph = (line, maxLength = TEXT_LENGTH) => ({
	type: 'rich_text',
	elements: [section(line, maxLength)],
});
function section(line, maxLength = TEXT_LENGTH) {
	let left = maxLength;
	const elements = [];
	for (const span of flatSpans(lineOf(line))) {
		if (left <= 0)
			break;
		const element = elementOf(span, left);
		if (element.text === '')
			continue;
		left -= element.text.length;
		const last = elements.at(-1);
		if (last !== undefined && hasSameStyle(last, element))
			last.text += element.text;
		else
			elements.push(element);
	}
	return { type: 'rich_text_section', elements };
}
const hasSameStyle = (one, other) => isText(one) && isText(other) && JSON.stringify(one.style) === JSON.stringify(other.style);
const isText = (element) => element.type === 'text';
const flatSpans = (line, isBold = false) => line.flatMap((span) => {
	if ('strong' in span)
		return flatSpans(span.strong, true);
	if ('small' in span)
		return flatSpans(span.small, isBold);
	return [{ ...span, isBold }];
});
function elementOf(span, length) {
	const value = String(Object.values(span)[0]);
	const text = 'own' in span ? value : truncate(visible(value), length);
	const url = 'link' in span ? linkAddress(span.url) : undefined;
	if (url !== undefined)
		return { type: 'link', url, text };
	const style = { ...(span.isBold && { bold: true }), ...('code' in span && { code: true }) };
	if (Object.keys(style).length === 0)
		return { type: 'text', text };
	return { type: 'text', text, style };
}
function linkAddress(address) {
	const url = webAddress(address);
	return url === undefined || url.length > ADDRESS_LENGTH ? undefined : url;
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = linkAddress(address);
		if (url === undefined)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	if (elements.length === 0)
		return [];
	return [{ type: 'actions', elements }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const MAX_FIRST_PAGES = 5;
async function withMovedRows(rows, keyOf, readFirstPage) {
	const keys = new Set(rows.map(keyOf));
	let all = [...rows];
	for (let count = 0; count < MAX_FIRST_PAGES; count++) {
		const moved = (await readFirstPage()).filter((row) => !keys.has(keyOf(row)));
		if (moved.length === 0)
			break;
		for (const row of moved)
			keys.add(keyOf(row));
		all = [...moved, ...all];
	}
	return all;
}

const inParts = (items, size) => Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const csvRow = (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
const FORMULA = '[=+\\-@＝＋－＠]';
const CELL_START = new RegExp(`^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`, 'g');
const neutralizeFormula = (cell) => cell.replace(CELL_START, "'");

exports.ActionError = ActionError;
exports.BRANCH_NAME = BRANCH_NAME;
exports.Budget = Budget;
exports.Deadline = Deadline;
exports.DryRunError = DryRunError;
exports.ERROR_TITLES = ERROR_TITLES;
exports.FILES_TO_WRITE = FILES_TO_WRITE;
exports.FILE_LIMIT_BYTES = FILE_LIMIT_BYTES;
exports.HttpClient = HttpClient;
exports.InputError = InputError;
exports.LINE_BREAKS = LINE_BREAKS;
exports.MARKS = MARKS;
exports.MissingFileError = MissingFileError;
exports.NO_TOKEN = NO_TOKEN;
exports.OUTPUT_BUDGET_BYTES = OUTPUT_BUDGET_BYTES;
exports.POST_BUDGET_BYTES = POST_BUDGET_BYTES;
exports.POST_STATE = POST_STATE;
exports.RunCancelled = RunCancelled;
exports.SUMMARY_BUDGET_BYTES = SUMMARY_BUDGET_BYTES;
exports.StackTracker = StackTracker;
exports.TOO_DEEP = TOO_DEEP;
exports.TimeOver = TimeOver;
exports.WRITING_MS = WRITING_MS;
exports.Workspace = Workspace;
exports.asParts = asParts;
exports.attemptOptional = attemptOptional;
exports.bestEffort = bestEffort;
exports.branchNameProblem = branchNameProblem;
exports.capitalize = capitalize;
exports.closingBrackets = closingBrackets;
exports.code = code;
exports.compileGlobs = compileGlobs;
exports.compilePathPatterns = compilePathPatterns;
exports.csvRow = csvRow;
exports.didYouMean = didYouMean;
exports.docsPage = docsPage;
exports.duration = duration;
exports.escapeJson = escapeJson;
exports.explanationText = explanationText;
exports.failedAfter = failedAfter;
exports.failureLine = failureLine;
exports.fetch = fetch;
exports.firstLines = firstLines;
exports.firstOf = firstOf;
exports.fittingElements = fittingElements;
exports.formatCount = formatCount;
exports.globProblem = globProblem;
exports.graceMs = graceMs;
exports.hideSecrets = hideSecrets;
exports.ifKnown = ifKnown;
exports.inBackticks = inBackticks;
exports.inParts = inParts;
exports.inline = inline;
exports.invalidUtf8At = invalidUtf8At;
exports.isBrokenWord = isBrokenWord;
exports.isInStack = isInStack;
exports.isOneEdit = isOneEdit;
exports.isTooDeep = isTooDeep;
exports.joined = joined;
exports.jsonValue = jsonValue;
exports.kebabCase = kebabCase;
exports.known = known;
exports.leadsToTarget = leadsToTarget;
exports.lenientField = lenientField;
exports.lineOf = lineOf;
exports.lineProblem = lineProblem;
exports.link = link;
exports.listProblem = listProblem;
exports.mapped = mapped;
exports.markdown = markdown;
exports.markdownParts = markdownParts;
exports.mention = mention;
exports.mismatch = mismatch;
exports.misspelt = misspelt;
exports.nearest = nearest;
exports.neutralizeFormula = neutralizeFormula;
exports.onAbort = onAbort;
exports.optionalField = optionalField;
exports.own = own;
exports.parseTime = parseTime;
exports.payloadFile = payloadFile;
exports.plainText = plainText;
exports.pluralize = pluralize;
exports.prose = prose;
exports.pullRequestName = pullRequestName;
exports.pullRequestRef = pullRequestRef;
exports.queueName = queueName;
exports.queueRef = queueRef;
exports.readFact = readFact;
exports.redact = redact;
exports.redactJson = redactJson;
exports.relativePath = relativePath;
exports.repositoryName = repositoryName;
exports.sanitize = sanitize;
exports.sanitizedLine = sanitizedLine;
exports.saveState = saveState;
exports.seconds = seconds;
exports.slackMessage = slackMessage;
exports.small = small;
exports.stackPlace = stackPlace;
exports.stackSentence = stackSentence;
exports.strong = strong;
exports.systemClock = systemClock;
exports.toolkit = toolkit;
exports.truncate = truncate;
exports.unbroken = unbroken;
exports.unlessAborted = unlessAborted;
exports.unread = unread;
exports.utcMinute = utcMinute;
exports.visible = visible;
exports.webAddress = webAddress;
exports.webLink = webLink;
exports.withHint = withHint;
exports.withMovedRows = withMovedRows;
exports.withNext = withNext;
exports.withParts = withParts;
exports.withRedact = withRedact;
exports.withResubmitHint = withResubmitHint;
exports.withSmallPrint = withSmallPrint;
exports.withoutInvisible = withoutInvisible;
exports.words = words;
exports.writeOutputs = writeOutputs;
exports.writeSummary = writeSummary;


 }),

 3063:
 ((__unused_webpack_module, exports) => {



function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	const values = Object.entries(entries)
		.filter(([k, _]) => numericValues.indexOf(+k) === -1)
		.map(([_, v]) => v);
	return values;
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint")
		return value.toString();
	return value;
}
class Cached {
	constructor(getter) {
		this._getter = getter;
		this._value = undefined;
	}
	get value() {
		const getter = this._getter;
		if (getter !== undefined) {
			this._value = getter();
			this._getter = undefined;
		}
		return this._value;
	}
}
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === undefined;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
const EVALUATING =  Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = undefined;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) {
				return undefined;
			}
			if (value === undefined) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, {
				value: v,
			});
		},
		configurable: true,
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true,
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true,
	});
}
function putProp(target, key, value) {
	if (key in target)
		assignProp(target, key, value);
	else
		target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable)
			continue;
		if (desc.get) {
			deferProp(target, key, () => {
				const value = source._zod.def.shape[key];
				return value;
			});
		}
		else
			putProp(target, key, desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable)
			continue;
		if (desc.get)
			deferProp(target, key, () => source[key]);
		else
			putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false)
		return false;
	const ctor = o.constructor;
	if (ctor === undefined)
		return true;
	if (typeof ctor !== "function")
		return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false)
		return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
		return false;
	}
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o))
		return { ...o };
	if (Array.isArray(o))
		return [...o];
	if (o instanceof Map)
		return new Map(o);
	if (o instanceof Set)
		return new Set(o);
	return o;
}
const propertyKeyTypes =  new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent)
		cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params)
		return {};
	if (typeof params === "string")
		return { error: () => params };
	if (params?.message !== undefined) {
		if (params?.error !== undefined)
			throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string")
		return { ...params, error: () => params.error };
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint")
		return value.toString() + "n";
	if (typeof value === "string")
		return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
	});
}

const NUMBER_FORMAT_RANGES =  (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 3.4028234663852886e38],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) {
		throw new Error("Invalid input to extend: expected a plain object");
	}
	const checks = schema._zod.def.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) {
			if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
				throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
		}
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true)
		return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue !== true) {
			return true;
		}
	}
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true)
		return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue === false) {
			return true;
		}
	}
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check))
			break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0)
			caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) {
		(_a = issues[i]).schema ?? (_a.schema = inst);
	}
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck"))
			(_a = iss).schema ?? (_a.schema = iss.inst);
		else
			iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
	const message = iss.message
		? iss.message
		: (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
			unwrapMessage(schemaError?.(iss)) ??
			unwrapMessage(ctx?.error?.(iss)) ??
			unwrapMessage(config.customError?.(iss)) ??
			unwrapMessage(config.localeError?.(iss)) ??
			"Invalid input");
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
			continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) {
		full.input = iss.input;
	}
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str))
		return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) {
		if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
			count--;
			i++;
		}
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input))
		return "array";
	if (typeof input === "string")
		return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": {
			return Number.isNaN(data) ? "nan" : "number";
		}
		case "object": {
			if (data === null) {
				return "null";
			}
			if (Array.isArray(data)) {
				return "array";
			}
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
				return obj.constructor.name;
			}
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") {
		return {
			message: iss,
			code: "custom",
			input,
			inst,
		};
	}
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get)
			Object.defineProperty(proto, key, { ...desc, enumerable: false });
		else
			defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		},
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
		return undefined;
	},
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = undefined;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke)
					delete this[key];
				else
					Object.defineProperty(this, key, { configurable: true, writable: true, value });
				broke = broke || outer;
				return value;
			}
			catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, value });
		},
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto)
		return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = { configurable: true, writable: true, enumerable, value: undefined };
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
		},
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}

var _a$1;
const NEVER =  Object.freeze({
	status: "aborted",
});
const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			}
			catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			}
			finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, 
proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			}
			finally {
				_zodDesc.value = undefined;
			}
		}
		else if (inst._zod.traits.has(name)) {
			return;
		}
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto)
				up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k))
				continue;
			if (!(k in inst)) {
				inst[k] = proto[k].bind(inst);
			}
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {
	}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) {
				fn();
			}
			inst._zod.deferred = undefined;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp)
			pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, {
		value: (inst) => {
			if (params?.Parent && inst instanceof params.Parent)
				return true;
			return inst?._zod?.traits?.has(name);
		},
	});
	Object.defineProperty(_, "name", { value: name });
	return _;
}
class $ZodAsyncError extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}
class $ZodEncodeError extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
}
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig)
		Object.assign(globalConfig, newConfig);
	return globalConfig;
}

function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString =  new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = undefined;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
			},
		});
	}
};
const $ZodRealError = $constructor("$ZodError", initializer, undefined, {
	Parent: Error,
});

const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
		const result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise) {
			throw new $ZodAsyncError();
		}
		if (result.issues.length) {
			const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse =  _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
		let result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise)
			result = await result;
		if (result.issues.length) {
			const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync =  _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
	const result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise) {
		throw new $ZodAsyncError();
	}
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse =  _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = undefined;
				ctx = undefined;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = undefined;
			ctx = undefined;
		},
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
	let result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise)
		result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync =  _safeParseAsync($ZodRealError);

const anyString = /^[\s\S]{0,}$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _undefined$2 = /^undefined$/i;

const $ZodCheck =  $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== undefined;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date",
};
const $ZodCheckLessThan =  $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckGreaterThan =  $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckNumberFormat =  $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def); 
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst,
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) {
					payload.issues.push({
						input,
						code: "too_big",
						maximum: Number.MAX_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort,
					});
				}
				else {
					payload.issues.push({
						input,
						code: "too_small",
						minimum: Number.MIN_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort,
					});
				}
				return;
			}
		}
		if (input < minimum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_small",
				minimum,
				inclusive: true,
				inst,
				continue: !def.abort,
			});
		}
		if (input > maximum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_big",
				maximum,
				inclusive: true,
				inst,
				continue: !def.abort,
			});
		}
	};
});
const $ZodCheckMaxLength =  $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
		if (length <= def.maximum)
			return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckMinLength =  $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
			? codePointLength(input)
			: units;
		if (length >= def.minimum)
			return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckStringFormat =  $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern)
		(_a = inst._zod).check ?? (_a.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value))
				return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: def.format,
				input: payload.value,
				...(def.pattern ? { pattern: def.pattern.toString() } : {}),
				inst,
				continue: !def.abort,
			});
		});
	else
		(_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex =  $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value))
			return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckOverwrite =  $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});

const version = {
	major: 4,
	minor: 6,
	patch: 7,
};

const $ZodType =  $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def; 
	inst._zod.bag = inst._zod.bag || {}; 
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck")
		? [inst, ...(defChecks ?? [])]
		: defChecks?.length
			? [...defChecks]
			: [];
	for (const ch of checks) {
		for (const fn of ch._zod.onattach) {
			fn(inst);
		}
	}
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	}
	else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo)
				return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload))
						continue;
					const shouldRun = ch._zod.def.when(payload);
					if (!shouldRun)
						continue;
				}
				else if (isAborted) {
					continue;
				}
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) {
					throw new $ZodAsyncError();
				}
				if (asyncResult || _ instanceof Promise) {
					asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
						await _;
						const nextLen = payload.issues.length;
						if (nextLen === currLen)
							return;
						attachSchema(payload.issues, currLen, inst);
						if (!isAborted)
							isAborted = aborted(payload, currLen);
					});
				}
				else {
					const nextLen = payload.issues.length;
					if (nextLen === currLen)
						continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted)
						isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) {
				return asyncResult.then(() => {
					return payload;
				});
			}
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false)
					throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) {
				return inst._zod.parse(payload, ctx);
			}
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
				if (canary instanceof Promise) {
					return canary.then((canary) => {
						return handleCanaryResult(canary, payload, ctx);
					});
				}
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false)
					throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({ value, issues: [] }, ctx);
				if (!(r instanceof Promise))
					return toStandardResult(r, ctx);
			}
			catch (_) { }
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1,
	};
}
const $ZodString =  $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce)
			try {
				payload.value = String(payload.value);
			}
			catch (_) { }
		if (typeof payload.value === "string")
			return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
const $ZodNumber =  $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Number(payload.value);
			}
			catch (_) { }
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
			return payload;
		}
		const received = typeof input === "number"
			? Number.isNaN(input)
				? "NaN"
				: !Number.isFinite(input)
					? String(input)
					: undefined
			: undefined;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...(received ? { received } : {}),
		});
		return payload;
	};
});
const $ZodNumberFormat =  $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def); 
});
const $ZodBoolean =  $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Boolean(payload.value);
			}
			catch (_) { }
		const input = payload.value;
		if (typeof input === "boolean")
			return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
const $ZodUndefined =  $constructor("$ZodUndefined", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _undefined$2;
	inst._zod.values = new Set([undefined]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined")
			return payload;
		payload.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
const $ZodUnknown =  $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever =  $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length)
		return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
				if (n > max && ch._zod.def.when(payload)) {
					const start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = false;
					attachSchema(payload.issues, start, inst);
					return payload;
				}
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
function handleArrayResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
const $ZodArray =  $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: [],
			}, ctx);
			if (result instanceof Promise) {
				proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			}
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result))
					break;
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload; 
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") {
		return;
	}
	if (result.issues.length) {
		if (optin !== undefined && isOptionalOut && !isPresent) {
			return;
		}
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === undefined) {
		if (!result.issues.length) {
			final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: undefined,
				path: [key],
			});
		}
		return;
	}
	if (result.value === undefined) {
		if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
			final.value[key] = undefined;
		}
	}
	else {
		final.value[key] = result.value;
	}
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) {
		if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
			throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		}
	}
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys),
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen))
				break;
			seen = payload.issues.length;
		}
		if (keySet.has(key))
			continue;
		if (key === "__proto__") {
			if (t === "never")
				unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({ value: input[key], issues: [] }, ctx);
		if (r instanceof Promise) {
			proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		}
		else {
			handlePropertyResult(r, payload, key, input, optin, optout);
		}
	}
	if (unrecognized.length) {
		payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			continue: true,
		});
	}
	if (!proms.length)
		return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject =  $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
					assignProp(propValues, key, new Set());
				}
				for (const v of field.values)
					propValues[key].add(v);
				if (field.optin !== undefined)
					propValues[key].add(undefined);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen))
					break;
				seen = payload.issues.length;
			}
			if (key === "__proto__")
				continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({ value: input[key], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			}
			else {
				handlePropertyResult(r, payload, key, input, optin, optout);
			}
		}
		if (!catchall) {
			return proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) {
		if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
	});
	return final;
}
const $ZodUnion =  $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
		? "defaulted"
		: zod.def.options.some((o) => o._zod.optin !== undefined)
			? "optional"
			: undefined);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) {
			return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		}
		return undefined;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
		return undefined;
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) {
			return first(payload, ctx);
		}
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: [],
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			}
			else {
				if (result.issues.length === 0)
					return result;
				results.push(result);
			}
		}
		if (!async)
			return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodTuple =  $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type",
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array",
				});
				return payload;
			}
			if (input.length > items.length) {
				payload.issues.push({
					code: "too_big",
					maximum: items.length,
					inclusive: true,
					input,
					inst,
					origin: "array",
				});
			}
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : undefined;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((rr) => {
					itemResults[i] = rr;
				}));
			}
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length)
					itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen))
						break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				}
				else {
					handleTupleResult(result, payload, i);
				}
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		}
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) {
		const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
		if (!omittable)
			return i + 1;
	}
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) {
		if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
			final.value.length = i;
		}
		else {
			break;
		}
	}
	return final;
}
const $ZodRecord =  $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) {
				if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
					recordKeys.add(typeof key === "number" ? key.toString() : key);
					if (key === "__proto__")
						continue;
					const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
					if (keyResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst,
						});
						continue;
					}
					const outKey = keyResult.value;
					if (outKey === "__proto__")
						continue;
					const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
					if (result instanceof Promise) {
						proms.push(result.then((result) => {
							if (result.issues.length) {
								payload.issues.push(...prefixIssues(key, result.issues));
							}
							payload.value[outKey] = result.value;
						}));
					}
					else {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}
				}
			}
			let unrecognized;
			for (const key in input) {
				if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__")
							continue;
						payload.value[key] = input[key];
					}
					else {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__")
					continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key))
					continue;
				let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
				if (keyResult instanceof Promise) {
					throw new Error("Async schemas not supported in object keys currently");
				}
				const checkNumericKey = typeof key === "string" && number$1.test(key) && keyResult.issues.length;
				if (checkNumericKey) {
					const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
					if (retryResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (retryResult.issues.length === 0) {
						keyResult = retryResult;
					}
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") {
						payload.value[key] = input[key];
					}
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
					else {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst,
						});
					}
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__")
					continue;
				const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((result) => {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}));
				}
				else {
					if (result.issues.length) {
						payload.issues.push(...prefixIssues(key, result.issues));
					}
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
});
const $ZodEnum =  $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst,
		});
		return payload;
	};
});
const $ZodLiteral =  $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length
			? `^(${vals
				.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o))
				.join("|")})$`
			: "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst,
		});
		return payload;
	};
});
const $ZodTransform =  $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			throw new $ZodEncodeError(inst.constructor.name);
		}
		const _out = def.transform(payload.value, payload);
		if (ctx.async) {
			const output = _out instanceof Promise ? _out : Promise.resolve(_out);
			return output.then((output) => {
				payload.value = output;
				return payload;
			});
		}
		if (_out instanceof Promise) {
			throw new $ZodAsyncError();
		}
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? undefined : result.value;
	return payload;
}
const $ZodOptional =  $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, undefined]) : undefined;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === undefined) {
			if (def.innerType._zod.optin !== "defaulted")
				return payload;
			const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
			if (result instanceof Promise)
				return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable =  $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null)
			return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault =  $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		if (payload.value === undefined) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleDefaultResult(result, def));
		}
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === undefined) {
		payload.value = def.defaultValue;
	}
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo)
			payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: {
			issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())),
		},
		input: payload.value,
	});
	return payload;
}
const $ZodCatch =  $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleCatchResult(payload, result, def, ctx));
		}
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe =  $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handlePipeResult(right, def.in, ctx));
			}
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) {
			return left.then((left) => handlePipeResult(left, def.out, ctx));
		}
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec =  $constructor("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		const direction = ctx.direction || "forward";
		if (direction === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) {
				return left.then((left) => handleCodecAResult(left, def, ctx));
			}
			return handleCodecAResult(left, def, ctx);
		}
		else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handleCodecAResult(right, def, ctx));
			}
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	const direction = ctx.direction || "forward";
	if (direction === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		}
		return handleCodecTxResult(result, transformed, def.out, ctx);
	}
	else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		}
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodLazy =  $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner)
			d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
	inst._zod.parse = (payload, ctx) => {
		const inner = inst._zod.innerType;
		return inner._zod.run(payload, ctx);
	};
});
const $ZodCustom =  $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) {
			return r.then((r) => handleRefineResult(r, payload, input, inst));
		}
		handleRefineResult(r, payload, input, inst);
		return;
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst, 
			path: [...(inst._zod.def.path ?? [])], 
			continue: !inst._zod.def.abort,
		};
		if (inst._zod.def.params)
			_iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

const error = () => {
	const Sizable = {
		string: { unit: "characters", verb: "to have" },
		file: { unit: "bytes", verb: "to have" },
		array: { unit: "items", verb: "to have" },
		set: { unit: "items", verb: "to have" },
		map: { unit: "entries", verb: "to have" },
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input",
	};
	const TypeDictionary = {
		nan: "NaN",
	};
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
			return String(input);
		}
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = getTypeName(issue.expected);
				const receivedType = parsedType(issue.input);
				const received = getTypeName(receivedType, issue.input);
				return `Invalid input: expected ${expected}, received ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1)
					return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing)
					return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				}
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") {
					return `Invalid string: must start with "${_issue.prefix}"`;
				}
				if (_issue.format === "ends_with")
					return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes")
					return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex")
					return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of":
				return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys":
				return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key":
				return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
					const opts = issue.options.map((o) => `'${o}'`).join(" | ");
					return `Invalid discriminator value. Expected ${opts}`;
				}
				if (issue.inclusive === false) {
					return "Invalid input: more than one option matched";
				}
				return "Invalid input";
			case "invalid_element":
				return `Invalid value in ${issue.origin}`;
			default:
				return `Invalid input`;
		}
	};
};
function en () {
	return {
		localeError: error(),
	};
}

var _a;
class $ZodRegistry {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.set(meta.id, schema);
		}
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.delete(meta.id);
		}
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...(this.get(p) ?? {}) };
			delete pm.id; 
			const f = { ...pm, ...this._map.get(schema) };
			return Object.keys(f).length ? f : undefined;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
}
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

function snapshotChecks(def) {
	if (def.checks)
		def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
function _number(Class, params) {
	return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params),
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params),
	});
}
function _undefined$1(Class, params) {
	return new Class({
		type: "undefined",
		...normalizeParams(params),
	});
}
function _unknown(Class) {
	return new Class({
		type: "unknown",
	});
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params),
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true,
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false,
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true,
	});
}
function _positive(params) {
	return _gt(0, params);
}
function _maxLength(maximum, params) {
	const ch = new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum,
	});
	return ch;
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum,
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern,
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx,
	});
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true); 
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn: fn,
		...norm,
	});
	return schema;
}
function _refine(Class, fn, _params) {
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn: fn,
		...normalizeParams(_params),
	});
	return schema;
}
function describe$1(description) {
	const ch = new $ZodCheck({ check: "describe" });
	ch._zod.onattach = [
		(inst) => {
			const existing = globalRegistry.get(inst) ?? {};
			globalRegistry.add(inst, { ...existing, description });
		},
	];
	ch._zod.check = () => { }; 
	return ch;
}
function _stringbool(Classes, _params) {
	const params = normalizeParams(_params);
	let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
	let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
	if (params.case !== "sensitive") {
		truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
		falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
	}
	const truthySet = new Set(truthyArray);
	const falsySet = new Set(falsyArray);
	const _Codec = Classes.Codec ?? $ZodCodec;
	const _Boolean = Classes.Boolean ?? $ZodBoolean;
	const _String = Classes.String ?? $ZodString;
	const stringSchema = new _String({ type: "string", error: params.error });
	const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
	const codec = new _Codec({
		type: "pipe",
		in: stringSchema,
		out: booleanSchema,
		transform: ((input, payload) => {
			let data = input;
			if (params.case !== "sensitive")
				data = data.toLowerCase();
			if (truthySet.has(data)) {
				return true;
			}
			else if (falsySet.has(data)) {
				return false;
			}
			else {
				payload.issues.push({
					code: "invalid_value",
					expected: "stringbool",
					values: [...truthySet, ...falsySet],
					input: payload.value,
					inst: codec,
					continue: false,
				});
				return {};
			}
		}),
		reverseTransform: ((input, _payload) => {
			if (input === true) {
				return truthyArray[0] || "true";
			}
			else {
				return falsyArray[0] || "false";
			}
		}),
		error: params.error,
	});
	codec._zod.bag.truthy = truthyArray;
	codec._zod.bag.falsy = falsyArray;
	codec._zod.bag.case = params.case ?? "insensitive";
	return codec;
}

const ZodMiniType =  $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod)
		throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [
				...(def.checks ?? []),
				...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
			],
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
});
const ZodMiniString =  $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function string(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniNumber =  $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
function number(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat =  $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean =  $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUndefined =  $constructor("ZodMiniUndefined", (inst, def) => {
	$ZodUndefined.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _undefined(params) {
	return _undefined$1(ZodMiniUndefined, params);
}
const ZodMiniUnknown =  $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniNever =  $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
function never(params) {
	return _never(ZodMiniNever, params);
}
const ZodMiniArray =  $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element: element,
		...normalizeParams(params),
	});
}
const ZodMiniObject =  $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params),
	};
	return new ZodMiniObject(def);
}
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params),
	});
}
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params),
	});
}
function extend(schema, shape) {
	return extend$1(schema, shape);
}
const ZodMiniUnion =  $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options: options,
		...normalizeParams(params),
	});
}
const ZodMiniTuple =  $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	const rest = hasRest ? _paramsOrRest : null;
	return new ZodMiniTuple({
		type: "tuple",
		items: items,
		rest,
		...normalizeParams(params),
	});
}
const ZodMiniRecord =  $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) {
		return new ZodMiniRecord({
			type: "record",
			keyType: string(),
			valueType: keyType,
			...normalizeParams(valueType),
		});
	}
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType: valueType,
		...normalizeParams(params),
	});
}
const ZodMiniEnum =  $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params),
	});
}
const ZodMiniLiteral =  $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params),
	});
}
const ZodMiniTransform =  $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn,
	});
}
const ZodMiniOptional =  $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType: innerType,
	});
}
const ZodMiniNullable =  $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType: innerType,
	});
}
function nullish(innerType) {
	return optional(nullable(innerType));
}
const ZodMiniDefault =  $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType: innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		},
	});
}
const ZodMiniCatch =  $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType: innerType,
		catchValue: (typeof catchValue === "function" ? catchValue : constantCatch(catchValue)),
	});
}
const ZodMiniPipe =  $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out: out,
	});
}
const ZodMiniCodec =  $constructor("ZodMiniCodec", (inst, def) => {
	ZodMiniPipe.init(inst, def);
	$ZodCodec.init(inst, def);
});
const ZodMiniLazy =  $constructor("ZodMiniLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _lazy(getter) {
	return new ZodMiniLazy({
		type: "lazy",
		getter: getter,
	});
}
const ZodMiniCustom =  $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
function custom(fn, _params) {
	return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
const describe = describe$1;
const stringbool = (...args) => _stringbool({
	Codec: ZodMiniCodec,
	Boolean: ZodMiniBoolean,
	String: ZodMiniString,
}, ...args);

exports.NEVER = NEVER;
exports._catch = _catch;
exports._default = _default;
exports._enum = _enum;
exports._gte = _gte;
exports._lazy = _lazy;
exports._lte = _lte;
exports._maxLength = _maxLength;
exports._minLength = _minLength;
exports._positive = _positive;
exports._regex = _regex;
exports._toLowerCase = _toLowerCase;
exports._toUpperCase = _toUpperCase;
exports._trim = _trim;
exports._undefined = _undefined;
exports.array = array;
exports.boolean = boolean;
exports.config = config;
exports.custom = custom;
exports.describe = describe;
exports.en = en;
exports.extend = extend;
exports.int = int;
exports.literal = literal;
exports.looseObject = looseObject;
exports.nullable = nullable;
exports.nullish = nullish;
exports.number = number;
exports.object = object;
exports.optional = optional;
exports.parse = parse;
exports.pipe = pipe;
exports.record = record;
exports.refine = refine;
exports.safeParse = safeParse;
exports.safeParseAsync = safeParseAsync;
exports.strictObject = strictObject;
exports.string = string;
exports.stringbool = stringbool;
exports.transform = transform;
exports.tuple = tuple;
exports.union = union;
exports.unknown = unknown;


 })

 	});
 	
 	var __webpack_module_cache__ = {};
 	
 	
 	function __nccwpck_require__(moduleId) {
 		
 		var cachedModule = __webpack_module_cache__[moduleId];
 		if (cachedModule !== undefined) {
 			return cachedModule.exports;
 		}
 		
 		var module = __webpack_module_cache__[moduleId] = {
 			
 			
 			exports: {}
 		};
 	
 		
 		var threw = true;
 		try {
 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
 			threw = false;
 		} finally {
 			if(threw) delete __webpack_module_cache__[moduleId];
 		}
 	
 		
 		return module.exports;
 	}
 	
 	
 	__nccwpck_require__.m = __webpack_modules__;
 	
 	
 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
 	
 	
 	(() => {
 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
 		var leafPrototypes;
 		
 		
 		
 		
 		
 		
 		__nccwpck_require__.t = function(value, mode) {
 			if(mode & 1) value = this(value);
 			if(mode & 8) return value;
 			if(typeof value === 'object' && value) {
 				if((mode & 4) && value.__esModule) return value;
 				if((mode & 16) && typeof value.then === 'function') return value;
 			}
 			var ns = Object.create(null);
 			__nccwpck_require__.r(ns);
 			var def = {};
 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
 			}
 			def['default'] = () => (value);
 			__nccwpck_require__.d(ns, def);
 			return ns;
 		};
 	})();
 	
 	
 	(() => {
 		
 		__nccwpck_require__.d = (exports, definition) => {
 			for(var key in definition) {
 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
 				}
 			}
 		};
 	})();
 	
 	
 	(() => {
 		__nccwpck_require__.f = {};
 		
 		
 		__nccwpck_require__.e = (chunkId) => {
 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
 				__nccwpck_require__.f[key](chunkId, promises);
 				return promises;
 			}, []));
 		};
 	})();
 	
 	
 	(() => {
 		
 		__nccwpck_require__.u = (chunkId) => {
 			
 			return "" + chunkId + ".index.js";
 		};
 	})();
 	
 	
 	(() => {
 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
 	})();
 	
 	
 	(() => {
 		
 		__nccwpck_require__.r = (exports) => {
 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
 			}
 			Object.defineProperty(exports, '__esModule', { value: true });
 		};
 	})();
 	
 	
 	(() => {
 		
 		
 		
 		
 		var installedChunks = {
 			792: 1
 		};
 		
 		
 		
 		var installChunk = (chunk) => {
 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
 			for(var moduleId in moreModules) {
 				if(__nccwpck_require__.o(moreModules, moduleId)) {
 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
 				}
 			}
 			if(runtime) runtime(__nccwpck_require__);
 			for(var i = 0; i < chunkIds.length; i++)
 				installedChunks[chunkIds[i]] = 1;
 		
 		};
 		
 		
 		__nccwpck_require__.f.require = (chunkId, promises) => {
 			
 			if(!installedChunks[chunkId]) {
 				if(true) { 
 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
 				} else installedChunks[chunkId] = 1;
 			}
 		};
 		
 		
 		
 		
 		
 		
 	})();
 	
var __webpack_exports__ = {};


const common = __nccwpck_require__(4516);

process.exitCode = 1;
const core = { ...common.toolkit, saveState: common.saveState, writeOutputs: common.writeOutputs, writeSummary: common.writeSummary };
const cancellation = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
	process.on(name, () => cancellation.abort(new common.RunCancelled(name)));
}
const fail = (problem) => {
	common.hideSecrets(core).log.error(`Internal error of the action: ${problem instanceof Error ? problem.stack : problem}`);
	process.exit(1);
};
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
const inPostStep = /[\\/]post\.js$/.test(process.argv[1] ?? '');
const runner = {
	core,
	env: process.env,
	clock: common.systemClock,
	signal: cancellation.signal,
	random: Math.random,
};
const run = async () => inPostStep
	? (await __nccwpck_require__.e( 54).then(__nccwpck_require__.t.bind(__nccwpck_require__, 7054, 23))).postMain(runner)
	: (await Promise.all([__nccwpck_require__.e(599), __nccwpck_require__.e(749)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4749, 23))).main(runner);
run().then((proven) => {
	if (proven)
		process.exitCode = 0;
	process.stdout.write('', () => process.exit());
}, fail);

module.exports = __webpack_exports__;
 })()
;