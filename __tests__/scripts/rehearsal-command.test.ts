/** What `npm run act` says to a wrong command, before anything is played. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { command } from '../../scripts/act/command.js'
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
  [['--wokflow', 'x.yml'], 'There is no option --wokflow; did you mean `--workflow`?'],
  [['--quiet'], 'There is no option --quiet; --help lists them all.'],
])('%j', async (words, says) => {
  await expect(command(words)).rejects.toThrow(says)
})

test.each([
  ['rehearsal', (path: string) => [path]],
  ['workflow', (path: string) => ['--workflow', path, '--event', 'package.json']],
])('a %s that is not YAML is named with the place of the mistake', async (what, words) => {
  const path = join(mkdtempSync(join(tmpdir(), 'broken-')), 'broken.yml')
  writeFileSync(path, 'name: x\njobs: [a: b: c\n')
  await expect(command(words(path))).rejects.toThrow(
    new RegExp(`^The ${what} \\S+broken\\.yml is not YAML: .* at line \\d+, column \\d+\\.$`),
  )
})
