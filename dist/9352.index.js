"use strict";
exports.id = 9352;
exports.ids = [9352];
exports.modules = {

 9352:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const node_path = __webpack_require__(6760);
const commits = __webpack_require__(7044);
const resolve = __webpack_require__(8966);
const config = __webpack_require__(5596);
const operation$1 = __webpack_require__(4777);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const publish = __webpack_require__(9254);

const configInputs = {
	queueConfigFile: pullFiles.line(),
	prune: pullFiles.flag(),
	failOnDrift: pullFiles.flag(),
	planOnly: pullFiles.flag(),
	comment: pullFiles.commentPolicy(),
};
const operation = timeInQueue.defineOperation({
	about: 'Make the queues of the repository match a file, or report where they differ.',
	target: resolve.unresolvedPullRequestTarget,
	inputs: configInputs,
	outputs: ['changed', 'changes'],
	outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
	onlyWith: { pullRequest: 'comment', targetBranch: 'comment' },
	async run(given, context, location) {
		const { queueConfigFile: path, prune, comment } = given;
		const pullRequest = await resolve.numberToCommentOn(comment, location, context, context.deadline);
		const plans = [];
		const { queues, warnings } = await config.readQueueConfig(context.workspace, path);
		for (const warning of warnings)
			context.log.warning(`${warning}.`);
		for (const wanted of queues)
			plans.push(await planQueue(context, context.deadline, wanted, prune));
		logPlan(context, plans);
		context.setOutputs(operation$1.changeOutputs([]));
		const plan = planSummary(path, plans, planNext(context, given));
		let result;
		try {
			result = await concludeConfig(context, context.deadline, given, plans, plan);
			return result;
		}
		finally {
			if (pullRequest !== undefined && !context.deadline.isOver)
				await keepPlanComment(context, context.deadline, given, pullRequest, plan, result);
		}
	},
});
async function keepPlanComment(context, deadline, { queueConfigFile: path, comment: policy }, pullRequest, plan, result) {
	const isFailed = result === undefined || result.failure !== undefined;
	const onlyUpdate = policy !== 'always' && !isFailed;
	const report = (result?.outcome === 'applied' && result.summary) || plan;
	const comment = { number: pullRequest, marker: configMarker(path), onlyUpdate };
	await publish.publish(context, deadline, report, { comment });
}
const configMarker = (path) => `queue-config/${commits.shortHash(node_path.posix.normalize(path))}`;
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
	const { details, ...plan } = commits.planOnlyResult(context.log, differing.flatMap(plannedRequests), plannedWords);
	return {
		...plan,
		outputs: { changed: false, changes },
		details: { ...details, changes, queues: differing },
	};
}
const isDiffering = ({ action }) => action !== 'none';
function planSummary(path, plans, next) {
	const differing = plans.filter(isDiffering);
	if (differing.length === 0)
		return operation$1.queueVerdict('good', `Every queue matches \`${path}\``);
	const changing = differing.filter(willChange);
	const diff = operation$1.planDiff(differing.flatMap(({ changes }) => changes));
	const parts = [...diff, ...planNotes(differing)];
	const report = operation$1.queueVerdict('neutral', planCounts(changing), parts, switchNotes(differing));
	return changing.length === 0 ? report : { ...report, next };
}
function planCounts(changing) {
	const clauses = PLANNED.flatMap(([planned, clause]) => {
		const count = changing.filter(({ action }) => action === planned).length;
		return count === 0 ? [] : [{ count, clause }];
	});
	if (clauses.length === 0)
		return 'No queue would change';
	return clauses
		.map(({ count, clause }, index$1) => index$1 === 0 ? `${index.pluralize(count, 'queue')} ${clause}` : `${count} ${clause}`)
		.join(', ');
}
const PLANNED = [
	['update', 'would change'],
	['create', 'would be created'],
	['delete', 'would be deleted'],
];
function planNext({ dryRun, event }, { failOnDrift, planOnly }) {
	if (failOnDrift || !(dryRun || planOnly))
		return undefined;
	const inputs = [];
	if (dryRun)
		inputs.push('dry-run');
	if (planOnly)
		inputs.push('plan-only');
	const when = event.name === 'pull_request' ? 'After the merge, run' : 'Run';
	return pullFiles.prose(`${when} this step without ${inputs.map(index.inBackticks).join(' and ')} to apply it.`);
}
const willChange = (plan) => !isKept(plan) && !isOccupied(plan);
const switchNotes = (differing) => modeSwitches(differing).map(operation$1.warningLine);
const planNotes = (differing) => [
	keptSentence(differing),
	operation$1.withQueues('Not deleted before they are empty', refsOf(differing.filter(isOccupied))),
];
const modeSwitches = (plans) => plans
	.filter(({ action, changes }) => action === 'update' && changes.some(isModeChange))
	.map(({ ref }) => `The queue ${index.inBackticks(pullFiles.queueName(ref))} switches modes, which drains it: its running tests finish first, and nothing new starts until then.`);
