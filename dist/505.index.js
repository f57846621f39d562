"use strict";
exports.id = 505;
exports.ids = [505];
exports.modules = {

 1505:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(4516);
const yaml = __webpack_require__(9248);

const MAX_PROBLEMS = 20;
function readYaml(text, schema, place) {
	return withPlaces(parseYaml(text, MAX_SIGNS, (document) => checkSchema(document, schema)), text, place);
}
const MAX_SIGNS_OF_LISTS = 250_000;
function readNamedTexts(text, check, place) {
	const read = (document) => {
		const { value, problems } = namedTextsOf(document, text);
		problems.push(...check(value));
		return problems.length > 0 ? problems : { value };
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
	const problems = all.toSorted((a, b) => a.offset - b.offset);
	const more = problems.reduce((sum, { others = 0 }) => sum + 1 + others, -MAX_PROBLEMS);
	return problems.slice(0, MAX_PROBLEMS).map(({ offset, message }, index) => {
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
const MISTAKES = [
	[/^Source contains multiple/, '`---` begins a second document, and only one is read'],
	[/^Tabs/, 'a tab indents the line; use spaces'],
	[/^Implicit/, 'a colon and a space must follow the name, as in `name: value`'],
	[
		/^Nested mappings/,
		'a value that contains a colon and a space needs quotes, or the line below it is indented too far',
	],
	[
		/block sequence|same column|[Ss]equence item/,
		'lines that belong together, and all dashes of a list, must begin in the same column',
	],
	[/^Plain value|^Unresolved tag/, 'a value that begins with this character needs quotes'],
	[/^Missing closing/, 'a quote is not closed'],
	[/ end with a /, 'a bracket is not closed, or the lines inside it are not indented'],
];
const MAX_MESSAGE = 200;
function syntaxMessage({ message }, text, offset) {
	if (isBesideBracket(text, offset))
		return 'a value with brackets or braces needs quotes';
	if (/^[ \t]*-[^\s-]/.test(lineAt(text, offset)))
		return 'a dash and a space must begin each item of a list';
	const known = MISTAKES.find(([pattern]) => pattern.test(message));
	return known?.[1] ?? common.truncate(message, MAX_MESSAGE);
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
		const document = yaml.parseDocument(text, options);
		const syntax = [...document.errors, ...document.warnings];
		const [error] = syntax;
		if (error !== undefined) {
			const [offset] = error.pos;
			return [{ offset, message: syntaxMessage(error, text, offset) }];
		}
		const unusable = [...unusableNodes(document), ...yaml.splitNames(document, text)];
		if (unusable.length > 0)
			return unusable;
		const parsed = read(document);
		if (Array.isArray(parsed))
			return parsed;
		return { value: parsed.value, doubts: yaml.cutNames(document, text) };
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
	return parsed.error.issues.flatMap((issue) => schemaProblems(document, schema, issue));
}
function namedTextsOf(document, source) {
	const { contents } = document;
	const problems = [];
	if (contents === null || (yaml.isMap(contents) && contents.items.length === 0))
		problems.push({ offset: 0, message: 'there is no entry' });
	else if (!yaml.isMap(contents))
		problems.push({
			offset: contents.range?.[0] ?? 0,
			message: 'must be a mapping, such as `web: apps/web/**`',
		});
	const items = yaml.isMap(contents) ? contents.items : [];
	const value = items.map(({ key, value: given }) => {
		const name = { text: keyName(key) ?? '', offset: startOf(key) };
		if (name.text.trim() === '')
			problems.push({ offset: name.offset, message: 'a key is empty' });
		return { name, texts: textsOf(document, source, name, given, problems) };
	});
	return { value, problems };
}
function textsOf(document, source, name, given, problems) {
	const node = yaml.isAlias(given) ? given.resolve(document) : given;
	const items = yaml.isSeq(node) ? node.items : [node];
	if (items.length === 0)
		problems.push({ offset: startOf(given), message: `the list of \`${name.text}\` is empty` });
	return items.flatMap((item) => {
		const scalar = yaml.isAlias(item) ? item.resolve(document) : item;
		const offset = yaml.isNode(item) && item.range ? startOf(item) : name.offset;
		const text = yaml.isScalar(scalar) && typeof scalar.value === 'string' ? scalar.value : undefined;
		if (text === undefined)
			problems.push({ offset, message: `\`${name.text}\` ${notText(scalar)}` });
		else if (text.trim() === '')
			problems.push({ offset, message: `\`${name.text}\` has an empty value` });
		else if (spansLines(scalar, source))
			problems.push({ offset, message: `\`${name.text}\` ${SEVERAL_LINES}` });
		else
			return { text, offset };
		return [];
	});
}
const SEVERAL_LINES = 'has a value of several lines; write a list, with a dash and a space before each item in the same column';
function spansLines(node, source) {
	const [start = 0, end = 0] = (yaml.isNode(node) && node.range) || [];
	return source.slice(start, end).trim().includes('\n');
}
function notText(node) {
	if (yaml.isScalar(node) && node.value === null)
		return 'has no value';
	if (yaml.isScalar(node))
		return `must be a text, but is ${node.source ?? String(node.value)}; write it in quotes`;
	if (yaml.isMap(node))
		return 'must be a text or a list of texts; a text with braces needs quotes';
	return 'must be a text or a list of texts, not a list in a list; a text with brackets needs quotes';
}
function keyName(key) {
	if (!yaml.isScalar(key))
		return undefined;
	if (typeof key.value === 'string')
		return key.value;
	if (key.value === null)
		return '';
	return key.source ?? String(key.value);
}
const startOf = (node) => (yaml.isNode(node) ? node.range?.[0] : undefined) ?? 0;
function unusableNodes(document) {
	const problems = [];
	let aliases = 0;
	const add = (node, message) => problems.push({ offset: startOf(node), message });
	yaml.visit(document, {
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
				return yaml.visit.BREAK;
			}
			const isTarget = (node) => yaml.isCollection(node) && node.anchor === alias.source && node === alias.resolve(document);
			if (path.some(isTarget))
				add(alias, `\`*${alias.source}\` contains itself`);
			else if (alias.resolve(document) === undefined)
				add(alias, `a value that begins with \`*\` needs quotes; as an alias, nothing before it is named \`&${alias.source}\``);
			return undefined;
		},
	});
	return problems;
}
const ABOUT_KEY = 'isAboutKey';
function schemaProblems(document, schema, issue) {
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
	if (yaml.isNode(node) && node.range)
		return node.range[0];
	if (path.length === 0)
		return 0;
	return offsetOf(document, path.slice(0, -1));
}
function offsetOfKey(document, path, name) {
	const map = document.getIn(path, true);
	const keys = yaml.isMap(map) ? map.items.map(({ key }) => key) : [];
	const key = keys.find((each) => yaml.isScalar(each) && String(each.value) === name);
	return (yaml.isScalar(key) ? key.range?.[0] : undefined) ?? offsetOf(document, path);
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