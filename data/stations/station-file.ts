// Charging stations as they are kept: the same file for those of the project and for those that were imported.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { ChargingStation, Credit } from '@evkit/engine/route'
import { decodeWith, none, right, some, type Either, type Issue } from '@evkit/engine/shared'

const CreditCodec = t.type({ text: t.string, url: t.string, licence: t.string, asOf: t.string })

const known = t.union([t.number, t.null])

const StationCodec = t.type({
  id: t.string,
  name: t.string,
  lat: t.number,
  lng: t.number,
  power: known,
  points: known,
  asOf: t.string,
  provider: t.string,
  licence: t.string,
})

/** Shape of the file of stations. */
const StationFileCodec = t.type(
  {
    format: t.literal('evkit-stations-1'),
    /** Credit of each provider, by the name stations give. */
    credits: t.record(t.string, CreditCodec),
    stations: t.readonlyArray(StationCodec),
  },
  'StationFile',
)

/** The file of stations: power [kW] and number of points are null where they are not known. */
export type StationFile = t.TypeOf<typeof StationFileCodec>

/** A station as the file has it. */
export type StoredStation = StationFile['stations'][number]

/** Stations and the credits of who gave them. */
export interface Stations {
  readonly stations: readonly ChargingStation[]
  /** Credit by the name of the provider. */
  readonly credits: ReadonlyMap<string, Credit>
}

const optional = (value: number | null) => (value === null ? none : some(value))

/** Turns a stored station into one of the engine. */
export const toStation = (stored: StoredStation): ChargingStation => ({
  ...stored,
  power: optional(stored.power),
  points: optional(stored.points),
})

/** Reads the file of stations, or tells everything that is wrong with it. */
export const decodeStations = (document: unknown): Either<readonly Issue[], Stations> => {
  const decoded = decodeWith(StationFileCodec, document)
  if (E.isLeft(decoded)) return decoded
  const { stations, credits } = decoded.right
  return right({ stations: stations.map(toStation), credits: new Map(Object.entries(credits)) })
}

/** Writes the file of stations, one a line, so that what changes can be seen. */
export const writeStationFile = ({ format, credits, stations }: StationFile): string =>
  [
    `{"format":${JSON.stringify(format)},`,
    `"credits":${JSON.stringify(credits)},`,
    '"stations":[',
    stations.map((one) => JSON.stringify(one)).join(',\n'),
    ']}',
    '',
  ].join('\n')
