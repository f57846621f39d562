/**
 * What the build tools print. Each JSON shape is as strict as its tool allows, so that a cut or foreign text is refused and
 * never read as a smaller list. Where the shapes come from: __tests__/fixtures/targets/README.md.
 */
import * as z from 'zod'

/** The formats that `impacted-targets-format` takes, beside `auto`. */
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

/** One shape of JSON. */
export interface JsonShape {
  readonly format: Format
  /** What it is, for messages: `nx graph file`. */
  readonly what: string
  /** The targets, or `undefined` when the value has another shape. */
  readonly read: (value: unknown) => readonly string[] | undefined
}

const name = z.string().min(1)

function shape<S extends z.ZodType>(
  format: Format,
  what: string,
  schema: S,
  names: (value: z.output<S>) => readonly string[],
): JsonShape {
  return {
    format,
    what,
    read(value) {
      const parsed = schema.safeParse(value)
      return parsed.success ? names(parsed.data) : undefined
    },
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** An array of names; by hand, because it may have a million of them. */
const names = (format: Format, what: string): JsonShape => ({
  format,
  what,
  read: (value) => (Array.isArray(value) && value.every(isName) ? value : undefined),
})

/** The root of a turbo workspace is no package of its own. */
const withoutRoot = (packages: readonly string[]) => packages.filter((item) => item !== '//')

export const JSON_SHAPES: readonly JsonShape[] = [
  names('json', 'array of names'),
  shape(
    'turbo',
    'turbo ls',
    z
      .object({ packages: z.object({ count: z.number(), items: z.array(z.object({ name })) }) })
      .refine(({ packages }) => packages.count === packages.items.length),
    ({ packages }) => withoutRoot(packages.items.map((item) => item.name)),
  ),
  shape(
    'turbo',
    'turbo run --dry',
    z.object({ turboVersion: z.string(), packages: z.array(name), tasks: z.array(z.object({})) }),
    ({ packages }) => withoutRoot(packages),
  ),
]
