/** Inputs that name files to write. These are checked before the first request. */
export const FILES_TO_WRITE = ['metrics-file', 'report-files', 'slack-payload-file'] as const
