// Stations of a dump of NOBIL, which has Norway and Sweden among others.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, right } from '@evkit/engine/shared'
import { readConnectors } from './connectors.js'
import type { RegisterFacts } from './register-facts.js'
import { clean, dayOf, strongestOf, type Site, type SiteRow } from './sites.js'

const absent = t.union([t.null, t.undefined])
const orAbsent = <A>(codec: t.Type<A>) => t.union([codec, absent])

const Attribute = t.type({ trans: orAbsent(t.string), attrvalid: orAbsent(t.string) })
const Attributes = t.record(t.string, Attribute)

const Station = t.type(
  {
    csmd: t.type({
      id: t.union([t.number, t.string]),
      name: orAbsent(t.string),
      Position: t.string,
      Land_code: orAbsent(t.string),
      Operator: orAbsent(t.string),
      Owned_by: orAbsent(t.string),
      Updated: orAbsent(t.string),
      Station_status: orAbsent(t.number),
    }),
    attr: t.type({
      st: orAbsent(Attributes),
      conn: orAbsent(t.record(t.string, Attributes)),
    }),
  },
  'Station',
)

type Station = t.TypeOf<typeof Station>

// What the numbers of attributes mean: of a station whether the public may use it, of a connector its plug and power.
const AVAILABILITY = '2'
const PLUG = '4'
const CAPACITY = '5'
const PUBLIC = '1'
const IN_USE = 1

const COUNTRIES: Readonly<Record<string, string>> = {
  NOR: 'NO',
  SWE: 'SE',
  DAN: 'DK',
  DNK: 'DK',
  FIN: 'FI',
  ISL: 'IS',
}

const readPower = (text: string): number | undefined => {
  const found = /(\d+(?:[.,]\d+)?)\s*kW/i.exec(text)?.[1]
  return found === undefined ? undefined : Number(found.replace(',', '.'))
}

const plugsOf = (text: string): readonly string[] => [
  ...(/ccs|combo/i.test(text) ? ['ccs'] : []),
  ...(/chademo/i.test(text) ? ['chademo'] : []),
]

const positionOf = (text: string): readonly [lat: number, lng: number] => {
  const [lat = NaN, lng = NaN] = text
    .replaceAll(/[()\s]/g, '')
    .split(',')
    .map(Number)
  return [lat, lng]
}

const toSite = ({ csmd, attr }: Station, facts: RegisterFacts): Site => {
  const connectors = Object.values(attr.conn ?? {}).map((one) => ({
    capacity: one[CAPACITY]?.trans ?? '',
    plugs: plugsOf(one[PLUG]?.trans ?? ''),
  }))
  const direct = connectors.filter(
    ({ capacity, plugs }) => capacity.includes('DC') || plugs.length > 0,
  )
  const powers = direct.flatMap(({ capacity }) => readPower(capacity) ?? [])
  const [lat, lng] = positionOf(csmd.Position)
  const isPublic = (attr.st?.[AVAILABILITY]?.attrvalid ?? PUBLIC) === PUBLIC
  return {
    id: `${facts.prefix}-${csmd.id}`,
    name: clean(csmd.name),
    lat,
    lng,
    country: COUNTRIES[csmd.Land_code ?? ''] ?? facts.country,
    operator: clean(csmd.Operator) || clean(csmd.Owned_by),
    power: strongestOf(powers),
    points: direct.length === 0 ? null : direct.length,
    connectors: readConnectors(direct.flatMap(({ plugs }) => plugs)),
    asOf: dayOf(csmd.Updated, facts.asOf),
    provider: facts.provider,
    licence: facts.licence,
    unusable: findUnusable({ isPublic, isDirect: direct.length > 0, status: csmd.Station_status }),
  }
}

const findUnusable = ({
  isPublic,
  isDirect,
  status,
}: {
  readonly isPublic: boolean
  readonly isDirect: boolean
  readonly status: number | null | undefined
}): Site['unusable'] => {
  if ((status ?? IN_USE) !== IN_USE) return 'is out of use'
  if (!isPublic) return 'is private'
  return isDirect ? undefined : 'has no direct current'
}

const Dump = t.type({ chargerstations: t.readonlyArray(t.unknown) })

/** Reads a dump: the answer of the server, or the list in it. */
export const readNobil = (rows: readonly unknown[], facts: RegisterFacts): readonly SiteRow[] => {
  const [first] = rows
  const dump = rows.length === 1 ? decodeWith(Dump, first) : undefined
  const stations = dump !== undefined && E.isRight(dump) ? dump.right.chargerstations : rows
  return stations.map((row, at) => {
    const decoded = decodeWith(Station, row)
    if (E.isRight(decoded)) return { at, read: right(toSite(decoded.right, facts)) }
    const [issue] = decoded.left
    const detail = issue === undefined ? '' : `${issue.path}: expected ${issue.expected}`
    return { at, read: left(['cannot be read', detail]) }
  })
}
