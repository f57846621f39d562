// Finds values that GitHub and this action take, but not as their author meant them.
import { isPair, isScalar, LineCounter, type Pair, parseDocument, visit } from 'yaml'
import { OWNER_PLACEHOLDER } from '../src/step/owner-placeholder.js'
import type { StepSyntax } from './syntax.js'

/** The inputs in which this action replaces words in braces, and those words. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'issue-title': [OWNER_PLACEHOLDER],
  'test-branch-pattern': ['{number}', '{id}'],
}
const ALL_PLACES = Object.entries(PLACES)
  .map(([input, places]) => `${places.map((place) => `\`${place}\``).join(' and ')} in ${input}`)
  .join(', and ')

/** Returns one sentence for each word in braces that this action leaves as it is. */
export function placesLeft({ uses = '', with: inputs = {} }: StepSyntax): string[] {
  if (!/^[\w-]+\/merge-queue-action[@/]/.test(uses)) return []
  return Object.entries(inputs).flatMap(([input, value]) => {
    const text = String(value).replaceAll(/\$\{\{.*?\}\}/gs, '')
    const words = text.match(/\$?\{[a-z][\w-]*\}/gi) ?? []
    return words
      .filter((word) => PLACES[input]?.includes(word) !== true)
      .map(
        (word) =>
          `the action does not replace \`${word}\` in ${input}; it replaces only ${ALL_PLACES}`,
      )
  })
}

/** Texts that let anyone do what the workflow may do. */
const SECRETS: readonly RegExp[] = [
  /https:\/\/hooks\.slack(?:-gov)?\.com\/\w+\/[^\s"']+/,
  /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/[^\s"']+/,
  /https:\/\/[\w.-]+\.(?:webhook\.office|logic\.azure|environment\.api\.powerplatform)\.com[:/][^\s"']+/,
  /https:\/\/chat\.googleapis\.com\/v1\/spaces\/[^\s"']+/,
  /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|xox[abeoprs]-[\w-]{10,})/,
]
/** Inputs and secrets that are passwords, whatever they look like. */
const SECRET_KEYS = ['api-token', 'github-token', 'webhook']

/** Returns one sentence for each secret that is written in a workflow, where everyone can read it. */
export function plainSecrets(text: string): string[] {
  const lineCounter = new LineCounter()
  const errors: string[] = []
  visit(parseDocument(text, { merge: true, lineCounter }), {
    Scalar(place, { range, value }, path) {
      if (place === 'key' || typeof value !== 'string' || range == null) return
      const keys = path.filter(isPair).map(keyOf)
      const [key = ''] = keys.slice(-1)
      const [group = ''] = keys.slice(-2)
      const isPassed = SECRET_KEYS.includes(key) && /^(with|secrets)$/.test(group)
      const isPlain = isPassed && !/^$|\$\{\{|^sandbox-token$/.test(value)
      if (!isPlain && !SECRETS.some((secret) => secret.test(value))) return
      const { line } = lineCounter.linePos(range[0])
      errors.push(
        `line ${line}: the value of ${key} is a secret that everyone can read; store it as a secret of the repository, and read that`,
      )
    },
  })
  return errors
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)
