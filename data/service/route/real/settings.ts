// Which real services are asked, as the environment says. A value that is not understood stops the start.
import { left, right, type Either } from '@evkit/engine/shared'
import { DEFAULT_MAPS } from '@evkit/engine/internal/route'

/** Who finds roads. */
export type RoutingName = (typeof ROUTING)[number]
/** Who finds places for texts that were submitted. */
export type PlacesName = (typeof PLACES)[number]
/** Who finds stations. */
export type StationsName = 'embedded' | 'open-charge-map'

/** Settings of roads, stations and places. */
export interface MapsSettings {
  /** The segment of a path that names the maps service. */
  readonly maps: string
  /** Folder the importers wrote to; none when nothing was imported. */
  readonly imports: string | undefined
  readonly routing: RoutingName
  readonly routingUrl: string
  /** The key the service for roads asks for; empty where it asks for none. */
  readonly routingKey: string
  readonly places: PlacesName
  readonly placesUrl: string
  /** The key the service for places asks for; empty where it asks for none. */
  readonly placesKey: string
  readonly stations: StationsName
  readonly stationsUrl: string
  readonly stationsKey: string
  /** [kW] */
  readonly leastPower: number
  readonly contact: string
  /** Configuration of a Valhalla inside this process. */
  readonly valhallaConfig: string
}

/** What the pages say of who finds roads and places. */
export interface MapsFacts {
  /** Whether roads are the project's own. */
  readonly hasOwnRoads: boolean
  /** Whether texts that are submitted may be addresses. */
  readonly hasAddresses: boolean
}

/** Without another service. */
export const EMBEDDED: MapsFacts = { hasOwnRoads: true, hasAddresses: false }

/** Tells what pages say of the services that are set. */
export const toMapsFacts = ({
  routing,
  places,
}: Pick<MapsSettings, 'routing' | 'places'>): MapsFacts => ({
  hasOwnRoads: routing === 'embedded',
  hasAddresses: places !== 'embedded',
})

type Environment = Readonly<Record<string, string | undefined>>

const ROUTING = [
  'embedded',
  'valhalla',
  'osrm',
  'graphhopper',
  'openrouteservice',
  'valhalla-embedded',
] as const
const PLACES = ['embedded', 'photon', 'nominatim', 'pelias'] as const
const STATIONS = ['embedded', 'open-charge-map'] as const

const OPEN_CHARGE_MAP = 'https://api.openchargemap.io/v3'
const LEAST_POWER = 50

const choose = <Name extends string>(
  given: string | undefined,
  names: readonly Name[],
): Name | undefined =>
  given === undefined || given === '' ? names[0] : names.find((one) => one === given)

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const trimEnd = (text: string): string => text.replace(/\/+$/, '')

const describe = (name: string, names: readonly string[]): string =>
  `${name} is one of ${names.join(', ')}`

/** What must be an address for what is chosen. */
interface Needed {
  readonly name: string
  readonly value: string
  readonly isNeeded: boolean
}

const addressFaults = (all: readonly Needed[]): readonly string[] =>
  all
    .filter(({ value, isNeeded }) => isNeeded && !isAddress(value))
    .map(({ name }) => `${name} must be an address that starts with http:// or https://`)

interface Chosen {
  readonly routing: RoutingName | undefined
  readonly places: PlacesName | undefined
  readonly stations: StationsName | undefined
}

const chosenFaults = ({ routing, places, stations }: Chosen): readonly string[] => [
  ...(routing === undefined ? [describe('EVKIT_ROUTING', ROUTING)] : []),
  ...(places === undefined ? [describe('EVKIT_PLACES', PLACES)] : []),
  ...(stations === undefined ? [describe('EVKIT_STATIONS', STATIONS)] : []),
]

const otherFaults = (settings: MapsSettings): readonly string[] => [
  ...(/^[\w-]{1,40}$/.test(settings.maps) ? [] : ['EVKIT_MAPS is 1 to 40 letters, digits, - or _']),
  ...(Number.isFinite(settings.leastPower) && settings.leastPower >= 0
    ? []
    : ['EVKIT_STATIONS_LEAST_POWER is a number of kW from 0']),
  ...(settings.places !== 'embedded' && settings.contact === ''
    ? ['EVKIT_CONTACT is missing: who runs a service for places wants to know who asks']
    : []),
  ...(settings.routing === 'valhalla-embedded' && settings.valhallaConfig === ''
    ? ['EVKIT_VALHALLA_CONFIG is missing: the file that valhalla build_config wrote']
    : []),
]

/** Reads the settings; with anything that is not understood, everything that is wrong. */
export const readMapsSettings = (
  environment: Environment,
): Either<readonly string[], MapsSettings> => {
  const text = (name: string): string => environment[name]?.trim() ?? ''
  const routing = choose(environment['EVKIT_ROUTING'], ROUTING)
  const places = choose(environment['EVKIT_PLACES'], PLACES)
  const stations = choose(environment['EVKIT_STATIONS'], STATIONS)
  const settings: MapsSettings = {
    maps: text('EVKIT_MAPS') || DEFAULT_MAPS,
    imports: text('EVKIT_MAPS_DATA') || undefined,
    routing: routing ?? 'embedded',
    routingUrl: trimEnd(text('EVKIT_ROUTING_URL')),
    routingKey: text('EVKIT_ROUTING_KEY'),
    places: places ?? 'embedded',
    placesUrl: trimEnd(text('EVKIT_PLACES_URL')),
    placesKey: text('EVKIT_PLACES_KEY'),
    stations: stations ?? 'embedded',
    stationsUrl: trimEnd(text('EVKIT_STATIONS_URL')) || OPEN_CHARGE_MAP,
    stationsKey: text('EVKIT_STATIONS_KEY'),
    leastPower: Number(text('EVKIT_STATIONS_LEAST_POWER') || LEAST_POWER),
    contact: text('EVKIT_CONTACT'),
    valhallaConfig: text('EVKIT_VALHALLA_CONFIG'),
  }
  const isRouted = settings.routing !== 'embedded' && settings.routing !== 'valhalla-embedded'
  const faults = [
    ...chosenFaults({ routing, places, stations }),
    ...addressFaults([
      { name: 'EVKIT_ROUTING_URL', value: settings.routingUrl, isNeeded: isRouted },
      {
        name: 'EVKIT_PLACES_URL',
        value: settings.placesUrl,
        isNeeded: settings.places !== 'embedded',
      },
      { name: 'EVKIT_STATIONS_URL', value: settings.stationsUrl, isNeeded: true },
    ]),
    ...otherFaults(settings),
  ]
  return faults.length === 0 ? right(settings) : left(faults)
}
