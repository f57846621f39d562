const id = 97;
const ids = [97];
const modules = {

/***/ 9097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  setImpactedTargets: () => (setImpactedTargets)
});

var github_event = __webpack_require__(1191);
var errors = __webpack_require__(4096);
var markdown = __webpack_require__(6801);
var record = __webpack_require__(6583);
var resolve = __webpack_require__(5071);
var runner_workspace = __webpack_require__(3398);
var requests = __webpack_require__(9022);
var shared_errors = __webpack_require__(8835);
var globs = __webpack_require__(8217);
var references = __webpack_require__(2886);
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
var parse_error = __webpack_require__(4567);
var ansi = __webpack_require__(1620);
var lines = __webpack_require__(9376);
var swar = __webpack_require__(7386);


const TWO_SLASHES = 0x2f2f;
const COMMA = 0x2c;
const never = () => false;
const always = () => true;
const SUSPICIOUS = new Uint8Array(256);
for (const byte of Buffer.from('"\'`{}[](),<>$#;&|'))
	SUSPICIOUS[byte] = 1;
const NOTHING = new Set(['null', 'undefined', 'None', 'nil']);
const isNothing = (bytes, start, end) => end - start <= 9 && NOTHING.has((0, swar/* textOf */.b6)(bytes, start, end));
const isWord = (bytes, start, end, inner) => inner !== lines/* INNER_SPACE */.sS &&
	SUSPICIOUS[bytes.getUint8(start)] === 0 &&
	bytes.getUint8(end - 1) !== COMMA &&
	!isNothing(bytes, start, end);
const words = (format, what) => ({
	format,
	what,
	begins: always,
	fits: isWord,
});
const plain = { format: 'lines', what: 'lines', begins: always, fits: always };
const BAZEL_NOISE = /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/;
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m;
const LABEL_KIND = /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/;
const LABEL_KIND_LINE = new RegExp(LABEL_KIND, 'm');
const bazelLabelKind = {
	format: 'bazel',
	what: 'bazel query label_kind',
	begins: (line, head) => LABEL_KIND.test(line) || (BAZEL_NOISE.test(line) && LABEL_KIND_LINE.test(head)),
	fits: never,
	read: (line) => LABEL_KIND.exec(line)?.[1] ?? (BAZEL_NOISE.test(line) ? '' : undefined),
};
const labels = (format, what) => ({
	format,
	what,
	begins: (line, head) => LABEL_LINE.test(line) || (BAZEL_NOISE.test(line) && LABEL_LINE.test(head)),
	fits: (bytes, start, end, inner) => inner !== lines/* INNER_SPACE */.sS && end - start > 1 && bytes.getInt16(start, true) === TWO_SLASHES,
	read: (line) => {
		if (LABEL_LINE.test(line))
			return line.replace(/ \((?:[0-9a-f]{6,}|null)\)$/, '');
		return BAZEL_NOISE.test(line) ? '' : undefined;
	},
});
const BUCK_TARGET = /^([\w.+=-]+\/\/[^\s:]*:\S+)(?: \(\S+\))?$/;
const buck2 = {
	format: 'buck2',
	what: 'buck2 targets',
	begins: (line, head) => BUCK_TARGET.test(line) ||
		(/^Level \d+$/.test(line) && /^\s*[\w.+=-]+\/\/[^\s:]*:\S+$/m.test(head)),
	fits: never,
	read: (line) => BUCK_TARGET.exec(line)?.[1] ?? (/^Level \d+$/.test(line) ? '' : undefined),
};
const pants = {
	format: 'pants',
	what: 'pants addresses',
	begins: (line, head) => /^(?![:@]|\/\/)[^\s:]+\/[^\s:]*:[^\s:]+$/.test(line) ||
		(/^\/\/(?:[^\s:/]+\.[^\s:/]+)?:[^\s:]+$/.test(line) &&
			/^(?![:@]|\/\/)(?:[^\s:]+:[^\s:]+|[^\s:]+\/[^\s:]+)$/m.test(head)),
	fits: isWord,
};
const GRADLE_TASK = /^(?:> Task )?(:[^\s:]\S*)(?: (?:SKIPPED|UP-TO-DATE|NO-SOURCE|FROM-CACHE|EXECUTED))?$/;
const GRADLE_TASK_LINE = new RegExp(GRADLE_TASK, 'm');
const GRADLE_PROJECT = /^[|\s]*[+\\]--- (?:Included build|Project) '(:[^']*)'(?: - .*)?$/;
const GRADLE_ROOT = /^Root project\b/m;
const GRADLE_NOISE = /^(?:BUILD SUCCESSFUL\b|> Configure project\b|-{3,}$|\d+ actionable tasks?\b|Configuration cache\b|Calculating task graph\b|Reusing configuration cache\b|Starting a Gradle Daemon\b|Daemon will be stopped\b|To honour the JVM settings\b|Welcome to Gradle\b|Here are the highlights\b|For more details see\b)/;
const GRADLE_PROJECTS_NOISE = /^(?:(?:> Task )?:projects$|Root project\b|Projects:$|Project hierarchy:$|No sub-projects$|To see a list of the tasks\b|For example, try running\b)/;
const gradleProjects = {
	format: 'gradle',
	what: 'gradle projects',
	begins: (line, head) => GRADLE_ROOT.test(head) && (GRADLE_NOISE.test(line) || GRADLE_PROJECTS_NOISE.test(line)),
	fits: never,
	read: (line) => GRADLE_PROJECT.exec(line)?.[1] ??
		(GRADLE_NOISE.test(line) || GRADLE_PROJECTS_NOISE.test(line) ? '' : undefined),
};
const gradleTasks = {
	format: 'gradle',
	what: 'gradle tasks',
	begins: (line, head) => GRADLE_TASK.test(line) || (GRADLE_NOISE.test(line) && GRADLE_TASK_LINE.test(head)),
	fits: never,
	read: (line) => GRADLE_TASK.exec(line)?.[1] ?? (GRADLE_NOISE.test(line) ? '' : undefined),
};
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
var target_set = __webpack_require__(4024);






