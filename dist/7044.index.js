"use strict";
exports.id = 7044;
exports.ids = [7044];
exports.modules = {

 7044:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const node_crypto = __webpack_require__(7598);

const MAX_SHOWN_BODY = 4000;
function planOnlyResult(log, requests, { why = 'Dry run', note, report } = {}) {
	const plan = requests.map((request) => {
		const { method, path } = request;
		const body = bodyText(request);
		const bytes = Buffer.byteLength(body);
		const text = bytes > MAX_SHOWN_BODY
			? `${body.slice(0, MAX_SHOWN_BODY)}\u2026 (${bytes} bytes; \`result-file\` has the whole body)`
			: body;
		log.group(`${why}: ${pullFiles.describeRequest(request)}`, [text]);
		const parts = [[pullFiles.code(`${method} ${path}`)], { block: [text], language: 'json' }];
		return { sent: { method, path, body }, parts };
	});
	const parts = plan.flatMap((request) => request.parts);
	const headline = `${why}: ${index.pluralize(plan.length, 'request')} planned, none sent`;
	const lines = note === undefined ? [] : [pullFiles.prose(note)];
	const ownReport = { mark: pullFiles.MARKS.neutral, headline, lines, parts };
	return {
		outcome: 'planned',
		details: { planned: plan.map(({ sent }) => sent) },
		summary: report === undefined ? ownReport : pullFiles.withParts(report, [{ fold: 'Requests', parts }]),
	};
}
function bodyText({ body = {} }) {
	if (Array.isArray(body))
		return Buffer.concat(body).toString();
	return JSON.stringify(body);
}

const GitHubPullRequestShape = pullFiles._lazy(() => pullFiles.mapped(pullFiles.object({
	number: pullFiles.number(),
	state: pullFiles._enum(['open', 'closed']),
	merged: pullFiles.nullish(pullFiles.boolean()),
	merged_at: pullFiles.nullish(pullFiles.string()),
	draft: pullFiles.nullish(pullFiles.boolean()),
	labels: pullFiles.nullish(pullFiles.array(pullFiles.object({ name: pullFiles.nullish(pullFiles.string()) }))),
	merge_commit_sha: pullFiles.nullish(pullFiles.string()),
	html_url: pullFiles.nullish(pullFiles.string()),
	created_at: pullFiles.nullish(pullFiles.string()),
	user: pullFiles.nullish(pullFiles.object({ login: pullFiles.nullish(pullFiles.string()) })),
	head: pullFiles.object({
		sha: pullFiles.string(),
		ref: pullFiles.nullish(pullFiles.string()),
		repo: pullFiles.nullish(pullFiles.object({ full_name: pullFiles.string() })),
	}),
	base: pullFiles.object({ ref: pullFiles.string() }),
	stack: pullFiles.StackField,
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
	if (!pullFiles.hasStatus(error, 404) || !/label/i.test(error.explanation.problem))
		throw error;
}
async function readPullRequest(access, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const route = `GET /pulls/${number}`;
	const pull = await access.github
		.request(deadline, request, 'pull-requests: read', route, GitHubPullRequestShape)
		.catch((error) => {
		if (!pullFiles.hasStatus(error, 404))
			throw error;
		throw error.withExplanation({ title: `GitHub does not show a pull request #${number}` });
	});
	if (pull.number !== number)
		throw pullFiles.badAnswer(request, `it is pull request #${pull.number}, not #${number}`);
	return withStack(access, pull);
}
function withStack({ stacks }, pull) {
	stacks.note(pull.number, pull.stack);
	const stack = stacks.of(pull.number);
	const { seen } = stack;
	const isMember = seen !== undefined && pullFiles.leadsToTarget(pull.ownBase, { stack, targetBranch: seen.base });
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
	return pulls.filter(({ head: from }) => from.branch === branch && pullFiles.sameName(from.repository, repository));
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
	return pullFiles.sameName(head.repository, `${owner}/${repo}`);
}
async function openPullRequests(access, deadline) {
	const request = 'Reading the open pull requests from GitHub';
	const permission = 'pull-requests: read';
	const options = { query: { state: 'open', direction: 'asc' }, recheck: true };
	const items = await pullFiles.untilWhole(request, () => access.github.list(deadline, request, permission, '/pulls', GitHubPullRequestShape, options));
	return items.map((item) => listed(access, item));
}
async function deleteLabel(github, deadline, number, label) {
	const request = `Removing the label ${JSON.stringify(label)} from #${number}`;
	const route = `DELETE /issues/${number}/labels/{name}`;
	const labels = pullFiles.array(pullFiles.unknown());
	const left = await github
		.request(deadline, request, 'pull-requests: write', route, labels, { name: label })
		.catch(undefinedIfNoLabel);
	return left !== undefined;
}

const known = (value) => ({ isKnown: true, value });
const unread = (why, error) => ({ isKnown: false, why, error });
const NO_TOKEN = unread('`github-token` is empty');
const ifKnown = (fact) => fact?.isKnown ? fact.value : undefined;

async function attemptOptional(deadline, work) {
	try {
		return { succeeded: true, value: await work };
	}
	catch (error) {
		if (deadline.isCancelled)
			throw error;
		if (error instanceof index.ActionError && !(error instanceof index.DryRunError))
			return { succeeded: false, why: error.message, error };
		const isOver = error instanceof pullFiles.TimeOver || error === deadline.signal.reason;
		if (!isOver || !(error instanceof Error))
			throw error;
		return { succeeded: false, why: error.message, error: undefined };
	}
}
async function bestEffort(deadline, work, onFailure) {
	const attempted = await attemptOptional(deadline, work);
	if (attempted.succeeded)
		return attempted.value;
	onFailure(attempted.why, attempted.error);
	return undefined;
}
async function readFact(deadline, reading, onFailure = () => { }) {
	const attempted = await attemptOptional(deadline, reading);
	if (attempted.succeeded)
		return known(attempted.value);
	const { why, error } = attempted;
	onFailure(why, error);
	return unread(error?.explanation.problem ?? why, error);
}

async function readFromGitHub(context, deadline, { number }) {
	const { github, log } = context;
	if (!github.available)
		return undefined;
	return bestEffort(deadline, readPullRequest(context, deadline, number), (why) => log.info(`Continuing without GitHub's data on #${number}: ${why}`));
}
const askBeforeWork = ({ timeBeforeWork }, deadline, remedy, ask) => askGitHub(deadline, timeBeforeWork, remedy, ask);
async function askGitHub(deadline, budget, remedy, ask, problem = 'GitHub did not answer in time') {
	try {
		return await budget.run(deadline, ask);
	}
	catch (error) {
		const isAborted = error instanceof pullFiles.TimeOver || error.kind === 'aborted';
		if (!isAborted || deadline.isCancelled)
			throw error;
		const request = error instanceof index.ActionError ? error.explanation.request : 'Asking GitHub before the work';
		throw new index.ActionError('timed-out', { request, problem, remedy }, { cause: error });
	}
}
async function readCurrentPullRequest(context, deadline, number) {
	if (!context.github.available)
		context.log.info(`Without \`github-token\`, the action uses what the event has on #${number}, which may be out of date.`);
	return readFromGitHub(context, deadline, { number });
}

const TEXT_LIMIT = 65_536;
const TITLE_LIMIT = 256;
function withMarker({ marker, data = '', body }) {
	const text = `<!-- merge-queue-action:${`${marker} ${data}`.trimEnd()} -->\n${body}`;
	if (text.length <= TEXT_LIMIT)
		return text;
	const note = '\n\n\u2026 cut, because GitHub accepts no longer text.';
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
const cutTitle = (title) => index.truncate(title, TITLE_LIMIT);
const shortHash = (text) => node_crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);

function isMergedOnGitHub(pullRequest, ref) {
	if (pullRequest?.merged !== true)
		return false;
	const { baseBranch } = pullRequest;
	if (baseBranch === undefined)
		return pullFiles.isInStack(ref);
	return pullFiles.leadsToTarget(baseBranch, ref);
}
const stackOutputs = ({ stack: { seen } }) => ({
	'stack-position': seen?.position,
	'stack-size': seen?.size,
});
function mergeCommitOf(gitHub, ref) {
	if (isMergedOnGitHub(gitHub, ref))
		return gitHub?.mergeCommitSha;
	return undefined;
}
const isClosedWithoutMerge = (pullRequest, ref) => pullRequest?.closed === true && !isMergedOnGitHub(pullRequest, ref);
const PAUSE_AFTER_MERGE_MS = 2000;
async function findMergeCommit(context, deadline, ref, known) {
	const { github, clock, log } = context;
	if (!github.available || mergeCommitOf(known, ref) !== undefined)
		return known;
	let seen = known;
	const until = clock.monotonic() + pullFiles.SETTLE_MS;
	while (!deadline.isOver) {
		const answer = await readFromGitHub(context, deadline, ref);
		if (answer === undefined)
			break;
		seen = answer;
		if (mergeCommitOf(seen, ref) !== undefined)
			return seen;
		if (isClosedWithoutMerge(seen, ref) && clock.monotonic() >= until)
			return seen;
		await deadline.sleep(PAUSE_AFTER_MERGE_MS).catch(() => { });
	}
	if (deadline.isCancelled)
		throw deadline.reason;
	log.warning(`${pullFiles.pullRequestName(ref)} is merged, but GitHub did not show the merge commit: \`merge-commit-sha\` is empty.`);
	return seen;
}
const MERGE_LOOKUP_MS = 30_000;
async function readMergeCommit(context, deadline, ref) {
	const gitHub = await findMergeCommit(context, deadline.atMost(MERGE_LOOKUP_MS), ref);
	return mergeCommitOf(gitHub, ref);
}
async function hasLabelNow(context, deadline, { number }, label) {
	const remedy = 'Run the step again: only GitHub knows the labels.';
	const { labels } = await askBeforeWork(context, deadline, remedy, (deadline) => readPullRequest(context, deadline, number));
	return labels.some((name) => name.toLowerCase() === label.toLowerCase());
}

const isMerged = (record, ref) => record?.state === 'MERGED' && pullFiles.leadsToTarget(record.prBaseBranch ?? ref.targetBranch, ref);
function mergedElsewhere(record, ref) {
	if (record?.state !== 'MERGED' || isMerged(record, ref))
		return undefined;
	return `#${ref.number} was merged into ${record.prBaseBranch}, not into ${ref.targetBranch}`;
}
function mergeSentence(record, ref) {
	if (isMerged(record, ref))
		return `${pullFiles.pullRequestName(ref)} is already merged`;
	return mergedElsewhere(record, ref);
}
function shownState(record) {
	if (record?.state === undefined)
		return 'Trunk has no record of it';
	return `Its state is ${record.state}`;
}
const isQueued = (record) => record?.isCurrentlySubmittedToQueue === true;
const isBeforeTests = (record) => record?.state === 'NOT_READY' || record?.state === 'PENDING';
const changedAt = (record) => index.parseTime(record?.stateChangedAt);
const areDated = (one, other) => changedAt(one) !== undefined && changedAt(other) !== undefined;
function isNewer(record, before) {
	if (before === undefined)
		return true;
	const at = changedAt(record);
	const then = changedAt(before);
	if (at === undefined || then === undefined)
		return record.state !== before.state;
	return at > then;
}
function isOlder(record, than) {
	return (changedAt(record) ?? Infinity) < (changedAt(than) ?? -Infinity);
}
const isSameState = (now, before) => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt;
const isSameStateAndHead = (now, before) => isSameState(now, before) && !differsFromHead(now?.prSha, before.prSha);
const differsFromHead = (headSha, expected) => expected !== undefined && headSha?.toLowerCase() !== expected.toLowerCase();
function recordOutputs(record) {
	if (record === undefined)
		return { state: undefined, submitted: false, priority: undefined };
	return {
		state: record.state,
		submitted: record.isCurrentlySubmittedToQueue,
		priority: record.priorityName ?? record.priorityValue,
		...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
	};
}

const beginReadings = (at) => ({
	runs: new Set(),
	polls: 0,
	states: [],
	...beginSubmission(at, {}),
});
const beginSubmission = (at, submission, proof) => ({
	submission,
	submittedAt: at,
	seenInQueue: isQueued(proof),
	absentSince: undefined,
	absences: 0,
	otherHeadSince: undefined,
	state: undefined,
	stateSince: at,
});
const judgedBy = (readings, { at }, submission, proof) => ({ ...readings, ...beginSubmission(at, submission, proof) });
const answered = (readings, record) => ({ ...readings, newest: { record }, head: record?.prSha ?? readings.head });
function withAnswer(before, record, time) {
	const readings = answered(before, record);
	return record === undefined ? readings : noteRecord(readings, record, time);
}
function noteRecord(before, record, { at, now }) {
	const { state } = record;
	const noted = state === before.state ? before : { ...before, state, stateSince: at };
	const last = before.states.at(-1);
	const isNew = last?.state !== state || (pullFiles.isEnded(state) && last !== undefined && isNewer(record, last.record));
	if (state === undefined || !isNew)
		return { ...noted, record };
	const since = Math.max(changedAt(record) ?? now, last?.at ?? 0);
	return { ...noted, record, states: [...before.states, { state, at: since, record }] };
}
const timelineOf = ({ states }, now) => states.map(({ state, at }, index) => {
	const end = states[index + 1]?.at ?? (pullFiles.isEnded(state) ? at : now);
	const seconds = Math.max(0, Math.round((end - at) / 1000));
	return { state, since: new Date(at).toISOString(), seconds };
});
const secondsOf = (timeline) => timeline.reduce((sum, { seconds }) => sum + seconds, 0);
const wantedHead = ({ expectedHead, pinnedHead }) => expectedHead ?? pinnedHead;
function endOf({ state }) {
	if (state === 'FAILED')
		return 'failed';
	return state === 'CANCELLED' ? 'cancelled' : 'removed';
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

const STOPPED_QUEUE_EFFECTS = new Map([
	['paused', 'nothing is tested or merged until it is resumed'],
	['draining', 'running tests finish, and nothing new starts until it is resumed'],
	['switching_modes', 'running tests finish before the new mode starts'],
]);
function describeStoppedQueue({ targetBranch }, { state }) {
	const effect = STOPPED_QUEUE_EFFECTS.get(state);
	return effect && `The queue of ${targetBranch} is ${state}: ${effect}`;
}
function queuePositionOutputs({ number }, queue) {
	const all = queue.enqueuedPullRequests;
	return {
		'queue-state': queue.state,
		'queue-position': all.findIndex(({ prNumber }) => prNumber === number) + 1 || undefined,
		'queue-depth': all.length,
	};
}
function queuePositionText(queue, ref) {
	const { 'queue-position': position, 'queue-depth': depth } = queuePositionOutputs(ref, queue);
	if (position === undefined)
		return undefined;
	return `place ${position} of ${depth}`;
}
async function lookUpQueue(context, deadline, ref) {
	const queue = await readFact(deadline, context.service.getQueue(deadline, ref, { attempts: 1 }));
	if (!queue.isKnown)
		return { warning: `The queue could not be read: ${queue.why}` };
	return { queue: queue.value, warning: describeStoppedQueue(ref, queue.value) };
}

async function readTypicalTime(context, deadline, branch) {
	const answer = context.service.getMergeQueueMetrics(deadline, context.repository, { attempts: 1 });
	const exposition = await bestEffort(deadline, answer, (why, error) => {
		const problem = error?.explanation.problem ?? why;
		context.log.info(`Continuing without the usual time in the queue: ${problem}`);
	});
	if (exposition === undefined)
		return undefined;
	const { typicalTimeIn } = await Promise.all([__webpack_require__.e(2739), __webpack_require__.e(4516)]).then(__webpack_require__.t.bind(__webpack_require__, 2739, 19)).then(n => n.timeInQueue);
	return typicalTimeIn(exposition, branch);
}

function outlookOf(ref, queue, typical, dependsOn) {
	const entries = queue?.enqueuedPullRequests ?? [];
	const index = entries.findIndex(({ prNumber }) => prNumber === ref.number);
	if (index === -1)
		return { ahead: undefined, mayShareNoTarget: false, typical };
	const isParallel = queue?.mode === 'parallel';
	const all = entries
		.slice(0, index)
		.map(({ prNumber, state, prTitle }) => ({ number: prNumber, state, title: prTitle }));
	if (isParallel && dependsOn !== undefined) {
		const ahead = all.filter(({ number }) => dependsOn.includes(number));
		return { ahead, mayShareNoTarget: false, typical };
	}
	return { ahead: all, mayShareNoTarget: isParallel && all.length > 0, typical };
}
const outlookOutputs = (outlook) => ({
	ahead: outlook?.ahead,
	'typical-minutes': outlook?.typical?.minutes,
});
function outlookLine({ ahead, mayShareNoTarget, typical }) {
	const parts = [];
	if (ahead?.length === 0)
		parts.push('nothing is ahead');
	else if (mayShareNoTarget)
		parts.push(`${ahead?.length} ahead, of which only those with a shared target hold it up`);
	else if (ahead !== undefined)
		parts.push(`${ahead.length} ahead`);
	if (typical !== undefined) {
		const about = typical.isBeyond ? 'more than' : 'about';
		parts.push(`half of the last hour's pull requests took ${about} ${typical.minutes} min`);
	}
	if (parts.length === 0)
		return undefined;
	return index.capitalize(parts.join('; '));
}

const OWNER_PLACEHOLDER = '{owner}';
function misspeltPlaceholder(title) {
	const places = title.match(/\{[^{}]*\}/g) ?? [];
	return places.find((place) => place !== OWNER_PLACEHOLDER && resemblesOwner(place));
}
function resemblesOwner(place) {
	const word = place.replace(/[^a-z]/gi, '');
	return /owner/i.test(word) || pullFiles.nearest(word, ['owner']) !== undefined;
}
function ownerInQueueTitle(title = '') {
	const place = title.includes(OWNER_PLACEHOLDER) ? OWNER_PLACEHOLDER : misspeltPlaceholder(title);
	return place && `contains \`${place}\`, but there is one issue per queue, not per code owner`;
}

const optionalText = pullFiles.nullish(pullFiles.string());
const CheckRun = pullFiles.mapped(pullFiles.object({
	id: pullFiles.nullish(pullFiles.number()),
	name: pullFiles.string(),
	status: optionalText,
	conclusion: optionalText,
	html_url: optionalText,
	details_url: optionalText,
	started_at: optionalText,
	completed_at: optionalText,
	app: pullFiles.nullish(pullFiles.object({ slug: optionalText })),
	check_suite: pullFiles.nullish(pullFiles.object({ id: pullFiles.nullish(pullFiles.number()) })),
}), (run) => ({
	kind: 'run',
	name: run.name,
	id: run.id ?? undefined,
	state: stateOfCheck(run.conclusion),
	conclusion: run.conclusion?.toLowerCase(),
	awaitsApproval: awaitsApproval(run.status, run.conclusion) || undefined,
	url: run.details_url ?? run.html_url ?? undefined,
	suite: run.check_suite?.id ?? undefined,
	app: run.app?.slug ?? undefined,
	startedAt: index.parseTime(run.started_at),
	finishedAt: index.parseTime(run.completed_at),
}));
const Status = pullFiles.mapped(pullFiles.object({
	context: pullFiles.string(),
	state: pullFiles.string(),
	target_url: optionalText,
	updated_at: optionalText,
}), (status) => ({
	kind: 'status',
	name: status.context,
	state: stateOfCheck(status.state),
	url: status.target_url ?? undefined,
	finishedAt: index.parseTime(status.updated_at),
}));
const WorkflowRun = pullFiles.object({ name: optionalText, check_suite_id: pullFiles.nullish(pullFiles.number()) });
const Ref = pullFiles.mapped(pullFiles.object({ ref: pullFiles.string(), object: pullFiles.object({ sha: pullFiles.string() }) }), ({ ref, object }) => ({
	branch: ref.replace(/^refs\/heads\//, ''),
	headSha: object.sha,
}));
const TestPull = pullFiles.object({
	draft: pullFiles.nullish(pullFiles.boolean()),
	head: pullFiles.object({
		ref: pullFiles.string(),
		sha: pullFiles.string(),
		repo: pullFiles.nullish(pullFiles.object({ id: pullFiles.number() })),
	}),
	base: pullFiles.object({ repo: pullFiles.object({ id: pullFiles.number() }) }),
});
const DatedBranch = pullFiles.object({
	commit: pullFiles.object({ commit: pullFiles.object({ committer: pullFiles.object({ date: pullFiles.string() }) }) }),
});
const MAX_COMMIT_PAGES = 30;
async function checkRuns(github, deadline, sha) {
	const path = '/commits/{sha}/check-runs';
	return judgedBySuite(await readList(github, deadline, sha, 'checks: read', path, 'check_runs', CheckRun));
}
function statuses(github, deadline, sha) {
	return readList(github, deadline, sha, 'statuses: read', '/commits/{sha}/status', 'statuses', Status);
}
async function workflows(github, deadline, sha) {
	const path = '/actions/runs?head_sha={sha}';
	const runs = await readList(github, deadline, sha, 'actions: read', path, 'workflow_runs', WorkflowRun);
	return new Map(runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])));
}
async function contains(github, deadline, sha, ancestor) {
	const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`;
	const Comparison = pullFiles.object({ status: pullFiles.string() });
	const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 };
	const route = 'GET /compare/{range}';
	const { status } = await github.request(deadline, request, CONTENTS, route, Comparison, query);
	return status === 'ahead' || status === 'identical';
}
async function headOf(github, deadline, branch) {
	const request = `Reading the branch ${branch} from GitHub`;
	const Branch = pullFiles.object({ commit: pullFiles.object({ sha: pullFiles.string() }) });
	const route = 'GET /branches/{branch}';
	return (await github.request(deadline, request, CONTENTS, route, Branch, { branch })).commit.sha;
}
async function newestCommitAt(github, deadline, branch) {
	const request = `Reading the newest commit of ${branch} from GitHub`;
	const route = 'GET /branches/{branch}';
	const { commit } = await github.request(deadline, request, CONTENTS, route, DatedBranch, {
		branch,
	});
	const at = index.parseTime(commit.commit.committer.date);
	if (at === undefined)
		throw pullFiles.badAnswer(request, 'the commit has no time');
	return at;
}
async function branches(github, deadline, prefix) {
	const request = `Reading the branches ${prefix}\u2026 from GitHub`;
	const query = { ref: `heads/${prefix}` };
	return (await github.list(deadline, request, CONTENTS, '/git/matching-refs/{ref}', Ref, { query })).items;
}
async function closedTests(github, deadline, prefix) {
	const request = 'Reading the closed pull requests of test branches from GitHub';
	const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 };
	const list = pullFiles.array(TestPull);
	const pulls = await github.request(deadline, request, PULL_REQUESTS, 'GET /pulls', list, query);
	return pulls
		.filter(({ draft, head, base }) => draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id)
		.map(({ head }) => ({ branch: head.ref, headSha: head.sha }));
}
async function readList(github, deadline, sha, permission, path, field, item) {
	const request = `Reading the ${field.replace('_', ' ')} of ${sha.slice(0, 12)} from GitHub`;
	const Page = pullFiles.looseObject({ total_count: pullFiles.number() });
	const all = [];
	for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
		const query = { sha, per_page: 100, page };
		const answer = await github.request(deadline, request, permission, `GET ${path}`, Page, query);
		const items = pullFiles.parseAnswer(request, pullFiles.array(item), answer[field]);
		all.push(...items);
		if (all.length >= answer.total_count)
			return all;
		if (items.length === 0)
			break;
	}
	throw pullFiles.incompleteList(request);
}
const CONTENTS = 'contents: read';
const PULL_REQUESTS = 'pull-requests: read';

const commits = Object.freeze(Object.defineProperty({
	__proto__: null,
	branches,
	checkRuns,
	closedTests,
	contains,
	headOf,
	newestCommitAt,
	statuses,
	workflows
}, Symbol.toStringTag, { value: 'Module' }));

exports.MERGE_LOOKUP_MS = MERGE_LOOKUP_MS;
exports.NO_TOKEN = NO_TOKEN;
exports.OWNER_PLACEHOLDER = OWNER_PLACEHOLDER;
exports.QUEUE_APP = QUEUE_APP;
exports.answered = answered;
exports.areDated = areDated;
exports.askBeforeWork = askBeforeWork;
exports.askGitHub = askGitHub;
exports.attemptOptional = attemptOptional;
exports.awaitsApproval = awaitsApproval;
exports.beginReadings = beginReadings;
exports.bestEffort = bestEffort;
exports.changedAt = changedAt;
exports.checkOutput = checkOutput;
exports.checkRuns = checkRuns;
exports.commits = commits;
exports.contains = contains;
exports.cutTitle = cutTitle;
exports.deleteLabel = deleteLabel;
exports.differsFromHead = differsFromHead;
exports.endOf = endOf;
exports.findMergeCommit = findMergeCommit;
exports.hasLabelNow = hasLabelNow;
exports.headOf = headOf;
exports.ifKnown = ifKnown;
exports.isBeforeTests = isBeforeTests;
exports.isClosedWithoutMerge = isClosedWithoutMerge;
exports.isMerged = isMerged;
exports.isMergedOnGitHub = isMergedOnGitHub;
exports.isNewer = isNewer;
exports.isOlder = isOlder;
exports.isOwnHead = isOwnHead;
exports.isQueued = isQueued;
exports.isRed = isRed;
exports.isSameState = isSameState;
exports.isSameStateAndHead = isSameStateAndHead;
exports.judgedBy = judgedBy;
exports.judgedBySuite = judgedBySuite;
exports.known = known;
exports.lookUpQueue = lookUpQueue;
exports.mergeCommitOf = mergeCommitOf;
exports.mergeSentence = mergeSentence;
exports.mergedElsewhere = mergedElsewhere;
exports.misspeltPlaceholder = misspeltPlaceholder;
exports.noteMembersBelow = noteMembersBelow;
exports.noteRecord = noteRecord;
exports.openPullRequests = openPullRequests;
exports.outlookLine = outlookLine;
exports.outlookOf = outlookOf;
exports.outlookOutputs = outlookOutputs;
exports.ownerInQueueTitle = ownerInQueueTitle;
exports.parseMarked = parseMarked;
exports.planOnlyResult = planOnlyResult;
exports.pullRequestsOfCommit = pullRequestsOfCommit;
exports.pullRequestsOfHead = pullRequestsOfHead;
exports.queuePositionOutputs = queuePositionOutputs;
exports.queuePositionText = queuePositionText;
exports.readCurrentPullRequest = readCurrentPullRequest;
exports.readFact = readFact;
exports.readFromGitHub = readFromGitHub;
exports.readMergeCommit = readMergeCommit;
exports.readPullRequest = readPullRequest;
exports.readTypicalTime = readTypicalTime;
exports.recordOutputs = recordOutputs;
exports.secondsOf = secondsOf;
exports.shortHash = shortHash;
exports.shownState = shownState;
exports.stackOutputs = stackOutputs;
exports.stateOfCheck = stateOfCheck;
exports.statuses = statuses;
exports.timelineOf = timelineOf;
exports.unread = unread;
exports.wantedHead = wantedHead;
exports.withAnswer = withAnswer;
exports.withMarker = withMarker;

 }),

 7404:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const index = __webpack_require__(3690);
const node_fs = __webpack_require__(3024);
const node_events = __webpack_require__(8474);
const http$1 = __webpack_require__(7067);
const node_stream = __webpack_require__(7075);
const http = __webpack_require__(8611);
const https = __webpack_require__(5692);
const require$$1 = __webpack_require__(4756);
const require$$4 = __webpack_require__(4434);
const require$$6 = __webpack_require__(9023);

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

const http__namespace = _interopNamespaceDefault(http$1);

function getProxyUrl(reqUrl) {
	const usingSsl = reqUrl.protocol === 'https:';
	if (checkBypass(reqUrl)) {
		return undefined;
	}
	const proxyVar = (() => {
		if (usingSsl) {
			return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
		}
		else {
			return process.env['http_proxy'] || process.env['HTTP_PROXY'];
		}
	})();
	if (proxyVar) {
		try {
			return new DecodedURL(proxyVar);
		}
		catch (_a) {
			if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
				return new DecodedURL(`http://${proxyVar}`);
		}
	}
	else {
		return undefined;
	}
}
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) {
		return false;
	}
	const reqHost = reqUrl.hostname;
	if (isLoopbackAddress(reqHost)) {
		return true;
	}
	const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
	if (!noProxy) {
		return false;
	}
	let reqPort;
	if (reqUrl.port) {
		reqPort = Number(reqUrl.port);
	}
	else if (reqUrl.protocol === 'http:') {
		reqPort = 80;
	}
	else if (reqUrl.protocol === 'https:') {
		reqPort = 443;
	}
	const upperReqHosts = [reqUrl.hostname.toUpperCase()];
	if (typeof reqPort === 'number') {
		upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	}
	for (const upperNoProxyItem of noProxy
		.split(',')
		.map(x => x.trim().toUpperCase())
		.filter(x => x)) {
		if (upperNoProxyItem === '*' ||
			upperReqHosts.some(x => x === upperNoProxyItem ||
				x.endsWith(`.${upperNoProxyItem}`) ||
				(upperNoProxyItem.startsWith('.') &&
					x.endsWith(`${upperNoProxyItem}`)))) {
			return true;
		}
	}
	return false;
}
function isLoopbackAddress(host) {
	const hostLower = host.toLowerCase();
	return (hostLower === 'localhost' ||
		hostLower.startsWith('127.') ||
		hostLower.startsWith('[::1]') ||
		hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
	constructor(url, base) {
		super(url, base);
		this._decodedUsername = decodeURIComponent(super.username);
		this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
}

var tunnel$1 = {};

var hasRequiredTunnel$1;

function requireTunnel$1 () {
	if (hasRequiredTunnel$1) return tunnel$1;
	hasRequiredTunnel$1 = 1;
	var tls = require$$1;
	var http$1 = http;
	var https$1 = https;
	var events = require$$4;
	var util = require$$6;


	tunnel$1.httpOverHttp = httpOverHttp;
	tunnel$1.httpsOverHttp = httpsOverHttp;
	tunnel$1.httpOverHttps = httpOverHttps;
	tunnel$1.httpsOverHttps = httpsOverHttps;


	function httpOverHttp(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = http$1.request;
	  return agent;
	}

	function httpsOverHttp(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = http$1.request;
	  agent.createSocket = createSecureSocket;
	  agent.defaultPort = 443;
	  return agent;
	}

	function httpOverHttps(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = https$1.request;
	  return agent;
	}

	function httpsOverHttps(options) {
	  var agent = new TunnelingAgent(options);
	  agent.request = https$1.request;
	  agent.createSocket = createSecureSocket;
	  agent.defaultPort = 443;
	  return agent;
	}


	function TunnelingAgent(options) {
	  var self = this;
	  self.options = options || {};
	  self.proxyOptions = self.options.proxy || {};
	  self.maxSockets = self.options.maxSockets || http$1.Agent.defaultMaxSockets;
	  self.requests = [];
	  self.sockets = [];

	  self.on('free', function onFree(socket, host, port, localAddress) {
	    var options = toOptions(host, port, localAddress);
	    for (var i = 0, len = self.requests.length; i < len; ++i) {
	      var pending = self.requests[i];
	      if (pending.host === options.host && pending.port === options.port) {
	        self.requests.splice(i, 1);
	        pending.request.onSocket(socket);
	        return;
	      }
	    }
	    socket.destroy();
	    self.removeSocket(socket);
	  });
	}
	util.inherits(TunnelingAgent, events.EventEmitter);

	TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
	  var self = this;
	  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

	  if (self.sockets.length >= this.maxSockets) {
	    self.requests.push(options);
	    return;
	  }

	  self.createSocket(options, function(socket) {
	    socket.on('free', onFree);
	    socket.on('close', onCloseOrRemove);
	    socket.on('agentRemove', onCloseOrRemove);
	    req.onSocket(socket);

	    function onFree() {
	      self.emit('free', socket, options);
	    }

	    function onCloseOrRemove(err) {
	      self.removeSocket(socket);
	      socket.removeListener('free', onFree);
	      socket.removeListener('close', onCloseOrRemove);
	      socket.removeListener('agentRemove', onCloseOrRemove);
	    }
	  });
	};

	TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
	  var self = this;
	  var placeholder = {};
	  self.sockets.push(placeholder);

	  var connectOptions = mergeOptions({}, self.proxyOptions, {
	    method: 'CONNECT',
	    path: options.host + ':' + options.port,
	    agent: false,
	    headers: {
	      host: options.host + ':' + options.port
	    }
	  });
	  if (options.localAddress) {
	    connectOptions.localAddress = options.localAddress;
	  }
	  if (connectOptions.proxyAuth) {
	    connectOptions.headers = connectOptions.headers || {};
	    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
	        new Buffer(connectOptions.proxyAuth).toString('base64');
	  }

	  debug('making CONNECT request');
	  var connectReq = self.request(connectOptions);
	  connectReq.useChunkedEncodingByDefault = false; 
	  connectReq.once('response', onResponse); 
	  connectReq.once('upgrade', onUpgrade);   
	  connectReq.once('connect', onConnect);   
	  connectReq.once('error', onError);
	  connectReq.end();

	  function onResponse(res) {
	    res.upgrade = true;
	  }

	  function onUpgrade(res, socket, head) {
	    process.nextTick(function() {
	      onConnect(res, socket, head);
	    });
	  }

	  function onConnect(res, socket, head) {
	    connectReq.removeAllListeners();
	    socket.removeAllListeners();

	    if (res.statusCode !== 200) {
	      debug('tunneling socket could not be established, statusCode=%d',
	        res.statusCode);
	      socket.destroy();
	      var error = new Error('tunneling socket could not be established, ' +
	        'statusCode=' + res.statusCode);
	      error.code = 'ECONNRESET';
	      options.request.emit('error', error);
	      self.removeSocket(placeholder);
	      return;
	    }
	    if (head.length > 0) {
	      debug('got illegal response body from proxy');
	      socket.destroy();
	      var error = new Error('got illegal response body from proxy');
	      error.code = 'ECONNRESET';
	      options.request.emit('error', error);
	      self.removeSocket(placeholder);
	      return;
	    }
	    debug('tunneling connection has established');
	    self.sockets[self.sockets.indexOf(placeholder)] = socket;
	    return cb(socket);
	  }

	  function onError(cause) {
	    connectReq.removeAllListeners();

	    debug('tunneling socket could not be established, cause=%s\n',
	          cause.message, cause.stack);
	    var error = new Error('tunneling socket could not be established, ' +
	                          'cause=' + cause.message);
	    error.code = 'ECONNRESET';
	    options.request.emit('error', error);
	    self.removeSocket(placeholder);
	  }
	};

	TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
	  var pos = this.sockets.indexOf(socket);
	  if (pos === -1) {
	    return;
	  }
	  this.sockets.splice(pos, 1);

	  var pending = this.requests.shift();
	  if (pending) {
	    this.createSocket(pending, function(socket) {
	      pending.request.onSocket(socket);
	    });
	  }
	};

	function createSecureSocket(options, cb) {
	  var self = this;
	  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
	    var hostHeader = options.request.getHeader('host');
	    var tlsOptions = mergeOptions({}, self.options, {
	      socket: socket,
	      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
	    });

	    var secureSocket = tls.connect(0, tlsOptions);
	    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
	    cb(secureSocket);
	  });
	}


	function toOptions(host, port, localAddress) {
	  if (typeof host === 'string') { 
	    return {
	      host: host,
	      port: port,
	      localAddress: localAddress
	    };
	  }
	  return host; 
	}

	function mergeOptions(target) {
	  for (var i = 1, len = arguments.length; i < len; ++i) {
	    var overrides = arguments[i];
	    if (typeof overrides === 'object') {
	      var keys = Object.keys(overrides);
	      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
	        var k = keys[j];
	        if (overrides[k] !== undefined) {
	          target[k] = overrides[k];
	        }
	      }
	    }
	  }
	  return target;
	}


	var debug;
	if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
	  debug = function() {
	    var args = Array.prototype.slice.call(arguments);
	    if (typeof args[0] === 'string') {
	      args[0] = 'TUNNEL: ' + args[0];
	    } else {
	      args.unshift('TUNNEL:');
	    }
	    console.error.apply(console, args);
	  };
	} else {
	  debug = function() {};
	}
	tunnel$1.debug = debug; 
	return tunnel$1;
}

