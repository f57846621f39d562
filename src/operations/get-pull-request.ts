import * as z from 'zod'
import { checkPullRequest, pullRequestInputs, resolvePullRequest } from '../github/pull-request.js'
import { choices } from '../inputs.js'
import { defineOperation } from '../operation.js'
import { code, table, text } from '../report/markdown.js'
import { hasStatus } from '../service/errors.js'
import { PULL_REQUEST_STATES } from '../service/schemas.js'

export const getPullRequest = defineOperation({
  about: 'Read the state of a pull request in the queue, and use it as a gate.',
  inputs: z.object({ ...pullRequestInputs, failOn: choices(PULL_REQUEST_STATES).default([]) }),
  outputs: ['pull-request', 'target-branch', 'state', 'submitted', 'head-sha', 'priority'],
  outcomes: ['found', 'not-submitted'],
  check: checkPullRequest,
  async run(inputs, context) {
    const { ref } = await resolvePullRequest(inputs, context)
    const subject = `#${ref.number} on ${ref.targetBranch}`
    const found = await context.service.getSubmittedPullRequest(ref).catch((error: unknown) => {
      if (hasStatus(error, 404)) return undefined
      throw error
    })
    if (found?.state === undefined) {
      context.log.info(`${subject} was never submitted to the queue`)
      return {
        outcome: 'not-submitted',
        outputs: { submitted: false },
        summary: `${text(subject)} was never submitted to the queue.`,
      }
    }
    const { state, isCurrentlySubmittedToQueue: submitted, priorityName, priorityValue } = found
    context.log.info(`${subject} is ${state}${submitted ? '' : ' and not in the queue now'}`)
    const gated = inputs.failOn.some((wanted) => wanted === state)
    return {
      outcome: 'found',
      outputs: {
        state,
        submitted,
        priority: priorityName ?? priorityValue,
        'head-sha': found.prSha,
      },
      details: { pullRequest: found },
      summary: table(
        ['Pull request', 'State', 'In the queue', 'Since'],
        [[text(subject), code(state), submitted ? 'yes' : 'no', text(found.stateChangedAt ?? '')]],
      ),
      ...(gated
        ? {
            failure: `Reading ${subject}: it is ${state}, which \`fail-on\` names. Look at the pull request, then run the step again.`,
          }
        : {}),
    }
  },
})
