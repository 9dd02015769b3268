// What is looked for in the places: names no place has, a table that is out of date.
import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { decodeZips, writePlaceFile } from '../places/index.js'
import { listUnknownNames, listUntoldNames, makePlaceFile } from '../scripts/place-document.js'
import type { PlaceSources } from '../sources/place-rows.js'
import { toFaults, type Fault, type Rows, type Sources } from '../sources/rows.js'

const TABLE = 'data/tables/places.json'
const NAMES = 'data/sources/places'

const ZIPS = 'data/tables/us-zips.json'
const ZIP = /^\d{5}$/
const STATE = /^[A-Z]{2}$/
// [°] From Hawaii to Maine and to the north of Alaska; Wake Island lies beyond the line of dates.
const [SOUTH, NORTH, EAST, BEYOND] = [18, 72, -66, 166]

/** Everything that is wrong with the postal codes of the United States. */
export const listZipFaults = (folder: URL): readonly Fault[] => {
  const table: unknown = JSON.parse(readFileSync(new URL('tables/us-zips.json', folder), 'utf8'))
  const decoded = decodeZips(table)
  if (E.isLeft(decoded)) return toFaults(ZIPS, decoded.left)
  return decoded.right.flatMap(({ zip, city, state, lat, lng }, at) => {
    const isPlaced = lat > SOUTH && lat < NORTH && (lng < EAST || lng > BEYOND)
    const isNext = zip > (decoded.right[at - 1]?.zip ?? '')
    return ZIP.test(zip) && STATE.test(state) && city !== '' && isPlaced && isNext
      ? []
      : [
          {
            file: ZIPS,
            path: zip,
            text: 'expected a code above the one before, in a town of a state',
          },
        ]
  })
}

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
