// Draws a picture of Markdown or HTML as GitHub shows it, for reviews and docs/images:
//
//   node lib/scripts/render.js input.md|input.html output.png [width] [light|dark]
//
// docs/images are 860 wide, and have both themes.
// Needs chromium on PATH and a font with emoji. The packages that give GitHub's style, charts and a
// small file are only for this script, so they are not among the dependencies: the first run
// installs them in the folder for temporary files.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const PACKAGES = ['github-markdown-css@5.9.0', 'mermaid@11.17.2', 'sharp@0.35.5']
/** Twice the resolution: most screens that show it have two dots for a pixel. */
const SCALE = 2
const MOST_HEIGHT = 4000
const MARGIN = 24

const [input, output, width = '1012', theme = 'light'] = process.argv.slice(2)
if (input === undefined || output === undefined) {
  console.error(
    'usage: node lib/scripts/render.js input.md|input.html output.png [width] [light|dark]',
  )
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'render-'))
const packages = installed()
const source = readFileSync(input, 'utf8')
const body = input.endsWith('.html') ? source : html(source)
const page = join(folder, 'page.html')
writeFileSync(page, document(body))
const shot = join(folder, 'shot.png')
execFileSync(
  'chromium',
  [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...['--hide-scrollbars', '--virtual-time-budget=10000', '--allow-file-access-from-files'],
    `--user-data-dir=${join(folder, 'profile')}`,
    `--force-device-scale-factor=${SCALE}`,
    `--window-size=${width},${MOST_HEIGHT}`,
    `--screenshot=${shot}`,
    `file://${page}`,
  ],
  { stdio: 'ignore' },
)
await crop(shot, resolve(output))

/** Cuts the picture below what is drawn. */
async function crop(from: string, to: string): Promise<void> {
  const sharp = createRequire(join(packages, 'render.js'))('sharp')
  const { info } = await sharp(from).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height - info.trimOffsetTop + MARGIN * SCALE, MOST_HEIGHT * SCALE)
  await sharp(from)
    .extract({ left: 0, top: 0, width: Number(width) * SCALE, height })
    .png({ palette: true, colours: 96, effort: 10 })
    .toFile(to)
}

function installed() {
  const cache = join(tmpdir(), 'merge-queue-action-render')
  if (!existsSync(join(cache, 'node_modules', 'sharp'))) {
    mkdirSync(cache, { recursive: true })
    execFileSync('npm', ['install', '--no-save', '--prefix', cache, ...PACKAGES], {
      stdio: 'inherit',
    })
  }
  return join(cache, 'node_modules')
}

function html(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}

function document(content: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="file://${packages}/github-markdown-css/github-markdown-${theme}.css">
<style>body { margin: 0; padding: ${MARGIN}px 32px; background: ${theme === 'dark' ? '#0d1117' : '#fff'} } .mermaid { text-align: center; margin-bottom: 16px }</style>
<article class="markdown-body">${content}</article>
<script src="file://${packages}/mermaid/dist/mermaid.min.js"></script>
<script>
  for (const code of document.querySelectorAll('code.language-mermaid')) {
    const chart = Object.assign(document.createElement('div'), { className: 'mermaid', textContent: code.textContent })
    code.parentElement.replaceWith(chart)
  }
  mermaid.initialize({ startOnLoad: false, theme: '${theme === 'dark' ? 'dark' : 'default'}' })
  mermaid.run()
</script>`
}
