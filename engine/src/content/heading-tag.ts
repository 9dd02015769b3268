/** Elements a heading can be written in. */
export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The level of a heading by its element. */
export const levelOfTag = (tag: (typeof HEADING_TAGS)[number]): HeadingLevel =>
  (HEADING_TAGS.indexOf(tag) + 1) as HeadingLevel
