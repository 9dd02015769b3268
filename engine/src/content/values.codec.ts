// Codecs of what all blocks share: calls to action, pictures, videos, texts, disclaimers.
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import type { DisclaimerMark, DisclaimerSource } from './disclaimer.types.js'
import { reading, type Finding } from './finding.js'
import {
  amount,
  checked,
  findAt,
  ifThere,
  list,
  mapContent,
  memberOf,
  oneOf,
  optionalText,
  placeIn,
  record,
  shownIf,
  text,
  type ContentPlace,
  type Lenient,
} from './lenient.codec.js'
import { isLabelOf, resolveCallToAction, type CallToAction, type WrittenCall } from './link.js'
import { judgeLink, resolveTextLink } from './link-address.js'
import { readMarkdown, readMarkdownLine, type MarkdownReading } from './markdown.js'
import type { Markdown, MarkdownLine } from './markdown.types.js'
import type { Picture, PictureSource, Video, VideoSource } from './media.types.js'

const toMarkdown =
  <Tree>(read: (written: string, links: ContentPlace['links']) => MarkdownReading<Tree>) =>
  (value: unknown, at: ContentPlace) => {
    const written = optionalText(value, at)
    const { tree, findings } = read(written.value, at.links)
    return {
      value: tree,
      findings: [
        ...written.findings,
        ...findings.map(({ code, text: sentence }) => findAt(code, at, sentence)),
      ],
    }
  }

/** A text with paragraphs, lists and headings; empty where there is none. */
export const markdown: Lenient<Markdown> = toMarkdown(readMarkdown)
/** A text of one line; empty where there is none. */
export const markdownLine: Lenient<MarkdownLine> = toMarkdown(readMarkdownLine)

const address =
  (isGood: (href: string, links: ContentPlace['links']) => boolean): Lenient<string> =>
  (value, at) => {
    const read = optionalText(value, at)
    return read.value === '' || isGood(read.value, at.links)
      ? read
      : reading('', findAt('UNSAFE_LINK', at, `${read.value} is not followed`))
  }

/** An address that is followed; empty where there is none, and, told of, where it is of a kind nobody is taken to. */
export const linkAddress = /*#__PURE__*/ address(
  (href, links) => judgeLink(href, links) !== 'unsafe',
)

const DISCLAIMER_TYPES = ['appendix', 'inline'] as const
const ODD = /[^\w-]+/g

const idOf = (written: string): string => written.replaceAll(ODD, '-')

const source: Lenient<Option<DisclaimerSource>> = (value, at) => {
  const read = record({ title: text, url: text })(value, at)
  const { title, url } = read.value
  if (title === '' || url === '') return { ...read, value: none }
  const link = resolveTextLink(url, at.links)
  return link === undefined
    ? { ...linkAddress(url, placeIn(at, 'url')), value: none }
    : { ...read, value: some({ title, ...link }) }
}

const written = record({
  id: text,
  text: markdown,
  type: oneOf(DISCLAIMER_TYPES, 'appendix'),
  sources: list(source),
})

const toMark: Lenient<Option<DisclaimerMark>> = (value, at) => {
  if (memberOf(value, 'text') === undefined) {
    const { value: id, findings } = text(memberOf(value, 'id'), placeIn(at, 'id'))
    return { value: id === '' ? none : some({ markOf: idOf(id), place: 0, at: at.path }), findings }
  }
  const read = written(value, at)
  const id = idOf(read.value.id)
  if (id === '') return { ...read, value: none }
  return read.value.text.length === 0
    ? {
        value: none,
        findings: [...read.findings, findAt('MISSING_TEXT', at, 'a disclaimer without a text')],
      }
    : {
        ...read,
        value: some({ markOf: id, place: 0, at: at.path, written: { ...read.value, id } }),
      }
}

/** A disclaimer that is written where it is referred to, or the id of one that is written elsewhere. */
export const disclaimer: Lenient<Option<DisclaimerMark>> = ifThere((value, at) =>
  toMark(typeof value === 'string' ? { id: value } : value, at),
)

/** Disclaimers that a place refers to; one alone needs no list. */
export const disclaimers: Lenient<readonly DisclaimerMark[]> = (value, at) =>
  Array.isArray(value) || value === undefined || value === null
    ? list(disclaimer)(value, at)
    : mapContent(disclaimer, (mark) => (O.isSome(mark) ? [mark.value] : []))(value, at)

const call = record({
  text: optionalText,
  href: optionalText,
  target: optionalText,
  accessibilityLabel: optionalText,
  eventLabel: optionalText,
  ctaTrackLabel: optionalText,
  ctaTrackingLabel: optionalText,
  source: disclaimers,
  sources: disclaimers,
})

