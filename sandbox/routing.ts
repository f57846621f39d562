/** Parts that every endpoint of the service is made with. */
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod'
import { parseBody, type QueueBody, type Repo } from './bodies.js'
import type { Engine } from './engine/engine.js'
import type { MergeQueue } from './engine/queue.js'
import type { Answer } from './engine/types.js'
import type { Scenario } from './scenario.js'

/** The service, as every endpoint needs it. */
export interface Service {
  readonly scenario: Scenario
  /** The queues, brought up to date: of the repository, if it is one of `repositories`, else of the scenario's own. */
  readonly present: (repo?: Repo) => Engine
  readonly minuteMs: number
  readonly startedAt: number
}

/** An answer: text as it is, everything else as JSON. */
export interface Reply {
  readonly status?: ContentfulStatusCode
  readonly body: string | object
}

export const text = (status: ContentfulStatusCode, body: string): Reply => ({ status, body })
const STATUS = { invalid: 400, missing: 404, exists: 409 } as const

/** The plain OK of a write, or why it was refused. */
export const replyTo = (answer: Answer<unknown>): Reply =>
  answer.ok ? { body: 'OK' } : text(STATUS[answer.reason], answer.message)

export const send = (c: Context, { status = 200, body }: Reply): Response =>
  typeof body === 'string' ? c.text(body, status) : c.json(body, status)

export type Endpoints = ReturnType<typeof endpointsOf>

/** Ways to add an endpoint that takes a body. */
export function endpointsOf(app: Hono, { scenario, present }: Service) {
  /** An endpoint whose body names the repository of the scenario. */
  const post = <S extends z.ZodType<{ repo: Repo }>>(
    path: string,
    schema: S,
    answer: (body: z.output<S>, engine: Engine) => Reply,
  ) =>
    app.post(path, async (c) => {
      const body = await parseBody(c, schema)
      const isKnown = isRepository(body.repo, scenario)
      return send(c, isKnown ? answer(body, present(body.repo)) : noRepository(body.repo, scenario))
    })
  /** An endpoint about a queue that must exist. */
  const postQueue = <S extends z.ZodType<z.output<typeof QueueBody>>>(
    path: string,
    schema: S,
    answer: (queue: MergeQueue, body: z.output<S>, engine: Engine) => Reply,
  ) =>
    post(path, schema, (body, engine) => {
      const queue = engine.queues.get(body.targetBranch)
      if (queue !== undefined) return answer(queue, body, engine)
      return text(404, `There is no queue for branch ${body.targetBranch}`)
    })
  return { post, postQueue }
}

/** A scenario without a repository accepts any. */
export function isRepository(repo: Repo, { repository, repositories }: Scenario): boolean {
  if (repository === undefined) return true
  const { host, owner, name } = repository
  const names = [`${owner}/${name}`, ...repositories]
  return repo.host === host && names.includes(`${repo.owner}/${repo.name}`)
}

/** The answer to a request about another repository than that of the scenario. */
export function noRepository(repo: Repo, { repository }: Scenario): Reply {
  const nameOf = ({ host, owner, name }: Repo) => `${host}/${owner}/${name}`
  const own = repository === undefined ? '' : `; the sandbox has ${nameOf(repository)}`
  return text(404, `There is no repository ${nameOf(repo)}${own}`)
}
