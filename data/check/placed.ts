// What is looked for in any rows with a position, an id and a source.
import type { LatLng } from '@evkit/engine/geo'
import type { Fault, Rows } from '../sources/rows.js'
import { mayBeIn } from '../stations/country-box.js'

/** One position of a file, and what to call it. */
interface Placed extends LatLng {
  readonly path: string
  readonly country: string
}

/** Finds positions that are not in their country. */
export const boxFaults = (file: string, places: readonly Placed[]): readonly Fault[] =>
  places.flatMap(({ path, country, lat, lng }) =>
    mayBeIn(country, { lat, lng })
      ? []
      : [{ file, path, text: `${lat}, ${lng} is not in ${country}` }],
  )

/** Finds keys that are there twice. */
export const repeated = (file: string, keys: readonly string[]): readonly Fault[] => {
  const seen = new Set<string>()
  return keys.flatMap((path) => {
    if (seen.has(path)) return [{ file, path, text: 'is there twice' }]
    seen.add(path)
    return []
  })
}

/** Finds sources that sources.json does not have. */
export const unknownSources = (
  { file, rows }: Rows<{ readonly source: string }>,
  known: ReadonlySet<string>,
): readonly Fault[] =>
  [...new Set(rows.map(({ source }) => source))]
    .filter((source) => !known.has(source))
    .map((source) => ({
      file,
      path: 'source',
      text: `names the source ${source}, which is not in sources.json`,
    }))