const JSON_LIMIT_BYTES = 64 * 1024 * 1024;
async function readTargets(chunks, options) {
	let reader;
	let json = LINE_FORMATS[options.format].length === 0 ? new Collector() : undefined;
	for await (const chunk of chunks) {
		if (reader === undefined && json === undefined) {
			if (isJson(chunk, options.format))
				json = new Collector();
			else
				reader = new LineTargets(options, chunk);
		}
		if (json !== undefined)
			json.push(chunk);
		else if (reader?.push(chunk) === false)
			break;
	}
	if (json === undefined)
		return (reader ?? new LineTargets(options, new Uint8Array())).end();
	return takeJson(json.bytes(), options);
}
const JSON_LINE = /^(?:\u00ef\u00bb\u00bf)?(?:\u001b\[[\d;]*m)*[[{]/m;
function isJson(head, format) {
	if (format === 'lines')
		return false;
	return JSON_LINE.test(Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1'));
}
class Collector {
	#chunks = [];
	#size = 0;
	push(chunk) {
		this.#size += chunk.length;
		if (this.#size > JSON_LIMIT_BYTES)
			throw new parse_error/* TargetsParseError */.C(`it is JSON of more than ${JSON_LIMIT_BYTES} bytes, and JSON must be read whole`, "Write one target per line instead (jq -r '.[]'); lines may have any size.");
		this.#chunks.push(Buffer.from(chunk));
	}
	bytes() {
		return Buffer.concat(this.#chunks, this.#size);
	}
}
async function takeJson(bytes, { format, keep, into }) {
	if (format !== 'auto' && bytes.length < 100 && trimmed(bytes) === ALL)
		return { format, what: 'ALL', all: true, leftOut: 0 };
	const { readJson } = await __webpack_require__.e(/* import() */ 640).then(__webpack_require__.bind(__webpack_require__, 7640));
	const { shape, names } = readJson(bytes, format);
	let leftOut = 0;
	for (const name of names) {
		if (Buffer.byteLength(name) > target_set/* LONGEST_TARGET_BYTES */.Xq)
			throw new parse_error/* TargetsParseError */.C(`the target ${(0, parse_error/* quoted */.T)(name)} is longer than ${target_set/* LONGEST_TARGET_BYTES */.Xq} bytes, which no target is`, 'Check the command of the tool.');
		if (keep === undefined || keep(name))
			into.addText(name);
		else
			leftOut++;
		if (into.full)
			break;
	}
	return {
		format: format === 'auto' ? shape.format : format,
		what: shape.what,
		all: false,
		leftOut,
	};
}
const HEAD_BYTES = 64 * 1024;
const ALL = 'ALL';
const trimmed = (bytes) => (0, swar/* textOf */.b6)(bytes, 0, bytes.length)
	.replace(/^\ufeff/, '')
	.trim();
class LineTargets {
	#options;
	#head;
	#lines = new lines/* LineReader */.uo((bytes, start) => this.#options.into.scan(bytes, start), (bytes, start, end, inner, number) => this.#take(bytes, start, end, inner, number));
	#format;
	#maybeAll = false;
	#leftOut = 0;
	constructor(options, head) {
		this.#options = options;
		this.#head = (0, ansi/* stripAnsi */.a)((0, swar/* textOf */.b6)(head, 0, Math.min(head.length, HEAD_BYTES)));
	}
	push(chunk) {
		return this.#lines.push(chunk);
	}
	end() {
		this.#lines.end();
		const { format, what } = this.#format ?? this.#none();
		return { format, what, all: this.#maybeAll, leftOut: this.#leftOut };
	}
	#none() {
		return LINE_FORMATS[this.#options.format].at(-1);
	}
	#take(bytes, start, end, inner, number) {
		if (this.#format === undefined || this.#maybeAll) {
			if (this.#format === undefined &&
				end - start === ALL.length &&
				(0, swar/* textOf */.b6)(bytes, start, end) === ALL) {
				this.#maybeAll = true;
				this.#format = this.#none();
				return true;
			}
			if (this.#maybeAll) {
				this.#maybeAll = false;
				this.#addText(ALL);
			}
			else
				this.#format = this.#choose((0, swar/* textOf */.b6)(bytes, start, end));
		}
		const { fits, read } = this.#format;
		if (fits(bytes, start, end, inner))
			this.#add(bytes, start, end);
		else {
			const target = read?.((0, swar/* textOf */.b6)(bytes, start, end));
			if (target === undefined)
				throw this.#foreign((0, swar/* textOf */.b6)(bytes, start, end), number);
			if (target !== '')
				this.#addText(target);
		}
		return !this.#options.into.full;
	}
	#choose(first) {
		const formats = LINE_FORMATS[this.#options.format];
		return formats.find(({ begins }) => begins(first, this.#head)) ?? formats.at(-1);
	}
	#add(bytes, start, end) {
		const { keep, into } = this.#options;
		if (keep === undefined || keep((0, swar/* textOf */.b6)(bytes, start, end)))
			into.add(bytes, start, end);
		else
			this.#leftOut++;
	}
	#addText(target) {
		const { keep, into } = this.#options;
		if (keep === undefined || keep(target))
			into.addText(target);
		else
			this.#leftOut++;
	}
	#foreign(line, number) {
		const { what } = this.#format;
		return new parse_error/* TargetsParseError */.C(`line ${number} is ${(0, parse_error/* quoted */.T)(line)}, which is not a target (format: ${what})`, 'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, name `impacted-targets-format: lines`.');
	}
}


















const set_impacted_targets_inputs = {
	impactedTargets: (0, inputs/* optional */.lq)(zod/* string */.YjP()),
	impactedTargetsFile: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
	impactedTargetsFormat: (0, inputs/* choice */.Yq)(['auto', ...FORMATS]),
	includeTargets: (0, inputs/* orElse */.NW)((0, inputs/* lines */.Mn)(), []),
	excludeTargets: (0, inputs/* orElse */.NW)((0, inputs/* lines */.Mn)(), []),
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
const setImpactedTargets = (0, operation/* defineOperation */.h)({
	about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
	target: resolve/* optionalPullRequestTarget */.A,
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
	checks: [notBoth, notNeither, notTheMergeCommit],
	withoutToken: ({ allowForkRun }, event) => allowForkRun && (0, github_event/* withheldSecrets */.HG)(event)?.from === 'fork' && event.runId !== ''
		? { 'x-forked-workflow-run-id': event.runId }
		: undefined,
	async run(given, context, resolve) {
		const { ref, headSha } = await resolve({
			needs: given.headSha === undefined ? ['head-sha'] : [],
		});
		const sha = headCommit(given, headSha);
		context.setOutputs({ 'head-sha': sha });
		const head = bodyHead(ref, sha);
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
			outputs: outputsOf(upload),
			details: { firstTargets: upload.first },
			summary: summarize(ref, sha, upload, given),
		};
	},
});
function notBoth({ impactedTargets, impactedTargetsFile }) {
	return impactedTargets !== undefined && impactedTargetsFile !== undefined
		? 'Inputs `impacted-targets` and `impacted-targets-file` are both set; set one of them'
		: undefined;
}
function notNeither({ impactedTargets, impactedTargetsFile, onEmpty }) {
	return impactedTargets === undefined && impactedTargetsFile === undefined && onEmpty !== 'all'
		? 'Neither `impacted-targets` nor `impacted-targets-file` is set, or an earlier step produced no list; a missing list does not mean that the change impacts nothing'
		: undefined;
}
function notTheMergeCommit({ headSha }, { event }) {
	const head = (0, github_event.at)(event.payload, 'pull_request', 'head');
	return headSha !== undefined &&
		head !== undefined &&
		(0, github_event.at)(head, 'sha') !== headSha &&
		event.sha === headSha
		? 'Input `head-sha` is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`'
		: undefined;
}
function headCommit({ headSha }, resolved) {
	const sha = headSha ?? resolved;
	if (sha !== undefined)
		return sha;
	throw new shared_errors/* ActionError */.lZ('invalid-input', {
		request: 'Finding the head commit of the pull request',
		problem: 'the event does not name it, and GitHub did not provide it',
		remedy: 'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
	});
}
function bodyHead({ repository, targetBranch, number }, sha) {
	const { host, owner, name } = repository;
	const rest = { repo: { host, owner, name }, targetBranch, pr: { number, sha } };
	return Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"impactedTargets":`);
}
async function prepare(given, { workspace, log }, head) {
	const { impactedTargets, impactedTargetsFile: path, includeTargets, excludeTargets } = given;
	if (impactedTargets === undefined && path === undefined)
		return everything(head, 'empty');
	const into = new target_set/* TargetSet */.G8(head);
	const chunks = path === undefined
		? [Buffer.from(impactedTargets)]
		: workspace.chunks('impacted-targets-file', path, { reuse: true });
	const keep = filter(includeTargets, excludeTargets);
	let read;
	try {
		read = await readTargets(chunks, { format: given.impactedTargetsFormat, keep, into });
	}
	catch (error) {
		if (error instanceof runner_workspace/* MissingFileError */.H && given.onMissingFile === 'all')
			return everything(head, 'missing-file');
		if (error instanceof parse_error/* TargetsParseError */.C)
			throw unreadable(error, path);
		throw error;
	}
	if (read.all)
		return { ...everything(head, 'requested'), read };
	log.info(`Read as ${read.what}: ${into.full ? 'more than ' : ''}${into.count} targets, ${into.duplicates} duplicates removed, ${read.leftOut} left out by the filters`);
	if (into.full)
		return { ...tooLarge(given, into, head), read };
	const known = { read, count: into.count, duplicates: into.duplicates, first: into.first() };
	if (into.count > 0)
		return { sent: 'list', body: into.body(), ...known };
	if (given.onEmpty === 'all')
		return { ...everything(head, 'empty'), ...known };
	if (given.onEmpty === 'send')
		return { sent: 'none', body: into.body(), ...known };
	throw nothingLeft(read);
}
function filter(include, exclude) {
	if (include.length === 0 && exclude.length === 0)
		return undefined;
	const included = include.length === 0 ? () => true : (0, globs/* compileGlobs */.t)(include);
	const excluded = (0, globs/* compileGlobs */.t)(exclude);
	return (target) => included(target) && !excluded(target);
}
function everything(head, reason) {
	return { sent: 'all', reason, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] };
}
function tooLarge({ onTooLarge }, into, head) {
	if (onTooLarge === 'all')
		return { ...everything(head, 'too-large'), moreThan: into.count };
	throw new shared_errors/* ActionError */.lZ('invalid-input', {
		request: 'Preparing the upload of the impacted targets',
		problem: `more than ${into.count} targets do not fit into a request of ${target_set/* BODY_LIMIT_BYTES */.TF} bytes`,
		remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
	});
}
function nothingLeft({ what, leftOut }) {
	return new shared_errors/* ActionError */.lZ('invalid-input', {
		request: 'Reading the impacted targets',
		problem: leftOut > 0
			? `the filters left none of ${leftOut} targets (read as ${what})`
			: `there is none (read as ${what})`,
		remedy: 'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
	});
}
function unreadable(error, path) {
	const source = path === undefined
		? '`impacted-targets`'
		: `\`impacted-targets-file\` (${JSON.stringify(path)})`;
	return new shared_errors/* ActionError */.lZ('invalid-input', { request: `Reading ${source}`, problem: error.message, remedy: error.remedy }, { cause: error });
}
const bytesOf = (body) => body.reduce((sum, chunk) => sum + chunk.length, 0);
const outputsOf = (upload) => ({
	'targets-count': upload.count,
	'duplicates-removed': upload.duplicates,
	'targets-sent': upload.sent,
	'all-reason': upload.reason,
	'body-bytes': bytesOf(upload.body),
	'targets-format': upload.read?.format,
});
function logUpload(upload, { log, setOutputs }) {
	setOutputs(outputsOf(upload));
	const bytes = `${bytesOf(upload.body)} bytes`;
	if (upload.sent === 'none')
		log.info(`The list is empty: the change impacts nothing (${bytes}).`);
	if (upload.sent === 'list')
		log.info(`${upload.count} targets, ${bytes}. The first: ${upload.first.join(', ')}`);
	if (upload.reason === 'requested')
		log.info('Every target is impacted (ALL), as requested.');
	else if (upload.reason !== undefined)
		log.warning(`Every target is impacted (ALL), because ${why(upload, upload.reason)}.`);
}
const why = ({ moreThan }, reason) => moreThan === undefined ? REASONS[reason] : `${REASONS[reason]}: more than ${moreThan} targets`;
async function warnIfHeadMoved(ref, sha, context) {
	const { service, github, log } = context;
	const { number } = ref;
	const [queue, pullRequest] = await Promise.all([
		unlessFailed((0, record/* readRecord */.aE)(service, ref, { attempts: 3 }), 'The upload was acknowledged; reading the pull request back failed', log),
		github.available
			? unlessFailed(github.pullRequest(number), `Could not check whether #${number} has a newer head`, log)
			: undefined,
	]);
	const other = [
		{ who: 'the queue', sha: queue?.prSha?.toLowerCase() },
		{ who: 'GitHub', sha: pullRequest?.headSha },
	].find((seen) => seen.sha !== undefined && seen.sha !== sha);
	if (other !== undefined)
		log.warning(`The targets were uploaded for ${sha}, but according to ${other.who} the head of #${number} is ${other.sha}, so they do not count. The run for that commit must upload its own.`);
	else if (queue?.readiness?.hasImpactedTargets === false)
		log.warning(`The upload was acknowledged, but the queue says that #${number} has no impacted targets. Check that ${sha} is the head of the pull request.`);
}
async function unlessFailed(reading, problem, log) {
	try {
		return await reading;
	}
	catch (error) {
		if (!(error instanceof shared_errors/* ActionError */.lZ))
			throw error;
		log.info(`${problem}: ${error.message}`);
		return undefined;
	}
}
function summarize(ref, sha, upload, given) {
	const { read, count, duplicates, reason, sent, first } = upload;
	const facts = [
		['Read from', source(given)],
		...(read === undefined ? [] : [['Read as', (0, markdown/* text */.Qq)(read.what)]]),
		...(duplicates === undefined ? [] : [['Duplicates removed', (0, markdown/* text */.Qq)(duplicates)]]),
		...(read === undefined ? [] : [['Left out by filters', (0, markdown/* text */.Qq)(read.leftOut)]]),
		['Request', (0, markdown/* text */.Qq)(`${bytesOf(upload.body)} bytes`)],
		...(first.length > 0 ? [['First targets', first.map(markdown/* code */.aY).join('<br>')]] : []),
	];
	const what = {
		list: `${count} impacted ${count === 1 ? 'target' : 'targets'}`,
		all: 'Every target (ALL)',
		none: 'No impacted target',
	}[sent];
	const mark = reason === undefined || reason === 'requested' ? '✅' : '⚠️';
	const because = reason === undefined ? '' : `, because ${(0, markdown/* text */.Qq)(why(upload, reason))}`;
	const where = `${(0, markdown/* text */.Qq)((0, references/* pullRequestName */.Ib)(ref))} at ${(0, markdown/* code */.aY)(sha.slice(0, 7))}`;
	const names = facts.map(([name = '']) => name);
	const values = facts.map(([, value = '']) => value);
	return `${mark} **${what}** uploaded for ${where}${because}.\n\n${(0, markdown/* table */.tp)(names, [values])}`;
}
const source = ({ impactedTargets, impactedTargetsFile: path }) => {
	if (path !== undefined)
		return (0, markdown/* code */.aY)(path);
	return impactedTargets === undefined ? 'no input' : `the input ${(0, markdown/* code */.aY)('impacted-targets')}`;
};

/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ek: () => (changedAt),
  Lg: () => (isOtherHead),
  QS: () => (recordOutputs),
  TL: () => (isMerged),
  U4: () => (isNewer),
  aE: () => (readRecord),
  xB: () => (isIdle)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);

async function readRecord(service, ref, options) {
	try {
		const record = await service.getSubmittedPullRequest(ref, options);
		return record.state === undefined && !record.isCurrentlySubmittedToQueue ? undefined : record;
	}
	catch (error) {
		if ((0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
			return undefined;
		throw error;
	}
}
const isMerged = ({ state, prBaseBranch }, targetBranch) => state === 'MERGED' && (prBaseBranch === undefined || prBaseBranch === targetBranch);
const isIdle = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
function changedAt(record) {
	const stamp = record?.stateChangedAt ?? '';
	const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(stamp) ? Date.parse(stamp) : Number.NaN;
	return Number.isNaN(at) ? undefined : at;
}
function isNewer(record, before) {
	if (before === undefined)
		return true;
	const [at, then] = [changedAt(record), changedAt(before)];
	return at === undefined || then === undefined ? record.state !== before.state : at > then;
}
const isOtherHead = (headSha, expected) => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase();
function recordOutputs(record) {
	if (record === undefined)
		return { submitted: false };
	return {
		state: record.state,
		submitted: record.isCurrentlySubmittedToQueue,
		priority: record.priorityName ?? record.priorityValue,
		...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
	};
}

/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (optionalPullRequestTarget),
  S: () => (pullRequestTarget)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
var _github_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6757);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9428);






const pullRequestReference = () => (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .convert */ .C6)((text, context) => {
	const reference = (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F)(text);
	if (reference !== undefined)
		return reference;
	context.issues.push({
		code: 'custom',
		message: 'must be a number such as 123 or #123, or the URL of a pull request',
		input: text,
	});
	return _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tmp;
});
const inputs = {
	pullRequest: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(pullRequestReference()),
	targetBranch: (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)()),
};
const OUTPUTS = ['pull-request', 'target-branch', 'head-sha'];
const locate = (location, { repository }) => {
	const problem = location.pullRequest && (0, _github_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseReference */ .U)(location.pullRequest, repository);
	return problem === undefined ? { location } : { problems: [`Input \`pull-request\` ${problem}`] };
};
const pullRequestTarget = (...needs) => ({
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: (location, context) => resolvePullRequest(location, context, needs),
});
const optionalPullRequestTarget = {
	inputs,
	outputs: OUTPUTS,
	locate,
	resolve: async (location, own) => ({ number, needs = [], context = own } = {}) => {
		const named = number === undefined ? undefined : { number, url: undefined };
		const pullRequest = location.pullRequest ?? named;
		return resolvePullRequest({ ...location, pullRequest }, context, needs);
	},
};
async function resolvePullRequest(location, context, needs) {
	const { repository, setOutputs } = context;
	const named = await nameOne(location, context);
	setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha });
	const known = await complete(named, location.targetBranch, needs, context);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (targetBranch === undefined)
		throw targetUnknown(known.number, context);
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha });
	return {
		ref: (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestRef */ .M1)(repository, targetBranch, known.number),
		headSha: known.headSha,
		draft: known.draft,
		closed: known.closed,
		merged: known.merged,
		baseBranch: known.baseBranch,
	};
}
async function nameOne({ pullRequest }, { event, repository, github }) {
	const said = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestOfEvent */ .My)(event, repository);
	if (pullRequest !== undefined) {
		const same = said.type === 'one' && said.facts.number === pullRequest.number;
		return same ? said.facts : { number: pullRequest.number };
	}
	const found = said.type === 'ask' ? await lookUp(said.lookup, github) : said;
	if (found.type === 'one')
		return found.facts;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
		request: `Finding the pull request of ${eventOf(event)}`,
		...notFound(found),
	});
}
async function lookUp({ head, commit }, github) {
	const what = [head && `the branch ${head}`, commit && `the commit ${commit}`]
		.filter(Boolean)
		.join(' or ');
	if (!github.available)
		return {
			type: 'none',
			why: `names only ${what}, and there is no \`github-token\` to ask GitHub with`,
		};
	let found = [];
	if (head !== undefined)
		found = await github.pullRequestsOfHead(head);
	if (!found.some(isOpen) && commit !== undefined)
		found = await github.pullRequestsOfCommit(commit);
	const result = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .exactlyOne */ .BK)(found.filter(isOpen).map(factsOf));
	return result.type === 'none'
		? { type: 'none', why: `names ${what}, and GitHub knows no open pull request for it` }
		: result;
}
const isOpen = ({ state }) => state === 'open';
function notFound(found) {
	if (found.type === 'several')
		return {
			problem: `there are several: ${found.candidates.map(candidate).join(', ')}`,
			remedy: 'Set `pull-request` to the one you mean.',
		};
	return {
		problem: found.type === 'none' ? `the event ${found.why}` : 'there is none',
		remedy: 'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
	};
}
const candidate = ({ number, baseBranch }) => baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`;
async function complete(named, targetBranch, needs, { github, log, signal }) {
	const baseMissing = targetBranch === undefined && named.baseBranch === undefined;
	const factMissing = (needs.includes('head-sha') && named.headSha === undefined) ||
		(needs.includes('state') && !isStateKnown(named));
	if (!github.available || (!baseMissing && !factMissing))
		return named;
	try {
		return factsOf(await github.pullRequest(named.number));
	}
	catch (error) {
		if (baseMissing || signal.aborted || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ))
			throw error;
		log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`);
		return named;
	}
}
const isStateKnown = ({ closed, draft, merged, baseBranch }) => closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined);
const factsOf = ({ state, ...pullRequest }) => ({
	...pullRequest,
	closed: state === 'closed',
});
const eventOf = ({ name }) => name === '' ? 'a run without an event' : `the event \`${name}\``;
const targetUnknown = (number, { event }) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('invalid-input', {
	request: `Finding the target branch of #${number}`,
	problem: `${eventOf(event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
	remedy: 'Set `target-branch`, or leave `github-token` at its default.',
});

/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  t: () => (compileGlobs)
});
function compileGlobs(patterns, { style = 'path' } = {}) {
	if (patterns.length === 0)
		return () => false;
	const automaton = new Automaton(program(patterns, style === 'path'));
	return (text) => automaton.matches(text);
}
const SLASH = 0x2f;
const code = (char) => char.codePointAt(0);
function program(patterns, slashStops) {
	const start = { type: 'fork', to: [] };
	const instructions = [start];
	for (const pattern of patterns) {
		start.to.push(instructions.length);
		emit(tokens(pattern), instructions, slashStops);
		instructions.push({ type: 'end' });
	}
	return instructions;
}
function tokens(pattern) {
	const chars = [...pattern];
	const lastBracket = chars.lastIndexOf(']');
	const found = [];
	const open = [];
	for (let at = 0; at < chars.length; at++) {
		const char = chars[at];
		if (char === '\\' && at + 1 < chars.length) {
			found.push({ type: 'char', char: code(chars[++at]) });
		}
		else if (char === '*') {
			let end = at;
			while (chars[end + 1] === '*')
				end++;
			const wholeFolder = end > at && chars[end + 1] === '/' && startsSegment(found.at(-1), open.at(-1));
			found.push({ type: end === at ? '*' : wholeFolder ? '**/' : '**' });
			at = wholeFolder ? end + 1 : end;
		}
		else if (char === '[' && at + 2 <= lastBracket) {
			const first = at + (/[!^]/.test(chars[at + 1]) ? 2 : 1);
			const end = chars.indexOf(']', first + 1);
			if (end === -1)
				found.push({ type: 'char', char: code(char) });
			else {
				found.push({ type: 'class', takes: classOf(chars.slice(first, end), first > at + 1) });
				at = end;
			}
		}
		else if (char === '?' || char === '{' || char === ',' || char === '}') {
			if (char === '{')
				open.push(startsSegment(found.at(-1), open.at(-1)));
			else if (char === '}')
				open.pop();
			found.push({ type: char });
		}
		else
			found.push({ type: 'char', char: code(char) });
	}
	return pairBraces(found);
}
const startsSegment = (before, inGroup = false) => before === undefined ||
	before.type === '**/' ||
	(before.type === 'char' && before.char === SLASH) ||
	((before.type === '{' || before.type === ',') && inGroup);
function pairBraces(found) {
	const special = new Set();
	const open = [];
	for (const [at, { type }] of found.entries()) {
		if (type === '{')
			open.push({ at, commas: [] });
		else if (type === ',')
			open.at(-1)?.commas.push(at);
		else if (type === '}') {
			const pair = open.pop();
			if (pair === undefined || pair.commas.length === 0)
				continue;
			for (const part of [pair.at, ...pair.commas, at])
				special.add(part);
		}
	}
	return found.map((token, at) => (token.type === '{' || token.type === ',' || token.type === '}') && !special.has(at)
		? { type: 'char', char: code(token.type) }
		: token);
}
function classOf(chars, negated) {
	const ranges = [];
	for (let at = 0; at < chars.length; at++) {
		const from = code(chars[at]);
		const isRange = chars[at + 1] === '-' && at + 2 < chars.length;
		ranges.push([from, isRange ? code(chars[at + 2]) : from]);
		if (isRange)
			at += 2;
	}
	return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== negated;
}
function emit(found, into, slashStops) {
	const any = () => true;
	const inside = slashStops ? (char) => char !== SLASH : any;
	const open = [];
	const fork = () => {
		const to = [];
		into.push({ type: 'fork', to });
		return to;
	};
	for (const token of found) {
		const group = open.at(-1);
		if (token.type === 'char')
			into.push({ type: 'one', takes: (char) => char === token.char });
		else if (token.type === 'class')
			into.push({ type: 'one', takes: (char) => inside(char) && token.takes(char) });
		else if (token.type === '?')
			into.push({ type: 'one', takes: inside });
		else if (token.type === '*')
			into.push({ type: 'many', takes: inside });
		else if (token.type === '**')
			into.push({ type: 'many', takes: any });
		else if (token.type === '**/') {
			const to = fork();
			to.push(into.length, into.length + 2);
			into.push({ type: 'many', takes: any }, { type: 'one', takes: (char) => char === SLASH });
		}
		else if (token.type === '{') {
			const to = fork();
			to.push(into.length);
			open.push({ fork: to, ends: [] });
		}
		else if (token.type === ',') {
			group?.ends.push(fork());
			group?.fork.push(into.length);
		}
		else {
			for (const end of group?.ends ?? [])
				end.push(into.length);
			open.pop();
		}
	}
}
const CACHE_STATES = 1_000_000;
class Automaton {
	#program;
	#round;
	#rounds = 0;
	#nodes = new Map();
	#cached = 0;
	#start;
	constructor(instructions) {
		this.#program = instructions;
		this.#round = new Uint32Array(instructions.length);
		this.#start = this.#node([0]);
	}
	matches(text) {
		let node = this.#start;
		for (let at = 0; at < text.length; at++) {
			const char = text.codePointAt(at);
			if (char > 0xffff)
				at++;
			let next = node.next.get(char);
			if (next === undefined) {
				next = this.#step(node, char);
				node.next.set(char, next);
				this.#cached++;
			}
			if (next.states.length === 0)
				return next.accepts && at === text.length - 1;
			node = next;
		}
		return node.accepts;
	}
	#step(node, char) {
		const reached = [];
		for (const state of node.states) {
			const instruction = this.#program[state];
			if (instruction.type === 'one' && instruction.takes(char))
				reached.push(state + 1);
			else if (instruction.type === 'many' && instruction.takes(char))
				reached.push(state);
		}
		return this.#node(reached);
	}
	#node(reached) {
		const round = ++this.#rounds;
		const states = [];
		let accepts = false;
		const pending = [...reached];
		for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
			if (this.#round[state] === round)
				continue;
			this.#round[state] = round;
			const instruction = this.#program[state];
			if (instruction.type === 'fork')
				for (const to of instruction.to)
					pending.push(to);
			else if (instruction.type === 'end')
				accepts = true;
			else {
				states.push(state);
				if (instruction.type === 'many')
					pending.push(state + 1);
			}
		}
		states.sort((one, other) => one - other);
		return this.#remember({ states, accepts, next: new Map() });
	}
	#remember(node) {
		const key = `${node.accepts ? '+' : '-'}${node.states.join()}`;
		const known = this.#nodes.get(key);
		if (known !== undefined)
			return known;
		if (this.#cached > CACHE_STATES) {
			this.#nodes.clear();
			this.#cached = 0;
			this.#start?.next.clear();
		}
		this.#nodes.set(key, node);
		this.#cached += node.states.length + 1;
		return node;
	}
}

/***/ }),

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (planned)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


const LONGEST_BODY = 4000;
function planned(log, requests) {
	for (const request of requests) {
		log.group(`Dry run: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request)}`, [shown(request)]);
	}
	return {
		outcome: 'planned',
		details: {
			planned: requests.map((request) => ({
				method: request.method,
				path: request.path,
				body: bodyText(request),
			})),
		},
		summary: [
			'Dry run: nothing was sent. These requests were planned:',
			'',
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Request', 'Body'], requests.map((request) => [
				(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${request.method} ${request.path}`),
				(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown(request)),
			])),
		].join('\n'),
	};
}
function bodyText({ body }) {
	if (body === undefined)
		return '';
	return Array.isArray(body)
		? Buffer.concat(body).toString()
		: JSON.stringify(body);
}
function shown(request) {
	const body = bodyText(request);
	return body.length > LONGEST_BODY
		? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
		: body;
}

