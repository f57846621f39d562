'use strict';

exports.id = 125;
exports.ids = [125];
exports.modules = {

/***/ 4836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  BC: () => (shortHash),
  Pe: () => (withMarker),
  W$: () => (TEXT_LIMIT),
  dr: () => (cutTitle),
  wD: () => (parseMarked)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5831);


const TEXT_LIMIT = 65_536;
const TITLE_LIMIT = 256;
function withMarker({ marker, data = '', body }) {
	const text = `<!-- merge-queue-action:${`${marker} ${data}`.trimEnd()} -->\n${body}`;
	if (text.length <= TEXT_LIMIT)
		return text;
	const note = '\n\n… cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, TEXT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
function parseMarked(text) {
	const [first = '', ...lines] = text.replaceAll('\r\n', '\n').split('\n');
	const line = /^<!-- merge-queue-action:(\S+)(?: (.*))? -->$/.exec(first);
	if (line === null)
		return undefined;
	const [, marker = '', data = ''] = line;
	return { marker, data: data.trim(), body: lines.join('\n') };
}
const cutTitle = (title) => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(title, TITLE_LIMIT);
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);

/***/ }),

/***/ 4971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  OwnComments: () => (OwnComments),
  Posts: () => (Posts),
  V: () => (undefinedIfGone)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4836);
var _octokit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3177);





const ISSUES = 'issues: write';
const commentPermission = ({ isIssue = false }) => isIssue ? ISSUES : 'pull-requests: write';
const WireText = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	user: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
	author_association: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const WireComment = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(WireText, { id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() });
const WireIssue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(WireText, {
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	title: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	labels: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })]))),
	pull_request: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
