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

 9248:
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

const ofStep = new node_async_hooks.AsyncLocalStorage();
const withRedact = (redact, run) => ofStep.run(redact, run);
const redact = (text, isCut) => ofStep.getStore()?.(text, isCut) ?? text;

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
	if (isDocument$1(text))
		return redactValues(text, redact);
	const lines = text.split('\n').map((line) => ({ line, isJson: isDocument$1(unseparated(line)) }));
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
const isDocument$1 = (text) => /^\s*[[{]/.test(text) && jsonValue(text) !== undefined;
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
	const shown = JSON.stringify(truncate(given, 60));
	return `must be a branch such as main, but is ${shown}${reasonAgainst(name)}`;
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
function lineProblem(line, listOf) {
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
function misspelt(word, known) {
	const closest = closestTo(word, known);
	if (closest && closest.edits <= MAX_EDITS)
		return closest.name;
	return undefined;
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

const maybe = (schema) => zod._catch(zod.optional(schema), undefined);
const mapped = (schema, make) => zod.pipe(schema, zod.transform(make));
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
	const found = [];
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
					found.push(`${prefix}${path}`);
			}
			else if (level < depth)
				folders.push(`${path}/`);
		}
	}
	return found.sort();
}

const realpath = node_fs.realpathSync.native;
const CHUNK_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 16 * 1024 ** 3;
const READ_FLAGS = node_fs.constants.O_RDONLY | (node_fs.constants.O_NOFOLLOW ?? 0) | (node_fs.constants.O_NONBLOCK ?? 0);
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there';
const PRIVATE_FOLDERS = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i;
const shownPath = (path) => JSON.stringify(truncate(path, 500));
const FILES_TO_WRITE = ['metrics-file', 'report-files', 'slack-payload-file'];
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
	async text(input, path, limit = FILE_LIMIT_BYTES) {
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
		const limited = this.#derive(this.remainingMs);
		limited.#requests = { left };
		return limited;
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

class StackTracker {
	#memories = new Map();
	of(number) {
		const memory = this.#memories.get(number) ?? { seen: undefined };
		this.#memories.set(number, memory);
		return memory;
	}
}
function noteStack(memory, stack) {
	if (stack === undefined)
		return;
	memory.seen = stack;
	noteMember(memory, stack.parent);
}
function noteMember(memory, branch) {
	if (branch !== undefined)
		memory.branches = new Set(memory.branches).add(branch);
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
function pullRequestRef(repository, targetBranch, number, stack = { seen: undefined }) {
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
const prose = (message) => message
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
const BREAK$1 = '\u200b';
const LINKED = [
	[/@/g, `@${BREAK$1}`],
	[/#(?=\d)/g, `#${BREAK$1}`],
	[/(?<=[A-Za-z\u0080-\uffff])-(?=\d)/g, `-${BREAK$1}`],
	[/:(?=\S)/g, `:${BREAK$1}`],
	[/(?<=www)\./gi, `.${BREAK$1}`],
	[/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK$1}`],
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
	if (ASCII.test(value.replaceAll(BREAK$1, '')))
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

const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
const TEXT_LENGTH = 300;
const MAX_SLACK_LINES = 5;
const MAX_SLACK_ROWS = 10;
function slackMessage(report, { where, subject, pages }) {
	const { mark = '', headline, lines = [], parts = [] } = report;
	const points = lines.map((line) => (isPoint(line) ? line : { line, next: undefined }));
	const next = report.next ?? points[0]?.next;
	const blocks = subject === undefined ? [] : [paragraph(subject)];
	blocks.push(...bullets(undefined, points.map(({ line }) => line), MAX_SLACK_LINES));
	if (next !== undefined)
		blocks.push(paragraph(words `${strong('Next:')} ${next}`));
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
const withoutTemplates = (value) => value.replace(/\{(?=\{)/g, `{${BREAK$1}`);
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
		elements: shown.map(section),
	};
	return [{ type: 'rich_text', elements: [...heading, list] }];
}
const paragraph = (line) => ({
	type: 'rich_text',
	elements: [section(line)],
});
function section(line) {
	let left = TEXT_LENGTH;
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

const inParts = (items, size) => Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const csvRow = (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
const FORMULA = '[=+\\-@＝＋－＠]';
const CELL_START = new RegExp(`^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`, 'g');
const neutralizeFormula = (cell) => cell.replace(CELL_START, "'");

const ALIAS = Symbol.for('yaml.alias');
const DOC = Symbol.for('yaml.document');
const MAP = Symbol.for('yaml.map');
const PAIR = Symbol.for('yaml.pair');
const SCALAR$1 = Symbol.for('yaml.scalar');
const SEQ = Symbol.for('yaml.seq');
const NODE_TYPE = Symbol.for('yaml.node.type');
const isAlias = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SCALAR$1;
const isSeq = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SEQ;
function isCollection(node) {
	if (node && typeof node === 'object')
		switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ:
				return true;
		}
	return false;
}
function isNode(node) {
	if (node && typeof node === 'object')
		switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR$1:
			case SEQ:
				return true;
		}
	return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove node');
function visit(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
		if (cd === REMOVE)
			node.contents = null;
	}
	else
		visit_(null, node, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== 'symbol') {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === 'number')
					i = ci - 1;
				else if (ci === BREAK)
					return BREAK;
				else if (ci === REMOVE) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		}
		else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_('key', node.key, visitor, path);
			if (ck === BREAK)
				return BREAK;
			else if (ck === REMOVE)
				node.key = null;
			const cv = visit_('value', node.value, visitor, path);
			if (cv === BREAK)
				return BREAK;
			else if (cv === REMOVE)
				node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === 'object' &&
		(visitor.Collection || visitor.Node || visitor.Value)) {
		return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
	}
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === 'function')
		return visitor(key, node, path);
	if (isMap(node))
		return visitor.Map?.(key, node, path);
	if (isSeq(node))
		return visitor.Seq?.(key, node, path);
	if (isPair(node))
		return visitor.Pair?.(key, node, path);
	if (isScalar(node))
		return visitor.Scalar?.(key, node, path);
	if (isAlias(node))
		return visitor.Alias?.(key, node, path);
	return undefined;
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection(parent)) {
		parent.items[key] = node;
	}
	else if (isPair(parent)) {
		if (key === 'key')
			parent.key = node;
		else
			parent.value = node;
	}
	else if (isDocument(parent)) {
		parent.contents = node;
	}
	else {
		const pt = isAlias(parent) ? 'alias' : 'scalar';
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}

const escapeChars = {
	'!': '%21',
	',': '%2C',
	'[': '%5B',
	']': '%5D',
	'{': '%7B',
	'}': '%7D'
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, ch => escapeChars[ch]);
class Directives {
	constructor(yaml, tags) {
		this.docStart = null;
		this.docEnd = false;
		this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
		this.tags = Object.assign({}, Directives.defaultTags, tags);
	}
	clone() {
		const copy = new Directives(this.yaml, this.tags);
		copy.docStart = this.docStart;
		return copy;
	}
	atDocument() {
		const res = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case '1.1':
				this.atNextDocument = true;
				break;
			case '1.2':
				this.atNextDocument = false;
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: '1.2'
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				break;
		}
		return res;
	}
	add(line, onError) {
		if (this.atNextDocument) {
			this.yaml = { explicit: Directives.defaultYaml.explicit, version: '1.1' };
			this.tags = Object.assign({}, Directives.defaultTags);
			this.atNextDocument = false;
		}
		const parts = line.trim().split(/[ \t]+/);
		const name = parts.shift();
		switch (name) {
			case '%TAG': {
				if (parts.length !== 2) {
					onError(0, '%TAG directive should contain exactly two parts');
					if (parts.length < 2)
						return false;
				}
				const [handle, prefix] = parts;
				this.tags[handle] = prefix;
				return true;
			}
			case '%YAML': {
				this.yaml.explicit = true;
				if (parts.length !== 1) {
					onError(0, '%YAML directive should contain exactly one part');
					return false;
				}
				const [version] = parts;
				if (version === '1.1' || version === '1.2') {
					this.yaml.version = version;
					return true;
				}
				else {
					const isValid = /^\d+\.\d+$/.test(version);
					onError(6, `Unsupported YAML version ${version}`, isValid);
					return false;
				}
			}
			default:
				onError(0, `Unknown directive ${name}`, true);
				return false;
		}
	}
	tagName(source, onError) {
		if (source === '!')
			return '!'; 
		if (source[0] !== '!') {
			onError(`Not a valid tag: ${source}`);
			return null;
		}
		if (source[1] === '<') {
			const verbatim = source.slice(2, -1);
			if (verbatim === '!' || verbatim === '!!') {
				onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
				return null;
			}
			if (source[source.length - 1] !== '>')
				onError('Verbatim tags must end with a >');
			return verbatim;
		}
		const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
		if (!suffix)
			onError(`The ${source} tag has no suffix`);
		const prefix = this.tags[handle];
		if (prefix) {
			try {
				return prefix + decodeURIComponent(suffix);
			}
			catch (error) {
				onError(String(error));
				return null;
			}
		}
		if (handle === '!')
			return source; 
		onError(`Could not resolve tag: ${source}`);
		return null;
	}
	tagString(tag) {
		for (const [handle, prefix] of Object.entries(this.tags)) {
			if (tag.startsWith(prefix))
				return handle + escapeTagName(tag.substring(prefix.length));
		}
		return tag[0] === '!' ? tag : `!<${tag}>`;
	}
	toString(doc) {
		const lines = this.yaml.explicit
			? [`%YAML ${this.yaml.version || '1.2'}`]
			: [];
		const tagEntries = Object.entries(this.tags);
		let tagNames;
		if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
			const tags = {};
			visit(doc.contents, (_key, node) => {
				if (isNode(node) && node.tag)
					tags[node.tag] = true;
			});
			tagNames = Object.keys(tags);
		}
		else
			tagNames = [];
		for (const [handle, prefix] of tagEntries) {
			if (handle === '!!' && prefix === 'tag:yaml.org,2002:')
				continue;
			if (!doc || tagNames.some(tn => tn.startsWith(prefix)))
				lines.push(`%TAG ${handle} ${prefix}`);
		}
		return lines.join('\n');
	}
}
Directives.defaultYaml = { explicit: false, version: '1.2' };
Directives.defaultTags = { '!!': 'tag:yaml.org,2002:' };

function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const sa = JSON.stringify(anchor);
		const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = new Set();
	visit(root, {
		Value(_key, node) {
			if (node.anchor)
				anchors.add(node.anchor);
		}
	});
	return anchors;
}
function findNewAnchor(prefix, exclude) {
	for (let i = 1; true; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name))
			return name;
	}
}
function createNodeAnchors(doc, prefix) {
	const aliasObjects = [];
	const sourceObjects = new Map();
	let prevAnchors = null;
	return {
		onAnchor: (source) => {
			aliasObjects.push(source);
			prevAnchors ?? (prevAnchors = anchorNames(doc));
			const anchor = findNewAnchor(prefix, prevAnchors);
			prevAnchors.add(anchor);
			return anchor;
		},
		setAnchors: () => {
			for (const source of aliasObjects) {
				const ref = sourceObjects.get(source);
				if (typeof ref === 'object' &&
					ref.anchor &&
					(isScalar(ref.node) || isCollection(ref.node))) {
					ref.node.anchor = ref.anchor;
				}
				else {
					const error = new Error('Failed to resolve repeated object (this should not happen)');
					error.source = source;
					throw error;
				}
			}
		},
		sourceObjects
	};
}

function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === 'object') {
		if (Array.isArray(val)) {
			for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === undefined)
					delete val[i];
				else if (v1 !== v0)
					val[i] = v1;
			}
		}
		else if (val instanceof Map) {
			for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === undefined)
					val.delete(k);
				else if (v1 !== v0)
					val.set(k, v1);
			}
		}
		else if (val instanceof Set) {
			for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === undefined)
					val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
		}
		else {
			for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === undefined)
					delete val[k];
				else if (v1 !== v0)
					val[k] = v1;
			}
		}
	}
	return reviver.call(obj, key, val);
}

function toJS(value, arg, ctx) {
	if (Array.isArray(value))
		return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === 'function') {
		if (!ctx || !hasAnchor(value))
			return value.toJSON(arg, ctx);
		const data = { aliasCount: 0, count: 1, res: undefined };
		ctx.anchors.set(value, data);
		ctx.onCreate = res => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate)
			ctx.onCreate(res);
		return res;
	}
	if (typeof value === 'bigint' && !ctx?.keep)
		return Number(value);
	return value;
}

class NodeBase {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range)
			copy.range = this.range.slice();
		return copy;
	}
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc))
			throw new TypeError('A document argument is required');
		const ctx = {
			anchors: new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
		};
		const res = toJS(this, '', ctx);
		if (typeof onAnchor === 'function')
			for (const { count, res } of ctx.anchors.values())
				onAnchor(res, count);
		return typeof reviver === 'function'
			? applyReviver(reviver, { '': res }, '', res)
			: res;
	}
}

class Alias extends NodeBase {
	constructor(source) {
		super(ALIAS);
		this.source = source;
		Object.defineProperty(this, 'tag', {
			set() {
				throw new Error('Alias nodes cannot have tags');
			}
		});
	}
	resolve(doc, ctx) {
		if (ctx?.maxAliasCount === 0)
			throw new ReferenceError('Alias resolution is disabled');
		let nodes;
		if (ctx?.aliasResolveCache) {
			nodes = ctx.aliasResolveCache;
		}
		else {
			nodes = [];
			visit(doc, {
				Node: (_key, node) => {
					if (isAlias(node) || hasAnchor(node))
						nodes.push(node);
				}
			});
			if (ctx)
				ctx.aliasResolveCache = nodes;
		}
		let found = undefined;
		for (const node of nodes) {
			if (node === this)
				break;
			if (node.anchor === this.source)
				found = node;
		}
		if (found && ctx) {
			const { anchors, doc, maxAliasCount } = ctx;
			let data = anchors.get(found);
			if (!data) {
				toJS(found, null, ctx);
				data = anchors.get(found);
			}
			if (data?.res === undefined) {
				const msg = 'This should not happen: Alias anchor was not resolved?';
				throw new ReferenceError(msg);
			}
			if (maxAliasCount >= 0) {
				data.count += 1;
				if (data.aliasCount === 0)
					data.aliasCount = getAliasCount(doc, found, anchors);
				if (data.count * data.aliasCount > maxAliasCount) {
					const msg = 'Excessive alias count indicates a resource exhaustion attack';
					throw new ReferenceError(msg);
				}
			}
		}
		return found;
	}
	toJSON(_arg, ctx) {
		if (!ctx)
			return { source: this.source };
		const source = this.resolve(ctx.doc, ctx);
		if (!source) {
			const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw new ReferenceError(msg);
		}
		return ctx.anchors.get(source).res;
	}
	toString(ctx, _onComment, _onChompKeep) {
		const src = `*${this.source}`;
		if (ctx) {
			anchorIsValid(this.source);
			if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new Error(msg);
			}
			if (ctx.implicitKey)
				return `${src} `;
		}
		return src;
	}
}
function getAliasCount(doc, node, anchors) {
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	}
	else if (isCollection(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count)
				count = c;
		}
		return count;
	}
	else if (isPair(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}

const isScalarValue = (value) => !value || (typeof value !== 'function' && typeof value !== 'object');
class Scalar extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
		this.value = value;
	}
	toJSON(arg, ctx) {
		return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
	}
	toString() {
		return String(this.value);
	}
}
Scalar.BLOCK_FOLDED = 'BLOCK_FOLDED';
Scalar.BLOCK_LITERAL = 'BLOCK_LITERAL';
Scalar.PLAIN = 'PLAIN';
Scalar.QUOTE_DOUBLE = 'QUOTE_DOUBLE';
Scalar.QUOTE_SINGLE = 'QUOTE_SINGLE';

const defaultTagPrefix = 'tag:yaml.org,2002:';
function findTagObject(value, tagName, tags) {
	if (tagName) {
		const match = tags.filter(t => t.tag === tagName);
		const tagObj = match.find(t => !t.format) ?? match[0];
		if (!tagObj)
			throw new Error(`Tag ${tagName} not found`);
		return tagObj;
	}
	return tags.find(t => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
	if (isDocument(value))
		value = value.contents;
	if (isNode(value))
		return value;
	if (isPair(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
		map.items.push(value);
		return map;
	}
	if (value instanceof String ||
		value instanceof Number ||
		value instanceof Boolean ||
		(typeof BigInt !== 'undefined' && value instanceof BigInt) 
	) {
		value = value.valueOf();
	}
	const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
	let ref = undefined;
	if (aliasDuplicateObjects && value && typeof value === 'object') {
		ref = sourceObjects.get(value);
		if (ref) {
			ref.anchor ?? (ref.anchor = onAnchor(value));
			return new Alias(ref.anchor);
		}
		else {
			ref = { anchor: null, node: null };
			sourceObjects.set(value, ref);
		}
	}
	if (tagName?.startsWith('!!'))
		tagName = defaultTagPrefix + tagName.slice(2);
	let tagObj = findTagObject(value, tagName, schema.tags);
	if (!tagObj) {
		if (value && typeof value.toJSON === 'function') {
			value = value.toJSON();
		}
		if (!value || typeof value !== 'object') {
			const node = new Scalar(value);
			if (ref)
				ref.node = node;
			return node;
		}
		tagObj =
			value instanceof Map
				? schema[MAP]
				: Symbol.iterator in Object(value)
					? schema[SEQ]
					: schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode
		? tagObj.createNode(ctx.schema, value, ctx)
		: typeof tagObj?.nodeClass?.from === 'function'
			? tagObj.nodeClass.from(ctx.schema, value, ctx)
			: new Scalar(value);
	if (tagName)
		node.tag = tagName;
	else if (!tagObj.default)
		node.tag = tagObj.tag;
	if (ref)
		ref.node = node;
	return node;
}

function collectionFromPath(schema, path, value) {
	let v = value;
	for (let i = path.length - 1; i >= 0; --i) {
		const k = path[i];
		if (typeof k === 'number' && Number.isInteger(k) && k >= 0) {
			const a = [];
			a[k] = v;
			v = a;
		}
		else {
			v = new Map([[k, v]]);
		}
	}
	return createNode(v, undefined, {
		aliasDuplicateObjects: false,
		keepUndefined: false,
		onAnchor: () => {
			throw new Error('This should not happen, please report a bug.');
		},
		schema,
		sourceObjects: new Map()
	});
}
const isEmptyPath = (path) => path == null ||
	(typeof path === 'object' && !!path[Symbol.iterator]().next().done);
class Collection extends NodeBase {
	constructor(type, schema) {
		super(type);
		Object.defineProperty(this, 'schema', {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	clone(schema) {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (schema)
			copy.schema = schema;
		copy.items = copy.items.map(it => isNode(it) || isPair(it) ? it.clone(schema) : it);
		if (this.range)
			copy.range = this.range.slice();
		return copy;
	}
	addIn(path, value) {
		if (isEmptyPath(path))
			this.add(value);
		else {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (isCollection(node))
				node.addIn(rest, value);
			else if (node === undefined && this.schema)
				this.set(key, collectionFromPath(this.schema, rest, value));
			else
				throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
	deleteIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0)
			return this.delete(key);
		const node = this.get(key, true);
		if (isCollection(node))
			return node.deleteIn(rest);
		else
			throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
	}
	getIn(path, keepScalar) {
		const [key, ...rest] = path;
		const node = this.get(key, true);
		if (rest.length === 0)
			return !keepScalar && isScalar(node) ? node.value : node;
		else
			return isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
	}
	hasAllNullValues(allowScalar) {
		return this.items.every(node => {
			if (!isPair(node))
				return false;
			const n = node.value;
			return (n == null ||
				(allowScalar &&
					isScalar(n) &&
					n.value == null &&
					!n.commentBefore &&
					!n.comment &&
					!n.tag));
		});
	}
	hasIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0)
			return this.has(key);
		const node = this.get(key, true);
		return isCollection(node) ? node.hasIn(rest) : false;
	}
	setIn(path, value) {
		const [key, ...rest] = path;
		if (rest.length === 0) {
			this.set(key, value);
		}
		else {
			const node = this.get(key, true);
			if (isCollection(node))
				node.setIn(rest, value);
			else if (node === undefined && this.schema)
				this.set(key, collectionFromPath(this.schema, rest, value));
			else
				throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
}

const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, '#');
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment))
		return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith('\n')
	? indentComment(comment, indent)
	: comment.includes('\n')
		? '\n' + indentComment(comment, indent)
		: (str.endsWith(' ') ? '' : ' ') + comment;

const FOLD_FLOW = 'flow';
const FOLD_BLOCK = 'block';
const FOLD_QUOTED = 'quoted';
function foldFlowLines(text, indent, mode = 'flow', { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0)
		return text;
	if (lineWidth < minContentWidth)
		minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep)
		return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === 'number') {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
			folds.push(0);
		else
			end = lineWidth - indentAtStart;
	}
	let split = undefined;
	let prev = undefined;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === FOLD_BLOCK) {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1)
			end = i + endStep;
	}
	for (let ch; (ch = text[(i += 1)]);) {
		if (mode === FOLD_QUOTED && ch === '\\') {
			escStart = i;
			switch (text[i + 1]) {
				case 'x':
					i += 3;
					break;
				case 'u':
					i += 5;
					break;
				case 'U':
					i += 9;
					break;
				default:
					i += 1;
			}
			escEnd = i;
		}
		if (ch === '\n') {
			if (mode === FOLD_BLOCK)
				i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = undefined;
		}
		else {
			if (ch === ' ' &&
				prev &&
				prev !== ' ' &&
				prev !== '\n' &&
				prev !== '\t') {
				const next = text[i + 1];
				if (next && next !== ' ' && next !== '\n' && next !== '\t')
					split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = undefined;
				}
				else if (mode === FOLD_QUOTED) {
					while (prev === ' ' || prev === '\t') {
						prev = ch;
						ch = text[(i += 1)];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j])
						return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = undefined;
				}
				else {
					overflow = true;
				}
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow)
		onOverflow();
	if (folds.length === 0)
		return text;
	if (onFold)
		onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0)
			res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === FOLD_QUOTED && escapedFolds[fold])
				res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === ' ' || ch === '\t') {
		if (i < start + indent) {
			ch = text[++i];
		}
		else {
			do {
				ch = text[++i];
			} while (ch && ch !== '\n');
			end = i;
			start = i + 1;
			ch = text[start];
		}
	}
	return end;
}

const getFoldOptions = (ctx, isBlock) => ({
	indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
	lineWidth: ctx.options.lineWidth,
	minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0)
		return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit)
		return false;
	for (let i = 0, start = 0; i < strLen; ++i) {
		if (str[i] === '\n') {
			if (i - start > limit)
				return true;
			start = i + 1;
			if (strLen - start <= limit)
				return false;
		}
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON)
		return json;
	const { implicitKey } = ctx;
	const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
	const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
	let str = '';
	let start = 0;
	for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
		if (ch === ' ' && json[i + 1] === '\\' && json[i + 2] === 'n') {
			str += json.slice(start, i) + '\\ ';
			i += 1;
			start = i;
			ch = '\\';
		}
		if (ch === '\\')
			switch (json[i + 1]) {
				case 'u':
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case '0000':
								str += '\\0';
								break;
							case '0007':
								str += '\\a';
								break;
							case '000b':
								str += '\\v';
								break;
							case '001b':
								str += '\\e';
								break;
							case '0085':
								str += '\\N';
								break;
							case '00a0':
								str += '\\_';
								break;
							case '2028':
								str += '\\L';
								break;
							case '2029':
								str += '\\P';
								break;
							default:
								if (code.substr(0, 2) === '00')
									str += '\\x' + code.substr(2);
								else
									str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case 'n':
					if (implicitKey ||
						json[i + 2] === '"' ||
						json.length < minMultiLineLength) {
						i += 1;
					}
					else {
						str += json.slice(start, i) + '\n\n';
						while (json[i + 2] === '\\' &&
							json[i + 3] === 'n' &&
							json[i + 4] !== '"') {
							str += '\n';
							i += 2;
						}
						str += indent;
						if (json[i + 2] === ' ')
							str += '\\';
						i += 1;
						start = i + 1;
					}
					break;
				default:
					i += 1;
			}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey
		? str
		: foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false ||
		(ctx.implicitKey && value.includes('\n')) ||
		/[ \t]\n|\n[ \t]/.test(value) 
	)
		return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey
		? res
		: foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false)
		qs = doubleQuotedString;
	else {
		const hasDouble = value.includes('"');
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle)
			qs = singleQuotedString;
		else if (hasSingle && !hasDouble)
			qs = doubleQuotedString;
		else
			qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
let blockEndNewlines;
try {
	blockEndNewlines = new RegExp('(^|(?<!\n))\n+(?!\n|$)', 'g');
}
catch {
	blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) {
		return quotedString(value, ctx);
	}
	const indent = ctx.indent ||
		(ctx.forceBlockIndent || containsDocumentMarker(value) ? '  ' : '');
	const literal = blockQuote === 'literal'
		? true
		: blockQuote === 'folded' || type === Scalar.BLOCK_FOLDED
			? false
			: type === Scalar.BLOCK_LITERAL
				? true
				: !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value)
		return literal ? '|\n' : '>\n';
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== '\n' && ch !== '\t' && ch !== ' ')
			break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf('\n');
	if (endNlPos === -1) {
		chomp = '-'; 
	}
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = '+'; 
		if (onChompKeep)
			onChompKeep();
	}
	else {
		chomp = ''; 
	}
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === '\n')
			end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === ' ')
			startWithSpace = true;
		else if (ch === '\n')
			startNlPos = startEnd;
		else
			break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	const indentSize = indent ? '2' : '1'; 
	let header = (startWithSpace ? indentSize : '') + chomp;
	if (comment) {
		header += ' ' + commentString(comment.replace(/ ?[\r\n]+/g, ' '));
		if (onComment)
			onComment();
	}
	if (!literal) {
		const foldedValue = value
			.replace(/\n+/g, '\n$&')
			.replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, '$1$2') 
			.replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== 'folded' && type !== Scalar.BLOCK_FOLDED) {
			foldOptions.onOverflow = () => {
				literalFallback = true;
			};
		}
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback)
			return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if ((implicitKey && value.includes('\n')) ||
		(inFlow && /[[\]{},]/.test(value))) {
		return quotedString(value, ctx);
	}
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
		return implicitKey || inFlow || !value.includes('\n')
			? quotedString(value, ctx)
			: blockString(item, ctx, onComment, onChompKeep);
	}
	if (!implicitKey &&
		!inFlow &&
		type !== Scalar.PLAIN &&
		value.includes('\n')) {
		return blockString(item, ctx, onComment, onChompKeep);
	}
	if (containsDocumentMarker(value)) {
		if (indent === '') {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		}
		else if (implicitKey && indent === indentStep) {
			return quotedString(value, ctx);
		}
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== 'tag:yaml.org,2002:str' && tag.test?.test(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test))
			return quotedString(value, ctx);
	}
	return implicitKey
		? str
		: foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === 'string'
		? item
		: Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
			type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL:
				return implicitKey || inFlow
					? quotedString(ss.value, ctx) 
					: blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE:
				return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE:
				return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN:
				return plainString(ss, ctx, onComment, onChompKeep);
			default:
				return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = (implicitKey && defaultKeyType) || defaultStringType;
		res = _stringify(t);
		if (res === null)
			throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}

function createStringifyContext(doc, options) {
	const opt = Object.assign({
		blockQuote: true,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: 'PLAIN',
		directives: null,
		doubleQuotedAsJSON: false,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: 'false',
		flowCollectionPadding: true,
		indentSeq: true,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: 'null',
		simpleKeys: false,
		singleQuote: null,
		trailingComma: false,
		trueStr: 'true',
		verifyAliasOrder: true
	}, doc.schema.toStringOptions, options);
	let inFlow;
	switch (opt.collectionStyle) {
		case 'block':
			inFlow = false;
			break;
		case 'flow':
			inFlow = true;
			break;
		default:
			inFlow = null;
	}
	return {
		anchors: new Set(),
		doc,
		flowCollectionPadding: opt.flowCollectionPadding ? ' ' : '',
		indent: '',
		indentStep: typeof opt.indent === 'number' ? ' '.repeat(opt.indent) : '  ',
		inFlow,
		options: opt
	};
}
function getTagObject(tags, item) {
	if (item.tag) {
		const match = tags.filter(t => t.tag === item.tag);
		if (match.length > 0)
			return match.find(t => t.format === item.format) ?? match[0];
	}
	let tagObj = undefined;
	let obj;
	if (isScalar(item)) {
		obj = item.value;
		let match = tags.filter(t => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter(t => t.test);
			if (testMatch.length > 0)
				match = testMatch;
		}
		tagObj =
			match.find(t => t.format === item.format) ?? match.find(t => !t.format);
	}
	else {
		obj = item;
		tagObj = tags.find(t => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? 'null' : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives)
		return '';
	const props = [];
	const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag)
		props.push(doc.directives.tagString(tag));
	return props.join(' ');
}
function stringify(item, ctx, onComment, onChompKeep) {
	if (isPair(item))
		return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives)
			return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) {
			throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		}
		else {
			if (ctx.resolvedAliases)
				ctx.resolvedAliases.add(item);
			else
				ctx.resolvedAliases = new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = undefined;
	const node = isNode(item)
		? item
		: ctx.doc.createNode(item, { onTagObj: o => (tagObj = o) });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0)
		ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === 'function'
		? tagObj.stringify(node, ctx, onComment, onChompKeep)
		: isScalar(node)
			? stringifyString(node, ctx, onComment, onChompKeep)
			: node.toString(ctx, onComment, onChompKeep);
	if (!props)
		return str;
	return isScalar(node) || str[0] === '{' || str[0] === '['
		? `${props} ${str}`
		: `${props}\n${ctx.indent}${str}`;
}

function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = (isNode(key) && key.comment) || null;
	if (simpleKeys) {
		if (keyComment) {
			throw new Error('With simple keys, key nodes cannot have comments');
		}
		if (isCollection(key) || (!isNode(key) && typeof key === 'object')) {
			const msg = 'With simple keys, collection cannot be used as a key value';
			throw new Error(msg);
		}
	}
	let explicitKey = !simpleKeys &&
		(!key ||
			(keyComment && value == null && !ctx.inFlow) ||
			isCollection(key) ||
			(isScalar(key)
				? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL
				: typeof key === 'object'));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => (keyCommentDone = true), () => (chompKeep = true));
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys)
			throw new Error('With simple keys, single line scalar must not span more than 1024 characters');
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (allNullValues || value == null) {
			if (keyCommentDone && onComment)
				onComment();
			return str === '' ? '?' : explicitKey ? `? ${str}` : str;
		}
	}
	else if ((allNullValues && !simpleKeys) || (value == null && explicitKey)) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) {
			str += lineComment(str, ctx.indent, commentString(keyComment));
		}
		else if (chompKeep && onChompKeep)
			onChompKeep();
		return str;
	}
	if (keyCommentDone)
		keyComment = null;
	if (explicitKey) {
		if (keyComment)
			str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	}
	else {
		str = `${str}:`;
		if (keyComment)
			str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode(value)) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	}
	else {
		vsb = false;
		vcb = null;
		valueComment = null;
		if (value && typeof value === 'object')
			value = doc.createNode(value);
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && isScalar(value))
		ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq &&
		indentStep.length >= 2 &&
		!ctx.inFlow &&
		!explicitKey &&
		isSeq(value) &&
		!value.flow &&
		!value.tag &&
		!value.anchor) {
		ctx.indent = ctx.indent.substring(2);
	}
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => (valueCommentDone = true), () => (chompKeep = true));
	let ws = ' ';
	if (keyComment || vsb || vcb) {
		ws = vsb ? '\n' : '';
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === '' && !ctx.inFlow) {
			if (ws === '\n' && valueComment)
				ws = '\n\n';
		}
		else {
			ws += `\n${ctx.indent}`;
		}
	}
	else if (!explicitKey && isCollection(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf('\n');
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === '&' || vs0 === '!')) {
				let sp0 = valueStr.indexOf(' ');
				if (vs0 === '&' &&
					sp0 !== -1 &&
					sp0 < nl0 &&
					valueStr[sp0 + 1] === '!') {
					sp0 = valueStr.indexOf(' ', sp0 + 1);
				}
				if (sp0 === -1 || nl0 < sp0)
					hasPropsLine = true;
			}
			if (!hasPropsLine)
				ws = `\n${ctx.indent}`;
		}
	}
	else if (valueStr === '' || valueStr[0] === '\n') {
		ws = '';
	}
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment)
			onComment();
	}
	else if (valueComment && !valueCommentDone) {
		str += lineComment(str, ctx.indent, commentString(valueComment));
	}
	else if (chompKeep && onChompKeep) {
		onChompKeep();
	}
	return str;
}

function warn(logLevel, warning) {
	if (logLevel === 'debug' || logLevel === 'warn') {
		console.warn(warning);
	}
}

const MERGE_KEY = '<<';
const merge = {
	identify: value => value === MERGE_KEY ||
		(typeof value === 'symbol' && value.description === MERGE_KEY),
	default: 'key',
	tag: 'tag:yaml.org,2002:merge',
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
		addToJSMap: addMergeToJSMap
	}),
	stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) ||
	(isScalar(key) &&
		(!key.type || key.type === Scalar.PLAIN) &&
		merge.identify(key.value))) &&
	ctx?.doc.schema.tags.some(tag => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source))
		for (const it of source.items)
			mergeValue(ctx, map, it);
	else if (Array.isArray(source))
		for (const it of source)
			mergeValue(ctx, map, it);
	else
		mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source))
		throw new Error('Merge sources must be maps or map aliases');
	const srcMap = source.toJSON(null, ctx, Map);
	for (const [key, value] of srcMap) {
		if (map instanceof Map) {
			if (!map.has(key))
				map.set(key, value);
		}
		else if (map instanceof Set) {
			map.add(key);
		}
		else if (!Object.prototype.hasOwnProperty.call(map, key)) {
			Object.defineProperty(map, key, {
				value,
				writable: true,
				enumerable: true,
				configurable: true
			});
		}
	}
	return map;
}
function resolveAliasValue(ctx, value) {
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode(key) && key.addToJSMap)
		key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key))
		addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, '', ctx);
		if (map instanceof Map) {
			map.set(jsKey, toJS(value, jsKey, ctx));
		}
		else if (map instanceof Set) {
			map.add(jsKey);
		}
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
			if (stringKey in map)
				Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
			else
				map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(key, jsKey, ctx) {
	if (jsKey === null)
		return '';
	if (typeof jsKey !== 'object')
		return String(jsKey);
	if (isNode(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = new Set();
		for (const node of ctx.anchors.keys())
			strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40)
				jsonStr = jsonStr.substring(0, 36) + '..."';
			warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}

function createPair(key, value, ctx) {
	const k = createNode(key, undefined, ctx);
	const v = createNode(value, undefined, ctx);
	return new Pair(k, v);
}
class Pair {
	constructor(key, value = null) {
		Object.defineProperty(this, NODE_TYPE, { value: PAIR });
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		let { key, value } = this;
		if (isNode(key))
			key = key.clone(schema);
		if (isNode(value))
			value = value.clone(schema);
		return new Pair(key, value);
	}
	toJSON(_, ctx) {
		const pair = ctx?.mapAsMap ? new Map() : {};
		return addPairToJSMap(ctx, pair, this);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc
			? stringifyPair(this, ctx, onComment, onChompKeep)
			: JSON.stringify(this);
	}
}

function stringifyCollection(collection, ctx, options) {
	const flow = ctx.inFlow ?? collection.flow;
	const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
	return stringify(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
	const { indent, options: { commentString } } = ctx;
	const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
	let chompKeep = false; 
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (!chompKeep && item.spaceBefore)
				lines.push('');
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment)
				comment = item.comment;
		}
		else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore)
					lines.push('');
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify(item, itemCtx, () => (comment = null), () => (chompKeep = true));
		if (comment)
			str += lineComment(str, itemIndent, commentString(comment));
		if (chompKeep && comment)
			chompKeep = false;
		lines.push(blockItemPrefix + str);
	}
	let str;
	if (lines.length === 0) {
		str = flowChars.start + flowChars.end;
	}
	else {
		str = lines[0];
		for (let i = 1; i < lines.length; ++i) {
			const line = lines[i];
			str += line ? `\n${indent}${line}` : '\n';
		}
	}
	if (comment) {
		str += '\n' + indentComment(commentString(comment), indent);
		if (onComment)
			onComment();
	}
	else if (chompKeep && onChompKeep)
		onChompKeep();
	return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
	const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
	itemIndent += indentStep;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		inFlow: true,
		type: null
	});
	let reqNewline = false;
	let linesAtValue = 0;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (item.spaceBefore)
				lines.push('');
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment)
				comment = item.comment;
		}
		else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore)
					lines.push('');
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment)
					reqNewline = true;
			}
			const iv = isNode(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment)
					comment = iv.comment;
				if (iv.commentBefore)
					reqNewline = true;
			}
			else if (item.value == null && ik?.comment) {
				comment = ik.comment;
			}
		}
		if (comment)
			reqNewline = true;
		let str = stringify(item, itemCtx, () => (comment = null));
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes('\n'));
		if (i < items.length - 1) {
			str += ',';
		}
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) {
				reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) +
					(str.length + 2) >
					ctx.options.lineWidth);
			}
			if (reqNewline) {
				str += ',';
			}
		}
		if (comment)
			str += lineComment(str, itemIndent, commentString(comment));
		lines.push(str);
		linesAtValue = lines.length;
	}
	const { start, end } = flowChars;
	if (lines.length === 0) {
		return start + end;
	}
	else {
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = start;
			for (const line of lines)
				str += line ? `\n${indentStep}${indent}${line}` : '\n';
			return `${str}\n${indent}${end}`;
		}
		else {
			return `${start}${fcPadding}${lines.join(' ')}${fcPadding}${end}`;
		}
	}
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep)
		comment = comment.replace(/^\n+/, '');
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart()); 
	}
}

function findPair(items, key) {
	const k = isScalar(key) ? key.value : key;
	for (const it of items) {
		if (isPair(it)) {
			if (it.key === key || it.key === k)
				return it;
			if (isScalar(it.key) && it.key.value === k)
				return it;
		}
	}
	return undefined;
}
class YAMLMap extends Collection {
	static get tagName() {
		return 'tag:yaml.org,2002:map';
	}
	constructor(schema) {
		super(MAP, schema);
		this.items = [];
	}
	static from(schema, obj, ctx) {
		const { keepUndefined, replacer } = ctx;
		const map = new this(schema);
		const add = (key, value) => {
			if (typeof replacer === 'function')
				value = replacer.call(obj, key, value);
			else if (Array.isArray(replacer) && !replacer.includes(key))
				return;
			if (value !== undefined || keepUndefined)
				map.items.push(createPair(key, value, ctx));
		};
		if (obj instanceof Map) {
			for (const [key, value] of obj)
				add(key, value);
		}
		else if (obj && typeof obj === 'object') {
			for (const key of Object.keys(obj))
				add(key, obj[key]);
		}
		if (typeof schema.sortMapEntries === 'function') {
			map.items.sort(schema.sortMapEntries);
		}
		return map;
	}
	add(pair, overwrite) {
		let _pair;
		if (isPair(pair))
			_pair = pair;
		else if (!pair || typeof pair !== 'object' || !('key' in pair)) {
			_pair = new Pair(pair, pair?.value);
		}
		else
			_pair = new Pair(pair.key, pair.value);
		const prev = findPair(this.items, _pair.key);
		const sortEntries = this.schema?.sortMapEntries;
		if (prev) {
			if (!overwrite)
				throw new Error(`Key ${_pair.key} already set`);
			if (isScalar(prev.value) && isScalarValue(_pair.value))
				prev.value.value = _pair.value;
			else
				prev.value = _pair.value;
		}
		else if (sortEntries) {
			const i = this.items.findIndex(item => sortEntries(_pair, item) < 0);
			if (i === -1)
				this.items.push(_pair);
			else
				this.items.splice(i, 0, _pair);
		}
		else {
			this.items.push(_pair);
		}
	}
	delete(key) {
		const it = findPair(this.items, key);
		if (!it)
			return false;
		const del = this.items.splice(this.items.indexOf(it), 1);
		return del.length > 0;
	}
	get(key, keepScalar) {
		const it = findPair(this.items, key);
		const node = it?.value;
		return (!keepScalar && isScalar(node) ? node.value : node) ?? undefined;
	}
	has(key) {
		return !!findPair(this.items, key);
	}
	set(key, value) {
		this.add(new Pair(key, value), true);
	}
	toJSON(_, ctx, Type) {
		const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
		if (ctx?.onCreate)
			ctx.onCreate(map);
		for (const item of this.items)
			addPairToJSMap(ctx, map, item);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx)
			return JSON.stringify(this);
		for (const item of this.items) {
			if (!isPair(item))
				throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
		}
		if (!ctx.allNullValues && this.hasAllNullValues(false))
			ctx = Object.assign({}, ctx, { allNullValues: true });
		return stringifyCollection(this, ctx, {
			blockItemPrefix: '',
			flowChars: { start: '{', end: '}' },
			itemIndent: ctx.indent || '',
			onChompKeep,
			onComment
		});
	}
}

const map = {
	collection: 'map',
	default: true,
	nodeClass: YAMLMap,
	tag: 'tag:yaml.org,2002:map',
	resolve(map, onError) {
		if (!isMap(map))
			onError('Expected a mapping for this tag');
		return map;
	},
	createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
};

class YAMLSeq extends Collection {
	static get tagName() {
		return 'tag:yaml.org,2002:seq';
	}
	constructor(schema) {
		super(SEQ, schema);
		this.items = [];
	}
	add(value) {
		this.items.push(value);
	}
	delete(key) {
		const idx = asItemIndex(key);
		if (typeof idx !== 'number')
			return false;
		const del = this.items.splice(idx, 1);
		return del.length > 0;
	}
	get(key, keepScalar) {
		const idx = asItemIndex(key);
		if (typeof idx !== 'number')
			return undefined;
		const it = this.items[idx];
		return !keepScalar && isScalar(it) ? it.value : it;
	}
	has(key) {
		const idx = asItemIndex(key);
		return typeof idx === 'number' && idx < this.items.length;
	}
	set(key, value) {
		const idx = asItemIndex(key);
		if (typeof idx !== 'number')
			throw new Error(`Expected a valid index, not ${key}.`);
		const prev = this.items[idx];
		if (isScalar(prev) && isScalarValue(value))
			prev.value = value;
		else
			this.items[idx] = value;
	}
	toJSON(_, ctx) {
		const seq = [];
		if (ctx?.onCreate)
			ctx.onCreate(seq);
		let i = 0;
		for (const item of this.items)
			seq.push(toJS(item, String(i++), ctx));
		return seq;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx)
			return JSON.stringify(this);
		return stringifyCollection(this, ctx, {
			blockItemPrefix: '- ',
			flowChars: { start: '[', end: ']' },
			itemIndent: (ctx.indent || '') + '  ',
			onChompKeep,
			onComment
		});
	}
	static from(schema, obj, ctx) {
		const { replacer } = ctx;
		const seq = new this(schema);
		if (obj && Symbol.iterator in Object(obj)) {
			let i = 0;
			for (let it of obj) {
				if (typeof replacer === 'function') {
					const key = obj instanceof Set ? it : String(i++);
					it = replacer.call(obj, key, it);
				}
				seq.items.push(createNode(it, undefined, ctx));
			}
		}
		return seq;
	}
}
function asItemIndex(key) {
	let idx = isScalar(key) ? key.value : key;
	if (idx && typeof idx === 'string')
		idx = Number(idx);
	return typeof idx === 'number' && Number.isInteger(idx) && idx >= 0
		? idx
		: null;
}

const seq = {
	collection: 'seq',
	default: true,
	nodeClass: YAMLSeq,
	tag: 'tag:yaml.org,2002:seq',
	resolve(seq, onError) {
		if (!isSeq(seq))
			onError('Expected a sequence for this tag');
		return seq;
	},
	createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
};

const string = {
	identify: value => typeof value === 'string',
	default: true,
	tag: 'tag:yaml.org,2002:str',
	resolve: str => str,
	stringify(item, ctx, onComment, onChompKeep) {
		ctx = Object.assign({ actualString: true }, ctx);
		return stringifyString(item, ctx, onComment, onChompKeep);
	}
};

const nullTag = {
	identify: value => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: 'tag:yaml.org,2002:null',
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === 'string' && nullTag.test.test(source)
		? source
		: ctx.options.nullStr
};

const boolTag = {
	identify: value => typeof value === 'boolean',
	default: true,
	tag: 'tag:yaml.org,2002:bool',
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: str => new Scalar(str[0] === 't' || str[0] === 'T'),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test.test(source)) {
			const sv = source[0] === 't' || source[0] === 'T';
			if (value === sv)
				return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};

function stringifyNumber({ format, minFractionDigits, tag, value }) {
	if (typeof value === 'bigint')
		return String(value);
	const num = typeof value === 'number' ? value : Number(value);
	if (!isFinite(num))
		return isNaN(num) ? '.nan' : num < 0 ? '-.inf' : '.inf';
	let n = Object.is(value, -0) ? '-0' : JSON.stringify(value);
	if (!format &&
		minFractionDigits &&
		(!tag || tag === 'tag:yaml.org,2002:float') &&
		/^-?\d/.test(n) &&
		!n.includes('e')) {
		let i = n.indexOf('.');
		if (i < 0) {
			i = n.length;
			n += '.';
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0)
			n += '0';
	}
	return n;
}

const floatNaN$1 = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: str => str.slice(-3).toLowerCase() === 'nan'
		? NaN
		: str[0] === '-'
			? Number.NEGATIVE_INFINITY
			: Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp$1 = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	format: 'EXP',
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: str => parseFloat(str),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float$1 = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf('.');
		if (dot !== -1 && str[str.length - 1] === '0')
			node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: stringifyNumber
};

const intIdentify$2 = (value) => typeof value === 'bigint' || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => (intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix));
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0)
		return prefix + value.toString(radix);
	return stringifyNumber(node);
}
const intOct$1 = {
	identify: value => intIdentify$2(value) && value >= 0,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	format: 'OCT',
	test: /^0o[0-7]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: node => intStringify$1(node, 8, '0o')
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	test: /^[-+]?[0-9]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex$1 = {
	identify: value => intIdentify$2(value) && value >= 0,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	format: 'HEX',
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: node => intStringify$1(node, 16, '0x')
};

const schema$2 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];

function intIdentify$1(value) {
	return typeof value === 'bigint' || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
	{
		identify: value => typeof value === 'string',
		default: true,
		tag: 'tag:yaml.org,2002:str',
		resolve: str => str,
		stringify: stringifyJSON
	},
	{
		identify: value => value == null,
		createNode: () => new Scalar(null),
		default: true,
		tag: 'tag:yaml.org,2002:null',
		test: /^null$/,
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: value => typeof value === 'boolean',
		default: true,
		tag: 'tag:yaml.org,2002:bool',
		test: /^true$|^false$/,
		resolve: str => str === 'true',
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: true,
		tag: 'tag:yaml.org,2002:int',
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
	},
	{
		identify: value => typeof value === 'number',
		default: true,
		tag: 'tag:yaml.org,2002:float',
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: str => parseFloat(str),
		stringify: stringifyJSON
	}
];
const jsonError = {
	default: true,
	tag: '',
	test: /^/,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
};
const schema$1 = [map, seq].concat(jsonScalars, jsonError);

const binary = {
	identify: value => value instanceof Uint8Array, 
	default: false,
	tag: 'tag:yaml.org,2002:binary',
	resolve(src, onError) {
		if (typeof atob === 'function') {
			const str = atob(src.replace(/[\n\r]/g, ''));
			const buffer = new Uint8Array(str.length);
			for (let i = 0; i < str.length; ++i)
				buffer[i] = str.charCodeAt(i);
			return buffer;
		}
		else {
			onError('This environment does not support reading binary tags; either Buffer or atob is required');
			return src;
		}
	},
	stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (!value)
			return '';
		const buf = value; 
		let str;
		if (typeof btoa === 'function') {
			let s = '';
			for (let i = 0; i < buf.length; ++i)
				s += String.fromCharCode(buf[i]);
			str = btoa(s);
		}
		else {
			throw new Error('This environment does not support writing binary tags; either Buffer or btoa is required');
		}
		type ?? (type = Scalar.BLOCK_LITERAL);
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
				lines[i] = str.substr(o, lineWidth);
			}
			str = lines.join(type === Scalar.BLOCK_LITERAL ? '\n' : ' ');
		}
		return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
	}
};

function resolvePairs(seq, onError) {
	if (isSeq(seq)) {
		for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (isPair(item))
				continue;
			else if (isMap(item)) {
				if (item.items.length > 1)
					onError('Each pair must have its own sequence indicator');
				const pair = item.items[0] || new Pair(new Scalar(null));
				if (item.commentBefore)
					pair.key.commentBefore = pair.key.commentBefore
						? `${item.commentBefore}\n${pair.key.commentBefore}`
						: item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment
						? `${item.comment}\n${cn.comment}`
						: item.comment;
				}
				item = pair;
			}
			seq.items[i] = isPair(item) ? item : new Pair(item);
		}
	}
	else
		onError('Expected a sequence for this tag');
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
	pairs.tag = 'tag:yaml.org,2002:pairs';
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable))
		for (let it of iterable) {
			if (typeof replacer === 'function')
				it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				}
				else
					throw new TypeError(`Expected [key, value] tuple: ${it}`);
			}
			else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				}
				else {
					throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
				}
			}
			else {
				key = it;
			}
			pairs.items.push(createPair(key, value, ctx));
		}
	return pairs;
}
const pairs = {
	collection: 'seq',
	default: false,
	tag: 'tag:yaml.org,2002:pairs',
	resolve: resolvePairs,
	createNode: createPairs
};

class YAMLOMap extends YAMLSeq {
	constructor() {
		super();
		this.add = YAMLMap.prototype.add.bind(this);
		this.delete = YAMLMap.prototype.delete.bind(this);
		this.get = YAMLMap.prototype.get.bind(this);
		this.has = YAMLMap.prototype.has.bind(this);
		this.set = YAMLMap.prototype.set.bind(this);
		this.tag = YAMLOMap.tag;
	}
	toJSON(_, ctx) {
		if (!ctx)
			return super.toJSON(_);
		const map = new Map();
		if (ctx?.onCreate)
			ctx.onCreate(map);
		for (const pair of this.items) {
			let key, value;
			if (isPair(pair)) {
				key = toJS(pair.key, '', ctx);
				value = toJS(pair.value, key, ctx);
			}
			else {
				key = toJS(pair, '', ctx);
			}
			if (map.has(key))
				throw new Error('Ordered maps must not include duplicate keys');
			map.set(key, value);
		}
		return map;
	}
	static from(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new this();
		omap.items = pairs.items;
		return omap;
	}
}
YAMLOMap.tag = 'tag:yaml.org,2002:omap';
const omap = {
	collection: 'seq',
	identify: value => value instanceof Map,
	nodeClass: YAMLOMap,
	default: false,
	tag: 'tag:yaml.org,2002:omap',
	resolve(seq, onError) {
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs.items) {
			if (isScalar(key)) {
				if (seenKeys.includes(key.value)) {
					onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				}
				else {
					seenKeys.push(key.value);
				}
			}
		}
		return Object.assign(new YAMLOMap(), pairs);
	},
	createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

function boolStringify({ value, source }, ctx) {
	const boolObj = value ? trueTag : falseTag;
	if (source && boolObj.test.test(source))
		return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: value => value === true,
	default: true,
	tag: 'tag:yaml.org,2002:bool',
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: value => value === false,
	default: true,
	tag: 'tag:yaml.org,2002:bool',
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(false),
	stringify: boolStringify
};

const floatNaN = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === 'nan'
		? NaN
		: str[0] === '-'
			? Number.NEGATIVE_INFINITY
			: Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	format: 'EXP',
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str.replace(/_/g, '')),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, '')));
		const dot = str.indexOf('.');
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, '');
			if (f[f.length - 1] === '0')
				node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: stringifyNumber
};

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === '-' || sign === '+')
		offset += 1;
	str = str.substring(offset).replace(/_/g, '');
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16:
				str = `0x${str}`;
				break;
		}
		const n = BigInt(str);
		return sign === '-' ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === '-' ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? '-' + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
const intBin = {
	identify: intIdentify,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	format: 'BIN',
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
	stringify: node => intStringify(node, 2, '0b')
};
const intOct = {
	identify: intIdentify,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	format: 'OCT',
	test: /^[-+]?0[0-7_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
	stringify: node => intStringify(node, 8, '0')
};
const int = {
	identify: intIdentify,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex = {
	identify: intIdentify,
	default: true,
	tag: 'tag:yaml.org,2002:int',
	format: 'HEX',
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
	stringify: node => intStringify(node, 16, '0x')
};

class YAMLSet extends YAMLMap {
	constructor(schema) {
		super(schema);
		this.tag = YAMLSet.tag;
	}
	add(key) {
		let pair;
		if (isPair(key))
			pair = key;
		else if (key &&
			typeof key === 'object' &&
			'key' in key &&
			'value' in key &&
			key.value === null)
			pair = new Pair(key.key, null);
		else
			pair = new Pair(key, null);
		const prev = findPair(this.items, pair.key);
		if (!prev)
			this.items.push(pair);
	}
	get(key, keepPair) {
		const pair = findPair(this.items, key);
		return !keepPair && isPair(pair)
			? isScalar(pair.key)
				? pair.key.value
				: pair.key
			: pair;
	}
	set(key, value) {
		if (typeof value !== 'boolean')
			throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
		const prev = findPair(this.items, key);
		if (prev && !value) {
			this.items.splice(this.items.indexOf(prev), 1);
		}
		else if (!prev && value) {
			this.items.push(new Pair(key));
		}
	}
	toJSON(_, ctx) {
		return super.toJSON(_, ctx, Set);
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx)
			return JSON.stringify(this);
		if (this.hasAllNullValues(true))
			return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
		else
			throw new Error('Set items must all have null values');
	}
	static from(schema, iterable, ctx) {
		const { replacer } = ctx;
		const set = new this(schema);
		if (iterable && Symbol.iterator in Object(iterable))
			for (let value of iterable) {
				if (typeof replacer === 'function')
					value = replacer.call(iterable, value, value);
				set.items.push(createPair(value, null, ctx));
			}
		return set;
	}
}
YAMLSet.tag = 'tag:yaml.org,2002:set';
const set = {
	collection: 'map',
	identify: value => value instanceof Set,
	nodeClass: YAMLSet,
	default: false,
	tag: 'tag:yaml.org,2002:set',
	createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
	resolve(map, onError) {
		if (isMap(map)) {
			if (map.hasAllNullValues(true))
				return Object.assign(new YAMLSet(), map);
			else
				onError('Set items must all have null values');
		}
		else
			onError('Expected a mapping for this tag');
		return map;
	}
};

function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === '-' || sign === '+' ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts
		.replace(/_/g, '')
		.split(':')
		.reduce((res, p) => res * num(60) + num(p), num(0));
	return (sign === '-' ? num(-1) * res : res);
}
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === 'bigint')
		num = n => BigInt(n);
	else if (isNaN(value) || !isFinite(value))
		return stringifyNumber(node);
	let sign = '';
	if (value < 0) {
		sign = '-';
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60]; 
	if (value < 60) {
		parts.unshift(0); 
	}
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60); 
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value); 
		}
	}
	return (sign +
		parts
			.map(n => String(n).padStart(2, '0'))
			.join(':')
			.replace(/000000\d*$/, '') 
	);
}
const intTime = {
	identify: value => typeof value === 'bigint' || Number.isInteger(value),
	default: true,
	tag: 'tag:yaml.org,2002:int',
	format: 'TIME',
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
	stringify: stringifySexagesimal
};
const floatTime = {
	identify: value => typeof value === 'number',
	default: true,
	tag: 'tag:yaml.org,2002:float',
	format: 'TIME',
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: str => parseSexagesimal(str, false),
	stringify: stringifySexagesimal
};
const timestamp = {
	identify: value => value instanceof Date,
	default: true,
	tag: 'tag:yaml.org,2002:timestamp',
	test: RegExp('^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})' + 
		'(?:' + 
		'(?:t|T|[ \\t]+)' + 
		'([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)' + 
		'(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?' + 
		')?$'),
	resolve(str) {
		const match = str.match(timestamp.test);
		if (!match)
			throw new Error('!!timestamp expects a date, starting with yyyy-mm-dd');
		const [, year, month, day, hour, minute, second] = match.map(Number);
		const millisec = match[7] ? Number((match[7] + '00').substr(1, 3)) : 0;
		let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
		const tz = match[8];
		if (tz && tz !== 'Z') {
			let d = parseSexagesimal(tz, false);
			if (Math.abs(d) < 30)
				d *= 60;
			date -= 60000 * d;
		}
		return new Date(date);
	},
	stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, '') ?? ''
};

const schema = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
	binary,
	merge,
	omap,
	pairs,
	set,
	intTime,
	floatTime,
	timestamp
];

const schemas = new Map([
	['core', schema$2],
	['failsafe', [map, seq, string]],
	['json', schema$1],
	['yaml11', schema],
	['yaml-1.1', schema]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
	intTime,
	map,
	merge,
	null: nullTag,
	omap,
	pairs,
	seq,
	set,
	timestamp
};
const coreKnownTags = {
	'tag:yaml.org,2002:binary': binary,
	'tag:yaml.org,2002:merge': merge,
	'tag:yaml.org,2002:omap': omap,
	'tag:yaml.org,2002:pairs': pairs,
	'tag:yaml.org,2002:set': set,
	'tag:yaml.org,2002:timestamp': timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) {
		return addMergeTag && !schemaTags.includes(merge)
			? schemaTags.concat(merge)
			: schemaTags.slice();
	}
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags))
			tags = [];
		else {
			const keys = Array.from(schemas.keys())
				.filter(key => key !== 'yaml11')
				.map(key => JSON.stringify(key))
				.join(', ');
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) {
		for (const tag of customTags)
			tags = tags.concat(tag);
	}
	else if (typeof customTags === 'function') {
		tags = customTags(tags.slice());
	}
	if (addMergeTag)
		tags = tags.concat(merge);
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === 'string' ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName)
				.map(key => JSON.stringify(key))
				.join(', ');
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj))
			tags.push(tagObj);
		return tags;
	}, []);
}

const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
class Schema {
	constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
		this.compat = Array.isArray(compat)
			? getTags(compat, 'compat')
			: compat
				? getTags(null, compat)
				: null;
		this.name = (typeof schema === 'string' && schema) || 'core';
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, MAP, { value: map });
		Object.defineProperty(this, SCALAR$1, { value: string });
		Object.defineProperty(this, SEQ, { value: seq });
		this.sortMapEntries =
			typeof sortMapEntries === 'function'
				? sortMapEntries
				: sortMapEntries === true
					? sortMapEntriesByKey
					: null;
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
}

function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		}
		else if (doc.directives.docStart)
			hasDirectives = true;
	}
	if (hasDirectives)
		lines.push('---');
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1)
			lines.unshift('');
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ''));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives)
				lines.push('');
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ''));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? undefined : () => (chompKeep = true);
		let body = stringify(doc.contents, ctx, () => (contentComment = null), onChompKeep);
		if (contentComment)
			body += lineComment(body, '', commentString(contentComment));
		if ((body[0] === '|' || body[0] === '>') &&
			lines[lines.length - 1] === '---') {
			lines[lines.length - 1] = `--- ${body}`;
		}
		else
			lines.push(body);
	}
	else {
		lines.push(stringify(doc.contents, ctx));
	}
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes('\n')) {
				lines.push('...');
				lines.push(indentComment(cs, ''));
			}
			else {
				lines.push(`... ${cs}`);
			}
		}
		else {
			lines.push('...');
		}
	}
	else {
		let dc = doc.comment;
		if (dc && chompKeep)
			dc = dc.replace(/^\n+/, '');
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== '')
				lines.push('');
			lines.push(indentComment(commentString(dc), ''));
		}
	}
	return lines.join('\n') + '\n';
}

class Document {
	constructor(value, replacer, options) {
		this.commentBefore = null;
		this.comment = null;
		this.errors = [];
		this.warnings = [];
		Object.defineProperty(this, NODE_TYPE, { value: DOC });
		let _replacer = null;
		if (typeof replacer === 'function' || Array.isArray(replacer)) {
			_replacer = replacer;
		}
		else if (options === undefined && replacer) {
			options = replacer;
			replacer = undefined;
		}
		const opt = Object.assign({
			intAsBigInt: false,
			keepSourceTokens: false,
			logLevel: 'warn',
			prettyErrors: true,
			strict: true,
			stringKeys: false,
			uniqueKeys: true,
			version: '1.2'
		}, options);
		this.options = opt;
		let { version } = opt;
		if (options?._directives) {
			this.directives = options._directives.atDocument();
			if (this.directives.yaml.explicit)
				version = this.directives.yaml.version;
		}
		else
			this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.contents =
			value === undefined ? null : this.createNode(value, _replacer, options);
	}
	clone() {
		const copy = Object.create(Document.prototype, {
			[NODE_TYPE]: { value: DOC }
		});
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives)
			copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.contents = isNode(this.contents)
			? this.contents.clone(copy.schema)
			: this.contents;
		if (this.range)
			copy.range = this.range.slice();
		return copy;
	}
	add(value) {
		if (assertCollection(this.contents))
			this.contents.add(value);
	}
	addIn(path, value) {
		if (assertCollection(this.contents))
			this.contents.addIn(path, value);
	}
	createAlias(node, name) {
		if (!node.anchor) {
			const prev = anchorNames(this);
			node.anchor =
				!name || prev.has(name) ? findNewAnchor(name || 'a', prev) : name;
		}
		return new Alias(node.anchor);
	}
	createNode(value, replacer, options) {
		let _replacer = undefined;
		if (typeof replacer === 'function') {
			value = replacer.call({ '': value }, '', value);
			_replacer = replacer;
		}
		else if (Array.isArray(replacer)) {
			const keyToStr = (v) => typeof v === 'number' || v instanceof String || v instanceof Number;
			const asStr = replacer.filter(keyToStr).map(String);
			if (asStr.length > 0)
				replacer = replacer.concat(asStr);
			_replacer = replacer;
		}
		else if (options === undefined && replacer) {
			options = replacer;
			replacer = undefined;
		}
		const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
		const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, 
		anchorPrefix || 'a');
		const ctx = {
			aliasDuplicateObjects: aliasDuplicateObjects ?? true,
			keepUndefined: keepUndefined ?? false,
			onAnchor,
			onTagObj,
			replacer: _replacer,
			schema: this.schema,
			sourceObjects
		};
		const node = createNode(value, tag, ctx);
		if (flow && isCollection(node))
			node.flow = true;
		setAnchors();
		return node;
	}
	createPair(key, value, options = {}) {
		const k = this.createNode(key, null, options);
		const v = this.createNode(value, null, options);
		return new Pair(k, v);
	}
	delete(key) {
		return assertCollection(this.contents) ? this.contents.delete(key) : false;
	}
	deleteIn(path) {
		if (isEmptyPath(path)) {
			if (this.contents == null)
				return false;
			this.contents = null;
			return true;
		}
		return assertCollection(this.contents)
			? this.contents.deleteIn(path)
			: false;
	}
	get(key, keepScalar) {
		return isCollection(this.contents)
			? this.contents.get(key, keepScalar)
			: undefined;
	}
	getIn(path, keepScalar) {
		if (isEmptyPath(path))
			return !keepScalar && isScalar(this.contents)
				? this.contents.value
				: this.contents;
		return isCollection(this.contents)
			? this.contents.getIn(path, keepScalar)
			: undefined;
	}
	has(key) {
		return isCollection(this.contents) ? this.contents.has(key) : false;
	}
	hasIn(path) {
		if (isEmptyPath(path))
			return this.contents !== undefined;
		return isCollection(this.contents) ? this.contents.hasIn(path) : false;
	}
	set(key, value) {
		if (this.contents == null) {
			this.contents = collectionFromPath(this.schema, [key], value);
		}
		else if (assertCollection(this.contents)) {
			this.contents.set(key, value);
		}
	}
	setIn(path, value) {
		if (isEmptyPath(path)) {
			this.contents = value;
		}
		else if (this.contents == null) {
			this.contents = collectionFromPath(this.schema, Array.from(path), value);
		}
		else if (assertCollection(this.contents)) {
			this.contents.setIn(path, value);
		}
	}
	setSchema(version, options = {}) {
		if (typeof version === 'number')
			version = String(version);
		let opt;
		switch (version) {
			case '1.1':
				if (this.directives)
					this.directives.yaml.version = '1.1';
				else
					this.directives = new Directives({ version: '1.1' });
				opt = { resolveKnownTags: false, schema: 'yaml-1.1' };
				break;
			case '1.2':
			case 'next':
				if (this.directives)
					this.directives.yaml.version = version;
				else
					this.directives = new Directives({ version });
				opt = { resolveKnownTags: true, schema: 'core' };
				break;
			case null:
				if (this.directives)
					delete this.directives;
				opt = null;
				break;
			default: {
				const sv = JSON.stringify(version);
				throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
			}
		}
		if (options.schema instanceof Object)
			this.schema = options.schema;
		else if (opt)
			this.schema = new Schema(Object.assign(opt, options));
		else
			throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
	}
	toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		const ctx = {
			anchors: new Map(),
			doc: this,
			keep: !json,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
		};
		const res = toJS(this.contents, jsonArg ?? '', ctx);
		if (typeof onAnchor === 'function')
			for (const { count, res } of ctx.anchors.values())
				onAnchor(res, count);
		return typeof reviver === 'function'
			? applyReviver(reviver, { '': res }, '', res)
			: res;
	}
	toJSON(jsonArg, onAnchor) {
		return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
	}
	toString(options = {}) {
		if (this.errors.length > 0)
			throw new Error('Document with errors cannot be stringified');
		if ('indent' in options &&
			(!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
			const s = JSON.stringify(options.indent);
			throw new Error(`"indent" option must be a positive integer, not ${s}`);
		}
		return stringifyDocument(this, options);
	}
}
function assertCollection(contents) {
	if (isCollection(contents))
		return true;
	throw new Error('Expected a YAML collection as document contents');
}

class YAMLError extends Error {
	constructor(name, pos, code, message) {
		super();
		this.name = name;
		this.code = code;
		this.message = message;
		this.pos = pos;
	}
}
class YAMLParseError extends YAMLError {
	constructor(pos, code, message) {
		super('YAMLParseError', pos, code, message);
	}
}
class YAMLWarning extends YAMLError {
	constructor(pos, code, message) {
		super('YAMLWarning', pos, code, message);
	}
}
const prettifyError = (src, lc) => (error) => {
	if (error.pos[0] === -1)
		return;
	error.linePos = error.pos.map(pos => lc.linePos(pos));
	const { line, col } = error.linePos[0];
	error.message += ` at line ${line}, column ${col}`;
	let ci = col - 1;
	let lineStr = src
		.substring(lc.lineStarts[line - 1], lc.lineStarts[line])
		.replace(/[\n\r]+$/, '');
	if (ci >= 60 && lineStr.length > 80) {
		const trimStart = Math.min(ci - 39, lineStr.length - 79);
		lineStr = '…' + lineStr.substring(trimStart);
		ci -= trimStart - 1;
	}
	if (lineStr.length > 80)
		lineStr = lineStr.substring(0, 79) + '…';
	if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
		let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
		if (prev.length > 80)
			prev = prev.substring(0, 79) + '…\n';
		lineStr = prev + lineStr;
	}
	if (/[^ ]/.test(lineStr)) {
		let count = 1;
		const end = error.linePos[1];
		if (end?.line === line && end.col > col) {
			count = Math.max(1, Math.min(end.col - col, 80 - ci));
		}
		const pointer = ' '.repeat(ci) + '^'.repeat(count);
		error.message += `:\n\n${lineStr}\n${pointer}\n`;
	}
};

function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
	let spaceBefore = false;
	let atNewline = startOnNewline;
	let hasSpace = startOnNewline;
	let comment = '';
	let commentSep = '';
	let hasNewline = false;
	let reqSpace = false;
	let tab = null;
	let anchor = null;
	let tag = null;
	let newlineAfterProp = null;
	let comma = null;
	let found = null;
	let start = null;
	for (const token of tokens) {
		if (reqSpace) {
			if (token.type !== 'space' &&
				token.type !== 'newline' &&
				token.type !== 'comma')
				onError(token.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
			reqSpace = false;
		}
		if (tab) {
			if (atNewline && token.type !== 'comment' && token.type !== 'newline') {
				onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
			}
			tab = null;
		}
		switch (token.type) {
			case 'space':
				if (!flow &&
					(indicator !== 'doc-start' || next?.type !== 'flow-collection') &&
					token.source.includes('\t')) {
					tab = token;
				}
				hasSpace = true;
				break;
			case 'comment': {
				if (!hasSpace)
					onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
				const cb = token.source.substring(1) || ' ';
				if (!comment)
					comment = cb;
				else
					comment += commentSep + cb;
				commentSep = '';
				atNewline = false;
				break;
			}
			case 'newline':
				if (atNewline) {
					if (comment)
						comment += token.source;
					else if (!found || indicator !== 'seq-item-ind')
						spaceBefore = true;
				}
				else
					commentSep += token.source;
				atNewline = true;
				hasNewline = true;
				if (anchor || tag)
					newlineAfterProp = token;
				hasSpace = true;
				break;
			case 'anchor':
				if (anchor)
					onError(token, 'MULTIPLE_ANCHORS', 'A node can have at most one anchor');
				if (token.source.endsWith(':'))
					onError(token.offset + token.source.length - 1, 'BAD_ALIAS', 'Anchor ending in : is ambiguous', true);
				anchor = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case 'tag': {
				if (tag)
					onError(token, 'MULTIPLE_TAGS', 'A node can have at most one tag');
				tag = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			}
			case indicator:
				if (anchor || tag)
					onError(token, 'BAD_PROP_ORDER', `Anchors and tags must be after the ${token.source} indicator`);
				if (found)
					onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.source} in ${flow ?? 'collection'}`);
				found = token;
				atNewline =
					indicator === 'seq-item-ind' || indicator === 'explicit-key-ind';
				hasSpace = false;
				break;
			case 'comma':
				if (flow) {
					if (comma)
						onError(token, 'UNEXPECTED_TOKEN', `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
			default:
				onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.type} token`);
				atNewline = false;
				hasSpace = false;
		}
	}
	const last = tokens[tokens.length - 1];
	const end = last ? last.offset + last.source.length : offset;
	if (reqSpace &&
		next &&
		next.type !== 'space' &&
		next.type !== 'newline' &&
		next.type !== 'comma' &&
		(next.type !== 'scalar' || next.source !== '')) {
		onError(next.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
	}
	if (tab &&
		((atNewline && tab.indent <= parentIndent) ||
			next?.type === 'block-map' ||
			next?.type === 'block-seq'))
		onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
	return {
		comma,
		found,
		spaceBefore,
		comment,
		hasNewline,
		anchor,
		tag,
		newlineAfterProp,
		end,
		start: start ?? end
	};
}

function containsNewline(key) {
	if (!key)
		return null;
	switch (key.type) {
		case 'alias':
		case 'scalar':
		case 'double-quoted-scalar':
		case 'single-quoted-scalar':
			if (key.source.includes('\n'))
				return true;
			if (key.end)
				for (const st of key.end)
					if (st.type === 'newline')
						return true;
			return false;
		case 'flow-collection':
			for (const it of key.items) {
				for (const st of it.start)
					if (st.type === 'newline')
						return true;
				if (it.sep)
					for (const st of it.sep)
						if (st.type === 'newline')
							return true;
				if (containsNewline(it.key) || containsNewline(it.value))
					return true;
			}
			return false;
		default:
			return true;
	}
}

function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === 'flow-collection') {
		const end = fc.end[0];
		if (end.indent === indent &&
			(end.source === ']' || end.source === '}') &&
			containsNewline(fc)) {
			const msg = 'Flow end indicator should be more indented than parent';
			onError(end, 'BAD_INDENT', msg, true);
		}
	}
}

function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false)
		return false;
	const isEqual = typeof uniqueKeys === 'function'
		? uniqueKeys
		: (a, b) => a === b || (isScalar(a) && isScalar(b) && a.value === b.value);
	return items.some(pair => isEqual(pair.key, search));
}

