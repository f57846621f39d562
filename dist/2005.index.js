"use strict";
exports.id = 2005;
exports.ids = [2005];
exports.modules = {

 2005:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const read = __webpack_require__(2091);
const writes = __webpack_require__(140);
const operation$1 = __webpack_require__(4777);
const index = __webpack_require__(3690);
const commits = __webpack_require__(7044);
const timeInQueue = __webpack_require__(2739);
const publish = __webpack_require__(9254);
const main = __webpack_require__(4516);
const againClaim = __webpack_require__(759);
const reasons = __webpack_require__(363);
const whyNotMerged = __webpack_require__(3589);
const mergeFacts = __webpack_require__(4812);
const posts = __webpack_require__(3945);
const store = __webpack_require__(5960);
const again = __webpack_require__(3874);

const isoTime = (at) => new Date(at).toISOString();
function triageJson(triage) {
	const { span, counts, groups, judged, unread, requeued, overAt } = triage;
	return {
		period: { since: isoTime(span.since), until: isoTime(span.until) },
		counts,
		groups: groups.map((group) => {
			const { check, kind, runs, pullRequests, firstAt, lastAt, url = null } = group;
			const over = overAt.get(group);
			return {
				check,
				kind,
				runs,
				pullRequests,
				firstAt: isoTime(firstAt),
				lastAt: isoTime(lastAt),
				overAt: over === undefined ? null : isoTime(over),
				brokenBase: brokenBase(triage, group) ?? null,
				url,
			};
		}),
		pullRequests: judged.map((one) => {
			const { stay, verdict, reason, check, facts } = one;
			const record = commits.ifKnown(stay.record);
			return {
				number: stay.ref.number,
				title: titleOf(one),
				author: record?.prAuthor ?? '',
				verdict,
				reason,
				check: check?.name ?? null,
				url: check?.url ?? null,
				endedAt: isoTime(stay.episode.endedAt),
				testBranch: commits.ifKnown(facts.run)?.branch ?? null,
			};
		}),
		requeued: requeued.submitted,
		refused: requeued.refused.map(({ number, reason }) => ({ number, reason })),
		unread: unread.map(({ number, reason }) => ({ number, reason })),
	};
}
const titleOf = ({ stay }) => commits.ifKnown(stay.record)?.prTitle ?? stay.episode.title;
function brokenBase({ base }, group) {
	if (!base.isKnown || group.kind !== 'failed')
		return undefined;
	const fails = ({ name, state }) => name === group.check && state === 'failed';
	return base.value.checks.some(fails) ? base.value.sha : undefined;
}
const isPartial = ({ unread, missing }) => unread.length > 0 || missing.length > 0;
function isLeftToSubmit({ requeued, overAt }, { stay, groups }) {
	const isOver = groups.every((group) => overAt.has(group));
	return isOver && stay.episode.end === 'failed' && !requeued.submitted.includes(stay.ref.number);
}
function isToActOn(triage, judged) {
	const { verdict, groups } = judged;
	if (verdict === 'cancelled')
		return false;
	if (verdict !== 'common-failure')
		return true;
	return groups.some((group) => !triage.overAt.has(group)) || isLeftToSubmit(triage, judged);
}
const hasToActOn = (triage) => triage.groups.some((group) => !triage.overAt.has(group)) ||
	triage.judged.some((one) => isToActOn(triage, one));

const MAX_ROWS = 50;
const MAX_NUMBERS = 12;
const TITLE_LENGTH = 80;
const REASON_LENGTH = 300;
const OWN = ['check-failed', 'conflict', 'merge-refused'];
function triageContents(triage) {
	const { judged, ref, repositoryPage } = triage;
	const ofOthers = judged.filter(({ verdict }) => verdict !== 'common-failure');
	const ownFailures = ofOthers.filter(({ verdict }) => OWN.includes(verdict));
	const rest = judged.filter((one) => !ownFailures.includes(one));
	const repository = pullFiles.link(pullFiles.repositoryName(ref.repository), repositoryPage);
	const parts = [
		commonFailures(triage),
		incomplete(triage),
		submittedAgain(triage),
		table(triage, 'Their own', ownFailures),
	];
	const restTable = table(triage, undefined, rest);
	const restName = rest.length === judged.length
		? index.pluralize(rest.length, 'pull request')
		: `The rest (${rest.length})`;
	if (rest.length > 0)
		parts.push({ fold: restName, parts: [restTable] });
	if (triage.notes.length > 0)
		parts.push(...triage.notes.map((note) => pullFiles.prose(note)));
	const next = triageNext(triage);
	return {
		mark: markOf(triage),
		headline: pullFiles.prose(triageHeadline(triage)),
		lines: [
			pullFiles.words `${repository} \u00b7 queue ${pullFiles.code(ref.targetBranch)} \u00b7 ${pullFiles.own(spanWords(triage))}`,
			...leftOutLine(triage),
		],
		...(next !== undefined && { next: pullFiles.prose(next) }),
		parts,
		wholeIn: pullFiles.words `the output ${pullFiles.code('triage')} has all of them`,
	};
}
function commonFailures(triage) {
	const items = triage.groups.map((group) => groupSentence(triage, group));
	return { ...(items.length > 1 && { title: 'Common failures' }), items };
}
function markOf(triage) {
	if (triage.groups.some((group) => !triage.overAt.has(group)))
		return pullFiles.MARKS.bad;
	if (hasToActOn(triage) || isPartial(triage))
		return pullFiles.MARKS.warning;
	return triage.judged.length === 0 ? pullFiles.MARKS.neutral : pullFiles.MARKS.good;
}
function triageHeadline({ groups, overAt, judged, unread, missing }) {
	if (judged.length + unread.length + groups.length === 0)
		return missing.length > 0
			? 'Not everything could be read'
			: 'No pull request is left outside the queue';
	const parts = [];
	const count = (wanted) => judged.filter(({ verdict }) => verdict === wanted).length;
	const open = groups.filter((group) => !overAt.has(group)).length;
	const over = groups.length - open;
	const members = count('common-failure');
	const hit = members > 0 ? ` hit ${index.pluralize(members, 'pull request')}` : '';
	let isOver = '';
	if (over === groups.length)
		isOver = ' (over)';
	else if (over > 0)
		isOver = ` (${over} of them over)`;
	const [only] = groups;
	const what = groups.length === 1 && only !== undefined
		? `The common failure ${index.inBackticks(only.check)}`
		: index.pluralize(groups.length, 'common failure');
	if (groups.length > 0)
		parts.push(`${what}${isOver}${hit}`);
	const cancelled = count('cancelled');
	const alone = judged.length - members - cancelled;
	if (alone > 0)
		parts.push(`${index.pluralize(alone, 'pull request')} failed alone`);
	if (cancelled > 0)
		parts.push(`${cancelled} cancelled`);
	if (unread.length > 0)
		parts.push(`${unread.length} not judged`);
	return parts.join(', ');
}
const two = (value) => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_MS$1 = 86_400_000;
function timeWords({ span }, at) {
	const date = new Date(at);
	const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
	if (span.until - span.since <= DAY_MS$1 && at <= span.since + DAY_MS$1)
		return clock;
	return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${clock}`;
}
function spanWords({ span }) {
	const whole = { span: { since: 0, until: Number.MAX_SAFE_INTEGER } };
	return `${timeWords(whole, span.since)} to ${timeWords(whole, span.until)} UTC`;
}
function groupSentence(triage, group) {
	const { check, kind, runs, pullRequests, firstAt, url } = group;
	const { repositoryPage } = triage;
	const name = url === undefined ? pullFiles.code(check) : pullFiles.link(check, url);
	const broken = brokenBase(triage, group);
	const count = pullRequests.length;
	const forWhom = count === 0 ? '' : ` for ${index.pluralize(count, 'pull request')}`;
	const what = `${kind === 'failed' ? 'failed' : 'did not run'}${forWhom}`;
	const clauses = [
		pullFiles.words `${name} ${pullFiles.own(what)} in ${pullFiles.own(index.pluralize(runs, 'run'))} since ${pullFiles.own(timeWords(triage, firstAt))}`,
	];
	const overAt = triage.overAt.get(group);
	clauses.push(overAt === undefined
		? pullFiles.words `no later run has passed it`
		: pullFiles.words `passes again since ${pullFiles.own(timeWords(triage, overAt))}`);
	if (broken !== undefined)
		clauses.push(pullFiles.words `fails on ${pullFiles.code(triage.ref.targetBranch)} at ${pullFiles.code(broken.slice(0, 12))}, too`);
	const sentence = pullFiles.words `${pullFiles.joined(clauses.slice(0, -1), ', ')}, and ${clauses.at(-1) ?? ''}`;
	const numbers = pullRequests.map((number) => numberLink(number, repositoryPage));
	return count === 0 ? sentence : pullFiles.words `${sentence}: ${pullFiles.firstLines(numbers, MAX_NUMBERS)}`;
}
const numberLink = (number, repositoryPage) => pullFiles.link(`#${number}`, `${repositoryPage}/pull/${number}`);
function incomplete({ missing, unread, repositoryPage }) {
	const byReason = new Map();
	for (const { number, reason } of unread)
		byReason.set(reason, [...(byReason.get(reason) ?? []), number]);
	const items = missing.map((sentence) => pullFiles.prose(index.truncate(sentence, 1000)));
	for (const [reason, numbers] of byReason) {
		const links = numbers.map((number) => numberLink(number, repositoryPage));
		items.push(pullFiles.words `Not judged: ${pullFiles.firstLines(links, MAX_NUMBERS)}. ${pullFiles.prose(index.truncate(reason, 500))}`);
	}
	return { title: 'Incomplete', items };
}
function submittedAgain({ requeued, repositoryPage }) {
	const { submitted, refused } = requeued;
	const items = [];
	const links = submitted.map((number) => numberLink(number, repositoryPage));
	if (links.length > 0)
		items.push(pullFiles.words `In the queue again: ${pullFiles.firstLines(links, MAX_NUMBERS)}`);
	for (const { number, reason, mayBeSubmitted } of refused.slice(0, MAX_ROWS))
		items.push(pullFiles.words `${pullFiles.own(mayBeSubmitted ? 'Perhaps' : 'Not')} ${numberLink(number, repositoryPage)}: ${pullFiles.prose(index.truncate(reason, REASON_LENGTH))}`);
	return { title: 'Submitted again', items };
}
function table(triage, title, judged) {
	const rows = judged.slice(0, MAX_ROWS);
	return {
		...(title !== undefined && { title }),
		head: ['Pull request', 'Why'],
		rows: rows.map((one) => [pullRequestCell(triage, one), whyCell(triage, one)]),
		total: judged.length,
		allIn: pullFiles.words `the output ${pullFiles.code('triage')}`,
		brief: rows.map((one) => {
			const { stay } = one;
			return pullFiles.words `${numberLink(stay.ref.number, triage.repositoryPage)} ${index.truncate(titleOf(one), TITLE_LENGTH)}: ${pullFiles.prose(index.truncate(one.reason, REASON_LENGTH))}`;
		}),
	};
}
function pullRequestCell({ repositoryPage }, one) {
	const { stay } = one;
	const author = stay.record.isKnown ? stay.record.value.prAuthor : undefined;
	const title = index.truncate(titleOf(one), TITLE_LENGTH);
	return pullFiles.withSmallPrint(pullFiles.words `${numberLink(stay.ref.number, repositoryPage)} ${title}`, author === undefined ? [] : [author]);
}
function whyCell(triage, one) {
	const { check, reason, verdict, stay } = one;
	const words = reason === '' ? VERDICT_WORDS[verdict] : reason;
	const why = pullFiles.prose(index.truncate(verdict === 'broken-base' ? againClaim.failsOnBase(one.facts) : words, REASON_LENGTH));
	const facts = [pullFiles.own(timeWords(triage, stay.episode.endedAt))];
	if (check?.url !== undefined)
		facts.push(pullFiles.link(check.name, check.url));
	return pullFiles.withSmallPrint(why, facts);
}
const VERDICT_WORDS = {
	'common-failure': 'a common failure',
	'check-failed': 'a required check failed',
	'broken-base': 'the target branch fails the same checks',
	infrastructure: 'checks did not run',
	conflict: 'a conflict',
	'merge-refused': 'the merge was refused',
	cancelled: 'cancelled',
	undecided: 'the cause is not clear',
	'known-flaky': 'known to be flaky',
	'not-ready': 'not ready',
	'not-submitted': 'not submitted',
	queued: 'in the queue',
	merged: 'merged',
};
function leftOutLine({ counts }) {
	const { queued, merged, closed } = counts;
	const some = [
		queued > 0 ? `${queued} in the queue again` : '',
		merged > 0 ? `${merged} merged since` : '',
		closed > 0 ? `${closed} closed` : '',
	].filter((clause) => clause !== '');
	return some.length === 0 ? [] : [pullFiles.words `Left out: ${pullFiles.own(some.join(', '))}`];
}
function triageNext(triage) {
	const { groups, overAt, judged, requeued } = triage;
	const left = judged.filter((one) => isToActOn(triage, one) && !requeued.submitted.includes(one.stay.ref.number));
	const areMembersLeft = left.some(({ verdict }) => verdict === 'common-failure');
	if (groups.some((group) => !overAt.has(group)))
		return areMembersLeft
			? timeInQueue.withHint('Repair the common failures first: no pull request is to blame for them. Then submit the members again.')
			: 'Repair the common failures: no pull request is to blame for them.';
	if (areMembersLeft)
		return timeInQueue.withHint('Submit the members of the common failures again.');
	if (left.length > 0)
		return timeInQueue.withHint('Fix what each pull request shows, then submit it again.');
	return undefined;
}

function groupsOf(stays, minGroup) {
	const byCheck = new Map();
	for (const stay of stays)
		for (const failure of stay.failures) {
			const key = JSON.stringify([failure.kind, failure.name]);
			const others = byCheck.get(key) ?? [];
			others.push({ stay, failure });
			byCheck.set(key, others);
		}
	return [...byCheck.values()]
		.flatMap((all) => groupOf(all, minGroup) ?? [])
		.toSorted((a, b) => b.pullRequests.length - a.pullRequests.length ||
		b.runs - a.runs ||
		a.firstAt - b.firstAt ||
		(a.check < b.check ? -1 : 1));
}
function groupOf(all, minGroup) {
	const members = all.filter(({ failure }) => !failure.isOwn);
	const numbers = new Set(members.map(({ stay }) => stay.number));
	const [first] = members;
	if (first === undefined || numbers.size < 2)
		return undefined;
	const roots = independentRuns(all);
	const counted = new Set(members.map(({ stay }) => roots.rootOf(stay.run.id)));
	counted.delete(roots.rootOf(UNKNOWN));
	const candidates = members.filter(({ stay }) => stay.isCandidate);
	if (counted.size < minGroup)
		return undefined;
	const times = members.map(({ failure }) => failure.at);
	const lastAt = Math.max(...times);
	const newest = members.find(({ failure }) => failure.at === lastAt) ?? first;
	return {
		check: first.failure.name,
		kind: first.failure.kind,
		runs: counted.size,
		pullRequests: [...new Set(candidates.map(({ stay }) => stay.number))].sort((a, b) => a - b),
		firstAt: Math.min(...times),
		lastAt,
		url: newest.failure.url,
		stays: new Set(members.map(({ stay }) => stay)),
	};
}
const UNKNOWN = 'unknown';
function independentRuns(all) {
	const roots = new Roots();
	const whole = all.filter(({ stay }) => !stay.run.isBisection);
	for (const { stay } of all) {
		const { id, isBisection, bisected } = stay.run;
		roots.join(id, timeInQueue.bareRunId(id));
		for (const other of bisected) {
			roots.join(id, other);
			roots.join(other, timeInQueue.bareRunId(other));
		}
		if (!isBisection || bisected.length > 0)
			continue;
		if (whole.some((other) => timeInQueue.bareRunId(other.stay.run.id) === timeInQueue.bareRunId(id)))
			continue;
		roots.join(id, bisectedBy(stay, whole) ?? UNKNOWN);
	}
	for (const one of all)
		for (const other of all)
			if (dependsOn(one, other))
				roots.join(one.stay.run.id, other.stay.run.id);
	return roots;
}
function bisectedBy({ run }, whole) {
	const { createdAt = Number.POSITIVE_INFINITY, tested } = run;
	return whole
		.map(({ stay }) => stay.run)
		.filter((other) => tested.every((number) => other.tested.includes(number)))
		.filter((other) => (other.createdAt ?? Number.NEGATIVE_INFINITY) <= createdAt)
		.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))[0]?.id;
}
function dependsOn({ stay }, other) {
	const { run } = stay;
	const { number, endedAt } = other.stay;
	const wasAhead = run.ahead.includes(number) && endedAt >= (run.createdAt ?? stay.endedAt);
	return wasAhead || (other.failure.isOwn && run.tested.includes(number));
}
class Roots {
	#parents = new Map();
	rootOf(id) {
		let root = id;
		for (let parent = this.#parents.get(root); parent !== undefined;) {
			root = parent;
			parent = this.#parents.get(root);
		}
		return root;
	}
	join(one, other) {
		const [root, otherRoot] = [this.rootOf(one), this.rootOf(other)];
		if (root !== otherRoot)
			this.#parents.set(root, otherRoot);
	}
}

