import { EOL } from 'node:os'
import * as core from '@actions/core'
import fc from 'fast-check'
import { stepLog } from '../../src/runner/runner.js'
import { hideSecrets } from '../../src/runner/secrets.js'
import { sanitize } from '../../src/shared/text.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { commandsIn } from '../support/runner-model.js'

/** Pieces that make commands when they meet, mixed with whatever else there is. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('#', '##', '##[', '[', ']', ':', '::', '::error::', '\\', '%0A', 'error'),
      fc.constantFrom('\n', '\r', '\r\n', ' ', '\t', '\u00a0', '\u3000', '\u2028', '\u0085'),
      fc.constantFrom('\u00ad', '\u200b', '\u2060', '\ufe0f', '\u034f', '\u001b[2J', '\u202e'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

test('no text runs a command or controls the terminal', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const safe = sanitize(text)
      expect(commandsIn(safe)).toEqual([])
      expect(safe).not.toMatch(/(?![\t\n])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
    }),
    { numRuns: cases(3000) },
  )
})

test('an annotation keeps its title and file, whatever they hold', () => {
  const { write } = process.stdout
  let printed = ''
  process.stdout.write = (text) => {
    printed += String(text)
    return true
  }
  try {
    const place = { title: 'a,b: c\nd', file: 'src/x,file=y:z.ts' }
    stepLog(core, (text) => text).notice('one\ntwo', place)
  } finally {
    process.stdout.write = write
  }
  expect(printed).toBe(`::notice title=a%2Cb%3A c d,file=src/x%2Cfile=y%3Az.ts::one%0Atwo${EOL}`)
})

test('safe text is unchanged', () => {
  for (const text of ['#12 on main: a :: b', 'C#[x]', '⚠️ 日本語 \t x\ny', '## [heading]'])
    expect(sanitize(text)).toBe(text)
  fc.assert(
    fc.property(hostile, (text) => {
      expect(sanitize(sanitize(text))).toBe(sanitize(text))
    }),
  )
})

test('a million line breaks are sanitized: a search that is quadratic would not end', () => {
  const breaks = '\n'.repeat(1_000_000)
  expect(sanitize(`${breaks}::error::x`) === `${breaks}\\::error::x`).toBe(true)
})

test('an annotation is cut to what GitHub keeps', () => {
  const { runner, seen } = recorder({})
  stepLog(runner.core, (text) => text).error('\u0000é'.repeat(4000))
  expect(seen.errors[0]?.message.length).toBeLessThanOrEqual(4096)
})

test('the runner never receives the secret', () => {
  const { runner, seen } = recorder({ 'api-token': 's3cret-t0ken' })
  const { core, log } = hideSecrets(runner.core)
  seen.secrets.length = 0
  const text = 'before s3cret-t0ken after'
  log.info(text)
  log.debug(text)
  log.error(text, { title: text })
  log.warning(text)
  log.notice(text, { title: text })
  log.group(text, [text])
  core.writeOutputs({ state: text })
  core.writeSummary(text)
  expect(JSON.stringify(seen)).not.toContain('s3cret')
  expect(JSON.stringify(seen).match(/before \*\*\* after/g)).toHaveLength(11)
})
