import * as z from './zod.js'

/** Converts the output of a schema. */
export const mapped = <S extends z.ZodMiniType, T>(
  schema: S,
  make: (value: z.output<S>, context: z.core.ParsePayload) => T,
) => z.pipe(schema, z.transform(make))

/** A field that may be missing or null. Null is read as missing. */
export const optionalField = <S extends z.ZodMiniType>(schema: S) =>
  mapped(z.nullish(schema), (value) => value ?? undefined)

/** As {@link optionalField}, but a value of another type counts as missing too. */
export const lenientField = <S extends z.ZodMiniType>(schema: S) =>
  z.catch(z.optional(schema), undefined)

/**
 * Describes the first field of an answer that its schema refuses: "`head.sha` does not match the
 * interface (it is missing)".
 */
export function mismatch(data: unknown, error: z.core.$ZodError, schema: string): string {
  const { path = [], message = 'unknown' } = error.issues[0] ?? {}
  const field = path.reduce<unknown>((value, key) => Object(value)[key], data)
  const where = path.length === 0 ? 'its body' : `\`${path.join('.')}\``
  return `${where} does not match ${schema} (${field === undefined ? 'it is missing' : message})`
}
