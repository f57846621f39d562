/** The lines of `changed-files-file`: a path each, or a mistake that would lose files. */
import { readChangedFiles } from '../../src/targets/changed-files.js'
import { expect, test } from '../support/jest.js'

const read = async (...pieces: string[]) => {
  async function* chunks() {
    for (const piece of pieces) yield Buffer.from(piece)
  }
  return (await readChangedFiles(chunks())).map(({ path }) => path)
}

test.each([
  'web/a.ts web/b.ts',
  'web/a.ts,web/b.ts',
  'web/a.ts;web/b.ts',
  'web/a.ts | web/b.ts',
  'web/a.ts\tweb/b.ts',
  'web/a.ts\rweb/b.ts',
  'web/a.ts\\nweb/b.ts',
  'web/a.ts%0Aweb/b.ts',
  'web/a.ts%0D%0aweb/b.ts',
  'web/a.ts Makefile web/b.ts',
  'package.json .npmrc',
  '["web/a.ts","web/b.ts"]',
  "'web/a.ts' 'web/b.ts'",
  'web/a.ts\u00a0web/b.ts',
  'web/a.d.ts && web/b.test.tsx',
])('several paths in one line are refused: %j', async (line) => {
  await expect(read(`web/ok.ts\n${line}\n`)).rejects.toThrow(
    /^line 2 is [\s\S]*, which is not a path$/,
  )
})

test.each([
  'M web/a.ts',
  ' M web/a.ts',
  'R100 web/a.ts web/b',
  'UU web/a.ts',
  '?? web/a.ts',
  '!! web/a.ts',
  '? web/a.ts',
  'M\tweb/a.ts',
  '12\t3\tweb/a.ts',
  '+++ b/web/a.ts',
  '@@ -1,2 +1,2 @@',
  'diff --git a/web/a b/web/a',
  'index 1f3c0de..2f3c0de 100644',
  'new file mode 100644',
  ' create mode 100644 web/a',
  'Binary files a/x and b/x differ',
  ' web/a.ts | 2 +-',
  ' web/a.png | Bin 0 -> 12 bytes',
  ' 2 files changed, 3 insertions(+)',
  ':100644 100644 1f3c0de 2f3c0de M web/a',
  'commit 6b91931aeddd30582f9a457ddf459c5d3a97d1d0',
  '- web/a.ts',
  '[',
  '  "web/a.ts",',
  "'web/a.ts'",
  '-rw-r--r-- 1 mona staff 12 Nov 1 10:00 web/a',
  "fatal: bad revision 'origin/main...HEAD'",
  ' rename src/{a => b}/c.ts (98%)',
  ' mode change 100644 => 100755 run.sh',
  ' rewrite web/a (80%)',
  '  12.5% src/api/',
  '@@@ -1 -1 +1 @@@',
  'index 1f3c0de..2f3c0de',
  'dissimilarity index 80%',
  'Submodule vendor/lib 1f3c0de..2f3c0de:',
  'modified:   web/a',
  '## main...origin/main',
  '1 .M N... 100644 100644 100644 1f3c0de 1f3c0de web/a',
  '["web/a.ts"]',
  '{"files":[{"path":"web/a.ts","additions":1}]}',
  'web/a.ts,',
  'web//a',
  '\u001b[32mweb/a.ts\u001b[m',
  `\${{ steps.files.outputs.all }}`,
  '[object Object],[object Object]',
  '[object Object]',
])('the line of another format is refused: %j', async (line) => {
  await expect(read(`web/ok.ts\n${line}\n`)).rejects.toThrow(
    /^line 2 is [\s\S]*, which is not a path$/,
  )
})

test.each([
  '/home/runner/work/orion/orion/web/a.ts',
  'C:/orion/web/a.ts',
  'web\\a.ts',
  '../web/a.ts',
  'https://github.com/octo-org/orion/blob/main/web/a.ts',
  '"/web/a.ts"',
  '"../a"',
])('the path outside the repository, or with other separators, is refused: %j', async (line) => {
  await expect(read(`web/ok.ts\n${line}\n`)).rejects.toThrow(
    /^line 2 is [\s\S]*, which is not a path$/,
  )
})

test.each([
  'read me.md',
  'Smith, J.md',
  'web/a, b and c',
  'a;b|c',
  'docs/Getting started (old).md',
  '100%0A',
  'app/[slug]/page.tsx',
  'app/(shop)/@modal/+page.svelte',
  'index page.md',
  'docs/a --- b.md',
  'A',
  '-a',
  '.github/workflows/ci.yml',
  './web/a.ts',
  ' odd/b',
  'web/a ',
  'a:b',
  '[x]',
  '[x],y/[z]',
  '{x}/y',
  '[]x',
  'a=>b',
  '## notes.md',
  '12% off/a',
  'src/routes/+page@(app).svelte',
  'app/(home,search)/index.tsx',
])('the name stays a name: %j', async (line) => {
  expect(await read(`${line}\n`)).toEqual([line])
})

test.each([
  ['"web/a.ts web/b.ts"', 'web/a.ts web/b.ts'],
  ['"M web/a.ts"', 'M web/a.ts'],
  ['"a\\\\b"', 'a\\b'],
  ['"\\303\\244/a\\tb"', 'ä/a\tb'],
])('a quoted line is one path: %s', async (line, path) => {
  expect(await read(line)).toEqual([path])
})

test('lines that two chunks share, CR LF, a byte order mark and blank lines are read', async () => {
  expect(await read('\ufeffweb/a\r', '\n\r\n  \nwe', 'b/b\nweb/a\nweb', '/c')).toEqual([
    'web/a',
    'web/b',
    'web/c',
  ])
})

test('text that is not UTF-8 is refused', async () => {
  async function* chunks() {
    yield Buffer.from([0x61, 0x0a, 0xff, 0xfe])
  }
  await expect(readChangedFiles(chunks())).rejects.toThrow('it is not UTF-8 text')
})
