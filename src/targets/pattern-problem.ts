/** Patterns of a targets map that can match no path of a repository. Pure. */
import { globProblem } from '../shared/globs.js'
import { closingBrackets, lineProblem } from '../shared/list-lines.js'
import { relativePath } from '../shared/path-patterns.js'
import { inBackticks } from '../shared/text.js'

/** Returns why a pattern cannot be meant, as a clause; `undefined` if it can match a path. */
export function patternProblem(pattern: string): string | undefined {
  const ofLine = lineProblem(pattern, 'paths') ?? globProblem(relativePath(pattern))
  if (ofLine !== undefined) return ofLine
  const path = pattern.replace(/^\.?\//, '')
  const problem = SIGNS.find(({ sign }) => sign.test(path))?.problem ?? separatorProblem(path)
  if (problem === undefined) return undefined
  return `${inBackticks(pattern)} matches no path: ${problem}`
}

const WRITE_ANOTHER = 'write one pattern per line, or braces such as `{a,b}/**`'

/** Syntax of other tools. The first that is found is named. */
const SIGNS: readonly { readonly sign: RegExp; readonly problem: string }[] = [
  { sign: /\$\{\{/, problem: 'the expression after `${{` was not evaluated; check it' },
  {
    sign: /^\^|[*+?)\]]\$$/,
    problem: 'a regular expression is not a glob; `**` matches any folders',
  },
  {
    // SvelteKit names the group of a layout after `@`, as in `+page@(app).svelte`.
    sign: /(?<!(?:^|\/)\+(?:page|layout)@)(?<=[@+?*!])\([^()]*\)/,
    problem: `an extended glob has no meaning here; ${WRITE_ANOTHER}`,
  },
  { sign: /\|/, problem: `\`|\` has no meaning here; ${WRITE_ANOTHER}` },
  {
    // A name such as `[slug]` escapes its brackets; a letter or the end of a name has no other meaning.
    sign: /\\(?:[\p{L}\p{N}_.]|$)|[^/\\]\\[*?\\]/u,
    problem: 'the separator of folders is `/`; for a real backslash write `?`',
  },
  {
    sign: /\{[^{},/]+\.\.[^{},/]+\}/,
    problem: 'braces have no ranges; write each alternative, as in `{1,2,3}`',
  },
  { sign: /\[[^\]/]*\[:\^?\w+:\]/, problem: 'classes have no names; write `[a-z]` or `[0-9]`' },
  {
    sign: /(?:^|[/{,])\.{2,3}(?:[/},]|$)|(?:^|\/)\.(?:\/|$)/,
    problem: 'no path has a folder of dots; `**` matches any folders',
  },
  { sign: /^\/|\/\//, problem: 'it has an empty name between two slashes' },
]

/** A folder of Expo's router with several groups. */
const GROUPS = /(?<=^|\/)\(\w[\w-]*(?:,\w[\w-]*)+\)(?=\/|$)/g

/**
 * Finds a comma or a semicolon between two paths. Those in braces and classes belong to the glob.
 */
function separatorProblem(pattern: string): string | undefined {
  const path = pattern.replace(GROUPS, '')
  const closings = closingBrackets(path)
  for (let at = 0; at < path.length; at++) {
    if (path[at] === '{' || path[at] === '[') at = closings.get(at) ?? at
    if (path[at] !== ',' && path[at] !== ';') continue
    if (/[/*?[{]/.test(path.slice(0, at)) && /[/*?[{]/.test(path.slice(at + 1)))
      return `\`${path[at]}\` separates no patterns; ${WRITE_ANOTHER}`
  }
  return undefined
}
