/** Operations on queues meet faults; the others are tested in `pull-requests.long.test.ts`. */
import { operationNames } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'
import { problemsUnderFaults, useTrap } from './each-request.js'

const away = useTrap()

test.each(operationNames.filter((name) => name.includes('queue')))(
  '%s breaks no invariant under any fault',
  async (name) => {
    expect(await problemsUnderFaults(name, away())).toEqual([])
  },
)
