/** The checks of the queue's tests: do they run, and do they report what the queue requires? */
import { type Check, QUEUE_APP } from '../github/check.js'
import { repositoryPage } from '../github/reference.js'
import type { Fact } from '../shared/fact.js'
import type { QueueRef } from '../shared/references.js'
import { firstOf, inBackticks } from '../shared/text.js'
import { isQueueCheck } from '../test-run/checks.js'
import type { TestRun } from '../test-run/test-run.js'
import { queueOfSetup, type RunWorkflow, type SetupFacts, type WorkflowsFound } from './facts.js'
import type { TestBranchFound } from './newest-run.js'
import { okRow, problemRow, type SetupRow, unknownRow, warningRow } from './row.js'
import { pullRequestRefusal, pushRefusal, type Workflow } from './workflow.js'

/** Branches such as those that the queue tests and merges on. */
export const TEST_BRANCH = 'trunk-merge/pr-1/00000000-0000-4000-8000-000000000000'
export const TEMPORARY_BRANCH = 'trunk-temp/pr-1/00000000-0000-4000-8000-000000000000'

const MAX_LISTED_NAMES = 5

const RUN_TESTS =
  'Add `trunk-merge/**` to `branches` of `push` in each workflow with a required check (here, `**` is enough). Or let the queue open pull requests for its test branches: `create-prs-for-testing-branches: true` in `queue-settings`.'

const neverStart = (problem: string): string => `The queue's tests would never start. ${problem}`

/** Something runs for the queue's test branches. */
export async function checkTestRuns(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const [workflows, queue] = await Promise.all([facts.workflows(), queueOfSetup(facts)])
  const opensPullRequests = queue.isKnown && queue.value.createPrsForTestingBranches === true
  if (workflows.isKnown) {
    const { targetBranch } = facts.ref
    const started = startedBy(workflows.value, targetBranch, opensPullRequests)
    if (started !== undefined) return [okRow('test-runs', started)]
  }
  const row = await rowOfTestBranch(facts)
  if (row?.level === 'ok') return [row]
  const doubt = doubtAboutWorkflows(workflows, queue.isKnown, facts.ref)
  if (doubt !== undefined) return [unknownRow('test-runs', doubt, RUN_TESTS)]
  let problem = `No workflow of ${inBackticks(facts.ref.targetBranch)} runs for branches such as \`trunk-merge/pr-1/…\``
  if (workflows.isKnown) problem += refusalsOf(workflows.value, facts.ref, opensPullRequests)
  if (row === undefined) return [await rowWithoutTestBranch(facts, problem)]
  if (row.level === 'unknown') return [row]
  return [problemRow('test-runs', neverStart(`${problem}. ${row.text}`), RUN_TESTS, row.url)]
}

/** The workflows that run for pushes to test branches. */
export const onTestPush = ({ workflows }: WorkflowsFound): readonly RunWorkflow[] =>
  workflows.filter((workflow) => pushRefusal(workflow, TEST_BRANCH) === undefined)

/** The workflows that run for a pull request of a test branch, if the queue opens one. */
export const onTestPullRequest = (
  { workflows }: WorkflowsFound,
  targetBranch: string,
): readonly RunWorkflow[] =>
  workflows.filter((workflow) => pullRequestRefusal(workflow, targetBranch) === undefined)

/** Describes a workflow that runs for test branches. */
function startedBy(
  found: WorkflowsFound,
  targetBranch: string,
  opensPullRequests: boolean,
): string | undefined {
  const onPush = onTestPush(found)
  if (onPush.length > 0)
    return `${workflowNames(onPush)} on \`push\` for branches such as \`trunk-merge/pr-1/…\``
  const onPull = onTestPullRequest(found, targetBranch)
  if (opensPullRequests && onPull.length > 0)
    return `${workflowNames(onPull)} on \`pull_request\`, for the pull requests of the queue's test branches`
  return undefined
}

function workflowNames(workflows: readonly Workflow[]): string {
  const names = workflows.map(({ name }) => inBackticks(name))
  const verb = names.length === 1 ? 'runs' : 'run'
  return `${firstOf(names, MAX_LISTED_NAMES)} ${verb}`
}

/** Returns why the workflows do not show that nothing runs. */
function doubtAboutWorkflows(
  workflows: Fact<WorkflowsFound>,
  isQueueKnown: boolean,
  { targetBranch }: QueueRef,
): string | undefined {
  if (!workflows.isKnown) return `The workflows could not be read: ${workflows.why}`
  const { unreadable } = workflows.value
  if (unreadable.length > 0)
    return `${firstOf(unreadable.map(inBackticks), MAX_LISTED_NAMES)} could not be read, and no other workflow runs for test branches`
  const mayBeByPullRequest = onTestPullRequest(workflows.value, targetBranch).length > 0
  if (mayBeByPullRequest && !isQueueKnown)
    return 'Workflows run on `pull_request`, and it is not known whether the queue opens pull requests for its test branches'
  return undefined
}

