// Real roads of the second level, added to the network of main roads: surveyed points in a straight line, longer by a factor.
import { ROAD_KINDS } from '@evkit/engine/route'
import type { FindMass } from '../basemap/index.js'
import { POSITION_STEPS, straight, type NetworkFile, type Point } from '../roads/index.js'
import type { NodeRow, RoadSources } from '../sources/road-rows.js'

const METRES = 1000

const steps = (degrees: number): number => Math.round(degrees * POSITION_STEPS)

/** How many times longer a surveyed road is than its straight pieces, and how fast it is driven [km/h], by country. */
interface Country {
  readonly country: string
  readonly factor: number
  readonly speed: number
  readonly townSpeed: number
}

/** [1] Streets of a town that are main roads are so many times faster than its middle, where trips begin and end. */
const THROUGH_TOWN = 1.4

const listCountries = ({ secondLevel, speeds }: RoadSources): ReadonlyMap<string, Country> =>
  new Map(
    secondLevel.rows.map(({ prefix, country, factor }) => {
      const speedOf = (kind: string): number =>
        speeds.rows.find((row) => row.country === country && row.kind === kind)?.speed ?? 0
      return [
        prefix,
        {
          country,
          factor,
          speed: speedOf('second'),
          townSpeed: Math.round(speedOf('town') * THROUGH_TOWN),
        },
      ] as const
    }),
  )

/** Nodes of the second level that are a node of the main roads, by both ids. */
const listSame = ({ secondJoins }: RoadSources): ReadonlyMap<string, string> =>
  new Map(secondJoins.rows.flatMap(({ node, a, b }) => (a === b ? [[node, a]] : [])))

/**
 * Leads main roads through the surveyed points on them, so that they are drawn and joined where they are: a link becomes pieces
 * that keep its length together.
 */
export const refineMainRoads = (sources: RoadSources): RoadSources => {
  const { nodes, links, secondNodes, secondJoins } = sources
  const prefixes = new Map(sources.secondLevel.rows.map((row) => [row.prefix, row]))
  const byLink = new Map<string, { readonly node: string; readonly share: number }[]>()
  for (const { node, a, b, share } of secondJoins.rows) {
    if (a === b) continue
    const key = `${a} ${b}`
    byLink.set(key, [...(byLink.get(key) ?? []), { node, share }])
  }
  for (const some of byLink.values()) some.sort((one, other) => one.share - other.share)
  const on = new Set([...byLink.values()].flat().map(({ node }) => node))
  return {
    ...sources,
    nodes: {
      ...nodes,
      rows: [
        ...nodes.rows,
        ...secondNodes.rows
          .filter(({ id }) => on.has(id))
          .flatMap(({ id, lat, lng }): NodeRow[] => {
            const level = prefixes.get(id[0] ?? '')
            if (level === undefined) return []
            const { country, source } = level
            return [
              { id, country, lat, lng, label: '', kind: 'junction', source, basis: 'published' },
            ]
          }),
      ],
    },
    links: {
      ...links,
      rows: links.rows.flatMap((link) => {
        const points = [
          { node: link.a, share: 0 },
          ...(byLink.get(`${link.a} ${link.b}`) ?? []),
          { node: link.b, share: 1 },
        ]
        return points.slice(1).map(({ node, share }, at) => {
          const before = points[at] ?? { node: link.a, share: 0 }
          return { ...link, a: before.node, b: node, km: link.km * (share - before.share) }
        })
      }),
    },
  }
}

/** Adds the real roads of the second level to a network of main roads, made of refined sources. */
/** Adds the real roads of the second level to a network of main roads. */
export const addSecondRoads = (
  file: NetworkFile,
  sources: RoadSources,
  findMass: FindMass,
): NetworkFile => {
  const known = new Map(sources.nodes.rows.map(({ id }, at) => [id, at]))
  const countries = listCountries(sources)
  const countryOf = (id: string): Country | undefined => countries.get(id[0] ?? '')
  const { secondNodes, secondLinks } = sources
  const same = listSame(sources)
  const numberOfMain = (id: string): number | undefined => known.get(same.get(id) ?? id)
  const own = secondNodes.rows.filter(({ id }) => numberOfMain(id) === undefined)
  const first = file.nodes.lat.length
  const numbers = new Map(own.map(({ id }, at) => [id, first + at]))
  const numberOf = (id: string): number => numberOfMain(id) ?? numbers.get(id) ?? 0
  const lat = [...file.nodes.lat, ...own.map((node) => steps(node.lat))]
  const lng = [...file.nodes.lng, ...own.map((node) => steps(node.lng))]
  const positionOf = (id: string): Point => [
    (lat[numberOf(id)] ?? 0) / POSITION_STEPS,
    (lng[numberOf(id)] ?? 0) / POSITION_STEPS,
  ]
  const roads = [...new Set([...file.roads, ...secondLinks.rows.map(({ road }) => road)])].sort()
  const moved = file.roads.map((road) => roads.indexOf(road))
  const links = secondLinks.rows
  const codes = file.countries ?? []
  return {
    ...file,
    roads,
    mainLinks: file.links.from.length,
    nodes: {
      country: [
        ...(file.nodes.country ?? []),
        ...own.map(({ id }) => codes.indexOf(countryOf(id)?.country ?? '')),
      ],
      lat,
      lng,
      mass: [...file.nodes.mass, ...own.map(({ lat, lng }) => findMass(lat, lng))],
    },
    links: {
      from: [...file.links.from, ...links.map(({ a }) => numberOf(a))],
      to: [...file.links.to, ...links.map(({ b }) => numberOf(b))],
      metres: [
        ...file.links.metres,
        ...links.map(({ a, b, km }) =>
          Math.ceil(
            Math.max(
              km * METRES * (countryOf(a)?.factor ?? 1),
              straight(positionOf(a), positionOf(b)),
            ),
          ),
        ),
      ],
      kind: [...file.links.kind, ...links.map(() => ROAD_KINDS.indexOf('trunk'))],
      speed: [
        ...(file.links.speed ?? []),
        ...links.map(({ a, town }) => {
          const country = countryOf(a)
          return (town === 1 ? country?.townSpeed : country?.speed) ?? 0
        }),
      ],
      road: [
        ...file.links.road.map((road) => moved[road] ?? 0),
        ...links.map(({ road }) => roads.indexOf(road)),
      ],
    },
  }
}
