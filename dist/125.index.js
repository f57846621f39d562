'use strict';

exports.id = 125;
exports.ids = [125];
exports.modules = {

/***/ 8301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  AF: () => (markerIn),
  BH: () => (textFields),
  Mw: () => (Comment),
  TK: () => (readComments),
  W$: () => (COMMENT_LIMIT),
  _m: () => (isBy),
  r_: () => (COMMENTS),
  xI: () => (marked)
});
var _shared_zod_js_0 = __webpack_require__(3587);

const COMMENTS = 'pull-requests: write';
const COMMENT_LIMIT = 65_536;
const textFields = {
	body: _shared_zod_js_0/* .nullish */ .cl6(_shared_zod_js_0/* .string */ .YjP()),
	html_url: _shared_zod_js_0/* .nullish */ .cl6(_shared_zod_js_0/* .string */ .YjP()),
	user: _shared_zod_js_0/* .nullish */ .cl6(_shared_zod_js_0/* .object */ .Ikc({ login: _shared_zod_js_0/* .string */ .YjP(), type: _shared_zod_js_0/* .nullish */ .cl6(_shared_zod_js_0/* .string */ .YjP()) })),
};
const Comment = _shared_zod_js_0/* .lazy */ .RZV(() => _shared_zod_js_0/* .object */ .Ikc({ id: _shared_zod_js_0/* .number */ .aig(), ...textFields }));
const readComments = (api, number) => api.list(`Reading the comments on #${number}`, COMMENTS, `/issues/${number}/comments`, Comment);
const isBy = ({ user }, login) => login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase();
function marked(marker, body) {
	const text = `<!-- merge-queue-action:${marker} -->\n${body}`;
	if (text.length <= COMMENT_LIMIT)
		return text;
	const note = '\n\n\u2026 cut, because GitHub accepts no longer text.';
	const kept = text.slice(0, COMMENT_LIMIT - note.length);
	return kept.slice(0, kept.lastIndexOf('\n')) + note;
}
const markerIn = ({ body }) => /^<!-- merge-queue-action:(.*) -->\r?$/.exec((body ?? '').split('\n', 1)[0] ?? '')?.[1] ?? '';

/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  ownComments: () => (ownComments)
});
var _shared_zod_js_0 = __webpack_require__(3587);
var _comment_text_js_1 = __webpack_require__(8301);


function ownComments(api, identity, marker, number) {
	const own = (comment) => {
		const { id, html_url: url, body } = comment;
		const [found, ...data] = (0, _comment_text_js_1/* .markerIn */ .AF)(comment).split(' ');
		if (found !== marker)
			return undefined;
		const [, ...lines] = (body ?? '').replaceAll('\r\n', '\n').split('\n');
		return { id, url: url ?? '', data: data.join(' ').trim(), body: lines.join('\n') };
	};
	const send = (what, route, data, body) => {
		const wanted = { body: (0, _comment_text_js_1/* .marked */ .xI)(`${marker} ${data}`.trimEnd(), api.redact(body)) };
		return api.request(`${what} #${number}`, _comment_text_js_1/* .COMMENTS */ .r_, route, _comment_text_js_1/* .Comment */ .Mw, wanted);
	};
	return {
		async list() {
			const login = await identity();
			return (await (0, _comment_text_js_1/* .readComments */ .TK)(api, number))
				.filter((comment) => (0, _comment_text_js_1/* .isBy */ ._m)(comment, login))
				.flatMap((comment) => own(comment) ?? [])
				.sort((one, other) => one.id - other.id);
		},
		async create(data, body) {
			const created = await send('Commenting on', `POST /issues/${number}/comments`, data, body);
			return { id: created.id, url: created.html_url ?? '', data, body };
		},
		async update({ id, data }, body) {
			await send('Updating a comment on', `PATCH /issues/comments/${id}`, data, body);
		},
		async remove({ id }) {
			const request = `Deleting a comment on #${number}`;
			await api.request(request, _comment_text_js_1/* .COMMENTS */ .r_, `DELETE /issues/comments/${id}`, _shared_zod_js_0/* .unknown */ .L5J());
		},
	};
}