/** `: in ci.yml, push is only for main`, for the workflows that come closest. */
function refusalsOf(
  { workflows }: WorkflowsFound,
  { targetBranch }: QueueRef,
  opensPullRequests: boolean,
): string {
  const event = opensPullRequests ? 'pull_request' : 'push'
  const refusalOf = (workflow: Workflow) => {
    if (opensPullRequests) return pullRequestRefusal(workflow, targetBranch)
    return pushRefusal(workflow, TEST_BRANCH)
  }
  const close = workflows.filter(({ triggers }) => triggers.has(event))
  const refusals = close.map((workflow) => `${inBackticks(workflow.name)} ${refusalOf(workflow)}`)
  if (refusals.length > 0) return `: ${firstOf(refusals, 3, '; ')}`
  const onPull = workflows.filter(({ triggers }) => triggers.has('pull_request'))
  if (onPull.length === 0) return ''
  return `: ${workflowNames(onPull)} only on \`pull_request\`, and the queue opens none for its test branches`
}

/** Judges by the checks of a test branch; `undefined` if there is none. */
async function rowOfTestBranch(facts: SetupFacts): Promise<SetupRow | undefined> {
  const newest = await facts.newestRun()
  if (!newest.isKnown)
    return unknownRow('test-runs', `Test branches could not be read: ${newest.why}`, RUN_TESTS)
  if (newest.value === undefined) return undefined
  const { branch, sha, checks } = newest.value
  const url = commitPage(facts, sha)
  if (!checks.isKnown)
    return unknownRow(
      'test-runs',
      `The checks of ${inBackticks(branch)} could not be read: ${checks.why}`,
      RUN_TESTS,
      url,
    )
  if (checks.value.length === 0)
    return problemRow('test-runs', `No check was reported on ${inBackticks(branch)}`, '', url)
  const names = [...new Set(checks.value.map(({ name }) => inBackticks(name)))]
  const reported = `${firstOf(names, MAX_LISTED_NAMES)} reported on ${inBackticks(branch)}`
  return okRow('test-runs', reported, url)
}

/** Other systems than GitHub Actions may run for test branches, without a workflow. */
async function rowWithoutTestBranch(facts: SetupFacts, problem: string): Promise<SetupRow> {
  const checks: Check[] = []
  for (const answer of await Promise.all([facts.checkRuns(), facts.statuses()])) {
    if (!answer.isKnown)
      return unknownRow(
        'test-runs',
        `${problem}; checks of other systems could not be read: ${answer.why}`,
        RUN_TESTS,
      )
    checks.push(...answer.value)
  }
  const others = checks.filter(
    ({ kind, app, name }) =>
      !isQueueCheck(name, facts.ref) &&
      (kind === 'status' || (app !== 'github-actions' && app !== QUEUE_APP)),
  )
  if (others.length === 0) return problemRow('test-runs', neverStart(problem), RUN_TESTS)
  const names = [...new Set(others.map(({ name }) => inBackticks(name)))]
  return unknownRow(
    'test-runs',
    `${problem}. Another system reports ${firstOf(names, MAX_LISTED_NAMES)} on ${inBackticks(facts.ref.targetBranch)}, and no test branch was found to see whether it also tests those`,
    'Submit a pull request, and run this check again while the queue tests it.',
  )
}

/** Everything that the queue requires was reported in its newest test run. */
export async function checkRequiredChecks(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const required = await requiredChecks(facts)
  if (!required.isKnown) return [unknownRow('required-checks', required.why)]
  const { names, source, doubt } = required.value
  if (names.length === 0 && doubt !== undefined) return [unknownRow('required-checks', doubt)]
  if (names.length === 0)
    return [
      warningRow(
        'required-checks',
        `${source} requires no check, so the queue merges without waiting for tests`,
        'Set `required-statuses` of the queue, or require checks for the branch.',
      ),
    ]
  const newest = await facts.newestRun()
  const verdict = judgeRun(newest, facts.context.clock.now())
  const all = firstOf(names.map(inBackticks), MAX_LISTED_NAMES)
  if (typeof verdict === 'string')
    return [
      unknownRow(
        'required-checks',
        `${source} requires ${all}; ${verdict}`,
        'Run this check again after the queue has tested a pull request.',
      ),
    ]
  return rowsOfRequired(facts, required.value, verdict)
}

