/** JSON stays JSON, with the same keys, when a secret is masked in it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CSV_HEADER } from '../../src/flaky/csv.js'
import { main } from '../../src/main.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { fakeQueues } from '../support/fake-queue.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { listFlaky } from '../support/list-flaky.js'
import { jsonOutput, recorder } from '../support/recorder.js'

/** Secrets that are numbers, hold quotes, end in a backslash, or are pieces of JSON itself. */
const SECRETS = [
  '48151623',
  'a"b"c\\d"',
  'ends-in\\',
  '","state":',
  '":true,"',
  'null,"b',
  '}],"a":',
]

test.each(SECRETS)(
  'the result file and the JSON outputs stay JSON with the secret %j',
  async (secret) => {
    const title = `Says ${secret} aloud`
    const pull = { prNumber: 48151623, prTitle: title, prSha: 'a'.repeat(40), state: 'testing' }
    await using service = await fakeQueues({
      main: { testingTimeoutMinutes: 48151623, enqueuedPullRequests: [pull] },
    })
    const { runner, seen, result } = recorder({
      operation: 'get-queue',
      'api-url': service.url,
      'api-token': secret,
      'target-branch': 'main',
    })
    expect(await main(runner)).toBe(true)
    expect(result()['outcome']).toBe('found')
    for (const name of ['result', 'queue'])
      expect(jsonOutput(seen.outputs, name)).toBeInstanceOf(Object)
    const texts = textsOf([
      result(),
      ...['result', 'queue'].map((name) => jsonOutput(seen.outputs, name)),
    ])
    expect(texts.filter((text) => text.includes(secret.trim()))).toEqual([])
    expect(texts.some((text) => text.startsWith('Says ***'))).toBe(true)
  },
)

test.each(SECRETS)('the files of a listing stay JSON with the secret %j', async (secret) => {
  const test = wireTest(1, {
    name: `Says ${secret} aloud`,
    pull_requests_impacted_last_7d: 48151623,
  })
  const { green, tests, read } = await listFlaky(pagesOf({ FLAKY: [test, wireTest(2)] }), {
    'api-token': secret,
    'report-files': 'all.json\nall.ndjson',
    'slack-payload-file': 'slack.json',
  })
  expect(green).toBe(true)
  const documents: unknown[] = [
    tests(),
    JSON.parse(read('all.json')),
    JSON.parse(read('slack.json')),
  ]
  const lines = read('all.ndjson').trimEnd().split('\n')
  documents.push(...lines.map((line) => JSON.parse(line) as unknown))
  expect(lines).toHaveLength(2)
  expect(documents[0]).toHaveLength(2)
  expect(textsOf(documents).filter((text) => text.includes(secret.trim()))).toEqual([])
})

/** Names from the contract: outputs, keys of JSON and of settings. */
const CONTRACT_KEYS = ['target-branch', 'outputs', 'operation', 'enqueuedPullRequests', 'outcome']

test.each(CONTRACT_KEYS)('the result file keeps its keys with the secret %s', async (secret) => {
  const keys = async (token: string) => {
    await using service = await fakeQueues({ main: {} })
    const { runner, seen, result } = recorder({
      operation: 'get-queue',
      'api-url': service.url,
      'api-token': token,
      'target-branch': 'main',
    })
    expect(await main(runner)).toBe(true)
    // The service writes members in any order, and some that are new.
    const ofInterface = (value: unknown) =>
      new Set(keysOf(value).filter((key) => key !== 'aNewMember'))
    return [result(), seen.outputs['result'], seen.outputs['queue']].map(ofInterface)
  }
  expect(await keys(secret)).toEqual(await keys('another-one'))
})

test('the files of a listing keep their field names with the secret codeowners', async () => {
  const { green, tests, read } = await listFlaky(pagesOf({ FLAKY: [wireTest(1)] }), {
    'api-token': 'codeowners',
    'report-files': 'all.csv',
  })
  expect(green).toBe(true)
  expect(keysOf(tests())).toContain('codeowners')
  expect(read('all.csv').split('\r\n', 1)).toEqual([CSV_HEADER.map((name) => `"${name}"`).join()])
})

test('the name of a label is masked if it is the secret', async () => {
  const samples = ['depth{tok_3n0f_label="main"} 4', 'h_bucket{tok_3n0f_label="a",le="+Inf"} 2']
  await using service = await fakeService({
    '/getMergeQueueMetrics': [{ body: `# TYPE h histogram\n${samples.join('\n')}\n` }],
  })
  const { runner, seen, result } = recorder({
    operation: 'get-metrics',
    'api-url': service.url,
    'api-token': 'tok_3n0f_label',
    'metrics-file': 'metrics.json',
  })
  expect(await main(runner)).toBe(true)
  const shown = JSON.stringify([result(), seen.outputs])
  expect(shown).not.toContain('tok_3n0f')
  expect(keysOf(seen.outputs['metrics'])).toEqual(expect.arrayContaining(['labels', '***']))
})

test.each([...SECRETS, 'impactedTargets'])(
  'the body in the result file of a dry run stays the JSON of its request with the secret %j',
  async (secret) => {
    const targets = Array.from(
      { length: 20_000 },
      (_, index) => `//app:target-${index}",x-${secret}`,
    )
    const { runner, result, folder } = recorder({
      operation: 'set-impacted-targets',
      'api-url': 'https://service.example/v1',
      'api-token': secret,
      'dry-run': 'true',
      'pull-request': '48151623',
      'target-branch': 'main',
      'head-sha': 'a'.repeat(40),
      'impacted-targets-file': 'targets.json',
    })
    writeFileSync(join(folder, 'targets.json'), JSON.stringify(targets))
    expect(await main(runner)).toBe(true)
    const [{ body: text = '' } = {}] = result()['planned'] as { body?: string }[]
    const body = JSON.parse(text) as Record<string, unknown>
    expect(body['pr']).toEqual({
      number: secret === '48151623' ? '***' : 48151623,
      sha: 'a'.repeat(40),
    })
    expect(body['impactedTargets']).toEqual(
      targets.map((_, index) => `//app:target-${index}",x-***`),
    )
  },
)

/** Every key, also in JSON within a text. */
function keysOf(value: unknown): string[] {
  if (typeof value === 'string' && /^[[{]/.test(value)) return keysOf(JSON.parse(value))
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [key, ...keysOf(each)])
}

/** Every text and number within values, also in JSON within a text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string' && /^[[{]/.test(value)) return textsOf(JSON.parse(value))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return [String(value)]
}
