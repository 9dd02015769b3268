import { inked, type Model } from './model.js'
import { curve, oval } from './path.js'
import { flow, shape, type Corner } from './row.js'
import { group, path, type Stop } from './sheet.js'
import type { Stage } from './shell.js'
import { at, range, type Vec2, type Vec3 } from './vector.js'

const FRAME = '#0d1012'
const INSIDE = '#090c0e'

/** Columns of the cabin between which the side windows' frame lies. */
const [LOW, HIGH] = [0.45, 3.6]

/** Station of the cabin where the side windows begin, behind the windscreen pillar. */
const FRONT = 6.7

const station = (model: Model, x: number, v: number): number =>
  at(model.onCabin.column([[x, v]]), 0)[0]

interface Sides {
  readonly frame: string
  readonly panes: string
  readonly mirrored: string
}

const sideWindows = (stage: Stage, model: Model): Sides => {
  const { form, cabin, axles } = model
  const lowEnd = station(model, form.glassEnd[0], LOW)
  const highEnd = station(model, form.glassEnd[1], HIGH)
  const end = (v: number): number => lowEnd + ((highEnd - lowEnd) * (v - LOW)) / (HIGH - LOW)
  const ink = (corners: readonly Corner[]): string =>
    inked(stage, cabin, { places: shape(corners), tolerance: 1.2 })
  const frame = ink([
    [FRONT, LOW, 0.12],
    [FRONT, HIGH, 0.3],
    [highEnd, HIGH, 0.3],
    [lowEnd, LOW, 0.2],
  ])
  const posts = [axles[0] + form.wheelbase * 0.5 + 0.12, axles[1] - 0.02].map((x) =>
    station(model, x, 1.5),
  )
  const edges = [FRONT - 0.07, ...posts.flatMap((s) => [s + 0.075, s - 0.075])]
  const [bottom, top] = [LOW + 0.22, HIGH - 0.2]
  const panes = [0, 2].map((k) => {
    const [a, b] = [at(edges, k), at(edges, k + 1)]
    return ink([
      [a, bottom, 0.1],
      [a, top, 0.2],
      [b, top, 0.12],
      [b, bottom, 0.1],
    ])
  })
  const last = at(edges, 4)
  const quarter = ink([
    [last, bottom, 0.1],
    [last, top, 0.1],
    [end(top) + 0.1, top, 0.2],
    [end(bottom) + 0.12, bottom, 0.15],
  ])
  const horizon = flow([
    [2, 2.05],
    [3.3, 2],
    [4.2, 1.75],
    [5, 1.7],
    [5.9, 1.45],
    [7.2, 1.5],
  ])
  const mirrored = inked(stage, cabin, {
    places: [
      ...horizon,
      ...flow([
        [7.2, 3.9],
        [5.5, 3.9],
        [3.8, 3.9],
        [2, 3.9],
      ]),
    ],
    tolerance: 2,
  })
  return { frame, panes: panes.join('') + quarter, mirrored }
}

const windscreen = (stage: Stage, model: Model, inset: number): string => {
  const edge = 7.13 + inset * 0.35
  const [low, high] = [0.32 + inset * 1.1, 3.75 - inset]
  const flat = stage.camera.flat
  const far = flat ? 9 : 18 - edge
  const corners: readonly Corner[] = [
    [edge, low, 0.15],
    [far, low, flat ? 0 : 0.15],
    [far, high, flat ? 0 : 0.3],
    [edge, high, 0.3],
  ]
  return inked(stage, model.cabin, { places: shape(corners), tolerance: 1.2 })
}

const rearWindow = (stage: Stage, model: Model): string =>
  inked(stage, model.cabin, {
    places: shape([
      [1.72, 0.5, 0.2],
      [1.6, 3.3, 0.3],
      [0, 3.3],
      [0, 0.5],
    ]),
    tolerance: 1.2,
  })

const seats = ({ camera }: Stage, { form, axles }: Model): string => {
  const z = form.belt[0]
  const half: readonly Corner[] = [
    [0.25, -0.3],
    [0.23, 0.17, 0.12],
    [0.15, 0.2, 0.02],
    [0.14, 0.34, 0.06],
  ]
  const other = [...half].reverse().map(([y, up, r]): Corner => [-y, up, r ?? 0])
  const front = shape([...half, ...other])
  const side = shape([
    [0, -0.3],
    [0.16, 0.2, 0.05],
    [0.17, 0.34, 0.05],
    [0.29, 0.34, 0.05],
    [0.28, -0.3],
  ])
  const one = (x: number, y: number): string => {
    const points = (camera.flat ? side : front).map(([a, up]) =>
      camera.place(camera.flat ? [x + a, y, z + up] : [x + 0.22, y + a, z + up]),
    )
    return curve(points, { tolerance: 3 })
  }
  const rows = [axles[0] + form.wheelbase * 0.42, axles[1] - 0.32]
  const seen = camera.flat ? [0.37] : [0.38, -0.38]
  return rows.flatMap((x, row) => seen.slice(0, 2 - row).map((y) => one(x, y))).join('')
}

const steering = ({ camera }: Stage, { form }: Model): string => {
  if (camera.flat) return ''
  const points = range(24).map((k) => {
    const turn = (k / 24) * Math.PI * 2
    const [across, up] = [Math.cos(turn), Math.sin(turn)]
    const point: Vec3 = [
      form.cowl[0] + 0.62 - 0.05 * up,
      0.38 + 0.18 * across,
      form.belt[0] - 0.05 + 0.17 * up,
    ]
    return camera.place(point)
  })
  return oval(points)
}

const screenGlare = (stage: Stage, model: Model): string =>
  stage.camera.flat
    ? ''
    : inked(stage, model.cabin, {
        places: shape([
          [9.25, 0.2],
          [8.2, 4],
          [11, 4],
          [11, 0.2],
        ]),
        tolerance: 1.5,
      })

/** The windows with what shows through them. */
export const windows = (stage: Stage, model: Model): string => {
  const { camera, mood, sheet } = stage
  const { form } = model
  const side = sideWindows(stage, model)
  const panes = windscreen(stage, model, 0.22) + side.panes
  const middle = form.header[0] + 0.6
  const line = (z: number): Vec2 => camera.place([middle, form.width * 0.38, z])
  const [roof, eye, sill] = [line(form.height), line(form.belt[0] + 0.22), line(form.belt[0])]
  const depth = mood.glass.map((colour, index): Stop => [index / 2, colour])
  const shine: readonly Stop[] = [
    [0, '#dfeaf0', 0.1],
    [1, '#dfeaf0', 0.34],
  ]
  return [
    path(side.frame + rearWindow(stage, model), { fill: FRAME }),
    path(windscreen(stage, model, 0), { fill: FRAME }),
    path(panes, { fill: sheet.linear(roof, sill, depth) }),
    group(
      { 'clip-path': sheet.clip(panes) },
      path(seats(stage, model), { fill: INSIDE, opacity: 0.55 }),
      path(steering(stage, model), {
        fill: 'none',
        stroke: INSIDE,
        'stroke-opacity': 0.7,
        'stroke-width': camera.scale * 0.026,
      }),
      path(side.mirrored, { fill: sheet.linear(roof, eye, shine) }),
      path(screenGlare(stage, model), { fill: '#dfeaf0', 'fill-opacity': 0.2 }),
    ),
  ].join('')
}
