const id = 339;
const ids = [339];
const modules = {

/***/ 4339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  TokenOwner: () => (TokenOwner)
});
var _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3709);
var _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3587);
var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3177);



const User = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(_shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1)) }));
const Viewer = _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => _shared_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ viewer: User }));
class TokenOwner {
	#asked;
	async login(api) {
		this.#asked ??= loginOf(api);
		const asked = this.#asked;
		let login;
		try {
			login = await unlessAborted(asked, api.signal);
		}
		finally {
			if (login === undefined && this.#asked === asked)
				this.#asked = undefined;
		}
		return login;
	}
}
async function loginOf(api) {
	const ask = (answer) => {
		const asked = api.call('Asking GitHub whose token it is', 'contents: read', answer);
		return (0, _shared_best_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)(api, asked, () => { });
	};
	const viewer = await ask(async ({ graphql }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .checked */ .K)(Viewer, await graphql('query { viewer { login } }')).viewer.login);
	if (viewer !== undefined)
		return viewer;
	return ask(async ({ request }) => (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .checked */ .K)(User, (await request('GET /user')).data).login);
}
async function unlessAborted(work, signal) {
	let stop = () => { };
	const aborted = new Promise((_, reject) => {
		const onAbort = () => reject(signal.reason);
		if (signal.aborted)
			onAbort();
		signal.addEventListener('abort', onAbort);
		stop = () => signal.removeEventListener('abort', onAbort);
	});
	try {
		return await Promise.race([work, aborted]);
	}
	finally {
		stop();
	}
}

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

export { id, ids, modules };
