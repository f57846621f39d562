"use strict";
exports.id = 29;
exports.ids = [29];
exports.modules = {

 8029:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const queue = __webpack_require__(8765);
const pullRequest = __webpack_require__(4823);
const again = __webpack_require__(3874);
const common = __webpack_require__(4516);

const OUTPUTS = [
	...queue.QUEUE_OUTPUTS,
	'holds',
	'submitted-pull-requests',
	'submitted-count',
	'skipped',
	'ready-count',
];
const operation = clients.defineOperation({
	about: 'Submit every open pull request that is ready, the oldest push first.',
	target: queue.queueTarget,
	inputs: {
		labels: clients.withDefault(clients.lines('names'), []),
		authors: clients.withDefault(clients.lines('names'), []),
		excludeLabels: clients.withDefault(clients.lines('names'), []),
		requireApproval: clients.withDefault(clients.flag(), true),
		minAgeMinutes: clients.withDefault(clients.minutes(), 0),
		priority: clients.optional(pullRequest.priorityInput()),
		noBatch: clients.optional(clients.flag()),
		maxInQueue: clients.wholeNumber({ min: 1, max: 10_000 }),
		maxSubmissions: clients.wholeNumber({ min: 1, max: 1000 }),
	},
	outputs: OUTPUTS,
	outcomes: ['submitted', 'none', 'stopped', 'full', 'partial'],
	checks: {
		labels: [
			({ labels, authors }) => labels.length === 0 &&
				authors.length === 0 &&
				'or `authors` is required, because not every open pull request may go into the queue',
			(_, scope) => clients.neededTokenProblem(scope, 'only GitHub knows what is ready'),
		],
	},
	run: submitReady,
});
const UNTIL_FIRST_MS = 60_000;
const READING_MS = 45_000;
const READING_REQUESTS = 22;
const FIRST_LOOK_REQUESTS = 10;
const TOO_SLOW = 'Run the step again: what cannot be read is not submitted.';
async function submitReady(inputs, context, ref) {
	const { deadline, log, dryRun } = context;
	const rules = withoutBackslashes(inputs);
	const first = deadline.atMost(UNTIL_FIRST_MS).withRequests(FIRST_LOOK_REQUESTS);
	const time = {
		gitHub: deadline.atMost(READING_MS).withRequests(READING_REQUESTS),
		service: deadline.atMost(READING_MS),
	};
	const reader = new clients.ReadyFactsReader(context.github, ref.targetBranch);
	const [now, open] = await Promise.all([
		clients.askGitHub(deadline, new common.Budget(READING_MS), TOO_SLOW, () => readQueueAndHolds(context, time, ref), 'no answer came in time'),
		clients.askGitHub(deadline, new common.Budget(READING_MS), TOO_SLOW, () => clients.openPullRequests(context, time.gitHub)),
	]);
	const judged = await again.judgeOpen(context, time, ref, rules, open, now.queue, reader);
	await warnOfUnknownLabels(context, time.gitHub, rules, open);
	const { ready } = judged;
	log.info(`${common.pluralize(ready.length, 'pull request')} of ${open.length} open ones: ready`);
	const limits = { ...inputs, ...rules };
	const turn = new again.InTurn(context, judged, rules, limits, reader, (time) => readQueueAndHolds(context, { gitHub: time, service: time }, ref));
	let done;
	if (now.stoppedBy !== undefined)
		done = stoppedAtOnce(judged);
	else if (dryRun)
		done = planInTurn(inputs, judged, now);
	else
		done = await turn.run(deadline, first, ready);
	if (done.endedBy === 'stopped')
		log.info(`Nothing more is submitted: ${now.stoppedBy ?? 'the queue was stopped meanwhile'}`);
	return resultOf(context, ref, inputs, judged, done);
}
const withoutBackslashes = (inputs) => {
	const plain = (names) => names.map((name) => name.replace(/^\\/, ''));
	return {
		...inputs,
		labels: plain(inputs.labels),
		authors: plain(inputs.authors),
		excludeLabels: plain(inputs.excludeLabels),
	};
};
async function readQueueAndHolds(context, time, ref) {
	const [queue$1, holds] = await Promise.all([
		queue.readQueue(context, time.service, ref),
		queue.requireLiveHolds(context, time.gitHub, ref),
	]);
	context.setOutputs({ holds: holds.map(queue.shownHold) });
	if (queue$1.state !== 'running')
		return { queue: queue$1, stoppedBy: `the queue is ${queue$1.state}` };
	if (holds.length > 0)
		return { queue: queue$1, stoppedBy: `the queue has ${queue.heldClause(holds)}` };
	return { queue: queue$1 };
}
async function warnOfUnknownLabels({ github, log }, deadline, { labels, excludeLabels }, open) {
	const used = new Set(open.flatMap((pull) => pull.labels.map((label) => label.toLowerCase())));
	const setup = await __webpack_require__.e( 284).then(__webpack_require__.t.bind(__webpack_require__, 9284, 23));
	for (const label of [...labels, ...excludeLabels]) {
		if (used.has(label.toLowerCase()))
			continue;
		await common.bestEffort(deadline, setup.label(github, deadline, label), (_, error) => {
			if (error?.kind === 'not-found')
				log.warning(`The repository has no label ${common.inBackticks(label)}.`);
		});
	}
}
const stoppedAtOnce = ({ ready }) => ({
	submitted: [],
	skipped: ready.map(({ ref }) => ({ number: ref.number, reason: 'stopped' })),
	endedBy: 'stopped',
});
function planInTurn({ maxInQueue, maxSubmissions }, { ready, queued }, { queue }) {
	const room = Math.max(0, maxInQueue - again.countInQueue(queue.enqueuedPullRequests, queued));
	const numbers = ready.map(({ ref }) => ref.number);
	const submitted = numbers.slice(0, Math.min(room, maxSubmissions));
	return {
		submitted,
		skipped: numbers.slice(submitted.length).map((number) => ({ number, reason: 'limit' })),
		endedBy: room < maxSubmissions && room < numbers.length ? 'full' : undefined,
	};
}
function resultOf(context, ref, inputs, judged, done) {
	const { log, dryRun } = context;
	const { submitted, endedBy, refusal } = done;
	const skipped = [...judged.skipped, ...done.skipped].toSorted((a, b) => a.number - b.number);
	const unread = skipped.filter(({ reason }) => reason === 'unread');
	if (unread.length > 0)
		log.warning(`Skipped ${common.pluralize(unread.length, 'pull request')} that could not be read: ${unread[0]?.why ?? 'GitHub did not answer'}`);
	const isPlan = dryRun && submitted.length > 0;
	const outputs = {
		'submitted-pull-requests': isPlan ? [] : submitted,
		'submitted-count': isPlan ? 0 : submitted.length,
		skipped: skipped.map(({ number, reason }) => ({ number, reason })),
		'ready-count': judged.ready.length,
	};
	const summary = reportOf(context, ref, submitted, skipped, isPlan);
	const details = { skipped, submitted: outputs['submitted-pull-requests'] };
	if (isPlan) {
		const requests = judged.ready
			.filter((ready) => submitted.includes(ready.ref.number))
			.map((ready) => clients.submitPullRequest(ready.ref, inputs));
		const plan = clients.planOnlyResult(log, requests, { report: summary });
		return { ...plan, outputs, details: { ...plan.details, ...details } };
	}
	const isRefused = refusal !== undefined;
	if (isRefused && submitted.length === 0)
		return {
			outcome: refusal.kind,
			failure: refusal,
			outputs,
			details,
			summary: common.failedAfter(summary, 'Every submission was refused', refusal),
		};
	let outcome = endedBy ?? 'none';
	if (submitted.length > 0)
		outcome = isRefused ? 'partial' : 'submitted';
	return { outcome, outputs, details, summary };
}
const REASON_WORDS = {
	refused: 'Refused, or not proved',
	limit: 'Ready, but over a limit',
	stopped: 'Ready, but the queue is stopped',
	unread: 'Could not be read',
	'failed-before': 'The queue has thrown out this head before',
	checks: 'A check is missing, running or red',
	approval: 'Not approved',
	conflict: 'Has a conflict',
	stack: 'In a stack: goes with another member, or waits for one below',
	'too-young': 'Pushed too recently',
	label: 'Its labels',
	draft: 'Draft',
	closed: 'Closed, merged or on another base branch',
	queued: 'In the queue already',
};
function reportOf({ event }, ref, submitted, skipped, isPlan) {
	const page = clients.repositoryPage(ref.repository, event);
	const linked = (numbers) => common.joined(numbers.map((number) => common.link(`#${number}`, `${page}/pull/${number}`)), ', ');
	const items = Object.entries(REASON_WORDS).flatMap(([reason, text]) => {
		const numbers = skipped.flatMap((one) => (one.reason === reason ? one.number : []));
		return numbers.length === 0 ? [] : [common.words `${text} (${numbers.length}): ${linked(numbers)}`];
	});
	const skips = items.length === 0 ? [] : [{ title: 'Not submitted', items }];
	const isNone = submitted.length === 0;
	return queue.queueVerdict(isNone ? 'neutral' : 'good', queue.queueSentence(ref, clauseOf(submitted.length, isPlan)), skips, isNone ? [] : [linked(submitted)]);
}
function clauseOf(count, isPlan) {
	if (count === 0)
		return 'got no pull request';
	if (isPlan)
		return `would get ${common.pluralize(count, 'pull request')} (dry run)`;
	return `got ${common.pluralize(count, 'pull request')}`;
}

exports.operation = operation;


 })

};
;