"use strict";
exports.id = 7251;
exports.ids = [7251];
exports.modules = {

 7251:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const commits = __webpack_require__(7044);
const main = __webpack_require__(4516);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const node_path = __webpack_require__(6760);
const yaml = __webpack_require__(1505);
const store = __webpack_require__(5960);
const operation$1 = __webpack_require__(4777);

const PREFIX = main.DEFAULT_PATTERN.split('{number}')[0] ?? '';
const MAX_BRANCHES = 5;
const MAX_DRAFTS = 2;
const MAX_TIMELINES = 3;
const MAX_COMMITS = 200;
async function findNewestRun(deadline, facts) {
	const [living, closed] = await Promise.all([
		facts.askCommits((commits, ...at) => commits.branches(...at, PREFIX)),
		facts.closedPulls(),
	]);
	const pulls = closed.isKnown ? closed.value : [];
	const drafts = pulls.filter(({ isOwnDraft }) => isOwnDraft);
	const others = pulls.filter(({ isOwnDraft }) => !isOwnDraft);
	const [branches, named] = await Promise.all([
		newestBranches(facts, living.isKnown ? living.value : []),
		fromTimelines(facts, deadline, others),
	]);
	const candidates = [
		...branches,
		...drafts
			.toSorted((a, b) => b.number - a.number)
			.flatMap(candidateOf)
			.slice(0, MAX_DRAFTS),
		...named,
	];
	const byRun = new Map(candidates.toReversed().map((candidate) => [candidate.id, candidate]));
	const distinct = candidates.filter((candidate) => byRun.get(candidate.id) === candidate);
	const newest = (await newestConfirmed(deadline, facts, distinct)) ??
		candidates.find(({ claim }) => claim !== undefined);
	if (newest !== undefined)
		return commits.known(await withChecks(facts, newest));
	if (!living.isKnown)
		return living;
	if (!closed.isKnown)
		return closed;
	return commits.known(undefined);
}
async function newestBranches({ askSetup }, tips) {
	const candidates = tips.flatMap(candidateOf).sort((a, b) => b.number - a.number);
	if (candidates.length <= MAX_BRANCHES)
		return candidates;
	const dated = candidates.slice(0, MAX_COMMITS);
	const shas = dated.flatMap(({ claim }) => claim?.commit ?? []);
	const times = await askSetup((setup, ...at) => setup.committedAt(...at, shas));
	const timeBySha = new Map(shas.map((sha, index) => [sha, times.isKnown && times.value[index]]));
	const timeOf = ({ claim }) => timeBySha.get(claim?.commit ?? '') || 0;
	return dated.sort((a, b) => timeOf(b) - timeOf(a)).slice(0, MAX_BRANCHES);
}
function candidateOf({ branch, headSha: commit, }) {
	const parsed = main.parseTestBranch(branch, main.DEFAULT_PATTERN);
	if (parsed === undefined)
		return [];
	return { number: parsed.number, id: parsed.id, claim: { ...parsed, branch, commit } };
}
async function fromTimelines({ context, ref, askService }, deadline, pulls) {
	const read = async ({ number, }) => {
		const answer = await askService(() => context.service.getPullRequestHistory(deadline, testedPullRequest(ref, number), {
			attempts: 1,
		}));
		if (!answer.isKnown)
			return [];
		const { parseTimeline } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 9284, 19)).then(n => n.timeline);
		const named = parseTimeline(answer.value).find(({ testRun }) => testRun !== undefined);
		if (named?.testRun === undefined)
			return [];
		return [{ number, id: named.testRun.id }];
	};
	const newest = pulls.slice(0, MAX_TIMELINES);
	return (await Promise.all(newest.map(read))).flat();
}
async function newestConfirmed(deadline, facts, candidates) {
	const read = await Promise.all(candidates.map((candidate) => withDetails(facts, deadline, candidate)));
	const confirmed = read.filter(({ details }) => details !== undefined);
	const createdAt = ({ details }) => index.parseTime(details?.createdAt) ?? 0;
	return confirmed.toSorted((a, b) => createdAt(b) - createdAt(a))[0];
}
async function withDetails({ context, ref, askService }, deadline, candidate) {
	const { number, id, claim } = candidate;
	const pattern = { testBranchPattern: main.DEFAULT_PATTERN };
	const answer = await askService(() => timeInQueue.readTestRun(deadline, context.service, ref, id, pattern, { attempts: 1 }));
	if (!answer.isKnown || main.problemOfRun(number, answer.value, claim) !== undefined)
		return candidate;
	return { ...candidate, details: answer.value };
}
async function withChecks({ ref, askCommits }, { number, id, claim, details }) {
	const sha = details?.testBranchSha ?? claim?.commit;
	const checksOnGitHub = await readChecks(askCommits, sha);
	const run = timeInQueue.testRunOf(id, details ?? pullFiles.TestingDetails.parse({}), { checks: checksOnGitHub, facts: commits.unread('they were not asked') }, testedPullRequest(ref, number));
	const hasChecks = checksOnGitHub.isKnown || run.checks.length > 0;
	return {
		branch: details?.testBranch ?? claim?.branch ?? id,
		sha,
		run: details && run,
		checks: hasChecks ? commits.known(run.checks) : checksOnGitHub,
	};
}
const testedPullRequest = ({ repository, targetBranch }, number) => pullFiles.pullRequestRef(repository, targetBranch, number);
async function readChecks(askCommits, sha) {
	if (sha === undefined)
		return commits.unread('the commit is not known');
	const [runs, statuses] = await Promise.all([
		askCommits((commits, ...at) => commits.checkRuns(...at, sha)),
		askCommits((commits, ...at) => commits.statuses(...at, sha)),
	]);
	if (!runs.isKnown)
		return runs;
	if (!statuses.isKnown)
		return statuses;
	return commits.known([...runs.value, ...statuses.value]);
}

function admits(patterns, name) {
	let isAdmitted = false;
	for (const pattern of patterns) {
		const isNegative = pattern.startsWith('!');
		const matches = matchesPattern(isNegative ? pattern.slice(1) : pattern, name);
		if (matches === undefined)
			return undefined;
		if (matches)
			isAdmitted = !isNegative;
	}
	return isAdmitted;
}
function matchesPattern(pattern, name) {
	const parts = patternParts(pattern);
	if (parts === undefined)
		return undefined;
	let places = new Set([0]);
	for (const part of parts)
		places = new Set([...places].flatMap((place) => part(name, place)));
	return places.has(name.length);
}
const PATTERN_TOKEN = /\*\*\/|\*\*|\*|\[[^\]]*\]|\\.|[^[\\]/gsu;
function patternParts(pattern) {
	const tokens = pattern.match(PATTERN_TOKEN) ?? [];
	if (tokens.join('') !== pattern || tokens.includes('[]'))
		return undefined;
	const parts = [];
	for (const token of tokens) {
		const before = parts.at(-1);
		if (token === '?' && before !== undefined)
			parts.splice(-1, 1, optionally(before));
		else if (token === '+' && before !== undefined)
			parts.splice(-1, 1, repeatedly(before));
		else
			parts.push(patternPart(token));
	}
	return parts;
}
function patternPart(token) {
	if (token === '**/')
		return anyFolders;
	if (token === '**')
		return optionally(repeatedly(character(() => true)));
	if (token === '*')
		return optionally(repeatedly(character((char) => char !== '/')));
	if (token.startsWith('['))
		return character(classOf(token.slice(1, -1)));
	const isEscape = token.length > 1 && token.startsWith('\\');
	const literal = isEscape ? token.slice(1) : token;
	return character((char) => char === literal);
}
const character = (accepts) => (text, from) => {
	const char = text.charAt(from);
	if (char === '' || !accepts(char))
		return [];
	return [from + 1];
};
const optionally = (part) => (text, from) => [from, ...part(text, from)];
const repeatedly = (part) => (text, from) => {
	const ends = new Set();
	for (let next = [...part(text, from)]; next.length > 0;) {
		for (const end of next)
			ends.add(end);
		next = next.flatMap((end) => part(text, end)).filter((end) => !ends.has(end));
	}
	return [...ends];
};
const anyFolders = (text, from) => {
	const ends = [from];
	for (let at = from + 1; at < text.length; at++)
		if (text.charAt(at) === '/')
			ends.push(at + 1);
	return ends;
};
function classOf(members) {
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)];
	return (char) => ranges.some(([, from = '', to = from]) => char >= from && char <= to);
}

