/** Permissions of a token, and which of them GitHub wants for what. */

/** Permissions by name; one that is absent is `none`. */
export type Granted = Readonly<Record<string, 'read' | 'write'>>

/** Tells whether a token has a permission. @param granted everything where absent */
export const isGranted = (granted: Granted | undefined, name: string, level = 'read'): boolean =>
  granted === undefined || granted[name] === 'write' || granted[name] === level

/**
 * Permissions that routes below `/repos/{owner}/{name}` want in a private repository: each of one
 * alternative. Other routes want `metadata`, which every token has.
 */
const WANTED: readonly (readonly [route: RegExp, ...alternatives: readonly string[][]])[] = [
  [/^\/pulls/, ['pull-requests']],
  [/^\/commits\/.+\/pulls$/, ['contents', 'pull-requests']],
  [/^\/commits\/.+\/check-runs$/, ['checks']],
  [/^\/actions\//, ['actions']],
  [/^\/commits\/.+\/status$/, ['statuses']],
  [/^\/(commits|branches|compare|git)\//, ['contents']],
  [/^\/labels/, ['issues'], ['pull-requests']],
  [/^\/issues\/(comments\/|\d+\/(comments|labels))/, ['issues'], ['pull-requests']],
  [/^\/issues/, ['issues']],
]

/** Tells whether a token may send a request. @param path relative to the repository */
export function mayRequest(granted: Granted | undefined, method: string, path: string): boolean {
  const [, ...alternatives] = WANTED.find(([route]) => route.test(path)) ?? []
  const level = method === 'GET' ? 'read' : 'write'
  return (
    alternatives.length === 0 ||
    alternatives.some((names) => names.every((name) => isGranted(granted, name, level)))
  )
}

/** No word of a sentence or a path, because a runner masks its tokens everywhere. */
const BEGINNING = 'ghs_rehearsal0'

/** A token that has these permissions and no others: {@link permissionsOf}. */
export const tokenWith = (granted: Granted): string =>
  `${BEGINNING}${Object.entries(granted)
    .map((entry) => entry.join('='))
    .join(',')}`

/** Permissions that a token of {@link tokenWith} has; `undefined` for any other token. */
export function permissionsOf(token: string): Granted | undefined {
  if (!token.startsWith(BEGINNING)) return undefined
  const entries = token.slice(BEGINNING.length).split(',').filter(Boolean)
  return Object.fromEntries(entries.map((entry) => entry.split('=')))
}
