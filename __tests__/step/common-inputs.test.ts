/** What each common input takes and refuses, and how the message shows a value that may be secret. */
import type * as z from '../../src/shared/zod.js'
import { commonInputs, repositoryRef } from '../../src/step/common-inputs.js'
import { readInputs } from '../../src/step/read-inputs.js'
import { describe, expect, test } from '../support/jest.js'

const SECRET = 's3cret-of-the-user'

/** Reads a text as one input: its value, or the problem. */
async function read(key: keyof typeof commonInputs.shape, text: string) {
  const field: z.core.$ZodType = commonInputs.shape[key]
  const { inputs, problems } = await readInputs({ [key]: field }, () => text)
  return problems.length > 0 ? { problems } : { value: inputs[key] }
}

describe('api-url', () => {
  test.each([
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com/v1//', 'https://api.example.com/v1'],
    ['HTTPS://API.example.com:8443/merge/v1', 'https://api.example.com:8443/merge/v1'],
    ['http://localhost:8080/v1', 'http://localhost:8080/v1'],
    ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
    ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ])('takes %s as %s', async (text, value) => {
    expect(await read('apiUrl', text)).toEqual({ value })
  })

  test.each([
    'http://api.example.com/v1',
    'http://localhost.example.com/v1',
    'http://localhostx/v1',
    'http://128.0.0.1/v1',
    'http://[::1:1]/v1',
    'ftp://localhost/v1',
  ])('refuses %s, which would send the token in clear text', async (text) => {
    const { problems } = await read('apiUrl', text)
    expect(problems).toEqual([expect.stringContaining('`api-url` must begin with https://')])
  })

  test.each([
    ['https://api.example.com', 'perhaps "https://api.example.com/v1"'],
    ['https://api.example.com/api', 'perhaps "https://api.example.com/api/v1"'],
    ['https://api.example.com/v1/getQueue', 'perhaps "https://api.example.com/v1"'],
    ['https://api.example.com/x/v1/y/v1/z', 'perhaps "https://api.example.com/x/v1"'],
    ['https://www.trunk.io', 'perhaps "https://api.trunk.io/v1"'],
    ['https://app.trunk.io/octo-org/merge', 'perhaps "https://api.trunk.io/v1"'],
  ])('refuses %s, and guesses what is meant: %s', async (text, guess) => {
    const { problems } = await read('apiUrl', text)
    expect(problems).toEqual([
      `Input \`api-url\` must end with \`/v1\`, but is "${text}"; ${guess}`,
    ])
  })

  test.each([
    'https://api.example.com/v3',
    'https://api.example.com/v11',
    'https://api.example.com/api/x',
    'https://xtrunk.io/octo-org',
    'https://app.trunk.io.example.com/octo-org',
    'https://docs.trunk.io/octo-org',
  ])('refuses %s without a guess', async (text) => {
    const { problems } = await read('apiUrl', text)
    expect(problems).toEqual([`Input \`api-url\` must end with \`/v1\`, but is "${text}"`])
  })

  test('refuses version 2, and names version 1', async () => {
    const { problems } = await read('apiUrl', 'https://api.example.com/v2/')
    expect(problems?.[0]).toContain(
      'this action speaks only version 1 of the API; use "https://api.example.com/v1"',
    )
  })

  test.each([
    ['api.example.com/v1', 'be an absolute address such as https://api.example.com/v1'],
    ['https://api.exa\nmple.com/v1', 'not contain whitespace'],
    [`https://api.example.com/v1?key=${SECRET}`, 'not contain a query or a fragment'],
    ['https://api.example.com/v1?', 'not contain a query or a fragment'],
    [`https://api.example.com/v1#${SECRET}`, 'not contain a query or a fragment'],
    [`https://:${SECRET}@api.example.com/v1`, 'not contain user info'],
  ])('refuses %j: it must %s', async (text, rule) => {
    const { problems = [] } = await read('apiUrl', text)
    expect(problems).toEqual([expect.stringContaining(`Input \`api-url\` must ${rule}, but is "`)])
    expect(problems[0]).not.toContain(SECRET)
  })
})

