import { shadeOf, type Ramp } from './colour.js'
import { inked, type Model } from './model.js'
import { flow, shape, type Corner } from './row.js'
import { path } from './sheet.js'
import type { Stage } from './shell.js'
import { archRow, GAP } from './stance.js'
import { beltHeight } from './tub.js'
import { closedBy } from './path.js'
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
  const points = laid(stage.camera, tub, [...rear, ...onTub.nose(row.filter(([girth]) => girth < 2.2))])
  const [first, last] = [at(points, 0), at(points, points.length - 1)]
  return path(closedBy(points, [[last[0], last[1] + 300], [first[0], first[1] + 300]]), { fill: DARK, 'fill-opacity': 0.94 })
}

const doorCuts = (stage: Stage, model: Model): string => {
  const { form, tub, onTub, axles } = model
  const low = form.clearance + form.trim
  const [fa, ra] = axles
  const mid = fa + form.wheelbase * 0.5 + 0.1
  const belt = (x: number): number => beltHeight(form, x) - 0.012
  const cut = (points: readonly Vec2[]): string =>
    inked(stage, tub, { places: onTub.side(flow(points)), closed: false })
  return [
    cut([[fa + 0.5, low], [fa + 0.49, low + 0.25], [fa + 0.52, belt(fa) - 0.16], [fa + 0.57, belt(fa)]]),
    cut([[mid, low], [mid - 0.015, low + 0.3], [mid + 0.005, belt(mid) - 0.15], [mid + 0.025, belt(mid)]]),
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
  const half: readonly Vec2[] = [[7.45, 11.25], [8.2, 11.05], [9.2, 10.9], [10.2, 10.6], [11.1, 10.35], [12, 10.3]]
  const whole = [...half, ...[...half].reverse().slice(1).map(([s, v]): Vec2 => [24 - s, v])]
  return inked(stage, model.tub, { places: flow(whole), closed: false })
}

const archRings = (stage: Stage, model: Model): string => {
  const { form, tub, onTub, axles } = model
  const ring = (x: number, radius: number): string =>
    inked(stage, tub, { places: onTub.side(archRow(model, x, radius)), closed: false })
  const inner = form.tyre + GAP
  const lips = axles.map((x) => ring(x, inner + 0.008)).join('')
  const scale = stage.camera.scale
  const plastic = axles.map((x) => ring(x, inner + 0.035)).join('')
  const broad = form.cladding
    ? path(plastic, { fill: 'none', stroke: DARK, 'stroke-width': scale * 0.085 }) +
      path(axles.map((x) => ring(x, inner + 0.07)).join(''), { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.18, 'stroke-width': 2 })
    : ''
  return (
    broad +
    path(lips, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': scale * 0.022 })
  )
}

const handles = (stage: Stage, model: Model, ramp: Ramp): string => {
  const { form, tub, onTub, axles } = model
  const mid = axles[0] + form.wheelbase * 0.5 + 0.1
  const bar = (x: number): string => {
    const z = beltHeight(form, x) - 0.185
    const corners: readonly Corner[] = [[x, z - 0.014, 0.014], [x + 0.2, z - 0.011, 0.014], [x + 0.2, z + 0.016, 0.014], [x, z + 0.014, 0.014]]
    return inked(stage, tub, { places: onTub.side(shape(corners)) })
  }
  return path(bar(mid - 0.27) + bar(axles[1] - 0.42), { fill: shadeOf(ramp, 0.62), stroke: '#000', 'stroke-opacity': 0.45, 'stroke-width': 2.5 })
}

/** The marks laid on the body below the windows: skirt, arches, doors, bonnet, handles. */
export const trim = (stage: Stage, model: Model, ramp: Ramp): string => {
  const cuts = doorCuts(stage, model) + bonnetCut(stage, model)
  const width = stage.camera.scale * 0.0075
  return [
    path(cuts, { fill: 'none', stroke: shadeOf(ramp, 0), 'stroke-width': width, 'stroke-opacity': 0.8 }),
    path(cuts, { fill: 'none', stroke: '#fff', 'stroke-width': width * 0.7, 'stroke-opacity': 0.22, transform: `translate(${width} 0)` }),
    handles(stage, model, ramp),
    skirt(stage, model),
    archRings(stage, model),
  ].join('')
}
