/** Questions about how a repository is set up: its workflows, rules and labels. */
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { webLink } from '../shared/links.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { type GitHubClient, parseAnswer, refusedQuery } from './octokit.js'

const nullableText = z.nullish(z.string())

/** A workflow file as it is on a branch. */
export interface WorkflowFile {
  /** Such as `ci.yml`. */
  readonly name: string
  /** Absent if GitHub does not show the whole text. */
  readonly text: string | undefined
}

/** The workflows of a branch, and who can see the repository. */
export interface Workflows {
  readonly isPublic: boolean
  readonly files: readonly WorkflowFile[]
  /** The workflows of the default branch; absent if it is the same branch. */
  readonly filesOnDefault: readonly WorkflowFile[] | undefined
}

// One query, because a repository can have more workflows than a step may send requests.
const WORKFLOWS = `
query ($owner: String!, $repo: String!, $ref: String!, $workflows: String!) {
  repository(owner: $owner, name: $repo) {
    isPrivate
    defaultBranchRef { name }
    ref(qualifiedName: $ref) { name }
    object(expression: $workflows) { ...files }
    onDefault: object(expression: "HEAD:.github/workflows") { ...files }
  }
}
fragment files on Tree { entries { name object { ... on Blob { text isTruncated } } } }`

const WorkflowEntry = mapped(
  z.object({
    name: z.string(),
    object: z.nullish(z.object({ text: nullableText, isTruncated: z.nullish(z.boolean()) })),
  }),
  ({ name, object }): WorkflowFile => ({
    name,
    text: object?.isTruncated ? undefined : (object?.text ?? undefined),
  }),
)
const Folder = mapped(
  z.nullish(z.object({ entries: z.nullish(z.array(WorkflowEntry)) })),
  (folder): readonly WorkflowFile[] =>
    (folder?.entries ?? []).filter(({ name }) => /\.ya?ml$/.test(name)),
)
const NamedRef = z.nullish(z.object({ name: z.string() }))
const WorkflowsAnswer = z.object({
  repository: z.object({
    isPrivate: z.boolean(),
    defaultBranchRef: NamedRef,
    ref: NamedRef,
    object: Folder,
    onDefault: Folder,
  }),
})

/** A file or a commit; null if there is none. */
const GitObject = z.nullish(
  z.object({
    text: nullableText,
    isTruncated: z.nullish(z.boolean()),
    committedDate: nullableText,
  }),
)
const ObjectsAnswer = z.object({ repository: z.record(z.string(), GitObject) })

/** The queue of GitHub itself. */
const MERGE_QUEUE = `
query ($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) { mergeQueue(branch: $branch) { id } }
}`
const MergeQueueAnswer = z.object({
  repository: z.object({ mergeQueue: z.nullable(z.object({ id: z.string() })) }),
})

/** A branch: its newest commit, and the checks that its classic protection requires. */
const ProtectedBranch = mapped(
  z.object({
    commit: z.object({ sha: z.string() }),
    protection: z.nullish(
      z.object({
        required_status_checks: z.nullish(z.object({ contexts: z.nullish(z.array(z.string())) })),
      }),
    ),
  }),
  ({ commit, protection }) => ({
    sha: commit.sha,
    requiredChecks: protection?.required_status_checks?.contexts ?? [],
  }),
)

/** A rule of a ruleset that covers a branch. */
const RuleOfBranch = mapped(
  z.object({
    type: z.string(),
    ruleset_id: z.nullish(z.number()),
    parameters: z.nullish(
      z.looseObject({
        required_status_checks: z.nullish(z.array(z.object({ context: z.string() }))),
      }),
    ),
  }),
  ({ type, ruleset_id: ruleset, parameters }) => ({
    type,
    ruleset: ruleset ?? undefined,
    requiredChecks: (parameters?.required_status_checks ?? []).map(({ context }) => context),
  }),
)
export type BranchRule = Readonly<z.output<typeof RuleOfBranch>>

