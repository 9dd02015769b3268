// Puts together what header and footer are drawn from, for a site and for a market that has forms only.
import type { AppId } from '@evkit/engine/forms'
import { parseQuery } from '@evkit/engine/shared'
import type { FrameContent } from '@evkit/engine/site'
import { type ShownPage, wordConsent } from '@evkit/engine/internal/site'
import { findCarChoice, wordLost } from './car-choice.js'
import { listFormLinks, writeHome, type CountryLink } from './forms/form-sites.js'
import type { BareFrameProps, FrameProps } from './frame.js'
import { createTranslate } from './messages.js'
import type { RenderBrand, RenderMarket } from './render.types.js'
import { makeMenu } from './site-menu.js'

interface At {
  readonly path: string
  readonly brand: RenderBrand
  /** The form the page shows, if it shows one. */
  readonly app?: AppId
  readonly countries: readonly CountryLink[]
  /** Query of the address, where the page does not say itself what of it could not be had. */
  readonly search?: string
}

const formsOf = (market: RenderMarket | undefined, app: AppId | undefined) =>
  market === undefined ? undefined : { label: market.label, links: listFormLinks(market, app) }

/** The frame of a page of a site. */
export const toFrameProps = (
  at: At & {
    readonly frame: FrameContent
    readonly shown: ShownPage | undefined
    readonly market: RenderMarket | undefined
  },
): FrameProps => {
  const { frame, shown, market, path, brand, app, countries } = at
  const translate = createTranslate(frame.messages, frame.locale)
  const chosen = findCarChoice({ frame, shown }, parseQuery(at.search ?? ''))
  return {
    frame,
    translate,
    path,
    shown,
    notice: chosen === undefined ? '' : wordLost(chosen, translate),
    maker: frame.maker,
    brand,
    home: writeHome(frame.site),
    words: {
      skip: translate('skip'),
      countries: translate('sites.label'),
      demo: translate('demo'),
    },
    menu: makeMenu({ site: { frame, translate }, market, path }),
    consent: frame.consent === 'host' ? undefined : wordConsent(translate),
    forms: formsOf(market, app),
    countries,
  }
}

/** The frame of a page of a market that has forms only. */
export const toBareProps = (
  at: At & { readonly market: RenderMarket; readonly maker: string },
): BareFrameProps => {
  const { market, maker, brand, path, app, countries } = at
  const say = (key: string): string => market.dictionary.get(key) ?? ''
  return {
    maker,
    brand,
    home: writeHome(market.market),
    words: {
      skip: say('FrameSkip'),
      countries: say('FrameMarkets'),
      demo: say('FrameDemo'),
    },
    menu: makeMenu({ market, path }),
    consent: wordConsent(createTranslate(market.consent, market.locale)),
    forms: formsOf(market, app),
    countries,
  }
}
