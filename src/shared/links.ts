/** A host of letters alone: nothing in it is to be parsed, and a listing has 100 000 addresses. */
const PLAIN = /^https?:\/\/[a-z]+(?:\.[a-z]+)*\//i

/**
 * The address where it can be a link: a browser runs code for other schemes than http(s), such as
 * `javascript:`, and user info makes `https://github.com@evil.example/` look like another site.
 */
export function webLink(address: string | null | undefined): string | undefined {
  if (!address || !/^https?:\/\//i.test(address)) return undefined
  if (PLAIN.test(address)) return address
  if (!URL.canParse(address)) return undefined
  const { username, password } = new URL(address)
  return username === '' && password === '' ? address : undefined
}
