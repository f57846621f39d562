import { closest } from 'fastest-levenshtein'
import * as z from 'zod'

/** `pullRequest` is the key in code, `pull-request` the name in action.yml. */
export const inputName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Booleans as the toolkit reads them: the YAML 1.2 core schema. */
export const flag = () =>
  z.stringbool({
    truthy: ['true', 'True', 'TRUE'],
    falsy: ['false', 'False', 'FALSE'],
    case: 'sensitive',
    error: (issue) => `must be a YAML boolean, true or false, and is ${quote(issue.input)}`,
  })

/** A strict decimal, no sign, no exponent, within bounds (both included). */
export const decimal = (bounds: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, {
      error: (issue) => `must be a decimal number such as 30 or 0.5, and is ${quote(issue.input)}`,
    })
    .transform(Number)
    .refine((value) => value >= bounds.min && value <= bounds.max, {
      error: `must be from ${bounds.min} to ${bounds.max}`,
    })

/** A strict whole number, digits only, within bounds (both included). */
export const wholeNumber = (bounds: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d+$/, {
      error: (issue) => `must be a whole number such as 5, and is ${quote(issue.input)}`,
    })
    .transform(Number)
    .refine((value) => value >= bounds.min && value <= bounds.max, {
      error: `must be from ${bounds.min} to ${bounds.max}`,
    })

/** One of a closed set, compared without case; the message names the valid ones and the nearest. */
export const choice = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.preprocess(
    anyCase(values),
    z.enum(values, { error: (issue) => notOneOf(String(issue.input), values) }),
  )

/** Gives a word of a closed set in the set's own spelling, and anything else as it is. */
export const anyCase =
  <Value extends string>(values: readonly Value[]) =>
  (word: unknown): unknown =>
    values.find(
      (value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase(),
    ) ?? word

/** One item a line, trimmed, empty lines left out. */
export const lines = () => z.string().transform((text) => splitList(text, /\n/))

/** One item a line or separated by commas, each one of a closed set, compared without case. */
export const choices = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.string().transform((text, context) =>
    splitList(text, /[\n,]/).flatMap((item) => {
      const found = values.find((value) => value.toLowerCase() === item.toLowerCase())
      if (found !== undefined) return [found]
      context.issues.push({ code: 'custom', message: notOneOf(item, values), input: item })
      return []
    }),
  )

/** Any text that is not empty; one line of it. */
export const line = () =>
  z.string().refine((text) => !/[\r\n]/.test(text), { error: 'must be a single line' })

/** A commit SHA as Git writes it: 40 hexadecimal digits (64 for SHA-256 repositories), lower-cased. */
export const commitSha = () =>
  z
    .string()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, {
      error: (issue) => `must be a full commit SHA, and is ${quote(issue.input)}`,
    })
    .toLowerCase()

/** A sentence for a value outside a closed set. */
export function notOneOf(value: string, values: readonly string[]): string {
  const nearest = closest(value.toLowerCase(), [...values])
  return `is ${quote(value)}, which is not one of ${values.join(', ')}; did you mean ${nearest}?`
}

/** A short quotation of a wrong value for a message. */
export function quote(value: unknown): string {
  const text = String(value)
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}

const splitList = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** What {@link readInputs} found: the values, or one sentence for each wrong input. */
export type InputsRead<S extends z.ZodObject> =
  | { readonly values: z.output<S>; readonly problems: readonly [] }
  | { readonly values: undefined; readonly problems: readonly string[] }

/**
 * Reads the inputs that a schema names. An empty input counts as not given, because the runner hands over both the same way.
 *
 * @param read gives the text of an input by its name in action.yml
 */
export async function readInputs<S extends z.ZodObject>(
  schema: S,
  read: (name: string) => string,
): Promise<InputsRead<S>> {
  const raw = Object.fromEntries(
    Object.keys(schema.shape).flatMap((key) => {
      const text = read(inputName(key)).trim()
      return text === '' ? [] : [[key, text]]
    }),
  )
  // Asynchronous, because an input may hold a language of its own, whose library is loaded when it is met.
  const parsed = await schema.safeParseAsync(raw)
  if (parsed.success) return { values: parsed.data, problems: [] }
  const problems = parsed.error.issues.map((issue) => {
    const key = String(issue.path[0])
    const message = raw[key] === undefined ? 'is required' : issue.message
    return `Input \`${inputName(key)}\` ${message}`
  })
  return { values: undefined, problems: [...new Set(problems)] }
}
