"use strict";
exports.id = 599;
exports.ids = [599];
exports.modules = {

 1599:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const common = __webpack_require__(4516);
const zod = __webpack_require__(3063);
const http = __webpack_require__(7067);
const node_stream = __webpack_require__(7075);
const node_fs = __webpack_require__(3024);
const node_crypto = __webpack_require__(7598);
const node_path = __webpack_require__(6760);

function _interopNamespaceDefault(e) {
	const n = Object.create(null, { [Symbol.toStringTag]: { value: 'Module' } });
	if (e) {
		for (const k in e) {
			if (k !== 'default') {
				const d = Object.getOwnPropertyDescriptor(e, k);
				Object.defineProperty(n, k, d.get ? d : {
					enumerable: true,
					get: () => e[k]
				});
			}
		}
	}
	n.default = e;
	return Object.freeze(n);
}

const http__namespace = _interopNamespaceDefault(http);

const inputName = common.kebabCase;
const optional = zod.optional;
const withDefault = zod._default;
const convert = (read) => common.mapped(zod.string(), (text, { issues }) => read(text, (message) => {
	issues.push({ code: 'custom', message, input: text });
	return zod.NEVER;
}));
const mustBe = (what) => ({
	error: ({ input }) => `must be ${what}, but is ${quote(input)}`,
});
const flag = () => zod.stringbool({
	truthy: ['true', 'True', 'TRUE'],
	falsy: ['false', 'False', 'FALSE'],
	case: 'sensitive',
	...mustBe('a YAML boolean, true or false'),
});
const decimal = (bounds) => zod.pipe(numeric(/^-?\d+(\.\d+)?$/, 'a decimal number such as 30 or 0.5', bounds), zod.number());
const minutes = () => decimal({ min: 0, max: 14_400 });
const wholeNumber = (bounds) => zod.pipe(numeric(/^-?\d+$/, 'a whole number such as 5', bounds), zod.int());
const numeric = (pattern, what, { min, max }) => convert((text, refuse) => {
	if (!pattern.test(text))
		return refuse(`must be ${what}${butIs(text)}`);
	const value = Number(text);
	if (!text.startsWith('-') && value >= min && value <= max)
		return value;
	return refuse(`must be from ${min} to ${max}${butIs(text)}`);
});
const choice = (values) => zod.pipe(zod.transform((word) => canonical(values, word) ?? word), zod._enum(values, { error: (issue) => notOneOf(issue.input, values) }));
const canonical = (values, word) => values.find((value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase());
const commentPolicy = () => choice(['never', 'on-failure', 'always']);
const lines = (listOf) => convert((text, refuse) => {
	const items = splitList(text, /\n/);
	for (const problem of lineProblems(text, items, listOf))
		refuse(`is wrong: ${problem}`);
	return items;
});
const globs = (listOf, excludedBy) => convert((text, refuse) => {
	const patterns = splitList(text, /\n/);
	const problems = lineProblems(text, patterns, listOf, excludedBy);
	for (const problem of problems.length > 0 ? problems : patterns.map(common.globProblem))
		if (problem !== undefined)
			refuse(`is wrong: ${problem}`);
	return patterns;
});
function lineProblems(text, items, listOf, excludedBy) {
	const ofList = common.listProblem(text);
	if (ofList !== undefined)
		return [ofList];
	return items.flatMap((item) => common.lineProblem(item, listOf, excludedBy) ?? []);
}
const choices = (values) => zod.pipe(convert((text, refuse) => {
	const items = splitList(text, /[\n,]/);
	if (items.length === 0)
		return refuse(`must name one of ${values.join(', ')}${butIs(text)}`);
	return items.map((item) => canonical(values, item) ?? refuse(notOneOf(item, values)));
}), zod.array(zod._enum(values)));
const line = (wrong = mustBe('a single line')) => zod.string().check(zod._regex(/^[^\r\n]*$/, wrong));
const orgSlug = () => zod.string().check(zod._regex(/^[^\s/:]+$/, mustBe('the slug of the organization, such as octo-org')));
const copiedLine = () => convert((text, refuse) => /[\r\n]/.test(text) ? refuse(`must be a single line${butIs(text)}`) : common.withoutInvisible(text));
const holdName = () => convert((text, refuse) => {
	if (common.isBrokenWord(text))
		return refuse(brokenWord(text, 'name the hold by its reason'));
	if (/^[a-z\d-]{1,40}$/.test(text))
		return common.redact(text);
	return refuse(`must be lower-case letters, digits and dashes, at most 40 of them${butIs(text)}`);
});
const brokenWord = (text, remedy) => `is ${quote(text)}, as an expression that went wrong leaves it; check the expression, or ${remedy}`;
const timeInput = () => convert((text, refuse) => {
	const match = /^(\d{4}-\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)$/i.exec(text);
	const [, month, day = '', clock, zone = ''] = match ?? [];
	const written = `${month}-${day}T${clock}${zone.toUpperCase()}`;
	const isDay = new Date(`${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
	if (match !== null && isDay && !Number.isNaN(Date.parse(written)))
		return written;
	return refuse(`must be a time with its zone such as 2026-09-21T08:00:00Z${butIs(text)}`);
});
const branch = () => convert((text, refuse) => {
	const name = common.withoutInvisible(text).replace(/^refs\/heads\//, '');
	if (/[\r\n]/.test(name))
		return refuse(`must be a single line${butIs(text)}`);
	const problem = common.branchNameProblem(name, text);
	return problem === undefined ? name : refuse(problem);
});
function parseAddress(text, example) {
	if (/\s/.test(text))
		return 'not contain whitespace';
	if (!URL.canParse(text))
		return `be an absolute address such as ${example}`;
	if (/[?#]/.test(text))
		return 'not contain a query or a fragment';
	return new URL(text);
}
const commitSha = () => zod.string()
	.check(zod._regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, mustBe('a full commit SHA')), zod._toLowerCase());
function notOneOf(value, values) {
	const guess = common.didYouMean(asText(value), values) || '.';
	const known = values.map((one) => common.inBackticks(one)).join(', ');
	return `is ${quote(value)}${guess} It must be one of ${known}`;
}
const butIs = (text) => `, but is ${givenValue(text)}`;
const givenValue = (text) => quote(text.replace(/^.*@/s, '***@').replace(/(\/.*?[?#]).*/s, '$1***'));
const quote = (value) => JSON.stringify(common.truncate(asText(value), 60));
function asText(value) {
	if (typeof value === 'string' || typeof value === 'number')
		return String(value);
	return JSON.stringify(value) ?? 'missing';
}
const splitList = (text, separator) => text
	.split(separator)
	.map((item) => item.trim())
	.filter((item) => item !== '');

const lenientOrNull = (schema) => zod._catch(zod.nullish(schema), undefined);
const PullRequestNumber = zod.int().check(zod._positive());
const NonEmptyText = zod.string().check(zod._minLength(1));
const payloadText = common.lenientField(NonEmptyText);
const textOrNull = lenientOrNull(NonEmptyText);
const payloadTruth = common.lenientField(zod.boolean());
const Repository$1 = zod.object({
	id: common.lenientField(zod.number()),
	full_name: payloadText,
	url: payloadText,
});
const StackField = zod._lazy(() => common.lenientField(common.mapped(zod.object({
	position: common.lenientField(PullRequestNumber),
	size: common.lenientField(PullRequestNumber),
	base: zod.object({ ref: NonEmptyText }),
}), ({ base, position, size }) => ({ base: base.ref, position, size }))));
const PullRequest$1 = zod._lazy(() => zod.object({
	number: PullRequestNumber,
	state: payloadText,
	draft: payloadTruth,
	merged: payloadTruth,
	merged_at: textOrNull,
	head: common.lenientField(zod.object({ ref: payloadText, sha: payloadText, repo: lenientOrNull(Repository$1) })),
	base: common.lenientField(zod.object({ ref: payloadText, repo: common.lenientField(Repository$1) })),
	stack: StackField,
}));
const Run = zod._lazy(() => {
	const suite = { head_branch: payloadText, pull_requests: common.lenientField(zod.array(zod.unknown())) };
	return common.mapped(zod.object({
		...suite,
		head_sha: payloadText,
		head_repository: lenientOrNull(zod.extend(Repository$1, { owner: common.lenientField(zod.object({ login: payloadText })) })),
		check_suite: common.lenientField(zod.object(suite)),
	}), ({ check_suite: suite, ...run }) => ({
		...run,
		head_branch: run.head_branch ?? suite?.head_branch,
		pull_requests: run.pull_requests?.length ? run.pull_requests : suite?.pull_requests,
	}));
});
const Issue = zod._lazy(() => zod.object({
	number: PullRequestNumber,
	pull_request: common.lenientField(zod.object({ merged_at: textOrNull })),
	state: payloadText,
	draft: payloadTruth,
}));
function parsePayloadPart(payload, name, shape) {
	const parsed = shape.safeParse(payload[name]);
	return parsed.success ? parsed.data : undefined;
}

const fullNameOf = (repository) => repository?.full_name ?? /\/repos\/([^/]+\/[^/]+)$/.exec(repository?.url ?? '')?.[1];
function isOtherRepository(repository, own) {
	if (repository === null)
		return true;
	if (repository?.id !== undefined && own?.id !== undefined)
		return repository.id !== own.id;
	const name = fullNameOf(repository);
	const ownName = fullNameOf(own);
	if (name === undefined || ownName === undefined)
		return undefined;
	return !sameName(name, ownName);
}
function isHeadOfFork({ payload }) {
	const repository = parsePayloadPart(payload, 'repository', Repository$1);
	const { head, base } = parsePayloadPart(payload, 'pull_request', PullRequest$1) ?? {};
	const run = parsePayloadPart(payload, 'workflow_run', Run);
	return Boolean(isOtherRepository(head?.repo, base?.repo ?? repository) ||
		isOtherRepository(run?.head_repository, repository));
}
function otherRepository({ payload }, repository) {
	const from = textAt(payload, 'repository', 'full_name');
	if (from === undefined || sameName(from, common.repositoryName(repository)))
		return undefined;
	return from;
}
function branchesOfEvent(event, repository) {
	if (otherRepository(event, repository) !== undefined)
		return [];
	const { name, payload, ref, sha } = event;
	const own = parsePayloadPart(payload, 'repository', Repository$1);
	const tip = (branch, commit) => branch === undefined ? [] : [{ branch, commit }];
	if (name.startsWith('pull_request')) {
		const { head, base } = parsePayloadPart(payload, 'pull_request', PullRequest$1) ?? {};
		if (isOtherRepository(head?.repo, base?.repo ?? own) === false)
			return tip(head?.ref, head?.sha);
		return [];
	}
	switch (name) {
		case 'workflow_run':
		case 'check_run':
		case 'check_suite': {
			const { head_repository, head_branch, head_sha } = parsePayloadPart(payload, name, Run) ?? {};
			if (isOfOwnBranch(name, head_repository, own))
				return tip(head_branch, head_sha);
			return [];
		}
		case 'status':
			return tipsOfStatus(payload);
		case 'push':
			return payload['deleted'] === true
				? []
				: tip(branchIn(textAt(payload, 'ref') ?? ref), textAt(payload, 'after'));
		default:
			return tip(branchIn(ref), sha);
	}
}
const isOfOwnBranch = (name, head, own) => name !== 'workflow_run' || isOtherRepository(head, own) === false;
const branchIn = (ref) => /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
function tipsOfStatus(payload) {
	const { sha, branches } = payload;
	if (typeof sha !== 'string' || !Array.isArray(branches))
		return [];
	return branches.flatMap((entry) => {
		const branch = textAt(entry, 'name');
		if (branch !== undefined && valueAt(entry, 'commit', 'sha') === sha)
			return [{ branch, commit: sha }];
		return [];
	});
}
const FRESH_MS = 120_000;
const TIMES = [
	['pull_request', 'updated_at'],
	['comment', 'updated_at'],
	['review', 'submitted_at'],
	['workflow_run', 'updated_at'],
	['check_suite', 'updated_at'],
	['check_run', 'completed_at'],
	['check_run', 'started_at'],
	['merge_group', 'head_commit', 'timestamp'],
	['updated_at'],
];
function isFresh({ payload, runAttempt }, now) {
	if (runAttempt !== '1')
		return false;
	const times = TIMES.flatMap((place) => common.parseTime(textAt(payload, ...place)) ?? []);
	return Math.abs(now - Math.max(...times)) <= FRESH_MS;
}
const sameName = (one, other) => one.toLowerCase() === other.toLowerCase();
const FROM_FORK = /^pull_request(_review|_review_comment|_review_thread)?$/;
const BY_DEPENDABOT = /^(push|create|deployment|deployment_status|pull_request_target)$/;
function withheldSecrets(event) {
	const { name, actor, payload } = event;
	if (actor === 'dependabot[bot]' && (FROM_FORK.test(name) || BY_DEPENDABOT.test(name)))
		return { from: 'dependabot' };
	if (!FROM_FORK.test(name) || !isHeadOfFork(event))
		return undefined;
	const headRepository = textAt(payload, 'pull_request', 'head', 'repo', 'full_name');
	return { from: 'fork', headRepository };
}
const isApproval = ({ name, payload }, number) => name === 'pull_request_review' &&
	textAt(payload, 'action') === 'submitted' &&
	textAt(payload, 'review', 'state')?.toLowerCase() === 'approved' &&
	valueAt(payload, 'pull_request', 'number') === number;
const valueAt = (payload, ...path) => path.reduce((value, key) => typeof value === 'object' && value !== null
	? value[key]
	: undefined, payload);
function textAt(payload, ...path) {
	const value = valueAt(payload, ...path);
	if (typeof value === 'string' && value !== '')
		return value;
	return undefined;
}

function parseReference(written) {
	const text = common.withoutInvisible(written);
	const number = /^#?([1-9]\d{0,9})$/.exec(text);
	if (number !== null)
		return { number: Number(number[1]), url: undefined };
	if (!URL.canParse(text))
		return undefined;
	const url = new URL(text);
	const path = /^(?:\/[^/]+){2,}?\/pull\/([1-9]\d{0,9})(?:\/|$)/.exec(url.pathname);
	if (path === null || !/^https?:$/.test(url.protocol))
		return undefined;
	return { number: Number(path[1]), url };
}
function hostOf(host, protocol) {
	const address = `${protocol}//${host}`;
	return URL.canParse(address) ? new URL(address).host : host;
}
function isOnServerOfRun(repository, { serverUrl, repository: ofRun }) {
	if (!URL.canParse(serverUrl))
		return false;
	const server = new URL(serverUrl);
	const host = hostOf(repository.host, server.protocol);
	if (host === server.host)
		return true;
	const isGitHubCom = [host, server.host].some((one) => /(^|\.)(github|ghe)\.com$/.test(one));
	return !isGitHubCom && sameName(common.repositoryName(repository), ofRun);
}
function repositoryPage(repository, event) {
	const isOwn = isOnServerOfRun(repository, event);
	const server = isOwn ? new URL(event.serverUrl).origin : `https://${repository.host}`;
	return `${server}/${common.repositoryName(repository)}`;
}
function refuseReference({ number, url }, ref, event) {
	if (url === undefined)
		return undefined;
	const shown = `${url.host}${url.pathname}`;
	if (url.username !== '' || url.password !== '')
		return `must not contain user info, but is ${url.protocol}//***@${shown}`;
	const repository = common.repositoryName(ref);
	const expected = `/${repository}/pull/${number}/`.toLowerCase();
	const hosts = [hostOf(ref.host, url.protocol)];
	if (isOnServerOfRun(ref, event))
		hosts.push(new URL(event.serverUrl).host);
	if (hosts.includes(url.host) && `${url.pathname}/`.toLowerCase().startsWith(expected))
		return undefined;
	return `is ${url.protocol}//${shown}, but this run is for ${ref.host}/${repository}`;
}

const noPullRequest = (why) => ({ candidates: [], why });
const exactly = (facts) => ({ candidates: [facts] });
function pullRequestOfEvent(event, repository) {
	const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name];
	if (read === undefined)
		return noPullRequest('is not about a pull request');
	const from = otherRepository(event, repository);
	if (from !== undefined)
		return noPullRequest(`is of the repository ${from}, not of ${common.repositoryName(repository)}`);
	return read(event, repository);
}
const readerFor = (name, shape, read) => ({ payload }) => {
	const subject = parsePayloadPart(payload, name, shape);
	if (subject === undefined)
		return noPullRequest(`has no readable ${name.replace('_', ' ')} in its payload`);
	return read(subject, parsePayloadPart(payload, 'repository', Repository$1));
};
const ofPullRequest = readerFor('pull_request', PullRequest$1, (pullRequest) => exactly(pullRequestFacts(pullRequest)));
const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request'];
const ofDispatch = (event, repository) => {
	const { name, payload } = event;
	const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload';
	const numbers = new Set();
	for (const key of KEYS) {
		const value = valueAt(payload, place, key);
		if (value === undefined || value === null || value === '')
			continue;
		const read = readDispatched(value, repository, event);
		if (typeof read === 'string')
			return noPullRequest(`has \`${place}.${key}\`, which ${read}`);
		numbers.add(read);
	}
	if (numbers.size === 0)
		return noPullRequest(`has none of \`${KEYS.join('`, `')}\` in \`${place}\``);
	return { candidates: [...numbers].map((number) => ({ number })) };
};
function readDispatched(value, repository, event) {
	const whole = zod.object({ number: PullRequestNumber }).safeParse(value);
	if (whole.success)
		return whole.data.number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	const reference = parseReference(text);
	if (reference === undefined)
		return 'is not a pull request number or URL';
	return refuseReference(reference, repository, event) ?? reference.number;
}
const readRunEvent = (name) => readerFor(name, Run, (run, own) => {
	const { head_branch: branch, head_repository: from } = run;
	if (branch !== undefined && from === null)
		return noPullRequest('is of a fork that was deleted');
	const origin = from ?? own;
	const repository = fullNameOf(origin);
	const heads = repository && branch ? [{ repository, branch }] : [];
	const hasHeadOfRun = ({ head }) => head?.ref === branch && isOtherRepository(head?.repo, origin) === false;
	const candidates = (run.pull_requests ?? [])
		.flatMap((item) => PullRequest$1.safeParse(item).data ?? [])
		.filter(({ base }) => !isOtherRepository(base?.repo, own))
		.filter((item) => heads.length === 0 || hasHeadOfRun(item))
		.map((item) => ({
		...pullRequestFacts(item),
		isListed: isOtherRepository(item.head?.repo, own) !== true,
	}));
	if (candidates.length > 0)
		return { candidates };
	const group = isOfOwnBranch(name, from, own) ? mergeGroup(branch) : undefined;
	return group ?? lookupFor(heads, run.head_sha);
});
function ofBranches(event, repository, commit) {
	const branches = branchesOfEvent(event, repository).map(({ branch }) => branch);
	const [group] = branches.flatMap((branch) => mergeGroup(branch) ?? []);
	const heads = branches.map((branch) => ({ repository: common.repositoryName(repository), branch }));
	return group ?? lookupFor(heads, textAt(event.payload, commit));
}
const readers = {
	workflow_dispatch: ofDispatch,
	repository_dispatch: ofDispatch,
	issue_comment: readerFor('issue', Issue, ({ pull_request, ...issue }) => {
		if (pull_request === undefined)
			return noPullRequest(`is for issue #${issue.number}, which is not a pull request`);
		return exactly(pullRequestFacts({ ...issue, ...pull_request }));
	}),
	merge_group: ({ payload, ref }) => mergeGroup(textAt(payload, 'merge_group', 'head_ref') ?? ref) ??
		noPullRequest('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'),
	workflow_run: readRunEvent('workflow_run'),
	check_run: readRunEvent('check_run'),
	check_suite: readRunEvent('check_suite'),
	status: (event, repository) => ofBranches(event, repository, 'sha'),
	push(event, repository) {
		if (event.payload['deleted'] === true)
			return noPullRequest('deleted its branch');
		if (event.ref.startsWith('refs/tags/'))
			return noPullRequest('is for a tag, not for a branch');
		return ofBranches(event, repository, 'after');
	},
};
function lookupFor(heads, commit) {
	if (heads.length > 0)
		return { candidates: [], lookup: { heads } };
	if (commit === undefined)
		return noPullRequest('names neither a pull request nor a commit');
	return { candidates: [], lookup: { commit } };
}
function mergeGroup(ref = '') {
	const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(ref);
	if (parts === null)
		return undefined;
	return exactly({ number: Number(parts[2]), baseBranch: parts[1] });
}
function pullRequestFacts(pullRequest) {
	const { number, state, draft, merged, merged_at, head, base, stack } = pullRequest;
	return {
		number,
		draft,
		baseBranch: stack?.base ?? base?.ref,
		stack: stack && { ...stack, parent: base?.ref },
		headSha: head?.sha,
		closed: ifDefined(state, (word) => word === 'closed'),
		merged: merged ?? ifDefined(merged_at, (time) => time !== null),
	};
}
const ifDefined = (value, read) => value === undefined ? undefined : read(value);

function withProbableBranch(result, given) {
	const { failure } = result;
	if (failure?.kind !== 'not-found' || given.targetBranch === '')
		return result;
	const hint = baseOfPullRequest(given) ?? otherDefaultBranch(given);
	if (hint === undefined)
		return result;
	const advice = `Check \`target-branch\`: it is ${common.inBackticks(given.targetBranch)}, but ${hint}.`;
	return { ...result, failure: failure.withAdvice(advice) };
}
function baseOfPullRequest(given) {
	const { targetBranch, pullRequest, event, repository } = given;
	const [candidate, ...others] = pullRequestOfEvent(event, repository).candidates;
	if (candidate?.baseBranch === undefined || others.length > 0 || candidate.stack !== undefined)
		return undefined;
	const isAboutAnother = pullRequest !== '' && parseReference(pullRequest)?.number !== candidate.number;
	if (isAboutAnother || candidate.isListed || candidate.baseBranch === targetBranch)
		return undefined;
	return `the base branch of #${candidate.number} is ${common.inBackticks(candidate.baseBranch)}`;
}
const USUAL_NAMES = ['main', 'master'];
function otherDefaultBranch({ targetBranch, event }) {
	const branch = textAt(event.payload, 'repository', 'default_branch');
	if (branch === undefined || branch === targetBranch)
		return undefined;
	const given = targetBranch.toLowerCase();
	const known = branch.toLowerCase();
	const isMisspelled = given === known || common.isOneEdit(given, known);
	if (!USUAL_NAMES.includes(targetBranch) && !isMisspelled)
		return undefined;
	return `the default branch is ${common.inBackticks(branch)}`;
}

class FailedAttempt extends Error {
	name = 'FailedAttempt';
	failure;
	constructor(failure, problem, cause) {
		super(problem, { cause });
		this.failure = failure;
	}
}
class UnusableBody extends FailedAttempt {
	constructor(type, problem, cause) {
		super({ type }, problem, cause);
	}
}
class HttpError extends common.ActionError {
	failure;
	#earlierMayHaveApplied;
	constructor(kind, explanation, failure, cause, earlierMayHaveApplied = false) {
		super(kind, explanation, { cause });
		this.failure = failure;
		this.#earlierMayHaveApplied = earlierMayHaveApplied;
	}
	withExplanation(changes) {
		const explanation = { ...this.explanation, ...changes };
		return new HttpError(this.kind, explanation, this.failure, this, this.#earlierMayHaveApplied);
	}
	get mayHaveApplied() {
		return this.kind === 'unknown-outcome';
	}
	get mayStillApply() {
		return this.#earlierMayHaveApplied || this.mayHaveApplied || this.kind === 'aborted';
	}
	get status() {
		if (this.failure?.type === 'status')
			return this.failure.status;
		return undefined;
	}
}
const hadNoEffect = (error) => error instanceof HttpError && !error.mayStillApply;
const hasStatus = (error, ...statuses) => error instanceof HttpError && statuses.some((status) => error.status === status);
const undefinedIfStatus = (...statuses) => (error) => {
	if (!hasStatus(error, ...statuses))
		throw error;
};
const describeRequest = ({ method, path, subject }) => `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`;
function kindOf(failure) {
	if (failure.type === 'not-sent' || failure.type === 'misconfigured')
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

function describeStatus(status, location, body, redact) {
	const said = errorText(body, redact);
	const where = status >= 300 && status < 400 ? originOfLocation(location) : '';
	return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`;
}
const excerpt = (text) => common.truncate(common.sanitize(text.trim().replace(/\s+/g, ' ')), 500);
function originOfLocation(location) {
	if (location === undefined)
		return '';
	if (URL.canParse(location))
		return ` to ${new URL(location).origin}`;
	return ' to a relative address';
}
function errorText({ text, isCut }, redact) {
	const { message, errors } = (common.jsonValue(text) ?? {});
	const isMessage = typeof message === 'string' && errors === undefined;
	return excerpt(isMessage ? redact(message) : redact(text, isCut));
}
const MAX_MESSAGE_LINES = 3;
function retryLog(request, write) {
	let last = '';
	let equal = 0;
	let group = [];
	const end = () => {
		if (group.length > 0)
			write(`${request}: ${last} (${group.length} more)`, group);
		equal = 0;
		group = [];
	};
	const add = (message, attempt, afterMs, delay) => {
		if (message !== last)
			end();
		last = message;
		equal++;
		const next = `trying again in ${common.seconds(delay)}`;
		if (equal <= MAX_MESSAGE_LINES)
			write(`${request}: ${message}; ${next}`);
		else
			group.push(`Attempt ${attempt + 1}, after ${common.seconds(afterMs)}; ${next}`);
	};
	return { add, end };
}

async function loadClient() {
	const path = process.env['GITHUB_EVENT_PATH'];
	delete process.env['GITHUB_EVENT_PATH'];
	try {
		return await __webpack_require__.e( 483).then(__webpack_require__.t.bind(__webpack_require__, 1483, 23));
	}
	finally {
		if (path !== undefined)
			process.env['GITHUB_EVENT_PATH'] = path;
	}
}
class GitHubClient {
	#options;
	repository;
	#octokit;
	constructor(options) {
		const { owner, name } = options.repository;
		this.#options = options;
		this.repository = { owner, repo: name };
	}
	get available() {
		return this.#options.token !== '';
	}
	close() {
		this.#options.transport.close();
	}
	async call(deadline, request, permission, send) {
		this.#octokit ??= this.#load();
		const { octokit, fetchOver } = await this.#octokit;
		try {
			const fetch = fetchOver(this.#options.transport, deadline);
			return await send(octokit.request.defaults({ request: { fetch } }));
		}
		catch (error) {
			throw explainFailure(request, permission, error);
		}
	}
	request(deadline, request, permission, route, schema, parameters) {
		return this.call(deadline, request, permission, async (send) => {
			const answer = await send(...this.#ofRepository(route, parameters));
			return parseAnswer(request, schema, answer.data);
		});
	}
	graphql(deadline, request, permission, query, variables = {}) {
		return this.call(deadline, request, permission, async (send) => {
			const url = `${this.#options.apiUrl.replace(/\/api\/v3\/?$/, '/api')}/graphql`;
			const { data } = await send({ method: 'POST', url, query, variables });
			return parseAnswer(request, GraphqlAnswer, data);
		});
	}
	#ofRepository(route, parameters = {}) {
		const path = route.replace(' ', ' /repos/{owner}/{repo}');
		return [path, { ...this.repository, ...parameters }];
	}
	async #load() {
		const { getOctokit } = await loadClient();
		const { fetchOver } = await __webpack_require__.e( 962).then(__webpack_require__.t.bind(__webpack_require__, 4962, 23));
		const { token, apiUrl } = this.#options;
		const octokit = getOctokit(token, {
			baseUrl: apiUrl,
			log: { debug() { }, info() { }, warn() { }, error() { } },
		});
		return { octokit, fetchOver };
	}
	redact(text) {
		return this.#options.transport.redact(text);
	}
	list(deadline, request, permission, path, entry, { query = {}, isLast = () => false, recheck = false } = {}) {
		return this.call(deadline, request, permission, async (send) => {
			const all = this.#ofRepository(`GET ${path}`, { ...query, per_page: 100 });
			const { method, headers, ...first } = send.endpoint(...all);
			const readPage = async (url) => {
				const answer = await send({ method, headers, url });
				const data = parseAnswer(request, Page, answer.data);
				return { entries: parseAnswer(request, zod.array(entry), data), link: answer.headers.link };
			};
			const pages = new Map();
			for (let url = first.url; url !== undefined;) {
				if (pages.has(url) || pages.size === MAX_PAGES$1)
					throw badAnswer(request, `the list still does not end (pages read: ${pages.size})`);
				const { entries, link } = await readPage(url);
				pages.set(url, entries);
				url = isLast(entries) ? undefined : nextPage(request, link, url);
			}
			const earlier = [...pages].slice(0, -1);
			let isWhole = recheck || earlier.length === 0;
			for (const [url, entries] of earlier)
				isWhole &&= haveSameRows(entries, (await readPage(url)).entries);
			return { items: [...pages.values()].flat(), isWhole };
		});
	}
}
async function untilWhole(request, read) {
	for (let readings = 0; readings < MAX_LIST_READINGS; readings++) {
		const { items, isWhole } = await read();
		if (isWhole)
			return items;
	}
	throw new common.ActionError('unavailable', {
		request,
		problem: `the list changed during each of ${MAX_LIST_READINGS} readings`,
		remedy: 'Run the step again later.',
	});
}
const MAX_LIST_READINGS = 4;
const haveSameRows = (before, after) => JSON.stringify(before) === JSON.stringify(after);
const MAX_PAGES$1 = 1000;
const Page = zod.array(zod.unknown()).check(zod._maxLength(10_000));
function nextPage(request, link, current) {
	const target = /<([^<>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
	if (target === undefined)
		return undefined;
	if (!URL.canParse(target, current))
		throw badAnswer(request, 'the link to the next page is not an address');
	const { origin, href } = new URL(target, current);
	if (origin === new URL(current).origin)
		return href;
	throw badAnswer(request, `the next page is at ${origin}, which is not followed: it would get the token`);
}
const GraphqlProblem = zod._catch(zod.object({
	type: common.lenientField(zod.string()),
	message: common.lenientField(zod.string()),
	path: common.lenientField(zod.array(zod.unknown())),
}), {});
const GraphqlAnswer = common.mapped(zod.object({ data: zod.optional(zod.unknown()), errors: zod.nullish(zod.array(GraphqlProblem)) }), ({ data, errors }) => ({ data, errors: errors ?? [] }));
function refusedQuery(request, permission, errors) {
	const isForbidden = errors.every(({ type = '' }) => FORBIDDEN_TYPES.includes(type));
	const said = errors.map(({ message = 'an error without a message' }) => message).join('; ');
	const problem = `GitHub refused the query: ${excerpt(said)}`;
	return new GitHubError(permission, isForbidden ? 'unauthorized' : 'unavailable', { request, problem }, isForbidden ? FORBIDDEN_ANSWER : undefined);
}
const FORBIDDEN_TYPES = ['FORBIDDEN', 'INSUFFICIENT_SCOPES'];
const FORBIDDEN_ANSWER = { type: 'status', status: 403 };
const NO_PERMISSION = /not accessible|\bpermissions?\b|\bscopes?\b|must have .*\b(?:rights|access)\b|access .*\bnot granted/i;
class GitHubError extends HttpError {
	permission;
	lacksPermission;
	constructor(permission, kind, { request, problem }, failure, cause) {
		const status = failure?.type === 'status' ? failure.status : undefined;
		const isForbidden = status === 403 && kind === 'unauthorized';
		const lacksPermission = isForbidden && NO_PERMISSION.test(problem);
		let remedy = gitHubRemedyFor(kind, permission);
		if (status === 401)
			remedy = BAD_TOKEN;
		if (isForbidden && !lacksPermission)
			remedy = READ_REFUSAL;
		super(kind, { request, problem, remedy }, failure, cause);
		this.permission = permission;
		this.lacksPermission = lacksPermission;
	}
}
const isNotPermitted = (error) => hasStatus(error, 404, 410) || (error instanceof HttpError && error.kind === 'unauthorized');
function explainFailure(request, permission, error) {
	if (!(error instanceof Error))
		return error;
	const { cause } = error;
	if (cause instanceof HttpError) {
		const { problem } = cause.explanation;
		return new GitHubError(permission, cause.kind, { request, problem }, cause.failure, cause);
	}
	return cause instanceof common.ActionError ? cause : error;
}
const BAD_TOKEN = 'Check that `github-token` is current and belongs to this GitHub server, or leave it out: then the step uses the token of the job.';
const READ_REFUSAL = 'Read what GitHub said, then run the step again.';
const GITHUB_REMEDIES = {
	unauthorized: 'Add `{permission}` to the `permissions` of the job, or use a `github-token` that has this permission.',
	'not-found': 'Check that it exists in this repository. GitHub gives the same answer if the `permissions` of the job lack `{permission}`.',
	'rate-limited': 'Run the step again later, or use a `github-token` with its own rate limit.',
	refused: READ_REFUSAL,
	aborted: 'Run the step again if you still need it.',
};
const OTHERWISE = 'Check that GitHub is up and can be reached from the runner, then run the step again.';
const gitHubRemedyFor = (kind, permission) => (GITHUB_REMEDIES[kind] ?? OTHERWISE).replace('{permission}', permission);
function parseAnswer(request, schema, data) {
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	throw badAnswer(request, common.mismatch(data, parsed.error, "GitHub's schema"));
}
const badAnswer = (request, problem) => new common.ActionError('bad-response', {
	request,
	problem,
	remedy: 'Check that GITHUB_API_URL is the address of GitHub, and that no proxy or web page answers for it.',
});

const MAX_SIDE_BY_SIDE = 6;
const SMALL_BODY_BYTES = 1024 * 1024;
class Connections {
	answered = false;
	firstRequestAt = Number.POSITIVE_INFINITY;
	#kept;
	#forUnsafe;
	#observed = new WeakSet();
	#largeBodies = Promise.resolve();
	#starting;
	constructor(unsafe = 'fresh') {
		this.#kept = this.#client({ keepAlive: true, maxSockets: MAX_SIDE_BY_SIDE });
		this.#forUnsafe = unsafe === 'fresh' ? this.#client({ keepAlive: false }) : this.#kept;
	}
	async send(url, { method, effect, body }, headers, attempt) {
		const data = body === undefined ? null : encode(body);
		this.#starting = attempt;
		const sent = (effect === 'unsafe' ? this.#forUnsafe : this.#kept).request(method, url, data, {
			...(body && { 'content-type': 'application/json' }),
			...(Array.isArray(body) && { 'content-length': byteLength(body) }),
			...headers,
		});
		this.#starting = undefined;
		return (await common.unlessAborted(sent, attempt.signal)).message;
	}
	readInTurn({ headers }, read) {
		if (Number(headers['content-length']) <= SMALL_BODY_BYTES)
			return read();
		const reading = this.#largeBodies.then(read);
		this.#largeBodies = reading.then(() => { }, () => { });
		return reading;
	}
	close() {
		this.#kept.dispose();
	}
	#client(options) {
		const handler = {
			prepareRequest: (request) => this.#prepare(request),
			canHandleAuthentication: () => false,
			handleAuthentication: () => Promise.reject(new Error('not used')),
		};
		return new common.HttpClient('merge-queue-action', [handler], {
			allowRedirects: false,
			allowRetries: false,
			...options,
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
		if (request.agent instanceof http__namespace.Agent)
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
function encode(body) {
	if (Array.isArray(body))
		return node_stream.Readable.from(body);
	return JSON.stringify(body);
}
const byteLength = (chunks) => chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);

const NOT_SENT = { type: 'not-sent' };
const readRefusal = (status, headers, _body, now) => ({
	type: 'status',
	status,
	retryAfterMs: parseRetryAfter(headers['retry-after'], headers.date, now),
});
function classifyFailure(effect, failure, attempt) {
	const ifMaybeApplied = effect === 'unsafe' ? 'ambiguous' : 'retry';
	if (failure.type === 'not-sent')
		return 'retry';
	if (failure.type === 'no-answer' || failure.type === 'broken-body')
		return ifMaybeApplied;
	if (failure.type !== 'status')
		return 'fail';
	const { status, retryAfterMs, limited } = failure;
	if (limited || status === 429 || (status === 503 && retryAfterMs !== undefined))
		return 'retry';
	if (isTransient(status))
		return ifMaybeApplied;
	if (status === 409 && (effect === 'unsafe' || attempt === 0))
		return ifMaybeApplied;
	if (status === 404 && effect === 'unsafe' && attempt > 0)
		return 'ambiguous';
	return 'fail';
}
const TRANSIENT = new Set([408, 425, 500, 502, 503, 504]);
const isTransient = (status) => TRANSIENT.has(status) || (status >= 520 && status <= 529);
function canRetryWhileWaiting(failure) {
	if (failure.type !== 'status')
		return failure.type !== 'misconfigured' && failure.type !== 'wrong-shape';
	const { status, limited = false } = failure;
	return limited || status === 429 || status === 409 || isTransient(status);
}
function requestedPauseMs(failure) {
	if (failure?.type === 'status')
		return failure.retryAfterMs ?? 0;
	return 0;
}
const MAX_DELAY_MS = 20_000;
function backoffMs(effect, attempt, random, retryAfterMs = 0) {
	const base = effect === 'safe' ? 500 : 1000;
	const jittered = random * Math.min(MAX_DELAY_MS, base * 2 ** attempt);
	return Math.max(jittered, retryAfterMs);
}
const MAX_PAUSE_MS = 365 * 24 * 3600 * 1000;
function parseRetryAfter(value, date, now) {
	const text = (value ?? '').trim();
	if (/^\d+$/.test(text))
		return Math.min(Number(text) * 1000, MAX_PAUSE_MS);
	const at = parseHttpDate(text);
	if (at === undefined)
		return undefined;
	return Math.min(Math.max(0, at - (parseHttpDate(date) ?? now)), MAX_PAUSE_MS);
}
function parseHttpDate(text = '') {
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text))
		return undefined;
	const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
	return Number.isNaN(at) ? undefined : at;
}

async function readBody(message, clock, limits) {
	const { bytes, failure } = await readBytes(message, clock, limits);
	if (failure !== undefined)
		throw failure;
	if (common.isTooDeep(bytes))
		throw new UnusableBody('wrong-shape', `its body has ${common.TOO_DEEP}`);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	}
	catch (cause) {
		throw new UnusableBody('broken-body', 'its body is not UTF-8 text', cause);
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
			message.removeListener('close', onClose);
			if (failure !== undefined)
				message.destroy();
			resolve({ bytes: Buffer.concat(chunks), failure });
		};
		const fail = (problem, cause) => settle(new UnusableBody('broken-body', problem, cause));
		const silence = () => clock.timer(idleMs, () => fail(`no data arrived for ${idleMs / 1000} s`));
		const stopTotal = clock.timer(totalMs, () => fail(`its body was not complete after ${Math.round(totalMs / 1000)} s`));
		let stopIdle = silence();
		const onData = (chunk) => {
			bytes += chunk.length;
			if (bytes > maxBytes) {
				chunks.push(chunk.subarray(0, chunk.length - (bytes - maxBytes)));
				return settle(new UnusableBody('wrong-shape', `its body is longer than ${maxBytes} bytes`));
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

const CONNECT_MS = 10_000;
const BODY_LIMITS = { maxBytes: 22 * 1024 * 1024, idleMs: 15_000 };
const EXCERPT_LIMITS = { maxBytes: 16 * 1024, idleMs: 2000 };
const EXCERPT_MS = 5000;
class Attempt {
	#options;
	#host;
	#deadline;
	#patience;
	#abort = new AbortController();
	#stopAbort;
	#stopStatus;
	#stopConnect = () => { };
	#connected = false;
	#timeout;
	constructor(options, deadline, patience) {
		this.#options = options;
		this.#host = new URL(options.baseUrl).host;
		this.#deadline = deadline;
		this.#patience = patience;
		const { signal } = deadline;
		this.#stopAbort = common.onAbort(signal, () => this.#abort.abort(signal.reason));
		this.#stopStatus = this.#limit(options.requestTimeoutMs, `${this.#host} did not answer`);
	}
	get signal() {
		return this.#abort.signal;
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
		const limits = { ...BODY_LIMITS, totalMs: this.#remainingMs };
		const body = await readBody(message, this.#deadline.clock, limits);
		this.#refuseHtml(message, body);
		return body;
	}
	async acknowledgement(message) {
		this.#refuseHtml(message, (await this.excerpt(message)).text);
	}
	excerpt(message) {
		const limits = { ...EXCERPT_LIMITS, totalMs: Math.min(EXCERPT_MS, this.#remainingMs) };
		return readExcerpt(message, this.#deadline.clock, limits);
	}
	async refusal(message) {
		const { statusCode: status = 0, headers } = message;
		const { redact, readRefusal: read = readRefusal } = this.#options;
		const body = await this.excerpt(message);
		if (status === 404)
			this.#refuseHtml(message, body.text);
		const problem = describeStatus(status, headers.location, body, redact);
		return new FailedAttempt(read(status, headers, body.text, this.#deadline.clock.now()), problem);
	}
	#refuseHtml({ headers }, body) {
		const isMarkup = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
		if (!(isMarkup ? hasTag(body) : beginsPage(body)))
			return;
		const what = /^\s*<\?xml/i.test(body) ? 'XML' : 'an HTML page';
		const problem = `${this.#host} answered with ${what}, which comes from something in front of it`;
		throw new FailedAttempt({ type: 'broken-body' }, problem);
	}
	explain(error) {
		if (error instanceof UnusableBody) {
			const problem = `${this.#host} answered, but ${error.message}`;
			return new FailedAttempt(error.failure, problem, error.cause);
		}
		if (error instanceof FailedAttempt)
			return error;
		const { code = '', message } = error;
		const tunnel = NO_TUNNEL.exec(message);
		if (tunnel !== null) {
			const [, status] = tunnel;
			const said = status === undefined ? 'no usable answer' : `HTTP ${status}`;
			const problem = `the proxy refused to connect to ${this.#host} (${said})`;
			const isFinal = /^40[1-7]$/.test(status ?? '');
			return new FailedAttempt(isFinal ? PROXY_REFUSES : NOT_SENT, problem, error);
		}
		const problem = this.#timeout ??
			`the connection to ${this.#host} failed (${excerpt(code === '' ? message : code)})`;
		return new FailedAttempt(this.#failureOf(code, message), problem, error);
	}
	#failureOf(code, message) {
		if (isNoTls(code, message) || code === 'ENOTFOUND')
			return { type: 'not-sent', typo: true };
		if (isUntrusted(code))
			return { type: 'misconfigured', why: 'certificate' };
		if (!this.#connected)
			return NOT_SENT;
		return { type: 'no-answer', timedOut: this.#timeout !== undefined };
	}
	done() {
		this.#stopConnect();
		this.#stopStatus();
		this.#stopAbort();
	}
	get #remainingMs() {
		return Math.min(this.#deadline.remainingMs, this.#patience.remainingMs);
	}
	#limit(ms, problem) {
		const limit = Math.min(ms, this.#remainingMs);
		return this.#deadline.clock.timer(limit, () => {
			this.#timeout = `${problem} within ${common.seconds(limit)}`;
			this.#abort.abort(new Error(this.#timeout));
		});
	}
}
const beginsPage = (body) => /^\s*<[a-z!?]/i.test(body);
const hasTag = (body) => !/^\s*[[{]/.test(body) && /<[a-z!?]/i.test(body);
const PROXY_REFUSES = { type: 'misconfigured', why: 'proxy' };
const NO_TUNNEL = /^(?:tunneling socket could not be established(?:, statusCode=(\d+))?|got illegal response body from proxy)/;
const isNoTls = (code, message) => /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code) ||
	(code === 'EPROTO' && /wrong version number|packet length too long|http request/.test(message));
const isUntrusted = (code) => /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(code);

const TOO_LATE = 'it was not sent, because no time was left for it';
const TOO_MANY = 'it was not sent, because the step has sent as many requests as it may';
const TYPO_MS = 20_000;
const isSuccess = ({ statusCode = 0 }) => statusCode >= 200 && statusCode < 300;
class Transport {
	#options;
	#connections;
	constructor(options, connections = new Connections()) {
		this.#options = options;
		this.#connections = connections;
	}
	async read(deadline, request, parse, options = {}) {
		return this.exchange(deadline, request, options, (message, attempt) => {
			if (!isSuccess(message) || message.statusCode === 206)
				return undefined;
			return this.#connections.readInTurn(message, async () => parse(await attempt.body(message), isFramed(message)));
		});
	}
	async write(deadline, request, options = {}) {
		await this.exchange(deadline, request, options, (message, attempt) => isSuccess(message) ? attempt.acknowledgement(message) : undefined);
	}
	get authenticated() {
		return 'x-api-token' in this.#options.headers;
	}
	get retryTimeoutMs() {
		return this.#options.retryTimeoutMs;
	}
	get baseUrl() {
		return this.#options.baseUrl;
	}
	get redact() {
		return this.#options.redact;
	}
	close() {
		this.#connections.close();
	}
	async exchange(deadline, request, options, accept) {
		const { retryTimeoutMs, dryRun, onRetry } = this.#options;
		const { clock } = deadline;
		if (dryRun && request.effect !== 'safe')
			throw new common.DryRunError(describeRequest(request));
		const call = {
			...options,
			deadline,
			patience: options.patience ?? deadline.restarted(retryTimeoutMs),
			started: clock.monotonic(),
			mayHaveApplied: false,
		};
		this.#connections.firstRequestAt = Math.min(this.#connections.firstRequestAt, call.started);
		const retries = retryLog(describeRequest(request), onRetry);
		let last;
		try {
			for (let attempt = 0;; attempt++) {
				await call.beforeAttempt?.();
				if (deadline.isOver)
					throw this.#abandoned(request, call, last?.failure);
				if (call.patience.passed)
					throw last ?? this.#error(request, 'timed-out', NOT_SENT, TOO_LATE);
				if (!deadline.takeRequest())
					throw last ?? this.#error(request, 'timed-out', NOT_SENT, TOO_MANY);
				const answer = await this.#attempt(request, call, accept);
				if (!(answer instanceof FailedAttempt))
					return answer;
				call.mayHaveApplied ||= classifyFailure('unsafe', answer.failure, 0) === 'ambiguous';
				const { delay, error } = this.#next(request, call, answer, attempt);
				last = error;
				retries.add(answer.message, attempt, clock.monotonic() - call.started, delay);
				await deadline.sleep(delay).catch(() => {
					throw this.#abandoned(request, call, answer.failure);
				});
			}
		}
		finally {
			retries.end();
		}
	}
	#next(request, call, { failure, message, cause }, attempt) {
		const { random } = this.#options;
		const { deadline, patience } = call;
		const { effect } = request;
		const verdict = classifyFailure(effect, failure, attempt);
		if (deadline.isOver)
			throw this.#abandoned(request, call, failure);
		const after = common.seconds(deadline.clock.monotonic() - call.started);
		const last = attempt === 0 ? message : `${message} (attempt ${attempt + 1}, after ${after})`;
		const fail = (problem = last, kind = kindOf(failure), met = failure) => this.#error(request, kind, met, problem, cause, call.mayHaveApplied);
		if (verdict === 'ambiguous')
			throw fail(last, 'unknown-outcome');
		if (verdict === 'fail')
			throw fail();
		const retryAfterMs = requestedPauseMs(failure);
		const delay = backoffMs(effect, attempt, random(), retryAfterMs);
		if (failure.type === 'not-sent' && failure.typo && this.#isNeverReached(call, delay))
			throw fail(last, 'unavailable', { type: 'misconfigured', why: 'address' });
		if (attempt + 1 === call.attempts)
			throw fail();
		const error = fail(`${message}; ${this.#outOfTime(patience, retryAfterMs, attempt + 1)}`);
		if (delay >= patience.remainingMs)
			throw error;
		return { delay, error };
	}
	#outOfTime({ totalMs, remainingMs }, retryAfterMs, attempts) {
		const { timeoutInput, retryTimeoutMs } = this.#options;
		const isInput = timeoutInput !== undefined && totalMs === retryTimeoutMs;
		const source = isInput ? ` (\`${timeoutInput}\`)` : '';
		if (retryAfterMs === 0 || retryAfterMs < remainingMs) {
			const tried = attempts === 1 ? '' : `${attempts} attempts in `;
			return `gave up after ${tried}${common.seconds(totalMs)}${source}`;
		}
		const pause = retryAfterMs < MAX_PAUSE_MS ? common.seconds(retryAfterMs) : 'a year or more';
		return `it asks for a pause of ${pause}, but only ${common.seconds(remainingMs)} are left${source}`;
	}
	#isNeverReached({ deadline }, delay) {
		const { answered, firstRequestAt } = this.#connections;
		return !answered && deadline.clock.monotonic() - firstRequestAt + delay > TYPO_MS;
	}
	async #attempt(request, { deadline, patience }, accept) {
		const { baseUrl } = this.#options;
		const attempt = new Attempt(this.#options, deadline, patience);
		try {
			const url = `${baseUrl}${request.path}`;
			const headers = { ...this.#options.headers, ...request.headers };
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
	#abandoned(request, call, failure = NOT_SENT) {
		const cause = call.deadline.reason;
		const isUnknown = request.effect !== 'safe' && call.mayHaveApplied;
		const problem = `${cause.message.replace(/\.$/, '')} before an answer came`;
		return this.#error(request, isUnknown ? 'unknown-outcome' : 'aborted', failure, problem, cause);
	}
	#error(request, kind, failure, problem, cause, mayHaveApplied = false) {
		const remedy = this.#options.remedyFor(kind, failure, request.path);
		const explanation = { request: describeRequest(request), problem, remedy };
		return new HttpError(kind, explanation, failure, cause, mayHaveApplied);
	}
}

const RETRY_TIMEOUT_MS = 60_000;
const gitHubTransport = (options, apiUrl) => new Transport({
	...options,
	baseUrl: URL.canParse(apiUrl) ? new URL(apiUrl).origin : apiUrl,
	headers: {},
	retryTimeoutMs: RETRY_TIMEOUT_MS,
	remedyFor: () => '',
	readRefusal: readLimit,
	onRetry: (message, group) => options.onRetry(`GitHub, ${message}`, group),
}, 
new Connections('kept'));
const MINUTE_MS = 60_000;
const TOO_QUICKLY_MS = 10_000;
const readLimit = (status, ...answer) => {
	const retryAfterMs = waitMs(status, ...answer);
	if (retryAfterMs === undefined)
		return { type: 'status', status };
	return { type: 'status', status, retryAfterMs, limited: true };
};
function waitMs(...[status, headers, body, now]) {
	const retryAfterMs = parseRetryAfter(headers['retry-after'], headers.date, now);
	if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
		return retryAfterMs;
	if (status === 422 && /submitted too quickly/i.test(body))
		return retryAfterMs ?? TOO_QUICKLY_MS;
	if (status !== 403 && status !== 429)
		return undefined;
	if (headers['x-ratelimit-remaining'] === '0') {
		const sent = parseHttpDate(headers.date) ?? now;
		const reset = /^\d{1,12}$/.exec(String(headers['x-ratelimit-reset']));
		if (reset === null)
			return MINUTE_MS;
		return Math.max(0, Number(reset[0]) * 1000 - sent);
	}
	if (status === 429 || /secondary rate limit/i.test(body))
		return MINUTE_MS;
	return undefined;
}

const onPullRequest = (path, effect, ref, more = {}) => ({
	...onQueue(path, effect, ref, { pr: { number: ref.number }, ...more }),
	subject: common.pullRequestName(ref),
});
const onQueue = (path, effect, ref, more = {}) => ({
	method: 'POST',
	path,
	effect,
	subject: `the queue ${common.queueName(ref)}`,
	body: { repo: ref.repository, targetBranch: ref.targetBranch, ...more },
});
const submitPullRequest = (ref, { priority, noBatch }) => onPullRequest('/submitPullRequest', 'unsafe', ref, { priority, noBatch });
const cancelPullRequest = (ref) => onPullRequest('/cancelPullRequest', 'unsafe', ref);
const restartTestsOnPullRequest = (ref) => onPullRequest('/restartTestsOnPullRequest', 'unsafe', ref);
const getSubmittedPullRequest = (ref) => onPullRequest('/getSubmittedPullRequest', 'safe', ref);
const getPullRequestHistory = (ref) => onPullRequest('/getSubmittedPullRequest', 'safe', ref, { includeTimeline: true });
const MAX_PAGE = 100;
const listPullRequests$1 = (ref, { since, until, cursor }) => onQueue('/listPullRequests', 'safe', ref, { since, until, take: MAX_PAGE, cursor });
const setImpactedTargets = (ref, body) => ({ ...onPullRequest('/setImpactedTargets', 'idempotent', ref), body });
function targetsBodyHead(ref, sha) {
	const { body } = onQueue('', 'safe', ref, { pr: { number: ref.number, sha } });
	return Buffer.from(`${JSON.stringify(body).slice(0, -1)},"impactedTargets":`);
}
const getMergeQueueTestingDetails = (ref, testRunId) => ({
	...onQueue('/getMergeQueueTestingDetails', 'safe', ref, { testRunId }),
	subject: `test run ${testRunId} on ${ref.targetBranch}`,
});
const createQueue = (ref, { mode, concurrency }) => onQueue('/createQueue', 'unsafe', ref, { mode, concurrency });
const deleteQueue = (ref) => onQueue('/deleteQueue', 'unsafe', ref);
const getQueue = (ref) => onQueue('/getQueue', 'safe', ref);
const updateQueue = (ref, update) => onQueue('/updateQueue', 'idempotent', ref, update);
function getMergeQueueMetrics(repository) {
	const query = repository && { repo: common.repositoryName(repository), repoHost: repository.host };
	return {
		method: 'GET',
		path: `/getMergeQueueMetrics${query ? `?${new URLSearchParams(query)}` : ''}`,
		effect: 'safe',
		subject: query?.repo ?? 'the organization',
	};
}
const listUnhealthyTests = (query) => ({
	method: 'POST',
	path: '/flaky-tests/list-unhealthy-tests',
	effect: 'safe',
	subject: `${query.status} tests of ${common.repositoryName(query.repository)}`,
	body: {
		repo: query.repository,
		org_url_slug: query.orgSlug,
		page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
		status: query.status,
	},
});

const boolean = (description) => ({ type: 'boolean', description });
const whole = (min, description) => ({ type: 'whole', min, description });
const choiceSetting = (words, description) => ({ type: 'word', words, description });
const QUEUE_SETTINGS = {
	concurrency: whole(1, 'How many pull requests are tested at a time.'),
	testingTimeoutMinutes: {
		...whole(0, 'Time limit for one test run, in minutes. 0 is no limit.'),
		max: 4_294_967_295,
	},
	mode: choiceSetting(['single', 'parallel'], 'One line of pull requests, or one for each set of impacted targets. A change makes the queue switch modes first.'),
	canOptimisticallyMerge: boolean('Merge a pull request when a later one that contains it has passed.'),
	pendingFailureDepth: whole(0, 'How many later pull requests may still save one that failed.'),
	batch: boolean('Test several pull requests together.'),
	batchingMaxWaitTimeMinutes: whole(1, 'Longest time to wait for a batch to fill, in minutes.'),
	batchingMinSize: whole(1, 'Smallest batch that is tested without waiting.'),
	createPrsForTestingBranches: boolean('Open a pull request for each testing branch.'),
	commentsEnabled: boolean('Comment on pull requests.'),
	commandsEnabled: boolean('Take commands from comments.'),
	statusCheckEnabled: boolean('Report a status check on pull requests.'),
	bisectionConcurrency: whole(1, 'How many tests run at a time when a failed batch is split.'),
	requiredStatuses: {
		type: 'texts',
		example: 'the name of a status, in quotes',
		description: "Statuses that a test run must report. `null` restores Trunk's defaults, and `[]` requires none at all.",
	},
	directMergeMode: choiceSetting(['off', 'always'], 'Whether a pull request that is up to date with the branch may merge without a test run.'),
	optimizationMode: choiceSetting(['off', 'bisection_skip_redundant_tests'], 'Whether a bisection uses earlier test results again.'),
	mergeMethod: choiceSetting(['merge_commit', 'squash', 'rebase'], 'How a pull request is merged.'),
	enqueueingLabel: {
		type: 'text',
		example: 'the name of a label',
		description: 'Label that puts a pull request in the queue.',
	},
	extensionEnabled: boolean('Let the browser extension work with the queue.'),
	labelCommandsEnabled: boolean('Take commands from labels.'),
	stateLabelsEnabled: boolean("Show a pull request's state in the queue as a label."),
};
const SETTABLE_STATES = ['running', 'paused', 'draining'];
const settingFields = Object.keys(QUEUE_SETTINGS);
const oldNames = [
	['testingTimeoutMinutes', 'testingTimeoutMins'],
	['batchingMaxWaitTimeMinutes', 'batchingMaxWaitTimeMins'],
];

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
const STATE_WORDS = {
	TESTING: 'testing',
	TESTS_PASSED: 'about to merge',
	PENDING_FAILURE: 'pending failure',
	PENDING: 'waiting',
	NOT_READY: 'not ready',
	MERGED: 'merged',
	FAILED: 'failed',
	CANCELLED: 'cancelled',
};
function chosenPriority({ priorityName, priorityValue, usedDefaultPriorityName: byDefault = 'medium', }) {
	const priority = priorityName ?? priorityValue;
	if (priority === byDefault || priority === 100)
		return undefined;
	return priority;
}
const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'];
const anyText = zod.string().check(zod._maxLength(65_536));
const upperState = anyText.check(zod._minLength(1), zod._toUpperCase());
const list = (element, maxLength = 50_000) => listWithDefault(element, maxLength, (_, parsed) => parsed);
const openList = (shape) => listWithDefault(zod.object(shape), 50_000, withOthers);
const listWithDefault = (element, maxLength, keep) => zod.transform((values, context) => {
	const refuse = (issue) => {
		context.issues.push({ code: 'custom', input: values, ...issue });
		return zod.NEVER;
	};
	if (!Array.isArray(values))
		return refuse({ code: 'invalid_type', expected: 'array' });
	if (values.length > maxLength)
		return refuse({ code: 'too_big', origin: 'array', maximum: maxLength, inclusive: true });
	const elements = [];
	for (let index = 0; index < values.length; index++) {
		const parsed = zod.safeParse(element, values[index]);
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			return refuse({ message: issue?.message, path: [index, ...(issue?.path ?? [])] });
		}
		elements.push(keep(values[index], parsed.data));
	}
	return elements;
});
const openObject = (shape) => {
	const schema = zod.object(shape);
	return zod.transform((value, context) => {
		const parsed = zod.safeParse(schema, value);
		if (parsed.success)
			return withOthers(value, parsed.data);
		const [issue] = parsed.error.issues;
		context.issues.push({
			code: 'custom',
			message: issue?.message,
			path: issue?.path,
			input: value,
		});
		return zod.NEVER;
	});
};
function withOthers(value, parsed) {
	const names = Object.keys(value);
	if (names.length === Object.keys(parsed).length)
		return parsed;
	const others = names.filter((name) => !Object.hasOwn(parsed, name) && name !== '__proto__');
	const members = others.map((name) => [common.redact(name), value[name]]);
	return { ...parsed, ...Object.fromEntries(members) };
}
const recordText = common.optionalField(anyText);
const linkField = common.mapped(zod.nullish(anyText), common.webLink);
const number = common.optionalField(zod.number());
const optionalBoolean = common.optionalField(zod.boolean());
const texts = common.optionalField(list(anyText));
const targets = common.optionalField(zod.pipe(zod.transform((value) => (typeof value === 'string' ? [value] : value)), list(anyText, 1_000_000)));
const objects = (shape) => common.optionalField(list(zod.object(shape)));
const Readiness = zod._lazy(() => openObject({
	hasImpactedTargets: optionalBoolean,
	requiresImpactedTargets: optionalBoolean,
	doesBaseBranchMatch: optionalBoolean,
	gitHubMergeability: recordText,
}));
const PullRequestHistory = zod._lazy(() => zod.looseObject({
	prNumber: number,
	prTitle: recordText,
	state: common.optionalField(upperState),
	stateChangedAt: recordText,
}));
const pullRequestFields = {
	id: recordText,
	state: common.optionalField(upperState),
	stateChangedAt: recordText,
	priorityValue: number,
	priorityName: recordText,
	usedDefaultPriorityName: recordText,
	skipTheLine: optionalBoolean,
	noBatch: optionalBoolean,
	prTitle: recordText,
	prSha: recordText,
	prBaseBranch: recordText,
	prAuthor: recordText,
};
const isEnded = (state = '') => ['MERGED', 'FAILED', 'CANCELLED'].includes(state);
const isInTestRun = (state = '') => ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'].includes(state);
const SubmittedPullRequest = zod._lazy(() => common.mapped(openObject({
	...pullRequestFields,
	readiness: common.optionalField(Readiness),
	forceEnqueued: optionalBoolean,
	isCurrentlySubmittedToQueue: optionalBoolean,
	prNumber: number,
}), (record, context) => {
	const { state, isCurrentlySubmittedToQueue: inQueue = state && !isEnded(state) } = record;
	if (typeof inQueue === 'boolean')
		return { ...record, isCurrentlySubmittedToQueue: inQueue };
	const message = 'neither `state` nor `isCurrentlySubmittedToQueue` is there';
	context.issues.push({ code: 'custom', message, input: record });
	return zod.NEVER;
}));
const enqueuedFields = { ...pullRequestFields, prNumber: zod.number() };
const PullRequestPage = zod._lazy(() => zod.object({ pullRequests: openList(enqueuedFields), nextCursor: recordText }));
const word = common.optionalField(anyText.check(zod._toLowerCase()));
const bySettingType = { boolean: optionalBoolean, text: recordText, whole: number, word, texts };
const Queue = zod._lazy(() => common.mapped(QueueFields, withNewNames));
const QueueFields = zod._lazy(() => openObject({
	state: anyText.check(zod._minLength(1), zod._toLowerCase()),
	branch: recordText,
	...Object.fromEntries(settingFields.map((field) => [field, bySettingType[QUEUE_SETTINGS[field].type]])),
	testingTimeoutMins: number,
	batchingMaxWaitTimeMins: number,
	requiredStatusesSource: word,
	enqueuedPullRequests: openList(enqueuedFields),
}));
const withNewNames = (queue) => ({
	...queue,
	...Object.fromEntries(oldNames.map(([field, old]) => [field, queue[field] ?? queue[old]])),
});
const TestingDetails = zod._lazy(() => zod.object({
	requiredStatuses: texts,
	testBranch: recordText,
	testBranchSha: recordText,
	status: word,
	createdAt: recordText,
	checkSuites: objects({
		checkRuns: objects({
			name: anyText,
			url: linkField,
			status: recordText,
			conclusion: recordText,
		}),
	}),
	statusChecks: objects({ context: anyText, url: linkField, state: recordText }),
	testedPullRequests: objects({ prNumber: zod.number(), prUrl: linkField, title: recordText }),
	dependentPrs: common.optionalField(list(zod.number())),
	impactedTargets: targets,
	impactedTargetsForTestedPrs: targets,
}));

const MISCONFIGURED = {
	certificate: 'Check the certificate of Trunk. If a private authority issued it, set NODE_EXTRA_CA_CERTS.',
	address: 'Check the host, the port and https:// in `api-url`.',
	proxy: 'Check `https_proxy` and `no_proxy` of the runner, and what the proxy allows.',
};
const SUBMIT_FIRST = 'Submit it first, with `operation: submit`.';
const FORBIDDEN = 'Check that `api-token` is an organization token, that `repository` belongs to its organization, and that no firewall or allow list shuts out the runner.';
const REMEDIES = {
	'invalid-input': 'Correct your workflow and run it again.',
	unauthorized: 'Check that `api-token` is current, belongs to this organization, and is for version 1 of the API.',
	'not-found': 'Check `api-url`, `repository` and `target-branch`, that the repository is connected to Trunk under this name, and that the queue exists.',
	refused: "Read Trunk's answer, correct the inputs, then run the step again.",
	'rate-limited': 'Run the step again later, or raise `retry-timeout-seconds`.',
	'timed-out': 'Check that Trunk is up and `api-url` is right, then run the step again.',
	unavailable: 'Check that Trunk is up and `api-url` is right, then run the step again.',
	'bad-response': 'Check that `api-url` is the address of Trunk, and that no proxy or web page answers for it.',
	'unknown-outcome': 'Check the queue before you run the step again.',
	aborted: 'Run the step again if you still need it.',
};
const remedyFor = (kind, failure, path) => {
	if (failure.type === 'misconfigured')
		return MISCONFIGURED[failure.why];
	if (failure.type === 'status' && failure.status === 403)
		return FORBIDDEN;
	if (failure.type === 'status' && failure.status === 407)
		return MISCONFIGURED.proxy;
	if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
		return 'Set `api-url` to the final address: a redirect would carry your token away.';
	if (failure.type === 'status' && failure.status === 501)
		return 'This server does not have this operation. Check that `api-url` is the one that Trunk documents.';
	if (kind === 'not-found')
		return notFound(path);
	return REMEDIES[kind];
};
const forkRemedyFor = (kind, failure, path) => kind === 'unauthorized'
	? "Trunk refused the run id that `allow-fork-run` sends in place of a token. Start this step with `workflow_run` instead, or with `pull_request_target`, which public repositories allow only by a policy, and run none of the fork's code there."
	: remedyFor(kind, failure, path);
function notFound(path) {
	if (path.startsWith('/flaky-tests/'))
		return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.';
	if (path.startsWith('/getMergeQueueMetrics'))
		return 'Check `api-url` and `repository`, and that the repository has a queue.';
	if (path.startsWith('/getMergeQueueTestingDetails'))
		return 'Check `test-run-id` and `target-branch`. An old test run may be gone.';
	return REMEDIES['not-found'];
}

const proved = (value) => ({ shows: 'effect', value });
const contradiction = (value) => ({ shows: 'contradiction', value });
const NO_EFFECT = { shows: 'no-effect' };
const READ_AGAIN = { shows: 'nothing' };
const unprovable = (why) => ({ shows: 'unprovable', why });
async function writeProved(transport, deadline, request, find, proof) {
	const patience = proof.patience ?? deadline.restarted(transport.retryTimeoutMs);
	const resendAfterMs = proof.resendAfterMs ?? SETTLE_MS;
	const call = { deadline, patience, request, find, proof };
	let mayHaveApplied = false;
	for (let sends = 1;; sends++) {
		const error = await trySend(transport, call);
		if (error === undefined) {
			proof.onSent?.('acknowledged');
			return (await readBack(call, { result: 'acknowledged' })).value;
		}
		mayHaveApplied ||= error.mayHaveApplied && error.status !== 409;
		const result = mayHaveApplied ? 'may-have-applied' : 'refused';
		proof.onSent?.(result);
		if (deadline.isOver)
			throw error;
		const conflicts = hasStatus(error, 404, 409);
		const mayBeOurs = sends > 1 && conflicts;
		if (!error.mayHaveApplied && !mayBeOurs)
			throw error;
		const afterMs = conflicts ? SETTLE_MS : resendAfterMs;
		const reading = await readBack(call, { result, error }, { afterMs, verdict: NO_EFFECT });
		if (reading.shows !== 'no-effect')
			return reading.value;
		const isLast = conflicts || sends === proof.sends || patience.remainingMs <= resendAfterMs;
		if (isLast)
			throw withoutEffect(error);
	}
}
async function trySend(transport, { deadline, patience, request, proof: { beforeAttempt } }) {
	try {
		await transport.write(deadline, request, { patience, beforeAttempt });
		return undefined;
	}
	catch (error) {
		if (error instanceof HttpError)
			return error;
		throw error;
	}
}
const SETTLE_MS = 10_000;
async function readBack({ request, find, proof, ...time }, { result, error }, noEffect) {
	const { deadline, patience } = time;
	let last;
	const read = async () => {
		last = await find({ patience });
		return proof.judge(last, result);
	};
	const notProved = (why, cause, kind = 'unknown-outcome') => {
		const problem = error === undefined
			? `Trunk acknowledged it, but ${why}`
			: `${error.explanation.problem}; ${why}`;
		const remedy = REMEDIES['unknown-outcome'];
		const explanation = { request: describeRequest(request), problem, remedy };
		const failure = cause instanceof HttpError ? cause.failure : undefined;
		return new HttpError(kind, explanation, failure, cause);
	};
	const { reading, final } = await readUntil(time, read, noEffect?.afterMs).catch((cause) => {
		if (deadline.isCancelled)
			throw notProved(UNREAD, cause, 'aborted');
		if (!(cause instanceof HttpError) || cause.kind === 'aborted')
			throw cause;
		throw notProved(`reading it back failed: ${cause.explanation.problem}`, cause);
	});
	if (reading.shows === 'unprovable')
		throw notProved(reading.why);
	if (final && 'value' in reading)
		return reading;
	if (final && noEffect !== undefined)
		return noEffect.verdict;
	const seconds = Math.round(patience.totalMs / 1000);
	throw notProved(`for ${seconds} s ${proof.missing(last)}`);
}
const UNREAD = 'no reading has shown yet what it did';
const FIRST_PAUSE_MS = 500;
const MAX_READ_PAUSE_MS = 5000;
async function readUntil({ deadline, patience }, read, noEffectMs = Number.POSITIVE_INFINITY, contradictionMs = SETTLE_MS) {
	const never = Number.POSITIVE_INFINITY;
	const settleMs = { contradiction: contradictionMs, 'no-effect': noEffectMs, nothing: never };
	const { clock } = deadline;
	let before;
	let unchangedSince = clock.monotonic();
	for (let pause = FIRST_PAUSE_MS;; pause = Math.min(MAX_READ_PAUSE_MS, pause * 2)) {
		const reading = await read();
		const { shows } = reading;
		if (shows === 'effect' || shows === 'unprovable')
			return { reading, final: true };
		if (shows !== before)
			unchangedSince = clock.monotonic();
		before = shows;
		const left = unchangedSince + settleMs[shows] - clock.monotonic();
		if (left <= 0)
			return { reading, final: true };
		const wait = Math.min(pause, left);
		if (wait >= patience.remainingMs)
			return { reading, final: shows === 'contradiction' };
		await deadline.sleep(wait);
	}
}
async function readUntilConsistent(deadline, read, contradicts, ms = SETTLE_MS) {
	const patience = deadline.restarted(Number.POSITIVE_INFINITY);
	const judged = async () => {
		const record = await read();
		if (contradicts(record))
			return contradiction(record);
		return proved(record);
	};
	return (await readUntil({ deadline, patience }, judged, undefined, ms)).reading.value;
}
function withoutEffect(error) {
	const { failure } = error;
	const kind = failure && hasStatus(error, 404, 409) ? kindOf(failure) : 'unavailable';
	const problem = `${error.explanation.problem}; later readings show that it had no effect`;
	return new HttpError(kind, { ...error.explanation, problem }, failure, error);
}

class MergeQueueService {
	#transport;
	constructor(transport) {
		this.#transport = transport;
	}
	get authenticated() {
		return this.#transport.authenticated;
	}
	get baseUrl() {
		return this.#transport.baseUrl;
	}
	get retryTimeoutMs() {
		return this.#transport.retryTimeoutMs;
	}
	close() {
		this.#transport.close();
	}
	submitPullRequest(deadline, ref, submit, proof) {
		return this.#writePullRequest(deadline, ref, submitPullRequest(ref, submit), proof);
	}
	cancelPullRequest(deadline, ref, proof) {
		return this.#writePullRequest(deadline, ref, cancelPullRequest(ref), proof);
	}
	restartTestsOnPullRequest(deadline, ref, proof) {
		return this.#writePullRequest(deadline, ref, restartTestsOnPullRequest(ref), proof);
	}
	getSubmittedPullRequest(deadline, ref, options) {
		const read = (body) => ofNumber(ref.number, parseJson(body, SubmittedPullRequest));
		return this.#transport.read(deadline, getSubmittedPullRequest(ref), read, options);
	}
	async findPullRequest(deadline, ref, options) {
		const record = await this.getSubmittedPullRequest(deadline, ref, options).catch(undefinedIfNotFound);
		const isEmpty = record?.state === undefined && !record?.isCurrentlySubmittedToQueue;
		return isEmpty ? undefined : record;
	}
	listPullRequests(deadline, ref, query) {
		return this.#json(deadline, listPullRequests$1(ref, query), PullRequestPage);
	}
	getPullRequestHistory(deadline, ref, options) {
		const read = (body) => ofNumber(ref.number, parseJson(body, PullRequestHistory));
		return this.#transport.read(deadline, getPullRequestHistory(ref), read, options);
	}
	setImpactedTargets(deadline, ref, body) {
		return this.#transport.write(deadline, setImpactedTargets(ref, body));
	}
	getMergeQueueTestingDetails(deadline, ref, testRunId, options) {
		return this.#json(deadline, getMergeQueueTestingDetails(ref, testRunId), TestingDetails, options);
	}
	createQueue(deadline, ref, settings, proof) {
		return this.#writeQueue(deadline, ref, createQueue(ref, settings), proof);
	}
	deleteQueue(deadline, ref, proof) {
		return this.#writeQueue(deadline, ref, deleteQueue(ref), proof);
	}
	getQueue(deadline, ref, options) {
		const read = (body) => requireBranch(ref.targetBranch, parseJson(body, Queue));
		return this.#transport.read(deadline, getQueue(ref), read, options);
	}
	probeQueue(deadline, ref, options) {
		const request = getQueue(ref);
		return this.#transport.exchange(deadline, request, options ?? {}, (message, attempt) => {
			const { statusCode: status = 0, headers } = message;
			if (!isSuccess(message) && status !== 401 && status !== 404)
				return undefined;
			return attempt.body(message).then((body) => ({
				status,
				sentAt: parseHttpDate(headers.date),
				queue: isSuccess(message)
					? requireBranch(ref.targetBranch, parseJson(body, Queue))
					: undefined,
			}));
		});
	}
	findQueue(deadline, ref, options) {
		return this.getQueue(deadline, ref, options).catch(undefinedIfNotFound);
	}
	updateQueue(deadline, ref, update, proof) {
		return this.#writeQueue(deadline, ref, updateQueue(ref, update), proof);
	}
	getMergeQueueMetrics(deadline, repository, options) {
		const request = getMergeQueueMetrics(repository);
		const read = (body, isWhole) => {
			if (isWhole || body.endsWith('\n'))
				return body;
			if (body === '')
				throw new UnusableBody('broken-body', 'its body is empty');
			throw new UnusableBody('wrong-shape', 'its last line is not complete');
		};
		return this.#transport.read(deadline, request, read, options);
	}
	async listUnhealthyTests(deadline, query, options) {
		const { UnhealthyTestPage: page } = await __webpack_require__.e( 404).then(__webpack_require__.t.bind(__webpack_require__, 7404, 23));
		return this.#json(deadline, listUnhealthyTests(query), page, options);
	}
	#writePullRequest(deadline, ref, request, proof) {
		return writeProved(this.#transport, deadline, request, (options) => this.findPullRequest(deadline, ref, options), proof);
	}
	#writeQueue(deadline, ref, request, proof) {
		return writeProved(this.#transport, deadline, request, (options) => this.findQueue(deadline, ref, options), proof);
	}
	#json(deadline, request, schema, options) {
		return this.#transport.read(deadline, request, (body) => parseJson(body, schema), options);
	}
}
const undefinedIfNotFound = undefinedIfStatus(404);
function ofNumber(number, record) {
	const { prNumber = number } = record;
	if (prNumber === number)
		return record;
	throw new UnusableBody('wrong-shape', `it is the record of #${prNumber}, not of #${number}`);
}
function requireBranch(targetBranch, queue) {
	const { branch = targetBranch } = queue;
	if (branch === targetBranch)
		return queue;
	throw new UnusableBody('wrong-shape', `it is the queue of ${JSON.stringify(branch)}, not of ${JSON.stringify(targetBranch)}`);
}
function parseJson(body, schema) {
	let data;
	try {
		data = JSON.parse(body);
	}
	catch (error) {
		const what = body.trim() === '' ? 'its body is empty' : 'its body is not JSON';
		throw new UnusableBody('broken-body', what, error);
	}
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return parsed.data;
	const problem = common.mismatch(data, parsed.error, 'the interface');
	throw new UnusableBody('wrong-shape', problem, parsed.error);
}

const clientOptions = ({ inputs, redact, log, random }) => ({
	requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
	dryRun: inputs.dryRun,
	random,
	redact,
	onRetry: (message, group) => group === undefined ? log.info(message) : log.group(message, group),
});
function serviceClient(environment, headers, defaultRetryTimeoutSeconds) {
	const { inputs } = environment;
	return new MergeQueueService(new Transport({
		...clientOptions(environment),
		baseUrl: inputs.apiUrl,
		headers,
		retryTimeoutMs: (inputs.retryTimeoutSeconds ?? defaultRetryTimeoutSeconds) * 1000,
		timeoutInput: 'retry-timeout-seconds',
		remedyFor: 'x-api-token' in headers ? remedyFor : forkRemedyFor,
	}));
}
const gitHubToken = ({ githubToken = '' }, event, repository) => (isOnServerOfRun(repository, event) ? githubToken : '');
function gitHubClient(environment, event, repository) {
	const { apiUrl } = event;
	return new GitHubClient({
		transport: gitHubTransport(clientOptions(environment), apiUrl),
		apiUrl,
		repository,
		token: gitHubToken(environment.inputs, event, repository),
	});
}

const MAX_JOB_SECONDS = 5 * 24 * 3600;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const apiUrl = () => convert((text, refuse) => {
	const must = (what) => refuse(`must ${what}${butIs(text)}`);
	const url = parseAddress(text, 'https://api.example.com/v1');
	if (typeof url === 'string')
		return must(url);
	if (url.username !== '' || url.password !== '')
		return must('not contain user info');
	const loopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
	if (url.protocol !== 'https:' && !loopback)
		return must('begin with https:// (http:// is allowed only for loopback), or the token would be sent in clear text');
	const path = url.pathname.replace(/\/+$/, '');
	if (path.endsWith('/v2'))
		return refuse(`is ${quote(text)}, but this action speaks only version 1 of the API; use ${quote(`${url.origin}${path.slice(0, -1)}1`)}, and a token for version 1`);
	if (!path.endsWith('/v1')) {
		const meant = probableApiUrl(url.origin, path);
		const perhaps = meant === undefined ? '' : `; perhaps ${quote(meant)}`;
		return refuse(`must end with \`/v1\`, but is ${quote(text)}${perhaps}`);
	}
	return `${url.origin}${path}`;
});
function probableApiUrl(origin, path) {
	if (/^https:\/\/((app|www)\.)?trunk\.io$/.test(origin))
		return 'https://api.trunk.io/v1';
	const ofEndpoint = /^.*?\/v1(?=\/)/.exec(path)?.[0];
	if (ofEndpoint !== undefined)
		return `${origin}${ofEndpoint}`;
	if (/^(\/api)?$/.test(path))
		return `${origin}${path}/v1`;
	return undefined;
}
const repository = () => convert((text, refuse) => {
	const [, owner, name] = /^([^\s/:]+(?:\/[^\s/]+)*)\/([^\s/]+)$/.exec(text) ?? [];
	if (owner && name && !/\.git$/i.test(name))
		return { owner, name };
	const meant = probableRepository(text);
	const perhaps = meant === undefined ? '' : `; perhaps ${quote(meant)}`;
	return refuse(`must be \`owner/name\`${butIs(text)}${perhaps}`);
});
const PAGES = /\/(?:tree|blob|pulls?|issues|actions|settings|commits?|compare|releases|wiki)(?:\/.*)?$/;
function probableRepository(text) {
	const path = URL.canParse(text) ? new URL(text).pathname : text.replace(/^[^\s/:]*:/, '');
	const plain = path
		.replace(/^\/+|\/+$/g, '')
		.replace(PAGES, '')
		.replace(/\.git$/i, '');
	return /^[^\s/:]+(?:\/[^\s/:]+)+$/.test(plain) ? plain : undefined;
}
const host = () => zod.string().check(zod._regex(/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i, {
	error: ({ input }) => `must be a host such as github.com or git.example.com:8443, without https://${butIs(String(input))}`,
}));
const token = () => zod.string().check(zod._regex(/^[\x21-\x7e]+$/, {
	error: ({ input }) => /^bearer\s/i.test(String(input))
		? 'begins with "Bearer"; store it again, without this word'
		: 'contains a character that an HTTP header cannot carry; store it again, without line breaks or spaces',
}), zod._regex(/^(?!trunk_v2_)/, {
	error: 'is a key for version 2 of the API, but this action supports only version 1; store an organization token for version 1',
}));
const commonInputs = zod.object({
	apiUrl: apiUrl(),
	apiToken: optional(token()),
	onMissingToken: choice(['fail', 'skip', 'skip-forks']),
	repository: repository(),
	repositoryHost: optional(host()),
	githubToken: optional(line({ error: 'must be a single line' })),
	requestTimeoutSeconds: decimal({ min: 0.01, max: 3600 }),
	retryTimeoutSeconds: optional(decimal({ min: 0.01, max: MAX_JOB_SECONDS })),
	dryRun: flag(),
	summary: flag(),
});
function repositoryRef(inputs, serverUrl) {
	const fallback = URL.canParse(serverUrl) ? new URL(serverUrl).host : 'github.com';
	return { host: inputs.repositoryHost ?? fallback, ...inputs.repository };
}

function readEvent(env) {
	const serverUrl = withoutSlash(env['GITHUB_SERVER_URL'] || 'https://github.com');
	const repository = env['GITHUB_REPOSITORY'] ?? '';
	const runId = env['GITHUB_RUN_ID'] ?? '';
	return {
		name: env['GITHUB_EVENT_NAME'] ?? '',
		payload: readPayload(env['GITHUB_EVENT_PATH'] ?? ''),
		ref: env['GITHUB_REF'] ?? '',
		sha: env['GITHUB_SHA'] ?? '',
		runId,
		runAttempt: env['GITHUB_RUN_ATTEMPT'] ?? '',
		job: env['GITHUB_JOB'] ?? '',
		actor: env['GITHUB_ACTOR'] ?? '',
		repository,
		serverUrl,
		apiUrl: withoutSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
		workflow: env['GITHUB_WORKFLOW'] ?? '',
		workflowRef: env['GITHUB_WORKFLOW_REF'] ?? '',
		actionRepository: env['GITHUB_ACTION_REPOSITORY'] ?? '',
		runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
	};
}
const withoutSlash = (address) => address.replace(/\/+$/, '');
function readPayload(path) {
	try {
		const payload = JSON.parse(node_fs.readFileSync(path, 'utf8'));
		if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
			return payload;
		return {};
	}
	catch {
		return {};
	}
}

async function guarded(run) {
	try {
		return await run();
	}
	catch (error) {
		const failure = error instanceof common.ActionError ? error : asFailure(error);
		return { outcome: failure.kind, failure };
	}
}
function asFailure(cause) {
	const request = 'Running the operation';
	if (cause instanceof common.RunCancelled) {
		const problem = `${cause.message} The outputs contain what was known at that point`;
		return new common.ActionError('aborted', { request, problem, remedy: REMEDIES.aborted }, { cause });
	}
	const problem = `an internal error of the action (${cause instanceof Error ? cause.message : String(cause)})`;
	const remedy = 'Check the queue before you run the step again, and report this with the debug log.';
	return new common.ActionError('unknown-outcome', { request, problem, remedy }, { cause });
}
async function withCancellationGrace(run, running) {
	const { signal, stop } = untilGraceEnds(run);
	try {
		return await common.unlessAborted(running, signal);
	}
	finally {
		stop();
	}
}
function untilGraceEnds({ clock, signal }) {
	const end = new AbortController();
	let stop = () => { };
	common.onAbort(signal, () => {
		stop = clock.timer(common.graceMs(signal) - common.WRITING_MS, () => end.abort(signal.reason));
	});
	return { signal: end.signal, stop: () => stop() };
}

const inputProblem = (key, problem) => `Input \`${inputName(key)}\` ${problem}`;
const MISSING = {
	apiUrl: 'is required and is empty. If its value is an expression such as `vars.MERGE_QUEUE_API_URL`, that variable is not set: set it under Settings → Secrets and variables → Actions → Variables',
};
const MISSING_ELSE = 'is required and is empty. If its value is an expression, that expression has no value in this run';
async function readInputs(shape, read) {
	const inputs = {};
	const problems = [];
	for (const [key, field] of Object.entries(shape)) {
		const given = read(inputName(key)).trim();
		const { data, error } = await zod.safeParseAsync(field, given === '' ? undefined : given);
		if (error === undefined) {
			inputs[key] = data;
			continue;
		}
		const missing = [MISSING[key] ?? MISSING_ELSE];
		const messages = given === '' ? missing : error.issues.map(({ message }) => message);
		const wrong = [...new Set(messages)].map((message) => inputProblem(key, message));
		problems.push(...wrong);
		throwWhenRead(inputs, key, new common.InputError(wrong));
	}
	return { inputs: inputs, problems };
}
function throwWhenRead(inputs, key, error) {
	const get = () => {
		throw error;
	};
	Object.defineProperty(inputs, key, { get, enumerable: true });
}
function runChecks(checks, inputs, scope) {
	const run = (check) => {
		try {
			return check(inputs, scope);
		}
		catch (error) {
			if (error instanceof common.InputError)
				return undefined;
			throw error;
		}
	};
	return Object.entries(checks).flatMap(([key, ofInput = []]) => {
		const problems = [ofInput].flat().flatMap(run);
		return problems.flatMap((problem) => (problem ? inputProblem(key, problem) : []));
	});
}

function gitHubTokenProblem({ event, repository, }) {
	if (isOnServerOfRun(repository, event))
		return 'is empty';
	return `is not used, because ${common.repositoryName(repository)} is on ${repository.host} and this run is on ${event.serverUrl}`;
}
const neededTokenProblem = (scope, why) => !scope.hasGitHubToken && `needs \`github-token\`, which ${gitHubTokenProblem(scope)}: ${why}`;
const issueTokenProblem = (scope) => !scope.hasGitHubToken &&
	`needs \`github-token\` with the permission \`issues: write\`, and it ${gitHubTokenProblem(scope)}`;

const inputDefaults = {
	'operation': '',
	'api-url': '',
	'api-token': '',
	'on-missing-token': 'fail',
	'repository': undefined,
	'repository-host': '',
	'pull-request': '',
	'target-branch': '',
	'github-token': undefined,
	'request-timeout-seconds': '30',
	'retry-timeout-seconds': '',
	'dry-run': 'false',
	'summary': 'true',
	'priority': '',
	'no-batch': '',
	'expected-head-sha': '',
	'skip-draft': 'true',
	'require-label': '',
	'require-approval': '',
	'remove-label': '',
	'comment': 'never',
	'wait': '',
	'strict': 'false',
	'unless-label': '',
	'fail-on': '',
	'impacted-targets': '',
	'impacted-targets-file': '',
	'impacted-targets-format': 'auto',
	'include-targets': '',
	'exclude-targets': '',
	'head-sha': '',
	'on-missing-file': 'fail',
	'on-empty': 'fail',
	'on-too-large': 'all',
	'targets-map': '',
	'targets-map-file': '',
	'changed-files-file': '',
	'on-unmatched': 'all',
	'allow-fork-run': 'false',
	'timeout-minutes': '60',
	'poll-interval-seconds': '',
	'on-timeout': 'fail',
	'on-abort': 'leave',
	'not-ready-timeout-minutes': '',
	'resubmit': '0',
	'resubmit-hint': '',
	'test-run-id': '',
	'test-branch-pattern': 'trunk-merge/pr-{number}/{id}',
	'failed-tests-files': '',
	'test-checks': '',
	'retry-on': 'never',
	'queue-settings': '',
	'queue-state': '',
	'reason': '',
	'hold': '',
	'hold-until': '',
	'holds': 'false',
	'resume-after-job': 'false',
	'expected-state': '',
	'confirm': '',
	'queue-config-file': '.github/merge-queue.yml',
	'prune': 'false',
	'fail-on-drift': 'false',
	'plan-only': 'false',
	'org-slug': '',
	'status': 'flaky',
	'page-size': '100',
	'max-tests': '',
	'code-owners': '',
	'file-paths': '',
	'names': '',
	'quarantined': 'include',
	'min-pull-requests-impacted': '0',
	'sort': 'impact',
	'group-by': 'none',
	'max-rows': '50',
	'baseline-file': '',
	'report-files': '',
	'issue-title': '',
	'mention-owners': 'false',
	'annotations': 'false',
	'slack-payload-file': '',
	'fail-above': '',
	'fail-above-new': '',
	'metrics-scope': 'repository',
	'metrics-file': '',
	'pushgateway-url': '',
	'fail-when': '',
	'watch': 'oldest-testing-minutes: [60, 120]\noldest-pending-minutes: [60, 120]\nstopped-minutes: [30, 120]',
	'recover-after': '3',
	'mention': '',
	'features': '',
	'label': '',
	'period': '7d',
	'time-zone': 'UTC',
	'max-pull-requests': '',
	'since': '12h',
	'until': '',
	'min-group': '2',
	'requeue': 'none',
	'max-requeue': '20',
	'labels': '',
	'authors': '',
	'exclude-labels': '',
	'min-age-minutes': '0',
	'max-in-queue': '10',
	'max-submissions': '5',
};
const outputNames = [
	'outcome',
	'result',
	'result-file',
	'pull-request',
	'target-branch',
	'state',
	'submitted',
	'head-sha',
	'stack-position',
	'stack-size',
	'priority',
	'queue-state',
	'queue-position',
	'queue-depth',
	'ahead',
	'typical-minutes',
	'previous-state',
	'targets-count',
	'duplicates-removed',
	'targets-sent',
	'all-reason',
	'body-bytes',
	'targets-format',
	'changed-files-count',
	'unmatched-files',
	'merged',
	'merge-commit-sha',
	'duration-seconds',
	'polls',
	'timeline',
	'failing-checks',
	'reasons',
	'verdict',
	'failing-tests',
	'retries',
	'resubmissions',
	'test-status',
	'test-branch',
	'test-branch-sha',
	'tested-pull-requests',
	'missing-checks',
	'impacted-targets-file',
	'queue-mode',
	'testing-count',
	'oldest-age-seconds',
	'queue',
	'changed',
	'changes',
	'undo',
	'holds',
	'total-count',
	'flaky-count',
	'broken-count',
	'quarantined-count',
	'new-count',
	'resolved-count',
	'owners',
	'tests-file',
	'report-markdown',
	'issue-number',
	'issues',
	'truncated',
	'triage',
	'common-count',
	'judged-count',
	'requeued-count',
	'unread-count',
	'submitted-pull-requests',
	'submitted-count',
	'skipped',
	'ready-count',
	'metrics',
	'metrics-file',
	'tier',
	'previous-tier',
	'announced',
	'since',
	'findings',
	'checks',
	'problem-count',
	'warning-count',
	'unknown-count',
	'merged-count',
	'failed-count',
	'cancelled-count',
	'failure-rate',
	'time-in-queue-p50-seconds',
	'time-in-queue-p95-seconds',
	'report',
];

const PAGE = common.docsPage('operations.md');
const INPUTS = Object.keys(inputDefaults);
const OTHER_WORDS = {
	'pull-request': 'pr pr-number pr-id pr-url pull pull-number pull-request-number pull-request-id pull-request-url number',
	'target-branch': 'queue queue-name queue-branch merge-queue branch branch-name base base-branch base-ref main-branch default-branch',
	'api-token': 'token auth-token access-token org-token trunk-token trunk-api-token api-key trunk-api-key x-api-token',
	'github-token': 'gh-token repo-token git-token',
	'api-url': 'url base-url api-host api-address trunk-url trunk-api-url',
	repository: 'repo repo-name repository-name github-repository',
	'repository-host': 'repo-host github-host',
	'timeout-minutes': 'timeout wait-timeout wait-minutes max-wait max-wait-minutes',
	'head-sha': 'sha commit commit-sha head-commit',
	'impacted-targets': 'targets',
	'targets-map': 'map path-map paths-map',
	'changed-files-file': 'changed-files',
};
const INPUT_OF_WORD = new Map([
	...Object.entries(OTHER_WORDS).flatMap(([input, words]) => words.split(' ').map((word) => [word, input])),
	...INPUTS.map((input) => [input.replaceAll('-', ''), input]),
	...INPUTS.map((input) => [input, input]),
]);
const MEANT_WITH_UNDERSCORE = [
	'pr-number',
	'pull-request-number',
	'queue-name',
	'base-branch',
	'trunk-token',
];
function unknownInputs(env, operation) {
	const own = inputsOf(operation).filter((input) => input.length >= 6 && !input.includes('-'));
	const problems = [];
	const doubts = [];
	for (const [key, value = ''] of Object.entries(env)) {
		const name = /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase();
		if (name === undefined || INPUTS.includes(name))
			continue;
		const hyphenated = name.replaceAll('_', '-');
		const word = INPUT_OF_WORD.get(hyphenated);
		const isMeant = [...INPUTS, ...MEANT_WITH_UNDERSCORE].includes(hyphenated);
		const misspelt = own.find((input) => common.isOneEdit(name, input));
		if (name.includes('-') || isMeant)
			problems.push(noSuchInput(name, value, word ?? common.nearest(name, INPUTS)));
		else if (misspelt !== undefined)
			problems.push(noSuchInput(name, value, misspelt));
		else if (word !== undefined)
			doubts.push(`${common.inBackticks(name)} (perhaps \`${word}\`)`);
	}
	if (doubts.length === 0)
		return { problems, warning: undefined };
	return {
		problems,
		warning: `This action has no input ${doubts.join(', ')}. ${PAGE} lists its inputs.`,
	};
}
const MAY_BE_SECRET = /token|key|secret|pass|auth|credential/;
function noSuchInput(name, value, meant) {
	const given = MAY_BE_SECRET.test(`${name} ${meant}`) ? '' : ` (given as ${givenValue(value)})`;
	const advice = meant === undefined ? `; see ${PAGE}` : `; did you mean \`${meant}\`?`;
	const problem = `There is no input ${common.inBackticks(name)}${given}${advice}`;
	if (name.includes('-'))
		return problem;
	return `${problem} If the step does not set it, rename the environment variable ${common.inBackticks(`INPUT_${name.toUpperCase()}`)}, which the runner would set for an input`;
}
const COMMON = ['operation', ...Object.keys(commonInputs.shape).map(inputName)];
const inputsOf = (operation) => [
	...COMMON,
	...Object.keys(operation?.inputs.shape ?? {}).map(inputName),
];
function inputsWithoutEffect(operationName, operation, values, read) {
	const used = inputsOf(operation);
	const set = Object.entries(inputDefaults)
		.filter(([name, value]) => read(name) !== (value ?? ''))
		.map(([name]) => name);
	const unused = set.filter((name) => !used.includes(name));
	const isSet = (key) => set.includes(inputName(key)) && Boolean(values[key]);
	const lists = ({ input, word }) => [values[input]].flat().includes(word);
	const ineffectiveInputs = Object.entries(operation.onlyWith)
		.map(([key, others = []]) => [inputName(key), [others].flat()])
		.filter(([name]) => set.includes(name))
		.filter(([, others]) => !others.some((one) => (typeof one === 'string' ? isSet(one) : lists(one))))
		.map(([name, others]) => ({ name, needs: others.map(needOf).join(' or ') }));
	const clauses = [
		...(unused.length > 0 ? [`\`${operationName}\` does not use ${quoted(unused)}`] : []),
		...[...new Set(ineffectiveInputs.map(({ needs }) => needs))].map((needs) => {
			const names = ineffectiveInputs
				.filter((input) => input.needs === needs)
				.map(({ name }) => name);
			return `${quoted(names)} ${names.length === 1 ? 'has' : 'have'} no effect without ${needs}`;
		}),
	];
	if (clauses.length === 0)
		return undefined;
	return `${clauses.join('; ')}. See ${PAGE}.`;
}
function needOf(need) {
	if (typeof need === 'string')
		return `\`${inputName(need)}\``;
	return `\`${need.word}\` in \`${inputName(need.input)}\``;
}
const quoted = (names, separator = ', ') => names.map((name) => `\`${name}\``).join(separator);

const DOCUMENTS = new Set(['report-markdown', 'undo']);
function onlyWebLinks(key, value) {
	if (/url$/i.test(key) && typeof value === 'string' && common.webAddress(value) === undefined)
		return undefined;
	return value;
}
function jsonText(value, indent, replacer = (_, each) => each) {
	const json = JSON.stringify(value, (key, each) => onlyWebLinks(key, replacer(key, each)), indent);
	return common.escapeJson(json);
}
function oneLineTexts(key, value) {
	if (typeof value !== 'string' || DOCUMENTS.has(key))
		return value;
	return common.sanitizedLine(value);
}
function outputText(name, value) {
	if (value === undefined)
		return '';
	if (typeof value === 'object' && value !== null)
		return jsonText(value, undefined, oneLineTexts);
	const written = String(value);
	if (DOCUMENTS.has(name))
		return common.sanitize(written);
	const json = /^[[{]/.test(written) ? common.jsonValue(written) : undefined;
	if (json === undefined)
		return common.sanitizedLine(written);
	return jsonText(json);
}

const OUTPUT_LIMIT_BYTES = 256 * 1024;
function writeReport(destination, operation, result, recorded, summaryWanted) {
	const { log } = destination;
	const given = { ...recorded, ...result.outputs, outcome: result.outcome };
	const outputs = fitting(given, destination);
	const problems = [];
	const attempt = (what, write) => {
		try {
			return write();
		}
		catch (error) {
			problems.push(`${what} could not be written (${error.message}).`);
			return undefined;
		}
	};
	const textWith = (end) => resultText(destination, operation, end, outputs);
	const content = attempt('The details of the result', () => textWith(result)) ??
		textWith({ ...result, details: {} });
	const resultFile = attempt('The result file', () => {
		const path = destination.workspace.own('result.json');
		node_fs.writeFileSync(path, content);
		return path;
	});
	attempt('The outputs', () => setOutputs(destination, {
		...outputs,
		'result-file': resultFile ?? '',
		result: fitResult(content, OUTPUT_LIMIT_BYTES),
	}));
	const title = stepTitle(operation, result);
	if (summaryWanted)
		addToSummary(destination, common.withNext(result.summary ?? reportOfEnd(result, title), result.failure));
	const { outcome, failure } = result;
	if (problems.length > 0 && failure === undefined)
		problems.push(`The operation itself ended as \`${outcome}\`. ${MAKE_ROOM}`);
	const belowTitle = failure === undefined ? undefined : messageBelow(failure);
	if (failure !== undefined && belowTitle !== failure.message)
		log.info(title);
	const said = [belowTitle ?? [], ...problems].flat();
	if (said.length === 0) {
		log.info(`Outcome: ${outcome}`);
		return true;
	}
	log.error(said.join('\n'), { title });
	if (failure !== undefined)
		log.debug(causes(failure));
	return false;
}
const MAKE_ROOM = 'Check the disk of the runner, `RUNNER_TEMP` and `GITHUB_OUTPUT`, before you run the step again.';
function resultText({ redact }, operation, { outcome, failure, details }, outputs) {
	const step = { operation, outcome, outputs, ...(failure && { error: errorOf(failure) }) };
	return common.redactJson(`${jsonText({ ...step, ...details, ...step }, 2, oneLineTexts)}\n`, redact);
}
const errorOf = ({ explanation: { request, problem, remedy } }) => ({
	asked: request,
	got: problem,
	next: remedy,
});
const CHARS_PER_ELEMENT = 64;
function fitResult(text, limitBytes) {
	const result = JSON.parse(text);
	const compact = jsonText(result);
	if (Buffer.byteLength(compact) <= limitBytes)
		return compact;
	for (let maxElements = Math.ceil(limitBytes / 2); maxElements > 0; maxElements = Math.floor(maxElements / 2)) {
		const longest = Math.min(limitBytes, maxElements * CHARS_PER_ELEMENT);
		const shortened = (_, value) => {
			if (typeof value === 'string')
				return common.truncate(value, longest);
			if (Array.isArray(value))
				return value.slice(0, maxElements);
			return value;
		};
		const fitted = jsonText({ ...result, truncated: true }, undefined, shortened);
		if (Buffer.byteLength(fitted) <= limitBytes)
			return fitted;
	}
	return jsonText({ outcome: result['outcome'], truncated: true });
}
function fitting(outputs, { log, redact }) {
	const fitted = Object.entries(outputs).map(([name, value]) => {
		if (typeof value === 'string')
			return [name, common.redactJson(value, redact)];
		if (typeof value !== 'object')
			return [name, value];
		if (!Array.isArray(value)) {
			const whole = jsonText(value, undefined, oneLineTexts);
			const fitted = fitResult(whole, OUTPUT_LIMIT_BYTES);
			if (fitted !== whole)
				log.warning(`Output \`${name}\` has no room for all of its lists, so \`truncated\` is set.`);
			return [name, fitted];
		}
		const written = (each) => jsonText(each, undefined, oneLineTexts);
		const elements = common.fittingElements(value, OUTPUT_LIMIT_BYTES, written);
		const leftOut = value.length - elements.length;
		if (leftOut > 0)
			log.warning(`Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`);
		return [name, written(elements)];
	});
	return Object.fromEntries(fitted);
}
function setOutputs({ core, log }, outputs) {
	const texts = {};
	for (const name of outputNames) {
		const written = outputText(name, outputs[name]);
		const bytes = Buffer.byteLength(written);
		const fits = bytes <= OUTPUT_LIMIT_BYTES;
		texts[name] = fits ? written : '';
		if (!fits)
			log.warning(`Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`);
	}
	core.writeOutputs(texts);
}
function addToSummary({ core, log, env }, report) {
	if (!env['GITHUB_STEP_SUMMARY'])
		return;
	try {
		core.writeSummary(`${common.markdown(report, common.SUMMARY_BUDGET_BYTES)}\n`);
	}
	catch (error) {
		log.warning(`The job summary could not be written (${error.message}).`);
	}
}
function reportOfEnd({ outcome, failure }, headline) {
	if (failure === undefined)
		return { headline, lines: [common.words `Ended as ${common.strong(outcome)}.`] };
	const mark = outcome === 'aborted' ? '🚫' : common.MARKS.bad;
	if (!(failure instanceof common.InputError))
		return { mark, headline, lines: [common.failureLine(failure.explanation)] };
	return { mark, headline, parts: [{ items: failure.problems.map(withValues) }] };
}
function stepTitle(operation, { outcome, failure, summary }) {
	const name = operation === '' ? 'The step' : operation;
	if (failure === undefined)
		return `Merge queue: ${name}`;
	if (failure instanceof common.InputError)
		return `${name} did not start: ${failure.count}`;
	return (failure.explanation.title ??
		(summary && common.visible(common.plainText(summary.headline))) ??
		common.ERROR_TITLES[outcome] ??
		`${name} ended as ${outcome}`);
}
function messageBelow({ message, explanation }) {
	const { request, details, remedy } = explanation;
	if (details === undefined)
		return message;
	if (details === '')
		return `${request}. ${remedy}`;
	return common.explanationText({ ...explanation, problem: details });
}
const withValues = (problem) => common.prose(problem.replace(/`[^`]*`|"((?:[^"\\`]|\\.)*)"/g, (quoted, value) => value ? `\`${value}\`` : quoted));
function causes(error) {
	if (!(error instanceof Error))
		return String(error);
	const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`;
	return `${error.stack ?? error.message}${below}`;
}

const MAX_SHOWN_BODY = 4000;
function planOnlyResult(log, requests, { why = 'Dry run', note, report } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const bytes = Buffer.byteLength(body);
		const text = bytes > MAX_SHOWN_BODY
			? `${body.slice(0, MAX_SHOWN_BODY)}… (${bytes} bytes; \`result-file\` has the whole body)`
			: body;
		log.group(`${why}: ${describeRequest(request)}`, [text]);
		const parts = [[common.code(`${method} ${path}`)], { block: [text], language: 'json' }];
		return { sent: { method, path, body }, parts };
	});
	const parts = plan.flatMap((request) => request.parts);
	const headline = `${why}: ${common.pluralize(plan.length, 'request')} planned, none sent`;
	const lines = note === undefined ? [] : [common.prose(note)];
	const ownReport = { mark: common.MARKS.neutral, headline, lines, parts };
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: report === undefined ? ownReport : common.withParts(report, [{ fold: 'Requests', parts }]),
	};
}
function bodyText({ body = {} }) {
	if (Array.isArray(body))
		return Buffer.concat(body).toString();
	return JSON.stringify(body);
}

const GitHubPullRequestShape = zod._lazy(() => common.mapped(zod.object({
	number: zod.number(),
	state: zod._enum(['open', 'closed']),
	merged: zod.nullish(zod.boolean()),
	merged_at: zod.nullish(zod.string()),
	draft: zod.nullish(zod.boolean()),
	labels: zod.nullish(zod.array(zod.object({ name: zod.nullish(zod.string()) }))),
	merge_commit_sha: zod.nullish(zod.string()),
	html_url: zod.nullish(zod.string()),
	created_at: zod.nullish(zod.string()),
	user: zod.nullish(zod.object({ login: zod.nullish(zod.string()) })),
	head: zod.object({
		sha: zod.string(),
		ref: zod.nullish(zod.string()),
		repo: zod.nullish(zod.object({ full_name: zod.string() })),
	}),
	base: zod.object({ ref: zod.string() }),
	stack: StackField,
}), ({ head, base, stack, ...pull }) => {
	const merged = pull.merged === true || pull.merged_at != null;
	const ownStack = stack && { ...stack, parent: base.ref };
	return {
		number: pull.number,
		closed: pull.state === 'closed',
		merged,
		draft: pull.draft ?? false,
		labels: (pull.labels ?? []).flatMap(({ name }) => name ?? []),
		headSha: head.sha,
		head: { repository: head.repo?.full_name ?? '', branch: head.ref ?? '' },
		ownBase: base.ref,
		baseBranch: stack?.base ?? base.ref,
		stack: ownStack,
		mergeCommitSha: merged ? (pull.merge_commit_sha ?? undefined) : undefined,
		url: pull.html_url ?? '',
		createdAt: pull.created_at ?? undefined,
		author: pull.user?.login ?? '',
	};
}));
const MAX_MEMBERS = 50;
function undefinedIfNoLabel(error) {
	if (!hasStatus(error, 404) || !/label/i.test(error.explanation.problem))
		throw error;
}
async function readPullRequest(access, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const route = `GET /pulls/${number}`;
	const pull = await access.github.request(deadline, request, 'pull-requests: read', route, GitHubPullRequestShape);
	if (pull.number !== number)
		throw badAnswer(request, `it is pull request #${pull.number}, not #${number}`);
	return withStack(access, pull);
}
function withStack({ stacks }, pull) {
	stacks.note(pull.number, pull.stack);
	const stack = stacks.of(pull.number);
	const { seen } = stack;
	const isMember = seen !== undefined && common.leadsToTarget(pull.ownBase, { stack, targetBranch: seen.base });
	return { ...pull, baseBranch: isMember ? seen.base : pull.ownBase, stack: seen };
}
async function noteMembersBelow(access, deadline, number) {
	const { seen } = access.stacks.of(number);
	const { owner, repo } = access.github.repository;
	let branch = seen?.parent;
	for (let links = 1; links < MAX_MEMBERS && branch !== seen?.base; links++) {
		if (branch === undefined)
			return;
		const pulls = await pullRequestsOfHead(access, deadline, {
			repository: `${owner}/${repo}`,
			branch,
		});
		branch = pulls.length === 1 ? pulls[0]?.ownBase : undefined;
		access.stacks.noteMember(number, branch);
	}
}
function pullRequestsOfCommit(access, deadline, sha) {
	const request = `Reading the pull requests of commit ${sha} from GitHub`;
	return listPullRequests(access, deadline, request, '/commits/{sha}/pulls', { sha });
}
async function pullRequestsOfHead(access, deadline, { repository, branch }) {
	const head = `${repository.split('/')[0]}:${branch}`;
	const request = `Reading the pull requests from ${head} from GitHub`;
	const pulls = await listPullRequests(access, deadline, request, '/pulls', { head, state: 'open' });
	return pulls.filter(({ head: from }) => from.branch === branch && sameName(from.repository, repository));
}
async function listPullRequests(access, deadline, request, path, query) {
	const { items } = await access.github.list(deadline, request, 'pull-requests: read', path, GitHubPullRequestShape, { query });
	return items.map((item) => listed(access, item));
}
function listed(access, pull) {
	const isListed = pull.stack === undefined && isOwnHead(access.github, pull);
	return { ...withStack(access, pull), isListed };
}
function isOwnHead({ repository: { owner, repo } }, { head }) {
	return sameName(head.repository, `${owner}/${repo}`);
}
async function openPullRequests(access, deadline) {
	const request = 'Reading the open pull requests from GitHub';
	const permission = 'pull-requests: read';
	const options = { query: { state: 'open', direction: 'asc' }, recheck: true };
	const items = await untilWhole(request, () => access.github.list(deadline, request, permission, '/pulls', GitHubPullRequestShape, options));
	return items.map((item) => listed(access, item));
}
async function deleteLabel(github, deadline, number, label) {
	const request = `Removing the label ${JSON.stringify(label)} from #${number}`;
	const route = `DELETE /issues/${number}/labels/{name}`;
	const labels = zod.array(zod.unknown());
	const left = await github
		.request(deadline, request, 'pull-requests: write', route, labels, { name: label })
		.catch(undefinedIfNoLabel);
	return left !== undefined;
}

async function readFromGitHub(context, deadline, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return common.bestEffort(deadline, readPullRequest(context, deadline, number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
const askBeforeWork = ({ timeBeforeWork }, deadline, remedy, ask) => askGitHub(deadline, timeBeforeWork, remedy, ask);
async function askGitHub(deadline, budget, remedy, ask, problem = 'GitHub did not answer in time') {
	try {
		return await budget.run(deadline, ask);
	}
	catch (error) {
		const isAborted = error instanceof common.TimeOver || error.kind === 'aborted';
		if (!isAborted || deadline.isCancelled)
			throw error;
		const request = error instanceof common.ActionError ? error.explanation.request : 'Asking GitHub before the work';
		throw new common.ActionError('timed-out', { request, problem, remedy }, { cause: error });
	}
}
async function readCurrentPullRequest(context, deadline, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, deadline, { number });
}

const MAX_SILENCE_MS = 600_000;
const MIN_FAILURES = 4;
const MAX_OUTAGE_PACE_MS = 30_000;
const MAX_REQUESTED_PAUSE_MS = 60_000;
const CONFIRM_MS = 5000;
async function poll({ log }, deadline, timeout, { read, take, paceMs }) {
	const { clock } = deadline;
	let contact = firstContact(clock.monotonic());
	let requestedBefore = 0;
	for (let polls = 1;; polls++) {
		const isLast = timeout.passed;
		const reading = await attemptReading(deadline, read);
		const at = clock.monotonic();
		if (!deadline.isOver) {
			const before = contact;
			contact = reduceContact(before, reading, at);
			if (contact.isOver && reading.type === 'failure')
				return { type: 'failed', error: describeEnd(reading.error, before, polls, at) };
			logOutage(log, before, reading, polls);
		}
		const end = await take(reading, at);
		if (end !== undefined)
			return { type: 'ended', end };
		const error = reading.type === 'failure' ? reading.error : undefined;
		if (isLast || deadline.isOver)
			return { type: 'timed-out', failure: error, answered: contact.answered };
		const requested = requestedPauseMs(error?.failure);
		const pace = Math.min(paceMs(clock.monotonic()), error ? MAX_OUTAGE_PACE_MS : Infinity);
		const pause = Math.max(pace, Math.min(requested, MAX_REQUESTED_PAUSE_MS));
		if (requested > 0 && requestedBefore === 0)
			log.info(`Trunk asks for a pause of ${common.duration(requested / 1000)}; polling again in ${common.duration(pause / 1000)}`);
		requestedBefore = requested;
		await deadline.sleep(Math.min(pause, timeout.remainingMs));
	}
}
async function attemptReading(deadline, read) {
	try {
		return { type: 'answer', value: await read() };
	}
	catch (error) {
		if (deadline.isCancelled || !(error instanceof HttpError))
			throw error;
		return { type: 'failure', error };
	}
}
const firstContact = (at) => ({
	answered: false,
	lastAnswerAt: at,
	failures: 0,
	refusals: 0,
	failure: undefined,
});
const isTransientRefusal = ({ failure, status }) => status === 401 || status === 403 || failure?.type === 'wrong-shape';
function reduceContact(before, reading, at) {
	if (reading.type === 'answer')
		return { ...firstContact(at), answered: true };
	const { error } = reading;
	const failures = before.failures + 1;
	const next = { ...before, failures, failure: error };
	if (error.failure !== undefined && canRetryWhileWaiting(error.failure)) {
		const isLong = at - before.lastAnswerAt > MAX_SILENCE_MS;
		return { ...next, isOver: isLong && failures >= MIN_FAILURES };
	}
	const refusals = before.refusals + 1;
	const isAskedAgain = before.answered && refusals < 2 && isTransientRefusal(error);
	return { ...next, refusals, isOver: !isAskedAgain };
}
function describeEnd(error, { answered, lastAnswerAt }, polls, at) {
	if (!answered && polls <= 1)
		return error;
	const silent = common.duration((at - lastAnswerAt) / 1000);
	const since = answered ? 'last answer' : 'start';
	const problem = `${error.explanation.problem} (poll ${polls}, ${silent} after the ${since})`;
	return error.withExplanation({ problem });
}
function logOutage(log, { failure }, reading, polls) {
	if (reading.type === 'failure' && failure === undefined) {
		const { request, problem } = reading.error.explanation;
		log.info(`${request}: ${problem}; still waiting`);
	}
	if (reading.type === 'answer' && failure !== undefined)
		log.info(`Trunk answers again (poll ${polls})`);
}

const TEXT_LIMIT = 65_536;
const TITLE_LIMIT = 256;
function withMarker({ marker, data = '', body }) {
	const text = `<!-- merge-queue-action:${`${marker} ${data}`.trimEnd()} -->\n${body}`;
	if (text.length <= TEXT_LIMIT)
		return text;
	const note = '\n\n… cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, TEXT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
function parseMarked(text) {
	const [first = '', ...lines] = text.replaceAll('\r\n', '\n').split('\n');
	const line = /^<!-- merge-queue-action:(\S+)(?: (.*))? -->$/.exec(first);
	if (line === null)
		return undefined;
	const [, marker = '', data = ''] = line;
	return { marker, data: data.trim(), body: lines.join('\n') };
}
const cutTitle = (title) => common.truncate(title, TITLE_LIMIT);
const shortHash = (text) => node_crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);

const ISSUES = 'issues: write';
const commentPermission = ({ isIssue = false }) => isIssue ? ISSUES : 'pull-requests: write';
const WireText = zod.object({
	body: zod.nullish(zod.string()),
	html_url: zod.nullish(zod.string()),
	user: zod.nullish(zod.object({ login: zod.string(), type: zod.nullish(zod.string()) })),
	author_association: zod.nullish(zod.string()),
});
const WireComment = zod.extend(WireText, { id: zod.number() });
const WireIssue = zod.extend(WireText, {
	number: zod.number(),
	title: zod.string(),
	state: zod.nullish(zod.string()),
	labels: zod.nullish(zod.array(zod.union([zod.string(), zod.object({ name: zod.nullish(zod.string()) })]))),
	pull_request: zod.optional(zod.unknown()),
});
async function listComments(access, deadline, thread, authors = 'token-owner', mustBeWhole = authors === 'trusted') {
	const isAuthor = await authorCheck(access, deadline, authors);
	const { number } = thread;
	const request = `Reading the comments on #${number}`;
	const permission = commentPermission(thread);
	const path = `/issues/${number}/comments`;
	const options = { recheck: mustBeWhole };
	const read = () => access.github.list(deadline, request, permission, path, WireComment, options);
	const all = mustBeWhole ? await untilWhole(request, read) : (await read()).items;
	const posts = all
		.filter(isAuthor)
		.map((wire) => ({ wire, post: postOf(wire.id, wire) }))
		.filter(({ post }) => isMarked(post));
	return oldestFirst(await keepAuthors(access, deadline, authors, posts));
}
function addComment(access, deadline, thread, text) {
	const route = `POST /issues/${thread.number}/comments`;
	return writeComment(access, deadline, 'Commenting on', thread, route, text);
}
function editComment(access, deadline, thread, id, text) {
	const route = `PATCH /issues/comments/${id}`;
	return writeComment(access, deadline, 'Updating a comment on', thread, route, text);
}
async function writeComment(access, deadline, what, thread, route, text) {
	const request = `${what} #${thread.number}`;
	const permission = commentPermission(thread);
	const body = redacted(access.github, text);
	const answer = await access.github.request(deadline, request, permission, route, WireComment, {
		body,
	});
	return { ...postOf(answer.id, answer), ...storedText(access, text) };
}
async function hasComment(access, deadline, thread, id) {
	const request = `Reading a comment on #${thread.number}`;
	const route = `GET /issues/comments/${id}`;
	const permission = thread.isIssue ? 'issues: read' : 'pull-requests: read';
	const answer = await access.github
		.request(deadline, request, permission, route, WireComment)
		.catch(undefinedIfGone);
	return answer !== undefined;
}
async function deleteComment(access, deadline, thread, id) {
	const request = `Deleting a comment on #${thread.number}`;
	const route = `DELETE /issues/comments/${id}`;
	await access.github
		.request(deadline, request, commentPermission(thread), route, zod.unknown())
		.catch(undefinedIfGone);
}
async function listIssues(access, deadline, query) {
	const { state, authors = 'token-owner', label, isWanted, isEnough } = query;
	const isAuthor = await authorCheck(access, deadline, authors);
	const creator = authors === 'token-owner' ? access.authors.login : undefined;
	const wantedOf = (page) => page
		.filter((wire) => !wire.pull_request && isAuthor(wire))
		.map((wire) => ({ wire, post: postOf(wire.number, wire) }))
		.filter(({ post }) => isMarked(post) && isWanted(post));
	const request = `Reading the ${state === 'all' ? '' : `${state} `}issues`;
	const parameters = {
		state,
		...(creator !== undefined && { creator }),
		...(label !== undefined && { labels: label }),
	};
	const mustBeWhole = authors === 'trusted';
	const read = async () => {
		const items = [];
		const { isWhole } = await access.github.list(deadline, request, ISSUES, '/issues', WireIssue, {
			query: parameters,
			isLast: (page) => {
				items.push(...wantedOf(page));
				return isEnough?.(items.map(({ post }) => post)) ?? false;
			},
			recheck: mustBeWhole,
		});
		return { items, isWhole };
	};
	const wanted = mustBeWhole ? await untilWhole(request, read) : (await read()).items;
	return oldestFirst(await keepAuthors(access, deadline, authors, wanted));
}
async function openIssue(access, deadline, wholeTitle, text, labels = []) {
	const title = cutTitle(access.github.redact(wholeTitle));
	const request = `Opening the issue ${JSON.stringify(title)}`;
	const body = redacted(access.github, text);
	const wanted = { title, body, ...(labels.length > 0 && { labels }) };
	const answer = await access.github.request(deadline, request, ISSUES, 'POST /issues', WireIssue, wanted);
	return { ...postOf(answer.number, answer), ...storedText(access, text) };
}
async function editIssue(access, deadline, number, { text, title, ...change }) {
	const request = `Updating issue #${number}`;
	const wanted = {
		...change,
		...(title !== undefined && { title: cutTitle(access.github.redact(title)) }),
		...(text && { body: redacted(access.github, text) }),
	};
	const route = `PATCH /issues/${number}`;
	const answer = await access.github.request(deadline, request, ISSUES, route, WireIssue, wanted);
	return { ...postOf(answer.number, answer), ...(text && storedText(access, text)) };
}
function storedText({ github }, text) {
	return parseMarked(redacted(github, text)) ?? { data: '', ...text };
}
function hasText(access, { data, body }, text) {
	const stored = storedText(access, text);
	return data === stored.data && body.trimEnd() === stored.body.trimEnd();
}
function redacted(github, { marker, data = '', body }) {
	const redact = (text) => github.redact(text);
	return withMarker({
		marker: redact(marker),
		data: common.redactJson(data, redact),
		body: redact(body),
	});
}
async function authorCheck(access, deadline, authors) {
	if (authors === 'trusted')
		return () => true;
	access.authors.login ??= await loginOf(access.github, deadline);
	const login = access.authors.login?.toLowerCase();
	return (post) => (login === undefined ? isBot(post) : loginIn(post) === login);
}
async function keepAuthors(access, deadline, authors, posts) {
	if (authors === 'trusted')
		await askForPeople(access, deadline, posts.map(({ wire }) => wire));
	const counts = ({ wire }) => authors === 'token-owner' || isTrusted(access, wire);
	return posts.filter(counts).map(({ post }) => post);
}
function isTrusted(access, post) {
	if (isBot(post))
		return true;
	const mayWrite = access.authors.mayWrite.get(loginIn(post));
	if (mayWrite?.isKnown)
		return mayWrite.value;
	return ASSOCIATIONS_WITH_ACCESS.includes(post.author_association?.toUpperCase() ?? '');
}
async function askForPeople(access, deadline, posts) {
	const { mayWrite } = access.authors;
	const people = new Set(posts.filter((post) => !isBot(post)).map(loginIn));
	const unknown = [...people].filter((login) => login !== '' && !mayWrite.has(login));
	const ask = async (login) => {
		const answer = await common.readFact(deadline, mayWriteTo(access.github, deadline, login));
		mayWrite.set(login, answer);
		return answer.isKnown ? [] : [{ login, why: answer.why }];
	};
	const [first, ...others] = (await Promise.all(unknown.map(ask))).flat();
	if (first === undefined)
		return;
	const logins = [first, ...others].map(({ login }) => common.inBackticks(login)).join(', ');
	access.log.warning(`GitHub did not show whether ${logins} may write to the repository, so what they wrote counts if they are members or collaborators: ${first.why}`);
}
const undefinedIfGone = undefinedIfStatus(404, 410);
const isMarked = ({ marker }) => marker !== '';
const isBot = ({ user }) => user?.type === 'Bot';
const loginIn = ({ user }) => user?.login.toLowerCase() ?? '';
const ASSOCIATIONS_WITH_ACCESS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const Permission = zod.object({ permission: zod.string() });
async function mayWriteTo(github, deadline, login) {
	const request = `Asking GitHub for the permission of ${login}`;
	const route = 'GET /collaborators/{login}/permission';
	const answer = await github
		.request(deadline, request, 'metadata: read', route, Permission, { login })
		.catch(undefinedIfStatus(404));
	return answer?.permission === 'admin' || answer?.permission === 'write';
}
function postOf(id, { html_url, body, ...answer }) {
	const { title = '', state } = answer;
	const labels = answer.labels?.map((label) => (typeof label === 'string' ? label : label.name));
	const text = parseMarked(body ?? '') ?? { marker: '', data: '', body: body ?? '' };
	return {
		id,
		url: html_url ?? '',
		title,
		isOpen: state !== 'closed',
		labels: labels?.map((name) => name ?? ''),
		...text,
	};
}
function oldestFirst(posts) {
	const byId = new Map(posts.map((post) => [post.id, post]));
	return [...byId.values()].sort((one, other) => one.id - other.id);
}
const User = zod.object({ login: zod.string().check(zod._minLength(1)) });
const Viewer = zod.object({ viewer: User });
async function loginOf(github, deadline) {
	const question = 'Asking GitHub whose token it is';
	const permission = 'contents: read';
	const viewer = async () => {
		const { data } = await github.graphql(deadline, question, permission, 'query { viewer { login } }');
		return parseAnswer(question, Viewer, data).viewer.login;
	};
	const user = () => github.call(deadline, question, permission, async (send) => {
		const { data } = await send('GET /user');
		return parseAnswer(question, User, data).login;
	});
	const login = await common.bestEffort(deadline, viewer(), () => { });
	return login ?? common.bestEffort(deadline, user(), () => { });
}
async function listOwnComments(access, deadline, { marker, thread }, authors) {
	const comments = await listComments(access, deadline, thread, authors, true);
	return comments.filter((comment) => comment.marker === marker);
}
const createOwnComment = (access, deadline, { marker, thread }, { data, body }) => addComment(access, deadline, thread, { marker, data, body });
async function updateOwnComment(access, deadline, { marker, thread }, { id, data, body }) {
	await editComment(access, deadline, thread, id, { marker, data, body });
}

const posts = Object.freeze(Object.defineProperty({
	__proto__: null,
	addComment,
	createOwnComment,
	deleteComment,
	editComment,
	editIssue,
	hasComment,
	hasText,
	listComments,
	listIssues,
	listOwnComments,
	oldestFirst,
	openIssue,
	storedText,
	undefinedIfGone,
	updateOwnComment
}, Symbol.toStringTag, { value: 'Module' }));

const MAX_WRITES = 3;
class IssueStore {
	#access;
	#names;
	#issues = [];
	#listed = new Set();
	#removed = new Set();
	constructor(access, names) {
		this.#access = access;
		this.#names = names;
	}
	get issue() {
		return this.#issues[0]?.id;
	}
	async read(deadline) {
		const { unread, ...reading } = await this.#access.settled(deadline, () => this.#read(deadline), (last) => last.unread !== undefined);
		if (unread !== undefined)
			throw this.#unreadable(unread);
		return reading;
	}
	async #read(deadline) {
		await this.#readIssues(deadline);
		const comments = [];
		let unread;
		for (const { id } of this.#issues) {
			const posts = await listComments(this.#access.posts, deadline, onIssue(id), 'trusted').catch(undefinedIfGone);
			if (posts === undefined && this.#listed.has(id))
				unread = id;
			comments.push(...this.#own(id, posts ?? []));
		}
		return { issues: this.#issues, comments: oldestFirst(comments), unread };
	}
	async #readIssues(deadline) {
		const listed = await this.#list(deadline);
		this.#listed = new Set(listed.map(({ id }) => id));
		this.#issues = oldestFirst([...this.#issues, ...listed]);
	}
	#list(deadline) {
		const { label } = this.#names;
		const { marker } = storedText(this.#access.posts, { marker: this.#names.marker, body: '' });
		return listIssues(this.#access.posts, deadline, {
			state: 'all',
			label,
			authors: 'trusted',
			isWanted: (issue) => issue.marker === marker,
		});
	}
	#own(issue, comments) {
		const { commentPrefix } = this.#names;
		return comments
			.filter(({ marker, id }) => marker.startsWith(commentPrefix) && !this.#removed.has(id))
			.map((comment) => ({ ...comment, issue }));
	}
	#unreadable(issue) {
		return new common.ActionError('not-found', {
			request: `Reading ${this.#names.subject}`,
			problem: `GitHub lists the issue #${issue}, but does not find its comments`,
			remedy: 'Check the issue. GitHub gives the same answer if the `permissions` of the job lack `issues: read`.',
		});
	}
	async add(deadline, text, opening) {
		for (let left = MAX_WRITES; left > 0; left--) {
			try {
				const added = await this.#post(deadline, text, opening);
				if (added !== undefined)
					return added;
			}
			catch (error) {
				if (!(error instanceof HttpError && error.mayHaveApplied))
					throw explainLock(error);
				const added = await this.#findAgain(deadline, text);
				if (added !== undefined)
					return added;
				if (left === 1)
					throw error;
			}
		}
		throw new common.ActionError('not-found', {
			request: `Writing ${this.#names.subject}`,
			problem: `their issue was deleted in each of ${MAX_WRITES} attempts`,
			remedy: 'Check what else deletes issues of this repository, then run the step again.',
		});
	}
	async #post(deadline, text, opening) {
		const issue = this.#issues[0] ?? (await this.#open(deadline, opening));
		try {
			const comment = await addComment(this.#access.posts, deadline, onIssue(issue.id), text);
			return { ...comment, issue: issue.id };
		}
		catch (error) {
			if (!hasStatus(error, 404, 410))
				throw error;
			await this.#forgetDeleted(deadline, issue, error);
			return undefined;
		}
	}
	async #forgetDeleted(deadline, { id }, refusal) {
		const isListed = (listed) => listed.some((issue) => issue.id === id);
		const list = () => this.#list(deadline);
		if (isListed(await this.#access.settled(deadline, list, isListed)))
			throw refusal;
		this.#issues = this.#issues.filter((issue) => issue.id !== id);
	}
	async #findAgain(deadline, text) {
		const { marker, data } = storedText(this.#access.posts, text);
		const find = async () => (await this.read(deadline)).comments.find((comment) => comment.marker === marker && comment.data === data);
		return this.#access.settled(deadline, find, (comment) => comment === undefined);
	}
	async #open(deadline, { body, data = '' }) {
		const { label, marker } = this.#names;
		const issue = await openIssue(this.#access.posts, deadline, this.#names.title, { marker, data, body }, [label]);
		if (hasLabel(issue, label)) {
			this.#issues = [issue];
			return issue;
		}
		await editIssue(this.#access.posts, deadline, issue.id, {
			state: 'closed',
			state_reason: 'not_planned',
		});
		throw new common.ActionError('refused', {
			request: `Opening the issue with ${this.#names.subject}`,
			problem: `GitHub did not set the label \`${label}\`, by which later steps find the issue`,
			remedy: 'GitHub drops the labels of a token without push access. Use the token of the job with `issues: write`, or a `github-token` that may push.',
		});
	}
	async prove(deadline, { id, issue }) {
		const read = async () => {
			const reading = await this.read(deadline);
			const isListed = reading.comments.some((comment) => comment.id === id);
			return { reading, isShown: isListed && this.#listed.has(issue) };
		};
		const { reading, isShown } = await this.#access.settled(deadline, read, (last) => !last.isShown);
		if (isShown)
			return reading;
		throw new common.ActionError('unknown-outcome', {
			request: `Writing ${this.#names.subject}`,
			problem: 'GitHub acknowledged the comment, but does not list it',
			remedy: 'Check the issue: its label, its author and the author of the comment decide what counts.',
		});
	}
	async exists(deadline, { id, issue }) {
		return hasComment(this.#access.posts, deadline, onIssue(issue), id);
	}
	async remove(deadline, { id, issue }) {
		await deleteComment(this.#access.posts, deadline, onIssue(issue), id);
		this.#removed.add(id);
	}
	async show(deadline, view) {
		const [oldest, ...others] = this.#issues;
		if (oldest === undefined)
			return;
		const edited = await this.#edit(deadline, oldest, view);
		for (const { id, isOpen } of others)
			if (isOpen)
				await editIssue(this.#access.posts, deadline, id, { state: 'closed' });
		this.#issues = [edited, ...others.map((other) => ({ ...other, isOpen: false }))];
	}
	async save(deadline, view) {
		if (this.#issues.length === 0) {
			await this.#open(deadline, view);
			await this.#readIssues(deadline);
		}
		await this.show(deadline, view);
	}
	async #edit(deadline, issue, { isOpen, body, data = '' }) {
		const { marker, title } = this.#names;
		const text = { marker, data, body };
		if (issue.isOpen === isOpen && hasText(this.#access.posts, issue, text))
			return issue;
		const state = isOpen ? 'open' : 'closed';
		return editIssue(this.#access.posts, deadline, issue.id, { state, title, text });
	}
}
const onIssue = (number) => ({ number, isIssue: true });
const hasLabel = ({ labels }, wanted) => labels === undefined || labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
function explainLock(error) {
	if (!(error instanceof HttpError) || !/is locked/i.test(error.explanation.problem))
		return error;
	const remedy = 'Unlock the issue, or delete it; the next step opens a new one.';
	return new common.ActionError(error.kind, { ...error.explanation, remedy }, { cause: error });
}

function readAhead({ dryRun, github, ended }, deadline, read) {
	if (dryRun || !github.available)
		return undefined;
	const untilEnd = deadline.until(ended);
	const reading = Promise.resolve().then(() => posts)
		.then((posts) => read(posts, untilEnd))
		.catch((error) => {
		if (untilEnd.isOver)
			return undefined;
		throw error;
	});
	reading.catch(() => { });
	return reading;
}
async function removeLabel(context, deadline, { number }, label) {
	if (context.dryRun)
		return;
	await tryWrite(context, deadline, 'remove-label', 'The label could not be removed', async () => {
		const removed = await deleteLabel(context.github, deadline, number, label);
		return `Label ${label} ${removed ? 'removed' : 'was not there'}`;
	});
}
async function tryWrite(context, deadline, input, failure, change) {
	const { github, log } = context;
	if (!github.available)
		return log.warning(`${failure}: \`${input}\` needs \`github-token\`, which ${gitHubTokenProblem(context)}.`);
	const done = await common.bestEffort(deadline, change(), (why) => log.warning(`${failure}: ${why}`));
	if (done !== undefined)
		log.info(done);
}

const QUEUE_APP = 'trunk-io';
const STATES = new Map([
	['success', 'passed'],
	['neutral', 'passed'],
	['skipped', 'passed'],
	['failure', 'failed'],
	['error', 'failed'],
	['cancelled', 'not-run'],
	['timed_out', 'not-run'],
	['startup_failure', 'not-run'],
	['stale', 'not-run'],
]);
const stateOfCheck = (word) => STATES.get(word?.toLowerCase() ?? '') ?? 'pending';
const awaitsApproval = (status, conclusion) => status?.toLowerCase() === 'waiting' || conclusion?.toLowerCase() === 'action_required';
const isRed = ({ state }) => state === 'failed' || state === 'not-run';
const OUTPUT_WORDS = {
	passed: 'success',
	failed: 'failure',
	'not-run': 'failure',
	pending: 'pending',
};
const checkOutput = ({ name, state, url, required = false }) => ({
	name,
	state: OUTPUT_WORDS[state],
	url,
	required,
});
const judgedBySuite = (checks) => withoutCancelledRuns(newestOfSuite(checks));
function newestOfSuite(checks) {
	const keyOf = ({ name, suite }) => JSON.stringify([suite, name]);
	const byKey = new Map();
	for (const check of checks) {
		if (check.kind !== 'run' || check.suite === undefined)
			continue;
		const others = byKey.get(keyOf(check));
		if (others === undefined)
			byKey.set(keyOf(check), [check]);
		else
			others.push(check);
	}
	const isOutdated = (check) => byKey.get(keyOf(check))?.some((other) => isNewerRun(other, check)) === true;
	return checks.filter((check) => check.kind === 'status' || !isOutdated(check));
}
function isNewerRun(run, than) {
	const { startedAt, id } = run;
	const areTimed = startedAt !== undefined && than.startedAt !== undefined;
	if (areTimed && startedAt !== than.startedAt)
		return startedAt > than.startedAt;
	return id !== undefined && than.id !== undefined && id > than.id;
}
function withoutCancelledRuns(checks) {
	const cancelledAt = new Map();
	for (const { suite, conclusion, finishedAt } of checks) {
		if (suite === undefined || conclusion !== 'cancelled' || finishedAt === undefined)
			continue;
		cancelledAt.set(suite, Math.min(cancelledAt.get(suite) ?? finishedAt, finishedAt));
	}
	const begins = ({ suite, startedAt = Number.NEGATIVE_INFINITY }) => fullSeconds(startedAt) >= fullSeconds(cancelledAt.get(suite) ?? Number.POSITIVE_INFINITY);
	const failed = checks.filter(({ state }) => state === 'failed');
	const hasRealFailure = new Set(failed.filter((check) => !begins(check)).map(({ suite }) => suite));
	return checks.map((check) => check.state === 'failed' && cancelledAt.has(check.suite) && !hasRealFailure.has(check.suite)
		? { ...check, state: 'not-run', followsCancellation: true }
		: check);
}
const fullSeconds = (ms) => Math.floor(ms / 1000);

const noTarget = {
	inputs: {},
	checks: {},
	outputs: [],
	resolve: async () => undefined,
};
const RETRY_TIMEOUT_SECONDS = 120;
function defineOperation(spec) {
	const { about, target, outcomes, run, onlyWith = {}, withoutToken = () => undefined } = spec;
	const shape = { ...target.inputs, ...spec.inputs };
	const files = fileChecks(shape);
	return {
		about,
		inputs: zod.object(shape),
		outputs: [...new Set([...target.outputs, ...spec.outputs])],
		outcomes,
		retryTimeoutSeconds: spec.retryTimeoutSeconds ?? RETRY_TIMEOUT_SECONDS,
		onlyWith,
		check: (inputs, scope) => [
			...runChecks(target.checks, inputs, scope),
			...runChecks(spec.checks ?? {}, inputs, scope),
			...runChecks(files, inputs, scope),
		],
		withoutToken: (inputs, event) => withoutToken(inputs, event),
		run: (inputs, context) => common.withResubmitHint(inputs.resubmitHint, async () => run(inputs, context, await target.resolve(inputs, context, context.deadline))),
	};
}
function fileChecks(shape) {
	const checks = {};
	for (const key of Object.keys(shape)) {
		const input = common.FILES_TO_WRITE.find((name) => name === inputName(key));
		if (input === undefined)
			continue;
		checks[key] = (inputs, { workspace }) => [inputs[key] ?? []].flat().map((path) => {
			const why = workspace.refusalToWrite(input, String(path));
			return why && `is ${quote(path)}: ${why}`;
		});
	}
	return checks;
}

const extensionOf = (path) => node_path.extname(path).toLowerCase();
function extensionProblem(paths, known) {
	const wrong = paths.find((path) => !known.includes(extensionOf(path)));
	return wrong && `names ${JSON.stringify(wrong)}, which does not end in ${known.join(', ')}`;
}

const maybeText = zod.nullish(zod.string());
const Closed = common.mapped(zod.object({
	number: zod.number(),
	title: maybeText,
	merged_at: maybeText,
	updated_at: maybeText,
	head: zod.object({ ref: zod.string(), repo: zod.nullish(zod.object({ full_name: zod.string() })) }),
	base: zod.object({ ref: zod.string() }),
	stack: StackField,
}), ({ number, title, merged_at, updated_at, head, base, stack }) => ({
	number,
	title: title ?? '',
	mergedAt: common.parseTime(merged_at),
	updatedAt: common.parseTime(updated_at),
	headBranch: head.ref,
	headRepository: head.repo?.full_name ?? '',
	baseBranch: stack?.base ?? base.ref,
}));
async function closedPullRequests(github, deadline, since) {
	const isRecent = ({ updatedAt }) => updatedAt === undefined || updatedAt >= since;
	const read = async (isLast) => github.list(deadline, 'Reading the closed pull requests from GitHub', 'pull-requests: read', '/pulls', Closed, { query: { state: 'closed', sort: 'updated', direction: 'desc' }, isLast });
	const { items, isWhole } = await read((page) => !page.every(isRecent));
	const keyOf = ({ number, updatedAt }) => `${number} ${updatedAt}`;
	const readFirst = async () => (await read(() => true)).items;
	const found = isWhole ? items : await common.withMovedRows(items, keyOf, readFirst);
	const { owner, repo } = github.repository;
	const byNumber = new Map(found.toReversed().map((row) => [row.number, row]));
	return [...byNumber.values()]
		.toReversed()
		.filter(isRecent)
		.map(({ headRepository, ...pullRequest }) => ({
		...pullRequest,
		isOwnHead: sameName(headRepository, `${owner}/${repo}`),
	}));
}

const OWNER_PLACEHOLDER = '{owner}';
function misspeltPlaceholder(title) {
	const places = title.match(/\{[^{}]*\}/g) ?? [];
	return places.find((place) => place !== OWNER_PLACEHOLDER && resemblesOwner(place));
}
function resemblesOwner(place) {
	const word = place.replace(/[^a-z]/gi, '');
	return /owner/i.test(word) || common.nearest(word, ['owner']) !== undefined;
}
function ownerInQueueTitle(title = '') {
	const place = title.includes(OWNER_PLACEHOLDER) ? OWNER_PLACEHOLDER : misspeltPlaceholder(title);
	return place && `contains \`${place}\`, but there is one issue per queue, not per code owner`;
}

const isPart = (field) => 'selection' in field;
function part(type, fields) {
	const selected = {};
	const shape = {};
	for (const [text, field] of Object.entries(fields)) {
		const [name = text] = text.split('(');
		selected[text] = isPart(field) ? field.selection : true;
		shape[name] = isPart(field) ? field.schema : field;
	}
	const schema = zod.object(shape);
	return { selection: { type, fields: selected }, schema: schema };
}
const eitherOf = (type, one, other) => ({
	selection: { type, fields: {}, on: [one.selection, other.selection] },
	schema: zod.object({ ...one.schema.shape, ...other.schema.shape }),
});
const onlyIf = (type, only) => ({
	selection: { type, fields: {}, on: [only.selection] },
	schema: only.schema,
});
const optionalPart = ({ selection, schema }) => ({
	selection,
	schema: zod.nullish(schema),
});
const mappedPart = ({ selection, schema }, make) => ({ selection, schema: common.mapped(zod.nullish(schema), make) });
const nameOf = (type, field) => `${type}.${field.replace(/\(.*/, '')}`;
function selectionText({ type, fields, on = [] }, lacking) {
	const selected = Object.entries(fields)
		.filter(([field]) => !lacking.has(nameOf(type, field)))
		.map(([field, of]) => (of === true ? field : `${field} ${selectionText(of, lacking)}`));
	const fragments = on
		.filter((fragment) => !lacking.has(fragment.type))
		.map((fragment) => `... on ${fragment.type} ${selectionText(fragment, lacking)}`);
	return `{ ${[...selected, ...fragments].join(' ') || '__typename'} }`;
}
function partsOf({ type, fields, on = [] }) {
	return [
		...Object.entries(fields).flatMap(([field, of]) => [
			nameOf(type, field),
			...(of === true ? [] : partsOf(of)),
		]),
		...on.flatMap((fragment) => [fragment.type, ...partsOf(fragment)]),
	];
}
const lacksPartOf = (selection, lacking) => partsOf(selection).some((part) => lacking.has(part));
function unknownParts(selection, lacking, problems) {
	const parts = [...new Set(partsOf(selection))].filter((part) => !lacking.has(part));
	return problems.flatMap(({ message = '' }) => {
		const [, field, type, fragment] = UNKNOWN.exec(message) ?? [];
		const name = field ?? type ?? fragment;
		if (name === undefined)
			return [];
		const owner = /on type '?(\w+)/.exec(message)?.[1];
		const exact = parts.filter((part) => part === `${owner}.${name}`);
		if (exact.length > 0)
			return exact;
		return parts.filter((part) => part === name || part.endsWith(`.${name}`));
	});
}
const UNKNOWN = /^Field '?(\w+)'? doesn't|^No such type '?(\w+)|^Fragment on '?(\w+)/;

const textField = zod.nullish(zod.string());
const NO_ITEMS = { items: [], isWhole: true };
const NOT_SHOWN = { items: [], isWhole: false };
const itemsOf = (item) => zod.nullish(zod.array(zod.nullish(item)).check(zod._maxLength(1000)));
const listOf = (item) => common.mapped(zod.nullish(zod.object({
	nodes: itemsOf(item),
	pageInfo: zod.nullish(zod.object({ hasNextPage: zod.nullish(zod.boolean()) })),
})), (list) => {
	const items = (list?.nodes ?? []).filter((one) => one != null);
	const isWhole = items.length === list?.nodes?.length && list.pageInfo?.hasNextPage === false;
	return { items, isWhole };
});
const nodesOf = (type, { selection, schema }) => ({
	selection: { type, fields: { nodes: selection } },
	schema: listOf(schema),
});
const PAGE_INFO = { type: 'PageInfo', fields: { hasNextPage: true } };
const connection = (type, { selection, schema }) => ({
	selection: { type, fields: { nodes: selection, pageInfo: PAGE_INFO } },
	schema: listOf(schema),
});
const isRequired = 'isRequired(pullRequestNumber: $number)';
const CheckContext = eitherOf('StatusCheckRollupContext', part('CheckRun', {
	databaseId: zod.nullish(zod.number()),
	name: textField,
	status: textField,
	conclusion: textField,
	detailsUrl: textField,
	startedAt: textField,
	completedAt: textField,
	[isRequired]: zod.nullish(zod.boolean()),
	checkSuite: optionalPart(part('CheckSuite', {
		databaseId: zod.nullish(zod.number()),
		app: optionalPart(part('App', { slug: textField })),
	})),
}), part('StatusContext', {
	context: textField,
	state: textField,
	targetUrl: textField,
	createdAt: textField,
	[isRequired]: zod.nullish(zod.boolean()),
}));
const CONTEXTS = 'StatusCheckRollupContextConnection';
const CheckPage = {
	selection: {
		type: CONTEXTS,
		fields: {
			nodes: CheckContext.selection,
			pageInfo: { type: 'PageInfo', fields: { hasNextPage: true, endCursor: true } },
		},
	},
	schema: common.mapped(zod.object({
		nodes: zod.array(zod.nullish(CheckContext.schema)).check(zod._maxLength(100)),
		pageInfo: zod.object({ hasNextPage: zod.boolean(), endCursor: textField }),
	}), ({ nodes, pageInfo }) => {
		const items = nodes.filter((node) => node != null);
		const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
		const isCut = pageInfo.hasNextPage && next === undefined;
		return { items, isWhole: items.length === nodes.length && !isCut, next };
	}),
};
const FirstChecks = part('StatusCheckRollup', { 'contexts(first: 100)': CheckPage });
const MoreChecks = part('StatusCheckRollup', {
	'contexts(first: 100, after: $after)': CheckPage,
});
const CHECKS_OF_COMMIT = {
	statusCheckRollup: optionalPart(part('StatusCheckRollup', { 'contexts(first: 100)': connection(CONTEXTS, CheckContext) })),
};
function listedChecks(commit) {
	const rollup = commit?.statusCheckRollup;
	if (rollup === undefined)
		return NOT_SHOWN;
	return rollup?.contexts ?? NO_ITEMS;
}
const TestedCommit = mappedPart(onlyIf('GitObject', part('Commit', CHECKS_OF_COMMIT)), listedChecks);
const TestBranches = nodesOf('RefConnection', part('Ref', { target: TestedCommit }));
const HeadCommit = mappedPart(part('Commit', {
	...CHECKS_OF_COMMIT,
	'checkSuites(first: 100)': nodesOf('CheckSuiteConnection', part('CheckSuite', {
		conclusion: textField,
		workflowRun: optionalPart(part('WorkflowRun', {
			url: textField,
			workflow: optionalPart(part('Workflow', { name: textField })),
		})),
	})),
}), (commit) => ({ ...listedChecks(commit), suites: commit?.checkSuites.items ?? [] }));
const Review = part('PullRequestReview', {
	state: textField,
	author: optionalPart(part('Actor', { login: textField })),
});
const PullRequestPart = part('PullRequest', {
	state: zod.nullish(zod._enum(['OPEN', 'CLOSED', 'MERGED'])),
	url: textField,
	isDraft: zod.nullish(zod.boolean()),
	createdAt: textField,
	headRefOid: textField,
	baseRefName: textField,
	mergeable: textField,
	mergeStateStatus: textField,
	reviewDecision: textField,
	'latestOpinionatedReviews(first: 100)': connection('PullRequestReviewConnection', Review),
	'commits(last: 1)': nodesOf('PullRequestCommitConnection', part('PullRequestCommit', { commit: HeadCommit })),
});
const Branch = mappedPart(part('Ref', {
	refUpdateRule: optionalPart(part('RefUpdateRule', { requiredStatusCheckContexts: itemsOf(zod.string()) })),
	'rules(first: 100)': connection('RepositoryRuleConnection', part('RepositoryRule', {
		parameters: optionalPart(onlyIf('RuleParameters', part('RequiredStatusChecksParameters', {
			requiredStatusChecks: checkNames(),
		}))),
	})),
}), (branch) => {
	if (branch == null)
		return NOT_SHOWN;
	const { refUpdateRule, rules } = branch;
	const ruled = rules.items.flatMap(({ parameters }) => parameters?.requiredStatusChecks ?? []);
	const names = [
		...(refUpdateRule?.requiredStatusCheckContexts ?? []),
		...ruled.map((check) => check?.context),
	];
	const items = names.flatMap((name) => name ?? []);
	return { items, isWhole: rules.isWhole && items.length === names.length };
});
function checkNames() {
	const { selection, schema } = part('StatusCheckConfiguration', { context: textField });
	return { selection, schema: itemsOf(schema) };
}

const MAX_IN_QUERY = 20;
const Answer = zod.object({ repository: zod.looseObject({ ref: Branch.schema }) });
async function askAliased(github, deadline, { request, permission, baseBranch, fields }, lacking) {
	const variables = { ...github.repository, baseBranch: `refs/heads/${baseBranch}` };
	const repositoryOf = {
		type: 'Repository',
		fields: {
			'ref(qualifiedName: $baseBranch)': Branch.selection,
			...Object.fromEntries(fields.map(({ field, selection }) => [field, selection])),
		},
	};
	for (;;) {
		const leftOut = new Set(lacking);
		const branch = selectionText(Branch.selection, lacking);
		const aliased = fields.map(({ alias, field, selection, fill = (text) => text }) => {
			return `${alias}: ${field} ${fill(selectionText(selection, lacking))}`;
		});
		const query = `
query ($owner: String!, $repo: String!, $baseBranch: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $baseBranch) ${branch}
    ${aliased.join('\n    ')}
  }
}`;
		const answer = await github.graphql(deadline, request, permission, query, variables);
		const { data, errors: problems } = answer;
		const parsed = Answer.safeParse(data);
		if (parsed.success) {
			const { ref, ...shown } = parsed.data.repository;
			const isBranchShown = !problems.some(({ path }) => path?.includes('ref'));
			return {
				fields: shown,
				requiredChecks: isBranchShown ? ref : { items: [], isWhole: false },
				problems,
			};
		}
		if (problems.length === 0)
			parseAnswer(request, Answer, data);
		const found = unknownParts(repositoryOf, leftOut, problems);
		if (found.length === 0)
			throw refusedQuery(request, permission, problems);
		for (const part of found)
			lacking.add(part);
	}
}

const Repository = part('Repository', {
	'pullRequest(number: $number)': PullRequestPart,
	'ref(qualifiedName: $baseBranch)': Branch,
	'refs(refPrefix: $testBranches, first: 3)': TestBranches,
});
const MergeFactsAnswer = zod.object({ repository: Repository.schema });
const VARIABLES = {
	owner: 'String!',
	repo: 'String!',
	number: 'Int!',
	baseBranch: 'String!',
	testBranches: 'String!',
};
function queryWithout(lacking) {
	const body = `{ repository(owner: $owner, name: $repo) ${selectionText(Repository.selection, lacking)} }`;
	const declared = Object.entries(VARIABLES)
		.filter(([name]) => body.includes(`$${name}`))
		.map(([name, type]) => `$${name}: ${type}`);
	return `query (${declared.join(', ')}) ${body}`;
}
async function factsAtBase(github, deadline, number, baseBranch, testBranches, readPullRequest) {
	const request = `Asking GitHub what keeps #${number} from being merged`;
	const variables = {
		...github.repository,
		number,
		baseBranch: `refs/heads/${baseBranch}`,
		testBranches: `refs/heads/${testBranches}`,
	};
	const lacking = new Set();
	for (;;) {
		const query = queryWithout(lacking);
		const { data, errors } = await github.graphql(deadline, request, PERMISSION$2, query, variables);
		const answer = MergeFactsAnswer.safeParse(data);
		if (errors.length === 0 || answer.success) {
			const { repository } = answer.success
				? answer.data
				: parseAnswer(request, MergeFactsAnswer, data);
			const rest = needsRest(repository.pullRequest) ? await readPullRequest() : undefined;
			return mergeFactsOf(repository, rest, errors, lacking);
		}
		const unknown = unknownParts(Repository.selection, lacking, errors);
		if (unknown.length === 0 || unknown.includes('Repository.pullRequest'))
			throw refusedQuery(request, PERMISSION$2, errors);
		for (const part of unknown)
			lacking.add(part);
	}
}
const PERMISSION$2 = 'pull-requests: read';
const needsRest = ({ state, isDraft, headRefOid, baseRefName, }) => [state, isDraft, headRefOid, baseRefName].some((value) => value == null);
function mergeFactsOf({ pullRequest, ref, refs }, rest, problems, lacking) {
	const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest;
	const isHidden = (part) => problems.some(({ path }) => path?.includes(part));
	const isUnread = (part) => isHidden(part.replace(/.*\./, '')) || lacking.has(part);
	const readable = (commit) => withoutUnreadable(commit, lacking);
	const headCommit = pullRequest.commits.items.at(0)?.commit;
	const head = readable(headCommit ?? NOT_SHOWN);
	const expected = head.items.flatMap((node) => node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : []);
	const required = [...new Set([...ref.items, ...expected])];
	const areRulesWhole = ref.isWhole && !isHidden('ref') && !lacksPartOf(Branch.selection, lacking);
	const checks = checksOfCommit(head, required);
	const unreported = required.filter((name) => !checks.some((check) => check.name === name));
	return {
		closed: state == null ? rest?.closed === true : state !== 'OPEN',
		merged: state == null ? rest?.merged === true : state === 'MERGED',
		url: pullRequest.url ?? rest?.url ?? '',
		draft: pullRequest.isDraft ?? rest?.draft === true,
		createdAt: pullRequest.createdAt ?? rest?.createdAt,
		headSha: pullRequest.headRefOid ?? rest?.headSha ?? '',
		baseBranch: pullRequest.baseRefName ?? rest?.ownBase ?? '',
		conflicting: isConflicting(mergeable, status),
		behind: status === 'BEHIND',
		reviewRequired: review === 'REVIEW_REQUIRED',
		changesRequested: review === 'CHANGES_REQUESTED',
		changeRequests: changeRequestsOf(isUnread('PullRequest.latestOpinionatedReviews')
			? NOT_SHOWN
			: pullRequest.latestOpinionatedReviews),
		checks,
		testChecks: refs.items.flatMap(({ target }) => checksOfCommit(readable(target), required)),
		unreportedChecks: head.isWhole && !isUnread('Commit.statusCheckRollup')
			? common.known(unreported)
			: common.unread('GitHub does not show all checks of the head commit'),
		workflowsToApprove: workflowsToApprove(headCommit?.suites ?? []),
		requiredChecks: required,
		allRequiredChecks: areRulesWhole
			? common.known(required)
			: common.unread('GitHub does not show all checks that the branch requires'),
		queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
		checksHidden: isHidden('statusCheckRollup'),
		lacking: [...new Set([...lacking].map((part) => part.replace(/.*\./, '')))],
	};
}
function workflowsToApprove(suites) {
	const waiting = suites.flatMap(({ conclusion, workflowRun }) => {
		const name = workflowRun?.workflow?.name;
		if (!name || !awaitsApproval(undefined, conclusion))
			return [];
		return { name, url: common.webLink(workflowRun.url) };
	});
	return [...new Map(waiting.map((workflow) => [workflow.name, workflow])).values()];
}
function isConflicting(mergeable, status) {
	if (mergeable == null && status == null)
		return undefined;
	return mergeable === 'CONFLICTING' || status === 'DIRTY';
}
const UNREADABLE_RUNS = ['CheckRun', 'CheckRun.name', 'CheckRun.conclusion'];
const UNREADABLE_STATUSES = ['StatusContext', 'StatusContext.context', 'StatusContext.state'];
function withoutUnreadable(commit, lacking) {
	const areRunsShown = !UNREADABLE_RUNS.some((part) => lacking.has(part));
	const areStatusesShown = !UNREADABLE_STATUSES.some((part) => lacking.has(part));
	if (areRunsShown && areStatusesShown)
		return commit;
	const items = commit.items.filter(({ name, context }) => (areRunsShown && name != null) || (areStatusesShown && context != null));
	return { items, isWhole: false };
}
function changeRequestsOf({ items, isWhole }) {
	if (!isWhole || items.some(({ state }) => state == null))
		return common.unread('GitHub does not show all reviewers');
	const requests = items.filter(({ state }) => state === 'CHANGES_REQUESTED');
	return common.known(requests.map(({ author }) => author?.login ?? 'ghost'));
}
const isOfQueue = ({ checkSuite }) => checkSuite?.app?.slug === QUEUE_APP;
function checksOfCommit(commit, required) {
	const checks = commit.items.flatMap((node) => {
		const name = node.name ?? node.context;
		if (!name || isOfQueue(node) || node.state === 'EXPECTED')
			return [];
		return {
			name,
			kind: node.name ? 'run' : 'status',
			id: node.databaseId ?? undefined,
			state: stateOfCheck(node.conclusion ?? node.state),
			conclusion: node.conclusion?.toLowerCase(),
			awaitsApproval: awaitsApproval(node.status, node.conclusion) || undefined,
			url: common.webLink(node.detailsUrl ?? node.targetUrl),
			required: required.includes(name) || (node.isRequired ?? undefined),
			suite: node.checkSuite?.databaseId ?? undefined,
			startedAt: common.parseTime(node.startedAt),
			finishedAt: common.parseTime(node.completedAt ?? node.createdAt),
		};
	});
	return commit.isWhole ? judgedBySuite(checks) : checks;
}
function undefinedIfRefused(error) {
	if (!(error instanceof common.ActionError))
		throw error;
}
async function readMergeFacts(access, deadline, { number, targetBranch }, testBranches) {
	const read = (baseBranch) => factsAtBase(access.github, deadline, number, baseBranch, testBranches, () => readPullRequest(access, deadline, number));
	const expectedBase = access.stacks.of(number).seen?.base ?? targetBranch;
	const facts = await read(expectedBase);
	const stack = access.stacks.of(number);
	if (common.leadsToTarget(facts.baseBranch, { stack, targetBranch: expectedBase }))
		return { ...facts, baseBranch: expectedBase };
	const pullRequest = await readPullRequest(access, deadline, number).catch(undefinedIfRefused);
	if (pullRequest === undefined)
		return { ...facts, allRequiredChecks: common.unread('GitHub does not show the stack') };
	const { baseBranch } = pullRequest;
	return { ...(baseBranch === expectedBase ? facts : await read(baseBranch)), baseBranch };
}

const mergeFacts = Object.freeze(Object.defineProperty({
	__proto__: null,
	checksOfCommit,
	isOfQueue,
	mergeFactsOf,
	needsRest,
	readMergeFacts,
	withoutUnreadable
}, Symbol.toStringTag, { value: 'Module' }));

const MAX_AT_ONCE$1 = 4;
const MAX_PAGES = 20;
const { 'commits(last: 1)': _checksOfHead, ...FIELDS_WITHOUT_CHECKS } = PullRequestPart.selection.fields;
const WITHOUT_CHECKS = { type: 'PullRequest', fields: FIELDS_WITHOUT_CHECKS };
const Commit = onlyIf('GitObject', part('Commit', {
	committedDate: textField,
	statusCheckRollup: optionalPart(MoreChecks),
	'checkSuites(first: 100)': nodesOf('CheckSuiteConnection', part('CheckSuite', { createdAt: textField })),
}));
const NEEDS_NUMBER = ['CheckRun.isRequired', 'StatusContext.isRequired'];
class ManyFacts {
	#access;
	#baseBranch;
	#lackingOfPulls = new Set();
	#lackingOfCommits = new Set(NEEDS_NUMBER);
	constructor(access, baseBranch) {
		this.#access = access;
		this.#baseBranch = baseBranch;
	}
	readPullRequests(deadline, numbers) {
		return inQueries(numbers, (part) => this.#readPulls(deadline, part));
	}
	readCommits(deadline, shas) {
		return inQueries([...new Set(shas)], (part) => this.#readCommits(deadline, part));
	}
	async #readPulls(deadline, numbers) {
		const aliasOf = (number) => `p${number}`;
		const answer = await this.#ask(deadline, `Asking GitHub about ${numbers.length} pull requests`, numbers.map((number) => ({
			alias: aliasOf(number),
			field: `pullRequest(number: ${number})`,
			selection: WITHOUT_CHECKS,
		})), this.#lackingOfPulls);
		const read = async (number) => {
			if (!answer.isKnown)
				return answer;
			const { fields, requiredChecks, problems } = answer.value;
			const alias = aliasOf(number);
			const parsed = PullRequestPart.schema.safeParse(fields[alias]);
			if (!parsed.success)
				return hidden(problems, alias);
			const rest = needsRest(parsed.data) ? await this.#readRest(deadline, number) : undefined;
			if (rest !== undefined && !rest.isKnown)
				return rest;
			const ofIt = problems.filter(({ path }) => path?.includes(alias) || path?.includes('ref'));
			const shown = { pullRequest: parsed.data, ref: requiredChecks, refs: NO_REFS };
			return common.known(mergeFactsOf(shown, rest?.value, ofIt, this.#lackingOfPulls));
		};
		const facts = [];
		for (const number of numbers)
			facts.push([number, await read(number)]);
		return facts;
	}
	async #readRest(deadline, number) {
		try {
			return common.known(await readPullRequest(this.#access, deadline, number));
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof common.ActionError))
				throw error;
			return common.unread(error.explanation.problem, error);
		}
	}
	async #readCommits(deadline, shas) {
		const facts = new Map();
		let parts = shas.map((sha) => ({ sha, after: undefined, items: [] }));
		for (let page = 1; parts.length > 0; page++) {
			const answer = await this.#ask(deadline, `Reading the checks of ${parts.length} commits from GitHub`, parts.map(({ sha, after = null }) => ({
				alias: `c${sha}`,
				field: `object(expression: ${JSON.stringify(sha)})`,
				selection: Commit.selection,
				fill: (text) => text.replace('$after', () => JSON.stringify(after)),
			})), this.#lackingOfCommits);
			parts = parts.flatMap((part) => {
				const { sha } = part;
				if (!answer.isKnown) {
					facts.set(sha, answer);
					return [];
				}
				const { fields, problems } = answer.value;
				const parsed = Commit.schema.safeParse(fields[`c${sha}`]);
				const problem = problems.find(({ path }) => path?.includes(`c${sha}`));
				const isShown = parsed.success && problem === undefined;
				const rollup = isShown ? parsed.data.statusCheckRollup : undefined;
				if (!isShown || rollup === undefined) {
					facts.set(sha, hidden(problems, `c${sha}`));
					return [];
				}
				const page_ = rollup?.contexts ?? { items: [], isWhole: true, next: undefined };
				const items = [...part.items, ...page_.items];
				if (page_.next !== undefined && page < MAX_PAGES)
					return [{ sha, after: page_.next, items }];
				const isWhole = page_.isWhole && page_.next === undefined;
				facts.set(sha, this.#commitOf(parsed.data, { items, isWhole }));
				return [];
			});
		}
		return [...facts];
	}
	#commitOf(commit, listed) {
		const { items, isWhole } = withoutUnreadable(listed, this.#lackingOfCommits);
		if (!isWhole)
			return common.unread('GitHub does not show all checks of the commit');
		const suites = commit.checkSuites.items;
		const starts = suites.flatMap(({ createdAt }) => common.parseTime(createdAt) ?? []);
		return common.known({
			checks: checksOfCommit({ items, isWhole }, []),
			pushedBy: starts.length > 0 ? Math.min(...starts) : undefined,
			committedAt: common.parseTime(commit.committedDate),
		});
	}
	async #ask(deadline, request, fields, lacking) {
		const { github } = this.#access;
		if (!github.available)
			return common.unread('`github-token` is empty');
		const query = { request, permission: PERMISSION$1, baseBranch: this.#baseBranch, fields };
		try {
			return common.known(await askAliased(github, deadline, query, lacking));
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof common.ActionError))
				throw error;
			return common.unread(error.explanation.problem, error);
		}
	}
}
const PERMISSION$1 = 'pull-requests: read';
const PERMISSIONS = 'pull-requests: read`, `checks: read` and `statuses: read';
const NO_REFS = { items: []};
function hidden(problems, alias) {
	const own = problems.filter(({ path }) => path?.includes(alias));
	if (own.length === 0)
		return common.unread('GitHub does not show it');
	const error = refusedQuery('Reading what GitHub shows', PERMISSIONS, own);
	return common.unread(error.explanation.problem, error);
}
async function inQueries(keys, ask) {
	const answers = new Map();
	for (const atOnce of common.inParts(common.inParts(keys, MAX_IN_QUERY), MAX_AT_ONCE$1))
		for (const part of await Promise.all(atOnce.map(ask)))
			for (const [key, value] of part)
				answers.set(key, value);
	return answers;
}

const APPROVAL_PERMISSION = 'pull-requests: read';
const DECISION = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewDecision } }
}`;
const REVIEWS = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      latestOpinionatedReviews(first: 100, writersOnly: true) {
        nodes { state } pageInfo { hasNextPage }
      }
    }
  }
}`;
const pullRequestAnswer = (pullRequest) => zod.object({ repository: zod.object({ pullRequest }) });
const ReviewDecision = pullRequestAnswer(zod.object({ reviewDecision: zod.nullable(zod.string()) }));
const Reviews = pullRequestAnswer(zod.object({
	latestOpinionatedReviews: zod.object({
		nodes: zod.array(zod.object({ state: zod.string() })).check(zod._maxLength(100)),
		pageInfo: zod.object({ hasNextPage: zod.boolean() }),
	}),
}));
async function readApproval(github, deadline, number) {
	const request = `Asking GitHub whether #${number} is approved`;
	const ask = async (query, schema) => {
		const variables = { ...github.repository, number };
		const { data, errors } = await github.graphql(deadline, request, APPROVAL_PERMISSION, query, variables);
		if (errors.length > 0)
			throw refusedQuery(request, APPROVAL_PERMISSION, errors);
		return parseAnswer(request, schema, data);
	};
	const { repository } = await ask(DECISION, ReviewDecision);
	const byDecision = approvalByDecision(repository.pullRequest.reviewDecision);
	if (byDecision !== undefined)
		return byDecision;
	const answer = await ask(REVIEWS, Reviews);
	const { nodes, pageInfo } = answer.repository.pullRequest.latestOpinionatedReviews;
	const byReviews = approvalByReviews(nodes, pageInfo.hasNextPage);
	if (byReviews === undefined)
		throw badAnswer(request, 'it has more than 100 reviewers');
	return byReviews;
}
function approvalByDecision(decision) {
	if (decision === null)
		return undefined;
	if (decision === 'APPROVED')
		return 'approved';
	return decision === 'CHANGES_REQUESTED' ? 'changes-requested' : 'review-required';
}
function approvalByReviews(reviews, areMore) {
	if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED'))
		return 'changes-requested';
	if (areMore)
		return undefined;
	return reviews.some(({ state }) => state === 'APPROVED') ? 'approved' : 'not-reviewed';
}

const approval = Object.freeze(Object.defineProperty({
	__proto__: null,
	approvalByDecision,
	approvalByReviews,
	readApproval
}, Symbol.toStringTag, { value: 'Module' }));

const MAX_LISTS_IN_QUERY = 50;
const MAX_AT_ONCE = 4;
const MAX_PAGES_OF_CHECKS = 20;
function headOf(commit) {
	const { selection, schema } = part('PullRequestCommit', { commit });
	return {
		selection: { type: 'PullRequestCommitConnection', fields: { nodes: selection } },
		schema: zod.object({ nodes: zod.tuple([schema]) }),
	};
}
const rollupOf = ({ selection, schema }) => ({
	selection,
	schema: zod.nullable(schema),
});
const PullRequest = part('PullRequest', {
	state: zod.string(),
	isDraft: zod.boolean(),
	headRefOid: zod.string(),
	baseRefName: zod.string(),
	mergeable: zod.string(),
	reviewDecision: zod.nullish(zod.string()),
	'labels(first: 100)': connection('LabelConnection', part('Label', { name: textField })),
	'latestOpinionatedReviews(first: 100, writersOnly: true)': connection('PullRequestReviewConnection', part('PullRequestReview', { state: textField })),
	'commits(last: 1)': headOf(part('Commit', {
		committedDate: textField,
		statusCheckRollup: rollupOf(FirstChecks),
		'checkSuites(first: 100)': nodesOf('CheckSuiteConnection', part('CheckSuite', { createdAt: textField, conclusion: textField })),
	})),
});
const NextChecks = part('PullRequest', {
	headRefOid: zod.string(),
	'commits(last: 1)': headOf(part('Commit', { statusCheckRollup: rollupOf(MoreChecks) })),
});
const Mergeable = part('PullRequest', { headRefOid: zod.string(), mergeable: zod.string() });
const PERMISSION = 'pull-requests: read';
class ReadyFactsReader {
	#github;
	#baseBranch;
	#lacking = new Set();
	constructor(github, baseBranch) {
		this.#github = github;
		this.#baseBranch = baseBranch;
	}
	async read(deadline, numbers) {
		const questions = numbers.map((number) => ({ number }));
		const answers = [];
		for (const parts of common.inParts(common.inParts(questions, MAX_IN_QUERY), MAX_AT_ONCE)) {
			const ask = (numbers) => this.#ask(deadline, numbers, PullRequest);
			answers.push(...(await Promise.all(parts.map(ask))));
		}
		const pulls = new Map(answers.flatMap((answer) => [...answer.pulls]));
		const branches = answers.map((answer) => answer.requiredChecks);
		const requiredChecks = branches.find(({ isWhole }) => isWhole) ?? NOT_SHOWN;
		const areRulesWhole = requiredChecks.isWhole && !lacksPartOf(Branch.selection, this.#lacking);
		const checks = await this.#readChecks(deadline, pulls);
		return new Map([...pulls].map(([number, pull]) => {
			if (!pull.isKnown)
				return [number, pull];
			if (!areRulesWhole)
				return [number, common.unread('GitHub does not show all checks that the branch requires')];
			const ofHead = checks.get(number) ?? common.known(NOT_SHOWN);
			if (!ofHead.isKnown)
				return [number, ofHead];
			const readable = withoutUnreadable(ofHead.value, this.#lacking);
			return [number, readyFactsOf(pull.value, readable, requiredChecks.items)];
		}));
	}
	async readConflicts(deadline, heads) {
		const questions = [...heads.keys()].map((number) => ({ number }));
		const { pulls } = await this.#ask(deadline, questions, Mergeable);
		const conflicts = new Map();
		for (const [number, answer] of pulls) {
			if (!answer.isKnown || answer.value.headRefOid !== heads.get(number))
				continue;
			const isConflicting = conflictOf(answer.value.mergeable);
			if (isConflicting !== undefined)
				conflicts.set(number, isConflicting);
		}
		return conflicts;
	}
	async #readChecks(deadline, pulls) {
		const lists = new Map();
		const heads = new Map();
		let more = [];
		const take = (number, rollup) => {
			const page = rollup?.contexts ?? { items: [], isWhole: true, next: undefined };
			const before = common.ifKnown(lists.get(number)) ?? { items: [], isWhole: true };
			const isWhole = before.isWhole && page.isWhole;
			lists.set(number, common.known({ items: [...before.items, ...page.items], isWhole }));
			if (page.next !== undefined)
				more.push({ number, after: page.next });
		};
		for (const [number, pull] of pulls) {
			if (!pull.isKnown)
				continue;
			heads.set(number, pull.value.headRefOid);
			take(number, pull.value.commits.nodes[0].commit.statusCheckRollup);
		}
		const parts = common.inParts(more, MAX_LISTS_IN_QUERY);
		for (const part of parts) {
			more = [...part];
			for (let pages = 1; more.length > 0 && pages < MAX_PAGES_OF_CHECKS; pages++) {
				const { pulls: answers } = await this.#ask(deadline, more, NextChecks);
				more = [];
				for (const [number, answer] of answers) {
					if (!answer.isKnown)
						lists.set(number, answer);
					else if (answer.value.headRefOid !== heads.get(number))
						lists.set(number, common.unread('its head moved meanwhile'));
					else
						take(number, answer.value.commits.nodes[0].commit.statusCheckRollup);
				}
			}
			for (const { number } of more)
				lists.set(number, common.unread('its head has too many checks'));
		}
		return lists;
	}
	async #ask(deadline, questions, { selection, schema }) {
		const failed = (why, error) => ({
			pulls: new Map(questions.map(({ number }) => [number, common.unread(why, error)])),
			requiredChecks: NOT_SHOWN,
		});
		try {
			const { fields, problems, requiredChecks } = await askAliased(this.#github, deadline, {
				request: `Asking GitHub which pull requests are ready (${questions.length} of them)`,
				permission: PERMISSION,
				baseBranch: this.#baseBranch,
				fields: questions.map(({ number, after = '' }) => ({
					alias: aliasOf(number),
					field: `pullRequest(number: ${number})`,
					selection,
					fill: (text) => text
						.replaceAll('$number', String(number))
						.replace('$after', () => JSON.stringify(after)),
				})),
			}, this.#lacking);
			const pulls = questions.map(({ number }) => [number, answerOf(fields, problems, number, schema)]);
			return { pulls: new Map(pulls), requiredChecks };
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof common.ActionError))
				throw error;
			return failed(error.explanation.problem, error);
		}
	}
}
const aliasOf = (number) => `p${number}`;
function answerOf(fields, problems, number, schema) {
	const hidden = problems.find(({ path }) => path?.includes(aliasOf(number)));
	if (hidden !== undefined)
		return common.unread(`GitHub does not show it: ${hidden.message ?? 'no reason'}`);
	const parsed = schema.safeParse(fields[aliasOf(number)]);
	return parsed.success ? common.known(parsed.data) : common.unread('GitHub does not show all of it');
}
function readyFactsOf(pull, head, requiredOfBranch) {
	const { labels, latestOpinionatedReviews: reviews, commits, reviewDecision } = pull;
	if (!head.isWhole)
		return common.unread('GitHub does not show all checks of its head');
	const approval = reviewDecision === undefined
		? undefined
		: (approvalByDecision(reviewDecision) ?? approvalByReviews(reviews.items, !reviews.isWhole));
	const expected = head.items.flatMap((node) => node.state === 'EXPECTED' ? (node.context ?? []) : []);
	const requiredChecks = [...new Set([...requiredOfBranch, ...expected])];
	const names = labels.items.flatMap(({ name }) => name ?? []);
	const { commit } = commits.nodes[0];
	const suites = commit.checkSuites.items;
	const starts = suites.flatMap(({ createdAt }) => common.parseTime(createdAt) ?? []);
	return common.known({
		isOpen: pull.state === 'OPEN',
		isDraft: pull.isDraft,
		headSha: pull.headRefOid,
		baseBranch: pull.baseRefName,
		labels: labels.isWhole && names.length === labels.items.length ? names : undefined,
		isConflicting: conflictOf(pull.mergeable),
		approval,
		checks: checksOfCommit(head, requiredChecks),
		requiredChecks,
		queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
		awaitsApproval: suites.some(({ conclusion }) => awaitsApproval(undefined, conclusion)),
		pushedAt: starts.length > 0 ? Math.min(...starts) : common.parseTime(commit.committedDate),
	});
}
function conflictOf(mergeable) {
	if (mergeable === 'CONFLICTING')
		return true;
	return mergeable === 'MERGEABLE' ? false : undefined;
}

exports.CONFIRM_MS = CONFIRM_MS;
exports.FORBIDDEN = FORBIDDEN;
exports.GitHubError = GitHubError;
exports.HttpError = HttpError;
exports.IssueStore = IssueStore;
exports.ManyFacts = ManyFacts;
exports.NO_EFFECT = NO_EFFECT;
exports.OWNER_PLACEHOLDER = OWNER_PLACEHOLDER;
exports.PULL_REQUEST_STATES = PULL_REQUEST_STATES;
exports.QUEUE_APP = QUEUE_APP;
exports.QUEUE_SETTINGS = QUEUE_SETTINGS;
exports.QUEUE_STATES = QUEUE_STATES;
exports.Queue = Queue;
exports.READ_AGAIN = READ_AGAIN;
exports.REMEDIES = REMEDIES;
exports.ReadyFactsReader = ReadyFactsReader;
exports.SETTABLE_STATES = SETTABLE_STATES;
exports.SETTLE_MS = SETTLE_MS;
exports.STATE_WORDS = STATE_WORDS;
exports.SUBMIT_FIRST = SUBMIT_FIRST;
exports.SubmittedPullRequest = SubmittedPullRequest;
exports.TestingDetails = TestingDetails;
exports.Transport = Transport;
exports.UnusableBody = UnusableBody;
exports.addComment = addComment;
exports.addToSummary = addToSummary;
exports.anyText = anyText;
exports.approval = approval;
exports.askBeforeWork = askBeforeWork;
exports.askGitHub = askGitHub;
exports.awaitsApproval = awaitsApproval;
exports.badAnswer = badAnswer;
exports.branch = branch;
exports.branchesOfEvent = branchesOfEvent;
exports.brokenWord = brokenWord;
exports.butIs = butIs;
exports.cancelPullRequest = cancelPullRequest;
exports.checkOutput = checkOutput;
exports.choice = choice;
exports.choices = choices;
exports.chosenPriority = chosenPriority;
exports.closedPullRequests = closedPullRequests;
exports.commentPolicy = commentPolicy;
exports.commitSha = commitSha;
exports.commonInputs = commonInputs;
exports.contradiction = contradiction;
exports.convert = convert;
exports.copiedLine = copiedLine;
exports.createOwnComment = createOwnComment;
exports.createQueue = createQueue;
exports.cutTitle = cutTitle;
exports.decimal = decimal;
exports.defineOperation = defineOperation;
exports.deleteComment = deleteComment;
exports.deleteQueue = deleteQueue;
exports.describeRequest = describeRequest;
exports.editComment = editComment;
exports.editIssue = editIssue;
exports.extensionOf = extensionOf;
exports.extensionProblem = extensionProblem;
exports.flag = flag;
exports.getMergeQueueMetrics = getMergeQueueMetrics;
exports.gitHubClient = gitHubClient;
exports.gitHubToken = gitHubToken;
exports.gitHubTokenProblem = gitHubTokenProblem;
exports.globs = globs;
exports.guarded = guarded;
exports.hadNoEffect = hadNoEffect;
exports.hasStatus = hasStatus;
exports.hasText = hasText;
exports.holdName = holdName;
exports.inputDefaults = inputDefaults;
exports.inputProblem = inputProblem;
exports.inputsWithoutEffect = inputsWithoutEffect;
exports.isApproval = isApproval;
exports.isEnded = isEnded;
exports.isFresh = isFresh;
exports.isInTestRun = isInTestRun;
exports.isNotPermitted = isNotPermitted;
exports.isOwnHead = isOwnHead;
exports.isRed = isRed;
exports.isSuccess = isSuccess;
exports.issueTokenProblem = issueTokenProblem;
exports.jsonText = jsonText;
exports.judgedBySuite = judgedBySuite;
exports.line = line;
exports.lines = lines;
exports.list = list;
exports.listComments = listComments;
exports.listIssues = listIssues;
exports.listOwnComments = listOwnComments;
exports.mergeFacts = mergeFacts;
exports.minutes = minutes;
exports.misspeltPlaceholder = misspeltPlaceholder;
exports.mustBe = mustBe;
exports.neededTokenProblem = neededTokenProblem;
exports.noTarget = noTarget;
exports.notOneOf = notOneOf;
exports.noteMembersBelow = noteMembersBelow;
exports.oldNames = oldNames;
exports.oldestFirst = oldestFirst;
exports.oneLineTexts = oneLineTexts;
exports.openIssue = openIssue;
exports.openList = openList;
exports.openObject = openObject;
exports.openPullRequests = openPullRequests;
exports.optional = optional;
exports.orgSlug = orgSlug;
exports.otherRepository = otherRepository;
exports.ownerInQueueTitle = ownerInQueueTitle;
exports.parseAddress = parseAddress;
exports.parseAnswer = parseAnswer;
exports.parseReference = parseReference;
exports.planOnlyResult = planOnlyResult;
exports.poll = poll;
exports.proved = proved;
exports.pullRequestOfEvent = pullRequestOfEvent;
exports.pullRequestsOfCommit = pullRequestsOfCommit;
exports.pullRequestsOfHead = pullRequestsOfHead;
exports.quote = quote;
exports.readAhead = readAhead;
exports.readCurrentPullRequest = readCurrentPullRequest;
exports.readEvent = readEvent;
exports.readFromGitHub = readFromGitHub;
exports.readInputs = readInputs;
exports.readPullRequest = readPullRequest;
exports.readUntilConsistent = readUntilConsistent;
exports.refuseReference = refuseReference;
exports.refusedQuery = refusedQuery;
exports.removeLabel = removeLabel;
exports.repositoryPage = repositoryPage;
exports.repositoryRef = repositoryRef;
exports.restartTestsOnPullRequest = restartTestsOnPullRequest;
exports.sameName = sameName;
exports.serviceClient = serviceClient;
exports.setImpactedTargets = setImpactedTargets;
exports.settingFields = settingFields;
exports.shortHash = shortHash;
exports.splitList = splitList;
exports.stateOfCheck = stateOfCheck;
exports.submitPullRequest = submitPullRequest;
exports.targetsBodyHead = targetsBodyHead;
exports.textAt = textAt;
exports.timeInput = timeInput;
exports.tryWrite = tryWrite;
exports.undefinedIfGone = undefinedIfGone;
exports.undefinedIfStatus = undefinedIfStatus;
exports.unknownInputs = unknownInputs;
exports.unprovable = unprovable;
exports.untilGraceEnds = untilGraceEnds;
exports.updateOwnComment = updateOwnComment;
exports.updateQueue = updateQueue;
exports.valueAt = valueAt;
exports.wholeNumber = wholeNumber;
exports.withCancellationGrace = withCancellationGrace;
exports.withDefault = withDefault;
exports.withProbableBranch = withProbableBranch;
exports.withheldSecrets = withheldSecrets;
exports.writeReport = writeReport;


 })

};
;