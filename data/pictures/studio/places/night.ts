// Fast chargers under a lit canopy at night.
import { PAINTS } from '../paints.js'
import { spread } from '../skin.js'
import { boxOf, cableOf, landOf, postOf, socketOf, type AreaLamp, type Place } from './kit.js'

const STRIPS = [-3.4, -0.6, 2.2]

const lampAt = (y: number): AreaLamp => ({
  at: [-0.4, y, 3.5],
  to: [-0.4, y, 0],
  size: [8.4, 0.16],
  power: 150,
  colour: [1, 0.97, 0.93],
})

/** The coupe under the canopy, in the paint that light finds. */
export const NIGHT: Place = {
  body: 'coupe-suv',
  paint: PAINTS.dusk,
  parts: (measures) => {
    const x = measures.tail - 1.1
    return [
      ...[-3.6, 0.15, 3.9].flatMap((y) => postOf(x, y)),
      cableOf([x + 0.1, 0.53, 1.25], socketOf(measures), 0.75),
      boxOf('dark', [-5.4, -6.2, 3.62], [4.4, 5.2, 3.9]),
      boxOf('edge', [4.4, -6.2, 3.72], [4.44, 5.2, 3.82]),
      boxOf('edge', [-5.4, 5.2, 3.72], [4.4, 5.24, 3.82]),
      ...STRIPS.map((y) => boxOf('strip', [-4.6, y - 0.05, 3.6], [3.8, y + 0.05, 3.62])),
      ...[-5.4, 4.6].map((y) => boxOf('dark', [-4.9, y - 0.14, 0], [-4.6, y + 0.14, 3.62])),
      boxOf('hedge', [-9, -16, 0], [-8, 12, 1.3]),
      ...spread(0, 1, 40).map((t, i) => {
        const angle = ((176 + 84 * t) * Math.PI) / 180
        const away = 110 + 50 * Math.sin(5 * i)
        const [a, b] = [Math.cos(angle) * away, Math.sin(angle) * away]
        const z = 2.5 + 2 * Math.sin(9 * i)
        return boxOf(i % 3 === 0 ? 'cool' : 'far', [a, b, z], [a + 0.22, b + 0.22, z + 0.22])
      }),
      landOf({ away: 300, high: 26, from: 150, to: 290, seed: 3.1 }),
    ]
  },
  ground: 'wet',
  hasSea: false,
  camera: { turn: 42, distance: 11.6, height: 1.25, lens: 46, target: [-0.5, 0, 1.12] },
  sky: {
    sun: 206,
    fill: 70,
    zenith: [0.006, 0.01, 0.026],
    blue: [0.018, 0.032, 0.075],
    away: [0.02, 0.03, 0.06],
    warm: [0.05, 0.055, 0.09],
    sunset: [0.05, 0.03, 0.02],
    cloud: [0.05, 0.06, 0.09],
  },
  lamps: [
    ...STRIPS.map(lampAt),
    // The next canopy, behind the camera.
    { at: [1, 10, 4.2], to: [0, 0, 0.9], size: [9, 0.7], power: 420, colour: [0.92, 0.96, 1] },
  ],
  exposure: 1.15,
  grain: 0.2,
}
