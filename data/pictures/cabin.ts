import type { Form } from './form.js'
import { deckHeight } from './tub.js'
import { mirrored, type Net } from './spline.js'
import { between, mix, step, type Vec3 } from './vector.js'

/** Height of the roof along the centre plane [m]. */
const roofHeight = (form: Form, x: number): number => {
  const [hx, hz] = form.header
  const [ex, ez] = form.roofEnd
  const high = form.height + 0.004
  if (x <= form.peak) {
    const t = Math.max(-0.2, (x - hx) / (form.peak - hx))
    return hz + (high - hz) * (1 - (1 - t) ** 2)
  }
  const t = (x - form.peak) / (ex - form.peak)
  return high - (high - ez) * t ** 2
}

interface Pillar {
  readonly foot: Vec3
  readonly top: Vec3
  readonly spine: number
  readonly bulge: Vec3
}

/** How far the cabin stands inside the body's sides, and how deep in its top [m]. */
const STAND = { inset: 0.095, sunk: 0.012 }

/** A point on the roof's edge. */
const edge = (form: Form, x: number, y: number): Vec3 => [
  x,
  y,
  roofHeight(form, x) - 0.008 - 0.038 * (y / form.roofHalf) ** 2,
]

/** A point where the cabin stands on the body. */
const foot = (form: Form, x: number, y: number): Vec3 => {
  const [cx, cz] = form.cowl
  const deck = deckHeight(form, x, y) - STAND.sunk
  const screen = x < cx + 0.4 ? step(0.75 * (form.width / 2 - STAND.inset), 0, y) : 0
  return [x, y, mix(deck, cz - 0.01, screen)]
}

const rearPillars = (form: Form): Pillar[] => {
  const [ex, ez] = form.roofEnd
  const [tx, tz] = form.tail
  const top = form.roofHalf
  const low = tz - 0.03
  return [
    { foot: [tx, 0, low], top: [ex, 0, ez], spine: ex - 0.3, bulge: [0.03, 0, 0.01] },
    {
      foot: [tx - 0.02, 0.45, low],
      top: [ex - 0.015, 0.33, ez - 0.012],
      spine: ex - 0.32,
      bulge: [0.03, 0.01, 0.01],
    },
    {
      foot: [tx - 0.12, 0.76, low],
      top: edge(form, ex - 0.07, top - 0.06),
      spine: ex - 0.4,
      bulge: [0.02, 0.02, 0.01],
    },
  ]
}

const sidePillars = (form: Form): Pillar[] => {
  const half = form.width / 2 - STAND.inset
  const top = form.roofHalf
  const [ex, tx] = [form.roofEnd[0], form.tail[0]]
  const side = (x: number, lean: number): Pillar => ({
    foot: foot(form, x, half),
    top: edge(form, x + lean, top),
    spine: x + lean,
    bulge: [0, 0.022, 0.004],
  })
  const middle = mix(form.cowl[0], tx, 0.48)
  const back = { foot: tx - 0.42, top: Math.min(ex - 0.28, tx - 0.56) }
  const third = { foot: mix(middle, back.foot, 0.54), top: mix(middle, back.top, 0.54) }
  return [
    {
      foot: foot(form, back.foot, half - 0.005),
      top: edge(form, back.top, top - 0.01),
      spine: back.top - 0.12,
      bulge: [0, 0.025, 0],
    },
    side(third.foot, third.top - third.foot),
    side(middle, 0),
  ]
}

const frontPillars = (form: Form): Pillar[] => {
  const half = form.width / 2 - STAND.inset
  const top = form.roofHalf
  const [cx, hx] = [form.cowl[0], form.header[0]]
  return [
    {
      foot: foot(form, cx + 0.62, half),
      top: edge(form, hx + 0.42, top),
      spine: hx + 0.42,
      bulge: [-0.01, 0.022, 0.01],
    },
    {
      foot: foot(form, cx + 0.2, half - 0.035),
      top: edge(form, hx + 0.09, top - 0.03),
      spine: hx + 0.3,
      bulge: [-0.02, 0.015, 0.015],
    },
    {
      foot: foot(form, cx + 0.04, 0.5),
      top: edge(form, hx + 0.015, 0.4),
      spine: hx + 0.25,
      bulge: [-0.025, 0.005, 0.025],
    },
    {
      foot: foot(form, cx, 0),
      top: edge(form, hx, 0),
      spine: hx + 0.22,
      bulge: [-0.025, 0, 0.025],
    },
  ]
}

const row = (form: Form, { foot, top, spine, bulge }: Pillar): Vec3[] => {
  const outer = [0, 0.1, 0.5, 0.86, 1].map((t): Vec3 => {
    const [x, y, z] = between(foot, top, t)
    const out = 4 * t * (1 - t)
    return [x + bulge[0] * out, y + bulge[1] * out, z + bulge[2] * out]
  })
  const inner = [0.13, 0.55, 1].map((t): Vec3 => {
    const x = mix(top[0], spine, t)
    const y = mix(top[1], 0, t)
    return [x, y, roofHeight(form, x) - 0.024 * (y / form.roofHalf) ** 2]
  })
  return [...outer, ...inner]
}

/** Control points of the windows and the roof. */
export const cabinNet = (form: Form): Net =>
  mirrored(
    [...rearPillars(form), ...sidePillars(form), ...frontPillars(form)].map((pillar) =>
      row(form, pillar),
    ),
  )