var tunnel;
var hasRequiredTunnel;

function requireTunnel () {
	if (hasRequiredTunnel) return tunnel;
	hasRequiredTunnel = 1;
	tunnel =  requireTunnel$1();
	return tunnel;
}

var tunnelExports =  requireTunnel();


class ProxyAgent {}

function fetch$1() {
  return Promise.reject(
	new Error('undici is not part of this action: give Octokit a fetch of its own'),
  )
}

var __awaiter = ( false) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var HttpCodes;
(function (HttpCodes) {
	HttpCodes[HttpCodes["OK"] = 200] = "OK";
	HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
	HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
	HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
	HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
	HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
	HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
	HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
	HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
	HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
	HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
	HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
	HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
	HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
	HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
	HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
	HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
	HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
	HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
	HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
	HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
	HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
	HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
	HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
	HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
	HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
	HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
	Headers["Accept"] = "accept";
	Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
	MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
const HttpRedirectCodes = [
	HttpCodes.MovedPermanently,
	HttpCodes.ResourceMoved,
	HttpCodes.SeeOther,
	HttpCodes.TemporaryRedirect,
	HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
	HttpCodes.BadGateway,
	HttpCodes.ServiceUnavailable,
	HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
	constructor(message, statusCode) {
		super(message);
		this.name = 'HttpClientError';
		this.statusCode = statusCode;
		Object.setPrototypeOf(this, HttpClientError.prototype);
	}
}
class HttpClientResponse {
	constructor(message) {
		this.message = message;
	}
	readBody() {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
				let output = Buffer.alloc(0);
				this.message.on('data', (chunk) => {
					output = Buffer.concat([output, chunk]);
				});
				this.message.on('end', () => {
					resolve(output.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
				const chunks = [];
				this.message.on('data', (chunk) => {
					chunks.push(chunk);
				});
				this.message.on('end', () => {
					resolve(Buffer.concat(chunks));
				});
			}));
		});
	}
}
class HttpClient {
	constructor(userAgent, handlers, requestOptions) {
		this._ignoreSslError = false;
		this._allowRedirects = true;
		this._allowRedirectDowngrade = false;
		this._maxRedirects = 50;
		this._allowRetries = false;
		this._maxRetries = 1;
		this._keepAlive = false;
		this._disposed = false;
		this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
		this.handlers = handlers || [];
		this.requestOptions = requestOptions;
		if (requestOptions) {
			if (requestOptions.ignoreSslError != null) {
				this._ignoreSslError = requestOptions.ignoreSslError;
			}
			this._socketTimeout = requestOptions.socketTimeout;
			if (requestOptions.allowRedirects != null) {
				this._allowRedirects = requestOptions.allowRedirects;
			}
			if (requestOptions.allowRedirectDowngrade != null) {
				this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
			}
			if (requestOptions.maxRedirects != null) {
				this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
			}
			if (requestOptions.keepAlive != null) {
				this._keepAlive = requestOptions.keepAlive;
			}
			if (requestOptions.allowRetries != null) {
				this._allowRetries = requestOptions.allowRetries;
			}
			if (requestOptions.maxRetries != null) {
				this._maxRetries = requestOptions.maxRetries;
			}
		}
	}
	options(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
		});
	}
	get(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('GET', requestUrl, null, additionalHeaders || {});
		});
	}
	del(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('DELETE', requestUrl, null, additionalHeaders || {});
		});
	}
	post(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('POST', requestUrl, data, additionalHeaders || {});
		});
	}
	patch(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('PATCH', requestUrl, data, additionalHeaders || {});
		});
	}
	put(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('PUT', requestUrl, data, additionalHeaders || {});
		});
	}
	head(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request('HEAD', requestUrl, null, additionalHeaders || {});
		});
	}
	sendStream(verb, requestUrl, stream, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request(verb, requestUrl, stream, additionalHeaders);
		});
	}
	getJson(requestUrl_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			const res = yield this.get(requestUrl, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	postJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] =
				this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.post(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	putJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] =
				this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.put(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	patchJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] =
				this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.patch(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	request(verb, requestUrl, data, headers) {
		return __awaiter(this, void 0, void 0, function* () {
			if (this._disposed) {
				throw new Error('Client has already been disposed.');
			}
			const parsedUrl = new URL(requestUrl);
			let info = this._prepareRequest(verb, parsedUrl, headers);
			const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
				? this._maxRetries + 1
				: 1;
			let numTries = 0;
			let response;
			do {
				response = yield this.requestRaw(info, data);
				if (response &&
					response.message &&
					response.message.statusCode === HttpCodes.Unauthorized) {
					let authenticationHandler;
					for (const handler of this.handlers) {
						if (handler.canHandleAuthentication(response)) {
							authenticationHandler = handler;
							break;
						}
					}
					if (authenticationHandler) {
						return authenticationHandler.handleAuthentication(this, info, data);
					}
					else {
						return response;
					}
				}
				let redirectsRemaining = this._maxRedirects;
				while (response.message.statusCode &&
					HttpRedirectCodes.includes(response.message.statusCode) &&
					this._allowRedirects &&
					redirectsRemaining > 0) {
					const redirectUrl = response.message.headers['location'];
					if (!redirectUrl) {
						break;
					}
					const parsedRedirectUrl = new URL(redirectUrl);
					if (parsedUrl.protocol === 'https:' &&
						parsedUrl.protocol !== parsedRedirectUrl.protocol &&
						!this._allowRedirectDowngrade) {
						throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
					}
					yield response.readBody();
					if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
						for (const header in headers) {
							if (header.toLowerCase() === 'authorization') {
								delete headers[header];
							}
						}
					}
					info = this._prepareRequest(verb, parsedRedirectUrl, headers);
					response = yield this.requestRaw(info, data);
					redirectsRemaining--;
				}
				if (!response.message.statusCode ||
					!HttpResponseRetryCodes.includes(response.message.statusCode)) {
					return response;
				}
				numTries += 1;
				if (numTries < maxTries) {
					yield response.readBody();
					yield this._performExponentialBackoff(numTries);
				}
			} while (numTries < maxTries);
			return response;
		});
	}
	dispose() {
		if (this._agent) {
			this._agent.destroy();
		}
		this._disposed = true;
	}
	requestRaw(info, data) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => {
				function callbackForResult(err, res) {
					if (err) {
						reject(err);
					}
					else if (!res) {
						reject(new Error('Unknown error'));
					}
					else {
						resolve(res);
					}
				}
				this.requestRawWithCallback(info, data, callbackForResult);
			});
		});
	}
	requestRawWithCallback(info, data, onResult) {
		if (typeof data === 'string') {
			if (!info.options.headers) {
				info.options.headers = {};
			}
			info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
		}
		let callbackCalled = false;
		function handleResult(err, res) {
			if (!callbackCalled) {
				callbackCalled = true;
				onResult(err, res);
			}
		}
		const req = info.httpModule.request(info.options, (msg) => {
			const res = new HttpClientResponse(msg);
			handleResult(undefined, res);
		});
		let socket;
		req.on('socket', sock => {
			socket = sock;
		});
		req.setTimeout(this._socketTimeout || 3 * 60000, () => {
			if (socket) {
				socket.end();
			}
			handleResult(new Error(`Request timeout: ${info.options.path}`));
		});
		req.on('error', function (err) {
			handleResult(err);
		});
		if (data && typeof data === 'string') {
			req.write(data, 'utf8');
		}
		if (data && typeof data !== 'string') {
			data.on('close', function () {
				req.end();
			});
			data.pipe(req);
		}
		else {
			req.end();
		}
	}
	getAgent(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		return this._getAgent(parsedUrl);
	}
	getAgentDispatcher(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		const proxyUrl = getProxyUrl(parsedUrl);
		const useProxy = proxyUrl && proxyUrl.hostname;
		if (!useProxy) {
			return;
		}
		return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
	}
	_prepareRequest(method, requestUrl, headers) {
		const info = {};
		info.parsedUrl = requestUrl;
		const usingSsl = info.parsedUrl.protocol === 'https:';
		info.httpModule = usingSsl ? https : http;
		const defaultPort = usingSsl ? 443 : 80;
		info.options = {};
		info.options.host = info.parsedUrl.hostname;
		info.options.port = info.parsedUrl.port
			? parseInt(info.parsedUrl.port)
			: defaultPort;
		info.options.path =
			(info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
		info.options.method = method;
		info.options.headers = this._mergeHeaders(headers);
		if (this.userAgent != null) {
			info.options.headers['user-agent'] = this.userAgent;
		}
		info.options.agent = this._getAgent(info.parsedUrl);
		if (this.handlers) {
			for (const handler of this.handlers) {
				handler.prepareRequest(info.options);
			}
		}
		return info;
	}
	_mergeHeaders(headers) {
		if (this.requestOptions && this.requestOptions.headers) {
			return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
		}
		return lowercaseKeys(headers || {});
	}
	_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
			if (headerValue) {
				clientHeader =
					typeof headerValue === 'number' ? headerValue.toString() : headerValue;
			}
		}
		const additionalValue = additionalHeaders[header];
		if (additionalValue !== undefined) {
			return typeof additionalValue === 'number'
				? additionalValue.toString()
				: additionalValue;
		}
		if (clientHeader !== undefined) {
			return clientHeader;
		}
		return _default;
	}
	_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
			if (headerValue) {
				if (typeof headerValue === 'number') {
					clientHeader = String(headerValue);
				}
				else if (Array.isArray(headerValue)) {
					clientHeader = headerValue.join(', ');
				}
				else {
					clientHeader = headerValue;
				}
			}
		}
		const additionalValue = additionalHeaders[Headers.ContentType];
		if (additionalValue !== undefined) {
			if (typeof additionalValue === 'number') {
				return String(additionalValue);
			}
			else if (Array.isArray(additionalValue)) {
				return additionalValue.join(', ');
			}
			else {
				return additionalValue;
			}
		}
		if (clientHeader !== undefined) {
			return clientHeader;
		}
		return _default;
	}
	_getAgent(parsedUrl) {
		let agent;
		const proxyUrl = getProxyUrl(parsedUrl);
		const useProxy = proxyUrl && proxyUrl.hostname;
		if (this._keepAlive && useProxy) {
			agent = this._proxyAgent;
		}
		if (!useProxy) {
			agent = this._agent;
		}
		if (agent) {
			return agent;
		}
		const usingSsl = parsedUrl.protocol === 'https:';
		let maxSockets = 100;
		if (this.requestOptions) {
			maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets;
		}
		if (proxyUrl && proxyUrl.hostname) {
			const agentOptions = {
				maxSockets,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
					proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
				})), { host: proxyUrl.hostname, port: proxyUrl.port })
			};
			let tunnelAgent;
			const overHttps = proxyUrl.protocol === 'https:';
			if (usingSsl) {
				tunnelAgent = overHttps ? tunnelExports.httpsOverHttps : tunnelExports.httpsOverHttp;
			}
			else {
				tunnelAgent = overHttps ? tunnelExports.httpOverHttps : tunnelExports.httpOverHttp;
			}
			agent = tunnelAgent(agentOptions);
			this._proxyAgent = agent;
		}
		if (!agent) {
			const options = { keepAlive: this._keepAlive, maxSockets };
			agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
			this._agent = agent;
		}
		if (usingSsl && this._ignoreSslError) {
			agent.options = Object.assign(agent.options || {}, {
				rejectUnauthorized: false
			});
		}
		return agent;
	}
	_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
		let proxyAgent;
		if (this._keepAlive) {
			proxyAgent = this._proxyAgentDispatcher;
		}
		if (proxyAgent) {
			return proxyAgent;
		}
		const usingSsl = parsedUrl.protocol === 'https:';
		proxyAgent = new ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
			token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
		})));
		this._proxyAgentDispatcher = proxyAgent;
		if (usingSsl && this._ignoreSslError) {
			proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
				rejectUnauthorized: false
			});
		}
		return proxyAgent;
	}
	_getUserAgentWithOrchestrationId(userAgent) {
		const baseUserAgent = userAgent || 'actions/http-client';
		const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
		if (orchId) {
			const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
			return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
		}
		return baseUserAgent;
	}
	_performExponentialBackoff(retryNumber) {
		return __awaiter(this, void 0, void 0, function* () {
			retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
			const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
			return new Promise(resolve => setTimeout(() => resolve(), ms));
		});
	}
	_processResponse(res, options) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
				const statusCode = res.message.statusCode || 0;
				const response = {
					statusCode,
					result: null,
					headers: {}
				};
				if (statusCode === HttpCodes.NotFound) {
					resolve(response);
				}
				function dateTimeDeserializer(key, value) {
					if (typeof value === 'string') {
						const a = new Date(value);
						if (!isNaN(a.valueOf())) {
							return a;
						}
					}
					return value;
				}
				let obj;
				let contents;
				try {
					contents = yield res.readBody();
					if (contents && contents.length > 0) {
						if (options && options.deserializeDates) {
							obj = JSON.parse(contents, dateTimeDeserializer);
						}
						else {
							obj = JSON.parse(contents);
						}
						response.result = obj;
					}
					response.headers = res.message.headers;
				}
				catch (err) {
				}
				if (statusCode > 299) {
					let msg;
					if (obj && obj.message) {
						msg = obj.message;
					}
					else if (contents && contents.length > 0) {
						msg = contents;
					}
					else {
						msg = `Failed request: (${statusCode})`;
					}
					const err = new HttpClientError(msg, statusCode);
					err.result = response.result;
					reject(err);
				}
				else {
					resolve(response);
				}
			}));
		});
	}
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});

