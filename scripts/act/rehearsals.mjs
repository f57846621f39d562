// Plays the workflows of examples/ as examples/rehearsals/*.yml say, and checks what they say.
//
// A rehearsal:
//   scenario, speed   what the sandbox plays (default: its own scenario, 600 simulated minutes per
//                     real one)
//   submitted         numbers of pull requests that are in the queue of main before the first run
//   github            what the stand-in for GitHub's API knows; without it the job has no token
//   store             path → content: what artifacts and caches hold before the first run
//   files             path → content: what the user's repository contains besides the workflow
//   runs              one after another, on the same sandbox:
//     workflow, event, payload    as GitHub would start it
//     fails                       whether the job must fail (default: false)
//     log                         texts that the log must contain, each
//     meanwhile                   a second run, which starts when this one's log contains `after`
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { readScenario } from '../../lib/sandbox/scenario.js'
import { commitAll, isGreen, newFolder, play, withServices, writeFiles } from './play.mjs'

/** @returns one sentence for each thing that is not as the rehearsal says */
function deviations(run, { lines, jobs }) {
  const text = lines.join('\n')
  const green = isGreen(jobs)
  const missing = (run.log ?? []).filter((part) => !text.includes(part))
  return [
    ...(green === (run.fails !== true)
      ? []
      : [`the jobs ${green ? 'passed' : 'failed'}: ${JSON.stringify([...jobs])}`]),
    ...missing.map((part) => `the log lacks “${part}”`),
  ]
}

/** Plays one run, and beside it the one that it names. @returns each workflow with what is wrong */
async function playRun(run, files, services) {
  const workflow = join('examples', run.workflow)
  const folder = newFolder(basename(run.workflow, '.yml'))
  writeFiles(folder, {
    ...files,
    [`.github/workflows/${run.workflow}`]: readFileSync(workflow, 'utf8'),
  })
  commitAll(folder, 'octo-org/orion')
  let beside
  const onLine = ({ msg }) => {
    if (run.meanwhile !== undefined && beside === undefined && msg.includes(run.meanwhile.after))
      beside = playRun(run.meanwhile, files, services)
  }
  const seen = await play(folder, workflow, run, services, onLine)
  const wrong = deviations(run, seen)
  if (wrong.length > 0) console.error(seen.lines.map((line) => `    ${line}`).join('\n'))
  if (run.meanwhile !== undefined && beside === undefined)
    wrong.push(`the log lacks “${run.meanwhile.after}”, so ${run.meanwhile.workflow} never started`)
  const problems = wrong.map((problem) => `on ${run.event}: ${problem}`)
  return [{ workflow, problems }, ...((await beside) ?? [])]
}

async function submit({ url, token }, number) {
  const { status } = await fetch(`${url}/submitPullRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': token },
    body: JSON.stringify({
      repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
      targetBranch: 'main',
      pr: { number },
    }),
  })
  if (status !== 200) throw new Error(`the sandbox refuses #${number} with ${status}`)
}

/**
 * @returns each workflow that was played, with its number of runs and one sentence for each thing
 * that is wrong
 */
export async function rehearse(path) {
  const rehearsal = parse(readFileSync(path, 'utf8'), { merge: true })
  const { speed = 600, submitted = [], github, store = {}, files, runs } = rehearsal
  const scenario = rehearsal.scenario ?? (await readScenario('sandbox/scenarios/default.yml'))
  const shared = newFolder('store')
  writeFiles(shared, store)
  return withServices({ scenario, speed, github }, async (services) => {
    for (const number of submitted) await submit(services.sandbox, number)
    const seen = []
    for (const run of runs)
      seen.push(...(await playRun(run, files, { ...services, store: shared })))
    return [...new Set(seen.map(({ workflow }) => workflow))].map((workflow) => {
      const played = seen.filter((run) => run.workflow === workflow)
      return { workflow, runs: played.length, problems: played.flatMap(({ problems }) => problems) }
    })
  })
}
