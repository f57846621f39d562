"use strict";
exports.id = 505;
exports.ids = [505];
exports.modules = {

 1505:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);

const MAX_PROBLEMS = 20;
function readYaml(text, schema, place) {
	return withPlaces(parseYaml(text, MAX_SIGNS, (document) => checkSchema(document, schema)), text, place);
}
const MAX_SIGNS_OF_LISTS = 250_000;
function readNamedTexts(text, check, place) {
	const read = (document) => {
		const { value, findings } = namedTextsOf(document, text);
		findings.push(...check(value));
		return findings.length > 0 ? findings : { value };
	};
	return withPlaces(parseYaml(text, MAX_SIGNS_OF_LISTS, read), text, place);
}
function withPlaces(parsed, text, place) {
	if (Array.isArray(parsed))
		return { problems: placed(parsed, text, place), warnings: [] };
	const { value, doubts = [] } = parsed;
	return { value, problems: [], warnings: placed(doubts, text, place) };
}
function placed(all, text, place) {
	const findings = all.toSorted((a, b) => a.offset - b.offset);
	const more = findings.reduce((sum, { others = 0 }) => sum + 1 + others, -MAX_PROBLEMS);
	return findings.slice(0, MAX_PROBLEMS).map(({ offset, message }, index) => {
		const before = text.slice(0, offset).split('\n');
		const column = (before.at(-1)?.length ?? 0) + 1;
		const isLast = index === MAX_PROBLEMS - 1 && more > 0;
		const rest = isLast ? `; and ${common.pluralize(more, 'more problem')}` : '';
		return `${place(before.length, column)}: ${message}${rest}`;
	});
}
const MAX_SIGNS = 25_000;
const MAX_LEVELS = 100;
const NESTED_TOO_DEEPLY = 'is nested too deeply';
const LINE_START = /^[ \t]*(?:[-?:][ \t]+)*/;
const SIGNS = /[[\]{},\n&*!"'|>]|[-?:][ \t]/g;
function findExcess(text, maxSigns) {
	let offset = 0;
	for (const line of text.split('\n')) {
		const [start = ''] = LINE_START.exec(line) ?? [];
		if (start.length > 2 * MAX_LEVELS)
			return { offset, message: NESTED_TOO_DEEPLY };
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
			return { offset: index, message: NESTED_TOO_DEEPLY };
		if (++signs > maxSigns)
			return { offset: index, message: `there are more than ${maxSigns} values and signs` };
	}
	return undefined;
}
const MAX_ALIASES = 100;
const SAME_COLUMN = 'all dashes of a list must be in the same column';
const SAME_INDENTATION = 'this line must be indented like the lines above that it belongs to';
function syntaxMessage({ code, message }, text, offset, spansLines) {
	if (isBesideBracket(text, offset))
		return 'a value with brackets or braces needs quotes';
	if (/^[ \t]*-[^\s-]/.test(lineAt(text, offset)))
		return 'a dash and a space must begin each item of a list';
	switch (code) {
		case 'MULTIPLE_DOCS':
			return '`---` begins a second document, and only one is read';
		case 'TAB_AS_INDENT':
			return 'a tab indents the line; use spaces';
		case 'MULTILINE_IMPLICIT_KEY':
			return 'a colon and a space must follow the name, as in `name: value`';
		case 'BLOCK_AS_IMPLICIT_KEY':
			if (message.includes('block sequence'))
				return SAME_COLUMN;
			if (spansLines)
				return 'the line below this value is indented too far; a value that contains a colon and a space needs quotes';
			return 'a value that contains a colon and a space needs quotes';
		case 'BAD_SCALAR_START':
			return `a value that begins with ${text.charAt(offset) === '`' ? "'`'" : `\`${text.charAt(offset)}\``} needs quotes`;
		case 'BAD_INDENT':
			if (message.includes('sequence items'))
				return SAME_COLUMN;
			if (message.includes('mapping items'))
				return SAME_INDENTATION;
			return 'a bracket is not closed, or the lines inside it are not indented';
		case 'BAD_DQ_ESCAPE':
			return 'a backslash in double quotes must begin an escape; use single quotes';
		case 'TAG_RESOLVE_FAILED':
			return 'a value that begins with `!` needs quotes';
		case 'MISSING_CHAR':
			if (message.includes('quote'))
				return 'a quote is not closed';
			if (message.includes('Sequence item'))
				return SAME_INDENTATION;
			return 'a colon and a space must follow the name, as in `name: value`';
		default:
			return 'this is not valid YAML';
	}
}
function isBesideBracket(text, offset) {
	const before = text.charAt(offset - 1);
	const after = text.charAt(offset);
	const goesOn = /[\]}]/.test(before) && /[^\s,\]}:]/.test(after);
	return goesOn || (/[^\s,[{:]/.test(before) && /[[{]/.test(after));
}
function lineAt(text, offset) {
	const start = text.lastIndexOf('\n', offset - 1) + 1;
	return text.slice(start).split('\n', 1).join();
}
function parseYaml(text, maxSigns, read) {
	const excess = findExcess(text, maxSigns);
	if (excess !== undefined)
		return [excess];
	try {
		const options = { prettyErrors: false, uniqueKeys: false };
		const document = common.parseDocument(text, options);
		const syntax = [...document.errors, ...document.warnings];
		const [error] = syntax;
		if (error !== undefined) {
			const [offset] = error.pos;
			const spansLines = document.errors.some(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
			return [{ offset, message: syntaxMessage(error, text, offset, spansLines) }];
		}
		const unusable = [...unusableNodes(document), ...common.splitNames(document, text)];
		if (unusable.length > 0)
			return unusable;
		const parsed = read(document);
		if (Array.isArray(parsed))
			return parsed;
		return { value: parsed.value, doubts: common.cutNames(document, text) };
	}
	catch (error) {
		if (error instanceof ReferenceError)
			return [{ offset: 0, message: error.message }];
		throw error;
	}
}
function checkSchema(document, schema) {
	const parsed = schema.safeParse(document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {});
	if (parsed.success)
		return { value: parsed.data };
	return parsed.error.issues.flatMap((issue) => schemaFindings(document, schema, issue));
}
function namedTextsOf(document, source) {
	const { contents } = document;
	const findings = [];
	if (contents === null || (common.isMap(contents) && contents.items.length === 0))
		findings.push({ offset: 0, message: 'there is no entry' });
	else if (!common.isMap(contents))
		findings.push({
			offset: contents.range?.[0] ?? 0,
			message: 'must be a mapping, such as `web: apps/web/**`',
		});
	const items = common.isMap(contents) ? contents.items : [];
	const value = items.map(({ key, value: given }) => {
		const name = { text: keyName(key) ?? '', offset: startOf(key) };
		if (name.text.trim() === '')
			findings.push({ offset: name.offset, message: 'a key is empty' });
		return { name, texts: textsOf(document, source, name, given, findings) };
	});
	return { value, findings };
}
function textsOf(document, source, name, given, findings) {
	const node = common.isAlias(given) ? given.resolve(document) : given;
	const items = common.isSeq(node) ? node.items : [node];
	if (items.length === 0)
		findings.push({ offset: startOf(given), message: `the list of \`${name.text}\` is empty` });
	return items.flatMap((item) => {
		const scalar = common.isAlias(item) ? item.resolve(document) : item;
		const offset = common.isNode(item) && item.range ? startOf(item) : name.offset;
		const text = common.isScalar(scalar) && typeof scalar.value === 'string' ? scalar.value : undefined;
		if (text === undefined)
			findings.push({ offset, message: `\`${name.text}\` ${notText(scalar)}` });
		else if (text.trim() === '')
			findings.push({ offset, message: `\`${name.text}\` has an empty value` });
		else if (spansLines(scalar, source))
			findings.push({ offset, message: `\`${name.text}\` ${SEVERAL_LINES}` });
		else
			return { text, offset };
		return [];
	});
}
const SEVERAL_LINES = 'has a value of several lines; write a list, with a dash and a space before each item in the same column';
function spansLines(node, source) {
	const [start = 0, end = 0] = (common.isNode(node) && node.range) || [];
	return source.slice(start, end).trim().includes('\n');
}
function notText(node) {
	if (common.isScalar(node) && node.value === null)
		return 'has no value';
	if (common.isScalar(node))
		return `must be a text, but is ${node.source ?? String(node.value)}; write it in quotes`;
	if (common.isMap(node))
		return 'must be a text or a list of texts; a text with braces needs quotes';
	return 'must be a text or a list of texts, not a list in a list; a text with brackets needs quotes';
}
function keyName(key) {
	if (!common.isScalar(key))
		return undefined;
	if (typeof key.value === 'string')
		return key.value;
	if (key.value === null)
		return '';
	return key.source ?? String(key.value);
}
const startOf = (node) => (common.isNode(node) ? node.range?.[0] : undefined) ?? 0;
function unusableNodes(document) {
	const findings = [];
	let aliases = 0;
	const add = (node, message) => findings.push({ offset: startOf(node), message });
	common.visit(document, {
		Map(_, map) {
			const seen = new Set();
			for (const { key } of map.items) {
				const name = keyName(key);
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
				return common.visit.BREAK;
			}
			const isTarget = (node) => common.isCollection(node) && node.anchor === alias.source && node === alias.resolve(document);
			if (path.some(isTarget))
				add(alias, `\`*${alias.source}\` contains itself`);
			else if (alias.resolve(document) === undefined)
				add(alias, `a value that begins with \`*\` needs quotes; as an alias, nothing before it is named \`&${alias.source}\``);
			return undefined;
		},
	});
	return findings;
}
const ABOUT_KEY = 'isAboutKey';
function schemaFindings(document, schema, issue) {
	if (issue.code === 'unrecognized_keys') {
		const known = keysAt(schema, issue.path);
		return issue.keys.slice(0, MAX_PROBLEMS).map((key, index) => ({
			offset: offsetOfKey(document, issue.path, key),
			message: `unknown key \`${key}\`${common.didYouMean(key, known)}`,
			others: index === 0 ? Math.max(0, issue.keys.length - MAX_PROBLEMS) : 0,
		}));
	}
	if (issue.code === 'custom' && issue.params?.[ABOUT_KEY] === true) {
		const key = String(issue.path.at(-1));
		return [{ offset: offsetOfKey(document, issue.path.slice(0, -1), key), message: issue.message }];
	}
	const name = issue.path.findLast((part) => typeof part === 'string');
	const what = name === undefined ? '' : `\`${String(name)}\` `;
	return [{ offset: offsetOf(document, issue.path), message: `${what}${issue.message}` }];
}
function offsetOf(document, path) {
	const node = document.getIn(path, true);
	if (common.isNode(node) && node.range)
		return node.range[0];
	if (path.length === 0)
		return 0;
	return offsetOf(document, path.slice(0, -1));
}
function offsetOfKey(document, path, name) {
	const map = document.getIn(path, true);
	const keys = common.isMap(map) ? map.items.map(({ key }) => key) : [];
	const key = keys.find((each) => common.isScalar(each) && String(each.value) === name);
	return (common.isScalar(key) ? key.range?.[0] : undefined) ?? offsetOf(document, path);
}
function keysAt(schema, path) {
	const at = path.reduce((node, part) => node?.def.element ?? node?.def.shape?.[String(part)], schema);
	return Object.keys(at?.def.shape ?? {});
}

exports.ABOUT_KEY = ABOUT_KEY;
exports.readNamedTexts = readNamedTexts;
exports.readYaml = readYaml;


 })

};
;