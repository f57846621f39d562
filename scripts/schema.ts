// Writes schema/: of the queue file, for editors, from the schema that reads it (rules across
// fields are left to the action), of the report on a queue, and of result.json. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { toJSONSchema } from 'zod/mini'
import { queueConfig } from '../src/queue/config.js'
import { reportSchema } from './report-schema.js'
import { resultSchema } from './result-schema.js'

const { $schema, ...queueSchema } = toJSONSchema(queueConfig, {
  override({ jsonSchema }) {
    // Bounds of the language, not of the service.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
})
const documents = {
  'schema/merge-queue.schema.json': {
    $schema,
    title: 'Merge queues of a repository',
    description: 'Read by the operation apply-queue-config of merge-queue-action.',
    ...queueSchema,
  },
  'schema/report.schema.json': reportSchema,
  'schema/result.schema.json': resultSchema,
}

for (const [path, document] of Object.entries(documents)) {
  const text = `${JSON.stringify(document, null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is not what the code says: run \`npm run docs\`.`)
    process.exit(1)
  }
}
