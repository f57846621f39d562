const id = 225;
const ids = [225];
const modules = {

/***/ 8225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  applyQueueConfig: () => (applyQueueConfig),
  createQueue: () => (createQueue),
  deleteQueue: () => (deleteQueue),
  drainQueue: () => (drainQueue),
  getQueue: () => (getQueue),
  pauseQueue: () => (pauseQueue),
  resumeQueue: () => (resumeQueue),
  updateQueue: () => (updateQueue)
});

var markdown = __webpack_require__(6801);
var errors = __webpack_require__(8835);
var zod = __webpack_require__(3587);
var inputs = __webpack_require__(9428);
var queue_settings = __webpack_require__(4917);




const queueEntry = zod/* strictObject */.rej({
	branch: zod/* string */.YjP({ error: 'must be the name of a branch, in quotes if it looks like a number' })
		.check(zod/* regex */.yGV(/^\S+$/, (0, inputs/* mustBe */.Jq)('the name of a branch')), zod/* describe */.q0y('Target branch of the queue.')),
	state: zod/* optional */.lqM(zod/* literal */.euz('absent', {
		error: (issue) => `can only be absent, but is ${(0, inputs/* quote */.hD)(issue.input)}`,
	})
		.check(zod/* describe */.q0y('Delete the queue, with `prune` and only when it is empty.'))),
	...queue_settings/* settingsShape */.n$,
}, queue_settings/* notSettings */.$K)
	.check(({ value: entry, issues }) => {
	if (entry.state === undefined)
		return;
	for (const name of queue_settings/* settingNames */.H$) {
		if (entry[name] !== undefined)
			issues.push({
				code: 'custom',
				input: entry,
				path: [name],
				message: 'has no meaning for a queue whose `state` is absent',
			});
	}
});
const queueConfig = zod/* strictObject */.rej({
	queues: zod/* array */.YOg(queueEntry, { error: 'must be a list of queues' })
		.check(zod/* minLength */.BpQ(1, { error: 'must name at least one queue' }), zod/* describe */.q0y('The queues of this repository, one for each branch.')),
}, { error: 'must begin with `queues:`' })
	.check(({ value: { queues }, issues }) => {
	const seen = new Set();
	queues.forEach(({ branch }, index) => {
		if (seen.has(branch))
			issues.push({
				code: 'custom',
				input: branch,
				path: ['queues', index, 'branch'],
				message: `is ${(0, inputs/* quote */.hD)(branch)}, which the file already names`,
			});
		seen.add(branch);
	});
});
const MAX_BYTES = 1024 * 1024;
async function readQueueConfig(workspace, path) {
	const text = await workspace.text('queue-config-file', path, MAX_BYTES);
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 1047));
	const place = (line, column) => `${path}:${line}:${column}`;
	const { value, problems } = readYaml(text, queueConfig, place);
	if (value === undefined)
		throw new errors/* InputError */.dz(problems);
	return value.queues;
}
const settingsInput = () => (0, inputs/* convert */.C6)(async (text, refuse) => {
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 1047));
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value = {}, problems } = readYaml(text, queue_settings/* queueSettings */.TJ, place);
	for (const problem of problems)
		refuse(problem);
	return value;
});
var github_event = __webpack_require__(1191);
var fitting = __webpack_require__(6569);
var requests = __webpack_require__(9022);
var references = __webpack_require__(2886);
var operation = __webpack_require__(8244);
var queue_report = __webpack_require__(3418);
var writes = __webpack_require__(4712);











