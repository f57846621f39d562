"use strict";
exports.id = 2091;
exports.ids = [2091];
exports.modules = {

 2091:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const timeline = __webpack_require__(9284);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const main = __webpack_require__(4516);

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

const maybeText = pullFiles.nullish(pullFiles.string());
const Closed = pullFiles.mapped(pullFiles.object({
	number: pullFiles.number(),
	title: maybeText,
	merged_at: maybeText,
	updated_at: maybeText,
	head: pullFiles.object({ ref: pullFiles.string(), repo: pullFiles.nullish(pullFiles.object({ full_name: pullFiles.string() })) }),
	base: pullFiles.object({ ref: pullFiles.string() }),
	stack: pullFiles.StackField,
}), ({ number, title, merged_at, updated_at, head, base, stack }) => ({
	number,
	title: title ?? '',
	mergedAt: index.parseTime(merged_at),
	updatedAt: index.parseTime(updated_at),
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
	const found = isWhole ? items : await withMovedRows(items, keyOf, readFirst);
	const { owner, repo } = github.repository;
	const byNumber = new Map(found.toReversed().map((row) => [row.number, row]));
	return [...byNumber.values()]
		.toReversed()
		.filter(isRecent)
		.map(({ headRepository, ...pullRequest }) => ({
		...pullRequest,
		isOwnHead: pullFiles.sameName(headRepository, `${owner}/${repo}`),
	}));
}

const ENDS = ['merged', 'failed', 'cancelled'];
const oneLine = (value) => value.replace(index.LINE_BREAKS, ' ').trim();
function episodesOf(subject, timeline, present) {
	const entries = timeline.filter(({ state }) => state !== undefined);
	const timed = entries.toReversed().filter(isTimed);
	const undated = entries.filter((entry) => !isTimed(entry));
	const isPresentUndated = isUndatedEnd(present, timed);
	const known = timed.sort((a, b) => a.at - b.at);
	const mayLackEntry = undated.some((entry) => episodeEnd(entry.state) === undefined);
	const episodes = [];
	let stay = [];
	for (const moment of withPresentEnd(known, present)) {
		const end = episodeEnd(moment.state);
		if (end === undefined) {
			stay.push(moment);
			continue;
		}
		const isFirst = stay.length > 0 || episodes.length === 0;
		if (isFirst || moment.isOfRecord || mayLackEntry)
			episodes.push(episodeOf(subject, stay, { ...moment, end }, undated));
		stay = [];
	}
	return { episodes, undated: undated.length + Number(isPresentUndated) };
}
const isTimed = (entry) => entry.at !== undefined;
function isUndatedEnd({ state, changedAt }, timed) {
	const end = episodeEnd(state);
	return end !== undefined && changedAt === undefined && episodeEnd(timed.at(-1)?.state) !== end;
}
const SAME_END_MS = 10_000;
function withPresentEnd(timed, { state, changedAt: at }) {
	const end = episodeEnd(state);
	if (end === undefined || at === undefined)
		return timed;
	const added = { state, at, isOfRecord: true };
	const newest = timed.at(-1);
	if (newest === undefined)
		return [added];
	const isSameEnd = episodeEnd(newest.state) !== undefined && at <= newest.at + SAME_END_MS;
	if (end !== 'merged')
		return isSameEnd || at <= newest.at ? timed : [...timed, added];
	if (timed.some((moment) => episodeEnd(moment.state) === 'merged'))
		return timed;
	const before = isSameEnd ? timed.slice(0, -1) : timed;
	return [...before.filter((moment) => moment.at <= at), added];
}
function episodeOf(subject, stay, last, undated) {
	const { end, at, reason, isOfRecord = false } = last;
	const episode = {
		...subject,
		end,
		endedAt: at,
		hasTimeline: !isOfRecord,
		reason: reason === undefined ? undefined : oneLine(reason),
		checks: end === 'failed' ? failingChecksOf(stay, last) : [],
		entries: [...stay, last],
	};
	const [first] = stay;
	const mayBeginElsewhere = undated.some((entry) => isWaiting(entry) || episodeEnd(entry.state));
	if (first === undefined || !isWaiting(first) || mayBeginElsewhere)
		return episode;
	if (first.at > at)
		return episode;
	const startedAt = first.at;
	if (undated.length > 0)
		return { ...episode, startedAt };
	const runs = stay.filter(({ state }) => state === 'TESTING').length;
	return { ...episode, startedAt, ...partsOf(stay, at), runs };
}
const episodeEnd = (state = '') => ENDS.find((end) => end === state.toLowerCase());
const isWaiting = ({ state }) => state === 'NOT_READY' || state === 'PENDING';
function partsOf(stay, endedAt) {
	let waitingMs = 0;
	let testingMs = 0;
	for (const [index, moment] of stay.entries()) {
		const ms = (stay[index + 1]?.at ?? endedAt) - moment.at;
		if (isWaiting(moment))
			waitingMs += ms;
		else
			testingMs += ms;
	}
	return { waitingMs, testingMs };
}
function failingChecksOf(stay, last) {
	const before = stay.findLast(({ state }) => state === 'PENDING_FAILURE');
	const causes = last.failureCausingStatuses ?? before?.failureCausingStatuses ?? [];
	return [...new Set(causes.map(({ name }) => oneLine(name)))];
}

const MINUTE_MS = 60_000;
const STEP_MS = 15 * MINUTE_MS;
const DAY_MS$1 = 24 * 60 * MINUTE_MS;
const UTC = { name: 'UTC', local: (at) => new Date(at) };
const timeZoneInput = () => pullFiles.convert((text, refuse) => {
	const zone = timeZone(text);
	if (zone !== undefined)
		return zone;
	const known = Intl.supportedValuesOf('timeZone');
	return refuse(`must be a time zone by its IANA name, such as Europe/Berlin${pullFiles.butIs(text)}${pullFiles.didYouMean(text, known)}`);
});
const ABBREVIATION = /^[A-Z]{2,5}(\d[A-Z]{3})?$/;
const OFFSET = /^[+-]|^\d/;
function timeZone(name) {
	if (name.toUpperCase() === 'UTC')
		return UTC;
	if (ABBREVIATION.test(name) || OFFSET.test(name))
		return undefined;
	try {
		return zoneOf(name);
	}
	catch {
		return undefined;
	}
}
function zoneOf(name) {
	const format = new Intl.DateTimeFormat('en-US', {
		timeZone: name,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
	});
	const { timeZone: canonical } = format.resolvedOptions();
	const isSameName = canonical.toLowerCase() === name.toLowerCase();
	return {
		name: isSameName ? canonical : name,
		local(at) {
			const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
			const part = (type) => Number(parts.get(type));
			const minutes = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
			return new Date(minutes + (at % MINUTE_MS));
		},
	};
}
function beginningOf(unit, at, zone) {
	const name = nameOf(unit, at, zone);
	let first = Math.floor(at / STEP_MS) * STEP_MS;
	while (nameOf(unit, first - 1, zone) === name)
		first -= STEP_MS;
	return first;
}
function endOfUnit(unit, at, zone) {
	const name = nameOf(unit, at, zone);
	let end = (Math.floor(at / STEP_MS) + 1) * STEP_MS;
	while (nameOf(unit, end, zone) === name)
		end += STEP_MS;
	return end;
}
function nameOf(unit, at, { local }) {
	const time = local(at);
	if (unit === 'day')
		return time.toISOString().slice(0, 10);
	return `${time.toISOString().slice(0, 13)} ${Math.round((time.getTime() - at) / MINUTE_MS)}`;
}
function mondayOf(at, weeksAgo, zone) {
	const local = zone.local(at);
	const days = ((local.getUTCDay() + 6) % 7) + 7 * weeksAgo;
	const noon = at - (local.getTime() % DAY_MS$1) + DAY_MS$1 / 2;
	return beginningOf('day', noon - days * DAY_MS$1, zone);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_MS = 22 * DAY_MS;
const MIN_DAYS_MS = 3 * DAY_MS;
const periodLength = () => pullFiles.convert((text, refuse) => {
	if (text.toLowerCase() === 'last-week')
		return 'last-week';
	const [, digits, letter] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
	const count = Number(digits);
	const unit = letter === 'd' ? 'day' : 'hour';
	const ms = count * stepOf(unit);
	if (digits === undefined)
		return refuse(`must be days or hours such as 7d or 12h, or last-week${pullFiles.butIs(text)}`);
	if (ms < HOUR_MS || ms > MAX_MS)
		return refuse(`must be from 1h to 22d${pullFiles.butIs(text)}`);
	return { count, unit, ms };
});
function periodUntil(now, length, zone) {
	if (length === 'last-week') {
		const since = mondayOf(now, 1, zone);
		const until = mondayOf(now, 0, zone);
		const before = mondayOf(now, 2, zone);
		return { since, until, length, unit: 'day', zone, previous: { since: before, until: since } };
	}
	const since = now - length.ms;
	return {
		since,
		until: now,
		length,
		unit: length.ms < MIN_DAYS_MS ? 'hour' : 'day',
		zone,
		previous: { since: since - length.ms, until: since },
	};
}
const isWithin = ({ since, until }, at) => at >= since && at < until;
function bucketsOf({ since, until }, { unit, zone }) {
	const buckets = [];
	for (let at = beginningOf(unit, since, zone); at < until;) {
		const end = endOfUnit(unit, at, zone);
		buckets.push({ since: at, until: end });
		at = end;
	}
	return buckets;
}
const stepOf = (unit) => (unit === 'day' ? DAY_MS : HOUR_MS);

async function findCandidates(context, deadline, ref, span) {
	const query = {
		since: new Date(span.since).toISOString(),
		until: new Date(span.until).toISOString(),
	};
	try {
		return await listedByService(context, deadline, ref, query);
	}
	catch (error) {
		if (!pullFiles.hasStatus(error, 404))
			throw error;
		const { createPrsForTestingBranches } = await context.service.getQueue(deadline, ref);
		context.log.info('Trunk does not list pull requests, so GitHub is asked for them');
		return closedOnGitHub(context, deadline, ref, span, {
			lacking: error,
			createPrsForTestingBranches,
		});
	}
}
const MAX_CANDIDATE_PAGES = 1000;
async function listedByService(context, deadline, ref, query) {
	const { service, clock } = context;
	let problem;
	const later = async (page) => commits.bestEffort(deadline, service.listPullRequests(deadline, ref, page), (why, error) => {
		problem = error?.explanation.problem ?? why;
	});
	const first = await service.listPullRequests(deadline, ref, query);
	let rows = [...first.pullRequests];
	const cursors = new Set();
	let cursor = first.nextCursor;
	while (cursor && problem === undefined) {
		if (cursors.has(cursor) || cursors.size === MAX_CANDIDATE_PAGES) {
			problem = `it still does not end after ${cursors.size + 1} pages`;
			break;
		}
		cursors.add(cursor);
		const page = await later({ ...query, cursor });
		rows.push(...(page?.pullRequests ?? []));
		cursor = page?.nextCursor;
	}
	if (cursors.size > 0 && problem === undefined)
		rows = await withMovedRows(rows, rowKey, async () => {
			const until = new Date(clock.now()).toISOString();
			return (await later({ ...query, until }))?.pullRequests ?? [];
		});
	const missing = [];
	if (problem !== undefined)
		missing.push(`The list of pull requests could not be read to its end: ${problem}.`);
	return {
		candidates: distinct(rows.map(listedCandidate)),
		visibleEnds: { failed: true, cancelled: true },
		isListed: true,
		isWhole: problem === undefined,
		missing,
	};
}
const rowKey = ({ prNumber, stateChangedAt }) => `${prNumber} ${stateChangedAt}`;
function listedCandidate(row) {
	const { prNumber: number, prTitle = '', state, stateChangedAt } = row;
	const changedAt = index.parseTime(stateChangedAt);
	return {
		number,
		title: oneLine(prTitle),
		at: changedAt ?? 0,
		present: { state, changedAt },
		isMerged: state === 'MERGED',
	};
}
const NO_LIST = 'Trunk does not list pull requests, so cancelled ones are missing.';
const ONLY_TESTED = 'Failed pull requests are those with a closed pull request for their test branch; one that failed without a test run may be missing.';
const NOT_FAILED = 'Failed pull requests are missing too, because GitHub has no closed pull requests for test branches.';
async function closedOnGitHub(context, deadline, ref, span, { lacking, createPrsForTestingBranches }) {
	const { github } = context;
	if (!github.available)
		throw lacking.withProblem(`${lacking.explanation.problem}: Trunk does not list pull requests. GitHub shows merged ones, but \`github-token\` ${main.gitHubTokenProblem(context)}`);
	const closed = await closedPullRequests(github, deadline, span.since);
	const into = mergedInto(ref, closed);
	const merged = into.flatMap((pullRequest) => mergedCandidate(pullRequest, span));
	const tested = closed.flatMap(testedCandidate);
	const hasNone = merged.length === 0 && tested.length === 0;
	const failed = tested.length > 0 || (hasNone && createPrsForTestingBranches === true);
	return {
		candidates: distinct([...merged, ...tested]),
		visibleEnds: { failed, cancelled: false },
		isListed: false,
		isWhole: true,
		missing: [NO_LIST, failed ? ONLY_TESTED : NOT_FAILED],
	};
}
function mergedInto({ targetBranch }, closed) {
	const mergedByBase = new Map();
	for (const pullRequest of closed) {
		const { mergedAt, baseBranch } = pullRequest;
		if (mergedAt === undefined)
			continue;
		const others = mergedByBase.get(baseBranch) ?? [];
		others.push(pullRequest);
		mergedByBase.set(baseBranch, others);
	}
	const merged = [...(mergedByBase.get(targetBranch) ?? [])];
	mergedByBase.delete(targetBranch);
	for (const { headBranch, isOwnHead } of merged) {
		const above = mergedByBase.get(headBranch) ?? [];
		if (!isOwnHead || above.length !== 1)
			continue;
		merged.push(...above);
		mergedByBase.delete(headBranch);
	}
	return merged;
}
function mergedCandidate({ number, title, mergedAt }, span) {
	if (mergedAt === undefined || !isWithin(span, mergedAt))
		return [];
	return { number, title: oneLine(title), at: mergedAt, isMerged: true };
}
function testedCandidate({ headBranch, isOwnHead, updatedAt = 0, }) {
	const tested = main.parseTestBranch(headBranch, pullFiles.inputDefaults['test-branch-pattern']);
	if (tested === undefined || !isOwnHead)
		return [];
	return { number: tested.number, title: '', at: updatedAt };
}
function distinct(candidates) {
	const byNumber = new Map();
	for (const candidate of candidates) {
		const { number } = candidate;
		if (Number.isSafeInteger(number) && number > 0 && !byNumber.has(number))
			byNumber.set(number, candidate);
	}
	return [...byNumber.values()];
}

const LIMIT_MS = 600_000;
const MIN_FREE = 100;
const MAX_TIMELINES_AT_ONCE = 8;
const MAX_ENTRIES = 1000;
async function readEpisodes(context, deadline, query, more) {
	const limit = deadline.atMost(LIMIT_MS);
	try {
		const history = await readWithinLimit(context, limit, query);
		return { history, more: await more(limit, history) };
	}
	catch (error) {
		if (!isOutOfTime(limit) || !(error instanceof index.ActionError) || error.kind !== 'aborted')
			throw error;
		const { request } = error.explanation;
		const problem = `nothing could be read within ${LIMIT_MS / 60_000} minutes`;
		const remedy = 'Run the step again when Trunk and GitHub answer faster.';
		throw new index.ActionError('timed-out', { request, problem, remedy }, { cause: error });
	}
}
const isOutOfTime = ({ passed, isCancelled }) => passed && !isCancelled;
async function readWithinLimit(context, deadline, { ref, span, maxPullRequests, unmergedIn }) {
	const search = await findCandidates(context, deadline, ref, span);
	const newestFirst = search.candidates.toSorted((a, b) => b.at - a.at);
	const isFree = ({ isMerged = false }) => unmergedIn !== undefined && isMerged;
	const isLater = ({ at }) => Number(at >= (unmergedIn ?? span).until);
	const counted = newestFirst
		.filter((candidate) => !isFree(candidate))
		.toSorted((a, b) => isLater(a) - isLater(b));
	const chosen = counted.slice(0, maxPullRequests);
	const free = newestFirst.filter(isFree);
	const chosenFree = free.slice(0, Math.max(MIN_FREE, maxPullRequests));
	const reading = new RecordReading(context, deadline, { ref, span }, search.isListed);
	await reading.read([...chosen, ...chosenFree]);
	const leftOutOfBatches = search.isListed
		? 0
		: await reading.readTestedTogether(maxPullRequests - chosen.length);
	const leftOut = counted.length - chosen.length + leftOutOfBatches;
	const truncated = leftOut > 0 || free.length > chosenFree.length;
	const missing = [...search.missing, ...reading.missing];
	if (leftOut > 0)
		missing.push(`Only the newest ${maxPullRequests} of ${counted.length + leftOutOfBatches} pull requests were read (\`max-pull-requests\`).`);
	if (free.length > chosenFree.length)
		missing.push(`Only the newest ${chosenFree.length} of ${free.length} merged pull requests were read for earlier failures and later test runs.`);
	return {
		episodes: reading.pullRequests.flatMap(({ episodes }) => episodes),
		pullRequests: reading.pullRequests,
		visibleEnds: search.visibleEnds,
		missing,
		neverListed: search.isListed ? [] : search.missing,
		isWhole: search.isWhole && !truncated && reading.isWhole,
		truncated,
	};
}
const NO_EPISODES = { episodes: [], undated: 0 };
class RecordReading {
	pullRequests = [];
	#context;
	#deadline;
	#ref;
	#since;
	#isListed;
	#requested = new Set();
	#testedTogether = new Set();
	#read = 0;
	#withoutTimeline = 0;
	#undated = 0;
	#cut = 0;
	#unread = 0;
	#firstError;
	constructor(context, deadline, { ref, span }, isListed) {
		this.#context = context;
		this.#deadline = deadline;
		this.#ref = ref;
		this.#since = span.since;
		this.#isListed = isListed;
	}
	async read(candidates) {
		const { log } = this.#context;
		for (const { number } of candidates)
			this.#requested.add(number);
		const remaining = candidates.values();
		const work = async () => {
			for (const candidate of remaining)
				await this.#readOne(candidate);
		};
		await Promise.all(Array.from({ length: MAX_TIMELINES_AT_ONCE }, work));
		const isNothing = this.#read === 0 && !this.#isListed;
		if (isNothing && this.#firstError !== undefined)
			throw this.#firstError;
		log.info(`Read the records of ${index.pluralize(this.#read, 'pull request')}`);
	}
	async readTestedTogether(max) {
		let remaining = max;
		for (;;) {
			const others = [...this.#testedTogether].filter((number) => !this.#requested.has(number));
			const numbers = others.slice(0, remaining);
			if (numbers.length === 0)
				return others.length;
			remaining -= numbers.length;
			await this.read(numbers.map((number) => ({ number, title: '', at: 0 })));
		}
	}
	async #readOne(candidate) {
		const { service, repository } = this.#context;
		const { number, title, present } = candidate;
		const ref = pullFiles.pullRequestRef(repository, this.#ref.targetBranch, number);
		const record = await commits.readFact(this.#deadline, service.getPullRequestHistory(this.#deadline, ref).catch(pullFiles.undefinedIfStatus(404)));
		if (!record.isKnown)
			this.#firstError ??= record.error;
		const answer = record.isKnown ? record.value : undefined;
		if (answer === undefined) {
			if (!record.isKnown || present !== undefined)
				this.#unread++;
			const episodes = present === undefined ? NO_EPISODES : episodesOf(candidate, [], present);
			this.#keep({ number, title, record, candidate }, episodes);
			return;
		}
		this.#read++;
		const timeline$1 = timeline.parseTimeline(answer, MAX_ENTRIES);
		if (timeline$1.length === 0)
			this.#withoutTimeline++;
		for (const entry of timeline$1)
			this.#noteTestedTogether(entry);
		const { prTitle, state, stateChangedAt } = answer;
		const subject = { number, title: prTitle === undefined ? title : oneLine(prTitle) };
		const recorded = { state, changedAt: index.parseTime(stateChangedAt) };
		const isListNewer = (present?.changedAt ?? 0) > (recorded.changedAt ?? 0);
		const episodes = episodesOf(subject, timeline$1, (isListNewer && present) || recorded);
		this.#keep({ ...subject, record, candidate }, episodes);
		const oldest = timeline$1.at(MAX_ENTRIES - 1);
		if (oldest !== undefined && (oldest.at ?? this.#since) >= this.#since)
			this.#cut++;
	}
	#noteTestedTogether({ testRun, otherTestedPullRequests = [] }) {
		const tested = [...(testRun?.testedPullRequests ?? []), ...otherTestedPullRequests];
		for (const { prNumber } of tested)
			this.#testedTogether.add(prNumber);
	}
	#keep(pullRequest, { episodes, undated }) {
		this.#undated += undated;
		const own = episodes.map((episode) => {
			const checks = episode.checks.filter((name) => !timeInQueue.isQueueCheck(name, this.#ref));
			return { ...episode, checks };
		});
		this.pullRequests.push({ ...pullRequest, episodes: own });
	}
	get isWhole() {
		return this.#unread === 0 && this.#undated === 0 && this.#cut === 0;
	}
	get missing() {
		const sentences = [];
		if (this.#unread > 0 && isOutOfTime(this.#deadline))
			sentences.push(`${index.pluralize(this.#unread, 'record')} could not be read within ${LIMIT_MS / 60_000} minutes.`);
		else if (this.#unread > 0)
			sentences.push(`${index.pluralize(this.#unread, 'record')} could not be read${this.#why}.`);
		if (this.#withoutTimeline > 0 && this.#withoutTimeline === this.#read)
			sentences.push('Trunk shows no timelines, so there are no times, reasons or failing checks, and each pull request counts with its present end only.');
		else if (this.#withoutTimeline > 0)
			sentences.push(`${this.#withoutTimeline} of ${index.pluralize(this.#read, 'record')} have no timeline, so their times and reasons are missing.`);
		if (this.#undated > 0)
			sentences.push(`${index.pluralize(this.#undated, 'state')} without a time could not be put in order, so ends and times may be missing.`);
		if (this.#cut > 0)
			sentences.push(`${index.pluralize(this.#cut, 'timeline')} had more than ${MAX_ENTRIES} entries, of which the newest were read.`);
		return sentences;
	}
	get #why() {
		if (this.#firstError === undefined)
			return '';
		return `: ${this.#firstError.explanation.problem}`;
	}
}

exports.UTC = UTC;
exports.bucketsOf = bucketsOf;
exports.closedPullRequests = closedPullRequests;
exports.isWithin = isWithin;
exports.oneLine = oneLine;
exports.periodLength = periodLength;
exports.periodUntil = periodUntil;
exports.readEpisodes = readEpisodes;
exports.timeZoneInput = timeZoneInput;

 })

};
;