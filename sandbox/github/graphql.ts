/**
 * The part of GitHub's GraphQL API that the action asks for. A field obeys each of its arguments, or
 * the whole query is refused.
 */
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { noted } from './arguments.js'
import { SCHEMA } from './graphql-schema.js'
import { type CheckSeed, type PullRequestSeed, SHA } from './seeds.js'
import { type Addresses, idOf, minutesBefore, statusOfRun } from './shapes.js'
import type { World } from './world.js'

/** The facts that an answer is made of. */
export interface GraphqlWorld {
  /** As in `octo-org/orion`. */
  readonly repository: string
  /** The owner of the token. */
  readonly login: string
  readonly world: World
  readonly addresses: Addresses
  /** Whether the token has a permission to read. */
  may(permission: string): boolean
  readonly seed: FilesSeed & {
    readonly permissions?: PermissionsSeed
    readonly lacks?: readonly string[]
    readonly renamedFrom?: readonly string[]
  }
}

/** The files of the repository, and who sees it. */
export interface FilesSeed {
  /** The workflow files of every branch, by name. */
  readonly workflows?: Readonly<Record<string, string>>
  /** Those of the default branch, if they differ. */
  readonly workflowsOnDefault?: Readonly<Record<string, string>>
  /** Other files of every branch, by path. */
  readonly files?: Readonly<Record<string, string>>
  /** `main` where absent. */
  readonly defaultBranch?: string
  /** Everybody sees the repository. */
  readonly isPublic?: boolean
  /** Branches with GitHub's own merge queue. */
  readonly mergeQueues?: readonly string[]
}

/** What people may do in the repository; `write` where absent. */
export type PermissionsSeed = Readonly<Record<string, 'admin' | 'write' | 'read' | 'none'>>

/** Arguments of a field that is a list. */
interface Boundaries {
  readonly first?: number
  readonly last?: number
  /** A cursor: the number of entries before. Only for fields whose schema has it. */
  readonly after?: string
}

/** Why a part of the data is missing, as GitHub says it. */
class Problem extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** Why GitHub, or the sandbox, does not answer a query at all. */
class Refusal extends Problem {}

const forbidden = () => new Problem('FORBIDDEN', 'Resource not accessible by integration')

/** Answers a query. */
export async function answerQuery(
  query: string,
  variableValues: Readonly<Record<string, unknown>>,
  graphql: GraphqlWorld,
): Promise<object> {
  const lacks = graphql.seed.lacks ?? []
  const schema = schemaWithout(lacks)
  const key = `${lacks} ${query}`
  let document = documents.get(key)
  if (document === undefined) {
    try {
      document = parse(query)
    } catch (error) {
      return { errors: [{ message: (error as Error).message }] }
    }
    const invalid = validate(schema, document)
    if (invalid.length > 0) return { errors: invalid.map(inWordsOfGitHub) }
    documents.set(key, document)
  }
  const rootValue = queryFields(graphql)
  const answer = await execute({ schema, document, rootValue, variableValues, fieldResolver })
  const { data, errors = [] } = answer
  const problems = errors.map(({ message, path, originalError }) => ({
    ...(originalError instanceof Problem && { type: originalError.type }),
    path,
    message,
  }))
  const isRefused =
    data == null || errors.some(({ originalError }) => originalError instanceof Refusal)
  if (isRefused) return { errors: problems }
  return problems.length === 0 ? { data } : { data, errors: problems }
}

const schemas = new Map<string, GraphQLSchema>()
/** Valid queries, which need no second look. */
const documents = new Map<string, DocumentNode>()

/** @param lacks fields that an older server does not have, as in `mergeable` or `CheckRun.databaseId` */
function schemaWithout(lacks: readonly string[]): GraphQLSchema {
  const key = lacks.join()
  const known = schemas.get(key)
  if (known !== undefined) return known
  // A type may be left without fields, which would not be valid.
  const schema = buildSchema(SCHEMA, { assumeValid: true })
  schemas.set(key, schema)
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  for (const lacking of lacks) {
    const [field = '', typeName] = lacking.split('.').reverse()
    for (const type of types)
      if (typeName === undefined || type.name === typeName) delete type.getFields()[field]
  }
  return schema
}