describe('api-token', () => {
  test.each(['tok-3n', '!~', 'x_trunk_v2_', 'bearer-of-news', `${'x'.repeat(4000)}`])(
    'takes %s',
    async (value) => expect(await read('apiToken', value)).toEqual({ value }),
  )

  test.each([
    [`Bearer ${SECRET}`, 'begins with "Bearer"; store it again, without this word'],
    [`bearer\t${SECRET}`, 'begins with "Bearer"; store it again, without this word'],
    [`${SECRET} ${SECRET}`, 'contains a character that an HTTP header cannot carry'],
    [`${SECRET}é`, 'contains a character that an HTTP header cannot carry'],
    [`${SECRET}\u007f`, 'contains a character that an HTTP header cannot carry'],
    [`trunk_v2_${SECRET}`, 'is a key for version 2 of the API'],
  ])('refuses %j without showing it', async (text, words) => {
    const { problems = [] } = await read('apiToken', text)
    expect(problems).toEqual([expect.stringContaining(`Input \`api-token\` ${words}`)])
    expect(problems[0]).not.toContain(SECRET)
  })
})

test('github-token must be one line, and is not shown', async () => {
  expect(await read('githubToken', 'ghs_t0k3n')).toEqual({ value: 'ghs_t0k3n' })
  for (const text of [`${SECRET}\n${SECRET}`, `${SECRET}\r${SECRET}`])
    expect(await read('githubToken', text)).toEqual({
      problems: ['Input `github-token` must be a single line'],
    })
})

describe('repository', () => {
  test.each([
    ['octo-org/orion', { owner: 'octo-org', name: 'orion' }],
    ['group/sub/orion', { owner: 'group/sub', name: 'orion' }],
    ['o/r.github', { owner: 'o', name: 'r.github' }],
  ])('takes %s', async (text, value) => {
    expect(await read('repository', text)).toEqual({ value })
  })

  test.each([
    ['orion', ''],
    ['octo-org//orion', ''],
    ['octo org/orion', ''],
    ['octo-org/orion two', ''],
    ['octo-org/orion\nx', ''],
    ['octo-org/orion.git', '; perhaps "octo-org/orion"'],
    ['octo-org/orion.GIT', '; perhaps "octo-org/orion"'],
    ['group/sub/orion.git', '; perhaps "group/sub/orion"'],
    ['octo-org/orion//', '; perhaps "octo-org/orion"'],
    ['/octo-org/orion', '; perhaps "octo-org/orion"'],
    ['octo-org/orion.git/', '; perhaps "octo-org/orion"'],
    ['octo-org/.git', ''],
    ['git@github.com:octo-org/orion.git', '; perhaps "octo-org/orion"'],
    ['ssh://git@github.com/octo-org/orion.git', '; perhaps "octo-org/orion"'],
    ['https://github.com/octo-org/orion/', '; perhaps "octo-org/orion"'],
    ['https://github.com/octo-org/orion.git', '; perhaps "octo-org/orion"'],
    ['https://github.com/octo-org/orion.github', '; perhaps "octo-org/orion.github"'],
    ['https://github.com/octo-org/orion/pulls', '; perhaps "octo-org/orion"'],
    ['https://github.com/octo-org', ''],
    [`https://x:${SECRET}@github.com`, ''],
  ])('refuses %j with the guess %j', async (text, guess) => {
    const { problems = [] } = await read('repository', text)
    expect(problems).toEqual([
      expect.stringMatching(/^Input `repository` must be `owner\/name`, but is ".*"/),
    ])
    expect(problems[0]?.replace(/^.*, but is "(\\.|[^"])*"/, '')).toBe(guess)
    expect(problems[0]).not.toContain(SECRET)
  })
})

describe('repository-host', () => {
  test.each([
    'GIT-1.example_corp.com',
    'git.example.com:8443',
    '[FD00::1]:8443',
    '[::ffff:10.0.0.1]',
  ])('takes %s', async (value) => {
    expect(await read('repositoryHost', value)).toEqual({ value })
  })

  test.each([
    'github.com/octo-org',
    'github.com:',
    'github.com:123456',
    'github.com\nx',
    '::1',
    '[::1',
    '[::g]',
    'x[::1]',
    '[]',
  ])('refuses %j', async (text) => {
    const { problems } = await read('repositoryHost', text)
    expect(problems).toEqual([
      expect.stringContaining(
        'Input `repository-host` must be a host such as github.com or git.example.com:8443, without https://, but is "',
      ),
    ])
  })
})

test.each([
  ['that of the server', 'https://git.example.com:8443', undefined, 'git.example.com:8443'],
  ['that of the input', 'https://git.example.com', 'other.example.com', 'other.example.com'],
  ['github.com without a server', 'no address', undefined, 'github.com'],
])('the host is %s', (_, server, repositoryHost, host) => {
  const repository = { owner: 'octo-org', name: 'orion' }
  expect(repositoryRef({ repository, repositoryHost }, server)).toEqual({ host, ...repository })
})
