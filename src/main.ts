import { tmpdir } from 'node:os'
import type { WorkflowEvent } from './github/event.js'
import { loadOperation, unknownOperation } from './operations/index.js'
import { POST_STATE, type Runner } from './runner/runner.js'
import { hideSecrets, type RedactingRunner } from './runner/secrets.js'
import { Workspace } from './runner/workspace.js'
import { Budget, Deadline } from './shared/deadline.js'
import { ActionError, InputError } from './shared/errors.js'
import { withRedact } from './shared/redact.js'
import { StackTracker } from './shared/references.js'
import { withProbableBranch } from './step/base-branch-advice.js'
import { gitHubClient, gitHubToken, serviceClient } from './step/clients.js'
import { type CommonInputs, commonInputs, repositoryRef } from './step/common-inputs.js'
import type { Context, OperationContext, Outputs, StepResult } from './step/context.js'
import type { OutputName } from './step/contract.js'
import { readEvent } from './step/event.js'
import { guarded, withCancellationGrace } from './step/guard.js'
import { ignoredProxy } from './step/ignored-proxy.js'
import { inputProblem, readInputs, type Scope } from './step/read-inputs.js'
import { gitHubTokenProblem } from './step/token-problem.js'
import { inputsWithoutEffect, unknownInputs } from './step/unused-inputs.js'
import { writeReport } from './step/write-report.js'

/** Runs the operation and always writes its result. Returns whether success is proven. */
export async function main({ core: unsafe, ...outside }: Runner): Promise<boolean> {
  const runner = { ...outside, ...hideSecrets(unsafe) }
  return withRedact(runner.redact, () => runStep(runner))
}

async function runStep(runner: SafeRunner): Promise<boolean> {
  const { core, env } = runner
  const recorded: Outputs<OutputName> = {}
  const temp = env['RUNNER_TEMP'] || tmpdir()
  const root = env['GITHUB_WORKSPACE'] || process.cwd()
  const workspace = new Workspace(root, temp, runner.redact)
  const name = core.getInput('operation').trim()
  // Read first, because a step with wrong inputs also has a summary.
  const summaryWanted = commonInputs.shape.summary.safeParse(core.getInput('summary')).data ?? true
  const result = await guarded(async () => {
    const step = await readStep(runner, name, workspace)
    return runOperation(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs))
  })
  return writeReport({ ...runner, workspace }, name, result, recorded, summaryWanted)
}

/** The runner, with secrets removed from everything it writes. */
type SafeRunner = Omit<Runner, 'core'> & RedactingRunner

/** Reads and checks all inputs before any request, and reports all wrong ones together. */
async function readStep({ core, env, log, clock }: SafeRunner, name: string, workspace: Workspace) {
  const operation = await loadOperation(name)
  const unknown = unknownInputs(env, operation)
  if (unknown.warning !== undefined) log.warning(unknown.warning)
  const shape = { ...commonInputs.shape, ...operation?.inputs.shape }
  const reading = await readInputs<typeof commonInputs.shape>(shape, core.getInput)
  const { inputs } = reading
  const event = readEvent(env)
  const problems = [
    ...unknown.problems,
    ...(operation ? [] : [inputProblem('operation', unknownOperation(name))]),
    ...reading.problems,
    ...(operation?.check(inputs, scopeOf(inputs, event, workspace, clock.now(), core.getInput)) ??
      []),
  ]
  if (operation === undefined || problems.length > 0) throw new InputError(problems)
  const repository = repositoryRef(inputs, event.serverUrl)
  if (inputs.githubToken !== undefined && gitHubToken(inputs, event, repository) === '')
    log.info(`\`github-token\` ${gitHubTokenProblem({ event, repository })}.`)
  const ineffective = inputsWithoutEffect(name, operation, inputs, core.getInput)
  if (ineffective !== undefined) log.warning(ineffective)
  const proxy = ignoredProxy(env)
  if (proxy !== undefined) log.warning(proxy)
  return { operation, inputs, repository, event }
}

/** The facts for checks. A fact that depends on an input is derived when a check reads it. */
const scopeOf = (
  inputs: CommonInputs,
  event: WorkflowEvent,
  workspace: Workspace,
  now: number,
  given: Scope['given'],
): Scope => ({
  given,
  event,
  workspace,
  now,
  get repository() {
    return repositoryRef(inputs, event.serverUrl)
  },
  get hasGitHubToken() {
    return gitHubToken(inputs, event, this.repository) !== ''
  },
})

/** Time limit for all requests to GitHub before the work of a step begins. */
const BEFORE_WORK_MS = 20_000

/** Connects to the service and to GitHub, and runs the operation. */
async function runOperation(
  runner: SafeRunner,
  { operation, inputs, repository, event }: Awaited<ReturnType<typeof readStep>>,
  workspace: Workspace,
  setOutputs: Context<OutputName>['setOutputs'],
): Promise<StepResult> {
  const { core, log, redact, clock, random, signal } = runner
  const headers =
    inputs.apiToken === undefined
      ? operation.withoutToken(inputs, event)
      : { 'x-api-token': inputs.apiToken }
  if (headers === undefined) {
    const { missingToken } = await import('./step/missing-token.js')
    return missingToken(log, inputs.onMissingToken, event)
  }
  const service = serviceClient({ ...runner, inputs }, headers, operation.retryTimeoutSeconds)
  const github = gitHubClient({ ...runner, inputs }, event, repository)
  const ended = new AbortController()
  const context: OperationContext<OutputName> = {
    service,
    github,
    stacks: new StackTracker(),
    authors: { login: undefined, mayWrite: new Map() },
    repository,
    event,
    workspace,
    log,
    redact,
    clock,
    random,
    deadline: new Deadline(clock, signal),
    ended: ended.signal,
    timeBeforeWork: new Budget(BEFORE_WORK_MS),
    dryRun: inputs.dryRun,
    hasSummary: inputs.summary,
    setOutputs,
    saveForPost: (value) => savePostState(core, value),
  }
  try {
    const running = () => withCancellationGrace(runner, operation.run(inputs, context))
    const targetBranch = core.getInput('target-branch').trim()
    const pullRequest = core.getInput('pull-request').trim()
    const given = { targetBranch, pullRequest, event, repository }
    return withProbableBranch(await guarded(running), given)
  } finally {
    ended.abort(new Error('The operation has ended'))
    service.close()
    github.close()
  }
}

/** Saves a value for the post step. */
function savePostState(core: SafeRunner['core'], value: string): void {
  try {
    core.saveState(POST_STATE, value)
  } catch (cause) {
    const title = 'The state for the post step could not be saved'
    const request = 'Saving the state for the post step'
    const problem = `GITHUB_STATE could not be written (${(cause as Error).message})`
    const remedy = 'Check the disk of the runner and the queue, then run the step again.'
    throw new ActionError('refused', { title, request, problem, remedy }, { cause })
  }
}
