/** What waits for a merge, which `submit` does too with `wait`: one file of the bundle. */
export { submit } from './submit.js'
export { waitForMerge } from './wait-for-merge.js'
