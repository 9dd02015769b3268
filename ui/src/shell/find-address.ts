// What an address names: decided here alone, for whoever draws it, keeps it or lists it.
import { parseFormPath, type FormAddress } from '@evkit/engine/forms'
import { toUndefined } from '@evkit/engine/shared'
import { resolveSiteSlug, type FrameContent } from '@evkit/engine/site'
import {
  findRedirection,
  findShown,
  type ShownPage,
  splitPath,
  writeShownPath,
} from '@evkit/engine/internal/site'
import { readFrame } from './documents.js'
import { findMarket, HOST_SEGMENT } from './forms/form-sites.js'
import type { RenderMarket, RenderRequest } from './render.types.js'

/** What is known of the sites an address may lead to. */
export type AddressBook = Pick<RenderRequest, 'load' | 'documents' | 'forms'>

/** What an address names. */
export type FoundAddress =
  /** A page of a form. */
  | { readonly kind: 'form'; readonly address: FormAddress; readonly market: RenderMarket }
  /** What has another address. */
  | { readonly kind: 'moved'; readonly path: string }
  /** The page of a host that embeds the forms of a market. */
  | { readonly kind: 'host'; readonly market: RenderMarket }
  /** The home of a market that has forms only: the wordmark of its forms leads there. */
  | { readonly kind: 'market-home'; readonly market: RenderMarket }
  /** A page of a site; `canonical` is its path as it is written. */
  | {
      readonly kind: 'shown'
      readonly frame: FrameContent
      readonly shown: ShownPage
      readonly canonical: string
    }
  /** Nothing; on a site it has its frame. */
  | { readonly kind: 'missing'; readonly frame: FrameContent | undefined }

// The addresses of forms have no slash at their end; with one they are the same.
const findForm = (path: string, { forms }: AddressBook): FoundAddress | undefined => {
  const address = toUndefined(parseFormPath(path))
  const market = address === undefined ? undefined : findMarket(forms, address.market)
  if (address === undefined || market === undefined) return undefined
  const [slug, ...rest] = splitPath(path)
  return slug === market.market
    ? { kind: 'form', address, market }
    : { kind: 'moved', path: `/${[market.market, ...rest].join('/')}` }
}

const findMoved = (path: string): FoundAddress | undefined => {
  const moved = findRedirection(path)
  return moved === undefined ? undefined : { kind: 'moved', path: moved }
}

const findOfMarket = (path: string, { load, forms }: AddressBook): FoundAddress | undefined => {
  const [slug = '', ...rest] = splitPath(path)
  const host = forms.markets.find(({ market }) => market === slug)
  if (host !== undefined && rest.length === 1 && rest[0] === HOST_SEGMENT)
    return { kind: 'host', market: host }
  const market = findMarket(forms, slug)
  return market === undefined || rest.length > 0 || readFrame(load, market.market) !== undefined
    ? undefined
    : { kind: 'market-home', market }
}

const findOfSite = (path: string, { load }: AddressBook): FoundAddress => {
  const frame = readFrame(load, resolveSiteSlug(path))
  const shown = frame === undefined ? undefined : findShown(path, frame)
  return frame === undefined || shown === undefined
    ? { kind: 'missing', frame }
    : { kind: 'shown', frame, shown, canonical: writeShownPath(frame.site, shown, frame) }
}

/** Finds what the path of an address names. */
export const findAddress = (path: string, book: AddressBook): FoundAddress =>
  findForm(path, book) ?? findMoved(path) ?? findOfMarket(path, book) ?? findOfSite(path, book)
