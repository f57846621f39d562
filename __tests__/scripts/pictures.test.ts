import { failed, merged, resubmitted } from '../../scripts/pictures/waits.js'
import { expect, test } from '../support/jest.js'

test('the pictures of waits show waits that take their time', async () => {
  expect((await failed()).summary).toContain('16 min in the queue')
  expect(await merged()).toMatch(/after 14 min/)
  expect(await resubmitted()).toMatch(/after 25 min.*failed 10:12.*\d+ min testing/s)
})
