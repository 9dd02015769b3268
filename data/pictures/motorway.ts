import { cable, glowOf } from './charge.js'
import {
  across,
  ground,
  hills,
  level,
  planes,
  scatter,
  shine,
  sky,
  upright,
  type Place,
} from './land.js'
import type { Model } from './model.js'
import { bushes, pines, type Plant } from './plants.js'
import type { Backdrop, Setting } from './scene.js'
import { range, type Vec3 } from './vector.js'

/** Where the chargers stand across the bays [m]. */
const ROW = [2, -1.75, -5.5, -9.25, -13] as const

/** Height of the canopy's underside and its thickness [m]. */
const [UNDER, THICK] = [3.95, 0.34]

const backOf = ({ form }: Model): number => form.length + 1.15

/** The six-sided look of an upright box from the front left: its left face, its front face, its top. */
interface Box {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly z: readonly [number, number]
}

const box = (place: Place, { x, y, z }: Box, tones: readonly [string, string]): string =>
  planes(place, [upright(x, z, y[1])], { fill: tones[1] }) +
  planes(place, [across(y, z, x[0])], { fill: tones[0] })

const charger = (place: Place, x: number, y: number): string => {
  const { air, camera } = place
  const glow = glowOf(air.lit)
  const lamp = camera.place([x, y, 2.02])
  return [
    planes(place, [level([x - 0.3, x + 0.7], [y - 0.45, y + 0.55])], {
      fill: air.grade('#a3a5a6'),
    }),
    box(place, { x: [x, x + 0.42], y: [y - 0.31, y + 0.31], z: [0, 2.3] }, [
      air.grade('#f0f2f2'),
      air.grade('#b4bcc0'),
    ]),
    planes(place, [across([y - 0.2, y + 0.2], [1.15, 1.75], x - 0.01)], {
      fill: air.lit ? '#25424a' : air.grade('#20282d'),
    }),
    planes(place, [across([y - 0.14, y + 0.14], [1.5, 1.66], x - 0.02)], {
      fill: glow,
      opacity: 0.85,
    }),
    planes(place, [across([y - 0.31, y + 0.31], [2, 2.06], x - 0.01)], { fill: glow }),
    shine(place, { middle: lamp, size: [170, 120], colour: glow, opacity: air.lit ? 0.55 : 0.16 }),
  ].join('')
}

const canopy = (place: Place, model: Model): string => {
  const { air } = place
  const back = backOf(model)
  const [from, to] = [back - 4.4, back + 3.2]
  const [left, right] = [-17, 5.2]
  const posts = [-15, -7.4, 0.15].map((y) =>
    box(place, { x: [back + 1.4, back + 1.62], y: [y - 0.11, y + 0.11], z: [0, UNDER] }, [
      air.grade('#c7ccce'),
      air.grade('#959da1'),
    ]),
  )
  const strips = range(4).map((k): Vec3[] =>
    level([from + 1 + k * 1.75, from + 1.16 + k * 1.75], [left + 0.6, right - 0.6], UNDER - 0.01),
  )
  const wood = range(22).map((k): Vec3[] =>
    level([from, to], [left + k, left + k + 0.05], UNDER - 0.005),
  )
  return [
    ...posts,
    planes(place, [level([from, to], [left, right], UNDER)], {
      fill: air.time === 'night' ? '#8d7250' : air.grade('#bf9f79'),
    }),
    planes(place, wood, { fill: air.grade('#7d6448'), opacity: 0.45 }),
    planes(place, strips, { fill: air.lit ? '#fff3d8' : air.grade('#f6f1e6') }),
    planes(place, [upright([from, to], [UNDER, UNDER + THICK], right)], {
      fill: air.grade('#c3c8ca'),
    }),
    planes(place, [across([left, right], [UNDER, UNDER + THICK], from)], {
      fill: air.grade('#eceeee'),
    }),
    air.snow
      ? planes(place, [across([left, right], [UNDER + THICK, UNDER + THICK + 0.2], from)], {
          fill: air.grade('#f4f8fb'),
        })
      : '',
  ].join('')
}

const station = (place: Place, model: Model): string => {
  const { air } = place
  const x = model.form.length + 17
  const panes = range(8).map((k): Vec3[] =>
    across([-31 + k * 2.6, -31 + k * 2.6 + 2.3], [0.5, 3.1], x),
  )
  return [
    planes(place, [across([-32, -9], [0, 4.2], x)], { fill: air.grade('#8f8578') }),
    planes(place, panes, { fill: air.lit ? '#ffd79a' : air.grade('#a9bcc5'), opacity: 0.95 }),
    planes(place, [across([-33, -8], [3.9, 4.6], x - 1)], {
      fill: air.grade(air.snow ? '#e6ecf1' : '#4c5256'),
    }),
  ].join('')
}

const bays = (place: Place, model: Model): string => {
  const { air } = place
  const back = backOf(model)
  const lines = range(7).map((k): Vec3[] =>
    level([-0.9, back - 0.4], [1.82 - k * 3.75 + 0.06, 1.82 - k * 3.75 + 0.16]),
  )
  const field = level([-0.4, back - 0.5], [1.98 - 3.75, 1.8])
  return [
    planes(place, [field], { fill: '#37c795', opacity: air.lit ? 0.16 : 0.2 }),
    planes(place, lines, { fill: air.grade('#f2f2ee'), opacity: air.snow ? 0.5 : 0.85 }),
    planes(place, [level([back - 0.4, back + 4], [-40, 9])], {
      fill: air.grade(air.snow ? '#e9eff3' : '#9fb184'),
    }),
    planes(place, [across([-40, 9], [0, 0.14], back - 0.4)], { fill: air.grade('#c9cbca') }),
  ].join('')
}

const paint = (place: Place, model: Model): Backdrop => {
  const { air, camera } = place
  const back = backOf(model)
  const far = range(10).map((k): Plant => [
    [back + 16 + 4 * scatter(k, 9), -34 + k * 6, 0],
    6 + 3.5 * scatter(k, 3),
  ])
  const [y, x] = [ROW[0], back + 0.1]
  const start: readonly Vec3[] = [
    [x + 0.2, y + 0.32, 1.55],
    [x + 0.05, y + 0.42, 0.8],
    [x - 0.25, y + 0.4, 0.12],
    [x - 0.7, y + 0.1, 0.03],
    [x - 1.15, model.form.width / 2 + 0.6, 0.08],
  ]
  return {
    behind: [
      sky(place),
      hills(place, { high: 260, fade: 0.55, salt: 8 }),
      ground(place, air.snow ? '#c9d1d8' : '#85898c'),
      pines(place, far, 0.4),
      station(place, model),
      bays(place, model),
      bushes(
        place,
        [
          [back + 3, -20, 0],
          [back + 3, 6, 0],
        ],
        14,
      ),
      canopy(place, model),
      ...[...ROW].reverse().map((aside) => charger(place, back + 0.1, aside)),
      air.lit
        ? shine(place, {
            middle: camera.place([2, 0, 0]),
            size: [1500, 460],
            colour: '#ffe2b0',
            opacity: 0.42,
          })
        : '',
    ].join(''),
    before: cable(place, model, start),
  }
}

/** A car at a motorway service area, at a row of tall fast chargers under a canopy. */
export const motorway: Setting = {
  stand: (form) => ({
    turn: 40,
    high: 1.75,
    centre: [1060, 1120],
    scale: 1290 / (form.length * 0.64 + form.width * 0.76),
  }),
  lamps: false,
  paint,
}
