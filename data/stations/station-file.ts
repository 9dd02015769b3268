// Charging stations as an import keeps them.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { ChargingStation } from '@evkit/engine/route'
import type { Credit } from '@evkit/engine/internal/route'
import { decodeWith, none, right, some, type Either, type Issue } from '@evkit/engine/shared'
import { readConnectors } from './connectors.js'

const CreditCodec = t.type({ text: t.string, url: t.string, licence: t.string, asOf: t.string })

const known = t.union([t.number, t.null])

const StationCodec = t.intersection([
  t.type({
    id: t.string,
    name: t.string,
    lat: t.number,
    lng: t.number,
    power: known,
    points: known,
    asOf: t.string,
    provider: t.string,
    licence: t.string,
  }),
  t.partial({
    operator: t.string,
    connectors: t.readonlyArray(t.string),
    country: t.string,
  }),
])

/** Shape of the file of stations. */
const StationFileCodec = t.intersection(
  [
    t.type({
      format: t.literal('evkit-stations-1'),
      /** Credit of each provider, by the name stations give. */
      credits: t.record(t.string, CreditCodec),
      stations: t.readonlyArray(StationCodec),
    }),
    t.partial({
      /** Countries the file has all known stations of: what else is known of them does not count. */
      whole: t.readonlyArray(t.string),
    }),
  ],
  'StationFile',
)

/** The file of stations: power [kW] and number of points are null where they are not known. */
export type StationFile = t.TypeOf<typeof StationFileCodec>

/** A station as the file has it. */
export type StoredStation = StationFile['stations'][number]

/** Stations and the credits of who gave them. */
export interface Stations {
  readonly stations: readonly ChargingStation[]
  /** Countries all known stations of which are among them. */
  readonly whole?: readonly string[]
  /** Credit by the name of the provider. */
  readonly credits: ReadonlyMap<string, Credit>
}

const optional = (value: number | null) => (value === null ? none : some(value))

/** Turns a stored station into one of the engine. */
export const toStation = (stored: StoredStation): ChargingStation => ({
  ...stored,
  power: optional(stored.power),
  points: optional(stored.points),
  operator: stored.operator ?? '',
  connectors: readConnectors(stored.connectors ?? []),
  country: stored.country ?? '',
})

/** Reads the file of stations, or tells everything that is wrong with it. */
export const decodeStations = (document: unknown): Either<readonly Issue[], Stations> => {
  const decoded = decodeWith(StationFileCodec, document)
  if (E.isLeft(decoded)) return decoded
  const { stations, credits, whole = [] } = decoded.right
  return right({
    stations: stations.map(toStation),
    credits: new Map(Object.entries(credits)),
    whole,
  })
}

/** Writes the file of stations, one a line, so that what changes can be seen. */
export const writeStationFile = ({ format, credits, whole = [], stations }: StationFile): string =>
  [
    `{"format":${JSON.stringify(format)},`,
    `"credits":${JSON.stringify(credits)},`,
    `"whole":${JSON.stringify(whole)},`,
    '"stations":[',
    stations.map((one) => JSON.stringify(one)).join(',\n'),
    ']}',
    '',
  ].join('\n')
