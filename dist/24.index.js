"use strict";
exports.id = 24;
exports.ids = [24];
exports.modules = {

 2024:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const maybeText = zod.nullish(zod.string());
const Closed = common.mapped(zod.object({
	number: zod.number(),
	title: maybeText,
	merged_at: maybeText,
	updated_at: maybeText,
	head: zod.object({ ref: zod.string(), repo: zod.nullish(zod.object({ full_name: zod.string() })) }),
	base: zod.object({ ref: zod.string() }),
	stack: clients.StackField,
}), ({ number, title, merged_at, updated_at, head, base, stack }) => ({
	number,
	title: title ?? '',
	mergedAt: common.parseTime(merged_at),
	updatedAt: common.parseTime(updated_at),
	headBranch: head.ref,
	headRepository: head.repo?.full_name ?? '',
	baseBranch: stack?.base ?? base.ref,
}));
async function closedPullRequests(api, since) {
	const isRecent = ({ updatedAt }) => updatedAt === undefined || updatedAt >= since;
	const found = await api.list('Reading the closed pull requests from GitHub', 'pull-requests: read', '/pulls', Closed, { state: 'closed', sort: 'updated', direction: 'desc' }, (page) => !page.every(isRecent));
	const { owner, repo } = api.repository;
	return found.filter(isRecent).map(({ headRepository, ...pullRequest }) => ({
		...pullRequest,
		isOwnHead: clients.sameName(headRepository, `${owner}/${repo}`),
	}));
}

exports.closedPullRequests = closedPullRequests;


 })

};
;