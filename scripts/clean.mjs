// Empties folders: neither the compiler nor ncc removes what it no longer writes.
import { rmSync } from 'node:fs'

for (const path of process.argv.slice(2)) rmSync(path, { recursive: true, force: true })
