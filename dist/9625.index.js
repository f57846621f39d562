"use strict";
exports.id = 9625;
exports.ids = [9625];
exports.modules = {

 9625:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const commits = __webpack_require__(7044);
const resolve = __webpack_require__(8966);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const main = __webpack_require__(4516);

const operation = timeInQueue.defineOperation({
	about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
	target: resolve.unresolvedPullRequestTarget,
	inputs: timeInQueue.testRunInputs,
	outputs: [
		'test-status',
		'test-branch',
		'test-branch-sha',
		'tested-pull-requests',
		'failing-checks',
		'missing-checks',
		'impacted-targets-file',
	],
	outcomes: ['found'],
	async run(inputs, context, location) {
		const { event } = context;
		const branch = main.testRunOfEvent(event, context.repository, inputs.testBranchPattern);
		const id = inputs.testRunId ?? branch?.id;
		if (id === undefined)
			throw new index.ActionError('invalid-input', {
				request: 'Finding the test run',
				problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
				remedy: 'Set `test-run-id`, or set `test-branch-pattern` if the queue names its branches differently.',
			});
		const { targetBranch } = inputs;
		context.setOutputs({ 'target-branch': targetBranch });
		const queue = targetBranch === undefined
			? (await resolve.resolvePullRequest(resolve.withNumber(location, branch?.number), context, context.deadline)).ref
			: pullFiles.queueRef(context.repository, targetBranch);
		const details = await timeInQueue.readTestRun(context.deadline, context.service, queue, id, inputs);
		const report = timeInQueue.reportChecks(details, queue);
		for (const line of logLines(id, details, report))
			context.log.info(line);
		return {
			outcome: 'found',
			outputs: {
				'test-status': details.status,
				'test-branch': details.testBranch,
				'test-branch-sha': details.testBranchSha,
				'tested-pull-requests': details.testedPullRequests ?? [],
				'failing-checks': report.failing.map(commits.checkOutput),
				'missing-checks': report.missing,
				'impacted-targets-file': await writeTargets(details, context),
			},
			details: {
				testRunId: id,
				testingDetails: details,
				checks: report.checks.map(commits.checkOutput),
				failing: report.failing.map(commits.checkOutput),
				missing: report.missing,
			},
			summary: summary(id, details, report),
		};
	},
});
async function writeTargets({ impactedTargets }, { workspace }) {
	if (impactedTargets === undefined)
		return undefined;
	const path = workspace.own('impacted-targets.txt');
	const body = impactedTargets.map((target) => `${target}\n`).join('');
	return workspace.write('impacted-targets-file', path, body);
}
const pullRequestsOf = ({ testedPullRequests = [] }) => testedPullRequests.map(({ prNumber }) => `#${prNumber}`).join(', ');
function logLines(id, details, { failing, missing }) {
	const tested = pullRequestsOf(details);
	const subject = tested === '' ? 'names no pull request' : `testing ${tested}`;
	const lines = [`Test run ${id}: ${details.status ?? 'no status'}, ${subject}`];
	for (const { name, url } of failing)
		lines.push(url === undefined ? `Failed: ${name}` : `Failed: ${name} (${url})`);
	for (const name of missing)
		lines.push(`Required and never reported: ${name}`);
	return lines;
}
function summary(id, details, { checks, missing }) {
	const { status, testBranch, testedPullRequests: tested = [] } = details;
	const pulls = pullRequestsOf(details);
	const [mark, verdict] = STATUSES[status ?? ''] ?? [pullFiles.MARKS.neutral, `is ${status}`];
	const where = testBranch === undefined ? [] : pullFiles.words ` on ${pullFiles.code(testBranch)}`;
	const rows = [
		...checks.map(({ name, url, state, required }) => [
			pullFiles.link(name, url),
			pullFiles.own(ICONS[state]),
			required ? 'yes' : '',
		]),
		...missing.map((name) => [name, pullFiles.words `\u26aa never reported`, 'yes']),
	];
	const titles = tested.map(({ prNumber, prUrl, title = '' }) => [
		pullFiles.link(`#${prNumber}`, prUrl),
		title,
	]);
	const checksPart = rows.length === 0
		? pullFiles.words `No check has reported yet.`
		: { head: ['Check', 'State', 'Required'], rows };
	return {
		mark,
		headline: `The test run${pulls === '' ? '' : ` of ${pulls}`} ${verdict}`,
		lines: [pullFiles.words `Test run ${pullFiles.code(id)}${where}`],
		parts: [{ head: ['Pull request', 'Title'], rows: titles }, checksPart],
	};
}
const STATUSES = {
	'': [pullFiles.MARKS.neutral, 'has no status'],
	in_progress: [pullFiles.MARKS.neutral, 'is in progress'],
	failed: [pullFiles.MARKS.bad, 'failed'],
	cancelled: ['\ud83d\udeab', 'was cancelled'],
	succeeded: [pullFiles.MARKS.good, 'passed'],
};
const ICONS = {
	passed: '\u2705 success',
	failed: '\u274c failure',
	'not-run': '\u274c did not run',
	pending: '\ud83d\udfe1 pending',
};

exports.operation = operation;

 })

};
;