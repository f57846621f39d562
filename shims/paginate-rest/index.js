// Stands in for @octokit/plugin-paginate-rest, which follows the pages of lists. This action reads pages itself, to a limit: docs/maintaining/decisions/dependencies.md.

export function paginateRest() {
  return {}
}
