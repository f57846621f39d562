/** What each kind of input takes and refuses, with its message. */
import { priorityInput } from '../../src/pull-request/inputs.js'
import * as z from '../../src/shared/zod.js'
import * as inputs from '../../src/step/inputs.js'
import { describe, expect, test } from '../support/jest.js'

/** Reads a text as one input: its value, or the messages. */
async function read(field: z.core.$ZodType, text: string) {
  const { data, error } = await z.safeParseAsync(field, text)
  return error ? { messages: error.issues.map(({ message }) => message) } : { value: data }
}

interface Kind {
  readonly field: z.core.$ZodType
  readonly takes: readonly (readonly [text: string, value: unknown])[]
  /** The message of all that is refused; the value follows. */
  readonly must: string
  readonly refuses: readonly string[]
}

const asTheyAre = (...texts: readonly string[]) => texts.map((text) => [text, text] as const)
const SHA = 'a1'.repeat(20)

const KINDS: Readonly<Record<string, Kind>> = {
  flag: {
    field: inputs.flag(),
    takes: [
      ...['true', 'True', 'TRUE'].map((text) => [text, true] as const),
      ...['false', 'False', 'FALSE'].map((text) => [text, false] as const),
    ],
    must: 'must be a YAML boolean, true or false',
    refuses: ['tRUE', 'yes', 'off', '1', 'truex', 'x false'],
  },
  decimal: {
    field: inputs.decimal({ min: 0.5, max: 30 }),
    takes: [
      ['0.5', 0.5],
      ['30', 30],
      ['7', 7],
      ['007.250', 7.25],
    ],
    must: 'must be a decimal number such as 30 or 0.5',
    refuses: ['30s', 'x30', '.5', '5.', '1.2.3', '1e1', '+7', '--1', '-', '7 8', '٣'],
  },
  'decimal, out of bounds': {
    field: inputs.decimal({ min: 0.5, max: 30 }),
    takes: [],
    must: 'must be from 0.5 to 30',
    refuses: ['0.49', '30.01', '-1', '-0.5', '-30', '9'.repeat(59)],
  },
  'decimal from 0': {
    field: inputs.decimal({ min: 0, max: 30 }),
    takes: [['0', 0]],
    must: 'must be from 0 to 30',
    refuses: ['-0', '-0.0'],
  },
  wholeNumber: {
    field: inputs.wholeNumber({ min: 0, max: 5 }),
    takes: [
      ['0', 0],
      ['5', 5],
      ['003', 3],
    ],
    must: 'must be a whole number such as 5',
    refuses: ['1.5', '1.', '3x', 'x3', '+7', '--1', '-', '7 8', '٣'],
  },
  line: {
    field: inputs.line(),
    takes: asTheyAre('a', 'two words', 'a\u2028b'),
    must: 'must be a single line',
    refuses: ['a\nb', 'a\rb', 'a\n', '\nb'],
  },
  copiedLine: {
    field: inputs.copiedLine(),
    takes: [
      ['octo-org/orion@main', 'octo-org/orion@main'],
      ['\ufeffocto-org/orion@\u200bmain', 'octo-org/orion@main'],
    ],
    must: 'must be a single line',
    refuses: ['a\nb', 'a\rb'],
  },
  orgSlug: {
    field: inputs.orgSlug(),
    takes: asTheyAre('octo-org', 'octo_org.2', 'ö'),
    must: 'must be the slug of the organization, such as octo-org',
    refuses: ['octo org', 'octo\norg', 'octo-org/orion', '/octo', 'octo:'],
  },
  holdName: {
    field: inputs.holdName(),
    takes: asTheyAre('a', 'release-2', '-', '7', 'x'.repeat(40)),
    must: 'must be lower-case letters, digits and dashes, at most 40 of them',
    refuses: ['Release', 'a_b', 'a b', 'x'.repeat(41), 'a.b'],
  },
  branch: {
    field: inputs.branch(),
    takes: [
      ...asTheyAre('main', 'release/2.0', 'feature/refs/heads/x', 'heads/main', 'ü'),
      ['refs/heads/main', 'main'],
      ['\ufeffrefs/heads/rele\u200base', 'release'],
    ],
    must: 'must be a branch such as main',
    refuses: ['refs/tags/v1', 'refs/heads/', 'refs/heads/refs/heads/x', '\u200b', 'a..b', '@{x'],
  },
  commitSha: {
    field: inputs.commitSha(),
    takes: [
      [SHA, SHA],
      [SHA.toUpperCase(), SHA],
      ['0f'.repeat(32), '0f'.repeat(32)],
    ],
    must: 'must be a full commit SHA',
    refuses: [SHA.slice(1), `${SHA}a`, `x${SHA}`, `g${SHA.slice(1)}`, '0f'.repeat(31)],
  },
  time: {
    field: inputs.timeInput(),
    takes: [
      ...asTheyAre(
        '2026-09-21T08:00:00Z',
        '2026-09-21T08:00:00.125+02:00',
        '2028-02-29T23:59:59-11:30',
      ),
      ['2026-09-21 08:00:00z', '2026-09-21T08:00:00Z'],
      ['2026-09-21t08:00:00Z', '2026-09-21T08:00:00Z'],
    ],
    must: 'must be a time with its zone such as 2026-09-21T08:00:00Z',
    refuses: [
      '2026-09-21T08:00:00',
      '2026-09-21T08:00Z',
      '2026-09-21T8:00:00Z',
      'x2026-09-21T08:00:00Z',
      '2026-09-21T08:00:00Zx',
      '2026-09-21T08:00:00+0200',
      '2026-09-21T08:00:00.Z',
      '2026-02-30T08:00:00Z',
      '2026-09-21T25:00:00Z',
      '2026-09-21T08:60:00Z',
    ],
  },
  'priority, as a number': {
    field: priorityInput(),
    takes: [
      ['0', 0],
      ['255', 255],
      ['010', 10],
    ],
    must: 'must be a whole number from 0 to 255',
    refuses: ['256', '0001', '1.5', '1x'],
  },
  'priority, as a name': {
    field: priorityInput(),
    takes: ['urgent', 'High', 'medium', 'low', 'LOWEST'].map((name) => [name, name.toLowerCase()]),
    must: 'must be a number from 0 to 255, or `urgent`, `high`, `medium`, `low`, `lowest`',
    refuses: ['-1', 'x1', 'xlow', 'lowx'],
  },
}

