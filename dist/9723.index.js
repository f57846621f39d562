"use strict";
exports.id = 9723;
exports.ids = [9723];
exports.modules = {

 9723:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const index = __webpack_require__(3690);

class XmlError extends Error {
}
const xmlAllowance = () => ({ bytes: 64 * 1024 * 1024, parts: 2_000_000 });
const ELEMENT = 4;
const COSTLY_BYTES = [...Buffer.from('<&]')];
const MAX_XML_DEPTH = 100;
async function readXml(chunks, handler, allowance) {
	const { SaxesParser } = await __webpack_require__.e( 1094).then(__webpack_require__.t.bind(__webpack_require__, 1094, 19)).then(n => n.saxes);
	const parser = new SaxesParser();
	const fail = (problem) => {
		throw new XmlError(`line ${parser.line}: ${problem}`);
	};
	const take = (parts) => {
		allowance.parts -= parts;
		if (allowance.parts < 0)
			fail('the reports together have too many elements');
	};
	listen(parser, handler, take, fail);
	let decoder;
	const decode = (chunk) => {
		try {
			return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
		}
		catch {
			return fail(`it is not ${decoder?.encoding.toUpperCase()} text`);
		}
	};
	for await (const chunk of chunks) {
		allowance.bytes -= chunk.length;
		if (allowance.bytes < 0)
			fail('the reports together have more than 64 MiB');
		for (const byte of COSTLY_BYTES)
			for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1))
				take(1);
		decoder ??= decoderFor(chunk, fail);
		parser.write(decode(chunk));
	}
	parser.write(decode()).close();
}
function listen(parser, handler, take, fail) {
	let depth = 0;
	parser.on('error', ({ message }) => {
		fail(`it is not well-formed XML: ${shortMessage(message)}`);
	});
	parser.on('doctype', () => fail('it has a document type declaration'));
	parser.on('attribute', () => take(1));
	parser.on('opentag', ({ name, attributes }) => {
		take(ELEMENT);
		if (++depth > MAX_XML_DEPTH)
			fail(`its elements are nested more than ${MAX_XML_DEPTH} deep`);
		handler.open(localName(name), attributes, parser.line);
	});
	parser.on('closetag', ({ name }) => {
		depth--;
		handler.close(localName(name));
	});
}
const shortMessage = (message) => index.truncate(message.replace(/^\d+:\d+: |\.$/g, ''), 300);
const localName = (name) => name.replace(/^.*:/, '');
function decoderFor(start, fail) {
	const { found, ascii } = encodingOf(start);
	if (ascii && /^(utf-?16|utf-?32|ucs-?[24])/i.test(found))
		fail(`it declares the encoding ${found}, but is not written in it`);
	try {
		return new TextDecoder(found, { fatal: true });
	}
	catch {
		return fail(`its encoding ${index.inBackticks(found)} is not known`);
	}
}
const BYTE_ORDER_MARKS = [
	['utf-32', [0xff, 0xfe, 0, 0]],
	['utf-32', [0, 0, 0xfe, 0xff]],
	['utf-16le', [0xff, 0xfe]],
	['utf-16be', [0xfe, 0xff]],
	['utf-16le', [0x3c, 0, 0x3f, 0]],
	['utf-16be', [0, 0x3c, 0, 0x3f]],
];
function encodingOf(start) {
	const mark = BYTE_ORDER_MARKS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
	if (mark !== undefined)
		return { found: mark[0], ascii: false };
	const head = start.subarray(0, 1024).toString('latin1');
	const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(head)?.[1];
	return { found: declared ?? 'utf-8', ascii: true };
}

