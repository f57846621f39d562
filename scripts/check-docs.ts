// Looks at what a reader would follow or copy: links, anchors, paths and scripts of the Markdown
// files, every use of this action in a YAML block, an example or a workflow, and whether each example
// is rehearsed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { parse, parseAllDocuments } from 'yaml'
import { outputsNeverSet } from '../rehearsal/check-outputs.js'
import { readRehearsal } from '../rehearsal/rehearsals.js'
import {
  isMapping,
  type JobSyntax,
  type StepSyntax,
  type WorkflowSyntax,
} from '../rehearsal/syntax.js'
import { commonInputs } from '../src/step/common-inputs.js'
import { inputName } from '../src/step/inputs.js'
import type { Operation } from '../src/step/operation.js'
import type { ActionFile } from './action.js'

/**
 * As examples name this action, under any owner and at any version; `./` is what its own workflows
 * say.
 */
const USES_ACTION = /^(.+\/merge-queue-action@.+|\.\/)$/

type Operations = ReadonlyMap<string, Operation>

/** A function, class or interface that another file can use, and the line before it. */
const EXPORTED =
  /^(.*)\nexport (?:async )?(?:(?:function|class|interface) (\w+)|const (\w+) = (?:async )?(?:<.*>)?\()/gm

const files = (folder: string, extension: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name))

const pagesIn = (folders: readonly string[]) => folders.flatMap((folder) => files(folder, '.md'))

/** The pages with snippets to paste. */
export const pagesOfUsers = () => pagesIn(['docs', 'docs/recipes', 'examples']).concat('README.md')

/** @returns one sentence for each thing that is wrong */
export async function problemsOfDocs(
  action: ActionFile,
  operations: Operations,
): Promise<string[]> {
  const pages = pagesIn([
    '.',
    '.github',
    'docs',
    'docs/maintaining',
    'docs/maintaining/decisions',
    'docs/recipes',
    'examples',
    '__tests__',
  ])
  const workflows = ['examples', '.github/workflows'].flatMap((folder) => files(folder, '.yml'))
  const problems = pages.flatMap((page) => [...problemsOfLinks(page), ...problemsOfCode(page)])
  const examples = files('examples', '.yml')
  problems.push(...undocumented(), ...unrehearsed(), ...unexplained(), ...unexplainedDependencies())
  const blocks = [
    ...pages.flatMap(yamlBlocks),
    ...workflows.map((path) => ({ where: path, text: readFileSync(path, 'utf8') })),
  ]
  for (const block of blocks) problems.push(...(await problemsOfYaml(block, action, operations)))
  problems.push(...examples.flatMap((path) => unreadable(path, operations)))
  return problems
}

