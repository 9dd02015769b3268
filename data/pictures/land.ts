import type { Air } from './air.js'
import type { Camera } from './camera.js'
import { tint } from './colour.js'
import { angular, num } from './path.js'
import { path, type Sheet, type Stop } from './sheet.js'
import { at, between, range, type Vec2, type Vec3 } from './vector.js'

/** Width and height of a scene [px, px]. */
export const FRAME: Vec2 = [2400, 1600]

/** Everything a scene's parts need to draw themselves. */
export interface Place {
  readonly air: Air
  readonly camera: Camera
  readonly sheet: Sheet
  /** Height of the horizon from the top [px]. */
  readonly horizon: number
}

/** A repeatable number between 0 and 1 for a count; looks scattered. */
export const scatter = (count: number, salt = 0): number => {
  const wave = Math.sin(count * 127.1 + salt * 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** Nearest distance ahead of the eye that is drawn [m]. */
const NEAR = 2

/** The part of a flat shape that lies ahead of the eye. */
const clipped = (camera: Camera, corners: readonly Vec3[]): Vec3[] =>
  corners.flatMap((corner, index) => {
    const next = at(corners, (index + 1) % corners.length)
    const [a, b] = [camera.ahead(corner) - NEAR, camera.ahead(next) - NEAR]
    const kept = a >= 0 ? [corner] : []
    return a < 0 === b < 0 ? kept : [...kept, between(corner, next, a / (a - b))]
  })

/** Does any part of a shape's bounds lie in the frame? */
const inFrame = (points: readonly Vec2[]): boolean =>
  ([0, 1] as const).every((axis) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) > 0 && Math.min(...values) < FRAME[axis]
  })

/** Path data of the seen ones of flat shapes in space. */
const flat = (camera: Camera, shapes: readonly (readonly Vec3[])[]): string =>
  shapes
    .map((corners) => clipped(camera, corners).map(camera.place))
    .filter((points) => points.length > 2 && inFrame(points))
    .map(angular)
    .join('')

/** Several flat shapes in space in one colour. */
export const planes = (
  { camera }: Place,
  shapes: readonly (readonly Vec3[])[],
  paint: { fill: string; opacity?: number },
): string => {
  const { fill, opacity = 1 } = paint
  return path(flat(camera, shapes), { fill, ...(opacity === 1 ? {} : { 'fill-opacity': opacity }) })
}

/** An upright rectangle along the car's length: from and to behind the nose, low and high, at one distance aside [m]. */
export const upright = (
  x: readonly [number, number],
  z: readonly [number, number],
  y: number,
): Vec3[] => [
  [x[0], y, z[0]],
  [x[1], y, z[0]],
  [x[1], y, z[1]],
  [x[0], y, z[1]],
]

/** An upright rectangle across the car's length: from and to aside, low and high, at one place behind the nose [m]. */
export const across = (
  y: readonly [number, number],
  z: readonly [number, number],
  x: number,
): Vec3[] => [
  [x, y[0], z[0]],
  [x, y[1], z[0]],
  [x, y[1], z[1]],
  [x, y[0], z[1]],
]

/** A level rectangle: from and to behind the nose, from and to aside, at one height [m]. */
export const level = (
  x: readonly [number, number],
  y: readonly [number, number],
  z = 0,
): Vec3[] => [
  [x[0], y[0], z],
  [x[1], y[0], z],
  [x[1], y[1], z],
  [x[0], y[1], z],
]

const stars = ({ horizon }: Place): string => {
  const places = range(40).map((k) => {
    const [x, y] = [scatter(k) * FRAME[0], scatter(k, 2) ** 1.3 * horizon * 0.85]
    return `M${num(x)} ${num(y)}h.1`
  })
  const line = { fill: 'none', stroke: '#dfe8f4', 'stroke-linecap': 'round' }
  return (
    path(places.slice(0, 28).join(''), { ...line, 'stroke-width': 4, 'stroke-opacity': 0.45 }) +
    path(places.slice(28).join(''), { ...line, 'stroke-width': 6, 'stroke-opacity': 0.75 })
  )
}

