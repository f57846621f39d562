'use strict';

exports.id = 886;
exports.ids = [886];
exports.modules = {

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  pushGroup: () => (pushGroup)
});
var _http_transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5018);
var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4250);
var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7897);



async function pushGroup(context, { url, user, password }, group) {
	const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
	const transport = new _http_transport_js__WEBPACK_IMPORTED_MODULE_0__/* .Transport */ .o({
		...context,
		baseUrl: url,
		headers: {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			...(user + password !== '' && { authorization: basic }),
		},
		requestTimeoutMs: 15_000,
		retryTimeoutMs: 60_000,
		remedyFor,
		onRetry: (message) => context.log.info(message),
	});
	const families = group.families.map((family) => withoutSecrets(family, context.redact));
	try {
		await transport.write({
			method: 'PUT',
			path: (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .groupPath */ .z)({ ...group, key: group.key.map(([k, v]) => [k, context.redact(v)]) }),
			effect: 'idempotent',
			subject: `the Pushgateway ${url}`,
			body: [Buffer.from(context.redact((0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .writeExposition */ .I0)(families)))],
		});
	}
	finally {
		transport.close();
	}
}
const withoutSecrets = (family, redact) => ({
	...family,
	help: family.help && redact(family.help),
	samples: family.samples.map((sample) => ({
		...sample,
		labels: new Map([...sample.labels].map(([label, value]) => [label, redact(value)])),
	})),
});
const remedyFor = (kind, failure) => {
	if (failure.type === 'status' && failure.status === 400)
		return 'See the answer of the Pushgateway. If it has metrics that contradict these, delete their group there, then run the step again.';
	if (kind === 'unauthorized')
		return 'Check the user info of `pushgateway-url`.';
	if (['not-found', 'refused', 'bad-response'].includes(kind))
		return 'Check that `pushgateway-url` is the address of a Pushgateway, with its path prefix if it has one.';
	if (['aborted', 'unknown-outcome'].includes(kind))
		return 'Run the step again if you still need it. Pushing twice is harmless.';
	return 'Check that the Pushgateway is up and that the runner can reach it, then run the step again.';
};

/***/ })

};