/** Finds the examples that nothing plays, and rehearsals that act would refuse: not everyone has it. */
function unrehearsed(): string[] {
  const played = new Set<string>()
  const problems = files('examples/rehearsals', '.yml').flatMap((path) => {
    try {
      for (const { workflow, meanwhile } of readRehearsal(path).runs)
        for (const name of [workflow, meanwhile?.workflow ?? workflow]) played.add(name)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  const forgotten = files('examples', '.yml').filter((path) => !played.has(basename(path)))
  return [
    ...problems,
    ...forgotten.map((path) => `${path}: no file of examples/rehearsals/ plays it`),
  ]
}

/** Finds variables and secrets that an example reads, and that no reader is told to set. */
function unexplained(): string[] {
  const spans = new Set(
    ['README.md', 'examples/README.md'].flatMap((page) =>
      elements(page).flatMap(({ name, text }) => (name === 'code' ? [text] : [])),
    ),
  )
  return files('examples', '.yml').flatMap((path) => {
    const names = readFileSync(path, 'utf8').matchAll(/\b(?:vars|secrets)\.(\w+)/g)
    return [...new Set([...names].map(([, name = '']) => name))].flatMap((name) =>
      spans.has(name) ? [] : `${path}: explain ${name} in examples/README.md`,
    )
  })
}

/** Finds run-time dependencies that the page of decisions does not name; stand-ins are files. */
function unexplainedDependencies(): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const page = 'docs/maintaining/decisions/dependencies.md'
  const names = new Set(elements(page).map(({ text }) => text))
  return Object.entries(dependencies)
    .filter(([name, version]) => !version.startsWith('file:') && !names.has(name))
    .map(([name]) => `${page}: say why src/ needs ${name}`)
}

/** Without these permissions, a step that gives reasons would list only that they are missing. */
const FOR_REASONS = ['checks', 'statuses', 'pull-requests']

/** Finds jobs with such a step whose token may not read why a pull request is not merged. */
function unreadable(path: string, operations: Operations): string[] {
  const { jobs = {} }: { jobs?: Readonly<Record<string, { readonly permissions?: object }>> } =
    parse(readFileSync(path, 'utf8'))
  return Object.entries(jobs).flatMap(([id, job]) => {
    const called = steps(job).map((step) => step.with?.['operation'] ?? '')
    const reasons = called.some((name) => operations.get(name)?.outputs.includes('reasons'))
    const missing = FOR_REASONS.filter((name) => reasons && !(name in (job.permissions ?? {})))
    return missing.map((name) => `${path}: give the job ${id} the permission \`${name}: read\``)
  })
}

interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly text: string
}

/** Pages that were read: each is needed for its own sake, and for links that lead to it. */
const read = new Map<string, readonly Element[]>()

/** The elements of a page as GitHub renders it, in order. */
function elements(page: string): readonly Element[] {
  const known = read.get(page) ?? elementsOf(readFileSync(page, 'utf8'))
  read.set(page, known)
  return known
}

function elementsOf(markdown: string): Element[] {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  type Node = DefaultTreeAdapterTypes.Node
  const below = (node: Node): Node[] =>
    'childNodes' in node ? node.childNodes.flatMap((child) => [child, ...below(child)]) : []
  return below(parseFragment(html)).map((node) => ({
    name: node.nodeName,
    attributes: new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []),
    text: below(node)
      .map((child) => ('value' in child ? child.value : ''))
      .join(''),
  }))
}

