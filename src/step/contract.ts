// Generated from action.yml by scripts/contract.mjs; change that file and run `npm run docs`.

/** Each input's literal default; `undefined` where the runner fills in an expression. */
export const inputDefaults = {
  'operation': '', 'api-url': '', 'api-token': '', 'on-missing-token': 'fail',
  'repository': undefined, 'repository-host': '', 'pull-request': '', 'target-branch': '',
  'github-token': undefined, 'request-timeout-seconds': '30', 'retry-timeout-seconds': '',
  'dry-run': 'false', 'summary': 'true', 'priority': '', 'no-batch': '', 'expected-head-sha': '',
  'skip-draft': 'true', 'remove-label': '', 'comment': 'never', 'wait': '', 'strict': 'false',
  'fail-on': '', 'impacted-targets': '', 'impacted-targets-file': '',
  'impacted-targets-format': 'auto', 'include-targets': '', 'exclude-targets': '', 'head-sha': '',
  'on-missing-file': 'fail', 'on-empty': 'fail', 'on-too-large': 'all', 'allow-fork-run': 'false',
  'timeout-minutes': '60', 'poll-interval-seconds': '', 'on-timeout': 'fail', 'on-abort': 'leave',
  'not-ready-timeout-minutes': '', 'resubmit': '0', 'test-run-id': '',
  'test-branch-pattern': 'trunk-merge/pr-{number}/{id}', 'queue-settings': '', 'queue-state': '',
  'reason': '', 'resume-after-job': 'false', 'expected-state': '', 'confirm': '',
  'queue-config-file': '.github/merge-queue.yml', 'prune': 'false', 'fail-on-drift': 'false',
  'org-slug': '', 'status': 'flaky', 'page-size': '100', 'max-tests': '', 'code-owners': '',
  'file-paths': '', 'names': '', 'quarantined': 'include', 'min-pull-requests-impacted': '0',
  'sort': 'impact', 'group-by': 'none', 'max-rows': '50', 'baseline-file': '', 'report-files': '',
  'issue-title': '', 'mention-owners': 'false', 'annotations': 'false', 'slack-payload-file': '',
  'fail-above': '', 'fail-above-new': '', 'metrics-scope': 'repository', 'metrics-file': '',
  'pushgateway-url': '', 'fail-when': '',
} as const satisfies Record<string, string | undefined>

export type InputName = keyof typeof inputDefaults

export const outputNames = [
  'outcome', 'result', 'result-file', 'pull-request', 'target-branch', 'state', 'submitted',
  'head-sha', 'priority', 'queue-state', 'queue-position', 'queue-depth', 'previous-state',
  'targets-count', 'duplicates-removed', 'targets-sent', 'all-reason', 'body-bytes',
  'targets-format', 'merged', 'merge-commit-sha', 'duration-seconds', 'polls', 'timeline',
  'failing-checks', 'reasons', 'resubmissions', 'test-status', 'test-branch', 'test-branch-sha',
  'tested-pull-requests', 'missing-checks', 'impacted-targets-file', 'queue-mode', 'testing-count',
  'oldest-age-seconds', 'queue', 'changed', 'changes', 'total-count', 'flaky-count', 'broken-count',
  'quarantined-count', 'new-count', 'resolved-count', 'owners', 'tests-file', 'report-markdown',
  'issue-number', 'truncated', 'metrics', 'metrics-file',
] as const

export type OutputName = (typeof outputNames)[number]