function inWordsOfGitHub({ message }: GraphQLError) {
  const [, fieldName, typeName] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? []
  if (fieldName === undefined) return { message }
  return {
    extensions: { code: 'undefinedField', typeName, fieldName },
    message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
  }
}

/** Calls the function that stands for a field with its arguments. It has to read each of them. */
const fieldResolver: GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown> = (
  source,
  args,
  _,
  { fieldName },
) => {
  const field = source[fieldName]
  const { values, unread } = noted(args)
  const value = typeof field === 'function' ? field(values) : field
  if (unread.size === 0 || value instanceof Problem) return value
  const names = [...unread].join(', ')
  throw new Refusal('IGNORED', `The sandbox would ignore ${names} of the field '${fieldName}'`)
}

/** GitHub refuses a list without a number of items, or with more than 100. */
const connection =
  (name: string, itemsOf: () => readonly unknown[]) =>
  ({ first, last, after }: Boundaries) => {
    const size = first ?? last
    if (size === undefined)
      throw new Refusal(
        'MISSING_PAGINATION_BOUNDARIES',
        `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`,
      )
    if (size < 0 || size > 100)
      throw new Refusal(
        'EXCESSIVE_PAGINATION',
        `Requesting ${size} records on the \`${name}\` connection exceeds the limit of 100 records.`,
      )
    const all = itemsOf()
    const start = after === undefined ? 0 : Number(after)
    const begun = first === undefined ? all.slice(start) : all.slice(start, start + first)
    const nodes = last === undefined ? begun : begun.slice(Math.max(0, begun.length - last))
    const isCut = start + nodes.length < all.length
    return {
      nodes,
      totalCount: all.length,
      pageInfo: {
        hasNextPage: isCut && first !== undefined,
        hasPreviousPage: isCut && first === undefined,
        endCursor: nodes.length === 0 ? null : String(start + nodes.length),
      },
    }
  }

const queryFields = (graphql: GraphqlWorld) => ({
  viewer: { login: graphql.login },
  repository({ owner, name }: { owner: string; name: string }) {
    const { repository, seed } = graphql
    const wanted = `${owner}/${name}`
    const names = [repository, ...(seed.renamedFrom ?? [])]
    if (names.some((known) => known.toLowerCase() === wanted.toLowerCase()))
      return repositoryFields(graphql)
    const message = `Could not resolve to a Repository with the name '${wanted}'.`
    return new Problem('NOT_FOUND', message)
  },
})

const repositoryFields = (graphql: GraphqlWorld) => ({
  isPrivate: graphql.seed.isPublic !== true,
  pullRequest({ number }: { number: number }) {
    if (!graphql.may('pull-requests')) return forbidden()
    const seed = graphql.world.pullRequests().get(number)
    return seed === undefined ? noPullRequest(number) : pullRequestFields(seed, graphql)
  },
  ref({ qualifiedName }: { qualifiedName: string }) {
    if (!graphql.may('contents')) return forbidden()
    const branch = graphql.world.branch(qualifiedName.replace('refs/heads/', ''))
    return branch === undefined ? null : refFields(branch.name, branch, graphql)
  },
  refs(args: { refPrefix: string } & Boundaries) {
    if (!graphql.may('contents')) return forbidden()
    const prefix = args.refPrefix.replace('refs/heads/', '')
    const found = graphql.world.branches().filter(({ name }) => name.startsWith(prefix))
    const refs = found.map((branch) => refFields(branch.name.slice(prefix.length), branch, graphql))
    return connection('refs', () => refs)(args)
  },
  object({ expression }: { expression: string }) {
    if (!graphql.may('contents')) return forbidden()
    return expression.includes(':')
      ? fileOrFolder(expression, graphql)
      : commitAt(expression, graphql)
  },
  defaultBranchRef() {
    const name = defaultBranchOf(graphql)
    const branch = graphql.world.branch(name) ?? { name, sha: SHA }
    return refFields(name, branch, graphql)
  },
  mergeQueue({ branch = defaultBranchOf(graphql) }: { branch?: string }) {
    return graphql.seed.mergeQueues?.includes(branch) === true ? { id: 'MQ_kwDOA1' } : null
  },
})

