import type { MarkdownLine } from './markdown.types.js'
import { toPlainText } from './plain-text.js'

/** The words of a line without what they look like. */
export const toPlainLine = (line: MarkdownLine): string =>
  toPlainText([{ kind: 'paragraph', children: line }])
