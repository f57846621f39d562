/** Needs no parsing, which would be slow for a listing of 100 000 addresses. */
const PLAIN_ADDRESS = /^https?:\/\/[a-z]+(?:\.[a-z]+)*\//i

/**
 * Returns the address if it is safe as a link, and otherwise `undefined`. Other schemes than http(s),
 * such as `javascript:`, can run code, and `https://github.com@evil.example/` imitates another site.
 */
export function webLink(address: string | null | undefined): string | undefined {
  if (!address || !/^https?:\/\//i.test(address)) return undefined
  if (PLAIN_ADDRESS.test(address)) return address
  if (!URL.canParse(address)) return undefined
  const { username, password } = new URL(address)
  if (username === '' && password === '') return address
  return undefined
}

/**
 * Returns the address of a page of the documentation. It uses the default branch, because a major
 * tag exists only after its first release.
 */
export const docsPage = (path: string): string =>
  `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`
