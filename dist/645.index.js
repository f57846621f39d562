'use strict';

exports.id = 645;
exports.ids = [645];
exports.modules = {

/***/ 4645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  operation: () => (set_impacted_targets_operation)
});

var github_event = __webpack_require__(8860);
var errors = __webpack_require__(4096);
var markdown = __webpack_require__(6801);
var resolve = __webpack_require__(8261);
var runner_workspace = __webpack_require__(3523);
var requests = __webpack_require__(9022);
var best_effort = __webpack_require__(3709);
var shared_errors = __webpack_require__(8835);
var globs = __webpack_require__(8217);
var references = __webpack_require__(2886);
var shared_text = __webpack_require__(5831);
var zod = __webpack_require__(3587);
var dry_run = __webpack_require__(5088);
var inputs = __webpack_require__(9428);
var operation = __webpack_require__(8244);
const FORMATS = [
	'lines',
	'json',
	'bazel',
	'bazel-diff',
	'target-determinator',
	'nx',
	'turbo',
	'pants',
	'buck2',
	'rush',
	'moon',
	'lerna',
	'pnpm',
	'gradle',
];
const never = () => false;
const always = () => true;
const NOTHING = new Set(['null', 'undefined', 'None', 'nil']);
const hasBlank = (line) => /[ \t\r\0]/.test(line);
const WORD = /^[^"'`{}[\](),<>$#;&| \t\r\0](?:[^ \t\r\0]*[^, \t\r\0])?$/;
const isWord = (line) => WORD.test(line) && !NOTHING.has(line);
const words = (format, what) => ({
	format,
	what,
	begins: always,
	fits: isWord,
	several: /[,;]/,
});
const marked = (format, what, line, noise, inHead = new RegExp(line, 'm')) => ({
	format,
	what,
	begins: (first, head) => line.test(first) || (noise.test(first) && inHead.test(head)),
	fits: never,
	read: (text) => line.exec(text)?.[1] ?? (noise.test(text) ? '' : undefined),
});
const plain = {
	format: 'lines',
	what: 'lines',
	begins: always,
	fits: (line) => !line.includes('\r'),
};
const BAZEL_NOISE = /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/;
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m;
const LABEL_KIND = /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/;
const bazelLabelKind = marked('bazel', 'bazel query label_kind', LABEL_KIND, BAZEL_NOISE);
const labels = (format, what) => ({
	...marked(format, what, LABEL_LINE, BAZEL_NOISE),
	fits: (line) => line.startsWith('//') && !hasBlank(line),
	read: (line) => {
		if (LABEL_LINE.test(line))
			return line.replace(/ \((?:[0-9a-f]{6,}|null)\)$/, '');
		return BAZEL_NOISE.test(line) ? '' : undefined;
	},
	several: /^(?:@@?[^\s/]*)?\/\/.*[,;](?:@@?[^\s/]*)?\/\//,
});
const buck2 = marked('buck2', 'buck2 targets', /^([\w.+=-]+\/\/[^\s:]*:\S+)(?: \(\S+\))?$/, /^Level \d+$/, /^\s*[\w.+=-]+\/\/[^\s:]*:\S+$/m);
const pants = {
	...words('pants', 'pants addresses'),
	begins: (line, head) => /^(?![:@]|\/\/)[^\s:]+\/[^\s:]*:[^\s:]+$/.test(line) ||
		(/^\/\/(?:[^\s:/]+\.[^\s:/]+)?:[^\s:]+$/.test(line) &&
			/^(?![:@]|\/\/)(?:[^\s:]+:[^\s:]+|[^\s:]+\/[^\s:]+)$/m.test(head)),
};
const GRADLE_TASK = /^(?:> Task )?(:[^\s:]\S*)(?: (?:SKIPPED|UP-TO-DATE|NO-SOURCE|FROM-CACHE|EXECUTED))?$/;
const GRADLE_PROJECT = /^[|\s]*[+\\]--- (?:Included build|Project) '(:[^']*)'(?: - .*)?$/;
const GRADLE_ROOT = /^Root project\b/m;
const GRADLE_NOISE = /^(?:BUILD SUCCESSFUL\b|> Configure project\b|-{3,}$|\d+ actionable tasks?\b|Configuration cache\b|Calculating task graph\b|Reusing configuration cache\b|Starting a Gradle Daemon\b|Daemon will be stopped\b|To honour the JVM settings\b|Welcome to Gradle\b|Here are the highlights\b|For more details see\b)/;
const GRADLE_PROJECTS_NOISE = new RegExp(String.raw `${GRADLE_NOISE.source}|^(?:(?:> Task )?:projects$|Root project\b|Projects:$|Project hierarchy:$|No sub-projects$|To see a list of the tasks\b|For example, try running\b)`);
const gradleProjects = {
	...marked('gradle', 'gradle projects', GRADLE_PROJECT, GRADLE_PROJECTS_NOISE),
	begins: (line, head) => GRADLE_ROOT.test(head) && GRADLE_PROJECTS_NOISE.test(line),
};
const gradleTasks = marked('gradle', 'gradle tasks', GRADLE_TASK, GRADLE_NOISE);
const ANY = [
	bazelLabelKind,
	buck2,
	pants,
	labels('bazel', 'bazel labels'),
	gradleProjects,
	gradleTasks,
	words('lines', 'lines'),
];
const LINE_FORMATS = {
	auto: ANY,
	lines: [plain],
	json: [],
	bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
	'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
	'target-determinator': [labels('target-determinator', 'target-determinator labels')],
	nx: [words('nx', 'nx project names')],
	turbo: [],
	pants: [words('pants', 'pants addresses')],
	buck2: [buck2],
	rush: [],
	moon: [words('moon', 'moon project ids')],
	lerna: [words('lerna', 'lerna package names')],
	pnpm: [],
	gradle: [gradleProjects, gradleTasks],
};
var parse_error = __webpack_require__(4567);
var parse_limits = __webpack_require__(1550);
var lines = __webpack_require__(9376);
var target_set = __webpack_require__(7363);





