import * as z from '../shared/zod.js'
import { Comment, isBy, marked, markerIn } from './comment-text.js'
import { checked, type GitHubApi } from './octokit.js'

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
      .filter((comment) => isBy(comment, login))
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

  #own(comment: Comment): OwnComment | undefined {
    const { id, html_url: url, body } = comment
    const [marker, ...data] = markerIn(comment).split(' ')
    if (marker !== this.#marker) return undefined
    const [, ...lines] = (body ?? '').replaceAll('\r\n', '\n').split('\n')
    return { id, url: url ?? '', data: data.join(' ').trim(), body: lines.join('\n') }
  }

  #text(data: string, body: string): string {
    return marked(`${this.#marker} ${data}`.trimEnd(), this.#api.redact(body))
  }
}
