"use strict";
exports.id = 3945;
exports.ids = [3945];
exports.modules = {

 3945:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);

const ISSUES = 'issues: write';
const commentPermission = ({ isIssue = false }) => isIssue ? ISSUES : 'pull-requests: write';
const WireText = pullFiles.object({
	body: pullFiles.nullish(pullFiles.string()),
	html_url: pullFiles.nullish(pullFiles.string()),
	user: pullFiles.nullish(pullFiles.object({ login: pullFiles.string(), type: pullFiles.nullish(pullFiles.string()) })),
	author_association: pullFiles.nullish(pullFiles.string()),
});
const WireComment = pullFiles.extend(WireText, { id: pullFiles.number() });
const WireIssue = pullFiles.extend(WireText, {
	number: pullFiles.number(),
	title: pullFiles.string(),
	state: pullFiles.nullish(pullFiles.string()),
	labels: pullFiles.nullish(pullFiles.array(pullFiles.union([pullFiles.string(), pullFiles.object({ name: pullFiles.nullish(pullFiles.string()) })]))),
	pull_request: pullFiles.optional$1(pullFiles.unknown()),
});
async function listComments(access, deadline, thread, authors = 'token-owner', mustBeWhole = authors === 'trusted') {
	const { number } = thread;
	const request = `Reading the comments on #${number}`;
	const permission = commentPermission(thread);
	const path = `/issues/${number}/comments`;
	const options = { recheck: mustBeWhole };
	const read = () => access.github.list(deadline, request, permission, path, WireComment, options);
	const all = mustBeWhole ? await pullFiles.untilWhole(request, read) : (await read()).items;
	const posts = all
		.map((wire) => ({ wire, post: postOf(wire.id, wire) }))
		.filter(({ post }) => isMarked(post));
	const keep = authors === 'trusted' ? keepTrusted : keepOwn;
	return oldestFirst(await keep(access, deadline, posts));
}
async function addComment(access, deadline, thread, text) {
	const route = `POST /issues/${thread.number}/comments`;
	const { wire, post } = await writeComment(access, deadline, 'Commenting on', thread, route, text);
	noteOwner(access, wire);
	return post;
}
async function editComment(access, deadline, thread, id, text) {
	const route = `PATCH /issues/comments/${id}`;
	return (await writeComment(access, deadline, 'Updating a comment on', thread, route, text)).post;
}
async function writeComment(access, deadline, what, thread, route, text) {
	const request = `${what} #${thread.number}`;
	const permission = commentPermission(thread);
	const body = redacted(access.github, text);
	const wire = await access.github.request(deadline, request, permission, route, WireComment, {
		body,
	});
	return { wire, post: { ...postOf(wire.id, wire), ...storedText(access, text) } };
}
async function hasComment(access, deadline, thread, id) {
	const request = `Reading a comment on #${thread.number}`;
	const route = `GET /issues/comments/${id}`;
	const permission = thread.isIssue ? 'issues: read' : 'pull-requests: read';
	const answer = await access.github
		.request(deadline, request, permission, route, WireComment)
		.catch(undefinedIfGone);
	return answer !== undefined;
}
async function deleteComment(access, deadline, thread, id) {
	const request = `Deleting a comment on #${thread.number}`;
	const route = `DELETE /issues/comments/${id}`;
	await access.github
		.request(deadline, request, commentPermission(thread), route, pullFiles.unknown())
		.catch(undefinedIfGone);
}
async function listIssues(access, deadline, query) {
	const { state, authors = 'token-owner', label, isWanted, isEnough } = query;
	const creator = authors === 'token-owner' ? await ownLogin(access, deadline) : undefined;
	const wantedOf = (page) => page
		.filter((wire) => !wire.pull_request && (authors === 'trusted' || isOwn(wire, creator)))
		.map((wire) => ({ wire, post: postOf(wire.number, wire) }))
		.filter(({ post }) => isMarked(post) && isWanted(post));
	const request = `Reading the ${state === 'all' ? '' : `${state} `}issues`;
	const parameters = {
		state,
		...(creator !== undefined && { creator }),
		...(label !== undefined && { labels: label }),
	};
	const mustBeWhole = authors === 'trusted';
	const read = async () => {
		const items = [];
		const { isWhole } = await access.github.list(deadline, request, ISSUES, '/issues', WireIssue, {
			query: parameters,
			isLast: (page) => {
				items.push(...wantedOf(page));
				return isEnough?.(items.map(({ post }) => post)) ?? false;
			},
			recheck: mustBeWhole,
		});
		return { items, isWhole };
	};
	const wanted = mustBeWhole ? await pullFiles.untilWhole(request, read) : (await read()).items;
	if (authors === 'trusted')
		return oldestFirst(await keepTrusted(access, deadline, wanted));
	return oldestFirst(wanted.map(({ post }) => post));
}
async function openIssue(access, deadline, wholeTitle, text, labels = []) {
	const title = commits.cutTitle(access.github.redact(wholeTitle));
	const request = `Opening the issue ${JSON.stringify(title)}`;
	const body = redacted(access.github, text);
	const wanted = { title, body, ...(labels.length > 0 && { labels }) };
	const answer = await access.github.request(deadline, request, ISSUES, 'POST /issues', WireIssue, wanted);
	noteOwner(access, answer);
	return { ...postOf(answer.number, answer), ...storedText(access, text) };
}
async function editIssue(access, deadline, number, { text, title, ...change }) {
	const request = `Updating issue #${number}`;
	const wanted = {
		...change,
		...(title !== undefined && { title: commits.cutTitle(access.github.redact(title)) }),
		...(text && { body: redacted(access.github, text) }),
	};
	const route = `PATCH /issues/${number}`;
	const answer = await access.github.request(deadline, request, ISSUES, route, WireIssue, wanted);
	return { ...postOf(answer.number, answer), ...(text && storedText(access, text)) };
}
function storedText({ github }, text) {
	return commits.parseMarked(redacted(github, text)) ?? { data: '', ...text };
}
function hasText(access, { data, body }, text) {
	const stored = storedText(access, text);
	return data === stored.data && body.trimEnd() === stored.body.trimEnd();
}
function redacted(github, { marker, data = '', body }) {
	const redact = (text) => github.redact(text);
	return commits.withMarker({
		marker: redact(marker),
		data: index.redactJson(data, redact),
		body: redact(body),
	});
}
async function ownLogin(access, deadline) {
	access.authors.login ??= await loginOf(access.github, deadline);
	return access.authors.login;
}
function noteOwner({ authors }, { user }) {
	authors.login ??= user?.login;
}
function isOwn(post, login) {
	return login === undefined ? isBot(post) : loginIn(post) === login.toLowerCase();
}
async function keepOwn(access, deadline, posts) {
	if (posts.length === 0)
		return [];
	const login = await ownLogin(access, deadline);
	return posts.filter(({ wire }) => isOwn(wire, login)).map(({ post }) => post);
}
async function keepTrusted(access, deadline, posts) {
	await askForPeople(access, deadline, posts.map(({ wire }) => wire));
	return posts.filter(({ wire }) => isTrusted(access, wire)).map(({ post }) => post);
}
function isTrusted(access, post) {
	if (isBot(post))
		return true;
	const mayWrite = access.authors.mayWrite.get(loginIn(post));
	if (mayWrite?.isKnown)
		return mayWrite.value;
	return ASSOCIATIONS_WITH_ACCESS.includes(post.author_association?.toUpperCase() ?? '');
}
async function askForPeople(access, deadline, posts) {
	const { mayWrite } = access.authors;
	const people = new Set(posts.filter((post) => !isBot(post)).map(loginIn));
	const unknown = [...people].filter((login) => login !== '' && !mayWrite.has(login));
	const ask = async (login) => {
		const answer = await commits.readFact(deadline, mayWriteTo(access.github, deadline, login));
		mayWrite.set(login, answer);
		return answer.isKnown ? [] : [{ login, why: answer.why }];
	};
	const [first, ...others] = (await Promise.all(unknown.map(ask))).flat();
	if (first === undefined)
		return;
	const logins = [first, ...others].map(({ login }) => index.inBackticks(login)).join(', ');
	access.log.warning(`GitHub did not show whether ${logins} may write to the repository, so what they wrote counts if they are members or collaborators: ${first.why}`);
}
const undefinedIfGone = pullFiles.undefinedIfStatus(404, 410);
const isMarked = ({ marker }) => marker !== '';
const isBot = ({ user }) => user?.type === 'Bot';
const loginIn = ({ user }) => user?.login.toLowerCase() ?? '';
const ASSOCIATIONS_WITH_ACCESS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const Permission = pullFiles.object({ permission: pullFiles.string() });
async function mayWriteTo(github, deadline, login) {
	const request = `Asking GitHub for the permission of ${login}`;
	const route = 'GET /collaborators/{login}/permission';
	const answer = await github
		.request(deadline, request, 'metadata: read', route, Permission, { login })
		.catch(pullFiles.undefinedIfStatus(404));
	return answer?.permission === 'admin' || answer?.permission === 'write';
}
function postOf(id, { html_url, body, ...answer }) {
	const { title = '', state } = answer;
	const labels = answer.labels?.map((label) => (typeof label === 'string' ? label : label.name));
	const text = commits.parseMarked(body ?? '') ?? { marker: '', data: '', body: body ?? '' };
	return {
		id,
		url: html_url ?? '',
		title,
		isOpen: state !== 'closed',
		labels: labels?.map((name) => name ?? ''),
		...text,
	};
}
function oldestFirst(posts) {
	const byId = new Map(posts.map((post) => [post.id, post]));
	return [...byId.values()].sort((one, other) => one.id - other.id);
}
const User = pullFiles.object({ login: pullFiles.string().check(pullFiles._minLength(1)) });
const Viewer = pullFiles.object({ viewer: User });
async function loginOf(github, deadline) {
	const question = 'Asking GitHub whose token it is';
	const permission = 'contents: read';
	const viewer = async () => {
		const { data } = await github.graphql(deadline, question, permission, 'query { viewer { login } }');
		return pullFiles.parseAnswer(question, Viewer, data).viewer.login;
	};
	const user = () => github.call(deadline, question, permission, async (send) => {
		const { data } = await send('GET /user');
		return pullFiles.parseAnswer(question, User, data).login;
	});
	const login = await commits.bestEffort(deadline, viewer(), () => { });
	return login ?? commits.bestEffort(deadline, user(), () => { });
}
async function listOwnComments(access, deadline, { marker, thread }, authors) {
	const comments = await listComments(access, deadline, thread, authors, true);
	return comments.filter((comment) => comment.marker === marker);
}
const createOwnComment = (access, deadline, { marker, thread }, { data, body }) => addComment(access, deadline, thread, { marker, data, body });
async function updateOwnComment(access, deadline, { marker, thread }, { id, data, body }) {
	await editComment(access, deadline, thread, id, { marker, data, body });
}

exports.addComment = addComment;
exports.createOwnComment = createOwnComment;
exports.deleteComment = deleteComment;
exports.editComment = editComment;
exports.editIssue = editIssue;
exports.hasComment = hasComment;
exports.hasText = hasText;
exports.listComments = listComments;
exports.listIssues = listIssues;
exports.listOwnComments = listOwnComments;
exports.oldestFirst = oldestFirst;
exports.openIssue = openIssue;
exports.storedText = storedText;
exports.undefinedIfGone = undefinedIfGone;
exports.updateOwnComment = updateOwnComment;

 })

};
;