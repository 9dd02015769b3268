// Pieces of a road as the lines they make: one long line is shorter to write than its pieces, and keeps its shape when
// points are left out.
import type { RoadLine } from './road-lines.js'
import type { Flat } from './shape.js'

const endOf = (line: Flat, isLast: boolean): string =>
  (isLast ? line.slice(-2) : line.slice(0, 2)).join()

const turned = (line: Flat): Flat =>
  line.map((_, at) => line[line.length - 2 - at + 2 * (at % 2)] ?? 0)

// Pieces that are not in a line yet, by where they end.
const openPieces = (pieces: readonly Flat[]) => {
  const at = new Map<string, Flat[]>()
  const isFree = new Set(pieces)
  for (const piece of pieces) {
    for (const isLast of [false, true]) {
      const key = endOf(piece, isLast)
      at.set(key, [...(at.get(key) ?? []), piece])
    }
  }
  return {
    take: (piece: Flat): boolean => isFree.delete(piece),
    /** What goes on from a place, from there on. */
    next: (place: string): Flat | undefined => {
      const piece = at.get(place)?.find((one) => isFree.has(one))
      if (piece === undefined) return undefined
      isFree.delete(piece)
      return endOf(piece, false) === place ? piece : turned(piece)
    },
  }
}

const joinPieces = (pieces: readonly Flat[]): readonly Flat[] => {
  const open = openPieces(pieces)
  const goOn = (line: number[]): void => {
    for (let next = open.next(endOf(line, true)); next !== undefined;) {
      line.push(...next.slice(2))
      next = open.next(endOf(line, true))
    }
  }
  return pieces.flatMap((piece) => {
    if (!open.take(piece)) return []
    const line = [...piece]
    goOn(line)
    const back = [...turned(line)]
    goOn(back)
    return [back]
  })
}

/** Joins the pieces of each road where they meet; every piece is there once, some the other way around. */
export const joinRoads = (roads: readonly RoadLine[]): readonly RoadLine[] => {
  const groups = new Map<string, RoadLine[]>()
  for (const piece of roads) {
    const key = `${piece.kind} ${piece.road}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [piece])
    else known.push(piece)
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined
      ? []
      : joinPieces(group.map(({ line }) => line)).map((line) => ({ ...first, line }))
  })
}
