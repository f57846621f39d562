"use strict";
exports.id = 269;
exports.ids = [269];
exports.modules = {

 3269:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const pullRequest = __webpack_require__(4823);
const reasons = __webpack_require__(3589);

async function reportAborted(context, run, step) {
	const ms = common.graceMs(run.signal) - common.WRITING_MS - MARGIN_MS;
	const deadline = run.afterCancellation(ms);
	let exit;
	if (step.sent.isLeaving || step.inputs.onAbort === 'cancel')
		exit = await pullRequest.dequeueIfAllowed(context, deadline.atMost(ms - LAST_WORDS_MS), step);
	return pullRequest.reportEnd(context, step, {
		end: endAborted(step, exit),
		time: step.time.beginEnd(deadline),
	});
}
const MARGIN_MS = 200;
const LAST_WORDS_MS = 800;
function endAborted(step, exit) {
	const { ref, record, readings } = step;
	const { pullRequestOnGitHub: gitHub, queue } = readings;
	const name = `#${ref.number}`;
	const { failing = [], reasons: reasons$1 = [] } = record === undefined ? {} : reasons.whyNotMerged({ ref, record, gitHub }, queue?.state);
	const ended = {
		outcome: 'aborted',
		passes: false,
		mark: pullRequest.CANCELLED_MARK,
		failing,
		reasons: reasons$1.map(({ remedy: _, ...reason }) => reason),
	};
	if (exit?.takenOut)
		return {
			...ended,
			headline: `The run was cancelled, and ${name} was taken out of the queue`,
			remedy: common.withHint('Submit it again when it should be merged.'),
		};
	let headline = `The run was cancelled; no record of ${name} was seen`;
	if (record !== undefined)
		headline = `The run was cancelled while ${name} was ${record.state ?? 'not known to Trunk'}`;
	const isOnItsWay = exit === undefined ? pullRequest.mayArrive(step.sent) : exit.mayArrive === true;
	const why = [];
	if (exit !== undefined)
		why.push(exit.sentence);
	else if (isOnItsWay)
		why.push(pullRequest.MAY_ARRIVE);
	let remedy = 'The pull request may still be merged; cancel it in the queue if it must not be.';
	if (clients.isEnded(record?.state) && !isOnItsWay)
		remedy = 'There is nothing more to wait for.';
	return { ...ended, whyLabelStays: pullRequest.WAS_CANCELLED, headline, why, remedy };
}

exports.reportAborted = reportAborted;


 })

};
;