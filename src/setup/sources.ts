/** Reads the workflows of one branch, and the composite actions that they use. */
import type { GitHubCall } from '../github/commits.js'
import type { RepositorySetup, WorkflowFile } from '../github/repository-setup.js'
import type { Fact } from '../shared/fact.js'
import { type Body, localPath, readAction, readWorkflow, type Sources } from './workflow.js'

/** Asks GitHub about the set-up of a repository. */
export type AskSetup = <T>(
  question: (setup: RepositorySetup, ...at: GitHubCall) => Promise<T>,
) => Promise<Fact<T>>

/** Composite actions may use others. People nest no deeper. */
const MAX_LEVELS = 3
const MAX_ACTIONS_AT_ONCE = 50

/**
 * Parses the workflows of a branch, and reads their composite actions.
 * @param revision the branch, as Git names it
 */
export async function readSources(
  repository: string,
  files: readonly WorkflowFile[],
  revision: string,
  askSetup: AskSetup,
): Promise<{ readonly sources: Sources; readonly unreadable: readonly string[] }> {
  const workflows = files.flatMap((file) => readWorkflow(file) ?? [])
  const isRead = ({ name }: WorkflowFile) => workflows.some((workflow) => workflow.name === name)
  const unreadable = files.filter((file) => !isRead(file)).map(({ name }) => name)
  const actions = new Map<string, Body>()
  let bodies: readonly Body[] = workflows
  for (let level = 0; level < MAX_LEVELS; level++) {
    const folders = foldersUsed(bodies, repository, actions)
    if (folders.length === 0) break
    const texts = await askSetup((setup, ...at) =>
      setup.readTexts(
        ...at,
        folders.flatMap((folder) => filesOfAction(revision, folder)),
      ),
    )
    if (!texts.isKnown) {
      unreadable.push(...folders)
      break
    }
    for (const [index, folder] of folders.entries()) {
      const text = texts.value[2 * index] ?? texts.value[2 * index + 1]
      const body = text === undefined ? NOTHING : readAction(text)
      if (body === undefined) unreadable.push(folder)
      actions.set(folder, body ?? NOTHING)
    }
    bodies = folders.flatMap((folder) => actions.get(folder) ?? [])
  }
  return { sources: { workflows, actions, repository }, unreadable }
}

/** A job may have put an action of another repository there. */
const NOTHING: Body = { uses: [], texts: [] }

function foldersUsed(
  bodies: readonly Body[],
  repository: string,
  known: ReadonlyMap<string, Body>,
): readonly string[] {
  const paths = bodies.flatMap(({ uses }) =>
    uses.flatMap(({ reference }) => localPath(reference, repository) ?? []),
  )
  return [...new Set(paths)]
    .filter((path) => !known.has(path) && !/\.ya?ml$/.test(path) && !path.startsWith('..'))
    .slice(0, MAX_ACTIONS_AT_ONCE)
}

/** An action has one of two files. */
function filesOfAction(revision: string, folder: string): readonly string[] {
  const prefix = folder === '.' ? '' : `${folder}/`
  return ['action.yml', 'action.yaml'].map((name) => `${revision}:${prefix}${name}`)
}
