import { resolveSiteSlug } from '@evkit/engine/site'
import { readFrame } from './documents.js'
import { findMarket, listCountries } from './forms/form-sites.js'
import { drawFrame } from './frame.js'
import { toFrameProps } from './frame-props.js'
import { FaultPage } from './pages/missing-page.js'
import { plain } from './pages/render-home.js'
import type { FaultedPage, RenderRequest } from './render.types.js'

/** Renders what is shown where a page could not be made: the frame of its site with a way on. */
export const renderFault = ({
  path,
  search,
  load,
  brand,
  forms,
  fallbackSite,
}: Pick<RenderRequest, 'path' | 'search' | 'load' | 'brand' | 'forms' | 'fallbackSite'>):
  FaultedPage | undefined => {
  const frame = readFrame(load, resolveSiteSlug(path)) ?? readFrame(load, fallbackSite)
  if (frame === undefined) return undefined
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
    title: translate('fault.title', { maker }),
    description: translate('fault.text'),
  }
  return {
    kind: 'page',
    status: 500,
    ...drawFrame(props),
    canonical: path,
    alternates: [],
    ...plain(texts, <FaultPage {...props} asked={`${path}${search}`} />),
  }
}
