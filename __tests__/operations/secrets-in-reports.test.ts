/** Secrets that a service repeats in its data are masked wherever `list-flaky` writes it. */
import fc from 'fast-check'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { cases } from '../support/exhaustive.js'
import { filesBelow } from '../support/files-below.js'
import { expect, test } from '../support/jest.js'
import { listFlaky } from '../support/list-flaky.js'

/** Spellings in which a service may repeat the token in its data. */
const SPELLINGS: readonly ((token: string) => string)[] = [
  (token) => token,
  (token) => `"${token}"`,
  (token) => encodeURIComponent(token),
  (token) => Buffer.from(token).toString('hex'),
  (token) => Buffer.from(token).toString('hex').toUpperCase(),
  (token) => Buffer.from(token).toString('base64'),
  (token) => Buffer.from(token).toString('base64url'),
  (token) => Buffer.from(`x:${token}`).toString('base64'),
  (token) => token.replace(/[&<>"']/g, (char) => HTML[char] as string),
]
const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markdown as its reader sees it, without the characters that prevent links. */
const shownOf = (markdown: string): string =>
  markdown
    .replace(/<\/?span>|\u200b|&#8203;/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** The text with its addresses decoded. */
const addressesOf = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

test('a secret in the data is masked in every output, file, comment and issue, and nothing else is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[!-~]{16,40}$/),
      fc.constantFrom(...SPELLINGS),
      async (secret, spell) => {
        const told = `told ${spell(secret)} twice`
        const page = `https://github.com/octo/orion/issues/${spell(secret)}`
        const row = wireTest(1, {
          name: told,
          variant: told,
          file_path: `src/${told}/a.ts`,
          codeowners: [told],
          html_url: page,
          ticket: { html_url: page },
        })
        const rows = [row, wireTest(2)]
        await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
        const { seen, folder } = await listFlaky(
          pagesOf({ FLAKY: rows }),
          {
            'api-token': secret,
            'github-token': 'github_pat_11ABCDEFG0aBcDeFgHiJkL_mNoPqRsTuVwXyZ0123456789',
            names: 'told *',
            annotations: 'true',
            comment: 'always',
            'pull-request': '12',
            'issue-title': 'Flaky tests',
            'slack-payload-file': 'slack.json',
            'report-files': 'a.json\na.ndjson\na.csv\na.md',
          },
          undefined,
          { env: { GITHUB_API_URL: gitHub.url } },
        )
        expect(seen.errors).toEqual([])
        expect(seen.outputs['total-count']).toBe('1')
        const { secrets: _, ...sinks } = seen
        const written = [
          JSON.stringify(sinks),
          sinks.summary,
          ...Object.values(sinks.outputs),
          ...filesBelow(folder),
          ...gitHub.comments.map(({ body }) => body),
          ...gitHub.issues.flatMap(({ title, body }) => [title, body]),
        ]
        expect(gitHub.comments).toHaveLength(1)
        expect(gitHub.issues).toHaveLength(1)
        const shown = written.flatMap((text) => [
          text,
          shownOf(text),
          addressesOf(text),
          text.replaceAll('""', '"'),
        ])
        const spellings = SPELLINGS.map((spelling) => spelling(secret))
        expect(shown.filter((text) => spellings.some((part) => text.includes(part)))).toEqual([])
        expect(written.filter((text) => text.includes('told')).length).toBeGreaterThan(6)
      },
    ),
    { numRuns: cases(15) },
  )
})

test('no part of a secret is left where a name is shortened or an address is split', async () => {
  const secret = 'abcdefgh/tok-3n0f/t3st-of-mona'
  const row = wireTest(1, {
    name: `${'x'.repeat(60)}${secret}`,
    file_path: `${'y'.repeat(20)}/${secret}/ledger.test.ts`,
    ticket: { html_url: `https://tickets.example/${secret}` },
  })
  const { green, seen } = await listFlaky(pagesOf({ FLAKY: [row] }), { 'api-token': secret })
  expect(green).toBe(true)
  const shown = shownOf(seen.summary)
  expect(shown).toContain('tickets.example/***')
  for (const part of ['xabc', 'tok-3n0f', 't3st-of-mona']) expect(shown).not.toContain(part)
})
