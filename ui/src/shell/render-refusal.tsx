import { resolveSiteSlug } from '@evkit/engine/site'
import { readFrame } from './documents.js'
import { findMarket, listCountries } from './forms/form-sites.js'
import { drawFrame } from './frame.js'
import { toFrameProps } from './frame-props.js'
import { MissingPage, RefusedPage } from './pages/missing-page.js'
import { plain } from './pages/render-home.js'
import type { RefusalPage, RenderRequest } from './render.types.js'

/** Why there is no page, by the status it is answered with. */
const REASONS = { 404: 'missing', 429: 'often', 500: 'fault', 503: 'busy' } as const

/** A status that says why there is no page. */
export type RefusalStatus = keyof typeof REASONS

/** Whether a status is one that is said in a page. */
export const isRefusal = (status: number): status is RefusalStatus => status in REASONS

/** Renders what is shown in place of a page: the frame of its site with a way on. It is the same for all its addresses. */
export const renderRefusal = (
  status: RefusalStatus,
  {
    path,
    load,
    brand,
    forms,
    fallbackSite,
  }: Pick<RenderRequest, 'path' | 'load' | 'brand' | 'forms' | 'fallbackSite'>,
): RefusalPage | undefined => {
  const frame = readFrame(load, resolveSiteSlug(path)) ?? readFrame(load, fallbackSite)
  if (frame === undefined) return undefined
  const name = REASONS[status]
  const props = toFrameProps({
    frame,
    shown: undefined,
    brand,
    path: `/${frame.site}/`,
    market: findMarket(forms, frame.site),
    countries: listCountries(forms, { frame, shown: undefined }),
  })
  const { translate, maker } = props
  const texts = {
    title: translate(`${name}.title`, { maker }),
    description: translate(`${name}.text`),
  }
  return {
    kind: 'page',
    status,
    ...drawFrame(props),
    canonical: props.home,
    alternates: [],
    ...plain(
      texts,
      name === 'missing' ? <MissingPage {...props} /> : <RefusedPage {...props} name={name} />,
    ),
  }
}
