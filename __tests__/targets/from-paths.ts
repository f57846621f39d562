/** `set-impacted-targets` for pull request 12 on a stand-in for GitHub. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

export const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'
export const OTHER_HEAD = '7c02042bfeeee41693a0b568eeg560d6e4b08e2e'.replace('g', 'a')

/** A changed file, or both names of a renamed one. */
type File = string | readonly [from: string, to: string]

export interface PathsWorld {
  readonly map?: string
  readonly inputs?: Readonly<Record<string, string>>
  /** The files that pull request 12 changes on GitHub. */
  readonly files?: readonly File[] | undefined
  /** The pull request on GitHub. */
  readonly pullRequest?: Partial<PullRequestSeed>
  /** Files of the workspace. */
  readonly workspace?: Readonly<Record<string, string>>
  /** Links in the workspace, and where they lead. */
  readonly links?: Readonly<Record<string, string>>
  /** The head in the event; `null` for a run that was started by hand. */
  readonly eventHead?: string | null
  readonly env?: Readonly<Record<string, string>>
  /** Changes GitHub before the step begins. */
  readonly arrange?: ((github: GitHubSandbox, clock: VirtualClock) => void) | undefined
  /** When the event happened; fresh where absent. */
  readonly updatedAt?: string
  /** The repository of the head; `null` for a fork that was deleted. */
  readonly headRepository?: string | null
  /** Answers of the service, by path. */
  readonly script?: Parameters<typeof fakeService>[0]
}

const seedOf = (file: File) =>
  typeof file === 'string' ? { path: file } : { path: file[1], previousPath: file[0] }

const eventOf = ({
  eventHead = HEAD,
  updatedAt = '2026-09-17T10:00:00Z',
  headRepository = 'octo-org/orion',
}: PathsWorld) =>
  eventHead === null
    ? { name: 'workflow_dispatch', payload: { inputs: {} } }
    : {
        name: 'pull_request',
        payload: {
          repository: { full_name: 'octo-org/orion' },
          pull_request: {
            number: 12,
            state: 'open',
            updated_at: updatedAt,
            head: {
              sha: eventHead,
              ref: 'topic',
              repo: headRepository && { full_name: headRepository },
            },
            base: { ref: 'main', repo: { full_name: 'octo-org/orion' } },
          },
        },
      }

/** Runs the step, and returns what a workflow, the service and GitHub see. */
export async function uploadFromPaths(world: PathsWorld) {
  const { map, inputs, files, pullRequest, workspace = {}, env, arrange, script } = world
  await using service = await fakeService({ '/setImpactedTargets': [{ body: 'OK' }], ...script })
  await using github = await gitHubSandbox({
    pullRequests: [
      { number: 12, headSha: HEAD, ...(files && { files: files.map(seedOf) }), ...pullRequest },
    ],
  })
  const clock = new VirtualClock()
  arrange?.(github, clock)
  const recorded = recorder(
    {
      operation: 'set-impacted-targets',
      'api-url': service.url,
      'github-token': 'ghs_t0k3n',
      ...(map !== undefined && { 'targets-map': map }),
      ...inputs,
    },
    {
      event: eventOf(world),
      env: { GITHUB_API_URL: github.url, ...env },
      clock,
    },
  )
  for (const [path, text] of Object.entries(workspace)) {
    mkdirSync(dirname(join(recorded.folder, path)), { recursive: true })
    writeFileSync(join(recorded.folder, path), text)
  }
  for (const [path, to] of Object.entries(world.links ?? {}))
    symlinkSync(to, join(recorded.folder, path))
  const passed = await main(recorded.runner)
  const { seen } = recorded
  const uploads = service.calls.filter(({ path }) => path === '/setImpactedTargets')
  const bodies = uploads.map(({ body }) => body as { impactedTargets: unknown; pr: object })
  return {
    ...seen,
    passed,
    outcome: seen.outputs['outcome'],
    error: seen.errors[0]?.message ?? '',
    warnings: seen.warnings.map(({ message }) => message),
    uploads,
    bodies,
    /** The targets of each upload. */
    sent: bodies.map(({ impactedTargets }) => impactedTargets),
    serviceCalls: service.calls,
    gitHubCalls: github.calls.map(({ path }) => path),
    clock,
    result: recorded.result,
  }
}

/** How often the list of files was read from its first page. */
export const readings = (paths: readonly string[]): number =>
  paths.filter((path) => /\/files\?per_page=\d+$/.test(path)).length
