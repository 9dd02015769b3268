// Around each covered country: what lies outside is in another one.
import type { LatLng } from '@evkit/engine/geo'
import { COUNTRIES, type Country } from '../sources/road-rows.js'

// Islands included [°]: south, north, west, east.
const BOXES: Readonly<Record<Country, readonly [number, number, number, number]>> = {
  BE: [49.4, 51.6, 2.5, 6.5],
  DE: [47.2, 55.1, 5.8, 15.1],
  DK: [54.5, 57.8, 8, 15.3],
  FR: [41.3, 51.2, -5.2, 9.6],
  GB: [49.8, 60.9, -8.7, 1.8],
  IE: [51.4, 55.5, -10.7, -5.9],
  LU: [49.4, 50.2, 5.7, 6.6],
  NL: [50.7, 53.6, 3.3, 7.3],
  NO: [57.9, 71.2, 4.5, 31.2],
  SE: [55.3, 69.1, 10.9, 24.2],
}

const isCovered = (country: string): country is Country =>
  (COUNTRIES as readonly string[]).includes(country)

/** Tells whether a position may be in a country; in one that is not covered every position may. */
export const mayBeIn = (country: string, { lat, lng }: LatLng): boolean => {
  if (!isCovered(country)) return true
  const [south, north, west, east] = BOXES[country]
  return lat >= south && lat <= north && lng >= west && lng <= east
}
