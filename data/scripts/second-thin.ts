// What is kept of a survey: runs of points without a junction become few links that keep the length of all their pieces.
import { straight, type Point } from '../roads/index.js'
import { kmBetween } from './second-survey.js'

/** A link between two junctions. */
export interface ThinLink {
  readonly a: number
  readonly b: number
  /** [km] The sum of the straight pieces. */
  readonly km: number
  readonly road: string
}

/** How near a line is to its points [km], and how long one piece of it may be [km]. */
interface BendRules {
  readonly tolerance: number
  readonly longest?: number
}

const RULES: BendRules = { tolerance: 0.5, longest: 12 }

const METRES = 1000

// [km] How far a point is from the line between two others.
const aside = (at: Point, from: Point, to: Point): number => {
  const shrink = Math.cos((from[0] * Math.PI) / 180)
  const [dx, dy] = [(to[1] - from[1]) * shrink, to[0] - from[0]]
  const [x, y] = [(at[1] - from[1]) * shrink, at[0] - from[0]]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square))
  const on: Point = [from[0] + dy * share, from[1] + (dx * share) / shrink]
  return straight(at, on) / METRES
}

/** Lists the points of a line that keep its shape, its ends among them (Douglas and Peucker). */
export const listBends = (
  line: readonly number[],
  at: (one: number) => Point,
  rules: BendRules,
): readonly number[] => {
  const { tolerance, longest = Infinity } = rules
  const [first = 0, last = 0] = [line[0], line.at(-1)]
  let [farthest, most] = [0, tolerance]
  for (let place = 1; place < line.length - 1; place += 1) {
    const away = aside(at(line[place] ?? 0), at(first), at(last))
    if (away > most) [farthest, most] = [place, away]
  }
  if (farthest === 0 && line.length > 2 && kmBetween(at(first), at(last)) > longest) {
    farthest = line.length >> 1
  }
  if (farthest === 0) return [first, last]
  const before = listBends(line.slice(0, farthest + 1), at, rules)
  return [...before.slice(0, -1), ...listBends(line.slice(farthest), at, rules)]
}

/** Where junctions are, and which are kept in any case. */
interface ThinGround {
  readonly at: (junction: number) => Point
  readonly isKept: (junction: number) => boolean
}

const listBeside = (links: readonly ThinLink[]): ReadonlyMap<number, readonly ThinLink[]> => {
  const beside = new Map<number, ThinLink[]>()
  for (const link of links) {
    for (const end of [link.a, link.b]) beside.set(end, [...(beside.get(end) ?? []), link])
  }
  return beside
}

const otherEnd = ({ a, b }: ThinLink, junction: number): number => (a === junction ? b : a)

/** Joins links that follow each other without a junction. */
export const thinLinks = (
  links: readonly ThinLink[],
  { at, isKept }: ThinGround,
): readonly ThinLink[] => {
  const beside = listBeside(links)
  const isEnd = (junction: number): boolean => {
    const [one, other, ...more] = beside.get(junction) ?? []
    return isKept(junction) || other === undefined || more.length > 0 || one?.road !== other.road
  }
  const done = new Set<ThinLink>()

  const follow = (start: number, first: ThinLink): readonly ThinLink[] => {
    const run: ThinLink[] = []
    let node = start
    for (let link: ThinLink | undefined = first; link !== undefined;) {
      done.add(link)
      run.push(link)
      node = otherEnd(link, node)
      const before: ThinLink = link
      link = isEnd(node) ? undefined : beside.get(node)?.find((one) => one !== before)
    }
    return run
  }

  const join = (start: number, run: readonly ThinLink[]): readonly ThinLink[] => {
    const line = [start]
    for (const link of run) line.push(otherEnd(link, line.at(-1) ?? start))
    const bends = new Set(listBends(line, at, RULES))
    let [from, km] = [start, 0]
    return run.flatMap((link, place) => {
      km += link.km
      const to = line[place + 1] ?? start
      if (!bends.has(to)) return []
      const joined = { a: from, b: to, km, road: link.road }
      ;[from, km] = [to, 0]
      return joined.a === joined.b ? [] : [joined]
    })
  }

  return [...beside.keys()]
    .filter(isEnd)
    .flatMap((start) =>
      (beside.get(start) ?? []).flatMap((first) =>
        done.has(first) ? [] : join(start, follow(start, first)),
      ),
    )
}