const operation_inputs = { targetBranch: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()) };
const QUEUE_OUTPUTS = [
	'target-branch',
	'queue-state',
	'queue-mode',
	'queue-depth',
	'testing-count',
	'oldest-age-seconds',
	'queue',
];
const queueTarget = {
	inputs: operation_inputs,
	outputs: QUEUE_OUTPUTS,
	locate({ targetBranch }, { event, repository }) {
		return (0, references/* queueRef */.tQ)(repository, targetBranch ?? branchOfEvent(event));
	},
	async resolve(ref, { setOutputs }) {
		setOutputs({ 'target-branch': ref.targetBranch });
		return ref;
	},
};
function branchOfEvent({ name, payload, ref }) {
	const known = (0, github_event/* textAt */.$6)(payload, 'pull_request', 'base', 'ref') ??
		(0, github_event/* textAt */.$6)(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '');
	if (known !== undefined)
		return known;
	if ((0, github_event.at)(payload, 'issue', 'pull_request') !== undefined)
		throw needed('the event does not say the base branch of the pull request');
	const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
	if (branch !== undefined)
		return branch;
	if (ref.startsWith('refs/tags/'))
		throw needed(`the run is for the tag ${ref.slice(10)}`);
	throw needed(`the event ${JSON.stringify(name)} has no branch`);
}
const needed = (why) => new errors/* InputError */.dz([
	`Input \`target-branch\` is required, because ${why}: set it to the queue's branch`,
]);
async function readQueue(context, ref) {
	const queue = await context.service.getQueue(ref);
	record(context, queue);
	context.log.info((0, queue_report/* queueLine */.W5)(ref, queue, context.clock.now()));
	return queue;
}
const QUEUE_BUDGET_BYTES = 250 * 1024;
function record({ setOutputs, clock }, queue) {
	const { testing, oldestMs } = (0, queue_report/* queueFigures */.Lv)(queue, clock.now());
	const { enqueuedPullRequests: all, ...settings } = queue;
	const room = QUEUE_BUDGET_BYTES - Buffer.byteLength(JSON.stringify(settings));
	setOutputs({
		'queue-state': queue.state,
		'queue-mode': queue.mode,
		'queue-depth': all.length,
		'testing-count': testing,
		'oldest-age-seconds': oldestMs === undefined ? undefined : Math.floor(oldestMs / 1000),
		queue: JSON.stringify({ ...settings, enqueuedPullRequests: (0, fitting/* fittingElements */.v)(all, room) }),
	});
}
const changeOutputs = (changes) => ({
	changed: changes.length > 0,
	changes,
});
function plannedChanges({ log }, changes, requests) {
	const result = (0, operation/* planned */.lM)(log, requests);
	const count = changes.length === 1 ? '1 change is' : `${changes.length} changes are`;
	const opening = changes.length === 0
		? ''
		: `${(0, queue_report/* headline */.Pl)('neutral', `${count} planned`)}\n\n${(0, queue_report/* changesTable */.EI)(changes)}\n\n`;
	return {
		...result,
		outputs: { ...changeOutputs(changes), changed: false },
		details: { ...result.details, changes },
		summary: opening + result.summary,
	};
}
function stateChange({ state: before }, after) {
	return after === undefined || after === before ? [] : [{ field: 'state', before, after }];
}
async function change(context, { ref, queue: found, changes, reason }, done, already) {
	const { log, setOutputs, dryRun } = context;
	const isChange = changes.length > 0;
	if (isChange && dryRun)
		return plannedChanges(context, changes, [(0, requests/* updateQueue */.df)(ref, (0, queue_settings/* updateFor */.pR)(changes))]);
	if (isChange && reason !== undefined)
		log.info(`Reason: ${reason}`);
	const queue = isChange ? await (0, writes/* changeQueue */.gp)(context, ref, changes) : found;
	setOutputs(changeOutputs(changes));
	record(context, queue);
	const [outcome, clause] = isChange ? done : already;
	log.info(`The queue ${(0, references/* queueName */.nM)(ref)} ${clause}`);
	return {
		outcome,
		details: { queue, changes },
		summary: (0, queue_report/* queueReport */.Qs)(context, ref, queue, isChange ? 'good' : 'neutral', clause, reasonLine(reason), isChange && (0, queue_report/* changesTable */.EI)(changes, 'Before', 'After')),
	};
}
const reasonLine = (reason) => reason !== undefined && `**Reason:** ${(0, markdown/* text */.Qq)(reason)}`;











