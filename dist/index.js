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

 3690:
 ((__unused_webpack_module, exports, __nccwpck_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_fs = __nccwpck_require__(3024);
const node_os = __nccwpck_require__(8161);
const os = __nccwpck_require__(857);
const promises = __nccwpck_require__(8500);
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
	return `${clean.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
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
const CUT_MARK = /(\u2026|\.\.\.|\\u2026|&hellip;)/i;
const CUT_SIGNS = ['\u2026', '...', '\\', '&'];
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

process.exitCode = 1;
const core = { ...toolkit, saveState, writeOutputs, writeSummary };
const cancellation = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
	process.on(name, () => cancellation.abort(new RunCancelled(name)));
}
const fail = (problem) => {
	hideSecrets(core).log.error(`Internal error of the action: ${problem instanceof Error ? problem.stack : problem}`);
	process.exit(1);
};
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
const inPostStep = /[\\/]post\.js$/.test(process.argv[1] ?? '');
const runner = {
	core,
	env: process.env,
	clock: systemClock,
	signal: cancellation.signal,
	random: Math.random,
};
const run = async () => inPostStep
	? (await Promise.resolve().then(() => post)).postMain(runner)
	: (await Promise.all([__nccwpck_require__.e(7044), __nccwpck_require__.e(4516)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4516, 19)).then(n => n.main)).main(runner);
run().then((proven) => {
	if (proven)
		process.exitCode = 0;
	process.stdout.write('', () => process.exit());
}, fail);

async function postMain(runner) {
	const saved = runner.core.getState(POST_STATE);
	if (saved === '')
		return true;
	const { restoreQueue } = await Promise.all([__nccwpck_require__.e(9284), __nccwpck_require__.e(4777), __nccwpck_require__.e(3945), __nccwpck_require__.e(5960), __nccwpck_require__.e(8338), __nccwpck_require__.e(7044), __nccwpck_require__.e(5762)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 5762, 23));
	return restoreQueue(runner, saved);
}

const post = Object.freeze(Object.defineProperty({
	__proto__: null,
	postMain
}, Symbol.toStringTag, { value: 'Module' }));

exports.ActionError = ActionError;
exports.DryRunError = DryRunError;
exports.ERROR_TITLES = ERROR_TITLES;
exports.InputError = InputError;
exports.LINE_BREAKS = LINE_BREAKS;
exports.POST_STATE = POST_STATE;
exports.RunCancelled = RunCancelled;
exports.WRITING_MS = WRITING_MS;
exports.capitalize = capitalize;
exports.escapeJson = escapeJson;
exports.explanationText = explanationText;
exports.firstOf = firstOf;
exports.formatCount = formatCount;
exports.graceMs = graceMs;
exports.hideSecrets = hideSecrets;
exports.inBackticks = inBackticks;
exports.jsonValue = jsonValue;
exports.kebabCase = kebabCase;
exports.parseTime = parseTime;
exports.pluralize = pluralize;
exports.redact = redact;
exports.redactJson = redactJson;
exports.sanitize = sanitize;
exports.sanitizedLine = sanitizedLine;
exports.truncate = truncate;
exports.unstacked = unstacked;
exports.utcMinute = utcMinute;
exports.withRedact = withRedact;
exports.withoutInvisible = withoutInvisible;

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
 			8792: 1
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
 	
 	
 	
 	
 	
 	var __webpack_exports__ = __nccwpck_require__(3690);
 	module.exports = __webpack_exports__;
 	
 })()
;