// How the road network is made from its source rows.
import { measureDistance } from '@evkit/engine/geo'
import { ROAD_KINDS } from '@evkit/engine/route'
import {
  createFindMass,
  createWater,
  unpackBasemap,
  type BasemapFile,
  type FindMass,
  type Water,
} from '../basemap/index.js'
import {
  openNetwork,
  POSITION_STEPS,
  resolveKind,
  resolveSpeedKind,
  SPEEDS,
  type NetworkFile,
} from '../roads/index.js'
import { addJunctions } from './junctions.js'
import { addSecondRoads, refineMainRoads } from './second-roads.js'
import { addLocalRoads, type LocalGround } from './local-roads.js'
import { COUNTRIES, type NodeRow, type RoadSources } from '../sources/road-rows.js'

const METRES = 1000

const CREDIT = {
  text: 'Road network: Fraunhofer ISI / ETISplus, CC BY 4.0, modified. BASt, Location Code List 22.0, CC BY 4.0, changed. Contains data under the Norwegian licence for Open Government data (NLOD) distributed by Statens vegvesen. Contains public sector information licensed under the Open Government Licence v3.0 (Department for Transport). Local roads between towns are modelled where no survey was found. Places: Natural Earth; GeoNames',
  url: 'https://data.mendeley.com/datasets/py2zkrb65h',
  licence: 'CC BY 4.0',
  asOf: '2026-11-30',
} as const

const steps = (degrees: number): number => Math.round(degrees * POSITION_STEPS)

/** [m] The straight distance between two nodes as they are kept, rounded up. */
export const straightMetres = (
  one: Pick<NodeRow, 'lat' | 'lng'>,
  other: Pick<NodeRow, 'lat' | 'lng'>,
): number => {
  const kept = ({ lat, lng }: Pick<NodeRow, 'lat' | 'lng'>) => ({
    lat: steps(lat) / POSITION_STEPS,
    lng: steps(lng) / POSITION_STEPS,
  })
  return Math.ceil(measureDistance(kept(one), kept(other)))
}

const crossingKey = (one: string, other: string): string => [one, other].sort().join(' ')

/** Prepares the question which land a position is on from the file of the base map. */
export const openFindMass = (file: BasemapFile): FindMass =>
  createFindMass(unpackBasemap(file).fine.land)

/** Prepares the questions about the water of a map from the file of the base map. */
export const openWater = (file: BasemapFile): Water => createWater(unpackBasemap(file))

/**
 * Makes the file of the roads that are known. A road is at least as long as the straight line between its ends: where a row says
 * less, because an end was placed by hand or stands for a city, the straight line is taken.
 */
export const makeKnownNetwork = (sources: RoadSources, findMass: FindMass): NetworkFile => {
  const nodes = sources.nodes.rows
  const places = new Map(nodes.map((row, at) => [row.id, at]))
  const roads = [...new Set(sources.links.rows.map(({ road }) => road))].sort()
  const times = new Map(
    sources.crossings.rows.map(({ a, b, minutes, wait }) => [
      crossingKey(a, b),
      [minutes, wait] as const,
    ]),
  )
  const links = sources.links.rows.flatMap((link) => {
    const [from = -1, to = -1] = [places.get(link.a), places.get(link.b)]
    const [a, b] = [nodes[from], nodes[to]]
    return a === undefined || b === undefined ? [] : [{ link, from, to, a, b }]
  })
  const facts = links.map(({ link, a, b }) => ({
    link,
    countries: [a.country, b.country],
    north: Math.max(a.lat, b.lat),
  }))
  const speeds = new Map(
    sources.speeds.rows.map(({ country, kind, speed }) => [`${country} ${kind}`, speed]),
  )
  // A road on both sides of a border is driven as on its first.
  const speedOf = (one: (typeof facts)[number]): number =>
    speeds.get(`${one.countries[0] ?? ''} ${resolveSpeedKind(one) ?? ''}`) ?? 0
  return {
    format: 'evkit-roads-1',
    credit: CREDIT,
    roads,
    countries: COUNTRIES,
    townSpeed: COUNTRIES.map((country) => speeds.get(`${country} town`) ?? SPEEDS.town),
    nodes: {
      country: nodes.map(({ country }) => COUNTRIES.indexOf(country)),
      lat: nodes.map(({ lat }) => steps(lat)),
      lng: nodes.map(({ lng }) => steps(lng)),
      mass: nodes.map(({ lat, lng }) => findMass(lat, lng)),
    },
    links: {
      from: links.map(({ from }) => from),
      to: links.map(({ to }) => to),
      metres: links.map(({ link, a, b }) =>
        Math.max(Math.round(link.km * METRES), straightMetres(a, b)),
      ),
      kind: facts.map((one) => ROAD_KINDS.indexOf(resolveKind(one))),
      speed: facts.map(speedOf),
      road: links.map(({ link }) => roads.indexOf(link.road)),
    },
    crossings: links.flatMap(({ link }, at) => {
      const known = times.get(crossingKey(link.a, link.b))
      return known === undefined ? [] : [[at, ...known] as [number, number, number]]
    }),
  }
}

/** What the network is made of beside its source rows. */
export type Ground = Pick<LocalGround, 'places' | 'findMass' | 'water'>

/** Makes the file of the network: known roads, junctions where they cross, and modelled ones between towns. */
export const makeNetworkFile = (sources: RoadSources, ground: Ground): NetworkFile => {
  const refined = refineMainRoads(sources)
  const known = makeKnownNetwork(refined, ground.findMass)
  const joined = addSecondRoads(addJunctions(known, openNetwork(known)), refined, ground.findMass)
  return addLocalRoads(joined, {
    ...ground,
    surveyed: new Set(sources.secondLevel.rows.map(({ country }) => country)),
    speeds: new Map(
      sources.speeds.rows
        .filter(({ kind }) => kind === 'local')
        .map(({ country, speed }) => [country, speed]),
    ),
  })
}
