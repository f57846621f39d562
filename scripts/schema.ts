// Writes schema/merge-queue.schema.json, for editors, from the schema that reads the file. Rules
// across fields are left to the action. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { toJSONSchema } from 'zod/mini'
import { queueConfig } from '../src/queue/config.js'

const { $schema, ...schema } = toJSONSchema(queueConfig, {
  override({ jsonSchema }) {
    // Bounds of the language, not of the service.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
})
const document = {
  $schema,
  title: 'Merge queues of a repository',
  description: 'Read by the operation apply-queue-config of merge-queue-action.',
  ...schema,
}

const path = 'schema/merge-queue.schema.json'
const text = `${JSON.stringify(document, null, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`${path} is not what the code reads: run \`npm run docs\`.`)
  process.exit(1)
}
