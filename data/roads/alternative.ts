// An alternative to the least way: the least one where the middle of the first counts more, as far as it is worth driving.
import { MOST_LONGER, MOST_SHARED } from './is-alternative.js'
import { isModelled, kindOf, type Network } from './network.js'
import { joinStretches, type Stretch, type Way } from './search.js'
import { minutesOf } from './speeds.js'

/** [1] How many times as long as the part of the first road it replaces each part of its own takes at most. */
const MOST_DETOUR = 1.3

/** [1] Share of the first road's length a part of its own has at least: what is shorter only leads around a town. */
const LEAST_PART = 0.1

/** [1] How many times its weight a link of a road counts that is there already, but near the ends. */
const KNOWN_PENALTY = 1.4

/** [1] The same of links beside that road, so that not every lane along it comes first. */
const NEAR_PENALTY = 1.15

/** [1] Share of a part of its own that modelled roads are at most: where nobody surveyed a road, none is advised. */
const MOST_MODELLED = 0.05

/** [1] Share of a road's time that is near its ends: there is often one way out of a town only. */
const NEAR_ENDS = 0.1

/** How many roads are tried. */
const MOST_TRIES = 4

/** [1] How far beside a road links are near it, as a share of its length. */
const NEAR_SHARE = 1 / 50

const METRES = 1000
const METRES_PER_DEGREE = 111_195
const CELLS = 100_000
const START = -1
const END = -2

/** A part of a link between two nodes, or between a node and an end of the trip. */
interface Hop extends Stretch {
  /** The node it leads to. */
  readonly to: number
}

type Hops = readonly Hop[]

interface Path {
  readonly way: Way
  readonly hops: Hops
}

/** A part of an alternative, in place of hops of the first way. */
interface Detour {
  readonly from: number
  readonly to: number
  readonly by: Hops
}

// A stretch from node to node: nodes may stand on its link.
const cutStretch = ({ from, to, splits }: Network, { link, start, end }: Stretch): Hops => {
  const nodes = [
    { share: 0, node: from[link] ?? 0 },
    ...(splits.get(link) ?? []),
    { share: 1, node: to[link] ?? 0 },
  ]
  const isForward = start < end
  const passed = (isForward ? nodes : nodes.reverse()).filter(({ share }) =>
    isForward ? share > start && share <= end : share < start && share >= end,
  )
  const stops = passed.at(-1)?.share === end ? passed : [...passed, { share: end, node: END }]
  return stops.map(({ share, node }, at) => ({
    link,
    start: stops[at - 1]?.share ?? start,
    end: share,
    to: node,
  }))
}

const toPath = (network: Network, way: Way): Path => {
  const hops = way.stretches.flatMap((stretch) => cutStretch(network, stretch))
  return { way, hops: hops.map((hop, at) => (at < hops.length - 1 ? hop : { ...hop, to: END })) }
}

const sum = (hops: Hops, amountOf: (hop: Hop) => number): number =>
  hops.reduce((total, hop) => total + amountOf(hop), 0)

const isSameHop = (one: Hop | undefined, other: Hop | undefined): boolean =>
  one?.link === other?.link && one?.start === other?.start && one?.end === other?.end

// Where another way leaves the first one and comes back to it farther on.
const listDetours = (first: Hops, other: Hops): readonly Detour[] => {
  const places = new Map([[START, 0], ...first.map(({ to }, at) => [to, at + 1] as const)])
  const detours: Detour[] = []
  let [from, left] = [0, 0]
  for (const [at, { to }] of other.entries()) {
    const place = places.get(to) ?? 0
    if (place <= from) continue
    const isShared = place === from + 1 && at === left && isSameHop(first[from], other[at])
    if (!isShared) detours.push({ from, to: place, by: other.slice(left, at + 1) })
    ;[from, left] = [place, at + 1]
  }
  return detours
}

/** What hops are measured by. */
interface Measures {
  readonly metresOf: (hop: Hop) => number
  /** [min] Waits included. */
  readonly timeOf: (hop: Hop) => number
  readonly modelledOf: (hop: Hop) => number
}

const isUnknown = (network: Network, link: number): boolean => isModelled(kindOf(network, link))

