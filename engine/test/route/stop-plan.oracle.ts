// Every plan there is, tried one after the other: no labels, no order of stations but that of the road.
import { option as O } from 'fp-ts'
import { DETOUR_MINUTES_PER_KM } from '../../src/route/trip-formulas.js'
import type { ChargedCar } from '../../src/route/search-nodes.js'
import type { PlanAim, Trip } from '../../src/route/trip-check.js'

const LEVELS = Array.from({ length: 100 }, (_, at) => at + 1)
const STEP = 10

interface At {
  readonly km: number
  readonly off: number
  readonly level: number
}

interface Place {
  readonly position: number
  readonly off: number
  readonly power: number
  readonly price: number
  /** [min] What a stop here costs but for charging, weighed. */
  readonly extra: number
  readonly stops: number
  /** [%] What it may be left with. */
  readonly most: number
  /** [min] Of the charge that cost nothing, as the car stays here anyway. */
  readonly free: number
  readonly isFixed: boolean
  /** [1] How many times as long as a warm battery it charges. */
  readonly times: number
}

/** What a plan comes to: minutes as they are weighed, stops, money. */
interface Sum {
  readonly minutes: number
  readonly stops: number
  readonly money: number
}

const usedTo = (km: number, { stretches }: Trip): number => {
  const used = stretches.reduce((sum, { from, to, range, climb }) => {
    const driven = Math.max(0, Math.min(km, to) - from)
    if (O.isNone(range) || driven === 0) return sum
    const climbed = ((climb?.used ?? 0) * driven) / (to - from)
    return sum + Math.max(0, (driven / range.value) * 100 + climbed)
  }, 0)
  return Math.round(used * 2 ** 30) / 2 ** 30
}

// How cold it is follows from where a place lies, by each quarter of an hour driven since the start or the last long stay.
const coldTimes = (km: number, { cold, stays, stretches }: Trip): number => {
  if (cold === undefined) return 1
  const nights = stays.filter((one) => one.minutes >= cold.cooling && one.position < km)
  const since = Math.max(0, ...nights.map(({ position }) => position))
  const minutes = stretches
    .map(({ from, to, pace }): number =>
      O.isNone(pace)
        ? 0
        : (Math.max(0, Math.min(km, to) - Math.max(since, from)) / pace.value) * 60,
    )
    .reduce((sum, one) => sum + one, 0)
  const share = Math.min(1, (Math.floor(minutes / 15) * 15) / cold.warming)
  return cold.timesAtStart * (1 - share) + cold.timesDriven * share
}

const listPlaces = (trip: Trip): readonly Place[] =>
  [
    ...trip.stations.flatMap((one): readonly Place[] => {
      const power = O.isSome(one.power) ? one.power : trip.assumedPower
      if (O.isNone(power)) return []
      const extra = 2 * one.off * DETOUR_MINUTES_PER_KM + trip.stopMinutes + one.disfavour
      const price = O.isSome(one.price) ? one.price.value : 0
      const times = coldTimes(one.position, trip)
      const known = { ...one, power: power.value, price, extra, times }
      return [{ ...known, stops: 1, most: trip.limit, free: 0 }]
    }),
    ...trip.stays.flatMap(({ position, minutes, power }): readonly Place[] =>
      O.isNone(power)
        ? []
        : [
            {
              ...{ position, off: 0, power: power.value, price: 0, extra: 0, stops: 0, most: 100 },
              ...{ free: minutes, isFixed: false, times: coldTimes(position, trip) },
            },
          ],
    ),
  ].sort((a, b) => a.position - b.position || a.off - b.off)

// A cell of the table, read as time that passes the other way below the diagonal.
const cellOf = (car: ChargedCar, power: number, from: number, to: number): number => {
  if (from === to) return 0
  const found = car.minutes(power, Math.min(from, to), Math.max(from, to))
  return O.isNone(found) ? Number.NaN : Math.sign(to - from) * found.value
}

