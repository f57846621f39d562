"use strict";
exports.id = 476;
exports.ids = [476];
exports.modules = {

 4476:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const clients = __webpack_require__(1599);
const getMetrics = __webpack_require__(2271);
const later = __webpack_require__(7963);

async function pushGroup(context, deadline, { url, user, password }, group) {
	const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
	const transport = new clients.Transport({
		...context,
		baseUrl: url,
		headers: {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			...(user + password !== '' && { authorization: basic }),
		},
		requestTimeoutMs: 15_000,
		retryTimeoutMs: 60_000,
		remedyFor: pushRemedyFor,
		onRetry: (message) => context.log.info(message),
	});
	const families = group.families.map((family) => withoutSecrets(family, context.redact));
	try {
		await transport.write(deadline, {
			method: 'PUT',
			path: getMetrics.groupPath({ ...group, key: group.key.map(([k, v]) => [k, context.redact(v)]) }),
			effect: 'idempotent',
			subject: `the Pushgateway ${url}`,
			body: [Buffer.from(context.redact(later.writeExposition(families)))],
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
const pushRemedyFor = (kind, failure) => {
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

exports.pushGroup = pushGroup;


 })

};
;