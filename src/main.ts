import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WorkflowEvent } from './github/event.js'
import { GitHub } from './github/github.js'
import { loadOperation, operationNames } from './operations/index.js'
import { graceMs, RunCancelled, type Runner, type StepLog } from './runner/runner.js'
import { hideSecrets } from './runner/secrets.js'
import { Workspace } from './runner/workspace.js'
import { docsPage } from './shared/docs.js'
import { ActionError, InputError } from './shared/errors.js'
import type { RepositoryRef } from './shared/references.js'
import type { Redact } from './shared/text.js'
import { type CommonInputs, commonInputs, repositoryRef } from './step/common-inputs.js'
import type { Context, Outputs, Result } from './step/context.js'
import { type InputName, inputDefaults } from './step/contract.js'
import { misspelledInputs, unknownOperation } from './step/hints.js'
import { inputName, readInputs, unlessWrong } from './step/inputs.js'
import { missingToken } from './step/missing-token.js'
import type { Operation, PreparedOperation } from './step/operation.js'
import { serviceClient } from './step/service-client.js'
import { writeReport } from './step/write-report.js'

/**
 * Runs the operation that the workflow asked for and writes its result, on every path.
 * @returns whether success is proven; everything else must fail the step
 */
export async function main(runner: Runner): Promise<boolean> {
  const { core, log, redact } = hideSecrets(runner.core)
  const recorded: Record<string, unknown> = {}
  const setOutputs = (outputs: Outputs) => void Object.assign(recorded, outputs)
  const workspace = workspaceOf(runner)
  const name = core.getInput('operation').trim()
  // Read before the other inputs, because a step with wrong inputs has a summary too.
  const summaryWanted = commonInputs.shape.summary.safeParse(core.getInput('summary')).data ?? true
  const result = await guarded(async () => {
    for (const warning of misspelledInputs(runner.env)) log.warning(warning)
    const step = await readStep(runner, name)
    warnOfUnusedInputs(runner, log, step.operation)
    return run(runner, log, step, workspace, setOutputs, redact)
  })
  return writeReport(
    { core, log, redact, workspace, env: runner.env },
    name,
    result,
    recorded,
    summaryWanted,
  )
}

interface Step {
  readonly operation: Operation
  readonly prepared: PreparedOperation
  readonly inputs: CommonInputs
  readonly repository: RepositoryRef
  readonly event: WorkflowEvent
}

/** Reads and checks all inputs before any request, so that wrong ones are reported together. */
async function readStep(runner: Runner, name: string): Promise<Step> {
  const read = (input: string) => runner.core.getInput(input)
  const operation = await loadOperation(name)
  const { values: inputs, problems: wrong } = await readInputs(commonInputs, read)
  if (operation === undefined) {
    const what = unknownOperation(name, operationNames)
    throw new InputError([`Input \`operation\` ${what}`, ...wrong])
  }
  const own = await readInputs(operation.inputs, read)
  const event = readEvent(runner.env)
  const repository = unlessWrong(() => repositoryRef(inputs, event.serverUrl))
  const prepared = repository && operation.prepare(own.values, { repository, event })
  const found = prepared && 'problems' in prepared ? prepared.problems : []
  const problems = [...wrong, ...own.problems, ...found]
  if (problems.length > 0 || !repository || !prepared || 'problems' in prepared)
    throw new InputError(problems)
  return { operation, prepared, inputs, repository, event }
}

