"use strict";
exports.id = 762;
exports.ids = [762];
exports.modules = {

 5762:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const queue = __webpack_require__(8765);
const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);

const postInputs = {
	...clients.commonInputs.shape,
	...queue.queueTarget.inputs,
	resumeAfterJob: clients.flag(),
	hold: clients.optional(clients.holdName()),
};
const PATIENCE_SECONDS = 600;
async function restoreQueue({ core: unsafe, ...outside }, saved) {
	const { signal } = clients.untilGraceEnds(outside);
	const deadline = new common.Deadline(outside.clock, signal, Number.POSITIVE_INFINITY, outside.signal);
	const runner = { ...outside, ...common.hideSecrets(unsafe) };
	return common.withRedact(runner.redact, () => restore(runner, deadline, saved));
}
async function restore(runner, deadline, saved) {
	const { core, log } = runner;
	try {
		const { inputs, problems } = await clients.readInputs(postInputs, core.getInput);
		if (problems.length > 0)
			throw new common.InputError(problems);
		const held = queue.STOPPED_STATES.get(core.getInput('operation').trim());
		const state = inputs.resumeAfterJob && held ? queue.parseSavedState(saved) : undefined;
		if (state === undefined || state.set !== held || state.hold !== inputs.hold) {
			log.warning('The state `restore` of this step was ignored: the step did not save it. Another step of the job may have put `STATE_restore` into the environment.');
			return true;
		}
		const event = clients.readEvent(runner.env);
		const repository = clients.repositoryRef(inputs, event.serverUrl);
		const ref = queue.queueOf(inputs, { event, repository });
		const headers = { 'x-api-token': inputs.apiToken ?? '' };
		const patient = { ...inputs, retryTimeoutSeconds: PATIENCE_SECONDS };
		const service = clients.serviceClient({ ...runner, inputs: patient }, headers, PATIENCE_SECONDS);
		const github = clients.gitHubClient({ ...runner, inputs: patient }, event, repository);
		const authors = { login: undefined, mayWrite: new Map() };
		const context = { ...runner, service, github, authors, setOutputs: () => { } };
		const { hold: name } = state;
		const { mark, sentence } = name === undefined
			? await queue.restoreState(context, deadline, ref, state)
			: await queue.restoreWithHold(context, deadline, ref, event, { ...state, hold: name });
		if (mark === 'warning')
			log.warning(`${sentence}.`);
		else if (mark === 'notice')
			log.notice(`${sentence}.`);
		else
			log.info(sentence);
		if (inputs.summary)
			clients.addToSummary(runner, queue.queueVerdict(mark === 'notice' ? 'neutral' : mark, sentence));
		return true;
	}
	catch (error) {
		const why = error instanceof common.ActionError ? error.message : String(error);
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