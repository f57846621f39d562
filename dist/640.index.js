'use strict';

exports.id = 640;
exports.ids = [640];
exports.modules = {

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  readJson: () => (readJson)
});

var list_lines = __webpack_require__(5886);
var utf8 = __webpack_require__(5919);
var targets_banners = __webpack_require__(3860);
var zod = __webpack_require__(3587);

const json_shapes_name = zod/* string */.YjP().check(zod/* minLength */.BpQ(1));
const list = (item) => zod/* custom */.IeY((value) => Array.isArray(value) && value.every((one) => item.safeParse(one).success));
const shape = (format, what, schema, namesIn) => ({
	format,
	what,
	read(value) {
		const parsed = schema.safeParse(value);
		return parsed.success ? namesIn(parsed.data) : undefined;
	},
});
const names = zod/* custom */.IeY((value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== ''));
const namesOf = (items) => items.map((item) => item.name);
const withoutRoot = (packages) => packages.filter((item) => item !== '//');
const distances = zod/* object */.Ikc({
	label: json_shapes_name,
	targetDistance: zod/* number */.aig(),
	packageDistance: zod/* number */.aig(),
});
const mapOf = (thing, fits = () => true) => zod/* custom */.IeY((value) => typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.entries(value).every(([key, item]) => {
		const parsed = thing.safeParse(item);
		return key !== '' && parsed.success && fits(key, parsed.data);
	}));
const nxGraph = zod/* object */.Ikc({
	nodes: mapOf(zod/* object */.Ikc({ name: json_shapes_name, type: zod/* string */.YjP(), data: zod/* object */.Ikc({ root: zod/* string */.YjP() }) }), (key, node) => node.name === key),
	dependencies: mapOf(zod/* array */.YOg(zod/* unknown */.L5J())),
});
const packageAt = zod/* object */.Ikc({ name: json_shapes_name, version: zod/* optional */.lqM(zod/* string */.YjP()), private: zod/* boolean */.zMY() });
const rootAt = zod/* object */.Ikc({ name: zod/* optional */.lqM(zod/* undefined */.Vxk()), path: zod/* string */.YjP(), private: zod/* boolean */.zMY() });
const pnpmPackage = zod/* extend */.X$i(packageAt, { path: zod/* string */.YjP() });
const pnpmWithRoot = zod/* custom */.IeY((value) => {
	if (!Array.isArray(value))
		return false;
	const root = value.find((item) => rootAt.safeParse(item).success);
	const others = value.filter((item) => item !== root);
	return (root !== undefined &&
		others.every((item) => pnpmPackage.safeParse(item).success && isBelow(root.path, item.path)));
});
const isBelow = (folder, path) => path.startsWith(folder) && /^[\\/]/.test(path.slice(folder.length));
const JSON_SHAPES = [
	shape('json', 'array of names', names, (all) => all),
	shape('bazel-diff', 'bazel-diff labels with distances', list(distances), (rows) => rows.map(({ label }) => label)),
	shape('bazel-diff', 'bazel-diff impactedTargets', zod/* object */.Ikc({ impactedTargets: list(zod/* union */.KCZ([json_shapes_name, distances])) }), ({ impactedTargets }) => impactedTargets.map((target) => (typeof target === 'string' ? target : target.label))),
	shape('nx', 'nx affected --graph (the projects that have tasks)', zod/* object */.Ikc({
		graph: nxGraph,
		tasks: zod/* object */.Ikc({
			tasks: mapOf(zod/* object */.Ikc({ id: json_shapes_name, target: zod/* object */.Ikc({ project: json_shapes_name }) }), (key, task) => task.id === key),
		}),
	}), ({ tasks }) => [...new Set(Object.values(tasks.tasks).map(({ target }) => target.project))]),
	shape('nx', 'nx graph file (every project in it, affected or not)', zod/* strictObject */.rej({ graph: nxGraph }), ({ graph }) => Object.keys(graph.nodes)),
	shape('nx', 'nx print-affected', zod/* object */.Ikc({
		tasks: zod/* array */.YOg(zod/* unknown */.L5J()),
		projects: list(json_shapes_name),
		projectGraph: zod/* object */.Ikc({ nodes: list(json_shapes_name) }),
	}), ({ projects }) => projects),
	shape('turbo', 'turbo ls', zod/* object */.Ikc({ packages: zod/* object */.Ikc({ count: zod/* number */.aig(), items: list(zod/* object */.Ikc({ name: json_shapes_name })) }) })
		.check(zod/* refine */.YPB(({ packages }) => packages.count === packages.items.length)), ({ packages }) => withoutRoot(namesOf(packages.items))),
	shape('turbo', 'turbo run --dry', zod/* object */.Ikc({ turboVersion: zod/* string */.YjP(), packages: list(json_shapes_name), tasks: zod/* array */.YOg(zod/* unknown */.L5J()) }), ({ packages }) => withoutRoot(packages)),
	shape('pants', 'pants peek', list(zod/* object */.Ikc({ address: json_shapes_name, target_type: json_shapes_name })), (targets) => targets.map(({ address }) => address)),
	shape('buck2', 'buck2 targets --json', list(zod/* object */.Ikc({ 'buck.package': json_shapes_name, name: json_shapes_name })), (targets) => targets.map((target) => `${target['buck.package']}:${target.name}`)),
	shape('buck2', 'btd', list(zod/* object */.Ikc({ target: json_shapes_name, type: zod/* string */.YjP(), labels: list(zod/* string */.YjP()) })), (targets) => targets.map(({ target }) => target)),
	shape('rush', 'rush list', zod/* object */.Ikc({
		projects: list(zod/* object */.Ikc({ name: json_shapes_name, version: zod/* string */.YjP(), path: zod/* string */.YjP(), fullPath: zod/* string */.YjP() })),
	}), ({ projects }) => namesOf(projects)),
	shape('moon', 'moon query projects', zod/* object */.Ikc({
		projects: list(zod/* object */.Ikc({ id: json_shapes_name, source: zod/* string */.YjP() })),
		options: zod/* object */.Ikc({}),
	}), ({ projects }) => projects.map(({ id }) => id)),
	shape('moon', 'moon query tasks', zod/* object */.Ikc({
		tasks: mapOf(mapOf(zod/* object */.Ikc({ id: json_shapes_name, target: json_shapes_name }), (key, task) => task.id === key)),
		options: zod/* object */.Ikc({}),
	}), ({ tasks }) => Object.values(tasks).flatMap((ofProject) => Object.values(ofProject).map(({ target }) => target))),
	shape('moon', 'moon query affected', zod/* object */.Ikc({
		projects: mapOf(zod/* object */.Ikc({ other: zod/* boolean */.zMY() })),
		tasks: mapOf(zod/* object */.Ikc({ other: zod/* boolean */.zMY() })),
	}), ({ projects }) => Object.keys(projects)),
	shape('lerna', 'lerna ls', list(zod/* extend */.X$i(packageAt, { location: zod/* string */.YjP() })), namesOf),
	shape('pnpm', 'pnpm ls', list(pnpmPackage), namesOf),
	shape('pnpm', 'pnpm ls, without its root, which has no name', pnpmWithRoot, (packages) => packages.flatMap(({ name: found }) => found ?? [])),
	shape('json', 'an empty object', zod/* strictObject */.rej({}), () => []),
];
var lines = __webpack_require__(9376);
var parse_error = __webpack_require__(4567);






