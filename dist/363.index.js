"use strict";
exports.id = 363;
exports.ids = [363];
exports.modules = {

 363:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const commits = __webpack_require__(7044);
const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const timeInQueue = __webpack_require__(2739);
const table = __webpack_require__(526);

async function headOnGitHub(context, deadline, { number }) {
	if (context.github.available)
		return (await commits.readPullRequest(context, deadline, number)).headSha;
	return undefined;
}
async function headBeforeWork(context, deadline, ref) {
	try {
		return await commits.askBeforeWork(context, deadline, '', (deadline) => headOnGitHub(context, deadline, ref));
	}
	catch (error) {
		if (!(error instanceof index.ActionError) || error.kind !== 'timed-out')
			throw error;
		context.log.info(`${error.explanation.request}: ${error.explanation.problem}`);
		return undefined;
	}
}
async function refuseOtherHead(context, deadline, { ref, headSha, headOfEvent }, record, expected) {
	let head = await headBeforeWork(context, deadline, ref);
	if (!head) {
		const ofQueue = await headOfQueue(context, deadline, ref, record, expected);
		head = contradictingHead([headSha, headOfEvent, ofQueue], expected);
	}
	if (commits.differsFromHead(head, expected))
		throw movedHead(ref, expected, head);
}
function contradictingHead(heads, expected) {
	const known = heads.filter((head) => head !== undefined);
	return known.find((head) => commits.differsFromHead(head, expected)) ?? known[0];
}
async function headOfQueue({ service }, deadline, ref, record, expected) {
	const queued = (now) => (commits.isQueued(now) ? now?.prSha : undefined);
	const isOther = (head) => head !== undefined && commits.differsFromHead(head, expected);
	if (!isOther(queued(record)))
		return queued(record);
	const read = async () => queued(await service.findPullRequest(deadline, ref));
	return pullFiles.readUntilConsistent(deadline, read, isOther);
}
async function settledHead(context, deadline, ref, first, expected) {
	const { service, log } = context;
	const say = (why) => log.info(why);
	const readRecord = () => commits.bestEffort(deadline, service.findPullRequest(deadline, ref, { attempts: 1 }), say);
	const readOnGitHub = () => commits.bestEffort(deadline, headOnGitHub(context, deadline, ref), say);
	let last;
	const read = async () => {
		const isFirst = last === undefined;
		const record = (isFirst ? first : undefined) ?? (await readRecord());
		const inQueue = record?.prSha ?? last?.inQueue;
		const onGitHub = commits.differsFromHead(inQueue, expected) ? await readOnGitHub() : undefined;
		last = { record: record ?? last?.record, inQueue, onGitHub };
		return last;
	};
	const { record, inQueue, onGitHub } = await pullFiles.readUntilConsistent(deadline, read, (heads) => heads.onGitHub === undefined && commits.differsFromHead(heads.inQueue, expected));
	return { sha: onGitHub ?? inQueue, record };
}
async function keepAtHead(context, deadline, pullRequest, record, expected, leave) {
	const { ref } = pullRequest;
	if (commits.isMerged(record, ref))
		await refuseOtherMerge(context, deadline, pullRequest, record, expected);
	if (expected === undefined || pullFiles.isEnded(record.state))
		return { record };
	const head = await settledHead(context, deadline, ref, record, expected);
	const last = head.record ?? record;
	if (commits.differsFromHead(head.sha, expected))
		return { record: last, moved: { headSha: head.sha, exit: await leave(last) } };
	return { record: { ...last, prSha: head.sha } };
}
async function proveHead(context, deadline, pullRequest, record, expected, leave) {
	const settled = await keepAtHead(context, deadline, pullRequest, record, expected, leave);
	const { moved } = settled;
	if (moved && expected)
		throw movedHead(pullRequest.ref, expected, moved.headSha, moved.exit);
	return settled.record;
}
function movedHead(ref, expected, headSha, exit) {
	const request = `Submitting ${pullFiles.pullRequestName(ref)} at ${expected}`;
	if (headSha === undefined)
		return unknownHead(ref, request, exit);
	const problem = `its head is ${index.inBackticks(headSha)}`;
	const againAtNewHead = timeInQueue.withHint('Run the checks of the new head, then submit that.');
	if (exit === undefined)
		return new index.ActionError('refused', {
			request,
			problem,
			remedy: againAtNewHead,
			title: `#${ref.number} was not submitted, because it has another head than expected`,
		});
	return new index.ActionError('refused', {
		request,
		problem: `${problem}. ${exit.sentence}`,
		remedy: exit.takenOut
			? againAtNewHead
			: timeInQueue.withHint('Make sure that it is not in the queue, run the checks of the new head, then submit that.'),
		title: `#${ref.number} has another head than expected`,
	});
}
function unknownHead(ref, request, exit) {
	const remedy = 'Leave `github-token` at its default, so that the action can ask GitHub for the head.';
	if (exit === undefined)
		return new index.ActionError('refused', {
			request,
			problem: 'neither the event, the queue nor GitHub shows its head commit',
			remedy,
			title: `#${ref.number} was not submitted, because its head is not known`,
		});
	return new index.ActionError('unknown-outcome', {
		request,
		problem: `neither Trunk nor GitHub showed its head commit. ${exit.sentence}`,
		remedy,
		title: `Couldn't confirm the head of #${ref.number}`,
	});
}
function otherHeadMerged(ref, submission, record, onGitHub) {
	const wanted = commits.wantedHead(submission);
	if (wanted === undefined)
		return undefined;
	const head = headOfMerge(ref, wanted, submission, record, onGitHub);
	const request = `Submitting ${pullFiles.pullRequestName(ref)} at ${wanted}`;
	const remedy = 'Run the checks on the target branch, and revert the merge if they fail.';
	if (head === undefined && submission.expectedHead === undefined)
		return undefined;
	if (head === undefined)
		return new index.ActionError('unknown-outcome', {
			request,
			problem: 'neither Trunk nor GitHub returned the head commit of the merge',
			remedy,
			title: `#${ref.number} was merged at a head that is not known`,
		});
	if (!commits.differsFromHead(head, wanted))
		return undefined;
	return new index.ActionError('refused', {
		request,
		problem: `its head was ${index.inBackticks(head)} when it was merged`,
		remedy,
		title: `#${ref.number} was merged at another head than expected`,
	});
}
function headOfMerge(ref, wanted, { headBefore }, record, onGitHub) {
	if (commits.isMergedOnGitHub(onGitHub, ref))
		return onGitHub?.headSha;
	const heads = [onGitHub?.headSha];
	if (commits.isMerged(record, ref))
		heads.unshift(record?.prSha);
	if (headBefore !== undefined && commits.differsFromHead(headBefore, wanted))
		heads.push(headBefore);
	return contradictingHead(heads, wanted);
}
async function refuseOtherMerge(context, deadline, pullRequest, record, expectedHead) {
	if (expectedHead === undefined)
		return;
	const { ref, headSha: headBefore } = pullRequest;
	const ofEvent = commits.isMergedOnGitHub(pullRequest, ref) ? pullRequest : undefined;
	const onGitHub = (await commits.readFromGitHub(context, deadline, ref)) ?? ofEvent;
	const present = context.stacks.current(ref);
	const error = otherHeadMerged(present, { expectedHead, headBefore }, record, onGitHub);
	if (error !== undefined)
		throw error;
}

const alsoOnGitHub = (kind, text) => {
	const { remedy = '', again = false } = table.REASONS[kind];
	return { text, sameAs: kind, remedy, again };
};
const inProgressReason = (text) => ({ text, remedy: 'Wait for the queue to finish' });
const finished = (text) => ({ text, remedy: 'Nothing is left to do' });
const QUEUE_REASONS = {
	test_run_required_status_failed: alsoOnGitHub('check-failed', 'a required check failed in its test run'),
	test_run_timeout: {
		text: 'its test run took longer than the queue allows',
		remedy: 'Find the check that was slow or never finished; raise `testing-timeout-minutes` if the tests need more time',
		again: true,
	},
	start_test_run_merge_conflict: alsoOnGitHub('conflict', 'it conflicts with the branch or with what is ahead in the queue'),
	github_api_merge_already_in_progress: {
		text: 'GitHub was already merging it',
		remedy: 'Look at the pull request on GitHub, and submit it again only if it has not merged',
		again: 'named',
		refusesMerge: true,
	},
	pr_pushed_to: { ...alsoOnGitHub('head-moved', 'commits were pushed to it'), takesOut: true },
	pr_closed: { ...alsoOnGitHub('closed', 'it was closed'), takesOut: true },
	pr_converted_to_draft: {
		...alsoOnGitHub('draft', 'it was converted to a draft'),
		takesOut: true,
	},
	pr_base_branch_changed: {
		...alsoOnGitHub('base-changed', 'its base branch was changed'),
		takesOut: true,
	},
	not_ready_timeout_expired: {
		text: 'it was not ready for longer than the queue allows',
		remedy: 'Fix what kept it from being ready',
		again: true,
		takesOut: true,
	},
	user_requested: {
		text: 'a person cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask who cancelled it before you submit it again',
		again: 'named',
		takesOut: true,
	},
	trunk_admin_requested: {
		text: 'an administrator of Trunk cancelled it',
		onlyAtEnd: true,
		remedy: 'Ask the support of Trunk before you submit it again',
		again: 'named',
		takesOut: true,
	},
	api_requested: {
		text: 'an API call cancelled it',
		onlyAtEnd: true,
		remedy: 'Find the workflow or tool that cancelled it before you submit it again',
		again: 'named',
		takesOut: true,
	},
	prerequisite_merge_item_failed: {
		text: 'a pull request that it depends on failed',
		remedy: 'Fix the pull request that it depends on, and submit that first',
		again: true,
	},
	prerequisite_merge_item_cancelled: {
		text: 'a pull request that it depends on was cancelled',
		remedy: 'Submit the pull request that it depends on first',
		again: true,
	},
	prerequisite_merge_item_manually_merged: {
		text: 'a pull request that it depends on was merged by hand',
		remedy: 'Update the pull request with `{branch}`',
		again: true,
	},
	tests_restarted_by_user: inProgressReason('a person restarted its tests'),
	tests_restarted_by_api_request: inProgressReason('an API call restarted its tests'),
	merge_item_now_ready: inProgressReason('it became ready'),
	manual_push_to_target_branch: inProgressReason('a push to the target branch restarted its tests'),
	skip_the_line_interrupted: inProgressReason('a more urgent pull request restarted its tests'),
	bisection_required: inProgressReason('its batch failed, and the queue is looking for the cause'),
	bisection_test_run_passed: inProgressReason('it passed when its batch was tested in parts'),
	test_run_passed: inProgressReason('its test run passed'),
	successor_test_run_passed: inProgressReason('the test run of a pull request behind it passed'),
	passed_by_optimization: inProgressReason('the queue reused an earlier result of its tests'),
	merge_graph_merge: finished('the queue merged it'),
	merge_graph_direct_merge: finished('the queue merged it without a test run, because it was up to date'),
	manual_merge: finished('a person merged it'),
};
const KNOWN_QUEUE_REASONS = new Map(Object.entries(QUEUE_REASONS));
const LIKE_A_REFUSAL = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/;
function refusesMerge(word = '') {
	const meaning = KNOWN_QUEUE_REASONS.get(word);
	if (meaning === undefined)
		return LIKE_A_REFUSAL.test(word);
	return meaning.refusesMerge === true;
}
const takesOutOfQueue = (word = '') => KNOWN_QUEUE_REASONS.get(word)?.takesOut === true;
function queueReasonOf({ reason, actor, conflictCulprit: culprit, }) {
	if (reason === undefined) {
		if (actor === undefined)
			return undefined;
		return { ...table.UNKNOWN_WORD, text: `it was ${index.inBackticks(actor)}` };
	}
	const meaning = KNOWN_QUEUE_REASONS.get(reason) ?? {
		...table.UNKNOWN_WORD,
		text: reason.replaceAll('_', ' '),
	};
	const blamed = meaning.sameAs === 'conflict' ? ofCulprit(culprit) : undefined;
	let text = blamed?.text ?? meaning.text;
	if (actor !== undefined)
		text += ` (${index.inBackticks(actor)})`;
	return { ...meaning, ...blamed, text, url: culprit?.prUrl };
}
function ofCulprit(culprit) {
	const number = culprit?.prNumber && `#${culprit.prNumber}`;
	switch (culprit?.type) {
		case 'queue_pr':
			return {
				text: `it conflicts with ${number ?? 'a pull request'} ahead of it in the queue`,
				remedy: `Wait until ${number ?? 'that one'} has merged, merge \`{branch}\` into the pull request, resolve the conflict, and push`,
			};
		case 'base_branch':
			return { text: 'it conflicts with the target branch' };
		case 'stacked_pr':
			return {
				text: `it conflicts with ${number ?? 'the pull request'} that it is stacked on`,
				remedy: `Rebase it onto ${number ?? 'the pull request that it is stacked on'}, resolve the conflict, and push`,
			};
		default:
			return undefined;
	}
}

function reasonsOf(known) {
	const { gitHub, record, ref, entry } = known;
	if (commits.isMergedOnGitHub(gitHub, ref) || commits.isMerged(record, ref))
		return [];
	const meaning = entry && queueReasonOf(entry);
	const queueReason = meaning?.onlyAtEnd && commits.isQueued(record) ? undefined : meaning;
	const facts = { ...known, queueReason };
	const place = table.placeOfChecks(facts);
	const names = table.REASON_NAMES.flatMap((name) => {
		if (name === 'check-failed')
			return [];
		return name === place ? ['check-failed', name] : [name];
	});
	const byKey = new Map();
	for (const finder of names)
		for (const candidate of candidatesOf(finder, facts)) {
			const { name = finder, text, url, key = name, sameAs, isCauseOfState } = candidate;
			const { kind = name, onlyIfOpen, ...row } = table.REASONS[name];
			if (byKey.has(key) || (gitHub?.closed && onlyIfOpen))
				continue;
			const remedy = remedyOf(candidate.remedy ?? row, facts);
			byKey.set(key, { kind, text, url: pullFiles.webLink(url), remedy, sameAs, isCauseOfState });
		}
	return [...byKey.values()];
}
function candidatesOf(name, facts) {
	const { reason, hasNoUrl, page } = table.REASONS[name];
	const text = reason?.(facts);
	if (!text)
		return [];
	if (typeof text !== 'string')
		return text;
	const url = facts.gitHub?.url;
	if (url === undefined || hasNoUrl)
		return [{ text, url: undefined }];
	return [{ text, url: page === undefined ? url : `${url}/${page}` }];
}
const withoutCoveredReasons = (reasons) => reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs));
const reasonsOutput = (reasons) => reasons.map(({ sameAs: _, isCauseOfState: __, ...reason }) => reason);
function remedyOf(remedy, { ref, record }) {
	const submit = record === undefined ? 'submit it' : 'submit it again';
	return wordRemedy(remedy, ref, commits.isQueued(record) ? undefined : submit);
}
function wordRemedy({ remedy, again }, { targetBranch }, lastStep) {
	if (remedy === undefined)
		return undefined;
	const step = remedy.replaceAll('{branch}', () => targetBranch);
	if (again === 'named')
		return timeInQueue.withHint(`${step}.`);
	if (!again || lastStep === undefined)
		return `${step}.`;
	const sentence = `${step}, then ${lastStep}.`;
	return lastStep === 'submit it again' ? timeInQueue.withHint(sentence) : sentence;
}
function stopOf(act, facts, it = 'it') {
	for (const kind of table.REASON_NAMES) {
		const row = table.REASONS[kind];
		const why = row.stops?.includes(act) && row.clause?.(facts, it);
		if (why)
			return {
				kind: kind,
				why,
				next: wordRemedy(row, facts.ref, 'submit it again'),
			};
	}
	return undefined;
}
const firstRemedy = (reasons) => reasons.find(({ remedy }) => remedy !== undefined)?.remedy;

exports.firstRemedy = firstRemedy;
exports.keepAtHead = keepAtHead;
exports.movedHead = movedHead;
exports.otherHeadMerged = otherHeadMerged;
exports.proveHead = proveHead;
exports.reasonsOf = reasonsOf;
exports.reasonsOutput = reasonsOutput;
exports.refuseOtherHead = refuseOtherHead;
exports.refuseOtherMerge = refuseOtherMerge;
exports.refusesMerge = refusesMerge;
exports.stopOf = stopOf;
exports.takesOutOfQueue = takesOutOfQueue;
exports.withoutCoveredReasons = withoutCoveredReasons;
exports.wordRemedy = wordRemedy;

 })

};
;