/**
 * The world of one queue and its issues on GitHub, in memory, for steps that run side by side. Each
 * request of a step waits for its turn, so that a test decides in which order requests arrive, which of
 * them fail, and when a run is cancelled. The steps are the real operations.
 */

import type { GitHubClient } from '../../../src/github/octokit.js'
import { HttpError } from '../../../src/http/errors.js'
import type { Transport } from '../../../src/http/transport.js'
import { MergeQueueService } from '../../../src/service/client.js'
import { Budget, Deadline } from '../../../src/shared/deadline.js'
import { ActionError, RunCancelled } from '../../../src/shared/errors.js'
import type { Context, OperationContext } from '../../../src/step/context.js'
import type { OutputName } from '../../../src/step/contract.js'
import { workflowEvent } from '../../support/events.js'

/** Repository of the queue. */
export const REPOSITORY = { host: 'github.com', owner: 'octo-org', name: 'orion' }

export interface WorldComment {
  readonly id: number
  readonly issue: number
  readonly body: string
  /** Index of the actor; -1 for a comment from before. */
  readonly writer: number
}

interface WorldIssue {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly state: string
  readonly labels: readonly string[]
}

interface Shown {
  readonly at: number
  readonly issues: readonly WorldIssue[]
  readonly comments: readonly WorldComment[]
}

export interface Deletion {
  readonly by: number
  readonly comment: WorldComment
  /** Whether it was the only comment of a queue that was stopped. */
  readonly isLastOfStopped: boolean
}

/** How requests fail: refused without an effect, or applied with a lost answer; or the run is cancelled. */
export type Fault = 'refuse' | 'lose' | 'cancel' | 'cancel-late'
export const FAULTS: readonly Fault[] = ['refuse', 'lose', 'cancel', 'cancel-late']

export const BEGIN = Date.parse('2026-09-17T10:00:00.000Z')

export class World {
  now = BEGIN
  state = 'running'
  issues: readonly WorldIssue[] = []
  comments: readonly WorldComment[] = []
  /** Set if the order of requests about issues matters, as their text does. */
  areIssuesRaced = false
  readonly deletions: Deletion[] = []
  #nextId = 1
  #history: Shown[] = []
  /** The lag of the next list, in ms. */
  lag: () => number = () => 0

  openIssue(title: string, body: string, labels: readonly string[]): WorldIssue {
    const issue = { number: this.#nextId++, title, body, state: 'open', labels }
    this.issues = [...this.issues, issue]
    this.#remember()
    return issue
  }

  addComment(issue: number, body: string, writer: number): WorldComment {
    const comment = { id: this.#nextId++, issue, body, writer }
    this.comments = [...this.comments, comment]
    this.#remember()
    return comment
  }

  editComment(id: number, body: string): WorldComment | undefined {
    this.comments = this.comments.map((one) => (one.id === id ? { ...one, body } : one))
    this.#remember()
    return this.comments.find((one) => one.id === id)
  }

  editIssue(number: number, change: object): WorldIssue | undefined {
    this.issues = this.issues.map((one) => (one.number === number ? { ...one, ...change } : one))
    this.#remember()
    return this.issues.find((one) => one.number === number)
  }

  deleteComment(id: number, by: number): void {
    const comment = this.comments.find((one) => one.id === id)
    if (comment === undefined) return
    const isLastOfStopped = this.state !== 'running' && this.comments.length === 1
    this.deletions.push({ by, comment, isLastOfStopped })
    this.comments = this.comments.filter((one) => one.id !== id)
    this.#remember()
  }

  copy(): World {
    const copy = new World()
    copy.now = this.now
    copy.state = this.state
    copy.issues = this.issues
    copy.comments = this.comments
    copy.areIssuesRaced = this.areIssuesRaced
    copy.#nextId = this.#nextId
    copy.#history = [...this.#history]
    return copy
  }

  /** What lists show. */
  listed(): Pick<Shown, 'issues' | 'comments'> {
    const lag = this.lag()
    if (lag === 0) return this
    const shown = this.#history.findLast(({ at }) => at <= this.now - lag)
    return shown ?? { issues: [], comments: [] }
  }

  #remember(): void {
    this.#history.push({ at: this.now, issues: this.issues, comments: this.comments })
  }

  /** Everything before the first step happened long ago. */
  settle(): void {
    this.#history = [{ at: 0, issues: this.issues, comments: this.comments }]
  }

  /** The world without what differs from order to order, such as times. */
  get key(): string {
    return JSON.stringify([this.state, this.issues, this.comments])
  }
}

export type Status = 'waiting' | 'asleep' | 'busy' | 'passed' | 'failed'

/** One step: it runs until its next request, and goes on when the test lets it. */
export class Player {
  status: Status = 'busy'
  /** When a sleeping player wakes. */
  wakeAt = 0
  /** What it learned: two players with the same answers go on alike. */
  readonly answers: string[] = []
  run = new AbortController()
  failure: unknown
  nextRequest = ''
  isWrite = false
  fault: Fault | undefined
  /** The pull requests of the queue, as this player reads them. */
  enqueued: readonly object[] = []
  #go: (() => void) | undefined

