import { option as O } from 'fp-ts'
import {
  FIRST_RANGE_MAP,
  rangeMapMachine,
  rangeMapView,
  type RangeMapView,
  type RangeToolView,
} from '@evkit/engine/range'
import { none, toUndefined } from '@evkit/engine/shared'
import { geolocationMachine, numberFormat } from '@evkit/engine/site'
import { resolvePosition } from '@evkit/engine/internal/site'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { asking } from '../tool/asking.js'
import type { RangeMapProps } from './range-map.types.js'

const toPosition = ({ ports, start }: RangeMapProps) => ({
  logic: geolocationMachine.provide({
    actors: { askPosition: asking(ports.askPosition) },
    actions: {
      storeLocation: (_, { location }) => {
        if (O.isSome(location)) ports.storeLocation(location.value)
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  }),
  input: {
    isSupported: ports.isPositionSupported,
    isFunctional: start.isFunctional,
    location: start.location,
  },
})

type KnownPosition = SnapshotFrom<typeof geolocationMachine>
type MapState = SnapshotFrom<typeof rangeMapMachine>

/** What the map is made from. */
interface RangeMapParts extends Pick<RangeMapProps, 'translate' | 'locale'> {
  readonly range: RangeToolView['map']
  readonly start: Omit<RangeMapProps['start'], 'words' | 'firstView'>
  readonly known: Pick<KnownPosition, 'value' | 'context'>
  readonly state: Pick<MapState, 'context' | 'value'>
}

/** Makes the view of the map. */
const toRangeMapView = ({
  range,
  start,
  translate,
  locale,
  known,
  state,
}: RangeMapParts): RangeMapView => {
  const { live, location } = known.context
  return rangeMapView({
    ...range,
    state: state.context,
    isSearching: state.value === 'searching',
    position: toUndefined(resolvePosition({ live, location, region: start.region })),
    phase: known.value,
    translate,
    numbers: numberFormat(locale),
  })
}

/** The view of the map before anything has happened. */
export const firstRangeMapView = (parts: Omit<RangeMapParts, 'known' | 'state'>): RangeMapView => {
  const { location, isFunctional } = parts.start
  return toRangeMapView({
    ...parts,
    known: {
      value: 'idle',
      context: { live: none, location, isFunctional, isSupported: true },
    },
    state: { value: 'idle', context: FIRST_RANGE_MAP },
  })
}

/** Runs the map of a range: the visitor's position, the circles that are switched on, the place that is typed. */
export const useRangeMap = (props: RangeMapProps, range: RangeToolView['map']) => {
  const { ports, start } = props
  const [made] = useState(() => toPosition(props))
  const position = useActorRef(made.logic, { input: made.input })
  const [mapLogic] = useState(() =>
    rangeMapMachine.provide({
      actors: {
        findPlace: asking(({ text }, signal) => ports.findPlace(text, signal)),
      },
      actions: {
        tellPlace: (_, { place }) => {
          if (place !== undefined) position.send({ type: 'place.choose', place })
        },
      },
    }),
  )
  const map = useActorRef(mapLogic)
  const known = useSelector(position, (snapshot) => snapshot)
  const state = useSelector(map, (snapshot) => snapshot)
  useEffect(() => {
    void ports.isPositionDenied().then((isDenied) => {
      if (isDenied) position.send({ type: 'permission.denied' })
    })
    return ports.watchLocation((place) => {
      position.send({ type: 'location.changed', place })
    })
  }, [position, ports])
  useEffect(
    () =>
      ports.watchConsent((isFunctional) => {
        position.send({ type: 'consent.changed', isFunctional })
      }),
    [position, ports],
  )
  const { translate, locale } = props
  const [first] = useState({ range, known: known.context, state: state.context })
  const isFirst =
    range === first.range && known.context === first.known && state.context === first.state
  const view = useMemo(
    (): RangeMapView =>
      isFirst && known.value === 'idle' && start.firstView !== undefined
        ? start.firstView
        : toRangeMapView({ range, start, translate, locale, known, state }),
    [isFirst, range, known, state, translate, locale, start],
  )
  const { switched, hasAsked } = state.context
  return {
    view,
    isUsed: O.isSome(known.context.live) || hasAsked || switched.length > 0,
    askPosition: () => {
      position.send({ type: 'position.ask' })
    },
    send: map.send.bind(map),
  }
}
