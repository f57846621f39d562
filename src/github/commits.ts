/** Questions to GitHub about a commit and of the pull requests that it tests. */
import { ActionError } from '../shared/errors.js'
import * as z from '../shared/zod.js'
import { type CheckState, stateOfCheck } from './check-state.js'
import { checked, type GitHubApi } from './octokit.js'

/** A check of a commit: of a check run the newest of its suite, of a status the newest. */
export interface CommitCheck {
  readonly kind: 'run' | 'status'
  readonly name: string
  readonly state: CheckState
  readonly url?: string | undefined
  readonly suite?: number | undefined
  /** Slug of the app that reported it. */
  readonly app?: string | undefined
  /** Milliseconds since the epoch. */
  readonly finishedAt?: number | undefined
}

const text = z.nullish(z.string())
const Run = z.lazy(() =>
  z.object({
    name: z.string(),
    conclusion: text,
    html_url: text,
    details_url: text,
    completed_at: text,
    app: z.nullish(z.object({ slug: text })),
    check_suite: z.nullish(z.object({ id: z.nullish(z.number()) })),
  }),
)
const Status = z.lazy(() =>
  z.object({ context: z.string(), state: z.string(), target_url: text, updated_at: text }),
)

/** Reads every check run of a commit. */
export async function checkRunsOfCommit(
  api: GitHubApi,
  sha: string,
): Promise<readonly CommitCheck[]> {
  const request = `Reading the check runs of ${sha.slice(0, 12)} from GitHub`
  const runs = await listOfCommit(request, async (page) => {
    const route = 'GET /commits/{sha}/check-runs'
    const query = { sha, per_page: 100, page }
    const found = await api.request(request, 'checks: read', route, RunPage, query)
    return { total: found.total_count, items: found.check_runs }
  })
  return runs.map(ofRun)
}

/** Reads the newest of every commit status of a commit. */
export async function statusesOfCommit(
  api: GitHubApi,
  sha: string,
): Promise<readonly CommitCheck[]> {
  const request = `Reading the statuses of ${sha.slice(0, 12)} from GitHub`
  const statuses = await listOfCommit(request, async (page) => {
    const route = 'GET /commits/{sha}/status'
    const query = { sha, per_page: 100, page }
    const found = await api.request(request, 'statuses: read', route, StatusPage, query)
    return { total: found.total_count, items: found.statuses }
  })
  return statuses.map(ofStatus)
}

const ofRun = (run: z.output<typeof Run>): CommitCheck => ({
  kind: 'run',
  name: run.name,
  state: stateOfCheck(run.conclusion),
  url: run.details_url ?? run.html_url ?? undefined,
  suite: run.check_suite?.id ?? undefined,
  app: run.app?.slug ?? undefined,
  finishedAt: timeOf(run.completed_at),
})

const ofStatus = (status: z.output<typeof Status>): CommitCheck => ({
  kind: 'status',
  name: status.context,
  state: stateOfCheck(status.state),
  url: status.target_url ?? undefined,
  finishedAt: timeOf(status.updated_at),
})

