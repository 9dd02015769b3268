// A body made from another: curves and cuts are carried over to its own measures, and what is its own is said anew.
import { FORMS, type Body } from '../../form.js'
import type { Knot } from '../curve.js'
import type { Along, BodyRecord, Cut, Inlay } from '../record.js'

/** What a body carries over to: its form, and the height of its belt between the wheels. */
export interface Carry {
  readonly body: Body
  /** Height of the belt between the wheels of the body carried over from, and of the new one [m]. */
  readonly belt: readonly [from: number, to: number]
}

interface Move {
  readonly up: (z: number) => number
  readonly ahead: (x: number) => number
  readonly taller: number
  readonly wider: number
}

const moveOf = (from: BodyRecord, { body, belt }: Carry): Move => {
  const [old, own] = [FORMS[from.body], FORMS[body]]
  const factor = (belt[1] - own.clearance) / (belt[0] - old.clearance)
  return {
    up: (z) => own.clearance + (z - old.clearance) * factor,
    ahead: (x) => (x * own.wheelbase) / old.wheelbase,
    taller: own.height - old.height,
    wider: (own.width - old.width) / 2,
  }
}

const placesUp = (knots: readonly Knot[], { up }: Move): Knot[] =>
  knots.map(([z, value]) => [up(z), value])

const valuesBy = (points: readonly Along[], change: (value: number) => number): Along[] =>
  points.map(([anchor, ahead, value]) => [anchor, ahead, change(value)])

const pointOf = ([x, z]: Knot, { up, ahead }: Move): Knot => [ahead(x), up(z)]

const cutsOf = (cuts: readonly Cut[], move: Move): Cut[] =>
  cuts.map((cut) => ({ ...cut, points: cut.points.map((point) => pointOf(point, move)) }))

const inlaysOf = (inlays: readonly Inlay[], { up, wider }: Move): Inlay[] =>
  inlays.map((inlay) => {
    const middle = (inlay.up[0] + inlay.up[1]) / 2
    const half = (inlay.up[1] - inlay.up[0]) / 2
    const [inner, outer] = inlay.across
    return {
      ...inlay,
      up: [up(middle) - half, up(middle) + half],
      across: [inner === 0 ? 0 : inner + wider, outer + wider],
    }
  })

const bodyOf = (from: BodyRecord, move: Move) => ({
  deck: valuesBy(from.deck, move.up),
  floor: valuesBy(from.floor, move.up),
  section: placesUp(from.section, move),
  waist: placesUp(from.waist, move),
  crease: { ...from.crease, line: valuesBy(from.crease.line, move.up) },
  nose: placesUp(from.nose, move),
  tail: placesUp(from.tail, move),
  sill: [move.up(from.sill[0]), move.up(from.sill[1]), move.up(from.sill[2])] as const,
  cuts: cutsOf(from.cuts, move),
  handles: from.handles.map(({ at, tilt }) => ({ at: pointOf(at, move), tilt })),
  rearCuts: from.rearCuts.map((cut) => ({
    ...cut,
    points: cut.points.map(([y, z]): Knot => [y, move.up(z)]),
  })),
  front: inlaysOf(from.front, move),
  rear: inlaysOf(from.rear, move),
})

const glassOf = (from: BodyRecord, move: Move) => {
  const raise = ([low, high, drop, edge]: BodyRecord['screenGlass']) =>
    [move.up(low), high + move.taller, drop, edge] as const
  return {
    shoulder: valuesBy(from.shoulder, (y) => y + move.wider),
    roof: valuesBy(from.roof, (z) => z + move.taller),
    screenGlass: raise(from.screenGlass),
    tailGlass: raise(from.tailGlass),
    glass: {
      ...from.glass,
      pillars: from.glass.pillars.map(({ low, high, width }) => ({
        low: pointOf(low, move),
        high: [move.ahead(high[0]), high[1] + move.taller] as const,
        width,
      })),
    },
    mirror: [
      move.ahead(from.mirror[0]),
      from.mirror[1] + move.wider,
      move.up(from.mirror[2]),
    ] as const,
  }
}

/** Carries a body over to another form. */
export const adapt = (from: BodyRecord, carry: Carry): BodyRecord => {
  const move = moveOf(from, carry)
  const [old, own] = [FORMS[from.body], FORMS[carry.body]]
  const shorter = own.length - own.frontOverhang - own.wheelbase / 2
  const before = old.length - old.frontOverhang - old.wheelbase / 2
  const { spoiler } = from
  return {
    ...from,
    ...bodyOf(from, move),
    ...glassOf(from, move),
    ...(spoiler === undefined
      ? {}
      : { spoiler: { ...spoiler, at: spoiler.at - shorter + before } }),
    body: carry.body,
    seats: from.seats + move.up(0.9) - 0.9,
  }
}
