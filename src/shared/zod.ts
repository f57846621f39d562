/**
 * The one door to zod: its functional flavor, which bundlers can take apart, with the English
 * messages that the flavor leaves out (docs/maintaining/decisions/dependencies.md). It has nothing of its own, so that the bundler
 * sees through it; what this action adds is in shapes.ts.
 */
import { config, locales } from 'zod/mini'

config(locales.en())

export * from 'zod/mini'
