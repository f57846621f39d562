import type { Core } from './runner.js'

/** Makes the runner hide a secret in whatever is printed from here on, also in the forms that proxies and tools show. */
export function maskSecret(core: Pick<Core, 'setSecret'>, secret: string): void {
  if (secret === '') return
  core.setSecret(secret)
  core.setSecret(Buffer.from(secret).toString('base64'))
  const encoded = encodeURIComponent(secret)
  if (encoded !== secret) core.setSecret(encoded)
}
