// Looks at what a reader would follow or copy: links and anchors of the Markdown files, and every
// use of this action in a YAML block, an example or a workflow.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { parseFragment } from 'parse5'
import { parseAllDocuments } from 'yaml'
import { commonInputs } from '../lib/src/step/common-inputs.js'
import { inputName } from '../lib/src/step/inputs.js'

/**
 * As examples name this action, under any owner and at any version; `./` is what its own workflows
 * say.
 */
const USES_ACTION = /^(.+\/merge-queue-action@.+|\.\/)$/
const COMMON_OUTPUTS = ['outcome', 'result', 'result-file']

/** @returns one sentence for each thing that is wrong */
export async function problemsOfDocs(action, operations) {
  const folders = ['.', '.github', 'docs', 'docs/adr', 'docs/recipes', 'examples']
  const pages = folders.flatMap((folder) => files(folder, '.md'))
  const workflows = ['examples', '.github/workflows'].flatMap((folder) => files(folder, '.yml'))
  const problems = pages.flatMap(problemsOfLinks)
  const blocks = [
    ...pages.flatMap(yamlBlocks),
    ...workflows.map((path) => ({ where: path, text: readFileSync(path, 'utf8') })),
  ]
  for (const block of blocks) problems.push(...(await problemsOfYaml(block, action, operations)))
  return problems
}

const files = (folder, extension) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name))

/** The elements of a page as GitHub renders it, in order. */
function elements(page) {
  const html = micromark(readFileSync(page, 'utf8'), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const below = (node) => (node.childNodes ?? []).flatMap((child) => [child, ...below(child)])
  return below(parseFragment(html)).map((node) => ({
    name: node.nodeName,
    attributes: new Map(node.attrs?.map(({ name, value }) => [name, value])),
    text: below(node)
      .map(({ value }) => value ?? '')
      .join(''),
  }))
}

/** The anchors that GitHub gives the headings of a page. */
function anchors(page) {
  const seen = new Map()
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

function problemsOfLinks(page) {
  return elements(page).flatMap(({ attributes, text }) => {
    const target = attributes.get('href') ?? attributes.get('src')
    if (target === undefined || /^(https:|mailto:)/.test(target)) return []
    const [file, anchor] = target.split('#')
    const path = file === '' ? page : join(dirname(page), decodeURIComponent(file))
    if (!existsSync(path)) return [`${page}: the link ${target} leads to no file`]
    if (path.endsWith('.test.ts') && !readFileSync(path, 'utf8').includes(text))
      return [`${page}: ${path} has no test “${text}”`]
    if (anchor === undefined || !path.endsWith('.md') || anchors(path).has(anchor)) return []
    return [`${page}: the link ${target} leads to no heading`]
  })
}

const yamlBlocks = (page) =>
  elements(page)
    .filter(({ attributes }) => /^language-ya?ml$/.test(attributes.get('class')))
    .map(({ text }, index) => ({ where: `${page}, YAML block ${index + 1}`, text }))

async function problemsOfYaml({ where, text }, action, operations) {
  const documents = parseAllDocuments(text)
  const broken = documents.flatMap(({ errors }) =>
    errors.map(({ message }) => `${where}: ${message}`),
  )
  if (broken.length > 0) return broken
  const problems = []
  const outputsOf = new Map()
  for (const step of documents.flatMap((document) => steps(document.toJS()))) {
    const operation = operations.get(step.with?.operation)
    const wrong = await problemsOfStep(step.with ?? {}, operation, action)
    problems.push(...wrong.map((problem) => `${where}: ${problem}`))
    if (step.id !== undefined && operation !== undefined)
      outputsOf.set(step.id, [...COMMON_OUTPUTS, ...operation.outputs])
  }
  for (const [, id, name] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g))
    if (outputsOf.has(id) && !outputsOf.get(id).includes(name))
      problems.push(`${where}: the operation of step ${id} has no output ${name}`)
  return problems
}

/** Every object below a value that uses this action as a step. */
function steps(value) {
  if (typeof value !== 'object' || value === null) return []
  const own = typeof value.uses === 'string' && USES_ACTION.test(value.uses) ? [value] : []
  return [...own, ...Object.values(value).flatMap(steps)]
}

async function problemsOfStep(given, operation, action) {
  if (operation === undefined) return [`no operation is called ${given.operation}`]
  const shape = { ...commonInputs.shape, ...operation.inputs.shape }
  const known = new Map(Object.entries(shape).map(([key, field]) => [inputName(key), field]))
  const problems = Object.keys(given)
    .filter((name) => name !== 'operation' && !known.has(name))
    .map((name) => `${given.operation} has no input ${name}`)
  for (const [name, field] of known) {
    const text = String(given[name] ?? action.inputs[name].default ?? '').trim()
    // What the runner fills in is not known here.
    if (text.includes('${{')) continue
    const parsed = await field.safeParseAsync(text === '' ? undefined : text)
    if (!parsed.success)
      problems.push(
        `${given.operation}: input ${name} ${text === '' ? 'is missing' : parsed.error.issues[0].message}`,
      )
  }
  return problems
}
