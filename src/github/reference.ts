import type { RepositoryRef } from '../shared/references.js'
import { withoutInvisible } from '../shared/text.js'

/** A pull request as people write it: its number or its URL. */
interface PullRequestReference {
  readonly number: number
  readonly url: URL | undefined
}

/** Reads `123`, `#123` or a pull request's URL, also of its `/files` and the like. */
export function parseReference(written: string): PullRequestReference | undefined {
  const text = withoutInvisible(written)
  const number = /^#?([1-9]\d{0,9})$/.exec(text)
  if (number !== null) return { number: Number(number[1]), url: undefined }
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  // An owner may hold slashes, so the path before `/pull/` has two parts or more.
  const path = /^(?:\/[^/]+){2,}?\/pull\/([1-9]\d{0,9})(?:\/|$)/.exec(url.pathname)
  if (path === null || !/^https?:$/.test(url.protocol)) return undefined
  return { number: Number(path[1]), url }
}

/** Why a URL is refused: user info, which is not shown, another host or another repository. */
export function refuseReference(
  { number, url }: PullRequestReference,
  { host, owner, name }: RepositoryRef,
): string | undefined {
  if (url === undefined) return undefined
  const shown = `${url.host}${url.pathname}`
  if (url.username !== '' || url.password !== '')
    return `must not contain user info, but is ${url.protocol}//***@${shown}`
  const repository = `${owner}/${name}`
  const expected = `/${repository}/pull/${number}/`.toLowerCase()
  const address = `${url.protocol}//${host}`
  // In the spelling of a URL: lower case, without the scheme's own port.
  const own = URL.canParse(address) ? new URL(address).host : host
  if (url.host === own && `${url.pathname}/`.toLowerCase().startsWith(expected)) return undefined
  return `is ${url.protocol}//${shown}, but this run is for ${host}/${repository}`
}
