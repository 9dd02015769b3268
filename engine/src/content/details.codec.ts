// What a pop-up says: the details of a callout, of a highlight, of a promotion.
import * as O from '#fp-ts/Option'
import type { Option } from '../shared/index.js'
import { isBlank } from './blank.js'
import type { CallToAction } from './link.js'
import { ifThere, memberOf, placeIn, record, shownIf, type Lenient } from './lenient.codec.js'
import type { Markdown, MarkdownLine } from './markdown.types.js'
import { needed } from './needed.codec.js'
import { toPlainLine } from './plain-line.js'
import { callToAction, markdown, markdownLine } from './values.codec.js'

/** What a pop-up says. */
export interface Details {
  /** Never empty. */
  readonly title: MarkdownLine
  readonly description: Markdown
  readonly link: Option<CallToAction>
}

const parts = record({ title: needed(markdownLine), description: markdown })

// A link that is an address alone says what the pop-up is about.
const whole: Lenient<Details> = (value, at) => {
  const read = parts(value, at)
  const link = memberOf(value, 'link')
  const isAddress = typeof link === 'string' && !isBlank(link)
  const written = isAddress ? { text: toPlainLine(read.value.title), href: link } : link
  const call = callToAction(written, placeIn(at, 'link'))
  return {
    value: { ...read.value, link: call.value },
    findings: [...read.findings, ...call.findings],
  }
}

const shown = ifThere(shownIf(whole, ({ title }) => title.length > 0))

/** What a pop-up says; none without a title. Of a list, the first entry counts. */
export const details: Lenient<Option<Details>> = (value, at) => {
  if (!Array.isArray(value)) return shown(value, at)
  const [first] = value as readonly unknown[]
  return first === undefined ? { value: O.none, findings: [] } : shown(first, placeIn(at, 0))
}
