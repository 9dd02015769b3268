// What is looked for in the registers of charging stations: rows that cannot be, by their register and id.
import { judgeSite } from '../stations/judge.js'
import type { Fault, Sources } from '../sources/rows.js'
import { countryOf, type RegisterFile, type StationSources } from '../sources/station-rows.js'
import { readConnectors } from '../stations/connectors.js'
import { repeated, unknownSources } from './placed.js'

const rowFaults = ({ register, stations: { file, rows } }: RegisterFile): readonly Fault[] =>
  rows.flatMap((row) => {
    const country = countryOf(row, register)
    const words = row.connectors.split(';').filter((word) => word !== '')
    const reason = judgeSite({ ...row, ...register, country })
    return [
      ...(country === '' ? ['has no country'] : []),
      ...(reason === undefined ? [] : [reason.join(' ').trim()]),
      ...(readConnectors(words).length === words.length ? [] : ['has a plug of another name']),
    ].map((text) => ({ file, path: row.id, text }))
  })

/** Everything that is wrong with the registers of charging stations. */
export const listStationFaults = (
  { registers, files }: StationSources,
  { sources }: Pick<Sources, 'sources'>,
): readonly Fault[] => [
  ...registers.faults,
  ...unknownSources(registers, new Set(sources.rows.map(({ id }) => id))),
  ...repeated(
    registers.file,
    registers.rows.map(({ file }) => file),
  ),
  ...files.flatMap(({ stations }) => stations.faults),
  ...files.flatMap(({ stations: { file, rows } }) =>
    repeated(
      file,
      rows.map(({ id }) => id),
    ),
  ),
  ...files.flatMap(rowFaults),
]
