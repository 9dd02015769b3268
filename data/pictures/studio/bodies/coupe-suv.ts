// Coupe SUV: the compact one with a roof that falls to a high, short tail.
import type { BodyRecord } from '../record.js'
import { adapt } from './adapt.js'
import { plate, rearIntake } from './inlays.js'
import { COMPACT_SUV } from './compact-suv.js'

const lower = adapt(COMPACT_SUV, { body: 'coupe-suv', belt: [1.09, 1.07] })
const { spoiler: _, ...bare } = lower

/** Coupe SUV. */
export const COUPE_SUV: BodyRecord = {
  ...bare,
  deck: [
    ['tail', 0, 1.155],
    ['tail', 0.2, 1.16],
    ['rear', 0, 1.12],
    ['middle', 0, 1.07],
    ['front', -0.4, 1.055],
    ['front', 0.25, 1.015],
    ['nose', -0.14, 0.945],
    ['nose', 0, 0.885],
  ],
  roof: [
    ['front', -0.65, 1.505],
    ['front', -1.15, 1.565],
    ['middle', -0.2, 1.588],
    ['rear', 0.6, 1.545],
    ['rear', 0.1, 1.45],
    ['rear', -0.35, 1.315],
    ['tail', 0.25, 1.175],
    ['tail', 0, 1.09],
  ],
  windscreen: { foot: ['front', -0.22], lean: 1.38, bend: 0.35, bow: 0.21 },
  rearGlass: { foot: ['tail', 0.09], lean: 0.3, bend: 0, bow: 0.1 },
  edges: { ...bare.edges, rail: 0.028, rear: 0.02 },
  glass: { ...bare.glass, back: 0.52, backLean: 1.15, kick: 0.05, kickFrom: 1.0 },
  front: bare.front.map((inlay) => (inlay.use === 'headlamp' ? { ...inlay, light: 'bar' } : inlay)),
  rear: [
    {
      use: 'taillamp',
      light: 'bar',
      across: [0, 0.86],
      up: [0.95, 1.015],
      rise: 0,
      taper: 0,
      round: 0.02,
      depth: 0.03,
    },
    plate(0.62, 0.76),
    rearIntake(0.6, [0.33, 0.43]),
  ],
  tailGlass: [1.17, 1.5, 0.05, 0.1],
  rearSlope: -0.14,
  wheel: { spokes: 7, split: 0, twist: 0.28, inner: 0.05, outer: 0.07, blade: 0, width: 0.245 },
}
