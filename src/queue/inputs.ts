import * as z from '../shared/zod.js'
import { convert } from '../step/inputs.js'
import { type QueueSettings, queueSettings } from './settings.js'
import { readYaml } from './yaml.js'

/** `queue-settings`: YAML, one line for each setting. */
export const settingsInput = () =>
  convert(async (text, context): Promise<QueueSettings> => {
    const { value, problems } = await readYaml(text, queueSettings)
    if (value !== undefined) return value
    for (const { line: at, column, message } of problems)
      context.issues.push({
        code: 'custom',
        message: `line ${at}, column ${column}: ${message}`,
        input: text,
      })
    return z.NEVER
  })
