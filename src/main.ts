import { tmpdir } from 'node:os'
import { closest } from 'fastest-levenshtein'
import { loadOperation, unknownOperation } from './operations/index.js'
import type { Runner } from './runner/runner.js'
import { hideSecrets, type RedactingRunner } from './runner/secrets.js'
import { Workspace } from './runner/workspace.js'
import { docsPage } from './shared/docs.js'
import { InputError } from './shared/errors.js'
import { gitHubClient, serviceClient } from './step/clients.js'
import { commonInputs, repositoryRef } from './step/common-inputs.js'
import type { Context, Outputs, Result } from './step/context.js'
import { type InputName, inputDefaults } from './step/contract.js'
import { readEvent } from './step/event.js'
import { guarded, withCancellationGrace } from './step/guard.js'
import { collect, inputName, readInputs } from './step/inputs.js'
import { missingToken } from './step/missing-token.js'
import type { Operation } from './step/operation.js'
import { writeReport } from './step/write-report.js'

/** Runs the operation and writes its result, on every path. Returns whether success is proven. */
export async function main({ core: unsafe, ...outside }: Runner): Promise<boolean> {
  const runner = { ...outside, ...hideSecrets(unsafe) }
  const { core, env } = runner
  const recorded: Record<string, unknown> = {}
  const temp = env['RUNNER_TEMP'] || tmpdir()
  const root = env['GITHUB_WORKSPACE'] || process.cwd()
  const workspace = new Workspace(root, temp, runner.redact)
  const name = core.getInput('operation').trim()
  // Read before the other inputs, because a step with wrong inputs has a summary too.
  const summaryWanted = commonInputs.shape.summary.safeParse(core.getInput('summary')).data ?? true
  const result = await guarded(async () => {
    warnOfMisspelledInputs(runner)
    const step = await readStep(runner, name)
    warnOfUnusedInputs(runner, step.operation)
    return run(runner, step, workspace, (outputs) => void Object.assign(recorded, outputs))
  })
  return writeReport({ ...runner, workspace }, name, result, recorded, summaryWanted)
}

/** The runner, which lets no secret through. */
type SafeRunner = Omit<Runner, 'core'> & RedactingRunner

/** Reads and checks all inputs before any request, so that wrong ones are reported together. */
async function readStep({ core, env }: SafeRunner, name: string) {
  const operation = await loadOperation(name)
  const problems: string[] = []
  if (operation === undefined) problems.push(`Input \`operation\` ${unknownOperation(name)}`)
  const inputs = await readInputs(commonInputs, core.getInput, problems)
  if (operation === undefined) throw new InputError(problems)
  const values = await readInputs(operation.inputs, core.getInput, problems)
  const event = readEvent(env)
  const repository = collect(problems, () => repositoryRef(inputs, event.serverUrl))
  const prepared =
    repository && collect(problems, () => operation.prepare(values, { repository, event }))
  if (problems.length > 0 || !repository || !prepared) throw new InputError(problems)
  return { operation, prepared, inputs, repository, event }
}

async function run(
  runner: SafeRunner,
  { operation, prepared, inputs, repository, event }: Awaited<ReturnType<typeof readStep>>,
  workspace: Workspace,
  setOutputs: (outputs: Outputs) => void,
): Promise<Result> {
  const { core, log, redact, clock, random, signal } = runner
  const headers =
    inputs.apiToken === undefined ? prepared.withoutToken() : { 'x-api-token': inputs.apiToken }
  if (headers === undefined) return missingToken(log, inputs.onMissingToken, event)
  const service = serviceClient({ ...runner, inputs }, headers, operation.retryTimeoutSeconds)
  const github = gitHubClient({ ...runner, inputs }, event, repository)
  const context: Context = {
    service,
    github,
    repository,
    event,
    workspace,
    log,
    redact,
    clock,
    random,
    signal,
    dryRun: inputs.dryRun,
    setOutputs,
    saveForPost: core.saveState,
  }
  try {
    return await withCancellationGrace(runner, prepared.run(context))
  } finally {
    service.close()
    github.close()
  }
}

/** The runner itself only lists the inputs that it knows, far from the step's own lines. */
function warnOfMisspelledInputs({ env, log }: SafeRunner): void {
  const known = Object.keys(inputDefaults)
  const given = Object.keys(env).flatMap(
    (key) => /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase() ?? [],
  )
  for (const name of given.filter((input) => !known.includes(input)))
    log.warning(`There is no input \`${name}\`; did you mean \`${closest(name, known)}\`?`)
}

const COMMON = new Set(['operation', ...Object.keys(commonInputs.shape).map(inputName)])

function warnOfUnusedInputs({ core, log }: SafeRunner, operation: Operation): void {
  const used = new Set(Object.keys(operation.inputs.shape).map(inputName))
  const unused = Object.entries(inputDefaults)
    .filter(([name]) => !COMMON.has(name) && !used.has(name))
    .filter(([name, value]) => core.getInput(name as InputName) !== (value ?? ''))
    .map(([name]) => `\`${name}\``)
  if (unused.length > 0)
    log.warning(
      `This operation does not use ${unused.join(', ')}; ${docsPage('operations.md')} lists what it uses.`,
    )
}
