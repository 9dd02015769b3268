// Stations of an export of Open Charge Map. Each keeps its provider and licence; what may not be used is dropped and told.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { Credit } from '@evkit/engine/route'
import { decodeWith, left, right, type Either } from '@evkit/engine/shared'
import type { StationFile, StoredStation } from './station-file.js'

const absent = t.union([t.null, t.undefined])
const orAbsent = <A>(codec: t.Type<A>) => t.union([codec, absent])

const Provider = t.type({
  Title: orAbsent(t.string),
  WebsiteURL: orAbsent(t.string),
  License: orAbsent(t.string),
})

const Poi = t.type(
  {
    ID: t.number,
    DataProvider: orAbsent(Provider),
    OperatorInfo: orAbsent(t.type({ Title: orAbsent(t.string) })),
    StatusType: orAbsent(t.type({ IsOperational: orAbsent(t.boolean) })),
    UsageTypeID: orAbsent(t.number),
    AddressInfo: t.type({
      Title: orAbsent(t.string),
      Latitude: t.number,
      Longitude: t.number,
    }),
    NumberOfPoints: orAbsent(t.number),
    Connections: orAbsent(
      t.readonlyArray(t.type({ PowerKW: orAbsent(t.number), Quantity: orAbsent(t.number) })),
    ),
    DateLastVerified: orAbsent(t.string),
    DateLastStatusUpdate: orAbsent(t.string),
  },
  'Poi',
)

type Poi = t.TypeOf<typeof Poi>

/** Why a row was dropped. */
export const DROP_REASONS = [
  'cannot be read',
  'has no position on earth',
  'has no licence',
  'may not be used commercially',
  'is out of use',
  'is private',
  'is weaker than asked for',
  'is there twice',
] as const
/** Why a row was dropped. */
export type DropReason = (typeof DROP_REASONS)[number]

/** A row that was dropped, by its position in the export. */
export interface Dropped {
  /** Number of the row, from 0. */
  readonly at: number
  readonly reason: DropReason
  readonly detail: string
}

/** What came of an export. */
export interface Import {
  readonly file: StationFile
  readonly dropped: readonly Dropped[]
}

const NON_COMMERCIAL = /non[\s-]?commercial|\bNC\b/i

// Private for staff, and restricted: what these numbers mean in Open Charge Map.
const PRIVATE = [2, 6]

const NORTH = 90
const EAST = 180
const LONGEST_NAME = 120

const clean = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)

const powerOf = ({ Connections }: Poi): number | null => {
  const powers = (Connections ?? []).flatMap(({ PowerKW }) =>
    (PowerKW ?? 0) > 0 ? [PowerKW ?? 0] : [],
  )
  return powers.length === 0 ? null : Math.max(...powers)
}

const pointsOf = ({ NumberOfPoints, Connections }: Poi): number | null => {
  if (Number.isInteger(NumberOfPoints) && (NumberOfPoints ?? 0) > 0) return NumberOfPoints ?? null
  const sum = (Connections ?? []).reduce((total, { Quantity }) => total + (Quantity ?? 0), 0)
  return Number.isInteger(sum) && sum > 0 ? sum : null
}

const dayOf = ({ DateLastVerified, DateLastStatusUpdate }: Poi): string =>
  /^\d{4}-\d{2}-\d{2}/.exec(DateLastVerified ?? DateLastStatusUpdate ?? '')?.[0] ?? ''

const isOnEarth = ({ AddressInfo: { Latitude, Longitude } }: Poi): boolean =>
  Math.abs(Latitude) <= NORTH && Math.abs(Longitude) <= EAST && (Latitude !== 0 || Longitude !== 0)

const findLegalReason = ({ DataProvider }: Poi): readonly [DropReason, string] | undefined => {
  const licence = clean(DataProvider?.License)
  if (licence === '') return ['has no licence', clean(DataProvider?.Title)]
  return NON_COMMERCIAL.test(licence)
    ? ['may not be used commercially', clean(DataProvider?.Title)]
    : undefined
}

const findReason = (poi: Poi, leastPower: number): readonly [DropReason, string] | undefined => {
  const power = powerOf(poi)
  if (!isOnEarth(poi)) return ['has no position on earth', '']
  if (poi.StatusType?.IsOperational === false) return ['is out of use', '']
  if (PRIVATE.includes(poi.UsageTypeID ?? 0)) return ['is private', '']
  return power !== null && power < leastPower
    ? ['is weaker than asked for', `${power} kW`]
    : findLegalReason(poi)
}

const toStored = (poi: Poi): StoredStation => ({
  id: `ocm-${poi.ID}`,
  name: clean(poi.AddressInfo.Title) || clean(poi.OperatorInfo?.Title) || `Station ${poi.ID}`,
  lat: poi.AddressInfo.Latitude,
  lng: poi.AddressInfo.Longitude,
  power: powerOf(poi),
  points: pointsOf(poi),
  asOf: dayOf(poi),
  provider: clean(poi.DataProvider?.Title) || 'Open Charge Map',
  licence: clean(poi.DataProvider?.License),
})

const toCredit = (poi: Poi): Credit => {
  const title = clean(poi.DataProvider?.Title) || 'Open Charge Map'
  const url = clean(poi.DataProvider?.WebsiteURL)
  return {
    text: `Charging stations: ${title}, by way of Open Charge Map`,
    url: /^https?:\/\//.test(url) ? url : 'https://openchargemap.org',
    licence: clean(poi.DataProvider?.License),
    asOf: '',
  }
}

type Read = Either<readonly [DropReason, string], Poi>

const readPoi = (row: unknown, leastPower: number): Read => {
  const decoded = decodeWith(Poi, row)
  if (E.isLeft(decoded)) {
    const [first] = decoded.left
    return left([
      'cannot be read',
      first === undefined ? '' : `${first.path}: expected ${first.expected}`,
    ])
  }
  const reason = findReason(decoded.right, leastPower)
  return reason === undefined ? right(decoded.right) : left(reason)
}

/** Turns rows of Open Charge Map into a file of stations. Stations of unknown power are kept. */
export const importStations = (
  rows: readonly unknown[],
  { leastPower }: { readonly leastPower: number },
): Import => {
  const stations = new Map<string, StoredStation>()
  const credits = new Map<string, Credit>()
  const dropped: Dropped[] = []
  for (const [at, row] of rows.entries()) {
    const read = readPoi(row, leastPower)
    if (E.isLeft(read)) {
      const [reason, detail] = read.left
      dropped.push({ at, reason, detail })
      continue
    }
    const station = toStored(read.right)
    if (stations.has(station.id)) {
      dropped.push({ at, reason: 'is there twice', detail: station.id })
      continue
    }
    stations.set(station.id, station)
    if (!credits.has(station.provider)) credits.set(station.provider, toCredit(read.right))
  }
  return {
    file: {
      format: 'evkit-stations-1',
      credits: Object.fromEntries(credits),
      stations: [...stations.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    },
    dropped,
  }
}
