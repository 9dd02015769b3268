import { comparisonAddress, comparisonView } from '@evkit/engine/compare'
import { nameOffered, offerVersions } from '@evkit/engine/internal/blocks'
import { CHOICE_PARAMETERS } from '@evkit/engine/internal/car'
import { parseQuery, type Query } from '@evkit/engine/shared'
import { wordCarPrice } from '../car-price.js'
import type { FrameProps } from '../frame.js'
import { plain } from '../pages/render-home.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { readComparisonTools } from './compare-data.js'
import { listOfferedVersions, readLineUpFinder, viewFilters } from './compare-filters.js'
import { ComparePage } from './compare-page.js'
import { readComparedSizes } from './compared-sizes.js'

// What an address holds of some parameters goes along with a form.
const listKept = (query: Query, names: readonly string[]) =>
  query.flatMap(({ key, value }) => (names.includes(key) ? [[key, value] as const] : []))

// How cars are compared, whichever they are.
const MANNER = ['temperatureIndex', 'climate', 'sort']

/** Renders the page that compares the cars an address names; none for a site without a line-up. */
export const renderCompare = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { frame, translate, menu } = props
  const { cars: lineUp = [] } = frame
  if (lineUp.length === 0) return undefined
  const tools = readComparisonTools(request, frame)
  const query = parseQuery(request.search)
  const finder = readLineUpFinder(request.load, frame.site)
  const offered = listOfferedVersions(finder, query)
  const start = { lineUp, range: tools.range?.state, facts: tools.facts }
  const compared = comparisonView({
    state: comparisonAddress.read(nameOffered(query, offered), start),
    lineUp,
    quote: menu.quote?.href,
    tools,
    frame,
    findPrice: (car) => wordCarPrice(car, request, props),
    translate,
  })
  const view = { ...compared, fields: offerVersions(compared.fields, offered) }
  const texts = {
    title: translate('compare.title', { cars: view.names, maker: frame.maker }),
    description: translate('compare.text'),
  }
  const slugs = view.cars.map(({ slug }) => slug)
  const sizes = readComparedSizes(request.load, frame.site, slugs)
  const filtered = finder && viewFilters(finder, { query, frame, path: request.path })
  const filters = finder &&
    filtered && {
      heading: finder.heading,
      view: filtered,
      kept: listKept(query, [...CHOICE_PARAMETERS, ...MANNER]),
    }
  const kept = [...listKept(query, CHOICE_PARAMETERS), ...(filtered?.asked ?? [])]
  const page = (
    <ComparePage view={view} filters={filters} sizes={sizes} kept={kept} translate={translate} />
  )
  return { ...plain(texts, page), script: 'compare' }
}
