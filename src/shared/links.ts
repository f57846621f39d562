/**
 * The address where it can be a link: a browser runs code for other schemes than http(s), such as
 * `javascript:`, and user info makes `https://github.com@evil.example/` look like another site.
 */
export function webLink(address: string | null | undefined): string | undefined {
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { username, password } = new URL(address)
  return username === '' && password === '' ? address : undefined
}
