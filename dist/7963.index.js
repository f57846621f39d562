"use strict";
exports.id = 7963;
exports.ids = [7963];
exports.modules = {

 7963:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const posts = __webpack_require__(3945);
const commits = __webpack_require__(7044);
const index = __webpack_require__(3690);

const MAX_COMMENT_ROUNDS = 4;
async function upsertComment(access, deadline, { number, onlyUpdate, instead, ahead, ...wanted }) {
	const thread = { number };
	const read = firstFrom(deadline, ahead, () => posts.listComments(access, deadline, thread));
	let replacement;
	const text = () => (replacement === undefined ? wanted : { ...wanted, body: replacement });
	const { url, action } = await keepPost(access, deadline, {
		text,
		find: async () => {
			const comments = await read();
			replacement = instead?.(comments);
			return comments.filter(({ marker }) => marker === wanted.marker);
		},
		onlyUpdate: () => onlyUpdate === true || replacement !== undefined,
		create: () => posts.addComment(access, deadline, thread, text()),
		update: ({ id }) => posts.editComment(access, deadline, thread, id, text()),
		dropDuplicate: ({ id }) => posts.deleteComment(access, deadline, thread, id),
	});
	return { url, action };
}
function upsertIssue(access, deadline, wanted) {
	const isWanted = ({ marker }) => marker === wanted.marker;
	const open = firstFrom(deadline, wanted.ahead, () => posts.listIssues(access, deadline, { state: 'open', isWanted }));
	const isEnough = (found) => found.length > 0;
	const closed = () => posts.listIssues(access, deadline, { state: 'closed', isWanted, isEnough });
	return upsertFound(access, deadline, wanted, (state) => (state === 'open' ? open() : closed()));
}
function firstFrom(deadline, ahead, read) {
	let early = ahead;
	return async () => {
		const first = early;
		early = undefined;
		const found = first && (await deadline.race(first));
		return found ?? read();
	};
}
async function upsertIssues(access, deadline, family, wanted, isDone) {
	const isFamily = ({ marker }) => marker.startsWith(`${family}/`);
	const markers = new Set(wanted.map(({ marker }) => marker));
	let lists = familyLists(access, deadline, isFamily, markers);
	const open = await lists('open');
	const find = (marker) => async (state) => (await lists(state)).filter((issue) => issue.marker === marker);
	const inPace = pacer(deadline);
	const paced = async (write) => {
		try {
			return await inPace(write);
		}
		catch (error) {
			if (isListOutdated(error))
				lists = familyLists(access, deadline, isFamily, markers);
			throw error;
		}
	};
	const done = open
		.filter(({ marker }) => !markers.has(marker) && isDone(marker))
		.map(({ marker, title }) => ({ marker, title, body: undefined }));
	const writes = new IssueWrites(deadline);
	for (const issue of [...wanted, ...done])
		await writes.add(issue, () => upsertFound(access, deadline, issue, find(issue.marker), paced));
	const created = writes.numbersOf('created');
	if (created.length > 0)
		await writes.attempt('a duplicate issue', closeDuplicates(access, deadline, isFamily, created, paced));
	return writes;
}
function familyLists(access, deadline, isFamily, wanted) {
	let open;
	let closed;
	return async (state) => {
		open ??= await posts.listIssues(access, deadline, { state: 'open', isWanted: isFamily });
		if (state === 'open')
			return open;
		const openMarkers = new Set(open.map(({ marker }) => marker));
		const isEnough = includesEach([...wanted].filter((marker) => !openMarkers.has(marker)));
		closed ??= await posts.listIssues(access, deadline, {
			state: 'closed',
			isWanted: isFamily,
			isEnough,
		});
		return closed;
	};
}
async function closeDuplicates(access, deadline, isFamily, created, paced) {
	const open = await posts.listIssues(access, deadline, { state: 'open', isWanted: isFamily });
	for (const number of created) {
		const own = open.find(({ id }) => id === number);
		const [, ...duplicates] = open.filter(({ marker }) => marker === own?.marker);
		for (const { id } of duplicates)
			await paced(() => closeAsDuplicate(access, deadline, id));
	}
}
function closeAsDuplicate(access, deadline, number) {
	const change = { state: 'closed', state_reason: 'not_planned' };
	return posts.editIssue(access, deadline, number, change).catch(posts.undefinedIfGone);
}
function upsertFound(access, deadline, { marker, title, body, onlyUpdate = false }, find, paced = (write) => write()) {
	if (body === undefined)
		return repeat(deadline, async () => {
			const open = await find('open');
			const done = { state: 'closed', state_reason: 'completed' };
			for (const { id } of open)
				await paced(() => posts.editIssue(access, deadline, id, done)).catch(posts.undefinedIfGone);
			const [oldest] = open;
			return oldest ? upsertResultOf(oldest, 'closed') : NOTHING_KEPT;
		});
	const text = { marker, body };
	const shortened = commits.cutTitle(access.github.redact(title));
	return keepPost(access, deadline, {
		text: () => text,
		title: shortened,
		find: () => find('open'),
		findClosed: async () => (await find('closed')).at(-1),
		create: () => paced(() => posts.openIssue(access, deadline, shortened, text)),
		onlyUpdate: () => onlyUpdate,
		update: ({ id }) => paced(() => posts.editIssue(access, deadline, id, { title: shortened, text, state: 'open' })),
		dropDuplicate: ({ id }) => paced(() => closeAsDuplicate(access, deadline, id)),
	});
}
function keepPost(access, deadline, target) {
	let created;
	const round = async () => {
		const found = await target.find();
		const [oldest, ...duplicates] = posts.oldestFirst([...(created ? [created] : []), ...found]);
		const post = oldest ?? (await target.findClosed?.());
		if (post === undefined) {
			if (target.onlyUpdate?.())
				return NOTHING_KEPT;
			created = await target.create();
			return 'again';
		}
		const isUnchanged = oldest?.title === (target.title ?? '') && posts.hasText(access, oldest, target.text());
		const written = isUnchanged ? oldest : await target.update(post).catch(posts.undefinedIfGone);
		for (const duplicate of duplicates)
			await target.dropDuplicate(duplicate);
		if (written === undefined)
			return 'again';
		if (oldest === undefined)
			return upsertResultOf(written, 'reopened');
		if (!isUnchanged)
			return upsertResultOf(written, 'updated');
		return upsertResultOf(written, written.id === created?.id ? 'created' : 'unchanged');
	};
	return repeat(deadline, round, () => created && upsertResultOf(created, 'created'));
}
async function repeat(deadline, round, created = () => undefined) {
	for (let left = MAX_COMMENT_ROUNDS; left > 0; left--) {
		try {
			const kept = await round();
			if (kept !== 'again')
				return kept;
		}
		catch (error) {
			const known = created();
			if (known !== undefined && error instanceof index.ActionError)
				return known;
			if (!(error instanceof pullFiles.HttpError) || !error.mayHaveApplied || left === 1)
				throw error;
			await deadline.sleep(1000);
		}
	}
	throw new index.ActionError('unavailable', {
		request: 'Keeping a comment or issue on GitHub up to date',
		problem: 'it was deleted each time it was written',
		remedy: 'Check what else deletes comments or issues of this action.',
	});
}
class IssueWrites {
	kept = new Map();
	refused = [];
	untried = [];
	#deadline;
	constructor(deadline) {
		this.#deadline = deadline;
	}
	async add({ marker, title }, write) {
		if (this.#isHopeless) {
			this.untried.push(title);
			return;
		}
		const kept = await this.attempt(title, write());
		if (kept !== undefined)
			this.kept.set(marker, kept);
	}
	attempt(title, write) {
		return commits.bestEffort(this.#deadline, write, (why, error = unavailable(title, why)) => {
			this.refused.push({ title, error });
		});
	}
	numbersOf(action) {
		const changed = [...this.kept.values()].filter((kept) => kept.action === action);
		return changed.flatMap(({ number }) => number ?? []);
	}
	get #isHopeless() {
		const [last] = this.refused.slice(-1);
		if (last === undefined)
			return false;
		const { error } = last;
		const isLimited = error.kind === 'rate-limited' && !pullFiles.hasStatus(error, 422);
		if (isLimited || OUTAGES.includes(error.kind))
			return true;
		const areAllForbidden = this.refused.every((one) => pullFiles.isNotPermitted(one.error));
		return this.kept.size === 0 && this.refused.length > 1 && areAllForbidden;
	}
}
const OUTAGES = ['unavailable', 'timed-out', 'unknown-outcome'];
const unavailable = (title, problem) => new index.ActionError('unavailable', {
	request: `Writing the issue ${JSON.stringify(title)}`,
	problem,
	remedy: 'Run the step again.',
});
function pacer(deadline) {
	let isFirst = true;
	return async (write) => {
		if (!isFirst)
			await deadline.sleep(1000);
		isFirst = false;
		return write();
	};
}
const NOTHING_KEPT = { url: undefined, action: 'none' };
const upsertResultOf = ({ id: number, url }, action) => ({
	number,
	url,
	action,
});
const isListOutdated = (error) => pullFiles.hasStatus(error, 404, 410) || (error instanceof pullFiles.HttpError && error.mayHaveApplied);
const includesEach = (markers) => (found) => markers.every((marker) => found.some((issue) => issue.marker === marker));

