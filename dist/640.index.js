'use strict';

exports.id = 640;
exports.ids = [640];
exports.modules = {

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  readJson: () => (readJson)
});

var utf8 = __webpack_require__(5919);
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
const packageAt = zod/* object */.Ikc({ name: json_shapes_name, version: zod/* string */.YjP(), private: zod/* boolean */.zMY() });
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
	shape('pnpm', 'pnpm ls', list(zod/* extend */.X$i(packageAt, { path: zod/* string */.YjP() })), namesOf),
];
var lines = __webpack_require__(9376);
var parse_error = __webpack_require__(4567);




const MAX_TRIES = 20;
function readJson(bytes, format) {
	const text = decode(bytes);
	if (text.trim() === '')
		throw new parse_error/* TargetsParseError */.C('it is empty, and an empty list in JSON is written `[]`', 'Check that the tool did not fail and that its output went into the file.');
	const value = parse(text);
	const shapes = JSON_SHAPES.filter((shape) => ['auto', shape.format].includes(format) || shape.format === 'json');
	const found = shapeOf(value, shapes) ?? shapeOf([value], shapes);
	if (found === undefined)
		throw foreign(value, shapes);
	const broken = found.names.find((name) => /\p{Surrogate}/u.test(name));
	if (broken === undefined)
		return found;
	throw new parse_error/* TargetsParseError */.C(`the target ${(0, parse_error/* quoted */.T)(broken)} contains half of a surrogate pair, which UTF-8 cannot represent`, 'Fix the name at its source.');
}
function shapeOf(value, shapes) {
	for (const shape of shapes) {
		const names = shape.read(value);
		if (names !== undefined)
			return { shape, names };
	}
	return undefined;
}
function decode(bytes) {
	const invalid = (0, utf8/* invalidUtf8At */.M)(bytes);
	if (invalid !== undefined)
		throw (0, lines/* notUtf8 */.T3)(invalid, bytes[invalid]);
	const text = new TextDecoder().decode(bytes);
	const plain = text.includes('\u001b') ? (0, lines/* stripAnsi */.aJ)(text) : text;
	return plain.replace(/\nDone in [\d.]+m?s\.?\s*$/, '');
}
function parse(text) {
	const starts = /^[[{]/gm;
	let failure;
	for (let tries = 0; tries < MAX_TRIES; tries++) {
		const start = starts.exec(text);
		if (start === null)
			break;
		checkProse(text.slice(0, start.index), failure);
		const rest = text.slice(start.index);
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
	for (const line of text.split('\n')) {
		const trimmed = line.trim();
		if (trimmed === '' || /^\[[\w: ./-]+\]\s/.test(trimmed))
			continue;
		const fragment = /^["[\]{},]|[[\]{},]$|"[:,]/.test(trimmed) || trimmed.split('"').length % 2 === 0;
		if (fragment && failure !== undefined)
			throw cut(failure);
		if (fragment || !/\s/.test(trimmed))
			throw new parse_error/* TargetsParseError */.C(`JSON begins after the line ${(0, parse_error/* quoted */.T)(trimmed)}, which may be a target or a part of it`, 'Write only the JSON into the file, or set `impacted-targets-format: lines` if every line is a target.');
	}
}
const cut = (cause) => new parse_error/* TargetsParseError */.C(`it begins like JSON but is not JSON: ${cause instanceof Error ? cause.message : 'no line begins a JSON text'}`, 'Check that the tool wrote all of it and did not fail; if every line is a target, set `impacted-targets-format: lines`.');
const foreign = (value, shapes) => new parse_error/* TargetsParseError */.C(`its JSON is ${describe(value)}, which is none of these: ${shapes.map(({ what }) => what).join(', ')}`, 'Check the command of the tool and `impacted-targets-format`, or write a JSON array of names.');
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
		const keys = Object.keys(value).slice(0, 8).map(parse_error/* quoted */.T);
		return keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
	}
	return typeof value === 'string' ? `the text ${(0, parse_error/* quoted */.T)(value)}` : String(value);
}

/***/ })

};
