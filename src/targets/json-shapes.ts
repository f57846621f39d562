/**
 * Shapes of the JSON that build tools print. Each shape is as strict as its tool allows, so that truncated
 * or foreign text is refused and never read as a smaller list. Where the shapes come from:
 * __tests__/fixtures/targets/README.md.
 */
import * as z from '../shared/zod.js'
import type { Format } from './line-formats.js'

const name = z.string().check(z.minLength(1))

/** A list, checked up to its first foreign item: a schema of arrays collects millions of issues. */
const nonEmptyList = <S extends z.ZodMiniType>(item: S) =>
  z.custom<readonly z.output<S>[]>(
    (value) => Array.isArray(value) && value.every((entry) => item.safeParse(entry).success),
  )

/** @param what such as `nx graph file` */
const shape = <S extends z.ZodMiniType>(
  format: Format,
  what: string,
  schema: S,
  namesIn: (value: z.output<S>) => readonly string[],
) => ({
  format,
  what,
  /** The targets, or `undefined` when the value has another shape. */
  read(value: unknown): readonly string[] | undefined {
    const parsed = schema.safeParse(value)
    if (!parsed.success) return undefined
    return namesIn(parsed.data)
  },
})
export type JsonShape = Readonly<ReturnType<typeof shape>>

/** Names, checked by hand, because there may be a million of them. */
const nameList = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== ''),
)

const namesOf = (items: readonly { readonly name: string }[]) => items.map((item) => item.name)

/** The root of a turbo workspace is not a package. */
const withoutRoot = (packages: readonly string[]) => packages.filter((item) => item !== '//')

const distances = z.object({
  label: name,
  targetDistance: z.number(),
  packageDistance: z.number(),
})

/** An object with names as keys, checked by hand: a schema of records would drop `__proto__`. */
const mapOf = <S extends z.ZodMiniType>(
  thing: S,
  fits: (key: string, value: z.output<S>) => boolean = () => true,
) =>
  z.custom<Readonly<Record<string, z.output<S>>>>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.entries(value).every(([key, item]) => {
        const parsed = thing.safeParse(item)
        return key !== '' && parsed.success && fits(key, parsed.data)
      }),
  )

const nxGraph = z.object({
  nodes: mapOf(
    z.object({ name, type: z.string(), data: z.object({ root: z.string() }) }),
    (key, node) => node.name === key,
  ),
  dependencies: mapOf(z.array(z.unknown())),
})

/** A package of a workspace. Private ones often have no version. */
const packageAt = z.object({ name, version: z.optional(z.string()), private: z.boolean() })

/** The root of a workspace, which often has no name either; the path of every package begins with its path. */
const rootAt = z.object({ name: z.optional(z.undefined()), path: z.string(), private: z.boolean() })
const pnpmPackage = z.extend(packageAt, { path: z.string() })

/** The packages that pnpm lists with the root of the workspace, which is no target without a name. */
const pnpmWithRoot = z.custom<readonly z.output<typeof pnpmPackage>[]>((value) => {
  if (!Array.isArray(value)) return false
  const root = value.find((item) => rootAt.safeParse(item).success)
  const others = value.filter((item) => item !== root)
  return (
    root !== undefined &&
    others.every((item) => pnpmPackage.safeParse(item).success && isBelow(root.path, item.path))
  )
})

/** True if a path is in a folder, or in one below it. */
const isBelow = (folder: string, path: string): boolean =>
  path.startsWith(folder) && /^[\\/]/.test(path.slice(folder.length))

