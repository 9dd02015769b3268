import type { RouteView } from '@evkit/engine/route'
import { memo, Suspense } from 'react'
import { MapFrame } from '../map/index.js'
import {
  ActionBar,
  Awake,
  DetailCard,
  DetailCards,
  DetailColumn,
  memoByValue,
  ToolLayout,
  useRested,
} from '../tool/index.js'
import { ChargeChart } from './charge-chart.js'
import { CreditList, MapParts, MapText } from './map-notes.js'
import { ReachPanel } from './reach-panel.js'
import type { RoutePlannerProps } from './route-tool.types.js'
import { SearchForm } from './search-form.js'
import { StationList } from './station-list.js'
import { StopList } from './stop-list.js'
import { TripSettings } from './trip-settings.js'
import { useRoute, type RunningRoute } from './use-route.js'
import styles from './route-planner.module.css'

interface PartProps {
  readonly run: RunningRoute
  readonly props: RoutePlannerProps
}

const Form = memoByValue(SearchForm)
const Frame = memoByValue(MapFrame)
const Settings = memoByValue(TripSettings)
const Reach = memoByValue(ReachPanel)
const Stations = memoByValue(StationList)
const Parts = memoByValue(MapParts)
const Chart = memoByValue(ChargeChart)
const Stops = memoByValue(StopList)

// The view names the map; the page's own words for the rest.
const wordsOf = ({ map }: RouteView, { mapWords }: RoutePlannerProps) => ({
  ...mapWords,
  label: map.label,
  skip: map.skip,
  unavailable: map.note === '' ? mapWords.unavailable : map.note,
})

// The road, and how far the car gets on it: all of it is there without scripts as well.
const Road = ({ run, props }: PartProps) => {
  const { view, scene, isUsed, mapPorts, send } = run
  return (
    <div className={styles['road']}>
      <Frame
        scene={scene}
        ground={props.ground}
        isToolUsed={isUsed}
        source={props.mapSource}
        words={wordsOf(view, props)}
        credits={props.mapCredits}
        ports={mapPorts}
      />
      <Parts label={view.labels.parts} parts={view.map.parts} />
      {view.stations === undefined ? null : <Stations stations={view.stations} />}
      {view.reach === undefined ? null : (
        <Reach plan={view.reach.plan} traceLabel={view.labels.trace} send={send} />
      )}
      <MapText text={view.map.text} />
    </div>
  )
}

interface ControlsProps extends Pick<PartProps, 'props'>, Pick<RunningRoute, 'view' | 'send'> {}

// As long as the view is the first one they may wake later than the rest.
const Controls = memo(({ view, send, props }: ControlsProps) => (
  <Suspense>
    <Settings
      settings={view.settings}
      direction={props.direction}
      distance={props.distance}
      send={send}
    />
    <ActionBar labels={view.labels} ports={props.ports} />
    <Awake onAwake={props.onAwake} />
  </Suspense>
))

interface DetailProps extends Pick<RoutePlannerProps, 'direction'> {
  readonly view: RouteView
}

const Detail = memo(({ view, direction }: DetailProps) => {
  const { reach, labels, credits } = view
  const stops = reach?.plan.stops ?? []
  return (
    <DetailCards>
      <DetailColumn>
        {reach === undefined || stops.length === 0 ? null : (
          <DetailCard>
            <Stops label={reach.plan.heading} stops={stops} traceLabel={labels.trace} />
          </DetailCard>
        )}
        {stops.length > 0 || credits.list.length === 0 ? null : <CreditList {...credits} />}
      </DetailColumn>
      <DetailColumn>
        {reach?.chart === undefined ? null : (
          <DetailCard>
            <Chart
              chart={reach.chart}
              stops={stops}
              tableLabel={labels.chartTable}
              direction={direction}
            />
          </DetailCard>
        )}
        {stops.length === 0 ? null : <CreditList {...credits} />}
      </DetailColumn>
    </DetailCards>
  )
})

/** The route planner: two places, the road between them with the stations along it, how far the car gets, where to stop. */
export const RoutePlanner = (props: RoutePlannerProps) => {
  const run = useRoute(props)
  const { view, send, fields, askHere } = run
  const rested = useRested(view)
  const parts = { run, props }
  return (
    <ToolLayout
      part="route-planner"
      state={view.reach?.plan.kind ?? 'empty'}
      heading={view.heading}
      text={view.description}
      first={
        <>
          <Form
            view={pick(view)}
            trip={props.start.trip}
            fields={fields}
            send={send}
            askHere={askHere}
          />
          <noscript>{props.plainForm}</noscript>
        </>
      }
      notices={view.corrections}
      result={<Road {...parts} />}
      controls={<Controls view={view} send={send} props={props} />}
      detail={<Detail view={rested} direction={props.direction} />}
      notes={[]}
      notesLabel=""
      live={view.live}
    />
  )
}

const pick = ({ inputs, swap, search, here, status }: RouteView) => ({
  inputs,
  swap,
  search,
  here,
  status,
})
