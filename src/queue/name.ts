import type { QueueRef } from '../shared/references.js'

/** `owner/name@branch`: how messages name a queue, and what `confirm` repeats. */
export const queueName = ({ repository, targetBranch }: QueueRef): string =>
  `${repository.owner}/${repository.name}@${targetBranch}`