class Posts {
	#api;
	#owner;
	constructor(api, owner) {
		this.#api = api;
		this.#owner = owner;
	}
	async comments(thread, authors = 'token-owner') {
		const isAuthor = await this.#authorCheck(authors);
		const { number } = thread;
		const request = `Reading the comments on #${number}`;
		const path = `/issues/${number}/comments`;
		const all = await this.#api.list(request, commentPermission(thread), path, WireComment);
		const posts = all.filter(isAuthor).map((comment) => postOf(comment.id, comment));
		return oldestFirst(posts.filter(isMarked));
	}
	addComment(thread, text) {
		const route = `POST /issues/${thread.number}/comments`;
		return this.#writeComment('Commenting on', thread, route, text);
	}
	editComment(thread, id, text) {
		const route = `PATCH /issues/comments/${id}`;
		return this.#writeComment('Updating a comment on', thread, route, text);
	}
	async #writeComment(what, thread, route, text) {
		const request = `${what} #${thread.number}`;
		const permission = commentPermission(thread);
		const body = this.#redacted(text);
		const answer = await this.#api.request(request, permission, route, WireComment, { body });
		return { ...postOf(answer.id, answer), ...this.stored(text) };
	}
	async hasComment(thread, id) {
		const request = `Reading a comment on #${thread.number}`;
		const route = `GET /issues/comments/${id}`;
		const permission = thread.isIssue ? 'issues: read' : 'pull-requests: read';
		const answer = await this.#api
			.request(request, permission, route, WireComment)
			.catch(undefinedIfGone);
		return answer !== undefined;
	}
	async deleteComment(thread, id) {
		const request = `Deleting a comment on #${thread.number}`;
		const route = `DELETE /issues/comments/${id}`;
		await this.#api
			.request(request, commentPermission(thread), route, _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())
			.catch(undefinedIfGone);
	}
	async issues(query) {
		const { state, authors = 'token-owner', label, isWanted, isEnough } = query;
		const isAuthor = await this.#authorCheck(authors);
		const creator = authors === 'token-owner' ? this.#owner.login : undefined;
		const wantedOf = (page) => page
			.filter((issue) => !issue.pull_request && isAuthor(issue))
			.map((issue) => postOf(issue.number, issue))
			.filter((issue) => isMarked(issue) && isWanted(issue));
		const wanted = [];
		await this.#api.list(`Reading the ${state === 'all' ? '' : `${state} `}issues`, ISSUES, '/issues', WireIssue, {
			state,
			...(creator !== undefined && { creator }),
			...(label !== undefined && { labels: label }),
		}, (page) => {
			wanted.push(...wantedOf(page));
			return isEnough?.(wanted) ?? false;
		});
		return oldestFirst(wanted);
	}
	async openIssue(wholeTitle, text, labels = []) {
		const title = (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__/* .cutTitle */ .dr)(this.#api.redact(wholeTitle));
		const request = `Opening the issue ${JSON.stringify(title)}`;
		const body = this.#redacted(text);
		const wanted = { title, body, ...(labels.length > 0 && { labels }) };
		const answer = await this.#api.request(request, ISSUES, 'POST /issues', WireIssue, wanted);
		return { ...postOf(answer.number, answer), ...this.stored(text) };
	}
	async editIssue(number, { text, title, ...change }) {
		const request = `Updating issue #${number}`;
		const wanted = {
			...change,
			...(title !== undefined && { title: (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__/* .cutTitle */ .dr)(this.#api.redact(title)) }),
			...(text && { body: this.#redacted(text) }),
		};
		const route = `PATCH /issues/${number}`;
		const answer = await this.#api.request(request, ISSUES, route, WireIssue, wanted);
		return { ...postOf(answer.number, answer), ...(text && this.stored(text)) };
	}
	stored(text) {
		return (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMarked */ .wD)(this.#redacted(text)) ?? { data: '', ...text };
	}
	#redacted(text) {
		return (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__/* .withMarker */ .Pe)({ ...text, body: this.#api.redact(text.body) });
	}
	async #authorCheck(authors) {
		if (authors === 'trusted')
			return isTrusted;
		this.#owner.login ??= await loginOf(this.#api);
		const login = this.#owner.login?.toLowerCase();
		return (post) => login === undefined ? isBot(post) : post.user?.login.toLowerCase() === login;
	}
}
const undefinedIfGone = (0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .undefinedIfStatus */ .gS)(404, 410);
const isMarked = ({ marker }) => marker !== '';
const isBot = ({ user }) => user?.type === 'Bot';
const WITH_WRITE_ACCESS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const isTrusted = (post) => isBot(post) || WITH_WRITE_ACCESS.includes(post.author_association?.toUpperCase() ?? '');
function postOf(id, { html_url, body, ...answer }) {
	const { title = '', state } = answer;
	const labels = answer.labels?.map((label) => (typeof label === 'string' ? label : label.name));
	const text = (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMarked */ .wD)(body ?? '') ?? { marker: '', data: '', body: body ?? '' };
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
const User = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)) });
const Viewer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: User });
async function loginOf(api) {
	const question = 'Asking GitHub whose token it is';
	const permission = 'contents: read';
	const viewer = async () => {
		const { data } = await api.graphql(question, permission, 'query { viewer { login } }');
		return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(question, Viewer, data).viewer.login;
	};
	const user = () => api.call(question, permission, async ({ request }) => {
		const { data } = await request('GET /user');
		return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(question, User, data).login;
	});
	const login = await (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(api, viewer(), () => { });
	return login ?? (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(api, user(), () => { });
}
class OwnComments {
	#posts;
	#marker;
	#thread;
	constructor(posts, marker, thread) {
		this.#posts = posts;
		this.#marker = marker;
		this.#thread = thread;
	}
	async list(authors) {
		const comments = await this.#posts.comments(this.#thread, authors);
		return comments.filter(({ marker }) => marker === this.#marker);
	}
	create(data, body) {
		return this.#posts.addComment(this.#thread, { marker: this.#marker, data, body });
	}
	async update({ id, data }, body) {
		await this.#posts.editComment(this.#thread, id, { marker: this.#marker, data, body });
	}
	remove({ id }) {
		return this.#posts.deleteComment(this.#thread, id);
	}
}

/***/ }),

/***/ 4117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Sticky: () => (Sticky)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4836);
var _octokit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3177);
var _posts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4971);






