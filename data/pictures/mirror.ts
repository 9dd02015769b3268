import { shadeOf, type Ramp } from './colour.js'
import type { Model } from './model.js'
import { outlineOf, type Stage } from './shell.js'
import { path, type Stop } from './sheet.js'
import type { Net } from './spline.js'
import { surfaceOf } from './surface.js'
import { beltHeight } from './tub.js'
import { range, type Vec3 } from './vector.js'

const pod = (centre: Vec3): Net => {
  const [hx, hy, hz] = [0.085, 0.15, 0.1]
  return range(10).map((k) => {
    const turn = (k / 10) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const levels: readonly (readonly [number, number])[] = [[-0.92, 0], [-1, 0.62], [-0.5, 1.05], [0.35, 1.08], [1, 0.7], [0.95, 0]]
    return levels.map(([z, wide]): Vec3 => [
      centre[0] + hx * wide * c * (c > 0 ? 0.8 : 1.15),
      centre[1] + hy * wide * s,
      centre[2] + hz * z + (s > 0 ? 0.006 : 0),
    ])
  })
}

/** An outside mirror, `side` 1 for the car's left and -1 for its right. */
export const mirror = (stage: Stage, model: Model, { ramp, side }: { ramp: Ramp; side: 1 | -1 }): string => {
  const { form } = model
  const x = form.cowl[0] + 0.45
  const surface = surfaceOf(pod([x, side * (form.width / 2 + 0.085), beltHeight(form, x) + 0.075]))
  const d = outlineOf(stage, surface)
  const tones = [0.9, 0.72, 0.5, 0.16, 0.05]
  const stops = tones.map((value, index): Stop => [[0, 0.3, 0.6, 0.72, 1][index] ?? 1, shadeOf(ramp, value)])
  return path(d, { fill: stage.sheet.shade(Math.PI / 2, stops) })
}
