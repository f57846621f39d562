import { setTimeout as pause } from 'node:timers/promises'
import { parseFileCommand, runAction, startAction } from '../../demo/run-action.js'
import { asTheRunnerShows, columns } from '../../demo/show.js'
import { startSandbox } from '../../sandbox/server.js'
import { bundle } from '../support/bundle.js'
import { describe, expect, test } from '../support/jest.js'
import { testWithSignals } from '../support/platform.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const scenario = {
  repository,
  queues: [{ branch: 'main' }],
  pullRequests: [{ number: 1 }],
}

/** What the workflow of these tests gives the step. */
const gate = ({ url, token }: { url: string; token: string }) => ({
  operation: 'get-pull-request',
  'api-url': url,
  'api-token': token,
  'pull-request': '1',
  'target-branch': 'main',
})

describe('the bundle as a process', () => {
  test('gets defaults and files of the runner, and what it writes is read back', async () => {
    await using sandbox = await startSandbox({ scenario })
    sandbox.engine.submit('main', 1)
    const lines: string[] = []
    const result = await runAction({
      bundle: await bundle(),
      inputs: gate(sandbox),
      onLine: (line) => void lines.push(line),
    })
    expect(result).toMatchObject({ code: 0, outputs: { outcome: 'found', submitted: 'true' } })
    expect(result.summary).toContain('on main')
    expect(lines).toContain('Outcome: found')
    expect(sandbox.requests[0]).toMatchObject({ path: '/getSubmittedPullRequest', status: 200 })
  })

  test('an empty input is there, so that a default does not come back', async () => {
    const { code, outputs, stdout } = await runAction({
      bundle: await bundle(),
      inputs: { operation: 'get-pull-request', 'api-url': 'https://a.example/v1', repository: '' },
    })
    expect({ code, outcome: outputs['outcome'] }).toEqual({ code: 1, outcome: 'invalid-input' })
    expect(stdout).toContain('repository')
  })

  testWithSignals(
    'a signal of a cancelled run reaches it, and it still writes its outputs',
    async () => {
      await using sandbox = await startSandbox({
        scenario: { ...scenario, service: { latencyMs: 20_000 } },
      })
      const step = await startAction({ bundle: await bundle(), inputs: gate(sandbox) })
      while (sandbox.arrivals === 0) await pause(20)
      step.kill('SIGINT')
      const result = await step.done
      expect(result.code).toBe(1)
      expect(result.outputs['outcome']).toBe('aborted')
    },
  )
})

describe('files of the runner', () => {
  test.each([
    ['a<<D\none\ntwo\nD\nb=c=d\n', { a: 'one\ntwo', b: 'c=d' }],
    ['a<<D\nb<<E\nE\nD\n', { a: 'b<<E\nE' }],
    ['a=1\na=2\n', { a: '2' }],
    ['', {}],
  ])('%j', (text, values) => {
    expect(parseFileCommand(text)).toEqual(values)
  })

  test('a value without its end is an error', () => {
    expect(() => parseFileCommand('a<<D\none\n')).toThrow('a')
  })
})

describe('what a reader of the log sees', () => {
  test.each([
    ['plain :: text', 'plain :: text'],
    ['::group::Details', '▸ Details'],
    [
      '::error title=Merge queue%3A submit::It failed%0Atwice, 100%25',
      'Error: It failed\ntwice, 100%',
    ],
    ['::warning::Careful', 'Warning: Careful'],
    ['::add-mask::secret', undefined],
    ['::debug::detail', undefined],
    ['::endgroup::', undefined],
  ])('%s', (line, shown) => {
    expect(asTheRunnerShows(line)).toBe(shown)
  })

  test('outputs are shown in columns, long ones cut, empty ones left out', () => {
    expect(columns({ a: '1', long: 'x'.repeat(30), none: '' }, 10)).toEqual([
      'a     1',
      'long  xxxxxxxx …',
    ])
  })
})
