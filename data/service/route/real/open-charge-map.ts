// Stations of Open Charge Map: asked for along the road, and taken only where their licence lets us.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { encodePolyline, type Line } from '@evkit/engine/geo'
import { decodeWith, right } from '@evkit/engine/shared'
import { simplifyLine } from '../../../basemap/index.js'
import { CORRIDOR_WIDTH, createFindAlong } from '../../../stations/along.js'
import { importStations } from '../../../stations/open-charge-map.js'
import { toStation } from '../../../stations/station-file.js'
import type { StationService } from '../ports.js'
import { notUnderstood, type Ask } from './ask.js'

/** How Open Charge Map is asked. */
export interface OpenChargeMapSettings {
  readonly base: string
  readonly key: string
  /** [kW] Weaker stations are left out; those of unknown power are not. */
  readonly leastPower: number
}

const MOST = 5000
const OK = 200
const Rows = t.readonlyArray(t.unknown)

// [characters] Addresses longer than this are refused by many a server.
const LONGEST_LINE = 3000
// [°] The line is made coarser until it fits.
const FIRST_TOLERANCE = 0.01

const shorten = (line: Line): string => {
  for (let tolerance = FIRST_TOLERANCE; ; tolerance *= 2) {
    const text = encodePolyline(Float64Array.from(simplifyLine([...line], tolerance)))
    if (text.length <= LONGEST_LINE) return text
  }
}

const writeQuery = (line: Line): string =>
  new URLSearchParams({
    output: 'json',
    compact: 'false',
    verbose: 'false',
    maxresults: String(MOST),
    polyline: shorten(line),
    distance: String(CORRIDOR_WIDTH),
    distanceunit: 'km',
  }).toString()

/** Finds stations with Open Charge Map. */
export const createOpenChargeMap =
  (ask: Ask, { base, key, leastPower }: OpenChargeMapSettings): StationService =>
  async (line, signal) => {
    const answer = await ask({
      name: 'open charge map',
      url: `${base}/poi?${writeQuery(line)}`,
      headers: key === '' ? {} : { 'X-API-Key': key },
      signal,
    })
    if (E.isLeft(answer)) return answer
    const rows = decodeWith(Rows, answer.right.body)
    if (answer.right.status !== OK || E.isLeft(rows)) return notUnderstood('open charge map')
    const { file } = importStations(rows.right, { leastPower })
    const findAlong = createFindAlong(file.stations.map(toStation))
    const { stations, count } = findAlong(line, CORRIDOR_WIDTH)
    const providers = new Set(stations.map(({ provider }) => provider))
    return right({
      stations,
      count,
      credits: Object.entries(file.credits).flatMap(([name, credit]) =>
        providers.has(name) ? [credit] : [],
      ),
    })
  }
