// Real services in front of the project's own data: what they cannot answer, the data does, and the log says so.
import { either as E } from 'fp-ts'
import type { Maps, PlaceService, RoutingService, StationService } from '../ports.js'

/** The real services that are set. */
export interface RealServices {
  readonly routing?: RoutingService
  readonly stations?: StationService
  readonly places?: PlaceService
}

/** Puts real services in front of what always answers. `tell` hears which could not answer and why. */
export const withServices = (
  own: Maps,
  { routing, stations, places }: RealServices,
  tell: (text: string) => void,
): Maps => ({
  ...own,
  // What is known of our stations says nothing of those of another service.
  findCoverage: stations === undefined ? own.findCoverage : () => [],
  findRoute: async (request, signal) => {
    if (routing === undefined) return own.findRoute(request, signal)
    const found = await routing(request, signal)
    if (E.isRight(found)) return found
    const { code, reason } = found.left
    if (code !== 'UNAVAILABLE') return { _tag: 'Left', left: { code, reason } }
    if (!signal.aborted) tell(`${reason}; the road is from the embedded network`)
    return own.findRoute(request, signal)
  },
  findStations: async (line, signal) => {
    if (stations === undefined) return own.findStations(line, signal)
    const found = await stations(line, signal)
    if (E.isRight(found)) return found.right
    if (!signal.aborted) tell(`${found.left.reason}; the stations are the embedded ones`)
    return own.findStations(line, signal)
  },
  // A service for roads may know those of other countries.
  suggest: (text, language) => ({
    ...own.suggest(text, language),
    ...(routing === undefined ? {} : { outside: '' }),
  }),
  findPlaces: async (text, signal, language) => {
    if (places === undefined) return own.findPlaces(text, signal, language)
    const found = await places(text, signal, language)
    if (E.isRight(found)) return found.right
    if (!signal.aborted) tell(`${found.left.reason}; the places are the embedded ones`)
    return own.findPlaces(text, signal, language)
  },
})
