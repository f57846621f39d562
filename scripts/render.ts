// Draws a picture of Markdown or HTML as GitHub shows it, for the documents:
//
//   node lib/scripts/render.js input.md|input.html output.png [width] [light|dark]
//
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
const CHROMIUM = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--virtual-time-budget=10000',
  '--allow-file-access-from-files',
]

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
// The page reports its height when everything is drawn; the picture is taken at that size.
const dom = chromium(['--dump-dom', `--window-size=${width},800`, `file://${page}`])
const height = /data-height="(\d+)"/.exec(dom)?.[1]
if (height === undefined) throw new Error('the page was not drawn to its end')
const shot = join(folder, 'shot.png')
chromium([`--screenshot=${shot}`, `--window-size=${width},${height}`, `file://${page}`])
const sharp = createRequire(join(packages, 'render.js'))('sharp')
await sharp(shot).png({ palette: true, colours: 128, effort: 10 }).toFile(resolve(output))

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
<style>body { margin: 0; padding: 24px 32px; background: ${theme === 'dark' ? '#0d1117' : '#fff'} } .mermaid { text-align: center; margin-bottom: 16px }</style>
<article class="markdown-body">${content}</article>
<script src="file://${packages}/mermaid/dist/mermaid.min.js"></script>
<script>
  for (const code of document.querySelectorAll('code.language-mermaid')) {
    const chart = Object.assign(document.createElement('div'), { className: 'mermaid', textContent: code.textContent })
    code.parentElement.replaceWith(chart)
  }
  mermaid.initialize({ startOnLoad: false, theme: '${theme === 'dark' ? 'dark' : 'default'}' })
  mermaid.run().finally(() => {
    document.documentElement.dataset.height = Math.ceil(document.body.getBoundingClientRect().height)
  })
</script>`
}

function chromium(args: readonly string[]): string {
  return execFileSync('chromium', [...CHROMIUM, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })
}
