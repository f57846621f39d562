"use strict";
exports.id = 9323;
exports.ids = [9323];
exports.modules = {

 9323:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const read = __webpack_require__(2091);
const reasons = __webpack_require__(363);
const publish = __webpack_require__(9254);
const main = __webpack_require__(4516);
const commits = __webpack_require__(7044);
const operation$1 = __webpack_require__(4777);
const timeInQueue$1 = __webpack_require__(2739);

const NO_REASON = 'unknown';
const UNREAD_REASON = 'unread';
const MAX_SLOWEST = 5;
function figuresOf(all, span, series, visibleEnds) {
	const episodes = all
		.filter(({ endedAt }) => read.isWithin(span, endedAt))
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
		series: read.bucketsOf(span, series).map((bucket) => pointOf(bucket, merged, failed)),
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
	const within = ({ endedAt }) => read.isWithin(bucket, endedAt);
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
			current: { ...figuresOf(episodes, period, period, visibleEnds), flaky: flaky.tests },
			previous: isWhole ? figuresOf(episodes, period.previous, period, visibleEnds) : undefined,
			missing: gaps.map(read.oneLine),
		},
		episodes: episodes
			.filter(({ endedAt }) => read.isWithin(period, endedAt))
			.filter(({ end }) => end === 'merged' || visibleEnds[end])
			.sort((a, b) => b.endedAt - a.endedAt || b.number - a.number),
	};
}
const isEmpty = ({ episodes }) => episodes.length === 0;
const isoTime = (at) => new Date(at).toISOString();

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
		return index.formatCount(failed);
	return `${index.formatCount(failed)} (${percent(failureRate)})`;
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function dayOf(at, { local }) {
	const date = local(at);
	return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}
const clockTime = (at, { local }) => local(at).toISOString().slice(11, 16);
function spanWords({ since, until, length, zone }) {
	if (length === 'last-week')
		return `Monday ${dayOf(since, zone)} to Sunday ${dayOf(until - 1, zone)} ${zone.name}`;
	const time = clockTime(since, zone);
	if (time === clockTime(until, zone))
		return `${dayOf(since, zone)} to ${dayOf(until, zone)}, ${time} ${zone.name}`;
	const [first, last] = [since, until].map((at) => `${dayOf(at, zone)} ${clockTime(at, zone)}`);
	return `${first} to ${last} ${zone.name}`;
}
function lengthWords({ length }) {
	if (length === 'last-week')
		return 'week';
	return length.count === 1 ? length.unit : index.pluralize(length.count, length.unit);
}
const currentName = (period) => `last ${lengthWords(period)}`;
function previousName(period) {
	const { length } = period;
	if (length === 'last-week')
		return 'the week before';
	return `${index.pluralize(length.count, length.unit)} before`;
}
function theTimeBefore(period) {
	const { length } = period;
	if (length !== 'last-week' && length.count === 7 && length.unit === 'day')
		return 'the week before';
	return `the ${lengthWords(period)} before`;
}
function historyVerdict(report) {
	const { period, json } = report;
	if (isEmpty(report))
		return `Nothing left the queue in the ${currentName(period)}`;
	const { current, previous } = json;
	const clauses = [
		{ text: `${index.formatCount(current.merged)} merged` },
		...failureClause(current, previous),
		...timeClause(current, previous),
	];
	const firstWorse = clauses.find(({ better }) => better !== undefined);
	const numbers = clauses.map((clause) => {
		if (clause.better === undefined)
			return clause.text;
		const time = clause === firstWorse ? ` ${theTimeBefore(period)}` : '';
		return `${clause.text} (${clause.better}${time})`;
	});
	const verdict = numbers.join(', ');
	if (previous === undefined || firstWorse !== undefined)
		return verdict;
	return `${verdict}: ${pace(current, previous)} ${theTimeBefore(period)}`;
}
function failureClause(current, previous) {
	const { failureRate: rate, cancelled } = current;
	const before = previous?.failureRate;
	if (rate === undefined)
		return cancelled === undefined ? [] : [{ text: `${index.formatCount(cancelled)} cancelled` }];
	const text = `${percent(rate)} failed`;
	const isWorse = before !== undefined && rate > before && percent(rate) !== percent(before);
	return [{ text, better: isWorse ? percent(before) : undefined }];
}
function timeClause(current, previous) {
	const times = current.timeInQueue;
	if (times === undefined)
		return [];
	const [now, p95Before] = [times.p95, previous?.timeInQueue?.p95 ?? times.p95];
	const [shown, better] = [now, p95Before].map(pullFiles.spokenDuration);
	if (now > p95Before && shown !== better)
		return [{ text: `95 % within ${shown}`, better }];
	return [{ text: `half within ${pullFiles.spokenDuration(times.p50)}` }];
}
function pace(current, previous) {
	const now = current.timeInQueue?.p50;
	const before = previous.timeInQueue?.p50;
	if (now === undefined || before === undefined) {
		const more = current.merged - previous.merged;
		if (more === 0)
			return 'as many merged as';
		return `${index.formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} merged than`;
	}
	const difference = pullFiles.spokenSeconds(now) - pullFiles.spokenSeconds(before);
	if (difference === 0)
		return 'as fast as';
	return `${pullFiles.duration(Math.abs(difference))} ${difference < 0 ? 'faster' : 'slower'} than`;
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
	if (reasons.refusesMerge(reason))
		return 'GitHub refused the merge';
	return OTHER_REASON;
}

