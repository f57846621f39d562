"use strict";
exports.id = 625;
exports.ids = [625];
exports.modules = {

 9625:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(4823);
const common = __webpack_require__(4516);
const reasons = __webpack_require__(3589);

const operation = clients.defineOperation({
	about: 'Read what a test run of the queue tests, and which of its checks failed or never reported.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: reasons.testRunInputs,
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
		const branch = reasons.testRunOfEvent(event, context.repository, inputs.testBranchPattern);
		const id = inputs.testRunId ?? branch?.id;
		if (id === undefined)
			throw new common.ActionError('invalid-input', {
				request: 'Finding the test run',
				problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
				remedy: 'Set `test-run-id`, or set `test-branch-pattern` if the queue names its branches differently.',
			});
		const { targetBranch } = inputs;
		context.setOutputs({ 'target-branch': targetBranch });
		const queue = targetBranch === undefined
			? (await pullRequest.resolvePullRequest(pullRequest.withNumber(location, branch?.number), context, context.deadline)).ref
			: common.queueRef(context.repository, targetBranch);
		const details = await reasons.readTestRun(context.deadline, context.service, queue, id, inputs);
		const report = pullRequest.reportChecks(details, queue);
		for (const line of logLines(id, details, report))
			context.log.info(line);
		return {
			outcome: 'found',
			outputs: {
				'test-status': details.status,
				'test-branch': details.testBranch,
				'test-branch-sha': details.testBranchSha,
				'tested-pull-requests': details.testedPullRequests ?? [],
				'failing-checks': report.failing.map(clients.checkOutput),
				'missing-checks': report.missing,
				'impacted-targets-file': await writeTargets(details, context),
			},
			details: {
				testRunId: id,
				testingDetails: details,
				checks: report.checks.map(clients.checkOutput),
				failing: report.failing.map(clients.checkOutput),
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
	const [mark, verdict] = STATUSES[status ?? ''] ?? [common.MARKS.neutral, `is ${status}`];
	const where = testBranch === undefined ? [] : common.words ` on ${common.code(testBranch)}`;
	const rows = [
		...checks.map(({ name, url, state, required }) => [
			common.link(name, url),
			common.own(ICONS[state]),
			required ? 'yes' : '',
		]),
		...missing.map((name) => [name, common.words `⚪ never reported`, 'yes']),
	];
	const titles = tested.map(({ prNumber, prUrl, title = '' }) => [
		common.link(`#${prNumber}`, prUrl),
		title,
	]);
	const checksPart = rows.length === 0
		? common.words `No check has reported yet.`
		: { head: ['Check', 'State', 'Required'], rows };
	return {
		mark,
		headline: `The test run${pulls === '' ? '' : ` of ${pulls}`} ${verdict}`,
		lines: [common.words `Test run ${common.code(id)}${where}`],
		parts: [{ head: ['Pull request', 'Title'], rows: titles }, checksPart],
	};
}
const STATUSES = {
	'': [common.MARKS.neutral, 'has no status'],
	in_progress: [common.MARKS.neutral, 'is in progress'],
	failed: [common.MARKS.bad, 'failed'],
	cancelled: ['🚫', 'was cancelled'],
	succeeded: [common.MARKS.good, 'passed'],
};
const ICONS = {
	passed: '✅ success',
	failed: '❌ failure',
	'not-run': '❌ did not run',
	pending: '🟡 pending',
};

exports.operation = operation;


 })

};
;