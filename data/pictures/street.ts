import { cable, glowOf } from './charge.js'
import { dot, ground, level, planes, scatter, shine, sky, upright, type Place } from './land.js'
import type { Model } from './model.js'
import { trees } from './plants.js'
import type { Backdrop, Setting } from './scene.js'
import { range, type Vec3 } from './vector.js'

/** Distance aside of the house fronts across the street [m]. */
const FRONTS = -9.5

/** Colours of the house fronts by day, in turn. */
const PLASTER = ['#d9c3a0', '#c98f72', '#cfd0c6', '#b7a58f', '#d8b98b', '#a9b3b3'] as const

/** Colours of the shops' awnings by day, in turn. */
const AWNINGS = ['#6d7f78', '#8a4f43', '#3f5f74'] as const

interface House {
  readonly from: number
  readonly to: number
  readonly high: number
  readonly colour: string
  readonly count: number
}

const houses: readonly House[] = range(6).map((k) => {
  const widths = [8, 7, 9, 6.5, 8, 9]
  const from = -10 + widths.slice(0, k).reduce((sum, wide) => sum + wide, 0)
  return {
    from,
    to: from + (widths[k] ?? 8),
    high: 10.5 + 2.6 * scatter(k, 6),
    colour: PLASTER[k] ?? '#cccccc',
    count: (widths[k] ?? 8) > 7.5 ? 4 : 3,
  }
})

/** An upright rectangle on a house front. */
interface Opening {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
}

const openingsOf = ({ from, to, count }: House, floor: number): Opening[] => {
  const span = (to - from) / count
  const low = floor === 0 ? 0.6 : 0.95 + floor * 3
  const half = floor === 0 ? span * 0.39 : 0.5
  return range(count).map((k) => {
    const middle = from + span * (k + 0.5)
    return { x: [middle - half, middle + half], z: [low, low + (floor === 0 ? 1.95 : 1.65)] }
  })
}

const pane = ({ x, z }: Opening): Vec3[] => upright(x, z, FRONTS)

const framed = ({ x, z }: Opening): Vec3[] =>
  upright([x[0] - 0.09, x[1] + 0.09], [z[0] - 0.09, z[1] + 0.09], FRONTS)

const bars = ({ x, z }: Opening): Vec3[][] => {
  const [middle, high] = [(x[0] + x[1]) / 2, z[0] + (z[1] - z[0]) * 0.66]
  return [
    upright([middle - 0.03, middle + 0.03], z, FRONTS),
    upright(x, [high - 0.03, high + 0.03], FRONTS),
  ]
}

const awning = (place: Place, { from, to }: House, colour: string): string => {
  const [top, low, out] = [3.1, 2.62, FRONTS + 1]
  const slope: Vec3[] = [
    [from + 0.4, FRONTS, top],
    [to - 0.5, FRONTS, top],
    [to - 0.5, out, low],
    [from + 0.4, out, low],
  ]
  const edge = upright([from + 0.4, to - 0.5], [low - 0.16, low], out)
  const { air } = place
  return (
    planes(place, [slope], { fill: air.grade(air.snow ? '#f1f5f8' : colour) }) +
    planes(place, [edge], { fill: air.grade(colour) })
  )
}

const wall = (place: Place, { from, to, high, colour }: House): string => {
  const { air } = place
  const roof: Vec3[] = [
    [from, FRONTS, high],
    [to, FRONTS, high],
    [to, FRONTS - 3, high + 2.4],
    [from, FRONTS - 3, high + 2.4],
  ]
  const bands = [
    upright([from, to], [3.3, 3.5], FRONTS),
    upright([from, to], [high - 0.3, high], FRONTS),
    upright([to - 0.1, to], [0, high], FRONTS),
    upright([from, to], [0, 0.42], FRONTS),
  ]
  return [
    planes(place, [roof], { fill: air.grade(air.snow ? '#e9eff4' : '#7c4f43') }),
    planes(place, [upright([from, to], [0, high], FRONTS)], { fill: air.grade(colour) }),
    planes(place, bands, { fill: air.grade('#574d46'), opacity: 0.26 }),
  ].join('')
}

const front = (place: Place, house: House, salt: number): string => {
  const { air } = place
  const all = range(3).flatMap((floor) => openingsOf(house, floor))
  const isLit = (index: number): boolean =>
    air.lit &&
    (index < house.count ? index % 3 !== 1 || salt % 2 === 0 : scatter(index, salt) > 0.6)
  const warm = air.time === 'night' ? '#ffcf86' : '#ffd9a0'
  const lit = all.filter((_, index) => isLit(index))
  const dim = all.filter((_, index) => !isLit(index))
  const sheen = dim.map(({ x, z }): Opening => ({ x, z: [z[0] + (z[1] - z[0]) * 0.45, z[1]] }))
  const colour = AWNINGS[salt % AWNINGS.length] ?? '#6d7f78'
  return [
    wall(place, house),
    planes(place, all.map(framed), { fill: air.grade('#efe8da') }),
    planes(place, dim.map(pane), { fill: air.grade('#566973') }),
    planes(place, sheen.map(pane), { fill: air.grade('#a9bcc6'), opacity: 0.4 }),
    planes(place, lit.map(pane), { fill: warm }),
    planes(place, all.flatMap(bars), { fill: air.grade('#e6dfd1'), opacity: 0.9 }),
    salt % 2 === 1 ? awning(place, house, colour) : '',
  ].join('')
}

