/** The whole texts of a listing in which two tests are new: people read them when they change. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf, uuid, wireTest } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { reportEverywhere } from '../support/list-flaky.js'

const listed = (number: number, status: 'flaky' | 'broken', over: object) =>
  wireTest(number, {
    variant: null,
    pull_requests_impacted_last_7d: 40 - number,
    ...over,
    status: { value: status, timestamp: `2026-09-0${number}T08:00:00.000Z` },
  })

const RECEIPT = listed(1, 'flaky', {
  name: 'posts a receipt once, even if the webhook is delivered twice within the same second',
  file_path: 'services/billing/src/receipts/receipts.integration.test.ts',
  codeowners: ['@octo-org/billing'],
  ticket: null,
})
const REINDEX = listed(2, 'broken', {
  name: 'reindexes a vendor',
  file_path: 'services/search/src/index/reindex.test.ts',
  codeowners: ['@octo-org/search', '@mona'],
})
const TAXES = listed(3, 'flaky', {
  name: 'rounds taxes to cents',
  file_path: 'services/billing/src/taxes/rounding.test.ts',
  codeowners: ['@octo-org/billing'],
  quarantined: true,
  ticket: null,
})
const REPAIRED = listed(4, 'flaky', { id: uuid(4), name: 'opens the connection again' })

const LISTED = pagesOf({ FLAKY: [RECEIPT, TAXES], BROKEN: [REINDEX] })

/** Every text of a run on pull request 12, which changes the file of the broken test. */
const texts = (inputs: Readonly<Record<string, string>>, prepare?: (folder: string) => void) =>
  reportEverywhere(LISTED, { status: 'all', ...inputs }, prepare, [
    { path: 'services/search/src/index/reindex.test.ts' },
  ])

test('the texts of a gate that two new tests exceed', async () => {
  const inputs = { 'fail-above-new': '0', 'baseline-file': 'baseline.json' }
  const shown = await texts(inputs, (folder) =>
    writeFileSync(join(folder, 'baseline.json'), JSON.stringify([TAXES, REPAIRED])),
  )
  expect(shown.comment).toMatchSnapshot('comment')
  expect(shown.summary).toMatchSnapshot('summary')
  expect(shown.slack).toMatchSnapshot('Slack')
})

test('the texts of a listing with filters, an issue and no baseline', async () => {
  const shown = await texts({ 'code-owners': '@octo-org/*', 'issue-title': 'Flaky tests' })
  expect(shown.comment).toMatchSnapshot('comment')
  expect(shown.issue).toMatchSnapshot('issue')
  expect(shown.summary).toMatchSnapshot('summary')
  expect(shown.slack).toMatchSnapshot('Slack')
})

test('the texts for a code owner that no test has', async () => {
  const shown = await texts({ 'code-owners': '@octo-org/biling' })
  expect(shown.comment).toMatchSnapshot('comment')
  expect(shown.summary).toMatchSnapshot('summary')
  expect(shown.slack).toMatchSnapshot('Slack')
})
