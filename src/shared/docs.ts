/** The documentation online: a user's repository does not contain its files. */
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/v1/docs'

/** The address of a page, for messages and summaries. */
export const docsPage = (path: string): string => `${DOCS}/${path}`
