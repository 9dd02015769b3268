import { inked, type Model } from './model.js'
import { shape, type Corner } from './row.js'
import { group, path } from './sheet.js'
import type { Stage } from './shell.js'
import { curve } from './path.js'
import { at, range, type Vec2, type Vec3 } from './vector.js'

const FRAME = '#0e1113'

const station = (model: Model, x: number, v: number): number => at(model.onCabin.column([[x, v]]), 0)[0]

interface Sides {
  readonly frame: string
  readonly panes: string
}

const sideWindows = (stage: Stage, model: Model): Sides => {
  const { form, cabin, axles } = model
  const [low, high] = [0.45, 3.6]
  const [endLow, endHigh] = [station(model, form.glassEnd[0], low), station(model, form.glassEnd[1], high)]
  const front = 6.7
  const end = (v: number): number => endLow + ((endHigh - endLow) * (v - low)) / (high - low)
  const ink = (corners: readonly Corner[]): string => inked(stage, cabin, { places: shape(corners) })
  const frame = ink([[front, low, 0.12], [front, high, 0.3], [endHigh, high, 0.3], [endLow, low, 0.2]])
  const posts = [axles[0] + form.wheelbase * 0.5 + 0.12, axles[1] - 0.02].map((x) => station(model, x, 1.5))
  const edges = [front - 0.07, ...posts.flatMap((s) => [s + 0.075, s - 0.075])]
  const [bottom, top] = [low + 0.25, high - 0.22]
  const panes = [0, 1].map((k) => ink([[at(edges, 2 * k), bottom, 0.1], [at(edges, 2 * k), top, 0.2], [at(edges, 2 * k + 1), top, 0.12], [at(edges, 2 * k + 1), bottom, 0.1]]))
  const last = at(edges, 4)
  const quarter = ink([[last, bottom, 0.1], [last, top, 0.1], [end(top) + 0.1, top, 0.2], [end(bottom) + 0.12, bottom, 0.15]])
  return { frame, panes: panes.join('') + quarter }
}

const windscreen = (stage: Stage, model: Model, inset: number): string => {
  const edge = 7.13 + inset * 0.35
  const [low, high] = [0.35 + inset, 3.75 - inset]
  const flat = stage.camera.flat
  const far = flat ? 9 : 18 - edge
  return inked(stage, model.cabin, {
    places: shape([[edge, low, 0.15], [far, low, flat ? 0 : 0.15], [far, high, flat ? 0 : 0.3], [edge, high, 0.3]]),
  })
}

const seats = ({ camera }: Stage, { form, axles }: Model): string => {
  const z = form.belt[0]
  const back: readonly Corner[] = [[0.23, -0.3], [0.2, 0.2, 0.09], [0.09, 0.22, 0.02], [0.1, 0.35, 0.05]]
  const other = [...back].reverse().map(([y, up, r]): Corner => [-y, up, r ?? 0])
  const front = shape([...back, ...other])
  const side = shape([[0, -0.3], [0.16, 0.22, 0.05], [0.18, 0.35, 0.04], [0.3, 0.34, 0.04], [0.28, -0.3]])
  const rows = [axles[0] + form.wheelbase * 0.42, axles[1] - 0.32]
  const one = (x: number, y: number): string => {
    const flat = camera.flat ? side : front
    const points = flat.map(([a, up]) => camera.place(camera.flat ? [x + a, y, z + up] : [x + 0.22, y + a, z + up]))
    return curve(points, { tolerance: 1.2 })
  }
  const seen = camera.flat ? [0.37] : [0.37, -0.37]
  return rows.flatMap((x) => seen.map((y) => one(x, y))).join('')
}

const steering = ({ camera }: Stage, { form }: Model): string =>
  curve(range(24).map((k) => {
    const turn = (k / 24) * Math.PI * 2
    const point: Vec3 = [form.cowl[0] + 0.62 - 0.05 * Math.sin(turn), 0.37 + 0.18 * Math.cos(turn), form.belt[0] - 0.03 + 0.17 * Math.sin(turn)]
    return camera.place(point)
  }))

/** The windows with what shows through them. */
export const windows = (stage: Stage, model: Model): string => {
  const { camera, mood, sheet } = stage
  const { form } = model
  const side = sideWindows(stage, model)
  const screen = windscreen(stage, model, 0.22)
  const half = form.width / 2
  const up = camera.place([form.header[0], half * 0.6, form.header[1]])
  const down = camera.place([form.header[0] + 0.3, half * 0.8, form.belt[0]])
  const glass = sheet.linear(up, down, mood.glass.map((colour, index) => [index / 2, colour] as const))
  const panes = screen + side.panes
  return [
    path(side.frame, { fill: FRAME }),
    path(windscreen(stage, model, 0), { fill: FRAME }),
    path(panes, { fill: glass }),
    group({ 'clip-path': sheet.clip(panes) },
      path(seats(stage, model), { fill: '#0b0e10', opacity: 0.5 }),
      path(steering(stage, model), { fill: 'none', stroke: '#0b0e10', 'stroke-opacity': 0.6, 'stroke-width': camera.scale * 0.028 }),
    ),
  ].join('')
}
