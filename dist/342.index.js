const id = 342;
const ids = [342];
const modules = {

/***/ 7342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  postMain: () => (postMain)
});
var _queue_restore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2260);

async function postMain(runner) {
	const left = runner.core.getState(_queue_restore_js__WEBPACK_IMPORTED_MODULE_0__/* .RESTORE_KEY */ .N6);
	if (left === '')
		return true;
	const { restoreQueue } = await Promise.all(/* import() */[__webpack_require__.e(398), __webpack_require__.e(4), __webpack_require__.e(829), __webpack_require__.e(384)]).then(__webpack_require__.bind(__webpack_require__, 9384));
	return restoreQueue(runner, left);
}

/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  N6: () => (RESTORE_KEY),
  Oz: () => (saveRestore),
  qW: () => (SETTABLE_STATES)
});
var _shared_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);

const RESTORE_KEY = 'restore';
const SETTABLE_STATES = ['running', 'paused', 'draining'];
function saveRestore(context, ref, found, set) {
	if (context.dryRun || found === set)
		return;
	const name = (0, _shared_references_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(ref);
	const before = found === 'switching_modes' ? 'running' : found;
	const restorable = SETTABLE_STATES.find((state) => state === before);
	if (restorable === undefined) {
		context.log.warning(`The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`);
		return;
	}
	context.saveForPost(RESTORE_KEY, JSON.stringify({ ref, found: restorable, set }));
	context.log.info(`When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`);
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
