/**
 * Impacted targets from a file to the service over loopback: this action beside the shell pipeline
 * that users write (jq and curl) and beside plain Node. The runs are interleaved, so that all meet
 * the same machine; times are medians of the wall clock, memory is the peak of the largest process
 * (GNU time).
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onLoopback } from '../sandbox/loopback.js'
import {
  actionCommand,
  BARE_NODE,
  type Command,
  type Measured,
  measure,
  medianOf,
} from './measure.js'
import { median, type PageRow, publish, type Row, report, spread } from './report.js'
import { identity, TRUSTED } from './tls.js'

const HEAD_SHA = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'
const NAME_BYTES = 50
const BARE = 'bare node'
const ACTION = 'dist/index.js'
const JQ_AND_CURL = 'jq and curl'

interface Contender {
  readonly name: string
  readonly command: Command
  /** Bytes of the body that must arrive; a run that sends something else does not count. */
  readonly sends: (bytes: number) => boolean
}

/** 390 000 targets fit and are sent; a million become ALL. */
export async function benchTargets(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-bench-targets-'))
  await using service = await countingService()
  try {
    const list = (bytes: number) => bytes > 20_000_000 && bytes <= 20_971_520
    const all = (bytes: number) => bytes > 0 && bytes < 1000
    const bare: Contender = {
      name: BARE,
      command: BARE_NODE,
      sends: (bytes) => bytes === 0,
    }

    const fits = await writeTargets(folder, 390_000, 390_000, 7919)
    const pageRows: PageRow[] = []
    for (const url of [service.url, service.tlsUrl]) {
      const results = await compare(
        `390 000 targets of 50 bytes, in no order, over ${protocolOf(url)}: sent as a list (bars: 0.75 of jq and curl, 220 MB)`,
        [
          bare,
          await action(folder, url, fits, list),
          ...[jqAndCurl(folder, url, fits, list)].filter((one) => one !== undefined),
          plainNode(folder, url, fits, list),
        ],
        9,
        service.taken,
      )
      const shell = results.get(JQ_AND_CURL)
      pageRows.push([
        `390 000 targets over ${protocolOf(url)}`,
        timeAndMemory(results.get(ACTION)),
        shell === undefined ? '' : `${JQ_AND_CURL}: ${timeAndMemory(shell)}`,
      ])
    }
    await compareCpu(service.url, folder, await writeTargets(folder, 5000))
    service.taken()
    const tooMany = await writeTargets(folder, 1_000_000)
    const results = await compare(
      '1 000 000 targets of 50 bytes: ALL',
      [bare, await action(folder, service.url, tooMany, all)],
      9,
      service.taken,
    )
    pageRows.push(['1 000 000 targets, sent as `ALL`', timeAndMemory(results.get(ACTION)), ''])
    publish(
      'list',
      'Targets: of 50 bytes each, from a file; median of 9 runs, with the peak of memory. A request takes 20 MiB; a longer list is sent as `ALL`.',
      pageRows,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** CPU time of a step that sends a list, beside one that sends a single target. */
async function compareCpu(url: string, folder: string, path: string): Promise<void> {
  const sends = (bytes: number) => bytes > 0
  const one = await action(folder, url, await writeTargets(folder, 1), sends)
  const many = await action(folder, url, path, sends)
  const cpu = { one: [] as number[], many: [] as number[] }
  for (let round = 0; round < 20; round++) {
    cpu.one.push((await measure(one.command)).cpuMilliseconds)
    cpu.many.push((await measure(many.command)).cpuMilliseconds)
  }
  const ratio = (median(cpu.many) / median(cpu.one)).toFixed(2)
  report('CPU time of few targets, median of 20 interleaved runs (bar 1.10)', [
    ['1 target', median(cpu.one), 'ms', `middle half ${spread(cpu.one)}`],
    ['5 000 targets', median(cpu.many), 'ms', `${ratio}; middle half ${spread(cpu.many)}`],
  ])
}

async function compare(
  title: string,
  contenders: readonly Contender[],
  rounds: number,
  taken: () => number,
): Promise<ReadonlyMap<string, Measured>> {
  const runs = new Map<Contender, Measured[]>(contenders.map((one) => [one, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [contender, measured] of runs) {
      measured.push(await measure(contender.command))
      const bytes = taken()
      if (!contender.sends(bytes))
        throw new Error(`${contender.name} sent ${bytes} bytes, which is not what was requested`)
    }
  }
  const results = [...runs].map(([{ name }, measured]) => ({ name, ...medianOf(measured) }))
  const slowest = Math.max(...results.map(({ milliseconds }) => milliseconds))
  const bare = results.find(({ name }) => name === BARE)?.milliseconds ?? Number.NaN
  const rows = results.flatMap(({ name, milliseconds, megabytes }): Row[] => [
    [
      name,
      milliseconds,
      'ms',
      `${(milliseconds / slowest).toFixed(2)} of the slowest, ${(milliseconds - bare).toFixed(0)} ms over bare node`,
    ],
    [`${name}, memory`, megabytes, 'MB', ''],
  ])
  report(title, rows)
  return new Map(results.map((result) => [result.name, result]))
}

const timeAndMemory = (measured: Measured | undefined): string =>
  measured === undefined
    ? ''
    : `${measured.milliseconds.toFixed(0)} ms, ${measured.megabytes.toFixed(0)} MB`

async function action(
  folder: string,
  url: string,
  path: string,
  sends: Contender['sends'],
): Promise<Contender> {
  const command = await actionCommand({
    folder,
    inputs: {
      operation: 'set-impacted-targets',
      'api-url': url,
      'api-token': 'bench-token',
      'pull-request': '1',
      'target-branch': 'main',
      'head-sha': HEAD_SHA,
      'impacted-targets-file': path,
    },
    env: TRUSTED,
  })
  return { name: ACTION, command, sends }
}

const protocolOf = (url: string): string => new URL(url).protocol.slice(0, -1)

/** The quickest pipeline that builds the body: lines as raw strings, one pass, nothing removed. */
function jqAndCurl(
  folder: string,
  url: string,
  path: string,
  sends: Contender['sends'],
): Contender | undefined {
  if (!existsSync('/usr/bin/jq') || !existsSync('/usr/bin/curl')) return undefined
  const script = join(folder, 'upload.sh')
  writeFileSync(
    script,
    `set -eu
jq -Rcn --arg sha ${HEAD_SHA} '{repo:{host:"github.com",owner:"octo-org",name:"orion"},targetBranch:"main",pr:{number:1,sha:$sha},impactedTargets:[inputs]}' ${path} > ${folder}/body.json
curl --cacert ${TRUSTED.NODE_EXTRA_CA_CERTS} --fail --silent --show-error --output /dev/null -H 'content-type: application/json' -H 'x-api-token: bench-token' --data-binary @${folder}/body.json ${url}/setImpactedTargets
`,
  )
  return { name: JQ_AND_CURL, command: { program: '/bin/sh', args: [script] }, sends }
}

/** The same in plain Node: text, split, a Set, JSON.stringify, fetch. */
function plainNode(
  folder: string,
  url: string,
  path: string,
  sends: Contender['sends'],
): Contender {
  const script = join(folder, 'upload.mjs')
  writeFileSync(
    script,
    `import { readFileSync } from 'node:fs'
const lines = readFileSync(${JSON.stringify(path)}, 'utf8').split('\\n').filter((line) => line !== '')
const body = JSON.stringify({ repo: { host: 'github.com', owner: 'octo-org', name: 'orion' }, targetBranch: 'main', pr: { number: 1, sha: '${HEAD_SHA}' }, impactedTargets: [...new Set(lines)] })
const response = await fetch('${url}/setImpactedTargets', { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-token': 'bench-token' }, body })
if (!response.ok) process.exit(1)
`,
  )
  const command = { program: process.execPath, args: [script], env: TRUSTED }
  return { name: 'plain Node', command, sends }
}

/**
 * A file of lines of 50 bytes; `distinct` names in turn, all of them different where it is left
 * out. A large `step` takes them in no order.
 */
async function writeTargets(
  folder: string,
  count: number,
  distinct = count,
  step = 1,
): Promise<string> {
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace, { recursive: true })
  const path = join(workspace, `targets-${count}-${step}.txt`)
  const file = await open(path, 'w')
  const rows = 20_000
  for (let from = 0; from < count; from += rows) {
    let block = ''
    for (let row = from; row < Math.min(count, from + rows); row++)
      block += `//services/${String((row * step) % distinct).padStart(NAME_BYTES - 15, '0')}:lib\n`
    await file.write(block)
  }
  await file.close()
  return path
}

/** Accepts uploads, over http and https, and discards them; 404 for every other path. */
async function countingService() {
  let bytes = 0
  const listener: RequestListener = (request, response) => {
    if (request.url !== '/v1/setImpactedTargets') {
      request.resume()
      return void response.writeHead(404).end()
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => response.end('OK'))
  }
  const plain = await onLoopback(createServer(listener))
  const tls = await onLoopback(createTlsServer(identity(), listener))
  return {
    url: `${plain.origin}/v1`,
    tlsUrl: `https://127.0.0.1:${tls.port}/v1`,
    /** Bytes of bodies since the last call. */
    taken(): number {
      const taken = bytes
      bytes = 0
      return taken
    },
    async [Symbol.asyncDispose]() {
      await plain[Symbol.asyncDispose]()
      await tls[Symbol.asyncDispose]()
    },
  }
}