const applyQueueConfig = (0, operation/* defineOperation */.h9)({
	about: 'Make the queues of the repository match a file, or report where they differ.',
	target: operation/* noTarget */.lP,
	inputs: { queueConfigFile: (0, inputs/* line */.n8)(), prune: (0, inputs/* flag */.Jt)(), failOnDrift: (0, inputs/* flag */.Jt)() },
	outputs: ['changed', 'changes'],
	outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
	async run({ queueConfigFile: path, prune, failOnDrift }, context) {
		const plans = [];
		for (const wanted of await readQueueConfig(context.workspace, path))
			plans.push(await planQueue(context, wanted, prune));
		const differing = plans.filter(({ action }) => action !== 'none');
		logPlan(context, plans);
		context.setOutputs(changeOutputs([]));
		if (differing.length === 0)
			return {
				outcome: 'in-sync',
				details: { queues: plans },
				summary: (0, queue_report/* headline */.Pl)('good', `Every queue matches ${path}`),
			};
		const changes = differing.flatMap((plan) => plan.changes);
		if (failOnDrift)
			return drifted(path, differing, changes);
		if (context.dryRun) {
			const result = plannedChanges(context, changes, differing.flatMap(plannedRequests));
			return {
				...result,
				details: { ...result.details, queues: differing },
				summary: `${result.summary}${keptSentence(differing.filter(isKept))}`,
			};
		}
		return apply(context, path, differing);
	},
});
function logPlan({ log }, plans) {
	for (const { ref, action, changes } of plans) {
		const name = (0, references/* queueName */.nM)(ref);
		if (action === 'none')
			log.info(`${name}: matches the file`);
		else
			log.group(`${name}: ${action}`, changes.map(queue_report/* changeLine */.vK));
	}
}
function drifted(path, differing, changes) {
	const branches = differing.map(({ branch }) => branch).join(', ');
	const count = differing.length === 1 ? '1 queue differs' : `${differing.length} queues differ`;
	return {
		outcome: 'drifted',
		outputs: { changed: false, changes },
		details: { queues: differing },
		summary: `${(0, queue_report/* headline */.Pl)('bad', `${count} from ${path}`)}\n\n${(0, queue_report/* changesTable */.EI)(changes)}`,
		failure: `Comparing the queues with ${path}: ${differing.length} of them differ (${branches}): ${changes.slice(0, 20).map(queue_report/* changeLine */.vK).join('; ')}. Apply the file, or change it to match the queues.`,
	};
}
async function apply(context, path, differing) {
	const { log, event } = context;
	if (event.name === 'pull_request')
		log.warning(`This applies ${path} from a pull request, before it is merged. Use \`dry-run: true\` in runs for pull requests, and apply the file in runs for the target branch.`);
	const kept = differing.filter(isKept);
	for (const { ref } of kept)
		log.warning(`The file marks the queue ${(0, references/* queueName */.nM)(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`);
	const done = await applyPlans(context, differing);
	const changes = done.flatMap((plan) => plan.changes);
	const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`;
	const report = done.length === 0
		? (0, queue_report/* headline */.Pl)('warning', 'Nothing was changed')
		: `${(0, queue_report/* headline */.Pl)('good', `${changed} as ${path} says`)}\n\n${(0, queue_report/* changesTable */.EI)(changes, 'Before', 'After')}`;
	return {
		outcome: done.length === 0 ? 'planned' : 'applied',
		details: { applied: done, kept: kept.map(({ branch }) => branch) },
		summary: report + keptSentence(kept),
	};
}
const isKept = ({ action }) => action === 'keep';
function keptSentence(kept) {
	if (kept.length === 0)
		return '';
	const names = kept.map(({ ref }) => (0, markdown/* code */.aY)((0, references/* queueName */.nM)(ref))).join(', ');
	return `\n\nNot deleted without <code>prune</code>: ${names}.`;
}
async function planQueue(context, { branch, state, ...settings }, prune) {
	const ref = (0, references/* queueRef */.tQ)(context.repository, branch);
	const queue = await (0, writes/* findQueue */.LJ)(context, ref);
	const wanted = state === 'absent' ? undefined : settings;
	const changes = differing(queue, wanted).map((change) => ({ branch, ...change }));
	const action = changes.length === 0 ? 'none' : actionFor(queue, wanted, prune);
	return { branch, ref, settings, queue, action, changes };
}
function differing(queue, wanted) {
	const presence = (exists) => (exists ? 'present' : 'absent');
	const [before, after] = [presence(queue !== undefined), presence(wanted !== undefined)];
	const settings = (0, queue_settings/* differences */.tX)(queue ?? {}, wanted ?? {});
	return before === after ? settings : [{ field: 'queue', before, after }, ...settings];
}
function actionFor(queue, wanted, prune) {
	if (queue === undefined)
		return 'create';
	if (wanted !== undefined)
		return 'update';
	return prune ? 'delete' : 'keep';
}
function plannedRequests({ action, ref, settings, changes }) {
	if (action === 'create')
		return (0, writes/* plannedCreate */.pS)(ref, settings);
	if (action === 'update')
		return [(0, requests/* updateQueue */.df)(ref, (0, queue_settings/* updateFor */.pR)(changes))];
	return action === 'delete' ? [(0, requests/* deleteQueue */.jv)(ref)] : [];
}
async function applyPlans(context, plans) {
	const done = [];
	const deletions = plans.filter(({ action }) => action === 'delete');
	const rest = plans.filter(({ action }) => action === 'create' || action === 'update');
	for (const plan of [...rest, ...deletions]) {
		await applyPlan(context, plan).catch((error) => {
			if (!(error instanceof errors/* ActionError */.lZ))
				throw error;
			const branches = done.map(({ branch }) => branch).join(', ');
			const before = branches === '' ? 'nothing was changed before' : `changed before: ${branches}`;
			const problem = error.explanation.problem.replace(/[.\s]+$/, '');
			throw (0, errors/* withProblem */.Af)(error, `${problem} (queue ${(0, references/* queueName */.nM)(plan.ref)}; ${before})`);
		});
		done.push(plan);
		context.setOutputs(changeOutputs(done.flatMap(({ changes }) => changes)));
	}
	return done;
}
async function applyPlan(context, { action, ref, settings, changes, queue }) {
	if (action === 'update')
		await (0, writes/* changeQueue */.gp)(context, ref, changes);
	else if (action === 'delete') {
		const removal = await (0, writes/* removeQueue */.wx)(context, ref, queue);
		if (typeof removal !== 'string')
			throw new errors/* ActionError */.lZ('refused', (0, writes/* notEmpty */.z2)(ref, removal));
		context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} was deleted`);
	}
	else if (!(await (0, writes/* createAndConfigure */.Ot)(context, ref, settings)).created)
		throw new errors/* ActionError */.lZ('refused', {
			request: `Creating the queue ${(0, references/* queueName */.nM)(ref)}`,
			problem: 'someone else created it while this step ran',
			remedy: 'Run the step again: it compares the queue with the file again.',
		});
}








