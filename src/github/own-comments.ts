import * as z from '../shared/zod.js'
import { COMMENTS, Comment, isBy, marked, markerIn, readComments } from './comment-text.js'
import type { GitHubApi } from './octokit.js'

/** A comment of one operation, which no other one writes. */
export interface OwnComment {
  readonly id: number
  readonly url: string
  /** Content of its hidden first line beside the marker; empty for nothing. */
  readonly data: string
  readonly body: string
}

/**
 * Comments with data in a hidden first line, which is never cut. Unlike a sticky comment, each is
 * written once by creation, so that of two runs at once both see who was first.
 */
export function ownComments(
  api: GitHubApi,
  identity: () => Promise<string | undefined>,
  marker: string,
  number: number,
) {
  const own = (comment: Comment): OwnComment | undefined => {
    const { id, html_url: url, body } = comment
    const [found, ...data] = markerIn(comment).split(' ')
    if (found !== marker) return undefined
    const [, ...lines] = (body ?? '').replaceAll('\r\n', '\n').split('\n')
    return { id, url: url ?? '', data: data.join(' ').trim(), body: lines.join('\n') }
  }
  const send = (what: string, route: string, data: string, body: string) => {
    const wanted = { body: marked(`${marker} ${data}`.trimEnd(), api.redact(body)) }
    return api.request(`${what} #${number}`, COMMENTS, route, Comment, wanted)
  }
  return {
    /** Those of this token's owner, oldest first. */
    async list(): Promise<readonly OwnComment[]> {
      const login = await identity()
      return (await readComments(api, number))
        .filter((comment) => isBy(comment, login))
        .flatMap((comment) => own(comment) ?? [])
        .sort((one, other) => one.id - other.id)
    },
    async create(data: string, body: string): Promise<OwnComment> {
      const created = await send('Commenting on', `POST /issues/${number}/comments`, data, body)
      return { id: created.id, url: created.html_url ?? '', data, body }
    },
    /** Keeps the first line as it is. */
    async update({ id, data }: OwnComment, body: string): Promise<void> {
      await send('Updating a comment on', `PATCH /issues/comments/${id}`, data, body)
    },
    async remove({ id }: OwnComment): Promise<void> {
      const request = `Deleting a comment on #${number}`
      await api.request(request, COMMENTS, `DELETE /issues/comments/${id}`, z.unknown())
    },
  }
}
export type OwnComments = ReturnType<typeof ownComments>
