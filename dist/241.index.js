const id = 241;
const ids = [241];
const modules = {

/***/ 7241:
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
var references = __webpack_require__(2886);
var change = __webpack_require__(8464);
var create = __webpack_require__(9876);
var http_errors = __webpack_require__(4096);
var requests = __webpack_require__(9022);
var verified_write = __webpack_require__(9890);
var clock = __webpack_require__(6544);
var report = __webpack_require__(3418);






const SETTLE_MS = 10_000;
async function removeQueue(context, ref) {
	try {
		return await context.service.deleteQueue(ref).send({
			readBack: async (_, call) => (await (0,create/* findQueue */.LJ)(context, ref, call)) === undefined ? 'applied' : 'not-applied',
			prove: () => confirmGone(context, ref),
		});
	}
	catch (error) {
		const refused = error instanceof http_errors/* ServiceError */._7 && /^(refused|not-found)$/.test(error.kind);
		if (!refused)
			throw error;
		const queue = await (0, create/* findQueue */.LJ)(context, ref);
		if (queue === undefined)
			return { outcome: 'not-found' };
		if (queue.enqueuedPullRequests.length === 0)
			throw error;
		return { outcome: 'not-empty', queue };
	}
}
async function confirmGone(context, ref) {
	const settle = new clock/* Deadline */.B2(context.clock, SETTLE_MS);
	for (;;) {
		const queue = await (0, create/* findQueue */.LJ)(context, ref);
		if (queue === undefined)
			return { outcome: 'deleted' };
		if (settle.passed) {
			const depth = queue.enqueuedPullRequests.length;
			if (depth > 0)
				return { outcome: 'not-empty', queue };
			throw (0, verified_write/* notProved */.or)((0, requests/* deleteQueue */.jv)(ref), 'acknowledged, but the queue is still there');
		}
		await context.clock.sleep(1000, context.signal);
	}
}
function notEmpty(ref, queue) {
	const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`);
	const shown = numbers.slice(0, 50).join(', ');
	const more = numbers.length > 50 ? ` and ${numbers.length - 50} more` : '';
	return {
		request: (0, http_errors/* describe */.q0)((0, requests/* deleteQueue */.jv)(ref)),
		problem: `it contains ${(0, report/* pullRequests */.sD)(numbers.length)} (${shown}${more}), and only an empty queue can be deleted`,
		remedy: 'Cancel them or let them merge, then run the step again.',
	};
}





async function applyPlans(context, plans, done) {
	const rest = plans.filter(({ action }) => action === 'create' || action === 'update');
	const deletions = plans.filter(({ action }) => action === 'delete');
	for (const plan of [...rest, ...deletions]) {
		const changes = await applyPlan(context, plan).catch((error) => {
			throw error instanceof errors/* ActionError */.lZ ? withProgress(error, plan, done) : error;
		});
		if (changes.length > 0)
			done.push({ branch: plan.branch, changes });
	}
}
async function applyPlan(context, plan) {
	const { action, ref, changes } = plan;
	if (action === 'update')
		return (await (0, change/* changeQueue */.g)(context, ref, changes)).changes;
	await (action === 'create' ? apply_create(context, plan) : remove(context, plan));
	return changes;
}
async function apply_create(context, { ref, settings }) {
	const { created } = await (0, create/* createAndConfigure */.Ot)(context, ref, settings);
	if (created)
		return;
	throw new errors/* ActionError */.lZ('refused', {
		request: `Creating the queue ${(0, references/* queueName */.nM)(ref)}`,
		problem: 'someone else created it while this step ran',
		remedy: 'Run the step again: it compares the queue with the file again.',
	});
}
async function remove(context, { ref, queue }) {
	const removal = queue !== undefined && queue.enqueuedPullRequests.length > 0
		? { outcome: 'not-empty', queue }
		: await removeQueue(context, ref);
	if (removal.outcome !== 'not-empty') {
		context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} was deleted`);
		return;
	}
	throw new errors/* ActionError */.lZ('refused', notEmpty(ref, removal.queue));
}
function withProgress(error, { ref }, done) {
	const { request, problem, remedy } = error.explanation;
	const before = done.length === 0
		? 'nothing was changed before'
		: `changed before: ${done.map(({ branch }) => branch).join(', ')}`;
	return new errors/* ActionError */.lZ(error.kind, {
		request,
		problem: `${problem.replace(/[.\s]+$/, '')} (queue ${(0, references/* queueName */.nM)(ref)}; ${before})`,
		remedy,
	}, { cause: error });
}
var zod = __webpack_require__(3587);
var inputs = __webpack_require__(9428);
var queue_settings = __webpack_require__(4917);




