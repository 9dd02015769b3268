// Which of the stations along a road an answer holds: where there are thousands, those a driver would look at.
import { option as O } from 'fp-ts'
import type { ChargingStation } from '@evkit/engine/route'

/** A station, how far along a road it lies, and how far from it [m]. */
export interface Beside {
  readonly station: ChargingStation
  readonly along: number
  readonly offset: number
}

/** How many stations an answer holds at most. */
export const MOST_STATIONS = 400

/** [km] The road is looked at in parts of this length, longer where there would be more than half as many as stations. */
const PART = 10
/** The fewest stations of a part, where it has that many. */
const LEAST = 2
/** A part gives up to this many times its share where others have less than theirs. */
const SPARE = 3
const METRES = 1000
const MINUTES = 60
/** [kWh] What a usual stop takes. */
const STOP = 40
/** [kW] More power than this makes a stop no shorter. */
const ENOUGH = 200
/** [kW] What is counted with where the power is not known. */
const ASSUMED = 50
/** [km/h] */
const OFF_SPEED = 50
/** [min] What another station of an operator that is there already is worse by. */
const SAME_OPERATOR = 6

// What a stop there costs: charging, and the way there and back.
const minutesOf = ({ station, offset }: Beside): number => {
  const power = Math.min(ENOUGH, O.getOrElse(() => ASSUMED)(station.power))
  return (STOP / power) * MINUTES + ((2 * offset) / METRES / OFF_SPEED) * MINUTES
}

interface Costed extends Beside {
  readonly minutes: number
}

const byCost = (one: Costed, other: Costed): number =>
  one.minutes - other.minutes || (one.station.id < other.station.id ? -1 : 1)

const nearer = (one: Costed, other: Costed): Costed => (other.offset < one.offset ? other : one)

// In turn: the quickest, the one nearest to the road, then the quickest counting how often its operator is there already.
const rank = (part: readonly Costed[], most: number): readonly Costed[] => {
  const byTime = [...part].sort(byCost)
  const [quickest, ...others] = byTime
  if (quickest === undefined) return []
  const ranked = new Set([quickest, others.reduce(nearer, quickest)])
  const times = new Map<string, number>()
  const timesOf = ({ station: { operator } }: Beside): number =>
    operator === '' ? 0 : (times.get(operator) ?? 0)
  const take = (one: Costed): void => {
    ranked.add(one)
    times.set(one.station.operator, timesOf(one) + 1)
  }
  ranked.forEach(take)
  const rest = new Set(byTime.slice(0, 2 * most).filter((one) => !ranked.has(one)))
  while (rest.size > 0 && ranked.size < most) {
    let [best, least]: [Costed | undefined, number] = [undefined, Infinity]
    for (const one of rest) {
      const cost = one.minutes + timesOf(one) * SAME_OPERATOR
      if (cost < least) [best, least] = [one, cost]
    }
    if (best === undefined) break
    rest.delete(best)
    take(best)
  }
  return [...ranked]
}

/**
 * Selects stations of a road of a length [m], in the order they are passed: all of them up to the most an answer holds.
 * Of more, the road is looked at in parts of 10 km, and the parts give their best in turn: power, nearness and another
 * operator count. So no part goes without that had a station, and the same road has the same stations.
 */
export const selectStations = (
  beside: readonly Beside[],
  length: number,
): readonly ChargingStation[] => {
  if (beside.length <= MOST_STATIONS) return beside.map(({ station }) => station)
  const count = Math.min(MOST_STATIONS / LEAST, Math.max(1, Math.ceil(length / METRES / PART)))
  const partOf = ({ along }: Beside): number =>
    Math.min(count - 1, Math.floor((along / Math.max(length, 1)) * count))
  const parts = Array.from({ length: count }, (): Costed[] => [])
  for (const one of beside) {
    parts[partOf(one)]?.push({ ...one, minutes: minutesOf(one) })
  }
  const filled = parts.filter((part) => part.length > 0)
  const most = Math.min(MOST_STATIONS, Math.ceil(MOST_STATIONS / filled.length) * SPARE)
  const ranked = filled.map((part) => rank(part, most))
  const selected = new Set<string>()
  for (let turn = 0; selected.size < MOST_STATIONS; turn += 1) {
    const next = ranked.flatMap((part) => part.slice(turn, turn + 1)).sort(byCost)
    if (next.length === 0) break
    for (const one of next.slice(0, MOST_STATIONS - selected.size)) selected.add(one.station.id)
  }
  return beside.flatMap(({ station }) => (selected.has(station.id) ? [station] : []))
}
