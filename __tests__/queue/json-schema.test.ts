import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { configJsonSchema } from '../../src/queue/json-schema.js'
import { settingNames } from '../../src/queue/settings.js'

test('the committed JSON Schema is the one that the code reads', () => {
  const committed: unknown = JSON.parse(readFileSync('schema/merge-queue.schema.json', 'utf8'))
  expect(configJsonSchema()).toEqual(committed)
})

test('it knows every setting, with a description, and no other key', () => {
  const { properties } = configJsonSchema() as {
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
