// The stations of the registers, as the calls answer with them.
import type { ChargingStation } from '@evkit/engine/route'
import type { Credit } from '@evkit/engine/internal/route'
import { none, some, type Option } from '@evkit/engine/shared'
import type { Rows } from '../sources/rows.js'
import { countryOf, type RegisterFile, type StationSources } from '../sources/station-rows.js'
import { readConnectors } from './connectors.js'
import type { Stations } from './station-file.js'

/** What the registers are credited by. */
interface SourceRow {
  readonly id: string
  readonly attribution: string
  readonly url: string
}

const known = (value: number | null): Option<number> => (value === null ? none : some(value))

const toStations = ({ register, stations }: RegisterFile): readonly ChargingStation[] =>
  stations.rows.map((row) => ({
    id: `${register.file}-${row.id}`,
    name: row.name,
    lat: row.lat,
    lng: row.lng,
    power: known(row.power),
    points: known(row.points),
    operator: row.operator,
    connectors: readConnectors(row.connectors.split(';')),
    country: countryOf(row, register),
    asOf: row.asOf ?? register.asOf,
    provider: register.provider,
    licence: register.licence,
  }))

/** Lists the stations of all registers, and the credit of each provider. */
export const listRegistered = (
  { registers, files }: StationSources,
  sources: Pick<Rows<SourceRow>, 'rows'>,
): Stations => {
  const credits = registers.rows.flatMap(({ provider, source, licence, asOf }) => {
    const row = sources.rows.find(({ id }) => id === source)
    if (row === undefined) return []
    const credit: Credit = { text: row.attribution, url: row.url, licence, asOf }
    return [[provider, credit] as const]
  })
  return { stations: files.flatMap(toStations), credits: new Map(credits) }
}

/** [km] How far a place may be to name a station without a name. */
const NEAR = 25

/** Names stations without a name by who runs them and the place they are at. */
export const nameStations = (
  stations: readonly ChargingStation[],
  findPlaceName: (at: Pick<ChargingStation, 'lat' | 'lng'>, within: number) => string,
): readonly ChargingStation[] =>
  stations.map((station) => {
    if (station.name !== '') return station
    const words = [station.operator, findPlaceName(station, NEAR)].filter((one) => one !== '')
    return { ...station, name: words.join(', ') || station.provider }
  })
