// Every plan there is, tried one after the other: no labels, no order of stations but that of the road.
import { option as O } from 'fp-ts'
import { DETOUR_MINUTES_PER_KM } from '../../src/route/trip-formulas.js'
import type { ChargedCar } from '../../src/route/search-nodes.js'
import type { PlanAim, Trip } from '../../src/route/trip-check.js'

const LEVELS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

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
  /** [min] Of the charge that cost nothing, as the car stays here anyway. */
  readonly free: number
  readonly isFixed: boolean
}

/** What a plan comes to: minutes as they are weighed, stops, money. */
interface Sum {
  readonly minutes: number
  readonly stops: number
  readonly money: number
}

const usedTo = (km: number, { stretches }: Trip): number => {
  const used = stretches.reduce((sum, { from, to, range }) => {
    const driven = Math.max(0, Math.min(km, to) - from)
    return O.isSome(range) ? sum + (driven / range.value) * 100 : sum
  }, 0)
  return Math.round(used * 2 ** 30) / 2 ** 30
}

const listPlaces = (trip: Trip): readonly Place[] =>
  [
    ...trip.stations.flatMap((one): readonly Place[] => {
      const power = O.isSome(one.power) ? one.power : trip.assumedPower
      if (O.isNone(power)) return []
      const extra = 2 * one.off * DETOUR_MINUTES_PER_KM + trip.stopMinutes + one.disfavour
      const price = O.isSome(one.price) ? one.price.value : 0
      return [{ ...one, power: power.value, price, extra, stops: 1, free: 0 }]
    }),
    ...trip.stays.flatMap(({ position, minutes, power }): readonly Place[] =>
      O.isNone(power)
        ? []
        : [
            {
              ...{ position, off: 0, power: power.value, price: 0, extra: 0, stops: 0 },
              ...{ free: minutes, isFixed: false },
            },
          ],
    ),
  ].sort((a, b) => a.position - b.position || a.off - b.off)

const ORDER: Readonly<Record<PlanAim, readonly (keyof Sum)[]>> = {
  fastest: ['minutes', 'stops'],
  fewest: ['stops', 'minutes'],
  cheapest: ['money', 'minutes'],
}

const NEAR = 1e-9

/** The plan that serves an aim best of all there are; none when there is no plan. */
export const tryAllPlans = (trip: Trip, car: ChargedCar, aim: PlanAim = 'fastest') => {
  const places = listPlaces(trip)
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
        const floor = Math.floor(arrival / 10) * 10
        for (const level of LEVELS.filter((one) => one > floor)) {
          const time = car.minutes(place.power, floor, level)
          if (O.isNone(time)) continue
          const kwh = (car.usableKwh * (level - floor)) / 100 / car.efficiencyAt(place.power)
          goOn({ km: place.position, off: place.off, level }, index + 1, {
            minutes: sum.minutes + Math.max(0, time.value - place.free) + place.extra,
            stops: sum.stops + place.stops,
            money: sum.money + kwh * place.price,
          })
        }
      }
      if (place.isFixed) return
    }
  }
  goOn({ km: 0, off: 0, level: trip.start }, 0, { minutes: 0, stops: 0, money: 0 })
  return best
}
