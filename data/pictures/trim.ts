import { shadeOf, type Ramp } from './colour.js'
import { inked, type Model } from './model.js'
import { flow, shape, type Corner } from './row.js'
import { path, type Stop } from './sheet.js'
import type { Stage } from './shell.js'
import { archRow, GAP } from './stance.js'
import { beltHeight } from './tub.js'
import { closedBy, curve, num } from './path.js'
import { pointAt } from './surface.js'
import { laid } from './trace.js'
import { at, range, type Vec2 } from './vector.js'

const DARK = '#1b1f22'

/** Dark plastic along the lower edge of the whole body. */
const skirt = (stage: Stage, model: Model): string => {
  const { form, tub, onTub } = model
  const top = form.clearance + form.trim
  const row = range(61).map((k): Vec2 => {
    const girth = 4.4 - k * 0.1
    return [girth, top + (Math.abs(girth) < 0.9 ? 0.02 : 0)]
  })
  const rear = onTub.tail(range(24).map((k): Vec2 => [0.05 + k * 0.14, top + (k < 7 ? 0.05 : 0)]))
  const points = laid(stage.camera, tub, [
    ...rear,
    ...onTub.nose(row.filter(([girth]) => girth < 2.2)),
  ])
  const [first, last] = [at(points, 0), at(points, points.length - 1)]
  return path(
    closedBy(points, [
      [last[0], last[1] + 300],
      [first[0], first[1] + 300],
    ]),
    { fill: DARK, 'fill-opacity': 0.94 },
  )
}

const doorCuts = (stage: Stage, model: Model): string => {
  const { form, tub, onTub, axles } = model
  const low = form.clearance + form.trim
  const [fa, ra] = axles
  const mid = fa + form.wheelbase * 0.5 + 0.1
  const belt = (x: number): number => beltHeight(form, x) - 0.012
  const cut = (points: readonly Vec2[]): string =>
    inked(stage, tub, { places: onTub.side(flow(points)), closed: false, tolerance: 0.8 })
  return [
    cut([
      [fa + 0.5, low],
      [fa + 0.49, low + 0.25],
      [fa + 0.52, belt(fa) - 0.16],
      [fa + 0.57, belt(fa)],
    ]),
    cut([
      [mid, low],
      [mid - 0.015, low + 0.3],
      [mid + 0.005, belt(mid) - 0.15],
      [mid + 0.025, belt(mid)],
    ]),
    cut([
      [ra - form.tyre - 0.1, low],
      [ra - form.tyre - 0.09, form.tyre + 0.14],
      [ra - form.tyre * 0.72, form.tyre + 0.36],
      [ra - 0.14, belt(ra) - 0.19],
      [ra - 0.06, belt(ra)],
    ]),
  ].join('')
}

const bonnetCut = (stage: Stage, model: Model): string => {
  const half: readonly Vec2[] = [
    [7.45, 11.25],
    [8.2, 11.05],
    [9.2, 10.9],
    [10.2, 10.6],
    [11.1, 10.35],
    [12, 10.3],
  ]
  const whole = [
    ...half,
    ...[...half]
      .reverse()
      .slice(1)
      .map(([s, v]): Vec2 => [24 - s, v]),
  ]
  return inked(stage, model.tub, { places: flow(whole), closed: false, tolerance: 0.8 })
}

const archRings = (stage: Stage, model: Model): string => {
  const { form, tub, onTub, axles } = model
  const { scale } = stage.camera
  const inner = form.tyre + GAP
  const rings = (out: number): string =>
    axles
      .map((x) => onTub.side(archRow(model, x, inner + out)))
      .map((places) => inked(stage, tub, { places, closed: false, tolerance: 0.8 }))
      .join('')
  const lip = path(rings(0.008), {
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.4,
    'stroke-width': scale * 0.022,
  })
  if (!form.cladding) return lip
  const broad = path(rings(0.035), { fill: 'none', stroke: DARK, 'stroke-width': scale * 0.095 })
  const edge = path(rings(0.08), {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.16,
    'stroke-width': 2.4,
  })
  return broad + edge + lip
}

/** Dark lower bumper of a body with cladding, with a lighter plate under the nose. */
const guard = (stage: Stage, model: Model): string => {
  const { form, tub, onTub } = model
  if (!form.cladding) return ''
  const low = form.clearance
  const wrap = (corners: readonly Corner[]): string =>
    inked(stage, tub, { places: onTub.nose(shape(corners)), tolerance: 0.8 })
  const mask = wrap([
    [-1.3, low + 0.12],
    [1.3, low + 0.12],
    [1.2, low + 0.28, 0.1],
    [0.9, low + 0.31, 0.1],
    [0.72, low + 0.3, 0.1],
    [-0.72, low + 0.3, 0.1],
    [-0.9, low + 0.31, 0.1],
    [-1.2, low + 0.28, 0.1],
  ])
  const plate = wrap([
    [-0.5, low + 0.02],
    [0.5, low + 0.02],
    [0.45, low + 0.085, 0.02],
    [-0.45, low + 0.085, 0.02],
  ])
  return path(mask, { fill: DARK }) + (stage.camera.flat ? '' : path(plate, { fill: '#9aa2a7' }))
}

