// Looks at what pages for users say in prose: each name of an input, output, outcome and the like
// exists, and each size is a limit of the code.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { VERDICTS } from '../src/explain/verdict.js'
import { KINDS } from '../src/pull-request/reason-kinds.js'
import { QUEUE_SETTINGS } from '../src/service/queue-settings.js'
import { FILE_LIMIT_BYTES } from '../src/shared/parse-limits.js'
import { kebabCase } from '../src/shared/text.js'
import type { Operation } from '../src/step/operation.js'
import { OUTCOMES } from '../src/step/outcomes.js'
import { OUTPUT_LIMIT_BYTES } from '../src/step/write-report.js'
import { BODY_LIMIT_BYTES } from '../src/targets/target-set.js'
import type { ActionFile } from './action.js'

/** Names of others, and of what the reusable workflows take. */
const OTHER_NAMES = [
  'list-unhealthy-tests',
  'merge-queue',
  'pr-number',
  'queue-pause-main',
  'runs-on',
  'sandbox-token',
  'several-workflows',
  'test-reports',
  'test-reports-unit-1',
  'ubuntu-latest',
  'x-api-token',
]

const MIB = 1024 * 1024
const SIZES = new Set([
  `${OUTPUT_LIMIT_BYTES / 1024} KiB`,
  `${BODY_LIMIT_BYTES / MIB} MiB`,
  `${FILE_LIMIT_BYTES / MIB} MiB`,
])

const CODE = /`([^`\n]+)`/g
const NAME = /^[a-z]+(?:-[a-z0-9]+)+$/

/** @returns one sentence for each name or size that is wrong */
export function problemsOfWords(
  pages: readonly string[],
  examples: readonly string[],
  action: ActionFile,
  operations: ReadonlyMap<string, Operation>,
): string[] {
  const described = [...Object.values(action.inputs), ...Object.values(action.outputs)]
  const values = described.flatMap(({ description }) => [...description.matchAll(CODE)])
  const known = new Set([
    ...operations.keys(),
    ...[action.inputs, action.outputs, OUTCOMES, VERDICTS, KINDS].flatMap(Object.keys),
    ...Object.keys(QUEUE_SETTINGS).map(kebabCase),
    ...examples.map((path) => basename(path, '.yml')),
    ...values.map(([, value = '']) => value),
    ...OTHER_NAMES,
  ])
  return pages.flatMap((page) => {
    // Blocks of code are checked by what they hold.
    const prose = readFileSync(page, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    const names = [...prose.matchAll(CODE)].map(([, name = '']) => name)
    const sizes = [...prose.matchAll(/\b\d+ [KM]iB\b/g)].map(([size]) => size)
    return [
      ...names
        .filter((name) => NAME.test(name) && !known.has(name))
        .map((name) => `${page}: nothing is called \`${name}\``),
      ...sizes.filter((size) => !SIZES.has(size)).map((size) => `${page}: no limit is ${size}`),
    ]
  })
}
