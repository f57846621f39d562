/** Messages for Slack (Block Kit). Text from outside goes into rich text, which Slack shows literally. */
import type { KnownBlock, RichTextBlock, RichTextSection } from '@slack/types'
import { truncate } from '../shared/text.js'
import { BREAK, visible, webAddress } from './markdown.js'

/** A message for `chat.postMessage`, incoming webhooks, and slackapi/slack-github-action. */
export interface Payload {
  /** For notifications, which show no blocks. */
  readonly text: string
  readonly blocks: readonly KnownBlock[]
}

/** Slack's limits (Block Kit reference): characters of a header and of an address. */
const HEADER_LENGTH = 150
const ADDRESS_LENGTH = 3000

/** A message. The headline is cut to Slack's limit. */
export function message(headline: string, blocks: readonly KnownBlock[]): Payload {
  const title = truncate(withoutTemplates(visible(headline)), HEADER_LENGTH)
  const header: KnownBlock = {
    type: 'header',
    text: { type: 'plain_text', text: title, emoji: false },
  }
  const payload: Payload = { text: escapeMrkdwn(title), blocks: [header, ...blocks] }
  // Addresses have no braces: `webAddress` encodes them.
  return JSON.parse(JSON.stringify(payload), (_, value) =>
    typeof value === 'string' ? withoutTemplates(value) : value,
  )
}

/**
 * Breaks up `{{`, which nobody sees. Older versions of Slack's action fill in templates from the
 * environment of their step, where the token of the Slack app is.
 */
const withoutTemplates = (value: string): string => value.replace(/\{(?=\{)/g, `{${BREAK}`)

/** The file of a message, for a Slack step. */
export const payloadFile = (payload: Payload): string => `${JSON.stringify(payload, null, 2)}\n`

/** A bulleted list below an optional title; nothing without items. */
export function bulletList(title: string, items: readonly RichTextSection[]): RichTextBlock[] {
  if (items.length === 0) return []
  const elements: RichTextBlock['elements'] = []
  if (title !== '') elements.push(section([{ type: 'text', text: title, style: { bold: true } }]))
  elements.push({ type: 'rich_text_list', style: 'bullet', elements: [...items] })
  return [{ type: 'rich_text', elements }]
}

type Element = RichTextSection['elements'][number]

/** A paragraph of rich text. */
export const section = (elements: Element[]): RichTextSection => ({
  type: 'rich_text_section',
  elements,
})

/** Longest text of one paragraph, short enough to read at a glance. */
const TEXT_LENGTH = 300

/** Text in which parts between backticks become code. */
export const richText = (value: string): Element[] =>
  truncate(visible(value), TEXT_LENGTH)
    .split(/`([^`]*)`/)
    .flatMap((text, index): Element[] => {
      if (text === '') return []
      if (index % 2 === 1) return [{ type: 'text', text, style: { code: true } }]
      return [{ type: 'text', text }]
    })

/** The paragraph with the next step; nothing if nothing is left to do. */
export function nextParagraph(remedy: string): RichTextBlock[] {
  if (remedy === '') return []
  const next: Element = { type: 'text', text: 'Next:', style: { bold: true } }
  const elements = [section([next, { type: 'text', text: ' ' }, ...richText(remedy)])]
  return [{ type: 'rich_text', elements }]
}

/** A link, or only its label if the address is not a web address. */
export function linkElement(label: string, address: string | null | undefined): Element {
  const url = webAddress(address)
  if (url === undefined || url.length > ADDRESS_LENGTH) return { type: 'text', text: label }
  return { type: 'link', url, text: label }
}

/** Pages with our own labels. A page without a web address gets no link. */
type Pages = readonly (readonly [label: string, address: string | undefined])[]

/** A button for each page. */
export function buttons(pages: Pages): KnownBlock[] {
  const elements = pages.flatMap(([label, address]) => {
    const url = webAddress(address)
    if (url === undefined || url.length > ADDRESS_LENGTH) return []
    return [{ type: 'button' as const, text: { type: 'plain_text' as const, text: label }, url }]
  })
  if (elements.length === 0) return []
  return [{ type: 'actions', elements }]
}

/** A line of small print with links. */
export function footer(pages: Pages): KnownBlock[] {
  const links: string[] = []
  for (const [label, address] of pages) {
    const url = webAddress(address)
    if (url !== undefined) links.push(`<${url.replaceAll('&', '&amp;')}|${label}>`)
  }
  if (links.length === 0) return []
  return [{ type: 'context', elements: [{ type: 'mrkdwn', text: links.join('  ·  ') }] }]
}

/** Slack's three control characters (formatting reference: "Escaping text"). */
const escapeMrkdwn = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
