"use strict";
exports.id = 352;
exports.ids = [352];
exports.modules = {

 9352:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_path = __webpack_require__(6760);
const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(4823);
const queue = __webpack_require__(8765);
const common = __webpack_require__(4516);
const later = __webpack_require__(7963);

const configInputs = {
	queueConfigFile: clients.line(),
	prune: clients.flag(),
	failOnDrift: clients.flag(),
	planOnly: clients.flag(),
	comment: clients.commentPolicy(),
};
const operation = clients.defineOperation({
	about: 'Make the queues of the repository match a file, or report where they differ.',
	target: pullRequest.unresolvedPullRequestTarget,
	inputs: configInputs,
	outputs: ['changed', 'changes'],
	outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
	onlyWith: { pullRequest: 'comment', targetBranch: 'comment' },
	async run(given, context, location) {
		const { queueConfigFile: path, prune, comment } = given;
		const pullRequest$1 = await pullRequest.numberToCommentOn(comment, location, context, context.deadline);
		const plans = [];
		const { queues, warnings } = await queue.readQueueConfig(context.workspace, path);
		for (const warning of warnings)
			context.log.warning(`${warning}.`);
		for (const wanted of queues)
			plans.push(await planQueue(context, context.deadline, wanted, prune));
		logPlan(context, plans);
		context.setOutputs(queue.changeOutputs([]));
		const plan = planSummary(path, plans);
		let result;
		try {
			result = await concludeConfig(context, context.deadline, given, plans, plan);
			return result;
		}
		finally {
			if (pullRequest$1 !== undefined && !context.deadline.isOver)
				await keepPlanComment(context, context.deadline, given, pullRequest$1, plan, result);
		}
	},
});
async function keepPlanComment(context, deadline, { queueConfigFile: path, comment: policy }, pullRequest, plan, result) {
	const isFailed = result === undefined || result.failure !== undefined;
	const onlyUpdate = policy !== 'always' && !isFailed;
	const report = (result?.outcome === 'applied' && result.summary) || plan;
	const comment = { number: pullRequest, marker: configMarker(path), onlyUpdate };
	await later.publish(context, deadline, report, { comment });
}
const configMarker = (path) => `queue-config/${clients.shortHash(node_path.posix.normalize(path))}`;
async function concludeConfig(context, deadline, { queueConfigFile: path, failOnDrift, planOnly }, plans, summary) {
	const differing = plans.filter(isDiffering);
	if (differing.length === 0)
		return { outcome: 'in-sync', details: { queues: plans }, summary };
	const changes = differing.flatMap((plan) => plan.changes);
	const isApplied = !failOnDrift && !context.dryRun && !planOnly;
	if (isApplied && context.event.name === 'pull_request')
		context.log.warning(`This applies ${path} from a pull request, before it is merged. Use \`dry-run: true\` in runs for pull requests, and apply the file in runs for the target branch.`);
	for (const sentence of modeSwitches(differing))
		context.log.warning(sentence);
	if (failOnDrift)
		return drifted(path, differing, changes);
	if (isApplied)
		return apply(context, deadline, path, differing);
	warnOfOccupied(context, differing);
	const plannedWords = { why: context.dryRun ? 'Dry run' : 'Plan only', report: summary };
	const { details, ...plan } = clients.planOnlyResult(context.log, differing.flatMap(plannedRequests), plannedWords);
	return {
		...plan,
		outputs: { changed: false, changes },
		details: { ...details, changes, queues: differing },
	};
}
const isDiffering = ({ action }) => action !== 'none';
function planSummary(path, plans) {
	const differing = plans.filter(isDiffering);
	if (differing.length === 0)
		return queue.queueVerdict('good', `Every queue matches \`${path}\``);
	const changing = differing.filter(willChange).length;
	const subject = changing === 0 ? 'No queue' : common.pluralize(changing, 'queue');
	const diff = queue.planDiff(differing.flatMap(({ changes }) => changes));
	const parts = [...diff, ...planNotes(differing)];
	return queue.queueVerdict('neutral', `${subject} would change`, parts, switchNotes(differing));
}
const willChange = (plan) => !isKept(plan) && !isOccupied(plan);
const switchNotes = (differing) => modeSwitches(differing).map(queue.warningLine);
const planNotes = (differing) => [
	keptSentence(differing),
	queue.withQueues('Not deleted before they are empty', refsOf(differing.filter(isOccupied))),
];
const modeSwitches = (plans) => plans
	.filter(({ action, changes }) => action === 'update' && changes.some(isModeChange))
	.map(({ ref }) => `The queue ${common.inBackticks(common.queueName(ref))} switches modes, which drains it: its running tests finish first, and nothing new starts until then.`);
const isModeChange = ({ field }) => field === 'mode';
function logPlan({ log }, plans) {
	for (const { ref, action, changes } of plans) {
		const name = common.queueName(ref);
		if (action === 'none')
			log.info(`${name}: matches the file`);
		else
			log.group(`${name}: ${action}`, changes.map(queue.changeLine));
	}
}
const MAX_NAMED_QUEUES = 20;
function drifted(path, differing, changes) {
	const isOne = differing.length === 1;
	const count = `${common.pluralize(differing.length, 'queue')} ${isOne ? 'differs' : 'differ'}`;
	const named = differing.flatMap((plan) => (plan.queue ? plan.changes : plan.changes.slice(0, 1)));
	const lines = named.map((change) => {
		if (isOne)
			return queue.driftLine(change);
		return `${change.branch}: ${queue.driftLine(change)}`;
	});
	const failure = new common.ActionError('refused', {
		request: `Comparing the queues with ${path}`,
		problem: `${count} (${branchesOf(differing)}): ${common.firstOf(lines, MAX_NAMED_QUEUES, '; ')}`,
		remedy: 'Apply the file, or change it to match the queues.',
	});
	const parts = [...queue.planDiff(changes), ...planNotes(differing)];
	const why = [queue.problemLine('`fail-on-drift` is true'), ...switchNotes(differing)];
	return {
		outcome: 'drifted',
		outputs: { changed: false, changes },
		details: { queues: differing },
		summary: queue.queueVerdict('bad', `${count} from \`${path}\``, parts, why),
		failure,
	};
}
const branchesOf = (plans) => common.firstOf(plans.map(({ branch }) => branch), MAX_NAMED_QUEUES);
async function apply(context, deadline, path, differing) {
	const { log } = context;
	const kept = differing.filter(isKept);
	for (const { ref } of kept)
		log.warning(`The file marks the queue ${common.queueName(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`);
	const done = await applyPlans(context, deadline, differing);
	const changes = done.flatMap((plan) => plan.changes);
	const details = { applied: done, kept: kept.map(({ branch }) => branch) };
	if (done.length === 0) {
		const summary = queue.queueVerdict('warning', 'Nothing was changed', [keptSentence(kept)]);
		return { outcome: 'planned', details, summary };
	}
	const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`;
	const parts = [...queue.changesDiff(changes), keptSentence(kept)];
	const summary = queue.queueVerdict('good', `${changed} to match \`${path}\``, parts);
	return { outcome: 'applied', details, summary };
}
const isKept = ({ action }) => action === 'keep';
const keptSentence = (plans) => queue.withQueues('Not deleted without `prune`', refsOf(plans.filter(isKept)));
const refsOf = (plans) => plans.map(({ ref }) => ref);
async function planQueue(context, deadline, { branch, state, ...settings }, prune) {
	const ref = common.queueRef(context.repository, branch);
	const queue$1 = await context.service.findQueue(deadline, ref);
	const wanted = state === 'absent' ? undefined : settings;
	const changes = queue.queueChanges(queue$1, wanted).map((change) => ({ branch, ...change }));
	const action = changes.length === 0 ? 'none' : actionFor(queue$1, wanted, prune);
	return { branch, ref, settings, queue: queue$1, action, changes };
}
function actionFor(queue, wanted, prune) {
	if (queue === undefined)
		return 'create';
	if (wanted !== undefined)
		return 'update';
	return prune ? 'delete' : 'keep';
}
function plannedRequests(plan) {
	const { action, ref, settings, changes } = plan;
	if (action === 'create')
		return queue.plannedCreate(ref, settings);
	if (action === 'update')
		return [clients.updateQueue(ref, queue.updateFor(changes))];
	if (action === 'delete' && !isOccupied(plan))
		return [clients.deleteQueue(ref)];
	return [];
}
const isOccupied = ({ action, queue: queue$1 }) => action === 'delete' && queue$1 !== undefined && !queue.isQueueEmpty(queue$1);
function warnOfOccupied({ log }, plans) {
	for (const { ref, queue: queue$1 } of plans.filter(isOccupied)) {
		const { request, problem } = queue.notEmpty(ref, queue$1);
		log.warning(`${request} would fail now: ${problem}.`);
	}
}
async function applyPlans(context, deadline, plans) {
	const done = [];
	const deletions = plans.filter(({ action }) => action === 'delete');
	const rest = plans.filter(({ action }) => action === 'create' || action === 'update');
	for (const plan of [...rest, ...deletions]) {
		const record = (changes) => context.setOutputs(queue.changeOutputs([...done.flatMap((before) => before.changes), ...changes]));
		await applyPlan(context, deadline, plan, record).catch((error) => {
			if (!(error instanceof common.ActionError))
				throw error;
			const before = done.length === 0 ? 'nothing was changed before' : `changed before: ${branchesOf(done)}`;
			const problem = error.explanation.problem.replace(/[.\s]+$/, '');
			throw error.withProblem(`${problem} (queue ${common.queueName(plan.ref)}; ${before})`);
		});
		record(plan.changes);
		done.push(plan);
	}
	return done;
}
async function applyPlan(context, deadline, { action, ref, settings, changes, queue: queue$1 }, record) {
	const finish = (ensured) => {
		record(ensured.changed);
		queue.queueOrThrow(ensured);
	};
	if (action === 'update')
		finish(await queue.ensureQueue(context, deadline, ref, changes, { settings }));
	if (action === 'delete') {
		const removal = await queue.removeQueue(context, deadline, ref, queue$1);
		if (typeof removal !== 'string')
			throw new common.ActionError('refused', queue.notEmpty(ref, removal));
		context.log.info(`The queue ${common.queueName(ref)} was deleted`);
	}
	if (action === 'create') {
		const created = await queue.createAndConfigure(context, deadline, ref, changes, settings);
		if (!created.created)
			throw new common.ActionError('refused', {
				request: `Creating the queue ${common.queueName(ref)}`,
				problem: 'someone else created it while this step ran',
				remedy: 'Run the step again: it compares the queue with the file again.',
			});
		finish(created);
	}
}

exports.operation = operation;


 })

};
;