// Stations of the German register: a row for each device, semicolons between cells and commas in numbers.
import { left, right } from '@evkit/engine/shared'
import { readConnectors } from './connectors.js'
import type { CsvTable } from './csv-table.js'
import type { RegisterFacts } from './register-facts.js'
import { clean, joinUsable, type Site, type SiteRow } from './sites.js'

type Row = Readonly<Record<string, string>>

const numberOf = (cell: string | undefined): number | null => {
  const number = (cell ?? '') === '' ? NaN : Number((cell ?? '').replace(',', '.'))
  return Number.isFinite(number) ? number : null
}

// Columns are called a little otherwise from year to year: they are known by how they begin.
const find = (row: Row, start: RegExp): readonly string[] =>
  Object.entries(row).flatMap(([name, cell]) => (start.test(name) && cell !== '' ? [cell] : []))

const plugsOf = (row: Row): readonly string[] =>
  find(row, /^Steckertypen/i).flatMap((cell) => [
    ...(/combo|ccs/i.test(cell) ? ['ccs'] : []),
    ...(/chademo/i.test(cell) ? ['chademo'] : []),
  ])

const powerOf = (row: Row): number | null => {
  const powers = find(row, /^(Nennleistung Stecker|P\d)/i).flatMap((cell) =>
    cell.split(';').flatMap((one) => numberOf(one.trim()) ?? []),
  )
  return powers.length > 0
    ? Math.max(...powers)
    : numberOf(find(row, /^(Nennleistung Ladeeinrichtung|Anschlussleistung)/i)[0])
}

const toSite = (row: Row, facts: RegisterFacts): Site => {
  const [street = '', number = '', town = ''] = [/^Stra/i, /^Hausnummer/i, /^Ort$/i].map(
    (start) => find(row, start)[0],
  )
  const lat = numberOf(find(row, /^Breitengrad/i)[0]) ?? NaN
  const lng = numberOf(find(row, /^L.*ngengrad/i)[0]) ?? NaN
  return {
    id: `${facts.prefix}-${find(row, /^Ladeeinrichtungs-ID/i)[0] ?? `${lat} ${lng}`}`,
    name: clean(`${street} ${number}`.trim() + (town === '' ? '' : `, ${town}`)),
    lat,
    lng,
    country: facts.country,
    operator: clean(find(row, /^Anzeigename/i)[0]) || clean(find(row, /^Betreiber/i)[0]),
    power: powerOf(row),
    points: numberOf(find(row, /^Anzahl Ladepunkte/i)[0]),
    connectors: readConnectors(plugsOf(row)),
    asOf: facts.asOf,
    provider: facts.provider,
    licence: facts.licence,
    unusable: findUnusable(row),
  }
}

const findUnusable = (row: Row): Site['unusable'] => {
  const [status = ''] = find(row, /^Status/i)
  if (status !== '' && !/in betrieb/i.test(status)) return 'is out of use'
  return /schnell/i.test(find(row, /^Art der Lade/i)[0] ?? '') ? undefined : 'has no direct current'
}

/** Reads devices and joins those of one operator that stand together. */
export const readBnetza = (
  { rows, faults }: CsvTable,
  facts: RegisterFacts,
): readonly SiteRow[] => {
  const read = rows.map(({ line, cells }): SiteRow => {
    const site = toSite(cells, facts)
    return Number.isFinite(site.lat) && Number.isFinite(site.lng)
      ? { at: line, read: right(site) }
      : { at: line, read: left(['cannot be read', 'Breitengrad: expected a number']) }
  })
  return [
    ...faults.map(({ line, text }): SiteRow => ({
      at: line,
      read: left(['cannot be read', text]),
    })),
    ...joinUsable(read),
  ]
}
