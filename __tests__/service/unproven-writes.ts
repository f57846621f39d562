import type { MergeQueueService } from '../../src/service/client.js'
import { pullRequestRef } from '../../src/shared/references.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)

/** The compiler is the test: the build fails unless every marked line is an error. Never called. */
export function unproven(service: MergeQueueService): void {
  const call = { deadline: undefined }
  const writes = [
    service.submitPullRequest(REF, {}),
    service.cancelPullRequest(REF),
    service.restartTestsOnPullRequest(REF),
    service.createQueue(REF, {}),
    service.deleteQueue(REF),
  ]
  for (const write of writes) {
    // @ts-expect-error: sent without any proof
    void write.send()
    // @ts-expect-error: sent without a read-back
    void write.send({ prove: async () => undefined })
    // @ts-expect-error: sent without a read after the acknowledgement
    void write.send({ wasApplied: async () => true })
    // @ts-expect-error: the way past the proof is private
    void write.transport
  }
  // @ts-expect-error: sent without a read after the acknowledgement
  void service.updateQueue(REF, {}).send(call)
  // @ts-expect-error: the transport of the client is private
  void service.transport
}
