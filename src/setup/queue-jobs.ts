/** The check `queue-jobs`: what looks like it gets in the way of the queue's tests. */
import { QUEUE_APP } from '../github/check.js'
import type { Queue } from '../service/schemas.js'
import { repositoryName } from '../shared/references.js'
import { firstOf, inBackticks } from '../shared/text.js'
import {
  type ExpressionContext,
  evaluate,
  evaluateTemplate,
  isFalsy,
  UNKNOWN,
} from './expression.js'
import { queueOfSetup, type RunWorkflow, type SetupFacts } from './facts.js'
import { okRow, type SetupRow, unknownRow, warningRow } from './row.js'
import { onTestPullRequest, onTestPush, requiredChecks } from './test-run-checks.js'
import { type Content, calledWorkflow, isRecord, namedJobs, type Sources } from './workflow.js'

/** A job that a test run starts. */
interface Job {
  /** Its workflow file. */
  readonly file: string
  readonly id: string
  /** The name of its check, which may contain expressions. */
  readonly name: string
  readonly content: Content
  /** Its own condition, and those of the jobs that call its workflow. */
  readonly conditions: readonly unknown[]
  readonly hasMatrix: boolean
}

/** A workflow, or one that it calls, with its own jobs. */
interface Part {
  readonly file: string
  readonly content: Content
  readonly jobs: readonly Job[]
}

/** How GitHub starts a workflow for a test branch. */
interface Start {
  readonly workflow: RunWorkflow
  readonly event: 'push' | 'pull_request'
}

/** Judges the workflows that run for test branches, as far as their text shows. */
export async function checkQueueJobs(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const [workflows, queue, required] = await Promise.all([
    facts.workflows(),
    queueOfSetup(facts),
    requiredChecks(facts),
  ])
  if (!workflows.isKnown)
    return [unknownRow('queue-jobs', `The workflows could not be read: ${workflows.why}`)]
  const opensPullRequests = queue.isKnown && queue.value.createPrsForTestingBranches === true
  const { targetBranch } = facts.ref
  const onPull = opensPullRequests ? onTestPullRequest(workflows.value, targetBranch) : []
  const starts: readonly Start[] = [
    ...onTestPush(workflows.value).map((workflow) => ({ workflow, event: 'push' as const })),
    ...onPull.map((workflow) => ({ workflow, event: 'pull_request' as const })),
  ]
  const names = required.isKnown ? required.value.names : []
  const rows = starts.flatMap(({ workflow, event }) =>
    partsOf(workflow.name, workflow.content, workflow.sources).flatMap((part) => {
      const requiredJobs = part.jobs.filter((job) => names.some((name) => isCheckOf(job, name)))
      return [
        ...concurrencyRows(part, runContexts(facts, workflow, event)),
        ...(event === 'push'
          ? []
          : requiredJobs.flatMap((job) => conditionRows(job, pullContexts(facts, workflow)))),
        ...(queue.isKnown ? requiredJobs.flatMap((job) => timeoutRows(job, queue.value)) : []),
      ]
    }),
  )
  const warnings = [...new Map(rows.map((row) => [row.text, row])).values()]
  const { unreadable } = workflows.value
  if (unreadable.length > 0)
    warnings.push(
      unknownRow('queue-jobs', `${firstOf(unreadable.map(inBackticks), 5)} could not be read`),
    )
  const doubt = [queue, required].find((fact) => !fact.isKnown)
  if (doubt !== undefined && !doubt.isKnown)
    warnings.push(unknownRow('queue-jobs', `Jobs of required checks are not known: ${doubt.why}`))
  if (warnings.length > 0) return warnings
  return [okRow('queue-jobs', "No job looks like it gets in the way of the queue's tests")]
}