/** Bands of northern light over a winter night. */
const aurora = ({ sheet, horizon }: Place): string => {
  const band = (low: number, sway: number): string =>
    `M-100 ${num(low)}C500 ${num(low - sway)} 900 ${num(low + sway * 0.6)} 1500 ${num(low - sway * 0.7)}S2200 ${num(low - sway)} 2600 ${num(low - sway * 0.4)}V${num(low - 300)}C2100 ${num(low - 330 - sway)} 1700 ${num(low - 210)} 1300 ${num(low - 250 - sway)}S400 ${num(low - 260)} -100 ${num(low - 210)}z`
  const green: readonly Stop[] = [
    [0, '#5ad6b0', 0],
    [0.7, '#62e0b4', 0.34],
    [1, '#7df0c4', 0.04],
  ]
  const [low, far] = [horizon * 0.62, horizon * 0.36]
  const fill = sheet.linear([0, low - 300], [0, low + 20], green)
  const thin = sheet.linear([0, far - 300], [0, far], green)
  const soft = sheet.blur(34)
  return (
    path(band(low, 120), { fill, filter: soft }) +
    path(band(far, 80), { fill: thin, filter: soft, opacity: 0.5 })
  )
}

/** The sky with a low sun, or stars, down to a little under the horizon. */
export const sky = (place: Place): string => {
  const { air, sheet, horizon } = place
  const back = sheet.linear([0, 0], [0, horizon], air.sky)
  const base = `<path d="M0 0H${FRAME[0]}V${num(horizon + 80)}H0z" fill="${back}"/>`
  if (air.time === 'night') return base + (air.snow ? aurora(place) : '') + stars(place)
  const dusk = air.time === 'dusk'
  const middle: Vec2 = dusk ? [430, horizon - 30] : [520, 250]
  const colour = dusk ? '#ffdcae' : '#fffaf0'
  const sun = shine(place, { middle, size: [150, 150], colour, opacity: 0.6 })
  return base + shine(place, { middle, size: [560, 560], colour, opacity: 0.8 }) + sun
}

/** A row of soft hills on the horizon: how high [px], how far from clear to hazy 0 to 1, and a salt that shapes them. */
export const hills = (
  place: Place,
  { high, fade, salt }: { high: number; fade: number; salt: number },
): string => {
  const { air, horizon } = place
  const base = air.grade(air.snow ? '#c4d2dc' : '#7d9a86')
  const steps = range(7).map((k) => {
    const x = k * 400
    return [x, horizon - high * (0.35 + 0.65 * scatter(k, salt))] as const
  })
  const line = steps
    .slice(1)
    .map(([x, y], index) => `S${num(x - 170)} ${num(y)} ${num(x)} ${num(y + (index % 2) * 14)}`)
    .join('')
  const [, first] = steps[0] ?? [0, horizon]
  return path(`M0 ${num(first)}${line}V${num(horizon + 60)}H0z`, {
    fill: tint(base, air.haze, fade),
  })
}

/** The ground from the horizon to the lower edge. */
export const ground = ({ air, sheet, horizon }: Place, colour: string): string => {
  const near = air.grade(colour)
  const fill = sheet.linear(
    [0, horizon],
    [0, FRAME[1]],
    [
      [0, tint(near, air.haze, 0.55)],
      [0.25, tint(near, air.haze, 0.18)],
      [1, near],
    ],
  )
  return path(`M0 ${num(horizon)}H${FRAME[0]}V${FRAME[1]}H0z`, { fill })
}

/** A soft round light: its middle and half sizes [px], its colour and its opacity, 0 to 1. */
export interface Glow {
  readonly middle: Vec2
  readonly size: Vec2
  readonly colour: string
  readonly opacity: number
}

/** A soft round light, brightest in the middle. */
export const shine = ({ sheet }: Place, { middle, size, colour, opacity }: Glow): string => {
  const fill = sheet.pool([
    [0, colour, opacity],
    [0.4, colour, opacity * 0.42],
    [1, colour, 0],
  ])
  const [cx, cy, rx, ry] = [...middle, ...size].map((value) => num(value))
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** A small round mark [px]. */
export const dot = ([x, y]: Vec2, radius: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`
