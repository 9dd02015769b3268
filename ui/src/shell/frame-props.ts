// Puts together what header and footer are drawn from, for a site and for a market that has forms only.
import type { AppId } from '@evkit/engine/forms'
import type { FrameContent, PageName } from '@evkit/engine/site'
import { listFormLinks, writeHome, type CountryLink } from './forms/form-sites.js'
import type { BareFrameProps, FrameProps } from './frame.js'
import { createTranslate } from './messages.js'
import type { RenderMarket } from './render.types.js'
import { makeMenu } from './site-menu.js'

interface At {
  readonly path: string
  /** The form the page shows, if it shows one. */
  readonly app?: AppId
  readonly countries: readonly CountryLink[]
}

const formsOf = (market: RenderMarket | undefined, app: AppId | undefined) =>
  market === undefined ? undefined : { label: market.label, links: listFormLinks(market, app) }

/** The frame of a page of a site. */
export const toFrameProps = (
  at: At & {
    readonly frame: FrameContent
    readonly page: PageName | undefined
    readonly market: RenderMarket | undefined
  },
): FrameProps => {
  const { frame, page, market, path, app, countries } = at
  const translate = createTranslate(frame.messages, frame.locale)
  return {
    frame,
    translate,
    path,
    page,
    maker: frame.maker,
    home: writeHome(frame.site),
    words: {
      skip: translate('skip'),
      countries: translate('sites.label'),
      demo: translate('demo'),
    },
    menu: makeMenu({ site: { frame, translate }, market, path }),
    forms: formsOf(market, app),
    countries,
  }
}

/** The frame of a page of a market that has forms only. */
export const toBareProps = (
  at: At & { readonly market: RenderMarket; readonly maker: string },
): BareFrameProps => {
  const { market, maker, path, app, countries } = at
  const say = (key: string): string => market.dictionary.get(key) ?? ''
  return {
    maker,
    home: writeHome(market.market),
    words: {
      skip: say('FrameSkip'),
      countries: say('FrameMarkets'),
      demo: say('FrameDemo'),
    },
    menu: makeMenu({ market, path }),
    forms: formsOf(market, app),
    countries,
  }
}
