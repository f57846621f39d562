import { withheldSecrets } from '../github/event.js'
import { checkSetup, FEATURES, setupDeadline } from '../setup/check-setup.js'
import { countRows, problemsClause, rowLine, setupReport } from '../setup/report.js'
import type { SetupRow } from '../setup/row.js'
import { recordSetupQueue, resolveSetupQueue, setupTarget } from '../setup/target.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { choices, flag, line, optional, orgSlug, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Check your set-up, and say how to fix what is missing. It only reads.',
  target: setupTarget,
  inputs: {
    features: withDefault(choices(FEATURES), ['submit', 'explain']),
    label: optional(line()),
    orgSlug: optional(orgSlug()),
    strict: flag(),
  },
  checks: {
    // As given, because another feature in the list may be misspelt.
    orgSlug: ({ orgSlug: slug }, { given }) =>
      /(?:^|[\n,])\s*list-flaky\s*(?:$|[\n,])/i.test(given('features')) &&
      slug === undefined &&
      'is required, because `features` lists `list-flaky`',
  },
  onlyWith: { orgSlug: { input: 'features', word: 'list-flaky' } },
  outputs: ['checks', 'problem-count', 'warning-count', 'unknown-count'],
  outcomes: ['ready', 'problems'],
  // A missing token is a row of the report, unless the step skips without one.
  withoutToken({ onMissingToken }, event) {
    if (onMissingToken === 'skip') return undefined
    const isWithheld = withheldSecrets(event) !== undefined
    if (onMissingToken === 'skip-forks' && isWithheld) return undefined
    return {}
  },
  async run(inputs, context, given) {
    const deadline = setupDeadline(context.deadline)
    const ref = await resolveSetupQueue(given, context, deadline)
    const { rows, facts } = await checkSetup(context, deadline, ref, inputs)
    await recordSetupQueue(context, facts)
    for (const row of rows) context.log.info(rowLine(row))
    const counts = countRows(rows)
    const isFailed = counts.problem > 0 || (inputs.strict && counts.warning > 0)
    return {
      outcome: isFailed ? 'problems' : 'ready',
      outputs: {
        checks: rows,
        'problem-count': counts.problem,
        'warning-count': counts.warning,
        'unknown-count': counts.unknown,
      },
      details: { checks: rows },
      summary: setupReport(ref, rows, isFailed),
      ...(isFailed && { failure: notReady(ref, rows, inputs.strict) }),
    }
  },
})

/** Names everything that fails the step; the report has the remedies. */
function notReady(ref: QueueRef, rows: readonly SetupRow[], strict: boolean): ActionError {
  const bad = rows.filter(({ level }) => level === 'problem' || (strict && level === 'warning'))
  const list = bad.map(({ check, text }) => `${check}: ${text}`).join('; ')
  const [first] = bad
  const isOne = bad.length === 1
  return new ActionError('refused', {
    request: `Checking the set-up of ${queueName(ref)}`,
    problem: `${problemsClause(countRows(bad))} (${list})`,
    remedy: isOne && first !== undefined ? first.remedy : 'Follow the remedies in the summary.',
  })
}
