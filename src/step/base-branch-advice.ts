import { textAt, type WorkflowEvent } from '../github/event.js'
import { pullRequestOfEvent } from '../github/event-pull-request.js'
import { parseReference } from '../github/reference.js'
import { isOneEdit } from '../shared/nearest.js'
import type { RepositoryRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { StepResult } from './context.js'

/** The inputs as the workflow gave them, and the event of the run. */
interface Given {
  readonly targetBranch: string
  readonly pullRequest: string
  readonly event: WorkflowEvent
  readonly repository: RepositoryRef
}

/**
 * Names the branch that was probably meant, if a step ended as `not-found` and the event shows
 * another one. Returns any other result as it is.
 */
export function withProbableBranch(result: StepResult, given: Given): StepResult {
  const { failure } = result
  if (failure?.kind !== 'not-found' || given.targetBranch === '') return result
  const hint = baseOfPullRequest(given) ?? otherDefaultBranch(given)
  if (hint === undefined) return result
  const advice = `Check \`target-branch\`: it is ${inBackticks(given.targetBranch)}, but ${hint}.`
  return { ...result, failure: failure.withAdvice(advice) }
}

/** A member of a stack is left out, because its base is the branch of another member. */
function baseOfPullRequest(given: Given): string | undefined {
  const { targetBranch, pullRequest, event, repository } = given
  const [candidate, ...others] = pullRequestOfEvent(event, repository).candidates
  if (candidate?.baseBranch === undefined || others.length > 0 || candidate.stack !== undefined)
    return undefined
  const isAboutAnother =
    pullRequest !== '' && parseReference(pullRequest)?.number !== candidate.number
  if (isAboutAnother || candidate.isListed || candidate.baseBranch === targetBranch)
    return undefined
  return `the base branch of #${candidate.number} is ${inBackticks(candidate.baseBranch)}`
}

/** People mix up these two names. Any other branch may be meant as it is, unless it is misspelled. */
const USUAL_NAMES = ['main', 'master']

function otherDefaultBranch({ targetBranch, event }: Given): string | undefined {
  const branch = textAt(event.payload, 'repository', 'default_branch')
  if (branch === undefined || branch === targetBranch) return undefined
  const given = targetBranch.toLowerCase()
  const known = branch.toLowerCase()
  const isMisspelled = given === known || isOneEdit(given, known)
  if (!USUAL_NAMES.includes(targetBranch) && !isMisspelled) return undefined
  return `the default branch is ${inBackticks(branch)}`
}
