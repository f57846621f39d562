/** What the compiler refuses: an output that the operation does not declare. `tsc` is the test. */
import { changeOutputs } from '../../src/queue/operation.js'
import type { Context, Result } from '../../src/step/context.js'
import { defineOperation, noTarget } from '../../src/step/operation.js'

const rest = { about: '', target: noTarget, inputs: {}, outcomes: [] } as const

export const operations = [
  defineOperation({
    ...rest,
    outputs: ['state'],
    async run(_inputs, context) {
      context.setOutputs({ state: 'MERGED' })
      // @ts-expect-error: it does not declare `merged`
      context.setOutputs({ merged: true })
      // @ts-expect-error: the outputs of a helper count too
      context.setOutputs(changeOutputs([]))
      // @ts-expect-error: the helper would set `holds`
      setsHolds(context)
      return { outcome: 'found', outputs: { state: 'MERGED' } }
    },
  }),
  defineOperation({
    ...rest,
    outputs: ['state'],
    // @ts-expect-error: the result of a helper counts too
    run: async () => ofAnotherOperation,
  }),
]

declare const ofAnotherOperation: Result<'changed'>

const setsHolds = ({ setOutputs }: Context<'holds'>): void => setOutputs({ holds: [] })
