import { pluralize, truncate } from '../shared/text.js'
import type { Context } from '../step/context.js'
import type { FlakyReport } from './report.js'
import { impactOf } from './unhealthy-test.js'

/** GitHub shows ten annotations of a kind per step. */
const MAX_ANNOTATIONS = 10

/** Annotates the files of the first tests. Tests without a file get no annotation. */
export function annotate({ log }: Context, { rows }: FlakyReport): void {
  for (const test of rows.filter(({ file_path }) => file_path).slice(0, MAX_ANNOTATIONS)) {
    const { name, variant, status, html_url: page, file_path: file } = test
    const subject = [truncate(name, 200)]
    if (variant) subject.push(`(${truncate(variant, 60)})`)
    const facts = [
      `${subject.join(' ')} is ${status.value}`,
      `${pluralize(impactOf(test), 'pull request')} impacted in the last 7 days`,
    ]
    if (test.quarantined === true) facts.push('quarantined')
    if (status.reason) facts.push(truncate(status.reason, 300))
    if (page) facts.push(truncate(page, 500))
    const title = status.value === 'broken' ? 'Broken test' : 'Flaky test'
    log.notice(facts.join('; '), { title, file: file ?? '' })
  }
}
