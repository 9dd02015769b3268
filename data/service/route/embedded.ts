// The calls answered from the project's own data: nobody else is asked.
import { either as E } from 'fp-ts'
import type { Line } from '@evkit/engine/geo'
import type { PlaceDetails, RouteRequest } from '@evkit/engine/route'
import { toLatLng, type ResolvedPlaces } from '@evkit/engine/internal/route'
import { left, right, some, type Either } from '@evkit/engine/shared'
import type { FoundPlace, Language } from '../../places/index.js'
import type { RoadFault } from '../../roads/index.js'
import { CORRIDOR_WIDTH } from '../../stations/along.js'
import type { MapsStore } from '../maps-store.js'
import type { FoundRoad, FoundStations, Maps, NoRoad } from './ports.js'

/** How many suggestions are made at most. */
const MOST_SUGGESTIONS = 8

/** How many places a submitted text is answered with at most. */
export const MOST_PLACES = 5

const toDetails = ({ id, name, address, lat, lng }: FoundPlace): PlaceDetails => ({
  id,
  name,
  address: some(address),
  location: some({ lat, lng }),
})

const withCovered = (fault: RoadFault, { roadArea: { whole, part } }: MapsStore): NoRoad =>
  fault.code === 'OFF_THE_MAP' ? { ...fault, covered: { whole, part } } : fault

/** Finds a road by the project's own network, with what is known of its heights. */
export const findOwnRoad = (
  store: MapsStore,
  { origin, destination, intermediates, avoid, way }: RouteRequest,
): Either<NoRoad, FoundRoad> => {
  const road = store.findRoad(toLatLng(origin), toLatLng(destination), {
    intermediates: intermediates.map((at) => toLatLng(at)),
    avoid,
    way,
  })
  if (E.isLeft(road)) return left(withCovered(road.left, store))
  const heights = store.findHeights(road.right)
  return right({
    route: { ...road.right, ...(heights.length > 0 ? { heights } : {}) },
    credits: [store.roadCredit],
  })
}

/** Finds the project's own stations along a road. */
export const findOwnStations = (store: MapsStore, line: Line): FoundStations => {
  const { stations, count } = store.findAlong(line, CORRIDOR_WIDTH)
  const providers = [...new Set(stations.map(({ provider }) => provider))]
  const credits = providers.flatMap((provider) => store.stations.credits.get(provider) ?? [])
  return { stations, count, credits }
}

/** Tells how well the project's own stations are known in some countries. */
export const findOwnCoverage =
  (store: MapsStore): Maps['findCoverage'] =>
  (countries) =>
    store.coverage.filter(({ country }) => countries.includes(country))

/** Finds the places a text that was submitted means in the project's own list, or tells that it names one outside. */
export const findOwnPlaces = (
  store: MapsStore,
  text: string,
  language?: Language,
): ResolvedPlaces => {
  const { places, outside } = store.places.resolve(text, MOST_PLACES, language)
  return { places: places.map(toDetails), outside }
}

/** Answers from the project's own data. */
export const createEmbedded = (store: MapsStore): Maps => ({
  findRoute: (request) => Promise.resolve(findOwnRoad(store, request)),
  findStations: (line) => Promise.resolve(findOwnStations(store, line)),
  findCoverage: findOwnCoverage(store),
  findPlaces: (text, _signal, language) =>
    Promise.resolve({
      ...findOwnPlaces(store, text, language),
      credits: [store.placeCredit],
    }),
  suggest: (text, language) => ({
    suggestions: store.places
      .search(text, MOST_SUGGESTIONS, language)
      .map(({ id, name, detail }) => ({ id, text: name, detail })),
    outside: store.places.findOutside(text, language),
    credits: [store.placeCredit],
  }),
  findPlace: (id, language) => {
    const found = store.places.find(id, language)
    return found === undefined ? undefined : toDetails(found)
  },
})