const road = (place: Place): string => {
  const { air } = place
  const walk = air.grade(air.snow ? '#dde4e9' : '#c5c0b8')
  const kerb = air.grade(air.snow ? '#c3ccd3' : '#9d9a95')
  const slabs = range(16).map((k): Vec3[] =>
    level([-9 + k * 1.6, -9 + k * 1.6 + 0.04], [1.62, 9], 0.12),
  )
  const marks = range(5).map((k): Vec3[] => level([-8 + k * 6, -5 + k * 6], [-3.05, -2.93]))
  return [
    planes(place, [level([-30, 60], [FRONTS, -6.6], 0.12)], { fill: walk }),
    planes(place, [level([-30, 60], [-6.6, -6.35])], { fill: kerb }),
    planes(place, marks, { fill: air.grade('#e9e7e0'), opacity: air.snow ? 0.35 : 0.75 }),
    planes(place, [level([-30, 60], [1.32, 12], 0.12)], { fill: walk }),
    planes(place, slabs, { fill: air.grade('#8d8983'), opacity: air.snow ? 0.12 : 0.35 }),
    planes(place, [upright([-30, 60], [0, 0.12], 1.32)], { fill: air.grade('#8a8781') }),
    planes(place, [level([-30, 60], [1.32, 1.62], 0.12)], { fill: kerb }),
  ].join('')
}

const post = (place: Place, model: Model): Backdrop => {
  const { air, camera } = place
  const x = model.form.length + 0.75
  const y = 1.95
  const [wide, deep, high] = [0.3, 0.2, 1.45]
  const glow = glowOf(air.lit)
  const head = camera.place([x, y + deep / 2, high - 0.22])
  const faces = [
    planes(
      place,
      [
        [
          [x - wide / 2, y - deep / 2, 0.12],
          [x - wide / 2, y + deep / 2, 0.12],
          [x - wide / 2, y + deep / 2, high],
          [x - wide / 2, y - deep / 2, high],
        ],
      ],
      { fill: air.grade('#dfe3e4') },
    ),
    planes(place, [upright([x - wide / 2, x + wide / 2], [0.12, high], y + deep / 2)], {
      fill: air.grade('#b9c0c3'),
    }),
    planes(place, [level([x - wide / 2, x + wide / 2], [y - deep / 2, y + deep / 2], high)], {
      fill: air.grade('#f4f5f5'),
    }),
    planes(place, [upright([x - 0.1, x + 0.1], [high - 0.42, high - 0.12], y + deep / 2 + 0.01)], {
      fill: air.grade('#20262a'),
    }),
  ]
  const wire: readonly Vec3[] = [
    [x - 0.02, y + deep / 2 + 0.04, 0.86],
    [x - 0.1, y + deep / 2 + 0.16, 0.5],
    [x - 0.35, y + 0.2, 0.2],
    [x - 0.8, y - 0.1, 0.2],
  ]
  return {
    behind: '',
    before: [
      planes(place, [level([x - 0.35, x + 0.35], [y - 0.25, y + 0.3], 0.12)], {
        fill: '#000',
        opacity: 0.18,
      }),
      ...faces,
      shine(place, { middle: head, size: [170, 170], colour: glow, opacity: air.lit ? 0.6 : 0.25 }),
      dot(head, 10, glow),
      cable(place, model, wire),
    ].join(''),
  }
}

/** Warm light from the lamps on the pavement. */
const lamplight = (place: Place): string =>
  shine(place, {
    middle: place.camera.place([1.6, 3.4, 0]),
    size: [1500, 330],
    colour: '#ffd79a',
    opacity: 0.2,
  })

const paint = (place: Place, model: Model): Backdrop => {
  const { air, camera } = place
  const poles = [-3, 13, 29].map((x) => upright([x, x + 0.14], [0, 5.4], -7.2))
  const bulbs = [-3, 13, 29].map((x) => camera.place([x, -7.2, 5.4]))
  return {
    behind: [
      sky(place),
      ground(place, air.snow ? '#b9c2c9' : '#8b8f92'),
      ...houses.map((house, index) => front(place, house, index)).reverse(),
      road(place),
      trees(
        place,
        [
          [[19, -7.4, 0], 5.6],
          [[7.4, -7.4, 0], 5.2],
          [[-4.6, -7.4, 0], 4.9],
        ],
        0.08,
      ),
      planes(place, poles, { fill: air.grade('#3a4145') }),
      ...bulbs.map((middle) =>
        air.lit
          ? shine(place, { middle, size: [300, 300], colour: '#ffdca3', opacity: 0.85 })
          : dot(middle, 12, '#e8e6df'),
      ),
    ].join(''),
    before: (air.lit ? lamplight(place) : '') + post(place, model).before,
  }
}

/** A car at a kerb in town, charging at a street post. */
export const street: Setting = {
  stand: (form) => ({
    turn: 46,
    high: 1.85,
    centre: [1030, 1010],
    scale: 1380 / (form.length * 0.72 + form.width * 0.69),
  }),
  lamps: false,
  paint,
}