const MAX_AT_ONCE = 4;
const MAX_PAGES = 20;
const { 'commits(last: 1)': _checksOfHead, ...FIELDS_WITHOUT_CHECKS } = mergeFacts.PullRequestPart.selection.fields;
const WITHOUT_CHECKS = { type: 'PullRequest', fields: FIELDS_WITHOUT_CHECKS };
const Commit = mergeFacts.onlyIf('GitObject', mergeFacts.part('Commit', {
	committedDate: mergeFacts.textField,
	statusCheckRollup: mergeFacts.optionalPart(mergeFacts.MoreChecks),
	'checkSuites(first: 100)': mergeFacts.nodesOf('CheckSuiteConnection', mergeFacts.part('CheckSuite', { createdAt: mergeFacts.textField })),
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
			const parsed = mergeFacts.PullRequestPart.schema.safeParse(fields[alias]);
			if (!parsed.success)
				return hidden(problems, alias);
			const rest = mergeFacts.needsRest(parsed.data) ? await this.#readRest(deadline, number) : undefined;
			if (rest !== undefined && !rest.isKnown)
				return rest;
			const ofIt = problems.filter(({ path }) => path?.includes(alias) || path?.includes('ref'));
			const shown = { pullRequest: parsed.data, ref: requiredChecks, refs: NO_REFS };
			return commits.known(mergeFacts.mergeFactsOf(shown, rest?.value, ofIt, this.#lackingOfPulls));
		};
		const facts = [];
		for (const number of numbers)
			facts.push([number, await read(number)]);
		return facts;
	}
	async #readRest(deadline, number) {
		try {
			return commits.known(await commits.readPullRequest(this.#access, deadline, number));
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof index.ActionError))
				throw error;
			return commits.unread(error.explanation.problem, error);
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
		const { items, isWhole } = mergeFacts.withoutUnreadable(listed, this.#lackingOfCommits);
		if (!isWhole)
			return commits.unread('GitHub does not show all checks of the commit');
		const suites = commit.checkSuites.items;
		const starts = suites.flatMap(({ createdAt }) => index.parseTime(createdAt) ?? []);
		return commits.known({
			checks: mergeFacts.checksOfCommit({ items, isWhole }, []),
			pushedBy: starts.length > 0 ? Math.min(...starts) : undefined,
			committedAt: index.parseTime(commit.committedDate),
		});
	}
	async #ask(deadline, request, fields, lacking) {
		const { github } = this.#access;
		if (!github.available)
			return commits.unread('`github-token` is empty');
		const query = { request, permission: PERMISSION, baseBranch: this.#baseBranch, fields };
		try {
			return commits.known(await mergeFacts.askAliased(github, deadline, query, lacking));
		}
		catch (error) {
			if (deadline.isCancelled || !(error instanceof index.ActionError))
				throw error;
			return commits.unread(error.explanation.problem, error);
		}
	}
}
const PERMISSION = 'pull-requests: read';
const PERMISSIONS = 'pull-requests: read`, `checks: read` and `statuses: read';
const NO_REFS = { items: []};
function hidden(problems, alias) {
	const own = problems.filter(({ path }) => path?.includes(alias));
	if (own.length === 0)
		return commits.unread('GitHub does not show it');
	const error = pullFiles.refusedQuery('Reading what GitHub shows', PERMISSIONS, own);
	return commits.unread(error.explanation.problem, error);
}
async function inQueries(keys, ask) {
	const answers = new Map();
	for (const atOnce of mergeFacts.inParts(mergeFacts.inParts(keys, mergeFacts.MAX_IN_QUERY), MAX_AT_ONCE))
		for (const part of await Promise.all(atOnce.map(ask)))
			for (const [key, value] of part)
				answers.set(key, value);
	return answers;
}

const MAX_RUNS_AT_ONCE = 8;
const MAX_COMMITS_AT_ONCE = 3;
const MAX_GITHUB_REQUESTS = 140;
class TriageReader {
	#context;
	#deadline;
	#gitHub;
	#ref;
	#many;
	#details = new Map();
	#commits = new Map();
	constructor(context, deadline, ref) {
		this.#context = context;
		this.#deadline = deadline;
		this.#gitHub = deadline.withRequests(MAX_GITHUB_REQUESTS);
		this.#ref = ref;
		this.#many = new ManyFacts(context, ref.targetBranch);
	}
	async read(history, span) {
		const kicked = ({ end, endedAt }) => end !== 'merged' && read.isWithin(span, endedAt);
		const pulls = history.pullRequests.filter(({ episodes }) => episodes.some(kicked));
		const numbers = pulls.map(({ number }) => number);
		const mergeFacts = await this.#many.readPullRequests(this.#gitHub, numbers);
		const open = pulls.flatMap((pull) => pull.episodes
			.filter(kicked)
			.map((episode) => this.#openStay(pull, episode, mergeFacts.get(pull.number) ?? NOT_ASKED)));
		const withRuns = await this.#findUnnamedRuns(open, span);
		const base = await this.#readBase(withRuns);
		await this.readRuns(withRuns.flatMap(({ runId = [] }) => runId));
		await this.#readCommits(withRuns.flatMap(({ headSha = [] }) => headSha));
		const stays = withRuns.map((stay) => this.#stayOf(stay));
		await atOnce(MAX_COMMITS_AT_ONCE, stays, (stay) => this.#proveHead(stay));
		return { stays: stays.map(({ isProved: _, ...stay }) => stay), base };
	}
	async readRuns(ids) {
		const { service } = this.#context;
		const wanted = [...new Set(ids)].filter((id) => !this.#details.has(id));
		await atOnce(MAX_RUNS_AT_ONCE, wanted, async (id) => {
			const reading = timeInQueue.readTestRun(this.#deadline, service, this.#ref, id, RUN_INPUTS);
			this.#details.set(id, await commits.readFact(this.#deadline, reading));
		});
		await this.#readCommits(wanted.flatMap((id) => commits.ifKnown(this.#details.get(id))?.testBranchSha ?? []));
	}
	runOf(id, ref, mergeFacts, entry) {
		const details = this.#details.get(id) ?? NOT_ASKED;
		if (!details.isKnown)
			return details;
		const problem = main.problemOfRun(ref.number, details.value);
		if (problem !== undefined)
			return commits.unread(problem);
		const { testBranchSha: sha } = details.value;
		const commit = sha === undefined ? commits.unread('the commit is not known') : this.#commitOf(sha);
		const checks = commit.isKnown ? commits.known(commit.value.checks) : commit;
		const run = timeInQueue.testRunOf(id, details.value, { facts: mergeFacts, checks }, ref);
		return commits.known(timeInQueue.withTested(run, entry));
	}
	#openStay({ number, episodes, record }, episode, mergeFacts) {
		const { repository, stacks } = this.#context;
		const parsed = recordOf(record);
		const { prSha, state } = commits.ifKnown(parsed) ?? {};
		const { entries, hasTimeline } = episode;
		const last = entries.at(-1);
		const hadNoRun = last?.reason === 'start_test_run_merge_conflict';
		const runId = entries.findLast(({ testRun }) => testRun !== undefined)?.testRun?.id;
		const isNewest = episodes.at(-1) === episode;
		return {
			ref: pullFiles.pullRequestRef(repository, this.#ref.targetBranch, number, stacks.of(number)),
			episode,
			isNewest,
			entry: hasTimeline ? last : undefined,
			record: parsed,
			mergeFacts,
			runId: hadNoRun ? undefined : runId,
			isRunNamed: runId !== undefined,
			headSha: (prSha ?? commits.ifKnown(mergeFacts)?.headSha)?.toLowerCase(),
			isHeadOfRecord: prSha !== undefined && pullFiles.isEnded(state) && episode.end === 'failed' && isNewest,
		};
	}
	async #findUnnamedRuns(open, { since }) {
		const { github } = this.#context;
		const isUnnamed = ({ episode, entry, runId }) => episode.end === 'failed' && runId === undefined && entry?.reason === undefined;
		if (!github.available || !open.some(isUnnamed))
			return open;
		const closed = await commits.readFact(this.#gitHub, read.closedPullRequests(github, this.#gitHub, since));
		const newest = new Map();
		for (const { headBranch, isOwnHead } of commits.ifKnown(closed) ?? []) {
			const named = isOwnHead ? main.parseTestBranch(headBranch, main.DEFAULT_PATTERN) : undefined;
			if (named !== undefined && !newest.has(named.number))
				newest.set(named.number, named.id);
		}
		return open.map((stay) => isUnnamed(stay) ? { ...stay, runId: newest.get(stay.ref.number) } : stay);
	}
	async #readBase(open) {
		const { github } = this.#context;
		if (!open.some(({ episode }) => episode.end === 'failed'))
			return commits.unread('nothing failed');
		if (!github.available)
			return commits.NO_TOKEN;
		const head = commits.headOf(github, this.#gitHub, this.#ref.targetBranch);
		const sha = await commits.readFact(this.#gitHub, head);
		if (!sha.isKnown)
			return sha;
		const checks = await this.#readCommit(sha.value);
		return checks.isKnown ? commits.known({ sha: sha.value, checks: checks.value.checks }) : checks;
	}
	async #readCommits(shas) {
		const wanted = [...new Set(shas.map((sha) => sha.toLowerCase()))].filter((sha) => !this.#commits.has(sha));
		for (const [sha, facts] of await this.#many.readCommits(this.#gitHub, wanted))
			this.#commits.set(sha, facts);
		const hidden = wanted.filter((sha) => {
			const facts = this.#commitOf(sha);
			return !facts.isKnown && facts.error?.kind !== 'unauthorized';
		});
		await atOnce(MAX_COMMITS_AT_ONCE, hidden, async (sha) => {
			const facts = await this.#readCommit(sha);
			if (facts.isKnown)
				this.#commits.set(sha, facts);
		});
	}
	#commitOf(sha) {
		return this.#commits.get(sha.toLowerCase()) ?? NOT_ASKED;
	}
	async #readCommit(sha) {
		const { github } = this.#context;
		if (!github.available)
			return commits.NO_TOKEN;
		const [runs, statuses] = await Promise.all([
			commits.readFact(this.#gitHub, commits.checkRuns(github, this.#gitHub, sha)),
			commits.readFact(this.#gitHub, commits.statuses(github, this.#gitHub, sha)),
		]);
		if (!runs.isKnown)
			return runs;
		if (!statuses.isKnown)
			return statuses;
		return commits.known({
			checks: [...runs.value, ...statuses.value],
			pushedBy: undefined,
			committedAt: undefined,
		});
	}
	async #proveHead(stay) {
		const { head, run, isProved } = stay;
		const sha = commits.ifKnown(run)?.sha;
		if (isProved || !head.isKnown)
			return;
		const { github } = this.#context;
		if (sha === undefined) {
			stay.head = run.isKnown || pullFiles.hasStatus(run.error, 404) ? UNKNOWN_HEAD : unreadHead(run);
			return;
		}
		const contains = await commits.readFact(this.#gitHub, commits.contains(github, this.#gitHub, sha, head.value.sha));
		if (!contains.isKnown)
			stay.head = unreadHead(contains);
		else if (!contains.value)
			stay.head = UNKNOWN_HEAD;
	}
	#stayOf({ runId, headSha, isHeadOfRecord, ...stay }) {
		const { ref, mergeFacts, entry, episode } = stay;
		const run = runId === undefined
			? commits.unread('nothing names its test run')
			: this.runOf(runId, ref, mergeFacts, entry);
		const isProved = true;
		if (headSha === undefined)
			return {
				...stay,
				run,
				isProved,
				head: mergeFacts.isKnown ? UNKNOWN_HEAD : mergeFacts,
			};
		const commit = this.#commitOf(headSha);
		if (!commit.isKnown)
			return { ...stay, run, isProved, head: commit };
		const testedAt = commits.ifKnown(run)?.createdAt ?? episode.startedAt ?? episode.endedAt;
		const { pushedBy, committedAt = 0 } = commit.value;
		const isNewer = !isHeadOfRecord && (pushedBy ?? committedAt) > testedAt;
		const head = isNewer ? UNKNOWN_HEAD : commits.known({ ...commit.value, sha: headSha });
		return { ...stay, run, head, isProved: isHeadOfRecord || pushedBy !== undefined };
	}
}
const NOT_ASKED = commits.unread('it was not asked');
const UNKNOWN_HEAD = commits.unread('the head commit that was submitted is not known');
const unreadHead = ({ why, error }) => commits.unread(`${UNKNOWN_HEAD.why}: ${why}`, error);
const RUN_INPUTS = { testBranchPattern: main.DEFAULT_PATTERN };
function recordOf(answer) {
	if (!answer.isKnown)
		return answer;
	const parsed = pullFiles.SubmittedPullRequest.safeParse(answer.value);
	return parsed.success ? commits.known(parsed.data) : commits.unread('Trunk has no usable record of it');
}
async function atOnce(max, items, work) {
	const remaining = items.values();
	const worker = async () => {
		for (const item of remaining)
			await work(item);
	};
	await Promise.all(Array.from({ length: max }, worker));
}

function judgePeriod({ pullRequests }, { stays, base }, minGroup) {
	const counts = { failed: 0, cancelled: 0, queued: 0, merged: 0, closed: 0 };
	const unreadOnes = [];
	const newest = [];
	const failedStays = new Map();
	const unproved = [];
	const unseen = [];
	for (const pull of pullRequests) {
		const own = stays.filter(({ ref }) => ref.number === pull.number);
		const last = own.at(-1);
		if (last === undefined) {
			const unreadOne = unreadWithoutList(pull);
			if (unreadOne !== undefined)
				unreadOnes.push(unreadOne);
			continue;
		}
		const leftOut = leftOutAs(pull, last);
		for (const stay of own) {
			const failed = failedStayOf(stay, base, leftOut === undefined);
			if (failed !== undefined)
				failedStays.set(stay, failed);
			const problem = stay === last && leftOut === undefined ? undefined : unreadProof(stay, base);
			if (problem !== undefined)
				unproved.push({ number: pull.number, reason: problem.why });
		}
		if (leftOut !== undefined) {
			counts[leftOut]++;
			continue;
		}
		if (!last.mergeFacts.isKnown)
			unseen.push({ number: pull.number, reason: last.mergeFacts.why });
		counts[last.episode.end === 'failed' ? 'failed' : 'cancelled']++;
		const problem = unreadPart(last, base);
		if (problem === undefined)
			newest.push(last);
		else
			unreadOnes.push({ number: pull.number, reason: problem.why, error: problem.error });
	}
	const groups = groupsOf([...failedStays.values()], minGroup);
	const judged = newest.map((stay) => {
		const failed = failedStays.get(stay);
		const own = failed === undefined ? [] : groups.filter((group) => group.stays.has(failed));
		return judgeStay(stay, base, own);
	});
	return {
		judged: judged.toSorted((a, b) => b.stay.episode.endedAt - a.stay.episode.endedAt),
		unread: unreadOnes.toSorted((a, b) => a.number - b.number),
		groups,
		counts,
		missing: [...missingProofs(unproved), ...missingStates(unseen)],
	};
}
function unreadProof(stay, base) {
	const provesNothing = stay.head === UNKNOWN_HEAD || decidesAlone(stay.entry);
	return provesNothing ? undefined : unreadPart(stay, base);
}
function missingProofs(unproved) {
	const [first] = unproved;
	if (first === undefined)
		return [];
	const { number, reason } = first;
	const count = index.pluralize(unproved.length, 'failure');
	return [
		`Common failures may be missing, because ${count} of pull requests that are left out or failed again could not be read, such as that of #${number}: ${reason}.`,
	];
}
function missingStates(unseen) {
	const [first] = unseen;
	if (first === undefined)
		return [];
	const count = index.pluralize(unseen.length, 'pull request');
	return [
		`Some may be closed or merged, because GitHub shows no state of ${count}, such as #${first.number}: ${first.reason}.`,
	];
}
function unreadWithoutList({ number, record, candidate: { present, isMerged = false }, }) {
	if (record.isKnown || present !== undefined || isMerged)
		return undefined;
	return { number, reason: record.why, error: record.error };
}
function leftOutAs({ candidate }, stay) {
	const record = commits.ifKnown(stay.record);
	const mergeFacts = commits.ifKnown(stay.mergeFacts);
	const state = record?.state ?? candidate.present?.state;
	if (state === 'MERGED' || commits.isMergedOnGitHub(mergeFacts, stay.ref))
		return 'merged';
	if (commits.isQueued(record))
		return 'queued';
	return mergeFacts?.closed ? 'closed' : undefined;
}
const decidesAlone = (entry) => entry?.reason === 'start_test_run_merge_conflict' ||
	reasons.refusesMerge(entry?.reason) ||
	reasons.takesOutOfQueue(entry?.reason) ||
	timeInQueue.leftWithPrerequisite(entry);
function unreadPart({ episode, record, run, entry, head, ...stay }, base) {
	if (!record.isKnown)
		return record;
	if (episode.end === 'cancelled')
		return undefined;
	if (!run.isKnown) {
		const isRead = pullFiles.hasStatus(run.error, 404) || decidesAlone(entry);
		const isSaid = !stay.isRunNamed && entry?.reason !== undefined;
		if (!isRead && !isSaid)
			return commits.unread(`its test run: ${run.why}`, run.error);
	}
	if (!head.isKnown)
		return commits.unread(`the checks of its head: ${head.why}`, head.error);
	if (!base.isKnown)
		return commits.unread(`the checks of the target branch: ${base.why}`, base.error);
	return run.isKnown ? unreadChecks({ episode, run: run.value, entry, ...stay }) : undefined;
}
function unreadChecks({ episode, run, entry, isRunNamed, }) {
	const result = whyNotMerged.resultOf(run, entry);
	const { gitHubChecks } = run;
	if (!isRunNamed && !againClaim.isNearFailure(run, result, episode.endedAt))
		return commits.unread('its test run: another one may have failed it');
	if (run.isWhole || result.failed.length > 0 || decidesAlone(entry))
		return undefined;
	return gitHubChecks.isKnown
		? commits.unread('not all checks of its test run are shown')
		: commits.unread(`the checks of its test run: ${gitHubChecks.why}`, gitHubChecks.error);
}
function factsOf({ ref, episode, entry, record, mergeFacts, run }, base) {
	const { end, endedAt, hasTimeline } = episode;
	return {
		...againClaim.withConclusions({
			ref,
			record: record.isKnown
				? {
					...record.value,
					state: end.toUpperCase(),
					stateChangedAt: new Date(endedAt).toISOString(),
					isCurrentlySubmittedToQueue: false,
				}
				: undefined,
			history: commits.known({ hasTimeline, entry }),
			run,
			mergeFacts: mergeFacts.isKnown ? commits.known({ ...mergeFacts.value, merged: false }) : mergeFacts,
		}),
		queue: commits.unread('it was not asked'),
		base,
		tests: undefined,
		notes: [],
	};
}
function judgeStay(stay, base, groups) {
	const facts = factsOf(stay, base);
	const own = againClaim.verdictWithoutRules(facts);
	const isCommon = groups.length > 0 && COMMON.includes(own);
	const { reasons } = whyNotMerged.whyNotMerged({
		...facts,
		run: commits.ifKnown(facts.run),
		gitHub: commits.ifKnown(facts.mergeFacts),
	});
	const { failed, notRun, pending } = facts.result;
	const [group] = groups;
	const [check] = [...failed, ...notRun, ...pending];
	return {
		stay,
		facts,
		own,
		verdict: isCommon ? 'common-failure' : own,
		groups: isCommon ? groups : [],
		check: isCommon && group !== undefined ? { name: group.check, url: group.url } : check,
		reason: reasons[0]?.text ?? stay.entry?.reason ?? '',
	};
}
const COMMON = ['check-failed', 'broken-base', 'infrastructure'];
function failedStayOf(stay, base, isCandidate) {
	const { ref, episode, head, entry } = stay;
	if (!head.isKnown || timeInQueue.leftWithPrerequisite(entry))
		return undefined;
	if (unreadPart(stay, base) !== undefined)
		return undefined;
	const run = runOf(stay);
	if (run === undefined)
		return undefined;
	const failures = failuresOf(stay, base).map(({ kind, check }) => {
		const { name, url, finishedAt: at = episode.endedAt } = check;
		const isOwn = head.value.checks.some((other) => other.name === name &&
			(other.state === 'failed' || (kind === 'not-run' && other.state === 'not-run')));
		return { kind, name, url, at, isOwn };
	});
	if (failures.length === 0)
		return undefined;
	const { number } = ref;
	const unique = new Map(failures.map((failure) => [`${failure.kind} ${failure.name}`, failure]));
	return { number, isCandidate, endedAt: episode.endedAt, run, failures: [...unique.values()] };
}
function failuresOf(stay, base) {
	const { episode, entry } = stay;
	const facts = factsOf(stay, base);
	const { failed, notRun, pending } = facts.result;
	if (episode.end === 'cancelled') {
		const before = failed.filter(({ finishedAt = Infinity }) => finishedAt <= episode.endedAt);
		return before.map((check) => ({ kind: 'failed', check }));
	}
	if (reasons.takesOutOfQueue(entry?.reason))
		return [];
	if (failed.length > 0)
		return failed.map((check) => ({ kind: 'failed', check }));
	if (againClaim.verdictWithoutRules(facts) !== 'infrastructure')
		return [];
	return [...notRun, ...pending].map((check) => ({ kind: 'not-run', check }));
}
function runOf({ episode, entry, run, ref }) {
	const { bisected, last } = bisectionOf(episode.entries);
	if (run.isKnown) {
		const { id, createdAt, isBisection, tested, ahead = [] } = run.value;
		return {
			id: id.toLowerCase(),
			createdAt,
			isBisection: isBisection || bisected.length > 0,
			tested: tested.map(({ prNumber }) => prNumber),
			ahead,
			bisected,
		};
	}
	if (last === undefined)
		return undefined;
	const tested = [...(entry?.testRun?.testedPullRequests ?? []), { prNumber: ref.number }];
	return {
		id: last,
		createdAt: undefined,
		isBisection: /bisection/.test(last) || bisected.length > 0,
		tested: tested.map(({ prNumber }) => prNumber),
		ahead: [],
		bisected,
	};
}
function bisectionOf(entries) {
	const bisected = [];
	let last;
	let isSplit = false;
	for (const { testRun, reason } of entries) {
		if (reason === 'bisection_required')
			isSplit = true;
		const id = testRun?.id.toLowerCase();
		if (id === undefined || id === last)
			continue;
		if (isSplit && last !== undefined)
			bisected.push(last);
		isSplit = false;
		last = id;
	}
	return { bisected, last };
}

const MAX_RUNS = 20;
const STEP = 4;
async function readPasses({ repository }, reader, ref, { pullRequests }, groups) {
	const merged = pullRequests
		.flatMap(({ number, episodes }) => episodes.flatMap((episode) => {
		const runId = episode.entries.findLast(({ testRun }) => testRun !== undefined)?.testRun?.id;
		if (episode.end !== 'merged' || runId === undefined)
			return [];
		return { ref: pullFiles.pullRequestRef(repository, ref.targetBranch, number), episode, runId };
	}))
		.toSorted((a, b) => a.episode.endedAt - b.episode.endedAt);
	const overAt = new Map();
	const missing = [];
	for (const group of groups) {
		const after = merged.filter(({ episode }) => episode.endedAt > group.lastAt);
		const byRun = new Map(after.toReversed().map((stay) => [stay.runId, stay]));
		const stays = [...byRun.values()].toReversed().slice(0, MAX_RUNS);
		const problems = [];
		for (let from = 0; from < stays.length && !overAt.has(group); from += STEP) {
			const some = stays.slice(from, from + STEP);
			await reader.readRuns(some.map(({ runId }) => runId));
			const readings = some.map((stay) => passedAt(reader, group, stay));
			const passes = readings.flatMap((reading) => commits.ifKnown(reading) ?? []);
			problems.push(...readings.flatMap((reading) => (reading.isKnown ? [] : reading.why)));
			if (passes.length > 0)
				overAt.set(group, Math.min(...passes));
		}
		if (!overAt.has(group) && problems[0] !== undefined)
			missing.push(`A later run may have passed ${index.inBackticks(group.check)}, because ${index.pluralize(problems.length, 'run')} could not be read: ${problems[0]}.`);
	}
	return { overAt, missing };
}
const NO_PASS = commits.known(undefined);
function passedAt(reader, { check, lastAt }, { ref, episode, runId }) {
	const run = reader.runOf(runId, ref, commits.unread('it was not asked'), episode.entries.at(-1));
	if (!run.isKnown)
		return pullFiles.hasStatus(run.error, 404) ? NO_PASS : run;
	const { createdAt, checks } = run.value;
	if (createdAt === undefined || createdAt <= lastAt)
		return NO_PASS;
	const rows = checks.filter(({ name }) => name === check);
	if (rows.length === 0 && !run.value.gitHubChecks.isKnown)
		return run.value.gitHubChecks;
	if (!whyNotMerged.isGreenNow(rows))
		return NO_PASS;
	const ends = rows.flatMap(({ finishedAt }) => finishedAt ?? []);
	return commits.known(ends.length > 0 ? Math.max(...ends) : episode.endedAt);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_MS = 7 * DAY_MS;
const sinceInput = () => pullFiles.convert((text, refuse) => {
	const [, digits, letter] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
	if (digits === undefined) {
		const time = pullFiles.timeInput().safeParse(text);
		if (time.success)
			return { at: time.data };
		return refuse(`must be hours or days such as 12h or 2d, or a time with its zone${pullFiles.butIs(text)}`);
	}
	const ms = Number(digits) * (letter === 'd' ? DAY_MS : HOUR_MS);
	return ms < HOUR_MS || ms > MAX_MS ? refuse(`must be from 1h to 7d${pullFiles.butIs(text)}`) : { ms };
});
function triagePeriod({ since, until }, now) {
	const end = until === undefined ? now : Date.parse(until);
	return { since: 'ms' in since ? end - since.ms : Date.parse(since.at), until: end };
}
function sinceProblem(inputs, now) {
	const { since, until } = triagePeriod(inputs, now);
	if (since < now - MAX_MS)
		return 'begins more than 7 days ago';
	if (since >= until)
		return 'must be before `until`';
	return undefined;
}
function untilProblem({ until }, now) {
	if (until === undefined || Date.parse(until) <= now)
		return undefined;
	return `must not be in the future, but is ${JSON.stringify(until)}`;
}

const TRIAGE_EXTENSIONS = ['.json', '.md'];
const MAX_ISSUE_MS = 60_000;
function publishTriage({ reportFiles, slackPayloadFile, issueTitle: title }, context, deadline, triage, contents) {
	const { ref, repositoryPage } = triage;
	const isLeft = hasToActOn(triage);
	const slack = {
		path: slackPayloadFile,
		where: `${pullFiles.repositoryName(ref.repository)} ${ref.targetBranch}`,
		pages: [
			['Report of the run', context.event.runUrl],
			['Repository', repositoryPage],
		],
	};
	return publish.publish(context, deadline.atMost(MAX_ISSUE_MS), contents, {
		files: {
			paths: reportFiles,
			formats: { '.json': () => `${pullFiles.jsonText(triageJson(triage), 2, pullFiles.oneLineTexts)}\n` },
		},
		...(isLeft && { slack }),
		issue: title === undefined
			? undefined
			: {
				marker: `triage-queue/${commits.shortHash(`${ref.targetBranch}\n${title}`)}`,
				title,
				isDone: !isLeft && !isPartial(triage),
				onlyUpdate: !isLeft,
			},
	});
}

const REQUEUE_WORDS = ['none', 'infrastructure', 'common', 'failed'];
function meantBy(words, judged, overAt) {
	const meant = [];
	const refused = [];
	for (const one of judged.toReversed()) {
		const { stay, own, verdict, groups } = one;
		if (stay.episode.end !== 'failed')
			continue;
		const open = groups.find((group) => !overAt.has(group));
		const isOfWord = (words.includes('infrastructure') && own === 'infrastructure') ||
			(words.includes('common') && verdict === 'common-failure');
		const isRefused = own === 'conflict' || own === 'merge-refused';
		const ownFailure = words.includes('failed') && !isRefused ? failsAlone(one) : commits.known(true);
		const isOfFailed = ownFailure.isKnown && !ownFailure.value;
		const refuse = (reason) => refused.push({ number: stay.ref.number, reason });
		if ((isOfFailed || isOfWord) && !stay.isNewest)
			refuse('it has left the queue again since');
		else if (isOfFailed || (isOfWord && open === undefined))
			meant.push(one);
		else if (isOfWord)
			refuse(`no later test run has passed \`${open?.check}\``);
		else if (!ownFailure.isKnown)
			refuse(ownFailure.why);
	}
	return { meant, refused };
}
function failsAlone({ stay, facts }) {
	if (!stay.head.isKnown)
		return stay.head;
	const run = commits.ifKnown(facts.run);
	const mergeFacts = commits.ifKnown(stay.mergeFacts);
	const names = new Set([
		...(run?.required ?? []),
		...(mergeFacts?.requiredChecks ?? []),
		...[...facts.result.failed, ...facts.result.notRun].map(({ name }) => name),
	]);
	const failing = stay.head.value.checks.filter(({ name, app, state }) => state === 'failed' && app !== commits.QUEUE_APP && !timeInQueue.isQueueCheck(name, stay.ref, mergeFacts));
	if (failing.some(({ name }) => names.has(name)))
		return commits.known(true);
	const required = run?.allRequired ?? mergeFacts?.allRequiredChecks;
	const areAllNamed = required?.isKnown && required.value.length > 0;
	const [first] = failing;
	if (areAllNamed || first === undefined)
		return commits.known(false);
	return commits.unread(`it could not be read which checks are required, and \`${first.name}\` fails on its own head`);
}
const MAX_REFUSALS_IN_A_ROW = 3;
class Requeue {
	#context;
	#ref;
	#many;
	#planned = [];
	constructor(context, ref) {
		this.#context = context;
		this.#ref = ref;
		this.#many = new ManyFacts(context, ref.targetBranch);
	}
	async run(deadline, limit, meant, max, note) {
		const { log, dryRun } = this.#context;
		const submitted = [];
		const refused = [];
		let inARow = 0;
		let first;
		let endedBy;
		const noteDone = () => note({ submitted: [...submitted], refused: [...refused] });
		noteDone();
		for (const one of meant) {
			const { number } = one.stay.ref;
			const maybe = refused.filter(({ mayBeSubmitted }) => mayBeSubmitted).length;
			if (submitted.length + this.#planned.length + maybe >= max)
				endedBy ??= `as many as \`max-requeue\` allows ${dryRun ? 'would be' : 'were'} submitted before it`;
			if (inARow >= MAX_REFUSALS_IN_A_ROW)
				endedBy ??= `Trunk refused ${MAX_REFUSALS_IN_A_ROW} submissions in a row`;
			if (limit.passed)
				endedBy ??= 'the time was up';
			if (endedBy !== undefined) {
				refused.push({ number, reason: endedBy });
				continue;
			}
			const end = await this.#tryOne(deadline, one);
			if (end === 'submitted') {
				inARow = 0;
				if (dryRun)
					continue;
				submitted.push(number);
				log.info(`#${number} is in the queue again`);
				noteDone();
				continue;
			}
			const { reason, mayBeSubmitted = false } = end;
			log.info(`#${number} ${mayBeSubmitted ? 'may be' : 'is not'} submitted again: ${reason}`);
			refused.push({ number, reason, mayBeSubmitted });
			if (end.ends)
				endedBy = reason;
			if (end.refusal === undefined)
				continue;
			inARow++;
			first ??= end.refusal;
			log.warning(`#${number} ${mayBeSubmitted ? 'may have been' : 'was not'} submitted again: ${end.refusal.message}`);
		}
		return { submitted, refused, refusal: first, planned: this.#planned };
	}
	async #tryOne(deadline, one) {
		const { ref, record, head } = one.stay;
		const context = this.#context;
		const failed = commits.ifKnown(record);
		const sha = commits.ifKnown(head)?.sha;
		if (failed === undefined || sha === undefined)
			return { reason: 'its head is not known' };
		const series = timeInQueue.explainSeries(ref.number);
		const [before, comments] = await Promise.all([
			this.#readPresent(deadline, one),
			this.#readComments(deadline, series),
		]);
		const problem = notAgain(one, failed, sha, before, comments);
		if (problem !== undefined)
			return problem;
		const isTested = await this.#containsHead(deadline, one, sha);
		if (isTested !== undefined)
			return { reason: isTested };
		if (context.dryRun) {
			this.#planned.push(pullFiles.submitPullRequest(ref, writes.optionsAsBefore(failed)));
			return 'submitted';
		}
		const body = pullFiles.inline(pullFiles.words `Submitting ${pullFiles.code(sha.slice(0, 12))} again: ${whyOf(one)}.`);
		const tried = await againClaim.tryOnce(context, deadline, { series, head: sha, body }, () => this.#readPresent(deadline, one), async (present) => {
			const now = notAgain(one, failed, sha, present, 'claimed');
			return now ?? again.submitFailedAgain(context, deadline, ref, failed, { head: sha });
		});
		if (tried.result === 'unclaimed')
			return { reason: `the comment that counts it could not be written: ${tried.why}` };
		if (tried.result === 'claimed-by-other')
			return { reason: 'another run has claimed it' };
		await this.#mergeComments(deadline, series, tried.claim, body, commits.ifKnown(comments) ?? []);
		if (tried.result === 'failed') {
			const { error: refusal, mayHaveApplied: mayBeSubmitted } = tried;
			const { problem } = refusal.explanation;
			if (!mayBeSubmitted)
				return { reason: problem, refusal };
			const reason = `it is not known whether it was submitted: ${problem}`;
			return { reason, mayBeSubmitted, refusal };
		}
		return 'reason' in tried.value ? tried.value : endOf$1(tried.value);
	}
	async #readPresent(deadline, { stay: { ref } }) {
		const context = this.#context;
		const readHolds = async () => {
			const live = await store.requireLiveHolds(context, deadline, this.#ref);
			return live.length === 0 ? undefined : `the queue has ${store.heldClause(live)}`;
		};
		const [pulls, queue, heldBy] = await Promise.all([
			this.#many.readPullRequests(deadline, [ref.number]),
			commits.readFact(deadline, context.service.getQueue(deadline, this.#ref)),
			context.github.available ? commits.readFact(deadline, readHolds()) : commits.NO_TOKEN,
		]);
		return { onGitHub: pulls.get(ref.number) ?? commits.unread('it was not asked'), queue, heldBy };
	}
	async #readComments(deadline, series) {
		if (!this.#context.github.available)
			return commits.NO_TOKEN;
		return commits.readFact(deadline, posts.listOwnComments(this.#context, deadline, series));
	}
	async #containsHead(deadline, { facts }, sha) {
		const run = commits.ifKnown(facts.run);
		if (run?.sha === undefined)
			return 'nothing proves that its test run tested the present head';
		const asked = commits.contains(this.#context.github, deadline, run.sha, sha);
		const contains = await commits.readFact(deadline, asked);
		if (!contains.isKnown)
			return `it could not be read whether its test run tested the present head: ${contains.why}`;
		return contains.value ? undefined : 'its test run did not test the present head';
	}
	async #mergeComments(deadline, series, claim, body, before) {
		const context = this.#context;
		const explanations = before.filter(({ data }) => data === '');
		const newest = explanations.at(-1);
		if (newest === undefined)
			return;
		const merging = async () => {
			const merged = `${newest.body.trimEnd()}\n\n${body}`;
			await posts.updateOwnComment(context, deadline, series, { ...claim, body: merged });
			for (const { id } of explanations)
				await posts.deleteComment(context, deadline, series.thread, id);
		};
		await commits.bestEffort(deadline, merging(), (why) => context.log.warning(`The comments could not be merged: ${why}`));
	}
}
function notAgain({ stay }, record, head, { onGitHub, queue, heldBy }, comments) {
	let triedHeads = 'any';
	if (comments !== 'claimed')
		triedHeads = comments.isKnown ? commits.known(comments.value.map(againClaim.retriedHead)) : comments;
	const facts = { ref: stay.ref, act: 'submit', record, head, onGitHub, queue, heldBy };
	const again$1 = again.mayTryAgain({ ...facts, reviews: 'none-against', triedHeads });
	if (again$1.may)
		return undefined;
	const isStopped = again$1.kind === 'queue-state' || again$1.kind === 'held';
	const areUnread = !queue.isKnown || !heldBy.isKnown;
	return { reason: again$1.why, ends: isStopped || (again$1.kind === 'unread' && areUnread) };
}
function endOf$1(sent) {
	if (sent.result === 'other-head')
		return { reason: `its head moved meanwhile. ${sent.exit.sentence}` };
	if (sent.result === 'by-other')
		return { reason: 'someone else has submitted it meanwhile' };
	if (sent.result === 'changed')
		return { reason: 'its state has changed meanwhile' };
	return 'submitted';
}
function whyOf({ own, verdict, groups }) {
	const [group] = groups;
	if (verdict === 'common-failure' && group?.kind === 'failed')
		return pullFiles.words `${pullFiles.code(group.check)} failed for several pull requests`;
	if (verdict === 'common-failure' && group !== undefined)
		return pullFiles.words `${pullFiles.code(group.check)} did not run for several pull requests`;
	if (own === 'infrastructure')
		return pullFiles.words `its required checks did not run`;
	return pullFiles.words `it was thrown out in an incident, and no required check fails on its own head`;
}

const triageInputs = {
	since: sinceInput(),
	until: pullFiles.optional(pullFiles.timeInput()),
	maxPullRequests: pullFiles.withDefault(pullFiles.wholeNumber({ min: 1, max: 10_000 }), 100),
	minGroup: pullFiles.wholeNumber({ min: 2, max: 1000 }),
	requeue: pullFiles.choices(REQUEUE_WORDS),
	maxRequeue: pullFiles.wholeNumber({ min: 1, max: 1000 }),
	issueTitle: pullFiles.optional(pullFiles.line()),
	reportFiles: pullFiles.withDefault(pullFiles.lines('paths'), []),
	slackPayloadFile: pullFiles.optional(pullFiles.line()),
	failOn: pullFiles.withDefault(pullFiles.choices(['common']), []),
	resubmitHint: pullFiles.optional(writes.resubmitHintInput()),
};
const OUTPUTS = [
	'triage',
	'common-count',
	'judged-count',
	'requeued-count',
	'unread-count',
	'report-markdown',
	'issue-number',
	'truncated',
];
const operation = timeInQueue.defineOperation({
	about: 'Judge everything that left a queue without merging, name the checks that failed for several pull requests, and submit again what an incident threw out.',
	target: { ...operation$1.queueTarget, outputs: ['target-branch'] },
	inputs: triageInputs,
	outputs: OUTPUTS,
	outcomes: ['triaged', 'requeued', 'partial', 'none', 'common-failure'],
	checks: {
		since: (inputs, { now }) => sinceProblem(inputs, now),
		until: (inputs, { now }) => untilProblem(inputs, now),
		requeue: ({ requeue }) => requeue.length > 1 && requeue.includes('none') && 'must have `none` alone',
		reportFiles: ({ reportFiles }) => publish.extensionProblem(reportFiles, TRIAGE_EXTENSIONS),
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined && main.issueTokenProblem(scope),
			({ issueTitle }) => commits.ownerInQueueTitle(issueTitle),
		],
	},
	async run(inputs, context, ref) {
		const limit = context.deadline.atMost(LIMIT_MS);
		const { triage, truncated } = await readTriage(inputs, context, ref);
		const { meant, refused } = meantBy(inputs.requeue, triage.judged, triage.overAt);
		const withAll = (done) => ({
			...triage,
			requeued: { ...done, refused: [...refused, ...done.refused] },
		});
		let known = triage;
		const take = (done) => {
			known = withAll(done);
			context.setOutputs(outputsOf(known, truncated));
		};
		try {
			const requeue = new Requeue(context, ref);
			const requeued = await requeue.run(context.deadline, limit, meant, inputs.maxRequeue, take);
			return await endOf(inputs, context, withAll(requeued), requeued, truncated);
		}
		catch (error) {
			if (!context.deadline.isCancelled)
				throw error;
			const failure = pullFiles.asFailure(error);
			const headline = 'The run was cancelled, and this is what it had judged';
			const details = { triage: triageJson(known) };
			return { ...pullFiles.failedAtLast(triageContents(known), headline, failure), details };
		}
	},
});
const LIMIT_MS = 600_000;
async function readTriage({ minGroup, maxPullRequests, ...inputs }, context, ref) {
	const now = context.clock.now();
	const span = triagePeriod(inputs, now);
	const query = { ref, span: { since: span.since, until: now }, maxPullRequests };
	const { history, more } = await read.readEpisodes(context, context.deadline, { ...query, unmergedIn: span }, async (deadline, history) => {
		const reader = new TriageReader(context, deadline, ref);
		const facts = await reader.read(history, span);
		const judgement = judgePeriod(history, facts, minGroup);
		const passes = await readPasses(context, reader, ref, history, judgement.groups);
		return { judgement, passes, base: facts.base };
	});
	const { neverListed, visibleEnds } = history;
	const notes = visibleEnds.failed ? neverListed : [];
	return {
		triage: {
			...more.judgement,
			ref,
			repositoryPage: pullFiles.repositoryPage(context.repository, context.event),
			span,
			base: more.base,
			overAt: more.passes.overAt,
			requeued: { submitted: [], refused: [] },
			missing: [...history.missing, ...more.judgement.missing, ...more.passes.missing].filter((sentence) => !notes.includes(sentence)),
			notes,
		},
		truncated: history.truncated,
	};
}
const outputsOf = (triage, truncated, contents = triageContents(triage)) => ({
	triage: triageJson(triage),
	'common-count': triage.groups.length,
	'judged-count': triage.judged.length,
	'requeued-count': triage.requeued.submitted.length,
	'unread-count': triage.unread.length,
	'report-markdown': pullFiles.markdown(contents, pullFiles.OUTPUT_BUDGET_BYTES),
	truncated,
});
async function endOf(inputs, context, triage, { submitted, refusal, planned }, truncated) {
	const { log, setOutputs, deadline } = context;
	const contents = triageContents(triage);
	const json = triageJson(triage);
	log.info(`Queue ${pullFiles.queueName(triage.ref)}: ${triageHeadline(triage)}`);
	for (const sentence of triage.missing)
		log.info(`Missing: ${sentence}`);
	for (const { number, reason } of triage.unread)
		log.info(`Not judged: #${number}: ${reason}`);
	const next = triageNext(triage);
	if (next !== undefined)
		log.info(`Next: ${next}`);
	setOutputs(outputsOf(triage, truncated, contents));
	const published = await publishTriage(inputs, context, deadline, triage, contents);
	setOutputs({ 'issue-number': published.issueNumber });
	const details = { triage: json };
	const failed = (failure, headline) => ({
		...pullFiles.failedAtLast(contents, headline, failure),
		details,
	});
	const common = inputs.failOn.length > 0 ? commonFailure(triage) : undefined;
	if (common !== undefined)
		return { outcome: 'common-failure', failure: common, details, summary: contents };
	const unjudged = nothingJudged(triage);
	if (unjudged !== undefined)
		return failed(unjudged, 'No pull request could be judged');
	if (refusal !== undefined && submitted.length === 0)
		return failed(refusal, refusalHeadline(triage.requeued));
	if (published.refusal !== undefined)
		return failed(published.refusal, 'The triage was made, but its issue was not written');
	if (planned.length > 0) {
		const plan = commits.planOnlyResult(log, planned);
		const summary = plan.summary && pullFiles.withParts(contents, pullFiles.asParts(plan.summary));
		return { ...plan, details: { ...details, ...plan.details }, summary };
	}
	const outcome = outcomeOf(triage, submitted);
	if (outcome === 'requeued' && isPartial(triage))
		log.warning(`Not everything could be judged: ${gapOf(triage)}`);
	return { outcome, details, summary: contents };
}
function refusalHeadline({ refused }) {
	const isOneUnknown = refused.some(({ mayBeSubmitted }) => mayBeSubmitted);
	return isOneUnknown ? 'No submission could be proved' : 'Every submission was refused';
}
function outcomeOf(triage, submitted) {
	if (submitted.length > 0)
		return 'requeued';
	if (isPartial(triage))
		return 'partial';
	return triage.judged.length === 0 ? 'none' : 'triaged';
}
function gapOf({ unread, missing }) {
	if (missing[0] !== undefined)
		return missing[0];
	return `${index.pluralize(unread.length, 'pull request')} could not be read`;
}
function nothingJudged({ judged, unread, ref }) {
	const [first] = unread;
	if (first === undefined || judged.length > 0)
		return undefined;
	const failed = unread.find(({ error }) => error !== undefined)?.error;
	if (failed !== undefined)
		return failed;
	const request = `Judging what left the queue ${pullFiles.queueName(ref)}`;
	return new index.ActionError('unavailable', {
		request,
		problem: `nothing could be read of ${index.pluralize(unread.length, 'pull request')}: ${first.reason}`,
		remedy: 'Give the job `checks: read`, `statuses: read`, `contents: read` and `pull-requests: read`, and leave `github-token` at its default.',
	});
}
function commonFailure(triage) {
	const open = triage.groups.filter((group) => !triage.overAt.has(group));
	const [first] = open;
	if (first === undefined)
		return undefined;
	const names = open.map(({ check }) => `\`${check}\``).join(', ');
	return new index.ActionError('refused', {
		request: `Judging what left the queue ${pullFiles.queueName(triage.ref)}`,
		problem: `${index.pluralize(open.length, 'common failure')} not over: ${names}`,
		remedy: 'Repair these checks: no pull request is to blame for them.',
		title: 'A check fails for several pull requests',
	});
}

exports.operation = operation;

 })

};
;