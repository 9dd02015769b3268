import type { TextLink } from './link-address.js'

/** Inline node of the markdown tree. */
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
      /** Tooltip (`title` attribute); empty without one. */
      readonly title: string
      readonly children: readonly MarkdownInline[]
    }

/** Block node of the markdown tree. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly MarkdownInline[] }
  | {
      readonly kind: 'heading'
      /** Level relative to the surrounding heading: 1 is the next level. */
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

/** Parsed markdown: a tree of paragraphs, lists and headings. */
export type Markdown = readonly MarkdownBlock[]
/** A text of one line, such as a label or a heading. */
export type MarkdownLine = readonly MarkdownInline[]