/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  P: () => (RETRY_TIMEOUT_SECONDS),
  h: () => (defineOperation)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9428);


const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { target } = spec;
	return {
		about: spec.about,
		inputs: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...target.inputs, ...spec.inputs }),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes: spec.outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		prepare(values, scope) {
			const inputs = values;
			const located = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => target.locate(values, scope));
			const location = located && 'location' in located ? located.location : undefined;
			const checked = spec.checks?.map((check) => (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessWrong */ .ey)(() => check(inputs, scope, location)));
			const problems = [
				...(located && 'problems' in located ? located.problems : []),
				...(checked ?? []).filter((problem) => problem !== undefined),
			];
			if (problems.length > 0)
				return { problems };
			return {
				withoutToken: () => spec.withoutToken?.(inputs, scope.event),
				run: async (context) => spec.run(inputs, context, await target.resolve(location, context)),
			};
		},
	};
}

/***/ }),

/***/ 1620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  a: () => (stripAnsi)
});
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;
const stripAnsi = (text) => text.replace(ANSI, '');

/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  T3: () => (notUtf8),
  ke: () => (hasByteOrderMark),
  sS: () => (INNER_SPACE),
  uo: () => (LineReader)
});
var _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
var _ansi_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1620);
var _parse_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4567);
var _swar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7386);
var _target_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4024);





