import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { queueSettings } from '../../src/queue/settings.js'
import { BRANCH_NAME } from '../../src/shared/branch-name.js'
import { readYaml } from '../../src/shared/yaml.js'
import { anySettings } from '../support/arbitrary-settings.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const branches = fc.uniqueArray(
  fc.record({
    branch: fc.stringMatching(/^[a-z][a-z0-9._/-]{0,12}$/).filter((name) => BRANCH_NAME.test(name)),
    settings: anySettings,
    exists: fc.option(anySettings, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ branch }) => branch },
)

/** In quotes, because a plain name with a bracket that does not close is refused. */
const asYaml = (value: unknown) => stringify(value, { defaultStringType: 'QUOTE_DOUBLE' })

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())

test('any file is planned, applied, and in sync afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(branches, async (queues) => {
      const clock = new VirtualClock()
      await using sandbox = await startSandbox({
        clock,
        token: 'tok-3n-0f-the-t3st',
        scenario: {
          service: { emptyRequiredStatuses: 'applied' },
          queues: queues.flatMap(({ branch, exists }) =>
            exists === undefined
              ? []
              : [
                  {
                    branch,
                    ...Object.fromEntries(
                      Object.entries(exists).map(([name, value]) => [camel(name), value]),
                    ),
                  },
                ],
          ),
        },
      })
      const file = asYaml({
        queues: queues.map(({ branch, settings: wanted }) => ({ branch, ...wanted })),
      })
      const run = async (more: Record<string, string>) => {
        const inputs = { operation: 'apply-queue-config', 'api-url': sandbox.url, ...more }
        const { runner, seen, folder } = recorder(
          { ...inputs, 'queue-config-file': 'queues.yml' },
          { clock },
        )
        writeFileSync(join(folder, 'queues.yml'), file)
        await main(runner)
        return seen
      }
      const writes = () => sandbox.requests.filter(({ path }) => path !== '/getQueue').length

      const plan = await run({ 'dry-run': 'true' })
      expect(['planned', 'in-sync']).toContain(plan.outputs['outcome'])
      expect(writes()).toBe(0)
      const applied = await run({})
      expect(applied.errors).toEqual([])
      expect(applied.outputs['outcome']).toBe(
        plan.outputs['outcome'] === 'planned' ? 'applied' : 'in-sync',
      )
      expect(applied.outputs['changes']).toBe(plan.outputs['changes'])
      const before = writes()
      const again = await run({})
      expect(again.outputs['outcome']).toBe('in-sync')
      expect((await run({ 'fail-on-drift': 'true' })).outputs['outcome']).toBe('in-sync')
      expect(writes()).toBe(before)
    }),
    { numRuns: cases(40) },
  )
})

test('no text makes the reader throw, and every problem has a place', async () => {
  const fragment = fc.constantFrom(
    'queues:',
    '- ',
    'branch',
    ': ',
    '\n',
    '  ',
    '&a ',
    '*a',
    '!x ',
    '{',
    '}',
    '[',
    ']',
    '"',
    '#',
    '<<',
    '__proto__',
    '? ',
    '---',
    '\t',
    'é',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join('')),
      ),
      async (text) => {
        const places: (readonly [number, number])[] = []
        const { value, problems } = readYaml(text, queueSettings, (...place) => {
          places.push(place)
          return 'here'
        })
        expect(value === undefined && problems.length === 0).toBe(false)
        expect(places).toHaveLength(problems.length)
        for (const [line, column] of places) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(text.split('\n').length + 1)
          expect(column).toBeGreaterThanOrEqual(1)
        }
      },
    ),
    { numRuns: cases(500) },
  )
})
