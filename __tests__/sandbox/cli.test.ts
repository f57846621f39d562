import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '../support/jest.js'
import { testWithSignals } from '../support/platform.js'

/** `npm run sandbox` without the build. */
function cli(...args: string[]) {
  const child = spawn(process.execPath, ['lib/sandbox/cli.js', ...args])
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said.out += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said.err += chunk
  })
  const code = once(child, 'close').then(([exit]) => exit as number | null)
  return { child, said, code }
}

testWithSignals(
  'prints its address and what to set, answers there, and stops on Ctrl-C',
  async () => {
    const { child, said, code } = cli('--port', '0', '--token', 'tok')
    while (!said.out.includes('Ctrl-C')) await once(child.stdout, 'data')
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+\/v1/.exec(said.out) ?? []
    expect(said.out).toMatch(new RegExp(`vars\\.MERGE_QUEUE_API_URL +${url}\n`))
    expect(said.out).toMatch(/secrets\.MERGE_QUEUE_API_TOKEN +tok\n/)
    expect(said.out).toContain('Settings › Secrets and variables › Actions')
    const response = await fetch(`${url}/getMergeQueueMetrics`, {
      headers: { 'x-api-token': 'tok' },
    })
    expect(await response.text()).toContain('branch="parallel"')
    child.kill('SIGINT')
    expect(await code).toBe(0)
  },
)

test.each([
  ['--speed', '0'],
  ['--port', 'http'],
  ['--scenario', 'none.yml'],
  ['--unknown', '1'],
])('%s %s is refused with the usage', async (...args) => {
  const { said, code } = cli(...args)
  expect(await code).toBe(2)
  expect(said.err).toContain('Usage: npm run sandbox')
})
