"use strict";
exports.id = 727;
exports.ids = [727];
exports.modules = {

 9727:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(4516);
const setImpactedTargets = __webpack_require__(3832);
const zod = __webpack_require__(3063);

const name = zod.string().check(zod._minLength(1));
const nonEmptyList = (item) => zod.custom((value) => Array.isArray(value) && value.every((entry) => item.safeParse(entry).success));
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
const nameList = zod.custom((value) => Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== ''));
const namesOf = (items) => items.map((item) => item.name);
const withoutRoot = (packages) => packages.filter((item) => item !== '//');
const distances = zod.object({
	label: name,
	targetDistance: zod.number(),
	packageDistance: zod.number(),
});
const mapOf = (thing, fits = () => true) => zod.custom((value) => typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.entries(value).every(([key, item]) => {
		const parsed = thing.safeParse(item);
		return key !== '' && parsed.success && fits(key, parsed.data);
	}));
const nxGraph = zod.object({
	nodes: mapOf(zod.object({ name, type: zod.string(), data: zod.object({ root: zod.string() }) }), (key, node) => node.name === key),
	dependencies: mapOf(zod.array(zod.unknown())),
});
const packageAt = zod.object({ name, version: zod.optional(zod.string()), private: zod.boolean() });
const rootAt = zod.object({ name: zod.optional(zod._undefined()), path: zod.string(), private: zod.boolean() });
const pnpmPackage = zod.extend(packageAt, { path: zod.string() });
const pnpmWithRoot = zod.custom((value) => {
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
	shape('bazel-diff', 'bazel-diff impactedTargets', zod.object({ impactedTargets: nonEmptyList(zod.union([name, distances])) }), ({ impactedTargets }) => impactedTargets.map((target) => (typeof target === 'string' ? target : target.label))),
	shape('nx', 'nx affected --graph (the projects that have tasks)', zod.object({
		graph: nxGraph,
		tasks: zod.object({
			tasks: mapOf(zod.object({ id: name, target: zod.object({ project: name }) }), (key, task) => task.id === key),
		}),
	}), ({ tasks }) => [...new Set(Object.values(tasks.tasks).map(({ target }) => target.project))]),
	shape('nx', 'nx graph file (every project in it, affected or not)', zod.strictObject({ graph: nxGraph }), ({ graph }) => Object.keys(graph.nodes)),
	shape('nx', 'nx print-affected', zod.object({
		tasks: zod.array(zod.unknown()),
		projects: nonEmptyList(name),
		projectGraph: zod.object({ nodes: nonEmptyList(name) }),
	}), ({ projects }) => projects),
	shape('turbo', 'turbo ls', zod.object({
		packages: zod.object({ count: zod.number(), items: nonEmptyList(zod.object({ name })) }),
	})
		.check(zod.refine(({ packages }) => packages.count === packages.items.length)), ({ packages }) => withoutRoot(namesOf(packages.items))),
	shape('turbo', 'turbo run --dry', zod.object({
		turboVersion: zod.string(),
		packages: nonEmptyList(name),
		tasks: zod.array(zod.unknown()),
	}), ({ packages }) => withoutRoot(packages)),
	shape('pants', 'pants peek', nonEmptyList(zod.object({ address: name, target_type: name })), (targets) => targets.map(({ address }) => address)),
	shape('buck2', 'buck2 targets --json', nonEmptyList(zod.object({ 'buck.package': name, name })), (targets) => targets.map((target) => `${target['buck.package']}:${target.name}`)),
	shape('buck2', 'btd', nonEmptyList(zod.object({ target: name, type: zod.string(), labels: nonEmptyList(zod.string()) })), (targets) => targets.map(({ target }) => target)),
	shape('rush', 'rush list', zod.object({
		projects: nonEmptyList(zod.object({ name, version: zod.string(), path: zod.string(), fullPath: zod.string() })),
	}), ({ projects }) => namesOf(projects)),
	shape('moon', 'moon query projects', zod.object({
		projects: nonEmptyList(zod.object({ id: name, source: zod.string() })),
		options: zod.object({}),
	}), ({ projects }) => projects.map(({ id }) => id)),
	shape('moon', 'moon query tasks', zod.object({
		tasks: mapOf(mapOf(zod.object({ id: name, target: name }), (key, task) => task.id === key)),
		options: zod.object({}),
	}), ({ tasks }) => Object.values(tasks).flatMap((ofProject) => Object.values(ofProject).map(({ target }) => target))),
	shape('moon', 'moon query affected', zod.object({
		projects: mapOf(zod.object({ other: zod.boolean() })),
		tasks: mapOf(zod.object({ other: zod.boolean() })),
	}), ({ projects }) => Object.keys(projects)),
	shape('lerna', 'lerna ls', nonEmptyList(zod.extend(packageAt, { location: zod.string() })), namesOf),
	shape('pnpm', 'pnpm ls', nonEmptyList(pnpmPackage), namesOf),
	shape('pnpm', 'pnpm ls, without its root, which has no name', pnpmWithRoot, (packages) => packages.flatMap(({ name: found }) => found ?? [])),
	shape('json', 'an empty object', zod.strictObject({}), () => []),
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
	const invalid = common.invalidUtf8At(bytes);
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
	return ![...common.closingBrackets(line).values()].includes(last);
}
function cut(cause) {
	const reason = cause instanceof Error ? cause.message : 'no line begins a JSON text';
	return new setImpactedTargets.TargetsParseError(`it begins like JSON but is not JSON: ${reason}`, 'Check that the tool wrote all of it and did not fail; if every line is a target, set `impacted-targets-format: lines`.');
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