import type { TextLink } from './link-address.js'

/** A part of a line of a text. */
export type MarkdownInline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'strong' | 'emphasis' | 'sup' | 'sub'
      readonly children: readonly MarkdownInline[]
    }
  | {
      readonly kind: 'link'
      readonly link: TextLink
      /** What the browser shows beside the pointer; empty when nothing. */
      readonly title: string
      readonly children: readonly MarkdownInline[]
    }

/** A part of a text that stands by itself. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly MarkdownInline[] }
  | {
      readonly kind: 'heading'
      /** How deep below the heading the text stands under: 1 is the next level. */
      readonly depth: number
      readonly children: readonly MarkdownInline[]
    }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      /** Number of the first entry of an ordered list. */
      readonly start: number
      readonly items: readonly (readonly MarkdownBlock[])[]
    }
  | { readonly kind: 'quote'; readonly children: readonly MarkdownBlock[] }

/** A text with paragraphs, lists and headings. */
export type Markdown = readonly MarkdownBlock[]
/** A text of one line, such as a label or a heading. */
export type MarkdownLine = readonly MarkdownInline[]
