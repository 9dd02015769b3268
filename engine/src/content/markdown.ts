// The only file that knows the markdown library. Pages do not load it: they get the tree.
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import type { FindingCode } from './finding.js'
import { resolveTextLink, type LinkSite } from './link-address.js'
import type { Markdown, MarkdownBlock, MarkdownInline, MarkdownLine } from './markdown.types.js'
import { rawTag } from './raw-tag.js'

/** Characters of a text that are read. @source D-B-08 @category constants */
export const MARKDOWN_LONGEST = 20_000

const DEEPEST = 16 // parts within parts; nobody writes more by hand

type MarkdownFinding = Readonly<Record<'text', string>> & { readonly code: FindingCode }

/** What was read of a text. */
export interface MarkdownReading<Tree> {
  readonly tree: Tree
  readonly findings: readonly MarkdownFinding[]
}

type Root = ReturnType<typeof fromMarkdown>
type Node = Root['children'][number]

interface Reader {
  readonly links: LinkSite
  readonly findings: MarkdownFinding[]
}

const NO_BLOCKS = ['headingAtx', 'list', 'blockQuote']
const UNREAD = ['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced', 'setextUnderline']
const UNREAD_TOO = ['definition', 'thematicBreak']

const optionsOf = (names: readonly string[]): Options => ({
  extensions: [{ text: { 60: rawTag }, disable: { null: [...names] } }],
})

const BLOCKS = optionsOf([...UNREAD, ...UNREAD_TOO])
const LINE = optionsOf([...UNREAD, ...UNREAD_TOO, ...NO_BLOCKS])

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : [])

// The words of what is nested too deeply to be drawn.
const wordsOf = (nodes: readonly Node[]): string => {
  const open = [...nodes].reverse()
  const words: string[] = []
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value)
    open.push(...[...childrenOf(node)].reverse())
  }
  return words.join(' ')
}

const toText = (text: string): readonly MarkdownInline[] =>
  text === '' ? [] : [{ kind: 'text', text }]

const readLink = (
  node: Extract<Node, { type: 'link' }>,
  reader: Reader,
  depth: number,
): readonly MarkdownInline[] => {
  const children = readInlines(node.children, reader, depth + 1)
  const link = resolveTextLink(node.url, reader.links)
  if (link !== undefined) return [{ kind: 'link', link, title: node.title ?? '', children }]
  reader.findings.push({ code: 'UNSAFE_LINK', text: `${node.url} is not followed` })
  return children
}

const readInline = (node: Node, reader: Reader, depth: number): readonly MarkdownInline[] => {
  switch (node.type) {
    case 'text':
      return toText(node.value)
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: readInlines(node.children, reader, depth + 1) }]
    case 'link':
      return readLink(node, reader, depth)
    case 'image':
      reader.findings.push({ code: 'MARKDOWN_PICTURE', text: `${node.url} is not shown` })
      return toText(node.alt ?? '')
    default:
      return readInlines(childrenOf(node), reader, depth + 1)
  }
}

interface Open {
  readonly kind: 'sup' | 'sub' | ''
  readonly children: MarkdownInline[]
}

const TAG = /^<(\/?)(sup|sub|br)/i

// A raised part that is not closed ends with what it stands in; one that was never opened is dropped.
const close = (open: Open[]): void => {
  const last = open.pop()
  const { kind = '', children = [] } = last ?? {}
  if (kind !== '') open.at(-1)?.children.push({ kind, children })
}

const readTag = (tag: string, open: Open[], depth: number): void => {
  const [, slash, written = ''] = TAG.exec(tag) ?? []
  const name = written.toLowerCase()
  if (name === 'br') {
    if (slash === '') open.at(-1)?.children.push({ kind: 'break' })
    return
  }
  const kind = name === 'sup' ? 'sup' : 'sub'
  if (slash === '') {
    if (depth + open.length < DEEPEST) open.push({ kind, children: [] })
    return
  }
  if (!open.some((one) => one.kind === kind)) return
  while (open.at(-1)?.kind !== kind) close(open)
  close(open)
}

const readInlines = (
  nodes: readonly Node[],
  reader: Reader,
  depth: number,
): readonly MarkdownInline[] => {
  if (depth >= DEEPEST) return toText(wordsOf(nodes))
  const root: Open = { kind: '', children: [] }
  const open: Open[] = [root]
  for (const node of nodes) {
    if (node.type === 'html') readTag(node.value, open, depth)
    else open.at(-1)?.children.push(...readInline(node, reader, depth))
  }
  while (open.length > 1) close(open)
  return root.children
}

