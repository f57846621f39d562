/** The operations on queues, which share nearly everything and so are one file of the bundle. */
export { applyQueueConfig } from './apply-queue-config.js'
export { createQueue } from './create-queue.js'
export { deleteQueue } from './delete-queue.js'
export { drainQueue } from './drain-queue.js'
export { getQueue } from './get-queue.js'
export { pauseQueue } from './pause-queue.js'
export { resumeQueue } from './resume-queue.js'
export { updateQueue } from './update-queue.js'
