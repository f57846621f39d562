import fc from 'fast-check'
import type { QueueSettings } from '../../src/queue/settings.js'
import {
  QUEUE_SETTINGS,
  type QueueSetting,
  settingFields,
} from '../../src/service/queue-settings.js'
import { kebabCase } from '../../src/shared/text.js'

// Without what looks like a gap in a sentence: the suite looks for those in every text.
const name = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => !/[\s.,;:`"()*]/.test(text))

function anyValue(setting: QueueSetting): fc.Arbitrary<unknown> {
  switch (setting.type) {
    case 'boolean':
      return fc.boolean()
    case 'whole':
      return fc.integer({ min: setting.min, max: setting.max ?? 10_000 })
    case 'word':
      return fc.constantFrom(...setting.words)
    case 'text':
      return name
    case 'texts':
      return fc.option(fc.array(name, { maxLength: 4 }))
  }
}

/** Any settings that an author may write: some of them all, each with any value. */
export const anySettings = fc.record(
  Object.fromEntries(
    settingFields.map((field) => [kebabCase(field), anyValue(QUEUE_SETTINGS[field])]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<QueueSettings>
