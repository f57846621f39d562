/** Parts of queries of GitHub's GraphQL API, so that a query can be sent again without one of them. */
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import type { GraphqlProblem } from './octokit.js'

/** The selection of a type. Names are those of GitHub's schema, because its errors use them. */
export interface Selection {
  readonly type: string
  /** By their text, with arguments: `true`, or what is selected of the field's type. */
  readonly fields: Readonly<Record<string, Selection | true>>
  /** Selections of the types that this one can be. */
  readonly on?: readonly Selection[]
}

/** A selection, and the schema of its answer. */
export interface QueryPart<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly selection: Selection
  readonly schema: S
}

/** Fields by their text, with arguments. */
type Fields = Readonly<Record<string, z.ZodMiniType | QueryPart>>
type NameOf<Text> = Text extends `${infer Name}(${string}` ? Name : Text
type SchemaOf<Field> = Field extends QueryPart<infer S> ? S : Extract<Field, z.ZodMiniType>
type ShapeOf<F extends Fields> = {
  -readonly [Text in keyof F as NameOf<Text>]: SchemaOf<F[Text]>
}

const isPart = (field: z.ZodMiniType | QueryPart): field is QueryPart => 'selection' in field

/** Selects fields of a type. */
export function part<F extends Fields>(
  type: string,
  fields: F,
): QueryPart<z.ZodMiniObject<ShapeOf<F>>> {
  const selected: Record<string, Selection | true> = {}
  const shape: Record<string, z.ZodMiniType> = {}
  for (const [text, field] of Object.entries(fields)) {
    const [name = text] = text.split('(')
    selected[text] = isPart(field) ? field.selection : true
    shape[name] = isPart(field) ? field.schema : field
  }
  const schema: z.ZodMiniObject = z.object(shape)
  // The names and schemas of the fields are those of the type, which TypeScript cannot follow.
  return { selection: { type, fields: selected }, schema: schema as z.ZodMiniObject<ShapeOf<F>> }
}

/** Selects the fields of the types that a type can be; each field may be absent. */
export const eitherOf = <A extends z.core.$ZodShape, B extends z.core.$ZodShape>(
  type: string,
  one: QueryPart<z.ZodMiniObject<A>>,
  other: QueryPart<z.ZodMiniObject<B>>,
) => ({
  selection: { type, fields: {}, on: [one.selection, other.selection] },
  schema: z.object({ ...one.schema.shape, ...other.schema.shape }),
})

/** Selects the fields of one of the types that a type can be. */
export const onlyIf = <S extends z.ZodMiniType>(
  type: string,
  only: QueryPart<S>,
): QueryPart<S> => ({
  selection: { type, fields: {}, on: [only.selection] },
  schema: only.schema,
})

/** A part that may be null or absent. */
export const optionalPart = <S extends z.ZodMiniType>({ selection, schema }: QueryPart<S>) => ({
  selection,
  schema: z.nullish(schema),
})

/** A part whose answer, which may be absent, is converted. */
export const mappedPart = <S extends z.ZodMiniType, T>(
  { selection, schema }: QueryPart<S>,
  make: (value: z.output<S> | null | undefined) => T,
) => ({ selection, schema: mapped(z.nullish(schema), make) })

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
