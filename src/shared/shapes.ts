import * as z from './zod.js'

/** A field that counts as absent where it is missing or of another type. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

/** What a schema gives, made into something else. */
export const mapped = <S extends z.ZodMiniType, T>(
  schema: S,
  make: (value: z.output<S>, context: z.core.ParsePayload) => T,
) => z.pipe(schema, z.transform(make))