const queueEntry = zod/* strictObject */.rej({
	branch: zod/* string */.YjP({ error: 'must be the name of a branch, in quotes if it looks like a number' })
		.check(zod/* regex */.yGV(/^\S+$/, {
		error: (issue) => `must be the name of a branch, but is ${(0, inputs/* quote */.hD)(issue.input)}`,
	}), zod/* describe */.q0y('Target branch of the queue.')),
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
	const { value, problems } = readYaml(text, queueConfig);
	if (value === undefined)
		throw new errors/* InputError */.dz(problems.map((p) => `${path}:${p.line}:${p.column}: ${p.message}`));
	return value.queues.map(({ branch, state, ...settings }) => ({
		branch,
		absent: state === 'absent',
		settings,
	}));
}
const settingsInput = () => (0, inputs/* convert */.C6)(async (text, context) => {
	const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 1047));
	const { value, problems } = readYaml(text, queue_settings/* queueSettings */.TJ);
	if (value !== undefined)
		return value;
	for (const { line: at, column, message } of problems)
		context.issues.push({
			code: 'custom',
			message: `line ${at}, column ${column}: ${message}`,
			input: text,
		});
	return zod/* NEVER */.tmp;
});
var fitting = __webpack_require__(6569);
var dry_run = __webpack_require__(5088);




const queueOutputNames = [
	'target-branch',
	'queue-state',
	'queue-mode',
	'queue-depth',
	'testing-count',
	'oldest-age-seconds',
	'queue',
];
const changeOutputNames = ['changed', 'changes'];
const QUEUE_BUDGET_BYTES = 250 * 1024;
function queueOutputs(queue, now) {
	const { testing, oldestMs } = (0, report/* queueFigures */.Lv)(queue, now);
	return {
		'queue-state': queue.state,
		'queue-mode': queue.mode,
		'queue-depth': queue.enqueuedPullRequests.length,
		'testing-count': testing,
		'oldest-age-seconds': oldestMs === undefined ? undefined : Math.floor(oldestMs / 1000),
		queue: fittingQueue(queue),
	};
}
const changeOutputs = (changes) => ({
	changed: changes.length > 0,
	changes,
});
function fittingQueue(queue) {
	const { enqueuedPullRequests, ...settings } = queue;
	const room = QUEUE_BUDGET_BYTES - (0, markdown/* byteLength */.dp)(JSON.stringify(settings));
	return JSON.stringify({
		...settings,
		enqueuedPullRequests: (0, fitting/* fittingElements */.v)(enqueuedPullRequests, room),
	});
}
function plannedChanges(log, changes, requests) {
	const result = (0, dry_run/* planned */.l)(log, requests);
	return {
		...result,
		outputs: { ...changeOutputs(changes), changed: false },
		details: { ...result.details, changes },
		summary: changes.length === 0
			? (result.summary ?? '')
			: `${(0, report/* headline */.Pl)('neutral', changes.length === 1 ? '1 change is planned' : `${changes.length} changes are planned`)}\n\n${(0, report/* changesTable */.EI)([{ changes }])}\n\n${result.summary}`,
	};
}




async function planQueues(context, queues, prune) {
	const plans = [];
	for (const wanted of queues) {
		const ref = (0, references/* queueRef */.tQ)(context.repository, wanted.branch);
		const queue = await (0, create/* findQueue */.LJ)(context, ref);
		plans.push({
			branch: wanted.branch,
			ref,
			settings: wanted.settings,
			queue,
			...differing(queue, wanted, prune),
		});
	}
	return plans;
}
function differing(queue, { absent, settings }, prune) {
	if (absent && queue === undefined)
		return { action: 'none', changes: [] };
	if (absent)
		return { action: prune ? 'delete' : 'keep', changes: [existence('absent')] };
	if (queue === undefined)
		return { action: 'create', changes: [existence('present'), ...(0, queue_settings/* asNewSettings */.C)(settings)] };
	const changes = (0, queue_settings/* differences */.tX)(queue, settings);
	return { action: changes.length === 0 ? 'none' : 'update', changes };
}
const existence = (after) => ({
	field: 'queue',
	before: after === 'absent' ? 'present' : 'absent',
	after,
});
function plannedRequests(plans) {
	return plans.flatMap(({ action, ref, settings, changes }) => {
		switch (action) {
			case 'create':
				return (0, create/* plannedCreate */.pS)(ref, settings);
			case 'update':
				return [(0, requests/* updateQueue */.df)(ref, (0, queue_settings/* updateFor */.pR)(changes))];
			case 'delete':
				return [(0, requests/* deleteQueue */.jv)(ref)];
			default:
				return [];
		}
	});
}
var operation = __webpack_require__(8244);
var target = __webpack_require__(600);