const createQueue = (0, operation/* defineOperation */.h9)({
	about: 'Create a queue for a branch and configure it.',
	target: queueTarget,
	inputs: { queueSettings: (0, inputs/* optional */.lq)(settingsInput()) },
	outputs: ['changed', 'changes'],
	outcomes: ['created', 'already-exists'],
	async run({ queueSettings: settings = {} }, context, ref) {
		const existing = await (0, writes/* findQueue */.LJ)(context, ref);
		if (existing !== undefined)
			return alreadyExists(context, ref, existing, settings);
		const changes = (0, queue_settings/* differences */.tX)({}, settings);
		if (context.dryRun)
			return plannedChanges(context, changes, (0, writes/* plannedCreate */.pS)(ref, settings));
		const { queue, created } = await (0, writes/* createAndConfigure */.Ot)(context, ref, settings);
		if (!created)
			return alreadyExists(context, ref, queue, settings);
		record(context, queue);
		context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} was created`);
		return {
			outcome: 'created',
			outputs: { changed: true, changes },
			details: { queue, changes },
			summary: (0, queue_report/* queueReport */.Qs)(context, ref, queue, 'good', 'was created'),
		};
	},
});
function alreadyExists(context, ref, queue, settings) {
	record(context, queue);
	const name = `The queue ${(0, references/* queueName */.nM)(ref)}`;
	const differing = (0, queue_settings/* differences */.tX)(queue, settings);
	const same = differing.length === 0;
	if (same)
		context.log.info(`${name} already exists, with these settings`);
	else
		context.log.warning(`${name} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(queue_report/* changeLine */.vK).join('; ')}. Use \`update-queue\` to change it.`);
	const more = !same && `It differs and was not changed:\n\n${(0, queue_report/* changesTable */.EI)(differing)}`;
	return {
		outcome: 'already-exists',
		outputs: changeOutputs([]),
		details: { queue, differing },
		summary: (0, queue_report/* queueReport */.Qs)(context, ref, queue, same ? 'good' : 'warning', 'already exists', more),
	};
}








