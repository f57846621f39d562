import type { Operation } from '../operation.js'
import { applyQueueConfig } from './apply-queue-config.js'
import { cancel } from './cancel.js'
import { createQueue } from './create-queue.js'
import { deleteQueue } from './delete-queue.js'
import { drainQueue } from './drain-queue.js'
import { getPullRequest } from './get-pull-request.js'
import { getQueue } from './get-queue.js'
import { getTestingDetails } from './get-testing-details.js'
import { listFlaky } from './list-flaky.js'
import { pauseQueue } from './pause-queue.js'
import { restartTests } from './restart-tests.js'
import { resumeQueue } from './resume-queue.js'
import { setImpactedTargets } from './set-impacted-targets.js'
import { submit } from './submit.js'
import { updateQueue } from './update-queue.js'
import { waitForMerge } from './wait-for-merge.js'

/** The table of contents: every operation by the name that `operation` takes. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['submit', submit],
  ['cancel', cancel],
  ['restart-tests', restartTests],
  ['get-pull-request', getPullRequest],
  ['set-impacted-targets', setImpactedTargets],
  ['wait-for-merge', waitForMerge],
  ['get-testing-details', getTestingDetails],
  ['get-queue', getQueue],
  ['create-queue', createQueue],
  ['update-queue', updateQueue],
  ['pause-queue', pauseQueue],
  ['drain-queue', drainQueue],
  ['resume-queue', resumeQueue],
  ['delete-queue', deleteQueue],
  ['apply-queue-config', applyQueueConfig],
  ['list-flaky', listFlaky],
])
