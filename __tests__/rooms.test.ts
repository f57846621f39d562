import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsAtRunTime, modules } from './support/code.js'
import { expect, test } from './support/jest.js'

/**
 * Which rooms of `src/` a room may import, from the bottom up. A new arrow is a decision: it is
 * made here.
 */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  shared: '',
  reports: 'shared',
  runner: 'shared',
  http: 'shared',
  service: 'http shared',
  github: 'http shared',
  step: 'service github http runner reports shared',
  targets: 'step service github runner reports shared',
  flaky: 'step service github runner reports shared',
  metrics: 'step service http reports shared',
  queue: 'step service github http runner reports shared',
  holds: 'queue step service github http runner reports shared',
  watch: 'holds queue metrics step service github http reports shared',
  'test-run': 'step service github http shared',
  'pull-request': 'test-run step service github http runner reports shared',
  wait: 'pull-request test-run step service github http shared',
  history: 'pull-request test-run flaky step service github http reports shared',
  explain: 'pull-request test-run flaky step service github http runner reports shared',
  setup: 'test-run holds queue metrics step service github http reports shared',
  triage: 'explain history pull-request test-run holds step service github http reports shared',
  operations:
    'triage setup explain history wait pull-request test-run watch holds queue targets flaky metrics ' +
    'step service github http reports shared',
}

const allowedIn = (room: string): readonly string[] => MAY_IMPORT[room]?.split(' ') ?? []

/** Packages and built-in modules that only these files and rooms may import, and what to use instead. */
const RESTRICTED: Readonly<Record<string, readonly [instead: string, ...from: string[]]>> = {
  '@actions/core': ['Only src/runner/ uses the runner.', 'runner/'],
  '@actions/github': ['Only src/github/octokit.ts loads Octokit.', 'github/octokit.ts'],
  '@actions/http-client': [
    'Only src/http/connections.ts opens connections.',
    'http/connections.ts',
  ],
  'node:fs': ['Use context.workspace.', 'runner/', 'step/'],
  'node:fs/promises': ['Use context.workspace.', 'runner/'],
  'node:process': ['Take it as an argument, or from the Context.'],
  'node:http': ['Use context.service or context.github.', 'http/', 'github/fetch.ts'],
  'node:https': ['Use context.service or context.github.'],
  'node:net': ['Use context.service or context.github.', 'http/', 'metrics/pushgateway-url.ts'],
  'node:timers': ['Use context.clock.'],
  'node:timers/promises': ['Use context.clock.', 'shared/clock.ts'],
  'node:child_process': ['The action starts no process.'],
}

/** The entry, the step and the end of the job may import anything; nothing may import them. */
const TOP = ['index.ts', 'main.ts', 'post.ts']

const entries = readdirSync('src', { withFileTypes: true })
const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)

interface Import {
  readonly from: string
  readonly file: string
  readonly to: string
  readonly target: string
}

const compiled = modules()
const sources = compiled.map(({ file }) => file)

/** Imports of types, which the compiler removes. The formatter puts each at the start of a line. */
const TYPE_IMPORT = /^(?:import|export)\b[^'"=;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm

/** What each file of `src/` imports, at run time or as a type. */
const imported = compiled.flatMap(({ file, nodes }) => {
  const source = readFileSync(join('src', file), 'utf8')
  const types = [...source.matchAll(TYPE_IMPORT)].map(([, one, other]) => one ?? other ?? '')
  return [...new Set([...importsAtRunTime(nodes), ...types])].map((name) => ({ file, name }))
})

/** The imports between files of `src/`. */
function imports(): Import[] {
  return imported
    .filter(({ name }) => name.startsWith('.'))
    .map(({ file, name }) => {
      const target = posix.join(posix.dirname(file), name)
      return { file, from: roomOf(file), target, to: roomOf(target) }
    })
}

const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : 'top')

test('every file of src/ is in a room, and every room is in the table', () => {
  const loose = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  expect(loose.sort()).toEqual(TOP)
  expect(rooms.sort()).toEqual(Object.keys(MAY_IMPORT).sort())
})

test('every file of src/ is imported: an operation by the table of contents', () => {
  const imported = new Set(imports().map(({ target }) => target.replace(/\.js$/, '.ts')))
  const forgotten = sources.filter((file) => !imported.has(file) && !TOP.includes(file))
  expect(forgotten).toEqual([])
})

test('a room imports only what the table allows', () => {
  const found = imports()
  expect(found.length).toBeGreaterThan(200)
  const against = found
    .filter(({ from, to }) => from !== 'top' && from !== to && !allowedIn(from).includes(to))
    .map(
      ({ file, from, to, target }) =>
        `src/${file} imports src/${target}: ${from} may not import ${to}. Take what it needs as an argument, or move the shared code to a room that both may import (CONTRIBUTING.md, "The rooms")`,
    )
  expect(against).toEqual([])
})

test('a restricted package or module is imported only where the table says', () => {
  const names = new Set(imported.map(({ name }) => name))
  expect(names).toContain('@actions/core')
  const against = imported.flatMap(({ file, name }) => {
    const [instead, ...places] = RESTRICTED[name] ?? []
    if (instead === undefined || places.some((place) => file.startsWith(place))) return []
    return [`src/${file} imports ${name}. ${instead}`]
  })
  expect(against).toEqual([])
})

test('the table allows no unused import, and none of a room above', () => {
  const used = new Set(imports().map(({ from, to }) => `${from} → ${to}`))
  const order = Object.keys(MAY_IMPORT)
  const wrong = order.slice(1).flatMap((from) =>
    allowedIn(from)
      .filter((to) => !used.has(`${from} → ${to}`) || order.indexOf(to) >= order.indexOf(from))
      .map((to) => `${from} → ${to}: take it out of MAY_IMPORT`),
  )
  expect(wrong).toEqual([])
})

/** It only lists the operations. */
const CONTENTS = 'operations/index.ts'

test('operations do not import each other', () => {
  const siblings = imports()
    .filter(
      ({ file, from, to }) => from === 'operations' && to === 'operations' && file !== CONTENTS,
    )
    .map(
      ({ file, target }) =>
        `src/${file} imports src/${target}: move the shared code to a room below`,
    )
  expect(siblings).toEqual([])
})

test('"The rooms" in CONTRIBUTING.md lists all rooms, from the top down', () => {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^- `([\w-]+)\/`: /gm)
  expect([...rows].map(([, room]) => room)).toEqual(Object.keys(MAY_IMPORT).reverse())
})

// A transport that an operation makes itself would ignore the dry run.
test('only the clients make a transport', () => {
  const makers = compiled.filter(({ nodes }) =>
    nodes.some(
      (node) =>
        node.type === 'NewExpression' &&
        node.callee.type === 'Identifier' &&
        node.callee.name === 'Transport',
    ),
  )
  expect(makers.map(({ file }) => file).sort()).toEqual([
    'github/transport.ts',
    'metrics/pushgateway.ts',
    'step/clients.ts',
  ])
})
