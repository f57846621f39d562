"use strict";
exports.id = 5596;
exports.ids = [5596];
exports.modules = {

 5596:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const operation = __webpack_require__(4777);

const queueEntry = pullFiles.strictObject({
	branch: pullFiles.string({ error: 'must be the name of a branch, in quotes if it looks like a number' })
		.check(pullFiles._regex(pullFiles.BRANCH_NAME, { error: ({ input }) => pullFiles.branchNameProblem(String(input)) }), pullFiles.describe('Target branch of the queue.')),
	state: pullFiles.optional$1(pullFiles.literal('absent', {
		error: (issue) => `can only be absent, but is ${pullFiles.quote(issue.input)}`,
	})
		.check(pullFiles.describe('Delete the queue, with `prune` and only when it is empty.'))),
	...operation.settingsShape,
}, operation.notSettings)
	.check(({ value: entry, issues }) => {
	if (entry.state === undefined)
		return;
	for (const name of operation.settingNames) {
		if (entry[name] !== undefined)
			issues.push({
				code: 'custom',
				input: entry,
				path: [name],
				message: 'has no meaning for a queue whose `state` is absent',
			});
	}
});
const queueConfig = pullFiles.strictObject({
	queues: pullFiles.array(queueEntry, {
		error: ({ input }) => input === undefined
			? 'is missing; write each queue below it, as in `- branch: main`'
			: 'must be a list of queues',
	})
		.check(pullFiles._minLength(1, { error: 'must name at least one queue' }), pullFiles.describe('The queues of this repository, one for each branch.')),
}, { error: 'must begin with `queues:`' })
	.check(({ value: { queues }, issues }) => {
	const seen = new Set();
	queues.forEach(({ branch }, index) => {
		if (seen.has(branch))
			issues.push({
				code: 'custom',
				input: branch,
				path: ['queues', index, 'branch'],
				message: `is ${pullFiles.quote(branch)}, which the file already names`,
			});
		seen.add(branch);
	});
});
const MAX_BYTES = 1024 * 1024;
async function readQueueConfig(workspace, path) {
	const text = await workspace.readText('queue-config-file', path, MAX_BYTES);
	const { readYaml } = await __webpack_require__.e( 1505).then(__webpack_require__.t.bind(__webpack_require__, 1505, 19)).then(n => n.yaml);
	const place = (line, column) => `${path}:${line}:${column}`;
	const { value, problems, warnings } = readYaml(text, queueConfig, place);
	if (value === undefined)
		throw new index.InputError(problems, path);
	return { queues: value.queues, warnings };
}
const NO_SETTINGS = { settings: {}, warnings: [] };
const settingsInput = () => pullFiles.convert(async (text, refuse) => {
	const { readYaml } = await __webpack_require__.e( 1505).then(__webpack_require__.t.bind(__webpack_require__, 1505, 19)).then(n => n.yaml);
	const place = (line, column) => `line ${line}, column ${column}`;
	const { value = {}, problems, warnings } = readYaml(text, operation.queueSettings, place);
	for (const problem of problems)
		refuse(problem);
	return { settings: value, warnings: warnings.map((one) => `\`queue-settings\`, ${one}.`) };
});

exports.NO_SETTINGS = NO_SETTINGS;
exports.readQueueConfig = readQueueConfig;
exports.settingsInput = settingsInput;

 })

};
;