const applyQueueConfig = (0, operation/* defineOperation */.h)({
	about: 'Make the queues of the repository match a file, or report where they differ.',
	target: target/* noTarget */.l,
	inputs: { queueConfigFile: (0, inputs/* line */.n8)(), prune: (0, inputs/* flag */.Jt)(), failOnDrift: (0, inputs/* flag */.Jt)() },
	outputs: changeOutputNames,
	outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
	async run({ queueConfigFile: path, prune, failOnDrift }, context) {
		const wanted = await readQueueConfig(context.workspace, path);
		const plans = await planQueues(context, wanted, prune);
		const differing = plans.filter(({ action }) => action !== 'none');
		logPlan(context, plans);
		context.setOutputs(configOutputs([]));
		if (differing.length === 0)
			return {
				outcome: 'in-sync',
				details: { queues: plans },
				summary: (0, report/* headline */.Pl)('good', `Every queue matches ${path}`),
			};
		if (failOnDrift)
			return drifted(path, differing);
		if (context.dryRun)
			return dryRun(context, path, differing);
		return apply(context, path, differing);
	},
});
function logPlan({ log }, plans) {
	for (const { ref, action, changes } of plans) {
		const name = (0, references/* queueName */.nM)(ref);
		if (action === 'none')
			log.info(`${name}: matches the file`);
		else
			log.group(`${name}: ${action}`, changes.map(report/* changeLine */.vK));
	}
}
const configOutputs = (plans) => ({
	changed: plans.length > 0,
	changes: asRows(plans),
});
const asRows = (plans) => plans.flatMap(({ branch, changes }) => changes.map((change) => ({ branch, ...change })));
function drifted(path, differing) {
	const branches = differing.map(({ branch }) => branch).join(', ');
	return {
		outcome: 'drifted',
		outputs: { ...configOutputs(differing), changed: false },
		details: { queues: differing },
		summary: `${(0, report/* headline */.Pl)('bad', `${queues(differing.length)} from ${path}`)}\n\n${(0, report/* changesTable */.EI)(differing)}`,
		failure: `Comparing the queues with ${path}: ${differing.length} of them differ (${branches}): ${asRows(differing).slice(0, 20).map(report/* changeLine */.vK).join('; ')}. Apply the file, or change it to match the queues.`,
	};
}
function dryRun(context, path, differing) {
	const result = (0, dry_run/* planned */.l)(context.log, plannedRequests(differing));
	return {
		...result,
		outputs: { ...configOutputs(differing), changed: false },
		details: { ...result.details, queues: differing },
		summary: `${(0, report/* headline */.Pl)('neutral', `${queues(differing.length)} from ${path}`)}\n\n${(0, report/* changesTable */.EI)(differing)}${keptSentence(differing)}\n\n${result.summary}`,
	};
}
async function apply(context, path, differing) {
	const { log, event } = context;
	if (event.name === 'pull_request')
		log.warning(`This applies ${path} from a pull request, before it is merged; use \`dry-run: true\` in pull request runs and apply from the branch.`);
	const kept = differing.filter(({ action }) => action === 'keep');
	for (const { ref } of kept)
		log.warning(`The file marks the queue ${(0, references/* queueName */.nM)(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`);
	const done = [];
	try {
		await applyPlans(context, differing, done);
	}
	finally {
		context.setOutputs(configOutputs(done));
	}
	return {
		outcome: outcomeOf(done, kept),
		details: { applied: done, kept: kept.map(({ branch }) => branch) },
		summary: appliedReport(path, done, differing),
	};
}
const queues = (differing) => differing === 1 ? '1 queue differs' : `${differing} queues differ`;
function appliedReport(path, done, differing) {
	if (done.length === 0)
		return (0, report/* headline */.Pl)('warning', 'Nothing was changed') + keptSentence(differing);
	const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`;
	return `${(0, report/* headline */.Pl)('good', `${changed} as ${path} says`)}\n\n${(0, report/* changesTable */.EI)(done, 'Before', 'After')}${keptSentence(differing)}`;
}
function outcomeOf(done, kept) {
	if (done.length > 0)
		return 'applied';
	return kept.length > 0 ? 'planned' : 'in-sync';
}
function keptSentence(differing) {
	const kept = differing.filter(({ action }) => action === 'keep');
	if (kept.length === 0)
		return '';
	const names = kept.map(({ ref }) => (0, markdown/* code */.aY)((0, references/* queueName */.nM)(ref))).join(', ');
	return `\n\nNot deleted without <code>prune</code>: ${names}.`;
}
var queue_restore = __webpack_require__(2260);







async function readQueue(context, ref) {
	const queue = await context.service.getQueue(ref);
	record(context, queue);
	context.log.info((0, report/* queueLine */.W5)(ref, queue, context.clock.now()));
	return queue;
}
function record({ setOutputs, clock }, queue) {
	setOutputs(queueOutputs(queue, clock.now()));
}
const stateChange = (queue, state) => ({
	field: 'state',
	before: queue.state,
	after: state,
});
async function setState(context, { ref, queue, state, reason, restore }) {
	const changes = [stateChange(queue, state)];
	if (context.dryRun)
		return { planned: plannedChanges(context.log, changes, [(0, requests/* updateQueue */.df)(ref, { state })]) };
	if (reason !== undefined)
		context.log.info(`Reason: ${reason}`);
	if (restore)
		(0, queue_restore/* saveRestore */.Oz)(context, { ref, found: queue.state, set: state });
	const changed = await (0, change/* changeQueue */.g)(context, ref, changes);
	context.setOutputs(changeOutputs(changes));
	record(context, changed.queue);
	context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} was ${queue.state} and is ${state} now`);
	return changed;
}
async function changeState(context, request, outcome) {
	const set = await setState(context, request);
	if ('planned' in set)
		return set.planned;
	const { queue, changes } = set;
	const { ref, state } = request;
	const sentence = `The queue ${(0, references/* queueName */.nM)(ref)} was ${request.queue.state} and is ${state} now`;
	return {
		outcome,
		details: { queue, changes },
		summary: stateReport(request, (0, report/* headline */.Pl)('good', sentence), queue, context.clock.now()),
	};
}
function stateReport({ ref, reason }, opening, queue, now) {
	return [
		opening,
		...(reason === undefined ? [] : [`**Reason:** ${(0, markdown/* text */.Qq)(reason)}`]),
		(0, report/* queueReport */.Qs)(ref, queue, now),
	].join('\n\n');
}
function unchanged(context, request, why) {
	const { ref, queue } = request;
	const sentence = `The queue ${(0, references/* queueName */.nM)(ref)} ${why}`;
	context.log.info(sentence);
	context.setOutputs(changeOutputs([]));
	return {
		outcome: 'unchanged',
		details: { queue },
		summary: stateReport(request, (0, report/* headline */.Pl)('neutral', sentence), queue, context.clock.now()),
	};
}
var github_event = __webpack_require__(1191);



