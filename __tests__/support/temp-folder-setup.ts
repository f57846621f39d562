import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs before all tests: whatever they make in the system's temporary folder is below one, which is
 * removed at the end.
 */
export default function setUp(): void {
  // macOS names a link, and Windows a short form such as `RUNNER~1`.
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'merge-queue-action-tests-')))
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
}