const BRANCH_NAME = new RegExp([
	'^',
	'(?!refs/)',
	'(?!HEAD$)',
	'(?![-/])',
	'(?!.*[./]$)',
	String.raw `(?!.*(\.\.|@\{|//))`,
	String.raw `(?!(.*/)?\.)`,
	String.raw `(?!.*\.lock(/|$))`,
	String.raw `[^\x00-\x20\x7f~^:?*[\\\u200b-\u200f\u2060-\u2064\ufeff]+`,
	'$',
].join(''));
function branchNameProblem(name, given = name) {
	if (BRANCH_NAME.test(name))
		return undefined;
	const quoted = JSON.stringify(index.truncate(given, 60));
	return `must be a branch such as main, but is ${quoted}${reasonAgainst(name)}`;
}
function reasonAgainst(name) {
	if (name === '' || name.startsWith('refs/'))
		return '';
	if (/[*?[]/.test(name))
		return ', which is a glob; name one branch';
	return ', which Git does not allow as the name of a branch';
}

const BROKEN_WORDS = new Set([
	'true',
	'false',
	'null',
	'undefined',
	'NaN',
	'Array',
	'Object',
	'[object Object]',
]);
const isBrokenWord = (value) => BROKEN_WORDS.has(value.trim());

const MAX_ALTERNATIVES = 1000;
const MAX_LENGTH = 4096;
const MAX_EXPANDED = 100_000;
function compileGlobs(patterns, style = 'path', ignoreCase = false) {
	const flags = ignoreCase ? 'ius' : 'us';
	const expressions = patterns.flatMap((pattern) => alternatives(pattern, style).map((tokens) => new RegExp(toRegExp(tokens, style), flags)));
	return (text) => expressions.some((expression) => expression.test(text));
}
const GLOB_TOKEN = /\\.|\[[!^].[^\]]*\]|\[[^!^][^\]]*\]|\*+\/?|./gsu;
function alternatives(pattern, style) {
	const problem = globProblem(pattern);
	if (problem !== undefined)
		throw new index.InputError([problem]);
	return readingsOf(pattern, style).flatMap((tokens) => [...expand(tokens)]);
}
const MAX_SPECIAL_SEGMENTS = 6;
function readingsOf(pattern, style) {
	const tokens = tokensOf(pattern);
	const segments = style === 'path' ? segmentsOf(tokens) : [tokens];
	const special = segments.filter(isSpecial).length;
	const isTooSpecial = special > MAX_SPECIAL_SEGMENTS;
	let readings = [[]];
	if (isTooSpecial)
		readings = [tokens, toTheLetter(tokens)];
	else
		for (const segment of segments) {
			const ways = isSpecial(segment) ? [segment, toTheLetter(segment)] : [segment];
			readings = readings.flatMap((before) => ways.map((way) => [...before, ...way]));
		}
	if (pattern.startsWith('\\'))
		readings.push([...pattern.slice(1)].map(escaped));
	return readings;
}
function segmentsOf(tokens) {
	const segments = [[]];
	let depth = 0;
	for (const token of tokens) {
		segments.at(-1)?.push(token);
		if (token === '{')
			depth++;
		if (token === '}')
			depth--;
		if (depth === 0 && token.endsWith('/'))
			segments.push([]);
	}
	return segments;
}
const isSpecial = (segment) => segment.some((token) => token === '{' || /^[[\\]./su.test(token));
const toTheLetter = (tokens) => tokens.flatMap((token) => (/^[*?]/.test(token) ? [token] : [...token].map(escaped)));
const escaped = (character) => `\\${character}`;
function globProblem(pattern) {
	const glob = `the glob ${JSON.stringify(index.truncate(pattern, 60))}`;
	if (pattern.length > MAX_LENGTH)
		return `${glob} has ${pattern.length} characters, more than ${MAX_LENGTH}`;
	let count = 0;
	let expanded = 0;
	for (const alternative of expand(tokensOf(pattern))) {
		expanded += alternative.length;
		if (++count > MAX_ALTERNATIVES)
			return `${glob} has braces with more than ${MAX_ALTERNATIVES} alternatives`;
		if (expanded > MAX_EXPANDED)
			return `${glob} has alternatives with more than ${MAX_EXPANDED} characters together`;
	}
	return undefined;
}
const tokensOf = (pattern) => (pattern.match(GLOB_TOKEN) ?? []).flatMap((token) => (token === '*/' ? ['*', '/'] : token));
function* expand(tokens) {
	for (let open = tokens.indexOf('{'); open !== -1; open = tokens.indexOf('{', open + 1)) {
		const marks = [open];
		let depth = 1;
		let at = open;
		while (depth > 0 && ++at < tokens.length) {
			if (tokens[at] === '{')
				depth++;
			if (tokens[at] === '}')
				depth--;
			if (depth === 0 || (depth === 1 && tokens[at] === ','))
				marks.push(at);
		}
		if (depth > 0 || marks.length < 3)
			continue;
		for (const [index, end] of marks.slice(1).entries()) {
			const part = tokens.slice(marks[index] + 1, end);
			yield* expand([...tokens.slice(0, open), ...part, ...tokens.slice(at + 1)]);
		}
		return;
	}
	yield tokens;
}
function toRegExp(tokens, style) {
	const character = style === 'path' ? '[^/]' : '.';
	let count = 0;
	const atomic = (expression) => `(?=(?<w${++count}>${expression}))\\k<w${count}>`;
	const pieces = piecesOf(tokens, style, character);
	const source = (piece, isLast) => {
		const { wildcard, fixed } = piece;
		const folders = wildcard.startsWith('**') ? '(?:[^/]*/)*?' : '';
		if (wildcard === '' || wildcard === '**/')
			return folders + fixed;
		const run = `${character}*?${fixed}`;
		return folders + (isLast ? run : atomic(run));
	};
	const spans = spansOf(pieces).map((span) => ({
		startsDeep: span[0]?.wildcard.startsWith('**'),
		text: span.map((piece) => source(piece, piece === pieces.at(-1))).join(''),
	}));
	const settledSpans = spans.map(({ startsDeep, text }, index) => startsDeep && index < spans.length - 1 ? atomic(text) : text);
	return `^${settledSpans.join('')}$`;
}
function piecesOf(tokens, style, character) {
	const pieces = [];
	let wildcard = '';
	let fixed = '';
	const next = (following) => {
		pieces.push({ wildcard, fixed });
		wildcard = following;
		fixed = '';
	};
	for (const [index, token] of tokens.entries()) {
		const startsSegment = tokens[index - 1]?.endsWith('/') ?? true;
		if (!token.startsWith('*'))
			fixed += singleCharacter(token, character);
		else if (style === 'path' && startsSegment && token.endsWith('/'))
			next('**/');
		else {
			next(style === 'path' && token.startsWith('**') ? '**' : '*');
			if (token.endsWith('/'))
				fixed = '/';
		}
	}
	next('');
	return pieces;
}
function spansOf(pieces) {
	const spans = [];
	for (const piece of pieces) {
		const span = spans.at(-1);
		if (span === undefined || piece.wildcard.startsWith('**'))
			spans.push([piece]);
		else
			span.push(piece);
	}
	return spans;
}
function singleCharacter(token, character) {
	if (token === '?')
		return character;
	const [, negation = '', members] = /^\[([!^]?)(.+)\]$/su.exec(token) ?? [];
	if (members === undefined)
		return literal$1(token.length > 1 ? token.replace('\\', '') : token);
	const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].filter(([, from = '', to = from]) => codeOf(from) <= codeOf(to));
	const set = ranges.map(([, from = '', to = from]) => `${literal$1(from)}-${literal$1(to)}`).join('');
	return `(?=${character})[${negation && '^'}${set}]`;
}
const codeOf = (character) => character.codePointAt(0);
const literal$1 = (character) => `\\u{${codeOf(character).toString(16)}}`;

