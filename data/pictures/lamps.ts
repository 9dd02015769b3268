import { inked, type Model } from './model.js'
import { flow, shape, type Corner } from './row.js'
import { path } from './sheet.js'
import type { Stage } from './shell.js'
import type { Vec2 } from './vector.js'

const flipped = (corners: readonly Corner[]): Corner[] => corners.map(([q, z, r]) => [-q, z, r ?? 0])

const onNose = (stage: Stage, { tub, onTub }: Model, corners: readonly Corner[]): string =>
  inked(stage, tub, { places: onTub.nose(shape(corners)), tolerance: 0.8 })

const lineOnNose = (stage: Stage, { tub, onTub }: Model, points: readonly Vec2[]): string =>
  inked(stage, tub, { places: onTub.nose(flow(points)), closed: false, tolerance: 0.8 })

const pair = (stage: Stage, model: Model, corners: readonly Corner[]): string =>
  onNose(stage, model, flipped(corners)) + onNose(stage, model, corners)

const headlamps = (stage: Stage, model: Model): string => {
  const n = model.form.nose
  const body = pair(stage, model, [
    [0.5, n - 0.085, 0.02],
    [0.95, n - 0.062, 0.05],
    [1.2, n - 0.05, 0.02],
    [1.19, n - 0.085, 0.02],
    [1, n - 0.15, 0.05],
    [0.53, n - 0.165, 0.025],
  ])
  const brow: readonly Vec2[] = [[0.525, n - 0.1], [0.7, n - 0.094], [0.95, n - 0.08], [1.18, n - 0.066]]
  const brows = lineOnNose(stage, model, brow) + lineOnNose(stage, model, brow.map(([q, z]) => [-q, z]))
  const eye = (q: number): string =>
    onNose(stage, model, [
      [q, n - 0.117, 0.008],
      [q + 0.1, n - 0.113, 0.008],
      [q + 0.1, n - 0.146, 0.008],
      [q, n - 0.15, 0.008],
    ])
  const width = stage.camera.scale * 0.012
  return [
    path(body, { fill: '#0f1316' }),
    path(eye(0.58) + eye(0.72) + eye(0.86), { fill: '#6d7d88' }),
    path(brows, { fill: 'none', stroke: '#f6fafc', 'stroke-width': width, 'stroke-linecap': 'round' }),
  ].join('')
}

const mouth = (stage: Stage, model: Model): string => {
  const low = model.form.clearance
  const frame = onNose(stage, model, [
    [-0.72, low + 0.105, 0.04],
    [0.72, low + 0.105, 0.04],
    [0.62, low + 0.275, 0.06],
    [-0.62, low + 0.275, 0.06],
  ])
  const slats = [0.165, 0.21].map((z) => lineOnNose(stage, model, [[-0.62, low + z], [-0.3, low + z], [0, low + z], [0.3, low + z], [0.62, low + z]]))
  const vents = pair(stage, model, [
    [0.9, low + 0.15, 0.02],
    [0.965, low + 0.155, 0.03],
    [0.985, low + 0.36, 0.02],
    [0.955, low + 0.35, 0.02],
  ])
  return (
    path(frame + vents, { fill: '#0c0e10' }) +
    path(slats.join(''), { fill: 'none', stroke: '#2b3135', 'stroke-width': stage.camera.scale * 0.011 })
  )
}

const panel = (stage: Stage, model: Model): string => {
  const { face, nose: n } = model.form
  if (face === 'grille') {
    const shut = onNose(stage, model, [
      [-0.37, n - 0.095, 0.04],
      [0.37, n - 0.095, 0.04],
      [0.31, n - 0.29, 0.06],
      [-0.31, n - 0.29, 0.06],
    ])
    return path(shut, { fill: '#16191c', stroke: '#9aa3a8', 'stroke-width': stage.camera.scale * 0.009 })
  }
  if (face === 'band') {
    const band = onNose(stage, model, [[-0.56, n - 0.09], [0.56, n - 0.09], [0.56, n - 0.155], [-0.56, n - 0.155]])
    return path(band, { fill: '#0f1316' })
  }
  const seam: readonly Vec2[] = [[0.5, n - 0.17], [0.535, n - 0.24], [0.575, n - 0.33], [0.6, model.form.clearance + 0.29]]
  const seams = lineOnNose(stage, model, seam) + lineOnNose(stage, model, seam.map(([q, z]) => [-q, z]))
  return path(seams, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': stage.camera.scale * 0.006 })
}

const tailLamps = (stage: Stage, model: Model): string => {
  const t = model.form.tail[1]
  const corners: readonly Corner[] = [
    [0.3, t - 0.12, 0.02],
    [0.9, t - 0.115, 0.05],
    [1.16, t - 0.105, 0.02],
    [1.12, t - 0.15, 0.03],
    [0.9, t - 0.18, 0.04],
    [0.3, t - 0.17, 0.02],
  ]
  const { tub, onTub } = model
  const glow: readonly Vec2[] = [[0.3, t - 0.137], [0.7, t - 0.136], [0.95, t - 0.131], [1.13, t - 0.12]]
  const d = inked(stage, tub, { places: onTub.tail(shape(corners)) })
  const core = inked(stage, tub, { places: onTub.tail(flow(glow)), closed: false, tolerance: 0.8 })
  return (
    path(d, { fill: '#6a1013' }) +
    path(core, { fill: 'none', stroke: '#ee4a42', 'stroke-width': stage.camera.scale * 0.012 })
  )
}

/** Lamps, air openings and front panel laid on the body. */
export const lamps = (stage: Stage, model: Model): string =>
  [panel(stage, model), mouth(stage, model), headlamps(stage, model), tailLamps(stage, model)].join('')