/** One rail along the roof, `side` 1 for the car's left and -1 for its right. */
export const rail = (stage: Stage, model: Model, side: 1 | -1): string => {
  const { form, cabin } = model
  const { camera } = stage
  if (!form.rails || (camera.flat && side < 0)) return ''
  const [ahead, behind] = [form.header[0] + 0.35, form.roofEnd[0] - 0.3]
  const points = range(21).map((k): Vec2 => {
    const t = k / 20
    const x = ahead + (behind - ahead) * t
    const lift = 0.036 * Math.min(1, Math.min(t, 1 - t) * 14) - 0.012
    const [s] = at(model.onCabin.column([[x, 4.35]]), 0)
    const [, y, z] = pointAt(cabin.net, [s, 4.35])
    return camera.place([x, side * y, z + lift])
  })
  const d = curve(points, { closed: false, tolerance: 0.8 })
  const width = camera.scale * 0.024
  const dark = path(d, {
    fill: 'none',
    stroke: '#14181a',
    'stroke-width': width,
    'stroke-linecap': 'round',
  })
  if (side < 0) return dark
  const shine = {
    stroke: '#aab4ba',
    'stroke-width': width * 0.28,
    transform: `translate(0 ${num(-width * 0.28, 1)})`,
  }
  return dark + path(d, { fill: 'none', ...shine })
}

const handles = (stage: Stage, model: Model, ramp: Ramp): string => {
  const { form, tub, onTub, axles } = model
  const mid = axles[0] + form.wheelbase * 0.5 + 0.1
  const bar = (x: number): string => {
    const z = beltHeight(form, x) - 0.185
    const corners: readonly Corner[] = [
      [x, z - 0.014, 0.014],
      [x + 0.2, z - 0.011, 0.014],
      [x + 0.2, z + 0.016, 0.014],
      [x, z + 0.014, 0.014],
    ]
    return inked(stage, tub, { places: onTub.side(shape(corners)), tolerance: 0.8 })
  }
  return path(bar(mid - 0.27) + bar(axles[1] - 0.42), {
    fill: shadeOf(ramp, 0.62),
    stroke: '#000',
    'stroke-opacity': 0.45,
    'stroke-width': 2.5,
  })
}

/** Thin light along the shoulder where it catches the sky, fading at both ends. */
const glint = ({ camera, sheet }: Stage, { tub }: Model): string => {
  const points = laid(
    camera,
    tub,
    flow([
      [3.1, 9.5],
      [5, 9.5],
      [7, 9.5],
      [9.3, 9.5],
    ]),
  )
  const ends: readonly Stop[] = [
    [0, '#fff', 0],
    [0.3, '#fff', 0.26],
    [0.75, '#fff', 0.26],
    [1, '#fff', 0],
  ]
  return path(curve(points, { closed: false }), {
    fill: 'none',
    stroke: sheet.linear(at(points, 0), at(points, points.length - 1), ends),
    'stroke-width': camera.scale * 0.007,
  })
}

/** Two soft folds along the bonnet. */
const folds = (stage: Stage, { tub }: Model): string => {
  const fold = (turn: (s: number) => number): string => {
    const row: readonly Vec2[] = [
      [8.35, 12.1],
      [9.3, 11.95],
      [10.2, 11.6],
      [10.95, 11.05],
    ]
    return inked(stage, tub, {
      places: flow(row.map(([s, v]) => [turn(s), v])),
      closed: false,
      tolerance: 0.8,
    })
  }
  const both = fold((s) => s) + fold((s) => 24 - s)
  return path(both, {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.2,
    'stroke-width': stage.camera.scale * 0.01,
  })
}

const flap = (stage: Stage, model: Model): string => {
  const x = model.axles[1] + 0.33
  const z = beltHeight(model.form, x) - 0.34
  const corners: readonly Corner[] = [
    [x, z, 0.035],
    [x + 0.15, z, 0.035],
    [x + 0.15, z + 0.14, 0.035],
    [x, z + 0.14, 0.035],
  ]
  return inked(stage, model.tub, { places: model.onTub.side(shape(corners)), tolerance: 0.8 })
}

/** Places of a charging flap's middle on the left rear side: behind the nose, up [m]. */
export const flapPlace = (model: Model): Vec2 => {
  const x = model.axles[1] + 0.33
  return [x + 0.075, beltHeight(model.form, x) - 0.27]
}

/** The marks laid on the body below the windows: skirt, arches, doors, bonnet, handles. */
export const trim = (stage: Stage, model: Model, ramp: Ramp): string => {
  const cuts = doorCuts(stage, model) + bonnetCut(stage, model) + flap(stage, model)
  const width = stage.camera.scale * 0.0075
  return [
    glint(stage, model),
    stage.camera.flat ? '' : folds(stage, model),
    path(cuts, {
      fill: 'none',
      stroke: shadeOf(ramp, 0),
      'stroke-width': width,
      'stroke-opacity': 0.8,
    }),
    handles(stage, model, ramp),
    skirt(stage, model),
    guard(stage, model),
    archRings(stage, model),
  ].join('')
}
