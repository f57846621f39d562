/** Facts for the checks of a set-up. Each is read once, when a check first asks for it. */
import type { Check } from '../github/check.js'
import type { Commits, GitHubCall } from '../github/commits.js'
import type {
  BranchRule,
  ClosedPull,
  RepositorySetup,
  Ruleset,
} from '../github/repository-setup.js'
import type { QueueProbe } from '../service/client.js'
import type { Queue } from '../service/schemas.js'
import { readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { type QueueRef, repositoryName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { gitHubTokenProblem } from '../step/token-problem.js'
import { findNewestRun, type TestBranchFound } from './newest-run.js'
import { type AskSetup, readSources } from './sources.js'
import { type Body, type Sources, type Workflow, wholeBody } from './workflow.js'

/** A workflow in the copy that GitHub runs. */
export interface RunWorkflow extends Workflow {
  /** Its steps, also those of workflows and composite actions of its branch. */
  readonly whole: Body
  readonly sources: Sources
}

/** The workflows that GitHub runs. */
export interface WorkflowsFound {
  readonly isPublic: boolean
  readonly workflows: readonly RunWorkflow[]
  /** Names of those of the branch that could not be read or are not valid. */
  readonly unreadable: readonly string[]
  /** The same of the default branch. */
  readonly unreadableOnDefault: readonly string[]
}

/** The facts of one set-up. */
export interface SetupFacts {
  readonly context: Context
  /** Of all checks together. */
  readonly deadline: Deadline
  readonly ref: QueueRef
  readonly probe: () => Promise<Fact<QueueProbe & { readonly receivedAt: number }>>
  readonly metrics: () => Promise<Fact<string>>
  readonly workflows: () => Promise<Fact<WorkflowsFound>>
  readonly branch: () => Promise<Fact<Awaited<ReturnType<RepositorySetup['readBranch']>>>>
  readonly checkRuns: () => Promise<Fact<readonly Check[]>>
  readonly statuses: () => Promise<Fact<readonly Check[]>>
  readonly closedPulls: () => Promise<Fact<readonly ClosedPull[]>>
  readonly rulesets: () => Promise<Fact<readonly Ruleset[]>>
  /** True if GitHub's own merge queue is on for the target branch. */
  readonly nativeQueue: () => Promise<Fact<boolean>>
  readonly anyIssue: () => Promise<Fact<void>>
  /** The newest test run of the queue; `undefined` if nothing names one. */
  readonly newestRun: () => Promise<Fact<TestBranchFound | undefined>>
  readonly rules: (branch: string) => Promise<Fact<readonly BranchRule[]>>
  readonly askService: <T>(question: () => Promise<T>) => Promise<Fact<T>>
  readonly askSetup: AskSetup
  readonly askCommits: <T>(
    question: (commits: Commits, ...at: GitHubCall) => Promise<T>,
  ) => Promise<Fact<T>>
}

/** Two attempts, to leave time for the other checks. */
export const FEW_ATTEMPTS = { attempts: 2 }

/** Describes how to read each fact. Nothing is read yet. */
export function setupFacts(context: Context, deadline: Deadline, ref: QueueRef): SetupFacts {
  const { service, github } = context
  const { targetBranch } = ref
  const askGitHub = async <T>(question: () => Promise<T>): Promise<Fact<T>> => {
    if (github.available) return readFact(deadline, question())
    return unread(`\`github-token\` ${gitHubTokenProblem(context)}`)
  }
  const askService: SetupFacts['askService'] = async (question) => {
    if (service.authenticated) return readFact(deadline, question())
    return unread('`api-token` is empty')
  }
  const askSetup: AskSetup = (question) =>
    askGitHub(async () => question(await import('../github/repository-setup.js'), github, deadline))
  const askCommits: SetupFacts['askCommits'] = (question) =>
    askGitHub(async () => question(await import('../github/commits.js'), github, deadline))
  const branch = readOnce(() => askSetup((setup, ...at) => setup.readBranch(...at, targetBranch)))
  /** The newest commit, or the branch itself, for which other permissions may be enough. */
  const tip = async () => {
    const answer = await branch()
    if (answer.isKnown) return answer.value.sha
    return `heads/${targetBranch}`
  }
  const facts: SetupFacts = {
    context,
    deadline,
    ref,
    branch,
    askSetup,
    askCommits,
    askService,
    // Asked without a token as well, because its refusal shows that the service is there.
    probe: readOnce(() => readFact(deadline, readProbe(context, deadline, ref))),
    metrics: readOnce(() =>
      askService(() => service.getMergeQueueMetrics(deadline, context.repository, FEW_ATTEMPTS)),
    ),
    workflows: readOnce(async () =>
      readWorkflows(repositoryName(ref.repository), targetBranch, askSetup),
    ),
    checkRuns: readOnce(async () => {
      const commit = await tip()
      return askCommits((commits, ...at) => commits.checkRuns(...at, commit))
    }),
    statuses: readOnce(async () => {
      const commit = await tip()
      return askCommits((commits, ...at) => commits.statuses(...at, commit))
    }),
    closedPulls: readOnce(() => askSetup((setup, ...at) => setup.closedPulls(...at, targetBranch))),
    rulesets: readOnce(() => askSetup((setup, ...at) => setup.readRulesets(...at))),
    nativeQueue: readOnce(() =>
      askSetup((setup, ...at) => setup.hasMergeQueue(...at, targetBranch)),
    ),
    anyIssue: readOnce(() => askSetup((setup, ...at) => setup.anyIssue(...at))),
    newestRun: readOnce(() => findNewestRun(deadline, facts)),
    rules: (name) => askSetup((setup, ...at) => setup.readRules(...at, name)),
  }
  return facts
}

async function readProbe({ service, clock }: Context, deadline: Deadline, ref: QueueRef) {
  const probe = await service.probeQueue(deadline, ref, FEW_ATTEMPTS)
  return { ...probe, receivedAt: clock.now() }
}

function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}

/** GitHub runs the copy of the branch for these events, and that of the default branch for others. */
const RUN_FROM_BRANCH: ReadonlySet<string> = new Set(['push', 'pull_request', 'workflow_dispatch'])

async function readWorkflows(
  repository: string,
  branch: string,
  askSetup: AskSetup,
): Promise<Fact<WorkflowsFound>> {
  const answer = await askSetup((setup, ...at) => setup.readWorkflows(...at, branch))
  if (!answer.isKnown) return answer
  if (answer.value === undefined) return unread(`GitHub shows no branch \`${branch}\``)
  const { isPublic, files, filesOnDefault } = answer.value
  const ofBranch = await readSources(repository, files, `refs/heads/${branch}`, askSetup)
  const isOfBranch = (event: string) => RUN_FROM_BRANCH.has(event)
  if (filesOnDefault === undefined)
    return known({
      isPublic,
      workflows: running(ofBranch.sources, () => true),
      unreadable: ofBranch.unreadable,
      unreadableOnDefault: ofBranch.unreadable,
    })
  const ofDefault = await readSources(repository, filesOnDefault, 'HEAD', askSetup)
  return known({
    isPublic,
    workflows: [
      ...running(ofBranch.sources, isOfBranch),
      ...running(ofDefault.sources, (event) => !isOfBranch(event)),
    ],
    unreadable: ofBranch.unreadable,
    unreadableOnDefault: ofDefault.unreadable,
  })
}

/** The workflows of a branch, with those of their triggers that start this copy. */
const running = (sources: Sources, starts: (event: string) => boolean): readonly RunWorkflow[] =>
  sources.workflows.flatMap((workflow) => {
    const isStart = (event: string) => event !== 'workflow_call' && starts(event)
    const triggers = new Map([...workflow.triggers].filter(([event]) => isStart(event)))
    if (triggers.size === 0) return []
    return { ...workflow, triggers, whole: wholeBody(workflow, sources), sources }
  })

/** The queue, or why it is not known. */
export async function queueOfSetup({ probe, ref }: SetupFacts): Promise<Fact<Queue>> {
  const answer = await probe()
  if (!answer.isKnown) return answer
  const { queue, status } = answer.value
  if (queue !== undefined) return { isKnown: true, value: queue }
  if (status === 404) return unread(`there is no queue for \`${ref.targetBranch}\``)
  return unread('Trunk did not accept the token')
}
