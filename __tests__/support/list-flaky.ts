import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { type Answer, type Call, fakeService } from './fake-service.js'
import { outputOf, type RecorderOptions } from './recorder.js'
import { runStep } from './run-step.js'

/** Runs `list-flaky` against a listing, and returns what a workflow sees of it. */
export async function listFlaky(
  listing: readonly Answer[] | ((call: Call) => Answer),
  more: Readonly<Record<string, string>> = {},
  prepare: (folder: string) => void = () => {},
  options: RecorderOptions = {},
) {
  await using service = await fakeService({ [LIST]: listing })
  const { passed, ...run } = await runStep(
    { operation: 'list-flaky', 'api-url': service.url, 'org-slug': 'octo', ...more },
    { ...options, prepare },
  )
  return {
    ...run,
    green: passed,
    bodies: service.calls.map((call) => call.body),
    /** The tests of `tests-file`. */
    tests: () =>
      JSON.parse(readFileSync(outputOf(run.outputs, 'tests-file'), 'utf8')) as { id: string }[],
  }
}

/** Runs `list-flaky` with a baseline: its tests, or the text of its file. */
export const listWithBaseline = (
  listing: Parameters<typeof listFlaky>[0],
  baseline: readonly unknown[] | string,
  more: Readonly<Record<string, string>> = {},
) =>
  listFlaky(listing, { 'baseline-file': 'baseline.json', ...more }, (folder) => {
    const text = typeof baseline === 'string' ? baseline : JSON.stringify(baseline)
    writeFileSync(join(folder, 'baseline.json'), text)
  })

export const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => wireTest(from + index))

/** A test of these owners. */
export const owned = (number: number, ...codeowners: string[]) => wireTest(number, { codeowners })

/** Lists flaky tests with an issue on a GitHub at `url`. */
export const publish = (
  url: string,
  tests: readonly unknown[],
  more: Readonly<Record<string, string>> = {},
  prepare?: (folder: string) => void,
) =>
  listFlaky(
    pagesOf({ FLAKY: tests as ReturnType<typeof range> }, 'full'),
    { 'github-token': 'ghs_t0k3n', 'issue-title': 'Flaky tests', ...more },
    prepare,
    { env: { GITHUB_API_URL: url } },
  )

/**
 * Lists tests with a comment on pull request 12, a message for Slack, and an issue if the inputs name
 * one.
 * @param files those that the pull request changes
 */
export async function reportEverywhere(
  listing: Parameters<typeof listFlaky>[0],
  more: Readonly<Record<string, string>>,
  prepare?: (folder: string) => void,
  files: readonly { readonly path: string }[] = [],
) {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12, files }] })
  const inputs = {
    'github-token': 'ghs_t0k3n',
    'pull-request': '12',
    'target-branch': 'main',
    comment: 'always',
    'slack-payload-file': 'slack.json',
    ...more,
  }
  const run = await listFlaky(listing, inputs, prepare, { env: { GITHUB_API_URL: github.url } })
  return {
    ...run,
    comment: github.comments[0]?.body ?? '',
    issue: github.issues[0]?.body ?? '',
    slack: JSON.parse(run.read('slack.json')) as {
      readonly text: string
      readonly blocks: object[]
    },
  }
}
