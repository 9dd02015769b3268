import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { KnownCell, NumberCell, readCsvRows } from './csv-rows.js'
import { text, type Rows } from './rows.js'

const Origin = t.type({
  source: text,
  basis: t.keyof({ published: null, modelled: null }, 'published or modelled'),
})

/** Countries the road network covers. */
export const COUNTRIES = ['BE', 'DE', 'DK', 'FR', 'GB', 'IE', 'LU', 'NL', 'NO', 'SE'] as const
/** A country the road network covers, by its code in ISO 3166. */
export type Country = (typeof COUNTRIES)[number]

/** Codec of a covered country. */
export const CountryCodec = t.keyof(
  {
    BE: null,
    DE: null,
    DK: null,
    FR: null,
    GB: null,
    IE: null,
    LU: null,
    NL: null,
    NO: null,
    SE: null,
  },
  COUNTRIES.join(' | '),
)

const NodeRow = t.intersection([
  Origin,
  t.type({
    id: text,
    country: CountryCodec,
    lat: NumberCell,
    lng: NumberCell,
    label: t.string,
    kind: t.keyof({ junction: null, place: null }),
  }),
])

const LinkRow = t.intersection([
  Origin,
  t.type({
    a: text,
    b: text,
    km: NumberCell,
    kind: t.keyof({
      road: null,
      motorway: null,
      expressway: null,
      trunk: null,
      hills: null,
      access: null,
      ferry: null,
      shuttle: null,
      tunnel: null,
    }),
    road: t.string,
  }),
])

const PlaceRow = t.intersection([
  Origin,
  t.type({ name: text, country: CountryCodec, lat: NumberCell, lng: NumberCell, node: text }),
])

const CrossingRow = t.intersection([
  Origin,
  t.type({ a: text, b: text, name: text, minutes: NumberCell, wait: NumberCell }),
])

const SpeedRow = t.intersection([
  Origin,
  t.type({
    country: CountryCodec,
    kind: t.keyof({
      motorway: null,
      expressway: null,
      trunk: null,
      hills: null,
      second: null,
      local: null,
      town: null,
    }),
    speed: NumberCell,
  }),
])

const JoinedIslandRow = t.intersection([
  Origin,
  t.type({
    name: text,
    lat: NumberCell,
    lng: NumberCell,
    joinedLat: NumberCell,
    joinedLng: NumberCell,
  }),
])

const NarrowRow = t.intersection([
  Origin,
  t.type({ water: text, lat: NumberCell, lng: NumberCell, bridge: t.string }),
])

const PairRow = t.intersection([
  Origin,
  t.type({
    from: text,
    fromLat: NumberCell,
    fromLng: NumberCell,
    to: text,
    toLat: NumberCell,
    toLng: NumberCell,
    km: NumberCell,
    minutes: KnownCell,
    sure: t.keyof({ high: null, medium: null, memory: null, low: null, old: null }),
    why: t.string,
  }),
])

const SecondLevelRow = t.intersection([
  Origin,
  t.type({ prefix: text, country: CountryCodec, factor: NumberCell }),
])

const SecondNodeRow = t.type({ id: text, lat: NumberCell, lng: NumberCell })

const SecondLinkRow = t.type({
  a: text,
  b: text,
  km: NumberCell,
  road: t.string,
  town: KnownCell,
})

const SecondJoinRow = t.type({ node: text, a: text, b: text, share: NumberCell })

const ExplainedLinkRow = t.intersection([Origin, t.type({ a: text, b: text, why: text })])

/** A junction or place of the network, with its position in degrees. */
export type NodeRow = t.TypeOf<typeof NodeRow>
/** A link of the network with its length [km]. */
export type LinkRow = t.TypeOf<typeof LinkRow>
/** A place and the node it stands at. */
export type PlaceRow = t.TypeOf<typeof PlaceRow>
/** Time on board and time to wait [min] at a ferry or a shuttle. */
export type CrossingRow = t.TypeOf<typeof CrossingRow>
/** How fast a kind of road is driven in a country without traffic [km/h]. */
export type SpeedRow = t.TypeOf<typeof SpeedRow>
/** A point on the middle of narrow water, with the bridge or tunnel that crosses there. */
export type NarrowRow = t.TypeOf<typeof NarrowRow>
/** Two towns with their usual length by road [km] and time [min]; how sure they are, and why the network lies far off. */
export type PairRow = t.TypeOf<typeof PairRow>

/** All source files of the roads. */
export interface RoadSources {
  readonly nodes: Rows<NodeRow>
  readonly links: Rows<LinkRow>
  readonly places: Rows<PlaceRow>
  readonly crossings: Rows<CrossingRow>
  readonly speeds: Rows<SpeedRow>
  readonly islands: Rows<t.TypeOf<typeof JoinedIslandRow>>
  /** Narrow waters, point by point. */
  readonly narrows: Rows<NarrowRow>
  readonly pairs: Rows<PairRow>
  readonly ordinaryPairs: Rows<PairRow>
  /** Where roads of the second level are from: the letter their nodes begin with, and how much longer they are than drawn. */
  readonly secondLevel: Rows<t.TypeOf<typeof SecondLevelRow>>
  readonly secondNodes: Rows<t.TypeOf<typeof SecondNodeRow>>
  readonly secondLinks: Rows<t.TypeOf<typeof SecondLinkRow>>
  /** Where nodes of the second level stand on links, or at a node where both ends are the same. */
  readonly secondJoins: Rows<t.TypeOf<typeof SecondJoinRow>>
  /** Links that are much longer than the straight line, and why. */
  readonly longLinks: Rows<t.TypeOf<typeof ExplainedLinkRow>>
  /** Links whose straight line lies on water, and why. */
  readonly waterLinks: Rows<t.TypeOf<typeof ExplainedLinkRow>>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> => {
  const file = `sources/roads/${name}.csv`
  return readCsvRows(`data/${file}`, readFileSync(new URL(file, folder), 'utf8'), codec)
}

/** Reads the source files of the roads; what is wrong with them is in the faults of each. */
export const readRoadSources = (folder: URL): RoadSources => ({
  nodes: readFile(folder, 'nodes', NodeRow),
  links: readFile(folder, 'links', LinkRow),
  places: readFile(folder, 'places', PlaceRow),
  crossings: readFile(folder, 'crossings', CrossingRow),
  speeds: readFile(folder, 'speeds', SpeedRow),
  islands: readFile(folder, 'joined-islands', JoinedIslandRow),
  narrows: readFile(folder, 'narrow-water', NarrowRow),
  pairs: readFile(folder, 'pairs', PairRow),
  ordinaryPairs: readFile(folder, 'ordinary-pairs', PairRow),
  secondLevel: readFile(folder, 'second-level', SecondLevelRow),
  secondNodes: readFile(folder, 'second-nodes', SecondNodeRow),
  secondLinks: readFile(folder, 'second-links', SecondLinkRow),
  secondJoins: readFile(folder, 'second-joins', SecondJoinRow),
  longLinks: readFile(folder, 'long-links', ExplainedLinkRow),
  waterLinks: readFile(folder, 'water-links', ExplainedLinkRow),
})
