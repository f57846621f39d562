'use strict';

exports.id = 577;
exports.ids = [577];
exports.modules = {

/***/ 3577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readApproval: () => (readApproval)
});
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3587);
var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3177);


const PERMISSION = 'pull-requests: read';
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
const ofPullRequest = (pullRequest) => _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest }) });
const Decision = ofPullRequest(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reviewDecision: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const Reviews = ofPullRequest(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
	latestOpinionatedReviews: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
		nodes: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(100)),
		pageInfo: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: _shared_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
	}),
}));
async function readApproval(api, number) {
	const request = `Asking GitHub whether #${number} is approved`;
	const ask = async (query, schema) => {
		const variables = { ...api.repository, number };
		const { data, errors } = await api.graphql(request, PERMISSION, query, variables);
		if (errors.length > 0)
			throw (0, _octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedQuery */ .NI)(request, PERMISSION, errors);
		return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp)(request, schema, data);
	};
	const { repository } = await ask(DECISION, Decision);
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
		throw (0, _octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .badAnswer */ .k6)(request, 'it has more than 100 reviewers');
	return nodes.some(({ state }) => state === 'APPROVED') ? 'approved' : 'not-reviewed';
}

/***/ })

};
