/** The question for merge facts, against the GraphQL schemas that GitHub has published. */
import { readFileSync } from 'node:fs'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'

type Types = Readonly<Record<string, Readonly<Record<string, string>>>>

const { types, releases } = JSON.parse(
  readFileSync('__tests__/fixtures/github-schemas.json', 'utf8'),
) as {
  readonly types: Types
  readonly releases: readonly { readonly schema: string; readonly lacks: readonly string[] }[]
}

/** Fields and types of a query that a schema does not have. */
function unknownTo(schema: Types, query: string): string[] {
  const [body = ''] = /{.*}/s.exec(query) ?? []
  const tokens = body.replace(/\([^)]*\)/g, '').match(/\.\.\. on \w+|\w+|[{}]/g) ?? []
  const unknown: string[] = []
  const within: string[] = []
  let next = 'Query'
  for (const token of tokens) {
    const [parent = ''] = within.slice(-1)
    if (token === '{') within.push(next)
    else if (token === '}') within.pop()
    else if (token.startsWith('... on ')) {
      next = token.slice(7)
      if (schema[next] === undefined) unknown.push(next)
    } else {
      next = schema[parent]?.[token] ?? ''
      // What stands below an unknown field is unknown with it.
      if (next === '' && parent !== '') unknown.push(`${parent}.${token}`)
    }
  }
  expect(within).toEqual([])
  return [...new Set(unknown)]
}

/** The schema of a release. */
const without = (lacks: readonly string[]): Types =>
  Object.fromEntries(
    Object.entries(types).map(([type, fields]) => {
      const known = Object.entries(fields).filter(([field]) => !lacks.includes(`${type}.${field}`))
      return [type, Object.fromEntries(known)]
    }),
  )

test.each(releases)('$schema answers, without the fields that it lacks', async ({ lacks }) => {
  const fields = lacks.map((name) => name.split('.')[1] ?? '')
  await using sandbox = await gitHubSandbox({
    lacks: fields,
    pullRequests: [{ number: 12, draft: true, requiredChecks: ['ci'], checks: [{ name: 'ci' }] }],
  })
  const { github } = gitHubClient(sandbox.url)
  const facts = await github.readMergeFacts(
    { number: 12, targetBranch: 'main' },
    'trunk-merge/pr-12/',
  )
  expect(facts).toMatchObject({ draft: true, requiredChecks: ['ci'], lacking: fields })
  const queries = sandbox.calls.map(({ body }) => (body as { query: string }).query)
  const schema = without(lacks)
  expect(unknownTo(schema, queries[0] ?? '').sort()).toEqual([...lacks].sort())
  expect(unknownTo(schema, queries.at(-1) ?? '')).toEqual([])
})
