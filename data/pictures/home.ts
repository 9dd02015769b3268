import { cable, glowOf } from './charge.js'
import {
  across,
  dot,
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
import { bushes, pines, trees, type Plant } from './plants.js'
import type { Backdrop, Setting } from './scene.js'
import { range, type Vec3 } from './vector.js'

/** The plane of the house's front behind the car's tail [m]. */
const frontOf = ({ form }: Model): number => form.length + 2.3

/** Where the house's front begins and ends across the car, and how high it is [m]. */
const [LEFT, RIGHT, HIGH] = [-8.2, 9, 2.85]

const garden = (place: Place): string => {
  const back = range(11).map((k): Plant => [
    [1 + k * 2.6, -22 - 5 * scatter(k, 1), 0],
    6.5 + 4 * scatter(k, 2),
  ])
  const behind = range(7).map((k): Plant => [
    [17 + 2 * scatter(k, 7), -12 + k * 4.4, 0],
    6.5 + 3 * scatter(k, 4),
  ])
  const near: readonly Plant[] = [
    [[1.4, -12.2, 0], 4.6],
    [[6.4, -12.4, 0], 4.4],
  ]
  const hedge: readonly [Vec3, Vec3] = [
    [-6, -13.4, 0],
    [8, -13.4, 0],
  ]
  return (
    pines(place, [...back, ...behind], 0.42) + trees(place, near, 0.1) + bushes(place, hedge, 12)
  )
}

const openings = (place: Place, x: number): string => {
  const { air } = place
  const warm = air.time === 'night' ? '#ffd28a' : '#ffdba3'
  const wide = [-7.4, -5.75, -4.1, -2.45]
  const panes = wide
    .slice(1)
    .map((y, k) => across([(wide[k] ?? y) + 0.07, y - 0.07], [0.22, 2.3], x))
  const door = across([-1.35, -0.35], [0.06, 2.25], x)
  const lamp: Vec3[] = across([-0.1, 0.06], [1.75, 2.05], x - 0.05)
  return [
    planes(place, [across([-7.45, -2.4], [0.1, 2.4], x)], { fill: air.grade('#3f3b37') }),
    planes(place, panes, { fill: air.lit ? warm : air.grade('#9fb6c1') }),
    planes(
      place,
      panes.map((pane) => pane.map(([px, y, z]): Vec3 => [px, y, z > 1 ? z : 1.55])),
      { fill: '#fff', opacity: air.lit ? 0.18 : 0.25 },
    ),
    planes(place, [across([-7.33, -6.9], [0.22, 2.3], x), across([-2.9, -2.52], [0.22, 2.3], x)], {
      fill: air.lit ? '#c98f4e' : air.grade('#d8d2c8'),
      opacity: 0.75,
    }),
    planes(place, [door], { fill: air.grade('#54666b') }),
    planes(place, [lamp], { fill: air.lit ? '#fff0cf' : air.grade('#2b2f31') }),
  ].join('')
}

const house = (place: Place, model: Model): string => {
  const { air } = place
  const x = frontOf(model)
  const boards = range(41).map((k): Vec3[] =>
    across([LEFT + k * 0.42, LEFT + k * 0.42 + 0.035], [0.2, HIGH], x),
  )
  const roof = air.snow ? '#f1f5f8' : '#4a4f53'
  return [
    planes(place, [upright([x, x + 7], [0, HIGH], LEFT)], { fill: air.grade('#8d7660') }),
    planes(place, [across([LEFT, RIGHT], [0, HIGH], x)], { fill: air.grade('#c0a688') }),
    planes(place, boards, { fill: air.grade('#977d62'), opacity: 0.55 }),
    planes(place, [across([LEFT, RIGHT], [0, 0.2], x)], { fill: air.grade('#8e9192') }),
    openings(place, x),
    planes(place, [across([LEFT, RIGHT], [HIGH - 0.55, HIGH], x)], { fill: '#000', opacity: 0.16 }),
    planes(place, [level([x - 0.75, x + 0.1], [LEFT - 0.6, RIGHT], HIGH)], {
      fill: air.grade('#6d5a48'),
    }),
    planes(place, [across([LEFT - 0.6, RIGHT], [HIGH, HIGH + (air.snow ? 0.42 : 0.3)], x - 0.75)], {
      fill: air.grade(roof),
    }),
    planes(place, [across([LEFT - 0.6, RIGHT], [HIGH, HIGH + 0.14], x - 0.75)], {
      fill: air.grade('#33383b'),
    }),
  ].join('')
}

const cableStart = (model: Model, x: number, y: number): readonly Vec3[] => [
  [x, y, 1],
  [x - 0.06, y + 0.02, 0.55],
  [x - 0.35, y + 0.06, 0.1],
  [x - 0.95, y + 0.02, 0.03],
  [x - 1.6, model.form.width / 2 + 0.48, 0.06],
]

const wallbox = (place: Place, model: Model): Backdrop => {
  const { air, camera } = place
  const x = frontOf(model) - 0.12
  const [y, z] = [1.5, 1.28]
  const glow = glowOf(air.lit)
  const light = camera.place([x, y, z + 0.12])
  return {
    behind: [
      shine(place, { middle: light, size: [150, 150], colour: glow, opacity: air.lit ? 0.7 : 0.3 }),
      planes(place, [upright([x, x + 0.12], [z - 0.28, z + 0.28], y - 0.2)], {
        fill: air.grade('#aeb4b7'),
      }),
      planes(place, [across([y - 0.2, y + 0.2], [z - 0.28, z + 0.28], x)], {
        fill: air.grade('#f2f3f2'),
      }),
      planes(place, [across([y - 0.14, y + 0.14], [z - 0.22, z - 0.02], x - 0.01)], {
        fill: air.grade('#22282b'),
      }),
      dot(light, 9, glow),
    ].join(''),
    before: cable(place, model, cableStart(model, x, y)),
  }
}

const yard = (place: Place, model: Model): string => {
  const { air } = place
  const x = frontOf(model)
  const joints = range(9).map((k): Vec3[] => level([-7 + k * 1.7, -7 + k * 1.7 + 0.05], [-2.4, 12]))
  return [
    planes(place, [level([-30, x], [-2.4, 14])], {
      fill: air.grade(air.snow ? '#d7dee4' : '#c2bdb4'),
    }),
    planes(place, joints, { fill: air.grade('#8f8b85'), opacity: air.snow ? 0.15 : 0.4 }),
    planes(place, [level([x - 1.1, x], [LEFT - 1, -2.4])], {
      fill: air.grade(air.snow ? '#dfe6eb' : '#a98f70'),
    }),
    air.lit
      ? planes(place, [level([x - 3.4, x - 0.1], [-8, -2.6])], { fill: '#ffd28a', opacity: 0.22 })
      : '',
  ].join('')
}

const paint = (place: Place, model: Model): Backdrop => {
  const { air, camera } = place
  const box = wallbox(place, model)
  const porch = camera.place([frontOf(model) - 0.1, 0, 1.9])
  return {
    behind: [
      sky(place),
      hills(place, { high: 330, fade: 0.5, salt: 3 }),
      ground(place, air.snow ? '#ecf1f5' : '#a3b784'),
      garden(place),
      yard(place, model),
      house(place, model),
      air.lit
        ? shine(place, { middle: porch, size: [620, 560], colour: '#ffd79a', opacity: 0.5 })
        : '',
      box.behind,
    ].join(''),
    before: box.before,
  }
}

/** A car at a house, charging at a box on the wall. */
export const home: Setting = {
  stand: (form) => ({
    turn: 42,
    high: 1.95,
    centre: [1010, 1060],
    scale: 1400 / (form.length * 0.67 + form.width * 0.74),
  }),
  lamps: false,
  paint,
}
