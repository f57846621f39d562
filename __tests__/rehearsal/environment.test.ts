import { environmentOf } from '../../rehearsal/play.js'
import { expect, test } from '../support/jest.js'

const options = (shiftMs: number) => ({ store: '/store', clock: { shiftMs } })

test('a rehearsed workflow sees none of the developer’s tokens', () => {
  const tokens = ['GITHUB_TOKEN', 'GH_TOKEN', 'NPM_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'SSH_AUTH_SOCK']
  const given = Object.fromEntries(
    [...tokens, 'HOME', 'LANG', 'MY_PROXY_PASSWORD'].map((name) => [name, 'x']),
  )
  const seen = environmentOf({ ...given, PATH: '/usr/bin' }, '/repository', options(0))
  expect(
    Object.keys(seen)
      .filter((name) => name in given)
      .sort(),
  ).toEqual(['HOME', 'LANG'])
  expect(seen['HOME']).not.toBe('x')
  expect(seen['PATH']).toMatch(/stand-ins[\\/]bin[:;]\/usr\/bin$/)
})

test('`date` is a stand-in once time has passed', () => {
  const pathAfter = (shiftMs: number) =>
    environmentOf({ PATH: '/usr/bin' }, '/repository', options(shiftMs))['PATH']
  expect(pathAfter(0)).not.toMatch(/stand-ins[\\/]clock/)
  expect(pathAfter(60_000)).toMatch(/stand-ins[\\/]clock[:;]\/usr\/bin$/)
})
