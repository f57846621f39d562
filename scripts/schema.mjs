// Writes schema/merge-queue.schema.json, for editors, from the schema that reads the file. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { configJsonSchema } from '../lib/src/queue/json-schema.js'

const path = 'schema/merge-queue.schema.json'
const text = `${JSON.stringify(configJsonSchema(), null, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`${path} is not what the code reads: run \`npm run docs\`.`)
  process.exit(1)
}