const target_inputs = { targetBranch: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()) };
const queueTarget = {
	inputs: target_inputs,
	outputs: ['target-branch'],
	locate({ targetBranch }, { event, repository }) {
		if (targetBranch !== undefined)
			return { location: (0, references/* queueRef */.tQ)(repository, targetBranch) };
		const found = branchOfEvent(event);
		if ('branch' in found)
			return { location: (0, references/* queueRef */.tQ)(repository, found.branch) };
		const problem = `Input \`target-branch\` is required, because ${found.why}: set it to the queue's branch`;
		return { problems: [problem] };
	},
	async resolve(ref, { setOutputs }) {
		setOutputs({ 'target-branch': ref.targetBranch });
		return ref;
	},
};
function branchOfEvent({ name, payload, ref, }) {
	const base = (0, github_event/* textAt */.$6)(payload, 'pull_request', 'base', 'ref');
	if (base !== undefined)
		return { branch: base };
	const group = (0, github_event/* textAt */.$6)(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '');
	if (group !== undefined)
		return { branch: group };
	if ((0, github_event.at)(payload, 'issue', 'pull_request') !== undefined)
		return { why: 'the event does not say the base branch of the pull request' };
	const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
	if (branch !== undefined)
		return { branch };
	if (ref.startsWith('refs/tags/'))
		return { why: `the run is for the tag ${ref.slice(10)}` };
	return { why: `the event ${JSON.stringify(name)} has no branch` };
}










