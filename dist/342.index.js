const id = 342;
const ids = [342];
const modules = {

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $d: () => (FailedAttempt),
  I: () => (kindOf),
  Ro: () => (hasStatus),
  U8: () => (unusableBody),
  _7: () => (ServiceError),
  q0: () => (describe)
});
var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

class FailedAttempt extends Error {
	name = 'FailedAttempt';
	failure;
	constructor(failure, problem, cause) {
		super(problem, { cause });
		this.failure = failure;
	}
}
const unusableBody = (type, problem, cause) => new FailedAttempt({ type }, `the service answered, but ${problem}`, cause);
class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
	failure;
	#lost;
	constructor(kind, explanation, failure, cause, lost = false) {
		super(kind, explanation, { cause });
		this.failure = failure;
		this.#lost = lost;
	}
	withProblem(problem) {
		return new ServiceError(this.kind, { ...this.explanation, problem }, this.failure, this, this.#lost);
	}
	get ambiguous() {
		return this.kind === 'unknown-outcome';
	}
	get mayTakeEffect() {
		return this.#lost || this.ambiguous || this.kind === 'aborted';
	}
	get status() {
		return this.failure?.type === 'status' ? this.failure.status : undefined;
	}
}
const hasStatus = (error, status) => error instanceof ServiceError && error.status === status;
const describe = ({ method, path, subject }) => `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`;
function kindOf(failure) {
	if (failure.type === 'not-sent' || failure.type === 'misconfigured')
		return 'unavailable';
	if (failure.type === 'no-answer')
		return failure.timedOut ? 'timed-out' : 'unavailable';
	if (failure.type !== 'status')
		return 'bad-response';
	const { status, limited } = failure;
	if (limited || status === 429)
		return 'rate-limited';
	if (status < 400)
		return 'bad-response';
	if (status === 401 || status === 403)
		return 'unauthorized';
	if (status === 404)
		return 'not-found';
	if (status === 408 || status === 425 || (status >= 500 && status !== 501))
		return 'unavailable';
	return 'refused';
}

/***/ }),

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  postMain: () => (postMain)
});
var _queue_restore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2260);

async function postMain(runner) {
	const saved = runner.core.getState(_queue_restore_js__WEBPACK_IMPORTED_MODULE_0__/* .RESTORE_KEY */ .N6);
	if (saved === '')
		return true;
	const { restoreQueue } = await Promise.all(/* import() */[__webpack_require__.e(95), __webpack_require__.e(520), __webpack_require__.e(515), __webpack_require__.e(108)]).then(__webpack_require__.bind(__webpack_require__, 9384));
	return restoreQueue(runner, saved);
}

/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $$: () => (HELD_STATES),
  N6: () => (RESTORE_KEY),
  d4: () => (forgetState),
  mD: () => (restoredAfterJob),
  qW: () => (SETTABLE_STATES)
});
var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4096);
var _shared_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


const RESTORE_KEY = 'restore';
const SETTABLE_STATES = ['running', 'paused', 'draining'];
const HELD_STATES = new Map([
	['pause-queue', 'paused'],
	['drain-queue', 'draining'],
]);
const forgetState = ({ saveForPost }) => saveForPost(RESTORE_KEY, '');
async function restoredAfterJob(context, ref, { found, set }, change) {
	const { log, saveForPost } = context;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(ref);
	const before = found === 'switching_modes' ? 'running' : found;
	const restorable = SETTABLE_STATES.find((state) => state === before);
	if (restorable === undefined) {
		log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return change();
	}
	const save = (proved) => saveForPost(RESTORE_KEY, JSON.stringify({ found: restorable, set, proved }));
	save(false);
	log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
	try {
		const result = await change();
		save(true);
		return result;
	}
	catch (error) {
		if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && !error.mayTakeEffect)
			forgetState(context);
		throw error;
	}
}

/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  Ib: () => (pullRequestName),
  M1: () => (pullRequestRef),
  aR: () => (repositoryName),
  nM: () => (queueName),
  tQ: () => (queueRef)
});
function queueRef(repository, targetBranch) {
	if (targetBranch === '')
		throw new TypeError('A queue needs the name of its branch.');
	return { repository, targetBranch };
}
function pullRequestRef(repository, targetBranch, number) {
	if (!Number.isSafeInteger(number) || number < 1)
		throw new TypeError(`A pull request needs a number, not ${number}.`);
	return { ...queueRef(repository, targetBranch), number };
}
const repositoryName = ({ owner, name }) => `${owner}/${name}`;
const queueName = ({ repository, targetBranch }) => `${repositoryName(repository)}@${targetBranch}`;
const pullRequestName = ({ number, targetBranch }) => `#${number} on ${targetBranch}`;

/***/ })

};

export { id, ids, modules };
