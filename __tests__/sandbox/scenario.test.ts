import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readScenario } from '../../sandbox/scenario.js'
import { generateTests } from '../../sandbox/unhealthy.js'
import { expect, test } from '../support/jest.js'

async function file(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'scenario-')), 'scenario.yml')
  await writeFile(path, text)
  return path
}

test('the default scenario is valid', async () => {
  const scenario = await readScenario('sandbox/scenarios/default.yml')
  expect(scenario.queues.map((queue) => queue.branch)).toEqual(['main', 'parallel', 'release'])
})

test('a wrong scenario is refused, and the error names every wrong field', async () => {
  const path = await file(`
queues: [{ branch: main, concurrency: none }]
pullRequests: [{ number: 1, fails: sometimes }]
typo: 1
`)
  const error = await readScenario(path).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain(path)
  for (const part of ['concurrency', 'fails', 'typo']) expect(String(error)).toContain(part)
})

test('the same seed gives the same tests, each with an id of its own', () => {
  const generator = { count: 5000, seed: 'x', brokenShare: 0.5, owners: ['@a'] }
  const tests = generateTests(generator, 0)
  expect(tests).toEqual(generateTests(generator, 0))
  expect(tests).not.toEqual(generateTests({ ...generator, seed: 'y' }, 0))
  expect(new Set(tests.map((made) => made.id)).size).toBe(5000)
})
