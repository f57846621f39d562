"use strict";
exports.id = 9727;
exports.ids = [9727];
exports.modules = {

 9727:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const pullFiles = __webpack_require__(7404);
const main = __webpack_require__(4516);
const setImpactedTargets = __webpack_require__(3832);

const name = pullFiles.string().check(pullFiles._minLength(1));
const nonEmptyList = (item) => pullFiles.custom((value) => Array.isArray(value) && value.every((entry) => item.safeParse(entry).success));
const shape = (format, what, schema, namesIn) => ({
	format,
	what,
	read(value) {
		const parsed = schema.safeParse(value);
		if (!parsed.success)
			return undefined;
		return namesIn(parsed.data);
	},
});
const nameList = pullFiles.custom((value) => Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== ''));
const namesOf = (items) => items.map((item) => item.name);
const withoutRoot = (packages) => packages.filter((item) => item !== '//');
const distances = pullFiles.object({
	label: name,
	targetDistance: pullFiles.number(),
	packageDistance: pullFiles.number(),
});
const mapOf = (thing, fits = () => true) => pullFiles.custom((value) => typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.entries(value).every(([key, item]) => {
		const parsed = thing.safeParse(item);
		return key !== '' && parsed.success && fits(key, parsed.data);
	}));
const nxGraph = pullFiles.object({
	nodes: mapOf(pullFiles.object({ name, type: pullFiles.string(), data: pullFiles.object({ root: pullFiles.string() }) }), (key, node) => node.name === key),
	dependencies: mapOf(pullFiles.array(pullFiles.unknown())),
});
const packageAt = pullFiles.object({ name, version: pullFiles.optional$1(pullFiles.string()), private: pullFiles.boolean() });
const rootAt = pullFiles.object({ name: pullFiles.optional$1(pullFiles._undefined()), path: pullFiles.string(), private: pullFiles.boolean() });
const pnpmPackage = pullFiles.extend(packageAt, { path: pullFiles.string() });
const pnpmWithRoot = pullFiles.custom((value) => {
	if (!Array.isArray(value))
		return false;
	const root = value.find((item) => rootAt.safeParse(item).success);
	const others = value.filter((item) => item !== root);
	return (root !== undefined &&
		others.every((item) => pnpmPackage.safeParse(item).success && isBelow(root.path, item.path)));
});
const isBelow = (folder, path) => path.startsWith(folder) && /^[\\/]/.test(path.slice(folder.length));
const JSON_SHAPES = [
	shape('json', 'array of names', nameList, (all) => all),
	shape('bazel-diff', 'bazel-diff labels with distances', nonEmptyList(distances), (rows) => rows.map(({ label }) => label)),
	shape('bazel-diff', 'bazel-diff impactedTargets', pullFiles.object({ impactedTargets: nonEmptyList(pullFiles.union([name, distances])) }), ({ impactedTargets }) => impactedTargets.map((target) => (typeof target === 'string' ? target : target.label))),
	shape('nx', 'nx affected --graph (the projects that have tasks)', pullFiles.object({
		graph: nxGraph,
		tasks: pullFiles.object({
			tasks: mapOf(pullFiles.object({ id: name, target: pullFiles.object({ project: name }) }), (key, task) => task.id === key),
		}),
	}), ({ tasks }) => [...new Set(Object.values(tasks.tasks).map(({ target }) => target.project))]),
	shape('nx', 'nx graph file (every project in it, affected or not)', pullFiles.strictObject({ graph: nxGraph }), ({ graph }) => Object.keys(graph.nodes)),
	shape('nx', 'nx print-affected', pullFiles.object({
		tasks: pullFiles.array(pullFiles.unknown()),
		projects: nonEmptyList(name),
		projectGraph: pullFiles.object({ nodes: nonEmptyList(name) }),
	}), ({ projects }) => projects),
	shape('turbo', 'turbo ls', pullFiles.object({
		packages: pullFiles.object({ count: pullFiles.number(), items: nonEmptyList(pullFiles.object({ name })) }),
	})
		.check(pullFiles.refine(({ packages }) => packages.count === packages.items.length)), ({ packages }) => withoutRoot(namesOf(packages.items))),
	shape('turbo', 'turbo run --dry', pullFiles.object({
		turboVersion: pullFiles.string(),
		packages: nonEmptyList(name),
		tasks: pullFiles.array(pullFiles.unknown()),
	}), ({ packages }) => withoutRoot(packages)),
	shape('pants', 'pants peek', nonEmptyList(pullFiles.object({ address: name, target_type: name })), (targets) => targets.map(({ address }) => address)),
	shape('buck2', 'buck2 targets --json', nonEmptyList(pullFiles.object({ 'buck.package': name, name })), (targets) => targets.map((target) => `${target['buck.package']}:${target.name}`)),
	shape('buck2', 'btd', nonEmptyList(pullFiles.object({ target: name, type: pullFiles.string(), labels: nonEmptyList(pullFiles.string()) })), (targets) => targets.map(({ target }) => target)),
	shape('rush', 'rush list', pullFiles.object({
		projects: nonEmptyList(pullFiles.object({ name, version: pullFiles.string(), path: pullFiles.string(), fullPath: pullFiles.string() })),
	}), ({ projects }) => namesOf(projects)),
	shape('moon', 'moon query projects', pullFiles.object({
		projects: nonEmptyList(pullFiles.object({ id: name, source: pullFiles.string() })),
		options: pullFiles.object({}),
	}), ({ projects }) => projects.map(({ id }) => id)),
	shape('moon', 'moon query tasks', pullFiles.object({
		tasks: mapOf(mapOf(pullFiles.object({ id: name, target: name }), (key, task) => task.id === key)),
		options: pullFiles.object({}),
	}), ({ tasks }) => Object.values(tasks).flatMap((ofProject) => Object.values(ofProject).map(({ target }) => target))),
	shape('moon', 'moon query affected', pullFiles.object({
		projects: mapOf(pullFiles.object({ other: pullFiles.boolean() })),
		tasks: mapOf(pullFiles.object({ other: pullFiles.boolean() })),
	}), ({ projects }) => Object.keys(projects)),
	shape('lerna', 'lerna ls', nonEmptyList(pullFiles.extend(packageAt, { location: pullFiles.string() })), namesOf),
	shape('pnpm', 'pnpm ls', nonEmptyList(pnpmPackage), namesOf),
	shape('pnpm', 'pnpm ls, without its root, which has no name', pnpmWithRoot, (packages) => packages.flatMap(({ name: found }) => found ?? [])),
	shape('json', 'an empty object', pullFiles.strictObject({}), () => []),
];

