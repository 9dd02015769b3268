// In which time zone each part of a road lies, for our own roads and those of other services.
import findZone from '@photostructure/tz-lookup'
import { option as O } from 'fp-ts'
import type { Line } from '@evkit/engine/geo'
import { isCarried, readRouteLine, type ZoneChange } from '@evkit/engine/internal/route'
import type { Route } from '@evkit/engine/route'
import { cutLine, type NameAt } from './line-cuts.js'

/** [m] Zones are large: within less than this a road is taken to stay in its own. */
const STRIDE = 5000

// At sea the package counts by the sun, which no clock on land does.
const AT_SEA = 'Etc/'

/** Finds the time zone of a place on land by its name in the list of IANA; empty at sea. */
export const zoneAt: NameAt = (latitude, longitude) => {
  const zone = findZone(latitude, longitude)
  return zone.startsWith(AT_SEA) ? '' : zone
}

const PAIR = 2

// On board the clock is that of the port of departure, up to the port of arrival.
const portsOf = (line: Line): Line =>
  Float64Array.from([...line.slice(0, PAIR), ...line.slice(-PAIR)])

/** Lists where along a road its time zone changes, from its start on; nothing where none is known. */
export const listZones = (route: Route): readonly ZoneChange[] => {
  const read = readRouteLine(route)
  if (O.isNone(read)) return []
  const { steps, milestones } = read.value
  const kinds = route.legs.flatMap((leg) => leg.steps.map(({ kind }) => kind))
  const changes = steps.flatMap((line, step) => {
    const [from, to] = [milestones[step]?.road ?? 0, milestones[step + 1]?.road ?? 0]
    const walked = isCarried(kinds[step] ?? 'trunk') ? portsOf(line) : line
    const { cuts, length } = cutLine({ line: walked, nameAt: zoneAt, stride: STRIDE })
    return cuts.map(({ along, name }) => ({
      at: Math.round(from + (length > 0 ? along / length : 0) * (to - from)),
      zone: name,
    }))
  })
  const known = changes.filter(({ zone }) => zone !== '')
  return known
    .filter(({ zone }, at) => zone !== known[at - 1]?.zone)
    .map(({ at, zone }, index) => ({ at: index === 0 ? 0 : at, zone }))
}
