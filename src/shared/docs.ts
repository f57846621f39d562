/** Where this repository's documentation is read: a user's repository has none of its files. */
const DOCS = 'https://github.com/merge-queue-action/merge-queue-action/blob/v1/docs'

/** The address of a page, for messages and summaries. */
export const docsPage = (path: string): string => `${DOCS}/${path}`
