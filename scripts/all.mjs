// `npm run all [-- PATH…]`: everything that a change needs before the commit: format and lint,
// generate, compile, bundle, and test, all tests or those whose path contains one of PATH. Prints one
// line for each step, the output of a step that fails, and the files that changed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const node = process.execPath
const bin = (name) => [node, `node_modules/${name}`]
const STEPS = [
  ['contract from action.yml', [node, 'scripts/contract.mjs']],
  [
    'format and lint',
    [...bin('@biomejs/biome/bin/biome'), 'check', '--write', '--error-on-warnings'],
  ],
  ['compile', [...bin('typescript/bin/tsc')]],
  ['remove what has no source', [node, 'lib/scripts/prune.js']],
  ['schemas', [node, 'lib/scripts/schema.js']],
  ['tables of the documents', [node, 'lib/scripts/docs.js']],
  ['links and samples', [node, 'lib/scripts/docs.js', '--check']],
  ['bundle', [node, 'lib/scripts/package.js']],
]

const before = digests()
for (const [name, command] of STEPS) run(name, command)
const after = digests()
const changed = [...after].filter(([path, digest]) => before.get(path) !== digest)
const removed = [...before.keys()].filter((path) => !after.has(path))
const touched = [...changed.map(([path]) => path), ...removed].sort()
const bundled = touched.filter((path) => path.startsWith('dist/'))
const paths = touched.filter((path) => !path.startsWith('dist/'))
if (bundled.length > 0) paths.push(`dist/ (${bundled.length} files)`)
console.log(
  paths.length === 0 ? 'Nothing had to be rebuilt.' : `Rebuilt or formatted: ${paths.join(', ')}`,
)
const { status } = spawnSync(node, ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1

function run(name, [program, ...args]) {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (status === 0) return console.log(`${name}: ${seconds} s`)
  console.log(`${stdout}${stderr}`.trim())
  console.log(`${name}: FAILED after ${seconds} s`)
  process.exit(1)
}

/** A digest of each file that git tracks or would add. */
function digests() {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(path))
  return new Map(
    paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}