const startColMsg = 'All mapping items must start at the same column';
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const NodeClass = tag?.nodeClass ?? YAMLMap;
	const map = new NodeClass(ctx.schema);
	if (ctx.atRoot)
		ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
			indicator: 'explicit-key-ind',
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: bm.indent,
			startOnNewline: true
		});
		const implicitKey = !keyProps.found;
		if (implicitKey) {
			if (key) {
				if (key.type === 'block-seq')
					onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'A block sequence may not be used as an implicit map key');
				else if ('indent' in key && key.indent !== bm.indent)
					onError(offset, 'BAD_INDENT', startColMsg);
			}
			if (!keyProps.anchor && !keyProps.tag && !sep) {
				commentEnd = keyProps.end;
				if (keyProps.comment) {
					if (map.comment)
						map.comment += '\n' + keyProps.comment;
					else
						map.comment = keyProps.comment;
				}
				continue;
			}
			if (keyProps.newlineAfterProp || containsNewline(key)) {
				onError(key ?? start[start.length - 1], 'MULTILINE_IMPLICIT_KEY', 'Implicit keys need to be on a single line');
			}
		}
		else if (keyProps.found?.indent !== bm.indent) {
			onError(offset, 'BAD_INDENT', startColMsg);
		}
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key
			? composeNode(ctx, key, keyProps, onError)
			: composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat)
			flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode))
			onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
		const valueProps = resolveProps(sep ?? [], {
			indicator: 'map-value-ind',
			next: value,
			offset: keyNode.range[2],
			onError,
			parentIndent: bm.indent,
			startOnNewline: !key || key.type === 'block-scalar'
		});
		offset = valueProps.end;
		if (valueProps.found) {
			if (implicitKey) {
				if (value?.type === 'block-map' && !valueProps.hasNewline)
					onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'Nested mappings are not allowed in compact mappings');
				if (ctx.options.strict &&
					keyProps.start < valueProps.found.offset - 1024)
					onError(keyNode.range, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit block mapping key');
			}
			const valueNode = value
				? composeNode(ctx, value, valueProps, onError)
				: composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
			if (ctx.schema.compat)
				flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens)
				pair.srcToken = collItem;
			map.items.push(pair);
		}
		else {
			if (implicitKey)
				onError(keyNode.range, 'MISSING_CHAR', 'Implicit map keys need to be followed by map values');
			if (valueProps.comment) {
				if (keyNode.comment)
					keyNode.comment += '\n' + valueProps.comment;
				else
					keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
			if (ctx.options.keepSourceTokens)
				pair.srcToken = collItem;
			map.items.push(pair);
		}
	}
	if (commentEnd && commentEnd < offset)
		onError(commentEnd, 'IMPOSSIBLE', 'Map comment with trailing content');
	map.range = [bm.offset, offset, commentEnd ?? offset];
	return map;
}