/** The shapes, the most common first; at most one of them fits a value that is not empty. */
export const JSON_SHAPES: readonly JsonShape[] = [
  // An empty list fits every shape, so it is read as this one.
  shape('json', 'array of names', nameList, (all) => all),
  shape('bazel-diff', 'bazel-diff labels with distances', nonEmptyList(distances), (rows) =>
    rows.map(({ label }) => label),
  ),
  shape(
    'bazel-diff',
    'bazel-diff impactedTargets',
    z.object({ impactedTargets: nonEmptyList(z.union([name, distances])) }),
    ({ impactedTargets }) =>
      impactedTargets.map((target) => (typeof target === 'string' ? target : target.label)),
  ),
  shape(
    'nx',
    'nx affected --graph (the projects that have tasks)',
    z.object({
      graph: nxGraph,
      tasks: z.object({
        tasks: mapOf(
          z.object({ id: name, target: z.object({ project: name }) }),
          (key, task) => task.id === key,
        ),
      }),
    }),
    ({ tasks }) => [...new Set(Object.values(tasks.tasks).map(({ target }) => target.project))],
  ),
  shape(
    'nx',
    'nx graph file (every project in it, affected or not)',
    z.strictObject({ graph: nxGraph }),
    ({ graph }) => Object.keys(graph.nodes),
  ),
  shape(
    'nx',
    'nx print-affected',
    z.object({
      tasks: z.array(z.unknown()),
      projects: nonEmptyList(name),
      projectGraph: z.object({ nodes: nonEmptyList(name) }),
    }),
    ({ projects }) => projects,
  ),
  shape(
    'turbo',
    'turbo ls',
    z
      .object({
        packages: z.object({ count: z.number(), items: nonEmptyList(z.object({ name })) }),
      })
      .check(z.refine(({ packages }) => packages.count === packages.items.length)),
    ({ packages }) => withoutRoot(namesOf(packages.items)),
  ),
  shape(
    'turbo',
    'turbo run --dry',
    z.object({
      turboVersion: z.string(),
      packages: nonEmptyList(name),
      tasks: z.array(z.unknown()),
    }),
    ({ packages }) => withoutRoot(packages),
  ),
  shape(
    'pants',
    'pants peek',
    nonEmptyList(z.object({ address: name, target_type: name })),
    (targets) => targets.map(({ address }) => address),
  ),
  shape(
    'buck2',
    'buck2 targets --json',
    nonEmptyList(z.object({ 'buck.package': name, name })),
    (targets) => targets.map((target) => `${target['buck.package']}:${target.name}`),
  ),
  shape(
    'buck2',
    'btd',
    nonEmptyList(z.object({ target: name, type: z.string(), labels: nonEmptyList(z.string()) })),
    (targets) => targets.map(({ target }) => target),
  ),
  shape(
    'rush',
    'rush list',
    z.object({
      projects: nonEmptyList(
        z.object({ name, version: z.string(), path: z.string(), fullPath: z.string() }),
      ),
    }),
    ({ projects }) => namesOf(projects),
  ),
  shape(
    'moon',
    'moon query projects',
    z.object({
      projects: nonEmptyList(z.object({ id: name, source: z.string() })),
      options: z.object({}),
    }),
    ({ projects }) => projects.map(({ id }) => id),
  ),
  shape(
    'moon',
    'moon query tasks',
    z.object({
      tasks: mapOf(mapOf(z.object({ id: name, target: name }), (key, task) => task.id === key)),
      options: z.object({}),
    }),
    ({ tasks }) =>
      Object.values(tasks).flatMap((ofProject) =>
        Object.values(ofProject).map(({ target }) => target),
      ),
  ),
  shape(
    'moon',
    'moon query affected',
    z.object({
      projects: mapOf(z.object({ other: z.boolean() })),
      tasks: mapOf(z.object({ other: z.boolean() })),
    }),
    ({ projects }) => Object.keys(projects),
  ),
  shape('lerna', 'lerna ls', nonEmptyList(z.extend(packageAt, { location: z.string() })), namesOf),
  shape('pnpm', 'pnpm ls', nonEmptyList(pnpmPackage), namesOf),
  shape('pnpm', 'pnpm ls, without its root, which has no name', pnpmWithRoot, (packages) =>
    packages.flatMap(({ name: found }) => found ?? []),
  ),
  shape('json', 'an empty object', z.strictObject({}), () => []),
]
