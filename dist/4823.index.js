"use strict";
exports.id = 4823;
exports.ids = [4823];
exports.modules = {

 4823:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const commits = __webpack_require__(7044);
const table = __webpack_require__(526);

function reportSummary(report, more = []) {
	const { timeline = [], pullRequestUrl, facts = [] } = report;
	const page = pullRequestUrl === undefined ? [] : [pullFiles.link('Pull request', pullRequestUrl)];
	const details = pullFiles.joined([...knownFacts(facts), ...stackAndCommits(report), ...page]);
	const folded = { fold: 'Timeline and details', parts: [timelineTable(timeline), details] };
	return {
		...verdictReport(report),
		parts: [timesLine(timeline), timeline.length > 0 ? folded : details, ...more],
	};
}
function reportFailure(request, report) {
	const { headline, reasons = [], why = [], stack, remedy = '' } = report;
	const sentences = [];
	const texts = reasons.map(textWithAddress);
	if (texts.length > 0)
		sentences.push(index.firstOf(texts, MAX_REPORTED_REASONS, '. '));
	sentences.push(...why);
	if (stack !== undefined)
		sentences.push(`It is ${stack}`);
	const problem = [headline, ...sentences].join('. ');
	return new index.ActionError('refused', { request, problem, details: sentences.join('. '), remedy });
}
function textWithAddress({ kind, text, url }) {
	const address = kind === 'check-failed' ? pullFiles.webAddress(url) : undefined;
	return address === undefined ? text : `${text} (${address})`;
}
function reportComment(report, runUrl, now, details = []) {
	const facts = [...stackAndCommits(report), ...knownFacts(report.commentFacts ?? [])];
	const line = pullFiles.joined([...facts, pullFiles.own(`${index.utcMinute(now)} UTC`), pullFiles.link('Run', runUrl)]);
	const parts = [...details, [pullFiles.small(line)]];
	return { ...verdictReport(report), parts };
}
function stackAndCommits({ stack, commits = [] }) {
	const facts = knownFacts(commits);
	return stack === undefined ? facts : [pullFiles.prose(stack), ...facts];
}
function verdictReport({ status, mark = pullFiles.MARKS[status], headline, reasons = [], outlook, why = [], remedy, }) {
	const common = commonRemedy(reasons);
	const isFailure = remedy !== undefined;
	const lines = reasonPoints(reasons, isFailure && common === undefined);
	if (outlook !== undefined)
		lines.push(pullFiles.prose(outlook));
	lines.push(...why.map(pullFiles.prose));
	const step = common ?? (reasons[0]?.remedy === undefined ? remedy : undefined);
	const next = isFailure && step !== undefined ? pullFiles.prose(step) : undefined;
	return { mark, headline: pullFiles.prose(headline), lines, next };
}
function commonRemedy(reasons) {
	const remedies = new Set(reasons.map(({ remedy }) => remedy));
	return remedies.size === 1 ? reasons[0]?.remedy : undefined;
}
const knownFacts = (facts) => facts
	.filter(([, value]) => value !== undefined && value !== '')
	.map(([name, value]) => pullFiles.words `${name} ${pullFiles.code(value ?? '')}`);
const MOST_PHASES = 8;
function timesLine(timeline) {
	if (timeline.length < 2 || timeline.length > MOST_PHASES)
		return [];
	const total = commits.secondsOf(timeline);
	const missed = lastBeforeMissedTests(timeline);
	if (missed !== undefined)
		return pullFiles.words `${pullFiles.spokenDuration(total)} in the queue, where it was last seen ${pullFiles.STATE_WORDS[missed] ?? missed}`;
	const longest = Math.max(...timeline.map(({ seconds }) => seconds));
	const phases = timeline.map(({ state, since, seconds }) => {
		const word = pullFiles.STATE_WORDS[state] ?? state;
		if (pullFiles.isEnded(state))
			return pullFiles.words `${word} ${pullFiles.own(since.slice(11, 16))}\u00a0UTC`;
		const time = pullFiles.words `${pullFiles.spokenDuration(seconds)} ${word}`;
		return seconds === longest ? pullFiles.strong(time) : time;
	});
	return pullFiles.words `${pullFiles.spokenDuration(total)} in the queue: ${pullFiles.joined(phases, ' \u2192 ')}`;
}
const TESTS = ['TESTING', 'PENDING_FAILURE', 'TESTS_PASSED'];
function lastBeforeMissedTests(timeline) {
	if (timeline.at(-1)?.state !== 'MERGED')
		return undefined;
	if (timeline.some(({ state }) => TESTS.includes(state)))
		return undefined;
	return timeline.at(-2)?.state;
}
const MAX_REPORTED_REASONS = 10;
function reasonPoints(reasons, withRemedies) {
	const lines = reasons
		.slice(0, MAX_REPORTED_REASONS)
		.map(({ kind, text, url, remedy }) => {
		const { page } = table.REASONS[kind];
		const hasPage = page !== undefined && pullFiles.webAddress(url) !== undefined;
		const line = hasPage ? pullFiles.words `${pullFiles.prose(text)} (${pullFiles.link(page, url)})` : pullFiles.prose(text);
		return withRemedies && remedy !== undefined ? { line, next: pullFiles.prose(remedy) } : line;
	});
	const left = reasons.length - lines.length;
	if (left > 0)
		lines.push(pullFiles.words `${left} more; the output ${pullFiles.code('reasons')} has all of them`);
	return lines;
}
function timelineTable(timeline) {
	let day = '';
	const rows = timeline.map(({ state, since, seconds }) => {
		const [date = '', time = ''] = since.split('T');
		let start = time.slice(0, 5);
		if (date !== day)
			start = `${date} ${start}`;
		day = date;
		return [pullFiles.code(state), pullFiles.isEnded(state) ? '' : pullFiles.spokenDuration(seconds), pullFiles.own(start)];
	});
	const allIn = pullFiles.words `the output ${pullFiles.code('timeline')}`;
	return { head: ['State', { number: 'For' }, pullFiles.words `Since (UTC)`], rows, allIn };
}
const RECOVERED = ['submitted', 'already-queued', 'merged', 'already-merged'];
async function publishReport(context, deadline, { comment, slackPayloadFile, comments }, ref, report, outcome = '') {
	const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad');
	const corrects = comment === 'on-failure' && RECOVERED.includes(outcome);
	if (!isWanted && !corrects && slackPayloadFile === undefined)
		return;
	const { publish } = await __webpack_require__.e( 9254).then(__webpack_require__.t.bind(__webpack_require__, 9254, 19)).then(n => n.publish$1);
	const { event, clock, repository } = context;
	const { failedHead } = report;
	await publish(context, deadline, reportComment(report, event.runUrl, clock.now()), {
		slack: {
			path: slackPayloadFile,
			...reportMessage(report, pullFiles.repositoryName(repository), event.runUrl),
		},
		comment: isWanted || corrects
			? {
				number: ref.number,
				marker: timeInQueue.WAIT_MARKER,
				onlyUpdate: corrects,
				ahead: comments,
				...(failedHead !== undefined && timeInQueue.yieldingToExplanation(ref.number, failedHead)),
			}
			: undefined,
	});
}
function reportMessage(report, where, runUrl) {
	const { subject, reasons = [], pullRequestUrl } = report;
	const failedCheck = reasons.find(({ kind, url }) => kind === 'check-failed' && pullFiles.webAddress(url));
	const pages = [
		['Log', failedCheck?.url ?? runUrl],
		['Pull request', pullRequestUrl],
	];
	return { report: verdictReport(report), where, subject, pages };
}
function subjectOf(record) {
	const { prTitle, prAuthor } = record ?? {};
	if (!prTitle)
		return undefined;
	return prAuthor ? pullFiles.words `${prTitle}, by ${prAuthor}` : pullFiles.words `${prTitle}`;
}

function endFailed(error, otherwise = index.ERROR_TITLES[error.kind], notes = []) {
	const { request, problem, remedy, title: headline = otherwise } = error.explanation;
	const isAnswer = error instanceof pullFiles.HttpError;
	const why = [isAnswer ? `${request}: ${problem}` : index.capitalize(problem), ...notes];
	return { outcome: error.kind, passes: false, headline, why, remedy, error };
}
function failedResult(error, refused, unproved = refused) {
	if (!(error instanceof index.ActionError) || error.kind === 'aborted')
		throw error;
	const heading = error.kind === 'unknown-outcome' ? unproved : refused;
	const { headline, why = [], remedy } = endFailed(error, heading);
	const summary = reportSummary({ status: 'bad', headline, why, remedy });
	return { outcome: error.kind, summary, failure: error };
}

const QUEUE_PHRASE = 'the merge queue';
const WAS_CANCELLED = 'the pull request was cancelled';
const CANCELLED_MARK = pullFiles.MARKS.cancelled;
const UNFINISHED_MARK = '\u23f8';

exports.CANCELLED_MARK = CANCELLED_MARK;
exports.QUEUE_PHRASE = QUEUE_PHRASE;
exports.UNFINISHED_MARK = UNFINISHED_MARK;
exports.WAS_CANCELLED = WAS_CANCELLED;
exports.endFailed = endFailed;
exports.failedResult = failedResult;
exports.publishReport = publishReport;
exports.reportComment = reportComment;
exports.reportFailure = reportFailure;
exports.reportMessage = reportMessage;
exports.reportSummary = reportSummary;
exports.subjectOf = subjectOf;
exports.textWithAddress = textWithAddress;

 })

};
;