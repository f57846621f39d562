import { stepLog } from '../../src/runner/runner.js'
import { planOnlyResult } from '../../src/step/dry-run.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { summaryOf } from '../support/written.js'

const put = { method: 'PUT', path: '/x', effect: 'idempotent', subject: '#12 on main' } as const

/** What a dry run of these bodies shows. */
function plan(...bodies: readonly ({ readonly a: string } | readonly Uint8Array[])[]) {
  const { runner, seen } = recorder({})
  const log = stepLog(runner.core, (text) => text)
  const result = planOnlyResult(
    log,
    bodies.map((body) => ({ ...put, body })),
  )
  return {
    result,
    log: seen.info,
    summary: shown(result.summary === undefined ? '' : summaryOf(result.summary)),
  }
}

test('a request is shown in the log and in the summary, and is whole in the result', () => {
  const { result, log, summary } = plan({ a: 'x' }, [Buffer.from('{"a":'), Buffer.from('"y"}')])
  expect(log).toEqual([
    '▸ Dry run: PUT /x for #12 on main',
    '{"a":"x"}',
    '▸ Dry run: PUT /x for #12 on main',
    '{"a":"y"}',
  ])
  expect(summary).toBe(
    [
      '### ℹ️ Dry run: 2 requests planned, none sent',
      '',
      'PUT /x',
      '',
      '```json',
      '{"a":"x"}',
      '```',
      '',
      'PUT /x',
      '',
      '```json',
      '{"a":"y"}',
      '```',
    ].join('\n'),
  )
  expect(result).toMatchObject({
    outcome: 'planned',
    details: {
      planned: [
        { method: 'PUT', path: '/x', body: '{"a":"x"}' },
        { method: 'PUT', path: '/x', body: '{"a":"y"}' },
      ],
    },
  })
})

test('a body is shown up to 4000 characters', () => {
  const ofLength = (length: number) => ({ a: 'x'.repeat(length - '{"a":""}'.length) })
  const fits = plan(ofLength(4000))
  expect(fits.log[1]).toHaveLength(4000)
  const { log, result } = plan(ofLength(4001))
  expect(log[1]).toBe(
    `${JSON.stringify(ofLength(4001)).slice(0, 4000)}… (4001 bytes; \`result-file\` has the whole body)`,
  )
  expect(result.details).toMatchObject({ planned: [{ body: JSON.stringify(ofLength(4001)) }] })
})