function listProblem(text) {
	const items = itemsOfList(text.trim());
	if (items === undefined)
		return undefined;
	const given = `${index.inBackticks(text.trim())} is a list in JSON or Python`;
	if (items.length === 0)
		return `${given}, and it is empty`;
	return `${given}; ${onePerLine(items)}`;
}
function lineProblem(line, listOf, excludedBy) {
	if (listOf !== 'paths' && line.startsWith('\\'))
		return undefined;
	const given = index.inBackticks(line);
	const literally = `or ${index.inBackticks(literalLine(line, listOf))} if it really begins so`;
	const instead = (item) => `${item === '' ? 'leave the line out' : `write ${index.inBackticks(item)}`}, ${literally}`;
	const isList = listProblem(line);
	if (isList !== undefined)
		return `${isList}, ${literally}`;
	if (isQuoted(line))
		return `${given} is in quotes; ${instead(plainItem(line))}`;
	if (LIST_DASH.test(line))
		return `${given} begins with the dash of a YAML list; ${instead(plainItem(line))}`;
	if (line.startsWith('!') && excludedBy !== undefined && line.length > 1)
		return `${given} begins with \`!\`, and there is no negation; write ${index.inBackticks(line.slice(1))} into ${index.inBackticks(excludedBy)}, ${literally}`;
	if (line.startsWith('!'))
		return `${given} begins with \`!\`, and there is no negation; ${instead('')}`;
	if (listOf === 'targets' && line.includes('...'))
		return `${given} has \`...\`, which is no wildcard here; write ${withoutDots(line)}, ${literally}`;
	const parts = partsOf(line, listOf);
	if (parts.length < 2)
		return undefined;
	const items = parts.map(plainItem).filter((part) => part !== '');
	if (items.length < 2)
		return `${given} has a comma at its end; write ${items.map(index.inBackticks)}`;
	return `${given} names several ${listOf} in one line; ${onePerLine(items)}`;
}
const QUOTED = [
	/^"(?:[^"]|\\")*"$/s,
	/^'(?:[^']|\\')*'$/s,
	/^`[^`]*`$/s,
	/^[\u201c\u201e][^\u201c\u201e\u201d]*[\u201c\u201d]$/s,
	/^[\u2018\u201a][^\u2018\u201a\u2019]*[\u2018\u2019]$/s,
];
const isQuoted = (line) => QUOTED.some((pattern) => pattern.test(line));
const LIST_DASH = /^-(?:\s|$)/;
function plainItem(line) {
	const item = line.trim().replace(LIST_DASH, '').trim();
	return isQuoted(item) ? item.slice(1, -1).trim() : item;
}
const literalLine = (line, listOf) => listOf === 'paths' ? `?${line.slice(1)}` : `\\${line}`;
function withoutDots(pattern) {
	const glob = index.inBackticks(pattern.replaceAll('...', '**'));
	const folder = /^(.*[^/])\/\.\.\.$/.exec(pattern)?.[1];
	if (folder === undefined)
		return glob;
	return `${glob} and ${index.inBackticks(`${folder}:*`)}`;
}
const MAX_SHOWN_ITEMS = 5;
function onePerLine(items) {
	const shown = items.slice(0, MAX_SHOWN_ITEMS).map(index.inBackticks).join(', ');
	return `write one per line: ${shown}${items.length > MAX_SHOWN_ITEMS ? ', \u2026' : ''}`;
}
function partsOf(line, listOf) {
	switch (listOf) {
		case 'names':
			return [line];
		case 'owners':
			return line.startsWith('@') ? line.split(/[,;\s]+(?=@)/) : [line];
		case 'targets': {
			const labels = line.split(/[,;]?\s+(?=\/\/|@)/);
			return labels.length > 1 ? labels : splitAtCommas(line);
		}
		case 'paths': {
			const folded = line.split(/(?<=\/|\*\*)\s+/);
			return folded.length > 1 ? folded : splitAtCommas(line);
		}
	}
}
function splitAtCommas(line) {
	const text = /^\[([^[\]]*)\]$/s.exec(line)?.[1] ?? line;
	const closings = closingBrackets(text);
	const parts = [];
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		at = closings.get(at) ?? at;
		const next = text[at + 1];
		if (text[at] !== ',' || (next !== undefined && !/\s/.test(next)))
			continue;
		parts.push(text.slice(start, at));
		start = at + 1;
	}
	return [...parts, text.slice(start)];
}
const CLOSING = { '(': ')', '[': ']', '{': '}' };
function closingBrackets(text) {
	const closings = new Map();
	const open = [];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		const closing = CLOSING[character];
		const last = open.at(-1);
		if (closing !== undefined)
			open.push({ at, closing });
		else if (character === last?.closing) {
			closings.set(last.at, at);
			open.pop();
		}
	}
	return closings;
}
const TEXT = /[bfru]{0,2}(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/i.source;
const ITEM = `(?:${TEXT}|-?\\d+(?:\\.\\d+)?|true|false|null|None)`;
const FLAT_LIST = new RegExp(`^\\[\\s*(?:${ITEM}\\s*(?:,\\s*${ITEM}\\s*)*(?:,\\s*)?)?\\]$`, 'i');
function itemsOfList(text) {
	if (!text.startsWith('[') || !text.endsWith(']'))
		return undefined;
	try {
		const list = JSON.parse(text);
		return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
	}
	catch {
		if (!FLAT_LIST.test(text))
			return undefined;
	}
	const items = text.match(new RegExp(ITEM, 'gi')) ?? [];
	return items.map((item) => item.replace(/^[bfru]{0,2}(["'])(.*)\1$/i, '$2'));
}

const peq = new Uint32Array(0x10000);
const myers_32 = (a, b) => {
	const n = a.length;
	const m = b.length;
	const lst = 1 << (n - 1);
	let pv = -1;
	let mv = 0;
	let sc = n;
	let i = n;
	while (i--) {
		peq[a.charCodeAt(i)] |= 1 << i;
	}
	for (i = 0; i < m; i++) {
		let eq = peq[b.charCodeAt(i)];
		const xv = eq | mv;
		eq |= ((eq & pv) + pv) ^ pv;
		mv |= ~(eq | pv);
		pv &= eq;
		if (mv & lst) {
			sc++;
		}
		if (pv & lst) {
			sc--;
		}
		mv = (mv << 1) | 1;
		pv = (pv << 1) | ~(xv | mv);
		mv &= xv;
	}
	i = n;
	while (i--) {
		peq[a.charCodeAt(i)] = 0;
	}
	return sc;
};
const myers_x = (b, a) => {
	const n = a.length;
	const m = b.length;
	const mhc = [];
	const phc = [];
	const hsize = Math.ceil(n / 32);
	const vsize = Math.ceil(m / 32);
	for (let i = 0; i < hsize; i++) {
		phc[i] = -1;
		mhc[i] = 0;
	}
	let j = 0;
	for (; j < vsize - 1; j++) {
		let mv = 0;
		let pv = -1;
		const start = j * 32;
		const vlen = Math.min(32, m) + start;
		for (let k = start; k < vlen; k++) {
			peq[b.charCodeAt(k)] |= 1 << k;
		}
		for (let i = 0; i < n; i++) {
			const eq = peq[a.charCodeAt(i)];
			const pb = (phc[(i / 32) | 0] >>> i) & 1;
			const mb = (mhc[(i / 32) | 0] >>> i) & 1;
			const xv = eq | mv;
			const xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
			let ph = mv | ~(xh | pv);
			let mh = pv & xh;
			if ((ph >>> 31) ^ pb) {
				phc[(i / 32) | 0] ^= 1 << i;
			}
			if ((mh >>> 31) ^ mb) {
				mhc[(i / 32) | 0] ^= 1 << i;
			}
			ph = (ph << 1) | pb;
			mh = (mh << 1) | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (let k = start; k < vlen; k++) {
			peq[b.charCodeAt(k)] = 0;
		}
	}
	let mv = 0;
	let pv = -1;
	const start = j * 32;
	const vlen = Math.min(32, m - start) + start;
	for (let k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] |= 1 << k;
	}
	let score = m;
	for (let i = 0; i < n; i++) {
		const eq = peq[a.charCodeAt(i)];
		const pb = (phc[(i / 32) | 0] >>> i) & 1;
		const mb = (mhc[(i / 32) | 0] >>> i) & 1;
		const xv = eq | mv;
		const xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
		let ph = mv | ~(xh | pv);
		let mh = pv & xh;
		score += (ph >>> (m - 1)) & 1;
		score -= (mh >>> (m - 1)) & 1;
		if ((ph >>> 31) ^ pb) {
			phc[(i / 32) | 0] ^= 1 << i;
		}
		if ((mh >>> 31) ^ mb) {
			mhc[(i / 32) | 0] ^= 1 << i;
		}
		ph = (ph << 1) | pb;
		mh = (mh << 1) | mb;
		pv = mh | ~(xv | ph);
		mv = ph & xv;
	}
	for (let k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] = 0;
	}
	return score;
};
const distance = (a, b) => {
	if (a.length < b.length) {
		const tmp = b;
		b = a;
		a = tmp;
	}
	if (b.length === 0) {
		return a.length;
	}
	if (a.length <= 32) {
		return myers_32(a, b);
	}
	return myers_x(a, b);
};

function nearest(word, known) {
	const given = plain(word).replace(/^\W+|\W+$/g, '');
	const closest = closestTo(given, known);
	if (closest === undefined || given === '')
		return undefined;
	const { name: near, edits } = closest;
	const few = Math.min(MAX_EDITS, Math.ceil(Math.min(given.length, near.length) / 3));
	if (edits <= few || beginAlike(given, plain(near)))
		return near;
	const parts = wordParts(given);
	const holding = known.filter((name) => {
		const all = wordParts(plain(name));
		return given.length * 4 > name.length && parts.every((part) => all.includes(part));
	});
	return holding.length === 1 ? holding[0] : undefined;
}
const plain = (word) => word.toLowerCase().replaceAll('-', '_');
function beginAlike(one, other) {
	const length = Math.max(4, Math.ceil(Math.max(one.length, other.length) / 2));
	return one.length >= length && one.slice(0, length) === other.slice(0, length);
}
const wordParts = (word) => word.split(/[^a-z0-9]+/);
const MAX_EDITS = 3;
function misspelt(word, known, maxEdits = MAX_EDITS) {
	const closest = closestTo(word, known);
	return closest && closest.edits <= maxEdits ? closest.name : undefined;
}
const closestTo = (word, known) => known
	.map((name) => ({ name, edits: distance(plain(word), plain(name)) }))
	.toSorted((one, other) => one.edits - other.edits)[0];
function isOneEdit(one, other) {
	if (distance(one, other) === 1)
		return true;
	const at = [...one].findIndex((character, index) => character !== other[index]);
	const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
	return at !== -1 && swapped === other;
}
function didYouMean(word, known) {
	const meant = nearest(word, known);
	if (meant === undefined)
		return '';
	return `; did you mean \`${meant}\`?`;
}

function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	const values = Object.entries(entries)
		.filter(([k, _]) => numericValues.indexOf(+k) === -1)
		.map(([_, v]) => v);
	return values;
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint")
		return value.toString();
	return value;
}
class Cached {
	constructor(getter) {
		this._getter = getter;
		this._value = undefined;
	}
	get value() {
		const getter = this._getter;
		if (getter !== undefined) {
			this._value = getter();
			this._getter = undefined;
		}
		return this._value;
	}
}
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === undefined;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
const EVALUATING =  Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = undefined;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) {
				return undefined;
			}
			if (value === undefined) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, {
				value: v,
			});
		},
		configurable: true,
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true,
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true,
	});
}
function putProp(target, key, value) {
	if (key in target)
		assignProp(target, key, value);
	else
		target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable)
			continue;
		if (desc.get) {
			deferProp(target, key, () => {
				const value = source._zod.def.shape[key];
				return value;
			});
		}
		else
			putProp(target, key, desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable)
			continue;
		if (desc.get)
			deferProp(target, key, () => source[key]);
		else
			putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false)
		return false;
	const ctor = o.constructor;
	if (ctor === undefined)
		return true;
	if (typeof ctor !== "function")
		return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false)
		return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
		return false;
	}
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o))
		return { ...o };
	if (Array.isArray(o))
		return [...o];
	if (o instanceof Map)
		return new Map(o);
	if (o instanceof Set)
		return new Set(o);
	return o;
}
const propertyKeyTypes =  new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent)
		cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params)
		return {};
	if (typeof params === "string")
		return { error: () => params };
	if (params?.message !== undefined) {
		if (params?.error !== undefined)
			throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string")
		return { ...params, error: () => params.error };
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint")
		return value.toString() + "n";
	if (typeof value === "string")
		return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
	});
}

const NUMBER_FORMAT_RANGES =  (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 3.4028234663852886e38],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) {
		throw new Error("Invalid input to extend: expected a plain object");
	}
	const checks = schema._zod.def.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) {
			if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
				throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
		}
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true)
		return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue !== true) {
			return true;
		}
	}
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true)
		return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue === false) {
			return true;
		}
	}
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check))
			break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0)
			caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) {
		(_a = issues[i]).schema ?? (_a.schema = inst);
	}
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck"))
			(_a = iss).schema ?? (_a.schema = iss.inst);
		else
			iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
	const message = iss.message
		? iss.message
		: (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
			unwrapMessage(schemaError?.(iss)) ??
			unwrapMessage(ctx?.error?.(iss)) ??
			unwrapMessage(config.customError?.(iss)) ??
			unwrapMessage(config.localeError?.(iss)) ??
			"Invalid input");
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
			continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) {
		full.input = iss.input;
	}
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str))
		return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) {
		if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
			count--;
			i++;
		}
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input))
		return "array";
	if (typeof input === "string")
		return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": {
			return Number.isNaN(data) ? "nan" : "number";
		}
		case "object": {
			if (data === null) {
				return "null";
			}
			if (Array.isArray(data)) {
				return "array";
			}
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
				return obj.constructor.name;
			}
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") {
		return {
			message: iss,
			code: "custom",
			input,
			inst,
		};
	}
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get)
			Object.defineProperty(proto, key, { ...desc, enumerable: false });
		else
			defineBound(proto, key, desc.value);
	}
}
function own$1(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
	return value;
}
function hide(inst, key, value) {
	return own$1(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own$1(this, key, fn.bind(this));
		},
		set(value) {
			own$1(this, key, value);
		},
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
		return undefined;
	},
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = undefined;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke)
					delete this[key];
				else
					Object.defineProperty(this, key, { configurable: true, writable: true, value });
				broke = broke || outer;
				return value;
			}
			catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, value });
		},
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto)
		return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = { configurable: true, writable: true, enumerable, value: undefined };
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
		},
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}

var _a$2;
const NEVER =  Object.freeze({
	status: "aborted",
});
const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			}
			catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			}
			finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, 
proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			}
			finally {
				_zodDesc.value = undefined;
			}
		}
		else if (inst._zod.traits.has(name)) {
			return;
		}
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto)
				up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k))
				continue;
			if (!(k in inst)) {
				inst[k] = proto[k].bind(inst);
			}
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {
	}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) {
				fn();
			}
			inst._zod.deferred = undefined;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp)
			pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, {
		value: (inst) => {
			if (params?.Parent && inst instanceof params.Parent)
				return true;
			return inst?._zod?.traits?.has(name);
		},
	});
	Object.defineProperty(_, "name", { value: name });
	return _;
}
class $ZodAsyncError extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}
class $ZodEncodeError extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
}
(_a$2 = globalThis).__zod_globalConfig ?? (_a$2.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig)
		Object.assign(globalConfig, newConfig);
	return globalConfig;
}

function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString =  new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = undefined;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
			},
		});
	}
};
const $ZodRealError = $constructor("$ZodError", initializer, undefined, {
	Parent: Error,
});

const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
		const result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise) {
			throw new $ZodAsyncError();
		}
		if (result.issues.length) {
			const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse =  _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
		let result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise)
			result = await result;
		if (result.issues.length) {
			const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync =  _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
	const result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise) {
		throw new $ZodAsyncError();
	}
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse =  _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = undefined;
				ctx = undefined;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = undefined;
			ctx = undefined;
		},
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
	let result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise)
		result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync =  _safeParseAsync($ZodRealError);

const anyString = /^[\s\S]{0,}$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$2 = /^(?:true|false)$/i;
const _undefined$2 = /^undefined$/i;

const $ZodCheck =  $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== undefined;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date",
};
const $ZodCheckLessThan =  $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckGreaterThan =  $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckNumberFormat =  $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def); 
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst,
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) {
					payload.issues.push({
						input,
						code: "too_big",
						maximum: Number.MAX_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort,
					});
				}
				else {
					payload.issues.push({
						input,
						code: "too_small",
						minimum: Number.MIN_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort,
					});
				}
				return;
			}
		}
		if (input < minimum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_small",
				minimum,
				inclusive: true,
				inst,
				continue: !def.abort,
			});
		}
		if (input > maximum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_big",
				maximum,
				inclusive: true,
				inst,
				continue: !def.abort,
			});
		}
	};
});
const $ZodCheckMaxLength =  $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
		if (length <= def.maximum)
			return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckMinLength =  $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
			? codePointLength(input)
			: units;
		if (length >= def.minimum)
			return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckStringFormat =  $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern)
		(_a = inst._zod).check ?? (_a.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value))
				return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: def.format,
				input: payload.value,
				...(def.pattern ? { pattern: def.pattern.toString() } : {}),
				inst,
				continue: !def.abort,
			});
		});
	else
		(_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex =  $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value))
			return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckOverwrite =  $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});

const version = {
	major: 4,
	minor: 6,
	patch: 7,
};

const $ZodType =  $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def; 
	inst._zod.bag = inst._zod.bag || {}; 
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck")
		? [inst, ...(defChecks ?? [])]
		: defChecks?.length
			? [...defChecks]
			: [];
	for (const ch of checks) {
		for (const fn of ch._zod.onattach) {
			fn(inst);
		}
	}
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	}
	else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo)
				return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload))
						continue;
					const shouldRun = ch._zod.def.when(payload);
					if (!shouldRun)
						continue;
				}
				else if (isAborted) {
					continue;
				}
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) {
					throw new $ZodAsyncError();
				}
				if (asyncResult || _ instanceof Promise) {
					asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
						await _;
						const nextLen = payload.issues.length;
						if (nextLen === currLen)
							return;
						attachSchema(payload.issues, currLen, inst);
						if (!isAborted)
							isAborted = aborted(payload, currLen);
					});
				}
				else {
					const nextLen = payload.issues.length;
					if (nextLen === currLen)
						continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted)
						isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) {
				return asyncResult.then(() => {
					return payload;
				});
			}
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false)
					throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) {
				return inst._zod.parse(payload, ctx);
			}
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
				if (canary instanceof Promise) {
					return canary.then((canary) => {
						return handleCanaryResult(canary, payload, ctx);
					});
				}
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false)
					throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own$1(this, "~standard", value);
	},
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({ value, issues: [] }, ctx);
				if (!(r instanceof Promise))
					return toStandardResult(r, ctx);
			}
			catch (_) { }
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1,
	};
}
const $ZodString =  $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce)
			try {
				payload.value = String(payload.value);
			}
			catch (_) { }
		if (typeof payload.value === "string")
			return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
const $ZodNumber =  $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Number(payload.value);
			}
			catch (_) { }
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
			return payload;
		}
		const received = typeof input === "number"
			? Number.isNaN(input)
				? "NaN"
				: !Number.isFinite(input)
					? String(input)
					: undefined
			: undefined;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...(received ? { received } : {}),
		});
		return payload;
	};
});
const $ZodNumberFormat =  $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def); 
});
const $ZodBoolean =  $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Boolean(payload.value);
			}
			catch (_) { }
		const input = payload.value;
		if (typeof input === "boolean")
			return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
