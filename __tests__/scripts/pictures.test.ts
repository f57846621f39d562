import { failed } from '../../scripts/pictures/waits.js'
import { expect, test } from '../support/jest.js'

test('the picture of a failed wait shows how long it took', async () => {
  expect((await failed()).summary).toContain('16 min in the queue')
})