const deleteQueue = (0, operation/* defineOperation */.h9)({
	about: 'Delete an empty queue; `confirm` must be its exact name.',
	target: queueTarget,
	inputs: { confirm: (0, inputs/* line */.n8)() },
	outputs: ['changed'],
	outcomes: ['deleted', 'not-found', 'not-empty'],
	checks: [
		({ confirm }, _scope, ref) => ref !== undefined &&
			confirm !== (0, references/* queueName */.nM)(ref) &&
			`Input \`confirm\` must be exactly ${(0, inputs/* quote */.hD)((0, references/* queueName */.nM)(ref))}, the queue to delete, but is ${(0, inputs/* quote */.hD)(confirm)}`,
	],
	async run(_inputs, context, ref) {
		const found = await (0, writes/* findQueue */.LJ)(context, ref);
		if (found === undefined)
			return gone(context, ref, 'not-found');
		record(context, found);
		if (context.dryRun && (0, writes/* isEmpty */.Im)(found))
			return (0, operation/* planned */.lM)(context.log, [(0, requests/* deleteQueue */.jv)(ref)]);
		const queue = await (0, writes/* removeQueue */.wx)(context, ref, found);
		if (typeof queue === 'string')
			return gone(context, ref, queue);
		record(context, queue);
		return {
			outcome: 'not-empty',
			outputs: { changed: false },
			details: { queue },
			summary: (0, queue_report/* queueReport */.Qs)(context, ref, queue, 'bad', 'was not deleted: it is not empty'),
			failure: (0, errors/* explain */.WE)((0, writes/* notEmpty */.z2)(ref, queue)),
		};
	},
});
const NO_QUEUE = Object.fromEntries(QUEUE_OUTPUTS.slice(1).map((name) => [name, undefined]));
function gone(context, ref, outcome) {
	const deleted = outcome === 'deleted';
	const sentence = `The queue ${(0, references/* queueName */.nM)(ref)} ${deleted ? 'was deleted' : 'does not exist, so there is nothing to delete'}`;
	context.log.info(sentence);
	return {
		outcome,
		outputs: { ...NO_QUEUE, changed: deleted },
		summary: (0, queue_report/* headline */.Pl)(deleted ? 'good' : 'neutral', sentence),
	};
}
var restore = __webpack_require__(2260);
var watch = __webpack_require__(8449);
var schemas = __webpack_require__(9662);
var duration = __webpack_require__(7568);
var common_inputs = __webpack_require__(7452);











