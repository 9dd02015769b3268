// The calls answered from the project's own data: nobody else is asked.
import { either as E } from 'fp-ts'
import { toLatLng, type PlaceDetails } from '@evkit/engine/route'
import { left, right, some } from '@evkit/engine/shared'
import type { FoundPlace } from '../../places/index.js'
import { CORRIDOR_WIDTH } from '../../stations/along.js'
import type { MapsStore } from '../maps-store.js'
import type { Maps } from './ports.js'

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

/** Answers from the project's own data. */
export const createEmbedded = (store: MapsStore): Maps => ({
  findRoute: ({ origin, destination }) => {
    const road = store.findRoad(toLatLng(origin), toLatLng(destination))
    return Promise.resolve(
      E.isLeft(road) ? left(road.left) : right({ route: road.right, credits: [store.roadCredit] }),
    )
  },
  findStations: (line) => {
    const stations = store.findAlong(line, CORRIDOR_WIDTH)
    const providers = [...new Set(stations.map(({ provider }) => provider))]
    const credits = providers.flatMap((provider) => store.stations.credits.get(provider) ?? [])
    return Promise.resolve({ stations, credits })
  },
  findPlaces: (text, _signal, language) =>
    Promise.resolve({
      places: store.places.search(text, MOST_PLACES, language).map(toDetails),
      credits: [store.placeCredit],
    }),
  suggest: (text, language) => ({
    suggestions: store.places
      .search(text, MOST_SUGGESTIONS, language)
      .map(({ id, name, detail }) => ({ id, text: name, detail })),
    credits: [store.placeCredit],
  }),
  findPlace: (id, language) => {
    const found = store.places.find(id, language)
    return found === undefined ? undefined : toDetails(found)
  },
})
