import { TargetsParseError } from '../../src/targets/parse-error.js'
import { expect, test } from '../support/jest.js'
import { readAll } from './read-all.js'

const FORMATS = ['auto', 'bazel', 'bazel-diff', 'target-determinator'] as const
const JOINED = [
  '//a:b //c:d',
  '//a:b\t//c:d',
  '//a:b, //c:d',
  '//a:b @rules//c:d',
  '@rules//a //c',
  '@@rules//a @//c',
  '//a:b; //c:d',
  '//a:b,',
  '//a:b;',
]

test.each(FORMATS.flatMap((format) => JOINED.map((line) => [format, line] as const)))(
  'as %s, labels in one line are no target: %j',
  async (format, line) => {
    for (const text of [line, `//x:y\n${line}\n`, `${line}\n//x:y\n`]) {
      const reading = readAll(text, { format })
      await expect(reading).rejects.toThrow('which looks like several targets')
      await expect(reading).rejects.toThrow(TargetsParseError)
    }
  },
)

test.each(['cc_library rule //a:b //c:d', 'source file //a:b\t@rules//c:d'])(
  'labels after one kind are no target: %j',
  async (line) => {
    const text = `cc_library rule //x:y\n${line}\n`
    for (const format of ['auto', 'bazel'] as const)
      await expect(readAll(text, { format })).rejects.toThrow('looks like several targets')
  },
)

test.each([['["//a:b //c:d"]'], ['{"impactedTargets":["//a:b @rules//c:d"]}']])(
  'labels in one text of JSON are no target: %s',
  async (text) => {
    await expect(readAll(text)).rejects.toThrow('which looks like several targets')
  },
)

test.each([
  '//a:file with spaces.txt',
  '//a:b c@2x.png',
  '@rules//a:read me/first.md',
  '//a:b,c',
  '//a:a=1;b=2.txt',
])('the label of a file may hold blanks and commas: %j', async (label) => {
  for (const format of FORMATS)
    expect(await readAll(`${label}\n//x:y\n`, { format })).toMatchObject({
      targets: [label, '//x:y'],
    })
})

test('with the format `lines`, a line is one target, whatever it holds', async () => {
  const text = `${JOINED.join('\n')}\n`
  expect((await readAll(text, { format: 'lines' })).targets).toEqual(JOINED)
})
