import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareAction, type StepRequest } from '../demo/run-action.js'
import { median } from './report.js'

/** GNU time reports the peak memory of a process and its children; without it memory is NaN. */
const GNU_TIME = '/usr/bin/time'

/** Its `time` counts in milliseconds, where GNU time counts hundredths of a second. */
const BASH = '/bin/bash'
const TIMES = `TIMEFORMAT='%3R %3U %3S'; { time "$@" 2>&3; } 3>&2 2>"$0"`

/**
 * A process, started with only PATH from this one's environment: settings of a
 * machine slow every Node alike.
 */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Wall and CPU time of a process, in milliseconds, and the peak memory of the largest one in it, in
 * MB.
 */
export interface Measured {
  readonly milliseconds: number
  /** User and system time, of the processes below it too; NaN without bash. */
  readonly cpuMilliseconds: number
  readonly megabytes: number
}

/** Node that runs nothing: the floor of every step. */
export const BARE_NODE: Command = { program: process.execPath, args: ['-e', '0'] }

/** This action as the runner starts it. */
export async function actionCommand(request: StepRequest): Promise<Command> {
  const { program, env } = await prepareAction(request)
  return { program: process.execPath, args: [program], env }
}

/** Runs a process to its end; throws when it fails, because that measures nothing. */
export async function measure({ program, args, env = {} }: Command): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-bench-peak-'))
  const peak = join(folder, 'peak')
  const times = join(folder, 'times')
  const timed = existsSync(GNU_TIME)
    ? [GNU_TIME, '-q', '-f', '%M', '-o', peak, program, ...args]
    : [program, ...args]
  const clocked = existsSync(BASH) ? [BASH, '-c', TIMES, times, ...timed] : timed
  const [first, ...others] = clocked as [string, ...string[]]
  const started = performance.now()
  try {
    const around = await new Promise<number>((resolve, reject) => {
      const child = spawn(first, others, {
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child.once('error', reject)
      child.once('exit', (code) => {
        if (code === 0) resolve(performance.now() - started)
        else reject(new Error(`${[program, ...args].join(' ')} ended with ${code}`))
      })
    })
    const kilobytes = existsSync(peak) ? Number(readFileSync(peak, 'utf8')) : Number.NaN
    const clock = existsSync(times) ? readFileSync(times, 'utf8').trim().split(' ').map(Number) : []
    const [real = around / 1000, user = Number.NaN, system = Number.NaN] = clock
    return {
      milliseconds: real * 1000,
      cpuMilliseconds: (user + system) * 1000,
      megabytes: (kilobytes * 1024) / 1e6,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The medians of several runs, of time and of memory. */
export const medianOf = (runs: readonly Measured[]): Measured => ({
  milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
  cpuMilliseconds: median(runs.map(({ cpuMilliseconds }) => cpuMilliseconds)),
  megabytes: median(runs.map(({ megabytes }) => megabytes)),
})
