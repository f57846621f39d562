"use strict";
exports.id = 404;
exports.ids = [404];
exports.modules = {

 7404:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(4516);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const testText = zod.nullish(clients.anyText);
const testLink = zod.optional(common.mapped(testText, (address) => (address === null ? null : common.webLink(address))));
const page = zod.nullish(zod.object({ html_url: testLink }));
const testFields = {
	id: clients.anyText,
	repository: page,
	html_url: testLink,
	name: clients.anyText,
	variant: testText,
	status: zod.nullish(zod.object({ value: testText, reason: testText, timestamp: testText })),
	codeowners: zod.nullish(clients.list(clients.anyText)),
	pull_requests_impacted_last_7d: zod.nullish(zod.number()),
	quarantined: zod.nullish(zod.boolean()),
	file_path: testText,
	parent: testText,
	classname: testText,
	ticket: page,
};
const UnhealthyTest = clients.openObject(testFields);
const UnhealthyTestPage = zod.object({
	tests: clients.openList(testFields),
	page: zod.object({
		total_rows: common.optionalField(zod.number()),
		total_pages: common.optionalField(zod.number()),
		next_page_token: common.optionalField(zod.string()),
	}),
});

exports.UnhealthyTest = UnhealthyTest;
exports.UnhealthyTestPage = UnhealthyTestPage;


 })

};
;