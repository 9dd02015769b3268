import type { CallToAction, Markdown, Picture } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** What a button of an offer does; a label that is empty is said by the block itself. */
export type OfferAction =
  | { readonly kind: 'details' | 'form'; readonly label: string }
  | { readonly kind: 'link'; readonly call: CallToAction }
  | { readonly kind: 'none' }

/** What the price of an offer is asked with, beside the site. */
export interface OfferPrice {
  readonly modelSlug: string
  /** Absent for the usual edition. */
  readonly edition?: string
  /** Name of a price variant as content has it. */
  readonly variant: string
  readonly clientName: string
}

/** A figure of an offer, such as its monthly rate. */
export interface OfferStat {
  readonly price: string
  readonly label: string
  readonly text: string
}

/** A section of the details that opens. */
export interface OfferSection {
  readonly title: string
  readonly image: Option<Picture>
  readonly body: Markdown
}

/** Everything there is to read about an offer. */
export interface OfferDetails {
  readonly image: Option<Picture>
  readonly stats: readonly OfferStat[]
  readonly body: Markdown
  readonly sections: readonly OfferSection[]
  readonly disclaimer: Markdown
  readonly action: OfferAction
}

/** An offer. */
export interface OfferCard {
  readonly title: string
  readonly body: Markdown
  readonly image: Option<Picture>
  readonly action: OfferAction
  readonly details: Option<OfferDetails>
  /** Code its form reports under; empty without one. */
  readonly campaigncode: string
  readonly price: Option<OfferPrice>
  /** What the form is told about it; empty when content says nothing. */
  readonly additionalInfoToForm: string
}

/** The sales channel reached by phone, as the forms take it. */
export interface OfferInsideSales {
  readonly retailerId: string
  readonly useInsideSalesTransform: boolean
  readonly nameTranslationKey: string
  readonly addressTranslationKey: string
}

/** Content of an offers overlay. */
export interface OffersContent {
  readonly overlayTitle: string
  /** Campaign code of a general request; without one there is no such request. */
  readonly campaignCode: string
  readonly disclaimer: Markdown
  readonly offerCards: readonly OfferCard[]
  readonly insideSales: Option<OfferInsideSales>
}
