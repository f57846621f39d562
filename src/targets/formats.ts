/** The formats that `impacted-targets-format` takes, besides `auto`. */
export const FORMATS = [
  'lines',
  'json',
  'bazel',
  'bazel-diff',
  'target-determinator',
  'nx',
  'turbo',
  'pants',
  'buck2',
  'rush',
  'moon',
  'lerna',
  'pnpm',
  'gradle',
] as const
export type Format = (typeof FORMATS)[number]