/** The anchors that GitHub gives the headings of a page. */
function anchors(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>()
  const headings = elements(page).filter(({ name }) => /^h[1-6]$/.test(name))
  return new Set(
    headings.map(({ text }) => {
      const slug = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-')
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}

/** Files whose links name one of their tests. */
const PROOFS =
  /^(__tests__\/.+\.ts|examples\/rehearsals\/.+\.yml|scripts\/release\/.+\.ts|\.ci\/run)$/

function problemsOfLinks(page: string): string[] {
  return elements(page).flatMap(({ attributes, text }) => {
    const target = attributes.get('href') ?? attributes.get('src')
    if (target === undefined || /^(https:|mailto:)/.test(target)) return []
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? page : join(dirname(page), decodeURIComponent(file))
    if (!existsSync(path)) return [`${page}: the link ${target} leads to no file`]
    if (PROOFS.test(path) && !readFileSync(path, 'utf8').includes(text))
      return [`${page}: ${path} has no test “${text}”`]
    if (anchor === undefined || !path.endsWith('.md') || anchors(path).has(anchor)) return []
    return [`${page}: the link ${target} leads to no heading`]
  })
}

/** Folders whose files pages name, from the root or from src/. */
const ROOTS = ['', 'src/']
const OWN_PATH =
  /^(?:\.ci|__tests__|bench|demo|docs|examples|sandbox|schema|scripts|shims|src)\/[\w./-]*$/
const SOURCE_PATH = /^[\w-]+(?:\/[\w-]+)*\/?[\w-]+\.(?:ts|mjs)$/

/** Finds code spans that are a path of a file that is gone, or a script that package.json lacks. */
function problemsOfCode(page: string): string[] {
  // The changelog tells of what was.
  if (page === 'CHANGELOG.md') return []
  const spans = elements(page).flatMap(({ name, text }) => (name === 'code' ? [text] : []))
  return [...new Set(spans)].flatMap((span) => {
    const [, script] = /^npm run (?:--silent )?([\w:-]+)/.exec(span) ?? []
    if (script !== undefined && !(script in scripts)) return [`${page}: no script ${script}`]
    const isPath = OWN_PATH.test(span) || (span.includes('/') && SOURCE_PATH.test(span))
    if (!isPath || ROOTS.some((root) => existsSync(root + span))) return []
    return [`${page}: there is no file ${span}`]
  })
}

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

interface Block {
  readonly where: string
  readonly text: string
}

const yamlBlocks = (page: string): Block[] =>
  elements(page)
    .filter(({ attributes }) => /^language-ya?ml$/.test(attributes.get('class') ?? ''))
    .map(({ text }, index) => ({ where: `${page}, YAML block ${index + 1}`, text }))

async function problemsOfYaml(
  { where, text }: Block,
  action: ActionFile,
  operations: Operations,
): Promise<string[]> {
  const documents = parseAllDocuments(text)
  const broken = documents.flatMap(({ errors }) =>
    errors.map(({ message }) => `${where}: ${message}`),
  )
  if (broken.length > 0) return broken
  const parts = documents.map((document) => document.toJS())
  const problems = parts.flatMap((part) => jobsOf(part).flatMap(outputsNeverSet))
  for (const step of parts.flatMap(stepsOf)) {
    const called = step.with?.['operation'] ?? ''
    // A rehearsal plays an operation that an expression chooses.
    if (!called.includes('${{'))
      problems.push(...(await problemsOfStep(step.with ?? {}, operations.get(called), action)))
  }
  return problems.map((problem) => `${where}: ${problem}`)
}

/** The jobs of a workflow, or the steps of a part of one. */
const jobsOf = (part: WorkflowSyntax | readonly StepSyntax[]): readonly JobSyntax[] =>
  Array.isArray(part)
    ? [{ steps: part }]
    : Object.values((part as WorkflowSyntax)?.jobs ?? {}).filter(isMapping)

/** Every object below a value that uses this action as a step. */
interface ActionStep {
  readonly uses: string
  readonly with?: Readonly<Record<string, string>>
}

/** The inputs that the samples of docs/operations.md leave out. */
const LEFT_OUT = { 'api-url': 'https://api.trunk.io/v1', 'api-token': 'secret' }

/** The steps of a workflow or a part of it, or of the lines below `with:` the step that has them. */
function stepsOf(document: unknown): ActionStep[] {
  if (typeof document !== 'object' || document === null) return []
  if (!('operation' in document)) return steps(document)
  const inputs = { ...LEFT_OUT, ...document } as Readonly<Record<string, string>>
  return [{ uses: './', with: inputs }]
}

function steps(value: unknown): ActionStep[] {
  if (typeof value !== 'object' || value === null) return []
  const uses = 'uses' in value && typeof value.uses === 'string' ? value.uses : ''
  const own = USES_ACTION.test(uses) ? [value as ActionStep] : []
  return [...own, ...Object.values(value).flatMap(steps)]
}

async function problemsOfStep(
  given: Readonly<Record<string, string>>,
  operation: Operation | undefined,
  action: ActionFile,
): Promise<string[]> {
  const called = given['operation']
  if (operation === undefined) return [`no operation is called ${called}`]
  const shape = { ...commonInputs.shape, ...operation.inputs.shape }
  const known = new Map(Object.entries(shape).map(([key, field]) => [inputName(key), field]))
  const problems = Object.keys(given)
    .filter((name) => name !== 'operation' && !known.has(name))
    .map((name) => `${called} has no input ${name}`)
  for (const [name, field] of known) {
    const text = String(given[name] ?? action.inputs[name]?.default ?? '').trim()
    // What the runner fills in is not known here.
    if (text.includes('${{')) continue
    const parsed = await field.safeParseAsync(text === '' ? undefined : text)
    if (!parsed.success)
      problems.push(
        `${called}: input ${name} ${text === '' ? 'is missing' : parsed.error.issues[0]?.message}`,
      )
  }
  return problems
}

/** Exports of `src/` without a doc comment; an overload is documented by the first one. */
function undocumented(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  return sources
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const found = [...readFileSync(join('src', name), 'utf8').matchAll(EXPORTED)]
      return found
        .filter(([, before = '']) => !before.endsWith('*/'))
        .map(([, , type, value]) => `src/${name}: ${type ?? value} has no doc comment`)
    })
}
