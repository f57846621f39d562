import { webLink } from '../../src/shared/links.js'
import { expect, test } from '../support/jest.js'

test.each([
  'http://ci.example/1?a=b#c',
  'HTTPS://CI.example/',
  'https://ci.example/@team',
  'https://ci-2.example:8443',
])('%s is a safe link', (address) => expect(webLink(address)).toBe(address))

test.each([
  ' javascript:alert(1)',
  'vbscript:x',
  '//ci.example/1',
  'https://',
  'https:ci.example',
  'https://ci^2.example/',
  'https://:pass@evil.example/',
  'https://ci.example@evil.example/',
])('%s is not a safe link', (address) => expect(webLink(address)).toBeUndefined())

test('no address is no link', () => {
  for (const address of ['', null, undefined]) expect(webLink(address)).toBeUndefined()
})
