// Roads of a survey that cross, or end beside each other, without a common point get one: for surveys with points between
// junctions alone.
import type { Point } from '../roads/index.js'
import { kmBetween, type Survey, type SurveyLink, type SurveyPoint } from './second-survey.js'

/** [km] How far from the end of a road another may pass to be where it ends. */
const ENDED = 1.5
/** [°] Side of a cell links are looked up by. */
const CELL = 0.1
const ROW = 10_000
const KM_PER_DEGREE = 111

/** A place on a link. */
interface Place {
  readonly share: number
  readonly at: Point
}

interface Cut {
  readonly share: number
  readonly point: number
}

const cellsOf = (from: Point, to: Point, around: number): readonly number[] => {
  const keys: number[] = []
  const [south, north] = [Math.min(from[0], to[0]) - around, Math.max(from[0], to[0]) + around]
  const [west, east] = [
    Math.min(from[1], to[1]) - 2 * around,
    Math.max(from[1], to[1]) + 2 * around,
  ]
  for (let row = Math.floor(south / CELL); row * CELL <= north; row += 1) {
    for (let column = Math.floor(west / CELL); column * CELL <= east; column += 1) {
      keys.push(row * ROW + column)
    }
  }
  return keys
}

type Line = readonly [from: Point, to: Point]

const isInner = (share: number): boolean => share > 0 && share < 1

// [1] Where two lines cross, as a share of each.
const meet = ([a, b]: Line, [c, d]: Line): readonly [number, number] | undefined => {
  const [dy, dx] = [b[0] - a[0], b[1] - a[1]]
  const [ey, ex] = [d[0] - c[0], d[1] - c[1]]
  const cross = dx * ey - dy * ex
  if (cross === 0) return undefined
  const [y, x] = [c[0] - a[0], c[1] - a[1]]
  const [share, other] = [(x * ey - y * ex) / cross, (x * dy - y * dx) / cross]
  return isInner(share) && isInner(other) ? [share, other] : undefined
}

// [1] The share of a line that is nearest to a point.
const nearestShare = (at: Point, [from, to]: Line): number => {
  const shrink = Math.cos((at[0] * Math.PI) / 180)
  const [dx, dy] = [(to[1] - from[1]) * shrink, to[0] - from[0]]
  const [x, y] = [(at[1] - from[1]) * shrink, at[0] - from[0]]
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square))
}

const along = ([from, to]: Line, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** The links of a survey by the cells they lie in, and where each is cut. */
interface Board {
  readonly survey: Survey
  readonly lines: readonly Line[]
  readonly runs: readonly string[]
  readonly cells: ReadonlyMap<number, readonly number[]>
  readonly points: SurveyPoint[]
  readonly cuts: Map<number, Cut[]>
}

const openBoard = (survey: Survey): Board => {
  const ORIGIN: Point = [0, 0]
  const lines = survey.links.map(({ a, b }): Line => [
    survey.points[a]?.at ?? ORIGIN,
    survey.points[b]?.at ?? ORIGIN,
  ])
  const cells = new Map<number, number[]>()
  for (const [link, [from, to]] of lines.entries()) {
    for (const key of cellsOf(from, to, 0)) cells.set(key, [...(cells.get(key) ?? []), link])
  }
  return {
    survey,
    lines,
    runs: survey.links.map(({ a }) => survey.points[a]?.run ?? ''),
    cells,
    points: [...survey.points],
    cuts: new Map(),
  }
}

const listNear = ({ cells }: Board, keys: readonly number[]): ReadonlySet<number> =>
  new Set(keys.flatMap((key) => cells.get(key) ?? []))

const cut = ({ points, cuts, runs }: Board, link: number, { share, at }: Place): void => {
  points.push({ at, run: runs[link] ?? '', name: '' })
  cuts.set(link, [...(cuts.get(link) ?? []), { share, point: points.length - 1 }])
}

const cutCrossings = (board: Board): void => {
  const { lines, runs } = board
  for (const [one, line] of lines.entries()) {
    for (const other of listNear(board, cellsOf(line[0], line[1], 0))) {
      const otherLine = lines[other]
      if (otherLine === undefined || other <= one || runs[other] === runs[one]) continue
      const shares = meet(line, otherLine)
      if (shares === undefined) continue
      const at = along(line, shares[0])
      cut(board, one, { share: shares[0], at })
      cut(board, other, { share: shares[1], at })
    }
  }
}

// Where another road passes the end of one.
const findBeside = (
  board: Board,
  { at, run }: SurveyPoint,
): (Place & { readonly link: number; readonly km: number }) | undefined => {
  let [best, least]: [ReturnType<typeof findBeside>, number] = [undefined, ENDED]
  for (const link of listNear(board, cellsOf(at, at, ENDED / KM_PER_DEGREE))) {
    const line = board.lines[link]
    if (line === undefined || board.runs[link] === run) continue
    const share = nearestShare(at, line)
    const on = along(line, share)
    const km = kmBetween(at, on)
    if (km < least) [best, least] = [{ link, share, at: on, km }, km]
  }
  return best
}

const joinEnds = (board: Board): readonly SurveyLink[] => {
  const { points, links } = board.survey
  const degree = new Int32Array(points.length)
  for (const { a, b } of links) for (const at of [a, b]) degree[at] = (degree[at] ?? 0) + 1
  return points.flatMap((point, end) => {
    if ((degree[end] ?? 0) > 1) return []
    const beside = findBeside(board, point)
    if (beside === undefined) return []
    cut(board, beside.link, beside)
    board.points.push({ at: beside.at, run: point.run, name: '' })
    return [{ a: end, b: board.points.length - 1, km: beside.km, road: point.run }]
  })
}

/** Gives roads that cross, and those that end beside another, a point in common. */
export const crossRoads = (survey: Survey): Survey => {
  const board = openBoard(survey)
  cutCrossings(board)
  const extra = joinEnds(board)
  const pieces = survey.links.flatMap((link, at) => {
    const some = [...(board.cuts.get(at) ?? [])].sort((one, other) => one.share - other.share)
    let before: Cut = { share: 0, point: link.a }
    return [...some, { share: 1, point: link.b }].map((next) => {
      const piece = {
        ...link,
        a: before.point,
        b: next.point,
        km: link.km * (next.share - before.share),
      }
      before = next
      return piece
    })
  })
  return { points: board.points, links: [...pieces, ...extra] }
}
