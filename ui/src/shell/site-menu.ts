// Where the header leads: models, tools, retailers, contact and a quote, as far as the market has them.
import type { Translate } from '@evkit/engine/shared'
import type { FrameContent, PageName } from '@evkit/engine/site'
import { writePagePath } from '@evkit/engine/internal/site'
import type { AppId } from '@evkit/engine/forms'
import { purposeOf } from './forms/form-page.js'
import { writeFormPath, writeFormStart } from './forms/form-sites.js'
import type { RenderMarket } from './render.types.js'

/** One way of the menu. */
export interface MenuLink {
  readonly href: string
  readonly text: string
  /** What the visitor finds there; empty where the menu says enough. */
  readonly hint: string
  readonly isCurrent: boolean
}

/** Everything the header leads to. */
export interface SiteMenu {
  readonly label: string
  /** Name of the button that opens the menu where it does not fit. */
  readonly open: string
  /** What comes before the tools, and after them. */
  readonly first: readonly MenuLink[]
  readonly tools: { readonly text: string; readonly links: readonly MenuLink[] } | undefined
  readonly last: readonly MenuLink[]
  /** The one way that stands out. */
  readonly quote: MenuLink | undefined
}

const TOOLS = [
  ['charging', 'menu.charging'],
  ['range', 'menu.range'],
  ['route-planner', 'menu.route'],
  ['cost-benefits', 'menu.costs'],
  ['electrification', 'menu.all'],
] as const satisfies readonly (readonly [PageName, string])[]

/** What a menu is made for. */
export interface MenuInput {
  /** The frame of the site; absent for a market that has forms only. */
  readonly site?: { readonly frame: FrameContent; readonly translate: Translate }
  readonly market: RenderMarket | undefined
  /** Path of the page. */
  readonly path: string
}

/** Lists the tools of a site. */
const listTools = (
  { frame, translate }: NonNullable<MenuInput['site']>,
  path: string,
): readonly MenuLink[] =>
  TOOLS.map(([page, key]) => {
    const href = writePagePath(frame.site, page, frame.chargingSegments)
    return { href, text: translate(key), hint: '', isCurrent: href === path }
  })

// Cars are looked at before one is asked for: where there is no line-up, they are chosen in the form.
const listModels = (
  site: MenuInput['site'],
  path: string,
  inForm: MenuLink | undefined,
): readonly MenuLink[] => {
  if (site === undefined) return inForm === undefined ? [] : [inForm]
  const { frame, translate } = site
  const href = writePagePath(frame.site, 'cars', frame.chargingSegments)
  const text = inForm?.text ?? translate('trail.cars')
  return [{ href, text, hint: inForm?.hint ?? '', isCurrent: href === path }]
}

const hasForm = (market: RenderMarket, app: AppId): boolean =>
  market.purposes.includes(purposeOf(app))

// A site has a page of its own for them; where there is none, they are chosen in the form.
const writeRetailers = (site: MenuInput['site'], market: string): string =>
  site === undefined
    ? writeFormPath(market, { app: 'quote', page: 'retailerSelector' })
    : writePagePath(site.frame.site, 'retailers', site.frame.chargingSegments)

/** Makes the menu of a page. */
export const makeMenu = ({ site, market, path }: MenuInput): SiteMenu => {
  const say = (key: string): string => market?.dictionary.get(key) ?? ''
  const link = (key: string, href: string): MenuLink => ({
    href,
    text: say(key),
    hint: say(`${key}Hint`),
    isCurrent: href === path,
  })
  const slug = market?.market ?? ''
  const hasQuote = market !== undefined && hasForm(market, 'quote')
  const hasContact = market !== undefined && hasForm(market, 'contact')
  return {
    label: site === undefined ? say('MenuLabel') : site.translate('menu.label'),
    open: site === undefined ? say('MenuOpen') : site.translate('menu.open'),
    first: listModels(
      site,
      path,
      hasQuote ? link('MenuModels', writeFormStart(slug, 'quote')) : undefined,
    ),
    tools:
      site === undefined
        ? undefined
        : { text: site.translate('menu.tools'), links: listTools(site, path) },
    last: [
      ...(hasQuote ? [link('MenuRetailers', writeRetailers(site, slug))] : []),
      ...(hasContact ? [link('MenuContact', writeFormStart(slug, 'contact'))] : []),
    ],
    quote: hasQuote
      ? link('MenuQuote', writeFormPath(slug, { app: 'quote', page: 'form' }))
      : undefined,
  }
}