const INNER_SPACE = 1;
const NEWLINE = 0x0a;
const ESCAPE = 0x1b;
const isSpace = (byte) => byte === 0x20 || byte === 0x0d || byte === 0x09;
class LineReader {
	#scan;
	#sink;
	#longest;
	#rest = new Uint8Array();
	#offset = 0;
	#line = 0;
	#colored = false;
	constructor(scan, sink, longest = _target_set_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_TARGET_BYTES */ .Xq) {
		this.#scan = scan;
		this.#sink = sink;
		this.#longest = longest;
	}
	push(chunk) {
		const first = chunk.indexOf(NEWLINE);
		if (first === -1) {
			this.#keep(chunk);
			return true;
		}
		let from = 0;
		if (this.#rest.length > 0) {
			const line = Buffer.concat([this.#rest, chunk.subarray(0, first + 1)]);
			this.#rest = new Uint8Array();
			if (!this.#lines(line))
				return false;
			from = first + 1;
		}
		const last = chunk.lastIndexOf(NEWLINE) + 1;
		if (last > from && !this.#lines(chunk.subarray(from, last)))
			return false;
		this.#keep(chunk.subarray(last));
		return true;
	}
	end() {
		if (this.#rest.length > 0)
			this.#lines(Buffer.concat([this.#rest, Buffer.from('\n')]));
	}
	#keep(bytes) {
		if (this.#rest.length + bytes.length > this.#longest)
			throw this.#tooLong(this.#line + 1);
		if (bytes.length > 0)
			this.#rest = Buffer.concat([this.#rest, bytes]);
	}
	#lines(block) {
		const invalid = (0, _shared_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidUtf8At */ .M)(block);
		if (invalid !== undefined)
			throw notUtf8(this.#offset + invalid, block[invalid]);
		this.#colored = block.includes(ESCAPE);
		const goOn = this.#split(block, this.#offset === 0 && hasByteOrderMark(block) ? 3 : 0);
		this.#offset += block.length;
		return goOn;
	}
	#split(block, from) {
		const bytes = (0, _swar_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .du)(block);
		for (let start = from; start < block.length;) {
			const end = this.#take(block, bytes, start);
			if (end === -1)
				return false;
			start = end + 1;
		}
		return true;
	}
	#take(block, bytes, from) {
		let start = from;
		while (isSpace(block[start]))
			start++;
		const scanned = this.#scan(bytes, start);
		let end = scanned;
		while (isSpace(block[end]))
			end++;
		const isPlain = block[end] === NEWLINE;
		if (!isPlain)
			end = block.indexOf(NEWLINE, end);
		this.#line++;
		if (end - from > this.#longest)
			throw this.#tooLong(this.#line);
		const goOn = isPlain
			? start === scanned || this.#sink(bytes, start, scanned, 0, this.#line)
			: this.#odd(block, bytes, start, end);
		return goOn ? end : -1;
	}
	#odd(block, bytes, from, to) {
		if (!this.#colored || !block.subarray(from, to).includes(ESCAPE))
			return this.#trimmed(block, bytes, from, to);
		const line = Buffer.from((0, _ansi_js__WEBPACK_IMPORTED_MODULE_4__/* .stripAnsi */ .a)((0, _swar_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(bytes, from, to)));
		return this.#trimmed(line, (0, _swar_js__WEBPACK_IMPORTED_MODULE_3__/* .viewOf */ .du)(line), 0, line.length);
	}
	#trimmed(block, bytes, from, to) {
		let start = from;
		let end = to;
		while (start < end && isSpace(block[start]))
			start++;
		while (end > start && isSpace(block[end - 1]))
			end--;
		if (start === end)
			return true;
		let inner = start;
		while (inner < end && !isSpace(block[inner]))
			inner++;
		return this.#sink(bytes, start, end, inner < end ? INNER_SPACE : 0, this.#line);
	}
	#tooLong(line) {
		return new _parse_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TargetsParseError */ .C(`line ${line} is longer than ${this.#longest} bytes, which no target is`, 'Write one target per line, or JSON.');
	}
}
const hasByteOrderMark = (bytes) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
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
const quoted = (text) => JSON.stringify((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .x)(text, 80));

/***/ }),

/***/ 7386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ij: () => (anySpecial),
  Yr: () => (hashed),
  b6: () => (textOf),
  du: () => (viewOf)
});
const { imul } = Math;
const viewOf = ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset, length);
const textOf = (bytes, start, end) => Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
function anySpecial(word) {
	const backslashes = word ^ 0x5c5c5c5c;
	return (((word - 0x23232323) & ~word) | ((backslashes - 0x01010101) & ~backslashes)) & 0x80808080;
}
const hashed = (hash, word) => (imul(hash ^ word, 0x9e3779b1) + ((hash << 13) | (hash >>> 19))) | 0;