const drainQueue = (0, operation/* defineOperation */.h9)({
	about: 'Let running tests finish and start no new ones; wait until nothing is under test or about to merge.',
	target: queueTarget,
	inputs: {
		reason: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		wait: (0, inputs/* orElse */.NW)((0, inputs/* flag */.Jt)(), true),
		timeoutMinutes: (0, inputs/* decimal */._)({ min: 0, max: common_inputs/* LONGEST_JOB_SECONDS */.hX / 60 }),
		resumeAfterJob: (0, inputs/* flag */.Jt)(),
	},
	outputs: ['changed', 'changes', 'duration-seconds', 'polls'],
	outcomes: ['draining', 'drained', 'timed-out'],
	async run({ reason, wait, timeoutMinutes, resumeAfterJob }, context, ref) {
		const queue = await readQueue(context, ref);
		if (resumeAfterJob)
			(0, restore/* saveRestore */.Oz)(context, ref, queue.state, 'draining');
		const result = await change(context, { ref, queue, reason, changes: stateChange(queue, 'draining') }, ['draining', 'is draining'], ['draining', 'was already draining']);
		if (!wait || context.dryRun)
			return result;
		const end = await (0, watch/* watchQueue */.B)(context, ref, timeoutMinutes * 60_000, drainCheck(context, ref));
		const { done, queue: drained, polls, waitedMs } = end;
		const left = drained.enqueuedPullRequests;
		if (done && left.length > 0)
			context.log.notice(`These pull requests stay in the queue ${(0, references/* queueName */.nM)(ref)} until it is resumed: ${names(left)}`);
		const clause = `was ${done ? '' : 'not '}drained after ${(0, duration/* duration */.p)(waitedMs / 1000)}`;
		const mark = done ? 'good' : 'bad';
		return {
			outcome: done ? 'drained' : 'timed-out',
			outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
			details: { queue: drained },
			summary: (0, queue_report/* queueReport */.Qs)(context, ref, drained, mark, clause, reasonLine(reason)),
			...(!done && { failure: notDrained(ref, end) }),
		};
	},
});
const READINGS = 2;
function drainCheck(context, ref) {
	let before = '';
	let idleReadings = 0;
	return (queue) => {
		record(context, queue);
		const active = inProgress(queue).length;
		const now = `${active} of ${queue.enqueuedPullRequests.length}`;
		if (now !== before)
			context.log.info((0, queue_report/* queueLine */.W5)(ref, queue, context.clock.now()));
		before = now;
		if (queue.state === 'running' || (queue.state === 'paused' && active > 0))
			throw overruled(ref, queue);
		idleReadings = active === 0 ? idleReadings + 1 : 0;
		return idleReadings >= READINGS;
	};
}
const inProgress = ({ enqueuedPullRequests }) => enqueuedPullRequests.filter(({ state }) => state !== 'NOT_READY' && state !== 'PENDING' && !(0, schemas/* isEnded */.pl)(state));
const overruled = (ref, queue) => new errors/* ActionError */.lZ('refused', {
	request: `Waiting for the queue ${(0, references/* queueName */.nM)(ref)} to drain`,
	problem: `it is ${queue.state} now, with ${(0, queue_report/* pullRequests */.sD)(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
	remedy: 'Find out who changed the queue, then drain it again.',
});
function notDrained(ref, { queue, waitedMs }) {
	const active = inProgress(queue);
	const left = active.length === 0
		? 'only one reading showed that nothing is under test or about to merge'
		: `${(0, queue_report/* pullRequests */.sD)(active.length)} under test or about to merge (${names(active)})`;
	return new errors/* ActionError */.lZ('timed-out', {
		request: `Waiting for the queue ${(0, references/* queueName */.nM)(ref)} to drain`,
		problem: `after ${(0, duration/* duration */.p)(waitedMs / 1000)} it is ${queue.state}: ${left}`,
		remedy: 'Raise `timeout-minutes`, or cancel those pull requests; the queue is still draining.',
	});
}
function names(all) {
	const name = ({ prNumber, state = '' }) => `#${prNumber} ${state}`.trimEnd();
	const shown = all.slice(0, 20).map(name);
	return [...shown, ...(all.length > 20 ? [`${all.length - 20} more`] : [])].join(', ');
}






const getQueue = (0, operation/* defineOperation */.h9)({
	about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
	target: queueTarget,
	inputs: { failOn: (0, inputs/* orElse */.NW)((0, inputs/* choices */.zM)(schemas/* QUEUE_STATES */.PE), []) },
	outputs: [],
	outcomes: ['found', 'not-found'],
	async run(inputs, context, ref) {
		const queue = await readQueue(context, ref);
		const gated = inputs.failOn.some((state) => state === queue.state);
		const clause = `is ${queue.state}${gated ? ', which fail-on lists' : ''}`;
		return {
			outcome: 'found',
			details: { queue },
			summary: (0, queue_report/* queueReport */.Qs)(context, ref, queue, gated ? 'bad' : 'neutral', clause),
			...(gated && {
				failure: `Reading the queue ${(0, references/* queueName */.nM)(ref)}: it is ${queue.state}, which \`fail-on\` lists. Resume the queue, or run the step again when its state has changed.`,
			}),
		};
	},
});




const pauseQueue = (0, operation/* defineOperation */.h9)({
	about: 'Pause a queue: nothing is tested and nothing merges until it is resumed.',
	target: queueTarget,
	inputs: { reason: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()), resumeAfterJob: (0, inputs/* flag */.Jt)() },
	outputs: ['changed', 'changes'],
	outcomes: ['paused', 'unchanged'],
	async run({ reason, resumeAfterJob }, context, ref) {
		const queue = await readQueue(context, ref);
		if (resumeAfterJob)
			(0, restore/* saveRestore */.Oz)(context, ref, queue.state, 'paused');
		const kept = resumeAfterJob ? '; that pause is not undone when the job ends' : '';
		return change(context, { ref, queue, reason, changes: stateChange(queue, 'paused') }, ['paused', 'was paused'], ['unchanged', `is already paused${kept}`]);
	},
});



