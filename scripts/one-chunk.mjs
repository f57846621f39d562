// Tells the bundler to keep all operations in one chunk: a chunk each would hold what they share many times over. It reads that
// from a comment, and the compiler removes comments, because a runner downloads the bundle before each job.
import { readFileSync, writeFileSync } from 'node:fs'

const path = 'lib/src/operations/index.js'
const before = readFileSync(path, 'utf8')
const after = before.replaceAll("import('./", 'import(/* webpackMode: "eager" */ \'./')
if (after === before) throw new Error(`${path} imports no operation on demand`)
writeFileSync(path, after)
