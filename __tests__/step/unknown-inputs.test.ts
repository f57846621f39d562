/** Inputs that action.yml does not have, which the runner passes on with only a warning. */
import { main } from '../../src/main.js'
import { unknownInputs } from '../../src/step/unused-inputs.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const problemOf = (name: string, meant: string) =>
  `There is no input \`${name.toLowerCase()}\`; did you mean \`${meant}\`? If the step does not set it, rename the environment variable \`INPUT_${name.toUpperCase()}\`, which the runner would set for an input`

test.each([
  ['INPUT_DRYRUN', 'dryrun', 'dry-run'],
  ['INPUT_DRY_RUN', 'dry_run', 'dry-run'],
  ['INPUT_REMOVE-LABLE', 'remove-lable', 'remove-label'],
  ['INPUT_RESUME-AFTER-JOBS', 'resume-after-jobs', 'resume-after-job'],
  ['INPUT_NAME', 'name', 'names'],
  ['INPUT_DRY-RUN\nX', 'dry-run\nx', 'dry-run'],
])('%j is a misspelt input', (variable, name, meant) => {
  expect(unknownInputs({ [variable]: 'true' })).toEqual({
    misspelt: [problemOf(name, meant)],
    unknown: undefined,
  })
})

test.each([
  'INPUT_DRY-RUN',
  'INPUT_',
  'MY_INPUT_DRYRUN',
  'XINPUT_DRYRUN',
  'input_dryrun',
  'INPUTS_DRYRUN',
])('%s is no unknown input', (variable) => {
  expect(unknownInputs({ [variable]: 'true' })).toEqual({ misspelt: [], unknown: undefined })
})

test('inputs that resemble none, or only in part, are named in one sentence', () => {
  // `timeout-min` is four edits from its neighbor, and three are a misspelling.
  const names = ['MATRIX_INDEX', 'LOCALE_FOLDER', 'CONFIG-FILE', 'TIMEOUT-MIN']
  const { misspelt, unknown } = unknownInputs(
    Object.fromEntries(names.map((name) => [`INPUT_${name}`, '1'])),
  )
  expect(misspelt).toEqual([])
  expect(unknown).toMatch(
    /^This action has no input `matrix_index`, `locale_folder`, `config-file` \(perhaps `queue-config-file`\), `timeout-min` \(perhaps `timeout-minutes`\)\. .*\/docs\/operations\.md lists its inputs\.$/,
  )
})

const given = { operation: 'get-pull-request', 'pull-request': '12', 'target-branch': 'main' }

test('a misspelt input fails the step, because what it guards would be lost', async () => {
  await using service = await fakeService({})
  const { runner, seen } = recorder(
    { ...given, 'api-url': service.url },
    { env: { INPUT_DRYRUN: 'true' } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(service.calls).toEqual([])
  expect(seen.errors[0]?.message).toContain(problemOf('dryrun', 'dry-run'))
})

test('another unknown input is a warning', async () => {
  const record = { state: 'pending', isCurrentlySubmittedToQueue: true }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: record }] })
  const { runner, seen } = recorder(
    { ...given, 'api-url': service.url },
    { env: { INPUT_MATRIX_INDEX: '1' } },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^This action has no input `matrix_index`\. /),
  ])
})
