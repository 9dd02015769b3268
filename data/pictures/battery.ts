import type { Air } from './air.js'
import { sideCamera, type Camera } from './camera.js'
import { carMarks } from './car.js'
import { tint, type Colour } from './colour.js'
import type { Body } from './form.js'
import { FRAME, shine, type Place } from './land.js'
import type { Model } from './model.js'
import { num } from './path.js'
import { group, marks, path, type Sheet } from './sheet.js'
import { outlineOf, type Stage } from './shell.js'
import { range, type Vec2 } from './vector.js'
import { wheel } from './wheel.js'

/** What the cut-away shows and in which light. */
export interface Cutaway {
  readonly air: Air
  readonly sheet: Sheet
  readonly model: Model
  readonly body: Body
  readonly colour: Colour
}

/** Segments of the battery, and how many of them are full. */
const [SEGMENTS, FULL] = [12, 9]

/** Height of the ground from the top [px]. */
const GROUND = 1130

const cameraFor = ({ form }: Model): Camera => {
  const scale = 1840 / form.length
  return sideCamera({ left: 280, ground: GROUND, scale })
}

const room = ({ air, sheet }: Place): string => {
  const [width, high] = FRAME
  const [top, low] = [air.sky[0]?.[1] ?? '#fff', air.sky[3]?.[1] ?? '#fff']
  const wall = air.lit
    ? [tint(top, '#0d1420', 0.4), tint(low, '#1d2b40', 0.72)]
    : [tint(top, '#ffffff', 0.62), tint(low, '#ffffff', 0.45)]
  const floor = air.lit ? ['#1b2531', '#0d131b'] : [tint(low, '#c9d2d4', 0.6), '#eef0ee']
  const edge = GROUND - 60
  return [
    path(`M0 0H${width}V${edge + 4}H0z`, {
      fill: sheet.linear(
        [0, 0],
        [0, edge],
        [
          [0, wall[0] ?? ''],
          [1, wall[1] ?? ''],
        ],
      ),
    }),
    path(`M0 ${edge}H${width}V${high}H0z`, {
      fill: sheet.linear(
        [0, edge],
        [0, high],
        [
          [0, floor[0] ?? ''],
          [1, floor[1] ?? ''],
        ],
      ),
    }),
  ].join('')
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

const bar = ({ x, y, wide, high }: Cell, radius: number, fill: string): string =>
  `<rect${marks({ x: num(x), y: num(y), width: num(wide), height: num(high), rx: num(radius), fill })}/>`

const pack = (place: Place, { form, axles }: Model): string => {
  const { camera, sheet } = place
  const [from, to] = [axles[0] + form.tyre + 0.09, axles[1] - form.tyre - 0.07]
  const [left, top] = camera.place([from, 0, form.clearance + 0.2])
  const [right, low] = camera.place([to, 0, form.clearance - 0.02])
  const tray = bar(
    { x: left - 16, y: top - 16, wide: right - left + 32, high: low - top + 32 },
    26,
    '#10181c',
  )
  const gap = 9
  const wide = (right - left - gap * (SEGMENTS - 1)) / SEGMENTS
  const full = sheet.shade(Math.PI / 2, [
    [0, '#9df5d3'],
    [0.5, '#45d6a4'],
    [1, '#1f9f79'],
  ])
  const empty = sheet.shade(Math.PI / 2, [
    [0, '#3c4a51'],
    [1, '#273238'],
  ])
  const cells = range(SEGMENTS).map((k) =>
    bar({ x: left + k * (wide + gap), y: top, wide, high: low - top }, 10, k < FULL ? full : empty),
  )
  const middle: Vec2 = [left + ((right - left) * FULL) / SEGMENTS / 2, (top + low) / 2]
  return [
    shine(place, {
      middle,
      size: [(right - left) * 0.62, 330],
      colour: '#45e0ad',
      opacity: place.air.lit ? 0.5 : 0.34,
    }),
    tray,
    ...cells,
    shine(place, {
      middle: [middle[0], low + 70],
      size: [(right - left) * 0.5, 42],
      colour: '#45e0ad',
      opacity: 0.45,
    }),
  ].join('')
}

const drive = ({ camera, sheet }: Place, { form, axles }: Model): string => {
  const metal = sheet.shade(Math.PI / 2, [
    [0, '#d5dcdf'],
    [0.5, '#98a3a9'],
    [1, '#566067'],
  ])
  const unit = (x: number, wide: number): string => {
    const [cx, cy] = camera.place([x, 0, form.tyre + 0.03])
    const [w, h] = [wide * camera.scale, 0.3 * camera.scale]
    return bar({ x: cx - w / 2, y: cy - h / 2, wide: w, high: h }, h * 0.36, metal)
  }
  const [left, y] = camera.place([axles[0] + 0.1, 0, form.clearance + 0.3])
  const [right] = camera.place([axles[1] - 0.1, 0, 0])
  const wire = `M${num(left)} ${num(y)}H${num(right)}`
  return (
    unit(axles[1], 0.62) +
    unit(axles[0], 0.46) +
    path(wire, { fill: 'none', stroke: '#f0913c', 'stroke-width': 9, 'stroke-linecap': 'round' })
  )
}

/** The marks of a car cut open at the floor, with the charge its battery holds. */
export const battery = ({ air, sheet, model, body, colour }: Cutaway): string => {
  const camera = cameraFor(model)
  const mood = { ...air.mood, shadow: 0.35 }
  const stage: Stage = { camera, mood, sheet }
  const place: Place = { air, camera, sheet, horizon: GROUND }
  const level = (z: number): Vec2 => camera.place([0, 0, z])
  const fade = sheet.linear(level(model.form.belt[0] - 0.06), level(0.34), [
    [0, '#fff'],
    [0.55, '#777'],
    [1, '#1c1c1c'],
  ])
  const rim = outlineOf(stage, model.tub) + outlineOf(stage, model.cabin)
  const edge = air.lit ? '#e6f3f4' : '#5b6a72'
  const wheels = model.axles.map((x) =>
    wheel(stage, model.form, { x, y: model.form.width / 2 - 0.014 }),
  )
  const sides = camera.place([model.form.length / 2, 0, 0.8])
  return [
    room(place),
    shine(place, {
      middle: [sides[0], sides[1] - 60],
      size: [1250, 640],
      colour: air.lit ? '#5d7f9c' : '#ffffff',
      opacity: air.lit ? 0.4 : 0.8,
    }),
    group({ mask: sheet.mask(fade) }, carMarks({ body, colour, camera, mood, sheet })),
    path(rim, { fill: 'none', stroke: edge, 'stroke-opacity': 0.7, 'stroke-width': 4 }),
    drive(place, model),
    pack(place, model),
    ...wheels,
  ].join('')
}