/***/ }),

/***/ 7539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  Early: () => (Early),
  Sticky: () => (Sticky)
});

var errors = __webpack_require__(4096);
var shared_errors = __webpack_require__(8835);
var shapes = __webpack_require__(8458);
var shared_text = __webpack_require__(5831);
var zod = __webpack_require__(3587);
var comment_text = __webpack_require__(8301);
var abort = __webpack_require__(808);
var best_effort = __webpack_require__(3709);
var octokit = __webpack_require__(3177);




const User = zod/* lazy */.RZV(() => zod/* object */.Ikc({ login: zod/* string */.YjP().check(zod/* minLength */.BpQ(1)) }));
const Viewer = zod/* lazy */.RZV(() => zod/* object */.Ikc({ viewer: User }));
const FRESH_MS = 10_000;
class Early {
	#clock;
	#asked;
	#lists = new Map();
	constructor(clock) {
		this.#clock = clock;
	}
	async login(api) {
		this.#asked ??= loginOf(api);
		const asked = this.#asked;
		let login;
		try {
			login = await (0,abort/* unlessAborted */.W)(asked, api.signal);
		}
		finally {
			if (login === undefined && this.#asked === asked)
				this.#asked = undefined;
		}
		return login;
	}
	begin(name, signal, read) {
		if (this.#isFresh(name))
			return;
		const list = read();
		list.catch(() => { });
		this.#lists.set(name, { at: this.#clock.monotonic(), signal, list });
	}
	take(name, signal, read) {
		const early = this.#isFresh(name) ? this.#lists.get(name) : undefined;
		this.#lists.delete(name);
		if (early === undefined)
			return read();
		const list = early.list.catch((error) => {
			if (early.signal.aborted)
				return read();
			throw error;
		});
		return (0, abort/* unlessAborted */.W)(list, signal);
	}
	#isFresh(name) {
		const { at = Number.NEGATIVE_INFINITY } = this.#lists.get(name) ?? {};
		return this.#clock.monotonic() - at <= FRESH_MS;
	}
}
async function loginOf(api) {
	const ask = (answer) => {
		const asked = api.call('Asking GitHub whose token it is', 'contents: read', answer);
		return (0, best_effort/* bestEffort */.z)(api, asked, () => { });
	};
	const viewer = await ask(async ({ graphql }) => (0, octokit/* checked */.KD)(Viewer, await graphql('query { viewer { login } }')).viewer.login);
	if (viewer !== undefined)
		return viewer;
	return ask(async ({ request }) => (0, octokit/* checked */.KD)(User, (await request('GET /user')).data).login);
}








const MOST_TITLE_LENGTH = 256;
const Issue = zod/* lazy */.RZV(() => (0, shapes/* mapped */.C)(zod/* object */.Ikc({
	number: zod/* number */.aig(),
	title: zod/* string */.YjP(),
	pull_request: zod/* optional */.lqM(zod/* unknown */.L5J()),
	...comment_text/* textFields */.BH,
}), ({ number, ...issue }) => ({ ...issue, id: number })));
const ISSUES = 'issues: write';
const ROUNDS = 4;
class Sticky {
	#api;
	#early;
	constructor(api, early) {
		this.#api = api;
		this.#early = early;
	}
	async prepare({ comment, issue }) {
		const { signal } = this.#api;
		if (comment !== undefined)
			this.#early.begin(commentsOn(comment), signal, () => (0, comment_text/* readComments */.TK)(this.#api, comment));
		if (issue !== undefined)
			this.#early.begin(openIssue(issue), signal, () => this.#readIssues(isOf(issue), 'open'));
		await this.identity();
	}
	async comment({ number, marker, body, onlyUpdate = false }) {
		const wanted = { body: (0, comment_text/* marked */.xI)(marker, this.#api.redact(body)) };
		const send = (request, route) => this.#api.request(`${request} #${number}`, comment_text/* COMMENTS */.r_, route, comment_text/* Comment */.Mw, wanted);
		const { url, action } = await this.#keep(wanted, {
			find: () => this.#comments(number, marker),
			create: onlyUpdate
				? undefined
				: () => send('Commenting on', `POST /issues/${number}/comments`),
			update: ({ id }) => send('Updating a comment on', `PATCH /issues/comments/${id}`),
			dropDuplicate: ({ id }) => {
				const request = `Deleting a duplicate comment on #${number}`;
				const route = `DELETE /issues/comments/${id}`;
				return this.#api.request(request, comment_text/* COMMENTS */.r_, route, zod/* unknown */.L5J());
			},
		});
		return { url, action };
	}
	issue(wanted) {
		const { marker } = wanted;
		return this.#issue(wanted, (state) => {
			const read = () => this.#readIssues(isOf(marker), state);
			return state === 'open' ? this.#early.take(openIssue(marker), this.#api.signal, read) : read();
		});
	}
	async issues(family, wanted, isDone) {
		const isFamily = (marker) => marker.startsWith(`${family}/`);
		const open = await this.#readIssues(isFamily, 'open');
		let closed;
		const find = (marker) => async (state) => {
			if (state === 'open')
				return open.filter((item) => (0, comment_text/* markerIn */.AF)(item) === marker);
			const missing = new Set(wanted.map((one) => one.marker));
			for (const item of open)
				missing.delete((0, comment_text/* markerIn */.AF)(item));
			closed ??= this.#readIssues(isFamily, 'closed', (found) => {
				for (const item of found)
					missing.delete((0, comment_text/* markerIn */.AF)(item));
				return missing.size === 0;
			});
			return (await closed).filter((item) => (0, comment_text/* markerIn */.AF)(item) === marker);
		};
		const paced = pacer(this.#api);
		const kept = [];
		for (const one of wanted)
			kept.push(await this.#issue(one, find(one.marker), paced));
		const markers = new Set(wanted.map(({ marker }) => marker));
		const done = [...new Set(open.map(comment_text/* markerIn */.AF))].filter((one) => !markers.has(one) && isDone(one));
		for (const marker of done)
			await this.#issue({ marker, title: '', body: undefined }, find(marker), paced);
		if (kept.some(({ action }) => action === 'created'))
			await this.#dropDuplicates(isFamily, kept, paced);
		return { kept, closed: done.length };
	}
	async #dropDuplicates(isFamily, kept, paced) {
		const now = await this.#readIssues(isFamily, 'open');
		for (const { number } of kept.filter(({ action }) => action === 'created')) {
			const created = now.find(({ id }) => id === number);
			const same = now.filter((item) => created && (0, comment_text/* markerIn */.AF)(item) === (0, comment_text/* markerIn */.AF)(created));
			for (const { id } of oldestFirst(same).slice(1))
				await paced(() => this.#updateIssue(id, { state: 'closed', state_reason: 'not_planned' }).catch(unlessGone));
		}
	}
	#updateIssue(id, change) {
		return this.#api.request(`Updating issue #${id}`, ISSUES, `PATCH /issues/${id}`, Issue, change);
	}
	async #issue({ marker, title, body }, find, paced = (write) => write()) {
		const update = ({ id }, change) => paced(() => this.#updateIssue(id, change));
		if (body === undefined)
			return this.#settled(async () => {
				const open = oldestFirst(await find('open'));
				for (const item of open)
					await update(item, { state: 'closed', state_reason: 'completed' }).catch(unlessGone);
				const [oldest] = open;
				return oldest ? keptAs(oldest, 'closed') : NOTHING;
			});
		const shortened = (0, shared_text/* truncate */.xv)(this.#api.redact(title), MOST_TITLE_LENGTH);
		const wanted = { title: shortened, body: (0, comment_text/* marked */.xI)(marker, this.#api.redact(body)) };
		return this.#keep(wanted, {
			find: () => find('open'),
			findClosed: async () => (await find('closed'))[0],
			create: () => {
				const request = `Opening the issue ${JSON.stringify(title)}`;
				return paced(() => this.#api.request(request, ISSUES, 'POST /issues', Issue, wanted));
			},
			update: (item) => update(item, { ...wanted, state: 'open' }),
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
				created = await store.create?.();
				return store.create ? undefined : NOTHING;
			}
			const unchanged = oldest !== undefined && isSame(oldest, wanted);
			const isClosed = oldest === undefined;
			const item = unchanged ? oldest : await store.update(target).catch(unlessGone);
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
				if (known !== undefined && error instanceof shared_errors/* ActionError */.lZ)
					return known;
				if (!(error instanceof errors/* ServiceError */._7) || !error.ambiguous || left === 1)
					throw error;
				await this.#api.pause(1000);
			}
		}
		throw new shared_errors/* ActionError */.lZ('unavailable', {
			request: 'Keeping a comment or issue on GitHub up to date',
			problem: 'it was deleted each time it was written',
			remedy: 'Check what else deletes comments or issues of this action.',
		});
	}
	identity() {
		return this.#early.login(this.#api);
	}
	async #comments(number, marker) {
		const login = await this.identity();
		const read = () => (0, comment_text/* readComments */.TK)(this.#api, number);
		const found = await this.#early.take(commentsOn(number), this.#api.signal, read);
		return found.filter((comment) => (0, comment_text/* markerIn */.AF)(comment) === marker && (0, comment_text/* isBy */._m)(comment, login));
	}
	async #readIssues(isWanted, state, isEnough = (found) => found.length > 0) {
		const creator = await this.identity();
		const request = `Looking for the ${state} issue of this report`;
		const query = { state, ...(creator === undefined ? {} : { creator }) };
		const isOurs = (issue) => !issue.pull_request && isWanted((0, comment_text/* markerIn */.AF)(issue)) && (0, comment_text/* isBy */._m)(issue, creator);
		const isLast = (page) => state === 'closed' && isEnough(page.filter(isOurs));
		return (await this.#api.list(request, ISSUES, '/issues', Issue, query, isLast)).filter(isOurs);
	}
}
function pacer(api) {
	let isFirst = true;
	return async (write) => {
		if (!isFirst)
			await api.pause(1000);
		isFirst = false;
		return write();
	};
}
const commentsOn = (number) => `comments on #${number}`;
const openIssue = (marker) => `open issue ${marker}`;
const isOf = (marker) => (found) => found === marker;
const NOTHING = { url: undefined, action: 'none' };
const keptAs = ({ id, html_url }, action) => ({
	number: id,
	url: html_url ?? '',
	action,
});
function oldestFirst(items) {
	const byId = new Map(items.map((item) => [item.id, item]));
	return [...byId.values()].sort((one, other) => one.id - other.id);
}
const unlessGone = (0, errors/* unlessStatus */.HD)(404, 410);
const isSame = (stored, { title, body }) => stored.title === title && (stored.body ?? '').replace(/\r\n/g, '\n').trimEnd() === body?.trimEnd();

/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  z: () => (bestEffort)
});
var _errors_js_0 = __webpack_require__(8835);

async function bestEffort({ signal }, work, onFailure) {
	try {
		return await work;
	}
	catch (error) {
		if (signal.reason instanceof _errors_js_0/* .RunCancelled */ .zL)
			throw error;
		const refused = error instanceof _errors_js_0/* .ActionError */ .lZ && !(error instanceof _errors_js_0/* .DryRunError */ .Vz);
		if (!refused && (error === undefined || error !== signal.reason))
			throw error;
		onFailure(error.message, refused ? error : undefined);
		return undefined;
	}
}

/***/ })

};