const kinds = Object.entries(KINDS)
const taken = kinds.flatMap(([name, { field, takes }]) =>
  takes.map(([text, value]) => [name, text, value, field] as const),
)
const refused = kinds.flatMap(([name, { field, refuses, must }]) =>
  refuses.map((text) => [name, text, must, field] as const),
)

test.each(taken)('%s: %j becomes %j', async (_, text, value, field) => {
  expect(await read(field, text)).toEqual({ value })
})

test.each(refused)('%s: %j is refused, because it %s', async (_, text, must, field) => {
  const value = JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text)
  const { messages } = await read(field, text)
  expect(messages).toEqual([expect.stringContaining(`${must}, but is ${value}`)])
})

test('a priority that is nearly a name suggests it', async () => {
  const { messages } = await read(priorityInput(), 'hihg')
  expect(messages?.[0]).toMatch(/, but is "hihg"; did you mean `high`\?$/)
})

const STATES = ['PENDING', 'FAILED', 'PENDING_FAILURE', 'CANCELLED'] as const
const LIST = '`PENDING`, `FAILED`, `PENDING_FAILURE`, `CANCELLED`'

describe.each([
  ['one word', inputs.choice(STATES), (word: string) => word],
  ['a list of words', inputs.choices(STATES), (word: string) => [word]],
])('%s', (_, field, shown) => {
  test('takes a word regardless of case', async () => {
    for (const word of ['FAILED', 'failed', 'Failed'])
      expect(await read(field, word)).toEqual({ value: shown('FAILED') })
  })

  test.each([
    ['FALED', '; did you mean `FAILED`?'],
    ['cancel', '; did you mean `CANCELLED`?'],
    ['pending-fail', '; did you mean `PENDING_FAILURE`?'],
    ['canned', '.'],
  ])('refuses %s, and guesses what is meant: %j', async (word, guess) => {
    expect(await read(field, word)).toEqual({
      messages: [`is "${word}"${guess} It must be one of ${LIST}`],
    })
  })
})

test.each([
  ['pending, failed', ['PENDING', 'FAILED']],
  ['pending\n\n failed ,', ['PENDING', 'FAILED']],
])('a list of words splits %j', async (text, value) => {
  expect(await read(inputs.choices(STATES), text)).toEqual({ value })
})

test('a list of words must have one', async () => {
  for (const text of [',', '\n', ' , '])
    expect(await read(inputs.choices(STATES), text)).toEqual({
      messages: [expect.stringMatching(/^must name one of PENDING, .*, but is "/)],
    })
})

test.each([
  [inputs.lines, ' a\n\n b,c \r\nd', ['a', 'b,c', 'd']],
  [inputs.globs, 'src/**\n x!', ['src/**', 'x!']],
] as const)('a list has one item per line', async (field, text, value) => {
  expect(await read(field('paths'), text)).toEqual({ value })
})

test('a glob with more than a thousand alternatives is refused', async () => {
  const many = `{${Array.from({ length: 1001 }, (_, index) => index).join(',')}}`
  expect(await read(inputs.globs('paths'), `src/**\n${many}`)).toEqual({
    messages: [
      expect.stringMatching(/^is wrong: the glob "\{0,1,.*" has braces with more than 1000/),
    ],
  })
})

test.each([
  ['plain', 'plain'],
  ['https://user:secret@api.example.com/v1', '***@api.example.com/v1'],
  ['user:sec\nret@api.example.com', '***@api.example.com'],
  ['https://api.example.com/v1?key=secret', 'https://api.example.com/v1?***'],
  ['https://api.example.com/v1#sec\nret', 'https://api.example.com/v1#***'],
  ['/a?secret#b', '/a?***'],
  ['a?b', 'a?b'],
])('a message shows %j as %j', (text, shown) => {
  expect(inputs.butIs(text)).toBe(`, but is ${JSON.stringify(shown)}`)
})

test.each([
  ['https://push.example.com/x', 'https://push.example.com/x'],
  ['push.example.com', 'be an absolute address such as https://a.example'],
  ['https://push.example.com/a b', 'not contain whitespace'],
  ['https://push.example.com/?', 'not contain a query or a fragment'],
  ['https://push.example.com/#x', 'not contain a query or a fragment'],
])('the address %j is read as %j', (text, result) => {
  expect(String(inputs.parseAddress(text, 'https://a.example'))).toBe(result)
})
