import { benchmarksPage } from '../../bench/report.js'
import { expect, test } from '../support/jest.js'

const STEP = { question: 'step', method: 'CPU time: of the process.' } as const
const LIST = { question: 'list', method: 'Targets: of 50 bytes.', rows: [['a', '1', '2']] } as const
const POLLING = { question: 'polling', method: '', rows: [['polls', '3', '']] } as const

test('the page has one table for each question, and says when and where it was measured', () => {
  const submit = { ...STEP, rows: [['CPU time of submit', '70 ms', '3.0 × bare node']] } as const
  const size = { ...STEP, method: '', rows: [['download', '1 kB', '']] } as const
  expect(
    benchmarksPage('2026-01-02', 'Node v24', [POLLING, submit, LIST, size]),
  ).toBe(`# What it costs

Measured with \`npm run bench\` on 2026-01-02: Node v24.

## What does a step cost me?

| What | Measured | In comparison |
| --- | ---: | --- |
| CPU time of submit | 70 ms | 3.0 × bare node |
| download | 1 kB |  |

- CPU time: of the process.

## How large may a list be?

| What | Measured | In comparison |
| --- | ---: | --- |
| a | 1 | 2 |

- Targets: of 50 bytes.

## How often does it poll?

| What | Measured | In comparison |
| --- | ---: | --- |
| polls | 3 |  |
`)
})

test('the page is not written while a question has no answer', () => {
  expect(() => benchmarksPage('2026-01-02', 'Node v24', [LIST, POLLING])).toThrow(
    'No benchmark answers "What does a step cost me?"',
  )
})
