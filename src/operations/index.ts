import type { Operation } from '../operation.js'
import { getPullRequest } from './get-pull-request.js'
import { listFlaky } from './list-flaky.js'

/** The table of contents: every operation by the name that `operation` takes. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['get-pull-request', getPullRequest],
  ['list-flaky', listFlaky],
])