const MAX_WORKFLOW_LENGTH = 256 * 1024;
const MAX_WORKFLOW_ALIASES = 1000;
function readWorkflow({ name, text = '' }) {
	const content = parseContent(text);
	if (!isRecord(content))
		return undefined;
	const triggers = triggersOf(content['on']);
	return triggers && { name, triggers, content, ...bodyOf(jobsOf(content), content) };
}
function readAction(text) {
	const content = parseContent(text);
	if (!isRecord(content))
		return undefined;
	return bodyOf([content['runs']], content['runs']);
}
const jobsOf = ({ jobs }) => Object.values(namedJobs(jobs));
const namedJobs = (jobs) => Object.fromEntries(Object.entries(isRecord(jobs) ? jobs : {}).flatMap(([id, job]) => isRecord(job) ? [[id, job]] : []));
function parseContent(text) {
	if (text.length > MAX_WORKFLOW_LENGTH)
		return undefined;
	try {
		const document = yaml.parseDocument(text, { prettyErrors: false });
		if (document.errors.length > 0 || !yaml.isMap(document.contents))
			return undefined;
		return document.toJS({ maxAliasCount: MAX_WORKFLOW_ALIASES });
	}
	catch {
		return undefined;
	}
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function triggersOf(on) {
	if (typeof on === 'string')
		return new Map([[on, undefined]]);
	if (Array.isArray(on))
		return new Map(on.map((event) => [String(event), undefined]));
	if (isRecord(on))
		return new Map(Object.entries(on));
	return undefined;
}
function bodyOf(jobs, all) {
	const callers = [];
	for (const job of jobs) {
		if (!isRecord(job))
			continue;
		callers.push(job);
		if (Array.isArray(job['steps']))
			callers.push(...job['steps']);
	}
	const uses = callers.flatMap((caller) => {
		if (!isRecord(caller) || typeof caller['uses'] !== 'string')
			return [];
		const inputs = isRecord(caller['with']) ? caller['with'] : {};
		return { reference: caller['uses'], inputs };
	});
	return { uses, texts: textsIn(all) };
}
const FOR_PEOPLE = new Set(['name', 'description', 'run-name']);
function textsIn(value) {
	if (typeof value === 'string')
		return [value];
	if (typeof value !== 'object' || value === null)
		return [];
	return Object.entries(value).flatMap(([key, each]) => (FOR_PEOPLE.has(key) ? [] : textsIn(each)));
}
const EXCLUSIVE = [
	['branches', 'branches-ignore'],
	['tags', 'tags-ignore'],
	['paths', 'paths-ignore'],
];
function pushRefusal(workflow, branch) {
	if (!workflow.triggers.has('push'))
		return 'does not start on `push`';
	const filters = workflow.triggers.get('push');
	const isForTags = hasFilter(filters, 'tags') || hasFilter(filters, 'tags-ignore');
	const isForBranches = hasFilter(filters, 'branches') || hasFilter(filters, 'branches-ignore');
	if (isForTags && !isForBranches)
		return 'starts on `push` only for tags';
	return branchRefusal('push', filters, branch);
}
function pullRequestRefusal(workflow, baseBranch) {
	if (!workflow.triggers.has('pull_request'))
		return 'does not start on `pull_request`';
	const filters = workflow.triggers.get('pull_request');
	const types = filterTexts(filters, 'types');
	if (types.length > 0 && !types.includes('opened') && !types.includes('synchronize'))
		return `starts on \`pull_request\` only for ${types.map(index.inBackticks).join(', ')}`;
	return branchRefusal('pull_request', filters, baseBranch);
}
function branchRefusal(event, filters, branch) {
	const both = EXCLUSIVE.find((names) => names.every((name) => hasFilter(filters, name)));
	if (both !== undefined) {
		const names = both.map(index.inBackticks).join(' and ');
		return `has both ${names} for \`${event}\`, which GitHub refuses`;
	}
	const included = filterTexts(filters, 'branches');
	const ignored = filterTexts(filters, 'branches-ignore');
	const isIncluded = included.length === 0 || admits(included, branch);
	const isIgnored = admits(ignored, branch);
	if (isIncluded === undefined || isIgnored === undefined)
		return `has a branch pattern for \`${event}\` that GitHub refuses`;
	if (!isIncluded)
		return `starts on \`${event}\` only for ${included.map(index.inBackticks).join(', ')}`;
	if (isIgnored)
		return `ignores ${ignored.map(index.inBackticks).join(', ')} on \`${event}\``;
	return undefined;
}
const hasFilter = (filters, name) => filterTexts(filters, name).length > 0;
function filterTexts(filters, name) {
	if (!isRecord(filters))
		return [];
	return [filters[name] ?? []].flat().map(String);
}
function localPath(reference, repository) {
	if (reference.startsWith('./'))
		return node_path.posix.normalize(reference).replace(/\/$/, '');
	const [, owner = '', path = '.'] = /^([^/@]+\/[^/@]+)(?:\/([^@]+))?@/.exec(reference) ?? [];
	return pullFiles.sameName(owner, repository) ? path : undefined;
}
const calledWorkflow = ({ reference }, { workflows, repository }) => {
	const path = localPath(reference, repository);
	return workflows.find(({ name }) => path === `.github/workflows/${name}`);
};
function wholeBody(workflow, sources) {
	const bodies = new Set([workflow]);
	for (const { uses } of bodies) {
		for (const use of uses) {
			const path = localPath(use.reference, sources.repository);
			const next = calledWorkflow(use, sources) ?? sources.actions.get(path ?? '');
			if (next !== undefined)
				bodies.add(next);
		}
	}
	const all = [...bodies];
	return { uses: all.flatMap(({ uses }) => uses), texts: all.flatMap(({ texts }) => texts) };
}

const MAX_LEVELS = 3;
const MAX_ACTIONS_AT_ONCE = 50;
async function readSources(repository, files, revision, askSetup) {
	const workflows = files.flatMap((file) => readWorkflow(file) ?? []);
	const isRead = ({ name }) => workflows.some((workflow) => workflow.name === name);
	const unreadable = files.filter((file) => !isRead(file)).map(({ name }) => name);
	const actions = new Map();
	let bodies = workflows;
	for (let level = 0; level < MAX_LEVELS; level++) {
		const folders = foldersUsed(bodies, repository, actions);
		if (folders.length === 0)
			break;
		const texts = await askSetup((setup, ...at) => setup.readTexts(...at, folders.flatMap((folder) => filesOfAction(revision, folder))));
		if (!texts.isKnown) {
			unreadable.push(...folders);
			break;
		}
		for (const [index, folder] of folders.entries()) {
			const text = texts.value[2 * index] ?? texts.value[2 * index + 1];
			const body = text === undefined ? NOTHING : readAction(text);
			if (body === undefined)
				unreadable.push(folder);
			actions.set(folder, body ?? NOTHING);
		}
		bodies = folders.flatMap((folder) => actions.get(folder) ?? []);
	}
	return { sources: { workflows, actions, repository }, unreadable };
}
const NOTHING = { uses: [], texts: [] };
function foldersUsed(bodies, repository, known) {
	const paths = bodies.flatMap(({ uses }) => uses.flatMap(({ reference }) => localPath(reference, repository) ?? []));
	return [...new Set(paths)]
		.filter((path) => !known.has(path) && !/\.ya?ml$/.test(path) && !path.startsWith('..'))
		.slice(0, MAX_ACTIONS_AT_ONCE);
}
function filesOfAction(revision, folder) {
	const prefix = folder === '.' ? '' : `${folder}/`;
	return ['action.yml', 'action.yaml'].map((name) => `${revision}:${prefix}${name}`);
}

const FEW_ATTEMPTS = { attempts: 2 };
function setupFacts(context, deadline, ref) {
	const { service, github } = context;
	const { targetBranch } = ref;
	const askGitHub = async (question) => {
		if (github.available)
			return commits.readFact(deadline, question());
		return commits.unread(`\`github-token\` ${main.gitHubTokenProblem(context)}`);
	};
	const askService = async (question) => {
		if (service.authenticated)
			return commits.readFact(deadline, question());
		return commits.unread('`api-token` is empty');
	};
	const askSetup = (question) => askGitHub(async () => question(await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 9284, 19)).then(n => n.repositorySetup), github, deadline));
	const askCommits = (question) => askGitHub(async () => question(await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7044, 19)).then(n => n.commits), github, deadline));
	const branch = readOnce(() => askSetup((setup, ...at) => setup.readBranch(...at, targetBranch)));
	const tip = async () => {
		const answer = await branch();
		if (answer.isKnown)
			return answer.value.sha;
		return `heads/${targetBranch}`;
	};
	const facts = {
		context,
		deadline,
		ref,
		branch,
		askSetup,
		askCommits,
		askService,
		probe: readOnce(() => commits.readFact(deadline, readProbe(context, deadline, ref))),
		metrics: readOnce(() => askService(() => service.getMergeQueueMetrics(deadline, context.repository, FEW_ATTEMPTS))),
		workflows: readOnce(async () => readWorkflows(pullFiles.repositoryName(ref.repository), targetBranch, askSetup)),
		checkRuns: readOnce(async () => {
			const commit = await tip();
			return askCommits((commits, ...at) => commits.checkRuns(...at, commit));
		}),
		statuses: readOnce(async () => {
			const commit = await tip();
			return askCommits((commits, ...at) => commits.statuses(...at, commit));
		}),
		closedPulls: readOnce(() => askSetup((setup, ...at) => setup.closedPulls(...at, targetBranch))),
		rulesets: readOnce(() => askSetup((setup, ...at) => setup.readRulesets(...at))),
		nativeQueue: readOnce(() => askSetup((setup, ...at) => setup.hasMergeQueue(...at, targetBranch))),
		anyIssue: readOnce(() => askSetup((setup, ...at) => setup.anyIssue(...at))),
		newestRun: readOnce(() => findNewestRun(deadline, facts)),
		rules: (name) => askSetup((setup, ...at) => setup.readRules(...at, name)),
	};
	return facts;
}
async function readProbe({ service, clock }, deadline, ref) {
	const probe = await service.probeQueue(deadline, ref, FEW_ATTEMPTS);
	return { ...probe, receivedAt: clock.now() };
}
function readOnce(read) {
	let answer;
	return () => {
		answer ??= read();
		return answer;
	};
}
const RUN_FROM_BRANCH = new Set(['push', 'pull_request', 'workflow_dispatch']);
async function readWorkflows(repository, branch, askSetup) {
	const answer = await askSetup((setup, ...at) => setup.readWorkflows(...at, branch));
	if (!answer.isKnown)
		return answer;
	if (answer.value === undefined)
		return commits.unread(`GitHub shows no branch \`${branch}\``);
	const { isPublic, files, filesOnDefault } = answer.value;
	const ofBranch = await readSources(repository, files, `refs/heads/${branch}`, askSetup);
	const isOfBranch = (event) => RUN_FROM_BRANCH.has(event);
	if (filesOnDefault === undefined)
		return commits.known({
			isPublic,
			workflows: running(ofBranch.sources, () => true),
			unreadable: ofBranch.unreadable,
			unreadableOnDefault: ofBranch.unreadable,
		});
	const ofDefault = await readSources(repository, filesOnDefault, 'HEAD', askSetup);
	return commits.known({
		isPublic,
		workflows: [
			...running(ofBranch.sources, isOfBranch),
			...running(ofDefault.sources, (event) => !isOfBranch(event)),
		],
		unreadable: ofBranch.unreadable,
		unreadableOnDefault: ofDefault.unreadable,
	});
}
const running = (sources, starts) => sources.workflows.flatMap((workflow) => {
	const isStart = (event) => event !== 'workflow_call' && starts(event);
	const triggers = new Map([...workflow.triggers].filter(([event]) => isStart(event)));
	if (triggers.size === 0)
		return [];
	return { ...workflow, triggers, whole: wholeBody(workflow, sources), sources };
});
async function queueOfSetup({ probe, ref }) {
	const answer = await probe();
	if (!answer.isKnown)
		return answer;
	const { queue, status } = answer.value;
	if (queue !== undefined)
		return { isKnown: true, value: queue };
	if (status === 404)
		return commits.unread(`there is no queue for \`${ref.targetBranch}\``);
	return commits.unread('Trunk did not accept the token');
}

