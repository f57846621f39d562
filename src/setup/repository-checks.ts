/** The checks of the repository on GitHub: rules, label, events, uploads, permissions. */
import { sameName } from '../github/event.js'
import { GitHubError } from '../github/octokit.js'
import { repositoryPage } from '../github/reference.js'
import type { BranchRule } from '../github/repository-setup.js'
import { hasStatus } from '../http/errors.js'
import type { Fact, Unread } from '../shared/fact.js'
import { docsPage } from '../shared/links.js'
import { firstOf, inBackticks } from '../shared/text.js'
import { gitHubTokenProblem } from '../step/token-problem.js'
import { queueOfSetup, type SetupFacts } from './facts.js'
import { okRow, problemRow, type SetupRow, unknownRow, warningRow } from './row.js'
import { TEMPORARY_BRANCH, TEST_BRANCH } from './test-run-checks.js'
import type { Body, Use } from './workflow.js'

/** The two queues would block each other: GitHub's own one refuses every other merge. */
export async function checkNativeQueue(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const branch = inBackticks(facts.ref.targetBranch)
  const [rules, queue] = await Promise.all([
    facts.rules(facts.ref.targetBranch),
    facts.nativeQueue(),
  ])
  const isInRules = rules.isKnown && rules.value.some(({ type }) => type === 'merge_queue')
  if (isInRules || (queue.isKnown && queue.value))
    return [
      problemRow(
        'native-queue',
        `GitHub's own merge queue is active on ${branch}, and the two queues block each other`,
        'Turn off "Require merge queue" in the ruleset or the protection of the branch.',
        `${repositoryPage(facts.ref.repository, facts.context.event)}/settings/rules`,
      ),
    ]
  const unreadFact = [rules, queue].find((fact) => !fact.isKnown)
  if (unreadFact !== undefined && !unreadFact.isKnown)
    return [
      unknownRow(
        'native-queue',
        `Whether GitHub's own merge queue is active on ${branch} could not be read: ${unreadFact.why}`,
      ),
    ]
  return [okRow('native-queue', `GitHub's own merge queue is not active on ${branch}`)]
}

const NOT_JUDGED = 'Classic branch protection is not judged'

/** No rule of a ruleset covers the queue's branches, of whatever type: each can block a push. */
export async function checkBranchRules(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const answers = await Promise.all([facts.rules(TEST_BRANCH), facts.rules(TEMPORARY_BRANCH)])
  const rules: BranchRule[] = []
  const unreadRows: SetupRow[] = []
  for (const answer of answers) {
    if (answer.isKnown) rules.push(...answer.value)
    else
      unreadRows.push(
        unknownRow('branch-rules', `Rules could not be read: ${answer.why}. ${NOT_JUDGED}`),
      )
  }
  // If neither could be read, one row is enough.
  if (unreadRows.length === answers.length) return unreadRows.slice(0, 1)
  const rows: SetupRow[] = []
  if (rules.length > 0) rows.push(...(await rowsOfRules(facts, rules)))
  rows.push(...unreadRows)
  if (rows.length > 0) return rows
  const text = `No ruleset covers branches such as \`trunk-merge/pr-1/…\` or \`trunk-temp/pr-1/…\`. ${NOT_JUDGED}`
  return [okRow('branch-rules', text)]
}

async function rowsOfRules(
  facts: SetupFacts,
  rules: readonly BranchRule[],
): Promise<readonly SetupRow[]> {
  const answer = await facts.rulesets()
  const rulesets = answer.isKnown ? answer.value : []
  const ids = [...new Set(rules.map(({ ruleset }) => ruleset))]
  return ids.map((id) => {
    const types = [
      ...new Set(rules.filter(({ ruleset }) => ruleset === id).map(({ type }) => type)),
    ]
    const ruleset = rulesets.find((candidate) => candidate.id === id)
    let name = id === undefined ? 'A ruleset' : `A ruleset (${id})`
    if (ruleset !== undefined) name = `The ruleset ${inBackticks(ruleset.name)}`
    const list = types.map(inBackticks).join(', ')
    return warningRow(
      'branch-rules',
      `${name} covers the queue's branches, with ${list}. The queue may be allowed to bypass it. ${NOT_JUDGED}`,
      'Exclude `trunk-merge/**/*` and `trunk-temp/**/*` from it (unlike a workflow, a ruleset needs the last `/*`), or let the app `trunk-io` bypass it in mode Exempt.',
      ruleset?.url,
    )
  })
}

