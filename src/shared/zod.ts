/**
 * The one door to zod: its functional flavor, which bundlers can take apart, with the English
 * messages that the flavor leaves out (docs/adr/0003).
 */
import { catch as _catch, config, locales, optional, type ZodMiniType } from 'zod/mini'

config(locales.en())

export * from 'zod/mini'

/** A field that counts as absent where it is missing or of another type. */
export const maybe = <S extends ZodMiniType>(schema: S) => _catch(optional(schema), undefined)
