// Writes each module of the bundle as a function where the bundler wrote an arrow function. In parentheses, V8 compiles the first
// at once; up to Node 22 it looks at the second only to find its end, and compiles it when it is called, a moment later: half of
// what loading the bundle costs (docs/adr/0002). A module uses neither `this` nor `arguments`, so both are the same.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
const FACTORY = /^(\/\*\*\*\/ \()\(([\w$, ]*)\) => \{$/gm

for (const name of readdirSync(folder).filter((name) => name.endsWith('index.js'))) {
  const path = join(folder, name)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(FACTORY, '$1function ($2) {')
  if (after === before) throw new Error(`${path} has no module as the bundler used to write them`)
  writeFileSync(path, after)
}
