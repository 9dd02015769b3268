import { dot, ground, hills, level, planes, scatter, shine, sky, type Place } from './land.js'
import type { Model } from './model.js'
import { num } from './path.js'
import { pines, type Plant } from './plants.js'
import type { Backdrop, Setting } from './scene.js'
import { group, path } from './sheet.js'
import { range, type Vec2, type Vec3 } from './vector.js'

/** Edges of the road aside of the car [m]. */
const [RIGHT, LEFT] = [-2.3, 5.4]

const peaks = (place: Place): string => {
  const { air, horizon } = place
  const tops: readonly Vec2[] = [
    [-100, 120],
    [180, 250],
    [380, 190],
    [640, 360],
    [830, 240],
    [1010, 300],
    [1290, 160],
    [1600, 240],
    [1860, 130],
    [2140, 220],
    [2500, 110],
  ]
  const line = tops
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${num(horizon - y)}`)
    .join('')
  const snow = [
    [640, 360],
    [180, 250],
    [1010, 300],
  ].map(([x = 0, y = 0]) => `M${x} ${num(horizon - y)}l-95 88l42-14l30 26l38-34l44 30l36-20z`)
  return (
    path(`${line}V${num(horizon + 40)}H-100z`, {
      fill: air.grade(air.snow ? '#b9cad8' : '#a8bcc6'),
      'fill-opacity': 0.8,
    }) + path(snow.join(''), { fill: air.grade('#f4f8fb'), 'fill-opacity': 0.9 })
  )
}

const forest = (place: Place): string => {
  const far = range(24).map((k): Plant => [
    [-4 + k * 4.6, -42 - 12 * scatter(k, 1), 0],
    7 + 4 * scatter(k, 2),
  ])
  const middle = range(12).map((k): Plant => [
    [-1 + k * 5.4, -25 - 7 * scatter(k, 5), 0],
    6 + 3.6 * scatter(k, 6),
  ])
  const near: readonly Plant[] = [
    [[26, -9, 0], 6.6],
    [[17, -10.5, 0], 5.6],
    [[6.5, -14, 0], 5.2],
    [[-2.4, -13, 0], 5.4],
  ]
  return pines(place, far, 0.6) + pines(place, middle, 0.34) + pines(place, near, 0.08)
}

const road = (place: Place): string => {
  const { air } = place
  const dashes = range(9).map((k): Vec3[] => level([-10 + k * 9, -7 + k * 9], [1.55, 1.68]))
  const tracks = [-0.75, 0.75, 2.6, 4.1].map((y): Vec3[] => level([-30, 160], [y - 0.3, y + 0.3]))
  const surface = air.snow ? '#c3ced7' : '#7d8387'
  return [
    planes(place, [level([-30, 160], [RIGHT - 1.1, LEFT + 1.4])], {
      fill: air.grade(air.snow ? '#f5f9fb' : '#b3a98c'),
    }),
    planes(place, [level([-30, 160], [RIGHT, LEFT])], { fill: air.grade(surface) }),
    air.snow ? planes(place, tracks, { fill: air.grade('#8d99a3'), opacity: 0.4 }) : '',
    planes(
      place,
      [
        level([-30, 160], [RIGHT + 0.2, RIGHT + 0.32]),
        level([-30, 160], [LEFT - 0.32, LEFT - 0.2]),
        ...dashes,
      ],
      {
        fill: air.grade('#f1f0ea'),
        opacity: air.snow ? 0.3 : 0.85,
      },
    ),
  ].join('')
}

const poles = (place: Place): string => {
  const { air, camera } = place
  const feet = range(6).map((k): Vec3 => [-3 + k * 9, RIGHT - 0.9, 0])
  const stick = feet.map(([x, y]) => {
    const [a, b] = [camera.place([x, y, 0]), camera.place([x, y, 1.35])]
    return `M${num(a[0])} ${num(a[1])}V${num(b[1])}`
  })
  const band = feet.map(([x, y]) => {
    const [a, b] = [camera.place([x, y, 1.12]), camera.place([x, y, 0.96])]
    return `M${num(a[0])} ${num(a[1])}V${num(b[1])}`
  })
  const line = { fill: 'none', 'stroke-width': 13 }
  return (
    path(stick.join(''), { ...line, stroke: air.grade('#d8703f') }) +
    path(band.join(''), { ...line, stroke: air.lit ? '#fff4d6' : air.grade('#f7f5ef') })
  )
}

/** Flowers in the summer meadow behind the road. */
const flowers = (place: Place): string => {
  const { air, camera } = place
  if (air.snow) return ''
  const specks = range(60).map((k) => {
    const spot = camera.place([
      -5 + 34 * scatter(k, 11),
      RIGHT - 1.4 - 9 * scatter(k, 12) ** 1.5,
      0.25,
    ])
    return dot(spot, 3.4 + 2 * scatter(k, 13), air.grade(k % 3 === 0 ? '#f4e39a' : '#eef0dc'))
  })
  return specks.join('')
}

const flakes = (place: Place): string => {
  if (!place.air.snow) return ''
  const fall = range(46).map(
    (k) => `M${num(scatter(k, 21) * 2400)} ${num(scatter(k, 22) * 1500)}h.1`,
  )
  return path(fall.join(''), {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.55,
  })
}

const beams = (place: Place): string => {
  const { camera, air, sheet } = place
  if (!air.lit) return ''
  const strength = air.time === 'night' ? 1 : 0.6
  const [near, far] = [camera.place([0, 0, 0.3]), camera.place([-5.5, 0, 0])]
  const fade = sheet.linear(near, far, [
    [0, '#fff1cf', 0.42 * strength],
    [1, '#fff1cf', 0],
  ])
  const spread = [
    [-0.1, -0.7],
    [-0.1, 0.7],
    [-6, 2.6],
    [-6, -2.6],
  ].map(([x = 0, y = 0]): Vec3 => [x, y, 0])
  const pool = camera.place([-1.7, 0.1, 0])
  return (
    group({ filter: sheet.blur(34) }, planes(place, [spread], { fill: fade })) +
    shine(place, { middle: pool, size: [560, 130], colour: '#fff1cf', opacity: 0.4 * strength })
  )
}

const paint = (place: Place, _model: Model): Backdrop => ({
  behind: [
    sky(place),
    peaks(place),
    hills(place, { high: 150, fade: 0.45, salt: 4 }),
    ground(place, place.air.snow ? '#eef3f7' : '#9db077'),
    flowers(place),
    forest(place),
    road(place),
    poles(place),
    beams(place),
  ].join(''),
  before: flakes(place),
})

/** A car on a country road in the north, among conifers. */
export const country: Setting = {
  stand: (form) => ({
    turn: 40,
    high: 1.6,
    centre: [1180, 1010],
    scale: 1330 / (form.length * 0.64 + form.width * 0.76),
  }),
  lamps: true,
  paint,
}