const $ZodUndefined =  $constructor("$ZodUndefined", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _undefined$2;
	inst._zod.values = new Set([undefined]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined")
			return payload;
		payload.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
const $ZodUnknown =  $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever =  $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length)
		return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
				if (n > max && ch._zod.def.when(payload)) {
					const start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = false;
					attachSchema(payload.issues, start, inst);
					return payload;
				}
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
function handleArrayResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
const $ZodArray =  $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: [],
			}, ctx);
			if (result instanceof Promise) {
				proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			}
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result))
					break;
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload; 
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") {
		return;
	}
	if (result.issues.length) {
		if (optin !== undefined && isOptionalOut && !isPresent) {
			return;
		}
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === undefined) {
		if (!result.issues.length) {
			final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: undefined,
				path: [key],
			});
		}
		return;
	}
	if (result.value === undefined) {
		if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
			final.value[key] = undefined;
		}
	}
	else {
		final.value[key] = result.value;
	}
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) {
		if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
			throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		}
	}
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys),
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen))
				break;
			seen = payload.issues.length;
		}
		if (keySet.has(key))
			continue;
		if (key === "__proto__") {
			if (t === "never")
				unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({ value: input[key], issues: [] }, ctx);
		if (r instanceof Promise) {
			proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		}
		else {
			handlePropertyResult(r, payload, key, input, optin, optout);
		}
	}
	if (unrecognized.length) {
		payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			continue: true,
		});
	}
	if (!proms.length)
		return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject =  $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
					assignProp(propValues, key, new Set());
				}
				for (const v of field.values)
					propValues[key].add(v);
				if (field.optin !== undefined)
					propValues[key].add(undefined);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen))
					break;
				seen = payload.issues.length;
			}
			if (key === "__proto__")
				continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({ value: input[key], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			}
			else {
				handlePropertyResult(r, payload, key, input, optin, optout);
			}
		}
		if (!catchall) {
			return proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) {
		if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
	});
	return final;
}
const $ZodUnion =  $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
		? "defaulted"
		: zod.def.options.some((o) => o._zod.optin !== undefined)
			? "optional"
			: undefined);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) {
			return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		}
		return undefined;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
		return undefined;
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) {
			return first(payload, ctx);
		}
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: [],
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			}
			else {
				if (result.issues.length === 0)
					return result;
				results.push(result);
			}
		}
		if (!async)
			return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodTuple =  $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type",
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array",
				});
				return payload;
			}
			if (input.length > items.length) {
				payload.issues.push({
					code: "too_big",
					maximum: items.length,
					inclusive: true,
					input,
					inst,
					origin: "array",
				});
			}
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : undefined;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((rr) => {
					itemResults[i] = rr;
				}));
			}
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length)
					itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen))
						break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				}
				else {
					handleTupleResult(result, payload, i);
				}
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		}
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) {
		const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
		if (!omittable)
			return i + 1;
	}
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) {
		if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
			final.value.length = i;
		}
		else {
			break;
		}
	}
	return final;
}
const $ZodRecord =  $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) {
				if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
					recordKeys.add(typeof key === "number" ? key.toString() : key);
					if (key === "__proto__")
						continue;
					const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
					if (keyResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst,
						});
						continue;
					}
					const outKey = keyResult.value;
					if (outKey === "__proto__")
						continue;
					const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
					if (result instanceof Promise) {
						proms.push(result.then((result) => {
							if (result.issues.length) {
								payload.issues.push(...prefixIssues(key, result.issues));
							}
							payload.value[outKey] = result.value;
						}));
					}
					else {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}
				}
			}
			let unrecognized;
			for (const key in input) {
				if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__")
							continue;
						payload.value[key] = input[key];
					}
					else {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__")
					continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key))
					continue;
				let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
				if (keyResult instanceof Promise) {
					throw new Error("Async schemas not supported in object keys currently");
				}
				const checkNumericKey = typeof key === "string" && number$2.test(key) && keyResult.issues.length;
				if (checkNumericKey) {
					const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
					if (retryResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (retryResult.issues.length === 0) {
						keyResult = retryResult;
					}
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") {
						payload.value[key] = input[key];
					}
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
					else {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst,
						});
					}
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__")
					continue;
				const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((result) => {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}));
				}
				else {
					if (result.issues.length) {
						payload.issues.push(...prefixIssues(key, result.issues));
					}
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
});
const $ZodEnum =  $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst,
		});
		return payload;
	};
});
const $ZodLiteral =  $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length
			? `^(${vals
				.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o))
				.join("|")})$`
			: "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst,
		});
		return payload;
	};
});
const $ZodTransform =  $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			throw new $ZodEncodeError(inst.constructor.name);
		}
		const _out = def.transform(payload.value, payload);
		if (ctx.async) {
			const output = _out instanceof Promise ? _out : Promise.resolve(_out);
			return output.then((output) => {
				payload.value = output;
				return payload;
			});
		}
		if (_out instanceof Promise) {
			throw new $ZodAsyncError();
		}
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? undefined : result.value;
	return payload;
}
const $ZodOptional =  $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, undefined]) : undefined;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === undefined) {
			if (def.innerType._zod.optin !== "defaulted")
				return payload;
			const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
			if (result instanceof Promise)
				return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable =  $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null)
			return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault =  $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		if (payload.value === undefined) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleDefaultResult(result, def));
		}
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === undefined) {
		payload.value = def.defaultValue;
	}
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo)
			payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: {
			issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())),
		},
		input: payload.value,
	});
	return payload;
}
const $ZodCatch =  $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleCatchResult(payload, result, def, ctx));
		}
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe =  $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handlePipeResult(right, def.in, ctx));
			}
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) {
			return left.then((left) => handlePipeResult(left, def.out, ctx));
		}
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec =  $constructor("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		const direction = ctx.direction || "forward";
		if (direction === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) {
				return left.then((left) => handleCodecAResult(left, def, ctx));
			}
			return handleCodecAResult(left, def, ctx);
		}
		else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handleCodecAResult(right, def, ctx));
			}
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	const direction = ctx.direction || "forward";
	if (direction === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		}
		return handleCodecTxResult(result, transformed, def.out, ctx);
	}
	else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		}
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodLazy =  $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner)
			d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
	inst._zod.parse = (payload, ctx) => {
		const inner = inst._zod.innerType;
		return inner._zod.run(payload, ctx);
	};
});
const $ZodCustom =  $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) {
			return r.then((r) => handleRefineResult(r, payload, input, inst));
		}
		handleRefineResult(r, payload, input, inst);
		return;
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst, 
			path: [...(inst._zod.def.path ?? [])], 
			continue: !inst._zod.def.abort,
		};
		if (inst._zod.def.params)
			_iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

const error = () => {
	const Sizable = {
		string: { unit: "characters", verb: "to have" },
		file: { unit: "bytes", verb: "to have" },
		array: { unit: "items", verb: "to have" },
		set: { unit: "items", verb: "to have" },
		map: { unit: "entries", verb: "to have" },
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input",
	};
	const TypeDictionary = {
		nan: "NaN",
	};
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
			return String(input);
		}
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = getTypeName(issue.expected);
				const receivedType = parsedType(issue.input);
				const received = getTypeName(receivedType, issue.input);
				return `Invalid input: expected ${expected}, received ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1)
					return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing)
					return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				}
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") {
					return `Invalid string: must start with "${_issue.prefix}"`;
				}
				if (_issue.format === "ends_with")
					return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes")
					return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex")
					return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of":
				return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys":
				return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key":
				return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
					const opts = issue.options.map((o) => `'${o}'`).join(" | ");
					return `Invalid discriminator value. Expected ${opts}`;
				}
				if (issue.inclusive === false) {
					return "Invalid input: more than one option matched";
				}
				return "Invalid input";
			case "invalid_element":
				return `Invalid value in ${issue.origin}`;
			default:
				return `Invalid input`;
		}
	};
};
function en () {
	return {
		localeError: error(),
	};
}

var _a$1;
class $ZodRegistry {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.set(meta.id, schema);
		}
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.delete(meta.id);
		}
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...(this.get(p) ?? {}) };
			delete pm.id; 
			const f = { ...pm, ...this._map.get(schema) };
			return Object.keys(f).length ? f : undefined;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
}
function registry() {
	return new $ZodRegistry();
}
(_a$1 = globalThis).__zod_globalRegistry ?? (_a$1.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

function snapshotChecks(def) {
	if (def.checks)
		def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
function _number(Class, params) {
	return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params),
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params),
	});
}
function _undefined$1(Class, params) {
	return new Class({
		type: "undefined",
		...normalizeParams(params),
	});
}
function _unknown(Class) {
	return new Class({
		type: "unknown",
	});
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params),
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true,
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false,
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true,
	});
}
function _positive(params) {
	return _gt(0, params);
}
function _maxLength(maximum, params) {
	const ch = new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum,
	});
	return ch;
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum,
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern,
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx,
	});
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true); 
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn: fn,
		...norm,
	});
	return schema;
}
function _refine(Class, fn, _params) {
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn: fn,
		...normalizeParams(_params),
	});
	return schema;
}
function describe$1(description) {
	const ch = new $ZodCheck({ check: "describe" });
	ch._zod.onattach = [
		(inst) => {
			const existing = globalRegistry.get(inst) ?? {};
			globalRegistry.add(inst, { ...existing, description });
		},
	];
	ch._zod.check = () => { }; 
	return ch;
}
function _stringbool(Classes, _params) {
	const params = normalizeParams(_params);
	let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
	let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
	if (params.case !== "sensitive") {
		truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
		falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
	}
	const truthySet = new Set(truthyArray);
	const falsySet = new Set(falsyArray);
	const _Codec = Classes.Codec ?? $ZodCodec;
	const _Boolean = Classes.Boolean ?? $ZodBoolean;
	const _String = Classes.String ?? $ZodString;
	const stringSchema = new _String({ type: "string", error: params.error });
	const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
	const codec = new _Codec({
		type: "pipe",
		in: stringSchema,
		out: booleanSchema,
		transform: ((input, payload) => {
			let data = input;
			if (params.case !== "sensitive")
				data = data.toLowerCase();
			if (truthySet.has(data)) {
				return true;
			}
			else if (falsySet.has(data)) {
				return false;
			}
			else {
				payload.issues.push({
					code: "invalid_value",
					expected: "stringbool",
					values: [...truthySet, ...falsySet],
					input: payload.value,
					inst: codec,
					continue: false,
				});
				return {};
			}
		}),
		reverseTransform: ((input, _payload) => {
			if (input === true) {
				return truthyArray[0] || "true";
			}
			else {
				return falsyArray[0] || "false";
			}
		}),
		error: params.error,
	});
	codec._zod.bag.truthy = truthyArray;
	codec._zod.bag.falsy = falsyArray;
	codec._zod.bag.case = params.case ?? "insensitive";
	return codec;
}

const ZodMiniType =  $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod)
		throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own$1(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [
				...(def.checks ?? []),
				...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
			],
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
});
const ZodMiniString =  $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function string(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniNumber =  $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
function number$1(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat =  $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean =  $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
function boolean$1(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUndefined =  $constructor("ZodMiniUndefined", (inst, def) => {
	$ZodUndefined.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _undefined(params) {
	return _undefined$1(ZodMiniUndefined, params);
}
const ZodMiniUnknown =  $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniNever =  $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
function never(params) {
	return _never(ZodMiniNever, params);
}
const ZodMiniArray =  $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element: element,
		...normalizeParams(params),
	});
}
const ZodMiniObject =  $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params),
	};
	return new ZodMiniObject(def);
}
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params),
	});
}
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params),
	});
}
function extend(schema, shape) {
	return extend$1(schema, shape);
}
const ZodMiniUnion =  $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options: options,
		...normalizeParams(params),
	});
}
const ZodMiniTuple =  $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	const rest = hasRest ? _paramsOrRest : null;
	return new ZodMiniTuple({
		type: "tuple",
		items: items,
		rest,
		...normalizeParams(params),
	});
}
const ZodMiniRecord =  $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) {
		return new ZodMiniRecord({
			type: "record",
			keyType: string(),
			valueType: keyType,
			...normalizeParams(valueType),
		});
	}
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType: valueType,
		...normalizeParams(params),
	});
}
const ZodMiniEnum =  $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params),
	});
}
const ZodMiniLiteral =  $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params),
	});
}
const ZodMiniTransform =  $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn,
	});
}
const ZodMiniOptional =  $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
function optional$1(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType: innerType,
	});
}
const ZodMiniNullable =  $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType: innerType,
	});
}
function nullish(innerType) {
	return optional$1(nullable(innerType));
}
const ZodMiniDefault =  $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType: innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		},
	});
}
const ZodMiniCatch =  $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType: innerType,
		catchValue: (typeof catchValue === "function" ? catchValue : constantCatch(catchValue)),
	});
}
const ZodMiniPipe =  $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out: out,
	});
}
const ZodMiniCodec =  $constructor("ZodMiniCodec", (inst, def) => {
	ZodMiniPipe.init(inst, def);
	$ZodCodec.init(inst, def);
});
const ZodMiniLazy =  $constructor("ZodMiniLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _lazy(getter) {
	return new ZodMiniLazy({
		type: "lazy",
		getter: getter,
	});
}
const ZodMiniCustom =  $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
function custom(fn, _params) {
	return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
const describe = describe$1;
const stringbool = (...args) => _stringbool({
	Codec: ZodMiniCodec,
	Boolean: ZodMiniBoolean,
	String: ZodMiniString,
}, ...args);

config(en());

const mapped = (schema, make) => pipe(schema, transform(make));
const optionalField = (schema) => mapped(nullish(schema), (value) => value ?? undefined);
const lenientField = (schema) => _catch(optional$1(schema), undefined);
function mismatch(data, error, schema) {
	const { path = [], message = 'unknown' } = error.issues[0] ?? {};
	const field = path.reduce((value, key) => Object(value)[key], data);
	const where = path.length === 0 ? 'its body' : `\`${path.join('.')}\``;
	return `${where} does not match ${schema} (${field === undefined ? 'it is missing' : message})`;
}

