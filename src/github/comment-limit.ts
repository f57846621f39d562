/** GitHub's limit of a comment or an issue, in characters. */
export const COMMENT_LIMIT = 65_536
