import { webLink } from '../../src/shared/links.js'
import { expect, test } from '../support/jest.js'

test.each([
  'https://ci.example/1',
  'http://ci.example/1?a=b#c',
  'HTTPS://CI.example/',
  'https://ci.example/@team',
  'https://ci-2.example:8443',
])('%s is a safe link', (address) => expect(webLink(address)).toBe(address))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//ci.example/1',
  '/runs/1',
  'https://',
  'https:ci.example',
  'https://ci^2.example/',
  'https://ci.example:70000/',
  'https://github.com@evil.example/',
  'https://:pass@evil.example/',
  'xhttps://ci.example/',
  'https://ci.example@evil.example/',
])('%s is not a safe link', (address) => expect(webLink(address)).toBeUndefined())

test('no address is no link', () => {
  for (const address of ['', null, undefined]) expect(webLink(address)).toBeUndefined()
})
