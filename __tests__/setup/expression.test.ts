/** Expressions of workflows, as far as their contexts are known. */
import { evaluate, evaluateTemplate, UNKNOWN } from '../../src/setup/expression.js'
import { expect, test } from '../support/jest.js'

const context = {
  'github.ref': 'refs/heads/main',
  'github.head_ref': '',
  'github.event_name': 'push',
  'github.event.pull_request': null,
  'github.event.number': 7,
}

test.each([
  ["github.event_name == 'PUSH'", true],
  ["github['event_name'] != 'push'", false],
  ['github.head_ref || github.ref', 'refs/heads/main'],
  ['!(github.head_ref && true)', true],
  ['github.event.pull_request.draft', null],
  ['github.event.pull_request.draft == false', true],
  [
    "contains(github.ref, 'HEADS') && startsWith(github.ref, 'refs/') && endsWith(github.ref, 'main')",
    true,
  ],
  ["format('{0}-{1}', github.event_name, github.event.number)", 'push-7'],
  ["'it''s' == 'It''s'", true],
  ['github.event.number >= 7 && 7 > 6.5', true],
  ['always() && !cancelled() && !failure()', true],
  ['null == 0', true],
  // What is not known decides only if it must.
  ['matrix.os', UNKNOWN],
  ["matrix.os == 'x' || true", true],
  ["matrix.os && github.event_name == 'pull_request'", false],
  ["github.event_name == 'pull_request' && matrix.os", false],
  ['!matrix.os', UNKNOWN],
  ["contains(github.event.commits.*.message, 'x')", UNKNOWN],
  ['hashFiles()', UNKNOWN],
  // What GitHub would refuse.
  ['github.ref ==', UNKNOWN],
  ['(true', UNKNOWN],
  ['true true', UNKNOWN],
  ['', UNKNOWN],
  ["github.ref = 'x'", UNKNOWN],
  [`${'('.repeat(5000)}true`, UNKNOWN],
])('%s is %p', (expression, value) => {
  expect(evaluate(expression, context)).toBe(value)
})

test.each([
  ['ci-{{ github.ref }}', 'ci-refs/heads/main'],
  ['{{ true }}', true],
  ['{{ github.workflow }}-{{ github.ref }}', UNKNOWN],
  ['a{{ github.head_ref }}b', 'ab'],
  ['plain', 'plain'],
])('the text %s becomes %p', (template, value) => {
  expect(evaluateTemplate(template.replaceAll('{{', '${{'), context)).toBe(value)
})
