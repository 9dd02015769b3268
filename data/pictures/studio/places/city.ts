// A street in town in the morning: fronts of houses, a kerb, a charge point.
import { PAINTS } from '../paints.js'
import type { Part } from '../solids.js'
import { boxOf, cableOf, chance, socketOf, type Place } from './kit.js'

const FRONT = -5.2
const HOUSE = 6.4

// Windows in rows, a door and shops below.
const houseOf = (left: number, seed: number): readonly Part[] => {
  const wall = ['plaster', 'brick', 'stone'][seed % 3] ?? 'plaster'
  const high = 11 + 2 * (seed % 2)
  const rows = [4.1, 7.1, 10.0].filter((z) => z + 1.9 < high)
  const windows = rows.flatMap((z) =>
    [0.9, 2.75, 4.6].flatMap((x, i) => {
      const isLit = chance(seed * 9 + z + i) > 0.72
      const from = left + x
      return [
        boxOf('stone', [from - 0.1, FRONT - 0.1, z - 0.12], [from + 1.1, FRONT + 0.08, z]),
        boxOf('dark', [from, FRONT - 0.2, z], [from + 1, FRONT + 0.012, z + 1.7]),
        boxOf(
          isLit ? 'window' : 'pane',
          [from + 0.06, FRONT, z + 0.06],
          [from + 0.47, FRONT + 0.02, z + 1.64],
        ),
        boxOf(
          isLit ? 'window' : 'pane',
          [from + 0.53, FRONT, z + 0.06],
          [from + 0.94, FRONT + 0.02, z + 1.64],
        ),
      ]
    }),
  )
  return [
    boxOf(wall, [left, FRONT - 6, 0], [left + HOUSE, FRONT, high]),
    boxOf('stone', [left, FRONT, 3.2], [left + HOUSE, FRONT + 0.16, 3.42]),
    boxOf('dark', [left + 0.5, FRONT - 0.1, 0.45], [left + 4.1, FRONT + 0.03, 2.9]),
    boxOf(
      seed % 2 === 0 ? 'window' : 'pane',
      [left + 0.6, FRONT, 0.55],
      [left + 4.0, FRONT + 0.05, 2.8],
    ),
    boxOf('wood', [left + 4.7, FRONT - 0.1, 0], [left + 5.7, FRONT + 0.04, 2.7]),
    boxOf('dark', [left - 0.1, FRONT - 6.2, high], [left + HOUSE + 0.1, FRONT + 0.3, high + 0.3]),
    ...windows,
  ]
}

/** The small one at the kerb. */
export const CITY: Place = {
  body: 'small-suv',
  paint: PAINTS.moss,
  parts: (measures) => {
    const y = -1.75
    return [
      ...[-5, -4, -3, -2, -1, 0, 1].flatMap((at) => houseOf(at * HOUSE - 1.4, at + 6)),
      boxOf('slabs', [-40, FRONT, 0], [20, y + 0.3, 0.13]),
      boxOf('stone', [-40, y + 0.3, 0], [20, y + 0.45, 0.14]),
      boxOf('post', [-2.5, y - 0.25, 0.13], [-2.25, y - 0.05, 1.45]),
      boxOf('glow', [-2.46, y - 0.05, 1.3], [-2.29, y - 0.045, 1.34]),
      cableOf([-2.37, y - 0.03, 1.1], [measures.rear - 0.3, -socketOf(measures)[1], 0.9], 0.6),
      boxOf('dark', [-9.06, y - 0.1, 0.13], [-8.94, y + 0.02, 5.2]),
      boxOf('edge', [-9.3, y - 0.1, 5.1], [-8.7, y + 0.5, 5.2]),
      boxOf('dark', [-21.06, y - 0.1, 0.13], [-20.94, y + 0.02, 5.2]),
    ]
  },
  ground: 'street',
  hasSea: false,
  camera: { turn: 40, distance: 11, height: 1.2, lens: 46, target: [-0.3, 0, 1.1] },
  sky: {
    sun: 170,
    fill: 70,
    zenith: [0.2, 0.33, 0.58],
    blue: [0.42, 0.54, 0.74],
    away: [0.62, 0.66, 0.74],
    warm: [1.3, 1.0, 0.78],
    sunset: [2.4, 1.5, 0.9],
    cloud: [2.2, 2.2, 2.3],
  },
  lamps: [],
  exposure: 0.85,
  haze: { colour: [0.9, 0.78, 0.68], sight: 120 },
}
