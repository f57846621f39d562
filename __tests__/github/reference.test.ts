import {
  isOnServerOfRun,
  parseReference,
  refuseReference,
  repositoryPage,
} from '../../src/github/reference.js'
import { expect, test } from '../support/jest.js'

const orion = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const SERVER = { serverUrl: 'https://github.com', repository: 'octo-org/orion' }

test.each([
  ['123', 123],
  ['#123', 123],
  ['9999999999', 9_999_999_999],
  ['https://github.com/octo-org/orion/pull/12', 12],
  ['http://git.test:8443/group/sub/orion/pull/12/files', 12],
])('%s is #%i', (text, number) => {
  expect(parseReference(text)?.number).toBe(number)
})

test.each([
  '',
  '0',
  '012',
  '#',
  '##1',
  '-1',
  '1.5',
  '1e1',
  '12345678901',
  'https://github.com/octo-org/orion/pull/0',
  'https://github.com/octo-org/orion/pull/12x',
  'https://github.com/octo-org/orion/issues/12',
  'https://github.com/orion/pull/12',
  'ftp://github.com/octo-org/orion/pull/12',
  'x:/octo-org/orion/pull/12',
  'xhttps://github.com/octo-org/orion/pull/12',
  'octo-org/orion/pull/12',
])('%j is no reference', (text) => {
  expect(parseReference(text)).toBeUndefined()
})

const refused = (text: string, repository = orion) => {
  const reference = parseReference(text)
  if (reference === undefined) throw new Error(`${text} is no reference`)
  return refuseReference(reference, repository, SERVER)
}

test.each([
  ['12', orion],
  ['https://github.com/octo-org/orion/pull/12', orion],
  ['https://GitHub.com/Octo-Org/Orion/pull/12/commits', orion],
  ['https://github.com:443/octo-org/orion/pull/12', orion],
  ['https://github.com/octo-org/orion/pull/12', { ...orion, host: 'GitHub.com:443' }],
  ['https://git.test:8443/octo-org/orion/pull/12', { ...orion, host: 'git.test:8443' }],
  ['https://git.test/pull/5/pull/7', { host: 'git.test', owner: 'pull', name: '5' }],
])('%s is one of this repository', (text, repository) => {
  expect(refused(text, repository)).toBeUndefined()
})

test.each([
  [
    'https://mona@github.com/octo-org/orion/pull/12',
    'must not contain user info, but is https://***@github.com/octo-org/orion/pull/12',
  ],
  [
    'https://:s3cr3t@github.com/octo-org/orion/pull/12',
    'must not contain user info, but is https://***@github.com/octo-org/orion/pull/12',
  ],
  [
    'https://github.com/octo-org/orion-2/pull/12/files',
    'is https://github.com/octo-org/orion-2/pull/12/files, but this run is for github.com/octo-org/orion',
  ],
  [
    'https://elsewhere.test/octo-org/orion/pull/12',
    'is https://elsewhere.test/octo-org/orion/pull/12, but this run is for github.com/octo-org/orion',
  ],
  [
    'https://github.com:8443/octo-org/orion/pull/12',
    'is https://github.com:8443/octo-org/orion/pull/12, but this run is for github.com/octo-org/orion',
  ],
])('%s is refused', (text, problem) => {
  expect(refused(text)).toBe(problem)
})

test.each(['git.test:99999', '999.0.0.1'])('no URL is one of the host %s', (host) => {
  const url = 'https://github.com/octo-org/orion/pull/12'
  expect(refused(url, { ...orion, host })).toBe(
    `is ${url}, but this run is for ${host}/octo-org/orion`,
  )
})

const GHES = 'https://ghes.test:8443'

test.each([
  // [server of the run, host of the repository, whether it is the same server]
  ['https://github.com', 'github.com', true],
  ['https://github.com', 'GitHub.com:443', true],
  ['https://octo.ghe.com', 'octo.ghe.com', true],
  [GHES, 'ghes.test:8443', true],
  [GHES, 'alias.test', true],
  [GHES, 'mygithub.com', true],
  [GHES, 'myghe.com', true],
  [GHES, 'github.com.test', true],
  [GHES, 'github-com', true],
  [GHES, 'github.com', false],
  [GHES, 'www.github.com', false],
  [GHES, 'octo.ghe.com', false],
  ['https://github.com', 'alias.test', false],
  ['https://octo.ghe.com', 'alias.test', false],
  ['', 'github.com', false],
])('on a run of %j, octo-org/orion at %s is on the same server: %s', (serverUrl, host, isSame) => {
  const event = { serverUrl, repository: 'Octo-Org/Orion' }
  expect(isOnServerOfRun({ ...orion, host }, event)).toBe(isSame)
})

test.each([
  ['ghes.test:8443', true],
  ['alias.test', false],
])(
  'on a run of another repository, octo-org/orion at %s is on the same server: %s',
  (host, isSame) => {
    const event = { serverUrl: GHES, repository: 'octo-org/vega' }
    expect(isOnServerOfRun({ ...orion, host }, event)).toBe(isSame)
  },
)

test.each([
  ['https://github.com', 'github.com', 'https://github.com/octo-org/orion'],
  ['https://github.com', 'git.test', 'https://git.test/octo-org/orion'],
  [GHES, 'alias.test', `${GHES}/octo-org/orion`],
  [`${GHES}/`, 'ghes.test:8443', `${GHES}/octo-org/orion`],
  ['http://ghes.test', 'alias.test', 'http://ghes.test/octo-org/orion'],
  ['', 'github.com', 'https://github.com/octo-org/orion'],
])('on a run of %j, the page of a repository at %s is %s', (serverUrl, host, page) => {
  const event = { serverUrl, repository: 'octo-org/orion' }
  expect(repositoryPage({ ...orion, host }, event)).toBe(page)
})

test.each([
  ['belongs to', `${GHES}/octo-org/orion/pull/12`, undefined],
  ['belongs to', 'https://alias.test/octo-org/orion/pull/12', undefined],
  [
    'does not belong to',
    'https://ghes.test/octo-org/orion/pull/12',
    'is https://ghes.test/octo-org/orion/pull/12, but this run is for alias.test/octo-org/orion',
  ],
])(
  'on a server with an alias, a pull request %s the repository of the run: %s',
  (_, text, problem) => {
    const event = { serverUrl: GHES, repository: 'octo-org/orion' }
    const reference = parseReference(text) ?? { number: 0, url: undefined }
    expect(refuseReference(reference, { ...orion, host: 'alias.test' }, event)).toBe(problem)
  },
)
