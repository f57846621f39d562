/** Warns of a proxy that http-client ignores without a word, because its address lacks the scheme. */
export function ignoredProxy(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const name = ['https_proxy', 'HTTPS_PROXY'].find((one) => env[one])
  const address = env[name ?? ''] ?? ''
  // `proxy.example:8080` is an address of the scheme `proxy.example:`.
  if (!URL.canParse(address) || new URL(address).hostname !== '') return undefined
  return `\`${name}\` has no effect, because its address does not begin with http://.`
}
