import { toUndefined, type Option } from '../../shared/index.js'
import { withoutHash } from '../../site/index.js'
import type { OfferCard, OfferInsideSales, OffersContent } from './offers.types.js'

/** Type of the form of an offer. @source B-OFFER-12 @category constants */
const OFFER_FORM_TYPE = 'ContactRequest'

/** App a lead of an offer is counted under. @source B-OFFER-12 @category constants */
const OFFER_CONSUMING_APP = 'merchandising-initiative'

/** What a form is told where nothing is said about its offer. @source B-OFFER-15 @category constants */
const OFFER_DEFAULT_TEXT = 'No offer details provided - General request.'

/** [characters] The longest address of the page a form is told. */
const LONGEST_PAGE = 2000

// A lead with a longer text would be refused: the page counts, not what an advertisement has added to its address.
const writePage = (pageUrl: string): string => {
  const address = withoutHash(pageUrl)
  return address.length > LONGEST_PAGE ? address.replace(/\?.*/su, '') : address
}

/** What the form of an offer is configured with. */
export interface OfferFormValues {
  readonly formType: string
  readonly consumingApp: string
  readonly campaigncode: string
  readonly additionalInfo: string
  /** Slug of the car the offer is about; empty for a general request. */
  readonly modelSlug: string
  readonly insideSales: Option<OfferInsideSales>
}

/** Which form is opened, and where. */
export interface OfferFormQuestion {
  readonly content: Pick<OffersContent, 'campaignCode' | 'insideSales'>
  /** The offer it is about; absent for a general request. */
  readonly card: Pick<OfferCard, 'campaigncode' | 'additionalInfoToForm' | 'price'> | undefined
  readonly pageUrl: string
}

/**
 * Configures the form of an offer, or of a general request.
 *
 * @source B-OFFER-12, B-OFFER-13, B-OFFER-14, B-OFFER-15, B-OFFER-16, D-B-25, E-B-73
 */
export const toOfferForm = ({ content, card, pageUrl }: OfferFormQuestion): OfferFormValues => {
  const text = card?.additionalInfoToForm.trim() ?? ''
  return {
    formType: OFFER_FORM_TYPE,
    consumingApp: OFFER_CONSUMING_APP,
    campaigncode: (card?.campaigncode ?? content.campaignCode).trim(),
    additionalInfo: `${writePage(pageUrl)} | ${text === '' ? OFFER_DEFAULT_TEXT : text}`,
    modelSlug: (card && toUndefined(card.price))?.modelSlug ?? '',
    insideSales: content.insideSales,
  }
}