const readBlock = (node: Node, reader: Reader, depth: number): readonly MarkdownBlock[] => {
  switch (node.type) {
    case 'heading':
      return [
        {
          kind: 'heading',
          depth: node.depth,
          children: readInlines(node.children, reader, depth + 1),
        },
      ]
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          start: node.start ?? 1,
          items: node.children.map((item) => readBlocks(item.children, reader, depth + 1)),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', children: readBlocks(node.children, reader, depth + 1) }]
    default: {
      const children = readInlines(childrenOf(node), reader, depth + 1)
      return children.length === 0 ? [] : [{ kind: 'paragraph', children }]
    }
  }
}

const readBlocks = (nodes: readonly Node[], reader: Reader, depth: number): Markdown =>
  depth < DEEPEST
    ? nodes.flatMap((node) => readBlock(node, reader, depth))
    : [{ kind: 'paragraph', children: toText(wordsOf(nodes)) }]

const OTHER_TAG = /<\/?(?!(?:sup|sub|br)[\s/>])[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>/i
const TABLE_LINE = /^[\s|:-]+$/

const isTableLine = (line: string): boolean =>
  line.includes('|') && line.includes('---') && TABLE_LINE.test(line)

const listWritten = (text: string): readonly MarkdownFinding[] => {
  const [tag] = OTHER_TAG.exec(text) ?? []
  return [
    ...(tag === undefined
      ? []
      : [{ code: 'MARKDOWN_TAG' as const, text: `${tag} is shown as text` }]),
    ...(text.split('\n').some(isTableLine)
      ? [{ code: 'MARKDOWN_TABLE' as const, text: 'a table is shown as it is written' }]
      : []),
  ]
}

const listSkips = (tree: Markdown): readonly MarkdownFinding[] => {
  const depths = tree.flatMap((block) => (block.kind === 'heading' ? [block.depth] : []))
  return depths.flatMap((depth, at): readonly MarkdownFinding[] => {
    const before = depths[at - 1] ?? 0
    return depth > before + 1
      ? [{ code: 'HEADING_SKIP', text: `a heading of depth ${depth} under one of ${before}` }]
      : []
  })
}

/** Signs of emphasis and links a text may have; one with more is shown as it is written. @source D-B-08 @category constants */
export const MARKDOWN_MOST_SIGNS = 2000

const SIGNS = /[*_[]/g
const hasTooMany = (text: string): boolean => (text.match(SIGNS)?.length ?? 0) > MARKDOWN_MOST_SIGNS

const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/
const MARKER = /[ \t]*(?:>|[-+*]|\d{1,9}[.)])/g

// The library takes the square of the time for lists and quotes within each other: what nobody writes by hand is text.
const flatten = (line: string): string => {
  const [markers = ''] = MARKERS.exec(line) ?? []
  const beyond = [...markers.matchAll(MARKER)][DEEPEST]
  if (beyond === undefined) return line
  return `${line.slice(0, beyond.index)} \\${line.slice(beyond.index).trimStart()}`
}

const cut = (text: string): string =>
  text.slice(0, MARKDOWN_LONGEST).replace(/[\uD800-\uDBFF]$/, '')

interface Make<Tree> {
  readonly parse: (written: string, reader: Reader) => Tree
  readonly asWritten: (text: string) => Tree
}

const read = <Tree>(text: string, links: LinkSite, make: Make<Tree>): MarkdownReading<Tree> => {
  const reader: Reader = { links, findings: [...listWritten(text)] }
  if (text.length > MARKDOWN_LONGEST) {
    reader.findings.push({ code: 'MARKDOWN_LENGTH', text: `${text.length} characters` })
  }
  const kept = cut(text)
  if (!hasTooMany(kept)) {
    const tree = make.parse(kept.split('\n').map(flatten).join('\n'), reader)
    return { tree, findings: reader.findings }
  }
  reader.findings.push({ code: 'MARKDOWN_LENGTH', text: 'too many signs: shown as written' })
  return { tree: make.asWritten(kept), findings: reader.findings }
}

/** Reads a text with paragraphs, lists and headings. */
export const readMarkdown = (text: string, links: LinkSite): MarkdownReading<Markdown> => {
  const { tree, findings } = read<Markdown>(text, links, {
    parse: (written, reader) => readBlocks(fromMarkdown(written, BLOCKS).children, reader, 0),
    asWritten: (written) => [{ kind: 'paragraph', children: toText(written) }],
  })
  return { tree, findings: [...findings, ...listSkips(tree)] }
}

/** Reads a text of one line: headings, lists and quotes are what is written. */
export const readMarkdownLine = (text: string, links: LinkSite): MarkdownReading<MarkdownLine> =>
  read<MarkdownLine>(text, links, {
    parse: (written, reader) =>
      fromMarkdown(written, LINE).children.flatMap((node, at) => [
        ...(at === 0 ? [] : toText(' ')),
        ...readInlines(childrenOf(node), reader, 0),
      ]),
    asWritten: toText,
  })
