// Stations of a feed of OCPI: locations with EVSEs and their connectors, as British operators publish them.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, right } from '@evkit/engine/shared'
import { readConnectors, type Connector } from './connectors.js'
import type { RegisterFacts } from './register-facts.js'
import { clean, dayOf, strongestOf, type Site, type SiteRow } from './sites.js'

const absent = t.union([t.null, t.undefined])
const orAbsent = <A>(codec: t.Type<A>) => t.union([codec, absent])
const Degrees = t.union([t.string, t.number])

const Plug = t.type({
  standard: t.string,
  power_type: orAbsent(t.string),
  max_electric_power: orAbsent(t.number),
  max_voltage: orAbsent(t.number),
  max_amperage: orAbsent(t.number),
})

const Evse = t.type({ status: orAbsent(t.string), connectors: t.readonlyArray(Plug) })

const Location = t.type(
  {
    id: t.string,
    name: orAbsent(t.string),
    address: orAbsent(t.string),
    city: orAbsent(t.string),
    country: orAbsent(t.string),
    coordinates: t.type({ latitude: Degrees, longitude: Degrees }),
    operator: orAbsent(t.type({ name: orAbsent(t.string) })),
    publish: orAbsent(t.boolean),
    last_updated: orAbsent(t.string),
    evses: orAbsent(t.readonlyArray(Evse)),
  },
  'Location',
)

type Plug = t.TypeOf<typeof Plug>
type Evse = t.TypeOf<typeof Evse>
type Location = t.TypeOf<typeof Location>

const WATTS = 1000
const GONE = ['REMOVED', 'PLANNED', 'INOPERATIVE']

const PLUGS: ReadonlyMap<string, Connector> = new Map([
  ['IEC_62196_T2_COMBO', 'ccs'],
  ['CHADEMO', 'chademo'],
  ['IEC_62196_T2', 'type2'],
  ['TESLA_S', 'tesla'],
  ['TESLA_R', 'tesla'],
])

// Countries are of three letters there.
const COUNTRIES: Readonly<Record<string, string>> = {
  BEL: 'BE',
  DEU: 'DE',
  DNK: 'DK',
  FRA: 'FR',
  GBR: 'GB',
  IRL: 'IE',
  LUX: 'LU',
  NLD: 'NL',
  NOR: 'NO',
  SWE: 'SE',
}

const isDirect = ({ power_type, standard }: Plug): boolean =>
  power_type?.startsWith('DC') ?? (standard === 'CHADEMO' || standard === 'IEC_62196_T2_COMBO')

const powerOf = ({ max_electric_power, max_voltage, max_amperage }: Plug): number | undefined => {
  const watts = max_electric_power ?? (max_voltage ?? 0) * (max_amperage ?? 0)
  return watts > 0 ? watts / WATTS : undefined
}

const toSite = (location: Location, facts: RegisterFacts): Site => {
  const evses = (location.evses ?? []).filter(
    ({ status, connectors }) => !GONE.includes(status ?? '') && connectors.some(isDirect),
  )
  const plugs = evses.flatMap(({ connectors }) => connectors.filter(isDirect))
  const powers = plugs.flatMap((plug) => powerOf(plug) ?? [])
  const operator = clean(location.operator?.name) || facts.provider
  return {
    id: `${facts.prefix}-${location.id}`,
    name:
      clean(location.name) || clean([location.address, location.city].filter(Boolean).join(', ')),
    lat: Number(location.coordinates.latitude),
    lng: Number(location.coordinates.longitude),
    country: COUNTRIES[location.country ?? ''] ?? facts.country,
    operator,
    power: strongestOf(powers),
    points: evses.length === 0 ? null : evses.length,
    connectors: readConnectors(plugs.flatMap(({ standard }) => PLUGS.get(standard) ?? [])),
    asOf: dayOf(location.last_updated, facts.asOf),
    provider: facts.provider,
    licence: facts.licence,
    unusable: location.publish === false ? 'is private' : unusableOf(evses),
  }
}

const unusableOf = (evses: readonly Evse[]): Site['unusable'] =>
  evses.length === 0 ? 'has no direct current' : undefined

const Answer = t.type({ data: t.readonlyArray(t.unknown) })

/** Reads locations: a list, or the answer of a server with the list as its data. */
export const readOcpi = (rows: readonly unknown[], facts: RegisterFacts): readonly SiteRow[] => {
  const [first] = rows
  const answer = rows.length === 1 ? decodeWith(Answer, first) : undefined
  const locations = answer !== undefined && E.isRight(answer) ? answer.right.data : rows
  return locations.map((row, at) => {
    const decoded = decodeWith(Location, row)
    if (E.isRight(decoded)) return { at, read: right(toSite(decoded.right, facts)) }
    const [issue] = decoded.left
    const detail = issue === undefined ? '' : `${issue.path}: expected ${issue.expected}`
    return { at, read: left(['cannot be read', detail]) }
  })
}
