/** Whatever the map and the changed files are: the union of the entries that match, or `ALL` with its reason. */
import fc from 'fast-check'
import { compilePathPatterns } from '../../src/shared/path-patterns.js'
import { compileMap } from '../../src/targets/map-index.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { uploadFromPaths } from './from-paths.js'

const segment = fc.constantFrom('a', 'b', '.c', 'd e', '[x]', 'A')
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
const glob = fc.constantFrom('*', '**', '?', '[ab]', '{a,b}', 'a*')
const pattern = fc
  .tuple(
    fc.constantFrom('', '', './', '/'),
    fc.array(fc.oneof(segment, glob), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '', '/'),
  )
  .map(([start, parts, end]) => `${start}${parts.join('/')}${end}`)
const target = fc.constantFrom('web', 'ios', '10', 'docs', 'ALL', '//lib:x')
const map = fc.uniqueArray(
  fc.record({ target, patterns: fc.array(pattern, { minLength: 1, maxLength: 3 }) }),
  { selector: (entry) => entry.target, minLength: 1, maxLength: 5 },
)
const file = fc.oneof(path, fc.tuple(path, path))
/** GitHub has one row for each path. */
const files = fc.uniqueArray(file, { selector: (one) => [one].flat().at(-1), maxLength: 4 })
const listed = fc.option(fc.constantFrom('lib', 'lib\nweb'), { nil: undefined })
const policies = fc.record({
  'on-unmatched': fc.constantFrom('all', 'fail', 'ignore'),
  'on-empty': fc.constantFrom('all', 'fail', 'send'),
  'on-missing-file': fc.constantFrom('all', 'fail'),
})

const namesOf = (changed: string | readonly [string, string]) => [changed].flat()

test('the sent set is the union of the entries that match, or ALL with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      map,
      files,
      listed,
      policies,
      fc.boolean(),
      async (entries, changed, list, policy, isUnread) => {
        const { sent, outputs, outcome } = await uploadFromPaths({
          map: yamlOf(entries),
          files: changed,
          inputs: { ...policy, ...(list !== undefined && { 'impacted-targets': list }) },
          arrange: (github) => {
            if (isUnread) github.faults.push({ status: 403, body: { message: 'Forbidden' } })
          },
        })
        const expected = isUnread
          ? unread(policy['on-missing-file'])
          : wanted(entries, changed.map(namesOf), list?.split('\n') ?? [], policy)
        expect({ outcome, sent: sent[0], reason: outputs['all-reason'] }).toEqual(expected)
      },
    ),
    { numRuns: cases(150) },
  )
})

/** A pattern of a folder also matches the folder itself, as a submodule has it. */
const withFolders = (patterns: readonly string[]) =>
  patterns.flatMap((one) => [one, one.replace(/\/(\*\*)?$/, '')]).filter((one) => one !== '')
const matcher = (patterns: readonly string[]) => compilePathPatterns(withFolders(patterns))

test('a map finds for each path the entries that have a pattern for it', () => {
  fc.assert(
    fc.property(map, fc.array(path), (entries, paths) => {
      const entriesOf = compileMap(entries)
      for (const each of paths)
        expect(entriesOf(each)).toEqual(entries.filter(({ patterns }) => matcher(patterns)(each)))
    }),
    { numRuns: cases(1000) },
  )
})

type Entries = readonly { readonly target: string; readonly patterns: readonly string[] }[]

/** Each text in quotes, because some look like numbers or lists. */
const yamlOf = (entries: Entries): string =>
  entries
    .map(({ target: name, patterns }) => `${JSON.stringify(name)}: ${JSON.stringify(patterns)}`)
    .join('\n')

const unread = (policy: string) =>
  policy === 'all'
    ? { outcome: 'uploaded-all', sent: 'ALL', reason: 'files-unread' }
    : { outcome: 'unauthorized', sent: undefined, reason: '' }

/** The outcome by the contract, written down anew. */
function wanted(
  entries: Entries,
  changed: readonly (readonly string[])[],
  list: readonly string[],
  policy: Readonly<Record<string, string>>,
) {
  const names = changed.flat()
  const hit = ({ patterns }: Entries[number]) => names.some(matcher(patterns))
  const all = (reason: string) => ({ outcome: 'uploaded-all', sent: 'ALL', reason })
  if (entries.some((entry) => entry.target === 'ALL' && hit(entry))) return all('map')
  const isMatched = matcher(entries.flatMap(({ patterns }) => patterns))
  const hasUnmatched = names.some((name) => !isMatched(name))
  if (hasUnmatched && policy['on-unmatched'] === 'all') return all('unmatched')
  if (hasUnmatched && policy['on-unmatched'] === 'fail')
    return { outcome: 'refused', sent: undefined, reason: '' }
  const hits = entries.filter((entry) => entry.target !== 'ALL' && hit(entry))
  const sent = [...new Set([...list, ...hits.map((entry) => entry.target)])]
  if (sent.length > 0) return { outcome: 'uploaded', sent, reason: '' }
  if (policy['on-empty'] === 'all') return all('empty')
  if (policy['on-empty'] === 'send') return { outcome: 'uploaded-none', sent: [], reason: '' }
  return { outcome: 'invalid-input', sent: undefined, reason: '' }
}
