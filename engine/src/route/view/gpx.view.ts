import { writeGpxFile, type GpxPlace, type GpxRoute } from '../../geo/index.js'
import { toUndefined } from '../../shared/index.js'
import type { Drive } from '../drive.js'
import { findPlaces, type RouteEnds } from '../route-ends.js'
import type { Credit } from '../route.types.js'
import type { PlannedStop } from '../stop-plan.js'
import { roundAsShown } from '../trip-figures.js'
import { listTimesAtPlaces, type TimeAtPlace, type TimedDrive } from '../trip-moments.js'
import { locatePlace, namePlace } from './places.view.js'

/** Input of {@link writeGpx}. */
export interface GpxDrive extends Omit<TimedDrive, 'road'> {
  readonly drive: Drive
  readonly ends: RouteEnds
  readonly credits: readonly Credit[]
  /** What an assumed charger is called. */
  readonly site: string
}

// Numbers and their units only: the file speaks no language.
const wordStop = ({ minutes, arrival, departure, power }: PlannedStop): string =>
  `${roundAsShown(minutes).value} min, ${roundAsShown(arrival).value}–${departure} %, ${power} kW`

const wordTime = ({ arrives, leaves }: TimeAtPlace): string =>
  arrives === leaves ? arrives : `${arrives}–${leaves}`

type Times = ReadonlyMap<string, string>

const joinTexts = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join(', ')

const listOnTheWay = (
  { drive, ends, trip, plan, site }: GpxDrive,
  times: Times,
): readonly GpxPlace[] => {
  const names = { drive, ends, nameSite: (km: number) => `${site}, ${km} km` }
  const texts = new Map([
    ...trip.stays.map((stay) => [stay.id, { position: stay.position, text: '' }] as const),
    ...plan.stops.map(
      (stop) => [stop.id, { position: stop.position, text: wordStop(stop) }] as const,
    ),
  ])
  return [...texts]
    .sort(([, a], [, b]) => a.position - b.position)
    .flatMap(([id, { text }]) => {
      const at = locatePlace(id, names)
      return at === undefined
        ? []
        : [{ at, name: namePlace(id, names), text: joinTexts(times.get(id), text) }]
    })
}

const toGpxRoute = (planned: GpxDrive): GpxRoute => {
  const { drive, ends, credits } = planned
  const places = toUndefined(findPlaces(ends))
  const timed = listTimesAtPlaces({ ...planned, road: drive.road })
  const times = new Map(timed.map((one) => [one.id, wordTime(one)]))
  const toEnd = (end: 'origin' | 'destination', at: 'start' | 'end'): readonly GpxPlace[] =>
    places === undefined
      ? []
      : [{ at: places[end].location, name: ends[end].text, text: times.get(at) ?? '' }]
  return {
    name: `${ends.origin.text} – ${ends.destination.text}`,
    credit: credits.map(({ text, licence }) => `${text}, ${licence}`).join('; '),
    places: [
      ...toEnd('origin', 'start'),
      ...listOnTheWay(planned, times),
      ...toEnd('destination', 'end'),
    ],
    line: drive.road.line,
  }
}

/**
 * Exports a feasible trip as GPX 1.1: origin, stops, waypoints and destination as waypoints and as a route, the road as
 * a track.
 *
 * A device that plans by itself uses the route, one that only follows a line uses the track. Where a time is set, each
 * place says when, by its own clock.
 *
 * @source E-T-99, E-T-123, E-T-147
 */
export const writeGpx = (planned: GpxDrive): string => writeGpxFile(toGpxRoute(planned))
