"use strict";
exports.id = 8966;
exports.ids = [8966];
exports.modules = {

 8966:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const main = __webpack_require__(4516);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);

const PULL_REQUEST_OUTPUTS = [
	'pull-request',
	'target-branch',
	'head-sha',
	'stack-position',
	'stack-size',
];
const pullRequestInputs = {
	pullRequest: pullFiles.optional(pullFiles.convert((text, refuse) => pullFiles.parseReference(text) ??
		refuse(`must be a number such as \`123\` or \`#123\`, or the URL of a pull request${pullFiles.butIs(text)}`))),
	targetBranch: pullFiles.optional(pullFiles.branch()),
};
const unresolvedPullRequestTarget = {
	inputs: pullRequestInputs,
	checks: {
		pullRequest: ({ pullRequest }, { repository, event }) => pullRequest && pullFiles.refuseReference(pullRequest, repository, event),
	},
	outputs: PULL_REQUEST_OUTPUTS,
	resolve: async ({ pullRequest, targetBranch }) => ({ pullRequest, targetBranch }),
};
const pullRequestTarget = { ...unresolvedPullRequestTarget, resolve: resolvePullRequest };
function withNumber(location, number) {
	if (number === undefined || location.pullRequest !== undefined)
		return location;
	return { ...location, pullRequest: { number, url: undefined } };
}
async function resolvePullRequest(location, context, deadline, needs = []) {
	return commits.askBeforeWork(context, deadline, SET_BOTH, (deadline) => resolve(location, context, deadline, needs));
}
function factsBeforeGitHub({ pullRequest }, { event, repository }) {
	const { candidates, lookup } = main.pullRequestOfEvent(event, repository);
	if (pullRequest !== undefined) {
		const { number } = pullRequest;
		return candidates.find((candidate) => candidate.number === number) ?? { number };
	}
	const [first, ...others] = candidates;
	return lookup === undefined && others.length === 0 ? first : undefined;
}
const numberBeforeGitHub = (location, context) => factsBeforeGitHub(location, context)?.number;
function refBeforeGitHub(location, context) {
	const facts = factsBeforeGitHub(location, context);
	if (facts === undefined)
		return undefined;
	const { number, baseBranch, isListed } = facts;
	const targetBranch = location.targetBranch ?? (isListed ? undefined : baseBranch);
	if (!targetBranch)
		return undefined;
	return pullFiles.pullRequestRef(context.repository, targetBranch, number);
}
async function resolveWithRecord(location, context, deadline, needs = []) {
	const { service, ended } = context;
	const early = refBeforeGitHub(location, context);
	const ahead = early && service.findPullRequest(deadline.until(ended), early);
	ahead?.catch(() => { });
	const pullRequest = await resolvePullRequest(location, context, deadline, needs);
	const { ref } = pullRequest;
	if (ahead !== undefined && early?.targetBranch === ref.targetBranch)
		return { pullRequest, record: ahead };
	return { pullRequest, record: service.findPullRequest(deadline, ref) };
}
const SET_BOTH = 'Set `pull-request` and `target-branch`, so that the action need not ask GitHub for them.';
async function resolve(location, context, deadline, needs) {
	const { repository, setOutputs, github, stacks, log } = context;
	const named = await identify(location, context, deadline);
	const headOfEvent = named.isFromGitHub ? undefined : named.facts.headSha;
	setOutputs({ 'pull-request': named.facts.number, 'head-sha': named.facts.headSha });
	const { number } = named.facts;
	if (!github.available || pullFiles.isFresh(context.event, context.clock.now()))
		stacks.note(number, named.facts.stack);
	const known = await addMissingFacts(named, location.targetBranch, needs, context, deadline);
	const targetBranch = location.targetBranch ?? known.baseBranch;
	if (location.targetBranch === undefined && stacks.of(number).seen === undefined)
		stacks.note(number, known.stack);
	if (targetBranch === undefined)
		throw new index.ActionError('invalid-input', {
			request: `Finding the target branch of #${known.number}`,
			problem: `${missingBase(context, known.number)}, and \`github-token\` ${main.gitHubTokenProblem(context)}`,
			remedy: 'Set `target-branch`, or leave `github-token` at its default.',
		});
	const ref = pullFiles.pullRequestRef(repository, targetBranch, number, stacks.of(number));
	setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha, ...commits.stackOutputs(ref) });
	const place = pullFiles.stackSentence(ref);
	if (place !== undefined)
		log.info(place);
	return { ...known, headOfEvent, ref };
}
async function numberToCommentOn(comment, location, context, deadline) {
	if (comment === 'never')
		return undefined;
	const question = commits.askBeforeWork(context, deadline, SET_BOTH, (deadline) => identify(location, context, deadline));
	const named = await commits.bestEffort(deadline, question, (why) => context.log.warning(`No comment was written. ${why}`));
	if (named === undefined)
		return undefined;
	const { facts } = named;
	const { number, headSha, baseBranch, isListed } = facts;
	const targetBranch = location.targetBranch ?? (isListed ? undefined : baseBranch);
	const outputs = { 'pull-request': number, 'head-sha': headSha, 'target-branch': targetBranch };
	context.setOutputs(outputs);
	return number;
}
async function identify(location, context, deadline) {
	const { event, repository } = context;
	const named = factsBeforeGitHub(location, context);
	if (named !== undefined)
		return { facts: named, isFromGitHub: false };
	const ofEvent = main.pullRequestOfEvent(event, repository);
	const { candidates, why } = ofEvent.lookup
		? await lookUpOnGitHub(ofEvent.lookup, context, deadline)
		: ofEvent;
	const [first, ...others] = candidates;
	if (first !== undefined && others.length === 0)
		return { facts: first, isFromGitHub: true };
	const request = `Finding the pull request of ${eventOf(event)}`;
	if (first === undefined)
		throw new index.ActionError('invalid-input', {
			title: 'No pull request was found for this run',
			request,
			problem: `the event ${why}`,
			remedy: 'Set `pull-request` to its number, and `target-branch` if there is no `github-token`.',
		});
	throw new index.ActionError('invalid-input', {
		request,
		problem: `there are several: ${candidates.map(numberAndBase).join(', ')}`,
		remedy: 'Set `pull-request` to the one you mean.',
	});
}
async function lookUpOnGitHub(lookup, context, deadline) {
	const what = 'heads' in lookup
		? `the branch ${lookup.heads.map(({ repository, branch }) => `${repository}:${branch}`).join(', ')}`
		: `the commit ${lookup.commit}`;
	const { github } = context;
	const noToken = `has only ${what}, and \`github-token\` ${main.gitHubTokenProblem(context)}`;
	if (!github.available)
		return { candidates: [], why: noToken };
	const listed = 'heads' in lookup
		? await Promise.all(lookup.heads.map((head) => commits.pullRequestsOfHead(context, deadline, head)))
		: [await commits.pullRequestsOfCommit(context, deadline, lookup.commit)];
	const candidates = listed.flat().filter(({ closed }) => !closed);
	return { candidates, why: `is about ${what}, and GitHub has no open pull request for it` };
}
function numberAndBase({ number, baseBranch }) {
	if (baseBranch === undefined)
		return `#${number}`;
	return `#${number} (to ${baseBranch})`;
}
async function addMissingFacts(identified, targetBranch, needs, context, deadline) {
	const { facts } = identified;
	const { github } = context;
	if (targetBranch === undefined && facts.baseBranch === undefined) {
		if (!github.available)
			return facts;
		return commits.readPullRequest(context, deadline, facts.number);
	}
	if (targetBranch === undefined && facts.isListed && github.available)
		return readStackedBase(facts, context, deadline);
	const canComplete = github.available && isIncomplete(facts, needs);
	if (!canComplete && !mayBeStale(identified, targetBranch, needs, context))
		return facts;
	return (await commits.readCurrentPullRequest(context, deadline, facts.number)) ?? facts;
}
function isIncomplete({ headSha, closed, draft }, needs) {
	if (needs.includes('head-sha') && headSha === undefined)
		return true;
	return needs.includes('state') && (closed === undefined || draft === undefined);
}
function mayBeStale({ facts, isFromGitHub }, targetBranch, needs, { event, clock }) {
	if (isFromGitHub)
		return false;
	const { closed, draft } = facts;
	const needsState = needs.includes('state');
	if (needsState && (closed === true || draft === true))
		return true;
	const usesState = needsState && (closed !== undefined || draft !== undefined);
	const usesBase = targetBranch === undefined;
	return (usesState || usesBase) && !pullFiles.isFresh(event, clock.now());
}
async function readStackedBase(facts, context, deadline) {
	const { log } = context;
	const { number, baseBranch = '' } = facts;
	try {
		return await commits.readPullRequest(context, deadline, number);
	}
	catch (error) {
		if (!(error instanceof pullFiles.HttpError))
			throw error;
		const { request, problem } = error.explanation;
		if (error.kind === 'unauthorized' || error.kind === 'not-found') {
			log.warning(`GitHub does not show to \`github-token\` whether #${number} is in a stack, so its queue is that of ${index.inBackticks(baseBranch)}, the base branch in the event: ${problem}. Set \`target-branch\`, or give the job \`pull-requests: read\`.`);
			return facts;
		}
		throw new index.ActionError(error.kind, {
			request,
			problem: `${problem}. Without GitHub, the action can't know whether ${index.inBackticks(baseBranch)}, the base branch in the event, is only a branch of a stack`,
			remedy: 'Set `target-branch` to the branch of the queue, or run the step again.',
		}, { cause: error });
	}
}
function missingBase({ event, repository }, number) {
	const { candidates } = main.pullRequestOfEvent(event, repository);
	const isOther = candidates.length > 0 && !candidates.some((one) => one.number === number);
	if (isOther)
		return `${eventOf(event)} is about ${candidates.map(numberAndBase).join(', ')}, not about #${number}`;
	return `${eventOf(event)} doesn't include the base branch`;
}
function eventOf({ name }) {
	if (name === '')
		return 'a run without an event';
	return `the event \`${name}\``;
}

exports.numberBeforeGitHub = numberBeforeGitHub;
exports.numberToCommentOn = numberToCommentOn;
exports.pullRequestTarget = pullRequestTarget;
exports.resolvePullRequest = resolvePullRequest;
exports.resolveWithRecord = resolveWithRecord;
exports.unresolvedPullRequestTarget = unresolvedPullRequestTarget;
exports.withNumber = withNumber;

 })

};
;