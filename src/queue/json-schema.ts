import * as z from '../shared/zod.js'
import { queueConfig } from './config.js'

/**
 * The JSON Schema of the configuration file, for editors. Rules across fields are left to the
 * action.
 */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(queueConfig, {
    override({ jsonSchema }) {
      // Bounds of the language, not of the service.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return {
    $schema,
    title: 'Merge queues of a repository',
    description: 'Read by the operation apply-queue-config of merge-queue-action.',
    ...schema,
  }
}
