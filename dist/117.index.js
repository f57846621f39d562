const id = 117;
const ids = [117];
const modules = {

/***/ 4117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  COMMENT_LIMIT: () => (COMMENT_LIMIT),
  Sticky: () => (Sticky)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3587);
var _octokit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3177);
var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8628);





const Author = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) }));
const Comment = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	user: Author,
}));
const Issue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	title: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	state: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	user: Author,
	pull_request: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
}));
const User = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)) }));
const Viewer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: User }));
const COMMENT_LIMIT = 65_536;
const ROUNDS = 4;
class Sticky {
	#api;
	#repository;
	#login;
	constructor(api, repository) {
		this.#api = api;
		this.#repository = repository;
	}
	async comment({ number, marker, body }) {
		const wanted = marked(marker, body);
		let created;
		const round = async () => {
			const found = await this.#comments(number, marker);
			const [oldest, ...duplicates] = oldestFirst(found, created, ({ id }) => id);
			if (oldest === undefined) {
				created = await this.#createComment(number, wanted);
				return undefined;
			}
			const unchanged = same(oldest.body, wanted);
			const kept = unchanged ? oldest : await this.#updateComment(number, oldest, wanted);
			for (const duplicate of duplicates)
				await this.#deleteComment(number, duplicate);
			if (kept === undefined)
				return undefined;
			const url = kept.html_url;
			if (!unchanged)
				return { url, action: 'updated' };
			return { url, action: kept.id === created?.id ? 'created' : 'unchanged' };
		};
		return this.#settled(round, () => created && { url: created.html_url, action: 'created' });
	}
	async issue({ marker, title, body }) {
		let created;
		const round = async () => {
			const found = await this.#issues(marker, 'open');
			const [oldest, ...duplicates] = oldestFirst(found, created, (issue) => issue.number);
			if (body === undefined) {
				for (const { number } of found)
					await this.#updateIssue(number, CLOSED);
				return { number: oldest?.number, url: oldest?.html_url, action: oldest ? 'closed' : 'none' };
			}
			const wanted = { title, body: marked(marker, body) };
			const target = oldest ?? (await this.#issues(marker, 'closed'))[0];
			if (target === undefined) {
				created = await this.#createIssue(wanted);
				return undefined;
			}
			const unchanged = target.title === title && same(target.body, wanted.body);
			const change = oldest === undefined ? { ...wanted, state: 'open' } : wanted;
			const kept = oldest !== undefined && unchanged ? target : await this.#updateIssue(target.number, change);
			for (const { number } of duplicates)
				await this.#updateIssue(number, DUPLICATE);
			if (kept === undefined)
				return undefined;
			const { number, html_url: url } = kept;
			if (oldest === undefined)
				return { number, url, action: 'reopened' };
			if (!unchanged)
				return { number, url, action: 'updated' };
			return { number, url, action: number === created?.number ? 'created' : 'unchanged' };
		};
		return this.#settled(round, () => {
			if (created === undefined)
				return undefined;
			return { number: created.number, url: created.html_url, action: 'created' };
		});
	}
	async #settled(round, created) {
		for (let left = ROUNDS; left > 0; left--) {
			try {
				const kept = await round();
				if (kept !== undefined)
					return kept;
			}
			catch (error) {
				const known = created();
				if (known !== undefined && error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ)
					return known;
				if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || !error.ambiguous || left === 1)
					throw error;
				await this.#api.pause(1000);
			}
		}
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('unavailable', {
			request: 'Keeping a comment or issue on GitHub up to date',
			problem: 'it was deleted each time it was written',
			remedy: 'Check what else deletes comments or issues of this action.',
		});
	}
	async #identity() {
		const ask = (answer) => this.#api
			.call('Asking GitHub whose token it is', 'contents: read', answer)
			.catch(unlessAborted);
		this.#login ??= await ask(async ({ graphql }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Viewer, await graphql('query { viewer { login } }')).viewer.login);
		this.#login ??= await ask(async ({ rest }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(User, (await rest.users.getAuthenticated()).data).login);
		return this.#login;
	}
	async #comments(number, marker) {
		const login = await this.#identity();
		return this.#onComments('Reading the comments on', number, async (octokit) => {
			const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
			const found = await (0, _pages_js__WEBPACK_IMPORTED_MODULE_4__/* .listAll */ ._)(octokit, route, { ...this.#repository, issue_number: number });
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Comment), found).filter((comment) => isOurs(comment, marker, login));
		});
	}
	async #createComment(number, body) {
		return this.#onComments('Commenting on', number, async ({ rest }) => {
			const query = { ...this.#repository, issue_number: number, body };
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Comment, (await rest.issues.createComment(query)).data);
		});
	}
	async #updateComment(number, { id }, body) {
		const update = this.#onComments('Updating a comment on', number, async ({ rest }) => {
			const query = { ...this.#repository, comment_id: id, body };
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Comment, (await rest.issues.updateComment(query)).data);
		});
		return update.catch(unlessGone);
	}
	async #deleteComment(number, { id }) {
		const query = { ...this.#repository, comment_id: id };
		await this.#onComments('Deleting a duplicate comment on', number, ({ rest }) => rest.issues.deleteComment(query)).catch(unlessGone);
	}
	#onComments(what, number, send) {
		return this.#api.call(`${what} #${number}`, 'pull-requests: write', send);
	}
	#onIssues(request, send) {
		return this.#api.call(request, 'issues: write', send);
	}
	async #issues(marker, state) {
		const creator = await this.#identity();
		return this.#onIssues(`Looking for the ${state} issue of this report`, async (octokit) => {
			const query = { ...this.#repository, state, ...(creator === undefined ? {} : { creator }) };
			const found = [];
			for await (const page of (0, _pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pages */ .B)(octokit, 'GET /repos/{owner}/{repo}/issues', query)) {
				const issues = (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Issue), page).filter((issue) => !issue.pull_request);
				found.push(...issues.filter((issue) => isOurs(issue, marker, creator)));
				if (state === 'closed' && found.length > 0)
					break;
			}
			return found;
		});
	}
	async #updateIssue(number, change) {
		const update = this.#onIssues(`Updating issue #${number}`, async ({ rest }) => {
			const query = { ...this.#repository, issue_number: number, ...change };
			return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Issue, (await rest.issues.update(query)).data);
		});
		return update.catch(unlessGone);
	}
	async #createIssue(text) {
		return this.#onIssues(`Opening the issue ${JSON.stringify(text.title)}`, async ({ rest }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(Issue, (await rest.issues.create({ ...this.#repository, ...text })).data));
	}
}
const CLOSED = { state: 'closed', state_reason: 'completed' };
const DUPLICATE = { state: 'closed', state_reason: 'not_planned' };
function oldestFirst(found, created, idOf) {
	const all = created === undefined ? found : [created, ...found];
	const byId = new Map(all.map((item) => [idOf(item), item]));
	return [...byId.values()].sort((one, other) => idOf(one) - idOf(other));
}
function unlessAborted(error) {
	if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ) || error.kind === 'aborted')
		throw error;
}
function unlessGone(error) {
	if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || (error.status !== 404 && error.status !== 410))
		throw error;
}
const markerOf = (marker) => `<!-- merge-queue-action:${marker} -->`;
function marked(marker, body) {
	const text = `${markerOf(marker)}\n${body}`;
	if (text.length <= COMMENT_LIMIT)
		return text;
	const note = '\n\n… cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, COMMENT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
const same = (stored, wanted) => (stored ?? '').replace(/\r\n/g, '\n').trimEnd() === wanted.trimEnd();
function isOurs({ body, user }, marker, login) {
	return isAuthor(user, login) && (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker);
}
const isAuthor = (user, login) => login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase();

/***/ })

};

export { id, ids, modules };