const upserts = Object.freeze(Object.defineProperty({
	__proto__: null,
	upsertComment,
	upsertIssue,
	upsertIssues
}, Symbol.toStringTag, { value: 'Module' }));

async function keepIssue(context, deadline, { report, isDone, ...wanted }) {
	const body = isDone ? undefined : pullFiles.markdown(report, pullFiles.POST_BUDGET_BYTES);
	const { action, number, url } = await upsertIssue(context, deadline, { ...wanted, body });
	if (action !== 'none')
		context.log.info(`Issue #${number} ${action}: ${url}`);
	return { issueNumber: number };
}
const MAX_OWNER_LENGTH = 100;
const ownerMark = (owner) => Buffer.from(index.redact(owner).toLowerCase()).toString('hex');
const ownerOf = (marker) => Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString();
async function keepOwnerIssues(context, deadline, { title, marker: family, owners, isDone }) {
	const { log } = context;
	const wanted = [...owners].map(([owner, report]) => ({
		owner,
		marker: `${family}/${ownerMark(owner)}`,
		title: title.replaceAll(commits.OWNER_PLACEHOLDER, () => index.truncate(owner.replace(index.LINE_BREAKS, ' '), MAX_OWNER_LENGTH)),
		body: pullFiles.markdown(report, pullFiles.POST_BUDGET_BYTES),
	}));
	const keptIssues = await upsertIssues(context, deadline, family, wanted, (marker) => isDone(ownerOf(marker)));
	const { kept, refused } = keptIssues;
	const issues = wanted.flatMap(({ owner, marker }) => {
		const number = kept.get(marker)?.number;
		return number === undefined ? [] : { owner, number };
	});
	const changes = [...kept.values()].filter(({ action }) => action !== 'unchanged');
	const closedCount = changes.filter(({ action }) => action === 'closed').length;
	log.group(`Issues of ${index.pluralize(issues.length, 'code owner')}: ${changes.length - closedCount} written, ${closedCount} closed`, changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`));
	const refusal = refused.find(({ error }) => pullFiles.isNotPermitted(error))?.error;
	if (refusal === undefined || kept.size > 0)
		warnOfRefused(log, keptIssues);
	return { issues, issueNumber: issues[0]?.number, refusal };
}
function warnOfRefused(log, { kept, refused, untried }) {
	if (refused.length === 0)
		return;
	const problems = new Map();
	const note = (problem, title) => problems.set(problem, [...(problems.get(problem) ?? []), JSON.stringify(title)]);
	for (const { title, error } of refused)
		note(error.explanation.problem, title);
	for (const title of untried)
		note('not tried after that', title);
	const clauses = [...problems].map(([problem, titles]) => `${titles.join(', ')}: ${problem}`);
	const unwritten = refused.length + untried.length;
	const total = index.pluralize(kept.size + unwritten, 'issue');
	log.warning(`${unwritten} of ${total} could not be written. ${clauses.join('; ')}.`);
}
async function ownersWithIssues(context, deadline, family, isWanted, isEnough) {
	const ownersOf = (issues) => issues.map(({ marker }) => ownerOf(marker));
	const reading = posts.listIssues(context, deadline, {
		state: 'all',
		isWanted: ({ marker }) => marker.startsWith(`${family}/`) && isWanted(ownerOf(marker)),
		isEnough: (issues) => isEnough(ownersOf(issues)),
	});
	return ownersOf((await commits.bestEffort(deadline, reading, () => { })) ?? []);
}

const issues = Object.freeze(Object.defineProperty({
	__proto__: null,
	keepIssue,
	keepOwnerIssues,
	ownersWithIssues
}, Symbol.toStringTag, { value: 'Module' }));

exports.issues = issues;
exports.upserts = upserts;

 })

};
;