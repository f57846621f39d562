import { readFileSync } from 'node:fs'
import { settingNames } from '../../src/queue/settings.js'
import { expect, test } from '../support/jest.js'

/** `npm run generated` compares it with the schema in the code. */
test('the JSON Schema has every setting, with a description, and no other key', () => {
  const { properties } = JSON.parse(readFileSync('schema/merge-queue.schema.json', 'utf8')) as {
    properties: {
      queues: {
        items: {
          additionalProperties: unknown
          properties: Record<string, { description: string }>
        }
      }
    }
  }
  const { items } = properties.queues
  expect(items.additionalProperties).toBe(false)
  expect(Object.keys(items.properties).sort()).toEqual(['branch', 'state', ...settingNames].sort())
  for (const { description } of Object.values(items.properties)) expect(description).toMatch(/\.$/)
})
