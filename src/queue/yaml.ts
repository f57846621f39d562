import { closest } from 'fastest-levenshtein'
import type * as z from 'zod'

/** Something wrong in a YAML text, and where; lines and columns count from 1. */
export interface YamlProblem {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** What {@link readYaml} found: the value, or everything that is wrong with the text. */
export type YamlRead<T> =
  | { readonly value: T; readonly problems: readonly [] }
  | { readonly value: undefined; readonly problems: readonly YamlProblem[] }

/**
 * Reads YAML 1.2 and checks it against a schema of strict objects. Duplicate and unknown keys, unknown tags and wrong values
 * are problems with their place; an unknown key comes with the nearest known one. An empty text is an empty mapping.
 */
export async function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
): Promise<YamlRead<z.output<S>>> {
  // Loaded here, because most operations never see YAML.
  const yaml = await import('yaml')
  const lineCounter = new yaml.LineCounter()
  const at = (offset: number, message: string): YamlProblem => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col), message }
  }
  const document = yaml.parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    // The words of the library's own check do not name the key; `duplicates` below does.
    uniqueKeys: false,
  })
  const syntax = [...document.errors, ...document.warnings]
  if (syntax.length > 0)
    return { value: undefined, problems: syntax.map((e) => at(e.pos[0], e.message)) }

  const problems: YamlProblem[] = []
  yaml.visit(document, {
    Map(_, map) {
      const seen = new Set<string>()
      for (const { key } of map.items) {
        if (!yaml.isScalar(key)) continue
        const name = String(key.value)
        if (seen.has(name)) problems.push(at(key.range?.[0] ?? 0, `duplicate key \`${name}\``))
        seen.add(name)
      }
    },
  })
  if (problems.length > 0) return { value: undefined, problems }

  let data: unknown
  try {
    data = document.toJS({ maxAliasCount: 100 }) ?? {}
  } catch (error) {
    return { value: undefined, problems: [at(0, (error as Error).message)] }
  }
  const parsed = schema.safeParse(data)
  if (parsed.success) return { value: parsed.data, problems: [] }

  /** Where a value stands; the nearest thing above it where it is missing. */
  const offsetOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (yaml.isNode(node)) return node.range?.[0] ?? 0
    }
    return document.contents?.range?.[0] ?? 0
  }
  const offsetOfKey = (path: readonly PropertyKey[], name: string): number => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true)
    const pair = yaml.isMap(map)
      ? map.items.find(({ key }) => yaml.isScalar(key) && String(key.value) === name)
      : undefined
    return (yaml.isNode(pair?.key) ? pair.key.range?.[0] : undefined) ?? offsetOf(path)
  }
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path)
      for (const key of issue.keys)
        problems.push(at(offsetOfKey(issue.path, key), unknownKey(key, known)))
    } else {
      const name = issue.path.findLast((part) => typeof part === 'string')
      const what = name === undefined ? '' : `\`${String(name)}\` `
      problems.push(at(offsetOf(issue.path), `${what}${issue.message}`))
    }
  }
  problems.sort((a, b) => a.line - b.line || a.column - b.column)
  return { value: undefined, problems }
}

function unknownKey(key: string, known: readonly string[]): string {
  const hint = known.length === 0 ? '' : `; did you mean \`${closest(key, [...known])}\`?`
  return `unknown key \`${key}\`${hint}`
}

/** The keys that the strict object at a place of the data knows. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let at: unknown = schema
  for (const part of path) {
    const { def } = at as { def: { element?: unknown; shape?: Record<string, unknown> } }
    at = def.element ?? def.shape?.[String(part)]
    if (at === undefined) return []
  }
  return Object.keys((at as { def: { shape?: object } }).def.shape ?? {})
}
