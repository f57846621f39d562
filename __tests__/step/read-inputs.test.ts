/** All wrong inputs of a step are reported together, as far as one does not hide another. */
import { main } from '../../src/main.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** Runs a step whose inputs are wrong, and returns the problems of its one error. */
async function problemsOf(inputs: Readonly<Record<string, string>>) {
  const { runner, seen } = recorder({ 'api-url': 'https://api.example.com/v1', ...inputs })
  await main(runner)
  expect([seen.outputs['outcome'], seen.errors.length]).toEqual(['invalid-input', 1])
  const { message = '' } = seen.errors[0] ?? {}
  const listed = [...message.matchAll(/^- (.*)$/gm)].map(([, problem]) => problem)
  return listed.length > 0 ? listed : [message.split('. Correct your workflow')[0]]
}

const SCHEMES = 'must begin with https:// (http:// is allowed only for hosts of a private network)'

test.each([
  ['summary', 'maybe', 'must be a YAML boolean, true or false, but is "maybe"'],
  ['repository', 'orion', 'must be `owner/name`, but is "orion"'],
])('a wrong %s does not hide a problem between other inputs', async (input, value, problem) => {
  const given = { operation: 'list-flaky', 'org-slug': 'octo', 'fail-above-new': '3' }
  expect(await problemsOf({ ...given, [input]: value })).toEqual([
    `Input \`${input}\` ${problem}`,
    'Input `fail-above-new` needs `baseline-file` to compare with',
  ])
})

test.each([
  ['submit', 'require-label', 'ready'],
  ['list-flaky', 'issue-title', 'Flaky tests'],
  ['pause-queue', 'hold', 'release'],
])('%s: with a wrong github-token, %s is not said to lack one', async (operation, input, value) => {
  const given = { operation, 'org-slug': 'octo', 'target-branch': 'main', [input]: value }
  expect(await problemsOf({ ...given, 'github-token': 'ghs_one\nghs_two' })).toEqual([
    'Input `github-token` must be a single line',
  ])
})

test('a wrong address and a wrong condition of get-metrics are reported in the order of action.yml', async () => {
  const given = { operation: 'get-metrics', 'pushgateway-url': 'http://push.example.com' }
  expect(await problemsOf({ ...given, 'metrics-scope': 'all' })).toEqual([
    expect.stringContaining('Input `metrics-scope` is "all"'),
    `Input \`pushgateway-url\` ${SCHEMES}, but is "http://push.example.com"`,
  ])
})

test('two problems of one input are both reported', async () => {
  const given = { operation: 'list-flaky', 'org-slug': 'octo', 'github-token': '' }
  expect(await problemsOf({ ...given, 'issue-title': 'Flaky tests of {owners}' })).toEqual([
    'Input `issue-title` needs `github-token` with the permission `issues: write`, and it is empty',
    expect.stringContaining('Input `issue-title` contains `{owners}`. Write `{owner}`'),
  ])
})

test('a wrong input does not count as an empty one', async () => {
  const given = { operation: 'update-queue', 'target-branch': 'main' }
  expect(await problemsOf({ ...given, 'queue-state': 'stopped' })).toEqual([
    expect.stringContaining('Input `queue-state` is "stopped"'),
  ])
})