/** The label exists, and the queue does not enqueue by it as well. */
export async function checkLabel(facts: SetupFacts, label: string): Promise<readonly SetupRow[]> {
  const name = inBackticks(label)
  const url = `${repositoryPage(facts.ref.repository, facts.context.event)}/labels`
  const [answer, queue] = await Promise.all([
    facts.askSetup((setup, ...at) => setup.label(...at, label)),
    queueOfSetup(facts),
  ])
  if (!answer.isKnown && hasStatus(answer.error, 404)) {
    // GitHub gives the same answer to a token that may not see labels.
    const others = await facts.askSetup((setup, ...at) => setup.anyLabel(...at))
    if (others.isKnown)
      return [
        problemRow(
          'label',
          `There is no label ${name}`,
          `Create it: ${inBackticks(`gh label create ${shellQuoted(label)}`)}.`,
          url,
        ),
      ]
  }
  if (!answer.isKnown)
    return [unknownRow('label', `Labels could not be read: ${answer.why}`, '', url)]
  if (queue.isKnown && sameName(queue.value.enqueueingLabel ?? '', label))
    return [
      warningRow(
        'label',
        `${name} is also the queue's own \`enqueueing-label\`, so both enqueue by it`,
        'Use another label in your workflows, or leave enqueuing to the queue.',
        url,
      ),
    ]
  return [okRow('label', `The label ${name} exists`, url)]
}