  async #wait(status: Status): Promise<void> {
    this.status = status
    await new Promise<void>((resolve) => {
      this.#go = resolve
    })
  }

  async request<T>(name: string, signal: AbortSignal, work: () => T): Promise<T> {
    if (signal.aborted) throw aborted(name)
    this.nextRequest = name
    this.isWrite = !name.startsWith('GET')
    this.fault = undefined
    await this.#wait('waiting')
    const { fault } = this
    if (fault === 'cancel') {
      this.run.abort(new RunCancelled('SIGINT'))
      throw aborted(name)
    }
    if (fault === 'refuse') throw refused(name)
    const answer = work()
    if (fault === 'cancel-late') this.run.abort(new RunCancelled('SIGINT'))
    if (fault === 'lose' || fault === 'cancel-late') throw lost(name)
    this.answers.push(`${name} ${JSON.stringify(answer) ?? ''}`)
    return answer
  }

  async sleep(world: World, ms: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    this.wakeAt = world.now + ms
    this.nextRequest = 'sleep'
    this.isWrite = false
    this.fault = undefined
    await this.#wait('asleep')
    if (this.fault === 'cancel') this.run.abort(new RunCancelled('SIGINT'))
    signal?.throwIfAborted()
    world.now = Math.max(world.now, this.wakeAt)
  }

  /** The end of the job is not cancelled with the step. */
  beginPost(): void {
    this.run = new AbortController()
  }

  async go(fault?: Fault): Promise<void> {
    this.status = 'busy'
    this.fault = fault
    if (fault !== undefined) this.answers.push(fault)
    this.#go?.()
    await this.settle()
  }

  async settle(): Promise<void> {
    while (this.status === 'busy') await null
  }
}

const explained = (request: string, problem: string) => ({ request, problem, remedy: 'Look.' })
const aborted = (name: string) =>
  new HttpError('aborted', explained(name, 'the run was cancelled'), { type: 'not-sent' })
const refused = (name: string) =>
  new HttpError('unauthorized', explained(name, 'refused'), { type: 'status', status: 403 })
const lost = (name: string) =>
  new HttpError('unknown-outcome', explained(name, 'no answer'), {
    type: 'no-answer',
    timedOut: false,
  })

/** The service, as one player reaches it. */
function serviceFor(world: World, player: Player): MergeQueueService {
  const shown = () =>
    JSON.stringify({
      branch: 'main',
      state: world.state,
      enqueuedPullRequests: player.enqueued,
    })
  const transport = {
    retryTimeoutMs: 120_000,
    read: async (
      { signal }: Deadline,
      _: object,
      parse: (body: string, isWhole: boolean) => unknown,
    ) => parse(await player.request('GET queue', signal, shown), true),
    write: ({ signal }: Deadline, { body }: { readonly body: { readonly state: string } }) =>
      player.request('POST queue', signal, () => {
        world.state = body.state
      }),
  }
  return new MergeQueueService(transport as unknown as Transport)
}

const bot = { user: { login: 'github-actions[bot]', type: 'Bot' }, author_association: 'NONE' }

