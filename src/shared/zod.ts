/**
 * The only import of zod: its functional API, which bundlers can tree-shake, with the English messages
 * that this API leaves out (docs/maintaining/decisions/dependencies.md). Helpers are in shapes.ts, so
 * that the bundler can see through this file.
 */
import { config, locales } from 'zod/mini'

config(locales.en())

export * from 'zod/mini'
