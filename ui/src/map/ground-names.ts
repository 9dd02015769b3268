// Which names stand on a drawn ground: those of the part it is about first, none where another or a mark would cover it.
import { spanOf, type Box } from './camera.js'
import type { GroundName } from './map.types.js'

interface Spot {
  readonly x: number
  readonly y: number
}

/** A name and where its place is in the picture [px]. */
export interface PlacedName extends Spot {
  readonly text: string
}

/** What names are picked from. */
export interface NamesInput {
  /** The largest place first. */
  readonly names: readonly PlacedName[]
  /** The part of the picture it is about. */
  readonly part: Box
  /** What is marked on the ground [px]. */
  readonly marks: readonly Spot[]
}

const FIRST_NAMES = 8
// [px] The largest letters of names on every screen, by how much the picture shrinks on a narrow one; and on wide screens.
const LETTERS = { wide: 40, middle: 26, narrow: 15 } as const
const WIDE_LETTERS = 13
// In heights of a letter: how wide one is, where a name begins and ends under its place, and how far a mark reaches.
const WIDTH = 0.55
const TOP = 0.75
const BOTTOM = 1.75
const MARK = 0.7
// [px] What is around a mark at least, on screens of every width.
const LEAST_MARK = 15

const boxOf = ({ text, x, y }: PlacedName, letters: number): Box => {
  const width = text.length * letters * WIDTH
  return { x: x - width / 2, y: y + TOP * letters, width, height: (BOTTOM - TOP) * letters }
}

const isTouching = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isWithin = ({ x, y }: Spot, { x: left, y: top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

// What a map shows around the part it is about, whatever its width.
const around = ({ x, y, width, height }: Box): Box => {
  const more = Math.max(width, height) / 2
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more }
}

// A name stands under its place, so that a mark on the place itself leaves it free.
const isUnder = (name: Spot, mark: Spot): boolean =>
  Math.hypot(name.x - mark.x, name.y - mark.y) < LEAST_MARK

/** Picks the names of a drawn ground: rank 1 is shown on every screen, 2 on wide ones only. */
export const pickGroundNames = ({ names, part, marks }: NamesInput): readonly GroundName[] => {
  const isFree = (name: PlacedName, letters: number): boolean => {
    const reach = Math.max(LEAST_MARK, MARK * letters)
    const box = boxOf(name, letters)
    return !marks.some(
      (mark) =>
        !isUnder(name, mark) &&
        isTouching(box, {
          x: mark.x - reach,
          y: mark.y - reach,
          width: 2 * reach,
          height: 2 * reach,
        }),
    )
  }
  const seen = around(part)
  const letters = LETTERS[spanOf(part)]
  const taken = new Map<PlacedName, Box>()
  for (const name of names.filter((one) => isWithin(one, seen))) {
    const box = boxOf(name, letters)
    const isApart = ![...taken.values()].some((other) => isTouching(box, other))
    if (taken.size < FIRST_NAMES && isApart && isFree(name, letters)) taken.set(name, box)
  }
  return names
    .filter((name) => taken.has(name) || isFree(name, WIDE_LETTERS))
    .map((name) => ({ ...name, rank: taken.has(name) ? 1 : 2 }))
}