const MAX_ROUNDS = 4;
class Sticky {
	#api;
	#posts;
	constructor(api, posts) {
		this.#api = api;
		this.#posts = posts;
	}
	async comment({ number, onlyUpdate, instead, ...wanted }) {
		const thread = { number };
		let replacement;
		const text = () => (replacement === undefined ? wanted : { ...wanted, body: replacement });
		const { url, action } = await this.#keep({
			text,
			find: async () => {
				const comments = await this.#posts.comments(thread);
				replacement = instead?.(comments);
				return comments.filter(({ marker }) => marker === wanted.marker);
			},
			onlyUpdate: () => onlyUpdate === true || replacement !== undefined,
			create: () => this.#posts.addComment(thread, text()),
			update: ({ id }) => this.#posts.editComment(thread, id, text()),
			dropDuplicate: ({ id }) => this.#posts.deleteComment(thread, id),
		});
		return { url, action };
	}
	issue(wanted) {
		return this.#issue(wanted, (state) => this.#posts.issues({
			state,
			isWanted: ({ marker }) => marker === wanted.marker,
			...(state === 'closed' && { isEnough: (found) => found.length > 0 }),
		}));
	}
	async issues(family, wanted, isDone) {
		const isFamily = ({ marker }) => marker.startsWith(`${family}/`);
		const open = await this.#posts.issues({ state: 'open', isWanted: isFamily });
		const openMarkers = new Set(open.map(({ marker }) => marker));
		const markers = new Set(wanted.map(({ marker }) => marker));
		const missing = [...markers].filter((marker) => !openMarkers.has(marker));
		let closedIssues;
		const readClosed = () => {
			closedIssues ??= this.#posts.issues({
				state: 'closed',
				isWanted: isFamily,
				isEnough: includesEach(missing),
			});
			return closedIssues;
		};
		const paced = pacer(this.#api);
		const find = (marker) => async (state) => (state === 'open' ? open : await readClosed()).filter((issue) => issue.marker === marker);
		const done = open
			.filter(({ marker }) => !markers.has(marker) && isDone(marker))
			.map(({ marker, title }) => ({ marker, title, body: undefined }));
		const writes = new IssueWrites(this.#api);
		for (const issue of [...wanted, ...done])
			await writes.add(issue, () => this.#issue(issue, find(issue.marker), paced));
		const created = writes.numbersOf('created');
		if (created.length > 0)
			await writes.attempt('a duplicate issue', this.#closeDuplicates(isFamily, created, paced));
		return writes;
	}
	async #closeDuplicates(isFamily, created, paced) {
		const open = await this.#posts.issues({ state: 'open', isWanted: isFamily });
		for (const number of created) {
			const own = open.find(({ id }) => id === number);
			const [, ...duplicates] = open.filter(({ marker }) => marker === own?.marker);
			for (const { id } of duplicates)
				await paced(() => this.#closeAsDuplicate(id));
		}
	}
	#closeAsDuplicate(number) {
		const change = { state: 'closed', state_reason: 'not_planned' };
		return this.#posts.editIssue(number, change).catch(_posts_js__WEBPACK_IMPORTED_MODULE_5__/* .undefinedIfGone */ .V);
	}
	#issue({ marker, title, body, onlyUpdate = false }, find, paced = (write) => write()) {
		if (body === undefined)
			return this.#repeat(async () => {
				const open = await find('open');
				const done = { state: 'closed', state_reason: 'completed' };
				for (const { id } of open)
					await paced(() => this.#posts.editIssue(id, done)).catch(_posts_js__WEBPACK_IMPORTED_MODULE_5__/* .undefinedIfGone */ .V);
				const [oldest] = open;
				return oldest ? keptAs(oldest, 'closed') : NOTHING;
			});
		const text = { marker, body };
		const shortened = (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__/* .cutTitle */ .dr)(this.#api.redact(title));
		return this.#keep({
			text: () => text,
			title: shortened,
			find: () => find('open'),
			findClosed: async () => (await find('closed')).at(-1),
			create: () => paced(() => this.#posts.openIssue(shortened, text)),
			onlyUpdate: () => onlyUpdate,
			update: ({ id }) => paced(() => this.#posts.editIssue(id, { title: shortened, text, state: 'open' })),
			dropDuplicate: ({ id }) => paced(() => this.#closeAsDuplicate(id)),
		});
	}
	#keep(target) {
		const isSame = ({ title, data, body }) => {
			const text = this.#posts.stored(target.text());
			return (title === (target.title ?? '') &&
				data === text.data &&
				body.trimEnd() === text.body.trimEnd());
		};
		let created;
		const round = async () => {
			const found = await target.find();
			const [oldest, ...duplicates] = withCreated(created, found);
			const post = oldest ?? (await target.findClosed?.());
			if (post === undefined) {
				if (target.onlyUpdate?.())
					return NOTHING;
				created = await target.create();
				return undefined;
			}
			const isUnchanged = oldest !== undefined && isSame(oldest);
			const written = isUnchanged ? oldest : await target.update(post).catch(_posts_js__WEBPACK_IMPORTED_MODULE_5__/* .undefinedIfGone */ .V);
			for (const duplicate of duplicates)
				await target.dropDuplicate(duplicate);
			if (written === undefined)
				return undefined;
			if (oldest === undefined)
				return keptAs(written, 'reopened');
			if (!isUnchanged)
				return keptAs(written, 'updated');
			return keptAs(written, written.id === created?.id ? 'created' : 'unchanged');
		};
		return this.#repeat(round, () => created && keptAs(created, 'created'));
	}
	async #repeat(round, created = () => undefined) {
		for (let left = MAX_ROUNDS; left > 0; left--) {
			try {
				const kept = await round();
				if (kept !== undefined)
					return kept;
			}
			catch (error) {
				const known = created();
				if (known !== undefined && error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
					return known;
				if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || !error.mayHaveApplied || left === 1)
					throw error;
				await this.#api.pause(1000);
			}
		}
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('unavailable', {
			request: 'Keeping a comment or issue on GitHub up to date',
			problem: 'it was deleted each time it was written',
			remedy: 'Check what else deletes comments or issues of this action.',
		});
	}
}
class IssueWrites {
	kept = new Map();
	refused = [];
	untried = [];
	#api;
	constructor(api) {
		this.#api = api;
	}
	async add({ marker, title }, write) {
		if (this.#isHopeless) {
			this.untried.push(title);
			return;
		}
		const kept = await this.attempt(title, write());
		if (kept !== undefined)
			this.kept.set(marker, kept);
	}
	attempt(title, write) {
		return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(this.#api, write, (why, error = unavailable(title, why)) => {
			this.refused.push({ title, error });
		});
	}
	numbersOf(action) {
		const changed = [...this.kept.values()].filter((kept) => kept.action === action);
		return changed.flatMap(({ number }) => number ?? []);
	}
	get #isHopeless() {
		const [last] = this.refused.slice(-1);
		if (last === undefined)
			return false;
		const { error } = last;
		const isLimited = error.kind === 'rate-limited' && !(0, _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 422);
		if (isLimited || OUTAGES.includes(error.kind))
			return true;
		const areAllForbidden = this.refused.every((one) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_4__/* .isNotPermitted */ .wo)(one.error));
		return this.kept.size === 0 && this.refused.length > 1 && areAllForbidden;
	}
}
const OUTAGES = ['unavailable', 'timed-out', 'unknown-outcome'];
const unavailable = (title, problem) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('unavailable', {
	request: `Writing the issue ${JSON.stringify(title)}`,
	problem,
	remedy: 'Run the step again.',
});
function pacer(api) {
	let isFirst = true;
	return async (write) => {
		if (!isFirst)
			await api.pause(1000);
		isFirst = false;
		return write();
	};
}
const NOTHING = { url: undefined, action: 'none' };
const keptAs = ({ id: number, url }, action) => ({
	number,
	url,
	action,
});
const withCreated = (created, found) => created === undefined || found.some(({ id }) => id === created.id)
	? found
	: [...found, created].sort((one, other) => one.id - other.id);
const includesEach = (markers) => (found) => markers.every((marker) => found.some((issue) => issue.marker === marker));

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DryRunError */ .Vz);
		if (!refused && (error === undefined || error !== signal.reason))
			throw error;
		onFailure(error.message, refused ? error : undefined);
		return undefined;
	}
}

/***/ })

};
