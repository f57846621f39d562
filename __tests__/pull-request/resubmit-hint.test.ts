/** The hint of a workflow, how people submit again, wherever a next step includes that. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blames, explained } from '../explain/explained.js'
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING, recordOf, type World } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const HINT = 'Take the label `merge` off and put it on again.'
const PLAIN = 'Take the label merge off and put it on again.'
const failed: World = { shows: recordOf('failed'), gitHub: {} }
const WAIT = { operation: 'wait-for-merge', 'resubmit-hint': HINT }

/** Everything that people see of a step. */
async function seenOf(world: World, inputs: Inputs) {
  const step = await live(world, {
    comment: 'always',
    'slack-payload-file': 'slack.json',
    ...inputs,
  })
  const slack = JSON.parse(readFileSync(join(step.folder, 'slack.json'), 'utf8')) as object
  const texts = JSON.stringify(slack).match(/"text":"(?:[^"\\]|\\.)*"/g) ?? []
  return {
    log: step.error,
    summary: shown(step.seen.summary),
    comment: shown(step.gitHub.comments[0]?.body ?? ''),
    slack: texts.map((text) => JSON.parse(text.slice(7)) as string).join(''),
  }
}

test('the hint follows the remedy in the log, the summary, the comment and Slack', async () => {
  const seen = await seenOf(failed, WAIT)
  expect(seen.log).toContain(`then submit it again. ${HINT}`)
  for (const place of ['summary', 'comment', 'slack'] as const)
    expect(seen[place]).toContain(`then submit it again. ${PLAIN}`)
})

const explainFailed = { entry: blames('unit') }
test('the hint follows the next step of `explain` in the log and the summary', async () => {
  const { info, seen } = await explained(explainFailed, { 'resubmit-hint': HINT })
  expect(info.filter((line) => line.startsWith('Next: ')).join()).toContain(HINT)
  expect(shown(seen.summary)).toContain(`then submit it again. ${PLAIN}`)
})

test.each<[string, World, Inputs]>([
  ['that is closed', { shows: MISSING, gitHub: { state: 'closed' } }, {}],
  ['that is a draft', { shows: MISSING, gitHub: { draft: true } }, {}],
  ['without the label', { shows: MISSING, gitHub: {} }, { 'require-label': 'go' }],
  ['without an approval', { shows: MISSING, gitHub: {} }, { 'require-approval': 'true' }],
  [
    'whose head moved',
    { shows: MISSING, gitHub: { headSha: 'b'.repeat(40) } },
    { 'expected-head-sha': 'a'.repeat(40) },
  ],
  ['that was cancelled', { shows: recordOf('cancelled'), gitHub: {} }, WAIT],
])('a pull request %s is not submitted, with the hint', async (_, world, inputs) => {
  const { error } = await live(world, {
    operation: 'submit',
    wait: inputs['operation'] === undefined ? 'true' : 'false',
    'resubmit-hint': HINT,
    ...inputs,
  })
  expect(error).toContain(HINT)
})

test.each<[string, World, Inputs]>([
  ['that merged', { shows: recordOf('merged') }, WAIT],
  ['that was never submitted', { shows: MISSING, gitHub: {} }, WAIT],
])('a pull request %s gets no hint', async (_, world, inputs) => {
  const { error, seen } = await live(world, inputs)
  expect([error, ...seen.info, shown(seen.summary)].join('\n')).not.toMatch(/Take the label/)
})

test('without the input, the remedy ends with its own sentence', async () => {
  const { error } = await live(failed, { operation: 'wait-for-merge' })
  expect(error).toMatch(/then submit it again\.$/)
})

describe('the hint is text', () => {
  test('with code spans, and without other Markdown, links and mentions', async () => {
    const hint = '@octocat: **see** [this](https://evil.example) #7 <b>, `a|b` and {branch}'
    const { gitHub } = await live(failed, { ...WAIT, comment: 'always', 'resubmit-hint': hint })
    const body = gitHub.comments[0]?.body ?? ''
    expect(body).toContain('<code>a&#124;b</code>')
    expect(body).not.toMatch(/@octocat|\*\*see|\[this\]|#7|<b>/)
    expect(body).not.toMatch(/https:\/\/evil/)
    expect(shown(body)).toContain('{branch}')
  })

  test('of 300 characters, all of which Slack shows', async () => {
    const hint = `${'x'.repeat(298)}y.`
    expect((await seenOf(failed, { ...WAIT, 'resubmit-hint': hint })).slack).toContain('xy.')
  })

  test('without outer blanks and the final line break', async () => {
    const { error } = await live(failed, { ...WAIT, 'resubmit-hint': `  ${HINT} \n` })
    expect(error).toContain(`again. ${HINT}`)
  })
})

test.each([
  ['x'.repeat(301), 'at most 300 characters, but has 301'],
  ['Take it off.\nPut it on.', 'a single line'],
])('a wrong hint (%#) is a wrong input', async (hint, problem) => {
  const { outputs, error } = await live(failed, { ...WAIT, 'resubmit-hint': hint })
  expect(outputs['outcome']).toBe('invalid-input')
  expect(error).toContain(problem)
})
