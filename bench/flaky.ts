import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onLoopback } from '../sandbox/loopback.js'
import { startSandbox } from '../sandbox/server.js'
import { UnhealthyTestPage } from '../src/service/unhealthy.js'
import { actionCommand, type Command, type Measured, measure, medianOf } from './measure.js'
import { publish, report } from './report.js'

const ROUNDS = 3
const LIST = '/flaky-tests/list-unhealthy-tests'
const SIZES = [10_000, 100_000] as const
/** The shell starts four processes per page: all pages would take minutes. */
const SHELL_PAGES = 20

/**
 * A long list of unhealthy tests: the whole operation beside loops that fetch the same pages and
 * write nothing, one in Node and one of curl and jq. Memory at two sizes shows whether it grows
 * with the list: 24 MB of it are in use at 100 000 tests, and V8's young generation takes what it is given.
 */
export async function benchFlaky(): Promise<void> {
  const [small, large] = SIZES
  const few = await listed(small)
  const many = await listed(large)
  report(`List ${large} unhealthy tests in ${many.pages} pages over loopback`, [
    ['fetch and JSON.parse in a loop', many.bare.milliseconds, 'ms', '1.00'],
    [
      `curl and jq in a loop, ${SHELL_PAGES} pages`,
      many.shell.milliseconds,
      'ms',
      `${ratio(many.shell.milliseconds / SHELL_PAGES, many.bare.milliseconds / many.pages)} a page`,
    ],
    [
      'list-flaky',
      many.action.milliseconds,
      'ms',
      `${ratio(many.action.milliseconds, many.bare.milliseconds)} (bar 2.30)`,
    ],
    [`list-flaky, peak memory at ${small}`, few.action.megabytes, 'MB', '1.00'],
    [
      `list-flaky, peak memory at ${large}`,
      many.action.megabytes,
      'MB',
      `${ratio(many.action.megabytes, few.action.megabytes)} (bar 150 MB)`,
    ],
    ['JSON.parse of all pages', many.check.parseMs, 'ms', '1.00'],
    [
      'check of all pages',
      many.check.checkMs,
      'ms',
      `${ratio(many.check.checkMs, many.check.parseMs)} (bar 2.50)`,
    ],
  ])
  const { action, bare } = many
  publish(
    'list',
    `Tests: unhealthy ones in pages of ${large / many.pages}, over http on loopback.`,
    [
      [
        `${large.toLocaleString('en-US').replaceAll(',', ' ')} unhealthy tests`,
        `${action.milliseconds.toFixed(0)} ms, ${action.megabytes.toFixed(0)} MB`,
        `fetch and JSON.parse in a loop: ${bare.milliseconds.toFixed(0)} ms`,
      ],
    ],
  )
}

const ratio = (value: number, base: number): string => (value / base).toFixed(2)

async function listed(count: number) {
  const pages = await recordPages(count)
  await using server = await replay(pages)
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-bench-'))
  const bare: Measured[] = []
  const shell: Measured[] = []
  const action: Measured[] = []
  const inputs = {
    operation: 'list-flaky',
    'api-url': server.url,
    'api-token': 'bench-token',
    'org-slug': 'octo',
    'group-by': 'code-owner',
  }
  const loop = (program: string, ...args: string[]): Command => ({ program, args })
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await measure(loop(process.execPath, '-e', BARE_LOOP, server.url)))
    action.push(await measure(await actionCommand({ folder, inputs })))
    if (round === 0)
      shell.push(
        await measure(loop('bash', '-c', SHELL_LOOP, 'bash', server.url, String(SHELL_PAGES))),
      )
  }
  checkOutputs(folder, count)
  return {
    pages: pages.size,
    bare: medianOf(bare),
    shell: medianOf(shell),
    action: medianOf(action),
    check: checkCost(pages),
  }
}

