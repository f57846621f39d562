"use strict";
exports.id = 9254;
exports.ids = [9254];
exports.modules = {

 9254:
 ((__unused_webpack_module, exports, __webpack_require__) => {



const pullFiles = __webpack_require__(7404);
const index = __webpack_require__(3690);
const commits = __webpack_require__(7044);
const main = __webpack_require__(4516);
const node_path = __webpack_require__(6760);
const promises = __webpack_require__(8500);

const HEADER_LENGTH = 150;
const ADDRESS_LENGTH = 3000;
const TEXT_LENGTH = 300;
const NEXT_LENGTH = 700;
const MAX_SLACK_LINES = 5;
const MAX_SLACK_ROWS = 10;
function slackMessage(report, { where, subject, pages }) {
	const { mark = '', headline, lines = [], parts = [] } = report;
	const steps = lines.filter(pullFiles.isPoint);
	const next = report.next ?? (steps.length === 1 ? steps[0]?.next : undefined);
	const points = lines.map((line) => {
		if (!pullFiles.isPoint(line))
			return line;
		return steps.length === 1 ? line.line : pullFiles.words `${line.line}\n${nextStep(line.next)}`;
	});
	const blocks = subject === undefined ? [] : [paragraph(subject)];
	blocks.push(...bullets(undefined, points, MAX_SLACK_LINES));
	if (next !== undefined)
		blocks.push(paragraph(nextStep(next), NEXT_LENGTH));
	for (const part of parts) {
		if (typeof part === 'string' || !('items' in part || 'rows' in part))
			continue;
		const items = 'items' in part ? part.items : part.brief;
		blocks.push(...bullets(part.title, items ?? [], MAX_SLACK_ROWS, part.total));
	}
	return message(`${mark} ${where}: ${pullFiles.plainText(headline)}`.trim(), [...blocks, ...buttons(pages)]);
}
const nextStep = (step) => pullFiles.words `${pullFiles.strong('Next:')} ${step}`;
const payloadFile = (payload) => `${JSON.stringify(payload, null, 2)}\n`;
function message(headline, blocks) {
	const title = index.truncate(withoutTemplates(pullFiles.visible(headline)), HEADER_LENGTH);
	const header = {
		type: 'header',
		text: { type: 'plain_text', text: title, emoji: false },
	};
	const payload = { text: escapeMrkdwn(title), blocks: [header, ...blocks] };
	return JSON.parse(JSON.stringify(payload), (_, value) => typeof value === 'string' ? withoutTemplates(value) : value);
}
const withoutTemplates = (value) => value.replace(/\{(?=\{)/g, `{${pullFiles.BREAK}`);
function bullets(title, items, max, total = items.length) {
	const [first] = items;
	if (first === undefined)
		return [];
	if (title === undefined && items.length === 1)
		return [paragraph(first)];
	const shown = items.slice(0, max);
	const left = total - shown.length;
	if (left > 0)
		shown.push(pullFiles.words `${left} more`);
	const heading = title === undefined ? [] : [section(pullFiles.strong(title))];
	const list = {
		type: 'rich_text_list',
		style: 'bullet',
		elements: shown.map((item) => section(item)),
	};
	return [{ type: 'rich_text', elements: [...heading, list] }];
}
const paragraph = (line, maxLength = TEXT_LENGTH) => ({
	type: 'rich_text',
	elements: [section(line, maxLength)],
});
function section(line, maxLength = TEXT_LENGTH) {
	let left = maxLength;
	const elements = [];
	for (const span of flatSpans(pullFiles.lineOf(line))) {
		if (left <= 0)
			break;
		const element = elementOf(span, left);
		if (element.text === '')
			continue;
		left -= element.text.length;
		const last = elements.at(-1);
		if (last !== undefined && hasSameStyle(last, element))
			last.text += element.text;
		else
			elements.push(element);
	}
	return { type: 'rich_text_section', elements };
}
const hasSameStyle = (one, other) => isText(one) && isText(other) && JSON.stringify(one.style) === JSON.stringify(other.style);
const isText = (element) => element.type === 'text';
const flatSpans = (line, isBold = false) => line.flatMap((span) => {
	if ('strong' in span)
		return flatSpans(span.strong, true);
	if ('small' in span)
		return flatSpans(span.small, isBold);
	return [{ ...span, isBold }];
});
function elementOf(span, length) {
	const value = String(Object.values(span)[0]);
	const text = 'own' in span ? value : index.truncate(pullFiles.visible(value), length);
	const url = 'link' in span ? linkAddress(span.url) : undefined;
	if (url !== undefined)
		return { type: 'link', url, text };
	const style = { ...(span.isBold && { bold: true }), ...('code' in span && { code: true }) };
	if (Object.keys(style).length === 0)
		return { type: 'text', text };
	return { type: 'text', text, style };
}
function linkAddress(address) {
	const url = pullFiles.webAddress(address);
	return url === undefined || url.length > ADDRESS_LENGTH ? undefined : url;
}
function buttons(pages) {
	const elements = pages.flatMap(([label, address]) => {
		const url = linkAddress(address);
		if (url === undefined)
			return [];
		return [{ type: 'button', text: { type: 'plain_text', text: label }, url }];
	});
	if (elements.length === 0)
		return [];
	return [{ type: 'actions', elements }];
}
const escapeMrkdwn = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const extensionOf = (path) => node_path.extname(path).toLowerCase();
function extensionProblem(paths, known) {
	const wrong = paths.find((path) => !known.includes(extensionOf(path)));
	return (wrong &&
		`names ${JSON.stringify(wrong)}, which must end in ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`);
}

async function publish(context, deadline, report, { files, slack, comment, issue, ownerIssues }) {
	if (files !== undefined)
		await writeFiles(context, report, files);
	if (slack !== undefined)
		await writeSlack(context, deadline, { report, ...slack });
	if (comment !== undefined)
		await keepComment(context, deadline, { report, ...comment });
	if (issue !== undefined)
		return writeIssues(context, deadline, planOf(issue), ({ keepIssue }) => keepIssue(context, deadline, { report, ...issue }));
	if (ownerIssues === undefined)
		return {};
	const owners = index.pluralize(ownerIssues.owners.size, 'code owner');
	const plan = `an issue for each of ${owners} would be kept up to date`;
	return writeIssues(context, deadline, plan, ({ keepOwnerIssues }) => keepOwnerIssues(context, deadline, ownerIssues));
}
const planOf = ({ title, isDone }) => `the issue ${JSON.stringify(title)} would be ${isDone ? 'closed' : 'kept up to date'}`;
async function writeFiles({ workspace }, report, { paths, formats = {} }) {
	const asMarkdown = () => `${pullFiles.markdown(report, pullFiles.SUMMARY_BUDGET_BYTES)}\n`;
	for (const path of paths) {
		const content = formats[extensionOf(path)] ?? asMarkdown;
		await workspace.write('report-files', path, content());
	}
}
async function writeSlack({ workspace, log }, deadline, { path, report, ...place }) {
	if (path === undefined)
		return;
	const content = payloadFile(slackMessage(report, place));
	const writing = workspace.write('slack-payload-file', path, content);
	await commits.bestEffort(deadline, writing, log.warning);
}
async function keepComment(context, deadline, { report, ...wanted }) {
	const { dryRun, github, log } = context;
	if (wanted.onlyUpdate && (dryRun || !github.available))
		return;
	if (dryRun)
		return log.info(`Dry run: #${wanted.number} would get a comment with the report`);
	const body = pullFiles.markdown(report, pullFiles.POST_BUDGET_BYTES);
	await main.tryWrite(context, deadline, 'comment', 'The comment could not be written', async () => {
		const { upsertComment } = await Promise.all([__webpack_require__.e(3945), __webpack_require__.e(7963)]).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.upserts);
		const { action, url } = await upsertComment(context, deadline, { ...wanted, body });
		return url === undefined ? undefined : `Comment ${action}: ${url}`;
	});
}
async function writeIssues({ dryRun, log }, deadline, plan, write) {
	if (dryRun) {
		log.info(`Dry run: ${plan}`);
		return {};
	}
	let refusal;
	const published = await commits.bestEffort(deadline, Promise.all([__webpack_require__.e(3945), __webpack_require__.e(7963)]).then(__webpack_require__.t.bind(__webpack_require__, 7963, 19)).then(n => n.issues).then(write), (why, error) => {
		if (pullFiles.isNotPermitted(error))
			refusal = error;
		else
			log.warning(`The issue could not be written. ${why}`);
	});
	return published ?? { refusal };
}

const publish$1 = Object.freeze(Object.defineProperty({
	__proto__: null,
	publish
}, Symbol.toStringTag, { value: 'Module' }));

const MAX_STALLED_PAGES = 2;
const MAX_LISTING_PAGES = 10_000;
class UnhealthyTests {
	#options;
	#seen = new Map();
	otherStatuses = new Map();
	truncated = false;
	constructor(options) {
		this.#options = options;
	}
	lacks({ id, status }) {
		return this.#options.statuses.includes(status.value) && !this.#seen.has(id);
	}
	async *pages() {
		for (const status of this.#options.statuses) {
			const listing = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			const why = listing.shortfall ?? listing.shift;
			if (why === undefined)
				continue;
			this.#options.log.info(`Reading the ${status} tests again: ${why}`);
			const again = yield* this.#pagesOf(status);
			if (this.truncated)
				return;
			again.totalRows ??= listing.totalRows;
			if (again.shortfall !== undefined)
				throw again.failure(again.shortfall);
		}
	}
	async *#pagesOf(status) {
		const { owner, name } = this.#options.repository;
		const listing = new StatusListing(`${status.toUpperCase()} tests of ${owner}/${name}`);
		for (let request = this.#request(status, undefined);;) {
			const page = await request;
			this.#options.deadline.throwIfOver();
			const fresh = page.tests.flatMap((test) => this.#takeNew(test, status, listing));
			const token = this.truncated ? undefined : listing.next(page);
			if (token !== undefined) {
				request = this.#request(status, token);
				request.catch(() => { });
				await promises.setImmediate();
			}
			if (fresh.length > 0)
				yield fresh;
			if (this.truncated)
				return listing;
			this.#logProgress(status, listing, token === undefined);
			if (token === undefined)
				return listing;
		}
	}
	#request(status, pageToken) {
		const { deadline, service, repository, orgSlug, pageSize } = this.#options;
		return service.listUnhealthyTests(deadline, {
			repository,
			orgSlug,
			status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
			pageSize,
			pageToken,
		});
	}
	#takeNew(test, status, listing) {
		const last = this.#seen.get(test.id);
		if (last === undefined)
			this.truncated ||= this.#seen.size >= (this.#options.maxTests ?? Number.POSITIVE_INFINITY);
		if (last === listing || this.truncated)
			return [];
		listing.different++;
		this.#seen.set(test.id, listing);
		const own = test.status?.value?.toLowerCase();
		if (own && !main.UNHEALTHY.some((known) => known === own))
			this.otherStatuses.set(test.id, own);
		return last === undefined ? main.listedTest(test, status) : [];
	}
	#logProgress(status, { pages, rows, totalRows }, ended) {
		let tests = index.pluralize(rows, `${status} test`);
		if (totalRows !== undefined && totalRows > rows)
			tests = `${rows} of ${index.pluralize(totalRows, `${status} test`)}`;
		const progress = `${tests} on ${index.pluralize(pages, 'page')}`;
		if (ended)
			this.#options.log.info(`Read ${progress}`);
		else if (pages % 100 === 0)
			this.#options.log.info(`Read ${progress} so far`);
	}
}
async function readListing(context, deadline, orgSlug, wanted) {
	const statuses = ['broken', 'flaky'];
	const tests = [];
	const listing = new UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 });
	for await (const page of listing.pages())
		tests.push(...page.filter(wanted));
	return tests.map((test) => ({ ...test, otherStatus: listing.otherStatuses.get(test.id) }));
}
class StatusListing {
	#subject;
	#tokens = new Set();
	#pages = new Set();
	#stalled = 0;
	#totalPages;
	pages = 0;
	rows = 0;
	different = 0;
	totalRows;
	#shrank = false;
	constructor(subject) {
		this.#subject = subject;
	}
	get shortfall() {
		const missing = (what, count, field, total) => {
			if (total === undefined || count >= total)
				return undefined;
			return `the list ended after ${index.pluralize(count, what)}, but its \`${field}\` is ${total}`;
		};
		const { totalRows, rows, different } = this;
		if (totalRows === undefined)
			return missing('page', this.pages, 'total_pages', this.#totalPages);
		return missing(rows > different ? 'different test' : 'test', different, 'total_rows', totalRows);
	}
	get shift() {
		if (this.#shrank)
			return 'the list became shorter while it was being read';
		if (this.totalRows === undefined && this.rows > this.different)
			return 'a test was listed twice';
		return undefined;
	}
	next({ tests, page }) {
		this.pages++;
		const ends = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`;
		const repeated = tests.length > 0 && this.#pages.has(ends);
		this.#pages.add(ends);
		if (!repeated)
			this.rows += tests.length;
		const totalRows = page.total_rows ?? this.totalRows;
		this.#shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0);
		this.totalRows = totalRows;
		this.#totalPages = page.total_pages ?? this.#totalPages;
		const token = page.next_page_token;
		if (!token)
			return undefined;
		if (this.#tokens.has(token))
			throw this.failure('the token for the next page was used before, so the list would never end');
		this.#tokens.add(token);
		if (repeated || tests.length === 0)
			this.#stalled++;
		else
			this.#stalled = 0;
		if (this.#stalled > MAX_STALLED_PAGES)
			throw this.failure(`${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`);
		if (this.pages >= Math.min(MAX_LISTING_PAGES, 2 * (this.#totalPages ?? MAX_LISTING_PAGES) + 10))
			throw this.failure(`there is still a next page after ${this.pages} pages`);
		return token;
	}
	failure(problem) {
		return new index.ActionError('bad-response', {
			request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
			problem,
			remedy: 'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to Trunk. `max-tests` reads only the first tests.',
		});
	}
}

const pages = Object.freeze(Object.defineProperty({
	__proto__: null,
	UnhealthyTests,
	readListing
}, Symbol.toStringTag, { value: 'Module' }));

exports.UnhealthyTests = UnhealthyTests;
exports.extensionOf = extensionOf;
exports.extensionProblem = extensionProblem;
exports.pages = pages;
exports.publish = publish;
exports.publish$1 = publish$1;

 })

};
;