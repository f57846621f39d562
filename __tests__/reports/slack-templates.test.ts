/** Older versions of Slack's action fill in `{{ … }}` in a payload, from the environment of their step. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky } from '../support/list-flaky.js'
import { live, onceSubmitted, recordOf } from '../support/pull-request-world.js'

/** What Slack's action sees as a template, after it has turned `${{` into `{{`. */
const templatesIn = (payload: string): readonly string[] =>
  payload.replaceAll(/\$(?=\{\{)/g, '').match(/\{\{/g) ?? []

const TEMPLATES = [
  '{{ env.SLACK_BOT_TOKEN }}',
  ['$', '{{ env.SLACK_BOT_TOKEN }}'].join(''),
  '{{{env.SLACK_BOT_TOKEN}}}',
  'renders {{#if user}} and {{/if}}',
]

test.each(TEMPLATES)('a test with %s in its name, its owner and its address', async (text) => {
  const hostile = { name: text, codeowners: [text], html_url: `https://app.example/${text}` }
  const { read } = await listFlaky(pagesOf({ FLAKY: [wireTest(1, hostile)] }), {
    'slack-payload-file': 'slack.json',
    'code-owners': text.replaceAll(/[{}#]/g, '?'),
  })
  expect(templatesIn(read('slack.json'))).toEqual([])
  expect(read('slack.json').replaceAll('\u200b', '')).toContain(text)
})

test('a failed check with a template in its name', async () => {
  const [name = ''] = TEMPLATES
  const world = {
    shows: onceSubmitted(recordOf('failed')),
    gitHub: { checks: [{ name, conclusion: 'FAILURE' as const }], requiredChecks: [name] },
  }
  const { folder } = await live(world, { wait: 'true', 'slack-payload-file': 'slack.json' })
  const payload = readFileSync(join(folder, 'slack.json'), 'utf8')
  expect(templatesIn(payload)).toEqual([])
  expect(payload.replaceAll('\u200b', '')).toContain(name)
})
