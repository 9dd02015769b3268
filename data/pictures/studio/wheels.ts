// Wheels: tyre, rim, deep spokes, brake behind them, and the wheel well.
import type { WheelRecord } from './record.js'
import { sideAt, spread, type Skin } from './skin.js'
import { moved, netOf, turned, type Part, type Spot } from './solids.js'

interface Hub {
  readonly tyre: number
  readonly rim: number
  /** Half of the tyre's width. */
  readonly half: number
  readonly wheel: WheelRecord
}

const tyreOf = ({ tyre: R, rim: r, half: h }: Hub): Part => {
  const side = [
    [r - 0.004, h - 0.022],
    [r + 0.006, h - 0.008],
    [r + 0.02, h - 0.001],
    [r + 0.034, h + 0.003],
    [r + 0.037, h + 0.001],
    [r + 0.055, h + 0.002],
    [R - 0.034, h - 0.003],
    [R - 0.014, h - 0.014],
    [R - 0.004, h - 0.034],
  ] as const
  const groove = [
    [R, h - 0.05],
    [R, h - 0.075],
    [R - 0.008, h - 0.077],
    [R - 0.008, h - 0.085],
    [R + 0.001, h - 0.087],
    [R + 0.001, h - 0.105],
  ] as const
  const half = [...side, ...groove]
  return turned('rubber', [...half, ...half.map(([a, y]) => [a, -y] as const).reverse()], 160)
}

const rimOf = ({ rim: r, half: h }: Hub): readonly Part[] => [
  turned('alloy', [
    [r - 0.016, h - 0.05],
    [r - 0.012, h - 0.012],
    [r - 0.006, h - 0.002],
    [r + 0.001, h + 0.001],
    [r + 0.005, h - 0.004],
    [r + 0.004, h - 0.012],
  ]),
  turned('rim', [
    [r - 0.012, h - 0.04],
    [r - 0.022, h - 0.08],
    [r - 0.034, -h + 0.06],
    [r - 0.01, -h + 0.02],
  ]),
  turned('disc', [
    [0.05, h - 0.12],
    [0.09, h - 0.118],
    [r * 0.72, h - 0.118],
    [r * 0.73, h - 0.122],
    [r * 0.73, h - 0.14],
  ]),
  turned('black', [
    [0, h - 0.17],
    [r - 0.03, h - 0.17],
  ]),
  turned('gloss', [
    [0.0005, h - 0.012],
    [0.026, h - 0.0125],
    [0.03, h - 0.016],
    [0.032, h - 0.024],
  ]),
  turned('alloy', [
    [0.03, h - 0.02],
    [0.036, h - 0.018],
    [0.06, h - 0.026],
    [0.072, h - 0.045],
    [0.075, h - 0.1],
  ]),
]

interface Spoke {
  readonly material: string
  readonly angle: number
  readonly twist: number
  readonly width: readonly [number, number]
  readonly depth: readonly [hub: number, rim: number]
  readonly thick: number
  readonly from: number
}

const SECTION = [
  [-0.42, -1],
  [-0.5, -0.5],
  [-0.5, -0.14],
  [-0.4, 0],
  [0, 0.03],
  [0.4, 0],
  [0.5, -0.14],
  [0.5, -0.5],
  [0.42, -1],
] as const

// A spoke falls away from the hub, and rises to the rim in a bow.
const spokeOf = ({ half, rim }: Hub, spoke: Spoke): Part => {
  const rows = spread(0, 1, 28).map((t) => {
    const r = spoke.from + (rim - 0.006 - spoke.from) * t
    const angle = spoke.angle + spoke.twist * t ** 1.4
    const narrow = 1 - 0.22 * Math.sin(Math.PI * t)
    const width = (spoke.width[0] + (spoke.width[1] - spoke.width[0]) * t) * narrow
    const level = half - spoke.depth[0] + (spoke.depth[0] - spoke.depth[1]) * t ** 1.6
    const sag = 0.006 * Math.sin(Math.PI * t)
    return SECTION.map(([across, down]): Spot => {
      const p = across * width
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return [r * c - p * s, level - sag + down * spoke.thick, r * s + p * c]
    })
  })
  return netOf(spoke.material, rows, { crease: 32 })
}