const timeOf = (time: string | null | undefined): number | undefined => {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** No commit has more checks of a kind than these pages of 100 hold. */
const MOST_PAGES = 30

const RunPage = z.lazy(() => z.object({ total_count: z.number(), check_runs: z.array(Run) }))
const StatusPage = z.lazy(() => z.object({ total_count: z.number(), statuses: z.array(Status) }))

/** A list that GitHub puts into an object beside its length. */
async function listOfCommit<Item>(
  request: string,
  read: (page: number) => Promise<{ readonly total: number; readonly items: readonly Item[] }>,
): Promise<readonly Item[]> {
  const all: Item[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { total, items } = await read(page)
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
  throw incomplete(request)
}

const incomplete = (request: string): ActionError =>
  new ActionError('bad-response', {
    request,
    problem: 'the list is longer than GitHub shows',
    remedy: 'Nothing: an incomplete list proves nothing.',
  })

const WorkflowRun = z.lazy(() => z.object({ name: text, check_suite_id: z.nullish(z.number()) }))
const WorkflowRunPage = z.lazy(() =>
  z.object({ total_count: z.number(), workflow_runs: z.array(WorkflowRun) }),
)

/** The names of the workflows that ran for a commit, by the suite of their checks. */
export async function workflowsOfCommit(
  api: GitHubApi,
  sha: string,
): Promise<ReadonlyMap<number, string>> {
  const request = `Reading the workflows of ${sha.slice(0, 12)} from GitHub`
  const route = 'GET /actions/runs'
  const runs = await listOfCommit(request, async (page) => {
    const query = { head_sha: sha, per_page: 100, page }
    const found = await api.request(request, 'actions: read', route, WorkflowRunPage, query)
    return { total: found.total_count, items: found.workflow_runs }
  })
  return new Map(
    runs.flatMap(({ name, check_suite_id: suite }) => (name && suite ? [[suite, name]] : [])),
  )
}

/** Tells whether one commit contains another one, its ancestor. */
export async function containsCommit(
  api: GitHubApi,
  sha: string,
  ancestor: string,
): Promise<boolean> {
  const request = `Asking GitHub whether ${sha.slice(0, 12)} contains ${ancestor.slice(0, 12)}`
  const Comparison = z.object({ status: z.string() })
  // The files of a comparison are on its first page, and can be large.
  const query = { range: `${ancestor}...${sha}`, per_page: 1, page: 2 }
  const route = 'GET /compare/{range}'
  const { status } = await api.request(request, 'contents: read', route, Comparison, query)
  return status === 'ahead' || status === 'identical'
}

/** The newest commit of a branch. */
export async function headOfBranch(api: GitHubApi, branch: string): Promise<string> {
  const request = `Reading the branch ${branch} from GitHub`
  const Branch = z.object({ commit: z.object({ sha: z.string() }) })
  const route = 'GET /branches/{branch}'
  return (await api.request(request, 'contents: read', route, Branch, { branch })).commit.sha
}

/** A file that a pull request changes. */
export interface ChangedFile {
  readonly path: string
  /** Its name before a rename. */
  readonly previousPath?: string | undefined
}

/** GitHub lists no more files of a pull request. */
const MOST_FILES = 3000

/** All files that a pull request changes; throws if GitHub does not list them all. */
export async function changedFiles(
  api: GitHubApi,
  number: number,
): Promise<readonly ChangedFile[]> {
  const request = `Reading the files of #${number} from GitHub`
  const File = z.object({ filename: z.string(), previous_filename: text })
  const found = await api.list(request, 'pull-requests: read', `/pulls/${number}/files`)
  if (found.length >= MOST_FILES) throw incomplete(request)
  return checked(z.array(File), found).map(({ filename: path, previous_filename }) => ({
    path,
    previousPath: previous_filename ?? undefined,
  }))
}

/** A branch and its newest commit. */
export interface Tip {
  readonly branch: string
  readonly headSha: string
}

/** The branches that begin with a text. */
export async function branchTips(api: GitHubApi, prefix: string): Promise<readonly Tip[]> {
  const request = `Reading the branches ${prefix}… from GitHub`
  const Ref = z.object({ ref: z.string(), object: z.object({ sha: z.string() }) })
  const path = '/git/matching-refs/{ref}'
  const found = await api.list(request, 'contents: read', path, { ref: `heads/${prefix}` })
  return checked(z.array(Ref), found).map(({ ref, object }) => ({
    branch: ref.replace(/^refs\/heads\//, ''),
    headSha: object.sha,
  }))
}

const TestPull = z.lazy(() =>
  z.object({
    draft: z.nullish(z.boolean()),
    head: z.object({
      ref: z.string(),
      sha: z.string(),
      repo: z.nullish(z.object({ id: z.number() })),
    }),
    base: z.object({ repo: z.object({ id: z.number() }) }),
  }),
)

/**
 * The closed draft pull requests on branches that begin with a text, of the newest 100; newest
 * first.
 */
export async function closedTestPullRequests(
  api: GitHubApi,
  prefix: string,
): Promise<readonly Tip[]> {
  const request = 'Reading the closed pull requests of test branches from GitHub'
  const query = { state: 'closed', sort: 'created', direction: 'desc', per_page: 100 }
  const list = z.array(TestPull)
  const found = await api.request(request, 'pull-requests: read', 'GET /pulls', list, query)
  return found
    .filter(
      ({ draft, head, base }) =>
        draft === true && head.ref.startsWith(prefix) && head.repo?.id === base.repo.id,
    )
    .map(({ head }) => ({ branch: head.ref, headSha: head.sha }))
}
