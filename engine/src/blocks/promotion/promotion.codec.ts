import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import { isRecord, none, some, type Option } from '../../shared/index.js'
import { HONEYPOT_FIELD, isPreOrder, resolvePreOrder } from './pre-order.js'
import { PROMOTION_ALIGNMENTS, PROMOTION_GROUNDS } from './promotion-looks.js'
import type { PreOrder, PromotionContent } from './promotion.types.js'

const parts = c.record({
  heading1: c.needed(c.markdownLine),
  heading2: c.markdownLine,
  description: c.markdown,
  imageLandscape: c.picture,
  imageSquare: c.picture,
  videos: c.list(c.video),
  background: c.oneOf(PROMOTION_GROUNDS, 'plain'),
  contentAlignOnDesktop: c.oneOf(PROMOTION_ALIGNMENTS, 'left'),
  cta: c.callToAction,
  link: c.callToAction,
  disclaimer: c.markdown,
  popUpDisclaimer: c.details,
})

const listFields = (value: unknown): PreOrder['fields'] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, text]) =>
        typeof text === 'string' && name !== HONEYPOT_FIELD ? [[name, text] as const] : [],
      )
    : []

// An address that is marked is posted to, or leads nowhere at all.
const readPreOrder = (
  cta: Option<c.CallToAction>,
  fields: unknown,
  at: c.ContentPlace,
): c.Reading<Option<PreOrder>> => {
  if (O.isNone(cta) || !isPreOrder(cta.value.href)) return c.reading(none)
  const { text, href, target, eventLabel } = cta.value
  const action = resolvePreOrder(href, at.links)
  return O.isSome(action)
    ? c.reading(
        some({ text, action: action.value, target, eventLabel, fields: listFields(fields) }),
      )
    : c.reading(
        none,
        c.findAt('UNSAFE_LINK', c.placeIn(at, 'href'), `nothing is posted to ${href}`),
      )
}

const whole: c.Lenient<PromotionContent> = (value, at) => {
  const read = parts(value, at)
  const { imageLandscape, imageSquare, videos, cta, popUpDisclaimer, ...rest } = read.value
  const fields = c.memberOf(c.memberOf(value, 'cta'), 'fields')
  const preOrder = readPreOrder(cta, fields, c.placeIn(at, 'cta'))
  return {
    value: {
      ...rest,
      picture: c.fitPicture({ narrow: imageSquare, wide: imageLandscape }),
      video: O.fromNullable(videos[0]),
      cta: O.filter(({ href }: c.CallToAction) => !isPreOrder(href))(cta),
      preOrder: preOrder.value,
      details: popUpDisclaimer,
    },
    findings: [...read.findings, ...preOrder.findings],
  }
}

/** Reads the content of a promotion: none without its first heading. */
export const promotionCodec: c.Lenient<Option<PromotionContent>> = /*#__PURE__*/ c.shownIf(
  whole,
  ({ heading1 }) => heading1.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const promotionBlock = /*#__PURE__*/ c.defineBlock({
  codec: promotionCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: (content) => O.isSome(content.video),
})
