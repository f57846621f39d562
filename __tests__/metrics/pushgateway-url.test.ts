import { pushgatewayInput } from '../../src/metrics/pushgateway-url.js'
import { expect, test } from '../support/jest.js'

const read = (text: string) => pushgatewayInput().safeParse(text)

test.each([
  ['https://push.example.com', 'https://push.example.com'],
  ['https://push.example.com:9091/prefix//', 'https://push.example.com:9091/prefix'],
  ['https://push.example/a//b//', 'https://push.example/a//b'],
  ['http://localhost:9091', 'http://localhost:9091'],
  ['http://a.b.localhost', 'http://a.b.localhost'],
  ['http://PUSH.Internal', 'http://push.internal'],
  ['http://a.local', 'http://a.local'],
  ['http://a.lan', 'http://a.lan'],
  ['http://a.home.arpa', 'http://a.home.arpa'],
  ['http://a.svc.cluster.local', 'http://a.svc.cluster.local'],
  ['http://pushgateway:9091', 'http://pushgateway:9091'],
  ['http://push.monitoring.svc:9091', 'http://push.monitoring.svc:9091'],
  ['http://10.1.2.3:9091/', 'http://10.1.2.3:9091'],
  ['http://172.31.0.1', 'http://172.31.0.1'],
  ['http://172.16.0.1', 'http://172.16.0.1'],
  ['http://127.255.0.1', 'http://127.255.0.1'],
  ['http://10.255.0.1', 'http://10.255.0.1'],
  ['http://192.168.255.1', 'http://192.168.255.1'],
  ['http://[fc00::1]:9091', 'http://[fc00::1]:9091'],
  ['http://[fe80::1]:9091', 'http://[fe80::1]:9091'],
  ['http://[febf::1]:9091', 'http://[febf::1]:9091'],
  ['http://[::1]:9091', 'http://[::1]:9091'],
  ['http://[fd00::1]:9091', 'http://[fd00::1]:9091'],
])('%s is an address', (text, url) => {
  expect(read(text).data).toEqual({ url, user: '', password: '' })
})

test('user info is decoded and taken out of the address', () => {
  expect(read('https://ci:p%40ss%2Fword@push.example.com').data).toEqual({
    url: 'https://push.example.com',
    user: 'ci',
    password: 'p@ss/word',
  })
})

test.each([
  'http://push.example.com',
  'http://8.8.8.8:9091',
  'http://172.32.0.1',
  'http://172.15.0.1',
  'http://126.0.0.1',
  'http://128.0.0.1',
  'http://9.0.0.1',
  'http://11.0.0.1',
  'http://192.167.0.1',
  'http://192.169.0.1',
  'http://[::2]:9091',
  'http://[fe00::1]:9091',
  'http://[fec0::1]:9091',
  'http://[2001:db8::1]:9091',
  'http://internal.example.com',
  'http://a.locals',
  'http://a.nolan',
  'http://home.arpa.example',
  'http://svc.cluster.local.example',
  'ftp://push.example.com',
  'push.example.com:9091',
  'https://push.example.com?x=1',
  'https://push.example.com/#x',
  'https://ci:%zz@push.example.com',
])('%s is refused, and shown without user info and query', (text) => {
  const { error } = read(text)
  expect(error?.issues).toHaveLength(1)
  const shown = text.replace('https://ci:%zz', '***').replace('x=1', '***').replace('#x', '#***')
  expect(error?.issues[0]?.message).toContain(`, but is "${shown}"`)
})

test.each([
  'https://push.exa\nmple.com',
  'https://push.example.com/pre\tfix',
  'http://push\r:9091',
])('%j is refused for its white space', (text) => {
  expect(read(text).error?.issues[0]?.message).toMatch(/^must not contain whitespace/)
})
