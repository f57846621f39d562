import { mkdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Sandbox } from '../sandbox/server.js'
import { runAction, type StepRequest, type StepResult } from './run-action.js'
import { asTheRunnerShows, columns, headOf, indent } from './show.js'

/** Where the demo keeps what its steps wrote. */
const FOLDER = '.demo'

/** The outputs that the demo prints, at most four of a step; a step sets many more. */
const SHOWN_OUTPUTS = [
  'outcome',
  'merged',
  'duration-seconds',
  'failing-checks',
  'targets-count',
  'submitted-count',
  'common-count',
  'skipped',
  'total-count',
  'flaky-count',
  'broken-count',
]

/** The stage of the demo: runs steps, shows what they print, and remembers what went wrong. */
export class Stage {
  readonly sandbox: Sandbox
  readonly #problems: string[] = []
  readonly #summaries: string[] = []

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox
  }

  get problems(): readonly string[] {
    return this.#problems
  }
  /** Paths of the job summaries, relative to the present folder. */
  get summaries(): readonly string[] {
    return this.#summaries
  }

  static async prepare(): Promise<void> {
    await rm(FOLDER, { recursive: true, force: true })
  }

  title(text: string): void {
    console.log(`\n${text}\n${'─'.repeat(text.length)}`)
  }

  /** Prints a claim, and makes the demo fail if it is false. */
  readonly expect = (isTrue: boolean, claim: string): void => {
    console.log(`${isTrue ? '✓' : '✗'} ${claim}`)
    if (!isTrue) this.#problems.push(claim)
  }

  /** Where a step called `name` has its files. */
  async folder(name: string): Promise<string> {
    const folder = join(FOLDER, name)
    await mkdir(join(folder, 'workspace'), { recursive: true })
    return folder
  }

  /**
   * Runs a step of the bundle against the sandbox and prints its log as it comes, then some of its outputs
   * and the head of its summary.
   *
   * @param name of the step and its folder, and the prefix of its lines
   * @param wanted how the step must end; it must pass unless it `fails`
   */
  async step(
    name: string,
    request: Pick<StepRequest, 'inputs' | 'event' | 'env' | 'gitHubToken'>,
    wanted: { readonly outcome: string; readonly fails?: boolean },
  ): Promise<StepResult> {
    const folder = join(process.cwd(), await this.folder(name))
    const say = (text: string) => console.log(indent(text, `  ${name} │ `))
    const { url, token } = this.sandbox
    const shown: string[] = []
    if (request.event !== undefined) say(`on    ${describe(request.event)}`)
    say(indent(columns(request.inputs).join('\n'), 'with  '))
    const result = await runAction({
      ...request,
      inputs: { 'api-url': url, 'api-token': token, ...request.inputs },
      folder,
      onLine: (line) => {
        const text = asTheRunnerShows(line)
        if (text === undefined) return
        shown.push(text)
        say(indent(text, '  '))
      },
      timeoutMs: 40_000,
    })
    const outputs = SHOWN_OUTPUTS.map((output) => [output, result.outputs[output] ?? ''])
    say(indent(columns(Object.fromEntries(outputs)).join('\n'), 'out   '))
    say(indent(headOf(result.summary), 'sum   '))
    this.#summaries.push(relative(process.cwd(), result.files.summary))
    const { code } = result
    const outcome = result.outputs['outcome'] ?? 'none'
    this.expect(
      code === (wanted.fails ? 1 : 0) && outcome === wanted.outcome,
      `${name}: exit code ${code ?? result.signal}, outcome ${outcome}`,
    )
    this.expect(result.summary.trim() !== '', `${name}: wrote a job summary`)
    this.expect(!shown.join('\n').includes(token), `${name}: did not print the token`)
    return result
  }
}

/** As a workflow author names it: `pull_request (labeled)`. */
function describe({ name, payload }: NonNullable<StepRequest['event']>): string {
  const action = 'action' in payload ? String(payload.action) : ''
  return action === '' ? name : `${name} (${action})`
}
