import fc from 'fast-check'
import * as line from '../../src/reports/line.js'
import { inline, markdown, markdownParts, webAddress } from '../../src/reports/markdown.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { code, link, text } from '../support/written.js'
import { inspect, LINKED_BY_GITHUB, RENDERERS } from './gfm.js'
import { hostileAddress, hostileText } from './hostile.js'

/** The signs that stand in an element of their own. */
const SIGN: unknown = expect.stringMatching(/^[$@]$/)
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

describe.each(RENDERERS)('as $name renders it', ({ render }) => {
  test('any text leaves a table with its rows and cells, and adds no element, link or mention', () => {
    const row = fc.tuple(hostileText(), hostileText(), hostileText(), hostileAddress())
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const cells = rows.map(([a, b, c, address]) => [a, line.code(b), line.link(c, address)])
        const { elements, others, searched } = inspect(
          render(markdownParts([{ head: ['A', 'B', 'C'], rows: cells }])),
        )
        const tags = (tag: string) => elements.filter((element) => element.tag === tag)
        expect(others).toEqual([])
        expect(tags('table')).toHaveLength(1)
        expect(tags('tr')).toHaveLength(rows.length + 1)
        expect(tags('td')).toHaveLength(rows.length * 3)
        expect(tags('code')).toHaveLength(rows.length)
        const addresses = rows.flatMap(([, , , address]) => webAddress(address) ?? [])
        expect(tags('a').map(({ attributes }) => attributes['href'])).toEqual(addresses)
        const rest = elements.filter(({ tag }) => ![...TABLE, 'code', 'a'].includes(tag))
        expect(rest.map(({ tag, text }) => ({ tag, text }))).toEqual(
          rest.map(() => ({ tag: 'span', text: SIGN })),
        )
        for (const found of searched) expect(found).not.toMatch(LINKED_BY_GITHUB)
      }),
      { numRuns: cases(150) },
    )
  })

  test('any text as a paragraph stays one paragraph', () => {
    fc.assert(
      fc.property(hostileText(), hostileText(), (first, second) => {
        const { elements } = inspect(render(`${text(first)} ${code(second)}\n${text(second)}.\n`))
        expect(new Set(elements.map(({ tag }) => tag).filter((tag) => tag !== 'span'))).toEqual(
          new Set(['p', 'code']),
        )
      }),
      { numRuns: cases(100) },
    )
  })

  test.each(['who@evil.example', 'mailto:who@evil.example', 'xmpp:a.b+c_d-e@evil.example/f'])(
    'the e-mail address %s in code is no link',
    (address) => {
      const { elements } = inspect(render(`Owner: ${code(address)}.\n`))
      expect(elements.map(({ tag }) => tag)).toEqual(['p', 'code', 'span'])
      expect(elements[1]?.text).toBe(address)
    },
  )

  test('printable text reads as it was written', () => {
    const printable = fc
      .string({ unit: 'grapheme-ascii' })
      .map((value) => value.replace(/\s+/g, ' ').trim())
    fc.assert(
      fc.property(printable, (value) => {
        fc.pre(value !== '')
        for (const written of [value, line.code(value)]) {
          const [cell] = inspect(
            render(markdownParts([{ head: ['A'], rows: [[written]] }])),
          ).elements.filter(({ tag }) => tag === 'td')
          expect(cell?.text.replaceAll('\u200b', '').trim()).toBe(value)
        }
      }),
    )
  })
})

test('file names and words keep their form in the source', () => {
  expect(text('src/ledger/read_all.test.ts is well-kept')).toBe(
    'src/ledger/read_all.test.ts is well-kept',
  )
  expect(text('Prüfung für größere Änderungen')).toBe('Prüfung für größere Änderungen')
})

