// `npm run figures`: how dense the sources are. Counts decisions in the compiled files, where types are
// gone, and names in the sources.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyNode, parse } from 'acorn'

/** What is counted in src/. */
export interface Figures {
  readonly lines: number
  /** Lines that are neither blank nor a comment. */
  readonly codeLines: number
  readonly functions: number
  readonly ternaries: number
  readonly ternariesPerHundredCodeLines: number
  /** Ternaries directly inside another one, as `file:line` of the compiled file. */
  readonly nestedTernaries: readonly string[]
  /** Names that several files declare at their top level, with the files. */
  readonly repeatedNames: ReadonlyMap<string, readonly string[]>
  /** Names that several files export, with the files. */
  readonly repeatedExports: ReadonlyMap<string, readonly string[]>
  /** The largest number of imports in one file, and that file. */
  readonly mostImports: { readonly count: number; readonly path: string }
  /** Named types in src/pull-request. */
  readonly pullRequestTypes: number
}

const DECLARATION =
  /^(export )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|class|interface|type|const|let|enum) (\w+)/gm

const CODE_LINE = /^ *(?!\/\/|\/\*|\*)\S.*$/gm

/** Every operation file exports `operation`. */
const EXPECTED_EXPORT = 'operation'

/** Counts what `tsc` last compiled. */
export function figures(): Figures {
  const paths = filesBelow('src', '.ts')
  const sources = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const names = new Map<string, string[]>()
  const exports = new Map<string, string[]>()
  for (const { path, text } of sources)
    for (const [, exported, name = ''] of text.matchAll(DECLARATION)) {
      add(names, name, path)
      if (exported !== undefined) add(exports, name, path)
    }
  const compiled = paths.map((path) => countDecisions(join('lib', path.replace(/\.ts$/, '.js'))))
  const lines = sum(sources.map(({ text }) => text.split('\n').length - 1))
  const ternaries = sum(compiled.map((file) => file.ternaries))
  const imports = sources.map(({ path, text }) => ({
    path,
    count: [...text.matchAll(/^import /gm)].length,
  }))
  const codeLines = sum(sources.map(({ text }) => (text.match(CODE_LINE) ?? []).length))
  return {
    lines,
    codeLines,
    functions: sum(compiled.map((file) => file.functions)),
    ternaries,
    ternariesPerHundredCodeLines: Math.round((ternaries / codeLines) * 1000) / 10,
    nestedTernaries: compiled.flatMap((file) => file.nested),
    repeatedNames: repeated(names),
    repeatedExports: repeated(exports),
    mostImports: imports.reduce((most, file) => (file.count > most.count ? file : most)),
    pullRequestTypes: sum(
      sources
        .filter(({ path }) => path.startsWith('src/pull-request/'))
        .map(({ text }) => [...text.matchAll(/^(?:export )?(?:type|interface) \w+/gm)].length),
    ),
  }
}

function countDecisions(path: string) {
  const counted = { functions: 0, ternaries: 0, nested: [] as string[] }
  const visit = (node: AnyNode, parent?: AnyNode): void => {
    if (/Function/.test(node.type)) counted.functions++
    if (node.type === 'ConditionalExpression') {
      counted.ternaries++
      if (parent?.type === 'ConditionalExpression')
        counted.nested.push(`${path}:${node.loc?.start.line}`)
    }
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) visit(child, node)
  }
  visit(
    parse(readFileSync(path, 'utf8'), {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    }),
  )
  return counted
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const filesBelow = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()

function add(map: Map<string, string[]>, name: string, path: string): void {
  const paths = map.get(name) ?? []
  if (!paths.includes(path)) paths.push(path)
  map.set(name, paths)
}

const repeated = (map: ReadonlyMap<string, readonly string[]>) =>
  new Map([...map].filter(([name, paths]) => paths.length > 1 && name !== EXPECTED_EXPORT))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { repeatedNames, repeatedExports, ...rest } = figures()
  console.log({ ...rest, repeatedNames: repeatedNames.size, repeatedExports: repeatedExports.size })
  for (const [name, paths] of repeatedNames) console.log(`${name}: ${paths.join(', ')}`)
}