const createQueue = (0, operation/* defineOperation */.h)({
	about: 'Create a queue for a branch and configure it.',
	target: queueTarget,
	inputs: { queueSettings: (0, inputs/* optional */.lq)(settingsInput()) },
	outputs: [...queueOutputNames, ...changeOutputNames],
	outcomes: ['created', 'already-exists'],
	async run({ queueSettings: settings = {} }, context, ref) {
		const existing = await (0, create/* findQueue */.LJ)(context, ref);
		if (existing !== undefined)
			return alreadyExists(context, ref, existing, settings);
		const changes = (0, queue_settings/* asNewSettings */.C)(settings);
		if (context.dryRun)
			return plannedChanges(context.log, changes, (0, create/* plannedCreate */.pS)(ref, settings));
		const { queue, created } = await (0, create/* createAndConfigure */.Ot)(context, ref, settings);
		if (!created)
			return alreadyExists(context, ref, queue, settings);
		record(context, queue);
		context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} was created`);
		return {
			outcome: 'created',
			outputs: { ...changeOutputs(changes), changed: true },
			details: { queue, changes },
			summary: `${(0, report/* headline */.Pl)('good', `The queue ${(0, references/* queueName */.nM)(ref)} was created`)}\n\n${(0, report/* queueReport */.Qs)(ref, queue, context.clock.now())}`,
		};
	},
});
function alreadyExists(context, ref, queue, settings) {
	record(context, queue);
	const differing = (0, queue_settings/* differences */.tX)(queue, settings);
	if (differing.length === 0)
		context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} already exists, with these settings`);
	else
		context.log.warning(`The queue ${(0, references/* queueName */.nM)(ref)} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(report/* changeLine */.vK).join('; ')}. Use \`update-queue\` to change it.`);
	return {
		outcome: 'already-exists',
		outputs: changeOutputs([]),
		details: { queue, differing },
		summary: [
			(0, report/* headline */.Pl)(differing.length === 0 ? 'good' : 'warning', `The queue ${(0, references/* queueName */.nM)(ref)} already exists`),
			...(differing.length === 0
				? []
				: [`It differs and was not changed:\n\n${(0, report/* changesTable */.EI)([{ changes: differing }])}`]),
			(0, report/* queueReport */.Qs)(ref, queue, context.clock.now()),
		].join('\n\n'),
	};
}












const deleteQueue = (0, operation/* defineOperation */.h)({
	about: 'Delete an empty queue; `confirm` must be its exact name.',
	target: queueTarget,
	inputs: { confirm: (0, inputs/* line */.n8)() },
	outputs: [...queueOutputNames, 'changed'],
	outcomes: ['deleted', 'not-found', 'not-empty'],
	checks: [
		({ confirm }, _scope, ref) => ref === undefined || confirm === (0, references/* queueName */.nM)(ref)
			? undefined
			: `Input \`confirm\` must be exactly ${(0, inputs/* quote */.hD)((0, references/* queueName */.nM)(ref))}, the queue to delete, but is ${(0, inputs/* quote */.hD)(confirm)}`,
	],
	async run(_inputs, context, ref) {
		const queue = await (0, create/* findQueue */.LJ)(context, ref);
		if (queue === undefined)
			return gone(context, ref, 'not-found');
		record(context, queue);
		if (queue.enqueuedPullRequests.length > 0)
			return refuse(context, ref, queue);
		if (context.dryRun)
			return (0, dry_run/* planned */.l)(context.log, [(0, requests/* deleteQueue */.jv)(ref)]);
		const removal = await removeQueue(context, ref);
		return removal.outcome === 'not-empty'
			? refuse(context, ref, removal.queue)
			: gone(context, ref, removal.outcome);
	},
});
const NO_QUEUE = Object.fromEntries(queueOutputNames.filter((name) => name !== 'target-branch').map((name) => [name, undefined]));
function gone(context, ref, outcome) {
	const deleted = outcome === 'deleted';
	const sentence = `The queue ${(0, references/* queueName */.nM)(ref)} ${deleted ? 'was deleted' : 'does not exist, so there is nothing to delete'}`;
	context.log.info(sentence);
	return {
		outcome,
		outputs: { ...NO_QUEUE, changed: deleted },
		summary: (0, report/* headline */.Pl)(deleted ? 'good' : 'neutral', sentence),
	};
}
function refuse(context, ref, queue) {
	record(context, queue);
	return {
		outcome: 'not-empty',
		outputs: { changed: false },
		details: { queue },
		summary: `${(0, report/* headline */.Pl)('bad', `The queue ${(0, references/* queueName */.nM)(ref)} was not deleted: it is not empty`)}\n\n${(0, report/* queueReport */.Qs)(ref, queue, context.clock.now())}`,
		failure: (0, errors/* explain */.WE)(notEmpty(ref, queue)),
	};
}
var duration = __webpack_require__(7568);
var watch = __webpack_require__(8449);






