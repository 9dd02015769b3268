// The page of the retailers: a list anybody can read, and a map beside it that wakes where it is wanted.
import { function as F, option as O } from 'fp-ts'
import { FullConfigurationCodec, type FullConfiguration } from '@evkit/engine/forms'
import { decodeWith, findParameter, parseQuery, toUndefined } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { writePagePath } from '@evkit/engine/internal/site'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { STANDING_GROUND } from '../../map/index.js'
import { findMarket, writeHostPath } from '../forms/form-sites.js'
import { createDrawRetailerMap, toLook, toRetailerMapWords } from '../forms/retailer-map.js'
import { drawGroundPicture } from '../maps/draw-ground.js'
import { translateMarket } from '../messages.js'
import { silentMapPorts } from '../ports/maps/map-ports.js'
import type { FrameProps } from '../frame.js'
import type { PageParts, RenderMarket, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { listNearRetailers, listRetailers, type ListSource } from './list-retailers.js'
import { LONGEST_PLACE, RETAILER_PLACE } from './retailer-place.js'
import { RetailersHead, RetailersList } from './retailers-page.js'
import { RetailersMap, type RetailersPageData } from './retailers-map.js'
import styles from './retailers.module.css'

const readPlace = (search: string): string =>
  (toUndefined(findParameter(parseQuery(search), RETAILER_PLACE)) ?? '')
    .trim()
    .slice(0, LONGEST_PLACE)

// Where nobody knows a place, all are listed, and the page says so.
const findRetailers = (source: ListSource, place: string) => {
  const near = place === '' ? undefined : listNearRetailers(source, place)
  return { ...(near ?? listRetailers(source)), place, isNear: near !== undefined }
}

type Found = ReturnType<typeof findRetailers>

const drawMap = (
  { map }: Found,
  { maps }: RenderRequest,
  { translate }: ListSource,
): { readonly html: string; readonly data: RetailersPageData } | undefined => {
  const view = toUndefined(map)
  if (view === undefined) return undefined
  const groundLook = toLook(view)
  const data: RetailersPageData = {
    source: { layers: maps.layers, style: maps.style },
    credits: maps.credits,
    ground: STANDING_GROUND,
    groundLook,
    view,
    words: toRetailerMapWords(translate),
  }
  const draw = createDrawRetailerMap({
    ...data,
    ground: drawGroundPicture(groundLook, maps),
    ports: silentMapPorts,
  })
  const island = renderToString(
    <RetailersMap>{draw({ view, onChoose: () => undefined })}</RetailersMap>,
  )
  return { html: `<div id="${TOOL_ROOT}" class="${styles['map'] ?? ''}">${island}</div>`, data }
}

const readConfiguration = (market: RenderMarket): FullConfiguration | undefined => {
  const [purpose] = market.purposes
  if (purpose === undefined) return undefined
  return F.pipe(
    decodeWith(FullConfigurationCodec, market.configurationOf(purpose)),
    O.fromEither,
    toUndefined,
  )
}

const drawText = ({ listed, place, isNear }: Found, count: string, props: FrameProps) => {
  const { frame, translate } = props
  const all = writePagePath(frame.site, 'retailers', frame.chargingSegments)
  const isKnown = place === '' || isNear
  return {
    head: renderToStaticMarkup(
      <RetailersHead {...{ translate, count, place, isKnown }} maker={frame.maker} />,
    ),
    list: renderToStaticMarkup(
      <RetailersList
        translate={translate}
        heading={isNear ? translate('retailers.near', { place }) : translate('retailers.all')}
        listed={listed}
        allHref={isNear ? all : ''}
        embedHref={writeHostPath(frame.site)}
      />,
    ),
  }
}

const within = (name: string, html: string): string =>
  `<div class="${styles[name] ?? ''}">${html}</div>`

/** Renders the retailers of a site's market; nothing where the market says nothing of them. */
export const renderRetailers = (
  request: RenderRequest,
  props: FrameProps,
): PageParts | undefined => {
  const { frame, translate } = props
  const market = findMarket(request.forms, frame.site)
  const configuration = market === undefined ? undefined : readConfiguration(market)
  if (market === undefined || configuration === undefined) return undefined
  const source = { market, configuration, translate: translateMarket(market) }
  const found = findRetailers(source, readPlace(request.search))
  if (found.listed.length === 0) return undefined
  const count = numberFormat(frame.locale).number(market.retailers.length)
  const map = drawMap(found, request, source)
  const { head, list } = drawText(found, count, props)
  return {
    title: translate('retailers.title', { maker: frame.maker }),
    description: translate('retailers.text', { maker: frame.maker, count }),
    main: within('page', head + within('places', (map?.html ?? '') + list)),
    ...(map === undefined ? { script: 'frame' } : {}),
    data: map?.data,
    picture: undefined,
    // What somebody looked for is nothing to find.
    isUnlisted: found.place !== '',
  }
}