test('only absolute web addresses become links', () => {
  fc.assert(
    fc.property(hostileAddress(), (address) => {
      const web = webAddress(address)
      expect(web ?? 'https://none.example').toMatch(/^https?:\/\/[^\s"'<>|]+$/)
    }),
  )
  expect(link('x', 'javascript:alert(1)')).toBe('x')
})

test('what could end an attribute, a cell or a link is percent-encoded in an address', () => {
  expect(webAddress("https://ci.example/a(b)|c'^?q=(|)")).toBe(
    'https://ci.example/a%28b%29%7Cc%27%5E?q=%28%7C%29',
  )
})

test('a table and a list are cut between two rows, never beyond the budget, and count the others', () => {
  const rows = fc.array(hostileText(), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1000, max: 4000 }), (names, bytes) => {
      for (const part of [
        { items: names },
        { head: ['Name'], rows: names.map((name) => [name]) },
      ]) {
        const written = markdownParts([part], bytes)
        expect(Buffer.byteLength(written)).toBeLessThanOrEqual(bytes)
        const shown = written.split('\n').filter((row) => /^(?:- |\| (?!Name|---))/.test(row))
        const left = names.length - shown.length
        expect(shown).toEqual(
          names.slice(0, shown.length).map((name) => {
            return 'items' in part ? `- ${text(name)}` : `| ${text(name)} |`
          }),
        )
        expect(written.includes(`… and ${left} more.`)).toBe(left > 0 && shown.length > 0)
        expect(written.includes('<sub>More did not fit;')).toBe(left > 0)
      }
    }),
  )
})

test('the first parts stay whole, and the last ones are left out', () => {
  const long = 'x'.repeat(1000)
  const written = markdown(
    { headline: 'Done', parts: [long, { fold: 'More', parts: [long] }] },
    2000,
  )
  expect(written).toBe(
    `### Done\n\n${long}\n\n<sub>More did not fit; <code>result-file</code> has everything.</sub>`,
  )
})

describe('our words and those of others', () => {
  test.each([
    ['@', 'octocat'],
    ['#', '12'],
    ['GH-', '12'],
    ['www', '.evil.example'],
    ['see', '#12'],
  ])('make no mention and no link where they meet: %s%s', (own, name) => {
    expect(inline([{ own }, { text: name }])).toMatch(/&#8203;/)
    for (const { render } of RENDERERS) {
      const { searched, elements } = inspect(render(inline([{ own }, { text: name }])))
      expect(elements.filter(({ tag }) => tag === 'a')).toEqual([])
      for (const found of searched) expect(found).not.toMatch(LINKED_BY_GITHUB)
    }
  })

  test('keep the spaces between them', () => {
    const name = fc.constantFrom(' a', 'a ', ' a b ', 'a')
    fc.assert(
      fc.property(name, name, (first, second) => {
        const whole = line.words`One ${first}two${second}.`
        expect(inline(whole).replaceAll('&#8203;', '')).toBe(`One ${first}two${second}.`)
        expect(line.plainText(whole)).toBe(`One ${first}two${second}.`)
      }),
    )
  })

  test('are markup in neither', () => {
    const marked = '*a* _b_ [c](https://d.test) | <b> `e` &amp; ~f~'
    for (const { render } of RENDERERS) {
      const { elements } = inspect(render(inline([{ own: marked }])))
      expect(elements.map(({ tag, text }) => ({ tag, text }))).toEqual([
        { tag: 'p', text: expect.stringContaining('[c](') },
        ...elements.slice(1).map(() => ({ tag: 'a', text: expect.stringMatching(/^https:/) })),
      ])
    }
  })
})

test('an address with user info is not linked, because it looks like another site', () => {
  for (const address of [
    'https://github.com@evil.example/',
    'https://github.com:443@evil.example/',
  ]) {
    expect(webAddress(address)).toBeUndefined()
    expect(link('Log', address)).toBe('Log')
  }
})

test('an absurdly long value is truncated, because its entities would fill a summary', () => {
  const shown = text('<'.repeat(1_000_000))
  expect(shown.length).toBeLessThan(200_000)
  expect(shown.endsWith('&#8230;')).toBe(true)
  expect(text('x'.repeat(15_000))).toBe('x'.repeat(15_000))
})

describe.each(RENDERERS)('as $name renders it', ({ render }) => {
  test.each(['@octo-org/billing', '//billing:invoice', '#ff0000', 'a-1', 'deadbeefdeadbeef'])(
    'what is copied from code is what it was made of: %s',
    (name) => {
      const copied = inspect(render(code(name))).elements.find(({ tag }) => tag === 'code')
      expect(copied?.text).toBe(name)
    },
  )
})