async function readTargets(chunks, options) {
	const readerFor = (head) => isJson(head, options.format) ? jsonTargets(options) : new LineTargets(options, head);
	let reader;
	for await (const chunk of chunks) {
		reader ??= readerFor(chunk);
		if (!reader.push(chunk))
			break;
	}
	reader ??= readerFor(new Uint8Array());
	return reader.end();
}
function isJson({ buffer, byteOffset, byteLength }, format) {
	if (LINE_FORMATS[format].length === 0)
		return true;
	if (format === 'lines')
		return false;
	const text = (0, lines/* stripAnsi */.aJ)(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'));
	return /^(?:\u00ef\u00bb\u00bf)?[[{]/m.test(text);
}
function jsonTargets({ format, into }) {
	const chunks = [];
	let size = 0;
	return {
		push(chunk) {
			size += chunk.length;
			if (size > parse_limits/* FILE_LIMIT_BYTES */.dH)
				throw tooMuchJson(`of more than ${parse_limits/* FILE_LIMIT_BYTES */.dH} bytes, and JSON must be read whole`);
			chunks.push(chunk);
			return true;
		},
		async end() {
			const bytes = Buffer.concat(chunks, size);
			const isAll = () => new TextDecoder().decode(bytes).trim() === ALL;
			if (format !== 'auto' && size < 100 && isAll())
				return { format, what: 'ALL', all: true };
			if ((0, parse_limits/* isTooDeep */.f_)(bytes))
				throw tooMuchJson(`with ${parse_limits/* TOO_DEEP */.gZ}`);
			const { readJson } = await __webpack_require__.e(/* import() */ 640).then(__webpack_require__.bind(__webpack_require__, 7640));
			const { shape, names } = readJson(bytes, format);
			for (const name of names) {
				if (Buffer.byteLength(name) > target_set/* MAX_TARGET_BYTES */.vG)
					throw new parse_error/* TargetsParseError */.C(`the target ${(0, parse_error/* quoted */.T)(name)} is longer than ${target_set/* MAX_TARGET_BYTES */.vG} bytes, too long for a target`, 'Check the command of the tool.');
				into.add(name);
				if (into.full)
					break;
			}
			return { format: format === 'auto' ? shape.format : format, what: shape.what, all: false };
		},
	};
}
const tooMuchJson = (problem) => new parse_error/* TargetsParseError */.C(`it is JSON ${problem}`, "Write one target per line instead (`jq -r '.[]'`). Lines may have any size.");
const HEAD_BYTES = 64 * 1024;
const ALL = 'ALL';
class LineTargets {
	#into;
	#isAuto;
	#formats;
	#head;
	#lines = new lines/* LineReader */.uo((line, number) => this.#take(line, number));
	#format;
	#only;
	constructor({ format, into }, head) {
		this.#into = into;
		this.#isAuto = format === 'auto';
		this.#formats = LINE_FORMATS[format];
		this.#head = (0, lines/* stripAnsi */.aJ)(Buffer.from(head.subarray(0, HEAD_BYTES)).toString());
	}
	push(chunk) {
		return this.#lines.push(chunk);
	}
	end() {
		this.#lines.end();
		const { format, what, several } = this.#format ?? this.#plainest;
		const only = this.#only ?? '';
		if (only !== ALL && this.#isAll(only))
			throw new parse_error/* TargetsParseError */.C(`its only line is ${(0, parse_error/* quoted */.T)(only)}, and only \`ALL\` in upper case stands for every target`, 'Write `ALL`. If it is the name of a target, set `impacted-targets-format: lines`.');
		if (several?.test(only))
			throw new parse_error/* TargetsParseError */.C(`its only line is ${(0, parse_error/* quoted */.T)(only)}, which looks like several targets`, 'Write one target per line. If it is the name of one target, set `impacted-targets-format: lines`.');
		return { format, what, all: only === ALL };
	}
	get #plainest() {
		return this.#formats.at(-1);
	}
	#take(line, number) {
		if (this.#format === undefined) {
			this.#only = line;
			this.#format = this.#choose(line);
			if (this.#isAll(line))
				return true;
		}
		else if (this.#only !== undefined) {
			if (this.#isAll(this.#only))
				this.#into.add(this.#only);
			this.#only = undefined;
		}
		const { fits, read } = this.#format;
		if (fits(line))
			this.#into.add(line);
		else {
			if (line.includes('\r'))
				throw loneCarriageReturn(number);
			const target = line.includes('\0') ? undefined : read?.(line);
			if (target === undefined)
				throw foreign(line, number, this.#format);
			if (target !== '')
				this.#into.add(target);
		}
		return !this.#into.full;
	}
	#choose(first) {
		const marked = this.#formats.find(({ begins }) => begins(first, this.#head));
		return this.#isAll(first) || marked === undefined ? this.#plainest : marked;
	}
	#isAll(line) {
		return (this.#isAuto ? line.toUpperCase() : line) === ALL;
	}
}
const loneCarriageReturn = (number) => new parse_error/* TargetsParseError */.C(`line ${number} contains a carriage return that does not end the line`, 'End each line with LF or CR LF.');
const foreign = (line, number, { what }) => new parse_error/* TargetsParseError */.C(`line ${number} is ${(0, parse_error/* quoted */.T)(line)}, which is not a target (format: ${what})`, line.includes('\0')
	? 'Write one target per line, with a line break and not a NUL after each.'
	: line.startsWith('- ')
		? 'Write one target per line, without the dash of a YAML list.'
		: 'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, set `impacted-targets-format: lines`.');



















const set_impacted_targets_inputs = {
	impactedTargets: (0, inputs/* optional */.lq)(zod/* string */.YjP()),
	impactedTargetsFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	impactedTargetsFormat: (0, inputs/* choice */.Yq)(['auto', ...FORMATS]),
	includeTargets: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)(), []),
	excludeTargets: (0, inputs/* withDefault */.IQ)((0, inputs/* globs */.gV)(), []),
	headSha: (0, inputs/* optional */.lq)((0, inputs/* commitSha */.mJ)()),
	onMissingFile: (0, inputs/* choice */.Yq)(['fail', 'all']),
	onEmpty: (0, inputs/* choice */.Yq)(['fail', 'all', 'send']),
	onTooLarge: (0, inputs/* choice */.Yq)(['all', 'fail']),
	allowForkRun: (0, inputs/* flag */.Jt)(),
};
const REASONS = {
	requested: 'the list is `ALL`',
	'too-large': `the list does not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
	'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
	empty: 'no target is left, and `on-empty` is `all`',
	'refused-413': 'the service found the list too large (HTTP 413)',
};
const set_impacted_targets_operation = (0, operation/* defineOperation */.h)({
	about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
	target: resolve/* unresolvedPullRequestTarget */.tt,
	inputs: set_impacted_targets_inputs,
	outputs: [
		'targets-count',
		'duplicates-removed',
		'targets-sent',
		'all-reason',
		'body-bytes',
		'targets-format',
	],
	outcomes: ['uploaded', 'uploaded-all', 'uploaded-none'],
	retryTimeoutSeconds: 300,
	checks: {
		impactedTargets: [
			({ impactedTargets, impactedTargetsFile }) => impactedTargets !== undefined &&
				impactedTargetsFile !== undefined &&
				'is set, and so is `impacted-targets-file`; set one of them',
			({ impactedTargets, impactedTargetsFile, onEmpty }) => impactedTargets === undefined &&
				impactedTargetsFile === undefined &&
				onEmpty !== 'all' &&
				'is empty, and so is `impacted-targets-file`, or an earlier step produced no list; a missing list does not mean that the change impacts nothing',
		],
		headSha: ({ headSha }, { event: { payload, sha } }) => headSha !== undefined &&
			headSha === sha &&
			(0, github_event/* valueAt */.fK)(payload, 'pull_request', 'head') !== undefined &&
			(0, github_event/* valueAt */.fK)(payload, 'pull_request', 'head', 'sha') !== headSha &&
			'is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`',
	},
	onlyWith: { onMissingFile: 'impactedTargetsFile' },
	withoutToken: ({ allowForkRun }, event) => allowForkRun && (0, github_event/* withheldSecrets */.HG)(event)?.from === 'fork' && event.runId !== ''
		? { 'x-forked-workflow-run-id': event.runId }
		: undefined,
	async run(given, context, location) {
		const needs = given.headSha === undefined ? ['head-sha'] : [];
		const { ref, headSha, headOfEvent } = await (0, resolve/* resolvePullRequest */.DJ)(location, context, needs);
		const sha = given.headSha ?? headOfEvent ?? headSha;
		if (sha === undefined)
			throw new shared_errors/* ActionError */.lZ('invalid-input', {
				request: 'Finding the head commit of the pull request',
				problem: 'neither the event nor GitHub includes it',
				remedy: 'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
			});
		context.setOutputs({ 'head-sha': sha });
		const head = requests/* targetsBodyHead */.vm(ref, sha);
		let upload = await prepare(given, context, head);
		logUpload(upload, context);
		if (context.dryRun)
			return (0, dry_run/* planned */.l)(context.log, [requests/* setImpactedTargets */.qN(ref, upload.body)]);
		try {
			await context.service.setImpactedTargets(ref, upload.body);
		}
		catch (error) {
			const again = upload.sent === 'list' && given.onTooLarge === 'all' && (0, errors/* hasStatus */.Ro)(error, 413);
			if (!again)
				throw error;
			upload = { ...upload, ...everything(head, 'refused-413') };
			logUpload(upload, context);
			await context.service.setImpactedTargets(ref, upload.body);
		}
		if (context.service.authenticated)
			await warnIfHeadMoved(ref, sha, context);
		return {
			outcome: upload.sent === 'list' ? 'uploaded' : `uploaded-${upload.sent}`,
			details: { firstTargets: upload.first },
			summary: summarize(ref, sha, upload, given),
		};
	},
});
async function prepare(given, { workspace, log }, head) {
	const { impactedTargets = '', impactedTargetsFile: path } = given;
	if (impactedTargets === '' && path === undefined)
		return everything(head, 'empty');
	const into = new target_set/* TargetSet */.G8(head, filter(given));
	const chunks = path === undefined
		? [Buffer.from(impactedTargets)]
		: workspace.chunks('impacted-targets-file', path);
	let read;
	try {
		read = await readTargets(chunks, { format: given.impactedTargetsFormat, into });
	}
	catch (error) {
		if (error instanceof runner_workspace/* MissingFileError */.Hb && given.onMissingFile === 'all')
			return everything(head, 'missing-file');
		if (!(error instanceof parse_error/* TargetsParseError */.C))
			throw error;
		const file = `\`impacted-targets-file\` (${JSON.stringify(path)})`;
		const request = `Reading ${path === undefined ? '`impacted-targets`' : file}`;
		const { message: problem, remedy } = error;
		const title = 'The impacted targets cannot be read';
		throw new shared_errors/* ActionError */.lZ('invalid-input', { title, request, problem, remedy }, { cause: error });
	}
	if (read.all)
		return { ...everything(head, 'requested'), read };
	const { full, count, duplicates, leftOut } = into;
	log.info(`Read as ${read.what}: ${full ? 'more than ' : ''}${(0, shared_text/* pluralize */.td)(count, 'target')}, ${(0, shared_text/* pluralize */.td)(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`);
	if (full && given.onTooLarge === 'all')
		return { ...everything(head, 'too-large'), read, leftOut, moreThan: count };
	if (full)
		throw new shared_errors/* ActionError */.lZ('invalid-input', {
			title: 'There are too many impacted targets for one request',
			request: 'Preparing the upload of the impacted targets',
			problem: `more than ${count} targets do not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
			remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
		});
	const known = { read, leftOut, count, duplicates, first: into.first() };
	if (count > 0)
		return { sent: 'list', body: into.body(), ...known };
	if (given.onEmpty === 'all')
		return { ...everything(head, 'empty'), ...known };
	if (given.onEmpty === 'send')
		return { sent: 'none', body: into.body(), ...known };
	throw nothingLeft(read, leftOut);
}
function filter({ includeTargets: include, excludeTargets: exclude }) {
	if (include.length === 0 && exclude.length === 0)
		return undefined;
	const included = include.length === 0 ? () => true : (0, globs/* compileGlobs */.t)(include);
	const excluded = (0, globs/* compileGlobs */.t)(exclude);
	return (target) => included(target) && !excluded(target);
}
function everything(head, reason) {
	return { sent: 'all', reason, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] };
}
function nothingLeft({ what }, leftOut) {
	return new shared_errors/* ActionError */.lZ('invalid-input', {
		title: 'There are no impacted targets',
		request: 'Reading the impacted targets',
		problem: leftOut > 0
			? `the filters left out ${leftOut === 1 ? 'the only target' : `all ${leftOut} targets`} (read as ${what})`
			: `there are none (read as ${what})`,
		remedy: 'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
	});
}
const bytesOf = ({ body }) => body.reduce((sum, chunk) => sum + chunk.length, 0);
function logUpload(upload, { log, setOutputs }) {
	const { sent, reason, count, duplicates, read, first } = upload;
	const bytes = bytesOf(upload);
	setOutputs({
		'targets-count': count,
		'duplicates-removed': duplicates,
		'targets-sent': sent,
		'all-reason': reason,
		'body-bytes': bytes,
		'targets-format': read?.format,
	});
	if (sent === 'none')
		log.info(`The list is empty: the change impacts nothing (${bytes} bytes).`);
	if (sent === 'list')
		log.info(`${(0, shared_text/* pluralize */.td)(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`);
	if (reason === 'requested')
		log.info('Every target is impacted (ALL), as requested.');
	else if (reason !== undefined)
		log.warning(`Every target is impacted (ALL)${because(upload)}.`);
}
const because = ({ reason, moreThan }) => reason === undefined
	? ''
	: `, because ${REASONS[reason]}${moreThan === undefined ? '' : `: more than ${moreThan} targets`}`;
async function warnIfHeadMoved(ref, sha, context) {
	const { service, github, log } = context;
	const { number } = ref;
	const say = (why) => log.info(`The service acknowledged the upload. The action couldn't compare it with the head of #${number}: ${why}`);
	const unlessFailed = (reading) => (0, best_effort/* bestEffort */.z)(context, reading, say);
	const [queue, pullRequest] = await Promise.all([
		unlessFailed(service.findPullRequest(ref, { attempts: 3 })),
		github.available ? unlessFailed(github.pullRequest(number)) : undefined,
	]);
	const other = [
		{ who: 'the queue', sha: queue?.prSha?.toLowerCase() },
		{ who: 'GitHub', sha: pullRequest?.headSha },
	].find((seen) => seen.sha !== undefined && seen.sha !== sha);
	if (other !== undefined)
		log.warning(`The targets were uploaded for ${sha}, but according to ${other.who} the head of #${number} is ${other.sha}, so they do not count. The run for that commit must upload its own.`);
	else if (queue?.readiness?.hasImpactedTargets === false)
		log.warning(`The service acknowledged the upload, but the queue still has no impacted targets for #${number}. Check that ${sha} is the head of the pull request.`);
}
function summarize(ref, sha, upload, given) {
	const { read, leftOut, count, duplicates, reason, sent, first } = upload;
	const { impactedTargets, impactedTargetsFile: path } = given;
	const input = impactedTargets === undefined ? 'no input' : `the input ${(0, markdown/* code */.aY)('impacted-targets')}`;
	const name = (0, markdown/* text */.Qq)((0, references/* pullRequestName */.Ib)(ref));
	const what = {
		list: `Uploaded ${(0, shared_text/* pluralize */.td)(count ?? 0, 'impacted target')} for ${name}`,
		all: `Uploaded ALL for ${name}: it impacts every target`,
		none: `Uploaded an empty list: ${(0, markdown/* text */.Qq)(`#${ref.number}`)} impacts no targets`,
	}[sent];
	const mark = markdown/* MARKS */.j7[reason === undefined || reason === 'requested' ? 'good' : 'warning'];
	const origin = path === undefined ? input : (0, markdown/* code */.aY)(path);
	const facts = [
		`From ${origin}${read === undefined ? '' : `, read as ${(0, markdown/* text */.Qq)(read.what)}`}`,
		`commit ${(0, markdown/* code */.aY)(sha.slice(0, 12))}`,
		duplicates ? `${(0, shared_text/* pluralize */.td)(duplicates, 'duplicate')} removed` : '',
		leftOut ? `${leftOut} left out by filters` : '',
		`${bytesOf(upload)} bytes`,
	];
	const title = count === first.length ? 'Targets' : `The first ${first.length} targets`;
	return [
		`### ${mark} ${what}${(0, markdown/* prose */.CS)(because(upload))}`,
		facts.filter((fact) => fact !== '').join(' · '),
		...(first.length === 0 ? [] : [(0, markdown/* folded */.TM)(title, (0, markdown/* codeBlock */.DV)(first))]),
	].join('\n\n');
}

/***/ }),

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (planned)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);



const MAX_SHOWN_BODY = 4000;
function planned(log, requests, { why = 'Dry run', report } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const bytes = Buffer.byteLength(body);
		const shown = bytes > MAX_SHOWN_BODY
			? `${body.slice(0, MAX_SHOWN_BODY)}… (${bytes} bytes; \`result-file\` has the whole body)`
			: body;
		log.group(`${why}: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .Ng)(request)}`, [shown]);
		const parts = [(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${method} ${path}`), (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)([shown], 'json')];
		return { sent: { method, path, body }, parts };
	});
	const blocks = plan.flatMap(({ parts }) => parts).join('\n\n');
	const title = `### ${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKS */ .j7.neutral} ${why}: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(plan.length, 'request')} planned, none sent`;
	const shown = report === undefined || blocks === '' ? blocks : (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('Requests', blocks);
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: `${report ?? title}\n\n${shown}`,
	};
}
const bodyText = ({ body = {} }) => Array.isArray(body) ? Buffer.concat(body).toString() : JSON.stringify(body);

/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  T3: () => (notUtf8),
  aJ: () => (stripAnsi),
  uo: () => (LineReader)
});
var _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
var _parse_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4567);
var _target_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7363);



