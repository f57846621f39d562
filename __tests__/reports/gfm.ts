import { spawnSync } from 'node:child_process'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** A renderer of GitHub-flavored Markdown, raw HTML left as it is. */
export interface Renderer {
  readonly name: string
  readonly render: (markdown: string) => string
}

const EXTENSIONS = ['table', 'autolink', 'strikethrough', 'tasklist'].flatMap((name) => [
  '-e',
  name,
])

const cmark = (args: readonly string[], input: string) =>
  spawnSync('cmark-gfm', args, { input, encoding: 'utf8' })

/** `cmark-gfm` is GitHub's own; it is no npm package, so it takes part where the machine has it. */
const cmarkIsHere = cmark(['--version'], '').status === 0

export const RENDERERS: readonly Renderer[] = [
  {
    name: 'micromark',
    render: (markdown) =>
      micromark(markdown, {
        allowDangerousHtml: true,
        allowDangerousProtocol: true,
        extensions: [gfm()],
        htmlExtensions: [gfmHtml()],
      }),
  },
  ...(cmarkIsHere
    ? [
        {
          name: 'cmark-gfm',
          render: (markdown: string) => cmark(['--unsafe', ...EXTENSIONS], markdown).stdout,
        },
      ]
    : []),
]

/** An element of rendered Markdown, with its attributes and all text below it. */
export interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** What a reader, and GitHub's filters, find in rendered Markdown. */
export interface Rendered {
  /** In document order, without the text nodes. */
  readonly elements: readonly Element[]
  /** Comments and the like: there must be none. */
  readonly others: readonly string[]
  /** Text where GitHub looks for mentions, issues, commits, emoji: outside of code and links. */
  readonly searched: readonly string[]
}

export function inspect(html: string): Rendered {
  const elements: Element[] = []
  const others: string[] = []
  const searched: string[] = []
  const visit = (node: Node, quoted: boolean): string => {
    if ('value' in node) {
      if (!quoted) searched.push(node.value)
      return node.value
    }
    if (!('tagName' in node)) {
      others.push(node.nodeName)
      return ''
    }
    const element = { tag: node.tagName, attributes: attributesOf(node), text: '' }
    elements.push(element)
    const inside = quoted || node.tagName === 'code' || node.tagName === 'a'
    element.text = node.childNodes.map((child) => visit(child, inside)).join('')
    return element.text
  }
  for (const node of parseFragment(html).childNodes) visit(node, false)
  return { elements, others, searched }
}

const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** What GitHub turns into links or pictures after Markdown is rendered. */
export const LINKED_BY_GITHUB =
  /@[a-z\d]|#\d|\bgh-\d|\b[a-z]+-\d|[\da-f]{7}|:[\w+-]+:|www\.[^\u200b]|:\/\/|\$[^$]+\$/i
