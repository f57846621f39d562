/** The clock that a workflow sees after minutes have passed between two runs of its rehearsal. */
import { execFileSync, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '../support/jest.js'
import { testOnLinux } from '../support/platform.js'

const DATE = resolve('rehearsal/stand-ins/clock/date')
const DAY_MS = 86_400_000
const SHIFT_DAYS = 1000
const env = {
  PATH: process.env['PATH'],
  TZ: 'UTC',
  REHEARSAL_SHIFT_MS: String(SHIFT_DAYS * DAY_MS),
}
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Compares what a command prints with the day after some days, also if midnight comes while it runs. */
function expectDay(printed: () => string, days: number): void {
  const earliest = dayAfter(days)
  const day = printed().trim()
  expect([earliest, dayAfter(days)]).toContain(day)
}

describe('`date` in a `run:` step', () => {
  const date = (...args: string[]) => execFileSync(DATE, args, { env, encoding: 'utf8' })

  test('has the time of the rehearsal', () => {
    expectDay(() => date('-u', '+%Y-%m-%d'), SHIFT_DAYS)
  })

  testOnLinux('reads an offset from the time of the rehearsal', () => {
    expectDay(() => date('-d', '10 days ago', '+%F'), SHIFT_DAYS - 10)
    expectDay(() => date('--date=yesterday', '+%F'), SHIFT_DAYS - 1)
    expectDay(() => date('-ud', '+2 weeks', '+%F'), SHIFT_DAYS + 14)
  })

  testOnLinux('reads a date as it is', () => {
    expect(date('-d', '2026-01-31T10:00:00Z', '+%s')).toBe('1769853600\n')
    expect(date('-d@5', '+%s')).toBe('5\n')
  })

  testOnLinux('refuses a text that it would read by the clock of the machine', () => {
    const { status, stderr } = spawnSync(DATE, ['-d', 'monday 09:00'], { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain("can't do `date -d monday 09:00`")
  })
})

test.each(['new Date()', 'new Date(Date.now())'])('`%s` has the time of the rehearsal', (now) => {
  const clock = pathToFileURL(resolve('lib/rehearsal/shifted-clock.js')).href
  const args = ['--import', clock, '--print', `${now}.toISOString().slice(0, 10)`]
  expectDay(() => execFileSync(process.execPath, args, { env, encoding: 'utf8' }), SHIFT_DAYS)
})