const MAX_BANNER_LENGTH = 200;
function readJson(bytes, format) {
	const decoded = decode(bytes);
	const withoutAll = decoded.replace(ALL_LINE, '');
	const all = withoutAll === decoded ? [] : [setImpactedTargets.ALL];
	const text = withoutTrailingBanners(withoutAll);
	if (isBlankText(text))
		return { format: 'json', what: all[0] ?? 'an empty text', names: all };
	const value = parseTargetsJson(text);
	const shapes = JSON_SHAPES.filter((shape) => ['auto', shape.format].includes(format) || shape.format === 'json');
	const targets = shapeOf(value, shapes) ?? shapeOf([value], shapes);
	if (targets === undefined)
		throw otherJson(value, shapes);
	const joined = targets.names.find((name) => JOINED_LABELS.test(name));
	if (joined !== undefined)
		throw setImpactedTargets.severalTargets(`one of its targets is ${setImpactedTargets.quotedText(joined)}`);
	const broken = targets.names.find((name) => /\p{Surrogate}/u.test(name));
	if (broken === undefined)
		return { ...targets, names: [...all, ...targets.names] };
	throw new setImpactedTargets.TargetsParseError(`the target ${setImpactedTargets.quotedText(broken)} contains half of a surrogate pair, which UTF-8 cannot represent`, 'Fix the name at its source.');
}
const ALL_LINE = /^[ \t]*ALL[ \t]*\r?$/gm;
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
	const invalid = main.invalidUtf8At(bytes);
	if (invalid !== undefined)
		throw setImpactedTargets.notUtf8(invalid, bytes[invalid]);
	const text = new TextDecoder().decode(bytes);
	if (text.includes('\u001b'))
		return setImpactedTargets.stripAnsi(text);
	return text;
}
function withoutTrailingBanners(text) {
	let rest = text.trimEnd();
	for (;;) {
		const start = rest.lastIndexOf('\n') + 1;
		const last = rest.slice(start).trim();
		if (last === '' || !(setImpactedTargets.isBanner(last) || isNotice(last)))
			return rest;
		rest = rest.slice(0, start).trimEnd();
	}
}
function isBlankText(text) {
	if (/^[[{]/m.test(text))
		return false;
	const banners = new setImpactedTargets.BannerFilter();
	const lines = text.split('\n').map((line) => line.trim());
	return lines.every((line) => line === '' || banners.leavesOut(line));
}
function parseTargetsJson(text) {
	let failure;
	for (const { index } of text.matchAll(/^[[{]/gm)) {
		const opening = text.slice(index, index + MAX_BANNER_LENGTH);
		if (setImpactedTargets.isBanner(opening) || isNotice(opening))
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
	const banners = new setImpactedTargets.BannerFilter();
	for (const line of text.split('\n')) {
		const trimmed = line.trim();
		if (trimmed === '' || banners.leavesOut(trimmed) || isNotice(trimmed))
			continue;
		const fragment = isFragment(trimmed);
		if (fragment && failure !== undefined)
			throw cut(failure);
		if (fragment || !/\s/.test(trimmed))
			throw new setImpactedTargets.TargetsParseError(`JSON begins after the line ${setImpactedTargets.quotedText(trimmed)}, which may be a target or a part of it`, 'Write only the JSON into the file, or set `impacted-targets-format: lines` if every line is a target.');
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
	return ![...pullFiles.closingBrackets(line).values()].includes(last);
}
function cut(cause) {
	const problem = cause instanceof Error
		? `it begins like JSON but is not JSON: ${cause.message}`
		: 'it is not JSON: no line begins a JSON text';
	return new setImpactedTargets.TargetsParseError(problem, 'Check that the tool wrote all of it and did not fail; if every line is a target, set `impacted-targets-format: lines`.');
}
const otherJson = (value, shapes) => new setImpactedTargets.TargetsParseError(`its JSON is ${describe(value)}, which is none of these: ${shapes.map(({ what }) => what).join(', ')}`, 'Check the command of the tool and `impacted-targets-format`, or write a JSON array of names.');
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
		const keys = Object.keys(value).slice(0, 8).map(setImpactedTargets.quotedText);
		if (keys.length === 0)
			return 'an empty object';
		return `an object with ${keys.join(', ')}`;
	}
	if (typeof value === 'string')
		return `the text ${setImpactedTargets.quotedText(value)}`;
	return String(value);
}

exports.readJson = readJson;

 })

};
;