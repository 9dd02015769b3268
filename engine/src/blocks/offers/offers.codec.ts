import { option as O } from 'fp-ts'
import {
  callToAction,
  defineBlock,
  findAt,
  flag,
  ifThere,
  isBlank,
  list,
  mapContent,
  markdown,
  memberOf,
  never,
  optionalText,
  picture,
  placeIn,
  record,
  shownIf,
  text,
  type CallToAction,
  type ContentPlace,
  type Lenient,
} from '../../content/index.js'
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
  readonly call: Option<CallToAction>
}

// A button that opens a page of the overlay needs a text only, so that an address may be missing.
const button: Lenient<WrittenCall> = (value, at) => {
  const label = optionalText(memberOf(value, 'text'), placeIn(at, 'text'))
  const href = memberOf(value, 'href')
  if (typeof href !== 'string' || isBlank(href)) {
    return { value: { label: label.value, call: none }, findings: label.findings }
  }
  const call = callToAction(value, at)
  return { value: { label: label.value, call: call.value }, findings: call.findings }
}

const stat: Lenient<Option<OfferStat>> = shownIf(
  record({ price: optionalText, label: optionalText, text: optionalText }),
  (written) => Object.values(written).some((one) => one !== ''),
)

const section: Lenient<Option<OfferSection>> = shownIf(
  record({ title: text, image: picture, body: markdown }),
  ({ title, body }) => title !== '' && body.length > 0,
)

const detailParts = record({
  image: picture,
  stats: list(stat),
  body: markdown,
  accordionDetails: list(section),
  disclaimer: markdown,
  offerDetailCta: button,
})

type WrittenDetails = Omit<OfferDetails, 'action'> & { readonly button: WrittenCall }

const details: Lenient<Option<WrittenDetails>> = ifThere(
  mapContent(detailParts, ({ accordionDetails, offerDetailCta, ...rest }) =>
    some({ ...rest, sections: accordionDetails, button: offerDetailCta }),
  ),
)

const cardParts = record({
  title: text,
  body: markdown,
  image: picture,
  cta: button,
  offerDetail: details,
  campaigncode: optionalText,
  useCarPrice: flag(false),
  carPriceVariant: optionalText,
  isBlackEditionCar: flag(false),
  carModel: optionalText,
  additionalInfoToForm: optionalText,
})

const withAction =
  (campaigncode: string) =>
  ({ button: { label, call }, ...rest }: WrittenDetails): OfferDetails => ({
    ...rest,
    action: resolveDetailsAction({ campaigncode, label, call }),
  })

const card: Lenient<Option<OfferCard>> = (value, at) => {
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
  at: ContentPlace,
) =>
  useCarPrice && carModel === ''
    ? [findAt('MISSING_TEXT', placeIn(at, 'carModel'), 'a price is asked for no car')]
    : []

const insideSales: Lenient<Option<OfferInsideSales>> = ifThere(
  shownIf(
    record({
      retailerId: text,
      useInsideSalesTransform: flag(false),
      nameTranslationKey: optionalText,
      addressTranslationKey: optionalText,
    }),
    ({ retailerId }) => retailerId !== '',
  ),
)

/** Reads the content of an offers overlay: none without a title and an offer. */
export const offersCodec: Lenient<Option<OffersContent>> = shownIf(
  record({
    overlayTitle: text,
    offerCards: list(card),
    disclaimer: markdown,
    campaignCode: optionalText,
    insideSales,
  }),
  ({ overlayTitle, offerCards }) => overlayTitle !== '' && offerCards.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const offersBlock = /*#__PURE__*/ defineBlock({
  codec: offersCodec,
  wakes: 'hydrated',
  place: 'page',
  isPictured: never,
  moves: never,
})
