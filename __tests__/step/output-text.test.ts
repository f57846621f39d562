import fc from 'fast-check'
import { main } from '../../src/main.js'
import { jsonText, outputText } from '../../src/step/output-text.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput, recorder } from '../support/recorder.js'

const HOSTILE = 'x\n##[set-env name=A]b\r\n::warning::no\u2028\u0085#\u00ad#[error]\u001b[31m'
/** What may run a command, begin another line, or move a cursor. */
const DANGEROUS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  /#\p{DI}*#\p{DI}*\[|^\s*::|[\n\r\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/u

describe('JSON in an output', () => {
  test('is one line without commands, and parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
        const all = { value, [text]: `${text}${HOSTILE}`, list: [HOSTILE] }
        const written = jsonText(all)
        expect(written).not.toMatch(DANGEROUS)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(all)))
      }),
    )
  })

  test.each(['url', 'prUrl', 'testBranchUrl', 'URL'])('has only web links in %s', (key) => {
    const links = ['javascript:alert(1)', 'data:text/html,x', '/x', 'https://u:p@ci.example/1']
    for (const link of links)
      expect(jsonText([{ [key]: link, name: 'CI' }])).toBe('[{"name":"CI"}]')
    expect(jsonText([{ [key]: 'https://ci.example/1' }])).toContain('https://ci.example/1')
  })
})

test('any other output is one sanitized line, but for documents', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(outputText('state', `${text}${HOSTILE}`)).not.toMatch(DANGEROUS)
      expect(outputText('queue', `{${text}${HOSTILE}`)).not.toMatch(DANGEROUS)
    }),
  )
  expect(outputText('report-markdown', 'a\n##[debug]b')).toBe('a\n#\\#[debug]b')
})

test('JSON that an operation wrote itself stays JSON', () => {
  expect(outputText('queue', '{"a":"##[x]",\n"url":"javascript:x"}')).toBe('{"a":"\\u0023#[x]"}')
})

test('stacked marks do not leave their line', () => {
  expect(outputText('state', `a${'\u0301'.repeat(50)}`)).toBe(`a${'\u0301'.repeat(6)}`)
})

test('what a service writes reaches no other step as a command, in any output', async () => {
  const pullRequest = { prNumber: 12, prUrl: 'javascript:alert(1)', title: HOSTILE }
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [
      {
        body: {
          status: HOSTILE,
          testBranch: HOSTILE,
          testBranchSha: HOSTILE,
          requiredStatuses: [HOSTILE],
          statusChecks: [{ context: `CI ${HOSTILE}`, url: 'javascript:x', state: 'FAILURE' }],
          testedPullRequests: [pullRequest],
        },
      },
    ],
  })
  const { runner, seen } = recorder({
    operation: 'get-testing-details',
    'api-url': service.url,
    'target-branch': 'main',
    'test-run-id': 'cc58fdda-3258-4f4e-b229-7c5dd9c29324',
  })
  await main(runner)
  const outputs = Object.entries(seen.outputs)
  expect(outputs.filter(([, value]) => DANGEROUS.test(value))).toEqual([])
  expect(outputs.filter(([, value]) => value.includes('javascript:'))).toEqual([])
  const [failing] = jsonOutput(seen.outputs, 'failing-checks') as { readonly name: string }[]
  expect(failing?.name).toContain('CI x')
  expect(failing?.name).not.toMatch(DANGEROUS)
})

test.each<[unknown, string]>([
  [undefined, ''],
  [false, 'false'],
  ['a\nb\r\nc', 'a b c'],
  ['{a', '{a'],
  ['"a"', '"a"'],
  [{ a: [1] }, '{"a":[1]}'],
  ['{"a": 1}', '{"a":1}'],
])('an output is written as text: %j', (value, written) => {
  expect(outputText('queue', value)).toBe(written)
})
