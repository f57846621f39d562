import { concludeExplanation, readComments } from '../explain/conclude.js'
import { explanationOf } from '../explain/explanation.js'
import { reportGlobs } from '../explain/junit/checks.js'
import { explainInputs, readFacts } from '../explain/read-facts.js'
import { judge } from '../explain/verdict.js'
import { GitHubQuestions, QUESTIONS_MS } from '../pull-request/github-questions.js'
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
    const { event, repository, github, workspace, clock } = context
    // Before the first request: a path that leads outside is a wrong input.
    const globs = reportGlobs(given.failedTestsFiles, given.testChecks)
    const reports = workspace.find('failed-tests-files', globs)
    const claim = testRunOfEvent(event, repository, given.testBranchPattern)
    const startedAt = clock.monotonic()
    const { ref } = await resolvePullRequest(withNumber(location, claim?.number), context)
    const ms = Math.max(0, QUESTIONS_MS - (clock.monotonic() - startedAt))
    const gitHub = new GitHubQuestions(context, ref, given.testBranchPattern, new Set(), ms)
    const own = claim?.number === ref.number ? claim : undefined
    const search = { context, ref, inputs: given, claim: own, reports, gitHub }
    const [{ facts, testFacts, notes }, comments] = await Promise.all([
      readFacts(search),
      readComments({ inputs: given, context, gitHub }, ref.number),
    ])
    const { tests, ...verdict } = judge(facts, testFacts)
    const explanation = explanationOf(
      { facts, verdict, tests, notes },
      gitHub.missingPermissions,
      github.available,
    )
    return concludeExplanation({ inputs: given, context, gitHub, explanation }, comments)
  },
})