const MAX_LABELS = 24;
const COLORS = { merged: '#4ac26b', time: '#8250df' };
const WIDTH = 520;
const LABELS = { labelFontSize: 14 };
const VALUE_AXES = {
	shown: LABELS,
	hidden: { showLabel: false, showTick: false, showAxisLine: false },
};
function mermaid(chart) {
	const { title, height, colors, axis, highest, plots, valueAxis } = chart;
	const options = {
		xyChart: {
			width: WIDTH,
			height,
			titleFontSize: 17,
			xAxis: { ...LABELS, titleFontSize: 14 },
			yAxis: VALUE_AXES[valueAxis],
		},
		themeVariables: {
			xyChart: {
				backgroundColor: 'transparent',
				plotColorPalette: colors.join(', '),
			},
		},
	};
	const lines = [`%%{init: ${JSON.stringify(options)}}%%`, 'xychart-beta'];
	lines.push(`  title "${title}"`, `  x-axis ${axis}`, `  y-axis 0 --> ${Math.max(1, Math.ceil(highest))}`);
	for (const [kind, values] of plots)
		lines.push(`  ${kind} [${values.join(', ')}]`);
	return { block: lines, language: 'mermaid' };
}
function placedPoints(series, period) {
	const buckets = read.bucketsOf(period, period);
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
function pointName(point, { unit, zone }) {
	const day = dayOf(point.at, zone);
	if (unit === 'day')
		return `${day}${mark(point)}`;
	return `${day} ${clockTime(point.at, zone)}${mark(point)}`;
}
function seriesCharts(points, period) {
	const { unit } = period;
	const merged = points.map((point) => point.merged);
	if (Math.max(0, ...merged) === 0)
		return [];
	const timed = points.filter(({ timeInQueueP50 }) => timeInQueueP50 !== undefined);
	const { times, name } = readableTimes(timed);
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
			title: `${index.capitalize(name)}, per ${unit} with a merge`,
			color: COLORS.time,
			points: timed,
			values: times,
			period,
		}));
	return charts;
}
function valueChart({ title, color, points, values, period }) {
	const highest = Math.max(0, ...values);
	const common = { colors: [color], axis: axisOf(points, period), highest };
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
	return { times, name: `median ${unitName} in the queue` };
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
function axisOf(points, period) {
	const [first] = points;
	const last = points.at(-1);
	if (first === undefined || last === undefined)
		return '[]';
	const { zone } = period;
	if (points.length > MAX_LABELS)
		return `"Hours after ${pointName(first, period)} ${zone.name}" 0 --> ${points.length - 1}`;
	const labels = points.map((point) => {
		const date = zone.local(point.at);
		const number = period.unit === 'day' ? date.getUTCDate() : date.getUTCHours();
		return `"${number}${mark(point)}"`;
	});
	const span = `${pointName(first, period)} to ${pointName(last, period)} ${zone.name}`;
	return `"${span}" [${labels.join(', ')}]`;
}

const MAX_ROWS = 10;
const MAX_NUMBERS = 12;
const TITLE_LENGTH = 80;
const MAX_BRIEF = 5;
function historyContents(report) {
	const { json, period, ref, repositoryPage } = report;
	const { missing, current, previous } = json;
	const repository = pullFiles.link(pullFiles.repositoryName(ref.repository), repositoryPage);
	const hasNothing = isEmpty(report) && !previous?.merged && !previous?.failed;
	const points = placedPoints(current.series, period);
	const incomplete = {
		title: 'Incomplete',
		items: missing.map((sentence) => pullFiles.prose(index.truncate(sentence, 1000))),
	};
	const numbers = hasNothing
		? []
		: [
			mainNumbers(report),
			...seriesCharts(points, period),
			seriesFold(report),
			...timesFold(report),
			reasonsTable(report),
			checksTable(report),
			slowestTable(report),
		];
	return {
		mark: isEmpty(report) ? pullFiles.MARKS.neutral : '\ud83d\udcca',
		headline: historyVerdict(report),
		lines: [pullFiles.words `${repository} \u00b7 queue ${pullFiles.code(ref.targetBranch)} \u00b7 ${pullFiles.own(spanWords(period))}`],
		next: nextStep(report),
		parts: [incomplete, ...numbers, flakyTable(report)],
		wholeIn: pullFiles.words `the output ${pullFiles.code('report')} has all numbers`,
	};
}
function nextStep({ json: { current } }) {
	const [check] = current.checks ?? [];
	const [test] = current.flaky ?? [];
	const places = [];
	if (check !== undefined)
		places.push(pullFiles.words `the check ${pullFiles.code(index.truncate(check.name, TITLE_LENGTH))}, which failed ${index.pluralize(check.count, 'time')}`);
	if (test !== undefined)
		places.push(pullFiles.words `the flaky test ${pullFiles.link(index.truncate(test.name, TITLE_LENGTH), test.url)}, which hit ${index.pluralize(test.pullRequests, 'pull request')}`);
	return places.length === 0 ? undefined : pullFiles.words `Start with ${pullFiles.joined(places, ', and with ')}.`;
}
const timeInQueue = (key, name) => ({
	name,
	cell: ({ timeInQueue }) => timeInQueue && pullFiles.spokenDuration(timeInQueue[key]),
});
const MAIN_NUMBERS = [
	{ name: 'Merged', cell: ({ merged }) => index.formatCount(merged) },
	{ name: 'Failed', cell: failedWords },
	{ name: 'Cancelled', cell: ({ cancelled }) => ifNumber(cancelled) },
	timeInQueue('p50', 'Half within'),
	timeInQueue('p95', '95 % within'),
	{ name: 'Runs per merge', cell: ({ runsPerMerge }) => runsPerMerge?.toFixed(2) },
];
const ifNumber = (count) => count === undefined ? undefined : index.formatCount(count);
function namedPeriods({ json, period }) {
	const { current, previous } = json;
	const periods = [{ name: currentName(period), figures: current }];
	if (previous !== undefined)
		periods.push({ name: previousName(period), figures: previous });
	return periods;
}
function mainNumbers(report) {
	const periods = namedPeriods(report);
	const known = MAIN_NUMBERS.filter(({ cell }) => periods.some(({ figures }) => cell(figures) !== undefined));
	return {
		head: ['', ...periods.map(({ name }) => ({ number: index.capitalize(name) }))],
		rows: known.map(({ name, cell }) => [
			pullFiles.unbroken(name),
			...periods.map(({ figures }) => pullFiles.unbroken(cell(figures) ?? UNKNOWN_CELL)),
		]),
		brief: known.map(({ name, cell }) => {
			const [now, before] = periods.map(({ figures }) => cell(figures) ?? UNKNOWN_CELL);
			return pullFiles.words `${pullFiles.own(name)}: ${[now, ...(before === undefined ? [] : [`before ${before}`])].join(', ')}`;
		}),
	};
}
const UNKNOWN_CELL = '\u2013';
const numberLink = (number, repositoryPage) => pullFiles.link(`#${number}`, `${repositoryPage}/pull/${number}`);
const SERIES_NUMBERS = [
	{ name: 'Merged', cell: ({ merged }) => index.formatCount(merged) },
	{ name: 'Failed', cell: ({ failed }) => ifNumber(failed) },
	{
		name: 'Median time in the queue',
		cell: ({ timeInQueueP50: seconds }) => {
			if (seconds === undefined)
				return undefined;
			return pullFiles.spokenDuration(seconds);
		},
	},
];
function seriesFold({ json, period }) {
	const points = placedPoints(json.current.series, period);
	const { unit } = period;
	const known = SERIES_NUMBERS.filter(({ cell }) => points.some((point) => cell(point) !== undefined));
	const head = [index.capitalize(unit), ...known.map(({ name }) => ({ number: name }))];
	const rows = points.map((point) => [
		pullFiles.own(pointName(point, period)),
		...known.map(({ cell }) => cell(point) ?? UNKNOWN_CELL),
	]);
	const { zone } = period;
	const sentences = [zone === read.UTC ? 'Times are UTC.' : `Times are those of ${zone.name}.`];
	if (points.some(({ isPartial }) => isPartial))
		sentences.unshift('* only partly in the period.');
	const note = [pullFiles.small(pullFiles.own(sentences.join(' ')))];
	return { fold: `The numbers by ${unit}`, parts: [{ head, rows }, note] };
}
function timesFold(report) {
	if (report.json.current.timeInQueue === undefined)
		return [];
	const rows = namedPeriods(report).flatMap(({ name, figures }) => [
		durationRow(`${index.capitalize(name)}: in the queue`, figures.timeInQueue),
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
	return [name, pullFiles.spokenDuration(p50), pullFiles.spokenDuration(p95), pullFiles.spokenDuration(max)];
}
function firstRows(title, head, rows, brief = []) {
	const allIn = pullFiles.words `the output ${pullFiles.code('report')}`;
	const first = { head, rows: rows.slice(0, MAX_ROWS), brief: brief.slice(0, MAX_BRIEF) };
	return { ...first, title, total: rows.length, allIn };
}
function reasonsTable({ json, repositoryPage }) {
	const reasons = json.current.reasons ?? [];
	const rows = reasons.map(({ reason, count, pullRequests }) => [
		reasonCell(reason),
		index.formatCount(count),
		numbersCell(pullRequests, repositoryPage),
	]);
	const brief = reasons.map(({ reason, count }) => `${reasonName(reason)}: ${index.formatCount(count)}`);
	const title = 'Why pull requests left without a merge';
	return firstRows(title, ['Reason', { number: 'Times' }, 'Pull requests'], rows, brief);
}
function reasonCell(reason) {
	const name = reasonName(reason);
	if (name === OTHER_REASON)
		return pullFiles.words `${name} ${pullFiles.code(index.truncate(reason, 60))}`;
	return name;
}
const numbersCell = (numbers, repositoryPage) => {
	const links = numbers
		.slice(0, MAX_NUMBERS)
		.map((number) => numberLink(number, repositoryPage));
	const leftOut = numbers.length - MAX_NUMBERS;
	if (leftOut > 0)
		links.push(`and ${leftOut} more`);
	return pullFiles.joined(links, ' ');
};
function checksTable({ json }) {
	const rows = (json.current.checks ?? []).map(({ name, count }) => [
		pullFiles.code(index.truncate(name, TITLE_LENGTH)),
		index.formatCount(count),
	]);
	return firstRows('Checks that failed most', ['Check', { number: 'Times' }], rows);
}
function slowestTable({ json, repositoryPage }) {
	const slowest = (json.current.slowest ?? []).map(({ number, title, seconds }) => ({
		name: pullFiles.joined([numberLink(number, repositoryPage), index.truncate(title, TITLE_LENGTH)], ' '),
		time: pullFiles.spokenDuration(seconds),
	}));
	const rows = slowest.map(({ name, time }) => [name, time]);
	const brief = slowest.map(({ name, time }) => pullFiles.words `${name} \u2014 ${time}`);
	return firstRows('The slowest merges', ['Pull request', { number: 'In the queue' }], rows, brief);
}
function flakyTable({ json }) {
	const rows = (json.current.flaky ?? []).map(({ name, file, pullRequests, url }) => [
		pullFiles.withSmallPrint(pullFiles.link(index.truncate(name, TITLE_LENGTH), url), file === undefined ? [] : [index.truncate(file, TITLE_LENGTH)]),
		index.formatCount(pullRequests),
	]);
	const hits = { number: 'Pull requests in 7 days' };
	const table = firstRows('Flaky tests that hit the most pull requests', ['Test', hits], rows);
	return { ...table, rows: rows.slice(0, MAX_BRIEF) };
}

const MAX_TESTS = 10;
async function readFlakyTests(context, deadline, orgSlug) {
	if (orgSlug === undefined)
		return {};
	let missing;
	const tests = await commits.bestEffort(deadline, mostHarmful(context, deadline, orgSlug), (why, error) => {
		missing = `The flaky tests could not be read: ${(error?.explanation.problem ?? why).replace(/\.+$/, '')}.`;
	});
	return { tests, missing };
}
async function mostHarmful(context, deadline, orgSlug) {
	const statuses = ['flaky'];
	const listing = new publish.UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 });
	let first = [];
	for await (const page of listing.pages()) {
		const harmful = page.filter((test) => main.impactOf(test) > 0);
		first = [...first, ...harmful].sort(byImpact).slice(0, MAX_TESTS);
	}
	return first.map((test) => ({
		name: read.oneLine(test.name),
		file: test.file_path ? read.oneLine(test.file_path) : undefined,
		pullRequests: main.impactOf(test),
		url: pullFiles.webLink(test.html_url),
	}));
}
const byImpact = (a, b) => main.impactOf(b) - main.impactOf(a) || Number(a.name > b.name) - Number(a.name < b.name);

const reportJson = ({ json }) => `${pullFiles.jsonText(json, 2, pullFiles.oneLineTexts)}\n`;
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
	main.csvRow(Object.keys(EPISODE_COLUMNS)),
	...episodes.map((episode) => main.csvRow(Object.values(EPISODE_COLUMNS).map((column) => cellOf(column(episode))))),
].join('');
const cellOf = (value) => typeof value === 'string' ? main.neutralizeFormula(index.redact(value)) : String(value ?? '');