/***/ }),

/***/ 4024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  TF: () => (BODY_LIMIT_BYTES),
  Xq: () => (LONGEST_TARGET_BYTES),
  G8: () => (TargetSet)
});

var shared_text = __webpack_require__(5831);
const NUMBER = (1 << 23) - 1;
const FIRST_SLOTS = 1 << 7;
const MANY_SLOTS = 1 << 19;
const FULLEST = 13 / 16;
class HashIndex {
	#same;
	#slots = new Int32Array(FIRST_SLOTS);
	#hashes = new Int32Array(FIRST_SLOTS);
	#firsts = new Int32Array(FIRST_SLOTS);
	#count = 0;
	#indexed = 0;
	#most = FIRST_SLOTS * FULLEST;
	constructor(same) {
		this.#same = same;
	}
	add(hash, first, end) {
		if (this.#indexed < this.#count)
			this.#index();
		const place = this.#find(hash, first, end);
		if (this.#slots[place] !== 0)
			return false;
		this.#slots[place] = slotOf(hash, ++this.#indexed);
		this.append(hash, first);
		return true;
	}
	append(hash, first) {
		const number = ++this.#count;
		this.#hashes[number] = hash;
		this.#firsts[number] = first;
		if (number >= this.#most)
			this.#grow();
	}
	#find(hash, first, end) {
		const slots = this.#slots;
		const last = slots.length - 1;
		let place = hash & last;
		for (let slot = slots[place]; slot !== 0; slot = slots[place]) {
			const number = slot & NUMBER;
			const found = slot === slotOf(hash, number) &&
				this.#hashes[number] === hash &&
				this.#same(this.#firsts[number], first, end);
			if (found)
				break;
			place = (place + 1) & last;
		}
		return place;
	}
	#grow() {
		const length = Math.max(MANY_SLOTS, 2 * this.#slots.length);
		this.#slots = new Int32Array(length);
		this.#most = length * FULLEST;
		this.#hashes = longer(this.#hashes, length);
		this.#firsts = longer(this.#firsts, length);
		this.#indexed = 0;
	}
	#index() {
		const slots = this.#slots;
		const last = slots.length - 1;
		for (let number = this.#indexed + 1; number <= this.#count; number++) {
			const hash = this.#hashes[number];
			let place = hash & last;
			while (slots[place] !== 0)
				place = (place + 1) & last;
			slots[place] = slotOf(hash, number);
		}
		this.#indexed = this.#count;
	}
}
const slotOf = (hash, number) => (hash & ~NUMBER) | number;
function longer(numbers, length) {
	const copy = new Int32Array(length);
	copy.set(numbers);
	return copy;
}
var swar = __webpack_require__(7386);



const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const LONGEST_TARGET_BYTES = 64 * 1024;
const { imul } = Math;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN = Buffer.from('["');
const CLOSE = Buffer.from(']}');
const SLACK_BYTES = 6 * LONGEST_TARGET_BYTES + 16;
const SAMPLE = 5;
const SLICE_BYTES = 256 * 1024;
class TargetSet {
	#body = Buffer.allocUnsafeSlow(BODY_LIMIT_BYTES + SLACK_BYTES);
	#used;
	#words = (0, swar/* viewOf */.du)(this.#body);
	#known = new HashIndex((known, first, end) => this.#same(known, first, end));
	#seed = (Math.random() * 2 ** 32) | 0;
	#headBytes;
	#sampleEnd;
	#first;
	#last = 0;
	#hash = 0;
	#scanned;
	#scannedStart = 0;
	#count = 0;
	#duplicates = 0;
	#sorted = true;
	#previous = 0;
	#full = false;
	constructor(head) {
		this.#body.set(head);
		this.#body.set(OPEN, head.length);
		this.#used = head.length + 1;
		this.#first = this.#used + 1;
		this.#headBytes = this.#used;
		this.#sampleEnd = this.#used;
	}
	get count() {
		return this.#count;
	}
	get duplicates() {
		return this.#duplicates;
	}
	get full() {
		return this.#full;
	}
	get bodyBytes() {
		return this.#used + CLOSE.length;
	}
	body() {
		this.#body.set(CLOSE, this.#used);
		const slices = [];
		for (let at = 0; at < this.bodyBytes; at += SLICE_BYTES)
			slices.push(this.#body.subarray(at, Math.min(at + SLICE_BYTES, this.bodyBytes)));
		return slices;
	}
	first() {
		const sample = this.#body.subarray(this.#headBytes, this.#sampleEnd);
		return JSON.parse(`[${sample}]`).map((target) => (0, shared_text/* truncate */.x)(target, 80));
	}
	scan(bytes, start) {
		const words = this.#words;
		const end = Math.min(bytes.byteLength, start + LONGEST_TARGET_BYTES + 4);
		const shift = this.#first - start;
		let hash = this.#seed;
		let at = start;
		for (; at + 4 <= end; at += 4) {
			const word = bytes.getInt32(at, true);
			if ((0, swar/* anySpecial */.Ij)(word) !== 0)
				break;
			words.setInt32(at + shift, word, true);
			hash = (0, swar/* hashed */.Yr)(hash, word);
		}
		const whole = at;
		let rest = 0;
		for (let bit = 0; at < end; at++, bit += 8) {
			const byte = bytes.getUint8(at);
			if (byte <= QUOTE || byte === BACKSLASH)
				break;
			rest |= byte << bit;
		}
		words.setInt32(whole + shift, rest, true);
		this.#hash = (0, swar/* hashed */.Yr)(hash, rest);
		this.#last = at + shift;
		this.#scanned = bytes;
		this.#scannedStart = start;
		return at;
	}
	add(bytes, start, end) {
		const isScanned = bytes === this.#scanned &&
			start === this.#scannedStart &&
			end - start === this.#last - this.#first;
		if (isScanned)
			this.#add();
		else
			this.addText((0, swar/* textOf */.b6)(bytes, start, end));
	}
	addText(text) {
		const quote = this.#first - 1;
		const words = this.#words;
		const last = quote + this.#body.write(JSON.stringify(text), quote) - 1;
		let hash = this.#seed;
		let at = this.#first;
		for (; at + 4 <= last; at += 4)
			hash = (0, swar/* hashed */.Yr)(hash, words.getInt32(at, true));
		let rest = 0;
		for (let bit = 0; at < last; at++, bit += 8)
			rest |= words.getUint8(at) << bit;
		this.#hash = (0, swar/* hashed */.Yr)(hash, rest);
		this.#last = last;
		this.#add();
	}
	#add() {
		this.#scanned = undefined;
		if (this.#full)
			return;
		this.#body[this.#last] = QUOTE;
		const used = this.#last + 1;
		const hash = mix(this.#hash);
		this.#sorted &&= this.#count === 0 || this.#isAfter(this.#previous, this.#first, used);
		if (!this.#sorted && !this.#known.add(hash, this.#first, used))
			this.#duplicates++;
		else if (used + CLOSE.length > BODY_LIMIT_BYTES)
			this.#full = true;
		else {
			if (this.#sorted)
				this.#known.append(hash, this.#first);
			this.#take(used);
		}
	}
	#same(known, first, end) {
		const words = this.#words;
		const shift = known - first;
		let at = first;
		for (; at + 4 <= end; at += 4)
			if (words.getInt32(at, true) !== words.getInt32(at + shift, true))
				return false;
		for (; at < end; at++)
			if (words.getUint8(at) !== words.getUint8(at + shift))
				return false;
		return true;
	}
	#isAfter(known, first, end) {
		const words = this.#words;
		for (let at = 0; first + at < end; at += 4) {
			const word = words.getInt32(first + at, true);
			const difference = word ^ words.getInt32(known + at, true);
			if (difference === 0)
				continue;
			const bit = (31 - Math.clz32(difference & -difference)) & -8;
			const isInside = first + at + (bit >> 3) < end;
			return isInside && ((word >>> bit) & 0xff) > (((word ^ difference) >>> bit) & 0xff);
		}
		return false;
	}
	#take(end) {
		this.#previous = this.#first;
		this.#used = end;
		this.#body[end] = COMMA;
		this.#body[end + 1] = QUOTE;
		this.#first = end + 2;
		this.#count++;
		if (this.#count <= SAMPLE)
			this.#sampleEnd = end;
	}
}
function mix(hash) {
	let mixed = hash ^ (hash >>> 16);
	mixed = imul(mixed, 0x85ebca6b);
	mixed ^= mixed >>> 13;
	mixed = imul(mixed, 0xc2b2ae35);
	return mixed ^ (mixed >>> 16);
}

/***/ })

};

export { id, ids, modules };
