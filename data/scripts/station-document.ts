// How the file of stations is made from its source rows.
import type { RoadSources } from '../sources/road-rows.js'
import type { Sources } from '../sources/rows.js'
import type { StationFile } from '../stations/station-file.js'

/** Makes the file of stations. The credit of a provider is that of the source its rows name. */
export const makeStationFile = (
  { stations }: Pick<RoadSources, 'stations'>,
  { sources }: Pick<Sources, 'sources'>,
): StationFile => {
  const credits = stations.rows.flatMap(({ provider, source, licence, asOf }) => {
    const row = sources.rows.find(({ id }) => id === source)
    if (row === undefined) return []
    return [[provider, { text: row.attribution, url: row.url, licence, asOf }] as const]
  })
  return {
    format: 'evkit-stations-1',
    credits: Object.fromEntries(credits),
    stations: stations.rows.map(
      ({ id, name, lat, lng, power, points, asOf, provider, licence }) => ({
        id,
        name,
        lat,
        lng,
        power,
        points,
        asOf,
        provider,
        licence,
      }),
    ),
  }
}