const UNKNOWN = Symbol('unknown');
function evaluateTemplate(template, context) {
	const whole = /^\s*\$\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(template)?.[1];
	if (whole !== undefined)
		return evaluate(whole, context);
	const values = template.split(/\$\{\{(.*?)\}\}/s).map((part, index) => {
		if (index % 2 === 0)
			return part;
		return evaluate(part, context);
	});
	if (values.includes(UNKNOWN))
		return UNKNOWN;
	return values.map((value) => textOf(value)).join('');
}
function evaluate(expression, context) {
	const tokens = expression.match(TOKEN) ?? [];
	const isPlausible = expression.length <= MAX_LENGTH && tokens.join('') === expression;
	if (!isPlausible)
		return UNKNOWN;
	try {
		return new Parser(tokens.filter((token) => /\S/.test(token)), context).whole();
	}
	catch (error) {
		if (error instanceof SyntaxError)
			return UNKNOWN;
		throw error;
	}
}
const isTruthy = (value) => value !== UNKNOWN && Boolean(value);
const isFalsy = (value) => value !== UNKNOWN && !value;
const MAX_LENGTH = 2000;
const TOKEN = /\s+|'(?:[^']|'')*'|&&|\|\||[!=<>]=|[!<>()[\],]|\.\*|\.?[A-Za-z_][\w-]*|-?\d+(?:\.\d+)?/g;
const LITERALS = new Map([
	['true', true],
	['false', false],
	['null', null],
]);
class Parser {
	#tokens;
	#context;
	#at = 0;
	constructor(tokens, context) {
		this.#tokens = tokens;
		this.#context = context;
	}
	whole() {
		const value = this.#or();
		if (this.#at < this.#tokens.length)
			throw new SyntaxError('more follows');
		return value;
	}
	#take(...wanted) {
		const token = this.#tokens[this.#at];
		if (token === undefined || !wanted.includes(token))
			return undefined;
		this.#at++;
		return token;
	}
	#expect(token) {
		if (this.#take(token) === undefined)
			throw new SyntaxError(`no ${token}`);
	}
	#or() {
		let left = this.#and();
		while (this.#take('||')) {
			const right = this.#and();
			if (isFalsy(left))
				left = right;
			else if (left === UNKNOWN && right === true)
				left = true;
		}
		return left;
	}
	#and() {
		let left = this.#comparison();
		while (this.#take('&&')) {
			const right = this.#comparison();
			if (isTruthy(left))
				left = right;
			else if (left === UNKNOWN && isFalsy(right))
				left = false;
		}
		return left;
	}
	#comparison() {
		const left = this.#unary();
		const operator = this.#take('==', '!=', '<', '<=', '>', '>=');
		if (operator === undefined)
			return left;
		const right = this.#unary();
		if (left === UNKNOWN || right === UNKNOWN)
			return UNKNOWN;
		return COMPARISONS[operator]?.(left, right) ?? UNKNOWN;
	}
	#unary() {
		if (this.#take('!')) {
			const value = this.#unary();
			return value === UNKNOWN ? UNKNOWN : !value;
		}
		if (this.#take('(')) {
			const value = this.#or();
			this.#expect(')');
			return value;
		}
		return this.#operand();
	}
	#operand() {
		const token = this.#tokens[this.#at++];
		if (token === undefined || !/^['\w-]/.test(token))
			throw new SyntaxError('no operand');
		if (token.startsWith("'"))
			return token.slice(1, -1).replaceAll("''", "'");
		if (/^-?\d/.test(token))
			return Number(token);
		const literal = LITERALS.get(token);
		if (literal !== undefined)
			return literal;
		if (this.#take('('))
			return this.#call(token.toLowerCase());
		return this.#lookUp(token);
	}
	#call(name) {
		const given = [];
		while (!this.#take(')')) {
			if (given.length > 0)
				this.#expect(',');
			given.push(this.#or());
		}
		const call = FUNCTIONS[name];
		if (call === undefined || given.includes(UNKNOWN))
			return UNKNOWN;
		return call(...given.map((value) => textOf(value)));
	}
	#lookUp(first) {
		const path = [first];
		for (;;) {
			const next = this.#tokens[this.#at];
			if (next?.startsWith('.'))
				path.push(next.slice(1));
			else if (next === '[')
				path.push(this.#index());
			else
				break;
			this.#at++;
		}
		for (let length = 1; length <= path.length; length++) {
			const value = this.#context[path.slice(0, length).join('.').toLowerCase()];
			if (value === null || (value !== undefined && length === path.length))
				return value;
		}
		return UNKNOWN;
	}
	#index() {
		this.#at++;
		const index = this.#or();
		if (this.#tokens[this.#at] !== ']')
			throw new SyntaxError('no ]');
		return index === UNKNOWN ? '*' : textOf(index);
	}
}
const textOf = (value) => (value === null ? '' : String(value));
const numberOf = (value) => typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
function areEqual(left, right) {
	if (typeof left === 'string' && typeof right === 'string')
		return left.toLowerCase() === right.toLowerCase();
	if (typeof left === typeof right)
		return left === right;
	return numberOf(left) === numberOf(right);
}
const COMPARISONS = {
	'==': areEqual,
	'!=': (left, right) => !areEqual(left, right),
	'<': (left, right) => numberOf(left) < numberOf(right),
	'<=': (left, right) => numberOf(left) <= numberOf(right),
	'>': (left, right) => numberOf(left) > numberOf(right),
	'>=': (left, right) => numberOf(left) >= numberOf(right),
};
const lower = (text) => text.toLowerCase();
const FUNCTIONS = {
	always: () => true,
	success: () => true,
	cancelled: () => false,
	failure: () => false,
	contains: (text = '', part = '') => lower(text).includes(lower(part)),
	startswith: (text = '', part = '') => lower(text).startsWith(lower(part)),
	endswith: (text = '', part = '') => lower(text).endsWith(lower(part)),
	format: (template = '', ...values) => template.replace(/\{(\d+)\}/g, (_, index) => values[Number(index)] ?? ''),
};

const CHECKS = [
	'api',
	'token',
	'queue',
	'native-queue',
	'test-runs',
	'required-checks',
	'queue-jobs',
	'branch-rules',
	'label',
	'events',
	'targets',
	'permissions',
	'listing',
	'metrics',
];
const okRow = (check, text, url = '') => ({
	check,
	level: 'ok',
	text,
	remedy: '',
	url,
});
const problemRow = (check, text, remedy, url = '') => ({
	check,
	level: 'problem',
	text,
	remedy,
	url,
});
const warningRow = (check, text, remedy, url = '') => ({
	check,
	level: 'warning',
	text,
	remedy,
	url,
});
const unknownRow = (check, text, remedy = '', url = '') => ({
	check,
	level: 'unknown',
	text,
	remedy,
	url,
});

const TEST_BRANCH = 'trunk-merge/pr-1/00000000-0000-4000-8000-000000000000';
const TEMPORARY_BRANCH = 'trunk-temp/pr-1/00000000-0000-4000-8000-000000000000';
const MAX_LISTED_NAMES = 5;
const RUN_TESTS = 'Add `trunk-merge/**` to `branches` of `push` in each workflow with a required check (here, `**` is enough). Or let the queue open pull requests for its test branches: `create-prs-for-testing-branches: true` in `queue-settings`.';
const neverStart = (problem) => `The queue's tests would never start. ${problem}`;
async function checkTestRuns(facts) {
	const [workflows, queue] = await Promise.all([facts.workflows(), queueOfSetup(facts)]);
	const opensPullRequests = queue.isKnown && queue.value.createPrsForTestingBranches === true;
	if (workflows.isKnown) {
		const { targetBranch } = facts.ref;
		const started = startedBy(workflows.value, targetBranch, opensPullRequests);
		if (started !== undefined)
			return [okRow('test-runs', started)];
	}
	const row = await rowOfTestBranch(facts);
	if (row?.level === 'ok')
		return [row];
	const doubt = doubtAboutWorkflows(workflows, queue.isKnown, facts.ref);
	if (doubt !== undefined)
		return [unknownRow('test-runs', doubt, RUN_TESTS)];
	let problem = `No workflow of ${index.inBackticks(facts.ref.targetBranch)} runs for branches such as \`trunk-merge/pr-1/\u2026\``;
	if (workflows.isKnown)
		problem += refusalsOf(workflows.value, facts.ref, opensPullRequests);
	if (row === undefined)
		return [await rowWithoutTestBranch(facts, problem)];
	if (row.level === 'unknown')
		return [row];
	return [problemRow('test-runs', neverStart(`${problem}. ${row.text}`), RUN_TESTS, row.url)];
}
const onTestPush = ({ workflows }) => workflows.filter((workflow) => pushRefusal(workflow, TEST_BRANCH) === undefined);
const onTestPullRequest = ({ workflows }, targetBranch) => workflows.filter((workflow) => pullRequestRefusal(workflow, targetBranch) === undefined);
function startedBy(found, targetBranch, opensPullRequests) {
	const onPush = onTestPush(found);
	if (onPush.length > 0)
		return `${workflowNames(onPush)} on \`push\` for branches such as \`trunk-merge/pr-1/\u2026\``;
	const onPull = onTestPullRequest(found, targetBranch);
	if (opensPullRequests && onPull.length > 0)
		return `${workflowNames(onPull)} on \`pull_request\`, for the pull requests of the queue's test branches`;
	return undefined;
}
function workflowNames(workflows) {
	const names = workflows.map(({ name }) => index.inBackticks(name));
	const verb = names.length === 1 ? 'runs' : 'run';
	return `${index.firstOf(names, MAX_LISTED_NAMES)} ${verb}`;
}
function doubtAboutWorkflows(workflows, isQueueKnown, { targetBranch }) {
	if (!workflows.isKnown)
		return `The workflows could not be read: ${workflows.why}`;
	const { unreadable } = workflows.value;
	if (unreadable.length > 0)
		return `${index.firstOf(unreadable.map(index.inBackticks), MAX_LISTED_NAMES)} could not be read, and no other workflow runs for test branches`;
	const mayBeByPullRequest = onTestPullRequest(workflows.value, targetBranch).length > 0;
	if (mayBeByPullRequest && !isQueueKnown)
		return 'Workflows run on `pull_request`, and it is not known whether the queue opens pull requests for its test branches';
	return undefined;
}
function refusalsOf({ workflows }, { targetBranch }, opensPullRequests) {
	const event = opensPullRequests ? 'pull_request' : 'push';
	const refusalOf = (workflow) => {
		if (opensPullRequests)
			return pullRequestRefusal(workflow, targetBranch);
		return pushRefusal(workflow, TEST_BRANCH);
	};
	const close = workflows.filter(({ triggers }) => triggers.has(event));
	const refusals = close.map((workflow) => `${index.inBackticks(workflow.name)} ${refusalOf(workflow)}`);
	if (refusals.length > 0)
		return `: ${index.firstOf(refusals, 3, '; ')}`;
	const onPull = workflows.filter(({ triggers }) => triggers.has('pull_request'));
	if (onPull.length === 0)
		return '';
	return `: ${workflowNames(onPull)} only on \`pull_request\`, and the queue opens none for its test branches`;
}
async function rowOfTestBranch(facts) {
	const newest = await facts.newestRun();
	if (!newest.isKnown)
		return unknownRow('test-runs', `Test branches could not be read: ${newest.why}`, RUN_TESTS);
	if (newest.value === undefined)
		return undefined;
	const { branch, sha, checks } = newest.value;
	const url = commitPage(facts, sha);
	if (!checks.isKnown)
		return unknownRow('test-runs', `The checks of ${index.inBackticks(branch)} could not be read: ${checks.why}`, RUN_TESTS, url);
	if (checks.value.length === 0)
		return problemRow('test-runs', `No check was reported on ${index.inBackticks(branch)}`, '', url);
	const names = [...new Set(checks.value.map(({ name }) => index.inBackticks(name)))];
	const reported = `${index.firstOf(names, MAX_LISTED_NAMES)} reported on ${index.inBackticks(branch)}`;
	return okRow('test-runs', reported, url);
}
async function rowWithoutTestBranch(facts, problem) {
	const checks = [];
	for (const answer of await Promise.all([facts.checkRuns(), facts.statuses()])) {
		if (!answer.isKnown)
			return unknownRow('test-runs', `${problem}; checks of other systems could not be read: ${answer.why}`, RUN_TESTS);
		checks.push(...answer.value);
	}
	const others = checks.filter(({ kind, app, name }) => !timeInQueue.isQueueCheck(name, facts.ref) &&
		(kind === 'status' || (app !== 'github-actions' && app !== commits.QUEUE_APP)));
	if (others.length === 0)
		return problemRow('test-runs', neverStart(problem), RUN_TESTS);
	const names = [...new Set(others.map(({ name }) => index.inBackticks(name)))];
	return unknownRow('test-runs', `${problem}. Another system reports ${index.firstOf(names, MAX_LISTED_NAMES)} on ${index.inBackticks(facts.ref.targetBranch)}, and no test branch was found to see whether it also tests those`, 'Submit a pull request, and run this check again while the queue tests it.');
}
async function checkRequiredChecks(facts) {
	const required = await requiredChecks(facts);
	if (!required.isKnown)
		return [unknownRow('required-checks', required.why)];
	const { names, source, doubt } = required.value;
	if (names.length === 0 && doubt !== undefined)
		return [unknownRow('required-checks', doubt)];
	if (names.length === 0)
		return [
			warningRow('required-checks', `${source} requires no check, so the queue merges without waiting for tests`, 'Set `required-statuses` of the queue, or require checks for the branch.'),
		];
	const newest = await facts.newestRun();
	const verdict = judgeRun(newest, facts.context.clock.now());
	const all = index.firstOf(names.map(index.inBackticks), MAX_LISTED_NAMES);
	if (typeof verdict === 'string')
		return [
			unknownRow('required-checks', `${source} requires ${all}; ${verdict}`, 'Run this check again after the queue has tested a pull request.'),
		];
	return rowsOfRequired(facts, required.value, verdict);
}
async function requiredChecks(facts) {
	const queue = await queueOfSetup(facts);
	if (!queue.isKnown)
		return { isKnown: false, why: `The queue is not known: ${queue.why}` };
	const isOther = (name) => !timeInQueue.isQueueCheck(name, facts.ref);
	const own = queue.value.requiredStatuses;
	if (own !== undefined) {
		const value = { names: own.filter(isOther), source: 'The queue', doubt: undefined };
		return { isKnown: true, value };
	}
	const { targetBranch } = facts.ref;
	const [branch, rules] = await Promise.all([facts.branch(), facts.rules(targetBranch)]);
	const required = [];
	const unreadReasons = [];
	if (branch.isKnown)
		required.push(...branch.value.requiredChecks);
	else
		unreadReasons.push(branch.why);
	if (rules.isKnown)
		required.push(...rules.value.flatMap((rule) => rule.requiredChecks));
	else
		unreadReasons.push(rules.why);
	const names = [...new Set(required)].filter(isOther);
	const source = index.inBackticks(targetBranch);
	const [why] = unreadReasons;
	if (why === undefined)
		return { isKnown: true, value: { names, source, doubt: undefined } };
	const doubt = `What the branch requires could not be read: ${why}`;
	return { isKnown: true, value: { names, source, doubt } };
}
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;
function judgeRun(newest, now) {
	if (!newest.isKnown)
		return `test runs could not be read: ${newest.why}`;
	if (newest.value === undefined)
		return 'no test run was found';
	const { run, branch } = newest.value;
	if (run === undefined)
		return `Trunk does not show the test run of ${index.inBackticks(branch)}`;
	if (run.status === undefined && run.checks.some(({ state }) => state === 'pending'))
		return `the newest test run, ${index.inBackticks(branch)}, is in progress`;
	if (run.status === 'in_progress')
		return `the newest test run, ${index.inBackticks(branch)}, is in progress`;
	if (!run.isWhole)
		return `the checks of ${index.inBackticks(branch)} could not be read`;
	if (run.createdAt !== undefined && now - run.createdAt > MAX_AGE_MS)
		return `the newest test run, ${index.inBackticks(branch)}, is so old that its checks have expired`;
	return run;
}
function rowsOfRequired(facts, { names, source, doubt }, run) {
	const reported = new Set(run.checks.map(({ name }) => name));
	const branch = run.branch ?? run.id;
	const url = commitPage(facts, run.sha);
	const missing = names.filter((name) => !reported.has(name));
	const rows = missing.map((name) => problemRow('required-checks', `${source} requires ${index.inBackticks(name)}, which was not reported on ${index.inBackticks(branch)}`, 'Run its workflow for the test branches, correct the name, or no longer require it.', url));
	const skipped = names.filter((name) => isSkipped(run, name));
	rows.push(...skipped.map((name) => warningRow('required-checks', `${index.inBackticks(name)} was skipped on ${index.inBackticks(branch)}, which GitHub takes for a pass, so changes merge untested`, 'Let its job run for the test branches, or no longer require it.', url)));
	if (doubt !== undefined)
		return [...rows, unknownRow('required-checks', doubt)];
	if (rows.length > 0)
		return rows;
	const all = index.firstOf(names.map(index.inBackticks), MAX_LISTED_NAMES);
	return [okRow('required-checks', `${all} reported on ${index.inBackticks(branch)}`, url)];
}
const isSkipped = ({ checks }, wanted) => {
	const ofName = checks.filter(({ name }) => name === wanted);
	return ofName.length > 0 && ofName.every(({ conclusion }) => conclusion === 'skipped');
};
function commitPage({ context, ref }, sha) {
	if (sha === undefined)
		return '';
	return `${pullFiles.repositoryPage(ref.repository, context.event)}/commit/${encodeURIComponent(sha)}`;
}

async function checkQueueJobs(facts) {
	const [workflows, queue, required] = await Promise.all([
		facts.workflows(),
		queueOfSetup(facts),
		requiredChecks(facts),
	]);
	if (!workflows.isKnown)
		return [unknownRow('queue-jobs', `The workflows could not be read: ${workflows.why}`)];
	const opensPullRequests = queue.isKnown && queue.value.createPrsForTestingBranches === true;
	const { targetBranch } = facts.ref;
	const onPull = opensPullRequests ? onTestPullRequest(workflows.value, targetBranch) : [];
	const starts = [
		...onTestPush(workflows.value).map((workflow) => ({ workflow, event: 'push' })),
		...onPull.map((workflow) => ({ workflow, event: 'pull_request' })),
	];
	const names = required.isKnown ? required.value.names : [];
	const rows = starts.flatMap(({ workflow, event }) => partsOf(workflow.name, workflow.content, workflow.sources).flatMap((part) => {
		const requiredJobs = part.jobs.filter((job) => names.some((name) => isCheckOf(job, name)));
		return [
			...concurrencyRows(part, runContexts(facts, workflow, event)),
			...(event === 'push'
				? []
				: requiredJobs.flatMap((job) => conditionRows(job, pullContexts(facts, workflow)))),
			...(queue.isKnown ? requiredJobs.flatMap((job) => timeoutRows(job, queue.value)) : []),
		];
	}));
	const warnings = [...new Map(rows.map((row) => [row.text, row])).values()];
	const { unreadable } = workflows.value;
	if (unreadable.length > 0)
		warnings.push(unknownRow('queue-jobs', `${index.firstOf(unreadable.map(index.inBackticks), 5)} could not be read`));
	const doubt = [queue, required].find((fact) => !fact.isKnown);
	if (doubt !== undefined && !doubt.isKnown)
		warnings.push(unknownRow('queue-jobs', `Jobs of required checks are not known: ${doubt.why}`));
	if (warnings.length > 0)
		return warnings;
	return [okRow('queue-jobs', "No job looks like it gets in the way of the queue's tests")];
}
function partsOf(file, content, sources, caller, above = []) {
	if (above.includes(content))
		return [];
	const jobs = Object.entries(namedJobs(content['jobs'])).map(([id, job]) => {
		const own = typeof job['name'] === 'string' ? job['name'] : id;
		return {
			file,
			id,
			name: caller === undefined ? own : `${caller.name} / ${own}`,
			content: job,
			conditions: [...(caller?.conditions ?? []), job['if']],
			hasMatrix: isRecord(job['strategy']),
		};
	});
	const called = jobs.flatMap((job) => {
		const reference = job.content['uses'];
		if (typeof reference !== 'string')
			return [];
		const workflow = calledWorkflow({ reference}, sources);
		if (workflow === undefined)
			return [];
		return partsOf(workflow.name, workflow.content, sources, job, [...above, content]);
	});
	return [{ file, content, jobs }, ...called];
}
const EXPRESSION = /\$\{\{.*?\}\}/s;
function isCheckOf({ name, hasMatrix }, check) {
	const parts = name.split(EXPRESSION);
	const [first = '', ...others] = parts;
	if (others.length === 0)
		return check === name || (hasMatrix && check.startsWith(`${name} (`));
	if (!parts.some((part) => /\w/.test(part)) || !check.startsWith(first))
		return false;
	let at = first.length;
	for (const part of others) {
		const found = check.indexOf(part, at);
		if (found < 0)
			return false;
		at = found + part.length;
	}
	return others.at(-1) === '' || check.endsWith(others.at(-1) ?? '');
}
function runContexts(facts, workflow, event) {
	return [1, 2].map((number) => {
		const branch = `trunk-merge/pr-${number}/00000000-0000-4000-8000-00000000000${number}`;
		const sha = String(number).repeat(40);
		const all = {
			...commonContext(facts, workflow, event),
			'github.run_id': String(1000 + number),
			'github.run_number': String(number),
			'github.sha': sha,
		};
		if (event === 'push')
			return {
				...all,
				'github.ref': `refs/heads/${branch}`,
				'github.ref_name': branch,
				'github.head_ref': '',
				'github.base_ref': '',
				'github.event.ref': `refs/heads/${branch}`,
				'github.event.after': sha,
				'github.event.pull_request': null,
				'github.event.number': null,
				'github.event.issue': null,
				'github.event.inputs': null,
			};
		return { ...all, ...pullRequestContext(facts, branch, 100 + number, sha) };
	});
}
function pullContexts(facts, workflow) {
	const [ofQueue = {}] = runContexts(facts, workflow, 'pull_request');
	const ofPerson = Object.fromEntries(Object.entries(ofQueue).map(([path, value]) => {
		if (path.endsWith('.draft'))
			return [path, false];
		if (value === QUEUE_BOT)
			return [path, 'octocat'];
		return [path, value === 'Bot' ? 'User' : value];
	}));
	return { ofQueue, ofPerson };
}
const QUEUE_BOT = `${commits.QUEUE_APP}[bot]`;
const commonContext = ({ ref: { repository } }, { name, content }, event) => ({
	'github.event_name': event,
	'github.workflow': typeof content['name'] === 'string' ? content['name'] : `.github/workflows/${name}`,
	'github.repository': pullFiles.repositoryName(repository),
	'github.repository_owner': repository.owner,
	'github.ref_type': 'branch',
	'github.actor': QUEUE_BOT,
	'github.triggering_actor': QUEUE_BOT,
	'github.event.sender.login': QUEUE_BOT,
	'github.event.sender.type': 'Bot',
});
const pullRequestContext = ({ ref: { repository, targetBranch } }, branch, number, sha) => ({
	'github.ref': `refs/pull/${number}/merge`,
	'github.ref_name': `${number}/merge`,
	'github.head_ref': branch,
	'github.base_ref': targetBranch,
	'github.event.action': 'opened',
	'github.event.number': number,
	'github.event.pull_request.number': number,
	'github.event.pull_request.draft': true,
	'github.event.pull_request.state': 'open',
	'github.event.pull_request.merged': false,
	'github.event.pull_request.user.login': QUEUE_BOT,
	'github.event.pull_request.user.type': 'Bot',
	'github.event.pull_request.head.ref': branch,
	'github.event.pull_request.head.sha': sha,
	'github.event.pull_request.head.repo.full_name': pullFiles.repositoryName(repository),
	'github.event.pull_request.head.repo.fork': false,
	'github.event.pull_request.base.ref': targetBranch,
});
function concurrencyRows({ file, content, jobs }, runs) {
	const places = [
		{ place: index.inBackticks(file), concurrency: content['concurrency'] },
		...jobs.map((job) => ({ place: placeOf(job), concurrency: job.content['concurrency'] })),
	];
	return places.flatMap(({ place, concurrency }) => {
		if (!isRecord(concurrency))
			return [];
		const { group, 'cancel-in-progress': cancels } = concurrency;
		const isCancelling = runs.every((run) => String(evaluateTemplate(String(cancels ?? false), run)) === 'true');
		const groups = runs.map((run) => evaluateTemplate(String(group ?? ''), run));
		const isShared = new Set(groups.map((value) => String(value).toLowerCase())).size === 1;
		if (!isCancelling || !isShared || groups.includes(UNKNOWN))
			return [];
		return [
			warningRow('queue-jobs', `${place} looks like one test run cancels another: its \`concurrency\` group ${index.inBackticks(String(group))} is the same for all test branches`, 'Add `github.ref` to the group, or leave out `cancel-in-progress`.'),
		];
	});
}
function conditionRows(job, { ofQueue, ofPerson }) {
	const excluding = job.conditions.find((condition) => {
		if (typeof condition !== 'string')
			return false;
		const valueIn = (context) => condition.includes('${{')
			? evaluateTemplate(condition, context)
			: evaluate(condition, context);
		return isFalsy(valueIn(ofQueue)) && !isFalsy(valueIn(ofPerson));
	});
	if (excluding === undefined)
		return [];
	return [
		warningRow('queue-jobs', `${placeOf(job)} looks like it skips the draft pull requests that the queue opens for its tests, with \`if\`: ${index.inBackticks(String(excluding))}. GitHub takes a skipped check for a pass`, "Let the condition admit them, such as with `|| startsWith(github.head_ref, 'trunk-merge/')`."),
	];
}
function timeoutRows(job, { testingTimeoutMinutes: limit = 0 }) {
	const minutes = job.content['timeout-minutes'];
	if (typeof minutes !== 'number' || limit === 0 || minutes <= limit)
		return [];
	return [
		warningRow('queue-jobs', `${placeOf(job)} looks like it may run longer than the queue waits: \`timeout-minutes\` is ${minutes}, and \`testing-timeout-minutes\` of the queue is ${limit}`, 'Lower `timeout-minutes` of the job, or raise `testing-timeout-minutes` of the queue.'),
	];
}
const placeOf = ({ file, id }) => `The job ${index.inBackticks(id)} in ${index.inBackticks(file)}`;

async function checkNativeQueue(facts) {
	const branch = index.inBackticks(facts.ref.targetBranch);
	const [rules, queue] = await Promise.all([
		facts.rules(facts.ref.targetBranch),
		facts.nativeQueue(),
	]);
	const isInRules = rules.isKnown && rules.value.some(({ type }) => type === 'merge_queue');
	if (isInRules || (queue.isKnown && queue.value))
		return [
			problemRow('native-queue', `GitHub's own merge queue is active on ${branch}, and the two queues block each other`, 'Turn off "Require merge queue" in the ruleset or the protection of the branch.', `${pullFiles.repositoryPage(facts.ref.repository, facts.context.event)}/settings/rules`),
		];
	const unreadFact = [rules, queue].find((fact) => !fact.isKnown);
	if (unreadFact !== undefined && !unreadFact.isKnown)
		return [
			unknownRow('native-queue', `Whether GitHub's own merge queue is active on ${branch} could not be read: ${unreadFact.why}`),
		];
	return [okRow('native-queue', `GitHub's own merge queue is not active on ${branch}`)];
}
const NOT_JUDGED = 'Classic branch protection is not judged';
async function checkBranchRules(facts) {
	const answers = await Promise.all([facts.rules(TEST_BRANCH), facts.rules(TEMPORARY_BRANCH)]);
	const rules = [];
	const unreadRows = [];
	for (const answer of answers) {
		if (answer.isKnown)
			rules.push(...answer.value);
		else
			unreadRows.push(unknownRow('branch-rules', `Rules could not be read: ${answer.why}. ${NOT_JUDGED}`));
	}
	if (unreadRows.length === answers.length)
		return unreadRows.slice(0, 1);
	const rows = [];
	if (rules.length > 0)
		rows.push(...(await rowsOfRules(facts, rules)));
	rows.push(...unreadRows);
	if (rows.length > 0)
		return rows;
	const text = `No ruleset covers branches such as \`trunk-merge/pr-1/\u2026\` or \`trunk-temp/pr-1/\u2026\`. ${NOT_JUDGED}`;
	return [okRow('branch-rules', text)];
}
async function rowsOfRules(facts, rules) {
	const answer = await facts.rulesets();
	const rulesets = answer.isKnown ? answer.value : [];
	const ids = [...new Set(rules.map(({ ruleset }) => ruleset))];
	return ids.map((id) => {
		const types = [
			...new Set(rules.filter(({ ruleset }) => ruleset === id).map(({ type }) => type)),
		];
		const ruleset = rulesets.find((candidate) => candidate.id === id);
		let name = id === undefined ? 'A ruleset' : `A ruleset (${id})`;
		if (ruleset !== undefined)
			name = `The ruleset ${index.inBackticks(ruleset.name)}`;
		const list = types.map(index.inBackticks).join(', ');
		return warningRow('branch-rules', `${name} covers the queue's branches, with ${list}. The queue may be allowed to bypass it. ${NOT_JUDGED}`, 'Exclude `trunk-merge/**/*` and `trunk-temp/**/*` from it (unlike a workflow, a ruleset needs the last `/*`), or let the app `trunk-io` bypass it in mode Exempt.', ruleset?.url);
	});
}
async function checkLabel(facts, label) {
	const name = index.inBackticks(label);
	const url = `${pullFiles.repositoryPage(facts.ref.repository, facts.context.event)}/labels`;
	const [answer, queue] = await Promise.all([
		facts.askSetup((setup, ...at) => setup.label(...at, label)),
		queueOfSetup(facts),
	]);
	if (!answer.isKnown && pullFiles.hasStatus(answer.error, 404)) {
		const others = await facts.askSetup((setup, ...at) => setup.anyLabel(...at));
		if (others.isKnown)
			return [
				problemRow('label', `There is no label ${name}`, `Create it: ${index.inBackticks(`gh label create ${shellQuoted(label)}`)}.`, url),
			];
	}
	if (!answer.isKnown)
		return [unknownRow('label', `Labels could not be read: ${answer.why}`, '', url)];
	if (queue.isKnown && pullFiles.sameName(queue.value.enqueueingLabel ?? '', label))
		return [
			warningRow('label', `${name} is also the queue's own \`enqueueing-label\`, so both enqueue by it`, 'Use another label in your workflows, or leave enqueuing to the queue.', url),
		];
	return [okRow('label', `The label ${name} exists`, url)];
}
function shellQuoted(text) {
	if (!/['`]/.test(text))
		return `'${text}'`;
	const escaped = text.replace(/[\\']/g, '\\$&').replaceAll('`', '\\x60');
	return `$'${escaped}'`;
}
const FORKS_PAGE = pullFiles.docsPage('recipes/forks.md');
async function checkEvents(facts) {
	const { actionRepository } = facts.context.event;
	if (actionRepository === '')
		return [
			unknownRow('events', 'This step uses the action by a local path, so its name is not known'),
		];
	const answer = await facts.workflows();
	if (!answer.isKnown)
		return [unknownRow('events', `The workflows could not be read: ${answer.why}`)];
	const { isPublic, workflows, unreadableOnDefault: unreadable } = answer.value;
	if (!isPublic)
		return [
			okRow('events', 'The repository is not public, so GitHub blocks no `pull_request_target`'),
		];
	const blocked = workflows.filter(({ triggers, whole }) => triggers.has('pull_request_target') &&
		whole.uses.some((use) => isUseOf(use, actionRepository)));
	const rows = blocked.map(({ name }) => warningRow('events', `${index.inBackticks(name)} starts on \`pull_request_target\`, which GitHub blocks in public repositories without a policy that allows it`, 'Allow the event in the Actions policy of the repository, or let people with write access comment a command instead.', FORKS_PAGE));
	if (unreadable.length > 0) {
		const names = index.firstOf(unreadable.map(index.inBackticks), 5);
		rows.push(unknownRow('events', `${names} could not be read`));
	}
	if (rows.length > 0)
		return rows;
	return [okRow('events', 'No workflow with this action starts on `pull_request_target`')];
}
function isUseOf({ reference }, repository) {
	const [, used = ''] = /^([^/@]+\/[^/@]+)(?:\/[^@]*)?@/.exec(reference) ?? [];
	return pullFiles.sameName(used, repository);
}
async function checkTargets(facts) {
	const [queue, workflows] = await Promise.all([queueOfSetup(facts), facts.workflows()]);
	if (!queue.isKnown)
		return [unknownRow('targets', `The queue is not known: ${queue.why}`)];
	const { mode = '' } = queue.value;
	if (mode === '')
		return [unknownRow('targets', 'Trunk does not show the mode of the queue')];
	if (mode !== 'parallel')
		return [
			problemRow('targets', `The queue is in mode ${index.inBackticks(mode)}, so impacted targets have no effect`, 'Set `mode: parallel` in `queue-settings`, or leave out `targets`.'),
		];
	if (!workflows.isKnown)
		return [unknownRow('targets', `The workflows could not be read: ${workflows.why}`)];
	const uploading = workflows.value.workflows.filter(({ whole }) => uploadsTargets(whole));
	const names = [...new Set(uploading.map(({ name }) => index.inBackticks(name)))];
	if (names.length > 0)
		return [okRow('targets', `The queue is parallel; uploads: ${index.firstOf(names, 5)}`)];
	const { unreadableOnDefault } = workflows.value;
	const unreadable = [...new Set([...workflows.value.unreadable, ...unreadableOnDefault])];
	if (unreadable.length > 0) {
		const unread = index.firstOf(unreadable.map(index.inBackticks), 5);
		return [
			unknownRow('targets', `${unread} could not be read, and no other workflow uploads targets`),
		];
	}
	return [
		warningRow('targets', `No workflow of ${index.inBackticks(facts.ref.targetBranch)} uploads impacted targets, so no pull request gets ready`, 'Add one, unless another system uploads them. The page has one for each build tool.', pullFiles.docsPage('recipes/impacted-targets.md')),
	];
}
const uploadsTargets = ({ uses, texts }) => uses.some(({ reference, inputs }) => inputs['operation'] === 'set-impacted-targets' ||
	/\/merge-queue-action\/\.github\/workflows\/impacted-targets\.yml@/.test(reference) ||
	/^trunk-io\/merge-action[@/]/.test(reference)) || texts.some((text) => text.replace(SCRIPT_COMMENT, '').includes('setImpactedTargets'));
const SCRIPT_COMMENT = /(?<=^|\s)(?:#|\/\/).*$/gm;
const READS = {
	'contents: read': ({ branch }) => branch(),
	'checks: read': ({ checkRuns }) => checkRuns(),
	'statuses: read': ({ statuses }) => statuses(),
	'pull-requests: read': ({ closedPulls }) => closedPulls(),
	'issues: read': ({ anyIssue }) => anyIssue(),
};
const READS_FOR_REASONS = [
	'contents: read',
	'checks: read',
	'statuses: read',
	'pull-requests: read',
];
const FEATURE_PERMISSIONS = {
	submit: { reads: READS_FOR_REASONS, writes: ['pull-requests: write'] },
	explain: { reads: READS_FOR_REASONS, writes: ['pull-requests: write'] },
	targets: { reads: ['pull-requests: read'], writes: [] },
	holds: { reads: ['issues: read'], writes: ['issues: write'] },
	label: { reads: ['issues: read'], writes: [] },
	'list-flaky': { reads: [], writes: ['issues: write'] },
	metrics: { reads: [], writes: [] },
};
async function checkPermissions(facts, features) {
	const needs = features.flatMap((feature) => FEATURE_PERMISSIONS[feature] ?? []);
	const reads = [...new Set(needs.flatMap((need) => need.reads))];
	const writes = [...new Set(needs.flatMap((need) => need.writes))];
	const { context } = facts;
	if (!context.github.available && reads.length > 0)
		return [unknownRow('permissions', `Not tried: \`github-token\` ${main.gitHubTokenProblem(context)}`)];
	const answers = await Promise.all(reads.map(async (permission) => ({ permission, answer: await READS[permission]?.(facts) })));
	const rows = [];
	const works = [];
	for (const { permission, answer } of answers) {
		if (answer === undefined || answer.isKnown)
			works.push(permission);
		else
			rows.push(rowOfPermission(permission, answer));
	}
	if (works.length === 0 && rows.length > 0)
		return withWrites(rows, writes);
	let text = 'The features read nothing from GitHub';
	if (works.length > 0)
		text = `The token has ${works.map(index.inBackticks).join(', ')}`;
	return [...rows, okRow('permissions', `${text}${notTried(writes)}`)];
}
function rowOfPermission(permission, answer) {
	const name = index.inBackticks(permission);
	if (!(answer.error instanceof pullFiles.GitHubError && answer.error.lacksPermission))
		return unknownRow('permissions', `${name} could not be tried: ${answer.why}`);
	return problemRow('permissions', `The token lacks ${name}: ${answer.why}`, `Add ${name} to the \`permissions\` of the jobs.`, pullFiles.docsPage('trust.md#permissions'));
}
function notTried(writes) {
	if (writes.length === 0)
		return '';
	return `. Not checked, because only writing shows it: ${writes.map(index.inBackticks).join(', ')}`;
}
function withWrites(rows, writes) {
	const last = rows.at(-1);
	if (last === undefined)
		return [];
	return [...rows.slice(0, -1), { ...last, text: `${last.text}${notTried(writes)}` }];
}

const MAX_SKEW_MS = 60_000;
const TOKEN_PAGE = pullFiles.docsPage('trust.md#the-token');
const remedyOfError = (error, otherwise) => error?.explanation.remedy ?? otherwise;
async function checkApi(facts) {
	const { context, probe } = facts;
	const address = index.inBackticks(context.service.baseUrl);
	const answer = await probe();
	if (!answer.isKnown) {
		const text = `${address} can't be used: ${answer.why}`;
		const remedy = remedyOfError(answer.error, pullFiles.REMEDIES.unavailable);
		if (pullFiles.hasStatus(answer.error, 403))
			return [unknownRow('api', text, pullFiles.FORBIDDEN)];
		return [problemRow('api', text, remedy)];
	}
	const { status, sentAt, receivedAt } = answer.value;
	if (status === 404 && !(await isKnownService(facts))) {
		const text = `${address} answers HTTP 404, which a wrong address would do as well`;
		return [unknownRow('api', text, 'Check `api-url`.')];
	}
	if (sentAt === undefined)
		return [okRow('api', `${address} answers. It sends no time to compare clocks with`)];
	const skewMs = Math.abs(sentAt - receivedAt);
	if (skewMs <= MAX_SKEW_MS)
		return [okRow('api', `${address} answers as version 1`)];
	return [
		warningRow('api', `The clocks of Trunk and of this runner differ by ${pullFiles.duration(skewMs / 1000)}`, 'Set the clock of the runner. Ages in summaries and the end of a hold depend on it.'),
	];
}
async function isKnownService({ metrics }) {
	const answer = await metrics();
	return answer.isKnown || pullFiles.hasStatus(answer.error, 401);
}
async function checkToken(facts) {
	const { context, probe, metrics } = facts;
	if (!context.service.authenticated) {
		const { why, remedy } = pullFiles.reasonForMissingToken(context.event);
		return [problemRow('token', `\`api-token\` is empty, because ${why}`, remedy, TOKEN_PAGE)];
	}
	const answer = await probe();
	if (!answer.isKnown)
		return [refusedToken(answer) ?? tokenUnknown(answer.why)];
	const { status } = answer.value;
	if (status === 401)
		return [
			problemRow('token', "Trunk doesn't accept it: HTTP 401", pullFiles.REMEDIES.unauthorized, TOKEN_PAGE),
		];
	if (status !== 404)
		return [okRow('token', 'Trunk accepts it')];
	const other = await metrics();
	if (other.isKnown)
		return [okRow('token', 'Trunk accepts it')];
	return [refusedToken(other) ?? tokenUnknown('the queue was not found, and nothing else answered')];
}
function refusedToken({ error, why }) {
	if (pullFiles.hasStatus(error, 401))
		return problemRow('token', `Trunk doesn't accept it: ${why}`, pullFiles.REMEDIES.unauthorized, TOKEN_PAGE);
	if (pullFiles.hasStatus(error, 403))
		return problemRow('token', `Trunk doesn't allow it: ${why}`, pullFiles.FORBIDDEN, TOKEN_PAGE);
	return undefined;
}
const tokenUnknown = (why) => unknownRow('token', `Not known: ${why}`, 'See the row `api`.');
async function checkQueue({ context, ref, probe }, deadline) {
	const name = index.inBackticks(ref.targetBranch);
	const answer = await probe();
	if (!answer.isKnown)
		return [unknownRow('queue', `Not known: ${answer.why}`, 'See the row `api`.')];
	const { status, queue } = answer.value;
	if (queue === undefined && status === 404)
		return [
			problemRow('queue', `There is no queue for ${name}`, 'Check `target-branch` and `repository`, or create the queue in Trunk or with `create-queue`.'),
		];
	if (queue === undefined)
		return [
			unknownRow('queue', 'Not known: Trunk shows it only with a token', 'See the row `token`.'),
		];
	if (queue.state === 'running')
		return [okRow('queue', `${name} ${runningClause(queue)}`)];
	return [await stoppedRow({ context, ref }, deadline, queue)];
}
function runningClause({ mode, enqueuedPullRequests }) {
	const details = [operation$1.pullRequests(enqueuedPullRequests.length)];
	if (mode !== undefined)
		details.unshift(`mode ${index.inBackticks(mode)}`);
	return `is running (${details.join(', ')})`;
}
async function stoppedRow({ context, ref }, deadline, { state }) {
	const subject = `${index.inBackticks(ref.targetBranch)} is ${state.replaceAll('_', ' ')}`;
	const resume = 'Resume it with `resume-queue` when it may merge again.';
	if (!context.github.available)
		return warningRow('queue', `${subject}; holds are not known without \`github-token\``, resume);
	let problem = '';
	const holds = await store.readLiveHolds(context, deadline, ref, (why) => {
		problem = why;
	});
	if (holds === undefined)
		return warningRow('queue', `${subject}; its holds could not be read: ${problem}`, resume);
	if (holds.length === 0)
		return warningRow('queue', `${subject}, and no hold of this action says why`, resume);
	const remedy = 'End each hold with `resume-queue` when its reason is over.';
	return warningRow('queue', `${subject} by ${store.heldClause(holds)}`, remedy, holds[0]?.url);
}
async function checkListing({ context, askService }, deadline, orgSlug) {
	const { repository, service } = context;
	const slug = index.inBackticks(orgSlug);
	const query = { repository, orgSlug, status: 'FLAKY', pageSize: 1 };
	const answer = await askService(() => service.listUnhealthyTests(deadline, query, FEW_ATTEMPTS));
	if (answer.isKnown)
		return [okRow('listing', `The listing of ${slug} answers`)];
	return [endpointRow('listing', `The listing of ${slug} can't be used`, answer)];
}
async function checkMetrics({ metrics }) {
	const answer = await metrics();
	if (!answer.isKnown)
		return [endpointRow('metrics', "The metrics can't be used", answer)];
	try {
		const families = timeInQueue.parseExposition(answer.value);
		return [okRow('metrics', `The metrics answer, with ${index.pluralize(families.length, 'metric')}`)];
	}
	catch (error) {
		if (!(error instanceof timeInQueue.ExpositionError))
			throw error;
		const text = `The answer is not text exposition 0.0.4: ${error.message}`;
		return [problemRow('metrics', text, pullFiles.REMEDIES['bad-response'])];
	}
}
function endpointRow(check, subject, { why, error }) {
	const text = `${subject}: ${why}`;
	const isAnswer = error !== undefined &&
		['unauthorized', 'not-found', 'refused', 'bad-response'].includes(error.kind);
	if (isAnswer)
		return problemRow(check, text, error.explanation.remedy);
	return unknownRow(check, text);
}

const FEATURES = ['submit', 'explain', 'targets', 'holds', 'list-flaky', 'metrics'];
const MAX_CHECK_MS = 45_000;
const MAX_REQUESTS = 40;
const setupDeadline = (deadline) => deadline.atMost(MAX_CHECK_MS).withRequests(MAX_REQUESTS);
async function checkSetup(context, deadline, ref, question) {
	const facts = setupFacts(context, deadline, ref);
	const rows = (await Promise.all(checksFor(deadline, facts, question))).flat();
	rows.sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
	return { rows, facts };
}
function checksFor(deadline, facts, { features, label, orgSlug }) {
	const wants = (feature) => features.includes(feature);
	const needs = label === undefined ? features : [...features, 'label'];
	const checks = [checkApi(facts), checkToken(facts), checkQueue(facts, deadline)];
	if (wants('submit')) {
		checks.push(checkNativeQueue(facts));
		checks.push(checkTestRuns(facts), checkRequiredChecks(facts), checkQueueJobs(facts));
		checks.push(checkBranchRules(facts), checkEvents(facts));
	}
	if (label !== undefined)
		checks.push(checkLabel(facts, label));
	if (wants('targets'))
		checks.push(checkTargets(facts));
	checks.push(checkPermissions(facts, needs));
	if (wants('list-flaky') && orgSlug !== undefined)
		checks.push(checkListing(facts, deadline, orgSlug));
	if (wants('metrics'))
		checks.push(checkMetrics(facts));
	return checks;
}

const LEVEL_MARKS = {
	ok: pullFiles.MARKS.good,
	warning: pullFiles.MARKS.warning,
	problem: pullFiles.MARKS.bad,
	unknown: pullFiles.MARKS.neutral,
};
function countRows(rows) {
	const count = (level) => rows.filter((row) => row.level === level).length;
	return {
		ok: count('ok'),
		warning: count('warning'),
		problem: count('problem'),
		unknown: count('unknown'),
	};
}
function problemsClause({ problem, warning }) {
	const parts = [];
	if (problem > 0)
		parts.push(index.pluralize(problem, 'problem'));
	if (warning > 0)
		parts.push(index.pluralize(warning, 'warning'));
	return parts.join(', ');
}
function unmadeClause({ unknown }) {
	if (unknown === 0)
		return '';
	return `${index.pluralize(unknown, 'check')} could not be made`;
}
const TO_ACT_ON = ['problem', 'warning', 'unknown'];
function setupReport(ref, rows, isFailed) {
	const ofLevel = (level) => rows.filter((row) => row.level === level);
	const toActOn = TO_ACT_ON.flatMap(ofLevel);
	const passing = toActOn.length > 0 ? pullFiles.MARKS.warning : pullFiles.MARKS.good;
	return {
		mark: isFailed ? pullFiles.MARKS.bad : passing,
		headline: verdictOn(countRows(rows), isFailed),
		lines: toActOn.map(rowPoint),
		next: toActOn.length > 0 ? undefined : CHECK_AGAIN,
		parts: [
			[pullFiles.small(pullFiles.joined([pullFiles.words `Checked ${pullFiles.prose(pullFiles.queueName(ref))}`, notChecked(rows)], '. '))],
			...foldedRows(ofLevel('ok')),
		],
	};
}
const CHECK_AGAIN = 'Nothing to fix. Check again after you change the queue, the rules of branches or a workflow.';
function verdictOn(counts, isFailed) {
	const urgent = counts.problem > 0 ? { ...counts, warning: 0 } : counts;
	const clauses = [problemsClause(urgent), unmadeClause(counts)].filter((clause) => clause !== '');
	const verdict = `The set-up is ${isFailed ? 'not ready' : 'ready'}`;
	return clauses.length === 0 ? verdict : `${verdict}: ${clauses.join('; ')}`;
}
const GAPS = {
	'branch-rules': 'classic branch protection',
	permissions: 'permissions to write',
};
function notChecked(rows) {
	const gaps = new Set(rows.flatMap(({ check }) => GAPS[check] ?? []));
	return gaps.size === 0 ? [] : pullFiles.words `Not checked: ${pullFiles.own([...gaps].join(', '))}`;
}
function rowPoint(row) {
	const { level, check, remedy } = row;
	const line = pullFiles.words `${pullFiles.own(LEVEL_MARKS[level])} ${pullFiles.strong(pullFiles.own(check))}: ${rowText(row)}`;
	if (remedy === '')
		return line;
	return { line, next: pullFiles.prose(remedy) };
}
function foldedRows(rows) {
	if (rows.length === 0)
		return [];
	const cells = rows.map((row) => [pullFiles.own(row.check.replaceAll('-', '\u2011')), rowText(row)]);
	const title = pullFiles.own(`${index.pluralize(rows.length, 'check')} passed`);
	return [{ fold: title, parts: [{ head: ['Check', 'Found'], rows: cells }] }];
}
const PAGE_LABELS = {
	queue: 'Hold',
	'native-queue': 'Rules',
	'test-runs': 'Commit',
	'required-checks': 'Commit',
	'branch-rules': 'Ruleset',
	label: 'Labels',
};
const rowText = ({ check, text, url }) => url === '' ? pullFiles.prose(text) : pullFiles.words `${pullFiles.prose(text)} (${pullFiles.link(PAGE_LABELS[check] ?? 'Help', url)})`;
function rowLine({ check, level, text, remedy }) {
	const line = `${LEVEL_MARKS[level]} ${check}: ${text}.`;
	if (remedy === '')
		return line;
	return `${line} Next: ${remedy}`;
}

const setupTarget = {
	...operation$1.queueTarget,
	resolve: async (given) => given,
};
const resolveSetupQueue = (given, context, deadline) => operation$1.queueTarget.resolve(given, context, deadline);
async function recordSetupQueue(context, facts) {
	const answer = await queueOfSetup(facts);
	if (answer.isKnown)
		operation$1.setQueueOutputs(context, answer.value);
}

const operation = timeInQueue.defineOperation({
	about: 'Check your set-up, and say how to fix what is missing. It only reads.',
	target: setupTarget,
	inputs: {
		features: pullFiles.withDefault(pullFiles.choices(FEATURES), ['submit', 'explain']),
		label: pullFiles.optional(pullFiles.line()),
		orgSlug: pullFiles.optional(pullFiles.orgSlug()),
		strict: pullFiles.flag(),
	},
	checks: {
		orgSlug: ({ orgSlug: slug }, { given }) => /(?:^|[\n,])\s*list-flaky\s*(?:$|[\n,])/i.test(given('features')) &&
			slug === undefined &&
			'is required, because `features` lists `list-flaky`',
	},
	onlyWith: { orgSlug: { input: 'features', word: 'list-flaky' } },
	outputs: ['checks', 'problem-count', 'warning-count', 'unknown-count'],
	outcomes: ['ready', 'problems'],
	withoutToken({ onMissingToken }, event) {
		if (onMissingToken === 'skip')
			return undefined;
		const isWithheld = pullFiles.withheldSecrets(event) !== undefined;
		if (onMissingToken === 'skip-forks' && isWithheld)
			return undefined;
		return {};
	},
	async run(inputs, context, given) {
		const deadline = setupDeadline(context.deadline);
		const ref = await resolveSetupQueue(given, context, deadline);
		const { rows, facts } = await checkSetup(context, deadline, ref, inputs);
		await recordSetupQueue(context, facts);
		for (const row of rows)
			context.log.info(rowLine(row));
		const counts = countRows(rows);
		const isFailed = counts.problem > 0 || (inputs.strict && counts.warning > 0);
		return {
			outcome: isFailed ? 'problems' : 'ready',
			outputs: {
				checks: rows,
				'problem-count': counts.problem,
				'warning-count': counts.warning,
				'unknown-count': counts.unknown,
			},
			details: { checks: rows },
			summary: setupReport(ref, rows, isFailed),
			...(isFailed && { failure: notReady(ref, rows, inputs.strict) }),
		};
	},
});
function notReady(ref, rows, strict) {
	const bad = rows.filter(({ level }) => level === 'problem' || (strict && level === 'warning'));
	const list = bad.map(({ check, text }) => `${check}: ${text}`).join('; ');
	const [first] = bad;
	const isOne = bad.length === 1;
	return new index.ActionError('refused', {
		request: `Checking the set-up of ${pullFiles.queueName(ref)}`,
		problem: `${problemsClause(countRows(bad))} (${list})`,
		remedy: isOne && first !== undefined ? first.remedy : 'Follow the remedies in the summary.',
	});
}

exports.operation = operation;

 })

};
;