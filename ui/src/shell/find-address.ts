// What an address names: decided here alone, for whoever draws it, keeps it or lists it.
import { parseFormPath, type FormAddress } from '@evkit/engine/forms'
import { toUndefined } from '@evkit/engine/shared'
import { resolveSiteSlug, type FrameContent } from '@evkit/engine/site'
import {
  findFramedPage,
  findRedirection,
  findShown,
  readFramedPath,
  type ShownPage,
  writeFramedPath,
  splitPath,
  writeShownPath,
} from '@evkit/engine/internal/site'
import { readFrame } from './documents.js'
import { purposeOf } from './forms/form-page.js'
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
  /**
   * A page of a site; `own` is its path as it is written, and `canonical` the same or, where it is framed by a page of
   * others, the path it has there.
   */
  | {
      readonly kind: 'shown'
      readonly frame: FrameContent
      readonly shown: ShownPage
      readonly own: string
      readonly canonical: string
    }
  /** A form alone, framed by a page of others. */
  | { readonly kind: 'framed-form'; readonly address: FormAddress; readonly market: RenderMarket }
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

const showPage = (frame: FrameContent, shown: ShownPage, at?: string): FoundAddress => {
  const own = writeShownPath(frame.site, shown, frame)
  return { kind: 'shown', frame, shown, own, canonical: at ?? own }
}

// What it is called there says which page or form it is; everything else is that of the page.
const findFramed = (path: string, { load, forms }: AddressBook): FoundAddress | undefined => {
  const framed = readFramedPath(path)
  if (framed === undefined) return undefined
  const page = findFramedPage(framed.name)
  const frame = page === undefined ? undefined : readFrame(load, framed.site)
  if (page !== undefined && frame !== undefined)
    return showPage(frame, { page, car: '' }, writeFramedPath(framed))
  const address = toUndefined(parseFormPath(`/${framed.site}/${framed.name}`))
  const market = findMarket(forms, framed.site)
  return address === undefined || market?.purposes.includes(purposeOf(address.app)) !== true
    ? undefined
    : { kind: 'framed-form', address, market }
}

const findOfSite = (path: string, { load }: AddressBook): FoundAddress => {
  const frame = readFrame(load, resolveSiteSlug(path))
  const shown = frame === undefined ? undefined : findShown(path, frame)
  return frame === undefined || shown === undefined
    ? { kind: 'missing', frame }
    : showPage(frame, shown)
}

/** Finds what the path of an address names. */
export const findAddress = (path: string, book: AddressBook): FoundAddress =>
  findForm(path, book) ??
  findFramed(path, book) ??
  findMoved(path) ??
  findOfMarket(path, book) ??
  findOfSite(path, book)
