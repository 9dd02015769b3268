import type { Markdown, MarkdownBlock, MarkdownLine } from './markdown.types.js'

const lineText = (line: MarkdownLine): string =>
  line
    .map((node) => {
      if (node.kind === 'break') return ' '
      return 'text' in node ? node.text : lineText(node.children)
    })
    .join('')

const blockText = (block: MarkdownBlock): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return lineText(block.children)
    case 'quote':
      return toPlainText(block.children)
    case 'list':
      return block.items.map(toPlainText).join(' ')
  }
}

/**
 * The words of a text without what they look like.
 *
 * @param tree - The text as it was read.
 * @returns Its words; parts that stand by themselves are set apart by a blank.
 * @source E-B-32, B-B-08
 *
 * @example Two paragraphs
 * ```ts
 * import { toPlainText } from '@evkit/engine/content'
 *
 * const paragraph = (text: string) => ({ kind: 'paragraph', children: [{ kind: 'text', text }] }) as const
 * toPlainText([paragraph('Up to 450 km.'), paragraph('By WLTP.')]) // => 'Up to 450 km. By WLTP.'
 * ```
 * @category formatting
 */
export const toPlainText = (tree: Markdown): string => tree.map(blockText).join(' ')
