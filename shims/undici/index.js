// Stands in for undici, which the toolkit imports eagerly and this action never uses: docs/maintaining/decisions/dependencies.md.

/** The toolkit makes one while it loads where a proxy is set; it hands it to {@link fetch} alone. */
export class ProxyAgent {}

/** The toolkit's default for Octokit; src/github/octokit.ts always puts its own in its place. */
export function fetch() {
  return Promise.reject(
    new Error('undici is not part of this action: give Octokit a fetch of its own'),
  )
}