const IDLE = new Set([
	'NOT_READY',
	'PENDING',
	'MERGED',
	'FAILED',
	'CANCELLED',
]);
const READINGS = 2;
async function waitUntilDrained(context, ref, timeoutMs) {
	const started = context.clock.monotonic();
	const done = drainCheck(context, ref);
	const watched = await (0, watch/* watchQueue */.B)({ context, ref, timeoutMs, done });
	const waitedMs = context.clock.monotonic() - started;
	return { drained: watched.done, queue: watched.queue, polls: watched.polls, waitedMs };
}
function drainCheck(context, ref) {
	let before = '';
	let idleReadings = 0;
	return (queue) => {
		record(context, queue);
		const active = inProgress(queue).length;
		const now = `${active} of ${queue.enqueuedPullRequests.length}`;
		if (now !== before)
			context.log.info((0, report/* queueLine */.W5)(ref, queue, context.clock.now()));
		before = now;
		if (queue.state === 'running' || (queue.state === 'paused' && active > 0))
			throw overruled(ref, queue);
		idleReadings = active === 0 ? idleReadings + 1 : 0;
		return idleReadings >= READINGS;
	};
}
const inProgress = ({ enqueuedPullRequests }) => enqueuedPullRequests.filter(({ state }) => !IDLE.has(state));
const overruled = (ref, queue) => new errors/* ActionError */.lZ('refused', {
	request: `Waiting for the queue ${(0, references/* queueName */.nM)(ref)} to drain`,
	problem: `it is ${queue.state} now, with ${(0, report/* pullRequests */.sD)(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
	remedy: 'Find out who changed the queue, then drain it again.',
});
function notDrained(ref, { queue, waitedMs }) {
	const active = inProgress(queue);
	const left = active.length === 0
		? 'only one reading showed that nothing is under test or about to merge'
		: `${(0, report/* pullRequests */.sD)(active.length)} under test or about to merge (${names(active)})`;
	return {
		request: `Waiting for the queue ${(0, references/* queueName */.nM)(ref)} to drain`,
		problem: `after ${(0, duration/* duration */.p)(waitedMs / 1000)} it is ${queue.state}: ${left}`,
		remedy: 'Raise `timeout-minutes`, or cancel those pull requests; the queue is still draining.',
	};
}
function stillWaiting({ enqueuedPullRequests: all }) {
	if (all.length === 0)
		return '';
	return `Still in the queue, waiting until it runs again: ${names(all)}`;
}
function names(all) {
	const shown = all
		.slice(0, 20)
		.map(({ prNumber, state }) => `#${prNumber}${state === undefined ? '' : ` ${state}`}`);
	return [...shown, ...(all.length > 20 ? [`${all.length - 20} more`] : [])].join(', ');
}










const LONGEST_MINUTES = 5 * 24 * 60;
const drainQueue = (0, operation/* defineOperation */.h)({
	about: 'Let running tests finish and start no new ones; wait until nothing is under test or about to merge.',
	target: queueTarget,
	inputs: {
		reason: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()),
		wait: (0, inputs/* orElse */.NW)((0, inputs/* flag */.Jt)(), true),
		timeoutMinutes: (0, inputs/* decimal */._)({ min: 0, max: LONGEST_MINUTES }),
		resumeAfterJob: (0, inputs/* flag */.Jt)(),
	},
	outputs: [...queueOutputNames, ...changeOutputNames, 'duration-seconds', 'polls'],
	outcomes: ['draining', 'drained', 'timed-out'],
	async run({ reason, wait, timeoutMinutes, resumeAfterJob }, context, ref) {
		const found = await readQueue(context, ref);
		const request = {
			ref,
			queue: found,
			reason,
			state: 'draining',
			restore: resumeAfterJob,
		};
		let queue = found;
		if (found.state === 'draining') {
			context.setOutputs(changeOutputs([]));
			context.log.info('The queue was already draining');
		}
		else {
			const set = await setState(context, request);
			if ('planned' in set)
				return set.planned;
			queue = set.queue;
		}
		if (wait && !context.dryRun)
			return drain(context, request, timeoutMinutes * 60_000);
		return {
			outcome: 'draining',
			details: { queue },
			summary: stateReport(request, (0, report/* headline */.Pl)('neutral', `The queue ${(0, references/* queueName */.nM)(ref)} is draining`), queue, context.clock.now()),
		};
	},
});
async function drain(context, request, timeoutMs) {
	const { ref } = request;
	const end = await waitUntilDrained(context, ref, timeoutMs);
	const { drained, queue, polls, waitedMs } = end;
	const waited = (0, duration/* duration */.p)(waitedMs / 1000);
	const waiting = stillWaiting(queue);
	if (drained && waiting !== '')
		context.log.notice(`${(0, references/* queueName */.nM)(ref)}: ${waiting}`);
	const opening = drained
		? (0, report/* headline */.Pl)('good', `The queue ${(0, references/* queueName */.nM)(ref)} was drained after ${waited}`)
		: (0, report/* headline */.Pl)('bad', `The queue ${(0, references/* queueName */.nM)(ref)} was not drained after ${waited}`);
	return {
		outcome: drained ? 'drained' : 'timed-out',
		outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
		details: { queue },
		summary: stateReport(request, opening, queue, context.clock.now()),
		...(drained ? {} : { failure: new errors/* ActionError */.lZ('timed-out', notDrained(ref, end)) }),
	};
}
var schemas = __webpack_require__(9662);








