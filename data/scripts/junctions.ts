// Where two links cross without a node: main roads that cross have a junction, and without one a trip would have to go on to
// the end of the link to turn off.
import {
  isCrossing,
  kindOf,
  POSITION_STEPS,
  SHARE_STEPS,
  type Network,
  type NetworkFile,
} from '../roads/index.js'

/** [°] Roads that meet at a lesser angle lie beside each other: their links cross because they are drawn straight. */
const LEAST_ANGLE = 20
/** [km] Nearer to an end of a link it is not told whether the roads cross there. */
const LEAST_REST = 2

const METRES = 1000
const HALF_TURN = 180

/** A link as a straight line on a plane [°]. */
interface Line {
  readonly link: number
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** [1] Which share of it lies too near to an end. */
  readonly rest: number
}

/** Where two links cross. */
interface Junction {
  readonly one: Line
  readonly other: Line
  /** [1] How far along the first, and along the other. */
  readonly share: number
  readonly otherShare: number
}

const toLine = (network: Network, link: number): Line => {
  const [a, b] = [network.from[link] ?? 0, network.to[link] ?? 0]
  const [x, y] = [network.lng[a] ?? 0, network.lat[a] ?? 0]
  return {
    link,
    x,
    y,
    dx: (network.lng[b] ?? 0) - x,
    dy: (network.lat[b] ?? 0) - y,
    rest: (LEAST_REST * METRES) / Math.max(1, network.metres[link] ?? 1),
  }
}

const isApart = (one: Line, other: Line): boolean =>
  Math.max(one.x, one.x + one.dx) < Math.min(other.x, other.x + other.dx) ||
  Math.max(other.x, other.x + other.dx) < Math.min(one.x, one.x + one.dx) ||
  Math.max(one.y, one.y + one.dy) < Math.min(other.y, other.y + other.dy) ||
  Math.max(other.y, other.y + other.dy) < Math.min(one.y, one.y + one.dy)

const angleBetween = (one: Line, other: Line): number => {
  const shrink = Math.cos((one.y * Math.PI) / HALF_TURN)
  const turn = Math.abs(
    Math.atan2(one.dy, one.dx * shrink) - Math.atan2(other.dy, other.dx * shrink),
  )
  const angle = (turn * HALF_TURN) / Math.PI
  return Math.min(angle % HALF_TURN, HALF_TURN - (angle % HALF_TURN))
}

const isInner = (share: number, { rest }: Line): boolean => share > rest && share < 1 - rest

const meet = (one: Line, other: Line): Junction | undefined => {
  if (isApart(one, other)) return undefined
  const cross = one.dx * other.dy - one.dy * other.dx
  if (cross === 0) return undefined
  const [x, y] = [other.x - one.x, other.y - one.y]
  const share = (x * other.dy - y * other.dx) / cross
  const otherShare = (x * one.dy - y * one.dx) / cross
  const isCrossed = isInner(share, one) && isInner(otherShare, other)
  return isCrossed && angleBetween(one, other) >= LEAST_ANGLE
    ? { one, other, share, otherShare }
    : undefined
}

const listJunctions = (network: Network): readonly Junction[] => {
  const lines = [...network.from.keys()]
    .filter((link) => !isCrossing(kindOf(network, link)))
    .map((link) => toLine(network, link))
  return lines.flatMap((one, at) => lines.slice(at + 1).flatMap((other) => meet(one, other) ?? []))
}

const steps = (degrees: number): number => Math.round(degrees * POSITION_STEPS)

const shareSteps = (share: number): number => Math.round(share * SHARE_STEPS)

/** Gives a network a node wherever two of its links cross. */
export const addJunctions = (file: NetworkFile, network: Network): NetworkFile => {
  const junctions = listJunctions(network)
  const first = file.nodes.lat.length
  const { nodes } = file
  const copy = (list: readonly number[]): readonly number[] => [
    ...list,
    ...junctions.map(({ one }) => list[network.from[one.link] ?? 0] ?? 0),
  ]
  return {
    ...file,
    nodes: {
      ...(nodes.country === undefined ? {} : { country: copy(nodes.country) }),
      lat: [...nodes.lat, ...junctions.map(({ one, share }) => steps(one.y + one.dy * share))],
      lng: [...nodes.lng, ...junctions.map(({ one, share }) => steps(one.x + one.dx * share))],
      mass: copy(nodes.mass),
    },
    splits: [
      ...(file.splits ?? []),
      ...junctions.flatMap(({ one, other, share, otherShare }, at): [number, number, number][] => [
        [one.link, shareSteps(share), first + at],
        [other.link, shareSteps(otherShare), first + at],
      ]),
    ],
  }
}