const resumeQueue = (0, operation/* defineOperation */.h9)({
	about: 'Let a paused or draining queue run again.',
	target: queueTarget,
	inputs: { expectedState: (0, inputs/* optional */.lq)((0, inputs/* choice */.Yq)(['paused', 'draining'])) },
	outputs: ['changed', 'changes'],
	outcomes: ['resumed', 'unchanged'],
	async run({ expectedState }, context, ref) {
		const queue = await readQueue(context, ref);
		const isOther = queue.state !== 'running' && expectedState !== undefined && queue.state !== expectedState;
		const unchanged = isOther
			? `is ${queue.state}, not ${expectedState}, so it was not changed`
			: 'is already running';
		return change(context, { ref, queue, changes: isOther ? [] : stateChange(queue, 'running') }, ['resumed', 'was resumed'], ['unchanged', unchanged]);
	},
});






const updateQueue = (0, operation/* defineOperation */.h9)({
	about: 'Change the settings or the state of a queue: what differs is sent, then read back.',
	target: queueTarget,
	inputs: {
		queueSettings: (0, inputs/* optional */.lq)(settingsInput()),
		queueState: (0, inputs/* optional */.lq)((0, inputs/* choice */.Yq)(restore/* SETTABLE_STATES */.qW)),
	},
	outputs: ['changed', 'changes'],
	outcomes: ['updated', 'unchanged'],
	checks: [
		({ queueSettings = {}, queueState }) => Object.keys(queueSettings).length === 0 &&
			queueState === undefined &&
			'Input `queue-settings` or `queue-state` must say what to change',
	],
	async run({ queueSettings = {}, queueState }, context, ref) {
		const queue = await readQueue(context, ref);
		const changes = [...(0, queue_settings/* differences */.tX)(queue, queueSettings), ...stateChange(queue, queueState)];
		return change(context, { ref, queue, changes }, ['updated', 'was updated'], ['unchanged', 'is already as requested']);
	},
});









/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N6: () => (RESTORE_KEY),
  Oz: () => (saveRestore),
  qW: () => (SETTABLE_STATES)
});
var _shared_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);

const RESTORE_KEY = 'restore';
const SETTABLE_STATES = ['running', 'paused', 'draining'];
function saveRestore(context, ref, found, set) {
	if (context.dryRun || found === set)
		return;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(ref);
	const before = found === 'switching_modes' ? 'running' : found;
	const restorable = SETTABLE_STATES.find((state) => state === before);
	if (restorable === undefined) {
		context.log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return;
	}
	context.saveForPost(RESTORE_KEY, JSON.stringify({ ref, found: restorable, set }));
	context.log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
}

/***/ })

};

export { id, ids, modules };
