// A fast charger by the sea at dusk, after rain.
import { PAINTS } from '../paints.js'
import { boxOf, cableOf, landOf, postOf, socketOf, type Place } from './kit.js'

/** The saloon in the lightest paint, which is seen best at dusk. */
export const COAST: Place = {
  body: 'fastback',
  paint: PAINTS.cloud,
  parts: (measures) => {
    const x = measures.tail - 1.05
    return [
      ...postOf(x, 0.15),
      cableOf([x + 0.1, 0.53, 1.25], socketOf(measures), 0.75),
      landOf({ away: 900, high: 62, from: 196, to: 262, seed: 1.7 }),
      landOf({ away: 520, high: 24, from: 178, to: 212, seed: 4.2 }),
      landOf({ away: 640, high: 30, from: 238, to: 280, seed: 2.9 }),
      boxOf('kerb', [-30, -7.65, 0], [30, -7.35, 0.18]),
    ]
  },
  ground: 'wet',
  hasSea: true,
  camera: { turn: 40, distance: 12, height: 1.3, lens: 50, target: [-0.4, 0, 0.98] },
  sky: {
    sun: 206,
    fill: 70,
    zenith: [0.05, 0.085, 0.17],
    blue: [0.17, 0.25, 0.42],
    away: [0.34, 0.3, 0.4],
    warm: [1.0, 0.52, 0.32],
    sunset: [1.6, 0.62, 0.2],
    cloud: [2.4, 2.5, 2.9],
  },
  lamps: [],
  exposure: 1,
}
