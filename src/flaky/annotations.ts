import type { Place } from '../runner/runner.js'
import { truncate } from '../shared/text.js'
import { impactOf, type ListedTest } from './test.js'

/** GitHub keeps ten annotations of a kind a step. */
const MOST_ANNOTATIONS = 10

/** Annotations on the files of the first tests that have one. */
export function flakyAnnotations(
  tests: readonly ListedTest[],
): readonly { readonly message: string; readonly place: Place }[] {
  return tests
    .filter((test) => test.file_path)
    .slice(0, MOST_ANNOTATIONS)
    .map((test) => ({
      message: [
        `${truncate(test.name, 200)}${test.variant ? ` (${truncate(test.variant, 60)})` : ''} is ${test.status.value}`,
        `${impactOf(test)} ${impactOf(test) === 1 ? 'pull request' : 'pull requests'} impacted in the last 7 days`,
        ...(test.quarantined === true ? ['quarantined'] : []),
        ...(test.status.reason ? [truncate(test.status.reason, 300)] : []),
        ...(test.html_url ? [truncate(test.html_url, 500)] : []),
      ].join('; '),
      place: {
        title: `${test.status.value === 'broken' ? 'Broken' : 'Flaky'} test`,
        file: test.file_path ?? '',
      },
    }))
}
