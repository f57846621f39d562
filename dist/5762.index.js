"use strict";
exports.id = 5762;
exports.ids = [5762];
exports.modules = {

 5762:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const operation = __webpack_require__(4777);
const index = __webpack_require__(3690);
const pullFiles = __webpack_require__(7404);
const savedState = __webpack_require__(8338);
const store = __webpack_require__(5960);

const isOfStep = ({ name, step }, saved) => name === saved.hold && step !== '' && step === saved.step;
function commentsOfJob(comments, saved, { runUrl, runAttempt, job }) {
	const ofStep = comments.filter((comment) => isOfStep(comment, saved));
	const ofJob = comments.filter((comment) => comment.name === saved.hold &&
		comment.run === index.redact(runUrl) &&
		comment.job === index.redact(job) &&
		!ofStep.includes(comment));
	const attempts = ofJob.map(({ attempt }) => Number(attempt));
	const areEarlier = attempts.every((attempt) => attempt >= 1 && attempt < Number(runAttempt));
	const isCertain = areEarlier && new Set(attempts).size === attempts.length;
	return isCertain ? [...ofStep, ...ofJob] : ofStep;
}
function driftOf(state, { found, left, proved }) {
	if (state === left)
		return 'as-left';
	if (state === found && !proved)
		return 'may-change';
	return 'changed';
}
const GONE = pullFiles.Queue.parse({ state: 'gone', enqueuedPullRequests: [] });
const findQueue = async ({ service }, deadline, ref) => (await service.findQueue(deadline, ref)) ?? GONE;
async function restoreWithHold(context, deadline, ref, run, saved) {
	const { hold: name, found, set, left = set, proved } = saved;
	const states = { found, left, proved };
	const drift = driftOf(await presentState(context, deadline, ref, states), states);
	const release = await savedState.endHold(context, deadline, ref, () => findQueue(context, deadline, ref), {
		name,
		own: (comments) => commentsOfJob(comments, saved, run),
		isIncomplete: (comments) => !comments.some((comment) => isOfStep(comment, saved)),
		remembered: { ...NO_TEXT, name, stateBefore: found },
		countsAs: (state) => (drift === 'may-change' && state === found ? left : state),
		mayResumeFrom: (state) => state === left || (left === 'draining' && state === 'paused'),
	});
	return restoredByHold(ref, name, states, release);
}
const NO_TEXT = {
	reason: '',
	since: '',
	until: '',
	run: '',
	attempt: '',
	job: '',
	workflow: '',
	step: '',
};
function restoredByHold(ref, name, { found, left }, { end, queue, foundState, holds }) {
	const { state } = queue;
	const isLeft = holds.some((hold) => hold.name === name);
	let removed = `The hold ${name} of the queue ${pullFiles.queueName(ref)} was removed`;
	if (isLeft)
		removed += ' by this job, and stays for another one that uses its name';
	const difference = `not ${left} as this job left it`;
	if (queue === GONE)
		return { mark: 'warning', sentence: `${removed}. The queue was deleted meanwhile` };
	switch (end) {
		case 'resumed':
			if (foundState === left)
				return { mark: 'neutral', sentence: `${removed}, and the queue runs again` };
			return {
				mark: 'warning',
				sentence: `${removed}, and the queue runs again. It was ${foundState}, ${difference}`,
			};
		case 'running':
			return {
				mark: isLeft ? 'notice' : 'neutral',
				sentence: `${removed}. The queue is running already`,
			};
		case 'held':
			if (state === 'running')
				return {
					mark: 'notice',
					sentence: `${removed}. The queue is running. If the change of this job to ${left} still takes effect, it stays ${left}, because it has ${store.heldClause(holds)}`,
				};
			return {
				mark: 'notice',
				sentence: `${removed}. The queue stays ${state}, because it has ${store.heldClause(holds)}`,
			};
		case 'other-state':
			return {
				mark: 'warning',
				sentence: `${removed}. The queue is ${state}, ${difference}. Someone else changed it, so it stays ${state} until someone resumes it`,
			};
		case 'no-hold':
		case 'stopped-before':
			return {
				mark: 'warning',
				sentence: `The queue ${pullFiles.queueName(ref)} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
			};
	}
}
async function restoreState(context, deadline, ref, { found, set, proved }) {
	const name = `The queue ${pullFiles.queueName(ref)}`;
	const states = { found, left: set, proved };
	const state = await presentState(context, deadline, ref, states);
	if (driftOf(state, states) === 'changed') {
		const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`;
		return { mark: 'warning', sentence };
	}
	const changes = [{ field: 'state', before: set, after: found }];
	operation.queueOrThrow(await operation.ensureQueue(context, deadline, ref, changes, { state: found }));
	const restored = `${name} was restored from ${set} to ${found}`;
	if (found === 'running')
		return { mark: 'neutral', sentence: restored };
	const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`;
	return { mark: 'warning', sentence };
}
const LATE_MS = 15000;
async function presentState(context, deadline, ref, { found, left, proved }) {
	const isDoubtful = (queue) => queue === GONE || (proved && queue.state !== left);
	const read = () => pullFiles.readUntilConsistent(deadline, () => findQueue(context, deadline, ref), isDoubtful);
	if (proved)
		return (await read()).state;
	return (await pullFiles.readUntilConsistent(deadline, read, ({ state }) => state === found, LATE_MS)).state;
}

const postInputs = {
	...pullFiles.commonInputs.shape,
	...operation.queueTarget.inputs,
	resumeAfterJob: pullFiles.flag(),
	hold: pullFiles.optional(pullFiles.holdName()),
};
const PATIENCE_SECONDS = 600;
async function restoreQueue({ core: unsafe, ...outside }, saved) {
	const { signal } = pullFiles.untilGraceEnds(outside);
	const deadline = new pullFiles.Deadline(outside.clock, signal, Number.POSITIVE_INFINITY, outside.signal);
	const runner = { ...outside, ...index.hideSecrets(unsafe) };
	return index.withRedact(runner.redact, () => restore(runner, deadline, saved));
}
async function restore(runner, deadline, saved) {
	const { core, log } = runner;
	try {
		const { inputs, problems } = await pullFiles.readInputs(postInputs, core.getInput);
		if (problems.length > 0)
			throw new index.InputError(problems);
		const held = savedState.STOPPED_STATES.get(core.getInput('operation').trim());
		const state = inputs.resumeAfterJob && held ? savedState.parseSavedState(saved) : undefined;
		if (state === undefined || state.set !== held || state.hold !== inputs.hold) {
			log.warning('The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.');
			return true;
		}
		const event = pullFiles.readEvent(runner.env);
		const repository = pullFiles.repositoryRef(inputs, event.serverUrl);
		const ref = operation.queueOf(inputs, { event, repository });
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS };
		const service = pullFiles.serviceClient({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS);
		const github = pullFiles.gitHubClient({ ...runner, inputs: patient }, event, repository);
		const authors = { login: undefined, mayWrite: new Map() };
		const context = { ...runner, service, github, authors, setOutputs: () => { } };
		const { hold: name } = state;
		const { mark, sentence } = name === undefined
			? await restoreState(context, deadline, ref, state)
			: await restoreWithHold(context, deadline, ref, event, { ...state, hold: name });
		if (mark === 'warning')
			log.warning(`${sentence}.`);
		else if (mark === 'notice')
			log.notice(`${sentence}.`);
		else
			log.info(sentence);
		if (inputs.summary)
			pullFiles.addToSummary(runner, operation.queueVerdict(mark === 'notice' ? 'neutral' : mark, sentence));
		return true;
	}
	catch (error) {
		const why = error instanceof index.ActionError ? error.message : String(error);
		log.error(`The queue could not be restored to the state it had before this job: ${why}`, {
			title: 'Merge queue: resume-after-job failed',
		});
		return false;
	}
}

exports.restoreQueue = restoreQueue;

 })

};
;