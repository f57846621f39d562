"use strict";
exports.id = 284;
exports.ids = [284];
exports.modules = {

 9284:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const nullableText = zod.nullish(zod.string());
const WORKFLOWS = `
query ($owner: String!, $repo: String!, $ref: String!, $workflows: String!) {
  repository(owner: $owner, name: $repo) {
    isPrivate
    ref(qualifiedName: $ref) { name }
    object(expression: $workflows) {
      ... on Tree { entries { name object { ... on Blob { text isTruncated } } } }
    }
  }
}`;
const WorkflowEntry = common.mapped(zod.object({
	name: zod.string(),
	object: zod.nullish(zod.object({ text: nullableText, isTruncated: zod.nullish(zod.boolean()) })),
}), ({ name, object }) => ({
	name,
	text: object?.isTruncated ? undefined : (object?.text ?? undefined),
}));
const WorkflowsAnswer = zod.object({
	repository: zod.object({
		isPrivate: zod.boolean(),
		ref: zod.nullish(zod.object({ name: zod.string() })),
		object: zod.nullish(zod.object({ entries: zod.nullish(zod.array(WorkflowEntry)) })),
	}),
});
const ProtectedBranch = common.mapped(zod.object({
	commit: zod.object({ sha: zod.string() }),
	protection: zod.nullish(zod.object({
		required_status_checks: zod.nullish(zod.object({ contexts: zod.nullish(zod.array(zod.string())) })),
	})),
}), ({ commit, protection }) => ({
	sha: commit.sha,
	requiredChecks: protection?.required_status_checks?.contexts ?? [],
}));
const RuleOfBranch = common.mapped(zod.object({
	type: zod.string(),
	ruleset_id: zod.nullish(zod.number()),
	parameters: zod.nullish(zod.looseObject({
		required_status_checks: zod.nullish(zod.array(zod.object({ context: zod.string() }))),
	})),
}), ({ type, ruleset_id: ruleset, parameters }) => ({
	type,
	ruleset: ruleset ?? undefined,
	requiredChecks: (parameters?.required_status_checks ?? []).map(({ context }) => context),
}));
const Ruleset = common.mapped(zod.object({
	id: zod.number(),
	name: zod.string(),
	_links: zod.nullish(zod.object({ html: zod.nullish(zod.object({ href: nullableText })) })),
}), ({ id, name, _links: links }) => ({ id, name, url: common.webLink(links?.html?.href) }));
const ClosedPull = common.mapped(zod.object({
	number: zod.number(),
	draft: zod.nullish(zod.boolean()),
	head: zod.object({
		ref: zod.string(),
		sha: zod.string(),
		repo: zod.nullish(zod.object({ id: zod.number() })),
	}),
	base: zod.object({ repo: zod.object({ id: zod.number() }) }),
}), ({ number, draft, head, base }) => ({
	number,
	isOwnDraft: draft === true && head.repo?.id === base.repo.id,
	branch: head.ref,
	headSha: head.sha,
}));
const READS_CONTENTS = 'contents: read';
const READS_ISSUES = 'issues: read';
const READS_METADATA = 'metadata: read';
const repositorySetup = (api) => ({
	async workflows(branch) {
		const request = `Reading the workflows of ${branch} from GitHub`;
		const ref = `refs/heads/${branch}`;
		const variables = { ...api.repository, ref, workflows: `${ref}:.github/workflows` };
		const { data, errors } = await api.graphql(request, READS_CONTENTS, WORKFLOWS, variables);
		if (errors.length > 0)
			throw clients.refusedQuery(request, READS_CONTENTS, errors);
		const { repository } = clients.parseAnswer(request, WorkflowsAnswer, data);
		if (repository.ref == null)
			return undefined;
		const entries = repository.object?.entries ?? [];
		return {
			isPublic: !repository.isPrivate,
			files: entries.filter(({ name }) => /\.ya?ml$/.test(name)),
		};
	},
	branch(branch) {
		const request = `Reading the branch ${branch} from GitHub`;
		return api.request(request, READS_CONTENTS, 'GET /branches/{branch}', ProtectedBranch, {
			branch,
		});
	},
	rules(branch) {
		const request = `Reading the rules for ${branch} from GitHub`;
		return api.list(request, READS_METADATA, '/rules/branches/{branch}', RuleOfBranch, { branch });
	},
	rulesets() {
		const request = 'Reading the rulesets from GitHub';
		return api.list(request, READS_METADATA, '/rulesets', Ruleset, { includes_parents: true });
	},
	async label(name) {
		const request = `Reading the label ${JSON.stringify(name)} from GitHub`;
		await api.request(request, READS_ISSUES, 'GET /labels/{name}', zod.unknown(), { name });
	},
	async anyLabel() {
		const query = { per_page: 1 };
		await api.request('Reading labels from GitHub', READS_ISSUES, 'GET /labels', zod.unknown(), query);
	},
	async anyIssue() {
		const query = { per_page: 1, state: 'all' };
		await api.request('Reading issues from GitHub', READS_ISSUES, 'GET /issues', zod.unknown(), query);
	},
	closedPulls(branch) {
		const request = `Reading the closed pull requests for ${branch} from GitHub`;
		const query = {
			base: branch,
			state: 'closed',
			sort: 'updated',
			direction: 'desc',
			per_page: 100,
		};
		return api.request(request, 'pull-requests: read', 'GET /pulls', zod.array(ClosedPull), query);
	},
});

exports.repositorySetup = repositorySetup;


 })

};
;