// Which kind of road a link is: what its row says, else what its number tells.
import type { RoadKind } from '@evkit/engine/internal/route'
import type { Country, LinkRow, SpeedRow } from '../sources/road-rows.js'

const MOTORWAY = /^M\d|\(M\)/
const LESSER = /^[NR]\d/

// [°] North of this the numbered roads of Great Britain are no motorways.
const HIGHLANDS = 56.45

// [km] A way into a town is no longer; what is longer leads there from another town.
const LONGEST_ACCESS = 15

/** What the kind of a link is read off. */
export interface LinkFacts {
  readonly link: Pick<LinkRow, 'kind' | 'km' | 'road' | 'source'>
  readonly countries: readonly Country[]
  /** [°] The northernmost end. */
  readonly north: number
}

const isMotorway = ({ link, countries, north }: LinkFacts): boolean => {
  if (MOTORWAY.test(link.road)) return true
  if (LESSER.test(link.road) || countries.includes('NO')) return false
  const isIsland = countries.includes('GB') || countries.includes('IE')
  if (isIsland && (link.source === 'evkit-maps' || /^A\d/.test(link.road))) return false
  return !(countries.includes('GB') && north > HIGHLANDS)
}

/**
 * Reads the kind of a link off its number and country. The network of E-roads is motorway but for Norway and the
 * Highlands; roads added beside it in Great Britain and Ireland are motorway only where their number says so. A way into
 * a town that is longer than 15 km is a trunk road.
 */
export const resolveKind = (facts: LinkFacts): RoadKind => {
  const { kind, km } = facts.link
  if (kind === 'access') return km > LONGEST_ACCESS ? 'trunk' : 'access'
  if (kind === 'expressway' || kind === 'hills') return 'trunk'
  if (kind !== 'road') return kind
  return isMotorway(facts) ? 'motorway' : 'trunk'
}

// Swedish E-roads that are motorway on most of their length; the others have two lanes and one in turn.
const SWEDISH_MOTORWAY = /^E0?(?:4|6|18|20)\b/

/** Finds which speed a link is driven at; none for crossings and small roads. */
export const resolveSpeedKind = (facts: LinkFacts): SpeedRow['kind'] | undefined => {
  const { kind, road } = facts.link
  if (kind === 'expressway' || kind === 'hills') return kind
  const resolved = resolveKind(facts)
  if (resolved === 'motorway') {
    const isLesser = facts.countries[0] === 'SE' && kind === 'road' && !SWEDISH_MOTORWAY.test(road)
    return isLesser ? 'expressway' : 'motorway'
  }
  return resolved === 'trunk' ? 'trunk' : undefined
}
