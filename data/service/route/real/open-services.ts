// From settings to the services that are asked.
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import type { Maps, PlaceService, RoutingService } from '../ports.js'
import { createAsk, type AskPorts } from './ask.js'
import { withServices, type RealServices } from './fall-back.js'
import { createGraphHopper } from './graphhopper.js'
import { createOpenChargeMap } from './open-charge-map.js'
import { createOpenRouteService } from './openrouteservice.js'
import { createOsrm } from './osrm.js'
import { createPelias } from './pelias.js'
import { createNominatim, createPhoton } from './places.js'
import { createPolite } from './polite.js'
import type { MapsSettings } from './settings.js'
import { startValhalla } from './valhalla-embedded.js'
import { createValhalla } from './valhalla.js'

/** What asking real services needs from outside. */
export interface ServicePorts extends AskPorts {
  /** Loads a package by its name. */
  readonly load: (name: string) => Promise<unknown>
  /** Hears which service could not answer, and why. */
  readonly tell: (text: string) => void
}

const openRouting = async (
  settings: MapsSettings,
  ports: ServicePorts,
): Promise<Either<string, RoutingService | undefined>> => {
  const { routing, routingUrl, routingKey, valhallaConfig } = settings
  const ask = createAsk(ports)
  switch (routing) {
    case 'embedded':
      return right(undefined)
    case 'valhalla':
      return right(createValhalla(ask, routingUrl))
    case 'osrm':
      return right(createOsrm(ask, routingUrl))
    case 'graphhopper':
      return right(createGraphHopper(ask, routingUrl, routingKey))
    case 'openrouteservice':
      return right(createOpenRouteService(ask, routingUrl, routingKey))
    case 'valhalla-embedded':
      return startValhalla({ load: ports.load, config: valhallaConfig })
  }
}

const openPlaces = (settings: MapsSettings, ports: ServicePorts): PlaceService | undefined => {
  const { places, placesUrl, placesKey, contact } = settings
  if (places === 'embedded') return undefined
  const create = { photon: createPhoton, nominatim: createNominatim, pelias: createPelias }[places]
  return createPolite(create(createAsk(ports), placesUrl, { contact, key: placesKey }), ports)
}

const openStations = (
  { stations, stationsUrl, stationsKey, leastPower }: MapsSettings,
  ports: ServicePorts,
): Pick<RealServices, 'stations'> =>
  stations === 'embedded'
    ? {}
    : {
        stations: createOpenChargeMap(createAsk(ports), {
          base: stationsUrl,
          key: stationsKey,
          leastPower,
        }),
      }

/** Opens what the settings name, in front of what answers from the project's own data; a text when it cannot be started. */
export const openServices = async (
  own: Maps,
  settings: MapsSettings,
  ports: ServicePorts,
): Promise<Either<string, Maps>> => {
  const routing = await openRouting(settings, ports)
  if (E.isLeft(routing)) return left(routing.left)
  const places = openPlaces(settings, ports)
  const services: RealServices = {
    ...(routing.right === undefined ? {} : { routing: routing.right }),
    ...(places === undefined ? {} : { places }),
    ...openStations(settings, ports),
  }
  return right(withServices(own, services, ports.tell))
}
