// Draws the summaries, comments and issues that the documents show, in light and dark, from the
// Markdown that the action writes in the worlds of scripts/pictures/:
//
//   npm run build && node lib/scripts/pictures.js [--folder docs/images] [--width 860] [name …]
//
// `--markdown` keeps the Markdown and draws nothing. scripts/render.ts lists what it needs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explained, explainedBySetUp } from './pictures/explained.js'
import { flaky } from './pictures/flaky.js'
import { queueReport } from './pictures/report.js'
import { failed } from './pictures/waits.js'
import { watched } from './pictures/watched.js'

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'docs/images' },
    width: { type: 'string', default: '860' },
    markdown: { type: 'boolean', default: false },
  },
})

const pictures: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'failed-summary': async () => (await failed()).summary,
  'failed-comment': explainedBySetUp,
  'explain-comment': explained,
  'flaky-summary': async () => (await flaky()).summary,
  'queue-report': queueReport,
  'flaky-issue': async () => (await flaky()).issue,
  'watch-summary': async () => (await watched()).summary,
  'watch-comment': async () => (await watched()).comment,
  'watch-issue': async () => (await watched()).issue,
  'watch-slack': async () => (await watched()).slack,
}

mkdirSync(options.folder, { recursive: true })
const sources = options.markdown ? options.folder : mkdtempSync(join(tmpdir(), 'pictures-'))
for (const [name, markdownOf] of Object.entries(pictures)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const markdown = await markdownOf()
  if (markdown === undefined) throw new Error(`${name}: nothing was written`)
  const source = join(sources, `${name}.md`)
  writeFileSync(source, markdown)
  for (const theme of options.markdown ? [] : ['light', 'dark']) {
    const output = join(options.folder, theme === 'light' ? `${name}.png` : `${name}-dark.png`)
    const render = ['lib/scripts/render.js', source, output, options.width, theme]
    execFileSync('node', render, { stdio: 'inherit' })
    console.log(output)
  }
}
// The servers of these worlds still listen.
process.exit()