/** The time between any two whole percents: the four cells around them, each by how near it is. */
export const minutesBetween = (
  car: ChargedCar,
  power: number,
  [from, to]: readonly [number, number],
): number => {
  const [low, high] = [Math.floor(from / STEP), Math.floor(to / STEP)]
  const [x, y] = [from / STEP - low, to / STEP - high]
  const corners = [
    [0, 0, (1 - x) * (1 - y)],
    [0, 1, (1 - x) * y],
    [1, 0, x * (1 - y)],
    [1, 1, x * y],
  ] as const
  return corners
    .filter(([, , share]) => share > 0)
    .reduce(
      (sum, [a, b, share]) => sum + share * cellOf(car, power, (low + a) * STEP, (high + b) * STEP),
      0,
    )
}

// All charges at a power by the level they start from: the level they end at, with its time. What a cold battery takes
// longer counts from what it would take at the strongest charger.
const listCharges = (car: ChargedCar, power: number, times: number) =>
  Array.from({ length: 100 }, (_, from) =>
    LEVELS.flatMap((to) => {
      const time = to > from ? minutesBetween(car, power, [from, to]) : Number.NaN
      if (Number.isNaN(time)) return []
      const strongest = times > 1 ? minutesBetween(car, 250, [from, to]) * times : 0
      return [{ to, time: Math.max(time, strongest) }]
    }),
  )

const ORDER: Readonly<Record<PlanAim, readonly (keyof Sum)[]>> = {
  fastest: ['minutes', 'stops'],
  fewest: ['stops', 'minutes'],
  cheapest: ['money', 'minutes'],
}

const NEAR = 1e-9

/** The plan that serves an aim best of all there are; none when there is no plan. */
export const tryAllPlans = (trip: Trip, car: ChargedCar, aim: PlanAim = 'fastest') => {
  const places = listPlaces(trip)
  const keyOf = ({ power, times }: Place): string => `${power} ${times}`
  const charges = new Map(
    places.map((place) => [keyOf(place), listCharges(car, place.power, place.times)]),
  )
  const levelAt = (from: At, km: number, off: number): number =>
    from.level -
    (usedTo(km, trip) - usedTo(from.km, trip) + ((from.off + off) / trip.offRange) * 100)
  const isBetter = (one: Sum, than: Sum | undefined): boolean => {
    if (than === undefined) return true
    const member = ORDER[aim].find((name) => Math.abs(one[name] - than[name]) > NEAR)
    return member !== undefined && one[member] < than[member]
  }
  let best: Sum | undefined
  const goOn = (at: At, next: number, sum: Sum): void => {
    const isDone = places.slice(next).every(({ isFixed }) => !isFixed)
    const wanted = Math.max(trip.reserve, trip.arrival)
    if (isDone && levelAt(at, trip.length, 0) >= wanted && isBetter(sum, best)) best = sum
    for (let index = next; index < places.length; index += 1) {
      const place = places[index]!
      const arrival = levelAt(at, place.position, place.off)
      if (arrival >= trip.reserve) {
        const floor = Math.floor(arrival)
        for (const { to: level, time } of charges.get(keyOf(place))?.[floor] ?? []) {
          if (level > place.most) continue
          const kwh = (car.usableKwh * (level - floor)) / 100 / car.efficiencyAt(place.power)
          goOn({ km: place.position, off: place.off, level }, index + 1, {
            minutes: sum.minutes + Math.max(0, time - place.free) + place.extra,
            stops: sum.stops + place.stops,
            // Every charge is paid to a millionth, so that what costs the same is a tie.
            money: sum.money + Math.round(kwh * place.price * 1e6) / 1e6,
          })
        }
      }
      if (place.isFixed) return
    }
  }
  goOn({ km: 0, off: 0, level: trip.start }, 0, { minutes: 0, stops: 0, money: 0 })
  return best
}