const MAX_BANNER_LENGTH = 200;
function readJson(bytes, format) {
	const text = withoutTrailingBanners(decode(bytes));
	if (isBlank(text))
		return { format: 'json', what: 'an empty text', names: [] };
	const value = parse(text);
	const shapes = JSON_SHAPES.filter((shape) => ['auto', shape.format].includes(format) || shape.format === 'json');
	const found = shapeOf(value, shapes) ?? shapeOf([value], shapes);
	if (found === undefined)
		throw foreign(value, shapes);
	const joined = found.names.find((name) => JOINED_LABELS.test(name));
	if (joined !== undefined)
		throw (0, parse_error/* severalTargets */.Lo)(`one of its targets is ${(0, parse_error/* quoted */.TL)(joined)}`);
	const broken = found.names.find((name) => /\p{Surrogate}/u.test(name));
	if (broken === undefined)
		return found;
	throw new parse_error/* TargetsParseError */.CD(`the target ${(0, parse_error/* quoted */.TL)(broken)} contains half of a surrogate pair, which UTF-8 cannot represent`, 'Fix the name at its source.');
}
const JOINED_LABELS = /^(?:@@?[^\s/]*)?\/\/.*\s(?:@@?[^\s/]*)?\/\//s;
function shapeOf(value, shapes) {
	for (const { format, what, read } of shapes) {
		const names = read(value);
		if (names !== undefined)
			return { format, what, names };
	}
	return undefined;
}
function decode(bytes) {
	const invalid = (0, utf8/* invalidUtf8At */.M)(bytes);
	if (invalid !== undefined)
		throw (0, lines/* notUtf8 */.T3)(invalid, bytes[invalid]);
	const text = new TextDecoder().decode(bytes);
	return text.includes('\u001b') ? (0, lines/* stripAnsi */.aJ)(text) : text;
}
function withoutTrailingBanners(text) {
	let rest = text.trimEnd();
	for (;;) {
		const start = rest.lastIndexOf('\n') + 1;
		const last = rest.slice(start).trim();
		if (last === '' || !((0, targets_banners/* isBanner */.X)(last) || isNotice(last)))
			return rest;
		rest = rest.slice(0, start).trimEnd();
	}
}
function isBlank(text) {
	if (/^[[{]/m.test(text))
		return false;
	const banners = new targets_banners/* BannerFilter */.x();
	const lines = text.split('\n').map((line) => line.trim());
	return lines.every((line) => line === '' || banners.leavesOut(line));
}
function parse(text) {
	let failure;
	for (const { index } of text.matchAll(/^[[{]/gm)) {
		const opening = text.slice(index, index + MAX_BANNER_LENGTH);
		if ((0, targets_banners/* isBanner */.X)(opening) || isNotice(opening))
			continue;
		checkProse(text.slice(0, index), failure);
		const rest = text.slice(index);
		try {
			return JSON.parse(rest);
		}
		catch (error) {
			failure ??= error;
		}
		const rows = jsonLines(rest);
		if (rows !== undefined)
			return rows;
	}
	throw cut(failure);
}
function jsonLines(text) {
	const rows = text.split('\n').filter((line) => line.trim() !== '');
	if (rows.length < 2 || !rows.every((row) => row.startsWith('{')))
		return undefined;
	try {
		return rows.map((row) => JSON.parse(row));
	}
	catch {
		return undefined;
	}
}
function checkProse(text, failure) {
	const banners = new targets_banners/* BannerFilter */.x();
	for (const line of text.split('\n')) {
		const trimmed = line.trim();
		if (trimmed === '' || banners.leavesOut(trimmed) || isNotice(trimmed))
			continue;
		const fragment = isFragment(trimmed);
		if (fragment && failure !== undefined)
			throw cut(failure);
		if (fragment || !/\s/.test(trimmed))
			throw new parse_error/* TargetsParseError */.CD(`JSON begins after the line ${(0, parse_error/* quoted */.TL)(trimmed)}, which may be a target or a part of it`, 'Write only the JSON into the file, or set `impacted-targets-format: lines` if every line is a target.');
	}
}
const isNotice = (line) => /^\[[\w: ./@-]+\]:?\s/.test(line) ||
	/^(?:WARN|WARNING|INFO|NOTE|NOTICE|[A-Z][a-z]+:|[A-Z]+:)$/.test(line) ||
	/^https?:\/\/\S+$/.test(line) ||
	/^[-=*_~]{3,}$/.test(line);
const isFragment = (line) => /^["[\]{},]|,$|"[:,]/.test(line) || line.split('"').length % 2 === 0 || isUnbalanced(line);
function isUnbalanced(line) {
	if (!/[[\]{}]$/.test(line))
		return false;
	const last = line.length - 1;
	return ![...(0, list_lines/* closingBrackets */.xc)(line).values()].includes(last);
}
const cut = (cause) => new parse_error/* TargetsParseError */.CD(`it begins like JSON but is not JSON: ${cause instanceof Error ? cause.message : 'no line begins a JSON text'}`, 'Check that the tool wrote all of it and did not fail; if every line is a target, set `impacted-targets-format: lines`.');
const foreign = (value, shapes) => new parse_error/* TargetsParseError */.CD(`its JSON is ${describe(value)}, which is none of these: ${shapes.map(({ what }) => what).join(', ')}`, 'Check the command of the tool and `impacted-targets-format`, or write a JSON array of names.');
function describe(value) {
	if (!Array.isArray(value))
		return describeItem(value);
	const odd = value.findIndex((item) => typeof item !== 'string' || item === '');
	return `an array whose item ${odd + 1} is ${describeItem(value[odd])}`;
}
function describeItem(value) {
	if (Array.isArray(value))
		return 'an array';
	if (typeof value === 'object' && value !== null) {
		const keys = Object.keys(value).slice(0, 8).map(parse_error/* quoted */.TL);
		return keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
	}
	return typeof value === 'string' ? `the text ${(0, parse_error/* quoted */.TL)(value)}` : String(value);
}

/***/ })

};
