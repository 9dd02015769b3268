// The least way through the network between two places on links: A* with a binary heap.
import FlatQueue from 'flatqueue'
import { otherEnd, straight, type Network } from './network.js'
import type { Snap } from './snap.js'
import { KM_WEIGHT, TOP_SPEED } from './speeds.js'

/** A link of a way and how much of it is driven: shares from its first end, falling when it is driven backwards. */
export interface Stretch {
  readonly link: number
  readonly start: number
  readonly end: number
}

/** Finds the least way between two places on links; undefined when none leads there. */
export type FindWay = (start: Snap, end: Snap) => readonly Stretch[] | undefined

const METRES = 1000
const MINUTES = 60
const NONE = -1

// What a metre of straight line weighs at least. A little less than exact, as lengths are rounded to metres.
const LEAST_PER_METRE = ((MINUTES / TOP_SPEED + KM_WEIGHT) / METRES) * 0.999

/** What is known of the nodes during a search. */
interface Board {
  /** Starts another search. */
  readonly clear: () => void
  /** Notes that a node is reached at a price by a link; only the least price counts. */
  readonly reach: (node: number, price: number, link: number) => void
  /** Takes the next node, each once; -1 when there is none. */
  readonly next: () => number
  readonly priceOf: (node: number) => number
  /** The link a node was reached by at its least price; -1 where the search began. */
  readonly viaOf: (node: number) => number
}

const createBoard = (count: number, guess: (node: number) => number): Board => {
  const price = new Float64Array(count)
  const via = new Int32Array(count)
  const round = new Int32Array(count)
  const isDone = new Uint8Array(count)
  const heap = new FlatQueue()
  let now = 0
  return {
    clear: () => {
      now += 1
      heap.clear()
    },
    reach: (node, reached, link) => {
      if (round[node] !== now) {
        round[node] = now
        isDone[node] = 0
        price[node] = Infinity
      }
      if (reached >= (price[node] ?? 0)) return
      price[node] = reached
      via[node] = link
      heap.push(node, reached + guess(node))
    },
    next: () => {
      let node = heap.pop()
      while (node !== undefined && isDone[node] === 1) node = heap.pop()
      if (node === undefined) return NONE
      isDone[node] = 1
      return node
    },
    priceOf: (node) => price[node] ?? Infinity,
    viaOf: (node) => via[node] ?? NONE,
  }
}

// The way back from the node a search ended at to where it began, turned around.
const traceWay = (
  network: Network,
  { viaOf }: Board,
  { start, end, last }: { readonly start: Snap; readonly end: Snap; readonly last: number },
): readonly Stretch[] => {
  const way: Stretch[] = [
    { link: end.link, start: last === network.from[end.link] ? 0 : 1, end: end.share },
  ]
  let node = last
  for (let link = viaOf(node); link !== NONE; link = viaOf(node)) {
    const before = otherEnd(network, link, node)
    const isForward = network.from[link] === before
    way.push({ link, start: isForward ? 0 : 1, end: isForward ? 1 : 0 })
    node = before
  }
  const isFirst = node === network.from[start.link]
  way.push({ link: start.link, start: start.share, end: isFirst ? 0 : 1 })
  return way.reverse().filter((one) => one.start !== one.end)
}

/** Prepares a network for questions. The room of a search is used again by the next. */
export const createSearch = (network: Network): FindWay => {
  let goal: readonly [number, number] = [0, 0]
  const board = createBoard(network.lat.length, (node) => {
    const from = [network.lat[node] ?? 0, network.lng[node] ?? 0] as const
    return straight(from, goal) * LEAST_PER_METRE
  })
  const weightOf = (link: number): number => network.weight[link] ?? 0

  const expand = (node: number): void => {
    const price = board.priceOf(node)
    const stop = network.first[node + 1] ?? 0
    for (let at = network.first[node] ?? 0; at < stop; at += 1) {
      const link = network.links[at] ?? 0
      board.reach(otherEnd(network, link, node), price + weightOf(link), link)
    }
  }

  const seed = ({ link, share }: Snap): void => {
    board.reach(network.from[link] ?? 0, share * weightOf(link), NONE)
    board.reach(network.to[link] ?? 0, (1 - share) * weightOf(link), NONE)
  }

  // A node is taken at its least price, and what lies beyond it is never cheaper: the first end that no node on the
  // board can beat is the best.
  const walk = (start: Snap, end: Snap): number => {
    const rest = [
      [network.from[end.link] ?? 0, end.share * weightOf(end.link)],
      [network.to[end.link] ?? 0, (1 - end.share) * weightOf(end.link)],
    ] as const
    seed(start)
    let [last, least] = [NONE, Infinity]
    for (let node = board.next(); node !== NONE; node = board.next()) {
      if (board.priceOf(node) >= least) break
      for (const [exit, more] of rest) {
        const total = board.priceOf(node) + more
        if (node === exit && total < least) [last, least] = [node, total]
      }
      expand(node)
    }
    return last
  }

  const priceOfWay = (way: readonly Stretch[]): number =>
    way.reduce((sum, one) => sum + Math.abs(one.end - one.start) * weightOf(one.link), 0)

  return (start, end) => {
    board.clear()
    goal = [end.lat, end.lng]
    const last = walk(start, end)
    const way = last === NONE ? undefined : traceWay(network, board, { start, end, last })
    if (start.link !== end.link) return way
    const along: readonly Stretch[] = [{ link: start.link, start: start.share, end: end.share }]
    return way === undefined || priceOfWay(along) <= priceOfWay(way) ? along : way
  }
}
