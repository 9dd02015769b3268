// The least way through the network between two places on links: A* with a binary heap.
import FlatQueue from 'flatqueue'
import type { AvoidableRoadKind } from '@evkit/engine/internal/route'
import { createOpenGuess, type Guess } from './landmarks.js'
import { kindOf, otherEnd, type Network } from './network.js'
import { makePieces, pieceAt, type Pieces } from './pieces.js'
import type { Snap } from './snap.js'
import { weighAccess, weighAvoided } from './speeds.js'

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

/** What counts beside the weights of the links. */
export interface Weighing {
  readonly avoid?: readonly AvoidableRoadKind[]
  /** [1] How many times its weight each link counts, from 1 on; each counts once without it. */
  readonly penalties?: Float64Array | undefined
}

/**
 * Finds the least way from one of some places on links to one of others, the small roads to them counted. Undefined when
 * there is no way.
 */
export type FindWay = (
  starts: readonly Snap[],
  ends: readonly Snap[],
  weighing?: Weighing,
) => Way | undefined

const NONE = -1

/** What is known of the nodes during a search. */
interface Board {
  /** Starts another search, with what is left from each node at least. */
  readonly clear: (guess: Guess) => void
  /** Notes that a node is reached at a price by a piece; only the least price counts. */
  readonly reach: (node: number, price: number, piece: number) => void
  /** Takes the next node, each once; -1 when there is none that may lead to the goal for less than a price. */
  readonly next: (most: number) => number
  readonly priceOf: (node: number) => number
  /** The piece a node was reached by at its least price; -1 where the search began. */
  readonly viaOf: (node: number) => number
}

const createBoard = (count: number): Board => {
  const price = new Float64Array(count)
  const via = new Int32Array(count)
  const round = new Int32Array(count)
  const isDone = new Uint8Array(count)
  // What is left from each node at least, looked up once a search.
  const left = new Float64Array(count)
  let guess: Guess = () => 0
  const heap = new FlatQueue()
  let now = 0
  return {
    clear: (guessed) => {
      now += 1
      guess = guessed
      heap.clear()
    },
    reach: (node, reached, link) => {
      if (round[node] !== now) {
        round[node] = now
        isDone[node] = 0
        price[node] = Infinity
        left[node] = guess(node)
      }
      if (reached >= (price[node] ?? 0)) return
      price[node] = reached
      via[node] = link
      heap.push(node, reached + (left[node] ?? 0))
    },
    next: (most) => {
      for (let least = heap.peekValue(); least !== undefined; least = heap.peekValue()) {
        if (least >= most) return NONE
        const node = heap.pop() ?? 0
        if (isDone[node] === 1) continue
        isDone[node] = 1
        return node
      }
      return NONE
    },
    priceOf: (node) => price[node] ?? Infinity,
    viaOf: (node) => via[node] ?? NONE,
  }
}

/** A search that has ended: where it left the network, at which node, and where it had joined. */
interface Ended {
  readonly end: Snap
  readonly last: number
  readonly startAt: (node: number) => Snap | undefined
}

/** Joins pieces of one link that follow each other to one stretch of it. */
export const joinStretches = (way: readonly Stretch[]): readonly Stretch[] => {
  const joined: Stretch[] = []
  for (const one of way) {
    const before = joined.at(-1)
    if (before?.link === one.link && before.end === one.start) {
      joined[joined.length - 1] = { ...before, end: one.end }
    } else joined.push(one)
  }
  return joined
}

// The way back from the node a search ended at to where it began, turned around.
const traceWay = (
  pieces: Pieces,
  { viaOf }: Board,
  { end, last, startAt }: Ended,
): Way | undefined => {
  const toEnd = pieceAt(pieces, end.link, end.share)
  const shareOf = (piece: number, node: number): number =>
    (pieces.from[piece] === node ? pieces.start[piece] : pieces.end[piece]) ?? 0
  const way: Stretch[] = [{ link: end.link, start: shareOf(toEnd, last), end: end.share }]
  let node = last
  for (let piece = viaOf(node); piece !== NONE; piece = viaOf(node)) {
    const before = otherEnd(pieces, piece, node)
    const isForward = pieces.from[piece] === before
    const [low, high] = [pieces.start[piece] ?? 0, pieces.end[piece] ?? 1]
    way.push({
      link: pieces.link[piece] ?? 0,
      start: isForward ? low : high,
      end: isForward ? high : low,
    })
    node = before
  }
  const start = startAt(node)
  if (start === undefined) return undefined
  const fromStart = pieceAt(pieces, start.link, start.share)
  way.push({ link: start.link, start: start.share, end: shareOf(fromStart, node) })
  const stretches = way.reverse().filter((one) => one.start !== one.end)
  return { start, end, stretches: joinStretches(stretches) }
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
  const board = createBoard(network.lat.length)
  let avoided: readonly AvoidableRoadKind[] = []
  let penalised: Float64Array | undefined
  const weightOf = (link: number): number =>
    weighAvoided(avoided, kindOf(network, link), network.weight[link] ?? 0) *
    (penalised?.[link] ?? 1)
  const weightOfPiece = (piece: number): number =>
    avoided.length === 0 && penalised === undefined
      ? (pieces.weight[piece] ?? 0)
      : weightOf(pieces.link[piece] ?? 0) * ((pieces.end[piece] ?? 0) - (pieces.start[piece] ?? 0))
  const pieces = makePieces(network)
  const openGuess = createOpenGuess(pieces)

  const expand = (node: number): void => {
    const price = board.priceOf(node)
    const stop = pieces.first[node + 1] ?? 0
    for (let at = pieces.first[node] ?? 0; at < stop; at += 1) {
      const piece = pieces.links[at] ?? 0
      board.reach(otherEnd(pieces, piece, node), price + weightOfPiece(piece), piece)
    }
  }

  // Both ends of the piece a place is on, with what it takes to get there.
  const listEnds = (snap: Snap): readonly (readonly [node: number, price: number])[] => {
    const { link, share, access } = snap
    const least = weighAccess(access)
    const piece = pieceAt(pieces, link, share)
    const [low, high] = [pieces.start[piece] ?? 0, pieces.end[piece] ?? 1]
    return [
      [pieces.from[piece] ?? 0, least + (share - low) * weightOf(link)],
      [pieces.to[piece] ?? 0, least + (high - share) * weightOf(link)],
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

  // A node is taken at its least price: the first end that no way by another node on the board can beat is the best.
  const walk = (exits: ReadonlyMap<number, Exit>): readonly [last: number, least: number] => {
    let [last, least] = [NONE, Infinity]
    for (let node = board.next(least); node !== NONE; node = board.next(least)) {
      const total = board.priceOf(node) + (exits.get(node)?.rest ?? Infinity)
      if (total < least) [last, least] = [node, total]
      expand(node)
    }
    return [last, least]
  }

  return (starts, ends, { avoid = [], penalties } = {}) => {
    avoided = avoid
    penalised = penalties
    const entries = listExits(starts)
    const exits = listExits(ends)
    board.clear(openGuess([...exits].map(([node, { rest }]) => ({ node, rest }))))
    for (const [node, { rest }] of entries) board.reach(node, rest, NONE)
    const [last, least] = walk(exits)
    const along = findAlong(starts, ends, { most: least, weightOf })
    const end = exits.get(last)?.snap
    if (along !== undefined || end === undefined) return along
    return traceWay(pieces, board, { end, last, startAt: (node) => entries.get(node)?.snap })
  }
}
