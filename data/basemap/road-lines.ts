// The roads of a network as lines for a map, bent as a drawn route is.
import type { RoadKind } from '@evkit/engine/internal/route'
import {
  bend,
  isCrossing,
  isModelled,
  kindOf,
  mirror,
  otherEnd,
  type Network,
  type Point,
} from '../roads/index.js'
import type { Flat } from './shape.js'

/** A road to be drawn. */
export interface RoadLine {
  readonly kind: RoadKind
  /** Number or name; empty when it has none. */
  readonly road: string
  /** Longitudes and latitudes in turn [°]. */
  readonly line: Flat
}

const STEPS = 10_000

const pointOf = ({ lat, lng }: Network, node: number): Point => [lat[node] ?? 0, lng[node] ?? 0]

const turnOf = (from: Point, at: Point, to: Point): number => {
  const shrink = Math.cos((at[0] * Math.PI) / 180)
  const before = Math.atan2(at[0] - from[0], (at[1] - from[1]) * shrink)
  const after = Math.atan2(to[0] - at[0], (to[1] - at[1]) * shrink)
  const turn = Math.abs(after - before)
  return Math.min(turn, 2 * Math.PI - turn)
}

// A road goes on where the turn is least; beyond a right angle it ends.
const MOST_TURN = Math.PI / 2

const findNext = (network: Network, link: number, node: number): Point | undefined => {
  const from = pointOf(network, otherEnd(network, link, node))
  const at = pointOf(network, node)
  const others = network.links.subarray(network.first[node], network.first[node + 1])
  let [best, least]: [Point | undefined, number] = [undefined, MOST_TURN]
  for (const other of others) {
    const kind = kindOf(network, other)
    if (other === link || other >= network.mainLinks || isCrossing(kind) || isModelled(kind))
      continue
    const to = pointOf(network, otherEnd(network, other, node))
    const isSame = network.road[other] === network.road[link]
    const turn = turnOf(from, at, to) * (isSame ? 1 / 2 : 1)
    if (turn < least) [best, least] = [to, turn]
  }
  return best
}

const round = (value: number): number => Math.round(value * STEPS) / STEPS

const drawLink = (network: Network, link: number): Flat => {
  const [a, b] = [network.from[link] ?? 0, network.to[link] ?? 0]
  const [from, to] = [pointOf(network, a), pointOf(network, b)]
  if (isCrossing(kindOf(network, link))) return [from, to].flatMap(([y, x]) => [round(x), round(y)])
  const before = findNext(network, link, a) ?? mirror(from, to)
  const after = findNext(network, link, b) ?? mirror(to, from)
  return [from, ...bend([before, from, to, after])].flatMap(([y, x]) => [round(x), round(y)])
}

/** Lists the roads of a network as lines; modelled ones are no lines anybody could find. */
export const listRoadLines = (network: Network): readonly RoadLine[] =>
  [...network.from.keys()]
    .filter((link) => link < network.mainLinks && !isModelled(kindOf(network, link)))
    .map((link) => ({
      kind: kindOf(network, link),
      road: network.roads[network.road[link] ?? 0] ?? '',
      line: drawLink(network, link),
    }))
