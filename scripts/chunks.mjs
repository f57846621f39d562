// Tells the bundler which operations have a chunk of their own. Most share nearly all they have, and a chunk each would hold it
// many times over; these two are large and share little, and every other step would compile them for nothing. The bundler reads
// that from a comment, and the compiler removes comments, because a runner downloads the bundle before each job.
import { readFileSync, writeFileSync } from 'node:fs'

const OWN_CHUNK = ['list-flaky', 'get-metrics']

const path = 'lib/src/operations/index.js'
const imported = []
const after = readFileSync(path, 'utf8').replace(/import\('\.\/([a-z-]+)\.js'\)/g, (text, name) => {
  imported.push(name)
  return OWN_CHUNK.includes(name) ? text : `import(/* webpackMode: "eager" */ './${name}.js')`
})
for (const name of OWN_CHUNK)
  if (!imported.includes(name)) throw new Error(`${path} does not import ${name} on demand`)
writeFileSync(path, after)
