// Imported stations beside those of the project: the newer of two at the same place counts.
import type { ChargingStation } from '@evkit/engine/route'
import { createFindNearest } from './grid.js'
import type { Stations } from './station-file.js'

/** [km] Two stations this near to each other are the same place. */
const SAME_PLACE = 0.15

/** Joins imported stations and those of the project; nothing is written anywhere. */
export const joinStations = (own: Stations, imported: Stations): Stations => {
  const findNearest = createFindNearest(imported.stations)
  const isReplaced = (station: ChargingStation): boolean =>
    (imported.whole ?? []).includes(station.country) || findNearest(station, SAME_PLACE) >= 0
  return {
    stations: [...imported.stations, ...own.stations.filter((one) => !isReplaced(one))],
    credits: new Map([...own.credits, ...imported.credits]),
  }
}
