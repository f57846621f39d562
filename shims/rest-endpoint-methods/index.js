// Stands in for @octokit/plugin-rest-endpoint-methods, a method for each of GitHub's thousand routes. This action names its routes itself:
// docs/maintaining/decisions/dependencies.md.

export function restEndpointMethods() {
  return {}
}
