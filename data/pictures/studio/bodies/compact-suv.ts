// Compact SUV: tall and square, upright at both ends.
import type { BodyRecord } from '../record.js'
import { adapt } from './adapt.js'
import { plate, rearIntake, slot } from './inlays.js'
import { SMALL_SUV } from './small-suv.js'

const grown = adapt(SMALL_SUV, { body: 'compact-suv', belt: [1.005, 1.09] })

/** Compact SUV. */
export const COMPACT_SUV: BodyRecord = {
  ...grown,
  windscreen: { foot: ['front', -0.22], lean: 1.22, bend: 0.3, bow: 0.2 },
  rearGlass: { foot: ['tail', 0.09], lean: 0.42, bend: 0.4, bow: 0.14 },
  bows: { nose: 0.19, nosePower: 3, tail: 0.15 },
  glass: { ...grown.glass, back: 0.24, backLean: 0.1, kick: 0.05, kickFrom: 1.15 },
  arch: { gap: 0.042, front: 0.034, rear: 0.038, fade: 0.15, lip: 0.045, lipOut: 0.01 },
  screenGlass: [1.09, grown.screenGlass[1], 0.05, 0.065],
  spoiler: { at: -1.92, thick: 0.05 },
  brightTrim: true,
  front: [
    {
      use: 'headlamp',
      light: 'hook',
      across: [0.5, 0.84],
      up: [0.78, 0.88],
      rise: 0.01,
      taper: 0.1,
      round: 0.025,
      depth: 0.05,
    },
    {
      use: 'band',
      across: [0, 0.42],
      up: [0.79, 0.86],
      rise: 0.01,
      taper: 0,
      round: 0.025,
      depth: 0.02,
    },
    {
      use: 'intake',
      across: [0, 0.62],
      up: [0.33, 0.46],
      rise: 0,
      taper: 0.2,
      round: 0.03,
      depth: 0.07,
    },
    slot([0.7, 0.74], [0.42, 0.6]),
  ],
  rear: [
    {
      use: 'taillamp',
      light: 'hook',
      across: [0.6, 0.86],
      up: [0.86, 1.0],
      rise: 0,
      taper: 0.1,
      round: 0.03,
      depth: 0.03,
    },
    plate(0.66, 0.8),
    rearIntake(0.6, [0.34, 0.44]),
  ],
  wheel: { spokes: 5, split: 0, twist: 0.1, inner: 0.075, outer: 0.1, blade: 0, width: 0.24 },
}
