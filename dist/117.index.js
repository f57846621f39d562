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




const fields = {
	body: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
	html_url: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	user: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
};
const Comment = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), ...fields }));
const Issue = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
	number: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
	title: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
	pull_request: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
	...fields,
}), _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ number, ...issue }) => ({ ...issue, id: number }))));
const User = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)) }));
const Viewer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: User }));
const PULL_REQUESTS = 'pull-requests: write';
const ISSUES = 'issues: write';
const COMMENT_LIMIT = 65_536;
const ROUNDS = 4;
class Sticky {
	#api;
	#login;
	constructor(api) {
		this.#api = api;
	}
	async comment({ number, marker, body }) {
		const wanted = { body: marked(marker, body) };
		const send = (request, route) => this.#api.request(`${request} #${number}`, PULL_REQUESTS, route, Comment, wanted);
		const { url, action } = await this.#keep(wanted, {
			find: () => this.#comments(number, marker),
			create: () => send('Commenting on', `POST /issues/${number}/comments`),
			update: ({ id }) => send('Updating a comment on', `PATCH /issues/comments/${id}`),
			dropDuplicate: ({ id }) => {
				const request = `Deleting a duplicate comment on #${number}`;
				const route = `DELETE /issues/comments/${id}`;
				return this.#api.request(request, PULL_REQUESTS, route, _shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
			},
		});
		return { url, action };
	}
	async issue({ marker, title, body }) {
		const update = ({ id }, change) => this.#api.request(`Updating issue #${id}`, ISSUES, `PATCH /issues/${id}`, Issue, change);
		if (body === undefined)
			return this.#settled(async () => {
				const open = oldestFirst(await this.#issues(marker, 'open'));
				for (const item of open)
					await update(item, { state: 'closed', state_reason: 'completed' }).catch(unlessGone);
				const [oldest] = open;
				return oldest ? keptAs(oldest, 'closed') : { url: undefined, action: 'none' };
			});
		const wanted = { title, body: marked(marker, body) };
		return this.#keep(wanted, {
			find: () => this.#issues(marker, 'open'),
			findClosed: async () => (await this.#issues(marker, 'closed'))[0],
			create: () => {
				const request = `Opening the issue ${JSON.stringify(title)}`;
				return this.#api.request(request, ISSUES, 'POST /issues', Issue, wanted);
			},
			update: (item, isClosed) => update(item, isClosed ? { ...wanted, state: 'open' } : wanted),
			dropDuplicate: (item) => update(item, { state: 'closed', state_reason: 'not_planned' }),
		});
	}
	#keep(wanted, store) {
		let created;
		const round = async () => {
			const found = await store.find();
			const [oldest, ...duplicates] = oldestFirst(created ? [created, ...found] : found);
			const target = oldest ?? (await store.findClosed?.());
			if (target === undefined) {
				created = await store.create();
				return undefined;
			}
			const unchanged = oldest !== undefined && isSame(oldest, wanted);
			const isClosed = oldest === undefined;
			const item = unchanged ? oldest : await store.update(target, isClosed).catch(unlessGone);
			for (const duplicate of duplicates)
				await store.dropDuplicate(duplicate).catch(unlessGone);
			if (item === undefined)
				return undefined;
			if (isClosed)
				return keptAs(item, 'reopened');
			if (!unchanged)
				return keptAs(item, 'updated');
			return keptAs(item, item.id === created?.id ? 'created' : 'unchanged');
		};
		return this.#settled(round, () => created && keptAs(created, 'created'));
	}
	async #settled(round, created = () => undefined) {
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
		const request = `Reading the comments on #${number}`;
		const found = await this.#api.list(request, PULL_REQUESTS, `/issues/${number}/comments`);
		return (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Comment), found).filter((comment) => isOurs(comment, marker, login));
	}
	async #issues(marker, state) {
		const creator = await this.#identity();
		const request = `Looking for the ${state} issue of this report`;
		const query = { state, ...(creator === undefined ? {} : { creator }) };
		const ours = (entries) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .checked */ .K)(_shared_zod_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Issue), entries).filter((issue) => !issue.pull_request && isOurs(issue, marker, creator));
		const isLast = (page) => state === 'closed' && ours(page).length > 0;
		return ours(await this.#api.list(request, ISSUES, '/issues', query, isLast));
	}
}
const keptAs = ({ id, html_url }, action) => ({
	number: id,
	url: html_url,
	action,
});
function oldestFirst(items) {
	const byId = new Map(items.map((item) => [item.id, item]));
	return [...byId.values()].sort((one, other) => one.id - other.id);
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
const isSame = (stored, { title, body }) => stored.title === title && (stored.body ?? '').replace(/\r\n/g, '\n').trimEnd() === body?.trimEnd();
function isOurs({ body, user }, marker, login) {
	const isAuthor = login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase();
	return isAuthor && (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker);
}

/***/ })

};

export { id, ids, modules };
