const id = 601;
const ids = [601];
const modules = {

/***/ 3601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  restartTests: () => (restartTests)
});

var errors = __webpack_require__(4096);
var pull_request_record = __webpack_require__(6583);
var report = __webpack_require__(2484);
var resolve = __webpack_require__(5071);

const SETTLE_MS = 5000;
async function restartVerified({ service, clock }, ref, before) {
	const then = (0, pull_request_record/* changedAt */.Ek)(before);
	const read = async (call) => {
		if (then === undefined)
			throw call.notProved(unknown(NO_TIME_STAMPS));
		const record = await (0, pull_request_record/* readRecord */.aE)(service, ref, call);
		if (!record?.isCurrentlySubmittedToQueue)
			return { outcome: 'left', record };
		return ((0, pull_request_record/* changedAt */.Ek)(record) ?? then) > then ? { outcome: 'restarted', record } : undefined;
	};
	return service.restartTestsOnPullRequest(ref, {
		sends: 2,
		wasApplied: async (error, call) => {
			if (error.status === 409)
				return false;
			if ((await read(call)) !== undefined)
				return true;
			await clock.sleep(Math.min(SETTLE_MS, call.deadline.remainingMs), call.signal);
			return (await read(call)) !== undefined;
		},
		prove: (call) => {
			const readSettled = async () => {
				const now = await read(call);
				if (now?.outcome !== 'left')
					return now;
				await clock.sleep(Math.min(SETTLE_MS, call.deadline.remainingMs), call.signal);
				return read(call);
			};
			const late = (seconds) => unknown(`its state has not changed for ${seconds} s`);
			return (0, pull_request_record/* readUntil */.LC)({ clock }, call, readSettled, late);
		},
	});
}
const NO_TIME_STAMPS = 'the service shows no `stateChangedAt`, which would prove the restart';
const unknown = (why) => `it was sent, but it is not known whether the tests were restarted: ${why}`;
var requests = __webpack_require__(9022);
var references = __webpack_require__(2886);
var operation = __webpack_require__(8244);








const restartTests = (0, operation/* defineOperation */.h9)({
	about: 'Run the tests of a queued pull request again.',
	target: (0, resolve/* pullRequestTarget */.S)(),
	inputs: {},
	outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
	outcomes: ['restarted', 'not-queued'],
	async run(_inputs, context, { ref }) {
		const before = await (0, pull_request_record/* readRecord */.aE)(context.service, ref);
		context.setOutputs({ ...(0, pull_request_record/* recordOutputs */.QS)(before), 'previous-state': before?.state });
		if (!before?.isCurrentlySubmittedToQueue)
			return notQueued(ref, before);
		if (context.dryRun)
			return (0, operation/* planned */.lM)(context.log, [(0, requests/* restartTestsOnPullRequest */.cl)(ref)]);
		try {
			const { outcome, record } = await restartVerified(context, ref, before);
			context.setOutputs((0,pull_request_record/* recordOutputs */.QS)(record));
			if (outcome === 'left')
				return notQueued(ref, record);
			const headline = `The tests of ${(0,references/* pullRequestName */.Ib)(ref)} were restarted`;
			context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`);
			return {
				outcome,
				details: { before, after: record },
				summary: (0,report/* reportSummary */.h)({
					status: 'good',
					headline,
					facts: [
						['State before', before.state],
						['State', record?.state],
					],
				}),
			};
		}
		catch (error) {
			if ((0, errors/* hasStatus */.Ro)(error, 404))
				return notQueued(ref, before);
			throw error;
		}
	},
});
function notQueued(ref, record) {
	const state = record?.state;
	const seen = state === undefined ? 'the service has no record of it' : `its state is ${state}`;
	return {
		outcome: 'not-queued',
		details: { pullRequest: record },
		summary: (0, report/* reportSummary */.h)({
			status: 'bad',
			headline: `${(0, references/* pullRequestName */.Ib)(ref)} is not in the queue, so there are no tests to restart`,
			why: [seen],
			remedy: 'Submit it first.',
		}),
		failure: `Restarting the tests of ${(0, references/* pullRequestName */.Ib)(ref)}: it is not in the queue; ${seen}. Submit it first, with \`operation: submit\`.`,
	};
}

/***/ })

};

export { id, ids, modules };
