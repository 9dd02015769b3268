// Stations of an export of Open Charge Map. Each keeps its provider and licence; what may not be used is dropped and told.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, right } from '@evkit/engine/shared'
import { readConnectors, type Connector } from './connectors.js'
import type { DropReason } from './judge.js'
import { clean, importSites, type Import, type Site, type SiteRow } from './sites.js'

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
      Country: orAbsent(t.type({ ISOCode: orAbsent(t.string) })),
    }),
    NumberOfPoints: orAbsent(t.number),
    Connections: orAbsent(
      t.readonlyArray(
        t.type({
          PowerKW: orAbsent(t.number),
          Quantity: orAbsent(t.number),
          ConnectionTypeID: orAbsent(t.number),
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
    (Connections ?? []).flatMap(({ ConnectionTypeID }) => PLUGS[ConnectionTypeID ?? 0] ?? []),
  )

const pointsOf = ({ NumberOfPoints, Connections }: Poi): number | null => {
  if (Number.isInteger(NumberOfPoints) && (NumberOfPoints ?? 0) > 0) return NumberOfPoints ?? null
  const sum = (Connections ?? []).reduce((total, { Quantity }) => total + (Quantity ?? 0), 0)
  return Number.isInteger(sum) && sum > 0 ? sum : null
}

const dayOf = ({ DateLastVerified, DateLastStatusUpdate }: Poi): string =>
  /^\d{4}-\d{2}-\d{2}/.exec(DateLastVerified ?? DateLastStatusUpdate ?? '')?.[0] ?? ''

const providerOf = ({ DataProvider }: Poi): string => clean(DataProvider?.Title) || NAME

const findUnusable = (poi: Poi): DropReason | undefined => {
  if (poi.StatusType?.IsOperational === false) return 'is out of use'
  return PRIVATE.includes(poi.UsageTypeID ?? 0) ? 'is private' : undefined
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

const readPoi = (row: unknown): SiteRow['read'] => {
  const decoded = decodeWith(Poi, row)
  if (E.isRight(decoded)) return right(toSite(decoded.right))
  const [first] = decoded.left
  const detail = first === undefined ? '' : `${first.path}: expected ${first.expected}`
  return left(['cannot be read', detail])
}

/** Turns rows of Open Charge Map into a file of stations. Stations of unknown power are kept. */
export const importStations = (
  rows: readonly unknown[],
  { leastPower, whole = [] }: { readonly leastPower: number; readonly whole?: readonly string[] },
): Import => {
  const urls = new Map<string, string>()
  for (const row of rows) {
    const poi = decodeWith(Poi, row)
    if (E.isRight(poi)) urls.set(providerOf(poi.right), clean(poi.right.DataProvider?.WebsiteURL))
  }
  return importSites(
    rows.map((row, at) => ({ at, read: readPoi(row) })),
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