const inputName = index.kebabCase;
const optional = optional$1;
const withDefault = _default;
const convert = (read) => mapped(string(), (text, { issues }) => read(text, (message) => {
	issues.push({ code: 'custom', message, input: text });
	return NEVER;
}));
const mustBe = (what) => ({
	error: ({ input }) => `must be ${what}, but is ${quote(input)}`,
});
const flag = () => stringbool({
	truthy: ['true', 'True', 'TRUE'],
	falsy: ['false', 'False', 'FALSE'],
	case: 'sensitive',
	...mustBe('a YAML boolean, true or false'),
});
const decimal = (bounds) => pipe(numeric(/^-?\d+(\.\d+)?$/, 'a decimal number such as 30 or 0.5', bounds), number$1());
const minutes = () => decimal({ min: 0, max: 14_400 });
const wholeNumber = (bounds) => pipe(numeric(/^-?\d+$/, 'a whole number such as 5', bounds), int());
const numeric = (pattern, what, { min, max }) => convert((text, refuse) => {
	if (!pattern.test(text))
		return refuse(`must be ${what}${butIs(text)}`);
	const value = Number(text);
	if (!text.startsWith('-') && value >= min && value <= max)
		return value;
	return refuse(`must be from ${min} to ${max}${butIs(text)}`);
});
const choice = (values) => pipe(transform((word) => canonical(values, word) ?? word), _enum(values, { error: (issue) => notOneOf(issue.input, values) }));
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
	for (const problem of problems.length > 0 ? problems : patterns.map(globProblem))
		if (problem !== undefined)
			refuse(`is wrong: ${problem}`);
	return patterns;
});
function lineProblems(text, items, listOf, excludedBy) {
	const ofList = listProblem(text);
	if (ofList !== undefined)
		return [ofList];
	return items.flatMap((item) => lineProblem(item, listOf, excludedBy) ?? []);
}
const choices = (values) => pipe(convert((text, refuse) => {
	const items = splitList(text, /[\n,]/);
	if (items.length === 0)
		return refuse(`must name one of ${values.join(', ')}${butIs(text)}`);
	return items.map((item) => canonical(values, item) ?? refuse(notOneOf(item, values)));
}), array(_enum(values)));
const line = (wrong = mustBe('a single line')) => string().check(_regex(/^[^\r\n]*$/, wrong));
const orgSlug = () => convert((text, refuse) => {
	if (/^[^\s/:]+$/.test(text))
		return text;
	const [, meant] = URL.canParse(text) ? new URL(text).pathname.split('/') : [];
	const perhaps = meant ? `; perhaps ${quote(meant)}` : '';
	return refuse(`must be the slug of the organization, such as octo-org${butIs(text)}${perhaps}`);
});
const copiedLine = () => convert((text, refuse) => /[\r\n]/.test(text) ? refuse(`must be a single line${butIs(text)}`) : index.withoutInvisible(text));
const holdName = () => convert((text, refuse) => {
	if (isBrokenWord(text))
		return refuse(brokenWord(text, 'name the hold by its reason'));
	if (/^[a-z\d-]{1,40}$/.test(text))
		return index.redact(text);
	const meant = text
		.toLowerCase()
		.replace(/[^a-z\d]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 40);
	const perhaps = meant === '' ? '' : `; perhaps ${quote(index.redact(meant))}`;
	return refuse(`must be lower-case letters, digits and dashes, at most 40 of them${butIs(text)}${perhaps}`);
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
	const name = index.withoutInvisible(text).replace(/^refs\/heads\//, '');
	if (/[\r\n]/.test(name))
		return refuse(`must be a single line${butIs(text)}`);
	const problem = branchNameProblem(name, text);
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
const commitSha = () => string()
	.check(_regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, mustBe('a full commit SHA')), _toLowerCase());
function notOneOf(value, values) {
	const guess = didYouMean(asText(value), values) || '.';
	const known = values.map((one) => index.inBackticks(one)).join(', ');
	return `is ${quote(value)}${guess} It must be one of ${known}`;
}
const butIs = (text) => `, but is ${givenValue(text)}`;
const givenValue = (text) => quote(text.replace(/^.*@/s, '***@').replace(/(\/.*?[?#]).*/s, '$1***'));
const quote = (value) => JSON.stringify(index.truncate(asText(value), 60));
function asText(value) {
	if (typeof value === 'string' || typeof value === 'number')
		return String(value);
	return JSON.stringify(value) ?? 'missing';
}
const splitList = (text, separator) => text
	.split(separator)
	.map((item) => item.trim())
	.filter((item) => item !== '');

const FILE_LIMIT_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 1000;
const TOO_DEEP = `more than ${MAX_DEPTH} lists and objects within each other`;
const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\[]{}'].map((char) => char.charCodeAt(0));
function isTooDeep(bytes, maxDepth = MAX_DEPTH) {
	if (hasFewOpeners(bytes, maxDepth))
		return false;
	let depth = 0;
	let inString = false;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE)
			inString = !inString;
		else if (byte === BACKSLASH && inString)
			at++;
		else if (inString)
			continue;
		else if (byte === LIST || byte === OBJECT)
			depth++;
		else if (byte === LIST_END || byte === OBJECT_END)
			depth--;
		if (depth > maxDepth)
			return true;
	}
	return false;
}
function hasFewOpeners(bytes, max) {
	let count = 0;
	for (const opener of [LIST, OBJECT])
		for (let at = bytes.indexOf(opener); at !== -1; at = bytes.indexOf(opener, at + 1))
			if (++count > max)
				return false;
	return true;
}

function onAbort(signal, call) {
	if (signal.aborted)
		call();
	node_events.setMaxListeners(0, signal);
	signal.addEventListener('abort', call);
	return () => signal.removeEventListener('abort', call);
}
async function unlessAborted(work, signal) {
	let stop = () => { };
	const aborted = new Promise((_, reject) => {
		stop = onAbort(signal, () => reject(signal.reason));
	});
	try {
		return await Promise.race([work, aborted]);
	}
	finally {
		stop();
	}
}

function duration(seconds) {
	const whole = Math.max(0, Math.round(seconds));
	const parts = [
		[Math.floor(whole / 86_400), 'd'],
		[Math.floor((whole % 86_400) / 3600), 'h'],
		[Math.floor((whole % 3600) / 60), 'min'],
		[whole % 60, 's'],
	];
	const first = parts.findIndex(([amount]) => amount > 0);
	if (first === -1)
		return '0 s';
	return parts
		.slice(first, first + 2)
		.filter(([amount]) => amount > 0)
		.map(([amount, unit]) => `${amount} ${unit}`)
		.join(' ');
}
const MINUTE = 60;
const HOUR = 3600;
const spokenDuration = (seconds) => {
	const spoken = spokenSeconds(seconds);
	return spoken === 0 ? '< 1 s' : duration(spoken);
};
function spokenSeconds(seconds) {
	const whole = Math.max(0, seconds);
	let unit = HOUR;
	if (whole < 24 * HOUR)
		unit = MINUTE;
	if (whole < 2 * MINUTE)
		unit = 1;
	return Math.floor(whole / unit) * unit;
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;

var _a;
class TimeOver extends Error {
	constructor(ms) {
		super(`${seconds(ms)} passed`);
	}
}
const MAX_PAUSE_AFTER_CANCEL_MS = 1000;
class Deadline {
	clock;
	signal;
	totalMs;
	#end;
	#hurry;
	#requests;
	constructor(clock, signal, totalMs = Number.POSITIVE_INFINITY, hurry) {
		this.clock = clock;
		this.signal = signal;
		this.totalMs = totalMs;
		this.#end = clock.monotonic() + totalMs;
		this.#hurry = hurry;
	}
	atMost(ms) {
		return ms < this.remainingMs ? this.#derive(ms) : this;
	}
	until(signal) {
		return this.#derive(this.remainingMs, AbortSignal.any([this.signal, signal]));
	}
	withRequests(left) {
		const derived = this.#derive(this.remainingMs);
		derived.#requests = { left };
		return derived;
	}
	restarted(ms) {
		return new _a(this.clock, this.signal, ms, this.#hurry);
	}
	afterCancellation(ms) {
		return new _a(this.clock, new AbortController().signal, ms, this.signal);
	}
	#derive(ms, signal = this.signal) {
		const derived = new _a(this.clock, signal, ms, this.#hurry);
		derived.#requests = this.#requests;
		return derived;
	}
	get remainingMs() {
		return this.leftUntil(0);
	}
	leftUntil(afterMs) {
		return Math.max(0, this.#end + afterMs - this.clock.monotonic());
	}
	get passed() {
		return this.remainingMs < 1;
	}
	get isCancelled() {
		return this.signal.reason instanceof index.RunCancelled;
	}
	get isOver() {
		return this.signal.aborted || this.passed;
	}
	get reason() {
		return this.signal.aborted ? this.signal.reason : new TimeOver(this.totalMs);
	}
	throwIfOver() {
		if (this.isOver)
			throw this.reason;
	}
	takeRequest() {
		if (this.#requests === undefined)
			return true;
		if (this.#requests.left === 0)
			return false;
		this.#requests.left--;
		return true;
	}
	async sleep(ms) {
		await this.#pause(Math.min(ms, this.remainingMs));
		this.throwIfOver();
	}
	async #pause(ms) {
		const { clock, signal } = this;
		const hurry = this.#hurry;
		if (hurry === undefined)
			return clock.sleep(ms, signal);
		const end = clock.monotonic() + ms;
		try {
			return await clock.sleep(ms, AbortSignal.any([signal, hurry]));
		}
		catch (error) {
			signal.throwIfAborted();
			if (!hurry.aborted)
				throw error;
		}
		const leftMs = Math.max(0, end - clock.monotonic());
		return clock.sleep(Math.min(leftMs, MAX_PAUSE_AFTER_CANCEL_MS), signal);
	}
	async race(work) {
		const end = new AbortController();
		const stop = Number.isFinite(this.totalMs)
			? this.clock.timer(this.remainingMs, () => end.abort(this.reason))
			: () => { };
		try {
			return await unlessAborted(work, AbortSignal.any([this.signal, end.signal]));
		}
		finally {
			stop();
		}
	}
}
_a = Deadline;
class Budget {
	#leftMs;
	#running = 0;
	#startedAt = 0;
	constructor(ms) {
		this.#leftMs = ms;
	}
	async run(deadline, work) {
		const { clock } = deadline;
		if (this.#running++ === 0)
			this.#startedAt = clock.monotonic();
		try {
			return await work(deadline.atMost(this.#leftAt(clock)));
		}
		finally {
			if (--this.#running === 0)
				this.#leftMs = this.#leftAt(clock);
		}
	}
	#leftAt(clock) {
		return Math.max(0, this.#leftMs - (clock.monotonic() - this.#startedAt));
	}
}

const NOTHING_SEEN = {};
class StackTracker {
	#stacks = new Map();
	of(number) {
		return this.#stacks.get(number) ?? NOTHING_SEEN;
	}
	note(number, stack) {
		if (stack === undefined)
			return;
		this.#stacks.set(number, { ...this.of(number), seen: stack });
		this.noteMember(number, stack.parent);
	}
	noteMember(number, branch) {
		if (branch === undefined)
			return;
		const { seen, branches } = this.of(number);
		this.#stacks.set(number, { seen, branches: new Set(branches).add(branch) });
	}
	current(ref) {
		return { ...ref, stack: this.of(ref.number) };
	}
}
const isInStack = ({ stack, targetBranch, }) => stack.seen?.base === targetBranch;
function leadsToTarget(baseBranch, ref) {
	if (baseBranch === ref.targetBranch)
		return true;
	return isInStack(ref) && (ref.stack.branches?.has(baseBranch) ?? true);
}
function stackPlace({ stack: { seen } }) {
	if (seen === undefined)
		return undefined;
	const { base, position, size } = seen;
	const stack = `in a stack on ${index.inBackticks(base)}`;
	if (position === undefined)
		return stack;
	if (size === undefined)
		return `${position} ${stack}`;
	return `${position} of ${size} ${stack}`;
}
function stackSentence(ref) {
	const place = stackPlace(ref);
	return place && `#${ref.number} is ${place}`;
}
function queueRef(repository, targetBranch) {
	if (targetBranch === '')
		throw new TypeError('A queue needs the name of its branch.');
	return { repository, targetBranch };
}
function pullRequestRef(repository, targetBranch, number, stack = NOTHING_SEEN) {
	if (!Number.isSafeInteger(number) || number < 1)
		throw new TypeError(`A pull request needs a number, not ${number}.`);
	return { ...queueRef(repository, targetBranch), number, stack };
}
const repositoryName = ({ owner, name }) => `${owner}/${name}`;
const queueName = ({ repository, targetBranch }) => `${repositoryName(repository)}@${targetBranch}`;
const pullRequestName = ({ number, targetBranch }) => `#${number} on ${targetBranch}`;

const lenientOrNull = (schema) => _catch(nullish(schema), undefined);
const PullRequestNumber = int().check(_positive());
const NonEmptyText = string().check(_minLength(1));
const payloadText = lenientField(NonEmptyText);
const textOrNull = lenientOrNull(NonEmptyText);
const payloadTruth = lenientField(boolean$1());
const Repository = object({
	id: lenientField(number$1()),
	full_name: payloadText,
	url: payloadText,
});
const StackField = _lazy(() => lenientField(mapped(object({
	position: lenientField(PullRequestNumber),
	size: lenientField(PullRequestNumber),
	base: object({ ref: NonEmptyText }),
}), ({ base, position, size }) => ({ base: base.ref, position, size }))));
const PullRequest = _lazy(() => object({
	number: PullRequestNumber,
	state: payloadText,
	draft: payloadTruth,
	merged: payloadTruth,
	merged_at: textOrNull,
	head: lenientField(object({ ref: payloadText, sha: payloadText, repo: lenientOrNull(Repository) })),
	base: lenientField(object({ ref: payloadText, repo: lenientField(Repository) })),
	stack: StackField,
}));
const Run = _lazy(() => {
	const suite = { head_branch: payloadText, pull_requests: lenientField(array(unknown())) };
	return mapped(object({
		...suite,
		head_sha: payloadText,
		head_repository: lenientOrNull(extend(Repository, { owner: lenientField(object({ login: payloadText })) })),
		check_suite: lenientField(object(suite)),
	}), ({ check_suite: suite, ...run }) => ({
		...run,
		head_branch: run.head_branch ?? suite?.head_branch,
		pull_requests: run.pull_requests?.length ? run.pull_requests : suite?.pull_requests,
	}));
});
const Issue = _lazy(() => object({
	number: PullRequestNumber,
	pull_request: lenientField(object({ merged_at: textOrNull })),
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
	const repository = parsePayloadPart(payload, 'repository', Repository);
	const { head, base } = parsePayloadPart(payload, 'pull_request', PullRequest) ?? {};
	const run = parsePayloadPart(payload, 'workflow_run', Run);
	return Boolean(isOtherRepository(head?.repo, base?.repo ?? repository) ||
		isOtherRepository(run?.head_repository, repository));
}
function otherRepository({ payload }, repository) {
	const from = textAt(payload, 'repository', 'full_name');
	if (from === undefined || sameName(from, repositoryName(repository)))
		return undefined;
	return from;
}
function branchesOfEvent(event, repository) {
	if (otherRepository(event, repository) !== undefined)
		return [];
	const { name, payload, ref, sha } = event;
	const own = parsePayloadPart(payload, 'repository', Repository);
	const tip = (branch, commit) => branch === undefined ? [] : [{ branch, commit }];
	if (name.startsWith('pull_request')) {
		const { head, base } = parsePayloadPart(payload, 'pull_request', PullRequest) ?? {};
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
	const times = TIMES.flatMap((place) => index.parseTime(textAt(payload, ...place)) ?? []);
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
	const text = index.withoutInvisible(written);
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
	return !isGitHubCom && sameName(repositoryName(repository), ofRun);
}
function repositoryPage(repository, event) {
	const isOwn = isOnServerOfRun(repository, event);
	const server = isOwn ? new URL(event.serverUrl).origin : `https://${repository.host}`;
	return `${server}/${repositoryName(repository)}`;
}
function refuseReference({ number, url }, ref, event) {
	if (url === undefined)
		return undefined;
	const shown = `${url.host}${url.pathname}`;
	if (url.username !== '' || url.password !== '')
		return `must not contain user info, but is ${url.protocol}//***@${shown}`;
	const repository = repositoryName(ref);
	const expected = `/${repository}/pull/${number}/`.toLowerCase();
	const hosts = [hostOf(ref.host, url.protocol)];
	if (isOnServerOfRun(ref, event))
		hosts.push(new URL(event.serverUrl).host);
	if (hosts.includes(url.host) && `${url.pathname}/`.toLowerCase().startsWith(expected))
		return undefined;
	return `is ${url.protocol}//${shown}, but this run is for ${ref.host}/${repository}`;
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
class HttpError extends index.ActionError {
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
const excerpt = (text) => index.truncate(index.sanitize(text.trim().replace(/\s+/g, ' ')), 500);
function originOfLocation(location) {
	if (location === undefined)
		return '';
	if (URL.canParse(location))
		return ` to ${new URL(location).origin}`;
	return ' to a relative address';
}
function errorText({ text, isCut }, redact) {
	const { message, errors } = (index.jsonValue(text) ?? {});
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
		const next = `trying again in ${seconds(delay)}`;
		if (equal <= MAX_MESSAGE_LINES)
			write(`${request}: ${message}; ${next}`);
		else
			group.push(`Attempt ${attempt + 1}, after ${seconds(afterMs)}; ${next}`);
	};
	return { add, end };
}

async function loadClient() {
	const path = process.env['GITHUB_EVENT_PATH'];
	delete process.env['GITHUB_EVENT_PATH'];
	try {
		return await __webpack_require__.e( 1483).then(__webpack_require__.t.bind(__webpack_require__, 1483, 23));
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
		const { fetchOver } = await Promise.resolve().then(() => fetch);
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
				return { entries: parseAnswer(request, array(entry), data), link: answer.headers.link };
			};
			const pages = new Map();
			for (let url = first.url; url !== undefined;) {
				if (pages.has(url) || pages.size === MAX_PAGES)
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
	throw new index.ActionError('unavailable', {
		request,
		problem: `the list changed during each of ${MAX_LIST_READINGS} readings`,
		remedy: 'Run the step again later.',
	});
}
const MAX_LIST_READINGS = 4;
const haveSameRows = (before, after) => JSON.stringify(before) === JSON.stringify(after);
const MAX_PAGES = 1000;
const Page = array(unknown()).check(_maxLength(10_000));
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
const GraphqlProblem = _catch(object({
	type: lenientField(string()),
	message: lenientField(string()),
	path: lenientField(array(unknown())),
}), {});
const GraphqlAnswer = mapped(object({ data: optional$1(unknown()), errors: nullish(array(GraphqlProblem)) }), ({ data, errors }) => ({ data, errors: errors ?? [] }));
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
	return cause instanceof index.ActionError ? cause : error;
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
	throw badAnswer(request, mismatch(data, parsed.error, "GitHub's schema"));
}
const badAnswer = (request, problem) => new index.ActionError('bad-response', {
	request,
	problem,
	remedy: 'Check that GITHUB_API_URL is the address of GitHub, and that no proxy or web page answers for it.',
});

const MAX_SIDE_BY_SIDE = 6;
const SURELY_OPEN_MS = 1000;
const SMALL_BODY_BYTES = 1024 * 1024;
class Connections {
	answered = false;
	firstRequestAt = Number.POSITIVE_INFINITY;
	#kept;
	#forUnsafe;
	#keptAnswerAt = Number.NEGATIVE_INFINITY;
	#observed = new WeakSet();
	#largeBodies = Promise.resolve();
	#starting;
	constructor(unsafe = 'fresh') {
		this.#kept = this.#client({ keepAlive: true, maxSockets: MAX_SIDE_BY_SIDE });
		this.#forUnsafe = unsafe === 'fresh' ? this.#client({ keepAlive: false }) : this.#kept;
	}
	async send(url, { method, effect, body }, headers, attempt) {
		const data = body === undefined ? null : encode(body);
		const isFresh = effect === 'unsafe' && attempt.now - this.#keptAnswerAt >= SURELY_OPEN_MS;
		const client = isFresh ? this.#forUnsafe : this.#kept;
		this.#starting = attempt;
		const sent = client.request(method, url, data, {
			...(body && { 'content-type': 'application/json' }),
			...(Array.isArray(body) && { 'content-length': byteLength(body) }),
			...headers,
		});
		this.#starting = undefined;
		const { message } = await unlessAborted(sent, attempt.signal);
		if (client === this.#kept)
			this.#keptAnswerAt = attempt.now;
		return message;
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
		return new HttpClient('merge-queue-action', [handler], {
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
	if (isTooDeep(bytes))
		throw new UnusableBody('wrong-shape', `its body has ${TOO_DEEP}`);
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
		this.#stopAbort = onAbort(signal, () => this.#abort.abort(signal.reason));
		this.#stopStatus = this.#limit(options.requestTimeoutMs, `${this.#host} did not answer`);
	}
	get signal() {
		return this.#abort.signal;
	}
	get now() {
		return this.#deadline.clock.monotonic();
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
			const [, status, reason] = tunnel;
			if (reason !== undefined) {
				const unreached = `the proxy for ${this.#host} could not be reached (${excerpt(reason)})`;
				return new FailedAttempt(NO_PROXY, unreached, error);
			}
			const said = status === undefined ? 'no usable answer' : `HTTP ${status}`;
			const problem = `the proxy refused to connect to ${this.#host} (${said})`;
			const isFinal = /^40[1-7]$/.test(status ?? '');
			return new FailedAttempt(isFinal ? PROXY_REFUSES : NOT_SENT, problem, error);
		}
		const failed = code === 'ENOTFOUND'
			? `the host ${this.#host} is not known (${code})`
			: `the connection to ${this.#host} failed (${excerpt(code === '' ? message : code)})`;
		const problem = this.#timeout ?? failed;
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
			this.#timeout = `${problem} within ${seconds(limit)}`;
			this.#abort.abort(new Error(this.#timeout));
		});
	}
}
const beginsPage = (body) => /^\s*<[a-z!?]/i.test(body);
const hasTag = (body) => !/^\s*[[{]/.test(body) && /<[a-z!?]/i.test(body);
const NO_PROXY = { type: 'not-sent', proxy: true };
const PROXY_REFUSES = { type: 'misconfigured', why: 'proxy' };
const NO_TUNNEL = /^(?:tunneling socket could not be established(?:, (?:statusCode=(\d+)|cause=(.*)))?|got illegal response body from proxy)/;
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
			throw new index.DryRunError(describeRequest(request));
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
		const after = seconds(deadline.clock.monotonic() - call.started);
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
			return `gave up after ${tried}${seconds(totalMs)}${source}`;
		}
		const pause = retryAfterMs < MAX_PAUSE_MS ? seconds(retryAfterMs) : 'a year or more';
		return `it asks for a pause of ${pause}, but only ${seconds(remainingMs)} are left${source}`;
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
	subject: pullRequestName(ref),
});
const onQueue = (path, effect, ref, more = {}) => ({
	method: 'POST',
	path,
	effect,
	subject: `the queue ${queueName(ref)}`,
	body: { repo: ref.repository, targetBranch: ref.targetBranch, ...more },
});
const submitPullRequest = (ref, { priority, noBatch }) => onPullRequest('/submitPullRequest', 'unsafe', ref, { priority, noBatch });
const cancelPullRequest = (ref) => onPullRequest('/cancelPullRequest', 'unsafe', ref);
const restartTestsOnPullRequest = (ref) => onPullRequest('/restartTestsOnPullRequest', 'unsafe', ref);
const getSubmittedPullRequest = (ref) => onPullRequest('/getSubmittedPullRequest', 'safe', ref);
const getPullRequestHistory = (ref) => onPullRequest('/getSubmittedPullRequest', 'safe', ref, { includeTimeline: true });
const MAX_PAGE = 100;
const listPullRequests = (ref, { since, until, cursor }) => onQueue('/listPullRequests', 'safe', ref, { since, until, take: MAX_PAGE, cursor });
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
	const query = repository && { repo: repositoryName(repository), repoHost: repository.host };
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
	subject: `${query.status} tests of ${repositoryName(query.repository)}`,
	body: {
		repo: query.repository,
		org_url_slug: query.orgSlug,
		page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
		status: query.status,
	},
});

const PLAIN_ADDRESS = /^https?:\/\/[a-z]+(?:\.[a-z]+)*\//i;
function webLink(address) {
	if (!address || !/^https?:\/\//i.test(address))
		return undefined;
	if (PLAIN_ADDRESS.test(address))
		return address;
	if (!URL.canParse(address))
		return undefined;
	const { username, password } = new URL(address);
	if (username === '' && password === '')
		return address;
	return undefined;
}
const docsPage = (path) => `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`;

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
const anyText = string().check(_maxLength(65_536));
const upperState = anyText.check(_minLength(1), _toUpperCase());
const list = (element, maxLength = 50_000) => listWithDefault(element, maxLength, (_, parsed) => parsed);
const openList = (shape) => listWithDefault(object(shape), 50_000, withOthers);
const listWithDefault = (element, maxLength, keep) => transform((values, context) => {
	const refuse = (issue) => {
		context.issues.push({ code: 'custom', input: values, ...issue });
		return NEVER;
	};
	if (!Array.isArray(values))
		return refuse({ code: 'invalid_type', expected: 'array' });
	if (values.length > maxLength)
		return refuse({ code: 'too_big', origin: 'array', maximum: maxLength, inclusive: true });
	const elements = [];
	for (let index = 0; index < values.length; index++) {
		const parsed = safeParse(element, values[index]);
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			return refuse({ message: issue?.message, path: [index, ...(issue?.path ?? [])] });
		}
		elements.push(keep(values[index], parsed.data));
	}
	return elements;
});
const openObject = (shape) => {
	const schema = object(shape);
	return transform((value, context) => {
		const parsed = safeParse(schema, value);
		if (parsed.success)
			return withOthers(value, parsed.data);
		const [issue] = parsed.error.issues;
		context.issues.push({
			code: 'custom',
			message: issue?.message,
			path: issue?.path,
			input: value,
		});
		return NEVER;
	});
};
function withOthers(value, parsed) {
	const names = Object.keys(value);
	if (names.length === Object.keys(parsed).length)
		return parsed;
	const others = names.filter((name) => !Object.hasOwn(parsed, name) && name !== '__proto__');
	const members = others.map((name) => [index.redact(name), value[name]]);
	return { ...parsed, ...Object.fromEntries(members) };
}
const recordText = optionalField(anyText);
const linkField = mapped(nullish(anyText), webLink);
const number = optionalField(number$1());
const optionalBoolean = optionalField(boolean$1());
const texts = optionalField(list(anyText));
const targets = optionalField(pipe(transform((value) => (typeof value === 'string' ? [value] : value)), list(anyText, 1_000_000)));
const objects = (shape) => optionalField(list(object(shape)));
const Readiness = _lazy(() => openObject({
	hasImpactedTargets: optionalBoolean,
	requiresImpactedTargets: optionalBoolean,
	doesBaseBranchMatch: optionalBoolean,
	gitHubMergeability: recordText,
}));
const PullRequestHistory = _lazy(() => looseObject({
	prNumber: number,
	prTitle: recordText,
	state: optionalField(upperState),
	stateChangedAt: recordText,
}));
const pullRequestFields = {
	id: recordText,
	state: optionalField(upperState),
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
const SubmittedPullRequest = _lazy(() => mapped(openObject({
	...pullRequestFields,
	readiness: optionalField(Readiness),
	forceEnqueued: optionalBoolean,
	isCurrentlySubmittedToQueue: optionalBoolean,
	prNumber: number,
}), (record, context) => {
	const { state, isCurrentlySubmittedToQueue: inQueue = state && !isEnded(state) } = record;
	if (typeof inQueue === 'boolean')
		return { ...record, isCurrentlySubmittedToQueue: inQueue };
	const message = 'neither `state` nor `isCurrentlySubmittedToQueue` is there';
	context.issues.push({ code: 'custom', message, input: record });
	return NEVER;
}));
const enqueuedFields = { ...pullRequestFields, prNumber: number$1() };
const PullRequestPage = _lazy(() => object({ pullRequests: openList(enqueuedFields), nextCursor: recordText }));
const word = optionalField(anyText.check(_toLowerCase()));
const bySettingType = { boolean: optionalBoolean, text: recordText, whole: number, word, texts };
const Queue = _lazy(() => mapped(QueueFields, withNewNames));
const QueueFields = _lazy(() => openObject({
	state: anyText.check(_minLength(1), _toLowerCase()),
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
const TestingDetails = _lazy(() => object({
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
	testedPullRequests: objects({ prNumber: number$1(), prUrl: linkField, title: recordText }),
	dependentPrs: optionalField(list(number$1())),
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
	if (failure.type === 'not-sent' && failure.proxy)
		return MISCONFIGURED.proxy;
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
		return this.#json(deadline, listPullRequests(ref, query), PullRequestPage);
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
		return this.#transport.read(deadline, getQueue(ref), read, options).catch((error) => {
			if (!hasStatus(error, 404))
				throw error;
			throw error.withExplanation({ title: `Trunk has no queue ${queueName(ref)}` });
		});
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
		const { UnhealthyTestPage: page } = await Promise.resolve().then(() => unhealthy);
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
	const problem = mismatch(data, parsed.error, 'the interface');
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
const host = () => string().check(_regex(/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i, {
	error: ({ input }) => `must be a host such as github.com or git.example.com:8443, without https://${butIs(String(input))}`,
}));
const token = () => string().check(_regex(/^[\x21-\x7e]+$/, {
	error: ({ input }) => /^bearer\s/i.test(String(input))
		? 'begins with "Bearer"; store it again, without this word'
		: 'contains a character that an HTTP header cannot carry; store it again, without line breaks or spaces',
}), _regex(/^(?!trunk_v2_)/, {
	error: 'is a key for version 2 of the API, but this action supports only version 1; store an organization token for version 1',
}));
const commonInputs = object({
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
		const failure = asFailure(error);
		return { outcome: failure.kind, failure };
	}
}
function asFailure(cause) {
	if (cause instanceof index.ActionError)
		return cause;
	const request = 'Running the operation';
	if (cause instanceof index.RunCancelled) {
		const problem = `${cause.message} The outputs contain what was known at that point`;
		return new index.ActionError('aborted', { request, problem, remedy: REMEDIES.aborted }, { cause });
	}
	const problem = `an internal error of the action (${cause instanceof Error ? cause.message : String(cause)})`;
	const remedy = 'Check the queue before you run the step again, and report this with the debug log.';
	return new index.ActionError('unknown-outcome', { request, problem, remedy }, { cause });
}
async function withCancellationGrace(run, running) {
	const { signal, stop } = untilGraceEnds(run);
	try {
		return await unlessAborted(running, signal);
	}
	finally {
		stop();
	}
}
function untilGraceEnds({ clock, signal }) {
	const end = new AbortController();
	let stop = () => { };
	onAbort(signal, () => {
		stop = clock.timer(index.graceMs(signal) - index.WRITING_MS, () => end.abort(signal.reason));
	});
	return { signal: end.signal, stop: () => stop() };
}

const inputProblem = (key, problem) => `Input \`${inputName(key)}\` ${problem}`;
const MISSING = {
	apiUrl: 'is required and is empty. If its value is an expression such as `vars.MERGE_QUEUE_API_URL`, that variable is not set: set it under Settings \u2192 Secrets and variables \u2192 Actions \u2192 Variables',
	confirm: 'is required and is empty: set it to the queue to delete, such as `octo-org/orion@main`',
};
const MISSING_ELSE = 'is required and is empty: set it. If its value is an expression, that expression has no value in this run';
async function readInputs(shape, read) {
	const inputs = {};
	const problems = [];
	for (const [key, field] of Object.entries(shape)) {
		const given = read(inputName(key)).trim();
		const { data, error } = await safeParseAsync(field, given === '' ? undefined : given);
		if (error === undefined) {
			inputs[key] = data;
			continue;
		}
		const missing = [MISSING[key] ?? MISSING_ELSE];
		const messages = given === '' ? missing : error.issues.map(({ message }) => message);
		const wrong = [...new Set(messages)].map((message) => inputProblem(key, message));
		problems.push(...wrong);
		throwWhenRead(inputs, key, new index.InputError(wrong));
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
			if (error instanceof index.InputError)
				return undefined;
			throw error;
		}
	};
	return Object.entries(checks).flatMap(([key, ofInput = []]) => {
		const problems = [ofInput].flat().flatMap(run);
		return problems.flatMap((problem) => (problem ? inputProblem(key, problem) : []));
	});
}

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

const words = (literals, ...values) => literals.flatMap((literal, index) => [
	...(literal === '' ? [] : [own(literal)]),
	...lineOf(values[index] ?? ''),
]);
function lineOf(value) {
	if (typeof value === 'string')
		return textOf(value);
	if (typeof value === 'number')
		return [{ own: String(value) }];
	return 'map' in value ? value : [value];
}
function textOf(value) {
	const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? [];
	const space = (blanks) => (blanks === '' ? [] : [{ own: ' ' }]);
	return [...space(before), ...(text === '' ? [] : [{ text }]), ...space(after)];
}
const own = (value) => ({ own: value });
const code = (value) => ({ code: String(value) });
const link = (label, url) => ({
	link: label,
	url,
});
const strong = (value) => ({ strong: lineOf(value) });
const small = (value) => ({ small: lineOf(value) });
const mention = (name) => ({ mention: name });
const prose = (message) => 
index.redact(message)
	.split(/`([^`]*)`/)
	.flatMap((part, index) => (index % 2 === 1 ? [code(part)] : textOf(part)));
function joined(values, separator = ' \u00b7 ') {
	const lines = values.map(lineOf).filter(({ length }) => length > 0);
	return lines.flatMap((line, index) => (index === 0 ? line : [{ own: separator }, ...line]));
}
function firstLines(values, max, separator = ', ') {
	const left = values.length - max;
	const first = joined(values.slice(0, max), separator);
	return left > 0 ? words `${first} and ${left} more` : first;
}
function withSmallPrint(main, facts) {
	const below = joined(facts);
	if (below.length === 0)
		return lineOf(main);
	return [...lineOf(main), { own: '\n' }, small(below)];
}
const unbroken = (value) => [{ own: value.replaceAll(' ', '\u00a0') }];
const plainText = (value) => lineOf(value)
	.map((span) => {
	if ('strong' in span)
		return plainText(span.strong);
	if ('small' in span)
		return plainText(span.small);
	return String(Object.values(span)[0]);
})
	.join('');

const MARKS = { good: '\u2705', bad: '\u274c', warning: '\u26a0\ufe0f', neutral: '\u2139\ufe0f', cancelled: '\ud83d\udeab' };
const failureLine = ({ request, problem }) => words `${prose(request)}: ${prose(problem)}`;
function withNext(report, failure) {
	const { next, lines = [] } = report;
	const hasNext = next !== undefined || lines.some(isPoint);
	if (failure === undefined || hasNext)
		return report;
	return { ...report, next: prose(failure.explanation.remedy) };
}
const isPoint = (line) => typeof line === 'object' && 'line' in line;
const withParts = (report, parts) => ({
	...report,
	parts: [...(report.parts ?? []), ...parts],
});
function failedAfter(report, headline, { kind, explanation }) {
	return {
		mark: kind === 'aborted' ? MARKS.cancelled : MARKS.bad,
		headline,
		lines: [failureLine(explanation)],
		next: prose(explanation.remedy),
		parts: asParts(report),
		...(report.wholeIn && { wholeIn: report.wholeIn }),
	};
}
const failedAtLast = (report, headline, failure) => ({
	outcome: failure.kind,
	failure,
	summary: failedAfter(report, headline, failure),
});
function asParts({ mark = '', headline, lines = [], parts = [] }) {
	const verdict = strong(joined([{ own: mark }, headline], ' '));
	const paragraphs = lines.map((line) => lineOf(isPoint(line) ? line.line : line));
	return [[verdict], ...paragraphs, ...parts];
}

const SUMMARY_BUDGET_BYTES = 900 * 1024;
const OUTPUT_BUDGET_BYTES = 250 * 1024;
const POST_BUDGET_BYTES = 63_488;
const BREAK = '\u200b';
const LINKED = [
	[/@/g, `@${BREAK}`],
	[/#(?=\d)/g, `#${BREAK}`],
	[/(?<=[A-Za-z\u0080-\uffff])-(?=\d)/g, `-${BREAK}`],
	[/:(?=\S)/g, `:${BREAK}`],
	[/(?<=www)\./gi, `.${BREAK}`],
	[/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK}`],
];
const CLOSING_BYTES = 512;
function markdown(report, budgetBytes) {
	const { mark = '', headline, lines = [], next, parts = [], wholeIn = RESULT_FILE } = report;
	const budget = new ByteBudget(budgetBytes - CLOSING_BYTES);
	const heading = inline(lineOf(headline).flatMap((span) => ('strong' in span ? span.strong : [span])));
	const points = lines.map((line) => {
		if (!isPoint(line))
			return inline(line);
		return `${inline(line.line)}<br>${nextLine(line.next)}`;
	});
	const blocks = [`### ${mark === '' ? '' : `${mark} `}${heading}`];
	if (points.length > 1)
		blocks.push(points.map((point) => `- ${point}`).join('\n'));
	else
		blocks.push(...points);
	if (next !== undefined)
		blocks.push(nextLine(next));
	const top = blocks.filter((block) => budget.take([block, '']));
	return [...top, ...writtenParts(parts, budget, wholeIn)].join('\n\n');
}
const markdownParts = (parts, budgetBytes = POST_BUDGET_BYTES) => writtenParts(parts, new ByteBudget(budgetBytes - CLOSING_BYTES), RESULT_FILE).join('\n\n');
const RESULT_FILE = words `${code('result-file')} has everything`;
function writtenParts(parts, budget, wholeIn) {
	const blocks = parts.map((part) => writePart(part, budget)).filter((block) => block !== '');
	if (!budget.isExceeded)
		return blocks;
	return [...blocks, `<sub>More did not fit; ${inline(wholeIn)}.</sub>`];
}
const nextLine = (step) => `**Next:** ${inline(step)}`;
function writePart(part, budget) {
	if (typeof part === 'string' || 'map' in part)
		return fittingText(inline(part), budget);
	if ('items' in part)
		return fittingRows(part, part.items, (item) => `- ${inline(item)}`, budget);
	if ('rows' in part)
		return fittingRows(part, part.rows, tableRow, budget, tableHead(part.head));
	if ('block' in part) {
		const longest = part.block.reduce((most, line) => Math.max(most, longestFence(line)), 2);
		const fence = '`'.repeat(longest + 1);
		const head = [`${fence}${part.language ?? ''}`];
		return fittingRows(part, part.block, visible, budget, head, [fence]);
	}
	const open = `<details><summary>${inline(part.fold)}</summary>`;
	if (!budget.take([open, '', '', '</details>', '']))
		return '';
	const blocks = part.parts.map((each) => writePart(each, budget)).filter((block) => block !== '');
	if (blocks.length === 0)
		return '';
	return [open, ...blocks, '</details>'].join('\n\n');
}
const fittingText = (block, budget) => budget.take([block, '']) ? block : '';
function fittingRows({ title, total, allIn }, rows, write, budget, head = [], end = []) {
	const all = total ?? rows.length;
	const place = allIn === undefined ? '' : ` in ${inline(allIn)}`;
	const leftOut = (count) => count <= 0 ? [] : ['', `\u2026 and ${index.formatCount(count)} more${place}.`];
	const titled = title === undefined ? [] : [`#### ${inline(title)}`, ''];
	if (!budget.take([...titled, ...head, ...end, ...leftOut(all + 1), '']))
		return '';
	const fitting = [];
	for (const row of rows) {
		const line = write(row);
		if (!budget.take([line]))
			break;
		fitting.push(line);
	}
	if (fitting.length === 0)
		return '';
	return [...titled, ...head, ...fitting, ...end, ...leftOut(all - fitting.length)].join('\n');
}
function tableHead(columns) {
	const isNumber = (column) => typeof column === 'object' && 'number' in column;
	return [
		tableRow(columns.map((column) => (isNumber(column) ? column.number : column))),
		tableRow(columns.map((column) => ({ own: isNumber(column) ? '---:' : '---' }))),
	];
}
const tableRow = (cells) => `| ${cells.map(inline).join(' | ')} |`;
function inline(value) {
	let isAfterWord = false;
	return lineOf(value)
		.map((span) => {
		const written = writeSpan(span);
		const isBroken = isAfterWord && 'text' in span && /^[\w&]/.test(written);
		isAfterWord = 'own' in span && /[\w@#:.-]$/.test(span.own);
		return isBroken ? `&#8203;${written}` : written;
	})
		.join('');
}
function writeSpan(span) {
	if ('own' in span)
		return ownText(span.own);
	if ('text' in span)
		return escapedText(span.text);
	if ('code' in span)
		return codeSpan(span.code);
	if ('link' in span)
		return linkSpan(span);
	if ('mention' in span)
		return span.mention;
	if ('strong' in span)
		return `**${inline(span.strong)}**`;
	const fine = inline(span.small);
	return fine === '' ? '' : `<sub>${fine}</sub>`;
}
const OWN_SIGNS = {
	'\n': '<br>',
	'\u00a0': '&nbsp;',
	'\u2011': '&#8209;',
};
const ownText = (own) => own.replace(/[\n\u00a0\u2011<>&*_|[\]`~\\$]/g, (sign) => OWN_SIGNS[sign] ?? `&#${sign.charCodeAt(0)};`);
function escapedText(value) {
	const broken = LINKED.reduce((value, [pattern, replacement]) => value.replace(pattern, replacement), visible(value));
	return entities(broken).replaceAll('&#36;', '<span>&#36;</span>');
}
function codeSpan(value) {
	const content = entities(visible(value)).replace(/(?<=\S)&#64;/g, '<span>$&</span>');
	return `<code>${content}</code>`;
}
function linkSpan({ link, url, isLong = false }) {
	const label = isLong ? breakable(escapedText(link)) : escapedText(link);
	const href = webAddress(url);
	if (href === undefined)
		return label;
	return `<a href="${href.replaceAll('&', '&amp;')}">${label}</a>`;
}
const breakable = (label) => label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;');
function webAddress(address) {
	const known = webLink(address && index.redact(address));
	if (known === undefined)
		return undefined;
	return new URL(known).href.replace(/[^\w.~:/?#[\]@!$*+,;=%&-]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
const longestFence = (line) => Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
class ByteBudget {
	#left;
	isExceeded = false;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(lines) {
		const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
		if (bytes > this.#left) {
			this.isExceeded = true;
			return false;
		}
		this.#left -= bytes;
		return true;
	}
}
const ASCII = /^[ -~]*$/;
const invisible = () => /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const MAX_VALUE_LENGTH = 20_000;
function visible(value) {
	const line = index.truncate(index.redact(value), MAX_VALUE_LENGTH)
		.replace(/[\t\n\r\f\v ]+/g, ' ')
		.trim();
	if (ASCII.test(line))
		return line;
	return index.unstacked(line).replace(invisible(), (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}
const special = (word) => new RegExp(`[^${word} ,/%?._-]|(?<![${word}])[._-]|[._-](?![${word}])|(?<=[Ww]{3})\\.`, 'gu');
const ASCII_SPECIAL = special('A-Za-z\\d');
let unicodeSpecial;
function specialIn(value) {
	if (ASCII.test(value.replaceAll(BREAK, '')))
		return ASCII_SPECIAL;
	unicodeSpecial ??= special('\\p{L}\\p{N}');
	return unicodeSpecial;
}
const entities = (value) => value.replace(specialIn(value), (char) => `&#${char.codePointAt(0)};`);

function fittingElements(elements, limitBytes, jsonOf) {
	const budget = new ByteBudget(limitBytes - 1);
	const end = elements.findIndex((element) => !budget.take([jsonOf(element)]));
	if (end === -1)
		return elements;
	return elements.slice(0, end);
}

const DOCUMENTS = new Set(['report-markdown', 'undo']);
function onlyWebLinks(key, value) {
	if (/url$/i.test(key) && typeof value === 'string' && webAddress(value) === undefined)
		return undefined;
	return value;
}
function jsonText(value, indent, replacer = (_, each) => each) {
	const json = JSON.stringify(value, (key, each) => onlyWebLinks(key, replacer(key, each)), indent);
	return index.escapeJson(json);
}
function oneLineTexts(key, value) {
	if (typeof value !== 'string' || DOCUMENTS.has(key))
		return value;
	return index.sanitizedLine(value);
}
function outputText(name, value) {
	if (value === undefined)
		return '';
	if (typeof value === 'object' && value !== null)
		return jsonText(value, undefined, oneLineTexts);
	const written = String(value);
	if (DOCUMENTS.has(name))
		return index.sanitize(written);
	const json = /^[[{]/.test(written) ? index.jsonValue(written) : undefined;
	if (json === undefined)
		return index.sanitizedLine(written);
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
		addToSummary(destination, withNext(result.summary ?? reportOfEnd(result, title), result.failure));
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
	return index.redactJson(`${jsonText({ ...step, ...details, ...step }, 2, oneLineTexts)}\n`, redact);
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
				return index.truncate(value, longest);
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
			return [name, index.redactJson(value, redact)];
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
		const elements = fittingElements(value, OUTPUT_LIMIT_BYTES, written);
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
		core.writeSummary(`${markdown(report, SUMMARY_BUDGET_BYTES)}\n`);
	}
	catch (error) {
		log.warning(`The job summary could not be written (${error.message}).`);
	}
}
function reportOfEnd({ outcome, failure }, headline) {
	if (failure === undefined)
		return { headline, lines: [words `Ended as ${strong(outcome)}.`] };
	const mark = outcome === 'aborted' ? MARKS.cancelled : MARKS.bad;
	if (!(failure instanceof index.InputError))
		return { mark, headline, lines: [failureLine(failure.explanation)] };
	return { mark, headline, parts: [{ items: failure.problems.map(withValues) }] };
}
function stepTitle(operation, { outcome, failure, summary }) {
	const name = operation === '' ? 'The step' : operation;
	if (failure === undefined)
		return `Merge queue: ${name}`;
	if (failure instanceof index.InputError)
		return `${name} did not start: ${failure.count}`;
	return (failure.explanation.title ??
		(summary && visible(plainText(summary.headline))) ??
		index.ERROR_TITLES[outcome] ??
		`${name} ended as ${outcome}`);
}
function messageBelow({ message, explanation }) {
	const { request, details, remedy } = explanation;
	if (details === undefined)
		return message;
	if (details === '')
		return `${request}. ${remedy}`;
	return index.explanationText({ ...explanation, problem: details });
}
const withValues = (problem) => prose(problem.replace(/`[^`]*`|"((?:[^"\\`]|\\.)*)"/g, (quoted, value) => value ? `\`${value}\`` : quoted));
function causes(error) {
	if (!(error instanceof Error))
		return String(error);
	const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`;
	return `${error.stack ?? error.message}${below}`;
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
			log.info(`Trunk asks for a pause of ${duration(requested / 1000)}; polling again in ${duration(pause / 1000)}`);
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
	const silent = duration((at - lastAnswerAt) / 1000);
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

const File = mapped(object({ filename: string(), previous_filename: nullish(string()) }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
const Basis = mapped(object({
	number: number$1(),
	changed_files: nullish(number$1()),
	head: object({ sha: string() }),
	base: object({ ref: string(), sha: nullish(string()) }),
}), ({ number, changed_files, head, base }) => ({
	number,
	headSha: head.sha,
	base: `${base.ref} ${base.sha}`,
	count: changed_files ?? undefined,
}));
const MAX_FILES = 3000;
const MAX_FILE_READINGS = 4;
const PAUSE_MS = 2000;
const PERMISSION = 'pull-requests: read';
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = async (github, deadline, number) => (await github.list(deadline, readingFiles(number), PERMISSION, `/pulls/${number}/files`, File))
	.items;
async function readFilesBasis(github, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const basis = await github.request(deadline, request, PERMISSION, `GET /pulls/${number}`, Basis);
	if (basis.number === number)
		return basis;
	throw badAnswer(request, `it is pull request #${basis.number}, not #${number}`);
}
async function readFiles(github, deadline, number, first) {
	let before = first ?? (await readFilesBasis(github, deadline, number));
	for (let readings = 1;; readings++) {
		const listed = await listFiles(github, deadline, number);
		const items = [...new Map(listed.map((file) => [file.path, file])).values()];
		const after = await readFilesBasis(github, deadline, number);
		const hasMoved = before.headSha !== after.headSha || before.base !== after.base || before.count !== after.count;
		const isWhole = !hasMoved && items.length === after.count;
		const isTooMany = (after.count ?? 0) > MAX_FILES;
		if (isWhole || isTooMany || readings === MAX_FILE_READINGS)
			return { ...after, items, isWhole, hasMoved };
		if (!hasMoved)
			await deadline.sleep(PAUSE_MS);
		before = after;
	}
}
async function readWholeFiles(github, deadline, number) {
	const { items, isWhole } = await readFiles(github, deadline, number);
	if (!isWhole)
		throw incompleteList(readingFiles(number));
	return items;
}
const incompleteList = (request) => new index.ActionError('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

const pullFiles = Object.freeze(Object.defineProperty({
	__proto__: null,
	MAX_FILES,
	MAX_FILE_READINGS,
	incompleteList,
	listFiles,
	readFiles,
	readFilesBasis,
	readWholeFiles
}, Symbol.toStringTag, { value: 'Module' }));

const FORKS = docsPage('recipes/forks.md');
function missingToken(log, policy, event) {
	const withheld = withheldSecrets(event);
	const { why, remedy } = reasonForMissingToken(event);
	const next = withheld === undefined ? remedy : `${remedy} See ${FORKS}.`;
	if (policy === 'fail' || (policy === 'skip-forks' && withheld === undefined))
		throw new index.ActionError('invalid-input', {
			title: 'There is no API token',
			request: 'Reading `api-token`',
			problem: `it is empty, because ${why}`,
			remedy: `${next} If runs without secrets are expected, set \`on-missing-token: skip-forks\`.`,
		});
	log.warning(`Skipped, because \`api-token\` is empty (${why}). ${next}`);
	const page = withheld === undefined ? [] : words `: ${link('Forks and Dependabot', FORKS)}`;
	const headline = words `Skipped, because ${code('api-token')} is empty${page}`;
	return { outcome: 'skipped-no-token', summary: { mark: '\u23ed\ufe0f', headline } };
}
function reasonForMissingToken(event) {
	const { name } = event;
	const withheld = withheldSecrets(event);
	if (withheld?.from === 'fork')
		return {
			why: `the pull request comes from ${withheld.headRepository === undefined ? 'a fork' : `the fork ${withheld.headRepository}`}, and GitHub gives no secrets to its \`${name}\` runs`,
			remedy: "Let a person with write access comment a command (`issue_comment`), or start this step with `workflow_run` or `pull_request_target`, which public repositories allow only by a policy. Run none of the fork's code there.",
		};
	if (withheld !== undefined && name === 'pull_request_target')
		return {
			why: 'Dependabot opened the pull request, and GitHub gives no secrets to its `pull_request_target` runs',
			remedy: 'Use `pull_request` with a Dependabot secret, or a `workflow_run` job.',
		};
	if (withheld !== undefined)
		return {
			why: "Dependabot started this run, which gets only the Dependabot secrets, and the secret isn't one of them",
			remedy: 'Set it under Settings \u2192 Secrets and variables \u2192 Dependabot as well.',
		};
	return {
		why: 'the secret is not set for this job: it does not exist, its name is misspelled, or it belongs to an environment that the job does not use',
		remedy: 'Set it under Settings \u2192 Secrets and variables \u2192 Actions; the secret of an environment needs `environment:` in the job, and a reusable workflow gets only what the job that calls it passes with `secrets:`.',
	};
}

const missingToken$1 = Object.freeze(Object.defineProperty({
	__proto__: null,
	missingToken,
	reasonForMissingToken
}, Symbol.toStringTag, { value: 'Module' }));

const ATTEMPTS = 4;
const REDIRECTS = 3;
function fetchOver(transport, deadline) {
	return async (address, { method, headers, body }) => {
		const { origin } = new URL(address);
		const patience = deadline.restarted(transport.retryTimeoutMs);
		const limits = { patience, attempts: ATTEMPTS };
		const sent = {
			method,
			headers,
			effect: effectOf(method, body),
			...(body !== undefined && { body: [Buffer.from(body)] }),
		};
		for (let url = address, left = REDIRECTS;; left--) {
			const read = (message, attempt) => {
				if (isRedirect(message))
					return redirected(url, left, message, attempt);
				if (isSuccess(message))
					return response(message, attempt);
				return undefined;
			};
			const request = { ...sent, path: url.slice(origin.length) };
			const answer = await transport.exchange(deadline, request, limits, read);
			if (typeof answer !== 'string')
				return answer;
			url = answer;
		}
	};
}
function effectOf(method, body) {
	if (method === 'GET' || method === 'HEAD')
		return 'safe';
	if (method !== 'POST')
		return 'idempotent';
	const { query } = JSON.parse(body ?? '{}');
	if (/^\s*query\b/.test(String(query)))
		return 'safe';
	return 'unsafe';
}
const isRedirect = ({ statusCode = 0 }) => statusCode >= 300 && statusCode < 400 && statusCode !== 304;
async function redirected(from, left, message, attempt) {
	await attempt.excerpt(message);
	const { location = '' } = message.headers;
	if (location === '' || !URL.canParse(location, from))
		throw badRedirect('without an address');
	const to = new URL(location, from);
	if (to.origin !== new URL(from).origin)
		throw badRedirect(`to ${to.origin}, which is not followed: it would get the token`);
	if (left <= 0)
		throw badRedirect(`after ${REDIRECTS} redirects, which is too many`);
	return to.href;
}
const badRedirect = (where) => new UnusableBody('wrong-shape', `with a redirect ${where}`);
async function response(message, attempt) {
	const text = await attempt.body(message);
	const { statusCode: status = 0 } = message;
	const named = Object.entries(message.headers);
	return {
		status,
		url: '',
		headers: new Map(named.map(([name, value]) => [name, String(value)])),
		text: async () => text,
		arrayBuffer: async () => new TextEncoder().encode(text).buffer,
	};
}

const fetch = Object.freeze(Object.defineProperty({
	__proto__: null,
	fetchOver
}, Symbol.toStringTag, { value: 'Module' }));

const testText = nullish(anyText);
const testLink = optional$1(mapped(testText, (address) => (address === null ? null : webLink(address))));
const page = nullish(object({ html_url: testLink }));
const testFields = {
	id: anyText,
	repository: page,
	html_url: testLink,
	name: anyText,
	variant: testText,
	status: nullish(object({ value: testText, reason: testText, timestamp: testText })),
	codeowners: nullish(list(anyText)),
	pull_requests_impacted_last_7d: nullish(number$1()),
	quarantined: nullish(boolean$1()),
	file_path: testText,
	parent: testText,
	classname: testText,
	ticket: page,
};
const UnhealthyTest = openObject(testFields);
const UnhealthyTestPage = object({
	tests: openList(testFields),
	page: object({
		total_rows: optionalField(number$1()),
		total_pages: optionalField(number$1()),
		next_page_token: optionalField(string()),
	}),
});

const unhealthy = Object.freeze(Object.defineProperty({
	__proto__: null,
	UnhealthyTest,
	UnhealthyTestPage
}, Symbol.toStringTag, { value: 'Module' }));

exports.BRANCH_NAME = BRANCH_NAME;
exports.BREAK = BREAK;
exports.Budget = Budget;
exports.CONFIRM_MS = CONFIRM_MS;
exports.Deadline = Deadline;
exports.FILE_LIMIT_BYTES = FILE_LIMIT_BYTES;
exports.FORBIDDEN = FORBIDDEN;
exports.GitHubError = GitHubError;
exports.HttpClient = HttpClient;
exports.HttpError = HttpError;
exports.Issue = Issue;
exports.MARKS = MARKS;
exports.MAX_FILES = MAX_FILES;
exports.MAX_FILE_READINGS = MAX_FILE_READINGS;
exports.NO_EFFECT = NO_EFFECT;
exports.OUTPUT_BUDGET_BYTES = OUTPUT_BUDGET_BYTES;
exports.POST_BUDGET_BYTES = POST_BUDGET_BYTES;
exports.PULL_REQUEST_STATES = PULL_REQUEST_STATES;
exports.PullRequest = PullRequest;
exports.PullRequestNumber = PullRequestNumber;
exports.QUEUE_SETTINGS = QUEUE_SETTINGS;
exports.QUEUE_STATES = QUEUE_STATES;
exports.Queue = Queue;
exports.READ_AGAIN = READ_AGAIN;
exports.REMEDIES = REMEDIES;
exports.Repository = Repository;
exports.Run = Run;
exports.SETTABLE_STATES = SETTABLE_STATES;
exports.SETTLE_MS = SETTLE_MS;
exports.STATE_WORDS = STATE_WORDS;
exports.SUBMIT_FIRST = SUBMIT_FIRST;
exports.SUMMARY_BUDGET_BYTES = SUMMARY_BUDGET_BYTES;
exports.StackField = StackField;
exports.StackTracker = StackTracker;
exports.SubmittedPullRequest = SubmittedPullRequest;
exports.TOO_DEEP = TOO_DEEP;
exports.TestingDetails = TestingDetails;
exports.TimeOver = TimeOver;
exports.Transport = Transport;
exports.UnhealthyTest = UnhealthyTest;
exports._catch = _catch;
exports._enum = _enum;
exports._gte = _gte;
exports._lazy = _lazy;
exports._lte = _lte;
exports._maxLength = _maxLength;
exports._minLength = _minLength;
exports._positive = _positive;
exports._regex = _regex;
exports._toLowerCase = _toLowerCase;
exports._toUpperCase = _toUpperCase;
exports._trim = _trim;
exports._undefined = _undefined;
exports.addToSummary = addToSummary;
exports.array = array;
exports.asFailure = asFailure;
exports.asParts = asParts;
exports.badAnswer = badAnswer;
exports.boolean = boolean$1;
exports.branch = branch;
exports.branchNameProblem = branchNameProblem;
exports.branchesOfEvent = branchesOfEvent;
exports.brokenWord = brokenWord;
exports.butIs = butIs;
exports.cancelPullRequest = cancelPullRequest;
exports.choice = choice;
exports.choices = choices;
exports.chosenPriority = chosenPriority;
exports.closingBrackets = closingBrackets;
exports.code = code;
exports.commentPolicy = commentPolicy;
exports.commitSha = commitSha;
exports.commonInputs = commonInputs;
exports.compileGlobs = compileGlobs;
exports.contradiction = contradiction;
exports.convert = convert;
exports.copiedLine = copiedLine;
exports.createQueue = createQueue;
exports.custom = custom;
exports.decimal = decimal;
exports.deleteQueue = deleteQueue;
exports.describe = describe;
exports.describeRequest = describeRequest;
exports.didYouMean = didYouMean;
exports.docsPage = docsPage;
exports.duration = duration;
exports.extend = extend;
exports.failedAfter = failedAfter;
exports.failedAtLast = failedAtLast;
exports.failureLine = failureLine;
exports.fetch = fetch$1;
exports.firstLines = firstLines;
exports.flag = flag;
exports.fullNameOf = fullNameOf;
exports.getMergeQueueMetrics = getMergeQueueMetrics;
exports.gitHubClient = gitHubClient;
exports.gitHubToken = gitHubToken;
exports.givenValue = givenValue;
exports.globProblem = globProblem;
exports.globs = globs;
exports.guarded = guarded;
exports.hadNoEffect = hadNoEffect;
exports.hasStatus = hasStatus;
exports.holdName = holdName;
exports.incompleteList = incompleteList;
exports.inline = inline;
exports.inputDefaults = inputDefaults;
exports.inputName = inputName;
exports.inputProblem = inputProblem;
exports.int = int;
exports.isApproval = isApproval;
exports.isBrokenWord = isBrokenWord;
exports.isEnded = isEnded;
exports.isFresh = isFresh;
exports.isInStack = isInStack;
exports.isInTestRun = isInTestRun;
exports.isNotPermitted = isNotPermitted;
exports.isOfOwnBranch = isOfOwnBranch;
exports.isOnServerOfRun = isOnServerOfRun;
exports.isOneEdit = isOneEdit;
exports.isOtherRepository = isOtherRepository;
exports.isPoint = isPoint;
exports.isTooDeep = isTooDeep;
exports.joined = joined;
exports.jsonText = jsonText;
exports.leadsToTarget = leadsToTarget;
exports.lenientField = lenientField;
exports.line = line;
exports.lineOf = lineOf;
exports.lineProblem = lineProblem;
exports.lines = lines;
exports.link = link;
exports.listProblem = listProblem;
exports.literal = literal;
exports.looseObject = looseObject;
exports.mapped = mapped;
exports.markdown = markdown;
exports.markdownParts = markdownParts;
exports.mention = mention;
exports.minutes = minutes;
exports.missingToken = missingToken$1;
exports.misspelt = misspelt;
exports.mustBe = mustBe;
exports.nearest = nearest;
exports.notOneOf = notOneOf;
exports.nullable = nullable;
exports.nullish = nullish;
exports.number = number$1;
exports.object = object;
exports.oldNames = oldNames;
exports.oneLineTexts = oneLineTexts;
exports.optional = optional;
exports.optional$1 = optional$1;
exports.orgSlug = orgSlug;
exports.otherRepository = otherRepository;
exports.own = own;
exports.parse = parse;
exports.parseAddress = parseAddress;
exports.parseAnswer = parseAnswer;
exports.parsePayloadPart = parsePayloadPart;
exports.parseReference = parseReference;
exports.pipe = pipe;
exports.plainText = plainText;
exports.poll = poll;
exports.prose = prose;
exports.proved = proved;
exports.pullFiles = pullFiles;
exports.pullRequestName = pullRequestName;
exports.pullRequestRef = pullRequestRef;
exports.queueName = queueName;
exports.queueRef = queueRef;
exports.quote = quote;
exports.readEvent = readEvent;
exports.readFiles = readFiles;
exports.readFilesBasis = readFilesBasis;
exports.readInputs = readInputs;
exports.readUntilConsistent = readUntilConsistent;
exports.readWholeFiles = readWholeFiles;
exports.reasonForMissingToken = reasonForMissingToken;
exports.record = record;
exports.refine = refine;
exports.refuseReference = refuseReference;
exports.refusedQuery = refusedQuery;
exports.repositoryName = repositoryName;
exports.repositoryPage = repositoryPage;
exports.repositoryRef = repositoryRef;
exports.restartTestsOnPullRequest = restartTestsOnPullRequest;
exports.runChecks = runChecks;
exports.sameName = sameName;
exports.serviceClient = serviceClient;
exports.setImpactedTargets = setImpactedTargets;
exports.settingFields = settingFields;
exports.small = small;
exports.splitList = splitList;
exports.spokenDuration = spokenDuration;
exports.spokenSeconds = spokenSeconds;
exports.stackPlace = stackPlace;
exports.stackSentence = stackSentence;
exports.strictObject = strictObject;
exports.string = string;
exports.strong = strong;
exports.submitPullRequest = submitPullRequest;
exports.targetsBodyHead = targetsBodyHead;
exports.textAt = textAt;
exports.timeInput = timeInput;
exports.transform = transform;
exports.tuple = tuple;
exports.unbroken = unbroken;
exports.undefinedIfStatus = undefinedIfStatus;
exports.union = union;
exports.unknown = unknown;
exports.unprovable = unprovable;
exports.untilGraceEnds = untilGraceEnds;
exports.untilWhole = untilWhole;
exports.updateQueue = updateQueue;
exports.valueAt = valueAt;
exports.visible = visible;
exports.webAddress = webAddress;
exports.webLink = webLink;
exports.wholeNumber = wholeNumber;
exports.withCancellationGrace = withCancellationGrace;
exports.withDefault = withDefault;
exports.withParts = withParts;
exports.withSmallPrint = withSmallPrint;
exports.withheldSecrets = withheldSecrets;
exports.words = words;
exports.writeReport = writeReport;

 })

};
;