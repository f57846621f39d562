// Has actionlint find what GitHub would refuse in a workflow, and expressions that read what nothing sets.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { git, newFolder, readWorkflows } from './repository.js'
import type { Problems } from './syntax.js'

const NO_ACTIONLINT = `actionlint is not on PATH. Install it with \`brew install actionlint\`, \`winget install actionlint\` or
\`go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12\`, or set its path: ACTIONLINT=/path/to/actionlint npm run act`

/** Where the repository that is linted has this action, and its reusable workflows. */
const ACTION = '.merge-queue-action'
const OWN_WORKFLOW = /[\w-]+\/merge-queue-action\/\.github\/workflows\/([\w.-]+)@[\w.-]+/g
const OWN_ACTION = /[\w-]+\/merge-queue-action@[\w.-]+/g

/** Problems of these kinds don't keep GitHub from running the workflow. */
const WARNING = /^(runner-label|credentials|deprecated-commands)$/
const UNTRUSTED = /potentially untrusted/
const IGNORED = [
  // `checkWorkflow` names the input that was meant.
  'is not defined in action "Merge queue action"',
  // Newer than this version of actionlint.
  'unexpected key "queue" for "concurrency"',
]
const MAX_CHARACTERS = 240

/** A problem as actionlint reports it. */
interface Found {
  readonly message: string
  readonly filepath: string
  readonly line: number
  readonly kind: string
}

/**
 * Lints a workflow and those of the same repository that it calls.
 * @param repository its folder, which stays as it is
 * @param workflow the path of the workflow, whose file name counts
 * @throws if actionlint cannot be started
 */
export function lint(repository: string, workflow: string): Problems {
  const folder = newFolder('lint')
  git(folder, 'clone', '--quiet', '--shared', repository, '.')
  const workflows = join(folder, '.github/workflows')
  mkdirSync(join(folder, ACTION))
  for (const path of ['action.yml', 'dist'])
    cpSync(path, join(folder, ACTION, path), { recursive: true })
  const paths = Object.keys(readWorkflows(join(workflows, basename(workflow))))
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [, name = ''] of text.matchAll(OWN_WORKFLOW)) {
      const source = join('.github/workflows', name)
      if (existsSync(source)) cpSync(source, join(workflows, ownName(name)))
    }
    writeFileSync(join(folder, path), asLocal(text))
  }
  return asProblems(runActionlint(folder, paths))
}

const ownName = (name: string) => `merge-queue-action-${name}`

/** The text with this action and its reusable workflows as parts of the same repository. */
const asLocal = (text: string): string =>
  text
    .replaceAll(OWN_WORKFLOW, (_, name) => `./.github/workflows/${ownName(name)}`)
    .replaceAll(OWN_ACTION, `./${ACTION}`)

function runActionlint(folder: string, paths: readonly string[]): readonly Found[] {
  const options = ['-shellcheck=', '-pyflakes=', '-format', '{{json .}}']
  for (const message of IGNORED) options.push('-ignore', message)
  const { error, stdout, stderr } = spawnSync(
    process.env['ACTIONLINT'] || 'actionlint',
    [...options, ...paths],
    { cwd: folder, encoding: 'utf8' },
  )
  if (error !== undefined) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOENT' ? new Error(NO_ACTIONLINT) : error
  }
  // Without a report it could not lint.
  if (stdout === '') throw new Error(`actionlint: ${stderr.trim()}`)
  return JSON.parse(stdout)
}

function asProblems(found: readonly Found[]): Problems {
  const isWarning = ({ kind, message }: Found) => WARNING.test(kind) || UNTRUSTED.test(message)
  return {
    errors: found.filter((one) => !isWarning(one)).map(sentence),
    warnings: found.filter(isWarning).map(sentence),
  }
}

/** actionlint lists all that is known, in which the end is lost. */
function sentence({ filepath, line, message }: Found): string {
  const text = message.length > MAX_CHARACTERS ? `${message.slice(0, MAX_CHARACTERS)}…` : message
  return `${basename(filepath)}, line ${line}: ${text}`
}
