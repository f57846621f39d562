import type { Log } from '../runner/runner.js'
import { truncate } from '../shared/text.js'
import { impactOf, type ListedTest } from './test.js'

/** GitHub keeps ten annotations of a kind a step. */
const MOST_ANNOTATIONS = 10

/** Annotates the files of the first tests that have one. */
export function annotate(log: Log, tests: readonly ListedTest[]): void {
  for (const test of tests.filter((one) => one.file_path).slice(0, MOST_ANNOTATIONS)) {
    const { name, variant, status, html_url: page, file_path: file } = test
    const facts = [
      `${truncate(name, 200)}${variant ? ` (${truncate(variant, 60)})` : ''} is ${status.value}`,
      `${impactOf(test)} ${impactOf(test) === 1 ? 'pull request' : 'pull requests'} impacted in the last 7 days`,
      test.quarantined === true ? 'quarantined' : '',
      truncate(status.reason ?? '', 300),
      truncate(page ?? '', 500),
    ]
    log.notice(facts.filter((fact) => fact !== '').join('; '), {
      title: `${status.value === 'broken' ? 'Broken' : 'Flaky'} test`,
      file: file ?? '',
    })
  }
}
