"use strict";
exports.id = 515;
exports.ids = [515];
exports.modules = {

 5515:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

__webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const APPROVAL_PERMISSION = 'pull-requests: read';
const DECISION = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewDecision } }
}`;
const REVIEWS = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      latestOpinionatedReviews(first: 100, writersOnly: true) {
        nodes { state } pageInfo { hasNextPage }
      }
    }
  }
}`;
const pullRequestAnswer = (pullRequest) => zod.object({ repository: zod.object({ pullRequest }) });
const ReviewDecision = pullRequestAnswer(zod.object({ reviewDecision: zod.nullable(zod.string()) }));
const Reviews = pullRequestAnswer(zod.object({
	latestOpinionatedReviews: zod.object({
		nodes: zod.array(zod.object({ state: zod.string() })).check(zod._maxLength(100)),
		pageInfo: zod.object({ hasNextPage: zod.boolean() }),
	}),
}));
async function readApproval(api, number) {
	const request = `Asking GitHub whether #${number} is approved`;
	const ask = async (query, schema) => {
		const variables = { ...api.repository, number };
		const { data, errors } = await api.graphql(request, APPROVAL_PERMISSION, query, variables);
		if (errors.length > 0)
			throw clients.refusedQuery(request, APPROVAL_PERMISSION, errors);
		return clients.parseAnswer(request, schema, data);
	};
	const { repository } = await ask(DECISION, ReviewDecision);
	const decision = repository.pullRequest.reviewDecision;
	if (decision === 'APPROVED')
		return 'approved';
	if (decision === 'CHANGES_REQUESTED')
		return 'changes-requested';
	if (decision !== null)
		return 'review-required';
	const answer = await ask(REVIEWS, Reviews);
	const { nodes, pageInfo } = answer.repository.pullRequest.latestOpinionatedReviews;
	if (nodes.some(({ state }) => state === 'CHANGES_REQUESTED'))
		return 'changes-requested';
	if (pageInfo.hasNextPage)
		throw clients.badAnswer(request, 'it has more than 100 reviewers');
	if (nodes.some(({ state }) => state === 'APPROVED'))
		return 'approved';
	return 'not-reviewed';
}

exports.readApproval = readApproval;


 })

};
;