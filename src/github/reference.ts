import { type RepositoryRef, repositoryName } from '../shared/references.js'
import { withoutInvisible } from '../shared/text.js'
import { sameName, type WorkflowEvent } from './event.js'

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
  // An owner may contain slashes, so the path before `/pull/` has two parts or more.
  const path = /^(?:\/[^/]+){2,}?\/pull\/([1-9]\d{0,9})(?:\/|$)/.exec(url.pathname)
  if (path === null || !/^https?:$/.test(url.protocol)) return undefined
  return { number: Number(path[1]), url }
}

type ServerOfRun = Pick<WorkflowEvent, 'serverUrl' | 'repository'>

/** A host in the spelling of a URL: lower case, without the port that the protocol implies. */
function hostOf(host: string, protocol: string): string {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : host
}

/**
 * True if the run's GitHub server has the repository. A service may know a GHES server by another
 * name, so any other host counts as that server for the run's own repository. github.com has only one
 * name, and a repository there may be a mirror whose pull requests have other numbers.
 */
export function isOnServerOfRun(
  repository: RepositoryRef,
  { serverUrl, repository: ofRun }: ServerOfRun,
): boolean {
  if (!URL.canParse(serverUrl)) return false
  const server = new URL(serverUrl)
  const host = hostOf(repository.host, server.protocol)
  if (host === server.host) return true
  const isGitHubCom = [host, server.host].some((one) => /(^|\.)(github|ghe)\.com$/.test(one))
  return !isGitHubCom && sameName(repositoryName(repository), ofRun)
}

/** The address of a repository's page, on the run's own server if that has the repository. */
export function repositoryPage(repository: RepositoryRef, event: ServerOfRun): string {
  const isOwn = isOnServerOfRun(repository, event)
  const server = isOwn ? new URL(event.serverUrl).origin : `https://${repository.host}`
  return `${server}/${repositoryName(repository)}`
}

/** Returns why a URL is refused: it has user info, another host or another repository. */
export function refuseReference(
  { number, url }: PullRequestReference,
  ref: RepositoryRef,
  event: ServerOfRun,
): string | undefined {
  if (url === undefined) return undefined
  const shown = `${url.host}${url.pathname}`
  if (url.username !== '' || url.password !== '')
    return `must not contain user info, but is ${url.protocol}//***@${shown}`
  const repository = repositoryName(ref)
  const expected = `/${repository}/pull/${number}/`.toLowerCase()
  const hosts = [hostOf(ref.host, url.protocol)]
  if (isOnServerOfRun(ref, event)) hosts.push(new URL(event.serverUrl).host)
  if (hosts.includes(url.host) && `${url.pathname}/`.toLowerCase().startsWith(expected))
    return undefined
  return `is ${url.protocol}//${shown}, but this run is for ${ref.host}/${repository}`
}
