import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { docsPage } from '../../src/shared/links.js'
import { modules, textsIn } from '../support/code.js'
import { expect, test } from '../support/jest.js'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))

test('a page that a message names is an address that works from any repository, and exists', () => {
  const named = sources.flatMap((text) =>
    [...text.matchAll(/docsPage\('([^'#]+)[^']*'\)/g)].map(([, path = '']) => path),
  )
  expect(named).toContain('recipes/forks.md')
  expect(named.filter((path) => !existsSync(`docs/${path}`))).toEqual([])
  for (const path of named) {
    expect(docsPage(path)).toMatch(/^https:\/\/github\.com\/.+\.md$/)
  }
})

test('no message names a file that only this repository has', () => {
  const relative = modules().flatMap(({ nodes }) =>
    textsIn(nodes).flatMap((text) => text.match(/(?<!\/)\b(docs|examples)\/[\w/-]+\.\w+/g) ?? []),
  )
  expect(relative).toEqual([])
})
