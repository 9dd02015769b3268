// Which forms there are, and where: those of a market, and the same form for other markets.
import { APPS, type AppId, type FormAddress } from '@evkit/engine/forms'
import { writeQuotePath } from '@evkit/engine/internal/forms'
import type { FrameContent } from '@evkit/engine/site'
import { onceEach } from '../../tool/once-each.js'
import type { RenderForms, RenderMarket } from '../render.types.js'
import { writeShownPath, type ShownPage } from '@evkit/engine/internal/site'
import { purposeOf } from './form-page.js'

/** Applications as the footer names them. */
const LISTED_APPS = [
  'quote',
  'contact',
  'callback',
  'accessory',
  'kmu',
] as const satisfies readonly AppId[]

/** The way to a form. */
export interface FormLink {
  readonly href: string
  readonly text: string
  readonly isCurrent: boolean
}

/** The way to the same page in another country. */
export interface CountryLink extends FormLink {
  readonly locale: string
}

/** An address of an application of two pages. */
export interface SimpleAddress extends FormAddress {
  readonly page: 'form' | 'finished'
}

/** Whether an address is one of those. */
export const isSimple = (address: FormAddress): address is SimpleAddress =>
  address.app !== 'quote' && (address.page === 'form' || address.page === 'finished')

/** Path of a page of a form. */
export const writeFormPath = (market: string, { app, page }: Pick<FormAddress, 'app' | 'page'>) =>
  app === 'quote' ? writeQuotePath(market, page) : `/${market}/${APPS[app].path}/${page}`

/** Path of the page an application begins with. */
export const writeFormStart = (market: string, app: AppId): string =>
  writeFormPath(market, { app, page: app === 'quote' ? 'modelSelector' : 'form' })

const headingOf = ({ dictionary }: RenderMarket, app: AppId): string =>
  dictionary.get(`FormHeading.${purposeOf(app)}`) ?? ''

/** Lists the forms of a market, named by their headings. */
export const listFormLinks = (market: RenderMarket, current?: AppId): readonly FormLink[] =>
  LISTED_APPS.filter((app) => market.purposes.includes(purposeOf(app))).map((app) => ({
    href: writeFormStart(market.market, app),
    text: headingOf(market, app),
    isCurrent: app === current,
  }))

// Names of countries are read anew with every list of them, which no page should pay for.
const namesOf = /*#__PURE__*/ onceEach(
  ({ locale }: RenderMarket) => new Intl.DisplayNames(locale, { type: 'region' }),
)

const nameCountry = (market: RenderMarket): string =>
  namesOf(market).of(market.country) ?? market.country

/** Segment of the page of a host, behind that of the market. */
export const HOST_SEGMENT = 'embedded'

/** Path of the page that shows how forms of a market stand in pages of others. */
export const writeHostPath = (market: string): string => `/${market}/${HOST_SEGMENT}/`

/** Path of the home of a market, with a site or without. */
export const writeHome = (market: string): string => `/${market}/`

const hasForm = ({ purposes }: RenderMarket, app: AppId): boolean =>
  purposes.includes(purposeOf(app))

/** Lists all markets: those that have a form lead to it, the others to their home. */
export const listFormCountries = (
  { markets }: RenderForms,
  { app, market: current }: Pick<FormAddress, 'app' | 'market'>,
): readonly CountryLink[] =>
  markets.map((market) => ({
    href: hasForm(market, app) ? writeFormStart(market.market, app) : writeHome(market.market),
    text: nameCountry(market),
    locale: market.locale,
    isCurrent: market.market === current,
  }))

/** Lists the addresses of a form in the markets that have it. */
export const listFormAlternates = (
  { markets }: RenderForms,
  { app }: Pick<FormAddress, 'app'>,
): readonly { readonly locale: string; readonly path: string }[] =>
  markets
    .filter((market) => hasForm(market, app))
    .map(({ market, locale }) => ({ locale, path: writeFormStart(market, app) }))

/** Lists all countries: those with a site lead to the same page of it, those with forms only to their home. */
export const listCountries = (
  { markets }: RenderForms,
  { frame, shown }: { readonly frame: FrameContent; readonly shown: ShownPage | undefined },
): readonly CountryLink[] => {
  const sites = frame.sites.map(({ site, siteName, locale }) => ({
    market: site,
    href: shown === undefined ? writeHome(site) : writeShownPath(site, shown, frame),
    text: siteName,
    locale,
    isCurrent: site === frame.site,
  }))
  const others = markets.map((market) => ({
    market: market.market,
    href: writeHome(market.market),
    text: nameCountry(market),
    locale: market.locale,
    isCurrent: false,
  }))
  const ofSite = (name: string) => sites.find(({ market }) => market === name)
  return [
    ...others.map((other) => ofSite(other.market) ?? other),
    ...sites.filter(({ market }) => others.every((other) => other.market !== market)),
  ]
}

/** Finds the market with a slug. */
export const findMarket = ({ markets }: RenderForms, slug: string): RenderMarket | undefined =>
  markets.find(({ market }) => market === slug)
