import { type Entry, hasText, isOutput, jobResults, shortLine } from '../../rehearsal/log.js'
import { describe, expect, test } from '../support/jest.js'

const of = (entry: Partial<Entry>) =>
  shortLine({
    msg: '',
    job: 'Merge/queue/Enqueue   ',
    stage: 'Main',
    step: 'a step',
    stepID: ['0'],
    ...entry,
  })

test.each<[string, Partial<Entry>, string | undefined]>([
  [
    'text that a step prints',
    { msg: 'Outcome: merged', raw_output: true },
    '[Enqueue]     Outcome: merged',
  ],
  ['the end of a step', { msg: 'Success', stepResult: 'success' }, '[Enqueue] ✓ a step'],
  ['a step that fails', { stepResult: 'failure' }, '[Enqueue] ✗ a step'],
  ['a post step that fails', { stage: 'Post', stepResult: 'failure' }, '[Enqueue] ✗ a step'],
  ['a post step that passes', { stage: 'Post', stepResult: 'success' }, undefined],
  ['a step of a composite action', { stepID: ['0', '1'], stepResult: 'success' }, undefined],
  [
    'an annotation',
    { command: 'error', arg: 'Set it.', kvPairs: { title: 'It is wrong' } },
    '[Enqueue]     error: It is wrong: Set it.',
  ],
  [
    'a title that its text repeats',
    { command: 'warning', arg: '`Late`. Wait.', kvPairs: { title: 'Late' } },
    '[Enqueue]     warning: `Late`. Wait.',
  ],
  ['an output', { command: 'set-output', arg: 'x', msg: '::set-output::' }, undefined],
  ['a mask', { command: 'add-mask', msg: '***' }, undefined],
  ['what the runner tells itself', { msg: 'Run Set up job', level: 'info' }, undefined],
  [
    'what it says when it breaks',
    { msg: 'no such action', level: 'error' },
    '[Enqueue] no such action',
  ],
  ['what the error before has said', { msg: 'exit status 1', level: 'error' }, undefined],
])('%s', (_name, entry, wanted) => {
  expect(of(entry)).toBe(wanted)
})

test('what act says of no job, such as a file that it cannot read, is shown', () => {
  expect(shortLine({ msg: 'yaml: line 3' })).toBe('yaml: line 3')
  expect(shortLine({ msg: "Couldn't get a valid docker connection: none" })).toBe(undefined)
})

test.each([
  [{ msg: 'Deployed.', job: 'a', raw_output: true }, true],
  [{ msg: '::error::Stopped', job: 'a', command: 'error', arg: 'Stopped' }, true],
  [{ msg: 'Error: no such host' }, true],
  [{ msg: '⭐ Run Main if b; then echo Deployed.; fi', job: 'a', stage: 'Main' }, false],
  [{ msg: '✅ Success - Main echo Deployed.', job: 'a', stepResult: 'success' }, false],
])('a rehearsal file may expect %j: %s', (entry, may) => {
  expect(isOutput(entry)).toBe(may)
})

test.each([
  ['Outcome: uploaded', true],
  ['Outcome: uploaded-all', true],
  ['Outcome: uploaded-none', false],
  ['Outcome: up', false],
  ['come: up', true],
])('an expected outcome is a whole word: %s', (part, isThere) => {
  expect(hasText('Outcome: uploaded-all\nOutcome: uploaded\n', part)).toBe(isThere)
})

describe('the result of a job', () => {
  const error = (job: string): Entry => ({ msg: 'exit status 1', job, jobID: 'a', level: 'error' })
  const end = (job: string, jobResult: string, matrix: object = {}): Entry => ({
    ...{ msg: '', job, jobID: 'a', jobResult, matrix },
  })

  test('is `success` for a cell without an error that ends after a failed one', () => {
    const failed = end('a-1', 'failure', { x: 1 })
    const later = end('a-2', 'failure', { x: 2 })
    expect(Object.fromEntries(jobResults([error('a-1'), failed, later]))).toEqual({
      'a-1': 'failure',
      'a-2': 'success',
    })
  })

  test('is `failure` for a cell without an error if no other cell has one', () => {
    expect(jobResults([end('a-1', 'failure', { x: 1 })]).get('a-1')).toBe('failure')
  })

  test('is what act says for a job without a matrix', () => {
    expect(jobResults([error('b'), end('a', 'failure')]).get('a')).toBe('failure')
  })

  test('is `success` for a cell with an annotation of a step that may fail', () => {
    const annotation: Entry = { ...error('a-2'), command: 'error' }
    const ends = [end('a-1', 'failure', { x: 1 }), end('a-2', 'failure', { x: 2 })]
    expect(jobResults([error('a-1'), annotation, ...ends]).get('a-2')).toBe('success')
  })
})
