// Writes down which functions a test file reached, and how long it took.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from '@jest/globals'

globalThis.reached = new Set()
const started = Date.now()

afterAll(() => {
  const path = expect.getState().testPath
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16)
  const notes = { path, ms: Date.now() - started, reached: [...globalThis.reached] }
  writeFileSync(join(process.env.MUTATE_NOTES, `${name}.json`), JSON.stringify(notes))
})
