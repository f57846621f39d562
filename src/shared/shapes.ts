import * as z from './zod.js'

/** A field that counts as absent if it has another type. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

/** Converts the output of a schema. */
export const mapped = <S extends z.ZodMiniType, T>(
  schema: S,
  make: (value: z.output<S>, context: z.core.ParsePayload) => T,
) => z.pipe(schema, z.transform(make))
