import type { Camera } from './camera.js'
import { angular, closedBy, curve, num, oval } from './path.js'
import { group, marks, path } from './sheet.js'
import type { Stage } from './shell.js'
import type { Model } from './model.js'
import { laid } from './trace.js'
import { at, range, type Vec2 } from './vector.js'
import { hull, tyreOutline } from './wheel.js'

const SHADE = '#0a0b10'

const turns = (count: number): number[] => range(count).map((k) => (k / count) * Math.PI * 2)

const footprint = ({ form }: Model, camera: Camera): Vec2[] => {
  const half = form.width / 2
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.45
  return turns(40).map((turn) => {
    const [c, s] = [round(Math.cos(turn)), round(Math.sin(turn))]
    return camera.place([form.length / 2 + c * (form.length / 2 - 0.16), s * (half - 0.06), 0])
  })
}

/** The shadow under the whole car. */
const broad = ({ camera, mood, sheet }: Stage, model: Model): string => {
  if (!camera.flat) {
    const soft = sheet.blur(camera.scale * 0.07)
    return path(curve(footprint(model, camera), { tolerance: 4 }), {
      fill: SHADE,
      opacity: mood.shadow,
      filter: soft,
    })
  }
  const [cx, cy] = camera.place([model.form.length / 2, 0, 0])
  const [rx, ry] = [model.form.length * camera.scale * 0.515, camera.scale * 0.075]
  const fill = sheet.pool([
    [0, SHADE, mood.shadow * 1.5],
    [0.55, SHADE, mood.shadow],
    [1, SHADE, 0],
  ])
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`
}

const contact = (x: number, y: number, { camera }: Stage): string =>
  oval(
    turns(24).map((turn): Vec2 => {
      const [px, py] = camera.place([x + Math.cos(turn) * 0.32, y + Math.sin(turn) * 0.15, 0])
      return [px, camera.flat ? py + Math.sin(turn) * camera.scale * 0.022 : py]
    }),
  )

/** The soft shadow a car throws on the ground, darker where the tyres stand, in a faint pool of light. */
export const groundShadow = (stage: Stage, model: Model): string => {
  const { camera, mood, sheet } = stage
  const half = model.form.width / 2
  const sides = camera.flat ? [1] : [1, -1]
  const contacts = model.axles.flatMap((x) =>
    sides.map((side) => contact(x, side * (half - 0.12), stage)),
  )
  const [x, y] = camera.place([model.form.length * 0.5, 0, 0])
  const [rx, ry] = [camera.scale * 2.5, camera.scale * (camera.flat ? 0.13 : 0.5)]
  const pool = sheet.pool([
    [0, '#fff', mood.pool],
    [0.5, '#fff', mood.pool * 0.55],
    [1, '#fff', 0],
  ])
  return [
    mood.pool === 0
      ? ''
      : `<ellipse${marks({ cx: num(x), cy: num(y), rx: num(rx), ry: num(ry), fill: pool })}/>`,
    broad(stage, model),
    path(contacts.join(''), {
      fill: SHADE,
      opacity: mood.shadow,
      filter: sheet.blur(camera.scale * 0.016),
    }),
  ].join('')
}

/** The dark floor of the car and the wheels on its far side. */
export const underside = ({ camera }: Stage, model: Model): string => {
  const { form, axles } = model
  const half = form.width / 2
  const cloud = [0.012, 0.22].flatMap((rise) =>
    [0.5 - rise, form.length - 0.72 + rise].flatMap((x) =>
      [-1, 1].map((side) => camera.place([x, side * (half - 0.2), form.clearance - 0.03 + rise])),
    ),
  )
  const far = axles.map((x) => tyreOutline(camera, form, { x, y: -half + 0.25 }))
  return path(angular(hull(cloud)), { fill: '#090a0c' }) + path(far.join(''), { fill: '#0d0f11' })
}

/** Outline in a side drawing of a wheel arch, from its front foot over the top to its rear foot. */
export const archRow = ({ form }: Model, x: number, radius: number): Vec2[] =>
  range(31).map((k) => {
    const turn = Math.PI * (1.1 - (k / 30) * 1.2)
    const z = form.tyre + 0.01 + radius * Math.sin(turn)
    return [x + radius * Math.cos(turn), Math.max(form.clearance + 0.05, z)]
  })

/** Path data of a wheel arch's opening, closed well below the body. */
const opening = (stage: Stage, model: Model, x: number): string => {
  const places = model.onTub.side(archRow(model, x, model.form.tyre + GAP))
  const row = laid(stage.camera, model.tub, places)
  const [first, last] = [at(row, 0), at(row, row.length - 1)]
  const drop = stage.camera.scale * 0.3
  return closedBy(row, [
    [last[0], last[1] + drop],
    [first[0], first[1] + drop],
  ])
}

/** Gap between a tyre and its arch [m]. */
export const GAP = 0.04

/** The dark space inside the wheel arches. */
export const wells = (stage: Stage, model: Model): string => {
  const d = model.axles.map((x) => {
    const places = model.onTub.side(archRow(model, x, model.form.tyre + GAP))
    return curve(laid(stage.camera, model.tub, places), { tolerance: 2 })
  })
  return path(d.join(''), { fill: '#060708', stroke: '#060708', 'stroke-width': 3 })
}

/** Clip reference that keeps everything but the wheel arches' openings. */
const openingsClip = (stage: Stage, model: Model): string => {
  const holes = model.axles.map((x) => opening(stage, model, x))
  return stage.sheet.clip(`M-99-99H3000V2000H-99z${holes.join('')}`)
}

/** Marks with the wheel arches' openings cut out of them. */
export const cutOut = (stage: Stage, model: Model, ...inner: readonly string[]): string =>
  group({ 'clip-path': openingsClip(stage, model) }, ...inner)
