import { option as O } from 'fp-ts'
import {
  callToAction,
  defineBlock,
  details,
  findAt,
  fitPicture,
  list,
  markdown,
  markdownLine,
  memberOf,
  needed,
  never,
  oneOf,
  picture,
  placeIn,
  reading,
  record,
  shownIf,
  video,
  type CallToAction,
  type ContentPlace,
  type Lenient,
  type Reading,
} from '../../content/index.js'
import { isRecord, none, some, type Option } from '../../shared/index.js'
import { HONEYPOT_FIELD, isPreOrder, resolvePreOrder } from './pre-order.js'
import { PROMOTION_ALIGNMENTS, PROMOTION_GROUNDS } from './promotion-looks.js'
import type { PreOrder, PromotionContent } from './promotion.types.js'

const parts = record({
  heading1: needed(markdownLine),
  heading2: markdownLine,
  description: markdown,
  imageLandscape: picture,
  imageSquare: picture,
  videos: list(video),
  background: oneOf(PROMOTION_GROUNDS, 'plain'),
  contentAlignOnDesktop: oneOf(PROMOTION_ALIGNMENTS, 'left'),
  cta: callToAction,
  link: callToAction,
  disclaimer: markdown,
  popUpDisclaimer: details,
})

const listFields = (value: unknown): PreOrder['fields'] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, text]) =>
        typeof text === 'string' && name !== HONEYPOT_FIELD ? [[name, text] as const] : [],
      )
    : []

// An address that is marked is posted to, or leads nowhere at all.
const readPreOrder = (
  cta: Option<CallToAction>,
  fields: unknown,
  at: ContentPlace,
): Reading<Option<PreOrder>> => {
  if (O.isNone(cta) || !isPreOrder(cta.value.href)) return reading(none)
  const { text, href, target, eventLabel } = cta.value
  const action = resolvePreOrder(href, at.links)
  return O.isSome(action)
    ? reading(some({ text, action: action.value, target, eventLabel, fields: listFields(fields) }))
    : reading(none, findAt('UNSAFE_LINK', placeIn(at, 'href'), `nothing is posted to ${href}`))
}

const whole: Lenient<PromotionContent> = (value, at) => {
  const read = parts(value, at)
  const { imageLandscape, imageSquare, videos, cta, popUpDisclaimer, ...rest } = read.value
  const fields = memberOf(memberOf(value, 'cta'), 'fields')
  const preOrder = readPreOrder(cta, fields, placeIn(at, 'cta'))
  return {
    value: {
      ...rest,
      picture: fitPicture({ narrow: imageSquare, wide: imageLandscape }),
      video: O.fromNullable(videos[0]),
      cta: O.filter(({ href }: CallToAction) => !isPreOrder(href))(cta),
      preOrder: preOrder.value,
      details: popUpDisclaimer,
    },
    findings: [...read.findings, ...preOrder.findings],
  }
}

/** Reads the content of a promotion: none without its first heading. */
export const promotionCodec: Lenient<Option<PromotionContent>> = /*#__PURE__*/ shownIf(
  whole,
  ({ heading1 }) => heading1.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const promotionBlock = /*#__PURE__*/ defineBlock({
  codec: promotionCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: (content) => O.isSome(content.video),
})
