// Large SUV: three rows, a long roof, a long wheelbase.
import type { BodyRecord } from '../record.js'
import { adapt } from './adapt.js'
import { plate, rearIntake, slot } from './inlays.js'
import { COMPACT_SUV } from './compact-suv.js'

const grown = adapt(COMPACT_SUV, { body: 'large-suv', belt: [1.09, 1.135] })

/** Large SUV. */
export const LARGE_SUV: BodyRecord = {
  ...grown,
  windscreen: { foot: ['front', -0.26], lean: 1.26, bend: 0.3, bow: 0.22 },
  rearGlass: { foot: ['tail', 0.1], lean: 0.4, bend: 0.35, bow: 0.15 },
  arch: { gap: 0.045, front: 0.032, rear: 0.038, fade: 0.18, lip: 0.02, lipOut: 0.004 },
  glass: {
    ...grown.glass,
    back: 0.17,
    backLean: 0.0,
    kick: 0,
    kickFrom: 9,
    pillars: [
      { low: [0.1, 1.0], high: [0.04, 1.7], width: 0.07 },
      { low: [-0.98, 1.0], high: [-1.08, 1.7], width: 0.06 },
      { low: [-1.74, 1.0], high: [-1.82, 1.7], width: 0.045 },
    ],
  },
  spoiler: { at: -2.24, thick: 0.05 },
  rails: true,
  front: [
    {
      use: 'headlamp',
      light: 'double',
      across: [0.5, 0.88],
      up: [0.86, 0.92],
      rise: 0.01,
      taper: 0,
      round: 0.02,
      depth: 0.05,
    },
    {
      use: 'intake',
      across: [0, 0.6],
      up: [0.34, 0.5],
      rise: 0,
      taper: 0.2,
      round: 0.035,
      depth: 0.07,
    },
    slot([0.72, 0.765], [0.42, 0.68]),
  ],
  rear: [
    {
      use: 'taillamp',
      light: 'double',
      across: [0.66, 0.9],
      up: [0.8, 1.06],
      rise: 0,
      taper: 0,
      round: 0.03,
      depth: 0.03,
    },
    plate(0.72, 0.86),
    rearIntake(0.62, [0.35, 0.45]),
  ],
  wheel: { spokes: 10, split: 0, twist: 0, inner: 0.034, outer: 0.05, blade: 0, width: 0.255 },
}
