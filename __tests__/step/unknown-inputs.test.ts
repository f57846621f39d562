/** Inputs that action.yml does not have, which the runner passes on with only a warning. */
import { main } from '../../src/main.js'
import { loadOperation } from '../../src/operations/index.js'
import { unknownInputs } from '../../src/step/unused-inputs.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const ofSubmit = async (env: Readonly<Record<string, string>>) =>
  unknownInputs(env, await loadOperation('submit'))

const VARIABLE = (name: string) =>
  ` If the step does not set it, rename the environment variable \`INPUT_${name.toUpperCase()}\`, which the runner would set for an input`

describe('an unknown name with a hyphen is a wrong input', () => {
  test.each([
    ['remove-lable', 'remove-label'],
    ['queue-name', 'target-branch'],
    ['max-wait', 'timeout-minutes'],
    ['commit-sha', 'head-sha'],
    ['resume-after-jobs', 'resume-after-job'],
    ['config-file', 'queue-config-file'],
    ['dry-run\nx', 'dry-run'],
  ])('%j, which means `%s`', async (name, meant) => {
    expect(await ofSubmit({ [`INPUT_${name.toUpperCase()}`]: 'x5' })).toEqual({
      problems: [`There is no input \`${name}\` (given as "x5"); did you mean \`${meant}\`?`],
      warning: undefined,
    })
  })

  test('even if it resembles none', async () => {
    const { problems } = await ofSubmit({ 'INPUT_MATRIX-INDEX': '' })
    expect(problems).toEqual([
      expect.stringMatching(/^There is no input `matrix-index` \(given as ""\); see https:/),
    ])
  })

  test.each(['trunk-token', 'api-key', 'gh-token', 'webhook-secret'])(
    '%s is named without its value, which may be a secret',
    async (name) => {
      const { problems } = await ofSubmit({ [`INPUT_${name.toUpperCase()}`]: 'p4ssw0rd' })
      expect(problems[0]).toContain(`There is no input \`${name}\`; `)
      expect(problems[0]).not.toContain('p4ssw0rd')
    },
  )
})

describe('`_` counts as a hyphen', () => {
  test.each([
    ['target_branch', 'target-branch'],
    ['dry_run', 'dry-run'],
    ['pull_request-number', 'pull-request'],
  ])('in %s, which means `%s`', async (name, meant) => {
    const { problems } = await ofSubmit({ [`INPUT_${name.toUpperCase()}`]: '5' })
    expect(problems).toEqual([
      `There is no input \`${name}\` (given as "5"); did you mean \`${meant}\`?${name.includes('-') ? '' : VARIABLE(name)}`,
    ])
  })

  test.each(['INPUT_BRANCH_NAME', 'INPUT_COMMIT_SHA', 'INPUT_REPO_NAME'])(
    'a variable of the job such as %s only warns of the input that its word stands for',
    async (variable) => {
      const { problems, warning } = await ofSubmit({ [variable]: 'x' })
      expect(problems).toEqual([])
      expect(warning).toContain('perhaps')
    },
  )

  test.each(['matrix_index', 'locale_folder', 'node_version', 'prnumber_x'])(
    'not in %s, which means no input',
    async (name) => {
      const found = await ofSubmit({ [`INPUT_${name.toUpperCase()}`]: '5' })
      expect(found).toEqual({ problems: [], warning: undefined })
    },
  )
})

describe('another unknown name may be a variable of the job', () => {
  test.each([
    ['sumary', 'summary'],
    ['summray', 'summary'],
    ['prioritys', 'priority'],
  ])('%s is wrong: it is one edit from `%s`', async (name, meant) => {
    expect(await ofSubmit({ [`INPUT_${name.toUpperCase()}`]: 'x' })).toEqual({
      problems: [
        `There is no input \`${name}\` (given as "x"); did you mean \`${meant}\`?${VARIABLE(name)}`,
      ],
      warning: undefined,
    })
  })

  test.each([
    ['pr', 'pull-request'],
    ['queue', 'target-branch'],
    ['timeout', 'timeout-minutes'],
    ['dryrun', 'dry-run'],
  ])('%s is a warning: it stands for `%s`', async (name, meant) => {
    expect(await ofSubmit({ [`INPUT_${name.toUpperCase()}`]: 'x' })).toEqual({
      problems: [],
      warning: expect.stringMatching(
        `^This action has no input \`${name}\` \\(perhaps \`${meant}\`\\)\\. .*/docs/operations\\.md lists its inputs\\.$`,
      ),
    })
  })

  test.each([
    'INPUT_TAG',
    'INPUT_WAITS',
    'INPUT_CONSTRUCTOR',
    // Two edits, or of an input that `submit` does not have.
    'INPUT_CMENTT',
    'INPUT_FEATURE',
    'INPUT_DRY-RUN',
    'INPUT_',
    'XINPUT_DRY_RUN',
    'INPUTS_DRY_RUN',
  ])('%s is not mentioned', async (variable) => {
    expect(await ofSubmit({ [variable]: 'x' })).toEqual({ problems: [], warning: undefined })
  })

  test('a word that only another operation has is one edit from its own input', async () => {
    const env = { INPUT_FEATURE: 'x' }
    const found = unknownInputs(env, await loadOperation('check-setup'))
    expect(found.problems[0]).toContain('did you mean `features`?')
  })
})

describe('in a step', () => {
  const given = { operation: 'get-pull-request', 'pull-request': '12', 'target-branch': 'main' }
  const step = async (env: Readonly<Record<string, string>>) => {
    const record = { state: 'pending', isCurrentlySubmittedToQueue: true }
    await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: record }] })
    const { runner, seen } = recorder({ ...given, 'api-url': service.url }, { env })
    const passed = await main(runner)
    return { ...seen, passed, calls: service.calls }
  }

  test('`pr-number` ends it before any request, together with other wrong inputs', async () => {
    const { passed, outputs, calls, errors } = await step({
      'INPUT_PR-NUMBER': '5',
      INPUT_SUMARY: 'false',
    })
    expect(passed).toBe(false)
    expect(outputs['outcome']).toBe('invalid-input')
    expect(calls).toEqual([])
    expect(errors[0]?.message).toContain('did you mean `pull-request`?')
    expect(errors[0]?.message).toContain('did you mean `summary`?')
  })

  test('one warning names all words that stand for inputs', async () => {
    const { passed, warnings } = await step({ INPUT_PR: '5', INPUT_TAG: 'v1', INPUT_QUEUE: 'main' })
    expect(passed).toBe(true)
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        'no input `pr` (perhaps `pull-request`), `queue` (perhaps `target-branch`).',
      ),
    ])
  })
})
