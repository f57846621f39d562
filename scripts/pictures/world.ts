/** What all pictures have in common: the time, and a step whose summary is looked at. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recorder } from '../../__tests__/support/recorder.js'
import { VirtualClock } from '../../__tests__/support/virtual-clock.js'
import { main } from '../../src/main.js'

export const START = Date.parse('2026-09-17T10:00:00.000Z')
export const MINUTE = 60_000
export const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'

export const minutesAgo = (minutes: number): string =>
  new Date(START - minutes * MINUTE).toISOString()

export type Inputs = Readonly<Record<string, string>>

/** Runs a step in its world and returns its summary. */
export async function summaryOf(
  inputs: Inputs,
  {
    files = {},
    ...options
  }: Parameters<typeof recorder>[1] & { files?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const { runner, seen, folder } = recorder(
    { 'github-token': 'ghs_t0k3n', 'target-branch': 'main', ...inputs },
    { clock: new VirtualClock(START), ...options },
  )
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await main(runner)
  return seen.summary
}
