// Mirrors, rims of the wheel arches, rails, and the cabin behind the glass.
import { meshOf, type Field } from './grid.js'
import { smoothMax, smoothMin } from './numbers.js'
import { beltAt, sideAt, spread, type Skin } from './skin.js'
import {
  blockOf,
  moved,
  netOf,
  partOf,
  ringOf,
  type Block,
  type Part,
  type Spot,
} from './solids.js'

const mirrorField = ([mx, my, mz]: readonly [number, number, number]): Field => {
  const power = 2.8
  return (x, y, z) => {
    const u = Math.abs((x - mx + 0.14 * (y - my)) / 0.1) ** 2.6
    const v = Math.abs((y - my) / 0.12) ** 3.2
    const w = Math.abs((z - mz - 0.1 * (y - my)) / 0.07) ** power
    const shell = ((u + v + w) ** (1 / power) - 1) * 0.07
    const head = smoothMax(shell, mx - 0.052 - x, 0.008)
    const stalk = Math.hypot((x - mx) / 1.6, z - mz + 0.068) - 0.018
    const arm = smoothMax(smoothMax(stalk, y - my, 0.01), my - 0.26 - y, 0.01)
    return smoothMin(head, arm, 0.012)
  }
}

const mirrorsOf = ({ record }: Skin): readonly Part[] => {
  const [x, y, z] = record.mirror
  const mesh = meshOf(mirrorField(record.mirror), {
    from: [x - 0.2, y - 0.3, z - 0.2],
    to: [x + 0.2, y + 0.2, z + 0.2],
    step: 0.007,
  })
  const glass = netOf(
    'chrome',
    spread(-0.085, 0.09, 9).map((dy) =>
      spread(-0.05, 0.05, 9).map((dz): Spot => [x - 0.056 - 0.14 * dy, y + dy, z + dz + 0.1 * dy]),
    ),
  )
  const left = [partOf('mirror', mesh), glass]
  return [...left, ...left.map((part) => moved(part, ([a, b, c]) => [a, -b, c], true))]
}

// The rim of an arch as steps outwards: distance from the arch, distance from the side.
const lipSteps = (wide: number, out: number): readonly (readonly [number, number])[] => [
  [-0.004, -0.13],
  [-0.003, -0.012],
  [0, out * 0.6],
  [0.005, out],
  [wide * 0.5, out],
  [wide - 0.006, out * 0.9],
  [wide, out * 0.3],
  [wide + 0.003, -0.02],
]

const lipOf = (skin: Skin, axle: number): Part => {
  const { tyre, archRadius } = skin.measures
  const { lip, lipOut } = skin.record.arch
  const floor = Math.max(skin.floor(axle - archRadius), skin.floor(axle + archRadius))
  const low = Math.asin((tyre - floor - 0.1) / archRadius)
  const rows = lipSteps(lip, lipOut).map(([beyond, out]) =>
    spread(-low, Math.PI + low, 120).map((angle): Spot => {
      const place = (r: number): readonly [number, number] => [
        axle + Math.cos(angle) * r,
        tyre + Math.sin(angle) * r,
      ]
      const [x, z] = place(archRadius + beyond)
      const [sx, sz] = place(archRadius + Math.max(0, beyond))
      const y = sideAt(skin, sx, Math.max(sz, skin.floor(sx) + 0.03))
      return [x, y + out, z]
    }),
  )
  return netOf('plastic', rows, { crease: 50 })
}

const railOf = (skin: Skin): readonly Part[] => {
  if (!skin.record.rails) return []
  const { front, tail } = skin.measures
  const [from, to] = [front - 1.5, tail + 0.6]
  const rows = spread(from, to, 60).map((x, i) => {
    const end = Math.min(1, i / 4, (59 - i) / 4)
    const top = skin.roof(x) - 0.045 + 0.032 * end
    const y = skin.glassSide(x, top) - 0.085
    return spread(0, 2 * Math.PI, 17).map((turn): Spot => [
      x,
      y + 0.016 * Math.cos(turn),
      top + 0.013 * Math.sin(turn),
    ])
  })
  const rail = netOf('satin', rows)
  return [rail, moved(rail, ([x, y, z]) => [x, -y, z], true)]
}

const seatBlocks = (dz: number): readonly Block[] =>
  [0.38, -0.38].flatMap((y): Block[] => [
    { at: [0.02, y, 0.6 + dz], half: [0.27, 0.25, 0.09], round: 0.03, lean: 0.1 },
    { at: [-0.3, y, 0.9 + dz], half: [0.075, 0.24, 0.33], round: 0.03, lean: -0.26 },
    { at: [-0.41, y, 1.26 + dz], half: [0.045, 0.13, 0.085], round: 0.02, lean: -0.2 },
    { at: [-1.24, y, 1.2 + dz], half: [0.045, 0.13, 0.07], round: 0.02, lean: -0.28 },
  ])

const cabinOf = (skin: Skin): readonly Part[] => {
  const dz = skin.record.seats
  const belt = beltAt(skin, 0)
  const dash = skin.measures.front - 0.5
  const shelf = skin.measures.tail + 0.52
  const seats = seatBlocks(dz).map((block) => blockOf('seat', block))
  return [
    ...seats,
    blockOf('seat', {
      at: [-1.12, 0, 0.86 + dz],
      half: [0.08, 0.66, 0.32],
      round: 0.03,
      lean: -0.3,
    }),
    blockOf('cabin', {
      at: [dash, 0, belt - 0.1],
      half: [0.26, 0.7, 0.1],
      round: 0.03,
      lean: -0.1,
    }),
    blockOf('cabin', { at: [shelf, 0, belt - 0.05], half: [0.36, 0.62, 0.02], round: 0.01 }),
    blockOf('cabin', { at: [-0.2, 0, 0.5], half: [1.5, 0.74, 0.05], round: 0.02 }),
    blockOf('cabin', { at: [0.1, 0, 0.62], half: [0.5, 0.09, 0.12], round: 0.03 }),
    blockOf('gloss', {
      at: [dash - 0.3, 0, belt + 0.03],
      half: [0.012, 0.16, 0.1],
      round: 0.006,
      lean: -0.2,
    }),
    ringOf('gloss', [dash - 0.38, 0.38, belt + 0.02], { radius: 0.175, thick: 0.016, lean: -1.15 }),
  ]
}

/** Parts that stand on or in the body. */
export const fittingsOf = (skin: Skin): readonly Part[] => {
  const lips = [skin.measures.front, skin.measures.rear].map((axle) => lipOf(skin, axle))
  return [
    ...mirrorsOf(skin),
    ...lips,
    ...lips.map((part) => moved(part, ([x, y, z]) => [x, -y, z], true)),
    ...railOf(skin),
    ...cabinOf(skin),
  ]
}
