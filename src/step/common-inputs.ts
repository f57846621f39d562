import type { RepositoryRef } from '../shared/references.js'
import * as z from '../shared/zod.js'
import {
  butIs,
  choice,
  convert,
  decimal,
  flag,
  line,
  optional,
  parseAddress,
  quote,
} from './inputs.js'

/** Five days, GitHub's limit for a job. */
const MAX_JOB_SECONDS = 5 * 24 * 3600

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** `api-url`, without a trailing slash. */
const apiUrl = () =>
  convert((text, refuse) => {
    const must = (what: string) => refuse(`must ${what}${butIs(text)}`)
    const url = parseAddress(text, 'https://api.example.com/v1')
    if (typeof url === 'string') return must(url)
    if (url.username !== '' || url.password !== '') return must('not contain user info')
    const loopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname)
    if (url.protocol !== 'https:' && !loopback)
      return must(
        'begin with https:// (http:// is allowed only for loopback), or the token would be sent in clear text',
      )
    const path = url.pathname.replace(/\/+$/, '')
    if (path.endsWith('/v2'))
      return refuse(
        `is ${quote(text)}, but this action speaks only version 1 of the API; use ${quote(`${url.origin}${path.slice(0, -1)}1`)}, and a token for version 1`,
      )
    if (!path.endsWith('/v1')) {
      const meant = probableApiUrl(url.origin, path)
      const perhaps = meant === undefined ? '' : `; perhaps ${quote(meant)}`
      return refuse(`must end with \`/v1\`, but is ${quote(text)}${perhaps}`)
    }
    return `${url.origin}${path}`
  })

/** Guesses the right address when `/v1` is missing at the end. */
function probableApiUrl(origin: string, path: string): string | undefined {
  // People copy the address of the web app from their browser.
  if (/^https:\/\/((app|www)\.)?trunk\.io$/.test(origin)) return 'https://api.trunk.io/v1'
  const ofEndpoint = /^.*?\/v1(?=\/)/.exec(path)?.[0]
  if (ofEndpoint !== undefined) return `${origin}${ofEndpoint}`
  if (/^(\/api)?$/.test(path)) return `${origin}${path}/v1`
  return undefined
}

/** `owner/name`; the owner may contain slashes. */
const repository = () =>
  convert((text, refuse) => {
    const [, owner, name] = /^([^\s/:]+(?:\/[^\s/]+)*)\/([^\s/]+)$/.exec(text) ?? []
    if (owner && name && !/\.git$/i.test(name)) return { owner, name }
    const meant = probableRepository(text)
    const perhaps = meant === undefined ? '' : `; perhaps ${quote(meant)}`
    return refuse(`must be \`owner/name\`${butIs(text)}${perhaps}`)
  })

/** The pages of a repository on GitHub, whose addresses people copy. */
const PAGES =
  /\/(?:tree|blob|pulls?|issues|actions|settings|commits?|compare|releases|wiki)(?:\/.*)?$/

/** Finds `owner/name` in the address of a page or of a clone, or between too many slashes. */
function probableRepository(text: string): string | undefined {
  const path = URL.canParse(text) ? new URL(text).pathname : text.replace(/^[^\s/:]*:/, '')
  const plain = path
    .replace(/^\/+|\/+$/g, '')
    .replace(PAGES, '')
    .replace(/\.git$/i, '')
  return /^[^\s/:]+(?:\/[^\s/:]+)+$/.test(plain) ? plain : undefined
}

/** A host name or address, with an optional port. */
const host = () =>
  z.string().check(
    z.regex(/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i, {
      error: ({ input }) =>
        `must be a host such as github.com or git.example.com:8443, without https://${butIs(String(input))}`,
    }),
  )

/** Visible ASCII, which an HTTP header can carry (RFC 9110, 5.5). Messages never quote the value. */
const token = () =>
  z.string().check(
    z.regex(/^[\x21-\x7e]+$/, {
      error: ({ input }) =>
        /^bearer\s/i.test(String(input))
          ? 'begins with "Bearer"; store it again, without this word'
          : 'contains a character that an HTTP header cannot carry; store it again, without line breaks or spaces',
    }),
    z.regex(/^(?!trunk_v2_)/, {
      error:
        'is a key for version 2 of the API, but this action supports only version 1; store an organization token for version 1',
    }),
  )

/** Inputs of every operation, except `operation` itself. */
export const commonInputs = z.object({
  apiUrl: apiUrl(),
  apiToken: optional(token()),
  onMissingToken: choice(['fail', 'skip', 'skip-forks']),
  repository: repository(),
  repositoryHost: optional(host()),
  githubToken: optional(line({ error: 'must be a single line' })),
  requestTimeoutSeconds: decimal({ min: 0.01, max: 3600 }),
  retryTimeoutSeconds: optional(decimal({ min: 0.01, max: MAX_JOB_SECONDS })),
  dryRun: flag(),
  summary: flag(),
})
export type CommonInputs = z.output<typeof commonInputs>

/** Returns the repository for requests. By default it is on the server of the run. */
export function repositoryRef(
  inputs: Pick<CommonInputs, 'repository' | 'repositoryHost'>,
  serverUrl: string,
): RepositoryRef {
  const fallback = URL.canParse(serverUrl) ? new URL(serverUrl).host : 'github.com'
  return { host: inputs.repositoryHost ?? fallback, ...inputs.repository }
}
