import { either as E } from 'fp-ts'
import {
  DEFAULT_CALCULATOR_PROFILE,
  DEFAULT_CALCULATOR_TEMPERATURE,
  type RangeToolContent,
} from '@evkit/engine/range'
import { toProfileChoices, toTemperatureSlider } from '@evkit/engine/internal/range'
import { parseQuery, toUndefined, type Issue } from '@evkit/engine/shared'
import { endsAddress, type RouteContent, type RouteView } from '@evkit/engine/route'
import { ROAD_PROFILE, ROUTE_MAP } from '@evkit/engine/internal/route'
import { numberFormat } from '@evkit/engine/site'
import { writePagePath } from '@evkit/engine/internal/site'
import { renderToString } from 'react-dom/server'
import { toMapWords, type MapLook } from '../../map/index.js'
import {
  RoutePlanner,
  routeViewMaker,
  startRoute,
  toRouteScene,
  type FirstAnswers,
} from '../../route/index.js'
import { PlainForm } from '../../tool/index.js'
import { decodeCharging, readRangeTool, readRoutePlanner, readTool } from '../documents.js'
import { drawFiguresNote } from '../figures-note.js'
import type { FrameProps } from '../frame.js'
import { drawGroundPicture } from '../maps/draw-ground.js'
import { createTranslate } from '../messages.js'
import { silentRoutePorts } from '../ports/tools/route-ports.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { roadLater } from './road-later.js'
import * as road from './road.js'
import { toRouteProps, type RoutePageData } from './route-page.js'

// Pages are drawn with all their parts.
roadLater.give(road)

// The words of the range tools for temperatures and profiles, and those around a map.
const toRangeWords = (content: RangeToolContent, locale: string) => {
  const translate = createTranslate(content.messages, locale)
  const words = { translate, numbers: numberFormat(locale), units: content.units }
  const { feet } = toTemperatureSlider('', DEFAULT_CALCULATOR_TEMPERATURE, words)
  const { choices } = toProfileChoices('', DEFAULT_CALCULATOR_PROFILE, (profile) =>
    translate(`profile.${profile}`),
  )
  return {
    temperatures: feet.map(({ index, label }) => ({ value: index, label })),
    profiles: choices.map(({ value, label }) => ({ value, label })),
    mapWords: toMapWords(translate),
    updateLabel: translate('update.label'),
  }
}

// As the road is driven comes before one profile for all of it.
const withRoad = (
  words: ReturnType<typeof toRangeWords>,
  { messages }: RouteContent,
  locale: string,
) => {
  const label = createTranslate(messages, locale)('profile.road')
  return { ...words, profiles: [{ value: ROAD_PROFILE, label }, ...words.profiles] }
}

const AVOID = 'avoidRoads'

// The places of the address, so that a change of the settings keeps them.
const listEnds = (search: string): readonly (readonly [string, string])[] =>
  parseQuery(search)
    .filter(({ key }) => key !== AVOID && endsAddress.parameters.includes(key))
    .map(({ key, value }) => [key, value])

// A site whose own country has no roads opens on the part of the world that has.
const toOpening = ({ mapArea, mapCentre }: RouteContent): MapLook =>
  mapArea === undefined
    ? { kind: 'at', centre: mapCentre, zoom: ROUTE_MAP.zoom }
    : { kind: 'fit', viewport: mapArea }

const NAMES = {
  car: 'model',
  motor: 'powerTrain',
  temperature: 'temperatureIndex',
  profile: 'profile',
  leastPower: 'power',
  leastPoints: 'points',
  plug: 'plug',
} as const

// One list of all there is to avoid: nothing, one kind of road, or each of them.
const toAvoidField = ({ label, nothing, list }: RouteView['settings']['avoid']) => {
  const toOption = (kinds: typeof list) => ({
    value: kinds.map(({ id }) => id).join(';'),
    label: kinds.map((one) => one.label).join(' + '),
  })
  return {
    name: AVOID,
    label,
    value: toOption(list.filter(({ isOn }) => isOn)).value,
    options: [{ value: '', label: nothing }, ...list.map((one) => toOption([one])), toOption(list)],
  }
}

