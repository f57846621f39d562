import { operationNames } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'
import { problemsUnderFaults, useTrap } from './each-request.js'

const away = useTrap()

test.each(operationNames)('%s breaks no invariant under any fault', async (name) => {
  expect(await problemsUnderFaults(name, away())).toEqual([])
})
