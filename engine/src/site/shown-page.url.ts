// Which page an address names, and where it really is.
import { toUndefined } from '../shared/index.js'
import { findPage, PAGE_NAMES, PAGES, writePagePath, type PageName } from './page.js'
import type { FrameContent } from './site.codec.js'
import { resolveSiteSlug, splitPath } from './slug.js'

/** A page of a site that is shown. */
export interface ShownPage {
  /** Its name; `content` for every page that content alone describes. */
  readonly page: PageName | 'content'
  /** Slug of the car of the line-up whose page it is; empty for every other page. */
  readonly car: string
  /** Path of a page that content alone describes, such as `business/fleet`. */
  readonly content?: string
}

/**
 * Whether a page is made of the blocks of its document.
 *
 * @source B-SCOPE-03
 */
export const isOfBlocks = (page: ShownPage['page']): boolean =>
  page === 'content' || PAGES[page].nature === 'blocks'

const CAR_SEGMENTS = 3

const toContent = (content: string): ShownPage => ({ page: 'content', car: '', content })

/**
 * Finds the page of a site that a path names; a car the site does not have has none.
 *
 * @source T-NAV-02, E-B-33
 */
export const findShown = (path: string, frame: FrameContent): ShownPage | undefined => {
  const { chargingSegments, cars = [], pages = [] } = frame
  const segments = splitPath(path)
  const own = segments.slice(1).join('/')
  if (pages.some((one) => one.path === own)) return toContent(own)
  const car = cars.find(({ slug }) => segments.length === CAR_SEGMENTS && slug === segments.at(-1))
  const at = car === undefined ? path : `/${segments.slice(0, -1).join('/')}/`
  const page = toUndefined(findPage(at, chargingSegments))?.page
  if (page === undefined || (car !== undefined && page !== 'cars')) return undefined
  return { page, car: car?.slug ?? '' }
}

/**
 * Lists the pages of a site.
 *
 * @source E-B-33, E-B-71
 */
export const listShown = ({ cars = [], pages = [] }: FrameContent): readonly ShownPage[] => [
  ...PAGE_NAMES.map((page) => ({ page, car: '' })),
  ...cars.map(({ slug }) => ({ page: 'cars' as const, car: slug })),
  ...pages.map(({ path }) => toContent(path)),
]

/**
 * Writes the path of a page on one of the sites.
 *
 * @source T-NAV-02, E-B-33
 */
export const writeShownPath = (
  site: string,
  { page, car, content = '' }: ShownPage,
  { chargingSegments }: Pick<FrameContent, 'chargingSegments'>,
): string =>
  page === 'content'
    ? `/${site}/${content}/`
    : `${writePagePath(site, page, chargingSegments)}${car === '' ? '' : `${car}/`}`

/**
 * `/`, `/master/…`, `/SE/…` and a missing slash at the end lead to the one address of the page.
 *
 * @source T-NAV-01, T-NAV-02
 */
export const findRedirection = (path: string): string | undefined => {
  const [, ...rest] = splitPath(path)
  const wanted = `/${[resolveSiteSlug(path), ...rest].join('/')}/`
  return wanted === path ? undefined : wanted
}

/**
 * Lists the pages of a site that content alone describes, each with its path.
 *
 * @source B-NAV-01
 */
export const listContentLinks = (frame: FrameContent) =>
  (frame.pages ?? []).map((page) => ({
    ...page,
    href: writeShownPath(frame.site, toContent(page.path), frame),
  }))
