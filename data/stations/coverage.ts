// How well the stations of each country are known: which share of its kilometres of road has one near.
import type { ChargingStation, RouteAnswer } from '@evkit/engine/route'
import { listCountryRoads, type Network } from '../roads/index.js'
import { createFindNearest } from './grid.js'

/** How well the stations of a country are known. */
export type CountryCoverage = RouteAnswer['coverage'][number]

/** [km] A station this near to a kilometre of road covers it. */
const COVERING = 15

const PERCENT = 100

const latest = (days: readonly string[]): string =>
  days.reduce((last, day) => (day > last ? day : last), '')

/** Measures every country that has roads. */
export const measureCoverage = (
  network: Network,
  stations: readonly ChargingStation[],
): readonly CountryCoverage[] => {
  const findNearest = createFindNearest(stations)
  const totals = new Map<string, { metres: number; covered: number }>()
  for (const { country, metres, lat, lng } of listCountryRoads(network)) {
    const total = totals.get(country) ?? { metres: 0, covered: 0 }
    const isCovered = findNearest({ lat, lng }, COVERING) >= 0
    totals.set(country, {
      metres: total.metres + metres,
      covered: total.covered + (isCovered ? metres : 0),
    })
  }
  return [...totals]
    .map(([country, { metres, covered }]) => {
      const own = stations.filter((station) => station.country === country)
      return {
        country,
        share: Math.round((covered / metres) * PERCENT) / PERCENT,
        stations: own.length,
        asOf: latest(own.map(({ asOf }) => asOf)),
      }
    })
    .sort((one, other) => (one.country < other.country ? -1 : 1))
}
