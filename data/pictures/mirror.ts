import { shadeOf, type Ramp } from './colour.js'
import type { Model } from './model.js'
import { curve } from './path.js'
import { outlineOf, type Stage } from './shell.js'
import { path, type Stop } from './sheet.js'
import type { Net } from './spline.js'
import { surfaceOf } from './surface.js'
import { beltHeight } from './tub.js'
import { range, type Vec3 } from './vector.js'

/** Half sizes of a mirror: along the car, across it, up [m]. */
const [LONG, WIDE, HIGH] = [0.085, 0.145, 0.088]

/** Rings of a mirror from its foot to its top: height and width, in shares of the half sizes. */
const RINGS = [
  [-1, 0],
  [-1.02, 0.82],
  [-0.6, 1.06],
  [0.45, 1.1],
  [1.02, 0.86],
  [1, 0],
] as const

const squared = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.72

const pod = (centre: Vec3): Net =>
  range(12).map((k) => {
    const turn = (k / 12) * Math.PI * 2
    const [c, s] = [squared(Math.cos(turn)), squared(Math.sin(turn))]
    return RINGS.map(([high, wide]): Vec3 => [
      centre[0] + LONG * wide * c * (c > 0 ? 0.8 : 1.15),
      centre[1] + WIDE * wide * s,
      centre[2] + HIGH * high,
    ])
  })

/** Shades of a mirror from its top to its foot: place and tone, each from 0 to 1. */
const TONES = [
  [0, 0.9],
  [0.3, 0.72],
  [0.6, 0.5],
  [0.72, 0.16],
  [1, 0.05],
] as const

/** The dark arm that carries the left mirror. */
const arm = ({ camera }: Stage, { form }: Model): string => {
  const x = form.cowl[0] + 0.47
  const belt = beltHeight(form, x)
  const door = camera.place([x, form.width / 2 - 0.1, belt - 0.005])
  const end = camera.place([x, form.width / 2 + 0.06, belt + 0.04])
  return path(curve([door, end], { closed: false }), {
    fill: 'none',
    stroke: '#111518',
    'stroke-width': camera.scale * 0.045,
  })
}

/** An outside mirror, `side` 1 for the car's left and -1 for its right. */
export const mirror = (
  stage: Stage,
  model: Model,
  { ramp, side }: { ramp: Ramp; side: 1 | -1 },
): string => {
  const { form } = model
  const x = form.cowl[0] + 0.45
  const middle: Vec3 = [x, side * (form.width / 2 + 0.085), beltHeight(form, x) + 0.075]
  const stops = TONES.map(([place, value]): Stop => [place, shadeOf(ramp, value)])
  const shell = path(outlineOf(stage, surfaceOf(pod(middle))), {
    fill: stage.sheet.shade(Math.PI / 2, stops),
  })
  return (side > 0 ? arm(stage, model) : '') + shell
}