const checkCall = (made: WrittenCall, at: ContentPlace): readonly Finding[] => {
  const { text: words, href, target, accessibilityLabel: label } = made
  if (words === '' && href === '') return []
  if (words === '') return [findAt('LINK_WITHOUT_TEXT', at, `a link to ${href} without a text`)]
  if (href === '') return [findAt('LINK_WITHOUT_ADDRESS', at, `"${words}" leads nowhere`)]
  const way = judgeLink(href, at.links)
  return [
    ...linkAddress(href, placeIn(at, 'href')).findings,
    ...(way === 'unreadable'
      ? [findAt('UNREADABLE_LINK', placeIn(at, 'href'), `${href} is no address`)]
      : []),
    ...(['', '_blank', '_self'].includes(target)
      ? []
      : [findAt('UNKNOWN_VALUE', placeIn(at, 'target'), `${target} is neither _blank nor _self`)]),
    ...(label === '' || isLabelOf(label, words)
      ? []
      : [
          findAt(
            'LABEL_MISMATCH',
            placeIn(at, 'accessibilityLabel'),
            `"${label}" does not hold "${words}"`,
          ),
        ]),
  ]
}

/** A call to action; none without text, address, or a kind of address that is followed. */
export const callToAction: Lenient<Option<CallToAction>> = ifThere((value, at) => {
  const read = call(value, at)
  const { eventLabel, ctaTrackLabel, ctaTrackingLabel, source: one, sources, ...rest } = read.value
  const made = { ...rest, eventLabel: eventLabel || ctaTrackLabel || ctaTrackingLabel }
  const resolved = resolveCallToAction(made, at.links)
  return {
    value: O.isSome(resolved) ? some({ ...resolved.value, marks: [...one, ...sources] }) : none,
    findings: [...read.findings, ...checkCall(made, at)],
  }
})

// A picture or a video is fetched, not followed: only addresses of the web will do.
const mediaAddress = /*#__PURE__*/ address((href, links) =>
  /^https?$/.test(links.readUrl(href)?.scheme ?? ''),
)

const sizeOf = (
  name: 'width' | 'height',
  size: Option<number>,
): Partial<Readonly<Record<'width' | 'height', number>>> =>
  O.isSome(size) && size.value > 0 ? { [name]: size.value } : {}

const pictureSource: Lenient<Option<PictureSource>> = shownIf(
  record({ src: mediaAddress, type: optionalText, media: optionalText }),
  ({ src }) => src !== '',
)

const pictureParts = record({
  src: mediaAddress,
  alt: optionalText,
  width: amount,
  height: amount,
  sources: list(pictureSource),
})

/** A picture; none without an address. One that only decorates says so by an empty `alt`. */
export const picture: Lenient<Option<Picture>> = ifThere((value, at) => {
  const read = pictureParts(typeof value === 'string' ? { src: value } : value, at)
  const { src, alt, width, height, sources } = read.value
  if (src === '') return { ...read, value: none }
  const saysAlt = typeof memberOf(value, 'alt') === 'string'
  return {
    value: some({
      src,
      alt,
      ...sizeOf('width', width),
      ...sizeOf('height', height),
      ...(sources.length === 0 ? {} : { sources }),
    }),
    findings: saysAlt
      ? read.findings
      : [...read.findings, findAt('MISSING_ALT', at, `the picture ${src} has no alt`)],
  }
})

/** A text something is put into by its name; told of where it has no place for it. Empty where there is none. */
export const template = (name: string): Lenient<string> =>
  checked(optionalText, (words, at) =>
    words === '' || words.includes(`{${name}}`)
      ? []
      : [findAt('NO_PLACEHOLDER', at, `"${words}" without {${name}}`)],
  )

const FILE = /^(?:https?:\/\/|\/(?![/\\]))/i

// A file is named as a whole, or from the root of the site.
const videoAddress: Lenient<string> = (value, at) => {
  const read = mediaAddress(value, at)
  return read.value === '' || FILE.test(read.value)
    ? read
    : reading('', findAt('UNREADABLE_LINK', at, `${read.value} is no address`))
}

const videoSource: Lenient<Option<VideoSource>> = (value, at) =>
  shownIf(record({ src: videoAddress, type: optionalText }), ({ src }) => src !== '')(
    typeof value === 'string' ? { src: value } : value,
    at,
  )

const videoParts = record({
  sources: list(videoSource),
  poster: picture,
  captions: mediaAddress,
  description: optionalText,
})

/** A video; none without a file that can be played. */
export const video: Lenient<Option<Video>> = ifThere((value, at) => {
  const read = videoParts(value, at)
  const { poster, ...rest } = read.value
  return {
    ...read,
    value:
      rest.sources.length === 0
        ? none
        : some({ ...rest, ...(O.isSome(poster) ? { poster: poster.value } : {}) }),
  }
})
