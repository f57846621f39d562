"use strict";
exports.id = 5960;
exports.ids = [5960];
exports.modules = {

 5960:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const posts = __webpack_require__(3945);
const commits = __webpack_require__(7044);

function holdsByName(comments) {
	const oldestFirst = [...comments].sort((one, other) => one.id - other.id);
	const byName = new Map();
	for (const comment of oldestFirst) {
		const older = byName.get(comment.name);
		byName.set(comment.name, {
			...comment,
			stateBefore: rememberedState([comment, ...(older?.comments ?? [])]),
			comments: [comment, ...(older?.comments ?? [])],
		});
	}
	return [...byName.values()];
}
function rememberedState(holds) {
	const states = holds.map(({ stateBefore }) => stateBefore);
	if (states.includes('running'))
		return 'running';
	return states.find((state) => state !== undefined);
}
function isLive({ name, until }, now) {
	if (name === MEMORY)
		return false;
	const end = index.parseTime(until);
	return end === undefined || now < end;
}
const liveHolds = (comments, now) => holdsByName(comments).filter((hold) => isLive(hold, now));
const shownHold = ({ name, reason, since, until, run }) => ({
	name,
	reason,
	since,
	until,
	run,
});
const MEMORY = '~memory';

const MAX_WRITES = 3;
class IssueStore {
	#access;
	#names;
	#issues = [];
	#listed = new Set();
	#removed = new Set();
	constructor(access, names) {
		this.#access = access;
		this.#names = names;
	}
	get issue() {
		return this.#issues[0]?.id;
	}
	async read(deadline) {
		const { unread, ...reading } = await this.#access.settled(deadline, () => this.#read(deadline), (last) => last.unread !== undefined);
		if (unread !== undefined)
			throw this.#unreadable(unread);
		return reading;
	}
	async #read(deadline) {
		await this.#readIssues(deadline);
		const comments = [];
		let unread;
		for (const { id } of this.#issues) {
			const posts$1 = await posts.listComments(this.#access.posts, deadline, onIssue(id), 'trusted').catch(posts.undefinedIfGone);
			if (posts$1 === undefined && this.#listed.has(id))
				unread = id;
			comments.push(...this.#own(id, posts$1 ?? []));
		}
		return { issues: this.#issues, comments: posts.oldestFirst(comments), unread };
	}
	async #readIssues(deadline) {
		const listed = await this.#list(deadline);
		this.#listed = new Set(listed.map(({ id }) => id));
		this.#issues = posts.oldestFirst([...this.#issues, ...listed]);
	}
	#list(deadline) {
		const { label } = this.#names;
		const { marker } = posts.storedText(this.#access.posts, { marker: this.#names.marker, body: '' });
		return posts.listIssues(this.#access.posts, deadline, {
			state: 'all',
			label,
			authors: 'trusted',
			isWanted: (issue) => issue.marker === marker,
		});
	}
	#own(issue, comments) {
		const { commentPrefix } = this.#names;
		return comments
			.filter(({ marker, id }) => marker.startsWith(commentPrefix) && !this.#removed.has(id))
			.map((comment) => ({ ...comment, issue }));
	}
	#unreadable(issue) {
		return new index.ActionError('not-found', {
			request: `Reading ${this.#names.subject}`,
			problem: `GitHub lists the issue #${issue}, but does not find its comments`,
			remedy: 'Check the issue. GitHub gives the same answer if the `permissions` of the job lack `issues: read`.',
		});
	}
	async add(deadline, text, opening) {
		for (let left = MAX_WRITES; left > 0; left--) {
			try {
				const added = await this.#post(deadline, text, opening);
				if (added !== undefined)
					return added;
			}
			catch (error) {
				if (!(error instanceof pullFiles.HttpError && error.mayHaveApplied))
					throw explainLock(error);
				const added = await this.#findAgain(deadline, text);
				if (added !== undefined)
					return added;
				if (left === 1)
					throw error;
			}
		}
		throw new index.ActionError('not-found', {
			request: `Writing ${this.#names.subject}`,
			problem: `their issue was deleted in each of ${MAX_WRITES} attempts`,
			remedy: 'Check what else deletes issues of this repository, then run the step again.',
		});
	}
	async #post(deadline, text, opening) {
		const issue = this.#issues[0] ?? (await this.#open(deadline, opening));
		try {
			const comment = await posts.addComment(this.#access.posts, deadline, onIssue(issue.id), text);
			return { ...comment, issue: issue.id };
		}
		catch (error) {
			if (!pullFiles.hasStatus(error, 404, 410))
				throw error;
			await this.#forgetDeleted(deadline, issue, error);
			return undefined;
		}
	}
	async #forgetDeleted(deadline, { id }, refusal) {
		const isListed = (listed) => listed.some((issue) => issue.id === id);
		const list = () => this.#list(deadline);
		if (isListed(await this.#access.settled(deadline, list, isListed)))
			throw refusal;
		this.#issues = this.#issues.filter((issue) => issue.id !== id);
	}
	async #findAgain(deadline, text) {
		const { marker, data } = posts.storedText(this.#access.posts, text);
		const find = async () => (await this.read(deadline)).comments.find((comment) => comment.marker === marker && comment.data === data);
		return this.#access.settled(deadline, find, (comment) => comment === undefined);
	}
	async #open(deadline, { body, data = '' }) {
		const { label, marker } = this.#names;
		const issue = await posts.openIssue(this.#access.posts, deadline, this.#names.title, { marker, data, body }, [label]);
		if (hasLabel(issue, label)) {
			this.#issues = [issue];
			return issue;
		}
		await posts.editIssue(this.#access.posts, deadline, issue.id, {
			state: 'closed',
			state_reason: 'not_planned',
		});
		throw new index.ActionError('refused', {
			request: `Opening the issue with ${this.#names.subject}`,
			problem: `GitHub did not set the label \`${label}\`, by which later steps find the issue`,
			remedy: 'GitHub drops the labels of a token without push access. Use the token of the job with `issues: write`, or a `github-token` that may push.',
		});
	}
	async prove(deadline, { id, issue }) {
		const read = async () => {
			const reading = await this.read(deadline);
			const isListed = reading.comments.some((comment) => comment.id === id);
			return { reading, isShown: isListed && this.#listed.has(issue) };
		};
		const { reading, isShown } = await this.#access.settled(deadline, read, (last) => !last.isShown);
		if (isShown)
			return reading;
		throw new index.ActionError('unknown-outcome', {
			request: `Writing ${this.#names.subject}`,
			problem: 'GitHub acknowledged the comment, but does not list it',
			remedy: 'Check the issue: its label, its author and the author of the comment decide what counts.',
		});
	}
	async exists(deadline, { id, issue }) {
		return posts.hasComment(this.#access.posts, deadline, onIssue(issue), id);
	}
	async remove(deadline, { id, issue }) {
		await posts.deleteComment(this.#access.posts, deadline, onIssue(issue), id);
		this.#removed.add(id);
	}
	async show(deadline, view) {
		const [oldest, ...others] = this.#issues;
		if (oldest === undefined)
			return;
		const edited = await this.#edit(deadline, oldest, view);
		for (const { id, isOpen } of others)
			if (isOpen)
				await posts.editIssue(this.#access.posts, deadline, id, { state: 'closed' });
		this.#issues = [edited, ...others.map((other) => ({ ...other, isOpen: false }))];
	}
	async save(deadline, view) {
		if (this.#issues.length === 0) {
			await this.#open(deadline, view);
			await this.#readIssues(deadline);
		}
		await this.show(deadline, view);
	}
	async #edit(deadline, issue, { isOpen, body, data = '' }) {
		const { marker, title } = this.#names;
		const text = { marker, data, body };
		if (issue.isOpen === isOpen && posts.hasText(this.#access.posts, issue, text))
			return issue;
		const state = isOpen ? 'open' : 'closed';
		return posts.editIssue(this.#access.posts, deadline, issue.id, { state, title, text });
	}
}
const onIssue = (number) => ({ number, isIssue: true });
const hasLabel = ({ labels }, wanted) => labels === undefined || labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
function explainLock(error) {
	if (!(error instanceof pullFiles.HttpError) || !/is locked/i.test(error.explanation.problem))
		return error;
	const remedy = 'Unlock the issue, or delete it; the next step opens a new one.';
	return new index.ActionError(error.kind, { ...error.explanation, remedy }, { cause: error });
}

const issueTitle = ({ targetBranch }) => `Merge queue holds: ${targetBranch}`;
function issueText({ targetBranch }, holds) {
	const queue = pullFiles.words `The merge queue for ${pullFiles.code(targetBranch)}`;
	if (holds.length === 0)
		return pullFiles.markdownParts([
			pullFiles.words `${queue} has no holds.`,
			'This issue opens again when a workflow stops the queue with a hold.',
		]);
	const named = holds.map(({ name, reason }) => {
		if (reason === '')
			return pullFiles.code(name);
		return pullFiles.words `${pullFiles.code(name)} (${withLinks(reason)})`;
	});
	return pullFiles.markdownParts([
		pullFiles.words `${queue} is stopped by ${index.pluralize(holds.length, 'hold')}: ${pullFiles.joined(named, ', ')}.`,
		pullFiles.words `Each hold is a comment below, with its reason and the run that wrote it. The queue runs again when a workflow removes the last hold with ${pullFiles.code('resume-queue')}.`,
		pullFiles.words `To drop a hold by hand, delete its comment: the queue stays stopped until someone resumes it. Closing this issue drops no hold.`,
	]);
}
function holdComment({ targetBranch }, hold) {
	const { name, reason, since, until, run, workflow } = hold;
	const queue = pullFiles.words `the merge queue for ${pullFiles.code(targetBranch)}`;
	if (name === MEMORY)
		return pullFiles.markdownParts([
			pullFiles.words `The merge queue for ${pullFiles.code(targetBranch)} was running before its holds. The step that ends the last hold deletes this note.`,
		]);
	const headline = pullFiles.joined([pullFiles.code(name), withLinks(reason)], ': ');
	const who = workflow === '' ? pullFiles.link('A workflow run', run) : pullFiles.words `The workflow ${pullFiles.link(workflow, run)}`;
	const parts = [
		pullFiles.words `${who} stopped ${queue} on ${pullFiles.own(shownTime(since))}. ${ending(until)}`,
		pullFiles.words `To end it, run ${pullFiles.code('resume-queue')} with ${pullFiles.code(`hold: ${name}`)}. If you delete this comment instead, the hold is gone, but the queue stays stopped until someone resumes it.`,
	];
	return pullFiles.markdown({ headline, parts }, pullFiles.POST_BUDGET_BYTES);
}
const withLinks = (reason) => reason
	.split(/(https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?])/)
	.flatMap((part, index) => pullFiles.lineOf(index % 2 === 1 ? pullFiles.link(part, part) : part));
function ending(until) {
	if (until === '')
		return pullFiles.words `The hold has no end date.`;
	return pullFiles.words `The hold ends on ${pullFiles.own(shownTime(until))}, and the queue starts with the next ${pullFiles.code('resume-queue')} step after that.`;
}
function shownTime(time) {
	const at = index.parseTime(time);
	if (at === undefined)
		return 'an unknown date';
	return `${index.utcMinute(at)} UTC`;
}
const holdTable = (holds) => ({
	head: ['Hold', 'Reason', 'Since', 'Until'],
	rows: holds.map(({ name, reason, since, until, run }) => [
		pullFiles.code(name),
		withLinks(reason),
		pullFiles.link(shownTime(since), run),
		until === '' ? '' : shownTime(until),
	]),
});
const holdNames = (holds) => holds.map(({ name, reason }) => (reason === '' ? name : `${name} (${reason})`)).join(', ');
function heldClause(holds) {
	if (holds.length === 0)
		return 'no holds';
	return `${index.pluralize(holds.length, 'hold')}: ${holdNames(holds)}`;
}
const resumeAnyway = (ref) => `If the queue ${pullFiles.queueName(ref)} should run, use \`resume-queue\` without \`hold\`.`;

const HOLDS_LABEL = 'merge-queue-holds';
const COMMENT_MARKER = 'hold/';
const MAX_REASON_LENGTH = 1000;
const HoldData = pullFiles.object({
	reason: pullFiles._catch(pullFiles.string(), ''),
	since: pullFiles._catch(pullFiles.string(), ''),
	until: pullFiles._catch(pullFiles.string(), ''),
	run: pullFiles._catch(pullFiles.string(), ''),
	attempt: pullFiles._catch(pullFiles.string(), ''),
	job: pullFiles._catch(pullFiles.string(), ''),
	workflow: pullFiles._catch(pullFiles.string(), ''),
	step: pullFiles._catch(pullFiles.string(), ''),
	before: pullFiles._catch(pullFiles.optional$1(pullFiles._enum(pullFiles.SETTABLE_STATES)), undefined),
});
const asData = (value) => JSON.stringify(value, (_, field) => (typeof field === 'string' ? index.redact(field) : field)).replace(/[<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
function parseHold({ id, issue, url, marker, data }) {
	const { before, ...fields } = HoldData.parse(objectIn(data));
	const name = marker.slice(COMMENT_MARKER.length);
	const run = pullFiles.webLink(fields.run) ?? '';
	return { ...fields, id, issue, url, name, run, stateBefore: before };
}
function objectIn(text) {
	try {
		const value = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value))
			return value;
		return {};
	}
	catch {
		return {};
	}
}
function holdStore(context, deadline, ref) {
	const { log } = context;
	const access = { posts: context, settled: pullFiles.readUntilConsistent };
	const store = new IssueStore(access, {
		label: HOLDS_LABEL,
		marker: `queue-holds/${encodeURIComponent(ref.targetBranch)}`,
		title: issueTitle(ref),
		commentPrefix: COMMENT_MARKER,
		subject: `the holds of the queue ${pullFiles.queueName(ref)}`,
	});
	const remove = (comment) => store.remove(deadline, comment);
	const removeAll = async (comments) => {
		for (const comment of comments)
			await remove(comment);
	};
	return {
		list: async () => (await store.read(deadline)).comments.map(parseHold),
		add: async (hold) => parseHold(await store.add(deadline, textOf(ref, hold), { body: issueText(ref, [hold]) })),
		prove: async (comment) => (await store.prove(deadline, comment)).comments.map(parseHold),
		exists: (comment) => store.exists(deadline, comment),
		remove,
		async removeLeftovers(comments) {
			await commits.bestEffort(deadline, removeAll(comments), (why) => log.warning(`An expired hold could not be removed: ${why}`));
		},
		async show(holds) {
			const view = { isOpen: holds.length > 0, body: issueText(ref, holds) };
			await commits.bestEffort(deadline, store.show(deadline, view), (why) => log.warning(`The issue that lists the holds could not be updated: ${why}`));
		},
	};
}
function textOf(ref, hold) {
	const { name, stateBefore: before, ...fields } = hold;
	const reason = index.truncate(index.redact(hold.reason), MAX_REASON_LENGTH);
	return {
		marker: `${COMMENT_MARKER}${name}`,
		data: asData({ ...fields, reason, before }),
		body: holdComment(ref, { ...hold, reason }),
	};
}
function readLiveHolds(context, deadline, ref, onFailure) {
	return commits.bestEffort(deadline, requireLiveHolds(context, deadline, ref), onFailure);
}
async function requireLiveHolds(context, deadline, ref) {
	const comments = await holdStore(context, deadline, ref).list();
	return liveHolds(comments, context.clock.now());
}

exports.IssueStore = IssueStore;
exports.MEMORY = MEMORY;
exports.heldClause = heldClause;
exports.holdNames = holdNames;
exports.holdStore = holdStore;
exports.holdTable = holdTable;
exports.holdsByName = holdsByName;
exports.isLive = isLive;
exports.liveHolds = liveHolds;
exports.readLiveHolds = readLiveHolds;
exports.rememberedState = rememberedState;
exports.requireLiveHolds = requireLiveHolds;
exports.resumeAnyway = resumeAnyway;
exports.shownHold = shownHold;
exports.shownTime = shownTime;

 })

};
;