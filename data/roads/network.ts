// The road network as the search walks it: typed arrays, links of a node side by side.
import { measureDistance } from '@evkit/engine/geo'
import { ROAD_KINDS } from '@evkit/engine/route'
import type { RoadKind } from '@evkit/engine/internal/route'
import { POSITION_STEPS, SHARE_STEPS, type NetworkFile } from './network-file.js'
import { CROSSING_WEIGHT, minutesOf, SPEEDS, weigh, type CrossingKind } from './speeds.js'

/** A node that stands on a link. */
export interface Split {
  /** [1] How far along the link, from its first end. */
  readonly share: number
  readonly node: number
}

/** A road network. Nodes and links are numbers; every link is driven both ways. */
export interface Network {
  readonly credit: NetworkFile['credit']
  /** [°] Latitude of each node. */
  readonly lat: Float64Array
  /** [°] Longitude of each node. */
  readonly lng: Float64Array
  /** Number of the land each node is on; -1 where that is not known. */
  readonly mass: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  /** [m] Length of each link. */
  readonly metres: Float64Array
  /** [min] Time of each link, on board where it is a crossing. */
  readonly minutes: Float64Array
  /** [min] Time before a crossing leaves; 0 elsewhere. */
  readonly wait: Float64Array
  /** What each link weighs when roads are compared: minutes, the wait, and a share of a minute for each km. */
  readonly weight: Float64Array
  /** Kind of each link, as a place in the list of kinds. */
  readonly kind: Uint8Array
  /** Road of each link, as a place in `roads`. */
  readonly road: Int32Array
  readonly roads: readonly string[]
  /** How many links, from the first, are main roads: what maps show and what is counted by country. */
  readonly mainLinks: number
  /** Nodes that stand on a link, by link, in their order from its first end. */
  readonly splits: ReadonlyMap<number, readonly Split[]>
  /** Code of the country of each node in ISO 3166; empty where it is not known. */
  readonly country: readonly string[]
  /** [km/h] How fast towns are driven, by country. */
  readonly townSpeed: ReadonlyMap<string, number>
  /** Where the links of each node start in `links`; one entry more than there are nodes. */
  readonly first: Int32Array
  /** Links by node: each link stands at both of its ends. */
  readonly links: Int32Array
}

const METRES = 1000
const MINUTES = 60

/** Finds the kind of a link. */
export const kindOf = ({ kind }: Network, link: number): RoadKind =>
  ROAD_KINDS[kind[link] ?? 0] ?? 'trunk'

/** Tells whether a link is a crossing. */
export const isCrossing = (kind: RoadKind): kind is CrossingKind =>
  kind === 'ferry' || kind === 'tunnel' || kind === 'shuttle'

/** Tells whether a link stands for local roads that nobody surveyed. */
export const isModelled = (kind: RoadKind): boolean => kind === 'local-modelled'

/** Finds the other end of a link. */
export const otherEnd = (
  { from, to }: Pick<Network, 'from' | 'to'>,
  link: number,
  node: number,
): number => (from[link] === node ? (to[link] ?? 0) : (from[link] ?? 0))

/** [m] Straight distance between two positions, each a latitude and a longitude. */
export const straight = (
  [lat0, lng0]: readonly [number, number],
  [lat1, lng1]: readonly [number, number],
): number => measureDistance({ lat: lat0, lng: lng0 }, { lat: lat1, lng: lng1 })

/** Lists links by node: where those of each node start, and each link at both of its ends. */
export const listByNode = (
  count: number,
  ends: readonly Int32Array[],
): Pick<Network, 'first' | 'links'> => {
  const first = new Int32Array(count + 1)
  for (const end of ends) for (const node of end) first[node + 1] = (first[node + 1] ?? 0) + 1
  for (let node = 0; node < count; node += 1) {
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  }
  const next = first.slice()
  const links = new Int32Array(first[count] ?? 0)
  for (const end of ends) {
    for (const [link, node] of end.entries()) {
      const at = next[node] ?? 0
      links[at] = link
      next[node] = at + 1
    }
  }
  return { first, links }
}

const listSplits = ({ splits = [] }: NetworkFile): Network['splits'] => {
  const byLink = new Map<number, Split[]>()
  for (const [link, steps, node] of splits) {
    byLink.set(link, [...(byLink.get(link) ?? []), { share: steps / SHARE_STEPS, node }])
  }
  for (const some of byLink.values()) some.sort((one, other) => one.share - other.share)
  return byLink
}

/** Makes a network of its file. */
export const openNetwork = (file: NetworkFile): Network => {
  const { credit, roads, nodes, links, crossings, countries = [] } = file
  const times = new Map(
    crossings.map(([link, onBoard, wait = 0]) => [link, [onBoard, wait]] as const),
  )
  const from = Int32Array.from(links.from)
  const to = Int32Array.from(links.to)
  const metres = Float64Array.from(links.metres)
  const minutes = metres.map((length, link) => {
    const kind = ROAD_KINDS[links.kind[link] ?? 0] ?? 'trunk'
    const [known] = times.get(link) ?? []
    if (known !== undefined) return known
    const speed = links.speed?.[link] ?? 0
    if (speed > 0) return (length / METRES / speed) * MINUTES
    return minutesOf(
      isCrossing(kind) || !Object.hasOwn(SPEEDS, kind) ? 'access' : kind,
      length / METRES,
    )
  })
  const wait = metres.map((_, link) => times.get(link)?.[1] ?? 0)
  return {
    credit,
    lat: Float64Array.from(nodes.lat, (step) => step / POSITION_STEPS),
    lng: Float64Array.from(nodes.lng, (step) => step / POSITION_STEPS),
    mass: Int32Array.from(nodes.mass),
    from,
    to,
    metres,
    minutes,
    wait,
    weight: minutes.map(
      (time, link) =>
        weigh(time, metres[link] ?? 0) +
        (wait[link] ?? 0) +
        (times.has(link) ? CROSSING_WEIGHT : 0),
    ),
    kind: Uint8Array.from(links.kind),
    road: Int32Array.from(links.road),
    roads,
    mainLinks: file.mainLinks ?? from.length,
    splits: listSplits(file),
    country: nodes.lat.map((_, node) => countries[nodes.country?.[node] ?? -1] ?? ''),
    townSpeed: new Map(
      countries.flatMap((country, at) => {
        const speed = file.townSpeed?.[at]
        return speed === undefined ? [] : [[country, speed] as const]
      }),
    ),
    ...listByNode(nodes.lat.length, [from, to]),
  }
}
