// The names of jobs as GitHub shows them and required checks name them. act counts the jobs of a matrix instead.
import { type Entry, lastName } from './log.js'
import { isMapping, type JobSyntax, readSyntax, type WorkflowSyntax } from './syntax.js'

/** @param workflows file name → text of the workflow and of those that it calls */
export function jobNames(workflows: Readonly<Record<string, string>>): (entry: Entry) => string {
  const all = Object.entries(workflows).map(([file, text]) => {
    const workflow = readSyntax(text)
    return { ...workflow, title: workflow.name ?? file.replace(/^.*\//, '') }
  })
  return ({ job = '', jobID = '', matrix = {} }) => {
    // Titles of workflows and names of jobs take turns, and both may contain a slash.
    const names: string[] = []
    let rest = job.trim()
    let workflow: WorkflowSyntax | undefined
    for (;;) {
      const next = all
        .map((one) => ({ one, at: `/${rest}`.indexOf(`/${one.title}/`) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      if (next.at > 0) names.push(rest.slice(0, next.at - 1))
      rest = rest.slice(next.at + next.one.title.length + 1)
      workflow = next.one
    }
    if (workflow === undefined) return lastName(job)
    const own = workflow.jobs?.[jobID]
    return [...names, own === undefined ? rest : nameOf(jobID, own, matrix, rest)].join(' / ')
  }
}

/** @param played act's name for the job, which ends with a number for a cell of a matrix */
function nameOf(id: string, job: JobSyntax, matrix: object, played: string): string {
  const cell = Object.entries(matrix)
  const template = job.name ?? id
  if (!template.includes('${{')) {
    const order = keysOf(job.strategy?.matrix)
    const values = cell
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .flatMap(([, value]) => leavesOf(value))
    return values.length === 0 ? template : `${template} (${values.join(', ')})`
  }
  const filled = template.replaceAll(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g, (text, key: string) => {
    const [, value = text] = cell.find(([name]) => name === key) ?? []
    return String(value)
  })
  if (!filled.includes('${{')) return filled
  return cell.length === 0 ? played : played.replace(/-\d+$/, '')
}

/** The keys of a matrix in the order of the workflow. */
function keysOf(matrix: unknown): readonly string[] {
  if (!isMapping(matrix)) return []
  const { include, exclude: _, ...axes } = matrix
  const added = Array.isArray(include) ? include.filter(isMapping).flatMap(Object.keys) : []
  return [...Object.keys(axes), ...added]
}

const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
