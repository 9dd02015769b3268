// Every plan there is, tried one after the other: no labels, no order of stations but that of the road.
import { option as O } from 'fp-ts'
import { DETOUR_MINUTES_PER_KM } from '../../src/route/trip-formulas.js'
import type { ChargeMinutes } from '../../src/route/stop-search.js'
import type { Trip } from '../../src/route/trip-check.js'

const LEVELS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

interface At {
  readonly km: number
  readonly off: number
  readonly level: number
}

const driven = (km: number, { carried }: Trip): number =>
  carried.reduce((sum, { from, to }) => sum - Math.max(0, Math.min(km, to) - from), km)

/** The least minutes of charging and detours over all plans; infinite when there is none. */
export const tryAllPlans = (trip: Trip, minutes: ChargeMinutes): number => {
  const { range, reserve, length, assumedPower } = trip
  const stations = [...trip.stations].sort((a, b) => a.position - b.position || a.off - b.off)
  const levelAt = (from: At, km: number, off: number): number =>
    from.level - ((from.off + (driven(km, trip) - driven(from.km, trip)) + off) / range) * 100
  const from = (at: At, next: number): number => {
    let best = levelAt(at, length, 0) >= reserve ? 0 : Number.POSITIVE_INFINITY
    for (let index = next; index < stations.length; index += 1) {
      const station = stations[index]!
      const power = O.isSome(station.power) ? station.power : assumedPower
      const arrival = levelAt(at, station.position, station.off)
      if (O.isNone(power) || arrival < reserve) continue
      for (const level of LEVELS.filter((one) => one > arrival)) {
        const time = minutes(power.value, Math.floor(arrival / 10) * 10, level)
        if (O.isNone(time)) continue
        const rest = from({ km: station.position, off: station.off, level }, index + 1)
        best = Math.min(best, time.value + 2 * station.off * DETOUR_MINUTES_PER_KM + rest)
      }
    }
    return best
  }
  return from({ km: 0, off: 0, level: trip.start }, 0)
}
