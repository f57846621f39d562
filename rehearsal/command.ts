// The command line of `npm run act`.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { PULL_REQUEST_STATES } from '../sandbox/engine/types.js'
import { playOwn } from './own.js'
import { Submitted } from './play.js'
import { rehearse } from './rehearsals.js'

const USAGE = `Usage: npm run act                                   every rehearsal of examples/
       npm run act -- rehearsal.yml…                 these rehearsals
       npm run act -- --workflow mine.yml --event event.json
                                                     one of your workflows: docs/rehearse.md
  --on          name of the event, if the workflow has several triggers
  --repository  folder of the repository whose files a checkout gets, as committed; the one that the
                workflow is in by default
  --var         NAME=value of a variable; can be repeated
  --files       paths that the pull request changes, as in docs/a.md,src/b.ts; those of the event's commits
                by default, if the repository has them
  --submitted   pull requests that are in the queue of main before the run, as in 12,14, or that were
                until they came to a state, as in 2=failed
  --scenario    what the sandbox simulates; sandbox/scenarios/default.yml by default
  --speed       simulated minutes per real minute; 600 by default
  --verbose     every line of the runner; of a rehearsal, its log and what it left, even if it is
                as it should be
The environment variable ACT is the path of act.`
const REHEARSALS = 'examples/rehearsals'

/** Prints one line for each workflow of each rehearsal. */
async function rehearseAll(paths: readonly string[], verbose: boolean) {
  let passed = 0
  let failed = 0
  for (const path of paths) {
    for (const { workflow, runs, problems } of await rehearse(path, verbose)) {
      const ok = problems.length === 0
      if (ok) passed++
      else failed++
      const times = runs === 1 ? '1 run' : `${runs} runs`
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${workflow}: ${times} in ${basename(path, '.yml')}`)
      for (const problem of problems) console.error(`       ${problem}`)
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

const everyRehearsal = () =>
  readdirSync(REHEARSALS)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => join(REHEARSALS, name))

/** @throws when the text is not `NAME=value` */
function assignment(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw new Error(`--var must be NAME=value, but is ${text}.`)
}

/** @throws when the text is neither `12` nor `12=failed` */
function submitted(text: string): Submitted {
  const [number, until] = text.split('=')
  const parsed = Submitted.safeParse(
    until === undefined ? Number(number) : { number: Number(number), until: until.toLowerCase() },
  )
  if (parsed.success) return parsed.data
  throw new Error(
    `--submitted must be numbers, as in 12,14, or numbers and states, as in 2=failed, but has ${text}. ` +
      `States are ${PULL_REQUEST_STATES.join(', ')}.`,
  )
}

/** @throws when the text is not a number above 0 */
function speed(text: string): number {
  const number = Number(text)
  if (number > 0 && Number.isFinite(number)) return number
  throw new Error(`--speed must be simulated minutes per real minute, such as 600, but is ${text}.`)
}

const OPTIONS = {
  workflow: { type: 'string' },
  event: { type: 'string' },
  on: { type: 'string' },
  repository: { type: 'string' },
  files: { type: 'string', default: '' },
  submitted: { type: 'string', default: '' },
  var: { type: 'string', multiple: true, default: [] },
  scenario: { type: 'string', default: 'sandbox/scenarios/default.yml' },
  speed: { type: 'string', default: '600' },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsOptionsConfig

/**
 * Plays what the words of the command ask for.
 * @returns whether everything was as expected
 * @throws a sentence about what is wrong with the command
 */
export async function command(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  })
  if (values.help) {
    console.log(USAGE)
    return true
  }
  const { workflow, event, on, repository, scenario, verbose } = values
  if (workflow !== undefined)
    return playOwn({
      ...{ workflow, event, on, repository, scenario, verbose },
      vars: Object.fromEntries(values.var.map(assignment)),
      files: values.files.split(',').filter(Boolean),
      submitted: values.submitted.split(',').filter(Boolean).map(submitted),
      speed: speed(values.speed),
    })
  return rehearseAll(positionals.length > 0 ? positionals : everyRehearsal(), verbose)
}
