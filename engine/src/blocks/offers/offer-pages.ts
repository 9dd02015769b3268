import * as O from '#fp-ts/Option'
import {
  adoptHistory,
  writeOverlays,
  type HistoryStep,
  type OverlayAddress,
  type OverlayLayer,
  type OverlayStack,
} from '../../interaction/index.js'
import { none, some, type Option } from '../../shared/index.js'
import type { OffersContent } from './offers.types.js'

/** Pages of the overlay. @source B-OFFER-02 @category constants */
export const OFFER_PAGES = ['/', '/details', '/form'] as const

/** A page of the overlay. */
export type OfferPage = (typeof OFFER_PAGES)[number]

/** How long a page slides [ms]. @source D-B-26 @category constants */
export const OFFER_SLIDE = 300

/** What a page had when it was left. */
export interface LeftPage {
  /** Id of the element that had the focus; empty when none had. */
  readonly focusId: string
  /** [px] */
  readonly scrollTop: number
}

/** A page of the stack. */
export interface OfferEntry extends LeftPage {
  readonly page: OfferPage
  /** Place of the offer it is about, from 1; 0 when it is about none. */
  readonly offer: number
}

/** What an overlay of offers is made of, as far as its pages go. */
export interface OfferSetup {
  /** Name of the overlay in its address, such as `offers`. */
  readonly name: string
  /** For each offer, whether it has details and a form of its own. */
  readonly offers: readonly { readonly hasDetails: boolean; readonly hasForm: boolean }[]
  /** Whether there is a general request. */
  readonly hasRequest: boolean
}

/** The pages of an overlay. */
export interface OfferPages {
  readonly setup: OfferSetup
  /** The lowest first; empty while it is closed. */
  readonly entries: readonly OfferEntry[]
  /** Entries the visitor's history holds for it: a request laid on details has more than its address tells. */
  readonly depth: number
  readonly direction: 'forward' | 'backward'
  /** The page that slides out. */
  readonly leaving: Option<OfferEntry>
  /** Whether a form was sent: Back then leads to the first page. */
  readonly isSent: boolean
  /** Whether less motion is asked for. */
  readonly isStill: boolean
  /** What becomes of the visitor's history by the last change. */
  readonly steps: readonly HistoryStep[]
}

const FIRST: OfferEntry = { page: '/', offer: 0, focusId: '', scrollTop: 0 }

const PUSHES: Readonly<Record<OfferPage, readonly OfferPage[]>> = {
  '/': ['/details', '/form'],
  '/details': ['/form'],
  '/form': [],
}

/**
 * Tells what an overlay of offers is made of, as far as its pages go.
 *
 * @source B-OFFER-02, B-OFFER-06, B-B-03
 */
export const toOfferSetup = (
  name: string,
  { offerCards, campaignCode }: Pick<OffersContent, 'offerCards' | 'campaignCode'>,
): OfferSetup => ({
  name,
  offers: offerCards.map(({ details, action, campaigncode }) => ({
    hasDetails: O.isSome(details),
    hasForm: campaigncode !== '' && (action.kind === 'form' || hasFormButton(details)),
  })),
  hasRequest: campaignCode !== '',
})

const hasFormButton = (details: OffersContent['offerCards'][number]['details']): boolean =>
  O.isSome(details) && details.value.action.kind === 'form'

/** An overlay that is closed. */
export const closedPages = (setup: OfferSetup): OfferPages => ({
  setup,
  entries: [],
  depth: 0,
  direction: 'forward',
  leaving: none,
  isSent: false,
  isStill: false,
  steps: [],
})

/** Tells whether the overlay is open. */
export const isOverlayOpen = ({ entries }: Pick<OfferPages, 'entries'>): boolean =>
  entries.length > 0

/** The page on top; none while the overlay is closed. */
export const topPage = ({ entries }: Pick<OfferPages, 'entries'>): Option<OfferEntry> => {
  const top = entries.at(-1)
  return top === undefined ? none : some(top)
}

const canShow = (setup: OfferSetup, page: OfferPage, offer: number): boolean => {
  const about = setup.offers[offer - 1]
  switch (page) {
    case '/':
      return true
    case '/details':
      return about?.hasDetails === true
    case '/form':
      return offer === 0 ? setup.hasRequest : about?.hasForm === true
  }
}

/** A page somebody wants to see. */
export interface WantedPage {
  readonly page: OfferPage
  readonly offer: number
}

/** Tells whether a page can be laid on the one that is shown. */
const canPushPage = (pages: OfferPages, { page, offer }: WantedPage): boolean => {
  const top = topPage(pages)
  return O.isSome(top) && PUSHES[top.value.page].includes(page) && canShow(pages.setup, page, offer)
}

const PAGE_NAMES: Readonly<Record<OfferPage, string>> = {
  '/': '',
  '/details': 'details',
  '/form': 'form',
}

