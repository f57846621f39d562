/**
 * Whether tests try everything, as `.ci/run` wants, or a choice that takes seconds:
 * `EXHAUSTIVE_TESTS=true npm run test:long`. Files named `*.exhaustive.test.ts` run only then.
 */
export const exhaustive = process.env['EXHAUSTIVE_TESTS'] === 'true'

/** Number of random cases: all of them, or a fifth. */
export const cases = (all: number) => (exhaustive ? all : Math.ceil(all / 5))
