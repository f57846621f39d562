'use strict';

exports.id = 47;
exports.ids = [47];
exports.modules = {

/***/ 1047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (readYaml)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(992);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5831);



const MAX_PROBLEMS = 20;
function readYaml(text, schema, place) {
	const checked = parseAndCheck(text, schema);
	if (!Array.isArray(checked))
		return { value: checked.value, problems: [] };
	checked.sort((a, b) => a.offset - b.offset);
	const more = checked.reduce((sum, { others = 0 }) => sum + 1 + others, -MAX_PROBLEMS);
	const problems = checked.slice(0, MAX_PROBLEMS).map(({ offset, message }, index) => {
		const before = text.slice(0, offset).split('\n');
		const column = (before.at(-1)?.length ?? 0) + 1;
		const isLast = index === MAX_PROBLEMS - 1 && more > 0;
		const rest = isLast ? `; and ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .td)(more, 'more problem')}` : '';
		return `${place(before.length, column)}: ${message}${rest}`;
	});
	return { problems };
}
const MAX_SIGNS = 25_000;
const MAX_LEVELS = 100;
const TOO_DEEP = 'is nested too deeply';
const LINE_START = /^[ \t]*(?:[-?:][ \t]+)*/;
const SIGNS = /[[\]{},\n&*!"'|>]|[-?:][ \t]/g;
function findExcess(text) {
	let offset = 0;
	for (const line of text.split('\n')) {
		const [start = ''] = LINE_START.exec(line) ?? [];
		if (start.length > 2 * MAX_LEVELS)
			return { offset, message: TOO_DEEP };
		offset += line.length + 1;
	}
	let signs = 0;
	let open = 0;
	for (const { 0: sign, index } of text.matchAll(SIGNS)) {
		if (sign === '[' || sign === '{')
			open++;
		else if (sign === ']' || sign === '}')
			open = Math.max(0, open - 1);
		if (open > MAX_LEVELS)
			return { offset: index, message: TOO_DEEP };
		if (++signs > MAX_SIGNS)
			return { offset: index, message: `there are more than ${MAX_SIGNS} values and signs` };
	}
	return undefined;
}
const MAX_ALIASES = 100;
function syntaxMessage({ code, message }, text, offset) {
	switch (code) {
		case 'MULTIPLE_DOCS':
			return '`---` begins a second document, and only one is read';
		case 'TAB_AS_INDENT':
			return 'a tab indents the line; use spaces';
		case 'MULTILINE_IMPLICIT_KEY':
			return 'a colon and a space must follow the name, as in `mode: single`';
		case 'BLOCK_AS_IMPLICIT_KEY':
			return 'a value that contains a colon and a space needs quotes';
		case 'BAD_SCALAR_START':
			return `a value that begins with ${text.charAt(offset) === '`' ? "'`'" : `\`${text.charAt(offset)}\``} needs quotes`;
		case 'BAD_INDENT':
			return 'a bracket is not closed, or the lines inside it are not indented';
		case 'BAD_DQ_ESCAPE':
			return 'a backslash in double quotes must begin an escape; use single quotes';
		case 'TAG_RESOLVE_FAILED':
			return 'a value that begins with `!` needs quotes';
		case 'MISSING_CHAR':
			if (message.includes('quote'))
				return 'a quote is not closed';
			if (message.includes('Sequence item'))
				return 'this line must be indented like the other settings of its queue';
			return 'a colon and a space must follow the name, as in `mode: single`';
		default:
			return 'this is not valid YAML';
	}
}
function parseAndCheck(text, schema) {
	const excess = findExcess(text);
	if (excess !== undefined)
		return [excess];
	try {
		const options = { prettyErrors: false, uniqueKeys: false };
		const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, options);
		const syntax = [...document.errors, ...document.warnings];
		const [error] = syntax;
		if (error !== undefined) {
			const [offset] = error.pos;
			return [{ offset, message: syntaxMessage(error, text, offset) }];
		}
		const unusable = unusableNodes(document);
		if (unusable.length > 0)
			return unusable;
		const parsed = schema.safeParse(document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {});
		if (parsed.success)
			return { value: parsed.data };
		return parsed.error.issues.flatMap((issue) => findingsOf(document, schema, issue));
	}
	catch (error) {
		if (error instanceof ReferenceError)
			return [{ offset: 0, message: error.message }];
		throw error;
	}
}
function unusableNodes(document) {
	const findings = [];
	let aliases = 0;
	const add = (node, message) => findings.push({ offset: ((0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : undefined) ?? 0, message });
	(0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
		Map(_, map) {
			const seen = new Set();
			for (const { key } of map.items) {
				const name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : undefined;
				if (name === undefined)
					add(key, 'a key must be a name');
				else if (seen.has(name))
					add(key, `duplicate key \`${name}\``);
				else
					seen.add(name);
			}
		},
		Alias(_, alias, path) {
			aliases++;
			if (aliases > MAX_ALIASES) {
				add(alias, `there are more than ${MAX_ALIASES} aliases`);
				return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
			}
			const isTarget = (node) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) && node.anchor === alias.source && node === alias.resolve(document);
			if (path.some(isTarget))
				add(alias, `\`*${alias.source}\` contains itself`);
			else if (alias.resolve(document) === undefined)
				add(alias, `nothing before it is named \`&${alias.source}\`; a value that begins with \`*\` needs quotes`);
			return undefined;
		},
	});
	return findings;
}
function findingsOf(document, schema, issue) {
	if (issue.code === 'unrecognized_keys') {
		const known = keysAt(schema, issue.path);
		return issue.keys.slice(0, MAX_PROBLEMS).map((key, index) => ({
			offset: offsetOfKey(document, issue.path, key),
			message: `unknown key \`${key}\`${(0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known)}`,
			others: index === 0 ? Math.max(0, issue.keys.length - MAX_PROBLEMS) : 0,
		}));
	}
	const name = issue.path.findLast((part) => typeof part === 'string');
	const what = name === undefined ? '' : `\`${String(name)}\` `;
	return [{ offset: offsetOf(document, issue.path), message: `${what}${issue.message}` }];
}
function offsetOf(document, path) {
	const node = document.getIn(path, true);
	if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range)
		return node.range[0];
	return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
function offsetOfKey(document, path, name) {
	const map = document.getIn(path, true);
	const keys = (0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? map.items.map(({ key }) => key) : [];
	const key = keys.find((each) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(each) && String(each.value) === name);
	return ((0, yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.range?.[0] : undefined) ?? offsetOf(document, path);
}
function keysAt(schema, path) {
	const at = path.reduce((node, part) => node?.def.element ?? node?.def.shape?.[String(part)], schema);
	return Object.keys(at?.def.shape ?? {});
}

/***/ })

};
