"use strict";
exports.id = 323;
exports.ids = [323,254];
exports.modules = {

 9254:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const promises = __webpack_require__(8500);
const common = __webpack_require__(9248);
const unhealthyTest = __webpack_require__(6875);

const MAX_STALLED_PAGES = 2;
const MAX_LISTING_PAGES = 10_000;
class UnhealthyTests {
	#options;
	#seen = new Map();
	otherStatuses = new Map();
	truncated = false;
	constructor(options) {
		this.#options = options;
	}
	lacks({ id, status }) {
		return this.#options.statuses.includes(status.value) && !this.#seen.has(id);
	}
	async *pages() {
		for (const status of this.#options.statuses) {
			const listing = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			const why = listing.shortfall ?? listing.shift;
			if (why === undefined)
				continue;
			this.#options.log.info(`Reading the ${status} tests again: ${why}`);
			const again = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			again.totalRows ??= listing.totalRows;
			if (again.shortfall !== undefined)
				throw again.failure(again.shortfall);
		}
	}
	async *#pagesOf(status) {
		const { owner, name } = this.#options.repository;
		const listing = new StatusListing(`${status.toUpperCase()} tests of ${owner}/${name}`);
		for (let request = this.#request(status, undefined);;) {
			const page = await request;
			this.#options.deadline.throwIfOver();
			const fresh = page.tests.flatMap((test) => this.#takeNew(test, status, listing));
			const token = this.truncated ? undefined : listing.next(page);
			if (token !== undefined) {
				request = this.#request(status, token);
				request.catch(() => { });
				await promises.setImmediate();
			}
			if (fresh.length > 0)
				yield fresh;
			if (this.truncated)
				return listing;
			this.#logProgress(status, listing, token === undefined);
			if (token === undefined)
				return listing;
		}
	}
	#request(status, pageToken) {
		const { deadline, service, repository, orgSlug, pageSize } = this.#options;
		return service.listUnhealthyTests(deadline, {
			repository,
			orgSlug,
			status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
			pageSize,
			pageToken,
		});
	}
	#takeNew(test, status, listing) {
		const last = this.#seen.get(test.id);
		if (last === undefined)
			this.truncated ||= this.#seen.size >= (this.#options.maxTests ?? Number.POSITIVE_INFINITY);
		if (last === listing || this.truncated)
			return [];
		listing.different++;
		this.#seen.set(test.id, listing);
		const own = test.status?.value?.toLowerCase();
		if (own && !unhealthyTest.UNHEALTHY.some((known) => known === own))
			this.otherStatuses.set(test.id, own);
		return last === undefined ? unhealthyTest.listedTest(test, status) : [];
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		let tests = common.pluralize(rows, `${status} test`);
		if (totalRows !== undefined && totalRows > rows)
			tests = `${rows} of ${common.pluralize(totalRows, `${status} test`)}`;
		const progress = `${tests} on ${common.pluralize(pages, 'page')}`;
		if (ended)
			this.#options.log.info(`Read ${progress}`);
		else if (pages % 100 === 0)
			this.#options.log.info(`Read ${progress} so far`);
	}
}
async function readListing(context, deadline, orgSlug, wanted) {
	const statuses = ['broken', 'flaky'];
	const tests = [];
	const listing = new UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 });
	for await (const page of listing.pages())
		tests.push(...page.filter(wanted));
	return tests.map((test) => ({ ...test, otherStatus: listing.otherStatuses.get(test.id) }));
}
class StatusListing {
	#subject;
	#tokens = new Set();
	#pages = new Set();
	#stalled = 0;
	#totalPages;
	pages = 0;
	rows = 0;
	different = 0;
	totalRows;
	#shrank = false;
	constructor(subject) {
		this.#subject = subject;
	}
	get shortfall() {
		const missing = (what, count, field, total) => {
			if (total === undefined || count >= total)
				return undefined;
			return `the list ended after ${common.pluralize(count, what)}, but its \`${field}\` is ${total}`;
		};
		const { totalRows, rows, different } = this;
		if (totalRows === undefined)
			return missing('page', this.pages, 'total_pages', this.#totalPages);
		return missing(rows > different ? 'different test' : 'test', different, 'total_rows', totalRows);
	}
	get shift() {
		if (this.#shrank)
			return 'the list became shorter while it was being read';
		if (this.totalRows === undefined && this.rows > this.different)
			return 'a test was listed twice';
		return undefined;
	}
	next({ tests, page }) {
		this.pages++;
		const ends = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`;
		const repeated = tests.length > 0 && this.#pages.has(ends);
		this.#pages.add(ends);
		if (!repeated)
			this.rows += tests.length;
		const totalRows = page.total_rows ?? this.totalRows;
		this.#shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0);
		this.totalRows = totalRows;
		this.#totalPages = page.total_pages ?? this.#totalPages;
		const token = page.next_page_token;
		if (!token)
			return undefined;
		if (this.#tokens.has(token))
			throw this.failure('the token for the next page was used before, so the list would never end');
		this.#tokens.add(token);
		if (repeated || tests.length === 0)
			this.#stalled++;
		else
			this.#stalled = 0;
		if (this.#stalled > MAX_STALLED_PAGES)
			throw this.failure(`${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`);
		if (this.pages >= Math.min(MAX_LISTING_PAGES, 2 * (this.#totalPages ?? MAX_LISTING_PAGES) + 10))
			throw this.failure(`there is still a next page after ${this.pages} pages`);
		return token;
	}
	failure(problem) {
		return new common.ActionError('bad-response', {
			request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
			problem,
			remedy: 'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to Trunk. `max-tests` reads only the first tests.',
		});
	}
}

exports.UnhealthyTests = UnhealthyTests;
exports.readListing = readListing;


 }),

 6875:
 ((__unused_webpack_module, exports) => {



const UNHEALTHY = ['flaky', 'broken'];
const NO_OWNER = '(no owner)';
const NO_FILE = '(no file)';
function listedTest(test, listed) {
	const own = test.status?.value;
	if (own === listed)
		return test;
	const value = UNHEALTHY.find((known) => known === own?.toLowerCase()) ?? listed;
	return { ...test, status: { ...test.status, value } };
}
function ownersOf({ codeowners }) {
	if (codeowners?.length === 1 && codeowners[0] !== '')
		return codeowners;
	const owners = new Map();
	for (const owner of codeowners ?? []) {
		const key = owner.toLowerCase();
		if (owner !== '' && !owners.has(key))
			owners.set(key, owner);
	}
	return owners.size === 0 ? [NO_OWNER] : [...owners.values()];
}
const impactOf = (test) => test.pull_requests_impacted_last_7d ?? 0;

exports.NO_FILE = NO_FILE;
exports.NO_OWNER = NO_OWNER;
exports.UNHEALTHY = UNHEALTHY;
exports.impactOf = impactOf;
exports.listedTest = listedTest;
exports.ownersOf = ownersOf;


 }),

 9323:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const common = __webpack_require__(9248);
const pullRequest = __webpack_require__(8964);
const pages = __webpack_require__(9254);
const unhealthyTest = __webpack_require__(6875);
const queue = __webpack_require__(8765);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_MS = 22 * DAY_MS;
const MIN_DAYS_MS = 3 * DAY_MS;
const periodLength = () => clients.convert((text, refuse) => {
	const [, digits, letter] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
	const count = Number(digits);
	const unit = letter === 'd' ? 'day' : 'hour';
	const ms = count * stepOf(unit);
	if (digits === undefined)
		return refuse(`must be days or hours such as 7d or 12h${clients.butIs(text)}`);
	if (ms < HOUR_MS || ms > MAX_MS)
		return refuse(`must be from 1h to 22d${clients.butIs(text)}`);
	return { count, unit, ms };
});
function periodUntil(now, length) {
	const since = now - length.ms;
	return {
		since,
		until: now,
		length,
		unit: length.ms < MIN_DAYS_MS ? 'hour' : 'day',
		previous: { since: since - length.ms, until: since },
	};
}
const isWithin = ({ since, until }, at) => at >= since && at < until;
function bucketsOf({ since, until }, unit) {
	const step = stepOf(unit);
	const first = Math.floor(since / step) * step;
	const count = Math.ceil((until - first) / step);
	return Array.from({ length: count }, (_, index) => ({
		since: first + index * step,
		until: first + (index + 1) * step,
	}));
}
const stepOf = (unit) => (unit === 'day' ? DAY_MS : HOUR_MS);

const NO_REASON = 'unknown';
const UNREAD_REASON = 'unread';
const MAX_SLOWEST = 5;
function figuresOf(all, span, unit, visibleEnds) {
	const episodes = all
		.filter(({ endedAt }) => isWithin(span, endedAt))
		.filter(({ end }) => end === 'merged' || visibleEnds[end])
		.sort((a, b) => b.endedAt - a.endedAt || b.number - a.number);
	const ofEnd = (end) => episodes.filter((episode) => episode.end === end);
	const merged = ofEnd('merged');
	const failed = visibleEnds.failed ? ofEnd('failed') : undefined;
	const cancelled = visibleEnds.cancelled ? ofEnd('cancelled') : undefined;
	const showsUnmerged = visibleEnds.failed || visibleEnds.cancelled;
	const unmerged = showsUnmerged ? episodes.filter(({ end }) => end !== 'merged') : undefined;
	return {
		merged: merged.length,
		failed: failed?.length,
		cancelled: cancelled?.length,
		failureRate: failed && share(failed.length, failed.length + merged.length),
		timeInQueue: durations(merged, inQueueMs),
		waiting: durations(merged, ({ waitingMs }) => waitingMs),
		testing: durations(merged, ({ testingMs }) => testingMs),
		runsPerMerge: meanRuns(merged),
		reasons: unmerged && ifTimed(unmerged, reasonCounts),
		checks: failed && ifTimed(failed, failedChecks),
		series: bucketsOf(span, unit).map((bucket) => pointOf(bucket, merged, failed)),
		slowest: slowestOf(merged),
	};
}
function inQueueMs({ startedAt, endedAt }) {
	if (startedAt === undefined)
		return undefined;
	return endedAt - startedAt;
}
const wholeSeconds = (ms) => Math.round(ms / 1000);
function share(part, whole) {
	if (whole === 0)
		return undefined;
	return part / whole;
}
function ifTimed(episodes, figure) {
	const isUnknown = episodes.length > 0 && episodes.every(({ hasTimeline }) => !hasTimeline);
	if (isUnknown)
		return undefined;
	return figure(episodes);
}
function durations(episodes, timeOf) {
	const sorted = episodes.flatMap((episode) => timeOf(episode) ?? []).sort((a, b) => a - b);
	if (sorted.length === 0)
		return undefined;
	return {
		p50: wholeSeconds(percentile(sorted, 50)),
		p95: wholeSeconds(percentile(sorted, 95)),
		max: wholeSeconds(percentile(sorted, 100)),
	};
}
function percentile(sorted, percent) {
	const rank = Math.ceil((percent * sorted.length) / 100);
	return sorted[rank - 1] ?? Number.NaN;
}
function meanRuns(merged) {
	const runs = merged.flatMap(({ runs }) => runs ?? []);
	return share(runs.reduce((sum, count) => sum + count, 0), runs.length);
}
function reasonCounts(unmerged) {
	const groups = groupedBy(unmerged, ({ hasTimeline, reason = NO_REASON }) => hasTimeline ? reason : UNREAD_REASON);
	const counts = [...groups].map(([reason, episodes]) => ({
		reason,
		count: episodes.length,
		pullRequests: [...new Set(episodes.map(({ number }) => number))],
	}));
	return counts.sort((a, b) => b.count - a.count || byText(a.reason, b.reason));
}
function failedChecks(failed) {
	const names = failed.flatMap(({ checks }) => checks);
	const groups = groupedBy(names, (name) => name);
	const counts = [...groups].map(([name, { length: count }]) => ({ name, count }));
	return counts.sort((a, b) => b.count - a.count || byText(a.name, b.name));
}
function groupedBy(items, keyOf) {
	const groups = new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === undefined)
			groups.set(key, [item]);
		else
			group.push(item);
	}
	return groups;
}
const byText = (a, b) => Number(a > b) - Number(a < b);
function pointOf(bucket, merged, failed) {
	const within = ({ endedAt }) => isWithin(bucket, endedAt);
	const ofBucket = merged.filter(within);
	return {
		start: new Date(bucket.since).toISOString(),
		merged: ofBucket.length,
		failed: failed?.filter(within).length,
		timeInQueueP50: durations(ofBucket, inQueueMs)?.p50,
	};
}
function slowestOf(merged) {
	const timed = merged.flatMap((episode) => {
		const ms = inQueueMs(episode);
		if (ms === undefined)
			return [];
		return [{ episode, ms }];
	});
	if (timed.length === 0 && merged.length > 0)
		return undefined;
	return timed
		.sort((a, b) => b.ms - a.ms)
		.slice(0, MAX_SLOWEST)
		.map(({ episode: { number, title }, ms }) => ({ number, title, seconds: wholeSeconds(ms) }));
}

const ENDS = ['merged', 'failed', 'cancelled'];
const oneLine = (value) => value.replace(common.LINE_BREAKS, ' ').trim();
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

const NO_COMPARISON = 'The time before the period was not read completely, so there is no comparison.';
function historyReport(about, { episodes, visibleEnds, missing, isWhole }, flaky) {
	const { period } = about;
	const { since, until, unit } = period;
	const gaps = [...missing];
	if (!isWhole)
		gaps.push(NO_COMPARISON);
	if (flaky.missing !== undefined)
		gaps.push(flaky.missing);
	return {
		...about,
		json: {
			period: { since: isoTime(since), until: isoTime(until), unit },
			current: { ...figuresOf(episodes, period, unit, visibleEnds), flaky: flaky.tests },
			previous: isWhole ? figuresOf(episodes, period.previous, unit, visibleEnds) : undefined,
			missing: gaps.map(oneLine),
		},
		episodes: episodes
			.filter(({ endedAt }) => isWithin(period, endedAt))
			.filter(({ end }) => end === 'merged' || visibleEnds[end])
			.sort((a, b) => b.endedAt - a.endedAt || b.number - a.number),
	};
}
const isEmpty = ({ episodes }) => episodes.length === 0;
const isoTime = (at) => new Date(at).toISOString();

const MINUTE = 60;
const HOUR = 3600;
const spokenDuration = (seconds) => common.duration(spokenSeconds(seconds));
function spokenSeconds(seconds) {
	if (seconds < 2 * MINUTE)
		return seconds;
	const unit = seconds < 24 * HOUR ? MINUTE : HOUR;
	return Math.round(seconds / unit) * unit;
}
function percent(rate) {
	if (rate > 0 && rate < 0.01)
		return 'under 1 %';
	if (rate < 1 && rate > 0.99)
		return 'over 99 %';
	return `${Math.round(rate * 100)} %`;
}
function failedWords({ failed, failureRate }) {
	if (failed === undefined)
		return undefined;
	if (failureRate === undefined)
		return common.formatCount(failed);
	return `${common.formatCount(failed)} (${percent(failureRate)})`;
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function dayOf(at) {
	const date = new Date(at);
	return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}
const clockTime = (at) => new Date(at).toISOString().slice(11, 16);
const spanWords = ({ since, until }) => `${dayOf(since)} ${clockTime(since)} to ${dayOf(until)} ${clockTime(until)} UTC`;
const lengthWords = ({ length }) => common.pluralize(length.count, length.unit);
function currentName(period) {
	const { count, unit } = period.length;
	if (count === 1)
		return `last ${unit}`;
	return `last ${lengthWords(period)}`;
}
const previousName = (period) => `${lengthWords(period)} before`;
function theTimeBefore(period) {
	const { count, unit } = period.length;
	if (count === 7 && unit === 'day')
		return 'the week before';
	if (count === 1)
		return `the ${unit} before`;
	return `the ${lengthWords(period)} before`;
}
function historyVerdict(report) {
	const { period, json } = report;
	if (isEmpty(report))
		return `Nothing left the queue in the ${currentName(period)}`;
	const { current, previous } = json;
	const { merged, failureRate, cancelled, timeInQueue } = current;
	const parts = [`${common.formatCount(merged)} merged`];
	if (failureRate !== undefined)
		parts.push(`${percent(failureRate)} failed`);
	else if (cancelled !== undefined)
		parts.push(`${common.formatCount(cancelled)} cancelled`);
	if (timeInQueue !== undefined)
		parts.push(`half within ${spokenDuration(timeInQueue.p50)}`);
	const numbers = parts.join(', ');
	if (previous === undefined)
		return numbers;
	return `${numbers}: ${comparison(current, previous)} ${theTimeBefore(period)}`;
}
function comparison(current, previous) {
	const now = current.timeInQueue?.p50;
	const before = previous.timeInQueue?.p50;
	if (now === undefined || before === undefined) {
		const more = current.merged - previous.merged;
		if (more === 0)
			return 'as many merged as';
		return `${common.formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} merged than`;
	}
	const difference = spokenSeconds(now) - spokenSeconds(before);
	if (difference === 0)
		return 'as fast as';
	return `${common.duration(Math.abs(difference))} ${difference < 0 ? 'faster' : 'slower'} than`;
}
const REASON_WORDS = new Map([
	['test_run_required_status_failed', 'Required check failed'],
	['test_run_timeout', 'Tests took too long'],
	['start_test_run_merge_conflict', 'Merge conflict'],
	['pr_pushed_to', 'Commits were pushed'],
	['pr_closed', 'Closed'],
	['pr_converted_to_draft', 'Converted to a draft'],
	['pr_base_branch_changed', 'Base branch changed'],
	['not_ready_timeout_expired', 'Not ready for too long'],
	['user_requested', 'Cancelled by a person'],
	['trunk_admin_requested', 'Cancelled by Trunk'],
	['api_requested', 'Cancelled by an API call'],
	['prerequisite_merge_item_failed', 'One ahead failed'],
	['prerequisite_merge_item_cancelled', 'One ahead was cancelled'],
	['prerequisite_merge_item_manually_merged', 'One ahead was merged'],
	['manual_merge', 'Merged by hand'],
	[NO_REASON, 'No reason given'],
	[UNREAD_REASON, 'The reason could not be read'],
]);
const OTHER_REASON = 'Another reason';
function reasonName(reason) {
	const name = REASON_WORDS.get(reason);
	if (name !== undefined)
		return name;
	if (pullRequest.refusesMerge(reason))
		return 'GitHub refused the merge';
	return OTHER_REASON;
}

const MAX_LONG_LABELS = 9;
const MAX_LABELS = 24;
const MAX_RATIO = 4;
const MAX_REASONS = 8;
const COLORS = { merged: '#4ac26b', time: '#8250df', reason: '#cf222e' };
const VALUE_AXES = {
	shown: { yAxis: { labelFontSize: 12 } },
	hidden: {
		xAxis: { labelFontSize: 12 },
		yAxis: { showLabel: false, showTick: false, showAxisLine: false },
	},
};
const HORIZONTAL = { showDataLabel: true, xAxis: { labelPadding: 16 } };
function mermaid(chart) {
	const { title, height, colors, axis, highest, plots, valueAxis, isHorizontal = false } = chart;
	const options = {
		xyChart: {
			width: 860,
			height,
			...VALUE_AXES[valueAxis],
			...(isHorizontal && HORIZONTAL),
		},
		themeVariables: {
			xyChart: {
				backgroundColor: 'transparent',
				dataLabelColor: '#ffffff',
				plotColorPalette: colors.join(', '),
			},
		},
	};
	const lines = [
		`%%{init: ${JSON.stringify(options)}}%%`,
		isHorizontal ? 'xychart-beta horizontal' : 'xychart-beta',
	];
	if (title !== undefined)
		lines.push(`  title "${title}"`);
	lines.push(`  x-axis ${axis}`, `  y-axis 0 --> ${Math.max(1, Math.ceil(highest))}`);
	for (const [kind, values] of plots)
		lines.push(`  ${kind} [${values.join(', ')}]`);
	return { block: lines, language: 'mermaid' };
}
function placedPoints(series, period) {
	const buckets = bucketsOf(period, period.unit);
	return series.flatMap((point, index) => {
		const bucket = buckets[index];
		if (bucket === undefined)
			return [];
		const isPartial = bucket.since < period.since || bucket.until > period.until;
		return [{ ...point, at: bucket.since, isPartial }];
	});
}
const PARTIAL_MARK = '*';
const mark = ({ isPartial }) => (isPartial ? PARTIAL_MARK : '');
function pointName(point, { unit }) {
	const day = dayOf(point.at);
	if (unit === 'day')
		return `${day}${mark(point)}`;
	return `${day} ${clockTime(point.at)}${mark(point)}`;
}
function seriesCharts(points, period) {
	const { unit } = period;
	const merged = points.map((point) => point.merged);
	const mostMerged = Math.max(0, ...merged);
	if (mostMerged === 0)
		return [];
	const timed = points.filter(({ timeInQueueP50 }) => timeInQueueP50 !== undefined);
	const { times, longest, name } = readableTimes(timed);
	if (fitTogether(points, { merged, times }))
		return [
			mermaid({
				title: `Merged per ${unit} (bars) and ${name} (line)`,
				height: 320,
				colors: [COLORS.merged, COLORS.time],
				axis: axisOf(points, period),
				highest: Math.max(mostMerged, longest),
				valueAxis: 'shown',
				plots: [
					['bar', merged],
					['line', times],
				],
			}),
		];
	const charts = [
		valueChart({
			title: `Merged per ${unit}`,
			color: COLORS.merged,
			points,
			values: merged,
			period,
		}),
	];
	if (timed.length > 0 && timed.length <= MAX_LABELS)
		charts.push(valueChart({
			title: `${common.capitalize(name)}, per ${unit} with a merge`,
			color: COLORS.time,
			points: timed,
			values: times,
			period,
		}));
	return charts;
}
function fitTogether(points, { merged, times }) {
	const mostMerged = Math.max(...merged);
	const longest = Math.max(...times);
	const isComparable = longest <= MAX_RATIO * mostMerged && mostMerged <= MAX_RATIO * longest;
	const isComplete = times.length === points.length && points.length <= MAX_LABELS;
	return isComplete && isComparable && points.length > 1;
}
function valueChart({ title, color, points, values, period }) {
	const highest = Math.max(0, ...values);
	const common = { colors: [color], axis: axisOf(points, period, values), highest };
	if (points.length > MAX_LABELS)
		return mermaid({
			...common,
			title,
			height: 290,
			valueAxis: 'shown',
			plots: [['line', values]],
		});
	return mermaid({
		...common,
		title: `${title}, up to ${highest}`,
		height: 240,
		valueAxis: 'hidden',
		plots: [['bar', values]],
	});
}
function readableTimes(timed) {
	const seconds = timed.map(({ timeInQueueP50 = 0 }) => timeInQueueP50);
	const { unitSeconds, unitName } = readableUnit(Math.max(0, ...seconds));
	const times = seconds.map((each) => shortNumber(each / unitSeconds));
	return {
		times,
		longest: Math.max(0, ...times),
		name: `median ${unitName} in the queue`,
	};
}
function shortNumber(value) {
	if (value < 10)
		return Math.round(value * 10) / 10;
	return Math.round(value);
}
function readableUnit(longestSeconds) {
	if (longestSeconds < 5 * 60)
		return { unitSeconds: 1, unitName: 'seconds' };
	if (longestSeconds < 5 * 3600)
		return { unitSeconds: 60, unitName: 'minutes' };
	return { unitSeconds: 3600, unitName: 'hours' };
}
function axisOf(points, period, values = []) {
	const [first] = points;
	const last = points.at(-1);
	if (first === undefined || last === undefined)
		return '[]';
	const isDays = period.unit === 'day';
	if (points.length > MAX_LABELS)
		return `"Hours after ${pointName(first, period)} UTC" 0 --> ${points.length - 1}`;
	if (points.length <= MAX_LONG_LABELS) {
		const labels = points.map((point, index) => {
			const time = isDays ? dayOf(point.at) : clockTime(point.at);
			const name = `${time}${mark(point)}`;
			if (values[index] === undefined)
				return name;
			return `${name}: ${values[index]}`;
		});
		return listed(labels);
	}
	const labels = points.map((point) => {
		const date = new Date(point.at);
		const number = isDays ? date.getUTCDate() : date.getUTCHours();
		return `${number}${mark(point)}`;
	});
	return `"${pointName(first, period)} to ${pointName(last, period)} UTC" ${listed(labels)}`;
}
const listed = (labels) => `[${labels.map((label) => `"${label}"`).join(', ')}]`;
function reasonsChart(reasons) {
	const counts = new Map();
	for (const { reason, count } of reasons) {
		const name = reasonName(reason);
		counts.set(name, (counts.get(name) ?? 0) + count);
	}
	const mostFrequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_REASONS);
	if (mostFrequent.length < 2)
		return [];
	const numbers = mostFrequent.map(([, count]) => count);
	const chart = mermaid({
		isHorizontal: true,
		height: 30 + 34 * mostFrequent.length,
		colors: [COLORS.reason],
		axis: listed(mostFrequent.map(([name]) => name)),
		highest: Math.max(...numbers),
		valueAxis: 'hidden',
		plots: [['bar', numbers]],
	});
	return [chart];
}

const MAX_ROWS = 10;
const MAX_NUMBERS = 12;
const TITLE_LENGTH = 80;
const MAX_BRIEF = 5;
function historyContents(report) {
	const { json, period, ref, repositoryPage } = report;
	const { missing, current, previous } = json;
	const repository = common.link(common.repositoryName(ref.repository), repositoryPage);
	const hasNothing = isEmpty(report) && !previous?.merged && !previous?.failed;
	const points = placedPoints(current.series, period);
	const incomplete = {
		title: 'Incomplete',
		items: missing.map((sentence) => common.prose(common.truncate(sentence, 1000))),
	};
	const numbers = hasNothing
		? []
		: [
			mainNumbers(report),
			...seriesCharts(points, period),
			seriesFold(report),
			...timesFold(report),
			...reasonParts(report),
			checksTable(report),
			slowestTable(report),
		];
	return {
		mark: isEmpty(report) ? common.MARKS.neutral : '📊',
		headline: historyVerdict(report),
		lines: [common.words `${repository} · queue ${common.code(ref.targetBranch)} · ${common.own(spanWords(period))}`],
		parts: [incomplete, ...numbers, flakyTable(report)],
		wholeIn: common.words `the output ${common.code('report')} has all numbers`,
	};
}
function historySlack(report, runUrl) {
	const { ref, repositoryPage } = report;
	return common.slackMessage(historyContents(report), {
		where: `${common.repositoryName(ref.repository)} ${ref.targetBranch}`,
		pages: [
			['Report of the run', runUrl],
			['Repository', repositoryPage],
		],
	});
}
const durationColumns = (key, head) => ({
	head,
	cell: ({ timeInQueue }) => timeInQueue && spokenDuration(timeInQueue[key]),
});
const MAIN_NUMBERS = [
	{ head: 'Merged', cell: ({ merged }) => common.formatCount(merged) },
	{ head: 'Failed', cell: failedWords },
	{ head: 'Cancelled', cell: ({ cancelled }) => ifNumber(cancelled) },
	durationColumns('p50', 'Half within'),
	durationColumns('p95', '95 % within'),
	{ head: 'Runs per merge', cell: ({ runsPerMerge }) => runsPerMerge?.toFixed(2) },
];
const ifNumber = (count) => count === undefined ? undefined : common.formatCount(count);
function namedPeriods({ json, period }) {
	const { current, previous } = json;
	const periods = [{ name: currentName(period), figures: current }];
	if (previous !== undefined)
		periods.push({ name: previousName(period), figures: previous });
	return periods;
}
function mainNumbers(report) {
	const periods = namedPeriods(report);
	const columns = MAIN_NUMBERS.filter(({ cell }) => periods.some(({ figures }) => cell(figures) !== undefined));
	return {
		head: ['', ...columns.map(({ head }) => ({ number: head }))],
		rows: periods.map(({ name, figures }) => [
			common.unbroken(common.capitalize(name)),
			...columns.map(({ cell }) => common.unbroken(cell(figures) ?? UNKNOWN_CELL)),
		]),
		brief: columns.map(({ head, cell }) => {
			const [now, before] = periods.map(({ figures }) => cell(figures) ?? UNKNOWN_CELL);
			return common.words `${common.own(head)}: ${[now, ...(before === undefined ? [] : [`before ${before}`])].join(', ')}`;
		}),
	};
}
const UNKNOWN_CELL = '–';
const numberLink = (number, repositoryPage) => common.link(`#${number}`, `${repositoryPage}/pull/${number}`);
const SERIES_NUMBERS = [
	{ name: 'Merged', cell: ({ merged }) => common.formatCount(merged) },
	{ name: 'Failed', cell: ({ failed }) => ifNumber(failed) },
	{
		name: 'Median time in the queue',
		cell: ({ timeInQueueP50: seconds }) => {
			if (seconds === undefined)
				return undefined;
			return spokenDuration(seconds);
		},
	},
];
function seriesFold({ json, period }) {
	const points = placedPoints(json.current.series, period);
	const { unit } = period;
	const known = SERIES_NUMBERS.filter(({ cell }) => points.some((point) => cell(point) !== undefined));
	const head = [common.capitalize(unit), ...known.map(({ name }) => ({ number: name }))];
	const rows = points.map((point) => [
		common.own(pointName(point, period)),
		...known.map(({ cell }) => cell(point) ?? UNKNOWN_CELL),
	]);
	const sentences = ['Times are UTC.'];
	if (points.some(({ isPartial }) => isPartial))
		sentences.unshift('* only partly in the period.');
	const note = [common.small(common.own(sentences.join(' ')))];
	return { fold: `The numbers by ${unit}`, parts: [{ head, rows }, note] };
}
function timesFold(report) {
	if (report.json.current.timeInQueue === undefined)
		return [];
	const rows = namedPeriods(report).flatMap(({ name, figures }) => [
		durationRow(`${common.capitalize(name)}: in the queue`, figures.timeInQueue),
		durationRow('of it waiting', figures.waiting),
		durationRow('of it testing', figures.testing),
	]);
	const columns = ['Half within', '95 % within', 'Longest'].map((head) => ({ number: head }));
	const table = { head: ['Merged pull requests', ...columns], rows };
	return [{ fold: 'Waiting and testing', parts: [table] }];
}
function durationRow(name, durations) {
	if (durations === undefined)
		return [name, UNKNOWN_CELL, UNKNOWN_CELL, UNKNOWN_CELL];
	const { p50, p95, max } = durations;
	return [name, spokenDuration(p50), spokenDuration(p95), spokenDuration(max)];
}
function firstRows(title, head, rows, brief = []) {
	const allIn = common.words `the output ${common.code('report')}`;
	const first = { head, rows: rows.slice(0, MAX_ROWS), brief: brief.slice(0, MAX_BRIEF) };
	return { ...first, title, total: rows.length, allIn };
}
function reasonParts({ json, repositoryPage }) {
	const reasons = json.current.reasons ?? [];
	const rows = reasons.map(({ reason, count, pullRequests }) => [
		reasonCell(reason),
		common.formatCount(count),
		numbersCell(pullRequests, repositoryPage),
	]);
	const brief = reasons.map(({ reason, count }) => `${reasonName(reason)}: ${common.formatCount(count)}`);
	const title = 'Why pull requests left without a merge';
	const table = firstRows(title, ['Reason', { number: 'Times' }, 'Pull requests'], rows, brief);
	return [table, ...reasonsChart(reasons)];
}
function reasonCell(reason) {
	const name = reasonName(reason);
	if (name === OTHER_REASON)
		return common.words `${name} ${common.code(common.truncate(reason, 60))}`;
	return name;
}
const numbersCell = (numbers, repositoryPage) => {
	const links = numbers
		.slice(0, MAX_NUMBERS)
		.map((number) => numberLink(number, repositoryPage));
	const leftOut = numbers.length - MAX_NUMBERS;
	if (leftOut > 0)
		links.push(`and ${leftOut} more`);
	return common.joined(links, ' ');
};
function checksTable({ json }) {
	const rows = (json.current.checks ?? []).map(({ name, count }) => [
		common.code(common.truncate(name, TITLE_LENGTH)),
		common.formatCount(count),
	]);
	return firstRows('Checks that failed most', ['Check', { number: 'Times' }], rows);
}
function slowestTable({ json, repositoryPage }) {
	const slowest = (json.current.slowest ?? []).map(({ number, title, seconds }) => ({
		name: common.joined([numberLink(number, repositoryPage), common.truncate(title, TITLE_LENGTH)], ' '),
		time: spokenDuration(seconds),
	}));
	const rows = slowest.map(({ name, time }) => [name, time]);
	const brief = slowest.map(({ name, time }) => common.words `${name} — ${time}`);
	return firstRows('The slowest merges', ['Pull request', { number: 'In the queue' }], rows, brief);
}
function flakyTable({ json }) {
	const rows = (json.current.flaky ?? []).map(({ name, file, pullRequests, url }) => [
		common.withSmallPrint(common.link(common.truncate(name, TITLE_LENGTH), url), file === undefined ? [] : [common.truncate(file, TITLE_LENGTH)]),
		common.formatCount(pullRequests),
	]);
	const hits = { number: 'Pull requests in 7 days' };
	return firstRows('Flaky tests that hit the most pull requests', ['Test', hits], rows);
}

const MAX_TESTS = 10;
async function readFlakyTests(context, deadline, orgSlug) {
	if (orgSlug === undefined)
		return {};
	let missing;
	const tests = await common.bestEffort(deadline, mostHarmful(context, deadline, orgSlug), (why, error) => {
		missing = `The flaky tests could not be read: ${(error?.explanation.problem ?? why).replace(/\.+$/, '')}.`;
	});
	return { tests, missing };
}
async function mostHarmful(context, deadline, orgSlug) {
	const statuses = ['flaky'];
	const listing = new pages.UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 });
	let first = [];
	for await (const page of listing.pages()) {
		const harmful = page.filter((test) => unhealthyTest.impactOf(test) > 0);
		first = [...first, ...harmful].sort(byImpact).slice(0, MAX_TESTS);
	}
	return first.map((test) => ({
		name: oneLine(test.name),
		file: test.file_path ? oneLine(test.file_path) : undefined,
		pullRequests: unhealthyTest.impactOf(test),
		url: common.webLink(test.html_url),
	}));
}
const byImpact = (a, b) => unhealthyTest.impactOf(b) - unhealthyTest.impactOf(a) || Number(a.name > b.name) - Number(a.name < b.name);

const reportJson = ({ json }) => `${clients.jsonText(json, 2, clients.oneLineTexts)}\n`;
const secondsOf = (ms) => ms === undefined ? undefined : wholeSeconds(ms);
const isoTimeIfKnown = (at) => at === undefined ? undefined : isoTime(at);
const EPISODE_COLUMNS = {
	number: (episode) => episode.number,
	title: (episode) => episode.title,
	start: (episode) => isoTimeIfKnown(episode.startedAt),
	end: (episode) => isoTimeIfKnown(episode.endedAt),
	outcome: (episode) => episode.end,
	seconds: (episode) => secondsOf(inQueueMs(episode)),
	waitingSeconds: (episode) => secondsOf(episode.waitingMs),
	testingSeconds: (episode) => secondsOf(episode.testingMs),
	runs: (episode) => episode.runs,
	reason: (episode) => episode.reason,
	checks: (episode) => episode.checks.join('; '),
};
const reportCsv = ({ episodes }) => [
	common.csvRow(Object.keys(EPISODE_COLUMNS)),
	...episodes.map((episode) => common.csvRow(Object.values(EPISODE_COLUMNS).map((column) => cellOf(column(episode))))),
].join('');
const cellOf = (value) => typeof value === 'string' ? common.neutralizeFormula(common.redact(value)) : String(value ?? '');

const REPORT_FORMATS = {
	'.json': reportJson,
	'.csv': reportCsv,
	'.md': (report) => `${common.markdown(historyContents(report), common.SUMMARY_BUDGET_BYTES)}\n`,
};
async function publishHistory(given, context, deadline, report) {
	const { workspace, event } = context;
	for (const path of given.reportFiles) {
		const content = REPORT_FORMATS[clients.extensionOf(path)]?.(report) ?? '';
		await workspace.write('report-files', path, content);
	}
	if (given.slackPayloadFile !== undefined) {
		const payload = common.payloadFile(historySlack(report, event.runUrl));
		await workspace.write('slack-payload-file', given.slackPayloadFile, payload);
	}
	const { issueTitle } = given;
	if (issueTitle === undefined)
		return undefined;
	return publishIssue(context, deadline, report, issueTitle);
}
const MAX_ISSUE_MS = 60_000;
async function publishIssue(context, deadline, report, title) {
	const { log, dryRun } = context;
	if (dryRun) {
		log.info(`Dry run: the issue ${JSON.stringify(title)} would be kept up to date`);
		return undefined;
	}
	const limit = deadline.atMost(MAX_ISSUE_MS);
	return clients.writeIssue(context, limit, keepIssue(context, limit, report, title));
}
async function keepIssue(context, deadline, report, title) {
	const { log, setOutputs } = context;
	const { upsertIssue } = await __webpack_require__.e( 990).then(__webpack_require__.t.bind(__webpack_require__, 5990, 23));
	const marker = `report-queue/${clients.shortHash(`${report.ref.targetBranch}\n${title}`)}`;
	const body = common.markdown(historyContents(report), common.POST_BUDGET_BYTES);
	const onlyUpdate = isEmpty(report) && report.json.missing.length === 0;
	const kept = await upsertIssue(context, deadline, { marker, title, body, onlyUpdate });
	if (kept.action === 'none')
		return;
	setOutputs({ 'issue-number': kept.number });
	log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`);
}

async function findCandidates(context, deadline, ref, span) {
	const query = {
		since: new Date(span.since).toISOString(),
		until: new Date(span.until).toISOString(),
	};
	try {
		return await listedByService(context, deadline, ref, query);
	}
	catch (error) {
		if (!clients.hasStatus(error, 404))
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
	const later = async (page) => common.bestEffort(deadline, service.listPullRequests(deadline, ref, page), (why, error) => {
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
		rows = await common.withMovedRows(rows, rowKey, async () => {
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
	const changedAt = common.parseTime(stateChangedAt);
	return { number, title: oneLine(prTitle), at: changedAt ?? 0, present: { state, changedAt } };
}
const NO_LIST = 'Trunk does not list pull requests, so cancelled ones are missing.';
const ONLY_TESTED = 'Failed pull requests are those with a closed pull request for their test branch; one that failed without a test run may be missing.';
const NOT_FAILED = 'Failed pull requests are missing too, because GitHub has no closed pull requests for test branches.';
async function closedOnGitHub(context, deadline, ref, span, { lacking, createPrsForTestingBranches }) {
	const { github } = context;
	if (!github.available)
		throw lacking.withProblem(`${lacking.explanation.problem}: Trunk does not list pull requests. GitHub shows merged ones, but \`github-token\` ${clients.gitHubTokenProblem(context)}`);
	const closed = await clients.closedPullRequests(github, deadline, span.since);
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
	return { number, title: oneLine(title), at: mergedAt };
}
function testedCandidate({ headBranch, isOwnHead, updatedAt = 0, }) {
	const tested = pullRequest.parseTestBranch(headBranch, clients.inputDefaults['test-branch-pattern']);
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
const MAX_TIMELINES_AT_ONCE = 8;
const MAX_ENTRIES = 1000;
async function readEpisodes(context, deadline, query, more) {
	const limit = deadline.atMost(LIMIT_MS);
	try {
		const history = await readWithinLimit(context, limit, query);
		return { history, more: await more(limit) };
	}
	catch (error) {
		if (!isOutOfTime(limit) || !(error instanceof common.ActionError) || error.kind !== 'aborted')
			throw error;
		const { request } = error.explanation;
		const problem = `nothing could be read within ${LIMIT_MS / 60_000} minutes`;
		const remedy = 'Run the step again when Trunk and GitHub answer faster.';
		throw new common.ActionError('timed-out', { request, problem, remedy }, { cause: error });
	}
}
const isOutOfTime = ({ passed, isCancelled }) => passed && !isCancelled;
async function readWithinLimit(context, deadline, { ref, span, maxPullRequests }) {
	const search = await findCandidates(context, deadline, ref, span);
	const newestFirst = search.candidates.toSorted((a, b) => b.at - a.at);
	const chosen = newestFirst.slice(0, maxPullRequests);
	const leftOut = newestFirst.length - chosen.length;
	const reading = new RecordReading(context, deadline, { ref, span }, search.isListed);
	await reading.read(chosen);
	if (!search.isListed)
		await reading.readTestedTogether(maxPullRequests - chosen.length);
	const missing = [...search.missing, ...reading.missing];
	if (leftOut > 0)
		missing.push(`Only the newest ${maxPullRequests} of ${newestFirst.length} pull requests were read (\`max-pull-requests\`).`);
	return {
		episodes: reading.episodes,
		visibleEnds: search.visibleEnds,
		missing,
		isWhole: search.isWhole && leftOut === 0 && reading.isWhole,
		truncated: leftOut > 0,
	};
}
class RecordReading {
	episodes = [];
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
		log.info(`Read the records of ${common.pluralize(this.#read, 'pull request')}`);
	}
	async readTestedTogether(max) {
		let remaining = max;
		for (;;) {
			const numbers = [...this.#testedTogether]
				.filter((number) => !this.#requested.has(number))
				.slice(0, remaining);
			if (numbers.length === 0)
				return;
			remaining -= numbers.length;
			await this.read(numbers.map((number) => ({ number, title: '', at: 0 })));
		}
	}
	async #readOne(candidate) {
		const { service, repository } = this.#context;
		const { number, title, present } = candidate;
		const ref = common.pullRequestRef(repository, this.#ref.targetBranch, number);
		let isFailure = false;
		const answer = service.getPullRequestHistory(this.#deadline, ref).catch(clients.undefinedIfStatus(404));
		const record = await common.bestEffort(this.#deadline, answer, (_, error) => {
			isFailure = true;
			this.#firstError ??= error;
		});
		if (record === undefined) {
			if (isFailure || present !== undefined)
				this.#unread++;
			if (present !== undefined)
				this.#keep(episodesOf(candidate, [], present));
			return;
		}
		this.#read++;
		const timeline = queue.parseTimeline(record, MAX_ENTRIES);
		if (timeline.length === 0)
			this.#withoutTimeline++;
		for (const entry of timeline)
			this.#noteTestedTogether(entry);
		const { prTitle, state, stateChangedAt } = record;
		const subject = { number, title: prTitle === undefined ? title : oneLine(prTitle) };
		const shown = { state, changedAt: common.parseTime(stateChangedAt) };
		const isListNewer = (present?.changedAt ?? 0) > (shown.changedAt ?? 0);
		this.#keep(episodesOf(subject, timeline, (isListNewer && present) || shown));
		const oldest = timeline.at(MAX_ENTRIES - 1);
		if (oldest !== undefined && (oldest.at ?? this.#since) >= this.#since)
			this.#cut++;
	}
	#noteTestedTogether({ testRun, otherTestedPullRequests = [] }) {
		const tested = [...(testRun?.testedPullRequests ?? []), ...otherTestedPullRequests];
		for (const { prNumber } of tested)
			this.#testedTogether.add(prNumber);
	}
	#keep({ episodes, undated }) {
		this.#undated += undated;
		for (const episode of episodes) {
			const checks = episode.checks.filter((name) => !pullRequest.isQueueCheck(name, this.#ref));
			this.episodes.push({ ...episode, checks });
		}
	}
	get isWhole() {
		return this.#unread === 0 && this.#undated === 0 && this.#cut === 0;
	}
	get missing() {
		const sentences = [];
		if (this.#unread > 0 && isOutOfTime(this.#deadline))
			sentences.push(`${common.pluralize(this.#unread, 'record')} could not be read within ${LIMIT_MS / 60_000} minutes.`);
		else if (this.#unread > 0)
			sentences.push(`${common.pluralize(this.#unread, 'record')} could not be read${this.#why}.`);
		if (this.#withoutTimeline > 0 && this.#withoutTimeline === this.#read)
			sentences.push('Trunk shows no timelines, so there are no times, reasons or failing checks, and each pull request counts with its present end only.');
		else if (this.#withoutTimeline > 0)
			sentences.push(`${this.#withoutTimeline} of ${common.pluralize(this.#read, 'record')} have no timeline, so their times and reasons are missing.`);
		if (this.#undated > 0)
			sentences.push(`${common.pluralize(this.#undated, 'state')} without a time could not be put in order, so ends and times may be missing.`);
		if (this.#cut > 0)
			sentences.push(`${common.pluralize(this.#cut, 'timeline')} had more than ${MAX_ENTRIES} entries, of which the newest were read.`);
		return sentences;
	}
	get #why() {
		if (this.#firstError === undefined)
			return '';
		return `: ${this.#firstError.explanation.problem}`;
	}
}

const MAX_PULL_REQUESTS = 1_000_000;
const reportInputs = {
	period: periodLength(),
	issueTitle: clients.optional(clients.line()),
	reportFiles: clients.withDefault(clients.lines('paths'), []),
	slackPayloadFile: clients.optional(clients.line()),
	orgSlug: clients.optional(clients.orgSlug()),
	maxPullRequests: clients.wholeNumber({ min: 1, max: MAX_PULL_REQUESTS }),
};
const operation = clients.defineOperation({
	about: 'Report what a queue did in a period: merges, times, and why pull requests left it, compared with the time before.',
	target: { ...queue.queueTarget, outputs: ['target-branch'] },
	inputs: reportInputs,
	outputs: [
		'merged-count',
		'failed-count',
		'cancelled-count',
		'failure-rate',
		'time-in-queue-p50-seconds',
		'time-in-queue-p95-seconds',
		'report',
		'report-markdown',
		'issue-number',
		'truncated',
	],
	outcomes: ['reported', 'partial', 'none'],
	checks: {
		reportFiles: ({ reportFiles }) => clients.extensionProblem(reportFiles, Object.keys(REPORT_FORMATS)),
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined && clients.issueTokenProblem(scope),
			({ issueTitle = '' }) => {
				const place = ownerPlaceholderIn(issueTitle);
				return (place && `contains \`${place}\`, but there is one issue per queue, not per code owner`);
			},
		],
	},
	async run(given, context, ref) {
		const { event, clock, repository } = context;
		const period = periodUntil(clock.now(), given.period);
		const span = { since: period.previous.since, until: period.until };
		const { maxPullRequests, orgSlug } = given;
		const { history, more: flaky } = await readEpisodes(context, context.deadline, { ref, span, maxPullRequests }, (deadline) => readFlakyTests(context, deadline, orgSlug));
		const about = { ref, period, repositoryPage: clients.repositoryPage(repository, event) };
		const report = historyReport(about, history, flaky);
		context.log.info(`Queue ${common.queueName(ref)}: ${historyVerdict(report)}`);
		for (const sentence of report.json.missing)
			context.log.info(`Missing: ${sentence}`);
		context.setOutputs(reportOutputs(report, history.truncated));
		const refused = await publishHistory(given, context, context.deadline, report);
		const summary = historyContents(report);
		const details = { report: report.json };
		if (refused !== undefined)
			return {
				outcome: refused.kind,
				failure: refused,
				details,
				summary: common.failedAfter(summary, 'The report was made, but its issue was not written', refused),
			};
		return { outcome: reportOutcome(report), details, summary };
	},
});
function ownerPlaceholderIn(title) {
	if (title.includes(clients.OWNER_PLACEHOLDER))
		return clients.OWNER_PLACEHOLDER;
	return clients.misspeltPlaceholder(title);
}
function reportOutcome(report) {
	if (report.json.missing.length > 0)
		return 'partial';
	return isEmpty(report) ? 'none' : 'reported';
}
function reportOutputs(report, truncated) {
	const { current } = report.json;
	return {
		'merged-count': current.merged,
		'failed-count': current.failed,
		'cancelled-count': current.cancelled,
		'failure-rate': current.failureRate,
		'time-in-queue-p50-seconds': current.timeInQueue?.p50,
		'time-in-queue-p95-seconds': current.timeInQueue?.p95,
		report: report.json,
		'report-markdown': common.markdown(historyContents(report), common.OUTPUT_BUDGET_BYTES),
		truncated,
	};
}

exports.operation = operation;


 })

};
;