/** What checking the shape of every page costs on top of parsing it, after a warm-up round. */
function checkCost(pages: ReadonlyMap<string, Buffer>) {
  const texts = [...pages.values()].map((page) => page.toString())
  const cost = { parseMs: 0, checkMs: 0 }
  for (let round = 0; round < 2; round++) {
    cost.parseMs = 0
    cost.checkMs = 0
    for (const text of texts) {
      const started = performance.now()
      const data: unknown = JSON.parse(text)
      const parsed = performance.now()
      UnhealthyTestPage.parse(data)
      cost.parseMs += parsed - started
      cost.checkMs += performance.now() - parsed
    }
  }
  return cost
}

/**
 * The sandbox's pages by their token: a server that made them anew for each request would hide the
 * client's time.
 */
async function recordPages(count: number): Promise<ReadonlyMap<string, Buffer>> {
  const unhealthyTests = { count, brokenShare: 0, seed: 'bench', owners: OWNERS }
  await using sandbox = await startSandbox({ scenario: { unhealthyTests } })
  const pages = new Map<string, Buffer>()
  for (let token = ''; ; ) {
    const response = await fetch(`${sandbox.url}${LIST}`, {
      method: 'POST',
      headers: { 'x-api-token': sandbox.token, 'content-type': 'application/json' },
      body: JSON.stringify(query(token)),
    })
    const body = await response.text()
    pages.set(token, Buffer.from(body))
    const { page } = JSON.parse(body) as { page: { next_page_token: string } }
    token = page.next_page_token
    if (token === '') return pages
  }
}

const OWNERS = Array.from({ length: 40 }, (_, index) => `@octo-org/team-${index}`)

const query = (token: string) => ({
  repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
  org_url_slug: 'octo',
  page_query: { page_size: 100, page_token: token },
  status: 'FLAKY',
})

async function replay(pages: ReadonlyMap<string, Buffer>) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ReturnType<typeof query>
      const page = pages.get(body.page_query.page_token) ?? Buffer.from('{}')
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': page.length })
      response.end(page)
    })
  })
  const loopback = await onLoopback(server)
  return { ...loopback, url: `${loopback.origin}/v1` }
}

/** The least that any client does: one connection, one request per page, `JSON.parse`. */
const BARE_LOOP = `
const http = require('node:http')
const agent = new http.Agent({ keepAlive: true })
const ask = (token) => new Promise((resolve, reject) => {
  const body = JSON.stringify({ ...${JSON.stringify(query(''))}, page_query: { page_size: 100, page_token: token } })
  const request = http.request(process.argv[1] + '${LIST}', { method: 'POST', agent }, (response) => {
    const chunks = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
  })
  request.on('error', reject)
  request.end(body)
})
const main = async () => {
  let tests = 0
  for (let token = ''; ; ) {
    const page = await ask(token)
    tests += page.tests.length
    token = page.page.next_page_token
    if (!token) break
  }
  console.log(tests)
  agent.destroy()
}
main()
`

/** What a workflow without the action does. */
const SHELL_LOOP = `
set -e
token=''
for page in $(seq "$2"); do
  page=$(jq -nc --arg token "$token" '${JSON.stringify(query(''))} | .page_query.page_token = $token' |
    curl -sS -X POST -H 'content-type: application/json' --data-binary @- "$1${LIST}")
  token=$(jq -r '.page.next_page_token' <<< "$page")
  jq -c '.tests[]' <<< "$page" > /dev/null
done
`

/** A fast run counts only if it lost no tests and kept its limits. */
function checkOutputs(folder: string, count: number): void {
  const output = readFileSync(join(folder, 'runner', 'output'), 'utf8')
  const path = [...output.matchAll(/^tests-file<<.*\r?\n(.*)$/gm)].at(-1)?.[1] ?? ''
  const { length } = JSON.parse(readFileSync(path, 'utf8')) as unknown[]
  if (length !== count) throw new Error(`${path} has ${length} tests, and ${count} were listed`)
  const summary = readFileSync(join(folder, 'summary.md')).length
  if (summary === 0 || summary > 1024 * 1024) throw new Error(`the summary has ${summary} bytes`)
}