async function readTestReports(workspace, found) {
	const globs = [...found.keys()];
	const paths = new Set([...found.values()].flat());
	const allowance = xmlAllowance();
	const files = [];
	for (const path of paths) {
		const named = globs.filter((glob) => found.get(glob)?.includes(path));
		const read = await readReport(workspace.chunks('failed-tests-files', path), allowance);
		files.push({ path, globs: named, ...read });
	}
	return { files, unmatched: globs.filter((glob) => found.get(glob)?.length === 0) };
}
async function readReport(chunks, allowance = xmlAllowance()) {
	const report = new JUnitReport();
	const unreadable = await readXml(chunks, report, allowance).then(() => undefined, (error) => {
		if (!(error instanceof XmlError))
			throw error;
		return error.message;
	});
	const { cases, failed, problem } = report;
	return { cases, failed, problem: unreadable ?? problem };
}
const FAILURE_ELEMENTS = ['failure', 'error'];
const SUITES = ['testsuites', 'testsuite'];
const FAILED_STATUS = /^(fail(ed|ure)?|error(ed)?)$/i;
const EXPECTED_TO_FAIL = /^(todo|xfail)$/i;
const NOT_RUN_BY_CTEST = /unable to find executable|required files missing|missing configuration|failed to change working directory/i;
const HARMLESS = [
	'properties',
	'system-out',
	'system-err',
	'flakyFailure',
	'flakyError',
	'rerunFailure',
	'rerunError',
];
class JUnitReport {
	#failed = new Map();
	#suites = [];
	#testCases = [];
	#path = [];
	cases = 0;
	problem;
	get failed() {
		return [...this.#failed.values()];
	}
	open(name, attributes, line) {
		const parent = this.#path.at(-1);
		this.#path.push(name);
		if (parent === undefined && !SUITES.includes(name))
			this.#note(line, `it is not a JUnit report: its root is ${index.inBackticks(`<${name}>`)}, not <testsuites>`);
		if (SUITES.includes(name))
			this.#openSuite(attributes, line);
		else if (name === 'testcase')
			this.#openCase(attributes);
		else if (FAILURE_ELEMENTS.includes(name))
			this.#fail(name, line);
		else if (name === 'skipped')
			this.#skip(attributes, line);
		else if (name === 'warning')
			this.#warn(line);
		else if (parent === 'testcase')
			this.#noteUnknown(name);
	}
	close(name) {
		this.#path.pop();
		if (name === 'testcase')
			this.#closeCase();
		else if (SUITES.includes(name))
			this.#closeSuite();
	}
	#openSuite({ name, file, filepath, ...counts }, line) {
		const outer = this.#suites.at(-1);
		if (outer !== undefined)
			outer.hasInner = true;
		const count = (key) => {
			const value = counts[key]?.trim() || '0';
			if (!/^\d+$/.test(value))
				this.#note(line, `its count of ${key} is ${index.inBackticks(value)}, which is no number`);
			return Number(value);
		};
		this.#suites.push({
			name: name?.trim() || undefined,
			file: file || filepath || outer?.file,
			line,
			failures: count('failures'),
			errors: count('errors'),
			recorded: 0,
			unknown: undefined,
			hasInner: false,
		});
	}
	#openCase({ name, classname, file, filepath, status }) {
		this.cases++;
		const suite = this.#suites.at(-1);
		const test = {
			name: name?.trim() ?? '',
			classname: classname?.trim() || undefined,
			parent: suite?.name,
			file: file || filepath || suite?.file,
		};
		const hasFailedStatus = FAILED_STATUS.test(status ?? '');
		const begun = { recorded: 0, isExpectedToFail: false, unknown: undefined };
		this.#testCases.push({ test, hasFailedStatus, ...begun });
	}
	#fail(kind, line) {
		const testCase = this.#testCases.at(-1);
		if (testCase !== undefined)
			testCase.recorded++;
		else
			this.#note(line, `an <${kind}> belongs to no test case`);
	}
	#skip({ type = '', message = '' }, line) {
		const testCase = this.#testCases.at(-1);
		if (testCase === undefined)
			return;
		if (EXPECTED_TO_FAIL.test(type.trim()))
			testCase.isExpectedToFail = true;
		const reason = NOT_RUN_BY_CTEST.exec(message)?.[0];
		if (reason !== undefined)
			this.#note(line, `${index.inBackticks(testCase.test.name)} did not run: ${reason.toLowerCase()}`);
	}
	#warn(line) {
		const testCase = this.#testCases.at(-1);
		const owner = testCase === undefined ? 'a suite' : index.inBackticks(testCase.test.name);
		this.#note(line, `${owner} has a <warning>, which can fail a run`);
	}
	#noteUnknown(name) {
		const testCase = this.#testCases.at(-1);
		if (testCase !== undefined && !HARMLESS.includes(name))
			testCase.unknown ??= name;
	}
	#closeCase() {
		const testCase = this.#testCases.pop();
		if (testCase === undefined)
			return;
		const { test, hasFailedStatus, isExpectedToFail, unknown } = testCase;
		const recorded = hasFailedStatus ? Math.max(1, testCase.recorded) : testCase.recorded;
		if (recorded > 0 && !isExpectedToFail)
			this.#failed.set(JSON.stringify(Object.values(test).map((value) => value ?? null)), test);
		for (const suite of this.#suites) {
			suite.recorded += recorded;
			if (recorded === 0 && unknown !== undefined)
				suite.unknown ??= `${index.inBackticks(test.name)} has ${index.inBackticks(`<${unknown}>`)}, which may be a failure`;
		}
	}
	#closeSuite() {
		const suite = this.#suites.pop();
		if (suite === undefined)
			return;
		const { name, line, failures, errors, recorded, unknown, hasInner } = suite;
		const counted = hasInner ? Math.max(failures, errors) : failures + errors;
		if (counted <= recorded)
			return;
		const title = name === undefined ? 'a suite' : `the suite ${index.inBackticks(name)}`;
		const shown = recorded === 0 ? 'none' : `only ${recorded}`;
		const cause = unknown === undefined ? '' : `: ${unknown}`;
		this.#note(line, `${title} counts ${index.pluralize(failures, 'failure')} and ${index.pluralize(errors, 'error')}, but shows ${shown}${cause}`);
	}
	#note(line, problem) {
		this.problem ??= `line ${line}: ${problem}`;
	}
}

exports.readReport = readReport;
exports.readTestReports = readTestReports;

 })

};
;