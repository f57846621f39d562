import type { MergeQueueService } from '../../src/service/client.js'
import { NO_EFFECT } from '../../src/service/verified-write.js'
import { pullRequestRef } from '../../src/shared/references.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)

/** The compiler is the test: the build fails unless every marked line is an error. Never called. */
export function unproven(service: MergeQueueService): void {
  const judge = () => NO_EFFECT
  const missing = () => 'it is not there'
  // @ts-expect-error: no proof at all
  void service.submitPullRequest(REF, {})
  // @ts-expect-error: nothing judges what the service shows
  void service.submitPullRequest(REF, {}, { missing })
  // @ts-expect-error: nothing says what was missing when no reading proves it
  void service.submitPullRequest(REF, {}, { judge })
  // @ts-expect-error: nothing judges what the service shows
  void service.cancelPullRequest(REF, { missing })
  // @ts-expect-error: nothing judges what the service shows
  void service.restartTestsOnPullRequest(REF, { missing })
  // @ts-expect-error: nothing judges what the service shows
  void service.createQueue(REF, {}, { missing })
  // @ts-expect-error: nothing judges what the service shows
  void service.deleteQueue(REF, { missing })
  // @ts-expect-error: nothing judges what the service shows
  void service.updateQueue(REF, {}, { missing })
  // @ts-expect-error: a judge decides: silence is no verdict
  void service.updateQueue(REF, {}, { missing, judge: () => undefined })
  // @ts-expect-error: the transport of the client is private
  void service.transport
}
