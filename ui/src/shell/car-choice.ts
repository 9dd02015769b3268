// The car, version and paint that an address has chosen: read once for a page, and carried by the links of it.
import { option as O } from 'fp-ts'
import type { ResolvedCarChoice, WantedCar } from '@evkit/engine/internal/car'
import { carryCar, readWantedCar, resolveCarChoice } from '@evkit/engine/internal/car'
import { parseFormPath } from '@evkit/engine/forms'
import { parseQuery, toUndefined, type Query, type Translate } from '@evkit/engine/shared'
import { findPage, PAGES, type FrameContent } from '@evkit/engine/site'
import type { ShownPage } from '@evkit/engine/internal/site'

type SiteCar = NonNullable<FrameContent['cars']>[number]

/** A car of the site with what is chosen of it, and what could not be had. */
export type SiteCarChoice = ResolvedCarChoice<SiteCar>

interface ChoicePage {
  readonly frame: Pick<FrameContent, 'cars'>
  readonly shown: Pick<ShownPage, 'car'> | undefined
}

const isSame = (car: SiteCar, model: string): boolean =>
  [car.name, car.slug].some((name) => name.toLowerCase() === model.trim().toLowerCase())

// The page of a car is about that car: what an address says of another one is not about it.
const wantedOn = ({ frame: { cars = [] }, shown }: ChoicePage, query: Query): WantedCar => {
  const wanted = readWantedCar(query)
  const own = cars.find(({ slug }) => shown?.car === slug)
  if (own === undefined) return wanted
  return wanted.model === '' || isSame(own, wanted.model)
    ? { ...wanted, model: own.name }
    : { model: own.name, version: '', colour: '' }
}

/** Finds what is chosen on a page of a site; nothing where neither it nor its address is about a car the site has. */
export const findCarChoice = (page: ChoicePage, query: Query): SiteCarChoice | undefined =>
  toUndefined(resolveCarChoice(page.frame.cars ?? [], wantedOn(page, query)))

/** Tells whether an address names a car the line-up does not have. */
export const isCarGone = (page: ChoicePage, query: Query): boolean =>
  readWantedCar(query).model !== '' && findCarChoice(page, query) === undefined

/** Writes a choice as links and addresses say it. */
export const toWantedCar = ({ choice }: SiteCarChoice): WantedCar => ({
  model: choice.car.name,
  version: toUndefined(choice.version) ?? '',
  colour: toUndefined(choice.colour) ?? '',
})

/** Words what an address asks for and the car does not have; empty where it has everything. */
export const wordLost = ({ choice, lost }: SiteCarChoice, translate: Translate): string =>
  lost.length === 0 ? '' : translate(`choice.lost.${lost.join('-')}`, { car: choice.car.name })

const LINK = /(<a\b[^>]*? href=")([^"]*)"/g

const unescape = (text: string): string => text.replaceAll('&amp;', '&')
const escape = (text: string): string => text.replaceAll('&', '&amp;')

/** Changes the addresses of the links of a page as it is written. */
export const mapLinks = (html: string, carry: (href: string) => string): string =>
  html.replaceAll(LINK, (link: string, before: string, href: string) => {
    const address = unescape(href)
    const carried = carry(address)
    return carried === address ? link : `${before}${escape(carried)}"`
  })

const PATH = /^[^?#]*/

// Forms and tools are about a car; nothing else opens for the one whose page is left.
const isAboutCar = (path: string, { chargingSegments }: FrameContent): boolean => {
  const page = toUndefined(findPage(path, chargingSegments))?.page
  return page === undefined ? O.isSome(parseFormPath(path)) : PAGES[page].nature === 'tool'
}

/**
 * Makes what carries the choice of a page on: to every page of the sites once a visitor has chosen something, and from the
 * page of a car to the forms and tools that are about one.
 */
export const createCarry = (
  { frame, search }: { readonly frame: FrameContent; readonly search: string },
  found: SiteCarChoice,
): ((href: string) => string) => {
  const wanted = toWantedCar(found)
  const isChosen =
    readWantedCar(parseQuery(search)).model !== '' || wanted.version + wanted.colour !== ''
  const carry = (href: string): string => carryCar(href, wanted)
  return isChosen
    ? carry
    : (href) => (isAboutCar(PATH.exec(href)?.[0] ?? '', frame) ? carry(href) : href)
}