const ANSI = 
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;
const stripAnsi = (text) => text.replace(ANSI, '');
class LineReader {
	#sink;
	#rest = new Uint8Array();
	#offset = 0;
	#line = 0;
	constructor(sink) {
		this.#sink = sink;
	}
	push(chunk) {
		const bytes = Buffer.concat([this.#rest, chunk]);
		const end = bytes.lastIndexOf('\n') + 1;
		const goesOn = this.#split(bytes.subarray(0, end));
		this.#rest = goesOn ? bytes.subarray(end) : new Uint8Array();
		if (this.#rest.length > _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG)
			throw tooLong(this.#line + 1);
		return goesOn;
	}
	end() {
		this.#split(Buffer.concat([this.#rest, Buffer.from('\n')]));
	}
	#split(block) {
		const invalid = (0, _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidUtf8At */ .M)(block);
		if (invalid !== undefined)
			throw notUtf8(this.#offset + invalid, block[invalid]);
		const text = new TextDecoder('utf-8', { ignoreBOM: this.#offset > 0 }).decode(block);
		this.#offset += block.length;
		const isColored = text.includes('\u001b');
		const lines = text.split('\n');
		lines.pop();
		for (const raw of lines) {
			this.#line++;
			if (isTooLong(raw))
				throw tooLong(this.#line);
			const line = trim(isColored ? stripAnsi(raw) : raw);
			if (line !== '' && !this.#sink(line, this.#line))
				return false;
		}
		return true;
	}
}
const isBlank = (code) => code === 0x20 || code === 0x09 || code === 0x0d;
function trim(line) {
	let start = 0;
	let end = line.length;
	while (start < end && isBlank(line.charCodeAt(start)))
		start++;
	while (end > start && isBlank(line.charCodeAt(end - 1)))
		end--;
	return line.slice(start, end);
}
const isTooLong = (line) => line.length > _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG / 3 && Buffer.byteLength(line) > _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG;
const tooLong = (line) => new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .C(`line ${line} is longer than ${_target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET_BYTES */ .vG} bytes, too long for a target`, 'Write one target per line, or JSON.');
function notUtf8(offset, byte) {
	const utf16 = offset === 0 && (byte === 0xff || byte === 0xfe);
	return new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .C(`it is not UTF-8 text: the byte at offset ${offset} belongs to no character${utf16 ? ' (it begins like UTF-16)' : ''}`, utf16
		? 'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.'
		: 'Check that the tool wrote all of it, as UTF-8.');
}

/***/ }),

/***/ 4567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  C: () => (TargetsParseError),
  T: () => (quoted)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

class TargetsParseError extends Error {
	name = 'TargetsParseError';
	remedy;
	constructor(message, remedy) {
		super(message);
		this.remedy = remedy;
	}
}
const quoted = (text) => JSON.stringify((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(text, 80));

/***/ }),

/***/ 7363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  G8: () => (TargetSet),
  TF: () => (BODY_LIMIT_BYTES),
  vG: () => (MAX_TARGET_BYTES)
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5831);

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const MAX_TARGET_BYTES = 64 * 1024;
const SAMPLE = 5;
const BATCH = 4096;
const PLAIN = /^[ !#-[\]-~]*$/;
class TargetSet {
	#targets = new Set();
	#head;
	#keep;
	#bodyBytes;
	duplicates = 0;
	leftOut = 0;
	full = false;
	constructor(head, keep = () => true) {
		this.#head = head;
		this.#keep = keep;
		this.#bodyBytes = head.length + '[]}'.length;
	}
	get count() {
		return this.#targets.size;
	}
	get bodyBytes() {
		return this.#bodyBytes;
	}
	add(target) {
		if (!this.#keep(target)) {
			this.leftOut++;
			return;
		}
		if (this.full)
			return;
		const before = this.#targets.size;
		this.#targets.add(target);
		if (this.#targets.size === before) {
			this.duplicates++;
			return;
		}
		const bytes = this.#bodyBytes + jsonBytes(target) + (before === 0 ? 0 : ','.length);
		if (bytes <= BODY_LIMIT_BYTES)
			this.#bodyBytes = bytes;
		else {
			this.#targets.delete(target);
			this.full = true;
		}
	}
	body() {
		const targets = [...this.#targets];
		const pieces = [this.#head];
		for (let at = 0; at === 0 || at < targets.length; at += BATCH) {
			const piece = Buffer.from(JSON.stringify(targets.slice(at, at + BATCH)));
			if (at > 0)
				piece.write(',');
			pieces.push(piece.subarray(0, -1));
		}
		return [...pieces, Buffer.from(']}')];
	}
	first() {
		const sample = [];
		for (const target of this.#targets) {
			if (sample.length === SAMPLE)
				break;
			sample.push((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(target, 80));
		}
		return sample;
	}
}
const jsonBytes = (target) => PLAIN.test(target) ? target.length + '""'.length : Buffer.byteLength(JSON.stringify(target));

/***/ })

};
