/**
 * The documentation online: a user's repository does not contain its files.
 * Of the default branch, because a major tag exists only after its first release.
 */
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs'

/** The address of a page, for messages and summaries. */
export const docsPage = (path: string): string => `${DOCS}/${path}`
