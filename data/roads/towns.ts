// Which town a position is in, told by the places and how many people they have.
import type { LatLng } from '@evkit/engine/geo'
import type { StoredPlace } from '../places/index.js'
import { straight } from './network.js'
import type { FindTown, Town } from './town-parts.js'

/** Smaller places are driven through at the speed of the road. */
const LEAST_PEOPLE = 5000
/** From this many people on a town is slower than others. */
const LARGE = 2_000_000
const LARGE_SLOWNESS = 1.15
// [m] A town of 100,000 people reaches 3.7 km from its middle, one of a million 8.6.
const REACH = 52
const GROWTH = 0.37
/** [m] No town is slow farther out. */
const FARTHEST_REACH = 15_000
// [°] Towns are looked up by the cell they are in: none reaches farther than to the next, in the north either.
const CELL = 0.4

const toTown = ({ lat, lng, people }: StoredPlace): Town => ({
  lat,
  lng,
  radius: Math.min(FARTHEST_REACH, REACH * people ** GROWTH),
  slowness: people >= LARGE ? LARGE_SLOWNESS : 1,
})

const cellOf = (degrees: number): number => Math.floor(degrees / CELL)

const keyOf = (row: number, column: number): string => `${row} ${column}`

/** Prepares places for the question which town a position is in: the one that reaches farthest beyond it. */
export const createFindTown = (places: readonly StoredPlace[]): FindTown => {
  const cells = new Map<string, Town[]>()
  for (const town of places.filter(({ people }) => people >= LEAST_PEOPLE).map(toTown)) {
    const key = keyOf(cellOf(town.lat), cellOf(town.lng))
    const known = cells.get(key)
    if (known === undefined) cells.set(key, [town])
    else known.push(town)
  }
  return ({ lat, lng }: LatLng) => {
    let [best, most]: [Town | undefined, number] = [undefined, 0]
    for (let row = cellOf(lat) - 1; row <= cellOf(lat) + 1; row += 1) {
      for (let column = cellOf(lng) - 1; column <= cellOf(lng) + 1; column += 1) {
        for (const town of cells.get(keyOf(row, column)) ?? []) {
          const beyond = town.radius - straight([town.lat, town.lng], [lat, lng])
          if (beyond > most) [best, most] = [town, beyond]
        }
      }
    }
    return best
  }
}
