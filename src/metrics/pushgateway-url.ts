import { BlockList, isIP } from 'node:net'
import { convert } from '../step/inputs.js'

/** A Pushgateway and the credentials for it. */
export interface Pushgateway {
  /** Without user info and trailing slash. */
  readonly url: string
  /** From the address's user info, decoded. */
  readonly credentials: { readonly user: string; readonly password: string } | undefined
}

/**
 * `pushgateway-url`. `http` is for private networks only: a Pushgateway is usually internal and has
 * no TLS by default. The value is never quoted, because it may contain a password.
 */
export const pushgatewayInput = () =>
  convert((text, refuse): Pushgateway => {
    if (!URL.canParse(text))
      return refuse('is not an absolute address such as https://push.example.com')
    const url = new URL(text)
    if (text.includes('?') || text.includes('#'))
      return refuse('must not contain a query or a fragment')
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isPrivateHost(url.hostname)))
      return refuse(
        'must begin with https:// (http:// is allowed only for hosts of a private network)',
      )
    const user = decode(url.username)
    const password = decode(url.password)
    if (user === undefined || password === undefined)
      return refuse('has user info that is not percent-encoded as it should be')
    return {
      url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
      credentials: user === '' && password === '' ? undefined : { user, password },
    }
  })

const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8)
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Names that no public resolver knows: a single label, and suffixes reserved for private use. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|svc|svc\.cluster\.local)$/i

function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version === 0) return PRIVATE_NAME.test(hostname)
  return PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
