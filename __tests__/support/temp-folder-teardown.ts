import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Runs after all tests, with the temporary folder that the set-up made. */
export default function tearDown(): void {
  // A process that a test started may still be writing.
  rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
