// A house at dusk: timber and plaster, a window with light behind it, and a wallbox.
import { PAINTS } from '../paints.js'
import { boxOf, cableOf, landOf, socketOf, spruceOf, type Place } from './kit.js'

/** The compact one, at home overnight. */
export const HOME: Place = {
  body: 'compact-suv',
  paint: PAINTS.moss,
  parts: (measures) => {
    const wall = -2.6
    return [
      boxOf('plaster', [-7.5, wall - 5, 0], [1.1, wall, 3.1]),
      boxOf('wood', [1.1, wall - 5, 0], [7.2, wall - 0.9, 2.7]),
      boxOf('dark', [-7.9, wall - 5.4, 3.1], [1.6, wall + 0.5, 3.32]),
      boxOf('dark', [1.1, wall - 5.2, 2.7], [7.6, wall - 0.5, 2.88]),
      boxOf('dark', [1.9, wall - 0.92, 0.05], [5.9, wall - 0.86, 2.35]),
      boxOf('window', [1.98, wall - 0.87, 0.12], [3.88, wall - 0.85, 2.28]),
      boxOf('window', [3.96, wall - 0.87, 0.12], [5.82, wall - 0.85, 2.28]),
      boxOf('dark', [-5.9, wall - 0.02, 1.0], [-3.9, wall + 0.02, 2.4]),
      boxOf('window', [-5.83, wall, 1.06], [-3.97, wall + 0.03, 2.34]),
      boxOf('post', [0.45, wall, 1.05], [0.75, wall + 0.13, 1.5]),
      boxOf('gloss', [0.48, wall + 0.13, 1.08], [0.72, wall + 0.14, 1.47]),
      boxOf('glow', [0.56, wall + 0.14, 1.36], [0.64, wall + 0.145, 1.38]),
      boxOf('edge', [0.1, wall, 2.2], [0.2, wall + 0.1, 2.42]),
      cableOf([0.6, wall + 0.16, 1.1], [measures.rear - 0.3, -socketOf(measures)[1], 0.95], 0.95),
      boxOf('hedge', [7.6, wall - 4, 0], [12, wall - 3, 1.4]),
      boxOf('hedge', [-14, wall - 1.2, 0], [-8.4, wall - 0.2, 1.5]),
      ...spruceOf([-11.5, -9], { high: 9, seed: 2, needles: 'hedge' }),
      ...spruceOf([-15, -7], { high: 7.5, seed: 5, needles: 'hedge' }),
      ...spruceOf([9.5, -12], { high: 8.5, seed: 8, needles: 'hedge' }),
      ...spruceOf([13, -14], { high: 10, seed: 11, needles: 'hedge' }),
      landOf({ away: 260, high: 26, from: 150, to: 300, seed: 2.2 }),
    ]
  },
  ground: 'paving',
  hasSea: false,
  camera: { turn: 44, distance: 12.4, height: 1.35, lens: 45, target: [-0.3, -0.3, 1.12] },
  sky: {
    sun: 216,
    fill: 70,
    zenith: [0.04, 0.07, 0.16],
    blue: [0.12, 0.19, 0.36],
    away: [0.26, 0.26, 0.36],
    warm: [0.75, 0.42, 0.3],
    sunset: [0.9, 0.38, 0.14],
    cloud: [2.6, 2.8, 3.4],
  },
  lamps: [
    {
      at: [0.15, -2.35, 2.15],
      to: [0.15, -2.4, 0],
      size: [0.2, 0.2],
      power: 40,
      colour: [1, 0.72, 0.42],
    },
    { at: [3.9, -3.3, 1.6], to: [3.9, 0, 0.4], size: [3.8, 1.9], power: 90, colour: [1, 0.7, 0.4] },
  ],
  exposure: 1.05,
}
