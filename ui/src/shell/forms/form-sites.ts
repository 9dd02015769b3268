// Which forms there are, and where: those of a market, and the same form for other markets.
import { APPS, type AppId, type FormAddress } from '@evkit/engine/forms'
import { writeQuotePath } from '@evkit/engine/forms/journey'
import type { RenderForms, RenderMarket } from '../render.types.js'
import type { FormLink, MarketLink } from './form-links.js'
import { purposeOf } from './form-page.js'

/** Applications as the footer names them. */
const LISTED_APPS = [
  'quote',
  'contact',
  'callback',
  'accessory',
  'kmu',
] as const satisfies readonly AppId[]

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

const nameCountry = ({ locale, country }: RenderMarket): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country

/** Lists the markets that have a form. */
export const listMarketLinks = (
  { markets }: RenderForms,
  { app, market: current }: FormAddress,
): readonly MarketLink[] =>
  markets
    .filter(({ purposes }) => purposes.includes(purposeOf(app)))
    .map((market) => ({
      href: writeFormStart(market.market, app),
      text: nameCountry(market),
      locale: market.locale,
      isCurrent: market.market === current,
    }))
