/** A dry run of every operation, without faults. */
import { operationNames } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'
import { READS, runWith } from './each-request.js'
import { subjectOf } from './operations.js'

test.each(operationNames)('a dry run of %s succeeds and writes nothing', async (name) => {
  const subject = subjectOf(name)
  const dry = { ...subject, inputs: { ...subject.inputs, 'dry-run': 'true' } }
  const { seen, model, requests } = await runWith(name, dry, undefined, () => false)
  expect(requests.map(({ path }) => path).filter((path) => !READS.test(path))).toEqual([])
  expect([...model.applied]).toEqual([])
  expect(seen.outputs['outcome']).not.toBe('')
  expect(seen.errors).toEqual([])
})
