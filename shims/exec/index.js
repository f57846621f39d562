// Stands in for @actions/exec, which @actions/core imports for details of the platform that nobody asks for: docs/maintaining/decisions/dependencies.md.

export function getExecOutput() {
  return Promise.reject(
    new Error('@actions/exec is not part of this action: it starts no programs'),
  )
}