const getQueue = (0, operation/* defineOperation */.h)({
	about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
	target: queueTarget,
	inputs: { failOn: (0, inputs/* orElse */.NW)((0, inputs/* choices */.zM)(schemas/* QUEUE_STATES */.PE), []) },
	outputs: queueOutputNames,
	outcomes: ['found', 'not-found'],
	async run(inputs, context, ref) {
		const queue = await readQueue(context, ref);
		const gated = inputs.failOn.some((state) => state === queue.state);
		return {
			outcome: 'found',
			details: { queue },
			summary: `${(0, report/* headline */.Pl)(gated ? 'bad' : 'neutral', `The queue ${(0, references/* queueName */.nM)(ref)} is ${queue.state}${gated ? ', which fail-on lists' : ''}`)}\n\n${(0, report/* queueReport */.Qs)(ref, queue, context.clock.now())}`,
			...(gated
				? {
					failure: `Reading the queue ${(0, references/* queueName */.nM)(ref)}: it is ${queue.state}, which \`fail-on\` lists. Resume the queue, or run the step again when its state has changed.`,
				}
				: {}),
		};
	},
});





const pauseQueue = (0, operation/* defineOperation */.h)({
	about: 'Pause a queue: nothing is tested and nothing merges until it is resumed.',
	target: queueTarget,
	inputs: { reason: (0, inputs/* optional */.lq)((0, inputs/* line */.n8)()), resumeAfterJob: (0, inputs/* flag */.Jt)() },
	outputs: [...queueOutputNames, ...changeOutputNames],
	outcomes: ['paused', 'unchanged'],
	async run({ reason, resumeAfterJob }, context, ref) {
		const queue = await readQueue(context, ref);
		const request = { ref, queue, reason, state: 'paused', restore: resumeAfterJob };
		if (queue.state === 'paused')
			return unchanged(context, request, `is already paused${resumeAfterJob ? '; that pause is not undone when the job ends' : ''}`);
		return changeState(context, request, 'paused');
	},
});





