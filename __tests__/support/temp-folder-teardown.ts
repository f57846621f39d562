import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Runs after all tests, with the temporary folder that the set-up made. */
export default function tearDown(): void {
  rmSync(tmpdir(), { recursive: true, force: true })
}
