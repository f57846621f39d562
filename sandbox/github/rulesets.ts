/** Which rulesets cover a branch. */
import type { RulesetSeed } from './seeds.js'

/** Tells whether a ruleset covers a branch, which need not exist. */
export const covers = ({ branches, exclude = [] }: RulesetSeed, branch: string): boolean =>
  branches.some((pattern) => matches(pattern, branch)) &&
  !exclude.some((pattern) => matches(pattern, branch))

/** As GitHub does, by Ruby's `fnmatch` with FNM_PATHNAME: only a double star before a slash has several segments. */
function matches(pattern: string, branch: string): boolean {
  if (pattern === '~ALL') return true
  const tokens = pattern.replace(/^refs\/heads\//, '').match(/\*\*\/|\*+|\[[^\]]*\]|[^*]/g) ?? []
  const source = tokens.map((token) => {
    if (token === '**/') return '(?:[^/]+/)*'
    if (token.startsWith('*')) return '[^/]*'
    if (token === '?') return '[^/]'
    if (token.startsWith('[') && token.length > 1) return token
    return token.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${source.join('')}$`).test(branch)
}
