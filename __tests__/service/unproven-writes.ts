import type { MergeQueueService } from '../../src/service/client.js'
import { pullRequestRef } from '../../src/shared/references.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)

/** The compiler is the test: the build fails unless every marked line is an error. Never called. */
export function unproven(service: MergeQueueService): void {
  const prove = async () => undefined
  const wasApplied = async () => true
  // @ts-expect-error: no proof at all
  void service.submitPullRequest(REF, {})
  // @ts-expect-error: nothing reads whether an attempt without an answer was applied
  void service.submitPullRequest(REF, {}, { prove })
  // @ts-expect-error: nothing reads the effect after the acknowledgement
  void service.submitPullRequest(REF, {}, { wasApplied })
  // @ts-expect-error: nothing reads whether an attempt without an answer was applied
  void service.cancelPullRequest(REF, { prove })
  // @ts-expect-error: nothing reads the effect after the acknowledgement
  void service.cancelPullRequest(REF, { wasApplied })
  // @ts-expect-error: nothing reads whether an attempt without an answer was applied
  void service.restartTestsOnPullRequest(REF, { prove })
  // @ts-expect-error: nothing reads the effect after the acknowledgement
  void service.restartTestsOnPullRequest(REF, { wasApplied })
  // @ts-expect-error: nothing reads whether an attempt without an answer was applied
  void service.createQueue(REF, {}, { prove })
  // @ts-expect-error: nothing reads the effect after the acknowledgement
  void service.createQueue(REF, {}, { wasApplied })
  // @ts-expect-error: nothing reads whether an attempt without an answer was applied
  void service.deleteQueue(REF, { prove })
  // @ts-expect-error: nothing reads the effect after the acknowledgement
  void service.deleteQueue(REF, { wasApplied })
  // @ts-expect-error: nothing reads the effect after the acknowledgement
  void service.updateQueue(REF, {}, { deadline: undefined })
  // @ts-expect-error: the transport of the client is private
  void service.transport
}
