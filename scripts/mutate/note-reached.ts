// Records which functions a test file reached, and how long it took.
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from '@jest/globals'
import { noteName } from './note-name.js'

// Read now: a test may empty the environment.
const folder = process.env['MUTATE_NOTES'] ?? ''
const reached = new Set<string>()
Object.assign(globalThis, { reached })
const started = Date.now()

afterAll(() => {
  const name = noteName(relative(process.cwd(), expect.getState().testPath ?? ''))
  const notes = { ms: Date.now() - started, reached: [...reached] }
  writeFileSync(join(folder, name), JSON.stringify(notes))
})