/** Quotes a text for a shell, without backticks, which end code in a row. */
function shellQuoted(text: string): string {
  if (!/['`]/.test(text)) return `'${text}'`
  const escaped = text.replace(/[\\']/g, '\\$&').replaceAll('`', '\\x60')
  return `$'${escaped}'`
}

const FORKS_PAGE = docsPage('recipes/forks.md')

/** No workflow of a public repository depends on a trigger that GitHub blocks. */
export async function checkEvents(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const { actionRepository } = facts.context.event
  if (actionRepository === '')
    return [
      unknownRow('events', 'This step uses the action by a local path, so its name is not known'),
    ]
  const answer = await facts.workflows()
  if (!answer.isKnown)
    return [unknownRow('events', `The workflows could not be read: ${answer.why}`)]
  const { isPublic, workflows, unreadableOnDefault: unreadable } = answer.value
  if (!isPublic)
    return [
      okRow('events', 'The repository is not public, so GitHub blocks no `pull_request_target`'),
    ]
  const blocked = workflows.filter(
    ({ triggers, whole }) =>
      triggers.has('pull_request_target') &&
      whole.uses.some((use) => isUseOf(use, actionRepository)),
  )
  const rows = blocked.map(({ name }) =>
    warningRow(
      'events',
      `${inBackticks(name)} starts on \`pull_request_target\`, which GitHub blocks in public repositories without a policy that allows it`,
      'Allow the event in the Actions policy of the repository, or let people with write access comment a command instead.',
      FORKS_PAGE,
    ),
  )
  if (unreadable.length > 0) {
    const names = firstOf(unreadable.map(inBackticks), 5)
    rows.push(unknownRow('events', `${names} could not be read`))
  }
  if (rows.length > 0) return rows
  return [okRow('events', 'No workflow with this action starts on `pull_request_target`')]
}

/** `owner/name@v1`, or a reusable workflow `owner/name/.github/workflows/x.yml@v1`. */
function isUseOf({ reference }: Use, repository: string): boolean {
  const [, used = ''] = /^([^/@]+\/[^/@]+)(?:\/[^@]*)?@/.exec(reference) ?? []
  return sameName(used, repository)
}

/** The queue needs targets, and a workflow uploads them. */
export async function checkTargets(facts: SetupFacts): Promise<readonly SetupRow[]> {
  const [queue, workflows] = await Promise.all([queueOfSetup(facts), facts.workflows()])
  if (!queue.isKnown) return [unknownRow('targets', `The queue is not known: ${queue.why}`)]
  const { mode = '' } = queue.value
  if (mode === '') return [unknownRow('targets', 'Trunk does not show the mode of the queue')]
  if (mode !== 'parallel')
    return [
      problemRow(
        'targets',
        `The queue is in mode ${inBackticks(mode)}, so impacted targets have no effect`,
        'Set `mode: parallel` in `queue-settings`, or leave out `targets`.',
      ),
    ]
  if (!workflows.isKnown)
    return [unknownRow('targets', `The workflows could not be read: ${workflows.why}`)]
  const uploading = workflows.value.workflows.filter(({ whole }) => uploadsTargets(whole))
  const names = [...new Set(uploading.map(({ name }) => inBackticks(name)))]
  if (names.length > 0)
    return [okRow('targets', `The queue is parallel; uploads: ${firstOf(names, 5)}`)]
  const { unreadableOnDefault } = workflows.value
  const unreadable = [...new Set([...workflows.value.unreadable, ...unreadableOnDefault])]
  if (unreadable.length > 0) {
    const unread = firstOf(unreadable.map(inBackticks), 5)
    return [
      unknownRow('targets', `${unread} could not be read, and no other workflow uploads targets`),
    ]
  }
  return [
    warningRow(
      'targets',
      `No workflow of ${inBackticks(facts.ref.targetBranch)} uploads impacted targets, so no pull request gets ready`,
      'Add one, unless another system uploads them. The page has one for each build tool.',
      docsPage('recipes/impacted-targets.md'),
    ),
  ]
}

/** This action with any name, its reusable workflow, Trunk's own action, or a script. */
const uploadsTargets = ({ uses, texts }: Body): boolean =>
  uses.some(
    ({ reference, inputs }) =>
      inputs['operation'] === 'set-impacted-targets' ||
      /\/merge-queue-action\/\.github\/workflows\/impacted-targets\.yml@/.test(reference) ||
      /^trunk-io\/merge-action[@/]/.test(reference),
  ) || texts.some((text) => text.replace(SCRIPT_COMMENT, '').includes('setImpactedTargets'))

/** A comment of a shell, Python or JavaScript. The slashes of an address follow a colon. */
const SCRIPT_COMMENT = /(?<=^|\s)(?:#|\/\/).*$/gm

/** A permission to read, and how a request shows whether the token has it. */
const READS: Readonly<Record<string, (facts: SetupFacts) => Promise<Fact<unknown>>>> = {
  'contents: read': ({ branch }) => branch(),
  'checks: read': ({ checkRuns }) => checkRuns(),
  'statuses: read': ({ statuses }) => statuses(),
  'pull-requests: read': ({ closedPulls }) => closedPulls(),
  'issues: read': ({ anyIssue }) => anyIssue(),
}

interface FeaturePermissions {
  readonly reads: readonly string[]
  /** Nothing but writing shows whether the token has them. */
  readonly writes: readonly string[]
}

const READS_FOR_REASONS = [
  'contents: read',
  'checks: read',
  'statuses: read',
  'pull-requests: read',
]

/** The permissions of each feature, and of the input `label`. */
const FEATURE_PERMISSIONS: Readonly<Record<string, FeaturePermissions>> = {
  submit: { reads: READS_FOR_REASONS, writes: ['pull-requests: write'] },
  explain: { reads: READS_FOR_REASONS, writes: ['pull-requests: write'] },
  targets: { reads: ['pull-requests: read'], writes: [] },
  holds: { reads: ['issues: read'], writes: ['issues: write'] },
  label: { reads: ['issues: read'], writes: [] },
  'list-flaky': { reads: [], writes: ['issues: write'] },
  metrics: { reads: [], writes: [] },
}

/** The token may read what the features read. */
export async function checkPermissions(
  facts: SetupFacts,
  features: readonly string[],
): Promise<readonly SetupRow[]> {
  const needs = features.flatMap((feature) => FEATURE_PERMISSIONS[feature] ?? [])
  const reads = [...new Set(needs.flatMap((need) => need.reads))]
  const writes = [...new Set(needs.flatMap((need) => need.writes))]
  const { context } = facts
  if (!context.github.available && reads.length > 0)
    return [unknownRow('permissions', `Not tried: \`github-token\` ${gitHubTokenProblem(context)}`)]
  const answers = await Promise.all(
    reads.map(async (permission) => ({ permission, answer: await READS[permission]?.(facts) })),
  )
  const rows: SetupRow[] = []
  const works: string[] = []
  for (const { permission, answer } of answers) {
    if (answer === undefined || answer.isKnown) works.push(permission)
    else rows.push(rowOfPermission(permission, answer))
  }
  if (works.length === 0 && rows.length > 0) return withWrites(rows, writes)
  let text = 'The features read nothing from GitHub'
  if (works.length > 0) text = `The token has ${works.map(inBackticks).join(', ')}`
  return [...rows, okRow('permissions', `${text}${notTried(writes)}`)]
}

function rowOfPermission(permission: string, answer: Unread): SetupRow {
  const name = inBackticks(permission)
  if (!(answer.error instanceof GitHubError && answer.error.lacksPermission))
    return unknownRow('permissions', `${name} could not be tried: ${answer.why}`)
  return problemRow(
    'permissions',
    `The token lacks ${name}: ${answer.why}`,
    `Add ${name} to the \`permissions\` of the jobs.`,
    docsPage('trust.md#permissions'),
  )
}

function notTried(writes: readonly string[]): string {
  if (writes.length === 0) return ''
  return `. Not checked, because only writing shows it: ${writes.map(inBackticks).join(', ')}`
}

/** Adds the permissions that were not tried to the last row. */
function withWrites(rows: readonly SetupRow[], writes: readonly string[]): readonly SetupRow[] {
  const last = rows.at(-1)
  if (last === undefined) return []
  return [...rows.slice(0, -1), { ...last, text: `${last.text}${notTried(writes)}` }]
}
