/** What `npm run act` says to a wrong command, before anything is played. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { command } from '../../rehearsal/command.js'
import { expect, test } from '../support/jest.js'

const own = ['--workflow', 'examples/hotfix.yml', '--event', 'package.json']

test.each<[readonly string[], string]>([
  [
    ['--workflow', 'gone.yml'],
    `There is no workflow gone.yml: looked for it at ${resolve('gone.yml')}.`,
  ],
  [['--workflow', 'examples/hotfix.yml', '--event', 'gone.json'], 'There is no event gone.json: '],
  [['gone.yml'], `There is no rehearsal gone.yml: looked for it at ${resolve('gone.yml')}.`],
  [[...own, '--scenario', 'gone.yml'], 'There is no scenario gone.yml: '],
  [
    ['--workflow', 'examples/hotfix.yml', '--event', 'README.md'],
    'README.md is not the JSON payload',
  ],
  [[...own, '--on', 'push'], 'examples/hotfix.yml does not start on push, but on pull_request.'],
  [[...own, '--var', 'TEAM'], '--var must be NAME=value, but is TEAM.'],
  [[...own, '--submitted', '2=gone'], 'but has 2=gone. States are not_ready, '],
  [[...own, '--speed', 'fast'], '--speed must be simulated minutes per real minute, such as 600'],
  [[...own, '--speed=0'], 'but is 0.'],
  [['--wokflow', 'x.yml'], "Unknown option '--wokflow'"],
])('%j', async (words, says) => {
  await expect(command(words)).rejects.toThrow(says)
})

test.each([
  ['rehearsal', (path: string) => [path]],
  ['workflow', (path: string) => ['--workflow', path, '--event', 'package.json']],
  ['scenario', (path: string) => [...own, '--scenario', path]],
])('a %s that is not YAML is named with the place of the mistake', async (what, words) => {
  const path = join(mkdtempSync(join(tmpdir(), 'broken-')), 'broken.yml')
  writeFileSync(path, 'name: x\njobs: [a: b: c\n')
  await expect(command(words(path))).rejects.toThrow(
    new RegExp(`^The ${what} \\S+broken\\.yml is not YAML: .* at line \\d+, column \\d+\\.$`),
  )
})

test('a called workflow that is not YAML is named', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'broken-')), '.github/workflows')
  mkdirSync(folder, { recursive: true })
  const caller = join(folder, 'caller.yml')
  writeFileSync(caller, 'on: push\njobs: { a: { uses: ./.github/workflows/called.yml } }\n')
  writeFileSync(join(folder, 'called.yml'), 'name: x\njobs: [a: b: c\n')
  await expect(command(['--workflow', caller, '--event', 'package.json'])).rejects.toThrow(
    /^The workflow \S+called\.yml is not YAML: /,
  )
})

test('a wrong key of a scenario is named with its place', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'broken-')), 'broken.yml')
  writeFileSync(path, 'queues: [{ branhc: main }]\n')
  await expect(command([...own, '--scenario', path])).rejects.toThrow(
    /\S+broken\.yml: queues\[0\] has no key `branhc`; did you mean `branch`\?$/,
  )
})
