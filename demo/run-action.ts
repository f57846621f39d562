import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** A step as a workflow defines it, and how this machine runs it. */
export interface StepRequest {
  /** As a workflow gives them in `with`; defaults of action.yml are filled in. */
  readonly inputs: Readonly<Record<string, string>>
  readonly event?: { readonly name: string; readonly payload: object }
  /** In addition to what the runner sets. */
  readonly env?: Readonly<Record<string, string>>
  /** What `github.token` stands for; empty where absent. */
  readonly gitHubToken?: string
  /** `post` runs the step that ends the job, with the state that `main` saved. */
  readonly phase?: 'main' | 'post'
  readonly state?: Readonly<Record<string, string>>
  /** Where workspace, temporary files and the runner's files are; a fresh folder where absent. */
  readonly folder?: string
  /** Called with each line of both streams as it arrives. */
  readonly onLine?: (line: string) => void
  /** Folder of the bundle to run; the committed `dist/` where absent. */
  readonly bundle?: string
  /** Path of a Node other than this process's. */
  readonly node?: string
  /** The step is killed after this time; 120 000 where absent. */
  readonly timeoutMs?: number
}

/** What a step left behind. */
export interface StepResult {
  /** Exit code; `null` when a signal killed it. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  /** Markdown of the job summary. */
  readonly summary: string
  readonly files: StepFiles
}

/** Absolute paths of the files that the runner prepares for a step. */
export interface StepFiles {
  readonly workspace: string
  readonly temp: string
  readonly output: string
  readonly state: string
  readonly summary: string
  readonly event: string
}

/** A running step. */
export interface RunningStep {
  readonly process: ChildProcess
  /** A cancelled run sends SIGINT first, and SIGTERM 7.5 s later. */
  kill(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void
  readonly done: Promise<StepResult>
}

/** Compiled to lib/demo; the action is two folders up. */
export const ACTION_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Runs the bundle as the runner does and returns what it left behind. */
export async function runAction(request: StepRequest): Promise<StepResult> {
  return (await startAction(request)).done
}

/** A step that is ready to be started. */
export interface PreparedStep {
  /** The file that action.yml names. */
  readonly program: string
  /** The environment of the runner, and nothing of this process but PATH. */
  readonly env: Readonly<Record<string, string>>
  readonly files: StepFiles
}

/** Prepares what the runner prepares before it starts a step. */
export async function prepareAction(request: StepRequest): Promise<PreparedStep> {
  const folder = request.folder ?? (await mkdtemp(join(tmpdir(), 'merge-queue-action-step-')))
  const files = await prepareFiles(folder, request)
  const action = await readAction()
  const { main, post } = action.runs
  return {
    program: programOf(request.phase === 'post' ? post : main, request.bundle),
    env: environment(action, files, request),
    files,
  }
}

/** The file to start: `path` as action.yml names it, or the file of that name in another bundle. */
function programOf(path: string, bundle: string | undefined): string {
  if (bundle === undefined) return resolve(ACTION_ROOT, path)
  return resolve(bundle, basename(path))
}

/** Starts the bundle as the runner does. */
export async function startAction(request: StepRequest): Promise<RunningStep> {
  const { program, env, files } = await prepareAction(request)
  const child = spawn(request.node ?? process.execPath, [program], {
    cwd: files.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: request.timeoutMs ?? 120_000,
    killSignal: 'SIGKILL',
  })
  const streams = { stdout: '', stderr: '' }
  const read: Promise<unknown>[] = []
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = child[name]
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => {
      streams[name] += chunk
    })
    if (stream === null || request.onLine === undefined) continue
    const lines = createInterface({ input: stream }).on('line', request.onLine)
    read.push(once(lines, 'close'))
  }
  const done = Promise.all([ended(child), ...read]).then(async ([end]) => ({
    ...end,
    ...streams,
    outputs: parseFileCommand(await readFile(files.output, 'utf8')),
    state: parseFileCommand(await readFile(files.state, 'utf8')),
    summary: await readFile(files.summary, 'utf8'),
    files,
  }))
  return { process: child, kill: (signal) => void child.kill(signal), done }
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
  readonly runs: { readonly main: string; readonly post: string }
}

async function readAction(): Promise<ActionFile> {
  return parse(await readFile(join(ACTION_ROOT, 'action.yml'), 'utf8')) as ActionFile
}

async function prepareFiles(folder: string, { event }: StepRequest): Promise<StepFiles> {
  const commands = join(folder, 'runner')
  const files = {
    workspace: join(folder, 'workspace'),
    temp: join(folder, 'temp'),
    output: join(commands, 'output'),
    state: join(commands, 'state'),
    summary: join(folder, 'summary.md'),
    event: join(commands, 'event.json'),
  }
  for (const path of [files.workspace, files.temp, commands]) await mkdir(path, { recursive: true })
  for (const path of [files.output, files.state, files.summary]) await writeFile(path, '')
  await writeFile(files.event, JSON.stringify(event?.payload ?? {}))
  return files
}

function environment(
  action: ActionFile,
  files: StepFiles,
  { inputs, event, env = {}, gitHubToken = '', state = {} }: StepRequest,
): Record<string, string> {
  const gitHub = {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_OUTPUT: files.output,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REPOSITORY: 'octo-org/orion',
    GITHUB_RUN_ID: '4242',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'f'.repeat(40),
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_WORKSPACE: files.workspace,
    RUNNER_TEMP: files.temp,
    ...env,
  }
  // The two expressions that defaults of action.yml hold.
  const expressions: Readonly<Record<string, string>> = {
    '${{ github.repository }}': gitHub.GITHUB_REPOSITORY,
    '${{ github.token }}': gitHubToken,
  }
  const defaults = Object.entries(action.inputs).map(
    ([name, { default: value = '' }]) => [name, expressions[value] ?? value] as const,
  )
  const given = Object.entries({ ...Object.fromEntries(defaults), ...inputs })
  return {
    PATH: process.env['PATH'] ?? '',
    // Windows cannot start a process without it.
    ...(process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] }),
    ...gitHub,
    ...Object.fromEntries(given.map(([name, value]) => [inputVariable(name), value])),
    ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
  }
}

const inputVariable = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`

function ended(child: ChildProcess): Promise<Pick<StepResult, 'code' | 'signal'>> {
  return new Promise((done, fail) => {
    child.once('error', fail)
    // "close" and not "exit": the streams have been read by then.
    child.once('close', (code, signal) => done({ code, signal }))
  })
}

/**
 * `name<<delimiter`, lines, `delimiter`, as the toolkit writes them; `name=value` as a shell does.
 */
export function parseFileCommand(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const [, name, delimiter] = /^([^=]+?)<<(.+)$/.exec(line) ?? []
    if (name !== undefined && delimiter !== undefined) {
      const end = lines.indexOf(delimiter, index + 1)
      if (end === -1) throw new Error(`The value of ${name} has no end`)
      values[name] = lines.slice(index + 1, end).join('\n')
      index = end
    } else if (line.includes('=')) {
      values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1)
    }
  }
  return values
}
