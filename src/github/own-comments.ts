import * as z from '../shared/zod.js'
import { COMMENT_LIMIT } from './comment-limit.js'
import { checked, type GitHubApi } from './octokit.js'
import { isBy } from './sticky.js'

const Comment = z.lazy(() =>
  z.object({
    id: z.number(),
    html_url: z.nullish(z.string()),
    body: z.nullish(z.string()),
    user: z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) })),
  }),
)

/** A comment of one operation, which no other one writes. */
export interface OwnComment {
  readonly id: number
  readonly url: string
  /** Content of its hidden first line beside the marker; empty for nothing. */
  readonly data: string
  readonly body: string
}

const PERMISSION = 'pull-requests: write'

/**
 * Comments with data in a hidden first line, which is never cut. Unlike a sticky comment, each is
 * written once by creation, so that of two runs at once both see who was first.
 */
export class OwnComments {
  readonly #api: GitHubApi
  readonly #identity: () => Promise<string | undefined>
  readonly #marker: string
  readonly #number: number

  constructor(
    api: GitHubApi,
    identity: () => Promise<string | undefined>,
    marker: string,
    number: number,
  ) {
    this.#api = api
    this.#identity = identity
    this.#marker = marker
    this.#number = number
  }

  /** Those of this token's owner, oldest first. */
  async list(): Promise<readonly OwnComment[]> {
    const login = await this.#identity()
    const path = `/issues/${this.#number}/comments`
    const request = `Reading the comments on #${this.#number}`
    const found = checked(z.array(Comment), await this.#api.list(request, PERMISSION, path))
    return found
      .filter(({ user }) => isBy(user, login))
      .flatMap((comment) => this.#own(comment) ?? [])
      .sort((one, other) => one.id - other.id)
  }

  async create(data: string, body: string): Promise<OwnComment> {
    const request = `Commenting on #${this.#number}`
    const route = `POST /issues/${this.#number}/comments`
    const wanted = { body: this.#text(data, body) }
    const created = await this.#api.request(request, PERMISSION, route, Comment, wanted)
    return { id: created.id, url: created.html_url ?? '', data, body }
  }

  /** Keeps the first line as it is. */
  async update({ id, data }: OwnComment, body: string): Promise<void> {
    const request = `Updating a comment on #${this.#number}`
    const wanted = { body: this.#text(data, body) }
    await this.#api.request(request, PERMISSION, `PATCH /issues/comments/${id}`, Comment, wanted)
  }

  async remove({ id }: OwnComment): Promise<void> {
    const request = `Deleting a comment on #${this.#number}`
    await this.#api.request(request, PERMISSION, `DELETE /issues/comments/${id}`, z.unknown())
  }

  #own({ id, html_url: url, body }: z.output<typeof Comment>): OwnComment | undefined {
    const [first = '', ...lines] = (body ?? '').replaceAll('\r\n', '\n').split('\n')
    const [begin, end] = [`<!-- merge-queue-action:${this.#marker}`, ' -->']
    if (!first.startsWith(begin) || !first.endsWith(end)) return undefined
    const data = first.slice(begin.length, -end.length)
    if (data !== '' && !data.startsWith(' ')) return undefined
    return { id, url: url ?? '', data: data.trim(), body: lines.join('\n') }
  }

  #text(data: string, body: string): string {
    const text = this.#api.redact(body)
    const first = `<!-- merge-queue-action:${this.#marker}${data && ` ${data}`} -->\n`
    const left = COMMENT_LIMIT - first.length
    if (text.length <= left) return first + text
    const note = '\n\n… cut, because GitHub accepts no longer text.'
    const kept = text.slice(0, left - note.length)
    return first + kept.slice(0, Math.max(0, kept.lastIndexOf('\n'))) + note
  }
}
