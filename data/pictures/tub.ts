import type { Form } from './form.js'
import { mirrored, type Net } from './spline.js'
import { at, between, mix, step, type Vec3 } from './vector.js'

type Plan = readonly [number, number]

interface Station {
  readonly foot: Plan
  readonly inward: Plan
  /** Where the station's column ends on the centre plane, behind the nose [m]. */
  readonly spine: number
  readonly rows: readonly Plan[]
  /** Does the bonnet, not the cabin, stand on this station? */
  readonly hood?: boolean
}

/** Height of the windows' lower edge [m]. */
export const beltHeight = (form: Form, x: number): number =>
  mix(form.belt[0], form.belt[1], (x - form.cowl[0]) / (form.tail[0] - form.cowl[0]))

/** Height of the bonnet and of the deck behind it, without the roof [m]. */
export const deckHeight = (form: Form, x: number, y: number): number => {
  const half = form.width / 2
  const [cx, cz] = form.cowl
  const rise = Math.max(0, Math.min(1, x / cx))
  const hood = mix(form.nose, cz, rise * (1.45 - 0.45 * rise))
  const crown = 0.04 * (y / half) ** 2 + 0.03 * (y / half) ** 6
  return mix(hood - crown, beltHeight(form, x), step(cx - 0.1, cx + 0.5, x))
}

const doorRows = (form: Form, x: number, swell: number): Plan[] => {
  const low = form.clearance
  const belt = beltHeight(form, x)
  const crease = belt - 0.125
  const z = (t: number): number => mix(low + 0.14, crease, t)
  return [
    [0.3, low + 0.05],
    [0.09, low - 0.01],
    [0.022, low + 0.02],
    [0.018 - swell, z(0)],
    [0.03 - swell, z(0.11)],
    [0.024 - swell, z(0.3)],
    [0.012 - swell, z(0.56)],
    [0.002 - swell, z(0.8)],
    [0.0 - swell, z(0.95)],
    [0.006 - swell, crease + 0.01],
    [0.04 - swell * 0.8, crease + 0.036],
    [0.104, belt],
  ]
}

const noseRows = (form: Form, tuck: number): Plan[] => {
  const low = form.clearance
  const top = form.nose
  const z = (t: number): number => mix(low + 0.19, top - 0.05, t)
  return [
    [0.4, low + 0.06],
    [0.13 + tuck, low - 0.005],
    [0.045 + tuck, low + 0.03],
    [0.022 + tuck * 0.3, low + 0.1],
    [0.022, z(0)],
    [0.012, z(0.25)],
    [0.004, z(0.5)],
    [0.002, z(0.74)],
    [0.014, z(0.92)],
    [0.024, top - 0.03],
    [0.058, top + 0.002],
    [0.24, top + 0.035],
  ]
}

const tailRows = (form: Form): Plan[] => {
  const low = form.clearance
  const top = form.tail[1]
  const z = (t: number): number => mix(low + 0.3, top - 0.1, t)
  return [
    [0.42, low + 0.16],
    [0.16, low + 0.07],
    [0.05, low + 0.1],
    [0.006, low + 0.2],
    [0.014, z(0)],
    [0.03, z(0.25)],
    [0.034, z(0.55)],
    [0.03, z(0.8)],
    [0.022, z(0.96)],
    [0.026, top - 0.075],
    [0.05, top - 0.035],
    [0.1, top],
  ]
}

const blended = (a: readonly Plan[], b: readonly Plan[], t: number): Plan[] =>
  a.map(([d, z], index) => [mix(d, at(b, index)[0], t), mix(z, at(b, index)[1], t)])

const rearStations = (form: Form): Station[] => {
  const [L, half] = [form.length, form.width / 2]
  const tail = tailRows(form)
  const door = (x: number, swell: number): Plan[] => doorRows(form, x, swell)
  const spine = L - 0.6
  return [
    { foot: [L, 0], inward: [-1, 0], spine, rows: tail },
    { foot: [L - 0.02, 0.5 * half], inward: [-0.98, -0.2], spine, rows: tail },
    {
      foot: [L - 0.09, 0.885 * half],
      inward: [-0.8, -0.6],
      spine,
      rows: blended(tail, door(L, 0), 0.25),
    },
    {
      foot: [L - 0.36, 0.985 * half],
      inward: [-0.15, -0.98],
      spine,
      rows: blended(tail, door(L - 0.3, 0.01), 0.75),
    },
  ]
}

const sideStations = (form: Form): Station[] => {
  const half = form.width / 2
  const [front, rear] = [form.frontOverhang, form.frontOverhang + form.wheelbase]
  const side = (x: number, wide: number, swell: number): Station => ({
    foot: [x, half * wide],
    inward: [0, -1],
    spine: x,
    rows: doorRows(form, x, swell),
  })
  return [
    side(rear + 0.04, 1, 0.024),
    side(rear - 0.6, 0.993, 0.008),
    side(mix(front, rear, 0.52), 0.985, 0),
    side(front + 0.74, 0.987, 0.002),
  ]
}

const noseStations = (form: Form): Station[] => {
  const half = form.width / 2
  const front = form.frontOverhang
  const door = (x: number, swell: number): Plan[] => doorRows(form, x, swell)
  const nose = noseRows(form, 0)
  return [
    {
      foot: [front + 0.02, half],
      inward: [0, -1],
      spine: front + 0.3,
      rows: blended(nose, door(front, 0.022), 0.92),
      hood: true,
    },
    {
      foot: [0.45, 0.965 * half],
      inward: [0.2, -0.98],
      spine: 0.95,
      rows: blended(nose, door(0.45, 0.012), 0.6),
      hood: true,
    },
    {
      foot: [0.17, 0.83 * half],
      inward: [0.76, -0.65],
      spine: 0.74,
      rows: blended(noseRows(form, 0.05), door(0.15, 0), 0.1),
      hood: true,
    },
    { foot: [0.035, 0.45 * half], inward: [0.98, -0.2], spine: 0.6, rows: nose, hood: true },
    { foot: [0, 0], inward: [1, 0], spine: 0.55, rows: nose, hood: true },
  ]
}

/** How far the skin stays behind its control points at the nose and at the tail [m]. */
const SLACK = [0.015, 0.018] as const

/** How far the wheel arches swell beyond their stations [m]. */
const SWELL = 0.0135

const row = (form: Form, { foot, inward, spine, rows, hood }: Station): Vec3[] => {
  const x = ((foot[0] - SLACK[0]) * form.length) / (form.length - SLACK[0] - SLACK[1])
  const y = foot[1] * (1 - (2 * SWELL) / form.width)
  const outer = rows.map(([d, z]): Vec3 => [x + inward[0] * d, y + inward[1] * d, z])
  const last = at(outer, outer.length - 1)
  const edge: Vec3 = hood === true ? [last[0], last[1], deckHeight(form, last[0], last[1])] : last
  const inner = [0.3, 0.65, 1].map((t): Vec3 => {
    const [x, y] = between(edge, [spine, 0, 0], t)
    return [x, y, hood === true ? deckHeight(form, x, y) : edge[2]]
  })
  return [...outer.slice(0, -1), edge, ...inner]
}

/** Control points of the body below the windows, bonnet included. */
export const tubNet = (form: Form): Net =>
  mirrored(
    [...rearStations(form), ...sideStations(form), ...noseStations(form)].map((station) =>
      row(form, station),
    ),
  )