const isModeChange = ({ field }) => field === 'mode';
function logPlan({ log }, plans) {
	for (const { ref, action, changes } of plans) {
		const name = pullFiles.queueName(ref);
		if (action === 'none')
			log.info(`${name}: matches the file`);
		else
			log.group(`${name}: ${action}`, changes.map(operation$1.changeLine));
	}
}
const MAX_NAMED_QUEUES = 20;
function drifted(path, differing, changes) {
	const isOne = differing.length === 1;
	const count = `${index.pluralize(differing.length, 'queue')} ${isOne ? 'differs' : 'differ'}`;
	const named = differing.flatMap((plan) => (plan.queue ? plan.changes : plan.changes.slice(0, 1)));
	const lines = named.map((change) => {
		if (isOne)
			return operation$1.driftLine(change);
		return `${change.branch}: ${operation$1.driftLine(change)}`;
	});
	const failure = new index.ActionError('refused', {
		request: `Comparing the queues with ${path}`,
		problem: `${count} (${branchesOf(differing)}): ${index.firstOf(lines, MAX_NAMED_QUEUES, '; ')}`,
		remedy: 'Apply the file, or change it to match the queues.',
	});
	const parts = [...operation$1.planDiff(changes), ...planNotes(differing)];
	const why = [operation$1.problemLine('`fail-on-drift` is true'), ...switchNotes(differing)];
	return {
		outcome: 'drifted',
		outputs: { changed: false, changes },
		details: { queues: differing },
		summary: operation$1.queueVerdict('bad', `${count} from \`${path}\``, parts, why),
		failure,
	};
}
const branchesOf = (plans) => index.firstOf(plans.map(({ branch }) => branch), MAX_NAMED_QUEUES);
async function apply(context, deadline, path, differing) {
	const { log } = context;
	const kept = differing.filter(isKept);
	for (const { ref } of kept)
		log.warning(`The file marks the queue ${pullFiles.queueName(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`);
	const done = await applyPlans(context, deadline, differing);
	const changes = done.flatMap((plan) => plan.changes);
	const details = { applied: done, kept: kept.map(({ branch }) => branch) };
	if (done.length === 0) {
		const summary = operation$1.queueVerdict('warning', 'Nothing was changed', [keptSentence(kept)]);
		return { outcome: 'planned', details, summary };
	}
	const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`;
	const parts = [...operation$1.changesDiff(changes), keptSentence(kept)];
	const summary = operation$1.queueVerdict('good', `${changed} to match \`${path}\``, parts);
	return { outcome: 'applied', details, summary };
}
const isKept = ({ action }) => action === 'keep';
const keptSentence = (plans) => operation$1.withQueues('Not deleted without `prune`', refsOf(plans.filter(isKept)));
const refsOf = (plans) => plans.map(({ ref }) => ref);
async function planQueue(context, deadline, { branch, state, ...settings }, prune) {
	const ref = pullFiles.queueRef(context.repository, branch);
	const queue = await context.service.findQueue(deadline, ref);
	const wanted = state === 'absent' ? undefined : settings;
	const changes = operation$1.queueChanges(queue, wanted).map((change) => ({ branch, ...change }));
	const action = changes.length === 0 ? 'none' : actionFor(queue, wanted, prune);
	return { branch, ref, settings, queue, action, changes };
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
		return operation$1.plannedCreate(ref, settings);
	if (action === 'update')
		return [pullFiles.updateQueue(ref, operation$1.updateFor(changes))];
	if (action === 'delete' && !isOccupied(plan))
		return [pullFiles.deleteQueue(ref)];
	return [];
}
const isOccupied = ({ action, queue }) => action === 'delete' && queue !== undefined && !operation$1.isQueueEmpty(queue);
function warnOfOccupied({ log }, plans) {
	for (const { ref, queue } of plans.filter(isOccupied)) {
		const { request, problem } = operation$1.notEmpty(ref, queue);
		log.warning(`${request} would fail now: ${problem}.`);
	}
}
async function applyPlans(context, deadline, plans) {
	const done = [];
	const deletions = plans.filter(({ action }) => action === 'delete');
	const rest = plans.filter(({ action }) => action === 'create' || action === 'update');
	for (const plan of [...rest, ...deletions]) {
		const record = (changes) => context.setOutputs(operation$1.changeOutputs([...done.flatMap((before) => before.changes), ...changes]));
		await applyPlan(context, deadline, plan, record).catch((error) => {
			if (!(error instanceof index.ActionError))
				throw error;
			const before = done.length === 0 ? 'nothing was changed before' : `changed before: ${branchesOf(done)}`;
			const problem = error.explanation.problem.replace(/[.\s]+$/, '');
			throw error.withProblem(`${problem} (queue ${pullFiles.queueName(plan.ref)}; ${before})`);
		});
		record(plan.changes);
		done.push(plan);
	}
	return done;
}
async function applyPlan(context, deadline, { action, ref, settings, changes, queue }, record) {
	const finish = (ensured) => {
		record(ensured.changed);
		operation$1.queueOrThrow(ensured);
	};
	if (action === 'update')
		finish(await operation$1.ensureQueue(context, deadline, ref, changes, { settings }));
	if (action === 'delete') {
		const removal = await operation$1.removeQueue(context, deadline, ref, queue);
		if (typeof removal !== 'string')
			throw new index.ActionError('refused', operation$1.notEmpty(ref, removal));
		context.log.info(`The queue ${pullFiles.queueName(ref)} was deleted`);
	}
	if (action === 'create') {
		const created = await operation$1.createAndConfigure(context, deadline, ref, changes, settings);
		if (!created.created)
			throw new index.ActionError('refused', {
				request: `Creating the queue ${pullFiles.queueName(ref)}`,
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