/** GitHub, as one player reaches it. */
function gitHubFor(world: World, player: Player, index: number): GitHubClient {
  const wireIssue = (issue: WorldIssue | undefined) => issue && { ...issue, ...bot }
  const wireComment = (one: WorldComment | undefined) =>
    one && { id: one.id, body: one.body, ...bot }
  const found = <T>(name: string, value: T | undefined): T => {
    if (value === undefined)
      throw new HttpError('not-found', explained(name, 'HTTP 404'), {
        type: 'status',
        status: 404,
      })
    return value
  }
  const write = (route: string, given: Record<string, unknown>) => {
    const [method, path = ''] = route.split(' ')
    const [, number = '0'] = /(\d+)/.exec(path) ?? []
    const id = Number(number)
    const body = String(given['body'])
    if (path.startsWith('/issues/comments/')) {
      if (method === 'DELETE') return world.deleteComment(id, index)
      if (method === 'PATCH') return wireComment(found(route, world.editComment(id, body)))
      return wireComment(
        found(
          route,
          world.comments.find((one) => one.id === id),
        ),
      )
    }
    if (method === 'PATCH') return wireIssue(found(route, world.editIssue(id, given)))
    if (path === '/issues')
      return wireIssue(
        world.openIssue(String(given['title']), body, given['labels'] as readonly string[]),
      )
    return wireComment(world.addComment(id, body, index))
  }
  const client = {
    available: true,
    redact: (text: string) => text,
    request: (
      { signal }: Deadline,
      _: string,
      __: string,
      route: string,
      ___: unknown,
      given: Record<string, unknown> = {},
    ) => {
      // Only people read the text of an issue, so its order is of no interest.
      const isForPeople = !world.areIssuesRaced && /^PATCH \/issues\/\d/.test(route)
      if (isForPeople) return Promise.resolve().then(() => write(route, given))
      return player.request(route, signal, () => write(route, given))
    },
    list: async (
      { signal }: Deadline,
      _: string,
      __: string,
      path: string,
      ___: unknown,
      { isLast = () => false }: { readonly isLast?: (page: readonly unknown[]) => boolean },
    ) => {
      if (path === '/issues') {
        const read = () => world.listed().issues.map(wireIssue)
        // Once there is an issue, nothing about the list matters.
        const isKnown = world.issues.length > 0 && !world.areIssuesRaced
        const page = isKnown ? read() : await player.request('GET /issues', signal, read)
        isLast(page)
        return { items: page, isWhole: true }
      }
      const issue = Number(/(\d+)/.exec(path)?.[1])
      const read = () =>
        world
          .listed()
          .comments.filter((one) => one.issue === issue)
          .map(wireComment)
      const items = await player.request(`GET ${path}`, signal, read)
      return { items, isWhole: true }
    },
  }
  return client as unknown as GitHubClient
}

function clockFor(world: World, player: Player): Context['clock'] {
  return {
    now: () => world.now,
    monotonic: () => world.now,
    sleep: (ms, signal) => player.sleep(world, ms, signal),
    timer: () => () => {},
  }
}

/** What a step saved for the end of its job, and said. */
export interface Heard {
  saved: string
  readonly outputs: Record<string, unknown>
  readonly warnings: string[]
}

/** The context of a step of one player. */
export function contextFor(
  world: World,
  player: Player,
  index: number,
  heard: Heard,
): OperationContext<OutputName> {
  const silent = () => {}
  const log = {
    debug: silent,
    info: silent,
    notice: silent,
    warning: (message: string) => void heard.warnings.push(message),
    group: silent,
  }
  const clock = clockFor(world, player)
  return {
    service: serviceFor(world, player),
    github: gitHubFor(world, player, index),
    authors: { login: 'github-actions[bot]', mayWrite: new Map() },
    repository: REPOSITORY,
    event: workflowEvent('schedule', {}, { ref: 'refs/heads/main', runId: String(index) }),
    log,
    redact: (text: string) => text,
    clock,
    random: () => 0.5,
    deadline: new Deadline(clock, player.run.signal),
    timeBeforeWork: new Budget(20_000),
    dryRun: false,
    setOutputs: (outputs: object) => void Object.assign(heard.outputs, outputs),
    saveForPost: (value: string) => {
      heard.saved = value
    },
  } as unknown as OperationContext<OutputName>
}

export const problemOf = (failure: unknown): string =>
  failure instanceof ActionError ? failure.message : String(failure)
