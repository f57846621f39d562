import { relative } from 'node:path'

/**
 * Runs test files in the order of the command line: the nearest first, because most changes need no
 * more.
 */
export default class InOrder {
  sort<Test extends { readonly path: string }>(tests: readonly Test[]): Test[] {
    const place = ({ path }: Test) => process.argv.indexOf(relative(process.cwd(), path))
    return [...tests].sort((a, b) => place(a) - place(b))
  }

  cacheResults(): void {}
}