async function run(
  runner: Runner,
  log: StepLog,
  { operation, prepared, inputs, repository, event }: Step,
  workspace: Workspace,
  setOutputs: (outputs: Outputs) => void,
  redact: Redact,
): Promise<Result> {
  const { clock, random, signal } = runner
  const headers =
    inputs.apiToken === undefined ? prepared.withoutToken() : { 'x-api-token': inputs.apiToken }
  if (headers === undefined) return missingToken(log, inputs.onMissingToken, event)
  const { retryTimeoutSeconds } = operation
  const service = serviceClient({ ...runner, inputs, headers, retryTimeoutSeconds, redact, log })
  const context: Context = {
    service,
    github: new GitHub({
      // The runner's GitHub knows nothing of a repository on another host.
      token: isHostOf(event.serverUrl, repository) ? (inputs.githubToken ?? '') : '',
      apiUrl: event.apiUrl,
      repository,
      requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
      dryRun: inputs.dryRun,
      clock,
      random,
      signal,
      redact,
      onRetry: (message) => log.info(message),
    }),
    repository,
    event,
    workspace,
    log,
    clock,
    random,
    signal,
    dryRun: inputs.dryRun,
    setOutputs,
    saveForPost: (key, value) => runner.core.saveState(key, value),
  }
  try {
    return await withCancellationGrace(runner, prepared.run(context))
  } finally {
    service.close()
  }
}

const isHostOf = (serverUrl: string, { host }: RepositoryRef): boolean =>
  URL.canParse(serverUrl) && new URL(serverUrl).host === host.toLowerCase()

/** Turns whatever is thrown into a failed result: the only place that ends a step. */
async function guarded(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RunCancelled) {
      return {
        outcome: 'aborted',
        failure: `${error.message} The outputs contain what was known at that point.`,
      }
    }
    if (error instanceof ActionError) return { outcome: error.kind, failure: error }
    return {
      outcome: 'unknown-outcome',
      failure: new ActionError(
        'unknown-outcome',
        {
          request: 'Running the operation',
          problem: `an internal error of the action (${error instanceof Error ? error.message : String(error)})`,
          remedy:
            'Check the queue before running the step again, and report this with the debug log.',
        },
        { cause: error },
      ),
    }
  }
}

/** Time that outputs and summary need at the end of a cancelled run, in milliseconds. */
const WRITING_MS = 700

/** Gives an operation of a cancelled run the time that is left, then continues without it. */
async function withCancellationGrace(runner: Runner, running: Promise<Result>): Promise<Result> {
  const { clock, signal } = runner
  let stop = () => {}
  const killed = new Promise<never>((_, reject) => {
    const onAbort = () => {
      stop = clock.timer(graceMs(signal) - WRITING_MS, () => reject(signal.reason as Error))
    }
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([running, killed])
  } finally {
    stop()
  }
}

const COMMON = new Set(['operation', ...Object.keys(commonInputs.shape).map(inputName)])

function warnOfUnusedInputs(runner: Runner, log: StepLog, operation: Operation): void {
  const used = new Set(Object.keys(operation.inputs.shape).map(inputName))
  const unused = Object.entries(inputDefaults)
    .filter(([name]) => !COMMON.has(name) && !used.has(name))
    .filter(([name, value]) => runner.core.getInput(name as InputName) !== (value ?? ''))
    .map(([name]) => `\`${name}\``)
  if (unused.length > 0)
    log.warning(
      `This operation does not use ${unused.join(', ')}; ${docsPage('operations.md')} lists what it uses.`,
    )
}

/** The event, as the runner describes it; a payload that cannot be read is empty. */
function readEvent(env: Runner['env']): WorkflowEvent {
  const path = env['GITHUB_EVENT_PATH'] ?? ''
  const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com'
  const runId = env['GITHUB_RUN_ID'] ?? ''
  return {
    name: env['GITHUB_EVENT_NAME'] ?? '',
    payload: path === '' ? {} : readPayload(path),
    ref: env['GITHUB_REF'] ?? '',
    sha: env['GITHUB_SHA'] ?? '',
    runId,
    actor: env['GITHUB_ACTOR'] ?? '',
    serverUrl,
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    runUrl: `${serverUrl}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`,
  }
}

function readPayload(path: string): Readonly<Record<string, unknown>> {
  try {
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? (payload as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

function workspaceOf({ env }: Runner): Workspace {
  const temp = env['RUNNER_TEMP'] || tmpdir()
  return new Workspace({
    workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
    temp,
    own: join(temp, 'merge-queue-action-'),
  })
}
