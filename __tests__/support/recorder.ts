import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core, Runner } from '../../src/runner/runner.js'
import type { Clock } from '../../src/shared/clock.js'
import { inputDefaults } from '../../src/step/contract.js'
import { checkResult } from './result-schema.js'
import { checkAnnotation, checkLine, checkMarkdown } from './slips.js'
import { VirtualClock } from './virtual-clock.js'

export interface Annotation {
  readonly message: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** The title of an annotation and its message, as GitHub shows them one after the other; empty without one. */
export function wholeText(annotation: Annotation | undefined): string {
  if (annotation === undefined) return ''
  const { message, properties } = annotation
  return `${properties['title']}. ${message}`
}

/** What a recorded run printed and wrote. */
export interface Seen {
  readonly outputs: Record<string, string>
  readonly errors: Annotation[]
  readonly warnings: Annotation[]
  readonly notices: Annotation[]
  readonly info: string[]
  readonly debug: string[]
  readonly secrets: string[]
  readonly state: Record<string, string>
  summary: string
}

export interface RecorderOptions<Time extends Clock = VirtualClock> {
  /** Payload of the event and its name; none where absent. */
  readonly event?: { readonly name: string; readonly payload: unknown }
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Time
  readonly signal?: AbortSignal
  /** 0.5 where absent, so that delays are predictable. */
  readonly random?: () => number
}

/**
 * A runner that remembers: hand `runner` to main(), then look at `seen`. Literal defaults of
 * action.yml are filled in as the real runner does. The workspace and RUNNER_TEMP are fresh
 * folders.
 */
export function recorder<Time extends Clock = VirtualClock>(
  inputs: Readonly<Record<string, string>>,
  options: RecorderOptions<Time> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'))
  noteInputs(Object.keys(inputs))
  const given: Record<string, string | undefined> = {
    ...inputDefaults,
    repository: 'octo-org/orion',
    'api-token': 'tok-3n-0f-the-t3st',
    ...inputs,
  }
  const seen: Seen = {
    outputs: {},
    errors: [],
    warnings: [],
    notices: [],
    info: [],
    debug: [],
    secrets: [],
    state: {},
    summary: '',
  }
  seenOf.set(seen.outputs, seen)
  const core = coreOf(given, seen)
  const env: Record<string, string> = {
    GITHUB_REPOSITORY: 'octo-org/orion',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: join(folder),
    ...options.env,
  }
  if (options.event) {
    env['GITHUB_EVENT_NAME'] = options.event.name
    env['GITHUB_EVENT_PATH'] = join(folder, 'event.json')
    writeFileSync(env['GITHUB_EVENT_PATH'], JSON.stringify(options.event.payload))
  }
  const clock = options.clock ?? (new VirtualClock() as Clock as Time)
  const runner: Runner = {
    core,
    env,
    clock,
    signal: options.signal ?? new AbortController().signal,
    random: options.random ?? (() => 0.5),
  }
  return {
    runner,
    seen,
    clock,
    folder,
    /** The parsed result file. */
    result: (): Record<string, unknown> =>
      JSON.parse(readFileSync(outputOf(seen.outputs, 'result-file'), 'utf8')),
  }
}

const seenOf = new WeakMap<Seen['outputs'], Seen>()

/** Returns an output. @throws with the error of the step if it has not set the output */
export function outputOf(outputs: Seen['outputs'], name: string): string {
  const value = outputs[name]
  if (value !== undefined && value !== '') return value
  const error = wholeText(seenOf.get(outputs)?.errors[0])
  throw new Error(`no output ${name}: the step ${error === '' ? 'set none' : `failed: ${error}`}`)
}

/** Returns the value of an output that is JSON. @throws as `outputOf` */
export const jsonOutput = (outputs: Seen['outputs'], name: string) =>
  JSON.parse(outputOf(outputs, name))

const noted = new Set<string>()

/** Notes which inputs tests give: jest.reporter.js fails a run of all tests that lacks one. */
function noteInputs(names: readonly string[]): void {
  const added = names.filter((name) => !noted.has(name))
  const path = process.env['INPUTS_GIVEN_FILE']
  if (added.length === 0 || path === undefined) return
  appendFileSync(path, added.map((name) => `${name}\n`).join(''))
  for (const name of added) noted.add(name)
}

/** What the toolkit offers, with memory in place of streams and files. */
function coreOf(given: Readonly<Record<string, string | undefined>>, seen: Seen): Core {
  const annotate =
    (list: Annotation[]) =>
    (message: string | Error, properties: { readonly title?: string } = {}) => {
      checkLine(`${message}`)
      checkLine(JSON.stringify(properties))
      checkAnnotation(`${message}`, properties)
      list.push({ message: String(message), properties: { ...properties } })
    }
  return {
    getInput: (name: string) => (given[name] ?? '').trim(),
    getState: (name: string) => seen.state[name] ?? '',
    saveState: (name: string, value: string) => {
      seen.state[name] = value
    },
    writeOutputs: (outputs: Readonly<Record<string, string>>) => {
      Object.assign(seen.outputs, outputs)
      if (outputs['result'] !== undefined) checkResult(outputs['result'])
      if (outputs['report-markdown'] !== undefined) checkMarkdown(outputs['report-markdown'])
    },
    setSecret: (secret: string) => void seen.secrets.push(secret),
    debug: (message: string) => {
      // Stacks may follow.
      checkLine(message.split('\n', 1).join())
      seen.debug.push(message)
    },
    info: (message: string) => {
      checkLine(message)
      seen.info.push(message)
    },
    startGroup: (title: string) => {
      checkLine(title)
      seen.info.push(`▸ ${title}`)
    },
    endGroup: () => {},
    notice: annotate(seen.notices),
    warning: annotate(seen.warnings),
    error: annotate(seen.errors),
    writeSummary: (markdown: string) => {
      checkMarkdown(markdown)
      seen.summary += markdown
    },
  }
}
