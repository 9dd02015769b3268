import type { Camera } from './camera.js'
import type { Form } from './form.js'
import { curve, num } from './path.js'
import { group, marks, path, type Stop } from './sheet.js'
import type { Stage } from './shell.js'
import { at, range, type Vec2, type Vec3 } from './vector.js'

/** Where a wheel stands: its axle behind the nose and the plane of its outer face [m]. */
export interface Hub {
  readonly x: number
  readonly y: number
}

/** A place on a wheel: share of the rim's radius and angle [rad]. */
type Polar = readonly [number, number]

/** Units of a wheel's own drawing in one metre. */
const UNITS = 500

const RIM: readonly Stop[] = [
  [0, '#f3f5f6'],
  [0.45, '#c3cacf'],
  [1, '#7f8890'],
]

const SIDEWALL: readonly Stop[] = [
  [0, '#4a5056'],
  [0.5, '#25292c'],
  [1, '#17191b'],
]

const WELL: readonly Stop[] = [
  [0, '#0c0e10'],
  [0.6, '#23282c'],
  [1, '#3b4248'],
]

const ARCH_SHADE: readonly Stop[] = [
  [0, '#000', 0.62],
  [0.32, '#000', 0.12],
  [0.5, '#000', 0],
]

/** Convex outline round a cloud of points. */
export const hull = (cloud: readonly Vec2[]): Vec2[] => {
  const sorted = [...cloud].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (a: Vec2, b: Vec2, c: Vec2): number =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const half = (points: readonly Vec2[]): Vec2[] => {
    const kept: Vec2[] = []
    for (const point of points) {
      while (
        kept.length > 1 &&
        turn(at(kept, kept.length - 2), at(kept, kept.length - 1), point) <= 0
      )
        kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

const ring =
  (camera: Camera, form: Form, hub: Hub) =>
  (radius: number, depth: number): Vec2[] =>
    range(48).map((index) => {
      const turn = (index / 48) * Math.PI * 2
      const point: Vec3 = [
        hub.x + radius * Math.cos(turn),
        hub.y - depth,
        form.tyre + radius * Math.sin(turn),
      ]
      return camera.place(point)
    })

/** Path data of a tyre with its whole width. */
export const tyreOutline = (camera: Camera, form: Form, hub: Hub): string => {
  const circle = ring(camera, form, hub)
  const rims = [
    ...circle(form.tyre * 0.985, 0.02),
    ...circle(form.tyre, 0.05),
    ...circle(form.tyre, 0.23),
  ]
  return curve(hull(rims), { tolerance: 0.8 })
}

interface Face {
  /** Turns the wheel's own drawing into its place on the picture. */
  readonly transform: string
  /** How far one metre of depth moves a mark, in the wheel's own units. */
  readonly drift: Vec2
}

const faceOf = (camera: Camera, form: Form, hub: Hub): Face => {
  const point = (x: number, y: number, z: number): Vec2 =>
    camera.place([hub.x + x, hub.y + y, form.tyre + z])
  const slope = (a: Vec2, b: Vec2): Vec2 => [(b[0] - a[0]) / 0.2, (b[1] - a[1]) / 0.2]
  const [a, b] = slope(point(-0.1, 0, 0), point(0.1, 0, 0))
  const [c, d] = slope(point(0, 0, 0.1), point(0, 0, -0.1))
  const [p, q] = slope(point(0, 0, 0), point(0, -0.2, 0))
  const [e, f] = point(0, 0, 0)
  const det = a * d - b * c
  const turns = [a, b, c, d].map((value) => num(value / UNITS, 3))
  return {
    transform: `matrix(${turns.join(' ')} ${num(e, 1)} ${num(f, 1)})`,
    drift: [((p * d - q * c) / det) * UNITS, ((a * q - b * p) / det) * UNITS],
  }
}

interface Arm {
  readonly turn: number
  readonly foot: readonly [number, number]
  readonly tip: readonly [number, number]
  readonly lean?: number
}

const arms = (pattern: Form['wheel']): Arm[] => {
  const turns = (count: number): number[] =>
    range(count).map((k) => Math.PI * (0.5 + (2 * k) / count))
  if (pattern === 'twin')
    return turns(5).flatMap((turn): Arm[] => [
      { turn, foot: [0.02, 0.5], tip: [0.1, 0.235] },
      { turn, foot: [-0.5, -0.02], tip: [-0.235, -0.1] },
    ])
  if (pattern === 'turbine')
    return turns(9).map((turn) => ({ turn, foot: [-0.34, 0.34], tip: [-0.06, 0.2], lean: 0.3 }))
  if (pattern === 'star')
    return turns(5).map((turn) => ({ turn, foot: [-0.62, 0.62], tip: [-0.17, 0.17] }))
  return turns(8).map((turn) => ({ turn, foot: [-0.4, 0.4], tip: [-0.29, 0.21] }))
}

/** Steps along one edge of a spoke. */
const STEPS = 7

const armPlaces = ({ turn, foot, tip, lean = 0 }: Arm): Polar[] => {
  const edge = (side: 0 | 1): Polar[] =>
    range(STEPS + 1).map((k) => {
      const t = k / STEPS
      const share = 0.16 + 0.81 * t
      const narrowing = foot[side] * (1 - t) * (0.16 / share) ** 0.3
      return [share, turn + narrowing + tip[side] * t + lean * t * t]
    })
  return [...edge(0), ...edge(1).reverse()]
}

const spokes = (form: Form, drift: Vec2, behind: number): string =>
  arms(form.wheel)
    .map((arm) => {
      const points = armPlaces(arm).map(([share, turn]): Vec2 => {
        const depth = 0.014 + 0.03 * (1 - share) ** 1.2 + behind
        const radius = share * form.rim * UNITS
        return [
          drift[0] * depth + radius * Math.cos(turn),
          drift[1] * depth - radius * Math.sin(turn),
        ]
      })
      return curve(points, { tolerance: behind > 0 ? 1.4 : 0.9 })
    })
    .join('')

/** A whole wheel: tread, sidewall, rim, brake, spokes. */
export const wheel = ({ camera, sheet }: Stage, form: Form, hub: Hub): string => {
  const { transform, drift } = faceOf(camera, form, hub)
  const { tyre, rim } = form
  const disc = (
    radius: number,
    depth: number,
    values: Readonly<Record<string, string | number>>,
  ): string => {
    const [x, y] = [num(drift[0] * depth), num(drift[1] * depth)]
    const centre = { ...(x === '0' ? {} : { cx: x }), ...(y === '0' ? {} : { cy: y }) }
    return `<circle${marks({ ...centre, r: num(radius * UNITS, 1), ...values })}/>`
  }
  const bright = sheet.shade(1.1, RIM)
  const inside = [
    disc(rim * 0.9, 0.14, { fill: sheet.shade(1.1, WELL) }),
    disc(rim * 0.6, 0.1, { fill: '#626a70' }),
    disc(rim * 0.34, 0.09, { fill: '#2a2f33' }),
    camera.flat ? '' : path(spokes(form, drift, 0.035), { fill: '#434a50' }),
    path(spokes(form, drift, 0), { fill: bright }),
    disc(rim * 0.235, 0.03, { fill: bright }),
    disc(rim * 0.135, 0.026, { fill: '#2b3035' }),
  ]
  return (
    path(tyreOutline(camera, form, hub), { fill: '#0e1012' }) +
    group(
      { transform },
      disc(tyre * 0.985, 0.02, { fill: '#16191b' }),
      disc(tyre * 0.955, 0.004, { fill: sheet.shade(1.1, SIDEWALL) }),
      disc(rim * 1.16, 0, { fill: '#1c2023' }),
      disc(rim * 1.03, 0, { fill: '#08090a' }),
      group({ 'clip-path': sheet.round(rim * 0.985 * UNITS) }, ...inside),
      disc(rim * 0.978, 0, { fill: 'none', stroke: bright, 'stroke-width': rim * 0.044 * UNITS }),
      disc(tyre, 0.02, { fill: sheet.shade(Math.PI / 2, ARCH_SHADE) }),
    )
  )
}
