import { concludeExplanation } from '../explain/conclude.js'
import { explanationOf } from '../explain/explanation.js'
import { explainInputs, gather } from '../explain/gather.js'
import { reportGlobs } from '../explain/junit/checks.js'
import { judge } from '../explain/verdict.js'
import { GitHubQuestions } from '../pull-request/github-questions.js'
import {
  optionalPullRequestTarget,
  resolvePullRequest,
  withNumber,
} from '../pull-request/resolve.js'
import { testRunOfEvent } from '../pull-request/test-branch.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about:
    "Explain why a pull request isn't merged, whose failure it is and what to do, and try again once if all failing tests are known to be flaky.",
  target: optionalPullRequestTarget,
  inputs: explainInputs,
  outputs: [
    'verdict',
    'reasons',
    'failing-checks',
    'failing-tests',
    'retries',
    'tested-pull-requests',
    'report-markdown',
    'state',
    'submitted',
    'queue-state',
    'queue-position',
    'queue-depth',
    'test-branch',
    'test-status',
  ],
  outcomes: ['explained', 'retried', 'not-submitted'],
  checks: (check) => [
    check(
      ['retryOn', 'comment'],
      ({ retryOn, comment }) =>
        retryOn !== 'never' &&
        comment === 'never' &&
        'Input `retry-on` needs `comment: on-failure` or `comment: always`: the comment counts the retries',
    ),
    check(['retryOn', 'failedTestsFiles', 'testChecks', 'orgSlug'], (given) => {
      const { retryOn, failedTestsFiles, testChecks, orgSlug } = given
      if (retryOn === 'never') return undefined
      const hasFiles = failedTestsFiles.length > 0 || testChecks.some(({ files }) => files)
      const missing = [
        ...(hasFiles ? [] : ['`failed-tests-files`']),
        ...(testChecks.length > 0 ? [] : ['`test-checks`']),
        ...(orgSlug === undefined ? ['`org-slug`'] : []),
      ]
      return missing.length > 0 && `Input \`retry-on\` needs ${missing.join(' and ')}`
    }),
  ],
  onlyWith: { failedTestsFiles: 'testChecks', testChecks: 'orgSlug' },
  async run(given, context, location) {
    const { event, repository, github, workspace } = context
    // Before the first request: a path that leads outside is a wrong input.
    const globs = reportGlobs(given.failedTestsFiles, given.testChecks)
    const reports = workspace.find('failed-tests-files', globs)
    const claim = testRunOfEvent(event, repository, given.testBranchPattern)
    const { ref } = await resolvePullRequest(withNumber(location, claim?.number), context)
    const own = claim?.number === ref.number ? claim : undefined
    const gitHub = new GitHubQuestions(context, ref, given.testBranchPattern)
    const gathered = await gather({ context, ref, inputs: given, claim: own, reports, gitHub })
    const verdict = judge(gathered.facts)
    const explanation = explanationOf(gathered, verdict, github.available)
    return concludeExplanation({ inputs: given, context, explanation })
  },
})
