import { ActionError } from './errors.js'
import type { WorkflowEvent } from './github/event.js'
import type { Result } from './operation.js'
import type { Log } from './runner.js'

/**
 * The end of a step without `api-token`: fails, or passes with a warning as `on-missing-token` says.
 * The sentence names the secret store that is empty, where the event shows it.
 */
export function missingToken(log: Log, policy: 'fail' | 'skip', event: WorkflowEvent): Result {
  const why = explainMissingToken(event)
  if (policy === 'skip') {
    log.warning(`Skipped, because \`api-token\` is empty: ${why}`)
    return {
      outcome: 'skipped-no-token',
      summary: `Skipped, because <code>api-token</code> is empty.`,
    }
  }
  throw new ActionError('invalid-input', {
    asked: 'Reading `api-token`',
    got: `it is empty: ${why}`,
    next: 'Set the secret, or `on-missing-token: skip` where runs without secrets are expected.',
  })
}

function explainMissingToken(_event: WorkflowEvent): string {
  return 'the secret is not set, or its name is misspelled'
}
