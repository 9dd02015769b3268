// Stations of an export of Open Charge Map. Each keeps its provider and licence; what may not be used is dropped and told.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, right, type Either } from '@evkit/engine/shared'
import { readConnectors, type Connector } from './connectors.js'
import type { Dropping, DropReason } from './judge.js'
import {
  Country,
  isReference,
  Operator,
  orAbsent,
  Provider,
  readReference,
  Status,
  type Reference,
} from './open-charge-map-reference.js'
import { clean, importSites, type Import, type Site } from './sites.js'

const Poi = t.type(
  {
    ID: t.number,
    DataProvider: orAbsent(Provider),
    DataProviderID: orAbsent(t.number),
    OperatorInfo: orAbsent(Operator),
    OperatorID: orAbsent(t.number),
    StatusType: orAbsent(Status),
    StatusTypeID: orAbsent(t.number),
    UsageType: orAbsent(t.type({ ID: orAbsent(t.number) })),
    UsageTypeID: orAbsent(t.number),
    AddressInfo: t.type({
      Title: orAbsent(t.string),
      Latitude: t.number,
      Longitude: t.number,
      Country: orAbsent(Country),
      CountryID: orAbsent(t.number),
    }),
    NumberOfPoints: orAbsent(t.number),
    Connections: orAbsent(
      t.readonlyArray(
        t.type({
          PowerKW: orAbsent(t.number),
          Quantity: orAbsent(t.number),
          ConnectionTypeID: orAbsent(t.number),
          ConnectionType: orAbsent(t.type({ ID: orAbsent(t.number) })),
        }),
      ),
    ),
    DateLastVerified: orAbsent(t.string),
    DateLastStatusUpdate: orAbsent(t.string),
  },
  'Poi',
)

type Poi = t.TypeOf<typeof Poi>

const NAME = 'Open Charge Map'

// Private for staff, and restricted: what these numbers mean in Open Charge Map.
const PRIVATE = [2, 6]

// Not operational, planned, removed, and removed as listed twice: what these numbers mean where no file says so.
const OUT_OF_USE = [100, 150, 200, 210]

const powerOf = ({ Connections }: Poi): number | null => {
  const powers = (Connections ?? []).flatMap(({ PowerKW }) =>
    (PowerKW ?? 0) > 0 ? [PowerKW ?? 0] : [],
  )
  return powers.length === 0 ? null : Math.max(...powers)
}

// What the numbers of plugs mean in Open Charge Map.
const PLUGS: Readonly<Record<number, Connector>> = {
  2: 'chademo',
  25: 'type2',
  27: 'tesla',
  30: 'tesla',
  33: 'ccs',
  1036: 'type2',
}

const connectorsOf = ({ Connections }: Poi): readonly Connector[] =>
  readConnectors(
    (Connections ?? []).flatMap(
      ({ ConnectionTypeID, ConnectionType }) =>
        PLUGS[ConnectionTypeID ?? ConnectionType?.ID ?? 0] ?? [],
    ),
  )

const pointsOf = ({ NumberOfPoints, Connections }: Poi): number | null => {
  if (Number.isInteger(NumberOfPoints) && (NumberOfPoints ?? 0) > 0) return NumberOfPoints ?? null
  const sum = (Connections ?? []).reduce((total, { Quantity }) => total + (Quantity ?? 0), 0)
  return Number.isInteger(sum) && sum > 0 ? sum : null
}

const dayOf = ({ DateLastVerified, DateLastStatusUpdate }: Poi): string =>
  /^\d{4}-\d{2}-\d{2}/.exec(DateLastVerified ?? DateLastStatusUpdate ?? '')?.[0] ?? ''

const providerOf = ({ DataProvider }: Poi): string => clean(DataProvider?.Title) || NAME

const findUnusable = ({
  StatusType,
  StatusTypeID,
  UsageType,
  UsageTypeID,
}: Poi): DropReason | undefined => {
  const isKnownDown = OUT_OF_USE.includes(StatusTypeID ?? 0)
  if (!(StatusType?.IsOperational ?? !isKnownDown)) return 'is out of use'
  return PRIVATE.includes(UsageTypeID ?? UsageType?.ID ?? 0) ? 'is private' : undefined
}

const toSite = (poi: Poi): Site => ({
  id: `ocm-${poi.ID}`,
  name: clean(poi.AddressInfo.Title) || clean(poi.OperatorInfo?.Title) || `Station ${poi.ID}`,
  lat: poi.AddressInfo.Latitude,
  lng: poi.AddressInfo.Longitude,
  country: clean(poi.AddressInfo.Country?.ISOCode),
  operator: clean(poi.OperatorInfo?.Title),
  connectors: connectorsOf(poi),
  power: powerOf(poi),
  points: pointsOf(poi),
  asOf: dayOf(poi),
  provider: providerOf(poi),
  licence: clean(poi.DataProvider?.License),
  unusable: findUnusable(poi),
})

// What a row says itself counts; where it gives a number alone, what the number stands for.
const refer = (poi: Poi, { providers, operators, statuses, countries }: Reference): Poi => ({
  ...poi,
  DataProvider: poi.DataProvider ?? providers.get(poi.DataProviderID ?? 0),
  OperatorInfo: poi.OperatorInfo ?? operators.get(poi.OperatorID ?? 0),
  StatusType: poi.StatusType ?? statuses.get(poi.StatusTypeID ?? -1),
  AddressInfo: {
    ...poi.AddressInfo,
    Country: poi.AddressInfo.Country ?? countries.get(poi.AddressInfo.CountryID ?? 0),
  },
})

type Read = Either<Dropping, Poi>

const readPoi = (row: unknown, reference: Reference): Read => {
  const decoded = decodeWith(Poi, row)
  if (E.isRight(decoded)) return right(refer(decoded.right, reference))
  const [first] = decoded.left
  const detail = first === undefined ? '' : `${first.path}: expected ${first.expected}`
  return left(['cannot be read', detail])
}

/**
 * Turns rows of Open Charge Map into a file of stations. Stations of unknown power are kept. One of the rows may be the
 * file an export has beside its stations, with what the numbers in them stand for; it is no row of a station.
 */
export const importStations = (
  rows: readonly unknown[],
  { leastPower, whole = [] }: { readonly leastPower: number; readonly whole?: readonly string[] },
): Import => {
  const reference = readReference(rows)
  const read = rows.flatMap((row, at) =>
    isReference(row) ? [] : [{ at, poi: readPoi(row, reference) }],
  )
  const urls = new Map<string, string>()
  for (const { poi } of read) {
    if (E.isRight(poi)) urls.set(providerOf(poi.right), clean(poi.right.DataProvider?.WebsiteURL))
  }
  return importSites(
    read.map(({ at, poi }) => ({ at, read: E.isRight(poi) ? right(toSite(poi.right)) : poi })),
    {
      leastPower,
      whole,
      creditOf: ({ provider, licence }) => {
        const url = urls.get(provider) ?? ''
        return {
          text: `Charging stations: ${provider}, by way of ${NAME}`,
          url: /^https?:\/\//.test(url) ? url : 'https://openchargemap.org',
          licence,
          asOf: '',
        }
      },
    },
  )
}
