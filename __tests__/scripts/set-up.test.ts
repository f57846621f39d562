/** The set-up of the README: one short file, and a reusable workflow that is the sum of its parts. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from '../support/jest.js'

interface Job {
  readonly name: string
  readonly if: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}
interface Step {
  readonly id?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}
interface Workflow {
  readonly on: { readonly workflow_call: { readonly inputs: object } }
  readonly jobs: Readonly<Record<string, Job>>
}

const read = (path: string): Workflow => parse(readFileSync(path, 'utf8'))
const whole = read('.github/workflows/merge-queue.yml')

/** Inputs that differ, because only the whole knows whether it waits, and how people submit. */
const OF_THE_WHOLE = ['timeout-minutes', 'resubmit-hint']

/** What the last step of a job gives the action. */
const inputsOf = (job: Job | undefined) => job?.steps.at(-1)?.with ?? {}

test('the set-up in the README has at most 28 lines and one `uses`', () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, yaml = ''] = /<!-- generated: set-up -->\n\n```yaml\n(.*?)\n```/s.exec(readme) ?? []
  expect(yaml.split('\n').length).toBeLessThanOrEqual(28)
  expect(yaml.match(/^ +uses:/gm)).toHaveLength(1)
})

test.each([
  ['enqueue', 'enqueue'],
  ['cancel', 'enqueue'],
  ['explain', 'explain'],
  ['check', 'check-setup'],
])('the job %s of merge-queue.yml does what %s.yml does', (name, file) => {
  const part = read(`.github/workflows/${file}.yml`).jobs[name]
  const own = inputsOf(whole.jobs[name])
  const shared = Object.keys(own).filter((input) => input in inputsOf(part))
  expect(shared.length).toBeGreaterThanOrEqual(4)
  for (const input of shared.filter((one) => !OF_THE_WHOLE.includes(one)))
    expect(`${input}: ${own[input]}`).toBe(`${input}: ${inputsOf(part)[input]}`)
  expect(whole.jobs[name]?.permissions).toEqual(part?.permissions)
})

test('all three workflows that fetch reports do it in the same way', () => {
  const scripts = [
    '.github/workflows/merge-queue.yml',
    '.github/workflows/explain.yml',
    'examples/explain-test-run.yml',
  ].map((path) => {
    const step = read(path).jobs['explain']?.steps.find(({ id }) => id === 'runs')
    return `${step?.env?.['FAILED']}\n${step?.run}`.replace('test-reports', '$REPORTS')
  })
  expect(scripts[0]).toContain('gh run download')
  expect(new Set(scripts).size).toBe(1)
})

test.each([
  '.github/workflows/enqueue.yml',
  '.github/workflows/merge-queue.yml',
  'examples/cancel-on-unlabel.yml',
  'examples/enqueue-with-forks.yml',
])('the job `cancel` of %s may read the stack of the pull request', (path) => {
  expect(read(path).jobs['cancel']?.permissions).toEqual({ 'pull-requests': 'read' })
})

test('merge-queue.yml takes a dry run, and every step that writes gets it', () => {
  expect(Object.keys(whole.on.workflow_call.inputs)).toEqual(
    expect.arrayContaining(['dry-run', 'label', 'comment', 'retry-on']),
  )
  for (const name of ['enqueue', 'cancel', 'explain'])
    expect(inputsOf(whole.jobs[name])['dry-run']).toMatch(/inputs\.dry-run/)
})

test('the caller of the set-up gives every permission that a job of merge-queue.yml wants', () => {
  const caller: Workflow = parse(readFileSync('examples/merge-queue.yml', 'utf8'))
  const given = caller.jobs['merge-queue']?.permissions ?? {}
  const wanted = Object.values(whole.jobs).flatMap(({ permissions = {} }) =>
    Object.entries(permissions),
  )
  const missing = wanted.filter(([name, level]) => given[name] !== level && given[name] !== 'write')
  expect(missing).toEqual([])
})

test('the page for coding assistants has at most 60 lines, and the README links to it', () => {
  expect(readFileSync('SKILL.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect(readFileSync('README.md', 'utf8')).toContain('(SKILL.md)')
})

test.each([
  ['enqueue', 'merge-queue'],
  ['explain', 'merge-queue'],
  ['enqueue', 'enqueue'],
])('the job %s of %s.yml says that the label submits again', (name, file) => {
  const { jobs } = read(`.github/workflows/${file}.yml`)
  expect(inputsOf(jobs[name])['resubmit-hint']).toContain('inputs.label')
})
