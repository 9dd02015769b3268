import type { Camera } from './camera.js'
import type { Form } from './form.js'
import { angular, curve, oval } from './path.js'
import { group, path, type Stop } from './sheet.js'
import type { Stage } from './shell.js'
import { at, range, type Vec2, type Vec3 } from './vector.js'

/** Where a wheel stands: its axle behind the nose and the plane of its outer face [m]. */
export interface Hub {
  readonly x: number
  readonly y: number
}

/** A place on a wheel: share of the rim's radius, angle [rad], depth behind the outer face [m]. */
type Polar = readonly [number, number, number]

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
      while (kept.length > 1 && turn(at(kept, kept.length - 2), at(kept, kept.length - 1), point) <= 0)
        kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

const ring = (camera: Camera, hub: Hub, form: Form) => (radius: number, depth: number): Vec2[] =>
  range(48).map((index) => {
    const turn = (index / 48) * Math.PI * 2
    const point: Vec3 = [hub.x + radius * Math.cos(turn), hub.y - depth, form.tyre + radius * Math.sin(turn)]
    return camera.place(point)
  })

const outer = (form: Form, hub: Hub, camera: Camera) => (places: readonly Polar[]): Vec2[] =>
  places.map(([share, turn, depth]) => {
    const radius = share * form.rim
    return camera.place([
      hub.x + radius * Math.cos(turn),
      hub.y - depth,
      form.tyre + radius * Math.sin(turn),
    ])
  })

/** Spoke outlines of a pattern: rows of corner places joined by straight edges, rounded later. */
const spokes = (pattern: Form['wheel']): Polar[][] => {
  const arm = (turn: number, foot: readonly [number, number], tip: readonly [number, number], lean = 0): Polar[] => {
    const dish = (share: number): number => 0.014 + 0.03 * (1 - share) ** 1.2
    const steps = range(4).map((k) => 0.16 + (0.97 - 0.16) * (k / 3))
    const edge = (side: 0 | 1) =>
      steps.map((share, k): Polar => {
        const t = k / 3
        return [share, turn + foot[side] * (1 - t) * (0.16 / share) ** 0.3 + tip[side] * t + lean * t * t, dish(share)]
      })
    return [...edge(0), ...edge(1).reverse()]
  }
  const turns = (count: number, start: number): number[] =>
    range(count).map((k) => start + (k / count) * Math.PI * 2)
  if (pattern === 'twin')
    return turns(5, Math.PI / 2).flatMap((turn) => [
      arm(turn, [0.02, 0.5], [0.1, 0.235]),
      arm(turn, [-0.5, -0.02], [-0.235, -0.1]),
    ])
  if (pattern === 'turbine') return turns(9, Math.PI / 2).map((turn) => arm(turn, [-0.34, 0.34], [-0.06, 0.2], 0.3))
  if (pattern === 'star') return turns(5, Math.PI / 2).map((turn) => arm(turn, [-0.62, 0.62], [-0.17, 0.17]))
  return turns(8, Math.PI / 2).map((turn) => arm(turn, [-0.4, 0.4], [-0.29, 0.21]))
}

/** Outline of a wheel's tyre with its whole width, for the far side and for shadows. */
export const tyreOutline = (camera: Camera, form: Form, hub: Hub): string => {
  const circle = ring(camera, hub, form)
  return curve(hull([...circle(form.tyre, 0.02), ...circle(form.tyre, 0.23)]))
}

/** A whole wheel: tread, sidewall, rim, brake, spokes. */
export const wheel = ({ camera, sheet }: Stage, form: Form, hub: Hub): string => {
  const circle = ring(camera, hub, form)
  const close = outer(form, hub, camera)
  const round = (radius: number, depth: number): string => oval(circle(radius, depth))
  const { tyre, rim } = form
  const all = spokes(form.wheel)
  const spoked = (behind: number): string =>
    all.map((places) => angular(close(places.map(([r, a, d]): Polar => [r, a, d + behind])))).join('')
  const tread = hull([...circle(tyre * 0.985, 0.02), ...circle(tyre, 0.05), ...circle(tyre, 0.23)])
  const bright = sheet.shade(1.1, RIM)
  const inside = [
    path(round(rim * 0.96, 0.02), { fill: '#0b0d0e' }),
    path(round(rim * 0.9, 0.14), { fill: sheet.shade(1.1, WELL) }),
    path(round(rim * 0.64, 0.1), { fill: '#7b848a' }),
    path(round(rim * 0.34, 0.09), { fill: '#2a2f33' }),
    camera.flat ? '' : path(spoked(0.035), { fill: '#434a50' }),
    path(spoked(0), { fill: bright }),
    path(round(rim * 0.235, 0.03), { fill: bright }),
    path(round(rim * 0.135, 0.026), { fill: '#2b3035' }),
  ]
  return [
    path(curve(tread, { tolerance: 0.8 }), { fill: '#0e1012' }),
    path(round(tyre * 0.985, 0.02), { fill: '#16191b' }),
    path(round(tyre * 0.955, 0.004), { fill: sheet.shade(1.1, SIDEWALL) }),
    path(round(rim * 1.16, -0.004), { fill: '#1c2023' }),
    path(round(rim * 1.03, 0), { fill: '#08090a' }),
    group({ 'clip-path': sheet.clip(round(rim * 0.99, 0.004)) }, ...inside),
    path(round(rim, 0.004) + round(rim * 0.955, 0.006), { fill: bright, 'fill-rule': 'evenodd' }),
    path(round(tyre, 0.02), { fill: sheet.shade(Math.PI / 2, ARCH_SHADE) }),
  ].join('')
}
