// Which modelled roads are needed: not those between towns that surveyed roads join almost as straight.
import FlatQueue from 'flatqueue'
import {
  isCrossing,
  isModelled,
  kindOf,
  makePieces,
  openNetwork,
  otherEnd,
  type NetworkFile,
} from '../roads/index.js'

/** [1] Where surveyed roads are no more than so many times longer, a modelled one is not needed. */
const MOST_DETOUR = 1.25

/** What every node within reach is from one [m]. */
type Measure = (start: number, reach: number) => ReadonlyMap<number, number>

const createMeasure = (file: NetworkFile, isUsed: (link: number) => boolean): Measure => {
  const network = openNetwork(file)
  const pieces = makePieces(network)
  const lengthOf = (piece: number): number =>
    ((pieces.end[piece] ?? 0) - (pieces.start[piece] ?? 0)) *
    (network.metres[pieces.link[piece] ?? 0] ?? 0)
  const isOpen = (piece: number): boolean => {
    const link = pieces.link[piece] ?? 0
    const kind = kindOf(network, link)
    return isModelled(kind) ? isUsed(link) : !isCrossing(kind)
  }
  return (start, reach) => {
    const length = new Map([[start, 0]])
    const heap = new FlatQueue()
    heap.push(start, 0)
    for (let at = heap.peekValue(); at !== undefined; at = heap.peekValue()) {
      const node = heap.pop() ?? 0
      if (at > (length.get(node) ?? 0)) continue
      for (const piece of pieces.links.subarray(pieces.first[node], pieces.first[node + 1])) {
        const next = otherEnd(pieces, piece, node)
        const reached = at + lengthOf(piece)
        if (reached > reach || reached >= (length.get(next) ?? Infinity) || !isOpen(piece)) continue
        length.set(next, reached)
        heap.push(next, reached)
      }
    }
    return length
  }
}

const groupByStart = (
  file: NetworkFile,
  links: readonly number[],
): readonly (readonly number[])[] => {
  const groups = new Map<number, number[]>()
  for (const link of links) {
    const start = file.links.from[link] ?? 0
    const known = groups.get(start)
    if (known === undefined) groups.set(start, [link])
    else known.push(link)
  }
  return [...groups.values()]
}

/** Modelled links of a network, by number. */
interface Modelled {
  /** Between towns and surveyed roads. */
  readonly joins: readonly number[]
  readonly between: readonly number[]
  /** Whether a link may be left out: the others are needed in any case. */
  readonly isAsked: (link: number) => boolean
}

/**
 * Lists modelled links that are needed. Each town keeps the shortest of its ways to a surveyed road, and what neither this nor,
 * between towns, the ways of both lead to.
 */
export const listNeeded = (
  file: NetworkFile,
  { joins, between, isAsked }: Modelled,
): ReadonlySet<number> => {
  const needed = new Set([...joins, ...between].filter((link) => !isAsked(link)))
  const measure = createMeasure(file, (link) => needed.has(link) && joinSet.has(link))
  const joinSet = new Set(joins)
  const metresOf = (link: number): number => file.links.metres[link] ?? 0
  const isReached = (lengths: ReadonlyMap<number, number>, link: number): boolean =>
    (lengths.get(file.links.to[link] ?? 0) ?? Infinity) <= metresOf(link) * MOST_DETOUR
  const keep = (links: readonly number[]): void => {
    const [first] = links
    if (first === undefined) return
    const reach = Math.max(...links.map(metresOf)) * MOST_DETOUR
    const lengths = measure(file.links.from[first] ?? 0, reach)
    for (const link of links) if (!isReached(lengths, link)) needed.add(link)
  }
  const byTown = groupByStart(file, joins).map((links) =>
    [...links].sort((one, other) => metresOf(one) - metresOf(other)),
  )
  for (const [nearest] of byTown) if (nearest !== undefined) needed.add(nearest)
  for (const [, ...others] of byTown) keep(others.filter(isAsked))
  for (const links of groupByStart(file, between)) keep(links.filter(isAsked))
  return needed
}
