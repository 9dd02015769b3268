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
 * @source E-B-32, B-B-08
 */
export const toPlainText = (tree: Markdown): string => tree.map(blockText).join(' ')
