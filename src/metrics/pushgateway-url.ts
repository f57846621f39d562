import { BlockList, isIP } from 'node:net'
import { butIs, convert, parseAddress } from '../step/inputs.js'

/** A Pushgateway. User and password are decoded, and empty if the address has none. */
export interface Pushgateway {
  /** Without user info and trailing slash. */
  readonly url: string
  readonly user: string
  readonly password: string
}

/**
 * `pushgateway-url`. Plain `http` is allowed in private networks, because a Pushgateway is usually
 * internal and has no TLS by default.
 */
export const pushgatewayInput = () =>
  convert((text, refuse): Pushgateway => {
    const must = (what: string) => refuse(`must ${what}${butIs(text)}`)
    const url = parseAddress(text, 'https://push.example.com')
    if (typeof url === 'string') return must(url)
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isPrivateHost(url.hostname)))
      return must('begin with https:// (http:// is allowed only for hosts of a private network)')
    try {
      return {
        url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
      }
    } catch {
      return must('have user info that is percent-encoded')
    }
  })

const PRIVATE_ADDRESSES = new BlockList()
PRIVATE_ADDRESSES.addSubnet('127.0.0.0', 8)
PRIVATE_ADDRESSES.addSubnet('10.0.0.0', 8)
PRIVATE_ADDRESSES.addSubnet('172.16.0.0', 12)
PRIVATE_ADDRESSES.addSubnet('192.168.0.0', 16)
PRIVATE_ADDRESSES.addAddress('::1', 'ipv6')
PRIVATE_ADDRESSES.addSubnet('fc00::', 7, 'ipv6')
PRIVATE_ADDRESSES.addSubnet('fe80::', 10, 'ipv6')

/** A single label, or a suffix that is reserved for private use. `URL` writes names in lower case. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|svc|svc\.cluster\.local)$/

function isPrivateHost(hostname: string): boolean {
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  const version = isIP(address)
  if (version === 0) return PRIVATE_NAME.test(hostname)
  return PRIVATE_ADDRESSES.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