/** The checks that a queue requires, with their source. */
interface RequiredChecks {
  readonly names: readonly string[]
  /** The subject of a sentence, such as `The queue`. */
  readonly source: string
  /** Set if there may be more of them. */
  readonly doubt: string | undefined
}

/** The queue's own list, otherwise what the branch requires. */
export async function requiredChecks(facts: SetupFacts): Promise<Fact<RequiredChecks>> {
  const queue = await queueOfSetup(facts)
  if (!queue.isKnown) return { isKnown: false, why: `The queue is not known: ${queue.why}` }
  const isOther = (name: string) => !isQueueCheck(name, facts.ref)
  const own = queue.value.requiredStatuses
  if (own !== undefined) {
    const value = { names: own.filter(isOther), source: 'The queue', doubt: undefined }
    return { isKnown: true, value }
  }
  const { targetBranch } = facts.ref
  const [branch, rules] = await Promise.all([facts.branch(), facts.rules(targetBranch)])
  const required: string[] = []
  const unreadReasons: string[] = []
  if (branch.isKnown) required.push(...branch.value.requiredChecks)
  else unreadReasons.push(branch.why)
  if (rules.isKnown) required.push(...rules.value.flatMap((rule) => rule.requiredChecks))
  else unreadReasons.push(rules.why)
  const names = [...new Set(required)].filter(isOther)
  const source = inBackticks(targetBranch)
  const [why] = unreadReasons
  if (why === undefined) return { isKnown: true, value: { names, source, doubt: undefined } }
  const doubt = `What the branch requires could not be read: ${why}`
  return { isKnown: true, value: { names, source, doubt } }
}

/** GitHub keeps checks for 90 days unless an organization sets less. */
const MAX_AGE_MS = 90 * 24 * 3600 * 1000

/** Returns a run that shows what was reported, or why none does. */
function judgeRun(newest: Fact<TestBranchFound | undefined>, now: number): TestRun | string {
  if (!newest.isKnown) return `test runs could not be read: ${newest.why}`
  if (newest.value === undefined) return 'no test run was found'
  const { run, branch } = newest.value
  if (run === undefined) return `Trunk does not show the test run of ${inBackticks(branch)}`
  if (run.status === undefined && run.checks.some(({ state }) => state === 'pending'))
    return `the newest test run, ${inBackticks(branch)}, is in progress`
  if (run.status === 'in_progress')
    return `the newest test run, ${inBackticks(branch)}, is in progress`
  if (!run.isWhole) return `the checks of ${inBackticks(branch)} could not be read`
  if (run.createdAt !== undefined && now - run.createdAt > MAX_AGE_MS)
    return `the newest test run, ${inBackticks(branch)}, is so old that its checks have expired`
  return run
}

function rowsOfRequired(
  facts: SetupFacts,
  { names, source, doubt }: RequiredChecks,
  run: TestRun,
): readonly SetupRow[] {
  const reported = new Set(run.checks.map(({ name }) => name))
  const branch = run.branch ?? run.id
  const url = commitPage(facts, run.sha)
  const missing = names.filter((name) => !reported.has(name))
  const rows = missing.map((name) =>
    problemRow(
      'required-checks',
      `${source} requires ${inBackticks(name)}, which was not reported on ${inBackticks(branch)}`,
      'Run its workflow for the test branches, correct the name, or no longer require it.',
      url,
    ),
  )
  const skipped = names.filter((name) => isSkipped(run, name))
  rows.push(
    ...skipped.map((name) =>
      warningRow(
        'required-checks',
        `${inBackticks(name)} was skipped on ${inBackticks(branch)}, which GitHub takes for a pass, so changes merge untested`,
        'Let its job run for the test branches, or no longer require it.',
        url,
      ),
    ),
  )
  if (doubt !== undefined) return [...rows, unknownRow('required-checks', doubt)]
  if (rows.length > 0) return rows
  const all = firstOf(names.map(inBackticks), MAX_LISTED_NAMES)
  return [okRow('required-checks', `${all} reported on ${inBackticks(branch)}`, url)]
}

/** True if no check of the name ran. */
const isSkipped = ({ checks }: TestRun, wanted: string): boolean => {
  const ofName = checks.filter(({ name }) => name === wanted)
  return ofName.length > 0 && ofName.every(({ conclusion }) => conclusion === 'skipped')
}

/** The branch is gone when its run is over, and its commit stays. */
function commitPage({ context, ref }: SetupFacts, sha: string | undefined): string {
  if (sha === undefined) return ''
  return `${repositoryPage(ref.repository, context.event)}/commit/${encodeURIComponent(sha)}`
}
