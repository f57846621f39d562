"use strict";
exports.id = 5515;
exports.ids = [5515];
exports.modules = {

 5515:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);

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
const pullRequestAnswer = (pullRequest) => pullFiles.object({ repository: pullFiles.object({ pullRequest }) });
const ReviewDecision = pullRequestAnswer(pullFiles.object({ reviewDecision: pullFiles.nullable(pullFiles.string()) }));
const Reviews = pullRequestAnswer(pullFiles.object({
	latestOpinionatedReviews: pullFiles.object({
		nodes: pullFiles.array(pullFiles.object({ state: pullFiles.string() })).check(pullFiles._maxLength(100)),
		pageInfo: pullFiles.object({ hasNextPage: pullFiles.boolean() }),
	}),
}));
async function readApproval(github, deadline, number) {
	const request = `Asking GitHub whether #${number} is approved`;
	const ask = async (query, schema) => {
		const variables = { ...github.repository, number };
		const { data, errors } = await github.graphql(deadline, request, APPROVAL_PERMISSION, query, variables);
		if (errors.length > 0)
			throw pullFiles.refusedQuery(request, APPROVAL_PERMISSION, errors);
		return pullFiles.parseAnswer(request, schema, data);
	};
	const { repository } = await ask(DECISION, ReviewDecision);
	const byDecision = approvalByDecision(repository.pullRequest.reviewDecision);
	if (byDecision !== undefined)
		return byDecision;
	const answer = await ask(REVIEWS, Reviews);
	const { nodes, pageInfo } = answer.repository.pullRequest.latestOpinionatedReviews;
	const byReviews = approvalByReviews(nodes, pageInfo.hasNextPage);
	if (byReviews === undefined)
		throw pullFiles.badAnswer(request, 'it has more than 100 reviewers');
	return byReviews;
}
function approvalByDecision(decision) {
	if (decision === null)
		return undefined;
	if (decision === 'APPROVED')
		return 'approved';
	return decision === 'CHANGES_REQUESTED' ? 'changes-requested' : 'review-required';
}
function approvalByReviews(reviews, areMore) {
	if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED'))
		return 'changes-requested';
	if (areMore)
		return undefined;
	return reviews.some(({ state }) => state === 'APPROVED') ? 'approved' : 'not-reviewed';
}

exports.approvalByDecision = approvalByDecision;
exports.approvalByReviews = approvalByReviews;
exports.readApproval = readApproval;

 })

};
;