/** Reads the compiled sources as syntax trees, so that comments and strings cannot mislead a check. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type AnyNode, parse } from 'acorn'

export interface Module {
  /** Path of the TypeScript file below `src/`, with slashes. */
  readonly file: string
  readonly nodes: readonly AnyNode[]
}

/** Every module of `src/`, with all nodes of its syntax tree. */
export function modules(): Module[] {
  return readdirSync('lib/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      file: name.replaceAll(sep, '/').replace(/\.js$/, '.ts'),
      nodes: nodesOf(readFileSync(join('lib/src', name), 'utf8')),
    }))
}

/** All nodes of the syntax tree of a module. */
export function nodesOf(code: string): AnyNode[] {
  return nodesBelow(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))
}

function nodesBelow(value: unknown): AnyNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && 'start' in value ? [value as AnyNode] : []
  return [...own, ...Object.values(value).flatMap(nodesBelow)]
}

/** Names of the properties that a module reads: `a.name`, `{ name } = a`, `a['name']`. */
export function propertiesRead(nodes: readonly AnyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'MemberExpression') return nameOf(node.property)
    if (node.type !== 'ObjectPattern') return []
    return node.properties.flatMap((part) => (part.type === 'Property' ? nameOf(part.key) : []))
  })
}

/** The texts of strings and templates. */
export function textsIn(nodes: readonly AnyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'TemplateElement') return [node.value.raw]
    return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
  })
}

/** What a module imports or exports from elsewhere at run time, as it is written. */
export function importsAtRunTime(nodes: readonly AnyNode[]): string[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        return node.source?.type === 'Literal' ? [String(node.source.value)] : []
      default:
        return []
    }
  })
}

function nameOf(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name]
  return node.type === 'Literal' ? [String(node.value)] : []
}