/** The pages as layers of an overlay with an address. */
const toLayers = (name: string, entries: readonly OfferEntry[]): OverlayStack =>
  entries.map(({ page, offer }) => ({
    name,
    page: PAGE_NAMES[page],
    item: offer === 0 ? '' : String(offer),
  }))

const isSame = (a: WantedPage, b: WantedPage | undefined): boolean =>
  a.page === b?.page && a.offer === b.offer

// What is shown next, with the page that slides out when another one comes on top.
const show = (
  pages: OfferPages,
  entries: readonly OfferEntry[],
  steps: readonly HistoryStep[],
): OfferPages => {
  const before = topPage(pages)
  const after = entries.at(-1)
  const isSlide = O.isSome(before) && after !== undefined && !isSame(before.value, after)
  return {
    ...pages,
    entries,
    steps,
    direction: entries.length < pages.entries.length ? 'backward' : 'forward',
    leaving: isSlide ? before : none,
    isSent: pages.isSent && after?.page === '/form',
  }
}

// Back through the visitor's history, to fewer pages.
const goBack = (pages: OfferPages, entries: readonly OfferEntry[], steps: number): OfferPages => ({
  ...show(pages, entries, steps > 0 ? [{ kind: 'back', steps }] : []),
  depth: Math.max(0, pages.depth - steps),
})

/** Lays a page on the one that is shown; nothing changes where it cannot lie there. */
export const pushPage = (
  pages: OfferPages,
  wanted: WantedPage & { readonly left: LeftPage },
): OfferPages => {
  const { page, offer, left } = wanted
  if (!canPushPage(pages, wanted)) return { ...pages, steps: [] }
  const entries = [
    ...pages.entries.slice(0, -1),
    ...pages.entries.slice(-1).map((entry) => ({ ...entry, ...left })),
    { ...FIRST, page, offer },
  ]
  const fragment = writeOverlays(toLayers(pages.setup.name, entries))
  return { ...show(pages, entries, [{ kind: 'push', fragment }]), depth: pages.depth + 1 }
}

/** Takes the page on top away; once a form was sent, all but the first. */
export const popPage = (pages: OfferPages): OfferPages => {
  if (pages.entries.length <= 1) return { ...pages, steps: [] }
  const { isSent, entries, depth } = pages
  return goBack(pages, entries.slice(0, isSent ? 1 : -1), isSent ? depth - 1 : 1)
}

/** Notes that the form on top was sent. */
export const noteSent = (pages: OfferPages): OfferPages => {
  return { ...pages, isSent: pages.entries.at(-1)?.page === '/form' }
}

/** Closes the overlay and forgets its pages. */
export const closePages = (pages: OfferPages): OfferPages => goBack(pages, [], pages.depth)

const toPage = ({ page, item }: OverlayLayer): WantedPage => ({
  page: OFFER_PAGES.find((one) => PAGE_NAMES[one] === page) ?? '/',
  offer: item === '' ? 0 : Number(item),
})

const toEntries = (setup: OfferSetup, stack: OverlayStack): readonly WantedPage[] => {
  const top = stack.at(-1)
  if (top?.name !== setup.name) return []
  const { page, offer } = toPage(top)
  if (page === '/' || !canShow(setup, page, offer)) return [FIRST]
  const isOverDetails = page === '/form' && setup.offers[offer - 1]?.hasDetails === true
  return [FIRST, ...(isOverDetails ? [{ page: '/details', offer } as const] : []), { page, offer }]
}

/** Follows the address of the page: a link to the overlay, Back and Forward, or a page opened with an address. */
export const followAddress = (pages: OfferPages, address: OverlayAddress): OfferPages => {
  const entries = toEntries(pages.setup, address.stack).map((wanted, at) => {
    const known = pages.entries[at]
    return known !== undefined && isSame(wanted, known) ? known : { ...FIRST, ...wanted }
  })
  const isBack = entries.length > 0 && entries.length < pages.entries.length
  if (pages.isSent && isBack) {
    const first = entries.slice(0, 1)
    return goBack({ ...pages, depth: address.depth }, first, address.depth - 1)
  }
  const isAsBefore =
    entries.length === pages.entries.length &&
    entries.every((entry, at) => isSame(entry, pages.entries[at]))
  if (isAsBefore) return { ...pages, depth: address.depth || pages.depth, steps: [] }
  const isOpen = pages.entries.length > 0
  const steps =
    isOpen || address.depth >= entries.length
      ? []
      : adoptHistory(toLayers(pages.setup.name, entries), address)
  // A link that is followed while it is open adds an entry of its own.
  const depth = steps.length > 0 ? entries.length : address.depth || pages.depth + 1
  return { ...show(pages, entries, steps), depth: entries.length === 0 ? 0 : depth }
}
