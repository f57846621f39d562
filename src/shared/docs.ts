/**
 * Returns the address of a page of the documentation. It uses the default branch, because a major
 * tag exists only after its first release.
 */
export const docsPage = (path: string): string =>
  `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`