const defaultBranchOf = ({ seed }: GraphqlWorld): string => seed.defaultBranch ?? 'main'

const noPullRequest = (number: number) =>
  new Problem('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)

/** What is at a path of a revision, as in `HEAD:.github/workflows`. */
function fileOrFolder(expression: string, graphql: GraphqlWorld) {
  const { world, seed } = graphql
  const [, revision = '', path = ''] = /^([^:]+):(.*)$/.exec(expression) ?? []
  const isDefault = ['HEAD', `refs/heads/${defaultBranchOf(graphql)}`].includes(revision)
  if (!isDefault && !world.has(revision.replace('refs/heads/', ''))) return null
  const blob = (text: string) => ({ __typename: 'Blob', text, isTruncated: false })
  if (path !== '.github/workflows') {
    const text = seed.files?.[path]
    return text === undefined ? null : blob(text)
  }
  const { workflows, workflowsOnDefault = workflows } = seed
  const files = isDefault ? workflowsOnDefault : workflows
  if (files === undefined) return null
  const entries = Object.entries(files).map(([name, text]) => ({ name, object: blob(text) }))
  return { __typename: 'Tree', entries }
}

function commitAt(oid: string, graphql: GraphqlWorld) {
  const { world } = graphql
  if (!world.has(oid)) return null
  const pull = [...world.pullRequests().values()].find(({ headSha }) => headSha === oid)
  const commit = commitFields(oid, world.checksOf(oid), graphql, pull)
  const branch = world.branches().find(({ sha }) => sha === oid)
  return branch === undefined ? commit : { ...commit, committedDate: world.committedAt(branch) }
}

function pullRequestFields(seed: PullRequestSeed, graphql: GraphqlWorld) {
  const { number, merged, state, draft, headSha = SHA, baseBranch } = seed
  const { repository, addresses } = graphql
  return {
    number,
    state: merged ? 'MERGED' : (state ?? 'open').toUpperCase(),
    url: `${addresses.web}/${repository}/pull/${number}`,
    isDraft: draft ?? false,
    createdAt: seed.createdAt ?? null,
    headRefOid: headSha,
    baseRefName: baseBranch ?? 'main',
    mergeable: seed.mergeable ?? 'MERGEABLE',
    mergeStateStatus: seed.mergeStateStatus ?? 'CLEAN',
    reviewDecision: seed.review ?? null,
    labels: connection('labels', () => (seed.labels ?? []).map((name) => ({ name }))),
    latestOpinionatedReviews(args: Boundaries & { writersOnly?: boolean }) {
      const { writersOnly = false } = args
      const all = reviewsOf(seed, graphql.seed.permissions)
      const reviews = all
        .filter(({ canWrite }) => canWrite || !writersOnly)
        .map(({ author: login, state }) => ({ state, author: { login } }))
      return connection('latestOpinionatedReviews', () => reviews)(args)
    },
    commits: connection('commits', () => {
      const older = (seed.commits ?? []).map((oid) => commitFields(oid, [], graphql))
      const head = commitFields(headSha, seed.checks ?? [], graphql, seed)
      return [...older, head].map((commit) => ({ commit }))
    }),
  }
}

/** @param name without the prefix that a query named */
function refFields(
  name: string,
  branch: { readonly name: string; readonly sha: string },
  graphql: GraphqlWorld,
) {
  const { world } = graphql
  const required = world.requiredChecks(branch.name)
  const ruled = world.rulesetChecks(branch.name)
  return {
    name,
    target: commitFields(branch.sha, world.checksOf(branch.name), graphql),
    refUpdateRule: required.length === 0 ? null : { requiredStatusCheckContexts: required },
    rules: connection('rules', () => (ruled.length === 0 ? [] : [requiredChecksRule(ruled)])),
  }
}

/** The newest review of each reviewer that approves or requests changes. */
function reviewsOf(
  { reviews, review }: PullRequestSeed,
  permissions: PermissionsSeed = {},
): readonly { author: string; state: string; canWrite: boolean }[] {
  const mayWrite = (login: string) => /^(admin|write)$/.test(permissions[login] ?? 'write')
  if (reviews !== undefined)
    return reviews.map((one) => ({ ...one, canWrite: one.canWrite ?? mayWrite(one.author) }))
  if (review === undefined || review === 'REVIEW_REQUIRED') return []
  return [{ author: 'mona', state: review, canWrite: mayWrite('mona') }]
}

const requiredChecksRule = (contexts: readonly string[]) => ({
  type: 'REQUIRED_STATUS_CHECKS',
  parameters: {
    __typename: 'RequiredStatusChecksParameters',
    requiredStatusChecks: contexts.map((context) => ({ context })),
  },
})

/** @param ofPull the pull request whose head it is */
function commitFields(
  oid: string,
  checks: readonly CheckSeed[],
  graphql: GraphqlWorld,
  ofPull?: PullRequestSeed,
) {
  const { repository, addresses } = graphql
  const pushedAt = ofPull?.pushedAt ?? null
  const waiting = (ofPull?.workflowsToApprove ?? []).map((name) => ({
    databaseId: idOf(name),
    createdAt: pushedAt,
    conclusion: 'ACTION_REQUIRED',
    app: { slug: 'github-actions' },
    workflowRun: {
      url: `${addresses.web}/${repository}/actions/runs/${idOf(name)}`,
      workflow: { name },
    },
  }))
  const started = checks
    .filter(({ status }) => status === undefined)
    .map(({ name, suite = idOf(name) }) => ({ databaseId: suite, createdAt: pushedAt }))
  const suites = [...waiting, ...started]
  const contexts = connection('contexts', () =>
    checks.map((check) => {
      const isReadable = graphql.may(check.status === undefined ? 'checks' : 'statuses')
      return isReadable ? checkFields(check, graphql, ofPull?.number) : forbidden()
    }),
  )
  return {
    __typename: 'Commit',
    oid,
    committedDate: ofPull?.committedAt ?? pushedAt,
    statusCheckRollup: checks.length === 0 ? null : { contexts },
    checkSuites: graphql.may('checks') ? connection('checkSuites', () => suites) : forbidden(),
  }
}

function checkFields(check: CheckSeed, { world }: GraphqlWorld, ofPull?: number) {
  const { name, conclusion, status, url = null, required = false } = check
  const finishedAt = check.finishedAt ?? null
  const isRequired = ({ pullRequestNumber: number }: { pullRequestNumber?: number }) => {
    if (number === undefined)
      throw new Refusal('MISSING', 'isRequired needs the number of a pull request')
    if (number === ofPull) return required
    const pull = world.pullRequests().get(number)
    if (pull === undefined) return noPullRequest(number)
    const { requiredChecks = [], rulesetChecks = [] } = pull
    return ofPull !== undefined ? [...requiredChecks, ...rulesetChecks].includes(name) : required
  }
  if (status !== undefined)
    return {
      __typename: 'StatusContext',
      context: name,
      state: status,
      targetUrl: url,
      isRequired,
      createdAt: finishedAt,
    }
  const { workflow, app = 'github-actions', suite = idOf(name) } = check
  return {
    __typename: 'CheckRun',
    databaseId: idOf(`${suite} ${name}`),
    name,
    status: statusOfRun(check).toUpperCase(),
    conclusion: conclusion ?? null,
    detailsUrl: url,
    isRequired,
    startedAt: check.startedAt ?? (finishedAt && minutesBefore(finishedAt, 5)),
    completedAt: conclusion === undefined ? null : finishedAt,
    checkSuite: {
      databaseId: suite,
      app: { slug: app },
      workflowRun: workflow === undefined ? null : { workflow: { name: workflow } },
    },
  }
}
