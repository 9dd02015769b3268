// What scenes are built of: boxes, posts that charge, cables, trees, land far away.
import { clamp } from '../../vector.js'
import { softStep } from '../numbers.js'
import type { Light, Paint } from '../paints.js'
import { spread, type Measures } from '../skin.js'
import { blockOf, netOf, turned, moved, type Part, type Spot } from '../solids.js'

/** A lamp that lights the scene: a flat square that looks along a direction. */
export interface AreaLamp {
  readonly at: Spot
  readonly to: Spot
  readonly size: readonly [number, number]
  readonly power: number
  readonly colour: Light
}

/** Sky of a scene, in the colours of its hour. */
export interface Sky {
  /** Where the sun goes down, and where a cloud brightens the car from behind the camera [degrees]. */
  readonly sun: number
  readonly fill: number
  readonly zenith: Light
  readonly blue: Light
  readonly away: Light
  readonly warm: Light
  readonly sunset: Light
  readonly cloud: Light
}

/** A scene: who stands in it, what stands about, and how it is seen. */
export interface Place {
  readonly body: 'small-suv' | 'small-suv-cross' | 'compact-suv' | 'coupe-suv' | 'fastback'
  readonly paint: Paint
  readonly parts: (measures: Measures) => readonly Part[]
  readonly ground: 'wet' | 'snow' | 'paving' | 'street'
  readonly hasSea: boolean
  readonly camera: {
    readonly turn: number
    readonly distance: number
    readonly height: number
    readonly lens: number
    /** How far in front of the middle of the car, to its left, and how high it is aimed [m]. */
    readonly target: Spot
  }
  readonly sky: Sky
  readonly lamps: readonly AreaLamp[]
  /** Brightness of the picture against one by day. */
  readonly exposure: number
  /** Air in which what is far away fades: its colour, and how far one sees [m]. */
  readonly haze?: { readonly colour: Light; readonly sight: number }
  /** How much the light of neighbours may differ by noise; more where there are few lamps. */
  readonly grain?: number
}

const FACES = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
] as const

/** A box between two corners. */
export const boxOf = (material: string, from: Spot, to: Spot): Part => {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => [
    (corner & 4 ? to : from)[0],
    (corner & 2 ? to : from)[1],
    (corner & 1 ? to : from)[2],
  ])
  const triangles = FACES.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])
  return {
    material,
    points: Float32Array.from(points),
    triangles: Uint32Array.from(triangles),
    crease: 30,
  }
}

/** A fast charger whose screen looks forward. */
export const postOf = (x: number, y: number): readonly Part[] => [
  blockOf('post', { at: [x, y, 1.06], half: [0.2, 0.36, 1.06], round: 0.025 }),
  blockOf('gloss', { at: [x + 0.02, y + 0.02, 1.3], half: [0.2, 0.36, 0.62], round: 0.02 }),
  boxOf('screen', [x + 0.222, y - 0.2, 1.37], [x + 0.228, y + 0.2, 1.63]),
  boxOf('glow', [x + 0.222, y - 0.3, 2.0], [x + 0.228, y + 0.3, 2.04]),
  boxOf('glow', [x - 0.016, y + 0.383, 0.6], [x + 0.016, y + 0.388, 2.0]),
  boxOf('kerb', [x - 0.6, y - 0.8, 0], [x + 0.6, y + 0.8, 0.1]),
]

/** A cable that hangs between two points as low as its length lets it. */
export const cableOf = (from: Spot, to: Spot, sag: number): Part => {
  const thick = 0.017
  const rows = spread(0, 1, 60).map((t): readonly Spot[] => {
    const bow = 4 * t * (1 - t)
    const at = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * softStep(0, 1, t)
    const [x, y, z] = [at(0), at(1) + 0.25 * bow, Math.max(0.03, at(2) - sag * bow)]
    return spread(0, 2 * Math.PI, 13).map((turn): Spot => [
      x,
      y + thick * Math.cos(turn),
      z + thick * Math.sin(turn),
    ])
  })
  return netOf('rubber', rows)
}

/** Land or woods far away: how far, how high, and from where to where round the car [degrees]. */
export interface Land {
  readonly away: number
  readonly high: number
  readonly from: number
  readonly to: number
  readonly seed: number
}

/** A ridge against the sky. */
export const landOf = ({ away, high, from, to, seed }: Land): Part => {
  const rows = spread(0, 1, 220).map((t): readonly Spot[] => {
    const angle = ((from + (to - from) * t) * Math.PI) / 180
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away]
    const end = softStep(0, 0.3, t) * softStep(0, 0.3, 1 - t)
    const wave = 0.55 + 0.25 * Math.sin(7 * t + seed) + 0.13 * Math.sin(17 * t + 2 * seed)
    const rough = 0.03 * Math.sin(61 * t + seed) + 0.02 * Math.sin(127 * t)
    return [
      [x, y, -3],
      [x, y, clamp(high * end * (wave + rough), -2, high)],
    ]
  })
  return netOf('land', rows)
}

/** A number between 0 and 1 that depends on a seed alone. */
export const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}

/** A spruce: skirts of branches above each other round a trunk. */
export const spruceOf = (
  [x, y]: readonly [number, number],
  {
    high,
    seed,
    needles = 'spruce',
  }: { readonly high: number; readonly seed: number; readonly needles?: string },
): readonly Part[] => {
  const skirts = spread(0.1, 0.96, 17).map((t, i) => {
    const wide = high * 0.21 * (1.04 - t) * (0.85 + 0.3 * chance(seed + i))
    const drop = high * (0.07 + 0.13 * (1 - t))
    return netOf(
      needles,
      [1, 0.72, 0.4, 0.02].map((part) =>
        spread(0, 2 * Math.PI, 23).map((angle, k): Spot => {
          const jag = k % 22 === 0 ? 1 : 0.72 + 0.5 * chance(seed * 3 + i * 31 + (k % 22))
          const r = wide * part * (part > 0.5 ? jag : 1)
          return [
            x + r * Math.cos(angle),
            y + r * Math.sin(angle),
            high * t - drop * (part ** 1.5 - 0.35) * (part > 0.5 ? jag : 1),
          ]
        }),
      ),
      { crease: 25 },
    )
  })
  const trunk = moved(
    turned(
      'bark',
      [
        [high * 0.02, 0],
        [high * 0.018, high * 0.2],
        [high * 0.004, high * 0.95],
      ],
      10,
    ),
    ([a, b, c]) => [x + a, y + c, b],
  )
  return [trunk, ...skirts]
}

/** Where the socket of a car is. */
export const socketOf = ({ rear, halfWidth }: Measures): Spot => [
  rear - 0.3,
  halfWidth - 0.06,
  0.88,
]
