"use strict";
exports.id = 4152;
exports.ids = [4152];
exports.modules = {

 4152:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const againClaim = __webpack_require__(759);
const reasons = __webpack_require__(363);
const table = __webpack_require__(526);
const whyNotMerged = __webpack_require__(3589);
const commits = __webpack_require__(7044);
const end = __webpack_require__(4823);
const pullFiles = __webpack_require__(7404);
const timeInQueue = __webpack_require__(2739);
const index = __webpack_require__(3690);
const again = __webpack_require__(3874);
const writes = __webpack_require__(140);
const posts = __webpack_require__(3945);
const publish = __webpack_require__(9254);
const resolve = __webpack_require__(8966);
const main = __webpack_require__(4516);

function planRetry(verdict, facts, triedHeads = 'any', head = (commits.ifKnown(facts.mergeFacts)?.headSha ?? facts.record?.prSha)?.toLowerCase()) {
	const { record } = facts;
	if (verdict !== 'known-flaky' || record === undefined)
		return { why: 'it is not known to be flaky' };
	const again = mayRetry(facts, head, triedHeads);
	if (!again.may)
		return again;
	if (head === undefined)
		return { why: 'its head commit is not known' };
	return { act: actOf(record), head, record };
}
const actOf = (record) => record?.state === 'PENDING_FAILURE' ? 'restart' : 'submit';
function mayRetry({ ref, record, mergeFacts, queue }, head, triedHeads = 'any') {
	return again.mayTryAgain({
		ref,
		act: actOf(record),
		record,
		head,
		onGitHub: mergeFacts,
		reviews: 'none-against',
		queue,
		heldBy: 'any',
		triedHeads,
	});
}
function requestOf(ref, { act, record }) {
	if (act === 'restart')
		return pullFiles.restartTestsOnPullRequest(ref);
	return pullFiles.submitPullRequest(ref, writes.optionsAsBefore(record));
}

function explain(facts, verdict, missingPermissions, isGitHubAvailable) {
	const { record } = facts;
	const { reasons: reasons$1, failing } = whyNotMerged.whyNotMerged({ ...facts, run: commits.ifKnown(facts.run), gitHub: commits.ifKnown(facts.mergeFacts) }, commits.ifKnown(facts.queue)?.state, missingPermissions);
	const present = againClaim.checksNow(facts);
	const isStopped = present.stopped.length > 0;
	const keepsRemedy = ({ kind }) => (VERDICTS_WITH_REASON_REMEDIES.includes(verdict.name) && !present.isGreen) ||
		kind === 'permission-missing' ||
		(verdict.name === 'not-submitted' && table.REASONS[kind].stops?.includes('submit') === true);
	const all = reasons$1.map((reason) => keepsRemedy(reason) ? reason : { ...reason, remedy: undefined });
	if (!isGitHubAvailable && record?.state !== 'MERGED')
		all.push(NO_TOKEN_REASON);
	return {
		reasons: all,
		failing,
		headline: againClaim.verdictHeadline(facts, verdict.name),
		shownReasons: reasons.withoutCoveredReasons(all).filter(({ kind, sameAs }) => (kind !== 'not-in-queue' || verdict.name !== 'not-submitted') &&
			(sameAs !== 'check-failed' || !isStopped)),
		notes: [
			...againClaim.notesOnCauses(facts, verdict.name),
			...notesOnGreen(present),
			...notesOnCancelled(facts),
			...facts.notes,
		],
		next: nextStep(facts, verdict, present),
	};
}
function notesOnGreen({ green, isAnyOfGreen }) {
	if (isAnyOfGreen)
		return ['All required checks are green now: one of them was run again'];
	return green.map((name) => `${index.inBackticks(name)} is green now: it was run again`);
}
function notesOnCancelled({ result }) {
	const isTornDown = result.notRun.some(({ followsCancellation }) => followsCancellation);
	if (isTornDown)
		return ['A job that was cancelled may also have reached its own time limit, `timeout-minutes`'];
	return [];
}
const NO_TOKEN_REASON = {
	kind: 'permission-missing',
	text: "`github-token` is empty, so the action can't ask GitHub",
	remedy: 'Leave `github-token` at its default.',
};
const VERDICTS_WITH_REASON_REMEDIES = [
	'not-ready',
	'cancelled',
	'merge-refused',
	'undecided',
];
function nextStep(facts, { name }, { isGreen }) {
	const { ref, record, head, result } = facts;
	const isUnnamed = result.failed.length + result.suspects.length === 0;
	if (name === 'check-failed' && isUnnamed)
		return timeInQueue.withHint('Find the check that failed in the test run, fix it and push, then submit it again.');
	const hasPassed = isGreen && (name === 'check-failed' || name === 'undecided');
	if (!hasPassed && name !== 'known-flaky')
		return againClaim.nextOf(name, ref);
	const again = mayRetry(facts, (hasPassed ? record?.prSha : undefined) ?? head);
	if (!again.may && again.next !== undefined)
		return again.next;
	if (hasPassed)
		return timeInQueue.withHint('Submit it again: the check that failed is green now.');
	if (commits.isQueued(record))
		return 'Restart its tests: the failing tests are known to be flaky.';
	return againClaim.nextOf(name, ref);
}
function explanationReport(facts, verdict, { headline, shownReasons, notes, next }, attempt) {
	const { record } = attempt.last ?? facts;
	const why = [...countLine(facts.tests?.counts)];
	if (verdict.broken)
		why.push(brokenText(verdict.broken));
	if (attempt.text !== undefined)
		why.push(attempt.text);
	why.push(...notes);
	return {
		status: againClaim.VERDICTS[verdict.name].status,
		mark: attempt.isSent ? '\ud83d\udd01' : undefined,
		headline,
		reasons: shownReasons,
		why,
		stack: pullFiles.stackPlace(facts.ref),
		commits: [['Head commit', facts.head?.slice(0, 12)]],
		facts: [
			['State', record?.state],
			['Test branch', commits.ifKnown(facts.run)?.branch],
		],
		commentFacts: [
			['Title', record?.prTitle],
			['Author', record?.prAuthor],
			['Test branch', commits.ifKnown(facts.run)?.branch],
		],
		subject: end.subjectOf(record),
		remedy: (attempt.next ?? next) || undefined,
		pullRequestUrl: commits.ifKnown(facts.mergeFacts)?.url,
	};
}
function countLine(counts) {
	if (counts === undefined || counts.failed === 0)
		return [];
	const { failed, cases, isWhole } = counts;
	if (!isWhole)
		return [`At least ${countedTests(failed)} failed`];
	return [`${index.formatCount(failed)} of ${countedTests(cases)} failed`];
}
const countedTests = (count) => `${index.formatCount(count)} ${count === 1 ? 'test' : 'tests'}`;
function brokenText({ rule, why }) {
	if (rule === undefined)
		return `Not known to be flaky: ${why}`;
	return `Not known to be flaky (rule ${rule}): ${why}`;
}
const failingTests = ({ tests }) => tests.map(({ test, rows, ...verdict }) => ({
	name: test.name,
	file: test.file,
	known: verdict.kind === 'known',
	why: verdict.kind === 'known' ? undefined : verdict.why,
	rows: rows.map(({ id, html_url: url }) => ({ id, url })),
}));
const MAX_FAILING_TESTS = 50;
function testsReport({ tests, broken }) {
	const rules = broken?.rule === undefined ? [] : [[pullFiles.link('The rules of a retry', pullFiles.docsPage(RULES_PAGE))]];
	if (tests.length === 0)
		return rules;
	const rows = tests
		.slice(0, MAX_FAILING_TESTS)
		.map((verdict) => [testVerdictCell(verdict), listingCell(verdict)]);
	const table = {
		head: ['Failing test', 'In the listing'],
		rows,
		total: tests.length,
		allIn: pullFiles.words `the output ${pullFiles.code('failing-tests')}`,
	};
	return [{ fold: 'The failing tests', parts: [table, ...rules] }];
}
const RULES_PAGE = 'recipes/kicked.md#try-again-automatically';
function testVerdictCell({ test, rows }) {
	const name = pullFiles.link(againClaim.testTitle(test), rows[0]?.html_url);
	return pullFiles.withSmallPrint(name, test.file === undefined ? [] : [pullFiles.code(test.file)]);
}
function listingCell(verdict) {
	if (verdict.kind !== 'known')
		return pullFiles.prose(verdict.why);
	if (againClaim.isQuarantined(verdict))
		return pullFiles.prose('known to be flaky, quarantined');
	return pullFiles.prose('known to be flaky');
}

function verdictOutputs({ facts, verdict, outlook }, { reasons: reasons$1, failing }) {
	const { ref, record, head } = facts;
	const run = commits.ifKnown(facts.run);
	const queue = commits.ifKnown(facts.queue);
	return {
		verdict: verdict.name,
		reasons: reasons.reasonsOutput(reasons$1),
		'failing-checks': failing,
		'failing-tests': failingTests(verdict),
		'tested-pull-requests': run?.tested ?? [],
		...stateOutputs(record),
		...(head !== undefined && { 'head-sha': head }),
		...(queue && commits.queuePositionOutputs(ref, queue)),
		'test-branch': run?.branch,
		'test-status': run?.status,
		...commits.outlookOutputs(outlook),
	};
}
function detailsOfVerdict({ facts, verdict }, { reasons: reasons$1, failing }) {
	const { name, broken } = verdict;
	return {
		verdict: { name, broken },
		reasons: reasons.reasonsOutput(reasons$1),
		failingChecks: failing,
		failingTests: failingTests(verdict),
		pullRequest: facts.record,
		testRun: commits.ifKnown(facts.run),
	};
}
function logVerdict({ context: { log }, verdict }, { headline, reasons: reasons$1 }) {
	log.info(`${headline} (${verdict.name})`);
	for (const reason of reasons.withoutCoveredReasons(reasons$1))
		log.info(`- ${end.textWithAddress(reason)}`);
}
const stateOutputs = (record) => ({
	state: record?.state,
	submitted: commits.isQueued(record),
});
async function publishVerdict(step, deadline, explanation, attempt, known) {
	const { inputs, context, facts, verdict } = step;
	const { event } = context;
	const report = {
		...explanationReport(facts, verdict, explanation, attempt),
		outlook: step.outlook && commits.outlookLine(step.outlook),
	};
	if (report.outlook !== undefined)
		context.log.info(report.outlook);
	const tests = testsReport(verdict);
	const summary = end.reportSummary(report, tests);
	for (const line of report.why ?? [])
		context.log.info(line);
	const next = report.reasons?.[0]?.remedy ?? report.remedy;
	if (next !== undefined)
		context.log.info(`Next: ${next}`);
	if (known?.existing !== undefined && !context.dryRun) {
		const comment = end.reportComment(report, event.runUrl, context.clock.now(), tests);
		const text = pullFiles.markdown(comment, pullFiles.POST_BUDGET_BYTES);
		await writeExplainComments(step, deadline, known, text, attempt);
	}
	const message = end.reportMessage(report, pullFiles.repositoryName(context.repository), event.runUrl);
	await publish.publish(context, deadline, summary, {
		slack: { path: inputs.slackPayloadFile, ...message },
	});
	if (attempt.last !== undefined)
		context.setOutputs(stateOutputs(attempt.last.record));
	context.setOutputs({
		retries: attempt.isCounted ? 1 : 0,
		'report-markdown': pullFiles.markdown(summary, pullFiles.OUTPUT_BUDGET_BYTES),
	});
	if (attempt.error !== undefined)
		throw attempt.error;
	const details = detailsOfVerdict(step, explanation);
	const { dryRun, isSent } = attempt;
	if (dryRun !== undefined)
		return {
			outcome: dryRun.outcome,
			details: { ...details, ...dryRun.details },
			summary: dryRun.summary && pullFiles.withParts(summary, pullFiles.asParts(dryRun.summary)),
		};
	if (isSent)
		return { outcome: 'retried', details, summary };
	const outcome = verdict.name === 'not-submitted' ? verdict.name : 'explained';
	return { outcome, details, summary };
}
async function writeExplainComments(step, deadline, known, text, attempt) {
	const { context } = step;
	const { log } = context;
	const failedHead = failedHeadOf(step);
	const body = failedHead === undefined ? text : `${timeInQueue.failureMarker(failedHead)}\n${text}`;
	const url = await commits.bestEffort(deadline, keepVerdictComment(step, deadline, known, body, attempt), (why) => log.warning(`The comment could not be written: ${why}`));
	if (url === undefined || failedHead === undefined)
		return;
	await commits.bestEffort(deadline, replaceWaitComment(step, deadline, failedHead, url), (why) => log.warning(`The comment of the step that waits could not be updated: ${why}`));
}
async function readComments(context, deadline, questions, policy, number) {
	const { github, log } = context;
	if (policy === 'never')
		return undefined;
	if (!github.available) {
		log.warning('`comment` needs `github-token`, which is empty: no comment was written.');
		return undefined;
	}
	const series = timeInQueue.explainSeries(number);
	const listed = questions.share((deadline) => posts.listOwnComments(context, deadline, series));
	return {
		series,
		existing: await commits.bestEffort(deadline, listed, (why) => log.warning(`The comments could not be read, so none is written: ${why}`)),
	};
}
const VERDICTS_WITHOUT_COMMENT = ['merged', 'queued', 'not-submitted'];
const NO_FAILURE = [...VERDICTS_WITHOUT_COMMENT, 'not-ready'];
function failedHeadOf({ facts, verdict }) {
	if (NO_FAILURE.includes(verdict.name))
		return undefined;
	return facts.record?.prSha ?? facts.head;
}
async function replaceWaitComment({ context, facts }, deadline, failedHead, url) {
	const { number } = facts.ref;
	const series = { marker: timeInQueue.WAIT_MARKER, thread: { number } };
	const pointer = timeInQueue.pointerToExplanation(number, url);
	for (const comment of await posts.listOwnComments(context, deadline, series))
		if (timeInQueue.isAboutFailure(comment, failedHead) && comment.body.trimEnd() !== pointer)
			await posts.updateOwnComment(context, deadline, series, { ...comment, body: pointer });
}
async function keepVerdictComment({ inputs, context, verdict }, deadline, { series, existing = [] }, body, { claim, isClaimedByOther }) {
	const all = isClaimedByOther
		? await posts.listOwnComments(context, deadline, series)
		: existing;
	const target = claim ?? all.at(-1);
	if (target === undefined) {
		const isWanted = inputs.comment === 'always' || !VERDICTS_WITHOUT_COMMENT.includes(verdict.name);
		if (!isWanted)
			return undefined;
		return (await posts.createOwnComment(context, deadline, series, { data: '', body })).url;
	}
	if (target.body.trimEnd() !== body.trimEnd())
		await posts.updateOwnComment(context, deadline, series, { ...target, body });
	for (const other of all)
		if (other.id !== target.id && other.data === '')
			await posts.deleteComment(context, deadline, series.thread, other.id);
	return target.url;
}

async function retry(step, deadline, { series, existing } = {}) {
	const { inputs, context, facts, verdict } = step;
	const heads = existing?.map(againClaim.retriedHead) ?? [];
	const isCounted = facts.head !== undefined && heads.includes(facts.head);
	if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky')
		return { isCounted };
	const notRetried = (why) => ({ isCounted, text: `Not retried: ${why}` });
	if (series === undefined || existing === undefined)
		return notRetried('the comment that counts the retries cannot be read');
	const plan = planRetry(verdict.name, facts, commits.known(heads));
	if ('why' in plan)
		return notRetried(plan.why);
	if (context.dryRun)
		return { isCounted, dryRun: commits.planOnlyResult(context.log, [requestOf(facts.ref, plan)]) };
	return claimAndSend(step, deadline, series, plan);
}
async function claimAndSend(step, deadline, series, plan) {
	const { context, questions, facts } = step;
	const { head } = plan;
	const claim = { series, head, body: `Trying \`${head.slice(0, 12)}\` again.` };
	const readAgain = () => Promise.all([questions.facts(), againClaim.readQueueOnce(context, deadline, facts.ref)]);
	const tried = await againClaim.tryOnce(context, deadline, claim, readAgain, (present) => sendRetry(step, deadline, plan, present));
	switch (tried.result) {
		case 'unclaimed':
			return { text: `Not retried: it could not be counted: ${tried.why}`, next: tried.remedy };
		case 'claimed-by-other':
			return {
				isCounted: true,
				isClaimedByOther: true,
				text: 'Not retried: another run has counted it',
				next: 'Wait for the other run, which retries it.',
			};
		case 'tried':
			return { ...tried.value, isCounted: true, claim: tried.claim };
		case 'failed': {
			const { problem, remedy } = tried.error.explanation;
			const text = `The retry failed: ${problem}`;
			const failed = { isCounted: true, claim: tried.claim, text };
			return tried.mayHaveApplied ? { ...failed, error: tried.error, next: remedy } : failed;
		}
	}
}
async function sendRetry({ context, facts, verdict }, deadline, plan, [mergeFacts, queue]) {
	const ref = context.stacks.current(facts.ref);
	const now = planRetry(verdict.name, { record: plan.record, mergeFacts, queue, ref }, 'any', plan.head);
	if ('why' in now)
		return { text: `Nothing was sent: ${now.why}`, next: now.next ?? againClaim.nextOf('undecided', ref) };
	const send = plan.act === 'restart' ? sendRestart : sendSubmission;
	const sent = await send(context, deadline, ref, plan);
	const { record } = sent.last;
	if (commits.isMerged(record, ref) || commits.isMergedOnGitHub(commits.ifKnown(mergeFacts), ref))
		return { ...sent, next: againClaim.nextOf('merged', ref) };
	return { ...sent, next: againClaim.nextOf(commits.isQueued(record) ? 'queued' : 'undecided', ref) };
}
async function sendRestart(context, deadline, ref, { record: judged }) {
	const record = await context.service.findPullRequest(deadline, ref);
	if (commits.isQueued(record) && commits.differsFromHead(record?.prSha, judged.prSha))
		return { text: `Nothing was sent: its head is ${shortHead(record)} now`, last: { record } };
	if (record === undefined || !commits.isQueued(record) || !commits.isSameStateAndHead(record, judged))
		return { text: `Nothing was sent: it is ${record?.state ?? 'gone'} now`, last: { record } };
	const { outcome, ...last } = await writes.restartVerified(context, deadline, ref, record);
	if (outcome === 'left')
		return { text: 'It left the queue meanwhile', last };
	return { isSent: true, text: 'Its tests were restarted once', last };
}
const shortHead = (record) => record?.prSha === undefined ? 'not known' : index.inBackticks(record.prSha.slice(0, 12));
async function sendSubmission(context, deadline, ref, { record: judged, head }) {
	const sent = await again.submitFailedAgain(context, deadline, ref, judged, { head });
	const last = { record: sent.record };
	switch (sent.result) {
		case 'changed':
			return { text: 'Nothing was sent: its state has changed meanwhile', last };
		case 'by-other':
			return { text: 'Not submitted again: someone else has submitted it meanwhile', last };
		case 'other-head': {
			const text = `It was submitted again, but its head moved meanwhile. ${sent.exit.sentence}`;
			return { text, last: sent.exit.lastRead ?? last };
		}
		case 'submitted': {
			let text = 'It was submitted again once';
			const { state } = sent.record;
			if (pullFiles.isEnded(state))
				text += `, and is ${state} now`;
			return { isSent: true, text, last };
		}
	}
}

const operation = timeInQueue.defineOperation({
	about: "Explain why a pull request isn't merged, whose failure it is and what to do, and try again once if all failing tests are known to be flaky.",
	target: resolve.unresolvedPullRequestTarget,
	inputs: againClaim.explainInputs,
	outputs: [
		'verdict',
		'reasons',
		'failing-checks',
		'failing-tests',
		'retries',
		'tested-pull-requests',
		'report-markdown',
		'state',
		'submitted',
		'queue-state',
		'queue-position',
		'queue-depth',
		'test-branch',
		'test-status',
		'ahead',
		'typical-minutes',
	],
	outcomes: ['explained', 'retried', 'not-submitted'],
	checks: {
		retryOn: [
			({ retryOn, comment }) => retryOn !== 'never' &&
				comment === 'never' &&
				'needs `comment: on-failure` or `comment: always`: the comment counts the retries',
			({ retryOn, failedTestsFiles, testChecks, orgSlug }) => {
				if (retryOn === 'never')
					return undefined;
				const hasFiles = failedTestsFiles.length > 0 || testChecks.some(({ files }) => files);
				const missing = [
					...(hasFiles ? [] : ['`failed-tests-files`']),
					...(testChecks.length > 0 ? [] : ['`test-checks`']),
					...(orgSlug === undefined ? ['`org-slug`'] : []),
				];
				return missing.length > 0 && `needs ${missing.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
			},
		],
	},
	onlyWith: { failedTestsFiles: 'testChecks', testChecks: 'orgSlug' },
	async run(inputs, context, location) {
		const { event, repository, github, workspace, clock } = context;
		const globs = againClaim.reportGlobs(inputs.failedTestsFiles, inputs.testChecks);
		const reports = workspace.find('failed-tests-files', globs);
		const named = main.testRunOfEvent(event, repository, inputs.testBranchPattern);
		const startedAt = clock.monotonic();
		const { pullRequest, record } = await resolve.resolveWithRecord(resolve.withNumber(location, named?.number), context, context.deadline);
		const { ref } = pullRequest;
		const claim = named?.number === ref.number ? named : undefined;
		const ms = Math.max(0, whyNotMerged.QUESTIONS_MS - (clock.monotonic() - startedAt));
		const questions = new whyNotMerged.GitHubQuestions(context, context.deadline, ref, inputs.testBranchPattern, new Set(), ms);
		const [facts, comments] = await Promise.all([
			againClaim.readFacts(context.deadline, { context, ref, inputs, claim, reports, questions }, record),
			readComments(context, context.deadline, questions, inputs.comment, ref.number),
		]);
		const verdict = againClaim.judge(facts);
		const outlook = verdict.name === 'queued' ? await readOutlookOf(context, context.deadline, facts) : undefined;
		const explanation = explain(facts, verdict, questions.missingPermissions, github.available);
		const step = { inputs, context, questions, facts, verdict, outlook };
		context.setOutputs(verdictOutputs(step, explanation));
		logVerdict(step, explanation);
		const attempt = await retry(step, context.deadline, comments);
		return publishVerdict(step, context.deadline, explanation, attempt, comments);
	},
});
const OUTLOOK_MS = 30_000;
async function readOutlookOf(context, deadline, facts) {
	const { ref, entry } = facts;
	const run = commits.ifKnown(facts.run);
	const typical = await commits.readTypicalTime(context, deadline.atMost(OUTLOOK_MS), ref.targetBranch);
	const dependsOn = run?.ahead && timeInQueue.numbersAhead(run, entry);
	return commits.outlookOf(ref, commits.ifKnown(facts.queue), typical, dependsOn);
}

exports.operation = operation;

 })

};
;