// Rugged small SUV: the small one, higher on its wheels, with dark cladding, a dark roof and rails.
import type { BodyRecord } from '../record.js'
import { adapt } from './adapt.js'
import { SMALL_SUV } from './small-suv.js'

const raised = adapt(SMALL_SUV, { body: 'small-suv-cross', belt: [1.005, 1.025] })

/** Rugged small SUV. */
export const SMALL_SUV_CROSS: BodyRecord = {
  ...raised,
  arch: { gap: 0.055, front: 0.034, rear: 0.04, fade: 0.17, lip: 0.075, lipOut: 0.014 },
  sill: [0.46, 0.4, 0.43],
  darkRoof: true,
  rails: true,
  front: [
    {
      use: 'band',
      across: [0, 0.44],
      up: [0.735, 0.795],
      rise: 0.02,
      taper: 0,
      round: 0.004,
      depth: 0.02,
    },
    {
      use: 'headlamp',
      light: 'double',
      across: [0.45, 0.84],
      up: [0.725, 0.805],
      rise: 0.02,
      taper: 0.1,
      round: 0.02,
      depth: 0.05,
    },
    {
      use: 'intake',
      across: [0, 0.5],
      up: [0.31, 0.42],
      rise: 0,
      taper: 0.2,
      round: 0.03,
      depth: 0.07,
    },
    {
      use: 'slot',
      across: [0.62, 0.7],
      up: [0.46, 0.56],
      rise: 0,
      taper: 0,
      round: 0.03,
      depth: 0.05,
    },
  ],
  wheel: { spokes: 5, split: 0, twist: 0, inner: 0.07, outer: 0.085, blade: 0.1, width: 0.235 },
}