const Ruleset = mapped(
  z.object({
    id: z.number(),
    name: z.string(),
    _links: z.nullish(z.object({ html: z.nullish(z.object({ href: nullableText })) })),
  }),
  ({ id, name, _links: links }) => ({ id, name, url: webLink(links?.html?.href) }),
)
export type Ruleset = Readonly<z.output<typeof Ruleset>>

/** A closed pull request of the branch; the queue's own ones are drafts. */
const ClosedPull = mapped(
  z.object({
    number: z.number(),
    draft: z.nullish(z.boolean()),
    head: z.object({
      ref: z.string(),
      sha: z.string(),
      repo: z.nullish(z.object({ id: z.number() })),
    }),
    base: z.object({ repo: z.object({ id: z.number() }) }),
  }),
  ({ number, draft, head, base }) => ({
    number,
    isOwnDraft: draft === true && head.repo?.id === base.repo.id,
    branch: head.ref,
    headSha: head.sha,
  }),
)
export type ClosedPull = Readonly<z.output<typeof ClosedPull>>

const READS_CONTENTS = 'contents: read'
const READS_ISSUES = 'issues: read'
/** Every token has it. */
const READS_METADATA = 'metadata: read'

const Label = z.object({ name: z.string() })
const AnyList = z.array(z.unknown())

/** Sends a query; throws if GitHub leaves out a part of its answer. */
async function askGraphql<S extends z.ZodMiniType>(
  github: GitHubClient,
  deadline: Deadline,
  request: string,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  schema: S,
): Promise<z.output<S>> {
  const { data, errors } = await github.graphql(deadline, request, READS_CONTENTS, text, variables)
  if (errors.length > 0) throw refusedQuery(request, READS_CONTENTS, errors)
  return parseAnswer(request, schema, data)
}

/** Reads several objects of Git in one query. @param expressions such as `main:action.yml` */
async function readObjects(
  github: GitHubClient,
  deadline: Deadline,
  request: string,
  expressions: readonly string[],
) {
  const names = expressions.map((_, index) => `o${index}`)
  const parameters = names.map((name) => `$${name}: String!`).join(', ')
  const fields = names.map((name) => `${name}: object(expression: $${name}) { ...facts }`)
  const text = `
query ($owner: String!, $repo: String!, ${parameters}) {
  repository(owner: $owner, name: $repo) { ${fields.join(' ')} }
}
fragment facts on GitObject { ... on Blob { text isTruncated } ... on Commit { committedDate } }`
  const variables = Object.fromEntries(names.map((name, index) => [name, expressions[index]]))
  const all = { ...github.repository, ...variables }
  const { repository } = await askGraphql(github, deadline, request, text, all, ObjectsAnswer)
  return names.map((name) => repository[name])
}

/** Reads all workflows of a branch; `undefined` if GitHub does not show the branch. */
export async function readWorkflows(
  github: GitHubClient,
  deadline: Deadline,
  branch: string,
): Promise<Workflows | undefined> {
  const request = `Reading the workflows of ${branch} from GitHub`
  const ref = `refs/heads/${branch}`
  const variables = { ...github.repository, ref, workflows: `${ref}:.github/workflows` }
  const { repository } = await askGraphql(
    github,
    deadline,
    request,
    WORKFLOWS,
    variables,
    WorkflowsAnswer,
  )
  if (repository.ref == null) return undefined
  const { name = branch } = repository.defaultBranchRef ?? {}
  return {
    isPublic: !repository.isPrivate,
    files: repository.object,
    filesOnDefault: name === branch ? undefined : repository.onDefault,
  }
}

/** Reads files such as `HEAD:action.yml`; `undefined` for each that is not there. */
export async function readTexts(
  github: GitHubClient,
  deadline: Deadline,
  files: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const objects = await readObjects(
    github,
    deadline,
    'Reading composite actions from GitHub',
    files,
  )
  return objects.map((object) => {
    // Half a file is not valid, so it counts as unreadable.
    if (object?.isTruncated) return '['
    return object?.text ?? undefined
  })
}

