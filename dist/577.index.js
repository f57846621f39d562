"use strict";
exports.id = 577;
exports.ids = [577];
exports.modules = {

 4577:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const common = __webpack_require__(9248);
const clients = __webpack_require__(1599);
const zod = __webpack_require__(3063);

const File = common.mapped(zod.object({ filename: zod.string(), previous_filename: zod.nullish(zod.string()) }), ({ filename: path, previous_filename: before }) => ({
	path,
	previousPath: before ?? undefined,
}));
const Basis = common.mapped(zod.object({
	number: zod.number(),
	changed_files: zod.nullish(zod.number()),
	head: zod.object({ sha: zod.string() }),
	base: zod.object({ ref: zod.string(), sha: zod.nullish(zod.string()) }),
}), ({ number, changed_files, head, base }) => ({
	number,
	headSha: head.sha,
	base: `${base.ref} ${base.sha}`,
	count: changed_files ?? undefined,
}));
const MAX_FILES = 3000;
const MAX_FILE_READINGS = 4;
const PAUSE_MS = 2000;
const PERMISSION = 'pull-requests: read';
const readingFiles = (number) => `Reading the files of #${number} from GitHub`;
const listFiles = async (github, deadline, number) => (await github.list(deadline, readingFiles(number), PERMISSION, `/pulls/${number}/files`, File))
	.items;
async function readFilesBasis(github, deadline, number) {
	const request = `Reading pull request #${number} from GitHub`;
	const basis = await github.request(deadline, request, PERMISSION, `GET /pulls/${number}`, Basis);
	if (basis.number === number)
		return basis;
	throw clients.badAnswer(request, `it is pull request #${basis.number}, not #${number}`);
}
async function readFiles(github, deadline, number, first) {
	let before = first ?? (await readFilesBasis(github, deadline, number));
	for (let readings = 1;; readings++) {
		const listed = await listFiles(github, deadline, number);
		const items = [...new Map(listed.map((file) => [file.path, file])).values()];
		const after = await readFilesBasis(github, deadline, number);
		const hasMoved = before.headSha !== after.headSha || before.base !== after.base || before.count !== after.count;
		const isWhole = !hasMoved && items.length === after.count;
		const isTooMany = (after.count ?? 0) > MAX_FILES;
		if (isWhole || isTooMany || readings === MAX_FILE_READINGS)
			return { ...after, items, isWhole, hasMoved };
		if (!hasMoved)
			await deadline.sleep(PAUSE_MS);
		before = after;
	}
}
async function readWholeFiles(github, deadline, number) {
	const { items, isWhole } = await readFiles(github, deadline, number);
	if (!isWhole)
		throw incompleteList(readingFiles(number));
	return items;
}
const incompleteList = (request) => new common.ActionError('bad-response', {
	request,
	problem: 'GitHub shows only a part of the list',
	remedy: 'Nothing: an incomplete list proves nothing.',
});

exports.MAX_FILES = MAX_FILES;
exports.MAX_FILE_READINGS = MAX_FILE_READINGS;
exports.incompleteList = incompleteList;
exports.listFiles = listFiles;
exports.readFiles = readFiles;
exports.readFilesBasis = readFilesBasis;
exports.readWholeFiles = readWholeFiles;


 })

};
;