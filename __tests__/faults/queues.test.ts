import { operationNames } from '../../src/operations/index.js'
import { testFaultAtEachRequest } from './each-request.js'

testFaultAtEachRequest(operationNames.filter((name) => name.includes('queue')))
