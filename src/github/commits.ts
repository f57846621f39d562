import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { awaitsApproval, type Check, judgedBySuite, stateOfCheck } from './check.js'
import { badAnswer, type GitHubClient, parseAnswer } from './octokit.js'
import { incompleteList } from './pull-files.js'

const optionalText = z.nullish(z.string())
const CheckRun = mapped(
  z.object({
    id: z.nullish(z.number()),
    name: z.string(),
    status: optionalText,
    conclusion: optionalText,
    html_url: optionalText,
    details_url: optionalText,
    started_at: optionalText,
    completed_at: optionalText,
    app: z.nullish(z.object({ slug: optionalText })),
    check_suite: z.nullish(z.object({ id: z.nullish(z.number()) })),
  }),
  (run): Check => ({
    kind: 'run',
    name: run.name,
    id: run.id ?? undefined,
    state: stateOfCheck(run.conclusion),
    conclusion: run.conclusion?.toLowerCase(),
    awaitsApproval: awaitsApproval(run.status, run.conclusion) || undefined,
    url: run.details_url ?? run.html_url ?? undefined,
    suite: run.check_suite?.id ?? undefined,
    app: run.app?.slug ?? undefined,
    startedAt: parseTime(run.started_at),
    finishedAt: parseTime(run.completed_at),
  }),
)
const Status = mapped(
  z.object({
    context: z.string(),
    state: z.string(),
    target_url: optionalText,
    updated_at: optionalText,
  }),
  (status): Check => ({
    kind: 'status',
    name: status.context,
    state: stateOfCheck(status.state),
    url: status.target_url ?? undefined,
    finishedAt: parseTime(status.updated_at),
  }),
)
const WorkflowRun = z.object({ name: optionalText, check_suite_id: z.nullish(z.number()) })

const Ref = mapped(
  z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }),
  ({ ref, object }) => ({
    branch: ref.replace(/^refs\/heads\//, ''),
    headSha: object.sha,
  }),
)
/** A branch and its newest commit. */
export type Tip = Readonly<z.output<typeof Ref>>

const TestPull = z.object({
  draft: z.nullish(z.boolean()),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    repo: z.nullish(z.object({ id: z.number() })),
  }),
  base: z.object({ repo: z.object({ id: z.number() }) }),
})

const DatedBranch = z.object({
  commit: z.object({ commit: z.object({ committer: z.object({ date: z.string() }) }) }),
})

/** Pages of 100 entries; no commit has more checks of one kind. */
const MAX_COMMIT_PAGES = 30

/** Reads the newest check runs of a commit: one of each name in each suite. */
export async function checkRuns(
  github: GitHubClient,
  deadline: Deadline,
  sha: string,
): Promise<readonly Check[]> {
  const path = '/commits/{sha}/check-runs'
  return judgedBySuite(
    await readList(github, deadline, sha, 'checks: read', path, 'check_runs', CheckRun),
  )
}

/** Reads the newest of every commit status of a commit. */
export function statuses(
  github: GitHubClient,
  deadline: Deadline,
  sha: string,
): Promise<readonly Check[]> {
  return readList(
    github,
    deadline,
    sha,
    'statuses: read',
    '/commits/{sha}/status',
    'statuses',
    Status,
  )
}

/** The names of the workflows that ran for a commit, by the suite of their checks. */
export async function workflows(
  github: GitHubClient,
  deadline: Deadline,
  sha: string,
): Promise<ReadonlyMap<Check['suite'], string>> {
  const path = '/actions/runs?head_sha={sha}'
  const runs = await readList(
    github,
    deadline,
    sha,
    'actions: read',
    path,
    'workflow_runs',
    WorkflowRun,
  )
  return new Map(
    runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])),
  )
}

/** True if one commit contains another one, its ancestor. */
export async function contains(
  github: GitHubClient,
  deadline: Deadline,
  sha: string,
  ancestor: string,
): Promise<boolean> {
  const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`
  const Comparison = z.object({ status: z.string() })
  // The files of a comparison are on its first page, and can be large.
  const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 }
  const route = 'GET /compare/{range}'
  const { status } = await github.request(deadline, request, CONTENTS, route, Comparison, query)
  return status === 'ahead' || status === 'identical'
}

/** The newest commit of a branch. */
export async function headOf(
  github: GitHubClient,
  deadline: Deadline,
  branch: string,
): Promise<string> {
  const request = `Reading the branch ${branch} from GitHub`
  const Branch = z.object({ commit: z.object({ sha: z.string() }) })
  const route = 'GET /branches/{branch}'
  return (await github.request(deadline, request, CONTENTS, route, Branch, { branch })).commit.sha
}

/** The time of the newest commit of a branch, in milliseconds since the epoch. */
export async function newestCommitAt(
  github: GitHubClient,
  deadline: Deadline,
  branch: string,
): Promise<number> {
  const request = `Reading the newest commit of ${branch} from GitHub`
  const route = 'GET /branches/{branch}'
  const { commit } = await github.request(deadline, request, CONTENTS, route, DatedBranch, {
    branch,
  })
  const at = parseTime(commit.commit.committer.date)
  if (at === undefined) throw badAnswer(request, 'the commit has no time')
  return at
}

/** The branches that begin with a text. */
export async function branches(
  github: GitHubClient,
  deadline: Deadline,
  prefix: string,
): Promise<readonly Tip[]> {
  const request = `Reading the branches ${prefix}… from GitHub`
  const query = { ref: `heads/${prefix}` }
  return (
    await github.list(deadline, request, CONTENTS, '/git/matching-refs/{ref}', Ref, { query })
  ).items
}

/** Closed draft pull requests on branches with a prefix, of the newest 100; newest first. */
export async function closedTests(
  github: GitHubClient,
  deadline: Deadline,
  prefix: string,
): Promise<readonly Tip[]> {
  const request = 'Reading the closed pull requests of test branches from GitHub'
  const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 }
  const list = z.array(TestPull)
  const pulls = await github.request(deadline, request, PULL_REQUESTS, 'GET /pulls', list, query)
  return pulls
    .filter(
      ({ draft, head, base }) =>
        draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id,
    )
    .map(({ head }) => ({ branch: head.ref, headSha: head.sha }))
}
/** Questions to GitHub about commits and branches. */
export type Commits = typeof import('./commits.js')
/** The first arguments of each question. */
export type GitHubCall = readonly [github: GitHubClient, deadline: Deadline]

/** Reads a list about a commit, which GitHub puts into a field of an object, beside its length. */
async function readList<Item extends z.ZodMiniType>(
  github: GitHubClient,
  deadline: Deadline,
  sha: string,
  permission: string,
  path: string,
  field: string,
  item: Item,
): Promise<readonly z.output<Item>[]> {
  const request = `Reading the ${field.replace('_', ' ')} of ${sha.slice(0, 12)} from GitHub`
  const Page = z.looseObject({ total_count: z.number() })
  const all: z.output<Item>[] = []
  for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
    const query = { sha, per_page: 100, page }
    const answer = await github.request(deadline, request, permission, `GET ${path}`, Page, query)
    const items = parseAnswer(request, z.array(item), answer[field])
    all.push(...items)
    if (all.length >= answer.total_count) return all
    if (items.length === 0) break
  }
  throw incompleteList(request)
}

const CONTENTS = 'contents: read'
const PULL_REQUESTS = 'pull-requests: read'
