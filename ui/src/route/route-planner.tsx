import { memo, Suspense, useState } from 'react'
import { MapFrame } from '../map/index.js'
import {
  ActionBar,
  Awake,
  DetailCards,
  DetailColumn,
  memoByValue,
  ToolLayout,
  useRested,
} from '../tool/index.js'
import type { PlannerView } from './alternative-view.js'
import { KeepTrip } from './keep-trip.js'
import { CreditList } from './credit-list.js'
import type { Pointing, RoadParts } from './road-parts.types.js'
import type { RoutePlannerProps } from './route-tool.types.js'
import { SearchForm } from './search-form.js'
import { TripSettings } from './trip-settings.js'
import { useKept } from './use-kept.js'
import { useRoute, type RunningRoute } from './use-route.js'
import styles from './route-planner.module.css'

interface PartProps {
  readonly run: RunningRoute
  /** What is below the first screen follows once the visitor has come to rest. */
  readonly rested: PlannerView
  readonly props: RoutePlannerProps
  readonly pointing: Pointing
}

const Form = memoByValue(SearchForm)
const Frame = memoByValue(MapFrame)
const Settings = memoByValue(TripSettings)

// The view names the map; the page's own words for the rest.
const wordsOf = ({ map }: PlannerView, { mapWords }: RoutePlannerProps) => ({
  ...mapWords,
  label: map.label,
  skip: map.skip,
  unavailable: map.note === '' ? mapWords.unavailable : map.note,
})

// The road, how far the car gets on it and where it stops: all of it is there without scripts as well.
const Road = ({ run, rested, props, pointing }: PartProps) => {
  const { view, scene, isUsed, mapPorts, send, save, drawLink } = run
  const parts = props.road.find()
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
        {...pointing}
      />
      {parts === undefined ? null : (
        <>
          <parts.RoadResult view={view} send={send} save={save} drawLink={drawLink} />
          <parts.RoadStops view={rested} send={send} {...pointing} />
          <parts.RoadText view={view} />
        </>
      )}
    </div>
  )
}

interface ControlsProps
  extends Pick<PartProps, 'props'>, Pick<RunningRoute, 'view' | 'send' | 'trip'> {
  readonly onKept: () => void
}

// As long as the view is the first one they may wake later than the rest.
const Controls = memo(({ view, send, props, trip, onKept }: ControlsProps) => (
  <Suspense>
    <Settings
      settings={view.settings}
      direction={props.direction}
      distance={props.distance}
      now={props.ports.now}
      send={send}
    />
    <ActionBar labels={view.labels} ports={props.ports}>
      {view.map.viewport === undefined ? null : (
        <KeepTrip trip={trip} props={props} onKept={onKept} />
      )}
    </ActionBar>
    <Awake onAwake={props.onAwake} />
  </Suspense>
))

interface DetailProps extends Pick<RoutePlannerProps, 'direction'>, Pointing {
  readonly view: PlannerView
  readonly parts: RoadParts | undefined
}

const Detail = memo(({ view, parts, direction, ...pointing }: DetailProps) => (
  <DetailCards>
    <DetailColumn>
      {parts === undefined ? null : (
        <parts.RoadChart view={view} direction={direction} {...pointing} />
      )}
    </DetailColumn>
    <DetailColumn>
      {view.credits.list.length === 0 ? null : <CreditList {...view.credits} />}
    </DetailColumn>
  </DetailCards>
))

/** The route planner: two places, the road between them with the stations along it, how far the car gets, where to stop. */
export const RoutePlanner = (props: RoutePlannerProps) => {
  const run = useRoute(props)
  const { view, send, fields, askHere } = run
  const rested = useRested(view)
  const kept = useKept(props)
  const [pointed, onPoint] = useState<string>()
  const pointing = { pointed, onPoint }
  const parts = { run, rested, props, pointing }
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
          {kept.part === undefined ? null : <kept.part.KeptTrips translate={props.translate} />}
          <noscript>{props.plainForm}</noscript>
        </>
      }
      notices={view.corrections}
      result={<Road {...parts} />}
      controls={
        <Controls view={view} send={send} props={props} trip={run.trip} onKept={kept.show} />
      }
      detail={
        <Detail view={rested} parts={props.road.find()} direction={props.direction} {...pointing} />
      }
      notes={[]}
      notesLabel=""
      live={view.live}
    />
  )
}

const pick = ({ inputs, via, swap, search, here, status }: PlannerView) => ({
  inputs,
  via,
  swap,
  search,
  here,
  status,
})
