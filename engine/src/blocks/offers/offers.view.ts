import * as O from '#fp-ts/Option'
import type { Option } from '../../shared/index.js'
import { topPage, type OfferEntry, type OfferPage, type OfferPages } from './offer-pages.js'
import type { OfferAction, OfferCard, OffersContent } from './offers.types.js'

/** Translations of the offers overlay. */
export interface OffersWords {
  readonly back: string
  readonly close: string
  /** Label of the details link where the card has none. */
  readonly readMore: string
  /** Label of the general request. */
  readonly request: string
  /** Description under the heading of the form. */
  readonly form: string
}

/** A button of an offer as it is shown. */
export type OfferActionView = Exclude<OfferAction, { readonly kind: 'none' }>

/** An offer as it is shown. */
export interface OfferCardView {
  readonly card: OfferCard
  /** Its place, from 1. */
  readonly offer: number
  readonly action: OfferActionView | undefined
}

/** A page of the overlay as it is shown. */
export interface OfferPageView {
  /** The same for one page as long as it lies there. */
  readonly key: string
  readonly page: OfferPage
  /** The offer it is about; absent for the list and the general request. */
  readonly about: OfferCardView | undefined
  readonly heading: string
  /** What stands under the heading; empty on all pages but the form, and once that was sent. */
  readonly lead: string
  /** Where it moves: a page that leaves cannot be reached. */
  readonly motion: 'resting' | 'entering' | 'leaving'
  /** Id of the element that gets the focus; empty for its heading. */
  readonly focusId: string
  /** [px] */
  readonly scrollTop: number
}

/** View model of the offers overlay. */
export interface OffersView {
  readonly isOpen: boolean
  readonly direction: OfferPages['direction']
  /** The page sliding out first, then the one on top. */
  readonly pages: readonly OfferPageView[]
  /** Whether there is a back button. */
  readonly hasBack: boolean
  /** Label of the general request; empty where there is none. */
  readonly request: string
}

const labelAction = (action: OfferAction, words: OffersWords): OfferActionView | undefined => {
  if (action.kind === 'none') return undefined
  return action.kind === 'details' && action.label === ''
    ? { ...action, label: words.readMore }
    : action
}

/**
 * Shows the cards of the offers.
 *
 * @source B-OFFER-03, D-B-25
 */
export const listOfferCards = (
  { offerCards }: Pick<OffersContent, 'offerCards'>,
  words: OffersWords,
): readonly OfferCardView[] =>
  offerCards.map((card, at) => ({
    card,
    offer: at + 1,
    action: labelAction(card.action, words),
  }))

/**
 * Builds the view model of the offers overlay.
 *
 * @param pages - Its stack of pages.
 * @param content - Its content.
 * @param words - Translations of its controls.
 * @returns The page on top, preceded by the one sliding out; nothing while closed.
 * @source B-OFFER-03, B-OFFER-04, B-OFFER-05, B-OFFER-07, B-OFFER-09, B-OFFER-10, B-OFFER-11, D-B-25
 *
 * @example Closed
 * ```ts
 * import { offersMachine, offersView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 * import { createActor } from 'xstate'
 *
 * const content = { overlayTitle: 'Offers', campaignCode: '', disclaimer: [], offerCards: [], insideSales: none }
 * const input = { name: 'offers', offers: [], hasRequest: false }
 * const { context } = createActor(offersMachine, { input }).start().getSnapshot()
 * const words = { back: 'Back', close: 'Close', readMore: 'Read more', request: 'Ask us', form: 'Ask us' }
 * offersView(context, content, words).isOpen // => false
 * ```
 * @category views
 */
export const offersView = (
  pages: OfferPages,
  content: OffersContent,
  words: OffersWords,
): OffersView => {
  const cards = listOfferCards(content, words)
  const top = topPage(pages)
  const isSliding = O.isSome(pages.leaving)
  const draw = (entry: Option<OfferEntry>, motion: OfferPageView['motion']): OfferPageView[] => {
    if (O.isNone(entry)) return []
    const { page, offer, focusId, scrollTop } = entry.value
    const about = cards[offer - 1]
    // Who has asked is not asked any more.
    const isAsked = page === '/form' && !pages.isSent
    return [
      {
        key: `${page}${offer}`,
        page,
        about,
        heading: about?.card.title ?? (isAsked ? words.request : content.overlayTitle),
        lead: isAsked ? words.form : '',
        motion,
        focusId,
        scrollTop,
      },
    ]
  }
  const isForm = O.isSome(top) && top.value.page === '/form'
  return {
    isOpen: O.isSome(top),
    direction: pages.direction,
    pages: [...draw(pages.leaving, 'leaving'), ...draw(top, isSliding ? 'entering' : 'resting')],
    hasBack: pages.entries.length > 1,
    request: content.campaignCode === '' || isForm ? '' : words.request,
  }
}
