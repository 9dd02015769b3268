import { comparisonAddress, comparisonView } from '@evkit/engine/compare'
import { CHOICE_PARAMETERS } from '@evkit/engine/internal/car'
import { parseQuery, type Query } from '@evkit/engine/shared'
import { wordCarPrice } from '../car-price.js'
import type { FrameProps } from '../frame.js'
import { plain } from '../pages/render-home.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { readComparisonTools } from './compare-data.js'
import { ComparePage } from './compare-page.js'
import { readComparedSizes } from './compared-sizes.js'

// What the visitor has chosen elsewhere goes along with the form.
const listChosen = (query: Query) =>
  query.flatMap(({ key, value }) =>
    CHOICE_PARAMETERS.some((name) => name === key) ? [[key, value] as const] : [],
  )

/** Renders the page that compares the cars an address names; none for a site without a line-up. */
export const renderCompare = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { frame, translate, menu } = props
  const { cars: lineUp = [] } = frame
  if (lineUp.length === 0) return undefined
  const tools = readComparisonTools(request, frame)
  const query = parseQuery(request.search)
  const view = comparisonView({
    state: comparisonAddress.read(query, { lineUp, range: tools.range?.state, facts: tools.facts }),
    lineUp,
    quote: menu.quote?.href,
    tools,
    frame,
    findPrice: (car) => wordCarPrice(car, request, props),
    translate,
  })
  const texts = {
    title: translate('compare.title', { cars: view.names, maker: frame.maker }),
    description: translate('compare.text'),
  }
  const kept = listChosen(query)
  const slugs = view.cars.map(({ slug }) => slug)
  const sizes = readComparedSizes(request.load, frame.site, slugs)
  const page = <ComparePage view={view} sizes={sizes} kept={kept} translate={translate} />
  return { ...plain(texts, page), script: 'compare' }
}
