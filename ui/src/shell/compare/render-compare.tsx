import type { FrameProps } from '../frame.js'
import { plain } from '../pages/render-home.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { ComparePage } from './compare-page.js'
import { compareView } from './compare.view.js'

/** Renders the page that compares the cars an address names; none for a site without a line-up. */
export const renderCompare = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { frame, translate } = props
  const view = compareView(request, props)
  if (view.cars.length === 0) return undefined
  const texts = {
    title: translate('compare.title', { cars: view.names, maker: frame.maker }),
    description: translate('compare.text'),
  }
  const page = <ComparePage view={view} translate={translate} />
  return { ...plain(texts, page), script: 'compare' }
}
