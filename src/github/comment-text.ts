/** Comments and issues of this action: how they are marked, found again and cut. */
import * as z from '../shared/zod.js'
import type { GitHubApi } from './octokit.js'

/** The permission that reads and writes comments. */
export const COMMENTS = 'pull-requests: write'

/** GitHub's limit of a comment or an issue, in characters. */
export const COMMENT_LIMIT = 65_536

/** Fields of comments and issues alike. */
export const textFields = {
  body: z.nullish(z.string()),
  html_url: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) })),
}
export const Comment = z.lazy(() => z.object({ id: z.number(), ...textFields }))
export type Comment = z.output<typeof Comment>

/** All comments on a pull request, of anybody. */
export const readComments = (api: GitHubApi, number: number): Promise<readonly Comment[]> =>
  api.list(`Reading the comments on #${number}`, COMMENTS, `/issues/${number}/comments`, Comment)

/** A token whose owner GitHub does not say is a bot's: `GET /user` answers those of users. */
export const isBy = ({ user }: Pick<Comment, 'user'>, login: string | undefined): boolean =>
  login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase()

/** The text with its marker; one beyond GitHub's limit is cut at the end of a line and says so. */
export function marked(marker: string, body: string): string {
  const text = `<!-- merge-queue-action:${marker} -->\n${body}`
  if (text.length <= COMMENT_LIMIT) return text
  const note = '\n\n… cut, because GitHub accepts no longer text.'
  const kept = text.slice(0, COMMENT_LIMIT - note.length)
  return kept.slice(0, kept.lastIndexOf('\n')) + note
}

/** The marker of a comment or an issue; empty where it has none. */
export const markerIn = ({ body }: Pick<Comment, 'body'>): string =>
  /^<!-- merge-queue-action:(.*) -->\r?$/.exec((body ?? '').split('\n', 1)[0] ?? '')?.[1] ?? ''