function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const NodeClass = tag?.nodeClass ?? YAMLSeq;
	const seq = new NodeClass(ctx.schema);
	if (ctx.atRoot)
		ctx.atRoot = false;
	if (ctx.atKey)
		ctx.atKey = false;
	let offset = bs.offset;
	let commentEnd = null;
	for (const { start, value } of bs.items) {
		const props = resolveProps(start, {
			indicator: 'seq-item-ind',
			next: value,
			offset,
			onError,
			parentIndent: bs.indent,
			startOnNewline: true
		});
		if (!props.found) {
			if (props.anchor || props.tag || value) {
				if (value?.type === 'block-seq')
					onError(props.end, 'BAD_INDENT', 'All sequence items must start at the same column');
				else
					onError(offset, 'MISSING_CHAR', 'Sequence item without - indicator');
			}
			else {
				commentEnd = props.end;
				if (props.comment)
					seq.comment = props.comment;
				continue;
			}
		}
		const node = value
			? composeNode(ctx, value, props, onError)
			: composeEmptyNode(ctx, props.end, start, null, props, onError);
		if (ctx.schema.compat)
			flowIndentCheck(bs.indent, value, onError);
		offset = node.range[2];
		seq.items.push(node);
	}
	seq.range = [bs.offset, offset, commentEnd ?? offset];
	return seq;
}

