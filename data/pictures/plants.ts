import { tint } from './colour.js'
import { scatter, type Place } from './land.js'
import { num } from './path.js'
import { path } from './sheet.js'
import { range, type Vec3 } from './vector.js'

/** A plant's foot in space and its height [m]. */
export type Plant = readonly [Vec3, number]

const step = (x: number, y: number): string => `l${num(x)} ${num(y)}`.replace(' -', '-')

/** Tiers of a conifer's boughs. */
const TIERS = range(5)

const reach = (high: number, tier: number): number => high * (0.05 + tier * 0.026)

const pine = (x: number, y: number, high: number): string => {
  const drop = high * 0.21
  const back = 0.5
  const right = TIERS.map(
    (k) => step(reach(high, k), drop) + (k < 4 ? step(-reach(high, k) * back, -drop * 0.12) : ''),
  )
  const span = TIERS.reduce((sum, k) => sum + reach(high, k) * (k < 4 ? 1 - back : 1), 0)
  const left = [...TIERS]
    .reverse()
    .map(
      (k) => (k < 4 ? step(-reach(high, k) * back, drop * 0.12) : '') + step(reach(high, k), -drop),
    )
  return `M${num(x)} ${num(y - high)}${right.join('')}h${num(-2 * span)}${left.join('')}z`
}

const snowCap = (x: number, y: number, high: number): string => {
  const cap = (k: number): string => {
    const wide = reach(high, k) + (k === 0 ? 0 : reach(high, k - 1) * 0.5)
    const top = y - high + k * high * 0.187
    return `M${num(x)} ${num(top)}${step(-wide * 0.9, high * 0.19)}q${num(wide * 0.75)} ${num(-high * 0.015)} ${num(wide * 1.05)} ${num(-high * 0.09)}z`
  }
  return TIERS.slice(0, 4).map(cap).join('')
}

/** Conifers, farthest first; snow lies on them in winter. `fade` from 0, clear, to 1, lost in haze. */
export const pines = (place: Place, plants: readonly Plant[], fade: number): string => {
  const { air } = place
  const all = standing(place, plants)
  const green = tint(air.grade(air.snow ? '#4c6258' : '#43604c'), air.haze, fade)
  const white = tint(air.grade('#eef4f8'), air.haze, fade * 0.8)
  const caps = air.snow ? all.map(({ x, y, high }) => snowCap(x, y, high)).join('') : ''
  return (
    path(all.map(({ x, y, high }) => pine(x, y, high)).join(''), { fill: green }) +
    path(caps, { fill: white, 'fill-opacity': 0.85 })
  )
}

interface Standing {
  readonly x: number
  readonly y: number
  readonly high: number
}

const standing = ({ camera }: Place, plants: readonly Plant[]): Standing[] =>
  plants.map(([foot, tall]) => {
    const [x, y] = camera.place(foot)
    const [, top] = camera.place([foot[0], foot[1], foot[2] + tall])
    return { x, y, high: y - top }
  })

const blob = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`

/** Round clumps of leaves of one crown: across and down from its middle, and size, in shares of the tree's height. */
const CLUMPS = [
  [-0.19, 0.05, 0.11],
  [0.19, 0.04, 0.12],
  [-0.13, -0.09, 0.13],
  [0.13, -0.1, 0.13],
  [0, -0.18, 0.13],
  [0.02, 0.06, 0.15],
  [-0.09, 0.13, 0.1],
  [0.1, 0.14, 0.1],
] as const

const crown = ({ x, y, high }: Standing, shift: number, size: number): string =>
  CLUMPS.map(([dx, dy, r]) =>
    blob(x + (dx * size - shift) * high, y + (dy * size - 0.66 - shift) * high, r * size * high),
  ).join('')

/** Bare boughs, each with a twig, that rise from both sides of a trunk. */
const boughs = ({ x, y, high }: Standing): string =>
  range(10)
    .map((k) => {
      const side = k % 2 === 0 ? -1 : 1
      const from = y - high * (0.34 + 0.04 * k)
      const [dx, dy] = [side * high * (0.24 - 0.019 * k), -high * (0.26 - 0.004 * k)]
      const twig = `m${num(-dx * 0.42)} ${num(-dy * 0.6)}q${num(dx * 0.22)} ${num(dy * 0.08)} ${num(dx * 0.5)} ${num(dy * 0.28)}`
      return `M${num(x)} ${num(from)}q${num(dx * 0.62)} ${num(dy * 0.3)} ${num(dx)} ${num(dy)}${twig}`
    })
    .join('')

/** Round-headed trees; bare in winter. */
export const trees = (place: Place, plants: readonly Plant[], fade: number): string => {
  const { air } = place
  const all = standing(place, plants)
  const wood = tint(air.grade('#6b5f55'), air.haze, fade)
  const width = (all[0]?.high ?? 100) * 0.032
  const trunk = all
    .map(({ x, y, high }) => `M${num(x)} ${num(y)}V${num(y - high * (air.snow ? 0.76 : 0.6))}`)
    .join('')
  const line = { fill: 'none', stroke: wood, 'stroke-linecap': 'round' }
  const leaves = (shift: number, size: number): string =>
    all.map((tree) => crown(tree, shift, size)).join('')
  if (air.snow)
    return (
      path(trunk, { ...line, 'stroke-width': width * 0.7 }) +
      path(all.map(boughs).join(''), { ...line, 'stroke-width': width * 0.38 })
    )
  return (
    path(trunk, { ...line, 'stroke-width': width }) +
    path(leaves(0, 1), { fill: tint(air.grade('#5f8055'), air.haze, fade) }) +
    path(leaves(0.022, 0.84), { fill: tint(air.grade('#76955f'), air.haze, fade) }) +
    path(leaves(0.055, 0.52), {
      fill: tint(air.grade('#93ad72'), air.haze, fade),
      'fill-opacity': 0.7,
    })
  )
}

/** Low round bushes or, in winter, snowed-over mounds along a line between two places. */
export const bushes = (place: Place, line: readonly [Vec3, Vec3], count: number): string => {
  const { air, camera } = place
  const [a, b] = line
  const d = range(count).map((k) => {
    const t = (k + 0.5) / count
    const [x, y] = camera.place([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2]])
    const [, top] = camera.place([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + 0.75])
    const r = (y - top) * (0.85 + 0.4 * scatter(k, 5))
    return `M${num(x - r)} ${num(y + 4)}c0${num(-r * 1.3)} ${num(r * 2)}${num(-r * 1.3)} ${num(r * 2)} 0z`
  })
  return path(d.join(''), { fill: air.grade(air.snow ? '#e3ebf1' : '#6f8d62') })
}
