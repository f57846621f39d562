import { type ExplainWorld, explainWorld, FAILED_CHECK } from '../support/explain-world.js'

export const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
export const STOPPED = { ...FAILED_CHECK, conclusion: 'CANCELLED' } as const
/** A token that may not read checks. */
export const WITHOUT_CHECKS = { granted: { contents: 'read', 'pull-requests': 'write' } } as const

/** Runs `explain` in a world; returns what it gave, parsed. */
export async function explained(
  world: ExplainWorld,
  inputs: Readonly<Record<string, string>> = {},
) {
  await using played = await explainWorld(world)
  const { passed, outputs, seen } = await played.run(inputs)
  const list = (name: string) =>
    JSON.parse(outputs[name] || '[]') as readonly Readonly<Record<string, string>>[]
  return {
    passed,
    outputs,
    info: seen.info,
    verdict: outputs['verdict'],
    reasons: list('reasons'),
    failing: list('failing-checks').map(({ name }) => name),
    warnings: seen.warnings.map(({ message }) => message).join('\n'),
    comments: played.github.comments.map(({ body }) => body),
    sent: played.sent,
  }
}
