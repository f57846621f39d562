// Gives each job of a workflow a token with the permissions that it declares, and the secrets of its
// environment: act knows one token and one set of secrets for all jobs.
import { type Granted, isGranted, tokenWith } from '../sandbox/github/permissions.js'
import { type JobSyntax, type PermissionsSyntax, readSyntax, type StepSyntax } from './syntax.js'

/** The token of a job, in an expression. */
const TOKEN = /(?<=\$\{\{[^}]*)\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/g
/** Its default of `github-token` is the token of the job. */
const OWN_ACTION = /\/merge-queue-action@/

function withToken(step: StepSyntax, token: string): StepSyntax {
  const env = { ...step.env, REHEARSAL_TOKEN: token }
  const inputs = OWN_ACTION.test(step.uses ?? '')
    ? { with: { 'github-token': token, ...step.with } }
    : {}
  const text = JSON.stringify({ ...step, env, ...inputs })
  return JSON.parse(text.replaceAll(TOKEN, `'${token}'`))
}

/** The names of the secrets of each environment. */
export type Environments = Readonly<Record<string, readonly string[]>>

/** The job without the secrets of environments that are not its own. */
function withoutOthers(job: JobSyntax, environments: Environments): JobSyntax {
  const { environment } = job
  const own = typeof environment === 'object' ? environment.name : environment
  const names = Object.entries(environments).flatMap(([name, all]) => (name === own ? [] : all))
  const text = names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`\\bsecrets\\.${name}\\b`, 'g'), `''`),
    JSON.stringify(job),
  )
  return JSON.parse(text)
}

/** Permissions that a rehearsal knows. */
const NAMES = ['actions', 'checks', 'contents', 'issues', 'packages', 'pull-requests', 'statuses']
/** For a workflow that declares none, in a repository or organization with GitHub's restricted default. */
const DEFAULT: Granted = { contents: 'read', packages: 'read' }

function expand(declared: PermissionsSyntax): Granted {
  const levelOfAll = declared === 'read-all' ? 'read' : 'write'
  const entries =
    typeof declared === 'string'
      ? NAMES.map((name) => [name, levelOfAll] as const)
      : Object.entries(declared)
  return Object.fromEntries(
    entries.flatMap(([name, level]) => (level === 'none' ? [] : [[name, level]])),
  )
}

const readOnly = (granted: Granted): Granted =>
  Object.fromEntries(Object.keys(granted).map((name) => [name, 'read']))

const words = (granted: Granted) =>
  Object.entries(granted)
    .map((entry) => entry.join(': '))
    .join(', ') || 'none'

/** GitHub refuses the workflow before any job runs. */
export class NotStarted extends Error {}

export interface GrantOptions {
  /** Whether the token may only read, as in a run for a fork. */
  readonly readOnly: boolean
  readonly environments?: Environments
  /** Gets each reusable workflow with the permissions of the job that calls it. */
  readonly onCall: (uses: string, granted: Granted) => void
}

/**
 * @param caller permissions of the job that calls the workflow, if it is reusable
 * @returns the workflow, as JSON, which is YAML too. It has no `concurrency`, because act refuses keys
 *   such as `queue` that are newer than its schema, and plays none of it.
 * @throws when a job wants more than its caller may give: GitHub does not start such a workflow
 */
export function withPermissions(text: string, options: GrantOptions, caller?: Granted): string {
  const workflow = readSyntax(text)
  const { environments = {} } = options
  const jobs = Object.entries(workflow.jobs ?? {}).map(([name, given]) => {
    const { concurrency: _, ...job } = withoutOthers(given, environments)
    const granted = expand(job.permissions ?? workflow.permissions ?? caller ?? DEFAULT)
    const excess = Object.entries(granted).filter(
      ([permission, level]) => caller && !isGranted(caller, permission, level),
    )
    if (caller !== undefined && excess.length > 0)
      throw new NotStarted(
        `GitHub would not start this workflow: the job ${name} of the workflow that it calls wants ` +
          `${words(Object.fromEntries(excess))}, and the calling job may give only ${words(caller)}.`,
      )
    if (job.uses !== undefined) options.onCall(job.uses, granted)
    const token = tokenWith(options.readOnly ? readOnly(granted) : granted)
    const steps = job.steps?.map((step) => withToken(step, token))
    return [name, steps === undefined ? job : { ...job, steps }]
  })
  const { concurrency: _, ...played } = workflow
  return JSON.stringify({ ...played, jobs: Object.fromEntries(jobs) })
}
