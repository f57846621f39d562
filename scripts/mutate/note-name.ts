/** The file for what a test file reached. */
export const noteName = (testFile: string) => `${testFile.replaceAll('/', '-')}.json`
