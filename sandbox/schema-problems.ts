/** Words for what is wrong with a file that a user wrote: one line for each problem. */
import * as z from 'zod'
import { didYouMean } from '../src/shared/nearest.js'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Returns lines such as `mine.yml: runs[0].log: expected array, received string`. */
export function schemaProblems(file: string, schema: z.ZodType, error: z.ZodError): string {
  const issues = error.issues.flatMap((issue) => withoutUnions(issue))
  return issues.map((issue) => `${file}: ${problemOf(issue, schema)}`).join('\n')
}

function problemOf(issue: Issue, schema: z.ZodType): string {
  const place = z.core.toDotPath(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = [...new Set(keysAt(schema, issue.path))]
    const names = issue.keys.map((key) => {
      const hint = didYouMean(key, known) || `; its keys are ${known.join(', ')}`
      return `no key \`${key}\`${hint}`
    })
    return `${place || 'the file'} has ${names.join(', and ')}`
  }
  const message = issue.message.replace(/^Invalid (input|option): /, '')
  return place === '' ? message : `${place}: ${message}`
}

/** Replaces the problem of a union by those of the alternative that the value comes nearest to. */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const failsWhole = (issues: readonly Issue[], code: Issue['code']) =>
    issues.some((inner) => inner.code === code && inner.path.length === 0)
  const alternatives = issue.errors
    .filter((issues) => !failsWhole(issues, 'invalid_type'))
    .toSorted(
      (one, other) =>
        Number(failsWhole(one, 'invalid_value')) - Number(failsWhole(other, 'invalid_value')) ||
        one.length - other.length,
    )
  const [nearest] = alternatives
  if (nearest === undefined) {
    const expected = issue.errors.flatMap(([first]) =>
      first?.code === 'invalid_type' ? [first.expected] : [],
    )
    return [{ ...issue, message: `expected ${[...new Set(expected)].join(' or ')}` }]
  }
  return nearest.flatMap((inner) =>
    withoutUnions({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
  )
}

/** The parts of a schema that lead to the next one. */
interface Definition extends z.core.$ZodTypeDef {
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
}

/** The keys that a schema takes at a path. */
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const def = schema._zod.def as Definition
  const [step, ...rest] = path
  if (def.innerType !== undefined) return keysAt(def.innerType, path)
  if (def.in !== undefined) return keysAt(def.in, path)
  if (def.options !== undefined) return def.options.flatMap((option) => keysAt(option, path))
  if (def.shape !== undefined && step === undefined) return Object.keys(def.shape)
  const next = def.shape?.[String(step)] ?? def.element ?? def.valueType
  return next === undefined || step === undefined ? [] : keysAt(next, rest)
}
