"use strict";
exports.id = 223;
exports.ids = [223];
exports.modules = {

 3223:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const common = __webpack_require__(4516);

const FORKS = common.docsPage('recipes/forks.md');
function missingToken(log, policy, event) {
	const withheld = clients.withheldSecrets(event);
	const { why, remedy } = reasonForMissingToken(event);
	const next = withheld === undefined ? remedy : `${remedy} See ${FORKS}.`;
	if (policy === 'fail' || (policy === 'skip-forks' && withheld === undefined))
		throw new common.ActionError('invalid-input', {
			title: 'There is no API token',
			request: 'Reading `api-token`',
			problem: `it is empty, because ${why}`,
			remedy: `${next} If runs without secrets are expected, set \`on-missing-token: skip-forks\`.`,
		});
	log.warning(`Skipped, because \`api-token\` is empty (${why}). ${next}`);
	const page = withheld === undefined ? [] : common.words `: ${common.link('Forks and Dependabot', FORKS)}`;
	const headline = common.words `Skipped, because ${common.code('api-token')} is empty${page}`;
	return { outcome: 'skipped-no-token', summary: { mark: '⏭️', headline } };
}
function reasonForMissingToken(event) {
	const { name } = event;
	const withheld = clients.withheldSecrets(event);
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
		remedy: 'Set it under Settings → Secrets and variables → Actions; the secret of an environment needs `environment:` in the job, and a reusable workflow gets only what the job that calls it passes with `secrets:`.',
	};
}

exports.missingToken = missingToken;
exports.reasonForMissingToken = reasonForMissingToken;


 })

};
;