function resolveEnd(end, offset, reqSpace, onError) {
	let comment = '';
	if (end) {
		let hasSpace = false;
		let sep = '';
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case 'space':
					hasSpace = true;
					break;
				case 'comment': {
					if (reqSpace && !hasSpace)
						onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
					const cb = source.substring(1) || ' ';
					if (!comment)
						comment = cb;
					else
						comment += sep + cb;
					sep = '';
					break;
				}
				case 'newline':
					if (comment)
						sep += source;
					hasSpace = true;
					break;
				default:
					onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return { comment, offset };
}

const blockMsg = 'Block collections are not allowed within flow collections';
const isBlock = (token) => token && (token.type === 'block-map' || token.type === 'block-seq');
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === '{';
	const fcName = isMap ? 'flow map' : 'flow sequence';
	const NodeClass = (tag?.nodeClass ?? (isMap ? YAMLMap : YAMLSeq));
	const coll = new NodeClass(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot)
		ctx.atRoot = false;
	if (ctx.atKey)
		ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
			flow: fcName,
			indicator: 'explicit-key-ind',
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: fc.indent,
			startOnNewline: false
		});
		if (!props.found) {
			if (!props.anchor && !props.tag && !sep && !value) {
				if (i === 0 && props.comma)
					onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
				else if (i < fc.items.length - 1)
					onError(props.start, 'UNEXPECTED_TOKEN', `Unexpected empty item in ${fcName}`);
				if (props.comment) {
					if (coll.comment)
						coll.comment += '\n' + props.comment;
					else
						coll.comment = props.comment;
				}
				offset = props.end;
				continue;
			}
			if (!isMap && ctx.options.strict && containsNewline(key))
				onError(key, 
				'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
		}
		if (i === 0) {
			if (props.comma)
				onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
		}
		else {
			if (!props.comma)
				onError(props.start, 'MISSING_CHAR', `Missing , between ${fcName} items`);
			if (props.comment) {
				let prevItemComment = '';
				loop: for (const st of start) {
					switch (st.type) {
						case 'comma':
						case 'space':
							break;
						case 'comment':
							prevItemComment = st.source.substring(1);
							break loop;
						default:
							break loop;
					}
				}
				if (prevItemComment) {
					let prev = coll.items[coll.items.length - 1];
					if (isPair(prev))
						prev = prev.value ?? prev.key;
					if (prev.comment)
						prev.comment += '\n' + prevItemComment;
					else
						prev.comment = prevItemComment;
					props.comment = props.comment.substring(prevItemComment.length + 1);
				}
			}
		}
		if (!isMap && !sep && !props.found) {
			const valueNode = value
				? composeNode(ctx, value, props, onError)
				: composeEmptyNode(ctx, props.end, sep, null, props, onError);
			coll.items.push(valueNode);
			offset = valueNode.range[2];
			if (isBlock(value))
				onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
		}
		else {
			ctx.atKey = true;
			const keyStart = props.end;
			const keyNode = key
				? composeNode(ctx, key, props, onError)
				: composeEmptyNode(ctx, keyStart, start, null, props, onError);
			if (isBlock(key))
				onError(keyNode.range, 'BLOCK_IN_FLOW', blockMsg);
			ctx.atKey = false;
			const valueProps = resolveProps(sep ?? [], {
				flow: fcName,
				indicator: 'map-value-ind',
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (valueProps.found) {
				if (!isMap && !props.found && ctx.options.strict) {
					if (sep)
						for (const st of sep) {
							if (st === valueProps.found)
								break;
							if (st.type === 'newline') {
								onError(st, 'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
								break;
							}
						}
					if (props.start < valueProps.found.offset - 1024)
						onError(valueProps.found, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit flow sequence key');
				}
			}
			else if (value) {
				if ('source' in value && value.source?.[0] === ':')
					onError(value, 'MISSING_CHAR', `Missing space after : in ${fcName}`);
				else
					onError(valueProps.start, 'MISSING_CHAR', `Missing , or : between ${fcName} items`);
			}
			const valueNode = value
				? composeNode(ctx, value, valueProps, onError)
				: valueProps.found
					? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError)
					: null;
			if (valueNode) {
				if (isBlock(value))
					onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
			}
			else if (valueProps.comment) {
				if (keyNode.comment)
					keyNode.comment += '\n' + valueProps.comment;
				else
					keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens)
				pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode))
					onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
				map.items.push(pair);
			}
			else {
				const map = new YAMLMap(ctx.schema);
				map.flow = true;
				map.items.push(pair);
				const endRange = (valueNode ?? keyNode).range;
				map.range = [keyNode.range[0], endRange[1], endRange[2]];
				coll.items.push(map);
			}
			offset = valueNode ? valueNode.range[2] : valueProps.end;
		}
	}
	const expectedEnd = isMap ? '}' : ']';
	const [ce, ...ee] = fc.end;
	let cePos = offset;
	if (ce?.source === expectedEnd)
		cePos = ce.offset + ce.source.length;
	else {
		const name = fcName[0].toUpperCase() + fcName.substring(1);
		const msg = atRoot
			? `${name} must end with a ${expectedEnd}`
			: `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
		onError(offset, atRoot ? 'MISSING_CHAR' : 'BAD_INDENT', msg);
		if (ce && ce.source.length !== 1)
			ee.unshift(ce);
	}
	if (ee.length > 0) {
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
		if (end.comment) {
			if (coll.comment)
				coll.comment += '\n' + end.comment;
			else
				coll.comment = end.comment;
		}
		coll.range = [fc.offset, cePos, end.offset];
	}
	else {
		coll.range = [fc.offset, cePos, cePos];
	}
	return coll;
}

function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === 'block-map'
		? resolveBlockMap(CN, ctx, token, onError, tag)
		: token.type === 'block-seq'
			? resolveBlockSeq(CN, ctx, token, onError, tag)
			: resolveFlowCollection(CN, ctx, token, onError, tag);
	const Coll = coll.constructor;
	if (tagName === '!' || tagName === Coll.tagName) {
		coll.tag = Coll.tagName;
		return coll;
	}
	if (tagName)
		coll.tag = tagName;
	return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
	const tagToken = props.tag;
	const tagName = !tagToken
		? null
		: ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg));
	if (token.type === 'block-seq') {
		const { anchor, newlineAfterProp: nl } = props;
		const lastProp = anchor && tagToken
			? anchor.offset > tagToken.offset
				? anchor
				: tagToken
			: (anchor ?? tagToken);
		if (lastProp && (!nl || nl.offset < lastProp.offset)) {
			const message = 'Missing newline after block sequence props';
			onError(lastProp, 'MISSING_CHAR', message);
		}
	}
	const expType = token.type === 'block-map'
		? 'map'
		: token.type === 'block-seq'
			? 'seq'
			: token.start.source === '{'
				? 'map'
				: 'seq';
	if (!tagToken ||
		!tagName ||
		tagName === '!' ||
		(tagName === YAMLMap.tagName && expType === 'map') ||
		(tagName === YAMLSeq.tagName && expType === 'seq')) {
		return resolveCollection(CN, ctx, token, onError, tagName);
	}
	let tag = ctx.schema.tags.find(t => t.tag === tagName && t.collection === expType);
	if (!tag) {
		const kt = ctx.schema.knownTags[tagName];
		if (kt?.collection === expType) {
			ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
			tag = kt;
		}
		else {
			if (kt) {
				onError(tagToken, 'BAD_COLLECTION_TYPE', `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? 'scalar'}`, true);
			}
			else {
				onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, true);
			}
			return resolveCollection(CN, ctx, token, onError, tagName);
		}
	}
	const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
	const res = tag.resolve?.(coll, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg), ctx.options) ?? coll;
	const node = isNode(res)
		? res
		: new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format)
		node.format = tag.format;
	return node;
}

function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header)
		return { value: '', type: null, comment: '', range: [start, start, start] };
	const type = header.mode === '>' ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === '' || content === '\r')
			chompStart = i;
		else
			break;
	}
	if (chompStart === 0) {
		const value = header.chomp === '+' && lines.length > 0
			? '\n'.repeat(Math.max(1, lines.length - 1))
			: '';
		let end = start + header.length;
		if (scalar.source)
			end += scalar.source.length;
		return { value, type, comment: header.comment, range: [start, end, end] };
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === '' || content === '\r') {
			if (header.indent === 0 && indent.length > trimIndent)
				trimIndent = indent.length;
		}
		else {
			if (indent.length < trimIndent) {
				const message = 'Block scalars with more-indented leading empty lines must use an explicit indentation indicator';
				onError(offset + indent.length, 'MISSING_CHAR', message);
			}
			if (header.indent === 0)
				trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) {
				const message = 'Block scalar values in collections must be indented';
				onError(offset, 'BAD_INDENT', message);
			}
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) {
		if (lines[i][0].length > trimIndent)
			chompStart = i + 1;
	}
	let value = '';
	let sep = '';
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i)
		value += lines[i][0].slice(trimIndent) + '\n';
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === '\r';
		if (crlf)
			content = content.slice(0, -1);
		if (content && indent.length < trimIndent) {
			const src = header.indent
				? 'explicit indentation indicator'
				: 'first line';
			const message = `Block scalar lines must not be less indented than their ${src}`;
			onError(offset - content.length - (crlf ? 2 : 1), 'BAD_INDENT', message);
			indent = '';
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = '\n';
		}
		else if (indent.length > trimIndent || content[0] === '\t') {
			if (sep === ' ')
				sep = '\n';
			else if (!prevMoreIndented && sep === '\n')
				sep = '\n\n';
			value += sep + indent.slice(trimIndent) + content;
			sep = '\n';
			prevMoreIndented = true;
		}
		else if (content === '') {
			if (sep === '\n')
				value += '\n';
			else
				sep = '\n';
		}
		else {
			value += sep + content;
			sep = ' ';
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case '-':
			break;
		case '+':
			for (let i = chompStart; i < lines.length; ++i)
				value += '\n' + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== '\n')
				value += '\n';
			break;
		default:
			value += '\n';
	}
	const end = start + header.length + scalar.source.length;
	return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	if (props[0].type !== 'block-scalar-header') {
		onError(props[0], 'IMPOSSIBLE', 'Block scalar header not found');
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = '';
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === '-' || ch === '+'))
			chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n)
				indent = n;
			else if (error === -1)
				error = offset + i;
		}
	}
	if (error !== -1)
		onError(error, 'UNEXPECTED_TOKEN', `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = '';
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case 'space':
				hasSpace = true;
			case 'newline':
				length += token.source.length;
				break;
			case 'comment':
				if (strict && !hasSpace) {
					const message = 'Comments must be separated from other tokens by white space characters';
					onError(token, 'MISSING_CHAR', message);
				}
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case 'error':
				onError(token, 'UNEXPECTED_TOKEN', token.message);
				length += token.source.length;
				break;
			default: {
				const message = `Unexpected token in block scalar header: ${token.type}`;
				onError(token, 'UNEXPECTED_TOKEN', message);
				const ts = token.source;
				if (ts && typeof ts === 'string')
					length += ts.length;
			}
		}
	}
	return { mode, indent, chomp, comment, length };
}
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const line0 = m?.[1]
		? [m[1], first.slice(m[1].length)]
		: ['', first];
	const lines = [line0];
	for (let i = 1; i < split.length; i += 2)
		lines.push([split[i], split[i + 1]]);
	return lines;
}

