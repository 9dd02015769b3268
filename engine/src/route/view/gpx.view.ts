import type { LatLng, Line } from '../../geo/index.js'
import { toUndefined } from '../../shared/index.js'
import type { Drive } from '../drive.js'
import { findPlaces, type RouteEnds } from '../route-ends.js'
import type { Credit } from '../route.types.js'
import type { PlannedStop } from '../stop-plan.js'
import { roundAsShown } from '../trip-figures.js'
import { listTimesAtPlaces, type TimeAtPlace, type TimedDrive } from '../trip-moments.js'
import { locatePlace, namePlace } from './places.view.js'

/** A place of a GPX file. */
export interface GpxPlace {
  readonly at: LatLng
  readonly name: string
  /** What is done there; empty when there is nothing to say. */
  readonly text: string
}

/** A drive as a device for navigation takes it. */
export interface GpxRoute {
  readonly name: string
  /** Where the data comes from, as its licence asks for it. */
  readonly credit: string
  /** Start, stops and destination, in the order they are driven to. */
  readonly places: readonly GpxPlace[]
  /** The road. */
  readonly line: Line
}

const DECIMALS = 5

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

// What XML has no way to write is left out.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

const escape = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

const degrees = (value: number): string => String(Number(value.toFixed(DECIMALS)))

const writeAt = ({ lat, lng }: LatLng): string => `lat="${degrees(lat)}" lon="${degrees(lng)}"`

const writePlace = (tag: 'wpt' | 'rtept', { at, name, text }: GpxPlace): string => {
  const description = text === '' ? '' : `<desc>${escape(text)}</desc>`
  return `<${tag} ${writeAt(at)}><name>${escape(name)}</name>${description}</${tag}>`
}

const listPoints = (line: Line): readonly string[] =>
  Array.from(
    { length: Math.floor(line.length / 2) },
    (_, at) => `<trkpt ${writeAt({ lat: line[2 * at] ?? 0, lng: line[2 * at + 1] ?? 0 })}/>`,
  )

/** Writes places and a road as GPX 1.1: the places as waypoints and as a route, the road as a track. */
export const writeGpxFile = ({ name, credit, places, line }: GpxRoute): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="evkit" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escape(name)}</name><desc>${escape(credit)}</desc></metadata>`,
    ...places.map((place) => writePlace('wpt', place)),
    `<rte><name>${escape(name)}</name>`,
    ...places.map((place) => writePlace('rtept', place)),
    '</rte>',
    `<trk><name>${escape(name)}</name><trkseg>`,
    ...listPoints(line),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n')

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

/**
 * Exports a feasible trip as GPX 1.1: origin, stops, waypoints and destination as waypoints and as a route, the road as
 * a track.
 *
 * A device that plans by itself uses the route, one that only follows a line uses the track.
 *
 * Where a time is set, each place says when, by its own clock.
 *
 * @param planned - The trip with its places [°], its plan [km], its stops [min, %, kW], its clock, and the credits of its
 *   data.
 * @returns The text of the GPX file, UTF-8.
 * @source E-T-99, E-T-123, E-T-147
 *
 * @example 800 km with one stop
 * ```ts
 * import { planTrip, readDrive, toTripTerms, writeGpx } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyDriven, tinyEnds, tinyPlanner, tinyRoute } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const drive = toUndefined(readDrive(tinyRoute))
 * const given = { stays: [], settings: tinyPlanner.trip, terms: toTripTerms({}), car: tinyDriven(700) }
 * const planned = drive && planTrip({ drive, ...given })
 * const found = planned && either.isRight(planned.plan) ? planned.plan.right : undefined
 * const plan = found?.kind === 'possible' ? found : undefined
 * const more = { credits: tinyRoute.credits, settings: tinyPlanner.trip, today: '2026-11-30', site: '' }
 * const gpx = drive && planned && plan && writeGpx({ drive, ends: tinyEnds, trip: planned.trip, plan, ...more })
 * gpx?.match(/<name>Mill<.name>/g)?.length // => 2
 * gpx?.match(/<trkpt /g)?.length // => 3
 * ```
 * @category conversions
 */
export const writeGpx = (planned: GpxDrive): string => {
  const { drive, ends, credits } = planned
  const places = toUndefined(findPlaces(ends))
  const timed = listTimesAtPlaces({ ...planned, road: drive.road })
  const times = new Map(timed.map((one) => [one.id, wordTime(one)]))
  const toEnd = (end: 'origin' | 'destination', at: 'start' | 'end'): readonly GpxPlace[] =>
    places === undefined
      ? []
      : [{ at: places[end].location, name: ends[end].text, text: times.get(at) ?? '' }]
  return writeGpxFile({
    name: `${ends.origin.text} – ${ends.destination.text}`,
    credit: credits.map(({ text, licence }) => `${text}, ${licence}`).join('; '),
    places: [
      ...toEnd('origin', 'start'),
      ...listOnTheWay(planned, times),
      ...toEnd('destination', 'end'),
    ],
    line: drive.road.line,
  })
}
