import { comparisonAddress, comparisonView } from '@evkit/engine/compare'
import { parseQuery } from '@evkit/engine/shared'
import { wordCarPrice } from '../car-price.js'
import type { FrameProps } from '../frame.js'
import { plain } from '../pages/render-home.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { readComparisonTools } from './compare-data.js'
import { ComparePage } from './compare-page.js'

/** Renders the page that compares the cars an address names; none for a site without a line-up. */
export const renderCompare = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { frame, translate, menu } = props
  const { cars: lineUp = [] } = frame
  if (lineUp.length === 0) return undefined
  const tools = readComparisonTools(request, frame)
  const start = { lineUp: lineUp.map(({ slug }) => slug), range: tools.range?.state }
  const view = comparisonView({
    state: comparisonAddress.read(parseQuery(request.search), start),
    lineUp,
    quote: menu.quote?.href,
    tools,
    frame,
    findPrice: (name) => wordCarPrice(name, request, props),
    translate,
  })
  const texts = {
    title: translate('compare.title', { cars: view.names, maker: frame.maker }),
    description: translate('compare.text'),
  }
  const page = <ComparePage view={view} translate={translate} />
  return { ...plain(texts, page), script: 'compare' }
}