const HISTORY_EXTENSIONS = ['.json', '.csv', '.md'];
const MAX_ISSUE_MS = 60_000;
function publishHistory({ reportFiles, slackPayloadFile, issueTitle: title }, context, deadline, report, contents) {
	const { ref, repositoryPage, json } = report;
	return publish.publish(context, deadline.atMost(MAX_ISSUE_MS), contents, {
		files: {
			paths: reportFiles,
			formats: { '.json': () => reportJson(report), '.csv': () => reportCsv(report) },
		},
		slack: {
			path: slackPayloadFile,
			where: `${pullFiles.repositoryName(ref.repository)} ${ref.targetBranch}`,
			pages: [
				['Report of the run', context.event.runUrl],
				['Repository', repositoryPage],
			],
		},
		issue: title === undefined
			? undefined
			: {
				marker: `report-queue/${commits.shortHash(`${ref.targetBranch}\n${title}`)}`,
				title,
				onlyUpdate: isEmpty(report) && json.missing.length === 0,
			},
	});
}

const MAX_PULL_REQUESTS = 1_000_000;
const reportInputs = {
	period: read.periodLength(),
	timeZone: read.timeZoneInput(),
	issueTitle: pullFiles.optional(pullFiles.line()),
	reportFiles: pullFiles.withDefault(pullFiles.lines('paths'), []),
	slackPayloadFile: pullFiles.optional(pullFiles.line()),
	orgSlug: pullFiles.optional(pullFiles.orgSlug()),
	maxPullRequests: pullFiles.withDefault(pullFiles.wholeNumber({ min: 1, max: MAX_PULL_REQUESTS }), 2000),
};
const operation = timeInQueue$1.defineOperation({
	about: 'Report what a queue did in a period: merges, times, and why pull requests left it, compared with the time before.',
	target: { ...operation$1.queueTarget, outputs: ['target-branch'] },
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
		reportFiles: ({ reportFiles }) => publish.extensionProblem(reportFiles, HISTORY_EXTENSIONS),
		issueTitle: [
			({ issueTitle }, scope) => issueTitle !== undefined && main.issueTokenProblem(scope),
			({ issueTitle }) => commits.ownerInQueueTitle(issueTitle),
		],
	},
	async run(given, context, ref) {
		const { event, clock, repository } = context;
		const now = clock.now();
		const period = read.periodUntil(now, given.period, given.timeZone);
		const span = { since: period.previous.since, until: now };
		const { maxPullRequests, orgSlug } = given;
		const { history, more: flaky } = await read.readEpisodes(context, context.deadline, { ref, span, maxPullRequests }, (deadline) => readFlakyTests(context, deadline, orgSlug));
		const about = { ref, period, repositoryPage: pullFiles.repositoryPage(repository, event) };
		const report = historyReport(about, history, flaky);
		context.log.info(`Queue ${pullFiles.queueName(ref)}: ${historyVerdict(report)}`);
		for (const sentence of report.json.missing)
			context.log.info(`Missing: ${sentence}`);
		const summary = historyContents(report);
		context.setOutputs(reportOutputs(report, summary, history.truncated));
		const published = await publishHistory(given, context, context.deadline, report, summary);
		const { issueNumber, refusal } = published;
		context.setOutputs({ 'issue-number': issueNumber });
		const details = { report: report.json };
		if (refusal !== undefined) {
			const headline = 'The report was made, but its issue was not written';
			return { ...pullFiles.failedAtLast(summary, headline, refusal), details };
		}
		return { outcome: reportOutcome(report), details, summary };
	},
});
function reportOutcome(report) {
	if (report.json.missing.length > 0)
		return 'partial';
	return isEmpty(report) ? 'none' : 'reported';
}
function reportOutputs(report, summary, truncated) {
	const { current } = report.json;
	return {
		'merged-count': current.merged,
		'failed-count': current.failed,
		'cancelled-count': current.cancelled,
		'failure-rate': current.failureRate,
		'time-in-queue-p50-seconds': current.timeInQueue?.p50,
		'time-in-queue-p95-seconds': current.timeInQueue?.p95,
		report: report.json,
		'report-markdown': pullFiles.markdown(summary, pullFiles.OUTPUT_BUDGET_BYTES),
		truncated,
	};
}

exports.operation = operation;

 })

};
;