import { describeRequest } from '../http/errors.js'
import { REMEDIES } from '../service/remedies.js'
import { getMergeQueueMetrics } from '../service/requests.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import type { RepositoryRef } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import type { Family } from './model.js'
import { ExpositionError, parseExposition } from './parse.js'

/**
 * Reads the metrics of a repository, or of the whole organization without one.
 * @throws {ActionError}
 */
export async function readMetrics(
  { service, log }: Pick<Context, 'service' | 'log'>,
  deadline: Deadline,
  repository: RepositoryRef | undefined,
): Promise<readonly Family[]> {
  const text = await service.getMergeQueueMetrics(deadline, repository)
  try {
    const families = parseExposition(text)
    const samples = families.reduce((sum, family) => sum + family.samples.length, 0)
    log.info(`Read ${pluralize(families.length, 'metric')} with ${pluralize(samples, 'sample')}`)
    return families
  } catch (cause) {
    if (!(cause instanceof ExpositionError)) throw cause
    const request = describeRequest(getMergeQueueMetrics(repository))
    const problem = `the answer is not text exposition 0.0.4: ${cause.message}`
    const remedy = REMEDIES['bad-response']
    throw new ActionError('bad-response', { request, problem, remedy }, { cause })
  }
}
