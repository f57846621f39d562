// Writes src/step/contract.ts: the names and literal defaults of action.yml, for the code.
// `--check` only compares. Plain JavaScript, because it runs before the compiler.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

const action = parse(readFileSync('action.yml', 'utf8'))

/** The runner evaluates expressions, so the code never meets their text as a default. */
const literal = (value = '') =>
  value.includes('${{') ? 'undefined' : `'${value.replaceAll('\n', '\\n')}'`

/** One entry a line, so that two changes rarely meet in one. */
const lines = (entries) => entries.map((entry) => `  ${entry},`).join('\n')

const text = `// Generated from action.yml by scripts/contract.mjs; change that file and run \`npm run docs\`.

/** Each input's literal default; \`undefined\` where the runner fills in an expression. */
export const inputDefaults = {
${lines(Object.entries(action.inputs).map(([name, input]) => `'${name}': ${literal(input.default)}`))}
} as const satisfies Record<string, string | undefined>

export type InputName = keyof typeof inputDefaults

export const outputNames = [
${lines(Object.keys(action.outputs).map((name) => `'${name}'`))}
] as const

export type OutputName = (typeof outputNames)[number]
`
const path = 'src/step/contract.ts'
if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`${path} is out of date: run \`npm run docs\`.`)
  process.exit(1)
}