/** Reads when commits were made, in milliseconds since the epoch. */
export async function committedAt(
  github: GitHubClient,
  deadline: Deadline,
  shas: readonly string[],
): Promise<readonly (number | undefined)[]> {
  const objects = await readObjects(
    github,
    deadline,
    'Reading the times of commits from GitHub',
    shas,
  )
  return objects.map((object) => parseTime(object?.committedDate))
}

/** True if GitHub's own merge queue is on for a branch, by its rules or its classic protection. */
export async function hasMergeQueue(
  github: GitHubClient,
  deadline: Deadline,
  branch: string,
): Promise<boolean> {
  const request = `Asking GitHub for its own merge queue of ${branch}`
  const variables = { ...github.repository, branch }
  const { repository } = await askGraphql(
    github,
    deadline,
    request,
    MERGE_QUEUE,
    variables,
    MergeQueueAnswer,
  )
  return repository.mergeQueue !== null
}

/** Reads a branch. */
export function readBranch(github: GitHubClient, deadline: Deadline, branch: string) {
  const request = `Reading the branch ${branch} from GitHub`
  return github.request(
    deadline,
    request,
    READS_CONTENTS,
    'GET /branches/{branch}',
    ProtectedBranch,
    {
      branch,
    },
  )
}

/** Reads the active rules that cover a branch, which need not exist. */
export async function readRules(
  github: GitHubClient,
  deadline: Deadline,
  branch: string,
): Promise<readonly BranchRule[]> {
  const request = `Reading the rules for ${branch} from GitHub`
  const path = '/rules/branches/{branch}'
  const query = { branch }
  return (await github.list(deadline, request, READS_METADATA, path, RuleOfBranch, { query })).items
}

/** Reads the rulesets of the repository and of its organization. */
export async function readRulesets(
  github: GitHubClient,
  deadline: Deadline,
): Promise<readonly Ruleset[]> {
  const request = 'Reading the rulesets from GitHub'
  const query = { includes_parents: true }
  return (await github.list(deadline, request, READS_METADATA, '/rulesets', Ruleset, { query }))
    .items
}

/** Reads a label by its name. */
export async function label(github: GitHubClient, deadline: Deadline, name: string): Promise<void> {
  const request = `Reading the label ${JSON.stringify(name)} from GitHub`
  await github.request(deadline, request, READS_ISSUES, 'GET /labels/{name}', Label, { name })
}

/** Reads one label, to see whether the token may. */
export async function anyLabel(github: GitHubClient, deadline: Deadline): Promise<void> {
  const request = 'Reading labels from GitHub'
  await github.request(deadline, request, READS_ISSUES, 'GET /labels', AnyList, { per_page: 1 })
}

/** Reads one issue, to see whether the token may. */
export async function anyIssue(github: GitHubClient, deadline: Deadline): Promise<void> {
  const request = 'Reading issues from GitHub'
  const page = { per_page: 1, state: 'all' }
  await github.request(deadline, request, READS_ISSUES, 'GET /issues', AnyList, page)
}

/** Reads the closed pull requests for a branch of which something changed last, at most 100. */
export function closedPulls(
  github: GitHubClient,
  deadline: Deadline,
  branch: string,
): Promise<readonly ClosedPull[]> {
  const request = `Reading the closed pull requests for ${branch} from GitHub`
  const query = {
    base: branch,
    state: 'closed',
    sort: 'updated',
    direction: 'desc',
    per_page: 100,
  }
  return github.request(
    deadline,
    request,
    'pull-requests: read',
    'GET /pulls',
    z.array(ClosedPull),
    query,
  )
}
/** Questions about the set-up of a repository. */
export type RepositorySetup = typeof import('./repository-setup.js')
