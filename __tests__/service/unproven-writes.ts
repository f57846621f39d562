import type { MergeQueueService } from '../../src/service/client.js'
import { pullRequestRef } from '../../src/shared/references.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)

/** The compiler is the test: the build fails unless every marked line is an error. Never called. */
export function unproven(service: MergeQueueService): void {
  const prove = async () => undefined
  const wasApplied = async () => true
  // @ts-expect-error: sent without any proof
  void service.submitPullRequest(REF, {})
  // @ts-expect-error: sent without a read-back
  void service.submitPullRequest(REF, {}, { prove })
  // @ts-expect-error: sent without a read after the acknowledgement
  void service.submitPullRequest(REF, {}, { wasApplied })
  // @ts-expect-error: the same for each write that must not take effect twice
  void service.cancelPullRequest(REF, { prove })
  // @ts-expect-error
  void service.cancelPullRequest(REF, { wasApplied })
  // @ts-expect-error
  void service.restartTestsOnPullRequest(REF, { prove })
  // @ts-expect-error
  void service.restartTestsOnPullRequest(REF, { wasApplied })
  // @ts-expect-error
  void service.createQueue(REF, {}, { prove })
  // @ts-expect-error
  void service.createQueue(REF, {}, { wasApplied })
  // @ts-expect-error
  void service.deleteQueue(REF, { prove })
  // @ts-expect-error
  void service.deleteQueue(REF, { wasApplied })
  // @ts-expect-error: sent without a read after the acknowledgement
  void service.updateQueue(REF, {}, { deadline: undefined })
  // @ts-expect-error: the transport of the client is private
  void service.transport
}
