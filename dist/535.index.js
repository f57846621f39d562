"use strict";
exports.id = 535;
exports.ids = [535,404];
exports.modules = {

 535:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const unhealthy = __webpack_require__(7404);
const common = __webpack_require__(4516);
const later = __webpack_require__(7963);
const zod = __webpack_require__(3063);

const INPUT = 'baseline-file';
const LONG_LINE = 64 * 1024;
async function* readBaseline(workspace, path) {
	let number = 0;
	let ended = false;
	for await (const text of linesOfFile(workspace, path)) {
		const line = text.trim();
		number++;
		const isOtherFirstLine = number === 1 && line !== '[';
		const isOtherSecondLine = number === 2 && !/^(\{.*\},?|\])$/.test(line);
		if (isOtherFirstLine || isOtherSecondLine)
			return yield* readWhole(workspace, path);
		if (ended && line !== '')
			throw wrongBaseline(path, `line ${number} comes after the end of the list`);
		if (line === ']')
			ended = true;
		else if (number > 1 && !ended) {
			if (line.length > LONG_LINE && common.isTooDeep(Buffer.from(line)))
				throw wrongBaseline(path, `line ${number} has ${common.TOO_DEEP}`);
			const parse = () => zod.parse(unhealthy.UnhealthyTest, JSON.parse(line.replace(/,$/, '')));
			yield later.listedTest(reading(path, `line ${number} is not a test`, parse), 'flaky');
		}
	}
	if (!ended)
		throw wrongBaseline(path, 'it is cut off: its list has no end');
}
async function* readWhole(workspace, path) {
	const text = await workspace.readText(INPUT, path);
	if (common.isTooDeep(Buffer.from(text)))
		throw wrongBaseline(path, `it has ${common.TOO_DEEP}`);
	const parse = () => zod.array(unhealthy.UnhealthyTest).parse(JSON.parse(text));
	for (const test of reading(path, 'it is not a list of tests', parse))
		yield later.listedTest(test, 'flaky');
}
function reading(path, problem, run) {
	try {
		return run();
	}
	catch (cause) {
		throw wrongBaseline(path, problem, cause);
	}
}
async function* linesOfFile(workspace, path) {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	let rest = '';
	for await (const chunk of workspace.chunks(INPUT, path)) {
		const decode = () => decoder.decode(chunk, { stream: true });
		const [end = '', ...lines] = reading(path, 'it is not UTF-8 text', decode).split('\n');
		if (rest.length > common.FILE_LIMIT_BYTES)
			throw wrongBaseline(path, 'one of its lines is too long');
		rest += end;
		for (const line of lines) {
			yield rest;
			rest = line;
		}
	}
	rest += reading(path, 'it is not UTF-8 text', () => decoder.decode());
	if (rest !== '')
		yield rest;
}
function wrongBaseline(path, problem, cause) {
	const request = `Reading \`${INPUT}\` (${JSON.stringify(path)})`;
	const remedy = 'Name the `tests-file` of an earlier run, or leave the input empty in the first one.';
	return new common.ActionError('invalid-input', { request, problem, remedy }, { cause });
}

exports.readBaseline = readBaseline;


 }),

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