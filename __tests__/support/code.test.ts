import { importsAtRunTime, nodesOf, propertiesRead, textsIn } from './code.js'
import { expect, test } from './jest.js'

const nodes = nodesOf(`
  import './a.js' // import './comment.js'
  export { b } from './b.js'
  const text = 'src/**' /* a comment, unlike "/*" in a string */
  const { failOn, ['max-count']: max } = await import('./c.js')
  use(\`docs/\${text.length}\`, max['strict'])
`)

test('imports are found in every form, and not in comments', () => {
  expect(importsAtRunTime(nodes)).toEqual(['./a.js', './b.js', './c.js'])
})

test('a property counts as read when it is accessed or destructured', () => {
  expect(propertiesRead(nodes).sort()).toEqual(['failOn', 'length', 'max-count', 'strict'])
})

test('a comment sign inside a string hides nothing', () => {
  expect(textsIn(nodes)).toEqual(expect.arrayContaining(['src/**', 'max-count', 'docs/', 'strict']))
})
