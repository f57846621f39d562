import { extname } from 'node:path'

/** The extension of a report file in lower case. */
export const extensionOf = (path: string): string => extname(path).toLowerCase()

/** Finds a file with an unknown extension, and returns the end of a sentence about it. */
export function extensionProblem(
  paths: readonly string[],
  known: readonly string[],
): string | undefined {
  const wrong = paths.find((path) => !known.includes(extensionOf(path)))
  return (
    wrong &&
    `names ${JSON.stringify(wrong)}, which must end in ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`
  )
}
