const id = 47;
const ids = [47];
const modules = {

/***/ 1047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (readYaml)
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);


const MOST_PROBLEMS = 20;
function readYaml(text, schema) {
	const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
	const read = check(text, schema, lineCounter);
	if (!Array.isArray(read))
		return { value: read.value, problems: [] };
	read.sort((a, b) => a.offset - b.offset);
	const problems = read.slice(0, MOST_PROBLEMS).map(({ offset, message }, index) => {
		const { line, col } = lineCounter.linePos(offset);
		const more = index === MOST_PROBLEMS - 1 ? read.length - MOST_PROBLEMS : 0;
		return {
			line: Math.max(1, line),
			column: Math.max(1, col),
			message: more === 0 ? message : `${message}; and ${more} more problems`,
		};
	});
	return { value: undefined, problems };
}
function check(...given) {
	try {
		return checkText(...given);
	}
	catch (error) {
		if (!(error instanceof RangeError))
			throw error;
		return [{ offset: 0, message: TOO_DEEP }];
	}
}
const MOST_ALIASES = 100;
const TOO_DEEP = 'is nested too deeply';
function checkText(text, schema, lineCounter) {
	const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
	const document = (0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(text, options);
	const syntax = [...document.errors, ...document.warnings];
	const tooDeep = syntax.find(({ message }) => message.includes('call stack'));
	if (tooDeep !== undefined)
		return [{ offset: tooDeep.pos[0], message: TOO_DEEP }];
	if (syntax.length > 0)
		return syntax.map(({ pos, message }) => ({ offset: pos[0], message }));
	const unusable = unusableNodes(document);
	if (unusable.length > 0)
		return unusable;
	let data;
	try {
		data = document.toJS({ maxAliasCount: MOST_ALIASES }) ?? {};
	}
	catch (error) {
		return [{ offset: 0, message: error.message }];
	}
	const parsed = schema.safeParse(data);
	if (parsed.success)
		return { value: parsed.data };
	return parsed.error.issues.flatMap((issue) => findingsOf(document, schema, issue));
}
function unusableNodes(document) {
	const findings = [];
	let aliases = 0;
	const find = (node, message) => findings.push({ offset: ((0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(node) ? node.range?.[0] : undefined) ?? 0, message });
	(0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(document, {
		Map(_, map) {
			const seen = new Set();
			for (const { key } of map.items) {
				const name = (0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) ? String(key.value) : undefined;
				if (name === undefined)
					find(key, 'a key must be a name');
				else if (seen.has(name))
					find(key, `duplicate key \`${name}\``);
				else
					seen.add(name);
			}
		},
		Alias(_, alias, path) {
			aliases++;
			if (aliases > MOST_ALIASES) {
				find(alias, `there are more than ${MOST_ALIASES} aliases`);
				return yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR.BREAK;
			}
			const isTarget = (node) => (0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isCollection */ .P3)(node) && node.anchor === alias.source && node === alias.resolve(document);
			if (path.some(isTarget))
				find(alias, `\`*${alias.source}\` contains itself`);
			return undefined;
		},
	});
	return findings;
}
function findingsOf(document, schema, issue) {
	if (issue.code === 'unrecognized_keys') {
		const known = keysAt(schema, issue.path);
		return issue.keys.slice(0, MOST_PROBLEMS + 1).map((key) => ({
			offset: offsetOfKey(document, issue.path, key),
			message: unknownKey(key, known),
		}));
	}
	const name = issue.path.findLast((part) => typeof part === 'string');
	const what = name === undefined ? '' : `\`${String(name)}\` `;
	return [{ offset: offsetOf(document, issue.path), message: `${what}${issue.message}` }];
}
function offsetOf(document, path) {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true);
		if ((0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(node))
			return node.range?.[0] ?? 0;
	}
	return document.contents?.range?.[0] ?? 0;
}
function offsetOfKey(document, path, name) {
	const map = document.getIn(path, true);
	const pair = (0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(map)
		? map.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) && String(key.value) === name)
		: undefined;
	const at = (0, yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(pair?.key) ? pair.key.range?.[0] : undefined;
	return at ?? offsetOf(document, path);
}
function unknownKey(key, known) {
	const hint = known.length === 0 ? '' : `; did you mean \`${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(key, [...known])}\`?`;
	return `unknown key \`${key}\`${hint}`;
}
function keysAt(schema, path) {
	let at = schema;
	for (const part of path) {
		const { def } = at;
		at = def.element ?? def.shape?.[String(part)];
		if (at === undefined)
			return [];
	}
	return Object.keys(at.def.shape ?? {});
}

/***/ })

};

export { id, ids, modules };