const spokesOf = (hub: Hub): readonly Part[] => {
  const { spokes, split, twist, inner, outer, blade } = hub.wheel
  const sides = split === 0 ? [0] : [1, -1]
  return spread(0, 2 * Math.PI, spokes + 1)
    .slice(0, -1)
    .flatMap((turn) => {
      const angle = turn + Math.PI / 2
      const arms = sides.map((side): Spoke => ({
        material: 'alloy',
        angle: angle + side * split,
        twist: (side === 0 ? 1 : side) * twist,
        width: [inner, outer],
        depth: [0.034, 0.008],
        thick: 0.04,
        from: 0.045,
      }))
      const vane: Spoke = {
        material: 'gloss',
        angle: angle + Math.PI / spokes,
        twist: split === 0 ? twist : 0,
        width: [0.02, blade],
        depth: [0.055, 0.024],
        thick: 0.022,
        from: 0.06,
      }
      return blade === 0 ? arms : [...arms, vane]
    })
    .map((spoke) => spokeOf(hub, spoke))
}

const caliperOf = ({ rim, half }: Hub): Part =>
  netOf(
    'caliper',
    spread(2.5, 3.5, 14).map((angle) =>
      (
        [
          [rim * 0.56, half - 0.16],
          [rim * 0.56, half - 0.092],
          [rim * 0.6, half - 0.086],
          [rim * 0.76, half - 0.088],
          [rim * 0.8, half - 0.098],
          [rim * 0.8, half - 0.16],
        ] as const
      ).map(([r, y]): Spot => [r * Math.cos(angle), y, r * Math.sin(angle)]),
    ),
    { crease: 30 },
  )

const wellOf = (skin: Skin, axle: number): Part => {
  const { tyre, archRadius } = skin.measures
  const outside = sideAt(skin, axle, tyre + archRadius + 0.01)
  const floor = Math.max(skin.floor(axle - archRadius), skin.floor(axle + archRadius))
  const low = Math.asin((tyre - floor - 0.05) / archRadius)
  const rows = spread(-low, Math.PI + low, 60).map((angle): Spot[] => {
    const r = archRadius + 0.012
    const place = (y: number, by = 1): Spot => [
      axle + Math.cos(angle) * r * by,
      y,
      tyre + Math.sin(angle) * r * by,
    ]
    return [place(outside - 0.03), place(0.5), place(0.48, 0.5), place(0.48, 0)]
  })
  return netOf('black', rows)
}

/** How far the tyre's outer side lies behind the body's. */
const BEHIND = 0.012

/** Wheels and wheel wells of a body, all on the ground. */
export const wheelsOf = (skin: Skin): readonly Part[] => {
  const { measures, record } = skin
  const hub: Hub = {
    tyre: measures.tyre,
    rim: measures.rim,
    half: record.wheel.width / 2,
    wheel: record.wheel,
  }
  const one = [tyreOf(hub), ...rimOf(hub), ...spokesOf(hub), caliperOf(hub)]
  return [measures.front, measures.rear].flatMap((axle) => {
    const side = sideAt(skin, axle, measures.tyre + measures.archRadius + 0.005)
    const out = side - BEHIND - hub.half
    const turn = axle > 0 ? 0.3 : 0.9
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const left = one.map((part) =>
      moved(part, ([x, y, z]) => [axle + c * x + s * z, out + y, hub.tyre - s * x + c * z]),
    )
    const all = [...left, wellOf(skin, axle)]
    return [...all, ...all.map((part) => moved(part, ([x, y, z]) => [x, -y, z], true))]
  })
}
