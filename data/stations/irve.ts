// Stations of the national base of France: a row for each point, as the schema IRVE statique has it.
import { left, right } from '@evkit/engine/shared'
import { readConnectors } from './connectors.js'
import type { CsvTable } from './csv-table.js'
import type { RegisterFacts } from './register-facts.js'
import { clean, dayOf, joinUsable, type Site, type SiteRow } from './sites.js'

type Row = Readonly<Record<string, string>>

const WATTS = 1000
/** Power in the base is kW; some operators write watts. */
const WATTS_FROM = 2000

const isTrue = (cell: string | undefined): boolean => /^(true|1|oui)$/i.test(cell ?? '')

const toDegrees = (...cells: readonly (string | undefined)[]): number =>
  Number(cells.find((cell) => cell !== undefined && cell !== '') ?? NaN)

const positionOf = (row: Row): readonly [lat: number, lng: number] => {
  const [lng = '', lat = ''] = (row['coordonneesXY'] ?? '').replaceAll(/[[\]\s]/g, '').split(',')
  return [
    toDegrees(row['consolidated_latitude'], lat),
    toDegrees(row['consolidated_longitude'], lng),
  ]
}

const powerOf = (row: Row): number | null => {
  const cell = row['puissance_nominale'] ?? ''
  const power = cell === '' ? NaN : Number(cell.replace(',', '.'))
  if (!Number.isFinite(power)) return null
  return power >= WATTS_FROM && power % WATTS === 0 ? power / WATTS : power
}

const toSite = (row: Row, facts: RegisterFacts): Site => {
  const [lat, lng] = positionOf(row)
  const isDirect = isTrue(row['prise_type_combo_ccs']) || isTrue(row['prise_type_chademo'])
  return {
    id: `${facts.prefix}-${row['id_station_itinerance'] ?? ''}`,
    name: clean(row['nom_station']),
    lat,
    lng,
    country: facts.country,
    operator: clean(row['nom_enseigne']) || clean(row['nom_operateur']),
    power: powerOf(row),
    points: 1,
    connectors: readConnectors([
      ...(isTrue(row['prise_type_combo_ccs']) ? ['ccs'] : []),
      ...(isTrue(row['prise_type_chademo']) ? ['chademo'] : []),
    ]),
    asOf: dayOf(row['date_maj'], facts.asOf),
    provider: facts.provider,
    licence: facts.licence,
    unusable: /réservé/i.test(row['condition_acces'] ?? '')
      ? 'is private'
      : isDirect
        ? undefined
        : 'has no direct current',
  }
}

/** Reads points and joins those of one operator that stand together. */
export const readIrve = ({ rows, faults }: CsvTable, facts: RegisterFacts): readonly SiteRow[] => {
  const read = rows.map(({ line, cells }): SiteRow => {
    const site = toSite(cells, facts)
    return Number.isFinite(site.lat) && Number.isFinite(site.lng)
      ? { at: line, read: right(site) }
      : { at: line, read: left(['cannot be read', 'consolidated_latitude: expected a number']) }
  })
  return [
    ...faults.map(({ line, text }): SiteRow => ({
      at: line,
      read: left(['cannot be read', text]),
    })),
    ...joinUsable(read),
  ]
}
