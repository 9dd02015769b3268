import { inked, type Model } from './model.js'
import { flow, shape, type Corner } from './row.js'
import { path } from './sheet.js'
import type { Stage } from './shell.js'
import { range, type Vec2 } from './vector.js'

const flipped = (corners: readonly Corner[]): Corner[] =>
  corners.map(([q, z, r]) => [-q, z, r ?? 0])

const onNose = (stage: Stage, { tub, onTub }: Model, corners: readonly Corner[]): string =>
  inked(stage, tub, { places: onTub.nose(shape(corners)), tolerance: 0.8 })

const lineOnNose = (stage: Stage, { tub, onTub }: Model, points: readonly Vec2[]): string =>
  inked(stage, tub, { places: onTub.nose(flow(points)), closed: false, tolerance: 0.8 })

const pair = (stage: Stage, model: Model, corners: readonly Corner[]): string =>
  onNose(stage, model, flipped(corners)) + onNose(stage, model, corners)

/** The line of light in each headlamp, from its inner to its outer end: along the skin, up [m]. */
const browRow = ({ form }: Model): readonly Vec2[] => {
  const n = form.nose
  if (form.face === 'grille')
    return [
      [0.54, n - 0.165],
      [0.7, n - 0.162],
      [0.9, n - 0.146],
      [1.06, n - 0.115],
    ]
  return [
    [0.525, n - 0.1],
    [0.7, n - 0.094],
    [0.95, n - 0.08],
    [1.18, n - 0.066],
  ]
}

const brows = (stage: Stage, model: Model): string => {
  const row = browRow(model)
  return (
    lineOnNose(stage, model, row) +
    lineOnNose(
      stage,
      model,
      row.map(([q, z]) => [-q, z]),
    )
  )
}

const lampShape = ({ form }: Model): readonly Corner[] => {
  const n = form.nose
  const older = form.face === 'grille'
  return [
    [0.5, n - (older ? 0.075 : 0.085), 0.02],
    [0.95, n - 0.062, 0.05],
    [older ? 1.13 : 1.2, n - 0.05, 0.03],
    [older ? 1.12 : 1.19, n - 0.085, 0.03],
    [1, n - (older ? 0.175 : 0.15), 0.06],
    [0.53, n - (older ? 0.19 : 0.165), 0.03],
  ]
}

const headlamps = (stage: Stage, model: Model): string => {
  const n = model.form.nose
  const older = model.form.face === 'grille'
  const [top, tall] = older ? [n - 0.088, 0.052] : [n - 0.115, 0.033]
  const eye = (q: number): string =>
    onNose(stage, model, [
      [q, top, 0.008],
      [q + 0.1, top + 0.004, 0.008],
      [q + 0.1, top - tall + 0.002, 0.008],
      [q, top - tall, 0.008],
    ])
  const width = stage.camera.scale * 0.012
  return [
    path(pair(stage, model, lampShape(model)), { fill: '#0f1316' }),
    path(eye(0.58) + eye(0.72) + (older ? '' : eye(0.86)), { fill: '#6d7d88' }),
    path(brows(stage, model), {
      fill: 'none',
      stroke: '#f6fafc',
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

/** Light that spills from lit lamps; nothing where the mood keeps them dark. */
export const lampGlow = (stage: Stage, model: Model): string => {
  const { camera, mood, sheet } = stage
  if (!mood.lamps) return ''
  const line = { fill: 'none', stroke: '#fff', 'stroke-linecap': 'round' }
  const d = brows(stage, model)
  const halo = path(d, {
    ...line,
    'stroke-width': camera.scale * 0.075,
    'stroke-opacity': 0.75,
    filter: sheet.blur(camera.scale * 0.035),
  })
  const core = path(d, { ...line, 'stroke-width': camera.scale * 0.014 })
  const tail = tailLine(stage, model)
  const red = { ...line, stroke: '#ff5a4f' }
  return [
    halo,
    core,
    path(tail, {
      ...red,
      'stroke-width': camera.scale * 0.06,
      'stroke-opacity': 0.6,
      filter: sheet.blur(camera.scale * 0.03),
    }),
    path(tail, { ...red, 'stroke-width': camera.scale * 0.014 }),
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
  const slats = [0.165, 0.21].map((z) =>
    lineOnNose(stage, model, [
      [-0.62, low + z],
      [-0.3, low + z],
      [0, low + z],
      [0.3, low + z],
      [0.62, low + z],
    ]),
  )
  const vents = pair(stage, model, [
    [0.9, low + 0.15, 0.02],
    [0.965, low + 0.155, 0.03],
    [0.985, low + 0.36, 0.02],
    [0.955, low + 0.35, 0.02],
  ])
  return (
    path(frame + vents, { fill: '#0c0e10' }) +
    path(slats.join(''), {
      fill: 'none',
      stroke: '#2b3135',
      'stroke-width': stage.camera.scale * 0.011,
    })
  )
}

const panel = (stage: Stage, model: Model): string => {
  const { face, nose: n } = model.form
  if (stage.camera.flat) return ''
  if (face === 'grille') {
    const shut = onNose(stage, model, [
      [-0.37, n - 0.095, 0.04],
      [0.37, n - 0.095, 0.04],
      [0.31, n - 0.29, 0.06],
      [-0.31, n - 0.29, 0.06],
    ])
    return path(shut, {
      fill: '#16191c',
      stroke: '#9aa3a8',
      'stroke-width': stage.camera.scale * 0.009,
    })
  }
  if (face === 'band') {
    const band = onNose(stage, model, [
      [-0.56, n - 0.09],
      [0.56, n - 0.09],
      [0.56, n - 0.155],
      [-0.56, n - 0.155],
    ])
    return path(band, { fill: '#0f1316' })
  }
  const fold = (z: number): string =>
    lineOnNose(
      stage,
      model,
      range(9).map((k): Vec2 => [-0.48 + k * 0.12, z]),
    )
  const width = stage.camera.scale * 0.006
  return (
    path(fold(n - 0.168), {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.24,
      'stroke-width': width,
    }) +
    path(fold(n - 0.178), {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': width,
    })
  )
}

const tailLine = (stage: Stage, { form, tub, onTub }: Model): string => {
  const t = form.tail[1]
  const row: readonly Vec2[] = [
    [0.3, t - 0.137],
    [0.7, t - 0.136],
    [0.95, t - 0.131],
    [1.13, t - 0.12],
  ]
  return inked(stage, tub, { places: onTub.tail(flow(row)), closed: false, tolerance: 0.8 })
}

const tailLamps = (stage: Stage, model: Model): string => {
  const { form, tub, onTub } = model
  const t = form.tail[1]
  const corners: readonly Corner[] = [
    [0.3, t - 0.12, 0.02],
    [0.9, t - 0.115, 0.05],
    [1.16, t - 0.105, 0.02],
    [1.12, t - 0.15, 0.03],
    [0.9, t - 0.18, 0.04],
    [0.3, t - 0.17, 0.02],
  ]
  const d = inked(stage, tub, { places: onTub.tail(shape(corners)), tolerance: 0.8 })
  return (
    path(d, { fill: '#6a1013' }) +
    path(tailLine(stage, model), {
      fill: 'none',
      stroke: '#ee4a42',
      'stroke-width': stage.camera.scale * 0.012,
    })
  )
}

/** Lamps, air openings and front panel laid on the body. */
export const lamps = (stage: Stage, model: Model): string =>
  [panel(stage, model), mouth(stage, model), headlamps(stage, model), tailLamps(stage, model)].join(
    '',
  )
