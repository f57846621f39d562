import { operationNames } from '../../src/operations/index.js'
import { testFaultAtEachRequest } from './each-request.js'

// The others, which are about pull requests, tests and metrics.
testFaultAtEachRequest(operationNames.filter((name) => !name.includes('queue')))
