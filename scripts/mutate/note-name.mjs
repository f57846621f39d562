/** The file for what a test file reached. */
export const noteName = (testFile) => `${testFile.replaceAll('/', '-')}.json`