/** A workflow and those that it calls, each once. */
function partsOf(
  file: string,
  content: Content,
  sources: Sources,
  caller?: Job,
  above: readonly Content[] = [],
): readonly Part[] {
  if (above.includes(content)) return []
  const jobs = Object.entries(namedJobs(content['jobs'])).map(([id, job]): Job => {
    const own = typeof job['name'] === 'string' ? job['name'] : id
    return {
      file,
      id,
      name: caller === undefined ? own : `${caller.name} / ${own}`,
      content: job,
      conditions: [...(caller?.conditions ?? []), job['if']],
      hasMatrix: isRecord(job['strategy']),
    }
  })
  const called = jobs.flatMap((job) => {
    const reference = job.content['uses']
    if (typeof reference !== 'string') return []
    const workflow = calledWorkflow({ reference, inputs: {} }, sources)
    if (workflow === undefined) return []
    return partsOf(workflow.name, workflow.content, sources, job, [...above, content])
  })
  return [{ file, content, jobs }, ...called]
}

const EXPRESSION = /\$\{\{.*?\}\}/s

/** True if a check has the name of a job. A matrix adds its values in parentheses. */
function isCheckOf({ name, hasMatrix }: Job, check: string): boolean {
  const parts = name.split(EXPRESSION)
  const [first = '', ...others] = parts
  if (others.length === 0) return check === name || (hasMatrix && check.startsWith(`${name} (`))
  // A name of nothing but expressions would be that of every check.
  if (!parts.some((part) => /\w/.test(part)) || !check.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = check.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return others.at(-1) === '' || check.endsWith(others.at(-1) ?? '')
}

/** Contexts of two test runs that one push or pull request each has started. */
function runContexts(
  facts: SetupFacts,
  workflow: RunWorkflow,
  event: Start['event'],
): readonly ExpressionContext[] {
  return [1, 2].map((number) => {
    const branch = `trunk-merge/pr-${number}/00000000-0000-4000-8000-00000000000${number}`
    const sha = String(number).repeat(40)
    const all: ExpressionContext = {
      ...commonContext(facts, workflow, event),
      'github.run_id': String(1000 + number),
      'github.run_number': String(number),
      'github.sha': sha,
    }
    if (event === 'push')
      return {
        ...all,
        'github.ref': `refs/heads/${branch}`,
        'github.ref_name': branch,
        'github.head_ref': '',
        'github.base_ref': '',
        'github.event.ref': `refs/heads/${branch}`,
        'github.event.after': sha,
        'github.event.pull_request': null,
        'github.event.number': null,
        'github.event.issue': null,
        'github.event.inputs': null,
      }
    return { ...all, ...pullRequestContext(facts, branch, 100 + number, sha) }
  })
}

/** Contexts of the queue's draft, and of the same pull request if a person had opened it. */
function pullContexts(facts: SetupFacts, workflow: RunWorkflow) {
  const [ofQueue = {}] = runContexts(facts, workflow, 'pull_request')
  const ofPerson = Object.fromEntries(
    Object.entries(ofQueue).map(([path, value]) => {
      if (path.endsWith('.draft')) return [path, false]
      if (value === QUEUE_BOT) return [path, 'octocat']
      return [path, value === 'Bot' ? 'User' : value]
    }),
  )
  return { ofQueue, ofPerson }
}

const QUEUE_BOT = `${QUEUE_APP}[bot]`

const commonContext = (
  { ref: { repository } }: SetupFacts,
  { name, content }: RunWorkflow,
  event: Start['event'],
): ExpressionContext => ({
  'github.event_name': event,
  'github.workflow':
    typeof content['name'] === 'string' ? content['name'] : `.github/workflows/${name}`,
  'github.repository': repositoryName(repository),
  'github.repository_owner': repository.owner,
  'github.ref_type': 'branch',
  'github.actor': QUEUE_BOT,
  'github.triggering_actor': QUEUE_BOT,
  'github.event.sender.login': QUEUE_BOT,
  'github.event.sender.type': 'Bot',
})

const pullRequestContext = (
  { ref: { repository, targetBranch } }: SetupFacts,
  branch: string,
  number: number,
  sha: string,
): ExpressionContext => ({
  'github.ref': `refs/pull/${number}/merge`,
  'github.ref_name': `${number}/merge`,
  'github.head_ref': branch,
  'github.base_ref': targetBranch,
  'github.event.action': 'opened',
  'github.event.number': number,
  'github.event.pull_request.number': number,
  'github.event.pull_request.draft': true,
  'github.event.pull_request.state': 'open',
  'github.event.pull_request.merged': false,
  'github.event.pull_request.user.login': QUEUE_BOT,
  'github.event.pull_request.user.type': 'Bot',
  'github.event.pull_request.head.ref': branch,
  'github.event.pull_request.head.sha': sha,
  'github.event.pull_request.head.repo.full_name': repositoryName(repository),
  'github.event.pull_request.head.repo.fork': false,
  'github.event.pull_request.base.ref': targetBranch,
})

/** Warns of groups in which the newer one of two test runs cancels the older one. */
function concurrencyRows(
  { file, content, jobs }: Part,
  runs: readonly ExpressionContext[],
): readonly SetupRow[] {
  const places = [
    { place: inBackticks(file), concurrency: content['concurrency'] },
    ...jobs.map((job) => ({ place: placeOf(job), concurrency: job.content['concurrency'] })),
  ]
  return places.flatMap(({ place, concurrency }) => {
    if (!isRecord(concurrency)) return []
    const { group, 'cancel-in-progress': cancels } = concurrency
    const isCancelling = runs.every(
      (run) => String(evaluateTemplate(String(cancels ?? false), run)) === 'true',
    )
    const groups = runs.map((run) => evaluateTemplate(String(group ?? ''), run))
    const isShared = new Set(groups.map((value) => String(value).toLowerCase())).size === 1
    if (!isCancelling || !isShared || groups.includes(UNKNOWN)) return []
    return [
      warningRow(
        'queue-jobs',
        `${place} looks like one test run cancels another: its \`concurrency\` group ${inBackticks(String(group))} is the same for all test branches`,
        'Add `github.ref` to the group, or leave out `cancel-in-progress`.',
      ),
    ]
  })
}

/** Warns of a condition that the queue's draft does not meet, and the same of a person may. */
function conditionRows(
  job: Job,
  { ofQueue, ofPerson }: ReturnType<typeof pullContexts>,
): readonly SetupRow[] {
  const excluding = job.conditions.find((condition) => {
    if (typeof condition !== 'string') return false
    const valueIn = (context: ExpressionContext) =>
      condition.includes('${{')
        ? evaluateTemplate(condition, context)
        : evaluate(condition, context)
    return isFalsy(valueIn(ofQueue)) && !isFalsy(valueIn(ofPerson))
  })
  if (excluding === undefined) return []
  return [
    warningRow(
      'queue-jobs',
      `${placeOf(job)} looks like it skips the draft pull requests that the queue opens for its tests, with \`if\`: ${inBackticks(String(excluding))}. GitHub takes a skipped check for a pass`,
      "Let the condition admit them, such as with `|| startsWith(github.head_ref, 'trunk-merge/')`.",
    ),
  ]
}

/** Warns of a job that may run longer than the queue waits. */
function timeoutRows(job: Job, { testingTimeoutMinutes: limit = 0 }: Queue): readonly SetupRow[] {
  const minutes = job.content['timeout-minutes']
  if (typeof minutes !== 'number' || limit === 0 || minutes <= limit) return []
  return [
    warningRow(
      'queue-jobs',
      `${placeOf(job)} looks like it may run longer than the queue waits: \`timeout-minutes\` is ${minutes}, and \`testing-timeout-minutes\` of the queue is ${limit}`,
      'Lower `timeout-minutes` of the job, or raise `testing-timeout-minutes` of the queue.',
    ),
  ]
}

const placeOf = ({ file, id }: Job): string => `The job ${inBackticks(id)} in ${inBackticks(file)}`
