// The least way through the network between two places on links: A* with a binary heap.
import FlatQueue from 'flatqueue'
import { otherEnd, straight, type Network } from './network.js'
import type { Snap } from './snap.js'
import { KM_WEIGHT, TOP_SPEED, weighAccess } from './speeds.js'

/** A link of a way and how much of it is driven: shares from its first end, falling when it is driven backwards. */
export interface Stretch {
  readonly link: number
  readonly start: number
  readonly end: number
}

/** A way, and where it joins and leaves the network. */
export interface Way {
  readonly start: Snap
  readonly end: Snap
  readonly stretches: readonly Stretch[]
}

/**
 * Finds the least way from one of some places on links to one of others, the small roads to them counted; the goal is
 * where the latter lead. Undefined when there is no way.
 */
export type FindWay = (
  starts: readonly Snap[],
  ends: readonly Snap[],
  goal: readonly [lat: number, lng: number],
) => Way | undefined

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
  {
    end,
    last,
    startAt,
  }: {
    readonly end: Snap
    readonly last: number
    readonly startAt: (node: number) => Snap | undefined
  },
): Way | undefined => {
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
  const start = startAt(node)
  if (start === undefined) return undefined
  const isFirst = node === network.from[start.link]
  way.push({ link: start.link, start: start.share, end: isFirst ? 0 : 1 })
  return { start, end, stretches: way.reverse().filter((one) => one.start !== one.end) }
}

interface Exit {
  readonly snap: Snap
  /** What is left from the node to the goal. */
  readonly rest: number
}

interface Along {
  /** What it may cost at most. */
  readonly most: number
  readonly weightOf: (link: number) => number
}

// Along the link that both are on.
const findAlong = (
  starts: readonly Snap[],
  ends: readonly Snap[],
  { most, weightOf }: Along,
): Way | undefined => {
  let [best, least]: [Way | undefined, number] = [undefined, most]
  for (const start of starts) {
    for (const end of ends) {
      if (start.link !== end.link) continue
      const price =
        weighAccess(start.access) +
        weighAccess(end.access) +
        Math.abs(end.share - start.share) * weightOf(start.link)
      const along = { link: start.link, start: start.share, end: end.share }
      if (price <= least) {
        best = { start, end, stretches: along.start === along.end ? [] : [along] }
        least = price
      }
    }
  }
  return best
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

  // Both ends of the link a place is on, with what it takes to get there.
  const listEnds = (snap: Snap): readonly (readonly [node: number, price: number])[] => {
    const { link, share, access } = snap
    const least = weighAccess(access)
    return [
      [network.from[link] ?? 0, least + share * weightOf(link)],
      [network.to[link] ?? 0, least + (1 - share) * weightOf(link)],
    ]
  }

  const listExits = (ends: readonly Snap[]): ReadonlyMap<number, Exit> => {
    const exits = new Map<number, Exit>()
    for (const snap of ends) {
      for (const [node, rest] of listEnds(snap)) {
        if (rest < (exits.get(node)?.rest ?? Infinity)) exits.set(node, { snap, rest })
      }
    }
    return exits
  }

  // A node is taken at its least price, and what lies beyond it is never cheaper: the first end that no node on the
  // board can beat is the best.
  const walk = (exits: ReadonlyMap<number, Exit>): readonly [last: number, least: number] => {
    let [last, least] = [NONE, Infinity]
    for (let node = board.next(); node !== NONE; node = board.next()) {
      if (board.priceOf(node) >= least) break
      const total = board.priceOf(node) + (exits.get(node)?.rest ?? Infinity)
      if (total < least) [last, least] = [node, total]
      expand(node)
    }
    return [last, least]
  }

  return (starts, ends, to) => {
    board.clear()
    goal = to
    const entries = listExits(starts)
    for (const [node, { rest }] of entries) board.reach(node, rest, NONE)
    const exits = listExits(ends)
    const [last, least] = walk(exits)
    const along = findAlong(starts, ends, { most: least, weightOf })
    const end = exits.get(last)?.snap
    if (along !== undefined || end === undefined) return along
    return traceWay(network, board, { end, last, startAt: (node) => entries.get(node)?.snap })
  }
}
