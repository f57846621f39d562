import type { QueueRef } from '../service/schemas.js'

/** `owner/name@branch`: how messages name a queue, and what `confirm` repeats. */
export const queueName = ({ repository, targetBranch }: QueueRef): string =>
  `${repository.owner}/${repository.name}@${targetBranch}`
