import { either as E } from 'fp-ts'
import {
  toRangeLogEntry,
  openLightCalculator,
  requireToolCars,
  type LightContent,
  type RangeToolView,
} from '@evkit/engine/range'
import { RANGE_MAP_ZOOM } from '@evkit/engine/internal/range'
import { none, parseQuery, type Issue } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, type PageName } from '@evkit/engine/site'
import { writePagePath } from '@evkit/engine/internal/site'
import { renderToString } from 'react-dom/server'
import {
  firstRangeMapView,
  lightViewMaker,
  pictureOfStart,
  rangeToolViewMaker,
  startRange,
} from '../../range/index.js'
import { PlainForm, type PlainFieldProps } from '../../tool/index.js'
import { toMapWords } from '../../map/index.js'
import { createTranslate } from '../messages.js'
import { drawGroundPicture } from '../maps/draw-ground.js'
import { firstCentre, toRangeMapStart } from '../maps/range-map-start.js'
import { rangeReplyOf, readLight, readRangeTool, readTabs } from '../documents.js'
import type { FrameProps } from '../frame.js'
import { silentBars } from '../ports/tools/browser-bars.js'
import { silentRangeMapPorts } from '../ports/maps/range-map-ports.js'
import { silentRangePorts } from '../ports/tools/range-ports.js'
import { drawOpening } from '../pages/render-block-page.js'
import { rangePageBase } from '../range-page-base.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import {
  toElectrificationProps,
  type Door,
  type ElectrificationPageData,
} from './electrification-page.js'
import { ElectrificationTools } from './electrification-tools.js'

type PictureName = keyof FrameProps['frame']['pictures']

const toDoor = (
  { frame, translate }: FrameProps,
  [page, key, picture]: readonly [PageName, string, PictureName],
): Door => ({
  href: writePagePath(frame.site, page, frame.chargingSegments),
  heading: translate(`${key}.heading`),
  text: translate(`${key}.text`),
  picture: frame.pictures[picture],
})

const SAVINGS = [
  ['cost-benefits', 'hub.costs', 'costs'],
  ['range', 'hub.range', 'range'],
] as const
const CHARGING = [
  ['charging-home', 'hub.home', 'chargingHome'],
  ['charging-public', 'hub.public', 'chargingPublic'],
  ['route-planner', 'hub.route', 'route'],
] as const

const toLight = (content: LightContent, request: RenderRequest) => {
  const opened = openLightCalculator({
    content,
    reply: rangeReplyOf(request.documents.range),
    query: parseQuery(request.search),
  })
  if (E.isLeft(opened)) return { faults: opened.left.map(toRangeLogEntry) }
  const { data: _, ...start } = opened.right
  return { faults: [], light: { content, start, picture: pictureOfStart(opened.right, '') } }
}

const listFields = ({ controls }: RangeToolView): readonly PlainFieldProps[] => {
  const valueOf = (
    choices: readonly { readonly value: string; readonly isChosen: boolean }[],
  ): string => choices.find(({ isChosen }) => isChosen)?.value ?? ''
  return [
    {
      name: 'model',
      label: controls.picker.label,
      value: valueOf(controls.picker.choices),
      options: controls.picker.choices,
    },
    {
      name: 'profile',
      label: controls.profile.label,
      value: valueOf(controls.profile.choices),
      options: controls.profile.choices,
    },
    {
      name: 'temperatureIndex',
      label: controls.temperature.label,
      value: String(controls.temperature.value),
      options: controls.temperature.feet.map(({ index, label }) => ({ value: index, label })),
    },
  ]
}

const renderPage = (
  data: ElectrificationPageData,
  frame: FrameProps['frame'],
  { maps, opening }: Pick<RenderRequest, 'maps'> & { readonly opening: string },
): PageParts => {
  const look = {
    kind: 'at',
    centre: firstCentre(data.range.map),
    zoom: RANGE_MAP_ZOOM,
  } as const
  const ports = {
    ...silentRangePorts(data.search),
    bars: silentBars,
    ground: drawGroundPicture(look, maps),
    mapPorts: silentRangeMapPorts,
  }
  const props = toElectrificationProps(data, ports)
  const rangeFirst = rangeToolViewMaker(props.range)({
    ...startRange(props.range),
    announced: none,
  })
  const lightFirst =
    props.light === undefined
      ? undefined
      : lightViewMaker(props.light)({ ...props.light.start, announced: none })
  const map = {
    ...data.range.map,
    firstView: firstRangeMapView({
      range: rangeFirst.map,
      start: data.range.map,
      translate: props.range.translate,
      locale: data.locale,
    }),
  }
  const plainForm = (
    <PlainForm fields={listFields(rangeFirst)} updateLabel={rangeFirst.labels.update} />
  )
  const tools = (
    <ElectrificationTools
      {...props}
      range={{
        ...props.range,
        firstView: rangeFirst,
        plainForm,
        map: { start: map, ground: ports.ground, ports: ports.mapPorts },
      }}
      light={
        props.light === undefined || lightFirst === undefined
          ? undefined
          : { ...props.light, firstView: lightFirst }
      }
      track={() => undefined}
    />
  )
  return {
    title: `${data.heading} – ${frame.maker}`,
    description: data.text,
    main: `${opening}<div id="${TOOL_ROOT}">${renderToString(tools)}</div>`,
    data: {
      ...data,
      range: { ...data.range, firstView: rangeFirst, map },
      ...(data.light === undefined ? {} : { light: { ...data.light, firstView: lightFirst } }),
    },
    picture: data.isOpened ? undefined : rangeFirst.picture?.src,
  }
}

/** Renders the tools page with the state of the address; every fault of its content instead. */
export const renderElectrification = (
  request: RenderRequest,
  props: FrameProps,
): PageParts | readonly Issue[] => {
  const { frame, translate } = props
  const tabs = readTabs(request.load, frame.site)
  if (E.isLeft(tabs)) return tabs.left
  const range = readRangeTool(request.load, frame.site)
  if (E.isLeft(range)) return range.left
  const light = readLight(request.load, frame.site)
  if (E.isLeft(light)) return light.left
  const cars = requireToolCars(range.right.cars)
  if (E.isLeft(cars)) return cars.left
  const opening = drawOpening(request, frame, CONTENT_CLIENTS.electrificationPage)
  return renderPage(
    {
      heading: translate('hub.heading'),
      text: translate('hub.text'),
      isOpened: opening !== '',
      tabs: tabs.right,
      doors: {
        savings: SAVINGS.map((door) => toDoor(props, door)),
        charging: CHARGING.map((door) => toDoor(props, door)),
      },
      range: {
        content: range.right,
        cars: cars.right,
        maps: request.maps.service,
        map: {
          ...toRangeMapStart(request, range.right.mapCentre),
          words: toMapWords(createTranslate(range.right.messages, frame.locale)),
        },
      },
      ...toLight(light.right, request),
      ...rangePageBase(request, frame),
    },
    frame,
    { maps: request.maps, opening },
  )
}
