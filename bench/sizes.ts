import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type PageRow, publish, type Row, report } from './report.js'

/** A bar of the project. */
const BAR_MB = 1.4

/** What runners download before each job: the bundle, plain and compressed. */
export function benchSizes(): void {
  const files = readdirSync('dist')
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(`dist/${name}`) }))
    .sort((a, b) => b.code.length - a.code.length)
  const all = Buffer.concat(files.map(({ code }) => code))
  const row = (name: string, code: Buffer, note = ''): Row => [
    name,
    code.length / 1000,
    'kB',
    `${(gzipSync(code).length / 1000).toFixed(1)} kB with gzip${note}`,
  ]
  const entry = files.filter(({ name }) => name === 'index.js')
  report('Size of dist', [
    row(`${files.length} files`, all, ` (bar ${BAR_MB * 1000} kB)`),
    ...entry.map(({ code }) => row('index.js, which every step loads', code)),
    ...files.slice(0, 1).map(({ name, code }) => row(`${name}, the largest`, code)),
  ])
  const kilobytes = (code: Buffer) => `${(code.length / 1000).toFixed(0)} kB`
  const pageRow = (name: string, code: Buffer): PageRow => [
    name,
    kilobytes(code),
    `${kilobytes(gzipSync(code))} with gzip`,
  ]
  publish('step', '', [pageRow('download before each job', all)])
}
