'use strict';

exports.id = 929;
exports.ids = [929];
exports.modules = {

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Z: () => (reasonForMissingToken),
  missingToken: () => (missingToken)
});
var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8860);
var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _shared_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1903);




const FORKS = (0, _shared_links_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPage */ .t)('recipes/forks.md');
function missingToken(log, policy, event) {
	const withheld = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldSecrets */ .HG)(event);
	const { why, remedy } = reasonForMissingToken(event);
	const next = withheld === undefined ? remedy : `${remedy} See ${FORKS}.`;
	if (policy === 'fail' || (policy === 'skip-forks' && withheld === undefined))
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('invalid-input', {
			title: 'There is no API token',
			request: 'Reading `api-token`',
			problem: `it is empty, because ${why}`,
			remedy: `${next} If runs without secrets are expected, set \`on-missing-token: skip-forks\`.`,
		});
	log.warning(`Skipped, because \`api-token\` is empty (${why}). ${next}`);
	const page = withheld === undefined ? '' : ` ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('Forks and Dependabot', FORKS)}`;
	return {
		outcome: 'skipped-no-token',
		summary: `⏭️ Skipped, because <code>api-token</code> is empty (${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(why)}).\n\n**Next:** ${(0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(remedy)}${page}`,
	};
}
function reasonForMissingToken(event) {
	const { name } = event;
	const withheld = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldSecrets */ .HG)(event);
	if (withheld?.from === 'fork')
		return {
			why: `the pull request comes from ${withheld.headRepository === undefined ? 'a fork' : `the fork ${withheld.headRepository}`}, and GitHub gives no secrets to its \`${name}\` runs`,
			remedy: "Let a person with write access comment a command (`issue_comment`), or start this step with `workflow_run` or `pull_request_target`, which public repositories allow only by a policy. Run none of the fork's code there.",
		};
	if (withheld !== undefined && name === 'pull_request_target')
		return {
			why: 'Dependabot opened the pull request, and GitHub gives no secrets to its `pull_request_target` runs',
			remedy: 'Use `pull_request` with a Dependabot secret, or a `workflow_run` job.',
		};
	if (withheld !== undefined)
		return {
			why: "Dependabot started this run, which gets only the Dependabot secrets, and the secret isn't one of them",
			remedy: 'Set it under Settings → Secrets and variables → Dependabot as well.',
		};
	return {
		why: 'the secret is not set for this job: it does not exist, its name is misspelled, or it belongs to an environment that the job does not use',
		remedy: 'Set it under Settings → Secrets and variables → Actions; the secret of an environment needs `environment:` in the job, and a reusable workflow needs `secrets: inherit`.',
	};
}

/***/ })

};
