// Fastback saloon: long and low, a roof that runs into the tail in one line.
import type { BodyRecord } from '../record.js'
import { adapt } from './adapt.js'
import { plate, rearIntake, slot } from './inlays.js'
import { SMALL_SUV } from './small-suv.js'

const long = adapt(SMALL_SUV, { body: 'fastback', belt: [1.005, 0.975] })
const { spoiler: _, ...bare } = long

/** Fastback saloon. */
export const FASTBACK: BodyRecord = {
  ...bare,
  plan: [
    ['tail', 0, -0.135],
    ['tail', 0.5, -0.035],
    ['rear', 0, 0],
    ['middle', 0, 0],
    ['front', 0, -0.005],
    ['front', 0.4, -0.035],
    ['nose', 0, -0.165],
  ],
  deck: [
    ['tail', 0, 1.055],
    ['tail', 0.25, 1.06],
    ['rear', 0, 1.02],
    ['middle', 0, 0.975],
    ['front', -0.45, 0.955],
    ['front', 0.25, 0.89],
    ['nose', -0.14, 0.8],
    ['nose', 0, 0.745],
  ],
  roof: [
    ['front', -0.85, 1.47],
    ['front', -1.4, 1.53],
    ['middle', -0.35, 1.548],
    ['rear', 0.65, 1.5],
    ['rear', 0.05, 1.375],
    ['rear', -0.45, 1.19],
    ['tail', 0.1, 1.0],
  ],
  shoulder: bare.shoulder.map(([anchor, ahead, y]) => [anchor, ahead, y - 0.055]),
  crown: 0.085,
  tumble: [0.36, 0.25],
  windscreen: { foot: ['front', -0.36], lean: 1.75, bend: 0.42, bow: 0.22 },
  rearGlass: { foot: ['tail', 0.1], lean: 0.2, bend: 0, bow: 0.1 },
  roofCrown: 0.06,
  edges: { ...bare.edges, rail: 0.03, windscreen: 0.04, rear: 0.02 },
  arch: { gap: 0.034, front: 0.03, rear: 0.042, fade: 0.18, lip: 0.012, lipOut: 0.003 },
  glass: {
    ...bare.glass,
    front: 0.07,
    back: 0.6,
    backLean: 1.15,
    above: 0.02,
    belowRoof: 0.08,
    pillars: [
      { low: [-0.04, 0.9], high: [-0.12, 1.5], width: 0.06 },
      { low: [-1.2, 0.92], high: [-1.42, 1.5], width: 0.035 },
    ],
  },
  brightTrim: true,
  front: [
    {
      use: 'headlamp',
      light: 'bar',
      across: [0.42, 0.85],
      up: [0.63, 0.69],
      rise: 0.03,
      taper: 0.15,
      round: 0.02,
      depth: 0.05,
    },
    {
      use: 'intake',
      across: [0, 0.6],
      up: [0.235, 0.375],
      rise: 0,
      taper: 0.25,
      round: 0.03,
      depth: 0.07,
    },
    slot([0.71, 0.75], [0.32, 0.5]),
  ],
  rear: [
    {
      use: 'taillamp',
      light: 'bar',
      across: [0, 0.88],
      up: [0.885, 0.945],
      rise: 0,
      taper: 0,
      round: 0.02,
      depth: 0.03,
    },
    plate(0.62, 0.75),
    rearIntake(0.62, [0.26, 0.37]),
  ],
  rearCuts: [],
  screenGlass: [0.95, 1.49, 0.05, 0.06],
  tailGlass: [1.08, 1.46, 0.05, 0.11],
  rearSlope: -0.14,
  wheel: {
    spokes: 5,
    split: 0.09,
    twist: 0.26,
    inner: 0.028,
    outer: 0.04,
    blade: 0.1,
    width: 0.25,
  },
}
