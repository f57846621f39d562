/** Selections of GraphQL queries as data, so that a query can be sent again without a part. */
import type { GraphqlProblem } from './octokit.js'

/** The selection of a type. Names are those of GitHub's schema, because its errors use them. */
export interface Selection {
  readonly type: string
  /** By their text, with arguments: `true`, or what is selected of the field's type. */
  readonly fields: Readonly<Record<string, Selection | true>>
  /** Selections of the types that this one can be. */
  readonly on?: readonly Selection[]
}

/** The name of a field without its arguments, as in `Ref.rules`. */
const nameOf = (type: string, field: string): string => `${type}.${field.replace(/\(.*/, '')}`

/** Writes a selection, without the parts that a server lacks. */
export function selectionText(
  { type, fields, on = [] }: Selection,
  lacking: ReadonlySet<string>,
): string {
  const selected = Object.entries(fields)
    .filter(([field]) => !lacking.has(nameOf(type, field)))
    .map(([field, of]) => (of === true ? field : `${field} ${selectionText(of, lacking)}`))
  const fragments = on
    .filter((fragment) => !lacking.has(fragment.type))
    .map((fragment) => `... on ${fragment.type} ${selectionText(fragment, lacking)}`)
  return `{ ${[...selected, ...fragments].join(' ') || '__typename'} }`
}

/** Names of all parts of a selection: fields as `Ref.rules`, and types of fragments. */
function partsOf({ type, fields, on = [] }: Selection): readonly string[] {
  return [
    ...Object.entries(fields).flatMap(([field, of]) => [
      nameOf(type, field),
      ...(of === true ? [] : partsOf(of)),
    ]),
    ...on.flatMap((fragment) => [fragment.type, ...partsOf(fragment)]),
  ]
}

/** True if a server lacks any part of a selection. */
export const lacksPartOf = (selection: Selection, lacking: ReadonlySet<string>): boolean =>
  partsOf(selection).some((part) => lacking.has(part))

/**
 * Finds the parts of a selection that a server refuses as unknown.
 * @param lacking parts that the query left out already
 */
export function unknownParts(
  selection: Selection,
  lacking: ReadonlySet<string>,
  problems: readonly GraphqlProblem[],
): readonly string[] {
  const parts = [...new Set(partsOf(selection))].filter((part) => !lacking.has(part))
  return problems.flatMap(({ message = '' }) => {
    const [, field, type, fragment] = UNKNOWN.exec(message) ?? []
    const name = field ?? type ?? fragment
    if (name === undefined) return []
    const owner = /on type '?(\w+)/.exec(message)?.[1]
    const exact = parts.filter((part) => part === `${owner}.${name}`)
    if (exact.length > 0) return exact
    // A server may name the type in its own way, and some errors do not name it.
    return parts.filter((part) => part === name || part.endsWith(`.${name}`))
  })
}

/** GitHub's sentences about a field, an argument, or a type that it does not know. */
const UNKNOWN = /^Field '?(\w+)'? doesn't|^No such type '?(\w+)|^Fragment on '?(\w+)/