function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case 'scalar':
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case 'single-quoted-scalar':
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case 'double-quoted-scalar':
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		default:
			onError(scalar, 'UNEXPECTED_TOKEN', `Expected a flow scalar value, but found: ${type}`);
			return {
				value: '',
				type: null,
				comment: '',
				range: [offset, offset + source.length, offset + source.length]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [offset, valueEnd, re.offset]
	};
}
function plainValue(source, onError) {
	let badChar = '';
	switch (source[0]) {
		case '\t':
			badChar = 'a tab character';
			break;
		case ',':
			badChar = 'flow indicator character ,';
			break;
		case '%':
			badChar = 'directive indicator character %';
			break;
		case '|':
		case '>': {
			badChar = `block scalar indicator ${source[0]}`;
			break;
		}
		case '@':
		case '`': {
			badChar = `reserved character ${source[0]}`;
			break;
		}
	}
	if (badChar)
		onError(0, 'BAD_SCALAR_START', `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1)
		onError(source.length, 'MISSING_CHAR', "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match)
		return source;
	let trimEnd, trimBoth;
	try {
		trimEnd = new RegExp('(?<![ \t])[ \t]+$');
		trimBoth = new RegExp('^[ \t]+|(?<![ \t])[ \t]+$', 'g');
	}
	catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, '');
	let sep = ' ';
	let pos = line.lastIndex;
	while ((match = line.exec(source))) {
		const lm = match[1].replace(trimBoth, '');
		if (lm === '') {
			if (sep === '\n')
				res += sep;
			else
				sep = '\n';
		}
		else {
			res += sep + lm;
			sep = ' ';
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? '');
}
function doubleQuotedValue(source, onError) {
	let res = '';
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === '\r' && source[i + 1] === '\n')
			continue;
		if (ch === '\n') {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		}
		else if (ch === '\\') {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc)
				res += cc;
			else if (next === '\n') {
				next = source[i + 1];
				while (next === ' ' || next === '\t')
					next = source[++i + 1];
			}
			else if (next === '\r' && source[i + 1] === '\n') {
				next = source[++i + 1];
				while (next === ' ' || next === '\t')
					next = source[++i + 1];
			}
			else if (next === 'x' || next === 'u' || next === 'U') {
				const length = next === 'x' ? 2 : next === 'u' ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			}
			else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
				res += raw;
			}
		}
		else if (ch === ' ' || ch === '\t') {
			const wsStart = i;
			let next = source[i + 1];
			while (next === ' ' || next === '\t')
				next = source[++i + 1];
			if (next !== '\n' && !(next === '\r' && source[i + 2] === '\n'))
				res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		}
		else {
			res += ch;
		}
	}
	if (source[source.length - 1] !== '"' || source.length === 1)
		onError(source.length, 'MISSING_CHAR', 'Missing closing "quote');
	return res;
}
function foldNewline(source, offset) {
	let fold = '';
	let ch = source[offset + 1];
	while (ch === ' ' || ch === '\t' || ch === '\n' || ch === '\r') {
		if (ch === '\r' && source[offset + 2] !== '\n')
			break;
		if (ch === '\n')
			fold += '\n';
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold)
		fold = ' ';
	return { fold, offset };
}
const escapeCodes = {
	'0': '\0', 
	a: '\x07', 
	b: '\b', 
	e: '\x1b', 
	f: '\f', 
	n: '\n', 
	r: '\r', 
	t: '\t', 
	v: '\v', 
	N: '\u0085', 
	_: '\u00a0', 
	L: '\u2028', 
	P: '\u2029', 
	' ': ' ',
	'"': '"',
	'/': '/',
	'\\': '\\',
	'\t': '\t'
};
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
	const code = ok ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	}
	catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
		return raw;
	}
}

function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === 'block-scalar'
		? resolveBlockScalar(ctx, token, onError)
		: resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken
		? ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg))
		: null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) {
		tag = ctx.schema[SCALAR$1];
	}
	else if (tagName)
		tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === 'scalar')
		tag = findScalarTagByTest(ctx, value, token, onError);
	else
		tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, msg => onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg), ctx.options);
		scalar = isScalar(res) ? res : new Scalar(res);
	}
	catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg);
		scalar = new Scalar(value);
	}
	scalar.range = range;
	scalar.source = value;
	if (type)
		scalar.type = type;
	if (tagName)
		scalar.tag = tagName;
	if (tag.format)
		scalar.format = tag.format;
	if (comment)
		scalar.comment = comment;
	return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
	if (tagName === '!')
		return schema[SCALAR$1]; 
	const matchWithTest = [];
	for (const tag of schema.tags) {
		if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test)
				matchWithTest.push(tag);
			else
				return tag;
		}
	}
	for (const tag of matchWithTest)
		if (tag.test?.test(value))
			return tag;
	const kt = schema.knownTags[tagName];
	if (kt && !kt.collection) {
		schema.tags.push(Object.assign({}, kt, { default: false, test: undefined }));
		return kt;
	}
	onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, tagName !== 'tag:yaml.org,2002:str');
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find(tag => (tag.default === true || (atKey && tag.default === 'key')) &&
		tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find(tag => tag.default && tag.test?.test(value)) ??
			schema[SCALAR$1];
		if (tag.tag !== compat.tag) {
			const ts = directives.tagString(tag.tag);
			const cs = directives.tagString(compat.tag);
			const msg = `Value may be parsed as either ${ts} or ${cs}`;
			onError(token, 'TAG_RESOLVE_FAILED', msg, true);
		}
	}
	return tag;
}

function emptyScalarPosition(offset, before, pos) {
	if (before) {
		pos ?? (pos = before.length);
		for (let i = pos - 1; i >= 0; --i) {
			let st = before[i];
			switch (st.type) {
				case 'space':
				case 'comment':
				case 'newline':
					offset -= st.source.length;
					continue;
			}
			st = before[++i];
			while (st?.type === 'space') {
				offset += st.source.length;
				st = before[++i];
			}
			break;
		}
	}
	return offset;
}

const CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
	const atKey = ctx.atKey;
	const { spaceBefore, comment, anchor, tag } = props;
	let node;
	let isSrcToken = true;
	switch (token.type) {
		case 'alias':
			node = composeAlias(ctx, token, onError);
			if (anchor || tag)
				onError(token, 'ALIAS_PROPS', 'An alias node must not specify any properties');
			break;
		case 'scalar':
		case 'single-quoted-scalar':
		case 'double-quoted-scalar':
		case 'block-scalar':
			node = composeScalar(ctx, token, tag, onError);
			if (anchor)
				node.anchor = anchor.source.substring(1);
			break;
		case 'block-map':
		case 'block-seq':
		case 'flow-collection':
			try {
				node = composeCollection(CN, ctx, token, props, onError);
				if (anchor)
					node.anchor = anchor.source.substring(1);
			}
			catch (error) {
				const message = error instanceof Error ? error.message : String(error);
				onError(token, 'RESOURCE_EXHAUSTION', message);
			}
			break;
		default: {
			const message = token.type === 'error'
				? token.message
				: `Unsupported token (type: ${token.type})`;
			onError(token, 'UNEXPECTED_TOKEN', message);
			isSrcToken = false;
		}
	}
	node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
	if (anchor && node.anchor === '')
		onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
	if (atKey &&
		ctx.options.stringKeys &&
		(!isScalar(node) ||
			typeof node.value !== 'string' ||
			(node.tag && node.tag !== 'tag:yaml.org,2002:str'))) {
		const msg = 'With stringKeys, all keys must be strings';
		onError(tag ?? token, 'NON_STRING_KEY', msg);
	}
	if (spaceBefore)
		node.spaceBefore = true;
	if (comment) {
		if (token.type === 'scalar' && token.source === '')
			node.comment = comment;
		else
			node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken)
		node.srcToken = token;
	return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
	const token = {
		type: 'scalar',
		offset: emptyScalarPosition(offset, before, pos),
		indent: -1,
		source: ''
	};
	const node = composeScalar(ctx, token, tag, onError);
	if (anchor) {
		node.anchor = anchor.source.substring(1);
		if (node.anchor === '')
			onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
	}
	if (spaceBefore)
		node.spaceBefore = true;
	if (comment) {
		node.comment = comment;
		node.range[2] = end;
	}
	return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
	const alias = new Alias(source.substring(1));
	if (alias.source === '')
		onError(offset, 'BAD_ALIAS', 'Alias cannot be an empty string');
	if (alias.source.endsWith(':'))
		onError(offset + source.length - 1, 'BAD_ALIAS', 'Alias ending in : is ambiguous', true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [offset, valueEnd, re.offset];
	if (re.comment)
		alias.comment = re.comment;
	return alias;
}

function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const opts = Object.assign({ _directives: directives }, options);
	const doc = new Document(undefined, opts);
	const ctx = {
		atKey: false,
		atRoot: true,
		directives: doc.directives,
		options: doc.options,
		schema: doc.schema
	};
	const props = resolveProps(start, {
		indicator: 'doc-start',
		next: value ?? end?.[0],
		offset,
		onError,
		parentIndent: 0,
		startOnNewline: true
	});
	if (props.found) {
		doc.directives.docStart = true;
		if (value &&
			(value.type === 'block-map' || value.type === 'block-seq') &&
			!props.hasNewline)
			onError(props.end, 'MISSING_CHAR', 'Block collection cannot start on same line with directives-end marker');
	}
	doc.contents = value
		? composeNode(ctx, value, props, onError)
		: composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment)
		doc.comment = re.comment;
	doc.range = [offset, contentEnd, re.offset];
	return doc;
}

function getErrorPos(src) {
	if (typeof src === 'number')
		return [src, src + 1];
	if (Array.isArray(src))
		return src.length === 2 ? src : [src[0], src[1]];
	const { offset, source } = src;
	return [offset, offset + (typeof source === 'string' ? source.length : 1)];
}
function parsePrelude(prelude) {
	let comment = '';
	let atComment = false;
	let afterEmptyLine = false;
	for (let i = 0; i < prelude.length; ++i) {
		const source = prelude[i];
		switch (source[0]) {
			case '#':
				comment +=
					(comment === '' ? '' : afterEmptyLine ? '\n\n' : '\n') +
						(source.substring(1) || ' ');
				atComment = true;
				afterEmptyLine = false;
				break;
			case '%':
				if (prelude[i + 1]?.[0] !== '#')
					i += 1;
				atComment = false;
				break;
			default:
				if (!atComment)
					afterEmptyLine = true;
				atComment = false;
		}
	}
	return { comment, afterEmptyLine };
}
class Composer {
	constructor(options = {}) {
		this.doc = null;
		this.atDirectives = false;
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
		this.onError = (source, code, message, warning) => {
			const pos = getErrorPos(source);
			if (warning)
				this.warnings.push(new YAMLWarning(pos, code, message));
			else
				this.errors.push(new YAMLParseError(pos, code, message));
		};
		this.directives = new Directives({ version: options.version || '1.2' });
		this.options = options;
	}
	decorate(doc, afterDoc) {
		const { comment, afterEmptyLine } = parsePrelude(this.prelude);
		if (comment) {
			const dc = doc.contents;
			if (afterDoc) {
				doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
			}
			else if (afterEmptyLine || doc.directives.docStart || !dc) {
				doc.commentBefore = comment;
			}
			else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
				let it = dc.items[0];
				if (isPair(it))
					it = it.key;
				const cb = it.commentBefore;
				it.commentBefore = cb ? `${comment}\n${cb}` : comment;
			}
			else {
				const cb = dc.commentBefore;
				dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
			}
		}
		if (afterDoc) {
			for (let i = 0; i < this.errors.length; ++i)
				doc.errors.push(this.errors[i]);
			for (let i = 0; i < this.warnings.length; ++i)
				doc.warnings.push(this.warnings[i]);
		}
		else {
			doc.errors = this.errors;
			doc.warnings = this.warnings;
		}
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
	}
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(tokens, forceDoc = false, endOffset = -1) {
		for (const token of tokens)
			yield* this.next(token);
		yield* this.end(forceDoc, endOffset);
	}
	*next(token) {
		switch (token.type) {
			case 'directive':
				this.directives.add(token.source, (offset, message, warning) => {
					const pos = getErrorPos(token);
					pos[0] += offset;
					this.onError(pos, 'BAD_DIRECTIVE', message, warning);
				});
				this.prelude.push(token.source);
				this.atDirectives = true;
				break;
			case 'document': {
				const doc = composeDoc(this.options, this.directives, token, this.onError);
				if (this.atDirectives && !doc.directives.docStart)
					this.onError(token, 'MISSING_CHAR', 'Missing directives-end/doc-start indicator line');
				this.decorate(doc, false);
				if (this.doc)
					yield this.doc;
				this.doc = doc;
				this.atDirectives = false;
				break;
			}
			case 'byte-order-mark':
			case 'space':
				break;
			case 'comment':
			case 'newline':
				this.prelude.push(token.source);
				break;
			case 'error': {
				const msg = token.source
					? `${token.message}: ${JSON.stringify(token.source)}`
					: token.message;
				const error = new YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg);
				if (this.atDirectives || !this.doc)
					this.errors.push(error);
				else
					this.doc.errors.push(error);
				break;
			}
			case 'doc-end': {
				if (!this.doc) {
					const msg = 'Unexpected doc-end without preceding document';
					this.errors.push(new YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg));
					break;
				}
				this.doc.directives.docEnd = true;
				const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
				this.decorate(this.doc, true);
				if (end.comment) {
					const dc = this.doc.comment;
					this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
				}
				this.doc.range[2] = end.offset;
				break;
			}
			default:
				this.errors.push(new YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', `Unsupported token ${token.type}`));
		}
	}
	*end(forceDoc = false, endOffset = -1) {
		if (this.doc) {
			this.decorate(this.doc, true);
			yield this.doc;
			this.doc = null;
		}
		else if (forceDoc) {
			const opts = Object.assign({ _directives: this.directives }, this.options);
			const doc = new Document(undefined, opts);
			if (this.atDirectives)
				this.onError(endOffset, 'MISSING_CHAR', 'Missing directives-end indicator line');
			doc.range = [0, endOffset, endOffset];
			this.decorate(doc, false);
			yield doc;
		}
	}
}

const BOM = '\u{FEFF}';
const DOCUMENT = '\x02'; 
const FLOW_END = '\x18'; 
const SCALAR = '\x1f'; 
function tokenType(source) {
	switch (source) {
		case BOM:
			return 'byte-order-mark';
		case DOCUMENT:
			return 'doc-mode';
		case FLOW_END:
			return 'flow-error-end';
		case SCALAR:
			return 'scalar';
		case '---':
			return 'doc-start';
		case '...':
			return 'doc-end';
		case '':
		case '\n':
		case '\r\n':
			return 'newline';
		case '-':
			return 'seq-item-ind';
		case '?':
			return 'explicit-key-ind';
		case ':':
			return 'map-value-ind';
		case '{':
			return 'flow-map-start';
		case '}':
			return 'flow-map-end';
		case '[':
			return 'flow-seq-start';
		case ']':
			return 'flow-seq-end';
		case ',':
			return 'comma';
	}
	switch (source[0]) {
		case ' ':
		case '\t':
			return 'space';
		case '#':
			return 'comment';
		case '%':
			return 'directive-line';
		case '*':
			return 'alias';
		case '&':
			return 'anchor';
		case '!':
			return 'tag';
		case "'":
			return 'single-quoted-scalar';
		case '"':
			return 'double-quoted-scalar';
		case '|':
		case '>':
			return 'block-scalar-header';
	}
	return null;
}

function isEmpty(ch) {
	switch (ch) {
		case undefined:
		case ' ':
		case '\n':
		case '\r':
		case '\t':
			return true;
		default:
			return false;
	}
}
const hexDigits = new Set('0123456789ABCDEFabcdef');
const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = new Set(',[]{}');
const invalidAnchorChars = new Set(' ,[]{}\n\r\t');
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
class Lexer {
	constructor() {
		this.atEnd = false;
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		this.buffer = '';
		this.flowKey = false;
		this.flowLevel = 0;
		this.indentNext = 0;
		this.indentValue = 0;
		this.lineEndPos = null;
		this.next = null;
		this.pos = 0;
	}
	*lex(source, incomplete = false) {
		if (source) {
			if (typeof source !== 'string')
				throw TypeError('source is not a string');
			this.buffer = this.buffer ? this.buffer + source : source;
			this.lineEndPos = null;
		}
		this.atEnd = !incomplete;
		let next = this.next ?? 'stream';
		while (next && (incomplete || this.hasChars(1)))
			next = yield* this.parseNext(next);
	}
	atLineEnd() {
		let i = this.pos;
		let ch = this.buffer[i];
		while (ch === ' ' || ch === '\t')
			ch = this.buffer[++i];
		if (!ch || ch === '#' || ch === '\n')
			return true;
		if (ch === '\r')
			return this.buffer[i + 1] === '\n';
		return false;
	}
	charAt(n) {
		return this.buffer[this.pos + n];
	}
	continueScalar(offset) {
		let ch = this.buffer[offset];
		if (this.indentNext > 0) {
			let indent = 0;
			while (ch === ' ')
				ch = this.buffer[++indent + offset];
			if (ch === '\r') {
				const next = this.buffer[indent + offset + 1];
				if (next === '\n' || (!next && !this.atEnd))
					return offset + indent + 1;
			}
			return ch === '\n' || indent >= this.indentNext || (!ch && !this.atEnd)
				? offset + indent
				: -1;
		}
		if (ch === '-' || ch === '.') {
			const dt = this.buffer.substr(offset, 3);
			if ((dt === '---' || dt === '...') && isEmpty(this.buffer[offset + 3]))
				return -1;
		}
		return offset;
	}
	getLine() {
		let end = this.lineEndPos;
		if (typeof end !== 'number' || (end !== -1 && end < this.pos)) {
			end = this.buffer.indexOf('\n', this.pos);
			this.lineEndPos = end;
		}
		if (end === -1)
			return this.atEnd ? this.buffer.substring(this.pos) : null;
		if (this.buffer[end - 1] === '\r')
			end -= 1;
		return this.buffer.substring(this.pos, end);
	}
	hasChars(n) {
		return this.pos + n <= this.buffer.length;
	}
	setNext(state) {
		this.buffer = this.buffer.substring(this.pos);
		this.pos = 0;
		this.lineEndPos = null;
		this.next = state;
		return null;
	}
	peek(n) {
		return this.buffer.substr(this.pos, n);
	}
	*parseNext(next) {
		switch (next) {
			case 'stream':
				return yield* this.parseStream();
			case 'line-start':
				return yield* this.parseLineStart();
			case 'block-start':
				return yield* this.parseBlockStart();
			case 'doc':
				return yield* this.parseDocument();
			case 'flow':
				return yield* this.parseFlowCollection();
			case 'quoted-scalar':
				return yield* this.parseQuotedScalar();
			case 'block-scalar':
				return yield* this.parseBlockScalar();
			case 'plain-scalar':
				return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let line = this.getLine();
		if (line === null)
			return this.setNext('stream');
		if (line[0] === BOM) {
			yield* this.pushCount(1);
			line = line.substring(1);
		}
		if (line[0] === '%') {
			let dirEnd = line.length;
			let cs = line.indexOf('#');
			while (cs !== -1) {
				const ch = line[cs - 1];
				if (ch === ' ' || ch === '\t') {
					dirEnd = cs - 1;
					break;
				}
				else {
					cs = line.indexOf('#', cs + 1);
				}
			}
			while (true) {
				const ch = line[dirEnd - 1];
				if (ch === ' ' || ch === '\t')
					dirEnd -= 1;
				else
					break;
			}
			const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
			yield* this.pushCount(line.length - n); 
			this.pushNewline();
			return 'stream';
		}
		if (this.atLineEnd()) {
			const sp = yield* this.pushSpaces(true);
			yield* this.pushCount(line.length - sp);
			yield* this.pushNewline();
			return 'stream';
		}
		yield DOCUMENT;
		return yield* this.parseLineStart();
	}
	*parseLineStart() {
		const ch = this.charAt(0);
		if (!ch && !this.atEnd)
			return this.setNext('line-start');
		if (ch === '-' || ch === '.') {
			if (!this.atEnd && !this.hasChars(4))
				return this.setNext('line-start');
			const s = this.peek(3);
			if ((s === '---' || s === '...') && isEmpty(this.charAt(3))) {
				yield* this.pushCount(3);
				this.indentValue = 0;
				this.indentNext = 0;
				return s === '---' ? 'doc' : 'stream';
			}
		}
		this.indentValue = yield* this.pushSpaces(false);
		if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
			this.indentNext = this.indentValue;
		return yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		const [ch0, ch1] = this.peek(2);
		if (!ch1 && !this.atEnd)
			return this.setNext('block-start');
		if ((ch0 === '-' || ch0 === '?' || ch0 === ':') && isEmpty(ch1)) {
			const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
			this.indentNext = this.indentValue + 1;
			this.indentValue += n;
			return 'block-start';
		}
		return 'doc';
	}
	*parseDocument() {
		yield* this.pushSpaces(true);
		const line = this.getLine();
		if (line === null)
			return this.setNext('doc');
		let n = yield* this.pushIndicators();
		switch (line[n]) {
			case '#':
				yield* this.pushCount(line.length - n);
			case undefined:
				yield* this.pushNewline();
				return yield* this.parseLineStart();
			case '{':
			case '[':
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel = 1;
				return 'flow';
			case '}':
			case ']':
				yield* this.pushCount(1);
				return 'doc';
			case '*':
				yield* this.pushUntil(isNotAnchorChar);
				return 'doc';
			case '"':
			case "'":
				return yield* this.parseQuotedScalar();
			case '|':
			case '>':
				n += yield* this.parseBlockScalarHeader();
				n += yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - n);
				yield* this.pushNewline();
				return yield* this.parseBlockScalar();
			default:
				return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let nl, sp;
		let indent = -1;
		do {
			nl = yield* this.pushNewline();
			if (nl > 0) {
				sp = yield* this.pushSpaces(false);
				this.indentValue = indent = sp;
			}
			else {
				sp = 0;
			}
			sp += yield* this.pushSpaces(true);
		} while (nl + sp > 0);
		const line = this.getLine();
		if (line === null)
			return this.setNext('flow');
		if ((indent !== -1 && indent < this.indentNext && line[0] !== '#') ||
			(indent === 0 &&
				(line.startsWith('---') || line.startsWith('...')) &&
				isEmpty(line[3]))) {
			const atFlowEndMarker = indent === this.indentNext - 1 &&
				this.flowLevel === 1 &&
				(line[0] === ']' || line[0] === '}');
			if (!atFlowEndMarker) {
				this.flowLevel = 0;
				yield FLOW_END;
				return yield* this.parseLineStart();
			}
		}
		let n = 0;
		while (line[n] === ',') {
			n += yield* this.pushCount(1);
			n += yield* this.pushSpaces(true);
			this.flowKey = false;
		}
		n += yield* this.pushIndicators();
		switch (line[n]) {
			case undefined:
				return 'flow';
			case '#':
				yield* this.pushCount(line.length - n);
				return 'flow';
			case '{':
			case '[':
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel += 1;
				return 'flow';
			case '}':
			case ']':
				yield* this.pushCount(1);
				this.flowKey = true;
				this.flowLevel -= 1;
				return this.flowLevel ? 'flow' : 'doc';
			case '*':
				yield* this.pushUntil(isNotAnchorChar);
				return 'flow';
			case '"':
			case "'":
				this.flowKey = true;
				return yield* this.parseQuotedScalar();
			case ':': {
				const next = this.charAt(1);
				if (this.flowKey || isEmpty(next) || next === ',') {
					this.flowKey = false;
					yield* this.pushCount(1);
					yield* this.pushSpaces(true);
					return 'flow';
				}
			}
			default:
				this.flowKey = false;
				return yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		const quote = this.charAt(0);
		let end = this.buffer.indexOf(quote, this.pos + 1);
		if (quote === "'") {
			while (end !== -1 && this.buffer[end + 1] === "'")
				end = this.buffer.indexOf("'", end + 2);
		}
		else {
			while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === '\\')
					n += 1;
				if (n % 2 === 0)
					break;
				end = this.buffer.indexOf('"', end + 1);
			}
		}
		const qb = this.buffer.substring(0, end);
		let nl = qb.indexOf('\n', this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1)
					break;
				nl = qb.indexOf('\n', cs);
			}
			if (nl !== -1) {
				end = nl - (qb[nl - 1] === '\r' ? 2 : 1);
			}
		}
		if (end === -1) {
			if (!this.atEnd)
				return this.setNext('quoted-scalar');
			end = this.buffer.length;
		}
		yield* this.pushToIndex(end + 1, false);
		return this.flowLevel ? 'flow' : 'doc';
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		let i = this.pos;
		while (true) {
			const ch = this.buffer[++i];
			if (ch === '+')
				this.blockScalarKeep = true;
			else if (ch > '0' && ch <= '9')
				this.blockScalarIndent = Number(ch) - 1;
			else if (ch !== '-')
				break;
		}
		return yield* this.pushUntil(ch => isEmpty(ch) || ch === '#');
	}
	*parseBlockScalar() {
		let nl = this.pos - 1; 
		let indent = 0;
		let ch;
		loop: for (let i = this.pos; (ch = this.buffer[i]); ++i) {
			switch (ch) {
				case ' ':
					indent += 1;
					break;
				case '\n':
					nl = i;
					indent = 0;
					break;
				case '\r': {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd)
						return this.setNext('block-scalar');
					if (next === '\n')
						break;
				} 
				default:
					break loop;
			}
		}
		if (!ch && !this.atEnd)
			return this.setNext('block-scalar');
		if (indent >= this.indentNext) {
			if (this.blockScalarIndent === -1)
				this.indentNext = indent;
			else {
				this.indentNext =
					this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			}
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1)
					break;
				nl = this.buffer.indexOf('\n', cs);
			} while (nl !== -1);
			if (nl === -1) {
				if (!this.atEnd)
					return this.setNext('block-scalar');
				nl = this.buffer.length;
			}
		}
		let i = nl + 1;
		ch = this.buffer[i];
		while (ch === ' ')
			ch = this.buffer[++i];
		if (ch === '\t') {
			while (ch === '\t' || ch === ' ' || ch === '\r' || ch === '\n')
				ch = this.buffer[++i];
			nl = i - 1;
		}
		else if (!this.blockScalarKeep) {
			do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === '\r')
					ch = this.buffer[--i];
				const lastChar = i; 
				while (ch === ' ')
					ch = this.buffer[--i];
				if (ch === '\n' && i >= this.pos && i + 1 + indent > lastChar)
					nl = i;
				else
					break;
			} while (true);
		}
		yield SCALAR;
		yield* this.pushToIndex(nl + 1, true);
		return yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let ch;
		while ((ch = this.buffer[++i])) {
			if (ch === ':') {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || (inFlow && flowIndicatorChars.has(next)))
					break;
				end = i;
			}
			else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === '\r') {
					if (next === '\n') {
						i += 1;
						ch = '\n';
						next = this.buffer[i + 1];
					}
					else
						end = i;
				}
				if (next === '#' || (inFlow && flowIndicatorChars.has(next)))
					break;
				if (ch === '\n') {
					const cs = this.continueScalar(i + 1);
					if (cs === -1)
						break;
					i = Math.max(i, cs - 2); 
				}
			}
			else {
				if (inFlow && flowIndicatorChars.has(ch))
					break;
				end = i;
			}
		}
		if (!ch && !this.atEnd)
			return this.setNext('plain-scalar');
		yield SCALAR;
		yield* this.pushToIndex(end + 1, true);
		return inFlow ? 'flow' : 'doc';
	}
	*pushCount(n) {
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos += n;
			return n;
		}
		return 0;
	}
	*pushToIndex(i, allowEmpty) {
		const s = this.buffer.slice(this.pos, i);
		if (s) {
			yield s;
			this.pos += s.length;
			return s.length;
		}
		else if (allowEmpty)
			yield '';
		return 0;
	}
	*pushIndicators() {
		let n = 0;
		loop: while (true) {
			switch (this.charAt(0)) {
				case '!':
					n += yield* this.pushTag();
					n += yield* this.pushSpaces(true);
					continue loop;
				case '&':
					n += yield* this.pushUntil(isNotAnchorChar);
					n += yield* this.pushSpaces(true);
					continue loop;
				case '-': 
				case '?': 
				case ':': {
					const inFlow = this.flowLevel > 0;
					const ch1 = this.charAt(1);
					if (isEmpty(ch1) || (inFlow && flowIndicatorChars.has(ch1))) {
						if (!inFlow)
							this.indentNext = this.indentValue + 1;
						else if (this.flowKey)
							this.flowKey = false;
						n += yield* this.pushCount(1);
						n += yield* this.pushSpaces(true);
						continue loop;
					}
				}
			}
			break loop;
		}
		return n;
	}
	*pushTag() {
		if (this.charAt(1) === '<') {
			let i = this.pos + 2;
			let ch = this.buffer[i];
			while (!isEmpty(ch) && ch !== '>')
				ch = this.buffer[++i];
			return yield* this.pushToIndex(ch === '>' ? i + 1 : i, false);
		}
		else {
			let i = this.pos + 1;
			let ch = this.buffer[i];
			while (ch) {
				if (tagChars.has(ch))
					ch = this.buffer[++i];
				else if (ch === '%' &&
					hexDigits.has(this.buffer[i + 1]) &&
					hexDigits.has(this.buffer[i + 2])) {
					ch = this.buffer[(i += 3)];
				}
				else
					break;
			}
			return yield* this.pushToIndex(i, false);
		}
	}
	*pushNewline() {
		const ch = this.buffer[this.pos];
		if (ch === '\n')
			return yield* this.pushCount(1);
		else if (ch === '\r' && this.charAt(1) === '\n')
			return yield* this.pushCount(2);
		else
			return 0;
	}
	*pushSpaces(allowTabs) {
		let i = this.pos - 1;
		let ch;
		do {
			ch = this.buffer[++i];
		} while (ch === ' ' || (allowTabs && ch === '\t'));
		const n = i - this.pos;
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos = i;
		}
		return n;
	}
	*pushUntil(test) {
		let i = this.pos;
		let ch = this.buffer[i];
		while (!test(ch))
			ch = this.buffer[++i];
		return yield* this.pushToIndex(i, false);
	}
}

class LineCounter {
	constructor() {
		this.lineStarts = [];
		this.addNewLine = (offset) => this.lineStarts.push(offset);
		this.linePos = (offset) => {
			let low = 0;
			let high = this.lineStarts.length;
			while (low < high) {
				const mid = (low + high) >> 1; 
				if (this.lineStarts[mid] < offset)
					low = mid + 1;
				else
					high = mid;
			}
			if (this.lineStarts[low] === offset)
				return { line: low + 1, col: 1 };
			if (low === 0)
				return { line: 0, col: offset };
			const start = this.lineStarts[low - 1];
			return { line: low, col: offset - start + 1 };
		};
	}
}

function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i)
		if (list[i].type === type)
			return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) {
		switch (list[i].type) {
			case 'space':
			case 'comment':
			case 'newline':
				break;
			default:
				return i;
		}
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case 'alias':
		case 'scalar':
		case 'single-quoted-scalar':
		case 'double-quoted-scalar':
		case 'flow-collection':
			return true;
		default:
			return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case 'document':
			return parent.start;
		case 'block-map': {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case 'block-seq':
			return parent.items[parent.items.length - 1].start;
		default:
			return [];
	}
}
function getFirstKeyStartProps(prev) {
	if (prev.length === 0)
		return [];
	let i = prev.length;
	loop: while (--i >= 0) {
		switch (prev[i].type) {
			case 'doc-start':
			case 'explicit-key-ind':
			case 'map-value-ind':
			case 'seq-item-ind':
			case 'newline':
				break loop;
		}
	}
	while (prev[++i]?.type === 'space') {
	}
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5)
		Array.prototype.push.apply(target, source);
	else
		for (let i = 0; i < source.length; ++i)
			target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === 'flow-seq-start') {
		for (const it of fc.items) {
			if (it.sep &&
				!it.value &&
				!includesToken(it.start, 'explicit-key-ind') &&
				!includesToken(it.sep, 'map-value-ind')) {
				if (it.key)
					it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end)
						arrayPushArray(it.value.end, it.sep);
					else
						it.value.end = it.sep;
				}
				else
					arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
}
class Parser {
	constructor(onNewLine) {
		this.atNewLine = true;
		this.atScalar = false;
		this.indent = 0;
		this.offset = 0;
		this.onKeyLine = false;
		this.stack = [];
		this.source = '';
		this.type = '';
		this.lexer = new Lexer();
		this.onNewLine = onNewLine;
	}
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0)
			this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete))
			yield* this.next(lexeme);
		if (!incomplete)
			yield* this.end();
	}
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			yield* this.pop({ type: 'error', offset: this.offset, message, source });
			this.offset += source.length;
		}
		else if (type === 'scalar') {
			this.atNewLine = false;
			this.atScalar = true;
			this.type = 'scalar';
		}
		else {
			this.type = type;
			yield* this.step();
			switch (type) {
				case 'newline':
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine)
						this.onNewLine(this.offset + source.length);
					break;
				case 'space':
					if (this.atNewLine && source[0] === ' ')
						this.indent += source.length;
					break;
				case 'explicit-key-ind':
				case 'map-value-ind':
				case 'seq-item-ind':
					if (this.atNewLine)
						this.indent += source.length;
					break;
				case 'doc-mode':
				case 'flow-error-end':
					return;
				default:
					this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	*end() {
		while (this.stack.length > 0)
			yield* this.pop();
	}
	get sourceToken() {
		const st = {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
		return st;
	}
	*step() {
		const top = this.peek(1);
		if (this.type === 'doc-end' && top?.type !== 'doc-end') {
			while (this.stack.length > 0)
				yield* this.pop();
			this.stack.push({
				type: 'doc-end',
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top)
			return yield* this.stream();
		switch (top.type) {
			case 'document':
				return yield* this.document(top);
			case 'alias':
			case 'scalar':
			case 'single-quoted-scalar':
			case 'double-quoted-scalar':
				return yield* this.scalar(top);
			case 'block-scalar':
				return yield* this.blockScalar(top);
			case 'block-map':
				return yield* this.blockMap(top);
			case 'block-seq':
				return yield* this.blockSequence(top);
			case 'flow-collection':
				return yield* this.flowCollection(top);
			case 'doc-end':
				return yield* this.documentEnd(top);
		}
		yield* this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	*pop(error) {
		const token = error ?? this.stack.pop();
		if (!token) {
			const message = 'Tried to pop an empty stack';
			yield { type: 'error', offset: this.offset, source: '', message };
		}
		else if (this.stack.length === 0) {
			yield token;
		}
		else {
			const top = this.peek(1);
			if (token.type === 'block-scalar') {
				token.indent = 'indent' in top ? top.indent : 0;
			}
			else if (token.type === 'flow-collection' && top.type === 'document') {
				token.indent = 0;
			}
			if (token.type === 'flow-collection')
				fixFlowSeqItems(token);
			switch (top.type) {
				case 'document':
					top.value = token;
					break;
				case 'block-scalar':
					top.props.push(token); 
					break;
				case 'block-map': {
					const it = top.items[top.items.length - 1];
					if (it.value) {
						top.items.push({ start: [], key: token, sep: [] });
						this.onKeyLine = true;
						return;
					}
					else if (it.sep) {
						it.value = token;
					}
					else {
						Object.assign(it, { key: token, sep: [] });
						this.onKeyLine = !it.explicitKey;
						return;
					}
					break;
				}
				case 'block-seq': {
					const it = top.items[top.items.length - 1];
					if (it.value)
						top.items.push({ start: [], value: token });
					else
						it.value = token;
					break;
				}
				case 'flow-collection': {
					const it = top.items[top.items.length - 1];
					if (!it || it.value)
						top.items.push({ start: [], key: token, sep: [] });
					else if (it.sep)
						it.value = token;
					else
						Object.assign(it, { key: token, sep: [] });
					return;
				}
				default:
					yield* this.pop();
					yield* this.pop(token);
			}
			if ((top.type === 'document' ||
				top.type === 'block-map' ||
				top.type === 'block-seq') &&
				(token.type === 'block-map' || token.type === 'block-seq')) {
				const last = token.items[token.items.length - 1];
				if (last &&
					!last.sep &&
					!last.value &&
					last.start.length > 0 &&
					findNonEmptyIndex(last.start) === -1 &&
					(token.indent === 0 ||
						last.start.every(st => st.type !== 'comment' || st.indent < token.indent))) {
					if (top.type === 'document')
						top.end = last.start;
					else
						top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	*stream() {
		switch (this.type) {
			case 'directive-line':
				yield { type: 'directive', offset: this.offset, source: this.source };
				return;
			case 'byte-order-mark':
			case 'space':
			case 'comment':
			case 'newline':
				yield this.sourceToken;
				return;
			case 'doc-mode':
			case 'doc-start': {
				const doc = {
					type: 'document',
					offset: this.offset,
					start: []
				};
				if (this.type === 'doc-start')
					doc.start.push(this.sourceToken);
				this.stack.push(doc);
				return;
			}
		}
		yield {
			type: 'error',
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(doc) {
		if (doc.value)
			return yield* this.lineEnd(doc);
		switch (this.type) {
			case 'doc-start': {
				if (findNonEmptyIndex(doc.start) !== -1) {
					yield* this.pop();
					yield* this.step();
				}
				else
					doc.start.push(this.sourceToken);
				return;
			}
			case 'anchor':
			case 'tag':
			case 'space':
			case 'comment':
			case 'newline':
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv)
			this.stack.push(bv);
		else {
			yield {
				type: 'error',
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
	}
	*scalar(scalar) {
		if (this.type === 'map-value-ind') {
			const prev = getPrevProps(this.peek(2));
			const start = getFirstKeyStartProps(prev);
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			}
			else
				sep = [this.sourceToken];
			const map = {
				type: 'block-map',
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{ start, key: scalar, sep }]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		}
		else
			yield* this.lineEnd(scalar);
	}
	*blockScalar(scalar) {
		switch (this.type) {
			case 'space':
			case 'comment':
			case 'newline':
				scalar.props.push(this.sourceToken);
				return;
			case 'scalar':
				scalar.source = this.source;
				this.atNewLine = true;
				this.indent = 0;
				if (this.onNewLine) {
					let nl = this.source.indexOf('\n') + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf('\n', nl) + 1;
					}
				}
				yield* this.pop();
				break;
			default:
				yield* this.pop();
				yield* this.step();
		}
	}
	*blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case 'newline':
				this.onKeyLine = false;
				if (it.value) {
					const end = 'end' in it.value ? it.value.end : undefined;
					const last = Array.isArray(end) ? end[end.length - 1] : undefined;
					if (last?.type === 'comment')
						end?.push(this.sourceToken);
					else
						map.items.push({ start: [this.sourceToken] });
				}
				else if (it.sep) {
					it.sep.push(this.sourceToken);
				}
				else {
					it.start.push(this.sourceToken);
				}
				return;
			case 'space':
			case 'comment':
				if (it.value) {
					map.items.push({ start: [this.sourceToken] });
				}
				else if (it.sep) {
					it.sep.push(this.sourceToken);
				}
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const prev = map.items[map.items.length - 2];
						const end = prev?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
			const atNextItem = atMapIndent &&
				(it.sep || it.explicitKey) &&
				this.type !== 'seq-item-ind';
			let start = [];
			if (atNextItem && it.sep && !it.value) {
				const nl = [];
				for (let i = 0; i < it.sep.length; ++i) {
					const st = it.sep[i];
					switch (st.type) {
						case 'newline':
							nl.push(i);
							break;
						case 'space':
							break;
						case 'comment':
							if (st.indent > map.indent)
								nl.length = 0;
							break;
						default:
							nl.length = 0;
					}
				}
				if (nl.length >= 2)
					start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case 'anchor':
				case 'tag':
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					}
					else if (it.sep) {
						it.sep.push(this.sourceToken);
					}
					else {
						it.start.push(this.sourceToken);
					}
					return;
				case 'explicit-key-ind':
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					}
					else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start, explicitKey: true });
					}
					else {
						this.stack.push({
							type: 'block-map',
							offset: this.offset,
							indent: this.indent,
							items: [{ start: [this.sourceToken], explicitKey: true }]
						});
					}
					this.onKeyLine = true;
					return;
				case 'map-value-ind':
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, 'newline')) {
								Object.assign(it, { key: null, sep: [this.sourceToken] });
							}
							else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: 'block-map',
									offset: this.offset,
									indent: this.indent,
									items: [{ start, key: null, sep: [this.sourceToken] }]
								});
							}
						}
						else if (it.value) {
							map.items.push({ start: [], key: null, sep: [this.sourceToken] });
						}
						else if (includesToken(it.sep, 'map-value-ind')) {
							this.stack.push({
								type: 'block-map',
								offset: this.offset,
								indent: this.indent,
								items: [{ start, key: null, sep: [this.sourceToken] }]
							});
						}
						else if (isFlowToken(it.key) &&
							!includesToken(it.sep, 'newline')) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: 'block-map',
								offset: this.offset,
								indent: this.indent,
								items: [{ start, key, sep }]
							});
						}
						else if (start.length > 0) {
							it.sep = it.sep.concat(start, this.sourceToken);
						}
						else {
							it.sep.push(this.sourceToken);
						}
					}
					else {
						if (!it.sep) {
							Object.assign(it, { key: null, sep: [this.sourceToken] });
						}
						else if (it.value || atNextItem) {
							map.items.push({ start, key: null, sep: [this.sourceToken] });
						}
						else if (includesToken(it.sep, 'map-value-ind')) {
							this.stack.push({
								type: 'block-map',
								offset: this.offset,
								indent: this.indent,
								items: [{ start: [], key: null, sep: [this.sourceToken] }]
							});
						}
						else {
							it.sep.push(this.sourceToken);
						}
					}
					this.onKeyLine = true;
					return;
				case 'alias':
				case 'scalar':
				case 'single-quoted-scalar':
				case 'double-quoted-scalar': {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({ start, key: fs, sep: [] });
						this.onKeyLine = true;
					}
					else if (it.sep) {
						this.stack.push(fs);
					}
					else {
						Object.assign(it, { key: fs, sep: [] });
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
					if (bv) {
						if (bv.type === 'block-seq') {
							if (!it.explicitKey &&
								it.sep &&
								!includesToken(it.sep, 'newline')) {
								yield* this.pop({
									type: 'error',
									offset: this.offset,
									message: 'Unexpected block-seq-ind on same line with key',
									source: this.source
								});
								return;
							}
						}
						else if (atMapIndent) {
							map.items.push({ start });
						}
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case 'newline':
				if (it.value) {
					const end = 'end' in it.value ? it.value.end : undefined;
					const last = Array.isArray(end) ? end[end.length - 1] : undefined;
					if (last?.type === 'comment')
						end?.push(this.sourceToken);
					else
						seq.items.push({ start: [this.sourceToken] });
				}
				else
					it.start.push(this.sourceToken);
				return;
			case 'space':
			case 'comment':
				if (it.value)
					seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const prev = seq.items[seq.items.length - 2];
						const end = prev?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case 'anchor':
			case 'tag':
				if (it.value || this.indent <= seq.indent)
					break;
				it.start.push(this.sourceToken);
				return;
			case 'seq-item-ind':
				if (this.indent !== seq.indent)
					break;
				if (it.value || includesToken(it.start, 'seq-item-ind'))
					seq.items.push({ start: [this.sourceToken] });
				else
					it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
			if (bv) {
				this.stack.push(bv);
				return;
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*flowCollection(fc) {
		const it = fc.items[fc.items.length - 1];
		if (this.type === 'flow-error-end') {
			let top;
			do {
				yield* this.pop();
				top = this.peek(1);
			} while (top?.type === 'flow-collection');
		}
		else if (fc.end.length === 0) {
			switch (this.type) {
				case 'comma':
				case 'explicit-key-ind':
					if (!it || it.sep)
						fc.items.push({ start: [this.sourceToken] });
					else
						it.start.push(this.sourceToken);
					return;
				case 'map-value-ind':
					if (!it || it.value)
						fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
					else if (it.sep)
						it.sep.push(this.sourceToken);
					else
						Object.assign(it, { key: null, sep: [this.sourceToken] });
					return;
				case 'space':
				case 'comment':
				case 'newline':
				case 'anchor':
				case 'tag':
					if (!it || it.value)
						fc.items.push({ start: [this.sourceToken] });
					else if (it.sep)
						it.sep.push(this.sourceToken);
					else
						it.start.push(this.sourceToken);
					return;
				case 'alias':
				case 'scalar':
				case 'single-quoted-scalar':
				case 'double-quoted-scalar': {
					const fs = this.flowScalar(this.type);
					if (!it || it.value)
						fc.items.push({ start: [], key: fs, sep: [] });
					else if (it.sep)
						this.stack.push(fs);
					else
						Object.assign(it, { key: fs, sep: [] });
					return;
				}
				case 'flow-map-end':
				case 'flow-seq-end':
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			if (bv)
				this.stack.push(bv);
			else {
				yield* this.pop();
				yield* this.step();
			}
		}
		else {
			const parent = this.peek(2);
			if (parent.type === 'block-map' &&
				((this.type === 'map-value-ind' && parent.indent === fc.indent) ||
					(this.type === 'newline' &&
						!parent.items[parent.items.length - 1].sep))) {
				yield* this.pop();
				yield* this.step();
			}
			else if (this.type === 'map-value-ind' &&
				parent.type !== 'flow-collection') {
				const prev = getPrevProps(parent);
				const start = getFirstKeyStartProps(prev);
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: 'block-map',
					offset: fc.offset,
					indent: fc.indent,
					items: [{ start, key: fc, sep }]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			}
			else {
				yield* this.lineEnd(fc);
			}
		}
	}
	flowScalar(type) {
		if (this.onNewLine) {
			let nl = this.source.indexOf('\n') + 1;
			while (nl !== 0) {
				this.onNewLine(this.offset + nl);
				nl = this.source.indexOf('\n', nl) + 1;
			}
		}
		return {
			type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(parent) {
		switch (this.type) {
			case 'alias':
			case 'scalar':
			case 'single-quoted-scalar':
			case 'double-quoted-scalar':
				return this.flowScalar(this.type);
			case 'block-scalar-header':
				return {
					type: 'block-scalar',
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ''
				};
			case 'flow-map-start':
			case 'flow-seq-start':
				return {
					type: 'flow-collection',
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
			case 'seq-item-ind':
				return {
					type: 'block-seq',
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
			case 'explicit-key-ind': {
				this.onKeyLine = true;
				const prev = getPrevProps(parent);
				const start = getFirstKeyStartProps(prev);
				start.push(this.sourceToken);
				return {
					type: 'block-map',
					offset: this.offset,
					indent: this.indent,
					items: [{ start, explicitKey: true }]
				};
			}
			case 'map-value-ind': {
				this.onKeyLine = true;
				const prev = getPrevProps(parent);
				const start = getFirstKeyStartProps(prev);
				return {
					type: 'block-map',
					offset: this.offset,
					indent: this.indent,
					items: [{ start, key: null, sep: [this.sourceToken] }]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== 'comment')
			return false;
		if (this.indent <= indent)
			return false;
		return start.every(st => st.type === 'newline' || st.type === 'space');
	}
	*documentEnd(docEnd) {
		if (this.type !== 'doc-mode') {
			if (docEnd.end)
				docEnd.end.push(this.sourceToken);
			else
				docEnd.end = [this.sourceToken];
			if (this.type === 'newline')
				yield* this.pop();
		}
	}
	*lineEnd(token) {
		switch (this.type) {
			case 'comma':
			case 'doc-start':
			case 'doc-end':
			case 'flow-seq-end':
			case 'flow-map-end':
			case 'map-value-ind':
				yield* this.pop();
				yield* this.step();
				break;
			case 'newline':
				this.onKeyLine = false;
			case 'space':
			case 'comment':
			default:
				if (token.end)
					token.end.push(this.sourceToken);
				else
					token.end = [this.sourceToken];
				if (this.type === 'newline')
					yield* this.pop();
		}
	}
}

function parseOptions(options) {
	const prettyErrors = options.prettyErrors !== false;
	const lineCounter = options.lineCounter || (prettyErrors && new LineCounter()) || null;
	return { lineCounter, prettyErrors };
}
function parseDocument(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	let doc = null;
	for (const _doc of composer.compose(parser.parse(source), true, source.length)) {
		if (!doc)
			doc = _doc;
		else if (doc.options.logLevel !== 'silent') {
			doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), 'MULTIPLE_DOCS', 'Source contains multiple documents; please use YAML.parseAllDocuments()'));
			break;
		}
	}
	if (prettyErrors && lineCounter) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	return doc;
}

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

function splitNames(document, text) {
	const findings = [];
	visit(document, {
		Seq(_, list) {
			for (const [index, item] of list.items.entries())
				if (isPlainScalar(item) && hasOpenBracket(item.source))
					findings.push({ offset: item.range[0], message: splitMessage(list, index, text) });
		},
	});
	return findings;
}
function cutNames(document, text) {
	const findings = [];
	visit(document, {
		Scalar(_, node) {
			if (!isPlainScalar(node) || typeof node.value !== 'string')
				return;
			const [start, end] = node.range;
			const comment = /^[ \t]+#[\p{L}\p{N}][^\n]*/u.exec(text.slice(end, end + MAX_COMMENT))?.[0];
			if (comment === undefined)
				return;
			const whole = `${node.source}${comment.trimEnd()}`;
			const message = `YAML reads only ${inBackticks(node.source)}, because \`#\` after a blank begins a comment; write ${inBackticks(quotedInYaml(whole))} if that is the name, or a blank after \`#\``;
			findings.push({ offset: start, message });
		},
	});
	return findings;
}
const MAX_COMMENT = 200;
const isPlainScalar = (node) => isScalar(node) && node.type === 'PLAIN' && node.source !== undefined && Boolean(node.range);
function hasOpenBracket(text) {
	const closings = closingBrackets(text);
	return [...text.matchAll(/[([{]/g)].some(({ index }) => !closings.has(index));
}
function splitMessage(list, index, text) {
	const item = list.items[index];
	const name = inBackticks(item.source);
	if (!list.flow)
		return `${name} has a bracket that does not close; write it in quotes if it is meant`;
	const whole = wholeName(list.items.slice(index), text);
	const instead = whole === undefined ? 'the name in quotes' : inBackticks(quotedInYaml(whole));
	return `${name} has a bracket that does not close, because YAML splits names at their commas; write ${instead}`;
}
function wholeName(items, text) {
	const [first, ...others] = items;
	for (const other of others) {
		if (!isPlainScalar(first) || !isPlainScalar(other))
			return undefined;
		const whole = text.slice(first.range[0], other.range[1]);
		if (!hasOpenBracket(whole))
			return whole.includes('\n') ? undefined : whole;
	}
	return undefined;
}
const quotedInYaml = (name) => `'${name.replaceAll("'", "''")}'`;

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
exports.closestTo = closestTo;
exports.closingBrackets = closingBrackets;
exports.code = code;
exports.compileGlobs = compileGlobs;
exports.compilePathPatterns = compilePathPatterns;
exports.csvRow = csvRow;
exports.cutNames = cutNames;
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
exports.isAlias = isAlias;
exports.isBrokenWord = isBrokenWord;
exports.isCollection = isCollection;
exports.isInStack = isInStack;
exports.isMap = isMap;
exports.isNode = isNode;
exports.isOneEdit = isOneEdit;
exports.isScalar = isScalar;
exports.isSeq = isSeq;
exports.isTooDeep = isTooDeep;
exports.joined = joined;
exports.jsonValue = jsonValue;
exports.kebabCase = kebabCase;
exports.known = known;
exports.leadsToTarget = leadsToTarget;
exports.lineOf = lineOf;
exports.lineProblem = lineProblem;
exports.link = link;
exports.listProblem = listProblem;
exports.mapped = mapped;
exports.markdown = markdown;
exports.markdownParts = markdownParts;
exports.maybe = maybe;
exports.mention = mention;
exports.mismatch = mismatch;
exports.misspelt = misspelt;
exports.nearest = nearest;
exports.neutralizeFormula = neutralizeFormula;
exports.noteMember = noteMember;
exports.noteStack = noteStack;
exports.onAbort = onAbort;
exports.own = own;
exports.parseDocument = parseDocument;
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
exports.splitNames = splitNames;
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
exports.visit = visit;
exports.webAddress = webAddress;
exports.webLink = webLink;
exports.withMovedRows = withMovedRows;
exports.withNext = withNext;
exports.withParts = withParts;
exports.withRedact = withRedact;
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


const common = __nccwpck_require__(9248);

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