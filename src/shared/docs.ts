/**
 * The address of a page of the documentation: a user's repository does not contain its files.
 * Of the default branch, because a major tag exists only after its first release.
 */
export const docsPage = (path: string): string =>
  `https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/${path}`
