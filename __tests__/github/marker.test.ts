import { parseMarked } from '../../src/github/marker.js'
import { expect, test } from '../support/jest.js'

test.each([
  ['<!-- merge-queue-action:plan -->\nbody', { marker: 'plan', data: '', body: 'body' }],
  ['<!-- merge-queue-action:plan a b -->\r\nbody', { marker: 'plan', data: 'a b', body: 'body' }],
])('%j has a marker', (text, parts) => {
  expect(parseMarked(text)).toEqual(parts)
})

test.each([
  'body',
  '> <!-- merge-queue-action:plan -->\nbody',
  '<!-- merge-queue-action:plan --> and more\nbody',
  'body\n<!-- merge-queue-action:plan -->',
  '<!-- Merge-Queue-Action:plan -->\nbody',
  '<!-- merge-queue-action: -->\nbody',
])('%j has no marker', (text) => {
  expect(parseMarked(text)).toBeUndefined()
})