const resumeQueue = (0, operation/* defineOperation */.h)({
	about: 'Let a paused or draining queue run again.',
	target: queueTarget,
	inputs: { expectedState: (0, inputs/* optional */.lq)((0, inputs/* choice */.Yq)(['paused', 'draining'])) },
	outputs: [...queueOutputNames, ...changeOutputNames],
	outcomes: ['resumed', 'unchanged'],
	async run({ expectedState }, context, ref) {
		const queue = await readQueue(context, ref);
		if (queue.state === 'running')
			return unchanged(context, { ref, queue }, 'is already running');
		if (expectedState !== undefined && queue.state !== expectedState)
			return unchanged(context, { ref, queue }, `is ${queue.state}, not ${expectedState}, so it was not changed`);
		return changeState(context, { ref, queue, state: 'running', restore: false }, 'resumed');
	},
});












const updateQueue = (0, operation/* defineOperation */.h)({
	about: 'Change the settings or the state of a queue: what differs is sent, then read back.',
	target: queueTarget,
	inputs: {
		queueSettings: (0, inputs/* optional */.lq)(settingsInput()),
		queueState: (0, inputs/* optional */.lq)((0, inputs/* choice */.Yq)(queue_restore/* SETTABLE_STATES */.qW)),
	},
	outputs: [...queueOutputNames, ...changeOutputNames],
	outcomes: ['updated', 'unchanged'],
	checks: [
		({ queueSettings = {}, queueState }) => Object.keys(queueSettings).length === 0 && queueState === undefined
			? 'Input `queue-settings` or `queue-state` must say what to change'
			: undefined,
	],
	async run({ queueSettings = {}, queueState }, context, ref) {
		const before = await readQueue(context, ref);
		const wanted = [
			...(0, queue_settings/* differences */.tX)(before, queueSettings),
			...(queueState === undefined || queueState === before.state
				? []
				: [stateChange(before, queueState)]),
		];
		if (wanted.length === 0)
			return unchanged(context, { ref, queue: before }, 'is already as requested');
		if (context.dryRun)
			return plannedChanges(context.log, wanted, [(0, requests/* updateQueue */.df)(ref, (0, queue_settings/* updateFor */.pR)(wanted))]);
		const { queue, changes } = await (0, change/* changeQueue */.g)(context, ref, wanted);
		record(context, queue);
		context.log.info(`The queue ${(0, references/* queueName */.nM)(ref)} was updated`);
		return {
			outcome: 'updated',
			outputs: changeOutputs(changes),
			details: { queue, changes },
			summary: [
				(0, report/* headline */.Pl)('good', `The queue ${(0, references/* queueName */.nM)(ref)} was updated`),
				(0, report/* changesTable */.EI)([{ changes }], 'Before', 'After'),
				(0, report/* queueReport */.Qs)(ref, queue, context.clock.now()),
			].join('\n\n'),
		};
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
function saveRestore(context, { ref, found, set }) {
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(ref);
	const restorable = restorableState(found);
	if (restorable === undefined) {
		context.log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return;
	}
	const restore = { ref, found: restorable, set };
	context.saveForPost(RESTORE_KEY, JSON.stringify(restore));
	context.log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
}
const restorableState = (found) => SETTABLE_STATES.find((state) => state === (found === 'switching_modes' ? 'running' : found));

/***/ }),

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (planned)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);


const LONGEST_BODY = 4000;
function planned(log, requests) {
	for (const request of requests) {
		log.group(`Dry run: ${(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(request)}`, [shown(request)]);
	}
	return {
		outcome: 'planned',
		details: {
			planned: requests.map((request) => ({
				method: request.method,
				path: request.path,
				body: bodyText(request),
			})),
		},
		summary: [
			'Dry run: nothing was sent. These requests were planned:',
			'',
			(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Request', 'Body'], requests.map((request) => [
				(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${request.method} ${request.path}`),
				(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown(request)),
			])),
		].join('\n'),
	};
}
function bodyText({ body }) {
	if (body === undefined)
		return '';
	return Array.isArray(body)
		? Buffer.concat(body).toString()
		: JSON.stringify(body);
}
function shown(request) {
	const body = bodyText(request);
	return body.length > LONGEST_BODY
		? `${body.slice(0, LONGEST_BODY)}… (${body.length} characters; \`result-file\` has all of them)`
		: body;
}

/***/ }),

/***/ 600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  l: () => (noTarget)
});
const noTarget = {
	inputs: {},
	outputs: [],
	locate: () => ({ location: undefined }),
	resolve: async () => undefined,
};

/***/ })

};

export { id, ids, modules };
