// What is looked for in the places: names no place has, a table that is out of date.
import { readFileSync } from 'node:fs'
import { writePlaceFile } from '../places/index.js'
import { listUnknownNames, listUntoldNames, makePlaceFile } from '../scripts/place-document.js'
import type { PlaceSources } from '../sources/place-rows.js'
import type { Fault, Rows, Sources } from '../sources/rows.js'

const TABLE = 'data/tables/places.json'
const NAMES = 'data/sources/places'

/** Everything that is wrong with the places. */
export const listPlaceFaults = (
  folder: URL,
  places: PlaceSources,
  { sources }: Pick<Sources, 'sources'>,
): readonly Fault[] => {
  const text = readFileSync(new URL('tables/places.json', folder), 'utf8')
  const known = new Set(sources.rows.map(({ id }) => id))
  const all = Object.values(places) as readonly Rows<{ readonly source: string }>[]
  return [
    ...all.flatMap(({ faults }) => faults),
    ...all.flatMap(({ file, rows }) =>
      rows
        .filter(({ source }) => !known.has(source))
        .map(({ source }) => ({
          file,
          path: 'source',
          text: `names the source ${source}, which is not in sources.json`,
        })),
    ),
    ...listUnknownNames(places).map((path) => ({
      file: NAMES,
      path,
      text: 'is no place of the package',
    })),
    ...listUntoldNames(places).map((path) => ({
      file: places.names.file,
      path,
      text: 'is said to be of a language, and is no name or region of the sources',
    })),
    ...(writePlaceFile(makePlaceFile(places)) === text
      ? []
      : [
          {
            file: TABLE,
            path: '',
            text: 'differs from what its sources make: run node .config/run.mjs data:maps',
          },
        ]),
  ]
}