// The lists of the settings, and the time, as fields of a form that needs no script.
const listPlainFields = ({ choices, stations, clock, avoid }: RouteView['settings']) => [
  ...[...choices, ...stations.choices].map((list) => ({
    name: NAMES[list.id],
    label: list.label,
    value: list.choices.find(({ isChosen }) => isChosen)?.value ?? '',
    options: list.choices,
  })),
  toAvoidField(avoid),
  ...clock.of.choices.map(({ value, label, isChosen }) => ({
    name: value,
    label: `${clock.label}: ${label}`,
    value: isChosen ? clock.time.value : '',
    options: [],
  })),
  { name: 'date', ...clock.date, options: [], type: 'date' as const },
]

// What is said of the other road stands in the first view; the road itself would be as much again.
const withoutAlternative = ({ places, road }: FirstAnswers): FirstAnswers => ({
  ...(places === undefined ? {} : { places }),
  ...(road === undefined ? {} : { road }),
})

const renderFound = (
  data: RoutePageData,
  request: RenderRequest,
  frameProps: FrameProps,
): PageParts => {
  const base = toRouteProps(data, {
    ports: silentRoutePorts(request.search),
    ground: '',
    visit: '',
  })
  const snapshot = startRoute(base)
  const view = routeViewMaker(base).makeView(snapshot)
  const { ends, trip, answer } = snapshot.state
  const scene = toRouteScene({
    view,
    answer: toUndefined(answer),
    ends,
    trip,
    opening: data.opening,
    road,
  })
  const ground = drawGroundPicture(scene.look, request.maps)
  const fields = listPlainFields(view.settings)
  const plainForm = (
    <PlainForm fields={fields} kept={listEnds(data.resolved)} updateLabel={data.updateLabel} />
  )
  return {
    title: `${view.title} – ${frameProps.frame.maker}`,
    description: `${view.heading}. ${view.description}`,
    main: `<div id="${TOOL_ROOT}">${renderToString(
      <RoutePlanner {...base} ground={ground} firstView={view} plainForm={plainForm} />,
    )}</div>${drawFiguresNote(frameProps, 'routes')}`,
    data: { ...data, first: withoutAlternative(data.first), firstView: view },
    picture: undefined,
  }
}

/** Renders the planner's page with the road of the address, if the server has found one; every fault of its content instead. */
export const renderRoute = (
  request: RenderRequest,
  props: FrameProps,
): PageParts | readonly Issue[] => {
  const { frame } = props
  const content = readRoutePlanner(request.load, frame.site)
  if (E.isLeft(content)) return content.left
  const tool = readTool(request.load, frame.site)
  if (E.isLeft(tool)) return tool.left
  const charging = decodeCharging(request.documents.charging)
  if (E.isLeft(charging)) return charging.left
  const range = readRangeTool(request.load, frame.site)
  if (E.isLeft(range)) return range.left
  const { resolved, first } = request.road ?? { resolved: request.search, first: {} }
  return renderFound(
    {
      content: content.right,
      cars: tool.right.cars,
      charging: charging.right,
      range: request.documents.range,
      ...withRoad(toRangeWords(range.right, frame.locale), content.right, frame.locale),
      opening: toOpening(content.right),
      maps: request.maps.service,
      mapSource: { layers: request.maps.layers, style: request.maps.style },
      mapCredits: request.maps.credits,
      chargingPath: writePagePath(frame.site, 'charging-public', frame.chargingSegments),
      locale: frame.locale,
      direction: frame.direction,
      maker: frame.maker,
      search: request.search,
      resolved,
      first,
    },
    request,
    props,
  )
}