const createMeasures = (network: Network): Measures => {
  const shareOf = ({ start, end }: Stretch): number => Math.abs(end - start)
  const metresOf = (hop: Hop): number => (network.metres[hop.link] ?? 0) * shareOf(hop)
  return {
    metresOf,
    timeOf: (hop) =>
      ((network.minutes[hop.link] ?? 0) + (network.wait[hop.link] ?? 0)) * shareOf(hop),
    modelledOf: (hop) => (isUnknown(network, hop.link) ? metresOf(hop) : 0),
  }
}

const listMiddle = (hops: Hops, { timeOf }: Measures): Hops => {
  const time = sum(hops, timeOf)
  let passed = 0
  return hops.filter((hop) => {
    const middle = passed + timeOf(hop) / 2
    passed += timeOf(hop)
    return middle > time * NEAR_ENDS && middle < time * (1 - NEAR_ENDS)
  })
}

// The detours that are worth it, the least ones first, as long as the whole does not take too long.
const chooseDetours = (first: Path, other: Path, measures: Measures): readonly Detour[] => {
  const { timeOf, metresOf, modelledOf } = measures
  const { start, end } = first.way
  const ways = minutesOf('access', (start.access + end.access) / METRES)
  const [time, metres] = [sum(first.hops, timeOf) + ways, sum(first.hops, metresOf)]
  const worth = listDetours(first.hops, other.hops)
    .map((detour) => {
      const { from, to, by } = detour
      const replaced = first.hops.slice(from, to)
      return { detour, by, replaced, longer: sum(by, timeOf) / sum(replaced, timeOf) }
    })
    .filter(({ by, longer }) => {
      const length = sum(by, metresOf)
      return (
        longer <= MOST_DETOUR &&
        length >= metres * LEAST_PART &&
        sum(by, modelledOf) <= length * MOST_MODELLED
      )
    })
    .sort((a, b) => a.longer - b.longer)
  const chosen: Detour[] = []
  let [total, own] = [time, 0]
  for (const { detour, by, replaced } of worth) {
    const more = sum(by, timeOf) - sum(replaced, timeOf)
    if (total + more > time * MOST_LONGER) continue
    total += more
    own += sum(replaced, metresOf)
    chosen.push(detour)
  }
  return own >= metres * (1 - MOST_SHARED) ? chosen.sort((a, b) => a.from - b.from) : []
}

const joinWay = (first: Path, other: Path, detours: readonly Detour[]): Way => {
  const hops: Hop[] = []
  let at = 0
  for (const { from, to, by } of detours) {
    hops.push(...first.hops.slice(at, from), ...by)
    at = to
  }
  hops.push(...first.hops.slice(at))
  return {
    start: detours[0]?.from === 0 ? other.way.start : first.way.start,
    end: at === first.hops.length ? other.way.end : first.way.end,
    stretches: joinStretches(hops.map(({ link, start, end }) => ({ link, start, end }))),
  }
}

/** Finds another way beside the first, by ways through the network on which some links count more; undefined where none is. */
export type FindAlternative = (
  first: Way,
  findWay: (penalties: Float64Array) => Way | undefined,
) => Way | undefined

/** Prepares a network for the question which other way there is. */
export const createAlternative = (network: Network): FindAlternative => {
  const { lat, lng, from } = network
  const measures = createMeasures(network)

  const penalise = (penalties: Float64Array, hops: Hops): void => {
    const middle = listMiddle(hops, measures)
    const size = (sum(hops, measures.metresOf) * NEAR_SHARE) / METRES_PER_DEGREE
    const cellOf = (node: number): number =>
      Math.floor((lat[node] ?? 0) / size) * CELLS + Math.floor((lng[node] ?? 0) / size)
    const cells = new Set(middle.map(({ link }) => cellOf(from[link] ?? 0)))
    const links = new Set(middle.map(({ link }) => link))
    for (const [link, node] of from.entries()) {
      const near = cells.has(cellOf(node)) ? NEAR_PENALTY : 1
      penalties[link] = (penalties[link] ?? 1) * (links.has(link) ? KNOWN_PENALTY : near)
    }
  }

  return (way, findWay) => {
    const first = toPath(network, way)
    const penalties = Float64Array.from(from, (_, link) =>
      isUnknown(network, link) ? KNOWN_PENALTY : 1,
    )
    let last = first
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      penalise(penalties, last.hops)
      const found = findWay(penalties)
      if (found === undefined) return undefined
      last = toPath(network, found)
      const detours = chooseDetours(first, last, measures)
      if (detours.length > 0) return joinWay(first, last, detours)
    }
    return undefined
  }
}
