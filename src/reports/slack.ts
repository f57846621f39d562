/** Writes messages for Slack (Block Kit). Lines become rich text, which Slack shows literally. */
import type { KnownBlock, RichTextBlock, RichTextSection } from '@slack/types'
import { truncate } from '../shared/text.js'
import { type Line, lineOf, plainText, type Span, strong, type Words, words } from './line.js'
import { BREAK, visible, webAddress } from './markdown.js'
import { isPoint, type Report } from './report.js'

/** A message for `chat.postMessage`, incoming webhooks, and slackapi/slack-github-action. */
export interface Payload {
  /** For notifications, which show no blocks. */
  readonly text: string
  readonly blocks: readonly KnownBlock[]
}

/** Slack's limits (Block Kit reference): characters of a header and of an address. */
const HEADER_LENGTH = 150
const ADDRESS_LENGTH = 3000
/** Short enough to read at a glance. */
const TEXT_LENGTH = 300
/** A next step, with the hint of a workflow. */
const NEXT_LENGTH = 700
const MAX_SLACK_LINES = 5
const MAX_SLACK_ROWS = 10

/** Further content of a message. */
export interface SlackPlace {
  /** Names the repository before the headline. */
  readonly where: string
  /** A paragraph for readers who do not have the page of the subject before them. */
  readonly subject?: Words | undefined
  /** Pages with our own labels. A page without a web address gets no button. */
  readonly pages: readonly (readonly [label: string, address: string | undefined])[]
}

/** Writes a report as a message: headline, lines, next step, lists, and buttons. Tables need a brief form. */
export function slackMessage(report: Report, { where, subject, pages }: SlackPlace): Payload {
  const { mark = '', headline, lines = [], parts = [] } = report
  const steps = lines.filter(isPoint)
  const next = report.next ?? (steps.length === 1 ? steps[0]?.next : undefined)
  const points = lines.map((line) => {
    if (!isPoint(line)) return line
    return steps.length === 1 ? line.line : words`${line.line}\n${nextStep(line.next)}`
  })
  const blocks: KnownBlock[] = subject === undefined ? [] : [paragraph(subject)]
  blocks.push(...bullets(undefined, points, MAX_SLACK_LINES))
  if (next !== undefined) blocks.push(paragraph(nextStep(next), NEXT_LENGTH))
  for (const part of parts) {
    if (typeof part === 'string' || !('items' in part || 'rows' in part)) continue
    const items = 'items' in part ? part.items : part.brief
    blocks.push(...bullets(part.title, items ?? [], MAX_SLACK_ROWS, part.total))
  }
  return message(`${mark} ${where}: ${plainText(headline)}`.trim(), [...blocks, ...buttons(pages)])
}

const nextStep = (step: Words): Line => words`${strong('Next:')} ${step}`

/** The file of a message, for a Slack step. */
export const payloadFile = (payload: Payload): string => `${JSON.stringify(payload, null, 2)}\n`

/** A message. The headline is cut to Slack's limit. */
function message(headline: string, blocks: readonly KnownBlock[]): Payload {
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

/** A bulleted list below an optional title, or one paragraph if there is no title and one item. */
function bullets(
  title: Words | undefined,
  items: readonly Words[],
  max: number,
  total = items.length,
): RichTextBlock[] {
  const [first] = items
  if (first === undefined) return []
  if (title === undefined && items.length === 1) return [paragraph(first)]
  const shown: Words[] = items.slice(0, max)
  const left = total - shown.length
  if (left > 0) shown.push(words`${left} more`)
  const heading = title === undefined ? [] : [section(strong(title))]
  const list = {
    type: 'rich_text_list',
    style: 'bullet',
    elements: shown.map((item) => section(item)),
  } as const
  return [{ type: 'rich_text', elements: [...heading, list] }]
}

const paragraph = (line: Words, maxLength = TEXT_LENGTH): RichTextBlock => ({
  type: 'rich_text',
  elements: [section(line, maxLength)],
})

type Element = RichTextSection['elements'][number]

/** A paragraph of rich text, cut to a number of characters. */
function section(line: Words, maxLength = TEXT_LENGTH): RichTextSection {
  let left = maxLength
  const elements: Element[] = []
  for (const span of flatSpans(lineOf(line))) {
    if (left <= 0) break
    const element = elementOf(span, left)
    if (element.text === '') continue
    left -= element.text.length
    const last = elements.at(-1)
    if (last !== undefined && hasSameStyle(last, element)) last.text += element.text
    else elements.push(element)
  }
  return { type: 'rich_text_section', elements }
}

/** True for two texts that Slack shows as one. */
const hasSameStyle = (one: Element, other: Element): one is TextElement =>
  isText(one) && isText(other) && JSON.stringify(one.style) === JSON.stringify(other.style)

type TextElement = Extract<Element, { type: 'text' }>
const isText = (element: Element): element is TextElement => element.type === 'text'

type FlatSpan = Exclude<Span, { strong: Line } | { small: Line }> & { readonly isBold?: boolean }

const flatSpans = (line: Line, isBold = false): FlatSpan[] =>
  line.flatMap((span) => {
    if ('strong' in span) return flatSpans(span.strong, true)
    if ('small' in span) return flatSpans(span.small, isBold)
    return [{ ...span, isBold }]
  })

function elementOf(span: FlatSpan, length: number) {
  const value = String(Object.values(span)[0])
  const text = 'own' in span ? value : truncate(visible(value), length)
  const url = 'link' in span ? linkAddress(span.url) : undefined
  if (url !== undefined) return { type: 'link', url, text } as const
  const style = { ...(span.isBold && { bold: true }), ...('code' in span && { code: true }) }
  if (Object.keys(style).length === 0) return { type: 'text', text } as const
  return { type: 'text', text, style } as const
}

function linkAddress(address: string | null | undefined): string | undefined {
  const url = webAddress(address)
  return url === undefined || url.length > ADDRESS_LENGTH ? undefined : url
}

/** A button for each page. */
function buttons(pages: SlackPlace['pages']): KnownBlock[] {
  const elements = pages.flatMap(([label, address]) => {
    const url = linkAddress(address)
    if (url === undefined) return []
    return [{ type: 'button' as const, text: { type: 'plain_text' as const, text: label }, url }]
  })
  if (elements.length === 0) return []
  return [{ type: 'actions', elements }]
}

/** Slack's three control characters (formatting reference: "Escaping text"). */
const escapeMrkdwn = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
