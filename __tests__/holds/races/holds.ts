import { parseMarked } from '../../../src/github/marker.js'
import type { World } from './world.js'

interface ShownHold {
  readonly name: string
  readonly reason: string
  readonly since: string
  readonly run: string
  readonly workflow: string
  readonly until: string
  readonly stateBefore?: 'running' | 'paused' | 'draining' | undefined
}

/** The holds of a world, as the contract merges comments: the newest text, and any memory of running. */
export function holdsOf({ comments }: Pick<World, 'comments'>): readonly ShownHold[] {
  const byName = new Map<string, ShownHold>()
  for (const { body } of comments) {
    const { marker = '', data = '{}' } = parseMarked(body) ?? {}
    if (!marker.startsWith('hold/')) continue
    const name = marker.slice('hold/'.length)
    const { before, ...fields } = JSON.parse(data)
    const memories = [before, byName.get(name)?.stateBefore]
    const stateBefore = memories.includes('running') ? 'running' : before
    byName.set(name, { ...fields, name, stateBefore })
  }
  return [...byName.values()]
}
