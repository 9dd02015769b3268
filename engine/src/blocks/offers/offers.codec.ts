import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import { resolveCardAction, resolveDetailsAction } from './offer-action.js'
import { toOfferPrice } from './offer-price.js'
import type {
  OfferCard,
  OfferDetails,
  OfferInsideSales,
  OffersContent,
  OfferSection,
  OfferStat,
} from './offers.types.js'

interface WrittenCall {
  readonly label: string
  readonly call: Option<c.CallToAction>
}

// A button that opens a page of the overlay needs a text only, so that an address may be missing.
const button: c.Lenient<WrittenCall> = (value, at) => {
  const label = c.optionalText(c.memberOf(value, 'text'), c.placeIn(at, 'text'))
  const href = c.memberOf(value, 'href')
  if (typeof href !== 'string' || c.isBlank(href)) {
    return { value: { label: label.value, call: none }, findings: label.findings }
  }
  const call = c.callToAction(value, at)
  return { value: { label: label.value, call: call.value }, findings: call.findings }
}

const stat: c.Lenient<Option<OfferStat>> = c.shownIf(
  c.record({
    price: c.optionalText,
    label: c.optionalText,
    text: c.optionalText,
  }),
  (written) => Object.values(written).some((one) => one !== ''),
)

const section: c.Lenient<Option<OfferSection>> = c.shownIf(
  c.record({ title: c.text, image: c.picture, body: c.markdown }),
  ({ title, body }) => title !== '' && body.length > 0,
)

const detailParts = c.record({
  image: c.picture,
  stats: c.list(stat),
  body: c.markdown,
  accordionDetails: c.list(section),
  disclaimer: c.markdown,
  offerDetailCta: button,
})

type WrittenDetails = Omit<OfferDetails, 'action'> & { readonly button: WrittenCall }

const details: c.Lenient<Option<WrittenDetails>> = c.ifThere(
  c.mapContent(detailParts, ({ accordionDetails, offerDetailCta, ...rest }) =>
    some({ ...rest, sections: accordionDetails, button: offerDetailCta }),
  ),
)

const cardParts = c.record({
  title: c.text,
  body: c.markdown,
  image: c.picture,
  cta: button,
  offerDetail: details,
  campaigncode: c.optionalText,
  useCarPrice: c.flag(false),
  carPriceVariant: c.optionalText,
  isBlackEditionCar: c.flag(false),
  carModel: c.optionalText,
  additionalInfoToForm: c.optionalText,
})

const withAction =
  (campaigncode: string) =>
  ({ button: { label, call }, ...rest }: WrittenDetails): OfferDetails => ({
    ...rest,
    action: resolveDetailsAction({ campaigncode, label, call }),
  })

const card: c.Lenient<Option<OfferCard>> = (value, at) => {
  const read = cardParts(value, at)
  const { title, body, image, cta, offerDetail, campaigncode, additionalInfoToForm } = read.value
  if (title === '') return { ...read, value: none }
  const { useCarPrice, ...written } = read.value
  return {
    findings: [...read.findings, ...checkPrice(read.value, at)],
    value: some({
      title,
      body,
      image,
      action: resolveCardAction({ hasDetails: O.isSome(offerDetail), campaigncode, ...cta }),
      details: O.map(withAction(campaigncode))(offerDetail),
      campaigncode,
      price: useCarPrice && written.carModel !== '' ? some(toOfferPrice(written)) : none,
      additionalInfoToForm,
    }),
  }
}

const checkPrice = (
  { useCarPrice, carModel }: { readonly useCarPrice: boolean; readonly carModel: string },
  at: c.ContentPlace,
) =>
  useCarPrice && carModel === ''
    ? [c.findAt('MISSING_TEXT', c.placeIn(at, 'carModel'), 'a price is asked for no car')]
    : []

const insideSales: c.Lenient<Option<OfferInsideSales>> = c.ifThere(
  c.shownIf(
    c.record({
      retailerId: c.text,
      useInsideSalesTransform: c.flag(false),
      nameTranslationKey: c.optionalText,
      addressTranslationKey: c.optionalText,
    }),
    ({ retailerId }) => retailerId !== '',
  ),
)

/** Reads the content of an offers overlay: none without a title and an offer. */
export const offersCodec: c.Lenient<Option<OffersContent>> = c.shownIf(
  c.record({
    overlayTitle: c.text,
    offerCards: c.list(card),
    disclaimer: c.markdown,
    campaignCode: c.optionalText,
    insideSales,
  }),
  ({ overlayTitle, offerCards }) => overlayTitle !== '' && offerCards.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const offersBlock = /*#__PURE__*/ c.defineBlock({
  codec: offersCodec,
  wakes: 'hydrated',
  place: 'page',
  isPictured: c.never,
  moves: c.never,
})
